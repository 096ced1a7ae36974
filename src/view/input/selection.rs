//! Selection of a piece or pothole, and its targets.

use bevy::prelude::*;

use super::shake::Shake;
use crate::notice::Notice;
use crate::play::{ActionRefused, BoardLaid, OnTable, Session, SessionChanged, SubmitAction};
use crate::rules::{Action, AnyGame, Kind, Refusal, Snapshot, Square, WhyNot};
use crate::texts::text;
use crate::view::acts::{SkipAnimation, Timeline};
use crate::view::target::Target;

/// Triggered when a player picks a square.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct PickSquare(pub Square);

/// Triggered when the selected piece, or the piece to place, cannot go to a picked square, with the reason.
#[derive(Event, Clone, PartialEq, Eq, Debug)]
pub struct Explained(pub WhyNot);

/// The current selection.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    /// Its square.
    pub square: Option<Square>,
    /// Whether it is a pothole.
    pub is_pothole: bool,
    /// Its targets.
    pub targets: Vec<Target>,
    /// The picked square, if several actions lead there.
    pub choice: Option<Square>,
    /// The action among those that the pointer is over.
    pub way: Option<Action>,
    /// The action that waits to be confirmed.
    pub pending: Option<Action>,
    /// The squares that block it from the square picked last.
    pub obstacles: Vec<Square>,
    /// Auction: the kind to place next. It is selected automatically; the player may choose another kind that is due.
    pub placing: Option<Kind>,
}

/// Triggered when a player wants to play this. If it must be confirmed, the first trigger only shows it, and the second
/// one plays it.
#[derive(Event, Copy, Clone, PartialEq, Eq, Debug)]
pub struct Commit(pub Action);

impl Selection {
    /// Selects whatever on `square` may move now; `None` if nothing may. `now` is what lies on the table.
    pub(crate) fn of(table: &dyn AnyGame, now: &Snapshot, square: Square) -> Option<Self> {
        let from_here = |action: &Action| action.squares().is_some_and(|(from, _)| from == square);
        let actions: Vec<Action> = table.actions().into_iter().filter(from_here).collect();
        let is_pothole = matches!(actions.first()?, Action::MovePothole { .. });
        let targets = actions.into_iter().filter_map(|action| Target::of(table, now, action)).collect();
        Some(Self { square: Some(square), is_pothole, targets, ..Self::default() })
    }

    /// The plain action that moves the selection, or places the piece to place, on a square, legal or not; `None`
    /// without a selection.
    pub(crate) fn action_to(&self, to: Square) -> Option<Action> {
        match self.placing {
            Some(kind) => Some(Action::Place { kind, square: to }),
            None => self.square.map(|from| plain_move(from, to, self.is_pothole)),
        }
    }

    /// Why the selection cannot go to a square that is none of its targets, marking the squares that matter for it. It
    /// stays selected. `None` if only the refusal can tell the reason.
    pub(crate) fn why_not(&mut self, to: Square, table: &dyn AnyGame) -> Option<WhyNot> {
        let why = match (self.placing, self.square) {
            (Some(kind), _) => table.words().why_not_placed(kind, to),
            (None, from) => from.and_then(|from| table.words().why_not(from, to)),
        }?;
        self.obstacles.clone_from(&why.squares);
        Some(why)
    }

    /// Tells the player why the selection cannot go to a square.
    pub(in crate::view) fn explain(&mut self, to: Square, table: &dyn AnyGame, commands: &mut Commands) {
        let Some(action) = self.action_to(to) else { return };
        match self.why_not(to, table) {
            Some(why) => commands.trigger(Explained(why)),
            None => commands.trigger(SubmitAction(action)),
        }
    }

    /// The actions that lead to a square.
    pub fn ways_to(&self, square: Square) -> impl Iterator<Item = &Target> {
        self.targets.iter().filter(move |target| target.square == square)
    }

    /// The action to preview for the hovered square: the pending one, the way that is pointed at, or else the first
    /// that leads there.
    pub fn foreseen(&self, hovered: Option<Square>) -> Option<Action> {
        let way = self.way.filter(|_| self.choice.is_some());
        let there = || self.ways_to(hovered?).next().map(|target| target.action);
        self.pending.or(way).or_else(there)
    }

    /// The default selection, before the player has picked anything.
    pub fn at_rest(session: &Session, on_table: &OnTable) -> Self {
        let table = session.position();
        // Listing the squares is expensive, so it is done only when a human must place a piece.
        if !on_table.is_to_place() || session.others_decide() {
            return Self::default();
        }
        Self::to_place_first(table)
    }

    /// Auction: the first piece to place; nothing if there is none.
    pub(crate) fn to_place_first(table: &dyn AnyGame) -> Self {
        let actions = table.actions();
        let due = actions.iter().find_map(|action| match *action {
            Action::Place { kind, .. } => Some(kind),
            _ => None,
        });
        due.map_or_else(Self::default, |kind| Self::placing(&actions, kind))
    }

    /// Auction: selects this kind for placing.
    pub fn to_place(table: &dyn AnyGame, kind: Kind) -> Self {
        Self::placing(&table.actions(), kind)
    }

    fn placing(actions: &[Action], kind: Kind) -> Self {
        let targets = actions.iter().filter_map(|&action| match action {
            Action::Place { kind: due, square } if due == kind => {
                Some(Target { square, action, kills: false, loses: false })
            }
            _ => None,
        });
        Self { placing: Some(kind), targets: targets.collect(), ..Self::default() }
    }
}

