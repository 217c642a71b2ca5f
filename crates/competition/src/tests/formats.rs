//! Tests the formats: sixteen, odd leagues, return matches, two legs, groups with a cup, five games.

use super::*;

/// A competition of bots in that format.
fn of(kind: CompetitionKind, sides: usize, legs: Legs, seeded: bool, seed: u64) -> Competition {
    let game = games::named("penalties").unwrap();
    let format = Format { legs, seeded, ..Format::new(game, kind) };
    Competition::with_format(format, entrants(sides, 0, MIXED, &[]), seed).unwrap()
}

/// Returns a result in which that side beats the other, at home or away.
fn won_by(side: usize, fixture: &Fixture) -> FixtureResult {
    if fixture.sides[Seat::Home] == side { tally(1, 0) } else { tally(0, 1) }
}

/// The side with the lower index wins.
fn lower(fixture: &Fixture) -> FixtureResult {
    won_by(fixture.sides[Seat::Home].min(fixture.sides[Seat::Away]), fixture)
}

/// Every format that there is, with that seed.
fn every(seed: u64) -> Vec<Competition> {
    let mut all = Vec::new();
    for kind in CompetitionKind::ALL {
        for sides in kind.sizes() {
            for legs in [Legs::Single, Legs::Return] {
                for seeded in [false, true] {
                    all.push(of(kind, *sides, legs, seeded, seed));
                }
            }
        }
    }
    let across = |sides| {
        Competition::with_format(Format::across_games(), entrants(sides, 0, MIXED, &[]), seed).unwrap()
    };
    all.extend(CompetitionKind::Cup.sizes().iter().map(|sides| across(*sides)));
    all
}

#[test]
fn every_format_ends_with_one_champion_and_its_file_holds_it() {
    let mut chance = MatchRng::new(7);
    for seed in 0..3 {
        for mut on in every(seed) {
            let what = format!("{:?} of {}", on.format(), on.entrants().len());
            let mut steps = 0;
            while on.champion().is_none() {
                let due = on.next_fixtures();
                assert!(!due.is_empty(), "{what}: nobody can go on");
                let mut busy = HashSet::new();
                for fixture in &due {
                    let [home, away] = [Seat::Home, Seat::Away].map(|seat| fixture.sides[seat]);
                    assert!(busy.insert(home) && busy.insert(away), "{what}: twice in a round");
                    assert_eq!(on.fixture(fixture.id()), Some(*fixture), "{what}");
                    assert!(!on.options(fixture).is_empty() && on.game_of(fixture).is_some(), "{what}");
                }
                let score = BySeat::from_fn(|_| chance.below(3));
                let kicks = (due[0].decides && score.ahead().is_none()).then(|| BySeat::new(3, 2));
                let tally = FixtureResult { winner: kicks.unwrap_or(score).ahead(), score, kicks };
                on.record_result(&due[0], tally).unwrap();
                assert_eq!(Competition::parse(&on.to_ron()).unwrap(), on, "{what}");
                steps += 1;
                assert!(steps < 200, "{what}");
            }
            assert!(on.next_fixtures().is_empty() && on.rounds().len() == on.length(), "{what}");
            let [first, second, third] = on.podium().unwrap();
            let thirds = if on.kind().has_final() && on.entrants().len() > 3 { 2 } else { 1 };
            assert_eq!((first.len(), second.len(), third.len()), (1, 1, thirds), "{what}");
            assert!(on.champion_text().is_some() && on.champion_path().is_some(), "{what}");
        }
    }
}

#[test]
fn sixteen_play_four_rounds() {
    let mut cup = of(CompetitionKind::Cup, 16, Legs::Single, false, 4);
    let titles = [0, 1, 2, 3].map(|round| cup.round_title(round));
    assert_eq!(titles, ["Last 16", "Quarter-finals", "Semi-finals", "Final"]);
    assert_eq!(cup.stage(&cup.next_fixtures()[0]), "cup last sixteen");
    play_out(&mut cup, lower);
    assert_eq!(cup.rounds().iter().map(Vec::len).collect::<Vec<_>>(), [8, 4, 2, 1]);
    assert!(
        cup.champion_path().unwrap().shown().ends_with("1-0 in the last sixteen."),
        "{}",
        cup.champion_path().unwrap()
    );
}

