//! Writes a set piece as its file.

use std::fmt::Write as _;

use super::{EvaluationSource, SetPiece};
use ai::estimate::Estimate;

/// The name of the last field.
const RATES_FIELD: &str = "solve_rates";

impl SetPiece {
    /// Returns the text of its file: one decision a line.
    #[must_use]
    pub fn text(&self) -> String {
        let Self { record, seat, task, theme, answers, tempting, .. } = self;
        let Estimate { value, error } = self.margin;
        let mut text = format!(
            "(\n    game: {:?},\n    options: {},\n    seed: {},\n    actions: [\n",
            record.game,
            record.options.trim().get_ron(),
            record.seed
        );
        for (seat, action) in &record.actions {
            let _ = writeln!(text, "        ({seat}, {action:?}),");
        }
        let _ = writeln!(text, "    ],\n    seat: {seat},\n    task: {task:?},\n    theme: {theme:?},");
        let answers: Vec<String> = answers.iter().map(|answer| format!("{:?}", answer.to_string())).collect();
        let _ = writeln!(text, "    answers: [{}],", answers.join(", "));
        let _ = writeln!(
            text,
            "    tempting: (action: {:?}, cost: {:.4}),\n    margin: (value: {value:.4}, error: {error:.4}),",
            tempting.action.to_string(),
            tempting.cost.value
        );
        let method = match self.method {
            EvaluationSource::Solved => "Solved".to_owned(),
            EvaluationSource::Habits => "Habits".to_owned(),
            EvaluationSource::Rollouts { iterations, seed } => {
                format!("Rollouts(iterations: {iterations}, seed: {seed})")
            }
        };
        let rates: Vec<String> = self.solve_rates.iter().map(|rate| format!("{rate:.2}")).collect();
        let _ = writeln!(text, "    method: {method},\n    {RATES_FIELD}: [{}],\n)", rates.join(", "));
        text
    }
}
