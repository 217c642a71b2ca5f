//! The fixtures of a competition, one column for each round, and the table of a league.

use bevy_egui::egui::{Align2, Painter, Rect, Stroke, pos2};

use super::badge;
use crate::competition::{Competition, Fixture, Kind as Contest};
use crate::controller::Controller;
use crate::engine::Seat;
use crate::screens::honours::cup;
use crate::stage::clubs::Crest;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY, NAVY_3, Rgb};
use crate::theme::paint::{block, frame, no_crest, shield, text};
use crate::theme::{Face, ink};
use crate::widgets::{Node, Surface, Text, Track, column, drawing, row, space, table};
use crate::words::{DisplayText, score_of};
use crate::{id, say};

/// Colour of lines to open fixtures: visible, but behind everything that is known.
const FAINT: Rgb = Rgb(0x3E_5678);
/// Gap between two rounds, design units.
const TIE: f32 = 24.0;
/// Largest number of rounds that leaves room for whole names.
const FEW: usize = 3;

/// Returns all rounds side by side; open fixtures are empty boxes.
pub(super) fn columns<'a, M: 'a>(competition: &Competition) -> Node<'a, M> {
    let next = competition.for_people();
    rounds(competition, 168.0, |fixture| match fixture {
        Some(fixture) => box_of(competition, fixture, Some(*fixture) == next),
        None => drawing((90.0, 70.0), nobody),
    })
}

/// Returns the fixtures before lots are drawn; those of a league are known already.
pub(super) fn preview<'a, M: 'a>(competition: &Competition) -> Node<'a, M> {
    let all = rounds(competition, 110.0, |fixture| match fixture {
        None => drawing((80.0, 44.0), nobody),
        Some(fixture) => {
            let sides = fixture.sides;
            drawing((120.0, 44.0), move |p, r| {
                block(p, r, 8.0, ink(INK));
                let s = (r.height() - 8.0).min(60.0);
                for (seat, way) in [(Seat::Home, -1.0), (Seat::Away, 1.0)] {
                    let at = pos2(r.center().x + way * (s * 0.5 + 18.0), r.center().y);
                    shield(p, at, s, Crest::of_entrant(sides[seat]));
                }
                let versus = id!("page-v").shown();
                text(p, r.center(), Align2::CENTER_CENTER, &versus, Face::Display, 24.0, MUTED);
            })
        }
    });
    if competition.kind() == Contest::League {
        return all;
    }
    let won = drawing((150.0, 150.0), |p, r| cup(p, pos2(r.center().x, r.bottom() - 8.0), 136.0)).rigid();
    row().gap(16.0).grow().stretch().child(all.grow()).child(won)
}

/// Returns all fixtures under the names of their rounds; `most` is the largest height of a fixture. In a cup, each is
/// centred on the two that lead to it and connected to them by lines.
fn rounds<'a, M: 'a>(
    competition: &Competition,
    most: f32,
    mut each: impl FnMut(Option<&Fixture>) -> Node<'a, M>,
) -> Node<'a, M> {
    let known = competition.rounds();
    let first = known.first().map_or(1, Vec::len);
    let is_cup = competition.kind() == Contest::Cup;
    let (mut heads, mut body) = (row().rigid(), row().stretch().grow());
    let mut league = row().wrap().gaps(16.0, 20.0).stretch().grow();
    for round in 0..competition.length() {
        let count = if is_cup { (first >> round).max(1) } else { first };
        let title = Text::heading(competition.round_title(round)).size(30.0).colour(CHALK).centred().node();
        let matches = (0..count).map(|place| {
            let fixture = known.get(round).and_then(|round| round.get(place));
            let place = each(fixture).full_width().basis(most);
            column().portion(1.0).pad(0.0, 5.0).centred().child(place)
        });
        let matches = column().children(matches);
        if !is_cup {
            league = league
                .child(column().basis(110.0).grow().gap(8.0).child(title.rigid()).child(matches.grow()));
            continue;
        }
        if round > 0 {
            let ties = (0..count).map(|_| drawing((TIE, 0.0), tie).portion(1.0));
            heads = heads.child(space(TIE, 0.0));
            body = body.child(column().rigid().width(TIE).children(ties));
        }
        heads = heads.child(title.portion(1.0));
        body = body.child(matches.portion(1.0));
    }
    if is_cup { column().grow().gap(8.0).child(heads).child(body) } else { league }
}

