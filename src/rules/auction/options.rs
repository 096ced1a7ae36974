//! The rule options of Auction Chess.

use crate::rules::odds::Odds;
use crate::rules::options::{OptionError, OptionInfo, OptionValues};
use crate::rules::seat::Seat;
use crate::texts::text;

/// Where traded pieces may be placed (`docs/rules/auction.md`, "Stage 3: placing after a trade").
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum PlacingRule {
    /// Not where they attack another player's king.
    NoCheck,
    /// As [`PlacingRule::NoCheck`], and only on the owner's arm of the board.
    Home,
    /// Also where they attack a king.
    Anywhere,
}

impl PlacingRule {
    const ALL: [Self; 3] = [Self::NoCheck, Self::Home, Self::Anywhere];
    const NAMES: [&'static str; 3] = ["no-check", "home", "anywhere"];
}

/// How players bid in an auction (`docs/rules/auction.md`, "Stage 2: auction").
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum BiddingRule {
    /// Each player once.
    Once,
    /// Once, and then those with a bid may raise it in turn, until at most one of them has not passed.
    Raise,
    /// Each player once. The bids are hidden from all others, until the last one is made.
    Sealed,
}

impl BiddingRule {
    const ALL: [Self; 3] = [Self::Once, Self::Raise, Self::Sealed];
    const NAMES: [&'static str; 3] = ["once", "raise", "sealed"];
}

/// Who gets the point when the last round is over (`docs/rules/auction.md`, "Moving").
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LastRoundRule {
    /// All players left share it.
    Shared,
    /// The player left with the most material; several with the most share it.
    Material,
}

impl LastRoundRule {
    const ALL: [Self; 2] = [Self::Shared, Self::Material];
    const NAMES: [&'static str; 2] = ["shared", "material"];
}

/// What a 7 on the dice means (`docs/rules/auction.md`, "Stage 5: anti-hoard drop").
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum SevenRule {
    /// It is rolled again.
    Reroll,
    /// The player whose turn it is chooses that coordinate.
    Choose,
}

impl SevenRule {
    const ALL: [Self; 2] = [Self::Reroll, Self::Choose];
    const NAMES: [&'static str; 2] = ["reroll", "choose"];
}

/// The rule options (`docs/rules/auction.md`, "Moving", "Stage 2: auction", "Stage 3: placing after a
/// trade" and "Stage 5: anti-hoard drop").
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The game ends after this many rounds.
    pub rounds: u32,
    /// Who gets the point when the last round is over.
    pub last_round: LastRoundRule,
    /// Where traded pieces may be placed.
    pub placing: PlacingRule,
    /// How many auctions there may be in a round, from 1 to [`Options::UNLIMITED`].
    pub auctions: u8,
    /// Whether the first mate ends the game, and who has given it wins alone.
    pub first_mate: bool,
    /// How players bid in an auction.
    pub bidding: BiddingRule,
    /// Whether a traded piece that is captured goes to a hand again. Otherwise it leaves the game.
    pub resale: bool,
    /// What a 7 on the dice means.
    pub seven: SevenRule,
    /// The army that begins without a piece.
    pub odds: Odds,
}

impl Options {
    /// An auction for each player: no limit.
    pub const UNLIMITED: u8 = 4;

    /// The defaults.
    const USUAL: Self = Self {
        rounds: 300,
        last_round: LastRoundRule::Shared,
        placing: PlacingRule::NoCheck,
        auctions: Self::UNLIMITED,
        first_mate: false,
        bidding: BiddingRule::Once,
        resale: true,
        seven: SevenRule::Reroll,
        odds: Odds::NONE,
    };

