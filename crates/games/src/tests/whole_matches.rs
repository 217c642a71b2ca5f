//! Whole matches of every game, played as the table plays them.

use super::*;
use engine::{MatchRng, Record, SeatSet};
use stage::action::DynAction;
use stage::scene::Audience;

/// Plays a match by random offers and suggestions.
fn a_match_is_played_to_its_end(game: &dyn DynGame, options: &str, audience: Audience) {
    let (mut live, steps) = game.start(options, 5, audience).unwrap();
    assert!(!steps.is_empty() && !game.info().rules.is_empty());
    let mut rng = MatchRng::new(5);
    while let Some(seat) = live.seats_to_move().first() {
        let mut actions: Vec<DynAction> = Vec::new();
        for offer in live.offers(seat) {
            assert_eq!(offer.card.and_then(|card| live.why_not(seat, card)), None, "{}", game.id());
            actions.push(offer.action);
        }
        let picked = live.picking(seat, &[]).and_then(|picking| live.picking(seat, &picking.suggestion));
        actions.extend(picked.and_then(|picking| picking.done).map(|done| done.action));
        let steps = live.submit(seat, rng.pick(&actions).unwrap(), audience).unwrap();
        assert_eq!(*steps.last().unwrap().scene, live.scene(audience), "{}", game.id());
    }
    assert!(live.outcome().is_some(), "{}", game.id());
}

#[test]
fn every_match_can_be_played_by_what_is_offered() {
    let shared = Audience { seat: Seat::Home, shared: true };
    for game in GAMES {
        a_match_is_played_to_its_end(*game, "", shared);
    }
    let [alone, duel] =
        ["()", "(duel: true)"].map(|options| named("solitaire").unwrap().seats_with(options).unwrap());
    assert_eq!((alone, duel), (SeatSet::one(Seat::Home), SeatSet::BOTH));
    for (id, options) in [
        ("solitaire", "(duel: true)"),
        ("soccer52", "(blocking: Optional)"),
        ("soccer17", "(match: Cup)"),
        ("soccer_cards", "(match: Cup)"),
    ] {
        a_match_is_played_to_its_end(named(id).unwrap(), options, shared);
    }
    a_match_is_played_to_its_end(named("solitaire").unwrap(), "()", Audience { shared: false, ..shared });
}

/// S17-17: answers that only 0.1 asked for are dropped as the match is resumed, and it is saved without them.
#[test]
fn s17_17_a_resumed_match_is_saved_without_the_answers_of_earlier_builds() {
    let written = "Defend Dribble Anticipate Dribble Anticipate OneTwo Tackle Anticipate Dribble Anticipate \
                   Dribble Block Dribble Press Dribble Pass Block Press Dribble Pass Anticipate Bonus(Pass) OneTwo \
                   Anticipate Tackle OneTwo Dribble Tackle FreeKick(OneTwo) Option(1) Bonus(Pass) OneTwo Block \
                   Option(1) OneTwo Anticipate Press OneTwo Bonus(Pass) Anticipate Dribble";
    let seats = "ahahahahahahahahahahahhahahahhhhahhahaaha";
    let mut record =
        Record::parse("(version: 1, game: \"soccer17\", options: (), seed: 70, actions: [])").unwrap();
    for (seat, action) in seats.chars().zip(written.split_whitespace()) {
        let seat = if seat == 'h' { Seat::Home } else { Seat::Away };
        record.actions.push((seat, action.to_owned()));
    }
    let live = named("soccer17").unwrap().resume(&record).unwrap();
    let in_vain = record.actions.iter().rposition(|(_, action)| action == "Bonus(Pass)").unwrap();
    drop(record.actions.remove(in_vain));
    assert_eq!(live.record().actions, record.actions);
}
