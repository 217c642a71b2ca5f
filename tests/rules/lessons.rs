//! Lesson, labels, rules page and coach agree: the coach charges no split that a lesson teaches, and nothing that the
//! first lesson of Soccer Cards asks for, which no label on a card calls worse than another.

use std::path::Path;

use engine::{BySeat, Record, Seat};
use games::named;
use games::review::{DecisionReview, REVIEW_BUDGET};
use games::soccer_cards::stage::counts::CountPanelView;
use games::soccer_cards::{Action, CardKind};
use scenarios::lesson::LessonStep;
use scenarios::{Scenario, ScenarioList};
use stage::scene::Audience;

/// Returns the record of a lesson that was followed to its end.
fn followed(scenario: &Scenario) -> Record {
    let mut record = scenario.record.clone();
    for step in &scenario.plan.steps {
        follow(&mut record, scenario.plan.learner_seat, step);
    }
    record
}

/// Adds the decisions of that step to the record.
fn follow(record: &mut Record, learner_seat: Seat, step: &LessonStep) {
    let own = step.play.first().map(|action| (learner_seat, action.clone()));
    let replies = step.replies.iter().map(|action| (!learner_seat, action.clone()));
    record.actions.extend(own.into_iter().chain(replies).chain(step.skipped_decisions.iter().cloned()));
}

/// Returns the shipped scenarios.
fn shipped() -> ScenarioList {
    let assets = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets"));
    let (scenarios, errors) = ScenarioList::read(assets);
    assert!(errors.is_empty(), "{errors:?}");
    scenarios
}

/// Returns the first lesson of Soccer Cards.
fn first_lesson() -> Scenario {
    shipped().named("soccer_cards", "first-match").expect("the first lesson").clone()
}

/// Returns the coach's verdicts on the splits of that seat.
fn splits(record: &Record, seat: Seat) -> Vec<DecisionReview> {
    let live = named("soccer_cards").expect("a game").resume(record).expect("a record of this build");
    let positions = live.review_positions(seat);
    let split = |n: usize| record.actions[n].1.starts_with("Split");
    positions
        .iter()
        .filter(|position| split(position.n))
        .map(|position| position.evaluate(REVIEW_BUDGET))
        .collect()
}

#[test]
fn sc_5_the_coach_charges_no_split_of_a_lesson() {
    let scenarios = shipped();
    let mut judged = 0;
    for scenario in scenarios.of("soccer_cards") {
        // The first lesson talks about the split before it; other lessons begin after cards that nobody chose well.
        let told = if scenario.name == "first-match" { 0 } else { scenario.record.actions.len() };
        let verdicts = splits(&followed(scenario), scenario.plan.learner_seat);
        for verdict in verdicts.iter().filter(|verdict| verdict.n >= told) {
            let (done, better) = (&verdict.chosen.name, verdict.best.first().map(|action| &action.name));
            assert!(
                verdict.cost <= 0.0,
                "{}: {done} costs {:.3} against {better:?}",
                scenario.name,
                verdict.cost
            );
            judged += 1;
        }
    }
    assert!(judged >= 2, "{judged}");
}

/// Returns the number of cards that stop that chance, of those that the panel counts as unseen.
fn unseen_stoppers(panel: &CountPanelView, chance: CardKind) -> u8 {
    let stops = |face: &str| {
        let card = face.strip_prefix("sc/").and_then(CardKind::named);
        card.is_some_and(|card| card.stops(chance))
    };
    panel.kinds.iter().filter(|kind| stops(&kind.face)).filter_map(|kind| kind.unseen).sum()
}

/// No card that could be led has a better label than the one that the step asks for.
#[test]
fn sc_2_the_first_lesson_leads_the_chances_that_fewest_unseen_cards_stop() {
    let scenario = first_lesson();
    let (game, learner_seat) = (named("soccer_cards").expect("a game"), scenario.plan.learner_seat);
    let mut record = scenario.record.clone();
    let mut asked = Vec::new();
    for step in &scenario.plan.steps {
        let lead = step.play.first().and_then(|action| match action.parse() {
            Ok(Action::Lead(card)) => Some(card),
            _ => None,
        });
        if let Some(card) = lead {
            let live = game.resume(&record).expect("a record of this build");
            let scene = live.scene(Audience { seat: learner_seat, shared: false });
            let panel = scene.extension::<CountPanelView>().expect("the panel");
            let chances =
                live.offers(learner_seat).into_iter().filter_map(|offer| match offer.action.get() {
                    Some(Action::Lead(card)) if card.is_chance() => Some(*card),
                    _ => None,
                });
            let least = chances.map(|chance| unseen_stoppers(panel, chance)).min();
            assert!(card.is_chance(), "{card}");
            assert_eq!(Some(unseen_stoppers(panel, card)), least, "{card} in {}", step.say.shown());
            asked.push(card);
        }
        follow(&mut record, learner_seat, step);
    }
    assert_eq!(asked, [CardKind::RedBall, CardKind::FreeKick, CardKind::Penalty, CardKind::RedBall]);
}

/// The coach finds nothing better than what the first lesson asks for.
#[test]
fn the_coach_charges_no_card_that_the_first_lesson_of_soccer_cards_asks_for() {
    let scenario = first_lesson();
    let live =
        named("soccer_cards").expect("a game").resume(&followed(&scenario)).expect("a record of this build");
    let outcome = live.outcome().expect("the lesson ends with the match");
    assert_eq!(outcome.score, BySeat::new(2, 1), "two goals, and one let in");
    let mut judged = 0;
    for position in live.review_positions(scenario.plan.learner_seat) {
        if position.n >= scenario.record.actions.len() {
            let verdict = position.evaluate(REVIEW_BUDGET);
            let better = verdict.best.first().map(|action| &action.name);
            assert!(
                verdict.cost <= 0.0,
                "{} costs {:.3} against {better:?}",
                verdict.chosen.name,
                verdict.cost
            );
            judged += 1;
        }
    }
    assert!(judged >= 7, "{judged}");
}
