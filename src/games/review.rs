//! The coach: advice before a decision, verdicts on decisions, and a review of the match.
//!
//! A [`Case`] and a [`Counsel`] are opaque: code that moves them to another thread cannot look at the match through
//! them.
//! They are made from the view of the deciding side and use nothing else. Their budget is a number of iterations, never
//! a
//! time, so the result is the same on every machine and every time.

#[path = "review_words.rs"]
mod words;

use crate::ai::appraise::{Appraisal, Way, appraise, compare};
use crate::ai::estimate::{Estimate, Measure};
use crate::ai::value::to_seat;
use crate::ai::{Budget, Choice, HasBots, Level};
use crate::engine::rng::mix;
use crate::engine::{Listing, MatchRng, Record, Seat, Seats, Silent};
use crate::stage::Staged;
use crate::stage::scene::{Audience, Scene};

pub use words::{Advice, Grade, Sure, Voice, figure};

/// Separates the coach's random numbers from those of the match.
const SALT: u64 = 0xC0AC;

/// The coach's budget for judging a decision that is not solved: rollouts of all its actions together.
pub const TRIES: Budget = Budget::Iterations(3000);
/// The coach's budget for advice.
pub const THOUGHT: Budget = Budget::Iterations(Level::WorldClass.iterations());

/// One decision for the coach to judge, given its side's information set.
pub struct Case {
    /// The seat that decided.
    pub seat: Seat,
    /// Its number in the record, from 0.
    pub n: usize,
    judge: Box<dyn Fn(Budget) -> Verdict + Send + Sync>,
}

impl Case {
    /// Judges the decision; the same budget of iterations gives the same verdict. Slow: call it off the main thread.
    #[must_use]
    pub fn judge(&self, budget: Budget) -> Verdict {
        (self.judge)(budget)
    }
}

/// An action with its description for players.
#[derive(Clone, Debug, PartialEq)]
pub struct Named {
    /// Its label, a few words.
    pub name: String,
    /// Its probability in the best mixed strategy, 0..=1.
    pub share: f64,
    /// The argument for it in this position, one sentence, if there is one.
    pub because: Option<String>,
    /// The card of the scene that it uses, if any.
    pub piece: Option<u16>,
    /// The cards that make it up, where a decision is made of several cards.
    pub picks: Vec<u16>,
    /// The action in the notation of the rule sheet.
    pub action: String,
}

/// The coach's verdict on a decision: the action chosen, the best ones, and the cost of the difference.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The seat that decided.
    pub seat: Seat,
    /// Its number in the record, from 0.
    pub n: usize,
    /// The scene that the side saw.
    pub scene: Scene,
    /// The chosen action; its share is that in the best mix.
    pub done: Named,
    /// The best mixed strategy, the most frequent action first.
    pub best: Vec<Named>,
    /// The rank of the chosen action.
    pub standing: Standing,
    /// The unit of the costs.
    pub measure: Measure,
    /// The significant cost, otherwise 0: winning chance, 0..=1, or goals.
    pub cost: f64,
    /// The estimated cost, significant or not: this decision's part of the sum over the match.
    pub plain: Estimate,
    /// True if the costs are solved exactly and not estimated by rollouts.
    pub exact: bool,
    /// True if some other action would have cost more than little, beyond doubt: only then is a good choice worth praise.
    pub mattered: bool,
    /// True if the side's prospects rose by what came of it, false if they fell; none if the side cannot tell yet.
    pub came_off: Option<bool>,
}

impl Verdict {
    /// Returns the verdict of a coach who gave that advice before the decision and holds to it.
    #[must_use]
    pub fn held_to(mut self, advice: &Advice) -> Self {
        match advice {
            // What is solved is the same before and after.
            Advice::Best { ways, .. } if !self.exact && self.standing == Standing::Dear => {
                if ways.iter().any(|way| way.action == self.done.action) {
                    (self.standing, self.cost) = (Standing::AsGood, 0.0);
                } else {
                    self.best.clone_from(ways);
                }
            }
            Advice::Alike | Advice::Only(_) if self.standing == Standing::Dear => {
                (self.standing, self.cost) = (Standing::AsGood, 0.0);
            }
            _ => {}
        }
        self
    }
}

/// The rank of a chosen action compared with the best ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// All actions had the same value.
    Idle,
    /// The best action.
    Best,
    /// An action of the best mix.
    InTheMix,
    /// Not significantly worse than the best action.
    AsGood,
    /// Worse than the best action.
    Dear,
}

