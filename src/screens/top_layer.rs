//! Determines the top layer as it was last drawn: [`crate::flow::input_filter`] checks every press against it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPostUpdateSet, PrimaryEguiContext, egui};

use super::club::ClubPage;
use super::competition::Ceremony;
use super::custom_clubs::CustomClubsPage;
use super::dialog::DialogQueue;
use super::evening::EveningPage;
use super::key_queue::{KeyQueue, spread};
use super::matches::ConfirmingDeletion;
use super::pause::ConfirmingRestart;
use super::people::PeoplePage;
use super::set_pieces::SetPiecesPage;
use super::tour::TourPage;
use crate::flow::action::{ActionState, InputAction};
use crate::flow::cancel_drag::watch;
use crate::flow::frame::{FirstSet, FrameSet};
use crate::flow::input_filter::{FocusLayer, InputFilter, UnfilteredKeys, filter_input};
use crate::flow::navigation::AppState;
use crate::flow::page::{AppPage, Navigation};
use crate::flow::screen::ScreenTransition;
use crate::hud::lesson::TutorialState;
use crate::session::TableMatch;
use crate::session::bindings::Bindings;
use crate::session::competition::ActiveCompetitions;

/// Modifier keys, which are held while another key is pressed.
const HELD: [KeyCode; 8] = [
    KeyCode::ShiftLeft,
    KeyCode::ShiftRight,
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::AltLeft,
    KeyCode::AltRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

/// Adds the check of the top layer, before any input of a frame is handled.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeyQueue>()
        .add_systems(
            First,
            (update_top_layer, spread, filter_input, watch).chain().in_set(FirstSet::FilterInput),
        )
        .add_systems(
            PostUpdate,
            drop_stale_presses.in_set(FrameSet::PrepareRender).before(EguiPostUpdateSet::EndPass),
        )
        .add_systems(
            Update,
            exempt_global_keys.in_set(FrameSet::Input).run_if(resource_exists_and_changed::<Bindings>),
        );
}

/// Exempts mute and full screen, which work on every page.
fn exempt_global_keys(keys: Res<Bindings>, mut unfiltered_keys: ResMut<UnfilteredKeys>) {
    unfiltered_keys.0 = [InputAction::Mute, InputAction::Fullscreen]
        .into_iter()
        .filter_map(|action| keys.key(action))
        .collect();
    unfiltered_keys.0.extend(HELD);
}

/// The resources that determine the top layer.
#[derive(SystemParam)]
struct TopLayerParams<'w> {
    navigation: Res<'w, Navigation>,
    dialogs: Res<'w, DialogQueue>,
    tutorial: Res<'w, TutorialState>,
    the_match: Option<Res<'w, TableMatch>>,
    competitions: Res<'w, ActiveCompetitions>,
    ceremony: Res<'w, Ceremony>,
    confirming: Res<'w, ConfirmingDeletion>,
    club: Res<'w, ClubPage>,
    people_page: Res<'w, PeoplePage>,
    own: Res<'w, CustomClubsPage>,
    evening: Res<'w, EveningPage>,
    tour: Res<'w, TourPage>,
    set_pieces: Res<'w, SetPiecesPage>,
    again: Res<'w, ConfirmingRestart>,
}

impl TopLayerParams<'_> {
    /// Returns the number of the verdict on a set piece that is on show, if one is: it has to be read, as a step of a
    /// lesson has.
    fn verdict(&self) -> Option<usize> {
        let of = self.the_match.as_ref()?.set_piece.as_ref()?;
        of.is_answered().then_some(of.verdicts)
    }

    fn top(&self) -> FocusLayer {
        if let Some(words) = self.dialogs.page_open() {
            return FocusLayer::Dialog(words.clone());
        }
        if let Some(page) = self.navigation.page() {
            let part = match page {
                AppPage::Competition => match self.ceremony.index() {
                    Some(ceremony) => return FocusLayer::Ceremony(ceremony),
                    None => self.competitions.page_stage(),
                },
                AppPage::Matches => u8::from(self.confirming.asks()),
                AppPage::ClubHouse => u8::from(self.club.asks()),
                AppPage::People => u8::from(self.people_page.asks()),
                AppPage::CustomClubs => self.own.part(),
                AppPage::Evening => self.evening.part(),
                AppPage::Tour => self.tour.part(),
                AppPage::SetPieces => self.set_pieces.part(),
                AppPage::Menu => u8::from(self.again.0),
                _ => 0,
            };
            return FocusLayer::Page(page, part);
        }
        match self.navigation.state() {
            AppState::Loading => FocusLayer::Loading,
            AppState::Title => FocusLayer::Title,
            AppState::AttractMode => FocusLayer::AttractMode,
            AppState::Table | AppState::InstantReplay => {
                self.tutorial.step.or(self.verdict()).map_or(FocusLayer::Table, FocusLayer::Lesson)
            }
            AppState::ReplayViewer => FocusLayer::ReplayViewer,
            AppState::Result => FocusLayer::Result,
        }
    }
}

/// Determines the top layer from the state of the last frame.
fn update_top_layer(
    time: Res<Time<Real>>,
    transition: Res<ScreenTransition>,
    now: TopLayerParams,
    mut input_filter: ResMut<InputFilter>,
) {
    input_filter.advance(now.top(), time.delta_secs(), transition.runs());
}

/// Hides presses from egui that came before a page appeared in the same frame: they were not meant for it.
fn drop_stale_presses(
    now: TopLayerParams,
    input_filter: Res<InputFilter>,
    mut actions: ResMut<ActionState>,
    mut queue: ResMut<KeyQueue>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    if *input_filter.top() == now.top() {
        return;
    }
    actions.clear();
    queue.drop_presses();
    let pressed = |event: &egui::Event| {
        matches!(
            event,
            egui::Event::Key { pressed: true, .. }
                | egui::Event::PointerButton { pressed: true, .. }
                | egui::Event::Text(_)
                | egui::Event::Paste(_)
        )
    };
    for mut input in &mut inputs {
        input.events.retain(|event| !pressed(event));
    }
}
