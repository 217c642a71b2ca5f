//! What the table says: names, results, the page of rules. All in our own words.

use super::super::action::Place;
use super::super::kick::{Taken, Verdict};
use super::super::options::Options;
use crate::engine::Seat;
use crate::id;
use crate::stage::clubs::club;
use crate::words::Id;

/// The club.
pub(super) const fn name(seat: Seat) -> &'static str {
    club(seat).name
}

/// Beside the shirt of who kicked.
pub(super) fn result(taken: &Taken) -> String {
    let verdict = match taken.verdict {
        Verdict::OffTarget => "MISS",
        Verdict::Saved => "SAVED",
        Verdict::Goal => "GOAL",
    };
    let [kick, dive] = [taken.kick, taken.dive].map(|place| place.to_string().to_uppercase());
    format!("{kick} v {dive}: {verdict}")
}

/// Under the title.
pub(super) fn subtitle(options: Options) -> String {
    format!("{} kicks a side", options.kicks)
}

/// In the match log: who kicked where, and what the keeper did.
pub(super) fn kick_sentence(taken: &Taken, scorer: usize) -> String {
    let (kicker, keeper) = (club(taken.by).eleven[scorer], club(!taken.by).eleven[0]);
    let kick = match taken.kick {
        Place::Left => "left",
        Place::Middle => "straight",
        Place::Right => "right",
    };
    let dive = match taken.dive {
        Place::Left => "left",
        Place::Middle => "stays",
        Place::Right => "right",
    };
    let end = match (taken.verdict, taken.kick) {
        (Verdict::OffTarget, Place::Middle) => "over!",
        (Verdict::OffTarget, _) => "wide!",
        (Verdict::Saved, _) => "saved!",
        (Verdict::Goal, _) => "in!",
    };
    format!("{kicker} {kick}, {keeper} {dive}: {end}")
}

/// PEN-4 to PEN-6: why it ended so, in one short sentence.
pub(super) const fn because(taken: &Taken) -> &'static str {
    match (taken.verdict, taken.kick, taken.dive) {
        (Verdict::OffTarget, ..) => "A 1 on the die: off target.",
        (Verdict::Saved, Place::Middle, _) => "The keeper stayed; the ball came down the middle.",
        (Verdict::Saved, ..) => "The keeper read it, and a 2 or 3 is a save.",
        (Verdict::Goal, Place::Left, Place::Left) | (Verdict::Goal, Place::Right, Place::Right) => {
            "The keeper read it, but only a 2 or 3 is a save."
        }
        (Verdict::Goal, Place::Middle, _) => "The keeper dived; the ball went down the middle.",
        (Verdict::Goal, _, Place::Middle) => "The keeper stayed, and the ball went into the corner.",
        (Verdict::Goal, ..) => "The keeper dived the wrong way.",
    }
}

/// The rules page: headings and paragraphs.
pub(super) const RULES: &[(Id, Id)] = &[
    (id!("pen-rules-1-head"), id!("pen-rules-1")),
    (id!("pen-rules-2-head"), id!("pen-rules-2")),
    (id!("pen-rules-3-head"), id!("pen-rules-3")),
    (id!("pen-rules-4-head"), id!("pen-rules-4")),
    (id!("pen-rules-5-head"), id!("pen-rules-5")),
    (id!("pen-rules-6-head"), id!("pen-rules-6")),
];
