//! Properties of bots in any position. The tactics that they must find are in `tests/tactics.rs`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use bulldozer_gambit::arena::Openings;
use bulldozer_gambit::bots::{
    Bot, Chance, Character, Choice, Counts, InteractionHistory, Level, Limits, Player, Sheet, Situation,
};
use bulldozer_gambit::rules::{Action, AnyGame, Decider, Effects, GameId, Group, zobrist};

fn strongest(seed: u64) -> Bot {
    let mut bot = Bot::new(Level::STRONGEST, seed);
    bot.begin(seed);
    bot
}

fn ask(bot: &mut Bot, game: GameId, line: &dyn AnyGame, limits: Limits<'_>) -> Choice {
    let situation = Situation { game, options: &[], start: None, actions: &[], line };
    bot.choose(&situation, limits).expect("somebody must decide")
}

/// Positions of a random game in which a player must decide.
fn positions(game: GameId, seed: u64, most: usize) -> Vec<Box<dyn AnyGame>> {
    let mut line = game.set_up([], None).unwrap();
    let mut found = vec![];
    for number in 0..most as u64 {
        let actions = line.actions();
        if actions.is_empty() {
            break;
        }
        if matches!(line.decider(), Some(Decider::Seat(_))) {
            found.push(line.clone());
        }
        line.play_unchecked(actions[(zobrist(seed ^ number) % actions.len() as u64) as usize], Effects::ignored());
    }
    found
}

/// A search restricted to some actions reaches the same depth as one of all.
#[test]
fn one_action_is_looked_at_as_deeply_as_all() {
    for game in GameId::ALL {
        let line = game.set_up([], None).unwrap();
        let situation = Situation { game, options: &[], start: None, actions: &[], line: &*line };
        let only = line.actions().last().copied();
        let limits = Limits { only, depth: 3, ..Limits::nodes(200_000) };
        let found = strongest(1).analyse(&situation, limits, 1, &mut |_| {}).unwrap();
        assert_eq!((found.depth, found.best[0].actions.first().copied()), (3, only), "{game:?}");
    }
}

/// When time runs out, the judged action is compared with the best one at the same depth.
#[test]
fn judgements_compare_like_with_like() {
    let line = GameId::Quad.set_up([], None).unwrap();
    let situation = Situation { game: GameId::Quad, options: &[], start: None, actions: &[], line: &*line };
    let asked = AtomicU32::new(0);
    let limits = Limits { stop: &|| asked.fetch_add(1, Ordering::Relaxed) > 60, ..Limits::nodes(u64::MAX) };
    let last = *line.actions().last().unwrap();
    let verdict = strongest(1).judge(&situation, last, limits).unwrap();
    let seen = |depth| {
        let limits = Limits { depth, ..Limits::nodes(u64::MAX) };
        strongest(1).analyse(&situation, limits, 1, &mut |_| {}).unwrap().best.remove(0)
    };
    assert_ne!(verdict.best.actions[0], last);
    // The second search, after the time limit, reaches depth 2 only, the first one more.
    assert_eq!(verdict.best.score, seen(2).score);
    assert_ne!(verdict.best.score, seen(4).score);
}

/// With the pie rule, the best position for the player is the best one for the opponent too.
#[test]
fn nobody_leaves_the_other_side_a_won_game() {
    let line = GameId::Knot.set_up([("pie", "true")], None).unwrap();
    let options = [("pie".to_owned(), "true".to_owned())];
    let situation = Situation { game: GameId::Knot, options: &options, start: None, actions: &[], line: &*line };
    let limits = || Limits::nodes(60_000);
    let choice = strongest(1).choose(&situation, limits()).unwrap();
    let best = strongest(1).analyse(&situation, limits(), 1, &mut |_| {}).unwrap().best.remove(0).score;
    assert!(best > 300 && choice.score.unwrap().abs() < best / 2, "{best}: {choice:?}");
    // At every level, and at any depth.
    for level in Level::ALL {
        for nodes in [2_000, 5_000, 20_011] {
            let choice = Bot::new(level, 1).choose(&situation, Limits::nodes(nodes)).unwrap();
            assert!(choice.score.unwrap().abs() < best / 2, "{level:?} {nodes}: {choice:?}");
        }
    }
    // It is not a mistake to avoid a position that the opponent would have swapped into.
    let verdict = strongest(1).judge(&situation, choice.action, limits()).unwrap();
    assert_eq!((verdict.loss(), verdict.best.actions[0]), (0, choice.action));
}

