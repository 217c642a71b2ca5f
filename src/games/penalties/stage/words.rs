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
        (Verdict::OffTarget, ..) => "A 1 on the die: the ball misses the goal.",
        (Verdict::Saved, Place::Middle, _) => "A keeper who stays has every ball that comes straight.",
        (Verdict::Saved, ..) => "The keeper guessed it, and is in time on a 2 or 3.",
        (Verdict::Goal, Place::Left, Place::Left) | (Verdict::Goal, Place::Right, Place::Right) => {
            "The keeper guessed it, but is in time on a 2 or 3 alone."
        }
        (Verdict::Goal, Place::Middle, _) => "The keeper dived, and the ball came straight.",
        (Verdict::Goal, _, Place::Middle) => "The keeper stayed, and the ball went into the corner.",
        (Verdict::Goal, ..) => "The keeper dived into the other corner.",
    }
}

/// The rules page: headings and paragraphs.
pub(super) const RULES: &[(&str, &str)] = &[
    (
        "The idea",
        "Twelve yards, one kicker, one keeper. Both make up their minds at the same moment, and neither knows where the \
         other will go. A coin decides who kicks first; then the sides take turns.",
    ),
    (
        "A kick",
        "The kicker chooses left, middle or right. The keeper chooses to dive left, to stay, or to dive right. Left and \
         right are always the kicker's. Both choose in secret, any of the three every time, and both are shown \
         together. Then a die is rolled.",
    ),
    (
        "The die",
        "On a 1 the ball misses the goal, wherever it was meant to go. A keeper who stays has every other ball that \
         comes straight. A keeper who dives to the right corner is there in time on a 2 or 3. Everything else is a goal.",
    ),
    (
        "Who wins",
        "Each side has five kicks (or three, or seven), and whoever scores more of them wins. As soon as one side cannot \
         be caught any more, it is over. If both have scored the same, each takes one more kick, and again, until one \
         scores and the other does not.",
    ),
    (
        "A hint",
        "Never be read. Whoever mixes the corners evenly and goes for the middle one time in six, as kicker and as keeper, \
         cannot be beaten in the long run. Whoever wants to win more than half has to read the other side, and \
         to risk being read.",
    ),
    ("Credits", "The game, its die and its words are this project's own."),
];
