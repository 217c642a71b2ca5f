//! Mouse input on the pitch. A shirt can be clicked and hovered like the card that it stands for. The ball or a shirt
//! can be dragged onto another shirt.

use bevy::prelude::*;

use super::ball::Ball;
use super::cards::pick::PickArea;
use super::cards::{CardClicked, Hovered, PlayableCards};
use super::draw::view::TableCamera;
use super::motion::{GLIDE_SECS, Glide, Pose, TargetPose, send};
use super::playback::Playback;
use crate::flow::cancel_drag::release_may_be_missed;
use crate::flow::frame::FrameSet;
use crate::flow::screen::Screen;
use stage::scene::{CardId, PlayerId};

/// The player that a shirt shows.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PitchPlayer(pub PlayerId);

/// The player under the pointer, and the card that he stood for when it was hovered for him.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct HoveredPlayer {
    player: Option<PlayerId>,
    card: Option<CardId>,
}

/// Marks a shirt or the ball while it is dragged.
#[derive(Component, Clone, Copy, Debug)]
pub struct DraggedShirt;

/// Half the size of a shirt's pick area, design units.
pub(super) const SHIRT: Vec2 = Vec2::new(38.0, 34.0);
/// Distance from which a drag counts as a move and not a click, design units.
const MOVED: f32 = 12.0;
/// Height of a dragged thing above the others.
const HELD: f32 = 60.0;

/// Adds mouse input on the pitch.
pub fn plugin(app: &mut App) {
    app.init_resource::<HoveredPlayer>()
        .add_systems(Update, (take_back.run_if(release_may_be_missed), point).chain().in_set(FrameSet::Input))
        .add_systems(OnExit(Screen::Match), forget)
        .add_systems(
            Update,
            ball_feels.in_set(FrameSet::ApplySteps).run_if(resource_changed::<PlayableCards>),
        )
        .add_observer(over)
        .add_observer(out)
        .add_observer(click)
        .add_observer(lift)
        .add_observer(carry)
        .add_observer(let_go);
}

/// Makes the ball pickable while a pass is possible.
fn ball_feels(
    playable_cards: Res<PlayableCards>,
    balls: Query<Entity, (With<Ball>, Without<DraggedShirt>)>,
    mut commands: Commands,
) {
    for ball in &balls {
        let pick = if playable_cards.players.is_empty() { Pickable::IGNORE } else { Pickable::default() };
        // It may go in this frame: at the goal mouth there is no ball on the pitch.
        commands.entity(ball).try_insert(pick);
    }
}

fn over(over: On<PointerOver>, players: Query<&PitchPlayer>, mut hovered_player: ResMut<HoveredPlayer>) {
    if let Ok(player) = players.get(over.entity) {
        hovered_player.player = Some(player.0);
    }
}

fn out(out: On<PointerOut>, players: Query<&PitchPlayer>, mut hovered_player: ResMut<HoveredPlayer>) {
    if players.get(out.entity).is_ok_and(|player| hovered_player.player == Some(player.0)) {
        hovered_player.player = None;
    }
}

/// Sets the hovered card to the one that the player under the pointer stands for.
fn point(
    mut hovered_player: ResMut<HoveredPlayer>,
    playable_cards: Res<PlayableCards>,
    mut hovered: ResMut<Hovered>,
) {
    let now = hovered_player.player.and_then(|player| playable_cards.card_of(player));
    if now == hovered_player.card {
        return;
    }
    if now.is_some() || hovered.0 == hovered_player.card {
        hovered.0 = now;
    }
    hovered_player.card = now;
}

/// The shirts of a match that leaves the table are no longer pointed at, and neither are its cards.
fn forget(mut hovered_player: ResMut<HoveredPlayer>, mut hovered: ResMut<Hovered>) {
    hovered_player.set_if_neq(HoveredPlayer::default());
    hovered.set_if_neq(Hovered::default());
}

