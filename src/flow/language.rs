//! The language of all words: the one that the player set, or that of the system.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::frame::Frame;
use super::prefs::Prefs;
use crate::words::{self, ENGLISH, Offered, Words};

/// The languages that can be chosen.
#[derive(Resource, Clone, Debug)]
pub struct Languages {
    /// The folder of all languages.
    folder: PathBuf,
    /// English first, the others by name.
    pub offered: Vec<Offered>,
}

impl Languages {
    /// Returns the languages in the folder `assets/words`.
    fn of(assets: &Path) -> Self {
        let folder = assets.join("words");
        let offered = words::offered(&folder);
        Self { folder, offered }
    }

    /// Returns the tag of the language that is spoken if the player set that one, or none.
    #[must_use]
    pub fn spoken(&self, set: Option<&str>) -> &str {
        words::chosen(&self.offered, set, &of_system())
    }

    /// Returns the words in a language. Every defect of its files is logged; what is lacking is in English.
    fn load(&self, tag: &str) -> Arc<Words> {
        if tag == ENGLISH {
            return Arc::clone(Words::english());
        }
        match Words::load(&self.folder, tag) {
            Ok((words, bad)) => {
                bad.iter().for_each(|bad| warn!("words/{tag}: {bad}"));
                Arc::new(words)
            }
            Err(bad) => {
                warn!("words/{tag}: {bad}");
                Arc::clone(Words::english())
            }
        }
    }
}

/// Returns the languages of the player's system, such as `fr-BE`, the preferred one first; none in tests.
#[must_use]
pub fn of_system() -> Vec<String> {
    if cfg!(test) { Vec::new() } else { sys_locale::get_locales().collect() }
}

/// Speaks a language from now on. Tests run beside each other in one process, so their language stays.
fn speak(languages: &Languages, tag: &str) {
    let words = languages.load(tag);
    if !cfg!(test) {
        words::set(words);
    }
}

/// Speaks the chosen language from the start, and adds the system that follows the setting.
pub(super) fn add(app: &mut App, assets: &Path) {
    let languages = Languages::of(assets);
    let set = app.world().resource::<Prefs>().settings.language.as_deref();
    speak(&languages, languages.spoken(set));
    app.insert_resource(languages)
        .add_systems(Update, follow.in_set(Frame::Adopt).run_if(resource_changed::<Prefs>));
}

/// Changes the language when the player sets another.
fn follow(
    prefs: Res<Prefs>,
    languages: Res<Languages>,
    mut before: Local<Option<Option<String>>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let set = &prefs.settings.language;
    let before = before.replace(set.clone());
    if before.is_none_or(|before| before == *set) {
        return;
    }
    speak(&languages, languages.spoken(set.as_deref()));
    // What was drawn in this frame before now is in the former language.
    redraw.write(RequestRedraw);
}
