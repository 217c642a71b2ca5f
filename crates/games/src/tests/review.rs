//! The coach is right in its own terms: one answer, plain words, nothing that its side could not see.

use super::*;
use crate::dyn_game::DynGame;
use crate::dyn_match::DynMatch;
use crate::{GAMES, for_each_game, named};
use engine::BySeat;
use engine::toy::ToyGame;

/// Few tries: the words are tested here, not the figures.
const FEW: Budget = Budget::Iterations(40);

fn played(game: &dyn DynGame, options: &str, difficulties: BySeat<Difficulty>) -> Box<dyn DynMatch> {
    let bot_match = game.arena(options).unwrap().play_match(5, difficulties, true).unwrap();
    game.resume(&bot_match.record.unwrap()).unwrap()
}

fn named_action(name: &str, share: f64) -> NamedAction {
    let because = Some(DisplayText::verbatim(format!("{name} is right here.")));
    NamedAction {
        name: DisplayText::verbatim(name),
        probability: share,
        because,
        card: None,
        cards: Vec::new(),
        action: DynAction::new(name.to_owned()),
    }
}

fn verdict(grade: DecisionGrade, cost: f64, best: &[(&str, f64)]) -> DecisionReview {
    DecisionReview {
        seat: Seat::Home,
        n: 3,
        scene: Scene::default(),
        chosen: named_action("Pass", 0.0),
        best: best.iter().map(|(name, share)| named_action(name, *share)).collect(),
        grade,
        unit: ValueUnit::Wins,
        cost,
        raw_cost: Estimate { value: cost, error: 0.0 },
        exact: true,
        had_stakes: true,
        improved_result: None,
    }
}

#[test]
fn a_verdict_is_a_plain_sentence_and_a_reason() {
    let mix = [("Shoot", 0.6), ("Pass", 0.4)];
    for (verdict, plain, expert) in [
        (
            verdict(DecisionGrade::Best, 0.0, &[("Pass", 1.0)]),
            "“Pass” was a good choice. Pass is right here.",
            "“Pass” was a good choice. Pass is right here.",
        ),
        (
            verdict(DecisionGrade::InBestMix, 0.0, &mix),
            "“Pass” is fine now and then. Play “Shoot” more often.",
            "“Pass” is part of the best mix: Shoot\u{a0}60%, Pass\u{a0}40%.",
        ),
        (
            verdict(DecisionGrade::InBestMix, 0.0, &[("Shoot", 0.5), ("Pass", 0.5)]),
            "",
            "“Pass” is part of the best mix: Shoot\u{a0}50%, Pass\u{a0}50%.",
        ),
        (
            verdict(DecisionGrade::Mistake, 0.064, &[("Keep Tackle", 1.0)]),
            "“Pass” cost you a clear chance. Better: “Keep Tackle”. Keep Tackle is right here.",
            "“Pass” cost 6.4% win chance. Better: “Keep Tackle”. Keep Tackle is right here.",
        ),
        (
            verdict(DecisionGrade::Mistake, 0.01, &mix),
            "“Pass” cost you a little. Better: “Shoot”. Shoot is right here.",
            "“Pass” cost 1% win chance. Better: Shoot\u{a0}60%, Pass\u{a0}40%. Shoot is right here.",
        ),
        (verdict(DecisionGrade::NoChoice, 0.0, &[]), "", ""),
        (verdict(DecisionGrade::Equivalent, 0.0, &[("Shoot", 1.0)]), "", ""),
    ] {
        assert_eq!(verdict.words(CoachVoice::Plain), plain);
        assert_eq!(verdict.words(CoachVoice::Expert), expert);
    }
    let goals = DecisionReview {
        unit: ValueUnit::Goals,
        ..verdict(DecisionGrade::Mistake, 0.8, &[("Keep Tackle", 1.0)])
    };
    assert!(goals.words(CoachVoice::Plain).shown().starts_with("“Pass” cost you about a goal."));
    let words =
        [0.0004, 0.01, 0.02, 0.064, 0.137, 0.1446, 0.9].map(|cost| amount(ValueUnit::Wins, cost).shown());
    assert_eq!(words[1..], ["1", "2", "6.4", "14", "14", "90"].map(|figure| format!("{figure}% win chance")));
    assert_eq!(words[0], "less than 0.1% win chance");
    let words = [0.01, 0.5, 1.04, 1.5, 2.0, 12.3].map(|cost| amount(ValueUnit::Goals, cost).shown());
    assert_eq!(
        words,
        ["less than 0.1", "0.5", "1", "1.5", "2", "12"]
            .map(|figure| format!("{figure}\u{a0}goal{}", if figure == "1" { "" } else { "s" }))
    );
}

