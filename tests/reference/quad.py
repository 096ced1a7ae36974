#!/usr/bin/env python3
"""ZM "Machiavellian" Quadchess, slowly: a second reading of the rules page to hold the engine against.

It shares nothing with the engine but the notation. The board is a dictionary, there are no lists of pieces and no pins:
a move is legal if the kings that it has to spare are safe on the board after it.

    python3 tests/reference/quad.py --write-golden               regenerates tests/quad/{perft,games}.txt
    python3 tests/reference/quad.py cases                        runs the tables of tests/quad
    python3 tests/reference/quad.py legal 'FEN' [option=value ...]
    python3 tests/reference/quad.py play 'FEN' TOKEN... [option=value ...]   the FEN after each action
    python3 tests/reference/quad.py perft 'FEN' DEPTH [option=value ...]     counts by first action
    python3 tests/reference/quad.py dump FIRST_SEED GAMES        random games in the format of games.txt
"""

import random
import sys
from collections import namedtuple
from fractions import Fraction
from pathlib import Path

from common import FORMS, main, missing_square, options_text, random_odds, row_text, step_text, without

SEATS = "SWNE"
DUMMY = "E"

DEFAULT_OPTIONS = {"form": "cutthroat", "score": "classic"}

QUIET_ROUNDS = 50
PERPETUAL_CHECKS = 12

COMPLETE = (
    "Wk,Wp,2,Nn,Nb,Nr,Nk/Wr,Wp,2,Np,Np,Np,Np/Wb,Wp,6/Wn,Wp,6/6,Ep,En/6,Ep,Eb/Sp,Sp,Sp,Sp,2,Ep,Er/"
    "Sk,Sr,Sb,Sn,2,Ep,Ek turn=S"
)

# The squares of the pieces that an army can begin without, in the order of SEATS.
ODDS = {"pawn": "c2 b6 f7 g3", "knight": "d1 a5 e8 h4", "bishop": "c1 a6 f8 h3", "rook": "b1 a7 g8 h2"}
ODDS_BY = ["south", "west", "north", "east"]


def START(options):
    """The start, without the piece that one army gives as odds."""
    missing = missing_square(options, ODDS, ODDS_BY)
    if not missing:
        return COMPLETE
    giver = SEATS[ODDS_BY.index(options.get("odds-by", "south"))]
    return without(COMPLETE, missing) + (" castle=" + SEATS.replace(giver, "")) * (options["odds"] == "rook")


TEAMS = {"opposite": {"S": "N", "N": "S", "W": "E", "E": "W"}, "adjacent": {"S": "W", "W": "S", "N": "E", "E": "N"}}


# ---------------------------------------------------------------- the board


def square_of(name):
    return ord(name[0]) - ord("a"), int(name[1]) - 1


def name_of(square):
    return "abcdefgh"[square[0]] + str(square[1] + 1)


def squares(names):
    return [square_of(name) for name in names.split()]


ALL_SQUARES = [(file, rank) for file in range(8) for rank in range(8)]

# Where each army's pawns go, and which way is right as its player sees it.
AHEAD = {"S": (0, 1), "W": (1, 0), "N": (0, -1), "E": (-1, 0)}
RIGHT = {"S": (1, 0), "W": (0, -1), "N": (-1, 0), "E": (0, 1)}
PAWN_STARTS = {
    "S": squares("a2 b2 c2 d2"),
    "W": squares("b8 b7 b6 b5"),
    "N": squares("h7 g7 f7 e7"),
    "E": squares("g1 g2 g3 g4"),
}
KING_START = dict(zip(SEATS, squares("a1 a8 h8 h1")))
ROOK_START = dict(zip(SEATS, squares("b1 a7 g8 h2")))
CORNER = dict(zip(SEATS, squares("h8 h1 a1 a8")))

STRAIGHT = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
LEAPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
LINES = {"r": STRAIGHT, "b": DIAGONAL, "q": STRAIGHT + DIAGONAL}


def plus(square, step, times=1):
    return square[0] + step[0] * times, square[1] + step[1] * times


def on_board(square):
    return 0 <= square[0] < 8 and 0 <= square[1] < 8


def last_rank(seat, square):
    """Whether the army's pawns promote there."""
    return not on_board(plus(square, AHEAD[seat]))


def pawn_targets(seat, start):
    """The squares that a pawn attacks."""
    ahead = plus(start, AHEAD[seat])
    return [plus(ahead, RIGHT[seat]), plus(ahead, RIGHT[seat], -1)]


class Piece(namedtuple("Piece", "seat kind frozen")):
    def text(self):
        return self.seat + self.kind + "!" * self.frozen


