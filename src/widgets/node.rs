//! A part of a page before it has a place: what it holds, and how its room is shared out. A page is a tree of these, made
//! anew in every frame from what is to be shown; [`super::solve`] gives each its place and draws it. Lengths are design
//! units.

use bevy_egui::egui::{AsId, Id, Painter, Rect, Ui, Vec2};
use taffy::prelude::{
    AlignContent, AlignItems, Dimension, Display, FlexDirection, FlexWrap, JustifyContent, LengthPercentage,
    Size, Style, auto, fr, length, percent,
};
use taffy::style::Overflow;

use super::press::Press;
use super::surface::Surface;

/// How much room is offered to what is measured.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Offer {
    /// As little as it needs: the width of its longest word.
    Least,
    /// As much as it likes.
    Most,
    /// That width.
    Width(f32),
}

/// Something that is drawn in one piece: it says how large it is, and draws itself where it was put.
pub trait Leaf<M> {
    /// The size that it takes, at least, if it is offered that much.
    fn measure(&self, ui: &Ui, offer: Offer) -> Vec2;

    /// Draws it into `r`; returns what a hand asked for with it.
    fn show(self: Box<Self>, ui: &mut Ui, id: Id, r: Rect) -> Option<M>;
}

/// How a node that holds others behaves when they need more height than there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Rolls {
    /// It grows with them.
    #[default]
    No,
    /// It is rolled, and its bar is seen.
    Yes,
    /// It is rolled, by the arrow keys too: it is there to be read.
    ByArrows,
    /// It is rolled by the hand that holds its [`Reach`](super::Reach), from its top or from its end.
    ByHand { name: Id, end: bool },
}

pub(super) enum Content<'a, M> {
    Box(Vec<Node<'a, M>>),
    Leaf(Box<dyn Leaf<M> + 'a>),
}

/// A part of a page: a box of others, or something drawn in one piece. `M` is what hands can ask for with it.
#[must_use]
pub struct Node<'a, M> {
    pub(super) style: Style,
    pub(super) content: Content<'a, M>,
    pub(super) surface: Option<Surface<'a>>,
    pub(super) press: Option<(Press, M)>,
    pub(super) over: Option<M>,
    pub(super) rolls: Rolls,
    pub(super) key: Option<Id>,
}

/// Others beside each other, as high as the row unless they say otherwise.
pub fn row<'a, M>() -> Node<'a, M> {
    Node::boxed(FlexDirection::Row).align(AlignItems::CENTER)
}

/// Others below each other, as wide as the column unless they say otherwise.
pub fn column<'a, M>() -> Node<'a, M> {
    Node::boxed(FlexDirection::Column)
}

/// How wide a column of a [`table`] is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Track {
    /// As wide as its widest cell.
    Fits,
    /// A share of what is left, and no less than its longest word.
    Share(f32),
}

/// Cells in columns that line up: they fill one row after the other.
pub fn table<'a, M>(tracks: &[Track]) -> Node<'a, M> {
    let mut node = Node::boxed(FlexDirection::Row);
    node.style.display = Display::Grid;
    node.style.grid_template_columns = tracks
        .iter()
        .map(|track| match track {
            Track::Fits => auto(),
            Track::Share(share) => fr(*share),
        })
        .collect();
    node.style.align_items = Some(AlignItems::CENTER);
    node
}

/// Room that takes whatever is left.
pub fn spring<'a, M>() -> Node<'a, M> {
    column().grow()
}

/// Nothing, of that size.
pub fn space<'a, M>(w: f32, h: f32) -> Node<'a, M> {
    let mut node = column();
    node.style.size = Size { width: length(w), height: length(h) };
    node.style.flex_shrink = 0.0;
    node
}

struct Painted<F> {
    size: Vec2,
    draw: F,
}

impl<M, F: FnOnce(&Painter, Rect)> Leaf<M> for Painted<F> {
    fn measure(&self, _: &Ui, _: Offer) -> Vec2 {
        self.size
    }

    fn show(self: Box<Self>, ui: &mut Ui, _: Id, r: Rect) -> Option<M> {
        (self.draw)(ui.painter(), r);
        None
    }
}

