//! Edits the state of a position besides the board: turn, controllers, rights, locks and counters.

use bevy_egui::egui::{ComboBox, DragValue, RichText, TextEdit, Ui};

use super::desk::Desk;
use super::words;
use crate::rules::{KeyValues, KitKey, Seat, SeatInfo, Square};
use crate::texts::text;
use crate::theme::{field, note_place, quiet_button, ui};

/// The most letters of a value that is typed in.
const MOST_LETTERS: usize = 80;
/// The greatest number that can be dragged to; a text may contain a greater one.
const MOST: u32 = 999;
const NOBODY: &str = "-";

/// Shows the player to move, which is often all that is needed.
pub(super) fn show_turn(panel: &mut Ui, desk: &mut Desk) {
    if let Some(key) = desk.draft().game().kit().keys.iter().find(|key| key.values == KeyValues::Seat) {
        show_key(panel, desk, key);
    }
}

/// Shows all other keys.
pub(super) fn show_keys(panel: &mut Ui, desk: &mut Desk) {
    for key in desk.draft().game().kit().keys.iter().filter(|key| key.values != KeyValues::Seat) {
        show_key(panel, desk, key);
    }
}

/// Shows a key. Merely showing a value does not change it, whatever a pasted text contains.
fn show_key(panel: &mut Ui, desk: &mut Desk, key: &KitKey) {
    let seats = desk.game.seats();
    let value = desk.draft().key(key.name).unwrap_or(key.usual).to_owned();
    let picked = desk.picked.or(desk.cursor);
    let (mut now, about) = (value.clone(), words::key(key.name));
    panel.horizontal_wrapped(|panel| {
        // A checkbox has its label on itself.
        if key.values != KeyValues::Flag {
            panel.label(&about);
        }
        match key.values {
            KeyValues::Seat => choose_seat(panel, &about, seats, false, &mut now),
            KeyValues::SeatOrNobody => choose_seat(panel, &about, seats, true, &mut now),
            KeyValues::Seats => choose_seats(panel, &about, seats, &mut now),
            KeyValues::Holders => choose_holders(panel, key, seats, &mut now),
            KeyValues::Number => {
                let mut number: u32 = now.parse().unwrap_or(0);
                let field = DragValue::new(&mut number).range(0..=MOST).clamp_existing_to_range(false).speed(0.2);
                if panel.add(field).changed() {
                    now = number.to_string();
                }
            }
            KeyValues::Flag => {
                let mut is_set = now == "1";
                let response = panel.checkbox(&mut is_set, &about);
                note_place(&response, &about);
                if response.changed() {
                    now = u8::from(is_set).to_string();
                }
            }
            KeyValues::Square => choose_square(panel, picked, &mut now),
            KeyValues::Choice(choices) => {
                ComboBox::from_id_salt(key.name).selected_text(words::phase(&now)).show_ui(panel, |panel| {
                    for &name in choices {
                        if panel.selectable_label(now == name, words::phase(name)).clicked() {
                            name.clone_into(&mut now);
                        }
                    }
                });
            }
            KeyValues::Text(example) => {
                let words = TextEdit::singleline(&mut now).hint_text(text!("editor-such-as", example = example));
                let width = panel.available_width().min(180.0);
                panel.add(field(panel, words.char_limit(MOST_LETTERS).desired_width(width)));
                now.retain(|letter| !letter.is_whitespace());
            }
        }
    });
    if now != value {
        let unusual = Some(now.as_str()).filter(|now| !now.is_empty() && *now != key.usual);
        desk.change_key(key.name, unusual);
    }
}

/// The label of a button for a seat; it includes the key, as several keys have such buttons.
fn button(panel: &mut Ui, about: &str, chosen: bool, name: &str) -> bool {
    let response = panel.selectable_label(chosen, name);
    note_place(&response, &format!("{about}: {name}"));
    response.clicked()
}

fn all(seats: &'static [SeatInfo]) -> impl Iterator<Item = (Seat, String)> {
    (0..).map(Seat).zip(seats).map(|(seat, info)| (seat, info.letter.to_string()))
}

fn choose_seat(panel: &mut Ui, about: &str, seats: &'static [SeatInfo], or_nobody: bool, value: &mut String) {
    for (seat, letter) in all(seats) {
        if button(panel, about, *value == letter, seat.called(seats)) {
            *value = letter;
        }
    }
    if or_nobody && button(panel, about, *value == NOBODY, &text!("editor-nobody")) {
        NOBODY.clone_into(value);
    }
}

fn choose_seats(panel: &mut Ui, about: &str, seats: &'static [SeatInfo], value: &mut String) {
    let mut letters: Vec<String> = all(seats).map(|(_, letter)| letter).filter(|it| value.contains(it)).collect();
    for (seat, letter) in all(seats) {
        let has = letters.contains(&letter);
        if button(panel, about, has, seat.called(seats)) {
            if has {
                letters.retain(|other| *other != letter);
            } else {
                letters.push(letter);
            }
            // In seat order, as games write them.
            let chosen: String = all(seats).map(|(_, letter)| letter).filter(|it| letters.contains(it)).collect();
            *value = if chosen.is_empty() { NOBODY.to_owned() } else { chosen };
        }
    }
}

fn choose_holders(panel: &mut Ui, key: &KitKey, seats: &'static [SeatInfo], value: &mut String) {
    let mut holders: Vec<String> = value.chars().map(String::from).collect();
    holders.resize(seats.len(), NOBODY.to_owned());
    let before = holders.clone();
    panel.end_row();
    for (of, holder) in (0..).map(Seat).zip(&mut holders) {
        let name = Seat::from_letter(holder.chars().next().unwrap_or_default(), seats).map(|seat| seat.called(seats));
        panel.label(format!("{}:", of.called(seats)));
        let shown = ComboBox::from_id_salt((key.name, of.index()))
            .width(84.0)
            .selected_text(name.map_or_else(|| text!("editor-nobody"), str::to_owned));
        shown.show_ui(panel, |panel| {
            for (seat, letter) in all(seats) {
                panel.selectable_value(holder, letter, seat.called(seats));
            }
            panel.selectable_value(holder, NOBODY.to_owned(), text!("editor-nobody"));
        });
    }
    if holders != before {
        *value = holders.concat();
    }
}

fn choose_square(panel: &mut Ui, picked: Option<Square>, value: &mut String) {
    let shown = if *value == NOBODY { text!("editor-nothing") } else { value.clone() };
    panel.label(RichText::new(shown).strong());
    if let Some(square) = picked
        && quiet_button(panel, true, text!("editor-what-is-on", place = square.to_string())).clicked()
    {
        *value = square.to_string();
    }
    if *value != NOBODY && quiet_button(panel, true, text!("editor-no-square")).clicked() {
        NOBODY.clone_into(value);
    }
    if picked.is_none() && *value == NOBODY {
        panel.label(RichText::new(text!("editor-pick-square")).small().color(ui::faint()));
    }
}
