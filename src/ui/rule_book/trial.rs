//! A board for trying a rule: its position, the selection, and the reason for the last refusal.

use crate::notice::Notice;
use crate::rules::{Action, AnyGame, Decider, Effects, GameId, Kind, Seat, Square, prospect};
use crate::texts::text;
use crate::ui::diagram::Still;
use crate::view::{Selection, Target, is_about_other, why_nothing_moves};

/// The most actions without a square that are offered.
const MOST_DEEDS: usize = 6;

/// The state of such a board.
#[derive(Debug)]
pub(super) struct Trial {
    pub(super) still: Still,
    pub(super) table: Box<dyn AnyGame>,
    pub(super) selection: Selection,
    /// Why the last pick could not be played.
    pub(super) why_not: Option<String>,
    pub(super) has_moved: bool,
}

impl Trial {
    /// The board of a test case such as `pie=true startpos`: its unusual options, and a position.
    pub(super) fn of(game: GameId, case: &str) -> Option<Self> {
        let mut words = case;
        let mut options = Vec::new();
        while let Some((option, rest)) = words.split_once(' ')
            && let Some(option) = option.split_once('=')
        {
            options.push(option);
            words = rest;
        }
        let table = game.set_up(options, Some(words).filter(|&words| words != "startpos")).ok()?;
        let (still, selection) = (Still::of(game, &*table), Selection::to_place_first(&*table));
        Some(Self { still, table, selection, why_not: None, has_moved: false })
    }

    pub(super) fn play(&mut self, action: Action) {
        self.table.play_unchecked(action, Effects::ignored());
        self.selection = Selection::to_place_first(&*self.table);
        (self.why_not, self.has_moved) = (None, true);
    }

    /// The possible actions that belong to no square, with descriptions: offers, bids, and the dice.
    pub(super) fn deeds(&self) -> Vec<(Action, String)> {
        let actions = self.table.actions();
        if self.table.decider() == Some(Decider::Chance) {
            // A pseudo-random roll, derived from the position, is good enough here.
            let drawn = actions.get(self.table.key() as usize % actions.len().max(1));
            return drawn.map(|&action| (action, text!("book-throw"))).into_iter().collect();
        }
        let name = |seat: Seat| seat.called(self.table.seats()).to_owned();
        let is_deed = |action: &Action| action.squares().is_none() && !matches!(action, Action::Place { .. });
        let deeds = actions.into_iter().filter(is_deed).take(MOST_DEEDS);
        deeds.filter_map(|action| Some((action, prospect(&*self.table, action, &name).ok()?))).collect()
    }

    /// The kinds that can be placed, without duplicates.
    pub(super) fn kinds_to_place(&self) -> Vec<Kind> {
        let mut kinds = Vec::new();
        if self.selection.placing.is_some() {
            kinds.extend(self.table.actions().into_iter().filter_map(|action| match action {
                Action::Place { kind, .. } => Some(kind),
                _ => None,
            }));
        }
        kinds.sort();
        kinds.dedup();
        kinds
    }

    /// Selects this kind for placing.
    pub(super) fn place_next(&mut self, kind: Kind) {
        (self.selection, self.why_not) = (Selection::to_place(&*self.table, kind), None);
    }

    /// The ways to the picked square, if there are several.
    pub(super) fn ways(&self) -> Vec<Target> {
        self.selection.choice.map_or_else(Vec::new, |square| self.ways_to(square))
    }

    fn ways_to(&self, square: Square) -> Vec<Target> {
        self.selection.ways_to(square).copied().collect()
    }

    /// Handles a click on a square as the table does: moves there, asks for one of several ways, selects, or tells why
    /// none of that is possible.
    pub(super) fn pick(&mut self, square: Square) {
        self.why_not = None;
        self.selection.obstacles.clear();
        match self.ways_to(square)[..] {
            [] if self.selection.choice.take().is_some() || self.table.outcome().is_some() => {}
            [] if self.selection.placing.is_some() => self.why_not = self.why_not_to(square),
            [] if self.selection.square == Some(square) => self.selection = Selection::default(),
            [] => self.select(square),
            [way] => self.play(way.action),
            _ => self.selection.choice = Some(square),
        }
    }

    fn select(&mut self, square: Square) {
        let now = self.table.snapshot();
        match (Selection::of(&*self.table, &now, square), self.selection.square) {
            (Some(found), _) => self.selection = found,
            (None, Some(from)) if !is_about_other(&*self.table, &now, from, square) => {
                self.why_not = self.why_not_to(square);
            }
            (None, _) => self.why_not = self.why_nothing_moves(square),
        }
    }

