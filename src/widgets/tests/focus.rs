//! Tests of the focus, of what moves it, and of activation.

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{Event, Key, Modifiers, pos2, vec2};

use super::Pane;
use crate::widgets::{
    Button, Node, PressStyle, Pressable, StepSlider, StyledText, TextField, WidgetSound, column, is_typing,
    one_of, row, stepper, take_widget_sound,
};

/// Two rows of three buttons, one of which cannot be used.
fn six() -> Node<'static, &'static str> {
    let button = |name: &'static str| Button::new(name).enabled(name != "E").asks(name).portion(1.0);
    column()
        .gap(20.0)
        .child(row().gap(20.0).children(["A", "B", "C"].map(button)))
        .child(row().gap(20.0).children(["D", "E", "F"].map(button)))
}

fn pane() -> Pane {
    let mut pane = Pane::new(900.0, 700.0);
    pane.rest(six);
    pane
}

/// That key, and the frames until the light has moved.
fn step<'a, M>(pane: &mut Pane, key: Key, page: impl Fn() -> Node<'a, M>) -> Option<String> {
    pane.key(key);
    pane.rest(page);
    pane.focused_name()
}

#[test]
fn the_primary_button_or_the_first_widget_gets_the_focus() {
    assert_eq!(pane().focused_name().as_deref(), Some("A"));
    let page = |primary: bool| {
        let go = if primary { Button::primary("GO") } else { Button::primary("GO").never_initial_focus() };
        column().child(Button::new("A").asks(())).child(go.asks(()))
    };
    for (primary, lit) in [(true, "GO"), (false, "A")] {
        let mut pane = Pane::new(900.0, 700.0);
        pane.rest(|| page(primary));
        assert_eq!(pane.focused_name().as_deref(), Some(lit));
    }
    let mut pane = Pane::new(900.0, 700.0);
    pane.rest(|| {
        column::<()>().child(Button::new("A").asks(())).child(Button::new("B").initial_focus().asks(()))
    });
    assert_eq!(pane.focused_name().as_deref(), Some("B"));
    // What cannot be used is nothing to do.
    let mut pane = Pane::new(900.0, 700.0);
    pane.rest(|| {
        column::<()>().child(Button::new("A").enabled(false).asks(())).child(Button::new("B").asks(()))
    });
    assert_eq!(pane.focused_name().as_deref(), Some("B"));
}

#[test]
fn tab_cycles_through_the_page_in_both_directions() {
    let mut pane = pane();
    let round: Vec<_> = (0..7).map(|_| step(&mut pane, Key::Tab, six).unwrap()).collect();
    assert_eq!(round, ["B", "C", "D", "F", "A", "B", "C"]);
    let back: Vec<_> = (0..6)
        .map(|_| {
            pane.key_with(Key::Tab, Modifiers::SHIFT);
            pane.rest(six);
            pane.focused_name().unwrap()
        })
        .collect();
    assert_eq!(back, ["B", "A", "F", "D", "C", "B"]);
}

/// The primary button is neither first nor last; Tab still goes from the end to the beginning.
#[test]
fn tab_reaches_everything_if_the_primary_button_is_not_first() {
    for wanted in ["A", "B", "C"] {
        let page = || {
            column().gap(10.0).children(["A", "B", "C"].map(|name| {
                let button = Button::new(name);
                if name == wanted { button.initial_focus().asks(()) } else { button.asks(()) }
            }))
        };
        let mut pane = Pane::new(900.0, 700.0);
        pane.rest(page);
        assert_eq!(pane.focused_name().as_deref(), Some(wanted));
        let mut met: Vec<_> = (0..3).map(|_| step(&mut pane, Key::Tab, page).unwrap()).collect();
        assert_eq!(met.last().map(String::as_str), Some(wanted), "{met:?}");
        met.sort();
        assert_eq!(met, ["A", "B", "C"], "from {wanted}");
    }
}

#[test]
fn arrows_move_the_focus_to_the_nearest_widget_in_their_direction() {
    let mut pane = pane();
    for (key, lit) in [
        (Key::ArrowRight, "B"),
        (Key::ArrowRight, "C"),
        (Key::ArrowDown, "F"),
        (Key::ArrowLeft, "D"),
        (Key::ArrowUp, "A"),
        (Key::ArrowUp, "A"),
        (Key::ArrowLeft, "A"),
    ] {
        assert_eq!(step(&mut pane, key, six).as_deref(), Some(lit), "{key:?}");
    }
}

