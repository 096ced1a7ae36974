//! One row per player, always in the same place: their hand and, during an auction, what they do and why.

use bevy::prelude::Commands;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{self, Align, Sense, Ui, UiBuilder};

use super::hand::is_wanted;
use super::sale::{End, Lot, kinds};
use super::shown::{AuctionView, Form};
use super::step::AuctionStep;
use super::switch::{self, is_quiet, slot_width};
use crate::rules::chess::ChessKind;
use crate::rules::{Action, Bid, Case, HandPiece, Kind, PieceId, Seat, SeatSet, Stage, capitalised, in_a_row};
use crate::texts::text;
use crate::theme::{HandChip, board, calling_button, seat_badge, ui};
use crate::ui::keys::Choice;
use crate::view::{Commit, PickHand};

/// The gap between two rows, and between two pieces.
const GAP: f32 = 4.0;
/// The room above the first row for the digits of its pieces.
const ABOVE: f32 = 3.0;
/// The padding at both ends of a row.
const PADDING: f32 = 3.0;
/// The size of the badge at the left of a row.
const BADGE: f32 = 24.0;
/// The height of a line of small text.
pub(super) const LINE: f32 = 15.0;
/// The size of small text, and that of text that is too long for it, with the height of its lines.
const WORDS: f32 = 14.0;
const LONG_WORDS: f32 = 12.0;
const LONG_LINE: f32 = 13.0;
/// Rows lower than this show either text or pieces.
const LEAST_FOR_BOTH: f32 = 44.0;
/// The scale of pieces at which a finger can press them.
pub(super) const FINGERS: f32 = 44.0 / HandChip::SIZE.x;
/// The least scale at which pieces can be told apart.
const LEAST_SCALE: f32 = 0.46;
/// The least height of a row.
const LOWEST: f32 = LINE * 1.6;
/// The least height in which rows are of use.
pub(super) const LEAST: f32 = 44.0;

/// Shows a row for each player in the game, sharing this height as long as it is enough. Returns the players who skip
/// auctions now.
pub(super) fn show(panel: &mut Ui, scene: &AuctionView, form: Form, height: f32, commands: &mut Commands) -> SeatSet {
    let mut no_offers = scene.settings.no_offers;
    let seats: Vec<Seat> = scene.session().position().players().iter().collect();
    if seats.is_empty() {
        return no_offers;
    }
    // Fingers need the room between rows.
    let gap = if form.for_fingers { 0.0 } else { GAP };
    let above = if scene.told.step.hand().is_some() && form.for_fingers { ABOVE } else { 0.0 };
    panel.add_space(above);
    panel.spacing_mut().item_spacing = egui::vec2(GAP, gap);
    let count = seats.len() as f32;
    let room = height - above - gap * (count - 1.0);
    let width = panel.available_width();
    let wanted = wanted_row(scene, &seats);
    let even = room / count;
    // On a phone, rows with something to press get the height they need; the others share the rest. In a low window the
    // row that matters has room for pieces and text.
    let needs = |seat: Seat| match form {
        Form { for_fingers: true, .. } => need_of(scene, form, seat, width),
        Form { is_low: true, .. } if wanted == Some(seat) => LEAST_FOR_BOTH + GAP,
        // A reason gets the room that rows without one can do without.
        _ if has_reason(scene, seat) => even + (even - LEAST_FOR_BOTH).max(0.0) / (count - 1.0).max(1.0),
        _ => 0.0,
    };
    let large: Vec<f32> = seats.iter().map(|&seat| needs(seat)).filter(|&need| need > even).collect();
    let pressed: f32 = large.iter().sum();
    let others = (seats.len() - large.len()).max(1) as f32;
    let rest = (room - pressed) / others;
    // If the others have to be scrolled, none of them is seen in part beside those that matter.
    let more = if rest < 0.5 * LOWEST && pressed <= room { (room - pressed) / large.len().max(1) as f32 } else { 0.0 };
    let mut seen = egui::Rect::NOTHING;
    for seat in seats {
        let need = needs(seat);
        let height = if need > even { need + more } else { rest.max(need) };
        let (rect, _) = panel.allocate_exact_size(egui::vec2(width, height.max(LOWEST)), Sense::hover());
        let mut row = panel.new_child(UiBuilder::new().max_rect(rect));
        Row { scene, seat, rect, form }.show(&mut row, &mut no_offers, commands);
        if wanted == Some(seat) || scene.bid_to_accept(seat).is_some() {
            seen = seen.union(rect);
        }
    }
    if seen.is_positive() && is_new(panel, scene, room) {
        // The first of them comes first if not all fit.
        panel.scroll_to_rect(seen, Some(Align::TOP));
    }
    no_offers
}

