//! The offers: what can be done now, and why something cannot. Each has its words, the card to click and the
//! effect.

use super::super::action::{Action, AttackCard, DefenceCard};
use super::super::data::{OptionEffect, TeamAbility};
use super::super::state::{
    CHANCE_CARDS, DuelResult, LaidCard, MAX_STARS, PENALTY_AREA, Phase, ShotSlot, Soccer17, Table,
    clamp_strength, mirror_area,
};
use super::super::{Team, View};
use super::board::running_shot;
use super::scene::{HandCard, STAR, TIMER, chance_id, from_left, rect, side_of, team_id};
use super::words::{self, name};
use ::words::{DisplayText, MessageArg, MessageId, Separator};
use ::words::{id, say};
use engine::{Seat, SeatSet};
use stage::StagedDecisions;
use stage::layout::{DesignPoint, FIELD, LANE};
use stage::offer::{ActionOption, ActionPreview, OptionField, Secrecy};
use stage::refusal_reason::RefusalReason;
use stage::scene::CardId;

impl StagedDecisions for Soccer17 {
    fn declines(action: &Action) -> bool {
        matches!(action, Action::LetGo | Action::Ability(false))
    }

    /// S17-4 and later clauses.
    fn prompt(view: &View, seat: Seat) -> DisplayText {
        let table = &view.table;
        let other = name(!seat);
        if table.phase == Phase::Over {
            return say!("s17-ask-over");
        }
        if !table.seats_to_move().contains(seat) {
            return match table.phase {
                Phase::Toss { .. } => say!("s17-ask-they-won-the-toss", side = other),
                Phase::Lay => say!("s17-ask-they-choose", side = other),
                Phase::FreeKick => say!("s17-ask-their-free-kick", side = other),
                Phase::Take => say!("s17-ask-they-shoot", side = other),
                Phase::Rebound => say!("s17-ask-they-may-rebound", side = other),
                _ => say!("s17-ask-they-decide", side = other),
            };
        }
        match table.phase {
            Phase::Toss { .. } => say!("s17-ask-won-the-toss"),
            Phase::Lay if seat == table.attacker => say!("s17-ask-attack"),
            Phase::Lay => say!("s17-ask-defence"),
            Phase::FreeKick => say!("s17-ask-free-kick"),
            Phase::Option { play } => say!("s17-ask-option", card = words::play(play)),
            Phase::Bonus => say!("s17-ask-bonus"),
            Phase::NeverBeaten => say!("s17-ask-never-beaten"),
            Phase::Catenaccio => say!("s17-ask-catenaccio"),
            Phase::Take => match table.shot.map_or(0, |shot| shot.to_take) {
                1 => say!("s17-ask-take"),
                cards => say!("s17-ask-take-more", n = cards),
            },
            Phase::Rebound => say!("s17-ask-rebound"),
            Phase::SecondBall => say!("s17-ask-second-ball"),
            Phase::Running | Phase::Over => DisplayText::EMPTY,
        }
    }

    fn offers(view: &View, seat: Seat, legal: &[Action]) -> Vec<ActionOption<Action>> {
        legal.iter().map(|action| offer(&view.table, seat, *action)).collect()
    }

    /// S17-4: both lay at once; all cards lie open, only the choice is secret.
    fn secrecy(view: &View, _: Seat) -> Secrecy {
        if view.table.seats_to_move() == SeatSet::BOTH { Secrecy::Taps } else { Secrecy::Open }
    }

    fn why_not(view: &View, seat: Seat, card_id: CardId) -> Option<RefusalReason> {
        let table = &view.table;
        let moves = table.legal_actions(seat);
        let offered = moves.as_slice().iter().any(|action| offer(table, seat, *action).card == Some(card_id));
        if offered || table.phase == Phase::Over {
            return None;
        }
        let other = name(!seat);
        let says = Some;
        match card_id {
            STAR => says(RefusalReason::new("S17-8", id!("s17-why-stars"))),
            TIMER => says(RefusalReason::new("S17-14", id!("s17-why-timer"))),
            _ if card_id == team_id(Seat::Home) => table.team(Seat::Home).map(team_reason),
            _ if card_id == team_id(Seat::Away) => table.team(Seat::Away).map(team_reason),
            _ if side_of(card_id) == Some(!seat) => {
                says(RefusalReason::new("S17-3", say!("s17-why-theirs", side = other)))
            }
            _ => match HandCard::known(card_id) {
                Some((_, card)) => says(hand_reason(view, seat, card)),
                None => chance_reason(table, seat, card_id),
            },
        }
    }
}