def attacked_from(board, start):
    """The squares that the piece on a square attacks, empty or not."""
    seat, kind, frozen = board[start]
    if frozen:
        return []
    if kind == "p":
        return pawn_targets(seat, start)
    if kind == "n":
        return [plus(start, step) for step in LEAPS]
    if kind == "k":
        return [plus(start, step) for step in STRAIGHT + DIAGONAL]
    found = []
    for step in LINES[kind]:
        square = plus(start, step)
        while on_board(square):
            found.append(square)
            if square in board:
                break
            square = plus(square, step)
    return found


def clockwise_after(seat):
    """The four seats, beginning with the next one."""
    place = SEATS.index(seat) + 1
    return SEATS[place:] + SEATS[:place]


def in_seat_order(seats):
    return "".join(seat for seat in SEATS if seat in seats)


# ---------------------------------------------------------------- positions


class Position:
    """What the notation page says; `history` is what has been played and which positions there were, for repetition."""

    def copy(self):
        twin = Position()
        for name, value in self.__dict__.items():
            setattr(twin, name, value.copy() if isinstance(value, (dict, list, set)) else value)
        twin.ep = {square: set(armies) for square, armies in self.ep.items()}
        return twin

    # Who is who.

    def is_dummy(self, army):
        """Whether the army is the dummy, and nobody's yet."""
        return self.options["form"] == "three-handed" and army == DUMMY and self.ctrl[army] == DUMMY

    def partner(self, player):
        form = self.options["form"]
        return TEAMS[form.split("-")[-1]][player] if "opposite" in form or "adjacent" in form else None

    def foes(self, one, other):
        return one != other and self.partner(one) != other

    def seats_of_players(self):
        return "SWN" if self.options["form"] == "three-handed" else SEATS

    def players(self):
        """The players who are in: those with an active king."""
        return [seat for seat in self.seats_of_players() if self.ctrl[seat] == seat]

    def kings(self):
        """The seats with an active king, the dummy's among them."""
        return [seat for seat in SEATS if self.ctrl[seat] == seat]

    def mover(self, army):
        """The player whose move a move of the army is."""
        return self.holder if self.is_dummy(army) else self.ctrl[army]


def king_square(board, seat):
    return next(square for square, piece in board.items() if piece == (seat, "k", False))


def checkers(position, player, board=None):
    """The squares of the pieces that check a player's king, or the dummy's."""
    board = position.board if board is None else board
    king = king_square(board, player)
    return [
        square
        for square, piece in board.items()
        if not piece.frozen
        and position.foes(position.ctrl[piece.seat], player)
        and king in attacked_from(board, square)
    ]


def in_check(position, player, board=None):
    return bool(checkers(position, player, board))


def parse(text, options=None):
    options = {name: str(value) for name, value in (options or {}).items()}
    position = Position()
    position.options = {**DEFAULT_OPTIONS, **options}
    board, *words = text.split()
    keys = dict(word.split("=") for word in words)
    position.board = {}
    for rank, row in zip(range(7, -1, -1), board.split("/")):
        file = 0
        for item in row.split(","):
            if item.isdigit():
                file += int(item)
            else:
                position.board[file, rank] = Piece(item[0], item[1], item.endswith("!"))
                file += 1
        assert file == 8, row
    read = lambda key, default: "" if keys.get(key, default) == "-" else keys.get(key, default)
    position.turn = keys["turn"]
    position.ctrl = {seat: None if c == "-" else c for seat, c in zip(SEATS, keys.get("ctrl", SEATS))}
    position.annex = list(read("annex", "-"))
    position.castle = set(read("castle", SEATS))
    position.ep = {}
    for word in filter(None, read("ep", "-").split(",")):
        name, _, armies = word.partition(":")
        owner = passed_by(square_of(name))
        position.ep[square_of(name)] = set(armies or SEATS.replace(owner, ""))
    position.corner = set(read("corner", "-"))
    position.queened = set(read("queened", "-"))
    position.quiet = int(keys.get("quiet", "0"))
    position.holder = keys.get("dummy", "S").replace("-", "S") if options.get("form") == "three-handed" else None
    position.absent = set(read("absent", "-"))
    position.checks = [(word[0], word[1], int(word[2:])) for word in read("checks", "-").split(",") if word]
    position.over = keys.get("over")
    position.history = []
    tidy(position)
    position.left = [group for group in read("left", "-").split(",") if group]
    unnamed = set(position.seats_of_players()) - set("".join(position.left)) - set(position.players())
    position.left = [in_seat_order(unnamed)] * bool(unnamed) + position.left
    if not position.over:
        position.burden = burden_of(position)
        settle(position, None, None)
    return position


def passed_by(square):
    """The army whose pawns pass over a square."""
    return next(seat for seat in SEATS if any(plus(start, AHEAD[seat]) == square for start in PAWN_STARTS[seat]))


