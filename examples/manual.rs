//! Writes the manual pages and the completions for shells, made from the arguments of the command line, into a folder:
//! `cargo run --no-default-features --example manual -- FOLDER`. Packages have them (docs/packages.md).

use std::path::Path;
use std::{env, fs, io};

use bulldozer_gambit::{cli, version};
use clap_complete::Shell;

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).ok_or_else(|| io::Error::other("usage: manual FOLDER"))?;
    let folder = Path::new(&folder);
    // Without the commit: the pages are the same for all builds of a version.
    let command = cli::command().version(version::NUMBER).long_version(version::NUMBER);
    let name = command.get_name().to_owned();
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        let to = folder.join(shell.to_string());
        fs::create_dir_all(&to)?;
        clap_complete::generate_to(shell, &mut command.clone(), &name, to)?;
    }
    let man = folder.join("man");
    fs::create_dir_all(&man)?;
    clap_mangen::generate_to(command, man)
}
