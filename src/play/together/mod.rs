//! A match at a table that another program hosts. The host plays the rules; here its log is followed, and what the
//! player wants to do is sent to it.

mod asked;
#[cfg(target_arch = "wasm32")]
mod attention;
mod heard;
mod offered;
#[cfg(all(feature = "host", not(target_arch = "wasm32")))]
mod open;
mod table;
mod times;
mod wire;

use bevy::prelude::*;

pub use asked::known_name;
pub(super) use asked::{offer, offer_to_take_back, play_or_ask};
pub use offered::{names_on, offer_in_words};
pub(super) use table::is_together;
pub use table::{Hosted, Link, Together};
pub use wire::Wake;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((asked::plugin, heard::plugin, times::plugin, wire::plugin));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(attention::plugin);
    #[cfg(all(feature = "host", not(target_arch = "wasm32")))]
    app.add_plugins(open::plugin);
}
