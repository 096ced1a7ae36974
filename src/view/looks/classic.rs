//! The classic chess set, shared by the games that use it.

use super::{Build, Gait, Part};
use crate::rules::Kind;
use crate::rules::chess::ChessKind;

/// Where its models are.
pub(super) const FILE: &str = "models/chess.glb";
/// The tile of its boards.
pub(super) const TILE: &str = "chess_tile";
/// The models of its pieces, and the tile.
pub(super) const PIECES: [&str; 7] =
    ["chess_king", "chess_queen", "chess_rook", "chess_bishop", "chess_knight", "chess_pawn", TILE];

/// How a kind of piece is built.
pub(super) fn build(kind: Kind) -> Option<Build> {
    const KING: [Part; 1] = [Part::still("chess_king")];
    const QUEEN: [Part; 1] = [Part::still("chess_queen")];
    const ROOK: [Part; 1] = [Part::still("chess_rook")];
    const BISHOP: [Part; 1] = [Part::still("chess_bishop")];
    const KNIGHT: [Part; 1] = [Part::still("chess_knight")];
    const PAWN: [Part; 1] = [Part::still("chess_pawn")];
    let (parts, height): (&[Part], f32) = match ChessKind::from_letter(kind.letter())? {
        ChessKind::King => (&KING, 1.17),
        ChessKind::Queen => (&QUEEN, 0.96),
        ChessKind::Rook => (&ROOK, 0.67),
        ChessKind::Bishop => (&BISHOP, 1.0),
        ChessKind::Knight => (&KNIGHT, 0.88),
        ChessKind::Pawn => (&PAWN, 0.6),
    };
    Some(Build { parts, height })
}

/// How a kind of piece moves.
pub(super) fn gait(kind: Kind) -> Gait {
    match ChessKind::from_letter(kind.letter()) {
        Some(ChessKind::King) => Gait::Stride,
        Some(ChessKind::Knight) => Gait::Bound,
        Some(ChessKind::Queen | ChessKind::Rook | ChessKind::Bishop | ChessKind::Pawn) | None => Gait::Slide,
    }
}
