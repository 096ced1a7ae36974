//! A position of Knot Chess: what it holds, and how it is read.

use super::army::{STANDARD, foe, kind_of, laid_out, owner_of};
use super::attack;
use super::board::Board;
use super::legal::{self, Demand};
use super::options::{Options, SetUp};
use super::star::{Cell, each, square};
use super::step::Step;
use crate::rules::action::{Action, Group};
use crate::rules::effect::{Effect, EffectSink, PieceId};
use crate::rules::game::Game;
use crate::rules::notation::PositionError;
use crate::rules::outcome::Outcome;
use crate::rules::refusal::Refusal;
use crate::rules::seat::{Decider, Seat, SeatInfo, SeatSet};
use crate::rules::square::Square;
use crate::rules::stage::{Resolver, Stage};
use crate::rules::snapshot::{Alarm, AlarmKind, ChipSet, Field, Ground, PieceState, Snapshot};

/// The seats, which are colours: with the option `pie` the players may change theirs.
pub(super) const SEATS: &[SeatInfo] =
    &[SeatInfo { letter: 'W', name: "White" }, SeatInfo { letter: 'B', name: "Black" }];
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

impl Game for Position {
    type Options = Options;

    const SEATS: &'static [SeatInfo] = SEATS;

    fn start(options: &Options) -> Self {
        let mut position = Self { pie: options.pie, ..Self::bare(*options) };
        match options.setup {
            SetUp::Standard => position.lay_out([STANDARD; 2]),
            SetUp::Random | SetUp::Chosen => position.phase = Phase::SetUp { white: None },
        }
        position
    }

    fn from_text(text: &str, options: &Options) -> Result<Self, PositionError> {
        let mut position = super::notation::read(text, options)?;
        if position.outcome.is_none() && position.phase == Phase::Play {
            position.outcome = super::turn::judge_royals(&position).or_else(|| super::turn::judge(&position));
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
            Stage::Capture => Some(super::turn::capture),
            Stage::Check => Some(super::turn::slip),
            Stage::TurnEnd => Some(super::turn::end),
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
        let drawn = self.phase != Phase::Play && self.options.setup == SetUp::Random;
        let decider = if drawn { Decider::Chance } else { Decider::Seat(self.turn) };
        self.outcome.is_none().then_some(decider)
    }

    fn actions(&self, out: &mut Vec<Action>) {
        legal::actions(self, out);
    }

    fn count_actions(&self) -> u64 {
        legal::count(self)
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        legal::check(self, action)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn players(&self) -> SeatSet {
        match self.outcome {
            Some(outcome) => outcome.winners(),
            None => BOTH,
        }
    }

    fn prompt(&self) -> &'static str {
        match self.phase {
            _ if self.outcome.is_some() => "the game is over",
            Phase::SetUp { .. } if self.decider() == Some(Decider::Chance) => "the armies are laid out at random",
            Phase::SetUp { .. } => "choose a strip for each of your groups",
            Phase::Play if self.pie && self.turn == BLACK => "move a piece, or change sides",
            Phase::Play if attack::in_check(&self.board, self.turn, &self.options) != 0 => {
                "move a piece: you are in check"
            }
            Phase::Play => "move a piece",
        }
    }

    fn turn_begins(&self) -> bool {
        true
    }

    fn describe(&self, square: Square) -> Option<String> {
        super::notation::describe(self, square)
    }

    fn board(&self) -> Vec<Field> {
        let field = |cell| Field {
            square: square(cell),
            ground: if cell == super::star::KNOT { Ground::Knot } else { Ground::Plain },
        };
        super::star::reading_order().map(field).collect()
    }

    fn snapshot(&self) -> Snapshot {
        let pieces = each(self.board.occupied()).filter_map(|cell| self.table_piece(cell));
        Snapshot { pieces: pieces.collect(), turn: Some(self.turn), outcome: self.outcome, ..Snapshot::default() }
    }

    fn board_text(&self) -> String {
        super::notation::board_text(self)
    }

    fn alarms(&self) -> Vec<Alarm> {
        let (board, options) = (&self.board, &self.options);
        let mut alarms = Vec::new();
        if self.phase != Phase::Play {
            return alarms;
        }
        for seat in [self.turn, foe(self.turn)] {
            let checked = attack::in_check(board, seat, options);
            // A royal of the other player can only be in check because it was checkmated and left there.
            let mated = checked != 0 && (seat != self.turn || !matches!(legal::survey(self).demand, Demand::Safety));
            let kind = if mated { AlarmKind::Mate } else { AlarmKind::Check };
            for cell in attack::cells(board, seat, checked) {
                let from = attack::attackers(board, foe(seat), cell, options).into_iter().map(square).collect();
                alarms.push(Alarm { square: square(cell), kind, from });
            }
        }
        alarms
    }

    fn silent_threats(&self) -> Vec<(Square, Square)> {
        let mut threats = Vec::new();
        for seat in [self.turn, foe(self.turn)] {
            if let Some(attacker) = super::berserk::attacker(&self.board, seat) {
                let royals = attack::royals(&self.board, foe(seat), &self.options);
                threats.extend(each(royals).map(|royal| (square(attacker), square(royal))));
            }
        }
        threats
    }
}

/// Reports what `effect` describes, if anybody listens.
pub(super) fn report(effects: &mut dyn EffectSink, effect: impl FnOnce() -> Effect) {
    if effects.listens() {
        effects.push(effect());
    }
}
