//! The goal mouth of a shootout, seen from behind the kicker, over the whole window: stand, goal, keeper, ball, kicker.
//!
//! A scene says what is shown ([`GoalMouth`]). Every frame is a function of the part of the kick and of the time since
//! it began, so a skipped kick, reduced motion and an instant show stand at once where the others end.

mod fans;
mod flight;
mod picture;

use bevy::camera::visibility::NoFrustumCulling;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::ball::roll;
use super::cards::pick::PickArea;
use super::cards::zone::world;
use super::cards::{CardClicked, Hovered, PlayableCards, TableReset};
use super::draw::paint;
use super::draw::painter::TablePainter;
use super::draw::sketch::{Sketch, tone};
use super::draw::view::crisp;
use super::goal::celebrate::run;
use super::goal::net::NetMaterial;
use super::impact::Impact;
use super::motion::AnimationSpeed;
use super::people::figure::{self, ARRIVES, FigureKit, FigureView, SETTLED};
use super::people::stand_view;
use super::playback::{AnimationStepStarted, Playback};
use super::stadium::crowd::CrowdIntensity;
use crate::flow::frame::FrameSet;
use crate::flow::screen::{ScreenEntity, reset_with_screen};
use engine::Seat;
use flight::{NEAR, ball, contact, draw_ball, fall, keeper_at, trail};
use stage::layout::DesignPoint;
use stage::mouth::{Aim, AimTarget, GOAL_FRAME, GoalMouth, KICKER, KickOutcome, KickPhase, SPOT};
use stage::palette::{AMBER, CHALK, INK, MUTED};
use stage::scene::{CardId, PlayerId};
use stage::show::secs;

/// The goal mouth on show, and the seconds at speed 1 since its part of the kick began.
#[derive(Resource, Debug, Default)]
struct ShownKick {
    mouth: Option<GoalMouth>,
    since: f32,
    /// Seconds that kicker and keeper have waited, for their breath.
    idle: f32,
    /// What the layers show; `None` if they are new.
    drawn: Option<LastDrawn>,
}

/// Marks every entity of the goal mouth.
#[derive(Component, Clone, Copy, Debug)]
#[require(ScreenEntity)]
struct OfMouth;

/// Marks what is redrawn for another kicker or another stake.
#[derive(Component, Clone, Copy, Debug)]
struct Still;

/// A layer that is redrawn while it moves.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
enum Live {
    Strips,
    Keeper,
    Arrows,
    Trail,
    Ball,
    Kicker,
    Dark,
}

/// The number on the kicker's back.
#[derive(Component, Clone, Copy, Debug)]
struct BackNumber;

/// The die that falls.
#[derive(Component, Clone, Copy, Debug)]
struct Die;

/// Marks the net of the goal.
#[derive(Component, Clone, Copy, Debug)]
struct Meshwork;

/// A place in the goal that can be clicked for its card.
#[derive(Component, Clone, Copy, Debug)]
struct Spot(Aim);

/// Heights of the layers, above the stadium and below everything that lies on the table.
mod layer {
    pub(super) const STAND: f32 = -700.0;
    pub(super) const FANS: f32 = -699.0;
    pub(super) const GROUND: f32 = -698.0;
    pub(super) const NET: f32 = -690.0;
    pub(super) const IN_NET: f32 = -687.0;
    pub(super) const FRAME: f32 = -686.0;
    pub(super) const STRIPS: f32 = -684.0;
    pub(super) const KEEPER: f32 = -680.0;
    pub(super) const TRAIL: f32 = -678.0;
    pub(super) const ARROWS: f32 = -676.0;
    pub(super) const DARK: f32 = -672.0;
    pub(super) const BALL: f32 = -668.0;
    pub(super) const KICKER: f32 = -664.0;
    pub(super) const DIE: f32 = -660.0;
    pub(super) const LIST: f32 = -656.0;
    pub(super) const PICK: f32 = -650.0;
}

