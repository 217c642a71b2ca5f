//! The goal mouth of a shootout, seen from behind the kicker: who kicks, who keeps, where the ball may go, where it
//! went, and what is at stake. Pure data in design units; the table draws it in place of the pitch.

use super::ids::{CardId, PlayerId};
use super::layout::{DesignPoint, DesignRect};
use engine::{BySeat, KickStakes, Seat, Shootout};
use words::DisplayText;

/// The frame of the goal: the middle lines of posts and crossbar; its foot is the goal line.
pub const GOAL_FRAME: DesignRect = DesignRect::new(440.0, 204.0, 1040.0, 268.0);
/// The penalty spot.
pub const SPOT: DesignPoint = DesignPoint::new(960.0, 584.0);
/// The foot of the kicker's standing leg while he waits: between two strips of faces.
pub const KICKER: DesignPoint = DesignPoint::new(750.0, 662.0);
/// Distance of a corner target from the post and from the crossbar.
const CORNER: (f32, f32) = (96.0, 92.0);
/// Number of faces of a die.
pub const FACES: usize = 6;

/// A place in the goal, as the kicker sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
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
    pub const fn x_sign(self) -> f32 {
        match self {
            Self::Left => -1.0,
            Self::Middle => 0.0,
            Self::Right => 1.0,
        }
    }

    /// Returns the point in the goal at which the kick is aimed.
    pub const fn target(self) -> DesignPoint {
        let reach = GOAL_FRAME.w / 2.0 - CORNER.0;
        let drop = match self {
            Self::Middle => 66.0,
            Self::Left | Self::Right => CORNER.1,
        };
        DesignPoint::new(GOAL_FRAME.centre().x + reach * self.x_sign(), GOAL_FRAME.y + drop)
    }
}

/// The result of one face of the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DieOutcome {
    /// The ball misses the goal.
    Miss,
    /// The keeper has it.
    Save,
    /// The ball goes in.
    Goal,
}

/// The results of the six faces of the die for one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DieOdds {
    /// If the keeper is not there.
    pub keeper_elsewhere: [DieOutcome; FACES],
    /// If the keeper goes there too.
    pub keeper_there: [DieOutcome; FACES],
}

impl DieOdds {
    /// Returns the outcome of each face of the die, by whether the keeper is there.
    #[must_use]
    pub const fn against(&self, met: bool) -> &[DieOutcome; FACES] {
        if met { &self.keeper_there } else { &self.keeper_elsewhere }
    }
}

/// A place at which a kick may go, and the card of each side that stands for it.
#[derive(Clone, Debug, PartialEq)]
pub struct AimTarget {
    /// The place.
    pub aim: Aim,
    /// The cards, by [`super::scene::CardView::id`]; `None` for a side that has no choice or whose cards are unknown.
    pub cards: BySeat<Option<CardId>>,
    /// The results of the die there; `None` if no die is rolled.
    pub odds: Option<DieOdds>,
}

/// The end of a kick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KickOutcome {
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BallFlight {
    /// The place at which the ball went.
    pub aim: Aim,
    /// The place to which the keeper went.
    pub dive: Aim,
    /// The end of the kick.
    pub end: KickOutcome,
    /// The roll of the die, if there is one.
    pub die: Option<u8>,
    /// The side for which the kick decided the shootout, if it did.
    pub wins: Option<Seat>,
}

impl BallFlight {
    /// Returns the point where the ball rests after the kick.
    pub fn resting_point(&self) -> DesignPoint {
        let target = self.aim.target();
        let (way, foot) = (self.aim.x_sign(), GOAL_FRAME.y + GOAL_FRAME.h);
        let side = GOAL_FRAME.centre().x + (GOAL_FRAME.w / 2.0 - 44.0) * way;
        match self.end {
            KickOutcome::Net => {
                DesignPoint::new(if way == 0.0 { target.x + 46.0 } else { side }, foot - 26.0)
            }
            KickOutcome::Gloves if way == 0.0 => DesignPoint::new(target.x, foot - 132.0),
            KickOutcome::Gloves => DesignPoint::new(target.x - 26.0 * way, target.y + 22.0),
            KickOutcome::Post => {
                DesignPoint::new(GOAL_FRAME.centre().x + (GOAL_FRAME.w / 2.0 + 96.0) * way, foot + 44.0)
            }
            KickOutcome::Over => DesignPoint::new(target.x + 42.0 + 44.0 * way, GOAL_FRAME.y - 36.0),
        }
    }

