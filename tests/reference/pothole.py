#!/usr/bin/env python3
"""4-Player Pothole Chess, slowly: a second reading of the rules page to hold the engine against.

It shares nothing with the engine but the notation. Everything is a dictionary or a set, every rule is written the
way the rules page says it, and nothing is remembered that can be looked up again.

    python3 tests/reference/pothole.py --write-golden            regenerates tests/pothole/{perft,games}.txt
    python3 tests/reference/pothole.py cases                     runs the tables of tests/pothole
    python3 tests/reference/pothole.py legal 'FEN' [option=value ...]
    python3 tests/reference/pothole.py play 'FEN' TOKEN...       the FEN after each action
    python3 tests/reference/pothole.py perft 'FEN' DEPTH         counts by first action
    python3 tests/reference/pothole.py dump FIRST_SEED GAMES     random games in the format of games.txt
"""

import random
import sys
from pathlib import Path

from common import FORMS, main, missing_square, options_of, options_text, random_odds, row_text, step_text, without

SEATS = "WRGB"
POTHOLES = ["W", "R", "G", "B", "1", "2"]
PROMOTED = {"c": "r", "d": "y", "b": "m"}
DEMOTED = {"r": "c", "y": "d", "m": "b"}
CHIP_ORDER = "nesw"

ORTHOGONAL = [(1, 0), (-1, 0), (0, 1), (0, -1)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
# Clockwise round a pothole, from the cell above it.
RING = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]


def square(name):
    return (ord(name[0]) - ord("a"), int(name[1:]) - 1)


def name_of(cell):
    return "%s%d" % (chr(ord("a") + cell[0]), cell[1] + 1)


def squares(names):
    return {square(name) for name in names.split()}


VOIDS = squares("a4 d1 d7 g4")
CENTRE_CLASS = squares("c3 d3 e3 c4 d4 e4 c5 d5 e5")
PROMOTION = {square("d6"): "n", square("f4"): "e", square("d2"): "s", square("b4"): "w"}
CORNER_CLASS = {
    (file, rank) for file in (0, 1, 2, 4, 5, 6) for rank in (0, 1, 2, 4, 5, 6)
} - squares("c3 c5 e3 e5")

# Where the corner potholes start, which the diagram of the source does not mark.
CORNER_HOMES = {"W": square("b2"), "R": square("b6"), "G": square("f6"), "B": square("f2")}

# Who plays with whom, where the form has teams.
TEAMS = {"opposite": ["WG", "RB"], "adjacent": ["WR", "GB"]}


# The squares of the pieces that an army can begin without, in the order of SEATS.
ODDS = {"car": "a2 b7 g6 f1", "bulldozer": "b3 c6 f5 e2", "dirt-devil": "a3 c7 g5 e1"}
ODDS_BY = ["white", "red", "black", "blue"]


def START(options):
    """The start of a form, without the piece that one army gives as odds."""
    missing = missing_square(options, ODDS, ODDS_BY)
    return without(complete_start(options), missing) if missing else complete_start(options)


def complete_start(options):
    """The start of a form: three-handed without Blue, whose corner pothole has no controller."""
    if options.get("form") == "three-handed":
        return (
            "Rk,Rc,Rd,x,Gd,Gc,Gk/Rc,@R,Rb,1,Gb,@G,Gc/Rd,Rb,3,Gb,Gd/x,1,@1,1,@2,1,x/"
            "Wd,Wb,5/Wc,@W,Wb,2,@B,1/Wk,Wc,Wd,x,3 turn=W pits=WRG-"
        )
    return (
        "Rk,Rc,Rd,x,Gd,Gc,Gk/Rc,@R,Rb,1,Gb,@G,Gc/Rd,Rb,3,Gb,Gd/x,1,@1,1,@2,1,x/"
        "Wd,Wb,3,Bb,Bd/Wc,@W,Wb,1,Bb,@B,Bc/Wk,Wc,Wd,x,Bd,Bc,Bk turn=W"
    )


