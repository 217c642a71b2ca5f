//! Choices that both make at once, against a bot: its own is made and sealed before the person is asked, and what is
//! revealed is what was sealed.

use bevy::prelude::*;

use super::TestApp;
use crate::ai::Level;
use crate::controller::Controller;
use crate::engine::{BySeat, Record, Seat, SeatSet};
use crate::flow::page::Navigate;
use crate::flow::start::StartMatch;
use crate::games::{GAMES, named};
use crate::session::TableMatch;
use crate::session::ask::DecisionTarget;
use crate::session::commands::PlayerCommand;
use crate::stage::scene::{Audience, ChoiceLamp};
use crate::store::BotPace;
use crate::table::cards::ShownScene;

const BOT: Controller = Controller::Bot(Level::Rookie);

fn record(evening: &TestApp) -> &Record {
    evening.the_match().live.record()
}

/// Home decides, whatever is asked: the first that it may.
fn decide(evening: &mut TestApp) {
    let targets = evening.asked().buttons(Seat::Home);
    let all = [DecisionTarget::Done, DecisionTarget::Suggest].into_iter().find(|all| targets.contains(all));
    let Some(target) = all.or(targets.first().copied()) else { return };
    let revision = evening.asked().revision();
    evening.world().write_message(PlayerCommand { seat: Seat::Home, target, revision });
    evening.frame();
}

/// An evening at which everything happens at once.
fn hasty() -> TestApp {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| {
        prefs.settings.speed = 0.0;
        prefs.settings.pace = BotPace::Instant;
    });
    evening
}

/// Home, alone against a bot, plays on for so many of its decisions, or to the end. How many choices of the bot lay
/// sealed before home was asked for its own.
fn play(evening: &mut TestApp, decisions: usize) -> usize {
    let mut sealed = 0;
    let made =
        |evening: &TestApp| record(evening).actions.iter().filter(|(seat, _)| *seat == Seat::Home).count();
    let goal = made(evening) + decisions;
    let mut met = None;
    while made(evening) < goal {
        evening.until("a question or the end", |evening| {
            let joint = evening.the_match().live.owed() == SeatSet::BOTH;
            assert!(!joint || !evening.asked().asks(Seat::Home), "asked before the bot has chosen");
            evening.the_match().outcome().is_some() || evening.asked().asks(Seat::Home)
        });
        if evening.the_match().outcome().is_some() {
            break;
        }
        let now = record(evening).actions.len();
        if evening.get::<ShownScene>().0.lamps[Seat::Away] == ChoiceLamp::Ready
            && met.replace(now) != Some(now)
        {
            let (seat, _) = record(evening).actions.last().unwrap();
            let last = record(evening).seals.choices.last().unwrap();
            assert_eq!(
                (*seat, last.seat, record(evening).last_seal(Seat::Away)),
                (Seat::Away, Seat::Away, Some(last.seal))
            );
            sealed += 1;
        }
        decide(evening);
    }
    sealed
}

#[test]
fn a_bot_commits_to_its_choice_before_the_person_is_asked() {
    let mut evening = hasty();
    for game in GAMES {
        // Not alone, where one can play alone.
        let options = if game.id() == "solitaire" { "(duel: true)" } else { "" };
        evening.begin(game.id(), options, 11, Controller::Human, BOT);
        assert!(record(&evening).seals.seed.is_some(), "{}", game.id());
        let sealed = play(&mut evening, 16);
        let seals = &record(&evening).seals;
        assert_eq!(seals.choices.len(), sealed, "{}", game.id());
        assert_eq!(record(&evening).check_seals(), Ok(1 + sealed), "{}", game.id());
        assert!(sealed > 0 || game.id() == "solitaire", "{}", game.id());
        assert!(evening.quiet(), "{}", game.id());
    }
}

