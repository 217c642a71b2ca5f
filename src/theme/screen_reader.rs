//! Screen readers. egui describes a page to them, once one of them asks; what they ask a widget to do goes back to
//! egui.
//!
//! The engine only publishes egui's tree (`bevy_egui`) and collects the requests (`bevy_winit`). Nothing wakes the
//! window for a request, so a thread does that. Without a screen reader there is neither a tree nor a thread.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy::a11y::{AccessibilityRequested, AccessibilitySystems, ActionRequest};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy_egui::egui::{self, Pos2};
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, PrimaryEguiContext};
use winit::event_loop::EventLoopProxy;

use super::window_size;
use crate::flow::frame::{FrameSet, InputSet};

/// The interval at which the thread looks for requests.
const LOOKS: Duration = Duration::from_millis(30);
/// The longest that the thread waits for a request that it has woken the window for, in looks.
const MAX_WAIT_LOOKS: u32 = 60;
/// Frames drawn after a request: one handles it, the others show its effect.
const FOLLOWS: u8 = 4;

/// Adds the systems that connect egui with screen readers.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AccessibilityRequested>()
        .add_message::<ActionRequest>()
        .add_systems(
            PreUpdate,
            (
                publish
                    .after(window_size::zoom)
                    .after(EguiPreUpdateSet::InitContexts)
                    .before(EguiPreUpdateSet::ProcessInput)
                    .before(InputSet::ForwardToEgui),
                hand_over
                    .after(window_size::hand_over)
                    .after(EguiPreUpdateSet::ProcessInput)
                    .before(EguiPreUpdateSet::BeginPass),
            )
                .in_set(InputSet::WindowSize),
        )
        .add_systems(PostUpdate, draw_on.in_set(FrameSet::PrepareRender).after(AccessibilitySystems::Update));
}

/// Has egui describe the page only while something asks for that: it costs time in every frame.
fn publish(
    requested: Res<AccessibilityRequested>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    handlers: Option<Res<WinitActionRequestHandlers>>,
    window: Option<Res<EventLoopProxyWrapper>>,
    mut before: Local<bool>,
) {
    let asked = requested.get();
    for mut context in &mut contexts {
        // bevy_egui switches it on for every new context.
        let ctx = context.get_mut();
        if asked { ctx.enable_accesskit() } else { ctx.disable_accesskit() }
    }
    if asked && !std::mem::replace(&mut *before, asked) {
        info!("a screen reader asks for the pages");
        if let (Some(handlers), Some(window)) = (handlers, window) {
            watch(handlers.values().cloned().collect(), (**window).clone());
        }
    }
}

type Requests = Arc<Mutex<WinitActionRequestHandler>>;

/// Starts the thread that wakes the window for requests. It ends with the window.
fn watch(requests: Vec<Requests>, window: EventLoopProxy<WinitUserEvent>) {
    let waiting =
        move || requests.iter().any(|queue| !queue.lock().unwrap_or_else(PoisonError::into_inner).is_empty());
    let work = move || {
        loop {
            std::thread::sleep(LOOKS);
            if !waiting() {
                continue;
            }
            if window.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
            // A slow window is not woken again before it has reacted.
            for _ in 0..MAX_WAIT_LOOKS {
                if !waiting() {
                    break;
                }
                std::thread::sleep(LOOKS);
            }
        }
    };
    if let Err(error) = std::thread::Builder::new().name("screen reader".into()).spawn(work) {
        warn!("the requests of screen readers are heard late: {error}");
    }
}

/// Hands the requests to egui, except for those to widgets that something covers.
fn hand_over(
    mut requests: MessageReader<ActionRequest>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
) {
    for ActionRequest(request) in requests.read() {
        for (mut context, mut input) in &mut contexts {
            if is_on_top(context.get_mut(), request.target_node) {
                input.events.push(egui::Event::AccessKitActionRequest(request.clone()));
            } else {
                debug!("{:?} of what is covered or gone: {:?}", request.action, request.target_node);
            }
        }
    }
}

/// Returns true if no other layer lies over the widget of that node, in the frame that was drawn last. A widget that is
/// scrolled out of sight counts as its page.
fn is_on_top(ctx: &egui::Context, node: egui::accesskit::NodeId) -> bool {
    let found = ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let mut all = widgets.layer_ids().flat_map(|layer| widgets.get_layer(layer));
        all.find(|widget| widget.id.accesskit_id() == node)
            .map(|widget| (widget.layer_id, widget.rect.center()))
    });
    let Some((layer, at)) = found else { return false };
    let window = ctx.content_rect();
    let within = Pos2::new(
        at.x.max(window.left()).min(window.right() - 1.0),
        at.y.max(window.top()).min(window.bottom() - 1.0),
    );
    ctx.layer_id_at(within).is_none_or(|top| top == layer)
}

/// Keeps the window drawing after a request, until the page shows what became of it and the reader has it.
fn draw_on(
    mut requests: MessageReader<ActionRequest>,
    mut left: Local<u8>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if requests.read().count() > 0 {
        *left = FOLLOWS;
    }
    if *left > 0 {
        *left -= 1;
        redraw.write(RequestRedraw);
    }
}
