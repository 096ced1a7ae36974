//! The text files: `assets/texts/<language>/<name>.ftl`.

use super::Language;

/// The name of a file, and its content.
pub(super) type File = (&'static str, &'static str);

macro_rules! folder {
    ($code:literal, [$($(#[$cfg:meta])? $name:literal),*]) => {
        &[$($(#[$cfg])? (
            concat!("assets/texts/", $code, "/", $name, ".ftl"),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/texts/", $code, "/", $name, ".ftl")),
        )),*]
    };
}

/// Every language has every file.
macro_rules! files {
    ($($(#[$cfg:meta])? $name:literal),* $(,)?) => {
        const ENGLISH: &[File] = folder!("en", [$($(#[$cfg])? $name),*]);
        const GERMAN: &[File] = folder!("de", [$($(#[$cfg])? $name),*]);
    };
}

files![
    "arrange",
    "auction",
    "book",
    "counsel",
    "course",
    "editor",
    "ending",
    "events",
    "faults",
    "keys",
    "learn",
    "menu",
    "notices",
    "options",
    "pieces",
    "players",
    "position",
    "reasons",
    "records",
    "refusals",
    "remarks",
    "screens",
    "settings",
    "setup",
    "story",
    "table",
    "talk",
    #[cfg(feature = "toy-game")]
    "nine",
];

/// The files of a language.
pub(super) fn files(language: Language) -> &'static [File] {
    match language {
        Language::English => ENGLISH,
        Language::German => GERMAN,
    }
}
