//! A match at the table from its beginning to its end: what is kept, what bots and the coach do, and that the table
//! shows what the view says.

use std::time::Duration;

use bevy::prelude::*;

use super::{STEP, TestApp};
use crate::ai::Level;
use crate::ai::ledger::LedgerSamples;
use crate::club::honours::{HonourProgress, standings};
use crate::controller::Controller;
use crate::engine::{BySeat, Seat, SeatSet};
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::StoreHandle;
use crate::flow::screen::Screen;
use crate::games::review::Advice;
use crate::games::{GAMES, named};
use crate::hud::HudState;
use crate::session::ask::DecisionTarget;
use crate::session::coach::Coach;
use crate::session::reports::ReportJobs;
use crate::session::sync::DesyncCount;
use crate::stage::beat::AnimationStep;
use crate::stage::reveal::{CardReveal, READ, ResultStamp};
use crate::stage::scene::Audience;
use crate::store::BotPace;
use crate::table::cards::zone::{InZone, TableZone};
use crate::table::cards::{HeldUpCards, ShownScene, TableCard, difference};
use crate::table::motion::Pose;
use crate::table::playback::Playback;
use crate::words::DisplayText;

const ROOKIE: Controller = Controller::Bot(Level::Rookie);

/// An evening at which everything happens at once.
fn hasty() -> TestApp {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| {
        prefs.settings.speed = 0.0;
        prefs.settings.pace = BotPace::Instant;
    });
    evening
}

/// What differs between the cards on the table and what may be seen of the match.
fn fault(evening: &mut TestApp) -> Option<String> {
    let truth = evening.the_match().live.scene(evening.seating().looking());
    let older = *evening.get::<ShownScene>().0 != truth;
    let mut cards = evening.app.world_mut().query::<(&TableCard, &InZone)>();
    let world = evening.app.world();
    let lying = cards.iter(world).map(|(card, zone)| (card, world.get::<TableZone>(zone.0).unwrap().0.id));
    difference(&truth, lying).or_else(|| older.then(|| "an older scene".to_owned()))
}

#[test]
fn a_match_of_every_game_starts_with_its_cards_in_place() {
    let mut evening = TestApp::new(1280, 720);
    for game in GAMES {
        let both = Audience { seat: Seat::Home, shared: true };
        let taking_part = game.seats_with("").unwrap();
        for (home, away, audience) in [
            (Controller::Human, ROOKIE, Audience { seat: Seat::Home, shared: false }),
            (ROOKIE, Controller::Human, Audience { seat: Seat::Away, shared: false }),
            (Controller::Human, Controller::Human, both),
        ] {
            let people = BySeat::new(home, away);
            let plays = |seat: Seat| taking_part.has(seat) && people[seat] == Controller::Human;
            let expected = match (plays(Seat::Home), plays(Seat::Away)) {
                (true, false) => Audience { seat: Seat::Home, shared: false },
                (false, false) => both,
                _ => audience,
            };
            evening.begin(game.id(), "", 5, home, away);
            assert_eq!(evening.seating().audience, expected, "{}", game.id());
            assert_eq!(fault(&mut evening), None, "{}", game.id());
            assert_eq!(evening.the_match().outcome(), None);
        }
    }
    assert_eq!(evening.get::<DesyncCount>().0, 0);
    assert!(evening.quiet());
}

#[test]
fn a_match_of_every_game_reaches_its_result_without_a_desync() {
    let mut evening = hasty();
    for game in GAMES {
        let any = Controller::Bot(Level::Random);
        evening.begin(game.id(), "", 11, any, any);
        evening.until(game.id(), |evening| evening.at_result());
        assert!(evening.the_match().outcome().is_some(), "{}", game.id());
        assert_eq!(fault(&mut evening), None, "{}", game.id());
        assert!(evening.kept(game.id()).is_none(), "{}: it is not in play any more", game.id());
    }
    assert_eq!(evening.get::<DesyncCount>().0, 0);
    assert!(evening.quiet());
}

