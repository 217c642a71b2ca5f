//! The list of the club house: what is looked for, the matches, and what is known of the one that is chosen.

use bevy_egui::egui::{Align2, Painter, Rect, pos2};

use super::super::{drawer, matches};
use super::words::{self, Said};
use super::{ROWS, Wish};
use crate::ai::Level;
use crate::club::{Ended, Filter, Rival};
use crate::engine::{BySeat, Seat};
use crate::flow::start::StartMatch;
use crate::games::{GAMES, find};
use crate::hud::pictures::Pictures;
use crate::people::Name;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_2, NAVY_3};
use crate::store::Kept;
use crate::theme::paint::{block, frame, keycap, laid_within, panel, rect, text, text_fit};
use crate::theme::widgets::{Desk, Kind};
use crate::theme::{Face, UiScale, ink};
use crate::who::Who;

/// How the page is drawn.
#[derive(Clone, Copy)]
pub(super) struct Look<'a> {
    pub(super) scale: UiScale,
    pub(super) art: Pictures<'a>,
    /// Seconds since 1970.
    pub(super) now: u64,
}

/// What is looked for: a row of values to go through; what is looked for now, if it was changed.
pub(super) fn sought(desk: &mut Desk, r: Rect, filter: &Filter, names: &[Name]) -> Option<Filter> {
    let mut other = filter.clone();
    // Where nobody has a name, nobody is looked for by one.
    let parts = if names.is_empty() { 4 } else { 5 };
    let wide = (r.width() - parts as f32 * 16.0 - 150.0) / parts as f32;
    let at = |k: usize| rect(r.left() + (wide + 16.0) * k as f32, r.top(), wide, r.height());
    let games: Vec<&'static str> = GAMES.iter().map(|game| game.id()).collect();
    let game_words = filter.game.and_then(find).map_or("All games", |game| game.sheet().title);
    step(desk, at(0), "GAME", "club game", game_words, &games, &mut other.game);
    let bots = Level::ALL.into_iter().rev().map(Rival::Bot);
    let rivals: Vec<Rival> = [Rival::Person].into_iter().chain(bots).chain([Rival::Bots]).collect();
    step(
        desk,
        at(1),
        "AGAINST",
        "club rival",
        words::rival(filter.rival, filter.game),
        &rivals,
        &mut other.rival,
    );
    let ends = [Ended::Won, Ended::Drawn, Ended::Lost];
    step(desk, at(2), "RESULT", "club result", words::ended(filter.ended), &ends, &mut other.ended);
    let places = words::competition(filter.competition);
    step(desk, at(3), "OCCASION", "club place", places, &[false, true], &mut other.competition);
    if !names.is_empty() {
        let words = filter.name.as_ref().map_or("Everybody", Name::as_str);
        step(desk, at(4), "WHO", "club name", words, names, &mut other.name);
    }
    let star = rect(r.right() - 150.0, r.top() + 30.0, 150.0, 58.0);
    let kind = if filter.starred { Kind::Chosen } else { Kind::Plain };
    if desk.button("club stars", star, "Starred", 34.0, kind) {
        other.starred = !filter.starred;
    }
    (other != *filter).then_some(other)
}

/// One thing that can be looked for, or not: with an arrow to either side.
fn step<T: Clone + PartialEq>(
    desk: &mut Desk,
    r: Rect,
    head: &str,
    name: &str,
    words: &str,
    values: &[T],
    value: &mut Option<T>,
) {
    let at = pos2(r.left(), r.top() + 14.0);
    text_fit(&desk.painter(), at, Align2::LEFT_CENTER, head, Face::Headline, 24.0, r.width(), AMBER);
    let bar = rect(r.left(), r.top() + 30.0, r.width(), 58.0);
    let step = drawer::stepper(desk, bar, name, words);
    if step != 0 {
        let now = values.iter().position(|known| value.as_ref() == Some(known)).map_or(0, |k| k + 1);
        let next = (now as i32 + step).rem_euclid(values.len() as i32 + 1) as usize;
        *value = next.checked_sub(1).and_then(|k| values.get(k).cloned());
    }
}

/// The list.
pub(super) fn rows(
    desk: &mut Desk,
    r: Rect,
    found: &[&Kept],
    (from, chosen): (usize, Option<&Kept>),
    page: Look,
) -> Option<Wish> {
    let mut wish = None;
    let gap = 10.0;
    let high = (r.height() + gap) / ROWS as f32 - gap;
    for (row, kept) in found.iter().skip(from).take(ROWS).enumerate() {
        let line = rect(r.left(), r.top() + (high + gap) * row as f32, r.width(), high);
        let id = format!("club {row}");
        let (hit, hot) = desk.spot(&id, line);
        let p = desk.painter();
        let on = chosen.is_some_and(|chosen| chosen.id == kept.id);
        if on || hot {
            block(&p, line, 14.0, ink(if on { NAVY_3 } else { NAVY_2 }));
        } else {
            panel(&p, line, 14.0);
        }
        if on {
            frame(&p, line, 14.0, 3.0, AMBER);
        }
        told(&p, line, kept, page);
        desk.ring(&id, line, 14.0);
        if hit {
            wish = Some(Wish::Choose(kept.id.clone()));
        }
    }
    wish
}

