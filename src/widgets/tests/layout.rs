//! Tests of layout: rows that wrap, columns that share, measured text, scrolling boxes; at every size
//! of text.

use bevy_egui::egui::{Event, Key, Modifiers, MouseWheelUnit, Pos2, Rect, TouchPhase, vec2};

use super::Pane;
use crate::widgets::{
    Button, GridTrack, Node, StepSlider, StyledText, TextField, column, long_list, one_of, row, segments,
    sheet, space, stepper, table, titled_page,
};

/// The player's factors for text.
const TEXT: [f32; 3] = [1.0, 1.5, 2.0];

fn buttons<'a>(labels: &'static [&str]) -> impl Iterator<Item = Node<'a, ()>> {
    labels.iter().map(|label| Button::new(*label).asks(()))
}

fn near(a: f32, b: f32) -> bool {
    (a - b).abs() <= 1.5
}

#[test]
fn a_row_wraps_where_there_is_no_room() {
    const NAMES: [&str; 3] = ["One", "Two", "Three"];
    let page = |wraps: bool| {
        let row = row().gap(20.0).children(NAMES.map(|name| Button::new(name).asks(()).basis(300.0)));
        column().child(if wraps { row.wrap() } else { row })
    };
    let tops = |width: f32, wraps: bool| {
        let mut pane = Pane::new(width, 600.0);
        pane.rest(|| page(wraps));
        NAMES.map(|name| pane.find(name).rect.top())
    };
    let [one, two, three] = tops(1000.0, true);
    assert!(near(one, two) && near(two, three));
    let [one, two, three] = tops(700.0, true);
    assert!(near(one, two) && three > two + 50.0, "the third stands below");
    let [one, two, three] = tops(500.0, true);
    assert!(two > one + 50.0 && three > two + 50.0, "each stands below the one before");
    let [one, two, three] = tops(500.0, false);
    assert!(near(one, two) && near(two, three), "a row that does not wrap shrinks its children");
}

#[test]
fn rows_that_are_balanced_have_about_as_many_each() {
    const NAMES: [&str; 7] = ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th"];
    for (width, count, wanted) in [
        (1000.0, 6, &[6][..]),
        (800.0, 6, &[3, 3]),
        (800.0, 7, &[4, 3]),
        (560.0, 7, &[3, 2, 2]),
        (420.0, 6, &[2, 2, 2]),
        (150.0, 3, &[1, 1, 1]),
    ] {
        let mut pane = Pane::new(width, 600.0);
        pane.rest(|| {
            let all = NAMES[..count].iter().map(|name| Button::new(*name).asks(()).basis(140.0).grow());
            column().child(row().wrap().balanced().gaps(20.0, 10.0).children(all))
        });
        let places = NAMES[..count].iter().map(|name| pane.find(name).rect);
        let mut rows: Vec<Vec<Rect>> = Vec::new();
        for place in places {
            match rows.last_mut() {
                Some(row) if near(row[0].top(), place.top()) => row.push(place),
                _ => rows.push(vec![place]),
            }
        }
        assert_eq!(rows.iter().map(Vec::len).collect::<Vec<_>>(), wanted, "{count} in {width}");
        assert!(
            rows.iter().all(|row| row[row.len() - 1].right() > width - 8.0),
            "each row is full: {rows:?}"
        );
    }
}

#[test]
fn equal_portions_are_equally_wide() {
    const NAMES: [&str; 3] = ["A", "Somewhat longer", "The longest of all of them"];
    for text in TEXT {
        let mut pane = Pane::new(1600.0, 600.0).text(text);
        pane.rest(|| {
            column().child(row().children(NAMES.map(|name| Button::new(name).asks(()).portion(1.0))))
        });
        for name in NAMES {
            assert!(near(pane.find(name).rect.width(), 1600.0 / 3.0), "{name} at {text}");
        }
        let shares = NAMES.iter().zip([1.0, 2.0, 5.0]);
        let shares = shares.map(|(name, share)| Button::new(*name).asks(()).portion(share));
        pane.show(column().child(row().children(shares)));
        assert!(near(pane.find(NAMES[1]).rect.width(), 400.0), "a quarter, at {text}");
    }
}

