//! The offers: the play cards to use, with their results. Everything is open, so all of it can be said.

use super::super::View;
use super::super::action::Action;
use super::super::state::{ActionAttempt, Solitaire, Table, TeamAction};
use super::reasons;
use super::scene::{ball_spot, card_id};
use super::words::{self, name, short};
use ::words::{DisplayText, MessageArg, Separator};
use ::words::{id, say};
use engine::Seat;
use stage::StagedDecisions;
use stage::layout::{DesignPoint, FIELD, LANE};
use stage::offer::{ActionOption, ActionPreview, OptionField, Secrecy};
use stage::refusal_reason::RefusalReason;
use stage::scene::CardId;

impl StagedDecisions for Solitaire {
    /// SOL-6, SOL-21.
    fn prompt(view: &View, seat: Seat) -> DisplayText {
        let table = &view.table;
        let Some(picker) = table.picker() else { return say!("sol-prompt-over") };
        let first = table.used[0].is_none();
        if picker != seat {
            let side = name(picker);
            return match (table.options.duel, first) {
                (true, true) => say!("sol-prompt-they-pick-first", side),
                (true, false) => say!("sol-prompt-they-pick-second", side),
                (false, _) => say!("sol-prompt-they-choose", side),
            };
        }
        match (table.options.duel, first) {
            (_, true) if table.ball.is_none() => say!("sol-prompt-who-takes-the-ball"),
            (false, true) => say!("sol-prompt-two-of-three"),
            (false, false) => say!("sol-prompt-one-more"),
            (true, true) => say!("sol-prompt-one-of-three"),
            (true, false) => say!("sol-prompt-one-of-two"),
        }
    }

    fn offers(view: &View, _: Seat, legal: &[Action]) -> Vec<ActionOption<Action>> {
        legal.iter().map(|action| offer(&view.table, *action)).collect()
    }

    /// SOL-6, SOL-21: what can be used lies open, and one manager picks after the other.
    fn secrecy(_: &View, _: Seat) -> Secrecy {
        Secrecy::Open
    }

    fn why_not(view: &View, seat: Seat, card: CardId) -> Option<RefusalReason> {
        reasons::why_not(view, seat, card)
    }
}

fn offer(table: &Table, action: Action) -> ActionOption<Action> {
    let tried = table.preview(action.card());
    let ActionAttempt { team, team_action, strength, success } = tried;
    ActionOption {
        action,
        label: say!(
            "sol-offer",
            side = short(team),
            deed = words::team_action(team_action),
            own = strength[team],
            other = strength[!team],
            works = words::whether(success)
        ),
        help: help(table, tried),
        card: Some(card_id(action.card())),
        preview: Some(preview(table, tried)),
    }
}

/// SOL-12: returns true if a failed counter would be the second yellow of the team's active card.
pub(super) fn second_yellow(table: &Table, team: Seat) -> bool {
    let team = &table.teams[team];
    team.active.is_some_and(|card| team.yellow.contains(card))
}

/// SOL-10: returns the result in one sentence, with that of SOL-7 before it.
fn help(table: &Table, tried: ActionAttempt) -> DisplayText {
    let ActionAttempt { team, team_action, strength, success } = tried;
    let (side, them) = (name(team), name(!team));
    let active = |seat: Seat| -> (DisplayText, MessageArg) {
        let card = table.teams[seat].active;
        (card.map_or(DisplayText::EMPTY, words::card), card.map_or(MessageArg::selector("none"), words::rank))
    };
    let ((own, own_rank), (other, other_rank)) = (active(team), active(!team));
    let equal = words::whether(strength[team] == strength[!team]);
    let result = match (team_action, success) {
        (TeamAction::Pass, true) => {
            say!("sol-help-pass", equal, side = &side, card = own, rank = own_rank)
        }
        (TeamAction::Shoot, true) => {
            say!("sol-help-shot", equal, side = &side, card = other, rank = other_rank)
        }
        (TeamAction::Pass | TeamAction::Shoot, false) => say!("sol-help-lost", them),
        (TeamAction::Tackle, true) => say!("sol-help-tackle", side = &side),
        (TeamAction::Tackle, false) => say!("sol-help-tackle-fails", equal, side = &side),
        (TeamAction::Counter, true) => say!("sol-help-counter", side = &side),
        (TeamAction::Counter, false) if second_yellow(table, team) => {
            say!("sol-help-second-yellow", equal, card = own, rank = own_rank, them)
        }
        (TeamAction::Counter, false) => say!("sol-help-yellow", equal, card = own, rank = own_rank),
    };
    let takes = if table.ball.is_none() { say!("sol-help-takes", side) } else { DisplayText::EMPTY };
    DisplayText::list([takes, result], Separator::Space)
}

