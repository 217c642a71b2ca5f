//! The table as the player sees it: the stadium, the cards and the ball in it, and the goal celebration.
//!
//! Everything lies on the design sheet (see [`crate::stage::layout`]) and is drawn as vectors or distance fields, so
//! it is crisp at any window size. Rooms, the lower ones first: [`draw`], [`motion`] and [`playback`]; [`stadium`] and
//! [`cards`]; [`goal`]; what follows a scene ([`ball`], [`shirts`], [`words`]), what met in it ([`reveal`]), what stays of it ([`marks`]) and
//! what the stands make of it ([`cheer`]).
pub mod ball;
pub mod cards;
pub mod cheer;
pub mod draw;
pub mod goal;
pub mod marks;
pub mod men;
pub mod motion;
pub mod playback;
pub mod reveal;
pub mod shirts;
pub mod stadium;
pub mod words;

use bevy::prelude::*;

/// The stadium and its celebrations, without a match in it. Needs `DefaultPlugins`' rendering and a camera with
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

/// The stadium with the table in it: cards, ball, and what the stands make of the match.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        stadium_alone,
        cards::pack::plugin,
        motion::plugin,
        playback::plugin,
        cards::plugin,
        cards::drag::plugin,
        ball::plugin,
        shirts::plugin,
        men::plugin,
        words::plugin,
        reveal::plugin,
        cheer::plugin,
        marks::plugin,
        stadium::sky::plugin,
    ));
}
