//! What the panels say about Auction Chess.

use super::entry::About;
use crate::texts::{text, word};

pub(super) const ABOUT: About = About {
    short_name: || word!("short-auction"),
    pitch: || text!("games-auction"),
    basics: || [text!("games-auction-1"), text!("games-auction-2"), text!("games-auction-3"), text!("games-auction-4")],
    goal: || text!("goal-auction"),
    picture: "pictures/auction.png",
};