    fn why_not_to(&mut self, square: Square) -> Option<String> {
        if let Some(why) = self.selection.why_not(square, &*self.table) {
            return Some(why.sentence);
        }
        let refusal = self.table.check(self.selection.action_to(square)?).err()?;
        Some(Notice::sentence(&refusal).words)
    }

    /// `None` if the square is empty.
    fn why_nothing_moves(&self, square: Square) -> Option<String> {
        let (now, on_turn) = (self.table.snapshot(), self.table.turn().called(self.table.seats()));
        let is_pothole = now.pothole_on(square).is_some();
        if !is_pothole && now.piece_on(square).is_none() {
            return None;
        }
        let why = why_nothing_moves(&*self.table, square, is_pothole, on_turn);
        Some(why.unwrap_or_else(|refused| Notice::sentence(&refused.refusal).words))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::choice::words;

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    /// The labels of the ways, after picking these squares.
    fn ways(trial: &mut Trial, squares: [&str; 2]) -> Vec<String> {
        squares.into_iter().for_each(|name| trial.pick(square(name)));
        trial.ways().iter().map(words).collect()
    }

    fn letter_on(trial: &Trial, name: &str) -> Option<char> {
        trial.table.snapshot().piece_on(square(name)).map(|(_, piece)| piece.kind.letter())
    }

    #[test]
    fn who_can_go_somewhere_in_several_ways_is_asked_in_which() {
        let mut knot = Trial::of(GameId::Knot, "16/4,Wa,11/Wk,Wb,12,Bb,Bk/11,Bi,4 turn=W").unwrap();
        let berserk = ways(&mut knot, ["b5", "b1"]);
        assert_eq!(berserk, ["Move there", "Go berserk"]);
        assert!(!knot.has_moved && knot.why_not.is_none());
        let way = knot.ways().into_iter().find(|way| matches!(way.action, Action::Berserk { .. })).unwrap();
        knot.play(way.action);
        assert!(knot.has_moved && letter_on(&knot, "b1").is_none() && letter_on(&knot, "b5").is_none());

        let promotion = "Wk,7/2,Sp,5/8/7,Nk/8/8/8/Sk,5,Ek,1 turn=S castle=-";
        let mut quad = Trial::of(GameId::Quad, promotion).unwrap();
        let mut pieces = ways(&mut quad, ["c7", "c8"]);
        pieces.sort();
        assert_eq!(pieces, ["Promote to a bishop", "Promote to a knight", "Promote to a rook"]);
        // Picking elsewhere cancels the choice, and the square can be picked again.
        quad.pick(square("d4"));
        assert!(quad.ways().is_empty() && !quad.has_moved && quad.selection.square == Some(square("c7")));
        quad.pick(square("c8"));
        let knight = quad.ways().into_iter().find(|way| words(way).ends_with("knight")).unwrap();
        quad.play(knight.action);
        assert_eq!(letter_on(&quad, "c8"), Some('n'));
    }

    #[test]
    fn what_is_to_be_placed_can_be_chosen() {
        let placing = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/14/Bk,13/14/14/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R \
                       phase=place place=R:b+p";
        let mut trial = Trial::of(GameId::Auction, placing).unwrap();
        let kinds = trial.kinds_to_place();
        assert_eq!(kinds.len(), 2, "{kinds:?}");
        for &kind in &kinds {
            trial.place_next(kind);
            assert_eq!(trial.selection.placing, Some(kind));
        }
        trial.pick(square("a7"));
        assert!(trial.why_not.as_ref().is_some_and(|why| why.contains("a7")), "{:?}", trial.why_not);
        trial.pick(square("h2"));
        assert_eq!(letter_on(&trial, "h2"), kinds.last().map(|kind| kind.letter()));
        assert_eq!(trial.kinds_to_place(), kinds[..1]);
    }

    #[test]
    fn what_cannot_be_done_says_why_not() {
        let mut trial = Trial::of(GameId::Pothole, "Rd,2/1,Rk,1/2,Wb turn=W").unwrap();
        trial.pick(square("a1"));
        assert_eq!(trial.why_not, None, "nothing is there");
        trial.pick(square("a3"));
        assert!(
            trial.why_not.as_ref().is_some_and(|why| why.starts_with("It is White's turn:")),
            "{:?}",
            trial.why_not
        );
        trial.pick(square("c1"));
        assert_eq!(trial.why_not, None);
        trial.pick(square("b2"));
        let why = trial.why_not.as_ref();
        assert!(why.is_some_and(|why| why.contains("cannot go to b2: it would push two pieces")), "{why:?}");
        assert!(
            !trial.has_moved && trial.selection.square == Some(square("c1")) && !trial.selection.obstacles.is_empty()
        );
        trial.pick(square("c2"));
        assert!(trial.has_moved && trial.why_not.is_none());
    }
}
