//! The legal actions of each side: the one list that `legal`, `sample`, `check` and `apply` share.

use super::action::{Action, AttackCard, DefenceCard, StarBonus};
use super::data::{self, OptionEffect};
use super::refusal::Refusal;
use super::state::{MAX_STARS, Phase, Table, last_time};
use engine::{MatchRng, Seat};

/// The greatest number of legal actions: six chance cards. A cell has four options at most.
pub const MAX_LEGAL_ACTIONS: usize = 6;

/// The legal actions of one side, sorted by their text, without allocation.
#[derive(Clone, Copy, Debug)]
pub struct LegalActions {
    list: [Action; MAX_LEGAL_ACTIONS],
    len: usize,
}

impl LegalActions {
    /// No legal actions.
    const NONE: Self = Self { list: [Action::Attack; MAX_LEGAL_ACTIONS], len: 0 };

    /// Returns a list of these actions.
    #[inline]
    fn of<const N: usize>(actions: [Action; N]) -> Self {
        let mut legal = Self::NONE;
        legal.list[..N].copy_from_slice(&actions);
        legal.len = N;
        legal
    }

    /// Returns the list `action(0)`, `action(1)` and so on.
    #[inline]
    fn counted(count: u8, action: impl Fn(u8) -> Action) -> Self {
        let mut legal = Self::NONE;
        for k in 0..count {
            legal.list[usize::from(k)] = action(k);
        }
        legal.len = usize::from(count);
        legal
    }

    /// Returns the actions.
    #[must_use]
    pub fn as_slice(&self) -> &[Action] {
        &self.list[..self.len]
    }
}

impl Table {
    /// Returns the legal actions of that side, sorted as text; none exactly if it owes no decision.
    #[must_use]
    pub fn legal_actions(&self, seat: Seat) -> LegalActions {
        if !self.seats_to_move().contains(seat) {
            return LegalActions::NONE;
        }
        match self.phase {
            Phase::Toss { .. } => LegalActions::of([Action::Attack, Action::Defend]),
            Phase::Lay if seat == self.attacker => LegalActions::of(AttackCard::ALL.map(AttackCard::action)),
            Phase::Lay if self.tackle[seat] => LegalActions::of(DefenceCard::ALL.map(DefenceCard::action)),
            Phase::Lay => LegalActions::of([Action::Anticipate, Action::Block, Action::Press]),
            Phase::FreeKick => LegalActions::of(AttackCard::ALL.map(Action::FreeKick)),
            Phase::Option { play } => LegalActions::counted(self.effects(play).len() as u8, Action::Option),
            Phase::Bonus => LegalActions::of(StarBonus::ALL.map(Action::Bonus)),
            Phase::NeverBeaten | Phase::Catenaccio | Phase::SecondBall => {
                LegalActions::of([Action::Ability(false), Action::Ability(true)])
            }
            Phase::Take => LegalActions::counted(self.shot.map_or(0, |shot| shot.left()), Action::Take),
            Phase::Rebound => LegalActions::of([Action::LetGo, Action::Rebound]),
            Phase::Running | Phase::Over => LegalActions::NONE,
        }
    }

    /// Checks an action of that side.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.legal_actions(seat).as_slice().contains(&action) {
            Ok(())
        } else {
            Err(self.refusal_for(seat, action))
        }
    }

    /// Draws a legal action, each equally likely.
    pub(crate) fn sample_action(&self, seat: Seat, rng: &mut MatchRng) -> Option<Action> {
        rng.pick(self.legal_actions(seat).as_slice()).copied()
    }

    /// S17-7: returns the options of the cell of an action in the ball's area, those of the team last.
    #[must_use]
    pub fn effects(&self, play: AttackCard) -> &'static [OptionEffect] {
        data::rules().cell(self.team(self.attacker), play, self.area)
    }

    /// S17-7: returns true if the options differ in their effect here; if not, the first one is taken without a
    /// decision.
    pub(crate) fn options_differ(&self, effects: &[OptionEffect]) -> bool {
        let Some((first, rest)) = effects.split_first() else { return false };
        rest.iter().any(|effect| self.done(*effect) != self.done(*first))
    }

    /// S17-17: returns true if the half ends with this turn, so that stars and area no longer count.
    pub(crate) fn is_last_turn(&self) -> bool {
        self.time == last_time(self.period)
    }

    /// S17-17: returns true if every option of these actions is a move and the half ends with this turn.
    pub(crate) fn moves_in_vain(&self, plays: &[AttackCard]) -> bool {
        let moves = |effect: &OptionEffect| matches!(effect, OptionEffect::Move { .. });
        self.is_last_turn() && plays.iter().all(|play| self.effects(*play).iter().all(moves))
    }

    /// S17-8: returns the effect with the stars that it really adds: a third star is lost.
    fn done(&self, effect: OptionEffect) -> OptionEffect {
        match effect {
            OptionEffect::Move { advance, stars } => {
                OptionEffect::Move { advance, stars: stars.min(MAX_STARS - self.stars) }
            }
            shot @ OptionEffect::Shot(_) => shot,
        }
    }
}
