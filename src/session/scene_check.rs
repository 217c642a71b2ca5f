//! Compares the table with the match once everything has been shown, and corrects it if they differ.

use bevy::prelude::*;

use super::{Seating, TableMatch};
use crate::flow::start::ErrorDialog;
use crate::table::cards::zone::{AtArea, InZone, TableZone};
use crate::table::cards::{PlayableCards, ShownScene, TableCard, difference};
use crate::table::motion::{CardFlip, Glide};
use crate::table::playback::Playback;
use crate::table::stadium::pitch::PitchArea;
use engine::SeatSet;
use stage::scene::{Audience, BallPosition};
use stage::step::AnimationStep;
use words::DisplayText;

/// Number of times the table differed from the match. A release build corrects the table silently; a debug build
/// reports it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DesyncCount(pub u32);

/// The revision and the audience for which the table was compared last; exists as long as the match is there.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct LastSyncCheck(Option<(u64, Audience)>);

/// Adds the comparison.
pub fn plugin(app: &mut App) {
    app.init_resource::<DesyncCount>();
}

/// Compares once for every decision and audience, as soon as the playback is idle.
pub(super) fn compare(
    (the_match, seating): (Res<TableMatch>, Res<Seating>),
    mut playback: ResMut<Playback>,
    moving: Query<(), Or<(With<Glide>, With<CardFlip>)>>,
    (cards, zones): (Query<(&TableCard, &InZone)>, Query<&TableZone>),
    (balls, areas): (Query<&AtArea>, Query<&PitchArea>),
    (on_table, playable_cards): (Res<ShownScene>, Res<PlayableCards>),
    mut last_check: ResMut<LastSyncCheck>,
    mut desyncs: ResMut<DesyncCount>,
    mut error_dialogs: MessageWriter<ErrorDialog>,
) {
    if !playback.is_idle() || the_match.passed_windows.pending() {
        last_check.0 = None;
        return;
    }
    // Cards that are chosen already lie elsewhere until the decision is made.
    if !moving.is_empty()
        || !playable_cards.chosen.is_empty()
        || last_check.0 == Some((the_match.revision, seating.looking()))
    {
        return;
    }
    last_check.0 = Some((the_match.revision, seating.looking()));
    let truth = the_match.state.scene(seating.looking());
    let lying = cards.iter().filter_map(|(card, zone)| Some((card, zones.get(zone.0).ok()?.0.id)));
    // An area that has the ball is the one where the view has it.
    let rests = balls.iter().next().and_then(|at| areas.get(at.0).ok()).map(|area| area.index);
    let ball = match truth.ball {
        Some(BallPosition::Area(k)) => Some(k),
        _ => None,
    };
    let desync = difference(&truth, lying)
        .or_else(|| {
            (rests.is_some() && rests != ball)
                .then(|| format!("the ball is in area {rests:?}, the view says {ball:?}"))
        })
        .or_else(|| (*on_table.0 != truth).then(|| "the table shows an older scene".to_owned()));
    if let Some(desync) = desync {
        desyncs.0 += 1;
        // The text names cards; if two people play, nothing of their hands may be logged.
        let desync = if seating.humans() == SeatSet::BOTH { "(hidden)".to_owned() } else { desync };
        error!("desync after decision {}: {desync}", the_match.revision);
        if cfg!(debug_assertions) && desyncs.0 == 1 {
            let message = format!("Developer: the table differs from the view: {desync}");
            error_dialogs.write(ErrorDialog::stoppage(DisplayText::verbatim(message)));
        }
        playback.push([AnimationStep::new(truth, 0.0)]);
        playback.skip();
    }
}
