#!/usr/bin/env python3
"""4-by-1 Knot Chess, slowly: a second reading of the rules page to hold the engine against.

It shares nothing with the engine but the notation. Everything is a dictionary or a set, and every rule is written the
way the rules page says it. The board never changes, so the ways over it are walked once, at the start, and kept.

    python3 tests/reference/knot.py --write-golden               regenerates tests/knot/{perft,games}.txt
    python3 tests/reference/knot.py cases                        runs the tables of tests/knot
    python3 tests/reference/knot.py legal 'FEN' [option=value ...]
    python3 tests/reference/knot.py play 'FEN' TOKEN... [option=value ...]   the FEN after each action
    python3 tests/reference/knot.py perft 'FEN' DEPTH [option=value ...]     counts by first action
    python3 tests/reference/knot.py dump FIRST_SEED GAMES        random games in the format of games.txt
"""

import itertools
import random
import re
import sys
from pathlib import Path

from common import main, options_text, random_odds, row_text, step_text

SEATS = "WB"
STRIPS = "abcd"
RANKS = [rank for rank in range(1, 18) if rank != 9]
KNOT = "k9"
GROUPS = ["KGB", "CIA", "FBI", "FIDE"]

DEFAULT_OPTIONS = {
    "setup": "standard",
    "entity-teleport-captures": False,
    "royal-frogs": True,
    "pie": False,
    "truce": 0,
    "standstill": 0,
}

# An army that gives odds begins without the innermost piece of a group.
ODDS = {"entity": "FIDE", "icosahedron": "FBI", "attacker": "CIA", "boomerang": "KGB"}
ODDS_BY = ["white", "black"]

QUIET_PLIES = 100


def other(seat):
    return "B" if seat == "W" else "W"


# ---------------------------------------------------------------- the board

# The eight arms, each from the Knot outward.
ARMS = [[strip + str(rank) for rank in range(8, 0, -1)] for strip in STRIPS]
ARMS += [[strip + str(rank) for rank in range(10, 18)] for strip in STRIPS]
ARM_OF = {square: arm for arm in ARMS for square in arm}
ALL_SQUARES = [KNOT] + [square for arm in ARMS for square in arm]


def rank_of(square):
    return int(square[1:])


def distance_to_knot(square):
    return abs(9 - rank_of(square))


RING = {
    square: [twin for twin in ALL_SQUARES if distance_to_knot(twin) == distance_to_knot(square)]
    for square in ALL_SQUARES
}


def neighbours(square):
    if square == KNOT:
        return [arm[0] for arm in ARMS]
    arm = ARM_OF[square]
    place = arm.index(square)
    inward = KNOT if place == 0 else arm[place - 1]
    return [inward] + arm[place + 1 : place + 2]


NEIGHBOURS = {square: neighbours(square) for square in ALL_SQUARES}


def onward(before, here):
    """Where a slide may go on to: on the Knot into any arm but the one it came from."""
    return [square for square in NEIGHBOURS[here] if square != before]


def straight_on(before, here):
    """The next square of the line, straight across the Knot; none beyond the edge."""
    if here == KNOT:
        strip, rank = before[0], rank_of(before)
        return strip + ("10" if rank == 8 else "8")
    squares = onward(before, here)
    return squares[0] if squares else None


def lines_beyond():
    """For each step from a square to a neighbour, the squares of the line behind the neighbour."""
    lines = {}
    for start in ALL_SQUARES:
        for first in NEIGHBOURS[start]:
            line, before, here = [], start, first
            while straight_on(before, here):
                before, here = here, straight_on(before, here)
                line.append(here)
            lines[start, first] = line
    return lines


LINE_BEYOND = lines_beyond()


def slides(start):
    """For each other square, the squares that a slide there passes. There is only one way to each."""
    passed = {}
    todo = [(start, first, ()) for first in NEIGHBOURS[start]]
    while todo:
        before, here, between = todo.pop()
        passed[here] = between
        todo += [(here, after, between + (here,)) for after in onward(before, here)]
    return passed


