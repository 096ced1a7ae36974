//! The list of scenes.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, RichText, ScrollArea, Ui};

use super::{MARGIN, Playbill};
use crate::rules::GameId;
use crate::screens::director::{Director, PlayScene};
use crate::showcase::Scene;
use crate::texts::text;
use crate::theme::{NARROW, card, ui};
use crate::ui::FollowFocus;
use crate::view::FreeArea;

/// The width of the list.
const LIST: f32 = 264.0;

pub(super) fn show_list(
    mut contexts: EguiContexts,
    director: Res<Director>,
    mut playbill: ResMut<Playbill>,
    mut free: ResMut<FreeArea>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let narrow = screen.width() < NARROW;
    let mut left = Rect::new(MARGIN, MARGIN, screen.width() - MARGIN, screen.height() - MARGIN);
    let playbill = playbill.bypass_change_detection();
    if narrow && !playbill.list_is_open {
        free.set_if_neq(FreeArea(left));
        return Ok(());
    }
    let playing = director.scene().map(|scene| scene.name.as_str());
    let mut chosen = None;
    egui::Area::new("scenes".into()).anchor(Align2::LEFT_TOP, [MARGIN, MARGIN]).show(context, |panel| {
        card().show(panel, |panel| {
            panel.set_width(LIST);
            panel.heading(text!("showcase"));
            let height = screen.height() - 90.0 - if narrow { 210.0 } else { 0.0 };
            ScrollArea::vertical()
                .max_height(height)
                .min_scrolled_height(height)
                .auto_shrink([false, true])
                .show_following(panel, |panel| {
                    for game in GameId::ALL {
                        let scenes = playbill.scenes.iter().filter(|scene| scene.game == game);
                        chosen = chosen.or(show_scenes(panel, game, scenes, playing));
                    }
                });
        });
    });
    if let Some(scene) = chosen {
        commands.trigger(PlayScene(scene.clone()));
        playbill.list_is_open = false;
    }
    if !narrow {
        left.min.x += LIST + 2.0 * MARGIN + 24.0;
    }
    free.set_if_neq(FreeArea(left));
    Ok(())
}

/// Scrolls to the scene that has started.
fn show_once(button: &egui::Response, name: &str) {
    let id = egui::Id::new("scene that was scrolled to");
    let is_new = button.ctx.data(|data| data.get_temp::<String>(id)).is_none_or(|known| known != name);
    if is_new {
        button.scroll_to_me(None);
        button.ctx.data_mut(|data| data.insert_temp(id, name.to_owned()));
    }
}

/// Shows the scenes of a game. Returns the chosen one.
fn show_scenes<'a>(
    panel: &mut Ui,
    game: GameId,
    scenes: impl Iterator<Item = &'a Scene>,
    playing: Option<&str>,
) -> Option<&'a Scene> {
    let mut chosen = None;
    panel.add_space(6.0);
    panel.label(RichText::new(game.title()).strong().color(ui::accent()));
    for scene in scenes {
        let label = egui::Button::selectable(playing == Some(&scene.name), scene.title.spoken()).truncate();
        let button = panel.add_sized([panel.available_width(), 32.0], label);
        if button.clicked() {
            chosen = Some(scene);
        }
        if playing == Some(&scene.name) {
            show_once(&button, &scene.name);
        }
    }
    chosen
}
