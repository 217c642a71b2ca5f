//! Text on a page. Its size follows the player's text factor, and it wraps if it does not fit on one line.

use std::sync::Arc;

use bevy_egui::egui::epaint::text::PlacedRow;
use bevy_egui::egui::{
    self, Align, Color32, Galley, Id, Rect, Response, Sense, Ui, Vec2, Widget, WidgetInfo, WidgetType, pos2,
};
use taffy::prelude::AvailableSpace;

use super::focus;
use super::node::{LeafNode, Node};
use super::solve::within;
use crate::theme::{UiFont, UiScale, ink};
use stage::palette::{CHALK, MUTED, Rgb};

/// A text and its typography. Sizes are design units before the player's text factor.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct StyledText {
    words: String,
    face: UiFont,
    size: f32,
    /// The largest size after the player's text factor.
    most: f32,
    colour: Color32,
    align: Align,
    leading: Option<f32>,
    one_line: bool,
    /// True if the last line may be cut within a word.
    elided: bool,
    rows: usize,
    highlight_colour: Option<Color32>,
}

impl StyledText {
    /// Creates a text of that face and size.
    pub fn new(words: impl Into<String>, face: UiFont, size: f32) -> Self {
        let colour = ink(CHALK);
        Self {
            words: words.into(),
            face,
            size,
            most: f32::INFINITY,
            colour,
            align: Align::Min,
            leading: None,
            one_line: false,
            elided: false,
            highlight_colour: None,
            rows: usize::MAX,
        }
    }

    /// Creates the title of a page.
    pub fn title(words: impl Into<String>) -> Self {
        Self::new(words, UiFont::Headline, 58.0).colour(CHALK)
    }

    /// Creates the heading of a part of a page.
    pub fn heading(words: impl Into<String>) -> Self {
        Self::new(words, UiFont::Headline, 36.0).colour(CHALK)
    }

    /// Creates a label: a name, a value, or the name of a control.
    pub fn label(words: impl Into<String>) -> Self {
        Self::new(words, UiFont::Display, 30.0)
    }

    /// Creates running text.
    pub fn body(words: impl Into<String>) -> Self {
        let mut text = Self::new(words, UiFont::Body, 24.0);
        text.leading = Some(1.4);
        text
    }

    /// Creates a remark in small, muted letters.
    pub fn note(words: impl Into<String>) -> Self {
        Self::new(words, UiFont::Text, 22.0).colour(MUTED)
    }

    /// Sets the colour.
    pub const fn colour(mut self, colour: Rgb) -> Self {
        self.colour = ink(colour);
        self
    }

    /// Sets the colour while the pointer is over the node that it belongs to.
    pub const fn highlight_colour(mut self, colour: Rgb) -> Self {
        self.highlight_colour = Some(ink(colour));
        self
    }

    /// Sets the size.
    pub const fn size(mut self, size: f32) -> Self {
        self.size = size;
        self
    }

    /// Limits how far the text grows: for one that is larger than others beside it, and need not be twice as large.
    pub const fn up_to(mut self, size: f32) -> Self {
        self.most = size;
        self
    }

    /// Returns the size after the player's text factor.
    fn grown(&self, ctx: &egui::Context) -> f32 {
        UiScale::from_context(ctx).text_size(self.size).min(self.most.max(self.size))
    }

    /// Sets the face.
    pub const fn face(mut self, face: UiFont) -> Self {
        self.face = face;
        self
    }

    /// Aligns the lines left, centred or right.
    pub const fn align(mut self, align: Align) -> Self {
        self.align = align;
        self
    }

    /// Centres the lines.
    pub const fn centred(self) -> Self {
        self.align(Align::Center)
    }

    /// Prevents wrapping: for figures, and for columns as wide as their widest cell.
    pub const fn one_line(mut self) -> Self {
        self.one_line = true;
        self
    }

    /// Cuts the text to one line: for a list of lines of equal height, if the full text is shown beside it.
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

    /// Limits the text to that number of lines, ending with an ellipsis.
    pub const fn at_most(mut self, rows: usize) -> Self {
        self.rows = rows;
        self
    }

    /// Lays the text out in lines of that width. If the longest word does not fit, letters shrink to half their size at
    /// most, so that no word is broken before that.
    fn set(&self, ui: &Ui, width: f32) -> Arc<Galley> {
        let size = self.grown(ui.ctx());
        if self.one_line || self.elided || width == f32::INFINITY {
            return self.set_in(ui, size, width);
        }
        // Smaller letters are not smaller in proportion, so the word may still be too wide: the second time it fits.
        let fitting = (0..2).fold(size, |now, _| {
            let longest = self.longest(ui, now).size().x;
            if longest > width { now * (width - 1.0).max(0.0) / longest } else { now }
        });
        self.set_in(ui, fitting.max(0.5 * size), width)
    }

