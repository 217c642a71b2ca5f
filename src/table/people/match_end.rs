//! The end of a match as a picture over the whole window: the winner's scorer before the cheering end, the beaten
//! side's player on his knees, or one player of each side: they shake hands after a draw, and breathe at half-time. It
//! is there as long as [`MatchEndPicture`] is.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::figure::{self, FigureExpression, FigureKit, FigurePose, FigureView};
use super::stand_view::{self, BOARDS, CrowdState, EDGES, TURF, ellipse};
use crate::flow::frame::FrameSet;
use crate::flow::screen::ScreenEntity;
use crate::table::draw::depth;
use crate::table::draw::painter::TablePainter;
use crate::table::draw::sketch::{Sketch, tone};
use crate::table::goal::celebrate::run;
use crate::table::motion::AnimationSpeed;
use crate::theme::paint::kit;
use engine::Seat;
use stage::layout::SHEET_W;
use stage::palette::{AMBER, CHALK, INK, NAVY};
use stage::scene::PlayerId;

/// Seconds for which the winners leap.
const LEAPS: f32 = 5.0;
/// Leaps in a second.
const PACE: f32 = 1.1;
/// Seconds of a breath.
const BREATH_SECS: f32 = 1.7;
/// Height of a leap, in the figure's own units.
const LEAP: f32 = 24.0;

/// How a match has ended for those who look on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchEndKind {
    /// Only its first half is over.
    HalfTime,
    /// The side of the player in front has won.
    Won,
    /// Nobody has won.
    Drawn,
    /// The side of the player in front has lost.
    Lost,
}

/// The end of a match or of its first half, while it is shown.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchEndPicture {
    /// How it has ended.
    pub kind: MatchEndKind,
    /// The player in front.
    pub front: PlayerId,
}

/// Marks every part of the picture.
#[derive(Component, Clone, Copy, Debug)]
#[require(ScreenEntity)]
struct EndPart;

/// A player of the picture.
#[derive(Component, Clone, Copy, Debug)]
struct EndFigure {
    kit: FigureKit,
    pose: FigurePose,
    motion: EndMotion,
    /// The middle between the feet, design units.
    at: Vec2,
    /// Scale, 1 as drawn.
    scale: f32,
    /// Phase of its leaps or breaths, 0..1.
    phase: f32,
}

/// What a player of the picture does at first, before it rests.
#[derive(Clone, Copy, Debug)]
enum EndMotion {
    /// Nothing.
    Still,
    /// It leaps, and is in that pose between two leaps.
    Leaps(FigurePose),
    /// It breathes: its pose goes to that one and back.
    Breathes(FigurePose),
}

impl EndFigure {
    /// Returns its pose and its height above the grass, seconds after the picture appeared; at rest it lands.
    fn at(&self, age: Option<f32>) -> (FigurePose, f32) {
        let Some(age) = age.filter(|age| *age < LEAPS) else { return (self.pose, 0.0) };
        let ends = ((LEAPS - age) / 0.6).min(1.0);
        match self.motion {
            EndMotion::Still => (self.pose, 0.0),
            EndMotion::Leaps(lands) => {
                let up = ((age * PACE + self.phase) * std::f32::consts::TAU / 2.0).sin().abs() * ends;
                (lands.lerp(&self.pose, (2.0 * up).min(1.0).max(1.0 - ends)), LEAP * up * self.scale)
            }
            EndMotion::Breathes(other) => {
                let turn = (age / BREATH_SECS + self.phase) * std::f32::consts::TAU;
                (self.pose.lerp(&other, ends * (0.5 - 0.5 * turn.cos())), 0.0)
            }
        }
    }

    fn sketch(&self, age: Option<f32>) -> Sketch {
        let (pose, up) = self.at(age);
        let mut s = Sketch::new();
        let shadow = ellipse(self.at, 66.0 * self.scale, 13.0 * self.scale);
        s.fill(&shadow, tone(INK, 0.45));
        figure::draw_figure(&mut s, &pose, self.kit, self.at - vec2(0.0, up), self.scale);
        s
    }
}

/// Seconds since the picture appeared.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct EndAge(f32);

/// Adds the picture.
pub fn plugin(app: &mut App) {
    app.init_resource::<EndAge>().add_systems(
        Update,
        (
            show.run_if(resource_exists_and_changed::<MatchEndPicture>),
            hide.run_if(resource_removed::<MatchEndPicture>),
            leap.run_if(resource_exists::<MatchEndPicture>).after(run),
        )
            .chain()
            .in_set(FrameSet::Animate),
    );
}

fn hide(
    parts: Query<Entity, With<EndPart>>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for part in &parts {
        commands.entity(part).try_despawn();
    }
    redraw.write(RequestRedraw);
}

