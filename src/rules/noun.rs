//! Names of pieces, inflected for their sentence: other languages than English have genders and cases.

use crate::texts::text;

/// The grammatical case of a noun.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Case {
    /// The subject.
    Nominative,
    /// The direct object, or the target of a movement.
    Accusative,
    /// A location, or the result of a change.
    Dative,
    /// The player to whom something is said or promised: the dative, in languages that have one.
    Recipient,
}

impl Case {
    /// The case's name in the texts.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Nominative => "nominative",
            Self::Accusative => "accusative",
            Self::Dative => "dative",
            Self::Recipient => "recipient",
        }
    }
}

/// The noun for a kind of piece.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the pieces are their own names")]
pub enum Noun {
    /// A piece of unknown kind.
    Piece,
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
    Car,
    Racecar,
    DirtDevil,
    Cyclone,
    Bulldozer,
    Megadozer,
    CrownPrince,
    Frog,
    Golem,
    Boomerang,
    Icosahedron,
    Attacker,
    Dingo,
    Entity,
}

impl Noun {
    /// One form of the noun: a case, `plural`, or `class`, its grammatical gender for articles.
    fn form(self, form: &'static str) -> String {
        match self {
            Self::Piece => text!("noun-piece", form = form),
            Self::King => text!("noun-king", form = form),
            Self::Queen => text!("noun-queen", form = form),
            Self::Rook => text!("noun-rook", form = form),
            Self::Bishop => text!("noun-bishop", form = form),
            Self::Knight => text!("noun-knight", form = form),
            Self::Pawn => text!("noun-pawn", form = form),
            Self::Car => text!("noun-car", form = form),
            Self::Racecar => text!("noun-racecar", form = form),
            Self::DirtDevil => text!("noun-dirt-devil", form = form),
            Self::Cyclone => text!("noun-cyclone", form = form),
            Self::Bulldozer => text!("noun-bulldozer", form = form),
            Self::Megadozer => text!("noun-megadozer", form = form),
            Self::CrownPrince => text!("noun-crown-prince", form = form),
            Self::Frog => text!("noun-frog", form = form),
            Self::Golem => text!("noun-golem", form = form),
            Self::Boomerang => text!("noun-boomerang", form = form),
            Self::Icosahedron => text!("noun-icosahedron", form = form),
            Self::Attacker => text!("noun-attacker", form = form),
            Self::Dingo => text!("noun-dingo", form = form),
            Self::Entity => text!("noun-entity", form = form),
        }
    }

    /// The grammatical gender of the noun; empty in English.
    pub(crate) fn class(self) -> String {
        self.form("class")
    }

    /// Such as `car`.
    pub fn name(self) -> String {
        self.name_in(Case::Nominative)
    }

    /// The bare noun, in a case.
    pub(crate) fn name_in(self, case: Case) -> String {
        self.form(case.name())
    }

    /// Such as `the car`.
    pub fn the(self, case: Case) -> String {
        text!("phrase-the", noun = self.name_in(case), class = self.class(), case = case.name())
    }

    /// Such as `a car` and `an entity`.
    pub fn one(self, case: Case) -> String {
        text!("phrase-one", noun = self.name_in(case), class = self.class(), case = case.name())
    }

    /// Such as `two cars`.
    pub fn several(self, count: usize) -> String {
        text!("phrase-several", number = number(count), noun = self.form("plural"))
    }

    /// Such as `Red's car`.
    pub fn of(self, owner: &str, case: Case) -> String {
        text!("phrase-of", owner = owner, noun = self.name_in(case), class = self.class(), case = case.name())
    }

    /// Such as `your own car`.
    pub(super) fn your_own(self) -> String {
        let case = Case::Nominative;
        text!("phrase-your-own", noun = self.name_in(case), class = self.class(), case = case.name())
    }

    /// Such as `two of your own cars`.
    pub(super) fn several_of_your_own(self, count: usize) -> String {
        text!("phrase-several-of-your-own", number = number(count), noun = self.form("plural"))
    }

    /// Such as `your king`.
    pub(super) fn your(self, case: Case) -> String {
        text!("phrase-your", noun = self.name_in(case), class = self.class(), case = case.name())
    }

    /// Such as `two of Red's cars`.
    pub(super) fn several_of(self, owner: &str, count: usize) -> String {
        text!("phrase-several-of", number = number(count), owner = owner, noun = self.form("plural"))
    }

    /// Such as `West's frozen rook`.
    pub(super) fn frozen_of(self, owner: &str, case: Case) -> String {
        text!("phrase-frozen", owner = owner, noun = self.name_in(case), class = self.class(), case = case.name())
    }

    /// Such as `the dormant queen`.
    pub(super) fn dormant(self, case: Case) -> String {
        text!("phrase-dormant", noun = self.name_in(case), class = self.class(), case = case.name())
    }
}

/// A small number in words.
pub(super) fn number(count: usize) -> String {
    text!("number", count = count)
}
