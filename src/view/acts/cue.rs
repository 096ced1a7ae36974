//! What is heard of an act.

use bevy::prelude::*;

/// Something to be heard. `assets/sounds/README.md` says what each sounds like.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Cue {
    /// A piece is set down.
    Step,
    /// A piece is drawn over the board.
    Slide,
    /// A small car.
    Drive,
    /// A bulldozer at work.
    Engine,
    /// Its blade hits a piece.
    Shove,
    /// That piece hits the next one.
    Jolt,
    /// Something falls a long way down.
    Fall,
    /// A cover closes a hole.
    Tile,
    /// A hole opens.
    Pothole,
    /// A whirlwind.
    Whirl,
    /// Gone here and there again.
    Teleport,
    /// A leap.
    Leap,
    /// Its landing.
    Land,
    /// A boomerang.
    Boomerang,
    /// A frog that slips back.
    Frog,
    /// It is in its well again.
    Splash,
    /// A berserk begins.
    Roar,
    /// One of its victims.
    Slash,
    /// A berserk bursts.
    Burst,
    /// A golem hurls something on.
    FlyBack,
    /// The ring of an entity.
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
    /// Something is offered, or a trade falls through.
    Offer,
    /// A bid.
    Bid,
    /// The hammer falls.
    Hammer,
    /// It knocks once, as long as somebody may still change their mind.
    Knock,
    /// A token is taken.
    Coin,
    /// Several tokens come.
    Coins,
    /// A promotion chip.
    Chip,
    /// Dice roll.
    Dice,
    /// A piece comes down.
    Drop,
    /// A sleeper wakes.
    Wake,
    /// A button is pressed.
    Click,
}

impl Cue {
    /// Its file, without folder and ending.
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

/// An act has begun that is heard.
#[derive(Message, Copy, Clone, PartialEq, Debug)]
pub struct Heard {
    /// What is heard.
    pub cue: Cue,
    /// How fast time goes as it is: 1 as usual.
    pub pace: f32,
}