/// Scale of the keeper on his line, 1 as drawn.
const KEEPER: f32 = 1.14;
/// Scale of the kicker at the spot, 1 as drawn.
const TAKER: f32 = 1.2;
/// Where the foot of the kicker's standing leg is as he strikes the ball.
const STRIKES: DesignPoint = DesignPoint::new(904.0, 628.0);
/// The place to which he turns away after the kick, on the side of the goal where the ball is not.
const AWAY: DesignPoint = DesignPoint::new(452.0, 622.0);
/// Seconds of a heartbeat.
const HEART: f32 = 1.0;
/// Half the size of the area in the goal that is clicked for a place.
const HALF: Vec2 = Vec2::new(150.0, 120.0);

/// Adds the goal mouth.
pub fn plugin(app: &mut App) {
    app.add_plugins(reset_with_screen::<ShownKick>)
        .add_systems(
            Update,
            (sweep.run_if(on_message::<TableReset>), set).chain().in_set(FrameSet::ApplySteps),
        )
        .add_systems(
            Update,
            (pass, draw, fans::sway).chain().in_set(FrameSet::Animate).after(roll).before(run),
        )
        .add_observer(over)
        .add_observer(out)
        .add_observer(click);
}

/// Forgets the goal mouth of the last match on this screen.
fn sweep(mut shown: ResMut<ShownKick>, parts: Query<Entity, With<OfMouth>>, mut commands: Commands) {
    *shown = ShownKick::default();
    for part in &parts {
        commands.entity(part).try_despawn();
    }
}

/// Takes over the goal mouth of the latest step.
fn set(
    mut started: MessageReader<AnimationStepStarted>,
    mut shown: ResMut<ShownKick>,
    (parts, stills): (Query<Entity, With<OfMouth>>, Query<Entity, With<Still>>),
    mut nets: ResMut<Assets<NetMaterial>>,
    mut painter: TablePainter,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let steps: Vec<&AnimationStepStarted> = started.read().collect();
    let Some(AnimationStepStarted { step, .. }) = steps.last() else { return };
    let Some(next) = &step.scene.mouth else {
        if shown.mouth.take().is_some() {
            for part in &parts {
                painter.commands.entity(part).try_despawn();
            }
        }
        return;
    };
    let before = shown.mouth.take();
    if before.as_ref().is_none_or(|before| before.phase != next.phase) {
        shown.since = 0.0;
    }
    // A step of the same phase was skipped: a ball on its way has arrived, also where the last step stays to be read.
    if steps.iter().any(|s| s.skipped && s.step.scene.mouth.as_ref().is_some_and(|m| m.phase == next.phase)) {
        shown.since = SETTLED;
    }
    redraw.write(RequestRedraw);
    if before.is_none() {
        draw_moving(&mut painter, &mut nets);
        shown.drawn = None;
    }
    let still =
        |mouth: &GoalMouth| (mouth.at_stake, mouth.kicker, mouth.flight().is_some(), mouth.marks.clone());
    if before.as_ref().map(still) != Some(still(next)) {
        for part in &stills {
            painter.commands.entity(part).try_despawn();
        }
        draw_still(&mut painter, next);
        shown.drawn = None;
    }
    shown.mouth = Some(next.clone());
}

fn draw_part(painter: &mut TablePainter, name: &'static str, sketch: Sketch, z: f32) -> Entity {
    let sheet = painter.sheet(sketch, z);
    painter.commands.spawn((Name::new(name), OfMouth, sheet)).id()
}

