//! The curtain over the table: whose turn it is to look, and how; and, while somebody looks, for how long.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, Align2, CursorIcon, Order, Painter, Pos2, Sense, Shape, Stroke, Vec2, pos2, vec2,
};

use super::regions::{Laid, Part};
use super::{Canvas, in_area};
use crate::flow::prefs::Prefs;
use crate::session::Session;
use crate::session::curtain::{Curtain, Hide, Look};
use crate::session::keys::{Deed, Keys};
use crate::stage::accent::Accent;
use crate::stage::clubs::club;
use crate::stage::palette::{AMBER, CHALK, NAVY, NAVY_3};
use crate::table::playback::Playback;
use crate::theme::paint::{accent, block, crest, keycap, kit_panel, panel, text, text_fit};
use crate::theme::{Face, UiScale, glaze, ink};

pub(super) fn draw(
    mut contexts: EguiContexts,
    session: Res<Session>,
    playback: Res<Playback>,
    (scale, prefs, keys): (Res<UiScale>, Res<Prefs>, Res<Keys>),
    mut look: MessageWriter<Look>,
    mut hide: MessageWriter<Hide>,
    mut laid: ResMut<Laid>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(curtain) = session.curtain else { return Ok(()) };
    let canvas = Canvas::of(ctx);
    if curtain.open {
        laid.lay(Part::Glance, canvas.glance());
        if looking(ctx, curtain, prefs.set.glance.secs(), &keys.cap_of(Deed::Hide)) {
            hide.write(Hide);
        }
    } else if playback.idle() {
        laid.lay(Part::Curtain, canvas.curtain());
        if hanging(ctx, &session, curtain, &keys.cap_of(Deed::Take), *scale) {
            look.write(Look);
        }
    }
    Ok(())
}

/// It hangs: who may look. Whether that player asks to.
fn hanging(ctx: &egui::Context, session: &Session, curtain: Curtain, key: &str, scale: UiScale) -> bool {
    let canvas = Canvas::of(ctx);
    let side = curtain.seat;
    let r = canvas.curtain();
    in_area(ctx, "curtain", Order::Middle, r, |ui| {
        let response = ui.interact(r, ui.id().with("look"), Sense::CLICK);
        let p = ui.painter().clone();
        block(&p, r.expand(10.0), 26.0, glaze(NAVY, 0.9));
        kit_panel(&p, r, side, 0.0);
        accent(&p, r, 18.0, if response.hovered() { Accent::Hover } else { Accent::Legal });
        crest(&p, pos2(r.left() + 130.0, r.center().y), 150.0, side);
        let (x, w) = (r.left() + 250.0, r.width() - 290.0);
        let words = format!("PASS TO {}", session.called(side).to_uppercase());
        text_fit(&p, pos2(x, r.top() + 66.0), Align2::LEFT_CENTER, &words, Face::Headline, 62.0, w, CHALK);
        let size = scale.text(28.0);
        let hint = match &session.names[!side] {
            Some(name) => format!("{name}, look away, please."),
            None => format!("{} looks away.", club(!side).name),
        };
        text_fit(&p, pos2(x, r.top() + 122.0), Align2::LEFT_CENTER, &hint, Face::Text, size, w, CHALK);
        let cap = keycap(&p, pos2(x + 56.0, r.top() + 182.0), 40.0, key, response.hovered());
        let at = pos2(cap.right() + 16.0, r.top() + 184.0);
        let words = "or click to look at your cards";
        let most = r.right() - 24.0 - at.x;
        text_fit(&p, at, Align2::LEFT_CENTER, words, Face::Display, size + 4.0, most, AMBER);
        if response.hovered() {
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
        response.clicked()
    })
}

/// Somebody looks: a ring that shrinks with the time left, between scoreboard and corner, and how to hide the cards.
/// Whether that is asked for.
fn looking(ctx: &egui::Context, curtain: Curtain, secs: Option<f32>, key: &str) -> bool {
    let canvas = Canvas::of(ctx);
    let r = canvas.glance();
    in_area(ctx, "hide", Order::Middle, r, |ui| {
        let response = ui.interact(r, ui.id().with("hide"), Sense::CLICK);
        let p = ui.painter().clone();
        panel(&p, r, 14.0);
        if response.hovered() {
            accent(&p, r, 14.0, Accent::Hover);
            ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        }
        let mid = pos2(r.left() + 36.0, r.center().y);
        p.circle_stroke(mid, 23.0, Stroke::new(7.0, ink(NAVY_3)));
        ring(&p, mid, 23.0, secs.map_or(1.0, |secs| curtain.left(secs)));
        if let Some(secs) = secs {
            let left = (curtain.left(secs) * secs).ceil().to_string();
            text(&p, mid, Align2::CENTER_CENTER, &left, Face::Display, 28.0, CHALK);
        }
        let x = r.left() + 93.0;
        keycap(&p, pos2(x, r.top() + 28.0), 30.0, key, response.hovered());
        text(&p, pos2(x, r.top() + 62.0), Align2::CENTER_CENTER, "Hide", Face::Display, 28.0, CHALK);
        response.clicked()
    })
}

/// That share of a ring, from the top, clockwise.
fn ring(p: &Painter, mid: Pos2, radius: f32, share: f32) {
    let steps = (share * 48.0).ceil().max(1.0);
    let points = (0..=steps as u32).map(|k| {
        let turn = TAU * share * k as f32 / steps - FRAC_PI_2;
        mid + vec2(radius, radius) * Vec2::angled(turn)
    });
    p.add(Shape::line(points.collect(), Stroke::new(7.0, ink(AMBER))));
}
