//! The offers: what can be done now, and why something cannot. Each has its words, the card to click and the
//! effect.

use super::super::action::{Action, Guard, Play};
use super::super::data::{Ability, Effect};
use super::super::state::{BOX, CHANCES, Clash, Laid, MOST_STARS, Phase, Slot, Table, cut, turned};
use super::super::{Team, View};
use super::scene::{Card, STAR, TIMER, chance_id, from_left, rect, running_shot, side_of, team_id};
use super::words::{self, name};
use crate::engine::Seat;
use crate::id;
use crate::stage::layout::{At, FIELD, LANE};
use crate::stage::offer::{Field, Offer, Preview};
use crate::stage::why::WhyNot;
use crate::words::Id;

/// S17-4 and later clauses: returns the question for that seat.
pub(super) fn prompt(view: &View, seat: Seat) -> String {
    let table = &view.table;
    let other = name(!seat);
    if table.phase == Phase::Over {
        return "Full time".into();
    }
    if !table.owed().has(seat) {
        return match table.phase {
            Phase::Toss { .. } => format!("{other} won the toss"),
            Phase::Lay => format!("Your card is down: {other} are still choosing"),
            Phase::FreeKick => format!("Free kick for {other}"),
            Phase::Take => format!("{other} shoot"),
            Phase::Rebound => format!("{other} may rebound"),
            _ => format!("{other} are deciding"),
        };
    }
    match table.phase {
        Phase::Toss { .. } => "You won the toss".into(),
        Phase::Lay if seat == table.attacker => "Choose your action".into(),
        Phase::Lay => "Choose your defence".into(),
        Phase::FreeKick => "Free kick: choose your action".into(),
        Phase::Option { play } => format!("{}: choose what it does", words::play(play)),
        Phase::Bonus => "A star: choose its bonus".into(),
        Phase::NeverBeaten => "Never beaten: two more cards for this shot?".into(),
        Phase::Catenaccio => "Catenaccio: take a card off this shot?".into(),
        Phase::Take => match table.shot.map_or(0, |shot| shot.to_take) {
            1 => "Turn up a chance card".into(),
            cards => format!("Turn up a chance card: {} to go", words::number(cards)),
        },
        Phase::Rebound => "Missed! Give up Rebound for another card?".into(),
        Phase::SecondBall => "Second ball: two cards instead of one?".into(),
        Phase::Running | Phase::Over => String::new(),
    }
}

/// Returns one offer for each legal action, in the same order.
pub(super) fn offers(view: &View, seat: Seat, legal: &[Action]) -> Vec<Offer> {
    legal.iter().map(|action| offer(&view.table, seat, *action)).collect()
}

fn offer(table: &Table, seat: Seat, action: Action) -> Offer {
    let mut offer = Offer {
        action: action.to_string(),
        label: action.to_string().into(),
        help: String::new().into(),
        piece: None,
        preview: None,
    };
    if let Some(play) = action.play() {
        offer.label = words::play(play).into();
        offer.help = attack_help(table, play).into();
        offer.piece = Some(Card::of_play(play).id(seat));
        offer.preview = cell_preview(table, play);
    } else if let Some(guard) = action.guard() {
        offer.label = words::guard(guard).into();
        offer.help = guard_help(table, guard).into();
        offer.piece = Some(Card::of_guard(guard).id(seat));
        offer.preview = Some(guard_preview(table, guard));
    }
    match action {
        Action::FreeKick(play) => {
            offer.label = words::play(play).into();
            offer.help = format!("A free kick, unopposed: {}.", cell(table, play)).into();
            offer.piece = Some(Card::of_play(play).id(seat));
            offer.preview = cell_preview(table, play);
        }
        Action::Option(k) => {
            if let Phase::Option { play } = table.phase
                && let Some(effect) = table.effects(play).get(usize::from(k))
            {
                offer.label = option_label(table, play, *effect).into();
                offer.help = words::capital(&format!("{}.", sentence(table, play, *effect))).into();
                offer.preview = Some(effect_preview(table, play, *effect));
            }
        }
        Action::Bonus(bonus) => {
            offer.label = words::bonus(bonus).into();
            offer.help = "Shots with this card turn up one more chance card while you keep the ball.".into();
            offer.piece = Some(STAR);
        }
        Action::Ability(used) => ability(table, seat, used, &mut offer),
        Action::Take(i) => {
            if let Some(shot) = table.shot
                && let Some(slot) = shot.slot_of(i)
            {
                offer.label = format!("Card {}", slot + 1).into();
                offer.help =
                    format!("Turn it up: one of the {} is the goal.", words::number(shot.left())).into();
                offer.piece = Some(chance_id(slot));
            }
        }
        Action::Rebound => {
            let left = table.shot.map_or(0, |shot| shot.left());
            offer.help = format!(
                "Turn up one more of the {} cards left; you lose Tackle until the half ends.",
                words::number(left)
            )
            .into();
            offer.piece = Some(Card::Rebound.id(seat));
            offer.preview = Some(Preview {
                path: Some((spot(table, BOX), goal_mouth(table.attacker))),
                head: "REBOUND".into(),
                text: format!("one card in {} scores", words::number(left)).into(),
            });
        }
        Action::LetGo => {
            offer.label = "Keep Tackle".into();
            offer.help = format!(
                "Keep the card for defending; the ball goes to the {} keeper.",
                name(!table.attacker)
            )
            .into();
        }
        Action::Attack => {
            offer.label = "Attack first".into();
            offer.help = "You start the first half with the ball, the other side starts the second.".into();
        }
        Action::Defend => {
            offer.label = "Defend first".into();
            offer.help = "They start the first half with the ball, and you start the second.".into();
        }
        _ => {}
    }
    offer
}

