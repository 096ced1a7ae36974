//! What the table's host has told, as the match shows it.

use bevy::prelude::*;

use super::offered::offer_in_words;
use super::table::Together;
use super::times::note_flag;
use crate::net::{Heard, Refused, Sitter};
use crate::notice::Notice;
use crate::play::clock::ClockHeld;
use crate::play::demo;
use crate::play::intent::{GoAway, PlayAction, SessionChanged};
use crate::play::lay::{lay_anew, lay_back};
use crate::play::save::session_of;
use crate::play::session::Session;
use crate::play::show::show_is_on;
use crate::play::talk::{verdict_before, what_was_said};
use crate::rules::{Action, Record, Seat};
use crate::texts::text;

/// With more actions than this in hand, the match is laid out as it is now: the player has been away.
const MOST_SHOWN: usize = 12;

pub(super) fn plugin(app: &mut App) {
    let is_told = |together: Option<Res<Together>>| together.is_some_and(|together| !together.to_show.is_empty());
    app.add_systems(
        Update,
        (show_next.run_if(is_told).run_if(not(show_is_on)), tell_at_once.run_if(is_told).run_if(show_is_on)),
    );
}

/// During a show, such as the title's, the table is not shown. What the player has to know is told.
fn tell_at_once(mut together: ResMut<Together>, mut commands: Commands) {
    let mut told = Vec::new();
    together.to_show.retain(|heard| match heard {
        Heard::Refused(why) => {
            told.push(why.clone());
            false
        }
        _ => true,
    });
    told.iter().for_each(|why| tell(why, &together, &mut commands));
}

/// Shows what comes next, one action a frame, and not before the last one has been seen.
fn show_next(
    held: Res<ClockHeld>,
    mut together: ResMut<Together>,
    mut session: ResMut<Session>,
    mut commands: Commands,
) {
    let actions = together.to_show.iter().filter(|heard| matches!(heard, Heard::Action(_))).count();
    if actions > MOST_SHOWN {
        together.to_show.retain(|heard| !is_shown_by_laying(heard));
        together.to_show.push_back(Heard::Anew);
    }
    let looks_back = session.is_together() && session.can_redo();
    while let Some(heard) = together.to_show.pop_front() {
        let waits = match heard {
            Heard::Action(_) | Heard::Revealed(_) | Heard::Anew => held.0 || looks_back,
            Heard::Remark(_) | Heard::Seats => looks_back,
            Heard::Refused(_) | Heard::Welcome | Heard::Offer | Heard::Declined(_) | Heard::Times => false,
        };
        if waits {
            together.to_show.push_front(heard);
            return;
        }
        match heard {
            Heard::Action(action) => {
                note_flag(&mut session, &together.client, action);
                commands.trigger(PlayAction(action));
                if let Some(verdict) = verdict_before(action, &session) {
                    commands.trigger(Notice::news(verdict));
                }
                if action == Action::Swap {
                    // Who watches gets no new log with the players' new seats.
                    together.to_show.push_front(Heard::Seats);
                }
                return;
            }
            Heard::Anew => {
                together.to_show.retain(|heard| !is_shown_by_laying(heard));
                lay_out(&together, &mut commands);
                return;
            }
            Heard::Revealed(revealed) => {
                let before = session.position().snapshot();
                if session.reveal(&revealed).is_err() {
                    together.to_show.push_front(Heard::Anew);
                } else if session.position().snapshot() == before {
                    commands.trigger(SessionChanged);
                } else {
                    lay_back(&mut commands);
                }
                return;
            }
            Heard::Remark(remark) => {
                if session.say(remark.clone()).is_ok() {
                    commands.trigger(SessionChanged);
                    commands.trigger(Notice::news(what_was_said(&session, &remark)));
                }
            }
            // The first match of the table is laid out with its players.
            Heard::Seats if session.is_together() => {
                seat_players(&together, &mut session);
                commands.trigger(SessionChanged);
            }
            Heard::Refused(Refused::Missed) => {
                // What has been missed is shown next. If nothing is, the match here is not the table's.
                let is_behind = |record: &Record| record.actions.len() != session.played().len();
                if together.to_show.is_empty() && together.client.record().is_some_and(is_behind) {
                    together.to_show.push_back(Heard::Anew);
                    return;
                }
            }
            Heard::Refused(why) => tell(&why, &together, &mut commands),
            Heard::Declined(name) => {
                if name != together.name {
                    commands.trigger(Notice::news(text!("together-declined", name = name)));
                }
            }
            // Also where a dialog is over the table, and for those who do not see it.
            Heard::Offer => {
                let client = &together.client;
                let is_others = client.offered().is_some_and(|offered| offered.by != client.yours());
                if let Some(words) = offer_in_words(client).filter(|_| is_others) {
                    commands.trigger(Notice::news(words));
                }
            }
            Heard::Seats | Heard::Welcome | Heard::Times => {}
        }
    }
}

