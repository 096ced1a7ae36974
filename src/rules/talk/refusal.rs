//! Why a remark is not allowed.

use super::remark::{LAST_ROUND, LONGEST_TEXT};
use crate::rules::seat::called;
use crate::texts::text;

/// The reason why a remark is not allowed. It displays as a sentence for the player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The game is over.
    #[error("{}", text!("refusal-game-over"))]
    GameOver,
    /// The game has no modes of talk.
    #[error("{}", text!("talk-not-here"))]
    NotInThisGame,
    /// Talk has decided on an action, which must be played first.
    #[error("{}", text!("talk-decided", action = .0.as_str()))]
    Decided(String),
    /// The player is not in the game.
    #[error("{}", text!("quad-not-in-game", player = called(.0)))]
    NotInGame(&'static str),
    /// The mode of talk is none.
    #[error("{}", text!("talk-agreed-none"))]
    NoTalk,
    /// The mode of talk is open.
    #[error("{}", text!("talk-agreed-open"))]
    NoSecrets,
    /// A message or proposal without addressees.
    #[error("{}", text!("talk-to-nobody"))]
    ToNobody,
    /// A message or proposal to the speaker.
    #[error("{}", text!("talk-to-themselves", player = called(.0)))]
    ToThemselves(&'static str),
    /// An empty message.
    #[error("{}", text!("talk-no-words"))]
    NoWords,
    /// The message is too long.
    #[error("{}", text!("talk-too-long", most = LONGEST_TEXT.to_string(), found = .0.to_string()))]
    TooLong(usize),
    /// The message contains control characters.
    #[error("{}", text!("talk-control-character"))]
    ControlCharacter,
    /// A proposal with the wrong number.
    #[error("{}", text!("talk-number", number = *.0))]
    Number(u32),
    /// The deal would have expired before it begins.
    #[error("{}", text!("talk-round-over", round = *.0))]
    RoundOver(u32),
    /// The deal runs for too long.
    #[error("{}", text!("talk-too-late", round = LAST_ROUND.to_string()))]
    TooLate,
    /// The target of a joint attack is one of its parties.
    #[error("{}", text!("talk-attacks-themselves", player = called(.0)))]
    AttacksThemselves(&'static str),
    /// The target of a joint attack has no pieces.
    #[error("{}", text!("talk-nothing-to-attack", player = called(.0)))]
    NothingToAttack(&'static str),
    /// There is no such proposal.
    #[error("{}", text!("talk-no-proposal", number = *.0))]
    NoSuchProposal(u32),
    /// The proposal was made to other players.
    #[error("{}", text!("talk-not-asked", player = called(.name), number = *.number))]
    NotAsked {
        /// The number of the proposal.
        number: u32,
        /// The name of the player who answers.
        name: &'static str,
    },
    /// The player has already answered the proposal.
    #[error("{}", text!("talk-answered", player = called(.name), number = *.number))]
    Answered {
        /// The number of the proposal.
        number: u32,
        /// The name of the player who answers.
        name: &'static str,
    },
    /// The proposal is closed.
    #[error("{}", text!("talk-closed", number = *.0))]
    Closed(u32),
    /// The proposal was made by another player.
    #[error("{}", text!("talk-not-theirs", player = called(.name), number = *.number))]
    NotTheirs {
        /// The number of the proposal.
        number: u32,
        /// The name of the player who wants to withdraw it.
        name: &'static str,
    },
    /// Another accusation is being voted on.
    #[error("{}", text!("talk-accusation-open", player = called(.0)))]
    AccusationOpen(&'static str),
    /// A player cannot accuse themselves.
    #[error("{}", text!("talk-accuses-themselves", player = called(.0)))]
    AccusesThemselves(&'static str),
    /// There is no accusation to vote on.
    #[error("{}", text!("talk-nobody-accused"))]
    NobodyAccused,
    /// The player has already voted.
    #[error("{}", text!("talk-voted", player = called(.0)))]
    Voted(&'static str),
}
