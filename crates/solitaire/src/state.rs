//! The full state of a match: the public table, and the hidden cards that nobody knows.

use std::cmp::Ordering;

use serde::Serialize;

use super::options::Options;
pub use engine::Period;
use engine::pack::{CardSet, Pile};
use engine::{BySeat, Card, Decided, MatchRng, Medal, Outcome, Seat, Shootout, Suit, SuitColour};

/// SOL-2: number of cards of a suit.
pub const SUIT: usize = 13;
/// SOL-2: number of cards of a team in a match.
pub const TEAM: usize = 11;
/// SOL-3: number of play cards.
pub const PLAY: usize = 26;
/// SOL-18, SOL-24: number of play cards of a half of extra time, and of a short match.
pub const EXTRA: u8 = 13;
/// SOL-5: number of play spaces.
pub const SPACES: usize = 3;
/// SOL-6: number of play cards used in a turn.
pub const USED: usize = 2;
/// SOL-19: number of kicks before sudden death.
pub const KICKS: u32 = 5;

/// SOL-20: the leads that earn a medal, the lowest first.
pub const MEDALS: [(u32, Medal); 4] =
    [(3, Medal::Bronze), (5, Medal::Silver), (7, Medal::Gold), (9, Medal::Platinum)];

/// SOL-15, SOL-18, SOL-24: returns the number of turns of a period.
#[must_use]
pub const fn turns(period: Period, short: bool) -> u8 {
    match period {
        Period::FirstHalf | Period::SecondHalf if !short => 12,
        Period::FirstHalf | Period::SecondHalf | Period::ExtraFirst | Period::ExtraSecond => 6,
        Period::Shootout => 0,
    }
}

/// SOL-22: returns the colour whose manager picks first in the first turn of a period.
#[must_use]
pub const fn first_colour(period: Period) -> SuitColour {
    match period {
        Period::FirstHalf | Period::ExtraFirst | Period::Shootout => SuitColour::Red,
        Period::SecondHalf | Period::ExtraSecond => SuitColour::Black,
    }
}

/// SOL-10: the action that a used card lets its team do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum TeamAction {
    /// With the ball and a card 2-10.
    Pass,
    /// With the ball and a J, Q, K or A.
    Shoot,
    /// Without the ball, with a card 2-10.
    Tackle,
    /// Without the ball, with a J, Q, K or A.
    Counter,
}

impl TeamAction {
    /// SOL-10: returns the action by possession and card.
    #[must_use]
    pub const fn of(has_ball: bool, card: Card) -> Self {
        match (has_ball, card.rank.is_letter()) {
            (true, false) => Self::Pass,
            (true, true) => Self::Shoot,
            (false, false) => Self::Tackle,
            (false, true) => Self::Counter,
        }
    }
}

/// SOL-9: the action of a used card with its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct ActionAttempt {
    /// The team that acts.
    pub team: Seat,
    /// Its action.
    #[serde(rename = "deed")]
    pub team_action: TeamAction,
    /// SOL-8: the strength of both teams, including the used card.
    pub strength: BySeat<u8>,
    /// True if the action succeeds.
    pub success: bool,
}

/// SOL-4: returns the value of a team's card or a play card.
#[must_use]
pub const fn value(card: Card) -> u8 {
    card.rank.ace_high()
}

/// The decision that is owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Phase {
    /// SOL-6: a manager chooses a play card to use.
    Use,
    /// No decision: the state occurs only in events in the middle of a decision, never at its end.
    Running,
    /// No decision: the match is over.
    Over,
}

/// SOL-6: a play card that was used this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct UsedCard {
    /// The play card.
    pub card: Card,
    /// The team of its colour.
    pub team: Seat,
}

