//! A file without an option: so file managers open a record.

use std::ffi::OsString;
use std::path::Path;

/// The arguments of the program, with `--load` before the first one where that is a file or a link and no command:
/// commands have neither dots nor slashes.
pub(super) fn with_load(arguments: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut arguments: Vec<_> = arguments.into_iter().collect();
    if arguments.get(1).is_some_and(is_opened) {
        arguments.insert(1, "--load".into());
    }
    arguments
}

fn is_opened(argument: &OsString) -> bool {
    let path = Path::new(argument);
    let text = argument.to_string_lossy();
    !text.starts_with('-') && (path.extension().is_some() || path.components().count() > 1 || text.starts_with('#'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_files_and_links_are_opened() {
        let opened = |words: &str| {
            let words = words.split(' ').map(OsString::from);
            let words: Vec<_> = with_load(words).into_iter().map(|word| word.into_string().unwrap()).collect();
            words.join(" ")
        };
        for file in ["match.bgr", "./match", "/home/me/match", "#match=1abc", "match.bgr --players human,4"] {
            assert_eq!(opened(&format!("game {file}")), format!("game --load {file}"));
        }
        for other in ["game", "game check a.bgr", "game chek", "game --load a.bgr", "game -V", "game --game=a.b"] {
            assert_eq!(opened(other), other);
        }
    }
}
