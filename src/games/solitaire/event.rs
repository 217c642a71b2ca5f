//! What happened in a match of Soccer Solitaire: past-tense facts, as the referee sees them.

use serde::Serialize;

use super::state::{Deed, Period};
use crate::engine::{BySeat, Card, Outcome, Seat};

/// One fact. The state told with it is the state just after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// SOL-2, SOL-19: a team's cards were shuffled; before the match the top two were dealt out of it.
    TeamShuffled {
        /// Whose.
        team: Seat,
        /// From the top: 13 cards before the match, 11 for the kicks. Nobody at the table knows it.
        order: Option<Vec<Card>>,
    },
    /// SOL-3, SOL-16, SOL-18: the play cards were shuffled; in extra time the upper half of them is played first.
    PlayShuffled {
        /// From the top: 26 cards. Nobody at the table knows it.
        order: Option<Vec<Card>>,
    },
    /// SOL-2: the top card of a team pile was flipped and is active now.
    Flipped {
        /// Whose.
        team: Seat,
        /// Which.
        card: Card,
    },
    /// SOL-16, SOL-18: a half began; nobody has the ball.
    HalfBegan {
        /// Which half.
        period: Period,
    },
    /// SOL-5: a turn began; the spaces are full again.
    SpacesRefilled {
        /// The turn of this half, from 1.
        turn: u8,
        /// The new cards, from the first space on.
        cards: Vec<Card>,
        /// SOL-21: who picks first.
        first: Seat,
    },
    /// SOL-6: a play card was used, and lies above its team's active card.
    Used {
        /// The manager who used it.
        by: Seat,
        /// The team that acts.
        team: Seat,
        /// Which.
        card: Card,
    },
    /// SOL-7: the first team to act in a half took the ball.
    BallTaken {
        /// Which.
        team: Seat,
    },
    /// SOL-9: strengths were compared.
    Tried {
        /// The team that acts.
        team: Seat,
        /// SOL-10: what it does.
        deed: Deed,
        /// SOL-8: of both teams.
        strength: BySeat<u8>,
        /// Whether it succeeded.
        success: bool,
    },
    /// SOL-11: the active card went to the bottom of its team pile.
    Cycled {
        /// Whose.
        team: Seat,
        /// Which.
        card: Card,
    },
    /// SOL-10: a tackle or a counter won the ball.
    BallWon {
        /// By whom.
        team: Seat,
    },
    /// SOL-10: a pass or a shot lost the ball.
    BallLost {
        /// By whom.
        team: Seat,
    },
    /// SOL-10: a goal.
    Goal {
        /// By which team.
        team: Seat,
        /// The other team's active card, which is in its discard pile now.
        card: Card,
        /// The score with it.
        score: BySeat<u32>,
    },
    /// House rule: the team that conceded has the ball.
    KickOffGiven {
        /// To which team.
        team: Seat,
    },
    /// SOL-12: a first yellow card.
    YellowCard {
        /// Of which team.
        team: Seat,
        /// For its active card, which lies sideways now.
        card: Card,
    },
    /// SOL-12: a second yellow card; a goal against.
    SentOff {
        /// Of which team.
        team: Seat,
        /// Its active card, which is in its discard pile now.
        card: Card,
        /// The score with it.
        score: BySeat<u32>,
    },
    /// SOL-14: the two used cards went to the play discard pile.
    TurnEnded {
        /// Which turn of this half, from 1.
        turn: u8,
    },
    /// SOL-15: the spaces cannot be refilled.
    HalfEnded {
        /// Which half.
        period: Period,
        /// The score.
        score: BySeat<u32>,
    },
    /// SOL-19: the match goes to penalty kicks.
    KicksBegan,
    /// SOL-19: both teams turned their top card.
    KickTaken {
        /// Which kick, from 1.
        kick: u32,
        /// The card of each team.
        cards: BySeat<Card>,
        /// Who scored; none where the cards are equal.
        scorer: Option<Seat>,
        /// Kicks scored so far.
        kicks: BySeat<u32>,
    },
    /// SOL-13, SOL-17, SOL-18, SOL-19: the match is over.
    MatchEnded {
        /// How.
        outcome: Outcome,
    },
}

impl Event {
    /// The event as everybody sees it: the order of shuffled cards is nobody's.
    #[must_use]
    pub fn seen(&self) -> Self {
        match self {
            Self::TeamShuffled { team, .. } => Self::TeamShuffled { team: *team, order: None },
            Self::PlayShuffled { .. } => Self::PlayShuffled { order: None },
            other => other.clone(),
        }
    }
}
