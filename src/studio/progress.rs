//! The progress of a film.

/// The progress of a film.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Progress {
    /// The fraction done, from 0 to 1; never decreases.
    pub part: f32,
    /// Actions that have begun.
    pub begun: usize,
    /// The total number of actions.
    pub actions: usize,
    /// Seconds of the scene played so far.
    pub secs: f32,
}

/// Measures progress frame by frame.
#[derive(Default, Debug)]
pub(super) struct Meter {
    begun: usize,
    /// The longest remaining time seen for the current action, in seconds.
    most_secs: f32,
    part: f32,
}

impl Meter {
    /// `begun` of `all` actions have begun, and the current one lasts `left_secs` more seconds; returns the fraction
    /// done.
    pub(super) fn look(&mut self, (begun, all): (usize, usize), left_secs: f32) -> f32 {
        let is_new = begun > self.begun;
        if is_new {
            (self.begun, self.most_secs) = (begun, 0.0);
        }
        self.most_secs = self.most_secs.max(left_secs);
        let running = match self.most_secs {
            _ if is_new => 1.0,
            0.0 => 0.0,
            most => left_secs / most,
        };
        let part = (begun as f32 - running) / all.max(1) as f32;
        self.part = self.part.max(part).min(1.0);
        self.part
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_counts_as_it_goes_on() {
        let mut meter = Meter::default();
        // One of two actions, four seconds long; its end is extended once; the second action takes no time.
        let looks = [(0, 0.0), (1, 4.0), (1, 3.0), (1, 3.5), (1, 1.0), (1, 0.0), (2, 0.0), (2, 0.0)];
        let parts = looks.map(|(begun, left_secs)| meter.look((begun, 2), left_secs));
        assert_eq!(parts, [0.0, 0.0, 0.125, 0.125, 0.375, 0.5, 0.5, 1.0]);
        // Without actions there is no progress.
        assert_eq!(Meter::default().look((0, 0), 0.0), 0.0);
    }
}
