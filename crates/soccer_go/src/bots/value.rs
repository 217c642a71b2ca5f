//! The value of a match to home, by score and clock, the current attack, and both hands.

use crate::cards::PowerKind;
use crate::state::{MatchPeriod, Phase, SoccerGo, TURNS};
use ai::value::{self, ValueNetwork};
use engine::Seat;

static NETWORK: ValueNetwork<64, 32> = ValueNetwork::new(include_str!("weights.txt"));

pub(super) fn value(state: &SoccerGo) -> f64 {
    match state.table().shootout {
        // SGO-8: three directions, and the keeper guesses one.
        Some(shootout) if state.table().phase != Phase::Over => {
            shootout.win_probability(Seat::Home, 2.0 / 3.0)
        }
        _ => value::result_or_estimate(state, &NETWORK),
    }
}

/// Returns the features: the time, and home's amount less away's of each quantity.
pub(super) fn features(state: &SoccerGo) -> Vec<f64> {
    let table = state.table();
    let side = |seat: Seat| if seat == Seat::Home { 1.0 } else { -1.0 };
    let lead = f64::from(table.score[Seat::Home]) - f64::from(table.score[Seat::Away]);
    let left = f64::from(TURNS.saturating_sub(table.turn));
    // Home's attacks still to come, less away's.
    let attacks: f64 = (table.turn + 1..=TURNS).map(|turn| side(table.attacker_of(turn))).sum();
    let mine = side(table.attacker);
    let filled = f64::from(table.track.filled());
    let shot = f64::from(u8::from(matches!(table.phase, Phase::Shot)));
    let swap = f64::from(u8::from(table.phase == Phase::Swap));
    let running = mine * (1.0 - swap);
    let powers = f64::from(u8::from(table.has_powers()));
    let mut features = vec![
        lead,
        lead / (1.0 + left).sqrt(),
        left / f64::from(TURNS),
        attacks,
        running,
        running * filled / 7.0,
        running * ((filled / 7.0) * (filled / 7.0)),
        running * shot,
        running * f64::from(u8::from(table.force.keeper)),
        running * f64::from(u8::from(table.force.slow)),
        f64::from(u8::from(table.period >= MatchPeriod::ExtraTime)),
        swap,
    ];
    for kind in PowerKind::BOTH {
        // SGO-9: only the attacker of a turn plays attacking cards.
        let now = table.player(kind);
        for card in kind.deck() {
            let has = |seat: Seat| f64::from(u8::from(state.hands[seat][kind].contains(*card))) * powers;
            features.push((has(Seat::Home) - has(Seat::Away)) * left / f64::from(TURNS));
            features.push(side(now) * has(now) * (1.0 - swap));
        }
    }
    features
}
