//! The app without a picture: matches, saves, clocks, talk, what stands on the table, and clicks. One program, since
//! each would be linked with all of Bevy.

mod bodies;
#[path = "../common/clicks.rs"]
mod clicks;
mod clocks;
#[path = "../common/driver.rs"]
mod driver;
mod offers;
mod parity;
mod saves;
mod series;
mod talk_match;
mod unseen;
