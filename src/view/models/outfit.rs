//! The looks of the table: as set by the user, or overridden by a showcase.

use bevy::prelude::*;

use crate::settings::{Finish, Settings};

/// The chosen looks.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Worn {
    /// The finish of pieces and boards.
    pub finish: Finish,
    /// Whether it is night at the table.
    pub is_night: bool,
}

impl Worn {
    /// The looks that are set.
    pub fn of(settings: &Settings) -> Self {
        Self { finish: settings.finish, is_night: settings.is_night }
    }
}

/// Overrides the settings while a showcase runs. `None` follows the settings.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Outfit(pub Option<Worn>);

impl Outfit {
    /// The current looks.
    pub fn worn(self, settings: &Settings) -> Worn {
        self.0.unwrap_or_else(|| Worn::of(settings))
    }
}
