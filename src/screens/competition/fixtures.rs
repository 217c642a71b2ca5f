//! The fixtures of a competition: rounds with their matches, the bracket of a cup, and the tables.

use std::cell::RefCell;
use std::cmp::Ordering;
use std::collections::HashMap;
use std::rc::Rc;

use bevy_egui::egui::{Painter, Rect, Stroke, pos2, vec2};

use super::odds::percent;
use super::{CompetitionMsg, club_crest};
use crate::screens::honours::cup;
use crate::theme::ink;
use crate::theme::paint::{draw_crest_outline, draw_frame, draw_shield, fill_rounded_rect};
use crate::widgets::{
    BoxSurface, GridTrack, Node, PressStyle, Pressable, StyledText, column, drawing, row, space, table,
};
use clubs::Club;
use competition::groups::GroupTableRow;
use competition::revealed::FixtureId;
use competition::{Competition, CompetitionKind as Contest, Fixture, FixtureResult, Tie};
use engine::{BySeat, Seat};
use players::controller::Controller;
use stage::palette::{AMBER, CARD_RED, CHALK, INK, MUTED, NAVY, NAVY_2, NAVY_3, PITCH_B, Rgb};
use words::{DisplayText, score_of};
use words::{id, say};

/// Colour of lines to open fixtures: visible, but behind everything that is known.
const FAINT: Rgb = Rgb(0x3E_5678);
/// Gap between two rounds, design units.
const TIE: f32 = 24.0;
/// Largest number of rounds that leaves room for whole names.
const MAX_WHOLE_NAME_ROUNDS: usize = 3;

/// The positions in this frame: the places by the number of their ball, and the open ball.
#[derive(Clone, Default)]
pub(super) struct DrawLayout(pub(super) Rc<RefCell<(HashMap<usize, Rect>, Option<Rect>)>>);

impl DrawLayout {
    /// Notes the place of that ball.
    pub(super) fn note(&self, ball: usize, r: Rect) {
        self.0.borrow_mut().0.insert(ball, r);
    }
}

/// The highlight of a box.
enum BoxHighlight<'a> {
    /// Nothing.
    Plain,
    /// The match comes next.
    Next,
    /// Its result comes in.
    Coming,
    /// It is being drawn: that many sides are at their places.
    Drawn(usize, &'a DrawLayout),
}

/// The contents of a box: two sides that meet, in one match or in several legs.
struct BracketPair {
    sides: BySeat<usize>,
    played: Option<FixtureResult>,
    /// True if there are several matches, whose results stand below each other's sum.
    several: bool,
    /// The matches whose results are shown, each with its result.
    results: Vec<(Fixture, FixtureResult)>,
    place: usize,
}

impl From<&Fixture> for BracketPair {
    fn from(fixture: &Fixture) -> Self {
        let results = fixture.played.map(|tally| (*fixture, tally)).into_iter().collect();
        Self { sides: fixture.sides, played: fixture.played, several: false, results, place: fixture.place }
    }
}

impl BracketPair {
    /// Describes a tie. The result of `coming` comes in.
    fn of(tie: &Tie, place: usize, coming: Option<(FixtureId, FixtureResult)>) -> Self {
        let tally = |leg: &Fixture| {
            let comes = coming.filter(|(at, _)| *at == leg.id()).map(|(_, tally)| tally);
            comes.or(leg.played).map(|tally| (*leg, leg.by_seats_of_first_leg(tally)))
        };
        let results: Vec<(Fixture, FixtureResult)> = tie.legs.iter().filter_map(tally).collect();
        let several = tie.legs.len() > 1 && !results.is_empty();
        let played = match &results[..] {
            [(_, only)] if !several => Some(*only),
            _ => tie.played(),
        };
        Self { sides: tie.sides, played, several, results, place }
    }
}

/// Returns true while a table counts: in a league, and in groups until their last match.
pub(super) fn is_table(competition: &Competition) -> bool {
    competition.kind() != Contest::Cup && competition.ties().is_empty()
}