DEFAULT_OPTIONS = {
    "exact-cars": False,
    "quiet-turns": 100,
    "strict-centre": False,
    "literal-megadozer": False,
    "marked-corners": False,
    "form": "cutthroat",
}
RULINGS = ["strict-centre", "literal-megadozer", "marked-corners"]


class Piece:
    def __init__(self, seat, kind, chips=()):
        self.seat = seat
        self.kind = kind
        self.chips = set(chips)

    def text(self):
        chips = "".join(chip for chip in CHIP_ORDER if chip in self.chips)
        return self.seat + self.kind + ("+" + chips if chips else "")


class Position:
    def copy(self):
        other = Position()
        other.__dict__.update(self.__dict__)
        other.board = {cell: Piece(p.seat, p.kind, p.chips) for cell, p in self.board.items()}
        other.pits = dict(self.pits)
        other.controllers = dict(self.controllers)
        other.locks = dict(self.locks)
        other.last = dict(self.last)
        other.seen = list(self.seen)
        return other

    def is_standard(self):
        return (self.width, self.height) == (7, 7)

    def pothole_at(self, cell):
        for pothole, pit in self.pits.items():
            if pit == cell:
                return pothole
        return None

    def deadly(self, cell):
        """What is pushed here dies: a pothole, a void cell, or off the board."""
        return cell not in self.cells or self.pothole_at(cell) is not None

    def empty(self, cell):
        return not self.deadly(cell) and cell not in self.board

    def plays(self, seat):
        """In the game: with a king, and on other boards than the game's own with any piece."""
        own = [piece for piece in self.board.values() if piece.seat == seat]
        return any(piece.kind == "k" for piece in own) if self.is_standard() else bool(own)

    def players(self):
        return [seat for seat in SEATS if self.plays(seat)]

    def team(self, seat):
        """The seats of one side: a player, with the partner where the form has teams."""
        for team in TEAMS.get(self.options["form"].split("-")[-1], []):
            if seat in team:
                return team
        return seat

    def teams_left(self):
        return {self.team(seat) for seat in self.players()}


# ---------------------------------------------------------------- position texts


def parse(fen, options=None):
    position = Position()
    position.options = {**DEFAULT_OPTIONS, **(options or {})}
    board, *words = fen.split()
    rows = board.split("/")
    position.height = len(rows)
    position.board = {}
    position.pits = {}
    position.cells = set()
    for from_top, row in enumerate(rows):
        rank = position.height - 1 - from_top
        file = 0
        for item in row.split(","):
            if item[0] == "x":
                file += int(item[1:] or 1)
            elif item.isdigit():
                for _ in range(int(item)):
                    position.cells.add((file, rank))
                    file += 1
            else:
                position.cells.add((file, rank))
                if item[0] == "@":
                    position.pits[item[1]] = (file, rank)
                else:
                    name, _, chips = item.partition("+")
                    position.board[file, rank] = Piece(name[0], name[1], chips)
                file += 1
        position.width = file
    keys = dict(word.split("=") for word in words)
    nobody = lambda text: None if text == "-" else text
    position.turn = keys["turn"]
    position.done = square(keys["done"]) if nobody(keys.get("done", "-")) else None
    at_start = "WRG-" if position.options["form"] == "three-handed" else SEATS
    position.controllers = {home: nobody(c) for home, c in zip(SEATS, keys.get("pits", at_start))}
    position.locks = {pit: nobody(keys.get("lock" + pit, "-")) for pit in "12"}
    position.last = {pit: nobody(keys.get("last" + pit, "-")) for pit in "12"}
    position.quiet = int(keys.get("quiet", "0"))
    position.noisy = keys.get("noisy", "0") == "1"
    position.over = keys.get("over")
    position.seen = []
    if position.options["form"] == "three-handed":
        assert all(piece.seat != "B" for piece in position.board.values()), "a blue piece"
        assert "B" not in position.controllers.values(), "a corner pothole that Blue controls"
        assert position.turn != "B", "Blue to move"
    if position.over is None:
        if position.done is None:
            position.seen.append(repetition_key(position))
        settle(position)
    return position


