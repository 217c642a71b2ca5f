//! Tests of the split: a hand is parted card by card, and each card says what it can do.

use std::collections::HashSet;

use super::super::super::bots::suggested_split;
use super::super::super::card::{BallColour, CardKind};
use super::super::super::cards::CardCounts;
use super::super::super::{Action, SoccerCards};
use super::super::ids;
use super::CUP;
use engine::{Game, NullSink, Seat};
use stage::scene::CardId;
use stage::{StagedDecisions, StagedGame};

#[test]
fn sc_5_a_hand_is_split_card_by_card() {
    let state = SoccerCards::setup(&CUP, 7, &mut NullSink).unwrap();
    let view = state.view(Seat::Home);
    let picking = |chosen: &[CardId]| SoccerCards::picking(&view, Seat::Home, &[], chosen).unwrap();
    let none = picking(&[]);
    assert!(none.words == "0 / 8 for the first half" && none.pickable.len() == 16 && none.done.is_none());
    // Cards of the other side, of the bench and of nobody are ignored; so is a card named twice.
    let three = [
        none.pickable[0],
        none.pickable[3],
        none.pickable[3],
        none.pickable[9],
        ids::bench(1),
        ids::hidden(Seat::Away, 0),
        CardId(9),
    ];
    assert_eq!(picking(&three).words, "3 / 8 for the first half");
    assert_eq!(picking(&three).pickable.len(), 16);
    // Eight make the split; then they can only be put back.
    let eight: Vec<CardId> = none.pickable.iter().copied().step_by(2).collect();
    let done = picking(&eight);
    assert_eq!((done.words.shown().as_str(), &done.pickable), ("8 / 8 for the first half", &eight));
    let named: CardCounts = eight.iter().map(|id| ids::card_of(*id).unwrap().1).collect();
    let offer = done.done.unwrap();
    assert_eq!(offer.action, Action::Split(named));
    assert_eq!(offer.label, "Play these eight first");
    assert!(offer.help.shown().ends_with("later."));
    // After the split nothing more can be chosen.
    let mut after = state.clone();
    after.apply(Seat::Home, &Action::Split(named), &mut NullSink).unwrap();
    assert_eq!(SoccerCards::picking(&after.view(Seat::Home), Seat::Home, &[], &[]), None);
    assert!(SoccerCards::picking(&after.view(Seat::Away), Seat::Away, &[], &[]).is_some());
}

/// The use of every kind of card is stated, also of the one that neither scores nor stops anything.
#[test]
fn sc_2_the_split_says_what_each_card_can_do() {
    let mut given = HashSet::new();
    for seed in 0..20 {
        let view = SoccerCards::setup(&CUP, seed, &mut NullSink).unwrap().view(Seat::Home);
        let hints = SoccerCards::picking(&view, Seat::Home, &[], &[]).unwrap().hints;
        given.extend(hints.iter().map(|(_, hint)| hint.shown()));
    }
    for hint in [
        "Red ball: a shot, stopped by a red goal card, a red ball or a coloured shield.",
        "Free kick: a shot, stopped by a yellow or a coloured shield.",
        "Penalty: a shot, stopped by a coloured shield.",
        "Red goal: stops Red ball.",
        "Coloured shield: stops Black ball, Blue ball, Green ball, Red ball, Free kick, Penalty.",
        "Offside: no threat, and it stops nothing.",
    ] {
        let whole = format!("{hint} Click to play it in the first half.");
        assert!(given.contains(&whole), "never said: {whole} in {given:#?}");
    }
}

#[test]
fn sc_5_the_suggested_split_is_sensible_and_always_the_same() {
    let mut shares = [0_u32; 2];
    for seed in 0..60 {
        let state = SoccerCards::setup(&CUP, seed, &mut NullSink).unwrap();
        let view = state.view(Seat::Away);
        let picking = SoccerCards::picking(&view, Seat::Away, &[], &[]).unwrap();
        assert_eq!(picking.suggestion.iter().collect::<HashSet<_>>().len(), 8);
        let again = SoccerCards::picking(&view, Seat::Away, &[], &picking.suggestion).unwrap();
        assert_eq!(again.suggestion, picking.suggestion);
        let first = suggested_split(&view.own.now, 8);
        assert_eq!(again.done.unwrap().action, Action::Split(first));
        // The suggestion shares shields and chances.
        let rest = view.own.now.saturating_sub(&first);
        let shields = |deck: &CardCounts| deck.count(CardKind::ColouredShield);
        assert!(shields(&first).abs_diff(shields(&rest)) <= 2, "{first} {rest}");
        for (share, deck) in shares.iter_mut().zip([first, rest]) {
            *share += deck.iter().filter(|card| card.is_chance()).count() as u32;
        }
    }
    assert!(shares[0].abs_diff(shares[1]) < 40, "{shares:?}");
}

/// The coach's reason says that a split keeps balls of one colour together where it does, and only there.
#[test]
fn sc_5_the_reason_for_a_split_names_cards_kept_together() {
    let mut counts = [0; 2];
    for seed in 0..40 {
        let view = SoccerCards::setup(&CUP, seed, &mut NullSink).unwrap().view(Seat::Home);
        let first = suggested_split(&view.own.now, 8);
        let later = view.own.now.saturating_sub(&first);
        let reason = SoccerCards::because(&view, Seat::Home, &Action::Split(first)).unwrap().shown();
        let pair =
            |deck: &CardCounts| BallColour::ALL.into_iter().any(|colour| deck.count(colour.ball()) > 1);
        let together = pair(&first) || pair(&later);
        assert_eq!(reason.ends_with("It keeps balls of one colour together."), together, "{reason}");
        counts[usize::from(together)] += 1;
    }
    assert!(counts.iter().all(|times| *times > 0), "{counts:?}");
}
