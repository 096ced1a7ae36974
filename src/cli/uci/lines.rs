//! Reading the lines of the protocol, on a thread of its own.

use std::collections::VecDeque;
use std::io::{self, BufRead, Read as _};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvError, TryRecvError, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

use super::command::UciError;
use crate::limit::{BYTE_ORDER_MARK, LINE_BYTES};

/// How many bytes of lines may wait to be obeyed. Until then the reader goes on, so that it hears `stop` and `quit` however
/// many commands stand before them; from then on it waits, and nothing is lost.
pub(super) const ROOM: usize = 256 << 20;
/// What a line takes beside its text.
const AROUND_LINE: usize = 100;

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

/// The room that waiting lines have.
#[derive(Debug)]
struct Room {
    /// The bytes that are free; nothing once nobody reads lines any more.
    free: Mutex<Option<usize>>,
    more: Condvar,
}

impl Room {
    /// Takes so many bytes, or all that there are, when they are free. False where nobody wants them.
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

/// A line, and how much room it takes.
type Waiting = (usize, io::Result<Line>);

/// The lines that wait to be obeyed.
#[derive(Debug)]
pub(super) struct Lines {
    read: Receiver<Waiting>,
    /// Those that have been looked at already.
    looked_at: VecDeque<Waiting>,
    room: Arc<Room>,
    all: usize,
}

/// How things stand with lines that are still to come.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Coming {
    /// More can be heard.
    More,
    /// The input has ended, or there is no room for more.
    Nothing,
}

impl Lines {
    /// The next line to be obeyed; nothing at the end.
    pub(super) fn next(&mut self) -> Option<io::Result<Line>> {
        let (size, line) = match self.looked_at.pop_front() {
            Some(waiting) => waiting,
            None => self.read.recv().map_err(|RecvError| ()).ok()?,
        };
        self.give_back(size);
        Some(line)
    }

    /// Looks at all lines that have been read since the last time. Those that `answer` answers are done with, the others
    /// wait.
    pub(super) fn look(&mut self, mut answer: impl FnMut(&str) -> io::Result<bool>) -> io::Result<Coming> {
        loop {
            match self.read.try_recv() {
                Ok((size, Ok(Line::Text(line)))) => {
                    if answer(&line)? {
                        self.give_back(size);
                    } else {
                        self.looked_at.push_back((size, Ok(Line::Text(line))));
                    }
                }
                Ok(waiting) => self.looked_at.push_back(waiting),
                Err(TryRecvError::Disconnected) => return Ok(Coming::Nothing),
                // The longest line would not fit any more: the reader may be waiting.
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

impl Drop for Lines {
    /// Whoever still reads need not wait.
    fn drop(&mut self) {
        self.room.change(|free| *free = None);
    }
}

/// Reads `input` to its end, or to `quit`, as long as no more than `room` bytes wait.
///
/// # Errors
///
/// Where no thread can be started.
pub(super) fn read_beside(mut input: impl BufRead + Send + 'static, all: usize) -> io::Result<(Lines, Calls)> {
    let (sender, read) = channel();
    let calls = Calls::default();
    let said = Arc::clone(&calls.said);
    let room = Arc::new(Room { free: Mutex::new(Some(all)), more: Condvar::new() });
    let lines = Lines { read, looked_at: VecDeque::new(), room: Arc::clone(&room), all };
    thread::Builder::new().spawn(move || {
        let mut is_first = true;
        while let Some(line) = read_line(&mut input, core::mem::take(&mut is_first)).transpose() {
            let (verb, length) = match &line {
                Ok(Line::Text(text)) => (text.split_whitespace().next(), text.len()),
                _ => (None, 0),
            };
            let quits = verb == Some("quit");
            if quits || verb == Some("stop") {
                said.fetch_add(1, Ordering::Relaxed);
            }
            // Where reading has failed, nothing more comes; where nobody listens, nobody asks.
            let failed = line.is_err();
            let size = length + AROUND_LINE;
            if !room.take(size, all) || sender.send((size, line)).is_err() || failed || quits {
                return;
            }
        }
    })?;
    Ok((lines, calls))
}

/// The next line; nothing at the end. Of a line that is too long the rest is passed over, and so is a byte order mark.
fn read_line(input: &mut impl BufRead, is_first: bool) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    if input.take(LINE_BYTES as u64 + 1).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() > LINE_BYTES && bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Some(Line::Wrong(UciError::TooLong)));
    }
    if is_first && bytes.starts_with(BYTE_ORDER_MARK) {
        bytes.drain(..BYTE_ORDER_MARK.len());
    }
    Ok(Some(String::from_utf8(bytes).map_or(Line::Wrong(UciError::NotText), Line::Text)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(line: Option<io::Result<Line>>) -> String {
        match line {
            Some(Ok(Line::Text(text))) => text.trim().to_owned(),
            other => panic!("{other:?}"),
        }
    }

    /// Whoever says much waits, and nothing is lost.
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
        // A line that is longer than all the room there is.
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
