//! The window's size, read once at the start of a frame. The table's camera, egui and every layout use this one value:
//! if they disagreed in a frame, its layout would fit neither size.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, ViewportId};
use bevy_egui::input::EguiContextPointerPosition;
use bevy_egui::{EguiContext, EguiInput, PrimaryEguiContext};

use super::{UiScale, cache_at, fonts};
use stage::layout::{SHEET_H, SHEET_W};

/// Smallest scale in logical pixels per design unit; below it, letters could not be read anyway.
const MIN_UI_SCALE: f32 = 0.05;

/// The size of the window for the whole frame. A minimised window keeps its last size.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct WindowSize {
    /// Width and height, physical pixels.
    pub pixels: UVec2,
    /// Physical pixels per logical pixel.
    pub scale: f32,
}

impl Default for WindowSize {
    fn default() -> Self {
        Self { pixels: UVec2::new(SHEET_W as u32, SHEET_H as u32), scale: 1.0 }
    }
}

impl WindowSize {
    /// Returns the size of a window, or `None` if it shows nothing.
    #[must_use]
    pub fn from_window(window: &Window) -> Option<Self> {
        let (pixels, scale) = (window.physical_size(), window.scale_factor());
        let is_visible = pixels.min_element() > 0 && scale.is_finite() && scale > 0.0;
        is_visible.then_some(Self { pixels, scale })
    }

    /// Returns the logical pixels per design unit, chosen so that the window shows the whole sheet.
    #[must_use]
    pub fn fit(self) -> f32 {
        let size = self.pixels.as_vec2() / self.scale;
        (size.x / SHEET_W).min(size.y / SHEET_H).max(MIN_UI_SCALE)
    }

    /// Returns width and height in design units: never less than the sheet's, however small the window is.
    #[must_use]
    pub fn units(self) -> Vec2 {
        (self.pixels.as_vec2() / self.scale / self.fit()).max(Vec2::new(SHEET_W, SHEET_H))
    }
}

/// Reads the window's size for this frame, and marks the cameras as changed so that they update at once.
pub fn read_window_size(
    windows: Query<&Window, With<PrimaryWindow>>,
    mut window_size: ResMut<WindowSize>,
    mut cameras: Query<&mut Projection, With<PrimaryEguiContext>>,
) {
    let Some(now) = windows.single().ok().and_then(WindowSize::from_window) else { return };
    if window_size.set_if_neq(now) {
        for mut camera in &mut cameras {
            camera.set_changed();
        }
    }
}

/// Sets egui's zoom for this very frame. `set_zoom_factor` would only act in the next pass, laid out for the previous
/// window. The pointer's position is converted to the new unit.
pub(super) fn zoom(
    window_size: Res<WindowSize>,
    mut contexts: Query<
        (&mut EguiContext, &mut EguiInput, &mut EguiContextPointerPosition),
        With<PrimaryEguiContext>,
    >,
    mut scale: ResMut<UiScale>,
) {
    let fit = window_size.fit();
    if scale.fit != fit {
        scale.fit = fit;
    }
    for (mut context, mut input, mut pointer) in &mut contexts {
        let ctx = context.get_mut();
        let before = ctx.zoom_factor();
        if before == fit {
            continue;
        }
        ctx.options_mut(|options| options.zoom_factor = fit);
        ctx.set_fonts(fonts(&cache_at(fit)));
        pointer.position = (pointer.position.to_vec2() * (before / fit)).to_pos2();
        if ctx.input(|input| input.pointer.has_pointer()) {
            input.events.push(egui::Event::PointerMoved(pointer.position));
        }
    }
}

/// Gives egui the window size of this frame; bevy_egui would give it that of the last one.
pub(super) fn hand_over(
    window_size: Res<WindowSize>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    let units = window_size.units();
    for mut input in &mut inputs {
        input.screen_rect = Some(egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(units.x, units.y)));
        input.viewports.entry(ViewportId::ROOT).or_default().native_pixels_per_point =
            Some(window_size.scale);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sheet_fits_into_every_window() {
        for (w, h) in
            [(1, 1), (1, 4000), (96, 54), (640, 360), (1280, 720), (1080, 1920), (3440, 1440), (3840, 2160)]
        {
            for scale in [0.5, 1.0, 1.25, 4.0] {
                let pane = WindowSize { pixels: UVec2::new(w, h), scale };
                let units = pane.units();
                assert!(units.x >= SHEET_W && units.y >= SHEET_H && units.is_finite(), "{pane:?}: {units}");
                let least = units.x == SHEET_W || units.y == SHEET_H || (units.x - SHEET_W).abs() < 0.01;
                assert!(least || (units.y - SHEET_H).abs() < 0.01, "{pane:?}: {units}");
            }
        }
    }

    #[test]
    fn a_window_that_shows_nothing_has_no_size() {
        let mut window = Window::default();
        window.resolution.set_physical_resolution(0, 700);
        assert_eq!(WindowSize::from_window(&window), None);
        window.resolution.set_physical_resolution(700, 700);
        assert!(WindowSize::from_window(&window).is_some());
        window.resolution.set_scale_factor(f32::NAN);
        assert_eq!(WindowSize::from_window(&window), None);
    }
}
