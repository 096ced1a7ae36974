//! Records as links: a whole game in the fragment of a URL, which is never sent to a server.
//!
//! A link is `#match=` and a *code*: the version, which is the character `1`, followed in base64url without padding by
//!
//! - the number of bytes that follow, in groups of seven bits, lowest first, all but the last with bit 128 set;
//! - the CRC-32 of the bytes after it, four bytes, lowest first;
//! - the record's text (see [`Record`]), deflated.
//!
//! So a truncated or corrupted code is detected before it is decoded.

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};

use super::base64;
use super::{Record, RecordError};
use crate::limit::{self, RECORD_BYTES, TooLong};
use crate::texts::text;

/// The prefix of the code in a fragment.
const KEY: &str = "match=";
/// The version of codes that this program writes and reads.
const VERSION: char = '1';
/// The deflate compression level, from 0 to 10.
const EFFORT: u8 = 9;
/// The number of bytes of the checksum.
const CHECKSUM: usize = 4;

/// Why a link cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LinkError {
    /// It is longer than a record may be.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// The address has no match in it.
    #[error("{}", text!("link-no-match", key = KEY))]
    NoMatch,
    /// There is no code after the key.
    #[error("{}", text!("link-empty", key = KEY))]
    Empty,
    /// It was made by another version.
    #[error("{}", text!("link-version", found = .0.to_string(), read = VERSION.to_string()))]
    Version(char),
    /// A character that does not belong to base64url.
    #[error("{}", text!("link-character", place = .place, key = KEY, character = .character.escape_debug().to_string()))]
    Character {
        /// The character.
        character: char,
        /// Its position, from 1.
        place: usize,
    },
    /// The code is cut off.
    #[error("{}", text!("link-cut-off", found = .found, expected = .expected))]
    CutOff {
        /// The number of characters found.
        found: usize,
        /// The expected number of characters.
        expected: usize,
    },
    /// The code is too long.
    #[error("{}", text!("link-too-many", found = .found, expected = .expected))]
    TooMany {
        /// The number of characters found.
        found: usize,
        /// The expected number of characters.
        expected: usize,
    },
    /// The checksum does not match.
    #[error("{}", text!("link-checksum"))]
    Checksum,
    /// The checksum matches, but the content is not text.
    #[error("{}", text!("link-not-text"))]
    NotText,
    /// The record in the link is wrong.
    #[error("{}", text!("link-record", why = .0.to_string()))]
    Record(#[from] Box<RecordError>),
}

/// Whether `text` looks like a link, or the fragment of one, rather than a record or a file name.
pub fn is_link(text: &str) -> bool {
    let text = text.trim();
    !text.contains(char::is_whitespace) && !text.contains(['[', '{']) && code_behind_key(text).is_some()
}

/// The record as the fragment of a link: `#match=...`.
///
/// # Errors
///
/// [`TooLong`], if the record exceeds the limit for reading.
pub fn to_link(record: &Record) -> Result<String, TooLong> {
    let text = record.to_string();
    limit::check(&text, RECORD_BYTES)?;
    let deflated = compress_to_vec(text.as_bytes(), EFFORT);
    let mut bytes = Vec::with_capacity(deflated.len() + 2 * CHECKSUM);
    let mut rest = CHECKSUM + deflated.len();
    while rest >= 0x80 {
        bytes.push(rest as u8 | 0x80);
        rest >>= 7;
    }
    bytes.push(rest as u8);
    bytes.extend(crc32fast::hash(&deflated).to_le_bytes());
    bytes.extend(deflated);
    Ok(format!("#{KEY}{VERSION}{}", base64::write(&bytes)))
}

/// Parses a link: a whole URL, its fragment with or without `#`, or just the code. The record has been replayed by the
/// rules.
///
/// # Errors
///
/// Where the link, or the record in it, is wrong.
pub fn from_link(text: &str) -> Result<Record, LinkError> {
    limit::check(text, RECORD_BYTES)?;
    let text = text.trim();
    let code = match code_behind_key(text) {
        Some(code) => code,
        None if text.contains(['#', ':', '/', '=']) => return Err(LinkError::NoMatch),
        None => text,
    };
    let record = Record::parse(&unpack(code)?).map_err(Box::new)?;
    record.replay().map_err(Box::new)?;
    Ok(record)
}

/// The code after the key in a URL or a fragment.
fn code_behind_key(text: &str) -> Option<&str> {
    let fragment = text.split_once('#').map_or(text, |(_, fragment)| fragment);
    fragment.split('&').find_map(|part| part.strip_prefix(KEY))
}

/// The text in a code.
fn unpack(code: &str) -> Result<String, LinkError> {
    if let Some((place, character)) = code.chars().enumerate().find(|&(_, character)| !base64::is_digit(character)) {
        return Err(LinkError::Character { character, place: place + 1 });
    }
    let version = code.chars().next().ok_or(LinkError::Empty)?;
    if version != VERSION {
        return Err(LinkError::Version(version));
    }
    let code = &code[VERSION.len_utf8()..];
    let characters = |bytes: usize| 1 + base64::length(bytes);
    let found = 1 + code.len();
    let bytes = base64::read(code);
    let (head, rest) =
        read_length(&bytes).ok_or(if bytes.is_empty() { LinkError::Empty } else { LinkError::Checksum })?;
    // A corrupted length may be any number.
    let expected = characters(head.saturating_add(rest).min(RECORD_BYTES));
    match found.cmp(&expected) {
        core::cmp::Ordering::Less => return Err(LinkError::CutOff { found, expected }),
        core::cmp::Ordering::Greater => return Err(LinkError::TooMany { found, expected }),
        core::cmp::Ordering::Equal => {}
    }
    // Spare bits must be zero; otherwise the code was altered.
    let whole = bytes.get(head..).and_then(<[u8]>::split_first_chunk).filter(|_| base64::write(&bytes) == code);
    let (checksum, deflated): (&[u8; CHECKSUM], _) = whole.ok_or(LinkError::Checksum)?;
    if crc32fast::hash(deflated) != u32::from_le_bytes(*checksum) {
        return Err(LinkError::Checksum);
    }
    let text = decompress_to_vec_with_limit(deflated, RECORD_BYTES).map_err(|error| match error.status {
        TINFLStatus::HasMoreOutput => LinkError::TooLong(TooLong { most: RECORD_BYTES }),
        _ => LinkError::NotText,
    })?;
    String::from_utf8(text).map_err(|_| LinkError::NotText)
}

/// The encoded size of a length prefix, and its value.
fn read_length(bytes: &[u8]) -> Option<(usize, usize)> {
    /// Of seven bits each: enough for every code that can be read.
    const MOST_GROUPS: usize = 4;
    let end = bytes.iter().take(MOST_GROUPS).position(|byte| byte & 0x80 == 0)?;
    let length = bytes[..=end].iter().rev().fold(0, |length, &byte| length << 7 | usize::from(byte & 0x7F));
    Some((end + 1, length))
}
