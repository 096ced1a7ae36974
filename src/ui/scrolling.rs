//! Scrolled parts of panels, which keep in sight what the keys or the pad have come to.

use bevy_egui::egui::scroll_area::ScrollAreaOutput;
use bevy_egui::egui::{Id, Memory, ScrollArea, Ui};

/// Scrolled parts that follow the focus, which egui's own do not.
pub(crate) trait FollowFocus {
    /// As [`ScrollArea::show`]. Scrolls to what has got the focus if it is out of sight.
    fn show_following<R>(self, panel: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> ScrollAreaOutput<R>;
}

impl FollowFocus for ScrollArea {
    fn show_following<R>(self, panel: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> ScrollAreaOutput<R> {
        self.show(panel, |panel| {
            let shown = contents(panel);
            follow_focus(panel);
            shown
        })
    }
}

/// Scrolls once to each place in `panel` that gets the focus by keys, so that a wheel can still move on from there. What a
/// pointer has found is in sight, and so is the cursor of a text field, which may itself be taller than the list.
pub(super) fn follow_focus(panel: &Ui) {
    let followed = panel.unique_id().with("followed");
    let focused = panel.memory(Memory::focused);
    let before =
        panel.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default::<Option<Id>>(followed), focused));
    // What has just been given the focus by a press elsewhere would lose it if it were asked for its response again.
    if focused == before || panel.input(|input| input.pointer.any_down() || input.pointer.any_released()) {
        return;
    }
    let Some(place) = focused.and_then(|id| panel.ctx().read_response(id)) else { return };
    let fits = place.rect.height() <= panel.clip_rect().height();
    if fits && place.layer_id == panel.layer_id() && panel.min_rect().contains(place.rect.center()) {
        panel.scroll_to_rect(place.rect, None);
    }
}
