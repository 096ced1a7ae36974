//! The texts for users in their language: the files in the language's folder in `assets/texts`, which are compiled in.
//!
//! A text has a name and possibly variables: `text!("greeting", player = name)`. Texts that a language lacks are shown in
//! English. A [`page`] is a file that is one text. The reader is addressed as "you" instead of by name: see [`YOU`]. The
//! language is English until the app sets another one, so the output of the command line is English. A page's program contains
//! the first language alone, and is supplied with the others.

#[cfg(any(test, fetches_languages))]
mod apart;
mod bundle;
mod files;
mod language;
#[cfg(test)]
pub(crate) mod pseudo;
mod reader;
mod words;

#[cfg(fetches_languages)]
pub use apart::supply;
use bundle::story_in;
pub use bundle::{faults, format, format_in, page, word_of};
pub use fluent_bundle::FluentValue as Value;
pub use language::{Language, language, speak};
pub use reader::{OWN, Reader, YOU, addressing, is_addressed};
pub use words::Words;

/// The text of this name in the current language, as a `String`. Variables are numbers and texts.
///
/// `text!("menu-new-game")`, `text!("list-turn", player = name, count = 3)`
#[macro_export]
macro_rules! text {
    ($name:literal $(, $variable:ident = $value:expr)* $(,)?) => {
        $crate::texts::format($name, &[$((stringify!($variable), $crate::texts::Value::from($value))),*])
    };
}
pub use text;

/// A text of one line without variables, as a `&'static str`: for names that are passed around.
#[macro_export]
macro_rules! word {
    ($name:literal) => {
        $crate::texts::word_of($name)
    };
}
pub use word;