/// The review of a match for one side.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The side whose decisions are reviewed.
    pub seat: Seat,
    /// Number of decisions whose actions differed in value.
    pub decisions: usize,
    /// Number of those for which a better action is known.
    pub dear: usize,
    /// The unit of the costs.
    pub measure: Measure,
    /// The total cost of all decisions, including costs too small to be significant on their own: winning chance, or
    /// goals.
    pub given: Estimate,
    /// The costliest decisions, at most three, the costliest first.
    pub dearest: Vec<Verdict>,
}

impl Review {
    /// Sums up the verdicts on the decisions of a side.
    #[must_use]
    pub fn of(seat: Seat, verdicts: &[Verdict]) -> Self {
        let theirs = verdicts.iter().filter(|verdict| verdict.seat == seat);
        let counted: Vec<&Verdict> = theirs.filter(|verdict| verdict.standing != Standing::Idle).collect();
        let mut dearest: Vec<Verdict> =
            counted.iter().filter(|verdict| verdict.cost > 0.0).map(|verdict| (*verdict).clone()).collect();
        let dear = dearest.len();
        dearest.sort_by(|a, b| b.cost.total_cmp(&a.cost).then(a.n.cmp(&b.n)));
        dearest.truncate(3);
        // Verdicts arrive in any order; sorting them makes the floating-point sum reproducible.
        let mut costs: Vec<(usize, Estimate)> =
            counted.iter().map(|verdict| (verdict.n, verdict.plain)).collect();
        costs.sort_by_key(|(n, _)| *n);
        let given = Estimate::sum(costs.into_iter().map(|(_, cost)| cost));
        let measure = counted.first().map_or(Measure::Wins, |verdict| verdict.measure);
        Self { seat, decisions: counted.len(), dear, measure, given, dearest }
    }
}

/// The coach's advice on a decision, still to be computed.
pub struct Counsel(Box<dyn FnOnce(Budget) -> Advice + Send>);

impl Counsel {
    /// Computes the advice; the same budget of iterations gives the same one. Slow: call it off the main thread.
    #[must_use]
    pub fn give(self, budget: Budget) -> Advice {
        (self.0)(budget)
    }
}

/// Returns counsel for the decision that the seat owes, number `n` of the match, from 0. Its random numbers depend on
/// `n`
/// alone, so that its determinizations cannot reproduce the real deal.
pub(super) fn counsel<G: Staged + HasBots>(state: &G, seat: Seat, n: usize) -> Counsel {
    let (view, options) = (state.view(seat), state.options().clone());
    let mut legal = Vec::new();
    let listing = state.legal(seat, &mut legal);
    Counsel(Box::new(move |budget| {
        if let (Listing::Whole, [only]) = (listing, &legal[..]) {
            return Advice::Only(named::<G>(&view, seat, only, 1.0));
        }
        let solved = G::solved(&view, &legal);
        if let Some(known) = &solved {
            if known.is_idle() {
                return Advice::Alike;
            }
            let ways: Vec<Named> = best::<G>(&view, seat, known);
            if ways.len() > 1 {
                return Advice::Best { ways, thought: String::new(), sure: Sure::Known };
            }
        }
        let Choice { action, reason: thought, alike } = own::<G>(&view, seat, &options, &legal, budget, n);
        let because = G::because(&view, seat, &action);
        if alike && because.is_none() {
            return Advice::Alike;
        }
        let sure = if solved.is_some() {
            Sure::Known
        } else {
            let mut rng = MatchRng::new(mix(SALT, n as u64));
            let weighed = appraise::<G>(&view, seat, &legal, Some(&action), budget, &mut rng);
            if weighed.stands_out(&action) { Sure::Clear } else { Sure::Close }
        };
        Advice::Best { ways: vec![named::<G>(&view, seat, &action, 1.0)], thought, sure }
    }))
}

/// Limits a budget for judging to the one that counsel has ([`THOUGHT`]).
fn as_thought(budget: Budget) -> Budget {
    match (budget, THOUGHT) {
        (Budget::Iterations(tries), Budget::Iterations(most)) => Budget::Iterations(tries.min(most)),
        (budget, _) => budget,
    }
}

