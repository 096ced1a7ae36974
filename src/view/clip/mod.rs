//! Clips: each effect as a motion with a start and a duration.
//!
//! All times are seconds at the usual speed. Clips are made from effects alone: what they show has already happened.

mod hand;

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::board::Layout;
use super::figure::Figure;
use super::looks::Gait;
use super::pose::charge;
use crate::rules::{
    Chip, Death, Effect, Heading, Kind, Manner, PieceId, PieceState, PotholeId, PotholeState, Seat, Snapshot, Square,
};

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
    /// A piece that was not on the board comes down onto it.
    Appear { piece: PieceId, now: Figure, to: Transform },
    /// A piece dissolves here and takes shape there.
    Teleport { piece: PieceId, to: Vec3 },
    /// A piece is hurled along a way, head over heels.
    Hurl { piece: PieceId, way: Vec<Vec3> },
    /// A piece throws a part of itself along a way, and has it back.
    Throw { piece: PieceId, way: Vec<Vec3> },
    /// A piece draws back and shakes with rage before it charges.
    WindUp { piece: PieceId, towards: Vec3 },
    /// A piece that has spent itself bursts.
    Burst { piece: PieceId },
    /// A ring of light runs round everything that is as far from the middle as the piece.
    Pulse { piece: PieceId, radius: f32 },
    /// A piece leaps, and comes down as another player's.
    Defect { piece: PieceId, now: PieceState },
    /// A piece shivers, and is frozen.
    Freeze { piece: PieceId, now: PieceState },
    /// A chip flies in and slides under the piece.
    GainChip { piece: PieceId, chip: Chip },
    /// A piece rises in a spin and comes down promoted.
    Promote { piece: PieceId, kind: Kind },
    /// A piece is carried through the air to another place, where it is to be shown as this.
    Carry { piece: PieceId, now: Figure, to: Transform },
    /// A captured piece makes room for another.
    Shift { piece: PieceId, to: Transform },
    /// A captured piece steps up for trade, or down again.
    StepUp { piece: PieceId, now: Figure },
    /// A dormant piece wakes, and rises in its new colours.
    Wake { piece: PieceId, now: Figure },
    /// A token comes down beside a piece, which has so many then.
    GiveToken { piece: PieceId, count: u8 },
    /// A token is taken away from a piece, which has so many left.
    TakeToken { piece: PieceId, left: u8 },
    /// The two dice are thrown from a player's side, and show these faces.
    ThrowDice { seat: Seat, faces: [u8; 2] },
    /// A piece falls out of the air onto its square, and falls asleep.
    Drop { piece: PieceId, now: Figure, to: Transform },
    /// A pothole's lid rises.
    CloseHole { pothole: PotholeId },
    /// A pothole, at another square, sinks its lid.
    OpenHole { pothole: PotholeId, to: Square },
    /// A pothole's collar or lock changes.
    Refit { pothole: PotholeId, now: PotholeState },
}

const TELEPORT_SECS: f32 = 1.1;
const WIND_UP_SECS: f32 = 1.0;

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

/// The effects of one action as clips from `start` on. `snapshot` is the table before, and is brought up to date. Where
/// the dice fell, `throws` is how they were thrown, the last throw last.
pub(super) fn compose(
    effects: &[Effect],
    snapshot: &mut Snapshot,
    layout: &Layout,
    throws: &[[u8; 2]],
    start: f32,
) -> Vec<Clip> {
    let mut script = Script {
        layout,
        throws,
        clips: Vec::new(),
        start,
        pace: 0.0,
        arrivals: BTreeMap::new(),
        wave: None,
        passes: BTreeMap::new(),
        pulse: None,
        epicentre: Vec3::ZERO,
    };
    for effect in effects {
        let mut after = snapshot.clone();
        after.apply(effect);
        script.add(effect, snapshot, &after);
        // One who leaves takes all his hand with him.
        if !matches!(effect, Effect::PieceDied { .. }) {
            script.make_room(snapshot, &after);
        }
        *snapshot = after;
    }
    script.clips
}

