//! The coach's sentences: plain ones, and ones with figures for experts.

use super::{DecisionGrade, DecisionReview, MatchReview, NamedAction};
use ai::estimate::ValueUnit;
use words::{DisplayText, MessageArg, MessageId, Separator, TopicLine, in_per_cent, tenths};
use words::{id, say};

/// The coach's way of speaking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CoachVoice {
    /// Plain sentences without probabilities or points.
    #[default]
    Plain,
    /// For experts: with the probabilities of the best mix and the cost of a decision.
    Expert,
}

impl CoachVoice {
    /// Returns the voice for the player's setting.
    #[must_use]
    pub const fn of(expert: bool) -> Self {
        if expert { Self::Expert } else { Self::Plain }
    }
}

/// The greatest number of actions named in a sentence.
const MAX_NAMED_ACTIONS: usize = 4;
/// The fraction of the highest probability from which another action of the mix is named too.
const AS_OFTEN: f64 = 0.8;

/// Returns names as alternatives: `“Press”`, `“Press” or “Block”`.
fn quoted(actions: &[NamedAction]) -> DisplayText {
    if actions.is_empty() {
        say!("coach-something-else")
    } else {
        in_quotes(foremost(actions), Separator::Or)
    }
}

/// Returns names as a mix: `“Press” and “Block”`; a single name gives `“Press” with others`.
fn mixed(actions: &[NamedAction]) -> DisplayText {
    match foremost(actions)[..] {
        [] => say!("coach-what-you-do"),
        [only] => say!("coach-with-others", name = only),
        ref names => in_quotes(names.iter().copied(), Separator::And),
    }
}

fn in_quotes<'a>(names: impl IntoIterator<Item = &'a DisplayText>, joint: Separator) -> DisplayText {
    DisplayText::list(names.into_iter().map(|name| say!("quoted", name)), joint)
}

/// Returns the names of the most frequent actions of a mix.
fn foremost(actions: &[NamedAction]) -> Vec<&DisplayText> {
    let most = actions.first().map_or(0.0, |action| action.probability);
    let often = actions.iter().filter(|action| action.probability >= AS_OFTEN * most);
    often.take(MAX_NAMED_ACTIONS).map(|action| &action.name).collect()
}

/// Returns a mix with the probabilities of its most frequent actions, or one name alone.
fn shares(actions: &[NamedAction]) -> DisplayText {
    if actions.len() < 2 {
        return quoted(actions);
    }
    let share =
        |action: &NamedAction| say!("coach-share", name = &action.name, n = in_per_cent(action.probability));
    DisplayText::list(actions.iter().take(MAX_NAMED_ACTIONS).map(share), Separator::Comma)
}

/// Returns the argument for the first of these actions; empty if there is none.
fn why(actions: &[NamedAction]) -> DisplayText {
    actions.first().and_then(|action| action.because.clone()).unwrap_or_default()
}

/// Joins sentences, without the empty ones.
fn joined<const N: usize>(sentences: [DisplayText; N]) -> DisplayText {
    DisplayText::list(sentences, Separator::Space)
}

impl DecisionReview {
    /// Returns one or two sentences: the quality of the choice, and the reason. Empty if nothing is worth saying: the
    /// choice made no difference, or it was one of several good ones.
    pub fn words(&self, voice: CoachVoice) -> DisplayText {
        let done = &self.chosen.name;
        let improved_result = self.improved_result == Some(true);
        match (self.grade, voice) {
            (DecisionGrade::Best, _) if self.praises() => self.chosen.praise(),
            (DecisionGrade::NoChoice | DecisionGrade::Best | DecisionGrade::Equivalent, _) => {
                DisplayText::EMPTY
            }
            (DecisionGrade::InBestMix, CoachVoice::Plain) => {
                if foremost(&self.best).contains(&done) {
                    DisplayText::EMPTY
                } else if improved_result {
                    let more = say!("coach-more-often", names = quoted(&self.best));
                    joined([say!("coach-came-off", done), more])
                } else {
                    say!("coach-now-and-then", done, names = quoted(&self.best))
                }
            }
            (DecisionGrade::InBestMix, CoachVoice::Expert) => {
                say!("coach-in-mix", done, mix = shares(&self.best))
            }
            (DecisionGrade::Mistake, CoachVoice::Plain) if improved_result => {
                let more = say!("coach-more-often", names = quoted(&self.best));
                joined([say!("coach-came-off", done), more, why(&self.best)])
            }
            (DecisionGrade::Mistake, CoachVoice::Plain) => {
                joined([cost_words(self.unit, self.cost, done), self.better(voice)])
            }
            (DecisionGrade::Mistake, CoachVoice::Expert) => {
                let amount = amount(self.unit, self.cost);
                let cost = if improved_result {
                    say!("coach-came-off-but-cost", done, amount)
                } else {
                    say!("coach-cost", done, amount)
                };
                joined([cost, self.better(voice)])
            }
        }
    }

