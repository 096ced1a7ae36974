//! The sounds of each game: its music, and the cues that the other games lack.

use crate::rules::GameId;
use crate::view::Cue;

/// The sounds of a game.
#[derive(Copy, Clone, Debug)]
pub(super) struct GameSounds {
    /// The file of its music, without extension.
    pub(super) music: &'static str,
    /// The cues that are loaded with the game, besides those of all games.
    pub(super) cues: &'static [Cue],
}

/// The sounds of a game.
pub(super) const fn sounds_of(game: GameId) -> GameSounds {
    match game {
        GameId::Pothole => POTHOLE,
        GameId::Knot => KNOT,
        GameId::Quad => QUAD,
        GameId::Auction => AUCTION,
        #[cfg(feature = "toy-game")]
        GameId::Nine => NINE,
    }
}

const POTHOLE: GameSounds = GameSounds {
    music: "bed_site",
    cues: &[
        Cue::Drive,
        Cue::Engine,
        Cue::Shove,
        Cue::Jolt,
        Cue::Fall,
        Cue::Tile,
        Cue::Pothole,
        Cue::Whirl,
        Cue::Chip,
        Cue::Promote,
        Cue::KingFalls,
        Cue::Annex,
    ],
};

const KNOT: GameSounds = GameSounds {
    music: "bed_stars",
    cues: &[
        Cue::Leap,
        Cue::Land,
        Cue::Boomerang,
        Cue::Frog,
        Cue::Splash,
        Cue::Roar,
        Cue::Slash,
        Cue::Burst,
        Cue::FlyBack,
        Cue::Ring,
        Cue::Roll,
    ],
};

const QUAD: GameSounds = GameSounds {
    music: "bed_hall",
    cues: &[Cue::Leap, Cue::Land, Cue::KingFalls, Cue::Annex, Cue::Promote, Cue::Crown, Cue::Freeze],
};

const AUCTION: GameSounds = GameSounds {
    music: "bed_room",
    cues: &[
        Cue::Leap,
        Cue::Land,
        Cue::Offer,
        Cue::Bid,
        Cue::Hammer,
        Cue::Knock,
        Cue::Coin,
        Cue::Coins,
        Cue::Dice,
        Cue::Drop,
        Cue::Wake,
    ],
};

#[cfg(feature = "toy-game")]
const NINE: GameSounds = GameSounds { music: "bed_hall", cues: &[Cue::KingFalls] };
