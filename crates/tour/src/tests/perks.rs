//! Tests of the helpers.

use std::collections::BTreeSet;

use super::super::*;
use competition::FixtureResult;
use engine::{BySeat, Seat};

fn tour(number: u32) -> Tour {
    Tour::new(number, Heat::FIRST).unwrap()
}

/// Plays until the run waits for a helper, and wins or loses each match by that many goals.
fn play(run: &mut TourRun, wins: bool, goals: BySeat<u32>) {
    while !matches!(run.phase(), RunPhase::Bus(_) | RunPhase::Over { .. } | RunPhase::Replay) {
        let next = run.legal().into_iter().next().unwrap_or_else(|| {
            let seat = run.fixture().unwrap().seat;
            let winner = if wins { seat } else { !seat };
            let score =
                BySeat::from_fn(|side| if side == winner { goals[Seat::Home] } else { goals[Seat::Away] });
            let result = FixtureResult { winner: Some(winner), score, kicks: None };
            RunStep::Played(TourMatch { result, code: String::new() })
        });
        run.apply(next).unwrap();
    }
}

const CLEAN: [u32; 2] = [2, 0];
const OPEN: [u32; 2] = [2, 1];

fn goals([more, less]: [u32; 2]) -> BySeat<u32> {
    BySeat::new(more, less)
}

/// Returns a run with helpers on the bus from the start, that is at its first stop.
fn with(perks: &[Perk]) -> TourRun {
    perks.iter().fold(TourRun::new(tour(4)), |run, perk| run.with_perk(*perk))
}

#[test]
fn there_are_helpers_of_every_kind_and_each_opens_something_or_pays() {
    assert!(Perk::ALL.len() >= 12);
    let kinds: BTreeSet<PerkKind> = Perk::ALL.into_iter().map(Perk::kind).collect();
    assert_eq!(kinds.len(), 4);
    let closed = TourRun::new(tour(4)).effects();
    assert_eq!((closed.coach_answers, closed.says_habit), (0, false), "all is closed");
    for perk in Perk::ALL {
        let opens = with(&[perk]).effects() != closed;
        let pays = matches!(
            perk,
            Perk::TravellingFans | Perk::Sponsor | Perk::Groundhopper | Perk::KeeperCoach | Perk::Physio
        );
        assert_ne!(opens, pays, "{perk}");
    }
}

#[test]
fn three_helpers_of_three_kinds_are_offered_by_the_number() {
    let mut drawn = BTreeSet::new();
    for number in 1..200 {
        let mut run = TourRun::new(tour(number));
        play(&mut run, true, goals(OPEN));
        let RunPhase::Bus(offers) = run.phase().clone() else { panic!("no bus") };
        let kinds: BTreeSet<PerkKind> = offers.iter().map(|perk| perk.kind()).collect();
        assert_eq!((offers.len(), kinds.len()), (3, 3), "{number}");
        drawn.insert(offers);
        let mut lost = TourRun::new(tour(number));
        play(&mut lost, false, goals(OPEN));
        assert_eq!(lost.phase(), run.phase(), "whatever happens, the number draws");
    }
    assert!(drawn.len() > 100, "{}", drawn.len());
}

#[test]
fn with_a_full_bus_somebody_leaves() {
    let mut run = TourRun::new(tour(4));
    for stop in 0..STOPS - 1 {
        play(&mut run, true, goals(OPEN));
        let RunPhase::Bus(offers) = run.phase().clone() else { panic!("no bus") };
        let full = stop >= 5;
        let leaves = full.then(|| run.bus()[0].perk);
        assert!(
            offers.iter().all(|perk| run.bus().iter().all(|seated| seated.perk != *perk)),
            "nobody twice"
        );
        assert!(run.apply(RunStep::Board(offers[0], if full { None } else { Some(offers[0]) })).is_err());
        run.apply(RunStep::Board(offers[0], leaves)).unwrap();
        assert_eq!(run.bus().len(), (stop + 1).min(5));
    }
}

#[test]
fn three_clean_sheets_bring_a_life_and_three_wins_bring_a_lost_one_back() {
    let mut run = with(&[Perk::KeeperCoach]);
    for lives in [3, 3, 4] {
        play(&mut run, true, goals(CLEAN));
        assert_eq!(run.lives(), lives);
        run.apply(RunStep::Nobody).unwrap();
    }
    let mut run = with(&[Perk::Physio]);
    play(&mut run, false, goals(OPEN));
    for lives in [2, 2, 3] {
        run.apply(RunStep::Nobody).unwrap();
        play(&mut run, true, goals(OPEN));
        let earned = run.map().stops.iter().flatten().any(|node| {
            run.played().iter().any(|played| {
                played.won
                    && (played.stop, played.lane) == (node.stop, node.lane)
                    && node.stake == TourStake::Life
            })
        });
        assert!(run.lives() == lives || earned, "{}", run.lives());
    }
}