/// The row that must be seen first: that of the player who decides, or the first one with a bid to accept.
fn wanted_row(scene: &AuctionView, seats: &[Seat]) -> Option<Seat> {
    let bid = seats.iter().copied().find(|&seat| scene.bid_to_accept(seat).is_some());
    bid.or(scene.told.decider.filter(|_| scene.told.step != AuctionStep::Board))
}

/// Whether a bot has told why this player bids or passes.
fn has_reason(scene: &AuctionView, seat: Seat) -> bool {
    let offered = scene.sale.0.as_ref().and_then(|lot| lot.bid_of(seat));
    offered.is_some_and(|offered| !offered.reason.is_empty())
}

/// Whether another decision is due than in the last frame, or the room has changed. Only then rows are scrolled, so that
/// a player can scroll them, too.
fn is_new(panel: &Ui, scene: &AuctionView, room: f32) -> bool {
    let now = (scene.told.step, scene.told.decider, room.round() as i32);
    let id = egui::Id::new("the decision in the rows");
    panel.data_mut(|data| {
        data.get_temp(id) != Some(now) && {
            data.insert_temp(id, now);
            true
        }
    })
}

/// The height that a row needs so that a finger can press what is in it.
fn need_of(scene: &AuctionView, form: Form, seat: Seat, width: f32) -> f32 {
    let chip = HandChip::SIZE * form.finger;
    match scene.told.step {
        _ if is_quiet(scene) && scene.may_skip(seat) => switch::SIZE,
        _ if scene.session().others_decide() => 0.0,
        AuctionStep::Accept(_) if scene.bid_to_accept(seat).is_some() => 44.0 + GAP,
        step if step.hand() == Some(seat) => {
            let pieces = scene.hands.of(seat).len().max(1);
            // Between two pieces there is a gap, but not behind the last one.
            let inner = width - 2.0 * PADDING - BADGE;
            let in_line = (inner / (chip.x + GAP) + 1e-3).floor().max(1.0) as usize;
            pieces.div_ceil(in_line) as f32 * (chip.y + GAP) + LINE
        }
        _ => 0.0,
    }
}

/// The row of a player.
struct Row<'a, 'w, 's> {
    scene: &'a AuctionView<'w, 's>,
    seat: Seat,
    rect: egui::Rect,
    form: Form,
}

