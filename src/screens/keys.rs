//! The page where the keys of the options are given out anew.

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, pos2};

use super::{centred, page};
use crate::flow::frame::Frame;
use crate::flow::page::{Go, Page, on_show};
use crate::flow::prefs::Prefs;
use crate::session::keys::{Bound, Keys, Slot, cap};
use crate::stage::palette::{AMBER, CHALK, MUTED};
use crate::theme::paint::{rect, sheet, text, text_fit};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale};

/// The slot that waits for a key, and what was said of the last one.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Listening {
    /// Where the next key goes.
    pub(super) slot: Option<Slot>,
    said: String,
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    // Before anything else hears a key.
    app.init_resource::<Listening>().add_systems(
        PreUpdate,
        listen
            .in_set(Frame::Input)
            .after(InputSystems)
            .after(super::dialog::hold)
            .run_if(on_show(Page::Keys)),
    );
}

/// The next key that is pressed goes to the slot that waits; `Esc` leaves it as it was.
fn listen(
    mut pressed: ResMut<ButtonInput<KeyCode>>,
    mut listening: ResMut<Listening>,
    keys: Res<Keys>,
    mut prefs: ResMut<Prefs>,
) {
    let Some(slot) = listening.slot else { return };
    let Some(key) = pressed.get_just_pressed().next().copied() else { return };
    // Nothing else shall hear it.
    pressed.clear_just_pressed(key);
    listening.slot = None;
    if key == KeyCode::Escape {
        listening.said.clear();
        return;
    }
    let mut now = keys.clone();
    let old = now.at(slot);
    listening.said = match now.bind(slot, key) {
        Bound::Done => format!("{} stands for it now.", cap(key)),
        Bound::Swapped(_) => {
            format!("{} stood for another option, which has {} now.", cap(key), cap(old))
        }
        Bound::Reserved => format!("{} belongs to the table or to the menus; another one, please.", cap(key)),
    };
    prefs.set.keys = now.to_settings();
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    scale: Res<UiScale>,
    keys: Res<Keys>,
    mut listening: ResMut<Listening>,
    mut prefs: ResMut<Prefs>,
    mut focus: ResMut<Focus>,
    mut go: MessageWriter<Go>,
) -> Result {
    let close = page(contexts.ctx_mut()?, "keys page", 0.7, |ui, canvas| {
        let r = centred(canvas, 1400.0, 820.0);
        let p = ui.painter().clone();
        sheet(&p, r, 18.0);
        let at = pos2(r.left() + 44.0, r.top() + 56.0);
        text(&p, at, Align2::LEFT_CENTER, "KEYS", Face::Headline, 62.0, AMBER);
        let words =
            "The options of a turn, in the order in which they lie. Take one, then press its new key.";
        let size = scale.text(24.0);
        let at = pos2(r.left() + 44.0, r.top() + 122.0);
        text_fit(&p, at, Align2::LEFT_CENTER, words, Face::Text, size, r.width() - 88.0, MUTED);
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let waits = listening.slot.is_some();
        let back = rect(r.right() - 224.0, r.top() + 24.0, 180.0, 60.0);
        let close = desk.button("keys close", back, "Back", 36.0, Kind::Plain) && !waits;
        for (hand, head) in
            ["One player, or the left of two", "The right of two players"].into_iter().enumerate()
        {
            let left = r.left() + 44.0 + 672.0 * hand as f32;
            let at = pos2(left, r.top() + 190.0);
            text(
                &desk.painter(),
                at,
                Align2::LEFT_CENTER,
                head,
                Face::Display,
                scale.text(30.0).min(38.0),
                CHALK,
            );
            for option in 0..12 {
                let (column, line) = ((option % 3) as f32, (option / 3) as f32);
                let slot = rect(left + 214.0 * column, r.top() + 226.0 + 104.0 * line, 200.0, 88.0);
                let here = listening.slot == Some((hand, option));
                let label = if here { "press a key".into() } else { cap(keys.at((hand, option))) };
                let kind = if here { Kind::Chosen } else { Kind::Plain };
                let hit = desk.button(&format!("key {hand} {option}"), slot, &label, 40.0, kind);
                if hit && !waits {
                    listening.slot = Some((hand, option));
                    listening.said.clear();
                }
            }
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
