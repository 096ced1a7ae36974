//! Talk in a match: remarks, deals, breaches, undo, redo, saves, and votes.

use bevy::prelude::*;
use bulldozer_gambit::app::minimal_app;
use bulldozer_gambit::notice::Notice;
use bulldozer_gambit::play::{
    Autosave, DealBroken, OnTable, RedoAction, Save, Session, Setup, Speak, StartGame, SubmitAction, UndoAction,
    record_of,
};
use bulldozer_gambit::rules::talk::{DealState, Talk, Verdict, read_comment};
use bulldozer_gambit::rules::{Action, GameId, Record, Seat, SeatSet, TalkMode};
use bulldozer_gambit::settings::Settings;
use bulldozer_gambit::storage::Storage;

/// West's rook can be captured by South's.
const ROOKS: &str = "Wk,6,Nk/8/8/3,Wr,4/8/3,Sr,4/8/Sk,6,Ek turn=S castle=-";

/// The notices, and the deals that were broken.
#[derive(Resource, Default)]
struct Told {
    sentences: Vec<String>,
    broken: Vec<u32>,
}

fn begin(talk: TalkMode, position: Option<&str>) -> App {
    let mut app = minimal_app();
    app.insert_resource(Storage::default()).insert_resource(Autosave).init_resource::<Told>();
    app.add_observer(|notice: On<Notice>, mut told: ResMut<Told>| told.sentences.push(notice.words.clone()));
    app.add_systems(Last, |mut broken: MessageReader<DealBroken>, mut told: ResMut<Told>| {
        told.broken.extend(broken.read().map(|DealBroken(deal)| deal.number));
    });
    app.update();
    tell(&mut app, StartGame(Setup { talk, position: position.map(str::to_owned), ..Setup::new(GameId::Quad) }));
    app
}

fn tell<E: Event>(app: &mut App, event: E)
where
    for<'a> E::Trigger<'a>: Default,
{
    app.world_mut().trigger(event);
    app.update();
}

fn say(app: &mut App, remarks: &str) {
    for remark in read_comment(remarks, GameId::Quad.seats()).unwrap() {
        tell(app, Speak(remark));
    }
}

fn play(app: &mut App, tokens: &str) {
    for token in tokens.split_whitespace() {
        tell(app, SubmitAction(Action::parse(token, GameId::Quad.seats()).unwrap()));
    }
}

fn session(app: &App) -> &Session {
    app.world().resource::<Session>()
}

fn talk(app: &App) -> &Talk {
    session(app).talk().unwrap()
}

fn tokens(app: &App) -> String {
    let tokens = session(app).actions().map(|action| action.token(GameId::Quad.seats()).to_string());
    tokens.collect::<Vec<_>>().join(" ")
}

fn told(app: &App) -> String {
    app.world().resource::<Told>().sentences.join(" ")
}

/// The match after saving and loading, and from its record.
fn saved(app: &App) -> Session {
    let record = record_of(session(app)).to_string();
    assert_eq!(Save::read(&record).unwrap().talk(), Some(talk(app)), "{record}");
    assert_eq!(Record::parse(&record).unwrap().to_string(), record);
    let save = serde_json::to_string(&Save::of(session(app), &Settings::default())).unwrap();
    let read = Save::read(&save).unwrap();
    assert_eq!(read.talk(), Some(talk(app)));
    assert_eq!(read.setup().talk, session(app).setup().talk);
    read
}

#[test]
fn what_is_said_is_heard_and_what_is_secret_is_not_told() {
    let mut app = begin(TalkMode::Secret, None);
    say(
        &mut app,
        r#"[%say S "Hello!"] [%say S>WN "East is weak."] [%propose 1 S>W truce 2 secret] [%answer 1 W accept]"#,
    );
    assert_eq!(talk(&app).remarks().len(), 4);
    let told = told(&app);
    assert!(told.contains("South: \u{201C}Hello!\u{201D}"), "{told}");
    assert!(told.contains("South to West and North, in secret."), "{told}");
    assert!(told.contains("West to South, in secret."), "{told}");
    assert!(!told.contains("East is weak") && !told.contains("truce"), "{told}");
    saved(&app);
}

