//! The vocabulary of presentation as pure data: positions of cards, movements, sounds. Nothing here depends on Bevy.
//!
//! A game turns its view into a [`scene::Scene`], its events into [`step::AnimationStep`]s and its legal actions into
//! [`offer::ActionOption`]s. The app draws these and knows nothing else of a game.

pub mod accent;
pub mod action;
pub mod atlas;
pub mod card_text;
pub mod cause;
pub mod chart;
pub mod commentary;
pub mod cue;
pub mod decision_theme;
pub mod dyn_value;
pub mod game_info;
mod ids;
pub mod layout;
pub mod match_counts;
pub mod match_phase;
pub mod merged_view;
pub mod miniature;
pub mod moment;
pub mod mouth;
pub mod near_miss;
pub mod offer;
pub mod opponent_summary;
pub mod palette;
pub mod point;
pub mod present;
pub mod refusal_reason;
pub mod reveal;
pub mod scene;
pub mod show;
pub mod show_rng;
pub mod shown_event;
pub mod stake;
pub mod step;
pub mod testing;
mod toy;
pub mod words;

use ::words::DisplayText;
use ::words::say;
use card_text::CardText;
use decision_theme::DecisionTheme;
use engine::{BySeat, Game, Seat};
use game_info::GameInfo;
use match_counts::StatKind;
use offer::{ActionOption, CardSelection, Secrecy};
use opponent_summary::OpponentSummary;
use refusal_reason::RefusalReason;
use scene::{Audience, CardId, CardView, PlayerId, Scene};
use show::ShowBuilder;
use step::AnimationStep;

/// The decisions of a game as they are put to players: what is asked, what can be chosen, and how.
pub trait StagedDecisions: Game {
    /// The action with which a side passes in a window that only that side may know of. See
    /// [`EventSink::pass_window`](engine::EventSink::pass_window). `None` in games without such windows.
    const DECLINE: Option<Self::Action> = None;

    /// Returns true if the action says no: it lets something go, keeps what there is, or plays on without a card. It
    /// has the same key in every game.
    fn declines(_action: &Self::Action) -> bool {
        false
    }

    /// Returns the prompt: the present decision in words.
    fn prompt(view: &Self::View, seat: Seat) -> DisplayText;

    /// Returns one offer for each legal action that takes one click or key, in the order of `legal`. Actions made of
    /// several cards are left out: see [`StagedDecisions::picking`].
    fn offers(view: &Self::View, seat: Seat, legal: &[Self::Action]) -> Vec<ActionOption<Self::Action>>;

    /// Returns the card that [`ActionOption::card`] names when `card` is clicked: several equal cards share one
    /// offer. In most games it is `card` itself.
    fn stands_for(_view: &Self::View, _seat: Seat, card: CardId) -> CardId {
        card
    }

    /// Returns the card that a player on the pitch stands for while `seat` decides. A click on the player is a click on
    /// the card; the shirt number of the seat's own player is its key. None for a player without a card, and in games
    /// without shirts.
    fn card_of(_view: &Self::View, _seat: Seat, _man: PlayerId) -> Option<CardId> {
        None
    }

    /// Returns true if the decision of the seat is made for it: there is only one, and everybody knows that. Nothing
    /// but public facts may count, since the speed of a decision shows what a hand holds.
    fn plays_itself(_view: &Self::View, _seat: Seat) -> bool {
        false
    }

    /// Returns the state of a decision made of several cards, with the cards chosen so far. `None` if no legal action
    /// is of this kind. Chosen cards that do not belong to the decision are ignored.
    fn picking(
        _view: &Self::View,
        _seat: Seat,
        _legal: &[Self::Action],
        _chosen: &[CardId],
    ) -> Option<CardSelection<Self::Action>> {
        None
    }

    /// Returns the cards that make up an action of [`StagedDecisions::picking`], in an order in which they can be
    /// chosen; empty for every other action.
    fn cards_of_action(_view: &Self::View, _seat: Seat, _action: &Self::Action) -> Vec<CardId> {
        Vec::new()
    }

