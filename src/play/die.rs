//! The two dice as entities.

use bevy::prelude::*;

use super::intent::BoardLaid;
use super::resolve::{ResolveTurn, Resolving, StageSystems};
use super::session::Session;
use crate::rules::{Action, Effect, Ground, Stage};

/// A seven-sided die.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Die {
    /// What is read off it.
    pub reads: DieReads,
    /// What it showed when it was last thrown.
    pub shows: Option<u8>,
}

/// What a die says of the square where a hoarded piece comes down.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum DieReads {
    /// The first die: the file of the inner field.
    File,
    /// The second die: the rank of the inner field.
    Rank,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(ResolveTurn, follow_dice.in_set(StageSystems::Follow(Stage::DiceDrop)));
    app.add_observer(on_board_laid);
}

/// Dice lie beside a board that has a field for them.
fn on_board_laid(_: On<BoardLaid>, session: Res<Session>, dice: Query<Entity, With<Die>>, mut commands: Commands) {
    for die in &dice {
        commands.entity(die).despawn();
    }
    if !session.position().words().board().iter().any(|field| field.ground == Ground::Inner) {
        return;
    }
    let rolls = session.actions().filter_map(|action| match action {
        Action::Roll { file, rank } => Some((file, rank)),
        _ => None,
    });
    let last = rolls.last();
    commands.spawn((Name::new("Die: file"), Die { reads: DieReads::File, shows: last.map(|(file, _)| file) }));
    commands.spawn((Name::new("Die: rank"), Die { reads: DieReads::Rank, shows: last.map(|(_, rank)| rank) }));
}

fn follow_dice(resolving: Res<Resolving>, mut dice: Query<&mut Die>) {
    for effect in resolving.effects_of(Stage::DiceDrop) {
        let &Effect::DiceRolled { file, rank, .. } = effect else { continue };
        for mut die in &mut dice {
            die.shows = Some(match die.reads {
                DieReads::File => file,
                DieReads::Rank => rank,
            });
        }
    }
}
