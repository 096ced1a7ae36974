//! A question to a bot that can be sent elsewhere: to another thread, or as text to a worker of the page.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::bot::Bot;
use super::character::{Character, Pact};
use super::level::Level;
use super::player::{Choice, Limits, Player, PlayerError, Situation};
use crate::rules::{Action, Effects, GameId, SeatInfo, SeatSet, zobrist};
use crate::texts::{Language, addressing, text};

/// A game as far as it has come, and how a bot is to think about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Errand {
    /// Which of several errands: the answer has the same number.
    pub number: u64,
    /// Which game.
    pub game: GameId,
    /// Rule options that are not as usual.
    pub options: Vec<(String, String)>,
    /// The position that the game began at, where that is not the start.
    pub start: Option<String>,
    /// The tokens of everything that has been played.
    pub actions: Vec<String>,
    /// The number of the bot's [`Level`].
    pub level: u8,
    /// The bot's way of playing.
    #[serde(default)]
    pub character: Character,
    /// What it has promised.
    #[serde(default)]
    pub pact: Pact,
    /// The token of an action to be judged: the answer is then the best action and its score, and what this one gives away.
    #[serde(default)]
    pub judge: Option<String>,
    /// Whether it is to say why, whatever it plays; of offers, bids and answers to them it says it in any case.
    #[serde(default)]
    pub explain: bool,
    /// In which language.
    #[serde(default)]
    pub language: Language,
    /// The seats of whoever is told why, and is "you" then.
    #[serde(default)]
    pub reader: SeatSet,
    /// What its chance is drawn from.
    pub seed: u64,
    /// For how long at most it may think, in milliseconds, where its clock leaves it less than its level takes.
    #[serde(default)]
    pub millis: Option<u32>,
    /// Which of the [guests](Runner::invite) is asked in the bot's place.
    #[serde(default)]
    pub guest: Option<u8>,
}

/// What has come of an [`Errand`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The errand's.
    pub number: u64,
    /// The token of the action, or why there is none.
    pub action: Result<String, String>,
    /// What it is worth to whoever decides, in hundredths of a pawn.
    pub score: Option<i32>,
    /// What the action that was to be judged gives away, in hundredths of a pawn.
    #[serde(default)]
    pub loss: Option<i32>,
    /// The tokens of what is expected to be played.
    pub line: Vec<String>,
    /// Why, in one line for people.
    pub reason: Option<String>,
    /// How many positions were looked at.
    pub nodes: u64,
}

impl Errand {
    /// For how long at most to think about it, in milliseconds; whoever has a clock sees to it.
    pub fn most_millis(&self) -> u32 {
        let level = Level::new(self.level).map_or(0, Level::millis);
        self.millis.map_or(level, |millis| millis.min(level))
    }
}

impl Answer {
    /// The answer where no action was found.
    pub fn silence(errand: &Errand, why: String) -> Self {
        Self {
            number: errand.number,
            action: Err(why),
            score: None,
            loss: None,
            line: Vec::new(),
            reason: None,
            nodes: 0,
        }
    }

    /// The action, at a table with these seats.
    ///
    /// # Errors
    ///
    /// Says why there is none.
    pub fn parsed(&self, seats: &[SeatInfo]) -> Result<Action, String> {
        let token = self.action.as_ref().map_err(Clone::clone)?;
        Action::parse(token, seats).map_err(|error| error.to_string())
    }
}

/// Runs errands. Each seat of each game is thought for by a bot of its own, which remembers what it has seen.
#[derive(Debug, Default)]
pub struct Runner {
    bots: Vec<(Key, Bot)>,
    guests: Vec<Guest>,
    /// How many more threads than one may search.
    more_threads: usize,
}

/// A player who is none of the house's bots, such as another program.
struct Guest {
    player: Box<dyn Player>,
    /// Of the match that they are in.
    seed: Option<u64>,
}

impl fmt::Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Guest").field("name", &self.player.name()).field("seed", &self.seed).finish()
    }
}

/// What a bot is kept for. What it has found out by other rules would be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Key {
    game: GameId,
    options: Vec<(String, String)>,
    seat: u8,
    level: u8,
    character: Character,
    seed: u64,
}

/// The megabytes of the table of a level that nothing but time limits, which a smaller one would overflow many times over.
const LARGE: u64 = if cfg!(target_arch = "wasm32") { 16 } else { 32 };
/// The most bots that are kept.
const KEPT: usize = 4;