/// Returns the goal that a team attacks.
const fn goal_mouth(by: Seat) -> DesignPoint {
    match by {
        Seat::Home => DesignPoint::new(FIELD.x + FIELD.w + 18.0, LANE),
        Seat::Away => DesignPoint::new(FIELD.x - 18.0, LANE),
    }
}

fn preview(table: &Table, tried: ActionAttempt) -> ActionPreview {
    let ActionAttempt { team, team_action, strength, success } = tried;
    let head = match (team_action, success) {
        (TeamAction::Pass, true) => id!("sol-preview-pass"),
        (TeamAction::Shoot, true) => id!("sol-preview-goal"),
        (TeamAction::Pass | TeamAction::Shoot, false) => id!("sol-preview-lost"),
        (TeamAction::Tackle | TeamAction::Counter, true) => id!("sol-preview-won"),
        (TeamAction::Tackle, false) => id!("sol-preview-tackle-fails"),
        (TeamAction::Counter, false) if second_yellow(table, team) => id!("headline-sent-off"),
        (TeamAction::Counter, false) => id!("stamp-yellow-card"),
    };
    let from = ball_spot(table.ball);
    let to = match (team_action, success) {
        (TeamAction::Shoot, true) => Some(goal_mouth(team)),
        (TeamAction::Pass | TeamAction::Shoot, false) => Some(ball_spot(Some(!team))),
        (TeamAction::Tackle | TeamAction::Counter, true) => Some(ball_spot(Some(team))),
        // SOL-7: a successful pass begins with taking the ball.
        (TeamAction::Pass, true) => table.ball.is_none().then(|| ball_spot(Some(team))),
        (TeamAction::Tackle | TeamAction::Counter, false) => None,
    };
    let text = say!(
        "sol-preview-strengths",
        side = short(team),
        own = strength[team],
        other = strength[!team],
        them = short(!team)
    );
    ActionPreview { path: to.map(|to| (from, to)), head: head.into(), text }
}

/// The option fields before the match.
pub(super) const FIELDS: &[OptionField] = &[
    OptionField {
        name: "duel",
        label: id!("sol-field-duel"),
        values: &[("false", id!("sol-field-duel-false")), ("true", id!("sol-field-duel-true"))],
    },
    OptionField {
        name: "home_suit",
        label: id!("sol-field-home-suit"),
        values: &[
            ("H", id!("sol-field-home-suit-h")),
            ("D", id!("sol-field-home-suit-d")),
            ("C", id!("sol-field-home-suit-c")),
            ("S", id!("sol-field-home-suit-s")),
        ],
    },
    OptionField {
        name: "away_suit",
        label: id!("sol-field-away-suit"),
        values: &[
            ("S", id!("sol-field-away-suit-s")),
            ("C", id!("sol-field-away-suit-c")),
            ("D", id!("sol-field-away-suit-d")),
            ("H", id!("sol-field-away-suit-h")),
        ],
    },
    OptionField {
        name: "kick_off_after_goal",
        label: id!("sol-field-kick-off-after-goal"),
        values: &[
            ("Scoring", id!("sol-field-kick-off-after-goal-scoring")),
            ("Conceding", id!("sol-field-kick-off-after-goal-conceding")),
        ],
    },
    OptionField {
        name: "first_pick",
        label: id!("sol-field-first-pick"),
        values: &[
            ("Alternate", id!("sol-field-first-pick-alternate")),
            ("WithoutBall", id!("sol-field-first-pick-withoutball")),
        ],
    },
    OptionField {
        name: "short",
        label: id!("sol-field-short"),
        values: &[("false", id!("sol-field-short-false")), ("true", id!("sol-field-short-true"))],
    },
];
