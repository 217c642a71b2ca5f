//! Tests of the printed worked example.

use super::*;

#[test]
fn sol_10_the_printed_example() {
    let state = solo("KH 2H 3H", "4S 5S 6S", "3C JD 2D 9C 10D", |_| ());
    let state = check(
        state,
        "3C JD",
        "Used by=home card=3C team=away | Tried deed=Tackle strength=13-7 success=false team=away \
         | Used by=home card=JD team=home | Tried deed=Shoot strength=24-7 success=true team=home \
         | Goal card=4S score=1-0 team=home | Flipped card=5S team=away | TurnEnded turn=2 \
         | SpacesRefilled cards=[9C 10D] first=home turn=3",
    );
    assert!(lies(&state, Seat::Home).starts_with("KH 2H 3H"));
    assert!(lies(&state, Seat::Away).starts_with("5S 6S") && lies(&state, Seat::Away).ends_with("/ 4S"));
    assert_eq!(state.table.play_discard.as_slice(), cards("3C JD"));
    assert_eq!(state.table.spaces.map(Option::unwrap).to_vec(), cards("9C 10D 2D"));
    assert_eq!((state.table.ball, state.score()), (Some(Seat::Home), BySeat::new(1, 0)));
}
