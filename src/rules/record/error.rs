//! Errors in records, with their place.

use crate::limit::TooLong;
use crate::rules::action::NotAnAction;
use crate::rules::catalog::SetupError;
use crate::rules::game_id::UnknownGame;
use crate::rules::outcome::EndReason;
use crate::rules::refusal::Refusal;
use crate::rules::talk;
use crate::rules::text::excerpt;
use crate::texts::text;

/// Why a record is rejected.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// The record is too long.
    #[error(transparent)]
    TooLong(#[from] TooLong),
    /// Nothing but whitespace and comments.
    #[error("{}", text!("record-empty"))]
    Empty,
    /// The text is malformed.
    #[error("{}", text!("record-line", line = .line, why = .fault.to_string()))]
    Form {
        /// The line, from 1.
        line: usize,
        /// What is wrong there.
        fault: FormFault,
    },
    /// A required tag is missing.
    #[error("{}", text!("record-tag-missing", tag = *.0))]
    TagMissing(&'static str),
    /// A tag has a wrong value.
    #[error("{}", text!("record-tag", line = .line, tag = excerpt(.name), why = .fault.to_string()))]
    Tag {
        /// The line, from 1.
        line: usize,
        /// The tag's name.
        name: String,
        /// What is wrong with it.
        fault: TagFault,
    },
    /// A token is wrong.
    #[error("{}", text!("record-token", number = .number, token = excerpt(.token), why = .fault.to_string()))]
    Token {
        /// The token's number, from 1.
        number: usize,
        /// The token.
        token: String,
        /// What is wrong with it.
        fault: TokenFault,
    },
    /// A comment should be a remark, but is malformed.
    #[error("{}", text!("record-comment", line = .line, text = excerpt(.text), why = .fault.to_string()))]
    Comment {
        /// The line, from 1.
        line: usize,
        /// The text of the comment.
        text: String,
        /// What is wrong with it.
        fault: talk::NotARemark,
    },
    /// A remark is not allowed.
    #[error("{}", text!("record-remark", number = .number, remark = excerpt(.remark), after = .after, why = .fault.to_string()))]
    Remark {
        /// The remark's number, from 1.
        number: usize,
        /// The remark.
        remark: String,
        /// How many actions precede it.
        after: usize,
        /// Why it is not allowed.
        fault: talk::Refusal,
    },
    /// The options or the position of a record that was built in memory.
    #[error("{}", text!("record-set-up", why = .0.to_string()))]
    SetUp(#[from] SetupError),
    /// The record's result differs from the one by the rules.
    #[error("{}", other_result(*.after, *.ended, .by_rules, &excerpt(.written)))]
    Result {
        /// How many actions there are.
        after: usize,
        /// Why the game has ended, if it has.
        ended: Option<EndReason>,
        /// The result by the rules.
        by_rules: String,
        /// The result in the record.
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

/// Why a text is malformed.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FormFault {
    /// `{` without `}`.
    #[error("{}", text!("record-comment-not-closed"))]
    CommentNotClosed,
    /// `[` without a name after it.
    #[error("{}", text!("record-tag-name"))]
    NameMissing,
    /// A tag has a name but no value.
    #[error("{}", text!("record-tag-value"))]
    ValueMissing,
    /// A value does not end on its line.
    #[error("{}", text!("record-tag-quote"))]
    ValueNotClosed,
    /// A tag lacks its `]`.
    #[error("{}", text!("record-tag-not-closed"))]
    TagNotClosed,
    /// A tag comes after the first token.
    #[error("{}", text!("record-tag-late"))]
    TagBehindTokens,
}

/// What is wrong with a tag.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TagFault {
    /// It is given twice.
    #[error("{}", text!("record-tag-twice"))]
    Twice,
    /// The game is unknown.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// A word in the options is not `name=value`.
    #[error("{}", text!("record-not-an-option", text = excerpt(.0)))]
    NotAnOption(String),
    /// An option is set twice.
    #[error("{}", text!("record-option-twice", name = excerpt(.0)))]
    OptionTwice(String),
    /// An option or the position is wrong.
    #[error(transparent)]
    SetUp(#[from] SetupError),
    /// The seed is not a number.
    #[error("{}", text!("record-not-a-seed", text = excerpt(.0), max = u64::MAX.to_string()))]
    NotASeed(String),
    /// The mode of talk is unknown.
    #[error(transparent)]
    Talk(#[from] talk::UnknownMode),
    /// The result in the tag `Result` is malformed.
    #[error("{}", text!("record-not-a-result", text = excerpt(.0)))]
    NotAResult(String),
    /// The tag `Result` and the last token differ.
    #[error("{}", text!("record-other-result", tag = excerpt(.tag), token = excerpt(.token)))]
    OtherResult {
        /// The result in the tag.
        tag: String,
        /// The result in the last token.
        token: String,
    },
}

/// What is wrong with a token.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TokenFault {
    /// It has none of the forms of the notation.
    #[error("{}", text!("record-not-an-action"))]
    NotAnAction,
    /// It is not legal here.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Talk has decided on another action.
    #[error(transparent)]
    Talk(#[from] talk::Refusal),
    /// It comes after the result.
    #[error("{}", text!("record-behind-result"))]
    BehindResult,
}

impl From<NotAnAction> for TokenFault {
    fn from(_: NotAnAction) -> Self {
        Self::NotAnAction
    }
}
