//! The frames round what can be taken, pure: four, told by shape as well as by colour, and each means one thing wherever it
//! is: on cards, on shirts, in the prompt, on tiles and in menus.

use super::palette::{AMBER, CHALK, Rgb};

/// What a frame says of what it is round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accent {
    /// It can be taken now: a thin amber line.
    Legal,
    /// It is taken up, or the one that is set: thick amber with a tick.
    Chosen,
    /// The keys are on it: two chalk lines on ink.
    Focus,
    /// The pointer is on it: one broad chalk line.
    Hover,
}

impl Accent {
    /// Every one, the weakest first.
    pub const ALL: [Self; 4] = [Self::Legal, Self::Hover, Self::Focus, Self::Chosen];

    /// Its colour.
    #[must_use]
    pub const fn colour(self) -> Rgb {
        match self {
            Self::Legal | Self::Chosen => AMBER,
            Self::Focus | Self::Hover => CHALK,
        }
    }

    /// How broad its line is, design units.
    #[must_use]
    pub const fn width(self) -> f32 {
        match self {
            Self::Legal => 3.0,
            Self::Hover => 5.0,
            Self::Focus => 3.0,
            Self::Chosen => 8.0,
        }
    }
}

/// The frames that a thing wears: it may be chosen, and the keys be on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Accents(u8);

impl Accents {
    /// None.
    pub const NONE: Self = Self(0);

    /// The same and that one, if it is so.
    #[must_use]
    pub const fn with(self, accent: Accent, so: bool) -> Self {
        Self(if so { self.0 | 1 << accent as u8 } else { self.0 })
    }

    /// Whether that one is among them.
    #[must_use]
    pub const fn has(self, accent: Accent) -> bool {
        self.0 >> accent as u8 & 1 == 1
    }

    /// One bit for each, in the order of [`Accent`]: legal, chosen, focus, hover.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn no_two_frames_look_alike_in_one_colour() {
        // Focus has two lines and a choice its tick; of the others each line is as broad as no other.
        let lines = [Accent::Legal, Accent::Hover, Accent::Chosen].map(|accent| accent.width() as u8);
        assert_eq!(HashSet::from(lines).len(), 3);
    }

    #[test]
    fn a_thing_can_be_chosen_and_in_focus() {
        let both =
            Accents::NONE.with(Accent::Chosen, true).with(Accent::Focus, true).with(Accent::Hover, false);
        let worn: Vec<Accent> = Accent::ALL.into_iter().filter(|accent| both.has(*accent)).collect();
        assert_eq!(worn, [Accent::Focus, Accent::Chosen]);
        assert_eq!(both.bits(), 0b0110);
    }
}
