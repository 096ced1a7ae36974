//! What is marked on the diagram: what was played last, what may be done, who is in check.

use bevy::prelude::*;

use crate::play::{Dangers, OnSquare, Piece, Session};
use crate::rules::{AlarmKind, Square};
use crate::settings::Settings;
use crate::theme::board;
use crate::view::{Cursor, Hovered, Layout, Selection, halo, last_squares, target_color, threatened_squares};

/// The marks, worked out when what they mark has changed.
#[derive(Resource, Default, Debug)]
pub(super) struct Marks {
    /// Squares with frames, those that matter most last.
    pub(super) frames: Vec<(Square, Color)>,
    /// The square that keys point at.
    pub(super) cursor: Option<Square>,
    pub(super) alarms: Vec<(Square, AlarmKind)>,
}

pub(super) fn mark(
    session: Res<Session>,
    pieces: Query<(&Piece, &OnSquare)>,
    layout: Res<Layout>,
    selection: Res<Selection>,
    settings: Res<Settings>,
    dangers: Res<Dangers>,
    hovered: Res<Hovered>,
    cursor: Res<Cursor>,
    mut marks: ResMut<Marks>,
) {
    let played = session.is_changed() || layout.is_changed() || settings.is_changed() || dangers.is_changed();
    if !played && !selection.is_changed() && !hovered.is_changed() && !cursor.is_changed() {
        return;
    }
    let frames = &mut marks.frames;
    frames.clear();
    frames.extend(last_squares(&session).map(|square| (square, board::LAST)));
    if settings.show_threats {
        frames.extend(threatened_squares(&session, &dangers).into_iter().map(|square| (square, board::THREAT)));
    }
    let kind_on = |on: Square| pieces.iter().find(|(_, square)| square.0 == on).map(|(piece, _)| piece.kind);
    let halo = halo(&layout, kind_on, &selection, hovered.0);
    frames.extend(halo.into_iter().map(|square| (square, board::HALO)));
    frames.extend(selection.targets.iter().map(|target| (target.square, target_color(target))));
    frames.extend(selection.square.map(|square| (square, board::SELECTED)));
    marks.cursor = cursor.shown();
    if played {
        let alarms = session.position().words().alarms();
        marks.alarms = alarms.into_iter().map(|alarm| (alarm.square, alarm.kind)).collect();
    }
}
