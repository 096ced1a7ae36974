//! The title of a page that nobody looks at says when the match waits for its player, and a phone vibrates. A page that is
//! hidden draws no frames: so that is done when the host's message comes. Once the page is looked at again, it is told, as its
//! connection may have ended meanwhile without a sign.

use core::ops::ControlFlow;
use core::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use bevy::prelude::*;
use ewebsock::{WsEvent, WsMessage};
use web_sys::wasm_bindgen::JsCast as _;
use web_sys::wasm_bindgen::closure::Closure;

use super::wire::Wake;
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

/// After this time out of sight, in milliseconds, a page does not trust its connection: phones end them in their sleep.
const LONG_HIDDEN: u64 = 5_000;
/// When the page was hidden, in milliseconds since it was opened; 0 while it is looked at.
static HIDDEN_AT: AtomicU64 = AtomicU64::new(0);
/// Whether the page is looked at again after it was hidden for long.
static IS_BACK: AtomicBool = AtomicBool::new(false);

/// What takes the events of a connection.
type Handler = Box<dyn Send + Fn(WsEvent) -> ControlFlow<()>>;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, watch_page)
        .add_systems(Update, (|| restore_title(false)).run_if(|| IS_TOLD.load(Ordering::Relaxed)));
}

/// Notes when the page is put away, and when it is looked at again.
fn watch_page(wake: Option<Res<Wake>>) {
    let Some(document) = web_sys::window().and_then(|window| window.document()) else { return };
    let (seen, wake) = (document.clone(), wake.map(|wake| Wake::clone(&wake)));
    let note = Closure::<dyn Fn()>::new(move || {
        let now = web_sys::window().and_then(|window| window.performance()).map_or(0, |clock| clock.now() as u64);
        if seen.hidden() {
            HIDDEN_AT.store(now.max(1), Ordering::Relaxed);
        } else {
            let since = HIDDEN_AT.swap(0, Ordering::Relaxed);
            if since > 0 && now.saturating_sub(since) >= LONG_HIDDEN {
                IS_BACK.store(true, Ordering::Relaxed);
                // A table at rest draws no frames.
                wake.iter().for_each(|wake| wake.0());
            }
        }
    });
    // Without it, the connection is renewed later.
    let _ = document.add_event_listener_with_callback("visibilitychange", note.as_ref().unchecked_ref());
    note.forget();
}

/// Whether the page is looked at again after it was hidden for long, since this was asked last.
pub(super) fn is_back() -> bool {
    IS_BACK.swap(false, Ordering::Relaxed)
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