#[test]
fn columns_of_a_table_line_up() {
    let words = ["Side", "Points", "Harbour Town", "3", "Kestrel Vale Reserves", "12"];
    for text in TEXT {
        let mut pane = Pane::new(1200.0, 600.0).text(text);
        let cells = || words.map(|words| StyledText::label(words).one_line().node::<()>());
        pane.rest(|| {
            column().child(table(&[GridTrack::Fits, GridTrack::Share(1.0)]).gap(10.0).children(cells()))
        });
        for (left, right) in [(0, 1), (2, 3), (4, 5)] {
            let [left, right] = [left, right].map(|k: usize| pane.find(words[k]).rect);
            assert!(near(left.left(), 0.0) && near(left.center().y, right.center().y), "at {text}");
            let longest = pane.find(words[4]).rect;
            assert!(near(right.left(), longest.right() + 10.0), "at {text}");
        }
    }
}

const WORDS: [&str; 4] = [
    "Short",
    "Some words that take more than one line where the column is narrow",
    "Internationalisation",
    "At the table home wears Harbour Town's shirts, away Kestrel Vale's. What else the match says of its sides.",
];

/// Overhang of the slanted letters of a headline at the end of their line, design units.
const SLANT: f32 = 6.0;

/// Everything painted is inside its widget, and nothing cuts it.
fn whole(pane: &Pane, what: &str) {
    let seen = pane.seen();
    let lines = pane.lines();
    assert!(!lines.is_empty(), "{what}: no words");
    for (words, ink, clip) in &lines {
        assert!(clip.contains_rect(ink.shrink(1.0)), "{what}: {words} is cut at {ink} by {clip}");
        // Slanted letters lean a little out of it.
        let within = seen.iter().any(|seen| seen.rect.expand2(vec2(SLANT, 1.5)).contains_rect(*ink));
        assert!(within, "{what}: {words} at {ink} lies in nothing of {seen:#?}");
    }
}

#[test]
fn text_is_never_cut_off_by_its_measured_size() {
    for text in TEXT {
        for width in [720.0, 1000.0, 1700.0] {
            let mut pane = Pane::new(width, 3000.0).text(text);
            let what = format!("{width} wide at {text}");
            let styles = [
                StyledText::title,
                StyledText::heading,
                StyledText::label,
                StyledText::body,
                StyledText::note,
            ];
            for style in styles {
                let page = || column().pad(12.0, 12.0).children(WORDS.map(|words| style(words).node::<()>()));
                pane.rest(page);
                whole(&pane, &what);
                let mut below = 0.0;
                for words in WORDS {
                    let r = pane.find(words).rect;
                    assert!(r.top() >= below - 0.5, "{what}: {words} begins above the end of the one before");
                    below = r.bottom();
                }
            }
            pane.show(column().children(WORDS.map(|words| Button::new(words).asks(()))));
            whole(&pane, &what);
            pane.show(column().align_middle().children(WORDS.map(|words| Button::primary(words).asks(()))));
            whole(&pane, &what);
        }
    }
}

