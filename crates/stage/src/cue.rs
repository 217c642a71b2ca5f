//! Sound cues and their captions for players who cannot hear them.

use engine::Seat;
use words::MessageId;
use words::id;

/// The referee's whistle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WhistleSound {
    /// A short blast: a foul.
    Short,
    /// A long blast: a penalty, or a player sent off.
    Long,
    /// Two blasts: half-time.
    Double,
    /// Play may begin.
    KickOff,
    /// Three blasts: the match is over.
    FullTime,
}

/// Sounds of the ball.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KickSound {
    /// The kick of a pass.
    Pass,
    /// The kick of a shot.
    Shot,
    /// A ball won.
    Header,
    /// The ball off the woodwork, a glove or a blocking player: saves, blocks and misses of all games share it.
    Bounce,
}

/// Sounds of the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardSound {
    /// A card is turned up.
    Flick,
    /// Cards are drawn along the table.
    Slide,
    /// A card is laid down.
    Place,
    /// The pack is shuffled.
    Shuffle,
}

/// Sounds of the crowd.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CrowdSound {
    /// A near miss.
    NearMiss,
    /// Applause for a success.
    Applause,
    /// A roar for a goal.
    Roar,
    /// Clapping in time.
    Chant,
    /// Whistles and boos: a foul.
    Jeers,
    /// The drum of a shootout while a player walks to the spot.
    Drum,
}

/// A sound, or a change of the crowd's background noise, that starts with a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cue {
    /// The referee's whistle.
    Whistle(WhistleSound),
    /// A sound of the ball.
    Kick(KickSound),
    /// A sound of the cards.
    Card(CardSound),
    /// The ball in the net.
    Net,
    /// A sound of the crowd, of both ends or of one side's.
    Crowd(CrowdSound, Option<Seat>),
    /// The background noise of the crowd drops for a moment.
    Hush,
    /// The heart of a kicker whose kick can decide the match: the crowd is silent, and so is the music.
    Heartbeat,
    /// The stake from now on, 0..=1; the background noise of the crowd follows it.
    Stake(f32),
    /// A goal of that side that may decide the match: brass from the stadium's loudspeakers.
    Fanfare(Seat),
    /// The side has earned a medal.
    Medal(Seat),
    /// The match is over: won by that side, or drawn.
    Final(Option<Seat>),
}

impl Cue {
    /// Returns the caption: the sound, and the end of the stadium that it comes from. [`Cue::Stake`] makes no sound and
    /// has none. [`Cue::Fanfare`], [`Cue::Medal`] and [`Cue::Final`] sound later, and not for everybody; they get their
    /// captions when they sound.
    #[must_use]
    pub const fn caption(self) -> Option<MessageId> {
        match self {
            Self::Whistle(WhistleSound::Short) => Some(id!("caption-whistle")),
            Self::Whistle(WhistleSound::Long) => Some(id!("caption-long-whistle")),
            Self::Whistle(WhistleSound::Double) => Some(id!("caption-whistle-half-time")),
            Self::Whistle(WhistleSound::KickOff) => Some(id!("caption-whistle-kick-off")),
            Self::Whistle(WhistleSound::FullTime) => Some(id!("caption-whistle-full-time")),
            Self::Kick(KickSound::Pass) => Some(id!("caption-a-pass")),
            Self::Kick(KickSound::Shot) => Some(id!("caption-a-shot")),
            Self::Kick(KickSound::Header) => Some(id!("caption-the-ball-is-won")),
            Self::Kick(KickSound::Bounce) => Some(id!("caption-the-ball-bounces-off")),
            Self::Card(CardSound::Flick) => Some(id!("caption-a-card-turns-up")),
            Self::Card(CardSound::Slide) => Some(id!("caption-cards-are-drawn")),
            Self::Card(CardSound::Place) => Some(id!("caption-a-card-is-laid")),
            Self::Card(CardSound::Shuffle) => Some(id!("caption-cards-are-shuffled")),
            Self::Net => Some(id!("caption-ball-in-the-net")),
            Self::Crowd(crowd, side) => Some(crowd.caption(side)),
            Self::Hush => Some(id!("caption-the-crowd-holds-its-breath")),
            Self::Heartbeat => Some(id!("caption-heartbeat")),
            Self::Stake(_) | Self::Fanfare(_) | Self::Medal(_) | Self::Final(_) => None,
        }
    }

    /// Returns true for frequent sounds of visible movements. They get a caption only if the player wants all captions.
    #[must_use]
    pub const fn routine(self) -> bool {
        matches!(self, Self::Card(_) | Self::Kick(KickSound::Pass | KickSound::Header))
    }
}

impl CrowdSound {
    /// Returns the caption for a sound from both ends or from one side's.
    const fn caption(self, side: Option<Seat>) -> MessageId {
        match (self, side) {
            (Self::NearMiss, None) => id!("caption-crowd-ooh"),
            (Self::NearMiss, Some(Seat::Home)) => id!("caption-home-end-ooh"),
            (Self::NearMiss, Some(Seat::Away)) => id!("caption-away-end-ooh"),
            (Self::Applause, None) => id!("caption-crowd-applauds"),
            (Self::Applause, Some(Seat::Home)) => id!("caption-home-end-applauds"),
            (Self::Applause, Some(Seat::Away)) => id!("caption-away-end-applauds"),
            (Self::Roar, None) => id!("caption-crowd-roars"),
            (Self::Roar, Some(Seat::Home)) => id!("caption-home-end-roars"),
            (Self::Roar, Some(Seat::Away)) => id!("caption-away-end-roars"),
            (Self::Jeers, None) => id!("caption-whistles-from-the-stands"),
            (Self::Jeers, Some(Seat::Home)) => id!("caption-whistles-from-the-home-end"),
            (Self::Jeers, Some(Seat::Away)) => id!("caption-whistles-from-the-away-end"),
            (Self::Chant, _) => id!("caption-crowd-claps-in-time"),
            (Self::Drum, _) => id!("caption-a-drum-in-the-stands"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cue_with_a_sound_has_a_caption() {
        let whistles = [
            WhistleSound::Short,
            WhistleSound::Long,
            WhistleSound::Double,
            WhistleSound::KickOff,
            WhistleSound::FullTime,
        ];
        let kicks = [KickSound::Pass, KickSound::Shot, KickSound::Header, KickSound::Bounce];
        let cards = [CardSound::Flick, CardSound::Slide, CardSound::Place, CardSound::Shuffle];
        let crowds = [
            CrowdSound::NearMiss,
            CrowdSound::Applause,
            CrowdSound::Roar,
            CrowdSound::Chant,
            CrowdSound::Jeers,
            CrowdSound::Drum,
        ];
        let sides = [None, Some(Seat::Home), Some(Seat::Away)];
        let cues = [Cue::Net, Cue::Hush, Cue::Heartbeat].into_iter();
        let cues =
            cues.chain(whistles.map(Cue::Whistle)).chain(kicks.map(Cue::Kick)).chain(cards.map(Cue::Card));
        let cues = cues.chain(crowds.into_iter().flat_map(|crowd| sides.map(|side| Cue::Crowd(crowd, side))));
        for cue in cues {
            let caption = cue.caption().map(MessageId::shown).unwrap_or_default();
            assert!((5..=28).contains(&caption.len()) && !caption.ends_with('.'), "{cue:?}: {caption:?}");
        }
    }
}
