//! Reads the opponent: measures how well each of a few models predicts its cards.

use super::notes::{ObservedCounts, Prediction, RoleObservations, Soccer17Model};
use crate::View;
use crate::action::{AttackCard, DefenceCard};
use crate::state::{Duel, Period, Phase, Table};

/// Number of models. In order: best play, any card, its own frequencies, its last card again, what followed its
/// last card before, what followed ours. Then what looks strongest, what beats that, and the tackle as long as it
/// has it.
const IDEAS: usize = Prediction::ALL.len();
/// Prior belief in each model at kick-off. Best play is first: a stranger is taken for a good player.
const BELIEF: [f64; IDEAS] = [0.35, 0.15, 0.1, 0.1, 0.08, 0.07, 0.06, 0.05, 0.04];
/// Minimum belief in each model, since an opponent may change.
const DOUBT: f64 = 0.01;
/// Probability that an opponent with that habit repeats its last card.
const REPEAT_PROBABILITY: f64 = 0.6;
/// Probability that an opponent with such a habit lays what looks strongest, or tackles.
const FIRM: f64 = 0.75;
/// Pseudo-count of each card before it is first seen.
const SEEN: f64 = 1.0;
/// The same where few cards are seen: after one card of several.
const SEEN_AFTER: f64 = 0.4;
/// Minimum probability of each card, for mistakes.
const SLIP: f64 = 0.02;

/// Maximum number of cards of one role.
pub(super) const MAX_ROLE_CARDS: usize = DefenceCard::ALL.len();
const _: () = assert!(AttackCard::ALL.len() <= MAX_ROLE_CARDS);

/// Shares of the cards.
type Shares = [f64; MAX_ROLE_CARDS];

/// The observations of the opponent in this match.
#[derive(Clone, Debug)]
pub(super) struct OpponentObservations {
    belief: [f64; IDEAS],
    /// The predictions for the current turn.
    predictions: Option<TurnPredictions>,
    attack: RoleNotes,
    defence: RoleNotes,
}

impl Default for OpponentObservations {
    fn default() -> Self {
        Self {
            belief: BELIEF,
            predictions: None,
            attack: RoleNotes::default(),
            defence: RoleNotes::default(),
        }
    }
}

/// The predictions of each model for one turn.
#[derive(Clone, Copy, Debug)]
struct TurnPredictions {
    of: [Shares; IDEAS],
    /// True if the opponent attacks in it.
    attacks: bool,
    /// The period and the turn.
    at: (Period, u8),
}

/// The observations of one role.
#[derive(Clone, Debug, Default)]
struct RoleNotes {
    counts: Shares,
    /// Counts of its cards after each of its own cards; then after each of ours.
    after_own: [Shares; MAX_ROLE_CARDS],
    after_ours: [Shares; MAX_ROLE_CARDS],
    last: Option<usize>,
    /// The card of ours that it saw last in this role.
    ours: Option<usize>,
}

impl RoleNotes {
    fn note(&mut self, theirs: usize, ours: usize) {
        self.counts[theirs] += 1.0;
        if let Some(last) = self.last {
            self.after_own[last][theirs] += 1.0;
        }
        if let Some(ours) = self.ours {
            self.after_ours[ours][theirs] += 1.0;
        }
        (self.last, self.ours) = (Some(theirs), Some(ours));
    }
}

impl RoleNotes {
    fn of<C: Ord + Copy, O: Ord + Copy>(role: &RoleObservations<C, O>, cards: &[C], ours: &[O]) -> Self {
        let counted = |counts: Option<&ObservedCounts<C>>| -> Shares {
            let count = |card: &C| counts.and_then(|counts| counts.get(card)).map_or(0.0, |n| f64::from(*n));
            std::array::from_fn(|k| cards.get(k).map_or(0.0, count))
        };
        Self {
            counts: counted(Some(&role.laid)),
            after_own: std::array::from_fn(|k| {
                counted(cards.get(k).and_then(|card| role.after_own.get(card)))
            }),
            after_ours: std::array::from_fn(|k| {
                counted(ours.get(k).and_then(|card| role.after_ours.get(card)))
            }),
            last: cards.iter().position(|card| Some(*card) == role.last),
            ours: ours.iter().position(|card| Some(*card) == role.ours),
        }
    }

