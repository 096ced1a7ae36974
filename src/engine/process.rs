//! A program that runs beside this one: what is said to it, and what it answers.

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
/// How long a program may take to end by itself.
const FAREWELL: Duration = Duration::from_millis(200);
/// How often those who wait look whether they are to stop.
const TICK: Duration = Duration::from_millis(5);
/// How many lines are read before the first of them has been looked at.
const AHEAD: usize = 256;

/// A program that runs.
#[derive(Debug)]
pub(super) struct Process {
    child: Child,
    /// The program with whatever it starts.
    group: Group,
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
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let no_start = |error: io::Error| text!("engine-no-start", why = error.to_string());
        let (mut child, group) = Group::start(&mut command).map_err(no_start)?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        let ((sender, lines), (said, to_say)) = (sync_channel(AHEAD), channel());
        // From here on it is ended whatever comes.
        let process = Self { child, group, said, lines, told: None };
        let (input, output) = pipes.ok_or_else(|| text!("engine-no-pipes"))?;
        let listens = thread::Builder::new().spawn(move || listen(output, &sender));
        let speaks = thread::Builder::new().spawn(move || speak(input, &to_say));
        listens.and(speaks).map_err(no_start)?;
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
        // It is asked, and then it is told. Who says nothing more has ended, or as good as that.
        let _ = self.say("quit");
        let until = Instant::now() + FAREWELL;
        while !matches!(self.line(until), Ok(None) | Err(_)) && Instant::now() < until {}
        self.group.end();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
