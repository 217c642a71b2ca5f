//! Cards as entities: applies each scene to them, highlights the playable ones and reports clicks.

mod atlas_picture;
mod backs;
pub mod drag;
mod hover;
mod load;
pub mod magnifier;
pub mod pack;
pub(in crate::table) mod pick;
pub mod pulse;
pub mod tall_window;
pub mod zone;

use std::collections::HashMap;
use std::sync::Arc;

use bevy::mesh::MeshTag;
use bevy::prelude::*;

use self::drag::Dragged;
use self::hover::{HoverTilt, gap_beside_hovered};
use self::pack::PicturePack;
use self::pick::PickArea;
use self::tall_window::{HandsEdge, TableFit};
use self::zone::{InZone, TableZone, height, world};
use crate::flow::frame::FrameSet;
use crate::flow::screen::{Screen, reset_with_screen};
use crate::table::draw::depth;
use crate::table::draw::page::{AtlasQuad, ShownPart};
use crate::table::motion::{CardFlip, CardFlipped, GLIDE_SECS, Pose, TURN_SECS, TargetPose, send};
use crate::table::playback::{AnimationStepStarted, Playback};
use stage::accent::{Accent, AccentSet};
use stage::layout::{CARD, DesignPoint, TallWindowFit};
use stage::scene::{CardHighlight, CardId, CardView, PlayerId, Scene, Zone, ZoneArrangement};

/// A card on the table.
#[derive(Component, Clone, Debug, Reflect)]
#[reflect(Component)]
#[require(Transform, Visibility)]
pub struct TableCard {
    /// Its id, [`CardView::id`].
    #[reflect(ignore)]
    pub id: CardId,
    /// The key of the face it shows, or is turning to.
    pub face: String,
    /// Its place in its zone.
    pub index: usize,
    /// The look that the scene gives it.
    #[reflect(ignore)]
    pub look: CardHighlight,
    /// The key of the picture that is drawn.
    pub drawn: String,
}

/// The pose of a card in its zone. The pose that is drawn differs from it while the card is hovered, chosen, dragged or
/// held up, or makes room for a hovered neighbour.
#[derive(Component, Clone, Copy, Debug, Reflect)]
#[reflect(Component)]
pub(in crate::table) struct RestPose(TargetPose);

/// The picture of a card without frames, glow and veil.
#[derive(Component, Clone, Copy, Debug)]
struct CardPicture(ShownPart);

/// The scene that the table shows now.
#[derive(Resource, Clone, Debug, Default)]
pub struct ShownScene(pub Arc<Scene>);

/// The cards that can be played now, by [`CardView::id`], and the one in focus.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct PlayableCards {
    /// The ids of the playable cards.
    #[reflect(ignore)]
    pub cards: Vec<CardId>,
    /// Cards already chosen for a decision made of several.
    #[reflect(ignore)]
    pub chosen: Vec<CardId>,
    /// Playable cards that do not go with the chosen ones.
    #[reflect(ignore)]
    pub out: Vec<CardId>,
    /// The card in focus.
    #[reflect(ignore)]
    pub focus: Option<CardId>,
    /// True if the focus was moved by keys: hovering then highlights nothing until the pointer moves.
    pub by_key: bool,
    /// Players on the pitch who stand for cards of this decision, each with its card.
    #[reflect(ignore)]
    pub players: Vec<(PlayerId, CardId)>,
}

impl PlayableCards {
    /// Returns the frames of a card, given the hovered one. Unless `asked`, a card can only be marked as chosen.
    #[must_use]
    pub fn frames(&self, card: CardId, hovered: Option<CardId>, asked: bool) -> AccentSet {
        let legal = asked && self.cards.contains(&card);
        AccentSet::NONE
            .with_if(Accent::Legal, legal)
            .with_if(Accent::Hover, legal && !self.by_key && hovered == Some(card))
            .with_if(Accent::Focus, asked && self.focus == Some(card))
            .with_if(Accent::Chosen, self.chosen.contains(&card))
    }

    /// Returns the highlighted card: the one in focus, or the one under the pointer.
    #[must_use]
    pub fn lit(&self, hovered: Option<CardId>) -> Option<CardId> {
        if self.by_key { self.focus } else { hovered }
    }