/// S17-21: describes the use of an ability.
fn ability(table: &Table, seat: Seat, used: bool, offer: &mut Offer) {
    let (ability, gain) = match table.phase {
        Phase::NeverBeaten => (Ability::NeverBeaten, "two more chance cards for this shot"),
        Phase::Catenaccio => (Ability::Catenaccio, "one chance card fewer for this shot"),
        _ => (Ability::SecondBall, "two chance cards instead of one"),
    };
    if used {
        offer.label = words::ability(ability).into();
        offer.help = format!("{}: {gain}.", words::ability(ability)).into();
        offer.piece = Some(team_id(seat));
    } else {
        offer.label = "Leave it".into();
        offer.help = "The shot stays as it is.".into();
    }
}

/// S17-5: returns what stops the card, and what it brings otherwise.
fn attack_help(table: &Table, play: Play) -> String {
    let holds = |guard: &Guard| *guard != Guard::Tackle || table.tackle[!table.attacker];
    let named = |clash: Clash| -> Vec<&str> {
        let guards = Guard::ALL.into_iter().filter(holds);
        guards.filter(|guard| Clash::of(play, *guard) == clash).map(words::guard).collect()
    };
    let mut help = format!("Stopped by {}.", named(Clash::Turnover).join(" and "));
    if !named(Clash::Foul).is_empty() {
        let gift = if table.area == BOX { "a penalty" } else { "a free kick" };
        help += &format!(" Tackle fouls it and gives you {gift}.");
    }
    format!("{help} Otherwise: {}.", cell(table, play))
}

/// S17-5: returns what the card stops.
fn guard_help(table: &Table, guard: Guard) -> String {
    let stopped: Vec<&str> = Play::ALL
        .into_iter()
        .filter(|play| Clash::of(*play, guard) == Clash::Turnover)
        .map(words::play)
        .collect();
    let stopped = stopped.join(" and ");
    if guard == Guard::Tackle {
        let gift = if table.area == BOX { "a penalty" } else { "a free kick" };
        format!(
            "Stops {stopped}. On a Dribble it is a foul: {gift}, and the card is out until the end of the half."
        )
    } else {
        format!("Stops {stopped} and wins the ball; anything else gets past.")
    }
}

fn guard_preview(table: &Table, guard: Guard) -> Preview {
    let stopped: Vec<String> = Play::ALL
        .into_iter()
        .filter(|play| Clash::of(*play, guard) == Clash::Turnover)
        .map(|play| words::play(play).to_uppercase())
        .collect();
    let text = match (guard, table.area == BOX) {
        (Guard::Tackle, true) => "foul on Dribble: penalty".into(),
        (Guard::Tackle, false) => "foul on Dribble: free kick".into(),
        // S17-6: in the own box the keeper passes on.
        _ => format!("you attack from area {}", turned(table.area)),
    };
    Preview { path: None, head: format!("STOPS {}", stopped.join(", ")).into(), text: text.into() }
}

/// S17-9: returns the strength of a shot with that action from here.
pub(super) fn strength(table: &Table, play: Play, printed: u8) -> u8 {
    cut((printed + table.star_bonus(play)) as i8)
}

/// S17-8: returns the ball's new area, and the stars that would count.
pub(super) fn moved(table: &Table, advance: u8, stars: u8) -> (u8, u8) {
    (table.area + advance, stars.min(MOST_STARS - table.stars))
}

fn stars(count: u8) -> String {
    match count {
        1 => "a star".into(),
        n => format!("{} stars", words::number(n)),
    }
}

