//! Tests of the cards, and of which card stops which.

use super::*;
use crate::games::soccer_cards::{Colour, Verdict};

#[test]
fn sc_1_kinds_stand_in_the_order_of_their_text() {
    let names = Card::ALL.map(Card::name);
    assert!(names.is_sorted() && Card::ALL.is_sorted(), "{names:?}");
    assert_eq!(Card::ALL.map(|card| Card::named(card.name())), Card::ALL.map(Some));
    assert_eq!(Card::named("pink_ball"), None);
    for (place, card) in Card::ALL.into_iter().enumerate() {
        assert_eq!(card as usize, place);
        assert_eq!(serde_json::to_value(card).unwrap(), card.name());
    }
    for colour in Colour::ALL {
        assert_eq!(colour.ball().name(), format!("{colour}_ball"));
        assert_eq!(colour.goal().name(), format!("{colour}_goal"));
        assert_eq!((colour.ball().colour(), colour.goal().colour()), (Some(colour), Some(colour)));
    }
}

#[test]
fn sc_1_balls_penalty_and_free_kick_are_chances() {
    let chances: Vec<_> = Card::ALL.into_iter().filter(|card| card.is_chance()).map(Card::name).collect();
    assert_eq!(chances, ["black_ball", "blue_ball", "free_kick", "green_ball", "penalty", "red_ball"]);
}

#[test]
fn sc_2_every_pair_of_cards() {
    let stoppers = |chance: Card| -> Vec<&str> {
        Card::ALL.into_iter().filter(|card| card.stops(chance)).map(Card::name).collect()
    };
    for (chance, expected) in [
        (Card::BlackBall, &["black_ball", "black_goal", "coloured_shield"][..]),
        (Card::BlueBall, &["blue_ball", "blue_goal", "coloured_shield"]),
        (Card::GreenBall, &["coloured_shield", "green_ball", "green_goal"]),
        (Card::RedBall, &["coloured_shield", "red_ball", "red_goal"]),
        (Card::Penalty, &["coloured_shield"]),
        (Card::FreeKick, &["coloured_shield", "yellow_shield"]),
    ] {
        assert_eq!(stoppers(chance), expected, "{chance}");
    }
    for card in Card::ALL {
        if !card.is_chance() {
            assert_eq!(stoppers(card), [""; 0], "{card} is no chance");
        }
        assert!(!Card::Offside.stops(card), "offside stops nothing");
        for answer in Card::ALL {
            let expected = match (card.is_chance(), answer.stops(card)) {
                (false, _) => Verdict::NoChance,
                (true, true) => Verdict::Stopped,
                (true, false) => Verdict::Goal,
            };
            assert_eq!(Verdict::of(card, answer), expected, "{answer} to {card}");
        }
    }
}
