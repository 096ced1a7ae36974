//! What the player asks of the table.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::table::{Link, Together};
use crate::net::{Ask, Key, Offer};
use crate::notice::Notice;
use crate::play::intent::{ActionRefused, AskTable, GoAway, JoinTable, PlayAction};
use crate::play::lay::lay_anew;
use crate::play::session::Session;
use crate::play::show::Waiting;
use crate::rules::Action;
use crate::storage::Storage;
use crate::texts::text;

/// The name under which it is stored how tables know the player.
const TABLES: &str = "tables";

/// How tables know the player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Known {
    /// The name that the player has used last.
    name: String,
    /// The keys to the tables that the player has been at, by their addresses.
    keys: BTreeMap<String, Key>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_join_table).add_observer(on_ask_table).add_observer(on_go_away);
}

fn on_join_table(join: On<JoinTable>, storage: Res<Storage>, mut commands: Commands) {
    let key = Known::read(&storage).keys.get(&join.address.to_string()).copied();
    commands.trigger(GoAway);
    commands.insert_resource(Together::new(join.address.clone(), join.name.clone(), key));
}

fn on_ask_table(ask: On<AskTable>, together: Option<ResMut<Together>>, mut commands: Commands) {
    let Some(mut together) = together else { return };
    if together.link == Link::Here {
        together.to_send.push(ask.0.clone());
    } else {
        commands.trigger(Notice::refusal(text!("together-broken")));
    }
}

fn on_go_away(_: On<GoAway>, mut commands: Commands) {
    commands.queue(|world: &mut World| {
        let Some(together) = world.remove_resource::<Together>() else { return };
        #[cfg(all(feature = "host", not(target_arch = "wasm32")))]
        super::open::close(world, &together.client);
        if let Some(own_match) = together.own_match {
            // During a show, it is shown again after it.
            if let Some(mut waiting) = world.get_resource_mut::<Waiting>() {
                waiting.session = own_match;
                return;
            }
            *world.resource_mut::<Session>() = own_match;
            lay_anew(world);
        }
    });
}

impl Known {
    /// What is stored. What cannot be read is as good as lost.
    fn read(storage: &Storage) -> Self {
        let stored = storage.read(TABLES).ok().flatten();
        stored.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }
}

/// The name that the player has used last at a table; empty before the first one.
pub fn known_name(storage: &Storage) -> String {
    Known::read(storage).name
}

/// Keeps the key of a table, to be the same player there after a restart.
pub(super) fn keep_key(storage: &Storage, together: &Together) {
    let Some(key) = together.client.key() else { return };
    let mut known = Known::read(storage);
    let before = known.clone();
    known.name.clone_from(&together.name);
    known.keys.insert(together.address.to_string(), key);
    if known != before
        && let Ok(text) = serde_json::to_string(&known)
        && let Err(error) = storage.write(TABLES, &text)
    {
        // The player can sit at the table, but comes back to it as another.
        warn!("the key of the table is not kept: {error}");
    }
}

/// Plays `action`, which a player at this screen wants, or asks the table's host for it.
pub(in crate::play) fn play_or_ask(action: Action, session: &Session, commands: &mut Commands) {
    if !session.is_together() {
        commands.trigger(PlayAction(action));
        return;
    }
    // What the rules forbid is told here, in the player's language.
    if let Err(refusal) = session.check_here(action) {
        commands.trigger(ActionRefused { action, refusal });
        return;
    }
    if let Action::Draw(seats) = action
        && !session.agrees_here()
    {
        offer(Offer::Draw { seats }, session, commands);
        return;
    }
    let action = action.token(session.setup().game.seats()).to_string();
    commands.trigger(AskTable(Ask::Act { after: session.played().len(), action }));
}

/// Asks the others at the table to agree to this.
pub(in crate::play) fn offer(offer: Offer, session: &Session, commands: &mut Commands) {
    commands.trigger(AskTable(Ask::Offer { after: session.played().len(), offer }));
}

/// Asks the others at the table to let the player take back their last decision.
pub(in crate::play) fn offer_to_take_back(session: &Session, commands: &mut Commands) {
    if session.can_redo() {
        commands.trigger(Notice::refusal(text!("together-at-end")));
    } else if let Some(to) = session.before_own() {
        offer(Offer::TakeBack { to }, session, commands);
    }
}
