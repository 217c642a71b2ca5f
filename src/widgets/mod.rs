//! The widgets that pages are made of.
//!
//! A page is a tree of [`Node`]s, built again in every frame: rows and columns that grow and wrap, text, and controls.
//! A layout engine places each node by the space there is and the size of its text; nothing is placed by fixed pixel
//! positions. An action of the user is a message, returned by [`page`].
//!
//! Each widget is also an [`egui::Widget`] with role, label and state, and uses egui's focus. Lengths are design units.
//!
//! The layout engine is taffy, which Bevy depends on anyway. It measures text with its final width, so that a page is
//! right in its first pass. `egui_taffy` lays out by the sizes of the pass before, and would add an older version of
//! taffy.

mod button;
mod choice;
mod field;
mod focus;
mod keycap;
mod list;
mod node;
mod plot;
mod press;
mod scroll;
mod scrub;
mod solve;
mod step_slider;
mod surface;
mod tail_list;
mod text;

#[cfg(test)]
pub(crate) mod tests;

use bevy_egui::egui::{self, Area, AsId, Id, LayerId, Order, Pos2, Rect, Sense, Ui, UiBuilder};

pub use button::Button;
pub use choice::{named_stepper, one_of, segments, stepper};
pub use field::TextField;
#[cfg(test)]
pub(crate) use focus::hot;
pub use focus::{InitialFocus, WidgetSound, forget, is_typing, take_widget_sound, typing_in};
pub use keycap::cap;
pub use list::{headed, long_list, many};
pub use node::{BAR, GridTrack, LeafNode, Node, column, drawing, row, space, spring, table};
pub use plot::plot;
pub use press::{PressStyle, Pressable};
pub use scroll::ScrollState;
pub use scrub::scrub;
pub use solve::{SolvedLayout, show_in};
pub use step_slider::StepSlider;
pub use surface::BoxSurface;
pub use tail_list::tail_list;
#[cfg(test)]
pub(crate) use tests::long::lengthen;
pub use text::StyledText;

use crate::theme::with_alpha;
use stage::palette::NAVY;
use words::say;

/// Margin between a page and its window, design units.
const MARGIN: f32 = 20.0;

/// Largest width of a [`titled_page`] page with text of the usual size, design units.
pub const MAX_PAGE_WIDTH: f32 = 1500.0;

/// Draws a page over the whole window, with the background dimmed by `dim` (0..=1). Returns the message of the user, if
/// any.
pub fn page<M>(ctx: &egui::Context, name: &str, dim: f32, node: Node<'_, M>) -> Option<M> {
    page_on(ctx, name, Order::Foreground, dim, InitialFocus::Focused, node)
}

/// Draws a page over the whole window that decides which widget has the focus when it opens.
pub fn page_opening<M>(
    ctx: &egui::Context,
    name: &str,
    dim: f32,
    opening: InitialFocus,
    node: Node<'_, M>,
) -> Option<M> {
    page_on(ctx, name, Order::Foreground, dim, opening, node)
}

/// Draws a page on that layer order.
pub fn page_in_layer<M>(
    ctx: &egui::Context,
    name: &str,
    order: Order,
    dim: f32,
    node: Node<'_, M>,
) -> Option<M> {
    page_on(ctx, name, order, dim, InitialFocus::Focused, node)
}

fn page_on<M>(
    ctx: &egui::Context,
    name: &str,
    order: Order,
    dim: f32,
    opening: InitialFocus,
    node: Node<'_, M>,
) -> Option<M> {
    let (id, window) = (Id::new(name), ctx.content_rect());
    focus::begin(ctx, id);
    // The area takes all clicks, so that nothing behind the page gets any.
    let asked = in_area(ctx, name, order, window, |ui| {
        ui.painter().rect_filled(window, 0, with_alpha(NAVY, dim));
        show_in(ui, id.with("page"), window, node)
    });
    focus::end(ctx, opening);
    asked
}

