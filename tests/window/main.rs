//! The real window, driven by clicks. It needs a display (`xvfb-run`) and a Vulkan driver, such as llvmpipe. With
//! `WINDOW_SHOTS` it goes through everything, and keeps the pictures that it takes there.

#[path = "../common/clicks.rs"]
mod clicks;
#[path = "../common/driver.rs"]
mod driver;

use bevy::prelude::*;
use bulldozer_gambit::app::game_app;
use bulldozer_gambit::ui::Diagram;
use driver::Step;

/// Of each game what the graphics card draws: the table, a move, a chain on its way, the diagram, and a phone.
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

/// There is one event loop a process, so there is one test.
#[test]
fn every_game_is_drawn_and_takes_clicks() {
    let all = std::env::var_os("WINDOW_SHOTS").is_some();
    driver::drive(game_app(), if all { clicks::everything() } else { what_is_drawn() });
}
