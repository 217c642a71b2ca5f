//! The goal mouth of a shootout, seen from behind the kicker: who kicks, who keeps, where the ball may go, where it went,
//! and what hangs on it. Pure data in design units; the table draws it in place of the pitch.

use serde::Serialize;

use super::layout::{Area, At};
use super::scene::Man;
use crate::engine::{BySeat, KickStakes, Seat, Shootout};
use crate::words::DisplayText;

/// The frame of the goal: the middle lines of posts and crossbar; its foot is the goal line.
pub const FRAME: Area = Area::new(440.0, 204.0, 1040.0, 268.0);
/// The penalty spot.
pub const SPOT: At = At::new(960.0, 602.0);
/// The foot of the kicker's standing leg while he waits.
pub const KICKER: At = At::new(738.0, 690.0);
/// Distance of a corner target from the post and from the crossbar.
const CORNER: (f32, f32) = (96.0, 92.0);
/// Number of faces of a die.
pub const FACES: usize = 6;

/// A place in the goal, as the kicker sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// The kicker's left.
    Left,
    /// The middle; a keeper who chooses it stays.
    Middle,
    /// The kicker's right.
    Right,
}

impl Aim {
    /// All places from left to right.
    pub const ALL: [Self; 3] = [Self::Left, Self::Middle, Self::Right];

    /// Returns -1 for the left, 0 for the middle and 1 for the right.
    #[must_use]
    pub const fn way(self) -> f32 {
        match self {
            Self::Left => -1.0,
            Self::Middle => 0.0,
            Self::Right => 1.0,
        }
    }

    /// Returns the point in the goal at which the kick is aimed.
    #[must_use]
    pub const fn target(self) -> At {
        let reach = FRAME.w / 2.0 - CORNER.0;
        let drop = match self {
            Self::Middle => 66.0,
            Self::Left | Self::Right => CORNER.1,
        };
        At::new(FRAME.centre().x + reach * self.way(), FRAME.y + drop)
    }
}

/// What one face of the die brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    /// The ball misses the goal.
    Miss,
    /// The keeper has it.
    Save,
    /// The ball goes in.
    Goal,
}

/// What the six faces of the die bring for one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Odds {
    /// If the keeper is not there.
    pub open: [Fate; FACES],
    /// If the keeper goes there too.
    pub met: [Fate; FACES],
}

impl Odds {
    /// Returns what the faces bring if the keeper is there, or if not.
    #[must_use]
    pub const fn against(&self, met: bool) -> &[Fate; FACES] {
        if met { &self.met } else { &self.open }
    }
}

/// A place at which a kick may go, and the card of each side that stands for it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Target {
    /// The place.
    pub aim: Aim,
    /// The cards, by [`super::scene::Piece::id`]; `None` for a side that has no choice or whose cards are unknown.
    pub cards: BySeat<Option<u16>>,
    /// What the die decides there; `None` if no die is rolled.
    pub odds: Option<Odds>,
}

/// The end of a kick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum KickEnd {
    /// In the net.
    Net,
    /// In the keeper's gloves.
    Gloves,
    /// Off the post.
    Post,
    /// Over the crossbar.
    Over,
}

/// A kick that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Flight {
    /// The place at which the ball went.
    pub aim: Aim,
    /// The place to which the keeper went.
    pub dive: Aim,
    /// The end of the kick.
    pub end: KickEnd,
    /// The roll of the die, if there is one.
    pub die: Option<u8>,
    /// The side for which the kick decided the shootout, if it did.
    pub wins: Option<Seat>,
}

impl Flight {
    /// Returns the point where the ball rests after the kick.
    #[must_use]
    pub fn rests(&self) -> At {
        let target = self.aim.target();
        let (way, foot) = (self.aim.way(), FRAME.y + FRAME.h);
        let side = FRAME.centre().x + (FRAME.w / 2.0 - 44.0) * way;
        match self.end {
            KickEnd::Net => At::new(if way == 0.0 { target.x + 46.0 } else { side }, foot - 26.0),
            KickEnd::Gloves if way == 0.0 => At::new(target.x, foot - 132.0),
            KickEnd::Gloves => At::new(target.x - 26.0 * way, target.y + 22.0),
            KickEnd::Post => At::new(FRAME.centre().x + (FRAME.w / 2.0 + 96.0) * way, foot + 44.0),
            KickEnd::Over => At::new(target.x + 42.0 + 44.0 * way, FRAME.y - 36.0),
        }
    }

