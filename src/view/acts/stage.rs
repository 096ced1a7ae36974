//! The parts of the table that an act can change.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::speck::{Flying, Speck};
use crate::play::{Die, DieReads, Leaving, Piece, PieceEntities, Pothole, PotholeEntities, PromotionChip};
use crate::rules::{Chip, PieceId, PotholeId, PotholeState, Seat, Square};
use crate::view::bodies::body::{Attire, Blade, Body};
use crate::view::bodies::dice::{DieBody, lying};
use crate::view::bodies::hand::Coin;
use crate::view::bodies::hole::{HoleBody, LID_DEPTH, Lid};
use crate::view::camera::lens::BoardCamera;
use crate::view::drawing::Drawing;
use crate::view::layout::Layout;
use crate::view::models::workshop::Workshop;

/// Something that an act has spawned and despawns again.
#[derive(Component, Copy, Clone, Debug)]
pub(in crate::view) struct Spark;

/// System parameter with everything that acts move and dress.
#[derive(SystemParam)]
pub(super) struct ActStage<'w, 's> {
    pub(super) commands: Commands<'w, 's>,
    pub(super) workshop: Workshop<'w>,
    layout: Res<'w, Layout>,
    drawing: Res<'w, Drawing>,
    pieces: Res<'w, PieceEntities>,
    leaving: Query<'w, 's, (Entity, &'static Piece), With<Leaving>>,
    holes: Res<'w, PotholeEntities>,
    places: Query<'w, 's, (&'static mut Transform, Option<&'static mut Visibility>), Without<BoardCamera>>,
    camera: Query<'w, 's, &'static Transform, With<BoardCamera>>,
    bodies: Query<'w, 's, &'static mut Body>,
    blades: Query<'w, 's, (Entity, &'static mut Blade)>,
    chips: Query<'w, 's, (Entity, &'static PromotionChip, &'static ChildOf)>,
    coins: Query<'w, 's, (&'static mut Coin, &'static ChildOf)>,
    hole_bodies: Query<'w, 's, (&'static mut HoleBody, &'static Children), With<Pothole>>,
    lids: Query<'w, 's, Entity, With<Lid>>,
    dice: Query<'w, 's, (Entity, &'static Die, &'static mut DieBody)>,
    specks: Query<'w, 's, (), With<Flying>>,
    /// The number of particles emitted so far.
    scattered: Local<'s, u32>,
}

impl ActStage<'_, '_> {
    /// The share of particles that are shown.
    pub(super) fn specks_shown(&self) -> f32 {
        self.drawing.0.specks()
    }

    /// The number of particles in flight.
    pub(super) fn flying(&self) -> usize {
        self.specks.count()
    }

    /// The number of the next particle, which varies its flight.
    pub(super) fn next_speck(&mut self) -> u32 {
        *self.scattered = self.scattered.wrapping_add(1) % 10_000;
        *self.scattered
    }

    /// The entity of a piece, whether it is still in the game or leaving it.
    pub(super) fn body(&self, id: PieceId) -> Option<Entity> {
        let leaving = || self.leaving.iter().find(|(_, piece)| piece.id == id).map(|(entity, _)| entity);
        self.pieces.0.get(&id).copied().or_else(leaving)
    }

    /// Whether a piece is leaving the game.
    pub(super) fn is_leaving(&self, body: Entity) -> bool {
        self.leaving.contains(body)
    }

    /// The transform of an entity.
    pub(super) fn place(&self, entity: Entity) -> Option<Transform> {
        self.places.get(entity).ok().map(|(place, _)| *place)
    }

    /// Moves an entity and makes it visible. Has no effect on an entity that was spawned in this frame.
    pub(super) fn put(&mut self, entity: Entity, place: Transform) {
        if let Ok((mut now, visibility)) = self.places.get_mut(entity) {
            now.set_if_neq(place);
            visibility.into_iter().for_each(|mut visibility| _ = visibility.set_if_neq(Visibility::Inherited));
        }
    }

    /// What a body looks like now.
    pub(super) fn attire(&self, body: Entity) -> Option<Attire> {
        self.bodies.get(body).ok().map(|body| body.attire)
    }

    /// The middle of a square, at the height where pieces stand.
    pub(super) fn square(&self, square: Square) -> Vec3 {
        self.layout.place(square)
    }

    /// Emits particles at the foot of a piece.
    pub(super) fn scatter_under(&mut self, speck: Speck, piece: PieceId, velocity: Vec3, count: u32) {
        self.scatter_at(speck, piece, 0.1, velocity, count);
    }

    /// Emits particles at the top of a piece.
    pub(super) fn scatter_above(&mut self, speck: Speck, piece: PieceId, velocity: Vec3, count: u32) {
        self.scatter_at(speck, piece, 0.6, velocity, count);
    }

    fn scatter_at(&mut self, speck: Speck, piece: PieceId, height: f32, velocity: Vec3, count: u32) {
        let place = self.body(piece).and_then(|body| self.place(body));
        if let Some(place) = place.filter(|_| count > 0) {
            self.scatter(speck, place.translation + Vec3::Y * height, velocity, count);
        }
    }

    /// Changes what a body looks like.
    pub(super) fn dress(&mut self, body: Entity, attire: Attire) {
        if let Ok(mut body) = self.bodies.get_mut(body)
            && body.attire != attire
        {
            body.attire = attire;
        }
    }

    /// The blade of a piece, and its resting transform.
    pub(super) fn blade(&mut self, piece: PieceId) -> Option<(Entity, Transform)> {
        let body = self.body(piece)?;
        let (entity, mut blade) = self.blades.iter_mut().find(|(_, blade)| blade.by == body)?;
        let (now, _) = self.places.get(entity).ok()?;
        Some((entity, *blade.rest.get_or_insert(*now)))
    }

    /// Puts a chip of the piece `root`, which is at `place`, at a transform in world space.
    pub(super) fn put_chip(&mut self, root: Entity, chip: Chip, place: &Transform, world: Transform) {
        let mut chips = self.chips.iter().filter(|(_, lies, under)| lies.0 == chip && under.parent() == root);
        let Some((entity, ..)) = chips.next() else { return };
        let back = place.rotation.inverse();
        let at = back * (world.translation - place.translation);
        self.put(entity, Transform::from_translation(at).with_rotation(back * world.rotation));
    }

    /// Lifts a token of a piece, counted from 0. `away` goes from 0, where it lies, to 1, where it is gone.
    pub(super) fn lift_token(&mut self, piece: PieceId, index: u8, away: f32) {
        let Some(body) = self.body(piece) else { return };
        for (mut coin, on) in &mut self.coins {
            if coin.index == index && on.parent() == body {
                coin.away = away;
            }
        }
    }

    /// Moves a pothole to another square.
    pub(super) fn put_hole(&mut self, id: PotholeId, square: Square) {
        let Some(&entity) = self.holes.0.get(&id) else { return };
        if let Ok((mut hole, _)) = self.hole_bodies.get_mut(entity)
            && hole.square != square
        {
            hole.square = square;
            self.put(entity, Transform::from_translation(self.layout.place(square)));
        }
    }

    /// Sets how deep the lid of a pothole lies.
    pub(super) fn put_lid(&mut self, id: PotholeId, depth: f32) {
        let Some((_, parts)) = self.holes.0.get(&id).and_then(|&entity| self.hole_bodies.get(entity).ok()) else {
            return;
        };
        for lid in self.lids.iter_many(parts) {
            if let Ok((mut place, Some(mut visibility))) = self.places.get_mut(lid) {
                place.translation.y = -depth;
                *visibility = if depth < LID_DEPTH { Visibility::Inherited } else { Visibility::Hidden };
            }
        }
    }

    /// Updates the collar and the lock of a pothole to `now`.
    pub(super) fn refit_hole(&mut self, id: PotholeId, now: &PotholeState) {
        if let Some(&entity) = self.holes.0.get(&id)
            && let Ok((mut hole, _)) = self.hole_bodies.get_mut(entity)
        {
            hole.refit(now);
        }
    }

    /// Sets the face that the first or second die shows once it lies still, as thrown by `seat`. Returns where it will
    /// lie, and where it is now if it has been seen before.
    pub(super) fn read_die(&mut self, place: usize, seat: Seat, face: u8) -> Option<(Transform, Option<Transform>)> {
        let (entity, _, mut body) = self.dice.iter_mut().find(|(_, die, _)| place_of(die) == place)?;
        let rest = lying(&self.layout, self.camera.single().ok()?, place, seat, face)?;
        let was_seen = body.shows.is_some();
        body.shows = Some((seat, face));
        let now = self.places.get(entity).ok().map(|(place, _)| *place);
        Some((rest, now.filter(|_| was_seen)))
    }

    /// Scales the dice near a place to `size`, where 1 is normal.
    pub(super) fn clear_dice(&mut self, about: Vec3, size: f32) {
        /// More than the distance of a die from the middle of its field.
        const NEAR: f32 = 1.0;
        for (die, ..) in &self.dice {
            if let Ok((mut place, _)) = self.places.get_mut(die)
                && place.translation.with_y(about.y).distance(about) < NEAR
            {
                place.scale = Vec3::splat(size.max(0.01));
            }
        }
    }

    /// Moves a die.
    pub(super) fn put_die(&mut self, place: usize, at: Transform) {
        let die = self.dice.iter().find(|(_, die, _)| place_of(die) == place).map(|(entity, ..)| entity);
        die.into_iter().for_each(|die| self.put(die, at));
    }
}

fn place_of(die: &Die) -> usize {
    match die.reads {
        DieReads::File => 0,
        DieReads::Rank => 1,
    }
}
