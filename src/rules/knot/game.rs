//! The top of the game: its interface to drivers, records and searches.

use super::army::STANDARD;
use super::kit::KIT;
use super::options::{Options, SetUp};
use super::position::{BOTH, Phase, Position, SEATS};
use super::star::each;
use super::{attack, hidden, legal, text, turn};
use crate::rules::action::Action;
use crate::rules::driver::Resolver;
use crate::rules::game::{Game, forward_game};
use crate::rules::game_id::GameId;
use crate::rules::history::History;
use crate::rules::kit::Kit;
use crate::rules::seat::{Decider, Seat, SeatInfo, SeatSet};
use crate::rules::snapshot::Snapshot;
use crate::rules::stage::Stage;
use crate::rules::text::PositionError;
use crate::rules::viewer::Viewer;
use crate::texts::word;

impl Game for Position {
    type Options = Options;

    const ID: GameId = GameId::Knot;
    const SEATS: &'static [SeatInfo] = SEATS;
    const KIT: &'static Kit = &KIT;
    const HAS_TALK: bool = false;

    fn title() -> &'static str {
        word!("title-knot")
    }

    forward_game!();

    fn start(options: &Options) -> Self {
        let mut position = Self { pie: options.pie, ..Self::bare(*options) };
        match options.setup {
            SetUp::Standard => position.lay_out([STANDARD; 2]),
            SetUp::Random | SetUp::Chosen => position.phase = Phase::SetUp { white: None },
        }
        position
    }

    fn from_text(text: &str, options: &Options) -> Result<Self, PositionError> {
        text::read(text, options)
    }

    fn key(&self) -> u64 {
        self.key_with(self.board.key())
    }

    fn key_from_scratch(&self) -> u64 {
        self.key_with(self.board.key_from_scratch())
    }

    fn history(&self) -> History {
        let mut history = History::default();
        if self.phase == Phase::Play {
            history.arrive(self.visit(), 0);
        }
        history
    }

    fn resolver(stage: Stage) -> Option<Resolver<Self>> {
        match stage {
            Stage::Move => Some(turn::act),
            Stage::Capture => Some(turn::capture),
            Stage::Check => Some(turn::slip),
            Stage::TurnEnd => Some(turn::end),
            Stage::PushChain
            | Stage::Pothole
            | Stage::Annex
            | Stage::Promotion
            | Stage::Auction
            | Stage::Tokens
            | Stage::DiceDrop => None,
        }
    }

    fn decider(&self) -> Option<Decider> {
        self.asked()
    }

    fn players(&self) -> SeatSet {
        match self.outcome {
            Some(outcome) => outcome.winners(),
            None => BOTH,
        }
    }

    fn with_turn(&self, seat: Seat) -> Option<Self> {
        let possible = self.outcome.is_none() && self.phase == Phase::Play && !self.pie && BOTH.contains(seat);
        let checked = attack::in_check(&self.board, self.turn, &self.options) != 0;
        let taken = Self { turn: seat, ..*self };
        (possible && !checked && legal::count(&taken) > 0).then_some(taken)
    }

    fn hides(&self) -> bool {
        hidden::hides(self)
    }

    fn stand_in(&self, action: Action) -> Option<Action> {
        hidden::stand_in(self, action)
    }

    fn seen_by(&self, viewer: Viewer) -> Self {
        hidden::seen_by(self, viewer)
    }

    fn snapshot(&self) -> Snapshot {
        let pieces = each(self.board.occupied()).filter_map(|cell| self.table_piece(cell));
        Snapshot { pieces: pieces.collect(), turn: Some(self.turn), outcome: self.outcome, ..Snapshot::default() }
    }
}
