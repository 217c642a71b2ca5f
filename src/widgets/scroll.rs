//! Scrolling: content higher than its box is scrolled by the wheel, the scroll bar and keys. A shade at an edge shows
//! that there is more beyond it.

use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{self, Id, Mesh, Painter, Pos2, Rect, ScrollArea, Sense, Ui, UiBuilder, vec2};

use super::focus;
use super::node::{BAR, ScrollMode};
use crate::theme::with_alpha;
use stage::palette::INK;

/// Distance that an arrow key scrolls, design units.
const STEP: f32 = 120.0;
/// Height that stays in view when a whole page is scrolled, design units.
const STAYS: f32 = 80.0;
/// Height of the shade at an edge, design units.
const SHADE: f32 = 36.0;

/// Draws a scrolled box in `r`. `draw` draws its content, `tall` units high, from the corner it is given.
pub(super) fn show<R>(
    ui: &mut Ui,
    id: Id,
    r: Rect,
    tall: f32,
    scrolls: ScrollMode,
    draw: impl FnOnce(&mut Ui, Pos2) -> R,
) -> R {
    let mut inner = ui.new_child(UiBuilder::new().id(id).max_rect(r));
    // A jump is made at once: a box that animates would make it a frame later, and once more for what is asked
    // meanwhile.
    let glides = ui.style().scroll_animation.duration.max > 0.0;
    let mut area = ScrollArea::vertical().id_salt(id).auto_shrink(false).animated(glides);
    let by = match scrolls {
        ScrollMode::ByHand { name, end } => {
            area = area.stick_to_bottom(end);
            ScrollState::taken(ui, name)
        }
        _ => {
            if focus::is_new(ui.ctx()) {
                area = area.vertical_scroll_offset(0.0);
            }
            0.0
        }
    };
    let whole = ui.clip_rect().expand(1.0).contains_rect(r);
    let shown = focus::in_box(ui, r, |_| {
        area.show(&mut inner, |ui| {
            if by != 0.0 {
                ui.scroll_with_delta_animation(vec2(0.0, -by), ScrollAnimation::none());
            }
            let (content, _) = ui.allocate_exact_size(vec2(r.width() - BAR, tall), Sense::hover());
            let drawn = draw(ui, content.min);
            // Runs after the content is drawn: of nested boxes, keys scroll the innermost that is completely in view.
            if !matches!(scrolls, ScrollMode::ByHand { .. }) && whole {
                let at = r.top() - content.top();
                let room = (at > 1.0, tall - r.height() - at > 1.0);
                let by = turned(ui, r.height(), scrolls == ScrollMode::ByArrows);
                if (by < 0.0 && room.0 || by > 0.0 && room.1) && focus::turns(ui.ctx()) {
                    ui.scroll_with_delta_animation(vec2(0.0, -by), ScrollAnimation::none());
                }
            }
            drawn
        })
    });
    let most = (shown.content_size.y - shown.inner_rect.height()).max(0.0);
    let at = shown.state.offset.y;
    if let ScrollMode::ByHand { name, .. } = scrolls {
        ScrollState { at, most, page: (r.height() - STAYS).max(STAYS) }.keep(ui, name);
    }
    if at > 1.0 {
        shade(ui.painter(), r, true);
    }
    if most - at > 1.0 {
        shade(ui.painter(), r, false);
    }
    shown.inner
}

/// The scroll position of a box made by [`Node::scroll_controlled`](super::Node::scroll_controlled), as it was last
/// drawn, design units. Code that knows the box's name scrolls it. On the HUD, keys and buttons of the game do so,
/// while the keys of a page go to the page.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScrollState {
    /// Distance from the top of the content to the top of the view.
    pub at: f32,
    /// Largest possible `at`.
    pub most: f32,
    /// Distance that a page is scrolled.
    pub page: f32,
}

impl ScrollState {
    /// Returns the position of the box of that name, as it was last drawn.
    #[must_use]
    pub fn of(ctx: &egui::Context, id: Id) -> Self {
        ctx.data(|data| data.get_temp(id.with("reach"))).unwrap_or_default()
    }

    /// Scrolls the box of that name down by that much, or up if negative, when it is drawn next.
    pub fn scroll(ctx: &egui::Context, id: Id, by: f32) {
        if by != 0.0 {
            ctx.data_mut(|data| *data.get_temp_mut_or_default::<f32>(id.with("rolls")) += by);
            ctx.request_repaint();
        }
    }

    fn taken(ui: &Ui, id: Id) -> f32 {
        ui.data_mut(|data| data.remove_temp(id.with("rolls"))).unwrap_or_default()
    }

    fn keep(self, ui: &Ui, id: Id) {
        ui.data_mut(|data| data.insert_temp(id.with("reach"), self));
    }
}

/// Returns how far the keys scroll the page in this frame.
fn turned(ui: &Ui, tall: f32, by_arrows: bool) -> f32 {
    let far = 1e6;
    let keys = [
        (egui::Key::PageUp, STAYS - tall, true),
        (egui::Key::PageDown, tall - STAYS, true),
        (egui::Key::Home, -far, true),
        (egui::Key::End, far, true),
        (egui::Key::ArrowUp, -STEP, by_arrows),
        (egui::Key::ArrowDown, STEP, by_arrows),
    ];
    if focus::is_typing(ui.ctx()) {
        return 0.0;
    }
    ui.input(|i| keys.iter().filter(|(key, _, on)| *on && i.key_pressed(*key)).map(|(_, by, _)| by).sum())
}

/// Draws the shade that shows that there is more beyond that edge.
fn shade(p: &Painter, r: Rect, top: bool) {
    let (edge, inside) = if top { (r.top(), r.top() + SHADE) } else { (r.bottom(), r.bottom() - SHADE) };
    let right = r.right() - BAR;
    let mut mesh = Mesh::default();
    for (y, dark) in [(edge, 0.75), (inside, 0.0)] {
        mesh.colored_vertex(Pos2::new(r.left(), y), with_alpha(INK, dark));
        mesh.colored_vertex(Pos2::new(right, y), with_alpha(INK, dark));
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(1, 2, 3);
    p.add(mesh);
}