/// Returns the offer of one legal action: its label and help, its card on the table, and its preview.
fn offer(table: &Table, seat: Seat, action: Action) -> ActionOption<Action> {
    let mut offer = ActionOption {
        action,
        label: DisplayText::verbatim(action.to_string()),
        help: DisplayText::EMPTY,
        card: None,
        preview: None,
    };
    if let Some(play) = action.attack_card() {
        offer.label = words::play(play).into();
        offer.help = attack_help(table, play);
        offer.card = Some(HandCard::of_play(play).id(seat));
        offer.preview = cell_preview(table, play);
    } else if let Some(guard) = action.defence_card() {
        offer.label = words::guard(guard).into();
        offer.help = guard_help(table, guard);
        offer.card = Some(HandCard::of_guard(guard).id(seat));
        offer.preview = Some(guard_preview(table, guard));
    }
    match action {
        Action::FreeKick(play) => {
            offer.label = words::play(play).into();
            offer.help = say!("s17-help-free-kick", brings = cell(table, play));
            offer.card = Some(HandCard::of_play(play).id(seat));
            offer.preview = cell_preview(table, play);
        }
        Action::Option(k) => {
            if let Phase::Option { play } = table.phase
                && let Some(effect) = table.effects(play).get(usize::from(k))
            {
                offer.label = option_label(table, play, *effect);
                offer.help = option_help(table, play, *effect);
                offer.preview = Some(effect_preview(table, play, *effect));
            }
        }
        Action::Bonus(bonus) => {
            offer.label = words::bonus(bonus).into();
            offer.help = say!("s17-help-bonus");
            offer.card = Some(STAR);
        }
        Action::Ability(used) => ability(table, seat, used, &mut offer),
        Action::Take(i) => {
            if let Some(shot) = table.shot
                && let Some(slot) = shot.slot_of(i)
            {
                offer.label = say!("s17-offer-take", n = slot + 1);
                offer.help = say!("s17-help-take", n = shot.left());
                offer.card = Some(chance_id(slot));
            }
        }
        Action::Rebound => {
            let left = table.shot.map_or(0, |shot| shot.left());
            offer.label = say!("s17-offer-rebound");
            offer.help = say!("s17-help-rebound", n = left);
            offer.card = Some(HandCard::Rebound.id(seat));
            offer.preview = Some(ActionPreview {
                path: Some((spot(table, PENALTY_AREA), goal_mouth(table.attacker))),
                head: say!("s17-preview-rebound"),
                text: say!("s17-preview-rebound-odds", n = left),
            });
        }
        Action::LetGo => {
            offer.label = say!("s17-offer-keep-tackle");
            offer.help = say!("s17-help-keep-tackle", side = name(!table.attacker));
        }
        Action::Attack => {
            offer.label = say!("s17-offer-attack-first");
            offer.help = match table.options.short {
                true => say!("s17-help-attack-first-short"),
                false => say!("s17-help-attack-first"),
            };
        }
        Action::Defend => {
            offer.label = say!("s17-offer-defend-first");
            offer.help = match table.options.short {
                true => say!("s17-help-defend-first-short"),
                false => say!("s17-help-defend-first"),
            };
        }
        _ => {}
    }
    offer
}

/// S17-21: describes the use of an ability.
fn ability(table: &Table, seat: Seat, used: bool, offer: &mut ActionOption<Action>) {
    if !used {
        offer.label = say!("s17-offer-leave-it");
        offer.help = say!("s17-help-leave-it");
        return;
    }
    let (ability, help) = match table.phase {
        Phase::NeverBeaten => (TeamAbility::NeverBeaten, id!("s17-help-never-beaten")),
        Phase::Catenaccio => (TeamAbility::Catenaccio, id!("s17-help-catenaccio")),
        _ => (TeamAbility::SecondBall, id!("s17-help-second-ball")),
    };
    offer.label = words::ability(ability).into();
    offer.help = help.into();
    offer.card = Some(team_id(seat));
}

