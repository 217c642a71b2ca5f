//! Tests of shots: strength, chance cards, rebounds, goals and misses, fouls.

use super::*;
use crate::action::StarBonus;
use crate::state::{ShotSlot, ShotState, clamp_strength};

fn in_the_box(t: &mut Table) {
    t.area = 4;
}

#[test]
fn s17_8_stars_improve_shots_and_passes() {
    for (stars, bonus, area, pass, one_two, dribble) in [
        (0, None, 4, 0, 0, 0),
        (1, Some(StarBonus::Pass), 4, 1, 0, 0),
        (1, Some(StarBonus::OneTwo), 4, 0, 1, 0),
        (1, Some(StarBonus::OneTwo), 3, 0, 1, 0),
        (2, None, 3, 2, 1, 0),
        (2, None, 4, 2, 2, 0),
        (2, None, 2, 2, 1, 0),
    ] {
        let state = league(|t| (t.stars, t.bonus, t.area) = (stars, bonus, area));
        for (play, expected) in super::super::AttackCard::ALL.into_iter().zip([dribble, one_two, pass]) {
            assert_eq!(state.table.star_bonus(play), expected, "{stars} {bonus:?} {area} {play:?}");
        }
    }
    check(
        league(|t| (t.area, t.stars) = (4, 2)),
        "H OneTwo, A Block",
        "bonus=2 by=home printed=3 strength=5",
    );
    check(
        league(|t| (t.area, t.stars) = (3, 2)),
        "H OneTwo, A Block, H Option(0)",
        "bonus=1 by=home printed=1 strength=2",
    );
    check(
        league(|t| (t.area, t.stars) = (4, 2)),
        "H Dribble, A Block",
        "bonus=0 by=home printed=3 strength=3",
    );
}

#[test]
fn s17_9_cards_are_taken_one_by_one() {
    let shot = "H Pass, A Press, @5";
    check(
        league(in_the_box),
        "H Pass, A Press, @5, H Take(0)",
        "ChanceTaken by=home goal=false slot=0 | !Missed | ? H: Take(0), Take(1), Take(2), Take(3), Take(4)",
    );
    // Take counts the cards still face down; the goal ends the taking.
    check(
        league(in_the_box),
        &format!("{shot}, H Take(5)"),
        "ChanceTaken by=home goal=true slot=5 | Goal by=home score=1-0 | ? H: Anticipate, Block, Press, Tackle; A: Dribble, OneTwo, Pass",
    );
    check(
        league(in_the_box),
        &format!("{shot}, H Take(2), H Take(2)"),
        "goal=false slot=2 | goal=false slot=3 | ? H: LetGo, Rebound",
    );
    check(
        league(in_the_box),
        &format!("{shot}, H Take(2), H Take(4)"),
        "goal=false slot=2 | goal=true slot=5 | Goal",
    );
    let asked = check(league(in_the_box), &format!("{shot}, H Take(0)"), "");
    assert_eq!(
        refused(&asked, Seat::Home, "Take(5)"),
        "there is no face-down card 5: expected one below 5 (S17-9)"
    );
}

#[test]
fn s17_9_no_view_shows_the_order_of_the_cards() {
    let state = check(league(in_the_box), "H Pass, A Press", "ChanceShuffled order=[");
    let mut other = state.clone();
    other.goal_slot = (state.goal_slot + 1) % 6;
    for seat in Seat::BOTH {
        assert_eq!(state.view(seat), other.view(seat));
    }
    let mut log = EventLog::default();
    let mut again = league(in_the_box);
    for (seat, action) in [(Seat::Home, Action::Pass), (Seat::Away, Action::Press)] {
        again.apply(seat, &action, &mut log).unwrap();
    }
    for seat in Seat::BOTH {
        let seen: Vec<_> =
            log.0.iter().filter_map(|e| Soccer17::observed_by(e, seat)).map(|e| format_event(&e)).collect();
        assert!(seen.iter().any(|e| e == "ChanceShuffled order=none"), "{seen:?}");
    }
}

#[test]
fn s17_9_a_redrawn_shot_has_its_goal_among_the_cards_left() {
    let state = check(league(in_the_box), "H Pass, A Press, @5, H Take(0)", "");
    let mut seen = [0u32; 6];
    let mut rng = engine::MatchRng::new(3);
    for _ in 0..5_000 {
        seen[usize::from(Soccer17::determinize(&state.view(Seat::Away), &mut rng).goal_slot)] += 1;
    }
    assert!(seen[0] == 0 && seen[1..].iter().all(|n| (850..1150).contains(n)), "{seen:?}");
}

