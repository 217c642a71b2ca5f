//! The four frames around selectable things, as pure data. They differ in shape as well as in colour. Each has one
//! meaning everywhere: on cards, on shirts, in the prompt, on tiles and in menus.

use super::palette::{CHALK, Rgb};

/// The meaning of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Accent {
    /// The thing can be chosen now: a thin chalk line.
    Legal,
    /// The thing is chosen, or is the current setting: a thick chalk line with a tick.
    Chosen,
    /// The thing has the keyboard focus: two chalk lines on ink.
    Focus,
    /// The pointer is on the thing: one broad chalk line.
    Hover,
}

impl Accent {
    /// All frames, the weakest first.
    pub const ALL: [Self; 4] = [Self::Legal, Self::Hover, Self::Focus, Self::Chosen];

    /// The colour of the lines: gold is left to the one action that leads on.
    pub const COLOUR: Rgb = CHALK;

    /// Returns the width of the line, design units.
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

/// The set of frames around one thing, which may for example be both chosen and in focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct AccentSet(u8);

impl AccentSet {
    /// No frame.
    pub const NONE: Self = Self(0);

    /// Adds a frame if `so` is true.
    #[must_use]
    pub const fn with_if(self, accent: Accent, so: bool) -> Self {
        Self(if so { self.0 | 1 << accent as u8 } else { self.0 })
    }

    /// Returns true if the frame is in the set.
    #[must_use]
    pub const fn has(self, accent: Accent) -> bool {
        self.0 >> accent as u8 & 1 == 1
    }

    /// Returns one bit for each frame, in the order of [`Accent`]: legal, chosen, focus, hover.
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
    fn no_two_highlights_look_alike_in_one_colour() {
        // The focus frame is left out: it is the only one with two lines. The other three must differ in width.
        let lines = [Accent::Legal, Accent::Hover, Accent::Chosen].map(|accent| accent.width() as u8);
        assert_eq!(HashSet::from(lines).len(), 3);
    }

    #[test]
    fn a_widget_can_be_selected_and_focused() {
        let both = AccentSet::NONE
            .with_if(Accent::Chosen, true)
            .with_if(Accent::Focus, true)
            .with_if(Accent::Hover, false);
        let worn: Vec<Accent> = Accent::ALL.into_iter().filter(|accent| both.has(*accent)).collect();
        assert_eq!(worn, [Accent::Focus, Accent::Chosen]);
        assert_eq!(both.bits(), 0b0110);
    }
}
