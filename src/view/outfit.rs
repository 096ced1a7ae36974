//! How everything looks where there is a choice: as it is set, or as somebody wants it who shows something.

use bevy::prelude::*;

use crate::settings::Settings;
use crate::theme::Finish;

/// How everything looks.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Worn {
    /// How pieces and boards are finished.
    pub finish: Finish,
    /// Whether it is night where the board stands.
    pub is_night: bool,
}

impl Worn {
    /// What is set.
    pub fn of(settings: &Settings) -> Self {
        Self { finish: settings.finish, is_night: settings.is_night }
    }
}

/// What is worn for as long as something is shown, whatever is set. Nothing: what is set.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Outfit(pub Option<Worn>);

impl Outfit {
    /// What is worn now.
    pub fn worn(self, settings: &Settings) -> Worn {
        self.0.unwrap_or_else(|| Worn::of(settings))
    }
}
