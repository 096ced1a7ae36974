//! Evaluation features: pieces on the board and in hands, pawn advances, mobility and king safety.

use super::attitude::{Attitude, Placed};
use super::bidding::{answer_reason, decide};
use super::piece_values::{IN_HAND, worth, worth_in_hand};
use super::siege;
use super::weights::WEIGHTS;
use crate::bots::baseline::pawns;
use crate::bots::evaluate::{CaptureEstimate, Evaluate, Tally};
use crate::bots::plan::Plan;
use crate::bots::player::Choice;
use crate::rules::auction::{Position, Question};
use crate::rules::chess::{ChessKind, FORWARD, KNIGHT, NOBODY, Slot, attacked, cell_of, each, go};
use crate::rules::{Action, Bid, Game, Kind, SeatSet};

const TOKEN: usize = 11;
const ADVANCE: usize = 12;
const NEAR_PROMOTION: usize = 13;
const LINES: usize = 14;
const LEAPS: usize = 15;
const OPEN_KING: usize = 16;

/// How many offers, and how many bids, the search considers besides passing.
const OFFERS: usize = 2;
const BIDS: usize = 3;

impl Evaluate for Position {
    const FEATURES: &'static [&'static str] = &[
        "pawn",
        "knight",
        "bishop",
        "rook",
        "queen",
        "king",
        "pawn in hand",
        "knight in hand",
        "bishop in hand",
        "rook in hand",
        "queen in hand",
        "token",
        "pawn's step forward",
        "pawn next to promotion",
        "free cell of a slider",
        "knight's free cell",
        "free cell in line with the king",
        "check",
        "attacked cell next to the king",
        "safe cell next to the king",
        "own piece next to the king",
        "attacker of cells next to the king",
        "pair of such attackers",
        "queen that attacks them",
        "attack of a piece on cells next to a rival's king",
        "cell that a lone king cannot go to",
        "lone king's step to the edge",
        "lone king's step to another king",
    ];
    const WEIGHTS: &'static [i32] = &WEIGHTS;
    const ASSETS: usize = 12;
    const TEMPERATURE: i32 = 1567;
    const CIRCLES_DRAW: bool = true;
    const STRONGEST: i32 = 0;

    fn pawns(kind: Kind) -> u64 {
        pawns(kind)
    }

    fn decide(&self, attitude: &Attitude, placed: Placed) -> Option<Choice> {
        decide(self, attitude, placed)
    }

    fn answer_reason(&self, answer: Action, placed: Placed) -> Option<(String, Option<Plan>)> {
        answer_reason(self, answer, placed)
    }

    fn tally(&self, tally: &mut impl Tally) {
        let board = self.board();
        let sliders = (board.rook_like() | board.bishop_like()) & !board.army(NOBODY);
        let drops = self.question() == Question::Drop;
        for seat in self.seats_in().iter() {
            for slot in each(board.army(seat)) {
                let cell = board.cell(slot);
                let kind = board.man(slot).kind();
                tally.add(seat, kind as usize, 1);
                match kind {
                    ChessKind::Pawn => {
                        let ahead = match seat.0 {
                            0 => cell / 16 - 1,
                            1 => cell % 16 - 1,
                            2 => 14 - cell / 16,
                            _ => 14 - cell % 16,
                        };
                        tally.add(seat, ADVANCE, i32::from(ahead));
                        let next = go(cell, FORWARD[seat.index()]);
                        tally.add(seat, NEAR_PROMOTION, i32::from(Self::promotion_cells(seat).contains(next)));
                    }
                    ChessKind::Knight => {
                        let free = KNIGHT.iter().filter(|&&step| board.is_empty(go(cell, step))).count();
                        tally.add(seat, LEAPS, free as i32);
                    }
                    // Without enemy sliders, open lines to the king do no harm.
                    ChessKind::King if sliders & !board.army(seat) == 0 => {}
                    ChessKind::King => {
                        let free: u32 = ChessKind::Queen.axes().flat_map(|axis| board.lines().free(cell, axis)).sum();
                        tally.add(seat, OPEN_KING, free as i32);
                    }
                    kind => {
                        let free: u32 = kind.axes().flat_map(|axis| board.lines().free(cell, axis)).sum();
                        tally.add(seat, LINES, free as i32);
                    }
                }
            }
            for slot in each(self.tradable_of(seat)) {
                tally.add(seat, IN_HAND + board.man(slot).kind() as usize, 1);
                tally.add(seat, TOKEN, i32::from(self.tokens_of(slot)));
            }
            // Pieces that are due to be placed count as if on the board. One that is due to be dropped is lost.
            for slot in each(if drops { 0 } else { self.due_of(seat) }) {
                tally.add(seat, board.man(slot).kind() as usize, 1);
            }
            siege::tally(board, self.seats_in(), seat, tally);
        }
    }

    fn stake(&self, action: Action) -> CaptureEstimate {
        let board = self.board();
        match action {
            Action::Move { from, to, promotion } => {
                let (from, to) = (cell_of(from), cell_of(to));
                let Some(mover) = board.man_on(from) else { return CaptureEstimate::QUIET };
                let promoted = promotion.and_then(|kind| ChessKind::from_letter(kind.letter()));
                let rise = promoted.map_or(0, |kind| worth(kind) - worth(ChessKind::Pawn));
                let Some(victim) = board.man_on(to) else {
                    let passing = mover.kind() == ChessKind::Pawn && from % 16 != to % 16 && from / 16 != to / 16;
                    if passing {
                        return CaptureEstimate::takes(worth(ChessKind::Pawn), SeatSet::EMPTY);
                    }
                    return CaptureEstimate { gain: rise, against: SeatSet::EMPTY, noisy: promoted.is_some() };
                };
                let owner = victim.army();
                let is_kept = board.slot_on(to).is_none_or(|slot| !self.is_sold(slot));
                let kept = if is_kept { worth_in_hand(victim.kind()) } else { 0 };
                let (taken, risked) = (worth(victim.kind()) + kept, worth(mover.kind()));
                let foes = || board.all() & !board.army(mover.army()) & !board.army(NOBODY);
                let guarded = risked > taken && mover.kind() != ChessKind::King && attacked(board, to, foes(), from);
                let gain = rise + if guarded { taken - risked } else { taken - (risked / 64).min(20) };
                CaptureEstimate::takes(gain, if owner == NOBODY { SeatSet::EMPTY } else { SeatSet(1 << owner.0) })
            }
            Action::Offer { kind, .. } => {
                CaptureEstimate { gain: -1 - kind_worth(kind) / 100, ..CaptureEstimate::QUIET }
            }
            Action::Accept(seat) => {
                let bid: i32 = each(self.bid_by(seat)).map(|slot| worth(board.man(slot).kind())).sum();
                let Question::Accept(offered) = self.question() else { return CaptureEstimate::QUIET };
                CaptureEstimate { gain: (bid - worth(board.man(offered).kind())) / 4, ..CaptureEstimate::QUIET }
            }
            _ => CaptureEstimate::QUIET,
        }
    }

    fn list(&self, deep: bool, out: &mut Vec<Action>) {
        match self.question() {
            Question::Offer => {
                out.push(Action::Pass);
                if !deep {
                    offers(self, out);
                }
            }
            Question::Bid(offered) => {
                out.push(Action::Bid(Bid::default()));
                bids(self, offered, out);
            }
            _ => self.actions(out),
        }
    }
}

