//! Short algebraic notation, right and wrong.

use proptest::prelude::*;

use super::*;
use crate::rules::quad::Options;

fn tokens(rounds: &[Round]) -> String {
    let tokens = rounds.iter().flat_map(|round| &round.actions).map(|action| action.token(SEATS).to_string());
    tokens.collect::<Vec<_>>().join(" ")
}

fn read_from(start: &str, text: &str) -> Result<String, String> {
    let position = match start {
        "" => Position::start(&Options::default()),
        _ => Position::from_text(start, &Options::default()).unwrap(),
    };
    read(text, &mut Line::new(position)).map(|rounds| tokens(&rounds)).map_err(|error| error.to_string())
}

#[test]
fn rounds_of_four_columns() {
    let text = "# South West North East\n1. a3 c8 h6 f1\n\n2.Nc3!? Nc6?  Nf6 0-0\n  3 0-0  Nb4!\n";
    let found = read_from("", text);
    assert_eq!(found.as_deref().map_err(String::as_str), Ok("a2a3 b8c8 h7h6 g1f1 d1c3 a5c6 e8f6 h1h2 a1b1 c6b4"));
    assert!(is_algebraic(text));
    assert!(!is_algebraic("[Game \"quad\"]\n\n1. a3 *\n"));
    assert!(!is_algebraic("c2c3 end *"));
    assert!(!is_algebraic("# nothing\n"));
}

#[test]
fn notes_and_byte_order_marks() {
    for text in [
        "\u{feff}1. a3 c8 # h6",
        "  # South West\n1. a3 c8",
        "\u{feff}# South\n 1. a3 c8\t#note # more",
        "#\n1. a3 # West waits\n# ...\n1. --- c8 #",
    ] {
        assert!(is_algebraic(text), "{text}");
        assert_eq!(read_from("", text).as_deref().map_err(String::as_str), Ok("a2a3 b8c8"), "{text}");
    }
    assert!(!is_algebraic("1. # nothing yet"));
    // A mate mark belongs to its move and follows it.
    assert_eq!(
        read_from("", "1. a3#c8").as_deref().map_err(String::as_str),
        Err("round 1, South, `a3#c8`: this is not a move")
    );
}

#[test]
fn turns_that_do_not_come() {
    let start = "7,Nk/Wk,7/8/8/8/3,Sr,4/8/1,Sk,4,Ek,1 turn=S castle=-";
    assert_eq!(
        read_from(start, "7. Rd8+ --- Kh7 Resigns").as_deref().map_err(String::as_str),
        Ok("d3d8 h8h7 resign:remove")
    );
    assert_eq!(
        read_from(start, "7. Rd8+ Ka8 Kh7").as_deref().map_err(String::as_str),
        Err("round 7, West, `Ka8`: it is North's army that moves now")
    );
    assert_eq!(
        read_from(start, "7. Rd8+ --- --- Kg2").as_deref().map_err(String::as_str),
        Err("round 7, North, `---`: North's army is to move now")
    );
}

#[test]
fn moves_that_are_refused() {
    let start = "1,Wk,5,Nk/3,Sp,4/8/8/Sr,5,Sr,1/8/4,Wb,2,Ek/Sn,1,Sk,5 turn=S castle=-";
    for (text, expected) in [
        ("Rd4", "this may be a4d4 or g4d4"),
        ("Rad4+", "this gives no check"),
        ("Rad4#", "this mates nobody"),
        ("Rxd4", "this may be a4d4 or g4d4"),
        ("R4d4", "this may be a4d4 or g4d4"),
        ("Raxd4", "nothing is captured there"),
        ("Nd4", "no knight of South's can go to d4"),
        ("Kd1", "South's king would be in check"),
        ("0-0", "castling needs a king and a rook that have not moved"),
        ("d8", "the pawn promotes: say to what (R, B or N)"),
        ("d8=Q", "this is not a move"),
        ("Nb3R", "this move does not promote"),
        ("e4e5e6", "this is not a move"),
        ("Ke9", "this is not a move"),
        ("e9=R", "this is not a move"),
        ("z4", "this is not a move"),
        ("\u{e9}", "this is not a move"),
        ("Pe4", "no pawn of South's can go to e4"),
    ] {
        let error = read_from(start, &format!("3. {text}")).unwrap_err();
        assert_eq!(error, format!("round 3, South, `{text}`: {expected}"));
    }
    for (text, token) in [
        ("d8=R+", "d7d8r"),
        ("d8(N)", "d7d8n"),
        ("d8B", "d7d8b"),
        ("Rgd4", "g4d4"),
        ("Nb3", "a1b3"),
        ("Rg4-d4", "g4d4"),
    ] {
        assert_eq!(read_from(start, &format!("3. {text}")).as_deref().map_err(String::as_str), Ok(token), "{text}");
    }
    assert_eq!(
        read_from("", "1. a3 c8 h6 f1 b3").as_deref().map_err(String::as_str),
        Err("round 1, East, `b3`: a round has four columns")
    );
    assert_eq!(
        read_from("", "1. a3 c8\na4").as_deref().map_err(String::as_str),
        Err("round 2, South, `a4`: a line begins with the number of its round")
    );
}

#[test]
fn mate_is_a_check_and_the_annexed_army_moves_in_its_column() {
    let start = "Wk,7/8/7,Nk/4,Wp,3/8/1,Sq,6/1,Sr,6/Sk,5,Ek,1 turn=S castle=-";
    assert_eq!(read_from(start, "9. Qb7# f5 Kh5 Kf1").as_deref().map_err(String::as_str), Ok("b3b7 e5f5 h6h5 g1f1"));
    assert_eq!(read_from(start, "9. Qb7+ f5").as_deref().map_err(String::as_str), Ok("b3b7 e5f5"));
}

#[test]
fn nothing_moves_when_the_game_is_over() {
    let text = "1. Resigns Resigns Resigns ---\n2. --- --- --- f1";
    assert_eq!(read_from("", text).as_deref().map_err(String::as_str), Err("round 2, East, `f1`: the game is over"));
}

#[test]
fn captures_in_passing_may_say_so() {
    let start = "Wk,6,Nk/8/8/8/Wp,1,Np,5/8/1,Sp,6/1,Sk,5,Ek turn=S castle=-";
    for capture in ["axb3", "b3", "axb3ep", "axb3e.p."] {
        assert_eq!(
            read_from(start, &format!("1. b4 {capture}")).as_deref().map_err(String::as_str),
            Ok("b2b4 a4b3"),
            "{capture}"
        );
    }
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(
        noise: String,
        rounds in prop::collection::vec("[0-9]{1,2}\\.?( ([KRBNQ]?[a-h]?x?[a-i][0-9](=?[RBNQ])?[+#?!]{0,2}|---|0-0|Resigns|\u{e9})){0,5}", 0..6),
    ) {
        for text in [noise, rounds.join("\n")] {
            let _ = (is_algebraic(&text), read_from("", &text));
        }
    }
}
