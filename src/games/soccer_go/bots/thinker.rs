//! Pro and world-class: each choice is looked through to the end of the turn against every hand the other side can hold.

use std::time::Instant;

use super::hide::{Seek, Shares};
use super::solve::{Lookahead, MOST_PLAYS, Parts, plays};
use super::worth::{held, imagined, kept};
use super::{any, choice, draw};
use crate::ai::{Bot, Budget, Choice};
use crate::engine::{BySeat, MatchRng, Seat, Seats};
use crate::games::soccer_go::action::{Action, Named};
use crate::games::soccer_go::cards::{Hand, Kind, Power, Powers};
use crate::games::soccer_go::numbers::Numbers;
use crate::games::soccer_go::state::{Laid, Phase, SoccerGo};
use crate::games::soccer_go::{SoccerGo as Go, View};

/// Iterations that looking at one hand of the other side takes.
const A_HAND: u32 = 8;

/// Looks through turns.
pub(super) struct Thinker {
    seat: Seat,
    dumb: bool,
    v: usize,
    ahead: Option<Lookahead>,
}

impl Thinker {
    pub(super) fn pro(seat: Seat) -> Self {
        Self { seat, dumb: false, v: 0, ahead: None }
    }
    pub(super) fn world_class(seat: Seat) -> Self {
        Self { seat, v: 1, dumb: std::env::var("DUMB").is_ok(), ahead: None }
    }
}

/// Every hand of so many of these cards.
fn hands(from: Powers, count: u8) -> Vec<Powers> {
    let cards: Vec<Power> = from.iter().collect();
    let mut hands = vec![(Powers::NONE, 0)];
    for _ in 0..usize::from(count).min(cards.len()) {
        hands = hands
            .into_iter()
            .flat_map(|(hand, next): (Powers, usize)| {
                cards[next..]
                    .iter()
                    .enumerate()
                    .map(move |(k, card)| (hand.with(Powers::one(*card)), next + k + 1))
            })
            .collect();
    }
    hands.into_iter().map(|(hand, _)| hand).collect()
}

impl Thinker {
    /// The positions it may be, as far as there is time to look at them.
    fn worlds(
        &mut self,
        view: &View,
        budget: Budget,
        rng: &mut MatchRng,
        mut look: impl FnMut(&mut Lookahead, &SoccerGo, f64),
    ) -> usize {
        let begun = Instant::now();
        let table = &view.table;
        let (own, other) = (table.kind(self.seat), table.kind(!self.seat));
        let count = if table.has_powers() { view.counts[!self.seat][other] } else { 0 };
        let mut possible = hands(view.unseen(other), count);
        rng.shuffle(&mut possible);
        let mut table = *table;
        if table.phase == Phase::Choose {
            table.owed = Seats::BOTH;
            table.laid = BySeat::new(Laid::Nothing, Laid::Nothing);
        }
        let kept = kept(&table, self.v);
        let mut seen = 0;
        for hand in possible {
            let state = match own {
                Kind::Attacking => imagined(table, view.hand[own], hand),
                Kind::Defending => imagined(table, hand, view.hand[own]),
            };
            if !self.ahead.as_ref().is_some_and(|ahead| ahead.fits(&state)) {
                self.ahead = Some(Lookahead::of(&state, kept.clone()));
            }
            if let Some(ahead) = &mut self.ahead {
                look(ahead, &state, 1.0);
            }
            seen += 1;
            let over = match budget {
                Budget::Iterations(all) => seen as u32 * A_HAND >= all,
                Budget::Time(all) => begun.elapsed() >= all,
            };
            if over {
                break;
            }
        }
        seen
    }

