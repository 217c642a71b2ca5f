//! The vocabulary of presentation, pure: what lies where, what moves, what sounds. No Bevy here.
//!
//! A game turns its view into a [`scene::Scene`], its events into [`beat::Beat`]s and its legal actions into
//! [`offer::Offer`]s; the app knows only these.

pub mod accent;
pub mod atlas;
pub mod beat;
pub mod both;
pub mod card_text;
pub mod cause;
pub mod chart;
pub mod clubs;
pub mod commentary;
pub mod cue;
pub mod display_text;
pub mod layout;
pub mod match_counts;
pub mod match_phase;
pub mod miniature;
pub mod moment;
pub mod offer;
pub mod palette;
pub mod point;
pub mod present;
pub mod reveal;
pub mod scene;
pub mod sheet;
pub mod show;
pub mod show_rng;
pub mod shown_event;
pub mod stake;
#[cfg(test)]
pub(crate) mod testing;
pub mod why;
pub mod words;

use crate::engine::{Game, Seat};
use beat::Beat;
use card_text::CardText;
use match_counts::Count;
use offer::{Offer, Picking, Secrecy};
use scene::{Audience, Man, Piece, Scene};
use sheet::Sheet;
use show::Show;
use why::WhyNot;

/// A game that can be shown.
pub trait Staged: Game {
    /// What is known of it before any match.
    const SHEET: &'static Sheet;

    /// What a side says that uses nothing where only that side may know whether it was asked: see
    /// [`Sink::hush`](crate::engine::Sink::hush). In the notation of the rule sheet; none in games without such windows.
    const DECLINE: Option<&'static str> = None;

    /// The table of a view, as the audience may see it.
    fn scene(view: &Self::View, audience: Audience) -> Scene;

    /// What an event looks and sounds like: `event` as the audience may see it, and a show of which nothing is shown
    /// yet, with the table before it and after it. The last beat ends in [`Show::after`]; an event that shows nothing
    /// gives none.
    fn stage(event: &Self::Event, show: Show<'_>) -> Vec<Beat>;

    /// What can be done now, in words.
    fn prompt(view: &Self::View, seat: Seat) -> String;

    /// One offer for each legal action that takes one click or key, in the order of `legal`. An action made of several
    /// cards is none of these: see [`Staged::picking`].
    fn offers(view: &Self::View, seat: Seat, legal: &[Self::Action]) -> Vec<Offer>;

    /// Equal cards are one offer: the card that [`Offer::piece`] names where that one is clicked. Itself in most games.
    fn stands_for(_view: &Self::View, _seat: Seat, piece: u16) -> u16 {
        piece
    }

    /// The card for which that player on the pitch stands, where that seat is asked: to click him is to click it, and the
    /// number on the back of the seat's own man is its key. None in games without shirts, and for who stands for nothing.
    fn card_of(_view: &Self::View, _seat: Seat, _man: Man) -> Option<u16> {
        None
    }

    /// The state of a decision that is made of several cards, with those chosen so far; none where no legal action is
    /// made so. Cards chosen that do not belong to the decision are as if they were not chosen.
    fn picking(_view: &Self::View, _seat: Seat, _legal: &[Self::Action], _chosen: &[u16]) -> Option<Picking> {
        None
    }

    /// A legal action in a few words, as its offer or what its cards make says it: for the coach. Games with
    /// [`Staged::picking`] name the actions that are no offers themselves.
    fn named(view: &Self::View, seat: Seat, action: &Self::Action) -> String {
        let offers = Self::offers(view, seat, std::slice::from_ref(action));
        offers.into_iter().next().map_or_else(|| "Something else".to_owned(), |offer| offer.label)
    }

    /// How that seat makes the decision that it owes when the other player looks at the same screen.
    fn secrecy(view: &Self::View, seat: Seat) -> Secrecy;

    /// Why that card cannot be played by that seat now; none where it can, or where there is nothing to explain. Told from the view alone, it cannot betray anything.
    fn why_not(_view: &Self::View, _seat: Seat, _piece: u16) -> Option<WhyNot> {
        None
    }

    /// What speaks for that legal action of the seat in this position: for the coach. One plain sentence of some 160
    /// characters at most, told from the view and the rules alone; none where nothing can be said that does not hold of
    /// the others too.
    fn because(_view: &Self::View, _seat: Seat, _action: &Self::Action) -> Option<String> {
        None
    }

    /// What the decision at hand is about, for somebody in a first match, told from the view alone: one to three plain
    /// sentences at every decision, some 260 characters at most; none where that seat is not asked.
    fn lesson(_view: &Self::View, _seat: Seat) -> Option<String> {
        None
    }

    /// Which of the heaps that a side may hide this card lies in, known or not: cards of one heap lie in the same order for
    /// whoever knows them and for whoever does not. One heap in most games.
    fn heap(_piece: &Piece) -> u8 {
        0
    }

    /// What an event counts for, for the result: shots, saves, balls won, and whose.
    fn counted(_event: &Self::Event) -> Vec<(Count, Seat)> {
        Vec::new()
    }

    /// The words that are set onto the picture of the card with that face, in the usual set of cards or in the stark one
    /// of high contrast; nothing where the picture is whole, or no card of this game.
    fn card_texts(_face: &str, _stark: bool) -> Vec<CardText> {
        Vec::new()
    }
}
