//! The language of all words: the one that the player set, or that of the system.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::frame::FrameSet;
use super::prefs::Prefs;
use base::reading::sanitized;
use words::{AvailableLanguage, ENGLISH, LanguageError, Localization};

/// The languages that can be chosen.
#[derive(Resource, Clone, Debug)]
pub struct LanguageList {
    /// The folder of all languages.
    folder: PathBuf,
    /// English first, the others by name.
    pub offered: Vec<AvailableLanguage>,
}

impl LanguageList {
    /// Returns the languages in the folder `assets/words`, and what is wrong with folders there, each by its name.
    fn of(assets: &Path) -> (Self, Vec<(String, LanguageError)>) {
        let folder = assets.join("words");
        let (offered, bad) = words::offered(&folder);
        (Self { folder, offered }, bad)
    }

    /// Returns the tag of the language in use if the player set that one, or none.
    #[must_use]
    pub fn active_tag(&self, set: Option<&str>) -> &str {
        words::chosen(&self.offered, set, &system_languages())
    }

    /// Returns the words to speak if the player set that language, or none. The defects of its files are logged; what
    /// is lacking is in English. An unreadable language is no longer offered, and the next one is used.
    fn load(&mut self, set: Option<&str>) -> Arc<Localization> {
        loop {
            let tag = self.active_tag(set).to_owned();
            if tag == ENGLISH {
                return Arc::clone(Localization::english());
            }
            match Localization::load(&self.folder, &tag) {
                Ok((words, bad)) => {
                    bad.iter().for_each(|bad| warn!("words/{tag}: {bad}"));
                    return Arc::new(words);
                }
                Err(bad) => {
                    warn!("words/{tag}: {bad}. The language is left out");
                    self.offered.retain(|offered| offered.tag != tag);
                }
            }
        }
    }
}

/// Returns the languages of the player's system, such as `fr-BE`, the preferred one first. The list is empty in tests,
/// and where the system asks for plain English.
#[must_use]
pub fn system_languages() -> Vec<String> {
    // On other systems an API returns it, and no variable counts.
    let by_variables = cfg!(unix) && !cfg!(target_vendor = "apple");
    if cfg!(test) || by_variables && posix_locale_requested(|name| std::env::var(name).ok()) {
        return Vec::new();
    }
    sys_locale::get_locales().collect()
}

/// Returns true if the variables of POSIX ask for its own locale: messages as the program has them. The first one that
/// is set counts, whatever the others say.
fn posix_locale_requested(variable: impl Fn(&str) -> Option<String>) -> bool {
    let locale =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(&variable).find(|locale| !locale.is_empty());
    let named = |name: &str| locale.as_ref().is_some_and(|locale| locale.starts_with(name));
    match locale.as_deref() {
        Some("C" | "POSIX") => true,
        // Some systems have `C.UTF-8` where no language was chosen. A list of languages counts for more.
        _ if named("C.") || named("POSIX.") => variable("LANGUAGE").is_none_or(|list| list.is_empty()),
        _ => false,
    }
}

/// Sets the language of the process to the one that the player set, or that of the system. Tests run in parallel in one
/// process, so their language stays.
fn apply_language(languages: &mut LanguageList, set: Option<&str>) {
    let words = languages.load(set);
    if !cfg!(test) {
        words::set(words);
    }
}

/// Sets the chosen language at the start, and adds the system that follows the setting.
pub(super) fn add(app: &mut App, assets: &Path) {
    let (mut languages, bad) = LanguageList::of(assets);
    let set = app.world().resource::<Prefs>().settings.device.language.as_deref();
    let active_tag = languages.active_tag(set).to_owned();
    // The current language reports its defects when it is loaded.
    for (tag, bad) in bad.iter().filter(|(tag, _)| *tag != active_tag) {
        warn!("words/{}: {bad}", sanitized(tag));
    }
    apply_language(&mut languages, set);
    app.insert_resource(languages)
        .add_systems(Update, follow.in_set(FrameSet::ApplySettings).run_if(resource_changed::<Prefs>));
}

/// Changes the language when the player sets another.
fn follow(
    prefs: Res<Prefs>,
    mut languages: ResMut<LanguageList>,
    mut before: Local<Option<Option<String>>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let set = &prefs.settings.device.language;
    let before = before.replace(set.clone());
    if before.is_none_or(|before| before == *set) {
        return;
    }
    apply_language(&mut languages, set.as_deref());
    // Everything drawn earlier in this frame is in the previous language.
    redraw.write(RequestRedraw);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Scripts set it to read what a program says, whatever the language of the desktop.
    #[test]
    fn the_locale_c_is_english() {
        for (variables, none) in [
            (&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")][..], true),
            (&[("LC_ALL", "C"), ("LANGUAGE", "nl:fr")], true),
            (&[("LC_ALL", "C.UTF-8"), ("LANG", "de_DE.UTF-8")], true),
            (&[("LC_ALL", "C.UTF-8"), ("LANGUAGE", "nl:fr")], false),
            (&[("LC_ALL", ""), ("LC_MESSAGES", "POSIX"), ("LANG", "de_DE.UTF-8")], true),
            (&[("LANG", "C")], true),
            (&[("LC_ALL", "de_DE.UTF-8"), ("LANG", "C")], false),
            (&[("LC_MESSAGES", "ca_ES"), ("LANG", "C")], false),
            (&[("LANGUAGE", "nl:fr"), ("LANG", "de_DE")], false),
            (&[], false),
        ] {
            let variable =
                |name: &str| variables.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned());
            assert_eq!(posix_locale_requested(variable), none, "{variables:?}");
        }
    }

    /// A language over its limits is skipped when it is chosen, and the next one is used.
    #[test]
    fn an_unreadable_language_is_no_longer_offered() {
        let assets = tempfile::tempdir().unwrap();
        for (tag, file, text) in [
            ("de", "shared.ftl", "language-name = Deutsch"),
            ("xx", "shared.ftl", "language-name = Xx"),
            ("xx", "pages.ftl", &format!("a = {}", "{".repeat(1000))),
            ("yy", "shared.ftl", &"{".repeat(1000)),
        ] {
            let folder = assets.path().join("words").join(tag);
            std::fs::create_dir_all(&folder).unwrap();
            std::fs::write(folder.join(file), text).unwrap();
        }
        let (mut languages, bad) = LanguageList::of(assets.path());
        let offered = |languages: &LanguageList| {
            languages.offered.iter().map(|language| language.tag.clone()).collect::<Vec<String>>()
        };
        assert_eq!(offered(&languages), ["en", "de", "xx"]);
        let [(tag, variable)] = &bad[..] else { panic!("{bad:?}") };
        assert!(tag == "yy" && variable.to_string().contains("braces"), "{variable}");
        assert_eq!(languages.load(Some("xx")).tag(), "en");
        assert_eq!(offered(&languages), ["en", "de"]);
        assert_eq!(languages.load(Some("de")).tag(), "de");
    }
}
