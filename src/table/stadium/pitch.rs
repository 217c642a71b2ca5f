//! The pitch: lines, goals, the areas of the current game and the lettering on the grass.
//!
//! [`FieldDivision`] sets the number of areas, [`ActiveArea`] the lit one, [`AttackLabel`] the direction of attack.
//! Each area is an entity with a [`PitchArea`], so that it can be pointed at.
use super::StadiumPart;
use crate::flow::frame::FrameSet;
use crate::table::draw::ink::{SketchMaterial, SolidInk, on_sheet};
use crate::table::draw::sketch::{Sketch, arc_path, tone};
use crate::table::draw::view::{TableFonts, crisp};
use crate::table::draw::{depth, paint};
use bevy::{prelude::*, sprite::Anchor, window::RequestRedraw};
use stage::{
    layout::{DesignPoint, DesignRect, FIELD, LANE},
    palette::{AMBER, CHALK},
};
use std::f32::consts::FRAC_PI_2;

/// Into how many areas a game divides the pitch.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct FieldDivision {
    /// Number of areas side by side; 0 or 1 leaves the field undivided.
    pub areas: u8,
}

impl Default for FieldDivision {
    fn default() -> Self {
        Self { areas: 5 }
    }
}

impl FieldDivision {
    /// Returns the rectangles of the areas, left to right.
    pub fn rects(self) -> impl Iterator<Item = DesignRect> {
        let w = FIELD.w / f32::from(self.areas.max(1));
        (0..self.areas).map(move |k| DesignRect::new(FIELD.x + w * f32::from(k), FIELD.y, w, FIELD.h))
    }
}

/// An area of the field.
#[derive(Component, Clone, Copy, Debug, Reflect)]
#[reflect(opaque)]
#[reflect(Component, Debug)]
pub struct PitchArea {
    /// Index, 0 at the left.
    pub index: usize,
    /// Rectangle on the sheet, design units.
    pub rect: DesignRect,
}

/// The area in play, with an amber tint and frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct ActiveArea(pub Option<usize>);

/// The lettering on the grass: the attacking side and its direction.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct AttackLabel {
    /// Short name of the team; empty for no lettering.
    pub text: String,
    /// True if it attacks the goal on the right.
    pub towards_right: bool,
}

#[derive(Component)]
struct AreaTint;
#[derive(Component)]
struct AreaLines;
#[derive(Component)]
struct Lettering;

fn markings() -> Sketch {
    let mut s = Sketch::new();
    let ln = tone(CHALK, 0.85);
    let (l, t, r, b) = (FIELD.x, FIELD.y, FIELD.x + FIELD.w, FIELD.y + FIELD.h);
    let mid = FIELD.x + FIELD.w / 2.0;
    s.frame(l, t, FIELD.w, FIELD.h, 0.0, 4.0, ln).ring(mid, LANE, 92.0, 4.0, ln);
    s.stroke(&[vec2(mid, t + 2.0), vec2(mid, LANE - 94.0)], false, 4.0, ln);
    s.stroke(&[vec2(mid, LANE + 94.0), vec2(mid, b - 2.0)], false, 4.0, ln);
    s.circle(mid, LANE, 5.0, ln);
    // `way` points from the goal line into the field.
    for (x, way) in [(l, 1.0), (r, -1.0)] {
        let tee = |w: f32, h: f32| {
            [
                vec2(x + 2.0 * way, LANE - h),
                vec2(x + w * way, LANE - h),
                vec2(x + w * way, LANE + h),
                vec2(x + 2.0 * way, LANE + h),
            ]
        };
        s.stroke(&tee(150.0, 132.0), false, 4.0, ln).stroke(&tee(54.0, 84.0), false, 4.0, ln);
        s.circle(x + 104.0 * way, LANE, 4.5, ln);
        // The arc in front of the box, radius 70 round the spot.
        let half = (46.0f32 / 72.0).acos();
        let from = if way > 0.0 { -half } else { std::f32::consts::PI - half };
        s.stroke(&arc_path(vec2(x + 106.0 * way, LANE), 72.0, from, from + 2.0 * half), false, 4.0, ln);
        for y in [t, b] {
            let turn = match (way > 0.0, y == t) {
                (true, true) => 0.0,
                (false, true) => FRAC_PI_2,
                (false, false) => 2.0 * FRAC_PI_2,
                (true, false) => 3.0 * FRAC_PI_2,
            };
            s.stroke(&arc_path(vec2(x, y), 16.0, turn, turn + FRAC_PI_2), false, 3.0, ln);
        }
        goal(&mut s, x, way);
    }
    s
}

