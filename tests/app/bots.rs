//! Bots at the table: they act when they must decide, can be paused, and leave humans their turns.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bulldozer_gambit::bots::{Choice, Level, Limits, Player, PlayerError, Random, Situation};
use bulldozer_gambit::play::{
    Analyse, Analysis, Annotation, AnswerDoubt, AskForHint, BotSeat, Bots, BotsPaused, Dangers, DiceInHand, GoTo, Hint,
    PauseBots, Reasons, RedoAction, Save, SeatBot, Session, SessionChanged, Setup, Speak, StartGame, StepBots,
    SubmitAction, Thinking, UndoAction, Warning,
};
use bulldozer_gambit::rules::talk::{DealState, Terms};
use bulldozer_gambit::rules::{Action, Decider, GameId, Remark, Seat, SeatSet};
use bulldozer_gambit::settings::Settings;
use bulldozer_gambit::storage::Storage;

use crate::{new_app, tell, told};

const WHITE: Seat = Seat(0);
const RED: Seat = Seat(1);

fn weakest() -> Level {
    Level::ALL[0]
}

/// A match of `game`, with a frame time of a tenth of a second.
fn app_with(game: GameId, bots: Bots) -> App {
    let mut app = new_app(&Storage::default());
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    app.update();
    tell(&mut app, StartGame(Setup { bots, seed: 3, ..Setup::new(game) }));
    app
}

fn session(app: &App) -> &Session {
    app.world().resource::<Session>()
}

fn played(app: &App) -> usize {
    session(app).played().len()
}

/// Runs frames until `done`, for at most half a minute.
fn run_until(app: &mut App, mut done: impl FnMut(&App) -> bool) {
    let begun = Instant::now();
    while !done(app) {
        assert!(begun.elapsed() < Duration::from_secs(30), "{}", session(app).position().to_text());
        app.update();
        std::thread::sleep(Duration::from_millis(1));
    }
}

fn whites_turn(app: &App) -> bool {
    session(app).position().decider() == Some(Decider::Seat(WHITE))
}

fn play(app: &mut App, tokens: &str) {
    for token in tokens.split_whitespace() {
        let action = Action::parse(token, session(app).position().seats()).unwrap();
        tell(app, SubmitAction(action));
    }
}

#[test]
fn bots_play_until_it_is_a_humans_turn() {
    let mut app = app_with(GameId::Pothole, Bots::against_first(4, weakest()));
    for _ in 0..20 {
        app.update();
    }
    assert_eq!(played(&app), 0, "nobody plays for White");
    play(&mut app, "c2d2 end");
    // A human cannot play for a bot.
    play(&mut app, "b5c5");
    assert_eq!(played(&app), 2);
    assert!(told(&app).contains("A bot plays for Red."));
    run_until(&mut app, whites_turn);
    let deciders: Vec<_> = session(&app).played().iter().filter_map(|played| played.decider).collect();
    assert!((1..4).all(|seat| deciders.contains(&Decider::Seat(Seat(seat)))));

    // An undo goes back to White's last decision, and a redo gives the same actions again.
    let actions: Vec<_> = session(&app).actions().collect();
    tell(&mut app, UndoAction);
    assert!(whites_turn(&app) && played(&app) == 1);
    tell(&mut app, RedoAction);
    run_until(&mut app, whites_turn);
    assert_eq!(session(&app).actions().collect::<Vec<_>>(), actions);
}

#[test]
fn what_was_played_last_is_seen_for_a_while() {
    let mut app = app_with(GameId::Pothole, Bots::against_first(4, weakest()));
    play(&mut app, "c2d2 end");
    let mut frames = 0;
    run_until(&mut app, |app| played(app) > 2);
    let seen = played(&app);
    run_until(&mut app, |app| {
        frames += 1;
        played(app) != seen
    });
    assert!(frames >= 4, "{frames} frames of a tenth of a second");
}

