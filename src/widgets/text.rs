//! Words on a page. Their size follows the player's factor, and they break into lines where there is no room for one.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align, Color32, Galley, Id, Rect, Response, Sense, Ui, Vec2, Widget, WidgetInfo, WidgetType, pos2,
};

use super::focus;
use super::node::{Leaf, Node, Offer};
use super::solve::within;
use crate::stage::palette::{AMBER, CHALK, MUTED, Rgb};
use crate::theme::{Face, UiScale, ink};

/// Words: what they say, and how they are set. Sizes are design units before the player's factor.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct Text {
    words: String,
    face: Face,
    size: f32,
    colour: Color32,
    align: Align,
    leading: Option<f32>,
    one_line: bool,
    /// Whether the last line may be cut within a word.
    elided: bool,
    rows: usize,
    lit: Option<Color32>,
}

impl Text {
    /// Words of that face and size.
    pub fn new(words: impl Into<String>, face: Face, size: f32) -> Self {
        let colour = ink(CHALK);
        Self {
            words: words.into(),
            face,
            size,
            colour,
            align: Align::Min,
            leading: None,
            one_line: false,
            elided: false,
            lit: None,
            rows: usize::MAX,
        }
    }

    /// What a page is called.
    pub fn title(words: impl Into<String>) -> Self {
        Self::new(words, Face::Headline, 58.0).colour(AMBER)
    }

    /// What a part of a page is called.
    pub fn heading(words: impl Into<String>) -> Self {
        Self::new(words, Face::Headline, 36.0).colour(AMBER)
    }

    /// A name, a value, what a control is called.
    pub fn label(words: impl Into<String>) -> Self {
        Self::new(words, Face::Display, 30.0)
    }

    /// Running text, to be read.
    pub fn body(words: impl Into<String>) -> Self {
        let mut text = Self::new(words, Face::Body, 24.0);
        text.leading = Some(1.4);
        text
    }

    /// A remark.
    pub fn note(words: impl Into<String>) -> Self {
        Self::new(words, Face::Text, 22.0).colour(MUTED)
    }

    /// In that colour.
    pub const fn colour(mut self, colour: Rgb) -> Self {
        self.colour = ink(colour);
        self
    }

    /// In that colour while the pointer lies on the part that it stands on.
    pub const fn lit(mut self, colour: Rgb) -> Self {
        self.lit = Some(ink(colour));
        self
    }

    /// Of that size.
    pub const fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// In that face.
    pub const fn face(mut self, face: Face) -> Self {
        self.face = face;
        self
    }

    /// Lines begin at the left, lie in the middle or end at the right.
    pub const fn align(mut self, align: Align) -> Self {
        self.align = align;
        self
    }

    /// Lines lie in the middle.
    pub const fn centred(self) -> Self {
        self.align(Align::Center)
    }

    /// Never broken: for figures, and where the column is as wide as its widest cell.
    pub const fn one_line(mut self) -> Self {
        self.one_line = true;
        self
    }

    /// On one line, cut short where there is no room for it: in a list whose lines are equally high, beside which the words
    /// stand in full.
    pub const fn elided(mut self) -> Self {
        (self.elided, self.rows) = (true, 1);
        self
    }

    #[cfg(not(test))]
    fn words(&self, _: &egui::Context) -> String {
        self.words.clone()
    }

    #[cfg(test)]
    fn words(&self, ctx: &egui::Context) -> String {
        super::tests::long::words(ctx, &self.words)
    }

    /// So many lines of it at most; an ellipsis stands for the rest.
    pub const fn at_most(mut self, rows: usize) -> Self {
        self.rows = rows;
        self
    }

    /// The words, set in lines of that width. Where not even the longest word has room, letters shrink to it, to half of
    /// their size at most: no word is broken before that.
    fn set(&self, ui: &Ui, width: f32) -> Arc<Galley> {
        let size = UiScale::of(ui.ctx()).text(self.size);
        if self.one_line || self.elided || width == f32::INFINITY {
            return self.set_in(ui, size, width);
        }
        let longest = self.longest(ui).size().x;
        self.set_in(ui, size * (width / longest.max(1.0)).clamp(0.5, 1.0), width)
    }

    fn set_in(&self, ui: &Ui, size: f32, width: f32) -> Arc<Galley> {
        let width = if self.one_line { f32::INFINITY } else { width };
        let mut job =
            egui::text::LayoutJob::simple(self.words(ui.ctx()), self.face.at(size), self.colour, width);
        job.halign = self.align;
        (job.wrap.max_rows, job.wrap.break_anywhere) = (self.rows, self.elided);
        for section in &mut job.sections {
            section.format.line_height = self.leading.map(|leading| leading * size);
        }
        ui.painter().layout_job(job)
    }

    /// The longest word.
    fn longest(&self, ui: &Ui) -> Arc<Galley> {
        let words = self.words(ui.ctx());
        let longest = words.split_whitespace().max_by_key(|word| word.chars().count()).unwrap_or_default();
        let size = UiScale::of(ui.ctx()).text(self.size);
        ui.painter().layout_no_wrap(longest.to_owned(), self.face.at(size), self.colour)
    }

    /// The size that the words take where they are offered that much.
    pub(super) fn room(&self, ui: &Ui, offer: Offer) -> Vec2 {
        match offer {
            Offer::Width(width) => {
                let set = self.set(ui, width);
                let size = set.size();
                // egui breaks a line before a word behind which a space has no room.
                let space =
                    if set.rows.len() > 1 { 0.4 * UiScale::of(ui.ctx()).text(self.size) } else { 0.0 };
                Vec2::new((size.x + space).min(width).max(size.x), size.y)
            }
            Offer::Most => self.set(ui, f32::INFINITY).size(),
            Offer::Least if self.elided => Vec2::new(0.0, self.set(ui, f32::INFINITY).size().y),
            Offer::Least if self.one_line => self.set(ui, f32::INFINITY).size(),
            Offer::Least => Vec2::new(self.longest(ui).size().x, self.set(ui, f32::INFINITY).size().y),
        }
    }

    pub(super) fn paint(&self, ui: &Ui, r: Rect) {
        let galley = self.set(ui, r.width() + 0.5);
        let x = match self.align {
            Align::Min => r.left(),
            Align::Center => r.center().x,
            Align::Max => r.right(),
        };
        let y = r.center().y - galley.size().y / 2.0;
        let at = pos2(x, y.max(r.top() - 1.0));
        match self.lit.filter(|_| focus::is_lit(ui.ctx())) {
            Some(lit) => ui.painter().galley_with_override_text_color(at, galley, lit),
            None => ui.painter().galley(at, galley, self.colour),
        }
    }

    /// A part of a page; whoever has its key in a list finds it there.
    pub fn node<'a, M>(self) -> Node<'a, M> {
        Node::leaf(self)
    }
}

impl<M> Leaf<M> for Text {
    fn measure(&self, ui: &Ui, offer: Offer) -> Vec2 {
        self.room(ui, offer)
    }

    fn show(self: Box<Self>, ui: &mut Ui, id: Id, r: Rect) -> Option<M> {
        within(ui, id, r, |ui| ui.add(*self));
        None
    }
}

impl Widget for Text {
    fn ui(self, ui: &mut Ui) -> Response {
        let size = self.room(ui, Offer::Width(ui.available_width()));
        let (r, response) = ui.allocate_at_least(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &self.words));
        self.paint(ui, r);
        response
    }
}

impl<M> From<Text> for Node<'_, M> {
    fn from(text: Text) -> Self {
        text.node()
    }
}
