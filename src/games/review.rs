//! What the coach says before a decision, after it and after the match, in the words of the game.
//!
//! Cases and counsel are sealed: whoever carries them to another thread cannot look at the match through them. They are
//! made from the view that the deciding side had, and judge by that. Both take a number of tries, never a time: what is
//! said of a decision is the same on every machine and every time.

#[path = "review_words.rs"]
mod words;

use crate::ai::appraise::{Appraisal, Measure, Tried, Way, appraise};
use crate::ai::arena::mix;
use crate::ai::{Budget, Level, Minded};
use crate::engine::{Listing, MatchRng, Record, Seat, Seats, Silent};
use crate::stage::Staged;
use crate::stage::scene::{Audience, Scene};

pub use words::{Voice, figure};

/// Keeps the coach's chance apart from every match's own.
const SALT: u64 = 0xC0AC;

/// How often the coach tries each decision that is not solved, all its ways together.
pub const TRIES: Budget = Budget::Iterations(3000);
/// How long it thinks about what to do.
pub const THOUGHT: Budget = Budget::Iterations(Level::WorldClass.iterations());

/// One decision, to be judged by what its side could see.
pub struct Case {
    /// Who decided.
    pub seat: Seat,
    /// Its number in the record, from 0.
    pub n: usize,
    judge: Box<dyn Fn(Budget) -> Verdict + Send + Sync>,
}

impl Case {
    /// Judges it; the same iterations give the same verdict. Slow: call it off the main thread.
    #[must_use]
    pub fn judge(&self, budget: Budget) -> Verdict {
        (self.judge)(budget)
    }
}

/// One way to decide, as players read it.
#[derive(Clone, Debug, PartialEq)]
pub struct Named {
    /// In a few words.
    pub name: String,
    /// How often best play takes it, 0..=1.
    pub share: f64,
    /// What speaks for it in this position, in a sentence; none where there is nothing to tell.
    pub because: Option<String>,
    /// The card of the scene that it is done with, where it is one.
    pub piece: Option<u16>,
}

/// What was done, what would have been best, and what that cost.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Who decided.
    pub seat: Seat,
    /// Its number in the record, from 0.
    pub n: usize,
    /// The table as that side saw it.
    pub scene: Scene,
    /// What was done; its share is that in the best mix.
    pub done: Named,
    /// The best mix, the most frequent first.
    pub best: Vec<Named>,
    /// How what was done stands to it.
    pub standing: Standing,
    /// In what it is weighed.
    pub measure: Measure,
    /// What it cost, as far as that can be stood by: winning chance, 0..=1, or goals.
    pub cost: f64,
    /// What it may have cost, whether that can be stood by or not: the part of this decision in the whole.
    pub plain: Tried,
    /// Whether that is known and not tried.
    pub exact: bool,
}

/// How a decision stands to the best one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nothing hung on it.
    Idle,
    /// The best there is.
    Best,
    /// Part of the best mix.
    InTheMix,
    /// Not told apart from the best.
    AsGood,
    /// Worse.
    Dear,
}

/// How much was given away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// Next to nothing.
    Little,
    /// Some of a chance.
    Some,
    /// As much as a clear chance, or a goal.
    Clear,
    /// A good part of the match, or more than one goal.
    Dear,
}

impl Grade {
    /// Of what one decision cost.
    #[must_use]
    pub fn of(measure: Measure, cost: f64) -> Self {
        let bounds = match measure {
            Measure::Wins => [0.02, 0.06, 0.15],
            Measure::Goals => [0.3, 0.7, 1.4],
        };
        let over = bounds.into_iter().filter(|bound| cost >= *bound).count();
        [Self::Little, Self::Some, Self::Clear, Self::Dear][over]
    }
}

