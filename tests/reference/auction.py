#!/usr/bin/env python3
"""A slow and simple second implementation of Auction Chess, written from the rules page alone.

    python3 tests/reference/auction.py perft DEPTH [PIECE SEAT]   counts from the start, with odds of a piece by a seat
    python3 tests/reference/auction.py --write-golden       writes tests/auction/games.txt

It has no lists, pins or tables: a move is legal if the king is safe once it has been made, and a trade can be placed
if trying all placings finds a way. Positions begin at the start or at a text of the notation page in the phase `move`.
"""

import os
import random
import sys
from itertools import product

from common import without

SEATS, NAMES = 'RBYG', 'qrbnp'
HOME = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
AHEAD = [(0, 1), (1, 0), (0, -1), (-1, 0)]
STRAIGHT = [(0, 1), (1, 0), (0, -1), (-1, 0)]
DIAGONAL = [(1, 1), (1, -1), (-1, -1), (-1, 1)]
LEAPS = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]
START = ('x3,Yr,Yn,Yb,Yk,Yq,Yb,Yn,Yr,x3/x3,Yp,Yp,Yp,Yp,Yp,Yp,Yp,Yp,x3/x3,8,x3/Br,Bp,10,Gp,Gr/Bn,Bp,10,Gp,Gn/'
         'Bb,Bp,10,Gp,Gb/Bq,Bp,10,Gp,Gk/Bk,Bp,10,Gp,Gq/Bb,Bp,10,Gp,Gb/Bn,Bp,10,Gp,Gn/Br,Bp,10,Gp,Gr/x3,8,x3/'
         'x3,Rp,Rp,Rp,Rp,Rp,Rp,Rp,Rp,x3/x3,Rr,Rn,Rb,Rq,Rk,Rb,Rn,Rr,x3 turn=R')
# The squares of the pieces that an army can begin without, in the order of SEATS.
ODDS = {'pawn': 'i2 b6 f13 m9', 'knight': 'e1 a10 j14 n5', 'rook': 'd1 a11 k14 n4', 'queen': 'g1 a8 h14 n7'}
ODDS_BY = ['red', 'blue', 'yellow', 'green']
# King, where it castles to, the rook, where that goes: in the order of the key `castle`.
CASTLES = [(s, *c.split()) for s, c in [
    (0, 'h1 f1 d1 g1'), (0, 'h1 j1 k1 i1'), (1, 'a7 a5 a4 a6'), (1, 'a7 a9 a11 a8'),
    (2, 'g14 e14 d14 f14'), (2, 'g14 i14 k14 h14'), (3, 'n8 n6 n4 n7'), (3, 'n8 n10 n11 n9')]]


def start_with(piece, seat):
    """The start with odds: one army begins without a piece."""
    return without(START, ODDS[piece].split()[ODDS_BY.index(seat)])


def sq(name):
    return ord(name[0]) - 97, int(name[1:]) - 1


def name(square):
    return chr(97 + square[0]) + str(square[1] + 1)


def add(square, step, times=1):
    return square[0] + step[0] * times, square[1] + step[1] * times


def on_board(square):
    file, rank = square
    return 0 <= file < 14 and 0 <= rank < 14 and (3 <= file < 11 or 3 <= rank < 11)


def promotes(seat, square):
    rows = [square[1] == 0, square[0] == 0, square[1] == 13, square[0] == 13]
    return any(row for other, row in enumerate(rows) if other != seat)


def starts(seat, square):
    return [square[1] == 1, square[0] == 1, square[1] == 12, square[0] == 12][seat]


def home(seat, square):
    file, rank = square
    row, along = [(rank, file), (file, rank), (13 - rank, file), (13 - file, rank)][seat]
    return row < 3 and 3 <= along < 11


def inner(seat, file, rank):
    right, up = file - 1, rank - 1
    return [(4 + right, 4 + up), (4 + up, 9 - right), (9 - right, 9 - up), (9 - up, 4 + right)][seat]