impl Row<'_, '_, '_> {
    fn show(&self, row: &mut Ui, no_offers: &mut SeatSet, commands: &mut Commands) {
        let (scene, seat, rect) = (self.scene, self.seat, self.rect);
        let table = scene.session().position();
        if self.is_asked() {
            row.painter().rect(
                rect.expand(1.0),
                8.0,
                ui::accent().gamma_multiply(0.12),
                egui::Stroke::new(1.5, ui::accent()),
                egui::StrokeKind::Outside,
            );
        }
        let mut inner = rect.shrink2(egui::vec2(PADDING, 0.0));
        let badge = egui::Rect::from_min_size(
            egui::pos2(inner.left(), inner.center().y - BADGE / 2.0),
            egui::Vec2::splat(BADGE),
        );
        row.scope_builder(UiBuilder::new().max_rect(badge), |row| seat_badge(row, seat, table.seats(), BADGE));
        inner.min.x += BADGE + GAP;
        let pieces = scene.hands.of(seat);
        // Beside the board the place of the button is always kept free, so that no piece moves when it appears.
        if let Some(refusal) = scene.bid_to_accept(seat) {
            inner.max.x = self.show_accept(row, inner, refusal, commands);
        } else {
            let has_switch = scene.may_skip(seat) && (self.is_roomy() || is_quiet(scene));
            let slot = inner.with_min_x(inner.right() - slot_width(row));
            // Small pieces leave no room for the label of the switch.
            let least = pieces.len() as f32 * (HandChip::SIZE.x * LEAST_SCALE + GAP);
            let slot = if has_switch && inner.width() - slot.width() < least { switch::bare(slot) } else { slot };
            if has_switch {
                switch::show(row, scene, self.form, seat, slot, no_offers);
            }
            if has_switch || self.is_roomy() {
                inner.max.x = slot.left() - GAP;
            }
        }
        let has_both = !pieces.is_empty() && inner.height() >= LEAST_FOR_BOTH;
        let lay_out = |size: f32, line: f32| {
            let mut words = self.words(refused(scene, seat), has_both, size, line);
            words.wrap.max_width = inner.width();
            let lines = row.painter().layout_job(words.clone()).rows.len();
            (words, lines)
        };
        let (mut words, mut lines) = lay_out(WORDS, LINE);
        let mut line = LINE;
        // Without a reason or a refusal the pieces keep their places.
        if !self.form.for_fingers && words.sections.len() <= 1 {
            lines = if inner.height() >= HandChip::SIZE.y + 2.0 * LINE { 2 } else { 1 };
        }
        if lines > self.most_lines(inner, !pieces.is_empty(), line) {
            line = LONG_LINE;
            (words, lines) = lay_out(LONG_WORDS, line);
        }
        let (over, under) = self.parts(inner, !pieces.is_empty(), lines, line);
        if let Some(place) = over {
            self.show_hand(row, place, &pieces, commands);
        }
        if let Some(place) = under {
            show_words(row, place, words, line);
        }
    }

    /// The most lines of this height that fit below the pieces. A reason is not cut: the pieces shrink for its lines, as
    /// long as they can be told apart and pressed.
    fn most_lines(&self, inner: egui::Rect, has_pieces: bool, line: f32) -> usize {
        let least = HandChip::SIZE.y * if self.may_press() { 1.0 } else { LEAST_SCALE };
        let room = if has_pieces && inner.height() >= LEAST_FOR_BOTH { inner.height() - least } else { inner.height() };
        (room / line).floor().max(1.0) as usize
    }

    /// The areas of the pieces and of the text, as far as there is room for both.
    fn parts(
        &self,
        inner: egui::Rect,
        has_pieces: bool,
        lines: usize,
        line: f32,
    ) -> (Option<egui::Rect>, Option<egui::Rect>) {
        if !has_pieces {
            return (None, Some(inner));
        }
        if inner.height() >= LEAST_FOR_BOTH {
            let lines = lines.min(self.most_lines(inner, has_pieces, line));
            let (over, under) = inner.split_top_bottom_at_y(inner.bottom() - lines as f32 * line);
            return (Some(over), Some(under));
        }
        // During an auction the text is more important, otherwise the pieces.
        let is_told = self.scene.sale.0.is_some() && !self.may_press();
        if is_told { (None, Some(inner)) } else { (Some(inner), None) }
    }

    /// Whether there is room for a switch beside a hand that is in use.
    const fn is_roomy(&self) -> bool {
        !self.form.for_fingers && !self.form.is_low
    }

    /// Whether the player has to act, and all earlier actions have been shown.
    fn is_asked(&self) -> bool {
        let scene = self.scene;
        scene.told.decider == Some(self.seat) && scene.told.step != AuctionStep::Board && !scene.seen.is_behind()
    }

    /// Whether the pieces of this hand can be pressed now.
    fn may_press(&self) -> bool {
        self.scene.at_rest() && self.scene.told.step.hand() == Some(self.seat)
    }

    fn show_hand(&self, row: &mut Ui, place: egui::Rect, pieces: &[(PieceId, HandPiece)], commands: &mut Commands) {
        let (scene, step) = (self.scene, self.scene.told.step);
        let count = pieces.len() as f32;
        let most = if self.form.for_fingers { self.form.finger } else { 1.0 };
        let wraps = self.form.for_fingers && self.may_press();
        let least = if wraps { self.form.finger } else { LEAST_SCALE };
        let fits =
            ((place.width() - GAP * (count - 1.0)) / count / HandChip::SIZE.x).min(place.height() / HandChip::SIZE.y);
        let scale = fits.clamp(least, most);
        let rim = |id: PieceId| {
            let is_offered = scene.hands.offered().is_some_and(|(offered, _)| offered == id);
            let is_bid = || scene.hands.bids().iter().any(|bid| bid.pieces.contains(&id));
            if is_offered { Some(board::OFFER) } else { is_bid().then_some(board::BID) }
        };
        // The pieces of a bid that may be raised are part of the next one.
        let before = step.hand().map_or(&[][..], |seat| scene.hands.bid_of(seat));
        let at_rest = scene.at_rest();
        row.scope_builder(UiBuilder::new().max_rect(place), |row| {
            row.spacing_mut().interact_size.y = HandChip::SIZE.y * scale;
            let layout = egui::Layout::left_to_right(Align::Min).with_main_wrap(wraps);
            row.with_layout(layout, |row| {
                row.spacing_mut().item_spacing = egui::vec2(GAP, GAP);
                let mut pressed = None;
                for (id, piece) in pieces {
                    let is_due = piece.tokens.is_none() && scene.placing() == Some(piece.kind);
                    let chip = HandChip {
                        kind: piece.kind,
                        tokens: piece.tokens,
                        enabled: at_rest && is_wanted(step, piece),
                        selected: is_due || scene.picked.0.contains(id) || before.contains(id),
                        number: scene.number_of(Choice::Hand(*id)),
                        scale,
                        rim: rim(*id).map(ui::of),
                    };
                    if chip.show(row).clicked() {
                        pressed = Some(*id);
                    }
                }
                if let Some(piece) = pressed {
                    commands.trigger(PickHand(piece));
                }
            });
        });
    }

    /// Shows the button that accepts this player's bid at the right of `inner`. Returns its left edge.
    fn show_accept(&self, row: &mut Ui, inner: egui::Rect, refusal: Option<&str>, commands: &mut Commands) -> f32 {
        let words = text!("auction-accept");
        let width = slot_width(row);
        let place = egui::Rect::from_center_size(
            egui::pos2(inner.right() - width / 2.0, inner.center().y),
            egui::vec2(width, row.spacing().interact_size.y.min(inner.height())),
        );
        let number = self.scene.number_of(Choice::Act(Action::Accept(self.seat)));
        let may = refusal.is_none() && self.scene.at_rest();
        row.scope_builder(UiBuilder::new().max_rect(place), |row| {
            row.spacing_mut().interact_size = place.size();
            row.spacing_mut().button_padding.x = 8.0;
            row.style_mut().wrap_mode = Some(egui::TextWrapMode::Extend);
            if calling_button(row, may, words, number).clicked() {
                commands.trigger(Commit(Action::Accept(self.seat)));
            }
        });
        place.left() - GAP
    }

    /// What the player does, and why.
    fn words(&self, refusal: Option<&str>, has_pieces: bool, size: f32, line: f32) -> LayoutJob {
        let scene = self.scene;
        let mut words = LayoutJob::default();
        let mut add = |text: &str, color| {
            let space = if words.text.is_empty() || text.is_empty() { "" } else { " " };
            let font = egui::FontId::proportional(size);
            let format = TextFormat { line_height: Some(line), ..TextFormat::simple(font, color) };
            words.append(&format!("{space}{text}"), 0.0, format);
        };
        let lot = scene.sale.0.as_ref();
        let (does, why) = self.does(lot, has_pieces);
        add(&does, if self.is_asked() { ui::text() } else { ui::faint() });
        if !why.is_empty() {
            add(&why, ui::reason());
        }
        if let Some(refusal) = refusal {
            add(refusal, ui::warn());
        }
        words
    }

    /// What the player does, and the reason if it is known.
    fn does(&self, lot: Option<&Lot>, has_pieces: bool) -> (String, String) {
        let (scene, seat) = (self.scene, self.seat);
        let name = scene.session().player_name(seat);
        let is_bot = scene.session().bot_to_decide().is_some_and(|(bot, _)| bot == seat);
        let asked = match scene.told.step {
            AuctionStep::Throw(thrower) if thrower == seat => Some(text!("auction-throws", name = name)),
            _ if scene.told.decider != Some(seat) => None,
            AuctionStep::Throw(_) | AuctionStep::Board => None,
            _ if is_bot => Some(text!("auction-row-thinks", name = name)),
            AuctionStep::Offer(_) => Some(text!("auction-may-offer", name = name)),
            AuctionStep::Bid(_) if !scene.hands.bid_of(seat).is_empty() => {
                Some(text!("auction-may-raise", name = name))
            }
            AuctionStep::Bid(_) => Some(text!("auction-may-bid", name = name)),
            // The status line says so, and the buttons show it.
            AuctionStep::Accept(_) => None,
            AuctionStep::Place(_) if is_drop(scene) => Some(text!("auction-drops", name = name)),
            AuctionStep::Place(_) => Some(text!("auction-places", name = name)),
        };
        if let Some(asked) = asked {
            return (asked, String::new());
        }
        let Some(lot) = lot else {
            let words = match scene.hands.of(seat).is_empty() {
                true => text!("auction-row-empty", name = name),
                false => text!("auction-row", name = name),
            };
            return (words, String::new());
        };
        match (lot.bid_of(seat), lot.end) {
            _ if seat == lot.seller => (text!("auction-row-sells", name = name), String::new()),
            (Some(sealed), None) if sealed.is_sealed => (text!("auction-row-sealed", name = name), String::new()),
            (Some(offered), end) if offered.bid != Bid::default() => {
                let why = offered.reason.clone();
                let pieces = listed(offered.bid);
                match end {
                    Some(End::Sold(buyer)) if buyer == seat => {
                        (text!("auction-row-buys", name = name, pieces = pieces), why)
                    }
                    // The pieces of the bid are marked in the hand, beside the player's badge, so the reason is enough.
                    None if has_pieces && !why.is_empty() => (String::new(), capitalised(&why)),
                    None if offered.is_last => (text!("auction-row-last-bid", name = name, pieces = pieces), why),
                    _ => (text!("auction-row-bids", name = name, pieces = pieces), why),
                }
            }
            (Some(passed), _) => (text!("auction-row-passes", name = name), passed.reason.clone()),
            (None, None) if scene.hands.of(seat).iter().any(|(_, piece)| piece.tokens > Some(0)) => {
                (text!("auction-row-waits", name = name), String::new())
            }
            (None, _) => (text!("auction-row-barred", name = name), String::new()),
        }
    }
}

