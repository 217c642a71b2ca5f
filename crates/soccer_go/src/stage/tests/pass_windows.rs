//! SGO-10: silence reveals nothing. A player sees the same, for the same time, whether the other side holds back a
//! card or has none to play.

use crate::action::Action;
use crate::state::Phase;
use crate::{BeforePass, Options, SoccerGo};
use ai::Difficulty;
use ai::delay::{BotDelay, DelayKind};
use engine::{Game, MatchRng, NullSink, Seat, SeatSet};
use stage::scene::{Audience, Scene};
use stage::testing::{act_with_pauses, look};

/// An element of a show.
#[derive(Clone, Debug, PartialEq)]
enum Seen {
    Step(Box<Scene>, f32),
    Pause(BotDelay),
}

/// Returns what `me` sees of one decision and of what follows, until a question that everybody knows of. The other
/// side, a bot, uses no card. Also returns how often it was asked for one.
fn shown(mut state: SoccerGo, me: Seat, first: (Seat, Action)) -> (Vec<Seen>, u32) {
    let audience = Audience { seat: me, shared: false };
    let mut last = look(&state, audience);
    let (mut all, mut asked) = (Vec::new(), 0);
    let mut next = Some(first);
    while let Some((seat, action)) = next.take() {
        let (steps, pass_windows) = act_with_pauses(&mut state, seat, &action, audience);
        for k in 0..=steps.len() {
            for hush in pass_windows.iter().filter(|hush| hush.after == k && hush.seat != me) {
                assert_eq!(hush.seat, !me);
                all.push(Seen::Pause(BotDelay::of(DelayKind::Hush, Difficulty::Pro, 0.7, 1.0)));
            }
            let Some(step) = steps.get(k) else { continue };
            if step.secs > 0.0 || *step.scene != last {
                last = (*step.scene).clone();
                // A step without duration is not seen if something else follows at once.
                all.pop_if(|before| matches!(before, Seen::Step(_, 0.0)));
                all.push(Seen::Step(Box::new(last.clone()), step.secs));
            }
        }
        let quiet = matches!(state.table.phase, Phase::Play(_) | Phase::Answer(..));
        if quiet && state.seats_to_move() == SeatSet::one(!me) {
            let own =
                pass_windows.last().is_some_and(|hush| hush.seat == !me && hush.after + 1 >= steps.len());
            assert!(own, "{action}: asked without a pause");
            asked += 1;
            next = Some((!me, Action::Decline));
        }
    }
    (all, asked)
}

/// Returns the first words in which they differ.
fn difference(a: &Seen, b: &Seen) -> String {
    let [a, b] = [a, b].map(|seen| format!("{seen:#?}"));
    let differ = a.lines().zip(b.lines()).filter(|(a, b)| a != b).take(12);
    differ.map(|(a, b)| format!("\n{a} | {b}")).collect()
}

/// Puts the card on top that `me` is shown when the turn ends; false if the other side holds it.
fn same_top(state: &SoccerGo, world: &mut SoccerGo, me: Seat) -> bool {
    let kind = state.table.kind(me);
    let top = |state: &SoccerGo| state.decks[kind].cards().first().map(|card| card.power);
    let (Some(real), Some(drawn)) = (top(state), top(world)) else { return true };
    let lies = world.decks[kind].cards().iter().any(|card| card.power == real);
    world.decks[kind] = world.decks[kind].map(real, |card| match card.power {
        power if power == real => drawn,
        power if power == drawn => real,
        power => power,
    });
    lies
}

#[test]
fn sgo_10_holding_a_card_back_takes_no_longer_than_having_none() {
    let (mut compared, mut differing) = (0, 0);
    let any_time = Options { before_pass: BeforePass::AnyTime, short: false };
    for (seed, options) in (0..4).chain(0..4).zip([Options::default(); 4].into_iter().chain([any_time; 4])) {
        let mut rng = MatchRng::new(seed);
        let mut state = SoccerGo::setup(&options, seed, &mut NullSink).unwrap();
        let me = Seat::BOTH[seed as usize % 2];
        while !state.seats_to_move().is_empty() {
            let owed: Vec<Seat> = state.seats_to_move().iter().collect();
            let seat = *rng.pick(&owed).unwrap();
            let action = state.sample(seat, &mut rng).unwrap();
            let open =
                seat == me || !matches!(action, Action::Power(_) | Action::Answer(_) | Action::Swap(_));
            let sealed = state.sealed[!me].filter(|_| state.table.phase != Phase::Swap);
            if open && state.table.has_powers() && (state.sealed[!me].is_none() || sealed.is_some()) {
                let (real, times) = shown(state.clone(), me, (seat, action));
                for _ in 0..4 {
                    let mut world = SoccerGo::determinize(&state.view(me), &mut rng);
                    world.sealed[!me] = sealed;
                    if !same_top(&state, &mut world, me) || world.check(seat, &action).is_err() {
                        continue;
                    }
                    assert_eq!(world.view(me), state.view(me));
                    let (other, asked) = shown(world, me, (seat, action));
                    let at = real.iter().zip(&other).position(|(a, b)| a != b);
                    let context = format!("seed {seed}, {seat} {action}: asked {times} and {asked} times");
                    if let Some(at) = at {
                        panic!(
                            "{context}, step {at} of {}: {}",
                            real.len(),
                            difference(&real[at], &other[at])
                        );
                    }
                    assert_eq!(real.len(), other.len(), "{context}");
                    compared += 1;
                    differing += u32::from(times != asked);
                }
            }
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
    assert!(compared > 1_000 && differing > 100, "{differing} of {compared}");
}

/// A side that, by all public information, can hold no useful card is not waited for.
#[test]
fn sgo_10_no_pass_window_for_a_side_that_can_have_no_card() {
    let mut rng = MatchRng::new(7);
    for seed in 0..4 {
        let mut state = SoccerGo::setup(&Options::default(), seed, &mut NullSink).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            let action = state.sample(seat, &mut rng).unwrap();
            let table = state.table;
            if let Some((kind, useful)) = table.usable_cards() {
                let left = useful.difference(table.discards[kind].cards);
                assert_eq!(table.may_open(), !left.is_empty());
                assert!(table.may_open(), "somebody was asked");
            } else {
                assert!(!table.may_open());
            }
            if !table.has_powers() {
                let audience = Audience { seat, shared: false };
                assert!(act_with_pauses(&mut state.clone(), seat, &action, audience).1.is_empty());
            }
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
}
