//! FEN4 and PGN4, both ways.

use proptest::prelude::*;

use super::*;
use crate::rules::Record;
use crate::rules::auction::{Options, Position};
use crate::rules::game::Game as _;

/// The starting position in FEN4; in Auction every queen stands to the left of her king.
const START: &str = "R-0,0,0,0-1,1,1,1-1,1,1,1-0,0,0,0-0-3,yR,yN,yB,yK,yQ,yB,yN,yR,3/3,yP,yP,yP,yP,yP,yP,yP,yP,3/14/\
                     bR,bP,10,gP,gR/bN,bP,10,gP,gN/bB,bP,10,gP,gB/bQ,bP,10,gP,gK/bK,bP,10,gP,gQ/bB,bP,10,gP,gB/\
                     bN,bP,10,gP,gN/bR,bP,10,gP,gR/14/3,rP,rP,rP,rP,rP,rP,rP,rP,3/3,rR,rN,rB,rQ,rK,rB,rN,rR,3";

/// A board with the kings and the given rows 8 to 5.
fn fen4(meta: &str, rows: [&str; 4]) -> String {
    let [eight, seven, six, five] = rows;
    format!("{meta}-3,3,yK,4,3/14/14/14/14/13,gR/{eight}/{seven}/{six}/{five}/14/14/14/3,4,rK,3,3")
}

const PLAIN: [&str; 4] = ["13,gK", "bK,13", "14", "14"];
const META: &str = "R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0";

fn position(text: &str) -> Position {
    Position::from_text(text, &Options::default()).unwrap()
}

fn read(text: &str) -> Result<String, String> {
    match read_fen4(text, &Options::default()) {
        Ok((position, notes)) => Ok(std::iter::once(position.to_text()).chain(notes).collect::<Vec<_>>().join("; ")),
        Err(error) => Err(error.to_string()),
    }
}

#[test]
fn boards_go_both_ways() {
    let start = Position::start(&Options::default());
    assert_eq!(write_fen4(&start), Ok((START.to_owned(), vec![])));
    assert_eq!(read(START), Ok(start.to_text()));
    // Castling rights, en passant rights, a player who is out, the count of quiet turns.
    for text in [
        "x3,Yr,2,Yk,3,Yr,x3/x3,8,x3/x3,8,x3/Br,13/13,Gn/14/13,Gk/Bk,Bp,12/14/14/Br,2,Rp,9,Gr/x3,8,x3/x3,8,x3/\
         x3,Rr,3,Rk,2,Rr,x3 turn=Y castle=k1,a4,a11,d14 ep=d3:YG quiet=7",
        "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/14/14/14/5,Rp,8/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=Y quiet=5",
    ] {
        let there = write_fen4(&position(text)).unwrap().0;
        assert_eq!(read(&there), Ok(text.to_owned()), "{there}");
    }
}

#[test]
fn the_other_set_up_keeps_what_castlings_it_can() {
    let (position, notes) = read_fen4(&fen4::Board::default().to_string(), &Options::default()).unwrap();
    assert!(position.to_text().ends_with("turn=R"), "{}", position.to_text());
    assert_eq!(notes.len(), 4);
    assert_eq!(notes[0], "Blue cannot castle here: king and rook would have to stand on a7 and a4");
}

#[test]
fn boards_without_a_counterpart_are_refused() {
    for (text, expected) in [
        ("", "this is not FEN4: No '-' was found"),
        ("R-0,0,0,0-", "this is not FEN4: "),
        (&fen4("X-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0", PLAIN), "this is not FEN4: "),
        (&fen4(META, ["13,gK", "bK,13", "1,999999999999999999999", "14"]), "this is not FEN4: a number has too many"),
        (&fen4(META, ["13,gK", "bK,13", "3,drP,10", "14"]), "a dead piece stands on d6: here the pieces of who is out"),
        (&fen4(META, ["13,gK", "bK,13", "3,rA,10", "14"]), "Auction Chess has no piece `A`, which stands on d6"),
        (&fen4(META, ["13,gK", "bK,13", "3,X,10", "14"]), "there is a wall on d6"),
        (&fen4(META, ["13,gK", "bK,13", "rK,13", "14"]), "Red has a second king"),
        (&fen4(META, ["13,gK", "bK,13", "rP,13", "14"]), "a pawn would have promoted there"),
        (&fen4("R-0,1,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0", PLAIN), "Blue is out, but has a king"),
        (&fen4("R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-200", PLAIN), "after 200 quiet turns the game is over"),
        (&fen4("R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{'lives':(3,3,3,3)}", PLAIN), "a variant that is not plain"),
    ] {
        let refused = read(text).unwrap_err();
        assert!(refused.contains(expected), "{text}: {refused}");
    }
}

