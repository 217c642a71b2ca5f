//! The one judge of what hands take: keys, the prompt and the cards all say [`PlayerCommand`], and here it becomes a decision, a
//! card taken up, or a decision taken back. What it means is settled by the question as it stood on the screen.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::ask::{OpenDecisions, Target};
use super::silence::Silences;
use super::{Chosen, Match, Seating, Waits, queue};
use crate::controller::Controller;
use crate::engine::seal::Salt;
use crate::engine::{BySeat, Record, Seat, Seats};
use crate::flow::prefs::Prefs;
use crate::flow::start::Trouble;
use crate::stage::beat::Beat;
use crate::table::playback::Playback;

/// A hand took something that stands to be chosen.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerCommand {
    /// Whose hand.
    pub seat: Seat,
    /// What.
    pub target: Target,
    /// The revision of the match whose question was on the screen; none where nothing was asked: see
    /// [`OpenDecisions::revision`].
    pub revision: Option<u64>,
}

/// A decision was taken back: what was told of it was never said.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenBack;

/// Adds the messages.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlayerCommand>().add_message::<TakenBack>();
}

/// Judges what was taken, in order. Whatever comes in the same frame after a decision, a second key or a click,
/// answered a question that is no longer asked: it is dropped.
pub(super) fn judge(
    mut takes: MessageReader<PlayerCommand>,
    prefs: Res<Prefs>,
    (mut session, mut seating): (ResMut<Match>, ResMut<Seating>),
    mut asked: ResMut<OpenDecisions>,
    mut playback: ResMut<Playback>,
    mut trouble: MessageWriter<Trouble>,
    mut unsaid: MessageWriter<TakenBack>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut referee = Referee {
        the_match: &mut session,
        seating: &mut seating,
        waits: Waits::new(&prefs),
        playback: &mut playback,
        trouble: &mut trouble,
    };
    for PlayerCommand { seat, target, revision } in takes.read().copied() {
        redraw.write(RequestRedraw);
        // It answered a question that is gone.
        if revision != Some(referee.the_match.revision) {
            continue;
        }
        let over = match target {
            Target::Card(piece) => {
                asked.take_up(referee.the_match, seat, Some(piece));
                false
            }
            Target::Suggest => {
                asked.take_up(referee.the_match, seat, None);
                false
            }
            Target::PlayOn => referee.play_on(seat),
            Target::Call => referee.call(seat),
            Target::Undo => {
                let taken = referee.take_back(seat);
                unsaid.write_batch(taken.then_some(TakenBack));
                taken
            }
            Target::Offer(_) | Target::Done => match asked.offer(seat, target) {
                Some(offer) => referee.decide(seat, &offer.action),
                None => false,
            },
        };
        if over {
            takes.clear();
            return;
        }
    }
}

/// A match while something is decided in it, with all that this changes.
pub(super) struct Referee<'a, 'w> {
    pub(super) the_match: &'a mut Match,
    pub(super) seating: &'a mut Seating,
    /// How long bots are waited for in what is shown of it.
    pub(super) waits: Waits,
    pub(super) playback: &'a mut Playback,
    pub(super) trouble: &'a mut MessageWriter<'w, Trouble>,
}

impl Referee<'_, '_> {
    /// A decision made at the screen; in a secret choice nothing counts until both have chosen. Whether the question is
    /// answered with it.
    fn decide(&mut self, seat: Seat, action: &str) -> bool {
        if self.the_match.silences.pending() {
            return self.seating.looks(seat) && self.go_back(seat, action);
        }
        let asked = self.the_match.live.owed().has(seat) && self.seating.lays_first(self.the_match).is_none();
        if !asked || self.seating.who[seat] != Controller::Human {
            return false;
        }
        if !self.seating.secret(self.the_match) {
            self.submit(seat, action, None);
            return true;
        }
        self.seating.pending[seat] = Some(Chosen::Action(action.to_owned()));
        self.settle()
    }

    /// As soon as both have chosen in secret, it counts: whoever called for the own cards looks at them first, and all
    /// choose anew; else both decisions are made. Whether both have chosen.
    fn settle(&mut self) -> bool {
        if self.seating.pending.iter().any(|(_, chosen)| chosen.is_none()) {
            return false;
        }
        let chosen = std::mem::take(&mut self.seating.pending);
        let callers: Seats =
            Seat::BOTH.into_iter().filter(|seat| chosen[*seat] == Some(Chosen::Call)).collect();
        if !callers.is_empty() {
            self.the_match.revision += 1;
            self.the_match.silences.call(callers);
            return true;
        }
        for seat in Seat::BOTH {
            if let Some(Chosen::Action(action)) = &chosen[seat] {
                self.submit(seat, action, None);
            }
        }
        true
    }

    /// That side wants to look at its cards: at once where the show waits for its word, else when both have chosen. Whether
    /// the question is answered with it.
    fn call(&mut self, seat: Seat) -> bool {
        if self.seating.who[seat] != Controller::Human || !self.the_match.silences.callable().has(seat) {
            return false;
        }
        if self.the_match.silences.stopped() == Some(seat) {
            self.the_match.revision += 1;
            self.the_match.silences.call(Seats::one(seat));
            return true;
        }
        if !self.seating.secret(self.the_match) {
            return false;
        }
        self.seating.pending[seat] = Some(Chosen::Call);
        self.settle()
    }

