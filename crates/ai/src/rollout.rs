//! Rollouts: determinized matches played on by the rollout policy.
//!
//! The coach ([`super::evaluate`]) and the ledger ([`super::ledger`]) estimate decisions of unsolved games by
//! rollouts. They differ in the horizon and in the numbers of candidates and determinizations.

use super::value::{result_value, to_seat};
use super::{Bot, Budget, HasBots};
use engine::rng::mix;
use engine::{BySeat, MatchRng, NullSink, Seat};

/// Returns the return of one rollout to that seat, in the game's [`super::estimate::ValueUnit`].
///
/// `seat` does `action` in `world`, then both sides follow [`HasBots::rollout_policy`] until the match is over or
/// `horizon` decisions are taken, the first included. A finished match counts its result, any other its value. `seed`
/// seeds the bots: with the same seed, all candidates meet the same random numbers in the same world.
pub(super) fn rollout<G: HasBots>(
    mut world: G,
    seat: Seat,
    action: &G::Action,
    horizon: u64,
    seed: u64,
) -> f64 {
    let unit = G::value_unit(world.options());
    let mut bots = BySeat::from_fn(|seat| G::rollout_policy(seat, world.options()));
    let mut chance = BySeat::from_fn(|seat| MatchRng::new(mix(seed, seat as u64)));
    let mut legal = Vec::new();
    // Legal actions follow from the view, so the action is legal in every determinization of it.
    let mut next = Some((seat, action.clone()));
    let mut taken = 0;
    while let Some((mover, action)) = next {
        if world.apply(mover, &action, &mut NullSink).is_err() {
            break;
        }
        taken += 1;
        next = world.seats_to_move().first().filter(|_| taken < horizon).map(|mover| {
            legal.clear();
            world.legal(mover, &mut legal);
            let view = world.view(mover);
            (mover, bots[mover].choose(&view, &legal, Budget::Iterations(1), &mut chance[mover]).action)
        });
    }
    let home = world.outcome().map_or_else(|| world.value(), |outcome| result_value(unit, &outcome));
    to_seat(unit, seat, home)
}

/// Returns all legal actions, `taken` first, if there are two to `most` of them. Returns none if there are fewer
/// or more, or if they were not listed.
pub(super) fn all_candidates<A: Clone + PartialEq>(
    legal: &[A],
    taken: Option<&A>,
    most: usize,
) -> Option<Vec<A>> {
    (2..=most).contains(&legal.len()).then(|| {
        let mut candidates: Vec<A> = taken.into_iter().cloned().collect();
        candidates.extend(legal.iter().filter(|action| Some(*action) != taken).cloned());
        candidates.truncate(most);
        candidates
    })
}

/// Returns candidates if there are too many actions for all: `taken`, and the choices of these bots, each asked once
/// with its iterations. Without duplicates, at most `most`.
pub(super) fn chosen_candidates<G: HasBots>(
    view: &G::View,
    legal: &[G::Action],
    taken: Option<&G::Action>,
    most: usize,
    bots: impl Iterator<Item = (Box<dyn Bot<G>>, u32)>,
    rng: &mut MatchRng,
) -> Vec<G::Action> {
    let mut candidates: Vec<G::Action> = taken.into_iter().cloned().collect();
    for (mut bot, iterations) in bots {
        let action = bot.choose(view, legal, Budget::Iterations(iterations), rng).action;
        if candidates.len() < most && !candidates.contains(&action) {
            candidates.push(action);
        }
    }
    candidates
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::estimate::ValueUnit;
    use engine::toy::{Action, Options, ToyGame};
    use engine::{Game, MAX_DECISIONS};

    #[test]
    fn few_legal_actions_are_all_candidates() {
        assert_eq!(all_candidates(&['a', 'b', 'c'], Some(&'b'), 3), Some(vec!['b', 'a', 'c']));
        assert_eq!(all_candidates(&['a', 'b', 'c'], None, 3), Some(vec!['a', 'b', 'c']));
        assert_eq!(all_candidates(&['a', 'b', 'c'], None, 2), None);
        assert_eq!((all_candidates(&['a'], None, 2), all_candidates::<char>(&[], None, 2)), (None, None));
    }

    #[test]
    fn bots_name_each_candidate_once_up_to_the_limit() {
        let state = ToyGame::setup(&Options::default(), 1, &mut NullSink).unwrap();
        let bots = |difficulty, times: usize| {
            (0..times).map(move |_| (ToyGame::bot(difficulty, Seat::Home, &Options::default()), 1))
        };
        let (view, legal) = (state.view(Seat::Home), [Action::Left, Action::Right]);
        let mut rng = MatchRng::new(1);
        let mut chosen = |taken: Option<&Action>, most, difficulty| {
            chosen_candidates::<ToyGame>(&view, &legal, taken, most, bots(difficulty, 20), &mut rng)
        };
        use crate::Difficulty::{Pro, Random};
        assert_eq!(chosen(None, 9, Pro), [Action::Left]);
        assert_eq!(chosen(Some(&Action::Right), 9, Pro), [Action::Right, Action::Left]);
        assert_eq!(chosen(Some(&Action::Right), 1, Pro), [Action::Right]);
        assert_eq!(chosen(None, 9, Random).len(), 2);
    }

    /// A rollout to the end returns each side's result; a shorter one returns the value.
    #[test]
    fn a_rollout_returns_the_result_or_the_value() {
        for seed in 0..40 {
            let state = ToyGame::setup(&Options::default(), seed, &mut NullSink).unwrap();
            let play = |seat, horizon| rollout(state.clone(), seat, &Action::Left, horizon, seed);
            let [home, away] = Seat::BOTH.map(|seat| play(seat, MAX_DECISIONS));
            assert!([0.0, 0.5, 1.0].contains(&home) && home + away == 1.0, "{seed}: {home} {away}");
            // The choice is sealed and nothing is revealed yet.
            assert_eq!(play(Seat::Home, 1), state.value());
        }
        assert_eq!(ToyGame::value_unit(&Options::default()), ValueUnit::Wins);
    }
}
