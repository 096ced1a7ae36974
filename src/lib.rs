//! Bulldozer Gambit: four wild multi-player chess variants as one animated game.
//!
//! [`rules`] is pure logic without dependencies on the rest. [`bots`] play by it, the [`arena`] measures them, the
//! [`lab`] measures the rules, the [`showcase`] has scenes, and [`lessons`] teach it; [`net`] lets players sit at different
//! screens, and with the feature `host` the floor `host` brings their tables to a network. With the feature `app`, [`play`]
//! runs a match in Bevy without showing it, `view` and `ui` show it, `screens` switches between screens, and [`app`]
//! assembles everything.

pub mod arena;
#[cfg(not(target_arch = "wasm32"))]
pub mod assets;
pub mod balance;
pub mod bots;
pub mod chance;
#[cfg(not(target_arch = "wasm32"))]
pub mod cli;
pub mod clock;
#[cfg(all(feature = "host", not(target_arch = "wasm32")))]
pub mod host;
pub mod lab;
pub mod lessons;
pub mod limit;
pub mod net;
pub mod rules;
pub mod showcase;
pub mod texts;
#[cfg(not(target_arch = "wasm32"))]
pub mod uci;
pub mod version;

#[cfg(feature = "app")]
pub mod app;
#[cfg(feature = "app")]
mod audio;
#[cfg(all(feature = "app", not(target_arch = "wasm32")))]
mod crash;
#[cfg(feature = "app")]
mod gamepad;
#[cfg(feature = "app")]
pub mod keyboard;
#[cfg(feature = "app")]
pub mod keys;
#[cfg(feature = "app")]
mod launch;
#[cfg(feature = "app")]
pub mod notice;
#[cfg(feature = "app")]
pub mod play;
#[cfg(feature = "app")]
pub mod screens;
#[cfg(feature = "app")]
pub mod settings;
#[cfg(feature = "app")]
pub mod storage;
#[cfg(all(feature = "app", not(target_arch = "wasm32")))]
pub mod studio;
#[cfg(feature = "app")]
mod theme;
#[cfg(feature = "app")]
pub mod ui;
#[cfg(feature = "app")]
pub mod view;