#[test]
fn a_verdict_on_a_success_starts_with_the_success() {
    let mistake = verdict(DecisionGrade::Mistake, 0.01, &[("Block", 0.6), ("Press", 0.5)]);
    let improved_result = DecisionReview { improved_result: Some(true), ..mistake.clone() };
    let plain = "“Pass” came off. “Block” or “Press” comes off more often. Block is right here.";
    assert_eq!(improved_result.words(CoachVoice::Plain), plain);
    assert!(
        improved_result
            .words(CoachVoice::Expert)
            .shown()
            .starts_with("“Pass” came off, but cost 1% win chance. Better")
    );
    for improved_result in [None, Some(false)] {
        let words = DecisionReview { improved_result, ..mistake.clone() }.words(CoachVoice::Plain);
        assert!(words.shown().starts_with("“Pass” cost you a little. Better"), "{words}");
    }
    let rare = verdict(DecisionGrade::InBestMix, 0.0, &[("Block", 0.9), ("Pass", 0.1)]);
    let rare = DecisionReview { improved_result: Some(true), ..rare };
    assert_eq!(rare.words(CoachVoice::Plain), "“Pass” came off. “Block” comes off more often.");
}

#[test]
fn the_coach_praises_no_decision_without_a_difference() {
    let best = verdict(DecisionGrade::Best, 0.0, &[("Pass", 1.0)]);
    assert!(best.praises() && best.says_something());
    let easy = DecisionReview { had_stakes: false, ..best };
    assert!(!easy.praises() && !easy.says_something() && easy.words(CoachVoice::Expert).is_empty());
}

#[test]
fn a_verdict_agrees_with_the_advice_given_before() {
    let sure = Confidence::Close;
    let advice =
        |name| Advice::Best { actions: vec![named_action(name, 1.0)], thought: DisplayText::EMPTY, sure };
    let mistake =
        || DecisionReview { exact: false, ..verdict(DecisionGrade::Mistake, 0.1, &[("Block", 1.0)]) };
    let held = mistake().held_to(&advice("Press"));
    assert_eq!((held.grade, &held.best[0].name.shown()[..]), (DecisionGrade::Mistake, "Press"));
    for advice in [advice("Pass"), Advice::Alike] {
        let held = mistake().held_to(&advice);
        assert_eq!((held.grade, held.cost), (DecisionGrade::Equivalent, 0.0));
    }
    // What is solved, and what was not blamed, stands as it is.
    let solved = || DecisionReview { exact: true, ..mistake() };
    let good = || DecisionReview { exact: false, ..verdict(DecisionGrade::Best, 0.0, &[("Pass", 1.0)]) };
    for advice in [advice("Press"), advice("Pass"), Advice::Alike] {
        let held = good().held_to(&advice);
        assert_eq!((held.grade, held.cost, &held.best), (DecisionGrade::Best, 0.0, &good().best));
        if advice != Advice::Alike {
            let held = solved().held_to(&advice);
            assert_eq!((held.grade, held.cost, &held.best), (DecisionGrade::Mistake, 0.1, &solved().best));
        }
    }
}

#[test]
fn a_rising_result_is_claimed_only_if_significant() {
    let at = |value, error| Estimate { value, error };
    for (before, after, expected) in [
        (at(0.0, 0.0), at(RISE, 0.0), None),
        (at(0.0, 0.0), at(2.0 * RISE, 0.0), Some(true)),
        (at(2.0 * RISE, 0.0), at(0.0, 0.0), Some(false)),
        (at(0.0, 0.25), at(0.5, 0.0), None),
        (at(0.0, 0.25), at(0.51, 0.0), Some(true)),
        (at(0.0, 0.25), at(0.51, 0.25), None),
    ] {
        assert_eq!(rose(before, after), expected, "{before:?} {after:?}");
    }
}