/// Returns true if a page of that name shows all of `node` at once, so that nothing of it has to be scrolled into
/// sight.
pub fn fits<M>(ctx: &egui::Context, name: &str, node: Node<'_, M>) -> bool {
    let (id, window) = (Id::new(name), ctx.content_rect());
    let ui = Ui::new(ctx.clone(), id.with("fits"), UiBuilder::new().max_rect(window));
    SolvedLayout::new(&ui, id.with("page"), node, window.width(), Some(window.height())).shows_all()
}

/// Draws in an area of its own, which takes the pointer over `r` and nowhere else.
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

/// Returns a `Ui` over the whole window that ignores the pointer.
pub fn on_layer(ctx: &egui::Context, id: Id, order: Order) -> Ui {
    let layer = UiBuilder::new().layer_id(LayerId::new(order, id)).max_rect(ctx.content_rect());
    let mut ui = Ui::new(ctx.clone(), id, layer);
    ui.set_clip_rect(ctx.content_rect());
    ui
}

/// Draws a page of separate parts, each at its top left corner. The focus moves between them, and only they take the
/// pointer. Returns the message of the user, if any.
pub fn page_of_parts<'a, M: 'a>(
    ctx: &egui::Context,
    name: &str,
    lay: impl FnOnce(&Ui) -> Vec<(Pos2, SolvedLayout<'a, M>)>,
) -> Option<M> {
    let id = Id::new(name);
    focus::begin(ctx, id);
    let mut asked = None;
    let parts = lay(&Ui::new(ctx.clone(), id.with("laid"), UiBuilder::new().max_rect(ctx.content_rect())));
    for (k, (at, solved)) in parts.into_iter().enumerate() {
        let r = Rect::from_min_size(at, solved.size());
        asked = in_area(ctx, id.with(k), Order::Middle, r, |ui| solved.show(ui, at)).or(asked);
    }
    focus::end(ctx, InitialFocus::Focused);
    asked
}

/// Returns a sheet in the middle of the window, of at most that size with text of the usual size; larger text makes it
/// larger, up to the window. It is as large as its content unless that grows.
pub fn sheet<'a, M>(most: impl Into<egui::Vec2>, node: Node<'a, M>) -> Node<'a, M> {
    on_surface(most, BoxSurface::Sheet, node)
}

/// Returns a [`sheet`] that is a wall of the club house.
pub fn wall<'a, M>(most: impl Into<egui::Vec2>, node: Node<'a, M>) -> Node<'a, M> {
    on_surface(most, BoxSurface::Wall, node)
}

fn on_surface<'a, M>(most: impl Into<egui::Vec2>, surface: BoxSurface<'a>, node: Node<'a, M>) -> Node<'a, M> {
    let most = most.into();
    column().pad(MARGIN, MARGIN).centred().child(
        node.surface(surface)
            .pad(44.0, 30.0)
            .full_width()
            .max_width(most.x)
            .max_height(most.y)
            .min_height(0.0),
    )
}

/// Returns a [`wall`] with a title and a Back button above its content; the button sends `back`.
pub fn titled_page<'a, M: 'a>(title: impl Into<String>, back: M, body: Node<'a, M>) -> Node<'a, M> {
    titled_page_with(title, None, back, body)
}

/// Returns a [`titled_page`] room with another node, such as the tabs of the page, between the title and the Back
/// button.
pub fn titled_page_with<'a, M: 'a>(
    title: impl Into<String>,
    beside: Option<Node<'a, M>>,
    back: M,
    body: Node<'a, M>,
) -> Node<'a, M> {
    titled_page_within((MAX_PAGE_WIDTH, 1240.0), title, beside, back, body)
}

/// Returns a [`titled_page_with`] room of at most that size.
pub fn titled_page_within<'a, M: 'a>(
    most: impl Into<egui::Vec2>,
    title: impl Into<String>,
    beside: Option<Node<'a, M>>,
    back: M,
    body: Node<'a, M>,
) -> Node<'a, M> {
    let back = Button::new(say!("page-back")).asks(back).rigid();
    let head = row().gaps(36.0, 10.0).wrap().between().rigid();
    let head = match beside {
        Some(beside) => head.child(StyledText::title(title)).child(beside.grow()).child(back),
        None => head.child(StyledText::title(title).node().portion(1.0)).child(back),
    };
    wall(most, column().gap(22.0).full_height().child(head).child(body.grow()))
}
