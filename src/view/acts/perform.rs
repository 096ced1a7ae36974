//! Performing: bodies follow their motions, and change how they look.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::timeline::Timeline;
use crate::rules::PieceId;
use crate::view::ViewSystems;
use crate::view::board::Layout;
use crate::view::figure::{DressFigure, Figure, Figures, PutFigure, at_rest};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (perform, retire).chain().in_set(ViewSystems::Perform));
}

/// Moves the bodies, and changes how they look where a motion says so.
pub(super) fn perform(
    mut timeline: ResMut<Timeline>,
    figures: Res<Figures>,
    mut shown: Query<(&Figure, &mut Transform)>,
    mut commands: Commands,
) -> Result {
    // What is put on in this frame shows in the next one; a second clip of the frame must know it all the same.
    let mut worn: BTreeMap<PieceId, Figure> = BTreeMap::new();
    for (playing, t) in timeline.under_way() {
        let motion = &playing.clip.motion;
        let Some(piece) = motion.piece() else { continue };
        let Some(&entity) = figures.by_piece.get(&piece) else {
            if let Some((figure, stand)) = motion.puts() {
                commands.trigger(PutFigure { figure, stand });
            }
            continue;
        };
        let (figure, mut transform) = shown.get_mut(entity)?;
        let figure = *worn.entry(piece).or_insert(*figure);
        let from = *playing.from.get_or_insert(*transform);
        *transform = motion.pose(&from, t);
        let now = motion.dress(figure, t);
        dress(&mut commands, figure, now);
        worn.insert(piece, now);
    }
    Ok(())
}

fn dress(commands: &mut Commands, was: Figure, now: Figure) {
    if was != now {
        commands.trigger(DressFigure(now));
    }
}

/// Takes away the clips that are over, and the bodies of those that died in them. When nothing is left to show, every
/// body stands exactly where its piece does.
pub(super) fn retire(
    mut timeline: ResMut<Timeline>,
    mut figures: ResMut<Figures>,
    layout: Res<Layout>,
    mut shown: Query<(&Figure, &mut Transform)>,
    mut commands: Commands,
) {
    if !timeline.is_busy() {
        return;
    }
    let clock = timeline.clock;
    timeline.clips.retain(|playing| {
        let over = playing.clip.end() <= clock;
        let motion = &playing.clip.motion;
        let gone = motion.piece().filter(|_| over && motion.is_last());
        if let Some(entity) = gone.and_then(|piece| figures.by_piece.remove(&piece)) {
            commands.entity(entity).despawn();
        }
        !over
    });
    if timeline.is_busy() {
        return;
    }
    for (figure, mut transform) in &mut shown {
        let id = figure.id;
        let seen = (Figure::on_table(id, &timeline.snapshot), layout.stand(&timeline.snapshot, id));
        if let (Some(now), Some(stand)) = seen {
            let place = at_rest(&timeline.snapshot, id, stand, &transform);
            transform.set_if_neq(place);
            dress(&mut commands, *figure, now);
        }
    }
    let snapshot = &timeline.snapshot;
    let missing = snapshot.pieces.keys().chain(snapshot.hands.keys()).filter(|id| !figures.by_piece.contains_key(id));
    for &id in missing {
        if let (Some(figure), Some(stand)) = (Figure::on_table(id, snapshot), layout.stand(snapshot, id)) {
            commands.trigger(PutFigure { figure, stand });
        }
    }
}
