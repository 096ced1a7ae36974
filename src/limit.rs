//! Size limits for input. Longer input is refused with a message before it is parsed.

use std::fmt;

use crate::texts::text;

/// The largest record in bytes, whether read, linked or stored, and the largest game of another program: a match must
/// fit into the browser's storage. `web/files.js` has the same limit for files.
pub const RECORD_BYTES: usize = 1 << 20;
/// The largest save in bytes: its record, in which JSON may escape every character at worst, with the settings, the
/// times and as many other lines as fit.
pub const SAVE_BYTES: usize = 3 << 20;
/// The largest output of a part of an arena, in bytes.
pub const ARENA_BYTES: usize = 1 << 30;
/// The longest line of the engine protocol, in bytes.
pub const LINE_BYTES: usize = 4 << 20;

/// The error for input over its limit.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", text!("limit-too-long", size = Size(*.most).to_string()))]
pub struct TooLong {
    /// The limit in bytes.
    pub most: usize,
}

/// Formats a number of bytes, such as `1 MB`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Size(pub usize);

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            bytes if bytes >= 1 << 20 => write!(f, "{} MB", bytes >> 20),
            bytes if bytes >= 1 << 10 => write!(f, "{} KB", bytes >> 10),
            bytes => write!(f, "{bytes} bytes"),
        }
    }
}

/// Refuses a text of more than `most` bytes.
///
/// # Errors
///
/// [`TooLong`].
pub const fn check(text: &str, most: usize) -> Result<(), TooLong> {
    if text.len() > most { Err(TooLong { most }) } else { Ok(()) }
}

/// Reads a file of at most `most` bytes; some files have no end. A byte order mark is skipped.
///
/// # Errors
///
/// The system's error, or [`TooLong`] within an error of the kind [`FileTooLarge`](std::io::ErrorKind::FileTooLarge).
#[cfg(not(target_arch = "wasm32"))]
pub fn read_file(path: &std::path::Path, most: usize) -> std::io::Result<Vec<u8>> {
    read(std::fs::File::open(path)?, most)
}

/// Like [`read_file`], from an open source.
///
/// # Errors
///
/// The same.
#[cfg(not(target_arch = "wasm32"))]
pub fn read(source: impl std::io::Read, most: usize) -> std::io::Result<Vec<u8>> {
    use std::io::Read as _;
    let mut bytes = Vec::new();
    source.take(most as u64 + 1).read_to_end(&mut bytes)?;
    if bytes.len() > most {
        return Err(std::io::Error::new(std::io::ErrorKind::FileTooLarge, TooLong { most }));
    }
    if bytes.starts_with(BYTE_ORDER_MARK) {
        bytes.drain(..BYTE_ORDER_MARK.len());
    }
    Ok(bytes)
}

/// The byte order mark that some programs write before a text.
pub const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn a_file_without_end_is_refused() {
        let error = read_file("/dev/zero".as_ref(), RECORD_BYTES).unwrap_err();
        assert_eq!(error.to_string(), "this is longer than 1 MB");
        assert_eq!(read_file("/dev/null".as_ref(), RECORD_BYTES).unwrap(), b"");
    }

    #[test]
    fn a_byte_order_mark_is_passed_over_once() {
        for (bytes, expected) in [
            (&b"\xef\xbb\xbfab"[..], &b"ab"[..]),
            (b"\xef\xbb\xbf", b""),
            (b"\xef\xbb", b"\xef\xbb"),
            (b"\xef\xbb\xbf\xef\xbb\xbfa", b"\xef\xbb\xbfa"),
            (b"a\xef\xbb\xbf", b"a\xef\xbb\xbf"),
        ] {
            assert_eq!(read(bytes, 100).unwrap(), expected);
        }
    }
}
