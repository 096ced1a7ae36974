//! Advice of bots to humans: warnings of blunders, and the analysis of a game.

use std::time::{Duration, Instant};

use bevy_egui::egui;

use super::Panels;
use crate::play::{Analysis, GoTo, PauseBots, Played, Reasons, Setup, Warning};
use crate::rules::GameId;
use crate::settings::Settings;
use crate::ui::dialog::Dialog;
use crate::ui::match_status::MatchStatus;

/// South's rook can take North's queen, which can take the rook.
const ROOK_AND_QUEEN: &str = "Wk,6,Nk/8/3,Nq,4/8/8/8/3,Sr,4/Sk,6,Ek turn=S";

/// Runs frames until `done`, for at most half a minute.
fn wait(panels: &mut Panels, done: impl Fn(&Panels) -> bool) {
    let begun = Instant::now();
    while !done(panels) {
        assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", panels.texts);
        panels.settle();
        std::thread::sleep(Duration::from_millis(1));
    }
    panels.settle();
}

#[test]
fn whoever_thinks_again_has_played_nothing() {
    let mut panels = Panels::begin(GameId::Quad, Some(ROOK_AND_QUEEN));
    panels.size = egui::vec2(390.0, 844.0);
    panels.app.world_mut().resource_mut::<Settings>().warn_of_blunders = true;
    let is_asked = |panels: &Panels| panels.app.world().resource::<Warning>().doubt.is_some();
    panels.play("d2c2");
    wait(&mut panels, is_asked);
    assert!(panels.says("Rook d2 to c2 gives away about "), "{:?}", panels.texts);
    assert!(!panels.says("d2 to d6"), "what is better is not told unasked");
    panels.press("Show a better move");
    assert!(panels.says("Better is rook d2 to d6."), "{:?}", panels.texts);
    panels.look("doubt");
    panels.press("Think again");
    assert!(panels.tokens().is_empty() && !is_asked(&panels));
    panels.play("d2c2");
    wait(&mut panels, is_asked);
    panels.press("Play it anyway");
    assert_eq!(panels.tokens(), "d2c2");
}

#[test]
fn an_analysis_is_asked_for_and_shown_in_the_list_of_moves() {
    let mut panels = Panels::begin(GameId::Quad, Some(ROOK_AND_QUEEN));
    panels.play("d2c2");
    panels.play("a8a7");
    panels.open(Dialog::Course);
    panels.press("Analyse");
    wait(&mut panels, |panels| panels.app.world().resource::<Analysis>().done() == 2);
    assert!(panels.says("South d2c2?? gives away about ") && panels.says("best was d2d6"), "{:?}", panels.texts);
    assert!(!panels.can_press("Analyse"), "there is nothing more to analyse");
    panels.look("analysis");
    panels.press("Close");
    let is_marked = |panels: &Panels| panels.texts.iter().any(|text| text == "d2c2??");
    assert!(is_marked(&panels), "{:?}", panels.texts);
    // The mistake stays marked when the user goes to it and on again.
    for (actions, marked) in [(1, true), (0, false), (2, true)] {
        panels.app.world_mut().trigger(GoTo(actions));
        panels.settle();
        assert_eq!(is_marked(&panels), marked, "{actions}: {:?}", panels.texts);
    }
}

#[test]
fn turning_points_lead_to_the_table() {
    let mut panels = Panels::begin(GameId::Quad, Some(ROOK_AND_QUEEN));
    panels.play("d2d6");
    panels.play("a8a7");
    panels.open(Dialog::Course);
    panels.tap("1. South: rook d2 to d6. ");
    assert_eq!((panels.tokens().as_str(), *panels.app.world().resource::<Dialog>()), ("d2d6", Dialog::Closed));
}

#[test]
fn a_bots_reason_is_shown_and_stays_in_the_list_of_moves() {
    let bots = "1,1,1,1".parse().unwrap();
    let mut panels = Panels::of(Setup { bots, seed: 3, ..Setup::new(GameId::Auction) });
    // Beside an auction, smaller windows have no room for the list.
    panels.size = egui::vec2(1920.0, 1080.0);
    let why = |panels: &Panels| {
        let session = panels.session();
        let reasons = panels.app.world().resource::<Reasons>();
        let why = |(number, played): (usize, &Played)| Some((number, reasons.of(number, played.action)?));
        let said = session.played().iter().enumerate().filter_map(why);
        said.max_by_key(|(number, _)| *number).map(|(_, why)| why.to_owned())
    };
    let is_told = |panels: &Panels| why(panels).is_some_and(|why| panels.says(&format!(": {why}.")));
    wait(&mut panels, is_told);
    panels.app.world_mut().trigger(PauseBots(true));
    panels.settle();
    let why = why(&panels).unwrap();
    assert!(panels.texts.contains(&why), "in the list: {why}, {:?}", panels.texts);
    let status = &panels.app.world().resource::<MatchStatus>().status;
    assert!(status.contains("bots are paused"), "{status}");
    panels.look("reason");
}
