//! Tests a tour in the game: its page, its matches one after another, its helpers at the table, and its end.

use std::collections::BTreeSet;

use super::prelude::*;
use crate::session::tour::TourRuns;
use ::tour::{Heat, Perk, RunPhase, RunStep, Tour, TourMatch, TourRun};
use competition::FixtureResult;

/// Returns a step that can be taken now; a match ends with two goals to nothing.
fn any_step(run: &TourRun, wins: bool) -> RunStep {
    run.legal().into_iter().next().unwrap_or_else(|| {
        let seat = run.fixture().unwrap().seat;
        let winner = if wins { seat } else { !seat };
        let score = BySeat::from_fn(|side| if side == winner { 2 } else { 0 });
        let result = FixtureResult { winner: Some(winner), score, kicks: None };
        RunStep::Played(TourMatch { result, code: String::new() })
    })
}

/// Goes on, at least a step, until the run is at such a phase.
pub(super) fn to_phase(run: &mut TourRun, wins: bool, is_at: impl Fn(&RunPhase) -> bool) {
    loop {
        run.apply(any_step(run, wins)).unwrap();
        if is_at(run.phase()) || run.is_won().is_some() {
            return;
        }
    }
}

/// Plays to the bus after a stop, or to the end.
pub(super) fn end_stop(run: &mut TourRun, wins: bool) {
    to_phase(run, wins, |phase| matches!(phase, RunPhase::Bus(_)));
}

/// Returns the run after all its matches were won or lost.
pub(super) fn finished(mut run: TourRun, won: bool) -> TourRun {
    to_phase(&mut run, won, |phase| matches!(phase, RunPhase::Over { .. }));
    assert_eq!(run.is_won(), Some(won));
    run
}

fn run_of(number: u32) -> TourRun {
    TourRun::new(Tour::new(number, Heat::FIRST).unwrap())
}

/// Returns a run at the shootout of its first stop.
fn at_shootout() -> TourRun {
    let mut run = run_of(3);
    let is_shootout = |lane: &usize| run.map().stops[0][*lane].legs[0].game.id == "penalties";
    let lane = (0..2).find(is_shootout).unwrap();
    run.apply(RunStep::Way(lane)).unwrap();
    run
}

fn put(test_app: &mut TestApp, run: TourRun) {
    test_app.world().resource_mut::<TourRuns>().put(run);
    test_app.open(AppPage::Tour);
    test_app.frames(3);
}

fn run(test_app: &TestApp) -> &TourRun {
    &test_app.get::<TourRuns>().all()[0].run
}