#[test]
fn what_fen4_leaves_out_is_said() {
    let text =
        "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/14/Bk,13/14/14/14/x3,8,x3/x3,Rp,7,x3/x3,4,Rk,3,x3 turn=R rounds=57";
    let notes = ["FEN4 knows no count of rounds: that 57 are over is left out".to_owned()];
    assert_eq!(write_fen4(&position(text)).unwrap().1, notes);
    let record = Record::parse(&format!("[Game \"auction\"]\n[Position \"{text}\"]\n\nd2d3 *")).unwrap();
    assert_eq!(write_pgn4(&record).unwrap().1, notes);
}

#[test]
fn marks_of_sold_pieces_are_left_out_with_a_note() {
    let once = Options { resale: false, ..Options::default() };
    let text = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/14/Bk,13/14/14/14/x3,8,x3/x3,7,Rq,x3/x3,4,Rk,3,x3 turn=R sold=k2";
    let (_, notes) = write_fen4(&Position::from_text(text, &once).unwrap()).unwrap();
    assert_eq!(notes[0], "FEN4 knows no pieces that leave the game once captured: the marks on k2 are left out");
    assert_eq!(notes.len(), 2, "the option itself is left out, too: {notes:?}");
}

#[test]
fn what_the_other_format_has_no_place_for_is_said() {
    let record = "[Game \"auction\"]\n[Options \"rounds=90\"]\n[Red \"\\\"Ann\\\"\"]\n[Seed \"7\"]\n\
                  [TimeControl \"*30\"]\n\nh2h3 *";
    let (game, notes) = write_pgn4(&Record::parse(record).unwrap()).unwrap();
    assert!(game.contains("[Red \"'Ann'\"]"), "{game}");
    assert_eq!(
        notes,
        [
            "FEN4 knows no rule options: rounds=90 is left out",
            "PGN4 has no place for these tags: Seed, TimeControl",
            "PGN4 has no quotes in names: they are written as '",
        ]
    );
    let game = "[Site \"x\"]\n[Red \"Ann\"]\n\n1. h2-h3 { dull } ( 1. h2-h4 ) .. R";
    let (record, notes) = read_pgn4(&format!("[StartFen4 \"{START}\"]\n{game}")).unwrap();
    assert_eq!((record.actions.len(), record.players[0].as_str()), (2, "Ann"));
    assert_eq!(
        notes,
        [
            "a record has no place for these tags: Site",
            "a record keeps no comments (left out: 1)",
            "a record has one line of moves (variations left out: 1)",
        ]
    );
    // The castlings that the other set-up loses are noted for games as for boards.
    assert_eq!(read_pgn4("1. h2-h3").unwrap().1.len(), 4);
}

#[test]
fn positions_that_fen4_cannot_say_are_refused() {
    let board = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/14/Bk,13/14/14/14/x3,8,x3/x3,Rp,7,x3/x3,4,Rk,3,x3 turn=R";
    for (text, expected) in [
        (format!("{board} handR=q2"), "FEN4 knows no hands"),
        (format!("{board} phase=offer handR=q3 handB=p1"), "FEN4 knows no auction and no dice"),
        (board.replace("Bk,13/14/", "Bk,13/6,Dq,7/"), "FEN4 knows no dormant pieces"),
        (board.replace("Rp", "Rp-"), "FEN4 would give a placed pawn"),
    ] {
        assert!(write_fen4(&position(&text)).unwrap_err().to_string().contains(expected), "{text}");
    }
}

