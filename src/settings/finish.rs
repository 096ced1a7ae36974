//! The finishes of pieces and boards. `theme` has their looks.

use serde::{Deserialize, Serialize};

use crate::texts::text;

/// The finish of all pieces and boards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Finish {
    /// Painted toys.
    #[default]
    Painted,
    /// Turned wood, stained in the players' colours.
    Wooden,
    /// Cast and enamelled metal.
    Metal,
}

impl Finish {
    /// All finishes.
    pub const ALL: [Self; 3] = [Self::Painted, Self::Wooden, Self::Metal];

    /// The name of the finish.
    pub fn title(self) -> String {
        match self {
            Self::Painted => text!("settings-finish-painted"),
            Self::Wooden => text!("settings-finish-wooden"),
            Self::Metal => text!("settings-finish-metal"),
        }
    }
}
