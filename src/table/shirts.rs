//! Players on the pitch as numbered shirts, and the trail of passes.

use bevy::prelude::*;

use super::cards::zone::world;
use super::cards::{Hovered, PlayableCards};
use super::draw::painter::TablePainter;
use super::draw::sketch::{Sketch, tone};
use super::draw::view::crisp;
use super::draw::{depth, paint};
use super::motion::{GLIDE_SECS, Pose, TargetPose, send};
use super::pitch_players::felt;
use super::playback::{AnimationStepStarted, Playback};
use crate::flow::frame::FrameSet;
use crate::flow::screen::ScreenEntity;
use clubs::{self, kit};
use engine::Seat;
use stage::accent::{Accent, AccentSet};
use stage::layout::DesignPoint;
use stage::palette::{AMBER, CHALK, INK, PITCH_B, Rgb};
use stage::scene::{Shirt, ShirtHighlight};

/// A player on the pitch, and what its club wears.
#[derive(Component, Clone, Debug, Reflect)]
#[reflect(opaque)]
#[reflect(Component, Debug)]
#[require(Transform, Visibility, ScreenEntity)]
struct OnPitch(Shirt, clubs::MatchKit);

/// What is drawn round or over a player.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Worn {
    accents: AccentSet,
    /// True while others can be chosen and this player cannot.
    recedes: bool,
}

/// Marks the child entity with a player's accent frames.
#[derive(Component, Debug)]
struct Outline;

/// The chalk line of the passes, from point to point.
#[derive(Component, Debug)]
#[require(ScreenEntity)]
struct Trail(Vec<DesignPoint>);

/// Depth of the shirts: just above the lines, under the ball and the cards.
const HEIGHT: f32 = depth::TABLE - 40.0;

/// With it, the dark colour of a side becomes that of a player who is spent.
const SPENT: Rgb = Rgb(0x38_4D48);

/// Size of the veil over a player who recedes, as a multiple of the shirt, and its opacity.
const VEIL: (f32, f32) = (1.1, 0.5);

/// Adds shirts and the trail.
pub fn plugin(app: &mut App) {
    app.register_type::<OnPitch>();
    app.add_systems(Update, (field_players, put_frames, draw_trail).chain().in_set(FrameSet::ApplySteps));
}

fn field_players(
    mut started: MessageReader<AnimationStepStarted>,
    mut players: Query<(Entity, &mut OnPitch, Option<&Pose>)>,
    mut painter: TablePainter,
) {
    let Some(AnimationStepStarted { step, skipped }) = started.read().last() else { return };
    // The goal mouth is shown in place of the pitch.
    let wanted: &[Shirt] = if step.scene.mouth.is_some() { &[] } else { &step.scene.shirts };
    for (entity, mut player, pose) in &mut players {
        let same = |shirt: &&Shirt| (shirt.side, shirt.number) == (player.0.side, player.0.number);
        match wanted.iter().find(same) {
            None => painter.commands.entity(entity).despawn(),
            Some(shirt) if *shirt != player.0 || kit(shirt.side) != player.1 => {
                if shirt.at != player.0.at {
                    let secs = if *skipped { 0.0 } else { GLIDE_SECS };
                    send(&mut painter.commands, entity, pose, stand(shirt), secs, 0.0);
                }
                // Players stay from one match to the next, whose clubs may be others.
                if shirt.highlight != player.0.highlight || kit(shirt.side) != player.1 {
                    painter.commands.entity(entity).despawn_related::<Children>();
                    update_kits(&mut painter, entity, shirt);
                }
                *player = OnPitch(shirt.clone(), kit(shirt.side));
            }
            Some(_) => {}
        }
    }
    for shirt in wanted {
        let there = players
            .iter()
            .any(|(_, player, _)| (player.0.side, player.0.number) == (shirt.side, shirt.number));
        if !there {
            let goal = stand(shirt);
            let name = Name::new(format!("{} {}", shirt.side, shirt.number));
            let entity = painter
                .commands
                .spawn((
                    name,
                    OnPitch(shirt.clone(), kit(shirt.side)),
                    felt(shirt.player_id()),
                    Worn::default(),
                    Pose(goal),
                    goal,
                ))
                .id();
            update_kits(&mut painter, entity, shirt);
        }
    }
}

