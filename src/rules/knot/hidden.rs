//! The hidden set-up (docs/rules/knot.md, "Set-up"): White's groups, until Black's are known, too.

use super::army::STANDARD;
use super::position::{Phase, Position, WHITE};
use crate::rules::action::Action;
use crate::rules::seat::Decider;
use crate::rules::viewer::Viewer;

/// Whether White's groups are known, and Black's are not. When a game ends during the set-up, they are shown.
pub(super) const fn hides(position: &Position) -> bool {
    matches!(position.phase, Phase::SetUp { white: Some(_) }) && position.outcome.is_none()
}

/// A set-up is shown as the standard one while it is hidden.
pub(super) const fn stand_in(position: &Position, action: Action) -> Option<Action> {
    match (position.phase, action) {
        (Phase::SetUp { .. }, Action::SetUp(_)) => Some(Action::SetUp(STANDARD)),
        _ => None,
    }
}

/// The position with the standard set-up in place of White's, unless the viewer has chosen it. Nobody has chosen
/// random groups.
pub(super) fn seen_by(position: &Position, viewer: Viewer) -> Position {
    let is_drawn = position.asked() == Some(Decider::Chance);
    let knows = !is_drawn && viewer.is(Decider::Seat(WHITE));
    let phase = if hides(position) && !knows { Phase::SetUp { white: Some(STANDARD) } } else { position.phase };
    Position { phase, ..*position }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::knot::{Options, SetUp};
    use crate::rules::{Game as _, Seat};

    const WHITE_CHOSE: &str = "16/16/16/16 turn=B phase=setup set=CIA,KGB,FIDE,FBI";
    const AS_OTHERS_SEE: &str = "16/16/16/16 turn=B phase=setup set=KGB,CIA,FBI,FIDE";

    fn seen(text: &str, setup: SetUp, viewer: Viewer) -> String {
        let position = Position::from_text(text, &Options { setup, ..Options::default() }).unwrap();
        position.seen_by(viewer).to_text()
    }

    #[test]
    fn only_white_knows_the_groups_that_white_has_chosen() {
        assert_eq!(seen(WHITE_CHOSE, SetUp::Chosen, WHITE.into()), WHITE_CHOSE);
        for viewer in [Viewer::SPECTATOR, Seat(1).into()] {
            assert_eq!(seen(WHITE_CHOSE, SetUp::Chosen, viewer), AS_OTHERS_SEE);
        }
    }

    #[test]
    fn nobody_knows_random_groups_before_both_armies_are_laid() {
        for viewer in [Viewer::SPECTATOR, WHITE.into(), Seat(1).into()] {
            assert_eq!(seen(WHITE_CHOSE, SetUp::Random, viewer), AS_OTHERS_SEE);
        }
    }

    #[test]
    fn the_end_of_the_game_shows_the_groups() {
        let resigned = format!("{WHITE_CHOSE} over=resigned:W");
        assert_eq!(seen(&resigned, SetUp::Chosen, Viewer::SPECTATOR), resigned);
    }
}
