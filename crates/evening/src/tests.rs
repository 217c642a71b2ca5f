//! Tests of the schedules, the table and the file.

use super::*;

fn plan(people: &[&str], format: EveningFormat) -> EveningPlan {
    let people = people.iter().map(|name| PersonName::parse(name).unwrap()).collect();
    let games = ["penalties", "soccer17"].map(str::to_owned).to_vec();
    EveningPlan { people, games, format, duration: EveningDuration::HalfHour, teams: false, short: false }
}

const FOUR: [&str; 4] = ["Anna", "Ben", "Cy", "Dora"];

fn won(winner: Option<Seat>) -> FixtureResult {
    let score = BySeat::from_fn(|seat| u32::from(winner == Some(seat)));
    FixtureResult { winner, score, kicks: None }
}

/// Returns the sides of the next match.
fn due(evening: &Evening) -> Option<[usize; 2]> {
    evening.next_fixture().map(|due| Seat::BOTH.map(|seat| due.sides[seat]))
}

#[test]
fn the_winner_stays_on_and_the_loser_waits_longest() {
    let mut evening = Evening::new(plan(&FOUR, EveningFormat::WinnerStaysOn), 3).unwrap();
    let [a, b] = due(&evening).unwrap();
    let c = evening.next_up().unwrap();
    evening.count(won(Some(Seat::Home)), 60);
    assert_eq!(due(&evening), Some([a, c]));
    assert_eq!(evening.next_fixture().unwrap().round, EveningRound::Streak(Some((a, 1))));
    let d = evening.next_up().unwrap();
    evening.count(won(Some(Seat::Away)), 60);
    assert_eq!((due(&evening), evening.next_up()), (Some([d, c]), Some(b)));
    // A draw: the side that has been on longer leaves.
    evening.count(won(None), 60);
    assert_eq!(due(&evening), Some([d, b]));
    let mut all = [a, b, c, d];
    all.sort_unstable();
    assert_eq!(all, [0, 1, 2, 3]);
    // The time is over after thirty minutes.
    assert!(!evening.is_over());
    evening.count(won(Some(Seat::Home)), 1620);
    assert!(evening.is_over() && evening.next_fixture().is_none());
}

#[test]
fn every_number_of_people_plays_until_the_time_is_over() {
    for n in 2..=8 {
        let people: Vec<String> = (0..n).map(|k| format!("P{k}")).collect();
        let people: Vec<&str> = people.iter().map(String::as_str).collect();
        let mut evening = Evening::new(plan(&people, EveningFormat::WinnerStaysOn), 6).unwrap();
        let mut on = std::collections::BTreeSet::new();
        while let Some(due) = evening.next_fixture() {
            on.extend(Seat::BOTH.map(|seat| due.sides[seat]));
            evening.count(won(Some(Seat::Away)), 100);
        }
        assert_eq!((on.len(), evening.played().len()), (n, 18), "everybody was on");
    }
}

#[test]
fn two_people_play_on_and_on() {
    let mut evening = Evening::new(plan(&FOUR[..2], EveningFormat::WinnerStaysOn), 3).unwrap();
    let both = due(&evening);
    for winner in [Some(Seat::Home), Some(Seat::Away), None] {
        evening.count(won(winner), 60);
        let mut now = due(&evening).unwrap();
        now.sort_unstable();
        assert_eq!((now, evening.next_up()), ([0, 1], None));
    }
    assert_eq!(both.map(|sides| sides[0] + sides[1]), Some(1));
}

#[test]
fn in_a_league_everybody_meets_everybody_before_it_ends() {
    for n in 2..=8 {
        let people: Vec<String> = (0..n).map(|k| format!("P{k}")).collect();
        let people: Vec<&str> = people.iter().map(String::as_str).collect();
        let mut evening = Evening::new(plan(&people, EveningFormat::League), 5).unwrap();
        let mut met = std::collections::BTreeMap::new();
        while let Some(due) = evening.next_fixture() {
            let [home, away] = Seat::BOTH.map(|seat| due.sides[seat]);
            met.insert((home, away), due.game.id());
            assert_ne!(met.get(&(away, home)), Some(&due.game.id()), "the same two play another game");
            evening.count(won(Some(Seat::Home)), 1);
            if evening.played().len() == n * (n - 1) {
                break;
            }
        }
        assert_eq!(met.len(), n * (n - 1), "each pair met at home and away");
        // Late in a round, the round is completed.
        let mut late = Evening::new(plan(&people, EveningFormat::League), 5).unwrap();
        let mut matches = 0;
        while late.next_fixture().is_some() {
            late.count(won(None), 5000);
            matches += 1;
        }
        assert_eq!(matches, n * (n - 1) / 2);
    }
}

