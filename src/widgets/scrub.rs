//! A line that stands for a length of time, to be gone along by hand.

use bevy_egui::egui::{Id, Painter, Rect, Response, Sense, Ui, Vec2, WidgetInfo};

use super::focus;
use super::node::{Leaf, Node, Offer};

struct Line<D, S> {
    name: String,
    share: f32,
    size: Vec2,
    draw: D,
    seek: S,
}

/// A line on which something lies at that share of it (0..=1): `draw` paints it, and is told whether the pointer lies on it;
/// a click on it, and a drag that begins there, ask for what `seek` makes of the share under the pointer.
pub fn scrub<'a, M: 'a>(
    name: impl Into<String>,
    share: f32,
    size: impl Into<Vec2>,
    draw: impl FnOnce(&Painter, Rect, bool) + 'a,
    seek: impl FnOnce(f32) -> Option<M> + 'a,
) -> Node<'a, M> {
    Node::leaf(Line { name: name.into(), share, size: size.into(), draw, seek })
}

impl<M, D, S> Leaf<M> for Line<D, S>
where
    D: FnOnce(&Painter, Rect, bool),
    S: FnOnce(f32) -> Option<M>,
{
    fn measure(&self, _: &Ui, _: Offer) -> Vec2 {
        self.size
    }

    fn show(self: Box<Self>, ui: &mut Ui, id: Id, r: Rect) -> Option<M> {
        let response = ui.interact(r, id, Sense::click_and_drag());
        focus::attend(ui, &response, false);
        response.widget_info(|| WidgetInfo::slider(true, f64::from(self.share), &self.name));
        (self.draw)(ui.painter(), r, focus::is_hot(&response));
        focus::ring(ui.painter(), r, 10.0, &response);
        let share = held(&response, r)?;
        (self.seek)(share)
    }
}

/// The share of the line that the pointer holds: a click may come and go within one frame, a drag goes on beside it.
fn held(response: &Response, r: Rect) -> Option<f32> {
    let held = response.is_pointer_button_down_on() || response.clicked() || response.dragged();
    let at = response.interact_pointer_pos().filter(|_| held)?;
    Some(focus::share_across(r, at))
}
