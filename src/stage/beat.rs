//! What happens on the table, one beat after another: the scene it ends in, what sounds, how long it holds.

use std::sync::Arc;

use serde::Serialize;

use super::cause::Cause;
use super::cue::Cue;
use super::display_text::DisplayText;
use super::match_phase::Clock;
use super::moment::{Line, Moment};
use super::reveal::Reveal;
use super::scene::Scene;
use super::shown_event::ShownEvent;
use crate::engine::Seat;

/// How long the figures of a half are there to be read, seconds at speed 1.
const HALF_READ: f32 = 3.2;

/// One step of the show. Times are seconds at speed 1.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Beat {
    /// The table when the beat is over.
    #[serde(serialize_with = "still")]
    pub scene: Arc<Scene>,
    /// Cards known by another [`super::scene::Piece::id`] from this beat on, `(before, now)`: an unknown card that is
    /// turned up becomes a known one and stays where it is; a known one joins the unknown. Whatever lay under the
    /// new id before is gone. The scene of the beat uses the new ids.
    pub became: Vec<(u16, u16)>,
    /// What sounds and lights up when it starts.
    pub cues: Vec<Cue>,
    /// How long what moves in it takes: the next beat waits for [`Beat::lasts`].
    pub secs: f32,
    /// A line for the match log.
    pub log: Option<LogLine>,
    /// A banner over the table while the beat lasts.
    pub banner: Option<Banner>,
    /// What met, large over the table while the beat lasts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reveal: Option<Reveal>,
    /// What it shows, for whoever speaks of it.
    #[serde(skip)]
    pub moment: Option<Moment>,
    /// The event that the beat begins to show; none on the beats that follow it.
    #[serde(skip)]
    pub shows: Option<ShownEvent>,
    /// What the commentator says of it, for the ticker: most beats go by without a word.
    pub line: Option<Line>,
}

fn still<S: serde::Serializer>(scene: &Arc<Scene>, to: S) -> Result<S::Ok, S::Error> {
    scene.as_ref().serialize(to)
}

impl Beat {
    /// A beat without sound, log or banner.
    #[must_use]
    pub fn new(scene: Scene, secs: f32) -> Self {
        Self {
            scene: Arc::new(scene),
            became: Vec::new(),
            cues: Vec::new(),
            secs,
            log: None,
            banner: None,
            reveal: None,
            moment: None,
            shows: None,
            line: None,
        }
    }

    /// With a cue.
    #[must_use]
    pub fn cue(mut self, cue: Cue) -> Self {
        self.cues.push(cue);
        self
    }

    /// With a line for the match log.
    #[must_use]
    pub fn log(mut self, line: LogLine) -> Self {
        self.log = Some(line);
        self
    }

    /// With a banner.
    #[must_use]
    pub fn banner(mut self, banner: Banner) -> Self {
        self.banner = Some(banner);
        self
    }

    /// With what met, large over the table.
    #[must_use]
    pub fn reveal(mut self, reveal: Reveal) -> Self {
        self.reveal = Some(reveal);
        self
    }

    /// How long the next beat waits: until all has moved, and all has been read.
    #[must_use]
    pub fn lasts(&self) -> f32 {
        let half = if self.tells_half() { HALF_READ } else { 0.0 };
        self.secs.max(self.reveal.as_ref().map_or(half, Reveal::read))
    }

    /// Whether it tells what the first half came to: half-time of extra time says the score alone.
    #[must_use]
    pub fn tells_half(&self) -> bool {
        let half = matches!(self.banner, Some(Banner::Strip { head: Headline::HalfTime, .. }));
        half && !self.scene.board.part.is_extra()
    }

    /// With what it shows, for whoever speaks of it.
    #[must_use]
    pub fn about(mut self, moment: Moment) -> Self {
        self.moment = Some(moment);
        self
    }
}

/// A line of the match log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LogLine {
    /// When; off outside the clock.
    pub clock: Clock,
    /// Whose line it is.
    pub side: Option<Seat>,
    /// One short sentence.
    pub text: DisplayText,
}

impl LogLine {
    /// A line outside the clock.
    #[must_use]
    pub fn new(side: impl Into<Option<Seat>>, text: impl Into<DisplayText>) -> Self {
        Self { clock: Clock::Off, side: side.into(), text: text.into() }
    }

    /// The same line at that time.
    #[must_use]
    pub const fn at(mut self, clock: Clock) -> Self {
        self.clock = clock;
        self
    }
}

/// Something written large over the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Banner {
    /// A strip with one short headline and a line below: half-time, foul, full time.
    Strip {
        /// In whose colours; none is neutral.
        side: Option<Seat>,
        /// What it tells.
        head: Headline,
        /// Such as `1-1`.
        text: DisplayText,
    },
    /// The goal celebration.
    Goal {
        /// Who scored.
        side: Seat,
        /// Who of the eleven, 0..=10.
        scorer: usize,
        /// What it came of.
        cause: Cause,
        /// When; off outside the clock.
        clock: Clock,
        /// How much the goal means, 0..=1: the ladder of celebration.
        weight: f32,
    },
}

/// What a strip tells.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Headline {
    /// A toss is won.
    CoinToss,
    /// Hands are split.
    Split,
    /// The match begins.
    KickOff,
    /// Half-time, of extra time too.
    HalfTime,
    /// A round begins: which one, from 1.
    Round(u8),
    /// The last round begins.
    LastRound,
    /// From now on a round may end the match.
    SuddenRounds,
    /// More is played.
    ExtraTime,
    /// Kicks decide.
    Penalties,
    /// One pair of kicks may decide.
    SuddenDeath,
    /// It is over.
    FullTime,
    /// It goes on as if nothing had been.
    PlayOn,
    /// A penalty is given.
    Penalty,
    /// A free kick is given.
    FreeKick,
    /// A player is booked.
    YellowCard,
    /// A player is sent off.
    SentOff,
    /// A kick of a shootout went in.
    Scored,
    /// It did not.
    Missed,
    /// The keeper had it.
    Saved,
    /// Kicks taken at once came to the same.
    Level,
    /// What a game calls by a name of its own: a gift of a team.
    Own(DisplayText),
}
