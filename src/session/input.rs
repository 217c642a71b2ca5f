//! Translates input actions at the table into commands: options, clicks on cards, and hurrying the show.

use bevy::prelude::*;

use super::bindings::{Bindings, OPTIONS};
use super::commands::PlayerCommand;
use super::decisions::{DecisionTarget, OpenDecisions};
use super::privacy_screen::{HideRequest, LongerLookRequest, LookRequest};
use super::refusal::RefusedAttempt;
use super::{Seating, TableMatch, lesson};
use crate::flow::action::{ActionState, InputAction, PadDirection};
use crate::flow::frame::FrameSet;
use crate::flow::page::page_open;
use crate::flow::prefs::Prefs;
use crate::flow::screen::InMatch;
use crate::table::cards::CardClicked;
use crate::table::playback::Playback;
use engine::Seat;
use stage::scene::PlayerId;

/// Adds the input of the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<Bindings>()
        .add_systems(
            Update,
            (lesson::handle_commands, point, clicks, keys, hurry)
                .chain()
                .in_set(FrameSet::Input)
                .run_if(in_state(InMatch))
                .run_if(page_open(None)),
        )
        .add_systems(
            Update,
            take_over.in_set(FrameSet::ApplySettings).run_if(resource_exists_and_changed::<Prefs>),
        );
}

/// Applies changed key bindings.
fn take_over(prefs: Res<Prefs>, mut bindings: ResMut<Bindings>) {
    let now = Bindings::from_settings(&prefs.settings.keys).on_the_keyboard_of(&bindings);
    bindings.set_if_neq(now);
}

/// Drops the keyboard focus as soon as the pointer moves, so that only one thing is highlighted.
fn point(mut moved: MessageReader<CursorMoved>, mut decisions: ResMut<OpenDecisions>) {
    if moved.read().count() > 0 && decisions.focus.is_some() {
        decisions.focus = None;
    }
}

/// Handles a click on a playable card: takes its offer, or picks the card.
fn clicks(
    mut clicked: MessageReader<CardClicked>,
    the_match: Res<TableMatch>,
    decisions: Res<OpenDecisions>,
    mut player_commands: MessageWriter<PlayerCommand>,
    mut refused: MessageWriter<RefusedAttempt>,
) {
    let revision = decisions.revision();
    for CardClicked(piece) in clicked.read() {
        refused.write_batch(decisions.seat().and_then(|seat| why_not(&the_match, &decisions, seat, *piece)));
        for seat in Seat::BOTH {
            let offered = decisions.offered(seat, *piece);
            let target = offered.map_or(DecisionTarget::Card(*piece), DecisionTarget::Offer);
            player_commands.write(PlayerCommand { seat, target, revision });
        }
    }
}

/// Returns why the asked seat cannot take that card; `None` if it can, or if the reason is unknown.
fn why_not(the_match: &TableMatch, asked: &OpenDecisions, seat: Seat, piece: u16) -> Option<RefusedAttempt> {
    let open = asked.picking[seat].as_ref().is_some_and(|picking| picking.pickable.contains(&piece));
    // A window for which that side holds no card has no match to ask.
    let vain = asked.looking_seat.is_some() && the_match.passed_windows.asking().next().is_none();
    if open || vain || asked.waiting_seat.is_some() || asked.secret || asked.offered(seat, piece).is_some() {
        return None;
    }
    the_match.asking(seat).why_not(seat, piece).map(RefusedAttempt::Card)
}

