//! Tests simultaneous choices against a bot: the bot commits to its choice before the person is asked, and reveals that
//! choice.

use bevy::prelude::*;

use super::TestApp;
use crate::flow::page::Navigate;
use crate::flow::start::StartMatch;
use crate::session::TableMatch;
use crate::session::ask::DecisionTarget;
use crate::session::commands::PlayerCommand;
use crate::table::cards::ShownScene;
use ai::Level;
use engine::{BySeat, Record, Seat, SeatSet};
use games::{GAMES, named};
use players::controller::Controller;
use stage::scene::{Audience, ChoiceLamp};
use store::BotPace;

const BOT: Controller = Controller::Bot(Level::Rookie);

fn record(test_app: &TestApp) -> &Record {
    test_app.the_match().live.record()
}

/// Makes Home's first possible decision.
fn decide(test_app: &mut TestApp) {
    let targets = test_app.asked().buttons(Seat::Home);
    let all = [DecisionTarget::Done, DecisionTarget::Suggest].into_iter().find(|all| targets.contains(all));
    let Some(target) = all.or(targets.first().copied()) else { return };
    let revision = test_app.asked().revision();
    test_app.world().write_message(PlayerCommand { seat: Seat::Home, target, revision });
    test_app.frame();
}

/// Returns a test app without animations.
fn instant() -> TestApp {
    let mut test_app = TestApp::new(1280, 720);
    test_app.set(|prefs| {
        prefs.settings.speed = 0.0;
        prefs.settings.pace = BotPace::Instant;
    });
    test_app
}

/// Lets Home play that many decisions against a bot, or to the end. Returns how many choices of the bot were committed
/// to before Home was asked for its own.
fn play(test_app: &mut TestApp, decisions: usize) -> usize {
    let mut sealed = 0;
    let made =
        |test_app: &TestApp| record(test_app).actions.iter().filter(|(seat, _)| *seat == Seat::Home).count();
    let goal = made(test_app) + decisions;
    let mut met = None;
    while made(test_app) < goal {
        test_app.until("a question or the end", |test_app| {
            let joint = test_app.the_match().live.owed() == SeatSet::BOTH;
            assert!(!joint || !test_app.asked().asks(Seat::Home), "asked before the bot has chosen");
            test_app.the_match().outcome().is_some() || test_app.asked().asks(Seat::Home)
        });
        if test_app.the_match().outcome().is_some() {
            break;
        }
        let now = record(test_app).actions.len();
        if test_app.get::<ShownScene>().0.lamps[Seat::Away] == ChoiceLamp::Ready
            && met.replace(now) != Some(now)
        {
            let (seat, _) = record(test_app).actions.last().unwrap();
            let last = record(test_app).commitments.choices.last().unwrap();
            assert_eq!(
                (*seat, last.seat, record(test_app).last_commitment(Seat::Away)),
                (Seat::Away, Seat::Away, Some(last.commitment))
            );
            sealed += 1;
        }
        decide(test_app);
    }
    sealed
}

#[test]
fn a_bot_commits_to_its_choice_before_the_person_is_asked() {
    let mut test_app = instant();
    for game in GAMES {
        // Not alone, where one can play alone.
        let options = if game.id() == "solitaire" { "(duel: true)" } else { "" };
        test_app.begin(game.id(), options, 11, Controller::Human, BOT);
        assert!(record(&test_app).commitments.seed.is_some(), "{}", game.id());
        let sealed = play(&mut test_app, 16);
        let commitments = &record(&test_app).commitments;
        assert_eq!(commitments.choices.len(), sealed, "{}", game.id());
        assert_eq!(record(&test_app).check_commitments(), Ok(1 + sealed), "{}", game.id());
        assert!(sealed > 0 || game.id() == "solitaire", "{}", game.id());
        assert!(test_app.shows_no_error(), "{}", game.id());
    }
}