#[test]
fn a_cup_ends_with_one_side_and_another_begins_while_there_is_time() {
    for n in 2..=8 {
        let people: Vec<String> = (0..n).map(|k| format!("P{k}")).collect();
        let people: Vec<&str> = people.iter().map(String::as_str).collect();
        let mut evening = Evening::new(plan(&people, EveningFormat::Cup), 8).unwrap();
        evening.count(won(None), 1);
        assert_eq!(
            evening.next_fixture().unwrap().round,
            EveningRound::Cup(1, n),
            "a drawn match is played again"
        );
        for left in (2..=n).rev() {
            assert_eq!(evening.next_fixture().unwrap().round, EveningRound::Cup(1, left));
            evening.count(won(Some(Seat::Away)), 1);
        }
        assert_eq!((evening.cup_winners().len(), evening.table()[0].cups), (1, 1));
        assert_eq!(evening.next_fixture().unwrap().round, EveningRound::Cup(2, n));
        evening.count(won(Some(Seat::Home)), 5000);
        assert_eq!(evening.is_over(), n == 2, "a cup that has begun is played to its end");
        while evening.next_fixture().is_some() {
            evening.count(won(Some(Seat::Home)), 1);
        }
        assert_eq!(evening.cup_winners().len(), 2);
    }
}

#[test]
fn games_take_turns_and_every_match_has_a_seed_of_its_own() {
    let mut evening = Evening::new(plan(&FOUR, EveningFormat::WinnerStaysOn), 1).unwrap();
    let one = evening.next_fixture().unwrap();
    assert!(
        evening.fixture_for("penalties", one.seed).is_some()
            && evening.fixture_for("soccer17", one.seed).is_none()
    );
    evening.count(won(Some(Seat::Home)), 1);
    let other = evening.next_fixture().unwrap();
    assert_eq!((one.game.id(), other.game.id(), other.number), ("penalties", "soccer17", 2));
    assert!(one.seed != other.seed && evening.fixture_for("penalties", one.seed).is_none());
    assert_eq!([one.options(), other.options()], ["()", "(match: Cup)"]);
    let short = EveningPlan { short: true, ..plan(&FOUR, EveningFormat::Cup) };
    assert_eq!(Evening::new(short, 1).unwrap().next_fixture().unwrap().options(), "(short: true)");
}

#[test]
fn those_who_wait_guess_and_the_table_counts() {
    let mut evening = Evening::new(plan(&FOUR, EveningFormat::WinnerStaysOn), 3).unwrap();
    let [a, b] = due(&evening).unwrap();
    let c = evening.next_up().unwrap();
    let d = (0..4).find(|side| ![a, b, c].contains(side)).unwrap();
    evening.cycle_guess(a);
    evening.cycle_guess(c);
    for _ in 0..2 {
        evening.cycle_guess(d);
    }
    assert_eq!([a, c, d].map(|side| evening.guess(side)), [None, Some(Seat::Home), Some(Seat::Away)]);
    evening.count(won(Some(Seat::Home)), 60);
    assert_eq!(evening.guess(c), None, "a guess is for one match");
    evening.count(won(Some(Seat::Home)), 60);
    let table = evening.table();
    let row = |side: usize| *table.iter().find(|row| row.side == side).unwrap();
    assert_eq!((table[0].side, table[0].points(), table[0].streak, table[0].difference()), (a, 6, 2, 2));
    assert_eq!((row(c).right, row(c).guessed, row(d).right, row(d).guessed), (1, 1, 0, 1));
    evening.end();
    assert!(evening.is_over());
    let [anna, ben, eva] = ["Anna", "Ben", "Eva"].map(|name| PersonName::parse(name).unwrap());
    evening.rename(&anna, &ben);
    evening.rename(&anna, &eva);
    assert_eq!(evening.plan().people[..2], [eva, ben], "nobody takes over another's results");
}

