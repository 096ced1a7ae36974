//! Programs at a table that another one hosts, with a real host between them.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bulldozer_gambit::clock::TimeControl;
use bulldozer_gambit::host::SqliteStore;
use bulldozer_gambit::net::{Address, Ask, Offer, Sitter, no_hints};
use bulldozer_gambit::play::{
    AnswerDoubt, AskForHint, AskTable, BeginShow, BoardLaid, EndShow, GoAway, GoTo, Hosted, JoinTable, Link, OpenTable,
    PauseMatch, Rematch, Save, Session, Setup, Speak, StartGame, SubmitAction, Together, UndoAction, Warning,
};
use bulldozer_gambit::rules::talk::read_comment;
use bulldozer_gambit::rules::{Action, Decider, GameId, Group, Record, Seat};
use bulldozer_gambit::settings::Settings;
use bulldozer_gambit::storage::Storage;

use crate::host::Server;
use crate::{Told, app, tell, until};

impl Server {
    fn begin(game: GameId, options: &[(&str, &str)]) -> Self {
        Self::with_tags(game, options, Vec::new())
    }

    fn with_tags(game: GameId, options: &[(&str, &str)], tags: Vec<(String, String)>) -> Self {
        let start = game.set_up(options.iter().copied(), None).unwrap();
        let head = Record { seed: Some(7), tags, ..Record::begun_at(game, &*start) };
        Self::start(None, Arc::new(SqliteStore::in_memory().unwrap()), Some(&head), None)
    }

    /// The host is killed and started again.
    fn again(self) -> Self {
        let (bound, store) = (self.bound, self.store.clone());
        self.stop();
        Self::start(Some(bound), store, None, None)
    }

    fn join(&self, app: &mut App, name: &str) {
        join(app, &self.code.to_string(), self.bound, name);
    }
}

fn join(app: &mut App, code: &str, place: SocketAddr, name: &str) {
    tell(app, JoinTable { address: Address::at(place, code), name: name.to_owned() });
}

/// Programs that run side by side.
struct Apps<const N: usize>([App; N]);

impl<const N: usize> Apps<N> {
    fn new() -> Self {
        Self(core::array::from_fn(|_| app(&Storage::default())))
    }

    fn wait(&mut self, what: &str, done: impl Fn(&[App; N]) -> bool) {
        until(what, || {
            self.0.iter_mut().for_each(App::update);
            std::thread::sleep(Duration::from_millis(2));
            done(&self.0)
        });
    }
}

impl Apps<2> {
    /// Ann sits down on the first seat, Bob on the second.
    fn sit_down(&mut self, server: &Server) {
        for (app, (name, seat)) in self.0.iter_mut().zip([("Ann", 0), ("Bob", 1)]) {
            server.join(app, name);
            until("the table", || {
                app.update();
                is_here(app) && session(app).is_together()
            });
            tell(app, AskTable(Ask::Sit { seat: Seat(seat) }));
        }
        self.wait("the seats", |apps| apps.iter().all(|app| sits(app, 0, "Ann") && sits(app, 1, "Bob")));
    }
}

fn session(app: &App) -> &Session {
    app.world().resource::<Session>()
}

/// Whether the match shows this name on the seat.
fn sits(app: &App, seat: usize, name: &str) -> bool {
    session(app).is_together() && session(app).setup().players[seat] == name
}

fn is_here(app: &App) -> bool {
    app.world().get_resource::<Together>().is_some_and(|together| together.link() == Link::Here)
}

fn has_played(app: &App, count: usize) -> bool {
    session(app).played().len() == count
}

/// Plays the first legal action.
fn play_any(app: &mut App) {
    let action = session(app).position().actions()[0];
    tell(app, SubmitAction(action));
}

fn last_told(app: &App) -> &str {
    app.world().resource::<Told>().0.last().map_or("", String::as_str)
}

