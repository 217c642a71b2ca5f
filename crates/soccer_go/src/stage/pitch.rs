//! The pitch: eleven shirts a side, and the path of the ball. The attacker's players offer themselves, the defender's
//! stand in front of their goal. Home always attacks to the right.

use super::super::action::ShotDirection;
use super::super::numbers::{KEEPER, NumberSet, PLAYERS};
use super::super::state::{CardWindow, LaidCards, MatchPeriod, Phase, Table};
use super::ids::SealedOption;
use engine::{BySeat, Seat};
use stage::layout::{DesignPoint, FIELD, LANE, SHEET_W};
use stage::mouth::{self, Aim, AimTarget, BallFlight, GoalMouth, KickOutcome, KickPhase, PlainKickOutcome};
use stage::scene::{BallPosition, Shirt, ShirtHighlight};

/// The places of the attacker's players, number 1 first, for an attack to the right. The middle is free for the
/// laid cards.
const ATTACK: [(f32, f32); PLAYERS as usize] = [
    (366.0, LANE),
    (490.0, 594.0),
    (490.0, 268.0),
    (470.0, 358.0),
    (470.0, 502.0),
    (614.0, LANE),
    (1166.0, 594.0),
    (746.0, 540.0),
    (1262.0, LANE),
    (746.0, 318.0),
    (1166.0, 268.0),
];

/// The places of the defender's players.
const DEFENCE: [(f32, f32); PLAYERS as usize] = [
    (1552.0, LANE),
    (1424.0, 268.0),
    (1424.0, 594.0),
    (1446.0, 504.0),
    (1446.0, 354.0),
    (1308.0, 326.0),
    (622.0, 268.0),
    (1160.0, 506.0),
    (594.0, 344.0),
    (1160.0, 352.0),
    (648.0, 520.0),
];

/// The middle of the pitch, where every attack starts.
pub(super) const CENTRE: DesignPoint = DesignPoint::new(FIELD.x + FIELD.w / 2.0, LANE);

/// Distance of a shot to the side from the middle of the goal.
const WIDE: f32 = 46.0;
/// The takers of a shootout's shots, in order.
const TAKERS: [u8; PLAYERS as usize] = [9, 10, 7, 11, 8, 6, 3, 5, 4, 2, 1];

/// Returns that place for an attack of that side.
const fn turned(attacker: Seat, x: f32, y: f32) -> DesignPoint {
    match attacker {
        Seat::Home => DesignPoint::new(x, y),
        Seat::Away => DesignPoint::new(SHEET_W - x, y),
    }
}

/// Returns the direction of home's or away's attacks: 1 to the right for home.
const fn forward(attacker: Seat) -> f32 {
    match attacker {
        Seat::Home => 1.0,
        Seat::Away => -1.0,
    }
}

/// Returns the place of the player of that side with that number.
pub(super) fn spot(attacker: Seat, side: Seat, number: u8) -> DesignPoint {
    let players = if side == attacker { ATTACK } else { DEFENCE };
    let (x, y) = players.get(usize::from(number.saturating_sub(1))).copied().unwrap_or((CENTRE.x, CENTRE.y));
    turned(attacker, x, y)
}

/// Returns the place of a marker: beside the attacker's player with that number, towards the goal.
fn marking(attacker: Seat, number: u8) -> DesignPoint {
    let player = spot(attacker, attacker, number);
    DesignPoint::new(player.x + 62.0 * forward(attacker), player.y - 6.0)
}

/// Returns the place of the ball at a player's feet, so that the number shows.
pub(super) fn feet(attacker: Seat, player: DesignPoint) -> DesignPoint {
    DesignPoint::new(player.x + 46.0 * forward(attacker), player.y + 28.0)
}

/// Returns the target of a shot of that side.
pub(super) fn goal_mouth(attacker: Seat, direction: ShotDirection) -> DesignPoint {
    let left = match attacker {
        Seat::Home => -WIDE,
        Seat::Away => WIDE,
    };
    let y = match direction {
        ShotDirection::Left => left,
        ShotDirection::Middle => 0.0,
        ShotDirection::Right => -left,
    };
    turned(attacker, FIELD.x + FIELD.w + 12.0, LANE + y)
}

/// Returns the foremost of these players, who would take the ball.
fn foremost(attacker: Seat, numbers: NumberSet) -> Option<u8> {
    let ahead = |number: &u8| spot(attacker, attacker, *number).x * forward(attacker);
    numbers.iter().max_by(|a, b| ahead(a).total_cmp(&ahead(b)))
}

