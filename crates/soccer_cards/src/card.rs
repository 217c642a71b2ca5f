//! The kinds of card, and which card stops which (SC-1, SC-2). Knows no match.

use serde::{Deserialize, Serialize};

use engine::notation::names;

names! {
    /// SC-1: a colour of balls and goals, sorted as text.
    #[derive(PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[expect(missing_docs, reason = "a colour's name says it")]
    pub enum BallColour {
        Black = "black",
        Blue = "blue",
        Green = "green",
        Red = "red",
    }
}

impl BallColour {
    /// Returns the ball of this colour.
    #[must_use]
    pub const fn ball(self) -> CardKind {
        match self {
            Self::Black => CardKind::BlackBall,
            Self::Blue => CardKind::BlueBall,
            Self::Green => CardKind::GreenBall,
            Self::Red => CardKind::RedBall,
        }
    }

    /// Returns the goal of this colour.
    #[must_use]
    pub const fn goal(self) -> CardKind {
        match self {
            Self::Black => CardKind::BlackGoal,
            Self::Blue => CardKind::BlueGoal,
            Self::Green => CardKind::GreenGoal,
            Self::Red => CardKind::RedGoal,
        }
    }
}

names! {
    /// SC-1: a kind of card, sorted as text.
    #[derive(PartialOrd, Ord, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    #[expect(missing_docs, reason = "the cards are named as they are printed")]
    pub enum CardKind {
        BlackBall = "black_ball",
        BlackGoal = "black_goal",
        BlueBall = "blue_ball",
        BlueGoal = "blue_goal",
        ColouredShield = "coloured_shield",
        FreeKick = "free_kick",
        GreenBall = "green_ball",
        GreenGoal = "green_goal",
        Offside = "offside",
        Penalty = "penalty",
        RedBall = "red_ball",
        RedGoal = "red_goal",
        YellowShield = "yellow_shield",
    }
}

/// SC-7: the result of a lead and its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum LeadResult {
    /// The lead was no chance.
    NoChance,
    /// The answer stopped the chance.
    Stopped,
    /// The chance went in.
    Goal,
}

impl CardKind {
    /// Returns the colour of a ball or a goal.
    #[must_use]
    pub const fn colour(self) -> Option<BallColour> {
        match self {
            Self::BlackBall | Self::BlackGoal => Some(BallColour::Black),
            Self::BlueBall | Self::BlueGoal => Some(BallColour::Blue),
            Self::GreenBall | Self::GreenGoal => Some(BallColour::Green),
            Self::RedBall | Self::RedGoal => Some(BallColour::Red),
            Self::ColouredShield | Self::FreeKick | Self::Offside | Self::Penalty | Self::YellowShield => {
                None
            }
        }
    }

    /// SC-1: returns true if the card is a scoring chance when it is led.
    #[must_use]
    pub const fn is_chance(self) -> bool {
        match self {
            Self::BlackBall | Self::BlueBall | Self::GreenBall | Self::RedBall => true,
            Self::Penalty | Self::FreeKick => true,
            Self::BlackGoal | Self::BlueGoal | Self::GreenGoal | Self::RedGoal => false,
            Self::ColouredShield | Self::YellowShield | Self::Offside => false,
        }
    }

    /// SC-2: returns true if the card stops that chance. Nothing stops a card that is no chance.
    #[must_use]
    pub const fn stops(self, chance: Self) -> bool {
        match chance {
            Self::BlackBall => matches!(self, Self::BlackGoal | Self::BlackBall | Self::ColouredShield),
            Self::BlueBall => matches!(self, Self::BlueGoal | Self::BlueBall | Self::ColouredShield),
            Self::GreenBall => matches!(self, Self::GreenGoal | Self::GreenBall | Self::ColouredShield),
            Self::RedBall => matches!(self, Self::RedGoal | Self::RedBall | Self::ColouredShield),
            Self::Penalty => matches!(self, Self::ColouredShield),
            Self::FreeKick => matches!(self, Self::YellowShield | Self::ColouredShield),
            Self::BlackGoal | Self::BlueGoal | Self::GreenGoal | Self::RedGoal => false,
            Self::ColouredShield | Self::YellowShield | Self::Offside => false,
        }
    }
}

impl LeadResult {
    /// SC-7: a led chance that the answer does not stop is a goal; an answer never scores.
    #[must_use]
    pub const fn of(led: CardKind, answer: CardKind) -> Self {
        if !led.is_chance() {
            Self::NoChance
        } else if answer.stops(led) {
            Self::Stopped
        } else {
            Self::Goal
        }
    }
}
