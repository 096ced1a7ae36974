//! The curtain in front of the first screen, and of a board whose models are still loading. It rises when everything
//! can be drawn, so that nothing pops in.

use core::time::Duration;

use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{ExtractSchedule, MainWorld, RenderApp};
use bevy::time::Real;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::loading::show_card;
use super::screen::Screen;
use crate::texts::text;
use crate::theme::{board, ui};
use crate::ui::PanelSystems;
use crate::view::{Drawing, Layout, Mipmaps, Models, PlaceIsUp, ask_for_all_models};

/// The number of consecutive complete frames required: missing things are only requested when a frame needs them.
const STEADY_FRAMES: u32 = 3;
/// The longest wait for anything but models. The game can be played without the rest.
const PATIENCE: Duration = Duration::from_secs(20);
/// The longest wait for the surroundings. Until they are there the board is on plain ground: on a page they come from afar.
const PATIENCE_FOR_PLACE: Duration = if cfg!(target_arch = "wasm32") { Duration::from_secs(3) } else { PATIENCE };

/// Exists while the curtain is down.
#[derive(Resource, Copy, Clone, Debug, Default)]
pub struct Curtain {
    fell: Option<Duration>,
    steady: u32,
    part: f32,
}

impl Curtain {
    /// The loaded part of everything that is waited for, 0 to 1. It never decreases.
    pub fn part(&self) -> f32 {
        self.part
    }
}

/// How many pipelines were requested from the GPU, and how many are compiled. Without rendering none is missing.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
struct Compiled {
    asked: usize,
    there: usize,
}

impl Compiled {
    fn is_all(self) -> bool {
        self.there == self.asked
    }

    fn part(self) -> f32 {
        if self.is_all() { 1.0 } else { self.there as f32 / self.asked as f32 }
    }
}

/// The things waited for besides model files: the surroundings, the pipelines, and steady frames. Textures are small
/// and load along with these; nothing that needs them is drawn before.
const OTHERS: usize = 3;

/// The loaded part, where `come` model files of `files` have been loaded.
fn part_of((come, files): (usize, usize), place_is_up: bool, compiled: Compiled, steady: u32) -> f32 {
    let mut there = come as f32 + if place_is_up { 1.0 } else { 0.0 };
    // Models that are not loaded have not requested their pipelines yet.
    if come == files && place_is_up {
        there += compiled.part() + steady.min(STEADY_FRAMES) as f32 / STEADY_FRAMES as f32;
    }
    there / (files + OTHERS) as f32
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Compiled>()
        .add_systems(OnEnter(Screen::Ready), fall)
        .add_systems(OnEnter(Screen::Trouble), |mut commands: Commands| commands.remove_resource::<Curtain>())
        .add_systems(Update, rise.run_if(resource_exists::<Curtain>))
        // Not earlier, so that the first view does not wait for models that are not needed yet.
        .add_systems(Update, ask_for_all_models.run_if(resource_removed::<Curtain>))
        .add_systems(Update, fall.run_if(lacks_models.and_then(not(resource_exists::<Curtain>))))
        .add_systems(EguiPrimaryContextPass, show.after(PanelSystems::Dialogs).run_if(resource_exists::<Curtain>));
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(ExtractSchedule, tell_compiled);
    }
}

fn tell_compiled(mut world: ResMut<MainWorld>, pipelines: Res<PipelineCache>) {
    let (asked, waiting) = (pipelines.pipelines().count(), pipelines.waiting_pipelines().count());
    let compiled = Compiled { asked, there: asked.saturating_sub(waiting) };
    if let Some(mut told) = world.get_resource_mut::<Compiled>() {
        told.set_if_neq(compiled);
    }
}

/// Whether a board would be shown without its pieces.
fn lacks_models(screen: Res<State<Screen>>, models: Res<Models>, layout: Res<Layout>) -> bool {
    let is_shown = matches!(screen.get(), Screen::Title | Screen::Match | Screen::Showcase);
    is_shown && !models.have(layout.game())
}

/// Lowers the curtain and stops time, so that neither clocks nor scenes run behind it.
fn fall(mut time: ResMut<Time<Virtual>>, mut commands: Commands) {
    time.pause();
    commands.init_resource::<Curtain>();
}

fn rise(
    time: Res<Time<Real>>,
    (place, models, mipmaps, layout): (Res<PlaceIsUp>, Res<Models>, Res<Mipmaps>, Res<Layout>),
    drawing: Res<Drawing>,
    compiled: Res<Compiled>,
    mut curtain: ResMut<Curtain>,
    mut table: ResMut<Time<Virtual>>,
    mut commands: Commands,
) {
    let waited = curtain.fell.map_or(Duration::ZERO, |fell| time.elapsed().saturating_sub(fell));
    let place_is_up = place.0 || drawing.is_plain() || waited > PATIENCE_FOR_PLACE;
    let all_there = models.have(layout.game()) && mipmaps.are_made() && place_is_up && compiled.is_all();
    curtain.steady = if all_there { curtain.steady + 1 } else { 0 };
    let part = part_of(models.come(layout.game()), place_is_up, *compiled, curtain.steady);
    curtain.part = curtain.part.max(part);
    if !models.have(layout.game()) {
        curtain.fell = None;
        return;
    }
    curtain.fell.get_or_insert(time.elapsed());
    if curtain.steady >= STEADY_FRAMES || waited > PATIENCE {
        table.unpause();
        commands.remove_resource::<Curtain>();
    }
}

fn show(mut contexts: EguiContexts, curtain: Res<Curtain>) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let cover = egui::Area::new("curtain".into()).order(egui::Order::Foreground).fixed_pos(screen.min);
    cover.show(context, |panel| {
        panel.allocate_rect(screen, egui::Sense::click_and_drag());
        panel.painter().rect_filled(screen, 0.0, ui::of(board::BACKDROP));
    });
    show_card(context, curtain.part, &text!("curtain"));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::GameId;
    use crate::screens::loading::LOADED_PART;

    #[test]
    fn what_has_come_grows_up_to_all() {
        let some = Compiled { asked: 8, there: 6 };
        let all = Compiled { asked: 8, there: 8 };
        let parts = [
            part_of((0, 2), false, all, 0),
            part_of((1, 2), false, all, 0),
            part_of((2, 2), false, all, 0),
            part_of((2, 2), true, some, 0),
            part_of((2, 2), true, all, 0),
            part_of((2, 2), true, all, 2),
            part_of((2, 2), true, all, STEADY_FRAMES),
        ];
        assert!(parts.is_sorted_by(|a, b| a < b) && parts[0] == 0.0 && parts[6] == 1.0, "{parts:?}");
        // Without rendering.
        assert_eq!(part_of((1, 1), true, Compiled::default(), STEADY_FRAMES), 1.0);
    }

    #[test]
    fn it_goes_on_where_the_loading_screen_has_come_to() {
        for game in GameId::ALL {
            let (_, files) = Models::default().come(game);
            assert!(part_of((1, files), false, Compiled::default(), 0) >= LOADED_PART, "{game:?}");
        }
    }
}
