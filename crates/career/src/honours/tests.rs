//! Tests each honour with matches that earn it and some that nearly do.

use super::super::tests::kept;
use super::*;
use ai::ledger::LedgerTotals;
use competition::FixtureResult;
use engine::{BySeat, Seat};
use store::{MatchId, TourRunId};
use tour::{Heat, Tour};

/// A match of the person at home with that score, `at` seconds after the beginning.
fn played(at: u64, away: &str, score: [u32; 2]) -> ArchivedMatch {
    let score = BySeat::new(score[0], score[1]);
    let result = FixtureResult { winner: score.ahead(), score, kicks: None };
    let id = MatchId::unsaved(&format!("match {at}"));
    ArchivedMatch { id, ended: at, result, ..kept("human", away, None) }
}

fn of(matches: &[ArchivedMatch], honour: Honour) -> (u32, u32, Option<u64>) {
    let progress = honour_progress(matches).into_iter().find(|progress| progress.honour == honour).unwrap();
    assert_eq!(progress.earned_in.is_some(), progress.achieved == progress.required, "{progress:?}");
    (progress.achieved, progress.required, progress.earned_in.map(|archived| archived.ended))
}

fn earned(matches: &[ArchivedMatch], honour: Honour) -> bool {
    of(matches, honour).2.is_some()
}

fn in_game(k: usize, archived: ArchivedMatch) -> ArchivedMatch {
    ArchivedMatch { game: GAMES[k].id().to_owned(), ..archived }
}

fn with_report(archived: ArchivedMatch, ours: f64, theirs: f64, luck: f64) -> ArchivedMatch {
    let sums = LedgerTotals {
        unit: ValueUnit::Wins,
        skill: BySeat::new(-ours, theirs),
        read: BySeat::default(),
        guess: 0.0,
        luck,
    };
    ArchivedMatch { report_totals: Some(sums), ..archived }
}

#[test]
fn every_honour_is_listed_once_with_words_of_its_own() {
    let all: BTreeSet<Honour> = Honour::ALL.into_iter().collect();
    let names: BTreeSet<String> = Honour::ALL.iter().map(|honour| honour.name().shown()).collect();
    let hows: BTreeSet<String> = Honour::ALL.iter().map(|honour| honour.how().shown()).collect();
    assert_eq!((all.len(), names.len(), hows.len()), (34, 34, 34));
    assert!(hows.iter().all(|how| how.ends_with('.') && how.len() < 42));
}

#[test]
fn matches_without_exactly_one_person_earn_no_honours() {
    let bots =
        ArchivedMatch { game: GAMES[0].id().to_owned(), ..kept("pro", "world-class", Some(Seat::Home)) };
    let two = kept("human", "human", Some(Seat::Home));
    let unknown = ArchivedMatch { controllers: None, ..two.clone() };
    for matches in [vec![], vec![bots; 30], vec![two; 30], vec![unknown; 30]] {
        for progress in honour_progress(&matches) {
            assert_eq!((progress.achieved, progress.earned_in), (0, None), "{:?}", progress.honour);
        }
    }
    // A lesson earns only lesson honours.
    let lesson = ArchivedMatch { lesson: Some("first-match".to_owned()), ..played(1, "world-class", [9, 0]) };
    let have: Vec<Honour> =
        honour_progress(&[lesson]).into_iter().filter(|s| s.achieved > 0).map(|s| s.honour).collect();
    assert_eq!(have, [Honour::Schooled]);
}

#[test]
fn the_earliest_qualifying_match_earns_the_honour_in_any_order_of_matches() {
    let mut matches: Vec<ArchivedMatch> =
        (0..30).map(|at| played(at, "rookie", [u32::from(at >= 4), 0])).collect();
    assert_eq!(of(&matches, Honour::OffTheMark), (1, 1, Some(4)));
    assert_eq!(of(&matches, Honour::Regular), (25, 25, Some(24)));
    assert_eq!(of(&matches, Honour::FiveInARow), (5, 5, Some(8)));
    matches.reverse();
    assert_eq!(of(&matches, Honour::FiveInARow), (5, 5, Some(8)));
    matches.retain(|archived| archived.ended != 6);
    assert_eq!(of(&matches, Honour::FiveInARow), (5, 5, Some(9)));
    let broken: Vec<ArchivedMatch> = (0..9).map(|at| played(at, "rookie", [u32::from(at != 4), 0])).collect();
    assert_eq!(of(&broken, Honour::FiveInARow), (4, 5, None));
}

