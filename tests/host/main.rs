//! Tables on a network: whole games by sockets, on this computer.

mod client;
mod faults;
#[path = "../common/folder.rs"]
mod folder;
mod load;
#[cfg(feature = "nats")]
mod nats;
mod server;
mod stores;

use std::time::Duration;

use bulldozer_gambit::net::{Ask, Code, Key, Offer, PROTOCOL, Refused, Sitter, Table, Tell};
use bulldozer_gambit::rules::{GameId, Seat, SeatSet};
use futures_util::SinkExt as _;
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};

use client::{Client, connect, refusal, refusal_of_text};
use folder::Folder;
use server::Server;

/// How many actions a game has before somebody resigns.
const LONG: usize = 60;

fn clients() -> Runtime {
    Runtime::new().unwrap()
}

/// A whole game, played by `people` clients. The first of them is cut off at every third of its turns.
fn whole_game(game: GameId, options: &str, people: u8) {
    whole_game_at(&[Server::in_memory(game, options)], game, people);
}

/// The same at several hosts of one table.
fn whole_game_at(servers: &[Server], game: GameId, people: u8) {
    let seats = game.seats().len() as u8;
    let played = clients().block_on(async {
        let mut players = Vec::new();
        for number in 0..people {
            let server = &servers[usize::from(number) % servers.len()];
            let mut client = Client::join(server, &format!("Player {number}")).await;
            for seat in (0..seats).filter(|seat| seat % people == number) {
                client.sit(&[seat]).await;
            }
            players.push(client);
        }
        let server = &servers[servers.len() - 1];
        let watcher = Client::join(server, "Watcher").await;
        let tasks: Vec<_> = players
            .into_iter()
            .enumerate()
            .map(|(number, client)| tokio::spawn(client.play(LONG, (number == 0).then_some(3))))
            .collect();
        to_the_end(tasks, watcher).await
    });
    let server = &servers[0];
    for client in &played {
        assert_eq!(client.log, server.log_of(client.seats), "{game:?} {}", client.name);
    }
    assert!(played[0].cuts > 1, "{game:?}: cut {} times", played[0].cuts);
    let lines = server.lines();
    assert!(lines.iter().any(|line| line.starts_with("offer ")), "{game:?}: nothing is offered");
    let log = &played[0].log;
    assert!(log.last().unwrap().starts_with("over "), "{game:?}");
}

/// Waits until all have played to the end of the game, which one more watches. Returns all of them.
async fn to_the_end(tasks: Vec<JoinHandle<Client>>, mut watcher: Client) -> Vec<Client> {
    let mut played = Vec::new();
    for task in tasks {
        played.push(task.await.unwrap());
    }
    watcher.until(Client::is_over).await;
    played.push(watcher);
    played
}

#[test]
fn pothole_is_played_by_four() {
    whole_game(GameId::Pothole, "", 4);
}

#[test]
fn knot_is_played_with_chosen_set_ups() {
    whole_game(GameId::Knot, "setup=chosen", 2);
}

#[test]
fn quad_is_played_by_three_with_secret_talk() {
    whole_game(GameId::Quad, "", 3);
}

#[test]
fn auction_is_played_by_two_with_dice() {
    whole_game(GameId::Auction, "", 2);
}

#[test]
fn a_match_goes_on_after_the_host_was_stopped() {
    let folder = Folder::new("host");
    let file = folder.0.join("matches.sqlite");
    let server = Server::in_file(&file, GameId::Knot, "setup=chosen");
    let clients = clients();
    let mut ann = clients.block_on(async {
        let mut ann = Client::join(&server, "Ann").await;
        ann.ask(&Ask::Sit { seat: Seat(0) }).await;
        ann.ask(&Ask::Bot { seat: Seat(1), level: Some(1) }).await;
        ann.until(|ann| ann.sitters.get(1) == Some(&Sitter::Bot { level: 1 })).await;
        ann.play_some(8).await;
        ann
    });
    let before = ann.log.clone();
    assert!(before.len() > 8);
    server.stop();
    let server = Server::again(&file);
    let ann = clients.block_on(async {
        ann.come_back(&server).await;
        assert!(ann.log.starts_with(&before));
        ann.play(30, None).await
    });
    assert_eq!(ann.log, server.log_of(ann.seats));
    assert_eq!(server.log_of(SeatSet(1))[..before.len()], before);
    server.stop();
}

