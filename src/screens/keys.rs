//! The page where keys and the buttons of pads are bound anew, and where both lie before the player as they are bound.

mod keyboard;
mod pad;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Rect, pos2};

use super::{centred, page};
use crate::engine::Seat;
use crate::flow::action::{Hands, InputAction};
use crate::flow::frame::Heard;
use crate::flow::page::{Go, Page, on_show};
use crate::flow::prefs::Prefs;
use crate::session::bindings::{Bindings, Bound, OPTIONS, Row, button_name};
use crate::session::hands::NextButton;
use crate::stage::palette::{AMBER, CHALK, MUTED};
use crate::theme::paint::{block, rect, sheet, text, text_fit};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale};

/// What waits for a key or a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    Key(InputAction),
    Button(InputAction),
}

/// What is on show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    /// The options of a turn.
    #[default]
    Options,
    /// What else is done at the table.
    Table,
    /// What leads through menus.
    Menus,
    /// A pad, and the options on it.
    Pad,
    /// A keyboard.
    Keyboard,
}

impl Part {
    const ALL: [Self; 5] = [Self::Options, Self::Table, Self::Menus, Self::Pad, Self::Keyboard];
    const NAMES: [&'static str; 5] = ["Options", "Table", "Menus", "Gamepad", "Keyboard"];

    const fn words(self) -> &'static str {
        match self {
            Self::Options => {
                "The options of a turn, in the order in which they lie. Take one, then press its new key."
            }
            Self::Table => {
                "A key and a button for everything else. Take one, then press its new key or button."
            }
            Self::Menus => {
                "What leads through menus. Its keys stay as they are; take a button to give it another one."
            }
            Self::Pad => {
                "Six buttons stand for options where both choose in secret, and with one held for six more."
            }
            Self::Keyboard => "What every key does.",
        }
    }

    /// Whether that action is bound in this part, in a list.
    const fn lists(self, action: InputAction) -> bool {
        use InputAction::{
            Coach, Competition, Fullscreen, HideCards, Log, LogOfTwo, Look, MoreOptions, Mute, Option,
            Proceed, ReplayGoal, Rules, Settings, Undo,
        };
        let table = matches!(
            action,
            Proceed
                | HideCards
                | Undo
                | Log
                | LogOfTwo
                | Coach
                | Rules
                | Competition
                | Settings
                | Mute
                | Fullscreen
                | ReplayGoal
        );
        match self {
            Self::Table => table,
            Self::Menus => !table && !matches!(action, Option(..) | Look(_) | MoreOptions),
            Self::Options | Self::Pad | Self::Keyboard => false,
        }
    }
}

/// What waits for a key, what is on show, and what was said of the last one.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Listening {
    wanted: Option<Wanted>,
    part: Part,
    said: String,
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    // Before anything else hears a key.
    let first = listen.in_set(Heard::Claim).after(super::dialog::hold);
    app.init_resource::<Listening>().add_systems(PreUpdate, first.run_if(on_show(Page::Keys)));
}

/// The next key or button that is pressed is bound where one is waited for; `Esc` leaves it as it was.
pub(super) fn listen(
    keys: Res<ButtonInput<KeyCode>>,
    mut hands: ResMut<Hands>,
    mut next: ResMut<NextButton>,
    mut listening: ResMut<Listening>,
    bindings: Res<Bindings>,
    mut prefs: ResMut<Prefs>,
) {
    let Some(wanted) = listening.wanted else { return };
    let mut now = bindings.clone();
    if let (Wanted::Button(action), Some(button)) = (wanted, next.pressed.take()) {
        let old = now.button(action).map_or("nothing", button_name);
        listening.said = told(now.bind_button(action, button), button_name(button), old);
        listening.wanted = None;
        prefs.set.keys = now.to_settings();
        return;
    }
    let leaves = hands.just(InputAction::Back) || hands.just(InputAction::Menu);
    // Nothing else shall hear it.
    hands.clear();
    if leaves {
        listening.said.clear();
    } else {
        let Some(key) = keys.get_just_pressed().next().copied() else { return };
        let Wanted::Key(action) = wanted else { return };
        let old = now.cap_of(action);
        listening.said = told(now.bind(action, key), &now.cap(key), &old);
        prefs.set.keys = now.to_settings();
    }
    listening.wanted = None;
    *next = NextButton::default();
}

