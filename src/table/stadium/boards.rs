//! The advertising boards round the pitch, with the game's own jokes.
use super::OfStadium;
use crate::stage::{
    layout::{At, BOWL},
    palette::{AMBER, CHALK, HOME_DARK, INK, NAVY_3, Rgb},
};
use crate::table::draw::depth;
use crate::table::draw::ink::{SolidInk, on_sheet};
use crate::table::draw::paint;
use crate::table::draw::sketch::{Sketch, pt, tone};
use crate::table::draw::view::{Faces, crisp};
use bevy::prelude::*;

/// A board: centre, size, quarter turns clockwise (-1, 0, 1), words, ground and letter colour.
struct Board(f32, f32, f32, f32, f32, &'static str, Rgb, Rgb);

const BOARDS: [Board; 10] = [
    Board(383.0, 164.0, 254.0, 32.0, 0.0, "NIL–NIL CAMOMILE TEA", CHALK, INK),
    Board(621.0, 164.0, 210.0, 32.0, 0.0, "OFFSIDE OPTICIANS", AMBER, INK),
    Board(1324.0, 164.0, 260.0, 32.0, 0.0, "WOODWORK BROS. JOINERS", NAVY_3, CHALK),
    Board(1562.0, 164.0, 204.0, 32.0, 0.0, "BENCH & SONS SEATS", CHALK, INK),
    Board(385.0, 702.0, 258.0, 32.0, 0.0, "LAST-MINUTE TRAVEL", AMBER, INK),
    Board(1535.0, 702.0, 258.0, 32.0, 0.0, "ROW Z PARCELS: WE FIND IT", CHALK, INK),
    Board(253.0, 318.0, 224.0, 28.0, -1.0, "TWO-HALVES PIE CO.", CHALK, INK),
    Board(253.0, 550.0, 224.0, 28.0, -1.0, "KEEPER’S HAND CREAM", AMBER, INK),
    Board(1667.0, 318.0, 224.0, 28.0, 1.0, "DIVE! SWIMMING SCHOOL", AMBER, INK),
    Board(1667.0, 550.0, 224.0, 28.0, 1.0, "OWN GOAL INSURANCE", CHALK, HOME_DARK),
];

fn put_up(mut commands: Commands, faces: Res<Faces>, ink: Res<SolidInk>, mut meshes: ResMut<Assets<Mesh>>) {
    let mut s = Sketch::new();
    // The wall round the bowl.
    s.frame(BOWL.x + 7.0, BOWL.y + 7.0, BOWL.w - 14.0, BOWL.h - 14.0, 16.0, 2.0, tone(NAVY_3, 0.8));
    for &Board(x, y, w, h, turn, words, ground, letters) in &BOARDS {
        s.place(pt(x, y), turn * 90.0, 1.0);
        s.rect(-w / 2.0, -h / 2.0 + 3.0, w, h, 3.0, tone(INK, 0.45));
        s.rect(-w / 2.0, -h / 2.0, w, h, 3.0, tone(ground, 1.0));
        s.rect(-w / 2.0, h / 2.0 - 4.0, w, 4.0, 2.0, tone(Rgb(0), 0.25));
        let [wx, wy] = At::new(x, y).world();
        commands.spawn((
            Name::new(words),
            OfStadium,
            crisp(words, &faces.shout, 22.0, paint(letters, 1.0)),
            Transform::from_xyz(wx, wy, depth::BOARDS + 1.0)
                .with_rotation(Quat::from_rotation_z(-turn * std::f32::consts::FRAC_PI_2)),
        ));
    }
    commands.spawn((Name::new("boards"), OfStadium, on_sheet(s, &mut meshes, ink.0.clone(), depth::BOARDS)));
}

/// Adds the boards.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, put_up);
}
