//! What a scene says, in the languages that it says it in.

use crate::texts::{Language, language};

/// A title or a caption.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words {
    /// In English; may be empty.
    pub english: String,
    /// In German, where the scene has it.
    pub german: Option<String>,
}

impl Words {
    /// In the language that is spoken, else in English.
    pub fn spoken(&self) -> &str {
        match (language(), &self.german) {
            (Language::German, Some(german)) => german,
            _ => &self.english,
        }
    }

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.english.is_empty()
    }
}

impl From<String> for Words {
    fn from(english: String) -> Self {
        Self { english, german: None }
    }
}