#[test]
fn what_may_not_be_said_is_refused_with_a_sentence() {
    let mut app = begin(TalkMode::Open, None);
    say(&mut app, r#"[%say S>W "psst"]"#);
    assert_eq!(told(&app), "The players agreed that everyone hears everything.");
    assert!(talk(&app).remarks().is_empty());
    let mut app = begin(TalkMode::None, None);
    say(&mut app, r#"[%say S "Hello!"] [%accuse N S]"#);
    assert!(told(&app).starts_with("The players agreed not to talk."));
    assert_eq!(talk(&app).remarks().len(), 1, "an accusation is always possible");
    saved(&app);
    tell(&mut app, StartGame(Setup::new(GameId::Pothole)));
    say(&mut app, r#"[%say S "Hello!"]"#);
    assert!(told(&app).ends_with("This game has no talk."));
    assert!(session(&app).talk().is_none());
}

#[test]
fn a_broken_truce_is_told_taken_back_and_broken_again() {
    let mut app = begin(TalkMode::Open, Some(ROOKS));
    say(&mut app, "[%propose 1 S>W truce 3] [%answer 1 W accept]");
    assert_eq!(talk(&app).deals()[0].state, DealState::InForce);
    play(&mut app, "d3d5");
    let broken = DealState::Broken { by: SeatSet(1), action: 1 };
    assert_eq!(talk(&app).deals()[0].state, broken);
    assert_eq!(app.world().resource::<Told>().broken, [1]);
    say(&mut app, r#"[%say W "Traitor!"]"#);
    saved(&app);

    tell(&mut app, UndoAction);
    assert_eq!(talk(&app).deals()[0].state, DealState::InForce);
    assert_eq!(talk(&app).remarks().len(), 2, "what was said about it is taken back with it");
    tell(&mut app, RedoAction);
    assert_eq!(talk(&app).deals()[0].state, broken);
    assert_eq!(talk(&app).remarks().len(), 3);
    assert_eq!(app.world().resource::<Told>().broken, [1, 1]);

    tell(&mut app, UndoAction);
    say(&mut app, r#"[%say S "I shall keep it."]"#);
    assert!(!session(&app).can_redo(), "what was taken back is forgotten");
    play(&mut app, "d3d4 d5e5 h8g8 h1g1 d4d3 e5e6 g8h8 g1h1 a1b1 a8b8 h8g8 h1g1");
    assert_eq!((talk(&app).round(), talk(&app).deals()[0].state), (4, DealState::Kept));
    saved(&app);
}

#[test]
fn a_conviction_leads_to_the_penalty() {
    let mut app = begin(TalkMode::Open, None);
    play(&mut app, "c2c4");
    say(&mut app, "[%accuse N W] [%vote S guilty] [%vote E innocent]");
    let count = |on_table: OnTable| on_table.snapshot().pieces.values().filter(|piece| piece.seat == Seat(1)).count();
    let pawns = |app: &mut App| app.world_mut().run_system_cached(count).unwrap();
    assert_eq!(pawns(&mut app), 8);
    say(&mut app, "[%vote N guilty] [%vote W innocent]");
    assert_eq!((tokens(&app).as_str(), talk(&app).charges()[0].verdict), ("c2c4", Some(Verdict::Innocent)));
    say(&mut app, "[%accuse S W] [%vote S guilty] [%vote E guilty] [%vote N guilty]");
    app.update();
    assert_eq!(tokens(&app), "c2c4 penalty:W");
    assert_eq!(pawns(&mut app), 7, "the piece is gone from the table");
    assert!(told(&app).contains("West is found guilty, and pays with a piece."), "{}", told(&app));
    play(&mut app, "b6c6");
    saved(&app);

    // An undo removes the penalty with the vote that led to it, and a redo restores both.
    tell(&mut app, UndoAction);
    tell(&mut app, UndoAction);
    app.update();
    assert_eq!(tokens(&app), "c2c4");
    assert_eq!((talk(&app).due(), talk(&app).open_charge().map(|charge| charge.guilty)), (None, Some(SeatSet(9))));
    tell(&mut app, UndoAction);
    for expected in ["c2c4", "c2c4 penalty:W", "c2c4 penalty:W b6c6"] {
        tell(&mut app, RedoAction);
        app.update();
        assert_eq!(tokens(&app), expected);
    }
    assert_eq!(talk(&app).charges()[1].verdict, Some(Verdict::Guilty));
    saved(&app);
}

#[test]
fn a_draw_that_all_have_accepted_is_played() {
    let mut app = begin(TalkMode::Open, None);
    say(&mut app, "[%propose 1 S>WE draw] [%answer 1 E accept]");
    app.update();
    assert_eq!(tokens(&app), "");
    say(&mut app, "[%answer 1 W accept]");
    app.update();
    assert_eq!(tokens(&app), "draw:SWE");
    assert_eq!(talk(&app).deals()[0].state, DealState::Kept);
    assert!(session(&app).position().outcome().is_some(), "North has won");
    say(&mut app, r#"[%say N "Thank you"]"#);
    assert!(told(&app).ends_with("The game is over."));
    saved(&app);
}

#[test]
fn what_was_decided_before_a_save_is_played_after_it() {
    let record = "[Game \"quad\"]\n\n{[%accuse S W]} {[%vote S guilty]} {[%vote N guilty]} {[%vote E guilty]} *";
    let mut app = begin(TalkMode::Open, None);
    tell(&mut app, bulldozer_gambit::play::LoadGame(Save::read(record).unwrap()));
    app.update();
    assert_eq!(tokens(&app), "penalty:W");
}
