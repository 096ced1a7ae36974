//! Reading the lines of the protocol, on a thread of its own.

use std::io::{self, BufRead, Read as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use super::command::UciError;
use crate::limit::LINE_BYTES;

/// How many lines are read before the first of them has been obeyed.
pub(super) const AHEAD: usize = 64;

/// What stands in a line.
#[derive(Debug)]
pub(super) enum Line {
    Text(String),
    /// Nothing that could be a command.
    Wrong(UciError),
}

/// How often `stop` and `quit` have been said. Whoever says one means what was begun before it.
#[derive(Clone, Debug, Default)]
pub(super) struct Calls {
    said: Arc<AtomicU64>,
    pub(super) obeyed: u64,
}

impl Calls {
    /// Whether somebody has said so since the command that is being obeyed.
    pub(super) fn is_called(&self) -> bool {
        self.said.load(Ordering::Relaxed) > self.obeyed
    }

    /// Says so oneself.
    pub(super) fn call(&self) {
        self.said.fetch_add(1, Ordering::Relaxed);
    }
}

/// Reads `input` to its end, or to `quit`.
pub(super) fn read_beside(mut input: impl BufRead + Send + 'static) -> (Receiver<io::Result<Line>>, Calls) {
    let (sender, lines) = sync_channel(AHEAD);
    let calls = Calls::default();
    let said = Arc::clone(&calls.said);
    thread::spawn(move || {
        while let Some(line) = read_line(&mut input).transpose() {
            let verb = match &line {
                Ok(Line::Text(text)) => text.split_whitespace().next(),
                _ => None,
            };
            let quits = verb == Some("quit");
            if quits || verb == Some("stop") {
                said.fetch_add(1, Ordering::Relaxed);
            }
            // Where reading has failed, nothing more comes; where nobody listens, nobody asks.
            let failed = line.is_err();
            if sender.send(line).is_err() || failed || quits {
                return;
            }
        }
    });
    (lines, calls)
}

/// The next line; nothing at the end. Of a line that is too long the rest is passed over.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    if input.take(LINE_BYTES as u64 + 1).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() > LINE_BYTES && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Some(Line::Wrong(UciError::TooLong)));
    }
    Ok(Some(String::from_utf8(bytes).map_or(Line::Wrong(UciError::NotText), Line::Text)))
}
