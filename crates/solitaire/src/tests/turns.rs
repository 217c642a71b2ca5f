//! Tests of a turn: spaces, used cards, strength, the effects of the four actions.

use super::*;
use engine::Decided;

#[test]
fn sol_5_three_cards_first_then_two() {
    let mut state = Solitaire::setup(&Options::default(), 1, &mut NullSink).unwrap();
    let events = play_until(&mut state, &mut MatchRng::new(1), |table| table.period == Period::SecondHalf);
    let events = events.iter().map(format_event).filter(|fact| fact.starts_with("SpacesRefilled"));
    let counts: Vec<usize> =
        events.map(|fact| fact.split(']').next().unwrap().split(' ').count() - 1).collect();
    // The first turn's are in the set-up; then eleven turns; then the second half's first.
    assert_eq!(counts, [[2; 11].as_slice(), &[3]].concat());
}

#[test]
fn sol_6_any_two_of_three_in_any_order() {
    let start = || solo("KH", "4S", "10C 2D AC 3D 4D", |_| ());
    for (first, second) in [("10C", "2D"), ("2D", "10C"), ("AC", "10C"), ("2D", "AC")] {
        let state = check(
            start(),
            &format!("{first} {second}"),
            &format!("Used by=home card={first} | Used by=home card={second} | TurnEnded | SpacesRefilled"),
        );
        // The third stays in its place.
        let left =
            cards("10C 2D AC").into_iter().find(|card| ![first, second].contains(&card.to_string().as_str()));
        let place = cards("10C 2D AC").iter().position(|card| Some(*card) == left).unwrap();
        assert_eq!(state.table.spaces[place], left);
    }
    let texts = |state: &Solitaire| {
        state.table.legal_actions(Seat::Home).as_slice().iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(texts(&start()), ["Use(10C)", "Use(2D)", "Use(AC)"]);
    let state = check(start(), "2D", "Used by=home card=2D team=home");
    assert_eq!(texts(&state), ["Use(10C)", "Use(AC)"]);
    assert_eq!(
        refused(&state, Seat::Home, "2D"),
        "2D lies in no play space: expected Use(10C) or Use(AC) (SOL-6)"
    );
    assert_eq!(
        refused(&state, Seat::Home, "KH"),
        "KH lies in no play space: expected Use(10C) or Use(AC) (SOL-6)"
    );
    assert_eq!(refused(&state, Seat::Away, "AC"), "away has no manager: expected home to use a card (SOL-6)");
}

#[test]
fn sol_7_the_first_team_to_act_in_a_half_takes_the_ball() {
    let start = || solo("KH", "4S", "JD 2D AC 3D 4D", |table| (table.turn, table.ball) = (1, None));
    // With the ball before its card resolves: a shot, and a pass.
    let state = check(
        start(),
        "JD",
        "Used | BallTaken team=home | Tried deed=Shoot strength=24-4 success=true | Goal",
    );
    assert_eq!(state.table.ball, Some(Seat::Home));
    let state =
        check(start(), "AC 2D", "BallTaken team=away | Tried deed=Shoot strength=13-18 | Tried deed=Tackle");
    assert_eq!(state.table.turn, 2);
    check(state, "3D", "!BallTaken");
    // A failure loses it at once.
    let weak = solo("2H", "KS", "3D 2D AC", |table| (table.turn, table.ball) = (1, None));
    let state =
        check(weak, "3D", "BallTaken team=home | deed=Pass strength=5-13 success=false | BallLost team=home");
    assert_eq!(state.table.ball, Some(Seat::Away));
}

#[test]
fn sol_8_earlier_cards_count_and_stay_when_the_active_card_changes() {
    // The card of a failed tackle adds to the second card's strength.
    let state = solo("KH", "4S", "3C 9C 2D", |_| ());
    check(
        state,
        "3C 9C",
        "deed=Tackle strength=13-7 success=false | deed=Tackle strength=13-16 success=true",
    );
    // After a pass both cards add to the new card's strength.
    let state = solo("KH 2H", "4S", "3D 9D 2C", |_| ());
    check(state, "3D 9D", "strength=16-4 success=true | Flipped card=2H | strength=14-4 success=true");
    // After a goal against, the other team keeps its cards of this turn.
    let state = solo("KH", "4S 5S", "2C JD 3C", |_| ());
    check(state, "2C JD", "strength=13-6 success=false | deed=Shoot strength=24-6 | Flipped card=5S");
    // In the next turn none of them counts.
    let state = solo("KH", "4S", "3C 9C 2D 5D", |_| ());
    check(state, "3C 9C 2D", "deed=Tackle strength=15-4 success=true");
}

#[test]
fn sol_9_equal_goes_to_the_team_in_possession() {
    // 8 + 2 against 10, with the ball, then without.
    let state = solo("8H 3H", "10S", "2D 3D 4C", |_| ());
    check(state, "2D", "deed=Pass strength=10-10 success=true | Cycled card=8H team=home");
    let state = solo("8H", "10S", "2D 3D 4C", |table| table.ball = Some(Seat::Away));
    let state = check(state, "2D", "deed=Tackle strength=10-10 success=false team=home | !BallWon");
    assert_eq!(state.table.ball, Some(Seat::Away));
    // One more decides it either way.
    let state = solo("8H", "10S", "3D 2D 4C", |table| table.ball = Some(Seat::Away));
    check(state, "3D", "deed=Tackle strength=11-10 success=true team=home | BallWon team=home");
    let state = solo("8H", "JS", "2D 3D 4C", |_| ());
    check(state, "2D", "deed=Pass strength=10-11 success=false team=home | BallLost team=home");
}

#[test]
fn sol_10_every_action_by_both_teams() {
    let home = Some(Seat::Home);
    let away = Some(Seat::Away);
    for (active, play, ball, expected, after) in [
        (
            "8H 9S",
            "2D",
            home,
            "deed=Pass strength=10-9 success=true | Cycled card=8H team=home | !Ball",
            home,
        ),
        ("2H 9S", "10D", home, "deed=Pass strength=12-9 success=true | Cycled card=2H team=home", home),
        ("2H 9S", "3D", home, "deed=Pass strength=5-9 success=false | BallLost team=home | !Cycled", away),
        (
            "2H 9S",
            "JD",
            home,
            "deed=Shoot strength=13-9 success=true | Goal card=9S score=1-0 | !Cycled",
            home,
        ),
        // Only an ace can stop a shot.
        ("2H AS", "JD", home, "deed=Shoot strength=13-14 success=false | BallLost team=home | !Goal", away),
        ("8H 9S", "2D", away, "deed=Tackle strength=10-9 success=true | BallWon team=home | !Cycled", home),
        ("8H KS", "2D", away, "deed=Tackle strength=10-13 success=false | !Ball | !Yellow", away),
        (
            "8H 9S",
            "AD",
            away,
            "deed=Counter strength=22-9 success=true | BallWon team=home | Cycled card=8H",
            home,
        ),
        (
            "2H AS",
            "QD",
            away,
            "deed=Counter strength=14-14 success=false | YellowCard card=2H team=home | !Ball",
            away,
        ),
        (
            "2H 9S",
            "2C",
            away,
            "deed=Pass strength=2-11 success=true team=away | Cycled card=9S team=away",
            away,
        ),
        (
            "2H 9S",
            "KC",
            away,
            "deed=Shoot strength=2-22 success=true | Goal card=2H score=0-1 team=away",
            away,
        ),
        ("2H 9S", "2C", home, "deed=Tackle strength=2-11 success=true team=away | BallWon team=away", away),
    ] {
        let (mine, theirs) = active.split_once(' ').unwrap();
        let state = solo(mine, theirs, play, |table| table.ball = ball);
        let state = check(state, play, expected);
        assert_eq!(state.table.ball, after, "{active} {play}");
    }
}

#[test]
fn sol_10_the_scorer_keeps_the_ball_except_by_the_house_rule() {
    let conceding = Options { kick_off_after_goal: KickOffRule::Conceding, ..Options::default() };
    let state = given(conceding, "KH", "4S 5S", "JD 2D 3C", |_| ());
    let state = check(state, "JD", "Goal card=4S | Flipped card=5S | KickOffGiven team=away");
    assert_eq!(state.table.ball, Some(Seat::Away));
    // A second yellow is no shot, and moves no ball.
    let state = given(conceding, "2H 3H", "AS", "JD 2D 3C", |table| {
        table.ball = Some(Seat::Away);
        table.teams[Seat::Home].yellow = cards("2H").into_iter().collect();
    });
    let state = check(state, "JD", "SentOff card=2H score=0-1 | Flipped card=3H | !KickOff");
    assert_eq!(state.table.ball, Some(Seat::Away));
    // After the last card there is no kick-off.
    check(
        last_card(Seat::Away, conceding),
        "JD",
        "Goal card=4S score=11-0 | MatchEnded | !KickOff | !Flipped",
    );
}

#[test]
fn sol_11_cycled_to_the_bottom_and_back() {
    let state = solo("KH 2H 3H", "4S", "2D 3D 4D 5D 6D", |_| ());
    let state = check(
        state,
        "2D 3D",
        "Cycled card=KH | Flipped card=2H | strength=7-4 | Cycled card=2H | Flipped card=3H",
    );
    assert!(
        lies(&state, Seat::Home).starts_with("3H 4H 5H") && lies(&state, Seat::Home).ends_with("KH 2H /")
    );
    assert_eq!(state.table.teams[Seat::Home].cycled.as_slice(), cards("KH 2H"));
    // If the pile is empty the same card comes back: KH alone passes.
    let state = check(
        alone("KH", "4S", Seat::Home, Options::default()),
        "2D",
        "Cycled card=KH | Flipped card=KH | !Ball",
    );
    assert!(lies(&state, Seat::Home).starts_with("KH /"));
}

#[test]
fn sol_11_cycled_cards_come_up_again_in_their_order() {
    let mut state = solo("KH QH JH", "2S", "2D 3D 4D 5D 6D 7D 8D 9D 10D", |_| ());
    // Ten cycled cards are beneath, none unseen; nine passes.
    let pile = std::mem::replace(&mut state.hidden[Seat::Home].pile, Pile::NONE);
    let team = &mut state.table.teams[Seat::Home];
    team.unseen = 0;
    team.cycled = pile.iter().collect();
    team.seen = team.seen.union(team.placed());
    let expected: Vec<String> = pile.iter().take(9).map(|card| format!("Flipped card={card}")).collect();
    let state = check(state, "2D 3D 4D 5D 6D 7D 8D 9D 10D", &expected.join(" | "));
    assert!(lies(&state, Seat::Home).starts_with("8H 9H KH QH JH 2H"), "{}", lies(&state, Seat::Home));
}

#[test]
fn sol_12_a_second_yellow_is_a_goal_against() {
    let start = solo("2H 3H", "AS", "JD QD 3C", |table| table.ball = Some(Seat::Away));
    let state = check(
        start,
        "JD",
        "deed=Counter strength=13-14 success=false | YellowCard card=2H team=home | !Flipped",
    );
    assert!(lies(&state, Seat::Home).starts_with("2H' 3H"));
    assert_eq!(state.score(), BySeat::new(0, 0));
    // It stays sideways in the pile, and comes up sideways again.
    let mut state = solo("2H 3H", "4S", "2D 3D 4D", |table| {
        table.teams[Seat::Home].yellow = cards("2H").into_iter().collect();
    });
    state = check(state, "4D", "Cycled card=2H");
    assert!(lies(&state, Seat::Home).ends_with("2H' /"));
    // The second one.
    let start = solo("2H 3H", "AS", "JD 5D 3C", |table| {
        table.ball = Some(Seat::Away);
        table.teams[Seat::Home].yellow = cards("2H").into_iter().collect();
    });
    let state = check(
        start,
        "JD",
        "success=false | SentOff card=2H score=0-1 team=home | Flipped card=3H | !Yellow | !Ball",
    );
    assert!(lies(&state, Seat::Home).starts_with("3H") && lies(&state, Seat::Home).ends_with("/ 2H"));
    assert_eq!((state.score(), state.table.ball), (BySeat::new(0, 1), Some(Seat::Away)));
    // The jack still counts for the new card: 3 + 11 + 5.
    check(state, "5D", "strength=19-14 success=true | BallWon team=home");
}

/// Returns a state in which `team` has only its active card, and the rest in its discard pile. Home has the ball.
/// The spaces hold the jack and the two of diamonds and the jack of clubs.
fn alone(home: &str, away: &str, team: Seat, options: Options) -> Solitaire {
    let mut state = given(options, home, away, "JD 2D JC", |table| table.score[!team] = 10);
    let pile = std::mem::replace(&mut state.hidden[team].pile, Pile::NONE);
    let team = &mut state.table.teams[team];
    team.discard = pile.iter().collect();
    team.unseen = 0;
    team.seen = team.placed();
    state
}

/// Returns a state with the last card of `loser`, and the ball with the other team. The jack of diamonds scores
/// against a bare four, and is a counter that fails against an ace.
fn last_card(loser: Seat, options: Options) -> Solitaire {
    let (home, away) = if loser == Seat::Away { ("KH", "4S") } else { ("2H", "AS") };
    let mut state = alone(home, away, loser, options);
    state.table.ball = Some(!loser);
    state
}

#[test]
fn sol_13_a_team_without_cards_has_lost_at_once() {
    // By a goal, with the first card of a turn.
    let state = check(
        last_card(Seat::Away, Options::default()),
        "JD",
        "Goal card=4S score=11-0 | MatchEnded outcome=(decided=elimination kicks=none \
         level_after_normal_time=false medal=platinum score=11-0 winner=home) | !TurnEnded | !Flipped",
    );
    assert_eq!(refused(&state, Seat::Home, "2D"), "the match is over: expected no action (SOL-17)");
    let outcome = state.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.decided), (Some(Seat::Home), Decided::Elimination));
    assert_eq!(state.table.teams[Seat::Away].active, None);
    // By the second yellow card of the last card.
    let mut state = last_card(Seat::Home, Options::default());
    state.table.teams[Seat::Home].yellow = cards("2H").into_iter().collect();
    let state = check(state, "JD", "SentOff card=2H score=0-11 team=home | MatchEnded | !Flipped");
    let outcome = state.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.medal), (Some(Seat::Away), None));
    // With ten cards in the discard pile it is not over.
    let state = check(last_card(Seat::Home, Options::default()), "JD", "YellowCard card=2H");
    assert_eq!(state.outcome(), None);
    // In extra time too, except for the medal.
    let mut state = last_card(Seat::Away, Options::default());
    (state.table.period, state.table.level_after_normal_time) = (Period::ExtraFirst, true);
    check(
        state,
        "JD",
        "MatchEnded outcome=(decided=elimination kicks=none level_after_normal_time=true score=11-0 winner=home)",
    );
}

#[test]
fn sol_14_used_cards_are_discarded_and_the_third_stays() {
    let state = solo("KH", "4S", "3C 2D 9C 10D QC", |_| ());
    let state = check(state, "3C", "!TurnEnded");
    assert_eq!(
        state.table.used[0].map(|used| (used.card, used.team)),
        Some(("3C".parse().unwrap(), Seat::Away))
    );
    let state = check(state, "9C", "TurnEnded turn=2 | SpacesRefilled cards=[10D QC] first=home turn=3");
    assert_eq!(state.table.used, [None; 2]);
    assert_eq!(state.table.play_discard.as_slice(), cards("3C 9C"));
    assert_eq!(state.table.spaces.map(Option::unwrap).to_vec(), cards("10D 2D QC"));
}
