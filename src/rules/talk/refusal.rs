//! Why something may not be said.

use super::remark::{LAST_ROUND, LONGEST_TEXT};

/// What keeps a remark from being made. What it displays is a sentence for the player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Nobody may speak any more.
    #[error("the game is over")]
    GameOver,
    /// The game has no modes of talk.
    #[error("this game has no talk")]
    NotInThisGame,
    /// Something has been decided by talk, and must be done first.
    #[error("first comes what has been decided: `{0}`")]
    Decided(String),
    /// Somebody who is not in the game.
    #[error("{0} is not in the game")]
    NotInGame(&'static str),
    /// The mode of talk is none.
    #[error("it was agreed that nobody says anything")]
    NoTalk,
    /// The mode of talk is open.
    #[error("it was agreed that whatever is said is said to all")]
    NoSecrets,
    /// A message or a proposal to nobody.
    #[error("somebody must be spoken to")]
    ToNobody,
    /// A message or a proposal to oneself.
    #[error("{0} cannot speak to themselves")]
    ToThemselves(&'static str),
    /// A message without words.
    #[error("a message needs words")]
    NoWords,
    /// A message with too many characters.
    #[error("a message has at most {LONGEST_TEXT} characters, not {0}")]
    TooLong(usize),
    /// A message with characters that are none to be read.
    #[error("a message has neither line breaks nor control characters")]
    ControlCharacter,
    /// A proposal with the wrong number.
    #[error("the next proposal has the number {0}")]
    Number(u32),
    /// A deal that would be over when it begins.
    #[error("it is round {0} already")]
    RoundOver(u32),
    /// A deal without an end.
    #[error("a deal ends with round {LAST_ROUND} at the latest")]
    TooLate,
    /// A joint attack on somebody who is to take part in it.
    #[error("{0} cannot attack themselves")]
    AttacksThemselves(&'static str),
    /// A joint attack on somebody who has no pieces.
    #[error("{0} has nothing left to attack")]
    NothingToAttack(&'static str),
    /// There is no such proposal.
    #[error("there is no proposal {0}")]
    NoSuchProposal(u32),
    /// A proposal that was not made to them.
    #[error("proposal {number} was not made to {name}")]
    NotAsked {
        /// The proposal.
        number: u32,
        /// Who answers.
        name: &'static str,
    },
    /// A proposal that they have answered already.
    #[error("{name} has answered proposal {number} already")]
    Answered {
        /// The proposal.
        number: u32,
        /// Who answers.
        name: &'static str,
    },
    /// A proposal that is open no more.
    #[error("proposal {0} is open no more")]
    Closed(u32),
    /// Somebody else's proposal.
    #[error("proposal {number} is not {name}'s to take back")]
    NotTheirs {
        /// The proposal.
        number: u32,
        /// Who takes it back.
        name: &'static str,
    },
    /// One accusation at a time.
    #[error("the accusation of {0} must be voted on first")]
    AccusationOpen(&'static str),
    /// An accusation of oneself.
    #[error("{0} cannot accuse themselves")]
    AccusesThemselves(&'static str),
    /// A vote on nothing.
    #[error("nobody is accused")]
    NobodyAccused,
    /// A second vote.
    #[error("{0} has voted already")]
    Voted(&'static str),
}
