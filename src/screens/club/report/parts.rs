//! What made the result, in plain words: part by part, from the kick-off to the result.

use super::super::words::{per_cent, player};
use crate::ai::estimate::Measure;
use crate::ai::ledger::Ledger;
use crate::ai::value::to_seat;
use crate::engine::Seat;
use crate::games::{find, review};
use crate::store::Kept;

/// One part of the result.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Part {
    /// Its heading.
    pub(super) name: String,
    /// What it came to, in one or two sentences.
    pub(super) means: String,
    /// What it came to, as a figure.
    pub(super) figure: String,
    /// The side's prospects before it and after it.
    pub(super) from: f64,
    /// See `from`.
    pub(super) to: f64,
}

/// Returns an amount in words, without its sign: `5 % of a win`, `1.2 goals`.
fn amount(measure: Measure, value: f64) -> String {
    review::amount(measure, value.abs()).shown()
}

/// Returns a change as a figure with its sign.
fn change(measure: Measure, value: f64) -> String {
    // Adding zero removes the sign of a rounded zero.
    match measure {
        Measure::Wins => format!("{:+.0}\u{a0}%", (100.0 * value).round() + 0.0),
        Measure::Goals => format!("{:+.1}", (10.0 * value).round() / 10.0 + 0.0),
    }
}

/// Returns prospects as a figure.
pub(super) fn prospects(measure: Measure, value: f64) -> String {
    match measure {
        Measure::Wins => per_cent(value),
        Measure::Goals => format!("{:+.1}\u{a0}goals", (10.0 * value).round() / 10.0 + 0.0),
    }
}

/// Less than this is nothing.
const fn least(measure: Measure) -> f64 {
    match measure {
        Measure::Wins => 0.005,
        Measure::Goals => 0.05,
    }
}

/// Returns a sentence on what something brought the side that reads it: `The die brought you 41 % of a win.`
fn brought(what: &str, measure: Measure, value: f64, whom: &str) -> String {
    let amount = amount(measure, value);
    if value.abs() < least(measure) {
        format!("{what} made no difference.")
    } else if value > 0.0 {
        format!("{what} brought {whom} {amount}.")
    } else {
        format!("{what} cost {whom} {amount}.")
    }
}

/// Returns the parts of the result as that side sees them. Their changes lead from the start to the result.
pub(super) fn parts(kept: &Kept, ledger: &Ledger, seat: Seat) -> Vec<Part> {
    let measure = ledger.measure;
    let own = |homes: f64| if seat == Seat::Home { homes } else { -homes };
    let is_person = kept.person() == Some(seat);
    let whom = if is_person { "you".to_owned() } else { player(kept, seat) };
    let game = find(&kept.game);
    let guesses_only = game.is_some_and(|game| game.only_guesses());
    let source = game.map_or_else(|| "Chance".to_owned(), |game| game.sheet().chance.shown());
    let start = to_seat(measure, seat, ledger.start.value);
    let mut found: Vec<(String, f64, String)> = Vec::new();
    // Where nothing is better than anything else, there is one sentence on it, not one for each side.
    let sides = [seat, !seat].into_iter().take(if kept.alone || guesses_only { 1 } else { 2 });
    for side in sides {
        let value = own(ledger.skill(side).value);
        let name = match (side == seat, is_person) {
            (true, true) => "YOUR CHOICES".to_owned(),
            (false, true) => "THEIR CHOICES".to_owned(),
            (_, false) => player(kept, side).to_uppercase(),
        };
        let mut means = if guesses_only {
            "No place is better than another.".to_owned()
        } else if side == seat && is_person {
            brought("Your choices", measure, value, &whom)
        } else {
            brought("Their choices", measure, value, &whom)
        };
        let (lost, had) = if side == seat { (-value, start) } else { (value, 1.0 - start) };
        if measure == Measure::Wins && lost > had {
            means.push_str(" That is more than there was to lose: mistakes and luck gave some of it back.");
        }
        found.push((name, value, means));
    }
    for side in [seat, !seat].into_iter().filter(|side| ledger.readable[!*side]) {
        let (rival, reading) = (player(kept, !side), own(ledger.read(side)));
        let means = brought("That habit", measure, reading, &whom);
        found.push((format!("READING {}", rival.to_uppercase()), reading, means));
    }
    let guess = own(ledger.guess());
    found.push(("GUESSES".to_owned(), guess, brought("Other guesses", measure, guess, &whom)));
    let luck = own(ledger.luck().value);
    found.push(("LUCK".to_owned(), luck, brought(&source, measure, luck, &whom)));
    let mut at = start;
    found
        .into_iter()
        .map(|(name, value, means)| {
            let from = at;
            at += value;
            Part { name, means, figure: change(measure, value), from, to: at }
        })
        .collect()
}

/// Returns the result in one sentence: from the prospects at kick-off to those at the end.
pub(super) fn headline(kept: &Kept, ledger: &Ledger, seat: Seat) -> String {
    let measure = ledger.measure;
    let [start, end] = [ledger.start.value, ledger.end].map(|value| to_seat(measure, seat, value));
    let is_person = kept.person() == Some(seat);
    let who = if is_person { "You".to_owned() } else { player(kept, seat) };
    match measure {
        Measure::Wins => {
            format!("{who} went from {} of a win to {}.", per_cent(start), per_cent(end))
        }
        Measure::Goals => {
            format!("{who} went from {start:+.1} goals to {end:+.0}.")
        }
    }
}

/// Returns what the white dot of the graph marks.
pub(super) fn turning(ledger: &Ledger, seat: Seat) -> String {
    let seen = |value| prospects(ledger.measure, to_seat(ledger.measure, seat, value));
    ledger.turning_point().map_or_else(
        || "No turn changed much.".to_owned(),
        |line| {
            let (before, after) = (seen(line.before), seen(line.after));
            format!("The white dot marks the turn that changed the most, from {before} to {after}.")
        },
    )
}

/// Explains the bars.
pub(super) const BARS: &str = "Each bar starts where the one above it ends. Yellow is gained, red is lost; the white mark is where it leaves you.";

/// Shown under the parts, where prospects are chances of a win.
pub(super) const COUNTED: &str = "A win counts 100 %, a draw 50 %.";

/// Returns what is shown for a side without a costly decision.
pub(super) fn flawless(kept: &Kept) -> &'static str {
    if find(&kept.game).is_some_and(|game| game.only_guesses()) {
        "No place is better than another here. It is all in the guess."
    } else {
        "No clear mistake."
    }
}

/// Returns what is added to a better choice that would not have helped this time.
pub(super) const FAILED_TOO: &str = "This time it would not have helped, but it pays over many tries.";