/// A game in which pawns and knights move to and fro, with castling on both sides, en passant and a check.
#[test]
fn games_go_both_ways() {
    let record = "[Game \"auction\"]\n[Red \"Ann\"]\n\n\
        e1f3 b4c4 d13d12 m4l4 d2d4 c4d3 e14f12 n5l6 e2d3 pass a5c4 pass *";
    let record = Record::parse(record).unwrap();
    let (game, _) = write_pgn4(&record).unwrap();
    assert!(game.contains("1. Ne1-f3 .. b4-c4 .. d13-d12 .. m4-l4\n2. d2-d4 .. c4xd3 .. Ne14-f12 .. Nn5-l6"), "{game}");
    assert!(game.contains("[Red \"Ann\"]") && game.contains("StartFen4"), "{game}");
    let (again, _) = read_pgn4(&game).unwrap();
    // Both hands hold a pawn after Red's capture, but nobody offers it.
    assert_eq!(again.actions, record.actions);
    assert_eq!((again.players, again.position), (record.players, None));
}

#[test]
fn castling_is_written_by_the_length_of_the_way() {
    let board = "x3,Yr,2,Yk,3,Yr,x3/x3,8,x3/x3,3,Yp,4,x3/Br,13/14/14/13,Gk/Bk,13/14/14/Br,13/x3,8,x3/x3,8,x3/\
                 x3,Rr,3,Rk,2,Rr,x3 turn=R";
    for (tokens, written) in
        [("h1j1 a7a5 g14e14", "1. O-O .. O-O .. O-O"), ("h1f1 a7a9 g14i14", "1. O-O-O .. O-O-O .. O-O-O")]
    {
        let text = format!("[Game \"auction\"]\n[Position \"{board}\"]\n\n{tokens} *");
        let record = Record::parse(&text).unwrap();
        let (game, _) = write_pgn4(&record).unwrap();
        assert!(game.contains(written), "{game}");
        assert_eq!(read_pgn4(&game).unwrap().0.actions, record.actions);
    }
}