#[test]
fn a_tour_is_begun_left_and_gone_on_with_over_two_stops() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.open(AppPage::Tour);
    test_app.frames(3);
    assert!(test_app.reads().contains("Nine stops, six games."), "{}", test_app.reads());
    test_app.take("ON THE ROAD");
    test_app.take("START HEAT 1");
    test_app.frames(3);
    for stop in 1..=2 {
        let way = {
            let run = run(&test_app);
            let RunPhase::Way(lanes) = run.phase() else { panic!("{:?}", run.phase()) };
            let node = run.map().node(run.stop(), lanes[0]).unwrap();
            let game = node.legs[0].dyn_game().unwrap();
            format!(
                "{} against {}",
                game.info().title.shown(),
                game.opponent(node.legs[0].opponent).called().shown()
            )
        };
        test_app.take(&way);
        test_app.frames(3);
        let due = run(&test_app).fixture().unwrap();
        test_app.take("KICK OFF");
        test_app.until_match();
        let record = test_app.the_match().state.record().clone();
        assert_eq!((record.game.as_str(), record.seed), (due.leg.game.id.as_str(), due.seed));
        assert_eq!(test_app.seating().controllers[due.seat], Controller::Human);
        test_app.play_until("a decision", |test_app| test_app.decided() > 0);
        test_app.frames(3);
        let begun = test_app.the_match().match_id.clone();
        // The game is ended and begun again in the middle of the match; the title leads back to it.
        let mut again = test_app.restarted();
        again.until("the match in play", |test_app| test_app.offers("CONTINUE TOUR"));
        again.take("CONTINUE TOUR");
        again.until_match();
        assert_eq!(again.the_match().match_id, begun);
        again.play_to_result();
        again.frames(3);
        let won = again.the_match().outcome().unwrap().winner == Some(due.seat);
        let left = if won { 3 } else { 2 };
        assert_eq!(run(&again).played().len(), stop);
        assert_eq!(run(&again).played()[stop - 1].won, won);
        if stop == 1 {
            assert_eq!(run(&again).lives(), left, "a defeat costs a life");
        }
        again.take("THE TOUR GOES ON");
        again.until("the page", |test_app| test_app.page() == Some(AppPage::Tour));
        again.frames(3);
        assert!(again.reads().contains("Who gets on the bus?"), "{}", again.reads());
        let RunPhase::Bus(offers) = run(&again).phase().clone() else { panic!("no bus") };
        // The number of the tour is drawn. These helpers ask something of their own before or after a match.
        let asks = |perk: &Perk| matches!(perk, Perk::Captain | Perk::GaffersOption | Perk::Substitute);
        let boards = *offers.iter().find(|perk| !asks(perk)).expect("no two helpers work in the same way");
        again.take(&boards.title().shown());
        again.frames(3);
        assert_eq!(run(&again).bus().last().map(|seated| seated.perk), Some(boards));
        if !won {
            return;
        }
        test_app = again.restarted();
        test_app.open(AppPage::Tour);
        test_app.frames(3);
    }
}

#[test]
fn the_coach_stays_at_home_without_an_analyst_and_answers_three_times_with_one() {
    for answers in [0_u32, 3] {
        let mut test_app = TestApp::instant(1280, 720);
        let first = at_shootout().steps()[0].clone();
        let start = run_of(3);
        let mut run = if answers > 0 { start.with_perk(Perk::Analyst) } else { start };
        run.apply(first).unwrap();
        put(&mut test_app, run);
        test_app.take("KICK OFF");
        test_app.until_match();
        test_app
            .until("a question", |test_app| Seat::BOTH.into_iter().any(|seat| test_app.asked().asks(seat)));
        assert_eq!(test_app.get::<Coach>().answers_left, Some(answers));
        test_app.key(KeyCode::F2);
        test_app.frames(2);
        if answers == 0 {
            assert!(test_app.get::<Coach>().is_closed() && test_app.get::<Coach>().advice.is_none());
            continue;
        }
        test_app.until("an answer", |test_app| test_app.get::<Coach>().advice.is_some());
        assert_eq!(test_app.get::<Coach>().answers_left, Some(2));
        // Who leaves the match and goes on with it has no answer more.
        test_app.go(Navigate::Title(None));
        test_app.until("the match in play", |test_app| test_app.offers("CONTINUE TOUR"));
        test_app.take("CONTINUE TOUR");
        test_app.until_match();
        test_app.frames(3);
        assert_eq!(test_app.get::<Coach>().answers_left, Some(2));
    }
}

#[test]
fn a_match_of_a_tour_is_not_begun_again_and_says_no_habit() {
    let mut test_app = TestApp::instant(1280, 720);
    put(&mut test_app, at_shootout());
    let line = {
        let due = run(&test_app).fixture().unwrap();
        due.leg.dyn_game().unwrap().opponent(due.leg.opponent).line.shown()
    };
    assert!(!test_app.reads().contains(&line));
    test_app.take("KICK OFF");
    test_app.until_match();
    test_app.go(Navigate::To(AppPage::Menu));
    test_app.frames(3);
    assert!(!test_app.reads().contains(&line), "{}", test_app.reads());
    assert!(test_app.the_match().tour.is_some() && test_app.the_match().occasion.is_some());
    // With a scout the page says it before the match.
    let mut test_app = TestApp::instant(1280, 720);
    let mut scouted = run_of(3).with_perk(Perk::Scout);
    scouted.apply(at_shootout().steps()[0].clone()).unwrap();
    put(&mut test_app, scouted);
    assert!(test_app.reads().contains(&line), "{}", test_app.reads());
}

