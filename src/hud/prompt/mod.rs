//! The prompt: what can be done now, each option with its key; and what the option pointed at would do.
//!
//! [`layout`] says what stands where, [`paint`] draws it and feels for the hand; what the hand took is told as [`Take`].

mod layout;
mod paint;
pub(in crate::hud) mod spot;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Order;

use super::{Shown, in_area, painter};
use crate::engine::{Seat, Seats};
use crate::session::Session;
use crate::session::ask::{Asked, Target};
use crate::session::keys::Keys;
use crate::session::minds::waiting_for;
use crate::session::take::Take;
use crate::stage::clubs::club;
use crate::table::cards::Hovered;
use crate::table::playback::Playback;
use crate::theme::UiScale;
use layout::{Strip, lies};
use spot::Thing;

/// The area of the prompt of that side.
pub(in crate::hud) fn area(seat: Seat) -> String {
    format!("prompt {seat}")
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    session: Res<Session>,
    asked: Res<Asked>,
    hovered: Res<Hovered>,
    playback: Res<Playback>,
    keys: Res<Keys>,
    (scale, shown): (Res<UiScale>, Res<Shown>),
    mut takes: MessageWriter<Take>,
) -> Result {
    let (p, canvas) = painter(&mut contexts, "prompt back")?;
    if let Some(seat) = playback.pausing() {
        paint::waiting(&p, canvas, &session, seat, *scale);
        return Ok(());
    }
    if !playback.idle() || session.curtain.is_some_and(|curtain| !curtain.open) {
        return Ok(());
    }
    if !Seat::BOTH.into_iter().any(|seat| asked.asks(seat)) {
        if let Some(seat) = waiting_for(&session) {
            paint::waiting(&p, canvas, &session, seat, *scale);
        }
        return Ok(());
    }
    let two = session.humans() == Seats::BOTH;
    let place = |piece: u16| lies(&shown.scene, session.game.sheet().zones, piece);
    let ctx = contexts.ctx_mut()?;
    let mut pointed: Option<(Seat, Target)> = None;
    for seat in Seat::BOTH.into_iter().filter(|seat| asked.asks(*seat)) {
        let club = if asked.secret { club(seat).name } else { club(seat).short };
        let name = two.then(|| session.names[seat].as_deref().unwrap_or(club));
        let strip = Strip::of(seat, &asked, &keys, name, hovered.0);
        for (piece, cap) in &strip.on_cards {
            if let Some(at) = place(*piece) {
                paint::on_card(&p, canvas, at, cap);
            }
        }
        let rows = strip.rows(|button| paint::wide(&p, &strip, button, *scale));
        let r = strip.pill(canvas, &rows);
        let touched =
            in_area(ctx, &area(seat), Order::Middle, r, |ui| paint::pill(ui, &strip, &rows, r, *scale));
        if let Some(target) = touched.clicked {
            takes.write(Take { seat, target, revision: asked.revision() });
        }
        if let Some(target) = touched.over.or(strip.hot).filter(|_| !strip.secret) {
            pointed = Some((seat, target));
        }
    }
    // Below the scoreboard, and below the track where there is one.
    let roof = if shown.scene.track.is_empty() { 140.0 } else { 246.0 };
    let room = spot::room(canvas, canvas.sheet(0.0, roof).y);
    let zones = session.game.sheet().zones;
    let things = || {
        let mut things = spot::on_table(&shown.scene, zones, &asked, canvas);
        let prompts = Seat::BOTH.into_iter().filter(|seat| asked.asks(*seat)).map(area);
        things.extend(spot::panels(
            ctx,
            ["log", "coach", "lesson"].map(str::to_owned).into_iter().chain(prompts),
        ));
        things
    };
    if let Some(offer) = pointed.and_then(|(seat, target)| asked.offer(seat, target)) {
        let mut things = things();
        things.extend(spot::way(canvas, offer));
        paint::show(&p, canvas, offer, (room, &things), *scale);
    } else if let (Some(piece), Some(seat)) = (hovered.0, asked.seat())
        && let Some((at, size)) = place(piece)
        && session.step().is_none()
        && let Some(reason) = session.live.why_not(seat, piece)
    {
        let lies = spot::card(canvas, at, size);
        let mut things = things();
        things.push(Thing::dear(lies));
        paint::explain(&p, room, &things, lies, reason, *scale);
    }
    Ok(())
}
