//! The entries of a log.

use crate::rules::action::Action;
use crate::rules::record::Record;
use crate::rules::talk::{Remark, Said};

/// One entry in the log of a match, as a viewer may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// The match begins: a record without actions, remarks and seed.
    Begin(Box<Record>),
    /// An action was played.
    Action(Action),
    /// An action was played that is hidden from the viewer. This one, which is legal, stands in for it.
    Hidden(Action),
    /// A hidden action is revealed.
    Revealed {
        /// Its number among all actions, from 1.
        number: usize,
        /// What it was in truth.
        action: Action,
    },
    /// A remark that the viewer hears. Its proposal has the number that it has among those the viewer has heard of.
    Remark(Remark),
    /// The game is over, and a remark is revealed that the viewer has not heard. Its proposal has its true number.
    Overheard {
        /// Its number among all remarks, from 1. Those before it are known by then.
        number: usize,
        /// The remark with its time.
        said: Said,
    },
    /// The game is over, and nothing is secret any more. But the seed stays so until the last game of a match.
    Over {
        /// The result, as in a record.
        result: String,
        /// The seed of the game's dice.
        seed: Option<u64>,
    },
}
