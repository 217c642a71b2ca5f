//! The list of the club house: the search, the matches found, and the details of the chosen one.

use bevy_egui::egui::{Align, vec2};

use super::super::matches::ago;
use super::ClubMsg;
use super::words::{self, Said};
use crate::ai::Level;
use crate::club::{Ended, Filter, Rival};
use crate::controller::Controller;
use crate::engine::{BySeat, Seat};
use crate::flow::start::StartMatch;
use crate::games::{GAMES, find};
use crate::hud::pictures::Pictures;
use crate::people::Name;
use crate::stage::palette::{AMBER, CHALK, INK, NAVY_2, NAVY_3};
use crate::stage::words::score;
use crate::store::Kept;
use crate::theme::paint::{block, frame, keycap, panel};
use crate::theme::{Face, ink};
use crate::widgets::{
    Button, Look, Node, Press, Surface, Text, column, drawing, headed, long_list, row, spring, stepper,
};
use crate::words::{DisplayText, Id};
use crate::{id, say};

/// Returns the search: values to step through.
pub(super) fn sought(filter: &Filter, names: &[Name]) -> Node<'static, ClubMsg> {
    let games: Vec<&'static str> = GAMES.iter().map(|game| game.id()).collect();
    let game = filter.game.and_then(find).map_or(id!("club-all-games"), |game| game.sheet().title);
    let bots = Level::ALL.into_iter().rev().map(Rival::Bot);
    let rivals: Vec<Rival> = [Rival::Person].into_iter().chain(bots).chain([Rival::Bots]).collect();
    let rival = words::rival(filter.rival, filter.game);
    let ends = [Ended::Won, Ended::Drawn, Ended::Lost];
    let places = words::competition(filter.competition);
    let other = || filter.clone();
    let mut steps = vec![
        step(id!("club-by-game"), game, &games, filter.game.as_ref(), |game| Filter { game, ..other() }),
        step(id!("club-by-rival"), rival, &rivals, filter.rival.as_ref(), |rival| Filter {
            rival,
            ..other()
        }),
        step(id!("club-by-result"), words::ended(filter.ended), &ends, filter.ended.as_ref(), |ended| {
            Filter { ended, ..other() }
        }),
        step(id!("club-by-occasion"), places, &[false, true], filter.competition.as_ref(), |competition| {
            Filter { competition, ..other() }
        }),
    ];
    // Names can be searched only if somebody has one.
    if !names.is_empty() {
        let everybody = || say!("club-everybody");
        let who = filter.name.as_ref().map_or_else(everybody, |name| DisplayText::verbatim(name.as_str()));
        steps.push(step(id!("club-by-name"), who, names, filter.name.as_ref(), |name| Filter {
            name,
            ..other()
        }));
    }
    let starred = Filter { starred: !filter.starred, ..other() };
    let starred = Button::new(say!("club-starred")).toggle(filter.starred).asks(ClubMsg::Look(starred));
    // Steppers of a line are as high as the highest of them.
    row().wrap().gaps(10.0, 8.0).rigid().stretch().children(steps).child(column().at_end().child(starred))
}

/// Returns a search criterion with an arrow on either side; it can be unset.
fn step<T: Clone + PartialEq>(
    name: Id,
    words: impl Into<String>,
    values: &[T],
    now: Option<&T>,
    put: impl Fn(Option<T>) -> Filter,
) -> Node<'static, ClubMsg> {
    let at = now.and_then(|now| values.iter().position(|known| known == now)).map_or(0, |k| k + 1);
    let of = values.len() + 1;
    let to = |k: usize| ClubMsg::Look(put((k % of).checked_sub(1).and_then(|k| values.get(k).cloned())));
    let head = Text::note(name.capitals()).face(Face::Headline).colour(AMBER);
    let values = stepper(name, words, to(at + of - 1), to(at + 1)).grow();
    column().gap(4.0).basis(270.0).grow().child(head).child(values)
}

/// Returns the list with its headings; `now` is in seconds since 1970.
pub(super) fn rows<'a>(
    found: &'a [&'a Kept],
    chosen: Option<&'a Kept>,
    art: Pictures<'a>,
    now: u64,
) -> Node<'a, ClubMsg> {
    let place = chosen.and_then(|chosen| found.iter().position(|kept| kept.id == chosen.id));
    let heads = [id!("club-head-match"), id!("club-head-result"), id!("club-head-when")];
    let heads = cells(heads.map(|head| Text::note(head).node()), column(), column());
    let list = long_list(found.len(), 10.0, place, move |k| match found.get(k) {
        Some(kept) => line(kept, place == Some(k), art, now),
        None => spring(),
    });
    headed(heads.pad(22.0, 0.0), list).grow()
}

