//! The two dice as entities.

use bevy::prelude::*;

use super::lay::{LayEntities, LaySystems};
use super::session::Session;
use crate::rules::{Ground, Seat};

/// A seven-sided die.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Die {
    /// What the die determines.
    pub reads: DieReads,
    /// Its face in the last throw.
    pub shows: Option<u8>,
    /// The player who last threw it.
    pub thrown_by: Option<Seat>,
}

/// The coordinate of the square on which a hoarded piece comes down.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DieReads {
    /// The first die: the file of the inner field.
    File,
    /// The second die: the rank of the inner field.
    Rank,
}

impl DieReads {
    /// The face of this die in a throw.
    pub(super) const fn of(self, file: u8, rank: u8) -> u8 {
        match self {
            Self::File => file,
            Self::Rank => rank,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(LayEntities, lay_dice.in_set(LaySystems::Others));
}

/// Spawns the dice if the board has a field for them. Those that stay keep their entity.
fn lay_dice(session: Res<Session>, mut dice: Query<(Entity, &mut Die)>, mut commands: Commands) {
    if !session.position().words().board().iter().any(|field| field.ground == Ground::Inner) {
        dice.iter().for_each(|(die, _)| commands.entity(die).despawn());
        return;
    }
    let last = session.rolls().next_back();
    let read = |reads: DieReads| {
        let shows = last.map(|roll| reads.of(roll.dice[0], roll.dice[1]));
        Die { reads, shows, thrown_by: last.map(|roll| roll.seat) }
    };
    if dice.is_empty() {
        commands.spawn((Name::new("Die: file"), read(DieReads::File)));
        commands.spawn((Name::new("Die: rank"), read(DieReads::Rank)));
    }
    for (_, mut die) in &mut dice {
        *die = read(die.reads);
    }
}