#[test]
fn where_the_rules_part_the_move_is_named() {
    let tags = format!("[GameNr \"123456789\"]\n[Variant \"FFA\"]\n[StartFen4 \"{START}\"]\n\n");
    let pawn = fen4(META, ["5,rP,7,gK", "bK,13", "14", "14"]);
    let seventh = fen4(META, ["13,gK", "bK,4,rP,8", "14", "14"]);
    let open = fen4(META, ["13,gK", "bK,4,bN,8", "5,rR,8", "2,yP,11"]);
    for (game, expected) in [
        (format!("{tags}1. h2-h5"), "move 1, Red `h2-h5`: a pawn does not move like that"),
        (format!("{tags}1. h2-h4 .. h2-h3"), "move 1, Blue `h2-h3`: there is no piece on h2"),
        (format!("{tags}1. h2xh4"), "move 1, Red `h2xh4`: by the rules here another piece stands"),
        (format!("{tags}1. h2-h4 .. #"), "move 1, Blue `#`: by the rules here this player is not checkmated"),
        (format!("{tags}1. h2-h4 .. S"), "move 1, Blue `S`: there a stalemated player is out"),
        (format!("{tags}1. h2-h4 .. R .. k13-k12"), "move 1, Yellow `k13-k12`: Blue is out: there their pieces stay"),
        (format!("{tags}1. h2-h4T"), "move 1, Red `h2-h4`: Auction Chess has no such move"),
        (
            format!("[StartFen4 \"{seventh}\"]\n\n1. f7-f8=D"),
            "`f7-f8=D`: to `D`: there a pawn promotes on its eighth row",
        ),
        (
            format!(
                "[StartFen4 \"{open}\"]\n\n1. Rf6xNf7 .. Ka7-a6 .. Kg14-h14 .. Kn8-m8\n\
                 2. Kh1-h2 .. Ka6-a5 .. Kh14-g14 .. Km8-n8\n3. Kh2-h3"
            ),
            "move 3, Red `Kh2-h3`: a captured piece has lost its last token",
        ),
        ("[Variant \"Teams\"]\n\n1. h2-h4".to_owned(), "each against all, not `Teams`"),
        ("[RuleVariants \"KotH\"]\n\n1. h2-h4".to_owned(), "has no rule `KotH`"),
        ("[StartFen4 \"4PCn\"]\n\n1. h2-h4".to_owned(), "tag StartFen4: No '-' was found"),
        ("1. h2".to_owned(), "this is not PGN4: "),
        ("x".to_owned(), "this is not PGN4: "),
        (format!("{tags}{}", "(".repeat(100_000)), "too many brackets"),
        // Brackets in comments and tags do not count.
        (format!("1. h2-h4 {}", "( 1. h2-h4 { ) } ".repeat(8000)), "too many brackets"),
        (format!("[A \"{{(\"]\n1. h2-h4 {}", "( 1. h2-h4 ".repeat(8000)), "too many brackets"),
        (format!("1. h2-h4 {{ {} }}", "(".repeat(8000)), ""),
        // Line numbers are those of the original text, and errors are cut to a reasonable length.
        ("\n\n[Variant \"FFA\"]\n1. h2-h4\n2. \n".to_owned(), "line 5: a move is expected"),
        ("[Variant \"FFA\n\n1. h2-h4".to_owned(), "line 1: a tag has the form"),
        ("1. h2-h4\n\nx2. h2-h4".to_owned(), "line 3: `x2` is no number of a turn"),
        (format!("1. h2-h4 .. {}", "x".repeat(1000)), &format!("line 1: `{}...` is not a move", "x".repeat(40))),
        (format!("[StartFen4 \"{pawn}\"]\n\n1. f8-f9"), ""),
    ] {
        match read_pgn4(&game) {
            Ok(_) => assert_eq!(expected, "", "{game}"),
            Err(error) => assert!(!expected.is_empty() && error.to_string().contains(expected), "{game}: {error}"),
        }
    }
}

#[test]
fn actions_without_a_counterpart_are_named() {
    let board = "x3,3,Yk,4,x3/x3,8,x3/x3,8,x3/14/14/14/14/Bk,4,Bn,8/5,Rr,8/14/14/x3,8,x3/x3,8,x3/x3,4,Rk,3,x3 turn=R";
    for (tokens, expected) in [
        ("f6f7 a7a6 g14g13 f7f8 a6a5 g13g14 f8f9 roll:11", "move 3, Red `roll:11`: there no captured piece comes back"),
        ("resign a7a6", "move 1, Blue `a7a6`: Red is out"),
        ("f6f8", "move 1, Red `f6f8`: the way of the rook is blocked"),
    ] {
        let record = Record::parse(&format!("[Game \"auction\"]\n[Position \"{board}\"]\n\n{tokens} *")).unwrap();
        let refused = write_pgn4(&record).unwrap_err().to_string();
        assert!(refused.contains(expected), "{tokens}: {refused}");
    }
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(
        any: String,
        fen in "[RBYG](-[0-9,]{1,9}){0,6}(-\\{'[a-z]{1,9}':[(]?('[a-n0-9:]{0,5}',?){0,4}[)]?\\})?-?([rbygdX][KQRBNP]|[0-9]{1,2}|[,/ ]){0,40}",
        game in "(\\[[A-Za-z4]{0,9} \"[^\"]{0,9}\"\\]\n){0,3}([0-9]{0,3}\\.{1,3}|[KQRBN]?[a-n][0-9]{1,2}[-x][a-n][0-9]{1,2}|[ #STRO(){}.=+-]|\n){0,40}",
    ) {
        for text in [&any, &fen, &game] {
            let _ = read_fen4(text, &Options::default());
            let _ = read_pgn4(text);
        }
    }
}
