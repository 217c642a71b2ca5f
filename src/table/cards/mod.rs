//! Cards as entities: makes the table look like a scene, lights what can be played, and tells what was clicked.

pub mod drag;
pub mod pack;
pub mod zone;

use std::collections::HashMap;
use std::sync::Arc;

use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy::sprite::{BorderRect, SliceScaleMode, TextureSlicer};

use self::drag::Dragged;
use self::pack::Pack;
use self::zone::{InZone, TableZone, height, world};
use crate::flow::frame::Frame;
use crate::stage::layout::CARD;
use crate::stage::palette::{AMBER, INK, NAVY};
use crate::stage::scene::{Look, Piece, Scene, Zone};
use crate::table::draw::paint;
use crate::table::motion::{FaceUp, GLIDE_SECS, Goal, Pose, TURN_SECS, Turning, send};
use crate::table::playback::{BeatStarted, Playback};

/// A card on the table.
#[derive(Component, Clone, Debug)]
#[require(Transform, Visibility)]
pub struct Card {
    /// [`Piece::id`].
    pub id: u16,
    /// The key of the face it shows, or is turning to.
    pub face: String,
    /// Its place in its zone.
    pub index: usize,
    /// How it looks.
    pub look: Look,
    /// The key of the picture drawn for the face, its lit column included.
    pub drawn: String,
}

/// Where a card lies when nobody points at it.
#[derive(Component, Clone, Copy, Debug)]
struct Rest(Goal);

/// What lies under and over a card's face.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Coat {
    Shadow,
    Rim,
    Veil,
}

/// The scene the table shows now.
#[derive(Resource, Clone, Debug, Default)]
pub struct OnTable(pub Arc<Scene>);

/// The cards that can be played now, by [`Piece::id`], and the one the keyboard points at.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Invitation {
    /// Playable cards.
    pub pieces: Vec<u16>,
    /// Cards taken up for a decision made of several.
    pub chosen: Vec<u16>,
    /// The card in focus.
    pub focus: Option<u16>,
}

/// The card under the pointer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hovered(pub Option<u16>);

/// A card was clicked.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardClicked(pub u16);

/// The shape that every card wears: a white rectangle with a card's corners, cut in nine so that it fits any size.
///
/// A picture, not a mesh: Bevy keeps the drawing order of 2D meshes from when they were first seen, and cards
/// change their height.
#[derive(Resource)]
struct CoatShape(Handle<Image>);

/// Side of the shape's picture, pixels, at two pixels a design unit.
const SHAPE: u32 = 112;
/// Radius of its corners, pixels.
const CORNER: f32 = 40.0;

impl FromWorld for CoatShape {
    fn from_world(world: &mut World) -> Self {
        let half = SHAPE as f32 / 2.0;
        let data = (0..SHAPE * SHAPE)
            .flat_map(|k| {
                let at = Vec2::new((k % SHAPE) as f32 + 0.5 - half, (k / SHAPE) as f32 + 0.5 - half).abs();
                let out = (at - Vec2::splat(half - CORNER)).max(Vec2::ZERO).length() - CORNER;
                [255, 255, 255, ((0.5 - out).clamp(0.0, 1.0) * 255.0) as u8]
            })
            .collect();
        let image = Image::new(
            Extent3d { width: SHAPE, height: SHAPE, depth_or_array_layers: 1 },
            TextureDimension::D2,
            data,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::RENDER_WORLD,
        );
        Self(world.resource_mut::<Assets<Image>>().add(image))
    }
}

impl Coat {
    /// What it looks like round a card of the usual size.
    fn sprite(self, shape: &CoatShape) -> Sprite {
        let (grow, colour) = match self {
            Self::Shadow => (1.0, paint(INK, 0.4)),
            Self::Rim => (8.0, paint(AMBER, 1.0)),
            Self::Veil => (0.0, paint(NAVY, 0.52)),
        };
        Sprite {
            image: shape.0.clone(),
            color: colour,
            custom_size: Some(Vec2::new(CARD.0, CARD.1) + Vec2::splat(2.0 * grow)),
            image_mode: SpriteImageMode::Sliced(TextureSlicer {
                border: BorderRect::all(CORNER),
                center_scale_mode: SliceScaleMode::Stretch,
                sides_scale_mode: SliceScaleMode::Stretch,
                max_corner_scale: 0.5,
            }),
            ..default()
        }
    }
}

/// Adds cards.
pub fn plugin(app: &mut App) {
    app.init_resource::<OnTable>()
        .init_resource::<Invitation>()
        .init_resource::<Hovered>()
        .add_message::<CardClicked>()
        .add_systems(Startup, |mut commands: Commands| commands.init_resource::<CoatShape>())
        .add_systems(Update, (repaint, lay_beats, settle, coat).chain().in_set(Frame::React))
        .add_observer(show_face);
}