    /// Returns the card that a player on the pitch stands for.
    #[must_use]
    pub fn card_of(&self, player: PlayerId) -> Option<CardId> {
        self.players.iter().find(|(other, _)| *other == player).map(|(_, card)| *card)
    }
}

/// The card under the pointer.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hovered(pub Option<CardId>);

/// Cards that are held up over the table, by [`CardView::id`], with their poses there.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct HeldUpCards(pub Vec<(CardId, TargetPose)>);

/// A card was clicked.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardClicked(pub CardId);

/// The table is set up anew, as a match begins, a replay jumps, or a goal is replayed: everything left over is removed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableReset;

/// Adds the systems of cards.
pub fn plugin(app: &mut App) {
    app.register_type::<TableCard>()
        .register_type::<RestPose>()
        .register_type::<PlayableCards>()
        .register_type::<magnifier::PointerRest>()
        .register_type::<TableZone>()
        .register_type::<InZone>()
        .register_type::<zone::ZoneCards>();
    app.init_resource::<ShownScene>()
        .init_resource::<PlayableCards>()
        .init_resource::<Hovered>()
        .add_message::<CardClicked>()
        .add_message::<TableReset>()
        .init_resource::<HoverTilt>()
        .init_resource::<HandsEdge>()
        .init_resource::<TableFit>()
        .add_plugins((
            (pick::plugin, pulse::plugin),
            reset_with_screen::<HeldUpCards>,
            reset_with_screen::<magnifier::KeyMagnified>,
            reset_with_screen::<magnifier::PointerRest>,
        ))
        .add_systems(
            Update,
            (
                repaint,
                apply_steps,
                tall_window::refit,
                magnifier::magnify,
                take_up,
                hover::lean,
                send_to_targets,
                apply_material,
                magnifier::show_magnifier,
            )
                .chain()
                .in_set(FrameSet::ApplySteps),
        )
        .add_observer(show_face);
}

/// Replaces the zones of the table by those of a game, and announces it with [`TableReset`]. `hands` is the x of the
/// right edge of its hands, which a tall window enlarges; `None` leaves them as they are.
pub fn set_table(
    commands: &mut Commands,
    old: &[Entity],
    zones: &'static [Zone],
    hands: Option<f32>,
    screen: Screen,
) {
    commands.insert_resource(HandsEdge(hands));
    for zone in old {
        commands.entity(*zone).despawn();
    }
    for zone in zones {
        commands.spawn((Name::new(format!("zone {}", zone.id)), TableZone(*zone), DespawnOnExit(screen)));
    }
    commands.write_message(TableReset);
}

/// Moves the cards to the scene of the latest step.
fn apply_steps(
    mut started: MessageReader<AnimationStepStarted>,
    zones: Query<(Entity, &TableZone)>,
    mut cards: Query<(Entity, &mut TableCard, &InZone, Option<&Pose>, &mut RestPose)>,
    pack: Res<PicturePack>,
    quad: Option<Res<AtlasQuad>>,
    fit: Res<TableFit>,
    mut shown_scene: ResMut<ShownScene>,
    mut commands: Commands,
) {
    let steps: Vec<&AnimationStepStarted> = started.read().collect();
    let Some(AnimationStepStarted { step, skipped }) = steps.last() else { return };
    let Some(quad) = quad else { return };
    // Despawned cards, which the queries of this system still return.
    let mut gone = Vec::new();
    for (old, new) in steps.iter().flat_map(|started| &started.step.id_changes) {
        become_another(&mut cards, *old, *new, &mut gone);
    }
    gone.iter().for_each(|card| commands.entity(*card).despawn());
    let quick = *skipped;
    shown_scene.0 = Arc::clone(&step.scene);
    let mut there: HashMap<CardId, Entity> = cards
        .iter()
        .filter(|(entity, ..)| !gone.contains(entity))
        .map(|(entity, card, ..)| (card.id, entity))
        .collect();
    for shown in &step.scene.cards {
        let Some((zone_entity, zone)) = zones.iter().find(|(_, z)| z.0.id == shown.zone) else {
            warn!("the scene names a zone `{}` that this table does not have", shown.zone);
            continue;
        };
        let goal = place_of(shown, &step.scene, &zone.0, fit.0);
        match there.remove(&shown.id).and_then(|entity| cards.get_mut(entity).ok()) {
            Some((entity, mut card, in_zone, pose, mut rest)) => {
                if in_zone.0 != zone_entity {
                    commands.entity(entity).insert(InZone(zone_entity));
                }
                if rest.0 != goal {
                    let lift = if in_zone.0 == zone_entity { 0.0 } else { 120.0 };
                    rest.0 = goal;
                    send(&mut commands, entity, pose, goal, if quick { 0.0 } else { GLIDE_SECS }, lift);
                }
                let drawn = drawn(shown, &pack);
                if card.face != shown.face {
                    card.face.clone_from(&shown.face);
                    let secs = if quick { 0.001 } else { TURN_SECS };
                    commands.entity(entity).insert(CardFlip::new(drawn.clone(), secs));
                } else if card.drawn != drawn {
                    commands.entity(entity).trigger(|entity| CardFlipped { entity, face: drawn.clone() });
                }
                card.drawn = drawn;
                (card.index, card.look) = (shown.index, shown.look);
            }
            None => spawn(&mut commands, shown, zone_entity, goal, quick, &pack, &quad),
        }
    }
    for entity in there.into_values() {
        commands.entity(entity).despawn();
    }
}