fn kind_worth(kind: Kind) -> i32 {
    ChessKind::from_letter(kind.letter()).map_or(0, worth)
}

/// Considers the pieces of the hand with the fewest tokens, which must go soonest.
fn offers(position: &Position, out: &mut Vec<Action>) {
    let board = position.board();
    let mut best: [Option<(i32, Slot)>; OFFERS] = [None; OFFERS];
    for slot in each(position.tradable_of(position.turn())) {
        let kind = board.man(slot).kind();
        let rank = worth(kind) - 200 * i32::from(position.tokens_of(slot));
        keep(&mut best, rank, slot, |other| {
            board.man(other).kind() == kind && position.tokens_of(other) == position.tokens_of(slot)
        });
    }
    for (_, slot) in best.into_iter().flatten() {
        out.push(Action::Offer { kind: board.man(slot).kind().kind(), tokens: position.tokens_of(slot) });
    }
}

/// Considers single-piece bids nearest in value to the piece on offer.
fn bids(position: &Position, offered: Slot, out: &mut Vec<Action>) {
    let board = position.board();
    let price = worth(board.man(offered).kind());
    let mut best: [Option<(i32, Slot)>; BIDS] = [None; BIDS];
    // A raise keeps what has been bid.
    let before = position.bid_by(position.asked_seat());
    for slot in each(position.tradable_of(position.asked_seat()) & !before) {
        let kind = board.man(slot).kind();
        let tokens = position.tokens_of(slot);
        let rank = -(worth(kind) - price).abs() - i32::from(tokens);
        keep(&mut best, rank, slot, |other| board.man(other).kind() == kind && position.tokens_of(other) == tokens);
    }
    for (_, slot) in best.into_iter().flatten() {
        let bid = each(before | 1 << slot).map(|slot| (board.man(slot).kind().kind(), position.tokens_of(slot)));
        out.extend(Bid::of(bid).map(Action::Bid));
    }
}

/// Keeps the `N` highest-ranked pieces, one of each group that is `alike`.
fn keep<const N: usize>(best: &mut [Option<(i32, Slot)>; N], rank: i32, slot: Slot, alike: impl Fn(Slot) -> bool) {
    if best.iter().flatten().any(|&(_, other)| alike(other)) {
        return;
    }
    let mut new = Some((rank, slot));
    for place in best {
        if place.is_none_or(|(other, _)| new.is_some_and(|(rank, _)| rank > other)) {
            core::mem::swap(place, &mut new);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::auction::{Options, SevenRule};

    /// With a seven, too, the piece is no longer its player's.
    #[test]
    fn a_piece_that_the_dice_bring_back_counts_nothing() {
        const BOARD: &str = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/14/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3";
        let options = Options { seven: SevenRule::Choose, ..Options::default() };
        let [rolled, chosen] = ["handR=q0 phase=roll", "phase=drop dice=73 place=R:q"]
            .map(|keys| Position::from_text(&format!("{BOARD} turn=R {keys}"), &options).unwrap());
        assert_eq!(rolled.evaluate(), chosen.evaluate());
        let mut listed = Vec::new();
        chosen.list(true, &mut listed);
        assert_eq!(listed.len(), 6);
    }
}
