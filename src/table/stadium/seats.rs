//! The place and look of every spectator: pure geometry, the same on every machine.
//!
//! Rows are concentric rounded rectangles round the bowl, one every [`ROW`] units. Seats stand every [`PITCH`] units
//! along them, staggered, with stairs between blocks and one seat in twenty empty. They fill every window from 4:3 to
//! 21:9 above the near touchline. Such a window shows more of the stands beside the sheet or above it, never both.
use clubs::MatchClubs;
use engine::{BySeat, Seat};
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use stage::{
    layout::{APRON, BOWL, SHEET_W},
    palette::{AMBER, CHALK, HAIR_COLOURS, Rgb, SKIN_TONES},
};
use std::f32::consts::{FRAC_PI_2, PI, TAU};

/// Distance between rows, design units.
pub const ROW: f32 = 36.0;
/// Distance between seats of a row, design units.
pub const PITCH: f32 = 35.0;
/// Extent of the stands beyond the sheet: sideways (21:9), and up (4:3), design units.
pub const BEYOND: (f32, f32) = (360.0, 210.0);
/// Height of the wall between the stands and the apron, design units.
const WALL: f32 = 22.0;
/// Half the width of a flight of stairs, and the distance between two; design units.
const STAIRS: (f32, f32) = (17.0, 260.0);

/// A seat of the stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StandSeat {
    /// Horizontal position, design units.
    pub x: f32,
    /// Vertical position, design units.
    pub y: f32,
    /// Direction of the spectator's back: radians clockwise, 0 at the foot of the sheet.
    pub turn: f32,
    /// True for a supporter of the away side.
    pub away: bool,
    /// True for an empty seat.
    pub empty: bool,
    /// Phase of its jumps, 0..1.
    pub phase: f32,
    /// Reaction to a goal of its side, 0..1: three sevenths raise their arms, two a scarf, two stay seated.
    pub temper: f32,
    /// True if it always holds up a scarf.
    pub scarf: bool,
    /// Position round the ring, 0..1, for the wave.
    pub round: f32,
    /// Colour of the shirt.
    pub shirt: Rgb,
    /// Colour of the skin.
    pub skin: Rgb,
    /// Colour of the hair.
    pub hair: Rgb,
}

const NEUTRAL_SHIRTS: [Rgb; 3] = [Rgb(0x44536A), Rgb(0x6B7688), AMBER];
const SEAT_SHELL: Rgb = Rgb(0x24405F);

fn pick<T: Copy>(dice: &mut impl Rng, from: &[T]) -> T {
    from[dice.random_range(0..from.len())]
}

/// Returns true if a window between 4:3 and 21:9 can show this point.
fn in_sight(x: f32, y: f32) -> bool {
    let beside = (-x).max(x - SHEET_W).max(0.0);
    let above = (-y).max(0.0);
    y <= APRON - WALL && ((beside <= BEYOND.0 && above <= 20.0) || (beside <= 20.0 && above <= BEYOND.1))
}

/// Returns true if this point is on a flight of stairs.
#[must_use]
pub fn on_stairs(x: f32, y: f32) -> bool {
    let along = if (BOWL.x..=BOWL.x + BOWL.w).contains(&x) { x } else { y };
    (along.rem_euclid(STAIRS.1) - STAIRS.1 / 2.0).abs() < STAIRS.0
}

/// Returns the shirts of both clubs' supporters: in their club's own colours, whatever the players wear.
fn shirts(clubs: &MatchClubs) -> BySeat<[Rgb; 5]> {
    BySeat::from_fn(|seat| {
        let (main, dark) = clubs.club(seat).colours;
        let light = if seat == Seat::Home { CHALK } else { main.mixed(Rgb(0xFF_FFFF), 0.4) };
        [main, main, main, dark, light]
    })
}

/// Returns every seat of the stadium, row by row from the pitch outwards, with the supporters of those clubs.
#[must_use]
pub fn seats(clubs: &MatchClubs) -> Vec<StandSeat> {
    let shirts = shirts(clubs);
    let mut dice = ChaCha8Rng::seed_from_u64(17);
    let mut out = Vec::with_capacity(2000);
    for row in 0..18u8 {
        let d = 12.0 + ROW * f32::from(row);
        let r = 26.0 + d;
        let (x0, y0, x1, y1) = (BOWL.x - d, BOWL.y - d, BOWL.x + BOWL.w + d, BOWL.y + BOWL.h + d);
        let (flat, tall, bend) = (x1 - x0 - 2.0 * r, y1 - y0 - 2.0 * r, FRAC_PI_2 * r);
        let whole = 2.0 * (flat + tall) + 4.0 * bend;
        // Clockwise from the top left: each segment's length, and a function from the distance along it to position
        // and direction.
        let straight =
            |x: f32, y: f32, dx: f32, dy: f32, turn: f32| move |t: f32| (x + dx * t, y + dy * t, turn);
        let round = |cx: f32, cy: f32, from: f32| {
            move |t: f32| {
                let a = from + t / r;
                (cx + r * a.cos(), cy + r * a.sin(), a - FRAC_PI_2)
            }
        };
        let parts: [(f32, Box<dyn Fn(f32) -> (f32, f32, f32)>); 8] = [
            (flat, Box::new(straight(x0 + r, y0, 1.0, 0.0, PI))),
            (bend, Box::new(round(x1 - r, y0 + r, -FRAC_PI_2))),
            (tall, Box::new(straight(x1, y0 + r, 0.0, 1.0, -FRAC_PI_2))),
            (bend, Box::new(round(x1 - r, y1 - r, 0.0))),
            (flat, Box::new(straight(x1 - r, y1, -1.0, 0.0, 0.0))),
            (bend, Box::new(round(x0 + r, y1 - r, FRAC_PI_2))),
            (tall, Box::new(straight(x0, y1 - r, 0.0, -1.0, FRAC_PI_2))),
            (bend, Box::new(round(x0 + r, y0 + r, PI))),
        ];
        let mut past = 0.0;
        for (long, place) in parts {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "a small positive count"
            )]
            let n = ((long / PITCH) as u16).max(1);
            for j in 0..n {
                let along = (f32::from(j) + if row % 2 == 0 { 0.3 } else { 0.7 }) * long / f32::from(n);
                let (x, y, turn) = place(along);
                if in_sight(x, y) && !on_stairs(x, y) {
                    out.push(spectator(&mut dice, &shirts, x, y, turn, (past + along) / whole));
                }
            }
            past += long;
        }
    }
    out
}

