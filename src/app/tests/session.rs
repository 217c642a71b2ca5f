//! Tests a match at the table from beginning to end: saving, bots, the coach, and that the table agrees with the view.

use super::prelude::*;
use crate::table::cards::zone::InZone;
use crate::table::cards::{HeldUpCards, difference};
use crate::table::motion::Pose;
use ai::ledger::LedgerSamples;
use career::honours::{HonourProgress, honour_progress};
use games::review::Advice;
use stage::reveal::{CardReveal, READ_SECS, ResultStamp};
use stage::scene::CardId;
use stage::step::AnimationStep;

/// Returns the differences between the cards on the table and what may be seen of the match.
fn fault(test_app: &mut TestApp) -> Option<String> {
    let truth = test_app.the_match().state.scene(test_app.seating().looking());
    let older = *test_app.get::<ShownScene>().0 != truth;
    let mut cards = test_app.app.world_mut().query::<(&TableCard, &InZone)>();
    let world = test_app.app.world();
    let lying = cards.iter(world).map(|(card, zone)| (card, world.get::<TableZone>(zone.0).unwrap().0.id));
    difference(&truth, lying).or_else(|| older.then(|| "an older scene".to_owned()))
}

#[test]
fn a_match_of_every_game_starts_with_its_cards_in_place() {
    let mut test_app = TestApp::new(1280, 720);
    for game in GAMES {
        let both = Audience { seat: Seat::Home, shared: true };
        let taking_part = game.seats_with("").unwrap();
        for (home, away, audience) in [
            (Controller::Human, ROOKIE, Audience { seat: Seat::Home, shared: false }),
            (ROOKIE, Controller::Human, Audience { seat: Seat::Away, shared: false }),
            (Controller::Human, Controller::Human, both),
        ] {
            let people = BySeat::new(home, away);
            let plays = |seat: Seat| taking_part.contains(seat) && people[seat] == Controller::Human;
            let expected = match (plays(Seat::Home), plays(Seat::Away)) {
                (true, false) => Audience { seat: Seat::Home, shared: false },
                (false, false) => both,
                _ => audience,
            };
            test_app.begin(game.id(), "", 5, home, away);
            assert_eq!(test_app.seating().audience, expected, "{}", game.id());
            assert_eq!(fault(&mut test_app), None, "{}", game.id());
            assert_eq!(test_app.the_match().outcome(), None);
        }
    }
    test_app.assert_sound("");
}

#[test]
fn a_match_of_every_game_reaches_its_result_without_a_desync() {
    let mut test_app = TestApp::instant(1280, 720);
    for game in GAMES {
        test_app.begin(game.id(), "", 11, RANDOM, RANDOM);
        test_app.until_result();
        assert!(test_app.the_match().outcome().is_some(), "{}", game.id());
        assert_eq!(fault(&mut test_app), None, "{}", game.id());
        assert!(test_app.kept(game.id()).is_none(), "{}: it is not in play any more", game.id());
    }
    test_app.assert_sound("");
}

