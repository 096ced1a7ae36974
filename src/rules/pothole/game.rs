//! The top of the game: its interface to drivers, records and searches.

use super::board::{FIRST_CENTRE, GIVEN, NOWHERE, SEATS, each, square};
use super::kit::KIT;
use super::options::Options;
use super::position::Position;
use super::{annex, chips, hole, legal, push, text, turn};
use crate::rules::driver::{Resolver, settled};
use crate::rules::effect::PotholeId;
use crate::rules::form::Form;
use crate::rules::game::{Game, forward_game};
use crate::rules::game_id::GameId;
use crate::rules::history::History;
use crate::rules::kit::Kit;
use crate::rules::seat::{Decider, Seat, SeatInfo, SeatSet};
use crate::rules::seating::Seating;
use crate::rules::snapshot::{PieceState, PotholeState, Snapshot};
use crate::rules::stage::Stage;
use crate::rules::text::PositionError;
use crate::texts::word;

impl Game for Position {
    type Options = Options;

    const ID: GameId = GameId::Pothole;
    const SEATS: &'static [SeatInfo] = SEATS;
    const KIT: &'static Kit = &KIT;
    const HAS_TALK: bool = false;

    fn title() -> &'static str {
        word!("title-pothole")
    }

    forward_game!();

    fn start(options: &Options) -> Self {
        const NORTH: &str = "Rk,Rc,Rd,x,Gd,Gc,Gk/Rc,@R,Rb,1,Gb,@G,Gc/Rd,Rb,3,Gb,Gd/x,1,@1,1,@2,1,x";
        const SOUTH: &str = "Wd,Wb,3,Bb,Bd/Wc,@W,Wb,1,Bb,@B,Bc/Wk,Wc,Wd,x,Bd,Bc,Bk turn=W";
        const SOUTH_OF_THREE: &str = "Wd,Wb,5/Wc,@W,Wb,2,@B,1/Wk,Wc,Wd,x,3 turn=W pits=WRG-";
        let south = if options.form == Form::ThreeHanded { SOUTH_OF_THREE } else { SOUTH };
        Self::from_text(&options.odds.taken_from(&format!("{NORTH}/{south}"), &GIVEN), options)
            .expect("the start position is well formed")
    }

    fn from_text(source: &str, options: &Options) -> Result<Self, PositionError> {
        Ok(settled(text::read(source, options)?))
    }

    fn key(&self) -> u64 {
        self.kept_key()
    }

    fn key_from_scratch(&self) -> u64 {
        self.joined_key()
    }

    fn history(&self) -> History {
        let mut history = History::default();
        if self.turn_begins() && self.outcome.is_none() {
            turn::arrive(self, &mut history);
        }
        history
    }

    fn resolver(stage: Stage) -> Option<Resolver<Self>> {
        match stage {
            Stage::Move => Some(turn::act),
            Stage::PushChain => Some(push::resolve),
            Stage::Pothole => Some(hole::resolve),
            Stage::Capture => Some(turn::capture),
            Stage::Annex => Some(annex::resolve),
            Stage::Promotion => Some(chips::resolve),
            Stage::TurnEnd => Some(turn::end),
            Stage::Check | Stage::Auction | Stage::Tokens | Stage::DiceDrop => None,
        }
    }

    fn decider(&self) -> Option<Decider> {
        self.outcome.is_none().then_some(Decider::Seat(self.turn))
    }

    fn players(&self) -> SeatSet {
        self.survivors()
    }

    fn seating(&self) -> Seating {
        self.options.form.seating()
    }

    fn with_turn(&self, seat: Seat) -> Option<Self> {
        let possible = self.outcome.is_none() && self.turn_begins() && self.players().contains(seat);
        possible.then(|| turn::taken_by(self, seat)).filter(legal::can_act)
    }

    fn turn_begins(&self) -> bool {
        self.done.is_none()
    }

    fn snapshot(&self) -> Snapshot {
        let pieces = each(self.occupied()).map(|cell| {
            let piece = self.piece_on(cell);
            let (seat, kind, chips) = (piece.owner(), piece.kind().kind(), piece.chips());
            (
                piece.id(),
                PieceState { seat, kind, square: square(cell), chips, home: None, controller: seat, frozen: false },
            )
        });
        let potholes = self.pits.iter().enumerate().filter(|&(_, &pit)| pit != NOWHERE).map(|(pothole, &pit)| {
            let home = (pothole < FIRST_CENTRE).then_some(Seat(pothole as u8));
            let controller = self.controllers.get(pothole).copied().flatten();
            let locked_by = pothole.checked_sub(FIRST_CENTRE).and_then(|centre| self.locks[centre]);
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
