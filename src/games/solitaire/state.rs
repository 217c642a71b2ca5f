//! The full state of a match: the table that everybody sees and remembers, and what nobody knows.

use std::cmp::Ordering;

use serde::Serialize;

use super::options::Options;
use crate::engine::pack::{CardSet, Pile};
use crate::engine::{BySeat, Card, Colour, Decided, MatchRng, Medal, Outcome, Seat, Shootout, Suit};

/// SOL-2: cards of a suit.
pub const SUIT: usize = 13;
/// SOL-2: cards of a team in a match.
pub const TEAM: usize = 11;
/// SOL-3: play cards.
pub const PLAY: usize = 26;
/// SOL-18: play cards of a half of extra time.
pub const EXTRA: u8 = 13;
/// SOL-5: play spaces.
pub const SPACES: usize = 3;
/// SOL-6: play cards used in a turn.
pub const USED: usize = 2;
/// SOL-19: kicks before sudden death.
pub const KICKS: u32 = 5;

/// SOL-20: the leads that earn a medal, the lowest first.
pub const MEDALS: [(u32, Medal); 4] =
    [(3, Medal::Bronze), (5, Medal::Silver), (7, Medal::Gold), (9, Medal::Platinum)];

/// SOL-15 to SOL-19: the parts of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Period {
    /// The first half of normal time.
    FirstHalf,
    /// The second half of normal time.
    SecondHalf,
    /// SOL-18: the first half of extra time.
    ExtraFirst,
    /// SOL-18: the second half of extra time.
    ExtraSecond,
    /// SOL-19: penalty kicks.
    Kicks,
}

impl Period {
    /// SOL-15, SOL-18: its turns.
    #[must_use]
    pub const fn turns(self) -> u8 {
        match self {
            Self::FirstHalf | Self::SecondHalf => 12,
            Self::ExtraFirst | Self::ExtraSecond => 6,
            Self::Kicks => 0,
        }
    }

    /// SOL-22: the colour whose manager picks first in its first turn.
    #[must_use]
    pub const fn first_colour(self) -> Colour {
        match self {
            Self::FirstHalf | Self::ExtraFirst | Self::Kicks => Colour::Red,
            Self::SecondHalf | Self::ExtraSecond => Colour::Black,
        }
    }
}

/// SOL-10: what a used card lets its team do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Deed {
    /// With the ball, 2-10.
    Pass,
    /// With the ball, J Q K A.
    Shoot,
    /// Without it, 2-10.
    Tackle,
    /// Without it, J Q K A.
    Counter,
}

impl Deed {
    /// SOL-10: by the ball and the card.
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

/// SOL-9: a used card, and whether its team succeeds with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Try {
    /// The team that acts.
    pub team: Seat,
    /// What it does.
    pub deed: Deed,
    /// SOL-8: of both teams, the used card included.
    pub strength: BySeat<u8>,
    /// Whether it succeeds.
    pub success: bool,
}

/// SOL-4: what a card is worth, a team's and a play card alike.
#[must_use]
pub const fn value(card: Card) -> u8 {
    card.rank.ace_high()
}

/// The question that is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Phase {
    /// SOL-6: which play card is used.
    Use,
    /// None: an event is being told in the middle of a decision. No decision ever ends here.
    Running,
    /// None: the match is over.
    Over,
}

/// SOL-6: a play card that was used this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Used {
    /// Which.
    pub card: Card,
    /// The team of its colour.
    pub team: Seat,
}

/// One team as everybody sees and remembers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Team {
    /// SOL-1.
    pub suit: Suit,
    /// SOL-2: none while the next one is being flipped, for a team that has lost, and in the kicks.
    pub active: Option<Card>,
    /// How many cards of the team pile nobody can place; they are on top.
    pub unseen: u8,
    /// SOL-11: the cards beneath them that were cycled, the next one first. Their order is known.
    pub cycled: Pile<TEAM>,
    /// SOL-10, SOL-12: goals against, in order.
    pub discard: Pile<TEAM>,
    /// SOL-12: cards that lie sideways.
    pub yellow: CardSet,
    /// Every card that was face up at some time.
    pub seen: CardSet,
    /// SOL-19: cards turned for kicks since the last shuffle, in order.
    pub turned: Pile<TEAM>,
}

impl Team {
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

    /// Cards in the team pile.
    #[must_use]
    pub const fn pile(&self) -> u8 {
        self.unseen + self.cycled.len()
    }

    /// The cards whose place everybody knows.
    #[must_use]
    pub fn placed(&self) -> CardSet {
        let piles = self.cycled.iter().chain(self.discard.iter()).chain(self.turned.iter());
        piles.chain(self.active).collect()
    }

    /// SOL-13: whether all its cards are in its discard pile.
    #[must_use]
    pub const fn is_out(&self) -> bool {
        self.discard.len() == TEAM as u8
    }
}

/// Everything that lies open on the table, or is remembered by everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    /// What was settled before the match.
    pub options: Options,
    /// The part of the match.
    pub period: Period,
    /// The turn of this half, from 1; 0 before the first.
    pub turn: u8,
    /// The question that is asked.
    pub phase: Phase,
    /// SOL-7: the team in possession, once there is one.
    pub ball: Option<Seat>,
    /// SOL-21: who picks first this turn. Without Duel always home.
    pub first_picker: Seat,
    /// Both teams.
    pub teams: BySeat<Team>,
    /// SOL-5.
    pub spaces: [Option<Card>; SPACES],
    /// SOL-6: the play cards used this turn, in order.
    pub used: [Option<Used>; USED],
    /// SOL-3: cards of the play pile, face down.
    pub play_pile: u8,
    /// SOL-18: cards of the second half of extra time, face down.
    pub play_later: u8,
    /// SOL-14: in order.
    pub play_discard: Pile<PLAY>,
    /// Goals for; the other team's goals against.
    pub score: BySeat<u32>,
    /// SOL-19: from when it begins. Both teams kick at once; home counts as the first.
    pub shootout: Option<Shootout>,
    /// Whether the score was level after two halves.
    pub level_after_normal_time: bool,
}

