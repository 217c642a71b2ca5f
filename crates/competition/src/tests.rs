//! Tests whole competitions in every game, and invalid files.

mod formats;
mod tables;

use std::collections::{BTreeSet, HashSet};

use super::revealed::CompetitionResult;
use super::*;
use ::words::DisplayText;
use ::words::say;
use engine::MatchRng;
use games::GAMES;
use players::people::PersonName;

const MIXED: Option<Difficulty> = None;

fn begun(kind: CompetitionKind, sides: usize, people: usize, seed: u64) -> Competition {
    let game = games::named("penalties").unwrap();
    Competition::new(game, kind, entrants(sides, people, MIXED, &[]), seed).unwrap()
}

fn tally(home: u32, away: u32) -> FixtureResult {
    let score = BySeat::new(home, away);
    FixtureResult { winner: score.ahead(), score, kicks: None }
}

/// Plays every due match, of people too, with these results.
fn play_out(competition: &mut Competition, mut goals: impl FnMut(&Fixture) -> FixtureResult) {
    for _ in 0..200 {
        let Some(fixture) = competition.next_fixtures().first().copied() else { return };
        competition.record_result(&fixture, goals(&fixture)).unwrap();
    }
    panic!("no end");
}

#[test]
fn in_a_league_everybody_meets_everybody_once() {
    for sides in CompetitionKind::League.sizes().iter().copied() {
        let league = begun(CompetitionKind::League, sides, 1, 3);
        let rounds = league.rounds();
        assert_eq!(rounds.len(), league.length());
        let mut met = HashSet::new();
        let mut at_home = vec![0_i32; sides];
        for round in &rounds {
            let mut busy = HashSet::new();
            for Fixture { sides, .. } in round {
                let (home, away) = (sides[Seat::Home], sides[Seat::Away]);
                assert!(busy.insert(home) && busy.insert(away), "twice in a round");
                assert!(met.insert((home.min(away), home.max(away))), "{home} meets {away} twice");
                at_home[home] += 1;
            }
            assert_eq!(busy.len(), sides - sides % 2, "one of an odd number rests");
        }
        assert_eq!(met.len(), sides * (sides - 1) / 2);
        let fair = (sides as i32 - 1) / 2..=sides as i32 / 2;
        assert!(at_home.iter().all(|n| fair.contains(n)), "{at_home:?}");
    }
}

#[test]
fn in_a_cup_the_loser_is_out() {
    let mut cup = begun(CompetitionKind::Cup, 8, 1, 5);
    assert_eq!((cup.rounds().len(), cup.length(), cup.next_fixtures().len()), (1, 3, 4));
    assert_eq!([0, 1, 2].map(|round| cup.round_title(round)), ["Quarter-finals", "Semi-finals", "Final"]);
    // The entrant with the lower index always wins.
    play_out(&mut cup, |fixture| {
        if fixture.sides[Seat::Home] < fixture.sides[Seat::Away] { tally(2, 1) } else { tally(0, 1) }
    });
    assert_eq!(cup.champion(), Some(0));
    assert_eq!(cup.rounds().iter().map(Vec::len).collect::<Vec<_>>(), [4, 2, 1]);
    // Another seed gives another draw.
    let draws: HashSet<Vec<usize>> = (0..20)
        .map(|seed| {
            begun(CompetitionKind::Cup, 8, 1, seed)
                .next_fixtures()
                .iter()
                .map(|f| f.sides[Seat::Home])
                .collect()
        })
        .collect();
    assert!(draws.len() > 15);
}

#[test]
fn a_drawn_cup_match_is_replayed() {
    let mut cup = begun(CompetitionKind::Cup, 4, 0, 5);
    let fixture = cup.next_fixtures()[0];
    let seed = cup.seed(&fixture);
    // Each replay has other cards.
    let mut seeds = HashSet::from([seed]);
    for _ in 0..3 {
        assert_eq!(cup.record_result(&fixture, tally(1, 1)), Ok(ResultEffect::Replay));
        assert_eq!(cup.next_fixtures().len(), 2);
        assert!(seeds.insert(cup.seed(&fixture)), "{seeds:?}");
    }
    assert_eq!(cup.record_result(&fixture, tally(1, 0)), Ok(ResultEffect::Yes));
    let again = cup.record_result(&fixture, tally(1, 0)).unwrap_err();
    assert_eq!(again.to_string(), "round 1, match 1: no such match is due");
}

