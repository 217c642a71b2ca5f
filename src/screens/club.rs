//! The club house: every finished match, to be looked for, watched, played again, sent to somebody, or put away.

use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError};

use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, RequestRedraw};
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Painter, Rect, pos2, vec2};

mod figures;
mod keeping;
mod report;
mod words;

use super::{centred, drawer, matches, page};
use crate::ai::Level;
use crate::club::{Ended, Filter, Rival};
use crate::engine::{BySeat, Record, Seat};
use crate::flow::clipboard::Pasteboard;
use crate::flow::page::{Go, Page};
use crate::flow::prefs::{Data, SavesNothing};
use crate::flow::start::{StartMatch, Trouble, Watch};
use crate::games::{self, GAMES, find};
use crate::hud::pictures::{Pages, Pictures};
use crate::reading;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_2, NAVY_3};
use crate::store::{Kept, Key, MatchId, NotTaken, Shelf, Store, StoreError, seconds};
use crate::table::cards::pack::Pack;
use crate::theme::paint::{block, frame, keycap, laid_within, panel, rect, sheet, text, text_fit};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale, ink};
use crate::who::Who;
use report::Report;
use words::Said;

/// Files that are read in one go, between which what waits to be saved is saved.
const AT_ONCE: usize = 100;
/// Rows of the list.
const ROWS: usize = 7;

/// The parts of the club house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    /// The list of matches.
    #[default]
    Matches,
    /// What they come to.
    Figures,
    /// Where they are kept.
    Keeping,
}