def fen_of(position):
    rows = []
    for rank in range(7, -1, -1):
        row = [position.board.get((file, rank)) for file in range(8)]
        rows.append(row_text(piece.text() if piece else "1" for piece in row))
    text = "/".join(rows) + " turn=" + position.turn
    controllers = "".join(position.ctrl[seat] or "-" for seat in SEATS)
    if controllers != SEATS:
        text += " ctrl=" + controllers
    if position.annex:
        text += " annex=" + "".join(position.annex)
    if position.castle != set(SEATS):
        text += " castle=" + (in_seat_order(position.castle) or "-")
    if position.ep:
        passed = sorted(position.ep.items(), key=lambda item: (SEATS.index(passed_by(item[0])), item[0]))
        text += " ep=" + ",".join(name_of(square) + ":" + in_seat_order(armies) for square, armies in passed)
    for key, seats in (("corner", position.corner), ("queened", position.queened)):
        if seats:
            text += " %s=%s" % (key, in_seat_order(seats))
    if position.quiet:
        text += " quiet=%d" % position.quiet
    if position.options["form"] == "three-handed":
        holder = position.holder if position.is_dummy(DUMMY) else "-"
        if holder != "S":
            text += " dummy=" + holder
    if position.absent:
        text += " absent=" + in_seat_order(position.absent)
    if position.checks:
        text += " checks=" + ",".join("%s%s%d" % check for check in position.checks)
    told = position.options["score"] == "4321" or position.options["score"] == "shared" and position.over
    if told and len(position.left) > 1:
        text += " left=" + ",".join(position.left)
    return text + (" over=" + position.over if position.over else "")


def decider(position):
    """Who decides: the player whose move it is, or who stands in for them: the next one clockwise who is there."""
    player = position.mover(position.turn)
    if player in position.absent:
        others = [seat for seat in clockwise_after(player)[:3] if seat in position.players()]
        there = [seat for seat in others if seat not in position.absent]
        return (there or others)[0]
    return player


# ---------------------------------------------------------------- moves

Move = namedtuple("Move", "start to promotion passed castles")


def token_of(move):
    return name_of(move.start) + name_of(move.to) + move.promotion


def ways(position, army):
    """The moves of an army as its pieces go, whatever becomes of kings."""
    board, player = position.board, position.ctrl[army]

    def may_take(square):
        piece = board.get(square)
        return piece and not piece.frozen and piece.kind != "k" and position.foes(position.ctrl[piece.seat], player)

    found = []
    for start, (seat, kind, frozen) in sorted(board.items()):
        if seat != army or frozen:
            continue
        if kind != "p":
            found += [
                Move(start, to, "", None, False)
                for to in attacked_from(board, start)
                if on_board(to) and (to not in board or may_take(to))
            ]
            if kind == "k" and may_castle(position, army):
                found.append(Move(start, ROOK_START[army], "", None, True))
            continue
        one, two = plus(start, AHEAD[army]), plus(start, AHEAD[army], 2)
        targets = [(one, None)] if one not in board else []
        if start in PAWN_STARTS[army] and one not in board and two not in board:
            targets.append((two, None))
        for to in pawn_targets(army, start):
            if may_take(to):
                targets.append((to, None))
            elif to not in board and army in position.ep.get(to, ()):
                passed = plus(to, AHEAD[passed_by(to)])
                if may_take(passed):
                    targets.append((to, passed))
        for to, passed in targets:
            for promotion in "rbn" if last_rank(army, to) else [""]:
                found.append(Move(start, to, promotion, passed, False))
    return found


def may_castle(position, army):
    board = position.board
    return (
        army in position.castle
        and board.get(KING_START[army]) == (army, "k", False)
        and board.get(ROOK_START[army]) == (army, "r", False)
        and not in_check(position, army)
    )


def leaves_queen(position, move):
    """Whether a king's queen appears where the move began."""
    piece = position.board[move.start]
    return piece.kind == "k" and move.start == CORNER[piece.seat] and piece.seat in position.corner


def board_after(position, move):
    board = dict(position.board)
    piece = board.pop(move.start)
    if move.castles:
        board[move.start] = board[move.to]
    if move.passed:
        del board[move.passed]
    board[move.to] = Piece(piece.seat, move.promotion or piece.kind, False)
    if leaves_queen(position, move):
        board[move.start] = Piece(piece.seat, "q", False)
    return board


