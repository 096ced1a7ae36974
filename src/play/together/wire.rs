//! The connection to a table's host.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::Real;
use ewebsock::{Options, WsEvent, WsMessage, WsReceiver, WsSender};

use super::asked::keep_key;
#[cfg(target_arch = "wasm32")]
use super::attention::{calling, is_back};
use super::table::{Hosted, Link, Together};
use crate::net::{Ask, Heard, Refused};
use crate::storage::Storage;

/// Wakes the program when a message has come. It draws no frames at rest.
#[derive(Resource, Clone)]
pub struct Wake(pub Arc<dyn Fn() + Send + Sync>);

/// The most bytes of a message from the host: a long match whole, and more.
const LONGEST_TELL: usize = 8 << 20;
/// The seconds until the first attempt to connect again, and the most.
const FIRST_WAIT: f32 = 1.0;
const LONGEST_WAIT: f32 = 20.0;

/// The seconds without a word from the host after which the connection counts as broken: the host pings every 20 seconds.
/// Browsers do not tell of pings.
const LONGEST_QUIET: f32 = if cfg!(target_arch = "wasm32") { f32::INFINITY } else { 65.0 };

/// The connection. A browser's cannot leave its thread.
#[derive(Default)]
struct Wire {
    /// Its two ends, if there is one.
    ends: Option<(WsSender, WsReceiver)>,
    /// The seconds since the host was last heard.
    quiet_secs: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.init_non_send::<Wire>().add_systems(Update, (hang_up, carry.run_if(resource_exists::<Together>)).chain());
}

/// Closes the connection when the table has been left or another one has been joined.
fn hang_up(together: Option<Res<Together>>, mut wire: NonSendMut<Wire>) {
    if wire.ends.is_some() && together.is_none_or(|together| together.is_added()) {
        wire.ends = None;
    }
}

fn carry(
    time: Res<Time<Real>>,
    storage: Res<Storage>,
    wake: Option<Res<Wake>>,
    mut wire: NonSendMut<Wire>,
    mut together: ResMut<Together>,
    mut hosted: Option<ResMut<Hosted>>,
) {
    if together.is_turned_away {
        return;
    }
    // The old connection may have ended without a sign, and the player is not to wait for the next attempt.
    #[cfg(target_arch = "wasm32")]
    if is_back() {
        wire.ends = None;
        (together.link, together.attempts) = (Link::Coming, 0);
    }
    match together.link {
        Link::Broken(seconds) if seconds > time.delta_secs() => {
            together.link = Link::Broken(seconds - time.delta_secs());
            return;
        }
        Link::Broken(_) => together.link = Link::Coming,
        Link::Coming | Link::Here => {}
    }
    let wire = &mut *wire;
    if wire.ends.is_none() {
        let options = Options { max_incoming_frame_size: LONGEST_TELL, ..Options::default() };
        let wake = wake.map(|wake| Arc::clone(&wake.0));
        let wake = move || wake.iter().for_each(|wake| wake());
        let (receiver, handler) = WsReceiver::new_with_callback(wake);
        #[cfg(target_arch = "wasm32")]
        let handler = calling(handler);
        match ewebsock::ws_connect(together.address.url(), options, handler) {
            Ok(sender) => (wire.ends, wire.quiet_secs) = (Some((sender, receiver)), 0.0),
            Err(fault) => {
                together.fault = Some(fault);
                return together.break_off();
            }
        }
    }
    let Some((sender, receiver)) = &mut wire.ends else { return };
    wire.quiet_secs += time.delta_secs();
    let was_here = together.link == Link::Here;
    let mut is_open = true;
    while let Some(event) = receiver.try_recv() {
        wire.quiet_secs = 0.0;
        match event {
            WsEvent::Opened => {
                let join = together.client.join(&together.address.code, &together.name);
                send(sender, &join);
            }
            WsEvent::Message(WsMessage::Text(message)) => is_open &= together.hear(&message, time.elapsed()),
            WsEvent::Message(_) => {}
            WsEvent::Error(fault) => {
                together.fault = Some(fault);
                is_open = false;
            }
            WsEvent::Closed => is_open = false,
        }
    }
    let has_code = together.takes_code();
    if has_code && let Some(hosted) = &mut hosted {
        hosted.address.code.clone_from(&together.address.code);
    }
    if together.link == Link::Here && (has_code || !was_here) {
        keep_key(&storage, &together);
    }
    if !is_open || wire.quiet_secs > LONGEST_QUIET {
        wire.ends = None;
        together.break_off();
    } else if together.link == Link::Here {
        together.to_send.drain(..).for_each(|ask| send(sender, &ask));
    }
}

fn send(sender: &mut WsSender, ask: &Ask) {
    if let Ok(text) = serde_json::to_string(ask) {
        sender.send(WsMessage::Text(text));
    }
}

impl Together {
    /// Waits a little longer after each attempt.
    fn break_off(&mut self) {
        // The player sees the match without it, and decides anew.
        if self.link == Link::Here {
            self.to_send.clear();
        }
        self.link = Link::Broken((FIRST_WAIT * 2_f32.powi(self.attempts.min(8) as i32)).min(LONGEST_WAIT));
        self.attempts += 1;
    }

    /// Takes the code that the host has told. Returns whether it is another one.
    fn takes_code(&mut self) -> bool {
        let Some(code) = self.client.code().filter(|&code| code != self.address.code) else { return false };
        self.address.code = code.to_owned();
        true
    }

    /// Takes a message that has come at this time since the program began. Returns whether the connection can stay.
    fn hear(&mut self, message: &str, now: Duration) -> bool {
        let Ok(heard) = self.client.hear(message) else { return false };
        for heard in heard {
            match heard {
                Heard::Welcome => (self.link, self.attempts, self.fault) = (Link::Here, 0, None),
                Heard::Refused(Refused::NoSuchKey) => {
                    self.client.forget_key();
                    return false;
                }
                // There will be room again for one who has been here.
                Heard::Refused(Refused::NoRoom) if self.client.key().is_some() => return false,
                // Nothing more comes, and nothing that is still to be shown matters.
                Heard::Refused(why) if self.link == Link::Coming || why == Refused::ShownOut => {
                    self.is_turned_away = true;
                    self.to_show.clear();
                    self.to_show.push_back(Heard::Refused(why));
                    return false;
                }
                Heard::Times => self.times_told = now,
                heard => self.to_show.push_back(heard),
            }
        }
        true
    }
}
