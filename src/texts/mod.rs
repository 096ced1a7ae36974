//! What players are told, in their language: the Fluent files in `assets/texts`, which are compiled in.
//!
//! A text has a name and, where something is put into it, variables: `text!("greeting", player = name)`. What German does
//! not have is told in English. Whoever reads is "you" where a text would name them: see [`YOU`]. Until the app says otherwise everything is English: so the command line's output is.

mod bundle;
mod files;
mod language;
mod reader;

pub use bundle::{faults, format, format_in, word_of};
pub use fluent_bundle::FluentValue as Value;
pub use language::{Language, language, speak};
pub use reader::{OWN, Reader, YOU, addressing, is_addressed};

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

/// A text without variables, of one line, that lives as long as the program: for names that are handed about.
#[macro_export]
macro_rules! word {
    ($name:literal) => {
        $crate::texts::word_of($name)
    };
}
pub use word;
