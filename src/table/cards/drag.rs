//! Dragging of cards. A playable card follows the pointer with a small lag and leans into its movement. It is played
//! if it is dropped on the pitch, away from its place; a card that is chosen into another zone, if it is dropped there.
//! If the window missed the release, the card goes back.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::tall_window::TableFit;
use super::zone::{InZone, TableZone};
use super::{CardClicked, Hovered, PlayableCards, TableCard};
use crate::flow::cancel_drag::release_may_be_missed;
use crate::flow::frame::FrameSet;
use crate::flow::screen::ScreenEntity;
use crate::table::draw::depth;
use crate::table::draw::painter::TablePainter;
use crate::table::draw::sketch::{Sketch, tone};
use crate::table::draw::view::TableCamera;
use crate::table::motion::{AnimationSpeed, Glide, Pose, TargetPose, glide, send};
use crate::table::playback::Playback;
use stage::layout::{BOWL, CARD, DesignPoint, DesignRect, SHEET_H, SHEET_W, TallWindowFit};
use stage::palette::AMBER;
use stage::scene::Zone;

/// Marks a dragged card, with the distance that the pointer has moved, design units.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Dragged {
    way: Vec2,
    /// The area into which the card is chosen; `None` if it is played on the pitch.
    into: Option<DesignRect>,
}

impl Dragged {
    /// Returns true if the card has been moved, so that dropping it is no click.
    #[must_use]
    pub fn moved(self) -> bool {
        self.way.length() > 12.0
    }
}

/// Distance from its place at which a dropped card is played, design units.
const FAR: f32 = 90.0;
/// The inner edge of the stands, upper left and lower right, design units of the sheet.
const BOARDS: (Vec2, Vec2) = (Vec2::new(232.0, 130.0), Vec2::new(1688.0, 735.0));
/// Radius of the corners of the light round the pitch, design units.
const ROUND: f32 = 26.0;
/// Number of cards of a full zone into which cards are chosen.
const FULL: usize = 8;
/// Height of a dragged card above the others.
const HELD: f32 = 90.0;
/// Seconds at speed 1 that a dropped card takes to return to its place.
const HOME: f32 = 0.2;
/// Lag of a card behind the pointer, seconds.
const BEHIND: f32 = 0.06;
/// Lean in degrees per design unit of lag, and the largest lean in degrees.
const LEAN: (f32, f32) = (0.12, 12.0);

/// Adds dragging of cards.
pub fn plugin(app: &mut App) {
    app.add_observer(take).add_observer(carry).add_observer(let_go).add_systems(
        Update,
        (take_back.run_if(release_may_be_missed), swing, light)
            .chain()
            .in_set(FrameSet::Animate)
            .before(glide),
    );
}

fn take(
    start: On<PointerDragStart>,
    cards: Query<(&TableCard, &InZone)>,
    zones: Query<&TableZone>,
    (playable_cards, fit): (Res<PlayableCards>, Res<TableFit>),
    playback: Res<Playback>,
    mut hovered: ResMut<Hovered>,
    mut commands: Commands,
) {
    let card = cards.get(start.entity).ok().filter(|(card, _)| playable_cards.cards.contains(&card.id));
    if let Some((card, zone)) = card
        && start.button == PointerButton::Primary
        && playback.is_idle()
    {
        // The card stays the hovered one, however far it lags behind the pointer.
        hovered.0 = Some(card.id);
        let to = zones.get(zone.0).ok().and_then(|zone| zone.0.pick_zone);
        let to = to.and_then(|to| zones.iter().find(|zone| zone.0.id == to));
        let into = to.map(|zone| area_of(&zone.0, fit.0));
        commands.entity(start.entity).insert(Dragged { into, ..Dragged::default() }).remove::<Glide>();
    }
}

