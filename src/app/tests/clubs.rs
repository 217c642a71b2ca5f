//! Tests the clubs of a match: in a competition those of its entrants, saved with the match and removed with it.

use super::prelude::*;
use clubs::{self, MatchClubs};

#[test]
fn a_competition_match_uses_and_saves_the_clubs_of_its_entrants() {
    let mut test_app = TestApp::instant(1280, 720);
    // Everybody is a person, so that each match is played at the table.
    let cup = drawn("soccer_cards", CompetitionKind::Cup, 4, 4, 3);
    let sides = cup.for_people().unwrap().sides;
    let clubs = MatchClubs::new(sides.map(clubs::club_of_entrant));
    assert_ne!(clubs, MatchClubs::default());
    test_app.put_competition(Some(cup));
    let start = test_app.get::<ActiveCompetitions>().next_match().unwrap();
    assert_eq!((start.clubs.clone(), start.rematch(None).clubs), (clubs.ids(), clubs.ids()));
    test_app.start(start);
    assert_eq!(test_app.get::<CurrentClubs>().0, clubs);
    assert_eq!(clubs::at_table(), clubs, "it was told to every text");
    // It is in the file, and there when the match goes on. As after a decision:
    test_app.world().resource_mut::<TableMatch>().revision += 1;
    test_app.until("the match is saved", |test_app| {
        let kept = test_app
            .get::<StoreHandle>()
            .0
            .request_blocking(Store::competition_matches)
            .unwrap_or_default()
            .0;
        kept.iter().any(|saved| saved.clubs == clubs.ids())
    });
    test_app.title();
    assert_eq!(
        (test_app.get::<CurrentClubs>().0, clubs::at_table()),
        (MatchClubs::default(), MatchClubs::default())
    );
    let left = test_app.get::<ActiveCompetitions>().next_match().unwrap();
    test_app.start(left);
    let start = &test_app.the_match().start_request;
    assert!(start.match_id.is_some() && start.resume.is_some() && start.clubs == clubs.ids(), "it goes on");
    test_app.title();
    // A replay shows them too.
    let watch = WatchReplay::new(bot_match("penalties", 3), None, Some(AppPage::ClubHouse)).unwrap();
    test_app.world().write_message(WatchReplay { clubs: clubs.ids(), ..watch });
    test_app.frames(4);
    assert_eq!(test_app.get::<CurrentClubs>().0, clubs);
    test_app.go(Navigate::Title(None));
    test_app.frames(12);
    // Without a choice the default clubs meet.
    test_app.start(friendly("soccer_cards", 5, Controller::Human, Controller::Human));
    assert_eq!(test_app.get::<CurrentClubs>().0, MatchClubs::default());
}

/// With team cards of Soccer 17 the two countries play, whichever clubs were chosen, in a replay too.
#[test]
fn a_match_uses_the_teams_named_in_its_options() {
    let mut test_app = TestApp::instant(1280, 720);
    let game = named("soccer17").unwrap();
    let options = "(home_team: Some(Argentina), away_team: Some(Brazil))";
    let ids = BySeat::new("argentina".to_owned(), "brazil".to_owned());
    let countries = MatchClubs::from_ids(Some(&ids));
    let chosen = BySeat::new("corvalo".to_owned(), "ursova".to_owned());
    let start = friendly("soccer17", 5, Controller::Human, Controller::Human);
    test_app.start(StartMatch { options: options.to_owned(), clubs: Some(chosen.clone()), ..start });
    assert_eq!(test_app.get::<CurrentClubs>().0, countries);
    assert_eq!(test_app.the_match().start_request.clubs, Some(ids));
    let record = test_app.the_match().state.record().clone();
    test_app.title();
    let watch = WatchReplay::new(record, None, Some(AppPage::ClubHouse)).unwrap();
    test_app.world().write_message(WatchReplay { clubs: Some(chosen), ..watch });
    test_app.frames(4);
    assert_eq!(test_app.get::<CurrentClubs>().0, countries);
    // Without team cards nothing is named.
    assert_eq!((game.clubs(""), game.clubs("(home_team: Some(Spain))")), (None, None));
}