def board_text(position):
    rows = []
    for rank in reversed(range(position.height)):
        items = []
        for file in range(position.width):
            cell = (file, rank)
            pothole = position.pothole_at(cell)
            if cell not in position.cells:
                items.append("x")
            elif pothole:
                items.append("@" + pothole)
            elif cell in position.board:
                items.append(position.board[cell].text())
            else:
                items.append("1")
        rows.append(row_text(items))
    return "/".join(rows)


def keys_text(position):
    text = " turn=" + position.turn
    if position.done:
        text += " done=" + name_of(position.done)
    pits = "".join(position.controllers[home] or "-" for home in SEATS)
    if pits != SEATS:
        text += " pits=" + pits
    for key, seats in (("lock", position.locks), ("last", position.last)):
        for pit in "12":
            if seats[pit]:
                text += " %s%s=%s" % (key, pit, seats[pit])
    return text


def fen_of(position):
    text = board_text(position) + keys_text(position)
    if position.quiet:
        text += " quiet=%d" % position.quiet
    if position.noisy:
        text += " noisy=1"
    if position.over:
        text += " over=" + position.over
    return text


def repetition_key(position):
    """Board with chips, player to move, controllers, locks, last movers."""
    return board_text(position) + keys_text(position)


# ---------------------------------------------------------------- how things move


def line(position, start, direction, limit):
    """The cells from `start` in one direction, up to the first piece, that one included; nothing is jumped."""
    cells = []
    cell = start
    for _ in range(limit):
        cell = (cell[0] + direction[0], cell[1] + direction[1])
        if position.deadly(cell):
            break
        cells.append(cell)
        if cell in position.board:
            break
    return cells


def may_land(position, mover, cell):
    """Empty, or an enemy to capture; a partner is none."""
    if cell in position.board:
        return position.team(position.board[cell].seat) != position.team(mover.seat)
    return position.empty(cell)


def car_targets(position, start, straight, diagonal, exact):
    mover = position.board[start]
    targets = set()
    for directions, reach in ((ORTHOGONAL, straight), (DIAGONAL, diagonal)):
        for direction in directions:
            cells = line(position, start, direction, reach)
            if exact:
                cells = cells[reach - 1 :]
            targets |= {cell for cell in cells if may_land(position, mover, cell)}
    return targets


def king_targets(position, start):
    return car_targets(position, start, 1, 1, False)


def ring_of(pit):
    return [(pit[0] + file, pit[1] + rank) for file, rank in RING]


def devil_targets(position, start):
    """Round one pothole, in one direction, up to the first thing in the way."""
    mover = position.board[start]
    targets = set()
    for pit in position.pits.values():
        ring = ring_of(pit)
        if start not in ring:
            continue
        for direction in (1, -1):
            place = ring.index(start)
            while True:
                place = (place + direction) % 8
                cell = ring[place]
                if cell == start or not may_land(position, mover, cell):
                    break
                targets.add(cell)
                if cell in position.board:
                    break
    return targets


def cyclone_targets(position, start):
    """Round any potholes, any number of times."""
    mover = position.board[start]
    targets = set()
    reached = {start}
    todo = [start]
    while todo:
        here = todo.pop()
        for pit in position.pits.values():
            ring = ring_of(pit)
            if here not in ring:
                continue
            for direction in (1, -1):
                cell = ring[(ring.index(here) + direction) % 8]
                if cell in reached or not may_land(position, mover, cell):
                    continue
                targets.add(cell)
                reached.add(cell)
                if position.empty(cell):
                    todo.append(cell)
    return targets


class Push:
    """What a dozer's move does: who is pushed where (None = dies), in a copy of the board."""

    def __init__(self):
        self.target = None
        self.board = None
        self.dead = []
        self.pushed = []