/// Whether the piece that is due comes from the dice, which have left its square to the player.
fn is_drop(scene: &AuctionView) -> bool {
    scene.session().position().stage() == Stage::DiceDrop
}

/// Why the bid of this player cannot be accepted.
fn refused<'a>(scene: &'a AuctionView, seat: Seat) -> Option<&'a str> {
    scene.bid_to_accept(seat).flatten()
}

/// The pieces as a list, such as `a rook and two pawns`.
pub(super) fn listed(bid: Bid) -> String {
    let told = |(kind, count): (Kind, usize)| match count {
        1 => ChessKind::noun_of(kind).one(Case::Accusative),
        _ => ChessKind::noun_of(kind).several(count),
    };
    in_a_row(&kinds(bid).into_iter().map(told).collect::<Vec<_>>())
}

/// Shows as much of the text as fits, and all of it on hover.
fn show_words(row: &mut Ui, place: egui::Rect, mut words: LayoutJob, line: f32) {
    let text = words.text.clone();
    words.wrap.max_width = place.width();
    words.wrap.max_rows = ((place.height() / line + 1e-3).floor() as usize).max(1);
    let galley = row.painter().layout_job(words);
    let at = egui::pos2(place.left(), place.center().y - galley.size().y / 2.0);
    let elided = galley.elided;
    let response = row.interact(place, row.id().with("words"), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &text));
    row.painter().galley(at, galley, ui::text());
    if elided {
        response.on_hover_text(text);
    }
}
