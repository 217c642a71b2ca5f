//! The system's clipboard: one for text fields, which egui serves, and for codes.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::DisplayHandleWrapper;
use bevy_egui::EguiClipboard;
use winit::raw_window_handle::{HasDisplayHandle, RawDisplayHandle};
use words::{MessageId, id};

/// Reads and writes the system's clipboard, which it shares with egui.
#[derive(SystemParam)]
pub struct Clipboard<'w> {
    egui: ResMut<'w, EguiClipboard>,
    display: Option<Res<'w, DisplayHandleWrapper>>,
}

/// The reason why the clipboard could not be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClipboardError {
    /// It holds no text.
    NoText,
    /// The system has no clipboard, or denies access to it.
    Unavailable,
}

impl ClipboardError {
    /// Returns the sentence that tells the player.
    pub const fn sentence(self) -> MessageId {
        match self {
            Self::NoText => id!("club-clipboard-empty"),
            Self::Unavailable => id!("club-clipboard-closed"),
        }
    }
}

impl Clipboard<'_> {
    /// Puts text on the clipboard.
    ///
    /// # Errors
    /// [`ClipboardError::Unavailable`] if there is no clipboard or it denies access.
    pub fn set_text(&mut self, text: &str) -> Result<(), ClipboardError> {
        self.egui.set_text(text);
        // It reports no error, so the text is read back. Under Wayland it comes back only after a while; there each
        // window has a clipboard.
        let is_there = self.is_of_wayland() || self.egui.get_text().is_some_and(|there| there == text);
        if is_there { Ok(()) } else { Err(ClipboardError::Unavailable) }
    }

    /// Returns the text on the clipboard.
    ///
    /// # Errors
    /// [`ClipboardError::NoText`] if it holds no text, [`ClipboardError::Unavailable`] if it cannot be read.
    pub fn text(&mut self) -> Result<String, ClipboardError> {
        read(self.egui.get_text(), self.is_of_wayland())
    }

    fn is_of_wayland(&self) -> bool {
        let handle = self.display.as_ref().and_then(|display| display.0.display_handle().ok());
        handle.is_some_and(|handle| matches!(handle.as_raw(), RawDisplayHandle::Wayland(_)))
    }
}

/// Returns the text that was read. Wayland reports an empty clipboard as one that cannot be read.
fn read(text: Option<String>, wayland: bool) -> Result<String, ClipboardError> {
    match text {
        Some(text) if !text.is_empty() => Ok(text),
        None if !wayland => Err(ClipboardError::Unavailable),
        Some(_) | None => Err(ClipboardError::NoText),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_clipboard_differs_from_a_missing_one() {
        let some = |text: &str| Some(text.to_owned());
        for wayland in [false, true] {
            assert_eq!(read(some("F5A"), wayland), Ok("F5A".to_owned()));
            assert_eq!(read(some(""), wayland), Err(ClipboardError::NoText));
        }
        assert_eq!(read(None, false), Err(ClipboardError::Unavailable));
        assert_eq!(read(None, true), Err(ClipboardError::NoText));
    }
}