/// A drawing, at least of that size: it is handed the place that it got.
pub fn drawing<'a, M>(size: impl Into<Vec2>, draw: impl FnOnce(&Painter, Rect) + 'a) -> Node<'a, M> {
    Node::leaf(Painted { size: size.into(), draw })
}

impl<'a, M> Node<'a, M> {
    fn new(style: Style, content: Content<'a, M>) -> Self {
        Self { style, content, surface: None, press: None, over: None, rolls: Rolls::No, key: None }
    }

    fn boxed(direction: FlexDirection) -> Self {
        let style = Style { flex_direction: direction, ..Style::default() };
        Self::new(style, Content::Box(Vec::new()))
    }

    /// Something that draws itself in one piece.
    pub fn leaf(leaf: impl Leaf<M> + 'a) -> Self {
        Self::new(Style::default(), Content::Leaf(Box::new(leaf)))
    }

    /// Holds that, too.
    pub fn child(mut self, node: impl Into<Self>) -> Self {
        if let Content::Box(children) = &mut self.content {
            children.push(node.into());
        }
        self
    }

    /// Holds those, too.
    pub fn children<N: Into<Self>>(mut self, nodes: impl IntoIterator<Item = N>) -> Self {
        if let Content::Box(children) = &mut self.content {
            children.extend(nodes.into_iter().map(Into::into));
        }
        self
    }

    /// So much room between what it holds.
    pub fn gap(mut self, gap: f32) -> Self {
        self.style.gap = Size { width: length(gap), height: length(gap) };
        self
    }

    /// So much room between the columns and between the rows of what it holds.
    pub fn gaps(mut self, across: f32, down: f32) -> Self {
        self.style.gap = Size { width: length(across), height: length(down) };
        self
    }

    /// So much room within its edges, at the sides and above and below.
    pub fn pad(mut self, sides: f32, ends: f32) -> Self {
        let [sides, ends]: [LengthPercentage; 2] = [length(sides), length(ends)];
        self.style.padding = taffy::Rect { left: sides, right: sides, top: ends, bottom: ends };
        self
    }

    /// Takes a share of the room that is left along the way of its parent.
    pub fn grow(self) -> Self {
        self.share(1.0)
    }

    /// Takes that share of the room that is left, and gives way where there is too little.
    pub fn share(mut self, share: f32) -> Self {
        self.style.flex_grow = share;
        self
    }

    /// Takes that share of all the room, whatever it holds: columns of equal shares are equally wide.
    pub fn portion(mut self, share: f32) -> Self {
        self.style.flex_grow = share;
        self.style.flex_basis = length(0.0);
        self
    }

    /// Does not give way where there is too little room.
    pub fn rigid(mut self) -> Self {
        self.style.flex_shrink = 0.0;
        self
    }

    /// So wide.
    pub fn width(mut self, w: f32) -> Self {
        self.style.size.width = length(w);
        self
    }

    /// So high.
    pub fn height(mut self, h: f32) -> Self {
        self.style.size.height = length(h);
        self
    }

    /// As wide as its parent.
    pub fn full_width(mut self) -> Self {
        self.style.size.width = percent(1.0);
        self
    }

    /// As high as its parent.
    pub fn full_height(mut self) -> Self {
        self.style.size.height = percent(1.0);
        self
    }

    /// No narrower than that.
    pub fn min_width(mut self, w: f32) -> Self {
        self.style.min_size.width = length(w);
        self
    }

    /// No lower than that.
    pub fn min_height(mut self, h: f32) -> Self {
        self.style.min_size.height = length(h);
        self
    }

    /// No wider than that.
    pub fn max_width(mut self, w: f32) -> Self {
        self.style.max_size.width = length(w);
        self
    }

    /// No higher than that.
    pub fn max_height(mut self, h: f32) -> Self {
        self.style.max_size.height = length(h);
        self
    }

    /// Begins at that width and gives way or grows from there: what stands in a row that wraps says how wide it wants to be.
    pub fn basis(mut self, w: f32) -> Self {
        self.style.flex_basis = Dimension::length(w);
        self
    }

    /// What finds no room in a row goes into the next one.
    pub fn wrap(mut self) -> Self {
        self.style.flex_wrap = FlexWrap::Wrap;
        self
    }