def is_legal(position, army, move):
    board = board_after(position, move)
    player = position.ctrl[army]
    spared = [player, position.holder] if position.is_dummy(army) else [player]
    if any(in_check(position, spare, board) for spare in spared):
        return False
    partner = position.partner(player)
    if partner not in position.kings():
        return True

    def attackers(board, of, king_of):
        king = king_square(board, king_of)
        return {
            square
            for square, piece in board.items()
            if not piece.frozen and position.ctrl[piece.seat] == of and king in attacked_from(board, square)
        }

    if position.board[move.start].kind == "k" and attackers(board, partner, player):
        return False
    before = attackers(position.board, player, partner)
    before |= {move.to} if move.start in before else set()
    if move.castles:
        before |= {move.start} if move.to in before else set()
    return attackers(board, player, partner) <= before


def moves_of(position, army):
    return [move for move in ways(position, army) if is_legal(position, army, move)]


def has_move(position, army):
    return any(is_legal(position, army, move) for move in ways(position, army))


def legal(position):
    """All legal tokens but those that are always open, sorted."""
    return [] if position.over else sorted(map(token_of, moves_of(position, position.turn)))


def is_open(position, token):
    """Whether a token that is never listed is legal."""
    if position.over:
        return False
    verb, _, seats = token.partition(":")
    if verb == "resign":
        player = position.ctrl[position.turn]
        return seats in ("remove", "freeze") and not position.is_dummy(position.turn) and player not in position.absent
    are_in = bool(seats) and set(seats) <= set(position.players())
    if verb == "draw":
        return are_in and len(seats) > 1 and seats == in_seat_order(seats)
    if verb == "absent":
        return are_in and len(seats) == 1 and seats not in position.absent
    return verb == "penalty" and are_in and len(seats) == 1


# ---------------------------------------------------------------- actions


def play(position, token):
    """The position after a legal token."""
    position = position.copy()
    position.burden = burden_of(position)
    found = [] if position.over else [move for move in moves_of(position, position.turn) if token_of(move) == token]
    if found:
        make(position, found[0])
        return position
    assert is_open(position, token), token
    verb, _, rest = token.partition(":")
    gone = set(position.players())
    why = None
    if verb == "resign":
        leave(position, position.ctrl[position.turn], rest)
    elif verb == "draw":
        for player in rest:
            leave(position, player, "draw")
        why = "agreed"
    elif verb == "absent":
        position.absent.add(rest)
    else:
        punish(position, rest)
    tidy(position)
    settle(position, None, None, gone, why)
    return position


def make(position, move):
    army, player = position.turn, position.mover(position.turn)
    was_in = set(position.players())
    board = position.board
    piece = board[move.start]
    checked = {king for king in position.kings() if in_check(position, king)}
    new_queen = leaves_queen(position, move)
    captures = bool(move.passed) or (move.to in board and not move.castles)
    position.board = board_after(position, move)
    position.quiet = 0 if captures or piece.kind == "p" else position.quiet + 1
    # A king or a rook that has moved, and a rook that is gone, castle no more.
    for seat in SEATS:
        if {move.start, move.to} & {KING_START[seat], ROOK_START[seat]}:
            position.castle.discard(seat)
    # The army has made its next move: what it might have captured in passing, and its king's queen, are missed.
    for armies in position.ep.values():
        armies.discard(army)
    if piece.kind == "p" and move.to == plus(move.start, AHEAD[army], 2):
        position.ep[plus(move.start, AHEAD[army])] = set(SEATS) - {army}
    position.corner.discard(army)
    if new_queen:
        position.queened.add(army)
    if piece.kind == "k" and move.to == CORNER[army] and army not in position.queened:
        position.corner.add(army)
    position.history.append(player)
    tidy(position)

    def follow_up():
        if position.is_dummy(army):
            pass_dummy_on(position)
        given = [
            king
            for king in clockwise_after(player)[:3]
            if king in position.kings()
            and not position.is_dummy(king)
            and in_check(position, king)
            # A check that stands already is given once more by a piece that moves and attacks the king.
            and (king not in checked or move.to in checkers(position, king))
        ]
        count_checks(position, player, checked, given)

    settle(position, army, player, was_in, follow_up=follow_up)


def pass_dummy_on(position):
    """The dummy's turns belong to South, then West, then North, then South."""
    players = position.players()
    position.holder = next((seat for seat in clockwise_after(position.holder) if seat in players), position.holder)


def count_checks(position, player, checked, given):
    """Checks in succession: of a player who checks every time, and who moves in turn with the one in check.

    `checked` were in check before the move of `player`; to `given` that player has given check.
    """
    going_on = []
    for checker, king, times in position.checks:
        if king in checked and player == king:
            going_on.append((checker, king, times))
        elif king not in checked and player == checker and king in given:
            going_on.append((checker, king, times + 1))
    known = {(checker, king) for checker, king, _ in going_on}
    new = [(player, king, 1) for king in given if (player, king) not in known]
    # The text has room for two.
    position.checks = (going_on + new)[:2]


