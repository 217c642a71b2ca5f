//! The system's clipboard. On some systems what lies there is gone with the program that put it there: it is held open.

use arboard::{Clipboard, Error};
use bevy::prelude::*;

/// The clipboard, opened when it is first used. Not sent between threads: some systems forbid it.
#[derive(Default)]
pub struct Pasteboard(Option<Clipboard>);

/// Why the clipboard was of no use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unclipped {
    /// There is no text on it.
    NoText,
    /// The system has none, or does not let us.
    Unavailable,
}

impl Pasteboard {
    fn open(&mut self) -> Result<&mut Clipboard, Unclipped> {
        if self.0.is_none() {
            self.0 = Clipboard::new().inspect_err(|e| warn!("no clipboard: {e}")).ok();
        }
        self.0.as_mut().ok_or(Unclipped::Unavailable)
    }

    /// Puts text on it.
    ///
    /// # Errors
    /// There is no clipboard.
    pub fn put(&mut self, text: &str) -> Result<(), Unclipped> {
        self.open()?.set_text(text).map_err(|e| unclipped(&e))
    }

    /// The text on it.
    ///
    /// # Errors
    /// There is none, or no clipboard.
    pub fn text(&mut self) -> Result<String, Unclipped> {
        self.open()?.get_text().map_err(|e| unclipped(&e))
    }
}

fn unclipped(fault: &Error) -> Unclipped {
    match fault {
        Error::ContentNotAvailable | Error::ConversionFailure => Unclipped::NoText,
        other => {
            warn!("the clipboard: {other}");
            Unclipped::Unavailable
        }
    }
}