#[test]
fn return_matches_turn_the_first_half_of_a_league_round() {
    for sides in CompetitionKind::League.sizes() {
        let league = of(CompetitionKind::League, *sides, Legs::Return, false, 4);
        let rounds = league.rounds();
        let half = rounds.len() / 2;
        assert_eq!((rounds.len(), half), (league.length(), sides - 1 + sides % 2));
        for (first, back) in rounds[..half].iter().zip(&rounds[half..]) {
            for (one, other) in first.iter().zip(back) {
                assert_eq!(one.sides[Seat::Home], other.sides[Seat::Away]);
                assert_eq!(one.sides[Seat::Away], other.sides[Seat::Home]);
            }
        }
    }
}

/// Goals of both legs count; a level tie has a decider, and the final is one match.
#[test]
fn two_legs_are_added_up_and_a_level_tie_gets_a_decider() {
    let mut cup = of(CompetitionKind::Cup, 4, Legs::Return, false, 4);
    assert_eq!(cup.length(), 4);
    let titles = [0, 1, 2, 3].map(|round| cup.round_title(round));
    assert_eq!(titles, ["Semi-finals, leg 1", "Semi-finals, leg 2", "Semi-finals, decider", "Final"]);
    let [one, other] = cup.next_fixtures()[..] else { panic!() };
    // One side wins 2-0 at home and loses 0-1 away, so it goes through; the other tie is 1-1 twice.
    cup.record_result(&one, tally(2, 0)).unwrap();
    assert_eq!(cup.record_result(&other, tally(1, 1)), Ok(ResultEffect::Yes), "a leg may be drawn");
    let legs = cup.next_fixtures();
    assert_eq!(legs[0].sides, BySeat::new(one.sides[Seat::Away], one.sides[Seat::Home]));
    assert!(legs.iter().all(|leg| !leg.decides && leg.leg == 1));
    cup.record_result(&legs[0], tally(1, 0)).unwrap();
    cup.record_result(&legs[1], tally(1, 1)).unwrap();
    let ties = cup.ties();
    assert_eq!((ties[0][0].winner, ties[0][0].score), (Some(Seat::Home), BySeat::new(2, 1)));
    assert_eq!((ties[0][1].winner, ties[0][1].score), (None, BySeat::new(2, 2)));
    let [decider] = cup.next_fixtures()[..] else { panic!("{:?}", cup.next_fixtures()) };
    assert_eq!(
        (decider.id(), decider.sides, decider.decides),
        (FixtureId { round: 2, place: 1 }, other.sides, true)
    );
    assert_eq!(cup.record_result(&decider, tally(0, 0)), Ok(ResultEffect::Replay));
    let kicks = Some(BySeat::new(3, 4));
    let shootout = FixtureResult { winner: Some(Seat::Away), score: BySeat::new(1, 1), kicks };
    cup.record_result(&decider, shootout).unwrap();
    let tie = &cup.ties()[0][1];
    assert_eq!((tie.winner, tie.score, tie.kicks), (Some(Seat::Away), BySeat::new(3, 3), kicks));
    let [last] = cup.next_fixtures()[..] else { panic!() };
    assert_eq!(last.sides, BySeat::new(one.sides[Seat::Home], other.sides[Seat::Away]));
    assert!(last.decides && cup.is_decided_by(&last) && !cup.is_decided_by(&decider));
    let (game, seed) = ("penalties", cup.seed(&last));
    assert!(!cup.is_final(game, seed), "not yet");
    cup.record_result(&last, tally(1, 0)).unwrap();
    assert!(cup.is_final(game, seed) && !cup.is_final(game, cup.seed(&decider)));
    assert_eq!(cup.champion(), Some(one.sides[Seat::Home]));
}