    /// Returns true if it praises the choice.
    #[must_use]
    pub fn praises(&self) -> bool {
        self.grade == DecisionGrade::Best && self.had_stakes
    }

    /// Returns true if it names something better.
    #[must_use]
    pub fn corrects(&self) -> bool {
        self.grade == DecisionGrade::Mistake
    }

    /// Returns true if it has words in either voice.
    #[must_use]
    pub fn says_something(&self) -> bool {
        !self.words(CoachVoice::Plain).is_empty()
    }

    /// Returns the grade of the cost.
    #[must_use]
    pub fn cost_grade(&self) -> CostGrade {
        CostGrade::of(self.unit, self.cost)
    }

    /// Returns a sentence with the better actions, and the reason.
    pub fn better(&self, voice: CoachVoice) -> DisplayText {
        let better = match voice {
            CoachVoice::Plain => quoted(&self.best),
            CoachVoice::Expert => shares(&self.best),
        };
        joined([say!("coach-better", names = better), why(&self.best)])
    }
}

/// Returns a plain sentence on an action that costs so much.
fn cost_words(unit: ValueUnit, cost: f64, done: &DisplayText) -> DisplayText {
    match (unit, CostGrade::of(unit, cost)) {
        (_, CostGrade::Little) => say!("coach-cost-little", done),
        (ValueUnit::Wins, CostGrade::Some) => say!("coach-cost-half-a-chance", done),
        (ValueUnit::Wins, CostGrade::Clear) => say!("coach-cost-clear-chance", done),
        (ValueUnit::Wins, CostGrade::Severe) => say!("coach-cost-match", done),
        (ValueUnit::Goals, CostGrade::Some) => say!("coach-cost-half-a-goal", done),
        (ValueUnit::Goals, CostGrade::Clear) => say!("coach-cost-goal", done),
        (ValueUnit::Goals, CostGrade::Severe) => say!("coach-cost-more", done),
    }
}

impl NamedAction {
    /// Returns a sentence that praises it, and the argument for it.
    pub fn praise(&self) -> DisplayText {
        joined([say!("coach-good", done = &self.name), self.because.clone().unwrap_or_default()])
    }

    /// Returns a sentence that says what it costs.
    pub fn costs(&self, unit: ValueUnit, cost: f64, voice: CoachVoice) -> DisplayText {
        match voice {
            CoachVoice::Plain => cost_words(unit, cost, &self.name),
            CoachVoice::Expert => say!("coach-cost", done = &self.name, amount = amount(unit, cost)),
        }
    }

    /// Returns a sentence that recommends it, and the argument for it.
    pub fn recommended(&self) -> DisplayText {
        let names = in_quotes([&self.name], Separator::Or);
        joined([say!("advice-go-for", names), self.because.clone().unwrap_or_default()])
    }
}

/// The size of a cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CostGrade {
    /// Less than 2 points of winning chance, or 0.3 goals.
    Little,
    /// Half a chance: less than 6 points of winning chance, or 0.7 goals.
    Some,
    /// A clear chance, or a goal: less than 15 points of winning chance, or 1.4 goals.
    Clear,
    /// More than that.
    Severe,
}