/// Gives a card another id, because more or less is known of it; a card that had the new id is removed.
fn become_another(
    cards: &mut Query<(Entity, &mut TableCard, &InZone, Option<&Pose>, &mut RestPose)>,
    old: CardId,
    new: CardId,
    gone: &mut Vec<Entity>,
) {
    if !cards.iter().any(|(entity, card, ..)| card.id == old && !gone.contains(&entity)) {
        return;
    }
    for (entity, mut card, ..) in cards.iter_mut() {
        if gone.contains(&entity) {
            continue;
        }
        if card.id == new {
            gone.push(entity);
        } else if card.id == old {
            card.id = new;
        }
    }
}

/// Returns the key of a card's picture.
fn drawn(card: &CardView, pack: &PicturePack) -> String {
    let own = card.picture.as_ref().filter(|key| pack.get(key).is_some());
    own.unwrap_or(&card.face).clone()
}

fn place_of(card: &CardView, scene: &Scene, zone: &Zone, fit: TallWindowFit) -> TargetPose {
    let (at, turn) = scene.place(card, zone);
    pose_in(zone, card.index, at, turn, fit)
}

fn pose_in(zone: &Zone, index: usize, at: DesignPoint, turn: f32, fit: TallWindowFit) -> TargetPose {
    TargetPose { at: world(fit.at(at), height(zone, index)), turn, scale: zone.scale * fit.scale_at(at) }
}

/// Moves chosen cards to the zone that theirs names ([`Zone::pick_zone`]), in the order of choice, and those that are
/// chosen no more back.
fn take_up(
    (playable_cards, on_table, fit): (Res<PlayableCards>, Res<ShownScene>, Res<TableFit>),
    zones: Query<(Entity, &TableZone)>,
    mut cards: Query<(Entity, &mut TableCard, &InZone, &Pose, &mut RestPose)>,
    mut commands: Commands,
) {
    if !(playable_cards.is_changed() || on_table.is_changed() || fit.is_changed()) {
        return;
    }
    let named = |id: &str| zones.iter().find(|(_, zone)| zone.0.id == id);
    for (entity, mut card, in_zone, pose, mut rest) in &mut cards {
        let shown = on_table.0.cards.iter().find(|shown| shown.id == card.id);
        let Some((shown, (home, zone))) = shown.and_then(|shown| Some((shown, named(shown.zone)?))) else {
            continue;
        };
        let Some((to, taken)) = zone.0.pick_zone.and_then(named) else { continue };
        let place = playable_cards.chosen.iter().position(|id| *id == card.id);
        let (there, index, goal) = match place {
            Some(k) => {
                let (at, turn) = taken.0.place(k, playable_cards.chosen.len());
                (to, k, pose_in(&taken.0, k, at, turn, fit.0))
            }
            None => (home, shown.index, place_of(shown, &on_table.0, &zone.0, fit.0)),
        };
        if in_zone.0 != there {
            commands.entity(entity).insert(InZone(there));
        }
        if rest.0 != goal {
            let lift = if in_zone.0 == there { 0.0 } else { 120.0 };
            (card.index, rest.0) = (index, goal);
            send(&mut commands, entity, Some(pose), goal, GLIDE_SECS, lift);
        }
    }
}

