//! `lab`: measures what rules do to their game (docs/lab.md).

mod merge;
mod players;
mod replay;
mod report;
mod results;
mod run;
mod starts;

use std::io::Write;

use clap::{Args, Subcommand};

use super::error::CliError;

/// The arguments of `lab`.
#[derive(Args, Debug)]
pub(super) struct Lab {
    #[command(subcommand)]
    then: Then,
}

#[derive(Subcommand, Debug)]
enum Then {
    /// Plays the games of a study, or goes on where it was interrupted
    Run(run::Run),
    /// Puts the files of the parts of a study together, and says what is missing or came twice
    Merge(merge::Merge),
    /// Writes the report of a study: a page, charts, and the figures
    Report(report::ReportArgs),
    /// Plays a share of the games again, and fails where a single action differs
    Replay(replay::Replay),
    /// Searches for balanced starts: quiet positions in which neither side is ahead
    Starts(starts::Starts),
}

impl Lab {
    pub(super) fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
        match self.then {
            Then::Run(run) => run.run(out),
            Then::Merge(merge) => merge.run(out),
            Then::Report(report) => report.run(out),
            Then::Replay(replay) => replay.run(out),
            Then::Starts(starts) => starts.run(out),
        }
    }
}
