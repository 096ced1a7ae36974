//! The board: its tiles, and all that lies around them.

use bevy::prelude::*;

use super::coordinates::Coordinates;
use super::place::PlainGround;
use crate::play::Session;
use crate::rules::{GameId, Square};
use crate::settings::Settings;
use crate::theme::board;
use crate::view::bodies::hole::HoleBody;
use crate::view::camera::orbit::FrameBoard;
use crate::view::input::picking::PickTarget;
use crate::view::layout::Layout;
use crate::view::looks;
use crate::view::models::shape::Shape;
use crate::view::models::workshop::Workshop;
use crate::view::systems::ViewSystems;

/// The scale of the plain ground's model, so that its edge is out of sight behind every board.
const GROUND: f32 = 4.84;

/// The root of everything that is spawned and despawned with the board.
#[derive(Component)]
#[require(Name::new("Board"), Transform, Visibility)]
pub(in crate::view) struct BoardRoot;

/// The tile of a square without a pothole.
#[derive(Component, Copy, Clone, Debug)]
struct Tile(Square);

pub(in crate::view) fn plugin(app: &mut App) {
    // Until the first game is laid out, the board has no squares.
    app.insert_resource(looks::layout_of(GameId::Pothole, Vec::new()))
        .add_systems(Update, hide_tiles_of_holes.in_set(ViewSystems::Follow));
}

/// Builds the board, unless one of the same shape is already there.
pub(in crate::view) fn lay_board(
    session: Res<Session>,
    mut layout: ResMut<Layout>,
    settings: Res<Settings>,
    roots: Query<Entity, With<BoardRoot>>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    let laid = looks::layout_of(session.setup().game, session.position().words().board());
    if *layout == laid && !roots.is_empty() {
        return;
    }
    *layout = laid;
    for root in &roots {
        commands.entity(root).despawn();
    }
    let look = layout.look();
    let root = commands.spawn(BoardRoot).id();
    let wide = Transform::from_scale(Vec3::new(GROUND, 1.0, GROUND));
    let ground = workshop.spawn(&mut commands, root, "table", board::TABLE, wide);
    commands.entity(ground).insert(PlainGround);
    look.decorate(&layout, root, &mut workshop, &mut commands);
    let signs =
        commands.spawn((Coordinates, Transform::default(), Coordinates::visibility(&settings), ChildOf(root))).id();
    look.spawn_coordinates(&layout, signs, &mut workshop, &mut commands);
    for square in layout.squares() {
        let place = layout.transform(square);
        if let Some(model) = look.tile(square) {
            let place = place * layout.tile_turn(square);
            let tile = workshop.spawn_tile(&mut commands, root, model, layout.tile_color(square), place);
            commands.entity(tile).insert(Tile(square));
        }
        let (size, _) = look.cell(square);
        commands.spawn((
            Name::new(format!("Pick {square}")),
            Mesh3d(workshop.shape(Shape::Block { size: Vec3::new(size.x, 0.02, size.y) })),
            place,
            Pickable::default(),
            PickTarget::Square(square),
            ChildOf(root),
        ));
    }
    commands.trigger(FrameBoard);
}

/// A pothole brings its own tile, so the plain tile of its square is hidden.
fn hide_tiles_of_holes(
    moved: Query<(), Changed<HoleBody>>,
    holes: Query<&HoleBody>,
    mut tiles: Query<(&Tile, &mut Visibility)>,
    added: Query<(), Added<Tile>>,
    mut removed: RemovedComponents<HoleBody>,
) {
    if moved.is_empty() && added.is_empty() && removed.read().count() == 0 {
        return;
    }
    for (tile, mut visibility) in &mut tiles {
        let holed = holes.iter().any(|hole| hole.square == tile.0);
        visibility.set_if_neq(if holed { Visibility::Hidden } else { Visibility::Inherited });
    }
}
