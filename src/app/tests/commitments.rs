//! Tests simultaneous choices against a bot: the bot commits to its choice before the person is asked, and reveals that
//! choice.

use super::prelude::*;
use stage::scene::ChoiceIndicator;

fn record(test_app: &TestApp) -> &Record {
    test_app.the_match().state.record()
}

/// Lets Home play that many decisions against a bot, or to the end. Returns how many choices of the bot were committed
/// to before Home was asked for its own.
fn play(test_app: &mut TestApp, decisions: usize) -> usize {
    let mut sealed = 0;
    let goal = test_app.decided_by_home().len() + decisions;
    let mut met = None;
    while test_app.decided_by_home().len() < goal {
        test_app.until("a question or the end", |test_app| {
            let joint = test_app.the_match().state.seats_to_move() == SeatSet::BOTH;
            assert!(!joint || !test_app.asked().asks(Seat::Home), "asked before the bot has chosen");
            test_app.the_match().outcome().is_some() || test_app.asked().asks(Seat::Home)
        });
        if test_app.the_match().outcome().is_some() {
            break;
        }
        let now = record(test_app).actions.len();
        if test_app.get::<ShownScene>().0.choice_indicators[Seat::Away] == ChoiceIndicator::Ready
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
        test_app.decide();
        test_app.frame();
    }
    sealed
}

#[test]
fn a_bot_commits_to_its_choice_before_the_person_is_asked() {
    let mut test_app = TestApp::instant(1280, 720);
    for game in GAMES {
        // Not alone, where one can play alone.
        let options = if game.id() == "solitaire" { "(duel: true)" } else { "" };
        test_app.begin(game.id(), options, 11, Controller::Human, ROOKIE);
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
    let mut test_app = TestApp::instant(1280, 720);
    test_app.world().write_message(friendly("penalties", 5, Controller::Human, ROOKIE));
    test_app.until("the match", |test_app| test_app.has::<TableMatch>());
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
    test_app.until_asked();
    assert_eq!((test_app.decided(), test_app.shows_no_error()), (1, true));
}

#[test]
fn an_unfinished_match_keeps_its_commitments() {
    let mut test_app = TestApp::playing("penalties", 5, ROOKIE);
    play(&mut test_app, 2);
    // Left while the bot's choice lies there.
    test_app.until_asked();
    let before = record(&test_app).clone();
    assert_eq!((before.actions.len(), before.check_commitments()), (5, Ok(4)));
    test_app.go(Navigate::Title(None));
    let mut test_app = test_app.restarted();
    test_app.resume_newest();
    assert_eq!(record(&test_app).text(), before.text(), "the same choice under the same seal");
    play(&mut test_app, 99);
    test_app.until_result();
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
    let mut test_app = TestApp::instant(1280, 720);
    for (home, away) in [(Controller::Human, Controller::Human), (ROOKIE, ROOKIE)] {
        test_app.begin("penalties", "", 5, home, away);
        test_app.frames(30);
        assert!(record(&test_app).commitments.is_empty());
    }
    test_app.begin("solitaire", "", 5, Controller::Human, ROOKIE);
    assert!(record(&test_app).commitments.is_empty(), "nobody plays against the one who plays alone");
}

/// A match begun by an older build resumes: choices from now on get commitments.
#[test]
fn a_match_of_an_older_build_gets_commitments_from_where_it_resumes() {
    let mut test_app = TestApp::instant(1280, 720);
    let screen = Audience { seat: Seat::Home, shared: true };
    let mut old = named("penalties").unwrap().start("", 5, screen).unwrap().0;
    for seat in Seat::BOTH {
        let action = old.offers(seat)[0].action.clone();
        old.submit(seat, &action, screen).unwrap();
    }
    let old = Record::parse(&old.record().text()).unwrap();
    assert!(old.commitments.is_empty());
    let controllers = BySeat::new(Controller::Human, ROOKIE);
    let start = StartMatch::from_record(named("penalties").unwrap(), &old, controllers);
    test_app.start(start);
    let sealed = play(&mut test_app, 2);
    assert_eq!((sealed, record(&test_app).check_commitments()), (2, Ok(2)));
    assert!(record(&test_app).commitments.seed.is_none(), "it was not sealed at kick-off");
}
