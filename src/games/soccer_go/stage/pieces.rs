//! The cards by their ids and faces. An id tells no more than the screen may know: hidden cards are named by where they
//! lie.

use super::super::action::{Action, Direction, Shape};
use super::super::cards::{CARDS, Card, Kind, Power};
use super::super::numbers::{Numbers, PLAYERS};
use crate::engine::Seat;

/// What a side lays in secret: a number, a direction, a hand. Every side has one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// SGO-4.
    Number(u8),
    /// SGO-8.
    Direction(Direction),
    /// Tackle.
    Hand(Shape),
}

/// Hands in the order in which they lie: as one says it.
pub(super) const HANDS: [Shape; 3] = [Shape::Rock, Shape::Paper, Shape::Scissors];

impl Choice {
    /// How many a side has.
    pub(super) const COUNT: usize = PLAYERS as usize + Direction::ALL.len() + HANDS.len();

    /// All of a side, in the order in which they lie.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let numbers = (1..=PLAYERS).map(Self::Number);
        let directions = Direction::ALL.into_iter().map(Self::Direction);
        numbers.chain(directions).chain(HANDS.into_iter().map(Self::Hand))
    }

    /// Those that an action lays.
    pub(super) fn laid_by(action: Action) -> Vec<Self> {
        match action {
            Action::Choose(numbers) => numbers.iter().map(Self::Number).collect(),
            Action::Direction(direction) => vec![Self::Direction(direction)],
            Action::Hand(shape) => vec![Self::Hand(shape)],
            _ => Vec::new(),
        }
    }

    /// Its id where the screen knows which it is.
    pub(super) fn id(self, seat: Seat) -> u16 {
        let place = Self::all().position(|choice| choice == self).unwrap_or_default();
        base(seat) + place as u16
    }

    /// Its face.
    pub(super) fn face(self, seat: Seat) -> String {
        match self {
            Self::Number(number) => format!("go/{}_{number}", seat.name()),
            Self::Direction(direction) => format!("go/{direction}"),
            Self::Hand(shape) => format!("go/{shape}"),
        }
    }

    /// The choice with that id, and whose it is.
    pub(super) fn known(id: u16) -> Option<(Seat, Self)> {
        let seat = side_of(id)?;
        Self::all().nth(usize::from(id - base(seat))).map(|choice| (seat, choice))
    }
}

/// The ids of what a side lays start here.
const fn base(seat: Seat) -> u16 {
    match seat {
        Seat::Home => 100,
        Seat::Away => 200,
    }
}

/// What the other side may lay, of which the screen shows the backs alone; those laid have the highest numbers.
pub(super) const fn unknown_id(seat: Seat, k: usize) -> u16 {
    base(seat) + 20 + k as u16
}

/// What lies for a sealed card where all choices lie open: none of those cards, lest the gap betray it.
pub(super) const fn token_id(seat: Seat, k: usize) -> u16 {
    base(seat) + 40 + k as u16
}

/// Whether that id is such a stand-in.
pub(super) fn is_token(id: u16) -> bool {
    side_of(id).is_some_and(|seat| id >= token_id(seat, 0))
}

/// Whose choice the card with that id is; none for power cards.
pub(super) fn side_of(id: u16) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|seat| (base(*seat)..base(*seat) + 100).contains(&id))
}

/// The back of what a side lays.
pub(super) fn back(seat: Seat) -> String {
    format!("back/{}", seat.name())
}

/// The ids of the power cards of a kind start here.
const fn kind_base(kind: Kind) -> u16 {
    match kind {
        Kind::Attacking => 300,
        Kind::Defending => 400,
    }
}

/// A power card that the screen may show.
pub(super) const fn power_id(card: Card) -> u16 {
    kind_base(card.kind) + card.power as u16
}

/// The power card with that id.
pub(super) fn known_power(id: u16) -> Option<Card> {
    let kind = kind_of(id)?;
    let power = *Power::ALL.get(usize::from(id - kind_base(kind)))?;
    kind.cards().has(power).then_some(Card { kind, power })
}

