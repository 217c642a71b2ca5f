//! A random match as text, one line per decision, for people to read and for diffs.
//!
//! Each line is `n owed | seat action | events | score`. Recorded playthroughs guard that a match means the same on
//! every platform and in every later version. When a rule changes, their diff shows the effect.

use std::fmt::Write as _;

use serde::Serialize;
use serde_json::Value;

use super::record::read_options;
use super::trace::standing;
use super::{EventLog, Game, MAX_DECISIONS, MatchRng, RecordError, Seat, SeatSet};

/// Plays a match at random and returns its text, which begins with the two lines that [`header`] reads.
///
/// # Errors
/// The options (RON; empty for the defaults) are unreadable, or no match can be set up with them.
pub fn playthrough<G: Game>(options: &str, seed: u64) -> Result<String, RecordError> {
    let mut chance = MatchRng::new(!seed);
    let mut log = EventLog::default();
    let mut state = G::setup(&read_options::<G::Options>(options)?, seed, &mut log)?;
    let mut text = format!("# options: {options}\n# seed: {seed}\n");
    line(&mut text, "0 -".to_owned(), "-".to_owned(), &mut log, &state);
    for n in 1..MAX_DECISIONS {
        let owed = state.seats_to_move();
        let seat = match owed.first() {
            Some(_) if owed == SeatSet::BOTH && !chance.heads() => Seat::Away,
            Some(first) => first,
            None => break,
        };
        let Some(action) = state.sample(seat, &mut chance) else { break };
        let outcome = state.apply(seat, &action, &mut log);
        let asked = owed.iter().map(Seat::name).collect::<Vec<_>>().join(",");
        line(&mut text, format!("{n} {asked}"), format!("{seat} {action}"), &mut log, &state);
        if let Err(refusal) = outcome {
            let _ = writeln!(text, "# refused: {refusal}");
            break;
        }
    }
    let _ = writeln!(text, "# {}", standing(state.outcome(), state.seats_to_move()));
    Ok(text)
}

fn line<G: Game>(text: &mut String, owed: String, done: String, log: &mut EventLog<G::Event>, state: &G) {
    let events: Vec<_> = log.0.drain(..).map(|event| format_event(&event)).collect();
    let score = state.score();
    let _ = writeln!(
        text,
        "{owed} | {done} | {} | {}-{}",
        events.join("; "),
        score[Seat::Home],
        score[Seat::Away]
    );
}

/// Returns the options and the seed of a recorded playthrough, from its first two lines.
#[must_use]
pub fn header(text: &str) -> Option<(&str, u64)> {
    let mut lines = text.lines();
    let options = lines.next()?.strip_prefix("# options:")?.trim();
    let seed = lines.next()?.strip_prefix("# seed:")?.trim().parse().ok()?;
    Some((options, seed))
}

/// Formats an event on one line: its name, then its fields, as in `Goal by=home score=1-0`.
#[must_use]
pub fn format_event(event: &impl Serialize) -> String {
    let mut text = String::new();
    match serde_json::to_value(event) {
        Ok(Value::Object(variant)) if variant.len() == 1 => {
            for (name, fields) in &variant {
                text.push_str(name);
                match fields {
                    Value::Object(fields) => {
                        for (field, value) in fields {
                            let _ = write!(text, " {field}={}", plain(value));
                        }
                    }
                    other => text = format!("{name} {}", plain(other)),
                }
            }
        }
        Ok(other) => text = plain(&other),
        Err(error) => text = format!("unwritable: {error}"),
    }
    text
}

fn plain(value: &Value) -> String {
    match value {
        Value::Null => "none".to_owned(),
        Value::String(word) => word.clone(),
        Value::Bool(_) | Value::Number(_) => value.to_string(),
        // An array of two numbers is a score.
        Value::Array(items) if items.len() == 2 && items.iter().all(Value::is_number) => {
            format!("{}-{}", items[0], items[1])
        }
        Value::Array(items) => format!("[{}]", items.iter().map(plain).collect::<Vec<_>>().join(" ")),
        Value::Object(fields) => {
            let fields: Vec<_> =
                fields.iter().map(|(name, value)| format!("{name}={}", plain(value))).collect();
            format!("({})", fields.join(" "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BySeat;

    #[derive(Serialize)]
    enum Event {
        Goal { by: Seat, score: BySeat<u32> },
        Rested,
        Drew(Vec<&'static str>),
    }

    #[test]
    fn an_event_is_written_on_one_line() {
        for (event, expected) in [
            (Event::Goal { by: Seat::Away, score: BySeat::new(0, 1) }, "Goal by=away score=0-1"),
            (Event::Rested, "Rested"),
            (Event::Drew(vec!["10C", "AS"]), "Drew [10C AS]"),
        ] {
            assert_eq!(format_event(&event), expected);
        }
    }

    #[test]
    fn headers_are_read_back() {
        assert_eq!(header("# options: (match: Cup)\n# seed: 7\n0 - | "), Some(("(match: Cup)", 7)));
        assert_eq!(header("# options:\n# seed: 7"), Some(("", 7)));
        assert_eq!(header("# seed: 7\n"), None);
    }
}
