//! The modes of talk.

use core::fmt;
use core::str::FromStr;

use crate::rules::text::excerpt;
use crate::texts::text;

/// The mode of talk that all players agreed on before the first move.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum TalkMode {
    /// No talk.
    None,
    /// All talk is open to all players. This is the default.
    #[default]
    Open,
    /// Players may also talk to chosen players in secret.
    Secret,
}

/// The name of an unknown mode.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", text!("record-no-talk-mode", name = excerpt(.0)))]
pub struct UnknownMode(pub String);

impl TalkMode {
    /// All modes, strictest first.
    pub const ALL: [Self; 3] = [Self::None, Self::Open, Self::Secret];

    /// The name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Open => "open",
            Self::Secret => "secret",
        }
    }

    /// The name shown to players.
    pub fn title(self) -> String {
        match self {
            Self::None => text!("talk-none"),
            Self::Open => text!("talk-open"),
            Self::Secret => text!("talk-secret"),
        }
    }

    /// A sentence for the set-up screen.
    pub fn help(self) -> String {
        match self {
            Self::None => text!("talk-none-help"),
            Self::Open => text!("talk-open-help"),
            Self::Secret => text!("talk-secret-help"),
        }
    }
}

impl fmt::Display for TalkMode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for TalkMode {
    type Err = UnknownMode;

    fn from_str(text: &str) -> Result<Self, UnknownMode> {
        Self::ALL.into_iter().find(|mode| mode.name() == text).ok_or_else(|| UnknownMode(text.to_owned()))
    }
}
