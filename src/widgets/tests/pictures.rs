//! Every widget in every state, as it looks. The pictures lie in the folder `pictures`; where a look is meant to
//! change, run the tests with `UPDATE_PICTURES=1` and look at what they wrote.

use std::path::PathBuf;

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};
use bevy_egui::egui::{Key, Rect};

use super::Pane;
use super::raster::{TestPicture, fill};
use crate::theme::ink;
use crate::widgets::{
    BoxSurface, Button, Node, PressStyle, Pressable, StepSlider, StyledText, TextField, column, row,
    segments, sheet, stepper,
};
use stage::palette::NAVY_2;

/// Allowed difference of a colour channel from the recorded picture: letters are laid out in floating point.
const NEAR: u8 = 6;
/// Room round the widget, where rings and ticks reach.
const ROUND: f32 = 12.0;
/// The window that a widget is drawn in.
const WIDE: f32 = 480.0;

/// The state of a widget in its picture.
#[derive(Clone, Copy)]
enum Hand {
    /// At rest: another widget has the focus.
    None,
    /// The pointer lies on the widget of that name.
    On(&'static str),
    /// The widget of that name has the focus.
    Focus(&'static str),
    /// That key is pressed.
    Key(Key),
}

/// The widget in that state: what lies beside it is cut away.
fn taken(text: f32, hand: Hand, node: &dyn Fn() -> Node<'static, ()>) -> TestPicture {
    let mut pane = Pane::new(WIDE, 700.0).text(text);
    let page = || {
        let there = column().pad(ROUND, ROUND).rigid().child(node());
        let other = Button::new("Elsewhere").initial_focus().asks(());
        column().child(there).child(StyledText::label("The end").node().rigid()).child(other.rigid())
    };
    pane.rest(page);
    match hand {
        Hand::None => {}
        Hand::On(name) => pane.point(pane.find(name).rect.center()),
        Hand::Focus(name) => pane.light(name, page),
        Hand::Key(key) => pane.key(key),
    }
    // Nothing that moves is still on its way.
    (0..20).for_each(|_| {
        pane.show(page());
    });
    let end = pane.find("The end").rect.top();
    let painted = pane.ctx.tessellate(pane.out.shapes.clone(), 1.0);
    fill(&painted, &pane.atlas, Rect::from_min_max([0.0, 0.0].into(), [WIDE, end].into()))
}

/// All states below each other.
fn below(pictures: Vec<TestPicture>) -> TestPicture {
    let height = pictures.iter().map(|picture| picture.height).sum();
    let pixels = pictures.into_iter().flat_map(|picture| picture.pixels).collect();
    TestPicture { width: WIDE as usize, height, pixels }
}

fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src/widgets/tests/pictures");
    folder.join(format!("{name}.png"))
}

fn read(file: &[u8]) -> TestPicture {
    let (kind, formats) = (ImageType::Extension("png"), CompressedImageFormats::NONE);
    let usage = RenderAssetUsages::MAIN_WORLD;
    let image = Image::from_buffer(file, kind, formats, true, ImageSampler::Default, usage).unwrap();
    let (width, height) = (image.width() as usize, image.height() as usize);
    let pixels = image.data.unwrap().as_chunks::<4>().0.iter().map(|[r, g, b, _]| [*r, *g, *b]).collect();
    TestPicture { width, height, pixels }
}

/// The widget in all those states looks as it did.
fn looks(name: &str, states: &[(f32, Hand, &dyn Fn() -> Node<'static, ()>)]) {
    let now = below(states.iter().map(|(text, hand, node)| taken(*text, *hand, *node)).collect());
    let file = file(name);
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        std::fs::write(&file, now.png()).unwrap();
    }
    let kept = std::fs::read(&file).map(|file| read(&file));
    let kept = kept.unwrap_or_else(|fault| panic!("{name}: {fault}; UPDATE_PICTURES=1 writes it"));
    assert_eq!((now.width, now.height), (kept.width, kept.height), "{name}: another size");
    let far = |a: &[u8; 3], b: &[u8; 3]| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > NEAR);
    let pixels = now.pixels.iter().zip(&kept.pixels);
    let other: Vec<usize> = pixels.enumerate().filter(|(_, (a, b))| far(a, b)).map(|(n, _)| n).collect();
    if let Some(first) = other.first() {
        let seen = std::env::temp_dir().join(format!("five-a-side-{name}.png"));
        std::fs::write(&seen, now.png()).unwrap();
        panic!(
            "{name}: {} pixels differ, the first at {}, {}; what was painted: {}",
            other.len(),
            first % now.width,
            first / now.width,
            seen.display()
        );
    }
}

#[test]
fn a_button_looks_as_recorded() {
    let plain = || row().child(Button::new("Plain button").asks(()));
    let off = || row().child(Button::new("Plain button").enabled(false).asks(()));
    let wide = || column().child(Button::new("A button with more words than fit into one line").asks(()));
    looks(
        "button",
        &[
            (1.0, Hand::None, &plain),
            (1.0, Hand::On("Plain button"), &plain),
            (1.0, Hand::Focus("Plain button"), &plain),
            (1.0, Hand::None, &off),
            (1.0, Hand::On("Plain button"), &off),
            (1.0, Hand::None, &wide),
            (2.0, Hand::Focus("Plain button"), &plain),
        ],
    );
}

#[test]
fn a_primary_button_looks_as_recorded() {
    let go = || row().child(Button::primary("KICK OFF").never_initial_focus().asks(()));
    let off = || row().child(Button::primary("KICK OFF").enabled(false).asks(()));
    looks(
        "primary",
        &[
            (1.0, Hand::None, &go),
            (1.0, Hand::On("KICK OFF"), &go),
            (1.0, Hand::Focus("KICK OFF"), &go),
            (1.0, Hand::None, &off),
        ],
    );
}

#[test]
fn segments_look_as_recorded() {
    let three = || column().child(segments(&["One", "Two", "Three"], Some(1), |_| ()));
    let none = || column().child(segments(&["One", "Two"], None, |_| ()));
    let wraps = || column().child(segments(&["Natural pace", "Quick pace", "All at once"], Some(0), |_| ()));
    looks(
        "segments",
        &[
            (1.0, Hand::None, &three),
            (1.0, Hand::On("One"), &three),
            (1.0, Hand::Focus("One"), &three),
            (1.0, Hand::On("Two"), &three),
            (1.0, Hand::Focus("Two"), &three),
            (1.0, Hand::None, &none),
            (2.0, Hand::None, &wraps),
        ],
    );
}

#[test]
fn a_stepper_looks_as_recorded() {
    let friend = || column().child(stepper("Rival", "A friend", (), ()));
    let long = || column().child(stepper("Rival", "A world-class manager", (), ()));
    looks(
        "stepper",
        &[
            (1.0, Hand::None, &friend),
            (1.0, Hand::On("Rival: next"), &friend),
            (1.0, Hand::Focus("Rival: previous"), &friend),
            (2.0, Hand::None, &long),
        ],
    );
}

#[test]
fn a_slider_looks_as_recorded() {
    let [none, half, all] =
        [0.0, 0.5, 1.0].map(|value| move || row().child(StepSlider::node("Crowd", value, |_| ())));
    looks(
        "level",
        &[
            (1.0, Hand::None, &none),
            (1.0, Hand::None, &half),
            (1.0, Hand::None, &all),
            (1.0, Hand::On("Crowd"), &half),
            (1.0, Hand::Focus("Crowd"), &half),
        ],
    );
}

#[test]
fn a_text_field_looks_as_recorded() {
    let [empty, full] =
        ["", "Zoë"].map(|name| move || column().child(TextField::node("Name", name, 16, |_| ())));
    looks(
        "field",
        &[
            (1.0, Hand::None, &empty),
            (1.0, Hand::None, &full),
            (1.0, Hand::On("Name"), &full),
            (2.0, Hand::None, &full),
        ],
    );
}

#[test]
fn text_looks_as_recorded() {
    let all = || {
        column()
            .gap(8.0)
            .child(StyledText::title("TITLE"))
            .child(StyledText::heading("HEADING"))
            .child(StyledText::label("A label"))
            .child(StyledText::body("Running text, to be read, of more than one line."))
            .child(StyledText::note("A remark"))
            .child(StyledText::label("At the right").align(bevy_egui::egui::Align::Max))
            .child(StyledText::label("In the middle of two lines that are not as long").centred())
    };
    looks("text", &[(1.0, Hand::None, &all), (1.5, Hand::None, &all)]);
}

#[test]
fn a_list_line_looks_as_recorded() {
    let line = |selected: bool| {
        move || {
            let press = Pressable::new("Line").look(PressStyle::Plain).one_of(selected);
            let words = StyledText::label("Harbour Town").colour(press.letters());
            let drawn = row().pad(20.0, 14.0).child(words.node().grow());
            column().child(drawn.press(press, ()))
        }
    };
    let (plain, chosen) = (line(false), line(true));
    let bare = || {
        let surface = BoxSurface::Fill(ink(NAVY_2), 12.0);
        let drawn = row().pad(20.0, 14.0).surface(surface).child(StyledText::label("As its box is drawn"));
        column().child(drawn.press(Pressable::new("Line").look(PressStyle::Bare), ()))
    };
    looks(
        "line",
        &[
            (1.0, Hand::None, &plain),
            (1.0, Hand::On("Line"), &plain),
            (1.0, Hand::Focus("Line"), &plain),
            (1.0, Hand::None, &chosen),
            (1.0, Hand::Focus("Line"), &chosen),
            (1.0, Hand::None, &bare),
            (1.0, Hand::On("Line"), &bare),
            (1.0, Hand::Focus("Line"), &bare),
        ],
    );
}

#[test]
fn scrolled_content_looks_as_recorded() {
    let lines = || {
        let lines = (1..9).map(|k| Button::new(format!("Line {k}")).asks(()).rigid());
        column().scrolls().height(230.0).gap(8.0).children(lines)
    };
    let fits = || column().scrolls().height(150.0).gap(8.0).child(Button::new("Line 1").asks(()).rigid());
    looks(
        "rolled",
        &[
            (1.0, Hand::None, &lines),
            (1.0, Hand::Key(Key::PageDown), &lines),
            (1.0, Hand::Key(Key::End), &lines),
            (1.0, Hand::None, &fits),
        ],
    );
}

#[test]
fn surfaces_look_as_recorded() {
    let on = |surface: fn() -> BoxSurface<'static>| {
        move || {
            let words = StyledText::label("On it").centred();
            column().child(column().pad(40.0, 30.0).surface(surface()).child(words))
        }
    };
    let [page, panel, fill, edged] = [
        || BoxSurface::Sheet,
        || BoxSurface::Panel,
        || BoxSurface::Fill(ink(NAVY_2), 16.0),
        || BoxSurface::Edged(ink(NAVY_2), 4.0, stage::palette::AMBER, 16.0),
    ]
    .map(on);
    let whole =
        || column().height(220.0).child(sheet((300.0, 180.0), column().child(StyledText::label("A page"))));
    looks(
        "surfaces",
        &[
            (1.0, Hand::None, &page),
            (1.0, Hand::None, &panel),
            (1.0, Hand::None, &fill),
            (1.0, Hand::None, &edged),
            (1.0, Hand::None, &whole),
        ],
    );
}