#[test]
fn simultaneous_choices_are_reviewed_together() {
    let (home, away) = (SeatSet::one(Seat::Home), SeatSet::one(Seat::Away));
    for (owed, next, expected) in [
        (SeatSet::BOTH, Some((away, Seat::Away)), (2, true)),
        // Half a pair: the record ends, or the same side goes on.
        (SeatSet::BOTH, None, (1, false)),
        (SeatSet::BOTH, Some((home, Seat::Home)), (1, false)),
        (SeatSet::BOTH, Some((SeatSet::BOTH, Seat::Away)), (1, false)),
        // In turn.
        (home, Some((away, Seat::Away)), (1, true)),
        (home, Some((home, Seat::Home)), (1, true)),
        (home, None, (1, true)),
    ] {
        assert_eq!(at_once(owed, Seat::Home, next), expected, "{owed:?} {next:?}");
    }
}

#[test]
fn a_decision_of_little_cost_does_not_matter() {
    let cost = |grade: CostGrade| {
        (1..1000)
            .map(|n| f64::from(n) / 1000.0)
            .find(|cost| CostGrade::of(ValueUnit::Wins, *cost) == grade)
            .unwrap()
    };
    assert!(!had_stakes(ValueUnit::Wins, [0.0, cost(CostGrade::Little)].into_iter()));
    let costs = (1..1000).map(|n| f64::from(n) / 1000.0);
    let costs = costs.filter(|cost| CostGrade::of(ValueUnit::Wins, *cost) > CostGrade::Little);
    assert!(costs.count() > 1 && had_stakes(ValueUnit::Wins, [0.0, 1.0].into_iter()));
}

/// Of what is solved the cost stands as it was solved, and no rollout is asked.
#[test]
fn solved_costs_are_not_estimated_again() {
    use crate::soccer17::Soccer17;
    use ai::evaluate::testing::significant_cost;
    use engine::Game as _;
    let (mut rng, mut mistakes) = (MatchRng::new(2), 0);
    let mut state = Soccer17::setup(&Default::default(), 4, &mut NullSink).unwrap();
    for n in 0..60 {
        let Some(seat) = state.seats_to_move().first() else { break };
        let action = state.sample(seat, &mut rng).unwrap();
        let verdict = review_position(&state, seat, n, &action, None)
            .map(|review_position| review_position.evaluate(FEW));
        if let Some(verdict) = verdict.filter(|verdict| verdict.exact) {
            assert_eq!(verdict.cost, significant_cost(&state, seat, &action, 40), "{n}");
            mistakes += u32::from(verdict.cost > 0.0);
        }
        state.apply(seat, &action, &mut NullSink).unwrap();
    }
    assert!(mistakes > 3, "{mistakes}");
}

#[test]
fn the_grade_of_a_decision_follows_from_cost_and_share() {
    for (no_choice, cost, share, mix, expected) in [
        (true, 0.1, 0.5, 2, DecisionGrade::NoChoice),
        (false, 0.1, 0.5, 2, DecisionGrade::Mistake),
        (false, 0.0, 0.5, 2, DecisionGrade::InBestMix),
        (false, 0.0, 1.0, 1, DecisionGrade::Best),
        (false, 0.0, 0.0, 2, DecisionGrade::Equivalent),
        (false, 0.0, 0.0, 1, DecisionGrade::Equivalent),
    ] {
        assert_eq!(grade(no_choice, cost, share, mix), expected, "{no_choice} {cost} {share} {mix}");
    }
}