/// Draws what stays as long as the kicker does.
fn draw_still(painter: &mut TablePainter, mouth: &GoalMouth) {
    let stake = mouth.at_stake;
    let mut parts = vec![
        draw_part(painter, "stand", stand_view::terraces(stake.sudden_death), layer::STAND),
        draw_part(painter, "grass", picture::ground(stake), layer::GROUND),
        draw_part(painter, "goal frame", picture::frame(stake), layer::FRAME),
    ];
    parts.extend(fans::spawn(painter, stake.sudden_death));
    let lists = mouth.kick_list_rects();
    if let Some(wins) = stake.wins {
        let foot = lists.iter().map(|list| list.y + list.h).fold(0.0, f32::max);
        parts.push(draw_part(painter, "cup", picture::cup(wins, foot), layer::FRAME + 0.5));
    }
    if !lists.is_empty() {
        let kicks = (mouth.flight().is_none()).then_some(mouth.kicker.side);
        parts.push(draw_part(painter, "kicks", picture::lists(&mouth.marks, kicks), layer::LIST));
        for row in picture::list(&mouth.marks, kicks) {
            let colour = match (row.now, row.mark.scored) {
                (true, _) => AMBER,
                (false, Some(_)) => CHALK,
                (false, None) => MUTED,
            };
            let name = row.mark.name.shown();
            // The face is narrow: a letter takes less than half of its height.
            let letters = name.chars().count().max(1) as f32;
            let size = (180.0 / (letters * 0.46)).min(picture::NAMES);
            let words = painter.commands.spawn((
                Name::new(format!("kick {name}")),
                OfMouth,
                crisp(name, &painter.faces.display, size, paint(colour, 1.0)),
                bevy::sprite::Anchor::CENTER_LEFT,
                Transform::from_translation(world(row.at, layer::LIST + 0.5)),
            ));
            parts.push(words.id());
        }
    }
    let number = painter.commands.spawn((
        Name::new("number"),
        OfMouth,
        BackNumber,
        crisp(mouth.kicker.number.to_string(), &painter.faces.display, 46.0, paint(CHALK, 1.0)),
        Transform::from_xyz(0.0, 0.0, layer::KICKER + 0.5),
    ));
    parts.push(number.id());
    for part in parts {
        painter.commands.entity(part).insert(Still);
    }
}

/// Draws what moves, and the places that can be clicked.
fn draw_moving(painter: &mut TablePainter, nets: &mut Assets<NetMaterial>) {
    for (live, name, z) in [
        (Live::Strips, "strips", layer::STRIPS),
        (Live::Keeper, "keeper", layer::KEEPER),
        (Live::Trail, "kick trail", layer::TRAIL),
        (Live::Arrows, "arrows", layer::ARROWS),
        (Live::Dark, "darkness", layer::DARK),
        (Live::Ball, "kick ball", layer::BALL),
        (Live::Kicker, "kicker", layer::KICKER),
    ] {
        let part = draw_part(painter, name, nothing(), z);
        painter.commands.entity(part).insert(live);
    }
    let die = draw_part(painter, "kick die", nothing(), layer::DIE);
    painter.commands.entity(die).insert((Die, Visibility::Hidden));
    let frame = Vec4::new(GOAL_FRAME.w, GOAL_FRAME.h, GOAL_FRAME.w / 2.0, GOAL_FRAME.h / 2.0);
    let net = nets.add(NetMaterial { frame, hit: NetMaterial::struck(0.0, 0.62, false) });
    painter.commands.spawn((
        Name::new("net"),
        OfMouth,
        Meshwork,
        Mesh2d(painter.meshes.add(Rectangle::new(1.0, 1.0))),
        MeshMaterial2d(net),
        Transform::from_translation(world(GOAL_FRAME.centre(), layer::NET))
            .with_scale(Vec3::new(GOAL_FRAME.w, GOAL_FRAME.h, 1.0)),
        NoFrustumCulling,
    ));
    for aim in Aim::ALL {
        let at = aim.target();
        let at = DesignPoint::new(at.x, GOAL_FRAME.y + HALF.y);
        painter.commands.spawn((
            Name::new("place in the goal"),
            OfMouth,
            Spot(aim),
            PickArea(HALF),
            Transform::from_translation(world(at, layer::PICK)),
            Visibility::default(),
        ));
    }
}

/// A sketch of something too small to be seen: a layer without content still has a mesh.
fn nothing() -> Sketch {
    let mut s = Sketch::new();
    s.rect(0.0, 0.0, 1.0, 1.0, 0.0, tone(INK, 0.0));
    s
}

/// Lets time pass while anything moves.
fn pass(
    time: Res<Time>,
    speed: Res<AnimationSpeed>,
    crowd: Res<CrowdIntensity>,
    mut shown: ResMut<ShownKick>,
    mut impacts: MessageWriter<Impact>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(phase) = shown.mouth.as_ref().map(|mouth| mouth.phase) else { return };
    let dt = time.delta_secs();
    if phase != KickPhase::Waits && shown.since < SETTLED {
        let before = shown.since;
        shown.since = if speed.moves() { (before + dt * speed.speed).min(SETTLED) } else { SETTLED };
        if let KickPhase::Struck(flight) = &phase
            && (before < ARRIVES && shown.since >= ARRIVES)
        {
            impacts.write_batch(contact(flight, layer::BALL + 1.0));
        }
        redraw.write(RequestRedraw);
    }
    if phase == KickPhase::Waits && crowd.lively && speed.moves() {
        shown.idle = (shown.idle + dt) % 600.0;
    }
}

