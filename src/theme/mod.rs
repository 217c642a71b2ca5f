//! The look of everything that egui draws: fonts, colours, and the scale that makes one egui point a design unit.
//!
//! This module knows no game.

pub mod club_preview;
mod egui_input;
pub mod face;
pub mod medal;
pub mod paint;
pub mod room;
mod screen_reader;
pub mod window_size;

use std::sync::Arc;

use bevy::prelude::*;
use bevy::render::camera::camera_system;
use bevy_egui::egui::style::{ScrollAnimation, ScrollStyle};
use bevy_egui::egui::{self, Color32, FontData, FontDefinitions, FontFamily, FontId};
use bevy_egui::{EguiContext, EguiPlugin, EguiPreUpdateSet};

use crate::flow::frame::{FirstSet, FrameSet, InputSet};
use crate::flow::prefs::Prefs;
use art::card_text_renderer::{BODY, DISPLAY, HEADLINE, TEXT};
use stage::palette::Rgb;

/// A typeface of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UiFont {
    /// Names, digits, prompts.
    Display,
    /// Headlines.
    Headline,
    /// Labels.
    Text,
    /// Running text.
    Body,
}

impl UiFont {
    const ALL: [(Self, &'static str, &'static [u8]); 4] = [
        (Self::Display, "display", DISPLAY),
        (Self::Headline, "headline", HEADLINE),
        (Self::Text, "text", TEXT),
        (Self::Body, "body", BODY),
    ];

    /// Returns the egui font of that size in design units.
    #[must_use]
    pub fn sized(self, size: f32) -> FontId {
        let name = Self::ALL.iter().find(|(face, ..)| *face == self).map_or("text", |(_, name, _)| name);
        FontId::new(size, FontFamily::Name(name.into()))
    }
}

/// Returns a palette colour as an egui colour.
#[must_use]
pub const fn ink(colour: Rgb) -> Color32 {
    let [r, g, b] = colour.parts();
    Color32::from_rgb(r, g, b)
}

/// Returns a palette colour as an egui colour with opacity `alpha`, 0..=1.
#[must_use]
pub fn with_alpha(colour: Rgb, alpha: f32) -> Color32 {
    let [r, g, b] = colour.parts();
    Color32::from_rgba_unmultiplied(r, g, b, (alpha * 255.0) as u8)
}

/// The scale of the user interface.
#[derive(Resource, Clone, Copy, Debug, Reflect)]
#[reflect(Resource)]
pub struct UiScale {
    /// Logical pixels per design unit, chosen so that the window shows the whole sheet.
    pub fit: f32,
    /// The player's factor for text, 1..=2.
    pub text: f32,
}

impl Default for UiScale {
    fn default() -> Self {
        Self { fit: 1.0, text: 1.0 }
    }
}

impl UiScale {
    /// Returns the scale stored in `ctx` by [`UiScale::apply_to`], or the default.
    #[must_use]
    pub fn from_context(ctx: &egui::Context) -> Self {
        ctx.data(|data| data.get_temp(egui::Id::new("scale of pages"))).unwrap_or_default()
    }

    /// Stores this scale in `ctx`, for the pages drawn from now on.
    pub fn apply_to(self, ctx: &egui::Context) {
        ctx.data_mut(|data| data.insert_temp(egui::Id::new("scale of pages"), self));
    }

    /// Returns the text size in design units after the player's factor: at least 16 logical pixels, at most twice
    /// `size`.
    #[must_use]
    pub fn text_size(self, size: f32) -> f32 {
        (size * self.text).max(16.0 / self.fit.max(0.1)).min(size * 2.0)
    }

    /// Returns the factor by which text of a usual size is larger for the player.
    #[must_use]
    pub fn text_factor(self) -> f32 {
        self.text_size(100.0) / 100.0
    }
}

