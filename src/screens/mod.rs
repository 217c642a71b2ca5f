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
mod graph;
mod honours;
mod invite;
mod key_queue;
mod keys;
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
pub mod settings;
mod setup_panel;
pub mod tiles;
pub mod title;
mod top_layer;
mod tour;
pub mod transition;
mod unsaved;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::audio::UiSound;
use crate::flow::action::{ActionState, InputAction};
use crate::flow::file_dialog;
use crate::flow::frame::{FrameSet, UiLayer};
use crate::flow::navigation::AppState;
use crate::flow::page::{AppPage, Navigate, Navigation, page_open, page_opened};
use crate::flow::prefs::Prefs;
use crate::flow::screen::Screen;
use crate::hud::{HudState, replay_viewer};
use crate::session::replay_viewer::{ViewerMode, shown_as};
use crate::widgets::{WidgetSound, take_widget_sound};

/// Adds every screen. Only this function determines when each page is drawn.
pub fn plugin(app: &mut App) {
    let title = || in_state(Screen::Title);
    let result = || in_state(AppState::Result);
    let watching = || in_state(AppState::ReplayViewer);
    let page = |page: AppPage| page_open(page).and_then(dialog::quiet);
    app.init_resource::<matches::ConfirmingDeletion>()
        .init_resource::<credits::LicenceNotices>()
        .init_resource::<line_up::HeadToHeadScores>()
        .init_resource::<settings::SettingsTab>()
        .init_resource::<pause::ConfirmingRestart>()
        .add_plugins((
            card::plugin,
            file_dialog::plugin::<file_actions::FileDialogPurpose>,
            loading::plugin,
            title::plugin,
            competition::plugin,
            keys::plugin,
            (people::plugin, day::plugin, evening::plugin, tour::plugin, opponent_notes::plugin),
            club::plugin,
            custom_clubs::plugin,
            result::plugin,
            review::plugin,
            dialog::plugin,
            top_layer::plugin,
            transition::plugin,
        ))
        .add_systems(
            Update,
            (
                global_shortcuts,
                replay_viewer::send_scrub_commands
                    .run_if(watching().and_then(page_open(None)).and_then(dialog::quiet)),
                review::toggle.run_if(result()),
                competition::skip.run_if(page_open(AppPage::Competition)),
                play_widget_sounds,
            )
                .chain()
                .in_set(FrameSet::Input),
        )
        .add_systems(
            Update,
            (
                (result::recall, result::receive_answers).chain().run_if(result()),
                review::gather.run_if(result()),
                competition::follow,
                competition::open.run_if(page_opened(AppPage::Competition)),
                matches::open.run_if(page_opened(AppPage::Matches)),
                club::open.run_if(page_opened(AppPage::ClubHouse)),
                people::open.run_if(page_opened(AppPage::People)),
                (
                    day::open.run_if(page_opened(AppPage::Day)),
                    evening::open.run_if(page_opened(AppPage::Evening)),
                    tour::open.run_if(page_opened(AppPage::Tour)),
                ),
                custom_clubs::open.run_if(page_opened(AppPage::TeamEditor)),
                custom_clubs::receive_answers,
                (
                    pause::open.run_if(page_opened(AppPage::Menu)),
                    opponent_notes::open.run_if(page_opened(AppPage::OpponentNotes)),
                    opponent_notes::receive_answer.run_if(page(AppPage::OpponentNotes)),
                )
                    .chain(),
                line_up::open.run_if(page_opened(AppPage::LineUp)),
                line_up::receive_answers,
                (club::open_report, club::dropped).chain().run_if(title()),
                file_actions::finish_dialogs,
                club::receive_answers,
                tour::receive_answers.run_if(page_open(AppPage::Tour)),
                credits::close.run_if(not(page(AppPage::Credits))),
            )
                .chain()
                .in_set(FrameSet::ApplySteps),
        )
        .add_systems(
            Update,
            (
                competition::cancel_tasks.run_if(not(page(AppPage::Competition))),
                competition::receive_answers,
                competition::advance_ceremony.run_if(page_open(AppPage::Competition)),
            )
                .chain()
                .in_set(FrameSet::Animate),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                loading::draw.run_if(in_state(Screen::Loading)),
                title::draw.run_if(title().and_then(page_open(None)).and_then(dialog::quiet)),
                result::draw.run_if(result().and_then(page_open(None)).and_then(dialog::quiet)),
                replay_viewer::draw
                    .run_if(shown_as(ViewerMode::Watched).and_then(page_open(None)).and_then(dialog::quiet)),
                replay_viewer::caption.run_if(shown_as(ViewerMode::Filmed)),
                matches::draw.run_if(page(AppPage::Matches)),
                club::draw.run_if(page(AppPage::ClubHouse)),
                competition::draw.run_if(page(AppPage::Competition)),
                people::draw.run_if(page(AppPage::People)),
                (
                    day::draw.run_if(page(AppPage::Day)),
                    evening::draw.run_if(page(AppPage::Evening)),
                    tour::draw.run_if(page(AppPage::Tour)),
                )
                    .chain(),
                custom_clubs::draw.run_if(page(AppPage::TeamEditor)),
                line_up::draw.run_if(page(AppPage::LineUp)),
                (
                    pause::draw.run_if(page(AppPage::Menu)),
                    opponent_notes::draw.run_if(page(AppPage::OpponentNotes)),
                )
                    .chain(),
                review::draw.run_if(page(AppPage::Review)),
                rules::draw.run_if(page(AppPage::Rules)),
                settings::draw.run_if(page(AppPage::Settings)),
                keys::draw.run_if(page(AppPage::Keys)),
                credits::draw.run_if(page(AppPage::Credits)),
            )
                .chain()
                .in_set(UiLayer::Page),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (transition::draw.run_if(transition::sweeps), unsaved::draw.run_if(unsaved::is_lit))
                .chain()
                .in_set(UiLayer::Transition),
        );
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
        prefs.settings.fullscreen = !prefs.settings.fullscreen;
    }
    if just(InputAction::Mute) {
        prefs.settings.muted = !prefs.settings.muted;
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
