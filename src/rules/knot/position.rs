//! A position of Knot Chess: what it holds, and how it is read.

use super::army::{kind_of, laid_out, owner_of};
use super::board::Board;
use super::options::Options;
use super::star::{Cell, square};
use super::step::Step;
use crate::rules::action::Group;
use crate::rules::effect::PieceId;
use crate::rules::outcome::Outcome;
use crate::rules::seat::{Seat, SeatColor, SeatInfo, SeatSet};
use crate::rules::snapshot::{ChipSet, PieceState};
use crate::rules::stage::Stage;

/// The seats, which are colours: with the option `pie` the players may change theirs.
pub(super) const SEATS: &[SeatInfo] = &[
    SeatInfo { letter: 'W', name: "White", color: SeatColor::White },
    SeatInfo { letter: 'B', name: "Black", color: SeatColor::Black },
];
pub(super) const WHITE: Seat = Seat(0);
pub(super) const BLACK: Seat = Seat(1);
pub(super) const BOTH: SeatSet = SeatSet(0b11);

/// So many turns without a capture, 50 of each player, are a draw.
pub(super) const QUIET_TURNS: u32 = 100;

/// Whether the armies have been laid out.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// The army of the player on turn is to be laid; nothing is on the board until both have been.
    SetUp {
        /// White's groups, once they are known.
        white: Option<[Group; 4]>,
    },
    /// The game itself.
    Play,
}

/// What the action being resolved is, for the stages after `Move`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Underway {
    /// Nothing: the position waits.
    #[default]
    Nothing,
    /// A move. The piece is put down once what it captures is off the board.
    Step(Step),
    /// A move that has been made.
    Made {
        /// Whether anything was captured.
        captured: bool,
    },
    /// An army has been laid, or the players have changed sides.
    Arranged,
    /// The player gave up.
    Resigned,
    /// The players agreed to draw.
    Agreed,
}

/// A position of 4-by-1 Knot Chess.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(super) options: Options,
    pub(super) stage: Stage,
    pub(super) underway: Underway,
    pub(super) phase: Phase,
    pub(super) board: Board,
    pub(super) turn: Seat,
    /// Turns since the last capture.
    pub(super) quiet: u32,
    /// Whether Black may still change sides, once White has moved.
    pub(super) pie: bool,
    /// Keys of the positions at the starts of turns since the last capture.
    pub(super) seen: Vec<u64>,
    pub(super) outcome: Option<Outcome>,
}

impl Position {
    /// A position with nothing on the board, White to play.
    pub(super) fn bare(options: Options) -> Self {
        Self {
            options,
            stage: Stage::Move,
            underway: Underway::Nothing,
            phase: Phase::Play,
            board: Board::EMPTY,
            turn: WHITE,
            quiet: 0,
            pie: false,
            seen: Vec::new(),
            outcome: None,
        }
    }

    /// Puts both armies on the board and begins the game.
    pub(super) fn lay_out(&mut self, groups: [[Group; 4]; 2]) {
        let pieces =
            [WHITE, BLACK].into_iter().flat_map(|seat| laid_out(seat, groups[seat.index()]).map(move |it| (seat, it)));
        let mut pieces: Vec<_> = pieces.collect();
        // Like pieces are numbered in the order in which positions are written.
        pieces.sort_by_key(|&(_, (_, cell))| square(cell));
        for (seat, (kind, cell)) in pieces {
            if let Some(piece) = self.board.spare(seat, kind) {
                self.board.put(piece, cell);
                self.board.set_home(piece, cell);
            }
        }
        (self.phase, self.turn) = (Phase::Play, WHITE);
        self.seen.push(self.repetition_key());
    }

    /// What must be equal for two positions to be the same: the board and the player to move. 64 bits of it: two of the
    /// at most 100 positions that are compared would be taken for the same by mistake once in 10^15 games.
    pub(super) fn repetition_key(&self) -> u64 {
        self.board.key() ^ u64::from(self.turn.0)
    }

    /// What lies on the table of the piece on `cell`.
    pub(super) fn table_piece(&self, cell: Cell) -> Option<(PieceId, PieceState)> {
        let piece = self.board.piece(cell)?;
        let home = self.board.home(piece).map(square);
        let (seat, kind) = (owner_of(piece), kind_of(piece).kind());
        let (square, chips) = (square(cell), ChipSet::default());
        Some((PieceId(piece), PieceState { seat, kind, square, chips, home, controller: seat, frozen: false }))
    }
}
