//! The showcase: scenes to choose from, what is said of the one that is played, and how it goes on.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, RichText, ScrollArea, Ui};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::director::{Director, PlayScene};
use super::{PlayShow, Screen};
use crate::rules::GameId;
use crate::settings::Settings;
use crate::showcase::{Scene, catalog};
use crate::theme::{card, primary_button, quiet_button, ui};
use crate::view::{FreeArea, SkipAnimation, Timeline};

/// Below this width the list of scenes opens by a button.
const NARROW: f32 = 720.0;
/// Width of the list.
const LIST: f32 = 264.0;
const MARGIN: f32 = 8.0;

/// All scenes, in the order of the menu.
#[derive(Resource, Debug)]
pub(super) struct Playbill {
    scenes: Vec<Scene>,
    /// The scene is played again and again.
    loops: bool,
    /// The list is open although there is little room.
    list_is_open: bool,
}

impl Playbill {
    pub(super) fn scenes(&self) -> &[Scene] {
        &self.scenes
    }

    /// The scene after the one of this name, and after the last the first.
    pub(super) fn after(&self, name: &str) -> Option<&Scene> {
        let place = self.scenes.iter().position(|scene| scene.name == name).map_or(0, |place| place + 1);
        self.scenes.get(place).or_else(|| self.scenes.first())
    }
}

/// While it is there, nothing is shown but the scene and what is said of it: for films.
#[derive(Resource, Copy, Clone, Debug)]
pub struct Uncluttered;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Playbill { scenes: catalog(), loops: true, list_is_open: false })
        .add_systems(Update, (play_again.run_if(is_cluttered), answer_keys).run_if(in_state(Screen::Showcase)))
        .add_systems(
            EguiPrimaryContextPass,
            ((show_list, show_caption).chain().run_if(is_cluttered), show_words.run_if(not(is_cluttered)))
                .run_if(in_state(Screen::Showcase)),
        )
        .add_observer(on_play_show);
}

fn is_cluttered(uncluttered: Option<Res<Uncluttered>>) -> bool {
    uncluttered.is_none()
}

fn on_play_show(
    play: On<PlayShow>,
    playbill: Res<Playbill>,
    mut director: ResMut<Director>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    director.is_paused = false;
    if let Some(scene) = play.0.as_ref().or_else(|| director.scene()).or_else(|| playbill.scenes.first()) {
        commands.trigger(PlayScene(scene.clone()));
    }
    next.set(Screen::Showcase);
}

fn play_again(director: Res<Director>, playbill: Res<Playbill>, timeline: Res<Timeline>, mut commands: Commands) {
    if playbill.loops
        && director.is_over()
        && !timeline.is_busy()
        && let Some(scene) = director.scene()
    {
        commands.trigger(PlayScene(scene.clone()));
    }
}

/// Space pauses and goes on, N plays one step, Escape leaves.
fn answer_keys(
    keys: Res<ButtonInput<KeyCode>>,
    mut director: ResMut<Director>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    if keys.just_pressed(KeyCode::Space) {
        director.is_paused = !director.is_paused;
    }
    if keys.just_pressed(KeyCode::KeyN) {
        step(&mut director, &mut commands);
    }
    if keys.just_pressed(KeyCode::Escape) {
        next.set(Screen::Title);
    }
}

/// Shows the rest of this step at once, and goes on to the next one.
fn step(director: &mut Director, commands: &mut Commands) {
    director.is_paused = true;
    director.steps = true;
    commands.trigger(SkipAnimation);
}

fn show_list(
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
            panel.heading("Showcase");
            let height = screen.height() - 90.0 - if narrow { 210.0 } else { 0.0 };
            ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(panel, |panel| {
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

/// The scenes of a game; returns the one that is chosen.
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
        let label = egui::Button::selectable(playing == Some(&scene.name), &scene.title).truncate();
        if panel.add_sized([panel.available_width(), 32.0], label).clicked() {
            chosen = Some(scene);
        }
    }
    chosen
}

fn show_caption(
    mut contexts: EguiContexts,
    mut director: ResMut<Director>,
    mut playbill: ResMut<Playbill>,
    mut settings: ResMut<Settings>,
    mut free: ResMut<FreeArea>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) -> Result {
    let context = contexts.ctx_mut()?;
    let width = (free.0.width() - 24.0).min(760.0);
    let middle = free.0.center().x - context.content_rect().center().x;
    let playbill = playbill.bypass_change_detection();
    let mut speed = settings.speed;
    let area =
        egui::Area::new("caption".into()).anchor(Align2::CENTER_BOTTOM, [middle, -MARGIN]).show(context, |panel| {
            card().show(panel, |panel| {
                panel.set_width(width);
                let title = director.scene().map_or("", |scene| &scene.title);
                let (done, steps) = director.progress();
                panel.label(RichText::new(format!("{title}  {done}/{steps}")).strong().color(ui::accent()));
                // Room for two lines, so that buttons stay where they are.
                panel.allocate_ui(egui::vec2(width, 44.0), |panel| {
                    panel.set_min_size(egui::vec2(width, 44.0));
                    panel.add(egui::Label::new(director.caption()).wrap());
                });
                panel.horizontal_wrapped(|panel| {
                    let words = if director.is_paused { "Go on" } else { "Pause" };
                    if primary_button(panel, words).clicked() {
                        director.is_paused = !director.is_paused;
                    }
                    if quiet_button(panel, true, "Step").clicked() {
                        step(&mut director, &mut commands);
                    }
                    if quiet_button(panel, true, "Again").clicked()
                        && let Some(scene) = director.scene()
                    {
                        commands.trigger(PlayScene(scene.clone()));
                    }
                    for offered in Settings::SPEEDS {
                        panel.selectable_value(&mut speed, offered, format!("{offered}×"));
                    }
                    panel.checkbox(&mut playbill.loops, "Loop");
                    if free.0.width() < NARROW && quiet_button(panel, true, "Scenes").clicked() {
                        playbill.list_is_open = !playbill.list_is_open;
                    }
                    if quiet_button(panel, true, "Title").clicked() {
                        next.set(Screen::Title);
                    }
                });
            });
        });
    if speed != settings.speed {
        settings.speed = speed;
    }
    let mut left = free.0;
    left.max.y = (area.response.rect.top() - MARGIN).max(left.min.y + 1.0);
    free.set_if_neq(FreeArea(left));
    Ok(())
}

/// The words alone, at the lower edge.
fn show_words(mut contexts: EguiContexts, director: Res<Director>, mut free: ResMut<FreeArea>) -> Result {
    /// Room for two lines.
    const HEIGHT: f32 = 58.0;
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let mut left = Rect::new(0.0, 0.0, screen.width(), screen.height());
    let is_spoken = director.scene().is_some_and(|scene| {
        !scene.opening.caption.is_empty() || scene.steps.iter().any(|step| !step.caption.is_empty())
    });
    if is_spoken {
        let frame = egui::Frame::new().fill(ui::glass()).inner_margin(egui::Margin::symmetric(16, 8));
        egui::Area::new("words".into()).anchor(Align2::CENTER_BOTTOM, [0.0, 0.0]).show(context, |panel| {
            frame.show(panel, |panel| {
                let size = egui::vec2(screen.width() - 32.0, HEIGHT - 16.0);
                let layout = egui::Layout::top_down(egui::Align::Center);
                panel.allocate_ui_with_layout(size, layout, |panel| {
                    panel.set_min_size(size);
                    panel.add(egui::Label::new(director.caption()).wrap());
                });
            });
        });
        left.max.y -= HEIGHT;
    }
    free.set_if_neq(FreeArea(left));
    Ok(())
}