    /// Whether the auctions of a round are limited, and so counted.
    pub(super) const fn limits_auctions(&self) -> bool {
        self.auctions < Self::UNLIMITED
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::USUAL
    }
}

const ROUNDS: OptionInfo = OptionInfo {
    name: "rounds",
    title: || text!("option-name-rounds"),
    help: || text!("option-rounds"),
    values: OptionValues::Number { default: Options::USUAL.rounds, min: 1, max: 10_000 },
};

const LAST_ROUND: OptionInfo = OptionInfo {
    name: "last-round",
    title: || text!("option-name-last-round"),
    help: || text!("option-last-round"),
    values: OptionValues::Choice {
        default: LastRoundRule::NAMES[Options::USUAL.last_round as usize],
        values: &LastRoundRule::NAMES,
        words: "last-round",
    },
};

const PLACING: OptionInfo = OptionInfo {
    name: "placing",
    title: || text!("option-name-placing"),
    help: || text!("option-placing"),
    values: OptionValues::Choice {
        default: PlacingRule::NAMES[Options::USUAL.placing as usize],
        values: &PlacingRule::NAMES,
        words: "placing",
    },
};

const AUCTIONS: OptionInfo = OptionInfo {
    name: "auctions-a-round",
    title: || text!("option-name-auctions-a-round"),
    help: || text!("option-auctions-a-round"),
    values: OptionValues::Number { default: Options::USUAL.auctions as u32, min: 1, max: Options::UNLIMITED as u32 },
};

const FIRST_MATE: OptionInfo = OptionInfo {
    name: "first-mate",
    title: || text!("option-name-first-mate"),
    help: || text!("option-first-mate"),
    values: OptionValues::Flag { default: Options::USUAL.first_mate },
};

const BIDDING: OptionInfo = OptionInfo {
    name: "bidding",
    title: || text!("option-name-bidding"),
    help: || text!("option-bidding"),
    values: OptionValues::Choice {
        default: BiddingRule::NAMES[Options::USUAL.bidding as usize],
        values: &BiddingRule::NAMES,
        words: "bidding",
    },
};

const RESALE: OptionInfo = OptionInfo {
    name: "resale",
    title: || text!("option-name-resale"),
    help: || text!("option-resale"),
    values: OptionValues::Flag { default: Options::USUAL.resale },
};

const SEVEN: OptionInfo = OptionInfo {
    name: "seven",
    title: || text!("option-name-seven"),
    help: || text!("option-seven"),
    values: OptionValues::Choice {
        default: SevenRule::NAMES[Options::USUAL.seven as usize],
        values: &SevenRule::NAMES,
        words: "seven",
    },
};

const ODDS: OptionInfo = Odds::option(&["none", "pawn", "knight", "rook", "queen"], "odds-auction");

const ODDS_BY: OptionInfo = Odds::by_option(&["red", "blue", "yellow", "green"]);

impl crate::rules::options::Options for Options {
    const ALL: &'static [OptionInfo] =
        &[ROUNDS, LAST_ROUND, PLACING, AUCTIONS, FIRST_MATE, BIDDING, RESALE, SEVEN, ODDS, ODDS_BY];

    fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
        match name {
            "rounds" => self.rounds = ROUNDS.number(value)?,
            "last-round" => self.last_round = LastRoundRule::ALL[LAST_ROUND.choice(value)?],
            "placing" => self.placing = PlacingRule::ALL[PLACING.choice(value)?],
            "auctions-a-round" => self.auctions = AUCTIONS.number(value)? as u8,
            "first-mate" => self.first_mate = FIRST_MATE.flag(value)?,
            "bidding" => self.bidding = BiddingRule::ALL[BIDDING.choice(value)?],
            "resale" => self.resale = RESALE.flag(value)?,
            "seven" => self.seven = SevenRule::ALL[SEVEN.choice(value)?],
            "odds" => self.odds.piece = ODDS.choice(value)? as u8,
            "odds-by" => self.odds.by = Seat(ODDS_BY.choice(value)? as u8),
            _ => return Err(OptionError::Unknown(name.to_owned())),
        }
        Ok(())
    }

    fn get(&self, name: &str) -> Option<String> {
        match name {
            "rounds" => Some(self.rounds.to_string()),
            "last-round" => Some(LastRoundRule::NAMES[self.last_round as usize].to_owned()),
            "placing" => Some(PlacingRule::NAMES[self.placing as usize].to_owned()),
            "auctions-a-round" => Some(self.auctions.to_string()),
            "first-mate" => Some(self.first_mate.to_string()),
            "bidding" => Some(BiddingRule::NAMES[self.bidding as usize].to_owned()),
            "resale" => Some(self.resale.to_string()),
            "seven" => Some(SevenRule::NAMES[self.seven as usize].to_owned()),
            "odds" => ODDS.chosen(self.odds.piece),
            "odds-by" => ODDS_BY.chosen(self.odds.by.0),
            _ => None,
        }
    }
}
