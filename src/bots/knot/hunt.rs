//! The hunt for poorly guarded royals: no other feature tells the winner how to proceed.

use crate::bots::evaluate::Tally;
use crate::rules::Seat;
use crate::rules::knot::{Cell, KNOT, PieceKind, Position, arm, arm_cells, bit, each, steps};

const NEARER: usize = 18;
const HALF: usize = 19;
const IN_THE_WAY: usize = 20;

/// Up to this many pieces besides the royals are too few to guard them.
const FEW: usize = 1;
/// The number of steps from the end of one arm to the end of another.
const FARTHEST: u8 = 16;
/// Larger armies have more guards than that, since at most four pieces are royal.
const SMALL: u32 = 4 + FEW as u32;

/// The player whose royals are hunted: one with hardly any guards, and fewer than the rival has hunters. Long-range
/// hunters need no hunt features, the search alone finds the win.
pub(super) fn prey(position: &Position) -> Option<Seat> {
    let size = |seat: Seat| position.cells_of(seat).count_ones();
    if size(Seat(0)).min(size(Seat(1))) > SMALL {
        return None;
    }
    let guards = |seat: Seat| position.army_of(seat).filter(|&(kind, _)| !is_royal(kind)).count();
    let (white, black) = (guards(Seat(0)), guards(Seat(1)));
    let prey = match () {
        () if white <= FEW && white < black => Seat(0),
        () if black <= FEW && black < white => Seat(1),
        () => return None,
    };
    let reaches_far = |kind| matches!(kind, PieceKind::Attacker | PieceKind::Boomerang | PieceKind::Dingo);
    let mut hunters = position.army_of(Seat(1 - prey.0));
    (!hunters.any(|(kind, _)| reaches_far(kind))).then_some(prey)
}

/// Whether a kind is royal. Frogs always count: they do not leave their wells to guard other pieces.
pub(super) const fn is_royal(kind: PieceKind) -> bool {
    matches!(kind, PieceKind::King | PieceKind::Prince | PieceKind::Frog)
}

/// Whether `seat` has what mates the royals of `foe` (tests/endings/knot.rs): against a king a golem, a boomerang, an
/// attacker or a dingo, or icosahedra of both halves; against other royals its king is enough.
pub(super) fn can_mate(position: &Position, seat: Seat, foe: Seat) -> bool {
    let has_king = position.army_of(foe).any(|(kind, _)| kind == PieceKind::King);
    let mating = position.army_of(seat).filter(|&(kind, _)| kind != PieceKind::Entity);
    !has_king || mating.fold(0, |halves, (kind, cell)| halves | halves_of(kind, cell)) == 0b11
}

/// The halves of the cells that a piece can come to attack from a cell, as bits. A royal comes near no other
/// king.
fn halves_of(kind: PieceKind, cell: Cell) -> u8 {
    match kind {
        PieceKind::Icosahedron | PieceKind::Entity => 1 << (steps(cell, KNOT) % 2),
        kind if is_royal(kind) => 0,
        _ => 0b11,
    }
}

