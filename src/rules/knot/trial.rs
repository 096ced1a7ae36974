//! Candidate moves: which royals they leave in check, and which moves are legal (docs/rules/knot.md, "Check, mate,
//! loss").

use super::army::{PieceKind, foe};
use super::attack;
use super::board::Board;
use super::danger::{Danger, Known};
use super::options::Options;
use super::outlook::Outlook;
use super::position::Position;
use super::royal::{self, Royals};
use super::star::{Cell, Cells, bit, each};
use super::step::{Form, Step, all_targets, make, targets, victims};
use super::{berserk, entity, frog};
use crate::rules::seat::Seat;

/// What a move must achieve to be legal. Capturing the enemy's last royal is always legal.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Demand {
    /// It must leave no royal of the mover in check.
    Safety,
    /// Stalemate: no move leaves all royals safe, and none is in check.
    Stalemate,
    /// Checkmate: no move leaves all royals safe. The royals in check are mated. A legal move must bring no other royal
    /// into check, and must leave as few in check as possible, but not all.
    Mate {
        /// The mated royals.
        mated: Royals,
        /// How many royals a legal move leaves in check; `None` if no move is legal.
        fewest: Option<u32>,
    },
}

/// A board on which one player's candidate moves are tried out.
pub(super) struct Trial<'a> {
    board: &'a Board,
    seat: Seat,
    options: &'a Options,
    enemy_royals: Cells,
    danger: Danger,
}

impl<'a> Trial<'a> {
    pub(super) fn of(position: &'a Position) -> Self {
        let (board, seat, options) = (&position.board, position.turn, &position.options);
        let enemy_royals = royal::royals(board, foe(seat), options);
        Self { board, seat, options, enemy_royals, danger: Danger::to(board, seat, options) }
    }

    fn all_targets(&self) -> impl Iterator<Item = (Form, Cell, Cells)> {
        all_targets(self.board, self.seat, self.options)
    }

    fn known(&self, form: Form, from: Cell, targets: Cells) -> Known {
        self.danger.tell(self.board, self.seat, self.options, form, from, targets)
    }

    fn outlook(&self, form: Form, from: Cell, targets: Cells) -> Outlook {
        self.danger.outlook(self.board, self.seat, self.options, form, from, targets)
    }

    /// The mover's royals in check after a move, once the frogs have slipped.
    pub(super) fn try_out(&self, step: Step) -> Royals {
        aftermath(self.board, self.seat, step, self.options)
    }

    /// The `targets` of moves that leave no royal in check.
    fn safe(&self, form: Form, from: Cell, targets: Cells) -> Cells {
        let known = self.known(form, from, targets);
        let tried = each(known.unsure).filter(|&to| self.try_out(Step { form, from, to }) == 0);
        tried.fold(known.safe, |cells, to| cells | bit(to))
    }

    /// The `targets` of moves that capture the enemy's last royal.
    fn wins(&self, form: Form, from: Cell, targets: Cells) -> Cells {
        let royals = self.enemy_royals;
        let on_one_ring = || royals & !entity::ring(royals.trailing_zeros() as Cell) == 0;
        match (form, self.board.kind(from)) {
            (Form::Go, PieceKind::Golem) if royals.count_ones() > 2 => 0,
            (Form::Berserk, _) if !berserk::could_take(from, royals) => 0,
            (Form::Teleport, _) | (Form::Go, PieceKind::Entity) if royals != 0 && !on_one_ring() => 0,
            (Form::Berserk | Form::Teleport, _) | (Form::Go, PieceKind::Golem | PieceKind::Entity) => {
                let wins = each(targets).filter(|&to| self.is_win(Step { form, from, to }));
                wins.fold(0, |cells, to| cells | bit(to))
            }
            (Form::Go, _) if royals & royals.wrapping_sub(1) == 0 => targets & royals,
            (Form::Go, _) => 0,
        }
    }

    pub(super) fn is_win(&self, step: Step) -> bool {
        self.enemy_royals & !victims(self.board, self.seat, step, self.options) == 0
    }

    /// The royals that the move leaves in check, if known. All royals, if the move is illegal because it brings a royal
    /// into check that is not mated.
    fn foresee(&self, outlook: &Outlook, from: Cell, to: Cell, mated: Royals) -> Option<Royals> {
        let checked = self.danger.checked;
        match bit(to) {
            cell if outlook.same & cell != 0 => Some(checked),
            cell if outlook.freed & cell != 0 => {
                Some(checked & !royal::among(self.board, self.seat, self.options, bit(from)))
            }
            // A royal in check may have slipped out of it.
            cell if outlook.worse & cell != 0 && mated & !checked == 0 => Some(Royals::MAX),
            _ => None,
        }
    }

