//! What is wrong with a lesson or a puzzle, and where.

use crate::rules::{NotAnAction, Refusal, excerpt};
use crate::showcase::{Claim, Place, SceneError, SceneFault};

/// Why a lesson or a puzzle is refused.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{file}:{place}: {fault}")]
pub struct LessonError {
    /// The file.
    pub file: String,
    /// Where in it.
    pub place: Place,
    /// What is wrong there.
    pub fault: Box<LessonFault>,
}

/// What is wrong with a lesson or a puzzle.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum LessonFault {
    /// What scenes are refused for, too.
    #[error(transparent)]
    Scene(#[from] SceneFault),
    /// A token that is none.
    #[error(transparent)]
    NotAnAction(#[from] NotAnAction),
    /// Nothing to go through.
    #[error("there is no {0}")]
    Nothing(&'static str),
    /// A first chapter that goes on from the one before it.
    #[error("the first chapter cannot go on from another")]
    GoesOnFromNothing,
    /// A chapter that goes on from another, and says what only a beginning can say.
    #[error("a chapter that goes on has neither a position nor options of its own")]
    GoesOnElsewhere,
    /// A chapter that goes on from one that can end in several ways.
    #[error("it cannot go on: the chapter before can end in {0} ways")]
    ManyEnds(usize),
    /// More ways through a chapter than can be looked at.
    #[error("there are more than {0} ways to here: ask for less that can be chosen")]
    ManyWays(usize),
    /// Something is asked for where somebody else decides.
    #[error("whoever learns does not decide here")]
    NotTheirs,
    /// Nothing that is legal is what is asked for.
    #[error("nothing that is legal here is what is asked for")]
    NothingWanted,
    /// Whatever is legal is what is asked for, and yet there are remarks on what is not.
    #[error("`otherwise` is never said: everything legal is asked for")]
    NothingElse,
    /// An action that is not legal.
    #[error("`{}` is not legal: {refusal}", excerpt(.token))]
    Refused {
        /// The action.
        token: String,
        /// The rule that refuses it.
        refusal: Refusal,
    },
    /// An action that should not be legal.
    #[error("`{}` should be refused here, and is legal", excerpt(.0))]
    NotRefused(String),
    /// An example of what is asked for that is not.
    #[error("`{}` is no example of what is asked for", excerpt(.0))]
    NoExample(String),
    /// A remark on what is not asked for that is on something that is.
    #[error("`{}` is asked for, and yet it is said to be wrong", excerpt(.0))]
    NotWrong(String),
    /// An action that does not show what it should.
    #[error("`{}` does not show {claim}: there are {found}", excerpt(.token))]
    NotShown {
        /// The action.
        token: String,
        /// What it should show.
        claim: Claim,
        /// How many of these effects there are.
        found: usize,
    },
    /// Two of the same name.
    #[error("`{}` stands twice", excerpt(.0))]
    Twice(String),
}

impl From<SceneError> for LessonError {
    fn from(SceneError { file, place, fault }: SceneError) -> Self {
        Self { file, place, fault: Box::new(LessonFault::Scene(*fault)) }
    }
}