/// Draws a goal behind the line at `x`, seen from above; `way` points into the field.
fn goal(s: &mut Sketch, x: f32, way: f32) {
    let (depth, half) = (34.0, 62.0);
    let back = x - depth * way;
    let (left, right) = (back.min(x), back.max(x));
    s.rect(left, LANE - half, right - left, 2.0 * half, 3.0, [255, 255, 255, 38]);
    let mesh = tone(CHALK, 0.55);
    // The net sags towards the back.
    for k in 1..9u8 {
        let y = LANE - half + 2.0 * half / 9.0 * f32::from(k);
        let bow = (y - LANE) * -0.05;
        s.stroke(&[vec2(x, y), vec2((x + back) / 2.0, y + bow), vec2(back, y + bow * 0.4)], false, 1.5, mesh);
    }
    for k in 1..3u8 {
        let x = x - way * depth / 3.0 * f32::from(k);
        s.stroke(&[vec2(x, LANE - half), vec2(x - 1.5 * way, LANE), vec2(x, LANE + half)], false, 1.5, mesh);
    }
    s.stroke(
        &[vec2(x, LANE - half), vec2(back, LANE - half), vec2(back, LANE + half), vec2(x, LANE + half)],
        false,
        5.0,
        tone(CHALK, 1.0),
    );
    s.rod(&[vec2(x, LANE - half), vec2(x, LANE + half)], 6.0, tone(CHALK, 1.0));
}

fn draw_pitch(mut commands: Commands, ink: Res<SolidInk>, mut meshes: ResMut<Assets<Mesh>>) {
    commands.spawn((
        Name::new("markings"),
        StadiumPart,
        on_sheet(markings(), &mut meshes, ink.0.clone(), depth::LINES),
    ));
}

fn draw_areas(
    mut commands: Commands,
    plan: Res<FieldDivision>,
    ink: Res<SolidInk>,
    mut meshes: ResMut<Assets<Mesh>>,
    old: Query<Entity, Or<(With<PitchArea>, With<AreaLines>)>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let mut s = Sketch::new();
    let last = usize::from(plan.areas.saturating_sub(1));
    for (index, rect) in plan.rects().enumerate() {
        let [x, y] = rect.centre().world();
        commands.spawn((
            Name::new(format!("area {index}")),
            PitchArea { index, rect },
            StadiumPart,
            Transform::from_xyz(x, y, depth::AREA),
            Visibility::default(),
        ));
        if index > 0 {
            let outer = index == 1 || index == last;
            let line = tone(CHALK, if outer { 1.0 } else { 0.75 });
            s.dashes(vec2(rect.x, FIELD.y), vec2(rect.x, FIELD.y + FIELD.h), 5.0, 20.0, 13.0, line);
        }
    }
    // The renderer rejects a mesh without triangles.
    if s.triangles() > 0 {
        commands.spawn((
            Name::new("area lines"),
            AreaLines,
            StadiumPart,
            on_sheet(s, &mut meshes, ink.0.clone(), depth::LINES + 1.0),
        ));
    }
    redraw.write(RequestRedraw);
}