#[test]
fn the_table_leads_to_the_champion() {
    let mut league = begun(CompetitionKind::League, 4, 2, 9);
    assert_eq!(league.champion(), None);
    play_out(&mut league, |fixture| {
        tally(fixture.sides[Seat::Home] as u32, fixture.sides[Seat::Away] as u32)
    });
    let order: Vec<usize> = league.standings().iter().map(|row| row.side).collect();
    assert_eq!((order, league.champion()), (vec![3, 2, 1, 0], Some(3)));
    let played: Vec<_> = league.standings().iter().map(|row| (row.won, row.drawn, row.lost)).collect();
    assert_eq!(played, [(3, 0, 0), (2, 0, 1), (1, 0, 2), (0, 0, 3)]);
    assert_eq!(league.entrants()[0].name, "Player 1");
    // A league is over when everything is played, and draws count.
    let mut level = begun(CompetitionKind::League, 4, 1, 9);
    play_out(&mut level, |_| tally(0, 0));
    assert!(level.champion().is_some() && level.standings().iter().all(|row| row.decided_by_lot));
}

/// Files keep these names in English; players read them in their language. Names of people and bots stay as they are.
#[test]
fn an_unnamed_person_is_called_you_in_the_players_language() {
    let called = |people, names: &[PersonName]| {
        let game = games::named("penalties").unwrap();
        let cup = Competition::new(game, CompetitionKind::Cup, entrants(4, people, MIXED, names), 1).unwrap();
        (0..4).map(|side| cup.called(side)).collect::<Vec<_>>()
    };
    assert_eq!(called(1, &[])[0], say!("competition-you"));
    assert_eq!(called(2, &[])[1], say!("competition-player", n = 2));
    assert_eq!(called(1, &[PersonName::parse("Zoë").unwrap()])[0], DisplayText::verbatim("Zoë"));
    assert_eq!(called(2, &[])[1], "Player 2");
}

/// A bot has one name, that of its opponent in the game. Two of one difficulty are told apart by their clubs.
#[test]
fn bots_have_the_names_of_opponents() {
    let cup = |difficulty, names: &[PersonName]| {
        let game = games::named("penalties").unwrap();
        Competition::new(game, CompetitionKind::Cup, entrants(8, 1, difficulty, names), 1).unwrap()
    };
    let style = |difficulty| games::named("penalties").unwrap().opponent(difficulty).called();
    let (mixed, same) = (cup(MIXED, &[]), cup(Some(Difficulty::Pro), &[]));
    for side in 1..8 {
        let club = &clubs::club_of_entrant(side).name;
        assert_eq!(same.manager_name(side), style(Difficulty::Pro));
        assert_eq!(same.called(side), format!("{} ({club})", style(Difficulty::Pro)));
        assert_eq!((same.name(side), same.other_name(side)), (club.as_str(), None));
    }
    let names: HashSet<String> = (0..8).map(|side| mixed.called(side).shown()).collect();
    assert_eq!(names.len(), 8, "{names:?}");
    // A person may have the name of a club.
    let odd = cup(Some(Difficulty::Pro), &[PersonName::parse("Kestrel Vale").unwrap()]);
    assert_eq!((odd.name(0), odd.name(1)), ("Kestrel Vale", "kestrel-vale"));
    assert_eq!(odd.called(1), same.called(1));
    // Competitions of earlier builds keep the names in their files.
    let old = Competition::parse(&same.to_ron().replace("\"Millrace Rovers\"", "\"Bruno Marl\"")).unwrap();
    assert_eq!(
        (old.called(2), old.other_name(2)),
        (DisplayText::verbatim("Bruno Marl"), Some(style(Difficulty::Pro)))
    );
}