#[test]
fn paused_bots_take_one_step_at_a_time() {
    let all = Bots([Some(BotSeat::of(weakest())); 4]);
    let mut app = app_with(GameId::Pothole, all);
    run_until(&mut app, |app| played(app) >= 2);
    tell(&mut app, PauseBots(true));
    let before = played(&app);
    for _ in 0..30 {
        app.update();
    }
    assert_eq!(played(&app), before);
    tell(&mut app, StepBots);
    run_until(&mut app, |app| played(app) == before + 1);
    for _ in 0..30 {
        app.update();
    }
    assert_eq!(played(&app), before + 1);
    // Without humans an undo stops the bots, which would otherwise play on at once.
    tell(&mut app, PauseBots(false));
    tell(&mut app, UndoAction);
    assert!(app.world().resource::<BotsPaused>().0 && played(&app) == before);
}

#[test]
fn a_seat_changes_hands_in_the_middle_of_a_match_and_is_saved() {
    let mut app = app_with(GameId::Pothole, Bots::default());
    play(&mut app, "c2d2 end");
    let bot = Some(BotSeat::of(weakest()));
    tell(&mut app, SeatBot { seat: RED, bot });
    assert!(told(&app).contains("A bot takes over for Red"));
    run_until(&mut app, |app| session(app).position().turn() == Seat(2));
    let text = Save::of(session(&app), &Settings::default()).text().unwrap();
    let read = Save::read(&text).unwrap();
    assert_eq!(read.bot_at(RED), bot);
    assert_eq!(read.bot_at(WHITE), None);
    assert_eq!(read.setup().tags, session(&app).setup().tags);
    tell(&mut app, SeatBot { seat: RED, bot: None });
    assert_eq!(session(&app).bot_to_decide(), None);
}

#[test]
fn a_tag_that_is_not_understood_leaves_the_match_to_humans() {
    let record = "[Game \"pothole\"]\n[Bots \"human 4 99\"]\n\nc2d2 end *";
    let session = Save::read(record).unwrap();
    assert!(!session.setup().bots.is_any() && session.played().len() == 2);
    assert_eq!(session.setup().tags, [("Bots".to_owned(), "human 4 99".to_owned())]);
}

#[test]
fn a_hint_is_a_legal_action_and_goes_with_the_next_one() {
    let mut app = app_with(GameId::Knot, Bots::default());
    tell(&mut app, AskForHint);
    run_until(&mut app, |app| app.world().resource::<Hint>().0.is_some());
    let action = app.world().resource::<Hint>().0.unwrap();
    assert_eq!(session(&app).position().check(action), Ok(()));
    tell(&mut app, SubmitAction(action));
    assert_eq!(app.world().resource::<Hint>().0, None);
}

#[test]
fn bots_throw_their_own_dice_and_play_every_game() {
    for game in GameId::ALL {
        let mut app = app_with(game, Bots([Some(BotSeat::of(weakest())); 4]));
        app.insert_resource(DiceInHand);
        run_until(&mut app, |app| played(app) >= 12 || session(app).position().outcome().is_some());
        assert!(!session(&app).has_humans());
    }
}

#[test]
fn bots_answer_what_is_proposed_to_them() {
    let mut app = app_with(GameId::Quad, Bots::against_first(4, weakest()));
    let with = SeatSet::from_iter([RED]);
    let number = session(&app).talk().unwrap().next_number();
    tell(
        &mut app,
        Speak(Remark::Proposal { number, by: WHITE, with, terms: Terms::Truce { until: 3 }, secret: false }),
    );
    let state = |app: &App| session(app).talk().unwrap().deals()[0].state;
    assert_eq!(state(&app), DealState::Offered);
    run_until(&mut app, |app| state(app) != DealState::Offered);
    assert!(matches!(state(&app), DealState::InForce | DealState::Declined { by: RED }), "{:?}", state(&app));
}