#[test]
fn two_programs_play_at_one_table_and_come_back_to_it() {
    let server = Server::begin(GameId::Knot, &[]);
    let mut apps = Apps::<2>::new();
    // Ann has begun a match of her own.
    tell(&mut apps.0[0], StartGame(Setup::new(GameId::Pothole)));
    play_any(&mut apps.0[0]);
    let own = session(&apps.0[0]).position().snapshot();
    apps.sit_down(&server);
    let [ann, bob] = &apps.0;
    let own_seats = |app: &App| session(app).humans().collect::<Vec<_>>();
    assert_eq!((own_seats(ann), own_seats(bob)), (vec![Seat(0)], vec![Seat(1)]));
    assert_eq!((session(ann).player_name(Seat(1)), session(bob).player_name(Seat(0))), ("Bob", "Ann"));

    // The one who is not on turn is told so, and nothing changes.
    play_any(&mut apps.0[1]);
    assert!(last_told(&apps.0[1]).contains("Ann"), "{}", last_told(&apps.0[1]));
    for turn in 0..4 {
        play_any(&mut apps.0[turn % 2]);
        apps.wait("the move", |apps| apps.iter().all(|app| has_played(app, turn + 1)));
        assert_eq!(session(&apps.0[0]).position().snapshot(), session(&apps.0[1]).position().snapshot());
    }

    // The host is killed, and the same players come back to the same match.
    let server = server.again();
    apps.wait("the broken connection", |apps| !apps.iter().any(is_here));
    play_any(&mut apps.0[0]);
    apps.wait("the table again", |apps| apps.iter().all(is_here));
    assert!(has_played(&apps.0[0], 4), "what was wanted while the connection was broken is not played later");
    play_any(&mut apps.0[0]);
    apps.wait("the fifth move", |apps| apps.iter().all(|app| has_played(app, 5)));

    // Ann goes away, back to her own match.
    tell(&mut apps.0[0], GoAway);
    apps.wait("Ann's absence", |[_, bob]| {
        let together = bob.world().resource::<Together>();
        matches!(together.client().seats()[0], Sitter::Person { here: false, .. })
    });
    assert_eq!((session(&apps.0[0]).position().snapshot(), session(&apps.0[0]).is_together()), (own, false));
    // Bob need not wait for her, and a bot gives the seat back. By her key she is the same player again.
    tell(&mut apps.0[1], AskTable(Ask::Bot { seat: Seat(0), level: Some(1) }));
    apps.wait("the bot", |[_, bob]| {
        let together = bob.world().resource::<Together>();
        matches!(together.client().seats()[0], Sitter::StandIn { level: 1, .. })
    });
    server.join(&mut apps.0[0], "Anna");
    apps.wait("Ann's return", |apps| apps.iter().all(|app| sits(app, 0, "Anna") && has_played(app, 5)));
    assert_eq!(session(&apps.0[0]).humans().collect::<Vec<_>>(), [Seat(0)]);
}

fn offer(app: &App) -> Option<Offer> {
    Some(app.world().get_resource::<Together>()?.client().offered()?.offer)
}

/// Ann or Bob offers something, and the other one answers.
fn offer_and_answer<E: Event>(apps: &mut Apps<2>, by: usize, offers: E, agrees: bool) -> Offer
where
    for<'a> E::Trigger<'a>: Default,
{
    apps.wait("the end of the last offer", |apps| apps.iter().all(|app| offer(app).is_none()));
    tell(&mut apps.0[by], offers);
    apps.wait("the offer", |apps| apps.iter().all(|app| offer(app).is_some()));
    let offered = offer(&apps.0[by]).unwrap();
    tell(&mut apps.0[1 - by], AskTable(Ask::Answer { offer: offered, agrees }));
    apps.wait("the answer", |apps| apps.iter().all(|app| offer(app).is_none()));
    offered
}

