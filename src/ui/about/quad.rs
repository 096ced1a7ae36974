//! What the panels say about ZM Machiavellian Quadchess.

use super::entry::About;
use crate::texts::{text, word};

pub(super) const ABOUT: About = About {
    short_name: || word!("short-quad"),
    pitch: || text!("games-quad"),
    basics: || [text!("games-quad-1"), text!("games-quad-2"), text!("games-quad-3"), text!("games-quad-4")],
    goal: || text!("goal-quad"),
    picture: "pictures/quad.png",
};
