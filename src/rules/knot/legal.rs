//! Which actions are legal, and why the others are not (docs/rules/knot.md, "Check, mate, loss").

use super::army::{PieceKind, each_once, foe, kind_of, owner_of, set_ups};
use super::attack;
use super::board::Board;
use super::danger::{Danger, Known};
use super::options::Options;
use super::position::{Phase, Position, SEATS};
use super::refusal::{PieceName, Refusal, Royal};
use super::royal::{self, Royals};
use super::star::{BESIDE, Cell, Cells, bit, cell_of, distance, each, square, steps};
use super::step::{Form, Step, all_targets, make, targets, victims};
use super::{dingo, frog, icosahedron, leap};
use crate::rules::action::{Action, Resignation};
use crate::rules::refusal::Refusal as Refused;
use crate::rules::seat::Seat;
use crate::rules::square::Square;

/// What a move must do to be legal, if it does not capture the enemy's last royal, which is always legal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Demand {
    /// It must leave no royal of the mover in check.
    Safety,
    /// No move does, and none is in check.
    Stalemate,
    /// No move does. The royals in check are checkmated; no other may come into check, and as few must stay in check
    /// as can, fewer than all: nothing where no move does so.
    Mate {
        /// The royals that are checkmated.
        mated: Royals,
        /// How many a legal move leaves in check.
        fewest: Option<u32>,
    },
}

/// A board on which candidate moves of one player are tried.
struct Trial<'a> {
    board: &'a Board,
    seat: Seat,
    options: &'a Options,
    enemy_royals: Cells,
    danger: Danger,
}

impl<'a> Trial<'a> {
    fn of(position: &'a Position) -> Self {
        let (board, seat, options) = (&position.board, position.turn, &position.options);
        let enemy_royals = royal::royals(board, foe(seat), options);
        Self { board, seat, options, enemy_royals, danger: Danger::to(board, seat, options) }
    }

    fn all_targets(&self) -> impl Iterator<Item = (Form, Cell, Cells)> {
        all_targets(self.board, self.seat, self.options)
    }

    fn known(&self, form: Form, from: Cell, targets: Cells) -> Known {
        self.danger.tell(self.board, self.seat, self.options, form, from, targets, false)
    }

    /// The mover's royals in check after a move, once the frogs have slipped.
    fn try_out(&self, step: Step) -> Royals {
        let mut next = *self.board;
        make(&mut next, self.seat, step, self.options);
        frog::slip(&mut next, self.seat, |_| {});
        attack::in_check(&next, self.seat, self.options)
    }

    /// Those of `targets` where a move leaves no royal in check.
    fn safe(&self, form: Form, from: Cell, targets: Cells) -> Cells {
        let known = self.known(form, from, targets);
        if known.unsure.count_ones() > WORTH_LIFTING && self.board.kind(from) != PieceKind::Frog {
            let danger = self.danger_without(from);
            let known = danger.tell(self.board, self.seat, self.options, form, from, targets, true);
            self.settle(danger.checked, known, form, from)
        } else {
            self.settle(self.danger.checked, known, form, from)
        }
    }

    /// What the enemy sees once the piece on `from` has been lifted off the board.
    fn danger_without(&self, from: Cell) -> Danger {
        let mut without = *self.board;
        without.take(from);
        Danger::to(&without, self.seat, self.options)
    }

    /// Where a move leaves no royal in check, if those of which it is not known are tried out.
    fn settle(&self, checked: Royals, known: Known, form: Form, from: Cell) -> Cells {
        let same = if checked == 0 { known.same } else { 0 };
        let tried = each(known.unsure).filter(|&to| self.try_out(Step { form, from, to }) == 0);
        tried.fold(same, |cells, to| cells | bit(to))
    }

    /// Those of `targets` where a move captures the enemy's last royal.
    fn wins(&self, form: Form, from: Cell, targets: Cells) -> Cells {
        let royals = self.enemy_royals;
        match (form, self.board.kind(from)) {
            (Form::Berserk | Form::Teleport, _) | (Form::Go, PieceKind::Golem | PieceKind::Entity) => {
                let wins = each(targets).filter(|&to| self.is_win(Step { form, from, to }));
                wins.fold(0, |cells, to| cells | bit(to))
            }
            (Form::Go, _) if royals & royals.wrapping_sub(1) == 0 => targets & royals,
            (Form::Go, _) => 0,
        }
    }

    fn is_win(&self, step: Step) -> bool {
        self.enemy_royals & !victims(self.board, self.seat, step, self.options) == 0
    }

