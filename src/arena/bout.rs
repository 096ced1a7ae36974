//! One game of a match, from its opening to its end.

use serde::{Deserialize, Serialize};

use super::opening::{Opening, OpeningError};
use crate::bots::quad::talk::pact;
use crate::bots::{Chance, Choice, Counts, InteractionHistory, Pact, PlayerError, Situation, sorted_actions};
use crate::rules::talk::Talk;
use crate::rules::{
    Action, AnyGame, Decider, Effect, Effects, EndReason, GameId, Outcome, Record, Remark, Resignation, Seat, SeatSet,
    TalkMode,
};

/// The players at the table.
pub trait Company {
    /// The action of the player at `seat`, who is to move and is bound by the promises in `pact`.
    ///
    /// # Errors
    ///
    /// Says why there is none.
    fn think(&mut self, seat: Seat, situation: &Situation<'_>, pact: Pact) -> Result<Choice, PlayerError>;

    /// The remarks of the player at `seat`.
    fn speak(&mut self, seat: Seat, line: &dyn AnyGame, talk: &Talk) -> Vec<Remark>;
}

/// Maximum number of rounds in which the players may speak before the game goes on.
const ASKED: usize = 8;

/// A finished or aborted game.
#[derive(Clone, Debug)]
pub struct Bout {
    /// The record: game, options, starting position and actions.
    record: Record,
    /// The final position, with its history.
    line: Box<dyn AnyGame>,
    /// Statistics of what players have done to each other.
    deeds: InteractionHistory,
    /// What they have said, in games with talk.
    talk: Option<Talk>,
    /// Players' faults, in order.
    pub faults: Vec<Forfeit>,
}

/// A fault that cost a player the game, such as an illegal action.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Forfeit {
    /// The letter of the player's seat.
    pub seat: char,
    /// How many actions had been played before it.
    pub after: usize,
    /// A description of the fault.
    pub why: String,
}

/// Plays a game. A player with no action, or an illegal one, resigns as soon as the rules allow it. A game that is not
/// over after `most` actions is shared by the players still in. If `talks` is set, in a game with talk, all players may
/// speak openly before each action after the opening.
///
/// # Errors
///
/// Where the options or the opening are wrong.
pub fn play_bout(
    game: GameId,
    options: &[(String, String)],
    opening: &Opening,
    most: u32,
    talks: bool,
    mut chance: Chance,
    company: &mut dyn Company,
) -> Result<Bout, OpeningError> {
    let record = Record { options: options.to_vec(), position: opening.start.clone(), ..Record::new(game) };
    let line = record.lay()?;
    let talk = (talks && game.has_talk()).then(|| Talk::new(TalkMode::Open, &*line));
    let mut bout = Bout { deeds: InteractionHistory::new(&*line), record, line, talk, faults: Vec::new() };
    for &action in &opening.actions {
        bout.line.check(action).map_err(|refusal| OpeningError::Move {
            number: 1,
            at: bout.actions() + 1,
            token: action.token(bout.line.seats()).to_string(),
            why: refusal.to_string(),
        })?;
        bout.play(action);
    }
    let mut gone = SeatSet::EMPTY;
    while bout.actions() < most as usize {
        bout.converse(company, gone);
        let line = &*bout.line;
        let action = match line.decider() {
            None => break,
            Some(_) if bout.due().is_some() => bout.due(),
            Some(Decider::Chance) => chance.action(line),
            Some(Decider::Seat(seat)) if gone.contains(seat) => way_out(line),
            Some(Decider::Seat(seat)) => {
                let start = opening.start.as_deref();
                let situation = Situation { game, options, start, actions: &bout.record.actions, line };
                let pact = bout.talk.as_ref().map_or_else(Pact::default, |talk| pact(talk, seat));
                match legal(line, company.think(seat, &situation, pact)) {
                    Ok(action) => Some(action),
                    Err(why) => {
                        gone.insert(seat);
                        let fault = Forfeit { seat: seat.letter(line.seats()), after: bout.actions(), why };
                        bout.faults.push(fault);
                        continue;
                    }
                }
            }
        };
        // While the game goes on, there is always a legal action.
        let Some(action) = action else { break };
        bout.play(action);
    }
    bout.record.note_result(&*bout.line);
    Ok(bout)
}

