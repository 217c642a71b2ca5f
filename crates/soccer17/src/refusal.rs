//! The reasons for which Soccer 17 refuses an action.

use engine::Seat;

use super::action::Action;
use super::state::{CHANCE_CARDS, LaidCard, Phase, Table};
use engine::notation::refusals;

refusals! {
    Over => ("S17-16", "the match is over: expected no action"),
    Laid { seat: Seat, other: Seat } => ("S17-4", "{seat} has laid a card already: expected {other} to lay one"),
    NotOwed { seat: Seat, other: Seat, clause: &'static str } => (
        clause,
        "{seat} owes no decision now: expected {other}"
    ),
    Discarded { seat: Seat } => ("S17-4", "{seat} has discarded Tackle/Rebound: expected Block, Press or Anticipate"),
    NoSuchOption { k: u8, count: u8 } => ("S17-7", "there is no option {k}: expected one below {count}"),
    NoSuchCard { i: u8, left: u8 } => ("S17-9", "there is no face-down card {i}: expected one below {left}"),
    Another { action: Action, expected: &'static str, clause: &'static str } => (
        clause,
        "{action} answers another question: expected {expected}"
    ),
}

impl Table {
    /// Returns the expected forms of an action, and the clause of the decision.
    fn expected_action(&self, seat: Seat) -> (&'static str, &'static str) {
        match self.phase {
            Phase::Toss { .. } => ("Attack or Defend", "S17-1"),
            Phase::Lay if seat == self.attacker => ("Pass, Dribble or OneTwo", "S17-4"),
            Phase::Lay if self.tackle[seat] => ("Block, Press, Anticipate or Tackle", "S17-4"),
            Phase::Lay => ("Block, Press or Anticipate", "S17-4"),
            Phase::FreeKick => ("FreeKick(Pass|Dribble|OneTwo)", "S17-12"),
            Phase::Option { .. } => ("Option(k)", "S17-7"),
            Phase::Bonus => ("Bonus(Pass|OneTwo)", "S17-8"),
            Phase::NeverBeaten | Phase::Catenaccio | Phase::SecondBall => ("Ability(true|false)", "S17-21"),
            Phase::Take => ("Take(i)", "S17-9"),
            Phase::Rebound => ("Rebound or LetGo", "S17-10"),
            Phase::Running | Phase::Over => ("no action", "S17-16"),
        }
    }

    /// Returns the reason why an action is not legal.
    #[cold]
    pub(crate) fn refusal_for(&self, seat: Seat, action: Action) -> Refusal {
        let owed = self.seats_to_move();
        let Some(other) = owed.first() else { return Refusal::Over };
        if !owed.contains(seat) {
            return if self.laid[seat] == LaidCard::FaceDown {
                Refusal::Laid { seat, other }
            } else {
                Refusal::NotOwed { seat, other, clause: self.expected_action(other).1 }
            };
        }
        match (self.phase, action) {
            (Phase::Lay, Action::Tackle) if seat != self.attacker => Refusal::Discarded { seat },
            (Phase::Option { play }, Action::Option(k)) => {
                Refusal::NoSuchOption { k, count: self.effects(play).len() as u8 }
            }
            (Phase::Take, Action::Take(i)) => {
                Refusal::NoSuchCard { i, left: self.shot.map_or(CHANCE_CARDS, |shot| shot.left()) }
            }
            _ => {
                let (expected, clause) = self.expected_action(seat);
                Refusal::Another { action, expected, clause }
            }
        }
    }
}
