//! Layout: places every node of a page in one pass, and draws it. taffy computes the layout by the rules of CSS; Bevy's
//! own UI uses it too.

use bevy_egui::egui::{Id, Pos2, Rect, Sense, Ui, UiBuilder, Vec2, pos2, vec2};
use taffy::prelude::{AvailableSpace, NodeId, Size, Style, TaffyTree, length};
use taffy::{Layout, TaffyResult, compute_leaf_layout};

use super::focus;
use super::node::{Content, LeafNode, Node, ScrollMode};
use super::press::Pressable;
use super::scroll;
use super::surface::BoxSurface;
use crate::theme::UiScale;

/// A node in the tree of the layout engine.
struct LaidNode<'a, M> {
    node: NodeId,
    id: Id,
    inner: Inner<'a, M>,
    surface: Option<BoxSurface<'a>>,
    press: Option<(Pressable, M)>,
    over: Option<M>,
    scrolls: ScrollMode,
    in_sight: bool,
}

enum Inner<'a, M> {
    Box(Vec<LaidNode<'a, M>>),
    Leaf(usize),
}

/// A tree of nodes with their layout, which can be measured and drawn.
pub struct SolvedLayout<'a, M> {
    tree: TaffyTree<usize>,
    leaves: Vec<Option<Box<dyn LeafNode<M> + 'a>>>,
    /// The boxes whose wrapped rows have about as many children each.
    balanced: Vec<NodeId>,
    root: Option<LaidNode<'a, M>>,
}

impl<'a, M> SolvedLayout<'a, M> {
    /// Lays `node` out with that width. The height is as given, or else the height it needs.
    pub(super) fn new(ui: &Ui, id: Id, node: Node<'a, M>, width: f32, height: Option<f32>) -> Self {
        let mut node = node;
        node.style.size.width = length(width);
        if let Some(height) = height {
            node.style.size.height = length(height);
        }
        Self::laid(ui, id, node, width, height)
    }

    /// Lays `node` out with that width and the height it needs.
    pub fn wide(ui: &Ui, id: Id, node: Node<'a, M>, width: f32) -> Self {
        Self::new(ui, id, node, width, None)
    }

    /// Lays `node` out with the size it needs, but at most that width.
    pub fn fitted(ui: &Ui, id: Id, node: Node<'a, M>, most: f32) -> Self {
        let mut node = node;
        node.style.max_size.width = length(most);
        Self::laid(ui, id, node, most, None)
    }

    fn laid(ui: &Ui, id: Id, node: Node<'a, M>, width: f32, height: Option<f32>) -> Self {
        let mut solved =
            Self { tree: TaffyTree::new(), leaves: Vec::new(), balanced: Vec::new(), root: None };
        let Some(root) = solved.add(id, node, UiScale::from_context(ui.ctx()).text) else { return solved };
        let space = Size {
            width: AvailableSpace::Definite(width),
            height: height.map_or(AvailableSpace::MaxContent, AvailableSpace::Definite),
        };
        let leaves = &solved.leaves;
        let mut measure = |k: usize, available| {
            let leaf = leaves.get(k).and_then(Option::as_ref);
            leaf.map_or(Vec2::ZERO, |leaf| leaf.measure(ui, available)).ceil()
        };
        let done = compute(&mut solved.tree, root.node, space, &mut measure).and_then(|()| {
            let mut again = false;
            for node in &solved.balanced {
                again |= balance(&mut solved.tree, *node)?;
            }
            if again { compute(&mut solved.tree, root.node, space, &mut measure) } else { Ok(()) }
        });
        debug_assert!(done.is_ok(), "the root is in the tree");
        solved.root = Some(root);
        solved
    }

