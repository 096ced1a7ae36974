//! Opening a table for other screens: this program hosts it, and sits down at it like any other.

use bevy::prelude::*;

use super::asked::known_name;
use super::table::{Hosted, Together};
use crate::assets;
use crate::bots::Level;
use crate::clock::SavedTimes;
use crate::host::{Beside, NotBeside};
use crate::net::{Ask, Client, Line, Sitter, forbids_hints, no_hints};
use crate::notice::Notice;
use crate::play::bots::BotSeat;
use crate::play::intent::{GoAway, JoinTable, OpenTable};
use crate::play::save::{LookForMatches, Shelf, session_of};
use crate::play::session::Session;
use crate::rules::talk::Talk;
use crate::rules::{Record, Seat};
use crate::storage::Storage;
use crate::texts::text;

/// The table that this program hosts, while it is at it.
#[derive(Resource, Debug)]
struct OwnTable(Beside);

pub(super) fn plugin(app: &mut App) {
    let ends = on_message::<AppExit>.and_then(resource_exists::<OwnTable>);
    app.add_observer(on_open_table).add_systems(Last, go_away.run_if(ends));
}

/// The table ends with the program.
fn go_away(mut commands: Commands) {
    commands.trigger(GoAway);
}

fn on_open_table(open: On<OpenTable>, storage: Res<Storage>, mut commands: Commands) {
    let own = match open_table(&open.0) {
        Ok(own) => own,
        Err(error) => return commands.trigger(Notice::refusal(text!("together-not-open", why = error.to_string()))),
    };
    let address = own.address_here();
    let name = Some(known_name(&storage)).filter(|name| !name.is_empty());
    commands.trigger(JoinTable { address, name: name.unwrap_or_else(|| text!("together-host-name")) });
    let first_human = open.0.humans().next();
    let hosted = Hosted { address: own.address(), has_page: own.has_page() };
    commands.queue(move |world: &mut World| {
        world.insert_resource(OwnTable(own));
        world.insert_resource(hosted);
        if let (Some(seat), Some(mut together)) = (first_human, world.get_resource_mut::<Together>()) {
            together.to_send.push(Ask::Sit { seat });
        }
    });
}

fn open_table(session: &Session) -> Result<Beside, NotBeside> {
    let setup = session.setup();
    let begun = Record::begun_at(setup.game, session.start());
    let mut tags = setup.series.tags(setup.game.seats().len());
    tags.extend(setup.time.tag());
    tags.extend(forbids_hints(&setup.tags).then(no_hints));
    let head = Record { talk: setup.talk, seed: Some(setup.seed), tags, ..begun };
    let seats = (0..setup.game.seats().len() as u8).map(Seat);
    let mut lines: Vec<Line> = seats
        .filter_map(|seat| {
            let level = setup.bots.of(seat.index())?.level.number();
            Some(Line::Bot { seat, level: Some(level) })
        })
        .collect();
    let mut remarks = session.talk().map_or(&[] as &[_], Talk::remarks).iter().peekable();
    let SavedTimes { spent_ms, thinking_ms } = session.clock().saved();
    // Earlier actions, from a record without times, have none.
    let first_timed = session.played().len().saturating_sub(spent_ms.len());
    for (before, played) in session.played().iter().map(Some).chain([None]).enumerate() {
        while let Some(said) = remarks.next_if(|said| said.after <= before) {
            lines.push(Line::Remark(said.remark.clone()));
        }
        if played.is_some_and(|played| played.timed.is_some() && setup.time.is_limited())
            && let Some(&millis) = before.checked_sub(first_timed).and_then(|place| spent_ms.get(place))
        {
            lines.push(Line::Spent { millis });
        }
        lines.extend(played.map(|played| Line::Action(played.action)));
    }
    // What the decision that is being made has taken so far.
    if session.timed_seat().is_some() && thinking_ms > 0 {
        lines.push(Line::Spent { millis: thinking_ms });
    }
    Beside::open(&head, &lines, assets::page())
}

/// Ends the host, if there is one: its player has gone away. The match goes to the unfinished ones, as its host knows it.
pub(super) fn close(world: &mut World, client: &Client) {
    world.remove_resource::<Hosted>();
    let Some(OwnTable(own)) = world.remove_resource() else { return };
    let Ok(Some(table)) = own.table() else { return };
    let Ok(mut session) = session_of(table.record()) else { return };
    // They fit: the table has played the same actions.
    let _ = session.restore_times(&table.saved_times());
    for (seat, sitter) in (0..).map(Seat).zip(client.seats()) {
        let player = session.player_at(seat);
        let setup = session.setup_mut();
        match sitter {
            Sitter::Nobody => {}
            Sitter::Person { name, .. } => setup.players[player].clone_from(name),
            Sitter::Bot { level } | Sitter::StandIn { level, .. } => {
                setup.bots.0[player] = Level::new(*level).map(BotSeat::of);
            }
        }
    }
    if !session.is_in_progress() {
        return;
    }
    match Shelf::put_in(world, &session) {
        Ok(false) => {}
        Ok(true) => world.trigger(Notice::news(text!("together-closed"))),
        Err(error) => world.trigger(Notice::refusal(text!("notice-not-put-aside", why = error.to_string()))),
    }
    world.trigger(LookForMatches);
}
