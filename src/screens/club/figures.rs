//! The statistics of the club house, over all matches of the search: totals, results against each rival, and recent
//! form.

use std::collections::BTreeSet;

use bevy_egui::egui::{Align2, Painter, Rect, Shape, pos2, vec2};

use super::words;
use crate::hud::pictures::PicturePainter;
use crate::theme::paint::draw_text;
use crate::theme::{UiFont, ink};
use crate::widgets::{BoxSurface, GridTrack, Node, StyledText, column, drawing, row, table};
use ::words::{DisplayText, MessageId, per_cent, score_of};
use ::words::{id, say};
use ai::evaluate::ValueUnit;
use career::head_to_head::rivalries;
use career::stats::{CareerStats, MAX_FORM_RESULTS, by_rival};
use career::{MatchOpponent, PersonResult};
use games::find;
use stage::palette::{AMBER, MUTED, WOOD_LIGHT};
use store::ArchivedMatch;

/// The icons of the figures, in the order of [`words::tiles`].
const ICONS: [&str; 12] = [
    "users-fill", "chart-bar-fill", "play-circle-fill", "lock-fill", "lightning-fill", "medal-fill",
    "arrow-u-up-left-fill", "flag-fill", "crown-fill", "clock-fill", "lightbulb-fill", "swap-fill",
];

/// Number of running scores that are shown: those of the people who met most often.
const RIVALRIES: usize = 6;

/// Returns the statistics of these matches; the page sends no message.
pub(super) fn view<'a, M: 'a>(found: &[&ArchivedMatch], art: PicturePainter<'a>) -> Node<'a, M> {
    let all = CareerStats::from_matches(found.iter().copied());
    let tiles = words::tiles(&all)
        .into_iter()
        .zip(ICONS)
        .map(|((value, name, counted), icon)| tile(value, name, counted, icon, art));
    let late = column().gap(14.0).basis(640.0).share(1.0).child(form(&all)).child(decisions(&all));
    column()
        .gap(14.0)
        .pad(4.0, 4.0)
        .children(between_people(found))
        .children((all.played > 0).then(|| results(&all, 40.0).rigid()))
        .child(row().wrap().gap(14.0).stretch().rigid().children(tiles))
        .child(row().wrap().gap(14.0).stretch().rigid().grow().child(rivals(found)).child(late))
}

/// Returns a figure on a board: its value, its name and what it counts.
pub(super) fn tile<'a, M: 'a>(
    value: DisplayText,
    name: MessageId,
    counted: DisplayText,
    icon: &'static str,
    art: PicturePainter<'a>,
) -> Node<'a, M> {
    let sign = drawing((30.0, 30.0), move |p, r| art.icon(p, icon, r.center(), 30.0, AMBER)).rigid();
    let board = column()
        .pad(10.0, 4.0)
        .surface(BoxSurface::Scoreboard)
        .child(StyledText::label(value).size(54.0).centred());
    let head = row()
        .gap(10.0)
        .centred()
        .child(sign)
        .child(StyledText::label(name).size(26.0).face(UiFont::Headline).colour(AMBER));
    column()
        .basis(250.0)
        .grow()
        .gap(6.0)
        .pad(14.0, 10.0)
        .surface(BoxSurface::Plaque)
        .child(head)
        .child(board)
        .child(StyledText::note(counted).centred())
}

/// Returns the running scores of people against each other; `None` if no two of them have met.
fn between_people<'a, M: 'a>(found: &[&ArchivedMatch]) -> Option<Node<'a, M>> {
    let pairs = rivalries(found.iter().copied());
    let lines = pairs.iter().take(RIVALRIES).map(|pair| {
        let score = StyledText::label(words::running(pair)).size(34.0);
        let drawn = (pair.drawn > 0).then(|| StyledText::note(say!("club-between-drawn", n = pair.drawn)));
        row().wrap().gaps(16.0, 2.0).child(score).children(drawn)
    });
    let head = StyledText::heading(say!("club-between")).size(30.0);
    (!pairs.is_empty()).then(|| panel().gap(8.0).rigid().child(head).children(lines))
}

/// Returns the panel that statistics are drawn on.
fn panel<'a, M>() -> Node<'a, M> {
    column().pad(20.0, 16.0).surface(BoxSurface::Plaque)
}

