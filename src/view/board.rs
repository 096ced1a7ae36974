//! The board: where squares are in space, and the tiles on them.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::hole::HoleFigure;
use super::models::Workshop;
use super::picking::PickTarget;
use super::{ViewSystems, camera};
use crate::play::Session;
use crate::rules::{Chip, Field, Ground, Square};
use crate::theme::{board, chip_color};

/// Where squares are: one unit a square, the middle of the board at the origin, rank 1 towards the viewer.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Layout {
    fields: Vec<Field>,
    width: u8,
    height: u8,
}

impl Layout {
    pub(super) fn of(fields: Vec<Field>) -> Self {
        let width = fields.iter().map(|field| field.square.file + 1).max().unwrap_or(1);
        let height = fields.iter().map(|field| field.square.rank + 1).max().unwrap_or(1);
        Self { fields, width, height }
    }

    /// The middle of a square, at the level of the board.
    pub fn place(&self, square: Square) -> Vec3 {
        let from_middle = |index: u8, count: u8| f32::from(index) - f32::from(count - 1) / 2.0;
        Vec3::new(from_middle(square.file, self.width), 0.0, -from_middle(square.rank, self.height))
    }

    /// All squares.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        self.fields.iter().map(|field| field.square)
    }

    /// What a square is good for.
    pub fn ground(&self, square: Square) -> Ground {
        self.fields.iter().find(|field| field.square == square).map_or(Ground::Plain, |field| field.ground)
    }

    /// Half of the board's extent along x and z, without its frame.
    pub(super) fn half_extent(&self) -> Vec2 {
        Vec2::new(f32::from(self.width.max(1)), f32::from(self.height.max(1))) / 2.0
    }

    /// The colour of a square's tile.
    pub(super) fn tile_color(&self, square: Square) -> Color {
        let light = (square.file + square.rank) % 2 == 1;
        match (self.ground(square), light) {
            (Ground::Centre, true) => board::CENTRE_LIGHT,
            (Ground::Centre, false) => board::CENTRE_DARK,
            (_, true) => board::LIGHT,
            (_, false) => board::DARK,
        }
    }

    /// Whether this is the shape that the board's model has.
    fn is_pothole_board(&self) -> bool {
        (self.width, self.height, self.fields.len()) == (7, 7, 45)
    }
}

/// Everything that is spawned with the board and goes with it.
#[derive(Component)]
pub(super) struct BoardRoot;

/// The tile of a square without a pothole.
#[derive(Component, Copy, Clone, Debug)]
struct Tile(Square);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>().add_systems(Update, hide_tiles_of_holes.in_set(ViewSystems::Follow));
}

/// Builds the board, unless one of the same shape stands there.
pub(super) fn lay_board(
    session: Res<Session>,
    mut layout: ResMut<Layout>,
    roots: Query<Entity, With<BoardRoot>>,
    mut workshop: Workshop,
    mut meshes: ResMut<Assets<Mesh>>,
    mut commands: Commands,
) {
    let laid = Layout::of(session.table().board());
    if *layout == laid && !roots.is_empty() {
        return;
    }
    *layout = laid;
    for root in &roots {
        commands.entity(root).despawn();
    }
    let root = commands.spawn((Name::new("Board"), BoardRoot, Transform::default(), Visibility::default())).id();
    workshop.spawn(&mut commands, root, "table", board::TABLE, Transform::default());
    if layout.is_pothole_board() {
        workshop.spawn(&mut commands, root, "board", board::DARK, Transform::default());
    }
    let target = meshes.add(Cuboid::new(0.98, 0.02, 0.98));
    let squares: BTreeMap<Square, Ground> = layout.fields.iter().map(|field| (field.square, field.ground)).collect();
    for (&square, &ground) in &squares {
        let place = Transform::from_translation(layout.place(square));
        let tile = workshop.spawn(&mut commands, root, "tile", layout.tile_color(square), place);
        commands.entity(tile).insert(Tile(square));
        if let Ground::Promotion(chip) = ground {
            spawn_promotion(&mut workshop, &mut commands, root, chip, place);
        }
        commands.spawn((
            Name::new(format!("Pick {square}")),
            Mesh3d(target.clone()),
            place,
            Pickable::default(),
            PickTarget::Square(square),
            ChildOf(root),
        ));
    }
    commands.trigger(camera::FrameBoard);
}

fn spawn_promotion(workshop: &mut Workshop, commands: &mut Commands, root: Entity, chip: Chip, place: Transform) {
    const LETTERS: [&str; 4] = ["letter_n", "letter_e", "letter_s", "letter_w"];
    workshop.spawn(commands, root, "promo", chip_color(chip), place);
    workshop.spawn(commands, root, LETTERS[usize::from(chip.0) % 4], Color::WHITE, place);
}

/// A hole comes with a tile of its own.
fn hide_tiles_of_holes(
    moved: Query<(), Changed<HoleFigure>>,
    holes: Query<&HoleFigure>,
    mut tiles: Query<(&Tile, &mut Visibility)>,
    added: Query<(), Added<Tile>>,
    mut removed: RemovedComponents<HoleFigure>,
) {
    if moved.is_empty() && added.is_empty() && removed.read().count() == 0 {
        return;
    }
    for (tile, mut visibility) in &mut tiles {
        let holed = holes.iter().any(|hole| hole.square == tile.0);
        visibility.set_if_neq(if holed { Visibility::Hidden } else { Visibility::Inherited });
    }
}
