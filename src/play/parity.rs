//! The world read back as a tableau, to be held against the position.

use bevy::prelude::*;

use super::chip::{Chips, PromotionChip};
use super::piece::{Home, OnSquare, Owner, Piece, Service};
use super::pothole::{Controller, LockedBy, Pothole};
use crate::rules::{ChipSet, TablePiece, TablePothole, Tableau};

/// What the entities say lies on the table. Whose turn it is has no entity: `turn` and `outcome` are empty.
pub fn world_tableau(world: &mut World) -> Tableau {
    let mut tableau = Tableau::default();
    let chips = world.query::<&PromotionChip>();
    let mut pieces = world.query::<(&Piece, &Owner, &Service, &OnSquare, Option<&Home>, Option<&Chips>)>();
    for (piece, owner, service, square, home, under) in pieces.iter(world) {
        let mut set = ChipSet::default();
        for chip in under.into_iter().flat_map(RelationshipTarget::iter) {
            if let Ok(chip) = chips.get_manual(world, chip) {
                set.insert(chip.0);
            }
        }
        let home = home.map(|home| home.0);
        let entry = TablePiece {
            seat: owner.0,
            kind: piece.kind,
            square: square.0,
            chips: set,
            home,
            controller: service.controller,
            frozen: service.frozen,
        };
        tableau.pieces.insert(piece.id, entry);
    }
    let mut potholes = world.query::<(&Pothole, &OnSquare, &Controller, &LockedBy)>();
    for (pothole, square, controller, locked_by) in potholes.iter(world) {
        let entry =
            TablePothole { square: square.0, home: pothole.home, controller: controller.0, locked_by: locked_by.0 };
        tableau.potholes.insert(pothole.id, entry);
    }
    tableau
}
