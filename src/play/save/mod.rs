//! Saves: a record with the settings and the times.

mod autosave;
mod format;
mod kept;
mod open;
mod post;
mod shelf;
mod slot;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

pub(super) use autosave::keep_now;
pub use autosave::{Autosave, BeginsWithSession};
pub(super) use format::session_of;
pub use format::{Save, SaveError, record_of};
pub use kept::{ContinueMatch, DeleteMatch, KeptMatch, KeptMatches};
pub(super) use kept::{continue_match, replace_match};
pub use open::Unopened;
pub(super) use post::{KnownMatch, MatchPlace, older};
pub use post::{Post, SendByPost, is_by_post, shared_record};
pub(super) use shelf::Shelf;
pub use shelf::{KeepCopy, LookForMatches};
pub(super) use slot::saved_as;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((autosave::plugin, shelf::plugin, kept::plugin, post::plugin));
}
