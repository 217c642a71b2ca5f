//! Text that may come from anywhere: files that players edit, send to each other, or point to by mistake.
//!
//! Reading fails in one sentence and never takes long; what is shown of a stranger's text is cut and cannot command a
//! terminal.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

/// The size that no file of ours comes near, bytes: the longest match ever played takes a hundredth of it.
pub const LIMIT: u64 = 4 << 20;

/// Why a file's text cannot be had. Whether the file is damaged is another question: only [`Unread::NotText`] says so.
#[derive(Debug, thiserror::Error)]
pub enum Unread {
    /// The system does not let us.
    #[error("{0}")]
    System(#[from] io::Error),
    /// A folder, a device, a pipe.
    #[error("no file: expected a file of text")]
    NotAFile,
    /// Too large to be any of ours.
    #[error("{found} bytes: expected at most {most}")]
    TooLarge {
        /// Its size, bytes.
        found: u64,
        /// The most that is read, bytes.
        most: u64,
    },
    /// Bytes that are no text.
    #[error("no UTF-8 text (byte {at}): expected a file of text in UTF-8")]
    NotText {
        /// Where it ceases to be text, from 0.
        at: usize,
    },
}

/// The text of a file of at most `most` bytes.
///
/// # Errors
/// It cannot be read, is no file, is larger (found out without reading it), or is no text.
pub fn text(path: &Path, most: u64) -> Result<String, Unread> {
    decoded(bytes(path, most)?)
}

/// The bytes of a file of at most `most` bytes.
///
/// # Errors
/// It cannot be read, is no file, or is larger (found out without reading it).
pub fn bytes(path: &Path, most: u64) -> Result<Vec<u8>, Unread> {
    let known = fs::metadata(path)?;
    if !known.is_file() {
        return Err(Unread::NotAFile);
    }
    if known.len() > most {
        return Err(Unread::TooLarge { found: known.len(), most });
    }
    let mut bytes = Vec::new();
    // It may have grown since.
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Bytes as text, without the mark that editors on Windows put before it.
///
/// # Errors
/// [`Unread::NotText`].
pub fn decoded(bytes: Vec<u8>) -> Result<String, Unread> {
    let text = String::from_utf8(bytes).map_err(|e| Unread::NotText { at: e.utf8_error().valid_up_to() })?;
    Ok(match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    })
}

/// Letters of a stranger's name, title or word that are shown, at most.
pub const SHOWN: usize = 80;
/// Letters of a stranger's sentence that are shown, at most: of a longer one, the beginning and the end.
pub const SENTENCE: usize = 800;

/// A stranger's text as it may be shown: what is no letter to be seen is written out (`\u{1b}`), and only the first
/// [`SHOWN`] letters stand, so that it neither commands a terminal nor fills a page.
#[must_use]
pub fn shown(text: &str) -> String {
    shown_up_to(text, SHOWN)
}

/// The same of a text of ours in which a stranger's stands: a sentence, a path. Only its first `most` letters stand.
#[must_use]
pub fn shown_up_to(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => visible(text),
        Some((end, _)) => visible(&text[..end]) + "…",
    }
}

/// The same for a sentence that quotes a stranger, such as a reader's complaint: of one longer than [`SENTENCE`] letters
/// the middle is left out, since what was expected stands at the end.
#[must_use]
pub fn sentence(text: &str) -> String {
    const TAIL: usize = 300;
    if text.char_indices().nth(SENTENCE).is_none() {
        return visible(text);
    }
    let tail = text.char_indices().rev().nth(TAIL - 1).map_or(0, |(at, _)| at);
    shown_up_to(text, SENTENCE - TAIL) + &visible(&text[tail..])
}

/// The whole text, with what is no letter to be seen written out.
#[must_use]
pub fn visible(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        // Also letters that turn the direction of writing around, and tags.
        let unseen = letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}');
        if unseen {
            out.extend(letter.escape_default());
        } else {
            out.push(letter);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_before_the_text_is_passed_over() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("a.ron");
        fs::write(&path, "\u{feff}(a: 1)\r\n").unwrap();
        assert_eq!(text(&path, LIMIT).unwrap(), "(a: 1)\r\n");
    }

    #[test]
    fn what_cannot_be_read_is_told_apart() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("a.ron");
        assert!(matches!(text(&path, 4), Err(Unread::System(e)) if e.kind() == io::ErrorKind::NotFound));
        assert!(matches!(text(dir.path(), 4), Err(Unread::NotAFile)));
        fs::write(&path, "12345").unwrap();
        assert!(matches!(text(&path, 4), Err(Unread::TooLarge { found: 5, most: 4 })));
        assert_eq!(text(&path, 5).unwrap(), "12345");
        fs::write(&path, b"ab\xff").unwrap();
        assert!(matches!(text(&path, 5), Err(Unread::NotText { at: 2 })));
    }

    #[test]
    fn nothing_shown_commands_a_terminal_or_fills_a_page() {
        assert_eq!(shown("Ada Quist, São Paulo 東京"), "Ada Quist, São Paulo 東京");
        assert_eq!(shown("\u{1b}[2J\u{7}\n"), "\\u{1b}[2J\\u{7}\\n");
        assert_eq!(shown("a\u{202e}b"), "a\\u{202e}b");
        let long = shown(&"x".repeat(50_000_000));
        assert_eq!(long.chars().count(), SHOWN + 1);
    }

    #[test]
    fn a_long_sentence_keeps_its_end() {
        let long = format!("no `{}\u{1b}` is known; expected a game", "x".repeat(50_000_000));
        let short = sentence(&long);
        assert!(
            short.starts_with("no `xxx") && short.ends_with("x\\u{1b}` is known; expected a game"),
            "{short}"
        );
        assert!(short.chars().count() < SENTENCE + 10);
        assert_eq!(sentence(&short[..SENTENCE - 9]), short[..SENTENCE - 9]);
        assert_eq!(sentence("a\tb"), "a\\tb");
    }
}