    fn role<C: Ord + Copy, O: Ord + Copy>(&self, cards: &[C], ours: &[O]) -> RoleObservations<C, O> {
        let counted = |shares: &Shares| -> ObservedCounts<C> {
            cards.iter().zip(shares).filter(|(_, n)| **n > 0.0).map(|(card, n)| (*card, *n as u32)).collect()
        };
        let after_own = cards.iter().zip(&self.after_own).map(|(card, seen)| (*card, counted(seen)));
        let after_ours = ours.iter().zip(&self.after_ours).map(|(card, seen)| (*card, counted(seen)));
        let role = RoleObservations {
            laid: counted(&self.counts),
            after_own: after_own.filter(|(_, seen)| !seen.is_empty()).collect(),
            after_ours: after_ours.filter(|(_, seen)| !seen.is_empty()).collect(),
            last: self.last.and_then(|k| cards.get(k).copied()),
            ours: self.ours.and_then(|k| ours.get(k).copied()),
        };
        role.faded()
    }
}

/// Returns shares from counts, with pseudo-count `seen` of each card.
fn shares(counts: &Shares, cards: usize, seen: f64) -> Shares {
    let all: f64 = counts[..cards].iter().map(|n| n + seen).sum();
    std::array::from_fn(|card| if card < cards { (counts[card] + seen) / all } else { 0.0 })
}

/// Returns a mix with share `often` of that card; the others are equal.
fn firm(card: usize, often: f64, cards: usize) -> Shares {
    let rest = (1.0 - often) / cards as f64;
    std::array::from_fn(|k| {
        if k == card {
            often + rest
        } else if k < cards {
            rest
        } else {
            0.0
        }
    })
}

/// Returns what looks strongest to a player who ignores the other side, and the best response to that. `payoff` is
/// the attacker's, row by row.
fn naive(payoff: &[f64], attacks: bool) -> (usize, usize) {
    let guards = payoff.len() / AttackCard::ALL.len();
    let row = |i: usize| payoff[i * guards..][..guards].iter().sum::<f64>();
    let column = |j: usize| -payoff.iter().skip(j).step_by(guards).sum::<f64>();
    let strongest = |n: usize, value: &dyn Fn(usize) -> f64| {
        (0..n).max_by(|a, b| value(*a).total_cmp(&value(*b))).unwrap_or(0)
    };
    let (play, guard) = (strongest(AttackCard::ALL.len(), &row), strongest(guards, &column));
    if attacks {
        (play, strongest(AttackCard::ALL.len(), &|i| payoff[i * guards + guard]))
    } else {
        (guard, strongest(guards, &|j| -payoff[play * guards + j]))
    }
}

impl OpponentObservations {
    /// Observes the cards of the last turn, once. Returns the opponent's card, if it was predicted.
    pub(super) fn watch(&mut self, view: &View) -> Option<usize> {
        // A second question in one turn, such as the coach's, teaches it nothing.
        let predictions =
            self.predictions.filter(|predictions| predictions.at != (view.table.period, view.table.time))?;
        self.predictions = None;
        Some(self.learn(&predictions, view.table.last?))
    }

    fn learn(&mut self, predictions: &TurnPredictions, duel: Duel) -> usize {
        let (attack, defence) = (duel.attack as usize, duel.defence as usize);
        let (card, ours) = if predictions.attacks { (attack, defence) } else { (defence, attack) };
        for (belief, idea) in self.belief.iter_mut().zip(predictions.of) {
            *belief *= idea[card].max(SLIP);
        }
        let sum: f64 = self.belief.iter().sum();
        for (belief, prior) in self.belief.iter_mut().zip(BELIEF) {
            *belief = (1.0 - DOUBT) * *belief / sum + DOUBT * prior;
        }
        let habit = if predictions.attacks { &mut self.attack } else { &mut self.defence };
        habit.note(card, ours);
        card
    }

    /// Returns the predicted mix of the opponent. `best` is best play over its cards, `payoff` the turn's values
    /// to the attacker, row by row.
    pub(super) fn predict(&mut self, best: &[f64], payoff: &[f64], table: &Table, attacks: bool) -> Shares {
        let cards = best.len();
        let habit = if attacks { &self.attack } else { &self.defence };
        let even = firm(0, 0.0, cards);
        let after = |seen: Option<usize>, table: &[Shares; MAX_ROLE_CARDS]| match seen {
            Some(card) => shares(&table[card], cards, SEEN_AFTER),
            None => even,
        };
        let (strong, answer) = naive(payoff, attacks);
        let tackle = DefenceCard::Tackle as usize;
        let predictions = [
            std::array::from_fn(|card| best.get(card).copied().unwrap_or(0.0)),
            even,
            shares(&habit.counts, cards, SEEN),
            habit
                .last
                .filter(|last| *last < cards)
                .map_or(even, |last| firm(last, REPEAT_PROBABILITY, cards)),
            after(habit.last, &habit.after_own),
            after(habit.ours, &habit.after_ours),
            firm(strong, FIRM, cards),
            firm(answer, FIRM, cards),
            if !attacks && tackle < cards { firm(tackle, FIRM, cards) } else { even },
        ];
        self.predictions = Some(TurnPredictions { of: predictions, attacks, at: (table.period, table.time) });
        std::array::from_fn(|card| {
            self.belief.iter().zip(&predictions).map(|(belief, idea)| belief * idea[card]).sum()
        })
    }

