//! The pieces as they are seen. A figure outlives its piece for as long as its end takes to be shown.

use std::collections::BTreeMap;
use std::f32::consts::TAU;

use bevy::prelude::*;

use super::ViewSystems;
use super::acts::{spawn_tokens, upright};
use super::board::Layout;
use super::looks::Play;
use super::models::{Shape, Workshop};
use super::picking::PickTarget;
use crate::play::Session;
use crate::rules::{ChipSet, HandPiece, Kind, PieceId, PieceState, Seat, Snapshot};
use crate::settings::Settings;
use crate::theme::{board, chip_color, livery};

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
    /// How many tokens lie round it.
    pub tokens: u8,
    /// Whether it stands higher than others in its hand, because it is for trade.
    pub plinth: Option<Plinth>,
}

/// What a captured piece stands on that is for trade.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Plinth {
    /// It is on offer.
    Offer,
    /// It has been bid.
    Bid,
}

impl Plinth {
    fn height(self) -> f32 {
        match self {
            Self::Offer => 0.5,
            Self::Bid => 0.28,
        }
    }

    fn color(self) -> Color {
        match self {
            Self::Offer => board::OFFER,
            Self::Bid => board::BID,
        }
    }
}

impl Figure {
    /// How a piece is to be shown.
    pub(super) fn of(id: PieceId, piece: &PieceState) -> Self {
        let &PieceState { seat, kind, chips, controller, frozen, .. } = piece;
        Self { id, seat, kind, chips, controller, frozen, tokens: 0, plinth: None }
    }

    /// How a piece is to be shown, wherever it is. What is captured has no colour; its base says whose hand it is in.
    /// What must be placed has changed sides already.
    pub(super) fn on_table(id: PieceId, snapshot: &Snapshot) -> Option<Self> {
        if let Some(piece) = snapshot.pieces.get(&id) {
            return Some(Self::of(id, piece));
        }
        let &HandPiece { seat: controller, kind, tokens } = snapshot.hands.get(&id)?;
        let seat = if tokens.is_some() { Seat::NOBODY } else { controller };
        let plinth = snapshot.offer.as_ref().and_then(|offer| {
            let is_bid = offer.bids.values().flatten().any(|&piece| piece == id);
            if offer.piece == id { Some(Plinth::Offer) } else { is_bid.then_some(Plinth::Bid) }
        });
        let (chips, tokens) = (ChipSet::default(), tokens.unwrap_or(0));
        Some(Self { id, seat, kind, chips, controller, frozen: false, tokens, plinth })
    }

    /// Whether it is dormant.
    fn is_asleep(&self) -> bool {
        self.controller == Seat::NOBODY
    }
}

/// The figures on the table.
#[derive(Resource, Default, Debug)]
pub struct Figures {
    /// The entity that shows each piece.
    pub by_piece: BTreeMap<PieceId, Entity>,
    /// The next table is laid for another game: nobody keeps the way he faces, or his looks.
    pub(super) dress_anew: bool,
}

/// Show a figure as this.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct DressFigure(pub(super) Figure);

/// Put a figure on the table for a piece that has none.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct PutFigure {
    pub(super) figure: Figure,
    /// Where it stands.
    pub(super) stand: Transform,
}

/// A part that breathes: its piece is asleep.
#[derive(Component, Copy, Clone, Debug)]
struct Asleep {
    /// So that not all breathe together, turns.
    phase: f32,
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
        .add_systems(Update, (spin, breathe).in_set(ViewSystems::Follow).run_if(not(motion_is_reduced)))
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
    let snapshot = session.position().snapshot();
    let is_there = |id: &PieceId| snapshot.pieces.contains_key(id) || snapshot.hands.contains_key(id);
    let dress_anew = core::mem::take(&mut figures.dress_anew);
    let gone: Vec<_> = figures.by_piece.keys().filter(|&id| !is_there(id)).copied().collect();
    for entity in gone.into_iter().filter_map(|id| figures.by_piece.remove(&id)) {
        commands.entity(entity).despawn();
    }
    for &id in snapshot.pieces.keys().chain(snapshot.hands.keys()) {
        let (Some(figure), Some(stand)) = (Figure::on_table(id, &snapshot), layout.stand(&snapshot, id)) else {
            continue;
        };
        if let Some((was, mut transform)) = figures.by_piece.get(&id).and_then(|&entity| shown.get_mut(entity).ok()) {
            let place = if dress_anew { stand } else { at_rest(&snapshot, id, stand, &transform) };
            transform.set_if_neq(place);
            // Two games can give the same piece to the same seat, in other colours.
            if dress_anew || *was != figure {
                commands.trigger(DressFigure(figure));
            }
            continue;
        }
        commands.trigger(PutFigure { figure, stand });
    }
}

