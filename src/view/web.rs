//! Who attacks whom, whoever's turn it is, for those who want to see it: a line from each attacker, in its player's colour,
//! raised a little on its way so that lines over one square can be told apart.

use bevy::prelude::*;

use super::ViewSystems;
use super::acts::Rest;
use super::alarm::draw;
use super::board::Layout;
use super::workshop::Workshop;
use crate::play::Session;
use crate::rules::Square;
use crate::settings::Settings;
use crate::theme::livery;

/// The lines of the web, from the attacker's square to that of the attacked, as the table and the flat diagram show them;
/// none while nobody wants to see them, or something moves.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Web(pub Vec<(Square, Square, Color)>);

/// A line of the web on the table.
#[derive(Component, Clone)]
struct Thread;

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
    let position = session.position();
    let table = position.snapshot();
    let thread = |from: Square, on: Square| {
        let (_, attacker) = table.piece_on(from)?;
        Some((from, on, livery(position.seats(), attacker.controller).color))
    };
    let attacks = position.words().attacks();
    web.set_if_neq(Web(attacks.iter().filter_map(|attack| thread(attack.from, attack.on)).collect()));
}

fn spin(
    web: Res<Web>,
    layout: Res<Layout>,
    threads: Query<Entity, With<Thread>>,
    mut workshop: Workshop,
    mut commands: Commands,
) {
    for thread in &threads {
        commands.entity(thread).despawn();
    }
    for &(from, on, color) in &web.0 {
        draw(layout.look().line(&layout, from, on), color, Thread, &mut workshop, &mut commands);
    }
}
