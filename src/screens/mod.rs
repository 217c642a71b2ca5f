//! The screens: loading, title, match; and what opens over them: pause, rules, settings, result, a dialog.

mod competition;
pub mod dialog;
mod drawer;
mod honours;
mod keys;
pub mod loading;
pub mod pause;
pub mod result;
mod review;
pub mod rules;
pub mod settings;
pub mod tiles;
pub mod title;
pub mod wipe;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, Order, Rect, Ui};

use crate::audio::{Scenery, UiSound};
use crate::hud::{Canvas, in_area};
use crate::stage::palette::NAVY;
use crate::theme::widgets::{Focus, Tap};
use crate::theme::{Dress, glaze};

/// Where the player is.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Pictures are coming in.
    #[default]
    Loading,
    /// The title and what to play.
    Title,
    /// At the table.
    Match,
}

/// What is open over the screen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pause {
    /// Nothing.
    #[default]
    None,
    /// The pause menu.
    Menu,
    /// The rules of the game at hand.
    Rules,
    /// The settings.
    Settings,
    /// The keys of the options.
    Keys,
    /// The coach's review, over the result.
    Review,
    /// The competition, over the title.
    Competition,
}

/// Where the rules or the settings were opened from: there they lead back to.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpenedFrom(pub Pause);

/// Adds every screen.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Pause>()
        .init_resource::<OpenedFrom>()
        .init_resource::<Focus>()
        .add_plugins((
            loading::plugin,
            title::plugin,
            competition::plugin,
            pause::plugin,
            rules::plugin,
            settings::plugin,
            keys::plugin,
            result::plugin,
            review::plugin,
            dialog::plugin,
            wipe::plugin,
        ))
        .add_systems(OnEnter(Screen::Title), |mut scenery: ResMut<Scenery>| *scenery = Scenery::Menu)
        .add_systems(OnEnter(Screen::Match), |mut scenery: ResMut<Scenery>| *scenery = Scenery::Match)
        .add_systems(OnExit(Screen::Match), |mut pause: ResMut<Pause>| *pause = Pause::None)
        .add_systems(Update, (tap, global_keys))
        .add_systems(EguiPrimaryContextPass, (|| {}).after(Dress));
}

/// Widgets are heard.
fn tap(mut focus: ResMut<Focus>, mut sounds: MessageWriter<UiSound>) {
    if focus.sounded.is_some()
        && let Some(tap) = focus.sounded.take()
    {
        sounds.write(match tap {
            Tap::Hover => UiSound::Hover,
            Tap::Confirm => UiSound::Confirm,
        });
    }
}

/// Keys that work everywhere.
fn global_keys(
    keys: Res<ButtonInput<KeyCode>>,
    screen: Res<State<Screen>>,
    result: Res<result::ResultOpen>,
    sayings: Res<dialog::Sayings>,
    mut from: ResMut<OpenedFrom>,
    mut prefs: ResMut<crate::settings::Prefs>,
    mut pause: ResMut<Pause>,
    mut sounds: MessageWriter<UiSound>,
) {
    if keys.just_pressed(KeyCode::F11) {
        prefs.0.fullscreen = !prefs.0.fullscreen;
    }
    if keys.just_pressed(KeyCode::KeyM) {
        prefs.0.muted = !prefs.0.muted;
    }
    if keys.just_pressed(KeyCode::F5) && *screen.get() == Screen::Title {
        *pause = if *pause == Pause::Competition { Pause::None } else { Pause::Competition };
    }
    for (key, page) in [(KeyCode::F1, Pause::Rules), (KeyCode::F10, Pause::Settings)] {
        if keys.just_pressed(key) {
            from.0 = Pause::None;
            *pause = if *pause == page { Pause::None } else { page };
        }
    }
    if keys.just_pressed(KeyCode::Escape) && !result.0 && sayings.is_empty() {
        let in_match = *screen.get() == Screen::Match;
        sounds.write(UiSound::Back);
        *pause = match *pause {
            Pause::None if in_match => Pause::Menu,
            Pause::Rules | Pause::Settings => from.0,
            Pause::Keys => Pause::Settings,
            _ => Pause::None,
        };
    }
}

/// A page over the whole window on dimmed ground; returns what `draw` returns. `dim` is 0..=1.
pub(crate) fn page<R>(ctx: &egui::Context, id: &str, dim: f32, draw: impl FnOnce(&mut Ui, Canvas) -> R) -> R {
    page_at(ctx, id, Order::Foreground, dim, draw)
}

/// A page on that level.
pub(crate) fn page_at<R>(
    ctx: &egui::Context,
    id: &str,
    order: Order,
    dim: f32,
    draw: impl FnOnce(&mut Ui, Canvas) -> R,
) -> R {
    let canvas = Canvas::of(ctx);
    in_area(ctx, id, order, canvas.all(), |ui| {
        ui.painter().rect_filled(canvas.all(), 0, glaze(NAVY, dim));
        draw(ui, canvas)
    })
}

/// A rectangle of that size in the middle of the window.
pub(crate) fn centred(canvas: Canvas, w: f32, h: f32) -> Rect {
    Rect::from_center_size(canvas.all().center(), egui::vec2(w.min(canvas.w - 40.0), h.min(canvas.h - 40.0)))
}
