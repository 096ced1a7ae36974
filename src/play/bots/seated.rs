//! Who plays on the seats of a match: bots and humans.

use bevy::prelude::*;

use super::coach::CoachBook;
use super::seat::BotSeat;
use crate::bots::that_plays_on;
use crate::notice::Notice;
use crate::play::chance::dice_are_due;
use crate::play::intent::SessionChanged;
use crate::play::session::Session;
use crate::rules::{Decider, Seat};
use crate::texts::text;

/// Triggered to replace the player of a seat by a bot or a human.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct SeatBot {
    /// The seat that changes.
    pub seat: Seat,
    /// The bot; `None` for a human.
    pub bot: Option<BotSeat>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(on_seat_bot);
}

impl Session {
    /// The bot on this seat, if any.
    pub fn bot_at(&self, seat: Seat) -> Option<BotSeat> {
        self.setup().bots.of(self.player_at(seat))
    }

    /// The bot to decide now, with its seat.
    pub fn bot_to_decide(&self) -> Option<(Seat, BotSeat)> {
        let Some(Decider::Seat(seat)) = self.position().decider() else { return None };
        self.bot_at(seat).map(|bot| (seat, bot))
    }

    /// The player to decide, if that is a bot, or sits at another screen.
    pub fn other_to_decide(&self) -> Option<Seat> {
        let Some(Decider::Seat(seat)) = self.position().decider() else { return None };
        Some(seat).filter(|&seat| !self.is_human(seat))
    }

    /// Whether the player to decide is a bot, or sits at another screen.
    pub fn others_decide(&self) -> bool {
        self.other_to_decide().is_some()
    }

    /// Whether a human at this screen is the one who decides.
    pub(in crate::play) fn is_of_human(&self, decider: Option<Decider>) -> bool {
        matches!(decider, Some(Decider::Seat(seat)) if self.is_human(seat))
    }

    /// Whether dice are due that a bot throws.
    pub(super) fn is_throw_of_bot(&self) -> bool {
        dice_are_due(self.position()) && self.bot_at(self.position().turn()).is_some()
    }

    /// A bot that declines a draw.
    pub fn bot_that_plays_on(&self) -> Option<Seat> {
        let bots = self.position().players().iter().filter(|&seat| self.bot_at(seat).is_some()).collect();
        that_plays_on(self.position(), bots)
    }

    /// Whether a human at this screen plays on this seat.
    pub fn is_human(&self, seat: Seat) -> bool {
        self.bot_at(seat).is_none() && !self.is_elsewhere(seat)
    }

    /// The seats of the humans at this screen. A dummy, or an empty corner, is none of them.
    pub fn humans(&self) -> impl Iterator<Item = Seat> {
        let seating = self.position().seating();
        let seats = (0..self.setup().game.seats().len() as u8).map(Seat);
        seats.filter(move |&seat| seating.has_player(seat) && self.is_human(seat))
    }

    /// Whether any player is a human at this screen.
    pub fn has_humans(&self) -> bool {
        self.humans().next().is_some()
    }
}

fn on_seat_bot(seat: On<SeatBot>, book: Res<CoachBook>, mut session: ResMut<Session>, mut commands: Commands) {
    let SeatBot { seat, bot } = *seat;
    let bot = bot.map(|bot| book.seated(session.setup().game, bot));
    let player = session.player_at(seat);
    if session.setup().bots.of(player) == bot {
        return;
    }
    if let Some(place) = session.setup_mut().bots.0.get_mut(player) {
        *place = bot;
    }
    let name = session.player_name(seat);
    let told = match bot {
        Some(bot) => text!("bot-plays-on", name = name, bot = bot.title()),
        None => text!("bot-leaves", name = name),
    };
    // This clears the notices, so it comes before the new one.
    commands.trigger(SessionChanged);
    commands.trigger(Notice::news(told));
}