/// A match in review, for one side.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Whose decisions.
    pub seat: Seat,
    /// How many of them something hung on.
    pub decisions: usize,
    /// For how many of those something better is known.
    pub dear: usize,
    /// In what they are weighed.
    pub measure: Measure,
    /// What was given away by all of them together, little things that cannot be charged one by one among them: winning
    /// chance, or goals.
    pub given: Tried,
    /// The dearest, at most three, the dearest first.
    pub dearest: Vec<Verdict>,
}

impl Review {
    /// What the verdicts on the decisions of that side come to.
    #[must_use]
    pub fn of(seat: Seat, verdicts: &[Verdict]) -> Self {
        let theirs = verdicts.iter().filter(|verdict| verdict.seat == seat);
        let counted: Vec<&Verdict> = theirs.filter(|verdict| verdict.standing != Standing::Idle).collect();
        let mut dearest: Vec<Verdict> =
            counted.iter().filter(|verdict| verdict.cost > 0.0).map(|verdict| (*verdict).clone()).collect();
        let dear = dearest.len();
        dearest.sort_by(|a, b| b.cost.total_cmp(&a.cost).then(a.n.cmp(&b.n)));
        dearest.truncate(3);
        // Verdicts come in as they are ready: summed up in their order, they come to the same.
        let mut costs: Vec<(usize, Tried)> =
            counted.iter().map(|verdict| (verdict.n, verdict.plain)).collect();
        costs.sort_by_key(|(n, _)| *n);
        let given = Tried::sum(costs.into_iter().map(|(_, cost)| cost));
        let measure = counted.first().map_or(Measure::Wins, |verdict| verdict.measure);
        Self { seat, decisions: counted.len(), dear, measure, given, dearest }
    }
}

/// What the coach would do, to be thought over.
pub struct Counsel(Box<dyn FnOnce(Budget) -> Advice + Send>);

impl Counsel {
    /// Thinks it over; the same iterations give the same advice. Slow: call it off the main thread.
    #[must_use]
    pub fn give(self, budget: Budget) -> Advice {
        (self.0)(budget)
    }
}

/// What the coach would do, and why.
#[derive(Clone, Debug, PartialEq)]
pub enum Advice {
    /// There is but one thing to do.
    Only(Named),
    /// Whatever is done, it comes to the same: nothing is recommended.
    Alike,
    /// The best mix where it is known and a mix, else one way; the most frequent first.
    Best {
        /// The ways.
        ways: Vec<Named>,
        /// What whoever thought it over says of its choice; empty where the mix is known.
        thought: String,
    },
}

/// Counsel for the decision that the seat of this state owes, the `n`th of the match, from 0. Its chance comes from that
/// number alone: what it imagines shall not be what the match has dealt.
pub(super) fn counsel<G: Staged + Minded>(state: &G, seat: Seat, n: usize) -> Counsel {
    let (view, options) = (state.view(seat), state.options().clone());
    let mut legal = Vec::new();
    let listing = state.legal(seat, &mut legal);
    Counsel(Box::new(move |budget| {
        if let (Listing::Whole, [only]) = (listing, &legal[..]) {
            return Advice::Only(named::<G>(&view, seat, only, 1.0));
        }
        if let Some(known) = G::solved(&view, &legal) {
            if known.is_idle() {
                return Advice::Alike;
            }
            let ways: Vec<Named> = best::<G>(&view, seat, &known);
            if ways.len() > 1 {
                return Advice::Best { ways, thought: String::new() };
            }
        }
        let (action, thought) = thought::<G>(&view, seat, &options, &legal, budget, n);
        Advice::Best { ways: vec![named::<G>(&view, seat, &action, 1.0)], thought }
    }))
}

/// Of what there is to judge a decision, what counsel for it would have had.
fn as_thought(budget: Budget) -> Budget {
    match (budget, THOUGHT) {
        (Budget::Iterations(tries), Budget::Iterations(most)) => Budget::Iterations(tries.min(most)),
        (budget, _) => budget,
    }
}