def bulldozer_pushes(position, start):
    mover = position.board[start]
    for direction in ORTHOGONAL + DIAGONAL:
        target = (start[0] + direction[0], start[1] + direction[1])
        if position.deadly(target):
            continue
        push = Push()
        push.target = target
        push.board = dict(position.board)
        del push.board[start]
        if target in position.board:
            behind = (target[0] + direction[0], target[1] + direction[1])
            if behind in position.board:
                continue
            pushed = push.board.pop(target)
            if position.deadly(behind):
                push.dead.append(pushed)
            else:
                push.board[behind] = pushed
                push.pushed.append(pushed)
        push.board[target] = mover
        if not kills_king_of_own_side(position, push, mover):
            yield push


def megadozer_pushes(position, start):
    mover = position.board[start]
    for direction in ORTHOGONAL + DIAGONAL:
        step = lambda cell: (cell[0] + direction[0], cell[1] + direction[1])
        first = step(start)
        if position.deadly(first):
            continue
        if position.empty(first):
            if position.options["literal-megadozer"]:
                continue
            push = Push()
            push.target = first
            push.board = dict(position.board)
            push.board[first] = push.board.pop(start)
            yield push
            continue
        board = dict(position.board)
        dead = []
        pushed = []
        here = start
        while not position.deadly(step(here)):
            # One step: the chain in front moves one cell on, the front piece first.
            chain = []
            cell = step(here)
            while cell in board:
                chain.append(cell)
                cell = step(cell)
            for cell in reversed(chain):
                piece = board.pop(cell)
                if piece not in pushed:
                    pushed.append(piece)
                if position.deadly(step(cell)):
                    dead.append(piece)
                else:
                    board[step(cell)] = piece
            board[step(here)] = board.pop(here)
            here = step(here)
            push = Push()
            push.target = here
            push.board = dict(board)
            push.dead = list(dead)
            push.pushed = [piece for piece in pushed if piece not in dead]
            if not kills_king_of_own_side(position, push, mover):
                yield push


def kills_king_of_own_side(position, push, mover):
    """The mover's own king, or the partner's."""
    return any(piece.kind == "k" and piece.seat in position.team(mover.seat) for piece in push.dead)


def pushes(position, start):
    return bulldozer_pushes(position, start) if position.board[start].kind == "b" else megadozer_pushes(position, start)


def piece_targets(position, start):
    kind = position.board[start].kind
    exact = position.options["exact-cars"]
    if kind == "k":
        return king_targets(position, start)
    if kind == "c":
        return car_targets(position, start, 2, 1, exact)
    if kind == "r":
        return car_targets(position, start, 3, 2, exact)
    if kind == "d":
        return devil_targets(position, start)
    if kind == "y":
        return cyclone_targets(position, start)
    return {push.target for push in pushes(position, start)}


def pothole_targets(position, pothole):
    if not position.is_standard():
        return set()
    if pothole in SEATS:
        if position.controllers[pothole] != position.turn:
            return set()
        cells = CORNER_CLASS
        if position.options["marked-corners"]:
            cells = cells - set(CORNER_HOMES.values())
    else:
        if position.locks[pothole] is not None or position.last[pothole] == position.turn:
            return set()
        cells = CENTRE_CLASS
    return {cell for cell in cells if position.empty(cell)}


def things_moves(position):
    tokens = []
    for start, piece in position.board.items():
        if piece.seat == position.turn and start != position.done:
            tokens += [name_of(start) + name_of(target) for target in piece_targets(position, start)]
    for pothole, pit in position.pits.items():
        if pit != position.done:
            tokens += ["@" + name_of(pit) + name_of(target) for target in pothole_targets(position, pothole)]
    return tokens


def legal(position):
    """All legal tokens but `resign` and `draw`, sorted."""
    if position.over:
        return []
    tokens = things_moves(position)
    if position.done is not None:
        tokens.append("end")
    return sorted(tokens)


# ---------------------------------------------------------------- what an action does


