//! The zones of Soccer-Go. The audience's own numbers are at the bottom; two at one screen have both rows there,
//! and all power cards face down. Power cards are on the side of their holder, whatever his role. The decks belong
//! to nobody: attacking ones are on the left, defending ones on the right.

use super::super::cards::PowerKind;
use super::super::numbers::PLAYERS;
use engine::Seat;
use stage::layout::{DesignPoint, LANE, OUT_OF_SIGHT};
use stage::scene::{Audience, Zone};
use words::id;

/// A row of zones, one for each number: a card that leaves keeps its zone free.
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

/// The middle of the numbers, to the right of the match log.
const DESK: f32 = 1187.0;
/// Scale of power cards in hand.
const POWER: f32 = 0.55;

/// The zones of one side's cards, as this audience sees them.
#[derive(Clone, Copy, Debug)]
pub(super) struct SideZones {
    /// Its numbers, each in its zone.
    pub numbers: Row,
    /// Its numbers while something else is chosen.
    pub aside: &'static str,
    /// Directions or hands, while they are chosen.
    pub choice: &'static str,
    /// Cards not needed now: off the sheet.
    pub bench: &'static str,
    /// Its laid cards.
    pub laid: &'static str,
}

impl SideZones {
    /// Returns the zones of that side.
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

impl SideZones {
    /// Returns the same zones, but in a shootout (`kicks`) the laid cards are beside the goal mouth.
    pub(super) const fn at(mut self, kicks: bool, seat: Seat) -> Self {
        if kicks {
            self.laid = match seat {
                Seat::Home => "kick_home",
                Seat::Away => "kick_away",
            };
        }
        self
    }
}

/// Returns the zone of a side's power cards of a kind, always on its own side of the table. The audience's own are
/// face up, large if its role in this attack can use them and small otherwise; all others are backs.
pub(super) fn held(
    seat: Seat,
    kind: PowerKind,
    count: usize,
    role: PowerKind,
    audience: Audience,
) -> &'static str {
    let own = seat == audience.seat;
    match (audience.shared, own, seat) {
        (false, true, Seat::Home) if kind == role => ["left_own", "left_three", "left_four"][crowded(count)],
        (false, true, Seat::Away) if kind == role => {
            ["right_own", "right_three", "right_four"][crowded(count)]
        }
        (false, true, Seat::Home) => ["left_other", "left_others"][usize::from(count > 2)],
        (false, true, Seat::Away) => ["right_other", "right_others"][usize::from(count > 2)],
        (false, false, Seat::Home) => ["left_rival_attacking", "left_rival_defending"][kind as usize],
        (false, false, Seat::Away) => ["right_rival_attacking", "right_rival_defending"][kind as usize],
        (true, _, Seat::Home) => ["home_attacking", "home_defending"][kind as usize],
        (true, _, Seat::Away) => ["away_attacking", "away_defending"][kind as usize],
    }
}

/// Returns the tightness of a row: two cards do not touch, three and four are closer.
fn crowded(count: usize) -> usize {
    count.saturating_sub(2).min(2)
}

/// Returns the zone of the card shown at the end of a turn.
pub(super) fn shown(seat: Seat, audience: Audience) -> &'static str {
    match (audience.shared, seat == audience.seat) {
        (false, true) => "shown",
        (false, false) => "shown_rival",
        (true, true) => "shown_left",
        (true, false) => "shown_right",
    }
}

/// Returns the zone of the unused deck of a kind.
pub(super) const fn deck(kind: PowerKind) -> &'static str {
    match kind {
        PowerKind::Attacking => "deck_attacking",
        PowerKind::Defending => "deck_defending",
    }
}

/// Returns the zone of the used cards of a kind.
pub(super) const fn pile(kind: PowerKind) -> &'static str {
    match kind {
        PowerKind::Attacking => "pile_attacking",
        PowerKind::Defending => "pile_defending",
    }
}

