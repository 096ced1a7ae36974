//! How far a film has come.

/// How far a film has come.
#[derive(Copy, Clone, PartialEq, Debug, Default)]
pub struct Progress {
    /// The part of it that is done, from 0 to 1. It only grows.
    pub part: f32,
    /// Actions that have begun.
    pub begun: usize,
    /// All actions.
    pub actions: usize,
    /// Seconds of the scene that have been played.
    pub secs: f32,
}

/// Looks at a scene frame by frame: what part of it has been shown.
#[derive(Default, Debug)]
pub(super) struct Meter {
    begun: usize,
    /// The most that was left of the action that began last.
    most_secs: f32,
    part: f32,
}

impl Meter {
    /// `begun` actions of `all` have begun, and the last of them goes on for so many seconds.
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
        // One action of two, four seconds long; a last act is put in; then the other one, which is not seen at all.
        let looks = [(0, 0.0), (1, 4.0), (1, 3.0), (1, 3.5), (1, 1.0), (1, 0.0), (2, 0.0), (2, 0.0)];
        let parts = looks.map(|(begun, left_secs)| meter.look((begun, 2), left_secs));
        assert_eq!(parts, [0.0, 0.0, 0.125, 0.125, 0.375, 0.5, 0.5, 1.0]);
        // Where nothing is played, nothing is done.
        assert_eq!(Meter::default().look((0, 0), 0.0), 0.0);
    }
}
