//! A serialisable request to a bot, for another thread or for a web worker.

use core::fmt;

use serde::{Deserialize, Serialize};

use super::bot::{Bot, nodes_for_sides};
use super::character::Character;
use super::coach::Easing;
use super::level::Level;
use super::pact::Pact;
use super::player::{Choice, Limits, Player, PlayerError, Situation};
use super::strength::Strength;
use crate::rules::{Action, Decider, Effects, GameId, SeatInfo, SeatSet, zobrist};
use crate::texts::{Language, addressing, text};

/// A game up to now, and how a bot is to think about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SearchRequest {
    /// The request's number; the answer carries the same one.
    pub number: u64,
    /// The game.
    pub game: GameId,
    /// Rule options that differ from the default.
    pub options: Vec<(String, String)>,
    /// The starting position, if it is not the usual one.
    pub start: Option<String>,
    /// The tokens of all actions played so far.
    pub actions: Vec<String>,
    /// The number of the bot's [`Level`].
    pub level: u8,
    /// The strength that it has instead, where it adapts to humans.
    #[serde(default)]
    pub coached: Option<Coached>,
    /// The bot's character.
    #[serde(default)]
    pub character: Character,
    /// The truces and joint attacks it is bound by.
    #[serde(default)]
    pub pact: Pact,
    /// What is asked.
    #[serde(default)]
    pub mode: SearchMode,
    /// The language of the reason.
    #[serde(default)]
    pub language: Language,
    /// The seats of the player who reads the reason and is addressed as "you".
    #[serde(default)]
    pub reader: SeatSet,
    /// The seed of the bot's random choices.
    pub seed: u64,
    /// A time limit in milliseconds, where the clock leaves less than the level would use.
    #[serde(default)]
    pub millis: Option<u32>,
    /// A maximum of nodes instead of the level's.
    #[serde(default)]
    pub nodes: Option<u32>,
}

/// A bot that adapts to the humans of its match.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Coached {
    /// The strength at the start of the match.
    pub strength: Strength,
    /// The humans.
    pub humans: SeatSet,
}

/// What a [`SearchRequest`] asks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum SearchMode {
    /// The bot's choice. Only offers, bids and replies to them have a reason.
    #[default]
    Choose,
    /// The bot's choice, with a reason for any action.
    Explain,
    /// The loss of the action with this token, and the best action with its score.
    Judge(String),
    /// The choice of the [guest](Runner::invite) with this number instead of the bot's.
    Guest(u8),
}

/// The answer to a [`SearchRequest`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    /// The number of the request.
    pub number: u64,
    /// The token of the chosen action, or the reason why there is none.
    pub action: Result<String, String>,
    /// The score for the player to move, in centipawns.
    pub score: Option<i32>,
    /// The loss of the action that was to be judged, in centipawns.
    #[serde(default)]
    pub loss: Option<i32>,
    /// The tokens of the principal variation.
    pub line: Vec<String>,
    /// The reason for the action, in one line for players.
    pub reason: Option<String>,
    /// Nodes searched.
    pub nodes: u64,
    /// By how many tenths of a level a bot that adapts has moved from its strength.
    #[serde(default)]
    pub eased: Option<i8>,
}

impl SearchRequest {
    /// The time limit in milliseconds. The caller keeps the clock. For the choice of sides each level has that of the
    /// strongest one.
    pub fn most_millis(&self) -> u32 {
        let strongest = if self.chooses_sides() { Some(Level::STRONGEST.into()) } else { self.strongest() };
        let most = strongest.map_or(0, Strength::millis);
        self.millis.map_or(most, |millis| millis.min(most))
    }

    /// The maximum of nodes.
    pub fn most_nodes(&self) -> u64 {
        let most = if self.chooses_sides() { nodes_for_sides } else { Strength::nodes };
        self.nodes.map_or_else(|| self.strongest().map_or(0, most), u64::from)
    }

    /// Whether the bot is to play the first action under the pie rule, or to answer it.
    fn chooses_sides(&self) -> bool {
        let has_pie = self.options.iter().any(|(name, value)| name == "pie" && value == "true");
        let seats = self.game.seats();
        let is_set_up = |token: &String| matches!(Action::parse(token, seats), Ok(Action::SetUp(_)));
        let is_early = || self.actions.iter().filter(|token| !is_set_up(token)).nth(1).is_none();
        has_pie && matches!(self.mode, SearchMode::Choose | SearchMode::Explain) && is_early()
    }

