//! A button with a label.

use bevy_egui::egui::{Id, Rect, Response, Sense, Ui, Vec2, Widget, vec2};

use super::node::{Leaf, Node, Offer};
use super::press::{EDGE, Look, Press};
use super::solve::within;
use super::text::Text;
use crate::theme::Face;

/// Room between a label and the edges of its button, design units.
const ROOM: Vec2 = vec2(24.0, 14.0);
/// The lowest button that a hand hits at ease, design units.
const LOW: f32 = 56.0;

/// A button with a label: a click, or Enter or Space where it is in focus.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct Button {
    label: String,
    press: Press,
    size: f32,
    primary: bool,
    room: Vec2,
    low: f32,
}

impl Button {
    /// A plain button.
    pub fn new(label: impl Into<String>) -> Self {
        let label = label.into();
        Self { press: Press::new(&label), label, size: 32.0, primary: false, room: ROOM, low: LOW }
    }

    /// The one thing to do on the page: amber, and in focus where nothing else is.
    pub fn primary(label: impl Into<String>) -> Self {
        let button = Self::new(label);
        Self { press: button.press.primary(), size: 46.0, primary: true, low: 76.0, ..button }
    }

    /// One of several that stand beside each other, of which one is chosen.
    pub fn segment(label: impl Into<String>, selected: bool) -> Self {
        let button = Self::new(label);
        let press = button.press.look(Look::Segment).one_of(selected);
        Self { press, room: vec2(14.0, 8.0), low: 48.0, ..button }
    }

    /// It stands out among its like, for what it waits for.
    pub fn lit(mut self, lit: bool) -> Self {
        self.press = self.press.lit(lit);
        self
    }

    /// It is called so where it is not read but heard, or looked for: a sign such as an arrow says little.
    pub fn named(mut self, name: impl Into<String>) -> Self {
        self.press = self.press.named(name);
        self
    }

    /// It is switched on or off.
    pub fn toggle(mut self, on: bool) -> Self {
        self.press = self.press.toggle(on);
        self
    }

    /// Its label is of that size, design units.
    pub const fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// With less room round its label: where it stands among much in little room.
    pub const fn tight(mut self) -> Self {
        (self.room, self.low) = (vec2(12.0, 6.0), 44.0);
        self
    }

    /// Whether it can be used now.
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.press = self.press.enabled(enabled);
        self
    }

    /// It is for the pointer alone: keys mean something else where it stands.
    pub fn unfocused(mut self) -> Self {
        self.press = self.press.unfocused();
        self
    }

    /// It takes the focus where nothing has it.
    pub fn first(mut self) -> Self {
        self.press = self.press.first();
        self
    }

    /// It never takes the focus by itself.
    pub fn not_first(mut self) -> Self {
        self.press = self.press.not_first();
        self
    }

    /// A part of a page that asks for `message` when it is pressed.
    pub fn asks<'a, M: 'a>(self, message: M) -> Node<'a, M> {
        Node::leaf(Asking { button: self, message })
    }

    fn text(&self) -> Text {
        let face = if self.primary { Face::Headline } else { Face::Display };
        Text::new(&self.label, face, self.size).colour(self.press.letters()).centred()
    }

    fn room(&self, ui: &Ui, offer: Offer) -> Vec2 {
        let within = match offer {
            Offer::Width(width) => Offer::Width(width - 2.0 * self.room.x),
            other => other,
        };
        (self.text().room(ui, within) + 2.0 * self.room).max(vec2(self.low, self.low))
    }
}

impl Widget for Button {
    fn ui(self, ui: &mut Ui) -> Response {
        let size = self.room(ui, Offer::Width(ui.available_width()));
        let (r, place) = ui.allocate_at_least(size, Sense::hover());
        let response = self.press.interact(ui, place.id.with("press"), r);
        let hot = self.press.is_hot(&response);
        self.press.plate(ui.painter(), r, hot);
        // The edge under the one thing to do carries no letters.
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

impl<M> Leaf<M> for Asking<M> {
    fn measure(&self, ui: &Ui, offer: Offer) -> Vec2 {
        self.button.room(ui, offer)
    }

    fn show(self: Box<Self>, ui: &mut Ui, id: Id, r: Rect) -> Option<M> {
        let Self { button, message } = *self;
        within(ui, id, r, |ui| ui.add(button)).clicked().then_some(message)
    }
}
