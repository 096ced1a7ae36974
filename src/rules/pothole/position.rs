//! A position of Pothole Chess: what it holds, and how it is read.

use super::board::{
    AROUND, CENTRE, CORNER, Cell, Cells, NOWHERE, PieceKind, STANDARD, bit, cell_of, chip_of, each, square,
};
use super::options::Options;
use crate::rules::action::Action;
use crate::rules::effect::{Effect, EffectSink, PieceId, PotholeId};
use crate::rules::game::Game;
use crate::rules::notation::PositionError;
use crate::rules::outcome::Outcome;
use crate::rules::refusal::Refusal;
use crate::rules::seat::{Decider, Seat, SeatInfo, SeatSet};
use crate::rules::square::Square;
use crate::rules::stage::{Resolver, Stage, settle};
use crate::rules::snapshot::{ChipSet, Field, Ground, PieceState, PotholeState, Snapshot};

/// The seats: White a1, Red a7, Black g7, Blue g1.
pub(super) const SEATS: &[SeatInfo] = &[
    SeatInfo { letter: 'W', name: "White" },
    SeatInfo { letter: 'R', name: "Red" },
    SeatInfo { letter: 'G', name: "Black" },
    SeatInfo { letter: 'B', name: "Blue" },
];

/// Potholes 0 to 3 are the corner ones, by home seat; 4 and 5 are the centre ones.
pub(super) const CENTRE_POTHOLES: [usize; 2] = [4, 5];

/// A piece, packed into 16 bits: present, owner, kind, chips, id.
#[derive(Copy, Clone, PartialEq, Eq, Default)]
pub(super) struct Piece(u16);

impl core::fmt::Debug for Piece {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        if self.0 == 0 {
            return f.write_str("-");
        }
        let owner = self.owner().letter(SEATS);
        write!(f, "{owner}{}+{:04b}#{}", self.kind().kind().letter(), self.chips().0, self.id().0)
    }
}

impl Piece {
    const PRESENT: u16 = 1 << 15;
    /// What tells positions apart: everything but the id.
    pub(super) const IDENTITY: u16 = !0 << 6;

    pub(super) fn new(owner: Seat, kind: PieceKind, chips: ChipSet, id: PieceId) -> Self {
        let kind = kind as u16;
        Self(Self::PRESENT | u16::from(owner.0) << 13 | kind << 10 | u16::from(chips.0) << 6 | u16::from(id.0))
    }

    pub(super) const fn owner(self) -> Seat {
        Seat((self.0 >> 13 & 3) as u8)
    }

    pub(super) fn kind(self) -> PieceKind {
        PieceKind::ALL[usize::from(self.0 >> 10 & 7).min(6)]
    }

    pub(super) const fn chips(self) -> ChipSet {
        ChipSet((self.0 >> 6 & 15) as u8)
    }

    pub(super) const fn id(self) -> PieceId {
        PieceId((self.0 & 63) as u8)
    }

    pub(super) const fn bits(self) -> u16 {
        self.0
    }
}

/// What the action now being resolved moves: its part of the story from stage to stage.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Act {
    /// Nobody could act, or nothing has been done yet.
    #[default]
    Nothing,
    /// A piece that now stands on the cell.
    Piece(Cell),
    /// A pothole.
    Pothole(usize),
    /// No second action.
    End,
    /// The player gave up.
    Resign,
}

/// What earlier stages of the action being resolved hand on to later ones. Empty while the position waits.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Underway {
    pub(super) act: Act,
    /// A dozer on its way: it is put down once what it pushes has moved.
    pub(super) dozer: Option<Piece>,
    /// Where the mover and what it pushed have come to rest.
    pub(super) rested: Cells,
    /// Pieces pushed to where they die, the first to die first, and the cell of the pothole or [`NOWHERE`].
    pub(super) falling: [(Piece, Cell); 7],
    pub(super) falls: u8,
    /// A piece that has been moved onto.
    pub(super) captured: Option<Piece>,
    /// Seats whose king has died.
    pub(super) dethroned: SeatSet,
    /// The agreed end, if there is one.
    pub(super) agreed: bool,
}

/// A position of 4-Player Pothole Chess.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) options: Options,
    pub(super) stage: Stage,
    pub(super) underway: Underway,
    pub(super) width: u8,
    pub(super) height: u8,
    /// The cells that are there.
    pub(super) cells: Cells,
    pub(super) at: [Piece; 64],
    pub(super) owned: [Cells; 4],
    /// The kings, of whichever seat.
    pub(super) kings: Cells,
    pub(super) holes: Cells,
    pub(super) pits: [Cell; 6],
    pub(super) controllers: [Option<Seat>; 4],
    pub(super) locks: [Option<Seat>; 2],
    pub(super) last_movers: [Option<Seat>; 2],
    pub(super) turn: Seat,
    /// Where the thing that has already moved in this turn is now.
    pub(super) done: Option<Cell>,
    pub(super) quiet: u32,
    pub(super) noisy: bool,
    /// Keys of the positions at the starts of turns since the last event that cannot be undone.
    pub(super) seen: Vec<u64>,
    pub(super) outcome: Option<Outcome>,
}

