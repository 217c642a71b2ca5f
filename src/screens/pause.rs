//! The pause menu.

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, pos2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{OpenedFrom, Pause, Screen, centred, page};
use crate::session::{Session, StartMatch};
use crate::stage::palette::{AMBER, MUTED};
use crate::theme::paint::{rect, sheet, text, text_fit};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Dress, Face, UiScale};

/// Adds the pause menu.
pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        draw.after(Dress)
            .run_if(super::dialog::quiet)
            .run_if(resource_equals(Pause::Menu).and_then(resource_exists::<Session>)),
    );
}

fn draw(
    mut contexts: EguiContexts,
    session: Res<Session>,
    scale: Res<UiScale>,
    mut focus: ResMut<Focus>,
    mut pause: ResMut<Pause>,
    mut from: ResMut<OpenedFrom>,
    mut next: ResMut<NextState<Screen>>,
    mut starts: MessageWriter<StartMatch>,
    mut exit: MessageWriter<AppExit>,
) -> Result {
    let choice = page(contexts.ctx_mut()?, "pause", 0.66, |ui, canvas| {
        let r = centred(canvas, 620.0, 690.0);
        sheet(ui.painter(), r, 18.0);
        let mid = r.center().x;
        text(
            ui.painter(),
            pos2(mid, r.top() + 62.0),
            Align2::CENTER_CENTER,
            "PAUSE",
            Face::Headline,
            76.0,
            AMBER,
        );
        let words = "The match is saved after every move.";
        text_fit(
            ui.painter(),
            pos2(mid, r.top() + 122.0),
            Align2::CENTER_CENTER,
            words,
            Face::Text,
            scale.text(22.0),
            r.width() - 60.0,
            MUTED,
        );
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let mut choice = None;
        let rows = ["PLAY ON", "Rules", "Settings", "Start again", "Leave the match", "Quit"];
        for (k, label) in rows.iter().enumerate() {
            let b = rect(mid - 230.0, r.top() + 160.0 + 86.0 * k as f32, 460.0, 68.0);
            let kind = match k {
                0 => Kind::Go,
                // A match of a competition is played once.
                3 if session.occasion.is_some() => Kind::Off,
                _ => Kind::Plain,
            };
            if desk.button(&format!("pause {k}"), b, label, if k == 0 { 48.0 } else { 38.0 }, kind) {
                choice = Some(k);
            }
        }
        desk.done();
        choice
    });
    match choice {
        Some(0) => *pause = Pause::None,
        Some(k @ (1 | 2)) => {
            from.0 = Pause::Menu;
            *pause = if k == 1 { Pause::Rules } else { Pause::Settings };
        }
        Some(3) => {
            *pause = Pause::None;
            starts.write(StartMatch { resume: None, lesson: false, seed: None, ..session.begun.clone() });
        }
        Some(4) => {
            *pause = Pause::None;
            NextState::set_if_neq(&mut next, Screen::Title);
        }
        Some(5) => {
            exit.write(AppExit::Success);
        }
        _ => {}
    }
    Ok(())
}