#[test]
fn a_card_in_the_wrong_place_is_noticed_and_corrected() {
    let mut evening = TestApp::new(1280, 720);
    evening.begin("soccer17", "", 5, Controller::Human, Controller::Human);
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
        assert_eq!((evening.get::<DesyncCount>().0, fault(&mut evening)), (n, None), "{what}");
        // While the last beat of a queue still runs.
        let truth = evening.the_match().live.scene(evening.seating().looking());
        evening.world().resource_mut::<Playback>().push([AnimationStep::new(truth, 0.5)]);
        evening.frame();
        let mut cards = evening.world().query_filtered::<Entity, With<TableCard>>();
        let card = cards.iter(evening.world()).next().unwrap();
        spoil(evening.world(), card);
        assert!(fault(&mut evening).is_some(), "{what}");
        evening.wait_until_idle();
        evening.wait_until_idle();
        assert_eq!((evening.get::<DesyncCount>().0, fault(&mut evening)), (n + 1, None), "{what}");
    }
    assert!(!evening.quiet(), "a developer is told");
}

/// Two people play some turns of Soccer 17.
fn some_turns(evening: &mut TestApp, turns: usize) {
    let goal = evening.decided() + turns;
    while evening.decided() < goal {
        let keys: Vec<KeyCode> = (Seat::BOTH.into_iter())
            .filter(|seat| evening.asked().asks(*seat))
            .map(|seat| evening.key_of(seat, 0))
            .collect();
        evening.keys(&keys);
        evening.wait_until_idle();
        let kept = evening.kept("soccer17").unwrap();
        assert_eq!(kept.record.actions, evening.the_match().live.record().actions, "saved after every move");
    }
}

#[test]
fn an_unfinished_match_resumes_unchanged() {
    let mut evening = hasty();
    evening.begin("soccer17", "", 5, Controller::Human, Controller::Human);
    assert!(evening.kept("soccer17").is_none(), "nothing was decided yet");
    some_turns(&mut evening, 7);
    let (scene, decided) = (evening.get::<ShownScene>().0.clone(), evening.decided());
    let log = evening.get::<HudState>().log.clone();
    assert!(log.len() > 3);
    evening.go(Navigate::Title(None));
    evening.frames(2);
    assert_eq!(evening.screen(), Screen::Title);
    let mut cards = evening.world().query::<&TableCard>();
    assert_eq!(cards.iter(evening.world()).count(), 0, "the table is cleared");
    // Out of the game and in again.
    let mut evening = TestApp::on(evening.leave(), 1280, 720);
    evening.title();
    evening.key(KeyCode::KeyC);
    evening.frames(3);
    assert_eq!(evening.screen(), Screen::Match);
    evening.wait_until_idle();
    assert_eq!(
        (evening.decided(), evening.seating().who),
        (decided, BySeat::new(Controller::Human, Controller::Human))
    );
    assert_eq!(evening.get::<ShownScene>().0, scene);
    assert_eq!(evening.get::<HudState>().log, log, "the log is told again");
    assert_eq!((evening.get::<DesyncCount>().0, fault(&mut evening)), (0, None));
}

#[test]
fn a_decision_after_continue_is_saved() {
    let mut evening = hasty();
    evening.begin("soccer17", "", 5, Controller::Human, Controller::Human);
    some_turns(&mut evening, 1);
    // The same number of decisions on as before it was left, without leaving the game: each is on the disk.
    for _ in 0..2 {
        evening.title();
        evening.key(KeyCode::KeyC);
        evening.frames(3);
        evening.wait_until_idle();
        some_turns(&mut evening, 1);
    }
    let decided = evening.decided();
    evening.title();
    let all = evening.all_kept();
    assert_eq!(all.iter().map(|kept| kept.record.actions.len()).collect::<Vec<_>>(), [decided]);
}

