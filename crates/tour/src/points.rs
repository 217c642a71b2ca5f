//! The points of a run, and the medals for them.

use competition::FixtureResult;
use engine::{Medal, Seat};

use super::map::{Tour, TourNode, TourStake};
use super::perk::SPONSORED;

/// Points for a stop that was won.
const WIN: u32 = 100;
/// Points for each rank of the opponent.
const RANK: u32 = 25;
/// Points for each goal of the margin, of which this many count.
const GOAL: (u32, u32) = (10, 5);
/// Points for the first win in a game, with a groundhopper on the bus.
const NEW_GAME: u32 = 60;
/// Points for the cup, and for each life that is left with it.
const CUP: (u32, u32) = (500, 150);

/// The marks of the medals, by runs of bots that choose what is worth most: half of those of an amateur in the first
/// heat, the best fifth of them, the best fifth of a pro's in heat five, the best tenth of the world-class bot's in
/// heat nine. docs/tour.md has the tables.
const MARKS: [(u32, Medal); 4] =
    [(1_000, Medal::Bronze), (2_000, Medal::Silver), (3_600, Medal::Gold), (5_500, Medal::Platinum)];

/// The points of a run, by what they were earned with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunPoints {
    /// For stops that were won.
    pub wins: u32,
    /// For the strength of the opponents.
    pub strength: u32,
    /// For goals of margin.
    pub margin: u32,
    /// For double stakes.
    pub stakes: u32,
    /// By helpers.
    pub perks: u32,
    /// For the cup and the lives left with it.
    pub cup: u32,
}

/// What helpers add to a stop that is won.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PerkBonus {
    /// True if the win counts twice, because it was won away.
    pub(super) doubled: bool,
    /// Wins in a row that the sponsor pays for.
    pub(super) streak: u32,
    /// Games won for the first time.
    pub(super) new_games: u32,
}

impl RunPoints {
    /// Adds a stop that was won, with the results of its matches, each with the person's seat.
    pub(super) fn count(&mut self, node: &TourNode, played: &[(Seat, FixtureResult)], bonus: PerkBonus) {
        let goals = |(seat, result): &(Seat, FixtureResult)| {
            result.score[*seat].saturating_sub(result.score[!*seat]).min(GOAL.1)
        };
        let margin = GOAL.0 * played.iter().map(goals).sum::<u32>();
        let strength = RANK * node.rank as u32;
        let plain = WIN + strength + margin;
        self.wins += WIN;
        self.strength += strength;
        self.margin += margin;
        if node.stake == TourStake::Points {
            self.stakes += plain;
        }
        let doubled = if bonus.doubled { plain } else { 0 };
        self.perks += doubled + plain * bonus.streak.min(SPONSORED) / 10 + NEW_GAME * bonus.new_games;
    }

    /// Returns what was added since these points.
    pub(super) const fn since(&self, before: &Self) -> Self {
        Self {
            wins: self.wins - before.wins,
            strength: self.strength - before.strength,
            margin: self.margin - before.margin,
            stakes: self.stakes - before.stakes,
            perks: self.perks - before.perks,
            cup: self.cup - before.cup,
        }
    }

    /// Adds the cup.
    pub(super) const fn count_cup(&mut self, lives: u32) {
        self.cup = CUP.0 + CUP.1 * lives;
    }

    /// Returns the sum in a tour: a tenth more for each heat above the first.
    #[must_use]
    pub fn total(&self, tour: Tour) -> u32 {
        let sum = self.wins + self.strength + self.margin + self.stakes + self.perks + self.cup;
        sum * (9 + u32::from(tour.heat().number())) / 10
    }
}

/// Returns the medal for that many points; none below the first mark.
#[must_use]
pub fn medal_for(points: u32) -> Option<Medal> {
    MARKS.iter().rev().find(|(mark, _)| points >= *mark).map(|(_, medal)| *medal)
}

/// Returns the points that the next better medal needs; `None` with the best.
#[must_use]
pub fn next_mark(points: u32) -> Option<(u32, Medal)> {
    MARKS.into_iter().find(|(mark, _)| points < *mark)
}
