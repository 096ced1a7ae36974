//! The pieces as they are seen. A figure outlives its piece for as long as its end takes to be shown.

use std::collections::BTreeMap;
use std::f32::consts::FRAC_PI_4;

use bevy::prelude::*;

use super::ViewSystems;
use super::board::Layout;
use super::models::Workshop;
use super::picking::PickTarget;
use crate::play::Session;
use crate::rules::{ChipSet, Kind, PieceId, Seat, TablePiece};
use crate::settings::Settings;
use crate::theme::{chip_color, seat_color};

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

/// A part that turns by itself: a whirlwind.
#[derive(Component, Copy, Clone, Debug)]
struct Spin {
    turns_per_sec: f32,
}

/// How a kind of piece looks.
struct Look {
    model: &'static str,
    /// A part that is modelled on its own.
    part: Option<&'static str>,
    height: f32,
    turns_per_sec: f32,
}

/// The looks of all kinds of Pothole Chess.
fn look(kind: Kind) -> Look {
    let still = |model, height| Look { model, part: None, height, turns_per_sec: 0.0 };
    match kind.letter() {
        'k' => still("king", 0.95),
        'c' => still("car", 0.45),
        'r' => still("racecar", 0.4),
        'd' => Look { turns_per_sec: 0.45, ..still("dirt_devil", 0.7) },
        'y' => Look { turns_per_sec: 0.6, ..still("cyclone", 0.95) },
        'b' => Look { part: Some("bulldozer_blade"), ..still("bulldozer", 0.55) },
        _ => Look { part: Some("megadozer_blade"), ..still("megadozer", 0.75) },
    }
}

/// The way an army faces at first: from its corner to the middle.
fn facing(seat: Seat) -> f32 {
    [3.0, 1.0, -1.0, -3.0][seat.index() % 4] * FRAC_PI_4
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Figures>()
        .add_systems(Update, spin.in_set(ViewSystems::Follow).run_if(not(motion_is_reduced)))
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
        let &TablePiece { seat, kind, square, chips, .. } = piece;
        let figure = Figure { id, seat, kind, chips };
        let place = layout.place(square);
        if let Some((was, mut transform)) = figures.by_piece.get(&id).and_then(|&entity| shown.get_mut(entity).ok()) {
            let rotation = if face_anew { Quat::from_rotation_y(facing(seat)) } else { upright(transform.rotation) };
            transform.set_if_neq(Transform::from_translation(place).with_rotation(rotation));
            if *was != figure {
                commands.trigger(DressFigure(figure));
            }
            continue;
        }
        let turned = Transform::from_translation(place).with_rotation(Quat::from_rotation_y(facing(seat)));
        let name = Name::new(format!("Figure {}", id.0));
        let entity = commands.spawn((name, figure, turned, Visibility::default())).id();
        figures.by_piece.insert(id, entity);
        commands.trigger(DressFigure(figure));
    }
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
    mut workshop: Workshop,
    mut meshes: ResMut<Assets<Mesh>>,
    mut pick_meshes: Local<std::collections::HashMap<u8, Handle<Mesh>>>,
    mut commands: Commands,
) {
    const BASES: [&str; 4] = ["base_white", "base_red", "base_black", "base_blue"];
    let figure = dress.0;
    let Some(&root) = figures.by_piece.get(&figure.id) else { return };
    let mut level = 0.0;
    let mut root_commands = commands.entity(root);
    root_commands.insert(figure).despawn_related::<Children>();
    for chip in figure.chips.iter() {
        workshop.spawn(&mut commands, root, "chip", chip_color(chip), Transform::from_xyz(0.0, level, 0.0));
        level += CHIP_HEIGHT;
    }
    let color = seat_color(figure.seat);
    let base = BASES[figure.seat.index() % BASES.len()];
    workshop.spawn(&mut commands, root, base, color, Transform::from_xyz(0.0, level, 0.0));
    let look = look(figure.kind);
    let on_base = Transform::from_xyz(0.0, level + BASE_HEIGHT, 0.0);
    let body = workshop.spawn(&mut commands, root, look.model, color, on_base);
    if look.turns_per_sec > 0.0 {
        commands.entity(body).insert(Spin { turns_per_sec: look.turns_per_sec });
    }
    if let Some(part) = look.part {
        workshop.spawn(&mut commands, root, part, color, on_base);
    }
    let pick = pick_meshes.entry(figure.kind.0).or_insert_with(|| {
        meshes.add(Cylinder { radius: 0.33, half_height: (look.height + BASE_HEIGHT) / 2.0 }.mesh().resolution(10))
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
