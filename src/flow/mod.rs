//! The lowest layer of the app: navigation between screens and pages, messages to the rest of the app, the order of the
//! systems in a frame, preferences and the data folder. Every room of the app may use it; it uses none of them.

pub mod action;
pub mod archive;
pub mod cancel_drag;
pub mod clipboard;
pub mod clubs;
pub mod error_text;
pub mod file_dialog;
pub mod floodlight_warmup;
pub mod frame;
pub mod input_filter;
pub mod language;
pub mod navigation;
pub mod page;
pub mod pending;
pub mod prefs;
pub mod screen;
pub mod start;

use std::path::Path;

use bevy::prelude::*;

use store::Store;

/// Adds the order of a frame, actions, screens, pages, messages, preferences and languages; `assets` is the folder of
/// that name, and `store` the data folder.
pub fn add(app: &mut App, assets: &Path, store: Store) {
    app.add_plugins((
        action::plugin,
        pending::plugin,
        clubs::plugin,
        frame::plugin,
        cancel_drag::plugin,
        screen::plugin,
        page::plugin,
        start::plugin,
        input_filter::plugin,
    ));
    prefs::add(app, store);
    language::add(app, assets);
}
