//! The ids and faces of the cards. An id reveals no more than the screen may know: hidden cards are identified by
//! their place.

use super::super::action::{Action, HandShape, ShotDirection};
use super::super::cards::{CARDS, PowerCard, PowerKind, PowerName};
use super::super::numbers::{NumberSet, PLAYERS};
use engine::Seat;
use stage::scene::CardId;

/// An option of a sealed choice: a number, a direction, a hand. Each side has one of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SealedOption {
    /// SGO-4: a number.
    Number(u8),
    /// SGO-8: a direction.
    Direction(ShotDirection),
    /// Tackle: a hand.
    Hand(HandShape),
}

/// The hands in display order.
pub(super) const HANDS: [HandShape; 3] = [HandShape::Rock, HandShape::Paper, HandShape::Scissors];

impl SealedOption {
    /// Number of options of a side.
    pub(super) const COUNT: usize = PLAYERS as usize + ShotDirection::ALL.len() + HANDS.len();

    /// Returns all options of a side, in display order.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        let numbers = (1..=PLAYERS).map(Self::Number);
        let directions = ShotDirection::ALL.into_iter().map(Self::Direction);
        numbers.chain(directions).chain(HANDS.into_iter().map(Self::Hand))
    }

    /// Returns the options that an action lays.
    pub(super) fn laid_by(action: Action) -> Vec<Self> {
        match action {
            Action::Choose(numbers) => numbers.iter().map(Self::Number).collect(),
            Action::Direction(direction) => vec![Self::Direction(direction)],
            Action::Hand(shape) => vec![Self::Hand(shape)],
            _ => Vec::new(),
        }
    }

    /// Returns its id where the screen knows which option it is.
    pub(super) fn id(self, seat: Seat) -> CardId {
        let place = Self::all().position(|choice| choice == self).unwrap_or_default();
        CardId(base(seat) + place as u16)
    }

    /// Returns its face. A direction is the shot of the side that attacks, and the dive of the other one.
    pub(super) fn face(self, seat: Seat, attacks: bool) -> String {
        match self {
            Self::Number(number) => format!("go/{}_{number}", seat.name()),
            Self::Direction(direction) if attacks => format!("go/{direction}"),
            Self::Direction(direction) => format!("go/dive_{direction}"),
            Self::Hand(shape) => format!("go/{shape}"),
        }
    }

    /// Returns the option with that id, and its side.
    pub(super) fn known(id: CardId) -> Option<(Seat, Self)> {
        let seat = side_of(id)?;
        Self::all().nth(usize::from(id.0 - base(seat))).map(|choice| (seat, choice))
    }
}

/// Returns the first id of a side's options.
const fn base(seat: Seat) -> u16 {
    match seat {
        Seat::Home => 100,
        Seat::Away => 200,
    }
}

/// Returns the id of an option of the other side that the screen shows as a back. Laid ones have the highest
/// numbers.
pub(super) const fn unknown_id(seat: Seat, k: usize) -> CardId {
    CardId(base(seat) + 20 + k as u16)
}

/// Returns the id of the stand-in for a sealed card where all options are open. It is none of those cards, so no
/// gap reveals the choice.
pub(super) const fn token_id(seat: Seat, k: usize) -> CardId {
    CardId(base(seat) + 40 + k as u16)
}

/// Returns true for such a stand-in.
pub(super) fn is_token(id: CardId) -> bool {
    side_of(id).is_some_and(|seat| id >= token_id(seat, 0))
}

/// Returns the side of the option with that id; none for power cards.
pub(super) fn side_of(id: CardId) -> Option<Seat> {
    Seat::BOTH.into_iter().find(|seat| (base(*seat)..base(*seat) + 100).contains(&id.0))
}

/// Returns the back of a side's options.
pub(super) fn back(seat: Seat) -> String {
    format!("back/{}", seat.name())
}

/// Returns the first id of a kind's power cards.
const fn kind_base(kind: PowerKind) -> u16 {
    match kind {
        PowerKind::Attacking => 300,
        PowerKind::Defending => 400,
    }
}

/// Returns the id of a power card that the screen may show.
pub(super) const fn power_id(card: PowerCard) -> CardId {
    CardId(kind_base(card.kind) + card.power as u16)
}

