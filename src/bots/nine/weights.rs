//! What each feature is worth, in centipawns.

pub(super) const WEIGHTS: [i32; 3] = [
    500, // king
    -80, // rival next to it
    20,  // step to go to
];
