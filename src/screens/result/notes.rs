//! The summary on the result page. The match is replayed for it in the background.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::ResultTimer;
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::session::levels::KnownScenarios;
use crate::session::{Seating, TableMatch};
use games::summary::MatchSummary;
use levels::Scenario;
use words::DisplayText;

/// Notes on the finished match; exist as long as the result is shown.
#[derive(Resource, Debug)]
pub(in crate::screens) struct ResultNotes {
    /// The story, while it is being worked out.
    pub(super) summary: Option<PendingAnswer<MatchSummary>>,
    pub(super) story: MatchSummary,
    /// The result of the last action, to be shown.
    pub(super) message: Option<DisplayText>,
    /// True if the player went to the coach, so that the focus returns to that button.
    pub(super) looked_back: bool,
    /// The lesson after the one that was played.
    pub(super) next_lesson: Option<Scenario>,
}

/// Opens the result.
pub(super) fn open(
    the_match: Res<TableMatch>,
    seating: Res<Seating>,
    levels: Res<KnownScenarios>,
    mut commands: Commands,
) {
    info!("result shown");
    commands.insert_resource(ResultTimer::default());
    let (live, audience) = (the_match.live.fork(), seating.audience);
    let next_lesson = the_match.begun.lesson.as_ref().and_then(|lesson| {
        let mut lessons = levels.all().of(the_match.game.id());
        lessons.find(|level| level.name == lesson.name)?;
        lessons.find(|level| !level.plan.steps.is_empty()).cloned()
    });
    let summary = PendingAnswer::spawn(move || live.story(audience));
    let notes = ResultNotes {
        summary: Some(summary),
        story: MatchSummary::default(),
        message: None,
        looked_back: false,
        next_lesson,
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
    let Some(answer) = summary.wait(*timeout) else { return };
    (notes.summary, notes.story) = (None, answer.unwrap_or_default());
}
