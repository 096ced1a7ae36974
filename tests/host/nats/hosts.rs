//! Several hosts of the same tables.

use std::time::Duration;

use bulldozer_gambit::net::{Ask, Sitter};
use bulldozer_gambit::rules::{GameId, Record, Seat};
use tokio::time::sleep;

use super::servers::Nats;
use crate::client::Client;
use crate::faults::Program;
use crate::server::{Server, head, log_of};
use crate::{clients, whole_game_at};

/// Two hosts of one table.
pub fn two_hosts(nats: &Nats, game: GameId, options: &str) -> [Server; 2] {
    two_hosts_of(nats, &head(game, options))
}

fn two_hosts_of(nats: &Nats, head: &Record) -> [Server; 2] {
    let first = Server::start(None, nats.store(), Some(head), None);
    let second = Server::start(None, nats.store(), None, None);
    assert_eq!(first.code, second.code);
    [first, second]
}

fn whole_game(game: GameId, options: &str, people: u8) {
    let Some(nats) = Nats::one() else { return };
    let servers = two_hosts(&nats, game, options);
    whole_game_at(&servers, game, people);
}

#[test]
fn pothole_is_played_at_two_hosts() {
    whole_game(GameId::Pothole, "", 4);
}

#[test]
fn knot_is_played_at_two_hosts() {
    whole_game(GameId::Knot, "setup=chosen", 2);
}

#[test]
fn quad_is_played_at_two_hosts() {
    whole_game(GameId::Quad, "", 3);
}

#[test]
fn auction_is_played_at_two_hosts() {
    whole_game(GameId::Auction, "", 2);
}

#[test]
fn people_are_seen_from_other_hosts() {
    let Some(nats) = Nats::one() else { return };
    let [here, there] = two_hosts(&nats, GameId::Knot, "");
    let clients = clients();
    let (mut ben, cid) = clients.block_on(async {
        let mut ann = Client::join(&here, "Ann").await;
        ann.sit(&[0]).await;
        let mut ben = Client::join(&there, "Ben").await;
        let is_here = |here| Sitter::Person { name: "Ann".to_owned(), here };
        ben.until(|ben| ben.sitters[0] == is_here(true) && ben.watching == 1).await;
        ann.until(|ann| ann.watching == 1).await;
        // Nobody can give her seat to a bot while she is there.
        ben.sit(&[1]).await;
        drop(ann.socket);
        ben.until(|ben| ben.sitters[0] == is_here(false)).await;
        let cid = Client::join(&here, "Cid").await;
        ben.until(|ben| ben.watching == 1).await;
        (ben, cid)
    });
    // A host that ends without a word is forgotten.
    here.stop();
    drop(cid);
    clients.block_on(ben.until(|ben| ben.watching == 0));
}

/// Both hosts see the flag fall, and one of them adds it to the match.
#[test]
fn a_flag_falls_once() {
    let Some(nats) = Nats::one() else { return };
    let tags = vec![("TimeControl".to_owned(), "1".to_owned())];
    let [here, there] = two_hosts_of(&nats, &Record { tags, ..head(GameId::Knot, "") });
    clients().block_on(async {
        let mut ann = Client::join(&here, "Ann").await;
        ann.sit(&[0]).await;
        let mut ben = Client::join(&there, "Ben").await;
        ben.sit(&[1]).await;
        ben.until(|ben| ben.times.as_ref().is_some_and(|times| times.runs == Some(0))).await;
        tokio::join!(ann.until(Client::is_over), ben.until(Client::is_over));
        sleep(Duration::from_millis(500)).await;
        assert_eq!(ann.log, here.log_of(ann.seats));
        assert_eq!(ben.log, here.log_of(ben.seats));
    });
    let lines = here.lines();
    assert_eq!(lines.iter().filter(|line| *line == "play resign").count(), 1, "{lines:?}");
    assert_eq!(lines.last().unwrap(), "play resign");
}

#[test]
fn bots_think_for_all_hosts() {
    let Some(nats) = Nats::one() else { return };
    let [here, there] = two_hosts(&nats, GameId::Auction, "");
    clients().block_on(async {
        let mut ann = Client::join(&here, "Ann").await;
        ann.sit(&[0]).await;
        for seat in 1..4 {
            ann.ask(&Ask::Bot { seat: Seat(seat), level: Some(1) }).await;
            ann.until(|ann| matches!(ann.sitters[usize::from(seat)], Sitter::Bot { .. })).await;
        }
        let mut ben = Client::join(&there, "Ben").await;
        let ann = ann.play(40, None).await;
        ben.until(Client::is_over).await;
        assert_eq!(ann.log, here.log_of(ann.seats));
        assert_eq!(ben.log, there.log_of(ben.seats));
    });
}

#[test]
fn a_table_rests_and_is_found_again() {
    let Some(nats) = Nats::one() else { return };
    let [here, there] = two_hosts(&nats, GameId::Knot, "setup=chosen");
    clients().block_on(async {
        let mut ann = Client::join(&here, "Ann").await;
        ann.sit(&[0, 1]).await;
        ann.play_some(5).await;
        for round in 1..4 {
            ann.socket.close(None).await.unwrap();
            sleep(Duration::from_millis(500 + 100 * round)).await;
            ann.come_back(if round % 2 == 0 { &here } else { &there }).await;
            ann.play_some(5 + 2 * round as usize).await;
        }
        assert_eq!(ann.log, here.log_of(ann.seats));
    });
}

#[test]
fn the_players_of_a_host_that_is_killed_go_on_at_another_one() {
    let Some(nats) = Nats::one() else { return };
    let addresses = nats.addresses();
    let mut first = Program::start(&addresses, &["--game", "auction", "--seed", "123456789"]);
    let mut second = Program::start(&addresses, &[]);
    assert_eq!(first.code, second.code);
    clients().block_on(async {
        let mut ann = Client::join_at(&first.address(), &first.code, "Ann").await;
        ann.sit(&[0, 2]).await;
        let mut ben = Client::join_at(&second.address(), &second.code, "Ben").await;
        ben.sit(&[1]).await;
        // A bot plays on through it.
        ben.ask(&Ask::Bot { seat: Seat(3), level: Some(2) }).await;
        for kill in 0..4 {
            let most = ann.actions() + 8;
            tokio::join!(ann.play_some(most), ben.play_some(most));
            let seen = ann.log.clone();
            first.kill();
            ann.come_back_to(&second.address()).await;
            let table = first.table(&*nats.store());
            assert!(log_of(&table, ann.seats).starts_with(&seen), "{kill}");
            // Another host in its place.
            first = Program::start(&addresses, &[]);
            std::mem::swap(&mut first, &mut second);
            // Ben is at the host that will be killed next, unless he moves.
            ben.come_back_to(&second.address()).await;
        }
        let (ann, ben) = tokio::join!(ann.play(60, None), ben.play(60, None));
        let table = first.table(&*nats.store());
        assert_eq!(ann.log, log_of(&table, ann.seats));
        assert_eq!(ben.log, log_of(&table, ben.seats));
    });
}