/// Returns the area of a full zone, design units of the sheet.
fn area_of(zone: &Zone, fit: TallWindowFit) -> DesignRect {
    let ends = [0, FULL - 1].map(|k| fit.at(zone.place(k, FULL).0));
    let scale = zone.scale * fit.scale_at(zone.at);
    let (w, h) = (CARD.0 * scale, CARD.1 * scale);
    let (left, top) = (ends[0].x.min(ends[1].x) - w / 2.0, ends[0].y.min(ends[1].y) - h / 2.0);
    DesignRect::new(left, top, (ends[1].x - ends[0].x).abs() + w, (ends[1].y - ends[0].y).abs() + h)
}

fn carry(
    drag: On<PointerDrag>,
    camera: Single<(&Camera, &Projection), With<TableCamera>>,
    mut cards: Query<&mut Dragged>,
) {
    let Ok(mut dragged) = cards.get_mut(drag.entity) else { return };
    let (camera, Projection::Orthographic(view)) = *camera else { return };
    let Some(size) = camera.logical_viewport_size().filter(|size| size.y > 0.0) else { return };
    let units = view.area.height() / size.y;
    dragged.way = Vec2::new(drag.distance.x, -drag.distance.y) * units;
}

/// Moves dragged cards after the pointer, leaning as they go; at rest they are under it and straight. Without animation
/// they are there at once.
fn swing(
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    mut cards: Query<(&Dragged, &TargetPose, &mut Pose)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (dragged, goal, mut pose) in &mut cards {
        let there = goal.at + dragged.way.extend(HELD);
        let next = if speed.moves() { after(pose.0, there, *goal, time.delta_secs()) } else { None };
        let next = next.unwrap_or(TargetPose { at: there, turn: 0.0, ..*goal });
        if pose.0 != next {
            pose.0 = next;
            redraw.write(RequestRedraw);
        }
    }
}

/// The light round the place where a dragged card can be played.
#[derive(Component, Debug)]
#[require(ScreenEntity)]
struct DropArea;

/// Lights the place where a dragged card is played, wherever it is dropped there.
fn light(dragged: Query<&Dragged>, areas: Query<Entity, With<DropArea>>, mut painter: TablePainter) {
    let wanted = dragged.iter().find(|dragged| dragged.moved());
    let Some(wanted) = wanted else {
        areas.iter().for_each(|area| painter.commands.entity(area).despawn());
        return;
    };
    if areas.is_empty() {
        let DesignRect { x, y, w, h } = wanted.into.unwrap_or(BOWL);
        let mut s = Sketch::new();
        s.rect(x, y, w, h, ROUND, tone(AMBER, 0.12));
        s.frame(x, y, w, h, ROUND, 7.0, tone(AMBER, 0.95));
        let drawn = painter.sheet(s, depth::BOARDS + 3.0);
        painter.commands.spawn((Name::new("place for a dragged card"), DropArea, drawn));
    }
}

/// Returns the pose of a card `secs` seconds later on its way to `there`, or `None` once it has arrived.
fn after(now: TargetPose, there: Vec3, goal: TargetPose, secs: f32) -> Option<TargetPose> {
    let way = (there - now.at).truncate();
    let left = way * (-secs / BEHIND).exp();
    // The card leans by the speed that keeps it at its lag.
    let pace = (way - left).x / secs.max(1e-4);
    let lean = (-pace * BEHIND * LEAN.0).clamp(-LEAN.1, LEAN.1);
    let turn = lean + (now.turn - lean) * (-secs / BEHIND).exp();
    let there_now = left.length() < 0.5 && turn.abs() < 0.2;
    (!there_now).then(|| TargetPose { at: there - left.extend(0.0), turn, ..goal })
}

/// Returns true if a point lies within the boards. A card dropped in the stands, over its hand or over the log was not
/// played.
fn on_the_pitch(at: Vec3) -> bool {
    let DesignPoint { x, y } = on_the_sheet(at);
    (BOARDS.0.x..BOARDS.1.x).contains(&x) && (BOARDS.0.y..BOARDS.1.y).contains(&y)
}

fn on_the_sheet(at: Vec3) -> DesignPoint {
    DesignPoint::new(at.x + SHEET_W / 2.0, SHEET_H / 2.0 - at.y)
}