PASSED = {square: slides(square) for square in ALL_SQUARES}


def distance(start, target):
    return 0 if start == target else len(PASSED[start][target]) + 1


def step_towards(start, target):
    return (PASSED[start][target] + (target,))[0]


def leap(start, first, length):
    """The square that a leap of so many squares by way of a neighbour ends on, if it is on the board."""
    line = [first] + LINE_BEYOND[start, first]
    return line[length - 1] if len(line) >= length else None


def leaps(start, length):
    return [target for target in (leap(start, first, length) for first in NEIGHBOURS[start]) if target]


def rides(start, first, empty):
    """Rides in leaps of 2 that begin by way of `first`: pairs of the end and the squares that must be empty."""
    target = leap(start, first, 2)
    if target is None:
        return []
    # The square that is leapt over is the one that the ride comes from.
    found = [(target, empty)]
    if target == KNOT:
        firsts = onward(first, KNOT)
    else:
        firsts = [straight_on(first, target)]
    for after in firsts:
        if after:
            found += rides(target, after, empty + (target,))
    return found


def dingo_rides(start):
    found = []
    for first in NEIGHBOURS[start]:
        found += rides(start, first, ())
    for step in NEIGHBOURS[start]:
        firsts = onward(start, KNOT) if step == KNOT else NEIGHBOURS[step]
        for first in firsts:
            found += rides(step, first, (step,))
    return found


# ---------------------------------------------------------------- pieces and their ways

# WAYS[kind][start][target]: the ways there, each the squares that must be empty for it. What stands on the target
# itself is not looked at. The boomerang's ways are those of its throw; its step is apart, and so is the golem.


def ways_of(kind, start):
    if kind == "k":
        pairs = [(target, between) for target, between in PASSED[start].items() if distance(start, target) <= 3]
    elif kind == "c":
        pairs = [(target, ()) for length in (1, 2) for target in leaps(start, length)]
    elif kind in "ab":
        pairs = list(PASSED[start].items())
    elif kind == "i":
        # 20 steps: an even distance, and steps to and fro on the way for the rest of them.
        even = range(2, 21, 2)
        pairs = [(target, between) for target, between in PASSED[start].items() if distance(start, target) in even]
    elif kind in "fe":
        pairs = [(target, ()) for target in leaps(start, 2)]
    elif kind == "d":
        pairs = dingo_rides(start)
    ways = {}
    for target, empty in pairs:
        if empty not in ways.setdefault(target, []):
            ways[target].append(empty)
    return ways


WAYS = {kind: {start: ways_of(kind, start) for start in ALL_SQUARES} for kind in "kcabifed"}


class Piece:
    """Two pieces are the same only if they are one and the same; a piece itself never changes."""

    def __init__(self, seat, kind, home=None):
        self.seat = seat
        self.kind = kind
        self.home = home

    def text(self, square):
        away = "^" + self.home if self.home not in (None, square) else ""
        return self.seat + self.kind + away


def is_royal(piece, options):
    return piece.kind in "kc" or (piece.kind == "f" and options["royal-frogs"])


def royals(board, seat, options):
    return {square: piece for square, piece in board.items() if piece.seat == seat and is_royal(piece, options)}


def way_open(board, kind, start, target):
    for way in WAYS[kind][start].get(target, ()):
        for square in way:
            if square in board:
                break
        else:
            return True
    return False


def golem_captures(board, start, target, options):
    """What a golem's step onto an enemy captures; None if its own royal would be hit."""
    golem = board[start]
    for square in LINE_BEYOND[start, target]:
        if square in board:
            hit = board[square]
            if hit.seat == golem.seat and is_royal(hit, options):
                return None
            return {target, square}
    return {target}


def ring_captures(board, start, target):
    """The enemies on the ring of the target; None if there is a friend but the entity itself."""
    captured = set()
    for square in RING[target]:
        piece = board.get(square)
        if piece and piece.seat != board[start].seat:
            captured.add(square)
        elif piece and square != start:
            return None
    return captured


