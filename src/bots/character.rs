//! Characters: visible styles of play. A character chooses among actions that are nearly as good as the best.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use super::auction::Attitude;
use super::done::Done;
use super::interactions::InteractionHistory;
use super::pact::Pact;
use crate::rules::{Action, Effect, MAX_SEATS, Seat, SeatSet, excerpt};
use crate::texts::text;

/// A style of play.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Character {
    /// Plays the move with the best score.
    #[default]
    Neutral,
    /// Captures and gives check, preferably to the leader.
    Aggressor,
    /// Holds on to its material and sells only at a high price.
    Hoarder,
    /// Likes to trade, spares its trading partners and mostly keeps its truces.
    Diplomat,
    /// Takes revenge on the last player who took a piece of its own.
    GrudgeHolder,
    /// Improves its own position before it attacks.
    Builder,
}

/// A name that no character has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no character `{}`; the characters are: {}", excerpt(.0), Character::names())]
pub struct NoCharacter(pub String);

/// What a character weighs besides the score.
#[derive(Debug)]
pub(super) struct Mood<'a> {
    pub(super) deeds: &'a InteractionHistory,
    pub(super) pact: Pact,
    /// The static evaluation of each seat's position, in centipawns.
    pub(super) worth: [i32; MAX_SEATS],
}

impl Character {
    /// All characters.
    pub const ALL: [Self; 6] =
        [Self::Neutral, Self::Aggressor, Self::Hoarder, Self::Diplomat, Self::GrudgeHolder, Self::Builder];

