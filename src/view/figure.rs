//! The pieces as they are seen. A figure outlives its piece for as long as its end takes to be shown.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::ViewSystems;
use super::board::Layout;
use super::models::Workshop;
use super::picking::PickTarget;
use super::style::Play;
use crate::play::Session;
use crate::rules::{ChipSet, Kind, PieceId, Seat, TablePiece};
use crate::settings::Settings;
use crate::theme::{chip_color, livery};

/// Thickness of a promotion chip.
pub(super) const CHIP_HEIGHT: f32 = 0.055;
/// Thickness of the disc that a piece stands on.
const BASE_HEIGHT: f32 = 0.07;

/// A piece on the table, as it is shown now.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Figure {
    /// Which piece it shows.
    pub id: PieceId,
    /// In whose colour.
    pub seat: Seat,
    /// As what.
    pub kind: Kind,
    /// On which chips.
    pub chips: ChipSet,
    /// On a base in whose colour: who moves it.
    pub controller: Seat,
    /// Whether it stands in ice.
    pub frozen: bool,
}

impl Figure {
    /// How a piece is to be shown.
    pub(super) fn of(id: PieceId, piece: &TablePiece) -> Self {
        let &TablePiece { seat, kind, chips, controller, frozen, .. } = piece;
        Self { id, seat, kind, chips, controller, frozen }
    }
}

/// The figures on the table.
#[derive(Resource, Default, Debug)]
pub struct Figures {
    /// The entity that shows each piece.
    pub by_piece: BTreeMap<PieceId, Entity>,
    /// The next table is laid for another game: nobody keeps the way he faces.
    pub(super) face_anew: bool,
}

/// Show a figure as this.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct DressFigure(pub(super) Figure);

/// Put a piece that has none on the table.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct PutFigure {
    pub(super) id: PieceId,
    pub(super) piece: TablePiece,
}

/// A part that turns by itself: a whirlwind.
#[derive(Component, Copy, Clone, Debug)]
struct Spin {
    turns_per_sec: f32,
}

/// A part that rolls as its piece goes.
#[derive(Component, Copy, Clone, Debug)]
struct Ball {
    radius: f32,
    /// Where the piece was in the last frame.
    was: Option<Vec3>,
}

/// A part that its piece throws.
#[derive(Component, Copy, Clone, Debug)]
pub(super) struct Thrown {
    pub(super) piece: PieceId,
    /// Where it is while it is not thrown.
    pub(super) rest: Option<Transform>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Figures>()
        .add_systems(Update, spin.in_set(ViewSystems::Follow).run_if(not(motion_is_reduced)))
        .add_systems(Update, roll.in_set(ViewSystems::Follow))
        .add_observer(on_put_figure)
        .add_observer(on_dress_figure);
}

/// Puts all figures where their pieces are. Those that are there already keep the way they face.
pub(super) fn lay_figures(
    session: Res<Session>,
    layout: Res<Layout>,
    mut figures: ResMut<Figures>,
    mut shown: Query<(&Figure, &mut Transform)>,
    mut commands: Commands,
) {
    let pieces = session.table().tableau().pieces;
    let face_anew = core::mem::take(&mut figures.face_anew);
    let gone: Vec<_> = figures.by_piece.keys().filter(|id| !pieces.contains_key(id)).copied().collect();
    for entity in gone.into_iter().filter_map(|id| figures.by_piece.remove(&id)) {
        commands.entity(entity).despawn();
    }
    for (&id, piece) in &pieces {
        let &TablePiece { seat, square, .. } = piece;
        let figure = Figure::of(id, piece);
        let place = layout.place(square);
        if let Some((was, mut transform)) = figures.by_piece.get(&id).and_then(|&entity| shown.get_mut(entity).ok()) {
            let at_first = || Quat::from_rotation_y(layout.facing(seat, square));
            let rotation = if face_anew { at_first() } else { upright(transform.rotation) };
            transform.set_if_neq(Transform::from_translation(place).with_rotation(rotation));
            if *was != figure {
                commands.trigger(DressFigure(figure));
            }
            continue;
        }
        commands.trigger(PutFigure { id, piece: *piece });
    }
}

fn on_put_figure(put: On<PutFigure>, layout: Res<Layout>, mut figures: ResMut<Figures>, mut commands: Commands) {
    let PutFigure { id, piece } = *put;
    if figures.by_piece.contains_key(&id) {
        return;
    }
    let TablePiece { seat, square, .. } = piece;
    let figure = Figure::of(id, &piece);
    let turned = Transform::from_translation(layout.place(square))
        .with_rotation(Quat::from_rotation_y(layout.facing(seat, square)));
    let name = Name::new(format!("Figure {}", id.0));
    let entity = commands.spawn((name, figure, turned, Visibility::default())).id();
    figures.by_piece.insert(id, entity);
    commands.trigger(DressFigure(figure));
}