/// The zone of the card just played, which may be answered.
pub(super) const PLAYED: &str = "played";
/// The zone of the Block that answers it.
pub(super) const ANSWER: &str = "answer";

/// Returns the middle of a side's column, on its side of the table.
const fn column(side: Seat) -> f32 {
    match side {
        Seat::Home => 146.0,
        Seat::Away => 1774.0,
    }
}

/// Returns the head of a side's column.
pub(super) const fn head(side: Seat) -> DesignPoint {
    DesignPoint::new(column(side), 122.0)
}

/// Returns the x of a kind's unused deck and of its used cards: attacking ones on the left, defending ones on the
/// right, each pair on its side's tray.
const fn decks(kind: PowerKind) -> (f32, f32) {
    match kind {
        PowerKind::Attacking => (column(Seat::Home) - 66.0, column(Seat::Home) + 42.0),
        PowerKind::Defending => (column(Seat::Away) - 42.0, column(Seat::Away) + 66.0),
    }
}

/// Returns the place of an unused deck's count.
pub(super) const fn deck_count(kind: PowerKind) -> DesignPoint {
    DesignPoint::new(decks(kind).0, 786.0)
}

/// Returns the place of the count of a side's backs of a kind.
pub(super) const fn rival_count(side: Seat, kind: PowerKind) -> DesignPoint {
    match kind {
        PowerKind::Attacking => DesignPoint::new(column(side), 356.0),
        PowerKind::Defending => DesignPoint::new(column(side), 596.0),
    }
}

/// Returns a row of zones for number cards.
const fn row(ids: Row, y: f32, scale: f32, step: f32) -> [Zone; PLAYERS as usize] {
    let mut zones = [Zone::slot("", DesignPoint::new(DESK, y), scale).level(4); PLAYERS as usize];
    let mut k = 0;
    while k < zones.len() {
        zones[k].id = ids[k];
        zones[k].at.x += (k as f32 - 5.0) * step;
        k += 1;
    }
    zones
}

