//! Match codes: a whole match in a few letters, to be copied, sent and typed.
//!
//! A code is a number in mixed radix, lowest digit first: version, game, rules, seed, options, then each decision as
//! its index among the legal actions. A forced decision therefore takes no room. The number is written in the 32
//! letters of Crockford's alphabet, followed by a checksum of six letters, which is enough to locate one wrong letter.
//!
//! The meaning of a code depends on the order of the legal actions: who changes what a game allows must raise
//! [`Game::RULES`]. Golden codes of every game, in `games::code`, fail otherwise.

use num_bigint::BigUint;
use serde_json::{Map, Value};

use super::{Game, LegalListing, NullSink, Record, RecordError, Seat, SeatSet};

/// The version of codes that this build writes and reads.
pub const CODE_VERSION: u8 = 1;
/// Crockford's alphabet; I and L are read as 1, O as 0, small letters as large ones.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Number of checksum letters at the end of a code.
const CHECK: usize = 6;
/// Number of letters at the beginning: one each for version, game and rules.
const HEAD: usize = 3;
/// Maximum letters of a code, far above what any match needs.
const MAX_LETTERS: usize = 4096;
/// Maximum decisions of a decoded match, far above what any match takes.
const MAX_DECISIONS: usize = 20_000;

/// The reason why a code cannot be used. Letters are counted from 1, without blanks and hyphens.
#[derive(Clone, Debug, thiserror::Error)]
pub enum CodeError {
    /// The text is empty or much too short.
    #[error("no code: expected at least {} letters and digits", HEAD + CHECK)]
    Short,
    /// The text is far too long.
    #[error("no code: {0} letters, where the longest has {MAX_LETTERS}")]
    Long(usize),
    /// A character does not belong to the alphabet.
    #[error("letter {at} is `{}`: expected a digit or a letter other than U", base::reading::sanitized(&found.to_string()))]
    Strange {
        /// Position of the character, from 1.
        at: usize,
        /// The character found.
        found: char,
    },
    /// One letter is wrong.
    #[error("letter {at} is wrong: `{found}` where `{expected}` belongs")]
    Letter {
        /// Position of the letter, from 1.
        at: usize,
        /// The letter found.
        found: char,
        /// The letter that makes the checksum right.
        expected: char,
    },
    /// Two neighbouring letters are swapped.
    #[error("letters {at} and {} have changed places", at + 1)]
    Swapped {
        /// Position of the first of the two, from 1.
        at: usize,
    },
    /// More than one letter or one pair is wrong.
    #[error("the code does not add up: letters are missing, or more than one is wrong")]
    Damaged,
    /// The code has another format version.
    #[error("a code of version {found}: this game reads version {CODE_VERSION}")]
    Version {
        /// The format version found.
        found: u8,
    },
    /// The code is of a game that this build does not have.
    #[error("a code of a game that is not known here")]
    Game,
    /// The code is of another version of the game's rules.
    #[error("a code of {game} by rules of version {found}: this game plays by version {expected}")]
    Rules {
        /// [`Game::ID`].
        game: &'static str,
        /// The rules version found.
        found: u8,
        /// [`Game::RULES`].
        expected: u8,
    },
    /// The checksum is right, but the digits encode no match.
    #[error("the code spells no match: {0}")]
    NoMatch(String),
}

impl From<RecordError> for CodeError {
    fn from(error: RecordError) -> Self {
        Self::NoMatch(error.to_string())
    }
}

/// Returns the letters of a code as it was copied or typed: without blanks of any kind and hyphens, and without quotes
/// and full stops around it.
pub fn letters_in(text: &str) -> impl Iterator<Item = char> + '_ {
    let blank = |c: char| {
        let unseen = matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}');
        c.is_whitespace() || unseen || matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
    };
    let around = move |c: char| {
        let quote = matches!(
            c,
            '"' | '\'' | '`' | '\u{ab}' | '\u{bb}' | '\u{2018}'..='\u{201f}' | '\u{2039}' | '\u{203a}'
        );
        blank(c) || quote || c == '.'
    };
    text.trim_matches(around).chars().filter(move |c| !blank(*c))
}

/// Returns true if the text is long enough for a code and has nothing in it that no code has, such as the point in the
/// name of a file. Nothing more is checked.
#[must_use]
pub fn is_like_a_code(text: &str) -> bool {
    letters_in(text).all(|c| c.is_ascii_alphanumeric()) && letters_in(text).nth(HEAD + CHECK - 1).is_some()
}