    /// Returns the end of a kick off the target: corners are hit off the post and over the bar in turn, by the number
    /// of the kick; the middle goes over.
    #[must_use]
    pub const fn missed(aim: Aim, kick: usize) -> KickOutcome {
        match aim {
            Aim::Middle => KickOutcome::Over,
            Aim::Left | Aim::Right => {
                if kick.is_multiple_of(2) {
                    KickOutcome::Post
                } else {
                    KickOutcome::Over
                }
            }
        }
    }
}

/// Returns the side for which a kick with that end decides a shootout, if it does.
#[must_use]
pub fn won(before: &Shootout, by: Seat, end: KickOutcome) -> Option<Seat> {
    let mut after = *before;
    after.count_kick_of(by, end == KickOutcome::Net);
    after.scored.ahead().filter(|_| after.decided())
}

/// The end of a kick as a game without places knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainKickOutcome {
    /// It went in.
    In,
    /// The keeper held it.
    Held,
    /// It missed the goal.
    Off,
}

/// The part of a kick that is on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum KickPhase {
    /// Kicker and keeper wait.
    #[default]
    Waits,
    /// The kicker runs up.
    RunUp,
    /// The ball was struck.
    Struck(BallFlight),
}

/// What the next kick of a shootout can decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct KickStake {
    /// True in sudden death.
    pub sudden_death: bool,
    /// The side that this kick can make the winner, if any.
    pub wins: Option<Seat>,
}

impl KickStake {
    /// Returns the stake of the next kick of a shootout.
    #[must_use]
    pub fn of(shootout: &Shootout) -> Self {
        let by = shootout.kicker();
        let wins = match shootout.next_kick_stakes() {
            KickStakes::Nothing => None,
            KickStakes::IfScored => Some(by),
            KickStakes::IfMissed => Some(!by),
        };
        Self { sudden_death: shootout.taken[by] >= shootout.regulation_kicks, wins }
    }

    /// Returns true in sudden death, and for a kick that can decide the shootout.
    #[must_use]
    pub const fn is_high(self) -> bool {
        self.sudden_death || self.wins.is_some()
    }
}

/// A kick on the list above the goal: who takes it, and how it ended.
#[derive(Clone, Debug, PartialEq)]
pub struct KickMark {
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
pub const MAX_LISTED_KICKS: usize = 7;

/// Returns the rectangle of a side's list of that number of kicks: home's on the left of the goal.
#[must_use]
pub const fn list(side: Seat, kicks: usize) -> DesignRect {
    let rows = if kicks < MAX_LISTED_KICKS { kicks } else { MAX_LISTED_KICKS };
    let h = ROW * rows as f32 + 30.0;
    match side {
        Seat::Home => DesignRect::new(40.0, 152.0, 330.0, h),
        Seat::Away => DesignRect::new(1550.0, 152.0, 330.0, h),
    }
}

/// The goal seen from the spot, with both players and the ball: the table during a shootout.
#[derive(Clone, Debug, PartialEq)]
pub struct GoalMouth {
    /// The player who takes the kick.
    pub kicker: PlayerId,
    /// The number on the keeper's back.
    pub keeper: u8,
    /// The places that the kick can be aimed at. In games without a choice it is the middle alone, without cards.
    pub targets: Vec<AimTarget>,
    /// The part of the kick on show.
    pub phase: KickPhase,
    /// The stake of the kick.
    pub at_stake: KickStake,
    /// The kicks of each side in order, those to come included; empty if the game does not name its kickers.
    pub marks: BySeat<Vec<KickMark>>,
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
    pub fn without_choice(before: &Shootout, by: Seat, end: Option<PlainKickOutcome>) -> Self {
        let kick = before.taken[by] as usize;
        let aim = AIMS[(2 * kick + usize::from(by == Seat::Away)) % AIMS.len()];
        let phase = end.map_or(KickPhase::Waits, |ended| {
            let end = match ended {
                PlainKickOutcome::In => KickOutcome::Net,
                PlainKickOutcome::Held => KickOutcome::Gloves,
                PlainKickOutcome::Off => BallFlight::missed(aim, kick),
            };
            let dive = match (end, aim) {
                (KickOutcome::Gloves, _) => aim,
                (_, Aim::Left) => Aim::Right,
                (_, Aim::Middle | Aim::Right) => Aim::Left,
            };
            KickPhase::Struck(BallFlight { aim, dive, end, die: None, wins: won(before, by, end) })
        });
        Self {
            kicker: PlayerId { side: by, number: TAKERS[kick % TAKERS.len()] },
            keeper: KEEPER,
            targets: Vec::new(),
            phase,
            at_stake: KickStake::of(before),
            marks: BySeat::default(),
        }
    }