    /// What it holds lies so across its way.
    pub fn align(mut self, align: AlignItems) -> Self {
        self.style.align_items = Some(align);
        self
    }

    /// What it holds is as large as it across its way.
    pub fn stretch(self) -> Self {
        self.align(AlignItems::STRETCH)
    }

    /// What it holds lies in the middle, both ways.
    pub fn centred(mut self) -> Self {
        self.style.align_items = Some(AlignItems::CENTER);
        self.style.justify_content = Some(JustifyContent::CENTER);
        self.style.align_content = Some(AlignContent::CENTER);
        self
    }

    /// What it holds lies in the middle across its way.
    pub fn middle(self) -> Self {
        self.align(AlignItems::CENTER)
    }

    /// What it holds lies at the start across its way.
    pub fn start(self) -> Self {
        self.align(AlignItems::START)
    }

    /// What it holds lies at the end across its way.
    pub fn end(self) -> Self {
        self.align(AlignItems::END)
    }

    /// What it holds lies at the end of its way.
    pub fn at_end(mut self) -> Self {
        self.style.justify_content = Some(JustifyContent::END);
        self
    }

    /// What is left of the room lies between what it holds.
    pub fn between(mut self) -> Self {
        self.style.justify_content = Some(JustifyContent::SPACE_BETWEEN);
        self
    }

    /// What lies behind what it holds.
    pub fn surface(mut self, surface: Surface<'a>) -> Self {
        self.surface = Some(surface);
        self
    }

    /// It can be pressed, by the pointer and by keys, and asks for `message` then.
    pub fn press(mut self, press: Press, message: M) -> Self {
        self.press = Some((press, message));
        self
    }

    /// Where it can be pressed: it asks for that while the pointer lies on it.
    pub fn over(mut self, message: M) -> Self {
        self.over = Some(message);
        self
    }

    /// It takes the room that there is, and what it holds is rolled in it.
    pub fn rolls(mut self) -> Self {
        self.rolls = Rolls::Yes;
        self.style.overflow.y = Overflow::Scroll;
        self.style.scrollbar_width = super::roll::BAR;
        self.style.min_size.height = length(0.0);
        self
    }

    /// As [`Node::rolls`], by the arrow keys too: for what is there to be read.
    pub fn rolls_by_arrows(self) -> Self {
        let mut node = self.rolls();
        node.rolls = Rolls::ByArrows;
        node
    }

    /// As [`Node::rolls`], but not by keys of a page: see [`Reach`](super::Reach). It begins at its `end`, and stays there
    /// while more comes, or at its top.
    pub fn rolls_by_hand(self, name: Id, end: bool) -> Self {
        let mut node = self.rolls();
        node.rolls = Rolls::ByHand { name, end };
        node
    }

    /// It is the same from frame to frame under that key, wherever it lies among its siblings.
    pub fn key(mut self, key: impl AsId) -> Self {
        self.key = Some(Id::new(key));
        self
    }

    /// Asks for something else.
    pub fn map<N>(self, how: impl Fn(M) -> N + Clone + 'a) -> Node<'a, N>
    where
        M: 'a,
        N: 'a,
    {
        let content = match self.content {
            Content::Box(children) => {
                Content::Box(children.into_iter().map(|child| child.map(how.clone())).collect())
            }
            Content::Leaf(leaf) => {
                Content::Leaf(Box::new(Mapped { leaf, how: how.clone() }) as Box<dyn Leaf<N>>)
            }
        };
        Node {
            style: self.style,
            content,
            surface: self.surface,
            press: self.press.map(|(press, message)| (press, how.clone()(message))),
            over: self.over.map(how),
            rolls: self.rolls,
            key: self.key,
        }
    }
}

struct Mapped<'a, M, F> {
    leaf: Box<dyn Leaf<M> + 'a>,
    how: F,
}

impl<M, N, F: Fn(M) -> N> Leaf<N> for Mapped<'_, M, F> {
    fn measure(&self, ui: &Ui, offer: Offer) -> Vec2 {
        self.leaf.measure(ui, offer)
    }

    fn show(self: Box<Self>, ui: &mut Ui, id: Id, r: Rect) -> Option<N> {
        self.leaf.show(ui, id, r).map(self.how)
    }
}
