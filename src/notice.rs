//! Notices for the user, which any module can trigger.

use bevy::prelude::*;

/// The tone of a notice, which determines its colour. Later variants are more important.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum Tone {
    /// News: an event, or the success of a request.
    #[default]
    News,
    /// The reason for a bot's action.
    Reason,
    /// A possible action.
    Hint,
    /// A refusal, a failure or a danger.
    Refusal,
}

/// Triggered to show this notice to the user.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// The text, in whole sentences.
    pub words: String,
    /// The tone.
    pub tone: Tone,
}

impl Notice {
    /// A notice about an event, or the success of a request.
    pub fn news(words: impl Into<String>) -> Self {
        Self { words: words.into(), tone: Tone::News }
    }

    /// A notice with the reason for a bot's action.
    pub fn reason(words: impl Into<String>) -> Self {
        Self { words: words.into(), tone: Tone::Reason }
    }

    /// A notice about a possible action.
    pub fn hint(words: impl Into<String>) -> Self {
        Self { words: words.into(), tone: Tone::Hint }
    }

    /// A notice about a refusal, a failure or a danger.
    pub fn refusal(words: impl Into<String>) -> Self {
        Self { words: words.into(), tone: Tone::Refusal }
    }

    /// A refusal, with `reason` turned into a sentence by a capital letter and a full stop.
    pub fn sentence(reason: &impl ToString) -> Self {
        let reason = reason.to_string();
        let mut letters = reason.chars();
        let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
        Self::refusal(format!("{first}{}.", letters.as_str()))
    }
}
