//! A bot on a seat, and the bots of a match.

use core::fmt;
use core::str::FromStr;

use crate::bots::{Character, CoachRecord, Level, Strength};
use crate::rules::{MAX_SEATS, Seat, SeatInfo, Seating, excerpt};
use crate::texts::text;

/// A bot on a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct BotSeat {
    /// Its playing strength.
    pub level: Level,
    /// Its playing style.
    pub character: Character,
    /// The number of the external engine that plays in its place, counted from 0.
    pub engine: Option<u8>,
    /// The strength at the start of the match, instead of the level's, if it adapts to humans.
    pub coach: Option<Strength>,
}

/// The word for an engine, followed by its number.
const ENGINE: &str = "engine";
/// The word for a bot that adapts, which may be followed by `=` and its strength.
const COACH: &str = "coach";

/// The bots by player, in the order of the seats at the start. The other players are humans.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Bots(pub [Option<BotSeat>; MAX_SEATS]);

/// The error for a text that does not list bots.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", text!("save-no-bots-at", found = excerpt(.0), levels = Level::ALL.len()))]
pub struct NotBots(pub String);

impl Bots {
    /// The tag for bots in records.
    pub const TAG: &str = "Bots";
    const HUMAN: &str = "human";

    /// Bots of this level on all but the first of `seats` seats.
    pub fn against_first(seats: usize, level: Level) -> Self {
        Self(core::array::from_fn(|player| (1..seats).contains(&player).then_some(BotSeat::of(level))))
    }

    /// The same for a table with this number of seats: bots like the last one fill the added seats.
    pub fn for_seats(&self, seats: usize) -> Self {
        let last = self.0.iter().rev().flatten().next().copied();
        Self(core::array::from_fn(|player| self.0[player].or(last.filter(|_| player > 0)).filter(|_| player < seats)))
    }

    /// The bot of this player, if it is one.
    pub fn of(&self, player: usize) -> Option<BotSeat> {
        self.0.get(player).copied().flatten()
    }

    /// Whether any player is a bot.
    pub fn is_any(&self) -> bool {
        self.0.iter().any(Option::is_some)
    }

    /// The value of the tag for this number of seats, one word per player.
    pub fn text(&self, seats: usize) -> String {
        let word = |bot: &Option<BotSeat>| bot.map_or_else(|| Self::HUMAN.to_owned(), |bot| bot.to_string());
        self.0.iter().take(seats).map(word).collect::<Vec<_>>().join(" ")
    }

    /// The players' names for a record. A bot without a name is named by its title and seat, such as `Easy bot (Red)`.
    pub fn recorded(&self, players: &[String], seats: &'static [SeatInfo]) -> Vec<String> {
        let name = |(seat, name): (u8, &String)| match self.of(usize::from(seat)) {
            Some(bot) if name.is_empty() => bot.seated(Seat(seat).name(seats)),
            _ => name.clone(),
        };
        (0..).zip(players).map(name).collect()
    }

    /// The players' names from a record, without the names that `recorded` has made up for bots.
    pub fn given(&self, recorded: &[String], seats: &'static [SeatInfo]) -> Vec<String> {
        let unnamed = |seat: u8, name: &str| {
            self.of(usize::from(seat)).is_some_and(|bot| bot.seated(Seat(seat).name(seats)) == name)
        };
        let given = |(seat, name): (u8, &String)| if unnamed(seat, name) { String::new() } else { name.clone() };
        (0..).zip(recorded).map(given).collect()
    }

    /// The bots after the change of seats for the next game of a match.
    pub(in crate::play) fn moved_on(&self, seating: &Seating, seats: usize) -> Self {
        let mut moved = *self;
        for (place, bot) in moved.0.iter_mut().zip(seating.moved_on(&self.0[..seats])) {
            *place = bot;
        }
        moved
    }
}

impl BotSeat {
    /// A bot of this level that plays for the best result.
    pub fn of(level: Level) -> Self {
        Self { level, ..Self::default() }
    }

    /// A bot that adapts to humans, with its strength at the start of the match.
    pub fn coach(strength: Strength) -> Self {
        Self { coach: Some(strength), ..Self::default() }
    }

    /// Its strength at the start of the match.
    pub fn strength(self) -> Strength {
        self.coach.unwrap_or(self.level.into())
    }

    /// The external engine with this number, counted from 0. It gets the time of the highest level.
    pub fn engine(number: u8) -> Self {
        Self { engine: Some(number), ..Self::of(Level::STRONGEST) }
    }

    /// The made-up name in records.
    fn seated(self, seat: &str) -> String {
        match (self.engine, self.coach, self.character) {
            (Some(number), ..) => format!("Engine {} ({seat})", number + 1),
            (None, None, character) => self.level.seated(character, seat),
            (None, Some(strength), Character::Neutral) => format!("Coach {strength} ({seat})"),
            (None, Some(strength), character) => format!("Coach {strength}, {character} ({seat})"),
        }
    }

    /// A short title such as `Easy bot`.
    pub fn short_title(self) -> String {
        match (self.engine, self.coach) {
            (Some(number), _) => text!("bot-engine", number = number + 1),
            (None, Some(_)) => text!("bot-coach"),
            (None, None) => self.level.called(),
        }
    }

