//! What a decision is about: the theme of a set piece. Players read it in words of the app.

use serde::{Deserialize, Serialize};

/// The theme of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DecisionTheme {
    /// Which cards attack face down, and which stay to defend.
    HideForwards,
    /// Which of two hidden cards attacks first.
    FlipOrder,
    /// Which cards a block costs, or whether to block.
    SpendBlock,
    /// Whether a second goalie is worth a penalty.
    TakePenalty,
    /// A mix in which one card is clearly too good or too bad.
    LopsidedMix,
    /// A shot now, or the ball further up.
    ShotOrMove,
    /// What a star makes stronger.
    Stars,
    /// The action of a free kick.
    FreeKick,
    /// Whether a card is worth one more try at goal.
    Rebound,
    /// When a team's ability counts.
    TeamAbility,
    /// The last turn of a half, after which only goals count.
    LastTurn,
    /// Which cards are for now and which for later.
    SplitHand,
    /// Which card to lead.
    ChooseLead,
    /// Which card stops a ball at the lowest price.
    SpendStopper,
    /// Which card to give away where nothing is to be stopped, or to let a ball in.
    KeepCards,
    /// Whether this is the moment for a power card.
    PowerWindow,
    /// Whether a blocking card is spent on this card.
    BlockCard,
    /// Whether a result is worth a second try.
    ReTake,
    /// The last pass before the shot.
    SeventhPass,
    /// Which card to exchange for the one shown.
    SwapCard,
    /// Which of the cards is used first.
    CardOrder,
    /// Which of the cards that are left is used.
    SecondCard,
    /// A card that gives the ball away on purpose.
    LetBallGo,
    /// Where a kicker with a habit goes next.
    ReadKicker,
    /// Where a keeper with a habit goes next.
    ReadKeeper,
}

impl DecisionTheme {
    /// Returns true if the decision keeps a ball out of the own goal.
    #[must_use]
    pub const fn defends(self) -> bool {
        matches!(self, Self::SpendBlock | Self::SpendStopper | Self::ReadKicker)
    }
}
