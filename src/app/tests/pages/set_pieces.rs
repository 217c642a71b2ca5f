//! The training ground.

use super::super::prelude::*;
use super::super::set_pieces::{easiest, shipped};
use super::Tour;
use crate::session::set_pieces::{SetPiecePhase, SetPieceSession};
use store::SetPieceAttempts;
use words::testing::translations;

impl Tour {
    /// Checks the boards of all games, a set piece at the table in all of its phases, and the end of a session.
    pub(super) fn set_pieces(&mut self) {
        let all = shipped();
        for (k, game) in GAMES.iter().enumerate() {
            for (n, piece) in all.of(game.id()).enumerate() {
                let mut note = |right, clean| {
                    let id = (game.id(), piece.name.as_str());
                    self.test_app.set(|prefs| {
                        prefs.settings.profiles.set_pieces.note(None, id.0, id.1, right, clean);
                    });
                };
                match n % 4 {
                    0 => note(true, true),
                    1 => note(true, false),
                    2 => note(false, true),
                    _ => {}
                }
            }
            self.test_app.open(AppPage::SetPieces);
            self.test_app.until("the board", |test_app| {
                translations("Training session").iter().any(|label| test_app.offers(label))
            });
            if k > 0 {
                self.test_app.take(&game.info().title.shown());
            }
            self.page(&format!("set pieces of {}", game.id()));
            self.escape(None);
        }
        for game in GAMES {
            let piece = easiest(&all, game.id());
            let seat = piece.seat;
            let start = self
                .test_app
                .world()
                .resource_mut::<SetPieceSession>()
                .begin(vec![piece; 3], 0, true)
                .unwrap();
            self.test_app.start(start);
            self.test_app.until("a question", |test_app| test_app.asked().asks(seat));
            self.test_app.wait_until_idle();
            self.look(&format!("match of {}, the coach speaks of a set piece", game.id()));
            for phase in [SetPiecePhase::Wrong, SetPiecePhase::Right, SetPiecePhase::Solution] {
                let mut the_match = self.test_app.world().resource_mut::<TableMatch>();
                let of = the_match.set_piece.as_mut().unwrap();
                (of.phase, of.hinted, of.gained) = (phase, true, true);
                of.answer = of.piece.decision().named(&of.piece.answers[0]);
                self.look(&format!("match of {}, the coach speaks of a set piece, {phase:?}", game.id()));
            }
            // In the middle of a match scorers and notes of the game take the room that they have.
            self.faults.retain(|fault| !(fault.starts_with("match of") && fault.contains("does not grow")));
            let mut session = self.test_app.world().resource_mut::<SetPieceSession>();
            session.at = 3;
            session.ends = vec![
                SetPieceAttempts { tries: 1, solved: true, star: true },
                SetPieceAttempts { tries: 2, solved: true, star: false },
                SetPieceAttempts { tries: 2, solved: false, star: false },
            ];
            self.test_app.go(Navigate::Title(Some(AppPage::SetPieces)));
            self.test_app.frames(3);
            self.page(&format!("a training session in {}", game.id()));
            self.escape(None);
        }
    }
}
