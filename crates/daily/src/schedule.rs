//! The match of each date.

use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

use chrono::{Datelike, NaiveDate};
use ron::error::SpannedError;
use serde::Deserialize;
use serde::de::{Deserializer, Error as _};

use ai::Difficulty;
use engine::record::ron_options;
use engine::rng::{fnv1a, mix};
use engine::{BySeat, Record, Seat, SeatSet};
use games::dyn_game::DynGame;
use games::reproducible::CountedBot;

/// The version of the bots' decisions. Raise it if any bot decides otherwise in the same position with the same random
/// numbers. A line names the version it was made with; one of another version is not proved. `tests::golden` fails for
/// most such changes.
pub const BOT_VERSION: u32 = 1;

/// Number of different seeds: nine digits, which can be typed.
const SEEDS: u64 = 1_000_000_000;

/// Makes the list of the files of chosen days, a year each.
macro_rules! years {
    ($($year:literal),+) => {
        &[$(($year, include_str!(concat!("../../../assets/days/", $year, ".ron")))),+]
    };
}

/// The years whose days are chosen, each with its file.
pub(crate) const YEARS: &[(i32, &str)] = years![2026, 2027, 2028, 2029, 2030, 2031];

/// The match of one day.
#[derive(Clone, Copy)]
pub struct DailyMatch {
    /// The day.
    pub date: NaiveDate,
    /// The game.
    pub game: &'static dyn DynGame,
    /// The options in RON; empty for the defaults.
    pub options: &'static str,
    /// The opponent, who plays away; `None` in a game for one.
    pub opponent: Option<Difficulty>,
    /// The seed.
    pub seed: u64,
}

/// The game of a weekday.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WeekdayGame {
    game: String,
    #[serde(default)]
    options: String,
}

/// The opponent and the deal that were chosen for a day: one line of its year's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DaySelection {
    /// The opponent; `None` in a game for one.
    #[serde(default, deserialize_with = "difficulty_by_name")]
    pub opponent: Option<Difficulty>,
    /// The seed.
    pub seed: u64,
}

fn difficulty_by_name<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Difficulty>, D::Error> {
    String::deserialize(from)?.parse().map(Some).map_err(D::Error::custom)
}

/// The chosen days by date.
pub type DaySelections = BTreeMap<NaiveDate, DaySelection>;

/// Reads a file of chosen days.
///
/// # Errors
/// The first error in the text, with its position.
pub fn read_days(text: &str) -> Result<DaySelections, SpannedError> {
    ron_options().from_str(text)
}

/// Returns the text of a file of chosen days: one line a day.
#[must_use]
pub fn days_text(days: &DaySelections) -> String {
    let line = |(date, day): (&NaiveDate, &DaySelection)| {
        let opponent = day.opponent.map(|difficulty| format!("opponent: \"{difficulty}\", "));
        format!("    \"{date}\": ({}seed: {}),\n", opponent.unwrap_or_default(), day.seed)
    };
    format!("// Chosen by `five-a-side days`.\n{{\n{}}}\n", days.iter().map(line).collect::<String>())
}

static WEEK: LazyLock<Vec<WeekdayGame>> =
    LazyLock::new(|| match ron_options().from_str(include_str!("../../../assets/days/week.ron")) {
        Ok(week) => week,
        Err(error) => unreachable!("the week that is built in is checked by a test: {error}"),
    });

/// The chosen days of each of [`YEARS`], once they were asked for: the title needs one year.
static CHOSEN: [OnceLock<DaySelections>; YEARS.len()] = [const { OnceLock::new() }; YEARS.len()];

/// Returns what was chosen for a day, if its year is shipped.
fn chosen(date: NaiveDate) -> Option<DaySelection> {
    let at = YEARS.iter().position(|(year, _)| *year == date.year())?;
    let read = || match read_days(YEARS[at].1) {
        Ok(days) => days,
        Err(error) => unreachable!("the days that are built in are checked by a test: {error}"),
    };
    CHOSEN[at].get_or_init(read).get(&date).copied()
}

/// Returns the first day that has a match.
#[must_use]
pub fn first_day() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 1).unwrap_or_default()
}

/// Returns the opponent of a day as a bot whose decisions can be repeated. The strongest looks further ahead than in
/// the arena, and still answers within a fraction of a second on a slow machine.
#[must_use]
pub const fn counted_bot(difficulty: Difficulty) -> CountedBot {
    let iterations = match difficulty {
        Difficulty::WorldClass => 8_192,
        other => other.iterations(),
    };
    CountedBot { difficulty, iterations }
}

/// Returns the seed of a candidate for a day.
fn drawn_seed(date: NaiveDate, candidate: u64) -> u64 {
    mix(fnv1a(&date.to_string()), candidate) % SEEDS
}

/// Returns the seed of the match of a day, even of one before [`first_day`].
pub(crate) fn seed_on(date: NaiveDate) -> u64 {
    chosen(date).map_or_else(|| drawn_seed(date, 0), |chosen| chosen.seed)
}

impl DailyMatch {
    /// Returns the match of that day; `None` before [`first_day`].
    #[must_use]
    pub fn on(date: NaiveDate) -> Option<Self> {
        Self::with(date, chosen(date), 0)
    }

    /// Returns the candidate of that number for a day, as the date alone gives it.
    pub(crate) fn drawn(date: NaiveDate, candidate: u64) -> Option<Self> {
        Self::with(date, None, candidate)
    }

    /// Returns the match of a day with what was chosen for it, or else with that candidate.
    fn with(date: NaiveDate, chosen: Option<DaySelection>, candidate: u64) -> Option<Self> {
        let weekday = date.weekday().num_days_from_monday();
        let of_weekday = WEEK.get(weekday as usize).filter(|_| date >= first_day())?;
        let (game, options) = (games::find(&of_weekday.game)?, of_weekday.options.as_str());
        let DaySelection { opponent, seed } = match chosen {
            Some(chosen) => chosen,
            None => {
                // The random bot has no plan: it is nobody's opponent. The others take turns; neighbouring days differ.
                let others = Difficulty::ALL.len() as u32 - 1;
                let turn = (date.iso_week().week() * 3 + weekday * 2) % others;
                let alone = game.seats_with(options).ok()? != SeatSet::BOTH;
                let opponent = if alone { None } else { Some(Difficulty::ALL[1 + turn as usize]) };
                DaySelection { opponent, seed: drawn_seed(date, candidate) }
            }
        };
        Some(Self { date, game, options, opponent, seed })
    }

    /// Returns both bots of this match, if one of that difficulty took the person's place.
    pub(crate) fn bots(&self, person: Difficulty) -> BySeat<CountedBot> {
        BySeat::new(counted_bot(person), counted_bot(self.opponent.unwrap_or(person)))
    }

    /// The seat of the person who plays it alone.
    pub const PERSON: Seat = Seat::Home;

    /// Returns true if a record has the game, the options and the deal of this match.
    #[must_use]
    pub fn has_deal_of(&self, record: &Record) -> bool {
        let same_options = || {
            let theirs = self.game.options(record.options.get_ron());
            theirs.is_ok_and(|theirs| self.game.options(self.options).is_ok_and(|ours| ours == theirs))
        };
        record.game == self.game.id() && record.seed == self.seed && same_options()
    }
}
