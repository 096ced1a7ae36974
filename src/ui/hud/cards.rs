//! The content of the players' cards at the top: the order of play, each player's state, and the losses.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::ledger::Ledger;
use super::tally::Tally;
use crate::bots::shares;
use crate::play::{BotSeat, BotsPaused, Session};
use crate::rules::{
    AnyGame, Chip, Due, DueReason, GameId, Kind, Losses, PieceState, Points, Seat, SeatSet, Snapshot, counted,
    in_a_row, order_of_play,
};
use crate::settings::Settings;
use crate::texts::text;
use crate::ui::match_status::{MatchStatus, ToldSystems};
use crate::ui::systems::PanelSystems;
use crate::view::{PassedOver, Seen};

/// The cards, in the order of play.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Cards(pub(super) Vec<Card>);

/// The content of a card, apart from the clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Card {
    pub(super) seat: Seat,
    pub(super) name: String,
    /// The army's place in the order of play, counted from 1, and the reason; `None` if it is not to act.
    pub(super) place: Option<(usize, DueReason)>,
    /// Who moves the army of a player who is out, and that player's name.
    pub(super) mover: Option<(Seat, String)>,
    /// The number of pieces that the player moves.
    pub(super) pieces: usize,
    /// The player's state, if there is more to tell than a number of pieces.
    pub(super) state: Option<String>,
    /// The counted pieces and chips.
    pub(super) tally: Tally,
    /// The bot on this seat, if any.
    pub(super) bot: Option<BotSeat>,
    /// The player's score in a match of several games.
    pub(super) total: Option<String>,
    /// The player's share of the chances in thousandths, if it is shown.
    pub(super) share: Option<u32>,
    /// Whether the card is highlighted: the player decides now, or chance does for them.
    pub(super) is_lit: bool,
    pub(super) playing: bool,
    /// Whether the player has left, and does not even move pieces of their own colour.
    pub(super) out: bool,
    /// Everything as text, line by line.
    pub(super) about: Vec<String>,
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<MatchStatus>
        .or_else(resource_exists_and_changed::<PassedOver>)
        .or_else(resource_exists_and_changed::<Settings>);
    app.init_resource::<Cards>()
        .add_systems(EguiPrimaryContextPass, fill_cards.run_if(changed).after(ToldSystems).before(PanelSystems::Edges));
}

fn fill_cards(
    seen: Seen,
    told: Res<MatchStatus>,
    passed: Res<PassedOver>,
    paused: Res<BotsPaused>,
    settings: Res<Settings>,
    mut ledger: Local<Ledger>,
    mut cards: ResMut<Cards>,
) {
    let session = seen.session();
    let table = session.position();
    let (order, lying) = (order_of_play(table), seen.table());
    let losses = ledger.follow(session);
    let checked = in_check(table, &lying);
    let shares = (settings.show_chances && !session.forbids_hints()).then(|| shares(table));
    let card = |seat: Seat| {
        let (on_turn, has_left) = (told.decider == Some(seat), is_out(table, seat));
        // While chance decides, it is for the player to move.
        let is_lit = on_turn || told.decider.is_none() && table.outcome().is_none() && table.turn() == seat;
        let mover = mover_of(table, &lying, &order, seat);
        let mut card = Card {
            seat,
            name: session.player_title(seat).to_owned(),
            place: order.iter().position(|due| due.army == seat).map(|place| (place + 1, order[place].reason)),
            pieces: lying.pieces.values().filter(|piece| piece.controller == seat && !piece.frozen).count(),
            state: state_of(&seen, *paused, &order, seat, on_turn, passed.0.contains(seat))
                .or_else(|| mover.map(|other| text!("card-of-other", name = session.player_name(other))))
                .or_else(|| has_left.then(|| text!("card-out")))
                .or_else(|| checked.contains(seat).then(|| text!("card-in-check"))),
            mover: mover.map(|other| (other, session.player_title(other).to_owned())),
            tally: tally_of(session.setup().game, &lying, losses, seat),
            bot: session.bot_at(seat),
            total: session.total_of(seat).map(Points::in_words),
            share: shares.map(|shares| shares[seat.index()]),
            is_lit,
            playing: !has_left,
            out: has_left && army_of(&lying, seat).all(|piece| piece.controller != seat),
            about: Vec::new(),
        };
        card.about = in_words(session, &card);
        card
    };
    cards.set_if_neq(Cards((0..table.seats().len() as u8).map(Seat).map(card).collect()));
}

