//! What met and what came of it: the cards of both sides, large and side by side, and a stamp that says how it went.

use serde::Serialize;

use super::display_text::DisplayText;
use crate::engine::{BySeat, Seat};

/// How long a verdict is left to be read, seconds at speed 1.
pub const READ: f32 = 1.5;
/// The same for what happens every turn, and is read off two numbers.
pub const GLANCE: f32 = 1.0;
/// Characters of a reason at most: two lines over the pitch, with large text too.
pub const LONGEST: usize = 72;

/// Cards that are laid out over the pitch while a beat lasts; then they go where its scene has them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reveal {
    /// The cards of each side, by [`super::scene::Piece::id`]: all of them lie face up in the scene of the beat.
    pub met: BySeat<Vec<u16>>,
    /// The die between them, 1..=6.
    pub die: Option<u8>,
    /// What came of it; none while the cards are still on their way.
    pub verdict: Option<Verdict>,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verdict {
    /// What is stamped over the cards.
    pub stamp: Stamp,
    /// A sum, a pair of strengths, or what else decided, under the stamp: `3 + 4 = 7`.
    pub sum: Option<DisplayText>,
    /// Who came out on top.
    pub side: Option<Seat>,
    /// Why, in one short sentence.
    pub because: DisplayText,
    /// How long its beat lasts at least, seconds at speed 1.
    pub read: f32,
}

/// What is stamped over the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Stamp {
    /// The ball is won.
    Stopped,
    /// The attack goes on.
    Through,
    /// A foul.
    Foul,
    /// Cards stand in the way of a shot.
    Blocked,
    /// The keeper has it.
    Saved,
    /// Beside the goal, or over it.
    Wide,
    /// It is in.
    Goal,
    /// A player was marked.
    Marked,
    /// Neither side gains anything.
    Level,
    /// It was no chance.
    NoChance,
}

impl Reveal {
    /// These cards, on their way.
    #[must_use]
    pub const fn of(met: BySeat<Vec<u16>>) -> Self {
        Self { met, die: None, verdict: None }
    }

    /// With a die between them.
    #[must_use]
    pub const fn die(mut self, die: u8) -> Self {
        self.die = Some(die);
        self
    }

    /// With what came of it.
    #[must_use]
    pub fn stamp(
        mut self,
        stamp: Stamp,
        side: impl Into<Option<Seat>>,
        because: impl Into<DisplayText>,
    ) -> Self {
        let (side, because) = (side.into(), because.into());
        self.verdict = Some(Verdict { stamp, sum: None, side, because, read: READ });
        self
    }

    /// With a sum under the stamp, where there is one.
    #[must_use]
    pub fn sum(mut self, sum: impl Into<DisplayText>) -> Self {
        if let Some(verdict) = &mut self.verdict {
            verdict.sum = Some(sum.into());
        }
        self
    }

    /// Read at a glance: it comes every turn.
    #[must_use]
    pub const fn brisk(mut self) -> Self {
        if let Some(verdict) = &mut self.verdict {
            verdict.read = GLANCE;
        }
        self
    }

    /// How long its beat lasts at least, seconds at speed 1.
    #[must_use]
    pub fn read(&self) -> f32 {
        self.verdict.as_ref().map_or(0.0, |verdict| verdict.read)
    }

    /// All cards of it, home's first.
    pub fn pieces(&self) -> impl Iterator<Item = u16> {
        Seat::BOTH.into_iter().flat_map(|seat| self.met[seat].iter().copied())
    }
}