#[test]
fn a_substitute_plays_one_lost_match_again_with_another_deal() {
    let mut run = with(&[Perk::Substitute]);
    play(&mut run, false, goals(OPEN));
    assert_eq!(*run.phase(), RunPhase::Replay);
    let first = run.fixture().unwrap();
    run.apply(RunStep::Replay).unwrap();
    let second = run.fixture().unwrap();
    assert_eq!((&first.leg, first.number), (&second.leg, second.number));
    assert_ne!(first.seed, second.seed);
    play(&mut run, false, goals(OPEN));
    assert!(matches!(run.phase(), RunPhase::Bus(_)), "once");
    assert_eq!(run.lives(), 2);
}

#[test]
fn the_captain_chooses_the_side_and_the_driver_the_way() {
    let mut run = with(&[Perk::Captain, Perk::Driver]);
    run.apply(RunStep::Way(0)).unwrap();
    assert_eq!(run.legal(), [RunStep::Side(Seat::Home), RunStep::Side(Seat::Away)]);
    run.apply(RunStep::Side(Seat::Away)).unwrap();
    assert_eq!(run.fixture().unwrap().seat, Seat::Away);
    play(&mut run, false, goals(OPEN));
    run.apply(RunStep::Nobody).unwrap();
    assert!(matches!(run.phase(), RunPhase::Way(ways) if ways.len() > 1));
}

#[test]
fn a_gaffers_option_changes_the_options_of_one_match() {
    for number in 1..50 {
        let mut run = TourRun::new(tour(number)).with_perk(Perk::GaffersOption);
        run.apply(RunStep::Way(1)).unwrap();
        if *run.phase() != RunPhase::Options {
            continue;
        }
        let drawn = run.fixture().unwrap().options;
        let other = run.legal().pop().unwrap();
        run.apply(other).unwrap();
        assert_ne!(run.fixture().unwrap().options, drawn);
        assert_eq!(run.effects().chosen_options, 0);
        return;
    }
    panic!("no stop with options");
}

#[test]
fn helpers_of_points_pay_as_they_say() {
    let points = |perks: &[Perk], away: bool| {
        let mut run = with(perks).with_perk(Perk::Captain);
        for _ in 0..2 {
            if let RunPhase::Bus(_) = run.phase() {
                run.apply(RunStep::Nobody).unwrap();
            }
            let way = run.legal().into_iter().next().unwrap();
            run.apply(way).unwrap();
            run.apply(RunStep::Side(if away { Seat::Away } else { Seat::Home })).unwrap();
            play(&mut run, true, goals(CLEAN));
        }
        (*run.points(), run.points().total(run.tour()))
    };
    let (plain, total) = points(&[], true);
    let base = plain.wins + plain.strength + plain.margin;
    assert_eq!(total, base + plain.stakes);
    assert_eq!(points(&[Perk::TravellingFans], true).1, total + base);
    assert_eq!(points(&[Perk::TravellingFans], false).1, total);
    assert!(points(&[Perk::Sponsor], true).1 > total);
    assert_eq!(points(&[Perk::Groundhopper], true).0.perks % 60, 0);
    assert_eq!(medal_for(0), None);
    assert_eq!(next_mark(0).map(|(_, medal)| medal), Some(engine::Medal::Bronze));
}

#[test]
fn the_parts_of_a_stop_are_its_points_and_the_sponsor_pays_for_the_first_win() {
    let mut run = TourRun::new(tour(7)).with_perk(Perk::Sponsor);
    let way = run.legal().into_iter().next().unwrap();
    run.apply(way).unwrap();
    play(&mut run, true, goals(CLEAN));
    let last = run.played().last().unwrap();
    assert_eq!(last.earned.total(run.tour()), last.points);
    assert_eq!(last.earned.perks, (last.points - last.earned.perks) / 10);
}

#[test]
fn a_helper_who_comes_too_late_to_help_is_not_offered() {
    for number in 1..=300 {
        let mut run = TourRun::new(tour(number));
        while run.is_won().is_none() {
            play(&mut run, true, goals(OPEN));
            if let RunPhase::Bus(offers) = run.phase() {
                assert!(offers.len() >= 3, "tour {number}, stop {}: {offers:?}", run.stop());
                assert!(offers.iter().all(|perk| perk.can_help_after(run.stop())), "{offers:?}");
                let late = [Perk::RouteMap, Perk::Driver, Perk::Chairman, Perk::Statistician, Perk::Physio];
                let is_last = run.stop() + 2 == STOPS;
                assert!(!is_last || offers.iter().all(|perk| !late.contains(perk)), "{offers:?}");
                run.apply(RunStep::Nobody).unwrap();
            }
        }
    }
}