/// The place of a card that stands for a place in the goal, for the seat that is asked.
#[derive(Clone, Copy, Debug, PartialEq)]
struct PlaceChoice {
    /// The seat whose cards can be played.
    seat: Seat,
    /// The place that is pointed at.
    lit: Option<Aim>,
}

/// Returns the choice that is open, if it is one of places; `None` where both sides choose at one screen.
fn choice(
    mouth: &GoalMouth,
    cards: &PlayableCards,
    hovered: Option<CardId>,
    idle: bool,
) -> Option<PlaceChoice> {
    let open = |seat: Seat| {
        let card = |target: &AimTarget| target.cards[seat];
        mouth.targets.iter().any(|target| card(target).is_some_and(|card| cards.cards.contains(&card)))
    };
    let mut seats = Seat::BOTH.into_iter().filter(|seat| open(*seat));
    let (seat, other) = (seats.next()?, seats.next());
    if !idle || other.is_some() || mouth.phase != KickPhase::Waits {
        return None;
    }
    let lit = cards.lit(hovered);
    let lit = mouth.targets.iter().find(|target| lit.is_some() && target.cards[seat] == lit);
    Some(PlaceChoice { seat, lit: lit.map(|target| target.aim) })
}

/// Returns the keeper's pose and the kicker's, with the foot of the kicker.
fn people(
    shown: &ShownKick,
    mouth: &GoalMouth,
    tempo: AnimationSpeed,
) -> (figure::FigurePose, figure::FigurePose, Vec2) {
    let breath = (shown.idle * 2.4).sin();
    let readies = figure::READY.lerp(&figure::SWAY, (shown.idle * 3.1).sin() * 0.9);
    let waits = figure::WAITS.lerp(&figure::BREATH, 0.5 + 0.5 * breath);
    let (from, to) = (vec2(KICKER.x, KICKER.y), vec2(STRIKES.x, STRIKES.y));
    match &mouth.phase {
        KickPhase::Waits => (readies, waits, from),
        KickPhase::RunUp => {
            let k = if tempo.moves() { (shown.since / secs::RUN_UP).min(1.0) } else { 0.0 };
            let (pose, along) = figure::run_up(k);
            (readies, pose, from.lerp(to, along))
        }
        KickPhase::Struck(flight) => {
            let (pose, away) = figure::kicked(flight.end, flight.wins.is_some(), shown.since);
            let x = if flight.aim == Aim::Left { 2.0 * SPOT.x - AWAY.x } else { AWAY.x };
            (keeper_at(flight, shown.since), pose, to.lerp(vec2(x, AWAY.y), away))
        }
    }
}

/// The last drawn state: the choice, the part of the kick, the kicker; then the time.
type LastDrawn = ((Option<PlaceChoice>, KickPhase, PlayerId), u32, u32);

