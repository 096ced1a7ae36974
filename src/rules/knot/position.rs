//! The state of a position of Knot Chess, with accessors.

use super::army::{kind_of, laid_out, owner_of};
use super::board::Board;
use super::options::{Options, SetUp};
use super::star::{Cell, square};
use super::step::Step;
use crate::rules::action::Group;
use crate::rules::effect::PieceId;
use crate::rules::history::Visit;
use crate::rules::outcome::Outcome;
use crate::rules::seat::{Decider, Seat, SeatColor, SeatInfo, SeatSet};
use crate::rules::snapshot::{ChipSet, PieceState};
use crate::rules::stage::Stage;
use crate::rules::zobrist::zobrist;

/// The seats, which are colours; with the option `pie` the players may swap theirs.
pub(super) const SEATS: &[SeatInfo] = &[
    SeatInfo { letter: 'W', name: "White", color: SeatColor::White },
    SeatInfo { letter: 'B', name: "Black", color: SeatColor::Black },
];
pub(super) const WHITE: Seat = Seat(0);
pub(super) const BLACK: Seat = Seat(1);
pub(super) const BOTH: SeatSet = SeatSet(0b11);

/// The game ends after this many turns without a capture, 50 by each player.
const QUIET_TURNS: u32 = 100;

/// Whether the armies have been set up.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Phase {
    /// The player on turn must set up; the board stays empty until both have.
    SetUp {
        /// White's groups, once chosen.
        white: Option<[Group; 4]>,
    },
    /// The game itself.
    Play,
}

/// The kind of action being resolved, for the stages after `Move`.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Underway {
    /// None: the position waits.
    #[default]
    Nothing,
    /// A move. The piece is put down after its captures have left the board.
    Step(Step),
    /// A completed move.
    Made {
        /// Whether anything was captured.
        captured: bool,
    },
    /// An army was set up, or the players swapped sides.
    Arranged,
    /// The player resigned.
    Resigned,
    /// The players agreed to draw.
    Agreed,
}

/// A position of 4-by-1 Knot Chess.
///
/// Positions are equal if the same actions are possible; options, counters and history are ignored.
#[derive(Copy, Clone, Debug)]
pub struct Position {
    pub(super) board: Board,
    pub(super) options: Options,
    pub(super) stage: Stage,
    pub(super) underway: Underway,
    pub(super) phase: Phase,
    pub(super) turn: Seat,
    /// The number of turns since the last capture.
    pub(super) quiet: u32,
    /// Whether Black may still swap sides once White has moved.
    pub(super) pie: bool,
    /// How many more turns of both players there is a truce.
    pub(super) truce: u8,
    pub(super) outcome: Option<Outcome>,
}

impl Position {
    /// An empty board with White to move.
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
            truce: 0,
            outcome: None,
        }
    }

    /// Sets up both armies and starts the game.
    pub(super) fn lay_out(&mut self, groups: [[Group; 4]; 2]) {
        let odds = self.options.odds;
        let army = |seat: Seat| laid_out(seat, groups[seat.index()], odds).map(move |it| (seat, it));
        let mut pieces: Vec<_> = [WHITE, BLACK].into_iter().flat_map(army).collect();
        // Number equal pieces in the order of position texts.
        pieces.sort_unstable_by_key(|&(_, (_, cell))| square(cell));
        for (seat, (kind, cell)) in pieces {
            if let Some(piece) = self.board.spare(seat, kind) {
                self.board.put(piece, cell, cell);
            }
        }
        (self.phase, self.turn) = (Phase::Play, WHITE);
        self.truce = 2 * self.options.truce as u8;
    }

    /// The game ends after this many turns without a capture.
    pub(super) const fn most_quiet(&self) -> u32 {
        match self.options.standstill {
            0 => QUIET_TURNS,
            turns => 2 * turns,
        }
    }

    /// The decider; `None` once the game is over.
    pub(super) fn asked(&self) -> Option<Decider> {
        let drawn = self.phase != Phase::Play && self.options.setup == SetUp::Random;
        let decider = if drawn { Decider::Chance } else { Decider::Seat(self.turn) };
        self.outcome.is_none().then_some(decider)
    }

    /// The position for the repetition history: the board and the player to move (docs/rules/knot.md, "Draws").
    pub(super) fn visit(&self) -> Visit {
        Visit { key: self.board.key() ^ turn_number(self.turn), movers: SeatSet::EMPTY }
    }

    /// The key of a position with this board: it adds the player to move, the right to swap sides, the
    /// truce, and set-ups.
    pub(super) fn key_with(&self, board: u64) -> u64 {
        let pie = if self.pie { zobrist(PIE) } else { 0 };
        let truce = if self.truce > 0 { zobrist(TRUCE | u64::from(self.truce)) } else { 0 };
        let phase = match self.phase {
            Phase::Play => 0,
            Phase::SetUp { white } => {
                let groups = white.into_iter().flatten();
                zobrist(groups.fold(SET_UP, |word, group| word << 3 | 4 | group as u64))
            }
        };
        board ^ turn_number(self.turn) ^ pie ^ truce ^ phase
    }

    /// The snapshot of the piece on `cell`.
    pub(super) fn table_piece(&self, cell: Cell) -> Option<(PieceId, PieceState)> {
        let piece = self.board.piece(cell)?;
        let home = self.board.home(piece).map(square);
        let (seat, kind) = (owner_of(piece), kind_of(piece).kind());
        let (square, chips) = (square(cell), ChipSet::default());
        Some((PieceId(piece), PieceState { seat, kind, square, chips, home, controller: seat, frozen: false }))
    }
}

/// Feature words beyond those of the board, which fit in 24 bits.
const BLACK_TO_MOVE: u64 = 1 << 32;
const PIE: u64 = 2 << 32;
const SET_UP: u64 = 3 << 32;
const TRUCE: u64 = 4 << 32;

fn turn_number(turn: Seat) -> u64 {
    if turn == BLACK { zobrist(BLACK_TO_MOVE) } else { 0 }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        let rights = |it: &Self| (it.turn, it.pie, it.truce, it.phase);
        rights(self) == rights(other) && self.board == other.board
    }
}

impl Eq for Position {}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::rules::Game as _;
    use crate::rules::knot::army::set_ups;

    #[test]
    fn positions_that_differ_have_different_keys() {
        let play = [(WHITE, false), (WHITE, true), (BLACK, false), (BLACK, true)].map(|(turn, pie)| Position {
            turn,
            pie,
            ..Position::bare(Options::default())
        });
        let set_up = [None].into_iter().chain(set_ups().map(Some)).map(|white| {
            let phase = Phase::SetUp { white };
            Position { phase, ..Position::bare(Options::default()) }
        });
        let truce = (1..=100).map(|truce| Position { truce, ..Position::bare(Options::default()) });
        let positions: Vec<Position> = play.into_iter().chain(set_up).chain(truce).collect();
        // No bit of the board's own key is lost.
        for board in [u64::MAX, 0x0123_4567_89AB_CDEF] {
            assert!(positions.iter().all(|it| it.key_with(board) ^ it.key_with(0) == board));
        }
        let keys: BTreeSet<u64> = positions.iter().map(|it| it.key_with(0)).collect();
        assert_eq!(keys.len(), positions.len());
    }

    #[test]
    fn sides_can_be_swapped_where_the_option_says_so() {
        for pie in [false, true] {
            let start = Position::start(&Options { pie, ..Options::default() });
            assert_eq!(start.pie, pie);
        }
    }
}
