//! The players' cards at the upper edge: who is on turn, how each stands, and what time is left.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, RichText, Stroke, Ui};

use crate::bots::shares;
use crate::play::{BotSeat, OnSquare, Piece, Service, Session};
use crate::rules::{AnyGame, Due, DueReason, Points, Seat, SeatSet};
use crate::settings::Settings;
use crate::texts::text;
use crate::theme::{card, seat_badge, ui};
use crate::ui::PanelSystems;
use crate::ui::clock::show_time;
use crate::ui::told::{Told, ToldSystems};
use crate::view::PassedOver;

/// The cards, in the order of play.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Cards(pub(super) Vec<Card>);

/// What a card says besides the time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Card {
    seat: Seat,
    name: String,
    /// How many pieces the player moves.
    pieces: usize,
    /// How the player stands, where there is more to be said than a number of pieces.
    state: Option<String>,
    /// The bot that plays, if one does.
    bot: Option<BotSeat>,
    /// What the player has in a match of several games.
    total: Option<String>,
    /// The player's share of the chances, in thousandths, where it is shown.
    share: Option<u32>,
    on_turn: bool,
    playing: bool,
}

pub(super) fn plugin(app: &mut App) {
    let changed = resource_exists_and_changed::<Told>
        .or_else(resource_exists_and_changed::<PassedOver>)
        .or_else(resource_exists_and_changed::<Settings>);
    app.init_resource::<Cards>()
        .add_systems(EguiPrimaryContextPass, fill_cards.run_if(changed).after(ToldSystems).before(PanelSystems::Edges));
}

fn fill_cards(
    session: Res<Session>,
    told: Res<Told>,
    passed: Res<PassedOver>,
    pieces: Query<&Service, (With<Piece>, With<OnSquare>)>,
    settings: Res<Settings>,
    mut cards: ResMut<Cards>,
) {
    let table = session.position();
    let order = table.words().order_of_play();
    let checked = in_check(table);
    let shares = settings.show_chances.then(|| shares(table));
    let card = |seat: Seat| Card {
        seat,
        name: session.player_name(seat).to_owned(),
        pieces: pieces.iter().filter(|service| service.controller == seat && !service.frozen).count(),
        state: state_of(&session, &order, seat, told.decider == Some(seat), passed.0.contains(seat))
            .or_else(|| checked.contains(seat).then(|| text!("card-in-check"))),
        bot: session.bot_at(seat),
        total: session.total_of(seat).map(Points::in_words),
        share: shares.map(|shares| shares[seat.index()]),
        on_turn: told.decider == Some(seat),
        playing: table.players().contains(seat),
    };
    cards.set_if_neq(Cards((0..table.seats().len() as u8).map(Seat).map(card).collect()));
}

/// The players with a king, or another royal, in check.
fn in_check(table: &dyn AnyGame) -> SeatSet {
    let alarms = table.words().alarms();
    if alarms.is_empty() {
        return SeatSet::EMPTY;
    }
    let snapshot = table.snapshot();
    alarms.iter().filter_map(|alarm| Some(snapshot.piece_on(alarm.square)?.1.controller)).collect()
}

/// How a player stands, in a few words.
fn state_of(session: &Session, order: &[Due], seat: Seat, on_turn: bool, passed_over: bool) -> Option<String> {
    let table = session.position();
    let due = order.iter().find(|due| due.player == seat && due.reason != DueReason::Turn);
    match (table.players().contains(seat), table.outcome(), due.map(|due| due.reason)) {
        (true, Some(outcome), _) if outcome.winners().contains(seat) => Some(text!("card-winner")),
        (false, ..) => Some(text!("card-out")),
        (true, None, _) if on_turn && session.is_paused() => Some(text!("card-paused")),
        (true, None, Some(DueReason::Check)) => Some(text!("card-answers")),
        (true, None, Some(DueReason::AtOnce)) => Some(text!("card-at-once")),
        (true, None, _) if on_turn && session.bot_at(seat).is_some() => Some(text!("card-thinks")),
        _ if passed_over => Some(text!("card-passed-over")),
        _ => None,
    }
}

pub(super) fn player_card(panel: &mut Ui, session: &Session, shown: &Card, width: f32, narrow: bool) {
    let edge = if shown.on_turn { Stroke::new(2.5, ui::accent()) } else { Stroke::new(1.0, ui::line()) };
    let mut frame = card().stroke(edge);
    if narrow {
        frame = frame.inner_margin(egui::Margin::symmetric(6, 5));
    }
    let shown_card = frame.show(panel, |panel| {
        let inner = width - if narrow { 12.0 } else { 24.0 };
        panel.set_width(inner);
        panel.horizontal(|panel| {
            seat_badge(panel, shown.seat, session.position().seats(), if narrow { 22.0 } else { 30.0 });
            panel.vertical(|panel| {
                panel.spacing_mut().item_spacing.y = 0.0;
                panel.style_mut().wrap_mode = Some(egui::TextWrapMode::Truncate);
                let color = if shown.playing { ui::text() } else { ui::faint() };
                let name = RichText::new(&shown.name).color(color).strong();
                panel.label(if narrow { name.size(14.0) } else { name });
                show_state(panel, shown, narrow);
                show_time(panel, session, shown.seat, narrow);
            });
        });
    });
    if let Some(share) = shown.share {
        show_share(panel, shown_card.response.rect, share);
    }
}

/// A bar along the lower edge of a card, as long as the player's share of the chances.
fn show_share(panel: &Ui, card: egui::Rect, share: u32) {
    const HEIGHT: f32 = 4.0;
    let whole = egui::Rect::from_min_max(egui::pos2(card.left() + 8.0, card.bottom() - HEIGHT - 2.0), card.max);
    let whole = whole.with_max_x(card.right() - 8.0).with_max_y(card.bottom() - 2.0);
    let part = whole.with_max_x(whole.left() + whole.width() * share as f32 / 1000.0);
    panel.painter().rect_filled(whole, 2.0, ui::line());
    panel.painter().rect_filled(part, 2.0, ui::accent());
}

/// How a player stands and, in a match, what they have in it, for which there is always room.
fn show_state(panel: &mut Ui, shown: &Card, narrow: bool) {
    let pieces = || match shown.pieces {
        count if narrow => count.to_string(),
        count => text!("card-pieces", count = count),
    };
    let state = shown.state.clone().unwrap_or_else(pieces);
    let state = match shown.bot.filter(|_| !narrow) {
        Some(bot) => text!("card-bot", level = bot.level.number(), state = state),
        None => state,
    };
    let state = RichText::new(state).small().color(ui::faint());
    let Some(total) = &shown.total else {
        panel.label(state);
        return;
    };
    let total = RichText::new(total).small().strong().color(ui::accent());
    let sides = egui::Sides::new().shrink_left().truncate().height(16.0).spacing(4.0);
    let state = |panel: &mut Ui| panel.label(state);
    let total = |panel: &mut Ui| panel.label(total).on_hover_text(text!("card-total"));
    sides.show(panel, state, total);
}
