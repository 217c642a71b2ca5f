//! The voice from the press box: a short line at the moments that matter, told from what the audience sees.
//!
//! A game's stage marks a beat with the [`Moment`] that it shows, made of the event as the audience may see it. The
//! [`Commentator`] goes through the beats in order, chooses among the lines of the moment's [`Topic`] and writes one
//! to [`Beat::line`]. It knows beats alone, so it cannot betray what a scene hides. What it says is settled by the
//! scoreboard, the clock and what it has said before: the same match has the same commentary.

use std::collections::HashMap;

use serde::Serialize;

use super::beat::Beat;
use super::clubs::club;
use super::scene::Board;
use super::show;
use crate::engine::Seat;

pub mod lines;
#[cfg(test)]
pub(crate) mod testing;

/// Characters of a line at most.
pub const LONGEST: usize = 90;

/// How much a moment asks for a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Weight {
    /// Everyday play: one in three, and only after a pause.
    Routine,
    /// Worth a word, unless one has just been said.
    Notable,
    /// Never passed over: goals, whistles.
    Big,
}

impl Weight {
    /// Seconds of the show, at speed 1, that must have gone by since the last line.
    const fn pause(self) -> f32 {
        match self {
            Self::Routine => 3.0,
            Self::Notable => 1.4,
            Self::Big => 0.0,
        }
    }
}

/// A kind of moment, and what may be said of it.
///
/// In a line, `{us}` is the side whose moment it is and `{them}` the other one, `{gloves}` and `{keeper}` are their
/// keepers, `{who}` is the player and `{what}` the thing that the moment names, `{score}` is the score, kicks where
/// there are any. A line that names what the moment does not know is not chosen.
#[derive(Debug, PartialEq, Eq)]
pub struct Topic {
    /// Its name, one of a kind within a game.
    pub name: &'static str,
    /// How much it asks for a line.
    pub weight: Weight,
    /// What may be said.
    pub lines: &'static [&'static str],
}

