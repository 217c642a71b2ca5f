//! Reads the other side: measures how well each of a few models predicts its sealed choices.

use super::Shares;
use super::notes::{ChoiceKind, ChoiceObservations, LastChoices, Prediction, SoccerGoModel};
use crate::state::{LaidCards, RevealedCards, SLOTS, Table};
use engine::Seat;

/// The kinds of choice that can be read: numbers in attack and in defence, directions of shots and saves, hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReadableChoice {
    Attack,
    Mark,
    Shot,
    Save,
    Hand,
}

/// Number of kinds of readable choices.
const CHOICE_KINDS: usize = 5;
/// Number of models: see [`Prediction`].
const MODELS: usize = Prediction::ALL.len();
/// Prior belief in each model at kick-off: a stranger mixes well, or has no plan, or has habits.
const BELIEF: [f64; MODELS] = [0.3, 0.28, 0.12, 0.07, 0.07, 0.07, 0.07, 0.02];
/// Minimum belief in each model, since people change.
const DOUBT: f64 = 0.01;
/// Probability that an opponent with such a habit follows it.
const FOLLOWED: f64 = 0.6;
/// Pseudo-count of each option before it is first seen.
const SEEN: f64 = 0.4;
/// Minimum probability of each option, for mistakes.
const SLIP: f64 = 0.01;

/// The observations of the other side in this match.
#[derive(Clone, Debug, Default)]
pub(super) struct OpponentObservations {
    notes: [Notes; CHOICE_KINDS],
    ours: Ours,
    prediction: Option<RevealPrediction>,
}

/// The choices of ours that the other side saw: our last attack pass by pass, our last shot, our last hand.
#[derive(Clone, Debug, Default)]
struct Ours {
    passes: [Option<usize>; SLOTS],
    shot: Option<usize>,
    hand: Option<usize>,
}

impl Ours {
    /// Returns the entry that the other side could repeat after us.
    fn at(&mut self, habit: ReadableChoice, pass: usize) -> &mut Option<usize> {
        match habit {
            ReadableChoice::Attack | ReadableChoice::Mark => &mut self.passes[pass],
            ReadableChoice::Shot | ReadableChoice::Save => &mut self.shot,
            ReadableChoice::Hand => &mut self.hand,
        }
    }
}

/// The predictions of a reveal to come.
#[derive(Clone, Debug)]
struct RevealPrediction {
    habit: ReadableChoice,
    reveal: u32,
    pass: usize,
    ideas: [Shares; MODELS],
}

/// The observations of one kind of choice.
#[derive(Clone, Debug)]
struct Notes {
    belief: [f64; MODELS],
    counts: Shares,
    last: Option<usize>,
    at_pass: [Option<usize>; SLOTS],
}

impl Default for Notes {
    fn default() -> Self {
        Self { belief: BELIEF, counts: Shares::default(), last: None, at_pass: [None; SLOTS] }
    }
}

impl Notes {
    fn page<T: ChoiceKind>(&self) -> ChoiceObservations<T> {
        let counts = self.counts.iter().enumerate().filter(|(_, n)| **n > 0.0);
        let at_pass = (1..).zip(self.at_pass).filter_map(|(pass, at)| Some((pass, T::at(at?)?)));
        let page = ChoiceObservations {
            belief: Prediction::ALL.into_iter().zip(self.belief).collect(),
            laid: counts.filter_map(|(place, n)| Some((T::at(place)?, *n as u32))).collect(),
            last: self.last.and_then(T::at),
            at_pass: at_pass.collect(),
        };
        page.faded()
    }

    fn of<T: ChoiceKind>(page: &ChoiceObservations<T>) -> Self {
        let mut notes = Self { last: page.last.map(T::place), ..Self::default() };
        for (k, belief) in notes.belief.iter_mut().enumerate() {
            *belief = page.belief.get(&Prediction::ALL[k]).copied().unwrap_or(*belief);
        }
        page.laid.iter().for_each(|(laid, n)| notes.counts[laid.place()] = f64::from(*n));
        for (at, pass) in notes.at_pass.iter_mut().zip(1..) {
            *at = page.at_pass.get(&pass).map(|laid| laid.place());
        }
        notes
    }
}

