//! A drawing that is pressed at a horizontal position.

use bevy_egui::egui::{Id, Painter, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType};
use taffy::prelude::AvailableSpace;

use super::focus;
use super::node::{LeafNode, Node};

struct Plot<D, C> {
    name: String,
    size: Vec2,
    draw: D,
    choose: C,
}

/// Returns a drawing of that name and at least that size. `draw` gets the horizontal position of the pointer (0..=1). A
/// press sends the result of `choose` for that position, or for `None` if a key pressed it.
pub fn plot<'a, M: 'a>(
    name: impl Into<String>,
    size: impl Into<Vec2>,
    draw: impl FnOnce(&Painter, Rect, Option<f32>) + 'a,
    choose: impl FnOnce(Option<f32>) -> M + 'a,
) -> Node<'a, M> {
    Node::leaf(Plot { name: name.into(), size: size.into(), draw, choose })
}

impl<M, D, C> LeafNode<M> for Plot<D, C>
where
    D: FnOnce(&Painter, Rect, Option<f32>),
    C: FnOnce(Option<f32>) -> M,
{
    fn measure(&self, _: &Ui, _: AvailableSpace) -> Vec2 {
        self.size
    }

    fn show(self: Box<Self>, ui: &mut Ui, id: Id, r: Rect) -> Option<M> {
        let Self { name, draw, choose, .. } = *self;
        let response = ui.interact(r, id, Sense::click());
        focus::attend(ui, &response, false);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
        let share = |at| focus::horizontal_share(r, at);
        let over = response.hover_pos().filter(|_| focus::is_hovered_or_focused(&response)).map(share);
        draw(ui.painter(), r, over);
        focus::ring(ui.painter(), r, 10.0, &response);
        let pressed = response.interact_pointer_pos().map(share);
        response.clicked().then(|| choose(pressed))
    }
}
