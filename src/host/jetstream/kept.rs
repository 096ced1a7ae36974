//! What is kept for an append: one message, so that all its lines are there or none.
//!
//! Each message says which one of its table it follows. Of several that follow the same one, the first in the stream
//! counts, and the others never do: all readers see that alike. So an append is settled even by servers that let two
//! through at once, as clusters of NATS 2.9 do, whose leaders check what is expected before they agree on the order.

use async_nats::HeaderMap;
use async_nats::header::{NATS_EXPECTED_LAST_SUBJECT_SEQUENCE, NATS_MESSAGE_ID};

/// The number of the table's lines with those of the message.
const LINES: &str = "Lines";
/// The number of the table's message that it follows; 0 without one. The servers' own header is about the last message,
/// which may be one that does not count.
const AFTER: &str = "After";

/// How far a table is in the stream.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Place {
    /// The number of its lines.
    pub(super) lines: usize,
    /// The number of its last message that counts; 0 without one.
    pub(super) sequence: u64,
    /// The number of the last of all its messages, as far as is known.
    pub(super) seen: u64,
}

/// The message of an append.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Kept {
    /// How far the table is with it.
    pub(super) place: Place,
    /// The number of the table's message that it follows; 0 without one.
    after: u64,
    /// What no other append has.
    pub(super) id: String,
    pub(super) lines: Vec<String>,
}

impl Kept {
    /// The headers of an append with this name, to a table that is at `place`.
    pub(super) fn headers(id: &str, place: Place, lines: usize) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(NATS_MESSAGE_ID, id);
        headers.insert(NATS_EXPECTED_LAST_SUBJECT_SEQUENCE, place.seen.to_string().as_str());
        headers.insert(AFTER, place.sequence.to_string().as_str());
        headers.insert(LINES, (place.lines + lines).to_string().as_str());
        headers
    }

    /// The append in the stream's message with this number; `None` if it is of something else.
    pub(super) fn read(sequence: u64, headers: &HeaderMap, payload: &[u8]) -> Option<Self> {
        let lines: Vec<String> = serde_json::from_slice(payload).ok()?;
        let place = Place { lines: lines_after(headers)?, sequence, seen: sequence };
        let after = headers.get(AFTER)?.as_str().parse().ok()?;
        let id = headers.get(NATS_MESSAGE_ID)?.to_string();
        (place.lines >= lines.len()).then_some(Self { place, after, id, lines })
    }

    /// Whether it follows what a table has at `place`, if no other message did before.
    pub(super) fn follows(&self, place: Place) -> bool {
        self.after == place.sequence && self.place.lines == place.lines + self.lines.len()
    }
}

/// The number of a table's lines after an append with these headers.
pub(super) fn lines_after(headers: &HeaderMap) -> Option<usize> {
    headers.get(LINES)?.as_str().parse().ok()
}
