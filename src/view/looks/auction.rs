//! The look of Auction Chess: a cross-shaped board, a tray for each hand in the corners, and room to throw the dice.
//!
//! Each player has the corner to their right, with the hand along their own edge, and the dice between it and the
//! board.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;

use super::{Build, Gait, Look, Symbol, classic, symbol};
use crate::rules::{Kind, Seat, Square};
use crate::theme::{Daylight, SALEROOM, board, livery};
use crate::view::board::coordinates::spawn_rims;
use crate::view::layout::Layout;
use crate::view::models::workshop::Workshop;

/// The models of its coordinates: far, right, near and left.
const SIGNS: [&str; 4] =
    ["chess_board14_signs_n", "chess_board14_signs_e", "chess_board14_signs_s", "chess_board14_signs_w"];

/// The look of Auction Chess.
#[derive(Debug)]
pub(super) struct Auction;

impl Look for Auction {
    fn models(&self) -> &'static [(&'static str, &'static [&'static str])] {
        &[
            (classic::FILE, &classic::PIECES),
            (classic::FILE, &["chess_board14", "die7", "token", "gavel", "gavel_block", "hand_tray"]),
            (classic::FILE, &SIGNS),
        ]
    }

    fn build(&self, kind: Kind) -> Option<Build> {
        classic::build(kind)
    }

    fn gait(&self, kind: Kind) -> Gait {
        classic::gait(kind)
    }

    fn symbol(&self, kind: Kind) -> Symbol {
        symbol::of_chess(kind)
    }

    fn place_around(&self) -> &'static str {
        "place_auction"
    }

    fn daylight(&self) -> Daylight {
        SALEROOM
    }

    fn decorate(&self, layout: &Layout, root: Entity, workshop: &mut Workshop, commands: &mut Commands) {
        workshop.spawn(commands, root, "chess_board14", board::DARK, Transform::default());
        for seat in (0..layout.seats().len() as u8).map(Seat) {
            let own = livery(layout.seats(), seat).color.mix(&board::TRAY, 0.6);
            let middle = turn(seat) * Vec3::new(CORNER, 0.0, CORNER);
            let place = Transform::from_translation(middle).with_rotation(turn(seat));
            workshop.spawn(commands, root, "hand_tray", own, place);
        }
    }

    fn spawn_coordinates(&self, _: &Layout, root: Entity, workshop: &mut Workshop, commands: &mut Commands) {
        spawn_rims(SIGNS, 7.235, root, workshop, commands);
    }

    /// The board with the trays in its corners, and the heads of the pieces.
    fn outline(&self, _: &Layout) -> Vec<Vec3> {
        let corners = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)].into_iter().flat_map(|(x, z)| {
            // Trays and frame stand half a unit above the table.
            [Vec3::new(x * 7.45, -0.5, z * 7.45), Vec3::new(x * 7.2, 1.0, z * 6.9), Vec3::new(x * 4.0, 1.3, z * 6.9)]
        });
        corners.collect()
    }

    fn tile(&self, _: Square) -> Option<&'static str> {
        Some(classic::TILE)
    }

    fn facing(&self, _: &Layout, seat: Seat, _: Square) -> f32 {
        facing(seat)
    }

    fn edge(&self, _: &Layout, seat: Seat) -> Vec<[Vec3; 2]> {
        vec![[-1.0, 1.0].map(|side| turn(seat) * Vec3::new(side * 4.0, 0.0, 7.55))]
    }

    fn hand(&self, _: &Layout, seat: Seat, index: usize, count: usize) -> Transform {
        hand(seat, index, count)
    }

    fn dice(&self, _: &Layout, seat: Seat) -> Option<[Vec3; 2]> {
        Some(dice(seat))
    }
}

/// The middle of a corner and of its tray, along each axis from the middle of the board.
const CORNER: f32 = 5.95;
/// The distance from the middle of the board to the middle of a hand, as its player sees it, and the hand's width and
/// depth.
const HAND: f32 = 6.635;
const HAND_SIZE: Vec2 = Vec2::new(2.68, 1.31);
/// The same distance for the dice.
const DICE: f32 = 5.24;
/// The distance between the two dice.
const BETWEEN_DICE: f32 = 1.3;
/// The size of a piece in a hand, relative to the room it has.
const PIECE: f32 = 0.86;

/// The rotation from the first seat's view to another's.
fn turn(seat: Seat) -> Quat {
    Quat::from_rotation_y(-FRAC_PI_2 * f32::from(seat.0 % 4))
}

/// The direction across the board, in radians about Y.
fn facing(seat: Seat) -> f32 {
    PI - FRAC_PI_2 * f32::from(seat.0 % 4)
}

/// Rows with a depth of two thirds of their width per piece. The more pieces there are, the smaller they get.
fn hand(seat: Seat, index: usize, count: usize) -> Transform {
    let columns = (3..=u8::MAX).find(|&columns| usize::from(columns) * usize::from(columns / 2) >= count);
    let (columns, rows) = columns.map_or((3, 1), |columns| (columns, columns / 2));
    let pitch = HAND_SIZE / Vec2::new(f32::from(columns), f32::from(rows));
    let (row, column) = (index / usize::from(columns), index % usize::from(columns));
    let from_middle = |place: usize, places: u8| place as f32 - f32::from(places - 1) / 2.0;
    // The first row is the one farthest from the player, so that it reads like a page.
    let right = CORNER + from_middle(column, columns) * pitch.x;
    let near = HAND + from_middle(row, rows) * pitch.y;
    Transform::from_translation(turn(seat) * Vec3::new(right, 0.0, near))
        .with_rotation(Quat::from_rotation_y(facing(seat)))
        .with_scale(Vec3::splat(PIECE * pitch.min_element()))
}

fn dice(seat: Seat) -> [Vec3; 2] {
    [-0.5, 0.5].map(|side| turn(seat) * Vec3::new(CORNER + BETWEEN_DICE * side, 0.0, DICE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_pieces_of_a_hand_overlap_however_many_there_are() {
        for count in 1..=60 {
            let places: Vec<_> = (0..count).map(|index| hand(Seat(1), index, count)).collect();
            for (index, place) in places.iter().enumerate() {
                let base = 0.38 * place.scale.x;
                // Blue's corner is on the left, towards the viewer.
                let (x, z) = (-place.translation.x, place.translation.z);
                assert!(
                    (4.45 + base..7.45 - base).contains(&x) && (4.45 + base..7.45 - base).contains(&z),
                    "{place:?}"
                );
                for other in &places[..index] {
                    assert!(other.translation.distance(place.translation) > 2.0 * base, "{count}: {place:?} {other:?}");
                }
            }
        }
    }

    #[test]
    fn players_have_the_corner_to_their_right() {
        for (seat, x, z) in [(0, 1.0, 1.0), (1, -1.0, 1.0), (2, -1.0, -1.0), (3, 1.0, -1.0)] {
            let place = hand(Seat(seat), 0, 1).translation;
            assert_eq!((place.x.signum(), place.z.signum()), (x, z), "{seat}");
            assert!(dice(Seat(seat)).iter().all(|die| (die.x.signum(), die.z.signum()) == (x, z)));
        }
    }
}
