//! What the coach says before a decision, after it and after the match, in the words of the game.
//!
//! Cases and counsel are sealed: whoever carries them to another thread cannot look at the match through them. They are
//! made from the view that the deciding side had, and judge by that.

use crate::ai::appraise::{Appraisal, Way, appraise};
use crate::ai::arena::mix;
use crate::ai::{Budget, Level, Minded};
use crate::engine::{Listing, MatchRng, Record, Seat, Silent};
use crate::stage::Staged;
use crate::stage::scene::Audience;
use crate::stage::words;

/// Keeps the coach's chance apart from every match's own.
const SALT: u64 = 0xC0AC;

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

/// What was done, what would have been best, and what that cost.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// Who decided.
    pub seat: Seat,
    /// Its number in the record, from 0.
    pub n: usize,
    /// When: period, clock and score.
    pub when: String,
    /// What was done.
    pub done: String,
    /// The best mix: what with its share, 0..=1, the most frequent first.
    pub best: Vec<(String, f64)>,
    /// How what was done stands to it.
    pub standing: Standing,
    /// The points of winning chance that it cost, 0..=1, as far as they can be stood by: a win counts 1, a draw one half.
    pub cost: f64,
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

impl Verdict {
    fn of<A: Clone + PartialEq>(
        (seat, n): (Seat, usize),
        when: String,
        taken: &A,
        appraisal: &Appraisal<A>,
        named: impl Fn(&A) -> String,
    ) -> Self {
        let way = appraisal.way(taken);
        let cost = way.map_or(0.0, Way::claimed);
        let share = way.map_or(0.0, |way| way.share);
        let mix: Vec<_> = appraisal.best().collect();
        let standing = if appraisal.is_idle() {
            Standing::Idle
        } else if cost > 0.0 {
            Standing::Dear
        } else if share > 0.0 && mix.len() > 1 {
            Standing::InTheMix
        } else if share > 0.0 {
            Standing::Best
        } else {
            Standing::AsGood
        };
        let done = named(taken);
        let best = mix.into_iter().map(|(action, share)| (named(action), share));
        Self { seat, n, when, best: best.collect(), done, standing, cost, exact: appraisal.exact }
    }

    /// One plain sentence.
    #[must_use]
    pub fn sentence(&self) -> String {
        let done = &self.done;
        match self.standing {
            Standing::Idle => format!("“{done}” was as good as any: nothing hung on it."),
            Standing::Best if self.exact => format!("“{done}” was best."),
            Standing::Best => format!("“{done}” was as good as anything I can find."),
            Standing::InTheMix => format!("“{done}” belongs to the best mix: {}.", mixed(&self.best)),
            Standing::AsGood if self.exact => format!("“{done}” was as good as any."),
            Standing::AsGood => format!("“{done}” was as good as the best, as far as I can tell."),
            Standing::Dear => {
                let points = points(self.cost);
                format!("“{done}” cost {points} of winning chance; best was {}.", mixed(&self.best))
            }
        }
    }
}

/// A mix in words: one name alone, or the shares of the most frequent ones. A line never breaks within a share.
#[must_use]
pub fn mixed(mix: &[(String, f64)]) -> String {
    match mix {
        [] => "something else".to_owned(),
        [(name, _)] => format!("“{name}”"),
        _ => {
            let shares: Vec<String> = mix
                .iter()
                .take(4)
                .map(|(name, share)| format!("{name}\u{a0}{:.0}\u{a0}%", 100.0 * share))
                .collect();
            shares.join(", ")
        }
    }
}

/// Points of winning chance in words: `14 points`, `0.6 points`.
#[must_use]
pub fn points(cost: f64) -> String {
    let (figure, unit) = figure(cost);
    format!("{figure} {unit}")
}

/// The same, figure and unit apart.
#[must_use]
pub fn figure(cost: f64) -> (String, &'static str) {
    let points = 100.0 * cost;
    let figure = if points >= 9.95 { format!("{points:.0}") } else { format!("{points:.1}") };
    match figure.as_str() {
        "0.0" => ("less than 0.1".to_owned(), "points"),
        "1.0" => ("1".to_owned(), "point"),
        figure => (figure.strip_suffix(".0").unwrap_or(figure).to_owned(), "points"),
    }
}

