//! Tests of the panels without a window: they are laid out, pressed and read.

mod advice;
mod arrange;
mod auction;
mod berserk;
mod coordinates;
mod counsel;
mod diagram;
mod driver;
mod editor;
mod ending;
mod flat_table;
mod frame;
mod hud;
mod language;
mod leave;
mod lesson;
mod matches;
mod objection;
mod picture;
mod question;
mod reader;
mod rule_book;
mod seen;
mod setup;
mod share;
mod shots;
mod speed;
mod story;
mod targets;
#[cfg(feature = "host")]
mod together;
mod you;

use driver::Panels;
