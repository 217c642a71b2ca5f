//! The offers: the question, an offer for each action, the options before the match.

use super::super::View;
use super::super::action::{Action, Place};
use super::super::state::Phase;
use super::scene;
use super::words::name;
use crate::engine::{Seat, Settles};
use crate::id;
use crate::stage::offer::{Field, Offer, Preview};

/// Returns the question for that seat.
pub(super) fn prompt(view: &View, seat: Seat) -> String {
    let table = &view.table;
    if table.phase == Phase::Over {
        "Full time".into()
    } else if !table.owed().has(seat) {
        format!("You have chosen: {} are still choosing", name(!seat))
    } else {
        let (kicks, settles) = (seat == table.kicker(), table.shootout().next_settles());
        match (kicks, settles) {
            (true, Settles::IfScored) => "Score and you win: where do you kick?",
            (true, Settles::IfMissed) => "Miss and you lose: where do you kick?",
            (true, Settles::Nothing) => "Where do you kick?",
            (false, Settles::IfMissed) => "Keep it out and you win: where do you dive?",
            (false, Settles::IfScored) => "Let it in and you lose: where do you dive?",
            (false, Settles::Nothing) => "Where do you dive?",
        }
        .into()
    }
}

/// PEN-4 to PEN-6: returns the offer of an action, with its possible results.
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
const KICK_MIDDLE: &str = "A goal on 2 to 6 if the keeper dives; a keeper who stays saves it.";
const DIVE: &str = "Saves a kick to this corner on a 2 or 3. Left and right are as the kicker sees them.";
const STAY: &str = "Saves every kick down the middle that is on target, and nothing else.";

/// The option fields before the match.
pub(super) const FIELDS: &[Field] = &[Field {
    name: "kicks",
    label: id!("pen-field-kicks"),
    values: &[
        ("5", id!("pen-field-kicks-5")),
        ("3", id!("pen-field-kicks-3")),
        ("7", id!("pen-field-kicks-7")),
    ],
}];