impl CostGrade {
    /// Returns the grade of the cost of one decision.
    #[must_use]
    pub fn of(unit: ValueUnit, cost: f64) -> Self {
        let bounds = match unit {
            ValueUnit::Wins => [0.02, 0.06, 0.15],
            ValueUnit::Goals => [0.3, 0.7, 1.4],
        };
        let over = bounds.into_iter().filter(|bound| cost >= *bound).count();
        [Self::Little, Self::Some, Self::Clear, Self::Severe][over]
    }

    /// Returns its label in the review, in capitals.
    pub const fn title(self, unit: ValueUnit) -> MessageId {
        match (unit, self) {
            (_, Self::Little) => id!("grade-little"),
            (ValueUnit::Wins, Self::Some) => id!("grade-half-a-chance"),
            (ValueUnit::Wins, Self::Clear) => id!("grade-clear-chance"),
            (ValueUnit::Wins, Self::Severe) => id!("grade-match"),
            (ValueUnit::Goals, Self::Some) => id!("grade-half-a-goal"),
            (ValueUnit::Goals, Self::Clear) => id!("grade-goal"),
            (ValueUnit::Goals, Self::Severe) => id!("grade-more"),
        }
    }
}

/// Returns a cost of 0 or more as figure and unit: per cent of a win, or goals.
pub fn amount(unit: ValueUnit, cost: f64) -> DisplayText {
    match (unit, figure(unit, cost)) {
        (ValueUnit::Wins, None) => say!("amount-wins-least"),
        (ValueUnit::Wins, Some(n)) => say!("amount-wins", n = n.text()),
        (ValueUnit::Goals, None) => say!("amount-goals-least"),
        (ValueUnit::Goals, Some(RoundedNumber { whole: 1, tenth: 0 })) => say!("amount-goal"),
        (ValueUnit::Goals, Some(n)) => say!("amount-goals", n = n.text(), whole = n.whole),
    }
}

/// A number that is shown with its tenth, if that is not 0.
#[derive(Clone, Copy)]
struct RoundedNumber {
    whole: i64,
    tenth: i64,
}

impl RoundedNumber {
    fn text(self) -> DisplayText {
        if self.tenth == 0 {
            DisplayText::verbatim(self.whole.to_string())
        } else {
            tenths(10 * self.whole + self.tenth)
        }
    }
}

/// Returns the figure of a cost of 0 or more, to a tenth, and from 9.95 on to the unit; none below half a tenth.
fn figure(unit: ValueUnit, cost: f64) -> Option<RoundedNumber> {
    let amount = match unit {
        ValueUnit::Wins => 100.0 * cost,
        ValueUnit::Goals => cost,
    };
    if amount >= 9.95 {
        return Some(RoundedNumber { whole: amount.round_ties_even() as i64, tenth: 0 });
    }
    match (10.0 * amount).round_ties_even() as i64 {
        0 => None,
        tenths => Some(RoundedNumber { whole: tenths / 10, tenth: tenths % 10 }),
    }
}

impl MatchReview {
    /// Returns the review in one line. `name` is that of the side; none if the side is the person who reads it.
    pub fn summary(&self, name: Option<&str>, voice: CoachVoice) -> DisplayText {
        let who = || MessageArg::selector(if name.is_some() { "other" } else { "you" });
        let name = || DisplayText::verbatim(name.unwrap_or_default());
        if self.decisions == 0 {
            return say!("summary-nothing", who = who(), name = name());
        }
        if self.mistakes == 0 && self.total_cost.value <= self.total_cost.error.max(EPSILON) {
            return say!("summary-clean", who = who(), name = name(), n = self.decisions);
        }
        let mark = self.mark();
        match voice {
            CoachVoice::Expert => {
                let amount = amount(self.unit, self.total_cost.value.max(0.0));
                if self.total_cost.error > EPSILON {
                    say!(
                        "summary-expert-error",
                        who = who(),
                        name = name(),
                        amount,
                        error = figure(self.unit, self.total_cost.error)
                            .map_or(say!("amount-least"), RoundedNumber::text),
                        n = self.decisions,
                        mark,
                    )
                } else {
                    say!("summary-expert", who = who(), name = name(), amount, n = self.decisions, mark,)
                }
            }
            CoachVoice::Plain => match self.unit {
                ValueUnit::Goals if self.total_cost.value >= 0.7 => say!(
                    "summary-goals",
                    who = who(),
                    name = name(),
                    n = self.decisions,
                    dear = self.mistakes,
                    goals = self.total_cost.value.round() as i64,
                    mark,
                ),
                _ => say!(
                    "summary",
                    who = who(),
                    name = name(),
                    n = self.decisions,
                    dear = self.mistakes,
                    mark,
                ),
            },
        }
    }

