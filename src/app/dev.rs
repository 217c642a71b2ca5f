//! Tools for development, with the feature `dev`: every change of a state is logged, and a small window has a slider
//! for the time and shows the registered components and resources of the game, whose numbers and switches can be set.
//!
//! Bevy's own `log_transitions` keeps the last change of a frame only, and here one frame may have several.

use bevy::ecs::component::ComponentId;
use bevy::ecs::query::QueryBuilder;
use bevy::prelude::*;
use bevy::reflect::{PartialReflect, ReflectKind, ReflectMut, TypeInfo};
use bevy::state::state::StateTransitionEvent;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, CollapsingHeader, DragValue, Slider, Ui};
use bevy_egui::{EguiContext, EguiPrimaryContextPass, PrimaryEguiContext};

use crate::flow::frame::{LastSet, UiLayer};
use crate::flow::navigation::AppState;
use crate::flow::prefs::Prefs;
use crate::flow::screen::{InMatch, Screen};
use crate::table::playback::Playback;

/// The slowest and the fastest time.
const SPEEDS: std::ops::RangeInclusive<f32> = 0.1..=4.0;

/// Components whose entities are listed one by one; of more, only the first.
const MAX_LISTED_ENTITIES: usize = 200;

/// What is typed to choose the types that are listed, and whether one frame is to pass while the time stands.
#[derive(Resource, Default)]
struct DevWindow {
    filter: String,
    steps: bool,
}

/// Adds the tools.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DevWindow>()
        .add_systems(
            Last,
            (log_transitions::<AppState>, log_transitions::<Screen>, log_transitions::<InMatch>)
                .in_set(LastSet::Navigate),
        )
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Transition));
}

/// Logs every change of a state.
fn log_transitions<S: States>(mut transitions: MessageReader<StateTransitionEvent<S>>) {
    for StateTransitionEvent { exited, entered, .. } in
        transitions.read().filter(|at| at.exited != at.entered)
    {
        info!("{}: {exited:?} -> {entered:?}", ShortName::of::<S>());
    }
}

/// Draws the window.
fn show(world: &mut World) {
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    let Ok(mut context) = contexts.single_mut(world) else { return };
    let ctx = context.get_mut().clone();
    egui::Window::new("Dev").default_open(false).default_pos((8.0, 8.0)).vscroll(true).show(&ctx, |ui| {
        time(ui, world);
        ui.separator();
        ui.text_edit_singleline(&mut world.resource_mut::<DevWindow>().filter);
        types(ui, world);
        // They have no reflection: the settings belong to a crate without Bevy.
        let settings = &world.resource::<Prefs>().settings;
        CollapsingHeader::new("Settings").show(ui, |ui| ui.monospace(format!("{settings:#?}")));
        let playback = world.resource::<Playback>();
        CollapsingHeader::new("Playback").show(ui, |ui| ui.monospace(format!("{playback:#?}")));
    });
}

/// Draws the slider of the time, with a pause and a single step.
fn time(ui: &mut Ui, world: &mut World) {
    let steps = std::mem::take(&mut world.resource_mut::<DevWindow>().steps);
    let mut time = world.resource_mut::<Time<Virtual>>();
    // The frame that was to pass has passed.
    if steps {
        time.pause();
    }
    let (mut speed, mut paused) = (time.relative_speed(), time.is_paused());
    let mut step = false;
    ui.horizontal(|ui| {
        ui.add(Slider::new(&mut speed, SPEEDS).logarithmic(true).text("time"));
        ui.checkbox(&mut paused, "pause");
        step = ui.add_enabled(paused, egui::Button::new("step")).clicked();
    });
    if speed != time.relative_speed() {
        time.set_relative_speed(speed);
    }
    if time.is_paused() != (paused && !step) {
        time.toggle();
    }
    if step {
        world.resource_mut::<DevWindow>().steps = true;
        world.write_message(RequestRedraw);
    }
}

/// Lists the registered types of the game that are components (resources are, too), each with its entities.
fn types(ui: &mut Ui, world: &mut World) {
    let filter = world.resource::<DevWindow>().filter.to_lowercase();
    let registry = world.resource::<AppTypeRegistry>().clone();
    let registry = registry.read();
    let mut listed: Vec<(&str, &ReflectComponent, ComponentId)> = registry
        .iter()
        .filter(|of| of.type_info().type_path().starts_with("five_a_side::"))
        .filter_map(|of| {
            let name = of.type_info().type_path_table().short_path();
            let id = world.components().get_valid_id(of.type_id())?;
            name.to_lowercase().contains(&filter).then_some((name, of.data::<ReflectComponent>()?, id))
        })
        .collect();
    listed.sort_by_key(|(name, ..)| *name);
    for (name, component, id) in listed {
        CollapsingHeader::new(name).show(ui, |ui| {
            let mut having = QueryBuilder::<Entity>::new(world).with_id(id).build();
            let having: Vec<Entity> = having.iter(world).take(MAX_LISTED_ENTITIES).collect();
            for entity in having {
                let named = world.get::<Name>(entity).map_or_else(|| entity.to_string(), ToString::to_string);
                ui.push_id(entity, |ui| {
                    ui.label(named);
                    let is_mutable = world.components().get_info(id).is_some_and(|info| info.mutable());
                    if !is_mutable {
                        if let Some(value) = component.reflect(world.entity(entity)) {
                            ui.monospace(format!("{value:#?}"));
                        }
                    } else if let Some(mut value) = component.reflect_mut(world.entity_mut(entity))
                        && edit(ui, value.bypass_change_detection().as_partial_reflect_mut())
                    {
                        value.set_changed();
                    }
                });
            }
        });
    }
}

/// Draws a value, and returns true if it was changed.
fn edit(ui: &mut Ui, value: &mut dyn PartialReflect) -> bool {
    if let Some(number) = value.try_downcast_mut::<f32>() {
        return ui.add(DragValue::new(number).speed(0.02)).changed();
    }
    if let Some(number) = value.try_downcast_mut::<u8>() {
        return ui.add(DragValue::new(number)).changed();
    }
    if let Some(switch) = value.try_downcast_mut::<bool>() {
        return ui.checkbox(switch, "").changed();
    }
    if !matches!(value.reflect_kind(), ReflectKind::Struct | ReflectKind::TupleStruct | ReflectKind::Array) {
        ui.monospace(format!("{value:#?}"));
        return false;
    }
    let names = match value.get_represented_type_info() {
        Some(TypeInfo::Struct(info)) => info.field_names(),
        _ => &[],
    };
    let mut changed = false;
    match value.reflect_mut() {
        ReflectMut::Struct(fields) => {
            for k in 0..fields.field_len() {
                let Some(field) = fields.field_at_mut(k) else { continue };
                ui.horizontal(|ui| {
                    ui.label(names.get(k).copied().unwrap_or_default());
                    changed |= edit(ui, field);
                });
            }
        }
        ReflectMut::TupleStruct(fields) => {
            for k in 0..fields.field_len() {
                if let Some(field) = fields.field_mut(k) {
                    changed |= edit(ui, field);
                }
            }
        }
        ReflectMut::Array(all) => {
            for k in 0..all.len() {
                if let Some(one) = all.get_mut(k) {
                    changed |= edit(ui, one);
                }
            }
        }
        _ => {}
    }
    changed
}