#[test]
fn two_people_form_a_team_and_take_turns() {
    let plan = EveningPlan { teams: true, ..plan(&FOUR, EveningFormat::WinnerStaysOn) };
    let evening = Evening::new(plan, 9).unwrap();
    assert_eq!(evening.waiting(), [0; 0]);
    let teams = [0, 1].map(|side| evening.people_of(side));
    let mut all: Vec<&PersonName> = teams.iter().flatten().copied().collect();
    all.sort_unstable();
    assert_eq!(all.iter().map(|name| name.as_str()).collect::<Vec<_>>(), FOUR);
    let turns: Vec<_> = (0..4).map(|n| evening.person_to_move(0, n)).collect();
    assert_eq!((turns[0], turns[1]), (Some(teams[0][0]), Some(teams[0][1])));
    assert_eq!((turns[0], turns[1]), (turns[2], turns[3]));
}

fn names(people: &[&str]) -> Vec<PersonName> {
    people.iter().map(|name| PersonName::parse(name).unwrap()).collect()
}

/// Returns the names of the sides of the next match.
fn due_names(evening: &Evening) -> Vec<String> {
    due(evening).unwrap().map(|side| evening.name(side).shown()).to_vec()
}

/// Everybody who is here for long enough plays, whoever is not here does not, and the file holds all of it.
#[test]
fn people_come_and_go_in_every_format() {
    for format in EveningFormat::ALL {
        for seed in 0..40 {
            let mut evening =
                Evening::new(EveningPlan { duration: EveningDuration::Open, ..plan(&FOUR, format) }, seed)
                    .unwrap();
            let mut rng = engine::MatchRng::new(seed);
            let all = ["Anna", "Ben", "Cy", "Dora", "Eva", "Finn"];
            for n in 0..60 {
                if n % 7 == 3 {
                    let mut here = all.to_vec();
                    rng.shuffle(&mut here);
                    here.truncate(2 + (seed as usize + n) % 5);
                    evening.change_people(names(&here)).unwrap();
                }
                let due = evening.next_fixture().unwrap();
                for seat in Seat::BOTH {
                    let name = evening.people_of(due.sides[seat])[0].clone();
                    assert!(evening.people().contains(&name), "{format:?}: {name:?} is not here");
                    assert!(!evening.waits(due.sides[seat]));
                }
                assert_eq!(evening.waiting().len() + 2, evening.people().len());
                let winner = [None, Some(Seat::Home), Some(Seat::Away)][(seed as usize + 2 * n) % 3];
                evening.count(won(winner), 60);
            }
            let text = ron::to_string(&evening).unwrap();
            assert_eq!(ron::from_str::<Evening>(&text).unwrap(), evening, "{format:?}, seed {seed}");
            let table = evening.table();
            assert_eq!(table.iter().map(|row| row.played).sum::<u32>(), 120);
            assert_eq!(table.iter().filter(|row| row.here).count(), evening.people().len());
        }
    }
}

