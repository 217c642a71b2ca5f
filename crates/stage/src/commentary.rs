//! The commentator: speaks a short line at important moments, based only on what the audience sees.
//!
//! A game's stage marks a step with a [`CommentaryMoment`], made from the event as the audience may see it. The
//! [`Commentator`] goes through the steps in order, chooses one of the lines of the moment's [`CommentaryTopic`] and
//! writes it to [`AnimationStep::line`]. It knows only the steps and the [`ShowRng`] of the match, so it cannot leak
//! hidden information. Its choice depends on the random numbers of the show, the scoreboard and earlier lines: the same
//! match has the same commentary. When a match is resumed, its commentator follows the steps so far.

use std::collections::HashMap;

use super::cause::GoalCause;
use super::match_phase::MatchPhase;
use super::moment::{CommentaryLine, CommentaryMoment, CommentaryPriority, CommentaryTopic, MomentKind};
use super::scene::Scoreboard;
use super::show_rng::ShowRng;
use super::step::{AnimationStep, Banner};
use super::words;
use ::words::{DisplayText, Localization, MessageArg, MessageId, TopicLine};
use engine::{MatchRng, Seat};

pub mod lines;
pub mod testing;

/// A goal that the commentator has seen.
#[derive(Clone)]
struct SeenGoal {
    side: Seat,
    scorer: usize,
    /// Goals of both sides including this one; used to forget goals that were undone.
    total: u32,
}

/// The commentator with its memory of earlier lines. There is one for each match and audience.
#[derive(Clone)]
pub struct Commentator {
    rng: ShowRng,
    /// Number of steps seen.
    steps: u32,
    /// Seconds of the show since the last line.
    quiet: f32,
    /// Per topic: the number of lines it had, and the random number that orders them.
    used: HashMap<MessageId, (u32, u32)>,
    goals: Vec<SeenGoal>,
}

/// Progress of the match from which on a goal is late, 0..=1.
const LATE: f32 = 0.85;
/// A goal is late in the last of this many equal parts of a phase.
const LATE_PART: u32 = 4;

impl Commentator {
    /// Returns a commentator who has not spoken yet.
    #[must_use]
    pub fn new(rng: ShowRng) -> Self {
        let quiet = CommentaryPriority::Routine.pause();
        Self { rng, steps: 0, quiet, used: HashMap::new(), goals: Vec::new() }
    }

    /// Goes through the steps of the next decision, writes lines to those that get one, and the scorer's tally to those
    /// of a goal. The decision shows whether a goal is the last one: then full time follows at once.
    pub fn follow(&mut self, steps: &mut [AnimationStep]) {
        let is_full_time = |step: &AnimationStep| {
            let subject = step.moment.as_ref().map(|moment| &moment.subject);
            matches!(subject, Some(MomentKind::FullTime(_)))
        };
        let ends = steps.iter().any(is_full_time);
        for step in steps {
            step.tally = self.count(step);
            let board = &step.scene.board;
            step.line = step.moment.as_ref().and_then(|moment| self.speak(moment, board, step.tally, ends));
            if step.line.is_some() {
                self.quiet = 0.0;
            }
            self.steps += 1;
            self.quiet += step.duration();
        }
    }

    /// Counts the goal that the step shows, and returns how many its scorer has now; 0 if it shows none, or the winning
    /// kick of a shootout after a match.
    fn count(&mut self, step: &AnimationStep) -> u32 {
        let board = &step.scene.board;
        let kick = matches!(&step.banner, Some(Banner::Goal { cause: GoalCause::WinningKick, .. }));
        let Some(CommentaryMoment { subject: MomentKind::Goal(scorer), side: Some(side), .. }) = step.moment
        else {
            return 0;
        };
        if kick && board.kicks.is_some() {
            return 0;
        }
        let total = board.score[Seat::Home] + board.score[Seat::Away];
        self.goals.retain(|goal| goal.total < total);
        self.goals.push(SeenGoal { side, scorer, total });
        self.goals.iter().map(|goal| u32::from((goal.side, goal.scorer) == (side, scorer))).sum()
    }

    fn speak(
        &mut self,
        moment: &CommentaryMoment,
        board: &Scoreboard,
        tally: u32,
        ends: bool,
    ) -> Option<CommentaryLine> {
        let topic = match moment.subject {
            MomentKind::Of(topic) => topic,
            MomentKind::Goal(_) => goal(board, moment.side?, tally, ends),
            MomentKind::HalfTime => half_time(board),
            MomentKind::FullTime(kicks) => full_time(board, kicks),
        };
        let mut rng =
            self.rng.words([board.score[Seat::Home], board.score[Seat::Away], board.done, self.steps]);
        let seldom = topic.weight == CommentaryPriority::Routine && rng.below(3) > 0;
        if seldom || self.quiet < topic.weight.pause() {
            return None;
        }
        let side = moment.side.or_else(|| leader(&moment.subject, board));
        let text = self.choose(topic, &mut rng, names(moment, side, board))?;
        Some(CommentaryLine { text, side, weight: topic.weight, topic: topic.id })
    }

