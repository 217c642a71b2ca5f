//! A dialog that says something the player should know, such as what went wrong: a few sentences, one button. While it
//! is open no key reaches what lies below.

use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Order, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{centred, page_at};
use crate::flow::frame::{Frame, Layer};
use crate::flow::page::Go;
use crate::flow::prefs::SavesNothing;
use crate::flow::start::Trouble;
use crate::session::keys::{Deed, Keys};
use crate::stage::palette::{AMBER, CHALK};
use crate::theme::paint::{rect, sheet, text};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale, ink};

/// What has to be said, the oldest first.
#[derive(Resource, Default, Debug)]
pub struct Sayings(Vec<Saying>);

/// Whether a key has answered the dialog.
#[derive(Resource, Default, Debug)]
pub(super) struct Answered(bool);

/// One thing to be said: its headline and its words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Saying {
    head: String,
    words: String,
    /// What the button says.
    answer: &'static str,
    /// Whether the game can be left from here, too.
    leave: bool,
}

impl Sayings {
    /// Whether nothing has to be said.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What is being said.
    #[must_use]
    pub(super) fn on_show(&self) -> Option<&str> {
        self.0.first().map(|saying| saying.words.as_str())
    }

    /// Has that said, once.
    pub fn say(&mut self, head: impl Into<String>, words: impl Into<String>) {
        self.add(Saying { head: head.into(), words: words.into(), answer: "OK", leave: false });
    }

    fn add(&mut self, saying: Saying) {
        if !self.0.contains(&saying) {
            self.0.push(saying);
        }
    }
}

/// Whether no dialog is open: other pages take no input while one is.
#[must_use]
pub fn quiet(sayings: Res<Sayings>) -> bool {
    sayings.is_empty()
}

/// Adds the dialog.
pub fn plugin(app: &mut App) {
    app.init_resource::<Sayings>()
        .init_resource::<Answered>()
        .add_systems(Startup, warn_of_two)
        .add_systems(PreUpdate, hold.in_set(Frame::Input).after(InputSystems).run_if(not(quiet)))
        .add_systems(EguiPrimaryContextPass, (hear, draw.run_if(not(quiet))).chain().in_set(Layer::Dialog));
}

/// The dialog alone hears keys, but for those that change neither page nor match: sound and the whole screen.
pub(super) fn hold(
    mut pressed: ResMut<ButtonInput<KeyCode>>,
    keys: Res<Keys>,
    mut answered: ResMut<Answered>,
) {
    let all: Vec<KeyCode> = pressed.get_just_pressed().copied().collect();
    for key in all {
        answered.0 |= matches!(key, KeyCode::Escape | KeyCode::Enter);
        if ![Deed::Sound, Deed::WholeScreen].map(|deed| keys.deed(deed)).contains(&key) {
            pressed.clear_just_pressed(key);
        }
    }
}

/// Two windows on one data folder would undo each other's work: the second one says so before anything is played.
fn warn_of_two(nothing: Res<SavesNothing>, mut sayings: ResMut<Sayings>) {
    if nothing.0 {
        sayings.add(Saying {
            head: "ALREADY OPEN".into(),
            words: "Five-a-Side is open in another window, and only one of them can save. Here you can play, but \
                    nothing of it will be kept: no match, no result, no setting."
                .into(),
            answer: "PLAY UNSAVED",
            leave: true,
        });
    }
}

fn hear(mut trouble: MessageReader<Trouble>, mut sayings: ResMut<Sayings>) {
    for Trouble(what) in trouble.read() {
        warn!("{what}");
        sayings.say("STOPPAGE", what);
    }
}

fn draw(
    mut contexts: EguiContexts,
    mut sayings: ResMut<Sayings>,
    scale: Res<UiScale>,
    mut focus: ResMut<Focus>,
    mut answered: ResMut<Answered>,
    mut go: MessageWriter<Go>,
) -> Result {
    let by_key = std::mem::take(&mut answered.0);
    let Some(Saying { head, words, answer, leave }) = sayings.0.first().cloned() else { return Ok(()) };
    let (done, left) = page_at(contexts.ctx_mut()?, "dialog", Order::Tooltip, 0.6, |ui, canvas| {
        let galley = ui.painter().layout(words, Face::Text.at(scale.text(26.0)), ink(CHALK), 820.0);
        let r = centred(canvas, 900.0, (galley.size().y + 240.0).max(420.0));
        sheet(ui.painter(), r, 18.0);
        text(
            ui.painter(),
            pos2(r.left() + 40.0, r.top() + 58.0),
            Align2::LEFT_CENTER,
            &head,
            Face::Headline,
            56.0,
            AMBER,
        );
        ui.painter().galley(pos2(r.left() + 40.0, r.top() + 108.0), galley, ink(CHALK));
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let place = |x: f32, w: f32| rect(r.center().x + x, r.bottom() - 100.0, w, 68.0);
        let ok = if leave { place(-330.0, 400.0) } else { place(-140.0, 280.0) };
        let hit = desk.button("dialog ok", ok, answer, 44.0, Kind::Go);
        let left = leave && desk.button("dialog leave", place(90.0, 240.0), "Close", 38.0, Kind::Plain);
        desk.done();
        (hit, left)
    });
    if left {
        go.write(Go::Quit);
    }
    if left || done || by_key {
        sayings.0.remove(0);
    }
    Ok(())
}