/// The public information on one team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct TeamState {
    /// SOL-1: its suit.
    pub suit: Suit,
    /// SOL-2: the active card; none while the next one is being flipped, for a team that has lost, and in the kicks.
    pub active: Option<Card>,
    /// Number of cards on top of the team pile in unknown order.
    pub unseen: u8,
    /// SOL-11: the cycled cards beneath them in known order, the next one first.
    pub cycled: Pile<TEAM>,
    /// SOL-10, SOL-12: the discard pile, one card per goal against, in order.
    pub discard: Pile<TEAM>,
    /// SOL-12: the cards with a yellow card, which lie sideways.
    pub yellow: CardSet,
    /// All cards that have been face up at some time.
    pub seen: CardSet,
    /// SOL-19: the cards turned for kicks since the last shuffle, in order.
    pub turned: Pile<TEAM>,
}

impl TeamState {
    const fn unshuffled(suit: Suit) -> Self {
        Self {
            suit,
            active: None,
            unseen: TEAM as u8,
            cycled: Pile::NONE,
            discard: Pile::NONE,
            yellow: CardSet::NONE,
            seen: CardSet::NONE,
            turned: Pile::NONE,
        }
    }

    /// Returns the number of cards in the team pile.
    #[must_use]
    pub const fn pile_len(&self) -> u8 {
        self.unseen + self.cycled.len()
    }

    /// Returns the cards whose place is public.
    pub fn placed(&self) -> CardSet {
        let piles = self.cycled.iter().chain(self.discard.iter()).chain(self.turned.iter());
        piles.chain(self.active).collect()
    }

    /// SOL-13: returns true if all its cards are in its discard pile.
    #[must_use]
    pub const fn is_out(&self) -> bool {
        self.discard.len() == TEAM as u8
    }
}

/// The public information of a match: everything face up on the table now or remembered from earlier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    /// The options of the match.
    pub options: Options,
    /// The part of the match.
    pub period: Period,
    /// The turn of this half, from 1; 0 before the first.
    pub turn: u8,
    /// The decision that is owed.
    pub phase: Phase,
    /// SOL-7: the team in possession, if any.
    pub ball: Option<Seat>,
    /// SOL-21: the manager who picks first this turn; without Duel always home.
    pub first_picker: Seat,
    /// Both teams.
    pub teams: BySeat<TeamState>,
    /// SOL-5: the play spaces.
    pub spaces: [Option<Card>; SPACES],
    /// SOL-6: the play cards used this turn, in order.
    pub used: [Option<UsedCard>; USED],
    /// SOL-3: number of cards in the play pile, face down.
    pub play_pile: u8,
    /// SOL-18, SOL-24: number of cards for the second half of extra time or of a short match, face down.
    pub play_later: u8,
    /// SOL-14: the play discard pile, in order.
    pub play_discard: Pile<PLAY>,
    /// Goals of each team.
    pub score: BySeat<u32>,
    /// SOL-19: the shootout, from its beginning. Both teams kick at once; home counts as the first.
    pub shootout: Option<Shootout>,
    /// True if the score was level after two halves.
    pub level_after_normal_time: bool,
}

impl Table {
    /// SOL-15, SOL-18, SOL-24: returns the number of turns of this part of the match.
    #[must_use]
    pub const fn turns(&self) -> u8 {
        turns(self.period, self.options.short)
    }

    /// SOL-1, SOL-3: returns the play cards, which are the two suits that no team has.
    pub fn play_cards(&self) -> CardSet {
        let [home, away] = Seat::BOTH.map(|seat| CardSet::suit(self.teams[seat].suit.partner()));
        home.union(away)
    }

    /// Returns the play cards whose place is public.
    pub fn play_placed(&self) -> CardSet {
        let used = self.used.iter().flatten().map(|used| used.card);
        self.play_discard.iter().chain(self.spaces.into_iter().flatten()).chain(used).collect()
    }

    /// SOL-6: returns the team that acts with a play card, which is that of its colour.
    pub fn team_of(&self, card: Card) -> Seat {
        if card.suit.colour() == self.teams[Seat::Home].suit.colour() { Seat::Home } else { Seat::Away }
    }

    /// SOL-8: returns a team's strength: its active card and all play cards used for it this turn.
    #[must_use]
    pub fn strength(&self, team: Seat) -> u8 {
        let used = self.used.iter().flatten().filter(|used| used.team == team);
        self.teams[team].active.map_or(0, value) + used.map(|used| value(used.card)).sum::<u8>()
    }