class Move:
    """Where the mover ends (None: it is destroyed) and what is captured."""

    def __init__(self, start, end, captured):
        self.start = start
        self.end = end
        self.captured = captured


def berserk_runs(start):
    """The end and the squares of each run of a berserk."""
    if start == KNOT:
        return [(arm[-1], arm) for arm in ARMS]
    own = ARM_OF[start]
    place = own.index(start)
    runs = [(own[-1], own[place + 1 :])] if own[place + 1 :] else []
    inward = own[:place] + [KNOT]
    return runs + [(arm[-1], inward + arm) for arm in ARMS if arm is not own]


BERSERK_RUNS = {square: berserk_runs(square) for square in ALL_SQUARES}


def moves_of(board, start, options):
    """By the movement rules alone: token -> Move."""
    mover = board[start]
    kind = mover.kind
    friend = lambda square: square in board and board[square].seat == mover.seat
    enemy = lambda square: square in board and board[square].seat != mover.seat
    moves = {}
    if kind == "g":
        for target in NEIGHBOURS[start]:
            if target not in board:
                moves[start + target] = Move(start, target, set())
            elif enemy(target):
                captured = golem_captures(board, start, target, options)
                if captured is not None:
                    moves[start + target] = Move(start, target, captured)
    elif kind == "b":
        for target in NEIGHBOURS[start]:
            if target not in board:
                moves[start + target] = Move(start, target, set())
        for target in WAYS["b"][start]:
            if enemy(target) and way_open(board, "b", start, target):
                moves[start + target] = Move(start, start, {target})
    elif kind == "e":
        for target in WAYS["e"][start]:
            captured = ring_captures(board, start, target)
            if not friend(target) and captured is not None:
                moves[start + target] = Move(start, target, captured)
        for target in RING[start]:
            if target == start:
                continue
            if options["entity-teleport-captures"]:
                captured = ring_captures(board, start, target)
                if not friend(target) and captured is not None:
                    moves[start + "~" + target] = Move(start, target, captured)
            elif target not in board:
                moves[start + "~" + target] = Move(start, target, set())
    else:
        for target in WAYS[kind][start]:
            if not friend(target) and way_open(board, kind, start, target):
                moves[start + target] = Move(start, target, {target} if enemy(target) else set())
        if kind == "a":
            for end, run in BERSERK_RUNS[start]:
                moves[start + "!" + end] = Move(start, None, {square for square in run if enemy(square)})
    return moves


def all_moves(board, seat, options):
    moves = {}
    for start, piece in board.items():
        if piece.seat == seat:
            moves.update(moves_of(board, start, options))
    return moves


def in_check(board, seat, options):
    """The royals of a player that an enemy move other than a berserk would capture."""
    own = royals(board, seat, options)
    found = set()
    for start, piece in board.items():
        if piece.seat == seat:
            continue
        if piece.kind == "g":
            for target in NEIGHBOURS[start]:
                if target in board and board[target].seat == seat:
                    captured = golem_captures(board, start, target, options) or ()
                    found |= {own[square] for square in captured if square in own}
        elif piece.kind == "e":
            targets = [target for target in WAYS["e"][start]]
            if options["entity-teleport-captures"]:
                targets += [target for target in RING[start] if target != start]
            for target in targets:
                if target not in board or board[target].seat == seat:
                    captured = ring_captures(board, start, target) or ()
                    found |= {own[square] for square in captured if square in own}
        else:
            for square, royal in own.items():
                if way_open(board, piece.kind, start, square):
                    found.add(royal)
    return found


def after_move(board, move):
    """The board after a move and the slips of the mover's frogs."""
    board = dict(board)
    for square in move.captured:
        del board[square]
    mover = board.pop(move.start)
    if move.end:
        board[move.end] = mover
    slip(board, mover.seat)
    return board


