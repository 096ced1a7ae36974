//! Reads the lines of the protocol on a thread of its own.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read as _};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvError, TryRecvError, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

use super::command::UciError;
use crate::limit::{BYTE_ORDER_MARK, LINE_BYTES};

/// Maximum number of bytes of waiting lines. Up to that limit the reader reads ahead, to find `stop` and `quit` behind
/// any number of commands; beyond it, the reader waits and nothing is lost.
pub(super) const ROOM: usize = 256 << 20;
/// Overhead of a waiting line besides its text, in bytes.
const AROUND_LINE: usize = 100;

/// A line that was read.
#[derive(Debug)]
pub(super) enum InputLine {
    Text(String),
    /// Text that cannot be a command.
    Wrong(UciError),
}

/// Counts `stop` and `quit` commands. Each one ends whatever was started before it.
#[derive(Clone, Debug, Default)]
pub(super) struct Calls {
    said: Arc<AtomicU64>,
    pub(super) obeyed: u64,
}

impl Calls {
    /// Whether `stop` or `quit` has been read since the current command was started.
    pub(super) fn is_called(&self) -> bool {
        self.said.load(Ordering::Relaxed) > self.obeyed
    }

    /// Counts a stop of our own.
    pub(super) fn call(&self) {
        self.said.fetch_add(1, Ordering::Relaxed);
    }
}

/// Free space for waiting lines.
#[derive(Debug)]
struct Room {
    /// The free bytes; `None` once no line will be read any more.
    free: Mutex<Option<usize>>,
    more: Condvar,
}

impl Room {
    /// Waits until `bytes` bytes, or all there are, are free, and takes them. False if the reader is no longer needed.
    fn take(&self, bytes: usize, all: usize) -> bool {
        let bytes = bytes.min(all);
        let free = self.free.lock().unwrap_or_else(PoisonError::into_inner);
        let wait = |free: &mut Option<usize>| free.is_some_and(|free| free < bytes);
        let mut free = self.more.wait_while(free, wait).unwrap_or_else(PoisonError::into_inner);
        *free = free.map(|free| free - bytes);
        free.is_some()
    }

    fn change(&self, change: impl FnOnce(&mut Option<usize>)) {
        change(&mut self.free.lock().unwrap_or_else(PoisonError::into_inner));
        self.more.notify_all();
    }
}

/// A line and its size in bytes.
type Waiting = (usize, io::Result<InputLine>);

/// The lines that wait to be executed.
#[derive(Debug)]
pub(super) struct InputLines {
    read: Receiver<Waiting>,
    /// Lines that were already looked at.
    looked_at: VecDeque<Waiting>,
    room: Arc<Room>,
    all: usize,
}

/// Whether more lines can still arrive.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Coming {
    /// More lines may arrive.
    More,
    /// The input has ended, or the buffer is full.
    Nothing,
}

impl InputLines {
    /// The next line to execute; `None` at the end of the input.
    pub(super) fn next(&mut self) -> Option<io::Result<InputLine>> {
        let (size, line) = match self.looked_at.pop_front() {
            Some(waiting) => waiting,
            None => self.read.recv().map_err(|RecvError| ()).ok()?,
        };
        self.give_back(size);
        Some(line)
    }

    /// Passes all new lines to `answer`. Lines that it answers are removed; the others wait.
    pub(super) fn look(&mut self, mut answer: impl FnMut(&str) -> io::Result<bool>) -> io::Result<Coming> {
        loop {
            match self.read.try_recv() {
                Ok((size, Ok(InputLine::Text(line)))) => {
                    if answer(&line)? {
                        self.give_back(size);
                    } else {
                        self.looked_at.push_back((size, Ok(InputLine::Text(line))));
                    }
                }
                Ok(waiting) => self.looked_at.push_back(waiting),
                Err(TryRecvError::Disconnected) => return Ok(Coming::Nothing),
                // A line of maximum length would no longer fit, so the reader may be blocked.
                Err(TryRecvError::Empty) if self.free() < LINE_BYTES + AROUND_LINE => return Ok(Coming::Nothing),
                Err(TryRecvError::Empty) => return Ok(Coming::More),
            }
        }
    }