    /// Returns the label of a legal action for the coach: that of its offer, or of [`CardSelection::done`]. Games with
    /// [`StagedDecisions::picking`] override this for the actions that have no offer.
    fn named(view: &Self::View, seat: Seat, action: &Self::Action) -> DisplayText {
        let offers = Self::offers(view, seat, std::slice::from_ref(action));
        offers.into_iter().next().map_or_else(|| say!("something-else"), |offer| offer.label)
    }

    /// Returns how a seat makes the decision that it owes when the other player sees the same screen.
    fn secrecy(view: &Self::View, seat: Seat) -> Secrecy;

    /// Returns the reason why a seat cannot play a card now; `None` if it can, or if there is nothing to explain. It is
    /// made from the view alone, so it cannot leak hidden information.
    fn why_not(_view: &Self::View, _seat: Seat, _card: CardId) -> Option<RefusalReason> {
        None
    }
}

/// A game that can be shown.
pub trait StagedGame: StagedDecisions {
    /// The static description of the game, independent of any match.
    const INFO: &'static GameInfo;

    /// Returns why no match can begin with these options, as half a sentence for players. It is asked only if
    /// [`Game::setup`] refuses them. `None` in games whose fields of options always go together.
    fn why_not_begin(_options: &Self::Options) -> Option<DisplayText> {
        None
    }

    /// Returns the ids of the clubs that these options name; `None` if they are chosen when the match starts.
    fn clubs(_options: &Self::Options) -> Option<BySeat<&'static str>> {
        None
    }

    /// Returns what the options of a match of these clubs have besides, in RON without brackets; `None` if the
    /// options cannot name them.
    fn options_naming(_clubs: BySeat<&str>) -> Option<String> {
        None
    }

    /// Returns the scene of a view, as the audience may see it.
    fn scene(view: &Self::View, audience: Audience) -> Scene;

    /// Returns the steps of an event. `event` is what the audience may see of it; `show` holds the table before and
    /// after it, and no steps yet. The last step ends in [`ShowBuilder::after`]. An event that shows nothing returns no
    /// steps.
    fn stage(event: &Self::Event, show: ShowBuilder<'_>) -> Vec<AnimationStep>;

    /// Returns the coach's argument for a legal action: one plain sentence of at most some 160 characters, made from
    /// the view and the rules alone. None if nothing can be said that does not hold for the other actions too.
    fn because(_view: &Self::View, _seat: Seat, _action: &Self::Action) -> Option<DisplayText> {
        None
    }

    /// Explains the present decision to a person in a first match: one to three plain sentences of at most 260
    /// characters together. It is made from the view alone. `None` if that seat owes no decision.
    fn lesson(_view: &Self::View, _seat: Seat) -> Option<DisplayText> {
        None
    }

    /// Returns what the decision is about in which `best` is best play; `None` if it makes no set piece.
    fn theme(_view: &Self::View, _seat: Seat, _best: &Self::Action) -> Option<DecisionTheme> {
        None
    }

    /// Returns what that seat could read of the other side in the match so far, where reading is all there is. `None`
    /// if there was nothing to read.
    fn to_read(_view: &Self::View, _seat: Seat) -> Option<OpponentSummary> {
        None
    }

    /// Returns the hidden heap of its side that a card lies in; most games have one. The cards of a heap have the same
    /// order in every view, whether the view shows their faces or not.
    fn heap(_card: &CardView) -> u8 {
        0
    }

    /// Returns the statistics that an event adds to the result, such as a shot or a save, each with its side.
    fn counted(_event: &Self::Event) -> Vec<(StatKind, Seat)> {
        Vec::new()
    }

    /// Returns the words printed on the card with that face, in the usual card set or in the high-contrast one
    /// (`stark`). Empty if the picture has no words to print, or is not a card of this game.
    fn card_texts(_face: &str, _stark: bool) -> Vec<CardText> {
        Vec::new()
    }

    /// Returns the player whose portrait is on the card with that face, in the usual card set: seat and index in the
    /// eleven.
    fn player_on(_face: &str) -> Option<(Seat, usize)> {
        None
    }
}
