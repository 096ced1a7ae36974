//! What is offered at a table, in words.

use crate::net::{Client, Offer, Sitter};
use crate::rules::{Seat, SeatSet, in_a_row};
use crate::texts::text;

/// What is offered, and by whom; `None` if nothing is.
pub fn offer_in_words(client: &Client) -> Option<String> {
    let (offered, record) = (client.offered()?, client.record()?);
    let name = names_on(offered.by, client);
    Some(match offered.offer {
        Offer::TakeBack { to } => {
            text!("together-offers-back", name = name, count = record.actions.len().saturating_sub(to))
        }
        Offer::Draw { seats: None } => text!("together-offers-draw", name = name),
        Offer::Draw { seats: Some(agreeing) } => {
            text!("together-offers-draw-some", name = name, players = names_on(agreeing, client))
        }
        Offer::Rematch => text!("together-offers-rematch", name = name),
    })
}

/// The names of those on these seats, each once.
pub fn names_on(seats: SeatSet, client: &Client) -> String {
    let mut names: Vec<String> = Vec::new();
    for seat in seats.iter() {
        let name = name_on(seat, client);
        if !names.contains(&name) {
            names.push(name);
        }
    }
    in_a_row(&names)
}

fn name_on(seat: Seat, client: &Client) -> String {
    match client.seats().get(seat.index()) {
        Some(Sitter::Person { name, .. }) => name.clone(),
        _ => client.record().map_or_else(String::new, |record| seat.called(record.game.seats()).to_owned()),
    }
}
