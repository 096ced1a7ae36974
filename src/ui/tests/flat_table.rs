//! Panels on a screen that lies on a table.

use super::Panels;
use crate::rules::GameId;
use crate::settings::Settings;
use crate::ui::dialog::Dialog;
use crate::view::Side;

#[test]
fn panels_are_pressed_from_every_side() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    panels.app.world_mut().resource_mut::<Settings>().flat_table = true;
    panels.settle();
    for (side, token) in Side::ALL.into_iter().zip(["c2d2", "b5c5", "f5e5", "f3e3"]) {
        assert_eq!(panels.side(), side);
        panels.play(token);
        let name = format!("{side:?}").to_lowercase();
        panels.look(&format!("flat-{name}"));
        panels.open(Dialog::Settings);
        panels.look(&format!("flat-{name}-settings"));
        // The last line of a dialog is near its player, who reads the text from there.
        let (back, size) = (panels.place("Done"), panels.size);
        let from_edge = match side {
            Side::Bottom => size.y - back.y,
            Side::Left => back.x,
            Side::Top => back.y,
            Side::Right => size.x - back.x,
        };
        let high = if side.is_across() { size.x } else { size.y };
        assert!(from_edge < high / 2.0, "{side:?}: {back}");
        panels.press("Done");
        panels.press("End turn");
    }
    assert_eq!((panels.tokens().as_str(), panels.side()), ("c2d2 end b5c5 end f5e5 end f3e3 end", Side::Bottom));
}
