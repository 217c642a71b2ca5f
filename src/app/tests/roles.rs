//! The widgets of a page by role and label, as egui describes them to screen readers: tests find and press them as
//! people do.

use bevy::a11y::{AccessibilityRequested, ActionRequest as ActionRequestMessage};
use bevy_egui::EguiOutput;
use bevy_egui::egui::accesskit::{Action, ActionRequest, TreeId};

use super::prelude::*;
pub(super) use crate::widgets::tests::seen::SeenWidget;
use crate::widgets::tests::seen::seen;
use words::testing::translations;

/// Duration of the longest scroll animation, frames.
const SCROLL_FRAMES: usize = 26;

/// Returns a label without the bracket that ends every text in the pseudo-language.
pub(super) fn open_end(label: &str) -> &str {
    label.strip_suffix(']').unwrap_or(label)
}

/// Returns a text as [`TestApp::reads`] gives it, without line breaks.
pub(super) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl TestApp {
    /// Makes egui describe the page, as for a screen reader.
    pub(super) fn listen(&mut self) {
        self.get::<AccessibilityRequested>().set(true);
    }

    /// Returns all named widgets of the last frame, in the order of the page.
    pub(super) fn seen(&mut self) -> Vec<SeenWidget> {
        let ctx = self.egui();
        let world = self.app.world_mut();
        let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        let Ok(output) = outputs.single(world) else { return Vec::new() };
        output.platform_output.accesskit_update.as_ref().map_or_else(Vec::new, |update| seen(update, &ctx))
    }

    /// Returns the usable widgets of the topmost page, in order.
    pub(super) fn controls(&mut self) -> Vec<SeenWidget> {
        let all = self.seen().into_iter().filter(|seen| seen.enabled && seen.is_control());
        let all: Vec<SeenWidget> = all.collect();
        let top = all.iter().filter_map(|seen| seen.order).max();
        all.into_iter().filter(|seen| seen.order == top).collect()
    }

    /// Returns the control of that name.
    pub(super) fn control(&mut self, label: &str) -> SeenWidget {
        self.nth(label, 0)
    }

    /// Returns one of several controls of that name, counted from 0.
    pub(super) fn nth(&mut self, label: &str, k: usize) -> SeenWidget {
        let labels = translations(label);
        self.those(&format!("{k}: {label}"), k, |seen| labels.contains(&seen.label))
    }

    /// Returns the control whose name starts with that text.
    pub(super) fn begins(&mut self, label: &str) -> SeenWidget {
        let labels = translations(label);
        self.those(label, 0, |seen| labels.iter().any(|label| seen.label.starts_with(open_end(label))))
    }

    /// Returns true if there is a control whose name starts with that text.
    pub(super) fn offers(&mut self, label: &str) -> bool {
        self.controls().iter().any(|seen| seen.label.starts_with(label))
    }

    /// Returns the radio button of that name.
    pub(super) fn choice(&mut self, label: &str) -> SeenWidget {
        let labels = translations(label);
        self.those(label, 0, |seen| seen.role == Role::RadioButton && labels.contains(&seen.label))
    }

    /// Returns true if that English message is on the screen, in the language of this run.
    pub(super) fn says(&mut self, english: &str) -> bool {
        let read = self.reads();
        translations(english).iter().any(|text| read.contains(&one_line(text)))
    }

    /// Returns true if that line stands on the screen.
    pub(super) fn shows(&mut self, line: &str) -> bool {
        self.text().iter().any(|shown| shown == line)
    }

    /// Returns true if that English message is on the screen, in the language of this run; `§` stands for any argument.
    pub(super) fn says_around(&mut self, english: &str) -> bool {
        let read = self.reads();
        let fits = |text: &String| text.split('§').all(|part| read.contains(&one_line(part)));
        translations(english).iter().any(fits)
    }

    fn those(&mut self, what: &str, k: usize, fits: impl Fn(&SeenWidget) -> bool) -> SeenWidget {
        let all = self.controls();
        let found = all.iter().filter(|seen| fits(seen)).nth(k).cloned();
        found.unwrap_or_else(|| {
            let labels: Vec<_> = all.iter().map(|seen| seen.label.as_str()).collect();
            panic!("there is no {what}, only {labels:?}")
        })
    }

    /// Returns the focused widget.
    pub(super) fn focused(&mut self) -> Option<SeenWidget> {
        self.seen().into_iter().find(|seen| seen.focused)
    }

    /// Returns the name of the focused widget.
    pub(super) fn focused_name(&mut self) -> Option<String> {
        self.focused().map(|seen| seen.label)
    }

    /// Returns the name of the hovered widget.
    pub(super) fn hovered_name(&mut self) -> Option<String> {
        let hot = crate::widgets::hot(&self.egui())?;
        self.seen().into_iter().find(|seen| seen.node == hot.accesskit_id()).map(|seen| seen.label)
    }

    /// Focuses the control of that name, as a screen reader does.
    pub(super) fn light(&mut self, label: &str) {
        let seen = self.control(label);
        self.light_it(&seen);
    }

    /// Focuses that control, as a screen reader does.
    pub(super) fn light_it(&mut self, seen: &SeenWidget) {
        let request = ActionRequest {
            action: Action::Focus,
            target_tree: TreeId::ROOT,
            target_node: seen.node,
            data: None,
        };
        self.world().write_message(ActionRequestMessage(request));
        self.frames(2);
        assert_eq!(self.focused().map(|lit| lit.node), Some(seen.node), "the focus goes to {}", seen.label);
    }

    /// Activates the control of that name by keys, once input is accepted, and waits for what follows.
    pub(super) fn take(&mut self, label: &str) {
        self.take_nth(label, 0);
        self.frames(5);
    }

    /// Activates one of several controls of that name, counted from 0.
    pub(super) fn take_nth(&mut self, label: &str, k: usize) {
        let seen = self.nth(label, k);
        self.take_it(&seen);
    }

    /// Activates the control whose name starts with that text.
    pub(super) fn take_beginning(&mut self, label: &str) {
        let seen = self.begins(label);
        self.take_it(&seen);
    }

    /// Selects that value of a choice.
    pub(super) fn choose(&mut self, value: &str) {
        let value = self.choice(value);
        self.take_it(&value);
    }

    /// Activates that control by keys, once input is accepted.
    pub(super) fn take_it(&mut self, seen: &SeenWidget) {
        self.light_it(seen);
        self.key(KeyCode::Enter);
    }

    /// Returns the middle of the control of that name, on the sheet.
    pub(super) fn place(&mut self, label: &str) -> DesignPoint {
        let at = self.control(label).rect.center();
        self.sheet_at(at)
    }

    /// Moves to the next control by Tab, and waits until scrolling has ended.
    pub(super) fn tab_on(&mut self) -> Option<SeenWidget> {
        self.tab();
        self.frames(2);
        if self.focused().is_some_and(|lit| !lit.is_whole()) {
            self.frames(SCROLL_FRAMES);
        }
        self.focused()
    }

    /// Converts a point of the window to the sheet.
    pub(super) fn sheet_at(&self, at: egui::Pos2) -> DesignPoint {
        let canvas = self.window_size();
        let (w, h) = (stage::layout::SHEET_W, stage::layout::SHEET_H);
        DesignPoint::new(at.x - (canvas.x - w) / 2.0, at.y - (canvas.y - h) / 2.0)
    }
}