/// Returns the power card with that id.
pub(super) fn known_power(id: CardId) -> Option<PowerCard> {
    let kind = kind_of(id)?;
    let power = *PowerName::ALL.get(usize::from(id.0 - kind_base(kind)))?;
    kind.cards().contains(power).then_some(PowerCard { kind, power })
}

/// Returns the id of a power card in a hand that the screen must not show.
pub(super) const fn held_id(seat: Seat, kind: PowerKind, k: usize) -> CardId {
    CardId(kind_base(kind) + 20 + 15 * seat as u16 + k as u16)
}

/// Returns the id of a card of an unused deck in its shuffled place, counted from below. It stays the same as long
/// as the card lies there.
pub(super) const fn deck_id(kind: PowerKind, k: usize) -> CardId {
    CardId(kind_base(kind) + 60 + k as u16)
}

/// Returns the id of a card that was put under an unused deck; the first one is 0.
pub(super) const fn under_id(kind: PowerKind, k: usize) -> CardId {
    CardId(kind_base(kind) + 60 + CARDS as u16 + k as u16)
}

/// Returns the kind of the power card with that id.
pub(super) fn kind_of(id: CardId) -> Option<PowerKind> {
    PowerKind::BOTH.into_iter().find(|kind| (kind_base(*kind)..kind_base(*kind) + 100).contains(&id.0))
}

/// Returns the face of a power card.
pub(super) fn power_face(card: PowerCard) -> String {
    format!("go/{}_{}", card.kind, snake(card.power.name()))
}

/// Returns the key of the picture of a small power card: its sign alone, without words.
#[must_use]
pub fn token_face(card: PowerCard) -> String {
    format!("go/token_{}_{}", card.kind, snake(card.power.name()))
}

/// Returns the back of a kind of power cards.
pub(super) fn power_back(kind: PowerKind) -> String {
    format!("go/back_{kind}")
}

/// Converts a name to snake case: `ThroughBall` to `through_ball`, `AttackingGK` to `attacking_gk`.
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

/// Returns the numbers among those ids.
pub(super) fn numbers_of(ids: &[CardId], of: Seat) -> NumberSet {
    ids.iter()
        .filter_map(|id| match SealedOption::known(*id)? {
            (seat, SealedOption::Number(number)) if seat == of => Some(number),
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
            for (k, choice) in SealedOption::all().enumerate() {
                assert_eq!(SealedOption::known(choice.id(seat)), Some((seat, choice)));
                assert!(ids.insert(choice.id(seat)) && ids.insert(unknown_id(seat, k)));
            }
            assert!((0..3).all(|k| ids.insert(token_id(seat, k)) && is_token(token_id(seat, k))));
        }
        for kind in PowerKind::BOTH {
            for (k, power) in kind.deck().iter().enumerate() {
                let card = PowerCard { kind, power: *power };
                assert_eq!(known_power(power_id(card)), Some(card));
                assert!(ids.insert(power_id(card)));
                assert!(ids.insert(deck_id(kind, k)) && ids.insert(under_id(kind, k)));
                assert!(Seat::BOTH.into_iter().all(|seat| ids.insert(held_id(seat, kind, k))));
            }
            assert_eq!(known_power(deck_id(kind, 0)), None);
        }
        assert_eq!(SealedOption::all().count(), SealedOption::COUNT);
        assert!(ids.iter().all(|id| side_of(*id).is_some() != kind_of(*id).is_some()));
    }

    #[test]
    fn card_faces_have_the_names_of_their_pictures() {
        let face = |kind, power| power_face(PowerCard { kind, power });
        assert_eq!(face(PowerKind::Attacking, PowerName::AttackingGK), "go/attacking_attacking_gk");
        assert_eq!(face(PowerKind::Attacking, PowerName::BlockA), "go/attacking_block_a");
        assert_eq!(face(PowerKind::Defending, PowerName::PassReTake), "go/defending_pass_re_take");
        assert_eq!(face(PowerKind::Defending, PowerName::SlowBuildUp), "go/defending_slow_build_up");
        assert_eq!(SealedOption::Number(11).face(Seat::Away, true), "go/away_11");
        assert_eq!(SealedOption::Hand(HandShape::Rock).face(Seat::Home, false), "go/rock");
        assert_eq!(SealedOption::Direction(ShotDirection::Left).face(Seat::Home, true), "go/left");
        assert_eq!(SealedOption::Direction(ShotDirection::Left).face(Seat::Home, false), "go/dive_left");
    }
}