/// Where a figure stands still: on the board it keeps the way it faces.
pub(super) fn at_rest(snapshot: &Snapshot, id: PieceId, stand: Transform, now: &Transform) -> Transform {
    if snapshot.pieces.contains_key(&id) { stand.with_rotation(upright(now.rotation)) } else { stand }
}

fn on_put_figure(put: On<PutFigure>, mut figures: ResMut<Figures>, mut commands: Commands) {
    let PutFigure { figure, stand } = *put;
    if figures.by_piece.contains_key(&figure.id) {
        return;
    }
    let name = Name::new(format!("Figure {}", figure.id.0));
    let entity = commands.spawn((name, figure, stand, Visibility::default())).id();
    figures.by_piece.insert(figure.id, entity);
    commands.trigger(DressFigure(figure));
}

fn on_dress_figure(
    dress: On<DressFigure>,
    figures: Res<Figures>,
    layout: Res<Layout>,
    mut workshop: Workshop,
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
    if let Some(plinth) = figure.plinth {
        let half_height = plinth.height() / 2.0;
        let mesh = workshop.shape(Shape::Disc { radius: 0.44, height: plinth.height(), sides: 32 });
        let paint = (Mesh3d(mesh), MeshMaterial3d(workshop.glow(plinth.color())));
        commands.spawn((Name::new("Plinth"), paint, Transform::from_xyz(0.0, level + half_height, 0.0), ChildOf(root)));
        level += plinth.height();
    }
    spawn_tokens(&figure, root, &mut workshop, &mut commands);
    // The piece tells where it comes from, its base who moves it.
    let base = livery(layout.seats(), figure.controller);
    let mut foot = level;
    if let Some(model) = base.base {
        workshop.spawn(&mut commands, root, model, base.color, Transform::from_xyz(0.0, level, 0.0));
        foot += BASE_HEIGHT;
    }
    let livery = livery(layout.seats(), figure.seat);
    if figure.frozen {
        workshop.spawn(&mut commands, root, "ice", Color::WHITE, Transform::from_xyz(0.0, level, 0.0));
    }
    let body = if figure.is_asleep() { spawn_sleeper(&figure, root, &mut commands) } else { root };
    let Some(look) = layout.look().build(figure.kind) else {
        warn!("this game has no piece `{}`", figure.kind.letter());
        return;
    };
    let on_base = Transform::from_xyz(0.0, foot, 0.0);
    for part in look.parts {
        let place = on_base * Transform::from_translation(part.seat).with_rotation(Quat::from_rotation_x(part.tilt));
        let entity = workshop.spawn(&mut commands, body, part.model, livery.color, place);
        let mut entity = commands.entity(entity);
        match part.play {
            Play::Still => &mut entity,
            Play::Spin(turns_per_sec) => entity.insert(Spin { turns_per_sec }),
            Play::Roll(radius) => entity.insert(Ball { radius, was: None }),
            Play::Thrown => entity.insert(Thrown { piece: figure.id, rest: None }),
        };
    }
    let pick = workshop.shape(Shape::Disc { radius: 0.33, height: look.height + BASE_HEIGHT, sides: 10 });
    let middle = Transform::from_xyz(0.0, level + (look.height + BASE_HEIGHT) / 2.0, 0.0);
    let pick = (Mesh3d(pick), middle, Pickable::default(), PickTarget::Piece(figure.id), ChildOf(root));
    commands.spawn((Name::new("Pick"), pick));
}

/// What carries a piece that has nodded off: it leans to one side.
fn spawn_sleeper(figure: &Figure, root: Entity, commands: &mut Commands) -> Entity {
    // Golden parts: neighbours breathe and lean each in their own way.
    let phase = (f32::from(figure.id.0) * 0.618).fract();
    let lean = Quat::from_rotation_y(TAU * phase) * Quat::from_rotation_z(0.34) * Quat::from_rotation_y(-TAU * phase);
    // The lower edge of its foot stays on the ground.
    let place = Transform::from_xyz(0.0, 0.08, 0.0).with_rotation(lean);
    commands.spawn((Name::new("Sleeper"), Asleep { phase }, place, Visibility::default(), ChildOf(root))).id()
}

fn motion_is_reduced(settings: Res<Settings>) -> bool {
    settings.reduced_motion
}

fn spin(time: Res<Time>, mut spinning: Query<(&Spin, &mut Transform)>) {
    for (spin, mut transform) in &mut spinning {
        transform.rotate_local_y(-spin.turns_per_sec * TAU * time.delta_secs());
    }
}

/// Those who sleep swell and sink, slowly.
fn breathe(time: Res<Time>, mut sleepers: Query<(&Asleep, &mut Transform)>) {
    const BREATHS_PER_SEC: f32 = 0.28;
    for (asleep, mut transform) in &mut sleepers {
        let breath = (TAU * (time.elapsed_secs() * BREATHS_PER_SEC + asleep.phase)).sin();
        transform.scale = Vec3::new(1.0 + 0.02 * breath, 1.0 + 0.045 * breath, 1.0 + 0.02 * breath);
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
