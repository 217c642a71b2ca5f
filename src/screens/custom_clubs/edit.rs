//! The editor of a custom club, with a preview.

use super::field::{ClubTextField, type_into};
use super::{Draft, letters_among};
use crate::flow::start::random_seed;
use crate::theme::club_preview::{draw_board_line, draw_both_shirts, draw_stand_strip};
use crate::theme::paint::{draw_accent, draw_kit_cloth, draw_shield, fill_rounded_rect};
use crate::theme::{self, ink};
use crate::widgets::{
    self, BoxSurface, Button, Node, PressStyle, Pressable, StyledText, TextField, column, drawing, row,
};
use clubs::{Club, Crest, CrestShape, CrestSymbol, HomeTimeOfDay, Kit, KitPattern, MAINS, TRIMS};
use stage::accent::Accent;
use stage::palette::{AMBER, CHALK, NAVY_2, Rgb};
use words::{DisplayText, MessageId};
use words::{id, say};

/// Which part of a club the editor shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum ClubPart {
    /// Colours and pattern.
    #[default]
    Dress,
    /// Names, letters and the ground.
    Names,
    /// The players.
    Eleven,
}

impl ClubPart {
    const ALL: [Self; 3] = [Self::Dress, Self::Names, Self::Eleven];
    const NAMES: [MessageId; 3] =
        [id!("clubs-part-dress"), id!("clubs-part-names"), id!("clubs-part-eleven")];
}

/// A message of the page.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum EditClubMsg {
    Part(ClubPart),
    Lucky,
    Keep,
    Leave,
    Main(Rgb),
    Second(Rgb),
    Pattern(KitPattern),
    Shape(CrestShape),
    Symbol(CrestSymbol),
    Hour(Option<HomeTimeOfDay>),
    /// Another face for the player of the eleven with that index.
    Face(usize),
    Type(ClubTextField, String),
}

/// Changes the club, and returns a message about the change. `others` are the clubs whose letters it must not have.
pub(super) fn change(draft: &mut Draft, msg: EditClubMsg, others: &[&Club]) -> DisplayText {
    let club = &mut draft.club;
    let (main, second) = club.home_kit_colours();
    let pattern = club.pattern;
    let before = draft.typed.take();
    match msg {
        EditClubMsg::Type(line, text) => {
            let name = club.name.clone();
            let (typed, message) = type_into(club, line, &text, before);
            draft.typed = Some(typed);
            if club.name != name {
                club.rename_boards(&draft.boards_follow);
            }
            draft.letters_follow &= !matches!(line, ClubTextField::Short | ClubTextField::Letter);
            if draft.letters_follow
                && club.name != name
                && let Some(letters) = letters_among(club, others)
            {
                (club.short, club.letter) = (letters.abbreviation, letters.crest_letter);
            }
            return message;
        }
        EditClubMsg::Part(part) => draft.part = part,
        EditClubMsg::Main(main) => club.set_kits(pattern, main, second),
        EditClubMsg::Second(second) => club.set_kits(pattern, main, second),
        EditClubMsg::Pattern(pattern) => club.set_kits(pattern, main, second),
        EditClubMsg::Shape(shape) => club.crest.shape = shape,
        EditClubMsg::Symbol(symbol) => club.crest.symbol = symbol,
        EditClubMsg::Hour(hour) => club.ground.hour = hour,
        EditClubMsg::Face(index) => {
            let mut faces = club.all_faces();
            if let Some(face) = faces.get_mut(index) {
                *face = face.random_different(random_seed());
            }
            club.faces = Some(faces);
        }
        EditClubMsg::Lucky | EditClubMsg::Keep | EditClubMsg::Leave => {}
    }
    DisplayText::EMPTY
}

/// Returns the page; `message` is the result of the last action.
pub(super) fn view<'a>(draft: &'a Draft, message: &'a DisplayText) -> Node<'a, EditClubMsg> {
    let club = &draft.club;
    let tabs = widgets::one_of(&ClubPart::NAMES, &ClubPart::ALL, draft.part, EditClubMsg::Part);
    let parts = match draft.part {
        ClubPart::Dress => dress(club),
        ClubPart::Names => names(draft),
        ClubPart::Eleven => eleven(draft),
    };
    let hint = if message.is_empty() { say!("clubs-hint") } else { message.clone() };
    let hint = StyledText::body(hint).colour(if message.is_empty() { CHALK } else { AMBER });
    let changes = column().gap(16.0).basis(820.0).share(1.3).child(tabs).child(parts).child(hint);
    let body = row().wrap().gaps(28.0, 20.0).align_start().rigid().child(preview(club)).child(changes);
    let keep = Button::primary(say!("clubs-keep")).size(38.0).initial_focus().asks(EditClubMsg::Keep);
    let again = Button::new(say!("clubs-lucky")).size(34.0).never_initial_focus().asks(EditClubMsg::Lucky);
    let buttons = row().wrap().gaps(16.0, 10.0).stretch().child(again.grow()).child(keep.basis(300.0).grow());
    widgets::titled_page_within(
        (1780.0, 1240.0),
        say!("clubs-edit-title"),
        Some(buttons),
        EditClubMsg::Leave,
        column().scrolls().gap(16.0).pad(12.0, 12.0).child(body),
    )
}