    /// Returns its notes about the opponent after that view.
    pub(super) fn opinion(&self, last: &View) -> Soccer17Model {
        let mut reader = self.clone();
        // The clock stands still once the match is over.
        match (reader.predictions, last.table.last) {
            (Some(predictions), Some(duel)) if last.table.phase == Phase::Over => {
                reader.learn(&predictions, duel);
            }
            _ => {
                reader.watch(last);
            }
        }
        Soccer17Model {
            belief: Prediction::ALL.into_iter().zip(reader.belief).collect(),
            attack: reader.attack.role(&AttackCard::ALL, &DefenceCard::ALL),
            defence: reader.defence.role(&DefenceCard::ALL, &AttackCard::ALL),
        }
    }

    /// Creates a reader that continues from those notes.
    pub(super) fn with(opinion: &Soccer17Model) -> Self {
        let believed = |k: usize| opinion.belief.get(&Prediction::ALL[k]).copied().unwrap_or(BELIEF[k]);
        Self {
            belief: std::array::from_fn(believed),
            predictions: None,
            attack: RoleNotes::of(&opinion.attack, &AttackCard::ALL, &DefenceCard::ALL),
            defence: RoleNotes::of(&opinion.defence, &DefenceCard::ALL, &AttackCard::ALL),
        }
    }

    /// Returns the trust in the prediction: the belief in models other than best play.
    pub(super) fn lean(&self) -> f64 {
        1.0 - self.belief[0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Options, Soccer17};
    use ai::opponent_model::Notebook;
    use engine::{Game, NullSink, Seat};

    #[test]
    fn a_habit_is_detected_and_best_play_is_not() {
        let mut view = Soccer17::setup(&Options::default(), 1, &mut NullSink).unwrap().view(Seat::Home);
        let even = [0.0; 12];
        let mut reader = OpponentObservations::default();
        let best = [0.3, 0.3, 0.3, 0.1];
        for _ in 0..12 {
            view.table.time += 3;
            reader.watch(&view);
            reader.predict(&best, &even, &view.table, false);
            view.table.last =
                Some(Duel { attacker: Seat::Home, attack: AttackCard::Pass, defence: DefenceCard::Block });
        }
        assert!(reader.lean() > 0.9, "{reader:?}");
        assert!(reader.predict(&best, &even, &view.table, false)[DefenceCard::Block as usize] > 0.5);
        // Cards that only best play predicts.
        let mut reader = OpponentObservations::default();
        for turn in 0..12 {
            view.table.time -= 3;
            reader.watch(&view);
            let (best, defence) = if turn % 2 == 0 {
                ([0.9, 0.1, 0.0, 0.0], DefenceCard::Anticipate)
            } else {
                ([0.0, 0.1, 0.9, 0.0], DefenceCard::Press)
            };
            reader.predict(&best, &even, &view.table, false);
            view.table.last = Some(Duel { attacker: Seat::Home, attack: AttackCard::Pass, defence });
        }
        view.table.time += 3;
        reader.watch(&view);
        assert!(reader.lean() < 0.1, "{reader:?}");
    }

    /// A reader that is saved and loaded after any turn continues unchanged.
    #[test]
    fn a_restored_model_keeps_predicting() {
        let mut view = Soccer17::setup(&Options::default(), 1, &mut NullSink).unwrap().view(Seat::Home);
        let payoff: Vec<f64> = (0..12).map(|k| f64::from(k * 7 % 5) / 5.0).collect();
        let best = [0.3, 0.3, 0.3, 0.1];
        let mut there = OpponentObservations::default();
        for turn in 0..40_usize {
            view.table.time = (turn % 15) as u8 * 3;
            let attacks = turn % 3 == 0;
            let opinion = there.opinion(&view);
            let text = Notebook::new::<Soccer17, _>(1, &opinion).unwrap().text();
            let kept = Notebook::read(&text).unwrap().notes::<Soccer17, Soccer17Model>().unwrap();
            assert_eq!(kept, opinion);
            let mut anew = OpponentObservations::with(&kept);
            there.watch(&view);
            let best = if attacks { &best[..3] } else { &best[..] };
            let [here, there] =
                [&mut anew, &mut there].map(|reader| reader.predict(best, &payoff, &view.table, attacks));
            assert_eq!(here, there, "turn {turn}");
            view.table.last = Some(Duel {
                attacker: if attacks { Seat::Away } else { Seat::Home },
                attack: AttackCard::ALL[turn * turn % 3],
                defence: DefenceCard::ALL[turn * 5 % 4],
            });
        }
    }
}