#[test]
fn honours_for_all_games_need_every_game() {
    let all = GAMES.len() as u32;
    let wins = |away: &str, secs: u64| -> Vec<ArchivedMatch> {
        (0..GAMES.len()).map(|k| in_game(k, played(k as u64 * secs, away, [1, 0]))).collect()
    };
    let last = GAMES.len() as u64 - 1;
    let hourly = wins("world-class", 3600);
    for honour in [Honour::AllRounder, Honour::TopOfTheWorld, Honour::FullCard] {
        assert_eq!(of(&hourly, honour), (all, all, Some(last * 3600)), "{honour:?}");
        assert_eq!(of(&hourly[1..], honour), (all - 1, all, None), "{honour:?}");
    }
    assert_eq!(of(&wins("pro", 3600), Honour::TopOfTheWorld).0, 0);
    // Matches a day apart each are no full card, nor is a match a day later.
    assert_eq!(of(&wins("pro", DAY), Honour::FullCard), (1, all, None));
    assert_eq!(of(&wins("pro", DAY / last), Honour::FullCard).0, all - 1);
    let lessons: Vec<ArchivedMatch> = hourly
        .iter()
        .map(|archived| ArchivedMatch { lesson: Some("a".to_owned()), ..archived.clone() })
        .collect();
    assert_eq!(of(&lessons, Honour::Schooled), (all, all, Some(last * 3600)));
    assert_eq!(of(&[lessons[0].clone(), lessons[0].clone()], Honour::Schooled), (1, all, None));
}

#[test]
fn beating_ever_stronger_bots_earns_climb() {
    let levels = Difficulty::ALL.map(Difficulty::name);
    let beaten: Vec<ArchivedMatch> =
        levels.iter().enumerate().map(|(k, level)| played(k as u64, level, [1, 0])).collect();
    assert_eq!(of(&beaten, Honour::Ladder), (8, 8, Some(7)));
    assert_eq!(of(&beaten, Honour::Climb), (4, 4, Some(3)));
    let spread: Vec<ArchivedMatch> =
        beaten.iter().enumerate().map(|(k, archived)| in_game(k % 2, archived.clone())).collect();
    assert_eq!(of(&spread, Honour::Ladder), (4, 8, None));
    let down: Vec<ArchivedMatch> =
        levels.iter().rev().enumerate().map(|(k, level)| played(k as u64, level, [1, 0])).collect();
    assert_eq!(of(&down, Honour::Climb), (1, 4, None));
    assert!(earned(&down, Honour::Ladder) && earned(&down, Honour::GiantKiller));
    let best = |score| [played(1, "world-class", score)];
    assert!(earned(&best([1, 0]), Honour::ShutOut) && !earned(&best([2, 1]), Honour::ShutOut));
    assert!(!earned(&[played(1, "pro", [1, 0])], Honour::ShutOut));
    assert!(earned(&best([1, 1]), Honour::HonoursEven) && !earned(&best([1, 0]), Honour::HonoursEven));
}

/// Wins over these bots in Soccer-Go, in that order; the first match ended at `from`.
fn beaten_in_soccer_go(from: u64, difficulties: &[Difficulty]) -> Vec<ArchivedMatch> {
    let won = |(at, difficulty): (u64, &Difficulty)| ArchivedMatch {
        game: "soccer_go".to_owned(),
        ..played(at, difficulty.name(), [1, 0])
    };
    (from..).zip(difficulties).map(won).collect()
}

#[test]
fn climb_orders_bots_by_their_strength_in_the_game() {
    use Difficulty::{Amateur, International, Pro, SemiPro, WorldClass, Youth};
    let climbed = |difficulties: &[Difficulty]| {
        of(&beaten_in_soccer_go(BY_DIFFICULTY_UNTIL, difficulties), Honour::Climb).0
    };
    // Mirror Mirko, the international, is easier for newcomers than Coach Clara and Abacus Alf.
    assert_eq!(climbed(&[Youth, International, Pro, Amateur]), 4);
    assert_eq!(climbed(&[Youth, Amateur, Pro, International]), 2);
    assert_eq!(climbed(&[SemiPro, Pro, International, WorldClass]), 2);
    // A clean match is one against a bot that is no weaker than the pro.
    let clean = |at: u64, difficulty: Difficulty| {
        let won = beaten_in_soccer_go(at, &[difficulty]).remove(0);
        earned(&[with_report(won, 0.01, 0.3, 0.0)], Honour::CleanMatch)
    };
    assert!(
        clean(BY_DIFFICULTY_UNTIL, Pro)
            && clean(BY_DIFFICULTY_UNTIL, SemiPro)
            && clean(BY_DIFFICULTY_UNTIL, WorldClass)
    );
    assert!(!clean(BY_DIFFICULTY_UNTIL, International) && !clean(BY_DIFFICULTY_UNTIL, Youth));
}