def leave(position, player, how):
    """A player goes: `remove` and `freeze` as in resigning, `draw` as in a draw."""
    for square, piece in list(position.board.items()):
        if piece.frozen or position.ctrl[piece.seat] != player:
            continue
        stays = {"remove": False, "freeze": piece.kind != "k", "draw": piece.kind == "k"}[how]
        if stays:
            position.board[square] = piece._replace(frozen=True)
        else:
            del position.board[square]
    for army in SEATS:
        if position.ctrl[army] == player:
            position.ctrl[army] = None
    position.castle.discard(player)


def punish(position, player):
    """A penalty: the farthest advanced piece of the least kind, the rightmost of these."""
    army = [(square, piece) for square, piece in position.board.items() if piece.seat == player and not piece.frozen]
    kind = min((piece.kind for _, piece in army), key="pnbrqk".index)
    if kind == "k":
        leave(position, player, "freeze")
        return
    along = lambda square, way: square[0] * way[0] + square[1] * way[1]
    far = lambda square: (along(square, AHEAD[player]), along(square, RIGHT[player]))
    square = max((square for square, piece in army if piece.kind == kind), key=far)
    del position.board[square]
    if square == ROOK_START[player]:
        position.castle.discard(player)


def tidy(position):
    """What no longer has a piece to speak of is forgotten."""
    board = position.board
    for army in SEATS:
        if not any(piece.seat == army and not piece.frozen for piece in board.values()):
            position.ctrl[army] = None
    kings = position.kings()
    position.corner = {seat for seat in position.corner if seat in kings}
    for square, armies in list(position.ep.items()):
        owner = passed_by(square)
        pawn = board.get(plus(square, AHEAD[owner]))
        armies &= {army for army in SEATS if position.ctrl[army]}
        if square in board or pawn != (owner, "p", False) or not armies:
            del position.ep[square]
    players = position.players()
    position.absent = {seat for seat in position.absent if seat in players}
    position.checks = [check for check in position.checks if check[0] in players and check[1] in players]
    if position.is_dummy(DUMMY) and position.holder not in players:
        pass_dummy_on(position)


# ---------------------------------------------------------------- what a move brings about


def settle(position, army, player, was_in=None, why=None, follow_up=None):
    """After an action: mates, the end of the game, draws, and whose turn it is.

    `army` has moved, as `player`'s move; neither if nobody has. `was_in` are the players before the action, `why` is
    the reason for which some have left with it, `follow_up` is done once, if the game is not over.
    """
    acted = position.turn
    was_in = set(position.players()) if was_in is None else was_in
    order = clockwise_after(army) if army else position.turn + clockwise_after(position.turn)[:3]
    # Whether the army to act has still to act, or the rotation goes on from it.
    due = army is None
    while True:
        settle_mates(position, order, player)
        if is_decided(position):
            break
        if follow_up:
            follow_up()
            follow_up = None
        reason = draw_of_all(position)
        drawn = position.players() if reason else []
        if not drawn:
            due = find_turn(position, order, due)
            if not due:
                why = "stalemate"
                continue
            reason = "perpetual"
            drawn = [one for check in position.checks if check[2] >= PERPETUAL_CHECKS for one in check[:2]]
        if not drawn:
            reason = "repetition"
            drawn = repeats(position)
        if not drawn:
            break
        why = reason
        for one in drawn:
            leave(position, one, "draw")
        tidy(position)
    gone = was_in - set(position.players())
    if gone:
        position.left.append(in_seat_order(gone))
    if is_decided(position):
        position.turn = acted
        finish(position, why)


def settle_mates(position, order, player):
    """Mates all kings in check without an answer, until there is none left."""
    while True:
        mated = [seat for seat in order if seat in position.kings() and is_mated(position, seat)]
        if not mated:
            return
        credit = {seat: credited(position, seat, mated, order, player) for seat in mated}
        if position.burden in credit.values():
            position.quiet = 0
        for seat in mated:
            if not credit[seat]:
                leave(position, seat, "remove")
                continue
            del position.board[king_square(position.board, seat)]
            position.castle.discard(seat)
            for army in SEATS:
                if position.ctrl[army] == seat:
                    position.ctrl[army] = credit[seat]
        position.annex += mated
        tidy(position)


def burden_of(position):
    """The player with most material, who must mate somebody; of several the first to go."""

    def material(player):
        worth = {"p": 1, "n": 3, "b": 3, "r": 5, "q": 9, "k": 0}
        pieces = [piece for piece in position.board.values() if not piece.frozen]
        return sum(worth[piece.kind] for piece in pieces if position.ctrl[piece.seat] == player)

    first = position.mover(position.turn)
    order = [seat for seat in first + clockwise_after(first)[:3] if seat in position.players()]
    return max(order, key=material, default=None)


