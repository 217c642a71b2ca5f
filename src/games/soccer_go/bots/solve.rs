//! What an attack is worth while all cards in play are known: every way it can go on is played by the real rules, both
//! sides at their best, to the end of the turn. Sealed choices are solved as what they are: hide and seek.
//!
//! Worths are goals to the attacker. What is left in the hands counts too, else nobody would ever keep a card.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::hide;
use crate::engine::{Game, Seat, Silent};
use crate::games::soccer_go::action::{Action, Direction, Named, Play, Shape};
use crate::games::soccer_go::cards::{ByKind, Hand, Kind, Power, Powers};
use crate::games::soccer_go::data::{Effect, rules};
use crate::games::soccer_go::legal::Offer;
use crate::games::soccer_go::numbers::{KEEPER, Numbers};
use crate::games::soccer_go::state::{LAST_PASS, Period, Phase, SoccerGo};
use crate::games::soccer_go::windows::Window;

const ALL: usize = Power::ALL.len();

/// What a card of each kind is worth to its side after this turn.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Kept {
    pub(super) single: ByKind<[f64; ALL]>,
    pub(super) pair: ByKind<[[f64; ALL]; ALL]>,
}

impl Kept {
    pub(super) const NOTHING: Self = Self {
        single: ByKind::new([0.0; ALL], [0.0; ALL]),
        pair: ByKind::new([[0.0; ALL]; ALL], [[0.0; ALL]; ALL]),
    };

    /// A hand together.
    pub(super) fn worth(&self, kind: Kind, hand: Powers) -> f64 {
        let mut sum = 0.0;
        let mut left = hand;
        for card in hand.iter() {
            left.remove(card);
            sum += self.single[kind][card as usize];
            for other in left.iter() {
                sum += self.pair[kind][card as usize][other as usize];
            }
        }
        sum
    }
}

/// Solves positions of one turn, and remembers them.
pub(super) struct Lookahead {
    turn: u8,
    attacker: Seat,
    /// The attacker's goals before this turn.
    goals: u32,
    kept: Kept,
    known: HashMap<Key, f64, BuildHasherDefault<Mix>>,
}

/// All that matters of a position: what can still be used, how far the ball is, what is unspent up to names.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    cards: Hand,
    /// Only where there is a Joker to copy from them.
    piles: Hand,
    unspent: Numbers,
    selection: Option<(Kind, Power)>,
    filled: u8,
    dribble: u8,
    /// Which question is asked; whether the goalkeeper may be chosen, a further pass is asked, a mark was spared.
    flags: u8,
}

impl Lookahead {
    /// For the turn that is played.
    pub(super) fn of(state: &SoccerGo, kept: Kept) -> Self {
        let table = &state.table;
        Self {
            turn: table.turn,
            attacker: table.attacker,
            goals: table.score[table.attacker],
            kept,
            known: HashMap::default(),
        }
    }

    /// Whether it is for this turn, with these worths.
    pub(super) fn fits(&self, state: &SoccerGo) -> bool {
        self.turn == state.table.turn && self.goals == state.table.score[self.attacker]
    }

    /// The worth of the action of whoever is asked alone.
    pub(super) fn after(&mut self, state: &SoccerGo, seat: Seat, action: Action) -> f64 {
        let mut next = state.clone();
        if next.apply(seat, &action, &mut Silent).is_err() {
            return self.left(state);
        }
        self.worth(&next)
    }

    /// The worth after both have laid.
    pub(super) fn after_both(&mut self, state: &SoccerGo, attack: Action, defence: Action) -> f64 {
        let mut next = state.clone();
        for (seat, action) in [(self.attacker, attack), (!self.attacker, defence)] {
            if next.apply(seat, &action, &mut Silent).is_err() {
                return self.left(state);
            }
        }
        self.worth(&next)
    }

    #[cfg(test)]
    pub(super) fn size(&self) -> usize {
        self.known.len()
    }

    /// The worth of the position with best play.
    pub(super) fn worth(&mut self, state: &SoccerGo) -> f64 {
        let table = &state.table;
        if table.turn != self.turn || table.period == Period::Shootout {
            return self.left(state);
        }
        match table.phase {
            Phase::Swap | Phase::Over | Phase::Running => self.left(state),
            Phase::Play(Window::BeforePass(_)) | Phase::Choose => {
                let (key, idle) = self.key(state);
                if let Some(worth) = self.known.get(&key) {
                    return worth + idle;
                }
                let worth = match table.phase {
                    Phase::Choose => self.choosing(state).worth(),
                    _ => self.best(state),
                };
                self.known.insert(key, worth - idle);
                worth
            }
            Phase::Play(_) | Phase::Answer(..) => self.best(state),
            // Level hands are shown again: each side wins half of the tackles.
            Phase::Duel => {
                let hands = |attack, defence| (Action::Hand(attack), Action::Hand(defence));
                let (a, d) = hands(Shape::Paper, Shape::Rock);
                let (b, e) = hands(Shape::Rock, Shape::Paper);
                0.5 * (self.after_both(state, a, d) + self.after_both(state, b, e))
            }
            Phase::Shot => self.shot(state),
        }
    }