    /// Returns the kick that was taken, if it is on show.
    #[must_use]
    pub const fn flight(&self) -> Option<&BallFlight> {
        match &self.phase {
            KickPhase::Struck(flight) => Some(flight),
            KickPhase::Waits | KickPhase::RunUp => None,
        }
    }

    /// Returns the place of the ball.
    pub fn ball(&self) -> DesignPoint {
        self.flight().map_or(SPOT, BallFlight::resting_point)
    }

    /// Returns the rectangles of the lists of kicks.
    #[must_use]
    pub fn kick_list_rects(&self) -> Vec<DesignRect> {
        let listed = |seat: &Seat| !self.marks[*seat].is_empty();
        Seat::BOTH.into_iter().filter(listed).map(|seat| list(seat, self.marks[seat].len())).collect()
    }

    /// Returns the rectangles of kicker and keeper while they wait.
    #[must_use]
    pub const fn people(&self) -> [DesignRect; 2] {
        let foot = GOAL_FRAME.y + GOAL_FRAME.h;
        [
            DesignRect::new(KICKER.x - 56.0, KICKER.y - 238.0, 112.0, 238.0),
            DesignRect::new(GOAL_FRAME.centre().x - 80.0, foot - 204.0, 160.0, 204.0),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn targets_are_in_the_goal_and_do_not_overlap() {
        let at = Aim::ALL.map(Aim::target);
        assert!(at.windows(2).all(|pair| pair[1].x - pair[0].x > 200.0));
        for DesignPoint { x, y } in at {
            assert!(
                (GOAL_FRAME.x + 60.0..GOAL_FRAME.x + GOAL_FRAME.w - 60.0).contains(&x)
                    && y > GOAL_FRAME.y + 40.0
            );
        }
    }

    #[test]
    fn a_still_picture_shows_the_result_of_a_kick() {
        let inside = |at: DesignPoint| {
            (GOAL_FRAME.x..GOAL_FRAME.x + GOAL_FRAME.w).contains(&at.x)
                && (GOAL_FRAME.y..GOAL_FRAME.y + GOAL_FRAME.h).contains(&at.y)
        };
        for aim in Aim::ALL {
            for end in [KickOutcome::Net, KickOutcome::Gloves, KickOutcome::Post, KickOutcome::Over] {
                if end == KickOutcome::Post && aim == Aim::Middle {
                    continue;
                }
                let flight = BallFlight { aim, dive: aim, end, die: None, wins: None };
                let held = matches!(end, KickOutcome::Net | KickOutcome::Gloves);
                assert_eq!(inside(flight.resting_point()), held, "{flight:?}");
            }
        }
    }

    #[test]
    fn the_stake_names_the_side_that_can_win_now() {
        let mut shootout = Shootout::new(1, Seat::Home);
        assert_eq!(KickStake::of(&shootout), KickStake::default());
        shootout.take(true);
        assert_eq!(KickStake::of(&shootout), KickStake { sudden_death: false, wins: Some(Seat::Home) });
        shootout.take(true);
        assert_eq!(KickStake::of(&shootout), KickStake { sudden_death: true, wins: None });
        shootout.take(false);
        assert_eq!(KickStake::of(&shootout), KickStake { sudden_death: true, wins: Some(Seat::Away) });
    }

    #[test]
    fn both_kinds_of_miss_occur_at_the_corners() {
        assert_eq!(BallFlight::missed(Aim::Left, 0), KickOutcome::Post);
        assert_eq!(BallFlight::missed(Aim::Right, 1), KickOutcome::Over);
        assert!((0..4).all(|kick| BallFlight::missed(Aim::Middle, kick) == KickOutcome::Over));
    }
}