def play(position, token):
    """The position after a legal token."""
    position = position.copy()
    if token == "resign":
        resign(position)
    elif token == "draw":
        finish(position, "agreed")
    elif token == "end":
        end_turn(position)
    else:
        assert token in things_moves(position), token
        first = position.done is None
        old_locks = {pit for pit in "12" if position.locks[pit] == position.turn}
        if not first:
            old_locks -= {position.pothole_at(position.done)}
        kings = count_kings(position)
        if token[0] == "@":
            target = move_pothole(position, square(token[1:3]), square(token[3:5]))
        else:
            target = move_piece(position, square(token[:2]), square(token[2:]))
        king_died = count_kings(position) < kings
        if king_died and len(position.teams_left()) <= 1:
            # The text of a finished game keeps `done` as it was before the last action.
            finish_won(position)
            return position
        if first:
            position.done = target
        else:
            end_turn(position, old_locks)
    settle(position)
    return position


def count_kings(position):
    return sum(piece.kind == "k" for piece in position.board.values())


def move_pothole(position, start, target):
    pothole = position.pothole_at(start)
    position.pits[pothole] = target
    if pothole in "12":
        position.locks[pothole] = position.turn
        position.last[pothole] = position.turn
        if position.options["strict-centre"]:
            position.last = {"1": position.turn, "2": position.turn}
    return target


def move_piece(position, start, target):
    mover = position.board[start]
    if mover.kind in "bm":
        (push,) = [push for push in pushes(position, start) if push.target == target]
        dead, pushed = push.dead, push.pushed
        position.board = push.board
    else:
        dead = [position.board[target]] if target in position.board else []
        pushed = []
        position.board[target] = position.board.pop(start)
    # First pieces die ...
    if dead:
        position.noisy = True
    # ... then dead kings' armies change hands ...
    for king in dead:
        if king.kind == "k":
            annex(position, king.seat, position.turn)
    # ... then the mover and what it pushed get chips.
    if position.is_standard():
        for cell, piece in position.board.items():
            if piece is mover or piece in pushed:
                give_chip(position, cell, piece)
    return target


def annex(position, loser, killer):
    for piece in position.board.values():
        if piece.seat == loser:
            piece.seat = killer
            piece.kind = DEMOTED.get(piece.kind, piece.kind)
            piece.chips = set()
    for home in SEATS:
        if position.controllers[home] == loser:
            position.controllers[home] = killer
    forget(position, loser)


def forget(position, seat):
    for pit in "12":
        if position.locks[pit] == seat:
            position.locks[pit] = None
        if position.last[pit] == seat:
            position.last[pit] = None


def give_chip(position, cell, piece):
    chip = PROMOTION.get(cell)
    if chip is None or piece.kind not in PROMOTED or chip in piece.chips:
        return
    piece.chips.add(chip)
    position.noisy = True
    if len(piece.chips) == 4:
        piece.kind = PROMOTED[piece.kind]
        piece.chips = set()


def resign(position):
    seat = position.turn
    position.board = {cell: piece for cell, piece in position.board.items() if piece.seat != seat}
    for home in SEATS:
        if position.controllers[home] == seat:
            position.controllers[home] = None
    forget(position, seat)
    if len(position.teams_left()) <= 1:
        finish_won(position)
    else:
        end_turn(position)


def finish(position, reason):
    """The point goes to the players left, with their partners, who may be out."""
    position.over = reason + ":" + "".join(seat for seat in SEATS if position.team(seat) in position.teams_left())


def finish_won(position):
    """All players left are of one team: both of its partners, or one player."""
    finish(position, "team" if len(position.players()) == 2 else "last")


def result(position):
    """`none`, or the reason and each seat's points: 1/n for n teams, the whole of it to both partners."""
    if not position.over:
        return "none"
    reason, seats = position.over.split(":")
    teams = len({position.team(seat) for seat in seats})
    share = "1" if teams == 1 else "1/%d" % teams
    return reason + " " + "-".join(share if seat in seats else "0" for seat in SEATS)