    /// Adds a node and its children to the tree; `text` is the player's factor. `None` if taffy refuses it, which does
    /// not happen.
    fn add(&mut self, id: Id, node: Node<'a, M>, text: f32) -> Option<LaidNode<'a, M>> {
        let Node { mut style, most, content, surface, press, over, scrolls, in_sight, balanced, .. } = node;
        if most.x.is_finite() {
            style.max_size.width = length(most.x * text);
        }
        if most.y.is_finite() {
            style.max_size.height = length(most.y * text);
        }
        let (placed, inner) = match content {
            Content::Leaf(leaf) => {
                let place = self.leaves.len();
                self.leaves.push(Some(leaf));
                (self.tree.new_leaf_with_context(style, place).ok()?, Inner::Leaf(place))
            }
            Content::Box(children) => {
                let laid: Vec<_> = (children.into_iter().enumerate())
                    .filter_map(|(k, child)| {
                        let id = child.key.map_or_else(|| id.with(k), |key| id.with(key));
                        self.add(id, child, text)
                    })
                    .collect();
                let nodes: Vec<NodeId> = laid.iter().map(|child| child.node).collect();
                (self.tree.new_with_children(style, &nodes).ok()?, Inner::Box(laid))
            }
        };
        if balanced {
            self.balanced.push(placed);
        }
        Some(LaidNode { node: placed, id, inner, surface, press, over, scrolls, in_sight })
    }

    /// Returns the size of the whole layout.
    #[must_use]
    pub fn size(&self) -> Vec2 {
        let size = self.root.as_ref().and_then(|root| self.tree.layout(root.node).ok()).map(|at| at.size);
        size.map_or(Vec2::ZERO, |size| vec2(size.width, size.height))
    }

    /// Returns true if the boxes that scroll show all of their content. One within another does not count: there it is
    /// as high as the page leaves room.
    pub(super) fn shows_all(&self) -> bool {
        let mut left: Vec<&LaidNode<'a, M>> = self.root.iter().collect();
        while let Some(laid) = left.pop() {
            if laid.scrolls == ScrollMode::No {
                if let Inner::Box(children) = &laid.inner {
                    left.extend(children);
                }
                continue;
            }
            let Ok(at) = self.tree.layout(laid.node) else { continue };
            if at.scrollable_overflow_rect.bottom > at.size.height + 1.0 {
                return false;
            }
        }
        true
    }

    /// Draws the layout with its top left corner at `at`; returns the message of the user, if any.
    pub fn show(mut self, ui: &mut Ui, at: Pos2) -> Option<M> {
        let root = self.root.take()?;
        self.draw(ui, root, at.to_vec2())
    }

    fn place(&self, node: NodeId, at: Vec2) -> Option<(Rect, Layout)> {
        let layout = *self.tree.layout(node).ok()?;
        let corner = pos2(layout.location.x, layout.location.y) + at;
        Some((Rect::from_min_size(corner, vec2(layout.size.width, layout.size.height)), layout))
    }

    fn draw(&mut self, ui: &mut Ui, laid: LaidNode<'a, M>, at: Vec2) -> Option<M> {
        let (r, layout) = self.place(laid.node, at)?;
        if laid.in_sight {
            ui.scroll_to_rect(r, None);
        }
        let mut asked = None;
        let mut lit = None;
        if let Some((press, message)) = laid.press {
            let response = press.interact(ui, laid.id, r);
            if response.clicked() {
                asked = Some(message);
            } else if response.hovered() {
                asked = laid.over;
            }
            lit = Some((press, response));
        }
        let hot = lit.as_ref().is_some_and(|(press, response)| press.is_highlighted(response));
        if let Some(surface) = laid.surface {
            surface.draw(ui.painter(), r, hot);
        }
        if let Some((press, _)) = &lit {
            press.plate(ui.painter(), r, hot);
        }
        let before = lit.as_ref().map(|_| focus::light(ui.ctx(), hot));
        let inner = match laid.inner {
            Inner::Leaf(place) => {
                let leaf = self.leaves.get_mut(place).and_then(Option::take)?;
                // The padding does not belong to the leaf.
                let room = Rect::from_min_max(
                    pos2(r.left() + layout.padding.left, r.top() + layout.padding.top),
                    pos2(r.right() - layout.padding.right, r.bottom() - layout.padding.bottom),
                );
                leaf.show(ui, laid.id, room)
            }
            Inner::Box(children) if laid.scrolls == ScrollMode::No => {
                let mut asked = None;
                for child in children {
                    asked = self.draw(ui, child, r.min.to_vec2()).or(asked);
                }
                asked
            }
            Inner::Box(children) => {
                let tall = layout.scrollable_overflow_rect.bottom.max(layout.size.height);
                scroll::show(ui, laid.id, r, tall, laid.scrolls, |ui, origin| {
                    let mut asked = None;
                    for child in children {
                        asked = self.draw(ui, child, origin.to_vec2()).or(asked);
                    }
                    asked
                })
            }
        };
        if let Some(before) = before {
            focus::light(ui.ctx(), before);
        }
        if let Some((press, response)) = &lit {
            press.mark(ui.painter(), r, response);
        }
        asked.or(inner)
    }
}

/// Computes the layout of a tree whose leaves `measure` gives the sizes of. The algorithms of taffy are compiled for
/// each type of `measure`: this one serves the messages of all pages.
fn compute(
    tree: &mut TaffyTree<usize>,
    root: NodeId,
    space: Size<AvailableSpace>,
    measure: &mut dyn FnMut(usize, AvailableSpace) -> Vec2,
) -> TaffyResult<()> {
    tree.compute_layout_with_measure(root, space, |inputs, _, leaf, style| {
        compute_leaf_layout(
            inputs,
            style,
            |_, _| 0.0,
            |known, offered| {
                let available = known.width.map_or(offered.width, AvailableSpace::Definite);
                let size = leaf.map_or(Vec2::ZERO, |k| measure(*k, available));
                Size { width: known.width.unwrap_or(size.x), height: known.height.unwrap_or(size.y) }
            },
        )
    })
}

/// Makes the children of a box that wraps so wide that each of its rows will have about as many. Returns true if that
/// changes its layout.
fn balance(tree: &mut TaffyTree<usize>, node: NodeId) -> TaffyResult<bool> {
    let room = tree.layout(node)?.content_box_width();
    let children = tree.children(node)?;
    let laid = children.iter().map(|child| tree.layout(*child).copied()).collect::<TaffyResult<Vec<_>>>()?;
    // From one child to the next one: a gap, or back to the left.
    let steps: Vec<f32> = (laid.iter().zip(laid.iter().skip(1)))
        .map(|(one, next)| next.location.x - one.location.x - one.size.width)
        .collect();
    let rows = 1 + steps.iter().filter(|step| **step < 0.0).count();
    let Some(gap) = steps.first().filter(|step| **step >= 0.0 && rows > 1) else { return Ok(false) };
    // The first rows have one more.
    let (each, more) = (children.len() / rows, children.len() % rows);
    for (k, child) in children.into_iter().enumerate() {
        let in_row = if k < more * (each + 1) { each + 1 } else { each };
        let wide = ((room + gap) / in_row as f32 - gap).floor();
        let style = Style { flex_basis: length(wide), ..tree.style(child)?.clone() };
        tree.set_style(child, style)?;
    }
    Ok(true)
}

/// Lays `node` out in `r` and draws it there; returns the message of the user, if any.
pub fn show_in<M>(ui: &mut Ui, id: Id, r: Rect, node: Node<'_, M>) -> Option<M> {
    SolvedLayout::new(ui, id, node, r.width(), Some(r.height())).show(ui, r.min)
}

/// Runs `draw` in a child `Ui` of its own, without layout: the area was laid out before.
pub(super) fn within<R>(ui: &mut Ui, id: Id, r: Rect, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let layout = bevy_egui::egui::Layout::centered_and_justified(bevy_egui::egui::Direction::TopDown);
    let mut inner = ui.new_child(UiBuilder::new().id(id).max_rect(r).layout(layout).sense(Sense::hover()));
    draw(&mut inner)
}