/// Returns the columns of a row or of the headings: first the icon of the game, last the notes.
fn cells<'a>(
    [of, result, when]: [Node<'a, ClubMsg>; 3],
    before: Node<'a, ClubMsg>,
    behind: Node<'a, ClubMsg>,
) -> Node<'a, ClubMsg> {
    row()
        .gap(20.0)
        .pad(22.0, 10.0)
        .child(before.width(54.0).rigid())
        .child(of.portion(3.0).min_width(0.0))
        .child(result.portion(2.0).min_width(0.0))
        .child(when.portion(1.6).min_width(0.0))
        .child(behind.width(92.0).rigid())
}

/// Returns a match as a row: its game, players, result and date.
fn line<'a>(kept: &'a Kept, on: bool, art: Pictures<'a>, now: u64) -> Node<'a, ClubMsg> {
    let number = GAMES.iter().position(|game| game.id() == kept.game);
    let number = number.map_or_else(String::new, |k| (k + 1).to_string());
    let (title, players, result) = (words::title(kept), words::players(kept), words::result(kept));
    let when = ago(now.saturating_sub(kept.ended));
    let name = say!("club-line", game = &title, players = &players, result = &result, when = &when);
    let press = Press::new(name).look(Look::Bare).one_of(on);
    let of = column().gap(4.0).child(Text::label(title).elided()).child(Text::note(players).elided());
    let result = Text::label(result).colour(AMBER).node();
    let cap = drawing((46.0, 46.0), move |p, r| {
        keycap(p, r.center(), 46.0, &number, false);
    });
    let noted = drawing((92.0, 40.0), move |p, r| {
        let icons = [("trophy-fill", kept.competition), ("star-fill", kept.star)];
        let mut at = r.right_center() - vec2(20.0, 0.0);
        for (icon, _) in icons.into_iter().rev().filter(|(_, set)| *set) {
            art.icon(p, icon, at, 40.0, AMBER);
            at.x -= 52.0;
        }
    });
    cells([of, result, Text::note(when).node()], cap, noted)
        .surface(Surface::drawn(move |p, r, hot| {
            if on || hot {
                block(p, r, 12.0, ink(if on { NAVY_3 } else { NAVY_2 }));
            } else {
                panel(p, r, 12.0);
            }
            if on {
                frame(p, r, 12.0, 3.0, AMBER);
            }
        }))
        .press(if on { press.first() } else { press }, ClubMsg::Choose(kept.id.clone()))
}

/// Returns the details of the chosen match with its actions; `sure` is true if its deletion waits to be confirmed.
pub(super) fn facts<'a>(kept: &'a Kept, sure: bool, said: Option<&Said>, now: u64) -> Node<'a, ClubMsg> {
    let goals = score(kept.result.score).shown();
    let side = |seat| Text::label(words::player(kept, seat)).colour(AMBER);
    let board = row()
        .gap(14.0)
        .pad(18.0, 4.0)
        .rigid()
        .surface(Surface::Fill(ink(INK), 12.0))
        .child(side(Seat::Home).node().portion(1.0).min_width(0.0))
        .child(Text::title(goals).face(Face::Display).size(64.0).colour(CHALK).one_line())
        .child(side(Seat::Away).align(Align::Max).node().portion(1.0).min_width(0.0));
    let lines = words::facts(kept, now).into_iter().map(|line| Text::body(line).node().rigid());
    let said = said.map(|said| Text::note(said.words()).colour(AMBER).node().rigid());
    column()
        .rolls()
        .gap(10.0)
        .pad(24.0, 24.0)
        .width(600.0)
        .rigid()
        .surface(Surface::Fill(ink(NAVY_2), 16.0))
        .child(board)
        .children(lines)
        .child(spring())
        .children(said)
        .children(deeds(kept, sure))
}

/// Returns the buttons of its actions, in rows.
fn deeds<'a>(kept: &Kept, sure: bool) -> [Node<'a, ClubMsg>; 3] {
    let id = || kept.id.clone();
    let again = find(&kept.game).map(|game| {
        let who = kept.who.unwrap_or(BySeat::new(Controller::Human, Controller::Bot(Level::Amateur)));
        ClubMsg::Again(StartMatch::new(game, kept.options.clone(), Some(kept.seed), who))
    });
    let again = again.map(|again| Button::new(say!("club-same-deal")).asks(again));
    let (label, away) = if sure {
        (id!("page-sure"), ClubMsg::DeleteSurely(id()))
    } else {
        (id!("page-delete"), ClubMsg::Delete(id()))
    };
    let watch =
        Button::primary(say!("club-watch")).size(40.0).not_first().asks(ClubMsg::Watch(id(), kept.who));
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
            Button::new(say!("club-report")).asks(ClubMsg::Report(Box::new(kept.clone()))),
            Button::new(say!("club-picture")).asks(ClubMsg::Picture(Box::new(kept.clone()))),
            Button::new(say!("club-star")).toggle(kept.star).asks(ClubMsg::Star(id(), !kept.star)),
            Button::new(label).asks(away),
        ]),
    ]
}
