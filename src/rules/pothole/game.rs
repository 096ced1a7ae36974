//! The roof of the game: what it gives to drivers, records and searches.

use super::board::{CENTRE, NOWHERE, bit, chip_of, each, square};
use super::options::Options;
use crate::rules::action::Action;
use crate::rules::describe::Describe;
use crate::rules::driver::{Resolver, settle};
use crate::rules::effect::PotholeId;
use crate::rules::game::Game;
use crate::rules::history::History;
use crate::rules::outcome::Outcome;
use crate::rules::refusal::Refusal;
use crate::rules::seat::{Decider, Seat, SeatInfo, SeatSet};
use crate::rules::snapshot::{Field, Ground, PieceState, PotholeState, Snapshot};
use crate::rules::square::Square;
use crate::rules::stage::Stage;
use crate::rules::text::PositionError;

use super::position::*;

impl Game for Position {
    type Options = Options;

    const SEATS: &'static [SeatInfo] = SEATS;

    fn start(options: &Options) -> Self {
        const START: &str = "Rk,Rc,Rd,x,Gd,Gc,Gk/Rc,@R,Rb,1,Gb,@G,Gc/Rd,Rb,3,Gb,Gd/x,1,@1,1,@2,1,x/Wd,Wb,3,Bb,Bd/\
                             Wc,@W,Wb,1,Bb,@B,Bc/Wk,Wc,Wd,x,Bd,Bc,Bk turn=W";
        Self::from_text(START, options).expect("the start position is well formed")
    }

    fn from_text(text: &str, options: &Options) -> Result<Self, PositionError> {
        let mut position = super::notation::read(text, options)?;
        if position.outcome.is_none() {
            settle(&mut position, &mut History::default());
        }
        Ok(position)
    }

    fn to_text(&self) -> String {
        super::notation::write(self)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn key(&self) -> u64 {
        self.repetition_key()
    }

    fn key_from_scratch(&self) -> u64 {
        self.repetition_key()
    }

    fn history(&self) -> History {
        History::default()
    }

    fn stage(&self) -> Stage {
        self.stage
    }

    fn enter(&mut self, stage: Stage) {
        self.stage = stage;
    }

    fn resolver(stage: Stage) -> Option<Resolver<Self>> {
        match stage {
            Stage::Move => Some(super::turn::act),
            Stage::PushChain => Some(super::push::resolve),
            Stage::Pothole => Some(super::hole::resolve),
            Stage::Capture => Some(super::turn::capture),
            Stage::Annex => Some(super::annex::resolve),
            Stage::Promotion => Some(super::chips::resolve),
            Stage::TurnEnd => Some(super::turn::end),
            Stage::Check | Stage::Auction | Stage::Tokens | Stage::DiceDrop => None,
        }
    }

    fn decider(&self) -> Option<Decider> {
        self.outcome.is_none().then_some(Decider::Seat(self.turn))
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn actions(&self, out: &mut Vec<Action>) {
        super::legal::actions(self, out);
    }

    fn count_actions(&self) -> u64 {
        super::legal::count(self)
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        super::legal::check(self, action)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn players(&self) -> SeatSet {
        (0..4).map(Seat).filter(|&seat| self.plays(seat)).collect()
    }

    fn turn_begins(&self) -> bool {
        self.done.is_none()
    }

    fn snapshot(&self) -> Snapshot {
        let pieces = each(self.occupied()).map(|cell| {
            let piece = self.at[usize::from(cell)];
            let (seat, kind, chips) = (piece.owner(), piece.kind().kind(), piece.chips());
            (
                piece.id(),
                PieceState { seat, kind, square: square(cell), chips, home: None, controller: seat, frozen: false },
            )
        });
        let potholes = self.pits.iter().enumerate().filter(|&(_, &pit)| pit != NOWHERE).map(|(pothole, &pit)| {
            let home = (pothole < 4).then_some(Seat(pothole as u8));
            let controller = self.controllers.get(pothole).copied().flatten();
            let locked_by = pothole.checked_sub(4).and_then(|centre| self.locks[centre]);
            (PotholeId(pothole as u8), PotholeState { square: square(pit), home, controller, locked_by })
        });
        Snapshot {
            pieces: pieces.collect(),
            potholes: potholes.collect(),
            turn: Some(self.turn),
            outcome: self.outcome,
            ..Snapshot::default()
        }
    }
}

impl Describe for Position {
    fn prompt(&self) -> &'static str {
        match (self.outcome, self.done) {
            (Some(_), _) => "the game is over",
            (None, None) => "first action of two",
            (None, Some(_)) => "second action, or end the turn",
        }
    }

    fn describe(&self, square: Square) -> Option<String> {
        super::notation::describe(self, square)
    }

    fn board(&self) -> Vec<Field> {
        let ground = |cell| match chip_of(cell) {
            _ if !self.is_standard() => Ground::Plain,
            Some(chip) => Ground::Promotion(chip),
            None if CENTRE & bit(cell) != 0 => Ground::Centre,
            None => Ground::Plain,
        };
        each(self.cells).map(|cell| Field { square: square(cell), ground: ground(cell) }).collect()
    }

    fn board_text(&self) -> String {
        super::notation::board_text(self)
    }
}
