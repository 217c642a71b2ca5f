//! Untrusted text: files that players edit, share, or name by mistake.
//!
//! Reading fails with one sentence and never takes long. Untrusted text is shortened before it is shown, and its
//! control characters are escaped.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

/// Size limit of every file in bytes, a hundred times the longest match ever played.
pub const LIMIT: u64 = 4 << 20;

/// The reason why a file's text cannot be read. Only [`ReadFileError::NotText`] says that the file is damaged.
#[derive(Debug, thiserror::Error)]
pub enum ReadFileError {
    /// The system reports an error.
    #[error("{0}")]
    System(#[from] io::Error),
    /// The path is a folder, device or pipe.
    #[error("no file: expected a file of text")]
    NotAFile,
    /// The file is too large.
    #[error("{found} bytes: expected at most {most}")]
    TooLarge {
        /// Its size in bytes.
        found: u64,
        /// The limit in bytes.
        most: u64,
    },
    /// The bytes are not UTF-8.
    #[error("no UTF-8 text (byte {at}): expected a file of text in UTF-8")]
    NotText {
        /// The index of the first invalid byte.
        at: usize,
    },
}

/// Reads the text of a file of at most `most` bytes.
///
/// # Errors
/// The file is unreadable, no regular file, larger (its size is checked before reading), or no text.
pub fn text(path: &Path, most: u64) -> Result<String, ReadFileError> {
    decode_utf8(read_bytes(path, most)?)
}

/// Reads a file of at most `most` bytes.
///
/// # Errors
/// The file is unreadable, no regular file, or larger (its size is checked before reading).
pub fn read_bytes(path: &Path, most: u64) -> Result<Vec<u8>, ReadFileError> {
    let file = open(File::options().read(true), path)?;
    let found = file.metadata()?.len();
    if found > most {
        return Err(ReadFileError::TooLarge { found, most });
    }
    let mut bytes = Vec::new();
    // The file may have grown since its size was checked.
    file.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Opens a regular file, and nothing else: a pipe, a socket or a device could block the caller for ever. It also
/// notices if something else takes the file's place meanwhile.
///
/// # Errors
/// The file cannot be opened, or it is no regular file.
pub fn open(options: &OpenOptions, path: &Path) -> Result<File, ReadFileError> {
    // To open some devices does something already.
    if fs::metadata(path).is_ok_and(|known| !known.is_file()) {
        return Err(ReadFileError::NotAFile);
    }
    #[cfg(unix)]
    let options =
        std::os::unix::fs::OpenOptionsExt::custom_flags(&mut options.clone(), libc::O_NONBLOCK).clone();
    let file = options.open(path)?;
    if file.metadata()?.is_file() { Ok(file) } else { Err(ReadFileError::NotAFile) }
}

/// Decodes bytes as UTF-8 without the byte order mark of Windows editors.
///
/// # Errors
/// [`ReadFileError::NotText`].
pub fn decode_utf8(bytes: Vec<u8>) -> Result<String, ReadFileError> {
    let text =
        String::from_utf8(bytes).map_err(|e| ReadFileError::NotText { at: e.utf8_error().valid_up_to() })?;
    Ok(match text.strip_prefix('\u{feff}') {
        Some(rest) => rest.to_owned(),
        None => text,
    })
}

/// Maximum number of characters shown of an untrusted name, title or word.
pub const MAX_SHOWN_CHARS: usize = 80;
/// Maximum number of characters shown of an untrusted sentence; of a longer one the start and the end are shown.
pub const MAX_SENTENCE_CHARS: usize = 800;

/// Makes untrusted text safe to show. Invisible characters are escaped (`\u{1b}`) and at most [`MAX_SHOWN_CHARS`]
/// characters remain. So the text cannot control a terminal or fill a page.
#[must_use]
pub fn sanitized(text: &str) -> String {
    sanitized_up_to(text, MAX_SHOWN_CHARS)
}

/// Makes a sentence or path of ours that contains untrusted text safe to show, with at most `most` characters.
#[must_use]
pub fn sanitized_up_to(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        None => escape_invisible(text),
        Some((end, _)) => escape_invisible(&text[..end]) + "…",
    }
}

/// Makes a sentence that quotes untrusted text safe to show. If it is longer than [`MAX_SENTENCE_CHARS`], its middle is
/// left out, because the expectation stands at the end.
#[must_use]
pub fn sanitized_sentence(text: &str) -> String {
    const TAIL: usize = 300;
    if text.char_indices().nth(MAX_SENTENCE_CHARS).is_none() {
        return escape_invisible(text);
    }
    let tail = text.char_indices().rev().nth(TAIL - 1).map_or(0, |(at, _)| at);
    sanitized_up_to(text, MAX_SENTENCE_CHARS - TAIL) + &escape_invisible(&text[tail..])
}

/// Returns the whole text with invisible characters escaped.
#[must_use]
pub fn escape_invisible(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        // Includes characters that change the writing direction, and tags.
        let is_invisible = letter.is_control()
            || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}');
        if is_invisible {
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
    fn a_byte_order_mark_is_skipped() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("a.ron");
        fs::write(&path, "\u{feff}(a: 1)\r\n").unwrap();
        assert_eq!(text(&path, LIMIT).unwrap(), "(a: 1)\r\n");
    }