#[test]
fn a_resumed_match_is_archived_when_it_ends() {
    let mut evening = hasty();
    evening.begin("penalties", "", 5, Controller::Human, Controller::Human);
    let key = |evening: &TestApp, seat| evening.key_of(seat, 0);
    let [home, away] = [key(&evening, Seat::Home), key(&evening, Seat::Away)];
    evening.keys(&[home, away]);
    evening.wait_until_idle();
    evening.title();
    evening.key(KeyCode::KeyC);
    evening.frames(3);
    evening.wait_until_idle();
    for _ in 0..60 {
        if evening.the_match().outcome().is_some() {
            break;
        }
        evening.keys(&[home, away]);
        evening.wait_until_idle();
    }
    let record = evening.the_match().live.record().clone();
    evening.frames(3);
    assert!(evening.all_kept().is_empty(), "it is not in play any more");
    let folder = evening.leave();
    let finished: Vec<_> = std::fs::read_dir(folder.path().join("finished")).unwrap().flatten().collect();
    let [file] = &finished[..] else { panic!("{} finished matches", finished.len()) };
    let filed = crate::store::record_in(&std::fs::read_to_string(file.path()).unwrap()).unwrap();
    assert_eq!(filed.actions, record.actions);
}

#[test]
fn a_new_match_keeps_the_others_and_continue_resumes_the_newest() {
    let mut evening = hasty();
    for (seed, game, turns) in [(5, "soccer17", 2), (6, "soccer17", 1), (7, "soccer17", 3)] {
        evening.title();
        evening.begin(game, "", seed, Controller::Human, Controller::Human);
        for _ in 0..turns {
            let seat = evening.the_match().live.owed().first().unwrap();
            let key = evening.key_of(seat, 0);
            let other = evening.key_of(!seat, 0);
            evening.keys(&[key, other]);
            evening.wait_until_idle();
        }
    }
    evening.title();
    let seeds: Vec<u64> = evening.all_kept().iter().map(|kept| kept.record.seed).collect();
    assert_eq!(seeds, [7, 6, 5], "the newest first");
    evening.key(KeyCode::KeyC);
    evening.frames(3);
    assert_eq!(evening.the_match().live.record().seed, 7);
    evening.wait_until_idle();
    // Any other goes on from the list of all.
    evening.title();
    evening.key(KeyCode::KeyU);
    evening.frames(2);
    assert_eq!(evening.page(), Some(crate::flow::page::AppPage::Matches));
    let third = evening.nth("PLAY ON", 2);
    evening.take_it(&third);
    evening.frames(3);
    assert_eq!(evening.the_match().live.record().seed, 5);
}

#[test]
fn a_second_process_on_a_data_folder_reports_it_and_saves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let first = crate::store::Store::at(folder.path().to_owned());
    let mut evening = TestApp::on(folder, 1280, 720);
    assert!(evening.get::<crate::flow::prefs::ReadOnlySession>().0);
    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.begin("soccer17", "", 5, Controller::Human, Controller::Human);
    let seat = evening.asked().seat().unwrap();
    let key = evening.key_of(seat, 0);
    evening.key(key);
    evening.wait_until_idle();
    assert_eq!(evening.decided(), 1);
    let folder = evening.leave();
    assert!(!folder.path().join("current").exists() && !folder.path().join("settings.ron").exists());
    drop(first);
}

#[test]
fn a_bot_takes_its_time_and_waits_while_a_page_is_open() {
    let mut evening = TestApp::new(1280, 720);
    // The bot has won the toss.
    let lone = |seed: &u64| {
        let screen = Audience { seat: Seat::Home, shared: true };
        named("soccer17").unwrap().start("", *seed, screen).unwrap().0.owed() == SeatSet::one(Seat::Away)
    };
    evening.begin("soccer17", "", (0..99).find(lone).unwrap(), Controller::Human, ROOKIE);
    assert_eq!(evening.decided(), 0);
    evening.go(Navigate::To(AppPage::Menu));
    for _ in 0..60 {
        evening.frame();
        std::thread::sleep(Duration::from_millis(2));
    }
    assert_eq!(evening.decided(), 0, "nobody decides while a page is open");
    evening.go(Navigate::Close);
    evening.frames(4);
    assert_eq!(evening.decided(), 0, "a bot does not decide at once");
    evening.until("the bot decides", |evening| evening.decided() == 1);
    assert_eq!(evening.the_match().live.record().actions[0].0, Seat::Away);
}