/// Sets up the zones of a game; the old table goes.
pub fn set_table(commands: &mut Commands, old: &[Entity], zones: &'static [Zone]) {
    for zone in old {
        commands.entity(*zone).despawn();
    }
    for zone in zones {
        commands.spawn((Name::new(format!("zone {}", zone.id)), TableZone(*zone)));
    }
}

/// A beat began: the table goes to its scene.
fn lay_beats(
    mut started: MessageReader<BeatStarted>,
    zones: Query<(Entity, &TableZone)>,
    mut cards: Query<(Entity, &mut Card, &InZone, Option<&Pose>, &mut Rest)>,
    pack: Res<Pack>,
    shape: Option<Res<CoatShape>>,
    mut on_table: ResMut<OnTable>,
    mut commands: Commands,
) {
    let beats: Vec<&BeatStarted> = started.read().collect();
    let Some(BeatStarted { beat, skipped }) = beats.last() else { return };
    let Some(shape) = shape else { return };
    for (old, new) in beats.iter().flat_map(|started| &started.beat.became) {
        become_another(&mut cards, *old, *new, &mut commands);
    }
    let quick = *skipped;
    on_table.0 = Arc::clone(&beat.scene);
    let mut there: HashMap<u16, Entity> = cards
        .iter()
        .filter(|(_, card, ..)| card.id != u16::MAX)
        .map(|(entity, card, ..)| (card.id, entity))
        .collect();
    for piece in &beat.scene.pieces {
        let Some((zone_entity, zone)) = zones.iter().find(|(_, z)| z.0.id == piece.zone) else {
            warn!("the scene names a zone `{}` that this table does not have", piece.zone);
            continue;
        };
        let goal = place_of(piece, &beat.scene, &zone.0);
        match there.remove(&piece.id).and_then(|entity| cards.get_mut(entity).ok()) {
            Some((entity, mut card, in_zone, pose, mut rest)) => {
                if in_zone.0 != zone_entity {
                    commands.entity(entity).insert(InZone(zone_entity));
                }
                if rest.0 != goal {
                    let lift = if in_zone.0 == zone_entity { 0.0 } else { 120.0 };
                    rest.0 = goal;
                    send(&mut commands, entity, pose, goal, if quick { 0.0 } else { GLIDE_SECS }, lift);
                }
                let drawn = drawn(piece, &pack);
                if card.face != piece.face {
                    card.face.clone_from(&piece.face);
                    let secs = if quick { 0.001 } else { TURN_SECS };
                    commands.entity(entity).insert(Turning::to(drawn.clone(), secs));
                } else if card.drawn != drawn {
                    commands.entity(entity).trigger(|entity| FaceUp { entity, face: drawn.clone() });
                }
                card.drawn = drawn;
                (card.index, card.look) = (piece.index, piece.look);
            }
            None => spawn(&mut commands, piece, zone_entity, goal, &pack, &shape),
        }
    }
    for entity in there.into_values() {
        commands.entity(entity).despawn();
    }
}

/// A card gets another id, because more or less is known of it; whatever lay under the new id is gone.
fn become_another(
    cards: &mut Query<(Entity, &mut Card, &InZone, Option<&Pose>, &mut Rest)>,
    old: u16,
    new: u16,
    commands: &mut Commands,
) {
    if !cards.iter().any(|(_, card, ..)| card.id == old) {
        return;
    }
    for (entity, mut card, ..) in cards.iter_mut() {
        if card.id == new {
            card.id = u16::MAX;
            commands.entity(entity).despawn();
        } else if card.id == old {
            card.id = new;
        }
    }
}

/// The picture of a piece: a face with a lit column is a picture of its own, `s17/pass_3`.
fn drawn(piece: &Piece, pack: &Pack) -> String {
    piece
        .column
        .map(|column| format!("{}_{column}", piece.face))
        .filter(|key| pack.get(key).is_some())
        .unwrap_or_else(|| piece.face.clone())
}

fn place_of(piece: &Piece, scene: &Scene, zone: &Zone) -> Goal {
    let count = scene.pieces.iter().filter(|other| other.zone == piece.zone).count();
    let (at, turn) = zone.place(piece.index, count);
    Goal { at: world(at, height(zone, piece.index)), turn, scale: zone.scale }
}

