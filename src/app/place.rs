//! Size and place of the window: the first one fits its screen, and each later one opens where the last one was left.
//! Full screen is a setting.

use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, RequestRedraw, WindowMode, WindowPosition};
use bevy::winit::WINIT_WINDOWS;

use crate::flow::frame::{FirstSet, FrameSet};
use crate::flow::prefs::{Prefs, StoreHandle};
use crate::theme;
use base::between::between;
use store::{JobKey, WindowPlacement};

/// Width and height of the first window on a screen with room for it, units.
pub(super) const SIZE: Vec2 = Vec2::new(1280.0, 720.0);
/// Minimum width and height of the window, units.
pub(super) const MIN_WINDOW_SIZE: Vec2 = Vec2::new(640.0, 360.0);
/// Accepted numbers of pixels per unit of a display.
const SCALES: std::ops::RangeInclusive<f32> = 0.5..=4.0;
/// Largest share of a screen that the first window takes: the rest is for its frame and the desktop's bars.
const MAX_SCREEN_SHARE: f32 = 0.9;
/// Width and height of the part of the frame's upper edge that must be on a screen, so that it can be grasped, pixels.
const GRIP: IVec2 = IVec2::new(120, 30);
/// Time for which the window must not move before its position is saved.
const STILL_TIME: Duration = Duration::from_millis(400);

/// Size and place of the window.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct SavedPlacement {
    /// As they are saved.
    place: WindowPlacement,
    /// True until the window stands as it was left. Nothing is noted of it before.
    opens: bool,
}

/// Adds the systems of the window's size and place, which opens as `kept` says.
pub(super) fn plugin(app: &mut App, kept: WindowPlacement) {
    app.insert_resource(SavedPlacement { place: kept, opens: true })
        .add_systems(PreStartup, clamp_scale_factor)
        .add_systems(Startup, fit)
        .add_systems(
            First,
            clamp_scale_factor.in_set(FirstSet::Window).before(theme::window_size::read_window_size),
        )
        .add_systems(Update, (show_window, note).chain().in_set(FrameSet::Save));
}

/// Returns the place at which the window is created; [`fit`] checks it, since the screens are not known yet.
pub(super) fn corner(kept: WindowPlacement) -> WindowPosition {
    kept.corner.map_or(WindowPosition::Automatic, |(x, y)| WindowPosition::At(IVec2::new(x, y)))
}

/// A screen of the desktop: its place and size in pixels, and its pixels per unit.
#[derive(Clone, Copy, Debug, PartialEq)]
struct DesktopScreen {
    corner: IVec2,
    size: UVec2,
    scale: f32,
}

impl DesktopScreen {
    fn of(monitor: &winit::monitor::MonitorHandle) -> Self {
        let (at, size) = (monitor.position(), monitor.size());
        let scale = between(monitor.scale_factor() as f32, *SCALES.start(), *SCALES.end());
        Self { corner: IVec2::new(at.x, at.y), size: UVec2::new(size.width, size.height), scale }
    }

    fn units(self) -> Vec2 {
        self.size.as_vec2() / self.scale
    }

    /// Returns width and height of the part that both show of a rectangle and this screen, pixels.
    fn shared(self, corner: IVec2, size: IVec2) -> IVec2 {
        let end = corner.saturating_add(size).min(self.corner + self.size.as_ivec2());
        end.saturating_sub(corner.max(self.corner)).max(IVec2::ZERO)
    }

    /// Returns true if the upper edge of a frame can be grasped on this screen.
    fn grasps(self, corner: IVec2, width: i32) -> bool {
        let upper = IVec2::new(width, GRIP.y);
        self.shared(corner, upper).cmpge(GRIP.min(upper)).all()
    }
}

/// The size and position with which a window opens.
#[derive(Clone, Copy, Debug, PartialEq)]
struct WindowOpening {
    /// Width and height, units.
    size: Vec2,
    /// False if its last place is on no screen.
    in_sight: bool,
}