/// The players whose king, or another royal piece, is in check.
fn in_check(table: &dyn AnyGame, lying: &Snapshot) -> SeatSet {
    let alarms = table.words().alarms();
    alarms.iter().filter_map(|alarm| Some(lying.piece_on(alarm.square)?.1.controller)).collect()
}

fn is_out(table: &dyn AnyGame, seat: Seat) -> bool {
    !table.players().contains(seat)
}

/// All movable pieces in the colour of a seat.
fn army_of(lying: &Snapshot, seat: Seat) -> impl Iterator<Item = &PieceState> {
    lying.pieces.values().filter(move |piece| piece.seat == seat && !piece.frozen)
}

/// The other player who moves the army of a player who is out, if there is one.
fn mover_of(table: &dyn AnyGame, lying: &Snapshot, order: &[Due], seat: Seat) -> Option<Seat> {
    let next = order.iter().find(|due| due.army == seat).map(|due| due.player);
    let mover = next.or_else(|| army_of(lying, seat).next().map(|piece| piece.controller))?;
    (is_out(table, seat) && mover != seat).then_some(mover)
}

/// Counts a player's pieces and chips.
fn tally_of(game: GameId, lying: &Snapshot, losses: &Losses, seat: Seat) -> Tally {
    let counted_kinds = |count: &dyn Fn(Kind) -> usize| -> Vec<(Kind, usize)> {
        let kinds = game.kit().pieces.iter().map(|piece| (piece.kind, count(piece.kind)));
        kinds.filter(|&(_, count)| count > 0).collect()
    };
    let with_chip = |chip: Chip| army_of(lying, seat).filter(|piece| piece.chips.contains(chip)).count();
    let in_hand = |kind: Kind| lying.hands.values().filter(|held| held.seat == seat && held.kind == kind).count();
    Tally {
        lost: counted_kinds(&|kind| losses.lost(seat, kind)),
        chips: (0..4).map(|chip| (Chip(chip), with_chip(Chip(chip)))).filter(|&(_, count)| count > 0).collect(),
        hand: counted_kinds(&in_hand),
    }
}

/// The card as text, including what has no room on it, line by line.
fn in_words(session: &Session, card: &Card) -> Vec<String> {
    let words = session.position().words();
    let pieces = |kinds: &[(Kind, usize)]| Some(counted(words, kinds)).filter(|told| !told.is_empty());
    let chip = |&(chip, count): &(Chip, usize)| {
        text!("card-chip", count = count, chip = text!("told-chip", chip = chip.name()))
    };
    let chips: Vec<_> = card.tally.chips.iter().map(chip).collect();
    let mover = card.mover.as_ref();
    let lines = [
        Some(card.name.clone()),
        card.place.map(|(place, _)| text!("card-place", place = place)),
        mover.map(|&(seat, _)| text!("card-army-of", name = session.player_name(seat))),
        (card.pieces > 0).then(|| text!("card-pieces", count = card.pieces)),
        pieces(&card.tally.lost).map(|pieces| text!("card-lost", pieces = pieces)),
        (!chips.is_empty()).then(|| text!("card-chips", chips = in_a_row(&chips))),
        pieces(&card.tally.hand).map(|pieces| text!("card-hand", pieces = pieces)),
        card.total.as_ref().map(|total| text!("card-score", total = total.as_str())),
    ];
    lines.into_iter().flatten().collect()
}

/// A player's state in a few words.
fn state_of(
    seen: &Seen,
    paused: BotsPaused,
    order: &[Due],
    seat: Seat,
    on_turn: bool,
    passed_over: bool,
) -> Option<String> {
    let session = seen.session();
    let table = session.position();
    let due = order.iter().find(|due| due.player == seat && due.reason != DueReason::Turn);
    match (table.players().contains(seat), table.outcome(), due.map(|due| due.reason)) {
        (_, Some(outcome), _) if outcome.winners().contains(seat) => Some(text!("card-winner")),
        // The player who moves their army now is more important.
        (false, ..) => None,
        (true, None, _) if on_turn && session.is_paused() => Some(text!("card-paused")),
        (true, None, Some(DueReason::Check)) => Some(text!("card-answers")),
        (true, None, Some(DueReason::AtOnce)) => Some(text!("card-at-once")),
        (true, None, _) if on_turn && session.bot_at(seat).is_some() => Some(if seen.is_behind() {
            text!("card-acts")
        } else if paused.0 {
            text!("card-waits")
        } else {
            text!("card-thinks")
        }),
        _ if passed_over && !seen.is_behind() => Some(text!("card-passed-over")),
        _ => None,
    }
}