impl Runner {
    /// From now on an errand can be given to `player`: the guests are counted from 0.
    pub fn invite(&mut self, player: Box<dyn Player>) {
        self.guests.push(Guest { player, seed: None });
    }

    /// From now on so many threads search for levels without a limit of positions. The others have one: the same seed is
    /// the same game for them.
    pub fn share(&mut self, threads: usize) {
        self.more_threads = threads.saturating_sub(1);
    }

    /// Lets all bots go, with what they remember. Guests stay.
    pub fn forget(&mut self) {
        self.bots.clear();
    }

    /// Thinks until the level's limit, or until `stop` says so.
    pub fn run(&mut self, errand: &Errand, stop: &(dyn Fn() -> bool + Sync)) -> Answer {
        let seats = errand.game.seats();
        let reader = errand.reader.iter().map(|seat| seat.name(seats)).collect();
        match addressing(reader, || self.think(errand, stop)) {
            Ok((choice, loss, seats)) => {
                let token = |action: &Action| action.token(seats).to_string();
                Answer {
                    number: errand.number,
                    action: Ok(token(&choice.action)),
                    score: choice.score,
                    loss,
                    line: choice.line.iter().map(token).collect(),
                    reason: choice.reason,
                    nodes: choice.nodes,
                }
            }
            Err(why) => Answer::silence(errand, why),
        }
    }

