//! Many tables at two hosts.

use std::sync::Arc;

use bulldozer_gambit::host::Store;

use super::servers::Nats;
use crate::load::play_many;

/// As at one host with a file, but with two hosts on three servers.
#[test]
#[ignore = "takes a minute: NATS=1 make test-load"]
fn many_tables_are_played_at_two_hosts() {
    let Some(nats) = Nats::cluster() else { return };
    let stores: Vec<Arc<dyn Store>> = vec![nats.store(), nats.store()];
    play_many(&stores);
    println!("memory of the servers: {} bytes", nats.memory());
}
