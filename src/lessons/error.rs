//! Errors in lessons and puzzles, with their place.

use crate::rules::{NotAnAction, Refusal, excerpt};
use crate::showcase::{Claim, Place, SceneError, SceneFault};

/// Why a lesson or a puzzle is rejected.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{file}:{place}: {fault}")]
pub struct LessonError {
    /// The file.
    pub file: String,
    /// The place in the file.
    pub place: Place,
    /// What is wrong.
    pub fault: Box<LessonFault>,
}

/// What is wrong with a lesson or a puzzle.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum LessonFault {
    /// A fault that scenes can have, too.
    #[error(transparent)]
    Scene(#[from] SceneFault),
    /// A malformed action token.
    #[error(transparent)]
    NotAnAction(#[from] NotAnAction),
    /// A file, chapter or other part is empty.
    #[error("there is no {0}")]
    Nothing(&'static str),
    /// The first chapter claims to continue from a previous one.
    #[error("the first chapter cannot go on from another")]
    GoesOnFromNothing,
    /// A chapter that continues has a starting position or options.
    #[error("a chapter that goes on has neither a position nor options of its own")]
    GoesOnElsewhere,
    /// A chapter continues from one with several possible ends.
    #[error("it cannot go on: the chapter before can end in {0} ways")]
    ManyEnds(usize),
    /// There are too many ways through a chapter to check them all.
    #[error("there are more than {0} ways to here: ask for less that can be chosen")]
    ManyWays(usize),
    /// A task in which another player is to move.
    #[error("whoever learns does not decide here")]
    NotTheirs,
    /// No legal action solves the task.
    #[error("nothing that is legal here is what is asked for")]
    NothingWanted,
    /// Any legal action solves the task, and yet there are comments on wrong ones.
    #[error("`otherwise` is never said: everything legal is asked for")]
    NothingElse,
    /// An action is illegal.
    #[error("`{}` is not legal: {refusal}", excerpt(.token))]
    Refused {
        /// The action.
        token: String,
        /// The rule that forbids it.
        refusal: Refusal,
    },
    /// An action that should be illegal is legal.
    #[error("`{}` should be refused here, and is legal", excerpt(.0))]
    NotRefused(String),
    /// The demo move does not solve the task.
    #[error("`{}` is no example of what is asked for", excerpt(.0))]
    NoExample(String),
    /// A comment on a wrong action is on one that solves the task.
    #[error("`{}` is asked for, and yet it is said to be wrong", excerpt(.0))]
    NotWrong(String),
    /// An action does not have an effect that it should have.
    #[error("`{}` does not show {claim}: there are {found}", excerpt(.token))]
    NotShown {
        /// The action.
        token: String,
        /// The effect it should have.
        claim: Claim,
        /// How many such effects it has.
        found: usize,
    },
    /// Two items have the same name.
    #[error("`{}` appears twice", excerpt(.0))]
    Twice(String),
}

impl From<SceneError> for LessonError {
    fn from(SceneError { file, place, fault }: SceneError) -> Self {
        Self { file, place, fault: Box::new(LessonFault::Scene(*fault)) }
    }
}
