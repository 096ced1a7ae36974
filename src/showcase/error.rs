//! What is wrong with a scene, and where.

use super::claim::{Claim, NotAClaim};
use super::place::Place;
use super::scene::SLOWEST;
use crate::limit::TooLong;
use crate::rules::{NotASquare, NotAnAction, Refusal, SetupError, Square, excerpt};

/// Why a scene is refused.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{file}:{place}: {fault}")]
pub struct SceneError {
    /// The file.
    pub file: String,
    /// Where in it.
    pub place: Place,
    /// What is wrong there.
    pub fault: Box<SceneFault>,
}

/// What is wrong with a scene.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SceneFault {
    /// More than a scene may be.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// Not RON, or not the fields of a scene.
    #[error("this cannot be read: {0}")]
    Form(String),
    /// A word among the options that sets none.
    #[error("`{}` is not of the form name=value", excerpt(.0))]
    NotAnOption(String),
    /// An option that is set twice.
    #[error("option `{}` stands twice", excerpt(.0))]
    OptionTwice(String),
    /// An option or the position.
    #[error(transparent)]
    SetUp(#[from] SetupError),
    /// A scene in which nothing happens.
    #[error("a scene has at least one step")]
    NoSteps,
    /// A title or a caption that should say something.
    #[error("the {0} says nothing")]
    Empty(&'static str),
    /// A caption that nobody can read in time.
    #[error("the {what} has {found} characters, at most {most} can be read in time")]
    TooMuchToRead {
        /// Title or caption.
        what: &'static str,
        /// How long it is.
        found: usize,
        /// How long it may be.
        most: usize,
    },
    /// Something else than a square where the camera should look.
    #[error(transparent)]
    NotASquare(#[from] NotASquare),
    /// A square that is not on the board.
    #[error("{0} is not on the board")]
    OffBoard(Square),
    /// A camera that looks at nothing.
    #[error("the camera looks at no square; `Whole` shows the whole board")]
    NoSquares,
    /// A pace that there is not.
    #[error("`slow` is from {SLOWEST} to 1, not {0}")]
    Slow(f32),
    /// A time that there is not.
    #[error("`hold` is from 0 to {most} seconds, not {found}")]
    Hold {
        /// What was found.
        found: f32,
        /// The longest.
        most: f32,
    },
    /// A claim.
    #[error(transparent)]
    Claim(#[from] NotAClaim),
    /// A token that is none.
    #[error("step {step}: {error}")]
    NotAnAction {
        /// Counted from 1.
        step: usize,
        /// What is wrong with it.
        error: NotAnAction,
    },
    /// An action that is not legal.
    #[error("step {step}: `{token}` is not legal: {refusal}")]
    Refused {
        /// Counted from 1.
        step: usize,
        /// The action.
        token: String,
        /// The rule that refuses it.
        refusal: Refusal,
    },
    /// An action that should not be legal.
    #[error("step {step}: `{token}` should be refused here, and is legal")]
    NotRefused {
        /// Counted from 1.
        step: usize,
        /// The action.
        token: String,
    },
    /// An action that does not show what it should.
    #[error("step {step}: `{token}` does not show {claim}: there are {found}")]
    NotShown {
        /// Counted from 1.
        step: usize,
        /// The action.
        token: String,
        /// What it should show.
        claim: Claim,
        /// How many of these effects there are.
        found: usize,
    },
}