/// Returns the fixtures by rounds, or the bracket of the cup. The result of `coming` is appearing.
pub(super) fn columns(
    competition: &Competition,
    coming: Option<(FixtureId, FixtureResult)>,
) -> Node<'static, CompetitionMsg> {
    let next = competition.for_people().map(|fixture| fixture.id());
    let edge = |legs: &[Fixture]| {
        let any = |at: Option<FixtureId>| at.is_some_and(|at| legs.iter().any(|leg| leg.id() == at));
        match (any(coming.map(|(at, _)| at)), any(next)) {
            (true, _) => BoxHighlight::Coming,
            (false, true) => BoxHighlight::Next,
            (false, false) => BoxHighlight::Plain,
        }
    };
    if is_table(competition) {
        let known = competition.rounds();
        return lists(competition, tall(competition), |round, place| {
            let fixture = &known[round][place];
            let comes = coming.filter(|(at, _)| *at == fixture.id()).map(|(_, tally)| tally);
            let met = BracketPair::from(&Fixture { played: comes.or(fixture.played), ..*fixture });
            bracket_box(competition, &met, &edge(std::slice::from_ref(fixture)))
        });
    }
    let known = competition.ties();
    stages(competition, tall(competition), |stage, place| {
        let tie = known.get(stage).and_then(|ties| ties.get(place));
        match (tie, competition.bye()) {
            (Some(tie), _) => {
                bracket_box(competition, &BracketPair::of(tie, place, coming), &edge(&tie.legs))
            }
            (None, Some(side)) if stage == 0 => waiting(competition, side, None),
            (None, _) => drawing((90.0, 70.0), nobody),
        }
    })
}

/// Returns the places that a draw fills, of which that many sides are drawn: the bracket, or the groups. `places`
/// learns where they are.
pub(super) fn being_drawn(
    competition: &Competition,
    drawn: usize,
    places: &DrawLayout,
) -> Node<'static, CompetitionMsg> {
    if competition.kind() == Contest::Groups {
        return groups_being_drawn(competition, drawn, places);
    }
    let known = competition.ties();
    stages(competition, tall(competition), |stage, place| {
        let tie = known.get(stage).and_then(|ties| ties.get(place));
        match (tie, competition.bye()) {
            (Some(tie), _) => bracket_box(
                competition,
                &BracketPair::of(tie, place, None),
                &BoxHighlight::Drawn(drawn, places),
            ),
            (None, Some(side)) if stage == 0 => waiting(competition, side, Some((drawn, places))),
            (None, _) => drawing((90.0, 70.0), nobody),
        }
    })
}

/// Returns the groups of which that many sides are drawn, each ball into the next group in turn.
fn groups_being_drawn<'a, M: 'a>(
    competition: &Competition,
    drawn: usize,
    places: &DrawLayout,
) -> Node<'a, M> {
    let groups = competition.groups();
    let count = groups.len();
    let group = |(n, sides): (usize, Vec<usize>)| {
        let line = |(k, side): (usize, usize)| {
            let lot = k * count + n;
            let club = if lot < drawn { competition.club(side).name.as_str() } else { "" };
            row()
                .gap(14.0)
                .pad(12.0, 6.0)
                .surface(BoxSurface::Edged(ink(INK), 2.0, NAVY_3, 10.0))
                .child(lot_badge(competition.club(side), 52.0, lot, drawn, places))
                .child(column().grow().child(StyledText::label(club).size(28.0)))
        };
        let head = StyledText::heading(Competition::group_title(n)).size(30.0).colour(CHALK).centred().node();
        column()
            .basis(380.0)
            .grow()
            .gap(6.0)
            .child(head.rigid())
            .children(sides.into_iter().enumerate().map(line))
    };
    row().wrap().gaps(20.0, 16.0).stretch().rigid().children(groups.into_iter().enumerate().map(group))
}

/// Returns the largest height of a fixture: few of them fill the page too. In a table at 200 % a whole one is in sight.
fn tall(competition: &Competition) -> f32 {
    match (is_small(competition), is_table(competition)) {
        (true, _) => 268.0,
        (false, true) => 140.0,
        (false, false) => 168.0,
    }
}

/// Returns true for a cup with room for large boxes.
fn is_small(competition: &Competition) -> bool {
    !is_table(competition) && competition.stages() < MAX_WHOLE_NAME_ROUNDS
}

