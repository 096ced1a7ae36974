//! Opening a table for other screens: this program hosts it, and sits down at it like any other.

use bevy::prelude::*;

use super::asked::known_name;
use super::table::{Hosted, Together};
use crate::assets;
use crate::host::{Beside, NotBeside};
use crate::net::{Ask, Line};
use crate::notice::Notice;
use crate::play::intent::{GoAway, JoinTable, OpenTable};
use crate::play::session::Session;
use crate::rules::talk::Talk;
use crate::rules::{Record, Seat};
use crate::storage::Storage;
use crate::texts::text;

/// The table that this program hosts, while it is at it.
#[derive(Resource, Debug)]
struct OwnTable(#[expect(dead_code, reason = "the host runs until it is dropped")] Beside);

pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_open_table).add_observer(on_go_away);
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
    let reached = own.address();
    let hosted = Hosted { address: reached.to_string(), page: own.has_page().then(|| reached.page()) };
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
    let head = Record { talk: setup.talk, seed: Some(setup.seed), ..begun };
    let seats = (0..setup.game.seats().len() as u8).map(Seat);
    let mut lines: Vec<Line> = seats
        .filter_map(|seat| {
            let level = setup.bots.of(seat.index())?.level.number();
            Some(Line::Bot { seat, level: Some(level) })
        })
        .collect();
    let mut remarks = session.talk().map_or(&[] as &[_], Talk::remarks).iter().peekable();
    for (before, action) in session.actions().map(Some).chain([None]).enumerate() {
        while let Some(said) = remarks.next_if(|said| said.after <= before) {
            lines.push(Line::Remark(said.remark.clone()));
        }
        lines.extend(action.map(Line::Action));
    }
    Beside::open(&head, &lines, assets::page())
}

/// Ends the host when its player goes away.
fn on_go_away(_: On<GoAway>, mut commands: Commands) {
    commands.remove_resource::<OwnTable>();
    commands.remove_resource::<Hosted>();
}