/// The chosen action, if it is legal and needs no other player's consent.
fn legal(line: &dyn AnyGame, choice: Result<Choice, PlayerError>) -> Result<Action, String> {
    let action = choice.map_err(|error| error.to_string())?.action;
    let refused = |refusal| format!("`{}` is against the rules: {refusal}", action.token(line.seats()));
    line.check_alone(action).map_err(refused).map(|()| action)
}

/// How a player leaves the game, or another legal action while leaving is not allowed.
fn way_out(line: &dyn AnyGame) -> Option<Action> {
    let ways = [Resignation::Plain, Resignation::Remove].map(Action::Resign);
    let nothing = |action: &&Action| {
        let token = action.token(line.seats()).to_string();
        ["pass", "end", "bid:-", "decline"].contains(&token.as_str())
    };
    ways.into_iter().find(|&way| line.check(way).is_ok()).or_else(|| {
        let actions = sorted_actions(line);
        actions.iter().find(nothing).or(actions.first()).copied()
    })
}

impl Bout {
    /// Plays a legal action and updates the statistics.
    fn play(&mut self, action: Action) {
        let mut effects: Vec<Effect> = Vec::new();
        self.line.play_unchecked(action, Effects::recording(&mut effects));
        self.deeds.follow(&effects);
        if let Some(talk) = &mut self.talk {
            talk.follow(action, &effects, &*self.line);
        }
        self.record.actions.push(action);
    }

    /// Lets all players still in speak in turn, until nobody answers any more.
    fn converse(&mut self, company: &mut dyn Company, gone: SeatSet) {
        let Some(talk) = &mut self.talk else { return };
        for _ in 0..ASKED {
            let before = talk.remarks().len();
            for seat in self.line.players().iter().filter(|&seat| !gone.contains(seat)) {
                // Illegal remarks are dropped.
                company.speak(seat, &*self.line, talk).into_iter().for_each(|remark| _ = talk.say(remark));
            }
            if talk.remarks().len() == before {
                return;
            }
        }
    }

    /// The action that talk has brought about, such as an agreed draw.
    fn due(&self) -> Option<Action> {
        self.talk.as_ref().and_then(Talk::due)
    }

    /// The outcome; an unfinished game is shared by the players still in.
    pub fn outcome(&self) -> Outcome {
        let shared = || Outcome::shared(self.line.players(), EndReason::Agreement);
        self.line.outcome().unwrap_or_else(shared)
    }

    /// Whether the game was finished.
    pub fn is_finished(&self) -> bool {
        self.line.outcome().is_some()
    }

    /// The number of actions.
    pub fn actions(&self) -> usize {
        self.record.actions.len()
    }

    /// The statistics of each seat.
    pub fn counts(&self) -> Vec<Counts> {
        let deals = self.talk.as_ref().map_or(&[] as &[_], Talk::deals);
        let of_seat = |seat| {
            let mut counts = self.deeds.counts(seat);
            counts += Counts::of_deals(deals, seat);
            counts
        };
        (0..self.line.seats().len() as u8).map(Seat).map(of_seat).collect()
    }

    /// The current position, with its history.
    pub fn line(&self) -> &dyn AnyGame {
        &*self.line
    }

