//! What is offered at a table, in words.

use crate::net::{Client, Offer, Sitter};
use crate::rules::{Record, Seat, SeatSet, Series, in_a_row};
use crate::texts::{YOU, text};

/// What is offered, and by whom, as the client's own player reads it; `None` if nothing is.
pub fn offer_in_words(client: &Client) -> Option<String> {
    let (offered, record) = (client.offered()?, client.record()?);
    let name = if offered.by == client.yours() { YOU.to_owned() } else { names_on(offered.by, client) };
    Some(match offered.offer {
        Offer::TakeBack { to } => {
            let taken = record.actions.get(to..).unwrap_or_default();
            let first = taken.first().map_or_else(String::new, |first| first.token(record.game.seats()).to_string());
            text!("together-offers-back", name = name, count = taken.len(), first = first)
        }
        Offer::Draw { seats: None } => text!("together-offers-draw", name = name),
        Offer::Draw { seats: Some(agreeing) } => {
            text!("together-offers-draw-some", name = name, players = names_on(agreeing, client))
        }
        Offer::Rematch if !series_of(record).is_last() => text!("together-offers-next", name = name),
        Offer::Rematch => text!("together-offers-rematch", name = name),
    })
}

fn series_of(record: &Record) -> Series {
    Series::read(&record.tags, record.game.seats().len()).unwrap_or_default()
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
