//! The advertising boards round the pitch, with the game's own jokes.

use super::StadiumPart;
use crate::flow::clubs::CurrentClubs;
use crate::flow::frame::FrameSet;
use crate::table::draw::depth;
use crate::table::draw::ink::{SolidInk, on_sheet};
use crate::table::draw::paint;
use crate::table::draw::sketch::{Sketch, tone};
use crate::table::draw::view::{TableFonts, TextChanges, crisp};
use bevy::prelude::*;
use engine::Seat;
use stage::layout::{BOWL, DesignPoint, SHEET_W};
use stage::palette::{AMBER, CHALK, HOME_DARK, INK, NAVY_3, Rgb};
use words::MessageId;
use words::id;

/// An advertising board. Lengths are in design units.
struct Board {
    centre: DesignPoint,
    width: f32,
    height: f32,
    /// Quarter turns clockwise: -1, 0 or 1.
    quarter_turns: f32,
    text: MessageId,
    ground: Rgb,
    letters: Rgb,
}

impl Board {
    /// Returns a board above or below the pitch.
    const fn upright(x: f32, y: f32, width: f32, text: MessageId, ground: Rgb, letters: Rgb) -> Self {
        let centre = DesignPoint::new(x, y);
        Self { centre, width, height: 32.0, quarter_turns: 0.0, text, ground, letters }
    }

    /// Returns a board beside the pitch, on the left or on the right.
    const fn turned(side: Side, y: f32, text: MessageId, ground: Rgb, letters: Rgb) -> Self {
        let (x, quarter_turns) = match side {
            Side::Left => (253.0, -1.0),
            Side::Right => (1667.0, 1.0),
        };
        let centre = DesignPoint::new(x, y);
        Self { centre, width: 224.0, height: 28.0, quarter_turns, text, ground, letters }
    }
}

/// A side of the pitch on the screen.
#[derive(Clone, Copy)]
enum Side {
    Left,
    Right,
}

const BOARDS: [Board; 10] = [
    Board::upright(383.0, 164.0, 254.0, id!("advert-tea"), CHALK, INK),
    Board::upright(621.0, 164.0, 210.0, id!("advert-opticians"), AMBER, INK),
    Board::upright(1324.0, 164.0, 260.0, id!("advert-joiners"), NAVY_3, CHALK),
    Board::upright(1562.0, 164.0, 204.0, id!("advert-seats"), CHALK, INK),
    Board::upright(385.0, 702.0, 258.0, id!("advert-travel"), AMBER, INK),
    Board::upright(1535.0, 702.0, 258.0, id!("advert-parcels"), CHALK, INK),
    Board::turned(Side::Left, 318.0, id!("advert-pies"), CHALK, INK),
    Board::turned(Side::Left, 550.0, id!("advert-hand-cream"), AMBER, INK),
    Board::turned(Side::Right, 318.0, id!("advert-swimming"), AMBER, INK),
    Board::turned(Side::Right, 550.0, id!("advert-insurance"), CHALK, HOME_DARK),
];

/// The text on a board.
#[derive(Component, Debug)]
struct BoardText;

/// Height of the letters, design units. A text that would be wider than its board gets smaller letters.
const MAX_LETTER_HEIGHT: f32 = 22.0;
/// Width of an average letter, as a share of its height.
const LETTER_WIDTH_SHARE: f32 = 0.45;
/// Width of a board that its text leaves free, design units.
const TEXT_MARGIN: f32 = 10.0;
/// Distance of the arrows on gold boards, design units.
const ARROW_STEP: f32 = 46.0;
/// Indices into [`BOARDS`] that show texts of the home club, the most visible first.
const HOME_CLUB_BOARDS: [usize; 4] = [0, 3, 5, 4];

