//! A position of Knot Chess: what it holds, and how it is read.

use super::army::{PIECES, PieceKind, kind_of, laid_out, owner_of};
use super::board::Board;
use super::options::{Options, SetUp};
use super::star::{Cell, NOWHERE, square};
use super::step::Step;
use crate::rules::action::Group;
use crate::rules::effect::PieceId;
use crate::rules::history::Visit;
use crate::rules::outcome::Outcome;
use crate::rules::seat::{Decider, Seat, SeatColor, SeatInfo, SeatSet};
use crate::rules::snapshot::{ChipSet, PieceState};
use crate::rules::stage::Stage;
use crate::rules::zobrist::zobrist;

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
///
/// Two positions are equal where the same may happen: options, counters and the way to them left aside.
#[derive(Copy, Clone, Debug)]
pub struct Position {
    pub(super) board: Board,
    pub(super) options: Options,
    pub(super) stage: Stage,
    pub(super) underway: Underway,
    pub(super) phase: Phase,
    pub(super) turn: Seat,
    /// Turns since the last capture.
    pub(super) quiet: u32,
    /// Whether Black may still change sides, once White has moved.
    pub(super) pie: bool,
    pub(super) outcome: Option<Outcome>,
}

impl Position {
    /// A position with nothing on the board, White to play.
    pub(super) const fn bare(options: Options) -> Self {
        Self {
            board: Board::EMPTY,
            options,
            stage: Stage::Move,
            underway: Underway::Nothing,
            phase: Phase::Play,
            turn: WHITE,
            quiet: 0,
            pie: false,
            outcome: None,
        }
    }

    /// Puts both armies on the board and begins the game.
    pub(super) fn lay_out(&mut self, groups: [[Group; 4]; 2]) {
        let mut pieces = [(WHITE, PieceKind::King, NOWHERE); 2 * PIECES];
        let armies =
            [WHITE, BLACK].into_iter().flat_map(|seat| laid_out(seat, groups[seat.index()]).map(move |it| (seat, it)));
        for (place, (seat, (kind, cell))) in pieces.iter_mut().zip(armies) {
            *place = (seat, kind, cell);
        }
        // Like pieces are numbered in the order in which positions are written.
        pieces.sort_unstable_by_key(|&(_, _, cell)| square(cell));
        for (seat, kind, cell) in pieces {
            if let Some(piece) = self.board.spare(seat, kind) {
                self.board.put(piece, cell, cell);
            }
        }
        (self.phase, self.turn) = (Phase::Play, WHITE);
    }

    /// Who must decide now; nobody once the game is over.
    pub(super) fn asked(&self) -> Option<Decider> {
        let drawn = self.phase != Phase::Play && self.options.setup == SetUp::Random;
        let decider = if drawn { Decider::Chance } else { Decider::Seat(self.turn) };
        self.outcome.is_none().then_some(decider)
    }

    /// What a draw by repetition compares: the board and the player to move (docs/rules/knot.md, "Draws").
    pub(super) fn visit(&self) -> Visit {
        Visit { key: self.board.key() ^ turn_number(self.turn), movers: SeatSet::EMPTY }
    }

    /// The key of a position with this board: whose turn it is, whether sides may be changed, and what has been laid out.
    pub(super) fn key_with(&self, board: u64) -> u64 {
        let pie = if self.pie { zobrist(PIE) } else { 0 };
        let phase = match self.phase {
            Phase::Play => 0,
            Phase::SetUp { white } => {
                let groups = white.into_iter().flatten();
                zobrist(groups.fold(SET_UP, |word, group| word << 3 | 4 | group as u64))
            }
        };
        board ^ turn_number(self.turn) ^ pie ^ phase
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

/// Features beside those of the board, which fit in 24 bits.
const BLACK_TO_MOVE: u64 = 1 << 32;
const PIE: u64 = 2 << 32;
const SET_UP: u64 = 3 << 32;

fn turn_number(turn: Seat) -> u64 {
    if turn == BLACK { zobrist(BLACK_TO_MOVE) } else { 0 }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let rights = |it: &Self| (it.turn, it.pie, it.phase);
        rights(self) == rights(other) && self.board == other.board
    }
}

impl Eq for Position {}
