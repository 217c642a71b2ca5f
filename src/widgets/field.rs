//! A text field: egui's own, in the style of the game.

use bevy_egui::egui::{self, Id, Rect, Response, Ui, Vec2, Widget, vec2};
use taffy::prelude::AvailableSpace;

use super::focus;
use super::node::{LeafNode, Node};
use super::solve::within;
use crate::theme::paint::fill_rounded_rect;
use crate::theme::{UiFont, UiScale, ink};
use stage::palette::{CHALK, INK};

/// A field of one line in which the player types.
#[must_use]
pub struct TextField<'v> {
    name: String,
    text: &'v mut String,
    hint: String,
    most: usize,
}

impl<'v> TextField<'v> {
    /// Creates a field for that text, of at most `most` typed letters; pasted text may be longer. `name` is its
    /// purpose.
    pub fn new(name: impl Into<String>, text: &'v mut String, most: usize) -> Self {
        Self { name: name.into(), text, hint: String::new(), most }
    }

    /// Sets the text that is shown while the field is empty.
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = hint.into();
        self
    }

    /// Returns a layout node that sends the result of `typed` after every change. The name is shown while the field is
    /// empty.
    pub fn node<'a, M: 'a>(
        name: impl Into<String>,
        text: impl Into<String>,
        most: usize,
        typed: impl FnOnce(String) -> M + 'a,
    ) -> Node<'a, M> {
        Node::leaf(Typing { name: name.into(), text: text.into(), most, first: false, typed })
    }

    /// Returns a [`TextField::node`] that takes the focus if nothing has it.
    pub fn first_node<'a, M: 'a>(
        name: impl Into<String>,
        text: impl Into<String>,
        most: usize,
        typed: impl FnOnce(String) -> M + 'a,
    ) -> Node<'a, M> {
        Node::leaf(Typing { name: name.into(), text: text.into(), most, first: true, typed })
    }

    fn line(self, ui: &mut Ui, first: bool) -> Response {
        let size = UiScale::from_context(ui.ctx()).text_size(30.0);
        let r = ui.available_rect_before_wrap();
        fill_rounded_rect(ui.painter(), r, 10.0, ink(INK));
        // What is pasted may lose letters that the page does not take; it is cut afterwards.
        let pastes = ui.input(|i| i.events.iter().any(|event| matches!(event, egui::Event::Paste(_))));
        let most = if pastes { usize::MAX } else { self.most };
        let edit = egui::TextEdit::singleline(self.text)
            .font(UiFont::Display.sized(size))
            .text_color(ink(CHALK))
            .char_limit(most)
            .hint_text(egui::RichText::new(self.hint).font(UiFont::Display.sized(size)))
            .frame(egui::Frame::NONE.inner_margin(egui::Margin::symmetric(MARGIN.0, MARGIN.1)))
            .vertical_align(egui::Align::Center)
            .desired_width(f32::INFINITY);
        let response = ui.put(r, edit);
        focus::attend(ui, &response, first);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &self.name));
        focus::types(&response, self.text.is_empty());
        focus::mark(ui.painter(), r, 10.0, &response);
        response
    }
}

impl Widget for TextField<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        self.line(ui, false)
    }
}

/// Margin at the sides of the text, and above and below it, design units.
const MARGIN: (i8, i8) = (16, 8);

struct Typing<F> {
    name: String,
    text: String,
    most: usize,
    first: bool,
    typed: F,
}

impl<M, F: FnOnce(String) -> M> LeafNode<M> for Typing<F> {
    fn measure(&self, ui: &Ui, available: AvailableSpace) -> Vec2 {
        let size = UiScale::from_context(ui.ctx()).text_size(30.0);
        let wide = match available {
            // The text is never cut off.
            AvailableSpace::MinContent => {
                let words = [&self.text, &self.name].into_iter().find(|words| !words.is_empty());
                let words = words.cloned().unwrap_or_default();
                let text = ui.painter().layout_no_wrap(words, UiFont::Display.sized(size), ink(CHALK));
                (text.size().x + 2.0 * f32::from(MARGIN.0) + 4.0).max(6.0 * size)
            }
            AvailableSpace::MaxContent => 12.0 * size,
            AvailableSpace::Definite(width) => width,
        };
        vec2(wide, 1.3 * size + 20.0)
    }

    fn show(mut self: Box<Self>, ui: &mut Ui, id: Id, r: Rect) -> Option<M> {
        let first = self.first;
        let changed = within(ui, id, r, |ui| {
            TextField::new(&self.name, &mut self.text, self.most).hint(&self.name).line(ui, first)
        })
        .changed();
        changed.then(|| (self.typed)(self.text))
    }
}
