//! Desktop screen readers, using AccessKit: they get the panels as egui describes them, and the match as text. All of
//! this runs only while a screen reader is active.

use bevy::a11y::{AccessibilityRequested, AccessibilitySystems, ActionRequest, ManageAccessibilityUpdates};
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;
use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{self, Sense, WidgetInfo, WidgetType};

use bevy_egui::{EguiContexts, EguiInput, EguiOutput, EguiPostUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext};

use super::text::{Choose, Mirror};
use crate::ui::dialog::Dialog;
use crate::ui::systems::PanelSystems;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AccessibilityRequested>()
        .init_resource::<ManageAccessibilityUpdates>()
        .add_message::<ActionRequest>()
        .add_systems(Update, take_requests)
        .add_systems(EguiPrimaryContextPass, tell.after(PanelSystems::Dialogs))
        .add_systems(
            PostUpdate,
            hand_over.run_if(is_listening).after(EguiPostUpdateSet::ProcessOutput).before(AccessibilitySystems::Update),
        );
}

/// Run condition: whether a screen reader is active.
pub(super) fn is_listening(requested: Res<AccessibilityRequested>) -> bool {
    requested.get()
}

/// Passes presses of the screen reader on to the panels.
fn take_requests(
    mut requests: MessageReader<ActionRequest>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    for request in requests.read() {
        for mut input in &mut inputs {
            input.events.push(egui::Event::AccessKitActionRequest(request.0.clone()));
        }
    }
}

/// Adds the match as text to egui's accessibility tree.
fn tell(
    mut contexts: EguiContexts,
    requested: Res<AccessibilityRequested>,
    mirror: Res<Mirror>,
    dialog: Res<Dialog>,
    mut listens: Local<bool>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    if core::mem::replace(&mut *listens, requested.get()) != *listens {
        if *listens { context.enable_accesskit() } else { context.disable_accesskit() }
    }
    if !*listens {
        return Ok(());
    }
    context.accesskit_node_builder(egui::Id::new("match in words"), |node| {
        node.set_role(Role::Label);
        node.set_live(Live::Polite);
        node.set_value(mirror.state.as_str());
    });
    context.accesskit_node_builder(egui::Id::new("board in words"), |node| {
        node.set_role(Role::Label);
        node.set_value(mirror.board.as_str());
    });
    // Behind a dialog no action can be chosen.
    if *dialog != Dialog::Closed {
        return Ok(());
    }
    // Outside of the window: these nodes take the focus, but not the pointer.
    let nowhere = egui::Rect::from_min_size(egui::pos2(-9.0, -9.0), egui::Vec2::splat(1.0));
    egui::Area::new("actions in words".into()).order(egui::Order::Background).fixed_pos(egui::Pos2::ZERO).show(
        context,
        |panel| {
            for (token, words) in &mirror.actions {
                let response = panel.interact(nowhere, egui::Id::new(("action in words", token)), Sense::click());
                response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words));
                if response.clicked() {
                    commands.trigger(Choose(token.clone()));
                }
            }
        },
    );
    Ok(())
}

/// Passes egui's accessibility tree to the window's adapter.
fn hand_over(
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    window: Single<Entity, With<PrimaryWindow>>,
    mut manage: ResMut<ManageAccessibilityUpdates>,
    // Adapters live on the main thread.
    _: NonSendMarker,
) {
    let update = outputs.iter().find_map(|output| output.platform_output.accesskit_update.as_ref());
    let Some(update) = update else { return };
    // Otherwise Bevy would send its own nodes, of which there are none.
    manage.set(false);
    ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
        if let Some(adapter) = adapters.get_mut(&*window) {
            adapter.update_if_active(|| update.clone());
        }
    });
}
