//! Interactive boards in the rule book: positions of test cases, on which the rule beside them can be tried.

use std::collections::BTreeMap;

use bevy_egui::egui::{Label, RichText, Ui};

use super::trial::Trial;
use crate::rules::{Action, Decider, GameId, Square};
use crate::texts::text;
use crate::theme::{quiet_button, ui};
use crate::ui::choice::words;
use crate::ui::diagram::StillScene;

/// The boards that have been viewed, by game and test case.
#[derive(Default, Debug)]
pub(super) struct Trials(BTreeMap<(GameId, &'static str), Trial>);

impl Trials {
    /// Whether these boards are readable in half the width of a page. Strips are not.
    pub(super) fn stand_beside(&mut self, game: GameId, cases: &[&'static str]) -> bool {
        cases.iter().all(|case| self.of(game, case).is_some_and(|trial| !trial.still.is_of_strips()))
    }

    /// The board of a test case, laid out when it is first viewed.
    fn of(&mut self, game: GameId, case: &'static str) -> Option<&mut Trial> {
        let key = (game, case);
        if !self.0.contains_key(&key) {
            self.0.extend(Trial::of(game, case).map(|trial| (key, trial)));
        }
        self.0.get_mut(&key)
    }

    /// Shows the board of a test case of `game`.
    pub(super) fn show(&mut self, panel: &mut Ui, game: GameId, case: &'static str) {
        let Some(trial) = self.of(game, case) else { return };
        let targets: Vec<Square> = trial.selection.targets.iter().map(|target| target.square).collect();
        let table = trial.table.snapshot();
        let scene = StillScene {
            selected: trial.selection.square,
            targets: &targets,
            obstacles: &trial.selection.obstacles,
            cursor: trial.selection.choice,
            ..StillScene::of(&table)
        };
        if let Some(square) = trial.still.show_small(panel, &scene).pressed() {
            trial.pick(square);
        }
        if let Some(why_not) = &trial.why_not {
            panel.add(Label::new(RichText::new(why_not).small().color(ui::warn())).wrap());
        }
        choose_way(panel, trial);
        choose_kind(panel, trial);
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
                // Its button is above the board.
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

/// Shows the ways to the picked square if there are several, as the table does.
fn choose_way(panel: &mut Ui, trial: &mut Trial) {
    let ways = trial.ways();
    if ways.is_empty() {
        return;
    }
    panel.horizontal_wrapped(|panel| {
        for way in ways {
            if quiet_button(panel, true, words(&way)).clicked() {
                trial.play(way.action);
            }
        }
        if quiet_button(panel, true, text!("choice-cancel")).clicked() {
            trial.selection.choice = None;
        }
    });
}

/// Shows the kinds that can be placed next, if there is a choice.
fn choose_kind(panel: &mut Ui, trial: &mut Trial) {
    let kinds = trial.kinds_to_place();
    if kinds.len() < 2 {
        return;
    }
    panel.horizontal_wrapped(|panel| {
        for kind in kinds {
            let name = trial.table.words().kind_name(kind);
            if panel.selectable_label(trial.selection.placing == Some(kind), name).clicked() {
                trial.place_next(kind);
            }
        }
    });
}

/// Shows the actions that belong to no square. Returns the one that was pressed.
fn press_deed(panel: &mut Ui, deeds: &[(Action, String)]) -> Option<Action> {
    let mut pressed = None;
    for (action, words) in deeds {
        if quiet_button(panel, true, words).clicked() {
            pressed = Some(*action);
        }
    }
    pressed
}