    /// What every move leaves in check, in the order of listing, and how few royals those leave that may be legal.
    fn aftermaths(&self, mated: Royals) -> ([Royals; MOST_MOVES], Option<u32>) {
        let mut aftermaths = [0; MOST_MOVES];
        let mut fewest: Option<u32> = None;
        let mut number = 0;
        for (form, from, targets) in self.all_targets() {
            let same = self.known(form, from, targets).same;
            for to in each(targets) {
                let known = same & bit(to) != 0;
                let checked = if known { self.danger.checked } else { self.try_out(Step { form, from, to }) };
                if self.spares(checked, mated) {
                    fewest = Some(checked.count_ones().min(fewest.unwrap_or(u32::MAX)));
                }
                aftermaths[number] = checked;
                number += 1;
            }
        }
        (aftermaths, fewest)
    }

    /// The royals in check before the move.
    fn mated(&self) -> Royals {
        attack::in_check(self.board, self.seat, self.options)
    }

    /// Whether only checkmated royals are in check, and not all that there are.
    fn spares(&self, checked: Royals, mated: Royals) -> bool {
        checked & !mated == 0 && checked != royal::surviving(self.board, self.seat, self.options)
    }

    /// Whether a move that captures no last royal and leaves these royals in check is legal.
    fn meets(&self, checked: Royals, demand: Demand) -> bool {
        match demand {
            Demand::Safety => checked == 0,
            Demand::Stalemate => false,
            Demand::Mate { mated, fewest } => self.spares(checked, mated) && Some(checked.count_ones()) == fewest,
        }
    }

    /// Shows all legal moves to `take`, piece by piece: in what form, from where, and to which cells.
    fn each_legal(&self, mut take: impl FnMut(Form, Cell, Cells)) {
        let mut safety = false;
        for (form, from, targets) in self.all_targets() {
            let safe = self.safe(form, from, targets);
            safety |= safe != 0;
            take(form, from, safe | self.wins(form, from, targets & !safe));
        }
        let mated = if safety { 0 } else { self.mated() };
        if mated == 0 {
            return;
        }
        let (aftermaths, fewest) = self.aftermaths(mated);
        let demand = Demand::Mate { mated, fewest };
        let mut aftermaths = aftermaths.into_iter();
        for (form, from, targets) in self.all_targets() {
            let met = each(targets).zip(&mut aftermaths).filter(|&(_, checked)| self.meets(checked, demand));
            let met = met.fold(0, |cells, (to, _)| cells | bit(to));
            take(form, from, met & !self.wins(form, from, met));
        }
    }

    /// Whether some move leaves no royal in check.
    fn has_safe_move(&self) -> bool {
        let same = |(form, from, targets)| self.known(form, from, targets).same != 0;
        self.danger.checked == 0 && self.all_targets().any(same)
            || self.all_targets().any(|(form, from, targets)| self.safe(form, from, targets) != 0)
    }

    /// Whether there is a legal move.
    fn can_move(&self) -> bool {
        let is_same = |(form, from, targets)| self.known(form, from, targets).same != 0;
        let any_same = || self.all_targets().any(is_same);
        if self.danger.checked == 0 && any_same() {
            return true;
        }
        let mated = self.mated();
        // Among moves that spare a royal some leave fewest in check.
        let is_enough = |checked| checked == 0 || self.spares(checked, mated);
        is_enough(self.danger.checked) && any_same()
            || self.all_targets().any(|(form, from, targets)| {
                self.wins(form, from, targets) != 0
                    || each(targets).any(|to| is_enough(self.try_out(Step { form, from, to })))
            })
    }
}

/// For so many moves of a piece it takes no longer to try them out one by one than to look at the board without it.
const WORTH_LIFTING: u32 = 4;

/// More moves than an army can have by the movement rules: 32 of each icosahedron, fewer than 70 of each other piece.
const MOST_MOVES: usize = 512;

/// Whether the player on turn has a legal move.
pub(super) fn can_move(position: &Position) -> bool {
    Trial::of(position).can_move()
}

/// What the player on turn must do.
pub(super) fn demand(position: &Position) -> Demand {
    let trial = Trial::of(position);
    if trial.has_safe_move() {
        return Demand::Safety;
    }
    match trial.mated() {
        0 => Demand::Stalemate,
        mated => Demand::Mate { mated, fewest: trial.aftermaths(mated).1 },
    }
}

/// Whether the player on turn may change sides.
const fn may_swap(position: &Position) -> bool {
    position.pie && position.turn.0 == 1 && matches!(position.phase, Phase::Play)
}