#[test]
fn a_card_in_the_wrong_place_is_noticed_and_corrected() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.begin("soccer17", "", 5, Controller::Human, Controller::Human);
    let faults: [(&str, fn(&mut World, Entity)); 4] = [
        ("a wrong face", |world, card| world.get_mut::<TableCard>(card).unwrap().face = "s17/back".into()),
        ("a wrong place", |world, card| world.get_mut::<TableCard>(card).unwrap().index += 7),
        ("another zone", |world, card| {
            let here = world.get::<InZone>(card).unwrap().0;
            let mut zones = world.query_filtered::<Entity, With<TableZone>>();
            let other = zones.iter(world).find(|zone| *zone != here).unwrap();
            world.entity_mut(card).insert(InZone(other));
        }),
        ("a card is gone", |world, card| world.entity_mut(card).despawn()),
    ];
    for (n, (what, spoil)) in (0..).zip(faults) {
        assert_eq!((test_app.get::<DesyncCount>().0, fault(&mut test_app)), (n, None), "{what}");
        // While the last step of a queue still runs.
        let truth = test_app.the_match().state.scene(test_app.seating().looking());
        test_app.world().resource_mut::<Playback>().push([AnimationStep::new(truth, 0.5)]);
        test_app.frame();
        let mut cards = test_app.world().query_filtered::<Entity, With<TableCard>>();
        let card = cards.iter(test_app.world()).next().unwrap();
        spoil(test_app.world(), card);
        assert!(fault(&mut test_app).is_some(), "{what}");
        test_app.wait_until_idle();
        test_app.wait_until_idle();
        assert_eq!((test_app.get::<DesyncCount>().0, fault(&mut test_app)), (n + 1, None), "{what}");
    }
    assert!(!test_app.shows_no_error(), "a developer is told");
}

/// Lets two people play some turns of Soccer 17.
fn some_turns(test_app: &mut TestApp, turns: usize) {
    let goal = test_app.decided() + turns;
    while test_app.decided() < goal {
        let keys: Vec<KeyCode> = (Seat::BOTH.into_iter())
            .filter(|seat| test_app.asked().asks(*seat))
            .map(|seat| test_app.key_of(seat, 0))
            .collect();
        test_app.keys(&keys);
        test_app.wait_until_idle();
        let kept = test_app.kept("soccer17").unwrap();
        assert_eq!(
            kept.record.actions,
            test_app.the_match().state.record().actions,
            "saved after every move"
        );
    }
}

#[test]
fn an_unfinished_match_resumes_unchanged() {
    let mut test_app = TestApp::playing("soccer17", 5, Controller::Human);
    assert!(test_app.kept("soccer17").is_none(), "nothing was decided yet");
    some_turns(&mut test_app, 7);
    let (scene, decided) = (test_app.get::<ShownScene>().0.clone(), test_app.decided());
    let log = test_app.get::<HudState>().log.clone();
    assert!(log.len() > 3);
    test_app.title();
    assert_eq!(test_app.count::<TableCard>(), 0, "the table is cleared");
    // Out of the game and in again.
    let mut test_app = test_app.restarted();
    test_app.resume_newest();
    assert_eq!(
        (test_app.decided(), test_app.seating().controllers),
        (decided, BySeat::new(Controller::Human, Controller::Human))
    );
    assert_eq!(test_app.get::<ShownScene>().0, scene);
    assert_eq!(test_app.get::<HudState>().log, log, "the log is told again");
    assert_eq!((test_app.get::<DesyncCount>().0, fault(&mut test_app)), (0, None));
}

#[test]
fn a_decision_after_continue_is_saved() {
    let mut test_app = TestApp::playing("soccer17", 5, Controller::Human);
    some_turns(&mut test_app, 1);
    // The same number of decisions on as before it was left, without leaving the game: each is on the disk.
    for _ in 0..2 {
        test_app.resume_newest();
        some_turns(&mut test_app, 1);
    }
    let decided = test_app.decided();
    test_app.title();
    let all = test_app.all_kept();
    assert_eq!(all.iter().map(|kept| kept.record.actions.len()).collect::<Vec<_>>(), [decided]);
}

#[test]
fn a_resumed_match_is_archived_when_it_ends() {
    let mut test_app = TestApp::playing("penalties", 5, Controller::Human);
    test_app.decide();
    test_app.wait_until_idle();
    test_app.resume_newest();
    test_app.play_to_result();
    let record = test_app.the_match().state.record().clone();
    assert!(test_app.all_kept().is_empty(), "it is not in play any more");
    let folder = test_app.leave();
    let finished: Vec<_> = std::fs::read_dir(folder.path().join("finished")).unwrap().flatten().collect();
    let [file] = &finished[..] else { panic!("{} finished matches", finished.len()) };
    let filed = store::record_in(&std::fs::read_to_string(file.path()).unwrap()).unwrap();
    assert_eq!(filed.actions, record.actions);
}

