//! The list of the club house: the search, the matches found, and the details of the chosen one.

use bevy_egui::egui::{Align, Align2, Painter, Rect};

use super::super::ago::ago;
use super::super::invite::invite;
use super::super::tiles::pieces;
use super::words::{self, LastActionText};
use super::{ClubMsg, ClubPage, PageContext};
use crate::flow::start::StartMatch;
use crate::hud::pictures::PicturePainter;
use crate::theme::paint::{draw_fitting_text, draw_frame};
use crate::theme::room::{STUB, draw_result as framed_result, draw_ticket};
use crate::theme::{UiFont, ink};
use crate::widgets::{
    BoxSurface, Button, GridTrack, Node, PressStyle, Pressable, StyledText, column, drawing, long_list, row,
    spring, stepper, table,
};
use ::words::{DisplayText, MessageId};
use ::words::{id, say};
use ai::Difficulty;
use career::{ArchiveFilter, MatchOpponent, PersonResult};
use clubs::{MatchClubs, within};
use engine::{BySeat, Seat};
use games::{GAMES, find};
use players::controller::Controller;
use players::people::PersonName;
use stage::match_counts::StatKind;
use stage::palette::{AMBER, CHALK, HOME_DARK, INK, WOOD};
use store::ArchivedMatch;

/// Returns the search: values to step through.
pub(super) fn search_form(filter: &ArchiveFilter, names: &[PersonName]) -> Node<'static, ClubMsg> {
    let games: Vec<&'static str> = GAMES.iter().map(|game| game.id()).collect();
    let game = filter.game.and_then(find).map_or(id!("club-all-games"), |game| game.info().title);
    let bots = Difficulty::ALL.into_iter().rev().map(MatchOpponent::Bot);
    let rivals: Vec<MatchOpponent> =
        [MatchOpponent::Person].into_iter().chain(bots).chain([MatchOpponent::Bots]).collect();
    let rival = words::rival(filter.rival, filter.game);
    let ends = [PersonResult::Won, PersonResult::Drawn, PersonResult::Lost];
    let places = words::competition(filter.competition);
    let other = || filter.clone();
    let mut steps = vec![
        step(id!("club-by-game"), game, &games, filter.game.as_ref(), |game| ArchiveFilter {
            game,
            ..other()
        }),
        step(id!("club-by-rival"), rival, &rivals, filter.rival.as_ref(), |rival| ArchiveFilter {
            rival,
            ..other()
        }),
        step(id!("club-by-result"), words::ended(filter.ended), &ends, filter.ended.as_ref(), |ended| {
            ArchiveFilter { ended, ..other() }
        }),
        step(id!("club-by-occasion"), places, &[false, true], filter.competition.as_ref(), |competition| {
            ArchiveFilter { competition, ..other() }
        }),
    ];
    // Names can be searched only if somebody has one.
    if !names.is_empty() {
        let everybody = || say!("club-everybody");
        let who = filter.name.as_ref().map_or_else(everybody, |name| DisplayText::verbatim(name.as_str()));
        steps.push(step(id!("club-by-name"), who, names, filter.name.as_ref(), |name| ArchiveFilter {
            name,
            ..other()
        }));
    }
    let starred = ArchiveFilter { starred: !filter.starred, ..other() };
    let starred = Button::new(say!("club-starred")).toggle(filter.starred).asks(ClubMsg::Look(starred));
    // Steppers of a line are as high as the highest of them.
    row().wrap().gaps(10.0, 8.0).rigid().stretch().children(steps).child(column().at_end().child(starred))
}

/// Returns a search criterion with an arrow on either side; it can be unset.
fn step<T: Clone + PartialEq>(
    name: MessageId,
    words: impl Into<String>,
    values: &[T],
    now: Option<&T>,
    put: impl Fn(Option<T>) -> ArchiveFilter,
) -> Node<'static, ClubMsg> {
    let at = now.and_then(|now| values.iter().position(|known| known == now)).map_or(0, |k| k + 1);
    let of = values.len() + 1;
    let to = |k: usize| ClubMsg::Look(put((k % of).checked_sub(1).and_then(|k| values.get(k).cloned())));
    let head = StyledText::note(name.capitals()).face(UiFont::Headline).colour(AMBER);
    let values = stepper(name, words, to(at + of - 1), to(at + 1)).grow();
    column().gap(4.0).basis(270.0).grow().child(head).child(values)
}