    /// Returns the overall rating of the side's decisions, by their total cost.
    fn mark(&self) -> MessageId {
        let bounds = match self.unit {
            ValueUnit::Wins => [0.1, 0.2, 0.6],
            ValueUnit::Goals => [1.0, 2.5, 5.0],
        };
        let over = bounds.into_iter().filter(|bound| self.total_cost.value >= *bound).count();
        [id!("mark-fine"), id!("mark-sound"), id!("mark-missed"), id!("mark-learn")][over]
    }
}

/// Costs below this are rounding errors.
const EPSILON: f64 = 1e-9;

/// The coach's advice on a decision.
#[derive(Clone, Debug, PartialEq)]
pub enum Advice {
    /// There is only one legal action.
    Only(NamedAction),
    /// All actions have the same value: none is recommended.
    Alike,
    /// The best mixed strategy if it is solved, the most frequent action first; otherwise one action.
    Best {
        /// The recommended actions.
        actions: Vec<NamedAction>,
        /// The bot's reason for its choice; empty if a solved mix is recommended.
        thought: DisplayText,
        /// The coach's confidence.
        sure: Confidence,
    },
}

/// The coach's confidence in its advice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Confidence {
    /// The position is solved.
    Known,
    /// According to rollouts all other actions are significantly worse.
    Clear,
    /// According to rollouts another action may be as good.
    Close,
}

impl Confidence {
    /// Returns the confidence as a plain sentence.
    pub fn words(self, wording: WordingVariant) -> DisplayText {
        let topic = match self {
            Self::Known => id!("sure-known"),
            Self::Clear => id!("sure-clear"),
            Self::Close => id!("sure-close"),
        };
        DisplayText::line(TopicLine { topic, nth: wording.nth, seed: wording.seed, args: Vec::new() })
    }
}

/// The choice among several wordings of one sentence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WordingVariant {
    /// The number of similar sentences that the coach has said before in this match.
    pub nth: u32,
    /// The number that orders the wordings.
    pub seed: u32,
}

impl Advice {
    /// Returns the confidence, if something is recommended.
    #[must_use]
    pub const fn sure(&self) -> Option<Confidence> {
        match self {
            Self::Best { sure, .. } => Some(*sure),
            Self::Only(_) | Self::Alike => None,
        }
    }

    /// Returns a few plain sentences: the advice, the reason, and the confidence.
    pub fn words(&self, voice: CoachVoice, wording: WordingVariant) -> DisplayText {
        match self {
            Self::Only(action) => say!("advice-only", name = &action.name),
            Self::Alike => say!("advice-alike"),
            Self::Best { actions, thought, sure } => {
                let first = match (&actions[..], voice) {
                    ([_, _, ..], CoachVoice::Expert) => say!("advice-mix-expert", mix = shares(actions)),
                    ([_, _, ..], CoachVoice::Plain) => say!("advice-mix", names = mixed(actions)),
                    _ => say!("advice-go-for", names = quoted(actions)),
                };
                let (why, sure) = (why(actions), sure.words(wording));
                if !why.is_empty() && voice == CoachVoice::Plain {
                    joined([first, why, sure])
                } else {
                    joined([first, why, thought.clone(), sure])
                }
            }
        }
    }
}