impl Position {
    /// Whether this is the game's own board, where there are promotion squares and potholes move.
    pub(super) const fn is_standard(&self) -> bool {
        self.cells == STANDARD && self.width == 7 && self.height == 7
    }

    pub(super) const fn occupied(&self) -> Cells {
        self.owned[0] | self.owned[1] | self.owned[2] | self.owned[3]
    }

    /// Cells that a piece may stand on.
    pub(super) const fn land(&self) -> Cells {
        self.cells & !self.holes
    }

    /// Cells with nothing on them.
    pub(super) const fn open(&self) -> Cells {
        self.land() & !self.occupied()
    }

    pub(super) const fn own(&self) -> Cells {
        self.owned[self.turn.index()]
    }

    /// The cell of a square, if the board has it.
    pub(super) fn cell(&self, square: Square) -> Option<Cell> {
        let inside = square.file < self.width && square.rank < self.height;
        (inside && self.cells & bit(cell_of(square)) != 0).then(|| cell_of(square))
    }

    pub(super) fn piece(&self, cell: Cell) -> Option<Piece> {
        (self.occupied() & bit(cell) != 0).then(|| self.at[usize::from(cell)])
    }

    /// The cells around `cell` that are potholes.
    pub(super) fn holes_around(&self, cell: Cell) -> Cells {
        AROUND[usize::from(cell)] & self.holes
    }

    pub(super) fn pothole_at(&self, cell: Cell) -> Option<usize> {
        self.pits.iter().position(|&pit| pit == cell)
    }

    /// Whether `seat` is in the game: it has a king or, on other boards, a piece.
    pub(super) const fn plays(&self, seat: Seat) -> bool {
        let pieces = self.owned[seat.index()];
        if self.is_standard() { pieces & self.kings != 0 } else { pieces != 0 }
    }

    pub(super) fn put(&mut self, cell: Cell, piece: Piece) {
        self.at[usize::from(cell)] = piece;
        self.owned[piece.owner().index()] |= bit(cell);
        if piece.kind() == PieceKind::King {
            self.kings |= bit(cell);
        }
    }

    pub(super) fn take(&mut self, cell: Cell) -> Piece {
        let piece = core::mem::take(&mut self.at[usize::from(cell)]);
        self.owned[piece.owner().index()] &= !bit(cell);
        self.kings &= !bit(cell);
        piece
    }

    pub(super) fn move_pothole(&mut self, pothole: usize, to: Cell) -> Cell {
        let from = core::mem::replace(&mut self.pits[pothole], to);
        self.holes = self.holes & !bit(from) | bit(to);
        from
    }

    /// What must be equal for two positions to be the same: board with chips, player to move, controllers, locks,
    /// last movers. 64 bits of it: two of the at most `quiet-turns` positions that are compared would be taken
    /// for the same by mistake once in 10^15 games.
    pub(super) fn repetition_key(&self) -> u64 {
        let mix = |key: u64, word: u64| {
            let mixed = (key ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            mixed ^ mixed >> 29
        };
        let seat = |seat: Option<Seat>| seat.map_or(7, |seat| u64::from(seat.0));
        let pieces = self
            .at
            .chunks(4)
            .map(|four| four.iter().fold(0, |word, piece| word << 16 | u64::from(piece.bits() & Piece::IDENTITY)));
        let key = pieces.fold(u64::from(self.turn.0) + 1, mix);
        let key = self.pits.iter().fold(key, |key, &pit| mix(key, u64::from(pit)));
        let holders = self.controllers.iter().chain(&self.locks).chain(&self.last_movers);
        mix(key, holders.fold(0, |word, &holder| word << 3 | seat(holder)))
    }
}

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
            settle(&mut position, &mut crate::rules::effect::Unheard);
        }
        Ok(position)
    }

    fn to_text(&self) -> String {
        super::notation::write(self)
    }

    fn options(&self) -> &Options {
        &self.options
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

    fn prompt(&self) -> &'static str {
        match (self.outcome, self.done) {
            (Some(_), _) => "the game is over",
            (None, None) => "first action of two",
            (None, Some(_)) => "second action, or end the turn",
        }
    }

    fn turn_begins(&self) -> bool {
        self.done.is_none()
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

    fn board_text(&self) -> String {
        super::notation::board_text(self)
    }
}

/// Reports what `effect` describes, if anybody listens.
pub(super) fn report(effects: &mut dyn EffectSink, effect: impl FnOnce() -> Effect) {
    if effects.listens() {
        effects.push(effect());
    }
}

/// The class of cells that a pothole may go to.
pub(super) const fn class_of(pothole: usize) -> Cells {
    if pothole < 4 { CORNER } else { CENTRE }
}
