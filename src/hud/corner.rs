//! The corners: the match's title, the three keys, the shot's note, captions of what is heard, the lamps.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Color32, Order, Painter, Rect, Sense, pos2, vec2};

use super::pictures::{Pages, Pictures};
use super::{Canvas, Shown, in_area, painter};
use crate::audio::captions::Captions;
use crate::engine::{Seat, Seats};
use crate::flow::page::{Go, Page};
use crate::flow::prefs::Prefs;
use crate::session::Session;
use crate::session::keys::{Deed, Keys};
use crate::stage::accent::Accent;
use crate::stage::beat::Banner;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, Rgb};
use crate::stage::scene::Lamp;
use crate::table::cards::pack::Pack;
use crate::table::playback::Playback;
use crate::theme::paint::{accent, block, frame, glow, keycap, panel, rect, text, text_fit, width};
use crate::theme::{Face, UiScale, ink};

pub(super) fn draw(
    mut contexts: EguiContexts,
    shown: Res<Shown>,
    session: Res<Session>,
    (scale, keys): (Res<UiScale>, Res<Keys>),
    captions: Res<Captions>,
    pack: Res<Pack>,
    pages: Res<Pages>,
    playback: Res<Playback>,
    mut prefs: ResMut<Prefs>,
    mut go: MessageWriter<Go>,
    mut coach: ResMut<crate::session::coach::Coach>,
) -> Result {
    let (p, canvas) = painter(&mut contexts, "corners")?;
    let art = Pictures { pack: &pack, pages: &pages };
    let subtitle = session.occasion.as_deref().unwrap_or(shown.scene.board.subtitle.shown());
    title(&p, session.game.sheet().title, subtitle, *scale);
    note(&p, canvas, &shown, *scale);
    if prefs.set.captions {
        let lines: Vec<&str> = captions.list().iter().map(|c| c.text).collect();
        chips(&p, canvas, &lines, *scale, art);
    }
    lamps(&p, canvas, &shown, &session, *scale);
    if matches!(shown.banner, Some(Banner::Goal { .. })) && !playback.idle() {
        let r = rect(canvas.w - 320.0, canvas.h - 84.0, 296.0, 56.0);
        block(&p, r, 28.0, ink(INK));
        frame(&p, r, 28.0, 3.0, AMBER);
        keycap(&p, pos2(r.left() + 64.0, r.center().y - 2.0), 34.0, &keys.cap_of(Deed::Take), false);
        text(
            &p,
            pos2(r.left() + 130.0, r.center().y),
            Align2::LEFT_CENTER,
            "Continue",
            Face::Display,
            32.0,
            CHALK,
        );
    }
    let ctx = contexts.ctx_mut()?;
    let sound = if prefs.set.muted { "speaker-slash-fill" } else { "speaker-high-fill" };
    let places = [
        ("question-fill", keys.cap_of(Deed::Rules), 0),
        ("chalkboard-teacher-fill", keys.cap_of(Deed::Coach), 3),
        (sound, keys.cap_of(Deed::Sound), 1),
        ("pause-fill", "Esc".to_owned(), 2),
    ];
    let row = rect(canvas.w - 330.0, 20.0, 318.0, 84.0);
    let hit = in_area(ctx, "keys", Order::Middle, row, |ui| {
        let mut hit = None;
        for (place, (icon, cap, k)) in places.into_iter().enumerate() {
            let r = Rect::from_min_size(pos2(row.left() + 82.0 * place as f32, row.top()), vec2(72.0, 84.0));
            let response = ui.interact(r, ui.id().with(k), Sense::CLICK);
            let p = ui.painter();
            panel(p, r, 14.0);
            if response.hovered() {
                accent(p, r, 14.0, Accent::Hover);
            }
            art.icon(p, icon, pos2(r.center().x, r.top() + 32.0), 38.0, CHALK);
            let at = pos2(r.center().x, r.bottom() - 16.0);
            let size = scale.text(22.0);
            text_fit(p, at, Align2::CENTER_CENTER, &cap, Face::Display, size, r.width() - 8.0, MUTED);
            if response.clicked() {
                hit = Some(k);
            }
        }
        hit
    });
    match hit {
        Some(0) => {
            go.write(Go::To(Page::Rules));
        }
        Some(3) => coach.open = !coach.open,
        Some(1) => prefs.set.muted = !prefs.set.muted,
        Some(2) => {
            go.write(Go::To(Page::Menu));
        }
        _ => {}
    }
    Ok(())
}

