//! Lesson, rules page and coach agree: the coach charges no split that a lesson teaches.

use std::path::Path;

use engine::{Record, Seat};
use games::named;
use games::review::{DecisionReview, TRIES};
use levels::{Scenario, ScenarioList};

/// Returns the record of a lesson that was followed to its end.
fn followed(level: &Scenario) -> Record {
    let mut record = level.record.clone();
    for step in &level.plan.steps {
        let own = step.play.first().map(|action| (level.plan.pupil, action.clone()));
        let replies = step.replies.iter().map(|action| (!level.plan.pupil, action.clone()));
        record.actions.extend(own.into_iter().chain(replies).chain(step.meanwhile.iter().cloned()));
    }
    record
}

/// Returns the coach's verdicts on the splits of that seat.
fn splits(record: &Record, seat: Seat) -> Vec<DecisionReview> {
    let live = named("soccer_cards").expect("a game").resume(record).expect("a record of this build");
    let positions = live.review_positions(seat);
    let split = |n: usize| record.actions[n].1.starts_with("Split");
    positions.iter().filter(|position| split(position.n)).map(|position| position.evaluate(TRIES)).collect()
}

#[test]
fn sc_5_the_coach_charges_no_split_of_a_lesson() {
    let assets = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets"));
    let (levels, errors) = ScenarioList::read(assets);
    assert!(errors.is_empty(), "{errors:?}");
    let mut judged = 0;
    for level in levels.of("soccer_cards") {
        // The first lesson talks about the split before it; other lessons begin after cards that nobody chose well.
        let told = if level.name == "first-match" { 0 } else { level.record.actions.len() };
        let verdicts = splits(&followed(level), level.plan.pupil);
        for verdict in verdicts.iter().filter(|verdict| verdict.n >= told) {
            let (done, better) = (&verdict.done.name, verdict.best.first().map(|way| &way.name));
            assert!(
                verdict.cost <= 0.0,
                "{}: {done} costs {:.3} against {better:?}",
                level.name,
                verdict.cost
            );
            judged += 1;
        }
    }
    assert!(judged >= 2, "{judged}");
}
