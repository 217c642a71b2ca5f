//! Reads a set piece, each error with its place.

use std::sync::Arc;

use ron::value::RawValue;
use serde::Deserialize;

use super::{EvaluationSource, SetPiece, SetPieceTask};
use ai::Difficulty;
use ai::estimate::Estimate;
use base::reading::sanitized;
use engine::source_text::SourceText;
use engine::{RuleDataError, Seat};
use games::dyn_match::DynMatch;
use games::open_decision::ActionCost;
use games::record_source::RecordSource;
use stage::action::DynAction;
use stage::decision_theme::DecisionTheme;

/// The form of the file. Values whose errors need a place are kept raw.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "set piece")]
struct SetPieceFile<'a> {
    #[serde(borrow)]
    game: &'a RawValue,
    #[serde(borrow)]
    options: &'a RawValue,
    seed: u64,
    #[serde(borrow)]
    actions: Vec<(Seat, &'a RawValue)>,
    #[serde(borrow)]
    seat: &'a RawValue,
    #[serde(borrow)]
    task: &'a RawValue,
    #[serde(borrow)]
    theme: &'a RawValue,
    #[serde(borrow)]
    answers: &'a RawValue,
    #[serde(borrow)]
    tempting: &'a RawValue,
    #[serde(borrow)]
    margin: &'a RawValue,
    #[serde(borrow)]
    method: &'a RawValue,
    #[serde(borrow)]
    solve_rates: &'a RawValue,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "tempting action")]
struct TemptingFile<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
    cost: f64,
}

/// Maximum number of right answers.
const MAX_ANSWERS: usize = 64;

/// Reads a set piece and plays it through.
///
/// # Errors
/// The first thing that is wrong with it, with its place.
pub fn parse(text: &str) -> Result<SetPiece, RuleDataError> {
    let source = SourceText(text);
    SetPieceReader { source, file: whole(source)? }.read()
}

/// Reads a set piece as [`parse`] does, and checks that its stated solution stands. Slow: it may search for a while.
///
/// # Errors
/// The first thing that is wrong with it, with its place.
pub fn parse_and_verify(text: &str) -> Result<SetPiece, RuleDataError> {
    let source = SourceText(text);
    let reader = SetPieceReader { source, file: whole(source)? };
    let piece = reader.read()?;
    piece.verify().map_err(|reason| source.error_at(reader.file.answers, reason))?;
    Ok(piece)
}

fn whole(source: SourceText<'_>) -> Result<SetPieceFile<'_>, RuleDataError> {
    source.whole(
        "a set piece (game, options, seed, actions, seat, task, theme, answers, tempting, margin, method, \
         solve_rates)",
    )
}

/// A file and its text.
struct SetPieceReader<'a> {
    source: SourceText<'a>,
    file: SetPieceFile<'a>,
}