    /// Whoever looks uses a card of a window that was passed over: the match goes on from there. Whether that is so.
    fn go_back(&mut self, seat: Seat, action: &str) -> bool {
        let Some((live, beats)) = self.the_match.silences.go_back(seat, action) else { return false };
        self.the_match.live = live;
        self.playback.push(beats);
        self.submit(seat, action, None);
        self.the_match.silences.card_used();
        true
    }

    /// Whoever looks, or for whose word the show waits, uses nothing and plays on; whether that side was asked.
    fn play_on(&mut self, seat: Seat) -> bool {
        let silences = &mut self.the_match.silences;
        let hidden = silences.asked().is_some() && !self.seating.looks(seat);
        if self.seating.who[seat] != Controller::Human || hidden || !silences.play_on(seat) {
            return false;
        }
        self.the_match.revision += 1;
        if self.seating.curtain.take().is_some() {
            self.playback.push([Beat::new(self.seating.table(self.the_match), 0.15)]);
        }
        self.playback.push(self.the_match.silences.go_on());
        true
    }

    /// Takes the last decision back, where that is allowed; whether it was.
    fn take_back(&mut self, seat: Seat) -> bool {
        let Self { the_match: session, seating, playback, .. } = self;
        let unseen = seating.nobody_looked();
        if !seating.may_take_back(session, seat) {
            return false;
        }
        let taken = if unseen { session.live.undo_unseen(seat) } else { session.live.undo(seat) };
        if !taken {
            return false;
        }
        session.revision += 1;
        session.silences = Silences::default();
        seating.curtain = None;
        seating.looked = BySeat::default();
        seating.hushed = None;
        // What was chosen in secret meanwhile answered a question that is gone.
        seating.pending = BySeat::default();
        info!("decision taken back: {seat}");
        seating.think_anew(session);
        let scene = session.live.scene(seating.looking());
        playback.push([Beat::new(scene, 0.2)]);
        true
    }

    /// Applies one decision and queues what it looks like; with a salt it is sealed.
    pub(super) fn submit(&mut self, seat: Seat, action: &str, salt: Option<Salt>) {
        let Self { the_match: session, seating, waits, playback, trouble } = self;
        let audience = seating.audience;
        let hidden = seating.hides(seat);
        // The curtain closes before the show begins.
        let closing = seating.curtain.take().is_some_and(|curtain| curtain.open);
        if closing {
            playback.push([Beat::new(session.live.scene(audience), 0.15)]);
        }
        let done = match salt {
            Some(salt) => session.live.submit_sealed(seat, action, salt, audience),
            None => session.live.submit(seat, action, audience),
        };
        match done {
            Ok(beats) => {
                session.revision += 1;
                seating.looked = BySeat::default();
                let told = if hidden { "(hidden)" } else { action };
                let sealed = session.live.record().last_seal(seat).filter(|_| salt.is_some());
                let sealed = sealed.map_or_else(String::new, |seal| format!(", sealed {seal}"));
                // Counted without what a side was taken to say: that is nobody's business.
                info!("decision {}: {seat} {told}{sealed}", session.revision);
                seating.hushed = if seating.shares_the_screen() {
                    session.silences = Silences::of(&mut session.live, beats, audience);
                    playback.push(session.silences.go_on());
                    None
                } else {
                    queue(session.live.as_ref(), seating.who, beats, *waits, playback)
                };
                tell_end(session);
            }
            // Why may name cards as well as what.
            Err(_) if hidden => {
                trouble.write(Trouble(format!("A decision of {} was refused", seating.called(seat))));
            }
            Err(refused) => {
                trouble.write(Trouble(format!("{action} was refused: {refused}")));
            }
        }
    }
}

/// A match that is over is told in the log, whole: what nobody was to read while it lasted, in one line.
fn tell_end(the_match: &Match) {
    let Some(outcome) = the_match.live.outcome() else { return };
    let record: &Record = the_match.live.record();
    info!(
        "match ended: {}-{} {} after {} decisions",
        outcome.score[Seat::Home],
        outcome.score[Seat::Away],
        outcome.decided.name(),
        record.actions.len()
    );
    let told = record.actions.iter().map(|(seat, action)| format!("{seat} {action}"));
    info!("it was seed {}: {}", record.seed, told.collect::<Vec<_>>().join(", "));
}

impl Seating {
    /// Whether that side looks behind the curtain.
    fn looks(&self, seat: Seat) -> bool {
        self.curtain.is_some_and(|curtain| curtain.open && curtain.seat == seat)
    }

    /// Whether that person may take the last decision back: it was theirs, nobody learnt anything by it, and the other
    /// player has not looked at cards since, as long as two share the screen.
    #[must_use]
    pub fn may_take_back(&self, the_match: &Match, seat: Seat) -> bool {
        let unseen = self.nobody_looked();
        self.who[seat] == Controller::Human
            && !the_match.silences.any()
            && !self.looked[!seat]
            && if unseen { the_match.live.may_undo_unseen(seat) } else { the_match.live.may_undo(seat) }
    }

    /// Whether two share the screen, and neither has looked at cards since the last decision.
    fn nobody_looked(&self) -> bool {
        self.audience.shared && self.looked == BySeat::default()
    }
}