#[test]
fn text_and_controls_side_by_side_do_not_overlap() {
    for text in TEXT {
        for width in [800.0, 1200.0, 1800.0] {
            let mut pane = Pane::new(width, 2000.0).text(text);
            pane.rest(column::<()>);
            let volume = StepSlider::node("Level", 0.5, |_| ());
            let name = TextField::node("Field", "Ada", 20, |_| ());
            let shade = segments(&["Two colours", "Four colours", "As many as there are"], Some(1), |_| ());
            let side = one_of(&["Home", "Away"], &[1, 2], 2, |_| ());
            let rest = stepper("Rival", "World class", (), ());
            let controls = [volume, name, shade, side, rest];
            let rows =
                controls.into_iter().zip(WORDS.into_iter().chain(["Another"])).map(|(control, words)| {
                    row()
                        .wrap()
                        .gaps(24.0, 8.0)
                        .child(StyledText::label(words).node().basis(420.0).share(2.0))
                        .child(control.basis(320.0).share(3.0))
                });
            pane.show(column().gap(10.0).children(rows));
            let what = format!("{width} wide at {text}");
            let seen: Vec<_> = pane.seen().into_iter().filter(|seen| seen.rect.is_positive()).collect();
            let apart: Vec<_> = seen
                .iter()
                .filter(|seen| seen.is_control() || WORDS.contains(&seen.label.as_str()))
                .map(|seen| (seen.label.clone(), seen.rect))
                .collect();
            assert_eq!(apart.len(), 4 + 1 + 1 + 3 + 2 + 2, "{what}: {apart:?}");
            for (n, (a, here)) in apart.iter().enumerate() {
                let canvas = Rect::from_min_size(Pos2::ZERO, pane.size);
                assert!(canvas.contains_rect(*here), "{what}: {a} leaves the window");
                for (b, there) in &apart[n + 1..] {
                    let common = here.intersect(*there);
                    assert!(common.width() < 0.5 || common.height() < 0.5, "{what}: {a} and {b}");
                }
            }
        }
    }
}

const LINES: [&str; 24] = [
    "L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "L10", "L11", "L12", "L13", "L14", "L15", "L16",
    "L17", "L18", "L19", "L20", "L21", "L22", "L23", "L24",
];

#[test]
fn content_too_high_for_its_column_scrolls_and_keeps_its_height() {
    for text in TEXT {
        let mut pane = Pane::new(900.0, 700.0).text(text);
        let page = || {
            let body = column().scrolls().gap(10.0).children(buttons(&LINES).map(Node::rigid));
            titled_page("TITLE", (), body)
        };
        pane.rest(page);
        let high = pane.find("L1").rect.height();
        assert!(high >= 56.0, "as high as it is anywhere");
        for (n, name) in LINES.iter().enumerate() {
            let r = pane.find(name).rect;
            assert!(near(r.height(), high), "{name} at {text}");
            assert!(near(r.top(), pane.find("L1").rect.top() + (high + 10.0) * n as f32), "{name} at {text}");
        }
        let back = pane.find("Back").rect;
        assert!(pane.find("L1").is_whole() && !pane.find("L24").is_whole());
        for (key, first, last) in [
            (Key::End, false, true),
            (Key::Home, true, false),
            (Key::PageDown, false, false),
            (Key::Home, true, false),
        ] {
            pane.key(key);
            pane.rest(page);
            let [one, all] = ["L1", "L24"].map(|name| pane.find(name));
            assert_eq!((one.is_whole(), all.is_whole()), (first, last), "{key:?} at {text}");
            assert_eq!(pane.find("Back").rect, back, "what does not scroll stays");
        }
        pane.point(pane.find("L2").rect.center());
        pane.rest(page);
        let before = pane.find("L1").rect.top();
        pane.events.push(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, -60.0),
            phase: TouchPhase::Move,
            modifiers: Modifiers::NONE,
        });
        for _ in 0..30 {
            pane.show(page());
        }
        assert!(pane.find("L1").rect.top() < before - 20.0, "the wheel scrolls it");
    }
}

#[test]
fn a_page_opens_scrolled_to_its_top() {
    let mut pane = Pane::new(900.0, 700.0);
    let page = || titled_page("TITLE", (), column().scrolls().children(buttons(&LINES).map(Node::rigid)));
    pane.rest(page);
    pane.key(Key::End);
    pane.rest(page);
    assert!(pane.find("L24").is_whole());
    pane.show_as("another", titled_page("OTHER", (), column()));
    pane.rest(page);
    assert!(pane.find("L1").is_whole());
}

#[test]
fn content_that_fits_does_not_scroll() {
    let mut pane = Pane::new(900.0, 700.0);
    let page =
        || titled_page("TITLE", (), column().scrolls().children(buttons(&LINES[..4]).map(Node::rigid)));
    pane.rest(page);
    let before = LINES.map(|name| pane.seen().into_iter().find(|seen| seen.label == name));
    pane.key(Key::End);
    pane.rest(page);
    let after = LINES.map(|name| pane.seen().into_iter().find(|seen| seen.label == name));
    assert_eq!(before.map(|seen| seen.map(|seen| seen.rect)), after.map(|seen| seen.map(|seen| seen.rect)));
}