/// S17-12: returns what a foul brings here, for messages to select by.
pub(super) fn gift(table: &Table) -> MessageArg {
    MessageArg::selector(if table.area == PENALTY_AREA { "penalty" } else { "free-kick" })
}

/// S17-5: returns what stops the card, and what it brings otherwise.
fn attack_help(table: &Table, play: AttackCard) -> DisplayText {
    let holds = |guard: &DefenceCard| *guard != DefenceCard::Tackle || table.tackle[!table.attacker];
    let named = |clash: DuelResult| -> Vec<DisplayText> {
        let guards = DefenceCard::ALL.into_iter().filter(holds);
        let guards = guards.filter(|guard| DuelResult::of(play, *guard) == clash);
        guards.map(|guard| words::guard(guard).into()).collect()
    };
    let stops =
        say!("s17-help-stopped-by", cards = DisplayText::list(named(DuelResult::Turnover), Separator::And));
    let fouls = !named(DuelResult::Foul).is_empty();
    let foul = if fouls { say!("s17-help-fouled", gift = gift(table)) } else { DisplayText::EMPTY };
    DisplayText::list([stops, foul, say!("s17-help-otherwise", brings = cell(table, play))], Separator::Space)
}

/// S17-5: returns what the card stops.
fn guard_help(table: &Table, guard: DefenceCard) -> DisplayText {
    let stopped = words::stopped(guard).into_iter().map(|play| words::play(play).into());
    let stopped = DisplayText::list(stopped, Separator::And);
    if guard == DefenceCard::Tackle {
        say!("s17-help-tackle", stopped, gift = gift(table))
    } else {
        say!("s17-help-guard", stopped)
    }
}

fn guard_preview(table: &Table, guard: DefenceCard) -> ActionPreview {
    let head = match guard {
        DefenceCard::Anticipate => id!("s17-preview-anticipate"),
        DefenceCard::Block => id!("s17-preview-block"),
        DefenceCard::Press => id!("s17-preview-press"),
        DefenceCard::Tackle => id!("s17-preview-tackle"),
    };
    let text = if guard == DefenceCard::Tackle {
        say!("s17-preview-foul", gift = gift(table))
    } else {
        // S17-6: in the own box the keeper passes on.
        say!("s17-preview-you-attack", area = mirror_area(table.area))
    };
    ActionPreview { path: None, head: head.into(), text }
}

/// S17-9: returns the strength of a shot with that action from here.
pub(super) fn strength(table: &Table, play: AttackCard, printed: u8) -> u8 {
    clamp_strength((printed + table.star_bonus(play)) as i8)
}

/// S17-8: returns the ball's new area, and the stars that would count.
pub(super) fn moved(table: &Table, advance: u8, stars: u8) -> (u8, u8) {
    (table.area + advance, stars.min(MAX_STARS - table.stars))
}

/// Returns one option in a sentence.
fn option_help(table: &Table, play: AttackCard, effect: OptionEffect) -> DisplayText {
    match effect {
        OptionEffect::Shot(printed) => say!("s17-help-shot", n = strength(table, play, printed)),
        OptionEffect::Move { advance, stars: gained } => {
            let (area, gained) = moved(table, advance, gained);
            match (advance, gained) {
                (0, 0) => say!("s17-help-no-third-star"),
                (0, n) => say!("s17-help-stars", n),
                (_, 0) => say!("s17-help-area", area),
                (_, n) => say!("s17-help-area-stars", area, n),
            }
        }
    }
}

/// Returns all options of a cell in a few words.
pub(super) fn cell(table: &Table, play: AttackCard) -> DisplayText {
    let brief = |effect: &OptionEffect| match *effect {
        OptionEffect::Shot(printed) => say!("s17-brings-shot", n = strength(table, play, printed)),
        OptionEffect::Move { advance, stars: gained } => {
            let (area, gained) = moved(table, advance, gained);
            match (advance, gained) {
                (0, 0) => say!("s17-brings-nothing"),
                (0, n) => say!("s17-brings-stars", n),
                (_, 0) => say!("s17-brings-area", area),
                (_, n) => say!("s17-brings-area-stars", area, n),
            }
        }
    };
    words::either(table.effects(play).iter().map(brief))
}

