//! The roof of the game: what it gives to drivers, records and searches.

use super::army::{STANDARD, foe};
use super::attack;
use super::legal::{self, Demand};
use super::options::{Options, SetUp};
use super::star::{each, square};
use crate::rules::action::Action;
use crate::rules::describe::Describe;
use crate::rules::driver::Resolver;
use crate::rules::game::Game;
use crate::rules::history::History;
use crate::rules::outcome::Outcome;
use crate::rules::refusal::Refusal;
use crate::rules::seat::{Decider, Seat, SeatInfo, SeatSet};
use crate::rules::snapshot::{Alarm, AlarmKind, Field, Ground, Snapshot};
use crate::rules::square::Square;
use crate::rules::stage::Stage;
use crate::rules::text::PositionError;

use super::position::*;

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

    fn turn(&self) -> Seat {
        self.turn
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

    fn turn_begins(&self) -> bool {
        true
    }

    fn snapshot(&self) -> Snapshot {
        let pieces = each(self.board.occupied()).filter_map(|cell| self.table_piece(cell));
        Snapshot { pieces: pieces.collect(), turn: Some(self.turn), outcome: self.outcome, ..Snapshot::default() }
    }
}

impl Describe for Position {
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
