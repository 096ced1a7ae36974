//! Setting up a game.

use bevy_egui::egui;

use super::Panels;
use crate::play::{Setup, TimeControl};
use crate::rules::GameId;
use crate::ui::dialog::Dialog;

#[test]
fn the_set_up_says_what_becomes_of_those_who_run_out_of_time() {
    for game in GameId::ALL {
        let time = TimeControl::Bank { secs: 60, increment: 0 };
        let mut panels = Panels::of(Setup { time, ..Setup::new(game) });
        // All of it must be visible without scrolling.
        panels.size = egui::vec2(1280.0, 2000.0);
        panels.open(Dialog::Setup);
        let is_absent = panels.says("A player who runs out of time is absent");
        assert_eq!(is_absent, game == GameId::Quad, "{game:?}: {:?}", panels.texts);
        assert_eq!(panels.says("A player who runs out of time resigns"), game != GameId::Quad, "{game:?}");
    }
}