/// Defines topics, and under `cfg(test)` the list of them, `TOPICS`: `NAME, Weight: "line", "line";` with the docs
/// before it.
macro_rules! topics {
    ($($(#[$doc:meta])* $name:ident, $weight:ident: $($line:literal),+ $(,)?;)+) => {
        $(
            $(#[$doc])*
            pub(crate) static $name: $crate::stage::commentary::Topic = $crate::stage::commentary::Topic {
                name: stringify!($name),
                weight: $crate::stage::commentary::Weight::$weight,
                lines: &[$($line),+],
            };
        )+
        /// All of them.
        #[cfg(test)]
        pub(crate) static TOPICS: &[&$crate::stage::commentary::Topic] = &[$(&$name),+];
    };
}
pub(crate) use topics;

/// What a beat shows, for whoever speaks of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// What kind of moment.
    pub subject: Subject,
    /// Whose.
    pub side: Option<Seat>,
    /// The player, where one is known.
    pub who: Option<&'static str>,
    /// A card, a sum, a number: whatever the topic's lines call `{what}`.
    pub what: Option<String>,
}

/// The kind of a moment; goals and whistles are told by what they mean, which the commentator reads off the scoreboard.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// A plain one.
    Of(&'static Topic),
    /// A goal by one of the eleven, 0..=10.
    Goal(usize),
    /// Half-time.
    HalfTime,
    /// Full time; whether kicks settled it.
    FullTime(bool),
}

impl Moment {
    /// A moment of that side.
    #[must_use]
    pub fn new(topic: &'static Topic, side: impl Into<Option<Seat>>) -> Self {
        Self::of(Subject::Of(topic), side)
    }

    /// The same of any kind.
    #[must_use]
    pub fn of(subject: Subject, side: impl Into<Option<Seat>>) -> Self {
        Self { subject, side: side.into(), who: None, what: None }
    }

    /// With a player.
    #[must_use]
    pub const fn who(mut self, name: &'static str) -> Self {
        self.who = Some(name);
        self
    }

    /// With what the lines call `{what}`.
    #[must_use]
    pub fn what(mut self, what: impl Into<String>) -> Self {
        self.what = Some(what.into());
        self
    }
}

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Line {
    /// One or two short sentences, at most [`LONGEST`] characters of plain ASCII.
    pub text: String,
    /// Whose moment it is: the edge may wear that side's colour.
    pub side: Option<Seat>,
    /// How much it means.
    pub weight: Weight,
    /// The name of its topic.
    pub topic: &'static str,
}

/// A goal that was told.
#[derive(Clone)]
struct Scored {
    side: Seat,
    scorer: usize,
    /// Goals of both sides with it: what is taken back is forgotten.
    total: u32,
}

/// Who speaks, with what was said so far. One for each match and audience.
#[derive(Clone)]
pub struct Commentator {
    /// Beats seen.
    beats: u32,
    /// Seconds of the show since the last line.
    quiet: f32,
    /// The last line.
    last: String,
    /// By topic: which lines were used since all of them had been, one bit each, and the last one.
    used: HashMap<&'static str, (u32, usize)>,
    goals: Vec<Scored>,
}

impl Default for Commentator {
    fn default() -> Self {
        let quiet = Weight::Routine.pause();
        Self { beats: 0, quiet, last: String::new(), used: HashMap::new(), goals: Vec::new() }
    }
}

/// From here on a goal is a late one, as a share of the match.
const LATE: f32 = 0.85;

impl Commentator {
    /// Goes through the beats that come next and writes what is said to those that deserve it.
    pub fn follow(&mut self, beats: &mut [Beat]) {
        for beat in beats {
            beat.line = beat.moment.as_ref().and_then(|moment| self.speak(moment, &beat.scene.board));
            if beat.line.is_some() {
                self.quiet = 0.0;
            }
            self.beats += 1;
            self.quiet += beat.secs;
        }
    }

    fn speak(&mut self, moment: &Moment, board: &Board) -> Option<Line> {
        let topic = match moment.subject {
            Subject::Of(topic) => topic,
            Subject::Goal(scorer) => self.goal(board, moment.side?, scorer),
            Subject::HalfTime => half_time(board),
            Subject::FullTime(kicks) => full_time(board, kicks),
        };
        let hash = self.hash(topic, board);
        let seldom = topic.weight == Weight::Routine && !(hash >> 9).is_multiple_of(3);
        if seldom || self.quiet < topic.weight.pause() {
            return None;
        }
        let side = moment.side.or_else(|| leader(&moment.subject, board));
        let words = Words { moment, side, board };
        let text = self.choose(topic, hash, &words)?;
        self.last.clone_from(&text);
        Some(Line { text, side, weight: topic.weight, topic: topic.name })
    }

    /// The next line of a topic: none comes again before all have been used, and never one twice in a row.
    fn choose(&mut self, topic: &'static Topic, hash: u32, words: &Words) -> Option<String> {
        let open: Vec<(usize, String)> =
            topic.lines.iter().enumerate().filter_map(|(k, line)| Some((k, words.fill(line)?))).collect();
        let (used, last) = self.used.get(topic.name).copied().unwrap_or((0, usize::MAX));
        let mut fresh: Vec<&(usize, String)> =
            open.iter().filter(|(k, _)| used & (1_u32 << *k) == 0).collect();
        let spent = fresh.is_empty();
        if spent {
            fresh = open.iter().filter(|(k, _)| *k != last).collect();
        }
        fresh.retain(|(_, text)| *text != self.last);
        let (k, text) = *fresh.get(hash as usize % fresh.len().max(1))?;
        self.used.insert(topic.name, (if spent { 1_u32 << *k } else { used | 1_u32 << *k }, *k));
        Some(text.clone())
    }

    /// What a goal means; `board` is the scoreboard with it.
    fn goal(&mut self, board: &Board, side: Seat, scorer: usize) -> &'static Topic {
        let total = board.score[Seat::Home] + board.score[Seat::Away];
        self.goals.retain(|goal| goal.total < total);
        self.goals.push(Scored { side, scorer, total });
        let own = self.goals.iter().filter(|goal| (goal.side, goal.scorer) == (side, scorer)).count();
        let lead = i64::from(board.score[side]) - i64::from(board.score[!side]);
        let late = board.progress >= LATE;
        match (lead, own) {
            (_, 3) => &lines::HAT_TRICK,
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

    /// FNV-1a over what everybody sees, folded: neighbouring moments give unlike lines.
    fn hash(&self, topic: &Topic, board: &Board) -> u32 {
        let numbers = [board.score[Seat::Home], board.score[Seat::Away], board.done, self.beats];
        let texts = topic.name.bytes().chain(board.clock.bytes()).chain(board.period.bytes());
        let hash = texts
            .map(u32::from)
            .chain(numbers)
            .fold(0x811c_9dc5_u32, |hash, word| (hash ^ word).wrapping_mul(0x0100_0193));
        hash ^ (hash >> 15)
    }
}

/// Whoever is ahead, at the whistles that speak of it.
fn leader(subject: &Subject, board: &Board) -> Option<Seat> {
    matches!(subject, Subject::HalfTime).then(|| board.score.ahead())?
}

/// By how many goals one side leads.
fn margin(board: &Board) -> u32 {
    board.score[Seat::Home].abs_diff(board.score[Seat::Away])
}

/// Whether nobody has scored.
fn goalless(board: &Board) -> bool {
    board.score[Seat::Home] + board.score[Seat::Away] == 0
}

fn half_time(board: &Board) -> &'static Topic {
    match margin(board) {
        0 if goalless(board) => &lines::HALF_GOALLESS,
        0 => &lines::HALF_LEVEL,
        1 | 2 => &lines::HALF_LEAD,
        _ => &lines::HALF_ROUT,
    }
}

fn full_time(board: &Board, kicks: bool) -> &'static Topic {
    match margin(board) {
        _ if kicks => &lines::FULL_KICKS,
        0 if goalless(board) => &lines::FULL_GOALLESS,
        0 => &lines::FULL_DRAW,
        1 => &lines::FULL_NARROW,
        2 | 3 => &lines::FULL_CLEAR,
        _ => &lines::FULL_ROUT,
    }
}

/// What the names in a line stand for.
struct Words<'a> {
    moment: &'a Moment,
    side: Option<Seat>,
    board: &'a Board,
}

impl Words<'_> {
    fn word(&self, name: &str) -> Option<String> {
        let keeper = |seat: Seat| club(seat).eleven[0].to_owned();
        match name {
            "us" => self.side.map(|side| club(side).name.to_owned()),
            "them" => self.side.map(|side| club(!side).name.to_owned()),
            "gloves" => self.side.map(keeper),
            "keeper" => self.side.map(|side| keeper(!side)),
            "who" => self.moment.who.map(str::to_owned),
            "what" => self.moment.what.clone(),
            "score" => Some(show::score(self.board.kicks.unwrap_or(self.board.score))),
            _ => None,
        }
    }

    /// The line with every name filled in, its first letter large; none where one of them is not known.
    fn fill(&self, line: &str) -> Option<String> {
        let mut text = String::with_capacity(LONGEST);
        let mut rest = line;
        while let Some((before, after)) = rest.split_once('{') {
            let (name, after) = after.split_once('}')?;
            text += before;
            text += &self.word(name)?;
            rest = after;
        }
        text += rest;
        if let Some(first) = text.get_mut(..1) {
            first.make_ascii_uppercase();
        }
        Some(text)
    }
}