/// Returns wins, draws and defeats side by side, each as wide as there are many, with its number in letters of that
/// size; large ones have their names.
fn results<'a, M: 'a>(figures: &CareerStats, size: f32) -> Node<'a, M> {
    let named = size > 30.0;
    let parts = [
        (figures.won, PersonResult::Won, id!("club-column-won")),
        (figures.drawn, PersonResult::Drawn, id!("club-column-drawn")),
        (figures.lost, PersonResult::Lost, id!("club-column-lost")),
    ];
    let parts = parts.into_iter().filter(|(n, ..)| *n > 0).map(|(n, ended, name)| {
        let (ground, letters) = words::colours(ended);
        let name = named.then(|| StyledText::label(name).size(26.0).colour(letters));
        row()
            .wrap()
            .centred()
            .gaps(12.0, 0.0)
            .pad(10.0, 2.0)
            .share(n as f32)
            .surface(BoxSurface::Fill(ink(ground), 4.0))
            .child(StyledText::label(n.to_string()).size(size).colour(letters).one_line())
            .children(name)
    });
    row().gap(3.0).stretch().children(parts)
}

/// Returns the figures against each opponent with its name. A bot has another name in each game: among matches of
/// several games, the game is named too.
fn named_rivals(found: &[&ArchivedMatch]) -> Vec<(DisplayText, CareerStats)> {
    let games: BTreeSet<&str> = found.iter().map(|archived| archived.game.as_str()).collect();
    let is_bot = |rival: &Option<MatchOpponent>| matches!(rival, Some(MatchOpponent::Bot(_)));
    let name = |rival: Option<MatchOpponent>, game: Option<&str>| {
        rival.map_or(id!("club-against-nobody"), |rival| words::rival(Some(rival), game))
    };
    let bots = games.iter().flat_map(|game| {
        let several = games.len() > 1;
        let all = by_rival(found.iter().copied().filter(|archived| archived.game == **game));
        let bots = all.into_iter().filter(|(rival, _)| is_bot(rival));
        bots.map(move |(rival, figures)| {
            let bot = name(rival, Some(game));
            let title = find(game).filter(|_| several).map(|game| game.info().title);
            (title.map_or(bot.into(), |title| say!("club-opponent-in", bot, game = title)), figures)
        })
    });
    let others = by_rival(found.iter().copied()).into_iter().filter(|(rival, _)| !is_bot(rival));
    bots.chain(others.map(|(rival, figures)| (name(rival, None).into(), figures))).collect()
}

/// Returns a table of all rivals, with its headings.
fn rivals<'a, M: 'a>(found: &[&ArchivedMatch]) -> Node<'a, M> {
    let rows = named_rivals(found);
    let room = panel().gap(10.0).basis(860.0).share(1.3);
    if rows.is_empty() {
        let words = StyledText::body(say!("club-uncounted")).colour(MUTED);
        return room.child(heading(id!("club-against"))).child(words);
    }
    let tracks =
        [GridTrack::Share(2.4), GridTrack::Fits, GridTrack::Share(3.2), GridTrack::Fits, GridTrack::Fits];
    let note = |name: MessageId| StyledText::note(name).centred().node();
    let ends = [id!("club-column-won"), id!("club-column-drawn"), id!("club-column-lost")];
    let ends = row().wrap().gaps(14.0, 0.0).centred().children(ends.map(StyledText::note));
    let mut cells = table(&tracks)
        .gaps(18.0, 12.0)
        .child(heading(id!("club-against")))
        .child(note(id!("club-column-played")))
        .child(ends)
        .child(note(id!("club-column-goals")))
        .child(note(id!("club-column-points")));
    for (name, figures) in rows {
        let value = |value: String| StyledText::label(value).one_line().centred().node();
        cells = cells
            .child(StyledText::label(name))
            .child(value(figures.played.to_string()))
            .child(results(&figures, 26.0))
            .child(value(score_of(figures.scored, figures.conceded).shown()))
            .child(value(per_cent(figures.share()).shown()));
    }
    room.child(cells)
}

fn heading<'a, M>(name: MessageId) -> Node<'a, M> {
    StyledText::heading(name).size(30.0).node()
}

