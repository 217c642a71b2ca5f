//! Handling of player commands. Keys, the prompt and the cards all send [`PlayerCommand`]; here it becomes a decision,
//! a picked card, or an undo. Its meaning is defined by the question that was on the screen.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::coach::Coach;
use super::decisions::{DecisionTarget, OpenDecisions};
use super::notice::TableNotice;
use super::pass_windows::PassedWindows;
use super::{Seating, SecretChoice, TableMatch, Waits, queue};
use crate::flow::prefs::Prefs;
use crate::flow::start::ErrorDialog;
use crate::table::playback::Playback;
use engine::commitment::Nonce;
use engine::{BySeat, Record, Seat, SeatSet};
use players::controller::Controller;
use stage::action::DynAction;
use stage::step::AnimationStep;
use words::DisplayText;
use words::say;

/// A person chose one of the open targets.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerCommand {
    /// The seat that chose.
    pub seat: Seat,
    /// The target that was chosen.
    pub target: DecisionTarget,
    /// The revision of the match whose question was on the screen; `None` if nothing was asked: see
    /// [`OpenDecisions::revision`].
    pub revision: Option<u64>,
}

/// A decision was taken back, or decisions were made without a show. The HUD then rebuilds its log and its goals from
/// the match.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchRewritten;

/// Adds the messages.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlayerCommand>().add_message::<MatchRewritten>();
}

/// What a decision of a person changes.
#[derive(SystemParam)]
pub(super) struct CommandTable<'w> {
    the_match: ResMut<'w, TableMatch>,
    seating: ResMut<'w, Seating>,
    prefs: Res<'w, Prefs>,
    playback: ResMut<'w, Playback>,
    error_dialogs: MessageWriter<'w, ErrorDialog>,
}

impl<'w> CommandTable<'w> {
    fn handler(&mut self) -> CommandHandler<'_, 'w> {
        CommandHandler {
            the_match: &mut self.the_match,
            seating: &mut self.seating,
            waits: Waits::new(&self.prefs),
            playback: &mut self.playback,
            error_dialogs: &mut self.error_dialogs,
        }
    }
}

/// Makes the decision of a person that is made for them, once everything before is shown. In a lesson people make all
/// of their decisions.
pub(super) fn play_last_card(mut table: CommandTable, mut redraw: MessageWriter<RequestRedraw>) {
    let CommandTable { the_match, seating, playback, .. } = &table;
    if !the_match.is_changed() && !playback.is_changed() {
        return;
    }
    if !playback.is_idle() || the_match.start_request.lesson.is_some() || the_match.passed_windows.pending() {
        return;
    }
    if the_match.set_piece.is_some() {
        return;
    }
    let state = &the_match.state;
    let Some(seat) = seating.humans().iter().find(|seat| state.plays_itself(*seat)) else { return };
    let Some(only) = state.offers(seat).into_iter().next() else { return };
    if table.handler().decide(seat, &only.action) {
        redraw.write(RequestRedraw);
    }
}

/// Carries out the commands in order. After a decision, it drops the commands left in the same frame, such as a second
/// key or a click: they answered a question that is no longer asked.
pub(super) fn handle_commands(
    mut player_commands: MessageReader<PlayerCommand>,
    mut table: CommandTable,
    mut decisions: ResMut<OpenDecisions>,
    mut coach: ResMut<Coach>,
    mut notices: MessageWriter<TableNotice>,
    mut rewrites: MessageWriter<MatchRewritten>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // Without a command nothing is touched, so that a change of the table is one.
    if player_commands.is_empty() {
        return;
    }
    let mut referee = table.handler();
    for PlayerCommand { seat, target, revision } in player_commands.read().copied() {
        redraw.write(RequestRedraw);
        // The command answered an old question.
        if revision != Some(referee.the_match.revision) {
            continue;
        }
        if referee
            .seating
            .privacy_screen
            .as_mut()
            .is_some_and(|privacy_screen| privacy_screen.is_too_soon(seat))
        {
            notices.write(TableNotice::TooSoon);
            continue;
        }
        let over = match target {
            DecisionTarget::Card(card) => {
                decisions.pick_card(referee.the_match, seat, Some(card));
                false
            }
            DecisionTarget::Suggest => {
                if !coach.chooses_later(seat) {
                    decisions.pick_card(referee.the_match, seat, None);
                }
                false
            }
            DecisionTarget::PlayOn => referee.play_on(seat),
            DecisionTarget::Call => referee.call_windows(seat),
            DecisionTarget::Undo => {
                let taken = referee.take_back(seat);
                rewrites.write_batch(taken.then_some(MatchRewritten));
                taken
            }
            DecisionTarget::Offer(_) | DecisionTarget::Done => match decisions.offer(seat, target) {
                Some(offer) => referee.decide(seat, &offer.action),
                None => false,
            },
        };
        if over {
            player_commands.clear();
            return;
        }
    }
}