fn click(
    click: On<PointerClick>,
    players: Query<&PitchPlayer>,
    playable_cards: Res<PlayableCards>,
    mut clicked: MessageWriter<CardClicked>,
) {
    let player = players.get(click.entity).ok().filter(|_| click.button == PointerButton::Primary);
    clicked.write_batch(player.and_then(|player| playable_cards.card_of(player.0)).map(CardClicked));
}

/// Returns true for a player who stands for a card, and for the ball if any player does.
fn holdable(
    players: &Query<(Option<&PitchPlayer>, Has<Ball>)>,
    entity: Entity,
    playable_cards: &PlayableCards,
) -> bool {
    players.get(entity).is_ok_and(|(player, ball)| {
        let stands = player.is_some_and(|player| playable_cards.card_of(player.0).is_some());
        stands || (ball && !playable_cards.players.is_empty())
    })
}

fn lift(
    start: On<PointerDragStart>,
    things: Query<(Option<&PitchPlayer>, Has<Ball>)>,
    playable_cards: Res<PlayableCards>,
    playback: Res<Playback>,
    mut commands: Commands,
) {
    if start.button == PointerButton::Primary
        && playback.is_idle()
        && holdable(&things, start.entity, &playable_cards)
    {
        commands.entity(start.entity).insert((DraggedShirt, Pickable::IGNORE)).remove::<Glide>();
    }
}

fn carry(
    drag: On<PointerDrag>,
    camera: Single<(&Camera, &Projection), With<TableCamera>>,
    mut things: Query<(&mut Pose, &TargetPose), With<DraggedShirt>>,
) {
    let Ok((mut pose, goal)) = things.get_mut(drag.entity) else { return };
    let (camera, Projection::Orthographic(view)) = *camera else { return };
    let Some(size) = camera.logical_viewport_size().filter(|size| size.y > 0.0) else { return };
    let way = Vec2::new(drag.distance.x, -drag.distance.y) * view.area.height() / size.y;
    pose.0 = TargetPose { at: goal.at + way.extend(HELD), ..*goal };
}

/// Ends a drag: the player under it counts as clicked, then the dragged thing glides back.
fn let_go(
    end: On<PointerDragEnd>,
    carried: Query<(&Pose, &TargetPose, Option<&PitchPlayer>), With<DraggedShirt>>,
    players: Query<(&PitchPlayer, &TargetPose)>,
    playable_cards: Res<PlayableCards>,
    mut clicked: MessageWriter<CardClicked>,
    mut commands: Commands,
) {
    let Ok((pose, goal, own)) = carried.get(end.entity) else { return };
    let at = pose.0.at.truncate();
    let on = players.iter().filter(|(player, _)| Some(**player) != own.copied());
    let on = on.map(|(player, there)| (player.0, there.at.truncate().distance(at)));
    let nearest = on.filter(|(_, far)| *far < 1.5 * SHIRT.x).min_by(|a, b| a.1.total_cmp(&b.1));
    // A drag that hardly moved is a click.
    let still = at.distance(goal.at.truncate()) < MOVED;
    let player = if still { own.map(|own| own.0) } else { nearest.map(|(player, _)| player) };
    clicked.write_batch(player.and_then(|player| playable_cards.card_of(player)).map(CardClicked));
    commands.entity(end.entity).remove::<DraggedShirt>().insert(Pickable::default());
    send(&mut commands, end.entity, Some(pose), *goal, GLIDE_SECS, 0.0);
}

/// Sends dragged things back to their places: their release was missed, so nothing is clicked.
fn take_back(carried: Query<(Entity, &Pose, &TargetPose), With<DraggedShirt>>, mut commands: Commands) {
    for (entity, pose, goal) in &carried {
        commands.entity(entity).remove::<DraggedShirt>().insert(Pickable::default());
        send(&mut commands, entity, Some(pose), *goal, GLIDE_SECS, 0.0);
    }
}

/// Returns the components that make a shirt react to the pointer.
pub(super) fn felt(player: PlayerId) -> impl Bundle {
    (PitchPlayer(player), PickArea(SHIRT))
}