#[test]
fn who_comes_late_waits_longest_and_who_goes_makes_room() {
    let mut evening = Evening::new(plan(&FOUR[..3], EveningFormat::WinnerStaysOn), 3).unwrap();
    let [a, b] = due(&evening).unwrap();
    let c = evening.next_up().unwrap();
    evening.count(won(Some(Seat::Home)), 60);
    evening.change_people(names(&["Anna", "Ben", "Cy", "Dora"])).unwrap();
    // Dora waits behind the loser, and the run of the winner goes on.
    assert_eq!((due(&evening), evening.waiting().len()), (Some([a, c]), 2));
    evening.count(won(Some(Seat::Home)), 60);
    assert_eq!(due(&evening), Some([a, b]));
    assert_eq!(evening.next_fixture().unwrap().round, EveningRound::Streak(Some((a, 2))));
    let before = evening.next_fixture().unwrap().seed;
    let guesses = evening.waiting()[0];
    evening.cycle_guess(guesses);
    // The winner goes home: whoever has waited longest comes on, and nobody has a run.
    let stay: Vec<PersonName> =
        evening.people().iter().filter(|name| *name != evening.people_of(a)[0]).cloned().collect();
    evening.change_people(stay).unwrap();
    assert_eq!(due_names(&evening)[0], "Dora");
    assert_eq!(evening.next_fixture().unwrap().round, EveningRound::Streak(None));
    assert_ne!(evening.next_fixture().unwrap().seed, before, "a match that others began is another one");
    assert_eq!(evening.guess(guesses), None, "it was a guess at another match");
    assert!(evening.table().iter().any(|row| row.side == a && !row.here && row.won == 2));
    assert!(evening.change_people(names(&["Anna"])).is_err());
}

#[test]
fn who_comes_late_plays_the_round_that_is_on() {
    let mut evening = Evening::new(plan(&FOUR[..3], EveningFormat::League), 3).unwrap();
    evening.count(won(None), 60);
    evening.change_people(names(&FOUR)).unwrap();
    for _ in 0..5 {
        assert_eq!(evening.next_fixture().unwrap().round, EveningRound::League(1));
        evening.count(won(None), 60);
    }
    let table = evening.table();
    assert!(table.iter().all(|row| row.played == 3), "{table:?}");
    assert_eq!(evening.next_fixture().unwrap().round, EveningRound::League(2));
}

#[test]
fn in_a_cup_the_opponent_of_a_side_that_goes_home_goes_on() {
    let mut evening = Evening::new(plan(&FOUR, EveningFormat::Cup), 3).unwrap();
    let [a, _] = due(&evening).unwrap();
    evening.count(won(Some(Seat::Home)), 60);
    let [c, d] = due(&evening).unwrap();
    let rest: Vec<PersonName> = FOUR
        .iter()
        .flat_map(|name| names(&[name]))
        .filter(|name| name != evening.people_of(c)[0])
        .chain(names(&["Eva"]))
        .collect();
    evening.change_people(rest).unwrap();
    assert_eq!(due(&evening), Some([a, d]));
    assert_eq!(evening.next_fixture().unwrap().round, EveningRound::Cup(1, 2));
    evening.count(won(Some(Seat::Away)), 60);
    assert_eq!(evening.cup_winners(), [d]);
    // Eva is in the next cup.
    assert_eq!(evening.next_fixture().unwrap().round, EveningRound::Cup(2, 4));
    // Both finalists go home: nobody wins it, and the next cup begins.
    let mut evening = Evening::new(plan(&FOUR, EveningFormat::Cup), 3).unwrap();
    for _ in 0..2 {
        evening.count(won(Some(Seat::Home)), 60);
    }
    let finalists = due(&evening).unwrap();
    let gone: Vec<PersonName> = finalists.iter().map(|side| evening.people_of(*side)[0].clone()).collect();
    let stay: Vec<PersonName> =
        evening.people().iter().filter(|name| !gone.contains(name)).cloned().collect();
    evening.change_people(stay).unwrap();
    assert_eq!(
        (evening.cup_winners().len(), evening.next_fixture().unwrap().round),
        (0, EveningRound::Cup(1, 2))
    );
    evening.count(won(Some(Seat::Home)), 60);
    // A winner who goes home afterwards has won it all the same.
    assert_eq!(evening.cup_winners().len(), 1);
    let winner = evening.people_of(evening.cup_winners()[0])[0].clone();
    let other = evening.people().iter().find(|name| **name != winner).unwrap().clone();
    evening.change_people([vec![other], gone].concat()).unwrap();
    assert_eq!(evening.cup_winners().len(), 1);
}

fn due_sorted(evening: &Evening) -> Option<[usize; 2]> {
    due(evening).map(|mut sides| {
        sides.sort_unstable();
        sides
    })
}

