//! The real window, driven by clicks, and films, which need no window. It needs a display (`xvfb-run`) and a Vulkan
//! driver such as llvmpipe. With `WINDOW_SHOTS` it goes through everything, and saves the pictures there.

#[path = "../common/clicks.rs"]
mod clicks;
#[path = "../common/driver.rs"]
mod driver;

use std::collections::HashSet;
use std::fs::{self, File};
use std::path::PathBuf;

use bevy::prelude::*;
use bulldozer_gambit::app::game_app;
use bulldozer_gambit::rules::Record;
use bulldozer_gambit::showcase::Scene;
use bulldozer_gambit::studio::{Dress, Filmed, Order, film};
use bulldozer_gambit::ui::Diagram;
use driver::Step;

/// The rendering of each game: the table, a move, a moving chain, the diagram, and a phone.
fn what_is_drawn() -> Vec<Step> {
    let mut steps = vec![Step::Frames(4), Step::Look("start"), Step::Click("c2"), Step::Frames(2)];
    steps.extend([Step::Click("d2"), Step::Settle, Step::Frames(2), Step::Press("End turn"), Step::Frames(2)]);
    steps.push(Step::Expect(|session| assert_eq!(session.actions().len(), 2)));
    steps.extend([Step::Do(clicks::lay_chain), Step::Frames(3), Step::Click("g2"), Step::Click("d2"), Step::Frames(4)]);
    steps.extend([Step::Look("chain"), Step::Settle]);
    let lay: [(fn(&mut World), _); 3] = [
        (|world| clicks::lay_quad(world, None), "quad"),
        (|world| clicks::lay_auction(world, None), "auction"),
        (|world| clicks::lay_knot(world, None), "knot"),
    ];
    for (lay, name) in lay {
        steps.extend([Step::Do(lay), Step::Frames(3), Step::Look(name)]);
    }
    steps.extend([Step::Do(|world| world.resource_mut::<Diagram>().show(true)), Step::Frames(4)]);
    steps.extend([Step::Look("knot-diagram"), Step::Resize(390, 844), Step::Look("phone")]);
    steps
}

/// There is one event loop per process, so there is one test of the window.
#[test]
fn every_game_is_drawn_and_takes_clicks() {
    let all = std::env::var_os("WINDOW_SHOTS").is_some();
    driver::drive(game_app(), if all { clicks::everything() } else { what_is_drawn() });
}

/// Three small pictures of two actions in the middle of a record.
#[test]
fn a_part_of_a_record_is_filmed() {
    let record = Record::parse(include_str!("../data/opening.bgr")).expect("a record");
    let scene = Scene::of_record("opening.bgr", &record).expect("a match").part(Some(2), Some(3)).expect("a part");
    let to = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("part.gif");
    let order = Order {
        scene,
        to,
        size: UVec2::new(80, 64),
        fps: 10,
        dress: Dress::default(),
        still_secs: None,
        pictures: Some(3),
    };
    let mut come = vec![];
    let filmed = film(&order, &mut |progress| come.push(progress)).expect("something draws");
    assert_eq!(filmed, Filmed { pictures: 3, begun: 2, is_cut: false });
    assert!(come.is_sorted_by(|a, b| a.part <= b.part), "it goes on and on: {come:?}");
    assert!(come.iter().all(|progress| progress.actions == 2 && progress.part <= 1.0), "{come:?}");

    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut film = options.read_info(File::open(&order.to).expect("a file")).expect("a GIF");
    let first = film.read_next_frame().expect("a picture").expect("a picture");
    assert_eq!((first.width, first.height), (80, 64));
    let colours: HashSet<&[u8]> = first.buffer.chunks_exact(4).collect();
    assert!(colours.len() > 40, "only {} colours", colours.len());
    let more = core::iter::from_fn(|| film.read_next_frame().expect("a picture").map(drop)).count();
    assert_eq!(more, 2);
    fs::remove_file(&order.to).expect("a file");
}
