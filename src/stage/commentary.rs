//! The commentator: speaks a short line at important moments, based only on what the audience sees.
//!
//! A game's stage marks a beat with a [`Moment`], made from the event as the audience may see it. The [`Commentator`]
//! goes through the beats in order, chooses one of the lines of the moment's [`Topic`] and writes it to [`Beat::line`].
//! It knows only the beats and the [`ShowRng`] of the match, so it cannot leak hidden information. Its choice depends
//! on the random numbers of the show, the scoreboard and earlier lines: the same match has the same commentary.

use std::collections::HashMap;

use super::beat::Beat;
use super::clubs::club;
use super::display_text::DisplayText;
use super::moment::{LONGEST, Line, Moment, Subject, Topic, Weight};
use super::scene::Board;
use super::show_rng::ShowRng;
use super::words;
use crate::engine::{MatchRng, Seat};

pub mod lines;
#[cfg(test)]
pub(crate) mod testing;

/// A goal that the commentator has seen.
#[derive(Clone)]
struct Scored {
    side: Seat,
    scorer: usize,
    /// Goals of both sides including this one; used to forget goals that were undone.
    total: u32,
}

/// The commentator with its memory of earlier lines. There is one for each match and audience.
#[derive(Clone)]
pub struct Commentator {
    cast: ShowRng,
    /// Number of beats seen.
    beats: u32,
    /// Seconds of the show since the last line.
    quiet: f32,
    /// The last line spoken.
    last: DisplayText,
    /// By topic: a bit set of the lines used since the topic was last exhausted, and the index of the last one.
    used: HashMap<&'static str, (u32, usize)>,
    goals: Vec<Scored>,
}

/// Progress of the match from which on a goal is late, 0..=1.
const LATE: f32 = 0.85;

impl Commentator {
    /// Returns a commentator who has not spoken yet.
    #[must_use]
    pub fn new(cast: ShowRng) -> Self {
        let quiet = Weight::Routine.pause();
        Self { cast, beats: 0, quiet, last: DisplayText::default(), used: HashMap::new(), goals: Vec::new() }
    }

    /// Goes through the next beats and writes lines to those that get one.
    pub fn follow(&mut self, beats: &mut [Beat]) {
        for beat in beats {
            beat.line = beat.moment.as_ref().and_then(|moment| self.speak(moment, &beat.scene.board));
            if beat.line.is_some() {
                self.quiet = 0.0;
            }
            self.beats += 1;
            self.quiet += beat.lasts();
        }
    }

    fn speak(&mut self, moment: &Moment, board: &Board) -> Option<Line> {
        let topic = match moment.subject {
            Subject::Of(topic) => topic,
            Subject::Goal(scorer) => self.goal(board, moment.side?, scorer),
            Subject::HalfTime => half_time(board),
            Subject::FullTime(kicks) => full_time(board, kicks),
        };
        let mut rng =
            self.cast.words([board.score[Seat::Home], board.score[Seat::Away], board.done, self.beats]);
        let seldom = topic.weight == Weight::Routine && rng.below(3) > 0;
        if seldom || self.quiet < topic.weight.pause() {
            return None;
        }
        let side = moment.side.or_else(|| leader(&moment.subject, board));
        let words = Words { moment, side, board };
        let text = self.choose(topic, &mut rng, &words)?;
        self.last.clone_from(&text);
        Some(Line { text, side, weight: topic.weight, topic: topic.name })
    }

    /// Returns the next line of a topic. No line is repeated before all have been used, and never twice in a row.
    fn choose(&mut self, topic: &'static Topic, rng: &mut MatchRng, words: &Words) -> Option<DisplayText> {
        let open: Vec<(usize, DisplayText)> =
            topic.lines.iter().enumerate().filter_map(|(k, line)| Some((k, words.fill(line)?))).collect();
        let known = self.used.get(topic.name).copied();
        let (used, last) = (known.map_or(0, |(used, _)| used), known.map(|(_, last)| last));
        let mut fresh: Vec<&(usize, DisplayText)> =
            open.iter().filter(|(k, _)| used & (1_u32 << *k) == 0).collect();
        let spent = fresh.is_empty();
        if spent {
            fresh = open.iter().filter(|(k, _)| Some(*k) != last).collect();
        }
        fresh.retain(|(_, text)| *text != self.last);
        let (k, text) = *rng.pick(&fresh)?;
        self.used.insert(topic.name, (if spent { 1_u32 << *k } else { used | 1_u32 << *k }, *k));
        Some(text.clone())
    }

    /// Returns the topic of a goal; `board` is the scoreboard after it.
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
}

/// Returns the side that leads at half-time; none at other moments.
fn leader(subject: &Subject, board: &Board) -> Option<Seat> {
    matches!(subject, Subject::HalfTime).then(|| board.score.ahead())?
}

/// Returns the lead in goals, of either side.
fn margin(board: &Board) -> u32 {
    board.score[Seat::Home].abs_diff(board.score[Seat::Away])
}

/// Returns true if neither side has scored.
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

/// The values of the placeholders in a line.
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
            "what" => self.moment.what.as_ref().map(ToString::to_string),
            "score" => Some(words::score(self.board.kicks.unwrap_or(self.board.score))),
            _ => None,
        }
    }

    /// Fills in the placeholders and capitalizes the first letter; none if a placeholder has no value.
    fn fill(&self, line: &str) -> Option<DisplayText> {
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
        Some(text.into())
    }
}
