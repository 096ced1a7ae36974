//! The table of another program, as this one knows it.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::prelude::*;

use crate::net::{Address, Ask, Client, Heard, Key};
use crate::play::session::Session;
use crate::rules::Action;
use crate::texts::text;

/// How far the connection is.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Link {
    /// It is being made, for the first time or again.
    Coming,
    /// The client is at the table.
    Here,
    /// It is broken, and made again in this number of seconds.
    Broken(f32),
}

/// The table that the match is played at, while it is one of another program.
#[derive(Resource, Debug)]
pub struct Together {
    pub(super) address: Address,
    pub(super) name: String,
    pub(super) client: Client,
    pub(super) link: Link,
    /// Whether the host has refused to let the client in.
    pub(super) is_turned_away: bool,
    /// Why there is no connection, in the words of the system.
    pub(super) fault: Option<String>,
    /// The number of attempts since the client was last at the table.
    pub(super) attempts: u32,
    /// When the players' times were told, since the program began.
    pub(super) times_told: Duration,
    /// What is still to be sent.
    pub(super) to_send: Vec<Ask>,
    /// What is still to be shown.
    pub(super) to_show: VecDeque<Heard>,
    /// The match that has been laid aside for the table's.
    pub(super) own_match: Option<Session>,
}

impl Together {
    pub(super) fn new(address: Address, name: String, key: Option<Key>) -> Self {
        let (client, link) = (Client::with_key(key), Link::Coming);
        let (is_turned_away, attempts) = (false, 0);
        Self {
            address,
            name,
            client,
            link,
            is_turned_away,
            attempts,
            fault: None,
            times_told: Duration::ZERO,
            to_send: Vec::new(),
            to_show: VecDeque::new(),
            own_match: None,
        }
    }

    /// Where the table is.
    pub const fn address(&self) -> &Address {
        &self.address
    }

    /// The player's own match, which waits meanwhile.
    pub(in crate::play) const fn own_match(&self) -> Option<&Session> {
        self.own_match.as_ref()
    }

    /// What the host has told.
    pub const fn client(&self) -> &Client {
        &self.client
    }

    /// How far the connection is.
    pub const fn link(&self) -> Link {
        self.link
    }

    /// Why there is no connection, in the words of the system. Browsers do not tell.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref().filter(|_| cfg!(not(target_arch = "wasm32")))
    }

    /// Whether something is still to be shown, or to be sent.
    pub fn has_news(&self) -> bool {
        !self.to_show.is_empty() || !self.to_send.is_empty()
    }

    /// Why the player cannot speak now, if they cannot.
    pub(in crate::play) fn refusal_to_speak(&self, session: &Session) -> Option<String> {
        if self.link != Link::Here {
            return Some(text!("together-broken"));
        }
        session.can_redo().then(|| text!("together-at-end"))
    }

    /// Why the player cannot do this now, if they cannot.
    pub(in crate::play) fn refusal(&self, session: &Session, action: Action) -> Option<String> {
        if let Some(why) = self.refusal_to_speak(session) {
            return Some(why);
        }
        // A draw can be offered at any time.
        if matches!(action, Action::Draw(_)) && session.plays_together() {
            return None;
        }
        let other = session.other_to_decide()?;
        Some(text!("together-not-yours", name = session.player_name(other)))
    }
}

/// How others come to the table that this program hosts.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Hosted {
    /// Where they find it.
    pub address: Address,
    /// Whether their browsers can join.
    pub has_page: bool,
}

/// Run condition: whether the match is played at a table of another program.
pub fn is_together(session: Res<Session>) -> bool {
    session.is_together()
}
