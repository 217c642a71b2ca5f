//! What the table says: names, questions, offers, the page of rules. All in our own words.

use super::super::View;
use super::super::action::{Action, Place};
use super::super::options::Options;
use super::super::state::{Phase, Taken, Verdict};
use super::scene;
use crate::engine::Seat;
use crate::stage::clubs::club;
use crate::stage::offer::{Field, Offer, Preview};

/// The club.
pub(super) const fn name(seat: Seat) -> &'static str {
    club(seat).name
}

/// Beside the shirt of who kicked.
pub(super) const fn result(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::OffTarget => "MISS",
        Verdict::Saved => "SAVED",
        Verdict::Goal => "GOAL",
    }
}

/// Under the title.
pub(super) fn subtitle(options: Options) -> String {
    format!("{} kicks a side", options.kicks)
}

/// On the scoreboard: `3rd`.
pub(super) fn ordinal(n: usize) -> String {
    let end = match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    };
    format!("{n}{end}")
}

/// The question, as it is put to that seat.
pub(super) fn prompt(view: &View, seat: Seat) -> String {
    let table = &view.table;
    if table.phase == Phase::Over {
        "Full time".into()
    } else if !table.owed().has(seat) {
        format!("You have chosen: {} still choose", name(!seat))
    } else if seat == table.kicker() {
        "Where do you kick?".into()
    } else {
        "Where do you dive?".into()
    }
}

/// In the match log: who kicked where, and what the keeper did.
pub(super) fn told(taken: &Taken, scorer: usize) -> String {
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

/// PEN-4 to PEN-6, put as what the action may bring.
pub(super) fn offer(view: &View, seat: Seat, action: Action) -> Offer {
    let (label, help, head, text) = match action {
        Action::Kick(Place::Left) => ("Left", KICK_CORNER, "IN ON 2-6", "on 4-6 if the keeper is there"),
        Action::Kick(Place::Middle) => ("Middle", KICK_MIDDLE, "IN ON 2-6", "never if the keeper stays"),
        Action::Kick(Place::Right) => ("Right", KICK_CORNER, "IN ON 2-6", "on 4-6 if the keeper is there"),
        Action::Dive(Place::Left) => ("Dive left", DIVE, "SAVED ON 2-3", "if the kick goes there"),
        Action::Dive(Place::Middle) => ("Stay", STAY, "SAVED ON 2-6", "if the kick comes straight"),
        Action::Dive(Place::Right) => ("Dive right", DIVE, "SAVED ON 2-3", "if the kick goes there"),
    };
    let kicker = view.table.kicker();
    let path = (seat == kicker).then(|| {
        let spot = scene::before_goal(kicker, scene::SPOT, 0.0);
        (spot, scene::before_goal(kicker, 0.0, scene::right(action.place())))
    });
    Offer {
        action: action.to_string(),
        label: label.into(),
        help: help.into(),
        piece: Some(scene::card(seat, action.place())),
        preview: Some(Preview { path, head: head.into(), text: text.into() }),
    }
}

const KICK_CORNER: &str = "A goal on 2 to 6; if the keeper dives the same way, on 4 to 6 only.";
const KICK_MIDDLE: &str = "A goal on 2 to 6 if the keeper dives; a keeper who stays has it.";
const DIVE: &str =
    "Saves a kick into this corner on 2 and 3, and nothing else. Left and right are the kicker's.";
const STAY: &str = "Saves every kick straight at you that is on target, and nothing else.";

/// The choices before the match.
pub(super) const FIELDS: &[Field] =
    &[Field { name: "kicks", label: "Kicks", values: &[("5", "5 each"), ("3", "3 each"), ("7", "7 each")] }];

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