#[test]
fn a_new_match_keeps_the_others_and_continue_resumes_the_newest() {
    let mut test_app = TestApp::instant(1280, 720);
    for (seed, game, turns) in [(5, "soccer17", 2), (6, "soccer17", 1), (7, "soccer17", 3)] {
        test_app.title();
        test_app.begin(game, "", seed, Controller::Human, Controller::Human);
        for _ in 0..turns {
            test_app.decide();
            test_app.wait_until_idle();
        }
    }
    test_app.title();
    let seeds: Vec<u64> = test_app.all_kept().iter().map(|kept| kept.record.seed).collect();
    assert_eq!(seeds, [7, 6, 5], "the newest first");
    test_app.key(KeyCode::KeyC);
    test_app.frames(3);
    assert_eq!(test_app.the_match().state.record().seed, 7);
    test_app.wait_until_idle();
    // Any other goes on from the list of all.
    test_app.title();
    test_app.key(KeyCode::KeyU);
    test_app.frames(2);
    assert_eq!(test_app.page(), Some(AppPage::Matches));
    test_app.take_nth("CONTINUE", 2);
    test_app.frames(3);
    assert_eq!(test_app.the_match().state.record().seed, 5);
}

#[test]
fn a_second_process_on_a_data_folder_reports_it_and_saves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let first = store::Store::at(folder.path().to_owned());
    let mut test_app = TestApp::on(folder, 1280, 720);
    assert!(test_app.get::<crate::flow::prefs::ReadOnlySession>().0);
    test_app.make_instant();
    test_app.begin("soccer17", "", 5, Controller::Human, Controller::Human);
    test_app.decide();
    test_app.wait_until_idle();
    assert_eq!(test_app.decided(), 1);
    let folder = test_app.leave();
    assert!(!folder.path().join("current").exists() && !folder.path().join("settings.ron").exists());
    drop(first);
}

#[test]
fn a_bot_takes_its_time_and_waits_while_a_page_is_open() {
    let mut test_app = TestApp::new(1280, 720);
    // The bot has won the toss.
    let lone = |seed: &u64| {
        let screen = Audience { seat: Seat::Home, shared: true };
        named("soccer17").unwrap().start("", *seed, screen).unwrap().0.seats_to_move()
            == SeatSet::one(Seat::Away)
    };
    test_app.begin("soccer17", "", (0..99).find(lone).unwrap(), Controller::Human, ROOKIE);
    assert_eq!(test_app.decided(), 0);
    test_app.go(Navigate::To(AppPage::Menu));
    for _ in 0..60 {
        test_app.frame();
        std::thread::sleep(Duration::from_millis(2));
    }
    assert_eq!(test_app.decided(), 0, "nobody decides while a page is open");
    test_app.go(Navigate::Close);
    test_app.frames(4);
    assert_eq!(test_app.decided(), 0, "a bot does not decide at once");
    test_app.until("the bot decides", |test_app| test_app.decided() == 1);
    assert_eq!(test_app.the_match().state.record().actions[0].0, Seat::Away);
}

#[test]
fn the_coach_gives_advice_and_reviews_decisions() {
    let mut test_app = TestApp::playing("penalties", 3, ROOKIE);
    test_app.frames(10);
    assert!(test_app.get::<Coach>().advice.is_none(), "it is not asked");
    test_app.key(KeyCode::F2);
    assert!(test_app.get::<Coach>().open);
    test_app.until("advice", |test_app| test_app.get::<Coach>().advice.is_some());
    let advice = test_app.get::<Coach>().advice.clone().unwrap();
    assert!(matches!(&advice, Advice::Best { actions, .. } if actions.len() == 3), "{advice:?}");
    assert!(test_app.get::<Coach>().verdict.is_none(), "nothing was done yet");
    test_app.press_option(Seat::Home, 0);
    test_app.until("a verdict", |test_app| test_app.get::<Coach>().verdict.is_some());
    assert_eq!(test_app.get::<Coach>().verdict.as_ref().unwrap().seat, Seat::Home);
    test_app.key(KeyCode::F2);
    assert!(!test_app.get::<Coach>().open);
}

