//! The spectators behind the goal of a shootout: the end that has reason to rejoice stands in the light and jumps.

use bevy::prelude::*;

use super::{ARRIVES, SETTLED, ShownKick, draw_part, layer};
use crate::table::draw::painter::TablePainter;
use crate::table::motion::AnimationSpeed;
use crate::table::people::stand_view::{self, CrowdState};
use engine::Seat;
use stage::layout::SHEET_H;
use stage::mouth::KickOutcome;

/// An end that rejoices.
const GLAD: CrowdState = CrowdState { standing: true, dark: 0.1, empty: 0.05 };

/// The spectators of one end, every second one.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct CrowdEnd {
    end: Seat,
    /// True for the odd ones.
    odd: bool,
    /// True as they are in the light of a goal or a save, standing.
    lit: bool,
}

/// Draws the spectators of both ends, in the dark and in the light, and returns them.
pub(super) fn spawn(painter: &mut TablePainter, sudden_death: bool) -> Vec<Entity> {
    // In sudden death all stand.
    let dark = if sudden_death { 0.34 } else { 0.66 };
    let mood = CrowdState { standing: sudden_death, dark, empty: 0.05 };
    let mut parts = Vec::new();
    for seat in Seat::BOTH {
        for odd in [false, true] {
            let z = layer::FANS + if odd { 0.2 } else { 0.1 };
            for (mood, lit, up) in [(mood, false, 0.0), (GLAD, true, 0.3)] {
                let fans = draw_part(painter, "fans", stand_view::crowd(seat, odd, mood), z + up);
                painter.commands.entity(fans).insert(CrowdEnd { end: seat, odd, lit });
                parts.push(fans);
            }
        }
    }
    parts
}

/// Lets the end that has reason to rejoice stand in the light and jump.
pub(super) fn sway(
    (shown, speed): (Res<ShownKick>, Res<AnimationSpeed>),
    mut fans: Query<(&CrowdEnd, &mut Transform, &mut Visibility)>,
) {
    let Some(mouth) = &shown.mouth else { return };
    let glad = mouth.flight().map(|flight| match flight.end {
        KickOutcome::Net => mouth.kicker.side,
        KickOutcome::Gloves | KickOutcome::Post | KickOutcome::Over => !mouth.kicker.side,
    });
    let t = shown.since - ARRIVES;
    for (CrowdEnd { end, odd, lit }, mut place, mut visible) in &mut fans {
        let rejoices = t > 0.0 && glad == Some(*end);
        visible.set_if_neq(if *lit == rejoices { Visibility::Inherited } else { Visibility::Hidden });
        let jumps = speed.moves() && rejoices;
        let phase = if *odd { 1.6 } else { 0.0 };
        let high =
            if jumps { (t * 11.0 + phase).sin().abs() * 15.0 * (1.0 - t / (SETTLED - ARRIVES)) } else { 0.0 };
        let y = SHEET_H / 2.0 + high;
        if place.translation.y != y {
            place.translation.y = y;
        }
    }
}
