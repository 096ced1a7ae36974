//! Seats as letters.

use crate::rules::seat::{MAX_SEATS, Seat, SeatInfo, SeatSet};
use crate::texts::text;

/// Parses a seat's letter.
///
/// # Errors
///
/// A sentence that lists the valid letters.
pub fn read_seat(value: &str, seats: &[SeatInfo]) -> Result<Seat, String> {
    let mut letters = value.chars();
    let seat = letters.next().and_then(|letter| Seat::from_letter(letter, seats));
    seat.filter(|_| letters.next().is_none()).ok_or_else(|| {
        let letters: Vec<String> = seats.iter().map(|info| info.letter.to_string()).collect();
        let (last, others) = letters.split_last().map_or(("", &[][..]), |(last, others)| (last.as_str(), others));
        text!("position-seat", others = others.join(", "), last = last)
    })
}

/// Parses a seat's letter, or `-` for none.
///
/// # Errors
///
/// A sentence about what is wrong.
pub fn read_nobody_or_seat(value: &str, seats: &[SeatInfo]) -> Result<Option<Seat>, String> {
    if value == "-" { Ok(None) } else { read_seat(value, seats).map(Some) }
}

/// Parses letters of seats, each at most once, and keeps their order; `-` for none.
///
/// # Errors
///
/// A sentence about what is wrong.
pub fn read_seats(value: &str, seats: &[SeatInfo]) -> Result<Vec<Seat>, String> {
    if value == "-" {
        return Ok(Vec::new());
    }
    let mut read = Vec::new();
    for letter in value.chars() {
        let seat = read_seat(letter.encode_utf8(&mut [0; 4]), seats)?;
        if read.contains(&seat) {
            read.clear();
            break;
        }
        read.push(seat);
    }
    if read.is_empty() {
        let letters: String = seats.iter().map(|info| info.letter).collect();
        return Err(text!("position-seats", letters = letters));
    }
    Ok(read)
}

/// Parses letters of seats, each at most once and in order of play; none for an empty text.
///
/// # Errors
///
/// A sentence about what is wrong.
pub fn read_seats_in_order(value: &str, seats: &[SeatInfo]) -> Result<SeatSet, String> {
    let mut set = SeatSet::EMPTY;
    for letter in value.chars() {
        let seat = read_seat(letter.encode_utf8(&mut [0; 4]), seats)?;
        if set.0 >> seat.0 != 0 {
            let letters: Vec<String> = seats.iter().map(|info| info.letter.to_string()).collect();
            return Err(text!("position-seats-order", letters = letters.join(" ")));
        }
        set.insert(seat);
    }
    Ok(set)
}

/// Parses four letters: the holder of what each seat had at first, or `-` for none.
///
/// # Errors
///
/// A sentence about what is wrong.
pub fn read_holders(value: &str, seats: &[SeatInfo]) -> Result<[Option<Seat>; MAX_SEATS], String> {
    let mut holders = [None; MAX_SEATS];
    let mut letters = value.chars();
    for holder in &mut holders {
        let letter = letters.next().ok_or_else(|| text!("position-holders"))?;
        *holder = read_nobody_or_seat(letter.encode_utf8(&mut [0; 4]), seats)?;
    }
    match letters.next() {
        None => Ok(holders),
        Some(_) => Err(text!("position-holders")),
    }
}

/// A seat's letter; `-` for none.
pub fn seat_letter(seat: Option<Seat>, seats: &[SeatInfo]) -> char {
    seat.map_or('-', |seat| seat.letter(seats))
}

/// The letters of some seats; `-` for none.
pub fn seat_letters(some: impl IntoIterator<Item = Seat>, seats: &[SeatInfo]) -> String {
    let letters: String = some.into_iter().map(|seat| seat.letter(seats)).collect();
    if letters.is_empty() { "-".to_owned() } else { letters }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, quad};

    const SEATS: &[SeatInfo] = <quad::Position as Game>::SEATS;

    #[test]
    fn letters_are_seats() {
        assert_eq!(read_seat("N", SEATS), Ok(Seat(2)));
        assert_eq!(read_nobody_or_seat("-", SEATS), Ok(None));
        assert_eq!(read_seats("NS", SEATS), Ok(vec![Seat(2), Seat(0)]));
        assert_eq!(read_seats_in_order("SN", SEATS), Ok(SeatSet(0b101)));
        assert_eq!(read_holders("SS-E", SEATS), Ok([Some(Seat(0)), Some(Seat(0)), None, Some(Seat(3))]));
        assert_eq!(seat_letters(SeatSet(0b101).iter(), SEATS), "SN");
        assert_eq!(seat_letters([], SEATS), "-");
    }

    #[test]
    fn other_letters_are_refused() {
        let none = "seats are letters of `SWNE`, each once, or `-` for none";
        for (result, expected) in [
            (read_seat("X", SEATS).map(|_| ()), "a seat is S, W, N or E"),
            (read_seat("SW", SEATS).map(|_| ()), "a seat is S, W, N or E"),
            (read_seats("SS", SEATS).map(|_| ()), none),
            (read_seats("", SEATS).map(|_| ()), none),
            (read_seats_in_order("NS", SEATS).map(|_| ()), "seats stand in the order S W N E, each once"),
            (read_holders("SWN", SEATS).map(|_| ()), "four seats are expected, `-` for nobody"),
            (read_holders("SWNES", SEATS).map(|_| ()), "four seats are expected, `-` for nobody"),
        ] {
            assert_eq!(result, Err(expected.to_owned()));
        }
    }
}
