//! The table as the player sees it: the stadium, the cards and the ball in it, and the goal celebration.
//!
//! Everything lies on the design sheet (see [`stage::layout`]) and is drawn as vectors or distance fields,
//! crisp at any window size. The modules, lower ones first:
//!
//! - [`draw`], [`motion`], [`impact`] and [`playback`];
//! - [`stadium`] and [`cards`];
//! - [`goal`];
//! - people before a stand ([`people`]): the figures of shootouts and ceremonies, and the end of a match over the whole
//!   window;
//! - the scene's ball, shirts and lettering ([`ball`], [`shirts`], [`words`]), the pointer on shirts
//!   ([`pitch_players`]), and the trays below piles beside the pitch;
//! - the fit of all that to a tall window ([`fit`]);
//! - the goal mouth of a shootout ([`mouth`]), shown in place of the pitch;
//! - the reveal of a contest ([`reveal`]), traces of shots and goals ([`marks`]), the small movements of a table that
//!   waits, the crowd's reactions ([`cheer`]).
pub mod ball;
pub mod cards;
pub mod cheer;
mod decider;
pub mod draw;
pub mod fit;
pub mod goal;
pub mod impact;
pub mod marks;
pub mod motion;
pub mod mouth;
pub mod people;
pub mod pitch_players;
pub mod playback;
mod rest;
pub mod reveal;
pub mod shirts;
pub mod stadium;
mod trays;
pub mod words;

use bevy::prelude::*;

/// Adds the stadium and its celebrations, without a match. Needs `DefaultPlugins`' rendering and a camera with
/// [`draw::view::TableCamera`].
pub fn stadium_alone(app: &mut App) {
    app.add_plugins((
        draw::ink::plugin,
        draw::view::plugin,
        draw::page::plugin,
        draw::order::plugin,
        stadium::plugin,
        goal::plugin,
    ))
    .init_resource::<draw::art::StadiumArt>();
}

/// Adds the stadium and the table in it: cards, ball, shirts, lettering and the crowd's reactions.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        stadium_alone,
        cards::pack::plugin,
        (motion::plugin, impact::plugin),
        playback::plugin,
        (cards::plugin, fit::plugin),
        cards::drag::plugin,
        ball::plugin,
        shirts::plugin,
        pitch_players::plugin,
        mouth::plugin,
        (trays::plugin, words::plugin, people::match_end::plugin, decider::plugin),
        reveal::plugin,
        (rest::plugin, cheer::plugin),
        marks::plugin,
        stadium::sky::plugin,
    ));
}