def slip(board, seat):
    frogs = []
    for square, piece in board.items():
        if piece.seat == seat and piece.kind == "f" and square != piece.home:
            frogs.append((distance(square, piece.home), piece.home[0], rank_of(piece.home), square))
    for _, _, _, square in sorted(frogs):
        target = step_towards(square, board[square].home)
        if target not in board:
            board[target] = board.pop(square)


# ---------------------------------------------------------------- positions


class Position:
    def copy(self):
        twin = Position()
        twin.__dict__.update(self.__dict__)
        twin.seen = list(self.seen)
        twin.groups = dict(self.groups)
        return twin


def lay_out(groups, options={}):
    """The board of both players' groups, without the piece that one army gives as odds."""
    given = ODDS.get(options.get("odds")), ODDS_BY.index(options.get("odds-by", "white"))
    board = {}
    for seat in SEATS:
        for strip, group in zip(STRIPS, groups[seat]):
            for place, letter in enumerate(group[:-1] if given == (group, SEATS.index(seat)) else group):
                square = strip + str(1 + place if seat == "W" else 17 - place)
                kind = letter.lower()
                board[square] = Piece(seat, kind, square if kind == "f" else None)
    return board


def parse(fen, options=None):
    position = Position()
    position.options = {**DEFAULT_OPTIONS, **(options or {})}
    board, *words = fen.split()
    keys = dict(word.split("=") for word in words)
    position.board = {}
    for strip, row in zip(STRIPS, board.split("/")):
        squares = iter([strip + str(rank) for rank in RANKS])
        for item in row.split(","):
            if item.isdigit():
                for _ in range(int(item)):
                    next(squares)
            else:
                put(position.board, next(squares), item)
        assert next(squares, None) is None, fen
    if keys.get("knot", "-") != "-":
        put(position.board, KNOT, keys["knot"])
    position.turn = keys["turn"]
    position.set_up = keys.get("phase", "play") == "setup"
    position.groups = {}
    if keys.get("set", "-") != "-":
        position.groups["W"] = keys["set"].split(",")
    position.pie = keys.get("pie", "0") == "1"
    position.truce = int(keys.get("truce", "0"))
    position.quiet = int(keys.get("quiet", "0"))
    position.over = keys.get("over")
    position.seen = []
    position.moves = {}
    if not position.over and not position.set_up:
        position.seen.append(repetition_key(position))
        settle(position)
    return position


def put(board, square, item):
    name, _, home = item.partition("^")
    board[square] = Piece(name[0], name[1], (home or square) if name[1] == "f" else None)


def board_text(position):
    rows = []
    for strip in STRIPS:
        squares = [strip + str(rank) for rank in RANKS]
        rows.append(row_text(position.board[sq].text(sq) if sq in position.board else "1" for sq in squares))
    return "/".join(rows)


def knot_text(position):
    return " knot=" + position.board[KNOT].text(KNOT) if KNOT in position.board else ""


def fen_of(position):
    text = board_text(position) + " turn=" + position.turn + knot_text(position)
    if position.quiet:
        text += " quiet=%d" % position.quiet
    if position.pie:
        text += " pie=1"
    if position.truce:
        text += " truce=%d" % position.truce
    if position.set_up:
        text += " phase=setup"
    if "W" in position.groups:
        text += " set=" + ",".join(position.groups["W"])
    if position.over:
        text += " over=" + position.over
    return text


def repetition_key(position):
    """Board with the frogs' start squares, and the player to move."""
    return board_text(position) + " turn=" + position.turn + knot_text(position)


def blank():
    position = Position()
    position.board = {}
    position.turn = "W"
    position.set_up = False
    position.groups = {}
    position.pie = False
    position.truce = 0
    position.quiet = 0
    position.over = None
    return position


def START(options):
    """The text of the start of a game."""
    position = blank()
    position.set_up = options.get("setup", "standard") != "standard"
    if not position.set_up:
        position.board = lay_out({"W": GROUPS, "B": GROUPS}, options)
        position.truce = 2 * options.get("truce", 0)
    # White's first move and Black's answer to it are still to come.
    position.pie = options.get("pie", False)
    return fen_of(position)


# ---------------------------------------------------------------- the turn


