//! What the program tells developers: in the terminal, or in the page's console.

use bevy::app::PluginGroupBuilder;
#[cfg(not(target_arch = "wasm32"))]
use bevy::log::LogPlugin;
use bevy::prelude::*;

/// Warnings of the graphics driver are of no use to a player.
#[cfg(not(target_arch = "wasm32"))]
const QUIET: &str = "wgpu=error,naga=warn,bevy_render=warn,winit=error,bevy_egui=error";
#[cfg(target_arch = "wasm32")]
const QUIET: &str = "info,wgpu=error,naga=warn,bevy_render=warn,winit=error,bevy_egui=error";

/// Bevy's plugins, with the log as the game has it.
pub(crate) fn with_log(plugins: DefaultPlugins) -> PluginGroupBuilder {
    #[cfg(not(target_arch = "wasm32"))]
    {
        plugins.set(LogPlugin { filter: QUIET.to_owned(), ..default() })
    }
    #[cfg(target_arch = "wasm32")]
    {
        plugins.build().add_before::<bevy::app::PanicHandlerPlugin>(ConsoleLog)
    }
}

/// Logs to the page's console. Bevy's log would do it too, but it filters by patterns, and the engine for these is a good
/// part of the program.
#[cfg(target_arch = "wasm32")]
struct ConsoleLog;

#[cfg(target_arch = "wasm32")]
impl Plugin for ConsoleLog {
    fn build(&self, _: &mut App) {
        use tracing_log::LogTracer;
        use tracing_log::log::LevelFilter;
        use tracing_subscriber::Registry;
        use tracing_subscriber::filter::Targets;
        use tracing_subscriber::prelude::*;
        use tracing_wasm::{WASMLayer, WASMLayerConfigBuilder};

        let quiet: Targets = QUIET.parse().unwrap_or_default();
        let console = WASMLayer::new(WASMLayerConfigBuilder::new().set_report_logs_in_timings(false).build());
        // Each fails where there is one already, and then that one logs.
        let _ = LogTracer::builder().with_max_level(LevelFilter::Warn).init();
        let _ = tracing::subscriber::set_global_default(Registry::default().with(console).with(quiet));
    }
}
