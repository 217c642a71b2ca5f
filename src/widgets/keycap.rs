//! A key cap.

use bevy_egui::egui::{Id, Rect, Ui, Vec2, vec2};
use taffy::prelude::AvailableSpace;

use super::focus;
use super::node::{LeafNode, Node};
use crate::theme::UiScale;
use crate::theme::paint::{draw_keycap, keycap_width};

/// Height of a cap relative to the text beside it; its letter is smaller than that text.
const HIGH: f32 = 1.15;
/// Height of the edge below the cap, as a share of the cap's height.
const EDGE: f32 = 0.1;

/// Returns a key cap beside text of that size, design units before the player's text factor. It is highlighted if `lit`
/// is true, or while the pointer is over the node it belongs to. Without a label there is no cap.
pub fn cap<'a, M>(key: impl Into<String>, size: f32, lit: bool) -> Node<'a, M> {
    Node::leaf(Cap { key: key.into(), size, lit }).rigid()
}

struct Cap {
    key: String,
    size: f32,
    lit: bool,
}

impl Cap {
    fn high(&self, ui: &Ui) -> f32 {
        HIGH * UiScale::from_context(ui.ctx()).text_size(self.size)
    }
}

impl<M> LeafNode<M> for Cap {
    fn measure(&self, ui: &Ui, _: AvailableSpace) -> Vec2 {
        if self.key.is_empty() {
            return Vec2::ZERO;
        }
        let high = self.high(ui);
        vec2(keycap_width(ui.painter(), high, &self.key), (1.0 + EDGE) * high)
    }

    fn show(self: Box<Self>, ui: &mut Ui, _: Id, r: Rect) -> Option<M> {
        if self.key.is_empty() {
            return None;
        }
        let high = self.high(ui);
        let middle = r.center() - vec2(0.0, EDGE * high / 2.0);
        draw_keycap(ui.painter(), middle, high, &self.key, self.lit || focus::is_lit(ui.ctx()));
        None
    }
}