/// The same heading, without any tilt.
pub(super) fn upright(rotation: Quat) -> Quat {
    let forward = rotation * Vec3::Z;
    if Vec2::new(forward.x, forward.z).length_squared() < 1e-6 {
        return Quat::IDENTITY;
    }
    Quat::from_rotation_y(forward.x.atan2(forward.z))
}

fn on_dress_figure(
    dress: On<DressFigure>,
    figures: Res<Figures>,
    layout: Res<Layout>,
    mut workshop: Workshop,
    mut pick_meshes: Local<std::collections::HashMap<u16, Handle<Mesh>>>,
    mut commands: Commands,
) {
    let figure = dress.0;
    let Some(&root) = figures.by_piece.get(&figure.id) else { return };
    let mut level = 0.0;
    let mut root_commands = commands.entity(root);
    root_commands.insert(figure).despawn_related::<Children>();
    for chip in figure.chips.iter() {
        workshop.spawn(&mut commands, root, "chip", chip_color(chip), Transform::from_xyz(0.0, level, 0.0));
        level += CHIP_HEIGHT;
    }
    // The piece tells where it comes from, its base who moves it.
    let base = livery(layout.seats(), figure.controller);
    workshop.spawn(&mut commands, root, base.base, base.color, Transform::from_xyz(0.0, level, 0.0));
    let livery = livery(layout.seats(), figure.seat);
    if figure.frozen {
        workshop.spawn(&mut commands, root, "ice", Color::WHITE, Transform::from_xyz(0.0, level, 0.0));
    }
    let look = (layout.style().look)(figure.kind);
    let on_base = Transform::from_xyz(0.0, level + BASE_HEIGHT, 0.0);
    for part in look.parts {
        let place = on_base * Transform::from_translation(part.seat).with_rotation(Quat::from_rotation_x(part.tilt));
        let entity = workshop.spawn(&mut commands, root, part.model, livery.color, place);
        let mut entity = commands.entity(entity);
        match part.play {
            Play::Still => &mut entity,
            Play::Spin(turns_per_sec) => entity.insert(Spin { turns_per_sec }),
            Play::Roll(radius) => entity.insert(Ball { radius, was: None }),
            Play::Thrown => entity.insert(Thrown { piece: figure.id, rest: None }),
        };
    }
    // Heights of looks have two decimals.
    let pick = pick_meshes.entry((look.height * 100.0) as u16).or_insert_with(|| {
        let half_height = (look.height + BASE_HEIGHT) / 2.0;
        workshop.shape(Cylinder { radius: 0.33, half_height }.mesh().resolution(10).build())
    });
    let middle = Transform::from_xyz(0.0, level + (look.height + BASE_HEIGHT) / 2.0, 0.0);
    let pick = (Mesh3d(pick.clone()), middle, Pickable::default(), PickTarget::Piece(figure.id), ChildOf(root));
    commands.spawn((Name::new("Pick"), pick));
}

fn motion_is_reduced(settings: Res<Settings>) -> bool {
    settings.reduced_motion
}

fn spin(time: Res<Time>, mut spinning: Query<(&Spin, &mut Transform)>) {
    for (spin, mut transform) in &mut spinning {
        transform.rotate_local_y(-spin.turns_per_sec * std::f32::consts::TAU * time.delta_secs());
    }
}

/// Balls roll by as much as their piece goes.
fn roll(mut balls: Query<(&mut Ball, &mut Transform, &ChildOf)>, roots: Query<&Transform, Without<Ball>>) {
    for (mut ball, mut transform, parent) in &mut balls {
        let Ok(root) = roots.get(parent.parent()) else { continue };
        let Some(was) = ball.was.filter(|was| *was != root.translation) else {
            ball.bypass_change_detection().was = Some(root.translation);
            continue;
        };
        ball.was = Some(root.translation);
        let way = root.rotation.inverse() * (root.translation - was).with_y(0.0);
        let axis = Vec3::Y.cross(way);
        // Farther than that it has been carried.
        if way.length() < 2.0
            && let Ok(axis) = Dir3::new(axis)
        {
            transform.rotation = Quat::from_axis_angle(*axis, way.length() / ball.radius) * transform.rotation;
        }
    }
}
