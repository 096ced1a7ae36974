//! Tokens: the only written form of an action.

use core::fmt;

use super::{Action, Bid, Group, Kind, Resignation};
use crate::rules::seat::{Seat, SeatInfo, SeatSet};
use crate::rules::square::Square;
use crate::rules::text::excerpt;

/// A malformed token.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{}` is not an action", excerpt(.0))]
pub struct NotAnAction(pub String);

impl Action {
    /// Parses a token; `seats` has the letters of the game's players.
    ///
    /// # Errors
    ///
    /// [`NotAnAction`] with the text, if it is malformed.
    pub fn parse(token: &str, seats: &[SeatInfo]) -> Result<Self, NotAnAction> {
        Self::from_token(token, seats).ok_or_else(|| NotAnAction(token.to_owned()))
    }

    fn from_token(token: &str, seats: &[SeatInfo]) -> Option<Self> {
        let seat = |text: &str| {
            let mut letters = text.chars();
            let seat = Seat::from_letter(letters.next()?, seats)?;
            letters.next().is_none().then_some(seat)
        };
        if let Some((verb, what)) = token.split_once(':') {
            return match verb {
                "set" => parse_groups(what).map(Self::SetUp),
                "resign" if what == "remove" => Some(Self::Resign(Resignation::Remove)),
                "resign" if what == "freeze" => Some(Self::Resign(Resignation::Freeze)),
                "draw" => parse_seats(what, seats).map(|set| Self::Draw(Some(set))),
                "penalty" => seat(what).map(Self::Penalty),
                "absent" => seat(what).map(Self::Absent),
                "offer" => parse_item(what).map(|(kind, tokens)| Self::Offer { kind, tokens }),
                "bid" => parse_bid(what).map(Self::Bid),
                "accept" => seat(what).map(Self::Accept),
                "place" => parse_place(what),
                "roll" => parse_roll(what),
                _ => None,
            };
        }
        match token {
            "end" => return Some(Self::End),
            "swap" => return Some(Self::Swap),
            "resign" => return Some(Self::Resign(Resignation::Plain)),
            "draw" => return Some(Self::Draw(None)),
            "pass" => return Some(Self::Pass),
            "decline" => return Some(Self::Decline),
            _ => {}
        }
        if let Some(squares) = token.strip_prefix('@') {
            let (from, rest) = Square::split_from(squares)?;
            return rest.parse().ok().map(|to| Self::MovePothole { from, to });
        }
        let (from, rest) = Square::split_from(token)?;
        if let Some(rest) = rest.strip_prefix('!') {
            return rest.parse().ok().map(|to| Self::Berserk { from, to });
        }
        if let Some(rest) = rest.strip_prefix('~') {
            return rest.parse().ok().map(|to| Self::Teleport { from, to });
        }
        let (to, rest) = Square::split_from(rest)?;
        let promotion = match rest {
            "" => None,
            "r" | "q" | "b" | "n" => Some(Kind::new(rest.as_bytes()[0])),
            _ => return None,
        };
        Some(Self::Move { from, to, promotion })
    }

    /// The action's token, with the players' letters from `seats`.
    pub fn token(self, seats: &[SeatInfo]) -> Token<'_> {
        Token { action: self, seats }
    }
}

/// Parses the groups of a set-up, such as `KGB,FIDE,CIA,FBI`.
pub(in crate::rules) fn parse_groups(text: &str) -> Option<[Group; 4]> {
    let mut names = text.split(',').map(Group::from_name);
    let groups = [names.next()??, names.next()??, names.next()??, names.next()??];
    names.next().is_none().then_some(groups)
}

pub(in crate::rules) fn parse_seats(text: &str, seats: &[SeatInfo]) -> Option<SeatSet> {
    let mut set = SeatSet::EMPTY;
    let mut last = None;
    for letter in text.chars() {
        let seat = Seat::from_letter(letter, seats)?;
        // One canonical form: in order of play, each seat once.
        if last.replace(seat) >= Some(seat) {
            return None;
        }
        set.insert(seat);
    }
    (!set.is_empty()).then_some(set)
}

fn parse_item(text: &str) -> Option<(Kind, u8)> {
    let [kind, tokens] = *text.as_bytes() else { return None };
    let tokens = tokens.checked_sub(b'0')?;
    (Bid::KINDS.contains(&kind) && (1..=Bid::MOST_TOKENS).contains(&tokens)).then(|| (Kind::new(kind), tokens))
}

fn parse_bid(text: &str) -> Option<Bid> {
    let mut bid = Bid::default();
    if text == "-" {
        return Some(bid);
    }
    let mut last = None;
    for item in text.split('+') {
        let (kind, tokens) = parse_item(item)?;
        let place = Bid::rank(kind)?;
        // One canonical form: q r b n p, more tokens first.
        let order = (place, Bid::MOST_TOKENS - tokens);
        if last.replace(order) > Some(order) {
            return None;
        }
        bid.add(place, tokens)?;
    }
    Some(bid)
}

fn parse_place(text: &str) -> Option<Action> {
    let (kind, square) = text.split_once('@')?;
    let [kind] = *kind.as_bytes() else { return None };
    let square = square.parse().ok()?;
    Bid::KINDS.contains(&kind).then(|| Action::Place { kind: Kind::new(kind), square })
}

