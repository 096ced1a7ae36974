//! The points of a game and of a match in words.

mod points;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::systems::PanelSystems;
use crate::play::Session;
use crate::rules::{Case, Seat, Several, Standing, in_a_row, in_case};
use crate::settings::SpokenLanguage;
use crate::texts::text;

pub(super) use points::show_points;

/// The score of the match, updated when it changes.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Standings {
    /// The number of the current game in the match; `None` for a single game.
    pub(super) game_of_match: Option<String>,
    /// All players' points in the match; `None` for a single game.
    pub(super) totals: Option<String>,
    /// The winner of the match, once its last game is over.
    pub(super) verdict: Option<String>,
    /// All players' points, once the game is over.
    rows: Vec<points::Row>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Standings>().add_systems(
        EguiPrimaryContextPass,
        work_out
            .run_if(resource_exists_and_changed::<Session>.or_else(resource_changed::<SpokenLanguage>))
            .before(PanelSystems::Edges),
    );
}

fn work_out(session: Res<Session>, mut standings: ResMut<Standings>) {
    *standings = Standings {
        game_of_match: game_of_match(&session),
        totals: totals(&session),
        verdict: verdict(&session),
        rows: session.position().outcome().map_or_else(Vec::new, |outcome| points::rows(&session, &outcome)),
    };
}

/// The number of the current game in the match; `None` for a single game.
pub(super) fn game_of_match(session: &Session) -> Option<String> {
    let series = session.series();
    series.is_match().then(|| text!("match-game", number = series.number(), games = series.games()))
}

/// All players' points in the match, best first, such as `Ann 1½, Bob ½`; `None` for a single game.
pub(super) fn totals(session: &Session) -> Option<String> {
    let of_side = |standing: Standing| {
        let side = players(session, standing.side.iter()).join(" & ");
        format!("{side} {}", standing.points.in_words())
    };
    let sides = || session.standings().into_iter().map(of_side).collect::<Vec<_>>();
    session.series().is_match().then(|| sides().join(", "))
}

/// The winner of the match, once its last game is over.
pub(super) fn verdict(session: &Session) -> Option<String> {
    let series = session.series();
    if !series.is_match() || !series.is_last() || session.position().outcome().is_none() {
        return None;
    }
    let best = session.standings().into_iter().filter(|standing| standing.place == 1);
    let sides: Vec<_> = best.map(|standing| names(session, standing.side.iter())).collect();
    Some(match &sides[..] {
        [side] => {
            let Several { names, person } = Several::of(side, Case::Nominative);
            text!("match-won", person = person, names = names)
        }
        _ => {
            let in_side = |side: &Vec<String>| side.iter().map(|name| in_case(name, Case::Dative)).collect::<Vec<_>>();
            let sides: Vec<_> = sides.iter().map(|side| in_side(side).join(" & ")).collect();
            text!("match-drawn", names = in_a_row(&sides))
        }
    })
}

/// The names for sentences of the players of these seats. A person with consecutive seats is named once.
fn names(session: &Session, seats: impl Iterator<Item = Seat>) -> Vec<String> {
    let mut names: Vec<String> = seats.map(|seat| session.player_name(seat).to_owned()).collect();
    names.dedup();
    names
}

/// The titles of the players of these seats. A person with consecutive seats is named once.
fn players(session: &Session, seats: impl Iterator<Item = Seat>) -> Vec<&str> {
    let mut names: Vec<&str> = seats.map(|seat| session.player_title(seat)).collect();
    names.dedup();
    names
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Save;

    const NAMED: &str = "[South \"Ann\"][West \"Bob\"][North \"Cleo\"][East \"Dan\"]";

    #[test]
    fn the_match_is_won_or_drawn() {
        // These seats resign one after the other, so that the last ones win.
        for (form, names, scores, resign, expected) in [
            ("cutthroat", NAMED, "0-0-0-0", 3, "Dan wins the match"),
            ("cutthroat", NAMED, "1-0-0-0", 3, "The match is a draw between Ann and Dan"),
            ("cutthroat", NAMED, "1-1-1-0", 3, "The match is a draw between Ann, Bob, Cleo and Dan"),
            ("cutthroat", "", "0-3-0-0", 3, "Player 1 wins the match"),
            ("teams-adjacent", NAMED, "0-0-0-0", 2, "Cleo and Dan win the match"),
            ("teams-adjacent", NAMED, "1-1-0-0", 2, "The match is a draw between Ann & Bob and Cleo & Dan"),
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
