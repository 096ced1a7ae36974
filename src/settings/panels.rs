//! The size of panels on the screen.

use bevy::math::Vec2;
use bevy::prelude::Resource;

use super::Settings;

/// The largest window, in points, in which panels have their usual size.
const USUAL: Vec2 = Vec2::new(2560.0, 1440.0);
/// How many times their usual size they get at most by the window.
const MOST: f32 = 2.0;

/// The scale of panels: as set, and more in a window that is larger than panels are made for, such as that of a screen with
/// 3840x2160 points.
#[derive(Resource, Copy, Clone, PartialEq, Debug)]
pub struct PanelScale(pub f32);

impl PanelScale {
    /// The scale in a window of this size in points.
    pub fn of(settings: &Settings, window: Vec2) -> Self {
        Self(settings.panel_scale * (window / USUAL).min_element().clamp(1.0, MOST))
    }
}

impl Default for PanelScale {
    fn default() -> Self {
        Self(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panels_grow_in_large_windows_only() {
        let scale = |width: f32, height: f32, panel_scale: f32| {
            PanelScale::of(&Settings { panel_scale, ..Settings::default() }, Vec2::new(width, height)).0
        };
        for (width, height) in [(390.0, 844.0), (1280.0, 720.0), (1920.0, 1080.0), (2560.0, 1440.0), (3440.0, 1440.0)] {
            assert_eq!(scale(width, height, 1.0), 1.0, "{width}x{height}");
            assert_eq!(scale(width, height, 1.25), 1.25, "{width}x{height}");
        }
        assert_eq!(scale(3840.0, 2160.0, 1.0), 1.5);
        assert_eq!(scale(3840.0, 2160.0, 2.0), 3.0);
        assert_eq!(scale(15360.0, 8640.0, 1.0), MOST);
        assert_eq!(scale(0.0, 0.0, 1.0), 1.0, "a window that is only being opened");
    }
}