class Game:
    def __init__(self, text, rounds, placing='no-check', most=4, first_mate=False, raising=False, joker=False,
                 material=False, resale=True):
        board, *keys = text.split()
        keys = dict(key.split('=') for key in keys)
        self.limit, self.placing, self.most, self.first_mate = rounds, placing, most, first_mate
        self.raising, self.joker, self.material, self.resale = raising, joker, material, resale
        self.board = {}  # square -> [owner 0-3 or 4, kind, placed]
        for rank, row in zip(range(13, -1, -1), board.split('/')):
            file = 0
            for item in row.split(','):
                if item[0] == 'x' or item[0].isdigit():
                    file += int(item.lstrip('x') or 1)
                else:
                    self.board[file, rank] = ('RBYGD'.index(item[0]), item[1], item.endswith('-'))
                    file += 1
        self.turn = SEATS.index(keys.pop('turn'))
        self.hands = [sorted(self.items(keys.pop('hand' + seat, '-')), key=self.order) for seat in SEATS]
        self.players = [s for s in range(4) if self.king(self.board, s)]
        self.castle = [c for c in CASTLES if self.in_place(c)]
        self.ep = {}  # square passed over -> (owner, square of the pawn, those who may capture)
        self.phase, self.captor, self.due = 'move', None, [[], [], [], []]
        self.dice = None  # that leave the choice where a piece drops
        self.offer, self.bids = None, {}
        self.passed, self.raiser = [], None  # who has a bid and raises it no more; whose raise is next
        self.quiet, self.noisy, self.rounds = int(keys.pop('quiet', 0)), False, int(keys.pop('rounds', 0))
        self.auctions = 0  # of this round, where they are limited
        self.sold = {sq(at) for at in keys.pop('sold', '').split(',') if at}  # pieces that leave the game once captured
        self.over, self.seen = None, []
        assert not keys, keys
        self.begin()

    @staticmethod
    def items(text):
        return [] if text == '-' else [(item[0], int(item[1])) for item in text.split(',')]

    @staticmethod
    def order(item):
        return NAMES.index(item[0]), -item[1]

    @staticmethod
    def king(board, seat):
        return next((at for at, piece in board.items() if piece[:2] == (seat, 'k')), None)

    def in_place(self, castle):
        stands = lambda at, kind: self.board.get(sq(at), (None, None))[:2] == (castle[0], kind)
        return stands(castle[1], 'k') and stands(castle[3], 'r')

    # Attacks and moves.

    @staticmethod
    def attacks(board, at, piece, to):
        owner, kind = piece[:2]
        if kind == 'p':
            ahead = AHEAD[owner] if owner < 4 else None
            return bool(ahead) and any(add(add(at, ahead), side) == to for side in
                                       ([(1, 0), (-1, 0)] if ahead[0] == 0 else [(0, 1), (0, -1)]))
        if kind == 'n':
            return any(add(at, leap) == to for leap in LEAPS)
        if kind == 'k':
            return any(add(at, step) == to for step in STRAIGHT + DIAGONAL)
        for step in {'r': STRAIGHT, 'b': DIAGONAL, 'q': STRAIGHT + DIAGONAL}[kind]:
            square = add(at, step)
            while on_board(square):
                if square == to:
                    return True
                if square in board:
                    break
                square = add(square, step)
        return False

    def attacked(self, board, to, seat):
        return any(self.attacks(board, at, piece, to) for at, piece in board.items() if piece[0] not in (seat, 4))

    def safe(self, board, seat):
        return not self.attacked(board, self.king(board, seat), seat)

    def giver(self):
        """Whose pieces give check to the player on turn; of several, who was the last of them to move."""
        king = self.king(self.board, self.turn)
        owners = {piece[0] for at, piece in self.board.items()
                  if piece[0] not in (self.turn, 4) and self.attacks(self.board, at, piece, king)}
        return next(s for s in ((self.turn - n) % 4 for n in (1, 2, 3)) if s in owners)

    def after(self, start, to, passing=None):
        """The board once a piece has moved, its victim gone, and with a king its whole army."""
        board = dict(self.board)
        piece = board.pop(start)
        if passing:
            del board[passing]
        victim = board.get(to)
        board[to] = piece
        if victim and victim[1] == 'k':
            board = {at: other for at, other in board.items() if other[0] != victim[0]}
        return board

    def passing(self, start, to):
        """The square of the pawn that a pawn captures in passing."""
        owner, kind, _ = self.board[start]
        if kind == 'p' and to not in self.board and to in self.ep and owner in self.ep[to][2] \
                and self.attacks(self.board, start, self.board[start], to):
            return self.ep[to][1]
        return None

    def moves(self):
        seat, found = self.turn, []
        for start, (owner, kind, placed) in self.board.items():
            if owner != seat:
                continue
            for to in [(f, r) for f in range(14) for r in range(14) if on_board((f, r))]:
                target = self.board.get(to)
                if target and target[0] == seat:
                    continue
                passing = self.passing(start, to)
                if kind == 'p' and not target and not passing:
                    one = add(start, AHEAD[seat])
                    two = add(one, AHEAD[seat])
                    if not (to == one or to == two and one not in self.board and starts(seat, start) and not placed):
                        continue
                elif not self.attacks(self.board, start, self.board[start], to):
                    continue
                if self.safe(self.after(start, to, passing), seat):
                    ends = 'qrbn' if kind == 'p' and promotes(seat, to) else ['']
                    found += [name(start) + name(to) + end for end in ends]
        for castle in self.castle:
            if castle[0] == seat:
                king, king_to, rook = (sq(at) for at in castle[1:4])
                step = tuple((b > a) - (b < a) for a, b in zip(king, rook))
                way = [add(king, step, n) for n in range(1, max(abs(rook[0] - king[0]), abs(rook[1] - king[1])))]
                if not any(at in self.board for at in way) \
                        and not any(self.attacked(self.board, at, seat) for at in [king] + way[:2]):
                    assert way[1] == king_to
                    found.append(castle[1] + castle[2])
        return found

    # Placing.

    def may_place(self, board, seat, kind, to, near=None):
        if to in board or not on_board(to) or kind == 'p' and promotes(seat, to):
            return False
        beside = [add(to, step) for step in STRAIGHT]
        if near:
            return near in beside
        if self.placing == 'home' and not home(seat, to):
            return False
        spared = [] if self.placing == 'anywhere' else self.players
        kings = [self.king(board, other) for other in spared if other != seat]
        return any(board.get(at, (None,))[0] == seat for at in beside) \
            and not any(self.attacks(board, to, (seat, kind), king) for king in kings)

    def near(self, board, seat):
        return {add(at, step) for at, piece in board.items() if piece[0] == seat for step in STRAIGHT}

    def placings(self, board, due):
        """Who places next, and where so that the rest can be placed."""
        seat = next(s for s in range(4) if due[s])
        for kind in sorted(set(due[seat]), key=NAMES.index):
            rest = [list(kinds) for kinds in due]
            rest[seat].remove(kind)
            for to in sorted(self.near(board, seat)):
                if self.may_place(board, seat, kind, to):
                    then = {**board, to: (seat, kind, False)}
                    if not any(rest) or next(self.placings(then, rest), None):
                        yield seat, kind, to

    def can_trade(self, buyer):
        due = [[], [], [], []]
        due[buyer] = [self.offer[0]]
        due[self.turn] = [kind for kind, _ in self.bids[buyer]]
        return bool(self.bids[buyer]) and next(self.placings(self.board, due), None) is not None

    # What can be done.

    def tradable(self, seat):
        return [item for item in self.hands[seat] if item[1]]

    def others(self):
        return [s for s in ((self.turn + n) % 4 for n in (1, 2, 3)) if s in self.players]

    def bidder(self):
        return next((s for s in self.others() if s not in self.bids and self.tradable(s)), None)

    def left(self, seat):
        """The pieces that a player can still add to their bid."""
        hand = sorted(self.tradable(seat), key=self.order)
        for item in self.bids.get(seat, []):
            hand.remove(item)
        return hand

    def next_raise(self, last):
        """Whose raise comes after `last`, once all have had their first bid; nobody's once the bidding is over."""
        self.raiser = None
        if not self.raising or self.bidder() is not None:
            return
        for seat in [(last + n) % 4 for n in (1, 2, 3, 4)]:
            rest = [s for s in self.bids if self.bids[s] and s not in self.passed]
            if len(rest) <= 1:
                break
            if seat in rest and self.left(seat):
                self.raiser = seat
                return
            if seat in rest:
                self.passed.append(seat)
        self.passed = []

    def decider(self):
        if self.phase == 'bid':
            return self.bidder() if self.raiser is None else self.raiser
        return next(s for s in range(4) if self.due[s]) if self.phase == 'place' else self.turn

    def actions(self):
        if self.over:
            return []
        if self.phase == 'move':
            return self.moves()
        if self.phase == 'wake':
            kind = self.due[self.turn][0]
            return ['place:%s@%s' % (kind, name(add(self.captor, step))) for step in STRAIGHT
                    if self.may_place(self.board, self.turn, kind, add(self.captor, step), self.captor)]
        if self.phase == 'offer':
            return ['offer:%s%d' % item for item in sorted(set(self.tradable(self.turn)))] + ['pass']
        if self.phase == 'bid':
            old = self.bids.get(self.decider(), [])
            more = self.left(self.decider())
            sets = {tuple(i for i, taken in zip(more, chosen) if taken) for chosen in product([0, 1], repeat=len(more))}
            return ['bid:' + self.bid_text(sorted(old + list(new), key=self.order) if new else []) for new in sets]
        if self.phase == 'accept':
            return ['accept:' + SEATS[s] for s in self.bids if self.can_trade(s)] + ['decline']
        if self.phase == 'place':
            return ['place:%s@%s' % (kind, name(to)) for _, kind, to in self.placings(self.board, self.due)]
        if self.phase == 'drop':
            return ['place:%s@%s' % (self.due[self.turn][0], name(to)) for to in self.meant(*self.dice)]
        faces = range(1, 8 if self.joker else 7)
        return ['roll:%d%d' % (f, r) for f in faces for r in faces if self.meant(f, r)]

    def meant(self, file, rank):
        """The empty squares that the dice allow; a 7 means every file or rank."""
        every = lambda face: range(1, 7) if face == 7 else [face]
        squares = [inner(self.turn, f, r) for f in every(file) for r in every(rank)]
        return [to for to in squares if to not in self.board]

    @staticmethod
    def bid_text(bid):
        return '+'.join('%s%d' % item for item in bid) or '-'

    # What happens.

    def noise(self):
        self.noisy, self.quiet = True, 0

    def leave(self, seat):
        self.board = {at: piece for at, piece in self.board.items() if piece[0] != seat}
        self.sold &= set(self.board)
        self.hands[seat] = []
        self.players.remove(seat)
        self.castle = [castle for castle in self.castle if castle[0] != seat]
        self.ep = {at: (o, p, who - {seat}) for at, (o, p, who) in self.ep.items()}
        self.refresh()
        self.noise()

    def refresh(self):
        self.ep = {at: (owner, pawn, who) for at, (owner, pawn, who) in self.ep.items()
                   if who and at not in self.board and self.board.get(pawn, (None, None))[:2] == (owner, 'p')}

    def end(self, reason, sharers=None):
        self.over = reason + ':' + ''.join(SEATS[s] for s in sharers or self.players)

    def play(self, token):
        verb, _, what = token.partition(':')
        if self.phase == 'move':
            self.move(token)
        elif self.phase == 'wake':
            self.put(what)
            self.phase, self.captor = 'move', None
            self.auction()
        elif self.phase == 'drop':
            kind, to = what.split('@')
            self.due[self.turn], self.dice = [], None
            self.board[sq(to)] = (4, kind, False)
            self.drop()
        elif verb == 'offer':
            self.offer, self.phase = (what[0], int(what[1])), 'bid'
            self.go_on()
        elif verb == 'bid':
            bid = [] if what == '-' else [(item[0], int(item[1])) for item in what.split('+')]
            seat = self.decider()
            if self.raiser is not None and not bid:
                self.passed.append(seat)
            else:
                self.bids[seat] = bid
            self.next_raise(seat if self.raiser is not None else self.turn)
            self.go_on()
        elif verb == 'accept':
            buyer = SEATS.index(what)
            for item in self.bids[buyer]:
                self.hands[buyer].remove(item)
            self.hands[self.turn].remove(self.offer)
            self.due[self.turn] = [kind for kind, _ in self.bids[buyer]]
            self.due[buyer] = [self.offer[0]]
            self.offer, self.bids, self.phase = None, {}, 'place'
        elif verb == 'place':
            self.put(what)
            if not any(self.due):
                self.close()
        elif verb == 'roll':
            kind = next(kind for kind, tokens in sorted(self.hands[self.turn], key=self.order) if not tokens)
            self.hands[self.turn].remove((kind, 0))
            file, rank = int(what[0]), int(what[1])
            if 7 in (file, rank):
                self.due[self.turn], self.dice, self.phase = [kind], (file, rank), 'drop'
            else:
                self.board[inner(self.turn, file, rank)] = (4, kind, False)
                self.drop()
        elif verb == 'decline':
            self.close()
        else:
            self.tokens()

    def put(self, what):
        kind, to = what.split('@')
        seat = self.decider()
        self.due[seat].remove(kind)
        self.board[sq(to)] = (seat, kind, kind == 'p')
        if self.phase == 'place' and not self.resale:
            self.sold.add(sq(to))
        self.refresh()

    def move(self, token):
        split = next(n for n in range(2, 4) if token[n].isalpha())
        start, rest = sq(token[:split]), token[split:]
        promotion = rest[-1] if rest[-1].isalpha() else ''
        to, seat = sq(rest.rstrip('qrbn')), self.turn
        kind = self.board[start][1]
        passing = self.passing(start, to)
        victim = self.board.get(passing or to)
        was_sold = (passing or to) in self.sold
        self.sold.discard(passing or to)
        if passing:
            del self.board[passing]
        piece = self.board.pop(start)
        if start in self.sold:
            self.sold = self.sold - {start} | {to}
        self.board[to] = (seat, promotion or kind, piece[2] and not promotion)
        for castle in self.castle:
            if castle[0] == seat and kind == 'k' and (sq(castle[1]), sq(castle[2])) == (start, to):
                self.board[sq(castle[4])] = self.board.pop(sq(castle[3]))
                if sq(castle[3]) in self.sold:
                    self.sold = self.sold - {sq(castle[3])} | {sq(castle[4])}
        self.castle = [c for c in self.castle if not {sq(c[1]), sq(c[3])} & {start, to}]
        self.ep = {at: (o, p, who - {seat}) for at, (o, p, who) in self.ep.items()}
        self.refresh()
        if kind == 'p':
            self.noise()
            if add(start, AHEAD[seat], 2) == to:
                self.ep[add(start, AHEAD[seat])] = (seat, to, set(self.players) - {seat})
        if victim and victim[0] == 4:
            self.due[seat], self.captor, self.phase = [victim[1]], to, 'wake'
            if self.actions():
                return
            self.due[seat], self.captor, self.phase = [], None, 'move'
            self.hands[seat].append((victim[1], 3))
        elif victim:
            self.noise()
            if victim[1] == 'k':
                self.leave(victim[0])
                if len(self.players) == 1:
                    return self.end('last')
                if self.first_mate:
                    return self.end('mate', [seat])
            elif not was_sold:
                self.hands[seat].append((victim[1], 3))
        self.auction()

    def auction(self):
        if self.auctions < self.most and self.tradable(self.turn) and any(self.tradable(s) for s in self.others()):
            self.phase = 'offer'
        else:
            self.tokens()

    def go_on(self):
        if self.bidder() is None and self.raiser is None:
            self.phase = 'accept'
            if not any(self.can_trade(s) for s in self.bids):
                self.close()

    def close(self):
        self.offer, self.bids = None, {}
        self.auctions += self.most < 4
        self.tokens()

    def tokens(self):
        self.hands[self.turn] = [(kind, max(tokens - 1, 0)) for kind, tokens in self.hands[self.turn]]
        self.drop()

    def drop(self):
        self.phase = 'roll'
        if not any(not tokens for _, tokens in self.hands[self.turn]) or not self.actions():
            self.pass_on()
            self.begin()

    def pass_on(self):
        self.quiet += not self.noisy
        self.noisy = False
        later = [s for s in self.players if s > self.turn]
        self.new_round(later)
        self.turn, self.phase = (later or self.players)[0], 'move'

    def new_round(self, later):
        if not later:
            self.rounds, self.auctions = self.rounds + 1, 0

    def begin(self):
        while True:
            can_move = bool(self.moves())
            if not can_move and not self.safe(self.board, self.turn):
                giver = self.giver()
                self.leave(self.turn)
                if len(self.players) == 1:
                    return self.end('last')
                if self.first_mate:
                    return self.end('mate', [giver])
                later = [s for s in self.players if s > self.turn]
                self.noisy = False
                self.new_round(later)
                self.turn = (later or self.players)[0]
                continue
            board = {at: (*piece[:2], piece[2] and starts(piece[0] % 4, at)) for at, piece in self.board.items()}
            key = (sorted(board.items()), [sorted(hand) for hand in self.hands], self.castle,
                   sorted((at, sorted(who)) for at, (_, _, who) in self.ep.items()), self.turn, self.auctions, sorted(self.sold))
            self.seen.append(key)
            if self.seen.count(key) >= 3:
                return self.end('repetition')
            if self.quiet >= 50 * len(self.players):
                return self.end('quiet')
            if self.rounds >= self.limit:
                return self.last_round()
            if all(piece[1] == 'k' for piece in self.board.values()) and not any(self.hands):
                return self.end('kings')
            if not can_move:
                self.auction()
            return None

    def last_round(self):
        worth = dict(q=9, r=5, b=3, n=3, p=1, k=0)
        has = {s: sum(worth[piece[1]] for piece in self.board.values() if piece[0] == s)
               + sum(worth[kind] for kind, _ in self.hands[s]) for s in self.players}
        richest = [s for s in self.players if has[s] == max(has.values())]
        if self.material and richest != self.players:
            return self.end('material', richest)
        return self.end('rounds')

    # Texts.

    def text(self):
        rows = []
        for rank in range(13, -1, -1):
            row, run = [], ['', 0]

            def flush():
                if run[1]:
                    row.append(str(run[1]) if run[0] == '1' else 'x' + (str(run[1]) if run[1] > 1 else ''))
                run[1] = 0
            for file in range(14):
                piece = self.board.get((file, rank))
                kind = '' if piece else '1' if on_board((file, rank)) else 'x'
                if run[0] != kind or piece:
                    flush()
                run[0], run[1] = kind, run[1] + (not piece)
                if piece:
                    row.append('RBYGD'[piece[0]] + piece[1] + '-' * piece[2])
            flush()
            rows.append(','.join(row))
        text = '/'.join(rows) + ' turn=' + SEATS[self.turn]
        if self.castle != [castle for castle in CASTLES if self.in_place(castle)]:
            text += ' castle=' + (','.join(castle[3] for castle in self.castle) or '-')
        if self.ep:
            passed = sorted(self.ep.items(), key=lambda item: (item[1][0], item[0]))
            text += ' ep=' + ','.join(
                name(at) + ':' + ''.join(SEATS[s] for s in sorted(who)) for at, (_, _, who) in passed)
        for seat, hand in zip(SEATS, self.hands):
            if hand:
                text += ' hand%s=%s' % (seat, ','.join('%s%d' % item for item in sorted(hand, key=self.order)))
        if self.phase != 'move':
            text += ' phase=' + self.phase
        if self.captor:
            text += ' captor=' + name(self.captor)
        if self.dice:
            text += ' dice=%d%d' % self.dice
        if self.offer:
            text += ' offer=%s%d' % self.offer
        if self.bids:
            text += ' bids=' + ','.join('%s:%s%s' % (SEATS[s], self.bid_text(bid), '!' * (s in self.passed))
                                        for s, bid in self.bids.items())
        if self.raiser is not None:
            text += ' bidder=' + SEATS[self.raiser]
        if any(self.due):
            text += ' place=' + ','.join('%s:%s' % (SEATS[s], '+'.join(sorted(self.due[s], key=NAMES.index)))
                                         for s in range(4) if self.due[s])
        if self.sold:
            text += ' sold=' + ','.join(name(at) for at in sorted(self.sold, key=lambda at: at[::-1]))
        for key in ['quiet', 'noisy', 'rounds', 'auctions']:
            text += ' %s=%d' % (key, getattr(self, key)) if getattr(self, key) else ''
        return text + (' over=' + self.over if self.over else '')

    def copy(self):
        other = object.__new__(Game)
        other.__dict__ = {key: value.copy() if isinstance(value, (dict, list, set)) else value
                          for key, value in self.__dict__.items()}
        other.hands = [list(hand) for hand in self.hands]
        other.due = [list(kinds) for kinds in self.due]
        return other