fn spawn(
    commands: &mut Commands,
    view: &CardView,
    zone: Entity,
    goal: TargetPose,
    quick: bool,
    pack: &PicturePack,
    square: &AtlasQuad,
) {
    let card = TableCard {
        id: view.id,
        face: view.face.clone(),
        index: view.index,
        look: view.look,
        drawn: drawn(view, pack),
    };
    let start = TargetPose { scale: goal.scale * if quick { 1.0 } else { 0.7 }, ..goal };
    let (page, shown) = pack.card(&drawn(view, pack));
    let entity = commands
        .spawn((
            Name::new(format!("card {} {}", view.id.0, view.face)),
            card,
            InZone(zone),
            RestPose(goal),
            Pose(start),
            CardPicture(shown),
            square.showing(page, shown),
            PickArea(Vec2::new(CARD.0, CARD.1) / 2.0),
        ))
        .observe(
            |mut over: On<PointerOver>,
             cards: Query<&TableCard>,
             dragged: Query<(), With<Dragged>>,
             mut hovered: ResMut<Hovered>| {
                if let Ok(card) = cards.get(over.entity)
                    && dragged.is_empty()
                {
                    hovered.0 = Some(card.id);
                }
                over.propagate(false);
            },
        )
        .observe(
            |mut out: On<PointerOut>,
             cards: Query<&TableCard, Without<Dragged>>,
             mut hovered: ResMut<Hovered>| {
                if cards.get(out.entity).is_ok_and(|card| hovered.0 == Some(card.id)) {
                    hovered.0 = None;
                }
                out.propagate(false);
            },
        )
        .observe(
            |mut click: On<PointerClick>,
             cards: Query<(&TableCard, Option<&Dragged>)>,
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
    send(commands, entity, Some(&Pose(start)), goal, if quick { 0.0 } else { GLIDE_SECS * 0.7 }, 0.0);
}

/// Sends each card to its pose. A held-up card goes where it is held. A hovered playable card rises, leans to the
/// pointer and grows, and its neighbours make room. All others go to their place.
pub(in crate::table) fn send_to_targets(
    playable_cards: Res<PlayableCards>,
    hovered: Res<Hovered>,
    held: Res<HeldUpCards>,
    (lean, fit): (Res<HoverTilt>, Res<TableFit>),
    playback: Res<Playback>,
    cards: Query<(Entity, &TableCard, &InZone, &RestPose, Option<&TargetPose>, &Pose), Without<Dragged>>,
    zones: Query<(Entity, &TableZone)>,
    mut commands: Commands,
) {
    let lit =
        playable_cards.lit(hovered.0).filter(|id| playback.is_idle() && playable_cards.cards.contains(id));
    let hot = |id: CardId| lit == Some(id);
    let targets: Vec<&str> = zones.iter().filter_map(|(_, zone)| zone.0.pick_zone).collect();
    let moved_to: Vec<Entity> =
        zones.iter().filter(|(_, zone)| targets.contains(&zone.0.id)).map(|(entity, _)| entity).collect();
    let rising = cards.iter().find(|(_, card, ..)| hot(card.id));
    let rising = rising.and_then(|(_, card, zone, ..)| {
        let fan = zones
            .get(zone.0)
            .is_ok_and(|(_, zone)| matches!(zone.0.arrangement, ZoneArrangement::Fan { .. }));
        fan.then_some((zone.0, card.index))
    });
    for (entity, card, zone, rest, goal, pose) in &cards {
        let up = held.0.iter().find(|(id, _)| *id == card.id).map(|(_, goal)| *goal);
        // A card that was chosen has moved to where it shows that, or rises where it is.
        let taken = playable_cards.chosen.contains(&card.id) && !moved_to.contains(&zone.0);
        let secs = if up.is_some() || pose.0.at.z >= depth::HELD { GLIDE_SECS } else { 0.12 };
        let want = if let Some(up) = up {
            up
        } else if hot(card.id) {
            let turn = if hovered.0 == Some(card.id) { lean.0 } else { 0.0 };
            let y = hover::rises(rest.0, taken, fit.0);
            let at = Vec3::new(rest.0.at.x, y, rest.0.at.z + hover::HOVER_Z);
            TargetPose { at, turn, scale: hover::hovered_scale(rest.0.scale) }
        } else {
            let beside = rising
                .filter(|(hand, _)| *hand == zone.0)
                .map_or(0.0, |(_, k)| gap_beside_hovered(k, card.index));
            let up = if taken { hover::taken_up(rest.0.scale) } else { 0.0 };
            TargetPose { at: rest.0.at + Vec3::new(beside, up, 0.0), ..rest.0 }
        };
        if goal.is_some_and(|goal| *goal != want) {
            send(&mut commands, entity, Some(pose), want, secs, 0.0);
        }
    }
}

/// Sets the frames of selectable cards, the glow of highlighted ones and the veil over those that do not count.
fn apply_material(
    playable_cards: Res<PlayableCards>,
    hovered: Res<Hovered>,
    held: Res<HeldUpCards>,
    playback: Res<Playback>,
    mut cards: Query<(&TableCard, &CardPicture, Has<Dragged>, &mut MeshTag)>,
) {
    for (card, face, dragged, mut tag) in &mut cards {
        let frames = playable_cards.frames(card.id, hovered.0, playback.is_idle());
        let out = playable_cards.out.contains(&card.id);
        let (lit, veil) =
            (card.look == CardHighlight::Lit && !out, card.look == CardHighlight::Veiled || out);
        let pointed = playable_cards.lit(hovered.0) == Some(card.id);
        let shadow_step = if dragged {
            3
        } else if held.0.iter().any(|(id, _)| *id == card.id) {
            2
        } else {
            u8::from(pointed && playback.is_idle() && playable_cards.cards.contains(&card.id))
        };
        tag.set_if_neq(ShownPart { lit, veil, frames, shadow_step, ..face.0 }.tag());
    }
}

/// Replaces the pictures of the same faces: finer ones, or four colours.
fn repaint(
    pack: Res<PicturePack>,
    quad: Option<Res<AtlasQuad>>,
    cards: Query<(Entity, &TableCard)>,
    mut commands: Commands,
) {
    let Some(quad) = quad.filter(|_| pack.is_changed()) else { return };
    for (entity, card) in &cards {
        let (page, shown) = pack.card(&card.drawn);
        commands.entity(entity).insert((CardPicture(shown), quad.showing(page, shown)));
    }
}

fn show_face(
    up: On<CardFlipped>,
    cards: Query<(), With<TableCard>>,
    pack: Res<PicturePack>,
    quad: Option<Res<AtlasQuad>>,
    mut commands: Commands,
) {
    if let Some(quad) = quad
        && cards.contains(up.entity)
    {
        let (page, shown) = pack.card(&up.face);
        commands.entity(up.entity).insert((CardPicture(shown), quad.showing(page, shown)));
    }
}

/// Describes the differences between the table and a scene; `None` if they agree. Called when nothing moves.
#[must_use]
pub fn difference<'a>(
    scene: &Scene,
    cards: impl Iterator<Item = (&'a TableCard, &'a str)>,
) -> Option<String> {
    let mut expected: HashMap<CardId, &CardView> = scene.cards.iter().map(|p| (p.id, p)).collect();
    for (card, zone) in cards {
        let Some(shown) = expected.remove(&card.id) else {
            return Some(format!("card {} is on the table, but not in the view", card.id.0));
        };
        if (shown.zone, shown.index, &shown.face) != (zone, card.index, &card.face) {
            return Some(format!(
                "card {} shows {} at {zone} {}, the view says {} at {} {}",
                card.id.0, card.face, card.index, shown.face, shown.zone, shown.index
            ));
        }
    }
    expected
        .values()
        .next()
        .map(|shown| format!("card {} ({}) is missing on the table", shown.id.0, shown.face))
}
