//! A layout node: its content and the way it shares space. A page is a tree of nodes, built again in every frame;
//! [`super::solve`] places and draws them. Lengths are design units.

use bevy_egui::egui::{AsId, Id, Painter, Rect, Ui, Vec2};
use taffy::prelude::{
    AlignContent, AlignItems, AvailableSpace, Dimension, Display, FlexDirection, FlexWrap, JustifyContent,
    LengthPercentage, Size, Style, auto, fr, length, percent,
};
use taffy::style::Overflow;

use super::press::Pressable;
use super::surface::BoxSurface;

/// Width of the scroll bar with its margin, design units.
pub const BAR: f32 = 24.0;

/// A node that is drawn in one piece: it measures itself and draws itself where it is placed.
pub trait LeafNode<M> {
    /// Returns the smallest size it needs for that space.
    fn measure(&self, ui: &Ui, available: AvailableSpace) -> Vec2;

    /// Draws it into `r`; returns the message of the user, if any.
    fn show(self: Box<Self>, ui: &mut Ui, id: Id, r: Rect) -> Option<M>;
}

/// Behaviour of a box whose content is higher than the box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum ScrollMode {
    /// The box grows with its content.
    #[default]
    No,
    /// The box scrolls, with a scroll bar.
    Yes,
    /// The box scrolls, by arrow keys too, for text to read.
    ByArrows,
    /// The box is scrolled through its [`ScrollState`](super::ScrollState), starting at its top, or at its end if `end`
    /// is true.
    ByHand { name: Id, end: bool },
}

pub(super) enum Content<'a, M> {
    Box(Vec<Node<'a, M>>),
    Leaf(Box<dyn LeafNode<M> + 'a>),
}

/// A layout node: a box of other nodes, or a leaf. `M` is the type of its messages.
#[must_use]
pub struct Node<'a, M> {
    pub(super) style: Style,
    /// The largest size with text of the usual size; infinite without a limit.
    pub(super) most: Vec2,
    pub(super) content: Content<'a, M>,
    pub(super) surface: Option<BoxSurface<'a>>,
    pub(super) press: Option<(Pressable, M)>,
    pub(super) over: Option<M>,
    pub(super) scrolls: ScrollMode,
    /// True if a box that scrolls keeps it in sight.
    pub(super) in_sight: bool,
    /// True if its wrapped rows have about as many children each.
    pub(super) balanced: bool,
    pub(super) key: Option<Id>,
}

/// Returns a box with its children side by side, vertically centred unless they say otherwise.
pub fn row<'a, M>() -> Node<'a, M> {
    Node::boxed(FlexDirection::Row).align(AlignItems::CENTER)
}

/// Returns a box with its children below each other, as wide as the column unless they say otherwise.
pub fn column<'a, M>() -> Node<'a, M> {
    Node::boxed(FlexDirection::Column)
}

/// The width of a column of a [`table`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum GridTrack {
    /// As wide as its widest cell.
    Fits,
    /// A share of the remaining width, but at least the longest word.
    Share(f32),
}

/// Returns a grid of cells, filled row by row.
pub fn table<'a, M>(tracks: &[GridTrack]) -> Node<'a, M> {
    let mut node = Node::boxed(FlexDirection::Row);
    node.style.display = Display::Grid;
    node.style.grid_template_columns = tracks
        .iter()
        .map(|track| match track {
            GridTrack::Fits => auto(),
            GridTrack::Share(share) => fr(*share),
        })
        .collect();
    node.style.align_items = Some(AlignItems::CENTER);
    node
}

/// Returns an empty node that takes the remaining space.
pub fn spring<'a, M>() -> Node<'a, M> {
    column().grow()
}

/// Returns an empty node of that size.
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

impl<M, F: FnOnce(&Painter, Rect)> LeafNode<M> for Painted<F> {
    fn measure(&self, _: &Ui, _: AvailableSpace) -> Vec2 {
        self.size
    }

    fn show(self: Box<Self>, ui: &mut Ui, _: Id, r: Rect) -> Option<M> {
        (self.draw)(ui.painter(), r);
        None
    }
}

/// Returns a node of at least that size, drawn by `draw` into its final area.
pub fn drawing<'a, M>(size: impl Into<Vec2>, draw: impl FnOnce(&Painter, Rect) + 'a) -> Node<'a, M> {
    Node::leaf(Painted { size: size.into(), draw })
}