fn draw(
    (mut shown, speed, playback): (ResMut<ShownKick>, Res<AnimationSpeed>, Res<Playback>),
    (playable_cards, hovered): (Res<PlayableCards>, Res<Hovered>),
    mut layers: Query<(&Live, &mut Mesh2d, &mut Transform), (Without<BackNumber>, Without<Die>)>,
    mut number: Query<&mut Transform, (With<BackNumber>, Without<Die>)>,
    mut dice: Query<(&mut Mesh2d, &mut Transform, &mut Visibility), With<Die>>,
    net: Query<&MeshMaterial2d<NetMaterial>, With<Meshwork>>,
    (mut meshes, mut nets): (ResMut<Assets<Mesh>>, ResMut<Assets<NetMaterial>>),
) {
    let Some(mouth) = &shown.mouth else { return };
    let choice = choice(mouth, &playable_cards, hovered.0, playback.is_idle());
    let state = (choice, mouth.phase, mouth.kicker);
    let now: LastDrawn = (state, shown.since.to_bits(), shown.idle.to_bits());
    if shown.drawn == Some(now) {
        return;
    }
    let same = shown.drawn.is_some_and(|drawn| drawn.0 == state);
    let arrived = shown.since >= ARRIVES;
    let as_before = shown.drawn.is_some_and(|drawn| (f32::from_bits(drawn.1) >= ARRIVES) == arrived);
    shown.drawn = Some(now);
    let Some(mouth) = &shown.mouth else { return };
    let (keeper, kicker, foot) = people(&shown, mouth, *speed);
    let side = mouth.kicker.side;
    let flight = mouth.flight();
    for (live, mut mesh, mut place) in &mut layers {
        // Without another choice or another part of the kick, these stay as they are.
        let rests = match live {
            Live::Strips => flight.is_none() || as_before,
            Live::Arrows => true,
            Live::Trail | Live::Ball => flight.is_none(),
            Live::Dark => !mouth.at_stake.sudden_death,
            Live::Keeper | Live::Kicker => false,
        };
        if same && rests {
            continue;
        }
        let mut s = nothing();
        match live {
            Live::Strips => strips(&mut s, mouth, choice, arrived),
            Live::Keeper => {
                let feet = vec2(GOAL_FRAME.centre().x, picture::LINE);
                s.fill(&shade(feet + keeper.ground() * KEEPER, 74.0), tone(INK, 0.4));
                let dress = FigureKit::of(!side, mouth.keeper, FigureView::Keeper);
                figure::draw_figure(&mut s, &keeper, dress, feet, KEEPER);
            }
            Live::Arrows => arrows(&mut s, mouth, choice),
            Live::Trail => {
                if let Some(flight) = flight {
                    trail(&mut s, flight, shown.since);
                }
            }
            Live::Ball => {
                let (at, size, behind) =
                    flight.map_or((vec2(SPOT.x, SPOT.y), NEAR, false), |flight| ball(flight, shown.since));
                let z = if behind { layer::IN_NET } else { layer::BALL };
                if place.translation.z != z {
                    place.translation.z = z;
                }
                draw_ball(&mut s, at, size, flight.map_or(0.0, |_| shown.since));
            }
            Live::Kicker => {
                s.fill(&shade(foot, 60.0), tone(INK, 0.4));
                let dress = FigureKit::of(side, mouth.kicker.number, FigureView::Back);
                figure::draw_figure(&mut s, &kicker, dress, foot, TAKER);
            }
            Live::Dark => {
                if mouth.at_stake.sudden_death {
                    let t = shown.idle / HEART * std::f32::consts::TAU;
                    s = picture::darkness(t.sin().max(0.0) * (0.5 + 0.5 * (2.0 * t).cos().abs()));
                }
            }
        }
        mesh.0 = meshes.add(s.mesh());
    }
    for mut place in &mut number {
        let (at, lean) = figure::back(&kicker);
        let at = foot + at * TAKER;
        place.translation = world(DesignPoint::new(at.x, at.y), place.translation.z);
        place.rotation = Quat::from_rotation_z(-lean.to_radians());
    }
    for (mut mesh, mut place, mut seen) in &mut dice {
        let rolled = flight.and_then(|flight| fall(mouth, flight, shown.since));
        seen.set_if_neq(if rolled.is_some() { Visibility::Inherited } else { Visibility::Hidden });
        let Some(die) = rolled else { continue };
        mesh.0 = meshes.add(picture::die(die.face, die.outcome).mesh());
        place.translation = world(DesignPoint::new(die.at.x, die.at.y), place.translation.z);
        place.rotation = Quat::from_rotation_z(die.turn);
    }
    let hit = flight.filter(|flight| flight.end == KickOutcome::Net);
    for net in net.iter().filter(|_| hit.is_some() || !same) {
        let Some(mut net) = nets.get_mut(&net.0) else { continue };
        let seconds = hit.map_or(0.0, |_| shown.since - ARRIVES);
        let still = !speed.moves() && hit.is_some();
        net.hit = NetMaterial::struck(seconds, 0.62, still);
        if let Some(flight) = hit {
            let at = flight.aim.target();
            (net.frame.z, net.frame.w) = (at.x - GOAL_FRAME.x, at.y - GOAL_FRAME.y);
        }
    }
}

