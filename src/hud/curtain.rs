//! The curtain over the table: whose turn it is to look, and how; and, while somebody looks, for how long.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, Align2, CursorIcon, Order, Painter, Pos2, Rect, Sense, Shape, Stroke, Vec2, pos2, vec2,
};

use super::regions::{Laid, Part};
use super::{Canvas, in_area};
use crate::flow::action::InputAction;
use crate::flow::prefs::Prefs;
use crate::session::Seating;
use crate::session::ask::{Asked, Target};
use crate::session::bindings::Bindings;
use crate::session::curtain::{Curtain, Hide, Look};
use crate::session::take::Take;
use crate::stage::accent::Accent;
use crate::stage::clubs::club;
use crate::stage::palette::{AMBER, CHALK, NAVY, NAVY_3};
use crate::table::playback::Playback;
use crate::theme::paint::{accent, block, crest, keycap, keycap_width, kit_panel, panel, text, text_fit};
use crate::theme::{Face, UiScale, glaze, ink};

pub(super) fn draw(
    mut contexts: EguiContexts,
    seating: Res<Seating>,
    playback: Res<Playback>,
    (scale, prefs, keys): (Res<UiScale>, Res<Prefs>, Res<Bindings>),
    (asked, pads): (Res<Asked>, Query<(), With<Gamepad>>),
    mut takes: MessageWriter<Take>,
    mut look: MessageWriter<Look>,
    mut hide: MessageWriter<Hide>,
    mut laid: ResMut<Laid>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(curtain) = seating.curtain else { return Ok(()) };
    let canvas = Canvas::of(ctx);
    if curtain.open {
        laid.lay(Part::Glance, canvas.glance());
        if looking(ctx, curtain, curtain.secs(prefs.set.glance), &keys.cap_of(InputAction::HideCards)) {
            hide.write(Hide);
        }
    } else if playback.idle() {
        laid.lay(Part::Curtain, canvas.curtain());
        let undo = asked.undo.map(|seat| {
            let name = seating.names[seat].as_deref().unwrap_or(club(seat).short);
            (name, keys.cap_of(InputAction::Undo))
        });
        match hanging(ctx, &seating, curtain, (&keys, !pads.is_empty(), undo), *scale) {
            Some(Wish::Look) => {
                look.write(Look::Click);
            }
            // Nor does a click that was meant to hurry take anything back.
            Some(Wish::Undo) if curtain.meant() => {
                let take = |seat| Take { seat, target: Target::Undo, revision: asked.revision() };
                takes.write_batch(asked.undo.map(take));
            }
            Some(Wish::Undo) | None => {}
        }
    }
    Ok(())
}

/// What a click on the curtain asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wish {
    /// To look.
    Look,
    /// To take the last decision back.
    Undo,
}

/// It hangs: who may look, and how; and whoever decided last may change their mind, with that name and key. What is asked
/// for by a click: the curtain as a whole takes none, only its buttons do.
fn hanging(
    ctx: &egui::Context,
    seating: &Seating,
    curtain: Curtain,
    (keys, pads, undo): (&Bindings, bool, Option<(&str, String)>),
    scale: UiScale,
) -> Option<Wish> {
    let canvas = Canvas::of(ctx);
    let side = curtain.seat;
    let r = canvas.curtain();
    in_area(ctx, "curtain", Order::Middle, r, |ui| {
        let p = ui.painter().clone();
        block(&p, r.expand(10.0), 26.0, glaze(NAVY, 0.9));
        kit_panel(&p, r, side, 0.0);
        accent(&p, r, 18.0, Accent::Legal);
        crest(&p, pos2(r.left() + 130.0, r.center().y), 150.0, side);
        let (x, w) = (r.left() + 250.0, r.width() - 290.0);
        let words = format!("PASS TO {}", seating.called(side).to_uppercase());
        text_fit(&p, pos2(x, r.top() + 66.0), Align2::LEFT_CENTER, &words, Face::Headline, 62.0, w, CHALK);
        let size = scale.text(28.0);
        let hint = match &seating.names[!side] {
            Some(name) => format!("{name}, look away, please."),
            None => format!("{} looks away.", club(!side).name),
        };
        text_fit(&p, pos2(x, r.top() + 122.0), Align2::LEFT_CENTER, &hint, Face::Text, size, w, CHALK);
        let row =
            Rect::from_min_max(pos2(x - 12.0, r.top() + 150.0), pos2(r.right() - 24.0, r.bottom() - 18.0));
        let whole = undo.is_none();
        let most = if whole { row.width() } else { row.width() * 0.52 };
        let by_pad = keys.button_cap_of(InputAction::Look(side));
        let by_pad = format!("or {by_pad}, or click here, to look");
        let words = if pads { by_pad.as_str() } else { "or click here to look" };
        let key = keys.cap_of(InputAction::Look(side));
        let place = Rect::from_min_size(row.min, vec2(most, row.height()));
        let look = button(ui, "look", place, (&key, words), size + 4.0);
        let back = undo.is_some_and(|(name, key)| {
            let place = Rect::from_min_max(pos2(place.right() + 12.0, row.top()), row.max);
            button(ui, "take back", place, (&key, &format!("{name}: undo")), size)
        });
        look.then_some(Wish::Look).or(back.then_some(Wish::Undo))
    })
}

/// A button of the curtain: its key and its words. Whether it was clicked.
fn button(ui: &egui::Ui, id: &str, r: Rect, (key, words): (&str, &str), size: f32) -> bool {
    let response = ui.interact(r, ui.id().with(id), Sense::CLICK);
    let p = ui.painter();
    block(p, r, 14.0, glaze(NAVY, 0.6));
    if response.hovered() {
        accent(p, r, 14.0, Accent::Hover);
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    let wide = keycap_width(p, 36.0, key);
    let cap =
        keycap(p, pos2(r.left() + 14.0 + wide / 2.0, r.center().y - 2.0), 36.0, key, response.hovered());
    let at = pos2(cap.right() + 14.0, r.center().y);
    let most = r.right() - 12.0 - at.x;
    text_fit(p, at, Align2::LEFT_CENTER, words, Face::Display, size, most, AMBER);
    response.clicked()
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
