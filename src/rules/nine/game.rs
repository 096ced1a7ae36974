//! The top of the game: its interface to drivers, records and searches.

use super::board::{SEATS, square};
use super::kit::{KING, KIT};
use super::options::Options;
use super::position::Position;
use super::{legal, text, turn};
use crate::rules::action::Action;
use crate::rules::driver::Resolver;
use crate::rules::game::{Game, Head};
use crate::rules::game_id::GameId;
use crate::rules::history::History;
use crate::rules::kit::Kit;
use crate::rules::refusal::Refusal;
use crate::rules::seat::{Decider, Seat, SeatInfo, SeatSet};
use crate::rules::snapshot::{ChipSet, PieceState, Snapshot};
use crate::rules::stage::Stage;
use crate::rules::text::PositionError;
use crate::texts::word;

impl Game for Position {
    type Options = Options;

    const ID: GameId = GameId::Nine;
    const SEATS: &'static [SeatInfo] = SEATS;
    const KIT: &'static Kit = &KIT;
    const HAS_TALK: bool = false;

    fn title() -> &'static str {
        word!("title-nine")
    }

    fn start(options: &Options) -> Self {
        let start = match options.players {
            2 => "2,Gk/3/Wk,2 turn=W",
            3 => "Rk,1,Gk/3/Wk,2 turn=W",
            _ => "Rk,1,Gk/3/Wk,1,Bk turn=W",
        };
        Self::from_text(start, options).expect("the start position is well formed")
    }

    fn from_text(text: &str, options: &Options) -> Result<Self, PositionError> {
        text::read(text, options)
    }

    fn to_text(&self) -> String {
        text::write(self)
    }

    fn head(&self) -> Head<'_, Options> {
        Head { options: &self.options, stage: self.stage, turn: self.turn, outcome: self.outcome }
    }

    fn enter(&mut self, stage: Stage) {
        self.stage = stage;
    }

    fn key(&self) -> u64 {
        self.joined_key()
    }

    fn key_from_scratch(&self) -> u64 {
        self.joined_key()
    }

    fn history(&self) -> History {
        let mut history = History::default();
        if self.outcome.is_none() {
            turn::arrive(self, &mut history);
        }
        history
    }

    fn resolver(stage: Stage) -> Option<Resolver<Self>> {
        match stage {
            Stage::Move => Some(turn::act),
            Stage::Capture => Some(turn::capture),
            Stage::TurnEnd => Some(turn::end),
            _ => None,
        }
    }

    fn decider(&self) -> Option<Decider> {
        self.outcome.is_none().then_some(Decider::Seat(self.turn))
    }

    fn actions(&self, out: &mut Vec<Action>) {
        legal::actions(self, out);
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        legal::check(self, action)
    }

    fn players(&self) -> SeatSet {
        self.survivors()
    }

    fn with_turn(&self, seat: Seat) -> Option<Self> {
        let possible = self.outcome.is_none() && self.players().contains(seat);
        possible.then_some(Self { turn: seat, ..*self })
    }

    fn snapshot(&self) -> Snapshot {
        let kings = self.survivors();
        let pieces = kings.iter().filter_map(|seat| {
            let (chips, square) = (ChipSet::default(), square(self.king(seat)?));
            let king = PieceState { seat, kind: KING, square, chips, home: None, controller: seat, frozen: false };
            Some((turn::piece_of(seat), king))
        });
        Snapshot { pieces: pieces.collect(), turn: Some(self.turn), outcome: self.outcome, ..Snapshot::default() }
    }
}
