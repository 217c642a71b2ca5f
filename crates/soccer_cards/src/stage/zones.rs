//! The zones of Soccer Cards. The audience's own cards are at the bottom. The zones of a side are on its side of
//! the pitch, home on the left.

use engine::{BySeat, Seat};
use stage::layout::{DesignPoint, OUT_OF_SIGHT};
use stage::scene::{Audience, Zone};
use words::id;

/// The zone of the other side's colours in a shootout, behind the scoreboard.
pub(super) const COLOURS_RIVAL: &str = "colours_rival";
/// The zone of a shootout's waiting colours, and of played cards during the shootout, out of sight.
pub(super) const BOX: &str = "box";

/// The places of the choice indicators: in each side's stand, under its deck of the next half. The panel of counts
/// lies over the boards.
pub(super) const CHOICE_INDICATOR_POSITIONS: BySeat<DesignPoint> =
    BySeat::new(DesignPoint::new(114.0, 560.0), DesignPoint::new(1801.0, 560.0));

/// Size of a played card, and the distance to the next one in design units.
const TOKEN: f32 = 0.28;
/// See [`TOKEN`].
const TOKEN_STEP: f32 = 57.0;

/// All zones of the table.
pub(super) const ZONES: &[Zone] = &[
    // One seat at the screen: its hand; no card covers another's name.
    Zone::fan("hand_own", DesignPoint::new(1195.0, 906.0), 0.7, 177.0, 0.4, 0.6).level(5),
    // The other side's hand is in its stand, over its deck of the next half.
    Zone::fan("hand_rival_home", DesignPoint::new(114.0, 236.0), 0.34, 8.0, 0.0, 0.0).level(1),
    Zone::fan("hand_rival_away", DesignPoint::new(1801.0, 236.0), 0.34, 8.0, 0.0, 0.0).level(1),
    // SC-5: during the split its sixteen cards take the whole pitch, large enough to read.
    Zone::fan("split_0", DesignPoint::new(960.0, 317.0), 0.59, 159.0, 0.0, 0.0).level(4),
    Zone::fan("split_1", DesignPoint::new(960.0, 535.0), 0.59, 159.0, 0.0, 0.0).level(5),
    // With one seat at the screen, those for the half that begins move to the hand.
    Zone::fan("split_own_0", DesignPoint::new(960.0, 317.0), 0.59, 159.0, 0.0, 0.0)
        .level(4)
        .picked_into("hand_own"),
    Zone::fan("split_own_1", DesignPoint::new(960.0, 535.0), 0.59, 159.0, 0.0, 0.0)
        .level(5)
        .picked_into("hand_own"),
    // Two at one screen: the backs of both hands.
    Zone::fan("hand_home", DesignPoint::new(840.0, 908.0), 0.5, 38.0, 0.8, 0.3).level(4),
    Zone::fan("hand_away", DesignPoint::new(1563.0, 908.0), 0.5, 38.0, 0.8, 0.3).level(4),
    // In the stands: hidden decks of the next half, the bench, and once it is dealt its cards.
    Zone::pile("later_home", DesignPoint::new(114.0, 400.0), 0.5, 0.8, -1.2),
    Zone::pile("later_away", DesignPoint::new(1801.0, 400.0), 0.5, 0.8, -1.2),
    Zone::pile("bench", DesignPoint::new(112.0, 672.0), 0.33, 0.6, -0.8),
    // Also in the stands: the audience's own deck of the next half, as tokens in columns.
    Zone::pile("kept_home_0", DesignPoint::new(60.0, 208.0), 0.3, 0.0, 110.0),
    Zone::pile("kept_home_1", DesignPoint::new(168.0, 208.0), 0.3, 0.0, 110.0),
    Zone::pile("kept_away_0", DesignPoint::new(1752.0, 208.0), 0.3, 0.0, 110.0),
    Zone::pile("kept_away_1", DesignPoint::new(1860.0, 208.0), 0.3, 0.0, 110.0),
    Zone::pile("open_home_0", DesignPoint::new(60.0, 218.0), 0.4, 0.0, 142.0),
    Zone::pile("open_home_1", DesignPoint::new(172.0, 218.0), 0.4, 0.0, 142.0),
    Zone::pile("open_away_0", DesignPoint::new(1748.0, 218.0), 0.4, 0.0, 142.0),
    Zone::pile("open_away_1", DesignPoint::new(1860.0, 218.0), 0.4, 0.0, 142.0),
    // Lead and answer, each on its side of the halfway line, with the ball's lane free.
    Zone::slot("laid_home_near", DesignPoint::new(890.0, 563.0), 0.51).turned(0.8).laid().level(4),
    Zone::slot("laid_away_near", DesignPoint::new(1030.0, 563.0), 0.51).turned(-0.8).laid().level(4),
    Zone::slot("laid_home_far", DesignPoint::new(890.0, 295.0), 0.51).turned(-0.8).laid().level(4),
    Zone::slot("laid_away_far", DesignPoint::new(1030.0, 295.0), 0.51).turned(0.8).laid().level(4),
    // Played cards, as tokens that do not cover each other: this half along the near touchline, the half before along
    // the far one, and two rows more in the longest matches.
    Zone::pile("played_home", DesignPoint::new(376.0, 601.0), TOKEN, TOKEN_STEP, 0.0)
        .marked(id!("sc-zone-played"))
        .level(3),
    Zone::pile("played_away", DesignPoint::new(1146.0, 601.0), TOKEN, TOKEN_STEP, 0.0)
        .marked(id!("sc-zone-played"))
        .level(3),
    Zone::pile("past_home_0", DesignPoint::new(376.0, 253.0), TOKEN, TOKEN_STEP, 0.0),
    Zone::pile("past_away_0", DesignPoint::new(1146.0, 253.0), TOKEN, TOKEN_STEP, 0.0),
    Zone::pile("past_home_1", DesignPoint::new(376.0, 334.0), TOKEN, TOKEN_STEP, 0.0).level(3),
    Zone::pile("past_away_1", DesignPoint::new(1146.0, 334.0), TOKEN, TOKEN_STEP, 0.0).level(3),
    Zone::pile("past_home_2", DesignPoint::new(376.0, 524.0), TOKEN, TOKEN_STEP, 0.0),
    Zone::pile("past_away_2", DesignPoint::new(1146.0, 524.0), TOKEN, TOKEN_STEP, 0.0),
    // The shootout.
    Zone::fan("colours_own", DesignPoint::new(1003.0, 904.0), 0.76, 214.0, 1.5, 3.0).level(5),
    Zone::fan("colours_home", DesignPoint::new(797.0, 900.0), 0.55, 142.0, 1.5, 3.0).level(4),
    Zone::fan("colours_away", DesignPoint::new(1500.0, 900.0), 0.55, 142.0, 1.5, 3.0).level(4),
    Zone::fan(COLOURS_RIVAL, DesignPoint::new(960.0, 74.0), 0.3, 70.0, 0.0, 0.0).turned(180.0).level(1),
    // The chosen colours, on either side of the goal mouth.
    Zone::slot("kick_home", DesignPoint::new(150.0, 664.0), 0.5).laid().level(3),
    Zone::slot("kick_away", DesignPoint::new(1770.0, 664.0), 0.5).laid().level(3),
    // The pack before the deal, and the waiting colours of a shootout, out of sight.
    Zone::pile("pack", DesignPoint::new(952.0, 440.0), 0.56, 0.3, -0.4).level(6),
    Zone::slot(BOX, DesignPoint::new(960.0, OUT_OF_SIGHT), 0.5).level(5),
];