/// Returns how the window opens among these screens; `here` is the screen on which it is created, if the system reports
/// it.
fn opening(
    kept: WindowPlacement,
    scale: f32,
    screens: &[DesktopScreen],
    here: Option<DesktopScreen>,
) -> WindowOpening {
    let screens: Vec<DesktopScreen> =
        screens.iter().copied().filter(|screen| screen.size.min_element() > 0).collect();
    let wanted = kept.size.map(|(w, h)| UVec2::new(w, h).as_vec2());
    let corner = kept.corner.map(|(x, y)| IVec2::new(x, y));
    let width = (wanted.unwrap_or(SIZE).x * scale) as i32;
    let last = corner.and_then(|corner| screens.iter().copied().find(|screen| screen.grasps(corner, width)));
    let here = here.filter(|screen| screen.size.min_element() > 0);
    let Some(screen) = last.or(here).or_else(|| screens.first().copied()) else {
        return WindowOpening { size: wanted.unwrap_or(SIZE).max(MIN_WINDOW_SIZE), in_sight: true };
    };
    let size = match wanted {
        Some(wanted) => wanted.max(MIN_WINDOW_SIZE).min(screen.units()),
        None => {
            let room = screen.units() * MAX_SCREEN_SHARE;
            SIZE * (room / SIZE).min_element().min(1.0)
        }
    };
    WindowOpening { size: size.floor(), in_sight: corner.is_none() || last.is_some() }
}

/// Gives the window its size, and brings it into sight, before it is shown.
fn fit(
    kept: Res<SavedPlacement>,
    mut windows: Query<(Entity, &mut Window), With<PrimaryWindow>>,
    _main: NonSendMarker,
) {
    let Ok((entity, mut window)) = windows.single_mut() else { return };
    let (screens, here, focused) = WINIT_WINDOWS.with_borrow(|known| {
        let Some(known) = known.get_window(entity) else { return (Vec::new(), None, true) };
        let here = known.current_monitor().or_else(|| known.primary_monitor());
        let screens = known.available_monitors().map(|screen| DesktopScreen::of(&screen)).collect();
        (screens, here.map(|screen| DesktopScreen::of(&screen)), known.has_focus())
    });
    // The engine takes a window that never got the focus for one that has it.
    window.focused = focused;
    let scale = window.resolution.scale_factor();
    let opening = opening(kept.place, scale, &screens, here);
    info!("the window opens with {} by {} units of {scale} pixels", opening.size.x, opening.size.y);
    window.resize_constraints.min_width = MIN_WINDOW_SIZE.x.min(opening.size.x);
    window.resize_constraints.min_height = MIN_WINDOW_SIZE.y.min(opening.size.y);
    window.resolution.set(opening.size.x, opening.size.y);
    if !opening.in_sight {
        window.position = WindowPosition::Centered(MonitorSelection::Primary);
    }
}

/// A display that says that a unit is fifty pixels is misread, and no graphics card has a picture that large.
fn clamp_scale_factor(mut windows: Query<&mut Window, Changed<Window>>) {
    for mut window in &mut windows {
        let reported = window.resolution.base_scale_factor();
        let sane = between(reported, *SCALES.start(), *SCALES.end());
        if reported != sane && window.resolution.scale_factor_override() != Some(sane) {
            warn!("the display says that a unit is {reported} pixels; {sane} are taken");
            window.resolution.set_scale_factor_override(Some(sane));
            window.resolution.set(SIZE.x, SIZE.y);
        }
    }
}

/// The frame that shows the window.
const SHOWING_FRAME: u32 = 4;
/// The frames after which the window is asked to be maximized, until it is. A window manager that has not taken over a
/// window yet ignores that.
const MAXIMIZED: [u32; 5] = [7, 12, 24, 48, 96];

/// Shows the window after its first frames, and then maximizes it if it was left so: only a window that is shown can be
/// maximized.
fn show_window(
    mut frames: Local<u32>,
    mut kept: ResMut<SavedPlacement>,
    prefs: Res<Prefs>,
    mut windows: Query<(Entity, &mut Window), With<PrimaryWindow>>,
    mut redraw: MessageWriter<RequestRedraw>,
    _main: NonSendMarker,
) {
    if !kept.opens {
        return;
    }
    *frames += 1;
    redraw.write(RequestRedraw);
    let Ok((entity, mut window)) = windows.single_mut() else { return };
    if *frames == SHOWING_FRAME {
        window.visible = true;
    }
    let maximizes = kept.place.maximized && !prefs.settings.shared.fullscreen;
    if maximizes && MAXIMIZED.contains(&*frames) {
        window.set_maximized(true);
    }
    let is_maximized = || {
        WINIT_WINDOWS.with_borrow(|known| known.get_window(entity).is_some_and(|known| known.is_maximized()))
    };
    kept.opens = *frames < SHOWING_FRAME || maximizes && !MAXIMIZED.ends_with(&[*frames]) && !is_maximized();
}