/// Returns the list of matches, with the details of the chosen one.
pub(super) fn page<'a>(
    club: &'a ClubPage,
    found: &'a [&'a ArchivedMatch],
    drawn: PageContext<'a>,
) -> Node<'a, ClubMsg> {
    let chosen =
        found.iter().find(|archived| Some(&archived.id) == club.chosen.as_ref()).or(found.first()).copied();
    let list = if found.is_empty() { none(club, drawn) } else { tickets(found, chosen, drawn) };
    let paste = Button::new(say!("club-paste")).asks(ClubMsg::Paste);
    let open = Button::new(say!("club-open")).asks(ClubMsg::Open);
    let list = column()
        .gap(14.0)
        .portion(1.75)
        .child(list.min_height(0.0).grow())
        .child(row().wrap().gap(12.0).at_end().rigid().child(open).child(paste));
    let facts = chosen.map(|archived| {
        facts(archived, club.sure.as_ref() == Some(&archived.id), club.message.as_ref(), drawn.now)
    });
    row().gap(28.0).stretch().min_height(640.0).child(list).children(facts)
}

/// Returns the tickets of the matches, the newest first.
fn tickets<'a>(
    found: &'a [&'a ArchivedMatch],
    chosen: Option<&'a ArchivedMatch>,
    drawn: PageContext<'a>,
) -> Node<'a, ClubMsg> {
    let place = chosen.and_then(|chosen| found.iter().position(|archived| archived.id == chosen.id));
    let list = long_list(found.len(), 12.0, place, move |k| match found.get(k) {
        Some(archived) => line(archived, place == Some(k), drawn),
        None => spring(),
    });
    column().min_height(0.0).pad(4.0, 0.0).child(list)
}

/// Returns a match as a ticket: a card of its game on the stub in the person's colours, then players, date and result.
fn line<'a>(archived: &'a ArchivedMatch, on: bool, drawn: PageContext<'a>) -> Node<'a, ClubMsg> {
    let (title, players, result) =
        (words::match_title(archived), words::players(archived), words::result(archived));
    let when = ago(drawn.now, archived.ended);
    let name = say!("club-line", game = &title, players = &players, result = &result, when = &when);
    let press = Pressable::new(name).look(PressStyle::Bare).one_of(on);
    let of = column()
        .gap(2.0)
        .pad(0.0, 9.0)
        .portion(1.0)
        .min_width(0.0)
        .child(StyledText::label(title).colour(INK).elided())
        .child(StyledText::note(players).colour(WOOD).elided())
        .child(StyledText::note(when).size(20.0).colour(WOOD).elided());
    let score = StyledText::label(words::goals(archived)).size(50.0).colour(INK).one_line();
    let art = drawn.art;
    let icons = [("star-fill", archived.star), ("trophy-fill", archived.competition)];
    let icons = icons.into_iter().filter(|(_, set)| *set).map(|(icon, _)| {
        drawing((38.0, 38.0), move |p, r| art.icon(p, icon, r.center(), 38.0, HOME_DARK)).rigid()
    });
    let side = archived.person().unwrap_or(Seat::Home);
    row()
        .gap(16.0)
        .child(drawing((STUB, 108.0), move |p, r| sign(p, r, archived, art)).rigid())
        .child(of)
        .children(archived.ended_for_person().map(stamp))
        .child(score)
        .child(column().width(58.0).rigid().gap(4.0).align_start().children(icons))
        .surface(BoxSurface::drawn(move |p, r, hot| {
            within(MatchClubs::from_ids(archived.clubs.as_ref()), || draw_ticket(p, r, side, on || hot));
            if on {
                draw_frame(p, r, 10.0, 4.0, AMBER);
            }
        }))
        .press(if on { press.initial_focus() } else { press }, ClubMsg::Choose(archived.id.clone()))
}

/// Draws the miniature of the match's game on the stub of its ticket.
fn sign(p: &Painter, r: Rect, archived: &ArchivedMatch, art: PicturePainter) {
    if let Some(game) = find(&archived.game) {
        pieces(p, r.shrink(4.0), game, art, 1.0, 0.0);
    }
}

/// Returns the stamp of a result: its letter in a disc of its colour.
pub(super) fn stamp<'a, M: 'a>(ended: PersonResult) -> Node<'a, M> {
    let (fill, letters) = words::colours(ended);
    drawing((50.0, 50.0), move |p, r| {
        p.circle_filled(r.center(), 24.0, ink(fill));
        let letter = words::letter(ended).shown();
        draw_fitting_text(
            p,
            r.center(),
            Align2::CENTER_CENTER,
            &letter,
            UiFont::Display,
            32.0,
            40.0,
            letters,
        );
    })
    .rigid()
}

