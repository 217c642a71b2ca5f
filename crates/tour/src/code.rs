//! The code of a finished run, and the proof of its result by replaying its matches.
//!
//! The code has the tour and each decision as its index among those that were legal. Results are not in it: they follow
//! from the codes of the matches, which are checked one by one.

use competition::FixtureResult;
use daily::counted_bot;
use engine::code::{CheckedCode, CodeError, MixedRadixDigit, is_like_a_code, number_digits, spelled};
use engine::{Outcome, Record, RecordError, Seat};

use super::TourError;
use super::heat::Heat;
use super::map::Tour;
use super::run::TourRun;
use super::step::{RunFixture, RunPhase, RunStep, TourMatch};

/// The number of runs among the numbers of games in codes: no game has it.
const RUN: u8 = 30;
/// The version of runs' codes. Raise it if a run of the same code would be another one: if the map, the helpers, the
/// heats or the legal steps of a tour change.
pub const RULES: u8 = 1;
/// Maximum number of matches of a run: far above what any takes.
const MAX_MATCHES: usize = 100;

/// A run that was proved.
#[derive(Clone, Debug)]
pub struct TourProof {
    /// The run.
    pub run: TourRun,
    /// Number of matches that were replayed.
    pub matches: usize,
    /// Number of the opponents' decisions that were checked.
    pub decisions: u64,
}

/// The reason why a run is not proved.
#[derive(Clone, Debug, thiserror::Error)]
pub enum TourProofError {
    /// There is no code of a run in the text.
    #[error("no code of a tour: expected the line of a run, or the codes at its end")]
    NoCode,
    /// The code of the run cannot be read.
    #[error("code of the tour: {0}")]
    Code(CodeError),
    /// The code is right, but spells no run.
    #[error("the code of the tour spells no run: {0}")]
    Run(#[from] TourError),
    /// The code of a match cannot be read.
    #[error("code of match {n}: {cause}")]
    Match {
        /// Number of the match, from 1.
        n: usize,
        /// The error.
        cause: CodeError,
    },
    /// A match cannot be replayed.
    #[error("match {n}: {cause}")]
    Record {
        /// Number of the match, from 1.
        n: usize,
        /// The error.
        cause: RecordError,
    },
    /// The match is another one than the run had.
    #[error("match {n} is {found}: expected {expected}")]
    OtherMatch {
        /// Number of the match, from 1.
        n: usize,
        /// The match found.
        found: String,
        /// The match that was due.
        expected: String,
    },
    /// A match is missing.
    #[error("the codes end before match {n}: expected {expected}")]
    Missing {
        /// Number of the match, from 1.
        n: usize,
        /// The match that was due.
        expected: String,
    },
    /// There are more codes than matches.
    #[error("{0} codes after the last match of the run")]
    Left(usize),
    /// The opponent would have decided otherwise.
    #[error(
        "match {n}: decision {decision} is not the one of its opponent, by bots of version {}",
        daily::BOT_VERSION
    )]
    Decision {
        /// Number of the match, from 1.
        n: usize,
        /// Number of the decision, from 1.
        decision: usize,
    },
}

/// Returns the code of a finished run; `None` before its end.
pub(super) fn run_code(run: &TourRun) -> Option<String> {
    run.is_won()?;
    let tour = run.tour();
    let mut digits: Vec<MixedRadixDigit> = Vec::new();
    number_digits(tour.number().into(), &mut digits);
    digits.push((u32::from(tour.heat().number()) - 1, u32::from(Heat::LAST)));
    digits.push((u32::from(run.is_second()), 2));
    let mut again = TourRun::begin(tour, run.is_second());
    for step in run.steps() {
        if !matches!(step, RunStep::Played(_)) {
            let legal = again.legal();
            let place = legal.iter().position(|other| other == step)?;
            digits.push((place as u32, legal.len() as u32));
        }
        again.apply(step.clone()).ok()?;
    }
    Some(spelled(RUN, RULES, &digits))
}

/// Returns the codes in a text: that of a run, then those of its matches. Words of a line have no digits in them.
fn codes_in(text: &str) -> impl Iterator<Item = &str> {
    let has_digit = |word: &&str| word.bytes().any(|letter| letter.is_ascii_digit());
    text.split_whitespace().filter(|word| is_like_a_code(word)).filter(has_digit)
}