    /// The record of the game, without names.
    pub fn into_record(self) -> Record {
        let remarks = self.talk.map_or_else(Vec::new, |talk| talk.remarks().to_vec());
        Record { remarks, ..self.record }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::opening::Openings;
    use crate::bots::{Limits, Player, Random};

    /// Players with a node limit, one a seat; a seat without a player resigns.
    struct Seated(Vec<Option<Box<dyn Player>>>, u64);

    impl Company for Seated {
        fn think(&mut self, seat: Seat, situation: &Situation<'_>, pact: Pact) -> Result<Choice, PlayerError> {
            let player = self.0[seat.index()].as_mut().ok_or(PlayerError::NothingToDecide)?;
            player.promise(pact);
            player.choose(situation, Limits::nodes(self.1))
        }

        fn speak(&mut self, seat: Seat, line: &dyn AnyGame, talk: &Talk) -> Vec<Remark> {
            self.0[seat.index()].as_mut().map_or_else(Vec::new, |player| player.speak(line, talk, seat))
        }
    }

    /// A game of random players.
    fn bout(game: GameId, seed: u64, most: u32, nobody: Option<Seat>) -> Bout {
        let opening = Openings::Random(2).opening(game, &[], seed, 0).unwrap();
        let player = |seat: usize| -> Option<Box<dyn Player>> {
            let mut random = Random::default();
            random.begin(Chance::seed_of(&[seed, seat as u64]));
            (nobody.map(Seat::index) != Some(seat)).then_some(Box::new(random))
        };
        let mut company = Seated((0..game.seats().len()).map(player).collect(), 1);
        play_bout(game, &[], &opening, most, false, Chance::new(seed), &mut company).unwrap()
    }

    #[test]
    fn games_end_and_can_be_played_again() {
        for game in GameId::ALL {
            for seed in 0..3 {
                let bout = bout(game, seed, 3000, None);
                assert!(bout.is_finished(), "{game:?} {seed}");
                assert!(bout.faults.is_empty());
                let last = bout.line().to_text();
                let record = bout.into_record();
                assert_eq!(Record::parse(&record.to_string()).unwrap().replay().unwrap().last().to_text(), last);
            }
        }
    }

    #[test]
    fn who_has_no_action_leaves() {
        for game in GameId::ALL {
            let bout = bout(game, 5, 3000, Some(Seat(1)));
            assert_eq!(bout.faults.len(), 1, "{game:?}");
            assert_eq!(bout.faults[0].seat, game.seats()[1].letter);
            assert_eq!(bout.outcome().points[1], 0, "{game:?}");
            bout.into_record().replay().unwrap();
        }
    }

    /// A player that always plays the same action.
    struct Saying(&'static str);

    impl Company for Saying {
        fn think(&mut self, _: Seat, situation: &Situation<'_>, _: Pact) -> Result<Choice, PlayerError> {
            let action = Action::parse(self.0, situation.line.seats());
            action.map(Choice::plain).map_err(|_| PlayerError::NothingToDecide)
        }

        fn speak(&mut self, _: Seat, _: &dyn AnyGame, _: &Talk) -> Vec<Remark> {
            Vec::new()
        }
    }

    /// No player can agree a draw, convict a player or declare one absent alone: the one who tries leaves.
    #[test]
    fn nobody_decides_for_others() {
        for (game, said) in [
            (GameId::Pothole, "draw"),
            (GameId::Knot, "draw"),
            (GameId::Auction, "draw"),
            (GameId::Quad, "draw:SWNE"),
            (GameId::Quad, "draw:SW"),
            (GameId::Quad, "penalty:W"),
            (GameId::Quad, "penalty:S"),
            (GameId::Quad, "absent:N"),
            (GameId::Quad, "absent:S"),
        ] {
            let line = game.set_up([], None).unwrap();
            let action = Action::parse(said, line.seats()).unwrap();
            assert_eq!(line.check(action), Ok(()), "{said} is legal for those who may say so");
            let opening = Opening { start: None, actions: Vec::new() };
            let bout = play_bout(game, &[], &opening, 3000, false, Chance::new(1), &mut Saying(said)).unwrap();
            // Later players name a player who has already left.
            let why = format!("`{said}` is against the rules: no player decides that alone");
            assert_eq!(bout.faults[0].why, why);
            assert_eq!(bout.faults.len(), game.seats().len() - 1, "all but the last");
            assert_eq!(bout.outcome().winners().len(), 1, "{said}");
            assert!(!bout.into_record().actions.contains(&action));
        }
        // Resigning needs no consent.
        for (game, said) in [(GameId::Pothole, "resign"), (GameId::Auction, "resign"), (GameId::Quad, "resign:remove")]
        {
            let opening = Opening { start: None, actions: Vec::new() };
            let bout = play_bout(game, &[], &opening, 3000, false, Chance::new(1), &mut Saying(said)).unwrap();
            assert_eq!((bout.faults.len(), bout.actions()), (0, 3), "{game:?}");
        }
    }

    #[test]
    fn what_takes_too_long_is_shared() {
        let bout = bout(GameId::Pothole, 1, 9, None);
        assert_eq!((bout.is_finished(), bout.actions()), (false, 9));
        assert_eq!(bout.outcome().result(4), "1/4-1/4-1/4-1/4");
    }
}
