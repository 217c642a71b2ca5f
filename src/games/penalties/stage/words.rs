//! What the table says: names, results, the page of rules. All in our own words.

use super::super::action::Place;
use super::super::kick::{Taken, Verdict};
use super::super::options::Options;
pub(super) use crate::stage::words::{name, player};
use crate::words::{Arg, DisplayText, Id};
use crate::{id, say};

/// The result of a kick, for messages to select by.
const fn end(taken: &Taken) -> Arg {
    Arg::key(match taken.verdict {
        Verdict::OffTarget => "miss",
        Verdict::Saved => "saved",
        Verdict::Goal => "goal",
    })
}

/// The two places of a kick, for messages to select by.
const fn places(taken: &Taken) -> [Arg; 2] {
    [Arg::key(taken.kick.name()), Arg::key(taken.dive.name())]
}

/// Under the title.
pub(super) fn subtitle(options: Options) -> DisplayText {
    say!("pen-subtitle", n = options.kicks)
}

/// In the match log: who kicked where, and what the keeper did.
pub(super) fn kick_sentence(taken: &Taken, scorer: usize) -> DisplayText {
    let (kicker, keeper) = (player(taken.by, scorer), player(!taken.by, 0));
    let [kick, dive] = places(taken);
    say!("pen-log-kick", who = kicker, kick = kick, keeper = keeper, dive = dive, end = end(taken))
}

/// PEN-4 to PEN-6: why it ended so, in one short sentence.
pub(super) const fn because(taken: &Taken) -> Id {
    match (taken.verdict, taken.kick, taken.dive) {
        (Verdict::OffTarget, ..) => id!("pen-reveal-off-target"),
        (Verdict::Saved, Place::Middle, _) => id!("pen-reveal-saved-middle"),
        (Verdict::Saved, ..) => id!("pen-reveal-saved-corner"),
        (Verdict::Goal, Place::Left, Place::Left) | (Verdict::Goal, Place::Right, Place::Right) => {
            id!("pen-reveal-read-and-in")
        }
        (Verdict::Goal, Place::Middle, _) => id!("pen-reveal-in-middle"),
        (Verdict::Goal, _, Place::Middle) => id!("pen-reveal-in-corner"),
        (Verdict::Goal, ..) => id!("pen-reveal-wrong-way"),
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
