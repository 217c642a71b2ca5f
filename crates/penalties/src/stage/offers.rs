//! The offers: the question, an offer for each action, the options before the match.

use super::super::View;
use super::super::action::{Action, GoalPlace};
use super::super::state::{Penalties, Phase};
use super::scene;
use super::words::name;
use ::words::{id, say};
use engine::{KickStakes, Seat};
use stage::StagedDecisions;
use stage::mouth;
use stage::offer::{ActionOption, ActionPreview, OptionField, Secrecy};
use words::DisplayText;

impl StagedDecisions for Penalties {
    fn prompt(view: &View, seat: Seat) -> DisplayText {
        let table = &view.table;
        if table.phase == Phase::Over {
            return say!("pen-ask-over");
        }
        if !table.seats_to_move().contains(seat) {
            return say!("pen-ask-chosen", side = name(!seat));
        }
        let (kicks, settles) = (seat == table.kicker(), table.shootout().next_kick_stakes());
        match (kicks, settles) {
            (true, KickStakes::IfScored) => say!("pen-ask-score-and-win"),
            (true, KickStakes::IfMissed) => say!("pen-ask-miss-and-lose"),
            (true, KickStakes::Nothing) => say!("pen-ask-kick"),
            (false, KickStakes::IfMissed) => say!("pen-ask-keep-out-and-win"),
            (false, KickStakes::IfScored) => say!("pen-ask-let-in-and-lose"),
            (false, KickStakes::Nothing) => say!("pen-ask-dive"),
        }
    }

    fn offers(view: &View, seat: Seat, legal: &[Action]) -> Vec<ActionOption<Action>> {
        legal.iter().map(|action| offer(view, seat, *action)).collect()
    }

    /// PEN-3: what can be chosen is open, what is chosen is not.
    fn secrecy(_: &View, _: Seat) -> Secrecy {
        Secrecy::Taps
    }
}

/// PEN-4 to PEN-6: returns the offer of an action, with its possible results.
pub(super) fn offer(view: &View, seat: Seat, action: Action) -> ActionOption<Action> {
    let label = match action {
        Action::Kick(GoalPlace::Left) => id!("pen-offer-left"),
        Action::Kick(GoalPlace::Middle) => id!("pen-offer-middle"),
        Action::Kick(GoalPlace::Right) => id!("pen-offer-right"),
        Action::Dive(GoalPlace::Left) => id!("pen-offer-dive-left"),
        Action::Dive(GoalPlace::Middle) => id!("pen-offer-stay"),
        Action::Dive(GoalPlace::Right) => id!("pen-offer-dive-right"),
    };
    // The sentence says all; the strip of faces shows it.
    let (help, head) = match (action, action.place()) {
        (Action::Kick(_), GoalPlace::Middle) => (id!("pen-help-kick-middle"), id!("pen-preview-in")),
        (Action::Kick(_), _) => (id!("pen-help-kick-corner"), id!("pen-preview-in")),
        (Action::Dive(_), GoalPlace::Middle) => (id!("pen-help-stay"), id!("pen-preview-saved-middle")),
        (Action::Dive(_), _) => (id!("pen-help-dive"), id!("pen-preview-saved-corner")),
    };
    let kicker = view.table.kicker();
    let path = (seat == kicker).then(|| (mouth::SPOT, scene::aim(action.place()).target()));
    ActionOption {
        action,
        label: label.into(),
        help: help.into(),
        card: Some(scene::card(seat, action.place())),
        preview: Some(ActionPreview { path, head: head.into(), text: DisplayText::EMPTY }),
    }
}

/// The option fields before the match.
pub(super) const FIELDS: &[OptionField] = &[
    OptionField {
        name: "kicks",
        label: id!("pen-field-kicks"),
        values: &[
            ("5", id!("pen-field-kicks-5")),
            ("3", id!("pen-field-kicks-3")),
            ("7", id!("pen-field-kicks-7")),
        ],
    },
    OptionField {
        name: "short",
        label: id!("pen-field-short"),
        values: &[("false", id!("pen-field-short-false")), ("true", id!("pen-field-short-true"))],
    },
];
