//! What is heard, and told to those who cannot hear: each cue has a caption.

use serde::Serialize;

use crate::engine::Seat;

/// The referee's whistle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Whistle {
    /// A foul.
    Short,
    /// A penalty, or a player sent off.
    Long,
    /// Half-time.
    Double,
    /// Play may begin.
    KickOff,
    /// Three blasts: it is over.
    FullTime,
}

/// A foot on the ball.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Kick {
    /// A pass.
    Pass,
    /// A shot.
    Shot,
    /// A ball won.
    Header,
    /// The ball off the woodwork or a glove.
    Bounce,
}

/// A hand on the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Card {
    /// Turned up.
    Flick,
    /// Drawn along the table.
    Slide,
    /// Laid down.
    Place,
    /// The pack shuffled.
    Shuffle,
}

/// The stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Crowd {
    /// So close.
    Ooh,
    /// Well done.
    Applause,
    /// A goal.
    Roar,
    /// Clapping in time.
    Chant,
}

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub enum Cue {
    /// The referee.
    Whistle(Whistle),
    /// A foot on the ball.
    Kick(Kick),
    /// A hand on the cards.
    Card(Card),
    /// The ball in the net.
    Net,
    /// The stands, all or one side's.
    Crowd(Crowd, Option<Seat>),
    /// The bed dips while everybody holds their breath.
    Hush,
    /// What is at stake from now on, 0..=1: the bed follows.
    Stake(f32),
    /// The match is over: won by that side as seen from the screen, or drawn.
    Final(Option<Seat>),
}

impl Cue {
    /// The caption chip; none for what is plain to see or goes on all the time.
    #[must_use]
    pub const fn caption(self) -> Option<&'static str> {
        match self {
            Self::Whistle(Whistle::Short) => Some("Whistle"),
            Self::Whistle(Whistle::Long) => Some("Long whistle"),
            Self::Whistle(Whistle::Double) => Some("Whistle: half-time"),
            Self::Whistle(Whistle::KickOff) => Some("Whistle: kick-off"),
            Self::Whistle(Whistle::FullTime) => Some("Whistle: full time"),
            Self::Kick(Kick::Shot) => Some("A shot"),
            Self::Kick(Kick::Bounce) => Some("Ball off the woodwork"),
            Self::Net => Some("Ball in the net"),
            Self::Crowd(Crowd::Ooh, _) => Some("Crowd: ooh"),
            Self::Crowd(Crowd::Applause, _) => Some("Crowd applauds"),
            Self::Crowd(Crowd::Roar, _) => Some("Crowd roars"),
            Self::Crowd(Crowd::Chant, _) => Some("Crowd claps in time"),
            Self::Hush => Some("The crowd holds its breath"),
            Self::Kick(_) | Self::Card(_) | Self::Stake(_) | Self::Final(_) => None,
        }
    }
}