#[test]
fn rounds_wait_for_each_other_and_people_never_wait() {
    let mut cup = begun(CompetitionKind::Cup, 4, 1, 2);
    let mine = cup.for_people().unwrap();
    let theirs = cup.for_bots().unwrap();
    assert!(
        cup.controllers(&mine)[Seat::Home] == Controller::Human
            || cup.controllers(&mine)[Seat::Away] == Controller::Human
    );
    assert!(matches!(cup.play_fixture(&mine), Err(BotFixtureError::Person)));
    let seed = cup.seed(&mine);
    assert_eq!(cup.played_as("penalties", seed), Some(mine));
    assert_eq!((cup.played_as("soccer_go", seed), cup.played_as("penalties", seed + 1)), (None, None));
    let text = cup.match_title(&mine);
    assert!(text.shown().starts_with("Semi-final: ") && text.shown().contains("You"), "{text}");
    let people: Vec<usize> = (0..cup.entrants().len()).filter(|side| cup.is_you(*side)).collect();
    assert!(
        people.len() == 1
            && cup.name(people[0]) == "You"
            && text.shown().ends_with(&cup.pairing(&mine).shown())
    );
    cup.record_result(&theirs, cup.play_fixture(&theirs).unwrap()).unwrap();
    assert!(cup.for_bots().is_none() && cup.for_people().is_some());
    cup.record_result(&mine, tally(1, 0)).unwrap();
    assert_eq!(cup.played_as("penalties", seed), None, "it counts once");
    assert_eq!(cup.next_fixtures().len(), 1);
}

/// Bots play a cup and a league of every game to the end. The file reproduces the competition.
#[test]
fn every_game_has_competitions() {
    for game in GAMES {
        for kind in CompetitionKind::ALL {
            let bots = entrants(kind.sizes()[0], 0, Some(Difficulty::Random), &[]);
            let mut competition = Competition::new(*game, kind, bots, 7).unwrap();
            while let Some(fixture) = competition.for_bots() {
                let seats = game.seats_with(&competition.options(&fixture)).unwrap();
                let both = engine::SeatSet::BOTH;
                assert_eq!(seats, both, "{}: a competition is for two at a time", game.id());
                let tally = competition.play_fixture(&fixture).unwrap();
                competition.record_result(&fixture, tally).unwrap();
                let kept = Competition::parse(&competition.to_ron()).unwrap();
                assert_eq!(kept, competition);
            }
            assert!(competition.champion().is_some(), "{} {}", game.id(), kind.title());
        }
    }
}

/// The table of scorers counts every goal of the matches whose scorers are known. Those of a drawn cup match that is
/// replayed do not count.
#[test]
fn scorers_are_counted_over_the_competition() {
    let mut cup = begun(CompetitionKind::Cup, 4, 1, 5);
    let [one, other] = cup.next_fixtures()[..] else { panic!() };
    let goals = |home: &[usize], away: &[usize]| {
        let scorers = BySeat::new(home.to_vec(), away.to_vec());
        let result = tally(home.len() as u32, away.len() as u32);
        PlayedFixture { result, scorers: Some(scorers) }
    };
    assert_eq!(cup.record_result(&one, goals(&[8], &[8])), Ok(ResultEffect::Replay));
    assert_eq!((cup.top_scorers(9), cup.scorers_known()), (vec![], (0, 0)));
    assert!(matches!(
        cup.record_result(&one, goals(&[11], &[])),
        Err(CompetitionError::Scorers { round: 1, place: 1 })
    ));
    cup.record_result(&one, goals(&[8, 9, 8], &[8, 7])).unwrap();
    let [home, away] = Seat::BOTH.map(|seat| one.sides[seat]);
    let line = |place, side, player, goals| TopScorer { place, side, player, goals };
    let best = cup.top_scorers(9);
    assert_eq!(best[0], line(1, home, 8, 2));
    assert_eq!(best.len(), 4);
    for (side, player) in [(home, 9), (away, 8), (away, 7)] {
        assert!(best[1..].contains(&line(2, side, player, 1)), "{best:?}");
    }
    assert_eq!(cup.top_scorers(1), best[..1]);
    assert_eq!(Competition::parse(&cup.to_ron()).unwrap(), cup);
    // Old results have no scorers: they are unknown.
    cup.record_result(&other, tally(1, 0)).unwrap();
    assert_eq!((cup.top_scorers(9), cup.scorers_known()), (best, (1, 2)));
    assert!(cup.with_results_of(&BTreeSet::from([other.id()])).top_scorers(9).is_empty());
}

