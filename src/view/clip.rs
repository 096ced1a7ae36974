//! Clips: each effect as a motion with a start and a duration.
//!
//! All times are seconds at the usual speed. Clips are made from effects alone: what they show has already happened.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::board::Layout;
use crate::rules::{Chip, Death, Effect, Heading, Kind, PieceId, PotholeId, Seat, Square, TablePothole, Tableau};

/// How a piece gets along.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) enum Gait {
    /// A king strides, with a little hop at each step.
    Stride,
    /// Cars turn to where they drive, speed up and brake.
    Drive,
    /// Dirt devils and cyclones swirl along the ring.
    Swirl,
    /// Dozers grind on at an even pace.
    Grind,
}

impl Gait {
    fn of(kind: Kind) -> Self {
        match kind.letter() {
            'k' => Self::Stride,
            'd' | 'y' => Self::Swirl,
            'b' | 'm' => Self::Grind,
            _ => Self::Drive,
        }
    }

    /// Seconds a cell.
    fn pace(self) -> f32 {
        match self {
            Self::Stride => 0.42,
            Self::Drive => 0.27,
            Self::Swirl => 0.24,
            Self::Grind => 0.5,
        }
    }

    /// Seconds to turn before setting off.
    fn turn(self) -> f32 {
        match self {
            Self::Stride | Self::Swirl => 0.0,
            Self::Drive => 0.2,
            Self::Grind => 0.35,
        }
    }
}

/// What a clip shows.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Motion {
    /// A piece turns to where it will go.
    Turn { piece: PieceId, towards: Vec3 },
    /// A piece goes along a way.
    Travel { piece: PieceId, way: Vec<Vec3>, gait: Gait },
    /// A piece is pushed along, evenly.
    Shove { piece: PieceId, to: Vec3 },
    /// A piece tips over the edge and falls beside the board.
    DropOff { piece: PieceId, heading: Vec3 },
    /// A piece tumbles into a pothole.
    Tumble { piece: PieceId, heading: Vec3 },
    /// A captured piece is knocked off the board.
    Knock { piece: PieceId, heading: Vec3 },
    /// A piece is taken away.
    Vanish { piece: PieceId },
    /// A piece leaps, and comes down in another army's colour.
    Defect { piece: PieceId, seat: Seat, kind: Kind },
    /// A chip flies in and slides under the piece.
    GainChip { piece: PieceId, chip: Chip },
    /// A piece rises in a spin and comes down promoted.
    Promote { piece: PieceId, kind: Kind },
    /// A pothole's lid rises.
    CloseHole { pothole: PotholeId },
    /// A pothole, at another square, sinks its lid.
    OpenHole { pothole: PotholeId, to: Square },
    /// A pothole's collar or lock changes.
    Refit { pothole: PotholeId, now: TablePothole },
}

/// A motion in time.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Clip {
    pub(super) start: f32,
    pub(super) secs: f32,
    pub(super) motion: Motion,
}

impl Clip {
    pub(super) fn end(&self) -> f32 {
        self.start + self.secs
    }
}

/// The effects of one action as clips from `start` on. `tableau` is the table before, and is brought up to date.
pub(super) fn compose(effects: &[Effect], tableau: &mut Tableau, layout: &Layout, start: f32) -> Vec<Clip> {
    let mut script = Script {
        layout,
        clips: Vec::new(),
        start,
        pace: 0.0,
        arrivals: BTreeMap::new(),
        wave: None,
        epicentre: Vec3::ZERO,
    };
    for effect in effects {
        script.add(effect, tableau);
        tableau.apply(effect);
    }
    script.clips
}

/// Clips being written.
struct Script<'a> {
    layout: &'a Layout,
    clips: Vec<Clip>,
    /// When the mover sets off.
    start: f32,
    /// Seconds a cell of the mover.
    pace: f32,
    /// When each piece that moves comes to rest, and the way it was going.
    arrivals: BTreeMap<PieceId, (f32, Vec3)>,
    /// When the wave of an annexation began.
    wave: Option<f32>,
    /// Where the mover came to rest.
    epicentre: Vec3,
}