/// Clips being written.
struct Script<'a> {
    layout: &'a Layout,
    throws: &'a [[u8; 2]],
    clips: Vec<Clip>,
    /// When the mover sets off.
    start: f32,
    /// Seconds a cell of the mover.
    pace: f32,
    /// When each piece that moves comes to rest, and the way it was going.
    arrivals: BTreeMap<PieceId, (f32, Vec3)>,
    /// When a charge comes past each square.
    passes: BTreeMap<Square, (f32, Vec3)>,
    /// When a ring of light takes what is on it.
    pulse: Option<f32>,
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

    /// Shows `effect`, which leads from the table as it was to the one after it.
    fn add(&mut self, effect: &Effect, snapshot: &Snapshot, after: &Snapshot) {
        match effect {
            Effect::PieceMoved { piece, path, manner } => self.travel(*piece, path, *manner, snapshot),
            Effect::PieceThrew { piece, path } => self.throw(*piece, path),
            Effect::PieceFlung { piece, path } => self.hurl(*piece, path),
            &Effect::RingPulsed { piece, .. } => self.pulse(piece, snapshot),
            &Effect::PieceAppeared { piece, .. } => self.appear(piece, after),
            &Effect::PiecePushed { piece, from, heading, after, cells } => {
                self.shove(piece, from, heading, after, cells);
            }
            &Effect::PieceDied { piece, death } => self.die(piece, death, snapshot),
            &Effect::PotholeMoved { pothole, to, .. } => {
                self.clip(self.start, 0.45, Motion::CloseHole { pothole });
                self.clip(self.start + 0.5, 0.5, Motion::OpenHole { pothole, to });
            }
            &Effect::PieceAnnexed { piece, .. } => {
                after.pieces.get(&piece).into_iter().for_each(|&now| self.defect(piece, now));
            }
            &Effect::ArmyAnnexed { army, .. } => {
                let own = after.pieces.iter().filter(|(_, piece)| piece.seat == army && !piece.frozen);
                own.for_each(|(&piece, &now)| self.defect(piece, now));
            }
            &Effect::PieceFroze { piece } => {
                let start = *self.wave.get_or_insert(self.clips.iter().map(Clip::end).fold(self.start, f32::max));
                if let Some(&now) = after.pieces.get(&piece) {
                    self.clip(start, 0.8, Motion::Freeze { piece, now });
                }
            }
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
                if let Some(&now) = after.potholes.get(pothole) {
                    let start = self.end();
                    self.clip(start, 0.25, Motion::Refit { pothole: *pothole, now });
                }
            }
            &Effect::PieceHoarded { piece, tokens, .. } => self.hoard(piece, tokens, after),
            &Effect::PieceWoken { piece, .. } => self.wake(piece, after),
            &Effect::PieceOffered { piece, .. } => self.step_up(&[piece], after),
            Effect::BidMade { pieces, .. } => self.step_up(pieces, after),
            Effect::OfferDeclined { .. } => {
                let for_trade =
                    snapshot.offer.iter().flat_map(|offer| offer.bids.values().flatten().chain([&offer.piece]));
                self.step_up(&for_trade.copied().collect::<Vec<_>>(), after);
            }
            Effect::TradeMade { offered, bid, .. } => self.trade(*offered, bid, snapshot, after),
            &Effect::PiecePlaced { piece, .. } => {
                let start = self.end();
                self.carry(piece, start, after);
            }
            &Effect::TokenTaken { piece, left } => {
                let start = self.end() + 0.04;
                self.clip(start, hand::TOKEN_SECS, Motion::TakeToken { piece, left });
            }
            &Effect::DiceRolled { file, rank, .. } => self.throw_dice([file, rank], snapshot),
            &Effect::PieceDropped { piece, .. } => {
                let start = self.end();
                if let Some((now, to)) = self.seen(piece, after) {
                    self.clip(start, 1.5, Motion::Drop { piece, now, to });
                }
            }
            Effect::ActionTaken { .. }
            | Effect::SidesSwapped
            | Effect::PlayerLeft { .. }
            | Effect::CheckGiven { .. }
            | Effect::ArmyPassedOver { .. }
            | Effect::TurnPassed { .. }
            | Effect::TurnEnded { .. }
            | Effect::GameEnded { .. } => {}
        }
    }

    fn places(&self, path: &[Square]) -> Vec<Vec3> {
        path.iter().map(|&square| self.layout.place(square)).collect()
    }

    fn travel(&mut self, piece: PieceId, path: &[Square], manner: Manner, snapshot: &Snapshot) {
        let Some(kind) = snapshot.pieces.get(&piece).map(|piece| piece.kind) else { return };
        let way = self.places(path);
        let [.., before, last] = way[..] else { return };
        let gait = match manner {
            Manner::Plain => self.layout.look().gait(kind),
            Manner::Leap => Gait::Bound,
            Manner::Roll => Gait::Roll,
            Manner::Slip => Gait::Slip,
            Manner::Charge => Gait::Charge,
            Manner::Teleport => {
                self.epicentre = last;
                self.arrivals.insert(piece, (self.start + TELEPORT_SECS, last - before));
                self.clip(self.start, TELEPORT_SECS, Motion::Teleport { piece, to: last });
                return;
            }
        };
        // What slips does so when all else is over.
        let mut start = if manner == Manner::Slip { self.end() + 0.1 } else { self.start };
        if gait.turn() > 0.0 {
            self.clip(start, gait.turn(), Motion::Turn { piece, towards: way[1] - way[0] });
            start += gait.turn();
        }
        if manner == Manner::Charge {
            self.clip(start, WIND_UP_SECS, Motion::WindUp { piece, towards: way[1] - way[0] });
            start += WIND_UP_SECS;
            let legs = (way.len() - 1) as f32;
            for (leg, pair) in way.windows(2).enumerate() {
                let part = (leg + 1) as f32 / legs;
                let t = (1..=100).map(|step| step as f32 / 100.0).find(|&t| charge(t) >= part).unwrap_or(1.0);
                self.passes.insert(path[leg + 1], (start + t * gait.pace() * legs, pair[1] - pair[0]));
            }
        }
        if manner != Manner::Slip {
            self.start = start;
            self.pace = gait.pace();
            self.epicentre = last;
        }
        let secs = gait.pace() * (way.len() - 1) as f32;
        self.arrivals.insert(piece, (start + secs, last - before));
        self.clip(start, secs, Motion::Travel { piece, way, gait });
    }

    /// Out along the path, and back again.
    fn throw(&mut self, piece: PieceId, path: &[Square]) {
        let way = self.places(path);
        let [.., before, last] = way[..] else { return };
        let out = 0.35 + 0.1 * way.len() as f32;
        self.clip(self.start, 0.25, Motion::Turn { piece, towards: way[1] - way[0] });
        self.start += 0.25;
        self.arrivals.insert(piece, (self.start + out, last - before));
        self.clip(self.start, 2.0 * out, Motion::Throw { piece, way });
    }

    /// The victim is hurled on as soon as it is hit.
    fn hurl(&mut self, piece: PieceId, path: &[Square]) {
        let way = self.places(path);
        let [.., before, last] = way[..] else { return };
        let start = (self.end() - 0.1).max(self.start);
        let secs = 0.25 + 0.14 * way.len() as f32;
        self.arrivals.insert(piece, (start + secs, last - before));
        self.clip(start, secs, Motion::Hurl { piece, way });
    }

    fn pulse(&mut self, piece: PieceId, snapshot: &Snapshot) {
        let Some(square) = snapshot.pieces.get(&piece).map(|piece| piece.square) else { return };
        let start = self.arrival(piece);
        self.pulse = Some(start + 0.55);
        let radius = self.layout.place(square).with_y(0.0).length();
        self.clip(start, 0.9, Motion::Pulse { piece, radius });
    }

    /// One after the other, so that one sees who is laid where.
    fn appear(&mut self, piece: PieceId, after: &Snapshot) {
        if let Some((now, to)) = self.seen(piece, after) {
            let last = self.clips.iter().rfind(|clip| matches!(clip.motion, Motion::Appear { .. }));
            let start = last.map_or_else(|| self.end(), |clip| clip.start + 0.09);
            self.clip(start, 0.5, Motion::Appear { piece, now, to });
        }
    }

    fn shove(&mut self, piece: PieceId, from: Square, heading: Heading, after: u8, cells: u8) {
        let along = Vec3::new(f32::from(heading.file), 0.0, -f32::from(heading.rank));
        let start = self.start + self.pace * f32::from(after);
        let secs = self.pace * f32::from(cells);
        let to = self.layout.place(from) + along * f32::from(cells);
        self.arrivals.insert(piece, (start + secs, along));
        self.clip(start, secs, Motion::Shove { piece, to });
    }

    fn die(&mut self, piece: PieceId, death: Death, snapshot: &Snapshot) {
        let own = self.arrivals.get(&piece).copied();
        let (rest, heading) = own.unwrap_or((self.end(), Vec3::Z));
        match death {
            Death::FellOff => self.clip(rest, 0.8, Motion::DropOff { piece, heading }),
            Death::FellInto(_) => self.clip(rest, 0.8, Motion::Tumble { piece, heading }),
            // One that has been hurled on dies where it lands.
            Death::Captured(_) if own.is_some() => self.clip(rest, 0.75, Motion::Knock { piece, heading }),
            Death::Captured(by) | Death::Struck(by) => self.knock(piece, by, snapshot),
            Death::Trampled(by) => {
                let square = snapshot.pieces.get(&piece).map(|piece| piece.square);
                let passed = square.and_then(|square| self.passes.get(&square)).copied();
                let (start, heading) = passed.unwrap_or((self.arrival(by), heading));
                self.clip(start, 0.9, Motion::Knock { piece, heading });
            }
            Death::Spent => self.clip(rest + 0.1, 0.9, Motion::Burst { piece }),
            Death::Removed => {
                let start = self.start;
                self.clip(start, 0.6, Motion::Vanish { piece });
            }
        }
    }

    /// Knocks `piece` off the board as `by` arrives, or as its ring of light comes past.
    fn knock(&mut self, piece: PieceId, by: PieceId, snapshot: &Snapshot) {
        let (arrival, mut heading) = self.arrivals.get(&by).copied().unwrap_or((self.end(), Vec3::Z));
        let mut start = (arrival - 0.12).max(self.start);
        if let Some(pulse) = self.pulse
            && let Some(there) = snapshot.pieces.get(&piece).map(|piece| self.layout.place(piece.square))
            && there.distance(self.epicentre) > 0.5
        {
            (start, heading) = (pulse, there);
        }
        self.clip(start, 0.75, Motion::Knock { piece, heading });
    }

    /// The wave of colour runs outward from the mover.
    fn defect(&mut self, piece: PieceId, now: PieceState) {
        let begins = self.end() + 0.15;
        let start = *self.wave.get_or_insert(begins);
        let start = start + self.layout.place(now.square).distance(self.epicentre) * 0.14;
        // A chip that it gains is gained in its new colours.
        self.arrivals.insert(piece, (start + 0.5, Vec3::ZERO));
        self.clip(start, 0.5, Motion::Defect { piece, now });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Effects;
    use crate::rules::{Action, AnyGame, GameId};

    /// Plays `token` in the position `text` and returns its clips.
    fn clips_of(text: &str, token: &str) -> Vec<Clip> {
        let mut table: Box<dyn AnyGame> = GameId::Pothole.set_up([], Some(text)).unwrap();
        let mut snapshot = table.snapshot();
        let layout = Layout::of(GameId::Pothole, table.words().board());
        let mut effects = Vec::new();
        table.play(Action::parse(token, table.seats()).unwrap(), Effects::heard(&mut effects)).unwrap();
        compose(&effects, &mut snapshot, &layout, &[], 0.0)
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