/// What became of a key or a button, in words.
fn told(bound: Bound, new: &str, old: &str) -> String {
    match bound {
        Bound::Done => format!("{new} stands for it now."),
        Bound::Swapped(_) => format!("{new} stood for something else, which has {old} now."),
        Bound::Taken(_) => format!("{new} stands for something that cannot have {old} instead."),
        Bound::Reserved => format!("{new} belongs to the menus; another one, please."),
    }
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    scale: Res<UiScale>,
    bindings: Res<Bindings>,
    mut next: ResMut<NextButton>,
    mut listening: ResMut<Listening>,
    mut prefs: ResMut<Prefs>,
    mut focus: ResMut<Focus>,
    mut go: MessageWriter<Go>,
) -> Result {
    let listening = listening.bypass_change_detection();
    let close = page(contexts.ctx_mut()?, "keys page", 0.7, |ui, canvas| {
        let r = centred(canvas, 1400.0, 900.0);
        let p = ui.painter().clone();
        sheet(&p, r, 18.0);
        let at = pos2(r.left() + 44.0, r.top() + 56.0);
        text(&p, at, Align2::LEFT_CENTER, "KEYS", Face::Headline, 62.0, AMBER);
        let size = scale.text(24.0);
        let at = pos2(r.left() + 44.0, r.top() + 122.0);
        let words = listening.part.words();
        text_fit(&p, at, Align2::LEFT_CENTER, words, Face::Text, size, r.width() - 88.0, MUTED);
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let waits = listening.wanted.is_some();
        let back = rect(r.right() - 224.0, r.top() + 24.0, 180.0, 60.0);
        let close = desk.button("keys close", back, "Back", 36.0, Kind::Plain) && !waits;
        let parts = rect(r.left() + 300.0, r.top() + 26.0, back.left() - r.left() - 340.0, 56.0);
        let wish = desk.one_of("keys part", parts, (&Part::NAMES, &Part::ALL), listening.part, 32.0);
        if let Some(part) = wish.filter(|_| !waits) {
            (listening.part, listening.said) = (part, String::new());
        }
        let body = Rect::from_min_max(pos2(r.left() + 44.0, r.top() + 172.0), r.max);
        let rows = bindings.rows();
        let wanted = listening.wanted;
        let picked = match listening.part {
            Part::Options => options(&mut desk, body, &bindings, wanted),
            Part::Table | Part::Menus => {
                let rows = rows.iter().filter(|row| listening.part.lists(row.action));
                list(&mut desk, body, &rows.collect::<Vec<_>>(), wanted)
            }
            Part::Pad => on_pad(&mut desk, body, &bindings, wanted),
            Part::Keyboard => {
                on_keyboard(&desk, body, &bindings);
                None
            }
        };
        if let Some(wanted) = picked.filter(|_| !waits) {
            listening.wanted = Some(wanted);
            *next = NextButton { wanted: matches!(wanted, Wanted::Button(_)), pressed: None };
            listening.said.clear();
        }
        let at = pos2(r.left() + 44.0, r.bottom() - 122.0);
        text_fit(&p, at, Align2::LEFT_CENTER, &listening.said, Face::Text, size, r.width() - 88.0, AMBER);
        let reset = rect(r.left() + 44.0, r.bottom() - 92.0, 420.0, 60.0);
        if desk.button("keys reset", reset, "Back to the defaults", 32.0, Kind::Plain) && !waits {
            prefs.set.keys.clear();
            listening.said = "As they were.".into();
        }
        desk.done();
        close
    });
    if close {
        go.write(Go::Back);
    }
    Ok(())
}

/// The options of a turn: twelve keys for each hand.
fn options(desk: &mut Desk, r: Rect, bindings: &Bindings, wanted: Option<Wanted>) -> Option<Wanted> {
    let heads = ["One player, or the left of two", "The right of two players"];
    let size = desk.scale.text(30.0).min(38.0);
    let mut picked = None;
    for (hand, head) in heads.into_iter().enumerate() {
        let left = r.left() + 672.0 * hand as f32;
        let at = pos2(left, r.top() + 28.0);
        text(&desk.painter(), at, Align2::LEFT_CENTER, head, Face::Display, size, CHALK);
        for option in 0..OPTIONS {
            let (column, line) = ((option % 3) as f32, (option / 3) as f32);
            let slot = rect(left + 214.0 * column, r.top() + 68.0 + 104.0 * line, 200.0, 88.0);
            let action = InputAction::Option(Seat::BOTH[hand], option);
            let key = Wanted::Key(action);
            let label = bindings.cap_of(action);
            if place(desk, &format!("key {hand} {option}"), slot, &label, wanted == Some(key)) {
                picked = Some(key);
            }
        }
    }
    picked
}