/// Returns the club as it will be seen: on the board, in its shirts, in its stand.
fn preview<'a>(club: &'a Club) -> Node<'a, EditClubMsg> {
    let board = drawing((520.0, 110.0), move |p, r| draw_board_line(p, r, club, &club.name));
    let crest = drawing((190.0, 210.0), move |p, r| draw_shield(p, r.center(), 184.0, club)).rigid();
    let shirts = drawing((380.0, 210.0), move |p, r| draw_both_shirts(p, r, club));
    let stand = drawing((520.0, 170.0), move |p, r| draw_stand_strip(p, r, club));
    column()
        .gap(14.0)
        .pad(22.0, 18.0)
        .basis(620.0)
        .share(1.0)
        .surface(BoxSurface::Plaque)
        .child(board.rigid())
        .child(row().gap(10.0).rigid().child(crest).child(shirts.portion(1.0)))
        .child(stand.rigid())
        .child(StyledText::label(&club.ground.name).centred())
        .child(StyledText::note(club.eleven.join(", ")).centred())
}

/// Returns a control under its heading.
fn headed<'a>(label: MessageId, control: Node<'a, EditClubMsg>) -> Node<'a, EditClubMsg> {
    column().gap(6.0).child(StyledText::heading(label.capitals()).size(26.0)).child(control)
}

/// Returns the colours and patterns to choose from.
fn dress<'a>(club: &Club) -> Node<'a, EditClubMsg> {
    const MAIN: [MessageId; MAINS.len()] = [
        id!("clubs-colour-red"),
        id!("clubs-colour-claret"),
        id!("clubs-colour-orange"),
        id!("clubs-colour-ochre"),
        id!("clubs-colour-green"),
        id!("clubs-colour-forest"),
        id!("clubs-colour-teal"),
        id!("clubs-colour-sky"),
        id!("clubs-colour-blue"),
        id!("clubs-colour-violet"),
        id!("clubs-colour-pink"),
        id!("clubs-colour-graphite"),
    ];
    const SECOND: [MessageId; TRIMS.len()] = [
        id!("clubs-colour-chalk"),
        id!("clubs-colour-yellow"),
        id!("clubs-colour-amber"),
        id!("clubs-colour-pale-blue"),
        id!("clubs-colour-rose"),
        id!("clubs-colour-mint"),
        id!("clubs-colour-black"),
    ];
    let (main, second) = club.home_kit_colours();
    let one = |colour: Rgb| Kit { pattern: KitPattern::Plain, colours: (colour, colour) };
    let mains = MAINS
        .into_iter()
        .zip(MAIN)
        .map(|(colour, name)| swatch(name, main == colour, one(colour), COLOUR, EditClubMsg::Main(colour)));
    let seconds = TRIMS.into_iter().zip(SECOND).map(|(colour, name)| {
        swatch(name, second == colour, one(colour), COLOUR, EditClubMsg::Second(colour))
    });
    let patterns = KitPattern::ALL.into_iter().map(|pattern| {
        let kit = Kit { pattern, colours: (main, second) };
        swatch(name_of(pattern), club.pattern == pattern, kit, CLOTH, EditClubMsg::Pattern(pattern))
    });
    let crest = |crest: Crest, name: MessageId, msg: EditClubMsg| {
        let (club, on) = (Club { crest, ..club.clone() }, crest == club.crest);
        crest_choice(name, on, club, msg)
    };
    let shapes = CrestShape::ALL
        .into_iter()
        .map(|shape| crest(Crest { shape, ..club.crest }, name_of_shape(shape), EditClubMsg::Shape(shape)));
    let symbols = CrestSymbol::ALL.into_iter().map(|symbol| {
        crest(Crest { symbol, ..club.crest }, name_of_symbol(symbol), EditClubMsg::Symbol(symbol))
    });
    let line = || row().wrap().gap(6.0);
    column()
        .gap(18.0)
        .child(headed(id!("clubs-main"), line().children(mains)))
        .child(headed(id!("clubs-second"), line().children(seconds)))
        .child(headed(id!("clubs-pattern"), line().children(patterns)))
        .child(headed(id!("clubs-crest-shape"), line().children(shapes)))
        .child(headed(id!("clubs-crest-symbol"), line().children(symbols)))
}