/// South's rook can take North's queen, which can take the rook.
const ROOK_AND_QUEEN: &str = "Wk,6,Nk/8/3,Nq,4/8/8/8/3,Sr,4/Sk,6,Ek turn=S";

fn app_at(position: &str) -> App {
    let mut app = app_with(GameId::Quad, Bots::default());
    let position = Some(position.to_owned());
    tell(&mut app, StartGame(Setup { position, ..Setup::new(GameId::Quad) }));
    app
}

#[test]
fn who_wants_it_is_asked_before_giving_much_away() {
    let mut app = app_at(ROOK_AND_QUEEN);
    app.world_mut().resource_mut::<Settings>().warn_of_blunders = true;
    let doubt = |app: &App| app.world().resource::<Warning>().doubt.clone();
    play(&mut app, "d2c2");
    assert_eq!(played(&app), 0, "it is weighed first");
    // So it is when a player says something.
    tell(&mut app, SessionChanged);
    run_until(&mut app, |app| doubt(app).is_some());
    let asked = doubt(&app).unwrap();
    let seats = session(&app).position().seats();
    assert_eq!(
        (asked.action.token(seats).to_string(), asked.better.token(seats).to_string()),
        ("d2c2".into(), "d2d6".into())
    );
    tell(&mut app, AnswerDoubt(false));
    assert!(played(&app) == 0 && doubt(&app).is_none());
    // A good action is played without a question, and so is one that the player insists on.
    play(&mut app, "d2d6");
    run_until(&mut app, |app| played(app) == 1);
    tell(&mut app, UndoAction);
    play(&mut app, "d2c2");
    run_until(&mut app, |app| doubt(app).is_some());
    tell(&mut app, AnswerDoubt(true));
    assert_eq!(played(&app), 1);
    // An illegal action is refused at once, as usual.
    play(&mut app, "a1a9");
    assert_eq!(played(&app), 1);
}

#[test]
fn what_others_threaten_is_shown_to_whoever_wants_it() {
    let mut app = app_at(ROOK_AND_QUEEN);
    app.update();
    assert_eq!(app.world().resource::<Dangers>().0, []);
    app.world_mut().resource_mut::<Settings>().show_threats = true;
    app.update();
    let threatened: Vec<_> =
        app.world().resource::<Dangers>().0.iter().map(|threat| threat.square.to_string()).collect();
    assert_eq!(threatened, ["d2"]);
    // It is West's turn, and nothing threatens West.
    play(&mut app, "d2d6");
    app.update();
    assert_eq!(app.world().resource::<Dangers>().0, []);
}

#[test]
fn an_analysis_finds_who_has_given_what_away() {
    let mut app = app_at(ROOK_AND_QUEEN);
    play(&mut app, "d2c2 a8a7 d6c6 h1g1");
    assert_eq!(played(&app), 4, "{}", told(&app));
    tell(&mut app, Analyse(true));
    run_until(&mut app, |app| !app.world().resource::<Analysis>().runs());
    let analysis = app.world().resource::<Analysis>();
    assert_eq!(analysis.done(), 4);
    let first = analysis.of(0).unwrap();
    let seats = session(&app).position().seats();
    assert_eq!((first.best.token(seats).to_string(), first.fault()), ("d2d6".to_owned(), Some(Annotation::Blunder)));
    // North has moved the queen to where the rook can take it.
    assert_eq!(analysis.of(2).unwrap().fault(), Some(Annotation::Blunder));
    // Going to a marked action keeps its verdict and the later ones.
    let done = |app: &App| app.world().resource::<Analysis>().done();
    tell(&mut app, GoTo(1));
    assert_eq!((played(&app), done(&app)), (1, 4));
    tell(&mut app, GoTo(4));
    assert_eq!(done(&app), 4);
    // There is no verdict on an action that was not played.
    tell(&mut app, GoTo(2));
    let other = "d6d2";
    play(&mut app, other);
    assert_eq!((played(&app), done(&app)), (3, 2), "{}", told(&app));
    tell(&mut app, StartGame(Setup::new(GameId::Quad)));
    assert_eq!(done(&app), 0);
}

