//! A fifth game fits on every floor of the rules half: Kings on Nine Squares (CONTRIBUTING.md, "How to add a game").
//!
//!     cargo test --no-default-features --features toy-game --test nine
//!
//! Its cases, position texts, perft counts and golden games are in `tests/nine`, and run with `--test tables nine`. The
//! app plays it in `tests/app/nine.rs`.

use bulldozer_gambit::bots::{
    Bot, Greedy, Level, Limits, Player, Random, Runner, SearchMode, SearchRequest, Sheet, Situation, shares, threats,
};
use bulldozer_gambit::lessons::{LESSONS, PUZZLES};
use bulldozer_gambit::rules::record::{from_link, to_link};
use bulldozer_gambit::rules::{Action, AnyGame, Decider, Draft, Effects, GameId, Losses, Record, Seat, order_of_play};
use bulldozer_gambit::texts::{Language, format_in};

const GAME: GameId = GameId::Nine;

/// Players play a whole game. Returns its record and the final position.
fn played(options: &[(String, String)], players: &mut [Box<dyn Player>]) -> (Record, Box<dyn AnyGame>) {
    let named = options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let mut line = GAME.set_up(named, None).unwrap();
    let mut record = Record::begun_at(GAME, &*line);
    while let Some(Decider::Seat(seat)) = line.decider() {
        let situation = Situation { game: GAME, options, start: None, actions: &record.actions, line: &*line };
        let action = players[seat.index()].choose(&situation, Limits::nodes(300)).unwrap().action;
        line.play(action, Effects::ignored()).unwrap();
        record.actions.push(action);
    }
    record.note_result(&*line);
    (record, line)
}

fn bots(count: usize) -> Vec<Box<dyn Player>> {
    (0..count).map(|seed| Box::new(Bot::new(Level::NORMAL, seed as u64)) as Box<dyn Player>).collect()
}

#[test]
fn bots_play_nine_to_its_end_and_records_are_read_back() {
    for count in ["2", "3", "4"] {
        let options = [("players".to_owned(), count.to_owned())];
        let (record, line) = played(&options, &mut bots(4));
        assert!(line.outcome().is_some() && record.actions.len() > 4, "{count} players: {record}");
        let read = Record::parse(&record.to_string()).unwrap();
        assert_eq!(read, record);
        assert_eq!(read.replay().unwrap().last().to_text(), line.to_text());
        assert_eq!(from_link(&to_link(&record).unwrap()).unwrap(), record);
    }
}

/// One bot looks ahead and three players do not: the bot's king is the last one in most games.
#[test]
fn a_bot_wins_nine_against_players_who_do_not_look() {
    let mut won = 0;
    for seed in 0..10 {
        let mut players: Vec<Box<dyn Player>> = vec![
            Box::new(Bot::new(Level::NORMAL, seed)),
            Box::<Random>::default(),
            Box::<Greedy>::default(),
            Box::<Random>::default(),
        ];
        players.iter_mut().skip(1).zip(1..).for_each(|(player, number)| player.begin(seed * 8 + number));
        let (_, line) = played(&[], &mut players);
        won += u32::from(line.outcome().is_some_and(|outcome| outcome.winners().contains(Seat(0))));
    }
    assert!(won >= 6, "{won} of 10 games");
}

/// Nobody who speaks about any game is silent about this one.
#[test]
fn every_voice_speaks_of_nine() {
    let close = "2,Gk/3/Wk,Rk,1 turn=W";
    let line = GAME.set_up([], Some(close)).unwrap();
    let [white, red, black, _] = shares(&*line);
    assert!(black > white && black > red && white + red + black >= 990, "{white} {red} {black}");
    let found = threats(&*line, Seat(0));
    assert_eq!(found.iter().map(|threat| threat.action.token(GAME.seats()).to_string()).collect::<Vec<_>>(), ["b1a1"]);
    let counted = Sheet::count(&*line);
    assert_eq!((Sheet::of(GAME).features.len(), counted.is_quiet), (counted.features[0].len(), false));
    assert_eq!(order_of_play(&*line).iter().map(|due| due.army).collect::<Vec<_>>(), [Seat(0), Seat(1), Seat(2)]);
    assert_eq!(line.words().attacks().len(), 2);

    let request = SearchRequest {
        number: 1,
        game: GAME,
        options: vec![],
        start: Some(close.to_owned()),
        actions: vec![],
        level: 5,
        coached: None,
        character: Default::default(),
        pact: Default::default(),
        mode: SearchMode::Explain,
        language: Language::English,
        reader: Default::default(),
        seed: 1,
        millis: None,
        nodes: None,
    };
    let answer = Runner::default().run(&request, &|| false);
    assert_eq!(answer.action.as_deref(), Ok("a1b1"));
    assert!(answer.reason.is_some_and(|reason| reason.contains("king")));

    let (mut after, mut effects, mut losses) = (line.clone(), vec![], Losses::new(line.snapshot()));
    after.play(Action::parse("a1b1", GAME.seats()).unwrap(), Effects::recording(&mut effects)).unwrap();
    effects.iter().for_each(|effect| losses.note(effect));
    assert_eq!(losses.loot(Seat(0)).counts(), [1, 0]);
    let mut draft = Draft::of(GAME, &*line);
    draft.set_turn(Seat(1));
    assert_eq!(draft.lay().unwrap().to_text(), close.replace("turn=W", "turn=R"));
}

#[test]
fn nine_has_its_texts_lessons_and_puzzles() {
    assert_eq!(GAME.title(), "Kings on Nine Squares");
    assert_eq!(format_in(Language::German, "title-nine", &[]), "Könige auf neun Feldern");
    let lesson = LESSONS.iter().find(|file| file.file.ends_with("nine.ron")).unwrap().lesson().unwrap();
    lesson.play().unwrap();
    let puzzles = PUZZLES.iter().find(|file| file.file.ends_with("nine.ron")).unwrap().puzzles().unwrap();
    puzzles.play().unwrap();
}