/// Returns the name of a pattern.
const fn name_of(pattern: KitPattern) -> MessageId {
    match pattern {
        KitPattern::Plain => id!("clubs-pattern-plain"),
        KitPattern::Sash => id!("clubs-pattern-sash"),
        KitPattern::Hoops => id!("clubs-pattern-hoops"),
        KitPattern::Halves => id!("clubs-pattern-halves"),
        KitPattern::Stripes => id!("clubs-pattern-stripes"),
        KitPattern::Chevron => id!("clubs-pattern-chevron"),
        KitPattern::Pale => id!("clubs-pattern-pale"),
        KitPattern::Cross => id!("clubs-pattern-cross"),
        KitPattern::Quarters => id!("clubs-pattern-quarters"),
    }
}

/// Returns the name of a shape of a crest.
const fn name_of_shape(shape: CrestShape) -> MessageId {
    match shape {
        CrestShape::Shield => id!("clubs-shape-shield"),
        CrestShape::Roundel => id!("clubs-shape-roundel"),
        CrestShape::Oval => id!("clubs-shape-oval"),
        CrestShape::Hexagon => id!("clubs-shape-hexagon"),
        CrestShape::Octagon => id!("clubs-shape-octagon"),
        CrestShape::Banner => id!("clubs-shape-banner"),
        CrestShape::Arch => id!("clubs-shape-arch"),
        CrestShape::Pocket => id!("clubs-shape-pocket"),
    }
}

/// Returns the name of a symbol of a crest.
const fn name_of_symbol(symbol: CrestSymbol) -> MessageId {
    match symbol {
        CrestSymbol::Plain => id!("clubs-symbol-plain"),
        CrestSymbol::Star => id!("clubs-symbol-star"),
        CrestSymbol::Crown => id!("clubs-symbol-crown"),
        CrestSymbol::Waves => id!("clubs-symbol-waves"),
        CrestSymbol::Fir => id!("clubs-symbol-fir"),
        CrestSymbol::Tower => id!("clubs-symbol-tower"),
        CrestSymbol::Peaks => id!("clubs-symbol-peaks"),
        CrestSymbol::Sun => id!("clubs-symbol-sun"),
        CrestSymbol::Bolt => id!("clubs-symbol-bolt"),
    }
}

/// Width of a colour to choose, so that all of them stand on a line, and of a pattern, design units.
const COLOUR: f32 = 58.0;
const CLOTH: f32 = 80.0;
/// Height of a crest to choose, design units.
const CREST: f32 = 78.0;

/// Returns a piece of cloth of that width that can be chosen.
fn swatch<'a>(name: MessageId, on: bool, kit: Kit, wide: f32, message: EditClubMsg) -> Node<'a, EditClubMsg> {
    let cloth = drawing((wide, 62.0), move |p, r| {
        fill_rounded_rect(p, r.expand(3.0), 10.0, ink(NAVY_2));
        draw_kit_cloth(p, r, 8.0, kit);
        if on {
            draw_accent(p, r, 8.0, Accent::Chosen);
        }
    });
    let press = Pressable::new(name).look(PressStyle::Bare).one_of(on);
    row().pad(6.0, 6.0).rigid().child(cloth.rigid()).press(press, message)
}

/// Returns a crest that can be chosen: that of the club with another shape or symbol.
fn crest_choice<'a>(name: MessageId, on: bool, club: Club, message: EditClubMsg) -> Node<'a, EditClubMsg> {
    let crest = drawing((CREST, CREST), move |p, r| {
        draw_shield(p, r.center(), 0.86 * CREST, &club);
        if on {
            draw_accent(p, r, 8.0, Accent::Chosen);
        }
    });
    let press = Pressable::new(name).look(PressStyle::Bare).one_of(on);
    row().pad(3.0, 3.0).rigid().child(crest.rigid()).press(press, message)
}

/// Returns a field under its label.
fn field<'a>(draft: &Draft, line: ClubTextField) -> Node<'a, EditClubMsg> {
    let text = match &draft.typed {
        Some(typed) if typed.line == line => typed.text.clone(),
        _ => line.value(&draft.club).to_owned(),
    };
    // One letter more than there may be, so that the player learns that it is too many.
    let most = line.length_limits().end() + 1;
    let label = line.label();
    let field = TextField::node(&label, text, most, move |text| EditClubMsg::Type(line, text));
    column().gap(4.0).basis(280.0).grow().child(StyledText::note(label)).child(field)
}

