//! What the panels say about 4-by-1 Knot Chess.

use super::About;
use crate::texts::{Language, text, word};

pub(super) const ABOUT: About = About {
    short_name: || word!("short-knot"),
    pitch: || text!("games-knot"),
    basics: || [text!("games-knot-1"), text!("games-knot-2"), text!("games-knot-3"), text!("games-knot-4")],
    goal: || text!("goal-knot"),
    picture: "pictures/knot.png",
    rules: |language| match language {
        Language::English => include_str!("../rule_book/knot.txt"),
        Language::German => include_str!("../rule_book/knot.de.txt"),
    },
};
