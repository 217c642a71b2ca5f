//! What lies on top of everything, as it was drawn last: [`crate::flow::top`] weighs every press by it.

use bevy::ecs::message::MessageUpdateSystems;
use bevy::ecs::system::SystemParam;
use bevy::picking::PickingSystems;
use bevy::prelude::*;
use bevy::time::TimeSystems;
use bevy_egui::{EguiInput, EguiPostUpdateSet, PrimaryEguiContext, egui};

use super::club::Club;
use super::dialog::Sayings;
use super::matches::Leafing;
use super::people::Typing;
use super::result::ResultOpen;
use crate::flow::action::{Hands, InputAction};
use crate::flow::frame::Frame;
use crate::flow::page::{Open, Page};
use crate::flow::screen::{Screen, Sweep};
use crate::flow::top::{Always, Gate, Rest, Top, sift};
use crate::hud::lesson::Taught;
use crate::session::bindings::Bindings;
use crate::session::competition::UnderWay;
use crate::session::showcase::Aside;
use crate::session::theatre::Theatre;

/// Keys that are held while another one is pressed.
const HELD: [KeyCode; 6] = [
    KeyCode::ShiftLeft,
    KeyCode::ShiftRight,
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::AltLeft,
    KeyCode::AltRight,
];

/// Adds the look at what lies on top, before anything is heard in a frame.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        First,
        Gate.after(TimeSystems).after(MessageUpdateSystems).before(PickingSystems::Input),
    )
    .add_systems(First, (look, sift).chain().in_set(Frame::Input).in_set(Gate))
    .add_systems(PostUpdate, hold_back.in_set(Frame::Show).before(EguiPostUpdateSet::EndPass))
    .add_systems(Update, free.in_set(Frame::Input).run_if(resource_exists_and_changed::<Bindings>));
}

/// Sound and the whole screen are switched whatever lies there.
fn free(keys: Res<Bindings>, mut always: ResMut<Always>) {
    always.0 = [InputAction::Mute, InputAction::Fullscreen]
        .into_iter()
        .filter_map(|action| keys.key(action))
        .collect();
    always.0.extend(HELD);
}

/// What says what lies on top.
#[derive(SystemParam)]
struct Screenful<'w> {
    screen: Res<'w, State<Screen>>,
    open: Res<'w, Open>,
    sayings: Res<'w, Sayings>,
    result: Res<'w, ResultOpen>,
    taught: Res<'w, Taught>,
    aside: Res<'w, Aside>,
    theatre: Option<Res<'w, Theatre>>,
    on: Res<'w, UnderWay>,
    leafing: Res<'w, Leafing>,
    club: Res<'w, Club>,
    typing: Res<'w, Typing>,
}

impl Screenful<'_> {
    fn top(&self) -> Top {
        if let Some(words) = self.sayings.on_show() {
            return Top::Dialog(words.to_owned());
        }
        if let Some(page) = self.open.page() {
            let part = match page {
                Page::Competition => self.on.part(),
                Page::Matches => u8::from(self.leafing.asks()),
                Page::Club => u8::from(self.club.asks()),
                Page::People => u8::from(self.typing.asks()),
                _ => 0,
            };
            return Top::Page(page, part);
        }
        match self.screen.get() {
            Screen::Loading => Top::Loading,
            Screen::Title if self.aside.share > 0.0 => Top::Interlude,
            Screen::Title => Top::Title,
            Screen::Match if self.result.0 => Top::Result,
            Screen::Match if self.theatre.is_some() => Top::Theatre,
            Screen::Match => self.taught.step.map_or(Top::Table, Top::Lesson),
        }
    }
}

/// Looks at what the last frame left on the screen.
fn look(time: Res<Time<Real>>, sweep: Res<Sweep>, now: Screenful, mut rest: ResMut<Rest>) {
    rest.bypass_change_detection().see(now.top(), time.delta_secs(), sweep.left > 0.0);
}

/// What was pressed before something came up in this very frame was not meant for that: egui, which draws it, does not hear
/// it.
fn hold_back(
    now: Screenful,
    rest: Res<Rest>,
    mut hands: ResMut<Hands>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    if *rest.top() == now.top() {
        return;
    }
    hands.clear();
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
