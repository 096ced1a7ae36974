//! What screen readers read out, and what they can press.

use bevy::a11y::AccessibilityRequested;
use bevy_egui::egui::Event;
use bevy_egui::egui::accesskit::{Action, ActionRequest, Node, NodeId, Role, TreeId};

use super::Panels;
use crate::play::Session;
use crate::rules::GameId;
use crate::settings::Settings;
use crate::ui::dialog::Dialog;

/// The node with this label.
fn node(panels: &Panels, role: Role, words: &str) -> Option<(NodeId, Node)> {
    let is_it = |(_, node): &&(NodeId, Node)| {
        let called = [node.label(), node.value()];
        node.role() == role && called.into_iter().flatten().any(|called| called.contains(words))
    };
    panels.heard.iter().find(is_it).cloned()
}

#[test]
fn screen_readers_hear_the_match_and_play_it() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    panels.settle();
    assert!(panels.heard.is_empty(), "nothing is told while nobody listens");
    panels.app.world().resource::<AccessibilityRequested>().set(true);
    panels.settle();
    assert!(node(&panels, Role::Label, "White: action 1 of 2").is_some());
    assert!(node(&panels, Role::Button, "Menu").is_some(), "the panels are told");
    let (advance, told) = node(&panels, Role::Button, "c2d2: White's bulldozer goes to d2.").unwrap();
    assert!(told.supports_action(Action::Click));
    let click = ActionRequest { action: Action::Click, target_tree: TreeId::ROOT, target_node: advance, data: None };
    panels.frame(vec![Event::AccessKitActionRequest(click)]);
    panels.settle();
    let played = |panels: &Panels| panels.app.world().resource::<Session>().actions().len();
    assert_eq!(played(&panels), 1);
    assert!(node(&panels, Role::Label, "White's bulldozer goes to d2.").is_some(), "what was played is said");
    assert!(node(&panels, Role::Button, "c2d2").is_none());
    panels.open(Dialog::Menu);
    assert!(node(&panels, Role::Button, "b3").is_none(), "behind a dialog nothing is played");
    panels.app.world().resource::<AccessibilityRequested>().set(false);
    panels.settle();
    assert!(panels.heard.is_empty());
}

/// Actions that would be refused are not offered.
#[test]
fn screen_readers_take_back_what_may_be_taken_back() {
    let mut panels = Panels::begin(GameId::Pothole, None);
    panels.app.world().resource::<AccessibilityRequested>().set(true);
    ["c2d2", "end", "b5c5"].into_iter().for_each(|token| panels.play(token));
    panels.press("Undo");
    assert!(node(&panels, Role::Button, "Undo the last action").is_some());
    panels.app.world_mut().resource_mut::<Settings>().no_take_back = true;
    panels.settle();
    assert!(node(&panels, Role::Button, "Undo the last action").is_none(), "White has acted before Red");
    panels.play("b5c5");
    assert!(node(&panels, Role::Button, "Undo the last action").is_some(), "it is Red's own");
}
