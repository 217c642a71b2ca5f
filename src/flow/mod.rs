//! The bottom of the app: which screen is open and what may be asked of it, the order of a frame, the player's
//! preferences and the data folder. Every room of the app may use it; it uses none of them.

pub mod action;
pub mod clipboard;
pub mod frame;
pub mod navigation;
pub mod page;
pub mod prefs;
pub mod screen;
pub mod start;
pub mod top;

use bevy::prelude::*;

use crate::store::Store;

/// Adds the order of a frame, screens, pages and preferences; what is kept lies in `store`.
pub fn add(app: &mut App, store: Store) {
    app.add_plugins((
        action::plugin,
        frame::plugin,
        screen::plugin,
        page::plugin,
        start::plugin,
        top::plugin,
    ));
    prefs::add(app, store);
}
