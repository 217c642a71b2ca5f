//! The letters of the keys of this keyboard, as the system reports them: the X server, for its own windows and, as
//! XWayland, for those of Wayland. Windows and macOS tell it to code that calls them by hand only; there
//! [`super::caps`] assumes and learns.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on, poll_once};
use bevy::window::{RequestRedraw, WindowFocused};

use super::Bindings;

/// The letters of each key in upper case, its label first.
pub(super) type KeyTexts = BTreeMap<KeyCode, Vec<char>>;

/// The keyboard layout that the system reported.
#[derive(Resource, Debug, Default)]
pub(in crate::session) struct Keymap {
    /// True once it was asked.
    known: bool,
    /// True if a key wrote something else than the system had reported.
    doubted: bool,
    asking: Option<Task<Option<KeyTexts>>>,
    last: KeyTexts,
    /// What each key wrote last.
    pub(super) wrote: BTreeMap<KeyCode, char>,
}

impl Keymap {
    /// Asks again: the player may have changed the layout.
    pub(super) const fn ask_again(&mut self) {
        self.doubted = true;
    }
}

/// Asks the system at the start, when the window gets the focus (the layout may have been changed elsewhere) and when a
/// key contradicts its answer.
pub(in crate::session) fn ask(
    mut keymap: ResMut<Keymap>,
    mut focused: MessageReader<WindowFocused>,
    mut bindings: ResMut<Bindings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let came = focused.read().fold(false, |came, focus| came | focus.focused);
    if (came || keymap.doubted || !keymap.known) && keymap.asking.is_none() && IS_TOLD {
        (keymap.known, keymap.doubted) = (true, false);
        keymap.asking = Some(IoTaskPool::get().spawn(async { written() }));
    }
    let Some(task) = &mut keymap.asking else { return };
    let Some(answer) = block_on(poll_once(task)) else {
        redraw.write(RequestRedraw);
        return;
    };
    keymap.asking = None;
    // The same answer again is no news: what keys wrote since then stands.
    if let Some(answer) = answer.filter(|answer| *answer != keymap.last) {
        keymap.last.clone_from(&answer);
        bindings.caps.update(answer);
    }
}

/// True if the system can be asked. False in tests, which must behave the same everywhere.
const IS_TOLD: bool = cfg!(all(target_os = "linux", not(test)));

#[cfg(not(target_os = "linux"))]
fn written() -> Option<KeyTexts> {
    None
}

#[cfg(target_os = "linux")]
fn written() -> Option<KeyTexts> {
    x11::written().inspect_err(|e| debug!("the keyboard's layout: {e}")).ok().flatten()
}

#[cfg(target_os = "linux")]
mod x11 {
    use std::error::Error;

    use x11rb::connection::{Connection, RequestConnection};
    use x11rb::protocol::xkb::{self, ConnectionExt as _, ID};
    use x11rb::protocol::xproto::ConnectionExt as _;

    use super::super::boards::PLACES;
    use super::super::caps::{readable, upper};
    use super::KeyTexts;

    /// Numbers of the keys in [`PLACES`]: those of Linux, and 8 more in X11.
    #[rustfmt::skip]
    const NUMBERS: [u8; PLACES.len()] = [
        41, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
        16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
        30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 43,
        44, 45, 46, 47, 48, 49, 50, 51, 52, 53,
    ];
    const OFFSET: u8 = 8;

    /// Asks the X server what the keys write; `None` if it knows no letter.
    pub(super) fn written() -> Result<Option<KeyTexts>, Box<dyn Error>> {
        let (server, _) = x11rb::connect(None)?;
        let setup = server.setup();
        let (first, last) = (setup.min_keycode, setup.max_keycode);
        let count = last.saturating_sub(first).saturating_add(1);
        let keys = server.get_keyboard_mapping(first, count)?.reply()?;
        let per_key = usize::from(keys.keysyms_per_keycode).max(1);
        let group = group(&server).unwrap_or_default();
        let of_key = |number: u8| {
            let index = usize::from((number + OFFSET).checked_sub(first)?);
            keys.keysyms.chunks(per_key).nth(index)
        };
        let all = PLACES.into_iter().zip(NUMBERS);
        let texts: KeyTexts =
            all.filter_map(|(key, number)| Some((key, letters(of_key(number)?, group)?))).collect();
        Ok(Some(texts).filter(|texts| !texts.is_empty()))
    }

    /// Returns the number of the layout in use, where several are set up.
    fn group(server: &impl RequestConnection) -> Option<usize> {
        server.extension_information(xkb::X11_EXTENSION_NAME).ok()??;
        server.xkb_use_extension(1, 0).ok()?.reply().ok()?;
        let state = server.xkb_get_state(u16::from(ID::USE_CORE_KBD)).ok()?.reply().ok()?;
        Some(usize::from(u8::from(state.group)))
    }

