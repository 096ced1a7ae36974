//! Properties of the game being set up, queried from its rules when the options change.

use crate::play::Setup;
use crate::rules::{Action, Decider, GameId, Seating};

/// The result of a query.
#[derive(Debug)]
pub(super) struct Laid {
    /// The set-up that it belongs to.
    of: Option<(GameId, Vec<(String, String)>, Option<String>)>,
    /// Which seats belong to the same person or team.
    pub(super) seating: Seating,
    /// The action that is played for a player who runs out of time.
    pub(super) flag_fallen: Option<Action>,
}

impl Default for Laid {
    fn default() -> Self {
        Self { of: None, seating: Seating::each(0), flag_fallen: None }
    }
}

impl Laid {
    /// Queries again if `setup` has changed.
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
