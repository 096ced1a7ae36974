//! The lab: what each rule does to its game, measured over many games between equal players; and what skill is worth in it,
//! where one side sees further than the others.
//!
//! A [`Study`] says which variants of the rules are compared. Each of its games is known by its number: which variant,
//! which opening, which dice. So any machine can play any part of it, and parts add up to the same [`Whole`] as one run.
//! Equal players need no seatings: no game is played twice.
//!
//! Pure, apart from the floats of the statistics.

mod chart;
mod course;
mod data;
mod equality;
mod interval;
mod measures;
mod merge;
mod page;
mod part;
mod places;
mod played;
mod starts;
mod strength;
mod study;

pub use chart::{length_chart, seat_chart, skill_chart};
pub use course::Course;
pub use data::Data;
pub use equality::{Equality, chi_square_tail};
pub use interval::{Interval, Resamples, Statistic};
pub use measures::{Measures, SideMeasures, SkillMeasures};
pub use merge::{Whole, WholeError};
pub use page::Page;
pub use part::{Header, Part, PartError};
pub use places::{Places, Side, sides};
pub use played::{Difference, Played};
pub use starts::{STAGES, Stage, candidate, lead};
pub use strength::strengths;
pub use study::{Study, StudyError, Variant};
