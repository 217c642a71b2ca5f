//! What is on a page, by role and label, as egui tells it to screen readers: tests find and press what people do.

use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, ActionRequest, NodeId, Role, TreeId};
use bevy_egui::egui::{self, Event};
use bevy_egui::{EguiContext, EguiInput, EguiOutput, PrimaryEguiContext};

use super::Evening;
use crate::stage::layout::At;

/// A widget on the screen.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Seen {
    /// What it is.
    pub(super) role: Role,
    /// What it is called.
    pub(super) label: String,
    /// Where it lies, design units.
    pub(super) rect: egui::Rect,
    /// Whether it can be used.
    pub(super) enabled: bool,
    /// Whether it is the chosen one of several.
    pub(super) selected: bool,
    /// Whether it has the focus.
    pub(super) focused: bool,
    node: NodeId,
}

impl Seen {
    /// Whether hands can do something with it.
    pub(super) fn is_control(&self) -> bool {
        matches!(
            self.role,
            Role::Button | Role::RadioButton | Role::Slider | Role::TextInput | Role::CheckBox
        )
    }
}

impl Evening {
    /// Has egui tell what is on a page.
    pub(super) fn listen(&mut self) {
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        for mut context in contexts.iter_mut(world) {
            context.get_mut().enable_accesskit();
        }
    }

    /// Everything that was on the screen in the last frame and has a name, in the order of the page.
    pub(super) fn seen(&mut self) -> Vec<Seen> {
        let world = self.app.world_mut();
        let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        let Ok(output) = outputs.single(world) else { return Vec::new() };
        let Some(update) = &output.platform_output.accesskit_update else { return Vec::new() };
        let told = update.nodes.iter().filter_map(|(node, told)| {
            let label = told.label().or_else(|| told.value())?.to_owned();
            let bounds = told.bounds()?;
            let corner = |x: f64, y: f64| egui::pos2(x as f32, y as f32);
            Some(Seen {
                role: told.role(),
                label,
                rect: egui::Rect::from_min_max(corner(bounds.x0, bounds.y0), corner(bounds.x1, bounds.y1)),
                enabled: !told.is_disabled(),
                selected: told.toggled() == Some(egui::accesskit::Toggled::True),
                focused: *node == update.focus,
                node: *node,
            })
        });
        told.collect()
    }

    /// What can be used, in the order of the page.
    pub(super) fn controls(&mut self) -> Vec<Seen> {
        self.seen().into_iter().filter(|seen| seen.enabled && seen.is_control()).collect()
    }

    /// The control of that name, if it is there.
    pub(super) fn find(&mut self, label: &str) -> Option<Seen> {
        self.controls().into_iter().find(|seen| seen.label == label)
    }

    /// The control of that name.
    pub(super) fn control(&mut self, label: &str) -> Seen {
        let all = self.controls();
        let found = all.iter().find(|seen| seen.label == label).cloned();
        found.unwrap_or_else(|| {
            let told: Vec<_> = all.iter().map(|seen| seen.label.as_str()).collect();
            panic!("there is no {label}, only {told:?}")
        })
    }

    /// The name of what has the focus.
    pub(super) fn lit(&mut self) -> Option<String> {
        self.seen().into_iter().find(|seen| seen.focused).map(|seen| seen.label)
    }

    /// Puts the focus on the control of that name, as a screen reader does.
    pub(super) fn light(&mut self, label: &str) {
        let node = self.control(label).node;
        let request =
            ActionRequest { action: Action::Focus, target_tree: TreeId::ROOT, target_node: node, data: None };
        let world = self.app.world_mut();
        let mut inputs = world.query_filtered::<&mut EguiInput, With<PrimaryEguiContext>>();
        for mut input in inputs.iter_mut(world) {
            input.events.push(Event::AccessKitActionRequest(request.clone()));
        }
        self.frames(2);
    }

    /// Takes the control of that name by keys, once it hears.
    pub(super) fn take(&mut self, label: &str) {
        self.light(label);
        self.key(KeyCode::Enter);
    }

    /// Clicks on the control of that name.
    pub(super) fn press(&mut self, label: &str) {
        let at = self.control(label).rect.center();
        self.click(self.sheet_at(at));
    }

    /// A point of the window, on the sheet.
    pub(super) fn sheet_at(&self, at: egui::Pos2) -> At {
        let canvas = self.window_size();
        let (w, h) = (crate::stage::layout::SHEET_W, crate::stage::layout::SHEET_H);
        At::new(at.x - (canvas.x - w) / 2.0, at.y - (canvas.y - h) / 2.0)
    }
}