/// A widget straight ahead comes before a nearer one at an angle.
#[test]
fn arrows_move_the_focus_straight_ahead() {
    let page = || {
        let top = row().gap(10.0).children(["A", "B"].map(|name| Button::new(name).asks(()).width(140.0)));
        let far = row().gap(400.0).children(["C", "D"].map(|name| Button::new(name).asks(()).width(140.0)));
        column().gap(4.0).child(top).child(far)
    };
    let mut pane = Pane::new(900.0, 700.0);
    pane.rest(page);
    pane.light("D", page);
    assert_eq!(step(&mut pane, Key::ArrowLeft, page).as_deref(), Some("C"));
    assert_eq!(step(&mut pane, Key::ArrowUp, page).as_deref(), Some("A"));
    assert_eq!(step(&mut pane, Key::ArrowRight, page).as_deref(), Some("B"));
    // Where nothing lies ahead, it goes to what lies aslant.
    assert_eq!(step(&mut pane, Key::ArrowDown, page).as_deref(), Some("C"));
}

#[test]
fn a_moving_pointer_takes_the_focus_and_a_resting_one_does_not() {
    let mut pane = pane();
    let at = pane.find("C").rect.center();
    pane.point(at + vec2(0.0, 300.0));
    pane.rest(six);
    pane.point(at);
    pane.rest(six);
    assert_eq!(pane.focused_name().as_deref(), Some("C"));
    assert_eq!(take_widget_sound(&pane.ctx), Some(WidgetSound::Hover));
    // Keys take it away from a pointer that rests, and keep it.
    assert_eq!(step(&mut pane, Key::ArrowDown, six).as_deref(), Some("F"));
    pane.rest(six);
    // Some window systems report a pointer that did not move.
    pane.point(at);
    pane.rest(six);
    assert_eq!(pane.focused_name().as_deref(), Some("F"));
    pane.point(at + vec2(3.0, 0.0));
    pane.rest(six);
    assert_eq!(pane.focused_name().as_deref(), Some("C"), "as soon as it moves it has it again");
    // Beside everything it stays, and so it does on what cannot be used.
    for beside in [pos2(880.0, 690.0), pane.find("E").rect.center()] {
        pane.point(beside);
        pane.rest(six);
        assert_eq!(pane.focused_name().as_deref(), Some("C"));
    }
}

#[test]
fn enter_space_and_the_pointer_activate_the_focused_widget_once() {
    let mut pane = pane();
    for key in [Key::Enter, Key::Space] {
        for name in ["A", "F"] {
            pane.light(name, six);
            let _ = take_widget_sound(&pane.ctx);
            pane.key(key);
            assert_eq!(pane.rest(six), [name], "{key:?}");
            assert_eq!(take_widget_sound(&pane.ctx), Some(WidgetSound::Confirm));
        }
    }
    for name in ["B", "D"] {
        assert_eq!(pane.click(name, six), [name]);
    }
    assert_eq!(pane.click("E", six), [""; 0], "it cannot be used");
    assert!(!pane.find("E").enabled);
}

#[test]
fn when_the_focused_button_disappears_the_first_gets_the_focus() {
    let page = |there: bool| {
        let mut page = column().child(Button::new("A").asks(()));
        if there {
            page = page.child(Button::new("B").asks(()));
        }
        page
    };
    let mut pane = Pane::new(900.0, 700.0);
    pane.rest(|| page(true));
    pane.light("B", || page(true));
    assert_eq!(pane.focused_name().as_deref(), Some("B"));
    pane.rest(|| page(false));
    assert_eq!(pane.focused_name().as_deref(), Some("A"));
    // So does what cannot be used any more.
    let page = |enabled: bool| {
        column().child(Button::new("A").asks(())).child(Button::new("B").enabled(enabled).asks(()))
    };
    pane.rest(|| page(true));
    pane.light("B", || page(true));
    pane.rest(|| page(false));
    assert_eq!(pane.focused_name().as_deref(), Some("A"));
}

#[test]
fn a_new_page_has_its_own_focus() {
    let mut pane = pane();
    pane.light("F", six);
    let other = || column().child(Button::new("X").asks("X")).child(Button::new("Y").asks("Y"));
    for _ in 0..4 {
        pane.show_as("other", other());
    }
    assert_eq!(pane.focused_name().as_deref(), Some("X"));
}