/// A file may hold the second leg of a tie without the first; no decider follows from that.
#[test]
fn a_decider_needs_both_legs() {
    let mut cup = of(CompetitionKind::Cup, 4, Legs::Return, false, 4);
    for _ in 0..3 {
        let due = cup.next_fixtures()[0];
        cup.record_result(&due, tally(0, 0)).unwrap();
    }
    assert_eq!(cup.next_fixtures()[0].id(), FixtureId { round: 1, place: 1 });
    let torn = cup.to_ron().replacen("(0, 1):", "(1, 1):", 1);
    let torn = Competition::parse(&torn).unwrap();
    assert_eq!(torn.next_fixtures()[0].id(), FixtureId { round: 0, place: 1 });
    assert!(torn.ties()[0][1].winner.is_none() && torn.ties()[0][1].legs.len() == 2);
}

#[test]
fn five_games_are_a_tie_that_ends_with_the_third_win() {
    let mut cup = Competition::with_format(Format::across_games(), entrants(4, 0, MIXED, &[]), 4).unwrap();
    let games: Vec<&str> = cup_games().map(DynGame::id).collect();
    assert_eq!((games.len(), cup.game().is_none(), cup.length()), (5, true, 10));
    assert_eq!(
        [0, 4, 5].map(|r| cup.round_title(r)),
        ["Semi-finals, leg 1", "Semi-finals, leg 5", "Final, leg 1"]
    );
    let first = cup.next_fixtures();
    let [one, other] = [first[0].sides, first[1].sides];
    // One tie goes over three legs, the other over five.
    for leg in 0..5 {
        for fixture in cup.next_fixtures() {
            assert_eq!((fixture.leg, fixture.decides), (leg, true));
            assert_eq!(cup.game_of(&fixture).unwrap().id(), games[leg]);
            let winner = match fixture.place {
                0 => one[Seat::Away],
                _ => other[Seat::BOTH[leg % 2]],
            };
            cup.record_result(&fixture, won_by(winner, &fixture)).unwrap();
        }
    }
    let ties = cup.ties();
    let summary = |tie: &Tie| (tie.legs.len(), tie.winner, tie.score);
    assert_eq!(summary(&ties[0][0]), (3, Some(Seat::Away), BySeat::new(0, 3)));
    assert_eq!(summary(&ties[0][1]), (5, Some(Seat::Home), BySeat::new(3, 2)));
    // Any leg that may end the final can decide.
    let mut decisive = Vec::new();
    while let Some(fixture) = cup.next_fixtures().first().copied() {
        decisive.push(cup.is_decided_by(&fixture));
        let seed = cup.seed(&fixture);
        assert_eq!(cup.played_as(games[fixture.leg], seed), Some(fixture));
        assert_eq!(cup.played_as("penalties", seed), None);
        cup.record_result(&fixture, won_by(one[Seat::Away], &fixture)).unwrap();
        assert_eq!(cup.is_final(games[fixture.leg], seed), cup.champion().is_some());
    }
    assert_eq!(decisive, [false, false, true]);
    let lost = cup.lost_final().unwrap();
    assert_eq!((lost.score, cup.champion()), ((0, 3), Some(one[Seat::Away])));
    assert_eq!(cup.rounds().iter().map(Vec::len).collect::<Vec<_>>(), [2, 2, 2, 1, 1, 1, 1, 1, 0, 0]);
}

/// Soccer Cards, SC-10: the first two of each group go on, and those of one group meet again in the final only.
#[test]
fn groups_lead_to_a_cup_of_their_first_two() {
    for (sides, groups) in [(8, 2), (12, 4), (16, 4)] {
        let mut on = of(CompetitionKind::Groups, sides, Legs::Single, false, 4);
        let drawn = on.groups();
        let all: HashSet<usize> = drawn.iter().flatten().copied().collect();
        assert_eq!((drawn.len(), all.len()), (groups, sides));
        assert_eq!((on.stages(), on.qualified(), on.ties()), (groups.ilog2() as usize + 1, None, vec![]));
        assert_eq!(on.round_title(0), format!("Groups, round 1 of {}", on.table_rounds()));
        while on.qualified().is_none() {
            let fixture = on.next_fixtures()[0];
            assert_eq!((on.stages() > 0, fixture.decides), (true, false));
            on.record_result(&fixture, lower(&fixture)).unwrap();
        }
        let order = on.qualified().unwrap();
        let group_of = |side: &usize| drawn.iter().position(|group| group.contains(side)).unwrap();
        for group in &drawn {
            let mut best = group.clone();
            best.sort_unstable();
            let places: Vec<usize> =
                best[..2].iter().map(|side| order.iter().position(|other| other == side).unwrap()).collect();
            assert!((places[0] < groups) != (places[1] < groups), "{group:?} in one half of {order:?}");
        }
        for pair in order.chunks(2) {
            assert_ne!(group_of(&pair[0]), group_of(&pair[1]));
        }
        let left: Vec<usize> = (0..sides).filter(|side| !order.contains(side)).collect();
        assert_eq!(left.len(), sides - 2 * groups);
        play_out(&mut on, lower);
        assert_eq!(on.champion(), Some(0));
    }
}

