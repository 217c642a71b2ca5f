//! The settings page: sound, pace, what is easier on eyes and hands.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Rect, pos2, vec2};

use super::{centred, page};
use crate::audio::AudioHealth;
use crate::flow::page::{Go, Page};
use crate::flow::prefs::Prefs;
use crate::stage::palette::{AMBER, CHALK, MUTED};
use crate::store::{Glance, Hour, Pace, Settings};
use crate::theme::paint::{rect, sheet, text, text_fit};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale};

const SPEEDS: [f32; 5] = [0.5, 1.0, 2.0, 4.0, 0.0];
const SIZES: [f32; 5] = [1.0, 1.2, 1.4, 1.7, 2.0];

pub(super) fn draw(
    mut contexts: EguiContexts,
    health: Res<AudioHealth>,
    scale: Res<UiScale>,
    mut prefs: ResMut<Prefs>,
    mut focus: ResMut<Focus>,
    mut go: MessageWriter<Go>,
) -> Result {
    let mut now = prefs.set.clone();
    let close = page(contexts.ctx_mut()?, "settings", 0.7, |ui, canvas| {
        let r = centred(canvas, 1400.0, 1040.0);
        sheet(ui.painter(), r, 18.0);
        text(
            ui.painter(),
            pos2(r.left() + 44.0, r.top() + 56.0),
            Align2::LEFT_CENTER,
            "SETTINGS",
            Face::Headline,
            62.0,
            AMBER,
        );
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let close = desk.button(
            "settings close",
            rect(r.right() - 224.0, r.top() + 24.0, 180.0, 60.0),
            "Back",
            36.0,
            Kind::Plain,
        );
        let column = (r.width() - 132.0) / 2.0;
        sound(&mut desk, rect(r.left() + 44.0, r.top() + 110.0, column, r.height()), &mut now, &health);
        let right = rect(r.left() + 88.0 + column, r.top() + 110.0, column, r.height());
        let keys = comfort(&mut desk, right, &mut now);
        desk.done();
        if keys { Some(Go::To(Page::Keys)) } else { close.then_some(Go::Back) }
    });
    if now != prefs.set {
        prefs.set = now;
    }
    if let Some(wish) = close {
        go.write(wish);
    }
    Ok(())
}

/// A heading over a control; returns the control's place.
fn row(desk: &Desk, r: Rect, k: usize, label: &str) -> Rect {
    let top = r.top() + 102.0 * k as f32;
    let size = desk.scale.text(28.0);
    // Large text stands higher, so that its descenders keep off the control.
    let mid = (40.0 - 0.62 * size).min(18.0);
    text_fit(
        &desk.painter(),
        pos2(r.left(), top + mid),
        Align2::LEFT_CENTER,
        label,
        Face::Display,
        size,
        r.width(),
        CHALK,
    );
    Rect::from_min_size(pos2(r.left(), top + 40.0), vec2(r.width(), 56.0))
}

/// Two beside each other.
fn halves(r: Rect) -> [Rect; 2] {
    let half = (r.width() - 16.0) / 2.0;
    [0.0, half + 16.0].map(|x| rect(r.left() + x, r.top(), half, r.height()))
}

fn sound(desk: &mut Desk, r: Rect, now: &mut Settings, health: &AudioHealth) {
    let bars: [(&str, &mut f32); 4] = [
        ("Everything", &mut now.master),
        ("The stands", &mut now.crowd),
        ("Whistle, ball and cards", &mut now.effects),
        ("Music", &mut now.music),
    ];
    for (k, (label, value)) in bars.into_iter().enumerate() {
        let at = row(desk, r, k, label);
        if let Some(v) = desk.level(&format!("volume {k}"), at, *value) {
            *value = v;
        }
    }
    toggle(desk, r, 4, "Sound", ["On", "Muted"], &mut now.muted);
    let at = row(desk, r, 5, "What is heard is also written");
    let chosen = usize::from(now.captions) * (1 + usize::from(now.captions_every));
    if let Some(k) = desk.segments("captions", at, &["Off", "What matters", "Every sound"], chosen, 30.0) {
        (now.captions, now.captions_every) = (k > 0, k == 2);
    }
    toggle(desk, r, 6, "The stands move", ["Off", "On"], &mut now.crowd_lively);
    let at = row(desk, r, 7, "Kick-off");
    let hours = [Hour::Night, Hour::Dusk, Hour::Day, Hour::Any];
    let chosen = hours.iter().position(|hour| *hour == now.hour).unwrap_or(0);
    if let Some(k) = desk.segments("hour", at, &["Night", "Dusk", "Afternoon", "Any"], chosen, 30.0) {
        now.hour = hours[k];
    }
    toggle(
        desk,
        r,
        8,
        "For experts: figures from the coach, clauses with reasons",
        ["Off", "On"],
        &mut now.expert,
    );
    if let AudioHealth::Silent(why) = health {
        let words = format!("No sound: {why}");
        let size = desk.scale.text(20.0);
        text_fit(
            &desk.painter(),
            pos2(r.left() + 320.0, r.top() - 52.0),
            Align2::LEFT_CENTER,
            &words,
            Face::Text,
            size,
            r.width(),
            MUTED,
        );
    }
}