/// Draws the strips of faces: under the place that is pointed at, under all for a keeper who points at one, and under
/// the ball's once it has `arrived`.
fn strips(s: &mut Sketch, mouth: &GoalMouth, choice: Option<PlaceChoice>, arrived: bool) {
    for target in &mouth.targets {
        let Some(odds) = &target.odds else { continue };
        if let Some(flight) = mouth.flight() {
            if arrived && flight.aim == target.aim {
                let outcomes = odds.against(flight.dive == target.aim);
                picture::strip(s, target.aim, outcomes, outcomes);
            }
            continue;
        }
        let lit = choice.and_then(|choice| choice.lit);
        let keeps = choice.is_some_and(|choice| choice.seat != mouth.kicker.side);
        match lit {
            // The keeper sees what his way would leave open.
            Some(dive) if keeps => {
                let outcomes = odds.against(dive == target.aim);
                picture::strip(s, target.aim, outcomes, outcomes);
            }
            Some(aim) if aim == target.aim => {
                picture::strip(s, target.aim, &odds.keeper_elsewhere, &odds.keeper_there)
            }
            _ => {}
        }
    }
}

/// Draws the arrows to the places that can be chosen.
fn arrows(s: &mut Sketch, mouth: &GoalMouth, choice: Option<PlaceChoice>) {
    let Some(choice) = choice else { return };
    // The target under the pointer is drawn over the others.
    let mut aims: Vec<Aim> = mouth.targets.iter().map(|target| target.aim).collect();
    aims.sort_by_key(|aim| choice.lit == Some(*aim));
    for aim in aims {
        let lit = choice.lit == Some(aim);
        if choice.seat == mouth.kicker.side {
            picture::kick_arrow(s, aim, lit);
        } else {
            picture::dive_arrow(s, aim, lit);
        }
    }
}

fn shade(at: Vec2, wide: f32) -> Vec<Vec2> {
    let turn = |k: u8| Vec2::from_angle(f32::from(k) / 24.0 * std::f32::consts::TAU) * vec2(wide, wide * 0.2);
    (0..24u8).map(|k| at + vec2(6.0, 3.0) + turn(k)).collect()
}

/// Returns the card that a place in the goal stands for now.
fn card_at(shown: &ShownKick, playable: &PlayableCards, playback: &Playback, aim: Aim) -> Option<CardId> {
    let mouth = shown.mouth.as_ref()?;
    let choice = choice(mouth, playable, None, playback.is_idle())?;
    let target = mouth.targets.iter().find(|target| target.aim == aim)?;
    target.cards[choice.seat].filter(|card| playable.cards.contains(card))
}

fn over(
    over: On<PointerOver>,
    spots: Query<&Spot>,
    (shown, playable_cards, playback): (Res<ShownKick>, Res<PlayableCards>, Res<Playback>),
    mut hovered: ResMut<Hovered>,
) {
    let Ok(spot) = spots.get(over.entity) else { return };
    if let Some(card) = card_at(&shown, &playable_cards, &playback, spot.0) {
        hovered.0 = Some(card);
    }
}

fn out(
    out: On<PointerOut>,
    spots: Query<&Spot>,
    (shown, playable_cards, playback): (Res<ShownKick>, Res<PlayableCards>, Res<Playback>),
    mut hovered: ResMut<Hovered>,
) {
    let Ok(spot) = spots.get(out.entity) else { return };
    let card = card_at(&shown, &playable_cards, &playback, spot.0);
    if card.is_some() && hovered.0 == card {
        hovered.0 = None;
    }
}

fn click(
    click: On<PointerClick>,
    spots: Query<&Spot>,
    (shown, playable_cards, playback): (Res<ShownKick>, Res<PlayableCards>, Res<Playback>),
    mut clicked: MessageWriter<CardClicked>,
) {
    let Ok(spot) = spots.get(click.entity) else { return };
    let card = card_at(&shown, &playable_cards, &playback, spot.0)
        .filter(|_| click.button == PointerButton::Primary);
    clicked.write_batch(card.map(CardClicked));
}
