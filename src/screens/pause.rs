//! The pause menu.

use std::path::Path;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, pos2};

use super::{centred, page};
use crate::flow::page::{Go, Page};
use crate::flow::start::{Lesson, StartMatch};
use crate::levels;
use crate::session::Match;
use crate::stage::palette::{AMBER, MUTED};
use crate::table::cards::pack::AssetRoot;
use crate::theme::paint::{rect, sheet, text, text_fit};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale};

/// What a click asked for.
#[derive(Clone, Copy)]
enum Wish {
    Go(Go),
    Again,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    session: Res<Match>,
    scale: Res<UiScale>,
    mut focus: ResMut<Focus>,
    mut go: MessageWriter<Go>,
    mut starts: MessageWriter<StartMatch>,
    root: Res<AssetRoot>,
) -> Result {
    let choice = page(contexts.ctx_mut()?, "pause", 0.66, |ui, canvas| {
        let sealed = session.live.record().seals.seed.as_ref();
        let first = if sealed.is_some() { 200.0 } else { 160.0 };
        let r = centred(canvas, 620.0, first + 530.0);
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
        let saved = "The match is saved after every move.".to_owned();
        let sealed = sealed.map(|sealed| format!("Seed sealed at kick-off: {}", sealed.seal.short()));
        for (k, words) in [saved].into_iter().chain(sealed).enumerate() {
            text_fit(
                ui.painter(),
                pos2(mid, r.top() + 122.0 + 40.0 * k as f32),
                Align2::CENTER_CENTER,
                &words,
                Face::Text,
                scale.text(22.0),
                r.width() - 60.0,
                MUTED,
            );
        }
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let mut choice = None;
        let steps = |lesson: &Lesson| lesson.course.as_ref().is_none_or(|course| !course.steps.is_empty());
        let taught = session.begun.lesson.as_ref().is_some_and(steps);
        let rows = [
            ("PLAY ON", Wish::Go(Go::Close)),
            ("Rules", Wish::Go(Go::To(Page::Rules))),
            ("Settings", Wish::Go(Go::To(Page::Settings))),
            (if taught { "Start the lesson again" } else { "Start again" }, Wish::Again),
            ("Leave the match", Wish::Go(Go::Title(None))),
            ("Quit", Wish::Go(Go::Quit)),
        ];
        for (k, (label, wish)) in rows.into_iter().enumerate() {
            let b = rect(mid - 230.0, r.top() + first + 86.0 * k as f32, 460.0, 68.0);
            let kind = match wish {
                Wish::Go(Go::Close) => Kind::Go,
                // A match of a competition is played once.
                Wish::Again if session.occasion.is_some() => Kind::Off,
                _ => Kind::Plain,
            };
            if desk.button(&format!("pause {k}"), b, label, if k == 0 { 48.0 } else { 38.0 }, kind) {
                choice = Some(wish);
            }
        }
        desk.done();
        choice
    });
    match choice {
        Some(Wish::Again) => {
            starts.write(afresh(&session, &root.0));
        }
        Some(Wish::Go(wish)) => {
            go.write(wish);
        }
        None => {}
    }
    Ok(())
}

/// What is at the table from its beginning: a lesson from its first step, as long as it is still there.
fn afresh(session: &Match, assets: &Path) -> StartMatch {
    let game = session.begun.game;
    let lesson = session.begun.lesson.as_ref();
    let level = lesson.and_then(|lesson| levels::named(&levels::folder(assets, game.id()), &lesson.name));
    level.map_or_else(|| session.begun.again(None), |level| StartMatch::level(game, &level))
}
