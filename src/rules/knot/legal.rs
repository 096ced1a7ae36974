//! Which actions are legal, and why the others are not (rules page, "Check, mate, loss").

use super::army::{PieceKind, each_once, foe, owner_of, set_ups};
use super::attack::{self, Royals};
use super::board::Board;
use super::calm::Calm;
use super::options::Options;
use super::position::{Phase, Position};
use super::refusal::{PieceName, Refusal, Royal};
use super::star::{BESIDE, Cell, Cells, bit, cell_of, distance, each, square, steps};
use super::step::{Form, Step, all_targets, make, targets};
use super::{dingo, frog, icosahedron, leap};
use crate::rules::action::{Action, Resignation};
use crate::rules::refusal::Refusal as Refused;
use crate::rules::seat::Seat;
use crate::rules::square::Square;

/// What a move leaves behind.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Aftermath {
    /// The mover's royals in check, after the frogs have slipped.
    checked: Royals,
    /// Whether the enemy has no royal any more.
    wins: bool,
}

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

/// What the player on turn can do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct Survey {
    pub(super) demand: Demand,
    /// Whether there is a legal move.
    pub(super) can_move: bool,
}

/// A board on which candidate moves of one player are tried.
struct Trial<'a> {
    board: &'a Board,
    seat: Seat,
    options: &'a Options,
    enemy_royals: Cells,
}

impl<'a> Trial<'a> {
    fn of(position: &'a Position) -> Self {
        let (board, seat, options) = (&position.board, position.turn, &position.options);
        Self { board, seat, options, enemy_royals: attack::royals(board, foe(seat), options) }
    }

    fn all_targets(&self) -> impl Iterator<Item = (Form, Cell, Cells)> {
        all_targets(self.board, self.seat, self.options)
    }

    /// All moves by the movement rules alone.
    fn steps(&self) -> impl Iterator<Item = Step> {
        let each_of = |(form, from, targets)| each(targets).map(move |to| Step { form, from, to });
        self.all_targets().flat_map(each_of)
    }

    fn try_out(&self, step: Step) -> Aftermath {
        let mut next = *self.board;
        let gone = make(&mut next, self.seat, step, self.options);
        frog::slip(&mut next, self.seat, |_| {});
        let checked = attack::in_check(&next, self.seat, self.options);
        Aftermath { checked, wins: self.enemy_royals & !gone == 0 }
    }

    /// What is demanded where no move is safe.
    fn without_safety(&self) -> Demand {
        let mated = attack::in_check(self.board, self.seat, self.options);
        if mated == 0 {
            return Demand::Stalemate;
        }
        let after = self.steps().map(|step| self.try_out(step).checked);
        let fewest = after.filter(|&checked| self.spares(checked, mated)).map(Royals::count_ones).min();
        Demand::Mate { mated, fewest }
    }

    /// Whether only checkmated royals are in check, and not all that there are.
    fn spares(&self, checked: Royals, mated: Royals) -> bool {
        checked & !mated == 0 && checked != attack::surviving(self.board, self.seat, self.options)
    }

    fn meets(&self, after: Aftermath, demand: Demand) -> bool {
        after.wins
            || match demand {
                Demand::Safety => after.checked == 0,
                Demand::Stalemate => false,
                Demand::Mate { mated, fewest } => {
                    self.spares(after.checked, mated) && Some(after.checked.count_ones()) == fewest
                }
            }
    }

    /// Shows all legal moves to `take`, piece by piece: in what form, from where, and to which cells.
    fn each_legal(&self, mut take: impl FnMut(Form, Cell, Cells)) {
        let calm = Calm::of(self.board, self.seat, self.options);
        let mut safety = false;
        let mut risky_wins = Vec::new();
        for (form, from, targets) in self.all_targets() {
            let mut safe = calm.map_or(0, |calm| calm.among(self.board, self.seat, form, from, targets));
            for to in each(targets & !safe) {
                let after = self.try_out(Step { form, from, to });
                if after.checked == 0 {
                    safe |= bit(to);
                } else if after.wins {
                    risky_wins.push((form, from, bit(to)));
                }
            }
            safety |= safe != 0;
            take(form, from, safe);
        }
        if safety {
            risky_wins.into_iter().for_each(|(form, from, to)| take(form, from, to));
            return;
        }
        let demand = self.without_safety();
        for step in self.steps().filter(|&step| self.meets(self.try_out(step), demand)) {
            take(step.form, step.from, bit(step.to));
        }
    }

    /// Whether some move leaves no royal in check.
    fn has_safe_move(&self) -> bool {
        let calm = Calm::of(self.board, self.seat, self.options);
        self.all_targets().any(|(form, from, targets)| {
            calm.is_some_and(|calm| calm.among(self.board, self.seat, form, from, targets) != 0)
                || each(targets).any(|to| self.try_out(Step { form, from, to }).checked == 0)
        })
    }
}

