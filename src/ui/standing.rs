//! Points as players see them: of a game, and of a match of several games.

use bevy_egui::egui::{self, Align, Layout, RichText, Ui};

use crate::play::Session;
use crate::rules::{Outcome, Points, Seat, Standing};
use crate::theme::{seat_badge, ui};

/// Width of a column of points.
const COLUMN: f32 = 62.0;

/// Which game of the match it is; nothing outside a match.
pub(super) fn game_of_match(session: &Session) -> Option<String> {
    let series = session.series();
    series.is_match().then(|| format!("Game {} of {}", series.number(), series.games()))
}

/// Who has how much in the match, the best first, such as `Ann 1½, Bob ½`; nothing outside a match.
pub(super) fn totals(session: &Session) -> Option<String> {
    let of_side = |standing: Standing| {
        let side = players(session, standing.side.iter()).join(" & ");
        format!("{side} {}", standing.points.in_words())
    };
    let sides = || session.standings().into_iter().map(of_side).collect::<Vec<_>>();
    session.series().is_match().then(|| sides().join(", "))
}

/// Who has won the match, once its last game is over.
pub(super) fn verdict(session: &Session) -> Option<String> {
    let series = session.series();
    if !series.is_match() || !series.is_last() || session.position().outcome().is_none() {
        return None;
    }
    let best = session.standings().into_iter().filter(|standing| standing.place == 1);
    let sides: Vec<_> = best.map(|standing| players(session, standing.side.iter())).collect();
    Some(match &sides[..] {
        [side] if side.len() == 1 => format!("{} wins the match", side[0]),
        [side] => format!("{} win the match", listed(side)),
        _ => {
            let sides: Vec<_> = sides.iter().map(|side| side.join(" & ")).collect();
            format!("The match is drawn between {}", listed(&sides))
        }
    })
}

/// The players of these seats; one person with several of them is named once.
fn players(session: &Session, seats: impl Iterator<Item = Seat>) -> Vec<&str> {
    let mut names: Vec<&str> = seats.map(|seat| session.player_name(seat)).collect();
    names.dedup();
    names
}

/// `Ann, Bob and Cleo`.
fn listed<S: AsRef<str>>(names: &[S]) -> String {
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    match &names[..] {
        [] => String::new(),
        [name] => (*name).to_owned(),
        [names @ .., last] => format!("{} and {last}", names.join(", ")),
    }
}

/// Shows what everybody has of the game that is over and, in a match, of all its games, the best first.
pub(super) fn show_points(panel: &mut Ui, session: &Session, outcome: &Outcome) {
    let seats = session.position().seats().len() as u8;
    if !session.series().is_match() {
        for seat in (0..seats).map(Seat) {
            let points = RichText::new(Points::of(outcome, seat).in_words()).strong();
            show_row(panel, session, None, &[seat], [None, Some(points)]);
        }
        return;
    }
    let header = |text| Some(RichText::new(text).small().color(ui::FAINT));
    show_row(panel, session, None, &[], [header("this game"), header("match")]);
    for standing in session.standings() {
        let side: Vec<Seat> = standing.side.iter().collect();
        let one_person = players(session, side.iter().copied()).len() == 1;
        for seats in side.chunks(if one_person { side.len() } else { 1 }) {
            let won = Points::of(outcome, seats[0]);
            let won = if won == Points::ZERO { "–".to_owned() } else { format!("+{}", won.in_words()) };
            let total = RichText::new(standing.points.in_words()).strong();
            let columns = [Some(RichText::new(won).color(ui::FAINT)), Some(total)];
            show_row(panel, session, Some(standing.place), seats, columns);
        }
    }
}

/// A place, the player of `seats`, and two columns.
fn show_row(panel: &mut Ui, session: &Session, place: Option<usize>, seats: &[Seat], columns: [Option<RichText>; 2]) {
    panel.horizontal(|panel| {
        if let Some(place) = place {
            panel.label(RichText::new(format!("{place}.")).color(ui::FAINT));
        }
        for &seat in seats {
            seat_badge(panel, seat, session.position().seats(), 24.0);
        }
        panel.with_layout(Layout::right_to_left(Align::Center), |panel| {
            for text in columns.into_iter().rev().flatten() {
                let cell = egui::vec2(COLUMN, panel.available_height());
                panel.allocate_ui_with_layout(cell, Layout::right_to_left(Align::Center), |panel| {
                    panel.set_min_width(COLUMN);
                    panel.label(text);
                });
            }
            if let Some(&seat) = seats.first() {
                panel.with_layout(Layout::left_to_right(Align::Center), |panel| {
                    panel.add(egui::Label::new(session.player_name(seat)).truncate());
                });
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Save;

    const NAMED: &str = "[South \"Ann\"][West \"Bob\"][North \"Cleo\"][East \"Dan\"]";

    #[test]
    fn the_match_is_won_or_drawn() {
        // The seats that resign, one after the other, leave the game to the last ones.
        for (form, names, scores, resign, expected) in [
            ("cutthroat", NAMED, "0-0-0-0", 3, "Dan wins the match"),
            ("cutthroat", NAMED, "1-0-0-0", 3, "The match is drawn between Ann and Dan"),
            ("cutthroat", NAMED, "1-1-1-0", 3, "The match is drawn between Ann, Bob, Cleo and Dan"),
            ("cutthroat", "", "0-3-0-0", 3, "Player 1 wins the match"),
            ("teams-adjacent", NAMED, "0-0-0-0", 2, "Cleo and Dan win the match"),
            ("teams-adjacent", NAMED, "1-1-0-0", 2, "The match is drawn between Ann & Bob and Cleo & Dan"),
            ("two-handed-adjacent", "", "2-2-0-0", 2, "Player 2 wins the match"),
        ] {
            let tags = format!("[Game \"quad\"][Options \"form={form}\"]{names}[Round \"2\"][Scores \"{scores}\"]");
            let of_match = |games| {
                let text = format!("{tags}[Match \"{games}\"]\n\n{}", "resign:remove ".repeat(resign));
                Save::read(&text).unwrap()
            };
            assert_eq!(verdict(&of_match(2)).as_deref(), Some(expected));
            assert_eq!(verdict(&of_match(3)), None);
            assert_eq!(game_of_match(&of_match(3)).as_deref(), Some("Game 2 of 3"));
        }
    }

    #[test]
    fn totals_are_said_of_the_best_first() {
        let read = |tags: &str| Save::read(&format!("[Game \"pothole\"][White \"Ann\"]{tags}\n\nc2d2")).unwrap();
        let session = read("[Match \"4\"][Round \"2\"][Scores \"1/3-0-3/2-1/3\"]");
        assert_eq!(totals(&session).as_deref(), Some("Player 2 1½, Ann 1/3, Player 3 1/3, Player 1 0"));
        let alone = read("");
        assert_eq!((totals(&alone), verdict(&alone), game_of_match(&alone)), (None, None, None));
    }
}