/// One digit: its value and its base. A digit of base 1 takes no room.
pub type MixedRadixDigit = (u32, u32);

/// The letters of a code whose checksum is right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedCode(Vec<u8>);

impl CheckedCode {
    /// Reads the letters of a code, ignoring what [`letters_in`] ignores.
    ///
    /// # Errors
    /// Any [`CodeError`] except [`CodeError::Game`], [`CodeError::Rules`] and [`CodeError::NoMatch`].
    pub fn parse(text: &str) -> Result<Self, CodeError> {
        let mut letters = Vec::new();
        for (k, found) in letters_in(text).enumerate() {
            if k >= MAX_LETTERS {
                return Err(CodeError::Long(text.chars().count()));
            }
            let large = match found.to_ascii_uppercase() {
                'I' | 'L' => '1',
                'O' => '0',
                other => other,
            };
            let place = LETTERS.iter().position(|letter| char::from(*letter) == large);
            letters.push(place.ok_or(CodeError::Strange { at: k + 1, found })? as u8);
        }
        if letters.len() < HEAD + CHECK {
            return Err(CodeError::Short);
        }
        if !adds_up(&letters) {
            return Err(wrong(letters));
        }
        letters.truncate(letters.len() - CHECK);
        match letters[0] {
            CODE_VERSION => Ok(Self(letters)),
            found => Err(CodeError::Version { found }),
        }
    }

    /// Returns the game's number ([`Game::CODE`]).
    #[must_use]
    pub fn game(&self) -> u8 {
        self.0[1]
    }

    /// Returns the version of the rules ([`Game::RULES`]).
    #[must_use]
    pub fn rules(&self) -> u8 {
        self.0[2]
    }

    /// Returns the digits of a code that is of no match.
    ///
    /// # Errors
    /// [`CodeError::NoMatch`] if the letters are no number.
    pub fn digits(&self) -> Result<CodeDigits, CodeError> {
        let number = BigUint::from_radix_le(&self.0[HEAD..], 32);
        number.map(CodeDigits).ok_or_else(|| nothing("no number"))
    }

    /// Returns the code with its checksum, in large letters.
    fn code(&self) -> String {
        let letters = self.0.iter().copied().chain(checksum(&self.0));
        letters.map(|letter| char::from(LETTERS[usize::from(letter)])).collect()
    }

    /// Decodes the match as a match of game `G`.
    ///
    /// # Errors
    /// [`CodeError::Rules`] for another rules version, [`CodeError::NoMatch`] if the digits encode no match.
    pub fn read<G: Game>(&self) -> Result<Record, CodeError> {
        let found = self.0[2];
        if found != G::RULES {
            return Err(CodeError::Rules { game: G::ID, found, expected: G::RULES });
        }
        let mut from = self.digits()?;
        let options = read_options::<G>(&mut from)?;
        let seed = from.number();
        let decisions = if from.take(2) == 0 { None } else { Some(from.number() as usize) };
        let mut record = Record::new::<G>(&options, seed)?;
        let mut state = G::setup(&options, seed, &mut NullSink).map_err(RecordError::from)?;
        while decisions.map_or(!state.seats_to_move().is_empty(), |n| record.actions.len() < n) {
            if state.seats_to_move().is_empty() || record.actions.len() == MAX_DECISIONS {
                return Err(nothing("it goes on after its end"));
            }
            let (seat, action) = read_decision(&state, &mut from)?;
            let refused = |cause: G::Refusal| nothing(&cause.to_string());
            state.apply(seat, &action, &mut NullSink).map_err(refused)?;
            record.actions.push((seat, action.to_string()));
        }
        if !from.is_empty() {
            return Err(nothing("there is more than a match"));
        }
        // A match has one code: zeros before a number, or options written otherwise, would be another.
        if in_letters(G::CODE, G::RULES, &digits::<G>(&record)?).bytes().eq(self.code().bytes()) {
            Ok(record)
        } else {
            Err(nothing("it is not written as the code of its match is"))
        }
    }
}

/// Encodes a record as a code.
///
/// # Errors
/// The first error in the record, or [`RecordError::NotListed`] if the game accepts an action that it does not list.
pub fn encode<G: Game>(record: &Record) -> Result<String, RecordError> {
    Ok(in_letters(G::CODE, G::RULES, &digits::<G>(record)?))
}