/// A match in review, for one side.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// Whose decisions.
    pub seat: Seat,
    /// How many of them something hung on.
    pub decisions: usize,
    /// The points of winning chance given away by all of them together.
    pub given: f64,
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
        dearest.sort_by(|a, b| b.cost.total_cmp(&a.cost).then(a.n.cmp(&b.n)));
        dearest.truncate(3);
        let given = counted.iter().map(|verdict| verdict.cost).sum();
        Self { seat, decisions: counted.len(), given, dearest }
    }

    /// The whole in one line; `who` is `You`, or a name.
    #[must_use]
    pub fn summary(&self, who: &str) -> String {
        let decisions = match self.decisions {
            0 => return format!("{who} had nothing to decide."),
            1 => "in one decision".to_owned(),
            n => format!("in {n} decisions"),
        };
        if self.given <= 0.0 {
            return format!("{who} gave nothing away {decisions}, as far as I can tell.");
        }
        let mark = match self.given {
            given if given < 0.1 => "a fine match",
            given if given < 0.3 => "a sound match",
            given if given < 0.8 => "a match with chances missed",
            _ => "a match to learn from",
        };
        format!("{who} gave away {} of winning chance {decisions}: {mark}.", points(self.given))
    }
}

/// What the coach would do, to be thought over.
pub struct Counsel(Box<dyn FnOnce(Budget) -> Advice + Send>);

impl Counsel {
    /// Thinks it over. Slow: call it off the main thread.
    #[must_use]
    pub fn give(self, budget: Budget) -> Advice {
        (self.0)(budget)
    }
}

/// What the coach would do, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The best mix where it is known and a mix, else one action.
    pub best: Vec<(String, f64)>,
    /// Why; empty where there is nothing to tell.
    pub reason: String,
}

impl Advice {
    /// One or two plain sentences.
    #[must_use]
    pub fn words(&self) -> String {
        let best = mixed(&self.best);
        let first = match self.best.len() {
            0 | 1 => format!("I would go for {best}."),
            _ => format!("Best play mixes: {best}."),
        };
        if self.reason.is_empty() { first } else { format!("{first} {}", self.reason) }
    }
}

/// Counsel for the decision that the seat of this state owes, the `n`th of the match, from 0. Its chance comes from that
/// number alone: what it imagines shall not be what the match has dealt.
pub(super) fn counsel<G: Staged + Minded>(state: &G, seat: Seat, n: usize) -> Counsel {
    let (view, options) = (state.view(seat), state.options().clone());
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    Counsel(Box::new(move |budget| {
        let named = |action: &G::Action| G::named(&view, seat, action);
        if let Some(known) = G::solved(&view, &legal).filter(|known| !known.is_idle()) {
            let best: Vec<_> = known.best().map(|(action, share)| (named(action), share)).collect();
            if best.len() > 1 {
                return Advice { best, reason: String::new() };
            }
        }
        let mut rng = MatchRng::new(mix(!SALT, n as u64));
        let choice = G::bot(Level::WorldClass, seat, &options).choose(&view, &legal, budget, &mut rng);
        Advice { best: vec![(named(&choice.action), 1.0)], reason: choice.reason }
    }))
}

