//! One game, from its opening to its end.

use serde::{Deserialize, Serialize};

use super::opening::{Opening, OpeningError};
use crate::bots::{Chance, Choice, Counts, Deeds, PlayerError, Situation, sorted_actions};
use crate::rules::{Action, AnyGame, Decider, Effects, EndReason, GameId, Outcome, Record, Resignation, Seat, SeatSet};

/// What is left of a game once it is over.
#[derive(Clone, Debug)]
pub struct Bout {
    /// Which game, with its options and where it began.
    record: Record,
    /// Where it has come to.
    line: Box<dyn AnyGame>,
    /// What players have done to each other.
    deeds: Deeds,
    /// What players did wrong, in this order.
    pub faults: Vec<Fault>,
}

/// What a player did wrong, by which the game was lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fault {
    /// The letter of the seat.
    pub seat: char,
    /// After how many actions.
    pub after: usize,
    /// What it was.
    pub why: String,
}

/// Plays a game. `think` is asked for the action of whoever must decide; who has none, or one that the rules refuse,
/// gives up as soon as the rules allow it. A game that is not over after `most` actions is shared by those who are left.
///
/// # Errors
///
/// Says what is wrong with the options or the opening.
pub fn play_bout(
    game: GameId,
    options: &[(String, String)],
    opening: &Opening,
    most: u32,
    mut chance: Chance,
    think: &mut dyn FnMut(Seat, &Situation<'_>) -> Result<Choice, PlayerError>,
) -> Result<Bout, OpeningError> {
    let mut record = Record { options: options.to_vec(), position: opening.start.clone(), ..Record::new(game) };
    let mut line = record.lay()?;
    let mut deeds = Deeds::new(&*line);
    for &action in &opening.actions {
        let mut effects = Vec::new();
        line.play(action, Effects::heard(&mut effects)).map_err(|refusal| OpeningError::Move {
            number: 1,
            at: record.actions.len() + 1,
            token: action.token(line.seats()).to_string(),
            why: refusal.to_string(),
        })?;
        deeds.follow(&effects);
        record.actions.push(action);
    }
    let (mut faults, mut gone) = (Vec::new(), SeatSet::EMPTY);
    while record.actions.len() < most as usize {
        let action = match line.decider() {
            None => break,
            Some(Decider::Chance) => chance.action(&*line),
            Some(Decider::Seat(seat)) if gone.contains(seat) => way_out(&*line),
            Some(Decider::Seat(seat)) => {
                let start = opening.start.as_deref();
                let situation = Situation { game, options, start, actions: &record.actions, line: &*line };
                match legal(&*line, think(seat, &situation)) {
                    Ok(action) => Some(action),
                    Err(why) => {
                        gone.insert(seat);
                        faults.push(Fault { seat: seat.letter(line.seats()), after: record.actions.len(), why });
                        continue;
                    }
                }
            }
        };
        // Somebody always can do something while the game goes on.
        let Some(action) = action else { break };
        let mut effects = Vec::new();
        line.play_unchecked(action, Effects::heard(&mut effects));
        deeds.follow(&effects);
        record.actions.push(action);
    }
    record.note_result(&*line);
    Ok(Bout { record, line, deeds, faults })
}

/// The action of a choice that the rules take.
fn legal(line: &dyn AnyGame, choice: Result<Choice, PlayerError>) -> Result<Action, String> {
    let action = choice.map_err(|error| error.to_string())?.action;
    let refused = |refusal| format!("`{}` is against the rules: {refusal}", action.token(line.seats()));
    line.check(action).map_err(refused).map(|()| action)
}

/// How somebody leaves, or what he does while the rules do not let him.
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
    /// How it ended; for a game that was not over, the outcome is shared by those who were left.
    pub fn outcome(&self) -> Outcome {
        let shared = || Outcome::shared(self.line.players(), EndReason::Agreement);
        self.line.outcome().unwrap_or_else(shared)
    }

    /// Whether it was over.
    pub fn is_finished(&self) -> bool {
        self.line.outcome().is_some()
    }

    /// How many actions there were.
    pub fn actions(&self) -> usize {
        self.record.actions.len()
    }

    /// What each seat has done.
    pub fn counts(&self) -> Vec<Counts> {
        (0..self.line.seats().len() as u8).map(|seat| self.deeds.counts(Seat(seat))).collect()
    }

    /// Where it has come to.
    pub fn line(&self) -> &dyn AnyGame {
        &*self.line
    }

    /// The game as it is written down, without names.
    pub fn into_record(self) -> Record {
        self.record
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::opening::Openings;
    use crate::bots::{Limits, Player, Random};

    /// A game of random players.
    fn bout(game: GameId, seed: u64, most: u32, nobody: Option<Seat>) -> Bout {
        let opening = Openings::Random(2).opening(game, &[], seed, 0).unwrap();
        let mut random = Random::default();
        random.begin(seed);
        play_bout(game, &[], &opening, most, Chance::new(seed), &mut |seat, situation| {
            if Some(seat) == nobody {
                return Err(PlayerError::NothingToDecide);
            }
            random.choose(situation, Limits::nodes(1))
        })
        .unwrap()
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

    #[test]
    fn what_takes_too_long_is_shared() {
        let bout = bout(GameId::Pothole, 1, 9, None);
        assert_eq!((bout.is_finished(), bout.actions()), (false, 9));
        assert_eq!(bout.outcome().result(4), "1/4-1/4-1/4-1/4");
    }
}
