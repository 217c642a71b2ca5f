//! The timed animation steps of the show: each has the scene it ends in, its sounds and its length.

use std::sync::Arc;

use super::cause::GoalCause;
use super::cue::Cue;
use super::match_phase::MatchClock;
use super::moment::{CommentaryLine, CommentaryMoment};
use super::reveal::CardReveal;
use super::scene::{CardId, Scene};
use super::shown_event::ShownEvent;
use engine::Seat;
use words::DisplayText;

/// Reading time of the half-time figures, seconds at speed 1.
const HALF_READ: f32 = 3.2;

/// Time in which a tossed coin is thrown, lands and is seen, seconds at speed 1.
const TOSS_READ: f32 = 1.6;

/// One step of the show: the scene it ends in, its cues, its texts and its duration. Times are seconds at speed 1.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct AnimationStep {
    /// The table when the step is over.
    pub scene: Arc<Scene>,
    /// Cards whose [`super::scene::CardView::id`] changes with this step, as `(before, now)`. An unknown card that is
    /// turned up gets the id of a known one and stays where it is. A known card that is hidden gets an unknown id. A
    /// card that had the new id before is removed. The scene of the step uses the new ids.
    pub id_changes: Vec<(CardId, CardId)>,
    /// Sounds and lights that start with the step.
    pub cues: Vec<Cue>,
    /// Duration of its movements; the next step waits for [`AnimationStep::duration`].
    pub secs: f32,
    /// A line for the match log.
    pub log: Option<LogLine>,
    /// A banner over the table while the step lasts.
    pub banner: Option<Banner>,
    /// The cards that met, shown large over the table while the step lasts.
    pub reveal: Option<CardReveal>,
    /// The moment that the step shows, for the commentator.
    pub moment: Option<CommentaryMoment>,
    /// The event that the step begins to show; `None` on the steps that follow it.
    pub event: Option<ShownEvent>,
    /// The commentator's line for the ticker; most steps have none.
    pub line: Option<CommentaryLine>,
    /// Number of goals that its scorer has in the match with the one that the step celebrates; 0 if it celebrates none,
    /// or the winning kick of a shootout. The commentator counts them.
    pub tally: u32,
}

impl AnimationStep {
    /// A step without sound, log or banner.
    pub fn new(scene: Scene, secs: f32) -> Self {
        Self {
            scene: Arc::new(scene),
            id_changes: Vec::new(),
            cues: Vec::new(),
            secs,
            log: None,
            banner: None,
            reveal: None,
            moment: None,
            event: None,
            line: None,
            tally: 0,
        }
    }

    /// Adds a cue.
    pub fn cue(mut self, cue: Cue) -> Self {
        self.cues.push(cue);
        self
    }

    /// Sets the line for the match log.
    pub fn log(mut self, line: LogLine) -> Self {
        self.log = Some(line);
        self
    }

    /// Sets the banner.
    pub fn banner(mut self, banner: Banner) -> Self {
        self.banner = Some(banner);
        self
    }

    /// Sets the reveal.
    pub fn reveal(mut self, reveal: CardReveal) -> Self {
        self.reveal = Some(reveal);
        self
    }

    /// Returns how long the next step waits: until all movements are over and all text has been read.
    #[must_use]
    pub fn duration(&self) -> f32 {
        let banner = match &self.banner {
            Some(Banner::Strip { head: Headline::CoinToss, .. }) => TOSS_READ,
            _ if self.shows_half_time_stats() => HALF_READ,
            _ => 0.0,
        };
        self.secs.max(self.reveal.as_ref().map_or(banner, CardReveal::read))
    }

    /// Returns true if the step shows the figures of the first half; half-time of extra time shows the score alone.
    #[must_use]
    pub fn shows_half_time_stats(&self) -> bool {
        let half = matches!(self.banner, Some(Banner::Strip { head: Headline::HalfTime, .. }));
        half && !self.scene.board.part.is_extra()
    }

    /// Sets the moment, for the commentator.
    pub fn about(mut self, moment: CommentaryMoment) -> Self {
        self.moment = Some(moment);
        self
    }
}

/// A line of the match log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Match time; off when no clock runs.
    pub clock: MatchClock,
    /// The side that the line is about, if any.
    pub side: Option<Seat>,
    /// One short sentence.
    pub text: DisplayText,
}

impl LogLine {
    /// Returns a line without a match time.
    #[must_use]
    pub fn new(side: impl Into<Option<Seat>>, text: impl Into<DisplayText>) -> Self {
        Self { clock: MatchClock::Off, side: side.into(), text: text.into() }
    }

    /// Sets the match time.
    #[must_use]
    pub const fn at(mut self, clock: MatchClock) -> Self {
        self.clock = clock;
        self
    }
}

/// Large text over the table.
#[derive(Clone, Debug, PartialEq)]
pub enum Banner {
    /// A strip with one short headline and a line below: half-time, foul, full time.
    Strip {
        /// The side whose colours it has; `None` is neutral.
        side: Option<Seat>,
        /// The headline.
        head: Headline,
        /// The line below, such as `1-1`.
        text: DisplayText,
    },
    /// The goal celebration.
    Goal {
        /// The side that scored.
        side: Seat,
        /// Index of the scorer in the club's eleven, 0..=10.
        scorer: usize,
        /// The cause of the goal.
        cause: GoalCause,
        /// Match time; off when no clock runs.
        clock: MatchClock,
        /// Importance of the goal, 0..=1; a higher one gets a larger celebration.
        weight: f32,
    },
}

/// The headline of a strip.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Headline {
    /// A toss is won.
    CoinToss,
    /// Hands are split.
    Split,
    /// The match begins.
    KickOff,
    /// Half-time, of extra time too.
    HalfTime,
    /// A round begins; rounds count from 1.
    Round(u8),
    /// The last round begins.
    LastRound,
    /// From now on a round may end the match.
    SuddenRounds,
    /// Extra time begins.
    ExtraTime,
    /// A shootout begins.
    Penalties,
    /// Sudden death begins: one pair of kicks may decide.
    SuddenDeath,
    /// The match is over.
    FullTime,
    /// Play goes on although a player was marked: the first mark is spared.
    PlayOn,
    /// A penalty is given.
    Penalty,
    /// A free kick is given.
    FreeKick,
    /// A player is sent off.
    SentOff,
    /// The next kick of a shootout wins it if it goes in.
    ScoreToWin,
    /// The next kick of a shootout loses it if it is missed.
    MissAndOut,
    /// A kick of a shootout went in.
    Scored,
    /// A kick of a shootout missed.
    Missed,
    /// The keeper saved a kick of a shootout.
    Saved,
    /// A shot came back from the post.
    OffThePost,
    /// A shot was turned away by the keeper's fingertips.
    Fingertips,
    /// A shot went into the stand.
    RowZ,
    /// A shot went over the bar.
    OverTheBar,
    /// A shot passed the post.
    JustWide,
    /// Two kicks taken at once had the same result.
    Level,
}

impl Headline {
    /// Returns true for a shot in open play that did not go in: the goal stays in view below its banner.
    #[must_use]
    pub const fn is_near_miss(&self) -> bool {
        matches!(self, Self::OffThePost | Self::Fingertips | Self::RowZ | Self::OverTheBar | Self::JustWide)
    }
}