fn parse_roll(text: &str) -> Option<Action> {
    let [file, rank] = *text.as_bytes() else { return None };
    let pips = |byte: u8| byte.checked_sub(b'0').filter(|pips| (1..=7).contains(pips));
    Some(Action::Roll { file: pips(file)?, rank: pips(rank)? })
}

/// An action's token, ready for display.
#[derive(Copy, Clone, Debug)]
pub struct Token<'a> {
    action: Action,
    seats: &'a [SeatInfo],
}

impl fmt::Display for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |seat: Seat| seat.letter(self.seats);
        match self.action {
            Action::Move { from, to, promotion: None } => write!(f, "{from}{to}"),
            Action::Move { from, to, promotion: Some(kind) } => write!(f, "{from}{to}{}", kind.letter()),
            Action::MovePothole { from, to } => write!(f, "@{from}{to}"),
            Action::End => f.write_str("end"),
            Action::Berserk { from, to } => write!(f, "{from}!{to}"),
            Action::Teleport { from, to } => write!(f, "{from}~{to}"),
            Action::SetUp(groups) => write!(f, "set:{}", groups.map(Group::name).join(",")),
            Action::Swap => f.write_str("swap"),
            Action::Resign(Resignation::Plain) => f.write_str("resign"),
            Action::Resign(Resignation::Remove) => f.write_str("resign:remove"),
            Action::Resign(Resignation::Freeze) => f.write_str("resign:freeze"),
            Action::Draw(None) => f.write_str("draw"),
            Action::Draw(Some(set)) => write!(f, "draw:{}", set.iter().map(letter).collect::<String>()),
            Action::Penalty(seat) => write!(f, "penalty:{}", letter(seat)),
            Action::Absent(seat) => write!(f, "absent:{}", letter(seat)),
            Action::Offer { kind, tokens } => write!(f, "offer:{}{tokens}", kind.letter()),
            Action::Pass => f.write_str("pass"),
            Action::Bid(bid) => write_bid(f, bid),
            Action::Accept(seat) => write!(f, "accept:{}", letter(seat)),
            Action::Decline => f.write_str("decline"),
            Action::Place { kind, square } => write!(f, "place:{}@{square}", kind.letter()),
            Action::Roll { file, rank } => write!(f, "roll:{file}{rank}"),
        }
    }
}

fn write_bid(f: &mut fmt::Formatter<'_>, bid: Bid) -> fmt::Result {
    f.write_str("bid:")?;
    let mut between = "";
    for (place, kind) in Bid::KINDS.into_iter().map(char::from).enumerate() {
        for tokens in (1..=Bid::MOST_TOKENS).rev() {
            for _ in 0..bid.count(place, tokens) {
                write!(f, "{between}{kind}{tokens}")?;
                between = "+";
            }
        }
    }
    if between.is_empty() { f.write_str("-") } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::seat::SeatColor;

    const SEATS: &[SeatInfo] = &[
        SeatInfo { letter: 'S', name: "South", color: SeatColor::White },
        SeatInfo { letter: 'W', name: "West", color: SeatColor::Red },
        SeatInfo { letter: 'N', name: "North", color: SeatColor::Black },
        SeatInfo { letter: 'E', name: "East", color: SeatColor::Blue },
    ];

    #[test]
    fn every_token_of_the_notation_round_trips() {
        let tokens = "c2d3 a7a8r @b2c3 end b3!d17 d5~a13 set:KGB,FIDE,CIA,FBI swap a1b1 resign:remove resign:freeze \
                      resign draw:SN draw penalty:W absent:E offer:q3 pass bid:r2+p1 bid:q3+q3+n1 bid:p1+p1+p1+p1 bid:- accept:W decline \
                      place:q@e5 roll:35 roll:77";
        for token in tokens.split_whitespace() {
            let action = Action::parse(token, SEATS).unwrap();
            assert_eq!(action.token(SEATS).to_string(), token);
        }
    }

    #[test]
    fn there_are_no_other_forms() {
        for token in [
            "",
            "c2",
            "c2d",
            "c2d3k",
            "C2d3",
            "c2-d3",
            "c2xd3",
            "@c2",
            "@c2d3q",
            "End",
            "end ",
            "b3!",
            "set:KGB",
            "set:KGB,FIDE,CIA,FBI,KGB",
            "draw:",
            "draw:NS",
            "draw:SS",
            "draw:X",
            "penalty:",
            "penalty:WW",
            "absent:",
            "offer:k3",
            "offer:q4",
            "bid:",
            "bid:p1+r2",
            "bid:p1+p1+p1+p1+p1",
            "bid:r1+r2",
            "accept:",
            "place:q",
            "bid::1",
            "bid:R1",
            "offer:Q3",
            "place:k@e5",
            "place:Q@e5",
            "place::@e5",
            "roll:70",
            "roll:18",
            "roll:3",
            "resign:now",
            "é2d3",
            "c2é3",
        ] {
            assert_eq!(Action::parse(token, SEATS), Err(NotAnAction(token.to_owned())), "{token}");
        }
        // More pieces than a bid can hold.
        let endless = format!("bid:{}", ["q3"; 256].join("+"));
        assert_eq!(Action::parse(&endless, SEATS), Err(NotAnAction(endless.clone())));
    }
}