/// Actions in two columns, each with its key and its button.
fn list(desk: &mut Desk, r: Rect, rows: &[&Row], wanted: Option<Wanted>) -> Option<Wanted> {
    let size = desk.scale.text(28.0).min(36.0);
    let half = rows.len().div_ceil(2);
    let step = (r.height() - 130.0) / half as f32;
    let mut picked = None;
    for (k, row) in rows.iter().enumerate() {
        let (x, y) = (r.left() + 672.0 * (k / half) as f32, r.top() + step * (k % half) as f32);
        let at = pos2(x, y + (step - 12.0) / 2.0);
        text_fit(&desk.painter(), at, Align2::LEFT_CENTER, &row.words, Face::Display, size, 300.0, CHALK);
        let column = |n: f32| rect(x + 312.0 + 168.0 * n, y, 156.0, step - 12.0);
        let key = Wanted::Key(row.action);
        if row.key_is_free {
            let name = format!("key of {}", row.words);
            let label = row.key.as_deref().unwrap_or("none");
            picked = place(desk, &name, column(0.0), label, wanted == Some(key)).then_some(key).or(picked);
        } else if let Some(cap) = &row.key {
            let at = column(0.0).center();
            text_fit(&desk.painter(), at, Align2::CENTER_CENTER, cap, Face::Display, 34.0, 140.0, MUTED);
        }
        let button = Wanted::Button(row.action);
        if row.button_is_free {
            let name = format!("button of {}", row.words);
            let label = row.button.as_deref().unwrap_or("none");
            picked =
                place(desk, &name, column(1.0), label, wanted == Some(button)).then_some(button).or(picked);
        }
    }
    picked
}

/// A pad, and beside it the buttons of options.
fn on_pad(desk: &mut Desk, r: Rect, bindings: &Bindings, wanted: Option<Wanted>) -> Option<Wanted> {
    let size = desk.scale.text(28.0).min(36.0);
    let drawn = Rect::from_min_size(r.min, bevy_egui::egui::vec2(840.0, r.height() - 140.0));
    pad::pad(&desk.painter(), drawn, bindings, desk.scale);
    let half = OPTIONS / 2;
    let options = (0..half)
        .map(|k| (InputAction::Option(Seat::Home, k), format!("Options {} and {}", k + 1, k + 1 + half)));
    let others =
        [(InputAction::MoreOptions, "Held: options 7 to 12"), (InputAction::Look(Seat::Home), "Look")];
    let all: Vec<_> = options.chain(others.map(|(action, words)| (action, words.to_owned()))).collect();
    let step = (r.height() - 130.0) / all.len() as f32;
    let mut picked = None;
    for (k, (action, words)) in all.into_iter().enumerate() {
        let (x, y) = (drawn.right() + 24.0, r.top() + step * k as f32);
        let at = pos2(x, y + (step - 12.0) / 2.0);
        text_fit(&desk.painter(), at, Align2::LEFT_CENTER, &words, Face::Display, size, 270.0, CHALK);
        let button = Wanted::Button(action);
        let label = bindings.button(action).map_or("none", button_name);
        let slot = rect(x + 284.0, y, 160.0, step - 12.0);
        let name = format!("button of {words}");
        picked = place(desk, &name, slot, label, wanted == Some(button)).then_some(button).or(picked);
    }
    picked
}

/// A keyboard, and what its colours mean.
fn on_keyboard(desk: &Desk, r: Rect, bindings: &Bindings) {
    let p = desk.painter();
    let drawn = Rect::from_min_max(r.min, pos2(r.right() - 44.0, r.bottom() - 200.0));
    keyboard::keyboard(&p, drawn, bindings);
    let mut at = pos2(r.left(), drawn.bottom() + 34.0);
    for (colour, words) in keyboard::colours() {
        block(
            &p,
            Rect::from_center_size(pos2(at.x + 14.0, at.y), bevy_egui::egui::vec2(28.0, 28.0)),
            6.0,
            colour,
        );
        let size = desk.scale.text(27.0).min(27.0);
        at.x = text(&p, pos2(at.x + 38.0, at.y), Align2::LEFT_CENTER, words, Face::Display, size, CHALK)
            .right()
            + 40.0;
    }
}

/// A key or button that can be bound anew: whether it was taken.
fn place(desk: &mut Desk, name: &str, r: Rect, label: &str, here: bool) -> bool {
    let (label, kind) = if here { ("press one", Kind::Chosen) } else { (label, Kind::Plain) };
    desk.button(name, r, label, 40.0, kind)
}