def settle(position):
    """Finds the legal moves of the player to move, and the end of the game if there is none."""
    seat = position.turn
    options = position.options
    position.moves = {}
    for player in SEATS:
        if not royals(position.board, player, options):
            finish(position, "royals", other(player))
            return
    legal_moves = {}
    checked = {}
    for token, move in all_moves(position.board, seat, options).items():
        board = after_move(position.board, move)
        checked[token] = in_check(board, seat, options)
        if not royals(board, other(seat), options):
            # A move that captures the enemy's last royal is always legal.
            legal_moves[token] = move
        position.moves[token] = move
    before = in_check(position.board, seat, options)
    survivors = set(royals(position.board, seat, options).values())
    saving = [token for token, left in checked.items() if not left]
    if not saving and before:
        # Checkmate of the royals in check: as many of them as can be are saved, and no other is given up.
        bearable = [token for token, left in checked.items() if left <= before and survivors - left]
        fewest = min((len(checked[token]) for token in bearable), default=0)
        saving = [token for token in bearable if len(checked[token]) == fewest]
    legal_moves.update((token, position.moves[token]) for token in saving)
    if position.truce:
        # Nothing is captured and no royal put in check, unless the player has no other legal move.
        peaceful = {}
        for token, move in legal_moves.items():
            if not move.captured and not in_check(after_move(position.board, move), other(seat), options):
                peaceful[token] = move
        legal_moves = peaceful or legal_moves
    position.moves = legal_moves
    if not legal_moves and before:
        finish(position, "mate", other(seat))
    elif not legal_moves:
        finish(position, "stalemate", SEATS)
    elif is_dead(position.board):
        finish(position, "kings", SEATS)


def is_dead(board):
    """King against king alone, or crown prince against crown prince alone."""
    left = sorted(piece.seat + piece.kind for piece in board.values())
    return left in (["Bk", "Wk"], ["Bc", "Wc"])


def finish(position, reason, seats):
    position.over = reason + ":" + seats
    position.moves = {}


def decider(position):
    """The player who must decide, or `*` where chance does."""
    drawn = position.set_up and position.options["setup"] == "random"
    return "*" if drawn else position.turn


def legal(position):
    """All legal tokens but `resign` and `draw`, sorted."""
    if position.over:
        return []
    if position.set_up:
        return sorted("set:" + ",".join(groups) for groups in itertools.permutations(GROUPS))
    return sorted(list(position.moves) + (["swap"] if may_swap(position) else []))


def may_swap(position):
    return position.pie and position.turn == "B"


def play(position, token):
    """The position after a legal token."""
    position = position.copy()
    if token == "resign":
        seat = position.turn
        position.board = {square: piece for square, piece in position.board.items() if piece.seat != seat}
        finish(position, "resigned", other(seat))
        return position
    if token == "draw":
        finish(position, "agreed", SEATS)
        return position
    assert token in legal(position), token
    if token.startswith("set:"):
        set_up(position, token[4:].split(","))
    elif token == "swap":
        position.pie = False
    else:
        make(position, position.moves[token])
    return position


def set_up(position, groups):
    position.groups[position.turn] = groups
    position.turn = other(position.turn)
    if len(position.groups) == 2:
        position.board = lay_out(position.groups, position.options)
        position.groups = {}
        position.set_up = False
        position.truce = 2 * position.options["truce"]
        position.seen.append(repetition_key(position))
        settle(position)


def make(position, move):
    position.board = after_move(position.board, move)
    position.quiet = 0 if move.captured else position.quiet + 1
    position.pie = position.pie and position.turn == "W"
    position.truce = max(0, position.truce - 1)
    if not royals(position.board, other(position.turn), position.options):
        finish(position, "royals", position.turn)
        return
    position.turn = other(position.turn)
    settle(position)
    key = repetition_key(position)
    position.seen.append(key)
    if not position.over and position.seen.count(key) == 3:
        finish(position, "repetition", SEATS)
    elif not position.over and position.quiet >= (2 * position.options["standstill"] or QUIET_PLIES):
        white, black = (sum(piece.seat == seat for piece in position.board.values()) for seat in SEATS)
        if not position.options["standstill"] or white == black:
            finish(position, "quiet", SEATS)
        else:
            finish(position, "pieces", "W" if white > black else "B")