def end_turn(position, old_locks=None):
    """The turn of `position.turn` is over, declined, played out or passed."""
    if old_locks is None:
        old_locks = {pit for pit in "12" if position.locks[pit] == position.turn}
        if position.done is not None:
            old_locks -= {position.pothole_at(position.done)}
    for pit in old_locks:
        # A lock set in an earlier turn of the same player ends now.
        position.locks[pit] = None
    position.quiet = 0 if position.noisy else position.quiet + 1
    position.noisy = False
    position.done = None
    seat = position.turn
    while True:
        seat = SEATS[(SEATS.index(seat) + 1) % 4]
        if position.plays(seat):
            break
    position.turn = seat
    key = repetition_key(position)
    position.seen.append(key)
    if position.seen.count(key) == 3:
        finish(position, "repetition")
    elif position.quiet >= position.options["quiet-turns"]:
        finish(position, "quiet")


def settle(position):
    """Goes on past everything where there is nothing to choose: a turn with no action, a second action with none."""
    while not position.over:
        if position.is_standard() and len(position.teams_left()) == 1:
            finish_won(position)
        elif things_moves(position):
            return
        else:
            end_turn(position)


# ---------------------------------------------------------------- random positions and games


def random_position(rng, options):
    """The text of a random position: any pieces, chips, locks and annexed armies that a game could show."""
    three = options["form"] == "three-handed"
    seats = "WRG" if three else SEATS
    standard = rng.random() < 0.75
    width, height = (7, 7) if standard else (rng.randrange(2, 9), rng.randrange(2, 9))
    position = Position()
    position.width, position.height = width, height
    position.cells = {(file, rank) for file in range(width) for rank in range(height)}
    if standard:
        position.cells -= VOIDS
    elif (width, height) == (7, 7):
        return random_position(rng, options)
    else:
        position.cells -= {cell for cell in sorted(position.cells) if rng.random() < 0.08}
    position.board, position.pits = {}, {}
    free = sorted(position.cells)
    rng.shuffle(free)
    for pothole in POTHOLES:
        if standard:
            cells = CORNER_CLASS if pothole in SEATS else CENTRE_CLASS
            if options["marked-corners"] and pothole in SEATS:
                cells = cells - set(CORNER_HOMES.values()) | {CORNER_HOMES[pothole]}
            if three:
                cells = {CORNER_HOMES["B"]} if pothole == "B" else cells - {CORNER_HOMES["B"]}
            position.pits[pothole] = next(cell for cell in free if cell in cells)
        elif free and rng.random() < 0.35:
            position.pits[pothole] = free[0]
        if pothole in position.pits:
            free.remove(position.pits[pothole])
    alive = [seat for seat in seats if rng.random() < 0.7]
    while len(alive) < 2:
        alive = sorted(set(alive) | {rng.choice(seats)})
    for seat in alive:
        if free and (standard or rng.random() < 0.7):
            position.board[free.pop()] = Piece(seat, "k")
    for _ in range(rng.randrange(4, 26)):
        if free:
            kind = rng.choice("cccdddbbbryymm")
            chips = rng.sample(CHIP_ORDER, rng.choice([0, 0, 1, 2, 3, 3])) if kind in PROMOTED else ""
            position.board[free.pop()] = Piece(rng.choice(alive), kind, chips)
    position.turn = rng.choice([seat for seat in alive if position.plays(seat)] or [None])
    if position.turn is None:
        return random_position(rng, options)
    position.done = None
    heirs = {seat: seat if seat in alive else rng.choice(alive + ["-"]) for seat in SEATS}
    if three:
        heirs["B"] = "-"
    position.controllers = {seat: None if heirs[seat] == "-" else heirs[seat] for seat in SEATS}
    position.last = {pit: rng.choice(alive + [None]) for pit in "12"}
    # On small boards there may have been no room for a player.
    position.last = {pit: seat if seat and position.plays(seat) else None for pit, seat in position.last.items()}
    if options["strict-centre"]:
        position.last["2"] = position.last["1"]
    position.locks = {pit: rng.choice([position.last[pit], None]) for pit in "12"}
    position.quiet = rng.choice([0, 0, rng.randrange(90), 97])
    position.noisy = False
    position.over = None
    return fen_of(position)


