//! A slider for a value between 0 and 1 in ten steps, such as a volume.

use bevy_egui::egui::accesskit::{Action, ActionData};
use bevy_egui::egui::{
    EventFilter, Id, Key, Rect, Response, Sense, Ui, Vec2, Widget, WidgetInfo, pos2, vec2,
};
use taffy::prelude::AvailableSpace;

use super::focus;
use super::node::{LeafNode, Node};
use super::solve::within;
use crate::theme::ink;
use crate::theme::paint::fill_rounded_rect;
use stage::palette::{CHALK, INK, NAVY_2};

const STEPS: usize = 10;

/// A bar of steps for a value 0..=1. The pointer sets it, and so do the left and right arrows while it is in focus.
#[derive(Debug)]
#[must_use]
pub struct StepSlider<'v> {
    name: String,
    value: &'v mut f32,
}

impl<'v> StepSlider<'v> {
    /// Creates a bar for that value; `name` is the name of the setting.
    pub fn new(name: impl Into<String>, value: &'v mut f32) -> Self {
        Self { name: name.into(), value }
    }

    /// Returns a layout node that sends the result of `set` for a new value.
    pub fn node<'a, M: 'a>(
        name: impl Into<String>,
        value: f32,
        set: impl FnOnce(f32) -> M + 'a,
    ) -> Node<'a, M> {
        Node::leaf(Setting { name: name.into(), value, set })
    }
}

const SIZE: Vec2 = vec2(320.0, 60.0);

impl Widget for StepSlider<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        let (r, place) = ui.allocate_at_least(SIZE.min(ui.available_size()), Sense::hover());
        let mut response = ui.interact(r, place.id.with("level"), Sense::click_and_drag());
        focus::attend(ui, &response, false);
        let mut step = (*self.value * STEPS as f32).round() as i32;
        if response.has_focus() {
            let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
            focus::keeps_sideways(ui.ctx());
            ui.input(|i| {
                step += i.num_presses(Key::ArrowRight) as i32 - i.num_presses(Key::ArrowLeft) as i32
            });
        }
        step = asked_for(ui, response.id, step);
        let bar = r.shrink(6.0);
        let wide = bar.width() / STEPS as f32;
        if let Some(at) = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged())
        {
            step = ((at.x - bar.left()) / wide).ceil() as i32;
        }
        let now = step.max(0).min(STEPS as i32) as f32 / STEPS as f32;
        if (now - *self.value).abs() > 0.001 && step != (*self.value * STEPS as f32).round() as i32 {
            *self.value = now;
            response.mark_changed();
        }
        response.widget_info(|| WidgetInfo::slider(true, f64::from(*self.value), &self.name));
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_min_numeric_value(0.0);
            node.set_max_numeric_value(1.0);
            node.set_numeric_value_step(1.0 / STEPS as f64);
            for action in [Action::Increment, Action::Decrement, Action::SetValue] {
                node.add_action(action);
            }
        });
        let p = ui.painter();
        fill_rounded_rect(p, r, 10.0, ink(INK));
        for k in 0..STEPS {
            let at =
                Rect::from_min_size(pos2(bar.left() + wide * k as f32, bar.top()), vec2(wide, bar.height()));
            let on = *self.value * STEPS as f32 > k as f32 + 0.01;
            fill_rounded_rect(p, at.shrink2(vec2(3.0, 4.0)), 5.0, ink(if on { CHALK } else { NAVY_2 }));
        }
        focus::mark(p, r, 10.0, &response);
        response
    }
}

/// Returns the step that a screen reader asks for, or else `step`.
fn asked_for(ui: &Ui, id: Id, step: i32) -> i32 {
    ui.input(|i| {
        let times = |action| i.num_accesskit_action_requests(id, action) as i32;
        let moved = step + times(Action::Increment) - times(Action::Decrement);
        let set = i.accesskit_action_requests(id, Action::SetValue).filter_map(|asked| match asked.data {
            Some(ActionData::NumericValue(value)) => Some((value * STEPS as f64).round() as i32),
            _ => None,
        });
        set.last().unwrap_or(moved)
    })
}

/// A slider of a page, with the message that a new value sends.
struct Setting<F> {
    name: String,
    value: f32,
    set: F,
}

impl<M, F: FnOnce(f32) -> M> LeafNode<M> for Setting<F> {
    fn measure(&self, _: &Ui, _: AvailableSpace) -> Vec2 {
        SIZE
    }

    fn show(mut self: Box<Self>, ui: &mut Ui, id: Id, r: Rect) -> Option<M> {
        let response = within(ui, id, r, |ui| ui.add(StepSlider::new(&self.name, &mut self.value)));
        response.changed().then(|| (self.set)(self.value))
    }
}