/// The decisions of a record that pass `wanted` and were real choices, each with its number from 0.
pub(super) fn cases<G: Staged + Minded>(record: &Record, wanted: impl Fn(Seat, usize) -> bool) -> Vec<Case> {
    let mut cases = Vec::new();
    let each = |number: usize, state: &G, seat: Seat, action: &G::Action, _: &mut Silent| {
        if wanted(seat, number - 1) {
            cases.extend(case(state, seat, number - 1, action));
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
    let (view, taken) = (state.view(seat), taken.clone());
    let judge = move |budget| {
        let mut rng = MatchRng::new(mix(SALT, n as u64));
        let appraisal = appraise::<G>(&view, seat, &legal, Some(&taken), budget, &mut rng);
        let when = words::standing(&G::scene(&view, Audience { seat, shared: false }).board);
        Verdict::of((seat, n), when, &taken, &appraisal, |action| G::named(&view, seat, action))
    };
    Some(Case { seat, n, judge: Box::new(judge) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::BySeat;
    use crate::games::entry::Entry;
    use crate::games::live::Live;
    use crate::games::toy::Toy;
    use crate::games::{GAMES, named};

    /// Few tries: the words are tested here, not the figures.
    const FEW: Budget = Budget::Iterations(40);

    fn played(game: &dyn Entry, options: &str, levels: BySeat<Level>) -> Box<dyn Live> {
        let bout = game.arena(options).unwrap().bout(5, levels, true).unwrap();
        game.resume(&bout.record.unwrap()).unwrap()
    }

    fn verdict(standing: Standing, cost: f64, best: &[(&str, f64)]) -> Verdict {
        let best = best.iter().map(|(name, share)| ((*name).to_owned(), *share)).collect();
        let (when, done) = ("2nd half · 1-0".to_owned(), "Pass".to_owned());
        Verdict { seat: Seat::Home, n: 3, when, done, best, standing, cost, exact: true }
    }

    #[test]
    fn a_verdict_is_one_plain_sentence() {
        let mix = [("Shoot", 0.6), ("Pass", 0.4)];
        for (verdict, expected) in [
            (verdict(Standing::Best, 0.0, &[("Pass", 1.0)]), "“Pass” was best."),
            (
                verdict(Standing::InTheMix, 0.0, &mix),
                "“Pass” belongs to the best mix: Shoot\u{a0}60\u{a0}%, Pass\u{a0}40\u{a0}%.",
            ),
            (
                verdict(Standing::Dear, 0.064, &[("Let go", 1.0)]),
                "“Pass” cost 6.4 points of winning chance; best was “Let go”.",
            ),
            (verdict(Standing::Idle, 0.0, &[]), "“Pass” was as good as any: nothing hung on it."),
        ] {
            assert_eq!(verdict.sentence(), expected);
        }
        let words = [0.0004, 0.01, 0.02, 0.064, 0.137, 0.9].map(points);
        assert_eq!(
            words,
            ["less than 0.1 points", "1 point", "2 points", "6.4 points", "14 points", "90 points"]
        );
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
        let words = "You gave away 14 points of winning chance in 5 decisions: a sound match.";
        assert_eq!(review.summary("You"), words);
        let nothing = Review::of(Seat::Away, &all).summary("Kestrel Vale");
        assert_eq!(nothing, "Kestrel Vale had nothing to decide.");
        let clean = Review::of(Seat::Home, &all[..1]).summary("You");
        assert_eq!(clean, "You gave nothing away in one decision, as far as I can tell.");
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
                assert!(!verdict.done.is_empty() && !verdict.when.is_empty(), "{}: {verdict:?}", game.id());
                assert!(verdict.standing == Standing::Idle || !verdict.best.is_empty(), "{verdict:?}");
                assert_eq!(verdict.standing == Standing::Dear, verdict.cost > 0.0, "{verdict:?}");
                let said = format!("{} {} {}", verdict.sentence(), mixed(&verdict.best), verdict.when);
                let raw = notation.contains('(') && said.contains(notation.as_str());
                let told = !raw && !said.contains(['[', ']', '_', '{']) && !said.contains("Something else");
                assert!(told, "{} {notation}: {said}", game.id());
            }
            let verdicts: Vec<Verdict> = cases.iter().take(4).map(|case| case.judge(FEW)).collect();
            assert!(Review::of(Seat::Home, &verdicts).summary("You").starts_with("You g"));
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
    fn blind<G: Staged + Minded>() {
        let mut rng = MatchRng::new(3);
        let mut state = G::setup(&G::Options::default(), 8, &mut Silent).unwrap();
        let mut compared = 0;
        while let Some(seat) = state.owed().iter().last().filter(|_| compared < 6) {
            let action = state.sample(seat, &mut rng).unwrap();
            let world = G::redraw(&state.view(seat), &mut rng);
            let [a, b] = [&state, &world].map(|state| case(state, seat, 7, &action));
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

    #[test]
    fn advice_names_the_mix_or_one_way() {
        for game in GAMES {
            let seat = Audience { seat: Seat::Home, shared: false };
            let (live, _) = game.start("", 3, seat).unwrap();
            let Some(seat) = live.owed().first() else { continue };
            let words = live.counsel(seat).give(Budget::Iterations(64)).words();
            assert!(
                words.starts_with("I would go for “") || words.starts_with("Best play mixes: "),
                "{words}"
            );
            assert!(!words.contains(['[', ']']), "{words}");
        }
        let audience = Audience { seat: Seat::Home, shared: false };
        let (live, _) = named("penalties").unwrap().start("", 3, audience).unwrap();
        let words = live.counsel(Seat::Home).give(FEW).words();
        assert!(words.contains("42\u{a0}%") && words.contains("17\u{a0}%"), "{words}");
    }
}
