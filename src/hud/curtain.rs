//! The curtain over the table: whose turn it is to look, and how.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Order, Sense, pos2};

use super::{Canvas, in_area};
use crate::session::Session;
use crate::session::curtain::Look;
use crate::stage::clubs::club;
use crate::stage::palette::{AMBER, CHALK, NAVY};
use crate::table::playback::Playback;
use crate::theme::paint::{block, crest, frame, keycap, kit_panel, rect, text};
use crate::theme::{Face, UiScale, glaze};

pub(super) fn draw(
    mut contexts: EguiContexts,
    session: Res<Session>,
    playback: Res<Playback>,
    scale: Res<UiScale>,
    mut look: MessageWriter<Look>,
) -> Result {
    let Some(curtain) = session.curtain.filter(|curtain| !curtain.open && playback.idle()) else {
        return Ok(());
    };
    let ctx = contexts.ctx_mut()?;
    let canvas = Canvas::of(ctx);
    let side = curtain.seat;
    let top = canvas.sheet(0.0, 776.0).y;
    let r = rect(canvas.w / 2.0 - 460.0, top, 920.0, 236.0);
    in_area(ctx, "curtain", Order::Middle, r, |ui| {
        let response = ui.interact(r, ui.id().with("look"), Sense::CLICK);
        let p = ui.painter().clone();
        block(&p, r.expand(10.0), 26.0, glaze(NAVY, 0.9));
        kit_panel(&p, r, side, 0.0);
        frame(&p, r, 18.0, if response.hovered() { 8.0 } else { 5.0 }, AMBER);
        crest(&p, pos2(r.left() + 130.0, r.center().y), 150.0, side, club(side).letter);
        let x = r.left() + 250.0;
        let words = format!("PASS TO {}", club(side).name.to_uppercase());
        text(&p, pos2(x, r.top() + 66.0), Align2::LEFT_CENTER, &words, Face::Headline, 62.0, CHALK);
        let size = scale.text(28.0);
        let hint = format!("{} looks away.", club(!side).name);
        text(&p, pos2(x, r.top() + 122.0), Align2::LEFT_CENTER, &hint, Face::Text, size, CHALK);
        let cap = keycap(&p, pos2(x + 56.0, r.top() + 182.0), 40.0, "Space", response.hovered());
        let at = pos2(cap.right() + 16.0, r.top() + 184.0);
        text(&p, at, Align2::LEFT_CENTER, "or click to look at your cards", Face::Display, size + 4.0, AMBER);
        if response.hovered() {
            ui.ctx().set_cursor_icon(bevy_egui::egui::CursorIcon::PointingHand);
        }
        if response.clicked() {
            look.write(Look);
        }
    });
    Ok(())
}
