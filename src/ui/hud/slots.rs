//! The places of the buttons. Each button keeps its place for a whole match, whether it is enabled or not.

use bevy_egui::egui::{self, Ui};

use crate::play::Session;
use crate::texts::text;
use crate::theme::{NARROW, button_height, words_width};
use crate::ui::clock::has_pause;
use crate::ui::frame::GAP;

/// The padding beside the label of a button.
const PADDING: f32 = 10.0;
/// The same padding on a phone.
const PADDING_NARROW: f32 = 8.0;
/// Rows that are too long by at most this factor get smaller labels instead of being broken, or losing buttons.
const SQUEEZE: f32 = 1.3;
/// The least font size of a label, in points.
const LEAST_WORDS: f32 = 11.0;
/// The room at both sides of a label that has been shrunk, in points.
const BESIDE_WORDS: f32 = 12.0;

/// A button with a fixed place, whether it is enabled or not.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum ButtonSlot {
    Main,
    Undo,
    Redo,
    Skip,
    Pause,
    View,
    Talk,
    Rules,
    More,
    Menu,
}

/// The buttons of every turn.
const USED: [ButtonSlot; 3] = [ButtonSlot::Main, ButtonSlot::Undo, ButtonSlot::Redo];

impl ButtonSlot {
    /// All labels that it may have; its place has room for each of them.
    pub(super) fn words(self) -> Vec<String> {
        match self {
            Self::Main => vec![
                text!("table-end-turn"),
                text!("table-swap"),
                text!("table-confirm"),
                text!("table-throw"),
                text!("table-next-game"),
                text!("ending-rematch"),
                text!("ending-result"),
                text!("out-result"),
                text!("auction-none"),
                text!("auction-no-bid"),
                text!("auction-decline"),
                text!("auction-bid"),
                text!("auction-raise"),
                text!("auction-offer"),
            ],
            Self::Undo => vec![text!("table-undo")],
            Self::Redo => vec![text!("table-redo")],
            Self::Skip => vec![text!("table-skip")],
            Self::Pause => vec![text!("table-pause"), text!("table-go-on")],
            Self::View => vec![text!("table-solid"), text!("table-flat")],
            Self::Talk => vec![text!("talk-button"), text!("talk-unread", count = 9)],
            Self::Rules => vec![text!("table-rules")],
            Self::More => vec![text!("table-more")],
            Self::Menu => vec![text!("menu")],
        }
    }

    fn width(self, context: &egui::Context, is_narrow: bool) -> f32 {
        // On a phone it has a short label.
        if self == Self::More && is_narrow {
            return button_height(is_narrow);
        }
        let padding = if is_narrow { PADDING_NARROW } else { PADDING };
        let widest = self.words().into_iter().map(|words| words_width(context, words)).fold(0.0, f32::max);
        (widest + 2.0 * padding).max(button_height(is_narrow))
    }
}

/// A row of buttons with their widths.
pub(super) type Row = Vec<(ButtonSlot, f32)>;

/// The number of rows of buttons in this width. It stays the same for a whole match.
pub(in crate::ui) fn button_rows(context: &egui::Context, session: &Session, room: f32) -> usize {
    rows(context, session, room).len()
}

/// The buttons in rows of this width.
pub(super) fn rows(context: &egui::Context, session: &Session, room: f32) -> Vec<Row> {
    let is_narrow = context.content_rect().width() < NARROW;
    let widths =
        |slots: &[ButtonSlot]| -> Row { slots.iter().map(|&slot| (slot, slot.width(context, is_narrow))).collect() };
    let mut others = vec![ButtonSlot::Skip];
    if has_pause(session) {
        others.push(ButtonSlot::Pause);
    }
    if !is_narrow {
        others.push(ButtonSlot::View);
    }
    if session.talk().is_some() {
        others.push(ButtonSlot::Talk);
    }
    if !is_narrow {
        others.push(ButtonSlot::Rules);
    }
    others.extend([ButtonSlot::More, ButtonSlot::Menu]);
    // The rules are also in the menu, and the view also in the tray of more commands.
    for spared in [ButtonSlot::Rules, ButtonSlot::View] {
        if length(&widths(&others)) > room * SQUEEZE {
            others.retain(|&slot| slot != spared);
        }
    }
    let (used, others) = (widths(&USED), widths(&others));
    let all: Row = used.iter().chain(&others).copied().collect();
    if length(&all) <= room {
        return vec![stretched(all, room)];
    }
    let (used, others) = (broken(used, room), broken(others, room));
    // Thumbs reach the lower edge best.
    if is_narrow { others.into_iter().chain(used).collect() } else { used.into_iter().chain(others).collect() }
}

fn length(row: &[(ButtonSlot, f32)]) -> f32 {
    row.iter().map(|(_, width)| width + GAP).sum::<f32>() - GAP
}

/// Breaks a row that is too long.
fn broken(row: Row, room: f32) -> Vec<Row> {
    let mut rows = vec![Row::new()];
    for (slot, width) in row {
        let last = rows.last().map_or(0.0, |last| length(last) + GAP + width);
        if last > room * SQUEEZE && rows.last().is_some_and(|last| !last.is_empty()) {
            rows.push(Row::new());
        }
        if let Some(last) = rows.last_mut() {
            last.push((slot, width));
        }
    }
    rows.into_iter().map(|row| stretched(row, room)).collect()
}

/// Stretches a row to the full width: the main button grows, or all of them alike.
fn stretched(mut row: Row, room: f32) -> Row {
    let spare = room - length(&row);
    let all: f32 = row.iter().map(|(_, width)| width).sum();
    let count = row.len() as f32;
    let main = row.iter_mut().find(|(slot, _)| *slot == ButtonSlot::Main);
    match main {
        Some((_, width)) if spare > 0.0 => *width += spare,
        _ if spare > 0.0 => row.iter_mut().for_each(|(_, width)| *width += spare / count),
        _ => row.iter_mut().for_each(|(_, width)| *width += spare * *width / all),
    }
    row
}

/// Shows a button that fills its place. `words` is the width of its longest label, which is shrunk if it does not fit.
pub(in crate::ui) fn place<R>(panel: &mut Ui, size: egui::Vec2, words: f32, add: impl FnOnce(&mut Ui) -> R) -> R {
    let layout = egui::Layout::centered_and_justified(egui::Direction::LeftToRight);
    let shown = panel.allocate_ui_with_layout(size, layout, |panel| {
        panel.set_min_size(size);
        panel.spacing_mut().button_padding = egui::vec2(2.0, 2.0);
        let style = panel.style_mut();
        style.wrap_mode = Some(egui::TextWrapMode::Extend);
        if let Some(font) = style.text_styles.get_mut(&egui::TextStyle::Button) {
            font.size = (font.size * ((size.x - BESIDE_WORDS) / words).min(1.0)).max(LEAST_WORDS);
        }
        add(panel)
    });
    shown.inner
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_as_long_as_there_is_room() {
        let row = |widths: &[f32]| -> Row { widths.iter().map(|&width| (ButtonSlot::Skip, width)).collect() };
        for (widths, rows) in [
            (&[60.0, 60.0, 60.0][..], 1),
            // Smaller labels are enough.
            (&[100.0, 100.0, 60.0, 60.0], 1),
            (&[160.0, 160.0, 160.0], 2),
        ] {
            let broken = broken(row(widths), 300.0);
            assert_eq!(broken.len(), rows, "{widths:?}");
            assert!(broken.iter().all(|row| (length(row) - 300.0).abs() < 0.1), "{broken:?}");
        }
    }
}
