//! A timeline that is scrubbed by the pointer.

use bevy_egui::egui::{Id, Painter, Rect, Response, Sense, Ui, Vec2, WidgetInfo};
use taffy::prelude::AvailableSpace;

use super::focus;
use super::node::{LeafNode, Node};

struct Line<D, S> {
    name: String,
    share: f32,
    size: Vec2,
    draw: D,
    seek: S,
}

/// Returns a timeline with its position at `share` (0..=1). `draw` paints it; its last argument is true if the pointer
/// is over it. Clicking and dragging send the result of `seek` for the position under the pointer.
pub fn scrub<'a, M: 'a>(
    name: impl Into<String>,
    share: f32,
    size: impl Into<Vec2>,
    draw: impl FnOnce(&Painter, Rect, bool) + 'a,
    seek: impl FnOnce(f32) -> Option<M> + 'a,
) -> Node<'a, M> {
    Node::leaf(Line { name: name.into(), share, size: size.into(), draw, seek })
}

impl<M, D, S> LeafNode<M> for Line<D, S>
where
    D: FnOnce(&Painter, Rect, bool),
    S: FnOnce(f32) -> Option<M>,
{
    fn measure(&self, _: &Ui, _: AvailableSpace) -> Vec2 {
        self.size
    }

    fn show(self: Box<Self>, ui: &mut Ui, id: Id, r: Rect) -> Option<M> {
        let response = ui.interact(r, id, Sense::click_and_drag());
        focus::attend(ui, &response, false);
        response.widget_info(|| WidgetInfo::slider(true, f64::from(self.share), &self.name));
        (self.draw)(ui.painter(), r, focus::is_hovered_or_focused(&response));
        focus::ring(ui.painter(), r, 10.0, &response);
        let share = held(&response, r)?;
        (self.seek)(share)
    }
}

/// Returns the position that the pointer holds. A click may begin and end within one frame; a drag goes on beside the
/// line.
fn held(response: &Response, r: Rect) -> Option<f32> {
    let held = response.is_pointer_button_down_on() || response.clicked() || response.dragged();
    let at = response.interact_pointer_pos().filter(|_| held)?;
    Some(focus::horizontal_share(r, at))
}