    fn free(&self) -> usize {
        self.room.free.lock().unwrap_or_else(PoisonError::into_inner).unwrap_or(0)
    }

    fn give_back(&self, bytes: usize) {
        let bytes = bytes.min(self.all);
        self.room.change(|free| *free = free.map(|free| free + bytes));
    }
}

impl Drop for InputLines {
    /// Release the reader, if it is waiting for space.
    fn drop(&mut self) {
        self.room.change(|free| *free = None);
    }
}

/// Reads `input` until its end or `quit`, with at most `room` bytes waiting.
///
/// # Errors
///
/// Where the thread cannot be started.
pub(super) fn read_beside(mut input: impl BufRead + Send + 'static, all: usize) -> io::Result<(InputLines, Calls)> {
    let (sender, read) = channel();
    let calls = Calls::default();
    let said = Arc::clone(&calls.said);
    let room = Arc::new(Room { free: Mutex::new(Some(all)), more: Condvar::new() });
    let lines = InputLines { read, looked_at: VecDeque::new(), room: Arc::clone(&room), all };
    thread::Builder::new().spawn(move || {
        let mut is_first = true;
        while let Some(line) = read_line(&mut input, core::mem::take(&mut is_first)).transpose() {
            let (verb, length) = match &line {
                Ok(InputLine::Text(text)) => (text.split_whitespace().next(), text.len()),
                _ => (None, 0),
            };
            let quits = verb == Some("quit");
            if quits || verb == Some("stop") {
                said.fetch_add(1, Ordering::Relaxed);
            }
            // After a read error no more lines follow; if the receiver is gone, stop reading.
            let failed = line.is_err();
            let size = length + AROUND_LINE;
            if !room.take(size, all) || sender.send((size, line)).is_err() || failed || quits {
                return;
            }
        }
    })?;
    Ok((lines, calls))
}

/// The next line; `None` at the end. Skips a byte order mark, and the rest of a line that is too long.
fn read_line(input: &mut impl BufRead, is_first: bool) -> io::Result<Option<InputLine>> {
    let mut bytes = Vec::new();
    if input.take(LINE_BYTES as u64 + 1).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() > LINE_BYTES && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Some(InputLine::Wrong(UciError::TooLong)));
    }
    if is_first && bytes.starts_with(BYTE_ORDER_MARK) {
        bytes.drain(..BYTE_ORDER_MARK.len());
    }
    Ok(Some(String::from_utf8(bytes).map_or(InputLine::Wrong(UciError::NotText), InputLine::Text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(line: Option<io::Result<InputLine>>) -> String {
        match line {
            Some(Ok(InputLine::Text(text))) => text.trim().to_owned(),
            other => panic!("{other:?}"),
        }
    }

    /// A fast sender waits, and nothing is lost.
    #[test]
    fn room_is_given_back() {
        let many: String = (0..1000).map(|number| format!("{number}\n")).collect();
        let (mut lines, calls) = read_beside(io::Cursor::new(format!("{many}stop\n")), 4 * AROUND_LINE).unwrap();
        assert_eq!(lines.look(|_| Ok(false)).unwrap(), Coming::Nothing);
        assert!(!calls.is_called());
        for number in 0..1000 {
            assert_eq!(text(lines.next()), number.to_string());
        }
        assert_eq!(text(lines.next()), "stop");
        assert!(calls.is_called() && lines.next().is_none());
        // A line longer than the whole buffer.
        let (mut lines, _) = read_beside(io::Cursor::new("a long line\nb"), 4).unwrap();
        assert_eq!((text(lines.next()), text(lines.next())), ("a long line".to_owned(), "b".to_owned()));
    }

    #[test]
    fn what_is_answered_does_not_wait() {
        let (mut lines, _) = read_beside(io::Cursor::new("a\nisready\nb\n"), ROOM).unwrap();
        let mut answered = 0;
        while lines
            .look(|line| {
                let is_asked = line.trim() == "isready";
                answered += usize::from(is_asked);
                Ok(is_asked)
            })
            .unwrap()
            == Coming::More
        {}
        assert_eq!((answered, text(lines.next()), text(lines.next())), (1, "a".to_owned(), "b".to_owned()));
        assert!(lines.next().is_none());
    }
}