#[test]
fn honours_earned_under_the_old_level_order_stay_earned() {
    use Difficulty::{Amateur, International, Pro, SemiPro, WorldClass};
    let by_difficulty = [Amateur, SemiPro, Pro, International];
    let matches = beaten_in_soccer_go(BY_DIFFICULTY_UNTIL - 4, &by_difficulty);
    assert_eq!(of(&matches, Honour::Climb), (4, 4, Some(BY_DIFFICULTY_UNTIL - 1)));
    // But no run of earlier builds goes on now.
    let half = beaten_in_soccer_go(BY_DIFFICULTY_UNTIL - 2, &by_difficulty);
    assert_eq!(of(&half, Honour::Climb).0, 2);
    let won = beaten_in_soccer_go(BY_DIFFICULTY_UNTIL - 1, &[International]).remove(0);
    assert!(earned(&[with_report(won, 0.01, 0.3, 0.0)], Honour::CleanMatch));
    assert!(earned(&beaten_in_soccer_go(5, &[Pro, International, WorldClass]), Honour::GiantKiller));
}

#[test]
fn the_course_of_a_match_earns_honours() {
    let won = || played(7, "pro", [4, 3]);
    let with = |change: &dyn Fn(&mut ArchivedMatch), honour: Honour| {
        let (mut win, mut defeat) = (won(), played(7, "pro", [3, 4]));
        change(&mut win);
        change(&mut defeat);
        // A defeat does not earn the honour.
        assert!(!earned(&[defeat], honour), "{honour:?}");
        earned(&[win], honour)
    };
    let home = |n| BySeat::new(n, 0);
    assert!(with(&|archived| archived.max_deficit = home(2), Honour::TwoDown));
    assert!(!with(&|archived| archived.max_deficit = home(2), Honour::ThreeDown));
    assert!(with(&|archived| archived.max_deficit = home(3), Honour::ThreeDown));
    assert!(!with(&|archived| archived.max_deficit = BySeat::new(0, 3), Honour::TwoDown));
    let last = |seat, at| {
        move |archived: &mut ArchivedMatch| {
            (archived.decisions, archived.stats.last_goal) = (100, Some((seat, at)))
        }
    };
    assert!(with(&last(Seat::Home, 91), Honour::AtTheDeath));
    assert!(!with(&last(Seat::Home, 90), Honour::AtTheDeath));
    assert!(!with(&last(Seat::Away, 99), Honour::AtTheDeath));
    let mut alone = ArchivedMatch { solo: true, ..won() };
    last(Seat::Home, 99)(&mut alone);
    assert!(!earned(&[alone], Honour::AtTheDeath), "one manager alone");
    assert!(with(&|archived| archived.stats.saves = home(5), Honour::BrickWall));
    assert!(!with(&|archived| archived.stats.saves = BySeat::new(4, 9), Honour::BrickWall));
    assert!(with(&|archived| archived.stats.balls_won = BySeat::new(0, 2), Honour::HandsOff));
    assert!(!with(&|archived| archived.stats.balls_won = BySeat::new(1, 2), Honour::HandsOff));
    // Without a count of balls won the honour is not given.
    assert!(!with(&|_| {}, Honour::HandsOff));
    assert!(with(&|archived| archived.stats.shots = home(4), Honour::Clinical));
    assert!(!with(&|archived| archived.stats.shots = home(5), Honour::Clinical));
    assert!(with(&|archived| archived.result.kicks = Some(BySeat::new(5, 4)), Honour::FromTheSpot));
    assert!(with(&|archived| archived.cup_final = true, Honour::Silverware));
    assert!(!with(&|archived| archived.competition = true, Honour::Silverware));
    let finals: Vec<ArchivedMatch> =
        (0..3).map(|at| ArchivedMatch { cup_final: true, ..played(at, "rookie", [1, 0]) }).collect();
    assert_eq!(of(&finals, Honour::Cabinet), (3, 3, Some(2)));
    assert_eq!(of(&finals[..2], Honour::Cabinet), (2, 3, None));
    assert!(earned(&[played(1, "random", [4, 0])], Honour::Rout));
    assert!(!earned(&[played(1, "random", [4, 1])], Honour::Rout));
    let away = kept("rookie", "human", Some(Seat::Away));
    assert!(earned(&[away], Honour::OnTheRoad) && !earned(&[won()], Honour::OnTheRoad));
    let hours = |n| ArchivedMatch { secs: Some(n), ..won() };
    assert_eq!(of(&[hours(35_999)], Honour::TenHours), (9, 10, None));
    assert!(earned(&[hours(35_999), hours(1)], Honour::TenHours));
    // One manager alone beats no bot.
    let alone = ArchivedMatch { solo: true, ..played(1, "world-class", [9, 0]) };
    for honour in [Honour::Rout, Honour::GiantKiller, Honour::ShutOut, Honour::Ladder] {
        assert!(!earned(std::slice::from_ref(&alone), honour), "{honour:?}");
    }
}