impl<'a, M> Node<'a, M> {
    fn new(style: Style, content: Content<'a, M>) -> Self {
        Self {
            style,
            most: Vec2::INFINITY,
            content,
            surface: None,
            press: None,
            over: None,
            scrolls: ScrollMode::No,
            in_sight: false,
            balanced: false,
            key: None,
        }
    }

    fn boxed(direction: FlexDirection) -> Self {
        let style = Style { flex_direction: direction, ..Style::default() };
        Self::new(style, Content::Box(Vec::new()))
    }

    /// Creates a node that draws itself in one piece.
    pub fn leaf(leaf: impl LeafNode<M> + 'a) -> Self {
        Self::new(Style::default(), Content::Leaf(Box::new(leaf)))
    }

    /// Adds a child to a row, column or table.
    pub fn child(self, node: impl Into<Self>) -> Self {
        self.children([node])
    }

    /// Adds several children to a row, column or table.
    pub fn children<N: Into<Self>>(mut self, nodes: impl IntoIterator<Item = N>) -> Self {
        match &mut self.content {
            Content::Box(children) => children.extend(nodes.into_iter().map(Into::into)),
            Content::Leaf(_) => debug_assert!(false, "a leaf has no children"),
        }
        self
    }

    /// Sets the gap between children.
    pub fn gap(mut self, gap: f32) -> Self {
        self.style.gap = Size { width: length(gap), height: length(gap) };
        self
    }

    /// Sets the gaps between the columns and between the rows of children.
    pub fn gaps(mut self, across: f32, down: f32) -> Self {
        self.style.gap = Size { width: length(across), height: length(down) };
        self
    }

    /// Sets the padding at the sides, and at the top and bottom.
    pub fn pad(mut self, sides: f32, ends: f32) -> Self {
        let [sides, ends]: [LengthPercentage; 2] = [length(sides), length(ends)];
        self.style.padding = taffy::Rect { left: sides, right: sides, top: ends, bottom: ends };
        self
    }

    /// Takes a share of the remaining space along the parent's direction.
    pub fn grow(self) -> Self {
        self.share(1.0)
    }

    /// Takes that share of the remaining space, and shrinks if there is too little.
    pub fn share(mut self, share: f32) -> Self {
        self.style.flex_grow = share;
        self
    }

    /// Takes that share of the whole space regardless of its content, so that equal shares are equally wide.
    pub fn portion(mut self, share: f32) -> Self {
        self.style.flex_grow = share;
        self.style.flex_basis = length(0.0);
        self
    }

    /// Keeps its size if there is too little space.
    pub fn rigid(mut self) -> Self {
        self.style.flex_shrink = 0.0;
        self
    }

    /// Sets the width.
    pub fn width(mut self, w: f32) -> Self {
        self.style.size.width = length(w);
        self
    }

    /// Sets the height.
    pub fn height(mut self, h: f32) -> Self {
        self.style.size.height = length(h);
        self
    }

    /// Makes it as wide as its parent.
    pub fn full_width(mut self) -> Self {
        self.style.size.width = percent(1.0);
        self
    }

    /// Makes it as high as its parent.
    pub fn full_height(mut self) -> Self {
        self.style.size.height = percent(1.0);
        self
    }

    /// Sets the smallest width.
    pub fn min_width(mut self, w: f32) -> Self {
        self.style.min_size.width = length(w);
        self
    }

    /// Sets the smallest height.
    pub fn min_height(mut self, h: f32) -> Self {
        self.style.min_size.height = length(h);
        self
    }

    /// Sets the largest width with text of the usual size. It grows with the player's text, so that lines keep their
    /// number of letters; the parent is never exceeded.
    pub fn max_width(mut self, w: f32) -> Self {
        self.most.x = w;
        self
    }

    /// Sets the largest height with text of the usual size. It grows with the player's text.
    pub fn max_height(mut self, h: f32) -> Self {
        self.most.y = h;
        self
    }

    /// Sets the largest height, whatever the size of text.
    pub fn within_height(mut self, h: f32) -> Self {
        self.style.max_size.height = length(h);
        self
    }

    /// Sets the width from which it grows or shrinks; in a wrapping row, this is the width it asks for.
    pub fn basis(mut self, w: f32) -> Self {
        self.style.flex_basis = Dimension::length(w);
        self
    }

    /// Wraps children that do not fit into the next row.
    pub fn wrap(mut self) -> Self {
        self.style.flex_wrap = FlexWrap::Wrap;
        self
    }

    /// Gives each of the wrapped rows about as many children: six that fit five to a row stand three by three.
    pub const fn balanced(mut self) -> Self {
        self.balanced = true;
        self
    }