/// Some first actions of level 5 leave its own side ahead and some the other, so that it is not always right to swap.
#[test]
fn the_choice_of_sides_is_a_decision() {
    let line = GameId::Knot.set_up([("pie", "true")], None).unwrap();
    let mut swaps = BTreeMap::new();
    for seed in 1..=8 {
        let first = ask(&mut Bot::new(Level::NORMAL, seed), GameId::Knot, &*line, Limits::nodes(u64::MAX)).action;
        swaps.entry(format!("{first:?}")).or_insert_with(|| {
            let mut next = line.clone_box();
            next.play(first, Effects::ignored()).unwrap();
            let answer = ask(&mut Bot::new(Level::NORMAL, seed), GameId::Knot, &*next, Limits::nodes(u64::MAX));
            assert!(answer.score.unwrap().abs() < 700, "{first:?}: {answer:?}");
            answer.action == Action::Swap
        });
    }
    let answers: BTreeSet<bool> = swaps.values().copied().collect();
    assert_eq!(answers.len(), 2, "{swaps:?}");
}

#[test]
fn there_is_always_a_legal_action() {
    for game in GameId::ALL {
        let mut bot = strongest(3);
        for position in positions(game, 5, 400).iter().step_by(7) {
            for nodes in [0, 1, 2, 40] {
                let choice = ask(&mut bot, game, &**position, Limits::nodes(nodes));
                position.check(choice.action).unwrap();
                assert_eq!(choice.line[0], choice.action);
            }
        }
    }
}

#[test]
fn what_is_expected_can_be_played() {
    for game in GameId::ALL {
        let mut bot = strongest(3);
        for position in positions(game, 11, 200).iter().step_by(23) {
            let mut line = position.clone();
            for action in ask(&mut bot, game, &**position, Limits::nodes(2_000)).line {
                line.play(action, Effects::ignored()).unwrap();
            }
        }
    }
}

#[test]
fn the_same_seed_and_the_same_nodes_give_the_same_choices() {
    for game in GameId::ALL {
        for level in [Level::ALL[1], Level::STRONGEST] {
            let play = || {
                let mut bot = Bot::new(level, 0);
                bot.begin(9);
                let mut choose = |position: &dyn AnyGame| ask(&mut bot, game, position, Limits::nodes(1_500));
                positions(game, 2, 60).iter().step_by(11).map(|position| choose(&**position)).collect::<Vec<_>>()
            };
            assert_eq!(play(), play(), "{game:?}");
        }
    }
}

#[test]
fn a_thought_ends_when_it_is_told_to() {
    for game in GameId::ALL {
        let asked = AtomicU64::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) >= 3;
        let line = game.set_up([], None).unwrap();
        let limits = Limits { stop: &stop, ..Limits::nodes(u64::MAX) };
        let choice = ask(&mut strongest(1), game, &*line, limits);
        assert!(choice.nodes < 4_000, "{game:?}: {}", choice.nodes);
        line.check(choice.action).unwrap();
    }
}

#[test]
fn a_thought_is_as_deep_as_it_may_be() {
    for game in GameId::ALL {
        let line = game.set_up([], None).unwrap();
        let choice = ask(&mut strongest(1), game, &*line, Limits { depth: 2, ..Limits::nodes(u64::MAX) });
        assert_eq!(choice.depth, 2, "{game:?}");
    }
}

/// A bot's set-up does not depend on the other player's hidden set-up.
#[test]
fn nobody_looks_at_what_is_laid_out_unseen() {
    let game = GameId::Knot;
    let line = game.set_up([("setup", "chosen")], None).unwrap();
    let answer = |first| {
        let mut line = line.clone();
        line.play(line.actions()[first], Effects::ignored()).unwrap();
        ask(&mut strongest(4), game, &*line, Limits::nodes(100)).action
    };
    assert_eq!(answer(0), answer(17));
}

