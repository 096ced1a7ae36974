//! The players' intents, and what comes of them, as events.

use bevy::prelude::*;

use super::session::Session;
use super::setup::Setup;
use crate::net::{Address, Ask};
use crate::rules::{Action, Refusal};

/// Triggered to play this action, for a human or the dice.
#[derive(Event, Copy, Clone, Debug)]
pub struct SubmitAction(pub Action);

/// Triggered to play this action after the human has confirmed it.
#[derive(Event, Copy, Clone, Debug)]
pub struct ConfirmAction(pub Action);

/// Triggered to play this action for any origin: a human, a bot, a clock or a vote.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct PlayAction(pub(super) Action);

/// Triggered to undo the last action, back to the last decision of a human if there is one.
#[derive(Event, Copy, Clone, Debug)]
pub struct UndoAction;

/// Triggered to redo the last undone action.
#[derive(Event, Copy, Clone, Debug)]
pub struct RedoAction;

/// Triggered to start a new game.
#[derive(Event, Clone, Debug)]
pub struct StartGame(pub Setup);

/// Triggered to continue a loaded game.
#[derive(Event, Clone, Debug)]
pub struct LoadGame(pub Session);

/// Triggered to come to a table, or back to it.
#[derive(Event, Clone, Debug)]
pub struct JoinTable {
    /// Where the table is.
    pub address: Address,
    /// The player's name at the table.
    pub name: String,
}

/// Triggered to open a table at which this match begins or goes on, so that others can join it from their screens.
#[derive(Event, Clone, Debug)]
pub struct OpenTable(pub Session);

/// Triggered to ask the table's host for something.
#[derive(Event, Clone, Debug)]
pub struct AskTable(pub Ask);

/// Triggered to go away from the table, back to the match that was laid aside for it.
#[derive(Event, Copy, Clone, Debug)]
pub struct GoAway;

/// Triggered when the table has been laid out, so that all entities match the position.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub enum BoardLaid {
    /// For a new or a loaded game.
    Anew,
    /// After an undo or a jump within the match.
    Back,
}

/// Triggered when a rule refuses an action.
#[derive(Event, Copy, Clone, Debug)]
pub struct ActionRefused {
    /// The refused action.
    pub action: Action,
    /// The rule that refuses it.
    pub refusal: Refusal,
}

/// Triggered when the session has changed: by an action, a remark, an undo, or a new match.
#[derive(Event, Copy, Clone, Debug)]
pub struct SessionChanged;
