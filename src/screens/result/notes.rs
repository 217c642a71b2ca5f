//! The summary on the result page. The match is replayed for it in the background.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::ResultTimer;
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::games::summary::MatchSummary;
use crate::levels::Scenario;
use crate::screens::drawer::levels_of;
use crate::session::{Seating, TableMatch};
use crate::table::cards::pack::AssetRoot;
use crate::words::DisplayText;

/// Notes on the finished match; exist as long as the result is shown.
#[derive(Resource, Debug)]
pub(in crate::screens) struct ResultNotes {
    /// The story and the next lesson, while they are being worked out.
    pub(super) summary: Option<PendingAnswer<(MatchSummary, Option<Scenario>)>>,
    pub(super) story: MatchSummary,
    /// The result of the last action, to be shown.
    pub(super) said: Option<DisplayText>,
    /// True if the player went to the coach, so that the focus returns to that button.
    pub(super) looked_back: bool,
    /// The lesson after the one that was played.
    pub(super) next_lesson: Option<Scenario>,
}

/// Opens the result.
pub(super) fn open(
    the_match: Res<TableMatch>,
    seating: Res<Seating>,
    assets: Res<AssetRoot>,
    mut commands: Commands,
) {
    info!("result shown");
    commands.insert_resource(ResultTimer::default());
    let (live, audience) = (the_match.live.fork(), seating.audience);
    let (game, lesson, root) = (the_match.game, the_match.begun.lesson.clone(), assets.0.clone());
    let summary = PendingAnswer::think(move || {
        let next_lesson = lesson.and_then(|lesson| {
            let mut lessons = levels_of(Some(game), &root).into_iter();
            lessons.find(|level| level.name == lesson.name)?;
            lessons.find(|level| !level.plan.steps.is_empty())
        });
        (live.story(audience), next_lesson)
    });
    let notes = ResultNotes {
        summary: Some(summary),
        story: MatchSummary::default(),
        said: None,
        looked_back: false,
        next_lesson: None,
    };
    commands.insert_resource(notes);
}

/// Takes the story of the match once it is there.
pub(in crate::screens) fn recall(
    mut notes: ResMut<ResultNotes>,
    timeout: Res<AnswerTimeout>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(summary) = &mut notes.summary else { return };
    redraw.write(RequestRedraw);
    let Some(answer) = summary.take(*timeout) else { return };
    let (story, next_lesson) = answer.unwrap_or_default();
    (notes.summary, notes.story, notes.next_lesson) = (None, story, next_lesson);
}
