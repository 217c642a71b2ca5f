//! Every place of the table. Whoever looks sits at the bottom; two at one screen have both rows of numbers there, and
//! all power cards face down. Attacking cards belong to the left, defending ones to the right.

use super::super::cards::Kind;
use super::super::numbers::PLAYERS;
use crate::engine::Seat;
use crate::stage::layout::{At, LANE, OUT_OF_SIGHT};
use crate::stage::scene::{Audience, Zone};

/// A row of places, one for each number: a card that leaves keeps its place free.
type Row = [&'static str; PLAYERS as usize];

const OWN: Row = [
    "own_01", "own_02", "own_03", "own_04", "own_05", "own_06", "own_07", "own_08", "own_09", "own_10",
    "own_11",
];
const HOME: Row = [
    "home_01", "home_02", "home_03", "home_04", "home_05", "home_06", "home_07", "home_08", "home_09",
    "home_10", "home_11",
];
const AWAY: Row = [
    "away_01", "away_02", "away_03", "away_04", "away_05", "away_06", "away_07", "away_08", "away_09",
    "away_10", "away_11",
];

/// The middle of the numbers, right of the match log.
const DESK: f32 = 1187.0;
/// Scale of power cards at hand.
const POWER: f32 = 0.72;

/// Where the cards of one side lie, as this audience sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Places {
    /// Its numbers, each in its place.
    pub numbers: Row,
    /// Its numbers while something else is chosen.
    pub aside: &'static str,
    /// Directions or hands, while they are chosen.
    pub choice: &'static str,
    /// What is not needed now: off the sheet.
    pub bench: &'static str,
    /// What it lays.
    pub laid: &'static str,
}

impl Places {
    /// The places of that side.
    pub(super) fn of(seat: Seat, audience: Audience) -> Self {
        let own = Self {
            numbers: OWN,
            aside: "own_aside",
            choice: "own_choice",
            bench: "own_bench",
            laid: "laid_own",
        };
        let laid = if seat == audience.seat { "laid_own" } else { "laid_rival" };
        match (audience.shared, seat) {
            (false, _) if seat == audience.seat => own,
            (false, _) => Self { bench: "rival_bench", laid, ..own },
            (true, Seat::Home) => {
                Self { numbers: HOME, aside: "home_aside", choice: "home_choice", bench: "home_bench", laid }
            }
            (true, Seat::Away) => {
                Self { numbers: AWAY, aside: "away_aside", choice: "away_choice", bench: "away_bench", laid }
            }
        }
    }
}

/// Where the power cards of a kind that a side holds lie: face up for whoever looks, as backs otherwise.
pub(super) fn held(seat: Seat, kind: Kind, count: usize, audience: Audience) -> &'static str {
    match (audience.shared, seat == audience.seat, kind) {
        (false, true, Kind::Attacking) => ["attacking", "attacking_three", "attacking_four"][crowded(count)],
        (false, true, Kind::Defending) => ["defending", "defending_three", "defending_four"][crowded(count)],
        (false, false, Kind::Attacking) => "rival_attacking",
        (false, false, Kind::Defending) => "rival_defending",
        (true, _, kind) => match (seat, kind) {
            (Seat::Home, Kind::Attacking) => "home_attacking",
            (Seat::Home, Kind::Defending) => "home_defending",
            (Seat::Away, Kind::Attacking) => "away_attacking",
            (Seat::Away, Kind::Defending) => "away_defending",
        },
    }
}

/// Two cards lie off each other, three and four closer.
fn crowded(count: usize) -> usize {
    count.saturating_sub(2).min(2)
}

/// Where the card shown at the end of a turn lies.
pub(super) fn shown(seat: Seat, audience: Audience) -> &'static str {
    match (audience.shared, seat == audience.seat) {
        (false, true) => "shown",
        (false, false) => "shown_rival",
        (true, true) => "shown_left",
        (true, false) => "shown_right",
    }
}

/// The unused deck of a kind.
pub(super) const fn deck(kind: Kind) -> &'static str {
    match kind {
        Kind::Attacking => "deck_attacking",
        Kind::Defending => "deck_defending",
    }
}

/// The used cards of a kind.
pub(super) const fn pile(kind: Kind) -> &'static str {
    match kind {
        Kind::Attacking => "pile_attacking",
        Kind::Defending => "pile_defending",
    }
}

/// The card just played, which may be answered.
pub(super) const PLAYED: &str = "played";
/// The Block that answers it.
pub(super) const ANSWER: &str = "answer";

/// The middle of the column of a kind.
const fn column(kind: Kind) -> f32 {
    match kind {
        Kind::Attacking => 146.0,
        Kind::Defending => 1774.0,
    }
}

/// The head of the column of a kind.
pub(super) const fn head(kind: Kind) -> At {
    At::new(column(kind), 122.0)
}

/// Where the size of an unused deck is written.
pub(super) const fn deck_count(kind: Kind) -> At {
    At::new(column(kind) - 54.0, 786.0)
}

/// Where it is written whose backs lie above the pitch.
pub(super) const fn rival_head(kind: Kind) -> At {
    match kind {
        Kind::Attacking => At::new(364.0, 226.0),
        Kind::Defending => At::new(1556.0, 226.0),
    }
}

