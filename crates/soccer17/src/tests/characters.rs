//! Tests of the characters: a person can read each of them, and the best bot does.

use super::*;
use crate::View;
use crate::action::{AttackCard, DefenceCard};
use crate::bots::exact::ExactBot;
use crate::bots::habit_bot::{HabitBot, HabitKind};
use crate::solve::{MatchSolution, TurnPosition};
use ai::matrix::MatrixSolver;
use ai::testing::expect_points;
use ai::{Bot, BotChoice, Budget, Difficulty, HasBots};
use engine::MatchRng;
use words::DisplayText;

const CHARACTERS: [(Difficulty, HabitKind); 5] = [
    (Difficulty::Rookie, HabitKind::Gambler),
    (Difficulty::Youth, HabitKind::Winger),
    (Difficulty::Amateur, HabitKind::Sharpshooter),
    (Difficulty::SemiPro, HabitKind::Copycat),
    (Difficulty::International, HabitKind::Streaky),
];

/// A player that knows one habit, and that it is followed two times in three.
#[derive(Clone)]
struct Knower {
    model: HabitBot,
    equilibrium_bot: ExactBot,
}

impl Knower {
    fn sit(kind: HabitKind, seat: Seat) -> Box<dyn Bot<Soccer17>> {
        let options = Options::default();
        Box::new(Self {
            model: HabitBot::new(kind, !seat, &options),
            equilibrium_bot: ExactBot::pro(seat, &options),
        })
    }
}

impl Bot<Soccer17> for Knower {
    fn choose(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        let table = &view.table;
        self.model.watch(table);
        if table.phase != Phase::Lay {
            return self.equilibrium_bot.choose(view, legal, budget, rng);
        }
        let attacks = table.attacker == view.seat;
        let (payoff, guards) =
            MatchSolution::shared(&table.options, table.first).duel(&TurnPosition::of(table)).payoff();
        let (plays, guards) =
            (AttackCard::ALL.map(AttackCard::action), &DefenceCard::ALL.map(DefenceCard::action)[..guards]);
        let mut solver = MatrixSolver::new();
        solver.solve(3, guards.len(), &payoff[..3 * guards.len()]);
        let (own, theirs) = if attacks { (&plays[..], guards) } else { (guards, &plays[..]) };
        let sound = if attacks { solver.column_mix() } else { solver.row_mix() };
        let wanted = self.model.wants(table, !attacks).filter(|(action, _)| theirs.contains(action));
        let share = |k: usize| match wanted {
            Some((action, _)) => sound[k] / 3.0 + if action == theirs[k] { 2.0 / 3.0 } else { 0.0 },
            None => sound[k],
        };
        let value = |i: usize| -> f64 {
            (0..theirs.len())
                .map(|j| {
                    share(j)
                        * if attacks { payoff[i * guards.len() + j] } else { -payoff[j * guards.len() + i] }
                })
                .sum()
        };
        let best = (0..own.len()).max_by(|a, b| value(*a).total_cmp(&value(*b))).unwrap();
        BotChoice::new(own[best], DisplayText::EMPTY)
    }
}

#[test]
fn knowing_a_habit_beats_it() {
    for (difficulty, kind) in CHARACTERS {
        let one = |seat| Knower::sit(kind, seat);
        expect_points::<Soccer17>(&one, difficulty, 300, 0.58);
    }
}

#[test]
fn the_strongest_bot_exploits_each_character() {
    for (difficulty, _) in CHARACTERS {
        let strongest = |seat| Soccer17::bot(Difficulty::WorldClass, seat, &Options::default());
        expect_points::<Soccer17>(&strongest, difficulty, 300, 0.53);
    }
}