fn let_go(
    end: On<PointerDragEnd>,
    cards: Query<(&TableCard, &Dragged, &TargetPose, &Pose)>,
    mut clicked: MessageWriter<CardClicked>,
    mut hovered: ResMut<Hovered>,
    mut commands: Commands,
) {
    let Ok((card, dragged, goal, pose)) = cards.get(end.entity) else { return };
    hovered.0 = None;
    // The pointer's position counts, not that of the lagging card.
    let at = goal.at + dragged.way.extend(0.0);
    let there = dragged.into.map_or_else(|| on_the_pitch(at), |area| area.holds(on_the_sheet(at)));
    if dragged.way.length() > FAR && there {
        clicked.write(CardClicked(card.id));
    }
    // The card glides from here to its place.
    commands.entity(end.entity).remove::<Dragged>();
    send(&mut commands, end.entity, Some(pose), *goal, HOME, 0.0);
}

/// Sends dragged cards back to their places: their release was missed, so none of them is played.
fn take_back(
    dragged: Query<(Entity, &TargetPose, &Pose), With<Dragged>>,
    mut hovered: ResMut<Hovered>,
    mut commands: Commands,
) {
    for (card, goal, pose) in &dragged {
        hovered.0 = None;
        commands.entity(card).remove::<Dragged>();
        send(&mut commands, card, Some(pose), *goal, HOME, 0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::cards::zone::world;

    #[test]
    fn a_dragged_card_lags_and_tilts_with_its_speed_and_straightens_at_rest() {
        let goal = TargetPose { at: Vec3::ZERO, turn: 0.0, scale: 1.0 };
        for (speed, least, most) in [(600.0, 3.0, 6.0), (1200.0, 6.0, 10.0), (4000.0, 11.0, 12.0)] {
            for way in [1.0, -1.0] {
                let (mut card, mut hand) = (goal, Vec3::ZERO);
                for _ in 0..30 {
                    hand.x += way * speed / 60.0;
                    card = after(card, hand, goal, 1.0 / 60.0).unwrap();
                }
                let lean = -way * card.turn;
                assert!((least..=most).contains(&lean), "{speed}: {lean}");
                assert!(way * (hand.x - card.at.x) > 0.03 * speed, "it is behind");
                let rests = (1..60).find(|_| match after(card, hand, goal, 1.0 / 60.0) {
                    Some(next) => {
                        card = next;
                        false
                    }
                    None => true,
                });
                assert!(rests.is_some_and(|frames| frames < 40), "{speed}: {rests:?}");
            }
        }
        // After a long frame the card is at the pointer.
        let late = after(goal, Vec3::new(300.0, 0.0, HELD), goal, 0.5).unwrap();
        assert!((late.at.x - 300.0).abs() < 1.0);
    }

    #[test]
    fn a_card_dropped_on_the_pitch_is_played() {
        let there = |x: f32, y: f32| on_the_pitch(world(DesignPoint::new(x, y), 0.0));
        assert!(there(960.0, 430.0) && there(300.0, 700.0) && there(1600.0, 160.0));
        // Points in a hand, the log and the stands.
        assert!(!there(960.0, 900.0) && !there(120.0, 960.0) && !there(1800.0, 400.0) && !there(960.0, 60.0));
    }

    #[test]
    fn a_zone_for_choices_accepts_cards_anywhere_in_it() {
        let zone = Zone::fan("hand", DesignPoint::new(1195.0, 906.0), 0.7, 177.0, 0.4, 0.6);
        let area = area_of(&zone, TallWindowFit::NONE);
        assert!(area.holds(DesignPoint::new(500.0, 900.0)) && area.holds(DesignPoint::new(1890.0, 950.0)));
        assert!(
            !area.holds(DesignPoint::new(900.0, 600.0)) && !area.holds(DesignPoint::new(300.0, 900.0)),
            "{area:?}"
        );
    }
}
