//! Plays the games of a study.

use std::time::Duration;

use crate::bots::Player;
use crate::cli::arena::ArenaRunner;
use crate::cli::error::CliError;
use crate::cli::workers::{Order, Workers};
use crate::lab::{Played, Study};

/// Plays games of a study by their numbers.
pub(super) struct StudyRunner<'a> {
    study: &'a Study,
    /// One for each variant.
    variants: Vec<ArenaRunner>,
    threads: Option<usize>,
}

impl<'a> StudyRunner<'a> {
    pub(super) fn new(study: &'a Study, threads: Option<u16>) -> Result<Self, CliError> {
        let runner = |variant| ArenaRunner::new(&study.plan(variant), None, Duration::ZERO);
        let variants = (0..study.variants.len()).map(runner).collect::<Result<_, _>>()?;
        Ok(Self { study, variants, threads: threads.map(usize::from) })
    }

    /// Plays the games with these numbers, and passes each to `take` as soon as it is over.
    pub(super) fn play(
        &self,
        numbers: &[u64],
        take: &mut dyn FnMut(Played) -> Result<bool, CliError>,
    ) -> Result<(), CliError> {
        let workers = Workers::new(self.threads, Order::Done, 1);
        workers.each(numbers, &|| self.seat(), &|number, players| self.play_one(number, players), take)
    }

    /// The players of a thread: as many as the fullest variant needs, since all are of a kind.
    fn seat(&self) -> Result<Vec<Box<dyn Player>>, CliError> {
        let fullest = self.variants.iter().max_by_key(|variant| variant.table().specs.len());
        fullest.map_or_else(|| Ok(vec![]), ArenaRunner::seat)
    }

    fn play_one(&self, number: u64, players: &mut [Box<dyn Player>]) -> Result<Played, CliError> {
        // The numbers come from the study, or from files that were checked against it.
        let (variant, opening) = self.study.game(number).unwrap_or_default();
        let (runner, plan) = (&self.variants[variant], self.study.plan(variant));
        let persons = runner.table().specs.len();
        let start = plan.openings.opening(plan.game, &plan.options, plan.seed, opening)?;
        let limits = self.study.limits(variant, opening, &runner.table().seating);
        let bout = runner.play_from(&start, opening, 0, limits, &mut players[..persons])?;
        Ok(Played::of(number, start.actions.len(), bout)?)
    }
}