fn show(
    end: Res<MatchEndPicture>,
    old: Query<Entity, With<EndPart>>,
    mut age: ResMut<EndAge>,
    mut painter: TablePainter,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for part in &old {
        painter.commands.entity(part).try_despawn();
    }
    age.0 = 0.0;
    let mut z = depth::CELEBRATION + 10.0;
    for (name, sketch) in background(&end) {
        let sheet = painter.sheet(sketch, z);
        painter.commands.spawn((Name::new(name), EndPart, sheet));
        z += 1.0;
    }
    for figure in figures(&end) {
        let sheet = painter.sheet(figure.sketch(None), z);
        painter.commands.spawn((Name::new("player"), EndPart, figure, sheet));
        z += 1.0;
    }
    redraw.write(RequestRedraw);
}

/// Lets the winners leap and the captains breathe for a while.
fn leap(
    (time, speed): (Res<Time>, Res<AnimationSpeed>),
    mut age: ResMut<EndAge>,
    mut figures: Query<(&EndFigure, &mut Mesh2d)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let moves = |figure: &EndFigure| !matches!(figure.motion, EndMotion::Still);
    if !speed.moves() || age.0 >= LEAPS || !figures.iter().any(|(figure, _)| moves(figure)) {
        return;
    }
    age.0 += time.delta_secs();
    for (figure, mut mesh) in figures.iter_mut().filter(|(figure, _)| moves(figure)) {
        mesh.0 = meshes.add(figure.sketch(Some(age.0)).mesh());
    }
    redraw.write(RequestRedraw);
}

/// Returns the layers behind the players, from back to front.
fn background(end: &MatchEndPicture) -> Vec<(&'static str, Sketch)> {
    let (kind, side) = (end.kind, end.front.side);
    let winner = match kind {
        MatchEndKind::Won => Some(side),
        MatchEndKind::Lost => Some(!side),
        MatchEndKind::Drawn | MatchEndKind::HalfTime => None,
    };
    let night = match kind {
        MatchEndKind::Won => 0.3,
        MatchEndKind::HalfTime => 0.45,
        MatchEndKind::Drawn | MatchEndKind::Lost => 0.66,
    };
    let mut layers = vec![("stand", stand_view::terraces(kind == MatchEndKind::Won))];
    for end in Seat::BOTH {
        let standing = winner == Some(end);
        let (dark, empty) = match (kind, standing) {
            (MatchEndKind::Won, true) => (0.22, 0.02),
            (MatchEndKind::Won, false) => (0.74, 0.5),
            (MatchEndKind::Drawn | MatchEndKind::HalfTime, _) => (0.6, 0.15),
            (MatchEndKind::Lost, true) => (0.62, 0.05),
            (MatchEndKind::Lost, false) => (0.8, 0.72),
        };
        for odd in [false, true] {
            layers.push(("fans", stand_view::crowd(end, odd, CrowdState { standing, dark, empty })));
        }
    }
    layers.push(("ground", ground(winner.filter(|_| kind == MatchEndKind::Won), night)));
    layers.push(("light", light(kind)));
    if kind == MatchEndKind::Won {
        layers.push(("paper", paper(side)));
    }
    layers
}

/// Draws boards and grass; the boards wear the winner's colours.
fn ground(winner: Option<Seat>, night: f32) -> Sketch {
    let (l, _, r, _) = EDGES;
    let mut s = Sketch::new();
    s.rect(l, BOARDS, r - l, TURF - BOARDS, 0.0, tone(INK, 1.0));
    let (bright, dark) = winner.map_or((NAVY, NAVY), kit);
    s.rect(l, BOARDS + 6.0, r - l, TURF - BOARDS - 14.0, 0.0, tone(dark, 1.0));
    s.rect(l, BOARDS + 6.0, r - l, 7.0, 0.0, tone(bright, 1.0));
    stand_view::grass(&mut s, night);
    s.rect(l, TURF + 44.0, r - l, 7.0, 0.0, tone(CHALK, 0.5));
    s
}

/// Draws beams of floodlight over winners, and a pool of light round everybody else.
fn light(kind: MatchEndKind) -> Sketch {
    let mut s = Sketch::new();
    if kind == MatchEndKind::Won {
        for (x, way) in [(-60.0, 1.0), (SHEET_W + 60.0, -1.0)] {
            for k in 0..4u8 {
                let k = f32::from(k);
                let beam = [
                    vec2(x, -140.0),
                    vec2(x + way * (260.0 + 330.0 * k), 1400.0),
                    vec2(x + way * (470.0 + 330.0 * k), 1400.0),
                ];
                s.fill(&beam, tone(CHALK, 0.05));
            }
        }
    } else if kind != MatchEndKind::HalfTime {
        for k in 1..=7u8 {
            let k = f32::from(k) / 7.0;
            s.fill(&ellipse(vec2(FRONT.x, FRONT.y + 8.0), 560.0 * k, 120.0 * k), tone(CHALK, 0.045));
        }
    }
    s
}