/// Why nothing on an occupied square can be selected: as a sentence, or as the refusal to report.
pub(crate) fn why_nothing_moves(
    table: &dyn AnyGame,
    square: Square,
    is_pothole: bool,
    on_turn: &str,
) -> Result<String, ActionRefused> {
    let action = plain_move(square, square, is_pothole);
    match table.check(action) {
        // It is the player's own, but has nowhere to go.
        Ok(()) | Err(Refusal::SameSquare) => Ok(text!("notice-nothing-moves", square = square.to_string())),
        Err(refusal @ Refusal::NotYourPiece { .. }) => {
            Ok(text!("notice-turn-of-other", name = on_turn, why = refusal.to_string()))
        }
        Err(refusal) => Err(ActionRefused { action, refusal }),
    }
}

fn plain_move(from: Square, to: Square, is_pothole: bool) -> Action {
    if is_pothole { Action::MovePothole { from, to } } else { Action::Move { from, to, promotion: None } }
}

pub(in crate::view) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .add_observer(on_pick_square)
        .add_observer(on_board_laid)
        .add_observer(on_session_changed);
}

fn on_pick_square(
    pick: On<PickSquare>,
    session: Res<Session>,
    timeline: Res<Timeline>,
    on_table: OnTable,
    mut selection: ResMut<Selection>,
    mut commands: Commands,
) {
    let square = pick.0;
    let table = session.position();
    if timeline.is_busy() {
        commands.trigger(SkipAnimation);
        return;
    }
    if table.outcome().is_some() {
        return;
    }
    if let Some((seat, _)) = session.bot_to_decide() {
        commands.trigger(Notice::refusal(text!("notice-turn-of-bot", name = session.player_name(seat))));
        return;
    }
    if let Some(other) = session.other_to_decide() {
        commands.trigger(Notice::refusal(text!("together-not-yours", name = session.player_name(other))));
        return;
    }
    let ways: Vec<Action> = selection.ways_to(square).map(|target| target.action).collect();
    let waits = selection.pending.filter(|action| ways.contains(action));
    match (waits, ways.as_slice()) {
        (Some(action), _) | (None, &[action]) => return commands.trigger(Commit(action)),
        (None, []) => {}
        (None, _) => {
            (selection.choice, selection.pending) = (Some(square), None);
            return;
        }
    }
    if selection.choice.is_some() || selection.pending.is_some() {
        (selection.choice, selection.pending) = (None, None);
        return;
    }
    if selection.placing.is_some() {
        session.told(|| selection.explain(square, table, &mut commands));
        return;
    }
    if selection.square == Some(square) {
        *selection = Selection::at_rest(&session, &on_table);
        return;
    }
    let now = on_table.snapshot();
    if let Some(new) = Selection::of(table, &now, square) {
        *selection = new;
        return;
    }
    let is_something = now.piece_on(square).is_some() || now.pothole_on(square).is_some();
    // A pick that is about another piece of the player's own is answered for that piece.
    if selection.square.is_some_and(|from| !is_about_other(table, &now, from, square)) {
        session.told(|| selection.explain(square, table, &mut commands));
    } else if is_something {
        commands.trigger(Shake(square));
        tell_why_nothing_moves(&session, &on_table, square, &mut commands);
    }
}

/// Tells the player why nothing on an occupied square can be selected.
pub(in crate::view) fn tell_why_nothing_moves(
    session: &Session,
    on_table: &OnTable,
    square: Square,
    commands: &mut Commands,
) {
    let table = session.position();
    let on_turn = session.player_name(table.turn());
    match session.told(|| why_nothing_moves(table, square, on_table.has_pothole(square), on_turn)) {
        Ok(sentence) => commands.trigger(Notice::refusal(sentence)),
        Err(refused) => commands.trigger(refused),
    }
}

/// Whether a pick on `square`, with something on `from` selected, is about `square`: about something else of the
/// player's own that has moved already, or that nothing on `from` could ever go to.
pub(crate) fn is_about_other(table: &dyn AnyGame, now: &Snapshot, from: Square, square: Square) -> bool {
    let commands = |square: Square| {
        let piece = now.piece_on(square).map(|(_, piece)| Some(piece.controller));
        piece.or_else(|| now.pothole_on(square).map(|(_, pothole)| pothole.controller)).flatten()
    };
    let is_own = commands(square) == Some(table.turn());
    let is_hole = |square: Square| now.pothole_on(square).is_some();
    let has_moved = || {
        let refused = table.check(plain_move(square, square, is_hole(square)));
        refused.is_err_and(|refusal| refusal.is_moved_already())
    };
    is_own && square != from && (is_hole(from) || is_hole(square) || has_moved())
}

/// A match can be loaded in which a piece is to be placed.
fn on_board_laid(_: On<BoardLaid>, session: Res<Session>, on_table: OnTable, mut selection: ResMut<Selection>) {
    selection.set_if_neq(Selection::at_rest(&session, &on_table));
}

fn on_session_changed(
    _: On<SessionChanged>,
    session: Res<Session>,
    on_table: OnTable,
    mut selection: ResMut<Selection>,
) {
    selection.set_if_neq(Selection::at_rest(&session, &on_table));
}