#[test]
fn commands_sent_before_the_bot_has_committed_are_dropped() {
    let mut evening = hasty();
    let who = BySeat::new(Controller::Human, BOT);
    evening.world().write_message(StartMatch::new(named("penalties").unwrap(), String::new(), Some(5), who));
    evening.until("the match", |evening| evening.app.world().get_resource::<TableMatch>().is_some());
    let mut tried = 0;
    while evening.sealing() {
        let revision = Some(evening.the_match().revision);
        let hasty = [DecisionTarget::Offer(0), DecisionTarget::Offer(1), DecisionTarget::Undo];
        let takes = hasty.map(|target| PlayerCommand { seat: Seat::Home, target, revision });
        evening.world().write_message_batch(takes);
        evening.frame();
        tried += 1;
    }
    assert!(tried > 0);
    assert_eq!(record(&evening).actions.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [Seat::Away]);
    assert!(record(&evening).last_seal(Seat::Away).is_some());
    evening.until("home is asked", |evening| evening.asked().asks(Seat::Home));
    assert_eq!((evening.decided(), evening.quiet()), (1, true));
}

#[test]
fn an_unfinished_match_keeps_its_commitments() {
    let mut evening = hasty();
    evening.begin("penalties", "", 5, Controller::Human, BOT);
    play(&mut evening, 2);
    // Left while the bot's choice lies there.
    evening.until("home is asked", |evening| evening.asked().asks(Seat::Home));
    let before = record(&evening).clone();
    assert_eq!((before.actions.len(), before.check_seals()), (5, Ok(4)));
    evening.go(Navigate::Title(None));
    let mut evening = TestApp::on(evening.leave(), 1280, 720);
    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.title();
    evening.key(KeyCode::KeyC);
    evening.frames(3);
    evening.wait_until_idle();
    assert_eq!(record(&evening).text(), before.text(), "the same choice under the same seal");
    play(&mut evening, 99);
    evening.until("the result", |evening| evening.at_result());
    let over = record(&evening).clone();
    assert_eq!(over.check_seals(), Ok(1 + over.actions.len() / 2));
    assert_eq!(over.seals.choices[..3], before.seals.choices[..]);
    evening.frames(3);
    let folder = evening.leave();
    let files: Vec<_> = std::fs::read_dir(folder.path().join("finished")).unwrap().flatten().collect();
    let [file] = &files[..] else { panic!("{} finished matches", files.len()) };
    let filed = crate::store::record_in(&std::fs::read_to_string(file.path()).unwrap()).unwrap();
    assert_eq!((filed.text(), filed.check_seals()), (over.text(), over.check_seals()));
}

#[test]
fn no_commitment_is_made_unless_a_person_plays_a_bot() {
    let mut evening = hasty();
    for (home, away) in [(Controller::Human, Controller::Human), (BOT, BOT)] {
        evening.begin("penalties", "", 5, home, away);
        evening.frames(30);
        assert!(record(&evening).seals.is_empty());
    }
    evening.begin("solitaire", "", 5, Controller::Human, BOT);
    assert!(record(&evening).seals.is_empty(), "nobody plays against the one who plays alone");
}

/// A match that an older build began goes on: what is chosen from now on is sealed.
#[test]
fn a_match_of_an_older_build_gets_commitments_from_where_it_resumes() {
    let mut evening = hasty();
    let screen = Audience { seat: Seat::Home, shared: true };
    let mut old = named("penalties").unwrap().start("", 5, screen).unwrap().0;
    for seat in Seat::BOTH {
        let action = old.offers(seat)[0].action.clone();
        old.submit(seat, &action, screen).unwrap();
    }
    let old = Record::parse(&old.record().text()).unwrap();
    assert!(old.seals.is_empty());
    let who = BySeat::new(Controller::Human, BOT);
    let start = StartMatch::from_record(named("penalties").unwrap(), &old, who);
    evening.start(start);
    let sealed = play(&mut evening, 2);
    assert_eq!((sealed, record(&evening).check_seals()), (2, Ok(2)));
    assert!(record(&evening).seals.seed.is_none(), "it was not sealed at kick-off");
}