#[test]
fn a_slider_moves_by_arrows_and_by_the_pointer() {
    let page = |value: f32| {
        column()
            .child(StepSlider::node("Crowd", value, |value| (value * 10.0).round() as i32))
            .child(Button::new("Below").asks(-1))
    };
    let mut pane = Pane::new(900.0, 700.0);
    pane.rest(|| page(0.5));
    assert_eq!((pane.focused_name().as_deref(), pane.find("Crowd").role), (Some("Crowd"), Role::Slider));
    for (key, at, to) in [
        (Key::ArrowRight, 0.5, vec![6]),
        (Key::ArrowLeft, 0.5, vec![4]),
        (Key::ArrowRight, 1.0, vec![]),
        (Key::ArrowLeft, 0.0, vec![]),
    ] {
        pane.rest(|| page(at));
        pane.key(key);
        assert_eq!(pane.show(page(at)).into_iter().collect::<Vec<_>>(), to, "{key:?} at {at}");
        pane.rest(|| page(at));
        assert_eq!(pane.focused_name().as_deref(), Some("Crowd"), "the light stays");
    }
    assert_eq!(step(&mut pane, Key::ArrowDown, || page(0.5)).as_deref(), Some("Below"));
    let bar = pane.find("Crowd").rect;
    for (share, value) in [(0.05, 1), (0.31, 4), (0.97, 10)] {
        let at = pos2(bar.left() + bar.width() * share, bar.center().y);
        pane.point(at);
        pane.rest(|| page(0.5));
        pane.button(at, true);
        let mut asked: Vec<_> = pane.show(page(0.5)).into_iter().collect();
        pane.button(at, false);
        asked.extend(pane.rest(|| page(0.5)));
        assert!(!asked.is_empty() && asked.iter().all(|other| *other == value), "{share}: {asked:?}");
    }
}

#[test]
fn a_text_field_returns_its_typed_text() {
    let page = |text: &str| {
        let field = TextField::node("Name", text, 6, |text| text);
        column().child(Button::new("Before").asks(String::new())).child(field)
    };
    let mut pane = Pane::new(900.0, 700.0);
    pane.rest(|| page(""));
    assert!(!is_typing(&pane.ctx));
    pane.light("Name", || page(""));
    assert!(is_typing(&pane.ctx));
    assert_eq!(pane.find("Name").role, Role::TextInput);
    let mut text = String::new();
    for letter in ["A", "d", " ", "a", "Ж", "é", "too many"] {
        pane.events.push(Event::Text(letter.to_owned()));
        text = pane.show(page(&text)).unwrap_or(text);
    }
    assert_eq!(text, "Ad aЖé", "six letters and no more");
    pane.key(Key::Backspace);
    text = pane.show(page(&text)).unwrap();
    assert_eq!(text, "Ad aЖ");
    // A space is a letter here, and arrows move in the word.
    pane.key(Key::ArrowLeft);
    pane.rest(|| page(&text));
    assert_eq!(pane.focused_name().as_deref(), Some("Name"));
    assert_eq!(step(&mut pane, Key::Tab, || page(&text)).as_deref(), Some("Before"));
    pane.rest(|| page(&text));
    assert!(!is_typing(&pane.ctx));
}

#[test]
fn a_text_field_can_have_the_initial_focus() {
    let mut pane = Pane::new(900.0, 700.0);
    let page = || {
        column().child(Button::new("A").asks(String::new())).child(TextField::first_node(
            "Name",
            "",
            9,
            |t| t,
        ))
    };
    pane.rest(page);
    assert_eq!(pane.focused_name().as_deref(), Some("Name"));
    pane.events.push(Event::Text("x".to_owned()));
    assert_eq!(pane.show(page()).as_deref(), Some("x"));
}

#[test]
fn a_choice_of_several_shows_the_selected_one_and_selects_another() {
    let page = |now: u8| column().child(one_of(&["One", "Two", "Three"], &[1, 2, 3], now, |to| to));
    let mut pane = Pane::new(900.0, 700.0);
    pane.rest(|| page(2));
    for (name, selected) in [("One", false), ("Two", true), ("Three", false)] {
        let seen = pane.find(name);
        assert_eq!((seen.role, seen.selected), (Role::RadioButton, selected), "{name}");
    }
    assert_eq!(pane.click("Three", || page(2)), [3]);
    let page = || column().child(stepper("Rival", "A friend", -1, 1));
    let mut pane = Pane::new(900.0, 700.0);
    pane.rest(page);
    assert_eq!(pane.click("Rival: previous", page), [-1]);
    assert_eq!(pane.click("Rival: next", page), [1]);
}

#[test]
fn a_pressed_list_line_activates_and_its_contents_are_described() {
    let page = || {
        let line = |name: &'static str| {
            row()
                .child(StyledText::label(format!("About {name}")))
                .press(Pressable::new(name).look(PressStyle::Bare), name)
        };
        column().gap(10.0).child(line("First")).child(line("Second"))
    };
    let mut pane = Pane::new(900.0, 700.0);
    pane.rest(page);
    assert_eq!(pane.focused_name().as_deref(), Some("First"));
    assert_eq!(pane.find("About Second").role, Role::Label);
    assert_eq!(pane.click("Second", page), ["Second"]);
    pane.light("First", page);
    pane.key(Key::Enter);
    assert_eq!(pane.rest(page), ["First"]);
}

