//! Translates input actions at the table into commands: options, clicks on cards, and hurrying the show.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::bindings::{Bindings, OPTIONS};
use super::commands::PlayerCommand;
use super::decisions::{DecisionTarget, OpenDecisions};
use super::notice::TableNotice;
use super::privacy_screen::{HideRequest, LongerLookRequest, LookRequest};
use super::{Seating, TableMatch, lesson, set_pieces};
use crate::flow::action::{ActionState, InputAction, PadDirection};
use crate::flow::frame::FrameSet;
use crate::flow::page::page_open;
use crate::flow::prefs::Prefs;
use crate::flow::screen::InMatch;
use crate::table::cards::CardClicked;
use crate::table::playback::Playback;
use engine::Seat;
use stage::scene::{CardId, PlayerId};

/// Adds the input of the table.
pub fn plugin(app: &mut App) {
    app.init_resource::<Bindings>()
        .add_systems(
            Update,
            (lesson::handle_commands, set_pieces::handle_keys, point, clicks, keys, hurry)
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
    let now = Bindings::from_settings(&prefs.settings.keys()).on_the_devices_of(&bindings);
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
    mut notices: MessageWriter<TableNotice>,
) {
    let revision = decisions.revision();
    for CardClicked(card) in clicked.read() {
        notices.write_batch(
            decisions.only_asked_seat().and_then(|seat| why_not(&the_match, &decisions, seat, *card)),
        );
        for seat in Seat::BOTH {
            let offered = decisions.offered(seat, *card);
            let target = offered.map_or(DecisionTarget::Card(*card), DecisionTarget::Offer);
            player_commands.write(PlayerCommand { seat, target, revision });
        }
    }
}

/// Returns why the asked seat cannot take that card; `None` if it can, or if the reason is unknown.
fn why_not(the_match: &TableMatch, asked: &OpenDecisions, seat: Seat, card: CardId) -> Option<TableNotice> {
    let open = asked.picking[seat].as_ref().is_some_and(|picking| picking.pickable.contains(&card));
    // A window for which that side holds no card has no match to ask.
    let vain = asked.looking_seat.is_some() && the_match.passed_windows.asking().next().is_none();
    if open || vain || asked.waiting_seat.is_some() || asked.secret || asked.offered(seat, card).is_some() {
        return None;
    }
    the_match.asking(seat).why_not(seat, card).map(TableNotice::Card)
}

/// Handles the keys of the table: those of the privacy screen first, then taking back, then those of a decision.
fn keys(mut keys: TableKeys) {
    if keys.handle_privacy_screen() || keys.handle_undo() {
        return;
    }
    keys.take_hinted_options();
    if let Some(seat) = keys.decisions.only_asked_seat() {
        keys.refuse_spent_numbers(seat);
        keys.move_focus(seat);
        keys.commit(seat);
    }
}

/// What the keys of the table read and change.
#[derive(SystemParam)]
struct TableKeys<'w> {
    action_state: Res<'w, ActionState>,
    the_match: Res<'w, TableMatch>,
    seating: Res<'w, Seating>,
    decisions: ResMut<'w, OpenDecisions>,
    player_commands: MessageWriter<'w, PlayerCommand>,
    notices: MessageWriter<'w, TableNotice>,
    look_requests: MessageWriter<'w, LookRequest>,
    hide_requests: MessageWriter<'w, HideRequest>,
    longer_look_requests: MessageWriter<'w, LongerLookRequest>,
}