def is_mated(position, seat):
    return in_check(position, seat) and not has_move(position, seat)


def credited(position, seat, mated, order, player):
    """Who is credited with a mate: the mover, or the player of a checking piece."""
    players = [other for other in position.players() if other not in mated]
    if player in players and position.partner(player) != seat:
        return player
    armies = {position.board[square].seat for square in checkers(position, seat)}
    creditors = {position.ctrl[army] for army in armies}
    creditors = [position.mover(other) for other in order if other in creditors]
    return next((other for other in creditors if other in players), None)


def find_turn(position, order, due):
    """Finds the army to act; false if its player has left instead, and the rotation goes on from there."""
    while True:
        checked = [seat for seat in order if seat in position.kings() and in_check(position, seat)]
        if checked:
            position.turn = checked[0]
            return True
        if not (due and position.ctrl[position.turn]):
            position.turn = next_army(position)
        army = position.turn
        player = position.ctrl[army]
        due = True
        if player in position.absent and not position.is_dummy(army):
            leave(position, player, "freeze")
            tidy(position)
            return False
        if not has_move(position, army):
            due = False
            if position.is_dummy(army):
                pass_dummy_on(position)
                continue
            others = [other for other in SEATS if position.ctrl[other] == player and other != army]
            if any(has_move(position, other) for other in others):
                continue
            leave(position, player, "draw")
            tidy(position)
            return False
        return True


def next_army(position):
    """The first army whose move at once waits, or the next one in the rotation."""
    last = position.turn
    while position.annex:
        last = position.annex.pop(0)
        if position.ctrl[last] and (position.ctrl[last] in position.absent or has_move(position, last)):
            return last
    return next(seat for seat in clockwise_after(last) if position.ctrl[seat])


# ---------------------------------------------------------------- draws and the end


def is_decided(position):
    """Whether the kings that are left are one player's or one team's."""
    players = position.players()
    return len(players) < 2 or len(players) == 2 and position.partner(players[0]) == players[1]


def draw_of_all(position):
    """Why the board or the count of quiet moves is a draw of all, if it is."""
    if too_little(position):
        return "kings"
    armies = sum(bool(position.ctrl[seat]) for seat in SEATS)
    return "quiet" if position.quiet >= QUIET_ROUNDS * armies else None


def finish(position, why):
    if position.players():
        why = "last" if len(position.players()) == 1 else "team"
    points = points_of(position)
    best = [seat for seat in SEATS if points[seat] == max(points.values())]
    position.over = why + ":" + "".join(best)


def too_little(position):
    """Only kings left and none that can still queen; with two players, one bishop or knight more is no more."""
    others = [piece for piece in position.board.values() if not piece.frozen and piece.kind != "k"]
    kings = position.kings()
    little = len(kings) == 2 and len(others) == 1 and others[0].kind in "bn"
    return (not others or little) and not any(can_queen(position, seat) for seat in kings)


def can_queen(position, seat):
    """Whether a way over unfrozen squares leads the king to its corner, and off it again."""
    if seat in position.queened:
        return False
    bars = {square for square, piece in position.board.items() if piece.frozen}
    start = king_square(position.board, seat)
    reached, edge = {start}, [start]
    while edge:
        square = edge.pop()
        for step in STRAIGHT + DIAGONAL:
            near = plus(square, step)
            if on_board(near) and near not in bars and near not in reached:
                reached.add(near)
                edge.append(near)
    return CORNER[seat] in reached and len(reached) > 1


def repetition_key(position):
    rights = []
    for square, armies in position.ep.items():
        passed = position.board[plus(square, AHEAD[passed_by(square)])]
        for start, piece in position.board.items():
            if (
                piece.kind == "p"
                and piece.seat in armies
                and square in attacked_from(position.board, start)
                and position.foes(position.ctrl[piece.seat], position.ctrl[passed.seat])
            ):
                rights.append((square, piece.seat))
    return (
        frozenset(position.board.items()),
        position.turn,
        tuple(position.ctrl.values()),
        frozenset(position.castle),
        frozenset(rights),
        frozenset(position.corner),
        frozenset(position.queened),
        position.holder if position.is_dummy(DUMMY) else None,
        tuple(position.annex),
    )


def repeats(position):
    """Takes note of the position, and names those who draw because it is there for the third time."""
    key = repetition_key(position)
    positions = [(place, entry) for place, entry in enumerate(position.history) if not isinstance(entry, str)]
    # An action that changes nothing does not bring the position about once more.
    if not positions or positions[-1] != (len(position.history) - 1, key):
        position.history.append(key)
        positions.append((len(position.history) - 1, key))
    places = [place for place, entry in positions if entry == key]
    if len(places) < 3:
        return []
    movers = {entry for entry in position.history[places[-3] :] if isinstance(entry, str)}
    return [seat for seat in SEATS if seat in movers and seat in position.players()]