    /// Returns the next line of a topic; `None` if its lines name what the moment lacks.
    fn choose(
        &mut self,
        topic: &'static CommentaryTopic,
        rng: &mut MatchRng,
        args: Vec<(&'static str, MessageArg)>,
    ) -> Option<DisplayText> {
        let known: Vec<&str> = args.iter().map(|(name, _)| *name).collect();
        if !Localization::has_line(topic.id, &known) {
            return None;
        }
        let (nth, seed) = self.used.get(&topic.id).copied().unwrap_or_else(|| (0, rng.below(u32::MAX)));
        self.used.insert(topic.id, (nth + 1, seed));
        Some(DisplayText::line(TopicLine { topic: topic.id, nth, seed, args }))
    }
}

/// Returns true if little of the match is left, unless extra time follows.
fn is_late(board: &Scoreboard) -> bool {
    let left = board.of.saturating_sub(board.done);
    let goes_on = matches!(board.part, MatchPhase::FirstHalf | MatchPhase::ExtraFirst);
    board.progress >= LATE && !goes_on && left <= (board.of / LATE_PART).max(1)
}

/// Returns the topic of a goal; `board` is the scoreboard after it, `tally` how many goals its scorer has, and `ends`
/// is true if the match ends with it.
fn goal(board: &Scoreboard, side: Seat, tally: u32, ends: bool) -> &'static CommentaryTopic {
    let total = board.score[Seat::Home] + board.score[Seat::Away];
    let lead = i64::from(board.score[side]) - i64::from(board.score[!side]);
    let late = ends || is_late(board);
    match (lead, tally) {
        (_, 3) => &lines::HAT_TRICK,
        (..0, _) if ends => &lines::TOO_LATE,
        (1, _) if ends => &lines::LAST_WINNER,
        (0, _) if late => &lines::LATE_EQUALISER,
        (0, _) => &lines::EQUALISER,
        (1, _) if late => &lines::LATE_WINNER,
        (1, _) if total == 1 => &lines::OPENER,
        (1, _) => &lines::GO_AHEAD,
        (-1, _) => &lines::LIFELINE,
        (..-1, _) => &lines::CONSOLATION,
        (_, 2) => &lines::BRACE,
        (2 | 3, _) => &lines::CUSHION,
        _ => &lines::ROUT,
    }
}

/// Returns the side that leads at half-time; `None` at other moments.
fn leader(subject: &MomentKind, board: &Scoreboard) -> Option<Seat> {
    matches!(subject, MomentKind::HalfTime).then(|| board.score.ahead())?
}

/// Returns the lead in goals, of either side.
fn margin(board: &Scoreboard) -> u32 {
    board.score[Seat::Home].abs_diff(board.score[Seat::Away])
}

/// Returns true if neither side has scored.
fn goalless(board: &Scoreboard) -> bool {
    board.score[Seat::Home] + board.score[Seat::Away] == 0
}

fn half_time(board: &Scoreboard) -> &'static CommentaryTopic {
    match margin(board) {
        0 if goalless(board) => &lines::HALF_GOALLESS,
        0 => &lines::HALF_LEVEL,
        1 | 2 => &lines::HALF_LEAD,
        _ => &lines::HALF_ROUT,
    }
}

fn full_time(board: &Scoreboard, kicks: bool) -> &'static CommentaryTopic {
    match margin(board) {
        _ if kicks => &lines::FULL_KICKS,
        0 if goalless(board) => &lines::FULL_GOALLESS,
        0 => &lines::FULL_DRAW,
        1 => &lines::FULL_NARROW,
        2 | 3 => &lines::FULL_CLEAR,
        _ => &lines::FULL_ROUT,
    }
}

/// Returns what a line may name at this moment.
fn names(
    moment: &CommentaryMoment,
    side: Option<Seat>,
    board: &Scoreboard,
) -> Vec<(&'static str, MessageArg)> {
    let mut names: Vec<(&'static str, MessageArg)> = Vec::new();
    if let Some(side) = side {
        names.push(("us", words::name(side).into()));
        names.push(("them", words::name(!side).into()));
        names.push(("gloves", words::player(side, 0).into()));
        names.push(("keeper", words::player(!side, 0).into()));
    }
    names.extend(moment.who.as_ref().map(|who| ("who", who.into())));
    names.extend(moment.what.as_ref().map(|what| ("what", what.into())));
    names.extend(moment.kind.clone().map(|kind| ("kind", kind)));
    names.push(("score", words::score(board.kicks.unwrap_or(board.score)).into()));
    names
}