impl Part {
    const ALL: [Self; 3] = [Self::Matches, Self::Figures, Self::Keeping];
    const NAMES: [&'static str; 3] = ["Matches", "Figures", "Keeping"];
}

/// What the club house shows.
#[derive(Resource, Default)]
pub(super) struct Club {
    part: Part,
    shelf: Shelf,
    /// What was asked of the data folder and is not answered yet, in its order.
    asked: VecDeque<Mutex<Receiver<Answer>>>,
    filter: Filter,
    /// The first row.
    from: usize,
    chosen: Option<MatchId>,
    /// What was done last, in words.
    said: Option<Said>,
    /// The match that is about to be put away: that is asked twice.
    sure: Option<MatchId>,
    /// Files that were dropped on the window, to be taken in.
    brought: Vec<PathBuf>,
    /// Whether all are about to be put away: that is asked twice.
    erasing: bool,
    /// The report that is on show.
    report: Option<Report>,
}

/// What the data folder answers.
enum Answer {
    Shelf(Shelf),
    /// A match was taken in, or not.
    Taken(Result<MatchId, NotTaken>),
    /// The record that something is to be done with.
    Record(Box<Option<Record>>),
    /// The record of a match of which a report is to be made.
    ToReport(Box<Kept>, Box<Option<Record>>),
    /// The match to be shown again, and who played it.
    Watched(Box<Option<Record>>, Option<BySeat<Who>>),
    /// Where a match was written to.
    Saved(Option<PathBuf>),
    /// Where all matches were written to, and how many.
    SavedAll(Option<(PathBuf, usize)>),
    /// So many were put away.
    Erased(Result<usize, StoreError>),
    /// So many matches came from files, and the first that did not, and why.
    Brought(usize, Option<(PathBuf, NotTaken)>),
}

/// The club house comes up.
pub(super) fn open(mut club: ResMut<Club>, data: Res<Data>, mut focus: ResMut<Focus>) {
    let Club { part, filter, chosen, brought, .. } = std::mem::take(&mut *club);
    *club = Club { part, filter, chosen, brought, ..Club::default() };
    look(&mut club, &data);
    focus.set("club 0");
}

/// Asks for the archive, or for more of it.
fn look(club: &mut Club, data: &Data) {
    ask(club, data, |store| Answer::Shelf(store.archive(AT_ONCE)));
}

fn ask(club: &mut Club, data: &Data, ask: impl FnOnce(&mut Store) -> Answer + Send + 'static) {
    club.asked.push_back(Mutex::new(data.0.ask(ask)));
}

/// What the data folder answered is shown.
pub(super) fn hear(
    mut club: ResMut<Club>,
    data: Res<Data>,
    mut pasteboard: NonSendMut<Pasteboard>,
    mut focus: ResMut<Focus>,
    (mut trouble, mut watches): (MessageWriter<Trouble>, MessageWriter<Watch>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if club.bypass_change_detection().report.as_mut().is_some_and(Report::waits) {
        redraw.write(RequestRedraw);
    }
    if !club.brought.is_empty() {
        let paths = std::mem::take(&mut club.brought);
        ask(&mut club, &data, move |store| bring(store, paths));
    }
    let Some(asked) = club.bypass_change_detection().asked.front_mut() else { return };
    redraw.write(RequestRedraw);
    let answer = match asked.get_mut().map(|asked| asked.try_recv()) {
        Ok(Ok(answer)) => answer,
        Ok(Err(TryRecvError::Empty)) => return,
        Ok(Err(TryRecvError::Disconnected)) | Err(_) => {
            club.asked.pop_front();
            return;
        }
    };
    club.asked.pop_front();
    match answer {
        Answer::Shelf(mut shelf) => {
            for file in shelf.unusable.drain(..) {
                trouble.write(Trouble(file.to_string()));
            }
            let more = shelf.unread > 0;
            if club.shelf.matches.is_empty() && club.part == Part::Matches {
                focus.set("club 0");
            }
            club.shelf = shelf;
            if more {
                look(&mut club, &data);
            }
        }
        Answer::Taken(taken) => {
            match taken {
                Ok(id) => {
                    club.said = Some(Said::TakenIn);
                    club.filter = Filter::default();
                    club.from = 0;
                    club.chosen = Some(id);
                }
                Err(NotTaken::Known(id)) => {
                    club.said = Some(Said::Known);
                    club.filter = Filter::default();
                    club.chosen = Some(id);
                }
                Err(fault) => {
                    trouble.write(Trouble(words::not_taken(&fault)));
                }
            }
            look(&mut club, &data);
        }
        Answer::Record(record) => {
            let code = (*record).and_then(|record| games::code::spell(&record).ok());
            match code.map(|code| pasteboard.put(&code)) {
                Some(Ok(())) => club.said = Some(Said::Copied),
                Some(Err(why)) => {
                    trouble.write(Trouble(words::no_clipboard(why)));
                }
                None => club.said = Some(Said::Gone),
            }
        }
        Answer::Watched(record, who) => {
            let watch = (*record).and_then(|record| Watch::new(record, who, Some(Page::Club)));
            club.said = watch.is_none().then_some(Said::Gone);
            watches.write_batch(watch);
        }
        Answer::Saved(Some(path)) => club.said = Some(Said::Saved(path)),
        Answer::Saved(None) => club.said = Some(Said::Gone),
        Answer::ToReport(kept, record) => match *record {
            Some(record) => club.report = Some(Report::new(*kept, record)),
            None => club.said = Some(Said::Gone),
        },
        Answer::SavedAll(Some((folder, n))) => club.said = Some(Said::SavedAll(folder, n)),
        Answer::SavedAll(None) => club.said = Some(Said::Unwritten),
        Answer::Erased(erased) => {
            match erased {
                Ok(n) => club.said = Some(Said::Erased(n)),
                Err(fault) => {
                    trouble.write(Trouble(fault.to_string()));
                }
            }
            look(&mut club, &data);
        }
        Answer::Brought(taken, fault) => {
            if let Some((path, fault)) = fault {
                trouble.write(Trouble(words::not_brought(&path, &fault)));
            }
            club.said = Some(Said::Brought(taken));
            club.filter = Filter::default();
            look(&mut club, &data);
        }
    }
}

/// What a click asked for.
enum Wish {
    Part(Part),
    Look(Filter),
    Choose(MatchId),
    Leaf(usize),
    Watch(MatchId, Option<BySeat<Who>>),
    Again(StartMatch),
    Copy(MatchId),
    Paste,
    Star(MatchId, bool),
    Save(MatchId),
    /// Asked once.
    Delete(MatchId),
    /// Asked twice.
    DeleteSurely(MatchId),
    Report(Box<Kept>),
    Reported,
    Keeping(keeping::Wish),
    Close,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut club: ResMut<Club>,
    mut pasteboard: NonSendMut<Pasteboard>,
    (data, nothing): (Res<Data>, Res<SavesNothing>),
    (scale, pack, pages): (Res<UiScale>, Res<Pack>, Res<Pages>),
    mut focus: ResMut<Focus>,
    mut go: MessageWriter<Go>,
    mut starts: MessageWriter<StartMatch>,
    mut trouble: MessageWriter<Trouble>,
) -> Result {
    let club = club.bypass_change_detection();
    let found: Vec<&Kept> = club.shelf.matches.iter().filter(|kept| club.filter.passes(kept)).collect();
    let chosen =
        found.iter().find(|kept| Some(&kept.id) == club.chosen.as_ref()).or(found.get(club.from)).copied();
    let from = club.from.min(found.len().saturating_sub(1) / ROWS * ROWS);
    let drawn = Look { scale: *scale, art: Pictures { pack: &pack, pages: &pages }, now: seconds() };
    let wish = page(contexts.ctx_mut()?, "club", 0.7, |ui, canvas| {
        let r = centred(canvas, 1780.0, 1000.0);
        sheet(ui.painter(), r, 18.0);
        let p = ui.painter().clone();
        let head = pos2(r.left() + 44.0, r.top() + 58.0);
        let head = text(&p, head, Align2::LEFT_CENTER, "CLUB HOUSE", Face::Headline, 58.0, AMBER);
        let all = club.shelf.matches.iter().filter(|kept| Filter::default().passes(kept)).count();
        let counted = words::counted(found.len(), all, club.shelf.unread);
        let at = pos2(head.right() + 30.0, r.top() + 62.0);
        let most = r.right() - 860.0 - at.x;
        text_fit(&p, at, Align2::LEFT_CENTER, &counted, Face::Text, scale.text(26.0), most, MUTED);
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let close = rect(r.right() - 224.0, r.top() + 28.0, 180.0, 60.0);
        let mut wish = desk.button("club close", close, "Back", 36.0, Kind::Plain).then_some(Wish::Close);
        let parts = rect(r.right() - 844.0, r.top() + 28.0, 580.0, 60.0);
        let part = desk.one_of("club part", parts, (&Part::NAMES, &Part::ALL), club.part, 34.0);
        wish = part.map(Wish::Part).or(wish);
        if let Some(report) = &club.report {
            let words = format!(
                "{}: {}, {}",
                words::title(&report.kept),
                words::players(&report.kept),
                words::result(&report.kept)
            );
            let at = pos2(r.left() + 44.0, r.top() + 136.0);
            let back = rect(r.right() - 344.0, r.top() + 106.0, 300.0, 60.0);
            let most = back.left() - at.x - 30.0;
            text_fit(&p, at, Align2::LEFT_CENTER, &words, Face::Display, 40.0, most, CHALK);
            if desk.button("club reported", back, "To the matches", 34.0, Kind::Plain) {
                wish = Some(Wish::Reported);
            }
            let body =
                Rect::from_min_max(pos2(r.left() + 44.0, back.bottom() + 20.0), r.max - vec2(44.0, 32.0));
            report.draw(&p, body, *scale);
            desk.done();
            return wish;
        }
        if club.part == Part::Keeping {
            let body = Rect::from_min_max(pos2(r.left() + 44.0, r.top() + 130.0), r.max - vec2(44.0, 32.0));
            wish =
                keeping::draw(&mut desk, body, club.erasing, club.said.as_ref()).map(Wish::Keeping).or(wish);
            desk.done();
            return wish;
        }
        let filters = rect(r.left() + 44.0, r.top() + 106.0, r.width() - 88.0, 92.0);
        wish = sought(&mut desk, filters, &club.filter).map(Wish::Look).or(wish);
        if club.part == Part::Figures {
            let low = pos2(r.right() - 44.0, r.bottom() - 32.0);
            let body = Rect::from_min_max(pos2(r.left() + 44.0, filters.bottom() + 16.0), low);
            figures::draw(&p, body, &found, *scale);
            desk.done();
            return wish;
        }
        let list = Rect::from_min_max(
            pos2(r.left() + 44.0, filters.bottom() + 16.0),
            pos2(r.left() + 1090.0, r.bottom() - 110.0),
        );
        wish = rows(&mut desk, list, &found, (from, chosen), drawn).or(wish);
        if found.is_empty() {
            let words = words::nothing(nothing.0, !club.asked.is_empty(), club.shelf.matches.is_empty());
            let galley = laid_within(
                &p,
                words,
                Face::Text,
                scale.text(30.0),
                24.0,
                list.width() - 80.0,
                list.height(),
                MUTED,
            );
            p.galley(pos2(list.left() + 40.0, list.top() + 60.0), galley, ink(MUTED));
        }
        let foot = |x: f32, w: f32| rect(list.left() + x, r.bottom() - 88.0, w, 60.0);
        if from > 0 && desk.button("club newer", foot(0.0, 180.0), "Newer", 34.0, Kind::Plain) {
            wish = Some(Wish::Leaf(from.saturating_sub(ROWS)));
        }
        if from + ROWS < found.len()
            && desk.button("club older", foot(196.0, 180.0), "Older", 34.0, Kind::Plain)
        {
            wish = Some(Wish::Leaf(from + ROWS));
        }
        if desk.button("club paste", foot(676.0, 370.0), "Paste a match code", 34.0, Kind::Plain) {
            wish = Some(Wish::Paste);
        }
        let side = Rect::from_min_max(
            pos2(list.right() + 30.0, list.top()),
            pos2(r.right() - 44.0, r.bottom() - 28.0),
        );
        if let Some(kept) = chosen {
            let told = (club.sure.as_ref() == Some(&kept.id), club.said.as_ref());
            wish = facts(&mut desk, side, kept, told, drawn).or(wish);
        }
        desk.done();
        wish
    });
    let Some(wish) = wish else { return Ok(()) };
    club.said = None;
    let sure = club.sure.take();
    let erasing = std::mem::take(&mut club.erasing);
    match wish {
        Wish::Part(part) => (club.part, club.report) = (part, None),
        Wish::Report(kept) => ask(club, &data, move |store| {
            let record = store.finished_record(&kept.id);
            Answer::ToReport(kept, Box::new(record))
        }),
        Wish::Reported => club.report = None,
        Wish::Look(filter) => {
            club.filter = filter;
            (club.from, club.chosen) = (0, None);
        }
        Wish::Choose(id) => club.chosen = Some(id),
        Wish::Leaf(to) => {
            club.from = to;
            club.chosen = None;
        }
        Wish::Watch(id, who) => {
            ask(club, &data, move |store| Answer::Watched(Box::new(store.finished_record(&id)), who));
        }
        Wish::Again(start) => {
            starts.write(start);
        }
        Wish::Copy(id) => ask(club, &data, move |store| Answer::Record(Box::new(store.finished_record(&id)))),
        Wish::Paste => match pasteboard.text() {
            Ok(pasted) => ask(club, &data, move |store| Answer::Taken(store.take_in(&pasted))),
            Err(why) => {
                trouble.write(Trouble(words::no_clipboard(why)));
            }
        },
        Wish::Star(id, star) => {
            data.0.later(Key::InOrder, move |store| store.star_match(&id, star));
            look(club, &data);
        }
        Wish::Save(id) => ask(club, &data, move |store| Answer::Saved(store.export_match(&id))),
        Wish::Delete(id) => club.sure = Some(id),
        Wish::DeleteSurely(id) if sure.as_ref() == Some(&id) => {
            data.0.later(Key::InOrder, move |store| store.delete_match(&id));
            look(club, &data);
        }
        Wish::DeleteSurely(_) => {}
        Wish::Keeping(keeping::Wish::SaveAll) => {
            ask(club, &data, |store| Answer::SavedAll(store.export_all()))
        }
        Wish::Keeping(keeping::Wish::Erase) => club.erasing = true,
        Wish::Keeping(keeping::Wish::EraseSurely) if erasing => {
            ask(club, &data, |store| Answer::Erased(store.erase_archive()));
        }
        Wish::Keeping(keeping::Wish::EraseSurely) => {}
        Wish::Close => {
            go.write(Go::Back);
        }
    }
    Ok(())
}

/// How the page is drawn.
#[derive(Clone, Copy)]
struct Look<'a> {
    scale: UiScale,
    art: Pictures<'a>,
    /// Seconds since 1970.
    now: u64,
}

/// Takes in what these files hold.
fn bring(store: &mut Store, paths: Vec<PathBuf>) -> Answer {
    let (mut taken, mut fault) = (0, None);
    for path in paths {
        let text = reading::text(&path, reading::LIMIT).map_err(|unread| NotTaken::File(unread.to_string()));
        match text.and_then(|text| store.take_in(&text)) {
            Ok(_) => taken += 1,
            Err(NotTaken::Known(_)) => {}
            Err(why) => fault = fault.or(Some((path, why))),
        }
    }
    Answer::Brought(taken, fault)
}

/// Files that are dropped on the window are matches to take in.
pub(super) fn dropped(
    mut files: MessageReader<FileDragAndDrop>,
    mut club: ResMut<Club>,
    mut go: MessageWriter<Go>,
) {
    let paths: Vec<_> = files
        .read()
        .filter_map(|file| match file {
            FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf.clone()),
            _ => None,
        })
        .collect();
    if paths.is_empty() {
        return;
    }
    go.write(Go::Title(Some(Page::Club)));
    club.brought.extend(paths);
}