/// Returns the fixtures before lots are drawn; those of a league are known already, those of a cup are open.
pub(super) fn preview<'a, M: 'a>(competition: &Competition) -> Node<'a, M> {
    if competition.kind() == Contest::League {
        let known = competition.rounds();
        return lists(competition, 110.0, |round, place| {
            let fixture = &known[round][place];
            let crest = |seat: Seat| club_crest(competition.club(fixture.sides[seat]), 44.0);
            let versus = StyledText::label(id!("page-v")).size(24.0).colour(MUTED).one_line();
            let crests = row().gap(8.0).centred();
            let crests =
                crests.child(crest(Seat::Home)).child(versus.node().rigid()).child(crest(Seat::Away));
            let people = competition.has_people(fixture).then(|| {
                let [home, away] = Seat::BOTH.map(|seat| brief(competition, fixture.sides[seat]));
                StyledText::note(say!("pairing", home, away)).size(20.0).up_to(30.0).centred()
            });
            column()
                .centred()
                .gap(2.0)
                .pad(8.0, 6.0)
                .surface(BoxSurface::Fill(ink(INK), 8.0))
                .child(crests.rigid())
                .children(people.map(|people| people.node().rigid()))
        });
    }
    let all = stages(competition, 100.0, |stage, place| match (stage, place, competition.bye()) {
        (0, 1.., Some(_)) => StyledText::note(say!("competition-free")).centred().node(),
        _ => drawing((80.0, 44.0), nobody),
    });
    let won = drawing((150.0, 150.0), |p, r| cup(p, r.center() + vec2(0.0, 68.0), 136.0)).rigid();
    row().gap(16.0).grow().stretch().child(all.grow()).child(won)
}

/// Returns the name of a person, or the three letters of a bot's club: as much as fits where many matches are listed.
fn brief(competition: &Competition, side: usize) -> DisplayText {
    if competition.is_person(side) {
        return competition.manager_name(side);
    }
    DisplayText::verbatim(&competition.club(side).short)
}

/// Returns the boxes of a round one below the other; `most` is the largest height of a box.
fn slots<'a, M: 'a>(count: usize, most: f32, mut each: impl FnMut(usize) -> Node<'a, M>) -> Node<'a, M> {
    column().children((0..count).map(|place| {
        column().portion(1.0).pad(0.0, 5.0).centred().child(each(place).full_width().basis(most))
    }))
}

/// Returns the rounds of a league or of groups, each with its fixtures under its name; `most` is the largest height of
/// a fixture.
fn lists<'a, M: 'a>(
    competition: &Competition,
    most: f32,
    mut each: impl FnMut(usize, usize) -> Node<'a, M>,
) -> Node<'a, M> {
    let known = competition.rounds();
    let mut all = row().wrap().balanced().gaps(16.0, 20.0).stretch().grow();
    for (round, fixtures) in known.iter().enumerate() {
        let title =
            StyledText::heading(competition.round_heading(round)).size(30.0).colour(CHALK).centred().node();
        let matches = slots(fixtures.len(), most, |place| each(round, place));
        let round = column().basis(110.0).grow().gap(8.0).child(title.rigid()).child(matches.grow());
        all = all.child(round.children(free(competition, fixtures)));
    }
    all
}

/// Returns the remark on the side of a league that has no match among these, if their number is odd.
fn free<'a, M: 'a>(competition: &Competition, fixtures: &[Fixture]) -> Option<Node<'a, M>> {
    let plays = |side: usize| {
        fixtures.iter().any(|fixture| Seat::BOTH.into_iter().any(|seat| fixture.sides[seat] == side))
    };
    let free = (0..competition.entrants().len()).find(|side| !plays(*side))?;
    Some(
        StyledText::note(say!("round-free", club = brief(competition, free)))
            .size(22.0)
            .centred()
            .node()
            .rigid(),
    )
}

/// Returns the stages of a cup side by side; `most` is the largest height of a tie. Each is centred on the two that
/// lead to it and connected to them by lines.
fn stages<'a, M: 'a>(
    competition: &Competition,
    most: f32,
    mut each: impl FnMut(usize, usize) -> Node<'a, M>,
) -> Node<'a, M> {
    let count = competition.stages();
    let (mut heads, mut body) = (row().rigid(), row().stretch().grow());
    for stage in 0..count {
        let later = count - stage - 1;
        let title =
            StyledText::heading(competition.stage_title(later)).size(30.0).colour(CHALK).centred().node();
        let ties = 1 << later;
        let matches = slots(ties, most, |place| each(stage, place));
        if stage > 0 {
            let lines = (0..ties).map(|_| drawing((TIE, 0.0), tie).portion(1.0));
            heads = heads.child(space(TIE, 0.0));
            body = body.child(column().rigid().width(TIE).children(lines));
        }
        heads = heads.child(title.portion(1.0));
        body = body.child(matches.portion(1.0));
    }
    column().grow().gap(8.0).child(heads).child(body)
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
    fill_rounded_rect(p, r, 10.0, ink(NAVY));
    draw_frame(p, r, 10.0, 2.0, FAINT);
    let s = (r.height() * 0.36).min(56.0);
    for share in [0.28, 0.72] {
        draw_crest_outline(p, pos2(r.left() + 14.0 + s / 2.0, r.top() + r.height() * share), s, FAINT);
    }
}