/// Returns the index of the option laid; none if several were laid at once.
fn option(laid: LaidCards) -> Option<usize> {
    match laid {
        LaidCards::Numbers(numbers) if numbers.count() == 1 => numbers.iter().next().map(usize::from),
        LaidCards::Direction(direction) => Some(direction as usize),
        LaidCards::Hand(shape) => Some(shape as usize),
        _ => None,
    }
}

impl OpponentObservations {
    /// Observes the reveal that was predicted, once.
    pub(super) fn observe(&mut self, other: Seat, last: Option<RevealedCards>) {
        let (Some(prediction), Some(last)) = (self.prediction.take(), last) else { return };
        if prediction.reveal != last.n {
            return;
        }
        if let Some(own) = option(last.laid[!other]).filter(|_| {
            matches!(prediction.habit, ReadableChoice::Mark | ReadableChoice::Save | ReadableChoice::Hand)
        }) {
            *self.ours.at(prediction.habit, prediction.pass) = Some(own);
        }
        let Some(seen) = option(last.laid[other]) else { return };
        let notes = &mut self.notes[prediction.habit as usize];
        for (belief, idea) in notes.belief.iter_mut().zip(prediction.ideas) {
            *belief *= idea[seen].max(SLIP);
        }
        let sum: f64 = notes.belief.iter().sum();
        for (belief, prior) in notes.belief.iter_mut().zip(BELIEF) {
            *belief = (1.0 - DOUBT) * *belief / sum + DOUBT * prior;
        }
        notes.counts[seen] += 1.0;
        notes.last = Some(seen);
        notes.at_pass[prediction.pass] = Some(seen);
    }

    /// Returns the predicted mix of the other side. `best` is the mix of best play over the options that are
    /// `open`.
    pub(super) fn predict(
        &mut self,
        habit: ReadableChoice,
        table: &Table,
        open: &[usize],
        best: &Shares,
    ) -> Shares {
        let pass = usize::from(table.track.filled()).min(SLOTS - 1);
        let after_us = *self.ours.at(habit, pass);
        let notes = &self.notes[habit as usize];
        let even = 1.0 / open.len().max(1) as f64;
        let mut often = Shares::default();
        let all: f64 = open.iter().map(|option| notes.counts[*option] + SEEN).sum();
        open.iter().for_each(|option| often[*option] = (notes.counts[*option] + SEEN) / all);
        let point = |at: Option<usize>| {
            let at = at.filter(|at| open.contains(at));
            let mut shares = Shares::default();
            for option in open {
                shares[*option] = match at {
                    Some(at) => (1.0 - FOLLOWED) * even + if *option == at { FOLLOWED } else { 0.0 },
                    None => even,
                };
            }
            shares
        };
        // Numbers are counted within an attack; directions and hands go round.
        let fresh = pass == 0 && matches!(habit, ReadableChoice::Attack | ReadableChoice::Mark);
        let last = notes.last.filter(|_| !fresh);
        let up = open.iter().find(|option| last.is_none_or(|last| **option > last)).or(open.first());
        let down = open.iter().rfind(|option| last.is_none_or(|last| **option < last)).or(open.last());
        let ideas = [
            *best,
            point(None),
            often,
            point(notes.last),
            point(notes.at_pass[pass]),
            point(up.copied()),
            point(down.copied()),
            point(after_us),
        ];
        let read = std::array::from_fn(|option: usize| {
            notes.belief.iter().zip(&ideas).map(|(belief, idea)| belief * idea[option]).sum()
        });
        self.prediction =
            Some(RevealPrediction { habit, reveal: table.last.map_or(1, |last| last.n + 1), pass, ideas });
        read
    }