#[test]
fn what_all_agree_to_is_taken_back_drawn_and_played_again() {
    let server = Server::begin(GameId::Knot, &[]);
    let mut apps = Apps::<2>::new();
    apps.sit_down(&server);
    for turn in 0..2 {
        play_any(&mut apps.0[turn]);
        apps.wait("the move", |apps| apps.iter().all(|app| has_played(app, turn + 1)));
    }
    let start = session(&apps.0[0]).start().snapshot();
    assert_eq!(offer_and_answer(&mut apps, 0, UndoAction, true), Offer::TakeBack { to: 0 });
    apps.wait("the start", |apps| apps.iter().all(|app| has_played(app, 0)));
    assert!(apps.0.iter().all(|app| session(app).position().snapshot() == start));

    play_any(&mut apps.0[0]);
    apps.wait("the move", |apps| apps.iter().all(|app| has_played(app, 1)));
    offer_and_answer(&mut apps, 0, UndoAction, false);
    apps.wait("the refusal", |[ann, _]| last_told(ann) == "Bob did not agree.");
    assert!(apps.0.iter().all(|app| has_played(app, 1)));

    // A draw can be offered at any time, and what is offered outlives the host.
    tell(&mut apps.0[0], SubmitAction(Action::Draw(None)));
    apps.wait("the offer", |apps| apps.iter().all(|app| offer(app).is_some()));
    let _server = server.again();
    apps.wait("the broken connection", |apps| !apps.iter().any(is_here));
    apps.wait("the offer again", |apps| apps.iter().all(|app| is_here(app) && offer(app).is_some()));
    let agrees = Ask::Answer { offer: Offer::Draw { seats: None }, agrees: true };
    tell(&mut apps.0[1], AskTable(agrees));
    apps.wait("the draw", |apps| apps.iter().all(|app| session(app).position().outcome().is_some()));

    assert_eq!(offer_and_answer(&mut apps, 1, Rematch, true), Offer::Rematch);
    let own_seats = |app: &App| session(app).humans().collect::<Vec<_>>();
    apps.wait("the next game", |apps| apps.iter().all(|app| has_played(app, 0)));
    apps.wait("the seats", |[ann, bob]| own_seats(ann) == [Seat(1)] && own_seats(bob) == [Seat(0)]);
}

#[test]
fn who_swaps_sides_takes_the_seat_along() {
    let server = Server::begin(GameId::Knot, &[("pie", "true")]);
    let mut apps = Apps::<2>::new();
    apps.sit_down(&server);
    play_any(&mut apps.0[0]);
    apps.wait("the first move", |apps| apps.iter().all(|app| has_played(app, 1)));
    tell(&mut apps.0[1], SubmitAction(Action::Swap));
    let own_seats = |app: &App| session(app).humans().collect::<Vec<_>>();
    apps.wait("the swap", |apps| apps.iter().all(|app| has_played(app, 2) && own_seats(app).len() == 1));
    apps.wait("the seats", |[ann, bob]| own_seats(ann) == [Seat(1)] && own_seats(bob) == [Seat(0)]);
    let names = |app: &App| [0, 1].map(|seat| session(app).player_title(Seat(seat)).to_owned());
    assert_eq!((names(&apps.0[0]), names(&apps.0[1])), (["Bob".into(), "You".into()], ["You".into(), "Ann".into()]));
    // Each of them takes back their own.
    assert_eq!(offer_and_answer(&mut apps, 1, UndoAction, false), Offer::TakeBack { to: 1 });
    assert_eq!(offer_and_answer(&mut apps, 0, UndoAction, false), Offer::TakeBack { to: 0 });
    // Ann plays Black now, who is to move.
    play_any(&mut apps.0[0]);
    apps.wait("the next move", |apps| apps.iter().all(|app| has_played(app, 3)));
}

#[test]
fn all_are_told_a_verdict() {
    let head = Record { seed: Some(7), ..Record::parse("[Game \"quad\"]\n[Talk \"open\"]\n\n*").unwrap() };
    let server = Server::start(None, Arc::new(SqliteStore::in_memory().unwrap()), Some(&head), None);
    let mut apps = Apps::<2>::new();
    apps.sit_down(&server);
    for (number, seat) in [(0, 2), (1, 3)] {
        tell(&mut apps.0[number], AskTable(Ask::Sit { seat: Seat(seat) }));
    }
    apps.wait("the other seats", |apps| apps.iter().all(|app| sits(app, 2, "Ann") && sits(app, 3, "Bob")));
    play_any(&mut apps.0[0]);
    apps.wait("the move", |apps| apps.iter().all(|app| has_played(app, 1)));
    let remarks = "[%accuse S W] [%vote S guilty] [%vote E guilty] [%vote N guilty]";
    for (number, remark) in (1..).zip(read_comment(remarks, GameId::Quad.seats()).unwrap()) {
        let by = remark.by().index() % 2;
        tell(&mut apps.0[by], Speak(remark));
        let said = |app: &App| session(app).talk().map_or(0, |talk| talk.remarks().len());
        apps.wait("the remark", |apps| apps.iter().all(|app| said(app) == number));
    }
    apps.wait("the penalty", |apps| apps.iter().all(|app| has_played(app, 2)));
    for app in &apps.0 {
        assert!(last_told(app).contains("is found guilty"), "{}", last_told(app));
    }
}