/// Soccer Cards, SC-10: sides that are level on points, goal difference and goals are ranked by their own match, then
/// by a toss.
#[test]
fn group_places_follow_the_tie_break_rules_of_the_sheet() {
    let mut on = of(CompetitionKind::Groups, 8, Legs::Single, false, 4);
    let group = on.groups()[0].clone();
    let rank = |side: usize| group.iter().position(|other| *other == side);
    // The second and the third are level on points, goal difference and goals; the third has won their own match.
    let (a, b, c) = (group[0], group[1], group[2]);
    while on.qualified().is_none() {
        let fixture = on.next_fixtures()[0];
        let [home, away] = [Seat::Home, Seat::Away].map(|seat| fixture.sides[seat]);
        let (upper, under) = if rank(home) < rank(away) { (home, away) } else { (away, home) };
        let goals = match (upper, under) {
            _ if rank(home).is_none() => (1, 0),
            (x, y) if x == a && y == b => (0, 1),
            (x, y) if x == b && y == c => (0, 1),
            (x, _) if x == a => (1, 0),
            // Both have drawn with the last.
            _ => (0, 0),
        };
        let (home_goals, away_goals) = if upper == home { goals } else { (goals.1, goals.0) };
        on.record_result(&fixture, tally(home_goals, away_goals)).unwrap();
    }
    let table = &on.tables()[0];
    assert_eq!(table.iter().map(|row| row.side).collect::<Vec<_>>()[..3], [a, c, b], "{table:?}");
    let figures = |row: usize| (table[row].points(), table[row].scored, table[row].conceded);
    assert_eq!(figures(1), figures(2), "{table:?}");
    // All drawn without goals: a toss decides, the same whenever the file is read.
    let mut level = of(CompetitionKind::Groups, 8, Legs::Single, false, 5);
    while level.qualified().is_none() {
        let fixture = level.next_fixtures()[0];
        level.record_result(&fixture, tally(0, 0)).unwrap();
    }
    assert!(level.tables().iter().flatten().all(|row| row.decided_by_lot));
    assert_eq!(Competition::parse(&level.to_ron()).unwrap().qualified(), level.qualified());
}

#[test]
fn a_person_eliminated_in_the_group_is_out() {
    let game = games::named("penalties").unwrap();
    let mut on = Competition::new(game, CompetitionKind::Groups, entrants(8, 1, MIXED, &[]), 4).unwrap();
    while on.qualified().is_none() {
        assert!(!on.are_people_out());
        let fixture = on.next_fixtures()[0];
        let [home, away] = [Seat::Home, Seat::Away].map(|seat| fixture.sides[seat]);
        on.record_result(&fixture, won_by(home.max(away), &fixture)).unwrap();
    }
    assert!(on.are_people_out());
}

#[test]
fn seeding_keeps_strong_entrants_and_people_apart() {
    for seed in 0..20 {
        let game = games::named("penalties").unwrap();
        let format = Format { seeded: true, ..Format::new(game, CompetitionKind::Cup) };
        let mut cup = Competition::with_format(format.clone(), entrants(16, 4, MIXED, &[]), seed).unwrap();
        play_out(&mut cup, lower);
        // The four people meet in the semi-finals.
        let last: HashSet<usize> =
            cup.rounds()[2].iter().flat_map(|f| [f.sides[Seat::Home], f.sides[Seat::Away]]).collect();
        assert_eq!(last, HashSet::from([0, 1, 2, 3]));
        let groups = Format { kind: CompetitionKind::Groups, ..format };
        let on = Competition::with_format(groups, entrants(16, 4, MIXED, &[]), seed).unwrap();
        assert!(on.groups().iter().all(|group| group.iter().filter(|side| **side < 4).count() == 1));
    }
    let draws: HashSet<Vec<usize>> =
        (0..20).map(|seed| of(CompetitionKind::Cup, 16, Legs::Single, true, seed).draw_order()).collect();
    assert!(draws.len() > 15, "equals are drawn");
}