/// The coach holds to the table's suggestion unless it knows better, and blames neither that nor its own advice.
#[test]
fn the_tables_suggestion_is_the_advice_unless_another_is_clearly_better() {
    let best = || BotChoice::new("best", DisplayText::EMPTY);
    assert_eq!(unless_better(best(), Some("auto"), |_, _| false).action, "auto");
    assert_eq!(unless_better(best(), Some("auto"), |_, _| true).action, "best");
    assert_eq!(unless_better(best(), Some("best"), |_, _| panic!("the same is not compared")).action, "best");
    assert_eq!(unless_better(best(), None, |_, _| panic!("nothing to compare")).action, "best");
    assert!(is_advised(&"own", &"own", Some(&"auto")) && is_advised(&"own", &"own", None));
    assert!(is_advised(&"auto", &"own", Some(&"auto")));
    assert!(!is_advised(&"other", &"own", Some(&"auto")) && !is_advised(&"other", &"own", None));
}

/// Before and after a decision the coach names the same; and it never charges what the table suggests.
fn holds_to_one_answer<G: StagedGame + HasBots>() -> (u32, u32) {
    let (mut rng, mut compared, mut suggested) = (MatchRng::new(4), 0, 0);
    let mut state = G::setup(&G::Options::default(), 9, &mut NullSink).unwrap();
    for n in 0..80 {
        let Some(seat) = state.seats_to_move().first() else { break };
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let view = state.view(seat);
        let action = state.sample(seat, &mut rng).unwrap();
        if compared < 12
            && let Some(review_position) = review_position(&state, seat, n, &action, None)
        {
            let verdict = review_position.evaluate(FEW);
            match hint_job(&state, seat, n).give(FEW) {
                Advice::Best { actions, .. } if verdict.grade == DecisionGrade::Mistake => {
                    assert_eq!(actions[0], verdict.best[0], "{} {n}", G::ID);
                    compared += 1;
                }
                _ => {}
            }
        }
        if let Some(auto) = suggested_action::<G>(&view, seat, &legal).filter(|_| suggested < 6) {
            let picked = G::picking(&view, seat, &legal, &G::cards_of_action(&view, seat, &auto));
            assert_eq!(picked.unwrap().done.unwrap().action, auto);
            let verdict = review_position(&state, seat, n, &auto, None)
                .map(|review_position| review_position.evaluate(FEW));
            assert!(verdict.is_none_or(|verdict| verdict.grade != DecisionGrade::Mistake), "{} {n}", G::ID);
            suggested += 1;
        }
        state.apply(seat, &action, &mut NullSink).unwrap();
    }
    (compared, suggested)
}

#[test]
fn the_coach_keeps_its_advice_and_never_charges_the_suggestion() {
    let all = [
        holds_to_one_answer::<crate::soccer52::Soccer52>(),
        holds_to_one_answer::<crate::soccer_cards::SoccerCards>(),
        holds_to_one_answer::<crate::solitaire::Solitaire>(),
    ];
    assert!(all.iter().map(|(compared, _)| compared).sum::<u32>() > 1, "{all:?}");
    assert!(all[0].1 > 0 && all[1].1 > 0, "{all:?}");
}

/// Whether a decision came off follows from what its side saw: of a kick, from what became of it.
#[test]
fn a_scored_kick_counts_as_a_success() {
    let live = played(named("penalties").unwrap(), "", BySeat::new(Difficulty::Rookie, Difficulty::Amateur));
    let mut came = [0, 0];
    for review_position in live.review_positions(Seat::Home) {
        if let Some(improved_result) = review_position.evaluate(FEW).improved_result {
            came[usize::from(improved_result)] += 1;
        }
    }
    assert!(came[0] > 0 && came[1] > 0, "{came:?}");
}

