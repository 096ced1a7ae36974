//! What is wrong with a record, and where.

use crate::limit::TooLong;
use crate::rules::action::NotAnAction;
use crate::rules::catalog::{SetupError, UnknownGame};
use crate::rules::refusal::Refusal;
use crate::rules::talk;
use crate::rules::text::excerpt;

/// Why a record is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// More than a record may be.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// Nothing but white space and comments.
    #[error("the record is empty")]
    Empty,
    /// The text does not have the form of a record.
    #[error("line {line}: {fault}")]
    Form {
        /// Counted from 1.
        line: usize,
        /// What is wrong there.
        fault: FormFault,
    },
    /// A tag that must be there is not.
    #[error("the tag `{0}` is missing")]
    TagMissing(&'static str),
    /// A tag's value.
    #[error("line {line}, tag `{}`: {fault}", excerpt(.name))]
    Tag {
        /// Counted from 1.
        line: usize,
        /// The tag's name.
        name: String,
        /// What is wrong with it.
        fault: TagFault,
    },
    /// An action, or what stands in the place of one.
    #[error("token {number} `{}`: {fault}", excerpt(.token))]
    Token {
        /// Counted from 1.
        number: usize,
        /// The token.
        token: String,
        /// What is wrong with it.
        fault: TokenFault,
    },
    /// A comment that should be a remark.
    #[error("line {line}, comment `{}`: {fault}", excerpt(.text))]
    Comment {
        /// Counted from 1.
        line: usize,
        /// What stands in the comment.
        text: String,
        /// What is wrong with it.
        fault: talk::NotARemark,
    },
    /// A remark that may not be made.
    #[error("remark {number} `{}`, after token {after}: {fault}", excerpt(.remark))]
    Remark {
        /// Counted from 1.
        number: usize,
        /// The remark.
        remark: String,
        /// How many actions were made before it.
        after: usize,
        /// Why it may not be made.
        fault: talk::Refusal,
    },
    /// The options or the position of a record that has not been read but made.
    #[error("tags `Options` and `Position`: {0}")]
    SetUp(#[from] SetupError),
    /// The rules give another result than the record.
    #[error("after token {after} {state} and the result is `{by_rules}`, not `{}`", excerpt(.written))]
    Result {
        /// How many actions there are.
        after: usize,
        /// How the game stands, as a sentence without its end.
        state: String,
        /// The result by the rules.
        by_rules: String,
        /// The result that the record gives.
        written: String,
    },
}

/// Why a text does not have the form of a record.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FormFault {
    /// `{` without `}`.
    #[error("the comment that begins here has no end `}}`")]
    CommentNotClosed,
    /// `[` without a name behind it.
    #[error("the name of a tag is expected behind `[`")]
    NameMissing,
    /// A tag's name without a value.
    #[error("a tag's value is expected in quotes")]
    ValueMissing,
    /// A value that does not end on its line.
    #[error("the value of a tag has no closing quote")]
    ValueNotClosed,
    /// A tag without `]`.
    #[error("`]` is expected behind the value of a tag")]
    TagNotClosed,
    /// A tag where only tokens may stand.
    #[error("a tag stands behind the first token")]
    TagBehindTokens,
}

/// What is wrong with a tag.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TagFault {
    /// It stands twice.
    #[error("this tag stands twice")]
    Twice,
    /// The game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// A word among the options that sets none.
    #[error("`{}` is not of the form name=value", excerpt(.0))]
    NotAnOption(String),
    /// An option that is set twice.
    #[error("option `{}` stands twice", excerpt(.0))]
    OptionTwice(String),
    /// An option or the position.
    #[error(transparent)]
    SetUp(#[from] SetupError),
    /// The seed.
    #[error("`{}` is not a whole number from 0 to {max}", excerpt(.0), max = u64::MAX)]
    NotASeed(String),
    /// The mode of talk.
    #[error(transparent)]
    Talk(#[from] talk::UnknownMode),
    /// The tag `Result`.
    #[error("`{}` is neither `*` nor the points of all seats, such as 1-0-0-0", excerpt(.0))]
    NotAResult(String),
    /// The tag `Result` and the last token differ.
    #[error("`{}` is said here, `{}` by the last token", excerpt(.tag), excerpt(.token))]
    OtherResult {
        /// What the tag says.
        tag: String,
        /// What the last token says.
        token: String,
    },
}

/// What is wrong with a token.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TokenFault {
    /// None of the forms of the notation.
    #[error("this is not an action")]
    NotAnAction,
    /// Not legal here.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Something else has been decided by talk.
    #[error(transparent)]
    Talk(#[from] talk::Refusal),
    /// Something behind the result.
    #[error("the result must come last")]
    BehindResult,
}

impl From<NotAnAction> for TokenFault {
    fn from(_: NotAnAction) -> Self {
        Self::NotAnAction
    }
}
