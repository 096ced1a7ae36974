//! Small live boards in the rule book: the positions of test cases, on which the rule beside them can be tried.

use std::collections::BTreeMap;

use bevy_egui::egui::{RichText, Ui};

use crate::rules::{Action, AnyGame, Decider, Effects, GameId, Seat, Square, story};
use crate::texts::text;
use crate::theme::{quiet_button, ui};
use crate::ui::diagram::{Scene, Still};

/// How many deeds are offered that are done on no square.
const MOST_DEEDS: usize = 6;

/// The boards that have been looked at, by game and line.
#[derive(Default, Debug)]
pub(super) struct Trials(BTreeMap<(GameId, &'static str), Trial>);

/// A board.
#[derive(Debug)]
struct Trial {
    still: Still,
    table: Box<dyn AnyGame>,
    selected: Option<Square>,
    has_moved: bool,
}

impl Trial {
    /// The table of a line such as `pie=true startpos`: options that are not as usual, and a position.
    fn of(game: GameId, case: &str) -> Option<Self> {
        let mut words = case;
        let mut options = Vec::new();
        while let Some((option, rest)) = words.split_once(' ')
            && let Some(option) = option.split_once('=')
        {
            options.push(option);
            words = rest;
        }
        let table = game.set_up(options, Some(words).filter(|&words| words != "startpos")).ok()?;
        Some(Self { still: Still::of(game, &*table), table, selected: None, has_moved: false })
    }

    fn play(&mut self, action: Action) {
        self.table.play_unchecked(action, Effects::unheard());
        (self.selected, self.has_moved) = (None, true);
    }

    /// What can be done on no square, with what is told of it: offers, bids, and the dice.
    fn deeds(&self) -> Vec<(Action, String)> {
        let actions = self.table.actions();
        if self.table.decider() == Some(Decider::Chance) {
            // Chance enough for a book.
            let drawn = actions.get(self.table.key() as usize % actions.len().max(1));
            return drawn.map(|&action| (action, text!("book-throw"))).into_iter().collect();
        }
        let name = |seat: Seat| seat.called(self.table.seats()).to_owned();
        let is_deed = |action: &Action| action.squares().is_none() && !matches!(action, Action::Place { .. });
        let deeds = actions.into_iter().filter(is_deed).take(MOST_DEEDS);
        deeds.filter_map(|action| Some((action, story(&*self.table, action, &name).ok()?.text))).collect()
    }

    /// Selects what is on the square, or plays the first action that goes there.
    fn pick(&mut self, square: Square) {
        let ways = |from: Option<Square>, to: Option<Square>| {
            move |action: &Action| {
                let squares = action.squares();
                squares.is_some_and(|(a, b)| from.is_none_or(|from| a == from) && to.is_none_or(|to| b == to))
            }
        };
        let actions = self.table.actions();
        let is_placing = |action: &&Action| matches!(action, Action::Place { square: on, .. } if *on == square);
        if let Some(&placing) = actions.iter().find(is_placing) {
            return self.play(placing);
        }
        let there = self.selected.and_then(|from| actions.iter().copied().find(ways(Some(from), Some(square))));
        if let Some(action) = there {
            self.play(action);
        } else {
            self.selected = Some(square).filter(|_| actions.iter().any(ways(Some(square), None)));
        }
    }

    fn targets(&self) -> Vec<Square> {
        let from_here = |action: &Action| match *action {
            Action::Place { square, .. } => Some(square),
            action => action.squares().filter(|(from, _)| Some(*from) == self.selected).map(|(_, to)| to),
        };
        self.table.actions().iter().filter_map(from_here).collect()
    }
}

impl Trials {
    /// Whether these boards are good to read in half the width of a page: strips are not.
    pub(super) fn stand_beside(&mut self, game: GameId, cases: &[&'static str]) -> bool {
        cases.iter().all(|case| self.of(game, case).is_some_and(|trial| !trial.still.is_of_strips()))
    }

    /// The board of a case, which is laid when it is first looked at.
    fn of(&mut self, game: GameId, case: &'static str) -> Option<&mut Trial> {
        let key = (game, case);
        if !self.0.contains_key(&key) {
            self.0.extend(Trial::of(game, case).map(|trial| (key, trial)));
        }
        self.0.get_mut(&key)
    }

    /// Shows the board of a case of `game`, which is one of the tests'.
    pub(super) fn show(&mut self, panel: &mut Ui, game: GameId, case: &'static str) {
        let Some(trial) = self.of(game, case) else { return };
        let targets = trial.targets();
        let table = trial.table.snapshot();
        let scene = Scene { selected: trial.selected, targets: &targets, ..Scene::of(&table) };
        if let Some(square) = trial.still.show_small(panel, &scene).pressed() {
            trial.pick(square);
        }
        if let Some(action) = press_deed(panel, &trial.deeds()) {
            trial.play(action);
        }
        let mut again = false;
        panel.horizontal(|panel| {
            let seats = trial.table.seats();
            let words = match trial.table.decider() {
                Some(Decider::Seat(seat)) if trial.table.outcome().is_none() => {
                    text!("trial", name = seat.called(seats))
                }
                // The button for it stands above.
                Some(Decider::Chance) => String::new(),
                _ => text!("trial-over"),
            };
            panel.label(RichText::new(words).small().color(ui::faint()));
            if trial.has_moved && quiet_button(panel, true, text!("trial-again")).clicked() {
                again = true;
            }
        });
        panel.add_space(4.0);
        if again {
            self.0.remove(&(game, case));
        }
    }
}

/// Offers what is done on no square; returns what was pressed.
fn press_deed(panel: &mut Ui, deeds: &[(Action, String)]) -> Option<Action> {
    let mut pressed = None;
    for (action, words) in deeds {
        if quiet_button(panel, true, words).clicked() {
            pressed = Some(*action);
        }
    }
    pressed
}