impl TourProof {
    /// Proves the result of a run from its line, or from its codes alone. Slow: call it off the main thread.
    ///
    /// # Errors
    /// See [`TourProofError`].
    pub fn of(text: &str) -> Result<Self, TourProofError> {
        let mut codes = codes_in(text);
        let own =
            CheckedCode::parse(codes.next().ok_or(TourProofError::NoCode)?).map_err(TourProofError::Code)?;
        if own.game() != RUN {
            return Err(TourProofError::NoCode);
        }
        if own.rules() != RULES {
            let (game, found, expected) = ("a tour", own.rules(), RULES);
            return Err(TourProofError::Code(CodeError::Rules { game, found, expected }));
        }
        let mut digits = own.digits().map_err(TourProofError::Code)?;
        let number = digits.number();
        let heat = Heat::new(digits.take(u32::from(Heat::LAST)) as u8 + 1).map_err(TourError::from)?;
        let tour = Tour::new(u32::try_from(number).unwrap_or(u32::MAX), heat)?;
        let run = TourRun::begin(tour, digits.take(2) == 1);
        let mut proof = Self { run, matches: 0, decisions: 0 };
        while proof.run.is_won().is_none() {
            let step = if *proof.run.phase() == RunPhase::Match {
                RunStep::Played(proof.next_match(codes.next())?)
            } else {
                let mut legal = proof.run.legal();
                legal.swap_remove(digits.take(legal.len() as u32) as usize)
            };
            proof.run.apply(step)?;
        }
        match codes.count() {
            0 if digits.is_empty() => Ok(proof),
            0 => Err(TourProofError::Code(CodeError::Damaged)),
            left => Err(TourProofError::Left(left)),
        }
    }

    /// Checks the code of the match that is due.
    fn next_match(&mut self, code: Option<&str>) -> Result<TourMatch, TourProofError> {
        self.matches += 1;
        let n = self.matches;
        let due = self.run.fixture().filter(|_| n <= MAX_MATCHES).ok_or(TourProofError::Left(1))?;
        let expected = || format!("{}, options {}, seed {}", due.leg.game.id, due.options, due.seed);
        let code = code.ok_or_else(|| TourProofError::Missing { n, expected: expected() })?;
        let record = games::code::read(code).map_err(|cause| TourProofError::Match { n, cause })?;
        let found = || format!("{}, options {}, seed {}", record.game, record.options.get_ron(), record.seed);
        let other = || TourProofError::OtherMatch { n, found: found(), expected: expected() };
        let game = due.leg.dyn_game().ok_or_else(other)?;
        let options = |text: &str| game.options(text).ok();
        let has_options = options(record.options.get_ron()) == options(&due.options);
        if record.game != due.leg.game.id || record.seed != due.seed || !has_options {
            return Err(other());
        }
        let wrong = |cause| TourProofError::Record { n, cause };
        let outcome = game.replay(&record).map_err(wrong)?.outcome.ok_or_else(other)?;
        let check = game.check_decisions(&record, !due.seat, counted_bot(due.leg.opponent)).map_err(wrong)?;
        if let Some(decision) = check.first_difference {
            return Err(TourProofError::Decision { n, decision });
        }
        self.decisions += check.decisions;
        Ok(TourMatch { result: FixtureResult::from(&outcome), code: code.to_owned() })
    }
}

impl TourRun {
    /// Counts a match, if it is over and the one that is due. Returns true if it was counted.
    pub fn count_match(&mut self, record: &Record) -> bool {
        let Some(due) = self.fixture_for(&record.game, record.seed) else { return false };
        let Some(game) = due.leg.dyn_game() else { return false };
        let Some(outcome) = game.replay(record).ok().and_then(|replayed| replayed.outcome) else {
            return false;
        };
        // A match that no code can hold counts, and the run cannot be proved then.
        let code = games::code::encode(record).unwrap_or_default();
        self.apply(RunStep::Played(played_match(&outcome, code))).is_ok()
    }
}

/// Returns a finished match as a run counts it.
#[must_use]
pub fn played_match(outcome: &Outcome, code: String) -> TourMatch {
    TourMatch { result: FixtureResult::from(outcome), code }
}

/// Returns the bots of a match, if one of that difficulty took the person's place.
pub fn bots_of(due: &RunFixture, person: ai::Difficulty) -> engine::BySeat<games::reproducible::CountedBot> {
    let of = |seat: Seat| if seat == due.seat { person } else { due.leg.opponent };
    engine::BySeat::from_fn(|seat| counted_bot(of(seat)))
}
