//! The command line: one file a command.

mod arena;
mod bot_games;
mod check;
mod convert;
mod error;
mod features;
mod fit;
mod host;
mod input;
mod lab;
mod lessons;
mod opened;
mod perft;
mod play;
mod player;
mod puzzles;
mod rule_options;
mod selfplay;
mod show;
mod showcase;
#[cfg(feature = "tune")]
mod tune;
mod workers;

use std::env;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{CommandFactory, Parser, Subcommand};

use crate::rules::printable;
use crate::uci::server::Uci;
use crate::version;
use error::CliError;

/// Four wild multi-player chess variants as one animated game.
#[derive(Parser, Debug)]
#[command(name = "bulldozer-gambit", version = version::WITH_COMMIT, long_version = version::REPORT)]
#[command(args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    play: play::Play,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Opens the game's window (the same as no command)
    Play(play::Play),
    /// Counts the leaves of the tree of actions
    Perft(perft::Perft),
    /// Checks a game record or a scene by the rules and prints its result
    Check(check::Check),
    /// Prints a board as text: the final position of a record, or a position
    Show(show::Show),
    /// Lists the scenes of the showcase, or prints or films one
    Showcase(showcase::Showcase),
    /// Lists the lessons and puzzles, or prints one
    Lessons(lessons::Lessons),
    /// Converts boards and games of Auction Chess from and to FEN4 and PGN4, and records of all games from and to links
    Convert(convert::Convert),
    /// Plays many games between players and reports who is better
    Arena(arena::Arena),
    /// Measures what rules do to their game: plays studies and writes reports
    Lab(lab::Lab),
    /// Hosts a table for players at several screens
    Host(host::Hosting),
    /// Writes records of games that bots or programs play
    Selfplay(selfplay::Selfplay),
    /// Lets bots play and fits the weights of their evaluation
    Fit(fit::Fitting),
    /// Tunes the weights of the bots' evaluation in matches
    #[cfg(feature = "tune")]
    Tune(tune::Tuning),
    /// Looks for puzzles in games between bots, or in records
    Puzzles(puzzles::Mining),
    /// Speaks the engine protocol UCI on standard input and output
    Uci,
}

/// The arguments of the program, from which its manual and the completions of shells are made.
pub fn command() -> clap::Command {
    Cli::command()
}

/// Runs the program. Exit code 0 means success, 2 a usage error, and 1 any other failure.
pub fn main() -> ExitCode {
    let cli = match Cli::try_parse_from(opened::with_load(env::args_os())) {
        Ok(cli) => cli,
        // Help goes to standard output and succeeds; a wrong argument fails. Printing either may fail, too.
        Err(said) => {
            return match said.print().and_then(|()| io::stdout().flush()) {
                Ok(()) => ExitCode::from(u8::try_from(said.exit_code()).unwrap_or(2)),
                Err(error) => fail(&error.into()),
            };
        }
    };
    let mut out = BufWriter::new(io::stdout());
    let done = match cli.command.unwrap_or(Command::Play(cli.play)) {
        Command::Play(play) => play.run(),
        Command::Perft(perft) => perft.run(&mut out),
        Command::Check(check) => check.run(&mut out),
        Command::Show(show) => show.run(&mut out),
        Command::Showcase(showcase) => showcase.run(&mut out),
        Command::Lessons(lessons) => lessons.run(&mut out),
        Command::Convert(convert) => convert.run(&mut out),
        Command::Arena(arena) => arena.run(&mut out),
        Command::Lab(lab) => lab.run(&mut out),
        Command::Host(hosting) => hosting.run(&mut out),
        Command::Selfplay(selfplay) => selfplay.run(&mut out),
        Command::Fit(fitting) => fitting.run(&mut out),
        #[cfg(feature = "tune")]
        Command::Tune(tuning) => tuning.run(&mut out),
        Command::Puzzles(mining) => mining.run(&mut out),
        Command::Uci => Uci::new().run(io::BufReader::new(io::stdin()), &mut out).map_err(CliError::from),
    };
    match done.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

/// Whether the reader of a pipe has closed it.
fn is_closed_pipe(error: &io::Error) -> bool {
    /// `ERROR_PIPE_NOT_CONNECTED` of Windows, for which Rust has no name.
    const NOT_CONNECTED: i32 = 233;
    error.kind() == io::ErrorKind::BrokenPipe || cfg!(windows) && error.raw_os_error() == Some(NOT_CONNECTED)
}

/// Prints the error and returns the exit code.
fn fail(error: &CliError) -> ExitCode {
    // The reader has closed the pipe, as in `| head`; that is no failure.
    if matches!(error, CliError::Output(error) if is_closed_pipe(error)) {
        return ExitCode::SUCCESS;
    }
    // If standard error is closed, the message is lost.
    let _ = writeln!(io::stderr(), "error: {}", printable(&error.to_string()));
    if error.is_usage() { ExitCode::from(2) } else { ExitCode::FAILURE }
}