/// Returns the digits of a record, lowest first.
fn digits<G: Game>(record: &Record) -> Result<Vec<MixedRadixDigit>, RecordError> {
    let mut decisions: Vec<MixedRadixDigit> = Vec::new();
    let (mut taken, mut error) = (0_u64, None);
    let state = record.replay::<G, _>(&mut NullSink, |n, state, seat, action, _| {
        if let Err(NotListed) = decision(state, seat, action, &mut decisions) {
            error.get_or_insert_with(|| RecordError::NotListed { n, seat, action: action.to_string() });
        }
        taken += 1;
    })?;
    if let Some(error) = error {
        return Err(error);
    }
    let mut digits = options_digits(state.options());
    number_digits(record.seed, &mut digits);
    if state.seats_to_move().is_empty() {
        digits.push((0, 2));
    } else {
        digits.push((1, 2));
        number_digits(taken, &mut digits);
    }
    digits.append(&mut decisions);
    Ok(digits)
}

/// Writes something else than a match as a code: under a number that no game has, with the version of its rules.
#[must_use]
pub fn spelled(number: u8, rules: u8, digits: &[MixedRadixDigit]) -> String {
    in_letters(number, rules, digits)
}

/// Writes the digits as a code with its checksum.
fn in_letters(game: u8, rules: u8, digits: &[MixedRadixDigit]) -> String {
    let whole = digits.iter().rev().fold(BigUint::ZERO, |number, (digit, base)| number * *base + *digit);
    let mut letters = vec![CODE_VERSION, game, rules];
    letters.extend(whole.to_radix_le(32));
    CheckedCode(letters).code()
}

/// The rules accept a decision that [`Game::legal`] does not list, or lists out of order.
#[derive(Debug, PartialEq, Eq)]
struct NotListed;

/// Encodes a decision: the seat, if both owe one, then the action.
fn decision<G: Game>(
    state: &G,
    seat: Seat,
    action: &G::Action,
    into: &mut Vec<MixedRadixDigit>,
) -> Result<(), NotListed> {
    if state.seats_to_move() == SeatSet::BOTH {
        into.push((seat as u32, 2));
    }
    let mut legal = Vec::new();
    match state.legal(seat, &mut legal) {
        LegalListing::Whole => {
            let place = legal.binary_search(action).map_err(|_| NotListed)?;
            into.push((place as u32, legal.len() as u32));
        }
        LegalListing::Sampled => into.extend(state.encode_action(seat, action)),
    }
    Ok(())
}

fn read_decision<G: Game>(state: &G, from: &mut CodeDigits) -> Result<(Seat, G::Action), CodeError> {
    let seat = match state.seats_to_move() {
        SeatSet::BOTH => Seat::BOTH[from.take(2) as usize],
        owed => owed.first().unwrap_or(Seat::Home),
    };
    let mut legal = Vec::new();
    let action = match state.legal(seat, &mut legal) {
        LegalListing::Whole => {
            let place = from.take(legal.len() as u32);
            legal.into_iter().nth(place as usize)
        }
        LegalListing::Sampled => state.decode_action(seat, &mut |base| from.take(base)),
    };
    Ok((seat, action.ok_or_else(|| nothing("a decision that cannot be"))?))
}

fn nothing(reason: &str) -> CodeError {
    CodeError::NoMatch(reason.to_owned())
}

/// Encodes any number: the count of its hexadecimal digits, then the digits.
pub fn number_digits(value: u64, into: &mut Vec<MixedRadixDigit>) {
    let digits = (u64::BITS - value.leading_zeros()).div_ceil(4);
    into.push((digits, 17));
    into.extend((0..digits).map(|k| ((value >> (4 * k)) as u32 & 15, 16)));
}

/// Encodes the options that differ from the defaults as JSON; mostly there are none.
fn options_digits<O: Default + serde::Serialize>(options: &O) -> Vec<MixedRadixDigit> {
    let [Ok(Value::Object(usual)), Ok(Value::Object(mut other))] =
        [&O::default(), options].map(serde_json::to_value)
    else {
        return vec![(0, 2)];
    };
    other.retain(|name, value| usual.get(name) != Some(value));
    if other.is_empty() {
        return vec![(0, 2)];
    }
    let text = Value::Object(other).to_string();
    let mut digits = vec![(1, 2)];
    number_digits(text.len() as u64, &mut digits);
    digits.extend(text.bytes().map(|byte| (u32::from(byte), 256)));
    digits
}