#[test]
fn only_the_visible_part_of_a_long_list_is_laid_out() {
    for text in TEXT {
        let mut pane = Pane::new(900.0, 700.0).text(text);
        let page = || {
            let line = |k: usize| Button::new(format!("Line {k}")).asks(());
            column().full_height().child(long_list(1000, 8.0, None, line))
        };
        pane.rest(page);
        let laid = |pane: &Pane| -> Vec<usize> {
            let seen = pane.seen().into_iter();
            seen.filter_map(|seen| seen.label.strip_prefix("Line ").map(|k| k.parse().unwrap())).collect()
        };
        let first = laid(&pane);
        assert!(first.contains(&0) && first.len() < 20, "{first:?} at {text}");
        pane.key(Key::End);
        pane.rest(page);
        let last = laid(&pane);
        assert!(last.contains(&999) && last.len() < 20, "{last:?} at {text}");
        assert!(pane.find("Line 999").is_whole(), "at {text}");
    }
}

#[test]
fn a_sheet_has_a_maximum_size_and_is_centred() {
    for (width, height) in [(1440.0, 1080.0), (1920.0, 1080.0), (2560.0, 1080.0)] {
        let mut pane = Pane::new(width, height);
        pane.rest(|| sheet((700.0, 500.0), column().full_height().child(Button::new("In it").asks(()))));
        let r = pane.find("In it").rect;
        assert!(near(r.center().x, width / 2.0), "{r}");
        assert!(r.width() <= 700.0 - 88.0 + 1.0, "{r}");
        assert!(near(r.top(), (height - 500.0) / 2.0 + 30.0) || r.top() > (height - 500.0) / 2.0, "{r}");
    }
}

#[test]
fn a_sheet_grows_with_text_up_to_the_window() {
    let wide = |text: f32, window: f32| {
        let mut pane = Pane::new(window, 1080.0).text(text);
        pane.rest(|| sheet((700.0, 500.0), column().full_height().child(Button::new("In it").asks(()))));
        whole(&pane, &format!("{window} at {text}"));
        pane.find("In it").rect.width()
    };
    for (text, window, sheet) in [(1.0, 2560.0, 700.0), (1.5, 2560.0, 1050.0), (2.0, 2560.0, 1400.0)] {
        assert!(near(wide(text, window), sheet - 88.0), "{} at {text}", wide(text, window));
    }
    assert!(near(wide(2.0, 1000.0), 1000.0 - 40.0 - 88.0), "{}", wide(2.0, 1000.0));
    // What is too high for the window scrolls; the head stays in sight.
    let mut pane = Pane::new(1920.0, 1080.0).text(2.0);
    let lines = || column().scrolls().gap(20.0).children(buttons(&LINES).map(Node::rigid));
    pane.rest(|| sheet((700.0, 1000.0), column().child(Button::new("Head").asks(()).rigid()).child(lines())));
    assert!(pane.find("Head").rect.top() >= 20.0 && pane.find("Head").is_whole());
    assert!(!pane.find("L24").is_whole());
}

#[test]
fn a_title_and_its_back_button_are_side_by_side_or_stacked() {
    for text in TEXT {
        for (width, height) in [(1440.0, 1080.0), (1920.0, 1080.0), (2560.0, 1080.0)] {
            let mut pane = Pane::new(width, height).text(text);
            let title = "A TITLE OF SOME LENGTH THAT FILLS ITS ROW";
            pane.rest(|| titled_page(title, (), column().child(space(10.0, 10.0))));
            let (title, back) = (pane.find(title).rect, pane.find("Back").rect);
            let common = title.intersect(back);
            assert!(common.width() < 0.5 || common.height() < 0.5, "{width} at {text}: {title} {back}");
            whole(&pane, &format!("{width} at {text}"));
        }
    }
}