#[test]
fn those_who_are_left_over_form_a_team() {
    let mut evening =
        Evening::new(EveningPlan { teams: true, ..plan(&FOUR, EveningFormat::League) }, 9).unwrap();
    let team = |evening: &Evening, side: usize| -> Vec<PersonName> {
        evening.people_of(side).into_iter().cloned().collect()
    };
    let (stays, breaks_up) = (team(&evening, 0), team(&evening, 1));
    evening.count(won(Some(Seat::Home)), 60);
    let eva = names(&["Eva"]).remove(0);
    let people = vec![eva.clone(), breaks_up[0].clone(), stays[0].clone(), stays[1].clone()];
    evening.change_people(people).unwrap();
    assert_eq!(due_sorted(&evening), Some([0, 2]));
    assert_eq!(team(&evening, 2), [eva, breaks_up[0].clone()]);
    // The old team comes back under its old name.
    let people = [stays, breaks_up].concat();
    evening.change_people(people).unwrap();
    assert_eq!(due_sorted(&evening), Some([0, 1]));
    assert_eq!(evening.table().len(), 2, "a team without a match leaves no line");
    assert!(evening.change_people(names(&["Anna", "Ben", "Cy"])).is_err());
}

#[test]
fn an_impossible_plan_is_refused() {
    let check = |plan: EveningPlan| plan.check().map_err(|error| error.to_string());
    let whole = plan(&FOUR, EveningFormat::Cup);
    assert_eq!(check(whole.clone()), Ok(()));
    let said = |plan: EveningPlan| check(plan).unwrap_err();
    assert_eq!(said(plan(&FOUR[..1], EveningFormat::Cup)), "1 people; expected 2 to 8");
    assert!(said(plan(&["Anna", "Anna"], EveningFormat::Cup)).starts_with("the name Anna twice"));
    let three = EveningPlan { teams: true, ..plan(&FOUR[..3], EveningFormat::Cup) };
    assert_eq!(said(three), "3 people in teams of two; expected 4, 6 or 8");
    for games in [vec![], vec!["chess".to_owned()], vec!["penalties".to_owned(); 2]] {
        assert!(said(EveningPlan { games, ..whole.clone() }).starts_with("the games"));
    }
}

#[test]
fn a_file_holds_an_evening_and_a_wrong_one_is_refused() {
    let mut evening = Evening::new(plan(&FOUR, EveningFormat::WinnerStaysOn), 3).unwrap();
    let waits = evening.next_up().unwrap();
    evening.cycle_guess(waits);
    evening.count(won(Some(Seat::Home)), 60);
    let text = ron::to_string(&evening).unwrap();
    assert_eq!(ron::from_str::<Evening>(&text).unwrap(), evening);
    let [one, other] = Seat::BOTH.map(|seat| evening.played()[0].sides[seat]);
    let wrong = text.replace(&format!("sides:({one},"), &format!("sides:({waits},"));
    assert!(wrong != text, "{text}");
    let error = ron::from_str::<Evening>(&wrong).unwrap_err().to_string();
    assert!(error.contains("match 1 of the evening: these sides were not to meet"), "{error} {other}");
    let error = |from: &str, to: &str| {
        let wrong = text.replace(from, to);
        assert!(wrong != text, "{text}");
        ron::from_str::<Evening>(&wrong).unwrap_err().to_string()
    };
    assert!(error("secs:60", "secs:9000000").contains("a number is too large"));
    assert!(error(&format!("guesses:{{{waits}:"), &format!("guesses:{{{one}:")).contains("one that waits"));
    let anna = |played: usize, people: &str| format!("seed:3,changes:[(played:{played},people:[{people}])],");
    assert!(
        error("seed:3,", &anna(2, "\"Anna\",\"Ben\"")).contains("change 1 of who is here: it came after 2")
    );
    assert!(
        error("seed:3,", &anna(1, "\"Anna\"")).contains("change 1 of who is here: 1 people; expected 2 to 8")
    );
    // With all its time played already, the second match is one too many.
    let second = "secs:1800,guesses:{}),(sides:(0,1),result:(winner:None,score:(0,0),kicks:None),secs:1";
    assert!(error("secs:60", second).contains("match 2 of the evening: it is one too many"));
}