/// Matches between bots have scorers, as their records name them, and can be replayed.
#[test]
fn a_match_between_bots_can_be_replayed_with_the_same_scorers() {
    for game in GAMES {
        let bots = entrants(4, 0, Some(Difficulty::Random), &[]);
        let mut league = Competition::new(*game, CompetitionKind::League, bots, 7).unwrap();
        let fixture = league.for_bots().unwrap();
        let played = league.play_fixture(&fixture).unwrap();
        league.record_result(&fixture, played.clone()).unwrap();
        let again = league.simulate_fixture(&league.fixture(fixture.id()).unwrap()).unwrap();
        assert_eq!(PlayedFixture::of_record(&again), Some(played.clone()), "{}", game.id());
        let goals = played.result.score[Seat::Home] + played.result.score[Seat::Away];
        let text: usize = league.top_scorers(99).iter().map(|line| line.goals).sum();
        assert_eq!(text, if played.scorers.is_some() { goals as usize } else { 0 }, "{}", game.id());
    }
}

#[test]
fn entrants_are_distinguishable() {
    for (sides, people) in [(4, 0), (4, 1), (8, 4), (8, 8), (6, 9), (16, 8), (16, 9)] {
        let entrants = entrants(sides, people, Some(Difficulty::Pro), &[]);
        let names: HashSet<&str> = entrants.iter().map(|entrant| entrant.name.as_str()).collect();
        let humans = entrants.iter().filter(|entrant| entrant.controller == Controller::Human).count();
        assert_eq!((names.len(), humans), (sides, people.min(sides).min(MAX_PEOPLE)));
    }
    let mixed = entrants(8, 1, MIXED, &[]);
    assert!(mixed.iter().any(|e| e.controller == Controller::Bot(Difficulty::WorldClass)));
}

/// Changes one thing in a competition's file and checks the reported error.
#[test]
fn errors_in_a_competition_file_are_named() {
    let mut cup = begun(CompetitionKind::Cup, 4, 1, 2);
    let fixture = cup.next_fixtures()[0];
    cup.record_result(&fixture, tally(2, 1)).unwrap();
    let whole = cup.to_ron();
    assert_eq!(Competition::parse(&whole).unwrap(), cup);
    let mut errors = Vec::new();
    for (from, to, expected) in [
        ("version: 2", "version: 3", "competition version 3 is not known here: expected 2"),
        ("\"penalties\"", "\"chess\"", "unknown game `chess`"),
        ("\"You\"", "\"Kestrel Vale\"", "entrant \"Kestrel Vale\": expected a name of 1 to 24 letters"),
        ("\"You\"", "\" \"", "expected a name of 1 to 24 letters that nobody else has"),
        ("\"You\"", "\"\u{1b}[2J\"", "entrant \"\\u{1b}[2J\": expected a name of 1 to 24 letters"),
        ("kind: Cup", "kind: Friendly", "Friendly"),
        ("(0, 0):", "(1, 0):", "round 2, match 1: no such match is due"),
        ("(0, 0):", "(0, 7):", "round 1, match 8: no such match is due"),
        ("winner: Some(home)", "winner: None", "round 1, match 1: a cup match has a winner"),
        ("seed: 2,", "seed: two,", "expected a competition (version, format, seed"),
        ("seed: 2,", "seed: 18446744073709551616,", "expected a competition (version, format, seed"),
        ("score: (2, 1)", "score: (4294967295, 1)", "match 1: score 4294967295: expected at most 1000"),
        ("score: (2, 1)", "score: (2, 1001)", "round 1, match 1: score 1001: expected at most 1000"),
        ("kicks: None", "kicks: (0, 4294967295)", "kicks 4294967295: expected at most 1000"),
        (
            "replays: {}",
            "replays: {(0, 1): 4294967295}",
            "round 1, match 2: replays 4294967295: expected at most 1000",
        ),
        ("score: (2, 1)", "score: (1, 2)", "winner home: expected away, by score and kicks"),
        ("kicks: None", "kicks: (3, 3)", "winner home: expected none, by score and kicks"),
        ("human", "robot", "unknown player `robot`"),
        (
            "scorers: {}",
            "scorers: {(0, 0): ([8], [7])}",
            "round 1, match 1: scorers: expected a player from 0 to 10",
        ),
        ("scorers: {}", "scorers: {(0, 0): ([8, 11], [7])}", "round 1, match 1: scorers: expected a player"),
        ("scorers: {}", "scorers: {(0, 1): ([], [])}", "round 1, match 2: scorers: expected a player"),
    ] {
        assert!(whole.contains(from), "{from} in {whole}");
        let error = Competition::parse(&whole.replacen(from, to, 1)).unwrap_err().to_string();
        if !error.contains(expected) {
            errors.push(format!("{to}: {error}"));
        }
    }
    assert_eq!(errors, [""; 0]);
    assert!(
        Competition::parse(&whole.replacen("scorers: {}", "scorers: {(0, 0): ([8, 10], [7])}", 1)).is_ok()
    );
    assert!(Competition::parse(&whole.replacen("scorers: {},", "", 1)).is_ok(), "of before");
    assert!(Competition::parse(&whole.replacen("replays: {}", "replays: {(0, 1): 1000}", 1)).is_ok());
    let absurd = cup.record_result(&cup.next_fixtures()[0], tally(4_294_967_295, 0)).unwrap_err().to_string();
    assert!(absurd.contains("score 4294967295"), "{absurd}");
    let game = games::named("penalties").unwrap();
    let five = Competition::new(game, CompetitionKind::Cup, entrants(5, 1, MIXED, &[]), 1).unwrap_err();
    assert_eq!(five.to_string(), "5 entrants: expected one of 3, 4, 8, 16");
}