/// The coach, asked in one match, is silent in the next, though that begins at the same table.
#[test]
fn coach_requests_end_with_their_match() {
    let mut test_app = TestApp::playing("penalties", 3, ROOKIE);
    test_app.frames(10);
    test_app.key(KeyCode::F2);
    assert!(test_app.get::<Coach>().open);
    test_app.begin("penalties", "", 4, Controller::Human, ROOKIE);
    test_app.frames(10);
    let coach = test_app.get::<Coach>();
    assert!(!coach.open && coach.advice.is_none() && coach.verdict.is_none());
}

/// Auto play chooses the cards that the coach names, whether asked before or after.
#[test]
fn auto_play_takes_the_coachs_advice() {
    let mut test_app = TestApp::playing("soccer52", 5, ROOKIE);
    test_app.until("two forwards to choose", |test_app| test_app.asked().picking[Seat::Home].is_some());
    test_app.key(KeyCode::F2);
    test_app.until("advice", |test_app| test_app.get::<Coach>().advice.is_some());
    let Some(Advice::Best { actions, .. }) = test_app.get::<Coach>().advice.clone() else {
        panic!("no advice")
    };
    test_app.press(Seat::Home, DecisionTarget::Suggest);
    test_app.frames(2);
    let mut chosen = test_app.asked().chosen[Seat::Home].clone();
    let mut named = actions[0].cards.clone();
    chosen.sort_unstable();
    named.sort_unstable();
    assert_eq!(chosen, named);
    assert_eq!(chosen.len(), 2);
}

#[test]
fn the_coach_is_silent_in_a_match_of_two_people() {
    let mut test_app = TestApp::playing("soccer17", 5, Controller::Human);
    test_app.key(KeyCode::F2);
    some_turns(&mut test_app, 3);
    for _ in 0..40 {
        test_app.frame();
        std::thread::sleep(Duration::from_millis(2));
    }
    let coach = test_app.get::<Coach>();
    assert!(coach.open && coach.silent);
    assert!(coach.advice.is_none() && coach.verdict.is_none());
}

