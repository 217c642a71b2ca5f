//! Tests of the swap at the end of a turn.

use super::*;
use crate::Event;
use crate::state::{DeckCard, MatchPeriod, Phase};

/// Returns the end of a turn in which home was marked; the decks are sorted as text.
fn after_a_turn(home: &str, away: &str) -> SoccerGo {
    let start = given(home, away, "2", |_| ());
    let script = if asked(&start).contains("Decline") { "H Decline; 7-7" } else { "7-7" };
    check(start, script, "TurnEnded attacker=home by=Mark turn=1")
}

fn bottom(state: &SoccerGo, kind: PowerKind, n: usize) -> Vec<(&'static str, Option<Seat>)> {
    let cards = state.decks[kind].cards();
    cards[cards.len() - n..].iter().map(|card: &DeckCard<PowerName>| (card.power.name(), card.by)).collect()
}

#[test]
fn sgo_14_each_is_shown_the_top_of_the_deck_of_the_role() {
    let state = after_a_turn("a BlockA, d Tackle", "a Joker, d Bogey");
    let shown = |seat: Seat| state.shown[seat].map(|card| card.to_string());
    assert_eq!(shown(Seat::Home).as_deref(), Some("attacking AttackingGK"));
    assert_eq!(shown(Seat::Away).as_deref(), Some("defending BlockA"));
    check(
        state,
        "",
        "? H: Keep, Swap(attacking BlockA), Swap(defending Tackle); A: Keep, Swap(attacking Joker), Swap(defending Bogey)",
    );
}

#[test]
fn sgo_14_keeping_puts_the_shown_card_under_its_deck() {
    let state = check(
        after_a_turn("a BlockA", "d Bogey"),
        "H Keep; A Keep",
        "Sealed seat=home | PutUnder by=home kind=attacking power=AttackingGK shown=attacking swapped=false | PutUnder by=away kind=defending power=BlockA shown=defending swapped=false | TurnBegan attacker=away turn=2",
    );
    assert_eq!(bottom(&state, PowerKind::Attacking, 1), [("AttackingGK", Some(Seat::Home))]);
    assert_eq!(bottom(&state, PowerKind::Defending, 1), [("BlockA", Some(Seat::Away))]);
    assert_eq!(state.hands[Seat::Home], hand("a BlockA"));
}

#[test]
fn sgo_14_a_swap_is_for_any_card() {
    let start = after_a_turn("a BlockA, d Tackle", "a Joker, d Bogey");
    let state = check(
        start,
        "A Swap(defending Bogey); H Swap(defending Tackle)",
        "Sealed seat=away | swapped=true | swapped=true",
    );
    // Both went under the defending deck, the attacker's first.
    assert_eq!(
        bottom(&state, PowerKind::Defending, 2),
        [("Tackle", Some(Seat::Home)), ("Bogey", Some(Seat::Away))]
    );
    assert_eq!(state.hands[Seat::Home], hand("a BlockA, a AttackingGK"));
    assert_eq!(state.hands[Seat::Away], hand("a Joker, d BlockA"));
    assert_eq!(state.hands[Seat::Home].counts(), super::super::cards::ByPowerKind::new(2, 0));
}

#[test]
fn sgo_14_nothing_to_swap_nothing_shown() {
    let state = after_a_turn("", "d Bogey");
    assert_eq!(state.decks[PowerKind::Attacking].cards().len(), 13);
    assert_eq!((state.shown[Seat::Home], asked(&state).as_str()), (None, "A: Keep, Swap(defending Bogey)"));
    // Only one side decides, so nothing is sealed.
    check(state, "A Keep", "PutUnder by=away | TurnBegan attacker=away turn=2 | !Sealed | !PutUnder by=home");
    let state = after_a_turn("d Tackle", "");
    assert_eq!(asked(&state), "H: Keep, Swap(defending Tackle)");
    let state = given("", "", "2", |_| ());
    check(state, "7-7", "TurnEnded | TurnBegan attacker=away turn=2 | !TopShown");
}