fn spectator(
    dice: &mut impl Rng,
    shirts: &BySeat<[Rgb; 5]>,
    x: f32,
    y: f32,
    turn: f32,
    round: f32,
) -> StandSeat {
    // A sum of uniforms approximates a normal distribution with deviation 90.
    let mixing: f32 = (0..6).map(|_| dice.random_range(-64.0..64.0f32)).sum();
    let away = x >= SHEET_W / 2.0 + mixing;
    let empty = dice.random_bool(0.05);
    let mut shirt = pick(dice, &shirts[if away { Seat::Away } else { Seat::Home }]);
    if dice.random_bool(0.1) {
        shirt = pick(dice, &NEUTRAL_SHIRTS);
    }
    StandSeat {
        x: x + dice.random_range(-2.0..2.0),
        y: y + dice.random_range(-1.5..1.5),
        turn: (turn + dice.random_range(-0.2..0.2) + TAU) % TAU,
        away,
        empty,
        phase: dice.random(),
        temper: dice.random(),
        scarf: !empty && dice.random_bool(1.0 / 15.0),
        round,
        shirt: if empty { SEAT_SHELL } else { shirt },
        skin: pick(dice, &SKIN_TONES),
        hair: pick(dice, &HAIR_COLOURS),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_stadium_every_time() {
        assert_eq!(seats(&MatchClubs::default()), seats(&MatchClubs::default()));
    }

    #[test]
    fn supporters_of_any_club_sit_in_the_same_seats() {
        let usual = seats(&MatchClubs::default());
        let ids = BySeat::new("ursova".to_owned(), "corvalo".to_owned());
        let clubs = MatchClubs::from_ids(Some(&ids));
        let others = seats(&clubs);
        let place = |seat: &StandSeat| (seat.x, seat.y, seat.away, seat.empty, seat.scarf, seat.skin);
        assert!(usual.iter().map(place).eq(others.iter().map(place)));
        for seat in Seat::BOTH {
            let main = clubs.club(seat).colours.0;
            let wear = others.iter().filter(|one| one.shirt == main).count();
            assert!(wear > others.len() / 5, "{wear}");
            assert!(usual.iter().all(|one| one.shirt != main));
        }
    }

    #[test]
    fn nobody_sits_on_the_grass_or_the_stairs() {
        for s in seats(&MatchClubs::default()) {
            let inside = s.x > BOWL.x && s.x < BOWL.x + BOWL.w && s.y > BOWL.y && s.y < BOWL.y + BOWL.h;
            assert!(!inside, "{s:?}");
            assert!(s.round >= 0.0 && s.round <= 1.0, "{s:?}");
        }
    }

    #[test]
    fn a_full_stadium_is_shared_evenly() {
        let all = seats(&MatchClubs::default());
        assert!((900..2000).contains(&all.len()), "{}", all.len());
        let empty = all.iter().filter(|s| s.empty).count();
        assert!((all.len() / 30..all.len() / 14).contains(&empty), "{empty} empty of {}", all.len());
        let away = all.iter().filter(|s| s.away).count();
        assert!((all.len() * 2 / 5..all.len() * 3 / 5).contains(&away), "{away} away of {}", all.len());
        assert!(all.iter().all(|s| s.x > 1400.0
            || s.x < 520.0
            || (s.away == (s.x > 960.0))
            || (s.x - 960.0).abs() < 400.0));
    }

    #[test]
    fn seats_keep_their_distance() {
        let all = seats(&MatchClubs::default());
        for (k, a) in all.iter().enumerate() {
            for b in &all[k + 1..] {
                assert!((a.x - b.x).hypot(a.y - b.y) > 9.0, "{a:?} sits on {b:?}");
            }
        }
    }

    #[test]
    fn stands_reach_as_far_as_any_window_shows() {
        let all = seats(&MatchClubs::default());
        let far = |f: fn(&StandSeat) -> f32| all.iter().map(f).fold(f32::MIN, f32::max);
        assert!(far(|s| -s.x) > 320.0 && far(|s| s.x) > SHEET_W + 320.0);
        assert!(far(|s| -s.y) > 180.0);
        assert!(far(|s| s.y) < APRON, "the apron is free");
    }
}
