//! The truce at the start of the game, with the option `truce` (docs/rules/knot.md, "Balance").

use super::army::foe;
use super::position::Position;
use super::refusal::Refusal;
use super::royal;
use super::star::{CELLS, Cell, Cells, KNOT, bit, each, listed};
use super::step::{Step, make};
use super::trial::Trial;
use super::{attack, frog};

/// What a step captures, and the enemy royals that it leaves in check.
fn outrages(position: &Position, step: Step) -> (Cells, Cells) {
    let (seat, options) = (position.turn, &position.options);
    let mut next = position.board;
    let gone = make(&mut next, seat, step, options);
    frog::slip(&mut next, seat, |_| {});
    let checked = attack::in_check(&next, foe(seat), options);
    (gone, royal::cells(&next, foe(seat), checked).fold(0, |cells, cell| cells | bit(cell)))
}

/// How a step breaks the truce; `None` if it keeps it.
fn breach(position: &Position, step: Step) -> Option<Refusal> {
    match outrages(position, step) {
        (0, 0) => None,
        (0, _) => Some(Refusal::TruceCheck),
        _ => Some(Refusal::TruceCapture),
    }
}

/// The legal steps under a truce: those that keep it, or all others if none does.
pub(super) fn steps(position: &Position) -> Vec<Step> {
    let mut all = Vec::new();
    let mut list = [KNOT; CELLS];
    Trial::of(position).each_legal(|form, from, targets| {
        all.extend(listed(targets, &mut list).iter().map(|&to| Step { form, from, to }));
    });
    let kept: Vec<Step> = all.iter().copied().filter(|&step| breach(position, step).is_none()).collect();
    if kept.is_empty() { all } else { kept }
}

/// Why a step that is otherwise legal is not during the truce.
pub(super) fn forbids(position: &Position, step: Step) -> Option<Refusal> {
    let breach = breach(position, step)?;
    (!steps(position).contains(&step)).then_some(breach)
}

/// The cells of what a step captures or, without a capture, of the royals that it leaves in check.
pub(super) fn broken_on(position: &Position, step: Step) -> impl Iterator<Item = Cell> {
    let (gone, checked) = outrages(position, step);
    each(if gone == 0 { checked } else { gone })
}
