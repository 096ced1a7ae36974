//! What the panels say about 4-Player Pothole Chess.

use super::entry::About;
use crate::texts::{text, word};

pub(super) const ABOUT: About = About {
    short_name: || word!("short-pothole"),
    pitch: || text!("games-pothole"),
    basics: || [text!("games-pothole-1"), text!("games-pothole-2"), text!("games-pothole-3"), text!("games-pothole-4")],
    goal: || text!("goal-pothole"),
    picture: "pictures/pothole.png",
};
