//! The table beside its cards: scoreboard, ball, choice indicators, labels.

use super::super::card::LeadResult;
use super::super::state::{HALF, Period, Phase, PlayedTurn, Table, turns};
use super::{words, zones};
use ::words::DisplayText;
use ::words::say;
use engine::{BySeat, Seat};
use stage::layout::{DesignPoint, FIELD, LANE};
use stage::match_phase::{MatchClock, MatchPhase};
use stage::mouth::{GoalMouth, PlainKickOutcome};
use stage::scene::{Audience, BallPosition, ChoiceIndicator, LabelStyle, Scoreboard, TableLabel};
use stage::words::capitals;

/// Distance of the waiting ball from the halfway line, in design units.
const WAITS: f32 = 200.0;
/// Distance of the penalty spot from the goal line, in design units.
const SPOT: f32 = 104.0;

/// SC-6, SC-12: the direction of that side's attack: 1 to the right, -1 to the left.
const fn way(by: Seat) -> f32 {
    match by {
        Seat::Home => 1.0,
        Seat::Away => -1.0,
    }
}

/// Returns the place where the ball waits for that side's lead.
pub(super) fn waits(leader: Seat) -> DesignPoint {
    DesignPoint::new(FIELD.centre().x - WAITS * way(leader), LANE)
}

/// Returns the place where a chance waits for its answer.
pub(super) fn centre() -> DesignPoint {
    DesignPoint::new(FIELD.centre().x, LANE)
}

/// Returns the penalty spot of that side's kicks.
pub(super) fn spot(kicker: Seat) -> DesignPoint {
    DesignPoint::new(FIELD.centre().x + (FIELD.w / 2.0 - SPOT) * way(kicker), LANE)
}

/// Returns the goal that side attacks.
pub(super) fn mouth(by: Seat) -> DesignPoint {
    DesignPoint::new(FIELD.centre().x + (FIELD.w / 2.0 + 18.0) * way(by), LANE)
}

/// Returns the place of the ball.
pub(super) fn ball(table: &Table) -> BallPosition {
    let leader = table.leader;
    if let Some(turn) = shown_turn(table) {
        return match turn.verdict {
            LeadResult::Goal => BallPosition::GoalOf(!turn.leader),
            LeadResult::Stopped | LeadResult::NoChance => BallPosition::Spot(waits(!turn.leader)),
        };
    }
    if let Some(kick) = table.last_kick.filter(|_| shows_kick(table)) {
        let keeper = !kick.kicker;
        return if kick.kick == kick.keep {
            BallPosition::MissAt(keeper)
        } else {
            BallPosition::GoalOf(keeper)
        };
    }
    match table.phase {
        Phase::Lead => BallPosition::Spot(waits(leader)),
        Phase::Answer if table.led.is_some_and(|led| !led.is_chance()) => BallPosition::Spot(waits(leader)),
        Phase::Kick => BallPosition::Spot(spot(leader)),
        Phase::Split | Phase::Answer | Phase::Running | Phase::Over => BallPosition::Spot(centre()),
    }
}

/// SC-12: returns the goal mouth of a shootout. A kick is held where the keeper chose its colour; the place where it
/// goes is for show.
pub(super) fn goal_mouth(table: &Table) -> Option<GoalMouth> {
    let now = table.shootout.filter(|_| table.period == Period::Shootout)?;
    let Some(kick) = table.last_kick.filter(|_| shows_kick(table)) else {
        return Some(GoalMouth::without_choice(&now, table.leader, None));
    };
    let scored = kick.kick != kick.keep;
    let end = if scored { PlainKickOutcome::In } else { PlainKickOutcome::Held };
    Some(GoalMouth::without_choice(&now.before(kick.kicker, scored), kick.kicker, Some(end)))
}

/// SC-5, SC-12: returns the choice indicators, which show who has chosen where both choose at once.
pub(super) fn choice_indicators(table: &Table) -> BySeat<ChoiceIndicator> {
    BySeat::from_fn(|seat| match (table.phase, table.sealed[seat]) {
        (Phase::Split | Phase::Kick, false) => ChoiceIndicator::Choosing,
        (Phase::Split | Phase::Kick, true) => ChoiceIndicator::Ready,
        _ => ChoiceIndicator::Off,
    })
}

