//! The marks on the diagram: targets, checks, hints and previews.

use bevy::prelude::*;

use crate::play::{Dangers, Hint, Odds, OnSquare, Piece, Session};
use crate::rules::{Action, AlarmKind, Square};
use crate::settings::Settings;
use crate::theme::board;
use crate::view::{
    Attire, Cursor, Ghost, Hovered, Layout, Mark, Objection, Pointed, Selection, Timeline, halo, squares_of,
    target_color, threatened_squares,
};

/// The marks, updated when their sources change.
#[derive(Resource, Default, Debug)]
pub(super) struct Marks {
    /// Squares with frames, the most important ones last.
    pub(super) frames: Vec<(Square, Color)>,
    /// Squares with marks, the most important ones last.
    pub(super) marks: Vec<(Square, Mark, Color)>,
    /// The square of the keyboard cursor.
    pub(super) cursor: Option<Square>,
    /// Attacks on royal pieces, attacker first: checks, or why something was refused.
    pub(super) attacks: Vec<(Square, Square)>,
    /// The moves of pieces that would be pushed.
    pub(super) ways: Vec<(Square, Square)>,
    /// The start and the end of a hint.
    pub(super) hint: Option<(Square, Square)>,
    /// The start and the end of a charge over everything in between.
    pub(super) charge: Option<(Square, Square)>,
    /// The pieces of the preview, on their squares.
    pub(super) shades: Vec<(Square, Attire)>,
    pub(super) alarms: Vec<(Square, AlarmKind)>,
    /// Whether actions were being shown.
    is_of_busy: bool,
}

pub(super) fn mark(
    session: Res<Session>,
    pieces: Query<(&Piece, &OnSquare)>,
    layout: Res<Layout>,
    selection: Res<Selection>,
    settings: Res<Settings>,
    dangers: Res<Dangers>,
    hint: Res<Hint>,
    odds: Res<Odds>,
    timeline: Res<Timeline>,
    hovered: Res<Hovered>,
    pointed: Res<Pointed>,
    cursor: Res<Cursor>,
    ghost: Res<Ghost>,
    objection: Res<Objection>,
    mut marks: ResMut<Marks>,
) {
    let busy = timeline.is_busy();
    let played = marks.is_of_busy != busy
        || session.is_changed()
        || odds.is_changed()
        || layout.is_changed()
        || settings.is_changed()
        || dangers.is_changed()
        || hint.is_changed()
        || pointed.is_changed()
        || objection.is_changed()
        || ghost.is_changed();
    if !played && !selection.is_changed() && !hovered.is_changed() && !cursor.is_changed() {
        return;
    }
    marks.hint = hint.0.filter(|_| !busy).and_then(Action::squares);
    marks.is_of_busy = busy;
    let Marks { frames, marks: drawn, .. } = &mut *marks;
    frames.clear();
    drawn.clear();
    // As on the table, what is to come is not marked while actions are still being shown.
    if !busy {
        if settings.show_threats {
            let threats = threatened_squares(&session, &dangers).into_iter();
            drawn.extend(threats.map(|square| (square, Mark::Threat, board::THREAT)));
        }
        let falls = odds.0.iter().filter_map(|fall| fall.square);
        drawn.extend(falls.map(|square| (square, Mark::Meet, board::TARGET)));
        drawn.extend(hint.0.into_iter().flat_map(squares_of).map(|square| (square, Mark::Hint, board::HINT)));
    }
    let kind_on = |on: Square| pieces.iter().find(|(_, square)| square.0 == on).map(|(piece, _)| piece.kind);
    let halo = halo(&layout, kind_on, &selection, hovered.0);
    frames.extend(halo.into_iter().map(|square| (square, board::HALO)));
    drawn.extend(pointed.0.iter().map(|&square| (square, Mark::Pointed, board::HALO)));
    drawn.extend(selection.targets.iter().filter(|_| settings.show_targets).map(|target| {
        let mark = Mark::of(target, kind_on(target.square).is_some());
        (target.square, mark, target_color(target))
    }));
    drawn.extend(selection.obstacles.iter().map(|&square| (square, Mark::Obstacle, board::KILL)));
    frames.extend(selection.square.map(|square| (square, board::SELECTED)));
    drawn.extend(ghost.marks.iter().copied());
    marks.ways.clone_from(&ghost.ways);
    marks.charge = ghost.charge;
    marks.shades = ghost.bodies.iter().map(|&(_, square, attire)| (square, attire)).collect();
    marks.cursor = cursor.shown();
    if played {
        let alarms = session.position().words().alarms();
        let checks = alarms.iter().flat_map(|alarm| alarm.from.iter().map(|&from| (from, alarm.square)));
        // As on the table, a check is marked after its action has been shown.
        let checks: Vec<_> = checks.filter(|_| !busy).collect();
        marks.attacks = checks.into_iter().chain(objection.attacks.iter().copied()).collect();
        marks.alarms = alarms.into_iter().map(|alarm| (alarm.square, alarm.kind)).collect();
    }
}
