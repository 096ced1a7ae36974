//! The table of another program, as this one knows it.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::net::{Address, Ask, Client, Heard, Key};
use crate::play::session::Session;
use crate::rules::{Decider, Seat, SeatSet};
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
    /// The number of attempts since the client was last at the table.
    pub(super) attempts: u32,
    /// What is still to be sent.
    pub(super) to_send: Vec<Ask>,
    /// What is still to be shown.
    pub(super) to_show: VecDeque<Heard>,
}

impl Together {
    pub(super) fn new(address: Address, name: String, key: Option<Key>) -> Self {
        let (client, link) = (Client::with_key(key), Link::Coming);
        Self { address, name, client, link, attempts: 0, to_send: Vec::new(), to_show: VecDeque::new() }
    }

    /// Where the table is.
    pub const fn address(&self) -> &Address {
        &self.address
    }

    /// What the host has told.
    pub const fn client(&self) -> &Client {
        &self.client
    }

    /// How far the connection is.
    pub const fn link(&self) -> Link {
        self.link
    }

    /// Whether frames are due: to connect, or to show what has been told.
    pub fn is_waiting(&self) -> bool {
        self.link != Link::Here || !self.to_show.is_empty() || !self.to_send.is_empty()
    }

    /// The player's own seats, as the match counts them now: sides may have been swapped since its start.
    pub fn own_seats(&self, session: &Session) -> SeatSet {
        let seats = (0..session.setup().game.seats().len() as u8).map(Seat);
        let is_own = |&seat: &Seat| self.client.yours().contains(Seat(session.player_at(seat) as u8));
        seats.filter(is_own).collect()
    }

    /// Whether it is the player's turn.
    pub fn is_own_turn(&self, session: &Session) -> bool {
        let Some(Decider::Seat(seat)) = session.position().decider() else { return false };
        self.own_seats(session).contains(seat)
    }

    /// Why the player cannot act now, if they cannot.
    pub(in crate::play) fn refusal(&self, session: &Session) -> Option<String> {
        if self.link != Link::Here {
            return Some(text!("together-broken"));
        }
        if self.is_own_turn(session) {
            return None;
        }
        let Some(Decider::Seat(seat)) = session.position().decider() else { return None };
        Some(text!("together-not-yours", name = session.player_name(seat)))
    }
}

/// Run condition: whether the match is played at a table of another program.
pub fn is_together(together: Option<Res<Together>>) -> bool {
    together.is_some()
}
