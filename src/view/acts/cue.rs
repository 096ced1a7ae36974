//! The sounds of acts.

use bevy::prelude::*;

/// A sound of the table. `assets/sounds/README.md` describes each of them.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Cue {
    /// A piece is set down.
    Step,
    /// A piece slides over the board.
    Slide,
    /// A small car drives.
    Drive,
    /// A bulldozer at work.
    Engine,
    /// Its blade hits a piece.
    Shove,
    /// A pushed piece hits the next one in the chain.
    Jolt,
    /// A piece falls a long way down.
    Fall,
    /// A cover closes a hole.
    Tile,
    /// A hole opens.
    Pothole,
    /// A whirlwind.
    Whirl,
    /// A piece vanishes here and appears elsewhere.
    Teleport,
    /// A piece leaps.
    Leap,
    /// It lands after the leap.
    Land,
    /// A boomerang is thrown.
    Boomerang,
    /// A frog slips back to its well.
    Frog,
    /// The frog is back in its well.
    Splash,
    /// A berserk begins.
    Roar,
    /// A berserk hits one of its victims.
    Slash,
    /// A berserk bursts.
    Burst,
    /// A golem hurls on the piece it has captured.
    FlyBack,
    /// The ring of light of an entity spreads.
    Ring,
    /// An icosahedron rolls.
    Roll,
    /// A piece is taken.
    Capture,
    /// A king falls.
    KingFalls,
    /// An army changes hands.
    Annex,
    /// A promotion.
    Promote,
    /// A king gets its queen.
    Crown,
    /// Pieces freeze.
    Freeze,
    /// A trade is offered, or one falls through.
    Offer,
    /// A player bids.
    Bid,
    /// The hammer falls: sold.
    Hammer,
    /// The gavel knocks once, while players can still change their minds.
    Knock,
    /// A token is taken away.
    Coin,
    /// Several tokens are given at once.
    Coins,
    /// A promotion chip arrives.
    Chip,
    /// Dice roll.
    Dice,
    /// A piece lands on the board.
    Drop,
    /// A dormant piece wakes.
    Wake,
    /// A button is pressed.
    Click,
}

impl Cue {
    /// The file name of the sound, without folder and extension.
    pub const fn file(self) -> &'static str {
        match self {
            Self::Step => "step",
            Self::Slide => "slide",
            Self::Drive => "drive",
            Self::Engine => "engine",
            Self::Shove => "shove",
            Self::Jolt => "jolt",
            Self::Fall => "fall",
            Self::Tile => "tile",
            Self::Pothole => "pothole",
            Self::Whirl => "whirl",
            Self::Teleport => "teleport",
            Self::Leap => "leap",
            Self::Land => "land",
            Self::Boomerang => "boomerang",
            Self::Frog => "frog",
            Self::Splash => "splash",
            Self::Roar => "roar",
            Self::Slash => "slash",
            Self::Burst => "golem",
            Self::FlyBack => "fly_back",
            Self::Ring => "ring",
            Self::Roll => "roll",
            Self::Capture => "capture",
            Self::KingFalls => "king_falls",
            Self::Annex => "annex",
            Self::Promote => "promote",
            Self::Crown => "crown",
            Self::Freeze => "freeze",
            Self::Offer => "offer",
            Self::Bid => "bid",
            Self::Hammer => "hammer",
            Self::Knock => "gavel",
            Self::Coin => "coin",
            Self::Coins => "coins",
            Self::Chip => "chip",
            Self::Dice => "dice",
            Self::Drop => "drop",
            Self::Wake => "wake",
            Self::Click => "click",
        }
    }
}

/// Sent when an act with a sound starts or ends.
#[derive(Message, Copy, Clone, PartialEq, Debug)]
pub struct Heard {
    /// The sound to play.
    pub cue: Cue,
    /// The playback speed: 1 is normal.
    pub pace: f32,
}