#[test]
fn messages_of_a_part_are_mapped_to_the_whole() {
    #[derive(Debug, PartialEq)]
    enum Whole {
        Part(i32),
        Own,
    }
    let page = || {
        let part =
            || column().child(stepper("Inner", "1", -1, 1)).child(StepSlider::node("Much", 0.5, |_| 7));
        column().child(part().map(Whole::Part)).child(Button::new("Own").asks(Whole::Own))
    };
    let mut pane = Pane::new(900.0, 700.0);
    pane.rest(page);
    assert_eq!(pane.click("Inner: next", page), [Whole::Part(1)]);
    assert_eq!(pane.click("Own", page), [Whole::Own]);
    pane.light("Much", page);
    pane.key(Key::ArrowRight);
    assert_eq!(pane.rest(page), [Whole::Part(7)]);
}

#[test]
fn a_page_opens_scrolled_to_its_top_wherever_its_primary_button_is() {
    let page = || {
        let line = |k: i32| {
            let press = if k == 19 {
                Pressable::new(format!("Line {k}")).initial_focus()
            } else {
                Pressable::new(format!("Line {k}"))
            };
            row().height(60.0).rigid().press(press, ())
        };
        column().full_height().child(column().scrolls().grow().gap(10.0).children((0..20).map(line)))
    };
    let mut pane = Pane::new(900.0, 500.0);
    for _ in 0..12 {
        pane.rest(page);
    }
    assert!(pane.find("Line 0").is_whole() && !pane.find("Line 19").is_whole());
}

#[test]
fn focusing_a_widget_out_of_sight_scrolls_to_it() {
    let page = || {
        let lines = (0..20).map(|k| Button::new(format!("Line {k}")).asks(()).rigid());
        column().full_height().child(column().scrolls().grow().gap(10.0).children(lines))
    };
    let mut pane = Pane::new(900.0, 500.0);
    pane.rest(page);
    assert!(!pane.find("Line 19").is_whole());
    for k in (1..20).chain([0, 1]) {
        let lit = step(&mut pane, Key::Tab, page);
        for _ in 0..12 {
            pane.show(page());
        }
        assert_eq!(lit, Some(format!("Line {k}")));
        assert!(pane.find(&format!("Line {k}")).is_whole(), "Line {k} is in focus and out of sight");
    }
    for k in (1..19).rev() {
        pane.light(&format!("Line {}", k + 1), page);
        assert_eq!(step(&mut pane, Key::ArrowUp, page), Some(format!("Line {k}")));
        for _ in 0..12 {
            pane.show(page());
        }
        assert!(pane.find(&format!("Line {k}")).is_whole(), "Line {k} by an arrow");
    }
}

#[test]
fn a_keyed_widget_keeps_its_identity_when_moved() {
    let page = |names: &[&'static str]| {
        column()
            .children(names.iter().map(|name| Button::new(*name).asks(*name).key(*name)).collect::<Vec<_>>())
    };
    let mut pane = Pane::new(900.0, 700.0);
    pane.rest(|| page(&["A", "B", "C"]));
    pane.light("B", || page(&["A", "B", "C"]));
    pane.rest(|| page(&["B", "C"]));
    assert_eq!(pane.focused_name().as_deref(), Some("B"), "the light goes with it");
}

/// A person who types one name after the other presses Enter after each.
#[test]
fn enter_moves_to_the_next_empty_field_and_finally_to_the_primary_button() {
    let texts = std::cell::RefCell::new(["", "Ada", "", ""].map(str::to_owned));
    let page = || {
        let fields = (0..4).map(|k| {
            let text = texts.borrow()[k].clone();
            TextField::node(format!("Name {k}"), text, 6, move |text| (k, text))
        });
        let done = Button::primary("Done").asks((9, String::new()));
        column().gap(8.0).child(done).children(fields)
    };
    let mut pane = Pane::new(900.0, 700.0);
    pane.rest(page);
    assert_eq!(pane.focused_name().as_deref(), Some("Done"));
    pane.light("Name 2", page);
    let mut met = Vec::new();
    for name in ["Bo", "Cy", "Di"] {
        pane.events.push(Event::Text(name.to_owned()));
        if let Some((k, text)) = pane.show(page()) {
            texts.borrow_mut()[k] = text;
        }
        pane.key(Key::Enter);
        pane.rest(page);
        met.push(pane.focused_name().unwrap_or_default());
    }
    assert_eq!(met, ["Name 3", "Name 0", "Done"]);
    assert_eq!(*texts.borrow(), ["Di", "Ada", "Bo", "Cy"]);
}