/// Returns so many stars as signs.
fn signs(stars: u8) -> DisplayText {
    DisplayText::verbatim("★".repeat(usize::from(stars)))
}

/// Returns one to three words that distinguish the options.
fn option_label(table: &Table, play: AttackCard, effect: OptionEffect) -> DisplayText {
    match effect {
        OptionEffect::Shot(printed) => say!("s17-offer-shoot", n = strength(table, play, printed)),
        OptionEffect::Move { advance: 0, stars } => say!("s17-offer-star", stars = signs(stars)),
        OptionEffect::Move { advance, stars: 0 } => say!("s17-offer-area", area = table.area + advance),
        OptionEffect::Move { advance, stars } => {
            say!("s17-offer-area-star", area = table.area + advance, stars = signs(stars))
        }
    }
}

/// Returns the label of an option as it is named beside another one.
fn other_option(table: &Table, play: AttackCard, effect: OptionEffect) -> DisplayText {
    match effect {
        OptionEffect::Shot(printed) => say!("s17-preview-or-shoot", n = strength(table, play, printed)),
        OptionEffect::Move { advance: 0, stars } => say!("s17-preview-or-star", stars = signs(stars)),
        OptionEffect::Move { advance, stars: 0 } => say!("s17-preview-or-area", area = table.area + advance),
        OptionEffect::Move { advance, stars } => {
            say!("s17-preview-or-area-star", area = table.area + advance, stars = signs(stars))
        }
    }
}

/// Returns the middle of an area, counted by the attacker.
fn spot(table: &Table, area: u8) -> DesignPoint {
    DesignPoint::new(rect(from_left(table.attacker, area)).centre().x, LANE)
}

/// Returns the goal that side attacks.
fn goal_mouth(by: Seat) -> DesignPoint {
    match by {
        Seat::Home => DesignPoint::new(FIELD.x + FIELD.w + 18.0, LANE),
        Seat::Away => DesignPoint::new(FIELD.x - 18.0, LANE),
    }
}

fn effect_preview(table: &Table, play: AttackCard, effect: OptionEffect) -> ActionPreview {
    let from = spot(table, table.area);
    match effect {
        OptionEffect::Shot(printed) => {
            let (bonus, strength) = (table.star_bonus(play), strength(table, play, printed));
            let text = if bonus > 0 {
                say!("s17-preview-odds-star", n = strength, of = CHANCE_CARDS, printed, bonus)
            } else {
                say!("s17-preview-odds", n = strength, of = CHANCE_CARDS)
            };
            ActionPreview {
                path: Some((from, goal_mouth(table.attacker))),
                head: say!("s17-preview-shot"),
                text,
            }
        }
        OptionEffect::Move { advance, stars } => {
            let (area, gained) = moved(table, advance, stars);
            let star =
                if gained > 0 { say!("s17-preview-plus", stars = signs(gained)) } else { DisplayText::EMPTY };
            if advance == 0 {
                return ActionPreview { path: None, head: say!("s17-preview-star"), text: star };
            }
            ActionPreview {
                path: Some((from, spot(table, area))),
                head: say!("s17-preview-area", area),
                text: star,
            }
        }
    }
}

/// Returns a preview of the most valuable option; the others are named.
fn cell_preview(table: &Table, play: AttackCard) -> Option<ActionPreview> {
    let value = |effect: &OptionEffect| match *effect {
        OptionEffect::Shot(0) => 0,
        OptionEffect::Shot(n) => 100 + n,
        OptionEffect::Move { advance, stars } => 10 * advance + stars,
    };
    let effects = table.effects(play);
    let best = effects.iter().copied().max_by_key(value)?;
    let mut preview = effect_preview(table, play, best);
    let others = effects.iter().filter(|effect| **effect != best);
    let others = DisplayText::list(others.map(|effect| other_option(table, play, *effect)), Separator::Comma);
    if !others.is_empty() {
        preview.text = if preview.text.is_empty() {
            say!("s17-preview-or", others)
        } else {
            say!("s17-preview-text-or", text = preview.text, others)
        };
    }
    Some(preview)
}

