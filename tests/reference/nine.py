"""Kings on Nine Squares (docs/rules/nine.md), written a second time.

python3 tests/reference/nine.py perft > tests/nine/perft.txt
python3 tests/reference/nine.py games > tests/nine/games.txt
"""

import random
import sys

ORDER = "WRGB"
STARTS = {
    "startpos": ("W", {"W": (0, 0), "R": (0, 2), "G": (2, 2), "B": (2, 0)}),
    "2,Gk/3/Wk,2 turn=W": ("W", {"W": (0, 0), "G": (2, 2)}),
    "Rk,1,Gk/3/Wk,2 turn=G": ("G", {"W": (0, 0), "R": (0, 2), "G": (2, 2)}),
}


class Table:
    """A position, and the positions since the last capture."""

    def __init__(self, turn, kings, visits=None):
        self.turn, self.kings = turn, kings
        self.visits = (visits or []) + [(turn, tuple(sorted(kings.items())))]

    def reason(self):
        if len(self.kings) == 1:
            return "last"
        if self.visits.count(self.visits[-1]) >= 3:
            return "repetition"
        return "quiet" if len(self.visits) > 40 else None

    def targets(self):
        if self.reason():
            return []
        file, rank = self.kings[self.turn]
        steps = [(f, r) for f in (-1, 0, 1) for r in (-1, 0, 1) if (f, r) != (0, 0)]
        return [(file + f, rank + r) for f, r in steps if 0 <= file + f < 3 and 0 <= rank + r < 3]

    def moved(self, to):
        kings = {seat: at for seat, at in self.kings.items() if at != to} | {self.turn: to}
        at = ORDER.index(self.turn)
        follower = next(seat for seat in ORDER[at + 1:] + ORDER[:at + 1] if seat in kings)
        if len(kings) == 1:
            follower = self.turn
        return Table(follower, kings, self.visits if len(kings) == len(self.kings) else None)

    def token(self, to):
        return "".join("abc"[file] + "123"[rank] for file, rank in (self.kings[self.turn], to))

    def text(self):
        seats = {at: seat for seat, at in self.kings.items()}
        rows = []
        for rank in (2, 1, 0):
            row, empty = [], 0
            for file in (0, 1, 2):
                if (file, rank) not in seats:
                    empty += 1
                    continue
                row += [str(empty)] * (empty > 0) + [seats[file, rank] + "k"]
                empty = 0
            rows.append(",".join(row + [str(empty)] * (empty > 0)))
        quiet, reason = len(self.visits) - 1, self.reason()
        text = "/".join(rows) + f" turn={self.turn}" + (f" quiet={quiet}" if quiet else "")
        return text + (f" over={reason}:" + "".join(seat for seat in ORDER if seat in self.kings) if reason else "")


def perft(table, depth):
    if depth == 1:
        return len(table.targets())
    return sum(perft(table.moved(to), depth - 1) for to in table.targets())


def checksum(tokens):
    """The 64-bit FNV-1a hash."""
    found = 0xCBF29CE484222325
    for byte in " ".join(tokens).encode():
        found = (found ^ byte) * 0x100000001B3 % 2**64
    return f"{found:016x}"


def write_game(seed):
    print(f"\ngame: seed={seed}\nfen: startpos")
    table, token, drawn = Table(*STARTS["startpos"]), "-", random.Random(seed)
    while True:
        tokens = sorted(table.token(to) for to in table.targets())
        print(f"{token}; {len(tokens)} {checksum(tokens)}; {table.text()}")
        if not tokens:
            return
        to = drawn.choice(sorted(table.targets()))
        token, table = table.token(to), table.moved(to)


if sys.argv[1:] == ["perft"]:
    print("# Perft of Kings on Nine Squares, by the reference implementation: tests/reference/nine.py perft\n")
    for text, start in STARTS.items():
        print(text, *[f"{depth} {perft(Table(*start), depth)}" for depth in range(1, 8)], sep="; ")
else:
    print("# Golden games of Kings on Nine Squares: tests/reference/nine.py games. The format is that of tests/quad/games.txt.")
    for seed in (1, 2, 3):
        write_game(seed)
