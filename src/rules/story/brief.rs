//! An action in a few words, as the subject of a sentence: `bulldozer c3 to b4`.

use crate::rules::action::{Action, Kind};
use crate::rules::any_game::AnyGame;
use crate::rules::noun::Case;
use crate::rules::seat::Decider;
use crate::rules::square::Square;
use crate::rules::text::list;
use crate::texts::text;

/// A legal action in a few words, as the subject of a sentence, such as `bulldozer c3 to b4` or `offering a rook`.
pub fn brief(table: &dyn AnyGame, action: Action) -> String {
    let noun = |kind: Kind| table.words().noun(kind);
    let way = action.squares().map(|(from, to)| (from.to_string(), to.to_string()));
    let (from, to) = way.unwrap_or_default();
    match action {
        Action::Move { from: stood, promotion, .. } => {
            let piece = name_on(table, stood);
            match promotion {
                None => text!("brief-move", piece = piece, from = from, to = to),
                Some(kind) => {
                    let promoted = noun(kind).one(Case::Dative);
                    text!("brief-promotion", piece = piece, from = from, to = to, promoted = promoted)
                }
            }
        }
        Action::MovePothole { .. } => text!("brief-pothole", from = from, to = to),
        Action::Berserk { from: stood, .. } => {
            text!("brief-berserk", piece = name_on(table, stood), from = from, to = to)
        }
        Action::Teleport { from: stood, .. } => {
            text!("brief-teleport", piece = name_on(table, stood), from = from, to = to)
        }
        Action::End => text!("brief-end"),
        Action::SetUp(_) => text!("brief-set-up"),
        Action::Swap => text!("brief-swap"),
        Action::Pass => text!("brief-offer-nothing"),
        Action::Offer { kind, .. } => text!("brief-offer", piece = noun(kind).one(Case::Accusative)),
        Action::Bid(bid) => {
            let told = bid.kinds().map(|(kind, count)| match count {
                1 => noun(kind).one(Case::Accusative),
                _ => noun(kind).several(count),
            });
            let has_bid =
                matches!(table.decider(), Some(Decider::Seat(seat)) if !table.snapshot().bid_of(seat).is_empty());
            match (told.collect::<Vec<_>>(), has_bid) {
                (pieces, false) if pieces.is_empty() => text!("brief-bid-nothing"),
                (pieces, true) if pieces.is_empty() => text!("brief-raise-nothing"),
                (pieces, false) => text!("brief-bid", pieces = list(&pieces)),
                (pieces, true) => text!("brief-raise", pieces = list(&pieces)),
            }
        }
        Action::Accept(seat) => text!("brief-accept", player = seat.called(table.seats())),
        Action::Decline => text!("brief-decline"),
        Action::Place { kind, square } => {
            text!("brief-place", piece = noun(kind).one(Case::Accusative), place = square.to_string())
        }
        Action::Resign(_) => text!("brief-resign"),
        Action::Draw(_) => text!("brief-draw"),
        Action::Penalty(_) | Action::Absent(_) | Action::Roll { .. } => action.token(table.seats()).to_string(),
    }
}

fn name_on(table: &dyn AnyGame, square: Square) -> String {
    let piece = table.snapshot().piece_on(square).map(|(_, piece)| piece.kind);
    piece.map_or_else(String::new, |kind| table.words().noun(kind).name())
}