fn stand(shirt: &Shirt) -> TargetPose {
    let z = HEIGHT + f32::from(shirt.number) + if shirt.side == Seat::Away { 0.5 } else { 0.0 };
    TargetPose { at: world(shirt.at, z), turn: 0.0, scale: 1.0 }
}

/// Returns the outline of a shirt round the middle of its chest: 76 wide, 62 high.
fn outline() -> Vec<Vec2> {
    [
        (-14.0, -30.0),
        (-6.0, -25.0),
        (6.0, -25.0),
        (14.0, -30.0),
        (24.0, -26.0),
        (38.0, -10.0),
        (28.0, 4.0),
        (21.0, -2.0),
        (21.0, 31.0),
        (-21.0, 31.0),
        (-21.0, -2.0),
        (-28.0, 4.0),
        (-38.0, -10.0),
        (-24.0, -26.0),
    ]
    .map(|(x, y)| vec2(x, y))
    .to_vec()
}

fn update_kits(painter: &mut TablePainter, entity: Entity, shirt: &Shirt) {
    let worn = kit(shirt.side);
    let path = outline();
    let mut s = Sketch::new();
    let shade: Vec<Vec2> = path.iter().map(|p| *p + vec2(3.0, 6.0)).collect();
    s.fill(&shade, tone(INK, 0.35));
    match shirt.highlight {
        ShirtHighlight::Spent => {
            s.fill(&path, tone(worn.colours.1.mixed(SPENT, 0.5), 0.92));
            for pair in path.windows(2).chain([[path[path.len() - 1], path[0]].as_slice()]) {
                s.dashes(pair[0], pair[1], 3.0, 6.0, 4.0, tone(INK, 0.9));
            }
        }
        wear => {
            match wear {
                ShirtHighlight::Ball => s.ring(0.0, 2.0, 48.0, 7.0, tone(AMBER, 1.0)),
                ShirtHighlight::Marking => s.ring(0.0, 2.0, 46.0, 4.0, tone(CHALK, 0.95)),
                _ => &mut s,
            };
            let (base, pattern) = worn.kit.colours;
            s.fill(&path, tone(base, 1.0));
            for part in worn.kit.pattern.parts(2) {
                let part: Vec<Vec2> =
                    part.iter().map(|(x, y)| vec2(-21.0 + 42.0 * x, -26.0 + 57.0 * y)).collect();
                s.fill(&part, tone(pattern, 0.95));
            }
            s.stroke(&path, true, 4.0, tone(INK, 1.0));
        }
    }
    let spent = shirt.highlight == ShirtHighlight::Spent;
    let words = if spent { paint(CHALK, 0.75) } else { paint(CHALK, 1.0) };
    if !spent {
        s.rect(-19.0, -14.0, 38.0, 36.0, 8.0, tone(worn.colours.1, 1.0));
    }
    let number = crisp(shirt.number.to_string(), &painter.faces.display, 38.0, words);
    let drawn = painter.sketch(s);
    painter.commands.spawn((drawn, Transform::from_xyz(0.0, 0.0, 0.1), ChildOf(entity)));
    painter.commands.spawn((number, Transform::from_xyz(0.0, -4.0, 0.3), ChildOf(entity)));
}