/// The longest name that the message allows can be read.
#[test]
fn a_name_may_have_24_letters() {
    let whole = begun(CompetitionKind::Cup, 4, 1, 2).to_ron();
    let with = |name: &str| Competition::parse(&whole.replacen("\"You\"", &format!("\"{name}\""), 1));
    let longest = "\u{e9}".repeat(24);
    assert_eq!(with(&longest).unwrap().entrants()[0].name, longest);
    assert!(matches!(with(&"e".repeat(25)), Err(CompetitionError::Name(_))));
}

/// A newer build may add fields. Then the error is the version, not the unknown field.
#[test]
fn a_competition_of_a_newer_format_is_recognised_by_its_version() {
    let newer = begun(CompetitionKind::Cup, 4, 1, 2).to_ron().replacen(
        "version: 2,",
        "version: 3, weather: Rain,",
        1,
    );
    assert!(matches!(Competition::parse(&newer), Err(CompetitionError::Version(3))), "{newer}");
    let odd = newer.replacen("version: 3", "version: 2", 1);
    assert!(matches!(Competition::parse(&odd), Err(CompetitionError::Unreadable(_))), "{odd}");
}

#[test]
fn a_competition_keeps_its_identity_as_it_goes_on() {
    let first = begun(CompetitionKind::Cup, 4, 1, 2);
    let mut later = first.clone();
    later.record_result(&first.next_fixtures()[0], tally(2, 1)).unwrap();
    assert!(first != later && first.is_same(&later));
    let others =
        [(CompetitionKind::Cup, 1, 3), (CompetitionKind::League, 1, 2), (CompetitionKind::Cup, 2, 2)];
    assert!(others.iter().all(|(kind, people, seed)| !first.is_same(&begun(*kind, 4, *people, *seed))));
}

/// Saved results state home and away by round and match, so the fixtures of a size never change.
#[test]
fn the_fixtures_of_a_league_are_those_of_its_saved_results() {
    let league = begun(CompetitionKind::League, 4, 1, 3);
    let pairs: Vec<Vec<[usize; 2]>> = league
        .rounds()
        .iter()
        .map(|round| round.iter().map(|fixture| Seat::BOTH.map(|seat| fixture.sides[seat])).collect())
        .collect();
    assert_eq!(pairs, [[[0, 1], [2, 3]], [[2, 0], [3, 1]], [[0, 3], [1, 2]]]);
}

/// A league's table does not overflow, even with the most goals that a file may state.
#[test]
fn sums_of_goals_do_not_overflow() {
    let mut league = begun(CompetitionKind::League, 6, 0, 4);
    play_out(&mut league, |_| tally(1000, 1000));
    let kept = Competition::parse(&league.to_ron()).unwrap();
    assert!(kept.standings().iter().all(|row| row.scored == 5000 && row.points() == 5));
    let most = groups::GroupMatch { home: 0, away: 1, score: BySeat::new(u32::MAX, u32::MAX) };
    let rows = groups::table(2, &[most, most], &mut MatchRng::new(1)).unwrap();
    assert!(rows.iter().all(|row| row.scored == u32::MAX && row.difference() == 0));
}