    fn weigh(&mut self, view: &View, legal: &[Action], budget: Budget, rng: &mut MatchRng) -> Choice<Action> {
        let seat = self.seat;
        let mut ways: Option<Vec<(Action, f64)>> = None;
        self.worlds(view, budget, rng, |ahead, state, weight| {
            let ways = ways.get_or_insert_with(|| {
                let mut all = [Action::Decline; MOST_PLAYS];
                let all = plays(state, seat, &Parts::all(), &mut all);
                std::iter::once(Action::Decline).chain(all.iter().copied()).map(|a| (a, 0.0)).collect()
            });
            for (action, sum) in ways {
                *sum += weight * ahead.after(state, seat, *action);
            }
        });
        let sign = if seat == view.table.attacker { 1.0 } else { -1.0 };
        let best =
            ways.unwrap_or_default().into_iter().max_by(|(_, a), (_, b)| (sign * a).total_cmp(&(sign * b)));
        let Some((action, _)) = best else { return any(legal, rng) };
        if let Action::Power(play) = action
            && let Named::Direction(_) = play.named
        {
            let same: Vec<Action> = legal
                .iter()
                .filter(|a| matches!(a, Action::Power(p) if p.card == play.card && p.action == play.action))
                .copied()
                .collect();
            return any(&same, rng);
        }
        choice(action, "")
    }

    fn lay(&mut self, view: &View, legal: &[Action], budget: Budget, rng: &mut MatchRng) -> Choice<Action> {
        let attacks = self.seat == view.table.attacker;
        let mut sum: Option<(Shares, f64)> = None;
        let mut found = 0.0;
        let mut seek0: Option<Seek> = None;
        let mut parts = vec![];
        let all = self.worlds(view, budget, rng, |ahead, state, weight| {
            let seek = ahead.choosing(state);
            let _ = (&mut sum, weight);
            found += seek.found;
            for (numbers, worth) in seek.each() {
                for n in numbers.iter() {
                    parts.push((n, worth));
                }
            }
            seek0 = Some(seek);
        });
        let Some(seek0) = seek0 else { return any(legal, rng) };
        let mut totals = [0.0; 12];
        for (n, w) in parts {
            totals[usize::from(n)] += w / all as f64;
        }
        let mut seek = Seek::like(&seek0, found / all as f64);
        for n in view.table.choosable().iter() {
            seek.add(Numbers::one(n), totals[usize::from(n)]);
        }
        let shares = if attacks { seek.hiding() } else { seek.seeking() };
        let count = view.table.lays(self.seat);
        let mut lay = Numbers::NONE;
        let mut shares = shares;
        while lay.count() < count {
            let n = draw(&shares, rng);
            shares[n] = 0.0;
            let sum: f64 = shares.iter().sum();
            if sum > 0.0 {
                shares.iter_mut().for_each(|s| *s /= sum);
            } else {
                for n in view.table.choosable().without(lay).iter() {
                    shares[usize::from(n)] = 1.0;
                }
                shares[n] = 0.0;
                let s: f64 = shares.iter().sum();
                shares.iter_mut().for_each(|x| *x /= s);
            }
            lay = lay.with(Numbers::one(n as u8));
        }
        choice(Action::Choose(lay), "")
    }

    fn swap(&mut self, view: &View, legal: &[Action], _rng: &mut MatchRng) -> Choice<Action> {
        let kept = held(view, self.v);
        let worth =
            |hand: &Hand| -> f64 { Kind::BOTH.into_iter().map(|kind| kept.worth(kind, hand[kind])).sum() };
        let mut best = (Action::Keep, worth(&view.hand));
        for action in legal {
            if let (Action::Swap(card), Some(shown)) = (action, view.shown) {
                let mut hand = view.hand;
                hand[card.kind].remove(card.power);
                hand[shown.kind].add(shown.power);
                let w = worth(&hand);
                if w > best.1 {
                    best = (*action, w);
                }
            }
        }
        choice(best.0, "")
    }
}

impl Bot<Go> for Thinker {
    fn choose(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> Choice<Action> {
        if let [only] = legal {
            return choice(*only, "");
        }
        if self.dumb && view.table.phase != Phase::Choose {
            if legal.contains(&Action::Decline) {
                return choice(Action::Decline, "");
            }
            if legal.contains(&Action::Keep) {
                return choice(Action::Keep, "");
            }
        }
        match view.table.phase {
            Phase::Choose => self.lay(view, legal, budget, rng),
            Phase::Swap => self.swap(view, legal, rng),
            Phase::Play(_) | Phase::Answer(..) => self.weigh(view, legal, budget, rng),
            _ => any(legal, rng),
        }
    }
}
