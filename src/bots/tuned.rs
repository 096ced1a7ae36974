//! The weights in force: each game's own or, in the program that tunes them, those of the player who thinks.

#[cfg(feature = "tune")]
thread_local! {
    static WORN: core::cell::Cell<Option<&'static [i32]>> = const { core::cell::Cell::new(None) };
}

/// The weights that this thread's evaluations use in place of a game's own.
#[inline]
pub(super) fn in_force(own: &'static [i32]) -> &'static [i32] {
    #[cfg(feature = "tune")]
    if let Some(worn) = WORN.get().filter(|worn| worn.len() == own.len()) {
        return worn;
    }
    own
}

/// Lets this thread's evaluations use these weights, or without any each game's own.
#[cfg(feature = "tune")]
pub(super) fn wear(weights: Option<&'static [i32]>) {
    WORN.set(weights);
}

#[cfg(all(test, feature = "tune"))]
mod tests {
    use super::*;

    #[test]
    fn weights_of_another_game_are_not_worn() {
        static OWN: [i32; 2] = [1, 2];
        assert_eq!(in_force(&OWN), [1, 2]);
        wear(Some(&[3, 4]));
        assert_eq!((in_force(&OWN), in_force(&[7])), (&[3, 4][..], &[7][..]));
        wear(None);
        assert_eq!(in_force(&OWN), [1, 2]);
    }
}
