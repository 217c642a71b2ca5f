//! The corners: the match's title and what is heard, the keys, the shot's note, the lamps.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Color32, Context, Order, Painter, Pos2, Rect, Sense, pos2, vec2};

use super::pictures::{Pages, Pictures};
use super::prompt::spot::{Thing, best, card, on_table};
use super::regions::{Laid, Part};
use super::{Canvas, Shown, in_area, painter};
use crate::audio::captions::Captions;
use crate::between::between;
use crate::engine::{BySeat, Seat, Seats};
use crate::flow::action::InputAction;
use crate::flow::navigation::AppState;
use crate::flow::page::{Go, Page};
use crate::flow::prefs::Prefs;
use crate::session::again::{Highlights, ShowAgain};
use crate::session::ask::Asked;
use crate::session::bindings::Bindings;
use crate::session::{Match, Seating};
use crate::stage::accent::Accent;
use crate::stage::beat::Banner;
use crate::stage::layout::{At, FIELD};
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, Rgb};
use crate::stage::scene::{Lamp, Scene};
use crate::table::cards::pack::Pack;
use crate::table::playback::Playback;
use crate::theme::paint::{
    accent, block, frame, glow, keycap, laid_within, panel, rect, text, text_fit, width,
};
use crate::theme::{Face, UiScale, ink};

