"""What the reference implementations share: tables, checksums and the command line.

A reference implementation is a module with

    TABLES, START, SEATS, DEFAULT_OPTIONS, GAMES_HEAD, GOLDEN_GAMES, NO_CASES
    parse(text, options)    the position of a text
    fen_of(position)        its text
    legal(position)         all legal tokens but those that are always open, sorted
    play(position, token)   the position after it
    game_text(seed, ...)    a random game as games.txt holds it

and positions that have `turn` (the seat that decides, `*` for chance) and `over` (none, or `reason:seats that share`).
"""

import random
import re
import sys

# The forms of play of Pothole and Quad.
FORMS = [
    "cutthroat",
    "teams-opposite",
    "teams-adjacent",
    "two-handed-opposite",
    "two-handed-adjacent",
    "three-handed",
]


def without(text, missing):
    """The text of a position without what stands on a square, such as `c2`, if anything does."""
    board, *keys = text.split()
    rows = board.split("/")
    place = len(rows) - int(missing[1:])
    squares = []
    for item in rows[place].split(","):
        run = item.lstrip("x")
        kind = "x" if item[0] == "x" else "1" if item[0].isdigit() else item
        squares += [kind] * (int(run or 1) if run.isdigit() or not run else 1)
    if squares[ord(missing[0]) - ord("a")] not in "1x":
        squares[ord(missing[0]) - ord("a")] = "1"
    rows[place] = row_text(squares)
    return " ".join(["/".join(rows)] + keys)


def missing_square(options, pieces, seats):
    """The square that odds leave empty: of each piece, `pieces` has its squares in the order of the seats."""
    given = options.get("odds", "none")
    return None if given == "none" else pieces[given].split()[seats.index(options.get("odds-by", seats[0]))]


def random_odds(seed, pieces, seats, likely=0.3):
    """Odds to try, by dice of their own: the options, none as a rule."""
    rng = random.Random("odds %d" % seed)
    return {"odds": rng.choice(pieces), "odds-by": rng.choice(seats)} if rng.random() < likely else {}


def row_text(items):
    """A row of a board: items that are "1" (an empty square) or "x" (none) are joined to runs."""
    words = []
    for word in re.findall(r"(?:1,)+|(?:x,)+|[^,]+,", "".join(item + "," for item in items)):
        length = word.count(",")
        if word.startswith("1,"):
            word = str(length)
        elif word.startswith("x,"):
            word = "x" if length == 1 else "x%d" % length
        words.append(word.rstrip(","))
    return ",".join(words)


def checksum(tokens):
    """64-bit FNV-1a of the tokens, joined by spaces."""
    value = 0xCBF29CE484222325
    for byte in " ".join(tokens).encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return "%016x" % value


def step_text(game, token, position):
    tokens = game.legal(position)
    return "%s; %d %s; %s\n" % (token, len(tokens), checksum(tokens), game.fen_of(position))


def perft(game, position, depth):
    if depth == 0:
        return 1
    tokens = game.legal(position)
    if depth == 1:
        return len(tokens)
    return sum(perft(game, game.play(position, token), depth - 1) for token in tokens)


def options_of(words):
    """`name=value` words: true and false, numbers, and what is neither."""
    options = {}
    for word in words:
        name, value = word.split("=")
        options[name] = int(value) if value.isdigit() else {"true": True, "false": False}.get(value, value)
    return options


def options_text(options):
    """The options as `name=value` words."""
    value_text = lambda value: str(value).lower() if isinstance(value, bool) else str(value)
    return " ".join("%s=%s" % (name, value_text(value)) for name, value in options.items())


# ---------------------------------------------------------------- golden files


def write_golden(game):
    text = game.GAMES_HEAD + "".join(game.game_text(*golden) for golden in game.GOLDEN_GAMES)
    (game.TABLES / "games.txt").write_text(text)
    options = {}
    lines = []
    for line in (game.TABLES / "perft.txt").read_text().splitlines():
        if line.startswith("options:"):
            options = options_of(line.split()[1:])
        elif not line:
            options = {}
        elif not line.startswith("#"):
            fen, *counts = line.split(";")
            depths = [int(count.split()[0]) for count in counts]
            position = start_or_parse(game, fen.strip(), options)
            line = "; ".join([fen.strip()] + ["%d %d" % (depth, perft(game, position, depth)) for depth in depths])
            print(line, flush=True)
        lines.append(line + "\n")
    (game.TABLES / "perft.txt").write_text("".join(lines))