    /// The highest strength that the bot may have.
    fn strongest(&self) -> Option<Strength> {
        match self.coached {
            Some(coached) => Some(coached.strength.moved(Easing::MOST)),
            None => Level::new(self.level).map(Strength::from),
        }
    }
}

impl Answer {
    /// The answer where no action was found.
    pub fn silence(request: &SearchRequest, why: String) -> Self {
        Self::unread(request.number, why)
    }

    /// The answer to a request of which only the number is known; 0 if not even that.
    pub fn unread(number: u64, why: String) -> Self {
        Self {
            number,
            action: Err(why),
            score: None,
            loss: None,
            line: Vec::new(),
            reason: None,
            nodes: 0,
            eased: None,
        }
    }

    /// The action, parsed for a game with these seats.
    ///
    /// # Errors
    ///
    /// Where the answer has no action, or its token cannot be read.
    pub fn parsed(&self, seats: &[SeatInfo]) -> Result<Action, String> {
        let token = self.action.as_ref().map_err(Clone::clone)?;
        Action::parse(token, seats).map_err(|error| error.to_string())
    }
}

/// Runs requests. Each seat of each game has its own bot, which keeps its transposition table between moves.
#[derive(Debug, Default)]
pub struct Runner {
    bots: Vec<(Key, Bot)>,
    guests: Vec<Guest>,
    /// The number of helper threads that a search may use.
    more_threads: usize,
}

/// A player from outside the game, such as a chess engine.
struct Guest {
    player: Box<dyn Player>,
    /// The seed of the match that the guest is playing.
    seed: Option<u64>,
}

impl fmt::Debug for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Guest").field("name", &self.player.name()).field("seed", &self.seed).finish()
    }
}

/// What a bot has thought.
struct Thought {
    choice: Choice,
    loss: Option<i32>,
    seats: &'static [SeatInfo],
    eased: Option<i8>,
}

/// Identifies a bot. Results found under other rules must not be reused.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Key {
    game: GameId,
    options: Vec<(String, String)>,
    seat: u8,
    strength: Strength,
    character: Character,
    seed: u64,
}

/// Table size in megabytes for levels limited by time alone; their searches would overflow the default table.
const LARGE: u64 = if cfg!(target_arch = "wasm32") { 16 } else { 32 };
/// Maximum number of bots kept.
const KEPT: usize = 4;

impl Runner {
    /// Adds `player` as a guest. Guests are numbered from 0.
    pub fn invite(&mut self, player: Box<dyn Player>) {
        self.guests.push(Guest { player, seed: None });
    }

    /// Sets the number of search threads for levels without a node limit. Other levels always use one thread, so that
    /// their games are reproducible from the seed.
    pub fn share(&mut self, threads: usize) {
        self.more_threads = threads.saturating_sub(1);
    }

    /// Drops all bots and their tables. Guests stay.
    pub fn forget(&mut self) {
        self.bots.clear();
    }

    /// Thinks until the level's limit is reached or `stop` returns true.
    pub fn run(&mut self, request: &SearchRequest, stop: &(dyn Fn() -> bool + Sync)) -> Answer {
        let seats = request.game.seats();
        let reader = request.reader.iter().map(|seat| seat.name(seats)).collect();
        match addressing(reader, || self.think(request, stop)) {
            Ok(Thought { choice, loss, seats, eased }) => {
                let token = |action: &Action| action.token(seats).to_string();
                Answer {
                    number: request.number,
                    action: Ok(token(&choice.action)),
                    score: choice.score,
                    loss,
                    line: choice.line.iter().map(token).collect(),
                    reason: choice.reason,
                    nodes: choice.nodes,
                    eased,
                }
            }
            Err(why) => Answer::silence(request, why),
        }
    }