/// Appends all legal actions but `resign` and `draw`.
pub(super) fn actions(position: &Position, out: &mut Vec<Action>) {
    if position.outcome.is_some() {
        return;
    }
    if position.phase != Phase::Play {
        out.extend(set_ups().map(Action::SetUp));
        return;
    }
    Trial::of(position).each_legal(|form, from, targets| {
        out.extend(each(targets).map(|to| Step { form, from, to }.action()));
    });
    out.extend(may_swap(position).then_some(Action::Swap));
}

/// How many actions [`actions`] lists.
pub(super) fn count(position: &Position) -> u64 {
    if position.outcome.is_some() {
        return 0;
    }
    if position.phase != Phase::Play {
        return set_ups().count() as u64;
    }
    let mut count = u64::from(may_swap(position));
    Trial::of(position).each_legal(|_, _, targets| count += u64::from(targets.count_ones()));
    count
}

/// Whether `action` is legal.
///
/// # Errors
///
/// The rule that refuses it.
pub(super) fn check(position: &Position, action: Action) -> Result<(), Refused> {
    if position.outcome.is_some() {
        return Err(Refused::GameOver);
    }
    let playing = position.phase == Phase::Play;
    let (form, from, to) = match action {
        Action::SetUp(_) if playing => return Err(Refusal::SetUpIsOver.into()),
        Action::SetUp(groups) if each_once(groups) => return Ok(()),
        Action::SetUp(_) => return Err(Refusal::GroupTwice.into()),
        Action::Move { promotion: Some(_), .. } => return Err(Refusal::NoPromotion.into()),
        Action::Move { from, to, promotion: None } => (Form::Go, from, to),
        Action::Berserk { from, to } => (Form::Berserk, from, to),
        Action::Teleport { from, to } => (Form::Teleport, from, to),
        Action::Swap if may_swap(position) => return Ok(()),
        Action::Swap => return Err(Refusal::NoSwap { pie: position.options.pie }.into()),
        Action::Resign(Resignation::Plain) | Action::Draw(None) => return Ok(()),
        _ => return Err(Refused::NotOfThisGame),
    };
    let step = Step { form, from: on_board(from)?, to: on_board(to)? };
    if !playing {
        return Err(Refusal::SetUpFirst.into());
    }
    check_step(position, step)
}

/// The cell of a square that the board has.
fn on_board(square: Square) -> Result<Cell, Refused> {
    cell_of(square).ok_or(Refused::OffBoard(square))
}

fn check_step(position: &Position, step: Step) -> Result<(), Refused> {
    let Step { form, from, to } = step;
    let (board, seat) = (&position.board, position.turn);
    let piece = board.piece(from).ok_or(Refused::NoPiece(square(from)))?;
    if owner_of(piece) != seat {
        return Err(Refused::NotYourPiece { square: square(from), owner: owner_of(piece).name(SEATS) });
    }
    if from == to {
        return Err(Refused::SameSquare);
    }
    if targets(board, seat, form, from, &position.options) & bit(to) == 0 {
        return Err(explain(position, step));
    }
    let trial = Trial::of(position);
    let checked = trial.try_out(step);
    if checked == 0 || trial.is_win(step) {
        return Ok(());
    }
    let demand = demand(position);
    if trial.meets(checked, demand) { Ok(()) } else { Err(explain_check(position, step, checked, demand).into()) }
}

