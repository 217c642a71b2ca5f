//! Tests of penalty kicks.

use super::*;
use crate::state::KICKS;
use engine::{Decided, Shootout, Suit};

/// Returns every kick among the events: the cards, who scored, the count.
fn kicks(events: &[Event]) -> Vec<(BySeat<Card>, Option<Seat>, BySeat<u32>)> {
    let kick = |event: &Event| match event {
        Event::KickTaken { cards, scorer, kicks, .. } => Some((*cards, *scorer, *kicks)),
        _ => None,
    };
    events.iter().filter_map(kick).collect()
}

/// Returns the events of a match from its kicks on, and its state; none without kicks.
fn shootout(seed: u64) -> Option<(Vec<Event>, Solitaire)> {
    let mut state = Solitaire::setup(&Options::default(), seed, &mut NullSink).unwrap();
    let mut events = play_until(&mut state, &mut MatchRng::new(!seed), |_| false);
    let at = events.iter().position(|event| *event == Event::KicksBegan)?;
    Some((events.split_off(at), state))
}

#[test]
fn sol_19_best_of_five_then_sudden_death() {
    let (mut matches, mut early, mut sudden) = (0, 0, 0);
    for (events, state) in (0..6_000).filter_map(shootout) {
        matches += 1;
        sound(&state);
        let kicks = kicks(&events);
        let mut count = BySeat::new(0, 0);
        for (k, (cards, scorer, after)) in kicks.iter().enumerate() {
            // The higher card scores, of equals neither.
            let values = cards.map(|card| u32::from(card.rank.ace_high()));
            assert_eq!(*scorer, values.ahead());
            if let Some(team) = scorer {
                count[*team] += 1;
            }
            assert_eq!(*after, count);
            // It goes on exactly while the lead can still be made up.
            let lead = count[Seat::Home].abs_diff(count[Seat::Away]);
            let left = 5_u32.saturating_sub(k as u32 + 1);
            assert_eq!(lead > left, k + 1 == kicks.len(), "after kick {} of {}", k + 1, kicks.len());
        }
        early += u32::from(kicks.len() < 5);
        sudden += u32::from(kicks.len() > 5);
        let outcome = state.outcome().unwrap();
        assert_eq!((outcome.winner, outcome.decided), (count.ahead(), Decided::Shootout));
        assert_eq!((outcome.kicks, outcome.medal), (Some(count), None));
        // Kicks are counted apart from the goals.
        assert_eq!(outcome.score.ahead(), None);
    }
    assert!(matches > 200 && early > 10 && sudden > 20, "{matches} {early} {sudden}");
}

/// Returns the last turn of a level extra time, two cards before the kicks. Each team has two goals against, a
/// yellow card, a cycled card; four of its cards have been seen.
fn about_to_kick() -> Solitaire {
    let mut state = solo("AH KH QH", "2S 3S", "2C 3C 4C", |table| {
        table.period = Period::ExtraSecond;
        table.score = BySeat::new(2, 2);
        table.level_after_normal_time = true;
    });
    for seat in Seat::BOTH {
        let hidden = &mut state.hidden[seat];
        let team = &mut state.table.teams[seat];
        for _ in 0..2 {
            team.discard.push(hidden.pile.draw().unwrap());
        }
        team.cycled.push(hidden.pile.draw().unwrap());
        team.unseen -= 3;
        team.seen = team.placed();
        team.yellow = team.cycled.iter().collect();
    }
    state.table.play_pile = 0;
    while let Some(card) = state.play.draw() {
        state.table.play_discard.push(card);
    }
    sound(&state);
    state
}

#[test]
fn sol_19_all_eleven_of_each_team_kick() {
    let mut state = about_to_kick();
    let out = state.hidden;
    let mut log = EventLog::default();
    for card in cards("2C 3C") {
        state.apply(Seat::Home, &Action::Use(card), &mut log).unwrap();
    }
    sound(&state);
    for seat in Seat::BOTH {
        let suit = state.table.teams[seat].suit;
        let expected = CardSet::suit(suit).difference(out[seat].dealt_out.iter().collect());
        let order = log.0.iter().find_map(|event| match event {
            Event::TeamShuffled { team, order: Some(order) } if *team == seat => Some(order.clone()),
            _ => None,
        });
        let order = order.unwrap();
        assert_eq!((order.len(), order.iter().copied().collect()), (11, expected));
        let turned: Vec<Card> = kicks(&log.0).iter().map(|(cards, ..)| cards[seat]).collect();
        assert_eq!(turned, &order[..turned.len()]);
        let team = &state.table.teams[seat];
        assert!(team.yellow.is_empty() && team.discard.is_empty() && team.cycled.is_empty());
        assert_eq!((team.active, team.turned.as_slice()), (None, turned.as_slice()));
    }
    assert_eq!(state.score(), BySeat::new(2, 2));
}

#[test]
fn sol_19_after_eleven_equal_kicks_both_piles_are_reshuffled() {
    let mut state = about_to_kick();
    state.table.period = Period::Shootout;
    state.table.shootout = Some(Shootout::new(KICKS, Seat::Home));
    let mut log = EventLog::default();
    state.shuffle_for_kicks(&mut log);
    log.0.clear();
    // The same eleven ranks, in the same order.
    for seat in Seat::BOTH {
        let all = state.table.teams[seat].suit.cards();
        state.hidden[seat].pile = all[2..].iter().copied().collect();
        state.hidden[seat].dealt_out = all[..2].iter().copied().collect();
        state.table.teams[seat].seen = CardSet::NONE;
    }
    state.take_kicks(&mut log);
    sound(&state);
    let kicks = kicks(&log.0);
    assert!(kicks.len() > TEAM && kicks[..TEAM].iter().all(|(_, scorer, _)| scorer.is_none()));
    let at = log.0.iter().position(|event| matches!(event, Event::TeamShuffled { .. })).unwrap();
    // Eleven kicks, home's shuffle, away's, the twelfth.
    assert_eq!(at, TEAM);
    assert!(matches!(log.0[at + 1], Event::TeamShuffled { team: Seat::Away, .. }));
    assert!(matches!(log.0[at + 2], Event::KickTaken { kick: 12, .. }));
    let turned = state.table.teams[Seat::Home].turned.len();
    assert_eq!(usize::from(turned), kicks.len() - TEAM);
    assert!(state.outcome().unwrap().winner.is_some());
}

/// Cards seen before the kicks are certainly in the piles; which of the others were dealt out is unknown.
#[test]
fn sol_19_the_kicks_are_drawn_from_what_is_known() {
    let mut rng = MatchRng::new(1);
    let state = check(about_to_kick(), "2C 3C", "KicksBegan | MatchEnded");
    let mut dealt_out = CardSet::NONE;
    for _ in 0..200 {
        let world = Solitaire::determinize(&state.view(Seat::Home), &mut rng);
        sound(&world);
        dealt_out = dealt_out.union(world.hidden[Seat::Home].dealt_out.iter().collect());
    }
    let seen = state.table.teams[Seat::Home].seen;
    assert_eq!(dealt_out, CardSet::suit(Suit::Hearts).difference(seen));
}
