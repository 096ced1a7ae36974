//! Writes the script of an action from its effects.

use super::script::{Script, TimedAct};
use super::{
    annex, appear, berserk, boomerang, capture, cascade, chips, dice, drop, fall, freeze, golem, hand, king, leap,
    mate, pothole, promote, pulse, push, roll, slip, teleport, tokens, trade, travel, triumph, wake,
};
use crate::play::ActionPlayed;
use crate::rules::Effect;
use crate::view::layout::Layout;

/// Turns an effect into acts of the script, if this kind of act shows it. Returns whether it does.
type Tell = fn(&Effect, &mut Script<'_>) -> bool;

/// All acts. The first one that accepts an effect shows it.
const ACTS: [Tell; 25] = [
    berserk::tell,
    teleport::tell,
    leap::tell,
    roll::tell,
    slip::tell,
    travel::tell,
    boomerang::tell,
    golem::tell,
    pulse::tell,
    push::tell,
    fall::tell,
    capture::tell,
    pothole::tell,
    annex::tell,
    freeze::tell,
    mate::tell,
    chips::tell,
    promote::tell,
    appear::tell,
    hand::tell,
    trade::tell,
    tokens::tell,
    wake::tell,
    dice::tell,
    drop::tell,
];

/// The acts of an action from `start` on, in seconds of the timeline.
pub(super) fn compose(action: &ActionPlayed, layout: &Layout, start: f32) -> Vec<TimedAct> {
    let mut script = Script::new(action, layout, start);
    for effect in &action.effects {
        effect.apply(&mut script.after);
        ACTS.iter().any(|tell| tell(effect, &mut script));
        king::mark(effect, &mut script);
        triumph::mark(effect, &mut script);
        // A player who leaves takes the whole hand along, so nothing closes up.
        if !matches!(effect, Effect::PieceDied { .. }) {
            script.make_room();
        }
        effect.apply(&mut script.before);
    }
    cascade::mark(&mut script);
    script.scenes
}
