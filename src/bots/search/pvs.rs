//! Principal variation search: the first action is expected to be the best, so the others are only checked against it, the
//! later ones with less depth, and near the end of the depth not at all.

/// From which place in the move ordering, and from which remaining depth on, an action is searched one ply less.
pub(super) struct Late {
    place: usize,
    depth: i32,
}

/// Late move reductions. Each row that applies takes off a ply: the later an action comes in the ordering, the less
/// likely it is to be the best.
pub(super) const REDUCTIONS: [Late; 3] =
    [Late { place: 4, depth: 3 }, Late { place: 12, depth: 3 }, Late { place: 24, depth: 6 }];
/// The same at the root, where a wrong reduction costs the move itself and the ordering is better.
pub(super) const ROOT_REDUCTIONS: [Late; 2] = [Late { place: 6, depth: 3 }, Late { place: 20, depth: 5 }];

/// Late move pruning: at least this many actions of a node are searched, and more with the square of the depth.
const FEWEST: i32 = 3;

/// How many actions of a node outside the principal variation are searched with this remaining depth, if late moves are
/// pruned up to `deepest`. Good captures and killers that come later are searched all the same, and so is everything where
/// the actions before lose the game.
pub(super) const fn most_searched(depth: i32, deepest: i32) -> usize {
    if depth > deepest { usize::MAX } else { (FEWEST + depth * depth / 2) as usize }
}

/// How many plies less the action at `place` is searched.
pub(super) fn reduction(rows: &[Late], place: usize, depth: i32) -> i32 {
    rows.iter().map(|late| i32::from(place >= late.place && depth >= late.depth)).sum()
}

/// The score of the action at `place`, between `low` and `high`. `search` searches it with a depth and bounds. A later
/// action is searched with reduced depth and a null window first, and again only if it may be better than `low`.
pub(super) fn principal_variation(
    place: usize,
    (depth, less): (i32, i32),
    (low, high): (i32, i32),
    mut search: impl FnMut(i32, i32, i32) -> i32,
) -> i32 {
    if place == 0 {
        return search(depth, low, high);
    }
    let mut score = search(depth - less, low, low + 1);
    if score > low && less > 0 {
        score = search(depth, low, low + 1);
    }
    if score > low && score < high {
        score = search(depth, low, high);
    }
    score
}
