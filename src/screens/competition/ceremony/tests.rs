//! Tests the order of ceremonies, and what is known of a competition meanwhile.

use super::*;
use ai::Difficulty;
use competition::{CompetitionKind as Contest, Fixture, entrants};
use engine::{BySeat, Seat};
use games::named;

fn drawn(kind: Contest, sides: usize) -> Competition {
    let entrants = entrants(sides, 1, Some(Difficulty::Random), &[]);
    Competition::new(named("penalties").unwrap(), kind, entrants, 3).unwrap()
}

/// Counts a win of the lower or the higher number in every due match that `which` names.
fn play(on: &mut Competition, low: bool, which: impl Fn(&Competition, &Fixture) -> bool) {
    let all: Vec<Fixture> = on.next_fixtures().into_iter().filter(|fixture| which(on, fixture)).collect();
    for fixture in all {
        let home = (fixture.sides[Seat::Home] < fixture.sides[Seat::Away]) == low;
        let winner = Some(if home { Seat::Home } else { Seat::Away });
        let score = if home { BySeat::new(3, 1) } else { BySeat::new(1, 3) };
        on.record_result(&fixture, FixtureResult { winner, score, kicks: None }).unwrap();
    }
}

/// Goes on until nothing is on show; returns what happened and how long it took.
fn all(ceremony: &mut Ceremony, on: &Competition) -> (Vec<CeremonySound>, f32) {
    let (mut moments, mut secs) = (Vec::new(), 0.0);
    loop {
        moments.extend(ceremony.advance(on, 0.05, true));
        if ceremony.page_open().is_none() {
            return (moments, secs);
        }
        secs += 0.05;
        assert!(secs < 60.0, "{moments:?}");
    }
}

#[test]
fn a_draw_takes_six_to_nine_seconds_and_shows_every_club() {
    let cups = [4, 8, 16].map(|sides| (Contest::Cup, sides));
    for (kind, sides) in cups.into_iter().chain([8, 12, 16].map(|sides| (Contest::Groups, sides))) {
        let on = drawn(kind, sides);
        let mut ceremony = Ceremony::default();
        ceremony.follow(Some(&on));
        ceremony.begin(draw_of(&on).unwrap());
        let (moments, secs) = all(&mut ceremony, &on);
        let count = |moment| moments.iter().filter(|other| **other == moment).count();
        assert!((6.0..9.0).contains(&secs), "{sides}: {secs}");
        assert_eq!(
            [CeremonySound::Opened, CeremonySound::Placed, CeremonySound::Drawn].map(count),
            [sides, sides, 1],
            "{moments:?}"
        );
    }
    assert_eq!(draw_of(&drawn(Contest::League, 4)), None, "fixtures of a league are not drawn");
}

/// No list shows more of a competition than its page has shown.
#[test]
fn the_final_result_counts_as_shown_once_the_page_has_shown_it() {
    let mut on = drawn(Contest::Cup, 4);
    let other = drawn(Contest::League, 4);
    let mut ceremony = Ceremony::default();
    ceremony.note(&other);
    ceremony.follow(Some(&on));
    while on.champion().is_none() {
        play(&mut on, false, |_, _| true);
    }
    assert!(ceremony.revealed(&on).champion().is_none());
    ceremony.follow(Some(&other));
    ceremony.note(&on);
    assert!(
        ceremony.revealed(&on).champion().is_none()
            && ceremony.known().is_some_and(|known| known.is_same(&other))
    );
    ceremony.follow(None);
    ceremony.follow(Some(&on));
    all(&mut ceremony, &on);
    assert_eq!(ceremony.revealed(&on), &on);
    // What was over before is known.
    let mut later = Ceremony::default();
    later.note(&on);
    assert_eq!(later.revealed(&on), &on);
}

/// Results that came in during one's own match are not shown again.
#[test]
fn results_shown_at_the_table_are_not_shown_again() {
    let mut on = drawn(Contest::Cup, 4);
    let mut ceremony = Ceremony::default();
    ceremony.follow(Some(&on));
    let other = on.for_bots().unwrap().id();
    play(&mut on, false, |_, _| true);
    ceremony.note_live_results(&BTreeSet::from([other]));
    assert_eq!(all(&mut ceremony, &on).0, []);
    assert_eq!(ceremony.known(), Some(&on));
}