pub(super) fn draw(
    mut contexts: EguiContexts,
    shown: Res<Shown>,
    (session, seating, asked): (Res<Match>, Res<Seating>, Res<Asked>),
    (scale, keys): (Res<UiScale>, Res<Bindings>),
    captions: Res<Captions>,
    pack: Res<Pack>,
    pages: Res<Pages>,
    (playback, highlights, state): (Res<Playback>, Res<Highlights>, Res<State<AppState>>),
    mut prefs: ResMut<Prefs>,
    (mut go, mut asks): (MessageWriter<Go>, MessageWriter<ShowAgain>),
    (mut coach, mut laid): (ResMut<crate::session::coach::Coach>, ResMut<Laid>),
) -> Result {
    let (p, canvas) = painter(&mut contexts, "corners")?;
    let art = Pictures { pack: &pack, pages: &pages };
    let subtitle = session.occasion.as_deref().unwrap_or(shown.scene.board.subtitle.shown());
    let heard: Vec<&str> = captions.list().iter().filter(|_| prefs.set.captions).map(|c| c.text).collect();
    let head = session.game.sheet().title.to_uppercase();
    title(&p, canvas.title(), &head, subtitle, &heard, *scale, art);
    laid.lay(Part::Title, canvas.title());
    if let Some(r) = note(&p, canvas, &shown, *scale) {
        laid.lay(Part::Note, r);
    }
    if seating.curtain.is_none_or(|curtain| curtain.open) {
        lamps(&p, canvas, (&shown.scene, (&session, &seating), &asked), *scale, &mut laid);
    }
    let cheers = matches!(shown.banner, Some(Banner::Goal { .. }));
    if (cheers || shown.held) && !playback.idle() {
        let corner = canvas.corner();
        let r = if cheers {
            Rect::from_min_max(pos2(corner.left(), corner.bottom() - 56.0), corner.max)
        } else {
            // Where the next question will stand.
            Rect::from_center_size(canvas.sheet(960.0, 716.0), vec2(corner.width(), 56.0))
        };
        laid.lay(Part::Hurry, r);
        block(&p, r, 28.0, ink(INK));
        frame(&p, r, 28.0, 3.0, AMBER);
        keycap(
            &p,
            pos2(r.left() + 64.0, r.center().y - 2.0),
            34.0,
            &keys.cap_of(InputAction::Proceed),
            false,
        );
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
    let replay = *state.get() == AppState::Replay;
    let can = !replay && highlights.can((&session, &seating), &playback);
    if can || replay {
        laid.lay(Part::Again, canvas.glance());
        if once_more(ctx, canvas.glance(), replay, &keys.cap_of(InputAction::ReplayGoal), art) && can {
            asks.write(ShowAgain::Goal);
        }
    }
    let sound = if prefs.set.muted { "speaker-slash-fill" } else { "speaker-high-fill" };
    let places = [
        ("question-fill", keys.cap_of(InputAction::Rules), 0),
        ("chalkboard-teacher-fill", keys.cap_of(InputAction::Coach), 3),
        (sound, keys.cap_of(InputAction::Mute), 1),
        ("pause-fill", "Esc".to_owned(), 2),
    ];
    let row = canvas.keys();
    laid.lay(Part::Keys, row);
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
            let size = scale.text(22.0).min(28.0);
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

/// That the last goal can be shown again, or that it is; whether it is asked for.
fn once_more(ctx: &Context, r: Rect, on: bool, key: &str, art: Pictures) -> bool {
    in_area(ctx, "goal again", Order::Middle, r, |ui| {
        let response = ui.interact(r, ui.id().with("goal again"), Sense::CLICK);
        let p = ui.painter();
        panel(p, r, 14.0);
        if on {
            frame(p, r, 14.0, 4.0, AMBER);
        } else if response.hovered() {
            accent(p, r, 14.0, Accent::Hover);
        }
        art.draw(p, "ball", pos2(r.left() + 30.0, r.top() + 29.0), vec2(36.0, 36.0), 0.0, Color32::WHITE);
        if !on {
            keycap(p, pos2(r.right() - 32.0, r.top() + 29.0), 32.0, key, response.hovered());
        }
        let (words, colour) = if on { ("REPLAY", AMBER) } else { ("Goal again", CHALK) };
        let at = pos2(r.center().x, r.bottom() - 19.0);
        text_fit(p, at, Align2::CENTER_CENTER, words, Face::Display, 28.0, r.width() - 12.0, colour);
        response.clicked()
    })
}

/// The name of the game, and below it the options; while something is to be heard, that instead: what sounds is read
/// where nothing else ever stands.
pub(super) fn title(
    p: &Painter,
    room: Rect,
    head: &str,
    subtitle: &str,
    heard: &[&str],
    scale: UiScale,
    art: Pictures,
) {
    let size = scale.text(if heard.is_empty() { 20.0 } else { 24.0 });
    let icon = if heard.is_empty() { 0.0 } else { 44.0 };
    // As many lines as there is room for, the newest ones.
    let fit = ((room.height() - 8.0) / (size * 1.25)).max(1.0) as usize;
    let heard = &heard[heard.len().saturating_sub(fit)..];
    let most = room.width() - 40.0 - icon;
    let lines: Vec<&str> = if heard.is_empty() { vec![subtitle] } else { heard.to_vec() };
    let widest = lines.iter().map(|line| width(p, line, Face::Text, size)).fold(0.0, f32::max);
    let named = if heard.is_empty() { width(p, head, Face::Headline, 42.0) } else { 0.0 };
    let w = between(widest.max(named) + 40.0 + icon, 300.0, room.width());
    let r = Rect::from_min_size(room.min, vec2(w, room.height()));
    panel(p, r, 14.0);
    let x = r.left() + 20.0 + icon;
    if heard.is_empty() {
        // What is larger below leaves less above, and at last nothing: which game it is everybody knows.
        let all = r.height() - 8.0;
        // One line of it, unless that would be much smaller than the rest.
        let wide = width(p, subtitle, Face::Text, size);
        let size = if wide > most && 0.8 * wide <= most { size * most / wide * 0.99 } else { size };
        let sub = laid_within(p, subtitle, Face::Text, size, 20.0, most, all, MUTED);
        let high = all - sub.size().y.max(30.0);
        if high > 24.0 {
            let head_at = pos2(x, r.top() + 4.0 + high / 2.0);
            text_fit(
                p,
                head_at,
                Align2::LEFT_CENTER,
                head,
                Face::Headline,
                42.0_f32.min(0.88 * high),
                most,
                CHALK,
            );
        }
        p.galley(pos2(x, r.bottom() - 4.0 - sub.size().y), sub, ink(MUTED));
        return;
    }
    art.icon(p, "megaphone-fill", pos2(r.left() + 36.0, r.center().y), 36.0, AMBER);
    let step = size * 1.25;
    let first = r.center().y - step * (heard.len() - 1) as f32 / 2.0;
    for (k, line) in heard.iter().enumerate() {
        let at = pos2(x, first + step * k as f32);
        text_fit(p, at, Align2::LEFT_CENTER, line, Face::Text, size, most, CHALK);
    }
}

/// A note beside the match; where it stands.
fn note(p: &Painter, canvas: Canvas, shown: &Shown, scale: UiScale) -> Option<Rect> {
    let note = shown.scene.board.note.as_ref()?;
    let (room, size) = (canvas.corner(), scale.text(24.0));
    let w = room.width() - 40.0;
    let galley = p.layout(note.text.to_string(), Face::Text.at(size), ink(CHALK), w);
    let head = note.head();
    let tall = (76.0 + galley.size().y).max(112.0);
    // Upwards where it is long.
    let top = room.top().min(room.bottom() - tall);
    let r = rect(room.left(), top, room.width(), tall);
    panel(p, r, 16.0);
    let at = pos2(r.left() + 20.0, r.top() + 38.0);
    text_fit(p, at, Align2::LEFT_CENTER, &head, Face::Headline, 44.0, w, AMBER);
    p.galley(pos2(r.left() + 20.0, r.top() + 66.0), galley, ink(CHALK));
    Some(r)
}

/// Whether that side has chosen, where both choose at once: nothing where it is not asked.
pub(super) fn lamp((session, seating): (&Match, &Seating), scene: &Scene, seat: Seat) -> Option<bool> {
    let both = session.live.owed() == Seats::BOTH;
    match scene.lamps[seat] {
        Lamp::Off => None,
        // Somebody looks at hidden cards first.
        Lamp::Choosing if session.silences.pending() => None,
        Lamp::Choosing => Some(both && seating.pending[seat].is_some()),
        Lamp::Ready => Some(true),
    }
}

/// A seal on a lamp is no larger, design units: it is there to be known again, not to cover the table.
const SEAL: f32 = 28.0;

/// Where a lamp stands: under its side's end of the scoreboard, over the boards. Cards are laid, balls fly and hints are
/// drawn on the pitch, which is left to them.
const LAMPS: BySeat<At> = BySeat::new(At::new(620.0, 168.0), At::new(1300.0, 168.0));

/// The lamps of those who have no prompt before them; a prompt has its own.
fn lamps(
    p: &Painter,
    canvas: Canvas,
    (scene, (session, seating), asked): (&Scene, (&Match, &Seating), &Asked),
    scale: UiScale,
    laid: &mut Laid,
) {
    for seat in Seat::BOTH.into_iter().filter(|seat| !asked.asks(*seat)) {
        let Some(on) = lamp((session, seating), scene, seat) else { continue };
        let words = if on { "READY" } else { "CHOOSING" };
        let seal = session.live.record().last_seal(seat).filter(|_| on).map(|seal| seal.short());
        let (size, small) = (scale.text(26.0), scale.text(26.0).min(SEAL));
        let (wide, tall) = (width(p, words, Face::Headline, size), (size * 1.3).max(40.0));
        let sealed = seal.as_ref().map(|seal| width(p, seal, Face::Text, small));
        // The seal stands beside the word, or where there is no room, below it.
        let shapes = match sealed {
            Some(sealed) => {
                vec![vec2(78.0 + wide + sealed, tall), vec2(64.0 + wide.max(sealed), tall + 1.2 * small)]
            }
            None => vec![vec2(64.0 + wide, tall)],
        };
        let wish = canvas.sheet(LAMPS[seat].x, LAMPS[seat].y);
        let zones = session.game.sheet().zones;
        let mut things = on_table(scene, zones, asked, canvas);
        let pitch = Rect::from_min_size(canvas.sheet(FIELD.x, FIELD.y), vec2(FIELD.w, FIELD.h));
        things.push(Thing::kept(pitch));
        // An empty place says whose it is.
        let named = zones.iter().filter(|zone| zone.mark.is_some());
        things.extend(named.map(|zone| Thing::kept(card(canvas, zone.at, zone.scale))));
        things.extend(laid.parts().map(|(_, at)| Thing::dear(at)));
        things.extend([canvas.prompts(), canvas.keys(), canvas.side()].map(Thing::dear));
        let (shape, r) = best(&shapes, wish, canvas.all().shrink(12.0), &things);
        laid.lay(Part::Lamp(seat), r);
        block(p, r, tall / 2.0, ink(INK));
        frame(p, r, tall / 2.0, 3.0, if on { AMBER } else { Rgb(0x5B_6B7D) });
        let at = pos2(r.left() + 24.0, r.top() + tall / 2.0);
        bulb(p, at, on);
        let colour = if on { AMBER } else { CHALK };
        text(p, pos2(r.left() + 44.0, at.y), Align2::LEFT_CENTER, words, Face::Headline, size, colour);
        if let Some(seal) = seal {
            let beside = pos2(r.left() + 58.0 + wide, at.y);
            let below = pos2(r.left() + 44.0, r.top() + tall + 0.42 * small);
            let at = if shape == 0 { beside } else { below };
            text(p, at, Align2::LEFT_CENTER, &seal, Face::Text, small, CHALK);
        }
    }
}

/// A lamp, on or off.
pub(super) fn bulb(p: &Painter, at: Pos2, on: bool) {
    if on {
        glow(p, at, 34.0, AMBER, 0.8);
    }
    let glass = if on { ink(AMBER) } else { Color32::from_rgb(0x33, 0x42, 0x4f) };
    p.circle(at, 11.0, glass, (2.5, ink(CHALK)));
}