/// Returns the side that goes on without a match, in a draw of which that many sides are drawn.
fn waiting<'a, M: 'a>(
    competition: &Competition,
    side: usize,
    drawn: Option<(usize, &DrawLayout)>,
) -> Node<'a, M> {
    let lot = competition.entrants().len() - 1;
    let crest = competition.club(side);
    let (known, sign) = match drawn {
        Some((drawn, places)) => (lot < drawn, lot_badge(crest, 84.0, lot, drawn, places)),
        None => (true, club_crest(crest, 84.0)),
    };
    let club =
        StyledText::label(if known { crest.name.as_str() } else { "" }).size(40.0).up_to(56.0).colour(CHALK);
    let note = |words: DisplayText| StyledText::note(words).size(26.0).up_to(44.0);
    let who = note(if known { competition.manager_name(side) } else { DisplayText::EMPTY });
    row()
        .gap(10.0)
        .pad(20.0, 6.0)
        .surface(BoxSurface::Edged(ink(INK), 2.0, NAVY_3, 12.0))
        .child(sign)
        .child(column().grow().child(club).child(who).child(note(say!("competition-free"))))
}

/// Returns two sides that are known to meet, with their result if there is one. A press on a played match shows it
/// again.
fn bracket_box(
    competition: &Competition,
    met: &BracketPair,
    edge: &BoxHighlight<'_>,
) -> Node<'static, CompetitionMsg> {
    let BracketPair { sides, played, place, several, .. } = *met;
    let whole = if is_table(competition) { competition.length() } else { competition.stages() }
        <= MAX_WHOLE_NAME_ROUNDS;
    let (shield, club_size, who_size) = match (is_small(competition), whole) {
        (true, _) => (84.0, 40.0, 26.0),
        (false, true) => (52.0, 30.0, 22.0),
        (false, false) => (40.0, 30.0, 22.0),
    };
    // The names of a small cup are large already: at 200 % a whole box is in sight.
    let (most_club, most_who) = (56.0, 44.0);
    let half = |seat: Seat| {
        let side = sides[seat];
        let crest = competition.club(side);
        let colour = match played {
            Some(tally) if tally.winner == Some(!seat) => MUTED,
            _ => CHALK,
        };
        let figure = played.map(|tally| match tally.kicks {
            Some(kicks) => format!("{} ({})", tally.score[seat], kicks[seat]),
            None => tally.score[seat].to_string(),
        });
        let lot = 2 * place + usize::from(seat == Seat::Away);
        let (known, sign) = match edge {
            BoxHighlight::Drawn(drawn, places) => {
                (lot < *drawn, lot_badge(crest, shield, lot, *drawn, places))
            }
            _ => (true, club_crest(crest, shield)),
        };
        let club = if whole { &crest.name } else { &crest.short };
        let club = StyledText::label(if known { club.as_str() } else { "" });
        let club = club.size(club_size).up_to(most_club).colour(colour);
        let called = if known { competition.manager_name(side) } else { DisplayText::EMPTY };
        // Bots go by their clubs where there is little room; people are looked for by their names.
        let who = whole || competition.is_person(side);
        let who = who.then(|| StyledText::note(called).size(who_size).up_to(most_who));
        let figure =
            figure.map(|figure| StyledText::label(figure).size(club_size).up_to(most_club).colour(colour));
        row()
            .gap(10.0)
            .grow()
            .child(sign)
            .child(column().grow().child(club).children(who))
            .children(figure.map(|figure| figure.one_line().node().rigid()))
    };
    let (width, colour) = match edge {
        BoxHighlight::Plain | BoxHighlight::Drawn(..) => (2.0, NAVY_3),
        BoxHighlight::Next | BoxHighlight::Coming => (4.0, AMBER),
    };
    let ground = if matches!(edge, BoxHighlight::Coming) { NAVY_2 } else { INK };
    let again = |leg: &Fixture, name: DisplayText| {
        (Pressable::new(name).look(PressStyle::Bare).never_initial_focus(), CompetitionMsg::Watch(leg.id()))
    };
    let node = column()
        .gap(4.0)
        .pad(if is_small(competition) { 20.0 } else { 12.0 }, 6.0)
        .in_sight(matches!(edge, BoxHighlight::Coming))
        .surface(BoxSurface::Edged(ink(ground), width, colour, 12.0));
    // A result that still comes in is not to be chosen.
    let known = met.results.iter().filter(|_| !matches!(edge, BoxHighlight::Coming));
    let known: Vec<&Fixture> = known.map(|(leg, _)| leg).collect();
    let node = match known[..] {
        [only] if !several => {
            let (press, msg) = again(only, say!("competition-watch", match = competition.pairing(only)));
            node.press(press, msg)
        }
        _ => node,
    };
    let halves = Seat::BOTH.map(half);
    if !several {
        let Some(group) = group_of(competition, sides) else { return node.children(halves) };
        let letter = StyledText::label(Competition::group_letter(group)).size(24.0).colour(MUTED).one_line();
        let halves = column().gap(4.0).portion(1.0).children(halves);
        return node.child(row().gap(12.0).grow().child(letter.node().rigid()).child(halves));
    }
    let node = node.children(halves);
    let leg = |(leg, tally): &(Fixture, FixtureResult)| {
        let score = score_of(tally.score[Seat::Home], tally.score[Seat::Away]);
        let words = row().pad(8.0, 2.0).rigid();
        let words = match known.contains(&leg) {
            true => {
                let name = say!("competition-watch-leg", n = leg.leg + 1, match = competition.pairing(leg));
                let (press, msg) = again(leg, name);
                words.surface(BoxSurface::Fill(ink(NAVY_3), 8.0)).press(press, msg)
            }
            false => words,
        };
        words.child(StyledText::note(score).size(who_size).one_line())
    };
    node.child(row().wrap().gaps(6.0, 4.0).rigid().children(met.results.iter().map(leg)))
}

