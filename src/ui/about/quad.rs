//! What the panels say about ZM Machiavellian Quadchess.

use super::About;
use crate::texts::{Language, text, word};

pub(super) const ABOUT: About = About {
    short_name: || word!("short-quad"),
    pitch: || text!("games-quad"),
    basics: || [text!("games-quad-1"), text!("games-quad-2"), text!("games-quad-3"), text!("games-quad-4")],
    goal: || text!("goal-quad"),
    picture: "pictures/quad.png",
    rules: |language| match language {
        Language::English => include_str!("../rule_book/quad.txt"),
        Language::German => include_str!("../rule_book/quad.de.txt"),
    },
};