#[test]
fn a_move_that_is_judged_first_reaches_the_table() {
    let server = Server::begin(GameId::Knot, &[]);
    let mut apps = Apps::<2>::new();
    apps.sit_down(&server);
    apps.0[0].world_mut().resource_mut::<Settings>().warn_of_blunders = true;
    play_any(&mut apps.0[0]);
    apps.wait("the judgement", |[ann, _]| has_played(ann, 1) || ann.world().resource::<Warning>().doubt.is_some());
    tell(&mut apps.0[0], AnswerDoubt(true));
    apps.wait("the move", |apps| apps.iter().all(|app| has_played(app, 1)));
}

#[test]
fn all_see_the_hosts_clock() {
    let time = TimeControl::Bank { secs: 60, increment: 60 };
    let tag = (TimeControl::TAG.to_owned(), time.to_string());
    let server = Server::with_tags(GameId::Knot, &[], vec![tag]);
    let mut apps = Apps::<2>::new();
    apps.sit_down(&server);
    let left = |app: &App, seat: u8| session(app).time_left(Seat(seat)).unwrap();
    let secs = Duration::from_secs;
    // It runs once the board has been seen.
    apps.wait("the clock", |apps| apps.iter().all(|app| left(app, 0) < secs(60)));
    assert!(apps.0.iter().all(|app| left(app, 1) == secs(60) && session(app).clock().control() == time));
    // Nobody stops it.
    tell(&mut apps.0[0], PauseMatch(true));
    play_any(&mut apps.0[0]);
    apps.wait("the move", |apps| apps.iter().all(|app| has_played(app, 1)));
    // Until it is told, each shows what it makes of the action itself.
    apps.wait("the times", |[ann, bob]| left(ann, 0) > secs(60) && left(ann, 0) == left(bob, 0));
    let told = left(&apps.0[0], 0);
    // It goes on while one looks back.
    tell(&mut apps.0[1], GoTo(0));
    apps.wait("the other's clock", |apps| apps.iter().all(|app| left(app, 1) < secs(60)));
    tell(&mut apps.0[1], GoTo(1));
    apps.wait("the present", |[_, bob]| left(bob, 1) < secs(60) && left(bob, 0) == told);
}

#[test]
fn a_table_may_allow_no_hints() {
    for (tags, told) in [(vec![no_hints()], true), (Vec::new(), false)] {
        let server = Server::with_tags(GameId::Knot, &[], tags);
        let mut apps = Apps::<2>::new();
        apps.sit_down(&server);
        let ann = &mut apps.0[0];
        tell(ann, AskForHint);
        let words = ann.world().resource::<Told>().0.join(" ");
        assert_eq!(words.contains("This table allows no hints."), told, "{words}");
    }
}

