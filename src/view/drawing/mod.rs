//! How finely the table is drawn: as set, or as the machine can.

mod resolution;

use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

use crate::settings::{Quality, Settings};
use crate::view::systems::ViewSystems;

/// The quality of the drawing.
#[derive(Resource, Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawing(pub Quality);

impl Drawing {
    /// Whether the surroundings of the board are left out.
    pub fn is_plain(self) -> bool {
        self.0 == Quality::Plain
    }
}

/// What the machine can, which counts unless a quality is set. `screens::pace` measures it.
#[derive(Resource, Copy, Clone, PartialEq, Debug, Default)]
pub struct MachineQuality {
    /// The quality that is drawn fast enough, as far as is known.
    pub quality: Quality,
    /// The frames per second that were too few for a finer quality.
    pub frames: Option<u32>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Drawing>()
        .init_resource::<MachineQuality>()
        .add_systems(Startup, know_processors)
        .add_systems(
            Update,
            choose
                .run_if(resource_changed::<Settings>.or_else(resource_changed::<MachineQuality>))
                .before(ViewSystems::Hands),
        )
        .add_plugins(resolution::plugin);
}

/// Without a graphics card the processor draws: nothing but the plainest is fast enough.
fn know_processors(adapter: Option<Res<RenderAdapterInfo>>, mut machine: ResMut<MachineQuality>) {
    if adapter.is_some_and(|adapter| adapter.device_type == wgpu_types::DeviceType::Cpu) {
        machine.quality = Quality::Plain;
    }
}

fn choose(settings: Res<Settings>, machine: Res<MachineQuality>, mut drawing: ResMut<Drawing>) {
    drawing.set_if_neq(Drawing(settings.graphics.unwrap_or(machine.quality)));
}