/// A row of number cards.
const fn row(ids: Row, y: f32, scale: f32, step: f32) -> [Zone; PLAYERS as usize] {
    let mut zones = [Zone::slot("", At::new(DESK, y), scale).level(4); PLAYERS as usize];
    let mut k = 0;
    while k < zones.len() {
        zones[k].id = ids[k];
        zones[k].at.x += (k as f32 - 5.0) * step;
        k += 1;
    }
    zones
}

/// The column of a kind: own cards, the deck and the used cards below.
const fn column_zones(kind: Kind, [two, three, four]: [&'static str; 3]) -> [Zone; 5] {
    let x = column(kind);
    [
        Zone::pile(two, At::new(x, 270.0), POWER, 0.0, 260.0).level(4),
        Zone::pile(three, At::new(x, 250.0), 0.62, 0.0, 152.0).level(4),
        Zone::pile(four, At::new(x, 250.0), 0.62, 0.0, 101.0).level(4),
        Zone::pile(deck(kind), At::new(x - 58.0, 728.0), 0.33, -0.6, -0.6).level(1),
        Zone::slot(pile(kind), At::new(x + 54.0, 728.0), 0.33).level(1).marked("USED"),
    ]
}

/// The rival's power cards, as backs above the pitch.
const fn backs(id: &'static str, x: f32) -> Zone {
    Zone::pile(id, At::new(x, 158.0), 0.26, 26.0, 0.0).level(1)
}

/// Power cards of two at one screen.
const fn face_down(id: &'static str, x: f32, y: f32) -> Zone {
    Zone::pile(id, At::new(x, y), 0.55, 38.0, 0.0).level(1)
}

/// Every place of the table.
pub(super) const ZONES: &[Zone] = {
    const PARTS: &[&[Zone]] = &[
        // One seat at the screen: its numbers; what else it may choose lies there in their stead.
        &row(OWN, 906.0, 0.5, 127.0),
        &[
            Zone::fan("own_aside", At::new(DESK, OUT_OF_SIGHT), 0.5, 127.0, 0.0, 0.0).level(4),
            Zone::fan("own_choice", At::new(DESK, 908.0), 0.8, 232.0, 2.0, 4.0).level(4),
            Zone::slot("own_bench", At::new(DESK, OUT_OF_SIGHT), 0.5).level(3),
            Zone::slot("rival_bench", At::new(960.0, -OUT_OF_SIGHT), 0.42).level(3),
        ],
        // Two at one screen: away above home.
        &row(AWAY, 860.0, 0.38, 124.0),
        &row(HOME, 1004.0, 0.38, 124.0),
        &[
            Zone::fan("home_aside", At::new(DESK, OUT_OF_SIGHT), 0.38, 124.0, 0.0, 0.0).level(4),
            Zone::fan("away_aside", At::new(DESK, OUT_OF_SIGHT), 0.38, 124.0, 0.0, 0.0).level(4),
            Zone::fan("home_choice", At::new(838.0, 918.0), 0.64, 180.0, 2.0, 4.0).level(4),
            Zone::fan("away_choice", At::new(1536.0, 918.0), 0.64, 180.0, 2.0, 4.0).level(4),
            Zone::slot("home_bench", At::new(838.0, OUT_OF_SIGHT), 0.4).level(3),
            Zone::slot("away_bench", At::new(1536.0, OUT_OF_SIGHT), 0.4).level(3),
            // On either side of the ball's lane.
            Zone::fan("laid_rival", At::new(960.0, 302.0), 0.42, 70.0, 0.0, 0.0).laid().level(2),
            Zone::fan("laid_own", At::new(960.0, 556.0), 0.42, 70.0, 0.0, 0.0).laid().level(2),
            Zone::slot(PLAYED, At::new(960.0, LANE), 0.7).level(6),
            Zone::slot(ANSWER, At::new(1070.0, LANE + 26.0), 0.7).turned(-6.0).level(7),
            Zone::slot("shown", At::new(960.0, LANE), 0.8).level(6),
            Zone::slot("shown_rival", At::new(1136.0, LANE - 60.0), 0.34).level(5),
            Zone::slot("shown_left", At::new(880.0, LANE), 0.5).level(6),
            Zone::slot("shown_right", At::new(1040.0, LANE), 0.5).level(6),
        ],
        &column_zones(Kind::Attacking, ["attacking", "attacking_three", "attacking_four"]),
        &column_zones(Kind::Defending, ["defending", "defending_three", "defending_four"]),
        &[
            backs("rival_attacking", 325.0),
            backs("rival_defending", 1517.0),
            face_down("home_attacking", 90.0, 270.0),
            face_down("home_defending", 90.0, 520.0),
            face_down("away_attacking", 1718.0, 270.0),
            face_down("away_defending", 1718.0, 520.0),
        ],
    ];
    &joined::<67>(PARTS)
};

/// The zones of all parts, `N` of them.
const fn joined<const N: usize>(parts: &[&[Zone]]) -> [Zone; N] {
    let mut zones = [parts[0][0]; N];
    let (mut at, mut part) = (0, 0);
    while part < parts.len() {
        let mut k = 0;
        while k < parts[part].len() {
            zones[at] = parts[part][k];
            (at, k) = (at + 1, k + 1);
        }
        part += 1;
    }
    assert!(at == N);
    zones
}
