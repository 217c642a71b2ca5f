//! The widgets of a page by role and label, as egui describes them to screen readers.

use std::collections::HashMap;

use bevy_egui::egui::accesskit::{NodeId, Role, Toggled, TreeUpdate};
use bevy_egui::egui::{Context, LayerId, Order, Rect, pos2};

/// A widget on the screen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SeenWidget {
    /// Its role.
    pub(crate) role: Role,
    /// Its name.
    pub(crate) label: String,
    /// Its area, design units.
    pub(crate) rect: Rect,
    /// Its visible part: less in a scrolling box; `None` if egui does not say.
    pub(crate) shown: Rect,
    /// True if it is enabled.
    pub(crate) enabled: bool,
    /// True if it is the selected one of several.
    pub(crate) selected: bool,
    /// True if it has the focus.
    pub(crate) focused: bool,
    /// The layer order of its page; `None` if egui does not say.
    pub(crate) order: Option<Order>,
    /// Its name for screen readers.
    pub(crate) node: NodeId,
}

impl SeenWidget {
    /// Returns true if it can be activated.
    pub(crate) fn is_control(&self) -> bool {
        matches!(
            self.role,
            Role::Button | Role::RadioButton | Role::Slider | Role::TextInput | Role::CheckBox
        )
    }

    /// Returns true if all of it is visible.
    pub(crate) fn is_whole(&self) -> bool {
        self.shown.expand(1.0).contains_rect(self.rect)
    }
}

/// Everything that has a name in the frame that ended last, in the order of the page.
pub(crate) fn seen(update: &TreeUpdate, ctx: &Context) -> Vec<SeenWidget> {
    let described = update.nodes.iter().filter_map(|(node, described)| {
        let label = described.label().or_else(|| described.value())?.to_owned();
        let bounds = described.bounds()?;
        let corner = |x: f64, y: f64| pos2(x as f32, y as f32);
        Some(SeenWidget {
            role: described.role(),
            label,
            rect: Rect::from_min_max(corner(bounds.x0, bounds.y0), corner(bounds.x1, bounds.y1)),
            shown: Rect::NOTHING,
            order: None,
            enabled: !described.is_disabled(),
            selected: described.toggled() == Some(Toggled::True),
            focused: *node == update.focus,
            node: *node,
        })
    });
    let mut all: Vec<SeenWidget> = described.collect();
    ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let mut layers: Vec<LayerId> = widgets.layer_ids().collect();
        layers.sort_by_key(|layer| layer.order);
        // egui describes widgets in no order: they were laid out in the order of the page.
        let laid = layers.iter().flat_map(|layer| widgets.get_layer(*layer));
        let laid: HashMap<NodeId, (usize, Rect, Order)> = laid
            .enumerate()
            .map(|(n, at)| (at.id.accesskit_id(), (n, at.interact_rect, at.layer_id.order)))
            .collect();
        for seen in &mut all {
            if let Some((_, shown, order)) = laid.get(&seen.node) {
                (seen.shown, seen.order) = (*shown, Some(*order));
            }
        }
        all.sort_by_key(|seen| laid.get(&seen.node).map_or(usize::MAX, |(n, ..)| *n));
    });
    all
}
