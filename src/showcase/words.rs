//! A scene's texts in its languages.

use crate::texts::{Language, language};

/// A title or a caption.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words {
    /// The English text; may be empty.
    pub english: String,
    /// The German text, if the scene has one.
    pub german: Option<String>,
}

impl Words {
    /// The text in the current language, or else in English.
    pub fn spoken(&self) -> &str {
        match (language(), &self.german) {
            (Language::German, Some(german)) => german,
            _ => &self.english,
        }
    }

    /// Whether there is no text.
    pub fn is_empty(&self) -> bool {
        self.english.is_empty()
    }
}

impl From<String> for Words {
    fn from(english: String) -> Self {
        Self { english, german: None }
    }
}
