//! Texts of lessons and puzzles in the current language. Their files are English; each German translation follows its
//! English sentence in `assets/texts/de/lessons.txt`.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::texts::{Language, language};

const GERMAN: &str = include_str!("../../assets/texts/de/lessons.txt");

/// English sentences with their translations.
fn pairs(text: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    text.split("\n\n").filter(|pair| !pair.starts_with('#')).filter_map(|pair| pair.trim_end().split_once('\n'))
}

/// A lesson's or puzzle's text in the current language; in English if there is no translation.
pub fn spoken(words: &str) -> &str {
    static TRANSLATIONS: OnceLock<HashMap<&'static str, &'static str>> = OnceLock::new();
    match language() {
        Language::English | Language::Spanish => words,
        Language::German => TRANSLATIONS.get_or_init(|| pairs(GERMAN).collect()).get(words).copied().unwrap_or(words),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;
    use crate::lessons::{Chapter, lessons, puzzles};
    use crate::texts::speak;

    /// All texts of a chapter.
    fn words(chapter: Chapter) -> Vec<String> {
        let mut words = vec![chapter.title];
        for step in chapter.steps {
            words.push(step.text);
            if let Some(task) = step.task {
                words.extend([task.hint, task.otherwise]);
                words.extend(task.remarks.into_iter().map(|(_, remark)| remark));
            }
        }
        words
    }

    #[test]
    fn all_is_said_in_german_and_nothing_else() {
        let mut said: BTreeSet<String> = BTreeSet::new();
        for lesson in lessons() {
            said.insert(lesson.title);
            said.extend(lesson.chapters.into_iter().flat_map(words));
        }
        for puzzle in puzzles() {
            said.insert(puzzle.theme.clone());
            said.extend(words(puzzle.chapter()));
        }
        said.retain(|words| !words.is_empty());
        let german: BTreeMap<&str, &str> = pairs(GERMAN).collect();
        let missing: Vec<_> = said.iter().filter(|words| !german.contains_key(words.as_str())).collect();
        assert!(missing.is_empty(), "not in assets/texts/de/lessons.txt: {missing:#?}");
        let unused: Vec<_> = german.keys().filter(|words| !said.contains(**words)).collect();
        assert!(unused.is_empty(), "nobody says this of assets/texts/de/lessons.txt any more: {unused:#?}");
        assert_eq!(german.len(), pairs(GERMAN).count(), "something stands there twice");
    }

    #[test]
    fn sentences_are_said_in_the_language_that_is_spoken() {
        assert_eq!((spoken("Push!"), spoken("Never said.")), ("Push!", "Never said."));
        speak(Language::German);
        assert_eq!((spoken("Push!"), spoken("Never said.")), ("Schieben!", "Never said."));
    }
}
