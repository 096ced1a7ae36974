//! A table: a text file with blocks of lines, separated by empty lines, and comments that tell what a block tests.

use std::fmt::Display;
use std::fs;
use std::path::{Path, PathBuf};

use libtest_mimic::{Failed, Trial};

/// A table, leaked to live until the process ends.
#[derive(Clone, Copy)]
pub struct Table {
    /// Its path for messages, such as `tests/pothole/rings.txt`.
    path: &'static str,
    text: &'static str,
}

/// A line that is neither empty nor a comment.
#[derive(Clone, Copy)]
pub struct Line {
    /// The line number, from 1.
    pub number: usize,
    pub text: &'static str,
}

/// The lines between two empty ones.
pub struct Block {
    pub lines: Vec<Line>,
    /// For each line, the comment above it in its block.
    pub sentences: Vec<&'static str>,
}

impl Table {
    /// `name` in `folder` under `tests`.
    pub fn of(folder: &str, name: &str) -> Self {
        Self::at(Path::new("tests").join(folder).join(name))
    }

    /// The table at `path`, relative to the package folder.
    pub fn at(path: PathBuf) -> Self {
        let whole = Path::new(env!("CARGO_MANIFEST_DIR")).join(&path);
        let text = fs::read_to_string(&whole).unwrap_or_else(|error| panic!("{}: {error}", whole.display()));
        Self { path: path.display().to_string().leak(), text: text.leak() }
    }

    /// The tables in `folder` that contain cases, sorted by name.
    pub fn of_cases(folder: &str) -> Vec<Self> {
        let whole = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
        let files = fs::read_dir(&whole).unwrap_or_else(|error| panic!("{}: {error}", whole.display()));
        let mut names: Vec<_> = files
            .map(|file| file.expect("the folder can be read").file_name().into_string().expect("a name"))
            .collect();
        names.retain(|name| name.ends_with(".txt"));
        names.retain(|name| !["games.txt", "perft.txt", "positions.txt"].contains(&name.as_str()));
        names.sort();
        names.iter().map(|name| Self::of(folder, name)).collect()
    }

    /// The blocks with lines.
    pub fn blocks(self) -> Vec<Block> {
        let mut blocks = vec![];
        let mut block = Block { lines: vec![], sentences: vec![] };
        let mut sentence = "";
        let ends = [(0, "")];
        for (number, text) in (1..).zip(self.text.lines().map(str::trim)).chain(ends) {
            if text.is_empty() {
                if !block.lines.is_empty() {
                    blocks.push(block);
                }
                (block, sentence) = (Block { lines: vec![], sentences: vec![] }, "");
            } else if let Some(comment) = text.strip_prefix('#') {
                let comment = comment.trim();
                sentence = comment.strip_prefix("rule:").unwrap_or(comment).trim();
            } else {
                block.lines.push(Line { number, text });
                block.sentences.push(sentence);
            }
        }
        blocks
    }

    /// A test named after `line` and `sentence`, which reports all failures of `run`.
    pub fn trial(self, line: Line, sentence: impl Display, run: impl FnOnce(&mut Failures) + Send + 'static) -> Trial {
        let place = self.path.strip_prefix("tests/").unwrap_or(self.path);
        Trial::test(format!("{place}:{} {sentence}", line.number), move || {
            let mut failures = Failures { path: self.path, text: String::new() };
            run(&mut failures);
            if failures.text.is_empty() { Ok(()) } else { Err(Failed::from(failures.text.trim_start())) }
        })
    }
}

/// The failures of a test.
pub struct Failures {
    path: &'static str,
    text: String,
}

impl Failures {
    /// Records the failure of `line`, if any. Returns whether it passed.
    pub fn hear(&mut self, line: Line, result: Result<(), String>) -> bool {
        if let Err(why) = &result {
            self.text += &format!("\n{}:{}: {}\n    {why}", self.path, line.number, line.text);
        }
        result.is_ok()
    }
}

pub fn expect(found: &str, expected: &str) -> Result<(), String> {
    if found == expected { Ok(()) } else { Err(format!("found {found}")) }
}