/// The last known position and movement of the window.
#[derive(Default)]
struct Watched {
    seen: Option<(UVec2, WindowPosition)>,
    /// When it was seen to move last; `None` once it has been noted.
    moved: Option<Duration>,
}

impl Watched {
    /// Returns true once the window lies still after a movement.
    fn has_come_to_rest(&mut self, size: UVec2, at: WindowPosition, now: Duration) -> bool {
        if self.seen.replace((size, at)) != Some((size, at)) {
            self.moved = Some(now);
        }
        let rests = self.moved.is_some_and(|moved| now.saturating_sub(moved) >= STILL_TIME);
        if rests {
            self.moved = None;
        }
        rests
    }
}

/// Returns the placement to save. While the window is maximized, its restored size stays as it was.
fn noted(before: WindowPlacement, units: Vec2, at: WindowPosition, maximized: bool) -> WindowPlacement {
    if maximized {
        return WindowPlacement { maximized, ..before };
    }
    let units = units.round().as_uvec2();
    let corner = if let WindowPosition::At(at) = at { Some((at.x, at.y)) } else { None };
    WindowPlacement { size: Some((units.x, units.y)), corner, maximized }
}

/// Saves size and place of the window when it comes to rest.
fn note(
    time: Res<Time<Real>>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    data: Res<StoreHandle>,
    mut kept: ResMut<SavedPlacement>,
    mut watched: Local<Watched>,
    mut redraw: MessageWriter<RequestRedraw>,
    _main: NonSendMarker,
) {
    let Ok((entity, window)) = windows.single() else { return };
    let size = window.physical_size();
    if kept.opens || window.mode != WindowMode::Windowed || size.min_element() == 0 {
        return;
    }
    if watched.has_come_to_rest(size, window.position, time.elapsed()) {
        let state = WINIT_WINDOWS.with_borrow(|known| {
            known.get_window(entity).map(|known| (known.is_maximized(), known.is_minimized() == Some(true)))
        });
        let Some((maximized, false)) = state else { return };
        let now = noted(kept.place, window.resolution.size(), window.position, maximized);
        if now != kept.place {
            kept.place = now;
            data.0.enqueue(JobKey::Window, move |store| store.save_window_place(now));
        }
    } else if watched.moved.is_some() {
        // Nothing else may wake the window while it rests.
        redraw.write(RequestRedraw);
    }
}