# ---------------------------------------------------------------- random positions and games


def random_set_up(rng):
    return rng.sample(GROUPS, 4)


def random_position(rng, options):
    """The text of a random position: some pieces of each army, often crowded round the Knot."""
    position = blank()
    reach = rng.choice([1, 2, 2, 3, 4, 8])
    near = [square for square in ALL_SQUARES if distance_to_knot(square) <= reach]
    far = [square for square in ALL_SQUARES if square not in near]
    rng.shuffle(near)
    rng.shuffle(far)
    for seat in SEATS:
        start = lay_out({"W": random_set_up(rng), "B": random_set_up(rng)})
        army = [(piece, square) for square, piece in start.items() if piece.seat == seat]
        rng.shuffle(army)
        keep = rng.randrange(1, len(army) + 1)
        certain = rng.choice(["kc", "kc", "kc", "k", "c", "f" if options["royal-frogs"] else "kc"])
        kept = [(piece, square) for piece, square in army if piece.kind in certain]
        kept += [(piece, square) for piece, square in army[:keep] if piece.kind not in "kc" + certain]
        for piece, square in kept:
            dice = rng.random()
            if dice < 0.1 and square not in position.board:
                place = square
            else:
                free = near if near and (dice < 0.8 or not far) else far
                place = free.pop()
                if place in position.board:
                    continue
            position.board[place] = piece
    golems = [square for square, piece in position.board.items() if piece.kind == "g"]
    position.turn = rng.choice(SEATS)
    if golems and rng.random() < 0.5:
        golem = rng.choice(golems)
        position.turn = position.board[golem].seat
        face_enemy(rng, position.board, golem)
    position.quiet = rng.choice([0, 0, 0, rng.randrange(90), 94])
    return fen_of(position)


def face_enemy(rng, board, start):
    """Puts an enemy next to a golem, and another piece into the line behind it."""
    target = rng.choice(NEIGHBOURS[start])
    enemies = [square for square, piece in board.items() if piece.seat != board[start].seat]
    if target not in board:
        board[target] = board.pop(rng.choice(enemies))
    behind = [square for square in LINE_BEYOND[start, target][:3] if square not in board]
    others = [square for square in board if square not in (start, target)]
    if behind and others:
        board[rng.choice(behind)] = board.pop(rng.choice(others))


def gives_check(position, move):
    board = after_move(position.board, move)
    return bool(in_check(board, other(position.turn), position.options))


def is_way_back(token, last):
    """Undoes an earlier move, as far as the frogs' slips let it."""
    return last is not None and re.findall(r"[a-dk]\d+", last)[::-1] == re.findall(r"[a-dk]\d+", token)


def choose(rng, position, mood, last):
    """A random token, often one that captures, gives check or, in some games, goes back to where it came from."""
    dice = rng.random()
    if dice < 0.002:
        return "resign"
    if dice < 0.003:
        return "draw"
    tokens = legal(position)
    if "swap" in tokens and dice < 0.5:
        return "swap"
    moves = position.moves
    wanted = []
    dice = rng.random()
    if mood == "shuttle" and dice < 0.8:
        wanted = [token for token in tokens if is_way_back(token, last)]
    elif mood == "quiet" and dice < 0.9:
        wanted = [token for token in tokens if token in moves and not moves[token].captured and moves[token].end]
    elif dice < 0.35:
        captures = [token for token in tokens if token in moves and moves[token].captured]
        kinds = sorted({position.board[moves[token].start].kind for token in captures})
        # A golem seldom has anything to capture.
        kind = "g" if "g" in kinds else rng.choice(kinds or [None])
        wanted = [token for token in captures if position.board[moves[token].start].kind == kind]
    elif dice < 0.5:
        wanted = [token for token in tokens if token in moves and gives_check(position, moves[token])]
    elif dice < 0.95:
        # A run of a berserk ends an attacker; without this they would all be gone soon.
        wanted = [token for token in tokens if "!" not in token]
    return rng.choice(wanted or tokens)


