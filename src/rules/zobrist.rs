//! Zobrist keys: a pseudo-random number for every feature of a position, combined by XOR (Zobrist 1970).

/// The number for a feature, such as a piece on a cell: the finaliser of the generator `SplitMix64`, in which every
/// output bit depends on every input bit. Features of the same position need different words.
///
/// Different positions collide once in 2^64 pairs. With some hundred positions compared for repetition, that is once in
/// 10^14 games.
pub const fn zobrist(feature: u64) -> u64 {
    let word = feature.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let word = (word ^ word >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let word = (word ^ word >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    word ^ word >> 31
}
