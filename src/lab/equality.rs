//! Whether all seats are equal, and how large an advantage could have been seen.

/// A test of the hypothesis that all seats have the same chances.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Equality {
    /// Pearson's chi-square, for shared first places too.
    pub chi_square: f64,
    /// Its degrees of freedom: one fewer than seats.
    pub freedom: usize,
    /// How likely equal seats come out at least as unequal as these.
    pub chance: f64,
    /// The smallest advantage of one seat, over its due share, that would have been found 8 times of 10.
    pub visible: f64,
}

/// For 1, 2 and 3 degrees of freedom, the noncentrality of chi-square that is found 8 times of 10 at the level of 0.05.
const FOUND: [f64; 3] = [7.849, 9.635, 10.903];

impl Equality {
    /// Tests the shares of first places of the sides: for each opening, the sum over its games. `None` without anything
    /// to compare.
    ///
    /// If seats are equal, each opening's shares could as well belong to the seats in any other order. The sum of
    /// squares of the deviations from the mean, by its expectation under this, is Pearson's chi-square wherever no place
    /// is shared, and distributed like it for many openings.
    pub fn of(shares: &[Vec<f64>]) -> Option<Self> {
        let seats = shares.first()?.len();
        if seats < 2 {
            return None;
        }
        let count = seats as f64;
        let total = |seat: usize| shares.iter().map(|shares| shares[seat]).sum::<f64>();
        let all: f64 = (0..seats).map(total).sum();
        // The variance of one seat's share, if an opening's shares are dealt out at random.
        let spread = |shares: &Vec<f64>| {
            let mean = shares.iter().sum::<f64>() / count;
            shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / count
        };
        let variance: f64 = shares.iter().map(spread).sum();
        if variance <= 0.0 {
            return None;
        }
        let squares: f64 = (0..seats).map(|seat| (total(seat) - all / count).powi(2)).sum();
        let chi_square = squares / variance * (count - 1.0) / count;
        let freedom = seats - 1;
        let found = FOUND.get(freedom - 1).copied().unwrap_or(FOUND[FOUND.len() - 1]);
        let visible = (found * variance).sqrt() / all;
        Some(Self { chi_square, freedom, chance: chi_square_tail(chi_square, freedom), visible })
    }
}

/// The chance that a chi-square of this many degrees of freedom is at least this large.
///
/// For whole numbers of degrees it is a finite sum: Abramowitz and Stegun, *Handbook of Mathematical Functions*, 26.4.4
/// and 26.4.5.
pub fn chi_square_tail(chi_square: f64, freedom: usize) -> f64 {
    if chi_square <= 0.0 {
        return 1.0;
    }
    let half = chi_square / 2.0;
    let is_odd = freedom % 2 == 1;
    let (mut term, mut sum) = if is_odd {
        (2.0 * (half / core::f64::consts::PI).sqrt() * (-half).exp(), error_tail(half.sqrt()))
    } else {
        ((-half).exp(), 0.0)
    };
    let mut of = if is_odd { 1.5 } else { 1.0 };
    for _ in 0..freedom / 2 {
        sum += term;
        term *= half / of;
        of += 1.0;
    }
    sum.clamp(0.0, 1.0)
}

/// The complementary error function, for arguments from 0: Numerical Recipes' `erfcc`, with an error below 1.2e-7 of it.
fn error_tail(x: f64) -> f64 {
    const TERMS: [f64; 10] = [
        -1.265_512_23,
        1.000_023_68,
        0.374_091_96,
        0.096_784_18,
        -0.186_288_06,
        0.278_868_07,
        -1.135_203_98,
        1.488_515_87,
        -0.822_152_23,
        0.170_872_77,
    ];
    let t = 1.0 / (1.0 + 0.5 * x);
    let sum = TERMS.iter().rev().fold(0.0, |sum, term| sum * t + term);
    t * (-x * x + sum).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// From the tables in every textbook.
    #[test]
    fn tails_are_those_of_the_tables() {
        for (chi_square, freedom, expected) in [
            (3.841, 1, 0.05),
            (6.635, 1, 0.01),
            (5.991, 2, 0.05),
            (9.210, 2, 0.01),
            (7.815, 3, 0.05),
            (11.345, 3, 0.01),
            (0.352, 3, 0.95),
            (9.488, 4, 0.05),
        ] {
            let found = chi_square_tail(chi_square, freedom);
            assert!((found - expected).abs() < 2e-4, "{chi_square} {freedom}: {found}");
        }
        assert_eq!(chi_square_tail(0.0, 3), 1.0);
    }

    /// Games in which each seat is first as often as `times` says.
    fn firsts(times: &[usize]) -> Vec<Vec<f64>> {
        let of = |seat: usize| (0..times.len()).map(|other| f64::from(u8::from(seat == other))).collect::<Vec<_>>();
        times.iter().enumerate().flat_map(|(seat, &times)| vec![of(seat); times]).collect()
    }

    #[test]
    fn without_ties_it_is_pearsons() {
        // (5^2 + 5^2 + 10^2 + 0) / 25 = 6 for 20, 20, 35, 25 of 100.
        let found = Equality::of(&firsts(&[20, 20, 35, 25])).unwrap();
        assert!((found.chi_square - 6.0).abs() < 1e-9 && found.freedom == 3);
        assert!((found.chance - 0.1116).abs() < 1e-4, "{}", found.chance);
        // sqrt(10.903 * 0.1875 / 100)
        assert!((found.visible - 0.14298).abs() < 1e-4, "{}", found.visible);
        // (10^2 + 10^2) / 50 = 4, and sqrt(7.849 * 0.25 / 100).
        let found = Equality::of(&firsts(&[60, 40])).unwrap();
        assert!((found.chi_square - 4.0).abs() < 1e-9 && (found.visible - 0.14008).abs() < 1e-4);
    }

    #[test]
    fn shared_places_say_nothing() {
        let mut shares = firsts(&[60, 40]);
        let without = Equality::of(&shares).unwrap();
        shares.extend(vec![vec![0.5, 0.5]; 100]);
        let with = Equality::of(&shares).unwrap();
        assert!((with.chi_square - without.chi_square).abs() < 1e-9);
        assert!((with.visible - without.visible / 2.0).abs() < 1e-9, "of twice as many games");
        assert_eq!(Equality::of(&vec![vec![0.5, 0.5]; 9]), None);
        assert_eq!(Equality::of(&[]), None);
    }
}