impl SetPieceReader<'_> {
    fn read(&self) -> Result<SetPiece, RuleDataError> {
        let Self { source, file } = self;
        let written =
            RecordSource { game: file.game, options: file.options, seed: file.seed, actions: &file.actions };
        let (game, record, replayed) = written.read(*source)?;
        if replayed.joint.last().is_some_and(|first| *first == record.actions.len()) {
            let last = file.actions.last().map_or(file.options, |(_, raw)| *raw);
            let reason = "the other side has not chosen yet: expected both secret choices, or none of them";
            return Err(source.error_at(last, reason.to_owned()));
        }
        let seat: Seat = source.read_as(file.seat, "home or away")?;
        let match_so_far: Arc<dyn DynMatch> = game
            .resume(&record)
            .map(Arc::from)
            .map_err(|error| source.error_at(file.options, error.to_string()))?;
        let Some(decision) = match_so_far.open_decision(seat) else {
            return Err(source.error_at(file.seat, format!("{seat} owes no decision here")));
        };
        let task = source.read_as(file.task, "a task: FindBest, AvoidMistake, KeepOut or Win")?;
        let theme = source.read_as(file.theme, "a theme, such as SpendBlock")?;
        let answers = self.answers(&*match_so_far, seat)?;
        let tempting = self.tempting(&*match_so_far, seat, &answers)?;
        let margin = self.margin(&tempting)?;
        let method: EvaluationSource =
            source.read_as(file.method, "Solved, Habits or Rollouts(iterations: 4000, seed: 1)")?;
        let solve_rates = self.solve_rates()?;
        let piece = SetPiece {
            name: String::new(),
            record,
            seat,
            task,
            theme,
            answers,
            tempting,
            margin,
            method,
            solve_rates,
            match_so_far,
            decision,
        };
        self.check_task(&piece)?;
        Ok(piece)
    }

    /// Reads an action that the seat may take.
    fn action(
        &self,
        match_so_far: &dyn DynMatch,
        seat: Seat,
        raw: &RawValue,
    ) -> Result<DynAction, RuleDataError> {
        let text: String = self.source.read(raw)?;
        let action = match_so_far.parse(&text).map_err(|e| self.source.error_at(raw, e.to_string()))?;
        if match_so_far.allows(seat, &action) {
            return Ok(action);
        }
        let reason = format!("`{}` is not legal for {seat} here", sanitized(&text));
        Err(self.source.error_at(raw, reason))
    }

    fn answers(&self, match_so_far: &dyn DynMatch, seat: Seat) -> Result<Vec<DynAction>, RuleDataError> {
        let raws: Vec<&RawValue> = self.source.read_as(self.file.answers, "a list of actions in quotes")?;
        if raws.is_empty() || raws.len() > MAX_ANSWERS {
            let reason = format!("{} answers: expected 1 to {MAX_ANSWERS}", raws.len());
            return Err(self.source.error_at(self.file.answers, reason));
        }
        let mut answers = Vec::new();
        for raw in raws {
            let answer = self.action(match_so_far, seat, raw)?;
            if answers.contains(&answer) {
                return Err(self.source.error_at(raw, format!("`{answer}` is there twice")));
            }
            answers.push(answer);
        }
        Ok(answers)
    }

    fn tempting(
        &self,
        match_so_far: &dyn DynMatch,
        seat: Seat,
        answers: &[DynAction],
    ) -> Result<ActionCost, RuleDataError> {
        let (source, raw) = (self.source, self.file.tempting);
        let written: TemptingFile<'_> = source.read_as(raw, "(action: \"..\", cost: 0.1)")?;
        let action = self.action(match_so_far, seat, written.action)?;
        if answers.contains(&action) {
            let reason = format!("`{action}` is a right answer: expected a wrong one");
            return Err(source.error_at(written.action, reason));
        }
        if !written.cost.is_finite() || written.cost <= 0.0 {
            let reason = format!("the cost is {}: expected a number above 0", written.cost);
            return Err(source.error_at(raw, reason));
        }
        Ok(ActionCost { action, cost: Estimate::exact(written.cost) })
    }

    fn margin(&self, tempting: &ActionCost) -> Result<Estimate, RuleDataError> {
        let raw = self.file.margin;
        let margin: Estimate = self.source.read_as(raw, "(value: 0.1, error: 0.01)")?;
        let Estimate { value, error } = margin;
        let reason = if !value.is_finite() || value <= 0.0 {
            format!("the margin is {value}: expected a number above 0")
        } else if !error.is_finite() || error < 0.0 || !margin.is_significant() {
            format!("the error is {error}: expected at most half of the margin")
        } else if self.file_is_exact() && value > tempting.cost.value + 1e-9 {
            format!("the margin {value} is above the cost {} of a wrong answer", tempting.cost.value)
        } else {
            return Ok(margin);
        };
        Err(self.source.error_at(raw, reason))
    }

    /// Returns true if the file claims that all values are known.
    fn file_is_exact(&self) -> bool {
        !self.file.method.get_ron().contains("Rollouts")
    }

    fn solve_rates(&self) -> Result<[f64; Difficulty::ALL.len()], RuleDataError> {
        let raw = self.file.solve_rates;
        let rates: Vec<f64> = self.source.read_as(raw, "a list of eight numbers")?;
        match <[f64; Difficulty::ALL.len()]>::try_from(rates) {
            Ok(rates) if rates.iter().all(|rate| (0.0..=1.0).contains(rate)) => Ok(rates),
            _ => Err(self
                .source
                .error_at(raw, "expected eight numbers from 0 to 1, one a difficulty".to_owned())),
        }
    }

    /// Checks that task and theme are those of the decision.
    fn check_task(&self, piece: &SetPiece) -> Result<(), RuleDataError> {
        let SetPiece { task, theme, answers, decision, .. } = piece;
        let found: Option<DecisionTheme> = answers.first().and_then(|best| decision.theme(best));
        if found != Some(*theme) {
            let expected = found.map_or("none, for this decision makes no set piece".to_owned(), |theme| {
                format!("{theme:?}")
            });
            return Err(self.source.error_at(self.file.theme, format!("{theme:?}: expected {expected}")));
        }
        let legal = decision.legal();
        let reason = match task {
            SetPieceTask::AvoidMistake
                if !decision.is_listed() || legal.len() < 3 || legal.len() != answers.len() + 1 =>
            {
                "AvoidMistake: expected three legal actions or more, all right but one"
            }
            SetPieceTask::KeepOut if !theme.defends() => {
                "KeepOut: expected a decision that defends the own goal"
            }
            _ => return Ok(()),
        };
        Err(self.source.error_at(self.file.task, reason.to_owned()))
    }
}
