//! The curtain before the first screen, and before a board whose models have not come yet: it rises when the place stands
//! and everything can be drawn, so that nothing pops in before the players' eyes.

use core::time::Duration;

use bevy::prelude::*;
use bevy::render::render_resource::PipelineCache;
use bevy::render::{ExtractSchedule, MainWorld, RenderApp};
use bevy::time::Real;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::Screen;
use super::loading::show_card;
use crate::settings::Settings;
use crate::texts::text;
use crate::theme::{board, ui};
use crate::ui::PanelSystems;
use crate::view::{Layout, Models, PlaceIsUp};

/// So many frames in a row must have everything, because what a frame lacks is asked for when it is drawn.
const STEADY_FRAMES: u32 = 3;
/// Longer than this nobody waits for what may never come: the game can be played without it. Not without its models.
const PATIENCE: Duration = Duration::from_secs(20);

/// The curtain is down.
#[derive(Resource, Copy, Clone, Debug, Default)]
pub struct Curtain {
    fell: Option<Duration>,
    steady: u32,
}

/// Whether the graphics card has all programs that were asked for. Where nothing is drawn, none is missing.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug)]
struct Compiled(bool);

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Compiled(true))
        .add_systems(OnEnter(Screen::Ready), fall)
        .add_systems(OnEnter(Screen::Trouble), |mut commands: Commands| commands.remove_resource::<Curtain>())
        .add_systems(Update, rise.run_if(resource_exists::<Curtain>))
        .add_systems(Update, fall.run_if(lacks_models.and_then(not(resource_exists::<Curtain>))))
        .add_systems(EguiPrimaryContextPass, show.after(PanelSystems::Dialogs).run_if(resource_exists::<Curtain>));
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        render.add_systems(ExtractSchedule, tell_compiled);
    }
}

fn tell_compiled(mut world: ResMut<MainWorld>, pipelines: Res<PipelineCache>) {
    let compiled = Compiled(pipelines.waiting_pipelines().next().is_none());
    if let Some(mut told) = world.get_resource_mut::<Compiled>() {
        told.set_if_neq(compiled);
    }
}

/// Whether a board is to be seen without its pieces.
fn lacks_models(screen: Res<State<Screen>>, models: Res<Models>, layout: Res<Layout>) -> bool {
    let is_shown = matches!(screen.get(), Screen::Title | Screen::Match | Screen::Showcase);
    is_shown && !models.have(layout.game())
}

/// Neither clocks nor scenes run behind it.
fn fall(mut time: ResMut<Time<Virtual>>, mut commands: Commands) {
    time.pause();
    commands.init_resource::<Curtain>();
}

fn rise(
    time: Res<Time<Real>>,
    (place, models, layout): (Res<PlaceIsUp>, Res<Models>, Res<Layout>),
    settings: Res<Settings>,
    compiled: Res<Compiled>,
    mut curtain: ResMut<Curtain>,
    mut table: ResMut<Time<Virtual>>,
    mut commands: Commands,
) {
    if !models.have(layout.game()) {
        *curtain = Curtain::default();
        return;
    }
    let fell = *curtain.fell.get_or_insert(time.elapsed());
    let all_there = compiled.0 && (place.0 || settings.plain_drawing);
    curtain.steady = if all_there { curtain.steady + 1 } else { 0 };
    if curtain.steady >= STEADY_FRAMES || time.elapsed().saturating_sub(fell) > PATIENCE {
        table.unpause();
        commands.remove_resource::<Curtain>();
    }
}

fn show(mut contexts: EguiContexts) -> Result {
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let cover = egui::Area::new("curtain".into()).order(egui::Order::Foreground).fixed_pos(screen.min);
    cover.show(context, |panel| {
        panel.allocate_rect(screen, egui::Sense::click_and_drag());
        panel.painter().rect_filled(screen, 0.0, ui::of(board::BACKDROP));
    });
    show_card(context, 1.0, &text!("curtain"));
    Ok(())
}