def perft(game, depth):
    if depth == 0:
        return 1
    total = 0
    for token in game.actions():
        after = game.copy()
        after.play(token)
        total += perft(after, depth - 1)
    return total


def checksum(tokens):
    value = 0xcbf29ce484222325
    for byte in ' '.join(tokens).encode():
        value = (value ^ byte) * 0x100000001b3 % 2 ** 64
    return '%016x' % value


GOLDEN = '''# Golden play-throughs of Auction Chess: random games as the reference implementation saw them.
# Regenerate this file with: python3 tests/reference/auction.py --write-golden
#
# `game:` the seed and the options; `fen:` the position that is set up; then a line for each action (the first one,
# `-`, for the position as it stands before any): token; number of legal tokens and the 64-bit FNV-1a checksum of
# them, sorted and joined by spaces; position after it.
'''


def middle_games(options=''):
    """Positions of the perft table in the phase `move`, with the usual rules or with these options."""
    first, *others = open(os.path.join(HOME, 'auction', 'perft.txt')).read().split('options: ')
    part = first if not options else next(part for part in others if part.split('\n')[0] == options)
    texts = [line.split(';')[0] for line in part.splitlines() if '/' in line and line[0] != '#']
    return [text for text in texts if 'phase=' not in text]


def write_golden(path, games, longest, always=None):
    out = GOLDEN
    texts = [START] + middle_games()
    for seed in range(1, games + 1):
        chance = random.Random(seed)
        rounds = chance.choice([300, 300, 12])
        block = (seed - 1) // 4 % 13
        resale = always != 'resale' and block != 12
        material = always == 'material' or block == 11
        rounds = 1 + seed % 3 if material else rounds
        placing = ['no-check', 'no-check', 'home', 'anywhere'][block] if block < 4 else 'no-check'
        joker = always == 'seven' or block == 9
        own = {6: 'raise', 7: 'raise', 10: 'sealed'}.get(block, 'once')
        bidding = 'once' if joker or material or not resale else always or own
        most = 1 + seed % 2 if block == 4 else 4
        own = 'seven=choose' if joker else 'bidding=raise' if bidding != 'once' else '' if resale else 'resale=false'
        known = (middle_games(own) if own else []) + (texts if always or not own else [])
        start = known[seed % len(known)]
        odds = (list(ODDS)[seed % 4], ODDS_BY[(seed // 4 + seed) % 4]) if block == 8 else None
        start = start_with(*odds) if odds else start
        # With sealed bids the same is legal as with `once`.
        game = Game(start, rounds, placing, most, block == 5, bidding == 'raise', joker, material, resale)
        ruling = '' if placing == 'no-check' else ' placing=' + placing
        ruling += '' if most == 4 else ' auctions-a-round=%d' % most
        ruling += ' first-mate=true' if block == 5 else ''
        ruling += ' bidding=' + bidding if bidding != 'once' else ''
        ruling += ' seven=choose' if joker else ''
        ruling += ' last-round=material' if material else ''
        ruling += '' if resale else ' resale=false'
        ruling += ' odds=%s odds-by=%s' % odds if odds else ''
        out += '\ngame: seed=%d rounds=%d%s\nfen: %s\n' % (seed, rounds, ruling, start)
        token = '-'
        for _ in range(longest):
            legal = sorted(game.actions())
            out += '%s; %d %s; %s\n' % (token, len(legal), checksum(legal), game.text())
            if not legal:
                break
            bold = [t for t in legal if t not in ('pass', 'decline', 'bid:-')
                    and (game.phase != 'move' or sq(t.rstrip('qrbn')[2 + t[2].isdigit():]) in game.board)]
            token = chance.choice(bold if bold and chance.random() < 0.5 else legal)
            game.play(token)
    open(path, 'w').write(out)


if __name__ == '__main__':
    if sys.argv[1:2] == ['perft']:
        print(perft(Game(start_with(*sys.argv[3:]) if sys.argv[3:] else START, 300), int(sys.argv[2])))
    elif sys.argv[1:2] == ['--write-golden']:
        target = sys.argv[2] if len(sys.argv) > 2 else os.path.join(HOME, 'auction', 'games.txt')
        write_golden(target, int(sys.argv[3]) if len(sys.argv) > 3 else 52, int(sys.argv[4]) if len(sys.argv) > 4 else 30,
                     *sys.argv[5:])
    else:
        sys.exit(__doc__)
