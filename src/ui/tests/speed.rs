//! The speed of animations.

use super::Panels;
use crate::play::PlayOn;
use crate::rules::GameId;
use crate::settings::Settings;
use crate::ui::dialog::Dialog;
use crate::view::Timeline;

fn is_busy(panels: &Panels) -> bool {
    panels.app.world().resource::<Timeline>().is_busy()
}

/// Nothing is skipped here.
#[test]
fn animations_can_be_switched_off() {
    for game in GameId::ALL {
        let mut panels = Panels::begin(game, None);
        panels.open(Dialog::Settings);
        panels.press("Display");
        panels.press("Off");
        assert_eq!(panels.app.world().resource::<Settings>().speed, Settings::AT_ONCE);
        panels.press("Done");
        for count in 1..=2 {
            let token = panels.first_token();
            panels.submit(&token);
            (0..2).for_each(|_| panels.frame(Vec::new()));
            assert!(!is_busy(&panels), "{game:?}");
            assert_eq!(panels.session().played().len(), count, "{game:?}");
        }
        // A review replays by itself, without waiting for each animation.
        panels.press("Undo");
        panels.press("Undo");
        assert!(panels.says("Off"), "the bar says how fast it is: {:?}", panels.texts);
        panels.app.world_mut().trigger(PlayOn(true));
        let begun = std::time::Instant::now();
        while panels.session().can_redo() && begun.elapsed().as_secs() < 20 {
            panels.frame(Vec::new());
        }
        assert!(!panels.session().can_redo(), "{game:?}");
    }
}
