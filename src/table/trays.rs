//! Trays: calm ground below the piles that lie beside the pitch, where the stands would be behind them.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::cards::TableReset;
use super::cards::zone::{TableZone, ZoneCards};
use super::draw::depth;
use super::draw::painter::TablePainter;
use super::draw::sketch::{Sketch, tone};
use crate::flow::frame::FrameSet;
use crate::flow::screen::{ScreenEntity, reset_with_screen};
use stage::layout::{APRON, BOWL, CARD, DesignRect, SHEET_W};
use stage::palette::{CHALK, Rgb};
use stage::scene::{Zone, ZoneArrangement};

/// The ground of a tray.
const GROUND: Rgb = Rgb(0x0D_1A_2A);
/// Distance of a tray from the cards on it, design units.
const MARGIN: f32 = 16.0;
/// Distance below which two trays become one, design units.
const GAP: f32 = 40.0;
/// Distance of a tray from the bowl and from the edge of the sheet, design units.
const EDGE: f32 = 6.0;
/// Thickness of the line round a tray, and the lengths of its dashes and of the gaps between them, design units.
const LINE: (f32, f32, f32) = (2.5, 14.0, 10.0);

/// The upper and lower edge of the floodlights beside the pitch, design units: a tray that reaches them covers them,
/// and cuts none in half.
const FLOODLIGHTS: (f32, f32) = (122.0, 190.0);

/// A tray.
#[derive(Component, Debug)]
#[require(ScreenEntity)]
struct Tray;

/// The largest number of cards that each zone beside the pitch has had, and the trays below those zones. A tray only
/// grows, so that the table is steady.
#[derive(Resource, Debug, Default)]
struct Trays {
    most: BTreeMap<&'static str, usize>,
    laid: Vec<DesignRect>,
}

/// Adds the trays.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(reset_with_screen::<Trays>).add_systems(
        Update,
        (clear.run_if(on_message::<TableReset>), lay_trays).chain().in_set(FrameSet::Animate),
    );
}

/// Forgets the last match on this screen.
fn clear(mut trays: ResMut<Trays>) {
    *trays = Trays::default();
}

/// Returns the trays below the zones beside the pitch, each with its number of cards.
fn trays<'a>(zones: impl IntoIterator<Item = (&'a Zone, usize)>) -> Vec<DesignRect> {
    let mut wings: [Vec<(f32, f32)>; 2] = Default::default();
    for (zone, cards) in zones {
        let Some(wing) = wing(zone) else { continue };
        let stacked = match zone.arrangement {
            ZoneArrangement::Stack { dy, .. } => dy * cards.saturating_sub(1) as f32,
            ZoneArrangement::Fan { .. } => 0.0,
        };
        let half = CARD.1 * zone.scale / 2.0 + MARGIN;
        wings[wing].push((zone.at.y - half + stacked.min(0.0), zone.at.y + half + stacked.max(0.0)));
    }
    let sides = [(EDGE, BOWL.x - EDGE), (BOWL.x + BOWL.w + EDGE, SHEET_W - EDGE)];
    sides
        .into_iter()
        .zip(wings)
        .flat_map(|((left, right), spans)| {
            merged(spans)
                .into_iter()
                .map(|(top, foot)| (if top < FLOODLIGHTS.1 { top.min(FLOODLIGHTS.0) } else { top }, foot))
                .map(move |(top, foot)| DesignRect::new(left, top, right - left, foot - top))
        })
        .collect()
}

/// Returns the side of the pitch on which a zone lies: 0 for the left, 1 for the right, `None` for none.
fn wing(zone: &Zone) -> Option<usize> {
    let wing = match zone.at.x {
        x if (0.0..BOWL.x).contains(&x) => 0,
        x if (BOWL.x + BOWL.w..SHEET_W).contains(&x) => 1,
        _ => return None,
    };
    (0.0..APRON + CARD.1 * zone.scale / 2.0).contains(&zone.at.y).then_some(wing)
}

