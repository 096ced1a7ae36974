//! The title of a page that nobody looks at says when the match waits for its player, and a phone vibrates. A page that is
//! hidden draws no frames: so that is done when the host's message comes.

use core::ops::ControlFlow;
use core::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use ewebsock::{WsEvent, WsMessage};

use crate::net::Tell;
use crate::texts::text;

/// The title of the page, as in `web/index.html`.
const TITLE: &str = "Bulldozer Gambit";
/// How long a phone vibrates, in milliseconds.
const VIBRATION: u32 = 120;
/// How the message that is looked for begins. The others are not read twice.
const BEGINS: &str = "{\"tell\":\"turn\"";

/// Whether the match waited for the player when the host told last. A new connection does not call them again.
static IS_ON_TURN: AtomicBool = AtomicBool::new(false);
/// Whether the title says so.
static IS_TOLD: AtomicBool = AtomicBool::new(false);

/// What takes the events of a connection.
type Handler = Box<dyn Send + Fn(WsEvent) -> ControlFlow<()>>;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (|| restore_title(false)).run_if(|| IS_TOLD.load(Ordering::Relaxed)));
}

/// Passes events on to `handler`, and calls the player when it is their turn.
pub(super) fn calling(handler: Handler) -> Handler {
    let words = text!("table-title", status = text!("together-your-turn"));
    Box::new(move |event| {
        let turn = match &event {
            WsEvent::Message(WsMessage::Text(message)) if message.starts_with(BEGINS) => {
                serde_json::from_str(message).ok()
            }
            _ => None,
        };
        let goes_on = handler(event);
        if let Some(Tell::Turn { yours }) = turn {
            call(yours, &words);
        }
        goes_on
    })
}

fn call(is_on_turn: bool, words: &str) {
    let was_on_turn = IS_ON_TURN.swap(is_on_turn, Ordering::Relaxed);
    let Some(window) = web_sys::window() else { return };
    if !is_on_turn {
        return restore_title(true);
    }
    if let Some(document) = window.document().filter(|document| document.hidden()) {
        document.set_title(words);
        IS_TOLD.store(true, Ordering::Relaxed);
    }
    // Not all browsers have it, and computers do nothing then.
    let navigator = window.navigator();
    if !was_on_turn && js_sys::Reflect::has(&navigator, &"vibrate".into()) == Ok(true) {
        navigator.vibrate_with_duration(VIBRATION);
    }
}

/// Gives the page its usual title, once it is looked at, or always.
fn restore_title(always: bool) {
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(document) = document.filter(|document| always || !document.hidden()) {
        document.set_title(TITLE);
        IS_TOLD.store(false, Ordering::Relaxed);
    }
}