fn read_options<G: Game>(from: &mut CodeDigits) -> Result<G::Options, CodeError> {
    if from.take(2) == 0 {
        return Ok(G::Options::default());
    }
    let len = from.number().min(MAX_LETTERS as u64);
    let text: Vec<u8> = (0..len).map(|_| from.take(256) as u8).collect();
    let no_options = |error: serde_json::Error| CodeError::NoMatch(format!("options, {error}"));
    let other: Map<String, Value> = serde_json::from_slice(&text).map_err(no_options)?;
    let usual = serde_json::to_value(G::Options::default()).map_err(no_options)?;
    let mut all = usual.as_object().cloned().unwrap_or_default();
    all.extend(other);
    serde_json::from_value(Value::Object(all)).map_err(no_options)
}

/// The part of a code's number that is not decoded yet.
#[derive(Clone, Debug)]
pub struct CodeDigits(BigUint);

impl CodeDigits {
    /// Takes the lowest digit; 0 if the base is 0 or 1.
    pub fn take(&mut self, base: u32) -> u32 {
        if base < 2 {
            return 0;
        }
        let digit = &self.0 % base;
        self.0 /= base;
        digit.try_into().unwrap_or_default()
    }

    /// Takes a number, as [`number_digits`] writes it.
    pub fn number(&mut self) -> u64 {
        let digits = self.take(17);
        (0..digits).fold(0, |value, k| value | u64::from(self.take(16)) << (4 * k))
    }

    /// Returns true if nothing is left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == BigUint::ZERO
    }
}

/// Returns thirty bits of the CRC-32 of these letters.
fn checksum(letters: &[u8]) -> [u8; CHECK] {
    let sum = crc32fast::hash(letters);
    std::array::from_fn(|k| (sum >> (5 * k)) as u8 & 31)
}

fn adds_up(letters: &[u8]) -> bool {
    let (message, sum) = letters.split_at(letters.len() - CHECK);
    checksum(message) == sum
}

/// Finds the single change that makes the checksum right.
///
/// The chance that another single change does so too is about one in a hundred thousand.
fn wrong(mut letters: Vec<u8>) -> CodeError {
    let name = |letter: u8| char::from(LETTERS[usize::from(letter)]);
    for k in 1..letters.len() {
        letters.swap(k - 1, k);
        if adds_up(&letters) {
            return CodeError::Swapped { at: k };
        }
        letters.swap(k - 1, k);
    }
    for k in 0..letters.len() {
        let found = letters[k];
        for expected in 0..32 {
            letters[k] = expected;
            if adds_up(&letters) {
                return CodeError::Letter { at: k + 1, found: name(found), expected: name(expected) };
            }
        }
        letters[k] = found;
    }
    CodeError::Damaged
}

