//! The screens: loading, title and match, and the pages that open over them: pause, rules, settings, result, dialogs.

mod ago;
mod card;
mod charts;
mod club;
mod competition;
mod credits;
mod custom_clubs;
mod day;
pub mod dialog;
mod evening;
mod file_actions;
mod file_requests;
mod graph;
mod honours;
mod invite;
mod key_queue;
mod keys;
mod letter_grid;
mod line_up;
pub mod loading;
mod match_stats;
pub mod matches;
mod mini_scene;
mod opponent_notes;
pub mod pause;
mod people;
mod portrait;
mod rank;
pub mod result;
mod review;
pub mod rules;
mod set_pieces;
pub mod settings;
mod setup_panel;
pub mod tiles;
pub mod title;
mod top_layer;
mod tour;
pub mod transition;
mod unsaved;

use bevy::ecs::system::ScheduleSystem;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::audio::UiSound;
use crate::flow::action::{ActionState, InputAction};
use crate::flow::frame::{FrameSet, UiLayer};
use crate::flow::navigation::AppState;
use crate::flow::page::{AppPage, Navigate, Navigation, page_open, page_opened};
use crate::flow::prefs::Prefs;
use crate::hud::{HudState, replay_viewer};
use crate::session::replay_viewer::{ViewerMode, shown_as};
use crate::widgets::{WidgetSound, take_widget_sound};

/// Adds every screen; each page adds its own systems.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        order_screens,
        (
            card::plugin,
            file_actions::plugin,
            loading::plugin,
            title::plugin,
            competition::plugin,
            keys::plugin,
            letter_grid::plugin,
        ),
        (
            people::plugin,
            day::plugin,
            evening::plugin,
            tour::plugin,
            set_pieces::plugin,
            opponent_notes::plugin,
        ),
        (matches::plugin, club::plugin, custom_clubs::plugin, line_up::plugin, pause::plugin, rules::plugin),
        (settings::plugin, credits::plugin, result::plugin, review::plugin),
        (dialog::plugin, top_layer::plugin, transition::plugin),
    ))
    .add_systems(
        Update,
        (
            global_shortcuts,
            replay_viewer::send_scrub_commands
                .run_if(in_state(AppState::ReplayViewer).and_then(on_show(None))),
            review::toggle.run_if(in_state(AppState::Result)),
            play_widget_sounds,
        )
            .chain()
            .in_set(FrameSet::Input),
    )
    .add_systems(
        EguiPrimaryContextPass,
        (
            replay_viewer::draw.run_if(shown_as(ViewerMode::Watched).and_then(on_show(None))),
            replay_viewer::caption.run_if(shown_as(ViewerMode::Filmed)),
        )
            .chain()
            .in_set(ScreenSet::ReplayViewer),
    )
    .add_systems(
        EguiPrimaryContextPass,
        (
            transition::draw.run_if(transition::sweeps),
            unsaved::draw.run_if(unsaved::is_lit),
            letter_grid::note_typing,
            letter_grid::draw.run_if(letter_grid::is_open),
        )
            .chain()
            .in_set(UiLayer::Transition),
    );
}

/// The systems of one screen that apply what has happened, and that draw it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum ScreenSet {
    Loading,
    Title,
    Result,
    ReplayViewer,
    Page(AppPage),
}

/// The order of the screens in a frame.
const ORDER: [ScreenSet; 21] = [
    ScreenSet::Loading,
    ScreenSet::Title,
    ScreenSet::Result,
    ScreenSet::ReplayViewer,
    ScreenSet::Page(AppPage::Review),
    ScreenSet::Page(AppPage::Competition),
    ScreenSet::Page(AppPage::Matches),
    ScreenSet::Page(AppPage::People),
    ScreenSet::Page(AppPage::Day),
    ScreenSet::Page(AppPage::Evening),
    ScreenSet::Page(AppPage::Tour),
    ScreenSet::Page(AppPage::SetPieces),
    ScreenSet::Page(AppPage::CustomClubs),
    ScreenSet::Page(AppPage::Menu),
    ScreenSet::Page(AppPage::OpponentNotes),
    ScreenSet::Page(AppPage::LineUp),
    ScreenSet::Page(AppPage::ClubHouse),
    ScreenSet::Page(AppPage::Rules),
    ScreenSet::Page(AppPage::Settings),
    ScreenSet::Page(AppPage::Keys),
    ScreenSet::Page(AppPage::Credits),
];

/// Puts the screens in order.
fn order_screens(app: &mut App) {
    for screen in ORDER {
        app.configure_sets(Update, screen.in_set(FrameSet::ApplySteps))
            .configure_sets(EguiPrimaryContextPass, screen.in_set(UiLayer::Page));
    }
    for pair in ORDER.windows(2) {
        app.configure_sets(Update, pair[0].before(pair[1]))
            .configure_sets(EguiPrimaryContextPass, pair[0].before(pair[1]));
    }
}

/// A run condition: true while `page` is open on top, or no page if it is `None`, and no dialog is over it.
fn on_show(page: impl Into<Option<AppPage>> + 'static) -> impl SystemCondition<()> {
    page_open(page).and_then(dialog::quiet)
}

/// Adds the system that prepares a page as it opens.
fn open_page<M>(app: &mut App, page: AppPage, open: impl IntoScheduleConfigs<ScheduleSystem, M>) {
    app.add_systems(Update, open.run_if(page_opened(page)).in_set(ScreenSet::Page(page)));
}

/// Adds the system that draws a page while it is on show.
fn draw_page<M>(app: &mut App, page: AppPage, draw: impl IntoScheduleConfigs<ScheduleSystem, M>) {
    let draw = draw.run_if(on_show(page)).in_set(ScreenSet::Page(page));
    app.add_systems(EguiPrimaryContextPass, draw);
}

/// Plays the sounds of widgets.
fn play_widget_sounds(mut contexts: EguiContexts, mut sounds: MessageWriter<UiSound>) -> Result {
    if let Some(tap) = take_widget_sound(contexts.ctx_mut()?) {
        sounds.write(match tap {
            WidgetSound::Hover => UiSound::Hover,
            WidgetSound::Confirm => UiSound::Confirm,
        });
    }
    Ok(())
}

/// Handles the input that works on every screen.
fn global_shortcuts(
    actions: Res<ActionState>,
    dialogs: Res<dialog::DialogQueue>,
    (navigation, mut hud): (Res<Navigation>, ResMut<HudState>),
    mut prefs: ResMut<Prefs>,
    mut go: MessageWriter<Navigate>,
    mut sounds: MessageWriter<UiSound>,
) {
    let just = |action| actions.just(action);
    if just(InputAction::Fullscreen) {
        prefs.settings.shared.fullscreen = !prefs.settings.shared.fullscreen;
    }
    if just(InputAction::Mute) {
        prefs.settings.shared.muted = !prefs.settings.shared.muted;
    }
    // An open dialog is answered first.
    if !dialogs.is_empty() {
        return;
    }
    let pages = [
        (InputAction::Competition, AppPage::Competition),
        (InputAction::Rules, AppPage::Rules),
        (InputAction::Settings, AppPage::Settings),
    ];
    for (action, page) in pages {
        if just(action) {
            go.write(Navigate::Toggle(page));
        }
    }
    // Back closes what lies over the table, before it opens the menu.
    if just(InputAction::Back) && navigation.bare() && hud.log_open {
        hud.log_open = false;
        sounds.write(UiSound::Back);
        return;
    }
    if just(InputAction::Back) || just(InputAction::Menu) {
        sounds.write(UiSound::Back);
        go.write(Navigate::Back);
    }
}