/// Switches between full screen and a window, by the setting.
pub(super) fn fill_screen(prefs: Res<Prefs>, mut windows: Query<&mut Window, With<PrimaryWindow>>) {
    if !prefs.is_changed() {
        return;
    }
    let Ok(mut window) = windows.single_mut() else { return };
    let mode = if prefs.settings.shared.fullscreen {
        WindowMode::BorderlessFullscreen(MonitorSelection::Current)
    } else {
        WindowMode::Windowed
    };
    if window.mode != mode {
        window.mode = mode;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn screen(at: (i32, i32), size: (u32, u32), scale: f32) -> DesktopScreen {
        DesktopScreen { corner: at.into(), size: size.into(), scale }
    }

    fn kept(size: (u32, u32), corner: (i32, i32)) -> WindowPlacement {
        WindowPlacement { size: Some(size), corner: Some(corner), maximized: false }
    }

    /// Bug: at 150 and 175 % the first window was larger than a screen of 1920 by 1080, and KICK OFF below its edge.
    #[test]
    fn the_first_window_fits_its_screen_and_keeps_its_shape() {
        for (size, scale) in [
            ((1920, 1080), 1.0),
            ((1920, 1080), 1.5),
            ((1920, 1080), 1.75),
            ((1366, 768), 1.0),
            ((1920, 1080), 4.0),
            ((2560, 720), 1.0),
            ((1080, 1920), 1.0),
        ] {
            let only = screen((0, 0), size, scale);
            let opening = opening(WindowPlacement::default(), scale, &[only], Some(only));
            let pixels = opening.size * scale;
            let room = only.size.as_vec2() * MAX_SCREEN_SHARE;
            assert!(pixels.cmple(room).all() && opening.size.cmple(SIZE).all(), "{only:?}: {opening:?}");
            assert!((opening.size.x / opening.size.y - 16.0 / 9.0).abs() < 0.02, "{only:?}: {opening:?}");
            let fills = opening.size == SIZE || (room - pixels).min_element() < 2.0 * scale;
            assert!(fills, "no smaller than it must be: {only:?}: {opening:?}");
        }
        assert_eq!(opening(WindowPlacement::default(), 1.5, &[], None).size, SIZE, "no screen is told");
    }

    #[test]
    fn a_window_opens_as_it_was_left() {
        let screens = [screen((0, 0), (1920, 1080), 1.0), screen((1920, 0), (1280, 1024), 1.0)];
        for corner in [(40, 60), (2000, 10), (-500, 0), (1900, 300)] {
            let opening = opening(kept((1000, 600), corner), 1.0, &screens, Some(screens[0]));
            assert_eq!(
                opening,
                WindowOpening { size: Vec2::new(1000.0, 600.0), in_sight: true },
                "{corner:?}"
            );
        }
    }

    #[test]
    fn a_saved_position_on_no_screen_is_ignored() {
        let screens = [screen((0, 0), (1920, 1080), 1.0)];
        for corner in [(2000, 10), (-990, 0), (0, -200), (40, 1070), (i32::MAX - 9, i32::MIN + 9)] {
            let opening = opening(kept((1000, 600), corner), 1.0, &screens, Some(screens[0]));
            assert_eq!(
                opening,
                WindowOpening { size: Vec2::new(1000.0, 600.0), in_sight: false },
                "{corner:?}"
            );
        }
    }

    #[test]
    fn a_window_saved_on_a_larger_screen_is_shrunk_to_this_one() {
        let small = screen((0, 0), (1366, 768), 1.0);
        let opening = opening(kept((3000, 1500), (100, 100)), 1.0, &[small], Some(small));
        assert_eq!(opening, WindowOpening { size: Vec2::new(1366.0, 768.0), in_sight: true });
    }

    #[test]
    fn a_placement_file_with_extreme_numbers_opens_a_usable_window() {
        let only = screen((0, 0), (1920, 1080), 1.0);
        for size in [(0, 0), (1, u32::MAX), (u32::MAX, u32::MAX)] {
            let opening = opening(kept(size, (0, 0)), 1.0, &[only, screen((0, 0), (0, 0), 1.0)], None);
            assert!(
                opening.size.cmpge(MIN_WINDOW_SIZE).all() && opening.size.cmple(only.units()).all(),
                "{opening:?}"
            );
        }
    }

    #[test]
    fn a_maximized_window_keeps_its_restored_size() {
        let before = kept((1000, 600), (40, 60));
        let at = WindowPosition::At(IVec2::ZERO);
        let maximized = noted(before, Vec2::new(1920.0, 1080.0), at, true);
        assert_eq!(maximized, WindowPlacement { maximized: true, ..before });
        assert_eq!(noted(maximized, Vec2::new(900.4, 500.0), at, false), kept((900, 500), (0, 0)));
        let unplaced = noted(before, Vec2::new(900.0, 500.0), WindowPosition::Automatic, false);
        assert_eq!(unplaced.corner, None, "Wayland tells no place");
    }

    #[test]
    fn a_placement_is_saved_once_after_the_window_stops_moving() {
        let mut watched = Watched::default();
        let mut rests = |size: u32, millis| {
            let now = Duration::from_millis(millis);
            watched.has_come_to_rest(UVec2::splat(size), WindowPosition::Automatic, now)
        };
        assert!(!rests(700, 0) && !rests(701, 300) && !rests(701, 600));
        assert!(rests(701, 800));
        assert!(!rests(701, 2000), "noted before");
        assert!(!rests(700, 2001) && rests(700, 9000));
    }
}