    fn think(
        &mut self,
        errand: &Errand,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Result<(Choice, Option<i32>, &'static [SeatInfo]), String> {
        let level = Level::new(errand.level).ok_or_else(|| text!("bot-no-level", level = i32::from(errand.level)))?;
        let options = errand.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let mut line = errand.game.set_up(options, errand.start.as_deref()).map_err(|error| error.to_string())?;
        let seats = line.seats();
        let mut actions = Vec::with_capacity(errand.actions.len());
        for token in &errand.actions {
            let action = Action::parse(token, seats).map_err(|error| error.to_string())?;
            line.play(action, Effects::unheard()).map_err(|refusal| format!("{token}: {refusal}"))?;
            actions.push(action);
        }
        let seat = match line.decider() {
            Some(crate::rules::Decider::Seat(seat)) => seat.0,
            _ => return Err(PlayerError::NothingToDecide.to_string()),
        };
        let situation = Situation {
            game: errand.game,
            options: &errand.options,
            start: errand.start.as_deref(),
            actions: &actions,
            line: &*line,
        };
        if let Some(number) = errand.guest {
            let choice = self.ask_guest(number, errand.seed, &situation, stop)?;
            return Ok((choice, None, seats));
        }
        let Errand { game, level: number, character, seed, .. } = *errand;
        let bot = self.bot(Key { game, options: errand.options.clone(), seat, level: number, character, seed }, level);
        bot.explain(errand.explain);
        bot.promise(errand.pact);
        let limits = Limits { nodes: level.nodes(), depth: u32::MAX, only: None, stop };
        if let Some(token) = &errand.judge {
            let action = Action::parse(token, seats).map_err(|error| error.to_string())?;
            line.check(action).map_err(|refusal| format!("{token}: {refusal}"))?;
            let verdict = bot.judge(&situation, action, limits).map_err(|error| error.to_string())?;
            let mut choice = Choice::plain(*verdict.best.actions.first().unwrap_or(&action));
            (choice.score, choice.line) = (Some(verdict.best.score), verdict.best.actions.clone());
            return Ok((choice, Some(verdict.loss()), seats));
        }
        let choice = bot.choose(&situation, limits).map_err(|error| error.to_string())?;
        Ok((choice, None, seats))
    }

    fn ask_guest(
        &mut self,
        number: u8,
        seed: u64,
        situation: &Situation<'_>,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Result<Choice, String> {
        let guest = self.guests.get_mut(usize::from(number));
        let guest = guest.ok_or_else(|| text!("engine-absent", number = i32::from(number) + 1))?;
        if guest.seed.replace(seed) != Some(seed) {
            // The dice of the match are drawn from its seed: that is nothing for another program to know.
            guest.player.begin(zobrist(seed ^ 0x6E57) >> 32);
        }
        let limits = Limits { stop, ..Limits::nodes(u64::MAX) };
        guest.player.choose(situation, limits).map_err(|error| error.to_string())
    }

    /// The bot for `key`; the one that was asked least recently makes room for it.
    fn bot(&mut self, key: Key, level: Level) -> &mut Bot {
        let known = self.bots.iter().position(|(kept, _)| *kept == key);
        let is_unlimited = level.nodes() == u64::MAX;
        let (threads, memory) = if is_unlimited { (self.more_threads + 1, LARGE) } else { (1, Bot::MEMORY) };
        let kept = match known {
            Some(place) => self.bots.remove(place),
            None => {
                let mut bot = Bot::new(level, key.seed).with_character(key.character);
                // Who does not know a game yet asks for no memory.
                let _ = bot.equip(memory, threads);
                (key, bot)
            }
        };
        if self.bots.len() == KEPT {
            self.bots.remove(0);
        }
        self.bots.push(kept);
        let last = self.bots.len() - 1;
        &mut self.bots[last].1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn errand(actions: &[&str]) -> Errand {
        Errand {
            number: 7,
            game: GameId::Pothole,
            options: Vec::new(),
            start: None,
            actions: actions.iter().map(|&token| token.to_owned()).collect(),
            level: 1,
            character: Character::Neutral,
            pact: Pact::default(),
            judge: None,
            explain: false,
            language: Language::English,
            reader: SeatSet::EMPTY,
            seed: 1,
            millis: None,
            guest: None,
        }
    }

    #[test]
    fn what_was_found_by_other_rules_is_forgotten() {
        let mut runner = Runner::default();
        let frogs = |royal: &str| Errand {
            game: GameId::Knot,
            options: vec![("royal-frogs".to_owned(), royal.to_owned())],
            level: 3,
            ..errand(&[])
        };
        let anew = |royal: &str| Runner::default().run(&frogs(royal), &|| false);
        for royal in ["true", "false", "true"] {
            assert_eq!(runner.run(&frogs(royal), &|| false).action, anew(royal).action, "{royal}");
        }
        assert_eq!(runner.bots.len(), 2);
        assert_eq!(Errand { millis: Some(40), ..errand(&[]) }.most_millis(), 40);
        assert_eq!(errand(&[]).most_millis(), Level::BEGINNER.millis());
    }

    #[test]
    fn an_errand_is_answered_in_tokens() {
        let errand = errand(&["c2d2"]);
        let text = serde_json::to_string(&errand).unwrap();
        let answer = Runner::default().run(&serde_json::from_str(&text).unwrap(), &|| false);
        let token = answer.action.clone().unwrap();
        let mut line = errand.game.set_up([], None).unwrap();
        for token in ["c2d2", &token] {
            line.play(Action::parse(token, line.seats()).unwrap(), Effects::unheard()).unwrap();
        }
        assert_eq!((answer.number, &answer.line[0]), (7, &token));
    }

    #[test]
    fn an_action_is_judged_beside_the_best() {
        let queen = "Wk,6,Nk/8/3,Nq,4/8/8/8/3,Sr,4/Sk,6,Ek turn=S";
        let errand = |judge: &str| Errand {
            game: GameId::Quad,
            start: Some(queen.to_owned()),
            judge: Some(judge.to_owned()),
            level: 3,
            ..errand(&[])
        };
        let mut runner = Runner::default();
        let best = runner.run(&errand("d2d6"), &|| false);
        assert_eq!((best.action.as_deref(), best.loss), (Ok("d2d6"), Some(0)));
        let other = runner.run(&errand("d2c2"), &|| false);
        assert_eq!(other.action.as_deref(), Ok("d2d6"));
        assert!(other.loss > Some(300), "{other:?}");
        assert!(runner.run(&errand("d2e3"), &|| false).action.unwrap_err().starts_with("d2e3: "));
    }

    #[test]
    fn a_guest_is_asked_in_the_bots_place() {
        let mut runner = Runner::default();
        let errand = Errand { guest: Some(0), ..errand(&["c2d2"]) };
        assert_eq!(runner.run(&errand, &|| false).action.unwrap_err(), "engine 1 is not available");
        runner.invite(Box::new(crate::bots::Random::default()));
        let answer = runner.run(&errand, &|| false);
        assert!(answer.action.is_ok() && answer.score.is_none(), "{answer:?}");
    }

    #[test]
    fn a_wrong_errand_is_answered_with_a_sentence() {
        let mut runner = Runner::default();
        let why = |errand: &Errand, runner: &mut Runner| runner.run(errand, &|| false).action.unwrap_err();
        assert!(why(&errand(&["a1a7"]), &mut runner).starts_with("a1a7: "));
        assert_eq!(why(&Errand { level: 99, ..errand(&[]) }, &mut runner), "there is no level 99");
        assert!(why(&Errand { start: Some("nonsense".to_owned()), ..errand(&[]) }, &mut runner).len() > 10);
    }
}
