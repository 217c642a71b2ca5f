//! The newest lines that fit into a place, without cutting one off.

use bevy_egui::egui::{Id, Rect, Ui, Vec2, pos2};
use taffy::prelude::AvailableSpace;

use super::node::{LeafNode, Node};
use super::solve::SolvedLayout;

/// Returns a node that shows as many of `lines` as fit; `lines` begins with the newest, which is drawn lowest.
pub fn tail_list<'a, M: 'a>(lines: impl Iterator<Item = Node<'a, M>> + 'a) -> Node<'a, M> {
    Node::leaf(TailList(lines))
}

struct TailList<I>(I);

impl<'a, M: 'a, I: Iterator<Item = Node<'a, M>>> LeafNode<M> for TailList<I> {
    fn measure(&self, _: &Ui, _: AvailableSpace) -> Vec2 {
        Vec2::ZERO
    }

    fn show(self: Box<Self>, ui: &mut Ui, id: Id, r: Rect) -> Option<M> {
        let (mut held, mut high) = (Vec::new(), 0.0);
        for (k, line) in self.0.enumerate() {
            let solved = SolvedLayout::wide(ui, id.with(k), line, r.width());
            high += solved.size().y;
            if high > r.height() + 1.0 {
                break;
            }
            held.push(solved);
        }
        let mut y = r.top();
        let mut asked = None;
        for solved in held.into_iter().rev() {
            let tall = solved.size().y;
            asked = solved.show(ui, pos2(r.left(), y)).or(asked);
            y += tall;
        }
        asked
    }
}
