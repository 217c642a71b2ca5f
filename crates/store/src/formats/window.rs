//! Size and place of the window when it was last seen: `window.ron`. They are apart from the settings, because every
//! move of the window changes them.

use std::io;

use serde::{Deserialize, Serialize};

use super::decode::{DecodeError, fields_text, file_text, piecemeal};

/// The version of the file format that this build writes.
const VERSION: u32 = 1;

/// Size and place of a window that is neither maximized nor fills the screen, in pixels, and whether it was maximized.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct WindowPlacement {
    /// Width and height within the frame; `None` until a window was seen.
    pub size: Option<(u32, u32)>,
    /// Left and top of the frame on the desktop; `None` where the system does not tell it.
    pub corner: Option<(i32, i32)>,
    /// True if the window was maximized.
    pub maximized: bool,
}

impl WindowPlacement {
    /// Parses `window.ron`. Returns the readable part and the fault of the rest.
    pub(crate) fn parse(text: &str) -> (Self, Option<DecodeError>) {
        piecemeal(text, VERSION, "size and place of a window")
    }

    /// Returns the text of `window.ron`.
    pub(crate) fn text(&self) -> io::Result<String> {
        Ok(file_text(VERSION, &[fields_text(self)?]))
    }
}