/// Returns the scoreboard.
pub(super) fn board(table: &Table) -> Scoreboard {
    let over = table.phase == Phase::Over;
    let shootout = table.period == Period::Shootout;
    let playing = !over && table.phase != Phase::Split;
    let of = turns(table.period) as u32;
    Scoreboard {
        score: table.score,
        kicks: table.shootout.map(|shootout| shootout.scored),
        clock: if shootout { MatchClock::Off } else { MatchClock::Minute(minute(table)) },
        part: if over { MatchPhase::FullTime } else { words::part(table) },
        done: table.done.min(of),
        of,
        possession: playing.then_some(table.leader),
        subtitle: words::subtitle(&table.options),
        teams: BySeat::default(),
        note: None,
        progress: progress(table),
        shootout: table.shootout,
    }
}

/// Returns the minute on the clock, for show. The turns of a half share its 45 minutes, those of a short half its
/// 15.
fn minute(table: &Table) -> u32 {
    let (from, long) = match table.period {
        Period::FirstHalf => (0, 45),
        Period::SecondHalf => (45, 45),
        Period::ExtraFirst => (90, 15),
        Period::ExtraSecond => (105, 15),
        Period::Shootout => (120, 0),
    };
    from + long * table.done / (turns(table.period) as u32).max(1)
}

/// Returns the progress of the match, 0..=1.
fn progress(table: &Table) -> f32 {
    let half = table.done as f32 / (turns(table.period) as f32).max(1.0);
    match table.period {
        Period::FirstHalf => 0.4 * half,
        Period::SecondHalf => 0.4 + 0.45 * half,
        Period::ExtraFirst => 0.85 + 0.07 * half,
        Period::ExtraSecond => 0.92 + 0.07 * half,
        Period::Shootout => 1.0,
    }
}

/// Returns the labels on the table.
pub(super) fn labels(table: &Table, audience: Audience) -> Vec<TableLabel> {
    let mut labels = Vec::new();
    let mut write = |at: DesignPoint, text: DisplayText, side: Option<Seat>| {
        labels.push(TableLabel { side, ..TableLabel::new(at, LabelStyle::Name, text) });
    };
    let shootout = table.period == Period::Shootout;
    for seat in Seat::BOTH {
        let left = table.left[seat];
        let mine = !audience.shared && seat == audience.seat;
        let stand = zones::middle(zones::hidden_later(seat)).x;
        // SC-5: where the cards go that are chosen for the half that begins.
        if mine && table.phase == Phase::Split && usize::from(left.now) > HALF {
            let hand = zones::middle("hand_own").x;
            write(DesignPoint::new(hand, 1056.0), say!("sc-label-first-half"), Some(seat));
        }
        if mine && left.later > 0 {
            write(DesignPoint::new(stand, 126.0), words::later(table.period).into(), Some(seat));
        } else if bench_dealt(table) && left.now + left.later > 0 {
            let open = words::open(table.period, left.later > 0);
            write(DesignPoint::new(stand, 126.0), open.into(), Some(seat));
        } else if left.later > 0 {
            let y = zones::middle(zones::hidden_later(seat)).y + 108.0;
            write(DesignPoint::new(stand, y), words::later(table.period).into(), Some(seat));
        }
        let hidden = audience.shared && left.now > 0 && !bench_dealt(table);
        if hidden || (audience.shared && shootout) {
            let zone =
                if shootout { zones::colours(seat, audience) } else { zones::hidden_hand(seat, audience) };
            write(DesignPoint::new(zones::middle(zone).x, 757.0), capitals(seat), Some(seat));
        }
    }
    if !bench_dealt(table) {
        write(DesignPoint::new(zones::middle("bench").x + 4.0, 746.0), say!("sc-label-bench"), None);
    }
    if let Some(turn) = shown_turn(table).filter(|turn| turn.verdict == LeadResult::Stopped) {
        let at = zones::middle(zones::laid(!turn.leader, audience));
        write(DesignPoint::new(at.x, at.y + 66.0), words::save(turn.answer).into(), Some(!turn.leader));
    }
    labels
}

/// Returns the turn whose cards are still in the middle: after its answer, before the next question.
pub(super) fn shown_turn(table: &Table) -> Option<PlayedTurn> {
    let settled = matches!(table.phase, Phase::Running | Phase::Over);
    let last = (table.done as usize).checked_sub(1).filter(|_| settled)?;
    table.turns.get(last).copied().flatten()
}

/// Returns true if the two colours of the last kick are still in the middle.
pub(super) const fn shows_kick(table: &Table) -> bool {
    table.last_kick.is_some() && matches!(table.phase, Phase::Running | Phase::Over)
}

/// SC-11: returns true once the bench is dealt. All hands are open then; only the splits are secret.
pub(super) fn bench_dealt(table: &Table) -> bool {
    table.period >= Period::ExtraFirst
}
