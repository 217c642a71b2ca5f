//! The prompt: the options of the moment, each with its key, and the effect of the option pointed at.
//!
//! `layout` decides what is shown and where, and `paint` draws it and senses the pointer. The user's choice is sent as
//! a [`PlayerCommand`].

mod layout;
mod paint;
pub(in crate::hud) mod spot;

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Painter, Rect, Ui, vec2};

use super::lesson::TutorialState;
use super::regions::{HudLayout, HudRegion};
use super::{HudCanvas, has_chosen, overlay, placed};
use crate::flow::prefs::Prefs;
use crate::hud::HudFrame;
use crate::session::MatchInView;
use crate::session::bindings::InputState;
use crate::session::bot_tasks::waiting_for;
use crate::session::commands::PlayerCommand;
use crate::session::decisions::DecisionTarget;
use crate::session::notice::CurrentNotice;
use crate::table::cards::drag::Dragged;
use crate::table::cards::{Hovered, magnifier};
use crate::theme::UiScale;
use engine::{Seat, SeatSet};
use layout::{PromptStrip, strips};
use paint::PromptPointer;
pub(super) use spot::card;
use spot::{KeyPlace, TableObstacle};
use stage::mouth::KICKER;
use stage::scene::{CardId, Scene, Zone};
use stage::words::{name as club_name, short as club_short};
use words::DisplayText;

/// Draws the keys of cards, those of a hand in one line if there is a place for it. They are added to the keys `caps`,
/// and to the rectangles `dear` that no further key may cover.
fn keys_on_cards(
    p: &Painter,
    canvas: HudCanvas,
    strip: &PromptStrip,
    scene: &Scene,
    zones: &[Zone],
    chosen: &[CardId],
    caps: &mut Vec<Rect>,
    dear: &mut Vec<Rect>,
    panels: &[Rect],
    scale: UiScale,
) {
    let worn: Vec<(&str, Rect, String)> = (strip.on_cards.iter())
        .filter_map(|(id, cap)| {
            let (at, size) = scene.card_position_with(zones, chosen, *id)?;
            let zone = scene.cards.iter().find(|other| other.id == *id)?.zone;
            let zone = if chosen.contains(id) { "chosen" } else { zone };
            Some((zone, card(canvas, at, size), cap.shown()))
        })
        .collect();
    let mut lines: BTreeMap<&str, Option<KeyPlace>> = BTreeMap::new();
    for (zone, ..) in &worn {
        let hand = worn.iter().filter(|(other, ..)| other == zone);
        let (cards, keys): (Vec<Rect>, Vec<String>) = hand.map(|(_, lies, cap)| (*lies, cap.clone())).unzip();
        let line = || paint::line_of_keys(p, canvas, &cards, dear, &keys, scale);
        lines.entry(zone).or_insert_with(line);
    }
    for (zone, lies, cap) in &worn {
        let line = lines.get(zone).copied().flatten();
        let key = paint::on_card(p, canvas, *lies, dear, panels, line, cap, scale);
        caps.extend(key);
        dear.extend(key);
    }
}

