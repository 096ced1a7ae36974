//! The languages, and the current one.

use serde::{Deserialize, Serialize};

use super::files::{File, pages_of, stories_of, texts_of};

/// Expands to the enum of languages with their codes, names and files. A variant's identifier is how settings store it.
macro_rules! languages {
    ($($variant:ident $code:literal $name:literal),* $(,)?) => {
        /// A language with a complete translation.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        pub enum Language {
            $(#[doc = $name] $variant),*
        }

        impl Language {
            /// All languages. The first is the one that texts are written in originally.
            pub const ALL: [Self; [$($code),*].len()] = [$(Self::$variant),*];

            /// The code of the language in locales, which is also the folder of its texts.
            pub fn code(self) -> &'static str {
                match self {
                    $(Self::$variant => $code),*
                }
            }

            /// The name of the language in itself.
            pub fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name),*
                }
            }

            /// The files with the texts that the program names.
            pub(super) fn texts(self) -> &'static [File] {
                #[cfg(fetches_languages)]
                if self != Self::default() {
                    return super::apart::texts(self);
                }
                match self {
                    $(Self::$variant => texts_of!($code)),*
                }
            }

            /// The files with the texts of lessons, puzzles and scenes.
            pub(super) fn stories(self) -> &'static [File] {
                #[cfg(fetches_languages)]
                if self != Self::default() {
                    return super::apart::stories(self);
                }
                match self {
                    $(Self::$variant => stories_of!($code)),*
                }
            }

            /// The files that are one text each.
            pub(super) fn pages(self) -> &'static [File] {
                #[cfg(fetches_languages)]
                if self != Self::default() {
                    return super::apart::pages(self);
                }
                match self {
                    $(Self::$variant => pages_of!($code)),*
                }
            }
        }
    };
}

// A language is a line here and the folder `assets/texts/<code>`.
languages! {
    English "en" "English",
    German "de" "Deutsch",
    Spanish "es" "Español",
}

impl Default for Language {
    fn default() -> Self {
        Self::ALL[0]
    }
}

impl Language {
    /// The language of a locale such as `de-AT` or `de_DE.UTF-8`, if it is supported.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

/// The program has one language.
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

/// In tests the language is per thread, so that a test can switch to German.
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

/// The current language.
pub fn language() -> Language {
    Language::ALL.get(usize::from(spoken::get())).copied().unwrap_or_default()
}

/// Sets the current language.
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
