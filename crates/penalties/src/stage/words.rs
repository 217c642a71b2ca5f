//! The texts of the table: names, results, the page of rules. All in our own words.

use super::super::action::GoalPlace;
use super::super::kick::{KickResult, TakenKick};
use super::super::options::Options;
use stage::reveal::ResultStamp;
pub(super) use stage::words::{name, player};
use words::{DisplayText, MessageArg, MessageId};
use words::{id, say};

/// The result of a kick, for messages to select by: how the goal mouth shows it.
const fn end(stamp: ResultStamp) -> MessageArg {
    MessageArg::selector(match stamp {
        ResultStamp::Goal => "goal",
        ResultStamp::Saved => "saved",
        ResultStamp::Over => "over",
        ResultStamp::Post => "post",
        _ => "wide",
    })
}

/// The two places of a kick, for messages to select by.
const fn places(taken: &TakenKick) -> [MessageArg; 2] {
    [MessageArg::selector(taken.kick.name()), MessageArg::selector(taken.dive.name())]
}

/// Returns the line under the title.
pub(super) fn subtitle(options: Options) -> DisplayText {
    say!("pen-subtitle", n = options.kicks())
}

/// Returns the line of the match log: who kicked where, and what the keeper did.
pub(super) fn kick_sentence(taken: &TakenKick, stamp: ResultStamp, scorer: usize) -> DisplayText {
    let (kicker, keeper) = (player(taken.by, scorer), player(!taken.by, 0));
    let [kick, dive] = places(taken);
    say!("pen-log-kick", who = kicker, kick, keeper, dive, end = end(stamp))
}

/// PEN-4 to PEN-6: why it ended so, in one short sentence.
pub(super) const fn because(taken: &TakenKick) -> MessageId {
    match (taken.verdict, taken.kick, taken.dive) {
        (KickResult::OffTarget, ..) => id!("pen-reveal-off-target"),
        (KickResult::Saved, GoalPlace::Middle, _) => id!("pen-reveal-saved-middle"),
        (KickResult::Saved, ..) => id!("pen-reveal-saved-corner"),
        (KickResult::Goal, GoalPlace::Left, GoalPlace::Left)
        | (KickResult::Goal, GoalPlace::Right, GoalPlace::Right) => {
            id!("pen-reveal-read-and-in")
        }
        (KickResult::Goal, GoalPlace::Middle, _) => id!("pen-reveal-in-middle"),
        (KickResult::Goal, _, GoalPlace::Middle) => id!("pen-reveal-in-corner"),
        (KickResult::Goal, ..) => id!("pen-reveal-wrong-way"),
    }
}

/// The rules page: headings and paragraphs.
pub(super) const RULES: &[(MessageId, MessageId)] = &[
    (id!("pen-rules-1-head"), id!("pen-rules-1")),
    (id!("pen-rules-2-head"), id!("pen-rules-2")),
    (id!("pen-rules-3-head"), id!("pen-rules-3")),
    (id!("pen-rules-4-head"), id!("pen-rules-4")),
    (id!("pen-rules-5-head"), id!("pen-rules-5")),
    (id!("pen-rules-6-head"), id!("pen-rules-6")),
];
