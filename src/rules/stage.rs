//! The order in which every game resolves an action, and the driver that runs a position through it.

use super::action::Action;
use super::effect::EffectSink;
use super::game::Game;
use super::refusal::Refusal;
use super::seat::Decider;

/// A step in resolving an action.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stage {
    /// A piece moves, or the position waits for somebody to act.
    Move,
    /// Pushed pieces move.
    PushChain,
    /// Potholes move, and pieces fall.
    Pothole,
    /// Captured pieces leave the board.
    Capture,
    /// Armies change hands.
    Annex,
    /// Chips are given, pieces promote.
    Promotion,
    /// Checks and mates are settled.
    Check,
    /// A piece is offered, bid for, and traded.
    Auction,
    /// Tokens come off hoarded pieces.
    Tokens,
    /// Hoarded pieces are diced back onto the board.
    DiceDrop,
    /// The turn passes on, or the game ends.
    TurnEnd,
}

impl Stage {
    /// The one place where the order of the stages is written.
    pub const ORDER: [Self; 11] = [
        Self::Move,
        Self::PushChain,
        Self::Pothole,
        Self::Capture,
        Self::Annex,
        Self::Promotion,
        Self::Check,
        Self::Auction,
        Self::Tokens,
        Self::DiceDrop,
        Self::TurnEnd,
    ];

    /// The stage's index in [`Stage::ORDER`].
    pub fn index(self) -> usize {
        Self::ORDER.iter().position(|&stage| stage == self).unwrap_or_default()
    }
}

/// What a resolver says when it is through.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Flow {
    /// The stage is done; the next one follows, and after the last one the first.
    Done,
    /// The position waits in this stage for somebody to decide.
    Await(Decider),
    /// The game is over.
    Over,
}

/// A game's part in a stage.
///
/// It takes the action out of `pending` where the action is meant for its stage, changes the position, and
/// reports what it did.
pub type Resolver<P> = fn(position: &mut P, pending: &mut Option<Action>, effects: &mut dyn EffectSink) -> Flow;

/// Runs one stage, if the game has a resolver for it.
pub fn resolve_stage<G: Game>(
    position: &mut G,
    stage: Stage,
    pending: &mut Option<Action>,
    effects: &mut dyn EffectSink,
) -> Flow {
    let Some(resolve) = G::resolver(stage) else { return Flow::Done };
    position.enter(stage);
    resolve(position, pending, effects)
}

/// Runs `position` on from the stage it is in until somebody must decide or the game is over.
fn run<G: Game>(position: &mut G, mut pending: Option<Action>, effects: &mut dyn EffectSink) {
    let mut first = position.stage().index();
    loop {
        for stage in &Stage::ORDER[first..] {
            if resolve_stage(position, *stage, &mut pending, effects) != Flow::Done {
                return;
            }
        }
        first = 0;
    }
}

/// Applies `action`, if it is legal.
///
/// # Errors
///
/// The rule that refuses the action; the position is then as it was.
pub fn play<G: Game>(position: &mut G, action: Action, effects: &mut dyn EffectSink) -> Result<(), Refusal> {
    position.check(action)?;
    play_unchecked(position, action, effects);
    Ok(())
}

/// Applies `action`, trusting that [`Game::check`] has accepted it or [`Game::actions`] has listed it.
pub fn play_unchecked<G: Game>(position: &mut G, action: Action, effects: &mut dyn EffectSink) {
    run(position, Some(action), effects);
}

/// Runs a position that has just been set up on to its first decision, so that players who cannot act pass.
pub fn settle<G: Game>(position: &mut G, effects: &mut dyn EffectSink) {
    run(position, None, effects);
}