    /// Returns what a key writes in a layout, its label first. A layout of another script has the label of the first.
    pub(super) fn letters(symbols: &[u32], group: usize) -> Option<Vec<char>> {
        // Of each layout the core protocol lists two levels, and behind those of all layouts two more.
        let of = |group: usize| {
            let letter = |place: usize| symbols.get(place).and_then(|symbol| letter(*symbol));
            let levels = [2 * group, 2 * group + 1, 2 * group + 4, 2 * group + 5].map(letter);
            let digit = levels[..2].iter().flatten().find(|letter| letter.is_ascii_digit()).copied();
            let label = digit.or(levels[0])?;
            let mut all = vec![label];
            all.extend(levels.into_iter().flatten().filter(|other| *other != label));
            Some(all)
        };
        of(group.min(1)).or_else(|| of(0))
    }

    /// Returns the letter of a symbol of X11, in upper case, if it can be a label.
    fn letter(symbol: u32) -> Option<char> {
        let letter = match symbol {
            0x21..=0x7e | 0xa1..=0xff => char::from_u32(symbol),
            0x0100_0021..=0x0110_ffff => char::from_u32(symbol - 0x0100_0000),
            _ => OTHERS.iter().find(|(other, _)| *other == symbol).map(|(_, letter)| *letter),
        };
        letter.map(upper).filter(|letter| readable(*letter))
    }

    /// Accents, and letters of Central and Northern Europe and of Turkey, which have numbers of their own.
    #[rustfmt::skip]
    const OTHERS: [(u32, char); 40] = [
        (0xfe50, '`'), (0xfe51, '´'), (0xfe52, '^'), (0xfe53, '~'), (0xfe54, '¯'), (0xfe57, '¨'), (0xfe58, '°'),
        (0xfe5b, '¸'), (0xfe5a, 'ˇ'), (0x1b1, 'Ą'), (0x1b3, 'Ł'), (0x1b9, 'Š'),
        (0x1ba, 'Ş'), (0x1bb, 'Ť'), (0x1bc, 'Ź'), (0x1be, 'Ž'), (0x1bf, 'Ż'), (0x1e0, 'Ŕ'), (0x1e3, 'Ă'),
        (0x1e5, 'Ĺ'), (0x1e6, 'Ć'), (0x1e8, 'Č'), (0x1ea, 'Ę'), (0x1ec, 'Ě'), (0x1ef, 'Ď'), (0x1f0, 'Đ'),
        (0x1f1, 'Ń'), (0x1f2, 'Ň'), (0x1f5, 'Ő'), (0x1f8, 'Ř'), (0x1f9, 'Ů'), (0x1fb, 'Ű'), (0x1fe, 'Ţ'),
        (0x2bb, 'Ğ'), (0x2b9, 'I'), (0x3e0, 'Ā'), (0x3ba, 'Ē'), (0x3ef, 'Ī'), (0x3fe, 'Ū'), (0x3bf, 'Ŋ'),
    ];

    #[cfg(test)]
    mod tests {
        use super::*;

        /// As `xmodmap -pke` lists them.
        #[test]
        fn a_key_has_the_label_that_is_printed_on_it() {
            const MINUS: u32 = 0x2d;
            let french_6 = [MINUS, 0x36, MINUS, 0x36, 0x7c, 0x01002011];
            assert_eq!(letters(&french_6, 0), Some(vec!['6', '-', '|']));
            let german_minus = [0xdf, 0x3f, 0xdf, 0x3f, 0x5c, 0xbf];
            assert_eq!(letters(&german_minus, 0).unwrap()[0], 'ß');
            let german_equal = [0xfe51, 0xfe50, 0xfe51, 0xfe50, 0xfe5b, 0xfe5c];
            assert_eq!(letters(&german_equal, 0).unwrap()[0], '´');
            assert_eq!(letters(&[0x1ec, 0x32], 0), Some(vec!['2', 'Ě']), "Czech");
        }

        #[test]
        fn the_active_layout_counts_if_several_are_set_up() {
            // us,fr
            let q = [0x71, 0x51, 0x61, 0x41];
            assert_eq!([0, 1, 3].map(|group| letters(&q, group).unwrap()[0]), ['Q', 'A', 'A']);
            // us,ru: Cyrillic letters are on no label.
            let q = [0x71, 0x51, 0x6ca, 0x6ea];
            assert_eq!(letters(&q, 1).unwrap()[0], 'Q');
            assert_eq!(letters(&[0x6ca, 0x6ea, 0x6ca, 0x6ea], 0), None);
            assert_eq!([letters(&[], 0), letters(&[0, 0], 1)], [None, None]);
        }
    }
}