/// Returns the zone of that side's cards of earlier halves, in rows of eight.
pub(super) const fn past(seat: Seat, row: usize) -> &'static str {
    match (seat, row) {
        (Seat::Home, 0) => "past_home_0",
        (Seat::Home, 1) => "past_home_1",
        (Seat::Home, _) => "past_home_2",
        (Seat::Away, 0) => "past_away_0",
        (Seat::Away, 1) => "past_away_1",
        (Seat::Away, _) => "past_away_2",
    }
}

/// SC-5: returns the zone of one of the two rows of a hand that is being split, by one of two at the screen (`shared`)
/// or by somebody alone.
pub(super) const fn split(row: usize, shared: bool) -> &'static str {
    match (row, shared) {
        (0, true) => "split_0",
        (_, true) => "split_1",
        (0, false) => "split_own_0",
        (_, false) => "split_own_1",
    }
}

/// Returns true for a row of a hand that is being split.
pub(super) fn is_split(zone: &str) -> bool {
    matches!(zone, "split_0" | "split_1" | "split_own_0" | "split_own_1")
}

/// Returns the zone of that side's played cards of this half.
pub(super) const fn played(seat: Seat) -> &'static str {
    match seat {
        Seat::Home => "played_home",
        Seat::Away => "played_away",
    }
}