#[test]
fn a_match_goes_on_at_a_table_that_is_opened_for_it() {
    let mut apps = Apps::<2>::new();
    let ann = &mut apps.0[0];
    let time = TimeControl::Bank { secs: 600, increment: 0 };
    tell(ann, StartGame(Setup { time, ..Setup::new(GameId::Pothole) }));
    play_any(ann);
    let opened = session(ann).clone();
    tell(ann, OpenTable(opened.clone()));
    apps.wait("the table", |[ann, _]| sits(ann, 0, "Host") && has_played(ann, 1));
    let [ann, bob] = &mut apps.0;
    assert_eq!(session(ann).position().snapshot(), opened.position().snapshot());
    let address = ann.world().resource::<Hosted>().address.clone();
    tell(bob, JoinTable { address, name: "Bob".to_owned() });
    apps.wait("Bob", |[_, bob]| session(bob).is_together() && has_played(bob, 1));
    play_any(&mut apps.0[0]);
    apps.wait("the second action", |apps| apps.iter().all(|app| has_played(app, 2)));
    // The table ends with the one who has opened it.
    tell(&mut apps.0[0], GoAway);
    apps.wait("the end of the table", |[ann, bob]| !ann.world().contains_resource::<Hosted>() && !is_here(bob));
    assert!(has_played(&apps.0[0], 1) && !session(&apps.0[0]).is_together());
    // Its match is not lost.
    let storage = apps.0[0].world().resource::<Storage>();
    let left = storage.names("unfinished-").unwrap();
    assert_eq!(left.len(), 1);
    let kept = Save::read(&storage.read(&left[0]).unwrap().unwrap()).unwrap();
    assert_eq!((kept.played().len(), kept.setup().players[0].as_str()), (2, "Host"));
    assert_eq!(kept.setup().time, time);
    assert_eq!(kept.clock().saved().spent_ms.len(), 2);
}

#[test]
fn the_own_match_comes_back_after_a_show() {
    let server = Server::begin(GameId::Quad, &[]);
    let mut apps = Apps::<1>::new();
    let [ann] = &mut apps.0;
    tell(ann, StartGame(Setup::new(GameId::Pothole)));
    play_any(ann);
    play_any(ann);
    tell(ann, UndoAction);
    server.join(ann, "Ann");
    apps.wait("the table", |[ann]| session(ann).is_together());
    let [ann] = &mut apps.0;
    tell(ann, BeginShow { setup: Setup::new(GameId::Knot), played: Vec::new() });
    tell(ann, GoAway);
    tell(ann, EndShow);
    assert_eq!(session(ann).setup().game, GameId::Pothole);
    assert!(has_played(ann, 1) && session(ann).can_redo() && !session(ann).is_together());
}

#[test]
fn a_hidden_set_up_stays_hidden() {
    let server = Server::begin(GameId::Knot, &[("setup", "chosen")]);
    let mut apps = Apps::<2>::new();
    apps.sit_down(&server);
    let chosen = Action::SetUp([Group::Fide, Group::Fbi, Group::Kgb, Group::Cia]);
    tell(&mut apps.0[0], SubmitAction(chosen));
    apps.wait("Ann's set-up", |apps| apps.iter().all(|app| has_played(app, 1)));
    let first = |app: &App| session(app).actions().next().unwrap();
    assert_eq!(first(&apps.0[0]), chosen);
    assert_ne!(first(&apps.0[1]), chosen, "what Bob's program does not know it cannot show");
    assert_eq!(session(&apps.0[1]).position().decider(), Some(Decider::Seat(Seat(1))));
    play_any(&mut apps.0[1]);
    apps.wait("both set-ups", |apps| apps.iter().all(|app| first(app) == chosen && has_played(app, 2)));
}