/// Cards that met are shown at full size for as long as it takes to read them, and return to their places: also if the
/// show is skipped, with reduced motion, and at infinite speed.
#[test]
fn revealed_cards_are_enlarged_and_return_to_their_places() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.begin("soccer17", "", 5, Controller::Human, Controller::Human);
    let truth = test_app.the_match().state.scene(test_app.seating().looking());
    let open: Vec<CardId> =
        truth.cards.iter().filter(|card| !card.face.starts_with("back/")).map(|p| p.id).collect();
    let met = CardReveal::of(BySeat::new(vec![open[0]], vec![open[1]]));
    let met = met.stamp(ResultStamp::Stopped, Seat::Away, DisplayText::verbatim("Press stops a Dribble."));
    let step = AnimationStep::new(truth, 0.3).reveal(met);
    let show = |test_app: &mut TestApp| {
        test_app.world().resource_mut::<Playback>().push([step.clone()]);
        test_app.frame();
    };
    let sizes = |test_app: &mut TestApp| -> Vec<f32> {
        let mut cards = test_app.app.world_mut().query::<(&TableCard, &Pose)>();
        let held = cards.iter(test_app.app.world()).filter(|(card, _)| open[..2].contains(&card.id));
        held.map(|(_, pose)| pose.0.scale).collect()
    };
    let held = |test_app: &TestApp| test_app.get::<HeldUpCards>().0.len();
    let at_rest = sizes(&mut test_app);

    show(&mut test_app);
    let mut frames = 0;
    while held(&test_app) > 0 {
        test_app.frame();
        frames += 1;
        if frames == 10 {
            assert_eq!(sizes(&mut test_app), [1.0, 1.0]);
        }
        assert!(frames < 100, "it never goes back");
    }
    let held_for = frames as f32 * STEP.as_secs_f32();
    // As the stamp lands, everything stands still for a moment.
    assert!((READ_SECS - 0.1..READ_SECS + 0.6).contains(&held_for), "held for {held_for} s");
    test_app.wait_until_idle();
    assert_eq!((sizes(&mut test_app), fault(&mut test_app)), (at_rest.clone(), None));

    show(&mut test_app);
    assert_eq!(held(&test_app), 2);
    test_app.world().resource_mut::<Playback>().skip();
    test_app.frames(2);
    assert_eq!(held(&test_app), 0, "skipped");
    test_app.wait_until_idle();

    test_app.set(|prefs| prefs.settings.personal_mut().reduced_motion = true);
    test_app.frames(2);
    show(&mut test_app);
    test_app.frames(2);
    assert_eq!(sizes(&mut test_app), [1.0, 1.0], "there at once");
    test_app.wait_until_idle();
    assert_eq!(sizes(&mut test_app), at_rest);

    test_app.set(|prefs| prefs.settings.personal_mut().speed = 0.0);
    test_app.frames(2);
    show(&mut test_app);
    assert_eq!(held(&test_app), 0, "all at once");
    test_app.wait_until_idle();
    assert_eq!((test_app.get::<DesyncCount>().0, fault(&mut test_app)), (0, None));
}

/// A match of a person is saved with its time at the table and its report, which is computed in the background; its
/// honours agree with the archive.
#[test]
fn a_persons_match_gets_its_time_report_and_honours() {
    let mut test_app = TestApp::playing("penalties", 5, RANDOM);
    test_app.frames(3);
    // Under a page no time passes.
    test_app.open(AppPage::Menu);
    let before = test_app.secs().unwrap();
    test_app.frames(30);
    assert_eq!(test_app.secs(), Some(before));
    test_app.go(Navigate::Close);
    test_app.play_to_result();
    let id = test_app.the_match().match_id.clone();
    let secs = test_app.secs().unwrap();
    assert!(secs > before);
    test_app.until("the report is kept", |test_app| {
        test_app.get::<ReportJobs>().is_idle() && test_app.get::<ReportJobs>().saved == 1
    });
    let archive = test_app.get::<StoreHandle>().0.request_blocking(|store| store.archive(99)).unwrap();
    let archived = archive.matches.iter().find(|archived| archived.id == id).unwrap();
    assert_eq!(archived.secs, Some(secs as u32));
    let record = test_app.the_match().state.record();
    let bots = archived.bots();
    let made = test_app.the_match().game.ledger_against(record, LedgerSamples::REPORT, bots).unwrap();
    assert_eq!(archived.report_totals, Some(made.sums()));
    test_app.frames(9);
    assert_eq!(test_app.secs(), Some(secs), "what is over takes no time");
    let earned =
        |progress: &HonourProgress| progress.earned_in.as_ref().is_some_and(|archived| archived.id == id);
    let expected: Vec<_> = honour_progress(&archive.matches)
        .into_iter()
        .filter(earned)
        .map(|progress| progress.honour)
        .collect();
    test_app.until("honours are known", |test_app| test_app.get::<ReportJobs>().earned(&id) == expected);
    // A match between bots has no report, and earns nothing.
    test_app.begin("penalties", "", 6, ROOKIE, ROOKIE);
    test_app.until_result();
    test_app.frames(9);
    assert!(test_app.get::<ReportJobs>().is_idle() && test_app.get::<ReportJobs>().saved == 1);
}
