//! What the game that is being set up would be like: asked of it when its options change.

use crate::play::Setup;
use crate::rules::{Action, Decider, GameId, Seating};

/// What the table says once it is laid.
#[derive(Debug)]
pub(super) struct Laid {
    /// What it was asked for.
    of: Option<(GameId, Vec<(String, String)>, Option<String>)>,
    /// Who plays with whom.
    pub(super) seating: Seating,
    /// What is played for those who run out of time.
    pub(super) flag_fallen: Option<Action>,
}

impl Default for Laid {
    fn default() -> Self {
        Self { of: None, seating: Seating::each(0), flag_fallen: None }
    }
}

impl Laid {
    /// Asks anew, if `setup` is no longer what it was.
    pub(super) fn follow(&mut self, setup: &Setup) {
        let is_of = |(game, options, position): &(GameId, Vec<(String, String)>, Option<String>)| {
            *game == setup.game && *options == setup.options && *position == setup.position
        };
        if self.of.as_ref().is_some_and(is_of) {
            return;
        }
        let table = setup.lay().ok();
        self.of = Some((setup.game, setup.options.clone(), setup.position.clone()));
        self.seating = table.as_ref().map_or_else(|| Seating::each(setup.game.seats().len()), |table| table.seating());
        self.flag_fallen = table.and_then(|table| match table.decider()? {
            Decider::Seat(seat) => table.flag_fallen(seat),
            Decider::Chance => None,
        });
    }
}