/// Whether this is shown by laying out the match as it is now.
const fn is_shown_by_laying(heard: &Heard) -> bool {
    matches!(heard, Heard::Action(_) | Heard::Revealed(_) | Heard::Remark(_) | Heard::Anew)
}

/// Lays out the match as the host has told it.
fn lay_out(together: &Together, commands: &mut Commands) {
    let Some(record) = together.client.record() else { return };
    match session_of(record) {
        Ok(mut session) => {
            // Only the host's clock can stand still.
            session.clock_mut().pause(false);
            seat_players(together, &mut session);
            commands.queue(move |world: &mut World| lay_match(session, world));
        }
        Err(error) => commands.trigger(Notice::sentence(&error)),
    }
}

/// Puts the table's match in the place of the player's own one, which comes back when the table is left.
fn lay_match(session: Session, world: &mut World) {
    demo::end(world);
    let before = core::mem::replace(&mut *world.resource_mut::<Session>(), session);
    if let Some(mut together) = world.get_resource_mut::<Together>()
        && together.own_match.is_none()
    {
        together.own_match = Some(before);
    }
    lay_anew(world);
}

/// Names the players after those who sit there. The table counts seats as they are now, the match its players as they
/// were at the start: sides may have been swapped.
fn seat_players(together: &Together, session: &mut Session) {
    let seating = session.position().seating();
    for (seat, sitter) in (0..).map(Seat).zip(together.client.seats()) {
        let name = match sitter {
            Sitter::Nobody if !seating.has_player(seat) => String::new(),
            Sitter::Nobody => text!("together-free-seat", seat = seat.called(session.setup().game.seats())),
            Sitter::Person { name, .. } => name.clone(),
            // As in a match of one screen, bots are called by their seats.
            Sitter::Bot { .. } => String::new(),
            Sitter::StandIn { name, .. } => text!("together-stand-in", name = name.as_str()),
        };
        let player = session.player_at(seat);
        if let Some(place) = session.setup_mut().players.get_mut(player) {
            *place = name;
        }
    }
    session.seat_here(together.client.yours());
}

/// Tells why the host refuses something. One who is not let in goes away.
fn tell(why: &Refused, together: &Together, commands: &mut Commands) {
    if together.is_turned_away {
        commands.trigger(GoAway);
    }
    let words = match why {
        // What has been missed is shown next.
        Refused::Missed => return,
        Refused::TooLate => text!("together-offer-late"),
        Refused::Protocol => text!("together-other-version"),
        Refused::NoSuchTable | Refused::NoSuchKey => text!("together-no-table"),
        Refused::ShownOut => text!("together-shown-out"),
        Refused::Full | Refused::NoRoom => text!("together-full"),
        Refused::TooFast => text!("together-too-fast"),
        Refused::NoSuchSeat | Refused::Taken => text!("together-taken"),
        Refused::NotYours | Refused::Unreadable => text!("together-not-now"),
        Refused::NotKept => text!("together-not-kept"),
        Refused::Rule(sentence) => return commands.trigger(Notice::sentence(sentence)),
    };
    commands.trigger(Notice::refusal(words));
}