/// Returns the zones of a side's column, as one person sees it: own cards, or the rival's backs.
const fn column_zones(
    side: Seat,
    [two, three, four, other, others]: [&'static str; 5],
    [attacking, defending]: [&'static str; 2],
) -> [Zone; 7] {
    let x = column(side);
    [
        Zone::pile(two, DesignPoint::new(x, 235.0), POWER, 0.0, 194.0).level(4),
        Zone::pile(three, DesignPoint::new(x, 235.0), POWER, 0.0, 97.0).level(4),
        Zone::pile(four, DesignPoint::new(x, 235.0), POWER, 0.0, 64.0).level(4),
        Zone::fan(other, DesignPoint::new(x, 589.0), 0.36, 92.0, 0.0, 0.0).level(3),
        Zone::fan(others, DesignPoint::new(x, 589.0), 0.36, 52.0, 0.0, 0.0).level(3),
        Zone::fan(attacking, DesignPoint::new(x, 256.0), 0.5, 36.0, 0.0, 0.0).level(1),
        Zone::fan(defending, DesignPoint::new(x, 496.0), 0.5, 36.0, 0.0, 0.0).level(1),
    ]
}

/// Returns the zones of a kind: the unused deck, and the used cards.
const fn deck_zones(kind: PowerKind) -> [Zone; 2] {
    let (unused, used) = decks(kind);
    [
        Zone::pile(deck(kind), DesignPoint::new(unused, 734.0), 0.3, -0.6, -0.6).level(1),
        Zone::slot(pile(kind), DesignPoint::new(used, 734.0), 0.3).level(1).marked(id!("go-zone-used")),
    ]
}

/// Returns the zone of power cards of two at one screen.
const fn face_down(id: &'static str, x: f32, y: f32) -> Zone {
    Zone::pile(id, DesignPoint::new(x, y), 0.55, 38.0, 0.0).level(1)
}

/// All zones of the table.
pub(super) const ZONES: &[Zone] = {
    const PARTS: &[&[Zone]] = &[
        // One seat at the screen: its numbers; its other options are in the same place.
        &row(OWN, 906.0, 0.5, 127.0),
        &[
            Zone::fan("own_aside", DesignPoint::new(DESK, OUT_OF_SIGHT), 0.5, 127.0, 0.0, 0.0).level(4),
            Zone::fan("own_choice", DesignPoint::new(DESK, 908.0), 0.8, 232.0, 2.0, 4.0).level(4),
            Zone::slot("own_bench", DesignPoint::new(DESK, OUT_OF_SIGHT), 0.5).level(3),
            Zone::slot("rival_bench", DesignPoint::new(960.0, -OUT_OF_SIGHT), 0.42).level(3),
        ],
        // Two at one screen: away above home.
        &row(AWAY, 860.0, 0.38, 124.0),
        &row(HOME, 1004.0, 0.38, 124.0),
        &[
            Zone::fan("home_aside", DesignPoint::new(DESK, OUT_OF_SIGHT), 0.38, 124.0, 0.0, 0.0).level(4),
            Zone::fan("away_aside", DesignPoint::new(DESK, OUT_OF_SIGHT), 0.38, 124.0, 0.0, 0.0).level(4),
            Zone::fan("home_choice", DesignPoint::new(838.0, 918.0), 0.64, 180.0, 2.0, 4.0).level(4),
            Zone::fan("away_choice", DesignPoint::new(1536.0, 918.0), 0.64, 180.0, 2.0, 4.0).level(4),
            Zone::slot("home_bench", DesignPoint::new(838.0, OUT_OF_SIGHT), 0.4).level(3),
            Zone::slot("away_bench", DesignPoint::new(1536.0, OUT_OF_SIGHT), 0.4).level(3),
            // On either side of the ball's lane.
            Zone::fan("laid_rival", DesignPoint::new(960.0, 302.0), 0.42, 70.0, 0.0, 0.0).laid().level(2),
            Zone::fan("laid_own", DesignPoint::new(960.0, 556.0), 0.42, 70.0, 0.0, 0.0).laid().level(2),
            Zone::slot("kick_home", DesignPoint::new(330.0, 536.0), 0.42).laid(),
            Zone::slot("kick_away", DesignPoint::new(1590.0, 536.0), 0.42).laid(),
            Zone::slot(PLAYED, DesignPoint::new(960.0, LANE), 0.7).level(6),
            Zone::slot(ANSWER, DesignPoint::new(1070.0, LANE + 26.0), 0.7).turned(-6.0).level(7),
            Zone::slot("shown", DesignPoint::new(960.0, LANE), 0.8).level(6),
            Zone::slot("shown_rival", DesignPoint::new(1136.0, LANE - 60.0), 0.34).level(5),
            Zone::slot("shown_left", DesignPoint::new(880.0, LANE), 0.5).level(6),
            Zone::slot("shown_right", DesignPoint::new(1040.0, LANE), 0.5).level(6),
        ],
        &column_zones(
            Seat::Home,
            ["left_own", "left_three", "left_four", "left_other", "left_others"],
            ["left_rival_attacking", "left_rival_defending"],
        ),
        &column_zones(
            Seat::Away,
            ["right_own", "right_three", "right_four", "right_other", "right_others"],
            ["right_rival_attacking", "right_rival_defending"],
        ),
        &deck_zones(PowerKind::Attacking),
        &deck_zones(PowerKind::Defending),
        &[
            face_down("home_attacking", 90.0, 270.0),
            face_down("home_defending", 90.0, 520.0),
            face_down("away_attacking", 1718.0, 270.0),
            face_down("away_defending", 1718.0, 520.0),
        ],
    ];
    &joined::<75>(PARTS)
};

/// Concatenates the zones of all parts, `N` in all.
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
