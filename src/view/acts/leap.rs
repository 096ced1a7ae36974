//! Pieces leap through the air, from landing to landing.

use super::script::Script;
use super::{Act, Told, travel};
use crate::rules::{Effect, Manner};
use crate::view::looks::Gait;

pub(super) const ACT: Act = Act::of_bodies(tell);

fn tell(script: &mut Script, effect: &Effect, _: &Told) {
    if let Effect::PieceMoved { piece, path, manner: Manner::Leap } = effect {
        travel::set_off(script, *piece, path, Gait::Bound);
    }
}
