//! The real window, driven by clicks. It needs a display (`xvfb-run`) and a Vulkan driver, such as llvmpipe. With
//! `WINDOW_SHOTS` it goes through everything, and keeps the pictures that it takes there.

#[path = "../common/clicks.rs"]
mod clicks;
#[path = "../common/driver.rs"]
mod driver;

use bulldozer_gambit::app::game_app;

/// There is one event loop a process, so there is one test.
#[test]
fn every_game_is_drawn_and_takes_clicks() {
    let all = std::env::var_os("WINDOW_SHOTS").is_some();
    driver::drive(game_app(), if all { clicks::everything() } else { clicks::what_is_drawn() });
}
