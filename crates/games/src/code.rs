//! Match codes for all games: see [`engine::code`] for their format.

use super::GAMES;
use engine::code::{CheckedCode, CodeError};
use engine::{Record, RecordError};

/// Returns the match code of a record.
///
/// # Errors
/// If the game is not in this build; otherwise the first error in the record.
pub fn encode(record: &Record) -> Result<String, RecordError> {
    let game = GAMES.iter().find(|game| game.id() == record.game);
    game.ok_or_else(|| RecordError::Game { found: record.game.clone(), expected: super::ids() })?
        .encode_record(record)
}

/// Decodes a match code and checks the whole match.
///
/// # Errors
/// The first error in the code, with its position if it has one.
pub fn read(code: &str) -> Result<Record, CodeError> {
    let letters = CheckedCode::parse(code)?;
    let game = GAMES.iter().find(|game| game.code_number() == letters.game()).ok_or(CodeError::Game)?;
    game.read_code(&letters)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::dyn_game::DynGame;
    use ai::Difficulty;
    use engine::{BySeat, MatchRng};

    fn played(game: &dyn DynGame, options: &str, seed: u64, difficulties: [Difficulty; 2]) -> Record {
        let [home, away] = difficulties;
        let bot_match = game.arena(options).unwrap().play_match(seed, BySeat::new(home, away), true).unwrap();
        bot_match.record.unwrap()
    }

    /// Options that every game can be played with, apart from the defaults.
    fn options(id: &str) -> &'static [&'static str] {
        match id {
            "solitaire" => &["", "(duel: true)", "(duel: true, home_suit: S, away_suit: H)", "(short: true)"],
            "soccer52" => &["", "(blocking: Compulsory)", "(lone_goalie: Forbidden)", "(short: true)"],
            "soccer17" => &["", "(match: League, home_team: Brazil, away_team: Italy)", "(short: true)"],
            "soccer_cards" => &["", "(neutral: true)", "(short: true)"],
            "penalties" => &["", "(kicks: 3)", "(short: true)"],
            "soccer_go" => &["", "(before_pass: AnyTime)", "(short: true)"],
            _ => &[""],
        }
    }

    #[test]
    fn a_match_and_its_code() {
        for game in GAMES {
            for (k, options) in options(game.id()).iter().enumerate() {
                for seed in [3, 987_654_321, u64::MAX] {
                    let mut record = played(*game, options, seed, [Difficulty::Random, Difficulty::Rookie]);
                    for cut in [record.actions.len(), record.actions.len() / 2, k] {
                        record.actions.truncate(cut);
                        let code = encode(&record).unwrap();
                        let again = read(&code).unwrap();
                        assert_eq!((&again.game, again.seed), (&record.game, record.seed));
                        assert_eq!(again.actions, record.actions, "{}", game.id());
                        assert_eq!(encode(&again).unwrap(), code, "options are kept");
                        let typed = code.to_lowercase().replace('0', "o").replace('1', "l");
                        let typed = format!(" {}-\n{} ", &typed[..7], &typed[7..]);
                        assert_eq!(read(&typed).unwrap().text(), again.text());
                    }
                }
            }
        }
    }

    /// A change of the legal actions of a game, or of their order, changes its codes: then `Game::RULES` must be
    /// raised.
    #[test]
    fn golden_codes() {
        for game in GAMES {
            let mut record = played(*game, "", 1, [Difficulty::Random, Difficulty::Random]);
            record.actions.truncate(25);
            let (number, code) = (game.code_number(), encode(&record).unwrap());
            let line = (number, game.id(), code.as_str());
            assert!(
                GOLDEN.contains(&line),
                "GOLDEN lacks {line:?}; a new game takes a number that none has had"
            );
            assert_eq!(read(&code).unwrap().game, game.id());
        }
    }
    /// The number, id and code of each game that has been in the list. A number is never reused, because codes are
    /// kept outside the app.
    const GOLDEN: &[(u8, &str, &str)] = &[
        (0, "solitaire", "1014868XH880C6G5827N"),
        (1, "soccer52", "111486DE5HQK56H1RD157"),
        (2, "soccer17", "12148PMWK53FK4SM06GQ4XQJ"),
        (3, "soccer_cards", "131486WP0SD8EY946CERZ47VHMG"),
        (4, "soccer_go", "141486A01SV2WA3YYAVZS6WACBEQ"),
        (5, "penalties", "1514STXDD71Q5JMHEC2"),
    ];

    #[test]
    fn each_game_has_a_number_of_its_own() {
        let numbers: BTreeSet<u8> = GOLDEN.iter().map(|(number, ..)| *number).collect();
        assert_eq!(numbers.len(), GOLDEN.len(), "no number is given twice");
        assert!(numbers.iter().all(|number| *number < 31), "31 is the toy's");
        let (.., code) = GOLDEN[0];
        let stranger = format!("1Z{}", &code[2..code.len() - 6]);
        assert!(matches!(read(&engine::code::summed(&stranger)), Err(CodeError::Game)));
    }

    #[test]
    fn a_code_by_other_rules_is_refused() {
        for (_, game, code) in GOLDEN {
            let whole = &code[..code.len() - 6];
            assert_eq!(engine::code::summed(whole), *code);
            let other = format!("{}9{}", &whole[..2], &whole[3..]);
            let error = read(&engine::code::summed(&other)).unwrap_err();
            assert!(matches!(error, CodeError::Rules { found: 9, .. }), "{game}: {error}");
        }
    }

    #[test]
    fn errors_in_a_match_code_are_named() {
        let code = encode(&played(GAMES[2], "", 3, [Difficulty::Random, Difficulty::Random])).unwrap();
        let error_of = |code: &str| read(code).unwrap_err().to_string();
        for k in 0..code.len() {
            let mut letters: Vec<u8> = code.bytes().collect();
            let (right, wrong) = (letters[k], if letters[k] == b'7' { b'8' } else { b'7' });
            letters[k] = wrong;
            let error = error_of(std::str::from_utf8(&letters).unwrap());
            let expected =
                format!("letter {} is wrong: `{}` where `{}` belongs", k + 1, wrong as char, right as char);
            assert_eq!(error, expected);
            letters[k] = right;
            if k > 0 && letters[k - 1] != right {
                letters.swap(k - 1, k);
                let error = error_of(std::str::from_utf8(&letters).unwrap());
                assert_eq!(error, format!("letters {k} and {} have changed places", k + 1));
            }
        }
        assert!(error_of("").starts_with("no code"), "{}", error_of(""));
        assert!(error_of(&"A".repeat(5000)).contains("5000 letters"));
        assert_eq!(
            error_of(&format!("{}!", &code[..9])),
            "letter 10 is `!`: expected a digit or a letter other than U"
        );
        assert_eq!(error_of(&code[..code.len() - 2]), CodeError::Damaged.to_string());
        assert_eq!(error_of(&format!("{code}{code}")), CodeError::Damaged.to_string());
    }

    #[test]
    fn any_letters_are_a_match_or_a_reported_error() {
        let mut rng = MatchRng::new(7);
        for game in GAMES {
            let code = encode(&played(*game, "", 5, [Difficulty::Random, Difficulty::Random])).unwrap();
            for _ in 0..30 {
                let mut letters: Vec<u8> = code.bytes().collect();
                letters.truncate(4 + rng.index(letters.len() - 4));
                for _ in 0..rng.index(4) {
                    let at = 3 + rng.index(letters.len() - 3);
                    letters[at] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ"[rng.index(32)];
                }
                let mended = engine::code::summed(std::str::from_utf8(&letters).unwrap());
                if let Ok(record) = read(&mended) {
                    assert!(game.replay(&record).is_ok());
                }
            }
        }
    }

    const DUELS: [&str; 2] = [
        "(duel: true)",
        "(duel: true, home_suit: D, away_suit: C, kick_off_after_goal: Conceding, first_pick: WithoutBall)",
    ];

    /// Seeds drawn by chance take 13 letters. Codes come to 27 to 64 letters, in Soccer-Go to 130. Options that differ
    /// from the usual ones are written out: the longest codes are those of a Duel with all of its options changed, 208
    /// letters in most matches and 214 at most. (`cargo rules codes_are_short -- --nocapture` prints the lengths.)
    #[test]
    fn codes_are_short() {
        for (game, options) in GAMES.iter().map(|game| (*game, "")).chain(DUELS.map(|duel| (GAMES[0], duel)))
        {
            let difficulty = |k: u64| Difficulty::ALL[(k % 3) as usize];
            let seed = |k| engine::rng::mix(k, 0);
            let long = |k| {
                encode(&played(game, options, seed(k), [difficulty(k), difficulty(k / 3)])).unwrap().len()
            };
            let mut lengths: Vec<usize> = (0..40).map(long).collect();
            lengths.sort_unstable();
            println!(
                "{} {options}: {} to {}, half up to {}",
                game.id(),
                lengths[0],
                lengths[39],
                lengths[19]
            );
            assert!(lengths[39] <= 240, "{}: {} letters", game.id(), lengths[39]);
        }
    }
}