/// Why bots may choose set-ups at random: permuting the strips of both armies in the same way changes neither the legal
/// actions nor the evaluation. Only which groups face each other counts.
#[test]
fn strips_are_alike() {
    let start = GameId::Knot.set_up([("setup", "chosen")], None).unwrap();
    let groups = |action: &Action| if let Action::SetUp(groups) = *action { groups } else { panic!("{action:?}") };
    let all: Vec<[Group; 4]> = start.actions().iter().map(groups).collect();
    let seen = |armies: [[Group; 4]; 2]| {
        let mut line = start.clone();
        for army in armies {
            line.play(Action::SetUp(army), Effects::ignored()).unwrap();
        }
        let mut after: Vec<_> = line
            .actions()
            .into_iter()
            .map(|action| {
                let mut line = line.clone();
                line.play_unchecked(action, Effects::ignored());
                (line.actions().len(), Sheet::count(&*line).features)
            })
            .collect();
        after.sort();
        after
    };
    for (white, black) in [(0, 0), (5, 16), (9, 2)] {
        let expected = seen([all[white], all[black]]);
        for order in &all {
            let moved = |army: [Group; 4]| order.map(|strip| army[strip as usize]);
            assert!(seen([moved(all[white]), moved(all[black])]) == expected, "{order:?}");
        }
    }
}

/// The choices of neutral bots and of bots with a character in the same positions, from games of neutral bots.
fn chosen(game: GameId, character: Character) -> [Counts; 2] {
    let mut all = [Counts::default(); 2];
    for number in 0..if game == GameId::Auction { 10 } else { 5 } {
        let opening = Openings::Random(6).opening(game, &[], 1, number).unwrap();
        let mut line = game.set_up([], None).unwrap();
        let (mut deeds, mut actions, mut chance) =
            (InteractionHistory::new(&*line), vec![], Chance::new(number.into()));
        let mut bots = [Character::Neutral, character].map(|who| Bot::new(Level::ALL[4], 1).with_character(who));
        while actions.len() < 250 {
            let action = match (opening.actions.get(actions.len()), line.decider()) {
                (_, None) => break,
                (Some(&action), _) => action,
                (_, Some(Decider::Chance)) => chance.action(&*line).unwrap(),
                (_, Some(Decider::Seat(seat))) => {
                    let choices = bots.each_mut().map(|bot| {
                        let situation = Situation { game, options: &[], start: None, actions: &actions, line: &*line };
                        bot.choose(&situation, Limits::nodes(if game == GameId::Auction { 300 } else { 800 }))
                            .unwrap()
                            .action
                    });
                    for (counts, action) in all.iter_mut().zip(choices) {
                        let (mut line, mut after, mut effects) = (line.clone(), deeds.clone(), vec![]);
                        line.play(action, Effects::recording(&mut effects)).unwrap();
                        after.follow(&effects);
                        let (new, old) = (after.counts(seat), deeds.counts(seat));
                        *counts += Counts {
                            moves: new.moves - old.moves,
                            captures: new.captures - old.captures,
                            revenges: new.revenges - old.revenges,
                            offers: new.offers - old.offers,
                            bids: new.bids - old.bids,
                            trades: new.trades - old.trades,
                            ..Counts::default()
                        };
                    }
                    choices[0]
                }
            };
            let mut effects = vec![];
            line.play(action, Effects::recording(&mut effects)).unwrap();
            deeds.follow(&effects);
            actions.push(action);
        }
    }
    all
}

/// In the same positions, an aggressor captures more, a grudge holder hits back, and so on.
#[test]
fn characters_show() {
    let quad = |character| chosen(GameId::Quad, character);
    let [neutral, own] = quad(Character::Aggressor);
    assert!(own.captures > neutral.captures, "an aggressor captures more: {own:?}, {neutral:?}");
    for character in [Character::Diplomat, Character::Builder] {
        let [neutral, own] = quad(character);
        assert!(own.captures < neutral.captures, "a {character} captures less: {own:?}, {neutral:?}");
    }
    let [neutral, own] = quad(Character::GrudgeHolder);
    let is_vengeful = own.revenges * neutral.captures > neutral.revenges * own.captures;
    assert!(is_vengeful, "a grudge-holder pays back: {own:?}, {neutral:?}");
    let auction = |character| chosen(GameId::Auction, character);
    let [neutral, own] = auction(Character::Hoarder);
    let said = |counts: Counts| counts.offers + counts.bids + counts.trades;
    assert!(said(own) < said(neutral), "a hoarder trades less: {own:?}, {neutral:?}");
    let [neutral, own] = auction(Character::Diplomat);
    assert!(said(own) > said(neutral), "a diplomat trades more: {own:?}, {neutral:?}");
}
