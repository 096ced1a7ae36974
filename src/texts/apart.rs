//! The texts of languages that the program does not contain. The program of a page has those of the first language alone;
//! the page fetches the others when they are needed.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::Language;
use super::files::File;

/// The files of a language, by their use.
#[derive(Default)]
struct Files {
    texts: Vec<File>,
    stories: Vec<File>,
    pages: Vec<File>,
}

static FETCHED: [OnceLock<Files>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

impl Language {
    /// Whether the texts of the language are there. Without them it is told in the first language.
    pub fn is_there(self) -> bool {
        self == Self::default() || FETCHED[self as usize].get().is_some()
    }
}

/// Takes the files of a language: an object in JSON of their names in the language's folder, and their contents. What is
/// there already stays.
///
/// # Errors
///
/// Where it is anything else.
pub fn supply(language: Language, json: &str) -> Result<(), serde_json::Error> {
    let named: BTreeMap<String, String> = serde_json::from_str(json)?;
    FETCHED[language as usize].get_or_init(|| {
        let mut files = Files::default();
        for (name, content) in named {
            let file: File = (name.leak(), content.leak());
            let list = match file.0.split_once('/') {
                Some(("rules", _)) => &mut files.pages,
                None if file.0 != "showcase.ftl" => &mut files.texts,
                _ => &mut files.stories,
            };
            list.push(file);
        }
        files
    });
    Ok(())
}

/// The fetched files with the texts that the program names.
pub(super) fn texts(language: Language) -> &'static [File] {
    FETCHED[language as usize].get().map_or(&[], |files| &files.texts)
}

/// The fetched files with the texts of lessons, puzzles and scenes.
pub(super) fn stories(language: Language) -> &'static [File] {
    FETCHED[language as usize].get().map_or(&[], |files| &files.stories)
}

/// The fetched files that are one text each.
pub(super) fn pages(language: Language) -> &'static [File] {
    FETCHED[language as usize].get().map_or(&[], |files| &files.pages)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fetched_files_go_where_they_are_used() {
        assert!(Language::default().is_there() && !Language::German.is_there());
        assert!(supply(Language::German, "<!doctype html>").is_err());
        assert!(!Language::German.is_there());
        let json =
            r#"{"menu.ftl": "a = 1", "lessons/knot.ftl": "b = 2", "showcase.ftl": "c = 3", "rules/knot.txt": "d"}"#;
        supply(Language::German, json).unwrap();
        assert!(Language::German.is_there() && !Language::Spanish.is_there());
        assert_eq!(texts(Language::German), [("menu.ftl", "a = 1")]);
        assert_eq!(stories(Language::German), [("lessons/knot.ftl", "b = 2"), ("showcase.ftl", "c = 3")]);
        assert_eq!(pages(Language::German), [("rules/knot.txt", "d")]);
        assert!(texts(Language::Spanish).is_empty());
    }
}
