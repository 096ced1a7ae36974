//! Texts that belong to data: to scenes, lessons and puzzles.

use super::{Language, language, story_in};

/// A text of a scene, a lesson or a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Words {
    /// Written in the file itself, in one language; may be empty.
    Written(String),
    /// The name of a text in the folders of the languages: `message` or `message.attribute`.
    Named(String),
}

impl Words {
    /// The text of this name, if there is one.
    pub fn named(name: impl Into<String>) -> Option<Self> {
        let name = name.into();
        story_in(Language::default(), &name).is_some().then_some(Self::Named(name))
    }

    /// The text in the current language.
    pub fn spoken(&self) -> &str {
        self.spoken_in(language()).or_else(|| self.spoken_in(Language::default())).unwrap_or_default()
    }

    /// The text in `language`, if it has been translated. A text that is written in the file is the same in all languages.
    pub fn spoken_in(&self, language: Language) -> Option<&str> {
        match self {
            Self::Written(words) => Some(words),
            Self::Named(name) => story_in(language, name),
        }
    }

    /// The name of the text, unless it is written in the file.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Written(_) => None,
            Self::Named(name) => Some(name),
        }
    }

    /// Whether there is no text.
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Written(words) if words.is_empty())
    }
}

impl Default for Words {
    fn default() -> Self {
        Self::Written(String::new())
    }
}

impl From<String> for Words {
    fn from(words: String) -> Self {
        Self::Written(words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::texts::speak;

    #[test]
    fn a_named_text_is_told_in_the_language_that_is_spoken() {
        let named = Words::named("lesson-pothole-push").unwrap();
        assert_eq!(named.spoken(), "Push!");
        speak(Language::German);
        assert_eq!((named.spoken(), named.spoken_in(Language::English)), ("Schieben!", Some("Push!")));
        assert_eq!(Words::from("Hallo".to_owned()).spoken(), "Hallo");
        assert!(Words::named("lesson-pothole-push-1.hint").is_some());
        assert!(Words::named("lesson-pothole-push-1.boo").is_none() && Words::named("no-such-text").is_none());
    }
}
