//! What is wrong with a record, and where.

use crate::limit::TooLong;
use crate::rules::action::NotAnAction;
use crate::rules::catalog::{SetupError, UnknownGame};
use crate::rules::outcome::EndReason;
use crate::rules::refusal::Refusal;
use crate::rules::talk;
use crate::rules::text::excerpt;
use crate::texts::text;

/// Why a record is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// More than a record may be.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// Nothing but white space and comments.
    #[error("{}", text!("record-empty"))]
    Empty,
    /// The text does not have the form of a record.
    #[error("{}", text!("record-line", line = .line, why = .fault.to_string()))]
    Form {
        /// Counted from 1.
        line: usize,
        /// What is wrong there.
        fault: FormFault,
    },
    /// A tag that must be there is not.
    #[error("{}", text!("record-tag-missing", tag = *.0))]
    TagMissing(&'static str),
    /// A tag's value.
    #[error("{}", text!("record-tag", line = .line, tag = excerpt(.name), why = .fault.to_string()))]
    Tag {
        /// Counted from 1.
        line: usize,
        /// The tag's name.
        name: String,
        /// What is wrong with it.
        fault: TagFault,
    },
    /// An action, or what stands in the place of one.
    #[error("{}", text!("record-token", number = .number, token = excerpt(.token), why = .fault.to_string()))]
    Token {
        /// Counted from 1.
        number: usize,
        /// The token.
        token: String,
        /// What is wrong with it.
        fault: TokenFault,
    },
    /// A comment that should be a remark.
    #[error("{}", text!("record-comment", line = .line, text = excerpt(.text), why = .fault.to_string()))]
    Comment {
        /// Counted from 1.
        line: usize,
        /// What stands in the comment.
        text: String,
        /// What is wrong with it.
        fault: talk::NotARemark,
    },
    /// A remark that may not be made.
    #[error("{}", text!("record-remark", number = .number, remark = excerpt(.remark), after = .after, why = .fault.to_string()))]
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
    #[error("{}", text!("record-set-up", why = .0.to_string()))]
    SetUp(#[from] SetupError),
    /// The rules give another result than the record.
    #[error("{}", other_result(*.after, *.ended, .by_rules, &excerpt(.written)))]
    Result {
        /// How many actions there are.
        after: usize,
        /// Why the game has ended, if it has.
        ended: Option<EndReason>,
        /// The result by the rules.
        by_rules: String,
        /// The result that the record gives.
        written: String,
    },
}

fn other_result(after: usize, ended: Option<EndReason>, by_rules: &str, written: &str) -> String {
    match ended {
        Some(reason) => {
            let reason = reason.to_string();
            text!("record-result-ended", after = after, reason = reason, result = by_rules, written = written)
        }
        None => text!("record-result-open", after = after, result = by_rules, written = written),
    }
}

/// Why a text does not have the form of a record.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FormFault {
    /// `{` without `}`.
    #[error("{}", text!("record-comment-not-closed"))]
    CommentNotClosed,
    /// `[` without a name behind it.
    #[error("{}", text!("record-tag-name"))]
    NameMissing,
    /// A tag's name without a value.
    #[error("{}", text!("record-tag-value"))]
    ValueMissing,
    /// A value that does not end on its line.
    #[error("{}", text!("record-tag-quote"))]
    ValueNotClosed,
    /// A tag without `]`.
    #[error("{}", text!("record-tag-not-closed"))]
    TagNotClosed,
    /// A tag where only tokens may stand.
    #[error("{}", text!("record-tag-late"))]
    TagBehindTokens,
}

/// What is wrong with a tag.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TagFault {
    /// It stands twice.
    #[error("{}", text!("record-tag-twice"))]
    Twice,
    /// The game.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// A word among the options that sets none.
    #[error("{}", text!("record-not-an-option", text = excerpt(.0)))]
    NotAnOption(String),
    /// An option that is set twice.
    #[error("{}", text!("record-option-twice", name = excerpt(.0)))]
    OptionTwice(String),
    /// An option or the position.
    #[error(transparent)]
    SetUp(#[from] SetupError),
    /// The seed.
    #[error("{}", text!("record-not-a-seed", text = excerpt(.0), max = u64::MAX.to_string()))]
    NotASeed(String),
    /// The mode of talk.
    #[error(transparent)]
    Talk(#[from] talk::UnknownMode),
    /// The tag `Result`.
    #[error("{}", text!("record-not-a-result", text = excerpt(.0)))]
    NotAResult(String),
    /// The tag `Result` and the last token differ.
    #[error("{}", text!("record-other-result", tag = excerpt(.tag), token = excerpt(.token)))]
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
    #[error("{}", text!("record-not-an-action"))]
    NotAnAction,
    /// Not legal here.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Something else has been decided by talk.
    #[error(transparent)]
    Talk(#[from] talk::Refusal),
    /// Something behind the result.
    #[error("{}", text!("record-behind-result"))]
    BehindResult,
}

impl From<NotAnAction> for TokenFault {
    fn from(_: NotAnAction) -> Self {
        Self::NotAnAction
    }
}
