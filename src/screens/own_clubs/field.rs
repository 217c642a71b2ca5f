//! The texts of a club that can be typed.

use crate::clubs::{self, Club, ELEVEN, NAME, PLAYER, TEXT};
use crate::id;
use crate::say;
use crate::words::{DisplayText, Id};

/// A text of a club.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Line {
    Name,
    Short,
    Letter,
    Ground,
    /// The player of the eleven with that index.
    Player(usize),
}

/// A field that is being typed in, with its text so far.
pub(super) type Typed = (Line, String);

impl Line {
    /// Returns the name of the field; that of a player is made of the number.
    pub(super) fn label(self) -> DisplayText {
        let name: Id = match self {
            Self::Name => id!("clubs-field-name"),
            Self::Short => id!("clubs-field-short"),
            Self::Letter => id!("clubs-field-letter"),
            Self::Ground => id!("clubs-field-ground"),
            Self::Player(index) => return say!("clubs-field-player", n = index + 1),
        };
        name.into()
    }

    /// Returns the fewest and the most letters.
    pub(super) const fn room(self) -> (usize, usize) {
        match self {
            Self::Name => NAME,
            Self::Short => (3, 3),
            Self::Letter => (1, 2),
            Self::Ground => TEXT,
            Self::Player(_) => PLAYER,
        }
    }

    const fn is_capital(self) -> bool {
        matches!(self, Self::Short | Self::Letter)
    }

    /// Returns the text as the club has it.
    pub(super) fn of(self, club: &Club) -> &str {
        match self {
            Self::Name => &club.name,
            Self::Short => &club.short,
            Self::Letter => &club.letter,
            Self::Ground => &club.ground.name,
            Self::Player(index) => club.player(index),
        }
    }

    fn put(self, club: &mut Club, text: String) {
        match self {
            Self::Name => club.name = text,
            Self::Short => club.short = text,
            Self::Letter => club.letter = text,
            Self::Ground => club.ground.name = text,
            Self::Player(index) => {
                if let Some(name) = club.eleven.get_mut(index.min(ELEVEN - 1)) {
                    *name = text;
                }
            }
        }
    }

    /// Returns true if the text may have that letter.
    fn takes(self, letter: char) -> bool {
        clubs::takes(letter) && (!self.is_capital() || letter.is_ascii_alphabetic())
    }

    /// Returns what may be typed of a text: letters that no club may have are left out.
    fn heard(self, text: &str) -> String {
        let letters = text.chars().filter(|letter| self.takes(*letter));
        if self.is_capital() {
            return letters.map(|letter| letter.to_ascii_uppercase()).collect();
        }
        clubs::single_blanks(letters)
    }
}

/// Takes over the text of a field. The club has it as soon as it is whole; until then the sentence says what is missing.
pub(super) fn hear(club: &mut Club, line: Line, text: &str) -> (Typed, DisplayText) {
    let (least, most) = line.room();
    // One letter too many shows that it is too many; a paste may be of any length.
    let heard: String = line.heard(text).chars().take(most + 1).collect();
    let whole = clubs::whole(&heard).to_owned();
    let n = whole.chars().count();
    let mut changed = club.clone();
    line.put(&mut changed, whole);
    let fits = (least..=most).contains(&n);
    let sound = fits && clubs::parse(&changed.id, &changed.text()).is_ok();
    let said = if text.chars().any(|letter| !line.takes(letter)) {
        say!("clubs-letters")
    } else if !fits {
        if least == most {
            say!("clubs-needs-exactly", n = least)
        } else {
            say!("clubs-needs", least = least, most = most)
        }
    } else if !sound {
        say!("clubs-twice")
    } else {
        DisplayText::EMPTY
    };
    if sound {
        *club = changed;
    }
    ((line, heard), said)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clubs::lucky;

    #[test]
    fn a_club_has_a_text_as_soon_as_it_is_whole() {
        let before = lucky(3, &[]);
        let other = before.eleven[4].clone();
        for (line, typed, heard, has) in [
            (Line::Name, "Mill Rovers", "Mill Rovers", Some("Mill Rovers")),
            (Line::Name, " Mill   Rovers ", "Mill Rovers ", Some("Mill Rovers")),
            (Line::Name, "Mi", "Mi", None),
            (Line::Name, "", "", None),
            (Line::Name, "Mill<b>Rovers\u{202e}", "MillbRovers", Some("MillbRovers")),
            (Line::Name, "A club of a name too long", "A club of a name to", None),
            (Line::Short, "mil", "MIL", Some("MIL")),
            (Line::Short, "M1", "M", None),
            (Line::Letter, "mr", "MR", Some("MR")),
            (Line::Ground, "Weir Lane", "Weir Lane", Some("Weir Lane")),
            (Line::Player(3), "O'Neill", "O'Neill", Some("O'Neill")),
            (Line::Player(3), other.as_str(), other.as_str(), None),
        ] {
            let mut club = before.clone();
            let ((_, so_far), said) = hear(&mut club, line, typed);
            assert_eq!(so_far, heard);
            assert_eq!(line.of(&club), has.unwrap_or_else(|| line.of(&before)), "{typed}");
            let odd = typed.contains('<') || typed.contains('1');
            assert_eq!(said.is_empty(), has.is_some() && !odd, "{typed}");
            assert!(clubs::parse(&club.id, &club.text()).is_ok());
        }
    }
}
