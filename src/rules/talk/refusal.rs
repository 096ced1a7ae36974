//! Why something may not be said.

use super::remark::{LAST_ROUND, LONGEST_TEXT};
use crate::rules::seat::called;
use crate::texts::text;

/// What keeps a remark from being made. What it displays is a sentence for the player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Nobody may speak any more.
    #[error("{}", text!("refusal-game-over"))]
    GameOver,
    /// The game has no modes of talk.
    #[error("{}", text!("talk-not-here"))]
    NotInThisGame,
    /// Something has been decided by talk, and must be done first.
    #[error("{}", text!("talk-decided", action = .0.as_str()))]
    Decided(String),
    /// Somebody who is not in the game.
    #[error("{}", text!("quad-not-in-game", player = called(.0)))]
    NotInGame(&'static str),
    /// The mode of talk is none.
    #[error("{}", text!("talk-agreed-none"))]
    NoTalk,
    /// The mode of talk is open.
    #[error("{}", text!("talk-agreed-open"))]
    NoSecrets,
    /// A message or a proposal to nobody.
    #[error("{}", text!("talk-to-nobody"))]
    ToNobody,
    /// A message or a proposal to oneself.
    #[error("{}", text!("talk-to-themselves", player = called(.0)))]
    ToThemselves(&'static str),
    /// A message without words.
    #[error("{}", text!("talk-no-words"))]
    NoWords,
    /// A message with too many characters.
    #[error("{}", text!("talk-too-long", most = LONGEST_TEXT.to_string(), found = .0.to_string()))]
    TooLong(usize),
    /// A message with characters that are none to be read.
    #[error("{}", text!("talk-control-character"))]
    ControlCharacter,
    /// A proposal with the wrong number.
    #[error("{}", text!("talk-number", number = *.0))]
    Number(u32),
    /// A deal that would be over when it begins.
    #[error("{}", text!("talk-round-over", round = *.0))]
    RoundOver(u32),
    /// A deal without an end.
    #[error("{}", text!("talk-too-late", round = LAST_ROUND.to_string()))]
    TooLate,
    /// A joint attack on somebody who is to take part in it.
    #[error("{}", text!("talk-attacks-themselves", player = called(.0)))]
    AttacksThemselves(&'static str),
    /// A joint attack on somebody who has no pieces.
    #[error("{}", text!("talk-nothing-to-attack", player = called(.0)))]
    NothingToAttack(&'static str),
    /// There is no such proposal.
    #[error("{}", text!("talk-no-proposal", number = *.0))]
    NoSuchProposal(u32),
    /// A proposal that was not made to them.
    #[error("{}", text!("talk-not-asked", player = called(.name), number = *.number))]
    NotAsked {
        /// The proposal.
        number: u32,
        /// Who answers.
        name: &'static str,
    },
    /// A proposal that they have answered already.
    #[error("{}", text!("talk-answered", player = called(.name), number = *.number))]
    Answered {
        /// The proposal.
        number: u32,
        /// Who answers.
        name: &'static str,
    },
    /// A proposal that is open no more.
    #[error("{}", text!("talk-closed", number = *.0))]
    Closed(u32),
    /// Somebody else's proposal.
    #[error("{}", text!("talk-not-theirs", player = called(.name), number = *.number))]
    NotTheirs {
        /// The proposal.
        number: u32,
        /// Who takes it back.
        name: &'static str,
    },
    /// One accusation at a time.
    #[error("{}", text!("talk-accusation-open", player = called(.0)))]
    AccusationOpen(&'static str),
    /// An accusation of oneself.
    #[error("{}", text!("talk-accuses-themselves", player = called(.0)))]
    AccusesThemselves(&'static str),
    /// A vote on nothing.
    #[error("{}", text!("talk-nobody-accused"))]
    NobodyAccused,
    /// A second vote.
    #[error("{}", text!("talk-voted", player = called(.0)))]
    Voted(&'static str),
}
