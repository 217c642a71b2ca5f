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
    /// Whistles and boos: a foul.
    Jeers,
    /// The drum of a shootout, while somebody walks to the spot.
    Drum,
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
    /// A goal of that side which may decide the match: brass from the stadium's loudspeakers.
    Fanfare(Seat),
    /// That side has earned a medal.
    Medal(Seat),
    /// The match is over: won by that side as seen from the screen, or drawn.
    Final(Option<Seat>),
}

impl Cue {
    /// The caption chip: what is heard, and from which end. None for what makes no sound itself; what sounds later, and
    /// not to everybody's ears ([`Cue::Fanfare`], [`Cue::Medal`], [`Cue::Final`]), is told when it sounds.
    #[must_use]
    pub const fn caption(self) -> Option<&'static str> {
        match self {
            Self::Whistle(Whistle::Short) => Some("Whistle"),
            Self::Whistle(Whistle::Long) => Some("Long whistle"),
            Self::Whistle(Whistle::Double) => Some("Whistle: half-time"),
            Self::Whistle(Whistle::KickOff) => Some("Whistle: kick-off"),
            Self::Whistle(Whistle::FullTime) => Some("Whistle: full time"),
            Self::Kick(Kick::Pass) => Some("A pass"),
            Self::Kick(Kick::Shot) => Some("A shot"),
            Self::Kick(Kick::Header) => Some("The ball is won"),
            Self::Kick(Kick::Bounce) => Some("The ball bounces off"),
            Self::Card(Card::Flick) => Some("A card turns up"),
            Self::Card(Card::Slide) => Some("Cards are drawn"),
            Self::Card(Card::Place) => Some("A card is laid"),
            Self::Card(Card::Shuffle) => Some("Cards are shuffled"),
            Self::Net => Some("Ball in the net"),
            Self::Crowd(crowd, side) => Some(crowd.caption(side)),
            Self::Hush => Some("The crowd holds its breath"),
            Self::Stake(_) | Self::Fanfare(_) | Self::Medal(_) | Self::Final(_) => None,
        }
    }

    /// Whether it is plain to see as well, and goes on all the time: told only to those who want every sound told.
    #[must_use]
    pub const fn routine(self) -> bool {
        matches!(self, Self::Card(_) | Self::Kick(Kick::Pass | Kick::Header))
    }
}

impl Crowd {
    /// What is heard, and from which end of the stadium.
    const fn caption(self, side: Option<Seat>) -> &'static str {
        match (self, side) {
            (Self::Ooh, None) => "Crowd: ooh",
            (Self::Ooh, Some(Seat::Home)) => "Home end: ooh",
            (Self::Ooh, Some(Seat::Away)) => "Away end: ooh",
            (Self::Applause, None) => "Crowd applauds",
            (Self::Applause, Some(Seat::Home)) => "Home end applauds",
            (Self::Applause, Some(Seat::Away)) => "Away end applauds",
            (Self::Roar, None) => "Crowd roars",
            (Self::Roar, Some(Seat::Home)) => "Home end roars",
            (Self::Roar, Some(Seat::Away)) => "Away end roars",
            (Self::Jeers, None) => "Whistles from the stands",
            (Self::Jeers, Some(Seat::Home)) => "Whistles from the home end",
            (Self::Jeers, Some(Seat::Away)) => "Whistles from the away end",
            (Self::Chant, _) => "Crowd claps in time",
            (Self::Drum, _) => "A drum in the stands",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_sounds_has_a_caption() {
        let whistles = [Whistle::Short, Whistle::Long, Whistle::Double, Whistle::KickOff, Whistle::FullTime];
        let kicks = [Kick::Pass, Kick::Shot, Kick::Header, Kick::Bounce];
        let cards = [Card::Flick, Card::Slide, Card::Place, Card::Shuffle];
        let crowds = [Crowd::Ooh, Crowd::Applause, Crowd::Roar, Crowd::Chant, Crowd::Jeers, Crowd::Drum];
        let sides = [None, Some(Seat::Home), Some(Seat::Away)];
        let cues = [Cue::Net, Cue::Hush].into_iter();
        let cues =
            cues.chain(whistles.map(Cue::Whistle)).chain(kicks.map(Cue::Kick)).chain(cards.map(Cue::Card));
        let cues = cues.chain(crowds.into_iter().flat_map(|crowd| sides.map(|side| Cue::Crowd(crowd, side))));
        for cue in cues {
            let caption = cue.caption().unwrap_or_default();
            assert!((5..=28).contains(&caption.len()) && !caption.ends_with('.'), "{cue:?}: {caption:?}");
        }
    }
}
