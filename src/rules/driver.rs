//! The first driver of the stages: runs a position through them until a player or chance must decide.

use super::action::Action;
use super::effect::Effects;
use super::game::Game;
use super::history::History;
use super::refusal::Refusal;
use super::seat::Decider;
use super::stage::Stage;

/// The result of a resolver.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Flow {
    /// The stage is done; the next one follows, and after the last one the first.
    Done,
    /// The position waits in this stage for a decision.
    Await(Decider),
    /// The game is over.
    Over,
}

/// What is passed through the stages besides the position.
#[derive(Debug)]
pub struct Turn<'a> {
    /// The action, until the stage it is meant for has taken it.
    pub pending: Option<Action>,
    /// The receiver of the effects.
    pub effects: Effects<'a>,
    /// The history that draw rules need.
    pub history: &'a mut History,
}

/// A game's part in a stage.
///
/// It takes the action from `pending` if the action is meant for its stage, changes the position, and reports the
/// effects.
pub type Resolver<P> = fn(position: &mut P, turn: &mut Turn<'_>) -> Flow;

/// Runs one stage, if the game has a resolver for it.
pub fn resolve_stage<G: Game>(position: &mut G, stage: Stage, turn: &mut Turn<'_>) -> Flow {
    let Some(resolve) = G::resolver(stage) else { return Flow::Done };
    position.enter(stage);
    resolve(position, turn)
}

/// Runs `position` from its current stage until a decision is needed or the game is over.
fn run<G: Game>(position: &mut G, pending: Option<Action>, history: &mut History, effects: Effects<'_>) {
    let mut turn = Turn { pending, effects, history };
    let mut first = position.stage().index();
    loop {
        for stage in &Stage::ORDER[first..] {
            if resolve_stage(position, *stage, &mut turn) != Flow::Done {
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
/// The rule that forbids the action; position and history are unchanged then.
pub fn play<G: Game>(
    position: &mut G,
    action: Action,
    history: &mut History,
    effects: Effects<'_>,
) -> Result<(), Refusal> {
    position.check(action)?;
    play_unchecked(position, action, history, effects);
    Ok(())
}

/// Applies `action`, trusting that [`Game::check`] has accepted it or [`Game::actions`] has listed it.
pub fn play_unchecked<G: Game>(position: &mut G, action: Action, history: &mut History, effects: Effects<'_>) {
    run(position, Some(action), history, effects);
}

/// Runs a position that was just set up to its first decision, so that players who cannot act pass.
pub fn settled<G: Game>(mut position: G) -> G {
    if position.outcome().is_none() {
        run(&mut position, None, &mut History::default(), Effects::ignored());
    }
    position
}