    /// The title, with the character if there is one.
    pub fn title(self) -> String {
        match self.character {
            character if self.engine.is_none() && character != Character::default() => {
                text!("bot-of-character", level = self.short_title(), character = character.title())
            }
            _ => self.short_title(),
        }
    }
}

impl fmt::Display for BotSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(number) = self.engine {
            return write!(f, "{ENGINE}{}", number + 1);
        }
        match self.coach {
            Some(strength) => write!(f, "{COACH}={strength}")?,
            None => write!(f, "{}", self.level.number())?,
        }
        if self.character != Character::default() {
            write!(f, "+{}", self.character)?;
        }
        Ok(())
    }
}

impl FromStr for BotSeat {
    type Err = NotBots;

    fn from_str(text: &str) -> Result<Self, NotBots> {
        if let Some(number) = text.strip_prefix(ENGINE) {
            let number = number.parse().ok().and_then(|number: u8| number.checked_sub(1));
            return number.map(Self::engine).ok_or_else(|| NotBots(text.to_owned()));
        }
        let (level, character) = text.split_once('+').unwrap_or((text, Character::default().name()));
        let refuse = || NotBots(text.to_owned());
        if let Some(strength) = level.strip_prefix(COACH) {
            let strength = match strength.strip_prefix('=') {
                Some(strength) => strength.parse().ok(),
                None => strength.is_empty().then(|| CoachRecord::default().strength),
            };
            let bot = strength.zip(character.parse().ok());
            let coach = |(strength, character)| Self { character, ..Self::coach(strength) };
            return bot.map(coach).ok_or_else(refuse);
        }
        let level = level.parse().ok().and_then(|number| match number {
            // From saves made when there were eight levels.
            7 | 8 => Some(Level::STRONGEST),
            number => Level::new(number),
        });
        let bot =
            level.zip(character.parse().ok()).map(|(level, character)| Self { level, character, ..Self::default() });
        bot.ok_or_else(refuse)
    }
}

impl FromStr for Bots {
    type Err = NotBots;

    /// Words separated by spaces or commas, one per player. Missing players are humans.
    fn from_str(text: &str) -> Result<Self, NotBots> {
        let mut bots = Self::default();
        let words = text.split([' ', ',']).filter(|word| !word.is_empty());
        let mut places = bots.0.iter_mut();
        for word in words {
            let place = places.next().ok_or_else(|| NotBots(word.to_owned()))?;
            *place = if word == Self::HUMAN { None } else { Some(word.parse()?) };
        }
        Ok(bots)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_name_bots_and_give_them_no_name_of_their_own() {
        let seats = crate::rules::GameId::Pothole.seats();
        let hoarder = BotSeat { character: Character::Hoarder, ..BotSeat::of(Level::EASY) };
        let bots = Bots([None, Some(BotSeat::of(Level::EASY)), Some(hoarder), Some(BotSeat::engine(1))]);
        let given = ["Ann", "", "", ""].map(str::to_owned);
        let recorded = bots.recorded(&given, seats);
        assert_eq!(recorded, ["Ann", "Easy bot (Red)", "Easy bot, hoarder (Black)", "Engine 2 (Blue)"]);
        assert_eq!(bots.given(&recorded, seats), given);
        // Given names stay, and so do names in records of other programs.
        for names in [["Ann", "Rusty", "Easy bot (Red)", "2 #1"], ["", "2 #1", "2 #2", "2 #3"]] {
            let names = names.map(str::to_owned);
            let back = bots.given(&bots.recorded(&names, seats), seats);
            assert_eq!(back, names);
        }
    }

    #[test]
    fn bots_are_read_as_they_are_written() {
        let bots = Bots::against_first(4, Level::NORMAL);
        assert_eq!(bots.text(4), "human 5 5 5");
        assert_eq!("human,5,5 5".parse(), Ok(bots));
        assert_eq!("human human".parse(), Ok(Bots::default()));
        let hoarder = BotSeat { character: Character::Hoarder, ..BotSeat::of(Level::NORMAL) };
        assert_eq!((hoarder.to_string(), "5+hoarder".parse()), ("5+hoarder".to_owned(), Ok(hoarder)));
        assert_eq!(("7".parse(), "8".parse()), (Ok(BotSeat::of(Level::STRONGEST)), Ok(BotSeat::of(Level::STRONGEST))));
        let coach = BotSeat { character: Character::Hoarder, ..BotSeat::coach(Strength::new(27).unwrap()) };
        assert_eq!((coach.to_string(), "coach=2.7+hoarder".parse()), ("coach=2.7+hoarder".to_owned(), Ok(coach)));
        assert_eq!("coach".parse(), Ok(BotSeat::coach(CoachRecord::default().strength)));
        assert_eq!(coach.seated("Red"), "Coach 2.7, hoarder (Red)");
        let engine = BotSeat::engine(1);
        assert_eq!((engine.to_string(), "engine2".parse()), ("engine2".to_owned(), Ok(engine)));
        for wrong in [
            "engine0",
            "engine",
            "engine:sh",
            "engine999",
            "9",
            "0",
            "human 4 4 4 4",
            "bot",
            "4x",
            "4+",
            "4+nobody",
            "coach=",
            "coach=9",
            "coaches",
        ] {
            assert!(wrong.parse::<Bots>().is_err(), "{wrong}");
        }
    }
}
