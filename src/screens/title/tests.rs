//! Tests of the title.

use super::*;

#[test]
fn who_has_not_begun_a_game_is_new_to_it() {
    let mut prefs = Prefs::new(Settings::default());
    let mut setup = Setup::default();
    assert_eq!(new_here(&setup, &prefs, &UnderWay::default()), Some(New::Here));
    prefs.settings.begun.insert(GAMES[0].id().to_owned());
    assert_eq!(new_here(&setup, &prefs, &UnderWay::default()), None);
    setup.game = 1;
    assert_eq!(new_here(&setup, &prefs, &UnderWay::default()), Some(New::ToTheGame));
    // Older versions saved only the last choices, and that the first steps were shown.
    prefs.settings = Settings { seen_tutorial: true, ..Settings::default() };
    assert_eq!(new_here(&setup, &prefs, &UnderWay::default()), Some(New::ToTheGame));
    // A competition under way comes first.
    let league = Competition::new(
        GAMES[0],
        crate::competition::Kind::League,
        crate::competition::entrants(4, 1, None, &[]),
        3,
    );
    let mut on = UnderWay::default();
    on.competition = league.ok();
    assert_eq!(new_here(&setup, &prefs, &on), None);
}