/// Returns the details of the chosen match with its actions; `sure` is true if its deletion waits to be confirmed.
fn facts<'a>(
    archived: &'a ArchivedMatch,
    sure: bool,
    message: Option<&LastActionText>,
    now: u64,
) -> Node<'a, ClubMsg> {
    let result = &archived.result;
    let (goals, kicks, winner) = (result.score, result.kicks, result.winner);
    let clubs = MatchClubs::from_ids(archived.clubs.as_ref());
    let picture = drawing((420.0, 180.0), move |p, r| {
        within(clubs, || framed_result(p, r, goals, kicks, winner));
    });
    let picture = picture.rigid();
    let side = |seat| StyledText::label(words::player(archived, seat)).colour(AMBER);
    let names = row()
        .gap(14.0)
        .rigid()
        .align_start()
        .child(side(Seat::Home).node().portion(1.0).min_width(0.0))
        .child(side(Seat::Away).align(Align::Max).node().portion(1.0).min_width(0.0));
    let lines = words::facts(archived, now)
        .into_iter()
        .map(|line| StyledText::note(line).colour(CHALK).node().rigid());
    let message = message.map(|message| StyledText::note(message.words()).colour(AMBER).node().rigid());
    column()
        .scrolls()
        .gap(8.0)
        .pad(22.0, 18.0)
        .portion(1.0)
        .surface(BoxSurface::Plaque)
        .child(picture)
        .child(names)
        .children(counts(archived))
        .children(lines)
        .child(spring())
        // One child, so that the buttons below keep their ids, and with them the focus.
        .child(column().rigid().children(message))
        .children(buttons(archived, sure))
}

/// Returns the counts of the match, those of home on the left; `None` if the game has none.
fn counts<'a>(archived: &ArchivedMatch) -> Option<Node<'a, ClubMsg>> {
    let stats = archived.stats;
    let counts =
        [(StatKind::Shot, stats.shots), (StatKind::Save, stats.saves), (StatKind::Won, stats.balls_won)];
    let counts = counts.into_iter().filter(|(_, n)| n[Seat::Home] + n[Seat::Away] > 0);
    let lines: Vec<_> = counts.filter_map(|(count, n)| Some((count.title()?, n))).collect();
    let figure = |n: u32| StyledText::label(n.to_string()).size(26.0).centred();
    let cells = lines.iter().flat_map(|(name, n)| {
        [figure(n[Seat::Home]), StyledText::note(*name).centred(), figure(n[Seat::Away])]
    });
    let board = table(&[GridTrack::Fits, GridTrack::Share(1.0), GridTrack::Fits])
        .gaps(18.0, 2.0)
        .pad(18.0, 8.0)
        .rigid();
    (!lines.is_empty()).then(|| board.surface(BoxSurface::Scoreboard).children(cells))
}

/// Returns the buttons of its actions, in rows.
fn buttons<'a>(archived: &ArchivedMatch, sure: bool) -> [Node<'a, ClubMsg>; 3] {
    let id = || archived.id.clone();
    let again = find(&archived.game).map(|game| {
        let controllers = archived
            .controllers
            .unwrap_or(BySeat::new(Controller::Human, Controller::Bot(Difficulty::Amateur)));
        let new = StartMatch::new(game, archived.options.clone(), Some(archived.seed), controllers);
        ClubMsg::Again(Box::new(StartMatch { clubs: archived.clubs.clone(), ..new }))
    });
    let again = again.map(|again| Button::new(say!("club-same-deal")).asks(again));
    let (label, away) = if sure {
        (id!("page-sure"), ClubMsg::DeleteSurely(id()))
    } else {
        (id!("page-delete"), ClubMsg::Delete(id()))
    };
    let watch = Button::primary(say!("club-watch")).size(40.0).never_initial_focus().asks(ClubMsg::Watch(
        id(),
        archived.controllers,
        archived.clubs.clone(),
    ));
    let line = |buttons: Vec<Node<'a, ClubMsg>>| {
        row().wrap().gap(12.0).stretch().rigid().children(buttons.into_iter().map(Node::grow))
    };
    [
        line([watch].into_iter().chain(again).collect()),
        line(vec![
            Button::new(say!("club-copy")).asks(ClubMsg::Copy(id())),
            Button::new(say!("club-save")).asks(ClubMsg::Save(id())),
        ]),
        line(vec![
            Button::new(say!("club-report")).asks(ClubMsg::Report(Box::new(archived.clone()))),
            Button::new(say!("club-picture")).asks(ClubMsg::Picture(Box::new(archived.clone()))),
            Button::new(say!("club-star")).toggle(archived.star).asks(ClubMsg::Star(id(), !archived.star)),
            Button::new(label).asks(away),
        ]),
    ]
}

/// Returns the content of the page without a match: the reason, and one next step.
pub(super) fn none<'a>(club: &ClubPage, drawn: PageContext<'a>) -> Node<'a, ClubMsg> {
    let usual =
        club.archive.matches.iter().filter(|archived| ArchiveFilter::default().passes(archived)).count();
    let hidden = if club.filter == ArchiveFilter::default() { 0 } else { usual };
    let waits = drawn.nothing || !club.asked.is_empty();
    let message = words::nothing(drawn.nothing, !club.asked.is_empty(), hidden);
    let next = match hidden {
        _ if waits => None,
        0 => Some((say!("club-play").into(), ClubMsg::Play)),
        _ => Some((say!("club-clear-filters").into(), ClubMsg::Look(ArchiveFilter::default()))),
    };
    let icon = if hidden > 0 { "eye-fill" } else { "book-open-fill" };
    invite(drawn.art, icon, [message.into()], next)
}
