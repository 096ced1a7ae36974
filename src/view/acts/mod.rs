//! How a turn is animated: each kind of animation is an act, in a file of its own.
//!
//! Acts are made from effects alone, so they show what has already happened. To add one, write its file and add it to
//! [`compose::ACTS`].

mod act;
mod annex;
mod appear;
mod berserk;
mod boomerang;
mod call;
mod capture;
mod cascade;
mod chips;
mod compose;
mod crown;
mod cue;
mod dice;
mod drop;
mod fall;
mod flight;
mod freeze;
mod gavel;
mod golem;
mod hand;
mod haul;
mod jolt;
mod king;
mod lean;
mod leap;
mod mate;
mod motion;
mod pothole;
mod promote;
mod pulse;
mod push;
mod roll;
mod script;
mod slip;
mod speck;
mod stage;
mod teleport;
#[cfg(test)]
mod tests;
mod timeline;
mod tokens;
mod track;
mod trade;
mod travel;
mod triumph;
mod wake;

use bevy::prelude::*;

use crate::play::ActionPlayed;
use crate::view::systems::{RestSystems, ViewSystems};

pub use call::{Call, Called};
pub use cue::{Cue, Heard};
pub(super) use jolt::Jolt;
pub(super) use lean::{Lean, Moment};
pub(super) use motion::{ease, upright};
pub(super) use timeline::clear;
pub(in crate::view) use timeline::rest_has_changed;
pub use timeline::{Pace, SkipAnimation, Timeline};

use flight::fly;
use jolt::calm;
use timeline::{advance, comes_to_rest, gather, is_busy, on_skip_animation, perform, settle};
use track::sink;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Timeline>()
        .init_resource::<Pace>()
        .init_resource::<Lean>()
        .init_resource::<Called>()
        .init_resource::<Jolt>()
        .add_message::<Heard>()
        .add_systems(
            Update,
            (gather.run_if(on_message::<ActionPlayed>), advance, calm).chain().in_set(ViewSystems::Compose),
        )
        .add_systems(
            Update,
            (perform.run_if(is_busy), fly, sink, settle.run_if(comes_to_rest)).chain().in_set(ViewSystems::Perform),
        )
        .configure_sets(Update, RestSystems.run_if(not(is_busy)))
        .add_observer(on_skip_animation);
}