def points_of(position):
    """What each seat has in the end."""
    seats = position.seats_of_players()
    points = {seat: Fraction(0) for seat in SEATS}
    if position.options["score"] == "4321":
        groups = [group for group in position.left + ["".join(position.players())] if group]
        place = 5 - len(seats)
        for group in groups:
            for seat in group:
                points[seat] = place + Fraction(len(group) - 1, 2)
            place += len(group)
    elif position.options["score"] == "shared":
        frozen_kings = {piece.seat for piece in position.board.values() if piece.kind == "k" and piece.frozen}
        sharers = set(position.players()) or frozen_kings & set(position.left[-1])
        sides = {frozenset({seat, position.partner(seat) or seat}) for seat in sharers}
        for side in sides:
            for seat in side:
                points[seat] = Fraction(1, len(sides))
    else:
        for piece in position.board.values():
            if piece.kind == "k" and piece.seat in seats:
                points[piece.seat] = Fraction(1, 2) if piece.frozen else Fraction(1)
    if position.partner("S"):
        points = {seat: max(points[seat], points[position.partner(seat)]) for seat in SEATS}
    return points


def result(position):
    """`none`, or the reason and each seat's points."""
    if not position.over:
        return "none"
    return position.over.split(":")[0] + " " + "-".join(str(points) for points in points_of(position).values())


# ---------------------------------------------------------------- random positions and games


def random_options(rng):
    form = "cutthroat" if rng.random() < 0.35 else rng.choice(FORMS[1:])
    return {"form": form, "score": rng.choice(["classic", "4321", "shared"])}


def random_position(rng, options):
    """The text of a random position with few pieces and some queens, in which mates are near."""
    fate = {seat: rng.choice("iiiiiiao") for seat in SEATS}
    while sum(fate[seat] == "i" for seat in "SWN") < 2:
        fate[rng.choice("SWN")] = "i"
    ins = [seat for seat in SEATS if fate[seat] == "i"]
    owners = [seat for seat in ins if seat != DUMMY or options["form"] != "three-handed"]
    ctrl = {seat: seat if fate[seat] == "i" else rng.choice(owners) for seat in SEATS}
    places = rng.sample(ALL_SQUARES, len(ALL_SQUARES))
    board = {}
    for seat in ins:
        at_home = [square for square in places if max(abs(a - b) for a, b in zip(square, CORNER[seat])) < 2]
        wanted = at_home if rng.random() < 0.3 else places
        apart = [at for at in wanted if not any(max(abs(at[0] - x), abs(at[1] - y)) < 2 for x, y in board)]
        square = (apart or [at for at in places if at not in board])[0]
        places.remove(square)
        board[square] = Piece(seat, "k", False)
    most = rng.choice([2, 5, 9, 14, 20])
    for square in places[: rng.randrange(most + 1)]:
        seat = rng.choice(SEATS)
        kind = rng.choice("pppprrbnnq")
        if kind != "p" or not last_rank(seat, square):
            board[square] = Piece(seat, kind, fate[seat] == "o")
    rows = []
    for rank in range(7, -1, -1):
        row = [board.get((file, rank)) for file in range(8)]
        rows.append(row_text(piece.text() if piece else "1" for piece in row))
    alive = {piece.seat for piece in board.values() if not piece.frozen}
    controllers = "".join(ctrl[seat] if seat in alive else "-" for seat in SEATS)
    text = "/".join(rows) + " turn=%s ctrl=%s castle=-" % (rng.choice(sorted(alive)), controllers)
    if rng.random() < 0.3:
        text += " queened=" + in_seat_order(set(rng.choices(SEATS, k=3)))
    if rng.random() < 0.2:
        text += " quiet=%d" % (50 * len(alive) - rng.randrange(1, 20))
    if rng.random() < 0.2:
        one, other = rng.sample(owners, 2)
        text += " checks=%s%s%d" % (one, other, rng.randrange(7, 12))
    if options["form"] == "three-handed":
        text += " dummy=" + (rng.choice(owners) if fate[DUMMY] == "i" else "-")
    # The engine takes `dummy=-` only where somebody has the dummy's army.
    return text if not text.endswith("dummy=-") or controllers[3] != "-" else text.rsplit(" ", 1)[0]