#[test]
fn bots_say_why_they_offer_and_bid() {
    let all = Bots([Some(BotSeat::of(weakest())); 4]);
    let mut app = app_with(GameId::Auction, all);
    let offer = |app: &App| {
        let played = session(app).played().iter();
        let offer = played.enumerate().find(|(_, played)| matches!(played.action, Action::Offer { .. }));
        offer.map(|(number, played)| (number, played.action))
    };
    run_until(&mut app, |app| offer(app).is_some());
    let (number, action) = offer(&app).unwrap();
    let why = app.world().resource::<Reasons>().of(number, action).unwrap().to_owned();
    assert!(why.len() > 10 && told(&app).contains(&why), "{why}");
    assert_eq!(app.world().resource::<Reasons>().of(number, Action::Pass), None, "something else was played");
}

#[test]
fn bots_that_stand_badly_agree_to_a_draw() {
    let draw = |position: &str| {
        let mut app = app_with(GameId::Knot, Bots::default());
        let setup = Setup {
            position: Some(position.to_owned()),
            bots: Bots::against_first(2, weakest()),
            ..Setup::new(GameId::Knot)
        };
        tell(&mut app, StartGame(setup));
        tell(&mut app, SubmitAction(Action::Draw(None)));
        (session(&app).position().outcome().is_some(), told(&app))
    };
    let (over, told) = draw("Wk,15/16/16/Wg,13,Bg,Bk turn=W");
    assert!(!over && told.contains("declines the draw: its position is too good"), "{told}");
    let (over, told) = draw("Wk,15/Wa,15/16/Wg,14,Bk turn=W");
    assert!(over, "{told}");
}

/// `engine1` is played by the external engine. A missing engine is replaced by a human.
#[test]
fn a_program_takes_a_bots_place() {
    let bots: Bots = "human engine1".parse().unwrap();
    let mut app = app_with(GameId::Knot, bots);
    app.world_mut().resource_mut::<Thinking>().invite(Box::new(Random::default()));
    let first = session(&app).position().actions()[0].token(GameId::Knot.seats()).to_string();
    play(&mut app, &first);
    run_until(&mut app, |app| played(app) == 2);
    assert!(session(&app).bot_at(RED).is_some() && whites_turn(&app));

    let mut app = app_with(GameId::Knot, bots);
    play(&mut app, &first);
    run_until(&mut app, |app| session(app).bot_at(RED).is_none());
    assert!(told(&app).contains("engine 1 is not available"), "{}", told(&app));
}

/// An external engine that gives the same answer in every position.
struct Parrot(&'static str);

impl Player for Parrot {
    fn name(&self) -> String {
        self.0.to_owned()
    }

    fn begin(&mut self, _: u64) {}

    fn choose(&mut self, situation: &Situation<'_>, _: Limits<'_>) -> Result<Choice, PlayerError> {
        Ok(Choice::plain(Action::parse(self.0, situation.line.seats()).unwrap()))
    }
}

/// An engine may play what the rules list and resign. It cannot act for the other players.
#[test]
fn a_program_does_not_act_for_everybody() {
    let bots: Bots = "human engine1".parse().unwrap();
    for answer in ["draw", "penalty:W", "absent:W"] {
        let mut app = app_with(GameId::Knot, bots);
        app.world_mut().resource_mut::<Thinking>().invite(Box::new(Parrot(answer)));
        let first = session(&app).position().actions()[0].token(GameId::Knot.seats()).to_string();
        play(&mut app, &first);
        run_until(&mut app, |app| session(app).bot_at(RED).is_none());
        assert!(told(&app).contains("is against the rules"), "{answer}: {}", told(&app));
        assert_eq!((played(&app), session(&app).position().outcome().is_none()), (1, true), "{answer}");
    }
}