#[test]
fn a_stop_in_sight_is_told_in_words_under_the_pointer() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.watch();
    put(&mut test_app, run_of(7));
    let mut told = BTreeSet::new();
    for y in (150..560).step_by(60) {
        for x in (130..1800).step_by(80) {
            test_app.point(DesignPoint::new(x as f32, y as f32));
            test_app.frame();
            told.extend(
                test_app.text().into_iter().filter(|text| text.starts_with("Stop ") && !text.contains(':')),
            );
        }
    }
    assert_eq!(told.into_iter().collect::<Vec<_>>(), ["Stop 1", "Stop 2"]);
}

#[test]
fn the_end_of_a_tour_leads_to_the_next_and_opens_a_heat() {
    let mut test_app = TestApp::instant(1280, 720);
    put(&mut test_app, finished(run_of(4), true));
    let text = test_app.reads();
    assert!(text.contains("THE CUP IS YOURS") && text.contains("Heat 2 is open."), "{text}");
    test_app.take("Heats");
    test_app.frames(3);
    test_app.take("START HEAT 2");
    test_app.frames(3);
    assert_eq!(run(&test_app).tour().heat().number(), 2);
    test_app.go(Navigate::Title(None));
    put(&mut test_app, finished(run_of(4), false));
    assert!(test_app.reads().contains("OUT AT STOP 3"), "{}", test_app.reads());
    test_app.take("PLAY AGAIN");
    test_app.frames(3);
    assert_eq!((run(&test_app).is_won(), run(&test_app).steps().len()), (None, 0));
}

#[test]
fn a_tour_that_is_given_up_is_gone() {
    let mut test_app = TestApp::instant(1280, 720);
    put(&mut test_app, run_of(5));
    test_app.take("Give up this tour");
    test_app.take("Continue");
    assert_eq!(test_app.get::<TourRuns>().all().len(), 1);
    test_app.take("Give up this tour");
    test_app.take("Yes, give it up");
    test_app.frames(3);
    assert!(test_app.get::<TourRuns>().all().is_empty());
}

/// Report: giving up after 45 minutes left nothing.
#[test]
fn a_tour_that_is_given_up_after_a_stop_ends_on_its_page_and_stays_in_the_club_house() {
    let mut test_app = TestApp::instant(1280, 720);
    let mut given_up = run_of(5);
    end_stop(&mut given_up, true);
    given_up.apply(RunStep::Nobody).unwrap();
    put(&mut test_app, given_up);
    test_app.take("Give up this tour");
    test_app.take("Yes, give it up");
    test_app.frames(3);
    assert!(test_app.reads().contains("OUT AT STOP 2"), "{}", test_app.reads());
    assert_eq!(run(&test_app).is_won(), Some(false));
    test_app.go(Navigate::Title(Some(AppPage::ClubHouse)));
    test_app.frames(3);
    test_app.take("Tours");
    test_app.frames(3);
    assert!(test_app.reads().contains("out at stop 2"), "{}", test_app.reads());
}

/// Names people, of whom the first two play.
fn name_people(test_app: &mut TestApp, names: &[&str]) {
    test_app.set(|prefs| {
        for (place, name) in names.iter().enumerate() {
            assert!(prefs.settings.rename_person(place, PersonName::parse(name).unwrap()));
        }
    });
    test_app.frames(3);
}