/// Draws the lines from two fixtures, a quarter from either end, to the one between their winners.
fn tie(p: &Painter, r: Rect) {
    let stroke = Stroke::new(3.0, ink(FAINT));
    let (mid, quarter) = (r.center(), r.height() / 4.0);
    for y in [r.top() + quarter, r.bottom() - quarter] {
        p.line_segment([pos2(r.left(), y), pos2(mid.x, y)], stroke);
    }
    p.line_segment([pos2(mid.x, r.top() + quarter), pos2(mid.x, r.bottom() - quarter)], stroke);
    p.line_segment([mid, pos2(r.right(), mid.y)], stroke);
}

/// Draws a fixture whose sides are unknown.
fn nobody(p: &Painter, r: Rect) {
    block(p, r, 10.0, ink(NAVY));
    frame(p, r, 10.0, 2.0, FAINT);
    let s = (r.height() * 0.36).min(56.0);
    for share in [0.28, 0.72] {
        no_crest(p, pos2(r.left() + 14.0 + s / 2.0, r.top() + r.height() * share), s, FAINT);
    }
}

/// Returns a fixture whose sides are known, with its result if it is played; `now` is true if it comes next.
fn box_of<'a, M: 'a>(competition: &Competition, fixture: &Fixture, now: bool) -> Node<'a, M> {
    let whole = competition.length() <= FEW;
    let half = |seat: Seat| {
        let side = fixture.sides[seat];
        let crest = Crest::of_entrant(side);
        let colour = match fixture.played {
            Some(tally) if tally.winner == Some(!seat) => MUTED,
            _ => CHALK,
        };
        let figure = fixture.played.map(|tally| match tally.kicks {
            Some(kicks) => format!("{} ({})", tally.score[seat], kicks[seat]),
            None => tally.score[seat].to_string(),
        });
        let club = Text::label(if whole { crest.name } else { crest.short }).colour(colour);
        let who = whole.then(|| Text::note(competition.called(side)));
        row()
            .gap(10.0)
            .grow()
            .child(badge(side, if whole { 52.0 } else { 40.0 }))
            .child(column().grow().child(club).children(who))
            .children(figure.map(|figure| Text::label(figure).colour(colour).one_line().node().rigid()))
    };
    let (edge, colour) = if now { (4.0, AMBER) } else { (2.0, NAVY_3) };
    column()
        .gap(4.0)
        .pad(12.0, 6.0)
        .surface(Surface::Edged(ink(INK), edge, colour, 12.0))
        .children(Seat::BOTH.map(half))
}

/// Returns the table of a league, the best first; people at this screen have a lighter background.
pub(super) fn standings<'a, M: 'a>(competition: &Competition) -> Node<'a, M> {
    let fits = [Track::Fits; 5];
    let tracks: Vec<Track> = [Track::Fits, Track::Share(1.0)].into_iter().chain(fits).collect();
    let heads = [
        DisplayText::EMPTY,
        DisplayText::EMPTY,
        say!("competition-won"),
        say!("competition-drawn"),
        say!("competition-lost"),
        say!("competition-goals"),
        say!("competition-points"),
    ];
    let heads = heads.map(|head| row().pad(10.0, 2.0).at_end().child(Text::note(head).one_line()));
    let mut lines = table(&tracks).gaps(0.0, 5.0).stretch().rigid().children(heads);
    for (k, line) in competition.standings().iter().enumerate() {
        let ours =
            competition.entrants().get(line.side).is_some_and(|entrant| entrant.who == Controller::Human);
        let ground = if ours { NAVY_3 } else { [INK, NAVY][k % 2] };
        let cell = || row().pad(10.0, 6.0).surface(Surface::Fill(ink(ground), 0.0));
        let figure =
            |words: String, colour| cell().at_end().child(Text::label(words).colour(colour).one_line());
        let club = row()
            .wrap()
            .gaps(14.0, 0.0)
            .grow()
            .child(Text::label(Crest::of_entrant(line.side).name))
            .child(Text::note(competition.called(line.side)));
        lines = lines
            .child(figure((k + 1).to_string(), MUTED))
            .child(cell().gap(12.0).child(badge(line.side, 42.0)).child(club))
            .child(figure(line.won.to_string(), MUTED))
            .child(figure(line.drawn.to_string(), MUTED))
            .child(figure(line.lost.to_string(), MUTED))
            .child(figure(score_of(line.scored, line.conceded).shown(), MUTED))
            .child(figure(line.points().to_string(), CHALK));
    }
    lines
}
