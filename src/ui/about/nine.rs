//! What the panels say about Kings on Nine Squares.

use super::About;
use crate::texts::{Language, text, word};

pub(super) const ABOUT: About = About {
    short_name: || word!("short-nine"),
    pitch: || text!("games-nine"),
    basics: || [text!("games-nine-1"), text!("games-nine-2"), text!("games-nine-3"), text!("games-nine-4")],
    goal: || text!("goal-nine"),
    // A toy needs no picture of its own.
    picture: "pictures/quad.png",
    rules: |language| match language {
        Language::English => include_str!("../rule_book/nine.txt"),
        Language::German => include_str!("../rule_book/nine.de.txt"),
    },
};