/// Draws paper on the grass, in the winner's colours.
fn paper(winner: Seat) -> Sketch {
    let (bright, dark) = kit(winner);
    let (l, _, r, b) = EDGES;
    let mut s = Sketch::new();
    for n in 0..260u32 {
        let [x, y, turn, colour] = [1, 2, 3, 4].map(|salt| stand_view::chance(n, salt));
        // Near pieces are larger and farther apart.
        let y = TURF + 60.0 + (b - TURF - 60.0) * y * y;
        let size = 5.0 + 12.0 * (y - TURF) / (b - TURF);
        let at = vec2(l + (r - l) * x, y);
        let along = Vec2::from_angle(turn * std::f32::consts::TAU) * vec2(size, size * 0.45);
        let across = vec2(-along.y, along.x) * 0.55;
        let colour = [bright, dark, CHALK, AMBER][(colour * 3.99) as usize];
        s.fill(&[at + along, at + across, at - along, at - across], tone(colour, 0.9));
    }
    s
}

/// The number of a captain.
pub const CAPTAIN: u8 = 10;

/// Where the player in front stands, design units.
const FRONT: Vec2 = vec2(420.0, 1000.0);

/// Returns the players, from back to front.
fn figures(end: &MatchEndPicture) -> Vec<EndFigure> {
    let MatchEndPicture { kind, front } = *end;
    let player = |side: Seat, number: u8, kind| FigureKit::of(side, number, FigureView::Front(kind));
    // Two others of the same side: those after the player in front.
    let mate = |k: u8| 2 + (front.number + 3 * k) % 10;
    let still =
        |kit, pose, at, scale| EndFigure { kit, pose, motion: EndMotion::Still, at, scale, phase: 0.0 };
    match kind {
        MatchEndKind::Won => {
            let leaping = |kit, pose, at, scale, phase| EndFigure {
                motion: EndMotion::Leaps(figure::FIST),
                phase,
                ..still(kit, pose, at, scale)
            };
            let joy = FigureExpression::Joy;
            vec![
                leaping(player(front.side, mate(1), joy), figure::JOY, vec2(130.0, 760.0), 1.6, 0.3),
                leaping(player(front.side, mate(2), joy), figure::JOY, vec2(716.0, 772.0), 1.6, 0.6),
                leaping(player(front.side, front.number, joy), figure::JOY, FRONT, 3.2, 0.0),
            ]
        }
        MatchEndKind::HalfTime => Seat::BOTH
            .map(|side| {
                let (x, phase) = if side == Seat::Home { (206.0, 0.0) } else { (SHEET_W - 206.0, 0.45) };
                let captain = player(side, CAPTAIN, FigureExpression::Calm);
                EndFigure {
                    motion: EndMotion::Breathes(figure::BREATH),
                    phase,
                    ..still(captain, figure::WAITS, vec2(x, 960.0), 2.4)
                }
            })
            .to_vec(),
        MatchEndKind::Drawn => {
            let calm = FigureExpression::Calm;
            let apart = vec2(62.0 * 2.7, 0.0);
            vec![
                still(player(front.side, front.number, calm), figure::GREETS, FRONT - apart, 2.7),
                still(player(!front.side, front.number, calm), figure::GREETS.mirrored(), FRONT + apart, 2.7),
            ]
        }
        MatchEndKind::Lost => {
            let far = [(596.0, figure::JOY), (672.0, figure::FIST), (746.0, figure::JOY)];
            let far = far.into_iter().zip([9u8, 7, 10]).map(|((x, pose), number)| {
                still(player(!front.side, number, FigureExpression::Joy), pose, vec2(x, 590.0), 0.62)
            });
            far.chain([still(
                player(front.side, front.number, FigureExpression::Grief),
                figure::GRIEF,
                FRONT,
                3.2,
            )])
            .collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn end(kind: MatchEndKind) -> MatchEndPicture {
        MatchEndPicture { kind, front: PlayerId { side: Seat::Away, number: 9 } }
    }

    #[test]
    fn a_win_a_draw_and_a_defeat_are_told_apart() {
        let drawn = |kind| {
            let end = end(kind);
            let layers: Vec<String> = background(&end).iter().map(|(_, s)| format!("{s:?}")).collect();
            let people: Vec<_> = figures(&end).iter().map(|figure| (figure.kit, figure.pose)).collect();
            (layers, format!("{people:?}"))
        };
        let all = [MatchEndKind::Won, MatchEndKind::Drawn, MatchEndKind::Lost].map(drawn);
        for (a, b) in [(0, 1), (1, 2), (0, 2)] {
            assert!(all[a].0 != all[b].0 && all[a].1 != all[b].1, "{a} and {b}");
        }
    }

    #[test]
    fn winners_leap_and_stand_still_at_the_end() {
        for figure in figures(&end(MatchEndKind::Won)) {
            let rest = figure.at(None);
            assert_eq!(figure.at(Some(LEAPS)), rest);
            let highest = (0..50).map(|k| figure.at(Some(0.1 * k as f32)).1).fold(0.0, f32::max);
            assert!(highest > LEAP * figure.scale * 0.8, "{highest}");
            let (_, just_before) = figure.at(Some(LEAPS - 0.01));
            assert!(just_before < 2.0, "{just_before}");
        }
        assert!(
            figures(&end(MatchEndKind::Lost)).iter().all(|figure| matches!(figure.motion, EndMotion::Still))
        );
    }
}
