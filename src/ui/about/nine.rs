//! What the panels say about Kings on Nine Squares.

use super::entry::About;
use crate::texts::{text, word};

pub(super) const ABOUT: About = About {
    short_name: || word!("short-nine"),
    pitch: || text!("games-nine"),
    basics: || [text!("games-nine-1"), text!("games-nine-2"), text!("games-nine-3"), text!("games-nine-4")],
    goal: || text!("goal-nine"),
    // A toy needs no picture of its own.
    picture: "pictures/quad.png",
};
