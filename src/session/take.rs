//! The one judge of what hands take: keys, the prompt and the cards all say [`Take`], and here it becomes a decision, a
//! card taken up, or a decision taken back. What it means is settled by the question as it stood on the screen.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::ask::{Asked, Target};
use super::silence::Silences;
use super::{Session, Waits, submit};
use crate::engine::{BySeat, Seat};
use crate::flow::prefs::Prefs;
use crate::flow::start::Trouble;
use crate::stage::beat::Beat;
use crate::table::motion::Tempo;
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
    (prefs, tempo): (Res<Prefs>, Res<Tempo>),
    mut session: ResMut<Session>,
    mut asked: ResMut<Asked>,
    mut playback: ResMut<Playback>,
    mut trouble: MessageWriter<Trouble>,
    mut unsaid: MessageWriter<TakenBack>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let waits = Waits::new(&prefs, &tempo);
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
    let asked = session.live.owed().has(seat) && session.lays_first().is_none();
    if !asked || session.who[seat] != Who::Human {
        return false;
    }
    if !session.secret() {
        submit(session, seat, (action, None), waits, playback, trouble);
        return true;
    }
    session.pending[seat] = Some(action.to_owned());
    let both = Seat::BOTH.map(|seat| session.pending[seat].clone().map(|action| (seat, action)));
    let [Some(home), Some(away)] = both else { return false };
    session.pending = BySeat::default();
    for (seat, action) in [home, away] {
        submit(session, seat, (&action, None), waits, playback, trouble);
    }
    true
}

/// Whoever was asked in vain and looks plays on; whether that side was.
fn play_on(session: &mut Session, seat: Seat, playback: &mut Playback) -> bool {
    let looks = session.curtain.is_some_and(|curtain| curtain.open && curtain.seat == seat);
    if !looks || !session.silences.play_on(seat) {
        return false;
    }
    session.curtain = None;
    if session.silences.all_shown() {
        playback.push([Beat::new(session.live.scene(session.audience), 0.15)]);
    }
    session.silences.advance(playback);
    true
}

impl Session {
    /// Whether that person may take the last decision back: it was theirs, nobody learnt anything by it, and the other
    /// player has not looked at cards since, as long as two share the screen.
    #[must_use]
    pub fn may_take_back(&self, seat: Seat) -> bool {
        self.who[seat] == Who::Human
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
