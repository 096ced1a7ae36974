//! The name that an app saves its match under.

use bevy::prelude::*;

use crate::storage::Claim;

/// The name of the autosave. A second window uses another name of this kind.
pub(super) const AUTOSAVE: &str = "autosave";

/// The name that this app saves its match under.
#[derive(Resource, Debug)]
pub(super) struct Slot {
    pub(super) claim: Claim,
    /// The text last saved or found there. It is compared only if the system has no locks.
    pub(super) kept: Option<String>,
    /// Whether saving has failed, and the player has been told.
    pub(super) failed: bool,
}

/// The name that the current match is saved under, in an app that saves it.
pub(in crate::play) fn saved_as(world: &World) -> Option<&str> {
    world.get_resource::<Slot>().map(|slot| slot.claim.name())
}
