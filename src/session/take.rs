//! The one judge of what hands take: keys, the prompt and the cards all say [`Take`], and here it becomes a decision, a
//! card taken up, or a decision taken back. What it means is settled by the question as it stood on the screen.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::ask::{Asked, Target};
use super::silence::Silences;
use super::{Chosen, Session, Waits, submit};
use crate::engine::{BySeat, Seat, Seats};
use crate::flow::prefs::Prefs;
use crate::flow::start::Trouble;
use crate::stage::beat::Beat;
use crate::table::playback::Playback;
use crate::who::Who;

/// A hand took something that stands to be chosen.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Take {
    /// Whose hand.
    pub seat: Seat,
    /// What.
    pub target: Target,
    /// The revision of the match whose question was on the screen: see [`Asked::revision`].
    pub revision: u64,
}

/// A decision was taken back: what was told of it was never said.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TakenBack;

/// Adds the messages.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<Take>().add_message::<TakenBack>();
}

/// Judges what was taken, in order. Whatever comes in the same frame after a decision, a second key or a click,
/// answered a question that is no longer asked: it is dropped.
pub(super) fn judge(
    mut takes: MessageReader<Take>,
    prefs: Res<Prefs>,
    mut session: ResMut<Session>,
    mut asked: ResMut<Asked>,
    mut playback: ResMut<Playback>,
    mut trouble: MessageWriter<Trouble>,
    mut unsaid: MessageWriter<TakenBack>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let waits = Waits::new(&prefs);
    for Take { seat, target, revision } in takes.read().copied() {
        redraw.write(RequestRedraw);
        // It answered a question that is gone.
        if revision != session.revision {
            continue;
        }
        let over = match target {
            Target::Card(piece) => {
                asked.take_up(&session, seat, Some(piece));
                false
            }
            Target::Suggest => {
                asked.take_up(&session, seat, None);
                false
            }
            Target::PlayOn => play_on(&mut session, seat, &mut playback),
            Target::Call => call(&mut session, seat, waits, &mut playback, &mut trouble),
            Target::Undo => {
                let taken = take_back(&mut session, seat, &mut playback);
                unsaid.write_batch(taken.then_some(TakenBack));
                taken
            }
            Target::Offer(_) | Target::Done => match asked.offer(seat, target) {
                Some(offer) => decide(&mut session, seat, &offer.action, waits, &mut playback, &mut trouble),
                None => false,
            },
        };
        if over {
            takes.clear();
            return;
        }
    }
}

/// A decision made at the screen; in a secret choice nothing counts until both have chosen. Whether the question is
/// answered with it.
fn decide(
    session: &mut Session,
    seat: Seat,
    action: &str,
    waits: Waits,
    playback: &mut Playback,
    trouble: &mut MessageWriter<Trouble>,
) -> bool {
    if session.silences.pending() {
        return looks(session, seat) && go_back(session, seat, action, waits, playback, trouble);
    }
    let asked = session.live.owed().has(seat) && session.lays_first().is_none();
    if !asked || session.who[seat] != Who::Human {
        return false;
    }
    if !session.secret() {
        submit(session, seat, (action, None), waits, playback, trouble);
        return true;
    }
    session.pending[seat] = Some(Chosen::Action(action.to_owned()));
    settle(session, waits, playback, trouble)
}

/// As soon as both have chosen in secret, it counts: whoever called for the own cards looks at them first, and all choose
/// anew; else both decisions are made. Whether both have chosen.
fn settle(
    session: &mut Session,
    waits: Waits,
    playback: &mut Playback,
    trouble: &mut MessageWriter<Trouble>,
) -> bool {
    if session.pending.iter().any(|(_, chosen)| chosen.is_none()) {
        return false;
    }
    let chosen = std::mem::take(&mut session.pending);
    let callers: Seats = Seat::BOTH.into_iter().filter(|seat| chosen[*seat] == Some(Chosen::Call)).collect();
    if !callers.is_empty() {
        session.revision += 1;
        session.silences.call(callers);
        return true;
    }
    for seat in Seat::BOTH {
        if let Some(Chosen::Action(action)) = &chosen[seat] {
            submit(session, seat, (action, None), waits, playback, trouble);
        }
    }
    true
}

/// That side wants to look at its cards: at once where the show waits for its word, else when both have chosen. Whether the
/// question is answered with it.
fn call(
    session: &mut Session,
    seat: Seat,
    waits: Waits,
    playback: &mut Playback,
    trouble: &mut MessageWriter<Trouble>,
) -> bool {
    if session.who[seat] != Who::Human || !session.silences.callable().has(seat) {
        return false;
    }
    if session.silences.stopped() == Some(seat) {
        session.revision += 1;
        session.silences.call(Seats::one(seat));
        return true;
    }
    if !session.secret() {
        return false;
    }
    session.pending[seat] = Some(Chosen::Call);
    settle(session, waits, playback, trouble)
}

/// Whether that side looks behind the curtain.
fn looks(session: &Session, seat: Seat) -> bool {
    session.curtain.is_some_and(|curtain| curtain.open && curtain.seat == seat)
}

/// Whoever looks uses a card of a window that was passed over: the match goes on from there. Whether that is so.
fn go_back(
    session: &mut Session,
    seat: Seat,
    action: &str,
    waits: Waits,
    playback: &mut Playback,
    trouble: &mut MessageWriter<Trouble>,
) -> bool {
    let Some((live, beats)) = session.silences.go_back(seat, action) else { return false };
    session.live = live;
    playback.push(beats);
    submit(session, seat, (action, None), waits, playback, trouble);
    session.silences.card_used();
    true
}

/// Whoever looks, or for whose word the show waits, uses nothing and plays on; whether that side was asked.
fn play_on(session: &mut Session, seat: Seat, playback: &mut Playback) -> bool {
    let hidden = session.silences.asked().is_some() && !looks(session, seat);
    if session.who[seat] != Who::Human || hidden || !session.silences.play_on(seat) {
        return false;
    }
    session.revision += 1;
    if session.curtain.take().is_some() {
        playback.push([Beat::new(session.table(), 0.15)]);
    }
    playback.push(session.silences.go_on());
    true
}

impl Session {
    /// Whether that person may take the last decision back: it was theirs, nobody learnt anything by it, and the other
    /// player has not looked at cards since, as long as two share the screen.
    #[must_use]
    pub fn may_take_back(&self, seat: Seat) -> bool {
        self.who[seat] == Who::Human
            && !self.silences.any()
            && !self.looked[!seat]
            && if self.nobody_looked() { self.live.may_undo_unseen(seat) } else { self.live.may_undo(seat) }
    }

    /// Whether two share the screen, and neither has looked at cards since the last decision.
    fn nobody_looked(&self) -> bool {
        self.audience.shared && self.looked == BySeat::default()
    }
}

/// Takes the last decision back, where that is allowed; whether it was.
fn take_back(session: &mut Session, seat: Seat, playback: &mut Playback) -> bool {
    let unseen = session.nobody_looked();
    if !session.may_take_back(seat) {
        return false;
    }
    let taken = if unseen { session.live.undo_unseen(seat) } else { session.live.undo(seat) };
    if !taken {
        return false;
    }
    session.revision += 1;
    session.curtain = None;
    session.looked = BySeat::default();
    session.silences = Silences::default();
    session.hushed = None;
    // What was chosen in secret meanwhile answered a question that is gone.
    session.pending = BySeat::default();
    info!("decision taken back: {seat}");
    session.think_anew();
    let scene = session.live.scene(session.looking());
    playback.push([Beat::new(scene, 0.2)]);
    true
}