impl TableKeys<'_> {
    /// Handles the keys that lift and hang the privacy screen. Returns true if one was pressed.
    fn handle_privacy_screen(&mut self) -> bool {
        let Some(privacy_screen) = self.seating.privacy_screen else { return false };
        if !privacy_screen.open && self.action_state.just(InputAction::Look(privacy_screen.seat)) {
            self.look_requests.write(LookRequest::Key);
            return true;
        }
        if !self.action_state.just(InputAction::HideCards) {
            return false;
        }
        // Over hidden cards the key has nothing to hide: there it takes the offer of longer looks.
        if privacy_screen.open {
            self.hide_requests.write(HideRequest);
        } else {
            self.longer_look_requests.write(LongerLookRequest);
        }
        true
    }

    /// Handles the key that takes a decision back. Returns true if it was pressed. In a lesson it leads to the step
    /// before, after a set piece to its question, and is not handled here.
    fn handle_undo(&mut self) -> bool {
        if !self.action_state.just(InputAction::Undo) || self.the_match.step_before().is_some() {
            return false;
        }
        if !self.the_match.takes_answers() {
            return true;
        }
        match (self.decisions.undo, self.action_state.seat_of(InputAction::Undo)) {
            (Some(seat), Some(other)) if seat != other => {
                self.notices.write(TableNotice::NotYours(self.seating.called(seat)));
            }
            (Some(seat), _) => self.command(seat, DecisionTarget::Undo),
            // A refusal now may be wrong in a moment.
            (None, _) if self.decisions.undo_pending => {}
            (None, _) => {
                self.notices.write(TableNotice::Undo);
            }
        }
        true
    }

    /// Takes the options whose keys were pressed. Taking back has its own key, which is shown on its button.
    fn take_hinted_options(&mut self) {
        for seat in Seat::BOTH {
            for (target, hint) in self.decisions.key_hints(seat) {
                let digit = hint.digit.filter(|_| self.decisions.digits == Some(seat));
                let option = hint.hand.map(|k| InputAction::Option(seat, k));
                let mut actions = digit.map(InputAction::Number).into_iter().chain(option);
                if actions.any(|action| self.action_state.just(action)) {
                    self.command(seat, target);
                }
            }
        }
    }

    /// Says why a number that was pressed cannot be chosen. Digits mean something only where a number is chosen: not,
    /// for example, where a shot goes.
    fn refuse_spent_numbers(&mut self, seat: Seat) {
        let decisions = &self.decisions;
        let taken = decisions.key_hints(seat);
        let by_number = taken.iter().any(|(_, hint)| hint.digit.is_some());
        if !decisions.numbered || !by_number || decisions.digits != Some(seat) {
            return;
        }
        for k in (0..OPTIONS).filter(|k| self.action_state.just(InputAction::Number(*k))) {
            let own = |(player, _): &&(PlayerId, CardId)| {
                player.side == seat && usize::from(player.number) == k + 1
            };
            let card = decisions.players[seat].iter().find(own).map(|(_, card)| *card);
            let free = taken.iter().any(|(_, hint)| hint.digit == Some(k));
            let why = card.filter(|_| !free).and_then(|card| why_not(&self.the_match, decisions, seat, card));
            self.notices.write_batch(why);
        }
    }

    /// Moves the focus to the option before or after.
    fn move_focus(&mut self, seat: Seat) {
        let goes = |direction| {
            let actions = [InputAction::Navigate(direction), InputAction::Leap(direction)];
            i32::from(actions.into_iter().any(|action| self.action_state.just(action)))
        };
        let n = self.decisions.targets(seat).len();
        let step = goes(PadDirection::Right) - goes(PadDirection::Left);
        if step != 0 && n > 0 {
            let from = self.decisions.focus.map_or(if step > 0 { -1 } else { 0 }, |k| k as i32);
            self.decisions.focus = Some((from + step).rem_euclid(n as i32) as usize);
        }
    }

    /// Takes the option in focus. Without a focus, a complete decision is taken, or the only option.
    fn commit(&mut self, seat: Seat) {
        let confirms = [InputAction::Confirm, InputAction::Proceed];
        if !confirms.into_iter().any(|action| self.action_state.just(action)) {
            return;
        }
        let focused = self.decisions.focused().map(|(_, target)| target);
        let alone = || self.decisions.only_option(seat).filter(|_| self.the_match.step().is_none());
        let target = focused.or_else(alone).unwrap_or(DecisionTarget::Done);
        self.command(seat, target);
    }

    fn command(&mut self, seat: Seat, target: DecisionTarget) {
        let revision = self.decisions.revision();
        self.player_commands.write(PlayerCommand { seat, target, revision });
    }
}

/// Skips to the end of the show on any click or confirming key while something moves.
fn hurry(actions: Res<ActionState>, mut playback: ResMut<Playback>) {
    let hurries = [InputAction::Proceed, InputAction::Confirm, InputAction::Hurry];
    if hurries.into_iter().any(|action| actions.just(action)) && !playback.is_idle() {
        playback.skip();
    }
}