fn spawn(commands: &mut Commands, piece: &Piece, zone: Entity, goal: Goal, pack: &Pack, shape: &CoatShape) {
    let card = Card {
        id: piece.id,
        face: piece.face.clone(),
        index: piece.index,
        look: piece.look,
        drawn: drawn(piece, pack),
    };
    let start = Goal { scale: goal.scale * 0.7, ..goal };
    let coat = |coat: Coat, at: Vec3| {
        (coat, coat.sprite(shape), Transform::from_translation(at), Visibility::Hidden)
    };
    let entity = commands
        .spawn((
            Name::new(format!("card {} {}", piece.id, piece.face)),
            card,
            InZone(zone),
            Rest(goal),
            Pose(start),
            pack.sprite(&drawn(piece, pack), 1.0),
            Pickable::default(),
            children![
                coat(Coat::Shadow, Vec3::new(4.0, -8.0, -0.4)),
                coat(Coat::Rim, Vec3::new(0.0, 0.0, -0.2)),
                coat(Coat::Veil, Vec3::new(0.0, 0.0, 0.2)),
            ],
        ))
        .observe(|mut over: On<PointerOver>, cards: Query<&Card>, mut hovered: ResMut<Hovered>| {
            if let Ok(card) = cards.get(over.entity) {
                hovered.0 = Some(card.id);
            }
            over.propagate(false);
        })
        .observe(|mut out: On<PointerOut>, cards: Query<&Card>, mut hovered: ResMut<Hovered>| {
            if cards.get(out.entity).is_ok_and(|card| hovered.0 == Some(card.id)) {
                hovered.0 = None;
            }
            out.propagate(false);
        })
        .observe(
            |mut click: On<PointerClick>,
             cards: Query<(&Card, Option<&Dragged>)>,
             mut clicked: MessageWriter<CardClicked>| {
                if click.button == PointerButton::Primary
                    && let Ok((card, dragged)) = cards.get(click.entity)
                    && !dragged.is_some_and(|dragged| dragged.moved())
                {
                    clicked.write(CardClicked(card.id));
                    click.propagate(false);
                }
            },
        )
        .id();
    send(commands, entity, Some(&Pose(start)), goal, GLIDE_SECS * 0.7, 0.0);
}

/// A playable card that is pointed at rises, straightens and grows; everything else lies where it belongs.
fn settle(
    invitation: Res<Invitation>,
    hovered: Res<Hovered>,
    playback: Res<Playback>,
    cards: Query<(Entity, &Card, &Rest, Option<&Goal>, &Pose), Without<Dragged>>,
    mut commands: Commands,
) {
    for (entity, card, rest, goal, pose) in &cards {
        let pointed = hovered.0 == Some(card.id) || invitation.focus == Some(card.id);
        let want = if pointed && playback.idle() && invitation.pieces.contains(&card.id) {
            Goal { at: rest.0.at + Vec3::new(0.0, 16.0, 40.0), turn: 0.0, scale: rest.0.scale * 0.93 / 0.85 }
        } else if invitation.chosen.contains(&card.id) {
            Goal { at: rest.0.at + Vec3::new(0.0, 34.0, 0.0), ..rest.0 }
        } else {
            rest.0
        };
        if goal.is_none_or(|goal| *goal != want) && goal.is_some() {
            send(&mut commands, entity, Some(pose), want, 0.12, 0.0);
        }
    }
}

/// Shows and hides what lies over and under each card.
fn coat(
    invitation: Res<Invitation>,
    hovered: Res<Hovered>,
    playback: Res<Playback>,
    cards: Query<(&Card, &Children)>,
    mut coats: Query<(&Coat, &mut Visibility)>,
) {
    for (card, children) in &cards {
        let pointed = hovered.0 == Some(card.id) || invitation.focus == Some(card.id);
        let hot = pointed && playback.idle() && invitation.pieces.contains(&card.id);
        for child in children {
            let Ok((coat, mut seen)) = coats.get_mut(*child) else { continue };
            let on = match coat {
                Coat::Shadow => true,
                Coat::Rim => hot || card.look == Look::Lit || invitation.chosen.contains(&card.id),
                Coat::Veil => card.look == Look::Veiled,
            };
            seen.set_if_neq(if on { Visibility::Inherited } else { Visibility::Hidden });
        }
    }
}

/// Other pictures for the same faces: finer ones, or four colours.
fn repaint(pack: Res<Pack>, mut cards: Query<(&Card, &mut Sprite)>) {
    if !pack.is_changed() {
        return;
    }
    for (card, mut sprite) in &mut cards {
        *sprite = pack.sprite(&card.drawn, 1.0);
    }
}

fn show_face(up: On<FaceUp>, mut cards: Query<&mut Sprite, With<Card>>, pack: Res<Pack>) {
    if let Ok(mut sprite) = cards.get_mut(up.entity) {
        *sprite = pack.sprite(&up.face, 1.0);
    }
}

/// What differs between the table and a scene, in words; none when they agree. Asked when nothing moves.
#[must_use]
pub fn difference<'a>(scene: &Scene, cards: impl Iterator<Item = (&'a Card, &'a str)>) -> Option<String> {
    let mut expected: HashMap<u16, &Piece> = scene.pieces.iter().map(|p| (p.id, p)).collect();
    for (card, zone) in cards {
        let Some(piece) = expected.remove(&card.id) else {
            return Some(format!("card {} is on the table, but not in the view", card.id));
        };
        if (piece.zone, piece.index, &piece.face) != (zone, card.index, &card.face) {
            return Some(format!(
                "card {} shows {} at {zone} {}, the view says {} at {} {}",
                card.id, card.face, card.index, piece.face, piece.zone, piece.index
            ));
        }
    }
    expected
        .values()
        .next()
        .map(|piece| format!("card {} ({}) is missing on the table", piece.id, piece.face))
}
