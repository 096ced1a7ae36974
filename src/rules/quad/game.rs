//! The top of the game: its interface to drivers, records and searches.

use super::board::{CLOCKWISE, GIVEN, ROOK, SEATS, START};
use super::kit::KIT;
use super::options::Options;
use super::position::{Position, Waiting};
use super::{key, legal, mate, promotion, text, travel, turn};
use crate::rules::action::Action;
use crate::rules::chess::{each, square_of};
use crate::rules::driver::{Resolver, settled};
use crate::rules::game::{Game, forward_game};
use crate::rules::game_id::GameId;
use crate::rules::history::{History, Visit};
use crate::rules::kit::Kit;
use crate::rules::seat::{Decider, Seat, SeatInfo, SeatSet};
use crate::rules::seating::Seating;
use crate::rules::snapshot::{ChipSet, PieceState, Snapshot};
use crate::rules::stage::Stage;
use crate::rules::text::{PositionError, seat_letters};
use crate::texts::word;

impl Game for Position {
    type Options = Options;

    const ID: GameId = GameId::Quad;
    const SEATS: &'static [SeatInfo] = SEATS;
    const KIT: &'static Kit = &KIT;
    const HAS_TALK: bool = true;

    fn title() -> &'static str {
        word!("title-quad")
    }

    forward_game!();

    fn start(options: &Options) -> Self {
        let mut start = options.odds.taken_from(START, &GIVEN);
        if options.odds.given() == Some(ROOK) {
            // An army without its rook never castles.
            let others = CLOCKWISE.into_iter().filter(|&seat| seat != options.odds.by);
            start += &format!(" castle={}", seat_letters(others, SEATS));
        }
        Self::from_text(&start, options).expect("the start position is well formed")
    }

    fn from_text(text: &str, options: &Options) -> Result<Self, PositionError> {
        Ok(settled(text::read(text, options)?))
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn key_from_scratch(&self) -> u64 {
        key::from_scratch(self)
    }

    fn history(&self) -> History {
        let mut history = History::default();
        history.arrive(Visit { key: self.key, movers: SeatSet::EMPTY }, 0);
        history
    }

    fn resolver(stage: Stage) -> Option<Resolver<Self>> {
        match stage {
            Stage::Move => Some(turn::act),
            Stage::Capture => Some(travel::capture),
            Stage::Promotion => Some(promotion::resolve),
            Stage::Check => Some(mate::resolve),
            Stage::TurnEnd => Some(turn::end),
            Stage::PushChain | Stage::Pothole | Stage::Annex | Stage::Auction | Stage::Tokens | Stage::DiceDrop => None,
        }
    }

    fn decider(&self) -> Option<Decider> {
        self.outcome.is_none().then(|| Decider::Seat(self.hand_of(self.turn)))
    }

    fn players(&self) -> SeatSet {
        self.survivors()
    }

    fn seating(&self) -> Seating {
        self.options.form.seating()
    }

    fn with_turn(&self, seat: Seat) -> Option<Self> {
        let possible = self.outcome.is_none() && self.checked.is_empty() && self.annex == Waiting::NONE;
        let player = self.ctrl[seat.index()].filter(|player| possible && !self.absent.contains(*player));
        player.and_then(|_| turn::taken_by(self, seat))
    }

    /// The player becomes absent (docs/rules/quad.md, "Absent player").
    fn flag_fallen(&self, seat: Seat) -> Option<Action> {
        let absent = Action::Absent(seat);
        self.check(absent).is_ok().then_some(absent)
    }

    fn snapshot(&self) -> Snapshot {
        let pieces = each(self.board.all()).map(|slot| {
            let (man, square) = (self.board.man(slot), square_of(self.board.cell(slot)));
            let (seat, kind, frozen) = (man.army(), man.kind().kind(), self.is_frozen(slot));
            let controller = self.ctrl[seat.index()].filter(|_| !frozen).unwrap_or(seat);
            let chips = ChipSet::default();
            (Self::id(slot), PieceState { seat, kind, square, chips, home: None, controller, frozen })
        });
        Snapshot { pieces: pieces.collect(), turn: Some(self.turn), outcome: self.outcome, ..Snapshot::default() }
    }
}
