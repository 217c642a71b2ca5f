//! The scene of a view: the zones of the table and the ids of the cards.

use super::super::View;
use super::super::action::Place;
use super::super::kick::{Taken, Verdict};
use super::super::state::{Phase, Table};
use super::words;
use crate::engine::{BySeat, Seat};
use crate::say;
use crate::stage::layout::{At, FIELD, LANE};
use crate::stage::match_phase::{Clock, MatchPhase};
use crate::stage::scene::{
    About, Audience, BallAt, Board, Label, Lamp, Look, Note, Piece, Scene, Shirt, Style, Wear, Zone,
};

/// All zones of the table. The audience's own cards are at the bottom.
pub(super) const ZONES: &[Zone] = &[
    Zone::fan("hand_own", At::new(962.0, 906.0), 0.8, 240.0, 2.67, 6.0),
    Zone::fan("hand_rival", At::new(960.0, 116.0), 0.48, 104.0, 3.0, 3.0).turned(180.0).level(1),
    // Two at one screen: both hands between the match log and the note.
    Zone::fan("hand_home", At::new(730.0, 900.0), 0.62, 170.0, 2.0, 3.0),
    Zone::fan("hand_away", At::new(1330.0, 900.0), 0.62, 170.0, 2.0, 3.0),
    // On either side of the ball's lane.
    Zone::slot("laid_rival", At::new(960.0, 302.0), 0.48).laid(),
    Zone::slot("laid_own", At::new(960.0, 556.0), 0.48).laid(),
];

/// The number on a keeper's back.
const KEEPER: u8 = 1;
/// The shirt numbers of the kickers, in order.
const KICKERS: [u8; 7] = [9, 10, 7, 11, 8, 6, 4];
/// Distance of the penalty spot from the goal, in design units.
pub(super) const SPOT: f32 = 104.0;
/// Distance of the kicker behind the spot before the kick; after it, [`FOLLOW`].
const RUN_UP: f32 = 92.0;
/// See [`RUN_UP`].
const FOLLOW: f32 = 34.0;
/// Distance of the keeper from the goal.
const LINE: f32 = 26.0;
/// Distance from the corner flag of a keeper who waits while his own side kicks.
const ASIDE: f32 = 44.0;
/// Distance of a corner from the middle of the goal, in design units.
const CORNER: f32 = 44.0;
/// The line of waiting kickers: how far from the middle of the field, and from one to the next.
const QUEUE: (f32, f32) = (340.0, 62.0);
/// Distance from a shirt to the middle of its label, which says where the kick and the keeper went.
const RESULT: f32 = 184.0;

/// Returns the id of the card with which that side goes there. All six are always on the table. A sealed card
/// stays in place for all who may not know it, so its id may name it.
pub(super) const fn card(seat: Seat, place: Place) -> u16 {
    let base = match seat {
        Seat::Home => 100,
        Seat::Away => 200,
    };
    base + place as u16
}

/// Returns its face.
pub(super) fn face(place: Place) -> String {
    format!("go/{place}")
}

/// Returns the back of a side's cards.
pub(super) fn back(seat: Seat) -> String {
    format!("back/{seat}")
}

/// Returns the zone of a side's chosen card.
pub(super) fn laid(seat: Seat, audience: Audience) -> &'static str {
    if seat == audience.seat { "laid_own" } else { "laid_rival" }
}

/// Returns the kick on show: the last one, until the next kicker steps up.
fn shown(table: &Table) -> Option<&Taken> {
    table.taken.last().filter(|_| table.phase != Phase::Choose)
}

/// Returns the seat that kicks, or has just kicked.
fn kicker(table: &Table) -> Seat {
    shown(table).map_or_else(|| table.kicker(), |taken| taken.by)
}

/// Returns the index of the current pair of kicks, from 0.
fn pair(table: &Table) -> usize {
    (table.taken.len() - usize::from(shown(table).is_some())) / 2
}

/// Returns a place in front of the goal that this side attacks: `off` units from it, `right` units to the kicker's
/// right of its middle.
pub(super) fn before_goal(kicker: Seat, off: f32, right: f32) -> At {
    match kicker {
        Seat::Home => At::new(FIELD.x + FIELD.w - off, LANE + right),
        Seat::Away => At::new(FIELD.x + off, LANE - right),
    }
}

/// Returns the index into the eleven of the last kicker.
pub(super) fn scorer(scene: &Scene) -> usize {
    let kicker = scene.shirts.iter().find(|shirt| shirt.wear == Wear::Ball);
    kicker.map_or(0, |shirt| usize::from(shirt.number) - 1)
}

/// Returns the distance of a place to the kicker's right.
pub(super) const fn right(place: Place) -> f32 {
    match place {
        Place::Left => -CORNER,
        Place::Middle => 0.0,
        Place::Right => CORNER,
    }
}

/// Returns the scene of a view.
pub(super) fn still(view: &View, audience: Audience) -> Scene {
    let table = &view.table;
    let (labels, shirts) = players(table);
    let ball = ball(table);
    Scene {
        pieces: Seat::BOTH.into_iter().flat_map(|seat| cards(view, seat, audience)).collect(),
        ball: Some(BallAt::Spot(ball)),
        lamps: lamps(table),
        labels,
        shirts,
        trail: shown(table).map_or_else(Vec::new, |taken| vec![before_goal(taken.by, SPOT, 0.0), ball]),
        board: board(table),
        ..Scene::default()
    }
}

