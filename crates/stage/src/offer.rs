//! Offers: the legal actions as players see them, with label, help text and card.

use std::any::Any;
use std::fmt::{Debug, Display};

use super::action::DynAction;
use super::layout::DesignPoint;
use super::scene::CardId;
use words::{DisplayText, MessageId};

/// One legal action as a player sees it: of a known game, or of any.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionOption<A = DynAction> {
    /// The legal action that a click on the offer takes.
    pub action: A,
    /// Its label in the prompt, one to three words.
    pub label: DisplayText,
    /// One plain sentence that says what the action does.
    pub help: DisplayText,
    /// The card to click for it ([`super::scene::CardView::id`]), if any.
    pub card: Option<CardId>,
    /// The preview drawn while the pointer is on the offer.
    pub preview: Option<ActionPreview>,
}

impl<A: Any + Debug + Display + Eq + Send + Sync> ActionOption<A> {
    /// Erases the type of the action.
    #[must_use]
    pub fn erased(self) -> ActionOption {
        let Self { action, label, help, card, preview } = self;
        ActionOption { action: DynAction::new(action), label, help, card, preview }
    }
}

impl<A: Any + Debug + Display + Eq + Send + Sync> CardSelection<A> {
    /// Erases the type of the action.
    #[must_use]
    pub fn erased(self) -> CardSelection {
        let Self { words, pickable: open, done, named, hints, suggestion } = self;
        CardSelection {
            words,
            pickable: open,
            done: done.map(ActionOption::erased),
            named,
            hints,
            suggestion,
        }
    }
}

/// A decision made of several cards, while the player chooses them. Each click on a card takes it up or puts it back.
#[derive(Clone, Debug, PartialEq)]
pub struct CardSelection<A = DynAction> {
    /// The progress in a few words for the prompt: `5 / 8 chosen`, `a forward and`.
    pub words: DisplayText,
    /// The cards that can be taken up or put back now ([`super::scene::CardView::id`]).
    pub pickable: Vec<CardId>,
    /// The action that the chosen cards make; `None` while they make none. Its [`ActionOption::card`] is not used.
    pub done: Option<ActionOption<A>>,
    /// The cards of [`CardSelection::pickable`] that have a place in the prompt as well, each with its words: cards
    /// offered beside some other action.
    pub named: Vec<(CardId, DisplayText)>,
    /// One plain sentence for each card of [`CardSelection::pickable`] that says what the card would do here.
    pub hints: Vec<(CardId, DisplayText)>,
    /// A sensible choice for a player who asks for one; it replaces the cards chosen so far. Empty if the game has
    /// none.
    pub suggestion: Vec<CardId>,
}

/// The way of making a decision while two people share a screen, without revealing secrets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Secrecy {
    /// Nothing is secret: the decision is made in the open.
    #[default]
    Open,
    /// The options are open but the choice is secret. Players choose with keys covered by a hand; the screen does not
    /// change.
    Taps,
    /// The cards to choose from are secret: the player decides behind the privacy screen while the other one looks
    /// away.
    PrivacyScreen,
}

/// The effect of an action, drawn on the field.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionPreview {
    /// The start and the end of the ball's path.
    pub path: Option<(DesignPoint, DesignPoint)>,
    /// The headline, such as `SHOT 2 / 6`.
    pub head: DisplayText,
    /// The detail, such as `1 + 1 ★`.
    pub text: DisplayText,
}

/// A match option in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionField {
    /// The option's name, as in the rule sheet.
    pub name: &'static str,
    /// Its label for players.
    pub label: MessageId,
    /// Its values, each in RON and as a label for players. The first is the default.
    pub values: &'static [(&'static str, MessageId)],
}