#[test]
fn reports_earn_honours() {
    let won = |away: &str| played(7, away, [1, 0]);
    assert!(earned(&[with_report(won("pro"), 0.04, 0.2, 0.0)], Honour::CleanMatch));
    for not in
        [with_report(won("pro"), 0.06, 0.2, 0.0), with_report(won("amateur"), 0.0, 0.2, 0.0), won("pro")]
    {
        assert!(!earned(&[not], Honour::CleanMatch));
    }
    let clean: Vec<ArchivedMatch> =
        (0..3).map(|k| in_game(k, with_report(won("pro"), 0.0, 0.0, 0.0))).collect();
    assert_eq!(of(&clean, Honour::CleanHands), (3, 3, Some(7)));
    assert_eq!(of(&[clean[0].clone(), clean[0].clone()], Honour::CleanHands).0, 1);
    assert!(earned(&[with_report(won("world-class"), 0.1, 0.2, 0.0)], Honour::Outthought));
    assert!(!earned(&[with_report(won("world-class"), 0.2, 0.1, 0.0)], Honour::Outthought));
    assert!(earned(&[with_report(won("rookie"), 0.0, 0.0, -0.15)], Honour::AgainstTheOdds));
    assert!(!earned(&[with_report(won("rookie"), 0.0, 0.0, -0.1)], Honour::AgainstTheOdds));
    let lost = |ours, theirs| with_report(played(7, "pro", [0, 1]), ours, theirs, 0.0);
    assert!(earned(&[lost(0.1, 0.2)], Honour::HeadHigh) && !earned(&[lost(0.2, 0.1)], Honour::HeadHigh));
    // For the away side everything is reversed.
    let away = kept("pro", "human", Some(Seat::Away));
    assert!(earned(&[with_report(away.clone(), 0.3, 0.01, 0.2)], Honour::CleanMatch));
    assert!(earned(&[with_report(away.clone(), 0.3, 0.01, 0.2)], Honour::AgainstTheOdds));
    // Goals are not a winning chance.
    let mut goals = with_report(won("pro"), 0.0, 0.0, -3.0);
    goals.report_totals.as_mut().unwrap().unit = ValueUnit::Goals;
    assert!(!earned(&[goals.clone()], Honour::CleanMatch) && !earned(&[goals], Honour::AgainstTheOdds));
}

#[test]
fn a_lost_deal_is_won_the_second_time() {
    let deal = |at, seed, score| ArchivedMatch { seed, ..played(at, "pro", score) };
    assert!(earned(&[deal(1, 5, [0, 1]), deal(2, 5, [1, 0])], Honour::SecondChance));
    assert!(!earned(&[deal(1, 5, [0, 1]), deal(2, 6, [1, 0])], Honour::SecondChance));
    assert!(!earned(&[deal(1, 5, [1, 0]), deal(2, 5, [0, 1])], Honour::SecondChance));
}

/// A match of that run in its final's game, with the seed of the final or another.
fn of_tour(at: u64, run: &TourRunId, is_final: bool, score: [u32; 2]) -> ArchivedMatch {
    let tour = run.tour().unwrap();
    let node = tour.map().finals.remove(0);
    let seed = tour.seed(&node, 0, 0, false) + u64::from(!is_final);
    let game = node.legs[0].game.id.clone();
    ArchivedMatch { game, seed, tour: Some(run.clone()), ..played(at, "world-class", score) }
}

#[test]
fn a_tour_is_won_by_its_final_and_unbeaten_without_a_lost_match() {
    let run = |heat: u8| TourRunId::new(Tour::new(7, Heat::new(heat).unwrap()).unwrap());
    for (heat, fifth, last) in [(1, false, false), (4, false, false), (5, true, false), (9, true, true)] {
        let run = run(heat);
        let matches = [of_tour(1, &run, false, [2, 0]), of_tour(2, &run, true, [1, 0])];
        assert!(!earned(&matches[..1], Honour::TourCup), "not the final");
        assert!(!earned(&[of_tour(2, &run, true, [0, 1])], Honour::TourCup), "lost");
        for (honour, is_earned) in [
            (Honour::TourCup, true),
            (Honour::Unbeaten, true),
            (Honour::FifthHeat, fifth),
            (Honour::LastHeat, last),
        ] {
            assert_eq!(earned(&matches, honour), is_earned, "heat {heat}: {honour:?}");
        }
        let beaten = [of_tour(1, &run, false, [0, 2]), of_tour(2, &run, true, [1, 0])];
        assert!(earned(&beaten, Honour::TourCup) && !earned(&beaten, Honour::Unbeaten));
    }
}
