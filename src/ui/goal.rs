//! Tells the goal of a game in one line below the table, and now and then what was won and lost, until the player
//! dismisses it.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::about::about;
use super::lesson::Coach;
use super::systems::{PanelSystems, UiSystems};
use crate::play::{ActionPlayed, BoardLaid, OnTable, Session, Waiting};
use crate::rules::{Decider, Kind, Losses, Seat, SeatSet, counted, in_a_row};
use crate::settings::{Settings, SpokenLanguage};
use crate::texts::text;
use crate::view::Timeline;

/// The line; `None` if it is dismissed, or if no human is addressed as "you".
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Goal(pub(super) Option<String>);

/// Triggered when the user has understood the goal of this game.
#[derive(Event, Copy, Clone, Debug)]
pub(super) struct GoalUnderstood;

/// What the reader has won and lost since their last turn began.
#[derive(Resource, Default, Debug)]
struct News {
    losses: Losses,
    /// The player or dice that acted last.
    last: Option<Decider>,
}

pub(super) fn plugin(app: &mut App) {
    let at_rest = |timeline: Res<Timeline>| !timeline.is_busy();
    let changed = resource_exists_and_changed::<News>
        .or_else(resource_exists_and_changed::<Session>)
        .or_else(resource_exists_and_changed::<Settings>)
        .or_else(resource_exists_and_changed::<Timeline>)
        .or_else(resource_changed::<SpokenLanguage>);
    app.init_resource::<Goal>()
        .init_resource::<News>()
        .add_systems(Update, note.run_if(on_message::<ActionPlayed>).in_set(UiSystems))
        // Only what has been shown is told.
        .add_systems(EguiPrimaryContextPass, say.run_if(changed.and_then(at_rest)).before(PanelSystems::Edges))
        .add_observer(|_: On<BoardLaid>, on_table: OnTable, mut news: ResMut<News>| {
            *news = News { losses: Losses::new(on_table.snapshot()), last: None };
        })
        .add_observer(|_: On<GoalUnderstood>, session: Res<Session>, mut settings: ResMut<Settings>| {
            settings.known_goals.insert(session.setup().game);
        });
}

fn note(mut played: MessageReader<ActionPlayed>, session: Res<Session>, mut news: ResMut<News>) {
    let reader = session.reader();
    for played in played.read() {
        let begins = played.decider.is_some() && played.decider != news.last && is_of(played.decider, reader);
        if begins {
            news.losses.forget();
        }
        news.last = played.decider;
        played.effects.iter().for_each(|effect| news.losses.note(effect));
    }
}

fn is_of(decider: Option<Decider>, seats: SeatSet) -> bool {
    matches!(decider, Some(Decider::Seat(seat)) if seats.contains(seat))
}

fn say(
    session: Res<Session>,
    news: Res<News>,
    settings: Res<Settings>,
    coach: Option<Res<Coach>>,
    show: Option<Res<Waiting>>,
    mut goal: ResMut<Goal>,
) {
    let game = session.setup().game;
    let is_wanted = coach.is_none()
        && show.is_none()
        && session.position().outcome().is_none()
        && !session.reader().is_empty()
        && !settings.known_goals.contains(&game);
    let line = is_wanted.then(|| told(&session, &news.losses).unwrap_or_else(about(game).goal));
    goal.set_if_neq(Goal(line));
}

/// What the reader has won and lost in words; `None` if that is nothing.
fn told(session: &Session, losses: &Losses) -> Option<String> {
    let words = session.position().words();
    let kinds = session.setup().game.kit().pieces;
    let several = |count: &dyn Fn(Kind) -> usize| {
        let counts: Vec<(Kind, usize)> =
            kinds.iter().map(|piece| (piece.kind, count(piece.kind))).filter(|&(_, count)| count > 0).collect();
        counted(words, &counts)
    };
    let reader = session.reader();
    let lost = several(&|kind| reader.iter().map(|seat| losses.lost(seat, kind)).sum());
    let taken = |seat: Seat, kind: Kind| {
        let loot = losses.loot(seat);
        [&loot.captured, &loot.pushed].into_iter().filter_map(|taken| taken.get(&kind)).sum::<usize>()
    };
    let pieces = several(&|kind| reader.iter().map(|seat| taken(seat, kind)).sum());
    let armies: SeatSet = reader.iter().flat_map(|seat| losses.loot(seat).armies.iter()).collect();
    let armies = armies.iter().map(|army| text!("ending-army", name = session.player_name(army)));
    let won: Vec<String> = Some(pieces).filter(|pieces| !pieces.is_empty()).into_iter().chain(armies).collect();
    let won = (!won.is_empty()).then(|| text!("goal-won", what = in_a_row(&won)));
    let lost = (!lost.is_empty()).then(|| text!("goal-lost", what = lost));
    let both: Vec<String> = [won, lost].into_iter().flatten().collect();
    (!both.is_empty()).then(|| both.join(" "))
}