#[test]
fn a_ball_leaves_the_bowl_opens_and_its_club_flies_to_its_place() {
    let now = |age: f32| {
        let lot = lot(4, age);
        (lot.placed, lot.out, lot.open, lot.away)
    };
    assert_eq!(now(0.0), (0, 0.0, 0.0, 0.0));
    assert_eq!(now(0.5), (0, 1.0, now(0.5).2, 0.0));
    assert_eq!(now(0.9), (0, 1.0, 1.0, 0.0));
    assert!(now(1.4).3 > 0.3);
    assert_eq!(now(1.6 * 4.0).0, 4);
    assert_eq!(now(1000.0).0, 4);
}

#[test]
fn goals_appear_one_by_one_and_the_winner_last() {
    let kicks = Some(BySeat::new(4, 3));
    let tally = FixtureResult { winner: Some(Seat::Home), score: BySeat::new(2, 2), kicks };
    let part = |share| part_of(tally, share);
    assert_eq!(part(0.0), FixtureResult { winner: None, score: BySeat::new(0, 0), kicks: None });
    let steps: Vec<u32> = (0..=100u8).map(|n| part(f32::from(n) / 100.0).score[Seat::Home]).collect();
    assert!(steps.windows(2).all(|two| two[1] == two[0] || two[1] == two[0] + 1), "{steps:?}");
    assert_eq!((part(0.75).winner, part(0.75).score), (None, tally.score));
    assert_eq!(part(0.8), tally);
}

#[test]
fn other_results_appear_one_by_one_after_ones_own() {
    let mut on = drawn(Contest::Cup, 8);
    let mut ceremony = Ceremony::default();
    ceremony.follow(Some(&on));
    play(&mut on, true, |on, fixture| !on.has_people(fixture));
    assert!(ceremony.advance(&on, 0.05, true).is_empty());
    assert!(ceremony.known().unwrap().rounds()[0].iter().all(|fixture| fixture.played.is_none()));
    play(&mut on, true, Competition::has_people);
    ceremony.advance(&on, 0.05, true);
    let played = |ceremony: &Ceremony| {
        let rounds = ceremony.known().unwrap().rounds();
        rounds[0].iter().filter(|fixture| fixture.played.is_some()).count()
    };
    assert_eq!(played(&ceremony), 1, "one's own is known at once");
    assert!(ceremony.coming(&on).is_some());
    let mut skipped = ceremony.clone();
    let (moments, secs) = all(&mut ceremony, &on);
    assert_eq!(moments.iter().filter(|moment| **moment == CeremonySound::ResultShown).count(), 3);
    assert!((3.0 * RESULT - secs).abs() < 0.5, "{secs}");
    assert_eq!((played(&ceremony), ceremony.known()), (4, Some(&on)));
    skipped.skip();
    skipped.advance(&on, 0.05, true);
    assert_eq!((skipped.page_open(), skipped.known()), (None, Some(&on)), "a press brings all of them");
}

#[test]
fn leaving_the_page_during_a_ceremony_is_safe() {
    let mut on = drawn(Contest::Cup, 8);
    let mut ceremony = Ceremony::default();
    ceremony.follow(Some(&on));
    ceremony.begin(CeremonyKind::Lots(8));
    ceremony.advance(&on, 0.05, true);
    ceremony.end();
    assert!(ceremony.advance(&on, 0.05, true).is_empty() && !ceremony.moves(), "the bracket is there");
    ceremony.begin(CeremonyKind::Tunnel);
    ceremony.end();
    assert!(!all(&mut ceremony, &on).0.contains(&CeremonySound::KickOff), "no match begins by itself");
    play(&mut on, true, |_, _| true);
    ceremony.advance(&on, 0.05, true);
    ceremony.end();
    ceremony.follow(Some(&on));
    assert_eq!(
        all(&mut ceremony, &on).0.iter().filter(|moment| **moment == CeremonySound::ResultShown).count(),
        3
    );
    // The next round was played meanwhile: what came before it is known.
    play(&mut on, true, |on, fixture| !on.has_people(fixture));
    play(&mut on, true, |_, _| true);
    let mut late = Ceremony::default();
    late.follow(Some(&drawn(Contest::Cup, 8)));
    late.advance(&on, 0.05, true);
    assert_eq!(late.known().unwrap().rounds().len(), 2);
}

