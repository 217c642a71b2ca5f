//! Tests of the cards, and of which card stops which.

use super::*;
use crate::{BallColour, LeadResult};

#[test]
fn sc_1_kinds_stand_in_the_order_of_their_text() {
    let names = CardKind::ALL.map(CardKind::name);
    assert!(names.is_sorted() && CardKind::ALL.is_sorted(), "{names:?}");
    assert_eq!(CardKind::ALL.map(|card| CardKind::named(card.name())), CardKind::ALL.map(Some));
    assert_eq!(CardKind::named("pink_ball"), None);
    for (place, card) in CardKind::ALL.into_iter().enumerate() {
        assert_eq!(card as usize, place);
        assert_eq!(serde_json::to_value(card).unwrap(), card.name());
    }
    for colour in BallColour::ALL {
        assert_eq!(colour.ball().name(), format!("{colour}_ball"));
        assert_eq!(colour.goal().name(), format!("{colour}_goal"));
        assert_eq!((colour.ball().colour(), colour.goal().colour()), (Some(colour), Some(colour)));
    }
}

#[test]
fn sc_1_balls_penalty_and_free_kick_are_chances() {
    let chances: Vec<_> =
        CardKind::ALL.into_iter().filter(|card| card.is_chance()).map(CardKind::name).collect();
    assert_eq!(chances, ["black_ball", "blue_ball", "free_kick", "green_ball", "penalty", "red_ball"]);
}

#[test]
fn sc_2_every_pair_of_cards() {
    let stoppers = |chance: CardKind| -> Vec<&str> {
        CardKind::ALL.into_iter().filter(|card| card.stops(chance)).map(CardKind::name).collect()
    };
    for (chance, expected) in [
        (CardKind::BlackBall, &["black_ball", "black_goal", "coloured_shield"][..]),
        (CardKind::BlueBall, &["blue_ball", "blue_goal", "coloured_shield"]),
        (CardKind::GreenBall, &["coloured_shield", "green_ball", "green_goal"]),
        (CardKind::RedBall, &["coloured_shield", "red_ball", "red_goal"]),
        (CardKind::Penalty, &["coloured_shield"]),
        (CardKind::FreeKick, &["coloured_shield", "yellow_shield"]),
    ] {
        assert_eq!(stoppers(chance), expected, "{chance}");
    }
    for card in CardKind::ALL {
        if !card.is_chance() {
            assert_eq!(stoppers(card), [""; 0], "{card} is no chance");
        }
        assert!(!CardKind::Offside.stops(card), "offside stops nothing");
        for answer in CardKind::ALL {
            let expected = match (card.is_chance(), answer.stops(card)) {
                (false, _) => LeadResult::NoChance,
                (true, true) => LeadResult::Stopped,
                (true, false) => LeadResult::Goal,
            };
            assert_eq!(LeadResult::of(card, answer), expected, "{answer} to {card}");
        }
    }
}