/// A power card in a hand that the screen must not show.
pub(super) const fn held_id(seat: Seat, kind: Kind, k: usize) -> u16 {
    kind_base(kind) + 20 + 15 * seat as u16 + k as u16
}

/// A card of an unused deck where the shuffle left it, counted from below: the same as long as it lies there.
pub(super) const fn deck_id(kind: Kind, k: usize) -> u16 {
    kind_base(kind) + 60 + k as u16
}

/// A card that was put under an unused deck, the first one being 0.
pub(super) const fn under_id(kind: Kind, k: usize) -> u16 {
    kind_base(kind) + 60 + CARDS as u16 + k as u16
}

/// The kind of the power card with that id.
pub(super) fn kind_of(id: u16) -> Option<Kind> {
    Kind::BOTH.into_iter().find(|kind| (kind_base(*kind)..kind_base(*kind) + 100).contains(&id))
}

/// The face of a power card.
pub(super) fn power_face(card: Card) -> String {
    format!("go/{}_{}", card.kind, snake(card.power.name()))
}

/// The back of a kind of power cards.
pub(super) fn power_back(kind: Kind) -> String {
    format!("go/back_{kind}")
}

/// `ThroughBall` as `through_ball`, `AttackingGK` as `attacking_gk`.
fn snake(name: &str) -> String {
    let mut out = String::new();
    let mut last_small = false;
    for c in name.chars() {
        if c.is_ascii_uppercase() && last_small {
            out.push('_');
        }
        last_small = c.is_ascii_lowercase();
        out.push(c.to_ascii_lowercase());
    }
    out
}

/// The numbers among those ids.
pub(super) fn numbers_of(ids: &[u16], of: Seat) -> Numbers {
    ids.iter()
        .filter_map(|id| match Choice::known(*id)? {
            (seat, Choice::Number(number)) if seat == of => Some(number),
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_cards_share_an_id() {
        let mut ids = HashSet::new();
        for seat in Seat::BOTH {
            for (k, choice) in Choice::all().enumerate() {
                assert_eq!(Choice::known(choice.id(seat)), Some((seat, choice)));
                assert!(ids.insert(choice.id(seat)) && ids.insert(unknown_id(seat, k)));
            }
            assert!((0..3).all(|k| ids.insert(token_id(seat, k)) && is_token(token_id(seat, k))));
        }
        for kind in Kind::BOTH {
            for (k, power) in kind.deck().iter().enumerate() {
                let card = Card { kind, power: *power };
                assert_eq!(known_power(power_id(card)), Some(card));
                assert!(ids.insert(power_id(card)));
                assert!(ids.insert(deck_id(kind, k)) && ids.insert(under_id(kind, k)));
                assert!(Seat::BOTH.into_iter().all(|seat| ids.insert(held_id(seat, kind, k))));
            }
            assert_eq!(known_power(deck_id(kind, 0)), None);
        }
        assert_eq!(Choice::all().count(), Choice::COUNT);
        assert!(ids.iter().all(|id| side_of(*id).is_some() != kind_of(*id).is_some()));
    }

    #[test]
    fn faces_are_named_as_they_are_drawn() {
        let face = |kind, power| power_face(Card { kind, power });
        assert_eq!(face(Kind::Attacking, Power::AttackingGK), "go/attacking_attacking_gk");
        assert_eq!(face(Kind::Attacking, Power::BlockA), "go/attacking_block_a");
        assert_eq!(face(Kind::Defending, Power::PassReTake), "go/defending_pass_re_take");
        assert_eq!(face(Kind::Defending, Power::SlowBuildUp), "go/defending_slow_build_up");
        assert_eq!(Choice::Number(11).face(Seat::Away), "go/away_11");
        assert_eq!(Choice::Hand(Shape::Rock).face(Seat::Home), "go/rock");
    }
}
