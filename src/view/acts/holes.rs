//! A pothole's lid rises here and sinks there; its collar and its lock change.

use bevy::prelude::*;

use super::curve::ease;
use super::script::Script;
use super::timeline::Timeline;
use super::{Act, Motion, Told, perform};
use crate::rules::{Effect, PotholeId, PotholeState, Square};
use crate::view::ViewSystems;
use crate::view::board::Layout;
use crate::view::hole::{DressHole, HoleFigure, HoleFigures, LID_DEPTH, Lid};

pub(super) const ACT: Act = Act { tell, plugin };

/// A pothole's lid rises.
#[derive(Debug)]
struct Close {
    pothole: PotholeId,
}

/// A pothole, at another square, sinks its lid.
#[derive(Debug)]
struct Open {
    pothole: PotholeId,
    to: Square,
}

/// A pothole's collar or lock changes.
#[derive(Debug)]
struct Refit {
    pothole: PotholeId,
    now: PotholeState,
}

impl Motion for Close {}
impl Motion for Open {}
impl Motion for Refit {}

fn tell(script: &mut Script, effect: &Effect, told: &Told) {
    match *effect {
        Effect::PotholeMoved { pothole, to, .. } => {
            script.clip(script.start, 0.45, Close { pothole });
            script.clip(script.start + 0.5, 0.5, Open { pothole, to });
        }
        Effect::PotholeAnnexed { pothole, .. }
        | Effect::PotholeLocked { pothole, .. }
        | Effect::PotholeUnlocked { pothole } => {
            if let Some(&now) = told.after.potholes.get(&pothole) {
                script.clip(script.end(), 0.25, Refit { pothole, now });
            }
        }
        _ => {}
    }
}

fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (move_lids, refit).chain().after(perform::perform).before(perform::retire).in_set(ViewSystems::Perform),
    );
}

/// Closes, moves and opens potholes.
fn move_lids(
    timeline: Res<Timeline>,
    holes: Res<HoleFigures>,
    layout: Res<Layout>,
    mut shown: Query<(&mut HoleFigure, &mut Transform, &Children), Without<Lid>>,
    mut lids: Query<(&mut Transform, &mut Visibility), With<Lid>>,
) -> Result {
    let closing = timeline.under_way_of::<Close>().map(|(close, t)| (close.pothole, None, 1.0 - ease(t)));
    let opening = timeline.under_way_of::<Open>().map(|(open, t)| (open.pothole, Some(open.to), ease(t)));
    for (pothole, to, open) in closing.chain(opening) {
        let Some(&entity) = holes.0.get(&pothole) else { continue };
        let (mut figure, mut transform, children) = shown.get_mut(entity)?;
        if let Some(to) = to.filter(|&to| figure.square != to) {
            figure.square = to;
            transform.translation = layout.place(to);
        }
        let depth = LID_DEPTH * open;
        let mut under = lids.iter_many_mut(children);
        while let Some((mut lid, mut visibility)) = under.fetch_next() {
            lid.translation.y = -depth;
            *visibility = if depth < LID_DEPTH { Visibility::Inherited } else { Visibility::Hidden };
        }
    }
    Ok(())
}

fn refit(mut timeline: ResMut<Timeline>, mut commands: Commands) {
    for Refit { pothole, now } in timeline.bypass_change_detection().begun::<Refit>() {
        commands.trigger(DressHole::of(*pothole, now));
    }
}
