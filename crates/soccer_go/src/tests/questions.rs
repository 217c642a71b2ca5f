//! Tests of the text of actions, and of the state emitted with every event.

use super::*;
use crate::Event;
use crate::state::{LaidCards, MatchPeriod, Phase, Table};
use engine::sink::RecordingSink;
use engine::{MatchRng, SeatSet};

#[test]
fn actions_round_trip_as_text() {
    for text in [
        "Answer(BlockA)",
        "Answer(Joker:BlockC)",
        "Choose([11])",
        "Choose([1])",
        "Choose([1,10,11])",
        "Decline",
        "Direction(left)",
        "Hand(scissors)",
        "Keep",
        "Power(CounterAttack,[1,4,9])",
        "Power(Joker:CounterAttack,[1,4,9])",
        "Power(Joker:Shoot)",
        "Power(NarrowShot,left)",
        "Power(Shoot)",
        "Swap(attacking BlockB)",
        "Swap(defending Bogey)",
    ] {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text);
        assert_eq!(serde_json::to_string(&action).unwrap(), format!("\"{text}\""));
    }
    for text in [
        "",
        "decline",
        "Decline()",
        "Choose(1)",
        "Choose([1, 4, 9])",
        "Choose([9,4,1])",
        "Choose([])",
        "Choose([12])",
        "Direction(Left)",
        "Hand(stone)",
        "Power()",
        "Power(Shoot",
        "Power(Joker:Joker)",
        "Power(Shoot:Joker)",
        "Power(NarrowShot,[1])x",
        "Power(NarrowShot,up)",
        "Swap(BlockB)",
        "Swap(attacking Tackle)",
        "Swap(attacking  BlockB)",
    ] {
        let error = text.parse::<Action>().unwrap_err().to_string();
        assert!(error.contains("is no action of this game: expected Choose([number..])"), "{text}: {error}");
    }
}

/// Every list in random play is in the order of text, each listed action is legal, and all are drawn.
#[test]
fn sgo_10_listing_sampling_and_checking_of_actions_agree() {
    let mut rng = MatchRng::new(4);
    let mut draws = 0;
    for seed in 0..60 {
        let mut state = SoccerGo::setup(&Options::default(), seed, &mut NullSink).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            let offer = state.legal_actions(seat);
            let mut legal = Vec::new();
            offer.each(|action| legal.push(action));
            assert!(legal.is_sorted() && legal.iter().all(|action| offer.has(*action)), "{offer:?}");
            if legal.len() < 8 && draws < 400 {
                draws += 1;
                let mut seen = vec![0; legal.len()];
                for _ in 0..600 {
                    let action = offer.sample(&mut rng).unwrap();
                    seen[legal.iter().position(|known| *known == action).unwrap()] += 1;
                }
                let expected = 600.0 / legal.len() as f64;
                let far = |n: &i32| (f64::from(*n) - expected).abs() > 5.0 * expected.sqrt();
                assert!(!seen.iter().any(far), "{legal:?}: {seen:?}");
            }
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
}

#[test]
fn sgo_9_every_way_to_name_numbers_is_equally_likely() {
    let state = given("a CounterAttack, a Dribble", "", "2", |_| ());
    let mut legal = Vec::new();
    state.legal(Seat::Home, &mut legal);
    // Decline, Dribble, and three out of ten numbers.
    assert_eq!(legal.len(), 2 + 120);
    let mut rng = MatchRng::new(5);
    let mut others = 0;
    for _ in 0..12_200 {
        let action = state.sample(Seat::Home, &mut rng).unwrap();
        assert!(legal.binary_search(&action).is_ok());
        others += u32::from(action == Action::Decline);
    }
    assert!((60..140).contains(&others), "{others}");
}

/// The state emitted with an event is the one just after it, since the table is drawn from it.
#[test]
fn each_event_is_emitted_with_the_state_after_it() {
    for seed in 0..100 {
        let mut rng = MatchRng::new(seed);
        let mut recording = RecordingSink::new(|state: &SoccerGo| state.clone());
        let mut state = SoccerGo::setup(&Options::default(), seed, &mut recording).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut recording).unwrap();
            assert_ne!(state.table.phase, Phase::Running);
        }
        for (event, after) in &recording.seen {
            agrees(*event, after);
        }
    }
}