/// Returns one option in a sentence, in lower case.
fn sentence(table: &Table, play: Play, effect: Effect) -> String {
    match effect {
        Effect::Shot(printed) => match strength(table, play, printed) {
            0 => "a shot with no card, hoping for the rebound".into(),
            1 => "a shot with one of the six chance cards".into(),
            n => format!("a shot with {} of the six chance cards", words::number(n)),
        },
        Effect::Move { advance, stars: gained } => {
            let (area, gained) = moved(table, advance, gained);
            match (advance, gained) {
                (0, 0) => "the ball stays, and there is no third star".into(),
                (0, n) => format!("the ball stays and you gain {}", stars(n)),
                (_, 0) => format!("the ball goes to area {area}"),
                (_, n) => format!("the ball goes to area {area} and you gain {}", stars(n)),
            }
        }
    }
}

/// Returns all options of a cell in a few words.
pub(super) fn cell(table: &Table, play: Play) -> String {
    let brief = |effect: &Effect| match *effect {
        Effect::Shot(printed) => words::shot(strength(table, play, printed)),
        Effect::Move { advance, stars: gained } => {
            let (area, gained) = moved(table, advance, gained);
            match (advance, gained) {
                (0, 0) => "nothing".into(),
                (0, n) => stars(n),
                (_, 0) => format!("area {area}"),
                (_, n) => format!("area {area} with {}", stars(n)),
            }
        }
    };
    let options: Vec<String> = table.effects(play).iter().map(brief).collect();
    options.join(", or ")
}

/// Returns one to three words that distinguish the options.
fn option_label(table: &Table, play: Play, effect: Effect) -> String {
    match effect {
        Effect::Shot(printed) => match strength(table, play, printed) {
            1 => "Shoot: one card".into(),
            n => format!("Shoot: {} cards", words::number(n)),
        },
        Effect::Move { advance, stars } => {
            let star = "★".repeat(usize::from(stars));
            match (advance, stars) {
                (0, _) => format!("Star {star}"),
                (_, 0) => format!("Area {}", table.area + advance),
                _ => format!("Area {} {star}", table.area + advance),
            }
        }
    }
}

/// Returns the middle of an area, counted by the attacker.
fn spot(table: &Table, area: u8) -> At {
    At::new(rect(from_left(table.attacker, area)).centre().x, LANE)
}

/// Returns the goal that side attacks.
fn goal_mouth(by: Seat) -> At {
    match by {
        Seat::Home => At::new(FIELD.x + FIELD.w + 18.0, LANE),
        Seat::Away => At::new(FIELD.x - 18.0, LANE),
    }
}

fn effect_preview(table: &Table, play: Play, effect: Effect) -> Preview {
    let from = spot(table, table.area);
    match effect {
        Effect::Shot(printed) => {
            let bonus = table.star_bonus(play);
            Preview {
                path: Some((from, goal_mouth(table.attacker))),
                head: "A SHOT".into(),
                text: {
                    let star = if bonus > 0 { format!(" ({printed} + {bonus} ★)") } else { String::new() };
                    format!("{}{star}", words::odds(strength(table, play, printed))).into()
                },
            }
        }
        Effect::Move { advance, stars } => {
            let (area, gained) = moved(table, advance, stars);
            let star =
                if gained > 0 { format!("+ {}", "★".repeat(usize::from(gained))) } else { String::new() };
            if advance == 0 {
                return Preview { path: None, head: "STAR".into(), text: star.into() };
            }
            Preview {
                path: Some((from, spot(table, area))),
                head: format!("AREA {area}").into(),
                text: star.into(),
            }
        }
    }
}

/// Returns a preview of the most valuable option; the others are named.
fn cell_preview(table: &Table, play: Play) -> Option<Preview> {
    let worth = |effect: &Effect| match *effect {
        Effect::Shot(0) => 0,
        Effect::Shot(n) => 100 + n,
        Effect::Move { advance, stars } => 10 * advance + stars,
    };
    let effects = table.effects(play);
    let best = effects.iter().copied().max_by_key(worth)?;
    let mut preview = effect_preview(table, play, best);
    let others = effects.iter().filter(|effect| **effect != best);
    let others: Vec<String> =
        others.map(|effect| option_label(table, play, *effect).to_lowercase()).collect();
    if !others.is_empty() {
        let others = format!("or {}", others.join(", "));
        preview.text = if preview.text.is_empty() {
            others.into()
        } else {
            format!("{}, {others}", preview.text).into()
        };
    }
    Some(preview)
}