/// Returns the coach's own choice for the seat: the one answer to which advice and verdict both hold.
///
/// It is the best bot's, unless the table suggests cards to players who ask for some ([`auto`]) and the bot's choice is
/// not better beyond doubt.
fn own<G: Staged + HasBots>(
    view: &G::View,
    seat: Seat,
    options: &G::Options,
    legal: &[G::Action],
    budget: Budget,
    n: usize,
) -> Choice<G::Action> {
    let mut rng = MatchRng::new(mix(!SALT, n as u64));
    let best = G::bot(Level::WorldClass, seat, options).choose(view, legal, budget, &mut rng);
    match auto::<G>(view, seat, legal).filter(|auto| *auto != best.action) {
        Some(auto) if !compare::<G>(view, seat, (&best.action, &auto), budget, &mut rng).is_significant() => {
            Choice::new(auto, "")
        }
        _ => best,
    }
}

/// Returns the action of the cards that the table suggests to a player who asks for some; none if it suggests none.
fn auto<G: Staged>(view: &G::View, seat: Seat, legal: &[G::Action]) -> Option<G::Action> {
    let suggestion = G::picking(view, seat, legal, &[])?.suggestion;
    let made = G::picking(view, seat, legal, &suggestion).filter(|_| !suggestion.is_empty())?;
    made.done?.action.parse().ok()
}

/// Determinizations over which the coach averages a side's prospects.
const PROSPECTS: u64 = 24;
/// Prospects of two moments differ if they do by more than this, and by more than twice the standard error.
const RISE: f64 = 0.004;

/// Returns that side's expected result by its own view.
fn prospect<G: HasBots>(view: &G::View, seat: Seat, rng: &mut MatchRng) -> Estimate {
    let one = |_| {
        let world = G::determinize(view, rng);
        to_seat(G::measure(world.options()), seat, world.value())
    };
    Estimate::mean(&(0..PROSPECTS).map(one).collect::<Vec<_>>())
}

/// Returns true if a side's prospects rose between two of its views, false if they fell; none if it cannot tell.
fn came_off<G: HasBots>(before: &G::View, after: &G::View, seat: Seat, rng: &mut MatchRng) -> Option<bool> {
    let [before, after] = [before, after].map(|view| prospect::<G>(view, seat, rng));
    let rise = after.value - before.value;
    (rise.abs() > RISE && rise.abs() > 2.0 * before.error.hypot(after.error)).then_some(rise > 0.0)
}

fn named<G: Staged>(view: &G::View, seat: Seat, action: &G::Action, share: f64) -> Named {
    let offers = G::offers(view, seat, std::slice::from_ref(action));
    Named {
        name: G::named(view, seat, action),
        share,
        because: G::because(view, seat, action),
        piece: offers.first().and_then(|offer| offer.piece),
        picks: G::picks(view, seat, action),
        action: action.to_string(),
    }
}

fn best<G: Staged>(view: &G::View, seat: Seat, appraisal: &Appraisal<G::Action>) -> Vec<Named> {
    appraisal.best().map(|(action, share)| named::<G>(view, seat, action, share)).collect()
}

/// Returns the decisions of a record that pass `wanted`, which gets the seat and the number from 0, and were real
/// choices.
pub(super) fn cases<G: Staged + HasBots>(record: &Record, wanted: impl Fn(Seat, usize) -> bool) -> Vec<Case> {
    let mut states: Vec<(G, Seat, G::Action)> = Vec::new();
    let each = |_: usize, state: &G, seat: Seat, action: &G::Action, _: &mut Silent| {
        states.push((state.clone(), seat, action.clone()));
    };
    // A record that cannot be replayed has no cases.
    let Ok(end) = record.replay::<G, _>(&mut Silent, each) else { return Vec::new() };
    let after = |n: usize| states.get(n).map_or(&end, |(state, ..)| state);
    let mut cases = Vec::new();
    let mut n = 0;
    while let Some((state, first, _)) = states.get(n) {
        // The second of two simultaneous decisions is judged like the first, in the state before either was made.
        // Otherwise determinization would draw the first one's sealed choice at random, which is not how opponents
        // choose.
        let both = state.owed() == Seats::BOTH;
        let second =
            states.get(n + 1).is_some_and(|(now, who, _)| who != first && now.owed() == Seats::one(*who));
        let line = if both && second { 2 } else { 1 };
        // Of half a pair nothing is known yet.
        let known = !both || second;
        for (k, (_, seat, action)) in states.iter().enumerate().skip(n).take(line) {
            if wanted(*seat, k) {
                let then = known.then(|| after(n + line).view(*seat));
                cases.extend(case(state, *seat, k, action, then));
            }
        }
        n += line;
    }
    cases
}