/// Returns the name of the area of that side's prompt.
fn area(seat: Seat) -> String {
    format!("prompt {seat}")
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    MatchInView { the_match, seating, decisions, playback }: MatchInView,
    HudFrame { hud, layout: mut laid }: HudFrame,
    InputState { keys, actions }: InputState,
    (hovered, dragged): (Res<Hovered>, Query<&Dragged>),
    (scale, prefs): (Res<UiScale>, Res<Prefs>),
    (notice, tutorial): (Res<CurrentNotice>, Res<TutorialState>),
    mut player_commands: MessageWriter<PlayerCommand>,
) -> Result {
    let (mut ui, canvas) = overlay(&mut contexts, "prompt back")?;
    let shut = seating.privacy_screen.is_some_and(|privacy_screen| !privacy_screen.open);
    if shut && playback.pausing().is_none() {
        return Ok(());
    }
    // What is in the hand passes under nothing.
    if dragged.iter().any(|dragged| dragged.moved()) {
        return Ok(());
    }
    let room = canvas.all().shrink(12.0);
    let zones = the_match.game.info().zones;
    let things = |laid: &HudLayout, caps: &[Rect]| {
        let mut things = spot::on_table(&hud.scene, zones, &decisions, canvas);
        things.extend(laid.parts().map(|(_, at)| TableObstacle::important(at)));
        things.extend(tutorial.bubble.into_iter().chain(caps.iter().copied()).map(TableObstacle::important));
        things
    };
    // A notice is shown even if nobody is asked.
    let noticed = |ui: &mut Ui, laid: &mut HudLayout, caps: &[Rect]| {
        let Some(notice) = notice.shown() else { return false };
        let words = notice.words(prefs.settings.shared.show_figures);
        laid.note(HudRegion::Hint, paint::refuse(ui, canvas, room, &things(laid, caps), &words));
        true
    };
    let asks = playback.is_idle() && Seat::BOTH.into_iter().any(|seat| decisions.asks(seat));
    if !asks {
        // While cards are held up, the button to go on is shown in this place.
        let pausing = || playback.pausing().filter(|_| !hud.held);
        let waits = if playback.is_idle() { waiting_for(&the_match, &seating) } else { pausing() };
        if let Some(seat) = waits {
            laid.note(HudRegion::Waiting, paint::waiting(&mut ui, canvas, &seating, seat));
        }
        noticed(&mut ui, &mut laid, &[]);
        return Ok(());
    }
    let two = seating.humans() == SeatSet::BOTH;
    let chosen = decisions.picked_cards();
    let place = |id: CardId| hud.scene.card_position_with(zones, &chosen, id);
    let ctx = contexts.ctx_mut()?;
    let mut pointed: Option<(Seat, DecisionTarget)> = None;
    let faces = spot::faces(&hud.scene, zones, &chosen, canvas);
    let panels: Vec<_> = laid.parts().map(|(_, at)| at).collect();
    // A key covers neither a panel nor the part of a card that is read.
    let mut dear = [&faces[..], &panels[..]].concat();
    let mut caps = Vec::new();
    let strip = |seat: Seat, worn: bool| {
        let whole = decisions.secret && decisions.may_call.is_empty();
        let club = if whole { club_name } else { club_short };
        let called = |seat: Seat, club: fn(Seat) -> DisplayText| {
            two.then(|| seating.names[seat].clone().unwrap_or_else(|| club(seat)))
        };
        let name = called(seat, club);
        let undoes = decisions.undo.and_then(|seat| called(seat, club_short));
        let by_pad = if two { actions.by_pad(seat) } else { keys.by_pad() };
        let pad_page = by_pad.then(|| usize::from(actions.has_second_page(seat)));
        let strip = PromptStrip::of(seat, &decisions, &keys, pad_page, name.clone(), undoes, hovered.0, worn);
        let lit = has_chosen(&the_match, &seating, &hud.scene, seat);
        // In text too large for the strip below the pitch the indicator alone says it.
        let with_name = strip.clone().with_indicator(lit, name.as_ref());
        if paint::fits(&ui, canvas, &with_name) { with_name } else { PromptStrip { indicator: lit, ..strip } }
    };
    let strips = strips(&decisions, strip, |strip| paint::fits(&ui, canvas, strip));
    for strip in &strips {
        keys_on_cards(
            ui.painter(),
            canvas,
            strip,
            &hud.scene,
            zones,
            &chosen,
            &mut caps,
            &mut dear,
            &panels,
            *scale,
        );
        for (player, cap) in &strip.on_players {
            if let Some(shirt) = hud.scene.shirts.iter().find(|shirt| shirt.player_id() == *player) {
                caps.push(paint::draw_key_on_player(ui.painter(), canvas, shirt.at, &cap.shown(), *scale));
            }
        }
    }
    let legs = hud.scene.mouth.is_some().then(|| {
        let (kicker, edge) = (canvas.sheet(KICKER.x, KICKER.y), 14.0);
        Rect::from_center_size(kicker, vec2(120.0, 2.0 * edge))
    });
    let plates: Vec<Rect> = spot::plates(&hud.scene, canvas).chain(legs).collect();
    for strip in &strips {
        let seat = strip.seat;
        let (r, solved) = paint::lay_out_prompt(&ui, canvas, strip, &caps, &plates);
        laid.note(HudRegion::Prompt(seat), r);
        let touch = placed(ctx, &area(seat), r, solved);
        if let Some(PromptPointer::Click(target)) = touch {
            let seat = decisions.undo.filter(|_| target == DecisionTarget::Undo).unwrap_or(seat);
            player_commands.write(PlayerCommand { seat, target, revision: decisions.revision() });
        }
        let over = touch.map(|(PromptPointer::Click(target) | PromptPointer::Over(target))| target);
        if let Some(target) = over.filter(|_| !strip.secret && strip.focus.is_none()).or(strip.pointed()) {
            pointed = Some((seat, target));
        }
    }
    if noticed(&mut ui, &mut laid, &caps) {
        return Ok(());
    }
    let focused = decisions.focused().and_then(|(seat, target)| decisions.card(seat, target));
    if let Some(offer) = pointed.and_then(|(seat, target)| decisions.offer(seat, target)) {
        let mut things = things(&laid, &caps);
        things.extend(spot::way(canvas, offer));
        let drawn = hud.scene.mouth.is_some();
        let lies = offer.card.and_then(place).map(|(at, size)| card(canvas, at, size));
        laid.note(
            HudRegion::Hint,
            paint::draw_option_preview(&mut ui, canvas, offer, drawn, lies, room, &things),
        );
    } else if let (Some(id), Some(seat)) =
        (focused.or(hovered.0.filter(|_| decisions.focus.is_none())), decisions.only_asked_seat())
        && let Some((at, size)) = place(id)
        && the_match.step().is_none()
        && let Some(reason) = decisions.hint(seat, id).cloned().or_else(|| {
            let why = the_match.asking(seat).why_not(seat, id)?;
            Some(why.sentence(prefs.settings.shared.show_figures))
        })
    {
        let lies = card(canvas, at, size);
        let mut things = things(&laid, &caps);
        things.push(TableObstacle::important(lies));
        // A small card that cannot be taken is shown large beside itself.
        let large = magnifier::magnified_place(at, size).filter(|_| decisions.offered(seat, id).is_none());
        things.extend(large.map(|(at, size)| TableObstacle::important(card(canvas, at, size))));
        laid.note(HudRegion::Hint, paint::explain(&mut ui, room, &things, lies, &reason));
    }
    Ok(())
}
