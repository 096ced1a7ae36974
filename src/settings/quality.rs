//! How finely the table is drawn.

use serde::{Deserialize, Deserializer, Serialize};

use crate::texts::text;

/// The quality of the drawing, from the finest to the fastest.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Quality {
    /// Shadows, antialiasing, all particles, and every pixel of the window.
    #[default]
    High,
    /// Three quarters of the window's resolution, a smaller shadow map, and half of the particles.
    Medium,
    /// Three fifths of the resolution, without shadows and antialiasing, and few particles.
    Low,
    /// As `Low`, with the window's resolution but without the surroundings, which are most of what is drawn, and in even
    /// light.
    Plain,
}

impl Quality {
    /// All qualities, from the finest to the fastest.
    pub const ALL: [Self; 4] = [Self::High, Self::Medium, Self::Low, Self::Plain];

    /// The name of the quality.
    pub fn title(self) -> String {
        match self {
            Self::High => text!("settings-graphics-high"),
            Self::Medium => text!("settings-graphics-medium"),
            Self::Low => text!("settings-graphics-low"),
            Self::Plain => text!("settings-graphics-plain"),
        }
    }

    /// The next faster quality.
    pub fn lower(self) -> Option<Self> {
        Self::ALL.into_iter().find(|&quality| quality > self)
    }

    /// The share of the window's resolution in which the table is drawn.
    pub const fn scale(self) -> f32 {
        match self {
            Self::High | Self::Plain => 1.0,
            Self::Medium => 0.75,
            Self::Low => 0.6,
        }
    }

    /// Whether edges are smoothed.
    pub fn is_smooth(self) -> bool {
        self <= Self::Medium
    }

    /// The side of the sun's shadow map in pixels, or none without shadows.
    pub const fn shadow_map(self) -> Option<usize> {
        match self {
            Self::High => Some(2048),
            Self::Medium => Some(1024),
            Self::Low | Self::Plain => None,
        }
    }

    /// Whether the sky and the lamp behind the board light the table beside the sun. A processor draws for a third longer
    /// with them.
    pub fn has_sky(self) -> bool {
        self < Self::Plain
    }

    /// The share of particles that are shown.
    pub const fn specks(self) -> f32 {
        match self {
            Self::High => 1.0,
            Self::Medium => 0.5,
            Self::Low | Self::Plain => 0.25,
        }
    }
}

/// Reads a quality, `null` for the machine's choice, or the switch that older settings have in its place.
pub(super) fn read<'de, D: Deserializer<'de>>(source: D) -> Result<Option<Quality>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Quality(Option<Quality>),
        IsPlain(bool),
    }
    Ok(match Written::deserialize(source)? {
        Written::Quality(quality) => quality,
        Written::IsPlain(is_plain) => is_plain.then_some(Quality::Plain),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    fn read_graphics(text: &str) -> Option<Quality> {
        serde_json::from_str::<Settings>(text).unwrap().graphics
    }

    #[test]
    fn the_switch_of_older_settings_is_read() {
        assert_eq!(read_graphics(r#"{"plain_drawing":true}"#), Some(Quality::Plain));
        assert_eq!(read_graphics(r#"{"plain_drawing":false}"#), None);
        assert_eq!(read_graphics("{}"), None);
    }

    #[test]
    fn every_quality_is_kept() {
        for graphics in Quality::ALL.into_iter().map(Some).chain([None]) {
            let kept = serde_json::to_string(&Settings { graphics, ..Settings::default() }).unwrap();
            assert_eq!(read_graphics(&kept), graphics, "{kept}");
        }
        assert!(serde_json::from_str::<Settings>(r#"{"graphics":"splendid"}"#).is_err());
    }

    #[test]
    fn each_quality_is_faster_than_the_one_before() {
        for pair in Quality::ALL.windows(2) {
            assert_eq!(pair[0].lower(), Some(pair[1]));
            assert!(pair[0].specks() >= pair[1].specks() && pair[0].shadow_map() >= pair[1].shadow_map());
        }
        assert_eq!(Quality::Plain.lower(), None);
    }
}
