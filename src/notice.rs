//! A sentence for the player, from wherever something must be said.

use bevy::prelude::*;

/// What kind of thing is said. Each has a colour of its own; what comes later matters more.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Tone {
    /// Something has happened, or is as it was wanted.
    #[default]
    News,
    /// Why a bot has played what it played.
    Reason,
    /// What a player could do.
    Hint,
    /// Something cannot be done, has failed, or is in danger.
    Refusal,
}

/// Say this to the player.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Whole sentences.
    pub words: String,
    /// What kind of thing they say.
    pub tone: Tone,
}

impl Notice {
    /// Something has happened, or is as it was wanted.
    pub fn news(words: impl Into<String>) -> Self {
        Self { words: words.into(), tone: Tone::News }
    }

    /// Why a bot has played what it played.
    pub fn reason(words: impl Into<String>) -> Self {
        Self { words: words.into(), tone: Tone::Reason }
    }

    /// What a player could do.
    pub fn hint(words: impl Into<String>) -> Self {
        Self { words: words.into(), tone: Tone::Hint }
    }

    /// Something cannot be done, has failed, or is in danger.
    pub fn refusal(words: impl Into<String>) -> Self {
        Self { words: words.into(), tone: Tone::Refusal }
    }

    /// A refusal: `reason` as a sentence, with a capital letter and a full stop.
    pub fn sentence(reason: &impl ToString) -> Self {
        let reason = reason.to_string();
        let mut letters = reason.chars();
        let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
        Self::refusal(format!("{first}{}.", letters.as_str()))
    }
}