    fn think(&mut self, request: &SearchRequest, stop: &(dyn Fn() -> bool + Sync)) -> Result<Thought, String> {
        let level = Level::new(request.level).ok_or_else(|| text!("bot-no-level", level = i32::from(request.level)))?;
        let options = request.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let mut line = request.game.set_up(options, request.start.as_deref()).map_err(|error| error.to_string())?;
        let seats = line.seats();
        let (mut actions, mut easing) = (Vec::with_capacity(request.actions.len()), Easing::default());
        for token in &request.actions {
            let action = Action::parse(token, seats).map_err(|error| error.to_string())?;
            if let Some(coached) = request.coached {
                easing.look(&*line, coached.humans);
            }
            line.play(action, Effects::ignored()).map_err(|refusal| format!("{token}: {refusal}"))?;
            actions.push(action);
        }
        let seat = match line.decider() {
            Some(Decider::Seat(seat)) => seat.0,
            _ => return Err(PlayerError::NothingToDecide.to_string()),
        };
        let situation = Situation {
            game: request.game,
            options: &request.options,
            start: request.start.as_deref(),
            actions: &actions,
            line: &*line,
        };
        if let SearchMode::Guest(number) = request.mode {
            let choice = self.ask_guest(number, request.seed, &situation, stop)?;
            return Ok(Thought { choice, loss: None, seats, eased: None });
        }
        let SearchRequest { game, character, seed, .. } = *request;
        // The bot and what it has found stay the same while it adapts.
        let first = request.coached.map_or(level.into(), |coached| coached.strength);
        let eased = request.coached.map(|_| easing.tenths());
        let bot = self.bot(Key { game, options: request.options.clone(), seat, strength: first, character, seed });
        bot.play_at(first.moved(eased.unwrap_or(0).into()));
        bot.explain(request.mode == SearchMode::Explain);
        bot.promise(request.pact);
        let limits = Limits { stop, ..Limits::nodes(request.most_nodes()) };
        if let SearchMode::Judge(token) = &request.mode {
            let action = Action::parse(token, seats).map_err(|error| error.to_string())?;
            line.check(action).map_err(|refusal| format!("{token}: {refusal}"))?;
            let verdict = bot.judge(&situation, action, limits).map_err(|error| error.to_string())?;
            let mut choice = Choice::plain(*verdict.best.actions.first().unwrap_or(&action));
            (choice.score, choice.line) = (Some(verdict.best.score), verdict.best.actions.clone());
            return Ok(Thought { choice, loss: Some(verdict.loss()), seats, eased });
        }
        let choice = bot.choose(&situation, limits).map_err(|error| error.to_string())?;
        Ok(Thought { choice, loss: None, seats, eased })
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
            // The match's dice are drawn from its seed. Hash it, so that an outside engine cannot predict them.
            guest.player.begin(zobrist(seed ^ 0x6E57) >> 32);
        }
        let limits = Limits { stop, ..Limits::nodes(u64::MAX) };
        guest.player.choose(situation, limits).map_err(|error| error.to_string())
    }

    /// The bot for `key`. If there are too many, the least recently used one is dropped.
    fn bot(&mut self, key: Key) -> &mut Bot {
        let known = self.bots.iter().position(|(kept, _)| *kept == key);
        let is_unlimited = key.strength.nodes() == u64::MAX;
        let (threads, memory) = if is_unlimited { (self.more_threads + 1, LARGE) } else { (1, Bot::MEMORY) };
        let kept = match known {
            Some(place) => self.bots.remove(place),
            None => {
                let mut bot = Bot::new(key.strength, key.seed).with_character(key.character);
                // A bot that is not prepared for a game allocates nothing yet, so this cannot fail.
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

    fn request(actions: &[&str]) -> SearchRequest {
        SearchRequest {
            number: 7,
            game: GameId::Pothole,
            options: Vec::new(),
            start: None,
            actions: actions.iter().map(|&token| token.to_owned()).collect(),
            level: 1,
            coached: None,
            character: Character::Neutral,
            pact: Pact::default(),
            mode: SearchMode::Choose,
            language: Language::English,
            reader: SeatSet::EMPTY,
            seed: 1,
            millis: None,
            nodes: None,
        }
    }

    #[test]
    fn what_was_found_by_other_rules_is_forgotten() {
        let mut runner = Runner::default();
        let frogs = |royal: &str| SearchRequest {
            game: GameId::Knot,
            options: vec![("royal-frogs".to_owned(), royal.to_owned())],
            level: 3,
            ..request(&[])
        };
        let anew = |royal: &str| Runner::default().run(&frogs(royal), &|| false);
        for royal in ["true", "false", "true"] {
            assert_eq!(runner.run(&frogs(royal), &|| false).action, anew(royal).action, "{royal}");
        }
        assert_eq!(runner.bots.len(), 2);
        assert_eq!(SearchRequest { millis: Some(40), ..request(&[]) }.most_millis(), 40);
        let short = SearchRequest { nodes: Some(40), level: 5, ..request(&[]) };
        assert_eq!((short.most_nodes(), Runner::default().run(&short, &|| false).nodes), (40, 40));
        assert_eq!(request(&[]).most_millis(), Level::BEGINNER.millis());
    }

    #[test]
    fn a_request_is_answered_in_tokens() {
        let request = request(&["c2d2"]);
        let text = serde_json::to_string(&request).unwrap();
        let answer = Runner::default().run(&serde_json::from_str(&text).unwrap(), &|| false);
        let token = answer.action.clone().unwrap();
        let mut line = request.game.set_up([], None).unwrap();
        for token in ["c2d2", &token] {
            line.play(Action::parse(token, line.seats()).unwrap(), Effects::ignored()).unwrap();
        }
        assert_eq!((answer.number, &answer.line[0]), (7, &token));
    }

    #[test]
    fn an_action_is_judged_beside_the_best() {
        let queen = "Wk,6,Nk/8/3,Nq,4/8/8/8/3,Sr,4/Sk,6,Ek turn=S";
        let request = |judge: &str| SearchRequest {
            game: GameId::Quad,
            start: Some(queen.to_owned()),
            mode: SearchMode::Judge(judge.to_owned()),
            level: 3,
            ..request(&[])
        };
        let mut runner = Runner::default();
        let best = runner.run(&request("d2d6"), &|| false);
        assert_eq!((best.action.as_deref(), best.loss), (Ok("d2d6"), Some(0)));
        let other = runner.run(&request("d2c2"), &|| false);
        assert_eq!(other.action.as_deref(), Ok("d2d6"));
        assert!(other.loss > Some(300), "{other:?}");
        assert!(runner.run(&request("d2e3"), &|| false).action.unwrap_err().starts_with("d2e3: "));
    }

    #[test]
    fn the_choice_of_sides_has_more_than_the_level() {
        let options =
            |setup: &str| [("pie", "true"), ("setup", setup)].map(|(name, value)| (name.into(), value.into()));
        let laid = |setup: &str, actions: &[&str]| SearchRequest {
            game: GameId::Knot,
            options: options(setup).into(),
            level: 3,
            ..request(actions)
        };
        let request = |actions: &[&str]| laid("standard", actions);
        let level = Level::EASY;
        let (first, answer) = (request(&[]), request(&["d3d15"]));
        let groups = "set:KGB,CIA,FBI,FIDE";
        let chosen = laid("chosen", &[groups, groups, "d3d15"]);
        for choice in [&first, &answer, &chosen] {
            assert_eq!(choice.most_millis(), Level::STRONGEST.millis());
            let nodes = Runner::default().run(choice, &|| false).nodes;
            assert!(nodes > 10 * level.nodes() && nodes <= choice.most_nodes(), "{nodes}");
        }
        assert_eq!(Runner::default().run(&answer, &|| false).action.as_deref(), Ok("swap"));
        let judged = SearchRequest { mode: SearchMode::Judge("swap".to_owned()), ..answer };
        for later in [request(&["d3d15", "swap"]), judged] {
            assert_eq!((later.most_millis(), later.most_nodes()), (level.millis(), level.nodes()));
        }
    }

    #[test]
    fn a_guest_is_asked_in_the_bots_place() {
        let mut runner = Runner::default();
        let request = SearchRequest { mode: SearchMode::Guest(0), ..request(&["c2d2"]) };
        assert_eq!(runner.run(&request, &|| false).action.unwrap_err(), "engine 1 is not available");
        runner.invite(Box::new(crate::bots::Random::default()));
        let answer = runner.run(&request, &|| false);
        assert!(answer.action.is_ok() && answer.score.is_none(), "{answer:?}");
    }

    #[test]
    fn a_wrong_request_is_answered_with_a_sentence() {
        let mut runner = Runner::default();
        let why = |request: &SearchRequest, runner: &mut Runner| runner.run(request, &|| false).action.unwrap_err();
        assert!(why(&request(&["a1a7"]), &mut runner).starts_with("a1a7: "));
        assert_eq!(why(&SearchRequest { level: 99, ..request(&[]) }, &mut runner), "there is no level 99");
        assert!(why(&SearchRequest { start: Some("nonsense".to_owned()), ..request(&[]) }, &mut runner).len() > 10);
    }
}