/// Counts how far the hunt of `hunter` for the royals of `prey` has come: how near the king and the golem are, which
/// pieces block their way, and whether the hunters cover all cells.
pub(super) fn tally(position: &Position, hunter: Seat, prey: Seat, tally: &mut impl Tally) {
    // A king is the hardest to mate, so it is hunted first: any king mates a prince or a frog alone
    // (tests/endings/knot.rs).
    let king = position.army_of(prey).find(|&(kind, _)| kind == PieceKind::King).map(|(_, cell)| bit(cell));
    let hunted = king.unwrap_or_else(|| position.royal_cells(prey));
    let mut idlers = 0;
    for (kind, cell) in position.army_of(hunter) {
        if !matches!(kind, PieceKind::Golem | PieceKind::King | PieceKind::Frog) {
            idlers |= bit(cell);
        }
    }
    let nearness = |cell| {
        let nearest = each(hunted).map(|royal| steps(cell, royal)).min().unwrap_or(FARTHEST);
        // Pieces cannot pass one another on an arm, so the others leave it before king and golem go in.
        i32::from(FARTHEST - if arm_cells(arm(cell)) & idlers == 0 { nearest } else { nearest.max(FARTHEST / 2) })
    };
    let golem = position.army_of(hunter).find(|&(kind, _)| kind == PieceKind::Golem).map(|(_, cell)| nearness(cell));
    let mut halves = 0;
    for (kind, cell) in position.army_of(hunter) {
        halves |= halves_of(kind, cell);
        let near = match (kind, golem) {
            (PieceKind::Golem, _) => nearness(cell),
            // The golem goes first: behind the king it could not attack.
            (PieceKind::King, Some(golem)) => nearness(cell).min(golem - 1).max(0),
            // A king comes no nearer to a king; it would only shield it from the others.
            (PieceKind::King, None) if king.is_none() => nearness(cell),
            // Leaving the well gains nothing, since a frog slips back.
            (PieceKind::Frog, _) => 0,
            _ => {
                tally.add(hunter, IN_THE_WAY, i32::from(hunted & arm_cells(arm(cell)) != 0));
                0
            }
        };
        tally.add(hunter, NEARER, near);
    }
    tally.add(hunter, HALF, i32::from(halves != 0b11));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::play_out::play_out;
    use crate::bots::{Evaluate, Level};
    use crate::rules::{Game, GameId};

    #[test]
    fn royals_that_nobody_guards_are_caught() {
        for at in [
            "Wk,Wg,13,Bk/Wc,15/Wf,15/Wf,15 turn=W",
            "Wk,Wg,13,Bk/Wc,14,Bc/Wf,14,Bf/Wf,14,Bf turn=W",
            "Wk,15/Wc,14,Bc/Wf,14,Bf/Wf,1,Wd,12,Bf turn=W",
        ] {
            let (outcome, actions) = play_out(GameId::Knot, at, Level::STRONGEST, 60_000);
            assert_eq!(outcome.points, [1, 0, 0, 0], "{at}: {:?} after {} actions", outcome.reason, actions.len());
        }
    }

    #[test]
    fn against_a_king_a_golem_or_both_halves_are_needed() {
        for (at, mates) in [
            ("Wk,1,Wg,12,Bk/16/16/16 turn=W", true),
            ("Wk,14,Bk/Wi,15/Wi,15/16 turn=W", false),
            ("Wk,14,Bk/Wi,15/1,Wi,14/16 turn=W", true),
            ("Wk,14,Bk/Wi,15/1,We,14/16 turn=W", false),
            ("Wk,14,Bk/Wc,15/Wf,15/16 turn=W", false),
            ("Wk,14,Bc/16/16/Wf,14,Bf turn=W", true),
        ] {
            let position = Position::from_text(at, &<Position as Game>::Options::default()).unwrap();
            assert_eq!(can_mate(&position, Seat(0), Seat(1)), mates, "{at}");
        }
    }

    #[test]
    fn only_what_is_left_unguarded_is_hunted() {
        let hunted = |at: &str| prey(&Position::from_text(at, &<Position as Game>::Options::default()).unwrap());
        assert_eq!(hunted("Wk,1,Wg,12,Bk/16/16/16 turn=B"), Some(Seat(1)));
        assert_eq!(hunted("Wk,1,Wg,11,Bg,Bk/16/16/16 turn=B"), None, "one against one");
        assert_eq!(hunted("Wk,1,Wg,11,Bg,Bk/16/2,Bi,13/16 turn=B"), Some(Seat(0)));
        let worth = |at: &str| Position::from_text(at, &<Position as Game>::Options::default()).unwrap().evaluate()[0];
        let near = worth("Wk,11,Wg,2,Bk/16/16/16 turn=W");
        assert!(near > worth("Wk,Wg,13,Bk/16/16/16 turn=W"));
        let half = worth("Wk,14,Bk/Wi,15/Wi,15/16 turn=W");
        assert!(half + 100 < worth("Wk,14,Bk/Wi,15/1,Wi,14/16 turn=W"), "icosahedra of both halves");
    }
}
