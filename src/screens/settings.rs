//! The settings page in three parts: sound, the match, what is easier on eyes and hands.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Painter, Rect, pos2};

use super::{centred, page};
use crate::audio::AudioHealth;
use crate::flow::page::{Go, Page};
use crate::flow::prefs::Prefs;
use crate::stage::palette::{AMBER, CHALK, MUTED};
use crate::store::{Glance, Hour, Pace, Settings};
use crate::theme::paint::{laid_within, rect, sheet, text, text_fit};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale, ink};

const SPEEDS: [f32; 5] = [0.5, 1.0, 2.0, 4.0, 0.0];
const SIZES: [f32; 5] = [1.0, 1.2, 1.4, 1.7, 2.0];

/// Settings of a part, at most.
const ROWS: f32 = 6.0;
/// Larger letters than this, design units, stand over what they name; smaller ones beside it.
const BESIDE: f32 = 42.0;

/// What is on show.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Part {
    /// How loud what is.
    #[default]
    Sound,
    /// How matches go.
    Match,
    /// What helps eyes and hands.
    Comfort,
}

impl Part {
    const ALL: [Self; 3] = [Self::Sound, Self::Match, Self::Comfort];
    const NAMES: [&'static str; 3] = ["Sound", "The match", "Eyes and hands"];
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    health: Res<AudioHealth>,
    scale: Res<UiScale>,
    mut part: ResMut<Part>,
    mut prefs: ResMut<Prefs>,
    mut focus: ResMut<Focus>,
    mut go: MessageWriter<Go>,
) -> Result {
    let mut now = prefs.set.clone();
    let (mut shown, mut wish) = (*part, None);
    let close = page(contexts.ctx_mut()?, "settings", 0.7, |ui, canvas| {
        let r = centred(canvas, 1400.0, 1040.0);
        let p = ui.painter().clone();
        sheet(&p, r, 18.0);
        let at = pos2(r.left() + 44.0, r.top() + 56.0);
        let title = text(&p, at, Align2::LEFT_CENTER, "SETTINGS", Face::Headline, 62.0, AMBER);
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let back = rect(r.right() - 224.0, r.top() + 24.0, 180.0, 60.0);
        let close = desk.button("settings close", back, "Back", 36.0, Kind::Plain);
        let left = title.right() + 40.0;
        let parts = rect(left, r.top() + 18.0, back.left() - left - 40.0, 72.0);
        let other = desk.one_of("settings part", parts, (&Part::NAMES, &Part::ALL), shown, 34.0);
        shown = other.unwrap_or(shown);
        let body = rect(r.left() + 44.0, r.top() + 118.0, r.width() - 88.0, r.height() - 158.0);
        match shown {
            Part::Sound => {
                sound(&mut desk, body, &mut now);
                silence(&p, r, *scale, &health);
            }
            Part::Match => game(&mut desk, body, &mut now),
            Part::Comfort => wish = comfort(&mut desk, body, &mut now),
        }
        desk.done();
        close
    });
    part.set_if_neq(shown);
    if now != prefs.set {
        prefs.set = now;
    }
    if let Some(wish) = wish.map(Go::To).or(close.then_some(Go::Back)) {
        go.write(wish);
    }
    Ok(())
}

/// The `k`th row of that place: draws what it is called, returns where its control lies.
fn row(desk: &Desk, r: Rect, k: usize, label: &str) -> Rect {
    let high = r.height() / ROWS;
    let row = rect(r.left(), r.top() + high * k as f32, r.width(), high);
    let size = desk.scale.text(32.0).min(52.0);
    let p = desk.painter();
    if size > BESIDE {
        let at = pos2(row.left(), row.top() + 31.0);
        text_fit(&p, at, Align2::LEFT_CENTER, label, Face::Display, size, row.width(), CHALK);
        return rect(row.left(), row.top() + 66.0, row.width(), high - 76.0);
    }
    let name = 0.4 * row.width();
    let words = laid_within(&p, label, Face::Display, size, 28.0, name - 24.0, high - 12.0, CHALK);
    p.galley(pos2(row.left(), row.center().y - words.size().y / 2.0), words, ink(CHALK));
    rect(row.left() + name, row.center().y - 36.0, row.width() - name, 72.0)
}

/// Two beside each other.
fn halves(r: Rect) -> [Rect; 2] {
    let half = (r.width() - 40.0) / 2.0;
    [0.0, half + 40.0].map(|x| rect(r.left() + x, r.top(), half, r.height()))
}

/// Why nothing is heard, at the foot of the sheet.
fn silence(p: &Painter, r: Rect, scale: UiScale, health: &AudioHealth) {
    if let AudioHealth::Silent(why) = health {
        let words = format!("No sound: {why}");
        let at = pos2(r.left() + 44.0, r.bottom() - 22.0);
        let size = scale.text(20.0).min(34.0);
        text_fit(p, at, Align2::LEFT_CENTER, &words, Face::Text, size, r.width() - 88.0, MUTED);
    }
}

fn sound(desk: &mut Desk, r: Rect, now: &mut Settings) {
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
    let words = ["Off", "What matters", "Every sound"];
    let heard = usize::from(now.captions) * (1 + usize::from(now.captions_every));
    if let Some(k) = pick(desk, r, 5, "What is heard is also written", &words, heard) {
        (now.captions, now.captions_every) = (k > 0, k == 2);
    }
}

fn game(desk: &mut Desk, r: Rect, now: &mut Settings) {
    let words = ["1/2", "1x", "2x", "4x", "At once"];
    number(desk, r, 0, "Speed of the table", &words, &SPEEDS, &mut now.speed);
    let paces = [Pace::Natural, Pace::Quick, Pace::Instant];
    let words = ["Natural", "Quick", "Instant"];
    one_of(desk, r, 1, "Bots take their time", &words, &paces, &mut now.pace);
    let glances = [Glance::Short, Glance::Long, Glance::Open];
    let words = ["8 seconds", "30 seconds", "Until I hide them"];
    let label = "Two at one screen: how long you see your own cards (a large hand for 30 seconds)";
    one_of(desk, r, 2, label, &words, &glances, &mut now.glance);
    let hours = [Hour::Night, Hour::Dusk, Hour::Day, Hour::Any];
    one_of(desk, r, 3, "Kick-off", &["Night", "Dusk", "Afternoon", "Any"], &hours, &mut now.hour);
    toggle(desk, r, 4, "The stands move", ["Off", "On"], &mut now.crowd_lively);
    let label = "For experts: figures from the coach, clauses with reasons";
    toggle(desk, r, 5, label, ["Off", "On"], &mut now.expert);
}

/// What helps eyes and hands; the page that is wanted instead.
fn comfort(desk: &mut Desk, r: Rect, now: &mut Settings) -> Option<Page> {
    let words = ["100 %", "120 %", "140 %", "170 %", "200 %"];
    number(desk, r, 0, "Size of text", &words, &SIZES, &mut now.ui_scale);
    let label = "Reduced motion: no shaking, no flying, no confetti";
    toggle(desk, r, 1, label, ["Off", "On"], &mut now.reduced_motion);
    toggle(desk, r, 2, "Suits of the standard pack", ["Two colours", "Four colours"], &mut now.four_colour);
    toggle(desk, r, 3, "Faces of all cards", ["As usual", "Clear"], &mut now.high_contrast);
    let [left, right] = halves(r);
    toggle(desk, left, 4, "Save power", ["Off", "On"], &mut now.low_power);
    toggle(desk, right, 4, "Whole screen", ["Off", "On"], &mut now.fullscreen);
    let (high, third) = (r.height() / ROWS, (r.width() - 48.0) / 3.0);
    let foot =
        |k: usize| rect(r.left() + (third + 24.0) * k as f32, r.bottom() - high / 2.0 - 36.0, third, 72.0);
    let keys = desk.button("to keys", foot(0), "Keys", 30.0, Kind::Plain);
    let credits = desk.button("to credits", foot(1), "Credits", 30.0, Kind::Plain);
    if desk.button("defaults", foot(2), "Back to the defaults", 30.0, Kind::Plain) {
        let kept = now.clone();
        let Settings { seen_tutorial, begun, people, last, .. } = kept;
        *now = Settings { seen_tutorial, begun, people, last, ..Settings::default() };
    }
    keys.then_some(Page::Keys).or(credits.then_some(Page::Credits))
}

/// A row of words of which one is chosen: the one chosen now, if it was changed.
fn pick(desk: &mut Desk, r: Rect, k: usize, label: &str, words: &[&str], chosen: usize) -> Option<usize> {
    let at = row(desk, r, k, label);
    desk.segments(label, at, words, chosen, 32.0)
}

fn toggle(desk: &mut Desk, r: Rect, k: usize, label: &str, words: [&str; 2], value: &mut bool) {
    if let Some(picked) = pick(desk, r, k, label, &words, usize::from(*value)) {
        *value = picked == 1;
    }
}

fn one_of<T: Copy + PartialEq>(
    desk: &mut Desk,
    r: Rect,
    k: usize,
    label: &str,
    words: &[&str],
    values: &[T],
    value: &mut T,
) {
    let at = row(desk, r, k, label);
    *value = desk.one_of(label, at, (words, values), *value, 32.0).unwrap_or(*value);
}

/// One of several numbers; one from a file may lie a little beside it.
fn number(desk: &mut Desk, r: Rect, k: usize, label: &str, words: &[&str], values: &[f32], value: &mut f32) {
    let chosen = values.iter().position(|v| (v - *value).abs() < 0.01).unwrap_or(usize::MAX);
    if let Some(picked) = pick(desk, r, k, label, words, chosen) {
        *value = values[picked];
    }
}