#[test]
fn s17_10_a_rebound_costs_the_card_and_takes_one_more() {
    let missed = "H Pass, A Press, @5, H Take(0), H Take(0)";
    check(league(in_the_box), missed, "!Missed | ? H: LetGo, Rebound");
    let expected =
        "ActionDiscarded seat=home | Rebounded by=home cards=1 | ? H: Take(0), Take(1), Take(2), Take(3)";
    let state = check(league(in_the_box), &format!("{missed}, H Rebound"), expected);
    assert!(!state.table.tackle[Seat::Home]);
    // One rebound per shot, and the card is gone until the end of the half.
    check(state.clone(), "H Take(0)", "goal=false | Missed by=home | Turnover area=0 attacker=away");
    check(state.clone(), "H Take(0), A Pass", "? H: Anticipate, Block, Press");
    check(state, "H Take(3)", "goal=true slot=5 | Goal by=home score=1-0");
    let kept = check(
        league(in_the_box),
        &format!("{missed}, H LetGo"),
        "ReboundSpared by=home | Missed by=home | !ActionDiscarded",
    );
    assert!(kept.table.tackle[Seat::Home]);
    check(league(|t| (t.area, t.tackle[Seat::Home]) = (4, false)), missed, "Missed by=home | !Rebound");
}

#[test]
fn s17_10_strength_0_takes_nothing_and_may_rebound() {
    check(
        league(|_| ()),
        "H Pass, A Press, H Option(0)",
        "strength=0 | ChanceShuffled | !ChanceTaken | ? H: LetGo, Rebound",
    );
    check(
        league(|_| ()),
        "H Pass, A Press, H Option(0), H Rebound, @2, H Take(2)",
        "Rebounded | goal=true slot=2 | Goal",
    );
    check(
        league(|t| t.tackle[Seat::Home] = false),
        "H Pass, A Press, H Option(0)",
        "strength=0 | Missed by=home | TurnEnded",
    );
}

#[test]
fn s17_11_after_a_goal_the_other_side_attacks_from_the_centre() {
    let expected =
        "Goal by=home score=1-0 | Turnover area=2 attacker=away | !KeeperPassed | TurnEnded time=3";
    let state = check(league(|t| (t.area, t.stars) = (4, 2)), "H Pass, A Press, @0, H Take(0)", expected);
    assert_eq!((state.table.area, state.table.stars), (2, 0));
}

#[test]
fn s17_11_after_a_miss_the_keeper_has_the_ball() {
    // From every area.
    for area in [2, 3, 4] {
        let script = if area == 4 {
            "H Pass, A Press, @6, H Take(0), H Take(0)"
        } else {
            "H Pass, A Press, H Option(0)"
        };
        let script = if area == 3 { format!("{script}, @6, H Take(0)") } else { script.to_owned() };
        let state = league(|t| (t.area, t.tackle[Seat::Home]) = (area, false));
        check(state, &script, "Missed by=home | Turnover area=0 attacker=away | KeeperPassed by=away to=1");
    }
}

#[test]
fn s17_12_a_foul_discards_first_then_a_free_kick() {
    let expected = "Foul by=away | ActionDiscarded seat=away | FreeKickGiven to=home | ? H: FreeKick(Dribble), FreeKick(OneTwo), FreeKick(Pass)";
    let state = check(league(|_| ()), "H Dribble, A Tackle", expected);
    assert_eq!((state.table.tackle[Seat::Away], state.table.laid[Seat::Away]), (false, LaidCard::Nothing));
    // Also the action just played, the options of its cell, and its bonus.
    check(
        state.clone(),
        "H FreeKick(Dribble)",
        "FreeKickTaken by=home play=Dribble | Advanced from=2 to=3 | TurnEnded",
    );
    check(state, "H FreeKick(Pass)", "? H: Option(0), Option(1)");
    let starred = league(|t| (t.area, t.stars) = (3, 2));
    check(
        starred,
        "H Dribble, A Tackle, H FreeKick(Pass), H Option(0)",
        "bonus=2 by=home printed=1 strength=3",
    );
}

#[test]
fn s17_12_a_foul_in_the_box_is_a_penalty_without_bonus() {
    let state = league(|t| (t.area, t.stars) = (4, 2));
    let state = check(
        state,
        "H Dribble, A Tackle",
        "ActionDiscarded seat=away | PenaltyGiven to=home | ShotAnnounced bonus=0 by=home printed=4 strength=4 | !FreeKick",
    );
    check(state, "@6, H Take(0), H Take(0), H Take(0), H Take(0)", "? H: LetGo, Rebound");
}

#[test]
fn s17_22_parts_add_up_and_are_cut_last() {
    for (raw, strength) in [(-1, 0), (0, 0), (6, 6), (7, 6)] {
        assert_eq!(clamp_strength(raw), strength);
    }
    let shot = |printed, bonus, added, lowered| ShotState {
        by: Seat::Home,
        penalty: false,
        printed,
        bonus,
        added,
        lowered,
        rebound: false,
        shuffled: false,
        to_take: 0,
        slots: [ShotSlot::FaceDown; 6],
    };
    for (shot, strength) in
        [(shot(3, 2, 2, 1), 6), (shot(3, 2, 2, 0), 6), (shot(3, 2, 0, 1), 4), (shot(0, 0, 0, 1), 0)]
    {
        assert_eq!(shot.strength(), strength, "{shot:?}");
    }
}
