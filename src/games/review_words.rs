//! The coach's sentences: plain ones, and ones with figures for experts.

use super::{Named, Review, Standing, Verdict};
use crate::ai::estimate::Measure;
use crate::stage::words::number;

/// The coach's way of speaking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Voice {
    /// Plain sentences without probabilities or points.
    #[default]
    Plain,
    /// For experts: with the probabilities of the best mix and the cost of a decision.
    Expert,
}

impl Voice {
    /// Returns the voice for the player's setting.
    #[must_use]
    pub const fn of(expert: bool) -> Self {
        if expert { Self::Expert } else { Self::Plain }
    }
}

/// The greatest number of actions named in a sentence.
const MOST: usize = 4;
/// The fraction of the highest probability from which another action of the mix is named too.
const AS_OFTEN: f64 = 0.8;

/// Joins names as alternatives: `“Press”`, `“Press” or “Block”`.
fn quoted(names: &[impl std::fmt::Display]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("“{name}”")).collect();
    match names.split_last() {
        None => "something else".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}

/// Returns names with their verb: `“Press” comes off`, `“Press” or “Block” comes off`.
fn pays(names: &[impl std::fmt::Display]) -> String {
    format!("{} comes off", quoted(names))
}

/// Joins names as a mix: `“Press” and “Block”`; a single name gives `“Press” with others`.
fn mixed(names: &[impl std::fmt::Display]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("“{name}”")).collect();
    match names.split_last() {
        None => "what you do".to_owned(),
        Some((only, [])) => format!("{only} with others"),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

/// Returns the names of the most frequent actions of a mix.
fn foremost(ways: &[Named]) -> Vec<String> {
    let most = ways.first().map_or(0.0, |way| way.share);
    let often = ways.iter().filter(|way| way.share >= AS_OFTEN * most);
    often.take(MOST).map(|way| way.name.to_string()).collect()
}

/// Returns a mix with the probabilities of its most frequent actions, or one name alone. No-break spaces keep a name
/// and its probability on one line.
fn shares(ways: &[Named]) -> String {
    if ways.len() < 2 {
        return quoted(&foremost(ways));
    }
    let shares = ways.iter().take(MOST);
    let shares: Vec<String> =
        shares.map(|way| format!("{}\u{a0}{:.0}\u{a0}%", way.name, 100.0 * way.share)).collect();
    shares.join(", ")
}

/// Returns the argument for the first of these actions, if there is one.
fn why(ways: &[Named]) -> Option<String> {
    ways.first().and_then(|way| way.because.as_ref()).map(ToString::to_string)
}

/// Joins sentences with spaces, without the empty ones.
fn joined(sentences: impl IntoIterator<Item = impl ToString>) -> String {
    let sentences: Vec<String> =
        sentences.into_iter().map(|s| s.to_string()).filter(|sentence| !sentence.is_empty()).collect();
    sentences.join(" ")
}

impl Verdict {
    /// Returns one or two sentences: the quality of the choice, and the reason. Empty if nothing is worth saying: the
    /// choice made no difference, or it was one of several good ones.
    #[must_use]
    pub fn words(&self, voice: Voice) -> String {
        let done = format!("“{}”", self.done.name);
        let own = self.done.because.clone().unwrap_or_default().to_string();
        match (self.standing, voice) {
            (Standing::Best, _) if self.praises() => joined([format!("{done} was a good choice."), own]),
            (Standing::Idle | Standing::Best | Standing::AsGood, _) => String::new(),
            (Standing::InTheMix, Voice::Plain) => {
                let often = foremost(&self.best);
                if often.contains(&self.done.name.to_string()) {
                    String::new()
                } else if self.came_off == Some(true) {
                    format!("{done} came off. {} more often.", pays(&often))
                } else {
                    format!("{done} is fine now and then. Play {} more often.", quoted(&often))
                }
            }
            (Standing::InTheMix, Voice::Expert) => {
                format!("{done} is part of the best mix: {}.", shares(&self.best))
            }
            (Standing::Dear, Voice::Plain) if self.came_off == Some(true) => {
                let better = format!("{} more often.", pays(&foremost(&self.best)));
                joined([format!("{done} came off."), better, why(&self.best).unwrap_or_default()])
            }
            (Standing::Dear, Voice::Plain) => {
                joined([format!("{done} {}.", self.cost_words()), self.better(voice)])
            }
            (Standing::Dear, Voice::Expert) => {
                let (figure, unit) = figure(self.measure, self.cost);
                let came = if self.came_off == Some(true) { "came off, but " } else { "" };
                joined([format!("{done} {came}cost {figure} {unit}."), self.better(voice)])
            }
        }
    }

    /// Returns true if it praises the choice.
    #[must_use]
    pub fn praises(&self) -> bool {
        self.standing == Standing::Best && self.mattered
    }

    /// Returns true if it names something better.
    #[must_use]
    pub fn corrects(&self) -> bool {
        self.standing == Standing::Dear
    }

    /// Returns true if it has words in either voice.
    #[must_use]
    pub fn says_something(&self) -> bool {
        !self.words(Voice::Plain).is_empty()
    }

    /// Returns the cost in plain words, to follow the name of the action.
    #[must_use]
    pub fn cost_words(&self) -> &'static str {
        cost(self.measure, self.grade())
    }

    /// Returns the grade of the cost.
    #[must_use]
    pub fn grade(&self) -> Grade {
        Grade::of(self.measure, self.cost)
    }

    /// Returns a sentence with the better actions, and the reason.
    #[must_use]
    pub fn better(&self, voice: Voice) -> String {
        let better = match voice {
            Voice::Plain => quoted(&foremost(&self.best)),
            Voice::Expert => shares(&self.best),
        };
        match (why(&self.best), voice) {
            (Some(why), _) => format!("Better: {better}. {why}"),
            (None, _) => format!("Better: {better}."),
        }
    }
}