/// SC-12: returns the zone of that side's chosen colour.
pub(super) const fn chosen(seat: Seat) -> &'static str {
    match seat {
        Seat::Home => "kick_home",
        Seat::Away => "kick_away",
    }
}

/// Returns the zone of that side's lead or answer.
pub(super) fn laid(seat: Seat, audience: Audience) -> &'static str {
    match (seat, seat == audience.seat) {
        (Seat::Home, true) => "laid_home_near",
        (Seat::Away, true) => "laid_away_near",
        (Seat::Home, false) => "laid_home_far",
        (Seat::Away, false) => "laid_away_far",
    }
}

/// Returns the zone of that side's hidden hand.
pub(super) const fn hidden_hand(seat: Seat, audience: Audience) -> &'static str {
    match (audience.shared, seat) {
        (false, Seat::Home) => "hand_rival_home",
        (false, Seat::Away) => "hand_rival_away",
        (true, Seat::Home) => "hand_home",
        (true, Seat::Away) => "hand_away",
    }
}

/// Returns the zone of that side's hidden deck of the next half.
pub(super) const fn hidden_later(seat: Seat) -> &'static str {
    match seat {
        Seat::Home => "later_home",
        Seat::Away => "later_away",
    }
}

/// SC-5: returns the zone of the audience's own deck of the next half, in columns of four.
pub(super) const fn kept(seat: Seat, column: usize) -> &'static str {
    match (seat, column) {
        (Seat::Home, 0) => "kept_home_0",
        (Seat::Home, _) => "kept_home_1",
        (Seat::Away, 0) => "kept_away_0",
        (Seat::Away, _) => "kept_away_1",
    }
}

/// Returns true for a zone with a deck of the next half.
pub(super) fn is_later(zone: &str) -> bool {
    Seat::BOTH.into_iter().any(|seat| zone == hidden_later(seat) || (0..2).any(|k| zone == kept(seat, k)))
}

/// SC-11: returns the zone of that side's open cards from the bench, in columns of four.
pub(super) const fn open(seat: Seat, column: usize) -> &'static str {
    match (seat, column) {
        (Seat::Home, 0) => "open_home_0",
        (Seat::Home, _) => "open_home_1",
        (Seat::Away, 0) => "open_away_0",
        (Seat::Away, _) => "open_away_1",
    }
}

/// SC-12: returns the zone of that side's four colours, if the screen shows them.
pub(super) const fn colours(seat: Seat, audience: Audience) -> &'static str {
    match (audience.shared, seat) {
        (false, _) => "colours_own",
        (true, Seat::Home) => "colours_home",
        (true, Seat::Away) => "colours_away",
    }
}

/// Returns the middle of that zone.
pub(super) fn middle(id: &str) -> DesignPoint {
    ZONES.iter().find(|zone| zone.id == id).map_or_else(DesignPoint::default, |zone| zone.at)
}