/// A match in a line: which game, who played, how it ended, when.
fn told(p: &Painter, line: Rect, kept: &Kept, page: Look) {
    let scale = page.scale;
    let [large, small] = [34.0, 23.0].map(|size| scale.text(size).min(line.height() * 0.4));
    let [above, below] = [line.top() + line.height() * 0.32, line.top() + line.height() * 0.72];
    let place = GAMES.iter().position(|game| game.id() == kept.game);
    let number = place.map_or_else(String::new, |k| (k + 1).to_string());
    keycap(p, pos2(line.left() + 50.0, line.center().y), 46.0, &number, false);
    let title = find(&kept.game).map_or("", |game| game.sheet().title);
    let (x, wide) = (line.left() + 96.0, 420.0);
    text_fit(p, pos2(x, above), Align2::LEFT_CENTER, title, Face::Display, large, wide, CHALK);
    text_fit(p, pos2(x, below), Align2::LEFT_CENTER, &words::players(kept), Face::Text, small, wide, MUTED);
    let (x, wide) = (line.left() + 540.0, 300.0);
    text_fit(p, pos2(x, above), Align2::LEFT_CENTER, &words::result(kept), Face::Display, large, wide, AMBER);
    let when = matches::ago(page.now.saturating_sub(kept.ended));
    text_fit(p, pos2(x, below), Align2::LEFT_CENTER, &when, Face::Text, small, wide, MUTED);
    let corner = |k: f32| pos2(line.right() - 44.0 - 52.0 * k, line.center().y);
    let mut k = 0.0;
    for (icon, set) in [("star-fill", kept.star), ("trophy-fill", kept.competition)] {
        if set {
            page.art.icon(p, icon, corner(k), 40.0, AMBER);
            k += 1.0;
        }
    }
}

/// What is known of the chosen match, and what can be done with it.
pub(super) fn facts(
    desk: &mut Desk,
    r: Rect,
    kept: &Kept,
    (sure, said): (bool, Option<&Said>),
    page: Look,
) -> Option<Wish> {
    let p = desk.painter();
    let scale = page.scale;
    block(&p, r, 16.0, ink(NAVY_2));
    let inner = r.shrink(26.0);
    let score = [Seat::Home, Seat::Away].map(|seat| kept.result.score[seat]);
    let board = rect(inner.left(), inner.top(), inner.width(), 110.0);
    block(&p, board, 12.0, ink(INK));
    let goals = format!("{}-{}", score[0], score[1]);
    text(
        &p,
        pos2(board.center().x, board.center().y + 2.0),
        Align2::CENTER_CENTER,
        &goals,
        Face::Display,
        92.0,
        CHALK,
    );
    for seat in Seat::BOTH {
        let home = seat == Seat::Home;
        let x = if home { board.left() + 18.0 } else { board.right() - 18.0 };
        let anchor = if home { Align2::LEFT_CENTER } else { Align2::RIGHT_CENTER };
        let name = words::player(kept, seat);
        text_fit(&p, pos2(x, board.center().y), anchor, &name, Face::Display, scale.text(28.0), 150.0, AMBER);
    }
    let rows = words::facts(kept, page.now);
    let buttons = 3.0 * 76.0;
    let foot = inner.bottom() - buttons - 84.0;
    let room = foot - board.bottom() - 24.0;
    let galley =
        laid_within(&p, &rows.join("\n"), Face::Text, scale.text(25.0), 22.0, inner.width(), room, CHALK);
    p.galley(pos2(inner.left(), board.bottom() + 20.0), galley, ink(CHALK));
    if let Some(said) = said {
        let galley =
            laid_within(&p, &said.words(), Face::Text, scale.text(22.0), 17.0, inner.width(), 80.0, AMBER);
        p.galley(pos2(inner.left(), foot), galley, ink(AMBER));
    }
    let place = |row: f32, k: f32, of: f32| {
        let wide = (inner.width() - 14.0 * (of - 1.0)) / of;
        rect(inner.left() + (wide + 14.0) * k, inner.bottom() - buttons + 76.0 * row + 8.0, wide, 62.0)
    };
    let again = find(&kept.game).map(|game| {
        let who = kept.who.unwrap_or(BySeat::new(Who::Human, Who::Bot(Level::Amateur)));
        StartMatch::new(game, kept.options.clone(), Some(kept.seed), who)
    });
    let watch = desk.button("club watch", place(0.0, 0.0, 2.0), "WATCH", 40.0, Kind::Go);
    let mut wish = watch.then(|| Wish::Watch(kept.id.clone(), kept.who));
    if desk.button("club again", place(0.0, 1.0, 2.0), "Play this deal again", 32.0, Kind::Plain) {
        wish = again.map(Wish::Again);
    }
    if desk.button("club copy", place(1.0, 0.0, 2.0), "Copy the code", 32.0, Kind::Plain) {
        wish = Some(Wish::Copy(kept.id.clone()));
    }
    if desk.button("club save", place(1.0, 1.0, 2.0), "Save as a file", 32.0, Kind::Plain) {
        wish = Some(Wish::Save(kept.id.clone()));
    }
    let kind = if kept.star { Kind::Chosen } else { Kind::Plain };
    if desk.button("club report", place(2.0, 0.0, 4.0), "Report", 32.0, Kind::Plain) {
        wish = Some(Wish::Report(Box::new(kept.clone())));
    }
    if desk.button("club picture", place(2.0, 1.0, 4.0), "Picture", 32.0, Kind::Plain) {
        wish = Some(Wish::Picture(Box::new(kept.clone())));
    }
    if desk.button("club star", place(2.0, 2.0, 4.0), "Star", 32.0, kind) {
        wish = Some(Wish::Star(kept.id.clone(), !kept.star));
    }
    let label = if sure { "Surely?" } else { "Delete" };
    if desk.button("club delete", place(2.0, 3.0, 4.0), label, 32.0, Kind::Plain) {
        let id = kept.id.clone();
        wish = Some(if sure { Wish::DeleteSurely(id) } else { Wish::Delete(id) });
    }
    wish
}