#[test]
fn the_coach_gives_advice_and_judges_what_was_done() {
    let mut evening = hasty();
    evening.begin("penalties", "", 3, Controller::Human, ROOKIE);
    evening.frames(10);
    assert!(evening.get::<Coach>().advice.is_none(), "it is not asked");
    evening.key(KeyCode::F2);
    assert!(evening.get::<Coach>().open);
    evening.until("advice", |evening| evening.get::<Coach>().advice.is_some());
    let advice = evening.get::<Coach>().advice.clone().unwrap();
    assert!(matches!(&advice, Advice::Best { ways, .. } if ways.len() == 3), "{advice:?}");
    assert!(evening.get::<Coach>().verdict.is_none(), "nothing was done yet");
    let key = evening.key_of(Seat::Home, 0);
    evening.key(key);
    evening.until("a verdict", |evening| evening.get::<Coach>().verdict.is_some());
    assert_eq!(evening.get::<Coach>().verdict.as_ref().unwrap().seat, Seat::Home);
    evening.key(KeyCode::F2);
    assert!(!evening.get::<Coach>().open);
}

/// Asked in one match, it is silent in the next, though that begins at the same table.
#[test]
fn coach_requests_end_with_their_match() {
    let mut evening = hasty();
    evening.begin("penalties", "", 3, Controller::Human, ROOKIE);
    evening.frames(10);
    evening.key(KeyCode::F2);
    assert!(evening.get::<Coach>().open);
    evening.begin("penalties", "", 4, Controller::Human, ROOKIE);
    evening.frames(10);
    let coach = evening.get::<Coach>();
    assert!(!coach.open && coach.advice.is_none() && coach.verdict.is_none());
}

/// The cards that the prompt chooses are those that the coach names, whether asked before or after.
#[test]
fn auto_play_takes_the_coachs_advice() {
    let mut evening = hasty();
    evening.begin("soccer52", "", 5, Controller::Human, ROOKIE);
    evening.until("two forwards to choose", |evening| evening.asked().picking[Seat::Home].is_some());
    evening.key(KeyCode::F2);
    evening.until("advice", |evening| evening.get::<Coach>().advice.is_some());
    let Some(Advice::Best { ways, .. }) = evening.get::<Coach>().advice.clone() else { panic!("no advice") };
    let auto = evening.key_to(Seat::Home, DecisionTarget::Suggest);
    evening.key(auto);
    evening.frames(2);
    let mut chosen = evening.asked().chosen[Seat::Home].clone();
    let mut named = ways[0].picks.clone();
    chosen.sort_unstable();
    named.sort_unstable();
    assert_eq!(chosen, named);
    assert_eq!(chosen.len(), 2);
}

#[test]
fn the_coach_is_silent_in_a_match_of_two_people() {
    let mut evening = hasty();
    evening.begin("soccer17", "", 5, Controller::Human, Controller::Human);
    evening.key(KeyCode::F2);
    some_turns(&mut evening, 3);
    for _ in 0..40 {
        evening.frame();
        std::thread::sleep(Duration::from_millis(2));
    }
    let coach = evening.get::<Coach>();
    assert!(coach.open && coach.silent);
    assert!(coach.advice.is_none() && coach.verdict.is_none());
}

