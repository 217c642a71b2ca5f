//! The advertising boards round the pitch, with the game's own jokes.
use super::StadiumPart;
use crate::flow::clubs::CurrentClubs;
use crate::flow::frame::FrameSet;
use crate::table::draw::depth;
use crate::table::draw::ink::{SolidInk, on_sheet};
use crate::table::draw::paint;
use crate::table::draw::sketch::{Sketch, pt, tone};
use crate::table::draw::view::{TableFonts, TextChanges, crisp};
use bevy::prelude::*;
use engine::Seat;
use stage::{
    layout::{BOWL, DesignPoint},
    palette::{AMBER, CHALK, HOME_DARK, INK, NAVY_3, Rgb},
};
use words::MessageId;
use words::id;

/// A board: centre, size, quarter turns clockwise (-1, 0, 1), words, ground and letter colour.
struct Board(f32, f32, f32, f32, f32, MessageId, Rgb, Rgb);

const BOARDS: [Board; 10] = [
    Board(383.0, 164.0, 254.0, 32.0, 0.0, id!("advert-tea"), CHALK, INK),
    Board(621.0, 164.0, 210.0, 32.0, 0.0, id!("advert-opticians"), AMBER, INK),
    Board(1324.0, 164.0, 260.0, 32.0, 0.0, id!("advert-joiners"), NAVY_3, CHALK),
    Board(1562.0, 164.0, 204.0, 32.0, 0.0, id!("advert-seats"), CHALK, INK),
    Board(385.0, 702.0, 258.0, 32.0, 0.0, id!("advert-travel"), AMBER, INK),
    Board(1535.0, 702.0, 258.0, 32.0, 0.0, id!("advert-parcels"), CHALK, INK),
    Board(253.0, 318.0, 224.0, 28.0, -1.0, id!("advert-pies"), CHALK, INK),
    Board(253.0, 550.0, 224.0, 28.0, -1.0, id!("advert-hand-cream"), AMBER, INK),
    Board(1667.0, 318.0, 224.0, 28.0, 1.0, id!("advert-swimming"), AMBER, INK),
    Board(1667.0, 550.0, 224.0, 28.0, 1.0, id!("advert-insurance"), CHALK, HOME_DARK),
];

/// The words on a board.
#[derive(Component, Debug)]
struct Lettering;

/// Height of the letters, design units. A text that would be wider than its board gets smaller letters.
const LETTERS: f32 = 22.0;
/// Width of an average letter, as a share of its height.
const WIDE: f32 = 0.45;
/// Free width of a board on each side of its words, design units.
const FREE: f32 = 10.0;

fn put_up(mut commands: Commands, ink: Res<SolidInk>, mut meshes: ResMut<Assets<Mesh>>) {
    let mut s = Sketch::new();
    // The wall round the bowl.
    s.frame(BOWL.x + 7.0, BOWL.y + 7.0, BOWL.w - 14.0, BOWL.h - 14.0, 16.0, 2.0, tone(NAVY_3, 0.8));
    for &Board(x, y, w, h, turn, _, ground, _) in &BOARDS {
        s.place(pt(x, y), turn * 90.0, 1.0);
        s.rect(-w / 2.0, -h / 2.0 + 3.0, w, h, 3.0, tone(INK, 0.45));
        s.rect(-w / 2.0, -h / 2.0, w, h, 3.0, tone(ground, 1.0));
        s.rect(-w / 2.0, h / 2.0 - 4.0, w, 4.0, 2.0, tone(Rgb(0), 0.25));
    }
    commands.spawn((
        Name::new("boards"),
        StadiumPart,
        on_sheet(s, &mut meshes, ink.0.clone(), depth::BOARDS),
    ));
}

/// Returns the size of those letters on a board of that width.
fn fitting(words: &str, w: f32) -> f32 {
    let letters = u8::try_from(words.chars().count()).unwrap_or(u8::MAX).max(1);
    ((w - FREE) / (f32::from(letters) * WIDE)).min(LETTERS)
}

/// The boards, by their places in [`BOARDS`], that the club at home gives texts of its own: those that are seen best
/// first.
const OF_HOME: [usize; 4] = [0, 3, 5, 4];

/// Returns the words on the board at that place.
fn words_on(place: usize, meeting: CurrentClubs) -> String {
    let own = OF_HOME.iter().position(|of_home| *of_home == place);
    let texts = &meeting.0.club(Seat::Home).ground.boards;
    own.and_then(|own| texts.get(own).cloned()).unwrap_or_else(|| BOARDS[place].5.shown())
}

/// Writes the words on the boards, again for every change of language or ground.
fn letter(
    mut wording: TextChanges,
    current_clubs: Res<CurrentClubs>,
    faces: Res<TableFonts>,
    written: Query<Entity, With<Lettering>>,
    mut commands: Commands,
) {
    if !wording.changed() {
        return;
    }
    for words in &written {
        commands.entity(words).despawn();
    }
    for (place, &Board(x, y, w, _, turn, _, _, letters)) in BOARDS.iter().enumerate() {
        let words = words_on(place, *current_clubs);
        let [wx, wy] = DesignPoint::new(x, y).world();
        let size = fitting(&words, w);
        commands.spawn((
            Name::new(format!("board {words}")),
            Lettering,
            StadiumPart,
            crisp(words, &faces.shout, size, paint(letters, 1.0)),
            Transform::from_xyz(wx, wy, depth::BOARDS + 1.0)
                .with_rotation(Quat::from_rotation_z(-turn * std::f32::consts::FRAC_PI_2)),
        ));
    }
}

/// Adds the boards.
pub fn plugin(app: &mut App) {
    app.init_resource::<CurrentClubs>()
        .add_systems(Startup, put_up)
        .add_systems(Update, letter.in_set(FrameSet::ApplySteps));
}

#[cfg(test)]
mod tests {
    use super::*;
    use clubs::MatchClubs;
    use engine::BySeat;

    #[test]
    fn a_ground_has_its_own_advertising_boards() {
        let at = |home: &str| {
            let ids = BySeat::new(home.to_owned(), "kestrel-vale".to_owned());
            let meeting = CurrentClubs(MatchClubs::from_ids(Some(&ids)));
            [0, 1, 3].map(|place| words_on(place, meeting))
        };
        let usual = at("harbour-town");
        assert_eq!(usual, [0, 1, 3].map(|place: usize| BOARDS[place].5.shown()));
        assert_eq!(at("millrace-rovers"), ["MILLRACE FLOUR", &usual[1], "WEIR LANE BREAD"]);
    }

    #[test]
    fn a_longer_joke_has_smaller_letters() {
        for Board(_, _, w, .., words, _, _) in &BOARDS {
            assert_eq!(fitting(&words.shown(), *w), LETTERS, "{words}: English has the room it needs");
        }
        let long = "A".repeat(40);
        let size = fitting(&long, 224.0);
        assert!(size < LETTERS && 40.0 * WIDE * size <= 224.0 - FREE + 0.01, "{size}");
    }
}