/// What the player on turn can do.
pub(super) fn survey(position: &Position) -> Survey {
    let trial = Trial::of(position);
    if trial.has_safe_move() {
        return Survey { demand: Demand::Safety, can_move: true };
    }
    let demand = trial.without_safety();
    let spares = matches!(demand, Demand::Mate { fewest: Some(_), .. });
    Survey { demand, can_move: spares || trial.steps().any(|step| trial.try_out(step).wins) }
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
fn on_board(square: Square) -> Result<Cell, Refusal> {
    cell_of(square).ok_or(Refusal::OffBoard(square))
}

fn check_step(position: &Position, step: Step) -> Result<(), Refused> {
    let Step { form, from, to } = step;
    let (board, seat) = (&position.board, position.turn);
    let piece = board.piece(from).ok_or(Refusal::NoPiece(square(from)))?;
    if owner_of(piece) != seat {
        return Err(Refusal::NotYourPiece { square: square(from), owner: owner_of(piece) }.into());
    }
    if from == to {
        return Err(Refused::SameSquare);
    }
    if targets(board, seat, form, from, &position.options) & bit(to) == 0 {
        return Err(explain(position, step).into());
    }
    let trial = Trial::of(position);
    let after = trial.try_out(step);
    if after.checked == 0 || after.wins {
        return Ok(());
    }
    let Survey { demand, .. } = survey(position);
    if trial.meets(after, demand) { Ok(()) } else { Err(explain_check(position, step, after, demand).into()) }
}

/// Which movement rule keeps the piece of the player on turn from going to an arm's square where it may not go.
fn explain(position: &Position, step: Step) -> Refusal {
    let Step { form, from, to } = step;
    let (board, seat) = (&position.board, position.turn);
    let kind = board.kind(from);
    let name = PieceName(kind);
    match form {
        Form::Berserk if kind != PieceKind::Attacker => return Refusal::NotAnAttacker(name),
        Form::Berserk => return Refusal::BerserkStops,
        Form::Teleport if kind != PieceKind::Entity => return Refusal::NotAnEntity(name),
        Form::Teleport if distance(from) != distance(to) => return Refusal::OtherRing,
        Form::Teleport if position.options.entity_teleport_captures && board.own(seat) & bit(to) == 0 => {
            return Refusal::FriendOnRing(distance(to));
        }
        Form::Teleport if board.own(seat) & bit(to) == 0 => return Refusal::TeleportNeedsEmpty(square(to)),
        Form::Go | Form::Teleport => {}
    }
    if board.own(seat) & bit(to) != 0 {
        return Refusal::OwnPiece;
    }
    let beside = BESIDE[usize::from(from)] & bit(to) != 0;
    let blocked = match kind {
        PieceKind::King => steps(from, to) <= 3,
        PieceKind::Golem if beside => return Refusal::HitsOwnRoyal,
        PieceKind::Boomerang => board.occupied() & bit(to) != 0,
        PieceKind::Icosahedron if icosahedron::half(from) & bit(to) == 0 => return Refusal::WrongHalf,
        PieceKind::Icosahedron => return Refusal::NoWayToRoll,
        PieceKind::Attacker => true,
        PieceKind::Dingo if beside => return Refusal::StepAlone,
        PieceKind::Dingo => dingo::reach(0, from) & bit(to) != 0,
        PieceKind::Entity if leap::TWO[usize::from(from)] & bit(to) != 0 => {
            return Refusal::FriendOnRing(distance(to));
        }
        PieceKind::Prince | PieceKind::Frog | PieceKind::Golem | PieceKind::Entity => false,
    };
    if blocked { Refusal::Blocked(name) } else { Refusal::OutOfReach(name.into()) }
}

/// Which rule of checks refuses a move that the piece could make.
fn explain_check(position: &Position, step: Step, after: Aftermath, demand: Demand) -> Refusal {
    let (seat, options) = (position.turn, &position.options);
    let mut next = position.board;
    make(&mut next, seat, step, options);
    let before_slips = attack::in_check(&next, seat, options);
    frog::slip(&mut next, seat, |_| {});
    let royal = |royals: Royals| {
        let cell = attack::cells(&next, seat, royals).next().unwrap_or(step.to);
        Royal { name: PieceName(next.piece(cell).map_or(PieceKind::King, super::army::kind_of)), square: square(cell) }
    };
    match demand {
        Demand::Mate { mated, .. } if after.checked & !mated != 0 => {
            Refusal::AnotherRoyalInCheck(royal(after.checked & !mated))
        }
        Demand::Mate { fewest: Some(fewest), .. } if after.checked.count_ones() > fewest => {
            Refusal::NotFewestInCheck(royal(after.checked))
        }
        _ if before_slips == 0 => Refusal::SlipExposes(royal(after.checked)),
        _ => Refusal::LeavesInCheck(royal(after.checked)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::any_game::Line;
    use crate::rules::effect::Effects;
    use crate::rules::game::Game as _;

    /// Looking from the royals and looking from the attackers must come to the same.
    #[test]
    fn checks_are_the_same_from_both_ends() {
        for options in
            [Options::default(), Options { entity_teleport_captures: true, royal_frogs: true, ..Options::default() }]
        {
            let mut position = Line::new(Position::start(&options));
            let mut number = 1_usize;
            for _ in 0..3000 {
                let mut actions = Vec::new();
                position.actions(&mut actions);
                if actions.is_empty() {
                    position = Line::new(Position::start(&options));
                    continue;
                }
                number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                position.play_unchecked(actions[(number >> 33) % actions.len()], Effects::unheard());
                for seat in [Seat(0), Seat(1)] {
                    let board = &position.board;
                    let checked = attack::in_check(board, seat, &options);
                    let expected = each(attack::royals(board, seat, &options))
                        .filter(|&cell| !attack::attackers(board, foe(seat), cell, &options).is_empty())
                        .fold(0, |cells, cell| cells | bit(cell));
                    let found = attack::cells(board, seat, checked).fold(0, |cells, cell| cells | bit(cell));
                    assert_eq!(found, expected, "{}", position.to_text());
                }
            }
        }
    }
}