    /// Aligns the children across the direction of the box.
    pub fn align(mut self, align: AlignItems) -> Self {
        self.style.align_items = Some(align);
        self
    }

    /// Stretches the children across the direction of the box.
    pub fn stretch(self) -> Self {
        self.align(AlignItems::STRETCH)
    }

    /// Centres the children in both directions.
    pub fn centred(mut self) -> Self {
        self.style.align_items = Some(AlignItems::CENTER);
        self.style.justify_content = Some(JustifyContent::CENTER);
        self.style.align_content = Some(AlignContent::CENTER);
        self
    }

    /// Centres the children across the direction of the box.
    pub fn align_middle(self) -> Self {
        self.align(AlignItems::CENTER)
    }

    /// Aligns the children at the start, across the direction of the box.
    pub fn align_start(self) -> Self {
        self.align(AlignItems::START)
    }

    /// Aligns the children at the end, across the direction of the box.
    pub fn align_end(self) -> Self {
        self.align(AlignItems::END)
    }

    /// Moves the children to the end, along the direction of the box.
    pub fn at_end(mut self) -> Self {
        self.style.justify_content = Some(JustifyContent::END);
        self
    }

    /// Spreads the remaining space between the children.
    pub fn between(mut self) -> Self {
        self.style.justify_content = Some(JustifyContent::SPACE_BETWEEN);
        self
    }

    /// Sets the background.
    pub fn surface(mut self, surface: BoxSurface<'a>) -> Self {
        self.surface = Some(surface);
        self
    }

    /// Makes it a button for pointer and keys that sends `message` when pressed.
    pub fn press(mut self, press: Pressable, message: M) -> Self {
        self.press = Some((press, message));
        self
    }

    /// Sends `message` while the pointer is over it; it must be a button too.
    pub fn on_hover(mut self, message: M) -> Self {
        self.over = Some(message);
        self
    }

    /// Makes the box take the space there is, and scroll its content.
    pub fn scrolls(mut self) -> Self {
        self.scrolls = ScrollMode::Yes;
        self.style.overflow.y = Overflow::Scroll;
        self.style.scrollbar_width = BAR;
        self.style.min_size.height = length(0.0);
        self
    }

    /// Keeps as much room at the left of a box that scrolls as its scroll bar has at the right, so that its content is
    /// in the middle of the page.
    pub fn in_the_middle(mut self) -> Self {
        self.style.padding.left = length(BAR);
        self
    }

    /// Makes the box scroll like [`Node::scrolls`], and by arrow keys too: for text to read.
    pub fn scrolls_by_arrows(self) -> Self {
        let mut node = self.scrolls();
        node.scrolls = ScrollMode::ByArrows;
        node
    }

    /// Makes the box scroll like [`Node::scrolls`], but through its [`ScrollState`](super::ScrollState) and not by the
    /// keys of a page. It starts at its top; with `end` true it starts at its end, and stays there while content is
    /// added.
    pub fn scroll_controlled(self, name: Id, end: bool) -> Self {
        let mut node = self.scrolls();
        node.scrolls = ScrollMode::ByHand { name, end };
        node
    }

    /// Lets the boxes that scroll around it keep it in sight, if `wanted`.
    pub fn in_sight(mut self, wanted: bool) -> Self {
        self.in_sight = wanted;
        self
    }

    /// Sets a key that identifies the node from frame to frame, wherever it is among its siblings.
    pub fn key(mut self, key: impl AsId) -> Self {
        self.key = Some(Id::new(key));
        self
    }

    /// Converts the messages of the node.
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
                Content::Leaf(Box::new(Mapped { leaf, how: how.clone() }) as Box<dyn LeafNode<N>>)
            }
        };
        Node {
            style: self.style,
            most: self.most,
            content,
            surface: self.surface,
            press: self.press.map(|(press, message)| (press, how.clone()(message))),
            over: self.over.map(how),
            scrolls: self.scrolls,
            in_sight: self.in_sight,
            balanced: self.balanced,
            key: self.key,
        }
    }
}

struct Mapped<'a, M, F> {
    leaf: Box<dyn LeafNode<M> + 'a>,
    how: F,
}

impl<M, N, F: Fn(M) -> N> LeafNode<N> for Mapped<'_, M, F> {
    fn measure(&self, ui: &Ui, available: AvailableSpace) -> Vec2 {
        self.leaf.measure(ui, available)
    }

    fn show(self: Box<Self>, ui: &mut Ui, id: Id, r: Rect) -> Option<N> {
        self.leaf.show(ui, id, r).map(self.how)
    }
}
