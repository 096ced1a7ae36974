//! Spectacles: what players see of what has happened, one file each.
//!
//! An [`Act`] tells effects: it writes [`Motion`]s into the [`Script`] of an action, and has systems of its own for what is
//! seen beside the bodies of pieces. A new one is a file of its own and a line in [`ACTS`].

mod annex;
mod appear;
mod berserk;
mod boomerang;
mod capture;
mod chips;
mod curve;
mod dice;
mod entity;
mod fall;
mod golem;
mod hands;
mod holes;
mod leap;
mod perform;
mod promote;
mod push;
mod script;
mod timeline;
mod tokens;
mod trade;
mod travel;
mod wake;

use core::any::Any;
use core::fmt::Debug;

use bevy::prelude::*;

pub(in crate::view) use curve::upright;
pub(in crate::view) use dice::lay_dice;
pub(in crate::view) use timeline::Rest;
pub use timeline::{SkipAnimation, Timeline};
pub(in crate::view) use tokens::spawn_tokens;

use super::figure::Figure;
use crate::rules::{Effect, PieceId, Snapshot};
use script::Script;

/// A spectacle.
struct Act {
    /// Writes what it shows of an effect, where that is one of its own.
    tell: fn(&mut Script, &Effect, &Told),
    /// Systems for what is seen beside the bodies of pieces.
    plugin: fn(&mut App),
}

impl Act {
    /// A spectacle that moves bodies and nothing else.
    const fn of_bodies(tell: fn(&mut Script, &Effect, &Told)) -> Self {
        Self { tell, plugin: |_| {} }
    }
}

/// All spectacles. Every effect is told by each of them in turn.
const ACTS: [Act; 18] = [
    travel::ACT,
    leap::ACT,
    push::ACT,
    fall::ACT,
    capture::ACT,
    berserk::ACT,
    boomerang::ACT,
    golem::ACT,
    entity::ACT,
    appear::ACT,
    annex::ACT,
    promote::ACT,
    chips::ACT,
    holes::ACT,
    tokens::ACT,
    trade::ACT,
    wake::ACT,
    dice::ACT,
];

/// The table before an effect and after it.
struct Told<'a> {
    before: &'a Snapshot,
    after: &'a Snapshot,
}

/// Something in motion. Its time runs from 0 at its start to 1 at its end.
trait Motion: Any + Debug + Send + Sync {
    /// The piece whose body it moves.
    fn piece(&self) -> Option<PieceId> {
        None
    }

    /// Where the body is at `t` that was at `from` when the motion began.
    fn pose(&self, from: &Transform, _t: f32) -> Transform {
        *from
    }

    /// What a body looks like at `t` that looks like `figure` just before.
    fn dress(&self, figure: Figure, _t: f32) -> Figure {
        figure
    }

    /// The body that it puts on the board, and where, for a piece that has none.
    fn puts(&self) -> Option<(Figure, Transform)> {
        None
    }

    /// Whether the piece is gone once it is over.
    fn is_last(&self) -> bool {
        false
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((timeline::plugin, perform::plugin));
    for act in ACTS {
        (act.plugin)(app);
    }
}