    /// What each side has when the turn is over.
    fn left(&self, state: &SoccerGo) -> f64 {
        let worth = |seat: Seat, kind: Kind| self.kept.worth(kind, state.hands[seat][kind]);
        f64::from(state.table.score[self.attacker] - self.goals) + worth(self.attacker, Kind::Attacking)
            - worth(!self.attacker, Kind::Defending)
    }

    /// The best action of the one side that is asked.
    fn best(&mut self, state: &SoccerGo) -> f64 {
        let Some(seat) = state.table.owed.first() else { return self.left(state) };
        let attacks = seat == self.attacker;
        let mut best = self.after(state, seat, Action::Decline);
        let mut actions = [Action::Decline; MOST_PLAYS];
        for action in plays(state, seat, &Parts::of(state), &mut actions) {
            let worth = self.after(state, seat, *action);
            best = if attacks { best.max(worth) } else { best.min(worth) };
        }
        best
    }

    /// SGO-4 as hide and seek: where the ball goes, what that is worth if it is not found.
    pub(super) fn choosing(&mut self, state: &SoccerGo) -> hide::Seek {
        let table = &state.table;
        let from = table.choosable();
        let (hidden, sought) = (table.lays(self.attacker), table.lays(!self.attacker));
        let mut seek = hide::Seek::new(sought.max(hidden));
        let three =
            |but: Numbers| -> Numbers { from.without(but).iter().take(usize::from(sought)).collect() };
        let first = from.nth(0);
        let found = |ahead: &mut Self| {
            let lay = |count: u8| Action::Choose(from.iter().take(usize::from(count)).collect());
            ahead.after_both(state, lay(hidden), lay(sought))
        };
        seek.found = found(self);
        if hidden > 1 {
            // Corner: whatever was laid, a shot follows.
            let lay: Numbers = from.iter().take(usize::from(hidden)).collect();
            let mark = from.without(lay).nth(0);
            let worth = if mark.is_empty() {
                seek.found
            } else {
                self.after_both(state, Action::Choose(lay), Action::Choose(mark))
            };
            seek.add(from, worth);
            return seek;
        }
        let parts = Parts::of(state);
        for part in parts.0 {
            let part = part.both(from);
            let one = part.nth(0);
            if one.is_empty() {
                continue;
            }
            let mark = if from.count() > sought { three(one) } else { first };
            let worth = if from.count() > sought {
                self.after_both(state, Action::Choose(one), Action::Choose(mark))
            } else {
                seek.found
            };
            seek.add(part, worth);
        }
        seek
    }

    /// SGO-8: each open direction alike.
    fn shot(&mut self, state: &SoccerGo) -> f64 {
        let closed = state.table.force.closed;
        let mut open = Direction::ALL.into_iter().filter(|direction| closed != Some(*direction));
        let (Some(one), Some(other)) = (open.next(), open.next()) else { return self.left(state) };
        let saved = 1.0 / (2 + open.count()) as f64;
        let [one, other] = [one, other].map(Action::Direction);
        saved * self.after_both(state, one, one) + (1.0 - saved) * self.after_both(state, one, other)
    }

    /// What tells the position apart, and the worth of the cards that cannot matter in this turn any more.
    fn key(&self, state: &SoccerGo) -> (Key, f64) {
        let table = &state.table;
        let held = ByKind::new(
            state.hands[self.attacker][Kind::Attacking],
            state.hands[!self.attacker][Kind::Defending],
        );
        let mut cards = held;
        let mut idle_worth = 0.0;
        for kind in Kind::BOTH {
            if held[kind].is_empty() {
                continue;
            }
            let idle = idle(state, &held, kind);
            cards[kind] = held[kind].without(idle);
            let sum = self.kept.worth(kind, idle);
            idle_worth += if kind == Kind::Attacking { sum } else { -sum };
        }
        let pile = |kind: Kind| {
            if cards[kind].has(Power::Joker) { table.discards[kind].cards } else { Powers::NONE }
        };
        let asked = match table.phase {
            Phase::Play(Window::BeforePass(Kind::Attacking)) => 0,
            Phase::Play(_) => 1,
            _ => 2,
        };
        let force = &table.force;
        let flags =
            asked | u8::from(force.keeper) << 2 | u8::from(force.slow) << 3 | u8::from(table.marked) << 4;
        let key = Key {
            cards,
            piles: ByKind::from_fn(pile),
            unspent: Parts::of(state).canonical(table.unspent()),
            selection: force.selection,
            filled: table.track.filled(),
            dribble: force.dribble,
            flags,
        };
        (key, idle_worth)
    }
}

/// What a hand could perform: its cards, and what its Joker might copy.
fn performable(state: &SoccerGo, held: &Hand, kind: Kind) -> Powers {
    let cards = held[kind];
    if cards.has(Power::Joker) { cards.with(state.table.discards[kind].cards) } else { cards }
}

