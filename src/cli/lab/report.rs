//! `lab report`: writes what a study has found.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use super::results::{read_whole, tell};
use crate::cli::error::CliError;
use crate::lab::{Data, Measures, Page, length_chart, seat_chart, skill_chart};

/// The arguments of `lab report`.
#[derive(clap::Args, Debug)]
pub(super) struct ReportArgs {
    /// The files of the games, of all parts
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The folder for the page, the charts and the figures; what they replace is overwritten
    #[arg(long, value_name = "FOLDER")]
    out: PathBuf,
}

impl ReportArgs {
    pub(super) fn run(&self, out: &mut dyn Write) -> Result<(), CliError> {
        let whole = read_whole(&self.files)?;
        whole.notes().iter().for_each(|note| tell(note));
        let variants = Measures::of(&whole)?;
        let (study, name) = (whole.study(), &whole.header.name);
        let mut data = serde_json::to_string(&Data::new(study, &variants)).map_err(io::Error::from)?;
        data.push('\n');
        let mut files = vec![
            (format!("{name}.md"), Page { whole: &whole, variants: &variants }.to_string()),
            (format!("{name}-seats.svg"), seat_chart(&format!("{}: first places", study.title), &variants)),
            (format!("{name}-length.svg"), length_chart(&format!("{}: length in turns", study.title), &variants)),
            (format!("{name}.json"), data),
        ];
        let skill = skill_chart(&format!("{}: first places of the side that sees further", study.title), &variants);
        files.extend(skill.map(|skill| (format!("{name}-skill.svg"), skill)));
        fs::create_dir_all(&self.out).map_err(CliError::writing(&self.out))?;
        for (file, text) in files {
            let path = self.out.join(file);
            fs::write(&path, text).map_err(CliError::writing(&path))?;
            writeln!(out, "{}", path.display())?;
        }
        Ok(())
    }
}