#[test]
fn a_review_names_the_three_costliest_decisions_and_the_total() {
    let costs = [0.0, 0.02, 0.05, 0.01, 0.06];
    let mut all: Vec<DecisionReview> = costs
        .iter()
        .map(|cost| {
            verdict(if *cost > 0.0 { DecisionGrade::Mistake } else { DecisionGrade::Best }, *cost, &[])
        })
        .collect();
    all.push(verdict(DecisionGrade::NoChoice, 0.0, &[]));
    let review = MatchReview::of(Seat::Home, &all);
    assert_eq!(review.costliest.iter().map(|verdict| verdict.cost).collect::<Vec<_>>(), [0.06, 0.05, 0.02]);
    let expert = "You gave away 14% win chance in 5 decisions: a sound match.";
    assert_eq!(review.summary(None, CoachVoice::Expert), expert);
    let plain = "You made 5 decisions, and four could have been better: a sound match.";
    assert_eq!(review.summary(None, CoachVoice::Plain), plain);
    let nothing = MatchReview::of(Seat::Away, &all).summary(Some("Kestrel Vale"), CoachVoice::Plain);
    assert_eq!(nothing, "Kestrel Vale had nothing to decide.");
    let clean = MatchReview::of(Seat::Home, &all[..1]).summary(None, CoachVoice::Plain);
    assert_eq!(clean, "You gave nothing away in one decision, as far as I can tell.");
}

#[test]
fn the_total_covers_all_decisions_and_states_its_error() {
    // None of these can be charged: each is within twice its error.
    let small = |value| DecisionReview {
        raw_cost: Estimate { value, error: 0.02 },
        ..verdict(DecisionGrade::Equivalent, 0.0, &[])
    };
    let all = [0.03, -0.01, 0.035, 0.02].map(small);
    let review = MatchReview::of(Seat::Home, &all);
    assert_eq!((review.mistakes, review.costliest.len()), (0, 0));
    assert!(
        (review.total_cost.value - 0.075).abs() < 1e-12 && (review.total_cost.error - 0.04).abs() < 1e-12
    );
    let expert = "You gave away 7.5% win chance, give or take 4, in 4 decisions: a fine match.";
    assert_eq!(review.summary(None, CoachVoice::Expert), expert);
    let plain = "You made 4 decisions, and none was clearly wrong: a fine match.";
    assert_eq!(review.summary(None, CoachVoice::Plain), plain);
    // Less than its own error is nothing.
    let nothing = MatchReview::of(Seat::Home, &all[..2]).summary(None, CoachVoice::Plain);
    assert_eq!(nothing, "You gave nothing away in 2 decisions, as far as I can tell.");
}

/// Costs that are small one by one can add up to a goal.
#[test]
fn a_goal_given_away_by_no_clear_error_reads_as_one_sentence() {
    let given = |value| DecisionReview {
        unit: ValueUnit::Goals,
        raw_cost: Estimate { value, error: 0.02 },
        ..verdict(DecisionGrade::Equivalent, 0.0, &[])
    };
    let review = MatchReview::of(Seat::Home, &[0.4, 0.5].map(given));
    let plain = "You made 2 decisions, and none was clearly wrong, yet they cost about one goal in all: a fine match.";
    assert_eq!(review.summary(None, CoachVoice::Plain), plain);
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
        let live = played(*game, "", BySeat::new(Difficulty::Rookie, Difficulty::Amateur));
        let review_positions = live.review_positions(Seat::Home);
        assert!(review_positions.len() > 3, "{}: {} cases", game.id(), review_positions.len());
        let step = (review_positions.len() / 8).max(1);
        let some = review_positions.iter().enumerate().filter(|(k, _)| *k < 3 || k % step == 0);
        for (_, review_position) in some {
            let verdict = review_position.evaluate(FEW);
            let notation = &live.record().actions[review_position.n].1;
            assert_eq!((verdict.seat, verdict.n), (Seat::Home, review_position.n));
            assert!(!verdict.chosen.name.is_empty(), "{}: {verdict:?}", game.id());
            assert!(verdict.grade == DecisionGrade::NoChoice || !verdict.best.is_empty(), "{verdict:?}");
            assert_eq!(verdict.grade == DecisionGrade::Mistake, verdict.cost > 0.0, "{verdict:?}");
            for voice in [CoachVoice::Plain, CoachVoice::Expert] {
                let sentence = verdict.words(voice);
                let raw = notation.contains('(') && sentence.shown().contains(notation.as_str());
                let complete = !raw
                    && !sentence.shown().contains(['[', ']', '_', '{'])
                    && !sentence.shown().contains("Something else");
                assert!(
                    complete
                        && (voice == CoachVoice::Expert || sentence.is_empty() || plain(&sentence.shown())),
                    "{} {notation}: {sentence}",
                    game.id()
                );
            }
        }
        let verdicts: Vec<DecisionReview> =
            review_positions.iter().take(4).map(|review_position| review_position.evaluate(FEW)).collect();
        assert!(
            MatchReview::of(Seat::Home, &verdicts)
                .summary(None, CoachVoice::Plain)
                .shown()
                .starts_with("You ")
        );
    }
}