/// Returns a drawing under its heading and a note.
fn picture<'a, M: 'a>(
    name: MessageId,
    note: MessageId,
    draw: impl FnOnce(&Painter, Rect) + 'a,
) -> Node<'a, M> {
    let head = row().wrap().gaps(16.0, 4.0).child(heading(name)).child(StyledText::note(note));
    panel().gap(12.0).grow().child(head).child(drawing((0.0, 120.0), draw).grow())
}

/// Returns the plot of the value that the person's decisions gave away in the last matches with a report. Lower is
/// better.
fn decisions<'a, M: 'a>(all: &CareerStats) -> Node<'a, M> {
    let (unit, report_totals) = all.report_totals();
    let note = words::given(unit);
    if report_totals.recent.is_empty() {
        let head = heading(id!("club-given-away"));
        return panel().gap(12.0).grow().child(head).child(StyledText::note(say!("club-unplotted")));
    }
    let (recent, mean) = (report_totals.recent.clone(), report_totals.value_lost());
    picture(id!("club-given-away"), note, move |p, r| plot(p, r, unit, mean, &recent))
}

/// Draws the value given away in each of the last matches, the newest on the right, and their mean.
fn plot(p: &Painter, r: Rect, unit: ValueUnit, mean: f64, recent: &[f64]) {
    let field = Rect::from_min_max(r.min + vec2(56.0, 10.0), r.max - vec2(0.0, 12.0));
    // A small largest value is not stretched to the full height.
    let most = recent.iter().fold(0.1, |most: f64, given| most.max(*given));
    let y = |given: f64| field.bottom() - field.height() * (given.max(0.0) / most) as f32;
    for given in [0.0, most] {
        p.line_segment([pos2(field.left(), y(given)), pos2(field.right(), y(given))], (2.0, ink(WOOD_LIGHT)));
        let at = pos2(field.left() - 12.0, y(given));
        draw_text(
            p,
            at,
            Align2::RIGHT_CENTER,
            &words::edge(unit, given).shown(),
            UiFont::Display,
            24.0,
            MUTED,
        );
    }
    let mean = y(mean.min(most));
    p.line_segment([pos2(field.left(), mean), pos2(field.right(), mean)], (2.0, ink(MUTED)));
    let step = field.width() / MAX_FORM_RESULTS as f32;
    let first = MAX_FORM_RESULTS - recent.len();
    let at = |k: usize, given: f64| pos2(field.left() + step * ((first + k) as f32 + 0.5), y(given));
    let points: Vec<_> = recent.iter().enumerate().map(|(k, given)| at(k, *given)).collect();
    p.add(Shape::line(points.clone(), (4.0, ink(AMBER))));
    for point in points {
        p.circle_filled(point, 7.0, ink(AMBER));
    }
}

/// Draws the last results as a line: wins above, draws in the middle, defeats below, each with its letter.
fn form<'a, M: 'a>(all: &CareerStats) -> Node<'a, M> {
    let form: Vec<PersonResult> = all.form.clone();
    picture(id!("club-of-late"), id!("club-newest-right"), move |p, r| line(p, r, &form))
}

fn line(p: &Painter, r: Rect, form: &[PersonResult]) {
    let field = Rect::from_min_max(r.min + vec2(56.0, 16.0), r.max - vec2(0.0, 16.0));
    let step = field.width() / MAX_FORM_RESULTS as f32;
    let y = |ended: PersonResult| match ended {
        PersonResult::Won => field.top(),
        PersonResult::Drawn => field.center().y,
        PersonResult::Lost => field.bottom(),
    };
    for ended in [PersonResult::Won, PersonResult::Drawn, PersonResult::Lost] {
        p.line_segment([pos2(field.left(), y(ended)), pos2(field.right(), y(ended))], (2.0, ink(WOOD_LIGHT)));
    }
    let first = MAX_FORM_RESULTS - form.len();
    let at = |k: usize, ended: PersonResult| pos2(field.left() + step * ((first + k) as f32 + 0.5), y(ended));
    let points: Vec<_> = form.iter().enumerate().map(|(k, ended)| at(k, *ended)).collect();
    p.add(Shape::line(points.clone(), (3.0, ink(MUTED))));
    for (point, ended) in points.into_iter().zip(form) {
        let (fill, letter) = words::colours(*ended);
        p.circle_filled(point, 15.0, ink(fill));
        let words = words::letter(*ended).shown();
        draw_text(p, point, Align2::CENTER_CENTER, &words, UiFont::Display, 22.0, letter);
    }
}