    fn set_in(&self, ui: &Ui, size: f32, width: f32) -> Arc<Galley> {
        let width = if self.one_line { f32::INFINITY } else { width };
        let mut job =
            egui::text::LayoutJob::simple(self.words(ui.ctx()), self.face.sized(size), self.colour, width);
        job.halign = self.align;
        (job.wrap.max_rows, job.wrap.break_anywhere) = (self.rows, self.elided);
        for section in &mut job.sections {
            section.format.line_height = self.leading.map(|leading| leading * size);
        }
        ui.painter().layout_job(job)
    }

    /// Lays the longest word out, in letters of that size.
    fn longest(&self, ui: &Ui, size: f32) -> Arc<Galley> {
        let words = self.words(ui.ctx());
        let longest = words.split_whitespace().max_by_key(|word| word.chars().count()).unwrap_or_default();
        ui.painter().layout_no_wrap(longest.to_owned(), self.face.sized(size), self.colour)
    }

    /// Returns the size of the text for that space.
    pub(super) fn room(&self, ui: &Ui, available: AvailableSpace) -> Vec2 {
        match available {
            AvailableSpace::Definite(width) => {
                // As wide as it is painted: a width that is rounded between two questions changes no line.
                let set = self.set(ui, width + 1.0);
                let size = set.size();
                // egui wraps before a word if the space after it does not fit.
                let space = if set.rows.len() > 1 { 0.4 * self.grown(ui.ctx()) } else { 0.0 };
                Vec2::new((size.x + space).min(width).max(size.x - 1.0), size.y)
            }
            AvailableSpace::MaxContent => self.set(ui, f32::INFINITY).size(),
            AvailableSpace::MinContent if self.elided => Vec2::new(0.0, self.set(ui, f32::INFINITY).size().y),
            AvailableSpace::MinContent if self.one_line => self.set(ui, f32::INFINITY).size(),
            AvailableSpace::MinContent => {
                let size = self.grown(ui.ctx());
                let width = self.longest(ui, size).size().x;
                // As high as it is at that width: the layout engine asks once for both.
                Vec2::new(width, self.set_in(ui, size, width.ceil()).size().y)
            }
        }
    }

    /// Moves lines that begin with a blank to where their first word should be. egui begins a line with the blank if
    /// the blank does not fit into the line before.
    fn without_blanks(&self, galley: Arc<Galley>) -> Arc<Galley> {
        let blank =
            |row: &PlacedRow| row.glyphs.first().filter(|glyph| glyph.chr == ' ').map(|g| g.advance_width);
        if !galley.rows.iter().skip(1).any(|row| blank(row).is_some()) {
            return galley;
        }
        let mut moved = Galley::clone(&galley);
        for row in moved.rows.iter_mut().skip(1) {
            let blank = blank(row).unwrap_or_default();
            row.pos.x -= match self.align {
                Align::Min => blank,
                Align::Center => blank / 2.0,
                Align::Max => 0.0,
            };
        }
        Arc::new(moved)
    }

    pub(super) fn paint(&self, ui: &Ui, r: Rect) {
        // Places are whole numbers: a rounded one is narrower by less than 1 than what was measured.
        let galley = self.without_blanks(self.set(ui, r.width() + 1.0));
        let x = match self.align {
            Align::Min => r.left(),
            Align::Center => r.center().x,
            Align::Max => r.right(),
        };
        let y = r.center().y - galley.size().y / 2.0;
        let at = pos2(x, y.max(r.top() - 1.0));
        match self.highlight_colour.filter(|_| focus::is_lit(ui.ctx())) {
            Some(colour) => ui.painter().galley_with_override_text_color(at, galley, colour),
            None => ui.painter().galley(at, galley, self.colour),
        }
    }

    /// Returns a layout node of the text.
    pub fn node<'a, M>(self) -> Node<'a, M> {
        Node::leaf(self)
    }
}

impl<M> LeafNode<M> for StyledText {
    fn measure(&self, ui: &Ui, available: AvailableSpace) -> Vec2 {
        self.room(ui, available)
    }

    fn show(self: Box<Self>, ui: &mut Ui, id: Id, r: Rect) -> Option<M> {
        within(ui, id, r, |ui| ui.add(*self));
        None
    }
}

impl Widget for StyledText {
    fn ui(self, ui: &mut Ui) -> Response {
        let size = self.room(ui, AvailableSpace::Definite(ui.available_width()));
        let (r, response) = ui.allocate_at_least(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &self.words));
        self.paint(ui, r);
        response
    }
}

impl<M> From<StyledText> for Node<'_, M> {
    fn from(text: StyledText) -> Self {
        text.node()
    }
}
