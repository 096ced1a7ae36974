//! Letters and numbers beside the squares, on the table and on its flat diagram.

use bevy::prelude::*;

use super::Panels;
use crate::rules::GameId;
use crate::settings::Settings;
use crate::ui::Diagram;
use crate::view::Coordinates;

/// Whether they are on the table, and how many things they are there.
fn on_table(panels: &mut Panels) -> (bool, usize) {
    let world = panels.app.world_mut();
    let mut signs = world.query_filtered::<(&Visibility, &Children), With<Coordinates>>();
    let (visibility, below) = signs.single(world).unwrap();
    (*visibility != Visibility::Hidden, below.len())
}

#[test]
fn every_board_has_its_letters_and_numbers_or_none() {
    for game in GameId::ALL {
        let mut panels = Panels::begin(game, None);
        for shown in [true, false, true] {
            panels.app.world_mut().resource_mut::<Settings>().show_coordinates = shown;
            panels.app.world_mut().resource_mut::<Diagram>().show(true);
            panels.settle();
            let flat = ["a", "d", "6", "7"].map(|sign| panels.texts.iter().any(|text| text == sign));
            assert_eq!(flat, [shown; 4], "{game:?} flat: {:?}", panels.texts);
            panels.look(&format!("coordinates-{}-{shown}", game.name()));
            let (is_seen, count) = on_table(&mut panels);
            assert!(is_seen == shown && count > 0, "{game:?} on the table");
        }
        // A board that is laid anew follows the settings, too.
        panels.app.world_mut().resource_mut::<Settings>().show_coordinates = false;
        let next = if game == GameId::Quad { GameId::Knot } else { GameId::Quad };
        panels.start(crate::play::Setup::new(next));
        assert!(!on_table(&mut panels).0, "{next:?} after {game:?}");
    }
}
