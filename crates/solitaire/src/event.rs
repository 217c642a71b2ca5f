//! The events of Soccer Solitaire: facts in the past tense, with full information.

use serde::Serialize;

use super::state::{Period, TeamAction};
use engine::{BySeat, Card, Outcome, Seat};

/// One event. A sink gets it with the state just after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// SOL-2, SOL-19: a team's cards were shuffled; before the match the top two were dealt out of it.
    TeamShuffled {
        /// The team whose cards they are.
        team: Seat,
        /// The cards from the top, 13 before the match and 11 for the kicks; hidden from both managers.
        order: Option<Vec<Card>>,
    },
    /// SOL-3, SOL-16, SOL-18: the play cards were shuffled; in extra time the upper half of them is played first.
    PlayShuffled {
        /// The 26 cards from the top; hidden from both managers.
        order: Option<Vec<Card>>,
    },
    /// SOL-2: the top card of a team pile was flipped and is active now.
    Flipped {
        /// The team of the pile.
        team: Seat,
        /// The new active card.
        card: Card,
    },
    /// SOL-16, SOL-18: a half began; nobody has the ball.
    HalfBegan {
        /// The half that began.
        period: Period,
    },
    /// SOL-5: a turn began; the spaces are full again.
    SpacesRefilled {
        /// The turn of this half, from 1.
        turn: u8,
        /// The new cards, from the first space on.
        cards: Vec<Card>,
        /// SOL-21: the manager who picks first.
        first: Seat,
    },
    /// SOL-6: a play card was used, and lies above its team's active card.
    Used {
        /// The manager who used it.
        by: Seat,
        /// The team that acts.
        team: Seat,
        /// The play card.
        card: Card,
    },
    /// SOL-7: the first team to act in a half took the ball.
    BallTaken {
        /// The team with the ball.
        team: Seat,
    },
    /// SOL-9: strengths were compared.
    Tried {
        /// The team that acts.
        team: Seat,
        /// SOL-10: its action.
        #[serde(rename = "deed")]
        team_action: TeamAction,
        /// SOL-8: the strength of both teams.
        strength: BySeat<u8>,
        /// True if the action succeeded.
        success: bool,
    },
    /// SOL-11: the active card went to the bottom of its team pile.
    Cycled {
        /// The team of the card.
        team: Seat,
        /// The card.
        card: Card,
    },
    /// SOL-10: a tackle or a counter won the ball.
    BallWon {
        /// The team that won it.
        team: Seat,
    },
    /// SOL-10: a pass or a shot lost the ball.
    BallLost {
        /// The team that lost it.
        team: Seat,
    },
    /// SOL-10: a goal.
    Goal {
        /// The team that scored.
        team: Seat,
        /// The other team's active card, which is in its discard pile now.
        card: Card,
        /// The score after the goal.
        score: BySeat<u32>,
    },
    /// House rule: the team that conceded has the ball.
    KickOffGiven {
        /// The team that gets the ball.
        team: Seat,
    },
    /// SOL-12: a first yellow card.
    YellowCard {
        /// The team of the card.
        team: Seat,
        /// Its active card, which lies sideways now.
        card: Card,
    },
    /// SOL-12: a second yellow card; a goal against.
    SentOff {
        /// The team of the card.
        team: Seat,
        /// Its active card, which is in its discard pile now.
        card: Card,
        /// The score after the goal.
        score: BySeat<u32>,
    },
    /// SOL-14: the two used cards went to the play discard pile.
    TurnEnded {
        /// The turn of this half, from 1.
        turn: u8,
    },
    /// SOL-15: the spaces cannot be refilled.
    HalfEnded {
        /// The half that ended.
        period: Period,
        /// The score.
        score: BySeat<u32>,
    },
    /// SOL-19: the match goes to penalty kicks.
    KicksBegan,
    /// SOL-19: both teams turned their top card.
    KickTaken {
        /// Number of the kick, from 1.
        kick: u32,
        /// The card of each team.
        cards: BySeat<Card>,
        /// The team that scored; none if the cards are equal.
        scorer: Option<Seat>,
        /// Kicks scored so far.
        kicks: BySeat<u32>,
    },
    /// SOL-13, SOL-17, SOL-18, SOL-19: the match is over.
    MatchEnded {
        /// The result.
        outcome: Outcome,
    },
}

impl Event {
    /// Returns the public part of the event: the order of shuffled cards is removed.
    #[must_use]
    pub fn seen(&self) -> Self {
        match self {
            Self::TeamShuffled { team, .. } => Self::TeamShuffled { team: *team, order: None },
            Self::PlayShuffled { .. } => Self::PlayShuffled { order: None },
            other => other.clone(),
        }
    }
}