# ---------------------------------------------------------------- the tables of cases


def start_or_parse(game, text, options):
    if text == "startpos":
        text = game.START(options) if callable(game.START) else game.START
    return game.parse(text, options)


def result_of(game, position):
    """`none`, or the reason and each seat's share."""
    if not position.over:
        return "none"
    reason, seats = position.over.split(":")
    share = "1" if len(seats) == 1 else "1/%d" % len(seats)
    return reason + " " + "-".join(share if seat in seats else "0" for seat in game.SEATS)


def run_case_line(game, verb, rest, position):
    """The words that are wrong with one line of a case, or None."""
    tokens = game.legal(position)
    wanted = rest.split()
    if verb.startswith("legal-of "):
        parts = [re.fullmatch(r"@?([a-q]\d+)(.*)", token) for token in tokens]
        found = [part[2] for part in parts if part and part[1] == verb.split()[1]]
        return None if sorted(found) == sorted(wanted) else "found " + " ".join(sorted(found))
    if verb == "legal":
        return None if tokens == sorted(wanted) else "found " + " ".join(tokens)
    if verb == "has":
        return None if set(wanted) <= set(tokens) else "missing " + " ".join(set(wanted) - set(tokens))
    if verb == "not":
        is_open = getattr(game, "is_open", lambda position, token: token in ("resign", "draw") and not position.over)
        is_legal = wanted[0] in tokens or is_open(position, wanted[0])
        return "legal" if is_legal else None
    if verb.startswith("after "):
        for token in verb.split()[1:]:
            position = game.play(position, token)
        return None if game.fen_of(position) == rest else "found " + game.fen_of(position)
    if verb == "text":
        return None if game.fen_of(position) == rest else "found " + game.fen_of(position)
    if verb == "turn":
        decider = getattr(game, "decider", lambda position: position.turn)
        turn = "-" if position.over else decider(position)
        return None if turn == rest else "found " + turn
    if verb == "over":
        found = getattr(game, "result", lambda position: result_of(game, position))(position)
        return None if found == rest else "found " + found
    return "unknown verb"


def run_cases(game):
    failures = 0
    cases = 0
    for path in sorted(game.TABLES.glob("*.txt")):
        if path.name in game.NO_CASES:
            continue
        options, position = {}, None
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if not line:
                options, position = {}, None
            if not line or line.startswith("#"):
                continue
            verb, _, rest = line.partition(": ") if ": " in line else (line.rstrip(":"), "", "")
            rest = rest.strip()
            wrong = None
            try:
                if verb == "options":
                    options = options_of(rest.split())
                elif verb == "fen":
                    cases += 1
                    position = start_or_parse(game, rest, options)
                elif verb == "moves":
                    for token in rest.split():
                        position = game.play(position, token)
                else:
                    wrong = run_case_line(game, verb, rest, position)
            except Exception as error:  # a wrong table is a failure like any other
                wrong = repr(error)
            if wrong:
                failures += 1
                print("%s:%d: %s\n    %s" % (path, number, line, wrong))
    print("%d cases, %d failures" % (cases, failures))
    return failures


# ---------------------------------------------------------------- the command line


def main(game, arguments):
    command, *rest = arguments or ["--help"]
    if command == "--write-golden":
        write_golden(game)
    elif command == "cases":
        sys.exit(run_cases(game) > 0)
    elif command == "legal":
        print(" ".join(game.legal(start_or_parse(game, rest[0], options_of(rest[1:])))))
    elif command == "play":
        options = options_of(word for word in rest[1:] if "=" in word)
        position = start_or_parse(game, rest[0], options)
        print(game.fen_of(position))
        for token in rest[1:]:
            if "=" not in token:
                position = game.play(position, token)
                print(game.fen_of(position))
    elif command == "perft":
        position, depth = start_or_parse(game, rest[0], options_of(rest[2:])), int(rest[1])
        counts = {token: perft(game, game.play(position, token), depth - 1) for token in game.legal(position)}
        for token, count in counts.items():
            print("%s: %d" % (token, count))
        print("Nodes searched: %d" % sum(counts.values()))
    elif command == "dump":
        first, games = int(rest[0]), int(rest[1])
        for seed in range(first, first + games):
            sys.stdout.write(game.game_text(seed))
    else:
        print(game.__doc__)
