//! The languages, and the one that is spoken.

use serde::{Deserialize, Serialize};

/// A language that all texts are written in.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub enum Language {
    /// Every text has been written in it first.
    #[default]
    English,
    /// Deutsch.
    German,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// The folder of its texts, which is what it is called in locales, too.
    pub fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// What those who speak it call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
        }
    }

    /// The language of a locale such as `de-AT` or `de_DE.UTF-8`, if there are texts in it.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

/// The whole program speaks one language.
#[cfg(not(test))]
mod spoken {
    use core::sync::atomic::{AtomicU8, Ordering};

    static SPOKEN: AtomicU8 = AtomicU8::new(0);

    pub(super) fn set(index: u8) {
        SPOKEN.store(index, Ordering::Relaxed);
    }

    pub(super) fn get() -> u8 {
        SPOKEN.load(Ordering::Relaxed)
    }
}

/// Tests run beside each other, each in its thread: one of them may speak German.
#[cfg(test)]
mod spoken {
    use core::cell::Cell;

    thread_local! {
        static SPOKEN: Cell<u8> = const { Cell::new(0) };
    }

    pub(super) fn set(index: u8) {
        SPOKEN.set(index);
    }

    pub(super) fn get() -> u8 {
        SPOKEN.get()
    }
}

/// The language that is spoken.
pub fn language() -> Language {
    Language::ALL.get(usize::from(spoken::get())).copied().unwrap_or_default()
}

/// From now on everything is told in this language.
pub fn speak(language: Language) {
    spoken::set(language as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locales_have_languages() {
        for (locale, language) in [
            ("de", Some(Language::German)),
            ("de-AT", Some(Language::German)),
            ("de_DE.UTF-8", Some(Language::German)),
            ("DE", Some(Language::German)),
            ("en-GB", Some(Language::English)),
            ("den", None),
            ("fr", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }

    #[test]
    fn what_is_spoken_can_be_changed() {
        assert_eq!(language(), Language::English);
        for spoken in [Language::German, Language::English] {
            speak(spoken);
            assert_eq!(language(), spoken);
        }
    }
}