/// Returns the names, the letters and the ground.
fn names<'a>(draft: &Draft) -> Node<'a, EditClubMsg> {
    const HOURS: [Option<HomeTimeOfDay>; 4] =
        [None, Some(HomeTimeOfDay::Night), Some(HomeTimeOfDay::Dusk), Some(HomeTimeOfDay::Day)];
    let labels =
        [id!("clubs-hour-any"), id!("clubs-hour-night"), id!("clubs-hour-dusk"), id!("clubs-hour-day")];
    let hours = widgets::one_of(&labels, &HOURS, draft.club.ground.hour, EditClubMsg::Hour);
    let fields = |lines: [ClubTextField; 2]| {
        row().wrap().gaps(16.0, 12.0).children(lines.map(|line| field(draft, line)))
    };
    column()
        .gap(16.0)
        .child(fields([ClubTextField::Name, ClubTextField::Ground]))
        .child(fields([ClubTextField::Short, ClubTextField::Letter]))
        .child(headed(id!("clubs-hour"), hours))
}

/// Side of a little face, design units.
const FACE: f32 = 74.0;

/// Returns the faces and the names of the eleven; pressing a face gives another one.
fn eleven<'a>(draft: &Draft) -> Node<'a, EditClubMsg> {
    let (faces, kit) = (draft.club.all_faces(), draft.club.kits[0]);
    let players = faces.into_iter().enumerate().map(|(index, face)| {
        let drawn = drawing((FACE, FACE), move |p, r| theme::face::draw_face(p, r, face, kit));
        let press = Pressable::new(say!("clubs-face", n = index + 1)).look(PressStyle::Bare);
        let face = row().pad(3.0, 3.0).rigid().child(drawn.rigid()).press(press, EditClubMsg::Face(index));
        let name = field(draft, ClubTextField::Player(index)).basis(170.0);
        row().align_end().gap(8.0).basis(260.0).grow().child(face).child(name)
    });
    row().wrap().gaps(16.0, 12.0).children(players)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clubs::{ELEVEN, parse, random_club};

    #[test]
    fn pressing_a_face_gives_that_player_another_one() {
        let mut club = random_club(4, &[]);
        club.faces = None;
        let before = club.all_faces();
        let mut draft = Draft::new(club.clone(), Some(club), &[]);
        assert!(change(&mut draft, EditClubMsg::Face(6), &[]).is_empty() && draft.is_changed());
        let after = draft.club.all_faces();
        let changed: Vec<usize> = (0..ELEVEN).filter(|&k| before[k] != after[k]).collect();
        assert_eq!(changed, [6]);
        assert_eq!(parse(&draft.club.id, &draft.club.text()), Ok(draft.club.clone()));
        let _ = change(&mut draft, EditClubMsg::Face(6), &[]);
        assert_ne!(draft.club.all_faces()[6], after[6]);
    }

    #[test]
    fn boards_follow_the_name() {
        let club = random_club(4, &[]);
        let board = club.ground.boards[0].clone();
        let trade = board.rsplit(' ').next().unwrap();
        let mut draft = Draft::new(club.clone(), Some(club.clone()), &[]);
        for name in ["Mil", "Mill Rovers"] {
            let _ = change(&mut draft, EditClubMsg::Type(ClubTextField::Name, name.to_owned()), &[]);
        }
        assert_eq!(draft.club.ground.boards[0], format!("MILL {trade}"));
        let _ = change(&mut draft, EditClubMsg::Type(ClubTextField::Name, club.name), &[]);
        assert_eq!(draft.club.ground.boards[0], board);
    }

    /// Its letters follow a new name, as long as nobody has typed them.
    #[test]
    fn letters_follow_the_name() {
        let others = [random_club(9, &[])];
        let others: Vec<&Club> = others.iter().collect();
        let mut draft = Draft::new(random_club(4, &others), None, &others);
        let mut typed = |line, text: &str| {
            let _ = change(&mut draft, EditClubMsg::Type(line, text.to_owned()), &others);
            (draft.club.short.clone(), draft.club.letter.clone())
        };
        assert_eq!(typed(ClubTextField::Name, "Mill Rovers"), ("MIL".into(), "M".into()));
        assert_eq!(typed(ClubTextField::Short, "mrv"), ("MRV".into(), "M".into()));
        assert_eq!(typed(ClubTextField::Name, "Weir Athletic"), ("MRV".into(), "M".into()));
        let kept = draft.club.clone();
        assert!(!Draft::new(kept.clone(), Some(kept), &others).letters_follow);
    }
}