/// Adds egui with the game's look, one egui point per design unit.
pub fn plugin(app: &mut App) {
    app.register_type::<UiScale>();
    app.add_plugins((EguiPlugin::default(), egui_input::plugin, screen_reader::plugin))
        .init_resource::<UiScale>()
        .init_resource::<window_size::WindowSize>()
        // Bevy's own camera update runs only at the end of the frame.
        .add_systems(First, (window_size::read_window_size.in_set(FirstSet::Window), camera_system).chain())
        .add_systems(
            PreUpdate,
            (
                window_size::zoom
                    .in_set(InputSet::WindowSize)
                    .after(EguiPreUpdateSet::InitContexts)
                    .before(EguiPreUpdateSet::ProcessInput),
                window_size::hand_over
                    .in_set(InputSet::WindowSize)
                    .after(EguiPreUpdateSet::ProcessInput)
                    .before(EguiPreUpdateSet::BeginPass),
            ),
        )
        .add_systems(
            Update,
            take_over.in_set(FrameSet::ApplySettings).run_if(resource_exists_and_changed::<Prefs>),
        )
        .add_systems(
            Update,
            jump.in_set(FrameSet::ApplySteps).after(apply_scale).run_if(resource_exists_and_changed::<Prefs>),
        )
        .add_systems(Update, apply_scale.in_set(FrameSet::ApplySteps).run_if(resource_changed::<UiScale>));
}

/// Stores a changed scale in egui's contexts.
fn apply_scale(scale: Res<UiScale>, mut contexts: Query<&mut EguiContext>) {
    for mut context in &mut contexts {
        scale.apply_to(context.get_mut());
    }
}

/// Scrolled boxes jump to what gets the focus if movement is reduced or skipped, and glide there otherwise.
fn jump(prefs: Res<Prefs>, mut contexts: Query<&mut EguiContext>) {
    let jumps = prefs.settings.personal().reduced_motion || prefs.speed().is_infinite();
    let scroll = if jumps { ScrollAnimation::none() } else { ScrollAnimation::default() };
    for mut context in &mut contexts {
        context.get_mut().all_styles_mut(|style| style.scroll_animation = scroll);
    }
}

/// Copies the text factor from the preferences.
fn take_over(prefs: Res<Prefs>, mut scale: ResMut<UiScale>) {
    scale.text = prefs.settings.personal().ui_scale;
}

/// Returns the game's fonts. `cache` is part of the definitions, as an unused family: egui caches every glyph in every
/// size and clears the cache only if the definitions change.
fn fonts(cache: &str) -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    for (_, name, bytes) in UiFont::ALL {
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_static(bytes)));
        // The text face has the letters that the display faces lack (Greek, Cyrillic).
        fonts.families.insert(FontFamily::Name(name.into()), vec![name.into(), "text".into()]);
    }
    for family in [FontFamily::Proportional, FontFamily::Monospace] {
        fonts.families.insert(family, vec!["text".into()]);
    }
    fonts.families.insert(FontFamily::Name(cache.into()), vec!["text".into()]);
    fonts
}

/// Returns the name of the cache for a window with `fit` logical pixels per design unit.
fn cache_at(fit: f32) -> String {
    format!("at {fit}")
}

/// Clears the cache of glyphs with the next pass. A glyph's place in the cache, which depends on the texts shown
/// before, moves the colour of some pixels by one.
pub(crate) fn clear_glyphs(ctx: &egui::Context) {
    ctx.set_fonts(fonts("cleared"));
}

/// Returns an egui context with the game's fonts and style. They must be set before the first pass, since egui panics
/// on an unknown font family.
#[must_use]
pub fn dressed() -> EguiContext {
    let mut context = EguiContext::default();
    let ctx = context.get_mut();
    ctx.set_fonts(fonts(&cache_at(1.0)));
    ctx.all_styles_mut(|style| {
        style.animation_time = 0.0;
        style.visuals = egui::Visuals::dark();
        style.interaction.selectable_labels = false;
        style.spacing.scroll = ScrollStyle::solid();
    });
    ctx.options_mut(|o| o.zoom_with_keyboard = false);
    context
}
