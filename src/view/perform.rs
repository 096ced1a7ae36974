//! Performing clips: figures, chips and holes follow their motions, and change how they look.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::ViewSystems;
use super::board::Layout;
use super::clip::Motion;
use super::figure::{CHIP_HEIGHT, DressFigure, Figure, Figures, PutFigure, at_rest};
use super::hole::{DressHole, HoleFigure, HoleFigures, LID_DEPTH, Lid};
use super::models::Workshop;
use super::pose::{ease, pose, subject};
use super::timeline::Timeline;
use crate::rules::{Chip, ChipSet, PieceId};
use crate::theme::chip_color;

/// A chip on its way to a piece.
#[derive(Component, Copy, Clone, Debug)]
struct FlyingChip {
    piece: PieceId,
    chip: Chip,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (perform, perform_holes, fly_chips).chain().in_set(ViewSystems::Perform));
    app.add_systems(Update, retire.after(fly_chips).in_set(ViewSystems::Perform));
    app.add_observer(on_launch_chip);
}

/// Moves the figures, and changes how they look where a motion says so.
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
        let Some(piece) = subject(motion) else { continue };
        let Some(&entity) = figures.by_piece.get(&piece) else {
            if let Motion::Appear { now, to, .. } = *motion {
                commands.trigger(PutFigure { figure: now, stand: to });
            }
            continue;
        };
        let (figure, mut transform) = shown.get_mut(entity)?;
        let figure = *worn.entry(piece).or_insert(*figure);
        let begins = playing.from.is_none();
        let from = *playing.from.get_or_insert(*transform);
        if let Some((_, at)) = pose(motion, &from, t) {
            *transform = at;
        }
        let now = looks(motion, figure, t);
        dress(&mut commands, figure, now);
        worn.insert(piece, now);
        if let Motion::GainChip { piece, chip } = *motion
            && begins
            && t < 1.0
        {
            commands.trigger(LaunchChip { piece, chip });
        }
    }
    Ok(())
}

/// What a figure looks like at `t` of a motion. Halfway through a leap the new colours are put on; a chip is put down
/// when it has arrived.
fn looks(motion: &Motion, figure: Figure, t: f32) -> Figure {
    match *motion {
        Motion::Defect { piece, now } | Motion::Freeze { piece, now } if t >= 0.5 => Figure::of(piece, &now),
        Motion::Carry { now, .. } | Motion::StepUp { now, .. } | Motion::Wake { now, .. } if t >= 0.5 => now,
        // It has its eyes shut when it is down.
        Motion::Drop { now, .. } if t >= 0.76 => now,
        // What is on its way to another place leaves its plinth behind.
        Motion::Carry { .. } | Motion::Drop { .. } if t > 0.0 => Figure { plinth: None, tokens: 0, ..figure },
        Motion::Promote { kind, .. } if t >= 0.5 => Figure { kind, chips: ChipSet::default(), ..figure },
        Motion::GainChip { chip, .. } if t >= 1.0 => {
            let mut chips = figure.chips;
            chips.insert(chip);
            Figure { chips, ..figure }
        }
        Motion::GiveToken { count, .. } => Figure { tokens: count, ..figure },
        Motion::TakeToken { left, .. } if t >= 1.0 => Figure { tokens: left, ..figure },
        _ => figure,
    }
}

fn dress(commands: &mut Commands, was: Figure, now: Figure) {
    if was != now {
        commands.trigger(DressFigure(now));
    }
}

/// A chip sets off.
#[derive(Event, Copy, Clone, Debug)]
struct LaunchChip {
    piece: PieceId,
    chip: Chip,
}

fn on_launch_chip(launch: On<LaunchChip>, mut workshop: Workshop, mut commands: Commands) {
    let LaunchChip { piece, chip } = *launch;
    let flyer = (Name::new("Flying chip"), FlyingChip { piece, chip }, Transform::default(), Visibility::default());
    let root = commands.spawn(flyer).id();
    workshop.spawn(&mut commands, root, "chip", chip_color(chip), Transform::default());
}

/// Chips come down in a spin and slide under their piece; they are gone once the piece stands on them.
fn fly_chips(
    timeline: Res<Timeline>,
    figures: Res<Figures>,
    shown: Query<(&Figure, &Transform), Without<FlyingChip>>,
    mut flying: Query<(Entity, &FlyingChip, &mut Transform)>,
    mut commands: Commands,
) {
    for (entity, flyer, mut transform) in &mut flying {
        let clip = timeline.clips.iter().find(|playing| {
            matches!(playing.clip.motion, Motion::GainChip { piece, chip, .. }
                if (piece, chip) == (flyer.piece, flyer.chip))
        });
        let goal = figures.by_piece.get(&flyer.piece).and_then(|&figure| shown.get(figure).ok());
        let (Some(t), Some((figure, goal))) = (clip.and_then(|clip| clip.progress(timeline.clock)), goal) else {
            commands.entity(entity).despawn();
            continue;
        };
        if t >= 1.0 {
            commands.entity(entity).despawn();
            continue;
        }
        let level = CHIP_HEIGHT * figure.chips.len() as f32;
        let rest = Vec3::new(goal.translation.x, level, goal.translation.z);
        let height = 2.2 * (1.0 - ease(t));
        let side = 0.9 * (1.0 - ease(t));
        transform.translation = rest + Vec3::new(side, height, side * 0.4);
        transform.rotation = Quat::from_rotation_y(t * 6.0) * Quat::from_rotation_x((1.0 - t) * 5.0);
    }
}

/// Closes, moves and opens potholes.
fn perform_holes(
    mut timeline: ResMut<Timeline>,
    holes: Res<HoleFigures>,
    layout: Res<Layout>,
    mut shown: Query<(&mut HoleFigure, &mut Transform, &Children), Without<Lid>>,
    mut lids: Query<(&mut Transform, &mut Visibility), With<Lid>>,
    mut commands: Commands,
) -> Result {
    for (playing, t) in timeline.under_way() {
        let (pothole, depth) = match playing.clip.motion {
            Motion::CloseHole { pothole } => (pothole, LID_DEPTH * (1.0 - ease(t))),
            Motion::OpenHole { pothole, .. } => (pothole, LID_DEPTH * ease(t)),
            Motion::Refit { pothole, now } => {
                if playing.from.replace(Transform::IDENTITY).is_none() {
                    commands.trigger(DressHole::of(pothole, &now));
                }
                continue;
            }
            _ => continue,
        };
        let Some(&entity) = holes.0.get(&pothole) else { continue };
        let (mut figure, mut transform, children) = shown.get_mut(entity)?;
        if let Motion::OpenHole { to, .. } = playing.clip.motion
            && figure.square != to
        {
            figure.square = to;
            transform.translation = layout.place(to);
        }
        let mut under = lids.iter_many_mut(children);
        while let Some((mut lid, mut visibility)) = under.fetch_next() {
            lid.translation.y = -depth;
            *visibility = if depth < LID_DEPTH { Visibility::Inherited } else { Visibility::Hidden };
        }
    }
    Ok(())
}

/// Takes away the clips that are over, and the figures of those that died in them. When nothing is left to show,
/// every figure stands exactly where its piece does.
fn retire(
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
        if over
            && let Motion::DropOff { piece, .. }
            | Motion::Tumble { piece, .. }
            | Motion::Knock { piece, .. }
            | Motion::Burst { piece }
            | Motion::Vanish { piece } = playing.clip.motion
            && let Some(entity) = figures.by_piece.remove(&piece)
        {
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