/// Returns the three cards of a side. A card is laid once it is shown, or once its owner may see it.
fn cards(view: &View, seat: Seat, audience: Audience) -> Vec<Piece> {
    let table = &view.table;
    let open = audience.shared || seat == audience.seat;
    let hand = match (audience.shared, seat) {
        (true, Seat::Home) => "hand_home",
        (true, Seat::Away) => "hand_away",
        (false, _) if open => "hand_own",
        (false, _) => "hand_rival",
    };
    let public = shown(table).map(|taken| if taken.by == seat { taken.kick } else { taken.dive });
    let secret = view.chosen.filter(|_| !audience.shared && seat == view.seat);
    let asked = table.owed().has(seat) || audience.shared && table.phase == Phase::Choose;
    let mut in_hand = 0..;
    let piece = |place| {
        let id = card(seat, place);
        let (zone, face, look) = if public == Some(place) {
            (laid(seat, audience), face(place), if won(table, seat) { Look::Lit } else { Look::Plain })
        } else if secret == Some(place) {
            (laid(seat, audience), back(seat), Look::Plain)
        } else if open {
            (hand, face(place), if asked { Look::Plain } else { Look::Veiled })
        } else {
            (hand, back(seat), Look::Plain)
        };
        let index = if zone == hand { in_hand.next().unwrap_or(0) } else { 0 };
        Piece { id, zone, index, face, look, column: None }
    };
    Place::ALL.map(piece).into()
}

/// Returns true if the kick on show went well for that side.
fn won(table: &Table, seat: Seat) -> bool {
    shown(table).is_some_and(|taken| match taken.verdict {
        Verdict::Goal => taken.by == seat,
        Verdict::Saved => taken.by != seat,
        Verdict::OffTarget => false,
    })
}

/// Returns the players: those who wait at the halfway line, with their results, the kicker, the keepers.
fn players(table: &Table) -> (Vec<Label>, Vec<Shirt>) {
    let (mut labels, mut shirts) = (Vec::new(), Vec::new());
    let (by, of) = (kicker(table), usize::from(table.options.kicks));
    // From the second round on the same players kick again.
    let first = pair(table) - pair(table) % of;
    for side in Seat::BOTH {
        let results: Vec<&Taken> = table.taken.iter().filter(|taken| taken.by == side).collect();
        let out = if side == Seat::Home { -1.0 } else { 1.0 };
        for (row, number) in (0..of).zip(KICKERS) {
            let y = LANE + (row as f32 - (of - 1) as f32 / 2.0) * QUEUE.1;
            let waits = At::new(FIELD.centre().x + out * QUEUE.0, y);
            let result = results.get(first + row);
            let (at, wear) = match result {
                _ if side == by && first + row == pair(table) => {
                    let run = if result.is_some() { FOLLOW } else { RUN_UP };
                    (before_goal(by, SPOT + run, 0.0), Wear::Ball)
                }
                Some(_) => (waits, Wear::Spent),
                None => (waits, Wear::Plain),
            };
            shirts.push(Shirt { side, number, at, wear });
            if let Some(result) = result {
                let at = At::new(waits.x - out * RESULT, y);
                labels.push(Label::new(at, Style::Name, words::result(result)).of(side));
            }
        }
        let (at, wear) = match shown(table) {
            _ if side == by => (At::new(before_goal(!side, ASIDE, 0.0).x, FIELD.y + ASIDE), Wear::Plain),
            Some(taken) => (before_goal(by, LINE, right(taken.dive)), Wear::Marking),
            None => (before_goal(by, LINE, 0.0), Wear::Marking),
        };
        shirts.push(Shirt { side, number: KEEPER, at, wear });
    }
    (labels, shirts)
}

/// Returns the place of the ball: the spot, or where it ended.
fn ball(table: &Table) -> At {
    let Some(taken) = shown(table) else { return before_goal(kicker(table), SPOT, 0.0) };
    let side = right(taken.kick);
    match (taken.verdict, taken.kick) {
        (Verdict::Goal, _) => before_goal(taken.by, -24.0, side),
        (Verdict::Saved, _) => before_goal(taken.by, 78.0, side),
        (Verdict::OffTarget, Place::Middle) => before_goal(taken.by, -76.0, 0.0),
        (Verdict::OffTarget, _) => before_goal(taken.by, -30.0, 2.9 * side),
    }
}

fn lamps(table: &Table) -> BySeat<Lamp> {
    BySeat::from_fn(|seat| match (table.phase, table.sealed[seat]) {
        (Phase::Choose, false) => Lamp::Choosing,
        (Phase::Choose, true) => Lamp::Ready,
        _ => Lamp::Off,
    })
}

fn board(table: &Table) -> Board {
    let over = table.phase == Phase::Over;
    let before = 2 * pair(table);
    let sudden = before >= table.regular();
    let (done, of) =
        if sudden { (table.taken.len() - before, 2) } else { (table.taken.len(), table.regular()) };
    Board {
        score: table.score(),
        kicks: None,
        clock: Clock::Pair(pair(table) as u32 + 1),
        part: match (over, sudden) {
            (true, _) => MatchPhase::FullTime,
            (false, true) => MatchPhase::SuddenDeath,
            (false, false) => MatchPhase::Penalties,
        },
        done: done as u32,
        of: of as u32,
        possession: (!over).then(|| kicker(table)),
        subtitle: words::subtitle(table.options),
        teams: BySeat::default(),
        note: shown(table).map(note),
        progress: (table.taken.len() as f32 / table.regular() as f32).min(1.0),
        shootout: Some(table.shootout()),
    }
}

/// PEN-4, PEN-5: returns the note on the die, and on its possible results.
fn note(taken: &Taken) -> Note {
    let text = match (taken.kick == taken.dive, taken.kick) {
        (false, _) => say!("pen-note-open"),
        (true, Place::Middle) => say!("pen-note-stayed"),
        (true, _) => say!("pen-note-read"),
    };
    Note { about: About::Die(taken.roll), text }
}