/// Which movement rule keeps the piece of the player on turn from going to an arm's square where it may not go.
fn explain(position: &Position, step: Step) -> Refused {
    let Step { form, from, to } = step;
    let (board, seat) = (&position.board, position.turn);
    let kind = board.kind(from);
    let name = PieceName(kind);
    match form {
        Form::Berserk if kind != PieceKind::Attacker => return Refusal::NotAnAttacker(name).into(),
        Form::Berserk => return Refusal::BerserkStops.into(),
        Form::Teleport if kind != PieceKind::Entity => return Refusal::NotAnEntity(name).into(),
        Form::Teleport if distance(from) != distance(to) => return Refusal::OtherRing.into(),
        Form::Teleport if position.options.entity_teleport_captures && board.own(seat) & bit(to) == 0 => {
            return Refusal::FriendOnRing(distance(to)).into();
        }
        Form::Teleport if board.own(seat) & bit(to) == 0 => return Refusal::TeleportNeedsEmpty(square(to)).into(),
        Form::Go | Form::Teleport => {}
    }
    if board.own(seat) & bit(to) != 0 {
        return Refusal::OwnPiece.into();
    }
    let beside = BESIDE[usize::from(from)] & bit(to) != 0;
    let blocked = match kind {
        PieceKind::King => steps(from, to) <= 3,
        PieceKind::Golem if beside => return Refusal::HitsOwnRoyal.into(),
        PieceKind::Boomerang => board.occupied() & bit(to) != 0,
        PieceKind::Icosahedron if icosahedron::half(from) & bit(to) == 0 => return Refusal::WrongHalf.into(),
        PieceKind::Icosahedron => return Refusal::NoWayToRoll.into(),
        PieceKind::Attacker => true,
        PieceKind::Dingo if beside => return Refusal::StepAlone.into(),
        PieceKind::Dingo => dingo::reach(0, from) & bit(to) != 0,
        PieceKind::Entity if leap::TWO[usize::from(from)] & bit(to) != 0 => {
            return Refusal::FriendOnRing(distance(to)).into();
        }
        PieceKind::Prince | PieceKind::Frog | PieceKind::Golem | PieceKind::Entity => false,
    };
    if blocked { Refused::Blocked(kind.name()) } else { Refusal::OutOfReach(name.into()).into() }
}

/// Which rule of checks refuses a move that the piece could make.
fn explain_check(position: &Position, step: Step, checked: Royals, demand: Demand) -> Refusal {
    let (seat, options) = (position.turn, &position.options);
    let mut next = position.board;
    make(&mut next, seat, step, options);
    let before_slips = attack::in_check(&next, seat, options);
    frog::slip(&mut next, seat, |_| {});
    let royal = |royals: Royals| {
        let cell = royal::cells(&next, seat, royals).next().unwrap_or(step.to);
        Royal { name: PieceName(next.piece(cell).map_or(PieceKind::King, kind_of)), square: square(cell) }
    };
    match demand {
        Demand::Mate { mated, .. } if checked & !mated != 0 => Refusal::AnotherRoyalInCheck(royal(checked & !mated)),
        Demand::Mate { fewest: Some(fewest), .. } if checked.count_ones() > fewest => {
            Refusal::NotFewestInCheck(royal(checked))
        }
        _ if before_slips == 0 => Refusal::SlipExposes(royal(checked)),
        _ => Refusal::LeavesInCheck(royal(checked)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::any_game::Line;
    use crate::rules::effect::Effects;
    use crate::rules::game::Game as _;

    /// What is known of moves without trying them out is so.
    fn knowledge_is_true(position: &Position) {
        let trial = Trial::of(position);
        for (form, from, targets) in trial.all_targets() {
            let lifted = trial.danger_without(from);
            for (danger, is_lifted) in [(&trial.danger, false), (&lifted, true)] {
                let known = danger.tell(trial.board, trial.seat, trial.options, form, from, targets, is_lifted);
                assert_eq!(known.same & known.unsure, 0);
                for to in each(targets & !known.unsure) {
                    let step = Step { form, from, to };
                    let checked = trial.try_out(step);
                    let same = known.same & bit(to) != 0;
                    let right = if same { checked == danger.checked } else { checked != 0 };
                    assert!(right, "{step:?} leaves {checked:b} in {}", position.to_text());
                }
            }
        }
    }

    /// Looking from the royals and looking from the attackers must come to the same.
    #[test]
    fn checks_are_the_same_from_both_ends() {
        for options in
            [Options::default(), Options { entity_teleport_captures: true, royal_frogs: false, ..Options::default() }]
        {
            let mut position = Line::new(Position::start(&options));
            let mut number = 1_usize;
            for _ in 0..3000 {
                let mut actions = Vec::new();
                super::actions(&position, &mut actions);
                if actions.is_empty() {
                    position = Line::new(Position::start(&options));
                    continue;
                }
                number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                position.play_unchecked(actions[(number >> 33) % actions.len()], Effects::unheard());
                knowledge_is_true(&position);
                for seat in [Seat(0), Seat(1)] {
                    let board = &position.board;
                    let checked = attack::in_check(board, seat, &options);
                    let expected = each(royal::royals(board, seat, &options))
                        .filter(|&cell| attack::attackers(board, foe(seat), cell, &options).next().is_some())
                        .fold(0, |cells, cell| cells | bit(cell));
                    let found = royal::cells(board, seat, checked).fold(0, |cells, cell| cells | bit(cell));
                    assert_eq!(found, expected, "{}", position.to_text());
                }
            }
        }
    }
}
