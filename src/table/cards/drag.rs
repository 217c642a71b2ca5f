//! Cards can be dragged: a playable card follows the pointer, a little behind it and leaning into its way, and is played
//! when it is let go on the pitch, away from its place.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::{Card, CardClicked, Hovered, Invitation};
use crate::flow::frame::Frame;
use crate::stage::layout::{SHEET_H, SHEET_W};
use crate::table::draw::view::TableCamera;
use crate::table::motion::{Glide, Pose, TargetPose, Tempo, glide, send};
use crate::table::playback::Playback;

/// A card under the pointer's button, and how far it has come, design units.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Dragged {
    way: Vec2,
}

impl Dragged {
    /// Whether it has been moved at all: then letting go is no click.
    #[must_use]
    pub fn moved(self) -> bool {
        self.way.length() > 12.0
    }
}

/// Let go so far from its place, a card is played, design units.
const FAR: f32 = 90.0;
/// The inner edge of the stands, upper left and lower right, design units of the sheet.
const BOARDS: (Vec2, Vec2) = (Vec2::new(232.0, 130.0), Vec2::new(1688.0, 735.0));
/// How high a dragged card is held over the others.
const HELD: f32 = 90.0;
/// How long its way home takes when it is let go, seconds at speed 1.
const HOME: f32 = 0.2;
/// How far behind the pointer a card is, seconds.
const BEHIND: f32 = 0.06;
/// How much it leans for each design unit that it is behind, and at most; degrees.
const LEAN: (f32, f32) = (0.12, 12.0);

/// Adds dragging.
pub fn plugin(app: &mut App) {
    app.add_observer(take)
        .add_observer(carry)
        .add_observer(let_go)
        .add_systems(Update, swing.in_set(Frame::Move).before(glide));
}

fn take(
    start: On<PointerDragStart>,
    cards: Query<&Card>,
    invitation: Res<Invitation>,
    playback: Res<Playback>,
    mut hovered: ResMut<Hovered>,
    mut commands: Commands,
) {
    let card = cards.get(start.entity).ok().filter(|card| invitation.pieces.contains(&card.id));
    if let Some(card) = card
        && start.button == PointerButton::Primary
        && playback.idle()
    {
        // It is the one pointed at, however far behind the pointer it is.
        hovered.0 = Some(card.id);
        commands.entity(start.entity).insert(Dragged::default()).remove::<Glide>();
    }
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

/// A dragged card comes after the pointer and hangs back from it as it goes; at rest it is under it, and straight. Where
/// nothing moves, it is there at once.
fn swing(
    time: Res<Time>,
    tempo: Res<Tempo>,
    mut cards: Query<(&Dragged, &TargetPose, &mut Pose)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (dragged, goal, mut pose) in &mut cards {
        let there = goal.at + dragged.way.extend(HELD);
        let next = if tempo.moves() { after(pose.0, there, *goal, time.delta_secs()) } else { None };
        let next = next.unwrap_or(TargetPose { at: there, turn: 0.0, ..*goal });
        if pose.0 != next {
            pose.0 = next;
            redraw.write(RequestRedraw);
        }
    }
}

/// A card that is to come there, so many seconds later; none once it is there.
fn after(now: TargetPose, there: Vec3, goal: TargetPose, secs: f32) -> Option<TargetPose> {
    let way = (there - now.at).truncate();
    let left = way * (-secs / BEHIND).exp();
    // Of the speed that keeps it so far behind.
    let pace = (way - left).x / secs.max(1e-4);
    let lean = (-pace * BEHIND * LEAN.0).clamp(-LEAN.1, LEAN.1);
    let turn = lean + (now.turn - lean) * (-secs / BEHIND).exp();
    let there_now = left.length() < 0.5 && turn.abs() < 0.2;
    (!there_now).then(|| TargetPose { at: there - left.extend(0.0), turn, ..goal })
}

/// Whether that point of the table lies within the boards: a card let go in the stands, over its hand or over the log was
/// not played.
fn on_the_pitch(at: Vec3) -> bool {
    let (x, y) = (at.x + SHEET_W / 2.0, SHEET_H / 2.0 - at.y);
    (BOARDS.0.x..BOARDS.1.x).contains(&x) && (BOARDS.0.y..BOARDS.1.y).contains(&y)
}

fn let_go(
    end: On<PointerDragEnd>,
    cards: Query<(&Card, &Dragged, &TargetPose, &Pose)>,
    mut clicked: MessageWriter<CardClicked>,
    mut hovered: ResMut<Hovered>,
    mut commands: Commands,
) {
    let Ok((card, dragged, goal, pose)) = cards.get(end.entity) else { return };
    hovered.0 = None;
    // Where the pointer is counts: the card comes after it.
    if dragged.way.length() > FAR && on_the_pitch(goal.at + dragged.way.extend(0.0)) {
        clicked.write(CardClicked(card.id));
    }
    // Wherever it belongs now, it goes there from where it was let go.
    commands.entity(end.entity).remove::<Dragged>();
    send(&mut commands, end.entity, Some(pose), *goal, HOME, 0.0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::layout::At;
    use crate::table::cards::zone::world;

    #[test]
    fn a_dragged_card_lags_and_leans_with_its_speed_and_straightens_at_rest() {
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
        // A frame that took long leaves it where the hand is.
        let late = after(goal, Vec3::new(300.0, 0.0, HELD), goal, 0.5).unwrap();
        assert!((late.at.x - 300.0).abs() < 1.0);
    }

    #[test]
    fn the_pitch_is_where_cards_are_played() {
        let there = |x: f32, y: f32| on_the_pitch(world(At::new(x, y), 0.0));
        assert!(there(960.0, 430.0) && there(300.0, 700.0) && there(1600.0, 160.0));
        // A hand, the log, the stands.
        assert!(!there(960.0, 900.0) && !there(120.0, 960.0) && !there(1800.0, 400.0) && !there(960.0, 60.0));
    }
}