/// The last bid opens the others. They are shown in their places, and the board is not laid out anew.
#[test]
fn sealed_bids_are_opened_where_they_were_made() {
    #[derive(Resource, Default)]
    struct Laid(usize);

    let start = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/13,Gk/Bk,13/14/4,Rp,9/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R \
                 handR=q3 handB=r2,p1 handY=b2,n1 handG=n3";
    let head = format!("[Game \"auction\"]\n[Options \"bidding=sealed\"]\n[Position \"{start}\"]\n\n*");
    let head = Record { seed: Some(7), ..Record::parse(&head).unwrap() };
    let server = Server::start(None, Arc::new(SqliteStore::in_memory().unwrap()), Some(&head), None);
    let mut apps = Apps::<2>::new();
    apps.sit_down(&server);
    for (by, seat) in [(0, 3), (1, 2)] {
        tell(&mut apps.0[by], AskTable(Ask::Sit { seat: Seat(seat) }));
    }
    apps.wait("the other seats", |apps| apps.iter().all(|app| sits(app, 2, "Bob") && sits(app, 3, "Ann")));
    let [ann, _] = &mut apps.0;
    ann.init_resource::<Laid>().add_observer(|_: On<BoardLaid>, mut laid: ResMut<Laid>| laid.0 += 1);
    let tokens = |app: &App| -> Vec<String> {
        session(app).actions().map(|action| action.token(GameId::Auction.seats()).to_string()).collect()
    };
    let line = [(0, "e5e6"), (0, "offer:q3"), (1, "bid:r2"), (1, "bid:n1"), (0, "bid:n3")];
    for (count, (by, token)) in (1..).zip(line) {
        if count == line.len() {
            assert_eq!(tokens(&apps.0[0])[2..], ["bid:-", "bid:-"], "they are hidden from Ann");
        }
        tell(&mut apps.0[by], SubmitAction(Action::parse(token, GameId::Auction.seats()).unwrap()));
        apps.wait(token, |apps| apps.iter().all(|app| has_played(app, count)));
    }
    for app in &apps.0 {
        assert_eq!(tokens(app), line.map(|(_, token)| token));
    }
    let [ann, bob] = &apps.0;
    assert_eq!(session(ann).position().to_text(), session(bob).position().to_text());
    assert_eq!(ann.world().resource::<Laid>().0, 0);
}

#[test]
fn a_program_that_is_not_let_in_keeps_its_match() {
    let server = Server::begin(GameId::Quad, &[]);
    let mut apps = Apps::<1>::new();
    tell(&mut apps.0[0], StartGame(Setup::new(GameId::Pothole)));
    play_any(&mut apps.0[0]);
    join(&mut apps.0[0], "ZZZZZZZZ", server.bound, "Ann");
    apps.wait("the refusal", |[app]| !app.world().contains_resource::<Together>());
    assert_eq!(last_told(&apps.0[0]), "There is no table with this code.");
    assert!(has_played(&apps.0[0], 1) && session(&apps.0[0]).setup().game == GameId::Pothole);
}

/// A program at the table of `TABLE_ADDRESS`, beside the pages of tests/web/four.mjs: it plays `TABLE_TURNS` times on the last
/// seat, and stays to the end of the game. Prints how it ends.
#[test]
#[ignore = "scripts/together.sh runs it"]
fn plays_beside_pages() {
    let address: Address = std::env::var("TABLE_ADDRESS").expect("TABLE_ADDRESS").parse().expect("an address");
    let turns: usize = std::env::var("TABLE_TURNS").expect("TABLE_TURNS").parse().expect("a number");
    let mut app = app(&Storage::default());
    let wait = |app: &mut App, what: &str, done: &dyn Fn(&App) -> bool| {
        let begun = Instant::now();
        while !done(app) {
            assert!(begun.elapsed() < Duration::from_secs(900), "{what} does not come");
            std::thread::sleep(Duration::from_millis(10));
            app.update();
        }
    };
    tell(&mut app, JoinTable { address, name: "Desktop".to_owned() });
    wait(&mut app, "the table", &|app| is_here(app) && session(app).is_together());
    let seat = Seat(session(&app).setup().game.seats().len() as u8 - 1);
    tell(&mut app, AskTable(Ask::Sit { seat }));
    let is_over = |app: &App| session(app).position().outcome().is_some();
    let is_own = |app: &App| matches!(session(app).position().decider(), Some(Decider::Seat(seat)) if session(app).humans().any(|own| own == seat));
    for turn in 0..turns {
        wait(&mut app, "the turn", &|app| is_over(app) || is_own(app));
        if is_over(&app) {
            break;
        }
        let before = session(&app).played().len();
        let actions = session(&app).position().actions();
        tell(&mut app, SubmitAction(actions[(turn * 7919) % actions.len()]));
        wait(&mut app, "the action", &|app| is_over(app) || session(app).played().len() > before);
    }
    wait(&mut app, "the end", &is_over);
    println!("END {} {}", session(&app).played().len(), session(&app).position().to_text());
}
