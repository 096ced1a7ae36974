//! Parts of scenes: any moment of a match can be shown without everything before it.

use super::scene::Scene;
use crate::texts::Words;

/// How long the starting position of a part is shown, in seconds.
const OPENING_SECS: f32 = 0.5;

/// Why a scene has no such part.
#[derive(Copy, Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoPart {
    /// Action number 0.
    #[error("actions are counted from 1")]
    Zero,
    /// A number beyond the last action.
    #[error("there is no action {wanted}: there are {all} in all")]
    Beyond {
        /// The requested action.
        wanted: usize,
        /// How many actions there are.
        all: usize,
    },
    /// An end before the beginning.
    #[error("action {to} comes before action {from}")]
    Backwards {
        /// The first action.
        from: usize,
        /// The last one.
        to: usize,
    },
}

impl Scene {
    /// The scene without captions, and without the time to read them.
    #[must_use]
    pub fn without_words(mut self) -> Self {
        self.opening.caption = Words::default();
        // Hold times are for reading; only the opening position stays for a moment.
        self.opening.hold_secs = Some(self.opening.hold_secs.map_or(OPENING_SECS, |secs| secs.min(OPENING_SECS)));
        for step in &mut self.steps {
            step.caption = Words::default();
            step.hold_secs = step.hold_secs.map(|secs| secs.min(OPENING_SECS));
        }
        self
    }

    /// The part from action `from` to action `to`, inclusive, from 1; by default the whole scene. Earlier actions are
    /// played unseen, so that draw rules and dice continue as in the whole scene. [`Scene::lay`] checks that they are
    /// legal.
    ///
    /// # Errors
    ///
    /// Where there are no such actions.
    pub fn part(mut self, from: Option<usize>, to: Option<usize>) -> Result<Self, NoPart> {
        if from.is_none() && to.is_none() {
            return Ok(self);
        }
        let all = self.steps.len();
        for wanted in from.into_iter().chain(to) {
            if wanted == 0 {
                return Err(NoPart::Zero);
            }
            if wanted > all {
                return Err(NoPart::Beyond { wanted, all });
            }
        }
        let (from, to) = (from.unwrap_or(1), to.unwrap_or(all));
        if from > to {
            return Err(NoPart::Backwards { from, to });
        }
        self.steps.truncate(to);
        let passed: Vec<_> = self.steps.drain(..from - 1).collect();
        if passed.is_empty() {
            return Ok(self);
        }
        // Start with the last caption and the last camera target before the part.
        if let Some(step) = passed.iter().rfind(|step| !step.caption.is_empty()) {
            self.opening.caption.clone_from(&step.caption);
        }
        if let Some(camera) = passed.iter().rev().find_map(|step| step.camera.as_ref()) {
            self.opening.camera.clone_from(camera);
        }
        self.opening.hold_secs = Some(OPENING_SECS);
        self.before.extend(passed);
        Ok(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Record;
    use crate::showcase::catalog;

    #[test]
    fn parts_go_on_as_the_whole_does() {
        for scene in catalog() {
            let whole = scene.play().unwrap();
            for from in 1..=scene.steps.len() {
                let part = scene.clone().part(Some(from), None).unwrap();
                let run = part.play().unwrap();
                assert_eq!((part.before.len(), run.frames.len()), (from - 1, whole.frames.len() + 1 - from));
                for (frame, of_whole) in run.frames.iter().zip(&whole.frames[from - 1..]) {
                    assert_eq!(frame.table.to_text(), of_whole.table.to_text(), "{}", scene.name);
                }
                assert_eq!(part.record(), scene.record());
                let only = scene.clone().part(Some(from), Some(from)).unwrap();
                assert_eq!(only.steps, scene.steps[from - 1..from]);
            }
        }
    }

    #[test]
    fn without_words_nothing_is_read_and_all_is_played() {
        for scene in catalog() {
            let told = scene.clone().without_words();
            assert!(told.opening.caption.is_empty() && told.steps.iter().all(|step| step.caption.is_empty()));
            let opening = told.opening.hold_secs();
            assert!(opening > 0.0 && opening <= OPENING_SECS, "{}: {opening}", scene.name);
            assert!(told.steps.iter().all(|step| step.hold_secs.is_none_or(|secs| secs <= OPENING_SECS)));
            let actions = |scene: &Scene| scene.steps.iter().map(|step| step.action).collect::<Vec<_>>();
            assert_eq!(actions(&told), actions(&scene));
        }
    }

    #[test]
    fn a_part_of_a_record_has_its_past() {
        let record = Record::parse(include_str!("../../tests/data/auction-dice.bgr")).unwrap();
        let scene = Scene::of_record("dice.bgr", &record).unwrap().part(Some(200), Some(210)).unwrap();
        let (run, replay) = (scene.play().unwrap(), record.replay().unwrap());
        assert_eq!(run.start.to_text(), replay.position(199).unwrap().to_text());
        // Including the history for draw rules.
        assert_eq!(format!("{:?}", run.frames[10].table), format!("{:?}", replay.position(210).unwrap()));
        assert_eq!(run.frames.len(), 11);
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let scene = catalog().swap_remove(1);
        let all = scene.steps.len();
        let part = |from, to| scene.clone().part(from, to).map(|part| part.steps.len());
        assert_eq!(part(None, None), Ok(all));
        assert_eq!(part(None, Some(1)), Ok(1));
        assert_eq!(part(Some(0), None), Err(NoPart::Zero));
        assert_eq!(part(None, Some(all + 1)), Err(NoPart::Beyond { wanted: all + 1, all }));
        let three = Record::parse("[Game \"pothole\"]\n\nc2d2 end b5c5 *").unwrap();
        let three = Scene::of_record("x", &three).unwrap();
        assert_eq!(three.clone().part(Some(3), Some(2)), Err(NoPart::Backwards { from: 3, to: 2 }));
        // Earlier actions must be legal, too.
        let mut broken = three.part(Some(3), None).unwrap();
        broken.before[1] = broken.before[0].clone();
        assert!(broken.lay().is_err() && broken.play().is_err());
        // A game without actions is shown as a whole.
        let nothing = Scene::of_record("x", &Record::parse("[Game \"knot\"]\n\n*").unwrap()).unwrap();
        assert!(nothing.clone().part(None, None).is_ok() && nothing.part(Some(1), None).is_err());
    }
}