/// Returns true if the current choice is of directions.
pub(super) fn shooting(table: &Table) -> bool {
    let window = match table.phase {
        Phase::Play(window) | Phase::Answer(window, _) => Some(window),
        _ => None,
    };
    let laid = Seat::BOTH.into_iter().any(|seat| matches!(table.laid[seat], LaidCards::Direction(_)));
    let asked = table.phase == Phase::Shot
        || matches!(window, Some(CardWindow::BeforeShot | CardWindow::AfterShot(_)))
        || table.force.closed.is_some();
    laid || asked || (table.period == MatchPeriod::Shootout && table.phase != Phase::Over)
}

/// Returns true if the current choice is of hands.
pub(super) fn duelling(table: &Table) -> bool {
    table.phase == Phase::Duel
        || Seat::BOTH.into_iter().any(|seat| matches!(table.laid[seat], LaidCards::Hand(_)))
}

/// Returns the numbers that side has laid open.
pub(super) fn open_numbers(table: &Table, seat: Seat) -> NumberSet {
    match table.laid[seat] {
        LaidCards::Numbers(numbers) => numbers,
        _ => NumberSet::NONE,
    }
}

/// Returns the numbers that both have laid: a mark.
pub(super) fn matched(table: &Table) -> NumberSet {
    open_numbers(table, Seat::Home).intersection(open_numbers(table, Seat::Away))
}

/// Returns the directions once both are open: the shot and the save.
fn open_shot(table: &Table) -> Option<(ShotDirection, ShotDirection)> {
    match (table.laid[table.attacker], table.laid[!table.attacker]) {
        (LaidCards::Direction(shot), LaidCards::Direction(save)) => Some((shot, save)),
        _ => None,
    }
}

/// Returns true if only taker and goalkeeper are on the pitch.
pub(super) fn spot_kicks(table: &Table) -> bool {
    table.period == MatchPeriod::Shootout
}

/// Returns the taker of a shootout's shot. Once the shot counts, this is the taker of the last one.
fn taker(table: &Table) -> u8 {
    let k = table.shootout.map_or(0, |shootout| {
        let counted = shootout.kicker() != table.attacker;
        shootout.taken[table.attacker] - u32::from(counted)
    });
    TAKERS[k as usize % TAKERS.len()]
}

/// Returns the place of the goal mouth that a direction stands for.
const fn aim(direction: ShotDirection) -> Aim {
    match direction {
        ShotDirection::Left => Aim::Left,
        ShotDirection::Middle => Aim::Middle,
        ShotDirection::Right => Aim::Right,
    }
}

/// Returns the goal mouth of a shootout: the shot that is due, or the one whose directions are open.
pub(super) fn shootout_mouth(table: &Table) -> Option<GoalMouth> {
    let now = table.shootout.filter(|_| spot_kicks(table))?;
    let (by, shot) = (table.attacker, open_shot(table));
    let counted = now.decided() || now.kicker() != by;
    let scored = shot.map_or(now.scored.ahead() == Some(by), |(shot, save)| shot != save);
    let before = if counted { now.before(by, scored) } else { now };
    let ended = if scored { PlainKickOutcome::In } else { PlainKickOutcome::Held };
    // A shootout that is over has no directions any more.
    let mut mouth = GoalMouth::without_choice(&before, by, now.decided().then_some(ended));
    mouth.kicker.number = taker(table);
    mouth.targets = ShotDirection::ALL
        .map(|direction| AimTarget {
            aim: aim(direction),
            cards: BySeat::from_fn(|seat| Some(SealedOption::Direction(direction).id(seat))),
            odds: None,
        })
        .into();
    if let Some((shot, save)) = shot {
        let end = if scored { KickOutcome::Net } else { KickOutcome::Gloves };
        let wins = mouth::won(&before, by, end);
        mouth.phase = KickPhase::Struck(BallFlight { aim: aim(shot), dive: aim(save), end, die: None, wins });
    }
    Some(mouth)
}

/// Returns all shirts on the pitch.
pub(super) fn shirts(table: &Table) -> Vec<Shirt> {
    let attacker = table.attacker;
    let (attack, marks, both) =
        (open_numbers(table, attacker), open_numbers(table, !attacker), matched(table));
    let receiver = foremost(attacker, if both.is_empty() { attack } else { both });
    let mut shirts = Vec::with_capacity(2 * usize::from(PLAYERS));
    for side in Seat::BOTH {
        for number in 1..=PLAYERS {
            let defends = side != attacker;
            if defends && number == KEEPER && open_shot(table).is_some() {
                shirts.push(keeper(table));
                continue;
            }
            let mut shirt =
                Shirt { side, number, at: spot(attacker, side, number), highlight: ShirtHighlight::Plain };
            if table.spent.contains(number) {
                shirt.highlight = ShirtHighlight::Spent;
            }
            if defends && marks.contains(number) {
                shirt.at = marking(attacker, number);
                shirt.highlight =
                    if both.contains(number) { ShirtHighlight::Ball } else { ShirtHighlight::Marking };
            } else if !defends && attack.contains(number) {
                let has_it = receiver == Some(number) && both.is_empty();
                shirt.highlight = if has_it { ShirtHighlight::Ball } else { ShirtHighlight::Marking };
            }
            shirts.push(shirt);
        }
    }
    shirts
}

