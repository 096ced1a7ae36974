//! The consequences of an action, found by playing it.

use super::interactions::taken;
use crate::rules::{
    Action, AnyGame, Death, Decider, Departure, Effect, Effects, MAX_SEATS, PieceId, Seat, SeatSet, Snapshot,
};

/// A piece taken from another player.
#[derive(Copy, Clone, Debug)]
pub(super) struct Struck {
    pub(super) piece: PieceId,
    /// The player it belonged to.
    pub(super) owner: Seat,
    /// How it died; `None` if it went into a hand.
    pub(super) death: Option<Death>,
}

/// The consequences of a player's action.
#[derive(Debug)]
pub(super) struct Done {
    /// The player who decides it.
    pub(super) by: Seat,
    pub(super) before: Snapshot,
    pub(super) effects: Vec<Effect>,
    /// The game after it.
    pub(super) after: Box<dyn AnyGame>,
    pub(super) struck: Vec<Struck>,
    /// Players who leave the game because of it, and how.
    pub(super) gone: Vec<(Seat, Departure)>,
    /// Players whose king is in check after it and was not before.
    pub(super) checked: SeatSet,
}

impl Done {
    /// The consequences of a legal action; `None` where chance decides.
    pub(super) fn of(line: &dyn AnyGame, action: Action) -> Option<Self> {
        let Some(Decider::Seat(by)) = line.decider() else { return None };
        let (before, mut after, mut effects) = (line.snapshot(), line.clone_box(), Vec::new());
        after.play_unchecked(action, Effects::recording(&mut effects));
        let partners = line.seating().sides[by.index()];
        let is_rival = |seat: Seat| seat != by && seat.index() < MAX_SEATS && !partners.contains(seat);
        let struck = effects.iter().filter_map(|effect| {
            let piece = taken(effect)?;
            let owner = before.pieces.get(&piece)?.controller;
            let death = if let Effect::PieceDied { death, .. } = *effect { Some(death) } else { None };
            is_rival(owner).then_some(Struck { piece, owner, death })
        });
        let struck = struck.collect();
        let gone = effects.iter().filter_map(|effect| match *effect {
            Effect::PlayerLeft { seat, departure } => Some((seat, departure)),
            _ => None,
        });
        let gone = gone.collect();
        let checked = checks(&*after, &after.snapshot()).iter().filter(|&seat| is_rival(seat));
        let known = checks(line, &before);
        let checked = checked.filter(|&seat| !known.contains(seat)).collect();
        Some(Self { by, before, effects, after, struck, gone, checked })
    }

    /// Players whose pieces are taken or whose kings are newly in check, mated or captured.
    pub(super) fn hits(&self) -> SeatSet {
        let mated = self.gone.iter().filter(|(_, departure)| {
            matches!(departure, Departure::Mated { .. } | Departure::KingKilled(_) | Departure::KingCaptured(_))
        });
        let struck = self.struck.iter().map(|struck| struck.owner);
        struck.chain(mated.map(|&(seat, _)| seat)).chain(self.checked.iter()).filter(|&seat| seat != self.by).collect()
    }
}

/// Players with a royal in check.
fn checks(line: &dyn AnyGame, snapshot: &Snapshot) -> SeatSet {
    let alarms = line.words().alarms();
    let kings = alarms.iter().filter_map(|alarm| snapshot.piece_on(alarm.square));
    kings.map(|(_, king)| king.controller).filter(|seat| seat.index() < MAX_SEATS).collect()
}