fn agrees(event: Event, state: &SoccerGo) {
    let table: &Table = &state.table;
    let lies = |by: Seat, card: PowerName| table.discards[table.kind(by)].cards.contains(card);
    let fine = match event {
        Event::Tossed { first } => table.first == first && state.hands[first].is_empty(),
        Event::Shuffled { kind, .. } => state.decks[kind].cards().len() == 13,
        Event::Dealt { to, hand } => Some(state.hands[to]) == hand && hand.unwrap().count() == 4,
        Event::TurnBegan { turn, attacker } => {
            (table.turn, table.attacker, table.track.filled()) == (turn, attacker, 0)
        }
        Event::PowerPlayed { by, play } => lies(by, play.card) && table.owed.is_empty(),
        Event::Blocked { by, with, play } => lies(by, with.card) && lies(!by, play.card),
        Event::Performed { by, action } => match action {
            PowerName::AttackingGK => table.force.keeper,
            PowerName::SlowBuildUp => table.force.slow,
            PowerName::NarrowShot => table.force.closed.is_some(),
            PowerName::Corner | PowerName::ThroughBall | PowerName::HighPress | PowerName::DeepPress => {
                table.force.selection == Some((table.kind(by), action))
            }
            _ => lies(by, action),
        },
        Event::Declined { by } => {
            table.owed.is_empty() && table.period < MatchPeriod::ExtraTime && !state.hands[by].is_empty()
        }
        Event::Sealed { seat } => {
            table.laid[seat] == LaidCards::FaceDown && table.owed == SeatSet::one(!seat)
        }
        Event::Revealed { attack, mark, .. } => {
            (table.laid[table.attacker], table.laid[!table.attacker])
                == (LaidCards::Numbers(attack), LaidCards::Numbers(mark))
        }
        Event::MarkSpared { attacker } => table.marked && table.attacker == attacker,
        Event::PassCompleted { spent, filled, .. } => {
            table.track.filled() == filled && table.spent.intersection(spent) == spent
        }
        Event::HandsShown { attacker, .. } => table.laid[table.attacker] == LaidCards::Hand(attacker),
        Event::ShotDue { by } => table.attacker == by && table.laid[by] == LaidCards::Nothing,
        Event::ShotTaken { by, shot, save, .. } => {
            (table.laid[by], table.laid[!by]) == (LaidCards::Direction(shot), LaidCards::Direction(save))
        }
        Event::Goal { score, .. } => table.score == score,
        Event::Saved { by } => table.defender() == by,
        Event::TurnEnded { turn, .. } => table.turn == turn && table.track.filled() == 0,
        Event::TopShown { to, power, .. } => state.shown[to].map(|card| card.power) == power,
        Event::PutUnder { by, kind, power, .. } => {
            let last = state.decks[kind].cards().last().unwrap();
            state.shown[by].is_none() && (Some(last.power), last.by) == (power, Some(by))
        }
        Event::HalfTime { score } => table.period == MatchPeriod::SecondHalf && table.score == score,
        Event::ExtraTimeBegan { score } => table.period == MatchPeriod::ExtraTime && score.ahead().is_none(),
        Event::ShootoutBegan { first } => table.period == MatchPeriod::Shootout && table.attacker == first,
        Event::KickTaken { kicks, .. } => table.shootout.is_some_and(|shootout| shootout.scored == kicks),
        Event::MatchEnded { outcome } => table.outcome() == Some(outcome),
    };
    assert!(fine, "{event:?} was told with {state:?}");
}
