//! A long page, rolled by wheel, bar and keys.

use bevy_egui::egui::{self, Rect, ScrollArea, Ui};

use crate::between::between;

/// How far a page is rolled, and how far it can be, design units.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Roll {
    at: f32,
    most: f32,
}

/// What an arrow moves the page by.
const STEP: f32 = 120.0;
/// How much of what was read stays in sight when a whole page is turned.
const STAYS: f32 = 80.0;

impl Roll {
    /// Shows in `body` what is added there, from the top if the page is `new`, else from where it was rolled to.
    pub(super) fn show(&mut self, ui: &mut Ui, body: Rect, new: bool, add: impl FnOnce(&mut Ui)) {
        let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(body));
        let mut area = ScrollArea::vertical().auto_shrink(false);
        let wanted = if new { Some(0.0) } else { inner.input(|i| self.rolled(i, body.height())) };
        if let Some(to) = wanted {
            area = area.vertical_scroll_offset(between(to, 0.0, self.most));
        }
        let shown = area.show(&mut inner, |ui| {
            // Beside the bar.
            ui.set_max_width(body.width() - 30.0);
            add(ui);
        });
        let most = (shown.content_size.y - shown.inner_rect.height()).max(0.0);
        *self = Self { at: shown.state.offset.y, most };
    }

    /// Where the keys roll the page to; none where they do not.
    fn rolled(self, input: &egui::InputState, tall: f32) -> Option<f32> {
        let by = |step: f32| Some(self.at + step);
        [
            (egui::Key::ArrowUp, by(-STEP)),
            (egui::Key::ArrowDown, by(STEP)),
            (egui::Key::PageUp, by(STAYS - tall)),
            (egui::Key::PageDown, by(tall - STAYS)),
            (egui::Key::Home, Some(0.0)),
            (egui::Key::End, Some(self.most)),
        ]
        .into_iter()
        .find_map(|(key, to)| input.key_pressed(key).then_some(to)?)
    }
}