/// Returns the spans from the top down, those that nearly touch as one.
fn merged(mut spans: Vec<(f32, f32)>) -> Vec<(f32, f32)> {
    spans.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut whole: Vec<(f32, f32)> = Vec::new();
    for (top, foot) in spans {
        match whole.last_mut().filter(|last| top < last.1 + GAP) {
            Some(last) => last.1 = last.1.max(foot),
            None => whole.push((top, foot)),
        }
    }
    whole
}

fn lay_trays(
    changed: Query<(), Or<(Added<TableZone>, Changed<ZoneCards>)>>,
    zones: Query<(&TableZone, Option<&ZoneCards>)>,
    old: Query<Entity, With<Tray>>,
    mut known: ResMut<Trays>,
    mut painter: TablePainter,
) {
    if changed.is_empty() {
        return;
    }
    for (TableZone(zone), cards) in &zones {
        let cards = cards.map_or(0, |cards| cards.iter().count()).max(usize::from(zone.mark.is_some()));
        if cards > 0 && wing(zone).is_some() {
            let most = known.most.entry(zone.id).or_default();
            *most = (*most).max(cards);
        }
    }
    let used = zones.iter().filter_map(|(TableZone(zone), _)| Some((zone, *known.most.get(zone.id)?)));
    let laid = trays(used);
    if laid == known.laid && old.is_empty() == laid.is_empty() {
        return;
    }
    for tray in &old {
        painter.commands.entity(tray).despawn();
    }
    for DesignRect { x, y, w, h } in laid.iter().copied() {
        let mut s = Sketch::new();
        s.rect(x, y, w, h, 14.0, tone(GROUND, 0.94));
        let corners = [vec2(x, y), vec2(x + w, y), vec2(x + w, y + h), vec2(x, y + h)];
        for k in 0..4 {
            let (from, to) = (corners[k], corners[(k + 1) % 4]);
            let inwards = (to - from).normalize_or_zero() * 14.0;
            s.dashes(from + inwards, to - inwards, LINE.0, LINE.1, LINE.2, tone(CHALK, 0.3));
        }
        let tray = painter.sheet(s, depth::BOARDS + 0.5);
        painter.commands.spawn((Name::new("tray"), Tray, tray));
    }
    known.laid = laid;
}

#[cfg(test)]
mod tests {
    use super::*;
    use stage::layout::DesignPoint;

    #[test]
    fn a_tray_holds_the_zones_of_its_wing_that_lie_together() {
        let slot = |x: f32, y: f32| Zone::slot("pile", DesignPoint::new(x, y), 0.4);
        let zones = [
            slot(112.0, 200.0),
            slot(112.0, 380.0),
            slot(112.0, 640.0),
            slot(960.0, 400.0),
            slot(960.0, 900.0),
        ];
        let found = trays(zones.iter().map(|zone| (zone, 1)));
        assert_eq!(found.len(), 2, "the pitch and the apron need none: {found:?}");
        assert!(found.iter().all(|tray| tray.x + tray.w <= BOWL.x));
        assert!(
            found[0].holds(DesignPoint::new(112.0, 200.0)) && found[0].holds(DesignPoint::new(112.0, 380.0))
        );
        let column = Zone::pile("pile", DesignPoint::new(112.0, 200.0), 0.4, 0.0, 100.0);
        let [one, three] = [1, 3].map(|cards| trays([(&column, cards)])[0].h);
        assert!((three - one - 200.0).abs() < 0.1, "a column of cards needs more room");
        assert!(found[1].holds(DesignPoint::new(112.0, 640.0)));
        let [lower, upper] = [300.0, 240.0].map(|y| trays([(&slot(112.0, y), 1)])[0].y);
        assert!(lower > FLOODLIGHTS.1 && upper == FLOODLIGHTS.0, "{lower} {upper}");
        assert!(trays([(&slot(1800.0, 300.0), 1)])[0].x >= BOWL.x + BOWL.w);
    }
}
