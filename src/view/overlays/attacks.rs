//! Shows all attacks on the board, if the user has this on: an arrow for each, with one colour for attacks on the
//! player, one for attacks by the player, and one for those between others. It is dashed if the attacker could be
//! recaptured.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::trail::viewer;
use crate::play::{OnTable, Session};
use crate::rules::{Seat, Snapshot, Square, answered};
use crate::settings::Settings;
use crate::theme::board;
use crate::view::acts::{Timeline, rest_has_changed};
use crate::view::arrow::{Arrow, ArrowShape, Ink, Pattern, aside};
use crate::view::layout::Layout;
use crate::view::models::workshop::Workshop;
use crate::view::systems::ViewSystems;

/// How an attack concerns the player who looks at the table.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Concern {
    /// It is between others, or on a piece without a player.
    Others,
    /// The player is the attacker.
    Theirs,
    /// The player is attacked.
    Yours,
}

/// An attack and its arrow.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Thread {
    /// The square of the attacker.
    pub from: Square,
    /// The square of the attacked piece.
    pub on: Square,
    /// How it concerns the player.
    pub concern: Concern,
    /// Whether a capture could be answered with a recapture.
    pub is_guarded: bool,
}

/// The attacks shown on the table and the flat diagram, the most important ones last. Empty while the setting is off or
/// something moves.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Web(pub Vec<Thread>);

/// The arrows on the table.
#[derive(Component)]
struct WebArrows;

/// How far an arrow is shifted to the right of its path, in squares, so that mutual attacks lie side by side.
const ASIDE: f32 = 0.09;

impl Concern {
    /// All concerns, the most important first.
    pub const ALL: [Self; 3] = [Self::Yours, Self::Theirs, Self::Others];

    /// The colour of its arrows.
    pub fn color(self) -> Color {
        match self {
            Self::Yours => board::ATTACKED,
            Self::Theirs => board::ATTACKING,
            Self::Others => board::BID,
        }
    }

    /// The width of its arrows, in squares.
    pub fn width(self) -> f32 {
        if self == Self::Others { 0.03 } else { 0.07 }
    }

    /// The opacity of its arrows: 1 is opaque.
    pub fn strength(self) -> f32 {
        if self == Self::Others { 0.65 } else { 1.0 }
    }
}

impl Thread {
    /// The shape of its arrow.
    pub(crate) fn shape(&self) -> ArrowShape {
        let pattern = if self.is_guarded { Pattern::Dashed } else { Pattern::Whole };
        let width = self.concern.width();
        ArrowShape { width, head: 0.11 + 1.6 * width, pattern, clear: [0.34, 0.36] }
    }

    /// Its arrow along `way`; lengths are in squares.
    pub(crate) fn arrow(&self, way: &[Vec3]) -> Option<Arrow> {
        Arrow::along(&aside(way, ASIDE), self.shape())
    }
}

pub(in crate::view) fn plugin(app: &mut App) {
    let played = rest_has_changed
        .or_else(resource_exists_and_changed::<Session>)
        .or_else(resource_exists_and_changed::<Settings>);
    let changed = resource_changed::<Web>.or_else(resource_exists_and_changed::<Layout>);
    let systems = (find.run_if(played), spin.run_if(changed));
    app.init_resource::<Web>().add_systems(Update, systems.chain().in_set(ViewSystems::Follow));
}

fn find(
    session: Res<Session>,
    on_table: OnTable,
    settings: Res<Settings>,
    timeline: Res<Timeline>,
    mut web: ResMut<Web>,
) {
    if timeline.is_busy() || !settings.show_web {
        web.set_if_neq(Web::default());
        return;
    }
    web.set_if_neq(Web::of(&session, &on_table.snapshot()));
}

impl Web {
    /// All attacks, from the viewer's perspective.
    fn of(session: &Session, table: &Snapshot) -> Self {
        let (position, viewer) = (session.position(), viewer(session));
        let attacks = position.words().attacks();
        let guarded = answered(position, &attacks);
        let mut threads: Vec<Thread> = Vec::new();
        for (attack, is_guarded) in attacks.iter().zip(guarded) {
            let Some(concern) = concern(table, viewer, attack.from, attack.on) else { continue };
            let thread = Thread { from: attack.from, on: attack.on, concern, is_guarded };
            // A piece may attack another in two ways. The pair counts as guarded only if both can be answered.
            match threads.iter_mut().find(|known| (known.from, known.on) == (thread.from, thread.on)) {
                Some(known) => known.is_guarded &= is_guarded,
                None => threads.push(thread),
            }
        }
        threads.sort_by_key(|thread| thread.concern);
        Self(threads)
    }
}

fn concern(table: &Snapshot, viewer: Seat, from: Square, on: Square) -> Option<Concern> {
    let moves = |square| table.piece_on(square).map(|(_, piece)| piece.controller);
    Some(match (moves(from)?, moves(on)?) {
        (by, _) if by == viewer => Concern::Theirs,
        (_, of) if of == viewer => Concern::Yours,
        _ => Concern::Others,
    })
}

fn spin(
    web: Res<Web>,
    layout: Res<Layout>,
    drawn: Query<Entity, With<WebArrows>>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    drawn.iter().for_each(|entity| commands.entity(entity).despawn());
    let mut ink = Ink::default();
    for thread in &web.0 {
        let arrow = thread.arrow(&layout.look().line(&layout, thread.from, thread.on));
        let (width, concern) = (thread.concern.width(), thread.concern);
        arrow.iter().for_each(|arrow| ink.arrow(arrow, width, concern.color(), concern.strength()));
    }
    if !ink.is_empty() {
        let mesh = Mesh3d(workshop.mesh(ink.mesh()));
        // Above the trail.
        let place = Transform::from_xyz(0.0, 0.012, 0.0);
        commands.spawn((Name::new("Web"), WebArrows, mesh, MeshMaterial3d(workshop.ink()), place, NotShadowCaster));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Setup;
    use crate::rules::GameId;

    #[test]
    fn attacks_are_told_as_the_player_on_turn_sees_them() {
        let position = "Wk,6,Nk/3,Nr,4/8/3,Np,4/8/3,Sr,4/8/Sk,6,Ek turn=S castle=-".to_owned();
        let setup = Setup { position: Some(position), ..Setup::new(GameId::Quad) };
        let session = Session::new(setup).unwrap();
        let threads = Web::of(&session, &session.position().snapshot()).0;
        let told =
            |thread: &Thread| format!("{}>{} {:?} {}", thread.from, thread.on, thread.concern, thread.is_guarded);
        assert_eq!(threads.iter().map(told).collect::<Vec<_>>(), ["d3>d5 Theirs true"]);
        let taken = "Wk,6,Nk/8/8/3,Nr,4/8/3,Sr,4/8/Sk,6,Ek turn=S castle=-".to_owned();
        let setup = Setup { position: Some(taken), ..Setup::new(GameId::Quad) };
        let session = Session::new(setup).unwrap();
        let threads = Web::of(&session, &session.position().snapshot()).0;
        let told: Vec<_> = threads.iter().map(told).collect();
        assert_eq!(told, ["d3>d5 Theirs false", "d5>d3 Yours false"]);
    }
}