/// Returns the cost of a grade in words, to follow the name of the action.
const fn cost(measure: Measure, grade: Grade) -> &'static str {
    match (measure, grade) {
        (_, Grade::Little) => "cost you a little",
        (Measure::Wins, Grade::Some) => "cost you half a chance",
        (Measure::Wins, Grade::Clear) => "cost you a clear chance",
        (Measure::Wins, Grade::Dear) => "may have cost you the match",
        (Measure::Goals, Grade::Some) => "cost you about half a goal",
        (Measure::Goals, Grade::Clear) => "cost you about a goal",
        (Measure::Goals, Grade::Dear) => "cost you more than a goal",
    }
}

/// The size of a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Less than 2 points of winning chance, or 0.3 goals.
    Little,
    /// Half a chance: less than 6 points of winning chance, or 0.7 goals.
    Some,
    /// A clear chance, or a goal: less than 15 points of winning chance, or 1.4 goals.
    Clear,
    /// More than that.
    Dear,
}

impl Grade {
    /// Returns the grade of the cost of one decision.
    #[must_use]
    pub fn of(measure: Measure, cost: f64) -> Self {
        let bounds = match measure {
            Measure::Wins => [0.02, 0.06, 0.15],
            Measure::Goals => [0.3, 0.7, 1.4],
        };
        let over = bounds.into_iter().filter(|bound| cost >= *bound).count();
        [Self::Little, Self::Some, Self::Clear, Self::Dear][over]
    }

    /// Returns the two lines of its label in the review.
    #[must_use]
    pub const fn title(self, measure: Measure) -> [&'static str; 2] {
        match (measure, self) {
            (_, Self::Little) => ["A", "LITTLE"],
            (Measure::Wins, Self::Some) => ["HALF A", "CHANCE"],
            (Measure::Wins, Self::Clear) => ["A CLEAR", "CHANCE"],
            (Measure::Wins, Self::Dear) => ["MUCH OF", "THE MATCH"],
            (Measure::Goals, Self::Some) => ["HALF", "A GOAL"],
            (Measure::Goals, Self::Clear) => ["ABOUT", "A GOAL"],
            (Measure::Goals, Self::Dear) => ["OVER", "A GOAL"],
        }
    }
}

/// Returns a cost as figure and unit: hundredths of a win, or goals.
#[must_use]
pub fn figure(measure: Measure, cost: f64) -> (String, &'static str) {
    let (amount, [one, many]) = match measure {
        Measure::Wins => (100.0 * cost, ["% of a win"; 2]),
        Measure::Goals => (cost, ["goal", "goals"]),
    };
    let figure = if amount >= 9.95 { format!("{amount:.0}") } else { format!("{amount:.1}") };
    match figure.as_str() {
        "0.0" => ("less than 0.1".to_owned(), many),
        "1.0" => ("1".to_owned(), one),
        figure => (figure.strip_suffix(".0").unwrap_or(figure).to_owned(), many),
    }
}