def table_position(rng, options):
    """A position of the tables with its options, now and then with others."""
    found, of_block = [], {}
    for path in sorted(TABLES.glob("*.txt")):
        if path.name not in ("games.txt", "positions.txt"):
            for line in path.read_text().splitlines():
                if line.startswith("options:"):
                    of_block = dict(word.split("=") for word in line.split()[1:])
                elif not line:
                    of_block = {}
                elif line.startswith("fen:") or " turn=" in line.split(";")[0] and line[0] not in "#atn":
                    text = line.removeprefix("fen:").split(";")[0].strip()
                    found.append((START(of_block) if text == "startpos" else text, of_block))
    text, of_block = rng.choice(found)
    free = "dummy=" not in text and "left=" not in text and rng.random() < 0.5
    return text, options if free else {**DEFAULT_OPTIONS, **of_block}


def choose(rng, position, mood, played):
    """A random token, often one that captures, checks, mates, or goes back to where it came from."""
    if rng.random() < 0.012:
        players = position.players()
        some = in_seat_order(rng.sample(players, rng.choice([2, 2, 3]) if len(players) > 2 else 2))
        one = rng.choice(players)
        tokens = ["resign:remove", "resign:freeze", "draw:" + some, "absent:" + one] + ["penalty:" + one] * 3
        token = rng.choice(tokens)
        if is_open(position, token):
            return token
    moves = moves_of(position, position.turn)
    board, army = position.board, position.turn
    dice = rng.random()
    wanted = []
    if mood == "shuttle" and dice < 0.85:
        back = {token[2:4] + token[:2] for token in played[-6:]}
        wanted = [move for move in moves if token_of(move) in back]
    elif mood == "chase" and dice < 0.8 or dice < 0.2:
        kings = [king for king in position.kings() if position.foes(king, position.ctrl[army])]
        boards = [(move, board_after(position, move)) for move in moves]
        wanted = [move for move, after in boards if any(in_check(position, king, after) for king in kings)]
    elif dice < 0.35 and mood != "quiet":
        wanted = [move for move in moves if move.to in board or move.passed]
    elif dice < 0.5:
        corner = CORNER[army]
        far = lambda square: max(abs(square[0] - corner[0]), abs(square[1] - corner[1]))
        wanted = [
            move
            for move in moves
            if board[move.start].kind == "k" and (far(move.to) < far(move.start) or move.start == corner)
        ]
    elif dice < 0.6 and mood != "quiet":
        wanted = [move for move in moves if board[move.start].kind == "p"]
    elif mood == "quiet":
        wanted = [move for move in moves if board[move.start].kind != "p" and move.to not in board]
    return token_of(rng.choice(wanted or moves))


def game_text(seed, most=160, kind=None, odds=None):
    """A game of at most so many actions, from the `start`, from a position of the `tables` or from a `random` one."""
    odds = random_odds(seed, list(ODDS), ODDS_BY) if odds is None else odds
    rng = random.Random(seed)
    kind = kind or rng.choice(["start", "tables", "random", "random", "random"])
    mood = rng.choice(["sharp", "sharp", "chase", "shuttle", "quiet"])
    while True:
        options = {**random_options(rng), **odds}
        text = START(options)
        if kind == "tables":
            text, options = table_position(rng, options)
        elif kind == "random":
            text = random_position(rng, options)
        position = parse(text, options)
        if not position.over or rng.random() < 0.02:
            break
    game = sys.modules[__name__]
    lines = "\ngame: seed=%d %s\nfen: %s\n" % (seed, options_text(options), text)
    lines += step_text(game, "-", position)
    played = []
    while not position.over and len(played) < most:
        token = choose(rng, position, mood, played)
        position = play(position, token)
        played.append(token)
        lines += step_text(game, token, position)
    return lines


# ---------------------------------------------------------------- golden files

HERE = Path(__file__).resolve().parent
TABLES = HERE.parent / "quad"

GAMES_HEAD = """\
# Golden play-throughs of Quadchess: random games as the reference implementation saw them.
# Regenerate this file and perft.txt with: python3 tests/reference/quad.py --write-golden
#
# `game:` the seed and the options; `fen:` the position that is set up; then a line for each action (the first one,
# `-`, for the position as it stands before any): token; number of legal tokens and the 64-bit FNV-1a checksum of
# them, sorted and joined by spaces; position after it.
"""

# (seed, most actions, where it begins, odds)
GOLDEN_GAMES = [(seed, 100, "start", {}) for seed in (3, 4, 7, 9, 14, 23)]
GOLDEN_GAMES += [(seed, 50, "random", {}) for seed in range(1, 17)]
GOLDEN_GAMES += [(24, 50, "start", {"odds": "rook", "odds-by": "west"}), (25, 50, "start", {"odds": "pawn"})]

NO_CASES = ("perft.txt", "games.txt", "positions.txt")

if __name__ == "__main__":
    main(sys.modules[__name__], sys.argv[1:])