/// Spawns the boards, without their texts.
fn spawn_boards(mut commands: Commands, ink: Res<SolidInk>, mut meshes: ResMut<Assets<Mesh>>) {
    let mut s = Sketch::new();
    // The wall round the bowl.
    s.frame(BOWL.x + 7.0, BOWL.y + 7.0, BOWL.w - 14.0, BOWL.h - 14.0, 16.0, 2.0, tone(NAVY_3, 0.8));
    for &Board { centre, width: w, height: h, quarter_turns, ground, .. } in &BOARDS {
        s.place(vec2(centre.x, centre.y), quarter_turns * 90.0, 1.0);
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

/// Draws the boards in gold, with arrows in place of their texts, as where a kick can decide.
pub(in crate::table) fn gold() -> Sketch {
    let mut s = Sketch::new();
    for &Board { centre, width: w, height: h, quarter_turns, .. } in &BOARDS {
        s.place(vec2(centre.x, centre.y), quarter_turns * 90.0, 1.0);
        s.rect(-w / 2.0, -h / 2.0, w, h, 3.0, tone(AMBER.mixed(INK, 0.12), 1.0));
        let arrows = (w / ARROW_STEP) as u8;
        for k in 0..arrows {
            let x = (f32::from(k) + 0.5 - f32::from(arrows) / 2.0) * ARROW_STEP;
            let tip = if centre.x + x < SHEET_W / 2.0 { 9.0 } else { -9.0 };
            let half = h / 2.0 - 6.0;
            let arrow = [
                vec2(x, -half),
                vec2(x + tip, 0.0),
                vec2(x, half),
                vec2(x - tip, half),
                vec2(x, 0.0),
                vec2(x - tip, -half),
            ];
            s.fill(&arrow, tone(INK, 0.85));
        }
    }
    s
}

/// Returns the height of the letters of that text on a board of that width.
fn letter_height(text: &str, width: f32) -> f32 {
    let letters = u8::try_from(text.chars().count()).unwrap_or(u8::MAX).max(1);
    ((width - TEXT_MARGIN) / (f32::from(letters) * LETTER_WIDTH_SHARE)).min(MAX_LETTER_HEIGHT)
}

/// Returns the text on the board of that index.
fn board_text(index: usize, current_clubs: CurrentClubs) -> String {
    let own = HOME_CLUB_BOARDS.iter().position(|of_home| *of_home == index);
    let texts = &current_clubs.0.club(Seat::Home).ground.boards;
    own.and_then(|own| texts.get(own).cloned()).unwrap_or_else(|| BOARDS[index].text.shown())
}

/// Writes the texts on the boards, again after every change of language or ground.
fn write_board_texts(
    mut text_changes: TextChanges,
    current_clubs: Res<CurrentClubs>,
    fonts: Res<TableFonts>,
    written: Query<Entity, With<BoardText>>,
    mut commands: Commands,
) {
    if !text_changes.changed() {
        return;
    }
    for entity in &written {
        commands.entity(entity).despawn();
    }
    for (index, &Board { centre, width, quarter_turns, letters, .. }) in BOARDS.iter().enumerate() {
        let text = board_text(index, *current_clubs);
        let [x, y] = centre.world();
        let height = letter_height(&text, width);
        commands.spawn((
            Name::new(format!("board {text}")),
            BoardText,
            StadiumPart,
            crisp(text, &fonts.shout, height, paint(letters, 1.0)),
            Transform::from_xyz(x, y, depth::BOARDS + 1.0)
                .with_rotation(Quat::from_rotation_z(-quarter_turns * std::f32::consts::FRAC_PI_2)),
        ));
    }
}

/// Adds the boards.
pub fn plugin(app: &mut App) {
    app.init_resource::<CurrentClubs>()
        .add_systems(Startup, spawn_boards)
        .add_systems(Update, write_board_texts.in_set(FrameSet::ApplySteps));
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
            let current_clubs = CurrentClubs(MatchClubs::from_ids(Some(&ids)));
            [0, 1, 3].map(|index| board_text(index, current_clubs))
        };
        let usual = at("harbour-town");
        assert_eq!(usual, [0, 1, 3].map(|index: usize| BOARDS[index].text.shown()));
        assert_eq!(at("millrace-rovers"), ["MILLRACE FLOUR", &usual[1], "WEIR LANE BREAD"]);
    }

    #[test]
    fn a_longer_joke_has_smaller_letters() {
        for Board { text, width, .. } in &BOARDS {
            let height = letter_height(&text.shown(), *width);
            assert_eq!(height, MAX_LETTER_HEIGHT, "{text}: English has the room it needs");
        }
        let long = "A".repeat(40);
        let height = letter_height(&long, 224.0);
        assert!(height < MAX_LETTER_HEIGHT, "{height}");
        assert!(40.0 * LETTER_WIDTH_SHARE * height <= 224.0 - TEXT_MARGIN + 0.01, "{height}");
    }
}