impl Review {
    /// Returns the review in one line; `who` is `You`, or a name.
    #[must_use]
    pub fn summary(&self, who: &str, voice: Voice) -> String {
        let decisions = match self.decisions {
            0 => return format!("{who} had nothing to decide."),
            1 => "in one decision".to_owned(),
            n => format!("in {n} decisions"),
        };
        if self.dear == 0 && self.given.value <= self.given.error.max(NOTHING) {
            return format!("{who} gave nothing away {decisions}, as far as I can tell.");
        }
        let mark = self.mark();
        match voice {
            Voice::Expert => {
                let (amount, unit) = figure(self.measure, self.given.value.max(0.0));
                let error = if self.given.error > NOTHING {
                    format!(", give or take {},", figure(self.measure, self.given.error).0)
                } else {
                    String::new()
                };
                format!("{who} gave away {amount} {unit}{error} {decisions}: {mark}.")
            }
            Voice::Plain => {
                let dear = match self.dear {
                    0 => "none was clearly wrong".to_owned(),
                    1 => "one could have been better".to_owned(),
                    n => format!("{} could have been better", number(n as u32)),
                };
                let goals = match self.measure {
                    Measure::Goals if self.given.value >= 0.7 => goals(self.given.value),
                    _ => String::new(),
                };
                let made = if self.decisions == 1 { "decision" } else { "decisions" };
                format!("{who} made {} {made}, and {dear}{goals}: {mark}.", self.decisions)
            }
        }
    }

    /// Returns the overall rating of the side's decisions, by their total cost.
    fn mark(&self) -> &'static str {
        let bounds = match self.measure {
            Measure::Wins => [0.1, 0.3, 0.8],
            Measure::Goals => [1.0, 2.5, 5.0],
        };
        let over = bounds.into_iter().filter(|bound| self.given.value >= *bound).count();
        ["a fine match", "a sound match", "a match of missed chances", "a match to learn from"][over]
    }
}

/// Costs below this are rounding errors.
const NOTHING: f64 = 1e-9;

/// Returns a total cost in goals, as part of a sentence.
fn goals(given: f64) -> String {
    match given.round() as u32 {
        ..=1 => ", about one goal in all".to_owned(),
        n => format!(", about {} goals in all", number(n)),
    }
}

/// The coach's advice on a decision.
#[derive(Clone, Debug, PartialEq)]
pub enum Advice {
    /// There is only one legal action.
    Only(Named),
    /// All actions have the same value: none is recommended.
    Alike,
    /// The best mixed strategy if it is solved, the most frequent action first; otherwise one action.
    Best {
        /// The recommended actions.
        ways: Vec<Named>,
        /// The bot's reason for its choice; empty if a solved mix is recommended.
        thought: String,
        /// The coach's confidence.
        sure: Sure,
    },
}

/// The coach's confidence in its advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sure {
    /// The position is solved.
    Known,
    /// By the rollouts all other actions are significantly worse.
    Clear,
    /// By the rollouts another action may be as good.
    Close,
}

impl Sure {
    /// Returns the confidence as a plain sentence.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Known => "That is worked out, not a guess.",
            Self::Clear => "I am sure of it.",
            Self::Close => "It's close: something else may be just as good.",
        }
    }
}

impl Advice {
    /// Returns a few plain sentences: the advice, the reason, and the confidence.
    #[must_use]
    pub fn words(&self, voice: Voice) -> String {
        match self {
            Self::Only(way) => format!("“{}” is your only option.", way.name),
            Self::Alike => "Take your pick. I see nothing between them.".to_owned(),
            Self::Best { ways, thought, sure } => {
                let first = match (&ways[..], voice) {
                    ([_, _, ..], Voice::Expert) => format!("Best play mixes: {}.", shares(ways)),
                    ([_, _, ..], Voice::Plain) => {
                        format!("Mix {}, so nobody can read you.", mixed(&foremost(ways)))
                    }
                    _ => format!("I'd go for {}.", quoted(&foremost(ways))),
                };
                match (why(ways), voice) {
                    (Some(why), Voice::Plain) => joined([first, why, sure.words().to_owned()]),
                    (Some(why), Voice::Expert) => {
                        joined([first, why, thought.clone(), sure.words().to_owned()])
                    }
                    (None, _) => joined([first, thought.clone(), sure.words().to_owned()]),
                }
            }
        }
    }
}
