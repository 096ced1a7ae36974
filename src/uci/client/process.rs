//! A child process: input to it and output from it.

use std::io::{self, BufRead as _, BufReader, Read as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::group::Group;
use super::info::Info;
use crate::bots::{Choice, Limits, Situation};
use crate::limit::LINE_BYTES;
use crate::rules::{AnyGame, GameId};
use crate::texts::text;

/// How long a program may take to start, or to stop thinking.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// How long a program may take to quit.
const FAREWELL: Duration = Duration::from_millis(200);
/// How often the stop flag is polled while waiting.
const TICK: Duration = Duration::from_millis(5);
/// How many lines are buffered before the first is handled.
const AHEAD: usize = 256;

/// A running engine.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// The program and its child processes.
    group: Group,
    /// Commands to the program, written on a thread of their own, since it may not read them.
    said: Sender<String>,
    lines: Receiver<String>,
    /// The game and options it was last told.
    told: Option<(GameId, Vec<(String, String)>)>,
}

impl Process {
    /// Starts the program and waits for its handshake.
    pub(super) fn start(command: &[String]) -> Result<Self, String> {
        let (program, arguments) = command.split_first().ok_or_else(|| text!("engine-no-command"))?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let no_start = |error: io::Error| text!("engine-no-start", why = error.to_string());
        let (mut child, group) = Group::start(&mut command).map_err(no_start)?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let ((sender, lines), (said, to_say)) = (sync_channel(AHEAD), channel());
        // From here on it is always cleaned up.
        let process = Self { child, group, said, lines, told: None };
        let (input, output) = pipes.ok_or_else(|| text!("engine-no-pipes"))?;
        let listens = thread::Builder::new().spawn(move || listen(output, &sender));
        let speaks = thread::Builder::new().spawn(move || speak(input, &to_say));
        listens.and(speaks).map_err(no_start)?;
        process.say("uci")?;
        process.await_word("uciok")?;
        Ok(process)
    }

    /// Sends a command without waiting for the program to read it.
    pub(super) fn say(&self, text: &str) -> Result<(), String> {
        self.said.send(format!("{text}\n")).map_err(|_| text!("engine-deaf"))
    }

    /// The next line; `None` if there is none before the deadline.
    fn line(&self, until: Instant) -> Result<Option<String>, String> {
        match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(line) => Ok(Some(line)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(text!("engine-ended")),
        }
    }

    fn await_word(&self, word: &str) -> Result<(), String> {
        let until = Instant::now() + HANDSHAKE;
        while let Some(line) = self.line(until)?.filter(|_| Instant::now() < until) {
            if line == word {
                return Ok(());
            }
        }
        Err(text!("engine-no-word", word = word, seconds = HANDSHAKE.as_secs() as i32))
    }

    /// Tells the program the game and its options, if they have changed.
    pub(super) fn set_up(&mut self, situation: &Situation<'_>) -> Result<(), String> {
        let now = (situation.game, situation.options.to_vec());
        if self.told.as_ref() == Some(&now) {
            return Ok(());
        }
        self.say(&format!("setoption name UCI_Variant value {}\nucinewgame", situation.game.name()))?;
        for option in situation.line.options() {
            if let Some(value) = situation.line.option(option.name) {
                self.say(&format!("setoption name {} value {value}", option.name))?;
            }
        }
        self.say("isready")?;
        self.await_word("readyok")?;
        self.told = Some(now);
        Ok(())
    }

    /// Waits for its answer to `go`.
    pub(super) fn await_choice(
        &mut self,
        table: &dyn AnyGame,
        limits: Limits<'_>,
        patience: Duration,
    ) -> Result<Choice, String> {
        let mut until = Instant::now() + patience;
        let mut is_stopped = false;
        let mut info = Info::default();
        loop {
            if Instant::now() >= until {
                return Err(text!("engine-late"));
            }
            // A program that keeps writing must be stopped, too.
            if !is_stopped && (limits.stop)() {
                is_stopped = true;
                self.say("stop")?;
                until = Instant::now() + HANDSHAKE.min(patience);
            }
            let Some(line) = self.line((Instant::now() + TICK).min(until))? else { continue };
            match line.split_once(' ') {
                Some(("bestmove", rest)) => return info.choice(rest, table),
                Some(("info", rest)) => info.read(rest),
                _ => {}
            }
        }
    }
}

/// Reads lines until the end of the output, or until one is too long.
fn listen(output: impl io::Read, lines: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    let mut bytes = Vec::new();
    while matches!((&mut output).take(LINE_BYTES as u64).read_until(b'\n', &mut bytes), Ok(1..)) {
        let is_whole = bytes.len() < LINE_BYTES;
        if lines.send(String::from_utf8_lossy(&bytes).trim().to_owned()).is_err() || !is_whole {
            return;
        }
        bytes.clear();
    }
}

/// Writes commands until the pipe breaks, or the sender is dropped.
fn speak(mut input: impl io::Write, said: &Receiver<String>) {
    for text in said {
        if input.write_all(text.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // Ask the program to quit, then kill it. When its output ends, it has quit, or as good as that.
        let _ = self.say("quit");
        let until = Instant::now() + FAREWELL;
        while !matches!(self.line(until), Ok(None) | Err(_)) && Instant::now() < until {}
        self.group.end();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