/// S17-21: returns what the card of a team does, for any player.
fn team_reason(team: Team) -> RefusalReason {
    RefusalReason::new("S17-21", words::team_card(team))
}

fn chance_reason(table: &Table, seat: Seat, card: CardId) -> Option<RefusalReason> {
    let slot = (0..usize::from(CHANCE_CARDS)).find(|slot| chance_id(*slot) == card)?;
    let text = match running_shot(table) {
        Some(shot) if shot.slots[slot] != ShotSlot::FaceDown => {
            RefusalReason::new("S17-9", id!("s17-why-turned-up"))
        }
        Some(shot) if shot.by != seat => {
            RefusalReason::new("S17-9", say!("s17-why-they-turn-up", side = name(!seat)))
        }
        Some(shot) if shot.to_take == 0 => RefusalReason::new("S17-9", id!("s17-why-shot-used-up")),
        _ => RefusalReason::new("S17-9", id!("s17-why-for-shots")),
    };
    Some(text)
}

/// Returns the reason why a card of the seat's own hand has to wait.
fn hand_reason(view: &View, seat: Seat, card: HandCard) -> RefusalReason {
    let table = &view.table;
    let attacking = table.attacker == seat;
    let other = name(!seat);
    if card == HandCard::Rebound && !table.tackle[seat] {
        return if attacking {
            RefusalReason::new("S17-10", id!("s17-why-rebound-out"))
        } else {
            RefusalReason::new("S17-12", id!("s17-why-tackle-out"))
        };
    }
    if !table.seats_to_move().contains(seat) {
        return match table.phase {
            Phase::Lay if table.laid[seat] == LaidCard::FaceDown => {
                RefusalReason::new("S17-4", say!("s17-why-they-choose", side = other))
            }
            _ => RefusalReason::new("S17-3", say!("s17-why-they-decide", side = other)),
        };
    }
    match table.phase {
        Phase::Toss { .. } => RefusalReason::new("S17-1", id!("s17-why-toss")),
        Phase::Lay => RefusalReason::new("S17-10", id!("s17-why-rebound")),
        Phase::FreeKick => RefusalReason::new("S17-12", id!("s17-why-free-kick")),
        Phase::Option { .. } => RefusalReason::new("S17-7", id!("s17-why-option")),
        Phase::Bonus => RefusalReason::new("S17-8", id!("s17-why-bonus")),
        Phase::NeverBeaten | Phase::Catenaccio | Phase::SecondBall => {
            RefusalReason::new("S17-21", id!("s17-why-team-card"))
        }
        Phase::Take => RefusalReason::new("S17-9", id!("s17-why-take")),
        Phase::Rebound => RefusalReason::new("S17-10", id!("s17-why-only-rebound")),
        Phase::Running | Phase::Over => RefusalReason::new("S17-3", id!("s17-why-none-now")),
    }
}

/// The option fields before the match.
pub(super) const FIELDS: &[OptionField] = &[
    OptionField {
        name: "match",
        label: id!("s17-field-match"),
        values: &[("League", id!("s17-field-match-league")), ("Cup", id!("s17-field-match-cup"))],
    },
    OptionField { name: "home_team", label: id!("s17-field-home-team"), values: &TEAMS },
    OptionField { name: "away_team", label: id!("s17-field-away-team"), values: &TEAMS },
    OptionField {
        name: "short",
        label: id!("s17-field-short"),
        values: &[("false", id!("s17-field-short-false")), ("true", id!("s17-field-short-true"))],
    },
];

/// The choices of a team, no team first.
const TEAMS: [(&str, MessageId); 1 + Team::ALL.len()] = {
    let mut values = [("None", id!("s17-no-team")); 1 + Team::ALL.len()];
    let mut k = 0;
    while k < Team::ALL.len() {
        let team = Team::ALL[k];
        k += 1;
        values[k] = (team.name(), words::team(team));
    }
    values
};