/// Returns one decision for the coach to judge; `after` is what its side saw once the decision had its effect.
fn case<G: Staged + HasBots>(
    state: &G,
    seat: Seat,
    n: usize,
    taken: &G::Action,
    after: Option<G::View>,
) -> Option<Case> {
    let mut legal = Vec::new();
    if state.legal(seat, &mut legal) == Listing::Whole && legal.len() < 2 {
        return None;
    }
    let (view, options, taken) = (state.view(seat), state.options().clone(), taken.clone());
    let judge = move |budget| {
        let mut rng = MatchRng::new(mix(SALT, n as u64));
        let measure = G::measure(&options);
        let appraisal = appraise::<G>(&view, seat, &legal, Some(&taken), budget, &mut rng);
        let way = appraisal.way(&taken);
        let mut cost = way.map_or(0.0, Way::claimed);
        let mut best = best::<G>(&view, seat, &appraisal);
        // Where nothing is solved, the coach blames only what is worse than its own advice, and never what the table
        // suggests.
        if cost > 0.0 && !appraisal.exact {
            let Choice { action: own, .. } = own::<G>(&view, seat, &options, &legal, as_thought(budget), n);
            let stands = own == taken || auto::<G>(&view, seat, &legal).is_some_and(|auto| auto == taken);
            let found = if stands {
                Estimate::default()
            } else {
                compare::<G>(&view, seat, (&own, &taken), budget, &mut rng)
            };
            cost = if found.is_significant() { found.value } else { 0.0 };
            if cost > 0.0 {
                best = vec![named::<G>(&view, seat, &own, 1.0)];
            }
        }
        let share = way.map_or(0.0, |way| way.share);
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
        let mattered = appraisal.ways.iter().any(|way| Grade::of(measure, way.claimed()) > Grade::Little);
        let came_off = after.as_ref().and_then(|after| came_off::<G>(&view, after, seat, &mut rng));
        Verdict {
            seat,
            n,
            scene: G::scene(&view, Audience { seat, shared: false }),
            done: named::<G>(&view, seat, &taken, share),
            best,
            standing,
            measure,
            cost,
            plain: way.map_or_else(Estimate::default, |way| way.plain),
            exact: appraisal.exact,
            mattered,
            came_off,
        }
    };
    Some(Case { seat, n, judge: Box::new(judge) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::BySeat;
    use crate::games::dyn_game::DynGame;
    use crate::games::dyn_match::DynMatch;
    use crate::games::toy::Toy;
    use crate::games::{GAMES, named};

    /// Few tries: the words are tested here, not the figures.
    const FEW: Budget = Budget::Iterations(40);

    fn played(game: &dyn DynGame, options: &str, levels: BySeat<Level>) -> Box<dyn DynMatch> {
        let bout = game.arena(options).unwrap().bout(5, levels, true).unwrap();
        game.resume(&bout.record.unwrap()).unwrap()
    }

    fn way(name: &str, share: f64) -> Named {
        let because = Some(format!("{name} is right here."));
        Named {
            name: name.to_owned(),
            share,
            because,
            piece: None,
            picks: Vec::new(),
            action: name.to_owned(),
        }
    }

    fn verdict(standing: Standing, cost: f64, best: &[(&str, f64)]) -> Verdict {
        Verdict {
            seat: Seat::Home,
            n: 3,
            scene: Scene::default(),
            done: way("Pass", 0.0),
            best: best.iter().map(|(name, share)| way(name, *share)).collect(),
            standing,
            measure: Measure::Wins,
            cost,
            plain: Estimate { value: cost, error: 0.0 },
            exact: true,
            mattered: true,
            came_off: None,
        }
    }

    #[test]
    fn a_verdict_is_a_plain_sentence_and_a_reason() {
        let mix = [("Shoot", 0.6), ("Pass", 0.4)];
        for (verdict, plain, expert) in [
            (
                verdict(Standing::Best, 0.0, &[("Pass", 1.0)]),
                "“Pass” was a good choice. Pass is right here.",
                "“Pass” was a good choice. Pass is right here.",
            ),
            (
                verdict(Standing::InTheMix, 0.0, &mix),
                "“Pass” is fine now and then. Play “Shoot” more often.",
                "“Pass” belongs to the best mix: Shoot\u{a0}60\u{a0}%, Pass\u{a0}40\u{a0}%.",
            ),
            (
                verdict(Standing::InTheMix, 0.0, &[("Shoot", 0.5), ("Pass", 0.5)]),
                "",
                "“Pass” belongs to the best mix: Shoot\u{a0}50\u{a0}%, Pass\u{a0}50\u{a0}%.",
            ),
            (
                verdict(Standing::Dear, 0.064, &[("Let go", 1.0)]),
                "“Pass” cost you a clear chance. Better: “Let go”. Let go is right here.",
                "“Pass” cost 6.4 % of a win. Better: “Let go”. Let go is right here.",
            ),
            (
                verdict(Standing::Dear, 0.01, &mix),
                "“Pass” cost you a little. Better: “Shoot”. Shoot is right here.",
                "“Pass” cost 1 % of a win. Better: Shoot\u{a0}60\u{a0}%, Pass\u{a0}40\u{a0}%. Shoot is right here.",
            ),
            (verdict(Standing::Idle, 0.0, &[]), "", ""),
            (verdict(Standing::AsGood, 0.0, &[("Shoot", 1.0)]), "", ""),
        ] {
            assert_eq!(verdict.words(Voice::Plain), plain);
            assert_eq!(verdict.words(Voice::Expert), expert);
        }
        let goals = Verdict { measure: Measure::Goals, ..verdict(Standing::Dear, 0.8, &[("Let go", 1.0)]) };
        assert!(goals.words(Voice::Plain).starts_with("“Pass” cost you about a goal."));
        let words = [0.0004, 0.01, 0.02, 0.064, 0.137, 0.9].map(|cost| figure(Measure::Wins, cost).0);
        assert_eq!(words, ["less than 0.1", "1", "2", "6.4", "14", "90"]);
    }

    #[test]
    fn what_worked_is_said_first_to_have_worked() {
        let dear = verdict(Standing::Dear, 0.01, &[("Block", 0.6), ("Press", 0.5)]);
        let came_off = Verdict { came_off: Some(true), ..dear.clone() };
        let plain = "“Pass” came off. “Block” or “Press” comes off more often. Block is right here.";
        assert_eq!(came_off.words(Voice::Plain), plain);
        assert!(came_off.words(Voice::Expert).starts_with("“Pass” came off, but cost 1 % of a win. Better"));
        for came_off in [None, Some(false)] {
            let words = Verdict { came_off, ..dear.clone() }.words(Voice::Plain);
            assert!(words.starts_with("“Pass” cost you a little. Better"), "{words}");
        }
        let rare = verdict(Standing::InTheMix, 0.0, &[("Block", 0.9), ("Pass", 0.1)]);
        let rare = Verdict { came_off: Some(true), ..rare };
        assert_eq!(rare.words(Voice::Plain), "“Pass” came off. “Block” comes off more often.");
    }

    #[test]
    fn nothing_is_praised_that_made_no_difference() {
        let best = verdict(Standing::Best, 0.0, &[("Pass", 1.0)]);
        assert!(best.praises() && best.says_something());
        let easy = Verdict { mattered: false, ..best };
        assert!(!easy.praises() && !easy.says_something() && easy.words(Voice::Expert).is_empty());
    }

    #[test]
    fn a_verdict_holds_to_the_advice_before_it() {
        let sure = Sure::Close;
        let advice = |name| Advice::Best { ways: vec![way(name, 1.0)], thought: String::new(), sure };
        let dear = || Verdict { exact: false, ..verdict(Standing::Dear, 0.1, &[("Block", 1.0)]) };
        let held = dear().held_to(&advice("Press"));
        assert_eq!((held.standing, &held.best[0].name[..]), (Standing::Dear, "Press"));
        for advice in [advice("Pass"), Advice::Alike] {
            let held = dear().held_to(&advice);
            assert_eq!((held.standing, held.cost), (Standing::AsGood, 0.0));
        }
    }

    /// Before and after a decision the coach names the same; and it never charges what the table suggests.
    fn holds_to_one_answer<G: Staged + HasBots>() {
        let (mut rng, mut compared, mut suggested) = (MatchRng::new(4), 0, 0);
        let mut state = G::setup(&G::Options::default(), 9, &mut Silent).unwrap();
        for n in 0..80 {
            let Some(seat) = state.owed().first() else { break };
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let view = state.view(seat);
            let action = state.sample(seat, &mut rng).unwrap();
            if compared < 12
                && let Some(case) = case(&state, seat, n, &action, None)
            {
                let verdict = case.judge(FEW);
                match counsel(&state, seat, n).give(FEW) {
                    Advice::Best { ways, .. } if verdict.standing == Standing::Dear => {
                        assert_eq!(ways[0], verdict.best[0], "{} {n}", G::ID);
                        compared += 1;
                    }
                    _ => {}
                }
            }
            if let Some(auto) = auto::<G>(&view, seat, &legal).filter(|_| suggested < 6) {
                let picked = G::picking(&view, seat, &legal, &G::picks(&view, seat, &auto));
                assert_eq!(picked.unwrap().done.unwrap().action, auto.to_string());
                let verdict = case(&state, seat, n, &auto, None).map(|case| case.judge(FEW));
                assert!(verdict.is_none_or(|verdict| verdict.standing != Standing::Dear), "{} {n}", G::ID);
                suggested += 1;
            }
            state.apply(seat, &action, &mut Silent).unwrap();
        }
        assert!(compared > 0, "{}", G::ID);
    }

    #[test]
    fn the_coach_holds_to_one_answer_and_never_charges_what_is_suggested() {
        holds_to_one_answer::<crate::games::soccer52::Soccer52>();
        holds_to_one_answer::<crate::games::soccer_cards::SoccerCards>();
        holds_to_one_answer::<crate::games::solitaire::Solitaire>();
    }

    /// Whether a decision came off follows from what its side saw: of a kick, from what became of it.
    #[test]
    fn a_kick_that_went_in_came_off() {
        let live = played(named("penalties").unwrap(), "", BySeat::new(Level::Rookie, Level::Amateur));
        let mut came = [0, 0];
        for case in live.cases(Seat::Home) {
            match case.judge(FEW).came_off {
                Some(came_off) => came[usize::from(came_off)] += 1,
                None => {}
            }
        }
        assert!(came[0] > 0 && came[1] > 0, "{came:?}");
    }

    #[test]
    fn a_review_names_the_dearest_three_and_the_total() {
        let costs = [0.0, 0.02, 0.05, 0.01, 0.06];
        let mut all: Vec<Verdict> = costs
            .iter()
            .map(|cost| verdict(if *cost > 0.0 { Standing::Dear } else { Standing::Best }, *cost, &[]))
            .collect();
        all.push(verdict(Standing::Idle, 0.0, &[]));
        let review = Review::of(Seat::Home, &all);
        assert_eq!(review.dearest.iter().map(|verdict| verdict.cost).collect::<Vec<_>>(), [0.06, 0.05, 0.02]);
        let expert = "You gave away 14 % of a win in 5 decisions: a sound match.";
        assert_eq!(review.summary("You", Voice::Expert), expert);
        let plain = "You made 5 decisions, and four could have been better: a sound match.";
        assert_eq!(review.summary("You", Voice::Plain), plain);
        let nothing = Review::of(Seat::Away, &all).summary("Kestrel Vale", Voice::Plain);
        assert_eq!(nothing, "Kestrel Vale had nothing to decide.");
        let clean = Review::of(Seat::Home, &all[..1]).summary("You", Voice::Plain);
        assert_eq!(clean, "You gave nothing away in one decision, as far as I can tell.");
    }

    #[test]
    fn the_total_is_of_all_decisions_and_says_how_sure_it_is() {
        // None of these can be charged: each is within twice its error.
        let small =
            |value| Verdict { plain: Estimate { value, error: 0.02 }, ..verdict(Standing::AsGood, 0.0, &[]) };
        let all = [0.03, -0.01, 0.035, 0.02].map(small);
        let review = Review::of(Seat::Home, &all);
        assert_eq!((review.dear, review.dearest.len()), (0, 0));
        assert!((review.given.value - 0.075).abs() < 1e-12 && (review.given.error - 0.04).abs() < 1e-12);
        let expert = "You gave away 7.5 % of a win, give or take 4, in 4 decisions: a fine match.";
        assert_eq!(review.summary("You", Voice::Expert), expert);
        let plain = "You made 4 decisions, and none was clearly wrong: a fine match.";
        assert_eq!(review.summary("You", Voice::Plain), plain);
        // Less than its own error is nothing.
        let nothing = Review::of(Seat::Home, &all[..2]).summary("You", Voice::Plain);
        assert_eq!(nothing, "You gave nothing away in 2 decisions, as far as I can tell.");
    }

    /// What the coach says without figures.
    fn plain(words: &str) -> bool {
        !words.contains(['%', '[', ']', '_', '{', '\n'])
            && !words.contains("world")
            && !words.contains(" / ")
            && !words.contains("  ")
            && words.ends_with(['.', '!', '?'])
    }

    /// Every tenth decision or so of a match of each game, and its first ones.
    #[test]
    fn every_game_is_reviewed_in_the_words_of_the_game() {
        for game in GAMES {
            let live = played(*game, "", BySeat::new(Level::Rookie, Level::Amateur));
            let cases = live.cases(Seat::Home);
            assert!(cases.len() > 3, "{}: {} cases", game.id(), cases.len());
            let step = (cases.len() / 8).max(1);
            let some = cases.iter().enumerate().filter(|(k, _)| *k < 3 || k % step == 0);
            for (_, case) in some {
                let verdict = case.judge(FEW);
                let notation = &live.record().actions[case.n].1;
                assert_eq!((verdict.seat, verdict.n), (Seat::Home, case.n));
                assert!(!verdict.done.name.is_empty(), "{}: {verdict:?}", game.id());
                assert!(verdict.standing == Standing::Idle || !verdict.best.is_empty(), "{verdict:?}");
                assert_eq!(verdict.standing == Standing::Dear, verdict.cost > 0.0, "{verdict:?}");
                for voice in [Voice::Plain, Voice::Expert] {
                    let said = verdict.words(voice);
                    let raw = notation.contains('(') && said.contains(notation.as_str());
                    let told =
                        !raw && !said.contains(['[', ']', '_', '{']) && !said.contains("Something else");
                    assert!(
                        told && (voice == Voice::Expert || plain(&said)),
                        "{} {notation}: {said}",
                        game.id()
                    );
                }
            }
            let verdicts: Vec<Verdict> = cases.iter().take(4).map(|case| case.judge(FEW)).collect();
            assert!(Review::of(Seat::Home, &verdicts).summary("You", Voice::Plain).starts_with("You "));
        }
    }

    #[test]
    fn a_verdict_is_the_same_every_time() {
        for game in GAMES {
            let live = played(*game, "", BySeat::new(Level::Rookie, Level::Amateur));
            for (a, b) in live.cases(Seat::Home).iter().zip(live.cases(Seat::Home)).take(3) {
                assert_eq!(a.judge(FEW), b.judge(FEW), "{}", game.id());
            }
            let last = live.last_case(Seat::Home).map(|case| case.n);
            assert!(
                last.is_none_or(|n| live.record().actions[n + 1..].iter().all(|(who, _)| *who != Seat::Home))
            );
        }
    }

    /// A world that the side could not tell from the real one gets the same verdict: nothing hidden is looked at.
    fn blind<G: Staged + HasBots>() {
        let mut rng = MatchRng::new(3);
        let mut state = G::setup(&G::Options::default(), 8, &mut Silent).unwrap();
        let mut compared = 0;
        while let Some(seat) = state.owed().iter().last().filter(|_| compared < 6) {
            let action = state.sample(seat, &mut rng).unwrap();
            let world = G::determinize(&state.view(seat), &mut rng);
            let [a, b] = [&state, &world].map(|state| case(state, seat, 7, &action, None));
            assert_eq!(a.is_some(), b.is_some());
            if let (Some(a), Some(b)) = (a, b) {
                assert_eq!(a.judge(FEW), b.judge(FEW), "{}", G::ID);
                compared += 1;
            }
            state.apply(seat, &action, &mut Silent).unwrap();
        }
    }

    #[test]
    fn the_coach_sees_no_more_than_the_player() {
        blind::<crate::games::solitaire::Solitaire>();
        blind::<crate::games::soccer52::Soccer52>();
        blind::<crate::games::soccer17::Soccer17>();
        blind::<crate::games::soccer_cards::SoccerCards>();
        blind::<crate::games::soccer_go::SoccerGo>();
        blind::<crate::games::penalties::Penalties>();
        blind::<Toy>();
    }

    /// Through a match of each game, what the coach would do: plain words, no figures, no clause, and the same every time.
    #[test]
    fn advice_is_plain_and_has_a_reason_from_the_position() {
        let audience = Audience { seat: Seat::Home, shared: false };
        let mut sures = [0; 3];
        for game in GAMES {
            let (mut live, _) = game.start("", 3, audience).unwrap();
            let mut bots = BySeat::from_fn(|seat| live.bot(Level::Amateur, seat));
            let (mut asked, mut reasons) = (0, 0);
            while let Some(seat) = live.owed().first() {
                if asked < 40 {
                    let advice = live.counsel(seat).give(FEW);
                    assert_eq!(live.counsel(seat).give(FEW), advice, "{}", game.id());
                    let said = advice.words(Voice::Plain);
                    assert!(plain(&said) && said.chars().count() < 260, "{}: {said}", game.id());
                    if let Advice::Best { ways, thought, sure } = &advice {
                        assert!(said.ends_with(sure.words()), "{said}");
                        sures[*sure as usize] += 1;
                        asked += 1;
                        reasons += usize::from(ways[0].because.is_some() || !thought.is_empty());
                    }
                }
                let (action, _) = bots[seat].answer(&live.question(seat), FEW);
                live.submit(seat, &action, audience).unwrap();
            }
            assert!(
                10 * reasons >= 9 * asked,
                "{}: {reasons} reasons for {asked} pieces of advice",
                game.id()
            );
        }
        assert!(sures.iter().all(|times| *times > 5), "sure of its advice, and not: {sures:?}");
    }

    #[test]
    fn a_mix_is_told_with_figures_to_experts_alone() {
        let audience = Audience { seat: Seat::Home, shared: false };
        let (live, _) = named("penalties").unwrap().start("", 3, audience).unwrap();
        let seat = live.owed().first().unwrap();
        let advice = live.counsel(seat).give(FEW);
        let words = advice.words(Voice::Expert);
        assert!(words.contains("42\u{a0}%") && words.contains("17\u{a0}%"), "{words}");
        let words = advice.words(Voice::Plain);
        assert!(words.starts_with("Mix “") && words.contains(" and “"), "{words}");
    }

    /// Chance cards lie face down and are alike: none of them is recommended.
    #[test]
    fn nothing_is_recommended_between_what_is_alike() {
        let audience = Audience { seat: Seat::Home, shared: false };
        let (mut live, _) = named("soccer17").unwrap().start("", 3, audience).unwrap();
        let mut bots = BySeat::from_fn(|seat| live.bot(Level::Rookie, seat));
        let mut taken = 0;
        while let Some(seat) = live.owed().first() {
            let offers = live.offers(seat);
            if offers.len() > 1 && offers.iter().all(|offer| offer.action.starts_with("Take(")) {
                taken += 1;
                assert_eq!(live.counsel(seat).give(FEW), Advice::Alike);
            }
            let (action, _) = bots[seat].answer(&live.question(seat), FEW);
            live.submit(seat, &action, audience).unwrap();
        }
        assert!(taken > 0);
    }

    /// Who clicks blindly through Solitaire has given goals away, even where the match is won.
    #[test]
    fn blind_clicks_in_solitaire_are_told() {
        let live = played(named("solitaire").unwrap(), "", BySeat::new(Level::Random, Level::Random));
        let verdicts: Vec<Verdict> =
            live.cases(Seat::Home).iter().map(|case| case.judge(Budget::Iterations(400))).collect();
        assert!(verdicts.iter().all(|verdict| verdict.measure == Measure::Goals));
        let review = Review::of(Seat::Home, &verdicts);
        assert!(review.given.value > 1.0 && review.dear > 2, "{:?} in {}", review.given, review.dear);
    }

    /// What the coach would do itself, it never blames. Where best play is a mix, no single way is its own.
    fn stands_by_itself<G: Staged + HasBots>() {
        let (mut rng, mut judged) = (MatchRng::new(3), 0);
        let mut state = G::setup(&G::Options::default(), 8, &mut Silent).unwrap();
        for n in 0..60 {
            let Some(seat) = state.owed().first().filter(|_| judged < 6) else { break };
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let own = own::<G>(&state.view(seat), seat, state.options(), &legal, FEW, n).action;
            if let Some(case) = case(&state, seat, n, &own, None) {
                let verdict = case.judge(FEW);
                assert!(verdict.exact || verdict.standing != Standing::Dear, "{}: {verdict:?}", G::ID);
                judged += usize::from(!verdict.exact);
            }
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut Silent).unwrap();
        }
    }

    #[test]
    fn the_coach_does_not_blame_its_own_advice() {
        stands_by_itself::<crate::games::solitaire::Solitaire>();
        stands_by_itself::<crate::games::soccer52::Soccer52>();
        stands_by_itself::<crate::games::soccer17::Soccer17>();
        stands_by_itself::<crate::games::soccer_cards::SoccerCards>();
        stands_by_itself::<crate::games::soccer_go::SoccerGo>();
    }
}
