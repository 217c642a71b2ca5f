//! Tests of the pack: the shipped one is valid, and errors are named with their place.

use super::*;
use crate::data::{FILES, PACK_TEXT, check_file, pack};

#[test]
fn sc_3_the_pack_has_the_48_cards_of_the_sheet() {
    SoccerCards::check_data(FILES[0], PACK_TEXT).unwrap();
    let expected = cards(
        "black_ball*4 green_ball*4 red_ball*4 blue_ball*4 black_goal*3 green_goal*3 red_goal*3 blue_goal*3 \
         coloured_shield*8 yellow_shield*4 penalty*2 free_kick*4 offside*2",
    );
    assert_eq!((pack().cards, expected.len()), (expected, 48));
    assert!(pack().sorted.is_sorted());
    assert_eq!(pack().sorted.into_iter().collect::<CardCounts>(), expected);
}

#[test]
fn sc_3_a_random_lead_against_a_random_answer_is_a_goal_by_373_in_1128() {
    use crate::LeadResult;
    let pack = pack().sorted;
    let pairs = (0..48).flat_map(|led| (0..48).filter(move |answer| *answer != led).map(move |a| (led, a)));
    let goals =
        pairs.filter(|(led, answer)| LeadResult::of(pack[*led], pack[*answer]) == LeadResult::Goal).count();
    assert_eq!(goals * 1128, 373 * 48 * 47);
}

#[test]
fn sc_3_errors_in_the_pack_are_named() {
    for (from, to, expected) in [
        ("card: black_ball", "card: pink_ball", "3:12: Unexpected variant named `pink_ball`"),
        (
            "card: black_ball",
            "card: blue_ball",
            "4:34: blue_ball stands there twice: expected each kind once",
        ),
        ("offside, copies: 2", "offside, copies: 0", "offside has no copies: expected at least one"),
        ("offside, copies: 2", "offside, copies: 3", "18:32: offside is card 49: expected 48 in all"),
        ("penalty, copies: 2", "penalty, copies: 255", "penalty is card 295: expected 48 in all"),
        ("penalty, copies: 2", "penalty, copies: 256", "16:"),
        ("penalty, copies: 2", "penalty, copies: 1", "19:1: 47 cards in all: expected 48"),
        ("    (card: offside, copies: 2),\n", "", "offside is missing: expected every kind"),
        ("offside, copies: 2", "offside, copy: 2", "Unexpected field named `copy`"),
        ("\n]", "\n] junk", "19:2: Non-whitespace trailing characters"),
    ] {
        assert!(PACK_TEXT.contains(from), "{from}");
        let error = check_file("pack.ron", &PACK_TEXT.replacen(from, to, 1)).unwrap_err().to_string();
        assert!(error.contains(expected), "{from} -> {to}:\n{error}\n{expected}");
    }
    let error = SoccerCards::check_data("cards.ron", "").unwrap_err().to_string();
    assert_eq!(error, "1:1: `cards.ron` is no rule data of soccer_cards: expected pack.ron");
}
