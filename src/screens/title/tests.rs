//! Tests of the title.

use super::*;
use store::SavedMatch;
use store::testing::{saved_match, settings_with};

#[test]
fn a_person_who_never_started_a_game_is_new_to_it() {
    let mut prefs = Prefs::new(Settings::default());
    let mut setup = MatchSetup::default();
    assert_eq!(new_here(&setup, &prefs, &ActiveCompetitions::default()), Some(NewcomerKind::Here));
    prefs.settings.device.started_games.insert(GAMES[0].id().to_owned());
    assert_eq!(new_here(&setup, &prefs, &ActiveCompetitions::default()), None);
    setup.game = 1;
    assert_eq!(new_here(&setup, &prefs, &ActiveCompetitions::default()), Some(NewcomerKind::ToTheGame));
    // Older versions saved only the last choices, and that the first steps were shown.
    prefs.settings = settings_with(|now| now.device.seen_tutorial = true);
    assert_eq!(new_here(&setup, &prefs, &ActiveCompetitions::default()), Some(NewcomerKind::ToTheGame));
    // A competition under way comes first.
    let league = Competition::new(
        GAMES[0],
        competition::CompetitionKind::League,
        competition::entrants(4, 1, None, &[]),
        3,
    );
    let mut on = ActiveCompetitions::default();
    on.competition = league.ok();
    assert_eq!(new_here(&setup, &prefs, &on), None);
}

#[test]
fn options_picked_for_a_game_return_after_viewing_another() {
    let mut setup = MatchSetup::default();
    let with_options = |setup: &MatchSetup| setup.picked.len();
    let (one, other) = (0, 1);
    setup.choose(one);
    assert!(with_options(&setup) > 0);
    setup.picked[0] = 1;
    let options = setup.options();
    setup.choose(other);
    assert!(setup.picked.iter().all(|picked| *picked == 0), "another game has its own options");
    setup.choose(one);
    assert_eq!((setup.options(), setup.picked[0]), (options, 1));
    // What the settings recall comes before it.
    setup.recall(&LastPlayed { options: BTreeMap::new(), ..setup.remember() });
    assert_eq!(setup.picked[0], 0);
}

/// An unfinished match of two people of that game and seed, saved then.
fn left(game: &str, options: &str, seed: u64, saved: u64) -> UnfinishedMatch {
    let record = format!("(version: 1, game: \"{game}\", options: {options}, seed: {seed}, actions: [])");
    let names = ["Anna", "Ben"].map(PersonName::parse);
    let (id, record) = (store::MatchId::unsaved(game), engine::Record::parse(&record).unwrap());
    let saved = SavedMatch {
        saved,
        names: BySeat::new(names[0].clone(), names[1].clone()),
        ..saved_match(id, record, Controller::Human)
    };
    UnfinishedMatch::new(saved).unwrap()
}

#[test]
fn the_newest_match_of_each_kind_is_offered_newest_first() {
    let game = games::named("penalties").unwrap();
    let entrants = competition::entrants(4, 4, None, &[]);
    let cup = Competition::new(game, competition::CompetitionKind::Cup, entrants, 3).unwrap();
    let fixture = cup.for_people().unwrap();
    let due = (cup.options(&fixture).to_owned(), cup.seed(&fixture));
    let mut on = ActiveCompetitions::default();
    on.competition = Some(cup);
    let mut setup = MatchSetup::default();
    assert!(setup.newest(&on).is_empty());
    for (of_cup, friendly, first_is_of_cup) in [(8, 9, false), (9, 8, true)] {
        setup.due = Some(left("penalties", &due.0, due.1, of_cup));
        setup.unfinished = vec![left("soccer17", "()", 1, friendly), left("soccer17", "()", 2, 1)];
        let kinds: Vec<bool> = setup.newest(&on).iter().map(|(_, fixture)| fixture.is_some()).collect();
        assert_eq!(kinds, [first_is_of_cup, !first_is_of_cup]);
    }
    setup.due = None;
    assert_eq!(setup.newest(&on).len(), 1);
}

#[test]
fn an_unfinished_match_says_whose_turn_it_is() {
    let called = |left: &UnfinishedMatch| {
        left.turn(|seat| Some(DisplayText::verbatim(left.saved.names[seat].as_ref()?.as_str())))
    };
    // Both kick and dive at once; the winner of the toss decides alone.
    let shootout = left("penalties", "()", 5, 1);
    let both = DisplayText::list(["Anna", "Ben"].map(DisplayText::verbatim), words::Separator::And);
    assert_eq!(called(&shootout), Some(say!("title-both-to-choose", names = both)));
    let toss = left("soccer17", "()", 5, 1);
    let seat = toss.owed.first().unwrap();
    let name = DisplayText::verbatim(["Anna", "Ben"][usize::from(seat == Seat::Away)]);
    assert_eq!(called(&toss), Some(say!("title-to-choose", name)));
    let club = MatchClubs::default().club(seat).name.as_str();
    assert_eq!(toss.turn(|_| None), Some(say!("title-to-choose", name = DisplayText::verbatim(club))));
    // Alone against a bot it is always one's own turn.
    let alone = SavedMatch {
        home: Controller::Bot(Difficulty::Pro),
        away: Controller::Bot(Difficulty::Pro),
        ..toss.saved
    };
    assert_eq!(UnfinishedMatch::new(alone).unwrap().turn(|_| None), None);
}