/// Draws the frames of players who can be clicked for the card that they stand for: see [`Accent`].
fn put_frames(
    playable_cards: Res<PlayableCards>,
    hovered: Res<Hovered>,
    playback: Res<Playback>,
    mut players: Query<(Entity, &OnPitch, &mut Worn)>,
    outlines: Query<(Entity, &ChildOf), With<Outline>>,
    mut painter: TablePainter,
) {
    let accents = |player: &OnPitch| {
        let card = playable_cards.card_of(player.0.player_id());
        card.map_or(AccentSet::NONE, |card| playable_cards.frames(card, hovered.0, playback.is_idle()))
    };
    let choice = players.iter().any(|(_, player, _)| accents(player) != AccentSet::NONE);
    for (entity, player, mut worn) in &mut players {
        let plain = !matches!(player.0.highlight, ShirtHighlight::Ball | ShirtHighlight::Spent);
        let accents = accents(player);
        let wants = Worn { accents, recedes: choice && plain && accents == AccentSet::NONE };
        let there = outlines.iter().any(|(_, of)| of.parent() == entity);
        // A redrawn shirt has lost its outline with its other children.
        if *worn == wants && there == (wants != Worn::default()) {
            continue;
        }
        *worn = wants;
        for (outline, _) in outlines.iter().filter(|(_, of)| of.parent() == entity) {
            painter.commands.entity(outline).despawn();
        }
        if wants == Worn::default() {
            continue;
        }
        let (under, over) =
            if wants.recedes { (Sketch::new(), Some(veil())) } else { frame_sketches(accents) };
        for (s, z) in [(Some(under), 0.05), (over, 0.4)] {
            let Some(s) = s else { continue };
            let place = Transform::from_xyz(0.0, 0.0, z);
            let drawn = painter.sketch(s);
            painter.commands.spawn((Outline, drawn, place, ChildOf(entity)));
        }
    }
}

/// Draws the veil over a player who recedes.
fn veil() -> Sketch {
    let mut s = Sketch::new();
    let path: Vec<Vec2> = outline().into_iter().map(|at| at * VEIL.0).collect();
    s.fill(&path, tone(PITCH_B, VEIL.1));
    s
}

/// Draws the lines under a shirt, and the tick over a chosen one.
fn frame_sketches(frames: AccentSet) -> (Sketch, Option<Sketch>) {
    let mut under = Sketch::new();
    let mut line = |width: f32, colour: Rgb| {
        under.stroke(&outline(), true, width, tone(colour, 1.0));
    };
    if frames.has(Accent::Focus) {
        for (width, colour) in [(34.0, INK), (28.0, CHALK), (22.0, INK), (14.0, CHALK)] {
            line(width, colour);
        }
    }
    if frames.has(Accent::Chosen) {
        line(22.0, INK);
        line(18.0, CHALK);
        let mut over = Sketch::new();
        over.circle(26.0, -28.0, 15.0, tone(INK, 1.0)).circle(26.0, -28.0, 12.0, tone(CHALK, 1.0));
        over.stroke(&[vec2(20.0, -28.0), vec2(24.5, -23.0), vec2(32.0, -33.0)], false, 4.0, tone(INK, 1.0));
        return (under, Some(over));
    }
    if frames.has(Accent::Hover) {
        line(22.0, INK);
        line(17.0, CHALK);
    } else if frames.has(Accent::Legal) {
        line(11.0, CHALK);
    }
    (under, None)
}

fn draw_trail(
    mut started: MessageReader<AnimationStepStarted>,
    trails: Query<(Entity, &Trail)>,
    mut painter: TablePainter,
) {
    let Some(AnimationStepStarted { step, .. }) = started.read().last() else { return };
    let wanted = &step.scene.trail;
    let old = trails.iter().next();
    if old.map_or(wanted.len() < 2, |(_, old)| old.0 == *wanted) {
        return;
    }
    if let Some((old, _)) = old {
        painter.commands.entity(old).despawn();
    }
    if wanted.len() < 2 {
        return;
    }
    let mut s = Sketch::new();
    for pair in wanted.windows(2) {
        let (a, b) = (vec2(pair[0].x, pair[0].y), vec2(pair[1].x, pair[1].y));
        let way = (b - a).normalize_or_zero();
        let (a, b) = (a + way * 40.0, b - way * 46.0);
        let side = vec2(-way.y, way.x);
        s.stroke(&[a, b], false, 7.0, tone(CHALK, 0.9));
        s.stroke(
            &[b - way * 20.0 + side * 14.0, b, b - way * 20.0 - side * 14.0],
            false,
            7.0,
            tone(CHALK, 0.9),
        );
    }
    let drawn = painter.sheet(s, depth::BOARDS + 3.0);
    painter.commands.spawn((Name::new("trail"), Trail(wanted.clone()), drawn));
}