/// A match and everything that a decision in it changes.
pub(super) struct CommandHandler<'a, 'w> {
    pub(super) the_match: &'a mut TableMatch,
    pub(super) seating: &'a mut Seating,
    /// Settings for the pauses for bots in the show.
    pub(super) waits: Waits,
    pub(super) playback: &'a mut Playback,
    pub(super) error_dialogs: &'a mut MessageWriter<'w, ErrorDialog>,
}

impl CommandHandler<'_, '_> {
    /// Takes a decision made at the screen; a secret choice waits until both have chosen. Returns true if the question
    /// is answered.
    fn decide(&mut self, seat: Seat, action: &DynAction) -> bool {
        if self.the_match.passed_windows.pending() {
            return self.seating.looks(seat) && self.go_back(seat, action);
        }
        let asked = self.the_match.state.seats_to_move().contains(seat)
            && self.seating.lays_first(self.the_match).is_none();
        if !asked || self.seating.controllers[seat] != Controller::Human {
            return false;
        }
        if !self.seating.secret(self.the_match) {
            self.submit(seat, action, None);
            return true;
        }
        self.seating.pending[seat] = Some(SecretChoice::Action(action.clone()));
        self.apply_secret_choices()
    }

    /// Settles a secret choice as soon as both have chosen. If a seat called for its own cards, it looks first and both
    /// choose again; otherwise both decisions are applied. Returns true if both have chosen.
    fn apply_secret_choices(&mut self) -> bool {
        if self.seating.pending.iter().any(|(_, chosen)| chosen.is_none()) {
            return false;
        }
        let chosen = std::mem::take(&mut self.seating.pending);
        let callers: SeatSet =
            Seat::BOTH.into_iter().filter(|seat| chosen[*seat] == Some(SecretChoice::Call)).collect();
        if !callers.is_empty() {
            self.the_match.revision += 1;
            self.the_match.passed_windows.call_windows(callers);
            return true;
        }
        for seat in Seat::BOTH {
            if let Some(SecretChoice::Action(action)) = &chosen[seat] {
                self.submit(seat, action, None);
            }
        }
        true
    }

    /// Lets that seat look at its own cards: at once if the show waits for it, otherwise when both have chosen. Returns
    /// true if the question is answered.
    fn call_windows(&mut self, seat: Seat) -> bool {
        if self.seating.controllers[seat] != Controller::Human
            || !self.the_match.passed_windows.callable().contains(seat)
        {
            return false;
        }
        if self.the_match.passed_windows.waiting_seat() == Some(seat) {
            self.the_match.revision += 1;
            self.the_match.passed_windows.call_windows(SeatSet::one(seat));
            return true;
        }
        if !self.seating.secret(self.the_match) {
            return false;
        }
        self.seating.pending[seat] = Some(SecretChoice::Call);
        self.apply_secret_choices()
    }

    /// Uses a card in a window that was passed over, and continues the match from there. Returns true if that seat
    /// could do so.
    fn go_back(&mut self, seat: Seat, action: &DynAction) -> bool {
        let Some((state, steps)) = self.the_match.passed_windows.go_back(seat, action) else { return false };
        self.the_match.state = state;
        self.playback.push(steps);
        self.submit(seat, action, None);
        self.the_match.passed_windows.card_used();
        true
    }

    /// Lets the seat that looks, or that the show waits for, play on without using a card. Returns true if that seat
    /// was asked.
    fn play_on(&mut self, seat: Seat) -> bool {
        let passed_windows = &mut self.the_match.passed_windows;
        let hidden = passed_windows.looking_seat().is_some() && !self.seating.looks(seat);
        if self.seating.controllers[seat] != Controller::Human || hidden || !passed_windows.play_on(seat) {
            return false;
        }
        self.the_match.revision += 1;
        if self.seating.privacy_screen.take().is_some() {
            self.playback.push([AnimationStep::new(self.seating.table(self.the_match), 0.15)]);
        }
        self.playback.push(self.the_match.passed_windows.next_steps());
        true
    }

    /// Takes the last decision back if that is allowed. Returns true if it was.
    fn take_back(&mut self, seat: Seat) -> bool {
        let Self { the_match, seating, playback, .. } = self;
        let unseen = seating.nobody_looked();
        if !seating.may_take_back(the_match, seat).is_some_and(|may| may()) {
            return false;
        }
        let taken = if unseen { the_match.state.undo_unseen(seat) } else { the_match.state.undo(seat) };
        if !taken {
            return false;
        }
        the_match.revision += 1;
        the_match.passed_windows = PassedWindows::default();
        seating.privacy_screen = None;
        seating.seen_hand = BySeat::default();
        seating.already_paused = None;
        // Choices made meanwhile answered a question that is gone.
        seating.pending = BySeat::default();
        info!("decision taken back: {seat}");
        seating.replace_asked_bots(the_match);
        let scene = the_match.state.scene(seating.looking());
        playback.push([AnimationStep::new(scene, 0.2)]);
        true
    }