#[test]
fn a_verdict_is_the_same_every_time() {
    for game in GAMES {
        let live = played(*game, "", BySeat::new(Difficulty::Rookie, Difficulty::Amateur));
        for (a, b) in live.review_positions(Seat::Home).iter().zip(live.review_positions(Seat::Home)).take(3)
        {
            assert_eq!(a.evaluate(FEW), b.evaluate(FEW), "{}", game.id());
        }
        let last = live.last_review_position(Seat::Home).map(|review_position| review_position.n);
        assert!(
            last.is_none_or(|n| live.record().actions[n + 1..].iter().all(|(who, _)| *who != Seat::Home))
        );
    }
}

/// A world that the side could not tell from the real one gets the same verdict: nothing hidden is looked at.
fn blind<G: StagedGame + HasBots>() {
    let mut rng = MatchRng::new(3);
    let mut state = G::setup(&G::Options::default(), 8, &mut NullSink).unwrap();
    let mut compared = 0;
    while let Some(seat) = state.seats_to_move().iter().last().filter(|_| compared < 6) {
        let action = state.sample(seat, &mut rng).unwrap();
        let world = G::determinize(&state.view(seat), &mut rng);
        let [a, b] = [&state, &world].map(|state| review_position(state, seat, 7, &action, None));
        assert_eq!(a.is_some(), b.is_some());
        if let (Some(a), Some(b)) = (a, b) {
            assert_eq!(a.evaluate(FEW), b.evaluate(FEW), "{}", G::ID);
            compared += 1;
        }
        state.apply(seat, &action, &mut NullSink).unwrap();
    }
}

#[test]
fn the_coach_sees_no_more_than_the_player() {
    macro_rules! every {
        ($($game:ty),+ $(,)?) => { $(blind::<$game>();)+ };
    }
    for_each_game!(every);
    blind::<ToyGame>();
}

/// Through a match of each game, what the coach would do: plain words, no figures, no clause, and the same every time.
#[test]
fn advice_is_plain_and_has_a_reason_from_the_position() {
    let audience = Audience { seat: Seat::Home, shared: false };
    let mut sures = [0; 3];
    for game in GAMES {
        let (mut live, _) = game.start("", 3, audience).unwrap();
        let mut bots = BySeat::from_fn(|seat| live.bot(Difficulty::Amateur, seat));
        let (mut asked, mut reasons) = (0, 0);
        while let Some(seat) = live.seats_to_move().first() {
            if asked < 40 {
                let advice = live.hint_job(seat).give(FEW);
                assert_eq!(live.hint_job(seat).give(FEW), advice, "{}", game.id());
                let wording = WordingVariant { nth: u32::try_from(asked).unwrap(), seed: 1 };
                let sentence = advice.words(CoachVoice::Plain, wording);
                assert!(
                    plain(&sentence.shown()) && sentence.shown().chars().count() < 260,
                    "{}: {sentence}",
                    game.id()
                );
                if let Advice::Best { actions, thought, sure } = &advice {
                    assert!(sentence.shown().ends_with(&sure.words(wording).shown()), "{sentence}");
                    sures[*sure as usize] += 1;
                    asked += 1;
                    reasons += usize::from(actions[0].because.is_some() || !thought.is_empty());
                }
            }
            let (action, _) = bots[seat].answer(&live.question(seat), FEW);
            live.submit(seat, &action, audience).unwrap();
        }
        assert!(10 * reasons >= 9 * asked, "{}: {reasons} reasons for {asked} pieces of advice", game.id());
    }
    assert!(sures.iter().all(|times| *times > 5), "sure of its advice, and not: {sures:?}");
}

