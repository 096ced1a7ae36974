//! The bodies of the potholes: a hole in a tile, its collar, its lock, and the lid that closes it.

use bevy::prelude::*;

use crate::play::{Controller, LockedBy, OnSquare, Pothole};
use crate::rules::{PotholeState, Seat, Square};
use crate::theme::livery;
use crate::view::layout::Layout;
use crate::view::models::workshop::Workshop;
use crate::view::systems::{Settle, ViewSystems};

/// How deep the lid lies when the hole is open.
pub(in crate::view) const LID_DEPTH: f32 = 0.46;

/// The body of a pothole. It lags behind the pothole while acts are played.
#[derive(Component, Copy, Clone, PartialEq, Eq, Debug)]
#[require(Transform, Visibility)]
pub struct HoleBody {
    /// The square it is shown on.
    pub square: Square,
    collar: Collar,
    worn: Option<Collar>,
}

/// The looks of a pothole.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Collar {
    controller: Option<Seat>,
    is_locked: bool,
    /// The square whose tile colour it has.
    tile: Square,
}

impl HoleBody {
    /// The body of a pothole as it is now.
    pub fn new(now: &PotholeState) -> Self {
        Self { square: now.square, collar: Collar::of(now), worn: None }
    }

    /// The player who controls it, as far as that has been shown.
    pub fn controller(&self) -> Option<Seat> {
        self.collar.controller
    }

    /// Whether it is shown locked.
    pub fn is_locked(&self) -> bool {
        self.collar.is_locked
    }

    /// Updates its looks to `now`.
    pub(in crate::view) fn refit(&mut self, now: &PotholeState) {
        self.collar = Collar::of(now);
    }
}

impl Collar {
    fn of(now: &PotholeState) -> Self {
        Self { controller: now.controller, is_locked: now.locked_by.is_some(), tile: now.square }
    }
}

/// The plug that closes a hole.
#[derive(Component)]
pub(in crate::view) struct Lid;

pub(in crate::view) fn plugin(app: &mut App) {
    app.add_observer(on_pothole).add_systems(Settle, lie).add_systems(Update, dress.in_set(ViewSystems::Follow));
}

type Truth = (&'static Pothole, &'static OnSquare, &'static Controller, &'static LockedBy);

fn state((pothole, square, controller, locked): (&Pothole, &OnSquare, &Controller, &LockedBy)) -> PotholeState {
    PotholeState { square: square.0, home: pothole.home, controller: controller.0, locked_by: locked.0 }
}

/// Adds a body to a new pothole.
fn on_pothole(pothole: On<Add, Pothole>, holes: Query<Truth>, mut commands: Commands) {
    if let Ok(truth) = holes.get(pothole.entity) {
        commands.entity(pothole.entity).try_insert(HoleBody::new(&state(truth)));
    }
}

/// Rebuilds all holes when a board is laid, since their tiles have its colours.
pub(in crate::view) fn wear_anew(mut holes: Query<&mut HoleBody>) {
    holes.iter_mut().for_each(|mut hole| hole.worn = None);
}

/// Puts every hole where its pothole is, with the looks of the pothole.
fn lie(layout: Res<Layout>, mut holes: Query<(Truth, &mut HoleBody, &mut Transform)>) {
    for (truth, mut body, mut place) in &mut holes {
        let now = state(truth);
        let wanted = HoleBody { worn: body.worn, ..HoleBody::new(&now) };
        body.set_if_neq(wanted);
        place.set_if_neq(Transform::from_translation(layout.place(now.square)));
    }
}

/// Rebuilds the collars of holes that have changed.
fn dress(
    mut holes: Query<(Entity, &Pothole, &mut HoleBody), Changed<HoleBody>>,
    layout: Res<Layout>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    for (root, pothole, mut body) in &mut holes {
        if body.worn == Some(body.collar) {
            continue;
        }
        commands.entity(root).despawn_related::<Children>();
        put_on(&body.collar, pothole, root, &layout, &mut workshop, &mut commands);
        let collar = body.collar;
        body.bypass_change_detection().worn = Some(collar);
    }
}

fn put_on(
    collar: &Collar,
    pothole: &Pothole,
    root: Entity,
    layout: &Layout,
    workshop: &mut Workshop,
    commands: &mut Commands,
) {
    let (tile, turn) = (layout.tile_color(collar.tile), layout.tile_turn(collar.tile));
    workshop.spawn_tile(commands, root, "tile_hole", tile, turn);
    let lid = workshop.spawn_tile(commands, root, "lid", tile, Transform::from_xyz(0.0, -LID_DEPTH, 0.0) * turn);
    commands.entity(lid).insert((Lid, Visibility::Hidden));
    match pothole.home {
        Some(home) => {
            // A pothole without a controller has a collar of bare steel.
            let color =
                collar.controller.map_or(Color::srgb(0.35, 0.36, 0.38), |seat| livery(layout.seats(), seat).color);
            workshop.spawn(commands, root, "rim_corner", color, Transform::default());
            for (x, z) in [(0.0, 0.41), (0.0, -0.41), (0.41, 0.0), (-0.41, 0.0)] {
                let mark = livery(layout.seats(), home).mark;
                workshop.spawn(commands, root, mark, Color::WHITE, Transform::from_xyz(x, 0.0, z));
            }
        }
        None => {
            workshop.spawn(commands, root, "rim_centre", Color::WHITE, Transform::default());
            let number = pothole.id.0.saturating_sub(3);
            for pip in 0..number {
                let x = (f32::from(pip) - f32::from(number - 1) / 2.0) * 0.14;
                let place = Transform::from_xyz(x, 0.05, 0.41);
                workshop.spawn(commands, root, "pip", Color::WHITE, place);
            }
        }
    }
    if collar.is_locked {
        workshop.spawn(commands, root, "lock", Color::WHITE, Transform::default());
    }
}