/// The right column; whether the page of the keys is wanted.
fn comfort(desk: &mut Desk, r: Rect, now: &mut Settings) -> bool {
    pick(desk, r, 0, "Speed of the table", &["1/2", "1x", "2x", "4x", "At once"], &SPEEDS, &mut now.speed);
    let at = row(desk, r, 1, "Bots take their time");
    let paces = [Pace::Natural, Pace::Quick, Pace::Instant];
    let chosen = paces.iter().position(|p| *p == now.pace).unwrap_or(0);
    if let Some(k) = desk.segments("pace", at, &["Natural", "Quick", "Instant"], chosen, 30.0) {
        now.pace = paces[k];
    }
    pick(
        desk,
        r,
        2,
        "Size of text",
        &["100 %", "120 %", "140 %", "170 %", "200 %"],
        &SIZES,
        &mut now.ui_scale,
    );
    toggle(
        desk,
        r,
        3,
        "Reduced motion: no shaking, no flying, no confetti",
        ["Off", "On"],
        &mut now.reduced_motion,
    );
    let [left, right] = halves(r);
    toggle(desk, left, 4, "Save power", ["Off", "On"], &mut now.low_power);
    toggle(desk, right, 4, "Whole screen", ["Off", "On"], &mut now.fullscreen);
    let at = row(desk, r, 5, "Two at one screen: how long you see your own cards");
    let glances = [Glance::Short, Glance::Long, Glance::Open];
    let chosen = glances.iter().position(|glance| *glance == now.glance).unwrap_or(0);
    if let Some(k) =
        desk.segments("glance", at, &["8 seconds", "30 seconds", "Until I hide them"], chosen, 30.0)
    {
        now.glance = glances[k];
    }
    let at = row(desk, r, 6, "Suits of the standard pack, and the faces of all cards");
    let [suits, faces] = halves(at);
    let pair = |on: bool| usize::from(on);
    if let Some(k) = desk.segments("suits", suits, &["Two colours", "Four"], pair(now.four_colour), 30.0) {
        now.four_colour = k == 1;
    }
    if let Some(k) = desk.segments("faces", faces, &["As usual", "Clear"], pair(now.high_contrast), 30.0) {
        now.high_contrast = k == 1;
    }
    let at = row(desk, r, 7, "As it was, or as you like it");
    let half = (at.width() - 16.0) / 2.0;
    let keys =
        desk.button("to keys", rect(at.left(), at.top(), half, at.height()), "Keys", 30.0, Kind::Plain);
    let defaults = rect(at.left() + half + 16.0, at.top(), half, at.height());
    if desk.button("defaults", defaults, "Back to the defaults", 30.0, Kind::Plain) {
        let kept = now.clone();
        let (seen_tutorial, name, last) = (kept.seen_tutorial, kept.name, kept.last);
        *now = Settings { seen_tutorial, name, last, ..Settings::default() };
    }
    keys
}

fn toggle(desk: &mut Desk, r: Rect, k: usize, label: &str, words: [&str; 2], value: &mut bool) {
    let at = row(desk, r, k, label);
    if let Some(picked) = desk.segments(label, at, &words, usize::from(*value), 30.0) {
        *value = picked == 1;
    }
}

fn pick(desk: &mut Desk, r: Rect, k: usize, label: &str, words: &[&str], values: &[f32], value: &mut f32) {
    let at = row(desk, r, k, label);
    let chosen = values.iter().position(|v| (v - *value).abs() < 0.01).unwrap_or(usize::MAX);
    if let Some(picked) = desk.segments(label, at, words, chosen, 30.0) {
        *value = values[picked];
    }
}
