//! What the table says: names, results, the page of rules. All in our own words.

use super::super::action::Place;
use super::super::kick::{Taken, Verdict};
use super::super::options::Options;
use crate::engine::Seat;
use crate::stage::clubs::club;

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
pub(super) const RULES: &[(&str, &str)] = &[
    (
        "The idea",
        "One kicker, one keeper, twelve yards. Both choose at the same moment, and neither knows where the other will \
         go. Whoever scores more kicks wins.",
    ),
    (
        "A kick",
        "A coin decides who kicks first; then the sides take turns. The kicker chooses left, middle or right. The keeper chooses to dive left, to stay, or to dive right. Left and \
         right are always the kicker's. Both choose in secret, any of the three every time, and both are shown \
         together. Then a die is rolled.",
    ),
    (
        "The die",
        "On a 1 the ball misses the goal, wherever it was meant to go. A keeper who stays saves every other \
         kick down the middle. A keeper who dives to the correct corner saves on a 2 or 3. Everything else \
         is a goal.",
    ),
    (
        "Who wins",
        "Each side takes five kicks (or three, or seven), and the side that scores more wins. It ends as \
         soon as one side cannot be caught. If it is level, it is sudden death: one kick each until one \
         scores and the other does not.",
    ),
    (
        "A hint",
        "Keep them guessing. Share kicks and dives evenly between the corners, with one in six down the \
         middle, and nobody can beat you in the long run. To win more than half you must read the other \
         side, and risk being read yourself.",
    ),
    ("Credits", "The game, its die and its words are this project's own."),
];