/// Returns the reason why that seat cannot play a card now.
pub(super) fn why_not(view: &View, seat: Seat, piece: u16) -> Option<WhyNot> {
    let table = &view.table;
    let moves = table.moves(seat);
    let offered = moves.as_slice().iter().any(|action| offer(table, seat, *action).piece == Some(piece));
    if offered || table.phase == Phase::Over {
        return None;
    }
    let other = name(!seat);
    let says = Some;
    match piece {
        STAR => says(WhyNot::new("S17-8", "Stars held by the side with the ball")),
        TIMER => {
            says(WhyNot::new("S17-14", "Turns left in this half, including this one; three minutes each"))
        }
        _ if piece == team_id(Seat::Home) => table.team(Seat::Home).map(team_reason),
        _ if piece == team_id(Seat::Away) => table.team(Seat::Away).map(team_reason),
        _ if side_of(piece) == Some(!seat) => {
            says(WhyNot::new("S17-3", format!("This card belongs to {other}")))
        }
        _ => match Card::known(piece) {
            Some((_, card)) => says(hand_reason(view, seat, card)),
            None => chance_reason(table, seat, piece),
        },
    }
}

/// S17-21: returns what the card of a team does, for any player.
fn team_reason(team: Team) -> WhyNot {
    WhyNot::new("S17-21", words::team(team))
}

fn chance_reason(table: &Table, seat: Seat, piece: u16) -> Option<WhyNot> {
    let slot = (0..usize::from(CHANCES)).find(|slot| chance_id(*slot) == piece)?;
    let text = match running_shot(table) {
        Some(shot) if shot.slots[slot] != Slot::FaceDown => {
            WhyNot::new("S17-9", "This card is turned up already")
        }
        Some(shot) if shot.by != seat => {
            WhyNot::new("S17-9", format!("{} turn up the chance cards", name(!seat)))
        }
        Some(shot) if shot.to_take == 0 => WhyNot::new("S17-9", "This shot has used all its cards"),
        _ => WhyNot::new("S17-9", "Chance cards are for shots"),
    };
    Some(text)
}

/// Returns the reason why a card of the seat's own hand has to wait.
fn hand_reason(view: &View, seat: Seat, card: Card) -> WhyNot {
    let table = &view.table;
    let attacking = table.attacker == seat;
    let other = name(!seat);
    if card == Card::Rebound && !table.tackle[seat] {
        return if attacking {
            WhyNot::new("S17-10", "Rebound is out until the end of the half")
        } else {
            WhyNot::new("S17-12", "Tackle is out until the end of the half")
        };
    }
    if !table.owed().has(seat) {
        return match table.phase {
            Phase::Lay if table.laid[seat] == Laid::FaceDown => {
                WhyNot::new("S17-4", format!("Your card is down; {other} are still choosing"))
            }
            _ => WhyNot::new("S17-3", format!("{other} decide first")),
        };
    }
    match table.phase {
        Phase::Toss { .. } => WhyNot::new("S17-1", "First choose whether to attack or defend"),
        Phase::Lay => WhyNot::new("S17-10", "Rebound can only follow a missed shot"),
        Phase::FreeKick => WhyNot::new("S17-12", "Take a free kick as a Pass, a Dribble or a One-Two"),
        Phase::Option { .. } => WhyNot::new("S17-7", "First choose what your action does"),
        Phase::Bonus => WhyNot::new("S17-8", "First choose the bonus of your star"),
        Phase::NeverBeaten | Phase::Catenaccio | Phase::SecondBall => {
            WhyNot::new("S17-21", "First decide whether to use your team card")
        }
        Phase::Take => WhyNot::new("S17-9", "First turn up your chance cards"),
        Phase::Rebound => WhyNot::new("S17-10", "Only Rebound can follow a miss"),
        Phase::Running | Phase::Over => WhyNot::new("S17-3", "No card can be played now"),
    }
}

/// The option fields before the match.
pub(super) const FIELDS: &[Field] = &[
    Field {
        name: "match",
        label: id!("s17-field-match"),
        values: &[("League", id!("s17-field-match-league")), ("Cup", id!("s17-field-match-cup"))],
    },
    Field { name: "home_team", label: id!("s17-field-home-team"), values: &TEAMS },
    Field { name: "away_team", label: id!("s17-field-away-team"), values: &TEAMS },
];

/// The choices of a team, no team first.
const TEAMS: [(&str, Id); 1 + Team::ALL.len()] = {
    let mut values = [("None", id!("s17-no-team")); 1 + Team::ALL.len()];
    let mut k = 0;
    while k < Team::ALL.len() {
        let name = Team::ALL[k].name();
        k += 1;
        values[k] = (name, Id(name));
    }
    values
};