    /// The royals that every move leaves in check, in the order of generation, and the minimum over moves that may be
    /// legal. For illegal moves it may return all royals.
    pub(super) fn aftermaths(&self, mated: Royals) -> ([Royals; MOST_MOVES], Option<u32>) {
        let mut aftermaths = [0; MOST_MOVES];
        let mut fewest: Option<u32> = None;
        let mut number = 0;
        for (form, from, targets) in self.all_targets() {
            let outlook = self.outlook(form, from, targets);
            for to in each(targets) {
                let foreseen = self.foresee(&outlook, from, to, mated);
                let checked = foreseen.unwrap_or_else(|| self.try_out(Step { form, from, to }));
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
    pub(super) fn mated(&self) -> Royals {
        attack::in_check(self.board, self.seat, self.options)
    }

    /// Whether only mated royals are in check, and not all remaining royals.
    fn spares(&self, checked: Royals, mated: Royals) -> bool {
        checked & !mated == 0 && checked != royal::surviving(self.board, self.seat, self.options)
    }

    /// Whether a move is legal that captures no last royal and leaves these royals in check.
    pub(super) fn meets(&self, checked: Royals, demand: Demand) -> bool {
        match demand {
            Demand::Safety => checked == 0,
            Demand::Stalemate => false,
            Demand::Mate { mated, fewest } => self.spares(checked, mated) && Some(checked.count_ones()) == fewest,
        }
    }

    /// Calls `take` for all legal moves: the form, the origin and the targets.
    pub(super) fn each_legal(&self, mut take: impl FnMut(Form, Cell, Cells)) {
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

    /// Whether a move leaves no royal in check.
    pub(super) fn has_safe_move(&self) -> bool {
        self.has_move_known_safe()
            || self.all_targets().any(|(form, from, targets)| self.safe(form, from, targets) != 0)
    }

    fn has_move_known_safe(&self) -> bool {
        self.all_targets().any(|(form, from, targets)| self.known(form, from, targets).safe != 0)
    }

    /// Whether there is a legal move.
    fn can_move(&self) -> bool {
        if self.has_move_known_safe() {
            return true;
        }
        let mated = self.mated();
        // If any move spares a royal, some move leaves the fewest in check.
        let is_enough = |checked| checked == 0 || self.spares(checked, mated);
        self.all_targets().any(|(form, from, targets)| {
            let outlook = self.outlook(form, from, targets);
            let leaves = |to| {
                let foreseen = self.foresee(&outlook, from, to, mated);
                foreseen.unwrap_or_else(|| self.try_out(Step { form, from, to }))
            };
            self.wins(form, from, targets) != 0 || each(targets).any(|to| is_enough(leaves(to)))
        })
    }
}

/// The mover's royals in check after a move, once the frogs have slipped.
fn aftermath(board: &Board, seat: Seat, step: Step, options: &Options) -> Royals {
    let mut next = *board;
    make(&mut next, seat, step, options);
    frog::slip(&mut next, seat, |_| {});
    attack::in_check(&next, seat, options)
}

/// Whether the player on turn has a legal move. Usually the first candidate suffices, before threats are computed.
pub(super) fn can_move(position: &Position) -> bool {
    let (board, seat, options) = (&position.board, position.turn, &position.options);
    let royals = royal::royals(board, seat, options);
    let at_hand = board.army(seat).skip_while(|&(_, from)| royals & bit(from) != 0).find_map(|(_, from)| {
        let to = each(targets(board, seat, Form::Go, from, options)).next()?;
        Some(Step { form: Form::Go, from, to })
    });
    at_hand.is_some_and(|step| aftermath(board, seat, step, options) == 0) || Trial::of(position).can_move()
}

/// An upper bound on an army's moves by the movement rules: 32 per icosahedron, fewer than 70 per other piece.
const MOST_MOVES: usize = 512;

#[cfg(test)]
mod tests {
    use super::super::army::{PIECES, slot};
    use super::super::legal;
    use super::super::star::CELLS;
    use super::*;
    use crate::rules::action::Action;
    use crate::rules::any_game::Line;
    use crate::rules::effect::Effects;
    use crate::rules::game::Game as _;

    fn both_options() -> [Options; 2] {
        let usual = Options::default();
        [usual, Options { entity_teleport_captures: true, royal_frogs: false, ..usual }]
    }

    /// A simple random number generator.
    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, bound: usize) -> usize {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (self.0 >> 33) as usize % bound
        }
    }

    /// Randomly scattered pieces and start squares, to test unusual positions.
    fn scattered(numbers: &mut Numbers, options: Options) -> Position {
        let mut position = Position { turn: Seat(numbers.below(2) as u8), ..Position::bare(options) };
        let few = numbers.below(4);
        for place in 0..2 * PIECES {
            let (cell, home) = (numbers.below(CELLS) as Cell, numbers.below(CELLS) as Cell);
            let stays = place % PIECES == 0 || numbers.below(4) >= few;
            if stays && position.board.piece(cell).is_none() {
                position.board.put(slot(Seat((place / PIECES) as u8), place % PIECES), cell, home);
            }
        }
        position
    }

    /// Predictions agree with the results of trying moves out.
    fn knowledge_is_true(position: &Position) {
        let trial = Trial::of(position);
        for (form, from, targets) in trial.all_targets() {
            let known = trial.known(form, from, targets);
            assert_eq!(known.safe & known.unsure, 0);
            for to in each(targets & !known.unsure) {
                let step = Step { form, from, to };
                let checked = trial.try_out(step);
                let right = (checked == 0) == (known.safe & bit(to) != 0);
                assert!(right, "{step:?} leaves {checked:b} in {}", position.to_text());
            }
            let Outlook { same, freed, worse } = trial.outlook(form, from, targets);
            assert_eq!(same & freed | same & worse | freed & worse, 0);
            let before = trial.danger.checked;
            let mover = royal::among(trial.board, trial.seat, trial.options, bit(from));
            for to in each(same | freed | worse) {
                let step = Step { form, from, to };
                let checked = trial.try_out(step);
                let right = match bit(to) {
                    cell if same & cell != 0 => checked == before,
                    cell if freed & cell != 0 => checked == before & !mover,
                    _ => checked & !before != 0,
                };
                assert!(right, "{step:?} leaves {checked:b}, before {before:b}, in {}", position.to_text());
            }
        }
    }

    /// The generated moves are exactly the legal ones by the rules, with every move tried out.
    fn listing_is_by_the_book(position: &Position) {
        let trial = Trial::of(position);
        let steps = trial.all_targets().flat_map(|(form, from, to)| each(to).map(move |to| Step { form, from, to }));
        let tried: Vec<(Step, Royals)> = steps.map(|step| (step, trial.try_out(step))).collect();
        let safety = tried.iter().any(|&(_, after)| after == 0);
        let before = trial.mated();
        let spares =
            |after: Royals| after & !before == 0 && after != royal::surviving(trial.board, trial.seat, trial.options);
        let fewest = tried.iter().filter(|&&(_, after)| spares(after)).map(|&(_, after)| after.count_ones()).min();
        let is_legal = |&(step, after): &(Step, Royals)| {
            let meets = if safety { after == 0 } else { spares(after) && Some(after.count_ones()) == fewest };
            meets || trial.is_win(step)
        };
        let sorted = |mut actions: Vec<Action>| {
            actions.sort_by_key(|action| format!("{action:?}"));
            actions
        };
        let expected = sorted(tried.iter().filter(|tried| is_legal(tried)).map(|(step, _)| step.action()).collect());
        let mut listed = Vec::new();
        position.actions(&mut listed);
        assert_eq!(sorted(listed), expected, "{}", position.to_text());
        assert_eq!(legal::count(position), expected.len() as u64, "{}", position.to_text());
        assert_eq!(can_move(position), !expected.is_empty(), "{}", position.to_text());
    }

    /// Check detection from the royals and from the attackers must agree.
    fn checks_are_the_same_from_both_ends(position: &Position) {
        let (board, options) = (&position.board, &position.options);
        for seat in [Seat(0), Seat(1)] {
            let checked = attack::in_check(board, seat, options);
            let is_attacked = |&cell: &Cell| attack::attackers(board, foe(seat), cell, options).next().is_some();
            let expected: Vec<Cell> = each(royal::royals(board, seat, options)).filter(is_attacked).collect();
            let mut found: Vec<Cell> = royal::cells(board, seat, checked).collect();
            found.sort_unstable();
            assert_eq!(found, expected, "{}", position.to_text());
        }
    }

    fn look_at(position: &Position) {
        knowledge_is_true(position);
        listing_is_by_the_book(position);
        checks_are_the_same_from_both_ends(position);
    }

    #[test]
    fn dangers_are_true_in_games() {
        let mut numbers = Numbers(1);
        for options in both_options() {
            let mut line = Line::new(Position::start(&options));
            for _ in 0..3000 {
                let mut actions = Vec::new();
                line.actions(&mut actions);
                if actions.is_empty() {
                    line = Line::new(Position::start(&options));
                    continue;
                }
                line.play_unchecked(actions[numbers.below(actions.len())], Effects::ignored());
                if line.outcome().is_none() {
                    look_at(&line);
                }
            }
        }
    }

    #[test]
    fn dangers_are_true_wherever_pieces_stand() {
        let mut numbers = Numbers(2);
        for _ in 0..2000 {
            for options in both_options() {
                let position = scattered(&mut numbers, options);
                if [Seat(0), Seat(1)].iter().all(|&seat| royal::surviving(&position.board, seat, &options) != 0) {
                    look_at(&position);
                }
            }
        }
    }
}
