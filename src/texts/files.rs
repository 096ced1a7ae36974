//! The files in the folder of a language, `assets/texts/<code>`. Every language has every file.
//!
//! There is a list for each use, so that a program that has no use for one does not contain it.

/// The name of a file in the folder, and its content.
pub(super) type File = (&'static str, &'static str);

/// The files with these names in the folder of a language.
macro_rules! files {
    ($code:literal: $($(#[$cfg:meta])? $name:literal),* $(,)?) => {
        &[$($(#[$cfg])? (
            $name,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/texts/", $code, "/", $name)),
        )),*]
    };
}
pub(super) use files;

/// The texts that the program names: `text!`, `word!`.
macro_rules! texts_of {
    ($code:literal) => {
        $crate::texts::files::files![$code:
            "arrange.ftl", "auction.ftl", "book.ftl", "counsel.ftl", "course.ftl", "editor.ftl", "ending.ftl",
            "events.ftl", "faults.ftl", "keys.ftl", "learn.ftl", "menu.ftl", "notices.ftl", "options.ftl",
            "pieces.ftl", "players.ftl", "position.ftl", "reasons.ftl", "records.ftl", "refusals.ftl", "remarks.ftl",
            "screens.ftl", "settings.ftl", "setup.ftl", "story.ftl", "table.ftl", "talk.ftl",
            "together.ftl",
            #[cfg(feature = "toy-game")]
            "nine.ftl",
        ]
    };
}
pub(super) use texts_of;

/// The texts of lessons, puzzles and scenes.
macro_rules! stories_of {
    ($code:literal) => {
        $crate::texts::files::files![$code:
            "lessons/auction.ftl", "lessons/knot.ftl", "lessons/pothole.ftl", "lessons/quad.ftl",
            "puzzles/auction.ftl", "puzzles/knot.ftl", "puzzles/pothole.ftl", "puzzles/quad.ftl",
            "showcase.ftl",
            #[cfg(feature = "toy-game")]
            "lessons/nine.ftl",
            #[cfg(feature = "toy-game")]
            "puzzles/nine.ftl",
        ]
    };
}
pub(super) use stories_of;

/// The pages: files that are one text each.
macro_rules! pages_of {
    ($code:literal) => {
        $crate::texts::files::files![$code:
            "rules/auction.txt", "rules/knot.txt", "rules/pothole.txt", "rules/quad.txt",
            #[cfg(feature = "toy-game")]
            "rules/nine.txt",
        ]
    };
}
pub(super) use pages_of;
