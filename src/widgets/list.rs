//! Long lists: only the lines in view are laid out.

use std::cell::Cell;

use bevy_egui::egui::{Id, Rect, Ui, Vec2, pos2, vec2};
use taffy::prelude::AvailableSpace;

use super::node::BAR;
use super::node::{LeafNode, Node, column, row, space};
use super::solve::SolvedLayout;

struct Long<F> {
    count: usize,
    gap: f32,
    shown: Option<usize>,
    line: F,
    /// The last width asked for, with the height of a line: the layout asks several times a frame.
    high: Cell<Option<(f32, f32)>>,
}

/// Returns a scrolled list of `count` lines, made by `line`. All lines are as high as the highest of the first few.
///
/// A line keeps its identity by its index. If the line to be `shown` changes, it is scrolled into view.
pub fn long_list<'a, M: 'a>(
    count: usize,
    gap: f32,
    shown: Option<usize>,
    line: impl Fn(usize) -> Node<'a, M> + 'a,
) -> Node<'a, M> {
    column().scrolls().grow().child(lines(count, gap, shown, line))
}

/// Returns the lines of a [`long_list`] without a box, for use among other nodes of a scrolled box.
pub fn many<'a, M: 'a>(count: usize, gap: f32, line: impl Fn(usize) -> Node<'a, M> + 'a) -> Node<'a, M> {
    lines(count, gap, None, line)
}

fn lines<'a, M: 'a>(
    count: usize,
    gap: f32,
    shown: Option<usize>,
    line: impl Fn(usize) -> Node<'a, M> + 'a,
) -> Node<'a, M> {
    Node::leaf(Long { count, gap, shown, line, high: Cell::new(None) }).rigid()
}

/// Returns a scrolled list under a line of headings of the same width.
pub fn headed<'a, M: 'a>(headings: Node<'a, M>, list: Node<'a, M>) -> Node<'a, M> {
    let headings = row().rigid().child(headings.portion(1.0)).child(space(BAR, 0.0));
    // The list shrinks to the space there is, however long it is.
    column().gap(6.0).min_height(0.0).child(headings).child(list)
}

/// Number of lines whose height is measured; all lines get the largest.
const PATTERNS: usize = 3;

impl<'a, M, F: Fn(usize) -> Node<'a, M>> Long<F> {
    fn high(&self, ui: &Ui, width: f32) -> f32 {
        if let Some((_, high)) = self.high.get().filter(|(known, _)| *known == width) {
            return high;
        }
        let tall = |k| SolvedLayout::new(ui, Id::new(("pattern", k)), (self.line)(k), width, None).size().y;
        let high = (0..self.count.min(PATTERNS)).map(tall).fold(0.0, f32::max).ceil() + self.gap;
        self.high.set(Some((width, high)));
        high
    }
}

impl<'a, M: 'a, F: Fn(usize) -> Node<'a, M>> LeafNode<M> for Long<F> {
    fn measure(&self, ui: &Ui, available: AvailableSpace) -> Vec2 {
        match available {
            AvailableSpace::Definite(width) => vec2(width, self.high(ui, width) * self.count as f32),
            AvailableSpace::MinContent | AvailableSpace::MaxContent => Vec2::ZERO,
        }
    }

    fn show(self: Box<Self>, ui: &mut Ui, id: Id, r: Rect) -> Option<M> {
        let high = self.high(ui, r.width());
        let seen = ui.clip_rect();
        let line = |y: f32| ((y - r.top()) / high.max(1.0)).max(0.0) as usize;
        // One more line on either side, so that the focus can move there.
        let (from, to) = (line(seen.top()).saturating_sub(1), (line(seen.bottom()) + 2).min(self.count));
        if let Some(k) = self.shown.filter(|_| is_another(ui, id, self.shown)) {
            let at = pos2(r.left(), r.top() + high * k as f32);
            ui.scroll_to_rect(Rect::from_min_size(at, vec2(r.width(), high - self.gap)), None);
        }
        let mut asked = None;
        // The ends are always there, so that the focus enters a list that was scrolled at its first or its last line.
        let first = (0..from).take(1);
        let last = (to..self.count).rev().take(1);
        for k in first.chain(from..to).chain(last) {
            let at = Rect::from_min_size(
                pos2(r.left(), r.top() + high * k as f32),
                vec2(r.width(), high - self.gap),
            );
            let solved = SolvedLayout::new(ui, id.with(k), (self.line)(k), at.width(), Some(at.height()));
            asked = solved.show(ui, at.min).or(asked);
        }
        asked
    }
}

/// Returns true if the list shows another line than in the frame before, or was not drawn then.
fn is_another(ui: &Ui, id: Id, shown: Option<usize>) -> bool {
    let (ctx, id) = (ui.ctx(), id.with("shown"));
    let frame = ctx.cumulative_frame_nr();
    let before = ctx.data_mut(|data| {
        let before = data.get_temp::<(Option<usize>, u64)>(id);
        data.insert_temp(id, (shown, frame));
        before
    });
    before.is_none_or(|(line, at)| line != shown || at + 1 < frame)
}