def choose(rng, position):
    """A random token, a third of the time one that kills, pushes or lands on a promotion square, if there is one."""
    dice = rng.random()
    if dice < 0.002:
        return "resign"
    if dice < 0.0025:
        return "draw"
    tokens = legal(position)
    if dice < 0.33:
        targets = set(position.board) | set(PROMOTION)
        busy = [token for token in tokens if token[0] not in "@e" and square(token[2:]) in targets]
        tokens = busy or tokens
    return rng.choice(tokens)


def random_rulings(seed):
    """Rulings to try, of which each is in force in every fourth game. They have dice of their own."""
    rng = random.Random("rulings %d" % seed)
    return [ruling for ruling in RULINGS if rng.random() < 0.25]


def random_form(seed):
    """A form to try, in every other game another one than cutthroat. It has dice of its own, too."""
    rng = random.Random("form %d" % seed)
    return ["form=" + rng.choice(FORMS[1:])] if rng.random() < 0.5 else []


def game_text(seed, most=400, from_start=None, rulings=None, odds=None):
    """A game of at most so many actions, from the start or from a random position."""
    rng = random.Random(seed)
    options = {"exact-cars": rng.random() < 0.2, "quiet-turns": rng.choice([100, 100, 12])}
    rulings = random_rulings(seed) + random_form(seed) if rulings is None else rulings
    options.update(random_odds(seed, list(ODDS), ODDS_BY) if odds is None else odds)
    options.update(options_of(ruling if "=" in ruling else ruling + "=true" for ruling in rulings))
    from_start = rng.random() < 0.3 if from_start is None else from_start
    fen = START(options) if from_start else random_position(rng, {**DEFAULT_OPTIONS, **options})
    if not from_start:
        options["quiet-turns"] = 100
    position = parse(fen, options)
    text = "\ngame: seed=%d %s\n" % (seed, options_text(options))
    text += "fen: %s\n" % fen
    text += step_text(sys.modules[__name__], "-", position)
    for _ in range(most):
        if position.over:
            break
        token = choose(rng, position)
        position = play(position, token)
        text += step_text(sys.modules[__name__], token, position)
    return text


# ---------------------------------------------------------------- golden files

HERE = Path(__file__).resolve().parent
TABLES = HERE.parent / "pothole"

GAMES_HEAD = """\
# Golden play-throughs of Pothole Chess: random games as the reference implementation saw them.
# Regenerate this file and perft.txt with: python3 tests/reference/pothole.py --write-golden
#
# `game:` the seed and the options; `fen:` the position that is set up; then a line for each action (the first one,
# `-`, for the position as it stands before any): token; number of legal tokens and the 64-bit FNV-1a checksum of
# them, sorted and joined by spaces; position after it.
"""

# (seed, most actions, from the start position, rulings to try and the form)
GOLDEN_GAMES = [
    (1, 400, True, []),
    (2, 60, False, []),
    (3, 60, False, []),
    (4, 60, False, []),
    (5, 60, False, []),
    (6, 60, False, []),
    (7, 120, True, ["strict-centre"]),
    (8, 60, False, ["strict-centre"]),
    (9, 60, False, ["literal-megadozer"]),
    (10, 60, False, ["strict-centre", "literal-megadozer"]),
    (11, 120, True, ["marked-corners"]),
    (12, 60, False, ["strict-centre", "literal-megadozer", "marked-corners"]),
    (48, 120, True, ["form=teams-opposite"]),
    (19, 60, False, ["form=teams-adjacent"]),
    (54, 60, False, ["form=two-handed-opposite"]),
    (46, 120, True, ["form=three-handed"]),
    (45, 60, False, ["form=three-handed"]),
    (46, 60, False, ["strict-centre", "form=teams-adjacent"]),
]
GOLDEN_GAMES = [(*golden, {}) for golden in GOLDEN_GAMES]
GOLDEN_GAMES += [(55, 60, True, [], {"odds": "bulldozer", "odds-by": "red"})]
GOLDEN_GAMES += [(56, 60, True, ["form=three-handed"], {"odds": "dirt-devil"})]


NO_CASES = ("perft.txt", "games.txt", "positions.txt")

if __name__ == "__main__":
    main(sys.modules[__name__], sys.argv[1:])
