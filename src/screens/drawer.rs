//! The drawer beside the chosen tile: who plays, what match it shall be, how to learn it, and KICK OFF.

use std::path::Path;

use bevy::prelude::warn;
use bevy_egui::egui::{Align2, Painter, Pos2, Rect, pos2};

use super::portrait;
use super::title::{Setup, Wish};
use crate::ai::Level;
use crate::ai::rating::Rating;
use crate::engine::{Seat, Seats};
use crate::flow::page::{self as flow, Go};
use crate::games::entry::Entry;
use crate::levels::{self, Scenario};
use crate::people::Name;
use crate::session::bindings::Bindings;
use crate::stage::clubs::club;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED};
use crate::store::Settings;
use crate::theme::paint::{block, frame, laid_within, rect, text_fit};
use crate::theme::widgets::{Desk, Kind};
use crate::theme::{Face, ink};
use crate::who::Who;

/// The narrowest and the widest drawer, design units.
pub(super) const LEAST: f32 = 350.0;
pub(super) const MOST: f32 = 700.0;

/// What the drawer shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// Who plays.
    #[default]
    Players,
    /// The options of the match.
    Match,
    /// The aim of the game, and its levels.
    Learn,
}

impl Page {
    const ALL: [Self; 3] = [Self::Players, Self::Match, Self::Learn];
    const NAMES: [&'static str; 3] = ["Players", "Match", "Learn"];
}

/// Draws the drawer.
pub(super) fn draw(
    desk: &mut Desk,
    r: Rect,
    setup: &mut Setup,
    (keys, set): (&Bindings, &Settings),
) -> Option<Wish> {
    let inner = rect(r.left() + 26.0, r.top() + 22.0, r.width() - 52.0, r.height() - 44.0);
    let tabs = rect(inner.left(), inner.top(), inner.width(), 48.0);
    let wish = desk.one_of("page", tabs, (&Page::NAMES, &Page::ALL), setup.page, 28.0);
    setup.page = wish.unwrap_or(setup.page);
    let high = if setup.fault.is_some() { 128.0 } else { 88.0 };
    let go = rect(inner.left(), inner.bottom() - high - 4.0, inner.width(), high);
    let body =
        Rect::from_min_max(pos2(inner.left(), tabs.bottom() + 14.0), pos2(inner.right(), go.top() - 12.0));
    let wish = match setup.page {
        Page::Players => players(desk, body, setup, (keys, set)),
        Page::Match => {
            options(desk, body, setup);
            None
        }
        Page::Learn => learn(desk, body, setup),
    };
    match &setup.fault {
        Some(fault) => {
            not_yet(desk, go, fault);
            wish
        }
        None => desk.button("kick off", go, "KICK OFF", 60.0, Kind::Go).then_some(Wish::Start).or(wish),
    }
}

/// Why there is nothing to kick off, in the place of what would do it.
fn not_yet(desk: &Desk, r: Rect, fault: &str) {
    let p = desk.painter();
    block(&p, r, 12.0, ink(INK));
    frame(&p, r, 12.0, 3.0, AMBER);
    let words = format!("Not yet: {fault}.");
    let (w, high) = (r.width() - 24.0, r.height() - 16.0);
    let galley = laid_within(&p, &words, Face::Display, desk.scale.text(26.0), 21.0, w, high, AMBER);
    p.galley(pos2(r.left() + 12.0, r.center().y - galley.size().y / 2.0), galley, ink(AMBER));
}

fn heading(desk: &Desk, r: Rect, words: &str, size: f32) {
    let at = pos2(r.left(), r.top() + size * 0.6);
    text_fit(&desk.painter(), at, Align2::LEFT_CENTER, words, Face::Headline, size, r.width(), AMBER);
}

fn players(desk: &mut Desk, r: Rect, setup: &mut Setup, known: (&Bindings, &Settings)) -> Option<Wish> {
    let seats: Vec<Seat> = setup.seats.iter().collect();
    // A bot needs more room than a person: its level, and what it knows.
    let needs = |seat: Seat| if setup.who[seat] == Who::Human { 2.0 } else { 3.6 };
    let all: f32 = seats.iter().map(|seat| needs(*seat)).sum();
    let highs: Vec<f32> = seats.iter().map(|seat| r.height() * needs(*seat) / all).collect();
    let (mut y, mut wish) = (r.top(), None);
    for (seat, high) in seats.into_iter().zip(highs) {
        let at = rect(r.left(), y, r.width(), high - 6.0);
        wish = player(desk, at, setup, seat, known).or(wish);
        y += high;
    }
    wish
}

fn player(
    desk: &mut Desk,
    r: Rect,
    setup: &mut Setup,
    seat: Seat,
    (keys, set): (&Bindings, &Settings),
) -> Option<Wish> {
    let alone = setup.seats != Seats::BOTH;
    let side = match seat {
        _ if alone => "MANAGER",
        Seat::Home => "HOME",
        Seat::Away => "AWAY",
    };
    let words = if alone { side.to_owned() } else { format!("{side}: {}", club(seat).name.to_uppercase()) };
    heading(desk, r, &words, 28.0);
    let bot = setup.who[seat] != Who::Human;
    let mut kind = rect(r.left(), r.top() + 36.0, r.width(), 48.0);
    let mut wish = None;
    if !bot {
        let name = rect(kind.right() - 96.0, kind.top(), 96.0, kind.height());
        let asked = desk.button(&format!("name {seat}"), name, "Name", 28.0, Kind::Plain);
        wish = asked.then_some(Wish::Go(Go::To(flow::Page::People)));
        kind.max.x = name.left() - 10.0;
    }
    let humans: Seats = setup.seats.iter().filter(|seat| setup.who[*seat] == Who::Human).collect();
    let called = set.people.at(humans);
    let human = called[seat].as_ref().map_or("Human", Name::as_str);
    if let Some(k) = desk.segments(&format!("who {seat}"), kind, &[human, "Bot"], usize::from(bot), 30.0) {
        setup.who[seat] = if k == 0 { Who::Human } else { Who::Bot(Level::Amateur) };
    }
    let size = desk.scale.text(20.0);
    // As large as there is room for.
    let say = |p: &Painter, at: Pos2, words: &str| {
        let galley = laid_within(p, words, Face::Text, size, 20.0, r.width(), r.bottom() - at.y, MUTED);
        p.galley(at, galley, ink(MUTED));
    };
    match setup.who[seat] {
        Who::Human => {
            let hand = keys.of(seat, setup.who[!seat] == Who::Human && !alone);
            // The keys of a row stay on one line.
            let [upper, lower] = [0..3, 3..6]
                .map(|row| hand[row].iter().map(|key| keys.cap(*key)).collect::<Vec<_>>().join("\u{a0}"));
            let at = pos2(r.left(), r.top() + 94.0);
            say(&desk.painter(), at, &format!("Mouse, or keys {upper} and {lower}."));
        }
        Who::Bot(level) => {
            let below = rect(r.left(), r.top() + 90.0, r.width(), 44.0);
            let Some(game) = setup.game() else { return wish };
            let fitting = setup.person() == Some(!seat);
            let opponent = (!(fitting && setup.fits)).then(|| game.opponent(level));
            let title = opponent.map_or("Finds your level", |opponent| opponent.title);
            let step = stepper(desk, below, &format!("level {seat}"), title);
            if step != 0 {
                // Before the first of them stands the one that finds a person's level, where one person plays.
                let places = Level::ALL.len() as i32 + i32::from(fitting);
                let now = opponent.map_or(places - 1, |opponent| opponent.level as i32);
                let next = Level::ALL.get((now + step).rem_euclid(places) as usize);
                setup.fits = next.is_none();
                setup.who[seat] = Who::Bot(next.copied().unwrap_or(level));
            }
            let rating =
                opponent.is_none().then(|| set.ratings.of(called[!seat].as_ref(), game.id())).flatten();
            let line = opponent.map_or_else(|| rated(rating), |opponent| opponent.line.to_owned());
            // Where there is little room, words come first.
            let face = rect(r.left(), below.bottom() + 10.0, 76.0, 76.0);
            let roomy = r.bottom() - face.top() >= 108.0;
            let beside = if roomy { pos2(face.right() + 14.0, face.top()) } else { face.min };
            match opponent {
                Some(opponent) if roomy => portrait::draw(&desk.painter(), face, opponent.portrait, seat),
                None if roomy => {
                    let kind = if rating.is_some() { Kind::Plain } else { Kind::Off };
                    if desk.button("rating reset", face, "Reset", 28.0, kind) {
                        wish = Some(Wish::Forget(called[!seat].clone()));
                    }
                }
                _ => {}
            }
            let (w, high) = (r.right() - beside.x, r.bottom() - beside.y);
            let p = desk.painter();
            let galley = laid_within(&p, &line, Face::Text, size, 20.0, w, high, MUTED);
            p.galley(beside, galley, ink(MUTED));
        }
    }
    wish
}

/// What bots think of somebody, and what they do with it.
fn rated(rating: Option<Rating>) -> String {
    match rating {
        None => "As strong as you are, as soon as it knows you. It begins halfway up.".to_owned(),
        Some(Rating { points, matches: 1, .. }) => {
            format!("As strong as you are. It rates you {points:.0} after one match.")
        }
        Some(Rating { points, matches, .. }) => {
            format!("As strong as you are. It rates you {points:.0} after {matches} matches.")
        }
    }
}

fn options(desk: &mut Desk, r: Rect, setup: &mut Setup) {
    let rows = setup.fields.len() + 1;
    let high = (r.height() / rows as f32).min(96.0);
    for k in 0..rows {
        let at = rect(r.left(), r.top() + high * k as f32, r.width(), high - 8.0);
        if k < setup.fields.len() { field(desk, at, setup, k) } else { seed(desk, at, setup) }
    }
}

/// Where a row's control lies, under its heading.
fn control(r: Rect) -> Rect {
    let high = (r.height() - 30.0).min(50.0);
    rect(r.left(), r.top() + 30.0, r.width(), high)
}

fn field(desk: &mut Desk, r: Rect, setup: &mut Setup, k: usize) {
    let field = &setup.fields[k];
    heading(desk, r, &field.label.to_uppercase(), 24.0);
    let at = control(r);
    let n = field.values.len();
    // Few short values stand side by side; others are gone through one by one.
    let letters: usize = field.values.iter().map(|value| value.1.chars().count()).sum();
    if n <= 3 && letters as f32 * 15.0 < at.width() {
        let labels: Vec<&str> = field.values.iter().map(|v| v.1).collect();
        if let Some(picked) = desk.segments(field.name, at, &labels, setup.picked[k], 28.0) {
            setup.picked[k] = picked;
            setup.check();
        }
        return;
    }
    let words = field.values.get(setup.picked[k]).map_or("", |v| v.1);
    let name = field.name;
    let step = stepper(desk, at, name, words);
    if step != 0 {
        setup.picked[k] = (setup.picked[k] as i32 + step).rem_euclid(n.max(1) as i32) as usize;
        setup.check();
    }
}

/// A value with an arrow on either side: -1, 0 or 1.
pub(super) fn stepper(desk: &mut Desk, at: Rect, name: &str, words: &str) -> i32 {
    block(&desk.painter(), at, 12.0, ink(INK));
    let mut arrow = |id: &str, x: f32, sign: &str| {
        let spot = rect(x, at.top(), 48.0, at.height());
        desk.button(&format!("{name} {id}"), spot, sign, 24.0, Kind::Plain)
    };
    let down = arrow("back", at.left(), "◀");
    let up = arrow("on", at.right() - 48.0, "▶");
    let most = at.width() - 108.0;
    text_fit(&desk.painter(), at.center(), Align2::CENTER_CENTER, words, Face::Display, 28.0, most, CHALK);
    i32::from(up) - i32::from(down)
}

/// Where the number of the match is typed.
pub(super) const NUMBER: &str = "seed/1";

/// The number of the match: who plays it again by it meets the same cards.
fn seed(desk: &mut Desk, r: Rect, setup: &mut Setup) {
    let fixed = setup.seed.is_some();
    let typing = fixed && desk.on(NUMBER);
    heading(desk, r, if typing { "MATCH NUMBER: TYPE IT" } else { "MATCH NUMBER" }, 24.0);
    let caret = if typing { "|" } else { "" };
    let words = setup.seed.map_or_else(|| "By number".to_owned(), |seed| format!("{seed}{caret}"));
    if let Some(k) = desk.segments("seed", control(r), &["By chance", &words], usize::from(fixed), 28.0) {
        setup.seed = (k == 1).then(crate::flow::start::clock_seed);
    }
    if let Some(seed) = setup.seed {
        setup.seed = Some(desk.digits(NUMBER, seed).unwrap_or(seed));
    }
}

/// What the game is about, and its levels.
fn learn(desk: &mut Desk, r: Rect, setup: &Setup) -> Option<Wish> {
    let mut wish = None;
    let foot = r.bottom() - 62.0 * setup.levels.len() as f32;
    if let Some(game) = setup.game() {
        let (p, size, room) = (desk.painter(), desk.scale.text(23.0), foot - 12.0 - r.top());
        let galley = laid_within(&p, game.sheet().aim, Face::Text, size, 23.0, r.width(), room, CHALK);
        p.galley(r.min, galley, ink(CHALK));
    }
    for (k, level) in setup.levels.iter().enumerate() {
        let at = rect(r.left(), foot + 62.0 * k as f32, r.width(), 54.0);
        if desk.button(&format!("level file {k}"), at, &level.title, 30.0, Kind::Plain) {
            wish = Some(Wish::Level(k));
        }
    }
    wish
}

/// The levels of a game that are sound, the first match first; the others are named in the log.
pub(super) fn levels_of(game: Option<&'static dyn Entry>, assets: &Path) -> Vec<Scenario> {
    let Some(game) = game else { return Vec::new() };
    let mut files: Vec<_> = std::fs::read_dir(levels::folder(assets, game.id()))
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
        .unwrap_or_default();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "ron"));
    files.sort_by_key(|file| (file.file_stem().is_none_or(|stem| stem != "first-match"), file.clone()));
    let read = files.iter().filter_map(|file| levels::load(file).map_err(|fault| warn!("{fault}")).ok());
    read.take(3).collect()
}