def game_text(seed, most=400, from_start=None, truce=None, odds=None, standstill=None):
    """A game of at most so many actions, from the start or from a random position."""
    rng = random.Random(seed)
    from_start = rng.random() < 0.35 if from_start is None else from_start
    options = {
        "setup": rng.choice(["standard", "random", "chosen"]) if from_start else "standard",
        "entity-teleport-captures": rng.random() < 0.25,
        "royal-frogs": rng.random() < 0.75,
        "pie": from_start and rng.random() < 0.4,
    }
    # A ruling to try, with dice of its own.
    truce = random.Random("truce %d" % seed).choice([0, 0, 0, 2, 10]) if truce is None else truce
    if truce:
        options["truce"] = truce
    standstill = random.Random("standstill %d" % seed).choice([0, 0, 4, 12]) if standstill is None else standstill
    if standstill:
        options["standstill"] = standstill
    options.update(random_odds(seed, list(ODDS), ODDS_BY) if odds is None else odds)
    mood = rng.choice(["sharp", "sharp", "sharp", "shuttle", "quiet"])
    while True:
        fen = START(options) if from_start else random_position(rng, options)
        if standstill and not from_start:
            fen = re.sub(r" quiet=(\d+)", lambda word: " quiet=%d" % (int(word[1]) % (2 * standstill)), fen)
        if truce and not from_start:
            fen += " truce=%d" % (2 * truce)
        position = parse(fen, options)
        if not position.over or rng.random() < 0.03:
            break
    text = "\ngame: seed=%d %s\n" % (seed, options_text(options))
    text += "fen: %s\n" % fen
    text += step_text(sys.modules[__name__], "-", position)
    played = []
    for _ in range(most):
        if position.over:
            break
        token = choose(rng, position, mood, played[-2] if len(played) > 1 else None)
        position = play(position, token)
        played.append(token)
        text += step_text(sys.modules[__name__], token, position)
    return text


# ---------------------------------------------------------------- golden files

HERE = Path(__file__).resolve().parent
TABLES = HERE.parent / "knot"

GAMES_HEAD = """\
# Golden play-throughs of Knot Chess: random games as the reference implementation saw them.
# Regenerate this file and perft.txt with: python3 tests/reference/knot.py --write-golden
#
# `game:` the seed and the options; `fen:` the position that is set up; then a line for each action (the first one,
# `-`, for the position as it stands before any): token; number of legal tokens and the 64-bit FNV-1a checksum of
# them, sorted and joined by spaces; position after it.
"""

# (seed, most actions, from the start position)
GOLDEN_GAMES = [(seed, 120, True, 0) for seed in (4, 10, 15, 24, 36)] + [(seed, 60, False, 0) for seed in range(1, 9)]
GOLDEN_GAMES += [(37, 60, True, 8), (38, 60, True, 20), (39, 60, False, 8), (40, 60, False, 3), (41, 60, False, 20)]
GOLDEN_GAMES = [(*golden, {}) for golden in GOLDEN_GAMES]
GOLDEN_GAMES += [(42, 60, True, 0, {"odds": "attacker"}), (43, 60, True, 0, {"odds": "boomerang", "odds-by": "black"})]
GOLDEN_GAMES = [(*golden, 0) for golden in GOLDEN_GAMES]
# Standstills: from the start, then with more pieces for White, more for Black, and as many for both.
GOLDEN_GAMES += [(44, 60, True, 0, {}, 2), (53, 60, False, 0, {}, 5), (58, 60, False, 0, {}, 5), (62, 60, False, 0, {}, 4)]

NO_CASES = ("perft.txt", "games.txt", "positions.txt")

if __name__ == "__main__":
    main(sys.modules[__name__], sys.argv[1:])