    /// Applies one decision and queues its steps. With a nonce, the decision is sealed.
    pub(super) fn submit(&mut self, seat: Seat, action: &DynAction, nonce: Option<Nonce>) {
        let Self { the_match, seating, waits, playback, error_dialogs } = self;
        let audience = seating.audience;
        let hidden = seating.hides(seat);
        // The privacy screen closes before the show begins.
        let closing = seating.privacy_screen.take().is_some_and(|privacy_screen| privacy_screen.open);
        if closing {
            playback.push([AnimationStep::new(the_match.state.scene(audience), 0.15)]);
        }
        let done = match nonce {
            Some(nonce) => the_match.state.submit_committed(seat, action, nonce, audience),
            None => the_match.state.submit(seat, action, audience),
        };
        match done {
            Ok(steps) => {
                the_match.revision += 1;
                seating.seen_hand = BySeat::default();
                let shown_action = if hidden { "(hidden)".to_owned() } else { action.to_string() };
                let sealed = the_match.state.record().last_commitment(seat).filter(|_| nonce.is_some());
                let sealed = sealed.map_or_else(String::new, |seal| format!(", sealed {seal}"));
                // The number does not count the windows passed over on a seat's behalf: nobody may learn of those.
                info!("decision {}: {seat} {shown_action}{sealed}", the_match.revision);
                seating.already_paused = if seating.shares_the_screen() {
                    the_match.passed_windows = PassedWindows::of(&mut the_match.state, steps, audience);
                    playback.push(the_match.passed_windows.next_steps());
                    None
                } else {
                    queue(the_match.state.as_ref(), seating.controllers, steps, *waits, playback)
                };
                log_end(the_match);
            }
            // The reason may name cards, as the action does.
            Err(_) if hidden => {
                let name = seating.called(seat);
                error_dialogs.write(ErrorDialog::stoppage(say!("trouble-decision-refused", name)));
            }
            Err(refused) => {
                let action = DisplayText::verbatim(action.to_string());
                let error = DisplayText::verbatim(refused.to_string());
                let message = say!("trouble-action-refused", action, fault = error);
                error_dialogs.write(ErrorDialog::stoppage(message));
            }
        }
    }
}

/// Logs the whole match in one line once it is over, including what was hidden while it lasted.
fn log_end(the_match: &TableMatch) {
    let Some(outcome) = the_match.state.outcome() else { return };
    let record: &Record = the_match.state.record();
    info!(
        "match ended: {}-{} {} after {} decisions",
        outcome.score[Seat::Home],
        outcome.score[Seat::Away],
        outcome.decided.name(),
        record.actions.len()
    );
    let actions = record.actions.iter().map(|(seat, action)| format!("{seat} {action}"));
    info!("it was seed {}: {}", record.seed, actions.collect::<Vec<_>>().join(", "));
}

impl Seating {
    /// Returns true if that seat looks behind the privacy screen.
    fn looks(&self, seat: Seat) -> bool {
        self.privacy_screen.is_some_and(|privacy_screen| privacy_screen.open && privacy_screen.seat == seat)
    }

    /// Returns the check whether that person may take the last decision back, to be run outside the frame: the decision
    /// was theirs and revealed nothing, and on a shared screen the other player has neither looked at cards nor chosen
    /// in secret since. `None` if the answer is no already.
    #[must_use]
    pub fn may_take_back(
        &self,
        the_match: &TableMatch,
        seat: Seat,
    ) -> Option<impl FnOnce() -> bool + Send + use<>> {
        let may = self.controllers[seat] == Controller::Human
            && !the_match.passed_windows.any()
            && !self.seen_hand[!seat];
        // A set piece takes wrong answers back itself.
        let may = may && the_match.set_piece.is_none() && !self.has_chosen_in_secret(!seat);
        // Copies share the answer.
        let (unseen, state) = (self.nobody_looked(), may.then(|| the_match.state.fork())?);
        Some(move || if unseen { state.may_undo_unseen(seat) } else { state.may_undo(seat) })
    }

    /// Returns true if that seat is a person's, who has chosen in secret and waits for the other.
    pub(super) fn has_chosen_in_secret(&self, seat: Seat) -> bool {
        self.controllers[seat] == Controller::Human && self.pending[seat].is_some()
    }

    /// Returns true if two share the screen and neither has looked at cards since the last decision.
    fn nobody_looked(&self) -> bool {
        self.audience.shared && self.seen_hand == BySeat::default()
    }
}