    /// SOL-9, SOL-10: returns the result of using a play card from a space now.
    #[must_use]
    pub fn preview(&self, card: Card) -> ActionAttempt {
        let team = self.team_of(card);
        // SOL-7: if neither team has the ball, this team takes it first.
        let has_ball = self.ball.unwrap_or(team) == team;
        let mut strength = BySeat::from_fn(|team| self.strength(team));
        strength[team] += value(card);
        let success = match strength[team].cmp(&strength[!team]) {
            Ordering::Greater => true,
            Ordering::Equal => has_ball,
            Ordering::Less => false,
        };
        ActionAttempt { team, team_action: TeamAction::of(has_ball, card), strength, success }
    }

    /// SOL-13: returns the team that has lost all its cards, if any.
    #[must_use]
    pub fn eliminated_team(&self) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|team| self.teams[*team].is_out())
    }

    /// Returns the result; none while a decision is owed.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let decided =
            if self.eliminated_team().is_some() { Decided::Elimination } else { self.period.decided() };
        let kicks = self.shootout.map(|shootout| shootout.scored);
        let outcome = Outcome::of(decided, self.score, kicks, self.level_after_normal_time);
        Some(Outcome { medal: self.medal(), ..outcome })
    }

    /// SOL-20: returns the medal for the manager's lead, after two halves or when a team is out. None in Duel, and none
    /// if the match was level after two halves.
    #[must_use]
    pub fn medal(&self) -> Option<Medal> {
        if self.options.duel || self.level_after_normal_time {
            return None;
        }
        let lead = self.score[Seat::Home].saturating_sub(self.score[Seat::Away]);
        MEDALS.into_iter().rfind(|(least, _)| lead >= *least).map(|(_, medal)| medal)
    }

    /// SOL-20: returns the next medal with the lead that it needs; none if no further medal can be won.
    #[must_use]
    pub fn next_medal(&self) -> Option<(u32, Medal)> {
        if self.options.duel || self.level_after_normal_time || self.phase == Phase::Over {
            return None;
        }
        let lead = self.score[Seat::Home].saturating_sub(self.score[Seat::Away]);
        MEDALS.into_iter().find(|(least, _)| lead < *least)
    }
}

/// The cards of a team that nobody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct HiddenCards {
    /// The cards of the team pile in unknown order, from the top.
    pub(crate) pile: Pile<SUIT>,
    /// SOL-2: the cards dealt out of the match.
    pub(crate) dealt_out: Pile<SUIT>,
}

/// One match of Soccer Solitaire.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Solitaire {
    /// The public information.
    pub(crate) table: Table,
    /// The hidden cards of both teams.
    pub(crate) hidden: BySeat<HiddenCards>,
    /// The play pile from the top; in extra time and in a short match, beneath it, the cards of the second half.
    pub(crate) play: Pile<PLAY>,
    /// The random numbers of the match.
    pub(crate) rng: MatchRng,
}

impl Solitaire {
    /// Returns the public information.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// SOL-1: returns the state before any shuffle.
    pub(crate) fn unshuffled(options: Options, rng: MatchRng) -> Self {
        let suits = options.suits();
        let table = Table {
            options,
            period: Period::FirstHalf,
            turn: 0,
            phase: Phase::Running,
            ball: None,
            first_picker: Seat::Home,
            teams: suits.map(TeamState::unshuffled),
            spaces: [None; SPACES],
            used: [None; USED],
            play_pile: PLAY as u8,
            play_later: 0,
            play_discard: Pile::NONE,
            score: BySeat::default(),
            shootout: None,
            level_after_normal_time: false,
        };
        let hidden = suits.map(|suit| {
            let mut pile: Pile<SUIT> = suit.cards().into_iter().collect();
            HiddenCards { dealt_out: deal_out(&mut pile), pile }
        });
        Self { play: table.play_cards().ace_high().collect(), table, hidden, rng }
    }
}

/// SOL-2: removes the top two cards from a team's pile and returns them.
pub(crate) fn deal_out(pile: &mut Pile<SUIT>) -> Pile<SUIT> {
    (TEAM..SUIT).filter_map(|_| pile.draw()).collect()
}