/// Returns the goalkeeper of the defending side, in the direction he was sent.
fn keeper(table: &Table) -> Shirt {
    let attacker = table.attacker;
    let at = match open_shot(table) {
        Some((_, save)) => {
            let mouth = goal_mouth(attacker, save);
            DesignPoint::new(mouth.x - 40.0 * forward(attacker), mouth.y)
        }
        None => turned(attacker, FIELD.x + FIELD.w - 26.0, LANE),
    };
    Shirt { side: !attacker, number: KEEPER, at, highlight: ShirtHighlight::Marking }
}

/// Returns the ball's places from the start of the attack: the player of each pass, and the pass just laid.
fn way(table: &Table) -> Vec<DesignPoint> {
    let attacker = table.attacker;
    let mut way = vec![CENTRE];
    let passes = table.track.slots().iter().copied();
    for numbers in passes.chain([open_numbers(table, attacker)]) {
        if let Some(number) = foremost(attacker, numbers) {
            way.push(spot(attacker, attacker, number));
        }
    }
    way
}

/// Returns the place of the ball, and its path.
pub(super) fn ball(table: &Table) -> (BallPosition, Vec<DesignPoint>) {
    let attacker = table.attacker;
    let mut way = way(table);
    if let Some((shot, save)) = open_shot(table) {
        if shot != save {
            way.push(goal_mouth(attacker, shot));
            return (BallPosition::GoalOf(!attacker), way);
        }
        let hands = keeper(table).at;
        let held = DesignPoint::new(hands.x - 64.0 * forward(attacker), hands.y);
        way.push(held);
        return (BallPosition::Spot(held), way);
    }
    let both = matched(table);
    if let Some(number) = foremost(attacker, both) {
        // SGO-5: the marker has it.
        way.pop();
        let marker = marking(attacker, number);
        way.push(marker);
        return (BallPosition::Spot(feet(attacker, marker)), way);
    }
    let last = *way.last().unwrap_or(&CENTRE);
    let at = if way.len() > 1 { feet(attacker, last) } else { last };
    (BallPosition::Spot(at), way)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Players at their places, and with any of them marked, can be told apart: their numbers do not cover each
    /// other.
    #[test]
    fn players_on_the_pitch_do_not_cover_each_others_numbers() {
        let all = |attacker| {
            Seat::BOTH
                .into_iter()
                .flat_map(move |side| (1..=PLAYERS).map(move |n| (side, n, spot(attacker, side, n))))
        };
        for attacker in Seat::BOTH {
            let players: Vec<_> = all(attacker).collect();
            for (k, (side, number, a)) in players.iter().enumerate() {
                assert!((340.0..=1580.0).contains(&a.x) && (262.0..=600.0).contains(&a.y), "{number} {a:?}");
                // The middle is for the laid cards, at most three, and for the card that is played.
                assert!((a.x - CENTRE.x).abs() > 161.0, "{side} {number} under the laid cards");
                for (other_side, other, b) in &players[k + 1..] {
                    let clear = (a.x - b.x).abs() >= 78.0 || (a.y - b.y).abs() >= 66.0;
                    assert!(clear, "{side} {number} and {other_side} {other}");
                }
            }
            for number in 1..=PLAYERS {
                let at = marking(attacker, number);
                for (side, other, b) in
                    players.iter().filter(|player| (player.0, player.1) != (!attacker, number))
                {
                    // Shoulders may touch; the number must stay free.
                    let clear = (at.x - b.x).abs() >= 56.0 || (at.y - b.y).abs() >= 54.0;
                    assert!(clear, "marking {number} stands on {side} {other}");
                }
            }
        }
    }

    #[test]
    fn directions_are_as_the_shooter_sees_them() {
        let y = |attacker, direction| goal_mouth(attacker, direction).y;
        assert!(y(Seat::Home, ShotDirection::Left) < y(Seat::Home, ShotDirection::Right));
        assert!(y(Seat::Away, ShotDirection::Left) > y(Seat::Away, ShotDirection::Right));
        assert!(
            goal_mouth(Seat::Home, ShotDirection::Middle).x > goal_mouth(Seat::Away, ShotDirection::Middle).x
        );
    }
}
