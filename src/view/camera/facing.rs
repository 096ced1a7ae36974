//! The flat table: the screen lies on a table with the players round it, and the picture turns to the player to decide.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::side::{Side, yaw_of};
use crate::play::{ActionPlayed, Replay, Review, Session, Waiting};
use crate::rules::{Decider, Seat};
use crate::settings::Settings;
use crate::view::acts::Timeline;

/// The player that the picture is turned to.
#[derive(Resource, Copy, Clone, PartialEq, Debug, Default)]
pub struct Facing {
    /// `None` if the screen does not lie on a table: the user sits at its lower edge.
    seat: Option<Seat>,
    side: Side,
    /// Size of the window, logical pixels.
    window: Vec2,
}

impl Facing {
    /// The player it is turned to, who has their own side of the board in front of them.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The side of the window where that player sits.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The size of the picture as that player sees it, in logical pixels.
    pub fn size(&self) -> Vec2 {
        self.side.size(self.window)
    }

    /// Converts from the picture to the window.
    pub fn to_window(&self, place: Vec2) -> Vec2 {
        self.side.to_window(place, self.window)
    }

    /// Converts from the window to the picture.
    pub fn to_player(&self, place: Vec2) -> Vec2 {
        self.side.to_player(place, self.window)
    }

    /// The usual orientation, turned to no player.
    #[must_use]
    pub fn upright(self) -> Self {
        Self { seat: None, side: Side::Bottom, ..self }
    }

    fn towards(self, seat: Seat, seats: usize) -> Self {
        Self { seat: Some(seat), side: Side::of_yaw(yaw_of(seats, seat)), ..self }
    }
}

/// Runs before the layout of a frame.
#[derive(SystemSet, Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct TurnToPlayer;

pub(in crate::view) fn plugin(app: &mut App) {
    app.init_resource::<Facing>()
        .add_systems(First, (measure, turn_to_player.in_set(TurnToPlayer)).chain())
        .add_observer(on_review);
}

fn measure(window: Single<&Window, With<PrimaryWindow>>, mut facing: ResMut<Facing>) {
    let window = Vec2::new(window.width(), window.height());
    let now = Facing { window, ..*facing };
    facing.set_if_neq(now);
}

/// Turns the picture after the last action has been shown. It does not turn during a review.
fn turn_to_player(
    settings: Res<Settings>,
    session: Res<Session>,
    timeline: Res<Timeline>,
    replay: Res<Replay>,
    mut played: MessageReader<ActionPlayed>,
    waiting: Option<Res<Waiting>>,
    mut facing: ResMut<Facing>,
) {
    // An action that was just played is animated from this frame on.
    let is_busy = played.read().count() > 0 || timeline.is_busy();
    // A user in a lesson sits alone at the screen.
    let seat = if settings.flat_table && waiting.is_none() { looks(&session, facing.seat) } else { None };
    if seat.is_some() && facing.seat.is_some() && (is_busy || replay.looks_back()) {
        return;
    }
    let seats = session.position().seats().len();
    let now = seat.map_or(facing.upright(), |seat| facing.towards(seat, seats));
    facing.set_if_neq(now);
}

/// A review is shown from the side of the player who is to decide next.
fn on_review(_: On<Review>, session: Res<Session>, mut facing: ResMut<Facing>) {
    if let Some(seat) = facing.seat.and_then(|before| looks(&session, Some(before))) {
        let now = facing.towards(seat, session.position().seats().len());
        facing.set_if_neq(now);
    }
}

/// The player who looks at the table: the human to decide, or for whom dice are thrown. While bots think, the human who
/// looked before, or else the first human.
fn looks(session: &Session, before: Option<Seat>) -> Option<Seat> {
    let table = session.position();
    let decides = match table.decider() {
        Some(Decider::Seat(seat)) => Some(seat),
        Some(Decider::Chance) => Some(table.turn()),
        None => None,
    };
    let seats = table.seats().len();
    let is_human = |seat: &Seat| seat.index() < seats && session.is_human(*seat);
    let first = || (0..seats as u8).map(Seat).find(is_human);
    decides.filter(is_human).or(before.filter(is_human)).or_else(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::{BotSeat, Bots, Setup};
    use crate::rules::GameId;

    #[test]
    fn the_picture_turns_to_humans_alone() {
        let bots = |seats: &[u8]| {
            let bots = Bots(core::array::from_fn(|at| seats.contains(&(at as u8)).then(BotSeat::default)));
            Session::new(Setup { bots, ..Setup::new(GameId::Quad) }).unwrap()
        };
        let from = |bots_at: &[u8], before: Option<u8>| looks(&bots(bots_at), before.map(Seat)).map(|seat| seat.0);
        assert_eq!(from(&[], Some(2)), Some(0), "the first to decide");
        assert_eq!(from(&[0], Some(2)), Some(2), "whoever looked before");
        assert_eq!(from(&[0], None), Some(1), "the first human");
        assert_eq!(from(&[0, 2], Some(2)), Some(1), "a bot does not look");
        assert_eq!(from(&[0, 1, 2, 3], None), None);
        assert_eq!(from(&[0], Some(7)), Some(1), "nobody sits there");
    }
}
