//! Who plays Soccer 17: from habit to exact play that reads its opponent. Bots see views alone.

mod appraise;
pub(super) mod exact;
mod field;
mod habit;
mod reader;

use super::action::Action;
use super::solve::Solved;
use super::state::{Phase, Soccer17};
use super::view::View;
use super::{Options, Play};
use crate::ai::appraise::{Appraisal, Measure};
use crate::ai::opponent::{self, Opponent};
use crate::ai::{Bot, Habit, Level, Minded, RandomBot, prospect};
use crate::engine::Seat;

/// Whom players meet.
const OPPONENTS: [Opponent; 8] = opponent::ladder([
    "Lays any card, takes any option.",
    "Shoots too early, tackles in haste, and lays what promises most.",
    "Shoots too early, tackles in haste, and lays what promises most.",
    "Thinks one turn ahead, forgets score and clock, and likes to lay again what worked.",
    "Thinks one turn ahead, forgets score and clock, and likes to lay again what worked.",
    "Mixes its cards exactly as best play demands: there is no reading it.",
    "Mixes its cards exactly as best play demands: there is no reading it.",
    "Plays like a pro, watches what you lay, and leans on your habits as far as is safe.",
]);

impl Minded for Soccer17 {
    const RATINGS: [i32; 8] = [0, 34, 34, 59, 59, 90, 90, 175];

    fn bot(level: Level, seat: Seat, options: &Options) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(RandomBot),
            Level::Rookie | Level::Youth => Box::new(habit::Rookie::default()),
            Level::Amateur | Level::SemiPro => Box::new(habit::Amateur::default()),
            Level::Pro | Level::International => Box::new(exact::Exact::pro(seat, options)),
            Level::WorldClass => Box::new(exact::Exact::world_class(seat, options)),
        }
    }

    fn opponents() -> &'static [Opponent; 8] {
        &OPPONENTS
    }

    fn solved(view: &View, legal: &[Action]) -> Option<Appraisal<Action>> {
        appraise::solved(view, legal)
    }

    const PROSPECT_EXACT: bool = true;

    fn prospect(&self) -> f64 {
        let outcome = self.table.outcome();
        outcome.map_or_else(
            || Solved::shared(&self.table.options, self.table.first).home_now(&self.table),
            |outcome| prospect::of_result(Measure::Wins, &outcome),
        )
    }

    /// Chance has its say where a chance card is turned up, and all of them look alike.
    fn expected(&self, decisions: &[(Seat, Action)]) -> Option<f64> {
        matches!(decisions, [(_, Action::Take(_))]).then(|| self.prospect())
    }

    fn habits() -> &'static [Habit<Self>] {
        field::HABITS
    }
}

/// Whether the view's seat lays a card now, and as the attacker.
fn lays_in_attack(view: &View) -> Option<bool> {
    (view.table.phase == Phase::Lay).then_some(view.seat == view.table.attacker)
}

/// As players read it.
fn card_name(action: Action) -> String {
    if action == Play::OneTwo.action() { "One-Two".to_owned() } else { action.to_string() }
}
