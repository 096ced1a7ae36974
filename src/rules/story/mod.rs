//! Describes an action in words for newcomers: one sentence, and a second one for further consequences.
//!
//! ```
//! use bulldozer_gambit::rules::{Action, GameId, StoryMark, story};
//!
//! let table = GameId::Pothole.set_up([], Some("Rd,2/1,Wb,1/3 turn=W"))?;
//! let told = story(&*table, Action::parse("b2a3", table.seats())?, &|seat| seat.name(table.seats()).to_owned())?;
//! assert_eq!(told.text, "White's bulldozer pushes Red's dirt devil off the board.");
//! assert_eq!(told.marks, [StoryMark::Push, StoryMark::Fall]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod aftermath;
mod bargain;
mod brief;
mod deed;
mod foresight;
mod push;
mod teller;

use super::action::Action;
use super::any_game::AnyGame;
use super::effect::{Effect, Effects};
use super::naming::Names;
use super::refusal::Refusal;
use super::text::capitalised;
use teller::Teller;

pub use brief::brief;
pub use foresight::{Foresight, foresee};

/// The kinds of things that happened, for icons.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StoryMark {
    /// A piece was captured.
    Capture,
    /// A king was killed.
    Death,
    /// A king, or another royal, is in check.
    Check,
    /// A player was checkmated.
    Mate,
    /// An army has a new controller.
    Annexation,
    /// A piece promoted.
    Promotion,
    /// Pothole: a piece won a chip.
    Chip,
    /// A piece was pushed.
    Push,
    /// A piece fell into a pothole or off the board.
    Fall,
    /// Pothole: a pothole was moved.
    Pothole,
    /// Auction: an offer, a bid, a trade or a placement was made.
    Trade,
    /// Auction: the dice were rolled.
    Dice,
    /// A player resigned, or left the game in another way.
    Departure,
    /// The game is over.
    End,
}

/// The description of an action.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Story {
    /// The text, in one or two sentences.
    pub text: String,
    /// The kinds of things that happened, each once, in order.
    pub marks: Vec<StoryMark>,
}

/// Describes a legal action before it is played.
///
/// # Errors
///
/// The rule that forbids the action.
pub fn story(before: &dyn AnyGame, action: Action, name: Names<'_>) -> Result<Story, Refusal> {
    let (mut after, mut effects) = (before.clone_box(), Vec::new());
    after.play(action, Effects::recording(&mut effects))?;
    Ok(tell(before, &effects, &*after, name))
}

/// Describes a legal action to one who may choose it: its story or, if it is a sealed bid, what is bid, because the rest
/// depends on the others' bids.
///
/// # Errors
///
/// The rule that forbids the action.
pub fn prospect(before: &dyn AnyGame, action: Action, name: Names<'_>) -> Result<String, Refusal> {
    if !is_sealed_bid(before, action) {
        return Ok(story(before, action, name)?.text);
    }
    before.check(action)?;
    Ok(sentence(&brief(before, action)))
}

/// Whether an action is a bid that is hidden until all have bid.
fn is_sealed_bid(before: &dyn AnyGame, action: Action) -> bool {
    matches!(action, Action::Bid(_)) && before.stand_in(action).is_some()
}

/// Describes an action that led from `before` to `after` with these effects.
pub fn tell(before: &dyn AnyGame, effects: &[Effect], after: &dyn AnyGame, name: Names<'_>) -> Story {
    let table = before.snapshot();
    let mut teller = Teller::new(before, &table, effects, after, name);
    let deed = teller.deed();
    let more = teller.aftermath();
    let mut text = sentence(&deed);
    if !more.is_empty() {
        text = format!("{text} {}", sentence(&more.join("; "))).trim_start().to_owned();
    }
    Story { text, marks: teller.marks }
}

/// Turns a clause into a sentence.
fn sentence(clause: &str) -> String {
    if clause.is_empty() { String::new() } else { format!("{}.", capitalised(clause)) }
}
