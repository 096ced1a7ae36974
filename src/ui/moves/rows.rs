//! What the list of moves says: each action as a story, with its notation beside it.

use bevy::prelude::*;

use crate::play::{Analysis, BoardLaid, Fault, Session};
use crate::rules::{Action, AnyGame, Decider, Seat, Square, StoryMark, story};
use crate::ui::arrange::arranges;
use crate::ui::bots::loss_in_words;

/// All actions of the match.
#[derive(Resource, Default, Debug)]
pub(in crate::ui) struct Rows {
    pub(super) list: Vec<Row>,
    /// How many actions are in it.
    known: usize,
    /// The table after them.
    table: Option<Box<dyn AnyGame>>,
    /// Whether what has been laid is hidden.
    covered: bool,
    /// How many of them have been analysed.
    judged: usize,
}

/// An action.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) seat: Seat,
    /// How many actions have been played with it.
    pub(super) number: usize,
    pub(super) begins_turn: bool,
    pub(super) story: String,
    pub(super) signs: String,
    pub(super) token: String,
    /// The squares that it is about.
    pub(super) squares: Vec<Square>,
    pub(super) fault: Option<Fault>,
    /// What would have been better, where it has been analysed.
    pub(super) advice: String,
    /// How high it was drawn last, points, in a list of this width.
    pub(super) height: Option<f32>,
}

pub(super) fn plugin(app: &mut App) {
    // Whichever screen is shown: a match may be restored before the table is.
    app.init_resource::<Rows>()
        .add_systems(Update, list.run_if(resource_exists_and_changed::<Session>.or_else(resource_changed::<Analysis>)))
        .add_observer(on_board_laid);
}

/// Something was taken back, or another match has begun.
fn on_board_laid(_: On<BoardLaid>, mut rows: ResMut<Rows>) {
    *rows = Rows::default();
}

fn list(session: Res<Session>, analysis: Res<Analysis>, mut rows: ResMut<Rows>) {
    // What one player has laid is not for the other to see before they have laid theirs.
    let covered = arranges(&session).is_some();
    let judged = analysis.done();
    if covered != rows.covered || judged != rows.judged {
        *rows = Rows { covered, judged, ..Rows::default() };
    }
    let Some(mut table) = rows.table.take().or_else(|| session.setup().lay().ok()) else { return };
    let name = |seat: Seat| session.player_name(seat).to_owned();
    let seats = session.position().seats();
    for (number, played) in session.played().iter().enumerate().skip(rows.known) {
        let action = played.action;
        let told = match action {
            Action::SetUp(_) if covered => None,
            _ => story(&*table, action, &name).ok(),
        };
        if let Some(Decider::Seat(seat)) = played.decider {
            let mut token = if told.is_some() { action.token(seats).to_string() } else { "...".to_owned() };
            let judged = analysis.of(number);
            let fault = judged.and_then(|judged| judged.fault());
            let advice = judged.zip(fault).map_or_else(String::new, |(judged, fault)| {
                let lost = loss_in_words(judged.loss);
                token.push_str(fault.sign());
                format!("{token} gives away {lost}; best was {}", judged.best.token(seats))
            });
            let told = told.unwrap_or_default();
            rows.list.push(Row {
                seat,
                number: number + 1,
                begins_turn: played.begins_turn,
                story: if told.text.is_empty() { format!("{} lays their groups.", name(seat)) } else { told.text },
                signs: told.marks.iter().filter_map(|&mark| sign(mark)).collect(),
                token,
                squares: squares(action),
                fault,
                advice,
                height: None,
            });
        }
        table.play_unchecked(action, crate::rules::Effects::unheard());
    }
    rows.known = session.played().len();
    rows.table = Some(table);
}

fn squares(action: Action) -> Vec<Square> {
    match action {
        Action::Place { square, .. } => vec![square],
        _ => action.squares().into_iter().flat_map(|(from, to)| [from, to]).collect(),
    }
}

/// Signs that the fonts have.
const fn sign(mark: StoryMark) -> Option<char> {
    Some(match mark {
        StoryMark::Capture => '×',
        StoryMark::Death | StoryMark::Fall => '†',
        StoryMark::Check => '+',
        StoryMark::Mate => '#',
        StoryMark::Annexation => '»',
        StoryMark::Promotion => '^',
        StoryMark::Chip => '°',
        StoryMark::Push => '›',
        StoryMark::Trade => '=',
        StoryMark::Pothole | StoryMark::Dice | StoryMark::Departure | StoryMark::End => return None,
    })
}
