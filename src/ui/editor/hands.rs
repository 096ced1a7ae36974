//! Auction: edits the players' hands and tokens.

use bevy_egui::egui::{RichText, Ui};

use super::desk::{Desk, Tool};
use crate::rules::chess::ChessKind;
use crate::rules::{DraftThing, Kind, Seat};
use crate::texts::text;
use crate::theme::{HandChip, quiet_button, seat_badge, ui};

/// The most tokens, those of a piece that was just captured.
const MOST_TOKENS: u8 = 3;

pub(super) fn show_hands(panel: &mut Ui, desk: &mut Desk) {
    if !desk.draft().game().has_hands() {
        return;
    }
    panel.label(RichText::new(text!("editor-hands")).small().color(ui::faint()));
    for seat in (0..desk.game.seats().len() as u8).map(Seat) {
        show_hand(panel, desk, seat);
    }
}

fn show_hand(panel: &mut Ui, desk: &mut Desk, seat: Seat) {
    let seats = desk.game.seats();
    let mut hand = desk.draft().hand(seat);
    let before = hand.clone();
    let held = match desk.tool {
        // A king never goes to a hand.
        Tool::Thing(DraftThing::Piece { kind, .. }) if kind != ChessKind::King.kind() => Some(kind),
        _ => None,
    };
    panel.horizontal_wrapped(|panel| {
        seat_badge(panel, seat, seats, 30.0);
        let chip = |&(kind, tokens): &(Kind, u8)| HandChip {
            kind,
            tokens: Some(tokens),
            enabled: true,
            selected: false,
            number: None,
            scale: 1.0,
            rim: None,
        };
        let pressed = hand.iter().map(chip).position(|chip| chip.show(panel).clicked());
        if let Some(place) = pressed {
            match hand[place].1.checked_sub(1) {
                Some(fewer) => hand[place].1 = fewer,
                None => _ = hand.remove(place),
            }
        }
        if let Some(kind) = held {
            let words = text!("editor-give", side = seat.called(seats), piece = desk.game.words().kind_name(kind));
            if quiet_button(panel, true, &words).clicked() {
                hand.push((kind, MOST_TOKENS));
            }
        }
    });
    if hand != before {
        desk.change(|draft| draft.set_hand(seat, &hand));
    }
}
