//! The causes of the result in plain words: part by part, from the kick-off to the result.

use super::super::words::player;
use ::words::{id, say};
use ai::estimate::ValueUnit;
use ai::ledger::Ledger;
use ai::value::to_seat;
use engine::Seat;
use games::{find, review};
use stage::game_info::ChanceSource;
use store::ArchivedMatch;
use words::{DisplayText, MessageArg, Separator, goals, per_cent, signed, signed_per_cent, signed_tenths};

/// One part of the result.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct ReportPart {
    /// Its heading.
    pub(super) name: DisplayText,
    /// Its effect, in one or two sentences.
    pub(super) means: DisplayText,
    /// Its effect, as a number.
    pub(super) figure: DisplayText,
    /// The side's expected result before it and after it.
    pub(super) from: f64,
    /// See `from`.
    pub(super) to: f64,
}

/// The cause of a part of the result, as the subject of a sentence.
enum Source {
    YourChoices,
    TheirChoices,
    /// The habit that a side read.
    Habit,
    Guesses,
    /// The thing that chance decides in the game.
    Chance(ChanceSource),
}

impl Source {
    /// Returns how messages choose by it.
    const fn key(&self) -> MessageArg {
        MessageArg::selector(match self {
            Self::YourChoices => "your-choices",
            Self::TheirChoices => "their-choices",
            Self::Habit => "habit",
            Self::Guesses => "guesses",
            Self::Chance(_) => "chance",
        })
    }

    /// Returns the decision of chance, if that is the source.
    const fn chance(&self) -> ChanceSource {
        match self {
            Self::Chance(chance) => *chance,
            _ => ChanceSource::Luck(id!("report-chance")),
        }
    }
}

/// The reader of the report: the person who played, or somebody else.
enum ReportAudience {
    You,
    Other(DisplayText),
}

impl ReportAudience {
    fn of(archived: &ArchivedMatch, seat: Seat) -> Self {
        if archived.person() == Some(seat) { Self::You } else { Self::Other(player(archived, seat)) }
    }

    /// Returns how messages choose by it.
    const fn key(&self) -> MessageArg {
        MessageArg::selector(match self {
            Self::You => "you",
            Self::Other(_) => "other",
        })
    }

    fn name(&self) -> DisplayText {
        match self {
            Self::You => DisplayText::EMPTY,
            Self::Other(name) => name.clone(),
        }
    }
}

/// Returns a change as a figure with its sign.
fn signed_value(unit: ValueUnit, value: f64) -> DisplayText {
    match unit {
        ValueUnit::Wins => signed_per_cent(value),
        ValueUnit::Goals => signed_tenths(value),
    }
}

/// Returns an expected result as a figure.
pub(super) fn expected(unit: ValueUnit, value: f64) -> DisplayText {
    match unit {
        ValueUnit::Wins => per_cent(value),
        ValueUnit::Goals => goals(value),
    }
}

/// Less than this is nothing.
const fn least(unit: ValueUnit) -> f64 {
    match unit {
        ValueUnit::Wins => 0.005,
        ValueUnit::Goals => 0.05,
    }
}

/// Returns a sentence on what something brought the side that reads it: `The die brought you 41 % of a win.`
fn brought(source: &Source, unit: ValueUnit, value: f64, reader: &ReportAudience) -> DisplayText {
    let amount = review::amount(unit, value.abs());
    let (what, who, name) = (source.key(), reader.key(), reader.name());
    let (chance, by) = (source.chance().name(), source.chance().key());
    if value.abs() < least(unit) {
        say!("report-no-difference", what, chance, by)
    } else if value > 0.0 {
        say!("report-brought", what, chance, by, who, name, amount)
    } else {
        say!("report-cost-side", what, chance, by, who, name, amount)
    }
}

