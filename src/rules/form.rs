//! Forms of play: who plays with whom (docs/rules/pothole.md and docs/rules/quad.md, "Forms of play").

use super::options::{OptionInfo, OptionValues};
use super::seat::{MAX_SEATS, Seat, SeatSet};
use super::seating::Seating;
use crate::texts::text;

/// Who plays with whom in a game of four armies.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub enum Form {
    /// Four players, each against all.
    #[default]
    Cutthroat,
    /// Two teams, partners opposite: the first seat and the third, the second and the fourth.
    TeamsOpposite,
    /// Two teams, partners side by side: the first seat and the second, the third and the fourth.
    TeamsAdjacent,
    /// As [`Form::TeamsOpposite`], with one person playing both seats of a team.
    TwoHandedOpposite,
    /// As [`Form::TeamsAdjacent`], with one person playing both seats of a team.
    TwoHandedAdjacent,
    /// The first three seats play. The fourth is a dummy in Quad, and empty in Pothole.
    ThreeHanded,
}

impl Form {
    /// All forms, in the order of their names.
    pub const ALL: [Self; 6] = [
        Self::Cutthroat,
        Self::TeamsOpposite,
        Self::TeamsAdjacent,
        Self::TwoHandedOpposite,
        Self::TwoHandedAdjacent,
        Self::ThreeHanded,
    ];

    /// Their names in records and links.
    const NAMES: [&'static str; 6] =
        ["cutthroat", "teams-opposite", "teams-adjacent", "two-handed-opposite", "two-handed-adjacent", "three-handed"];

    /// The rule option of a game, whose texts about the forms are under `words`.
    pub const fn option(words: &'static str) -> OptionInfo {
        OptionInfo {
            name: "form",
            title: || text!("option-name-form"),
            help: || text!("option-form"),
            values: OptionValues::Choice { default: Self::Cutthroat.name(), values: &Self::NAMES, words },
        }
    }

    /// Its name in records and links.
    pub const fn name(self) -> &'static str {
        Self::NAMES[self as usize]
    }

    /// The seat without a player in the three-handed form.
    pub const EMPTY_SEAT: Seat = Seat(3);

    /// The partner of a seat, in forms with teams.
    #[inline]
    pub const fn partner(self, seat: Seat) -> Option<Seat> {
        match self {
            Self::TeamsOpposite | Self::TwoHandedOpposite => Some(Seat(seat.0 ^ 2)),
            Self::TeamsAdjacent | Self::TwoHandedAdjacent => Some(Seat(seat.0 ^ 1)),
            Self::Cutthroat | Self::ThreeHanded => None,
        }
    }

    /// The seats of the side that a seat belongs to; none for [`Form::EMPTY_SEAT`].
    pub fn side(self, seat: Seat) -> SeatSet {
        match self {
            Self::ThreeHanded if seat == Self::EMPTY_SEAT => SeatSet::EMPTY,
            _ => [Some(seat), self.partner(seat)].into_iter().flatten().collect(),
        }
    }

    /// Partners stay together, and each player goes first once within as few games as possible.
    ///
    /// Players move on one seat, which keeps opposite partners opposite. Adjacent partners move on two seats together,
    /// and the team that comes to the first two seats swaps them; otherwise the same partner would always go first. One
    /// person with both seats of a team changes teams. The seat without a player stays where it is.
    pub fn seating(self) -> Seating {
        let next = match self {
            Self::Cutthroat | Self::TeamsOpposite => [1, 2, 3, 0],
            Self::TeamsAdjacent => [2, 3, 1, 0],
            Self::TwoHandedOpposite => [1, 0, 3, 2],
            Self::TwoHandedAdjacent => [2, 3, 0, 1],
            Self::ThreeHanded => [1, 2, 0, 3],
        };
        Seating {
            sides: core::array::from_fn::<_, MAX_SEATS, _>(|seat| self.side(Seat(seat as u8))),
            next: next.map(Seat),
            one_person_a_side: matches!(self, Self::TwoHandedOpposite | Self::TwoHandedAdjacent),
        }
    }
}
