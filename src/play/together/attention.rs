//! The title of a page that nobody looks at says when the match waits for its player, and a phone vibrates. A page that is
//! hidden draws no frames: so that is done when the host's message comes.

use core::ops::ControlFlow;

use bevy::prelude::*;
use ewebsock::{WsEvent, WsMessage};

use super::table::Together;
use crate::net::Tell;
use crate::texts::text;

/// The title of the page, as in `web/index.html`.
const TITLE: &str = "Bulldozer Gambit";
/// How long a phone vibrates, in milliseconds.
const VIBRATION: u32 = 120;
/// How the message that is looked for begins. The others are not read twice.
const BEGINS: &str = "{\"tell\":\"turn\"";

/// What takes the events of a connection.
type Handler = Box<dyn Send + Fn(WsEvent) -> ControlFlow<()>>;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, forget.run_if(resource_exists::<Together>.or_else(resource_removed::<Together>)));
}

/// Passes events on to `handler`, and calls the player when it is their turn.
pub(super) fn calling(handler: Handler) -> Handler {
    let words = text!("table-title", status = text!("together-your-turn"));
    Box::new(move |event| {
        if let WsEvent::Message(WsMessage::Text(message)) = &event
            && message.starts_with(BEGINS)
            && let Ok(Tell::Turn { yours }) = serde_json::from_str(message)
        {
            call(yours, &words);
        }
        handler(event)
    })
}

fn call(is_on_turn: bool, words: &str) {
    let Some(window) = web_sys::window() else { return };
    if is_on_turn {
        // Computers do nothing here.
        window.navigator().vibrate_with_duration(VIBRATION);
    }
    if let Some(document) = window.document() {
        document.set_title(if is_on_turn && document.hidden() { words } else { TITLE });
    }
}

/// Once the page is looked at, its title is the usual one.
fn forget() {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(document) = document.filter(|document| !document.hidden() && document.title() != TITLE) {
        document.set_title(TITLE);
    }
}