/// Appends the checksum to these letters, counting any character outside the alphabet as 0. For tests that read codes.
#[must_use]
pub fn summed(text: &str) -> String {
    let place = |c: u8| LETTERS.iter().position(|letter| *letter == c).unwrap_or_default() as u8;
    let mut letters: Vec<u8> = text.bytes().map(place).collect();
    letters.extend(checksum(&letters));
    letters.iter().map(|letter| char::from(LETTERS[usize::from(*letter)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Action, Options, ToyGame};

    fn record(actions: &[(Seat, &str)]) -> Record {
        let mut record = Record::new::<ToyGame>(&Options::default(), 5).unwrap();
        record.actions = actions.iter().map(|(seat, action)| (*seat, (*action).to_owned())).collect();
        record
    }

    /// What a field takes for a code is never refused as too short.
    #[test]
    fn a_text_as_short_as_this_is_not_taken_for_a_code() {
        for n in 0..16 {
            let text = "2".repeat(n);
            let short = matches!(CheckedCode::parse(&text), Err(CodeError::Short));
            assert_eq!(is_like_a_code(&text), !short, "{n} letters");
        }
    }

    /// Two codes of one match would look like two matches.
    #[test]
    fn digits_behind_the_last_decision_are_refused() {
        let read = |digits: &[MixedRadixDigit]| {
            CheckedCode::parse(&in_letters(ToyGame::CODE, ToyGame::RULES, digits))?.read::<ToyGame>()
        };
        let pair = [(Seat::Home, "Left"), (Seat::Away, "Right")];
        for played in [record(&[]), record(&pair), record(&[pair, pair, pair].concat())] {
            let digits = digits::<ToyGame>(&played).unwrap();
            assert_eq!(read(&digits).unwrap().text(), played.text());
            for more in [(1, 2), (31, 32)] {
                let message = read(&[digits.clone(), vec![more]].concat()).unwrap_err().to_string();
                assert_eq!(message, "the code spells no match: there is more than a match");
            }
        }
    }

    /// The same seed with a zero before it, and the same options written otherwise, would be second codes.
    #[test]
    fn a_match_has_one_code() {
        let read = |digits: &[MixedRadixDigit]| {
            CheckedCode::parse(&in_letters(ToyGame::CODE, ToyGame::RULES, digits))?.read::<ToyGame>()
        };
        let digits = digits::<ToyGame>(&record(&[])).unwrap();
        let [options, (1, 17), (5, 16), rest @ ..] = &digits[..] else { panic!("{digits:?}") };
        assert_eq!(read(&digits).unwrap().seed, 5);
        for zeros in 1..=15 {
            let mut longer = vec![*options, (1 + zeros, 17), (5, 16)];
            longer.extend((0..zeros).map(|_| (0, 16)));
            longer.extend(rest);
            let message = read(&longer).unwrap_err().to_string();
            assert_eq!(message, "the code spells no match: it is not written as the code of its match is");
        }
        let other = |text: &str| {
            let mut other = vec![(1, 2)];
            number_digits(text.len() as u64, &mut other);
            other.extend(text.bytes().map(|byte| (u32::from(byte), 256)));
            other.extend(&digits[1..]);
            read(&other)
        };
        assert!(other("{\"rounds\":2}").is_ok());
        for text in ["{\"rounds\": 2}", "{\"rounds\":3}", "{}"] {
            assert!(matches!(other(text), Err(CodeError::NoMatch(_))), "{text}");
        }
    }

    #[test]
    fn blanks_and_punctuation_around_and_within_a_code_are_ignored() {
        let code = in_letters(ToyGame::CODE, ToyGame::RULES, &digits::<ToyGame>(&record(&[])).unwrap());
        for blank in [
            " ", "\t", "\n", "\r\n", "\u{a0}", "\u{2009}", "\u{202f}", "\u{3000}", "\u{200b}", "-",
            "\u{2011}",
        ] {
            let typed = format!("{}{blank}{}", &code[..4], &code[4..]);
            assert!(is_like_a_code(&typed), "{typed:?}");
            assert_eq!(CheckedCode::parse(&typed).unwrap(), CheckedCode::parse(&code).unwrap(), "{typed:?}");
        }
        for (before, after) in [
            ("\"", "\""),
            ("\u{201c}", ".\u{201d}"),
            ("'", "'."),
            ("\u{ab}\u{a0}", "\u{a0}\u{bb}"),
            (" `", "`. "),
        ] {
            let typed = format!("{before}{code}{after}");
            assert!(is_like_a_code(&typed), "{typed:?}");
            assert_eq!(CheckedCode::parse(&typed).unwrap(), CheckedCode::parse(&code).unwrap(), "{typed:?}");
        }
        for other in ["", "12148", "12148.ron", "codes/121481214812148", "match-1795343847847.ron", "…………………"]
        {
            assert!(!is_like_a_code(other), "{other}");
        }
    }

    #[test]
    fn a_decision_that_is_not_listed_has_no_digits() {
        let mut state = ToyGame::setup(&Options::default(), 5, &mut NullSink).unwrap();
        let mut digits = Vec::new();
        assert_eq!(decision(&state, Seat::Away, &Action::Right, &mut digits), Ok(()));
        assert_eq!(digits, [(1, 2), (1, 2)]);
        // Away has sealed: nothing is listed for it any more.
        state.apply(Seat::Away, &Action::Right, &mut NullSink).unwrap();
        assert_eq!(decision(&state, Seat::Away, &Action::Right, &mut digits), Err(NotListed));
        let message = RecordError::NotListed { n: 2, seat: Seat::Away, action: "Right".to_owned() };
        assert_eq!(
            message.to_string(),
            "decision 2 (away Right): the rules accept it, and it is not in the list of what is legal, so no code spells it"
        );
    }
}
