//! The RON form of a scene's file: the values, and their places in the text.

use ron::value::RawValue;
use serde::Deserialize;

use crate::rules::GameId;

/// The file's values.
#[derive(Deserialize)]
#[serde(rename = "Scene", deny_unknown_fields)]
pub(super) struct Written {
    pub(super) title: Option<String>,
    pub(super) game: GameId,
    #[serde(default)]
    pub(super) options: String,
    pub(super) position: Option<String>,
    pub(super) seed: Option<u64>,
    #[serde(default)]
    pub(super) opening: WrittenOpening,
    pub(super) steps: Vec<WrittenStep>,
}

#[derive(Deserialize, Default)]
#[serde(rename = "Opening", deny_unknown_fields)]
pub(super) struct WrittenOpening {
    pub(super) caption: Option<String>,
    #[serde(default)]
    pub(super) camera: WrittenCamera,
    pub(super) hold: Option<f32>,
}

#[derive(Deserialize)]
#[serde(rename = "Step", deny_unknown_fields)]
pub(super) struct WrittenStep {
    pub(super) action: String,
    pub(super) caption: Option<String>,
    pub(super) rule: Option<String>,
    pub(super) camera: Option<WrittenCamera>,
    pub(super) slow: Option<f32>,
    pub(super) hold: Option<f32>,
    #[serde(default)]
    pub(super) refused: Vec<String>,
    #[serde(default)]
    pub(super) shows: Vec<String>,
}

#[derive(Deserialize, Default)]
#[serde(rename = "Camera")]
pub(super) enum WrittenCamera {
    #[default]
    Whole,
    Near(Vec<String>),
    Low(Vec<String>),
}

/// The same file again, for the places of its values.
#[derive(Deserialize)]
#[serde(rename = "Scene")]
pub(super) struct Places<'a> {
    #[serde(borrow)]
    pub(super) title: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) options: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) position: Option<&'a RawValue>,
    #[serde(borrow, default)]
    pub(super) opening: OpeningPlaces<'a>,
    #[serde(borrow)]
    pub(super) steps: Vec<StepPlaces<'a>>,
}

#[derive(Deserialize, Default)]
#[serde(rename = "Opening")]
pub(super) struct OpeningPlaces<'a> {
    #[serde(borrow)]
    pub(super) caption: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) camera: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) hold: Option<&'a RawValue>,
}

#[derive(Deserialize)]
#[serde(rename = "Step")]
pub(super) struct StepPlaces<'a> {
    #[serde(borrow)]
    pub(super) action: &'a RawValue,
    #[serde(borrow)]
    pub(super) caption: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) camera: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) slow: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) hold: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) refused: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) shows: Option<&'a RawValue>,
}
