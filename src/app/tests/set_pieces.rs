//! Tests set pieces in the game: one is answered right and wrong by keys, and a training session is gone through.

use super::prelude::*;
use crate::session::set_pieces::{KnownSetPieces, SetPieceCommand, SetPiecePhase, SetPieceSession};
use set_pieces::{SESSION_LENGTH, SetPiece, SetPieceList};
use stage::action::DynAction;
use store::SetPieceAttempts;

/// Returns the set pieces of the checkout.
pub(super) fn shipped() -> Arc<SetPieceList> {
    let (read, errors) = SetPieceList::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"));
    assert!(errors.is_empty(), "{errors:?}");
    Arc::new(read)
}

/// Returns the easiest set piece of that game whose answers are single choices.
pub(super) fn easiest(all: &SetPieceList, game: &str) -> Arc<SetPiece> {
    Arc::new(all.of(game).next().unwrap().clone())
}

fn phase(test_app: &TestApp) -> Option<SetPiecePhase> {
    test_app.the_match().set_piece.as_ref().map(|of| of.phase)
}

fn reached(test_app: &TestApp, piece: &SetPiece) -> SetPieceAttempts {
    test_app.get::<Prefs>().settings.profiles.set_pieces.of(None, &piece.record.game, &piece.name)
}

/// Puts the set piece on the table, and waits for its question.
fn ask(test_app: &mut TestApp, piece: &Arc<SetPiece>) {
    let start = test_app.world().resource_mut::<SetPieceSession>().begin(vec![Arc::clone(piece); 2], 0, true);
    test_app.start(start.unwrap());
    until_asked(test_app, piece.seat);
}

fn until_asked(test_app: &mut TestApp, seat: Seat) {
    test_app.until("the question", |test_app| {
        phase(test_app) == Some(SetPiecePhase::Asked) && test_app.asked().asks(seat)
    });
    test_app.wait_until_idle();
}

/// Presses the key of that action.
fn answer(test_app: &mut TestApp, seat: Seat, action: &DynAction) {
    let offer = test_app.asked().offers[seat].iter().position(|offer| offer.action == *action).unwrap();
    test_app.press(seat, DecisionTarget::Offer(offer));
}

fn until_phase(test_app: &mut TestApp, wanted: SetPiecePhase) {
    test_app.until("the verdict", |test_app| phase(test_app) == Some(wanted));
    test_app.wait_until_idle();
    test_app.frames(2);
}

/// The matches that are saved, finished ones too.
fn saved(test_app: &TestApp) -> usize {
    test_app.all_kept().len()
}

#[test]
fn a_wrong_answer_is_taken_back_and_a_right_one_wins_the_star_by_keys() {
    let all = shipped();
    let mut test_app = TestApp::instant(1280, 720);
    for game in ["penalties", "soccer17"] {
        let piece = easiest(&all, game);
        ask(&mut test_app, &piece);
        answer(&mut test_app, piece.seat, &piece.tempting.action);
        until_phase(&mut test_app, SetPiecePhase::Wrong);
        assert!(test_app.reads().contains("There was something better."), "{}", test_app.reads());
        assert_eq!(reached(&test_app, &piece), SetPieceAttempts { tries: 1, solved: false, star: false });
        let decided = test_app.decided();
        assert!(decided > piece.record.actions.len(), "it is shown");
        test_app.key(KeyCode::Space);
        until_asked(&mut test_app, piece.seat);
        assert!(test_app.decided() <= piece.record.actions.len() + 1, "it is taken back");
        answer(&mut test_app, piece.seat, &piece.answers[0]);
        until_phase(&mut test_app, SetPiecePhase::Right);
        assert_eq!(reached(&test_app, &piece), SetPieceAttempts { tries: 2, solved: true, star: false });
        // The next one is one key away: here it is the same, and its first answer is right.
        test_app.key(KeyCode::Space);
        until_asked(&mut test_app, piece.seat);
        answer(&mut test_app, piece.seat, &piece.answers[0]);
        until_phase(&mut test_app, SetPiecePhase::Right);
        assert!(test_app.reads().contains("The star is yours."), "{}", test_app.reads());
        assert_eq!(reached(&test_app, &piece), SetPieceAttempts { tries: 3, solved: true, star: true });
        test_app.key(KeyCode::Space);
        test_app.until("the summary", |test_app| test_app.page() == Some(AppPage::SetPieces));
        test_app.frames(3);
        assert!(test_app.reads().contains("2 of 2 solved"), "{}", test_app.reads());
        assert_eq!(saved(&test_app), 0, "a set piece is not saved");
    }
    test_app.assert_sound("set pieces");
}

#[test]
fn a_hint_costs_the_star_and_the_answer_is_shown_on_request() {
    let all = shipped();
    let mut test_app = TestApp::instant(1280, 720);
    let piece = easiest(&all, "penalties");
    ask(&mut test_app, &piece);
    assert!(test_app.reads().contains("Hint: costs the star"), "{}", test_app.reads());
    let help = test_app.get::<Bindings>().key(InputAction::Coach).unwrap();
    test_app.key(help);
    test_app.frames(2);
    assert!(test_app.reads().contains("gone so far?"), "{}", test_app.reads());
    test_app.key(help);
    until_phase(&mut test_app, SetPiecePhase::Solution);
    assert_eq!(reached(&test_app, &piece).tries, 0, "nothing was answered");
    test_app.key(KeyCode::Backspace);
    until_asked(&mut test_app, piece.seat);
    answer(&mut test_app, piece.seat, &piece.answers[0]);
    until_phase(&mut test_app, SetPiecePhase::Right);
    assert_eq!(reached(&test_app, &piece), SetPieceAttempts { tries: 1, solved: true, star: false });
    assert!(!test_app.get::<Coach>().open, "the coach's key means something else here");
}

/// Every set piece is put on the table, answered and judged; what follows of the match is that of a determinization.
#[test]
fn set_pieces_of_all_games_play_out() {
    let all = shipped();
    let mut test_app = TestApp::instant(1280, 720);
    for game in GAMES {
        for piece in all.of(game.id()).step_by(12) {
            let piece = Arc::new(piece.clone());
            ask(&mut test_app, &piece);
            test_app.world().write_message(SetPieceCommand::Help);
            test_app.frames(2);
            test_app.world().write_message(SetPieceCommand::Help);
            until_phase(&mut test_app, SetPiecePhase::Solution);
            test_app.world().write_message(SetPieceCommand::Again);
            until_asked(&mut test_app, piece.seat);
            test_app.assert_sound(&format!("{piece:?}"));
        }
    }
}

#[test]
fn a_training_session_is_one_press_from_the_title() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.title();
    test_app.take("TRAINING");
    test_app.until_match();
    let session = test_app.get::<SetPieceSession>();
    assert_eq!((session.pieces.len(), session.at, session.is_counted), (SESSION_LENGTH, 0, true));
    assert!(test_app.get::<KnownSetPieces>().all().is_some());
    // The menu leads back to the training ground, and nothing is left of the match.
    test_app.frames(3);
    test_app.wait_until_idle();
    test_app.key(KeyCode::Escape);
    test_app.take("Leave the match");
    test_app.until("the page", |test_app| test_app.page() == Some(AppPage::SetPieces));
    assert_eq!(saved(&test_app), 0);
}