#[test]
fn what_is_asked_twice_happens_once() {
    let server = Server::in_memory(GameId::Knot, "setup=chosen");
    clients().block_on(async {
        let mut ann = Client::join(&server, "Ann").await;
        ann.sit(&[0]).await;
        let set = Ask::Act { after: 0, action: "set:CIA,KGB,FIDE,FBI".to_owned() };
        ann.ask(&set).await;
        ann.ask(&set).await;
        assert_eq!(refusal(&mut ann).await, Refused::Missed);
        let mut ben = Client::join(&server, "Ben").await;
        ben.ask(&Ask::Sit { seat: Seat(0) }).await;
        assert_eq!(refusal(&mut ben).await, Refused::Taken);
        ben.ask(&Ask::Act { after: 1, action: "set:CIA,KGB,FIDE,FBI".to_owned() }).await;
        assert_eq!(refusal(&mut ben).await, Refused::NotYours);
        ben.until(|ben| ben.log.len() == 2).await;
        assert_eq!(ben.log[1], "?set:KGB,CIA,FBI,FIDE");
        assert_eq!(ann.log[1], "set:CIA,KGB,FIDE,FBI");
        // Who says to have more than there is gets everything.
        ann.log.extend(["nonsense".to_owned(), "more".to_owned()]);
        ann.come_back(&server).await;
        ann.until(|ann| ann.log.len() == 2).await;
        // So does who has changed seats.
        let away = ben.log.clone();
        ben.ask(&Ask::Sit { seat: Seat(1) }).await;
        ben.until(|ben| ben.seats.contains(Seat(1)) && ben.begun == 2).await;
        ben.log = away;
        ben.come_back(&server).await;
        ben.until(|ben| ben.begun == 3).await;
    });
    let plays = server.lines().iter().filter(|line| line.starts_with("play ")).count();
    assert_eq!(plays, 1);
    assert_eq!(server.log_of(SeatSet(1)).len(), 2);
}

#[test]
fn who_does_not_belong_here_is_refused() {
    let server = Server::in_memory(GameId::Pothole, "");
    let join = |protocol: u32, table: &str, name: &str, key: Option<Key>| {
        let ask = Ask::Join { protocol, table: table.to_owned(), name: name.to_owned(), key, have: 0 };
        serde_json::to_string(&ask).unwrap()
    };
    let code = server.code.to_string();
    clients().block_on(async {
        for (said, why) in [
            (join(PROTOCOL, "ABCDEFGH", "Ann", None), Refused::NoSuchTable),
            (join(PROTOCOL, "", "Ann", None), Refused::NoSuchTable),
            (join(PROTOCOL, &code, "Ann", Some(Key::of([7; 16]))), Refused::NoSuchKey),
            (join(PROTOCOL + 1, &code, "Ann", None), Refused::Protocol),
            (join(PROTOCOL, &code, "\n", None), Refused::Unreadable),
            (serde_json::to_string(&Ask::Sit { seat: Seat(0) }).unwrap(), Refused::Unreadable),
            ("hello".to_owned(), Refused::Unreadable),
        ] {
            assert_eq!(refusal_of_text(&server, &said).await, why, "{said}");
        }
        let mut request = server.address().into_client_request().unwrap();
        request.headers_mut().insert("Origin", "https://evil.example".parse().unwrap());
        match connect_async(request).await {
            Err(Error::Http(answer)) => assert_eq!(answer.status(), 403),
            other => panic!("{other:?}"),
        }
        let mut request = server.address().into_client_request().unwrap();
        let own = format!("http://{}", request.uri().authority().unwrap());
        request.headers_mut().insert("Origin", own.parse().unwrap());
        connect_async(request).await.unwrap();
    });
}

