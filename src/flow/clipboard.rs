//! The system's clipboard. On some systems its content disappears with the program that put it there, so it is kept
//! open.

use arboard::{Clipboard, Error};
use bevy::prelude::*;

/// The clipboard, opened on first use. Not sent between threads: some systems forbid it.
#[derive(Default)]
pub struct Pasteboard(Option<Clipboard>);

/// The reason why the clipboard could not be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unclipped {
    /// It holds no text.
    NoText,
    /// The system has no clipboard, or denies access to it.
    Unavailable,
}

impl Pasteboard {
    fn open(&mut self) -> Result<&mut Clipboard, Unclipped> {
        if self.0.is_none() {
            self.0 = Clipboard::new().inspect_err(|e| warn!("no clipboard: {e}")).ok();
        }
        self.0.as_mut().ok_or(Unclipped::Unavailable)
    }

    /// Puts text on the clipboard.
    ///
    /// # Errors
    /// [`Unclipped::Unavailable`] if there is no clipboard or it denies access.
    pub fn put(&mut self, text: &str) -> Result<(), Unclipped> {
        self.open()?.set_text(text).map_err(|e| unclipped(&e))
    }

    /// Returns the text on the clipboard.
    ///
    /// # Errors
    /// [`Unclipped::NoText`] if it holds no text, [`Unclipped::Unavailable`] if it cannot be read.
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
