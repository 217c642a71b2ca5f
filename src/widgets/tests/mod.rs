//! Widgets and pages in a window of egui's alone: no app, no graphics card. A test draws a page, says what hands do,
//! and looks at what egui tells of it by role and label.

mod focus;
mod layout;
pub(crate) mod long;
mod pictures;
pub(crate) mod raster;
pub(crate) mod seen;

use bevy_egui::egui::accesskit::{Action, ActionRequest, TreeId};
use bevy_egui::egui::{
    self, Context, Event, FullOutput, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Vec2, vec2,
};

use self::raster::TestAtlas;
use self::seen::SeenWidget;
use super::{Node, page};
use crate::theme::UiScale;

/// A window that one page is drawn in, frame by frame. A pixel is a design unit.
struct Pane {
    ctx: Context,
    size: Vec2,
    time: f64,
    events: Vec<Event>,
    atlas: TestAtlas,
    out: FullOutput,
}

impl Pane {
    /// A window of that size with the game's fonts.
    fn new(width: f32, height: f32) -> Self {
        let ctx = crate::theme::dressed().get_mut().clone();
        ctx.enable_accesskit();
        let size = vec2(width, height);
        Self {
            ctx,
            size,
            time: 0.0,
            events: Vec::new(),
            atlas: TestAtlas::default(),
            out: FullOutput::default(),
        }
    }

    /// The player's factor for text is that.
    fn text(self, factor: f32) -> Self {
        UiScale { fit: 1.0, text: factor }.apply_to(&self.ctx);
        self
    }

    /// Runs one frame and returns the messages of activated widgets.
    fn show<M>(&mut self, node: Node<'_, M>) -> Option<M> {
        self.show_as("page", node)
    }

    /// Runs one frame of a page of that name.
    fn show_as<M>(&mut self, name: &str, node: Node<'_, M>) -> Option<M> {
        self.time += 0.05;
        self.ctx.begin_pass(RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
            time: Some(self.time),
            focused: true,
            events: std::mem::take(&mut self.events),
            ..RawInput::default()
        });
        let asked = page(&self.ctx, name, 0.0, node);
        self.out = self.ctx.end_pass();
        self.atlas.take_in(&self.out.textures_delta);
        asked
    }

    /// Frames until what was begun is done: what was just asked for, last.
    fn rest<'a, M>(&mut self, node: impl Fn() -> Node<'a, M>) -> Vec<M> {
        (0..4).filter_map(|_| self.show(node())).collect()
    }

    /// Presses that key and lets it go before the next frame.
    fn key(&mut self, key: Key) {
        self.key_with(key, Modifiers::NONE);
    }

    fn key_with(&mut self, key: Key, modifiers: Modifiers) {
        for pressed in [true, false] {
            self.events.push(Event::Key { key, physical_key: None, pressed, repeat: false, modifiers });
        }
    }

    /// The pointer goes there.
    fn point(&mut self, at: Pos2) {
        self.events.push(Event::PointerMoved(at));
    }

    fn button(&mut self, at: Pos2, pressed: bool) {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        self.events.push(Event::PointerButton { pos: at, button, pressed, modifiers });
    }

    /// A click in the middle of the widget of that name; what it asked for.
    fn click<'a, M>(&mut self, label: &str, node: impl Fn() -> Node<'a, M>) -> Vec<M> {
        let at = self.find(label).rect.center();
        self.point(at);
        let mut asked = self.rest(&node);
        self.button(at, true);
        asked.extend(self.show(node()));
        self.button(at, false);
        asked.extend(self.rest(&node));
        asked
    }

    /// Puts the focus on the widget of that name, as a screen reader does.
    fn light<'a, M>(&mut self, label: &str, node: impl Fn() -> Node<'a, M>) {
        let target_node = self.find(label).node;
        let request =
            ActionRequest { action: Action::Focus, target_tree: TreeId::ROOT, target_node, data: None };
        self.events.push(Event::AccessKitActionRequest(request));
        self.rest(node);
    }

    /// Everything on the page that has a name, in the order of the page.
    fn seen(&self) -> Vec<SeenWidget> {
        self.out
            .platform_output
            .accesskit_update
            .as_ref()
            .map_or_else(Vec::new, |update| seen::seen(update, &self.ctx))
    }

    /// Returns the widget of that name.
    fn find(&self, label: &str) -> SeenWidget {
        let all = self.seen();
        let found = all.iter().find(|seen| seen.label == label).cloned();
        found.unwrap_or_else(|| panic!("there is no {label}, only {all:?}"))
    }

    /// Returns the focused widget.
    fn focused_name(&self) -> Option<String> {
        self.seen().into_iter().find(|seen| seen.focused).map(|seen| seen.label)
    }

    /// Every line of text that was painted: its words, its place, and what cuts it.
    fn lines(&self) -> Vec<(String, Rect, Rect)> {
        let mut lines = Vec::new();
        for egui::epaint::ClippedShape { clip_rect, shape } in &self.out.shapes {
            lines_of(shape, *clip_rect, &mut lines);
        }
        lines
    }
}

fn lines_of(shape: &egui::Shape, clip: Rect, lines: &mut Vec<(String, Rect, Rect)>) {
    match shape {
        egui::Shape::Vec(all) => all.iter().for_each(|shape| lines_of(shape, clip, lines)),
        egui::Shape::Text(text) => {
            let inked = text.galley.rows.iter().filter(|row| row.row.visuals.mesh_bounds.is_positive());
            lines.extend(inked.map(|row| {
                let off = row.pos.to_vec2() + text.pos.to_vec2();
                (row.text(), row.row.visuals.mesh_bounds.translate(off), clip)
            }));
        }
        _ => {}
    }
}