impl Table {
    /// SOL-1, SOL-3: the cards set aside, of which the play pile is made.
    #[must_use]
    pub fn play_cards(&self) -> CardSet {
        let [home, away] = Seat::BOTH.map(|seat| CardSet::suit(self.teams[seat].suit.partner()));
        home.or(away)
    }

    /// The play cards whose place everybody knows.
    #[must_use]
    pub fn play_placed(&self) -> CardSet {
        let used = self.used.iter().flatten().map(|used| used.card);
        self.play_discard.iter().chain(self.spaces.into_iter().flatten()).chain(used).collect()
    }

    /// SOL-6: the team that can use a play card: that of its colour.
    #[must_use]
    pub fn team_of(&self, card: Card) -> Seat {
        if card.suit.colour() == self.teams[Seat::Home].suit.colour() { Seat::Home } else { Seat::Away }
    }

    /// SOL-8: a team's active card and all play cards it has used this turn.
    #[must_use]
    pub fn strength(&self, team: Seat) -> u8 {
        let used = self.used.iter().flatten().filter(|used| used.team == team);
        self.teams[team].active.map_or(0, value) + used.map(|used| value(used.card)).sum::<u8>()
    }

    /// SOL-9, SOL-10: what a play card that lies in a space would come to if it were used now.
    #[must_use]
    pub fn foresee(&self, card: Card) -> Try {
        let team = self.team_of(card);
        // SOL-7: where nobody has the ball, its team takes it first.
        let has_ball = self.ball.unwrap_or(team) == team;
        let mut strength = BySeat::from_fn(|team| self.strength(team));
        strength[team] += value(card);
        let success = match strength[team].cmp(&strength[!team]) {
            Ordering::Greater => true,
            Ordering::Equal => has_ball,
            Ordering::Less => false,
        };
        Try { team, deed: Deed::of(has_ball, card), strength, success }
    }

    /// SOL-13: the team that has lost all its cards.
    #[must_use]
    pub fn out(&self) -> Option<Seat> {
        Seat::BOTH.into_iter().find(|team| self.teams[*team].is_out())
    }

    /// The result; none while anybody owes a decision.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let decided = match self.period {
            _ if self.out().is_some() => Decided::Elimination,
            Period::FirstHalf | Period::SecondHalf => Decided::NormalTime,
            Period::ExtraFirst | Period::ExtraSecond => Decided::ExtraTime,
            Period::Kicks => Decided::Shootout,
        };
        let kicks = self.shootout.map(|shootout| shootout.scored);
        let outcome = Outcome::of(decided, self.score, kicks, self.level_after_normal_time);
        Some(Outcome { medal: self.medal(), ..outcome })
    }

    /// SOL-20: what the manager's lead is worth, after two halves or when a team is out; nothing in Duel, and nothing
    /// once the match was level after two halves.
    #[must_use]
    pub fn medal(&self) -> Option<Medal> {
        if self.options.duel || self.level_after_normal_time {
            return None;
        }
        let lead = self.score[Seat::Home].saturating_sub(self.score[Seat::Away]);
        MEDALS.into_iter().rfind(|(least, _)| lead >= *least).map(|(_, medal)| medal)
    }

    /// SOL-20: the lead that the next medal needs, and which it is; none where none can be won any more.
    #[must_use]
    pub fn next_medal(&self) -> Option<(u32, Medal)> {
        if self.options.duel || self.level_after_normal_time || self.phase == Phase::Over {
            return None;
        }
        let lead = self.score[Seat::Home].saturating_sub(self.score[Seat::Away]);
        MEDALS.into_iter().find(|(least, _)| lead < *least)
    }
}

/// What nobody knows of a team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Hidden {
    /// The cards of the team pile that nobody can place, from the top.
    pub(crate) pile: Pile<SUIT>,
    /// SOL-2: dealt out of the match.
    pub(crate) dealt_out: Pile<SUIT>,
}

/// One match of Soccer Solitaire.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Solitaire {
    /// What everybody sees and remembers.
    pub(crate) table: Table,
    /// What nobody knows of the teams.
    pub(crate) hidden: BySeat<Hidden>,
    /// The play pile from the top; in extra time, beneath it, the cards of its second half.
    pub(crate) play: Pile<PLAY>,
    /// The match's chance.
    pub(crate) rng: MatchRng,
}

impl Solitaire {
    /// What everybody sees and remembers.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// SOL-1: both suits and the play cards lie ready; nothing is shuffled yet.
    pub(crate) fn unshuffled(options: Options, rng: MatchRng) -> Self {
        let suits = options.suits();
        let table = Table {
            options,
            period: Period::FirstHalf,
            turn: 0,
            phase: Phase::Running,
            ball: None,
            first_picker: Seat::Home,
            teams: suits.map(Team::unshuffled),
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
            Hidden { dealt_out: deal_out(&mut pile), pile }
        });
        Self { play: table.play_cards().ace_high().collect(), table, hidden, rng }
    }
}

/// SOL-2: the top two cards leave the match.
pub(crate) fn deal_out(pile: &mut Pile<SUIT>) -> Pile<SUIT> {
    (TEAM..SUIT).filter_map(|_| pile.draw()).collect()
}