fn keys(
    action_state: Res<ActionState>,
    (the_match, seating): (Res<TableMatch>, Res<Seating>),
    mut decisions: ResMut<OpenDecisions>,
    (mut player_commands, mut refused): (MessageWriter<PlayerCommand>, MessageWriter<RefusedAttempt>),
    (mut look, mut hide, mut longer): (
        MessageWriter<LookRequest>,
        MessageWriter<HideRequest>,
        MessageWriter<LongerLookRequest>,
    ),
) {
    let revision = decisions.revision();
    let commit = action_state.just(InputAction::Confirm) || action_state.just(InputAction::Proceed);
    let hangs = seating.privacy_screen.filter(|privacy_screen| !privacy_screen.open);
    if hangs.is_some_and(|privacy_screen| action_state.just(InputAction::Look(privacy_screen.seat))) {
        look.write(LookRequest::Key);
        return;
    }
    if action_state.just(InputAction::HideCards)
        && let Some(privacy_screen) = seating.privacy_screen
    {
        // Over hidden cards the key has nothing to hide: there it takes the offer of longer looks.
        if privacy_screen.open {
            hide.write(HideRequest);
        } else {
            longer.write(LongerLookRequest);
        }
        return;
    }
    // In a lesson the key leads to the step before.
    if action_state.just(InputAction::Undo) && the_match.step_before().is_none() {
        match (decisions.undo, action_state.seat_of(InputAction::Undo)) {
            (Some(seat), Some(other)) if seat != other => {
                refused.write(RefusedAttempt::NotYours(seating.called(seat)));
            }
            (Some(seat), _) => {
                player_commands.write(PlayerCommand { seat, target: DecisionTarget::Undo, revision });
            }
            // A refusal now may be wrong in a moment.
            (None, _) if decisions.undo_pending => {}
            (None, _) => {
                refused.write(RefusedAttempt::Undo);
            }
        }
        return;
    }
    for seat in Seat::BOTH {
        // Taking back has its own key, which is shown on its button.
        for (target, hint) in decisions.key_hints(seat) {
            let number = hint.digit.filter(|_| decisions.digits == Some(seat)).map(InputAction::Number);
            let option = hint.hand.map(|k| InputAction::Option(seat, k));
            if number.into_iter().chain(option).any(|action| action_state.just(action)) {
                player_commands.write(PlayerCommand { seat, target, revision });
            }
        }
    }
    let Some(seat) = decisions.seat() else { return };
    let taken = decisions.key_hints(seat);
    // Digits mean something only where a number is chosen: not, for example, where a shot goes.
    let by_number = taken.iter().any(|(_, hint)| hint.digit.is_some());
    if decisions.numbered && by_number && decisions.digits == Some(seat) {
        for k in (0..OPTIONS).filter(|k| action_state.just(InputAction::Number(*k))) {
            let own =
                |(player, _): &&(PlayerId, u16)| player.side == seat && usize::from(player.number) == k + 1;
            let card = decisions.players[seat].iter().find(own).map(|(_, card)| *card);
            let free = taken.iter().any(|(_, hint)| hint.digit == Some(k));
            let why = card.filter(|_| !free).and_then(|card| why_not(&the_match, &decisions, seat, card));
            refused.write_batch(why);
        }
    }
    let n = decisions.targets(seat).len();
    let goes = |direction| {
        let actions = [InputAction::Navigate(direction), InputAction::Leap(direction)];
        i32::from(actions.into_iter().any(|action| action_state.just(action)))
    };
    let step = goes(PadDirection::Right) - goes(PadDirection::Left);
    if step != 0 && n > 0 {
        let from = decisions.focus.map_or(if step > 0 { -1 } else { 0 }, |k| k as i32);
        decisions.focus = Some((from + step).rem_euclid(n as i32) as usize);
    }
    if commit {
        // Without a focus, a complete decision is taken, or the only option.
        let alone = decisions.only_option(seat).filter(|_| the_match.step().is_none());
        let target = decisions.focused().map(|(_, target)| target).or(alone).unwrap_or(DecisionTarget::Done);
        player_commands.write(PlayerCommand { seat, target, revision });
    }
}

/// Skips to the end of the show on any click or confirming key while something moves.
fn hurry(actions: Res<ActionState>, mut playback: ResMut<Playback>) {
    let hurries = [InputAction::Proceed, InputAction::Confirm, InputAction::Hurry];
    if hurries.into_iter().any(|action| actions.just(action)) && !playback.is_idle() {
        playback.skip();
    }
}
