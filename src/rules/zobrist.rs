//! Zobrist keys: a pseudo-random number for every feature of a position, joined by exclusive or (Zobrist 1970).

/// The number of a feature, such as a piece on a cell: the finaliser of the generator `SplitMix64`, in which all bits of the
/// result depend on all bits of `feature`. Features that may stand beside each other need different words.
///
/// Positions that differ have equal keys once in 2^64 pairs: among the some hundred positions that a draw by repetition
/// compares, once in 10^14 games.
pub const fn zobrist(feature: u64) -> u64 {
    let word = feature.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}