/// The coach says how sure it is after every piece of advice, but not in the same words.
#[test]
fn sentences_about_the_coachs_confidence_alternate() {
    for sure in [Confidence::Known, Confidence::Clear, Confidence::Close] {
        let sentences: Vec<String> =
            (0..20).map(|nth| sure.words(WordingVariant { nth, seed: 3 }).shown()).collect();
        assert!(sentences.windows(2).all(|pair| pair[0] != pair[1]), "{sentences:?}");
        assert!(sentences.iter().all(|words| plain(words)), "{sentences:?}");
    }
}

#[test]
fn only_experts_see_the_probabilities_of_a_mix() {
    let audience = Audience { seat: Seat::Home, shared: false };
    let (live, _) = named("penalties").unwrap().start("", 3, audience).unwrap();
    let seat = live.seats_to_move().first().unwrap();
    let advice = live.hint_job(seat).give(FEW);
    let words = advice.words(CoachVoice::Expert, WordingVariant::default());
    assert!(words.shown().contains("42%") && words.shown().contains("17%"), "{words}");
    let words = advice.words(CoachVoice::Plain, WordingVariant::default());
    assert!(words.shown().starts_with("Mix “") && words.shown().contains(" and “"), "{words}");
}

/// Chance cards lie face down and are alike: none of them is recommended.
#[test]
fn the_coach_recommends_nothing_among_equal_actions() {
    let audience = Audience { seat: Seat::Home, shared: false };
    let (mut live, _) = named("soccer17").unwrap().start("", 3, audience).unwrap();
    let mut bots = BySeat::from_fn(|seat| live.bot(Difficulty::Rookie, seat));
    let mut taken = 0;
    while let Some(seat) = live.seats_to_move().first() {
        let offers = live.offers(seat);
        if offers.len() > 1 && offers.iter().all(|offer| offer.action.to_string().starts_with("Take(")) {
            taken += 1;
            assert_eq!(live.hint_job(seat).give(FEW), Advice::Alike);
        }
        let (action, _) = bots[seat].answer(&live.question(seat), FEW);
        live.submit(seat, &action, audience).unwrap();
    }
    assert!(taken > 0);
}

/// Random clicks in Solitaire give goals away, even if the match is won.
#[test]
fn random_clicks_in_solitaire_are_reported_as_costly() {
    let live = played(named("solitaire").unwrap(), "", BySeat::new(Difficulty::Random, Difficulty::Random));
    let verdicts: Vec<DecisionReview> = live
        .review_positions(Seat::Home)
        .iter()
        .map(|review_position| review_position.evaluate(Budget::Iterations(400)))
        .collect();
    assert!(verdicts.iter().all(|verdict| verdict.unit == ValueUnit::Goals));
    let review = MatchReview::of(Seat::Home, &verdicts);
    assert!(
        review.total_cost.value > 1.0 && review.mistakes > 2,
        "{:?} in {}",
        review.total_cost,
        review.mistakes
    );
}

/// What the coach would do itself, it never blames. Where best play is a mix, no single action is its own.
fn stands_by_itself<G: StagedGame + HasBots>() {
    let (mut rng, mut judged) = (MatchRng::new(3), 0);
    let mut state = G::setup(&G::Options::default(), 8, &mut NullSink).unwrap();
    for n in 0..60 {
        let Some(seat) = state.seats_to_move().first().filter(|_| judged < 6) else { break };
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        let own = own::<G>(&state.view(seat), seat, state.options(), &legal, FEW, n).action;
        if let Some(review_position) = review_position(&state, seat, n, &own, None) {
            let verdict = review_position.evaluate(FEW);
            assert!(verdict.exact || verdict.grade != DecisionGrade::Mistake, "{}: {verdict:?}", G::ID);
            judged += usize::from(!verdict.exact);
        }
        let action = state.sample(seat, &mut rng).unwrap();
        state.apply(seat, &action, &mut NullSink).unwrap();
    }
}

#[test]
fn the_coach_does_not_blame_its_own_advice() {
    macro_rules! every {
        ($($game:ty),+ $(,)?) => { $(stands_by_itself::<$game>();)+ };
    }
    for_each_game!(every);
}
