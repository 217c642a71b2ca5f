//! Tests of the counts: the panel above the pitch, both halves of a split, and the labels on the cards of a hand.

use super::super::super::card::CardKind;
use super::super::super::cards::CardCounts;
use super::super::super::state::{Period, Phase};
use super::super::super::{SoccerCards, data};
use super::super::counts::{CountPanelView, HalfCount, KindCount, panel};
use super::super::ids;
use super::super::scene::token_face;
use super::{CUP, variants};
use engine::{Game, MatchRng, NullSink, Seat};
use stage::scene::{Audience, CardId, LabelStyle, Scene};
use stage::testing::{AUDIENCES, look, next};

fn card_of(kind: &KindCount) -> CardKind {
    CardKind::ALL.into_iter().find(|card| kind.face == token_face(*card)).unwrap()
}

/// Calls a check with every state of random matches.
fn in_random_matches(mut check: impl FnMut(&SoccerCards)) {
    for (seed, options) in (0..).zip(variants()) {
        let mut rng = MatchRng::new(seed);
        let mut state = SoccerCards::setup(&options, 1698 + seed, &mut NullSink).unwrap();
        while let Some((seat, action)) = next(&state, &mut rng) {
            check(&state);
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
}

#[test]
fn sc_3_the_panel_accounts_for_every_card_of_the_pack() {
    let mut shootouts = 0;
    in_random_matches(|state| {
        for audience in AUDIENCES {
            let view = state.view(audience.seat);
            let Some(panel) = panel(&view, audience) else {
                assert_eq!(state.table.period, Period::Shootout);
                shootouts += 1;
                continue;
            };
            let own = view.own.now + view.own.later;
            for kind in &panel.kinds {
                let card = card_of(kind);
                assert_eq!(kind.in_pack, data::pack().cards.count(card));
                match kind.unseen {
                    Some(unseen) => assert_eq!(kind.shown + own.count(card) + unseen, kind.in_pack, "{card}"),
                    None => assert!(audience.shared, "{card}"),
                }
            }
        }
    });
    assert!(shootouts > 0);
}

fn shown(scene: &Scene) -> &CountPanelView {
    scene.extension().unwrap()
}

#[test]
fn sc_5_both_halves_of_a_split_show_what_they_lack() {
    // A hand with several chances and shields.
    let state = (0..)
        .map(|seed| SoccerCards::setup(&CUP, seed, &mut NullSink).unwrap())
        .find(|state| {
            let hand = state.view(Seat::Home).own.now;
            hand.count(CardKind::ColouredShield) > 1
                && hand.iter().filter(|card| card.is_chance()).count() > 4
        })
        .unwrap();
    let audience = Audience { seat: Seat::Home, shared: false };
    let scene = look(&state, audience);
    let panel = shown(&scene);
    let hand: Vec<(CardId, CardKind)> = scene
        .cards
        .iter()
        .filter_map(|lying| {
            Some((lying.id, ids::card_of(lying.id).filter(|(seat, _)| *seat == Seat::Home)?.1))
        })
        .collect();
    assert_eq!(hand.len(), 16);
    let taken = |wanted: &dyn Fn(CardKind) -> bool| -> Vec<CardId> {
        hand.iter().filter(|(_, card)| wanted(*card)).map(|(id, _)| *id).collect()
    };
    let is_lacking = |half: &HalfCount| half.chances.lacks || half.kinds.iter().any(|kind| kind.lacks);
    // A half is judged once half of its cards are chosen.
    for (few, judged) in [(0, false), (3, false), (4, true)] {
        let chosen: Vec<CardId> = hand.iter().take(few).map(|(id, _)| *id).collect();
        assert_eq!(is_lacking(&panel.halves(&chosen).unwrap()[0]), judged, "{few}");
    }
    // All chances in one half, all shields in the other.
    let chances = taken(&CardKind::is_chance);
    let [first, second] = panel.halves(&chances).unwrap();
    assert_eq!(usize::from(first.chances.n), chances.len());
    assert!(second.chances.n == 0 && second.chances.lacks && !first.chances.lacks);
    let shield = panel.kinds.iter().position(|kind| card_of(kind) == CardKind::ColouredShield).unwrap();
    assert!(first.kinds[shield].lacks && !second.kinds[shield].lacks);
    // The halves add up to the hand.
    let whole: CardCounts = hand.iter().map(|(_, card)| *card).collect();
    let sum = |k: usize| first.kinds[k].n + second.kinds[k].n;
    for (k, kind) in panel.kinds.iter().enumerate() {
        let card = card_of(kind);
        assert_eq!(sum(k), whole.count(card), "{card}");
    }
    // Nobody else sees a hand that is being split.
    let other = look(&state, Audience { seat: Seat::Home, shared: true });
    assert_eq!(shown(&other).halves(&[]), None);
}

#[test]
fn sc_2_labels_count_the_unseen_cards_that_stop_a_lead() {
    let (mut leads, mut answers, mut last) = (0, 0, 0);
    in_random_matches(|state| {
        for audience in AUDIENCES {
            let scene = look(state, audience);
            let labels: Vec<String> = scene
                .labels
                .iter()
                .filter(|label| label.style == LabelStyle::Count)
                .map(|label| label.text.shown())
                .collect();
            let view = state.view(audience.seat);
            let (table, now) = (&view.table, view.own.now);
            let asked = !audience.shared
                && table.seats_to_move().contains(audience.seat)
                && matches!(table.phase, Phase::Lead | Phase::Answer);
            if !asked || now.kinds().count() < 2 {
                assert!(labels.is_empty(), "{labels:?}");
                last += usize::from(asked && now.len() == 1);
                continue;
            }
            assert!(labels.iter().all(|label| label.chars().count() <= 11), "{labels:?}");
            if table.phase == Phase::Lead {
                let unseen = view.unseen();
                let chances: Vec<CardKind> = now.iter().filter(|card| card.is_chance()).collect();
                for card in &chances {
                    let n: u8 =
                        unseen.kinds().filter(|stop| stop.stops(*card)).map(|stop| unseen.count(stop)).sum();
                    let label = match n {
                        0 => "sure goal".to_owned(),
                        1 => "1 stops it".to_owned(),
                        n => format!("{n} stop it"),
                    };
                    assert!(labels.contains(&label), "{card}: {label} of {labels:?}");
                }
                leads += chances.len();
            } else {
                answers += labels.iter().filter(|label| label.starts_with("stops ")).count();
            }
        }
    });
    assert!(leads > 50 && answers > 50 && last > 5, "{leads} {answers} {last}");
}
