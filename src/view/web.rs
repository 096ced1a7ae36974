//! Who attacks whom, whoever's turn it is, for those who want to see it: an arrow from each attacker, in a colour for attacks on
//! what is the player's own, one for what the player attacks, and one for what is between others. It is in dashes where
//! whoever took would be taken in turn.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::ViewSystems;
use super::acts::Rest;
use super::arrow::{Arrow, ArrowShape, Ink, Pattern, aside};
use super::board::Layout;
use super::trail::viewer;
use super::workshop::Workshop;
use crate::play::Session;
use crate::rules::{Seat, Snapshot, Square, answered};
use crate::settings::Settings;
use crate::theme::board;

/// Whom an attack concerns, as the player sees it.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Concern {
    /// Others, or what is nobody's.
    Others,
    /// The player attacks something.
    Theirs,
    /// Something of the player's is attacked.
    Yours,
}

/// An attack, as it is drawn.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Thread {
    /// Where the attacker stands.
    pub from: Square,
    /// Where the attacked stands.
    pub on: Square,
    /// Whom it concerns.
    pub concern: Concern,
    /// Whether whoever took would be taken in turn.
    pub is_guarded: bool,
}

/// The attacks that are shown on the table and the flat diagram, those that matter most last; none while nobody wants to
/// see them, or something moves.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Web(pub Vec<Thread>);

/// The arrows on the table.
#[derive(Component)]
struct Drawn;

/// How far an arrow is to the right of its way, in squares: those of two that attack each other lie side by side.
const ASIDE: f32 = 0.09;

impl Concern {
    /// All that are told apart, those that matter most first.
    pub const ALL: [Self; 3] = [Self::Yours, Self::Theirs, Self::Others];

    /// The colour of its arrows.
    pub fn color(self) -> Color {
        match self {
            Self::Yours => board::ATTACKED,
            Self::Theirs => board::ATTACKING,
            Self::Others => board::BID,
        }
    }

    /// How wide its arrows are, in squares.
    pub fn width(self) -> f32 {
        if self == Self::Others { 0.03 } else { 0.07 }
    }

    /// 1 where nothing shows through.
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

    /// Its arrow along `way`, in squares.
    pub(crate) fn arrow(&self, way: &[Vec3]) -> Option<Arrow> {
        Arrow::along(&aside(way, ASIDE), self.shape())
    }
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Web>.or_else(resource_exists_and_changed::<Layout>);
    app.init_resource::<Web>().add_systems(Update, (find, spin.run_if(changed)).chain().in_set(ViewSystems::Follow));
}

fn find(session: Res<Session>, settings: Res<Settings>, mut rest: Rest, mut web: ResMut<Web>) {
    let (busy, settled) = rest.look();
    if !settled && !session.is_changed() && !settings.is_changed() {
        return;
    }
    if busy || !settings.show_web {
        web.set_if_neq(Web::default());
        return;
    }
    web.set_if_neq(Web::of(&session));
}

impl Web {
    /// All attacks, as whoever looks at the table sees them.
    fn of(session: &Session) -> Self {
        let (position, viewer) = (session.position(), viewer(session));
        let (table, attacks) = (position.snapshot(), position.words().attacks());
        let guarded = answered(position, &attacks);
        let mut threads: Vec<Thread> = Vec::new();
        for (attack, is_guarded) in attacks.iter().zip(guarded) {
            let Some(concern) = concern(&table, viewer, attack.from, attack.on) else { continue };
            let thread = Thread { from: attack.from, on: attack.on, concern, is_guarded };
            // The same piece may be attacked in two ways: what is answered least is what counts.
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
    drawn: Query<Entity, With<Drawn>>,
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
        // Above what was done before.
        let place = Transform::from_xyz(0.0, 0.012, 0.0);
        commands.spawn((Name::new("Web"), Drawn, mesh, MeshMaterial3d(workshop.ink()), place, NotShadowCaster));
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
        let threads = Web::of(&Session::new(setup).unwrap()).0;
        let told =
            |thread: &Thread| format!("{}>{} {:?} {}", thread.from, thread.on, thread.concern, thread.is_guarded);
        assert_eq!(threads.iter().map(told).collect::<Vec<_>>(), ["d3>d5 Theirs true"]);
        let taken = "Wk,6,Nk/8/8/3,Nr,4/8/3,Sr,4/8/Sk,6,Ek turn=S castle=-".to_owned();
        let setup = Setup { position: Some(taken), ..Setup::new(GameId::Quad) };
        let threads = Web::of(&Session::new(setup).unwrap()).0;
        let told: Vec<_> = threads.iter().map(told).collect();
        assert_eq!(told, ["d3>d5 Theirs false", "d5>d3 Yours false"]);
    }
}