#[test]
fn commands_sent_before_the_bot_has_committed_are_dropped() {
    let mut test_app = instant();
    let who = BySeat::new(Controller::Human, BOT);
    test_app.world().write_message(StartMatch::new(named("penalties").unwrap(), String::new(), Some(5), who));
    test_app.until("the match", |test_app| test_app.app.world().get_resource::<TableMatch>().is_some());
    let mut tried = 0;
    while test_app.sealing() {
        let revision = Some(test_app.the_match().revision);
        let instant = [DecisionTarget::Offer(0), DecisionTarget::Offer(1), DecisionTarget::Undo];
        let takes = instant.map(|target| PlayerCommand { seat: Seat::Home, target, revision });
        test_app.world().write_message_batch(takes);
        test_app.frame();
        tried += 1;
    }
    assert!(tried > 0);
    assert_eq!(record(&test_app).actions.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [Seat::Away]);
    assert!(record(&test_app).last_commitment(Seat::Away).is_some());
    test_app.until("home is asked", |test_app| test_app.asked().asks(Seat::Home));
    assert_eq!((test_app.decided(), test_app.shows_no_error()), (1, true));
}

#[test]
fn an_unfinished_match_keeps_its_commitments() {
    let mut test_app = instant();
    test_app.begin("penalties", "", 5, Controller::Human, BOT);
    play(&mut test_app, 2);
    // Left while the bot's choice lies there.
    test_app.until("home is asked", |test_app| test_app.asked().asks(Seat::Home));
    let before = record(&test_app).clone();
    assert_eq!((before.actions.len(), before.check_commitments()), (5, Ok(4)));
    test_app.go(Navigate::Title(None));
    let mut test_app = TestApp::on(test_app.leave(), 1280, 720);
    test_app.set(|prefs| prefs.settings.speed = 0.0);
    test_app.title();
    test_app.key(KeyCode::KeyC);
    test_app.frames(3);
    test_app.wait_until_idle();
    assert_eq!(record(&test_app).text(), before.text(), "the same choice under the same seal");
    play(&mut test_app, 99);
    test_app.until("the result", |test_app| test_app.at_result());
    let over = record(&test_app).clone();
    assert_eq!(over.check_commitments(), Ok(1 + over.actions.len() / 2));
    assert_eq!(over.commitments.choices[..3], before.commitments.choices[..]);
    test_app.frames(3);
    let folder = test_app.leave();
    let files: Vec<_> = std::fs::read_dir(folder.path().join("finished")).unwrap().flatten().collect();
    let [file] = &files[..] else { panic!("{} finished matches", files.len()) };
    let filed = store::record_in(&std::fs::read_to_string(file.path()).unwrap()).unwrap();
    assert_eq!((filed.text(), filed.check_commitments()), (over.text(), over.check_commitments()));
}

#[test]
fn no_commitment_is_made_unless_a_person_plays_a_bot() {
    let mut test_app = instant();
    for (home, away) in [(Controller::Human, Controller::Human), (BOT, BOT)] {
        test_app.begin("penalties", "", 5, home, away);
        test_app.frames(30);
        assert!(record(&test_app).commitments.is_empty());
    }
    test_app.begin("solitaire", "", 5, Controller::Human, BOT);
    assert!(record(&test_app).commitments.is_empty(), "nobody plays against the one who plays alone");
}

/// A match begun by an older build resumes: choices from now on get commitments.
#[test]
fn a_match_of_an_older_build_gets_commitments_from_where_it_resumes() {
    let mut test_app = instant();
    let screen = Audience { seat: Seat::Home, shared: true };
    let mut old = named("penalties").unwrap().start("", 5, screen).unwrap().0;
    for seat in Seat::BOTH {
        let action = old.offers(seat)[0].action.clone();
        old.submit(seat, &action, screen).unwrap();
    }
    let old = Record::parse(&old.record().text()).unwrap();
    assert!(old.commitments.is_empty());
    let who = BySeat::new(Controller::Human, BOT);
    let start = StartMatch::from_record(named("penalties").unwrap(), &old, who);
    test_app.start(start);
    let sealed = play(&mut test_app, 2);
    assert_eq!((sealed, record(&test_app).check_commitments()), (2, Ok(2)));
    assert!(record(&test_app).commitments.seed.is_none(), "it was not sealed at kick-off");
}
