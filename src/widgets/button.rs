//! A button with a label.

use bevy_egui::egui::{Id, Rect, Response, Sense, Ui, Vec2, Widget, vec2};
use taffy::prelude::AvailableSpace;

use super::node::{LeafNode, Node};
use super::press::{EDGE, PressStyle, Pressable};
use super::solve::within;
use super::text::StyledText;
use crate::theme::UiFont;

/// Padding between a label and the edges of its button, design units.
const ROOM: Vec2 = vec2(24.0, 14.0);
/// Smallest height of a button that is easy to hit, design units.
const LOW: f32 = 56.0;

/// A button with a label, pressed by a click, or by Enter or Space while it is in focus.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct Button {
    label: String,
    press: Pressable,
    size: f32,
    primary: bool,
    room: Vec2,
    low: f32,
}

impl Button {
    /// Creates a plain button.
    pub fn new(label: impl Into<String>) -> Self {
        let label = label.into();
        Self { press: Pressable::new(&label), label, size: 32.0, primary: false, room: ROOM, low: LOW }
    }

    /// Creates the main button of a page: amber, and first to take the focus.
    pub fn primary(label: impl Into<String>) -> Self {
        let button = Self::new(label);
        Self { press: button.press.primary(), size: 46.0, primary: true, low: 76.0, ..button }
    }

    /// Creates the next best button of a page: chalk.
    pub fn secondary(label: impl Into<String>) -> Self {
        let button = Self::new(label);
        Self { press: button.press.look(PressStyle::Secondary), size: 40.0, low: 68.0, ..button }
    }

    /// Creates one of several buttons side by side, of which one is selected.
    pub fn segment(label: impl Into<String>, selected: bool) -> Self {
        let button = Self::new(label);
        let press = button.press.look(PressStyle::Segment).one_of(selected);
        Self { press, room: vec2(14.0, 8.0), low: 48.0, ..button }
    }

    /// Highlights the button among others of its kind.
    pub fn selected(mut self, selected: bool) -> Self {
        self.press = self.press.selected(selected);
        self
    }

    /// Sets the name for screen readers and for tests; a symbol such as an arrow says little.
    pub fn named(mut self, name: impl Into<String>) -> Self {
        self.press = self.press.named(name);
        self
    }

    /// Makes the button a switch that is on or off.
    pub fn toggle(mut self, on: bool) -> Self {
        self.press = self.press.toggle(on);
        self
    }

    /// Sets the size of the label, design units.
    pub const fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// Reduces the padding, for a crowded place.
    pub const fn tight(mut self) -> Self {
        (self.room, self.low) = (vec2(12.0, 6.0), 44.0);
        self
    }

    /// Sets if the button can be used now.
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.press = self.press.enabled(enabled);
        self
    }

    /// Excludes the button from the focus, so that only the pointer can press it.
    pub fn unfocused(mut self) -> Self {
        self.press = self.press.unfocused();
        self
    }

    /// Makes the button take the focus if nothing has it.
    pub fn initial_focus(mut self) -> Self {
        self.press = self.press.initial_focus();
        self
    }

    /// Keeps the button from taking the initial focus.
    pub fn never_initial_focus(mut self) -> Self {
        self.press = self.press.never_initial_focus();
        self
    }

    /// Returns a layout node that sends `message` when the button is pressed.
    pub fn asks<'a, M: 'a>(self, message: M) -> Node<'a, M> {
        Node::leaf(Asking { button: self, message })
    }

    fn text(&self) -> StyledText {
        let face = if self.primary { UiFont::Headline } else { UiFont::Display };
        StyledText::new(&self.label, face, self.size).colour(self.press.letters()).centred()
    }

    fn room(&self, ui: &Ui, available: AvailableSpace) -> Vec2 {
        let within = match available {
            AvailableSpace::Definite(width) => AvailableSpace::Definite(width - 2.0 * self.room.x),
            other => other,
        };
        (self.text().room(ui, within) + 2.0 * self.room).max(vec2(self.low, self.low))
    }
}

impl Widget for Button {
    fn ui(self, ui: &mut Ui) -> Response {
        let size = self.room(ui, AvailableSpace::Definite(ui.available_width()));
        let (r, place) = ui.allocate_at_least(size, Sense::hover());
        let response = self.press.interact(ui, place.id.with("press"), r);
        let hot = self.press.is_highlighted(&response);
        self.press.plate(ui.painter(), r, hot);
        // The lower edge of a primary button is below its label.
        let face = if self.primary { r.with_max_y(r.bottom() - EDGE) } else { r };
        self.text().paint(ui, face.shrink2(self.room));
        self.press.mark(ui.painter(), r, &response);
        response
    }
}

struct Asking<M> {
    button: Button,
    message: M,
}

impl<M> LeafNode<M> for Asking<M> {
    fn measure(&self, ui: &Ui, available: AvailableSpace) -> Vec2 {
        self.button.room(ui, available)
    }

    fn show(self: Box<Self>, ui: &mut Ui, id: Id, r: Rect) -> Option<M> {
        let Self { button, message } = *self;
        within(ui, id, r, |ui| ui.add(button)).clicked().then_some(message)
    }
}