fn title(p: &Painter, title: &str, subtitle: &str, scale: UiScale) {
    let size = scale.text(20.0);
    let head = title.to_uppercase();
    let w = width(p, subtitle, Face::Text, size).max(width(p, &head, Face::Headline, 42.0));
    let w = (w + 40.0).clamp(300.0, 430.0);
    let r = rect(24.0, 20.0, w, 84.0);
    panel(p, r, 14.0);
    text(p, pos2(44.0, 48.0), Align2::LEFT_CENTER, &head, Face::Headline, 42.0, CHALK);
    text_fit(p, pos2(44.0, 85.0), Align2::LEFT_CENTER, subtitle, Face::Text, size, w - 34.0, MUTED);
}

fn note(p: &Painter, canvas: Canvas, shown: &Shown, scale: UiScale) {
    let Some(note) = &shown.scene.board.note else { return };
    let r = rect(canvas.w - 320.0, canvas.h - 216.0, 296.0, 112.0);
    panel(p, r, 16.0);
    text(
        p,
        pos2(r.left() + 24.0, r.top() + 38.0),
        Align2::LEFT_CENTER,
        &note.head(),
        Face::Headline,
        44.0,
        AMBER,
    );
    text_fit(
        p,
        pos2(r.left() + 24.0, r.top() + 82.0),
        Align2::LEFT_CENTER,
        note.text.shown(),
        Face::Text,
        scale.text(24.0),
        250.0,
        CHALK,
    );
}

fn chips(p: &Painter, canvas: Canvas, lines: &[&str], scale: UiScale, art: Pictures) {
    for (k, line) in lines.iter().enumerate() {
        let size = scale.text(24.0);
        let w = width(p, line, Face::Text, size) + 92.0;
        let r = rect(canvas.w - 24.0 - w, canvas.sheet(0.0, 1080.0).y - 346.0 - 62.0 * k as f32, w, 54.0);
        panel(p, r, 27.0);
        art.icon(p, "megaphone-fill", pos2(r.left() + 38.0, r.center().y), 34.0, AMBER);
        text(p, pos2(r.left() + 66.0, r.center().y), Align2::LEFT_CENTER, line, Face::Text, size, CHALK);
    }
}

/// The lamps beside the laid cards: choosing, ready.
fn lamps(p: &Painter, canvas: Canvas, shown: &Shown, session: &Session, scale: UiScale) {
    for seat in Seat::BOTH {
        let mut lamp = shown.scene.lamps[seat];
        if lamp == Lamp::Choosing && session.live.owed() == Seats::BOTH && session.pending[seat].is_some() {
            lamp = Lamp::Ready;
        }
        let words = match lamp {
            Lamp::Off => continue,
            Lamp::Choosing => "CHOOSING",
            Lamp::Ready => "READY",
        };
        let own = seat == session.audience.seat;
        let at = match own {
            // Above the names of the areas, where the game has any.
            true if !shown.scene.areas.is_empty() => canvas.sheet(960.0, 582.0),
            true => canvas.sheet(960.0, 652.0),
            // On the foot of the laid card where a track lies over the upper edge of the pitch.
            false if !shown.scene.track.is_empty() => canvas.sheet(960.0, 366.0),
            false => canvas.sheet(960.0, 208.0),
        };
        let on = lamp == Lamp::Ready;
        let size = scale.text(26.0);
        let w = 64.0 + width(p, words, Face::Headline, size);
        let r = Rect::from_center_size(at, vec2(w, 40.0));
        block(p, r, 20.0, ink(INK));
        frame(p, r, 20.0, 3.0, if on { AMBER } else { Rgb(0x5B_6B7D) });
        let bulb = pos2(r.left() + 24.0, at.y);
        if on {
            glow(p, bulb, 34.0, AMBER, 0.8);
        }
        p.circle(
            bulb,
            11.0,
            if on { ink(AMBER) } else { Color32::from_rgb(0x33, 0x42, 0x4f) },
            (2.5, ink(CHALK)),
        );
        text(
            p,
            pos2(r.left() + 44.0, at.y),
            Align2::LEFT_CENTER,
            words,
            Face::Headline,
            size,
            if on { AMBER } else { CHALK },
        );
    }
}
