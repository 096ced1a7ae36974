//! A cluster of three servers, some of which are killed.

use std::time::Duration;

use bulldozer_gambit::host::Store as _;
use bulldozer_gambit::net::Table;
use bulldozer_gambit::rules::GameId;

use super::hosts::two_hosts;
use super::servers::Nats;
use crate::client::Client;
use crate::server::log_of;
use crate::{clients, to_the_end};

/// How many actions the game has.
const ACTIONS: usize = 160;
/// How long the match may stand still.
const PATIENCE: Duration = Duration::from_secs(60);

#[test]
#[ignore = "takes half a minute: make test-nats"]
fn what_a_cluster_has_confirmed_outlives_its_leader() {
    let Some(mut nats) = Nats::cluster() else { return };
    let servers = two_hosts(&nats, GameId::Auction, "");
    let played = clients().block_on(async {
        let mut tasks = Vec::new();
        for number in 0..4 {
            let mut client = Client::join(&servers[number % 2], &format!("Player {number}")).await;
            client.forgives = true;
            client.sit(&[number as u8]).await;
            tasks.push(tokio::spawn(client.play(ACTIONS, None)));
        }
        let mut watcher = Client::join(&servers[1], "Watcher").await;
        let reach = async |watcher: &mut Client, part: usize| {
            let so_far = |watcher: &Client| watcher.log.len() > ACTIONS * part / 8 || watcher.is_over();
            let waited = tokio::time::timeout(PATIENCE, async {
                while !so_far(watcher) {
                    watcher.catch_up().await;
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            });
            let seen = waited.await.map_err(|_| watcher.log.len());
            seen.expect("the match goes on");
        };
        // Twice a leader dies, and comes back when the others have gone on.
        for part in [1, 3] {
            reach(&mut watcher, part).await;
            let leader = nats.leader().await;
            nats.kill(leader);
            println!("node {leader} is killed after {} entries", watcher.log.len());
            reach(&mut watcher, part + 1).await;
            nats.revive(leader);
        }
        // Now one dies for good.
        reach(&mut watcher, 6).await;
        assert!(!watcher.is_over(), "the game is too short for this test");
        let leader = nats.leader().await;
        nats.kill(leader);
        println!("node {leader} is killed for good after {} entries", watcher.log.len());
        to_the_end(tasks, watcher).await
    });
    let store = nats.store();
    let read = || store.read(&servers[0].code, 0);
    // Two servers that are left may still be choosing a leader.
    let lines = (0..10).find_map(|_| read().ok()).expect("the store answers");
    // Nothing is there twice, and all of it fits.
    let table = Table::of_lines(&lines).unwrap();
    for client in &played {
        assert_eq!(client.log, log_of(&table, client.seats), "{}", client.name);
    }
}
