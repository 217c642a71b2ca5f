//! What pages are made of. A page is a tree of [`Node`]s, made anew in every frame from what it shows: rows and columns that
//! grow and wrap, words, and widgets. A layout engine gives each its place from the room there is and the size of its words;
//! nothing on a page is placed by counted pixels. What a hand does with a widget is a message, handed back by [`page`].
//!
//! Each widget is an [`egui::Widget`] too, with role, label and state, in egui's own focus. Lengths
//! are design units.
//!
//! The engine is taffy, which Bevy brings anyway. It measures words with the width that they get, so that a page is right in
//! its first pass; `egui_taffy` lays out by the sizes of the pass before, and would bring an older taffy besides.

mod button;
mod cap;
mod choice;
mod field;
mod focus;
mod level;
mod list;
mod newest;
mod node;
mod plot;
mod press;
mod roll;
mod scrub;
mod solve;
mod surface;
mod text;

#[cfg(test)]
pub(crate) mod tests;

use bevy_egui::egui::{self, Area, AsId, Id, LayerId, Order, Pos2, Rect, Sense, Ui, UiBuilder};

pub use button::Button;
pub use cap::cap;
pub use choice::{named_stepper, one_of, segments, stepper};
pub use field::Field;
#[cfg(test)]
pub(crate) use focus::hot;
pub use focus::{Tap, forget, heard, is_typing};
pub use level::Level;
pub use list::{headed, long_list, many};
pub use newest::newest;
pub use node::{Leaf, Node, Offer, Track, column, drawing, row, space, spring, table};
pub use plot::plot;
pub use press::{Look, Press};
pub use roll::Reach;
pub use scrub::scrub;
pub use solve::{Solved, show_in};
pub use surface::Surface;
#[cfg(test)]
pub(crate) use tests::long::lengthen;
pub use text::Text;

use crate::stage::palette::NAVY;
use crate::theme::glaze;

/// Room round a page in its window, design units.
const MARGIN: f32 = 20.0;

/// A page over the whole window, on ground that is dimmed so far (0..=1); returns what a hand asked for.
pub fn page<M>(ctx: &egui::Context, name: &str, dim: f32, node: Node<'_, M>) -> Option<M> {
    page_at(ctx, name, Order::Foreground, dim, node)
}

/// A page on that level.
pub fn page_at<M>(ctx: &egui::Context, name: &str, order: Order, dim: f32, node: Node<'_, M>) -> Option<M> {
    let (id, window) = (Id::new(name), ctx.content_rect());
    focus::begin(ctx, id);
    // Nothing behind it hears the pointer.
    let asked = in_area(ctx, name, order, window, |ui| {
        ui.painter().rect_filled(window, 0, glaze(NAVY, dim));
        show_in(ui, id.with("page"), window, node)
    });
    focus::end(ctx);
    asked
}

/// Draws in an area of its own that takes the pointer over `r` and nowhere else.
pub fn in_area<R>(
    ctx: &egui::Context,
    id: impl AsId,
    order: Order,
    r: Rect,
    draw: impl FnOnce(&mut Ui) -> R,
) -> R {
    let area = Area::new(Id::new(id)).order(order).fixed_pos(r.min).constrain(false).movable(false);
    let shown = area.show(ctx, |ui| {
        ui.set_clip_rect(ctx.content_rect());
        ui.allocate_rect(r, Sense::hover());
        draw(ui)
    });
    shown.inner
}

/// A layer over the whole window that the pointer does not see.
pub fn on_layer(ctx: &egui::Context, id: Id, order: Order) -> Ui {
    let layer = UiBuilder::new().layer_id(LayerId::new(order, id)).max_rect(ctx.content_rect());
    let mut ui = Ui::new(ctx.clone(), id, layer);
    ui.set_clip_rect(ctx.content_rect());
    ui
}

/// A page of parts that lie apart from each other, each laid out and with its top left corner: keys walk from one to the
/// other, and the pointer is the page's over them alone. Returns what a hand asked for.
pub fn parts<'a, M: 'a>(
    ctx: &egui::Context,
    name: &str,
    lay: impl FnOnce(&Ui) -> Vec<(Pos2, Solved<'a, M>)>,
) -> Option<M> {
    let id = Id::new(name);
    focus::begin(ctx, id);
    let mut asked = None;
    let parts = lay(&Ui::new(ctx.clone(), id.with("laid"), UiBuilder::new().max_rect(ctx.content_rect())));
    for (k, (at, solved)) in parts.into_iter().enumerate() {
        let r = Rect::from_min_size(at, solved.size());
        asked = in_area(ctx, id.with(k), Order::Middle, r, |ui| solved.show(ui, at)).or(asked);
    }
    focus::end(ctx);
    asked
}

/// A sheet in the middle of the window, at most so wide and high: as large as what it holds unless that grows.
pub fn sheet<'a, M>(most: impl Into<egui::Vec2>, node: Node<'a, M>) -> Node<'a, M> {
    let most = most.into();
    column()
        .pad(MARGIN, MARGIN)
        .centred()
        .child(node.surface(Surface::Sheet).pad(44.0, 30.0).full_width().max_width(most.x).max_height(most.y))
}

/// A sheet with a title and a way back over what it holds; `back` is asked for by the button.
pub fn titled<'a, M: 'a>(title: impl Into<String>, back: M, body: Node<'a, M>) -> Node<'a, M> {
    titled_with(title, None, back, body)
}

/// As [`titled`], with something between title and way back: the parts of the page.
pub fn titled_with<'a, M: 'a>(
    title: impl Into<String>,
    beside: Option<Node<'a, M>>,
    back: M,
    body: Node<'a, M>,
) -> Node<'a, M> {
    titled_within((1500.0, 1240.0), title, beside, back, body)
}

/// As [`titled_with`], on a sheet that is at most so wide and high.
pub fn titled_within<'a, M: 'a>(
    most: impl Into<egui::Vec2>,
    title: impl Into<String>,
    beside: Option<Node<'a, M>>,
    back: M,
    body: Node<'a, M>,
) -> Node<'a, M> {
    let back = Button::new("Back").asks(back).rigid();
    let head = row().gaps(36.0, 10.0).wrap().between().rigid();
    let head = match beside {
        Some(beside) => head.child(Text::title(title)).child(beside.grow()).child(back),
        None => head.child(Text::title(title).node().portion(1.0)).child(back),
    };
    sheet(most, column().gap(22.0).full_height().child(head).child(body.grow()))
}
