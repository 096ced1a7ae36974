//! What would come of the action that is pointed at: where what is pushed ends, who dies, what is won, who would be in
//! check. Nothing is played for it.

use bevy::prelude::*;

use super::ViewSystems;
use super::acts::Rest;
use super::alarm::draw;
use super::board::Layout;
use super::body::{Attire, Body};
use super::dress::spawn_shade;
use super::mark::Mark;
use super::markers::{Hovered, Marking};
use super::selection::Selection;
use crate::play::{PieceEntities, Session};
use crate::rules::{Consequence, PieceId, Seat, Square, Travel, preview};
use crate::theme::{board, chip_color};

/// What would come of it.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Ghost {
    /// The ways that things would be moved, besides what is selected.
    pub ways: Vec<(Square, Square)>,
    /// What would stand where, and which piece of today's that is.
    pub bodies: Vec<(PieceId, Square, Attire)>,
    /// What else would happen, by squares.
    pub marks: Vec<(Square, Mark, Color)>,
}

/// What is drawn of it.
#[derive(Component, Copy, Clone)]
struct Shade;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ghost>()
        .add_systems(Update, (foresee, haunt.run_if(resource_changed::<Ghost>)).chain().in_set(ViewSystems::Follow));
}

fn foresee(
    session: Res<Session>,
    hovered: Res<Hovered>,
    selection: Res<Selection>,
    mut rest: Rest,
    mut ghost: ResMut<Ghost>,
) {
    let (busy, settled) = rest.look();
    // What was pointed at while something moved is looked at once that is over.
    if !(settled || hovered.is_changed() || selection.is_changed() || session.is_changed()) {
        return;
    }
    let shown = selection.pending.or(hovered.0);
    let target = selection.targets.iter().find(|target| shown == Some(target.square));
    let target = target.filter(|_| !busy);
    let found = target.and_then(|target| preview(session.position(), target.action).ok());
    let mut seen = Ghost::default();
    let found = found.unwrap_or_default();
    let table = session.position().snapshot();
    for consequence in &found {
        seen.add(consequence, session.position().turn());
        if let Consequence::Stands { piece, to, .. } = *consequence
            && let Some(attire) = Attire::on_table(piece, &table)
        {
            seen.bodies.push((piece, to, attire));
        }
    }
    ghost.set_if_neq(seen);
}

impl Ghost {
    /// `mover` is whose turn it is.
    fn add(&mut self, consequence: &Consequence, mover: Seat) {
        match *consequence {
            // Where the selected thing goes is pointed at already.
            Consequence::Stands { from, to, by: Travel::IsPushed, .. } => {
                self.ways.push((from, to));
                self.marks.push((to, Mark::To, board::HALO));
            }
            Consequence::Dies { seat, from: Some(from), .. } if seat == mover => {
                self.marks.push((from, Mark::Loss, board::LOSS));
            }
            Consequence::Dies { from: Some(from), .. } | Consequence::GoesToHand { from, .. } => {
                self.marks.push((from, Mark::Kill, board::KILL));
            }
            Consequence::Appears { square, .. } => self.marks.push((square, Mark::To, board::HALO)),
            Consequence::WinsChip { square, chip, .. } => self.marks.push((square, Mark::Meet, chip_color(chip))),
            Consequence::Promotes { square, .. } => self.marks.push((square, Mark::Berserk, board::HALO)),
            Consequence::IsInCheck { square, .. } => self.marks.push((square, Mark::Threat, board::CHECK)),
            _ => {}
        }
    }
}

fn haunt(
    ghost: Res<Ghost>,
    layout: Res<Layout>,
    shades: Query<Entity, With<Shade>>,
    entities: Res<PieceEntities>,
    bodies: Query<&Transform, With<Body>>,
    mut marking: Marking,
) {
    for shade in &shades {
        marking.commands.entity(shade).despawn();
    }
    for &(from, to) in &ghost.ways {
        let way = layout.look().line(&layout, from, to);
        draw(way, board::HALO, Shade, &mut marking.workshop, &mut marking.commands);
    }
    for &(piece, square, attire) in &ghost.bodies {
        // It faces the way it does now.
        let body = entities.0.get(&piece).and_then(|&entity| bodies.get(entity).ok());
        let turned = body.map_or(Quat::IDENTITY, |body| body.rotation);
        let place = layout.transform(square);
        let root = (Name::new("Shade"), Shade, Transform { rotation: turned, ..place }, Visibility::default());
        let root = marking.commands.spawn(root).id();
        spawn_shade(attire, root, &layout, &mut marking.workshop, &mut marking.commands);
    }
    for &(square, mark, color) in &ghost.marks {
        marking.put_mark(Shade, square, mark, color);
    }
}