#[test]
fn the_end_is_celebrated_once_and_only_winners_get_confetti() {
    for (low, show) in [(true, Some(CeremonyKind::Lift)), (false, None)] {
        let mut on = drawn(Contest::Cup, 4);
        let mut ceremony = Ceremony::default();
        ceremony.follow(Some(&on));
        while on.champion().is_none() {
            play(&mut on, low, |_, _| true);
        }
        let mut still = ceremony.clone();
        let mut shows = BTreeSet::new();
        let mut confetti = false;
        for _ in 0..600 {
            ceremony.advance(&on, 0.05, true);
            confetti |= ceremony.confetti().is_some();
            shows.extend(ceremony.page_open().map(|(show, _)| format!("{show:?}")));
        }
        assert_eq!(shows.contains("Lift"), show.is_some(), "{shows:?}");
        assert_eq!((confetti, shows.contains("Silver")), (show.is_some(), false));
        assert!(!ceremony.moves(), "and it is idle at the end");
        ceremony.end();
        ceremony.follow(Some(&on));
        assert!(ceremony.advance(&on, 0.05, true).is_empty() && !ceremony.moves());
        let moments = still.advance(&on, 0.05, false);
        assert_eq!(moments, [if show.is_some() { CeremonySound::Raised } else { CeremonySound::Over }]);
        assert!(!still.moves() && still.known() == Some(&on), "nothing moves where nothing is to move");
    }
}

#[test]
fn the_loser_of_a_final_gets_silver_without_confetti() {
    let mut on = drawn(Contest::Cup, 4);
    let mut ceremony = Ceremony::default();
    ceremony.follow(Some(&on));
    play(&mut on, true, |_, _| true);
    play(&mut on, false, |_, _| true);
    assert_eq!(on.ending(), Some(CompetitionResult::Second));
    let mut silver = false;
    for _ in 0..400 {
        ceremony.advance(&on, 0.05, true);
        assert_eq!(ceremony.confetti(), None);
        silver |= ceremony.page_open().is_some_and(|(show, _)| show == CeremonyKind::Silver);
    }
    assert!(silver && !ceremony.moves());
}

#[test]
fn the_final_begins_after_the_tunnel_or_a_press() {
    let on = drawn(Contest::Cup, 4);
    for skipped in [false, true] {
        let mut ceremony = Ceremony::default();
        ceremony.follow(Some(&on));
        ceremony.begin(CeremonyKind::Tunnel);
        if skipped {
            ceremony.skip();
        }
        let (moments, secs) = all(&mut ceremony, &on);
        assert_eq!(moments.last(), Some(&CeremonySound::KickOff));
        assert_eq!(secs < 1.0, skipped, "{secs}");
    }
}

#[test]
fn the_tunnel_waits_until_the_final_can_begin() {
    let on = drawn(Contest::Cup, 4);
    let mut ceremony = Ceremony::default();
    ceremony.follow(Some(&on));
    ceremony.begin(CeremonyKind::Tunnel);
    for _ in 0..200 {
        ceremony.wait();
        ceremony.skip();
        ceremony.wait();
        assert!(!ceremony.advance(&on, 0.05, true).contains(&CeremonySound::KickOff));
    }
    assert_eq!(all(&mut ceremony, &on).0, [CeremonySound::KickOff]);
}

#[test]
fn a_ceremony_pauses_with_the_clock() {
    let on = drawn(Contest::Cup, 4);
    for show in [CeremonyKind::Lots(4), CeremonyKind::Tunnel, CeremonyKind::Lift, CeremonyKind::Silver] {
        let mut ceremony = Ceremony::default();
        ceremony.follow(Some(&on));
        ceremony.begin(show);
        for _ in 0..3 {
            assert_eq!(ceremony.advance(&on, 0.0, true), []);
        }
        assert_eq!(ceremony.page_open(), Some((show, 0.0)));
    }
}

#[test]
fn the_cup_is_raised_once_and_stays_up() {
    for (age, up) in [(0.0, 0.0), (0.7, 0.0), (RAISED, 1.0), (LIFT, 1.0)] {
        assert!((raised(age) - up).abs() < 1e-6, "{age}");
    }
}