/// Returns the group in which these sides meet, while groups are played.
fn group_of(competition: &Competition, sides: BySeat<usize>) -> Option<usize> {
    if competition.kind() != Contest::Groups || !is_table(competition) {
        return None;
    }
    let meet = |group: &Vec<usize>| Seat::BOTH.into_iter().all(|seat| group.contains(&sides[seat]));
    competition.groups().iter().position(meet)
}

/// Returns the crest of a side, or its empty place as long as its ball has not been drawn.
fn lot_badge<'a, M: 'a>(
    club: &'static Club,
    size: f32,
    lot: usize,
    drawn: usize,
    places: &DrawLayout,
) -> Node<'a, M> {
    let places = places.clone();
    drawing((size, size), move |p, r| {
        places.note(lot, r);
        let s = r.width().min(r.height());
        if lot < drawn {
            draw_shield(p, r.center(), s, club);
        } else {
            draw_crest_outline(p, r.center(), s, FAINT);
        }
    })
    .rigid()
}

/// Returns the tables of a competition; those of groups have their names.
pub(super) fn tables<'a, M: 'a>(competition: &Competition, odds: Option<&[f32]>) -> Vec<Node<'a, M>> {
    let groups = competition.kind() == Contest::Groups;
    let table = |(n, rows): (usize, Vec<GroupTableRow>)| {
        let head = groups.then(|| {
            StyledText::heading(Competition::group_title(n)).size(30.0).colour(CHALK).node().rigid()
        });
        column().gap(4.0).rigid().children(head).child(standings(competition, &rows, odds))
    };
    // Groups with people come first.
    let with_person = |rows: &[GroupTableRow]| {
        let who = |side: usize| competition.entrants().get(side).map(|entrant| entrant.controller);
        rows.iter().any(|row| who(row.side) == Some(Controller::Human))
    };
    let mut all: Vec<(usize, Vec<GroupTableRow>)> = competition.tables().into_iter().enumerate().collect();
    all.sort_by_key(|(_, rows)| !with_person(rows));
    // What splits sides that are level is said below the tables.
    let rule = if groups { id!("competition-about-groups") } else { id!("competition-about-league") };
    let rule = (!all.is_empty()).then(|| StyledText::note(rule).node().rigid());
    all.into_iter().map(table).chain(rule).collect()
}