/// What is looked for: a row of values to go through; what is looked for now, if it was changed.
fn sought(desk: &mut Desk, r: Rect, filter: &Filter) -> Option<Filter> {
    let mut other = filter.clone();
    let wide = (r.width() - 4.0 * 16.0 - 150.0) / 4.0;
    let at = |k: usize| rect(r.left() + (wide + 16.0) * k as f32, r.top(), wide, r.height());
    let games: Vec<&'static str> = GAMES.iter().map(|game| game.id()).collect();
    let game_words = filter.game.and_then(find).map_or("All games", |game| game.sheet().title);
    step(desk, at(0), "GAME", "club game", game_words, &games, &mut other.game);
    let bots = Level::ALL.into_iter().rev().map(Rival::Bot);
    let rivals: Vec<Rival> = [Rival::Person].into_iter().chain(bots).chain([Rival::Bots]).collect();
    step(desk, at(1), "AGAINST", "club rival", words::rival(filter.rival), &rivals, &mut other.rival);
    let ends = [Ended::Won, Ended::Drawn, Ended::Lost];
    step(desk, at(2), "RESULT", "club result", words::ended(filter.ended), &ends, &mut other.ended);
    let places = words::competition(filter.competition);
    step(desk, at(3), "OCCASION", "club place", places, &[false, true], &mut other.competition);
    let star = rect(r.right() - 150.0, r.top() + 30.0, 150.0, 58.0);
    let kind = if filter.starred { Kind::Chosen } else { Kind::Plain };
    if desk.button("club stars", star, "Starred", 34.0, kind) {
        other.starred = !filter.starred;
    }
    (other != *filter).then_some(other)
}

/// One thing that can be looked for, or not: with an arrow to either side.
fn step<T: Copy + PartialEq>(
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
        let now =
            value.and_then(|value| values.iter().position(|known| *known == value)).map_or(0, |k| k + 1);
        let next = (now as i32 + step).rem_euclid(values.len() as i32 + 1) as usize;
        *value = next.checked_sub(1).map(|k| values[k]);
    }
}

/// The list.
fn rows(
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
fn facts(
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
    if desk.button("club report", place(2.0, 0.0, 3.0), "Report", 32.0, Kind::Plain) {
        wish = Some(Wish::Report(Box::new(kept.clone())));
    }
    if desk.button("club star", place(2.0, 1.0, 3.0), "Star", 32.0, kind) {
        wish = Some(Wish::Star(kept.id.clone(), !kept.star));
    }
    let label = if sure { "Surely?" } else { "Delete" };
    if desk.button("club delete", place(2.0, 2.0, 3.0), label, 32.0, Kind::Plain) {
        let id = kept.id.clone();
        wish = Some(if sure { Wish::DeleteSurely(id) } else { Wish::Delete(id) });
    }
    wish
}
