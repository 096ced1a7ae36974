//! What the panels say about 4-by-1 Knot Chess.

use super::entry::About;
use crate::texts::{text, word};

pub(super) const ABOUT: About = About {
    short_name: || word!("short-knot"),
    pitch: || text!("games-knot"),
    basics: || [text!("games-knot-1"), text!("games-knot-2"), text!("games-knot-3"), text!("games-knot-4")],
    goal: || text!("goal-knot"),
    picture: "pictures/knot.png",
};