    /// Returns its notes about the other side after that reveal.
    pub(super) fn to_model(&self, other: Seat, last: Option<RevealedCards>) -> SoccerGoModel {
        let mut reader = self.clone();
        reader.observe(other, last);
        let Self { notes: [attack, mark, shot, save, hand], ours, .. } = reader;
        let passes = (1..).zip(ours.passes).filter_map(|(pass, at)| Some((pass, u8::at(at?)?)));
        SoccerGoModel {
            attack: attack.page(),
            mark: mark.page(),
            shot: shot.page(),
            save: save.page(),
            hand: hand.page(),
            shown: LastChoices {
                passes: passes.collect(),
                shot: ours.shot.and_then(ChoiceKind::at),
                hand: ours.hand.and_then(ChoiceKind::at),
            },
        }
    }

    /// Creates a reader that continues from those notes.
    pub(super) fn from_model(opinion: &SoccerGoModel) -> Self {
        let SoccerGoModel { attack, mark, shot, save, hand, shown } = opinion;
        let passes = (1..).map_while(|pass| (usize::from(pass) <= SLOTS).then(|| shown.passes.get(&pass)));
        let mut ours = Ours {
            shot: shown.shot.map(ChoiceKind::place),
            hand: shown.hand.map(ChoiceKind::place),
            ..Ours::default()
        };
        ours.passes.iter_mut().zip(passes).for_each(|(at, pass)| *at = pass.map(|number| number.place()));
        let notes = [Notes::of(attack), Notes::of(mark), Notes::of(shot), Notes::of(save), Notes::of(hand)];
        Self { notes, ours, prediction: None }
    }

    /// Returns the trust in the prediction, 0..=1: the belief in models other than best play.
    pub(super) fn trust(&self, habit: ReadableChoice) -> f64 {
        1.0 - self.notes[habit as usize].belief[Prediction::BestPlay as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::action::{HandShape, ShotDirection};
    use crate::numbers::NumberSet;
    use crate::{Options, SoccerGo};
    use ai::opponent_model::Notebook;
    use engine::{BySeat, Game, NullSink};

    /// A reader that is saved and loaded after any reveal continues unchanged.
    #[test]
    fn a_restored_model_keeps_predicting() {
        let mut table = SoccerGo::setup(&Options::default(), 1, &mut NullSink).unwrap().table;
        let mut there = OpponentObservations::default();
        let other = Seat::Away;
        for n in 1..60_u32 {
            let opinion = there.to_model(other, table.last);
            let text = Notebook::new::<SoccerGo, _>(1, &opinion).unwrap().text();
            let kept = Notebook::read(&text).unwrap().notes::<SoccerGo, SoccerGoModel>().unwrap();
            assert_eq!(kept, opinion);
            let mut anew = OpponentObservations::from_model(&kept);
            there.observe(other, table.last);
            let (habit, open) = match n % 5 {
                0 => (ReadableChoice::Attack, 1..=11),
                1 => (ReadableChoice::Mark, 1..=11),
                2 => (ReadableChoice::Shot, 0..=2),
                3 => (ReadableChoice::Save, 0..=2),
                _ => (ReadableChoice::Hand, 0..=2),
            };
            let open: Vec<usize> = open.collect();
            let mut best = Shares::default();
            open.iter().for_each(|at| best[*at] = 1.0 / open.len() as f64);
            let [here, expected] =
                [&mut anew, &mut there].map(|reader| reader.predict(habit, &table, &open, &best));
            assert_eq!(here, expected, "reveal {n}");
            let laid = |k: u32| match habit {
                ReadableChoice::Attack | ReadableChoice::Mark => {
                    LaidCards::Numbers(NumberSet::one(1 + (k % 11) as u8))
                }
                ReadableChoice::Shot | ReadableChoice::Save => {
                    LaidCards::Direction(ShotDirection::ALL[k as usize % 3])
                }
                ReadableChoice::Hand => LaidCards::Hand(HandShape::ALL[k as usize % 3]),
            };
            let laid = BySeat::new(laid(n * n), laid(n * 7 + 2));
            table.last = Some(RevealedCards { n, attacker: Seat::Home, laid });
            if n % 7 == 0 {
                table.track.push(NumberSet::NONE);
            }
        }
        assert!(there.ours.passes.iter().flatten().count() > 2 && there.ours.hand.is_some());
    }
}
