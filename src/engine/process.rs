//! A program that runs beside this one: what is said to it, and what it answers.

use std::io::{self, BufRead as _, BufReader, Read as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use super::info::Info;
use crate::bots::{Choice, Limits, Situation};
use crate::limit::LINE_BYTES;
use crate::rules::{AnyGame, GameId};
use crate::texts::text;

/// How long a program may take to start, or to stop thinking.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// How often those who wait look whether they are to stop.
const TICK: Duration = Duration::from_millis(5);
/// How many lines are read before the first of them has been looked at.
const AHEAD: usize = 256;

/// A program that runs.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// What is to be said to it: on a thread of its own, for some do not listen.
    said: Sender<String>,
    lines: Receiver<String>,
    /// What it has been told is played.
    told: Option<(GameId, Vec<(String, String)>)>,
}

impl Process {
    /// Starts it and waits until it says that it is there.
    pub(super) fn start(command: &[String]) -> Result<Self, String> {
        let (program, arguments) = command.split_first().ok_or_else(|| text!("engine-no-command"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| text!("engine-no-start", why = error.to_string()))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(text!("engine-no-pipes"));
        };
        let (sender, lines) = sync_channel(AHEAD);
        thread::spawn(move || listen(output, &sender));
        let (said, to_say) = channel();
        thread::spawn(move || speak(input, &to_say));
        let process = Self { child, said, lines, told: None };
        process.say("uci")?;
        process.await_word("uciok")?;
        Ok(process)
    }

    /// Says something, whether it listens or not.
    pub(super) fn say(&self, text: &str) -> Result<(), String> {
        self.said.send(format!("{text}\n")).map_err(|_| text!("engine-deaf"))
    }

    /// The next line, unless there is none until then.
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

    /// Tells it which game is played, by which options, where it does not know.
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
            // Whoever talks on and on is stopped like others.
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

/// Reads lines until there are no more, or one is too long for anybody.
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

/// Says everything until nobody listens, or nobody has anything to say.
fn speak(mut input: impl io::Write, said: &Receiver<String>) {
    for text in said {
        if input.write_all(text.as_bytes()).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It is asked, and then it is told.
        let _ = self.say("quit");
        let until = Instant::now() + Duration::from_millis(200);
        while matches!(self.child.try_wait(), Ok(None)) && Instant::now() < until {
            thread::sleep(TICK);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
