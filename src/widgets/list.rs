//! A list of so many lines that only those in sight are laid out.

use bevy_egui::egui::{Id, Rect, Ui, Vec2, pos2, vec2};

use super::node::{Leaf, Node, Offer, column};
use super::solve::Solved;

struct Long<F> {
    count: usize,
    gap: f32,
    line: F,
}

/// `count` lines below each other in a box that is rolled, all as high as the highest of the first few; `line` makes each.
/// The same line is the same from frame to frame if its place in the list is.
pub fn long_list<'a, M: 'a>(count: usize, gap: f32, line: impl Fn(usize) -> Node<'a, M> + 'a) -> Node<'a, M> {
    column().rolls().grow().child(Node::leaf(Long { count, gap, line }).rigid())
}

/// The first lines tell how high all are.
const PATTERNS: usize = 3;

impl<'a, M, F: Fn(usize) -> Node<'a, M>> Long<F> {
    fn high(&self, ui: &Ui, width: f32) -> f32 {
        let tall = |k| Solved::new(ui, Id::new(("pattern", k)), (self.line)(k), width, None).size().y;
        (0..self.count.min(PATTERNS)).map(tall).fold(0.0, f32::max).ceil() + self.gap
    }
}

impl<'a, M: 'a, F: Fn(usize) -> Node<'a, M>> Leaf<M> for Long<F> {
    fn measure(&self, ui: &Ui, offer: Offer) -> Vec2 {
        match offer {
            Offer::Width(width) => vec2(width, self.high(ui, width) * self.count as f32),
            Offer::Least | Offer::Most => Vec2::ZERO,
        }
    }

    fn show(self: Box<Self>, ui: &mut Ui, id: Id, r: Rect) -> Option<M> {
        let high = self.high(ui, r.width());
        let seen = ui.clip_rect();
        let line = |y: f32| ((y - r.top()) / high.max(1.0)).max(0.0) as usize;
        // One more on either side: keys walk there.
        let (from, to) = (line(seen.top()).saturating_sub(1), (line(seen.bottom()) + 2).min(self.count));
        let mut asked = None;
        for k in from..to {
            let at = Rect::from_min_size(
                pos2(r.left(), r.top() + high * k as f32),
                vec2(r.width(), high - self.gap),
            );
            let solved = Solved::new(ui, id.with(k), (self.line)(k), at.width(), Some(at.height()));
            asked = solved.show(ui, at.min).or(asked);
        }
        asked
    }
}
