//! The text files: `assets/texts/<language>/<name>.ftl`.

/// The path of a file, and its content.
pub(super) type File = (&'static str, &'static str);

/// The files with these names in the folder of a language.
macro_rules! files {
    ($code:literal: $($name:literal),* $(,)?) => {
        &[$((
            concat!("assets/texts/", $code, "/", $name),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/texts/", $code, "/", $name)),
        )),*]
    };
}
pub(super) use files;

/// The folder of a language. Every language has every file.
macro_rules! folder {
    ($code:literal) => {
        $crate::texts::files::files![$code:
            "arrange.ftl", "auction.ftl", "book.ftl", "counsel.ftl", "course.ftl", "editor.ftl", "ending.ftl",
            "events.ftl", "faults.ftl", "keys.ftl", "learn.ftl", "menu.ftl", "notices.ftl", "options.ftl",
            "pieces.ftl", "players.ftl", "position.ftl", "reasons.ftl", "records.ftl", "refusals.ftl", "remarks.ftl",
            "screens.ftl", "settings.ftl", "setup.ftl", "story.ftl", "table.ftl", "talk.ftl",
        ]
    };
}
pub(super) use folder;
