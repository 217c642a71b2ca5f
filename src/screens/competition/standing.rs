//! The state of a competition: its next match, or its champion.

use bevy_egui::egui::{Align2, vec2};

use super::badge;
use crate::competition::{Competition, Kind as Contest};
use crate::controller::Controller;
use crate::engine::Seat;
use crate::screens::honours::{beams, cup};
use crate::stage::clubs::Crest;
use crate::stage::palette::{AMBER, CHALK, INK, NAVY_3};
use crate::theme::paint::{block, frame, text};
use crate::theme::{Face, ink};
use crate::widgets::{Node, Surface, Text, column, drawing, row};
use crate::words::Id;
use crate::{id, say};

/// Returns the next match of a person at this screen, with both crests; or the text that the bots play.
pub(super) fn next_up<'a, M: 'a>(competition: &Competition) -> Node<'a, M> {
    let head = |words: Id| Text::heading(words).size(46.0).colour(CHALK).node().rigid();
    let Some(fixture) = competition.for_people() else {
        let words = Text::note(say!("competition-out")).size(28.0);
        return column().gap(8.0).rigid().child(head(id!("competition-others-play"))).child(words);
    };
    let yours = Seat::BOTH.into_iter().any(|seat| competition.is_you(fixture.sides[seat]));
    // The sides are above each other, or side by side if the table needs the height.
    let league = competition.kind() == Contest::League;
    let [home, away] = Seat::BOTH.map(|seat| half(competition, fixture.sides[seat], league));
    let versus = drawing((60.0, 60.0), |p, r| {
        block(p, r, 30.0, ink(INK));
        frame(p, r, 30.0, 3.0, AMBER);
        let versus = id!("page-v").shown();
        text(p, r.center(), Align2::CENTER_CENTER, &versus, Face::Display, 40.0, AMBER);
    });
    let both = if league { row().wrap().gap(8.0).rigid() } else { column().middle().gap(8.0).share(3.0) };
    let words = if yours { id!("competition-your-next") } else { id!("competition-next") };
    let node = column().gap(10.0).child(head(words));
    let node = node.child(both.child(home).child(versus.rigid()).child(away));
    if league { node.rigid() } else { node.share(3.0) }
}

/// Returns one side of the next match, on its own colours.
fn half<'a, M: 'a>(competition: &Competition, side: usize, league: bool) -> Node<'a, M> {
    let crest = Crest::of_entrant(side);
    let lines = competition.entrants().get(side).map(|entrant| {
        let name = Text::note(entrant.called()).size(28.0).colour(CHALK);
        let called = match entrant.who {
            Controller::Human => None,
            Controller::Bot(level) => competition.game().map(|game| game.opponent(level).called()),
        };
        let called = called.map(|called| Text::note(called).size(28.0).colour(CHALK));
        let club = Text::label(crest.name).size(if league { 36.0 } else { 50.0 });
        column().grow().gap(2.0).child(club).child(name).children(called)
    });
    let node = row()
        .gap(20.0)
        .pad(20.0, 12.0)
        .surface(Surface::Edged(ink(crest.colours.1), 3.0, crest.colours.0, 14.0))
        .child(badge(side, if league { 96.0 } else { 150.0 }))
        .children(lines);
    if league { node.basis(300.0).grow() } else { node.full_width().basis(280.0) }
}

/// Returns the champion: the cup in the light, the crest, and a sentence about the way there. `risen` is the height of
/// the cup, 0..=1; `turn` is the angle of the light, radians.
pub(super) fn crowned<'a, M: 'a>(competition: &Competition, (risen, turn): (f32, f32)) -> Node<'a, M> {
    let (Some(side), Some(head), Some(way)) =
        (competition.champion(), competition.crowned(), competition.way())
    else {
        return column();
    };
    let stand = drawing((250.0, 250.0), move |p, r| {
        let s = (r.height() - 36.0).min(r.width() * 0.7).min(220.0);
        block(p, r, 16.0, ink(INK));
        let clip = p.with_clip_rect(r.intersect(p.clip_rect()));
        beams(&clip, r.center(), 520.0, turn);
        cup(&clip, r.center() + vec2(0.0, s / 2.0 + (1.0 - risen) * (s + 20.0)), s);
        frame(p, r, 16.0, 3.0, NAVY_3);
    });
    let club = Text::label(Crest::of_entrant(side).name).size(42.0);
    let words = column()
        .gap(10.0)
        .child(Text::title(head.capitals()).size(66.0))
        .child(row().gap(14.0).child(badge(side, 56.0)).child(club))
        .child(Text::body(way));
    // The cup is beside the text if the table needs the space below.
    if competition.kind() == Contest::League {
        row().wrap().gap(28.0).rigid().child(stand.rigid()).child(words.basis(380.0).grow())
    } else {
        column().gap(14.0).rigid().child(stand.rigid()).child(words)
    }
}