#[test]
fn two_people_play_a_tour_in_turn_with_deals_of_their_own() {
    let mut test_app = TestApp::instant(1280, 720);
    name_people(&mut test_app, &["Anna", "Ben"]);
    test_app.open(AppPage::Tour);
    test_app.frames(3);
    test_app.take("ON THE ROAD");
    test_app.take("Two, taking turns");
    test_app.frames(2);
    assert!(test_app.reads().contains("Anna and Ben play stop by stop"), "{}", test_app.reads());
    test_app.take("START HEAT 1");
    test_app.frames(3);
    let turn = |test_app: &TestApp| {
        let runs = test_app.get::<TourRuns>();
        let [second, first] = runs.all() else { panic!("two runs") };
        assert_eq!(first.run.tour(), second.run.tour());
        let saved = runs.in_turn(first);
        (saved.id.clone(), saved.person.clone().map(String::from).unwrap())
    };
    let mut seeds = Vec::new();
    for name in ["Anna", "Ben", "Anna"] {
        assert!(test_app.reads().contains(&format!("{name}’s turn")), "{name}: {}", test_app.reads());
        let (id, person) = turn(&test_app);
        assert_eq!(person, name);
        test_app.world().resource_scope(|world, mut runs: Mut<TourRuns>| {
            runs.take_step(&id, RunStep::Way(0), world.resource::<StoreHandle>());
        });
        test_app.frames(3);
        let due = test_app.get::<TourRuns>().get(&id).unwrap().run.fixture().unwrap();
        seeds.push(due.seed);
        test_app.take("KICK OFF");
        test_app.until_match();
        assert_eq!(test_app.seating().people[due.seat].as_ref().map(PersonName::as_str), Some(name));
        test_app.play_to_result();
        test_app.frames(3);
        test_app.take("THE TOUR GOES ON");
        test_app.until("the page", |test_app| test_app.page() == Some(AppPage::Tour));
        test_app.frames(3);
        test_app.take("Take nobody");
        test_app.frames(3);
    }
    assert_ne!(seeds[0], seeds[1], "the same stop has other cards for the second one");
}

#[test]
fn a_tour_of_a_number_is_begun_by_typing_it() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.open(AppPage::Tour);
    test_app.frames(3);
    test_app.take("ON THE ROAD");
    test_app.take("By number");
    test_app.frames(3);
    test_app.write_lines(&["4711"]);
    test_app.frames(3);
    test_app.take("START HEAT 1");
    test_app.frames(3);
    assert_eq!(run(&test_app).tour().number(), 4711);
}

#[test]
fn a_match_for_which_a_tour_waits_is_not_deleted_alone_but_with_the_tour() {
    let mut test_app = TestApp::instant(1280, 720);
    put(&mut test_app, at_shootout());
    test_app.take("KICK OFF");
    test_app.until_match();
    test_app.play_until("a decision", |test_app| test_app.decided() > 0);
    test_app.frames(3);
    test_app.go(Navigate::Title(Some(AppPage::Matches)));
    test_app.until("the match", |test_app| test_app.reads().contains("Tour: stop 1 of 9"));
    assert!(!test_app.offers("Delete"), "{}", test_app.reads());
    test_app.go(Navigate::Title(Some(AppPage::Tour)));
    test_app.frames(3);
    test_app.take("Give up this tour");
    test_app.take("Yes, give it up");
    test_app.frames(3);
    test_app.go(Navigate::Title(Some(AppPage::Matches)));
    test_app.frames(3);
    assert!(!test_app.reads().contains("Tour: stop"), "{}", test_app.reads());
}

#[test]
fn the_club_house_tells_of_tours() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.world().resource_mut::<TourRuns>().put(finished(run_of(4), true));
    test_app.world().resource_mut::<TourRuns>().put(finished(run_of(5), false));
    test_app.go(Navigate::Title(Some(AppPage::ClubHouse)));
    test_app.frames(3);
    test_app.take("Tours");
    test_app.frames(3);
    let text = test_app.reads();
    for words in ["HARDEST HEAT", "From 2 tours.", "Tour 4, heat 1", "out at stop 3"] {
        assert!(text.contains(words), "{words}: {text}");
    }
}