#[test]
fn sgo_14_no_swap_after_the_eighth_turn() {
    let eighth = given("d Tackle", "d Bogey", "2", |state| {
        (state.table.turn, state.table.period) = (8, MatchPeriod::SecondHalf);
        state.table.score[Seat::Home] = 1;
    });
    let state = check(eighth, "7-7", "TurnEnded | MatchEnded | !TopShown");
    assert_eq!(state.table.phase, Phase::Over);
    for turn in 1..8 {
        let state = given("d Tackle", "d Bogey", "2", |state| state.table.turn = turn);
        check(state, "7-7", "TopShown kind=attacking | TopShown kind=defending");
    }
}

#[test]
fn sgo_14_refusals_of_a_swap() {
    let state = after_a_turn("a BlockA", "d Bogey");
    for (action, expected) in [
        (
            "Swap(attacking BlockB)",
            "home does not hold attacking BlockB: expected a card of that hand (SGO-9)",
        ),
        (
            "Swap(attacking AttackingGK)",
            "home does not hold attacking AttackingGK: expected a card of that hand (SGO-9)",
        ),
        ("Decline", "Decline answers another question: expected Swap(kind card) or Keep (SGO-14)"),
    ] {
        assert_eq!(refused(&state, Seat::Home, action), expected);
    }
    let sealed = check(state, "H Keep", "Sealed seat=home");
    assert_eq!(
        refused(&sealed, Seat::Home, "Keep"),
        "home has sealed a decision already: expected away to decide (SGO-10)"
    );
}

#[test]
fn sgo_14_swap_or_keep_is_hidden_unless_it_shows() {
    let start = after_a_turn("a BlockA, d Tackle", "d Bogey");
    // Kept, or an attacking card for the attacking one: away cannot distinguish.
    let kept = check(start.clone(), "H Keep; A Keep", "");
    let swapped = check(start.clone(), "H Swap(attacking BlockA); A Keep", "");
    assert_eq!(kept.view(Seat::Away), swapped.view(Seat::Away));
    assert_ne!(kept.view(Seat::Home), swapped.view(Seat::Home));
    let shows = check(start, "H Swap(defending Tackle); A Keep", "");
    assert_ne!(kept.view(Seat::Away), shows.view(Seat::Away));
    let put_under = |kind: PowerKind, swapped: bool| Event::PutUnder {
        by: Seat::Home,
        shown: PowerKind::Attacking,
        kind,
        power: Some(PowerName::BlockA),
        swapped: Some(swapped),
    };
    for (event, hint) in [
        (put_under(PowerKind::Attacking, false), None),
        (put_under(PowerKind::Attacking, true), None),
        (put_under(PowerKind::Defending, true), Some(true)),
    ] {
        assert_eq!(event.seen(Seat::Home), Some(event));
        match event.seen(Seat::Away) {
            Some(Event::PutUnder { power: None, swapped, .. }) => assert_eq!(swapped, hint),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn sgo_14_a_player_remembers_what_went_under() {
    let start = after_a_turn("a BlockA, d Tackle", "d Bogey");
    let state = check(start, "H Swap(defending Tackle); A Keep", "");
    let seen = |seat: Seat, kind: PowerKind| -> Vec<_> {
        state.view(seat).decks[kind].cards().iter().filter_map(|card| card.power).collect()
    };
    assert_eq!(seen(Seat::Home, PowerKind::Defending), [PowerName::Tackle]);
    assert_eq!(seen(Seat::Away, PowerKind::Defending), [PowerName::BlockA]);
    assert_eq!(seen(Seat::Home, PowerKind::Attacking), []);
    // It is public which side put a card there.
    assert!(
        state.view(Seat::Away).decks[PowerKind::Defending]
            .cards()
            .iter()
            .any(|card| card.by == Some(Seat::Home))
    );
}