/// What met is held up at its full size for as long as it takes to read it, and lies in its place afterwards: also
/// where it is skipped, where movement is reduced, and where everything happens at once.
#[test]
fn revealed_cards_are_held_up_and_return_to_their_places() {
    let mut evening = TestApp::new(1280, 720);
    evening.begin("soccer17", "", 5, Controller::Human, Controller::Human);
    let truth = evening.the_match().live.scene(evening.seating().looking());
    let open: Vec<u16> =
        truth.pieces.iter().filter(|piece| !piece.face.starts_with("back/")).map(|p| p.id).collect();
    let met = CardReveal::of(BySeat::new(vec![open[0]], vec![open[1]]));
    let met = met.stamp(ResultStamp::Stopped, Seat::Away, DisplayText::verbatim("Press stops a Dribble."));
    let beat = AnimationStep::new(truth, 0.3).reveal(met);
    let show = |evening: &mut TestApp| {
        evening.world().resource_mut::<Playback>().push([beat.clone()]);
        evening.frame();
    };
    let sizes = |evening: &mut TestApp| -> Vec<f32> {
        let mut cards = evening.app.world_mut().query::<(&TableCard, &Pose)>();
        let held = cards.iter(evening.app.world()).filter(|(card, _)| open[..2].contains(&card.id));
        held.map(|(_, pose)| pose.0.scale).collect()
    };
    let held = |evening: &TestApp| evening.get::<HeldUpCards>().0.len();
    let at_rest = sizes(&mut evening);

    show(&mut evening);
    let mut frames = 0;
    while held(&evening) > 0 {
        evening.frame();
        frames += 1;
        if frames == 10 {
            assert_eq!(sizes(&mut evening), [1.0, 1.0]);
        }
        assert!(frames < 100, "it never goes back");
    }
    let held_for = frames as f32 * STEP.as_secs_f32();
    assert!((READ - 0.1..READ + 0.5).contains(&held_for), "held for {held_for} s");
    evening.wait_until_idle();
    assert_eq!((sizes(&mut evening), fault(&mut evening)), (at_rest.clone(), None));

    show(&mut evening);
    assert_eq!(held(&evening), 2);
    evening.world().resource_mut::<Playback>().skip();
    evening.frames(2);
    assert_eq!(held(&evening), 0, "skipped");
    evening.wait_until_idle();

    evening.set(|prefs| prefs.settings.reduced_motion = true);
    evening.frames(2);
    show(&mut evening);
    evening.frames(2);
    assert_eq!(sizes(&mut evening), [1.0, 1.0], "there at once");
    evening.wait_until_idle();
    assert_eq!(sizes(&mut evening), at_rest);

    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.frames(2);
    show(&mut evening);
    assert_eq!(held(&evening), 0, "all at once");
    evening.wait_until_idle();
    assert_eq!((evening.get::<DesyncCount>().0, fault(&mut evening)), (0, None));
}

/// What is kept of a match of a person beside its record: how long it was at the table, and its report, which is made
/// beside the frame; and what it earned is what the archive says.
#[test]
fn a_persons_match_gets_its_time_report_and_honours() {
    let mut evening = hasty();
    evening.begin("penalties", "", 5, Controller::Human, Controller::Bot(Level::Random));
    evening.frames(3);
    // Under a page no time passes.
    evening.go(Navigate::To(AppPage::Menu));
    evening.frames(2);
    let before = evening.secs().unwrap();
    evening.frames(30);
    assert_eq!(evening.secs(), Some(before));
    evening.go(Navigate::Close);
    for _ in 0..2000 {
        if evening.at_result() {
            break;
        }
        if evening.asked().asks(Seat::Home) {
            let key = evening.key_of(Seat::Home, 0);
            evening.keys(&[key]);
        } else {
            evening.frame();
        }
    }
    let id = evening.the_match().kept.clone();
    let secs = evening.secs().unwrap();
    assert!(evening.at_result() && secs > before);
    evening.until("the report is kept", |evening| {
        evening.get::<ReportJobs>().idle() && evening.get::<ReportJobs>().kept == 1
    });
    let shelf = evening.get::<StoreHandle>().0.call_blocking(|store| store.archive(99)).unwrap();
    let kept = shelf.matches.iter().find(|kept| kept.id == id).unwrap();
    assert_eq!(kept.secs, Some(secs as u32));
    let record = evening.the_match().live.record();
    let bots = kept.bots();
    let made = evening.the_match().game.ledger_against(record, LedgerSamples::REPORT, bots).unwrap();
    assert_eq!(kept.worth, Some(made.sums()));
    evening.frames(9);
    assert_eq!(evening.secs(), Some(secs), "what is over takes no time");
    let earned = |standing: &HonourProgress| standing.with.as_ref().is_some_and(|kept| kept.id == id);
    let expected: Vec<_> =
        standings(&shelf.matches).into_iter().filter(earned).map(|standing| standing.honour).collect();
    evening.until("honours are known", |evening| evening.get::<ReportJobs>().earned(&id) == expected);
    // A match between bots has no report, and earns nothing.
    evening.begin("penalties", "", 6, ROOKIE, ROOKIE);
    evening.until("the result", |evening| evening.at_result());
    evening.frames(9);
    assert!(evening.get::<ReportJobs>().idle() && evening.get::<ReportJobs>().kept == 1);
}
