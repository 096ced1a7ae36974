//! Errors in scenes, with their place.

use super::claim::{Claim, NotAClaim};
use super::place::Place;
use super::scene::SLOWEST;
use crate::limit::TooLong;
use crate::rules::{NotASquare, NotAnAction, Refusal, SetupError, Square, excerpt};

/// Why a scene is rejected.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{file}:{place}: {fault}")]
pub struct SceneError {
    /// The file.
    pub file: String,
    /// The place in the file.
    pub place: Place,
    /// What is wrong.
    pub fault: Box<SceneFault>,
}

/// What is wrong with a scene.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SceneFault {
    /// The file is too long.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// Not valid RON, or not the fields of a scene.
    #[error("this cannot be read: {0}")]
    Form(String),
    /// A word in the options that is not `name=value`.
    #[error("`{}` is not of the form name=value", excerpt(.0))]
    NotAnOption(String),
    /// An option that is set twice.
    #[error("option `{}` appears twice", excerpt(.0))]
    OptionTwice(String),
    /// A wrong option or position.
    #[error(transparent)]
    SetUp(#[from] SetupError),
    /// A scene without steps.
    #[error("a scene has at least one step")]
    NoSteps,
    /// An empty title or caption that must have a text.
    #[error("the {0} says nothing")]
    Empty(&'static str),
    /// A text that is neither in the file nor in the folders of the languages.
    #[error("there is no {what}: write it here, or `{name}` in assets/texts")]
    NoText {
        /// Whether it is the title or a caption.
        what: &'static str,
        /// The name that it has in the folders of the languages.
        name: String,
    },
    /// A caption too long to read in time.
    #[error("the {what} has {found} characters, at most {most} can be read in time")]
    TooMuchToRead {
        /// Whether it is the title or a caption.
        what: &'static str,
        /// Its length in characters.
        found: usize,
        /// The maximum length in characters.
        most: usize,
    },
    /// A camera target that is not a square.
    #[error(transparent)]
    NotASquare(#[from] NotASquare),
    /// A camera target that is not on the board.
    #[error("{0} is not on the board")]
    OffBoard(Square),
    /// A camera without target squares.
    #[error("the camera looks at no square; `Whole` shows the whole board")]
    NoSquares,
    /// A speed outside the allowed range.
    #[error("`slow` is from {SLOWEST} to 1, not {0}")]
    Slow(f32),
    /// A hold time outside the allowed range.
    #[error("`hold` is from 0 to {most} seconds, not {found}")]
    Hold {
        /// The hold time found, in seconds.
        found: f32,
        /// The maximum hold time, in seconds.
        most: f32,
    },
    /// A malformed claim.
    #[error(transparent)]
    Claim(#[from] NotAClaim),
    /// A malformed action token.
    #[error("step {step}: {error}")]
    NotAnAction {
        /// The number of the step, from 1.
        step: usize,
        /// What is wrong with it.
        error: NotAnAction,
    },
    /// An illegal action.
    #[error("step {step}: `{token}` is not legal: {refusal}")]
    Refused {
        /// The number of the step, from 1.
        step: usize,
        /// The action.
        token: String,
        /// The rule that forbids it.
        refusal: Refusal,
    },
    /// A legal action that should be illegal.
    #[error("step {step}: `{token}` should be refused here, and is legal")]
    NotRefused {
        /// The number of the step, from 1.
        step: usize,
        /// The action.
        token: String,
    },
    /// An action without an effect that it should have.
    #[error("step {step}: `{token}` does not show {claim}: there are {found}")]
    NotShown {
        /// The number of the step, from 1.
        step: usize,
        /// The action.
        token: String,
        /// The effect it should have.
        claim: Claim,
        /// How many such effects it has.
        found: usize,
    },
}