    /// The name in options and specs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Neutral => "neutral",
            Self::Aggressor => "aggressor",
            Self::Hoarder => "hoarder",
            Self::Diplomat => "diplomat",
            Self::GrudgeHolder => "grudge-holder",
            Self::Builder => "builder",
        }
    }

    /// The name shown to players.
    pub fn title(self) -> String {
        match self {
            Self::Neutral => text!("bot-neutral"),
            Self::Aggressor => text!("bot-aggressor"),
            Self::Hoarder => text!("bot-hoarder"),
            Self::Diplomat => text!("bot-diplomat"),
            Self::GrudgeHolder => text!("bot-grudge-holder"),
            Self::Builder => text!("bot-builder"),
        }
    }

    /// A sentence that describes its play.
    pub fn description(self) -> String {
        match self {
            Self::Neutral => text!("bot-neutral-plays"),
            Self::Aggressor => text!("bot-aggressor-plays"),
            Self::Hoarder => text!("bot-hoarder-plays"),
            Self::Diplomat => text!("bot-diplomat-plays"),
            Self::GrudgeHolder => text!("bot-grudge-holder-plays"),
            Self::Builder => text!("bot-builder-plays"),
        }
    }

    fn names() -> String {
        Self::ALL.map(Self::name).join(", ")
    }

    /// How far below the best score its move may be, in centipawns.
    pub const fn margin(self) -> i32 {
        match self {
            Self::Neutral => 0,
            Self::GrudgeHolder => 100,
            Self::Aggressor => 80,
            Self::Hoarder | Self::Diplomat | Self::Builder => 60,
        }
    }

    /// The penalty for breaking a truce, in centipawns: a gain below it does not tempt the character to break its word.
    pub const fn word(self) -> i32 {
        match self {
            Self::Aggressor => 40,
            Self::Hoarder => 90,
            Self::Neutral | Self::Builder | Self::GrudgeHolder => 150,
            Self::Diplomat => 400,
        }
    }

    /// Its attitude to trades. Hoarders are always patient, diplomats never.
    pub(super) fn attitude(self, patient: bool, seat: Seat, deeds: Option<&InteractionHistory>) -> Attitude {
        let usual = Attitude { patient, ..Attitude::default() };
        let to_each = |what: &dyn Fn(&InteractionHistory, Seat) -> i32| {
            core::array::from_fn(|other| deeds.map_or(0, |deeds| what(deeds, Seat(other as u8))))
        };
        match self {
            Self::Neutral => usual,
            Self::Aggressor => Attitude { least: usual.least + 25, ..usual },
            Self::Hoarder => Attitude { least: usual.least + 260, patient: true, ..usual },
            Self::Builder => Attitude { least: usual.least + 60, ..usual },
            Self::Diplomat => {
                let partner = |deeds: &InteractionHistory, other| -40 * deeds.trades_between(seat, other).min(2) as i32;
                Attitude { least: usual.least - 60, against: to_each(&partner), patient: false }
            }
            Self::GrudgeHolder => {
                let grudge = |deeds: &InteractionHistory, other| if deeds.foe(seat) == Some(other) { 300 } else { 0 };
                Attitude { against: to_each(&grudge), ..usual }
            }
        }
    }

    /// A bonus for an action on top of its score, in centipawns; negative if the character dislikes it.
    pub(super) fn leaning(self, done: &Done, action: Action, after: &[i32; MAX_SEATS], mood: &Mood<'_>) -> i32 {
        let taken = |seat: Seat| done.struck.iter().filter(|struck| struck.owner == seat).count() as i32;
        let all = done.struck.len() as i32;
        let hits = done.hits();
        let me = done.by;
        let rise = after[me.index()] - mood.worth[me.index()];
        let promised = promised(done, mood.pact);
        let own = match self {
            Self::Neutral => 0,
            Self::Aggressor => {
                let rivals = (0..MAX_SEATS as u8).map(Seat).filter(|&seat| seat != me);
                let leader = rivals.max_by_key(|seat| mood.worth[seat.index()]);
                let on_leader = leader.filter(|&leader| hits.contains(leader));
                70 * all + 30 * done.checked.len() as i32 + if on_leader.is_some() { 25 } else { 0 }
            }
            Self::Hoarder => rise.clamp(-60, 60) - if all > 0 && rise <= 0 { 40 } else { 0 },
            Self::Diplomat => {
                let friends = hits.iter().filter(|&seat| mood.deeds.trades_between(me, seat) > 0).count() as i32;
                let unprovoked = hits.iter().filter(|&seat| mood.deeds.foe(me) != Some(seat)).count() as i32;
                -60 * friends - 60 * unprovoked - 20 * all
            }
            Self::GrudgeHolder => match mood.deeds.foe(me) {
                Some(foe) if hits.contains(foe) => 60 + 60 * taken(foe),
                Some(_) if all > 0 => -80,
                _ => 0,
            },
            Self::Builder => {
                let is_king = matches!(action, Action::Move { from, .. } if is_royal(done, from));
                let quiet = if hits.is_empty() { rise.clamp(-60, 60) * 2 } else { -60 };
                quiet - if is_king && !castles(done) { 20 } else { 0 }
            }
        };
        own + promised * self.word() / 2
    }
}

/// Plus one for each promised blow that the action strikes, minus two for each player hit in spite of a truce.
fn promised(done: &Done, pact: Pact) -> i32 {
    let both = |set: SeatSet| done.hits().iter().filter(|&seat| set.contains(seat)).count() as i32;
    both(pact.strike) - 2 * both(pact.spare)
}

fn is_royal(done: &Done, from: crate::rules::Square) -> bool {
    done.before.piece_on(from).is_some_and(|(_, piece)| piece.kind.letter() == 'k')
}

fn castles(done: &Done) -> bool {
    done.effects.iter().filter(|effect| matches!(effect, Effect::PieceMoved { .. })).count() > 1
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Character {
    type Err = NoCharacter;

    fn from_str(text: &str) -> Result<Self, NoCharacter> {
        let named = |character: &Self| character.name().eq_ignore_ascii_case(text);
        Self::ALL.into_iter().find(named).ok_or_else(|| NoCharacter(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_known_by_their_names() {
        for character in Character::ALL {
            assert_eq!(character.name().parse(), Ok(character));
            assert_eq!(serde_json::to_string(&character).unwrap(), format!("\"{character}\""));
            assert!(character.description().ends_with('.') && character.description().len() < 100);
        }
        let error = "nice".parse::<Character>().unwrap_err().to_string();
        assert!(error.starts_with("there is no character `nice`; the characters are: neutral, aggressor"), "{error}");
    }
}
