//! What one player offers, and the others have to agree to.

use serde::{Deserialize, Serialize};

use super::line::LineFault;
use crate::rules::{Action, SeatInfo, SeatSet};

/// Something that nobody may decide alone.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Offer {
    /// To take back all but the first actions.
    TakeBack {
        /// The number of actions that stay.
        to: usize,
    },
    /// To end the game in a draw.
    Draw {
        /// The players who agree to it, for games in which not all need to; `None` for all who are still in the game.
        seats: Option<SeatSet>,
    },
    /// To play the next game of the match, or to play again after it, with the players' seats changed.
    Rematch,
}

/// An offer that is not answered by all yet.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offered {
    /// What is offered.
    pub offer: Offer,
    /// The seats of the player who offers it.
    pub by: SeatSet,
    /// The seats of the players who have not answered yet.
    pub waits_for: SeatSet,
}

impl Offer {
    /// The written form in a line: `back 12`, `draw`, `draw:WB` or `rematch`.
    pub(super) fn written(self, seats: &[SeatInfo]) -> String {
        match self {
            Self::TakeBack { to } => format!("back {to}"),
            Self::Draw { seats: agreeing } => Action::Draw(agreeing).token(seats).to_string(),
            Self::Rematch => "rematch".to_owned(),
        }
    }

    /// Reads the written form.
    pub(super) fn read(text: &str, seats: &[SeatInfo]) -> Result<Self, LineFault> {
        if text == "rematch" {
            return Ok(Self::Rematch);
        }
        if let Some(to) = text.strip_prefix("back ") {
            return Ok(Self::TakeBack { to: super::line::number(to)? });
        }
        match Action::parse(text, seats) {
            Ok(Action::Draw(seats)) => Ok(Self::Draw { seats }),
            _ => Err(LineFault::Form),
        }
    }
}