/// Eight bots, one of each difficulty.
fn one_of_each() -> Vec<Entrant> {
    let bot = |(difficulty, entrant): (Difficulty, Entrant)| Entrant {
        controller: Controller::Bot(difficulty),
        ..entrant
    };
    Difficulty::ALL.into_iter().zip(entrants(8, 0, MIXED, &[])).map(bot).collect()
}

#[test]
fn a_seeded_draw_uses_strengths_in_the_game() {
    let game = games::named("penalties").unwrap();
    let format = Format { seeded: true, ..Format::new(game, CompetitionKind::Cup) };
    for seed in 0..20 {
        let cup = Competition::with_format(format.clone(), one_of_each(), seed).unwrap();
        // Oracle Olga, then Wrongfoot Wanda, who is no stronger by her difficulty than five others.
        let (best, second) = (Difficulty::WorldClass as usize, Difficulty::SemiPro as usize);
        let half = |lots: &[usize], side: usize| lots.iter().position(|lot| *lot == side).unwrap() / 4;
        assert_ne!(half(&cup.draw_order(), best), half(&cup.draw_order(), second), "{seed}");
        assert_eq!(Competition::parse(&cup.to_ron()).unwrap().draw_order(), cup.draw_order());
        // Files of earlier builds were drawn by the order of the difficulties, and stay as they were.
        let text = cup.to_ron();
        let from = text.find("    strengths:").unwrap();
        let early = Competition::parse(&(text[..from].to_owned() + ")")).unwrap();
        assert_ne!(
            half(&early.draw_order(), best),
            half(&early.draw_order(), Difficulty::International as usize),
            "{seed}"
        );
        let few = text.replacen("strengths: [\n        487,", "strengths: [", 1);
        let error = Competition::parse(&few).unwrap_err().to_string();
        assert_eq!(error, "strengths: 7 of them, expected none, or one for each of the 8 entrants");
    }
    let open = Competition::with_format(Format::new(game, CompetitionKind::Cup), one_of_each(), 1).unwrap();
    assert!(!open.to_ron().contains("strengths"));
}

/// Soccer Cards, SC-10: three people need no bot.
#[test]
fn three_play_a_league_and_a_cup() {
    let game = games::named("soccer_cards").unwrap();
    for seeded in [false, true] {
        for seed in 0..20 {
            let format = Format { seeded, ..Format::new(game, CompetitionKind::Cup) };
            let mut cup = Competition::with_format(format, entrants(3, 3, MIXED, &[]), seed).unwrap();
            let lots = cup.draw_order();
            assert_eq!((cup.stages(), cup.length(), cup.bye()), (2, 2, Some(lots[2])));
            assert_eq!(cup.round_title(0).shown(), "Semi-final");
            let first = cup.next_fixtures();
            assert_eq!(
                first.iter().map(|fixture| fixture.sides).collect::<Vec<_>>(),
                [BySeat::new(lots[0], lots[1])]
            );
            cup.record_result(&first[0], tally(0, 1)).unwrap();
            let last = cup.next_fixtures();
            assert_eq!(
                last.iter().map(|fixture| fixture.sides).collect::<Vec<_>>(),
                [BySeat::new(lots[1], lots[2])]
            );
            cup.record_result(&last[0], tally(3, 2)).unwrap();
            assert_eq!(cup.champion(), Some(lots[1]));
            assert_eq!(cup.podium(), Some([vec![lots[1]], vec![lots[2]], vec![lots[0]]]));
        }
    }
    let league =
        Competition::with_format(Format::new(game, CompetitionKind::League), entrants(3, 3, MIXED, &[]), 1)
            .unwrap();
    let meetings: usize = league.rounds().iter().map(Vec::len).sum();
    assert_eq!((league.length(), meetings), (3, 3));
    // The strongest of a seeded cup waits for the final.
    let format = Format { seeded: true, ..Format::new(game, CompetitionKind::Cup) };
    let of_bots = |(k, entrant): (usize, Entrant)| Entrant {
        controller: Controller::Bot([Difficulty::Rookie, Difficulty::WorldClass, Difficulty::Youth][k]),
        ..entrant
    };
    let three: Vec<Entrant> = entrants(3, 0, MIXED, &[]).into_iter().enumerate().map(of_bots).collect();
    assert_eq!(Competition::with_format(format, three, 7).unwrap().draw_order(), [2, 0, 1]);
}

