//! Describes an action before it is played: first its cost, then its most important consequences.

use super::teller::Teller;
use super::{StoryMark, is_sealed_bid, prospect, sentence};
use crate::rules::action::Action;
use crate::rules::any_game::AnyGame;
use crate::rules::effect::{Death, Effect, Effects, PieceId};
use crate::rules::naming::{Names, Naming};
use crate::rules::noun::{Case, Noun};
use crate::rules::price::{GivenAway, Price, price};
use crate::rules::refusal::Refusal;
use crate::rules::snapshot::Snapshot;
use crate::rules::text::list;
use crate::texts::text;

/// The description of an action that has not been played yet.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Foresight {
    /// A warning about its cost for the player, in sentences that address them; `None` if it costs nothing.
    pub warning: Option<String>,
    /// The consequences in sentences, most important first.
    pub text: String,
    /// The consequences that the warning leaves out, in sentences; `None` if there are none, or no warning.
    pub addition: Option<String>,
    /// Whether it destroys any piece, including the player's own.
    pub destroys: bool,
}

/// Describes a legal action before it is played.
///
/// # Errors
///
/// The rule that forbids the action.
pub fn foresee(before: &dyn AnyGame, action: Action, name: Names<'_>) -> Result<Foresight, Refusal> {
    if is_sealed_bid(before, action) {
        return Ok(Foresight { text: prospect(before, action, name)?, ..Foresight::default() });
    }
    let (mut after, mut effects) = (before.clone_box(), Vec::new());
    after.play(action, Effects::recording(&mut effects))?;
    let table = before.snapshot();
    let mut teller = Teller::new(before, &table, &effects, &*after, name);
    let (deed, more) = (teller.deed(), teller.aftermath());
    let (deed, more) = (sentence(&deed), sentence(&more.join("; ")));
    // A king's death matters more than what it was pushed into.
    let grave = [StoryMark::Death, StoryMark::Mate, StoryMark::End, StoryMark::Annexation];
    let is_grave = teller.marks.iter().any(|mark| grave.contains(mark));
    let text = if is_grave { [&*more, &*deed] } else { [&*deed, &*more] };
    let destroys =
        effects.iter().any(|effect| matches!(effect, Effect::PieceDied { death, .. } if *death != Death::Removed));
    let text = text.join(" ").trim().to_owned();
    let Some(price) = price(before, action) else {
        return Ok(Foresight { warning: None, text, addition: None, destroys });
    };
    let prey = charged(&table, &effects);
    let warning = warning(&price, &prey, before, &*after, name);
    let is_told = |piece: PieceId| {
        price.lost.iter().any(|&(lost, _)| lost == piece) || names_prey(&price) && prey.contains(&piece)
    };
    let strikes_others = effects.iter().filter_map(struck).any(|piece| !is_told(piece));
    // The warning about a spent attacker describes the whole charge.
    let addition = match (names_prey(&price), more.is_empty()) {
        (true, _) => more,
        (false, true) if !strikes_others => String::new(),
        (false, _) => text.clone(),
    };
    let addition = Some(addition).filter(|words| !words.is_empty());
    Ok(Foresight { warning: Some(warning), text, addition, destroys })
}

/// The piece that an effect happens to, other than the one that moves.
const fn struck(effect: &Effect) -> Option<PieceId> {
    match *effect {
        Effect::PieceDied { piece, .. }
        | Effect::PiecePushed { piece, .. }
        | Effect::PieceFlung { piece, .. }
        | Effect::PieceHoarded { piece, .. }
        | Effect::PieceWoken { piece, .. } => Some(piece),
        _ => None,
    }
}

/// Whether the warning names the pieces that the lost attacker takes along.
fn names_prey(price: &Price) -> bool {
    price.lost.first().is_some_and(|(_, death)| *death == Death::Spent)
        && price.lost.iter().all(|(_, death)| *death == Death::Spent)
}

/// The pieces run over by an attacker that dies afterwards.
fn charged(table: &Snapshot, effects: &[Effect]) -> Vec<PieceId> {
    let trampled = effects.iter().filter_map(|effect| match *effect {
        Effect::PieceDied { piece, death: Death::Trampled(_) } if table.pieces.contains_key(&piece) => Some(piece),
        _ => None,
    });
    trampled.collect()
}

/// The cost of an action, such as `Loses your own car: pushed off the board.` A spent attacker takes its `prey` along.
fn warning(price: &Price, prey: &[PieceId], before: &dyn AnyGame, after: &dyn AnyGame, name: Names<'_>) -> String {
    let now = before.snapshot();
    let naming = Naming { table: &now, words: before.words(), name };
    let mut told = Vec::new();
    if let Some(&(_, death)) = price.lost.first() {
        let what = list(&lost(price, &naming));
        let is_alike = price.lost.iter().all(|&(_, other)| is_same_way(death, other));
        told.push(match death {
            _ if !is_alike => text!("price-loses", what = what),
            Death::FellOff => text!("price-loses-off", what = what),
            Death::FellInto(_) => text!("price-loses-into", what = what),
            Death::Trampled(_) => text!("price-loses-run-over", what = what),
            Death::Struck(_) => text!("price-loses-struck", what = what),
            Death::Spent if prey.is_empty() => text!("price-loses-spent", what = what),
            Death::Spent => {
                let prey: Vec<String> = prey.iter().map(|&piece| naming.piece(piece, Case::Accusative)).collect();
                text!("price-loses-for", what = what, prey = list(&prey))
            }
            Death::Captured(_) | Death::Removed => text!("price-loses", what = what),
        });
    }
    told.extend(price.given_away.iter().map(|given| gives_away(given, after, &after.snapshot(), name)));
    told.iter().map(|clause| sentence(clause)).collect::<Vec<_>>().join(" ")
}

fn is_same_way(one: Death, other: Death) -> bool {
    core::mem::discriminant(&one) == core::mem::discriminant(&other)
}

/// The lost pieces by kind: `your own car`, `two of your own cars`, and `Red's car, now yours`.
fn lost(price: &Price, naming: &Naming<'_>) -> Vec<String> {
    let mut groups: Vec<(Noun, usize)> = Vec::new();
    let mut others = Vec::new();
    for (piece, _) in &price.lost {
        let Some(state) = naming.table.pieces.get(piece) else { continue };
        if state.seat != price.by {
            others.push(text!("phrase-now-yours", piece = naming.piece(*piece, Case::Nominative)));
            continue;
        }
        let noun = naming.noun(state.kind);
        match groups.iter_mut().find(|(other, _)| *other == noun) {
            Some((_, count)) => *count += 1,
            None => groups.push((noun, 1)),
        }
    }
    let own = groups.into_iter().map(|(noun, count)| match count {
        1 => noun.your_own(),
        _ => noun.several_of_your_own(count),
    });
    own.chain(others).collect()
}

fn gives_away(given: &GivenAway, after: &dyn AnyGame, then: &Snapshot, name: Names<'_>) -> String {
    let naming = Naming { table: then, words: after.words(), name };
    let noun = |piece: PieceId| then.pieces.get(&piece).map_or(Noun::Piece, |piece| naming.noun(piece.kind));
    let who: Vec<String> = given.from.iter().filter_map(|&square| naming.on(square)).collect();
    let royal = noun(given.royal);
    let yours = royal.your(Case::Accusative);
    text!("price-gives-away", royal = yours, class = royal.class(), who = list(&who), count = who.len())
}