/// Returns the form of a side: the letter of each of its last results, the last one at the right.
fn form<'a, M: 'a>(competition: &Competition, side: usize) -> Node<'a, M> {
    let mark = |result: Ordering| {
        let (colour, letter) = match result {
            Ordering::Greater => (PITCH_B, id!("competition-won")),
            Ordering::Equal => (NAVY_2, id!("competition-drawn")),
            Ordering::Less => (CARD_RED, id!("competition-lost")),
        };
        let letter = StyledText::label(letter).size(20.0).up_to(30.0).colour(CHALK).one_line().centred();
        row()
            .centred()
            .pad(3.0, 1.0)
            .min_width(26.0)
            .surface(BoxSurface::Fill(ink(colour), 4.0))
            .child(letter)
    };
    row().gap(4.0).rigid().centred().children(competition.form(side).into_iter().map(mark))
}

/// Returns a table with these heads.
pub(super) fn ruled_table<'a, M: 'a, const N: usize>(
    tracks: &[GridTrack],
    heads: [DisplayText; N],
) -> Node<'a, M> {
    let heads = heads.map(|head| row().pad(10.0, 2.0).at_end().child(StyledText::note(head).one_line()));
    table(tracks).gaps(0.0, 5.0).stretch().rigid().children(heads)
}

/// Returns an empty cell in line `k` of a table, which is that side's; people at this screen have a lighter background.
pub(super) fn cell<'a, M: 'a>(competition: &Competition, side: usize, k: usize) -> Node<'a, M> {
    let ours =
        competition.entrants().get(side).is_some_and(|entrant| entrant.controller == Controller::Human);
    let ground = if ours { NAVY_3 } else { [INK, NAVY][k % 2] };
    row().pad(10.0, 6.0).surface(BoxSurface::Fill(ink(ground), 0.0))
}

/// Returns a table, the best first; people at this screen have a lighter background.
fn standings<'a, M: 'a>(
    competition: &Competition,
    rows: &[GroupTableRow],
    odds: Option<&[f32]>,
) -> Node<'a, M> {
    let fits = [GridTrack::Fits; 7];
    let tracks: Vec<GridTrack> = [GridTrack::Fits, GridTrack::Share(1.0)].into_iter().chain(fits).collect();
    let heads = [
        DisplayText::EMPTY,
        DisplayText::EMPTY,
        say!("competition-form"),
        say!("competition-won"),
        say!("competition-drawn"),
        say!("competition-lost"),
        say!("competition-goals"),
        say!("competition-points"),
        say!("competition-chance"),
    ];
    let chance = |side: usize| {
        let chance = odds.and_then(|odds| odds.get(side));
        chance.map_or_else(String::new, |chance| percent(*chance).to_string())
    };
    let mut lines = ruled_table(&tracks, heads);
    for (k, line) in rows.iter().enumerate() {
        let cell = || cell(competition, line.side, k);
        let figure =
            |words: String, colour| cell().at_end().child(StyledText::label(words).colour(colour).one_line());
        let club = row()
            .wrap()
            .gaps(14.0, 0.0)
            .grow()
            .child(StyledText::label(&competition.club(line.side).name))
            .child(StyledText::note(competition.manager_name(line.side)));
        // The first two of a group go through.
        let place = if competition.kind() == Contest::Groups && k < 2 {
            let place = StyledText::label((k + 1).to_string()).colour(INK).one_line().centred();
            cell()
                .centred()
                .child(row().pad(10.0, 0.0).surface(BoxSurface::Fill(ink(AMBER), 6.0)).child(place))
        } else {
            figure((k + 1).to_string(), MUTED)
        };
        lines = lines
            .child(place)
            .child(cell().gap(12.0).child(club_crest(competition.club(line.side), 42.0)).child(club))
            .child(cell().child(form(competition, line.side)))
            .child(figure(line.won.to_string(), MUTED))
            .child(figure(line.drawn.to_string(), MUTED))
            .child(figure(line.lost.to_string(), MUTED))
            .child(figure(score_of(line.scored, line.conceded).shown(), MUTED))
            .child(figure(line.points().to_string(), CHALK))
            .child(figure(chance(line.side), MUTED));
    }
    lines
}