/// Soccer Cards, SC-8.
#[test]
fn sc_8_a_competition_may_be_on_neutral_ground() {
    let cards = games::named("soccer_cards").unwrap();
    let format = Format { neutral: true, ..Format::new(cards, CompetitionKind::Cup) };
    let cup = Competition::with_format(format.clone(), entrants(4, 1, MIXED, &[]), 3).unwrap();
    assert!(cup.next_fixtures().iter().all(|fixture| cup.options(fixture) == "(match: Cup, neutral: true)"));
    let league = Format { kind: CompetitionKind::League, ..format };
    let league = Competition::with_format(league, entrants(4, 1, MIXED, &[]), 3).unwrap();
    assert!(league.next_fixtures().iter().all(|fixture| league.options(fixture) == "(neutral: true)"));
    assert_eq!(Competition::parse(&league.to_ron()).unwrap(), league);
    // With several games, the legs of the other games do not change.
    let five = Format { neutral: true, ..Format::across_games() };
    let mut cup = Competition::with_format(five, entrants(4, 0, MIXED, &[]), 3).unwrap();
    play_out(&mut cup, lower);
    for fixture in cup.rounds().iter().flatten() {
        let game = cup.game_of(fixture).unwrap();
        let neutral = cup.options(fixture).contains("neutral: true");
        assert_eq!(neutral, game.id() == "soccer_cards", "{}", cup.options(fixture));
        assert!(game.options(&cup.options(fixture)).is_ok());
    }
    let penalties = games::named("penalties").unwrap();
    let odd = Format { neutral: true, ..Format::new(penalties, CompetitionKind::Cup) };
    let error = Competition::with_format(odd, entrants(4, 1, MIXED, &[]), 3).unwrap_err().to_string();
    assert_eq!(error, "neutral: expected false: neutral ground changes nothing in these games");
}

/// Soccer 17, S17-21.
#[test]
fn s17_21_the_sides_of_a_competition_may_be_countries() {
    let game = games::named("soccer17").unwrap();
    let format = Format { countries: true, ..Format::new(game, CompetitionKind::Cup) };
    let chosen = entrants_of(8, 2, MIXED, &[], |place| (place == 1).then(|| "argentina".to_owned()));
    let mut cup = Competition::with_format(format.clone(), as_countries(chosen), 3).unwrap();
    let clubs: HashSet<&str> = (0..8).map(|side| cup.club(side).id.as_str()).collect();
    assert_eq!((clubs.len(), &*cup.club(1).id, &*cup.club(0).id), (8, "argentina", "brazil"));
    for fixture in cup.next_fixtures() {
        let clubs = game.clubs(&cup.options(&fixture)).unwrap();
        assert_eq!(clubs, fixture.sides.map(|side| &*cup.club(side).id));
        assert!(cup.options(&fixture).starts_with("(match: Cup, home_team: "));
    }
    assert_eq!(Competition::parse(&cup.to_ron()).unwrap(), cup);
    play_out(&mut cup, lower);
    assert!(cup.champion().is_some());
    // A bot keeps its usual name, and the file has its country.
    assert!((2..8).all(|side| cup.other_name(side).is_none() && cup.name(side) == cup.club(side).name));
    let refused = |format: Format, entrants: Vec<Entrant>| {
        Competition::with_format(format, entrants, 3).unwrap_err().to_string()
    };
    let clubs = entrants(8, 1, MIXED, &[]);
    assert_eq!(
        refused(format.clone(), clubs),
        "entrant \"You\": expected the club of a country that nobody else has"
    );
    let many = "countries: expected false, or a game with cards for countries and at most 8 entrants";
    assert_eq!(refused(format, as_countries(entrants(16, 1, MIXED, &[]))), many);
    let cards = games::named("soccer_cards").unwrap();
    let odd = Format { countries: true, ..Format::new(cards, CompetitionKind::Cup) };
    assert_eq!(refused(odd, as_countries(entrants(4, 1, MIXED, &[]))), many);
}