    /// Returns the end of a kick off the target: corners are hit off the post and over the bar in turn, by the number of
    /// the kick; the middle goes over.
    #[must_use]
    pub const fn missed(aim: Aim, kick: usize) -> KickEnd {
        match aim {
            Aim::Middle => KickEnd::Over,
            Aim::Left | Aim::Right => {
                if kick.is_multiple_of(2) {
                    KickEnd::Post
                } else {
                    KickEnd::Over
                }
            }
        }
    }
}

/// Returns the side for which a kick with that end decides a shootout, if it does.
#[must_use]
pub fn won(before: &Shootout, by: Seat, end: KickEnd) -> Option<Seat> {
    let mut after = *before;
    after.taken_by(by, end == KickEnd::Net);
    after.scored.ahead().filter(|_| after.decided())
}

/// The end of a kick as a game without places knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// It went in.
    In,
    /// The keeper held it.
    Held,
    /// It missed the goal.
    Off,
}

/// The part of a kick that is on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Kicker and keeper wait.
    #[default]
    Waits,
    /// The kicker runs up.
    RunUp,
    /// The ball was struck.
    Struck(Flight),
}

/// What hangs on the kick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
pub struct AtStake {
    /// True in sudden death.
    pub sudden: bool,
    /// The side that this kick can make the winner, if any.
    pub wins: Option<Seat>,
}

impl AtStake {
    /// Returns what hangs on the next kick of a shootout.
    #[must_use]
    pub fn of(shootout: &Shootout) -> Self {
        let by = shootout.kicker();
        let wins = match shootout.next_settles() {
            KickStakes::Nothing => None,
            KickStakes::IfScored => Some(by),
            KickStakes::IfMissed => Some(!by),
        };
        Self { sudden: shootout.taken[by] >= shootout.regular, wins }
    }

    /// Returns true in sudden death, and for a kick that can decide the shootout.
    #[must_use]
    pub const fn is_high(self) -> bool {
        self.sudden || self.wins.is_some()
    }
}

/// A kick on the list above the goal: who takes it, and how it ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mark {
    /// The kicker.
    pub name: DisplayText,
    /// True if it went in, false if not, `None` if it is to come.
    pub scored: Option<bool>,
    /// The place at which it went, if it was taken and places are chosen.
    pub aim: Option<Aim>,
    /// The place to which the keeper dived, likewise.
    pub dive: Option<Aim>,
}

/// Height of a row of the list of kicks.
pub const ROW: f32 = 43.0;
/// The largest number of kicks on a list; of more, the last ones are listed.
pub const LISTED: usize = 7;

/// Returns the rectangle of a side's list of that number of kicks: home's on the left of the goal.
#[must_use]
pub const fn list(side: Seat, kicks: usize) -> Area {
    let rows = if kicks < LISTED { kicks } else { LISTED };
    let h = ROW * rows as f32 + 30.0;
    match side {
        Seat::Home => Area::new(40.0, 152.0, 330.0, h),
        Seat::Away => Area::new(1550.0, 152.0, 330.0, h),
    }
}

/// The goal mouth.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GoalMouth {
    /// The kicker.
    pub kicker: Man,
    /// The number on the keeper's back.
    pub keeper: u8,
    /// The places that the kick can be aimed at. In games without a choice it is the middle alone, without cards.
    pub targets: Vec<Target>,
    /// The part of the kick on show.
    pub act: Act,
    /// What hangs on the kick.
    pub at_stake: AtStake,
    /// The kicks of each side in order, those to come included; empty if the game does not name its kickers.
    pub marks: BySeat<Vec<Mark>>,
}

/// The numbers of the players who take the kicks, in games that name nobody.
const TAKERS: [u8; 10] = [9, 10, 7, 11, 8, 6, 4, 5, 3, 2];
/// The places at which kicks go in games without a choice, one after the other.
const AIMS: [Aim; 7] = [Aim::Right, Aim::Left, Aim::Left, Aim::Middle, Aim::Right, Aim::Left, Aim::Right];
/// The number on a keeper's back.
pub const KEEPER: u8 = 1;