fn light_area(
    mut commands: Commands,
    plan: Res<FieldDivision>,
    active: Res<ActiveArea>,
    ink: Res<SolidInk>,
    mut meshes: ResMut<Assets<Mesh>>,
    old: Query<Entity, With<AreaTint>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    if let Some(a) = active.0.and_then(|k| plan.rects().nth(k)) {
        let mut s = Sketch::new();
        s.rect(a.x + 4.0, a.y + 4.0, a.w - 8.0, a.h - 8.0, 6.0, tone(AMBER, 0.17));
        s.frame(a.x + 5.0, a.y + 5.0, a.w - 10.0, a.h - 10.0, 6.0, 4.0, tone(AMBER, 1.0));
        commands.spawn((
            Name::new("active area"),
            AreaTint,
            StadiumPart,
            on_sheet(s, &mut meshes, ink.0.clone(), depth::AREA),
        ));
    }
    redraw.write(RequestRedraw);
}

fn letter_grass(
    mut commands: Commands,
    label: Res<AttackLabel>,
    faces: Res<TableFonts>,
    mut inks: ResMut<Assets<SketchMaterial>>,
    mut meshes: ResMut<Assets<Mesh>>,
    old: Query<Entity, With<Lettering>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for entity in &old {
        commands.entity(entity).despawn();
    }
    redraw.write(RequestRedraw);
    if label.text.is_empty() {
        return;
    }
    // The name ends, and the arrows begin, on the near side of the centre circle.
    let (edge, way, anchor) = if label.towards_right {
        (FIELD.x + 412.0, 1.0, Anchor::CENTER_RIGHT)
    } else {
        (FIELD.x + FIELD.w - 412.0, -1.0, Anchor::CENTER_LEFT)
    };
    let [x, y] = DesignPoint::new(edge - 8.0 * way, LANE).world();
    // 15 % in sRGB, because text blends in linear light.
    commands.spawn((
        Name::new("attack sign"),
        Lettering,
        StadiumPart,
        crisp(label.text.clone(), &faces.shout, 140.0, paint(CHALK, 0.055)),
        anchor,
        Transform::from_xyz(x, y, depth::PAINT),
    ));
    let mut s = Sketch::new();
    for k in 0..3u8 {
        let x = edge + (14.0 + f32::from(k) * 38.0) * way;
        let tip = 30.0 * way;
        s.stroke(
            &[vec2(x, LANE - 38.0), vec2(x + tip, LANE), vec2(x, LANE + 38.0)],
            false,
            15.0,
            tone(CHALK, 1.0),
        );
    }
    commands.spawn((
        Name::new("attack arrows"),
        Lettering,
        StadiumPart,
        on_sheet(s, &mut meshes, inks.add(SketchMaterial::new(0.15)), depth::PAINT),
    ));
}

/// Adds the pitch; it follows plan, active area and sign.
pub fn plugin(app: &mut App) {
    app.register_type::<PitchArea>()
        .register_type::<ActiveArea>()
        .register_type::<FieldDivision>()
        .register_type::<AttackLabel>();
    app.init_resource::<FieldDivision>()
        .init_resource::<ActiveArea>()
        .init_resource::<AttackLabel>()
        .add_systems(Startup, draw_pitch)
        .add_systems(
            Update,
            (
                draw_areas.run_if(resource_exists_and_changed::<FieldDivision>),
                light_area.run_if(
                    resource_exists_and_changed::<ActiveArea>
                        .or_else(resource_exists_and_changed::<FieldDivision>),
                ),
                letter_grass.run_if(resource_exists_and_changed::<AttackLabel>),
            )
                .in_set(FrameSet::Animate),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_tile_the_field() {
        let rects: Vec<_> = FieldDivision { areas: 5 }.rects().collect();
        assert_eq!(rects.len(), 5);
        assert!((rects[3].x - 1088.0).abs() < 1e-3 && (rects[3].w - 256.0).abs() < 1e-3);
        assert_eq!(FieldDivision { areas: 0 }.rects().count(), 0);
    }
}