/// Returns the parts of the result as that side sees them. Their changes lead from the start to the result.
pub(super) fn parts(archived: &ArchivedMatch, ledger: &Ledger, seat: Seat) -> Vec<ReportPart> {
    let unit = ledger.unit;
    let own = |homes: f64| if seat == Seat::Home { homes } else { -homes };
    let is_person = archived.person() == Some(seat);
    let reader = ReportAudience::of(archived, seat);
    let capitals = |side: Seat| DisplayText::verbatim(player(archived, side).capitals());
    let game = find(&archived.game);
    let guesses_only = game.is_some_and(|game| game.only_guesses());
    let chance = game.map_or(ChanceSource::Luck(id!("report-chance")), |game| game.info().chance);
    let start = to_seat(unit, seat, ledger.start.value);
    let mut found: Vec<(DisplayText, f64, DisplayText)> = Vec::new();
    // Where nothing is better than anything else, there is one sentence on it, not one for each side.
    let sides = [seat, !seat].into_iter().take(if archived.solo || guesses_only { 1 } else { 2 });
    let mut explained = false;
    for side in sides {
        let value = own(ledger.skill(side).value);
        let name = match (side == seat, is_person) {
            (true, true) => say!("report-your-choices"),
            (false, true) => say!("report-their-choices"),
            (_, false) => capitals(side),
        };
        let means = if guesses_only {
            say!("report-no-better-place")
        } else if side == seat && is_person {
            brought(&Source::YourChoices, unit, value, &reader)
        } else {
            brought(&Source::TheirChoices, unit, value, &reader)
        };
        let (lost, had) = if side == seat { (-value, start) } else { (value, 1.0 - start) };
        let who = match (side == seat, is_person) {
            (true, true) => "you",
            (false, true) => "them",
            (_, false) => "other",
        };
        let more = (unit == ValueUnit::Wins && lost > had && !explained).then(|| {
            explained = true;
            say!("report-more-than-there-was", who = MessageArg::selector(who))
        });
        found.push((name, value, DisplayText::list([means, more.unwrap_or_default()], Separator::Space)));
    }
    for side in [seat, !seat].into_iter().filter(|side| ledger.readable[!*side]) {
        let reading = own(ledger.read(side));
        let means = brought(&Source::Habit, unit, reading, &reader);
        found.push((say!("report-reading", name = capitals(!side)), reading, means));
    }
    let (guess, mut luck) = (own(ledger.guess()), own(ledger.luck().value));
    if archived.solo {
        // Nobody else chooses, so what one manager could not see is the order of the cards.
        luck += guess;
    } else {
        found.push((say!("report-guesses"), guess, brought(&Source::Guesses, unit, guess, &reader)));
    }
    let by_chance = brought(&Source::Chance(chance), unit, luck, &reader);
    found.push((say!("report-luck"), luck, by_chance));
    let mut at = start;
    found
        .into_iter()
        .map(|(name, value, means)| {
            let from = at;
            at += value;
            ReportPart { name, means, figure: signed_value(unit, value), from, to: at }
        })
        .collect()
}

/// Returns the result in one sentence: from the expected result at kick-off to the one at the end.
pub(super) fn headline(archived: &ArchivedMatch, ledger: &Ledger, seat: Seat) -> DisplayText {
    let unit = ledger.unit;
    let [start, end] = [ledger.start.value, ledger.end].map(|value| to_seat(unit, seat, value));
    let reader = ReportAudience::of(archived, seat);
    let (who, name) = (reader.key(), reader.name());
    match unit {
        ValueUnit::Wins => {
            let (from, to) = (per_cent(start), per_cent(end));
            say!("report-went-wins", who, name, from, to)
        }
        ValueUnit::Goals => {
            let (from, to) = (signed_tenths(start), signed(end));
            say!("report-went-goals", who, name, from, to)
        }
    }
}

/// Returns the caption of the white dot in the graph.
pub(super) fn turning(ledger: &Ledger, seat: Seat) -> DisplayText {
    let seen = |value| expected(ledger.unit, to_seat(ledger.unit, seat, value));
    ledger.turning_point().map_or(say!("report-no-turn"), |line| {
        say!("report-turn", before = seen(line.before), after = seen(line.after))
    })
}

/// Returns what is shown for a side without a costly decision: its choices may have cost something together.
pub(super) fn flawless(ledger: &Ledger, seat: Seat) -> DisplayText {
    let value = ledger.skill(seat).value;
    let lost = if seat == Seat::Home { -value } else { value };
    if review::CostGrade::of(ledger.unit, lost) > review::CostGrade::Little {
        say!("report-small-losses", amount = review::amount(ledger.unit, lost))
    } else {
        say!("report-flawless")
    }
}