#[test]
fn hostile_bytes_end_nothing_but_their_connection() {
    let server = Server::in_memory(GameId::Quad, "");
    clients().block_on(async {
        let mut ann = Client::join(&server, "Ann").await;
        for hostile in [
            Message::Text("{".into()),
            Message::Text("[".repeat(4000).into()),
            Message::Text("x".repeat(100_000).into()),
            Message::Binary(vec![0, 159, 146, 150].into()),
            Message::Binary(vec![255; 100_000].into()),
            Message::Close(None),
        ] {
            // Before and after coming to the table.
            let mut socket = connect(&server).await;
            let _ = socket.send(hostile.clone()).await;
            let mut ben = Client::join(&server, "Ben").await;
            let _ = ben.socket.send(hostile).await;
            for _ in 0..3 {
                let _ = ben.socket.send(Message::Text(r#"{"ask":"sit","seat":255}"#.into())).await;
            }
        }
        for _ in 0..300 {
            let mut said = ann.socket.send(Message::Text(r#"{"ask":"bot","seat":200,"level":255}"#.into())).await;
            if said.is_ok() {
                said = ann.socket.send(Message::Text("?".into())).await;
            }
            if said.is_err() {
                break;
            }
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
        let mut cid = Client::join(&server, "Cid").await;
        cid.ask(&Ask::Bot { seat: Seat(1), level: Some(1) }).await;
        cid.until(|cid| cid.sitters[1] == Sitter::Bot { level: 1 }).await;
    });
}

#[test]
fn who_is_too_fast_is_told() {
    let server = Server::in_memory(GameId::Knot, "");
    clients().block_on(async {
        let mut ann = Client::join(&server, "Ann").await;
        for _ in 0..50 {
            ann.ask(&Ask::Leave { seat: Seat(0) }).await;
        }
        let mut refused = Vec::new();
        for _ in 0..50 {
            refused.push(refusal(&mut ann).await);
        }
        assert!(refused.contains(&Refused::TooFast) && refused.contains(&Refused::NotYours));
    });
}

#[test]
fn the_hosts_clock_runs_and_its_flag_falls() {
    let server = Server::with_clocks(GameId::Knot, "3+3");
    clients().block_on(async {
        let mut ann = Client::join(&server, "Ann").await;
        ann.sit(&[0, 1]).await;
        ann.until(|ann| ann.times.is_some()).await;
        // Ann needs no time, as the first seconds after an action cost none.
        ann.play_some(1).await;
        ann.until(|ann| ann.times.as_ref().is_some_and(|times| times.after == 1)).await;
        let times = ann.times.clone().unwrap();
        assert!((3001..=6000).contains(&times.left_ms[0]), "{times:?}");
        assert_eq!((times.left_ms[1], times.runs), (3000, Some(1)));
        assert!((1..=2000).contains(&times.in_ms), "{times:?}");
        // One who watches is told, too, and the clock stands still while nobody is there.
        drop(ann);
        tokio::time::sleep(Duration::from_millis(5500)).await;
        let mut ben = Client::join(&server, "Ben").await;
        ben.until(|ben| ben.times.is_some()).await;
        assert_eq!(ben.times.as_ref().unwrap().runs, Some(1));
        assert!(!ben.is_over());
        ben.until(Client::is_over).await;
    });
    let lines = server.lines();
    let [.., spent, fallen] = &lines[..] else { panic!("{lines:?}") };
    assert_eq!((spent.as_str(), fallen.as_str()), ("spent 3000", "play resign"));
    assert!(Table::of_lines(&lines).unwrap().time_left(1).unwrap().is_zero());
}

#[test]
fn people_see_who_is_there() {
    let server = Server::in_memory(GameId::Knot, "");
    clients().block_on(async {
        let mut ann = Client::join(&server, "Ann").await;
        ann.ask(&Ask::Sit { seat: Seat(0) }).await;
        let mut ben = Client::join(&server, "Ben").await;
        let ann_here = |here| Sitter::Person { name: "Ann".to_owned(), here };
        ben.until(|ben| ben.sitters == [ann_here(true), Sitter::Nobody] && ben.watching == 1).await;
        drop(ann.socket);
        ben.until(|ben| ben.sitters[0] == ann_here(false)).await;
    });
}

#[test]
fn a_client_is_told_that_the_match_waits_for_it() {
    let server = Server::in_memory(GameId::Knot, "");
    clients().block_on(async {
        let mut ann = Client::join(&server, "Ann").await;
        ann.sit(&[0]).await;
        ann.until(|ann| ann.is_asked).await;
        let mut ben = Client::join(&server, "Ben").await;
        ben.sit(&[1]).await;
        assert!(!ben.is_asked);
        ann.act().await;
        ben.until(|ben| ben.is_asked).await;
        ann.until(|ann| !ann.is_asked).await;
        // Who is asked to agree is waited for, too, and not the one who is to decide.
        ben.ask(&Ask::Offer { after: 1, offer: Offer::Draw { seats: None } }).await;
        ann.until(|ann| ann.is_asked).await;
        ben.until(|ben| !ben.is_asked).await;
        // It is told anew to one who comes back.
        ann.come_back(&server).await;
        ann.until(|ann| ann.is_asked).await;
    });
}

#[test]
fn a_player_who_is_shown_out_stays_out() {
    let folder = Folder::new("out");
    let file = folder.0.join("matches.sqlite");
    let server = Server::in_file(&file, GameId::Knot, "");
    let first = server.code.to_string();
    let clients = clients();
    let (mut ann, mut ben, code) = clients.block_on(async {
        let mut ann = Client::join(&server, "Ann").await;
        ann.sit(&[0]).await;
        let mut ben = Client::join(&server, "Ben").await;
        ben.sit(&[1]).await;
        assert_eq!((ann.is_owner, ben.is_owner, ann.code.as_str()), (true, false, first.as_str()));
        ben.ask(&Ask::ShowOut { seat: Seat(0), name: "Ann".to_owned() }).await;
        assert_eq!(refusal(&mut ben).await, Refused::NotYours);
        ann.ask(&Ask::ShowOut { seat: Seat(1), name: "Ben".to_owned() }).await;
        assert_eq!(refusal(&mut ben).await, Refused::ShownOut);
        ann.until(|ann| ann.sitters[1] == Sitter::Nobody && ann.code != first).await;
        let code = ann.code.clone();
        (ann, ben, code)
    });
    let void = format!(r#"{{"ask":"join","protocol":1,"table":"{first}","name":"Eve","key":null,"have":0}}"#);
    assert_eq!(clients.block_on(refusal_of_text(&server, &void)), Refused::NoSuchTable);
    server.stop();
    let server = Server::again(&file);
    assert_eq!(server.code.as_str(), code);
    clients.block_on(async {
        assert_eq!(refusal_of_text(&server, &void).await, Refused::NoSuchTable);
        assert_eq!(refusal_of_text(&server, &ben.greeting()).await, Refused::ShownOut);
        // Who has been at the table finds it by its first code, too.
        first.clone_into(&mut ann.code);
        ann.come_back(&server).await;
        assert_eq!(ann.code, code);
        ben = Client::join(&server, "Ben").await;
        ben.sit(&[1]).await;
    });
    // The host is killed between the void code and the new one.
    let (store, id) = (server.store.clone(), Code::read(&first).unwrap());
    let lines = store.read(&id, 0).unwrap().len();
    server.stop();
    store.append(&id, lines, &["lock".to_owned()]).unwrap();
    let server = Server::again(&file);
    assert!(server.code.as_str() != code && server.code.as_str() != first);
    clients.block_on(Client::join(&server, "Cleo"));
    server.stop();
}

#[test]
fn the_page_is_served() {
    let folder = Folder::new("page");
    std::fs::write(folder.0.join("index.html"), "<p>the page").unwrap();
    std::fs::write(folder.0.join("game.wasm"), "the program").unwrap();
    std::fs::write(folder.0.join("game.wasm.gz"), "packed").unwrap();
    let server = Server::with_page(&folder.0);
    let index = server.get("/", "");
    assert!(index.contains("text/html") && index.ends_with("<p>the page"), "{index}");
    let program = server.get("/game.wasm?v=1", "");
    assert!(program.contains("application/wasm") && program.contains("immutable"), "{program}");
    assert!(program.ends_with("the program"), "{program}");
    let packed = server.get("/game.wasm", "Accept-Encoding: gzip\r\n");
    assert!(packed.contains("content-encoding: gzip") && packed.ends_with("packed"), "{packed}");
    assert!(packed.contains("application/wasm"), "{packed}");
    for missing in ["/no.js", "/../index.html", "/%2e%2e/index.html", "//etc/passwd"] {
        assert!(server.get(missing, "").starts_with("HTTP/1.1 404"), "{missing}");
    }
}

/// A message that the host sends is one that clients read.
#[test]
fn tells_are_read_again() {
    let tell = Tell::Log { from: 0, entries: vec!["d3d15".to_owned()] };
    assert_eq!(serde_json::from_str::<Tell>(&serde_json::to_string(&tell).unwrap()).unwrap(), tell);
}