/// What the best bot would do as that seat, and why.
fn thought<G: Minded>(
    view: &G::View,
    seat: Seat,
    options: &G::Options,
    legal: &[G::Action],
    budget: Budget,
    n: usize,
) -> (G::Action, String) {
    let mut rng = MatchRng::new(mix(!SALT, n as u64));
    let choice = G::bot(Level::WorldClass, seat, options).choose(view, legal, budget, &mut rng);
    (choice.action, choice.reason)
}

fn named<G: Staged>(view: &G::View, seat: Seat, action: &G::Action, share: f64) -> Named {
    let offers = G::offers(view, seat, std::slice::from_ref(action));
    Named {
        name: G::named(view, seat, action),
        share,
        because: G::because(view, seat, action),
        piece: offers.first().and_then(|offer| offer.piece),
    }
}

fn best<G: Staged>(view: &G::View, seat: Seat, appraisal: &Appraisal<G::Action>) -> Vec<Named> {
    appraisal.best().map(|(action, share)| named::<G>(view, seat, action, share)).collect()
}

/// The decisions of a record that pass `wanted` and were real choices, each with its number from 0.
pub(super) fn cases<G: Staged + Minded>(record: &Record, wanted: impl Fn(Seat, usize) -> bool) -> Vec<Case> {
    let mut cases = Vec::new();
    // Whoever of two decides in secret second is judged as the first one is: by what both saw before either had decided. What
    // is sealed then would be drawn like dice, and nobody chooses like that.
    let mut sealed: Option<(Seat, G)> = None;
    let each = |number: usize, state: &G, seat: Seat, action: &G::Action, _: &mut Silent| {
        let before = sealed.take().filter(|(first, _)| *first != seat && state.owed() == Seats::one(seat));
        if wanted(seat, number - 1) {
            cases.extend(case(before.as_ref().map_or(state, |(_, state)| state), seat, number - 1, action));
        }
        if state.owed() == Seats::BOTH {
            sealed = Some((seat, state.clone()));
        }
    };
    match record.replay::<G, _>(&mut Silent, each) {
        Ok(_) => cases,
        // A record that does not replay has nothing to tell.
        Err(_) => Vec::new(),
    }
}

fn case<G: Staged + Minded>(state: &G, seat: Seat, n: usize, taken: &G::Action) -> Option<Case> {
    let mut legal = Vec::new();
    if state.legal(seat, &mut legal) == Listing::Whole && legal.len() < 2 {
        return None;
    }
    let (view, options, taken) = (state.view(seat), state.options().clone(), taken.clone());
    let judge = move |budget| {
        let mut rng = MatchRng::new(mix(SALT, n as u64));
        let appraisal = appraise::<G>(&view, seat, &legal, Some(&taken), budget, &mut rng);
        let way = appraisal.way(&taken);
        let mut cost = way.map_or(0.0, Way::claimed);
        // What it would have done itself, it does not blame.
        if cost > 0.0 && !appraisal.exact {
            let (own, _) = thought::<G>(&view, seat, &options, &legal, as_thought(budget), n);
            cost = if own == taken { 0.0 } else { cost };
        }
        let share = way.map_or(0.0, |way| way.share);
        let best = best::<G>(&view, seat, &appraisal);
        let standing = if appraisal.is_idle() {
            Standing::Idle
        } else if cost > 0.0 {
            Standing::Dear
        } else if share > 0.0 && best.len() > 1 {
            Standing::InTheMix
        } else if share > 0.0 {
            Standing::Best
        } else {
            Standing::AsGood
        };
        Verdict {
            seat,
            n,
            scene: G::scene(&view, Audience { seat, shared: false }),
            done: named::<G>(&view, seat, &taken, share),
            best,
            standing,
            measure: G::measure(&options),
            cost,
            plain: way.map_or_else(Tried::default, |way| way.plain),
            exact: appraisal.exact,
        }
    };
    Some(Case { seat, n, judge: Box::new(judge) })
}

#[cfg(test)]
#[path = "review_tests.rs"]
mod tests;
