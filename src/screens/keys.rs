//! The page where keys and the buttons of pads are given out anew: those of the options, and those of all the rest.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Rect, pos2};

use super::{centred, page};
use crate::flow::frame::Heard;
use crate::flow::page::{Go, Page, on_show};
use crate::flow::prefs::Prefs;
use crate::session::keys::{Bound, Deed, Keys, Slot, pad_cap, slot_of};
use crate::session::pad::NextButton;
use crate::stage::palette::{AMBER, CHALK, MUTED};
use crate::theme::paint::{rect, sheet, text, text_fit};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale};

/// What waits for a key or a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    Key(Slot),
    Button(Deed),
}

/// What is on show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    /// The options of a turn.
    #[default]
    Options,
    /// What else keys do.
    Deeds,
    /// What buttons of pads do.
    Pads,
}

impl Part {
    const ALL: [Self; 3] = [Self::Options, Self::Deeds, Self::Pads];
    const NAMES: [&'static str; 3] = ["Options", "Table and menus", "Gamepad"];

    const fn words(self) -> &'static str {
        match self {
            Self::Options => {
                "The options of a turn, in the order in which they lie. Take one, then press its new key."
            }
            Self::Deeds => "Everything else that has a key. Take one, then press its new key.",
            Self::Pads => {
                "What the buttons do. Take one, then press its new button. Nobody needs all of them."
            }
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

/// The next key or button that is pressed goes where one is waited for; `Esc` leaves it as it was.
pub(super) fn listen(
    mut pressed: ResMut<ButtonInput<KeyCode>>,
    mut next: ResMut<NextButton>,
    mut listening: ResMut<Listening>,
    keys: Res<Keys>,
    mut prefs: ResMut<Prefs>,
) {
    let Some(wanted) = listening.wanted else { return };
    if let (Wanted::Button(deed), Some(button)) = (wanted, next.pressed.take()) {
        let mut now = keys.clone();
        now.bind_pad(deed, button);
        listening.wanted = None;
        listening.said = format!("{} does it now.", pad_cap(button));
        prefs.set.keys = now.to_settings();
        return;
    }
    let Some(key) = pressed.get_just_pressed().next().copied() else { return };
    // Nothing else shall hear it.
    pressed.clear_just_pressed(key);
    match wanted {
        _ if key == KeyCode::Escape => listening.said.clear(),
        Wanted::Button(_) => return,
        Wanted::Key(slot) => {
            let mut now = keys.clone();
            let old = now.at(slot);
            listening.said = match now.bind(slot, key) {
                Bound::Done => format!("{} stands for it now.", keys.cap(key)),
                Bound::Swapped(_) => {
                    format!("{} stood for something else, which has {} now.", keys.cap(key), keys.cap(old))
                }
                Bound::Taken(_) => {
                    format!(
                        "{} stands for something that cannot have {} instead.",
                        keys.cap(key),
                        keys.cap(old)
                    )
                }
                Bound::Reserved => format!("{} belongs to the menus; another one, please.", keys.cap(key)),
            };
            prefs.set.keys = now.to_settings();
        }
    }
    listening.wanted = None;
    *next = NextButton::default();
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    scale: Res<UiScale>,
    keys: Res<Keys>,
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
        let picked = match listening.part {
            Part::Options => options(&mut desk, body, &keys, listening.wanted),
            Part::Deeds => deeds(&mut desk, body, &keys, listening.wanted),
            Part::Pads => pads(&mut desk, body, &keys, listening.wanted),
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
fn options(desk: &mut Desk, r: Rect, keys: &Keys, wanted: Option<Wanted>) -> Option<Wanted> {
    let heads = ["One player, or the left of two", "The right of two players"];
    let size = desk.scale.text(30.0).min(38.0);
    let mut picked = None;
    for (hand, head) in heads.into_iter().enumerate() {
        let left = r.left() + 672.0 * hand as f32;
        let at = pos2(left, r.top() + 28.0);
        text(&desk.painter(), at, Align2::LEFT_CENTER, head, Face::Display, size, CHALK);
        for option in 0..12 {
            let (column, line) = ((option % 3) as f32, (option / 3) as f32);
            let slot = rect(left + 214.0 * column, r.top() + 68.0 + 104.0 * line, 200.0, 88.0);
            let key = Wanted::Key((hand, option));
            let label = keys.cap(keys.at((hand, option)));
            if place(desk, &format!("key {hand} {option}"), slot, &label, wanted == Some(key)) {
                picked = Some(key);
            }
        }
    }
    picked
}

/// What else keys do.
fn deeds(desk: &mut Desk, r: Rect, keys: &Keys, wanted: Option<Wanted>) -> Option<Wanted> {
    list(desk, r, Deed::ALL.iter().copied(), |desk, deed, slot| {
        let key = Wanted::Key(slot_of(deed));
        let name = format!("key of {}", deed.words());
        place(desk, &name, slot, &keys.cap_of(deed), wanted == Some(key)).then_some(key)
    })
}

/// What buttons of pads do.
fn pads(desk: &mut Desk, r: Rect, keys: &Keys, wanted: Option<Wanted>) -> Option<Wanted> {
    // The log's button opens it, however many play.
    let all = Deed::ALL.iter().copied().filter(|deed| *deed != Deed::LogOfTwo);
    list(desk, r, all, |desk, deed, slot| {
        let button = Wanted::Button(deed);
        let label = keys.pad(deed).map_or("none", pad_cap);
        let name = format!("button of {}", deed.words());
        place(desk, &name, slot, label, wanted == Some(button)).then_some(button)
    })
}

/// Deeds in two columns, each with a place beside it.
fn list(
    desk: &mut Desk,
    r: Rect,
    deeds: impl Iterator<Item = Deed>,
    mut place: impl FnMut(&mut Desk, Deed, Rect) -> Option<Wanted>,
) -> Option<Wanted> {
    let size = desk.scale.text(28.0).min(36.0);
    let mut picked = None;
    for (k, deed) in deeds.enumerate() {
        let (x, y) = (r.left() + 672.0 * (k / 6) as f32, r.top() + 88.0 * (k % 6) as f32);
        let at = pos2(x, y + 36.0);
        text_fit(&desk.painter(), at, Align2::LEFT_CENTER, deed.words(), Face::Display, size, 400.0, CHALK);
        picked = place(desk, deed, rect(x + 416.0, y, 224.0, 72.0)).or(picked);
    }
    picked
}

/// A key or button that can be given out anew: whether it was taken.
fn place(desk: &mut Desk, name: &str, r: Rect, label: &str, here: bool) -> bool {
    let (label, kind) = if here { ("press one", Kind::Chosen) } else { (label, Kind::Plain) };
    desk.button(name, r, label, 40.0, kind)
}
