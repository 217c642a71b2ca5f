//! Sets of player numbers, as bits of one word.

use std::cmp::Ordering;
use std::fmt;

use engine::notation::bit_set;

/// SGO-4: number of players of a side.
pub const PLAYERS: u8 = 11;
/// SGO-6: the goalkeeper's number.
pub const KEEPER: u8 = 1;

/// A set of the numbers 1 to 11. Written ascending, `[1,4,9]`; its order is the order of that text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[must_use]
pub struct NumberSet(u16);

/// The numbers in the order of their text when a comma follows.
const BEFORE_COMMA: [u8; PLAYERS as usize] = [1, 10, 11, 2, 3, 4, 5, 6, 7, 8, 9];
/// The numbers in the order of their text when a bracket follows.
const BEFORE_BRACKET: [u8; PLAYERS as usize] = [10, 11, 1, 2, 3, 4, 5, 6, 7, 8, 9];

impl NumberSet {
    /// The set of all numbers.
    pub const ALL: Self = Self(((1 << PLAYERS) - 1) << 1);

    /// Returns the set of that number; empty if it is not a player's number.
    pub const fn one(number: u8) -> Self {
        if number == 0 || number > PLAYERS { Self::NONE } else { Self(1 << number) }
    }

    /// Returns the number of numbers.
    #[must_use]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Iterates over the numbers, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let number = left.trailing_zeros() as u8;
            let some = left != 0;
            left &= left.wrapping_sub(1);
            some.then_some(number)
        })
    }

    /// Returns the set of the element with index `k`, ascending; empty if there is none.
    pub fn nth(self, k: u32) -> Self {
        let mut left = self.0;
        for _ in 0..k {
            left &= left.wrapping_sub(1);
        }
        Self(left.isolate_lowest_one())
    }

    /// Returns the `count` smallest numbers; all if there are fewer.
    pub const fn lowest(self, count: u8) -> Self {
        let mut above = self.0;
        let mut k = 0;
        while k < count {
            above &= above.wrapping_sub(1);
            k += 1;
        }
        Self(self.0 & !above)
    }

    /// Calls `each` with the set of every single number, in the order of text.
    pub fn singles(self, mut each: impl FnMut(Self)) {
        for number in BEFORE_BRACKET.into_iter().filter(|number| self.contains(*number)) {
            each(Self::one(number));
        }
    }

    /// Calls `each` with every three numbers of the set, in the order of text.
    pub fn triples(self, mut each: impl FnMut(Self)) {
        for a in BEFORE_COMMA.into_iter().filter(|a| self.contains(*a)) {
            for b in BEFORE_COMMA.into_iter().filter(|b| *b > a && self.contains(*b)) {
                for c in BEFORE_BRACKET.into_iter().filter(|c| *c > b && self.contains(*c)) {
                    each(Self::one(a).union(Self::one(b)).union(Self::one(c)));
                }
            }
        }
    }

    /// Returns the number of sets of three that [`Self::triples`] yields.
    #[must_use]
    pub const fn triples_count(self) -> u32 {
        let n = self.0.count_ones();
        n * n.saturating_sub(1) * n.saturating_sub(2) / 6
    }

    /// Parses `[1,4,9]`: ascending, without spaces or duplicates.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let inner = text.strip_prefix('[')?.strip_suffix(']')?;
        let mut set = Self::NONE;
        for part in inner.split(',') {
            set = set.union(Self::one(part.parse().ok()?));
        }
        (set.to_string() == text).then_some(set)
    }

    /// Returns the bytes of its text after the opening bracket.
    fn bytes(self) -> impl Iterator<Item = u8> {
        let number = |(k, n): (usize, u8)| {
            [(k > 0).then_some(b','), (n >= 10).then_some(b'0' + n / 10), Some(b'0' + n % 10)]
        };
        self.iter().enumerate().flat_map(number).flatten().chain(*b"]")
    }
}

impl Ord for NumberSet {
    fn cmp(&self, other: &Self) -> Ordering {
        self.bytes().cmp(other.bytes())
    }
}

impl PartialOrd for NumberSet {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for NumberSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("[")?;
        for (k, number) in self.iter().enumerate() {
            write!(f, "{}{number}", if k > 0 { "," } else { "" })?;
        }
        f.write_str("]")
    }
}

bit_set!(NumberSet of u8);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sgo_4_sets_are_listed_in_the_order_of_their_text() {
        for set in [NumberSet::ALL, NumberSet::from_iter([1, 2, 9, 10, 11]), NumberSet::from_iter([3, 4])] {
            let (mut ones, mut threes) = (Vec::new(), Vec::new());
            set.singles(|one| ones.push(one));
            set.triples(|three| threes.push(three));
            assert_eq!(ones.len(), usize::from(set.count()));
            assert_eq!(threes.len(), set.triples_count() as usize);
            for list in [ones, threes] {
                let texts: Vec<_> = list.iter().map(ToString::to_string).collect();
                assert!(texts.is_sorted() && list.is_sorted(), "{texts:?}");
            }
        }
    }

    #[test]
    fn sgo_4_text_and_back() {
        for text in ["[1]", "[11]", "[1,10,11]", "[2,5,9]"] {
            assert_eq!(NumberSet::read(text).unwrap().to_string(), text);
        }
        for text in ["", "[]", "[0]", "[12]", "[01]", "[+1]", "[4,1]", "[1,1]", "[1, 4]", "1", "[1,]"] {
            assert_eq!(NumberSet::read(text), None, "{text}");
        }
        assert_eq!(NumberSet::ALL.nth(9), NumberSet::one(10));
        assert_eq!(NumberSet::one(3).nth(1), NumberSet::NONE);
        let set = NumberSet::from_iter([2, 5, 9]);
        assert_eq!([0, 2, 3, 4].map(|n| set.lowest(n).to_string()), ["[]", "[2,5]", "[2,5,9]", "[2,5,9]"]);
    }
}
