//! Reveals: the cards of both sides, large and side by side, with a stamp that names the result.

use super::scene::CardId;
use engine::{BySeat, Seat};
use words::DisplayText;

/// Reading time of a verdict, seconds at speed 1.
pub const READ_SECS: f32 = 1.5;
/// Reading time of a verdict that comes every turn and consists of two numbers, seconds at speed 1.
pub const GLANCE_SECS: f32 = 1.0;
/// Seconds at speed 1 for which a stamp lies large at the feet of the cards, before the reason can be read.
pub const STAMP_SECS: f32 = 0.45;
/// The greatest number of characters of a reason: two lines over the pitch, with large text too.
pub const MAX_REASON_CHARS: usize = 72;

/// Cards shown over the pitch while a step lasts; afterwards they move to their places in its scene.
#[derive(Clone, Debug, PartialEq)]
#[must_use]
pub struct CardReveal {
    /// The cards of each side, by [`super::scene::CardView::id`]: all of them lie face up in the scene of the step.
    pub cards: BySeat<Vec<CardId>>,
    /// The die between the cards, 1..=6, if one was rolled.
    pub die: Option<u8>,
    /// The result; `None` while the cards are still on their way.
    pub verdict: Option<RevealResult>,
}

/// The result of cards that met.
#[derive(Clone, Debug, PartialEq)]
pub struct RevealResult {
    /// The word that is stamped at the feet of the cards and then stands before the reason; `None` where a card is only
    /// explained.
    pub stamp: Option<ResultStamp>,
    /// The deciding sum or pair of strengths, behind the stamped word: `3 + 4 = 7`.
    pub sum: Option<DisplayText>,
    /// The side that gains by the result, if any.
    pub side: Option<Seat>,
    /// The reason in one short sentence.
    pub reason: DisplayText,
    /// The reading time of the reason, seconds at speed 1.
    pub read: f32,
}

/// A result that can be stamped over the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResultStamp {
    /// The ball is won.
    Stopped,
    /// The attack goes on.
    Through,
    /// The side that went for the ball has won it.
    BallWon,
    /// The side with the ball keeps it.
    BallKept,
    /// The defender fouls.
    Foul,
    /// Cards block a shot.
    Blocked,
    /// The keeper saves the shot.
    Saved,
    /// The shot goes beside or over the goal.
    Wide,
    /// The shot goes over the bar.
    Over,
    /// The shot hits the post or the bar.
    Post,
    /// The shot goes in.
    Goal,
    /// A player was marked.
    Marked,
    /// Neither side gains anything.
    Level,
    /// The shot had no chance.
    NoChance,
    /// A card was cancelled by another one.
    Cancelled,
    /// A player is booked.
    YellowCard,
}

impl CardReveal {
    /// Returns a reveal of these cards without a verdict.
    pub const fn of(cards: BySeat<Vec<CardId>>) -> Self {
        Self { cards, die: None, verdict: None }
    }

    /// Adds a die between the cards.
    pub const fn die(mut self, die: u8) -> Self {
        self.die = Some(die);
        self
    }

    /// Adds the verdict.
    pub fn stamp(
        mut self,
        stamp: ResultStamp,
        side: impl Into<Option<Seat>>,
        because: impl Into<DisplayText>,
    ) -> Self {
        let (side, because) = (side.into(), because.into());
        self.verdict =
            Some(RevealResult { stamp: Some(stamp), sum: None, side, reason: because, read: READ_SECS });
        self
    }

    /// Adds a sentence without a stamp: what the card that a side played does.
    pub fn explain(mut self, side: Seat, because: impl Into<DisplayText>) -> Self {
        let because = because.into();
        self.verdict =
            Some(RevealResult { stamp: None, sum: None, side: Some(side), reason: because, read: READ_SECS });
        self
    }

    /// Adds a sum behind the stamped word; does nothing without a verdict.
    pub fn sum(mut self, sum: impl Into<DisplayText>) -> Self {
        if let Some(verdict) = &mut self.verdict {
            verdict.sum = Some(sum.into());
        }
        self
    }

    /// Shortens the reading time to [`GLANCE_SECS`], for a verdict that comes every turn.
    pub const fn brisk(mut self) -> Self {
        if let Some(verdict) = &mut self.verdict {
            verdict.read = GLANCE_SECS;
        }
        self
    }

    /// Returns the shortest duration of its step, seconds at speed 1.
    #[must_use]
    pub fn read(&self) -> f32 {
        let stamp = |verdict: &RevealResult| if verdict.stamp.is_some() { STAMP_SECS } else { 0.0 };
        self.verdict.as_ref().map_or(0.0, |verdict| verdict.read + stamp(verdict))
    }

    /// Returns the ids of its cards, home's first.
    pub fn card_ids(&self) -> impl Iterator<Item = CardId> {
        Seat::BOTH.into_iter().flat_map(|seat| self.cards[seat].iter().copied())
    }
}
