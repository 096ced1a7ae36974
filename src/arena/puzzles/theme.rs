//! The theme of a puzzle, from what the solver does in the solution.

use super::{decider, takes};
use crate::rules::{Action, AnyGame, Death, Departure, Effect, Effects, GameId, Kind};

/// How many actions of the principal variation are examined.
const LOOKED_AT: usize = 9;

/// One action of the solver in the solution.
struct Deed {
    action: Action,
    /// The piece that moves.
    kind: Option<Kind>,
    effects: Vec<Effect>,
    /// The pieces that are taken.
    taken: Vec<Kind>,
}

impl Deed {
    fn shows(&self, is: impl Fn(&Effect) -> bool) -> bool {
        self.effects.iter().any(is)
    }

    fn moves(&self, letter: char) -> bool {
        self.kind.is_some_and(|kind| kind.letter() == letter)
    }

    fn takes_one_of(&self, letters: &str) -> bool {
        self.taken.iter().any(|kind| letters.contains(kind.letter()))
    }

    fn kills_a_king(&self) -> bool {
        let kills = |departure| matches!(departure, Departure::KingKilled(_) | Departure::KingCaptured(_));
        self.shows(|effect| matches!(*effect, Effect::PlayerLeft { departure, .. } if kills(departure)))
    }

    fn mates(&self) -> bool {
        self.shows(|effect| matches!(effect, Effect::PlayerLeft { departure: Departure::Mated { .. }, .. }))
    }

    fn throws_down(&self) -> bool {
        self.shows(|effect| matches!(effect, Effect::PieceDied { death: Death::FellOff | Death::FellInto(_), .. }))
    }
}

/// A theme's name, and whether the solver's actions fit it. The first action is the key move.
type Theme = (&'static str, fn(&[Deed]) -> bool);

/// The themes of a game, most specific first.
const fn themes(game: GameId) -> &'static [Theme] {
    match game {
        GameId::Pothole => &[
            ("Push a king", |deeds| deeds.iter().any(|deed| deed.kills_a_king() && deed.throws_down())),
            ("Take a king", |deeds| deeds.iter().any(Deed::kills_a_king)),
            ("Megadozer", |deeds| deeds.iter().any(|deed| deed.moves('m') && deed.throws_down())),
            ("Chips", |deeds| deeds[0].shows(|effect| matches!(effect, Effect::PiecePromoted { .. }))),
            ("Potholes", |deeds| {
                let falls = |effect: &Effect| matches!(effect, Effect::PieceDied { death: Death::FellInto(_), .. });
                deeds.iter().any(|deed| deed.shows(falls) || matches!(deed.action, Action::MovePothole { .. }))
            }),
            ("Pushes", |deeds| deeds.iter().any(Deed::throws_down)),
            ("Captures", takes_something),
            ("Defend", |_| true),
        ],
        GameId::Knot => &[
            ("Berserk", |deeds| deeds.iter().any(|deed| matches!(deed.action, Action::Berserk { .. }))),
            ("Royals", |deeds| {
                let checks = |effect: &Effect| matches!(effect, Effect::CheckGiven { .. });
                deeds.iter().any(|deed| deed.takes_one_of("kcf") || deed.shows(checks))
            }),
            ("Odd captures", takes_something),
        ],
        GameId::Quad => &[
            ("Mate", |deeds| deeds.iter().any(Deed::mates)),
            ("King's queen", |deeds| {
                deeds.iter().any(|deed| deed.shows(|effect| matches!(effect, Effect::PieceAppeared { .. })))
            }),
            ("Pawns", |deeds| deeds[0].moves('p')),
            ("Check out of turn", |deeds| {
                deeds[0].shows(|effect| matches!(effect, Effect::CheckGiven { .. })) && takes_something(deeds)
            }),
            ("Take what is free", takes_something),
        ],
        GameId::Auction => &[
            ("Kings", |deeds| deeds.iter().any(|deed| deed.kills_a_king() || deed.mates())),
            ("Captures", takes_something),
        ],
        #[cfg(feature = "toy-game")]
        GameId::Nine => &[("Take a king", takes_something)],
    }
}

fn takes_something(deeds: &[Deed]) -> bool {
    deeds.iter().any(|deed| !deed.taken.is_empty())
}

/// The theme of a solution; `None` if no theme fits.
pub(super) fn of(game: GameId, table: &dyn AnyGame, expected: &[Action]) -> Option<&'static str> {
    let deeds = deeds(table, expected);
    let mut themes = themes(game).iter();
    themes.find(|(_, is)| !deeds.is_empty() && is(&deeds)).map(|&(name, _)| name)
}

/// The solver's actions in the principal variation.
fn deeds(table: &dyn AnyGame, expected: &[Action]) -> Vec<Deed> {
    let (seat, mut table) = (decider(table), table.clone_box());
    let mut deeds = vec![];
    for &action in expected.iter().take(LOOKED_AT) {
        let (before, mut effects) = (table.snapshot(), vec![]);
        let is_own = decider(&*table) == seat;
        if table.play(action, Effects::recording(&mut effects)).is_err() {
            break;
        }
        if is_own {
            let kind_on = |square| before.piece_on(square).map(|(_, piece)| piece.kind);
            let is_rivals = |piece| before.pieces.get(&piece).filter(|piece| Some(piece.controller) != seat);
            let taken = effects.iter().filter(|effect| takes(effect)).filter_map(Effect::piece);
            let taken = taken.filter_map(is_rivals).map(|piece| piece.kind).collect();
            let kind = action.squares().and_then(|(from, _)| kind_on(from));
            deeds.push(Deed { action, kind, effects, taken });
        }
    }
    deeds
}
