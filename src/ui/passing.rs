//! Whether something in the panels passes by itself: a notice, a banner, or the next step of a lesson.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::banner::Banners;
use super::lesson::Coach;
use super::notice::Shown;

/// System parameter that tells whether something in the panels passes by itself.
#[derive(SystemParam)]
pub struct Passing<'w> {
    notices: Res<'w, Shown>,
    banners: Res<'w, Banners>,
    coach: Option<Res<'w, Coach>>,
}

impl Passing<'_> {
    /// Whether anything does.
    pub fn is_going_on(&self) -> bool {
        !self.notices.is_empty()
            || !self.banners.is_empty()
            || self.coach.as_ref().is_some_and(|coach| !coach.is_asking())
    }
}