/// The cards that cannot be of use in this turn any more.
fn idle(state: &SoccerGo, held: &Hand, kind: Kind) -> Powers {
    let table = &state.table;
    let theirs = performable(state, held, !kind);
    let back = Kind::Defending.cards().iter().any(|card| {
        matches!(rules().effect(Kind::Defending, card), Effect::Back(_))
            && performable(state, held, Kind::Defending).has(card)
    });
    let gone = |card: Power| {
        if card.is_block() {
            return !theirs.iter().any(|play| rules().blocks(!kind, play).has(card));
        }
        let from = if back { 1 } else { table.track.pass() };
        let first = (1..=LAST_PASS).find(|pass| rules().before_pass(kind, *pass).has(card));
        first.is_some() && !(from..=LAST_PASS).any(|pass| rules().before_pass(kind, pass).has(card))
    };
    held[kind].iter().filter(|card| *card == Power::Bogey || gone(*card)).collect()
}

/// Plays that differ, at most: every card, and Counter-Attack with each three numbers that differ.
pub(super) const MOST_PLAYS: usize = 64;

/// What the side may do but decline; of plays that come to the same, one.
pub(super) fn plays<'a>(
    state: &SoccerGo,
    seat: Seat,
    parts: &Parts,
    into: &'a mut [Action; MOST_PLAYS],
) -> &'a [Action] {
    let mut count = 0;
    let mut add = |action| {
        if let Some(place) = into.get_mut(count) {
            *place = action;
            count += 1;
        }
    };
    match state.offer(seat) {
        Offer::Plays { kind, cards, copies, unspent } => {
            let own = cards.iter().map(Play::plain);
            for play in own.chain(copies.iter().map(Play::copied)) {
                match rules().effect(kind, play.action) {
                    Effect::Forward(_) => parts.triples(unspent, |three| {
                        add(Action::Power(play.naming(Named::Numbers(three))));
                    }),
                    Effect::CloseDirection => {
                        add(Action::Power(play.naming(Named::Direction(Direction::Middle))));
                    }
                    _ => add(Action::Power(play)),
                }
            }
        }
        Offer::Answers { cards, copies } => {
            let own = cards.iter().map(Play::plain);
            own.chain(copies.iter().map(Play::copied)).for_each(|play| add(Action::Answer(play)));
        }
        _ => {}
    }
    &into[..count]
}

/// The numbers, parted so that those of a part are alike: the goalkeeper, what each side's selection cards admit, the
/// rest.
#[derive(Clone, Copy)]
pub(super) struct Parts(pub(super) [Numbers; 4]);

impl Parts {
    /// As far as cards that are held could tell them apart.
    fn of(state: &SoccerGo) -> Self {
        let table = &state.table;
        let admitted = |kind: Kind| {
            let held = state.hands[table.player(kind)];
            let stands = table.force.selection.filter(|(by, _)| *by == kind).map(|(_, card)| card);
            performable(state, &held, kind).iter().chain(stands).fold(
                Numbers::NONE,
                |set, card| match rules().effect(kind, card) {
                    Effect::Among(numbers) => set.with(numbers),
                    _ => set,
                },
            )
        };
        Self::parted(admitted(Kind::Attacking), admitted(Kind::Defending))
    }

    /// As any card could tell them apart.
    pub(super) fn all() -> Self {
        let admitted = |kind: Kind| {
            kind.cards().iter().fold(Numbers::NONE, |set, card| match rules().effect(kind, card) {
                Effect::Among(numbers) => set.with(numbers),
                _ => set,
            })
        };
        Self::parted(admitted(Kind::Attacking), admitted(Kind::Defending))
    }

    fn parted(attacking: Numbers, defending: Numbers) -> Self {
        let keeper = Numbers::one(KEEPER);
        let attacking = attacking.without(keeper);
        let defending = defending.without(keeper).without(attacking);
        Self([
            keeper,
            attacking,
            defending,
            Numbers::ALL.without(keeper).without(attacking).without(defending),
        ])
    }

    /// The same set up to names: of each part as many, the lowest.
    fn canonical(&self, set: Numbers) -> Numbers {
        let mut canonical = Numbers::NONE;
        for part in self.0 {
            canonical = canonical.with(part.lowest(set.both(part).count()));
        }
        canonical
    }

    /// Every three numbers of the set that differ by their parts.
    pub(super) fn triples(&self, set: Numbers, mut each: impl FnMut(Numbers)) {
        let [a, b, c, d] = self.0.map(|part| part.both(set));
        for i in 0..=a.count().min(3) {
            for j in 0..=b.count().min(3 - i) {
                for k in 0..=c.count().min(3 - i - j) {
                    let rest = 3 - i - j - k;
                    if rest <= d.count() {
                        each(a.lowest(i).with(b.lowest(j)).with(c.lowest(k)).with(d.lowest(rest)));
                    }
                }
            }
        }
    }
}

/// Mixes a few words into one: keys are small and not of anybody's choosing.
#[derive(Default)]
pub(super) struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(u64::from(word));
    }

    fn write_u16(&mut self, word: u16) {
        self.write_u64(u64::from(word));
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(u64::from(word));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }
}