impl GoalMouth {
    /// Returns the goal mouth of a game in which nobody chooses a place: the kick of `by`, which is the next one of
    /// `before`, and its end if it was taken. A kick is held where the keeper dives, and nowhere else.
    #[must_use]
    pub fn without_choice(before: &Shootout, by: Seat, end: Option<Ended>) -> Self {
        let kick = before.taken[by] as usize;
        let aim = AIMS[(2 * kick + usize::from(by == Seat::Away)) % AIMS.len()];
        let act = end.map_or(Act::Waits, |ended| {
            let end = match ended {
                Ended::In => KickEnd::Net,
                Ended::Held => KickEnd::Gloves,
                Ended::Off => Flight::missed(aim, kick),
            };
            let dive = match (end, aim) {
                (KickEnd::Gloves, _) => aim,
                (_, Aim::Left) => Aim::Right,
                (_, Aim::Middle | Aim::Right) => Aim::Left,
            };
            Act::Struck(Flight { aim, dive, end, die: None, wins: won(before, by, end) })
        });
        Self {
            kicker: Man { side: by, number: TAKERS[kick % TAKERS.len()] },
            keeper: KEEPER,
            targets: Vec::new(),
            act,
            at_stake: AtStake::of(before),
            marks: BySeat::default(),
        }
    }

    /// Returns the kick that was taken, if it is on show.
    #[must_use]
    pub const fn flight(&self) -> Option<&Flight> {
        match &self.act {
            Act::Struck(flight) => Some(flight),
            Act::Waits | Act::RunUp => None,
        }
    }

    /// Returns the place of the ball.
    #[must_use]
    pub fn ball(&self) -> At {
        self.flight().map_or(SPOT, Flight::rests)
    }

    /// Returns the rectangles of the lists of kicks.
    #[must_use]
    pub fn lists(&self) -> Vec<Area> {
        let listed = |seat: &Seat| !self.marks[*seat].is_empty();
        Seat::BOTH.into_iter().filter(listed).map(|seat| list(seat, self.marks[seat].len())).collect()
    }

    /// Returns the rectangles of kicker and keeper while they wait.
    #[must_use]
    pub const fn people(&self) -> [Area; 2] {
        let foot = FRAME.y + FRAME.h;
        [
            Area::new(KICKER.x - 56.0, KICKER.y - 238.0, 112.0, 238.0),
            Area::new(FRAME.centre().x - 80.0, foot - 204.0, 160.0, 204.0),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_lie_in_the_goal_and_apart() {
        let at = Aim::ALL.map(Aim::target);
        assert!(at.windows(2).all(|pair| pair[1].x - pair[0].x > 200.0));
        for At { x, y } in at {
            assert!((FRAME.x + 60.0..FRAME.x + FRAME.w - 60.0).contains(&x) && y > FRAME.y + 40.0);
        }
    }

    #[test]
    fn a_still_tells_how_a_kick_ended() {
        let inside = |at: At| {
            (FRAME.x..FRAME.x + FRAME.w).contains(&at.x) && (FRAME.y..FRAME.y + FRAME.h).contains(&at.y)
        };
        for aim in Aim::ALL {
            for end in [KickEnd::Net, KickEnd::Gloves, KickEnd::Post, KickEnd::Over] {
                if end == KickEnd::Post && aim == Aim::Middle {
                    continue;
                }
                let flight = Flight { aim, dive: aim, end, die: None, wins: None };
                let held = matches!(end, KickEnd::Net | KickEnd::Gloves);
                assert_eq!(inside(flight.rests()), held, "{flight:?}");
            }
        }
    }

    #[test]
    fn the_stake_names_who_can_win_now() {
        let mut shootout = Shootout::new(1, Seat::Home);
        assert_eq!(AtStake::of(&shootout), AtStake::default());
        shootout.take(true);
        assert_eq!(AtStake::of(&shootout), AtStake { sudden: false, wins: Some(Seat::Home) });
        shootout.take(true);
        assert_eq!(AtStake::of(&shootout), AtStake { sudden: true, wins: None });
        shootout.take(false);
        assert_eq!(AtStake::of(&shootout), AtStake { sudden: true, wins: Some(Seat::Away) });
    }

    #[test]
    fn both_kinds_of_miss_occur_at_the_corners() {
        assert_eq!(Flight::missed(Aim::Left, 0), KickEnd::Post);
        assert_eq!(Flight::missed(Aim::Right, 1), KickEnd::Over);
        assert!((0..4).all(|kick| Flight::missed(Aim::Middle, kick) == KickEnd::Over));
    }
}
