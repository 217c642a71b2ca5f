//! Tests of the title.

use super::*;

#[test]
fn who_has_not_begun_a_game_is_new_to_it() {
    let mut prefs = Prefs::new(Settings::default());
    let mut setup = Setup::default();
    assert_eq!(new_here(&setup, &prefs), Some(New::Here));
    prefs.settings.begun.insert(GAMES[0].id().to_owned());
    assert_eq!(new_here(&setup, &prefs), None);
    setup.game = 1;
    assert_eq!(new_here(&setup, &prefs), Some(New::ToTheGame));
    // Older versions saved only the last choices, and that the first steps were shown.
    prefs.settings = Settings { seen_tutorial: true, ..Settings::default() };
    assert_eq!(new_here(&setup, &prefs), Some(New::ToTheGame));
}