impl Script<'_> {
    fn clip(&mut self, start: f32, secs: f32, motion: Motion) {
        self.clips.push(Clip { start, secs, motion });
    }

    /// When everything so far is over.
    fn end(&self) -> f32 {
        self.clips.iter().map(Clip::end).fold(self.start, f32::max)
    }

    /// When `piece` has come to rest.
    fn arrival(&self, piece: PieceId) -> f32 {
        self.arrivals.get(&piece).map_or_else(|| self.end(), |&(arrival, _)| arrival)
    }

    fn add(&mut self, effect: &Effect, tableau: &Tableau) {
        match effect {
            Effect::PieceMoved { piece, path, .. } => self.travel(*piece, path, tableau),
            &Effect::PiecePushed { piece, from, heading, after, cells } => {
                self.shove(piece, from, heading, after, cells);
            }
            &Effect::PieceDied { piece, death } => self.die(piece, death),
            &Effect::PotholeMoved { pothole, to, .. } => {
                self.clip(self.start, 0.45, Motion::CloseHole { pothole });
                self.clip(self.start + 0.5, 0.5, Motion::OpenHole { pothole, to });
            }
            &Effect::PieceAnnexed { piece, to, kind } => self.defect(piece, to, kind, tableau),
            &Effect::ChipGained { piece, chip } => {
                self.clip(self.arrival(piece), 0.55, Motion::GainChip { piece, chip });
            }
            &Effect::PiecePromoted { piece, kind } => {
                let start = self.end() + 0.05;
                self.clip(start, 1.1, Motion::Promote { piece, kind });
            }
            Effect::PotholeAnnexed { pothole, .. }
            | Effect::PotholeLocked { pothole, .. }
            | Effect::PotholeUnlocked { pothole } => {
                let mut after = tableau.clone();
                after.apply(effect);
                if let Some(&now) = after.potholes.get(pothole) {
                    let start = self.end();
                    self.clip(start, 0.25, Motion::Refit { pothole: *pothole, now });
                }
            }
            &Effect::PieceHoarded { piece, .. } | &Effect::PieceWoken { piece, .. } => {
                let start = self.arrival(piece);
                self.clip(start, 0.6, Motion::Vanish { piece });
            }
            Effect::ActionTaken { .. }
            | Effect::PieceAppeared { .. }
            | Effect::PlayerLeft { .. }
            | Effect::CheckGiven { .. }
            | Effect::PieceOffered { .. }
            | Effect::BidMade { .. }
            | Effect::OfferDeclined { .. }
            | Effect::TradeMade { .. }
            | Effect::PiecePlaced { .. }
            | Effect::TokenTaken { .. }
            | Effect::DiceRolled { .. }
            | Effect::PieceDropped { .. }
            | Effect::TurnPassed { .. }
            | Effect::TurnEnded { .. }
            | Effect::GameEnded { .. } => {}
        }
    }

    fn travel(&mut self, piece: PieceId, path: &[Square], tableau: &Tableau) {
        let Some(kind) = tableau.pieces.get(&piece).map(|piece| piece.kind) else { return };
        let gait = Gait::of(kind);
        let way: Vec<Vec3> = path.iter().map(|&square| self.layout.place(square)).collect();
        let [.., before, last] = way[..] else { return };
        if gait.turn() > 0.0 {
            self.clip(self.start, gait.turn(), Motion::Turn { piece, towards: way[1] - way[0] });
            self.start += gait.turn();
        }
        self.pace = gait.pace();
        self.epicentre = last;
        let secs = self.pace * (way.len() - 1) as f32;
        self.arrivals.insert(piece, (self.start + secs, last - before));
        self.clip(self.start, secs, Motion::Travel { piece, way, gait });
    }

    fn shove(&mut self, piece: PieceId, from: Square, heading: Heading, after: u8, cells: u8) {
        let along = Vec3::new(f32::from(heading.file), 0.0, -f32::from(heading.rank));
        let start = self.start + self.pace * f32::from(after);
        let secs = self.pace * f32::from(cells);
        let to = self.layout.place(from) + along * f32::from(cells);
        self.arrivals.insert(piece, (start + secs, along));
        self.clip(start, secs, Motion::Shove { piece, to });
    }

    fn die(&mut self, piece: PieceId, death: Death) {
        let (rest, heading) = self.arrivals.get(&piece).copied().unwrap_or((self.end(), Vec3::Z));
        match death {
            Death::FellOff => self.clip(rest, 0.8, Motion::DropOff { piece, heading }),
            Death::FellInto(_) => self.clip(rest, 0.8, Motion::Tumble { piece, heading }),
            Death::Captured(by) => {
                let (arrival, heading) = self.arrivals.get(&by).copied().unwrap_or((self.end(), Vec3::Z));
                let start = (arrival - 0.12).max(self.start);
                self.clip(start, 0.75, Motion::Knock { piece, heading });
            }
            Death::Removed => {
                let start = self.start;
                self.clip(start, 0.6, Motion::Vanish { piece });
            }
        }
    }

    /// The wave of colour runs outward from the mover.
    fn defect(&mut self, piece: PieceId, seat: Seat, kind: Kind, tableau: &Tableau) {
        let Some(square) = tableau.pieces.get(&piece).map(|piece| piece.square) else { return };
        let begins = self.end() + 0.15;
        let start = *self.wave.get_or_insert(begins);
        let start = start + self.layout.place(square).distance(self.epicentre) * 0.14;
        // A chip that it gains is gained in its new colours.
        self.arrivals.insert(piece, (start + 0.5, Vec3::ZERO));
        self.clip(start, 0.5, Motion::Defect { piece, seat, kind });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Action, GameId, Table};

    /// Plays `token` in the position `text` and returns its clips.
    fn clips_of(text: &str, token: &str) -> Vec<Clip> {
        let mut table: Box<dyn Table> = GameId::Pothole.set_up([], Some(text)).unwrap();
        let mut tableau = table.tableau();
        let layout = Layout::of(table.board());
        let mut effects = Vec::new();
        table.play(Action::parse(token, table.seats()).unwrap(), &mut effects).unwrap();
        compose(&effects, &mut tableau, &layout, 0.0)
    }

    #[test]
    fn a_chain_falls_one_after_the_other() {
        let clips = clips_of("Bm,2,Br/3,Bb/2,Bd,1/Bk,By,Bc,Wm turn=W", "d1a1");
        let falls: Vec<_> = clips.iter().filter(|clip| matches!(clip.motion, Motion::DropOff { .. })).collect();
        assert_eq!(falls.len(), 3);
        assert!(falls.is_sorted_by(|a, b| a.start < b.start));
    }

    #[test]
    fn a_whirlwind_follows_the_ring() {
        let clips = clips_of("4/1,@1,2/3,@2/3,Wd turn=W", "d1d3");
        let Motion::Travel { way, gait: Gait::Swirl, .. } = &clips[0].motion else { panic!("{clips:?}") };
        assert!(way.windows(2).all(|pair| pair[0].distance(pair[1]) < 1.01), "{way:?}");
        assert_eq!(way.len(), 5);
    }

    #[test]
    fn a_pushed_piece_of_a_dead_king_changes_sides_before_it_gets_its_chip() {
        let position = "3,x,Gd,Gc,Gk/Rd,@R,1,1,1,@G,Gc/7/x,2,Wm,Rc,Rk,x/2,@1,1,@2,2/1,@W,3,@B,1/Wk,2,x,2,Bk turn=W";
        let clips = clips_of(position, "d4e4");
        let of = |wanted: fn(&Motion) -> bool| clips.iter().filter(move |clip| wanted(&clip.motion));
        let chip = of(|motion| matches!(motion, Motion::GainChip { .. })).next().unwrap();
        let Motion::GainChip { piece: lucky, .. } = chip.motion else { unreachable!() };
        let defects = of(|motion| matches!(motion, Motion::Defect { .. }));
        let own = defects.filter(|clip| matches!(clip.motion, Motion::Defect { piece, .. } if piece == lucky));
        assert!(own.map(Clip::end).all(|end| chip.start >= end));
    }

    #[test]
    fn nothing_begins_before_its_action() {
        for clip in clips_of("3,x,Bk,2/7/7/x,5,x/7/2,Wb+nes,4/Wk,2,x,3 turn=W", "c2d2") {
            assert!(clip.start >= 0.0 && clip.secs > 0.0);
        }
    }
}