    /// Nobody writes to the pipe, so opening it as a file would block for ever.
    #[cfg(unix)]
    #[test]
    fn a_pipe_in_place_of_a_file_does_not_block() {
        let dir = tempfile::tempdir().unwrap();
        let pipe = dir.path().join("a.ron");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
        assert!(made.success());
        assert!(matches!(text(&pipe, LIMIT), Err(ReadFileError::NotAFile)));
        for options in [File::options().read(true), File::options().write(true), File::options().append(true)]
        {
            assert!(matches!(open(options, &pipe), Err(ReadFileError::NotAFile)));
        }
        let socket = dir.path().join("b.ron");
        let _bound = std::os::unix::net::UnixListener::bind(&socket).unwrap();
        for other in [Path::new("/dev/zero"), Path::new("/dev/tty"), &socket] {
            assert!(matches!(text(other, LIMIT), Err(ReadFileError::NotAFile)), "{}", other.display());
        }
    }

    #[test]
    fn reasons_for_unreadable_files_are_distinguished() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("a.ron");
        assert!(
            matches!(text(&path, 4), Err(ReadFileError::System(e)) if e.kind() == io::ErrorKind::NotFound)
        );
        assert!(matches!(text(dir.path(), 4), Err(ReadFileError::NotAFile)));
        fs::write(&path, "12345").unwrap();
        assert!(matches!(text(&path, 4), Err(ReadFileError::TooLarge { found: 5, most: 4 })));
        assert_eq!(text(&path, 5).unwrap(), "12345");
        fs::write(&path, b"ab\xff").unwrap();
        assert!(matches!(text(&path, 5), Err(ReadFileError::NotText { at: 2 })));
    }

    #[test]
    fn quoted_text_has_no_control_characters_and_a_bounded_length() {
        assert_eq!(sanitized("Ada Quist, São Paulo 東京"), "Ada Quist, São Paulo 東京");
        assert_eq!(sanitized("\u{1b}[2J\u{7}\n"), "\\u{1b}[2J\\u{7}\\n");
        assert_eq!(sanitized("a\u{202e}b"), "a\\u{202e}b");
        let long = sanitized(&"x".repeat(50_000_000));
        assert_eq!(long.chars().count(), MAX_SHOWN_CHARS + 1);
    }

    #[test]
    fn a_long_sentence_keeps_its_end() {
        let long = format!("no `{}\u{1b}` is known; expected a game", "x".repeat(50_000_000));
        let short = sanitized_sentence(&long);
        assert!(
            short.starts_with("no `xxx") && short.ends_with("x\\u{1b}` is known; expected a game"),
            "{short}"
        );
        assert!(short.chars().count() < MAX_SENTENCE_CHARS + 10);
        assert_eq!(sanitized_sentence(&short[..MAX_SENTENCE_CHARS - 9]), short[..MAX_SENTENCE_CHARS - 9]);
        assert_eq!(sanitized_sentence("a\tb"), "a\\tb");
    }
}