#[test]
fn impossible_formats_are_refused() {
    let game = games::named("penalties").unwrap();
    let plain = Format::new(game, CompetitionKind::Cup);
    let with = |format: Format, sides: usize| {
        Competition::with_format(format, entrants(sides, 0, MIXED, &[]), 1).unwrap_err().to_string()
    };
    let games =
        |ids: &[&str]| Format { games: ids.iter().map(|id| (*id).to_owned()).collect(), ..plain.clone() };
    assert_eq!(
        with(games(&["penalties", "penalties", "soccer_go"]), 4),
        "games of the format: expected each once"
    );
    let odd = "games of the format: expected an odd number, so that a tie has a winner";
    assert_eq!((with(games(&[]), 4), with(games(&["penalties", "soccer_go"]), 4)), (odd.into(), odd.into()));
    let three = ["penalties", "soccer_go", "soccer17"];
    let single = "games of the format: expected one, but in a cup of single matches";
    for wrong in [
        Format { kind: CompetitionKind::League, ..games(&three) },
        Format { legs: Legs::Return, ..games(&three) },
        Format { kind: CompetitionKind::Groups, ..games(&three) },
    ] {
        assert_eq!(with(wrong, 8), single);
    }
    assert!(with(games(&["chess"]), 4).starts_with("unknown game `chess`"));
    assert_eq!(
        with(Format { kind: CompetitionKind::Groups, ..plain.clone() }, 10),
        "10 entrants: expected one of 8, 12, 16"
    );
    let many = entrants(16, 8, MIXED, &[]).into_iter().enumerate().map(|(n, _)| Entrant {
        name: format!("N{n}"),
        controller: Controller::Human,
        club: None,
    });
    let many = Competition::with_format(plain, many.collect(), 1).unwrap_err();
    assert_eq!(many.to_string(), "16 people: expected at most 8");
}

/// A competition of version 1 goes on in version 2, with the same fixtures, seeds and results.
#[test]
fn version_1_is_read() {
    let old = "(version: 1, game: \"penalties\", kind: Cup, seed: 3, entrants: [(name: \"You\", who: \"human\"), \
               (name: \"Ada Quist\", who: \"amateur\"), (name: \"Bruno Marl\", who: \"pro\"), \
               (name: \"Cleo Danso\", who: \"rookie\")], results: {(0, 0): (winner: Some(away), score: (3, 5), \
               kicks: None)}, replays: {(0, 1): 2})";
    let read = Competition::parse(old).unwrap();
    let plain = Format::new(games::named("penalties").unwrap(), CompetitionKind::Cup);
    assert_eq!(
        (read.format(), read.fixture(FixtureId { round: 0, place: 0 }).unwrap().played),
        (&plain, Some(tally(3, 5)))
    );
    assert!(read.to_ron().contains("version: 2") && Competition::parse(&read.to_ron()).unwrap() == read);
    for (from, to, error) in [
        ("kind: Cup", "kind: Groups", "expected a competition"),
        ("kind: Cup", "kind: Cup, prize: 3", "expected a competition"),
        ("\"penalties\"", "\"chess\"", "unknown game `chess`"),
        ("(0, 1): 2", "(7, 1): 2", "round 8, match 2: no such match is due"),
        ("winner: Some(away)", "winner: None", "a cup match has a winner"),
    ] {
        let found = Competition::parse(&old.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(found.contains(error), "{to}: {found}");
    }
}

/// The corpus of the fuzz target holds competitions of every format, in progress.
#[test]
fn the_corpus_of_the_fuzz_target_can_be_read() {
    let folder =
        std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("fuzz/corpus/competition");
    for file in ["cup-8-legs", "cup-16", "five-4", "groups-12", "league-5-return"] {
        let read = Competition::parse(&std::fs::read_to_string(folder.join(file)).unwrap());
        let read = read.unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(read.progress() > 0, "{file}");
    }
}