#[test]
fn one_sentence_says_who_won_and_how() {
    let mut cup = begun(CompetitionKind::Cup, 8, 1, 5);
    assert_eq!((cup.champion_text(), cup.champion_path()), (None, None));
    play_out(&mut cup, |fixture| {
        if fixture.sides[Seat::Home] < fixture.sides[Seat::Away] { tally(2, 1) } else { tally(1, 2) }
    });
    assert_eq!(cup.champion_text().unwrap(), "You win the cup");
    let way = cup.champion_path().unwrap();
    assert!(way.shown().starts_with("You beat ") && way.shown().ends_with(" in the quarter-final."), "{way}");
    assert_eq!(way.shown().matches("2-1 in the").count(), 3, "{way}");
    for fixture in cup.rounds().iter().flatten() {
        let beaten = if fixture.sides[Seat::Home] == 0 { Seat::Away } else { Seat::Home };
        if fixture.sides[!beaten] == 0 {
            assert!(way.shown().contains(&cup.called(fixture.sides[beaten]).shown()), "{way}");
        }
    }

    let mut league = begun(CompetitionKind::League, 4, 0, 5);
    play_out(&mut league, |fixture| {
        if fixture.sides[Seat::Home] < fixture.sides[Seat::Away] { tally(2, 1) } else { tally(0, 0) }
    });
    let (name, way) =
        (league.called(league.champion().unwrap()).shown(), league.champion_path().unwrap().shown());
    assert_eq!(league.champion_text().unwrap(), format!("{name} wins the league"));
    assert!(way.starts_with(&format!("{name} won ")) && way.contains(" of 3 matches, "), "{way}");
    let table = league.standings();
    let ahead = match table[0].points() - table[1].points() {
        0 => "level on points with".to_owned(),
        1 => "one point ahead of".to_owned(),
        more => format!("{more} points ahead of"),
    };
    assert!(way.ends_with(&format!("{ahead} {}.", league.called(table[1].side))), "{way}");
}

#[test]
fn the_loser_of_a_cup_sees_no_celebration() {
    for (people, best, ours) in [(1, 0, true), (1, 3, false), (2, 1, true), (2, 3, false), (0, 3, false)] {
        let mut cup = begun(CompetitionKind::Cup, 4, people, 5);
        play_out(
            &mut cup,
            |fixture| if fixture.sides[Seat::Away] == best { tally(1, 2) } else { tally(2, 1) },
        );
        let won = cup.ending() == Some(CompetitionResult::Won);
        assert_eq!((cup.champion(), won), (Some(best), ours), "{people} people");
    }
}

#[test]
fn a_match_is_described_by_its_round() {
    let cup = begun(CompetitionKind::Cup, 8, 1, 5);
    assert_eq!(cup.stage(&cup.next_fixtures()[0]), "cup quarter-final");
    let league = begun(CompetitionKind::League, 4, 1, 5);
    assert_eq!(league.stage(&league.next_fixtures()[0]), "league match 1 of 3");
}

/// A short seed could be tried like that of a match; competitions of earlier builds go on as they were.
#[test]
fn matches_have_64_bit_seeds_except_in_competitions_of_earlier_builds() {
    let seeds = |seed| -> Vec<u64> {
        let cup = begun(CompetitionKind::Cup, 8, 1, seed);
        assert_eq!(Competition::parse(&cup.to_ron()).unwrap(), cup);
        cup.next_fixtures().iter().map(|fixture| cup.seed(fixture)).collect()
    };
    for seed in [1_000_000_000, u64::MAX] {
        assert!(seeds(seed).iter().any(|seed| *seed > u64::from(u32::MAX)), "{seed}: {:?}", seeds(seed));
    }
    assert!(seeds(999_999_999).iter().all(|seed| *seed < 1_000_000_000));
    // A match that was left before an update is found again by its seed.
    assert_eq!(seeds(5)[..2], [188_807_004, 970_033_486]);
}
