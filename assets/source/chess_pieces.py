"""A classic set, chunky and toy-like, for the games on square boards: six pieces, tiles, two boards, a seven-sided die, a coin,
ice for frozen pieces, a crown to hover over a piece, a tray for captured ones, an auctioneer's hammer.

Pieces stand on z = 0 and look along -Y. The top of the tiles is z = 0, a cell is 1.0; a board's middle is the origin.
"""
import os

from bake import base_and_tile, flat_uv, ground, plank_uv, shaded, stuff
from shapes import *  # noqa: F403

FONT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "fonts", "ui-bold.ttf")

INK = trim("#22242a")
CREAM = trim("#f6ecd6")
BRASS = stuff("brass", "#e0ac3f")
WOOD_TOP = stuff("wood", "#74502f")
WOOD_EDGE = stuff("wood", "#452f20")
WOOD_SIDE = stuff("wood", "#5e4029")
SHADOW = trim("#1a120c")
GOLD_DARK = trim("#b57d14")
RUBY = trim("#d0302a")
BRONZE = trim("#7d5522")   # cuts and slots: to be seen on the white army as on the black one
ICE = ARMY
MAHOGANY = stuff("wood", "#743c2a")
MAHOGANY_DARK = stuff("wood", "#4c281e")
FELT = stuff("felt", "#24453a")


# ---------------------------------------------------------------- pieces

def turned(profile, foot, seg=22):
    """A turned body on a broad foot with a gold ring."""
    body = lathe([(foot - 0.012, 0.0), (foot, 0.012), (foot, 0.045), (foot - 0.03, 0.075), (foot - 0.055, 0.08)] + profile, seg)
    return body + torus(foot - 0.052, 0.022, seg, 6, GOLD).up(0.092)


def collar(r, z, t=0.026, seg=20):
    return torus(r, t, seg, 7, GOLD).scale(1, 1, 0.8).up(z)


def chess_king():
    s = turned([(0.215, 0.105), (0.175, 0.18), (0.145, 0.29), (0.135, 0.39), (0.15, 0.455), (0.205, 0.485), (0.21, 0.51), (0.15, 0.535),
                (0.138, 0.555), (0.165, 0.63), (0.222, 0.72), (0.225, 0.75), (0.195, 0.77)], 0.31)
    s += collar(0.15, 0.548)
    top = lathe([(0.19, 0.765), (0.195, 0.785), (0.15, 0.815), (0.07, 0.835), (0, 0.838)], 18)
    top += collar(0.204, 0.77, 0.024)
    # a cross both ways, so that it is one from every side and from above
    cross = front(plus(0.40, 0.125), 0.12, 0.02, GOLD) + box((0.115, 0.40, 0.12), 0.02, GOLD)
    s += top + ball(0.055, 10, 6, GOLD).up(0.845) + cross.up(0.965)
    gem = ball(0.030, 6, 4, RUBY).at(0.213, 0, 0.705).around(6)
    return s + gem


def chess_queen():
    s = turned([(0.21, 0.105), (0.165, 0.19), (0.135, 0.31), (0.122, 0.42), (0.138, 0.48), (0.195, 0.505), (0.20, 0.53), (0.138, 0.56),
                (0.125, 0.58), (0.135, 0.63), (0.175, 0.69)], 0.30)
    s += collar(0.138, 0.572)
    k = 7
    n = 4 * k
    rows = []
    for r, out, z0, lift in ((0.172, 0, 0.685, 0), (0.212, 0.10, 0.745, 0.12), (0.165, 0.12, 0.745, 0.125), (0.14, 0, 0.72, 0)):
        row = []
        for i in range(n):
            a = TAU * i / n
            peak = (1 - abs((i * k / n) % 1 * 2 - 1)) ** 1.15
            q = r + out * peak
            row.append((q * math.cos(a), q * math.sin(a), z0 + lift * peak))
        rows.append(row)
    s += rings(rows, ARMY, False, False)
    s += ball(0.045, 7, 5, GOLD).at(0.305, 0, 0.877).around(k, 360 / k / 2)
    s += lathe([(0.15, 0.725), (0.145, 0.77), (0.10, 0.82), (0.05, 0.84), (0, 0.843)], 18)
    return s + ball(0.062, 10, 6, GOLD).up(0.89)


def chess_rook():
    s = turned([(0.235, 0.105), (0.215, 0.17), (0.205, 0.27), (0.205, 0.385), (0.225, 0.43), (0.29, 0.455), (0.295, 0.47), (0.295, 0.54)], 0.325)
    s += collar(0.215, 0.42)
    s += lathe([(0.295, 0.54), (0.20, 0.54), (0.195, 0.51)], 24) + lathe([(0.197, 0.515), (0, 0.515)], 16, GOLD_DARK)
    for k in range(4):
        arc = [math.radians(d) for d in (-25, -8.5, 8.5, 25)]
        pts = [(0.295 * math.cos(a), 0.295 * math.sin(a)) for a in arc] + [(0.193 * math.cos(a), 0.193 * math.sin(a)) for a in reversed(arc)]
        s += prism(pts, 0.535, 0.675, 0.012, bottom_bevel=0).no_bottom(0.54).turn(z=90 * k + 45)
    slot = box((0.05, 0.02, 0.13), 0.006, BRONZE).at(0, -0.206, 0.28)
    return s + slot.around(4)


def split(s, point, normal):
    """The shape with its faces cut along a plane (nothing is taken away)."""
    point, normal = Vector(point), Vector(normal).normalized()
    out = Shape(s.verts)
    for f in s.faces:
        d = [(s.verts[i] - point).dot(normal) for i in f.v]
        if min(d) > -1e-6 or max(d) < 1e-6:
            out.faces.append(Face(f.v, f.paint, f.corners, f.angle))
            continue
        sides = ([], [])
        for k, i in enumerate(f.v):
            j, dj = f.v[(k + 1) % len(f.v)], d[(k + 1) % len(f.v)]
            for w, part in enumerate(sides):
                if (d[k] >= 0) == (w == 0):
                    part.append(i)
            if (d[k] >= 0) != (dj >= 0):
                t = d[k] / (d[k] - dj)
                out.verts.append(out.verts[i] + (out.verts[j] - out.verts[i]) * t)
                for part in sides:
                    part.append(len(out.verts) - 1)
        out.faces += [Face(tuple(p), f.paint, None, f.angle) for p in sides if len(p) > 2]
    return weld(out)


def chess_bishop():
    s = turned([(0.195, 0.105), (0.15, 0.18), (0.112, 0.29), (0.10, 0.37), (0.115, 0.41), (0.165, 0.435), (0.168, 0.455), (0.112, 0.48)], 0.27)
    s += collar(0.112, 0.49)
    hat = lathe([(0.10, 0.49), (0.165, 0.535), (0.205, 0.60), (0.205, 0.67), (0.172, 0.76), (0.112, 0.85), (0.05, 0.92), (0, 0.945)], 24)
    # a deep slanting cut on one side, seen from the front and from behind: its walls, then its dark bottom
    slant, mid = Vector((-0.5, 0, 0.866)), Vector((0.06, 0, 0.70))
    for d in (-0.072, -0.058, 0.058, 0.072):
        hat = split(hat, mid + slant * d, slant)
    bottom = -0.05
    hat = split(hat, (bottom, 0, 0), (1, 0, 0))
    hat = hat.paint(BRONZE, lambda c, n: abs((c - mid).dot(slant)) < 0.070 and c.x > bottom)
    hat = hat.map(lambda v: (min(v.x, bottom), v.y, v.z) if abs((v - mid).dot(slant)) < 0.065 else v)
    return s + hat + ball(0.05, 10, 6, GOLD).up(0.955)


def chess_knight():
    s = turned([(0.225, 0.10), (0.20, 0.15), (0.13, 0.19), (0, 0.2)], 0.30)
    neck = limb([(0, 0.03, 0.10, 0.205), (0, 0.075, 0.22, 0.20), (0, 0.10, 0.36, 0.175), (0, 0.075, 0.50, 0.15), (0, 0.02, 0.62, 0.13),
                 (0, -0.02, 0.69, 0.08)], 12, 2)
    neck = neck.scale(0.82, 1, 1)
    head = limb([(0, 0.06, 0.67, 0.06), (0, 0.0, 0.655, 0.125), (0, -0.10, 0.605, 0.13), (0, -0.19, 0.53, 0.105), (0, -0.26, 0.465, 0.092),
                 (0, -0.305, 0.425, 0.075), (0, -0.32, 0.41, 0.03)], 12, 2).scale(0.88, 1, 1)
    jaw = ball(0.115, 10, 7).scale(0.75, 1, 1).at(0, -0.04, 0.545)
    eye = ball(0.038, 8, 5, CREAM).at(0.086, -0.125, 0.648) + ball(0.029, 7, 4, INK).at(0.102, -0.138, 0.651)
    nostril = ball(0.022, 6, 4, BRONZE).at(0.048, -0.315, 0.455)
    ear = lathe([(0.05, 0), (0.045, 0.05), (0.0, 0.145)], 7).scale(0.75, 1, 1).turn(x=-8, y=14).at(0.065, 0.01, 0.745)
    # mane: a comb of locks from the forelock down the neck
    locks = [(-0.085, 0.742, 0.058), (-0.01, 0.79, 0.072), (0.085, 0.755, 0.078), (0.165, 0.675, 0.08), (0.215, 0.575, 0.082), (0.25, 0.465, 0.084),
             (0.27, 0.35, 0.082), (0.265, 0.24, 0.072)]
    mane = Shape()
    for y, z, r in locks:
        mane += ball(r, 9, 6, GOLD).scale(0.62, 1, 1).at(0, y, z)
    bridle = torus(0.108, 0.022, 14, 6, RUBY).scale(0.88, 1, 1).turn(x=48).at(0, -0.205, 0.517)
    horse = neck + head + jaw + mane + bridle + (eye + nostril + ear).both()

    def look_round(v):  # it turns its head, so that its profile is seen from the front and from behind
        u = max(0.0, min(1.0, (v.z - 0.16) / 0.42))
        a = math.radians(42) * u * u * (3 - 2 * u)
        return (v.x * math.cos(a) - v.y * math.sin(a), v.x * math.sin(a) + v.y * math.cos(a), v.z)
    return s + horse.map(look_round)


def chess_pawn():
    s = turned([(0.16, 0.105), (0.115, 0.15), (0.09, 0.21), (0.09, 0.235), (0.145, 0.255), (0.147, 0.272), (0.09, 0.29)], 0.225, 20)
    return s + collar(0.095, 0.292, 0.02, 16) + ball(0.165, 16, 10).up(0.425)


# ---------------------------------------------------------------- boards

FLOOR = -0.10     # what shows between the tiles
FRAME = 0.42
FOOT = -0.50


def chess_tile():
    o = rounded_rect(0.98, 0.98, 0.03, 2)
    loops = [[(x, y, z) for x, y in offset(o, -d)] for d, z in ((0.0, -0.10), (0, -0.024), (0.008, -0.008), (0.026, 0.0))]
    loops += [[(x, y, 0.0) for x, y in rounded_rect(w, w, 0.02, 2)] for w in (0.86, 0.66)]
    return worn(rings(loops, ARMY, False, True), 0.49, 0.49)


def worn(s, x, y):
    """A tile of this half size: a soft dark line towards its neighbours, darker down its edge."""
    def k(v):
        d = min(x - abs(v.x), y - abs(v.y))
        return 1.0 - 0.10 * max(0.0, 1 - d / 0.16) - 0.16 * max(0.0, 1 - d / 0.03) - min(0.30, -4 * v.z)
    return s.gradient(k)


def frame(outline):
    """A wooden frame around the cells' outline with a brass line, and a dark floor below the tiles."""
    dark, top, low, brass = WOOD_EDGE, WOOD_TOP, WOOD_SIDE, BRASS
    section = [(0.01, FLOOR, dark), (0.01, 0.016, dark), (0.017, 0.029, dark), (0.032, 0.034, dark), (0.062, 0.034, brass), (0.088, 0.034, top),
               (FRAME - 0.064, 0.034, brass), (FRAME - 0.052, 0.034, top), (FRAME - 0.032, 0.034, dark), (FRAME - 0.011, 0.024, dark), (FRAME, 0.002, low),
               (FRAME, -0.36, dark), (FRAME + 0.012, -0.375, brass), (FRAME + 0.028, -0.39, dark), (FRAME + 0.03, -0.41, dark), (FRAME + 0.03, FOOT, dark)]
    loops = [[(x, y, z) for x, y in offset(outline, d)] for d, z, _ in section]
    s = rings(list(reversed(loops)), WOOD_EDGE, False, False)
    k = len(outline)
    for i, f in enumerate(s.faces):
        f.paint = section[len(section) - 2 - i // k][2]  # each strip as said at its inner edge
    s += rings([[(x, y, FLOOR + 0.02) for x, y in offset(outline, 0.011)]], SHADOW, False, True)
    # a brass star in every corner that stands out
    n = len(outline)
    for i, p in enumerate(outline):
        a, b = Vector(p) - Vector(outline[i - 1]), Vector(outline[(i + 1) % n]) - Vector(p)
        if a.cross(b) > 0:
            way = a.normalized() - b.normalized()
            at = Vector(p) + way * 0.222
            s += decal(prism(star(4, 0.115, 0.040, TAU / 4), 0.0, 0.0378, 0, BRASS)).at(at.x, at.y)
    return s


def unwrap(points, normal, material):
    """Wood along each side of the frame, which lies 4 or 7 from the middle."""
    if material != "wood":
        return [flat_uv(p, 2.0) for p in points]
    g = max((q - p for p, q in zip(points, points[1:] + points[:1])), key=lambda e: e.x * e.x + e.y * e.y)
    g = Vector((abs(g.x) > abs(g.y), abs(g.x) <= abs(g.y), 0))
    out = Vector((g.y, g.x, 0))
    c = sum(points, Vector()) / len(points)
    if c.dot(out) < 0:
        out = -out
    mid = FRAME / 2 + (4 if c.dot(out) < 5.5 else 7)
    start = round(c.dot(g) / 5.5) * 5.5
    flat = normal.z > 0.5
    return [plank_uv(p.dot(g) - start, p.dot(out) - mid if flat else p.z + 0.25) for p in points]


def board(outline, cells):
    s = frame(outline)
    tiles = Shape()
    for x, y in cells:
        tiles += box((0.98, 0.98, 0.1)).at(x, y, -0.05)
    s = shaded(s, tiles + ground(FOOT, 12), 0.30, 0.5)
    s.unwrap = unwrap
    return s


def sign(body, height, x, y):
    s = decal(text(body, height, 0.0, 0.004, FONT, CREAM, resolution=1))
    return s.at(x, y, 0.0345)


def coordinates(name, n, edge):
    """File letters and rank digits on the frame, a model for each side, so that the game can leave out those that pieces hide; edge(k) is how far
    the cells reach from the middle in file or rank k."""
    sides = {side: Shape() for side in "nesw"}
    for k in range(n):
        c, e = k - (n - 1) / 2, edge(k) + 0.235
        letter = "abcdefghijklmn"[k]
        h = 0.165 if letter in "acemn" else 0.215
        for q, file, rank in ((-1, "s", "w"), (1, "n", "e")):
            sides[file] += sign(letter, h, c, q * e)
            sides[rank] += sign(str(k + 1), 0.19, q * e, c)
    return {f"{name}_{side}": s for side, s in sides.items()}


def chess_board8():
    cells = [(x - 3.5, y - 3.5) for x in range(8) for y in range(8)]
    return board([(-4, -4), (4, -4), (4, 4), (-4, 4)], cells)


def chess_board8_signs():
    return coordinates("chess_board8_signs", 8, lambda k: 4)


def chess_board14():
    out = []
    for k in range(4):
        c, s = ((1, 0), (0, 1), (-1, 0), (0, -1))[k]
        out += [(x * c - y * s, x * s + y * c) for x, y in ((-4, -4), (-4, -7), (4, -7))]
    cells = [(x - 6.5, y - 6.5) for x in range(14) for y in range(14) if 3 <= x <= 10 or 3 <= y <= 10]
    return board(out, cells)


def chess_board14_signs():
    return coordinates("chess_board14_signs", 14, lambda k: 7 if 3 <= k <= 10 else 4)


# ---------------------------------------------------------------- die, coin, ice, crown

DIE_R, DIE_H = 0.30, 0.88                                   # radius of the belt; height of a pole in belt radii
DIE_BELT = DIE_H * math.tan(TAU / 28) ** 2                  # how far the belt zigzags, so that the kites are flat
DIE_TILT = math.atan(DIE_H + DIE_BELT)                      # between a face's normal and the nearer pole


def die7():
    """A heptagonal trapezohedron: 14 kites, every number on two opposite ones, so one always lies on top.

    In the game's axes (Y up) the poles lie on Y, and the number n (1 to 7) is on the upper kite that looks towards
    Ry((n - 1) * 360 / 7) * +Z. Rx(-DIE_TILT) * Ry(-(n - 1) * 360 / 7) therefore puts n on top, readable from +Z (first turned
    about Y, then about X; DIE_TILT is 42.8 degrees). The middle then belongs 0.198 above the ground.
    """
    a = TAU / 14

    def belt(j):  # j half steps from -Y (the game's +Z), anticlockwise from above (towards +X)
        t = j * a - TAU / 4
        return Vector((math.cos(t), math.sin(t), DIE_BELT * (1 if j % 2 else -1))) * DIE_R
    s = Shape()
    for pole in (1, -1):
        for k in range(7):
            j = 2 * k if pole == 1 else 2 * k + 7
            apex = Vector((0, 0, DIE_H * DIE_R * pole))
            p = [apex, belt(j - 1), belt(j), belt(j + 1)]
            if pole == -1:
                p = [apex, belt(j + 1), belt(j), belt(j - 1)]
            n = (p[1] - p[0]).cross(p[3] - p[0]).normalized()
            c = sum(p, Vector()) / 4
            inner = [c + (q - c) * 0.80 for q in p]
            s += Shape([*p, *inner], [Face((4, 5, 6, 7), CREAM)] + [Face((i, (i + 1) % 4, 4 + (i + 1) % 4, 4 + i), ARMY) for i in range(4)])
            up = (p[0] - p[2]).normalized()
            m = Matrix((up.cross(n), up, n)).transposed().to_4x4()
            mid = p[2] + (p[0] - p[2]) * 0.43
            m.translation = mid
            t = decal(text(str(k + 1), 0.135, 0.0015, 0.004, FONT, INK, resolution=1))
            if k == 5:
                t += decal(prism([(-0.04, -0.095), (0.04, -0.095), (0.04, -0.08), (-0.04, -0.08)], 0, 0.004, 0, INK))
            s += t.transform(m)
    return s.shade_up_to(0)


def token():
    r, h = 0.13, 0.05
    s = lathe([(r - 0.008, 0), (r, 0.008), (r, h - 0.008), (r - 0.008, h), (r - 0.028, h), (r - 0.034, h - 0.008), (0, h - 0.008)], 24, GOLD)
    s = s.paint(GOLD_DARK, lambda c, n: n.z > 0.9 and c.z < h - 0.004)
    star_ = prism(star(5, 0.075, 0.034, TAU / 4), h - 0.010, h, 0.0, GOLD).without(lambda c, n: n.z < -0.9)
    return s + star_


def crystal(r, h, sides, rnd):
    """An ice crystal: a many-sided needle, no two sides alike, with a slanted tip; its foot is a little below the ground."""
    turn = rnd.uniform(0, TAU)
    ways = [turn + TAU * (i + rnd.uniform(-0.22, 0.22)) / sides for i in range(sides)]
    foot = [(0.82 * r * math.cos(a), 0.82 * r * math.sin(a), -0.03) for a in ways]
    neck = [(r * math.cos(a), r * math.sin(a), h * (0.60 + 0.13 * math.cos(a - turn) + rnd.uniform(-0.03, 0.03))) for a in ways]
    tip = (-0.25 * r * math.cos(turn), -0.25 * r * math.sin(turn), h)
    if h < 0.13:   # a mere splinter
        return Shape([*foot, tip], [Face((i, (i + 1) % sides, sides), ICE) for i in range(sides)])
    s = Shape([*foot, *neck, tip])
    for i in range(sides):
        j = (i + 1) % sides
        s.faces += [Face((i, j, sides + j, sides + i), ICE), Face((sides + i, sides + j, 2 * sides), ICE)]
    return s


def frosted(s, h):
    """Blue at the foot, clear at the height h; neighbouring facets differ a little."""
    deep = (0.55, 0.75, 0.95)
    for f in s.faces:
        n = s.normal(f)
        glint = (1.0, 0.88, 0.95)[int(math.degrees(math.atan2(n.y, n.x)) // 50) % 3]
        ups = [max(0.0, min(1.0, s.verts[i].z / h)) for i in f.v]
        f.corners = [tuple((c + (1 - c) * up) * (glint + (1 - glint) * up * up) for c in deep) for up in ups]
    return s


# degrees from the front, how far from the middle, radius and height, lean outwards and to the side: low in front, high behind
CRYSTALS = [(14, 0.425, 0.060, 0.15, 16, -6), (62, 0.415, 0.070, 0.22, 14, 9), (104, 0.400, 0.078, 0.29, 11, -8), (150, 0.385, 0.088, 0.45, 7, 7),
            (196, 0.395, 0.080, 0.36, 9, -9), (236, 0.390, 0.084, 0.41, 8, 5), (282, 0.410, 0.072, 0.25, 13, -7), (326, 0.425, 0.062, 0.18, 15, 8)]
SPROUTS = [(-10, 0.435, 0.038, 0.09, 24, 12), (40, 0.430, 0.042, 0.12, 22, -10), (84, 0.435, 0.044, 0.15, 20, 14), (129, 0.425, 0.046, 0.20, 18, -16),
           (173, 0.430, 0.046, 0.19, 18, 10), (217, 0.430, 0.048, 0.18, 19, -6), (261, 0.430, 0.044, 0.16, 20, 15), (305, 0.435, 0.040, 0.11, 23, -12)]


def ice():
    """A crust of ice around a base (radius 0.38): crystals of all sizes, chips between them; the piece stands free in the middle."""
    rnd = random.Random(11)
    s = Shape()
    for kind in (CRYSTALS, SPROUTS):
        for way, out, r, h, lean, aside in kind:
            s += frosted(crystal(r, h, 6 if h > 0.3 else 5 if h > 0.2 else 4, rnd), h).turn(x=lean, y=aside).at(0, -out).turn(z=way)
    # what has frozen between them: a rough rim up to the disc
    n = 12
    rows = [[] for _ in range(3)]
    for i in range(n):
        a = TAU * (i + rnd.uniform(-0.2, 0.2)) / n
        radii = (rnd.uniform(0.450, 0.480), rnd.uniform(0.415, 0.440), 0.376)
        for row, r, z in zip(rows, radii, (-0.01, rnd.uniform(0.045, 0.080), rnd.uniform(0.077, 0.087))):
            row.append((r * math.cos(a), r * math.sin(a), z))
    s += frosted(rings(rows, ICE, False, False), 0.24)
    # chips lying about, three-sided
    for k in range(4):
        a, out, r = TAU * (k + rnd.uniform(-0.25, 0.25)) / 4, rnd.uniform(0.435, 0.465), rnd.uniform(0.018, 0.030)
        chip = Shape([(r * math.cos(w), r * math.sin(w), -0.01) for w in (0, 2.2, 4.1)] + [(0.2 * r, 0.1 * r, 1.3 * r)],
                     [Face((0, 1, 3), ICE), Face((1, 2, 3), ICE), Face((2, 0, 3), ICE)])
        s += frosted(chip, 0.06).turn(z=rnd.uniform(0, 360)).at(out * math.cos(a), out * math.sin(a))
    return s.scale(0.965, 0.965, 1).shade_up_to(0)


def crown():
    """Its foot is at the origin, so it can be put on or over a head."""
    band = lathe([(0.138, 0.0), (0.152, 0.006), (0.158, 0.03), (0.158, 0.055), (0.152, 0.062)], 20, GOLD)
    n, k = 20, 5
    rows = []
    for r, z0, lift in ((0.155, 0.058, 0), (0.185, 0.085, 0.10), (0.165, 0.085, 0.10), (0.138, 0.04, 0), (0.138, 0.0, 0)):
        rows.append([((r + (0.012 * (1 - abs((i * k / n) % 1 * 2 - 1)) if lift else 0)) * math.cos(TAU * i / n),
                      (r + (0.012 * (1 - abs((i * k / n) % 1 * 2 - 1)) if lift else 0)) * math.sin(TAU * i / n),
                      z0 + lift * (1 - abs((i * k / n) % 1 * 2 - 1))) for i in range(n)])
    points = rings(rows, GOLD, False, False)
    beads = ball(0.030, 7, 5, GOLD).at(0.185, 0, 0.198).around(k, 36)
    gems = ball(0.028, 6, 4, RUBY).at(0.158, 0, 0.035).around(k)
    velvet = lathe([(0.14, 0.045), (0.135, 0.09), (0.09, 0.125), (0, 0.135)], 16)
    return band + points + beads + gems + velvet


# ---------------------------------------------------------------- hammer, tray

HAMMER = 1.15     # from the hand's end of the handle to the head


def gavel():
    """An auctioneer's hammer. Its handle starts at the origin, where the hand turns it, and points to -Y; the head's faces look up and down."""
    half = [(0.148, 0.140), (0.162, 0.190), (0.200, 0.200), (0.205, 0.262), (0.180, 0.300), (0, 0.306)]
    head = lathe([(r, -z) for r, z in reversed(half)] + half, 14, MAHOGANY)
    head = head.paint(BRASS, lambda c, n: 0.15 < abs(c.z) < 0.192)
    knob = lathe([(0.060, 0.14), (0.056, 0.175), (0, 0.198)], 8, BRASS).turn(x=90)
    handle = lathe([(0, 0), (0.056, 0.012), (0.072, 0.065), (0.052, 0.115), (0.050, 0.150), (0.064, 0.45), (0.046, 0.87), (0.070, 0.885), (0.070, 1.02)],
                   8, MAHOGANY)
    handle = handle.paint(BRASS, lambda c, n: 0.12 < c.z < 0.15 or c.z > 0.875)
    s = shaded(handle.turn(x=90) + (head + knob).at(0, -HAMMER), Shape(), 0.25, 0.6)

    def unwrap(points, normal, material):  # the head's grain upright, the handle's along it, mirrored halfway round so that nothing is cut
        if material != "wood":
            return [flat_uv(p, 2.0) for p in points]
        if all(abs(p.z) < 0.08 for p in points):
            return [plank_uv(p.y, 0.24 * (2 * abs(math.atan2(p.x, p.z)) / math.pi - 1)) for p in points]
        if all(abs(p.z) > 0.299 for p in points):
            return [plank_uv(p.x, p.y + HAMMER) for p in points]
        return [plank_uv(2 * p.z, 0.24 * (2 * abs(math.atan2(p.y + HAMMER, p.x)) / math.pi - 1)) for p in points]
    s.unwrap = unwrap
    return s


def gavel_block():
    """The round block that it strikes."""
    s = lathe([(0.420, 0), (0.420, 0.045), (0.396, 0.062), (0.396, 0.092), (0.410, 0.104), (0.400, 0.136), (0.370, 0.151), (0.290, 0.160), (0, 0.160)],
              18, MAHOGANY)
    s = s.paint(BRASS, lambda c, n: 0.062 < c.z < 0.092).paint(MAHOGANY_DARK, lambda c, n: c.z < 0.06 or c.z > 0.1595)
    s = shaded(s, ground(), 0.25, 0.6)

    def unwrap(points, normal, material):
        if material != "wood":
            return [flat_uv(p, 2.0) for p in points]
        if all(p.z > 0.149 for p in points):
            return [plank_uv(p.x, p.y * 0.55) for p in points]
        return [plank_uv(0.42 * abs(math.atan2(p.y, p.x)), p.z - 0.08) for p in points]
    s.unwrap = unwrap
    return s


TRAY = 2.85 / 2                  # half as wide as the tray
RIM = 0.085                      # how far it reaches inwards
RAIL = (-0.030, 0.055)           # the rail between the fields, in Y: captured pieces stand before it, dice lie behind it
SUNK = -0.012                    # the dice's field


def field(y0, y1, z, paint):
    """A flat field from rim to rim, with a soft shade along its edge."""
    x, mid = TRAY - RIM, (y0 + y1) / 2
    loops = [[(-x + d, y0 + d, z), (x - d, y0 + d, z), (x - d, y1 - d, z), (-x + d, y1 - d, z)] for d in (0, 0.035, 0.17)]

    def k(v):
        d = min(x - abs(v.x), (y1 - y0) / 2 - abs(v.y - mid))
        return 1.0 - 0.14 * max(0.0, 1 - d / 0.16) - 0.16 * max(0.0, 1 - d / 0.03)
    return rings(loops, paint, False, True).gradient(k)


def strip(section, line):
    """Faces between the points of a line, each moved out and up as the section says: section is [(out, z, paint of what lies behind it)]."""
    loops = [[(x, y, z) for x, y in line(d)] for d, z, _ in section]
    s = Shape([p for loop in loops for p in loop])
    n = len(loops[0])
    for k in range(len(loops) - 1):
        s.faces += [Face(((k + 1) * n + i, (k + 1) * n + i + 1, k * n + i + 1, k * n + i), section[k][2]) for i in range(n - 1)]
    return s


def unwrap_tray(points, normal, material):
    if material != "wood":
        return [flat_uv(p, 1.6 if material == "felt" else 2.0) for p in points]
    if all(abs(p.y) < 0.1 for p in points):   # the rail
        return [plank_uv(p.x - 3.2, p.y) for p in points]

    def round_the_rim(p):   # without a cut: two sides, and two sides back
        flat = abs(p.y) > abs(p.x)
        along, far = (p.x, p.y) if flat else (p.y, p.x)
        return plank_uv(along + math.copysign(TRAY, far), (abs(far) - TRAY - p.z) * 0.8 - 0.2)
    return [round_the_rim(p) for p in points]


def hand_tray():
    """Where a player's captured pieces stand (the near field, at z = 0) and the dice are thrown: of mahogany, with brass on rail and corners."""
    wood, dark = MAHOGANY, MAHOGANY_DARK
    cut = 0.06
    outline = [(x * (TRAY - a), y * (TRAY - b)) for x, y, a, b in ((1, -1, cut, 0), (1, -1, 0, cut), (1, 1, 0, cut), (1, 1, cut, 0), (-1, 1, cut, 0),
                                                                 (-1, 1, 0, cut), (-1, -1, 0, cut), (-1, -1, cut, 0))]
    body = [(-RIM, -0.02, dark), (-RIM, 0.034, wood), (-RIM + 0.018, 0.050, wood), (-0.034, 0.050, wood), (-0.017, 0.044, wood), (-0.008, 0.026, wood),
            (-0.008, -0.022, dark), (-0.028, -0.044, wood), (-0.028, -0.385, BRASS), (-0.012, -0.405, dark), (-0.010, -0.54, dark)]
    s = strip(body, lambda d: [*offset(outline, d), offset(outline, d)[0]])
    # the rail, its brass line
    low, high = RAIL
    x = TRAY - RIM + 0.005
    rail = [(low, -0.01, wood), (low + 0.004, 0.019, wood), (low + 0.014, 0.028, wood), (low + 0.029, 0.029, BRASS), (high - 0.029, 0.029, wood),
            (high - 0.014, 0.028, wood), (high - 0.004, 0.019, wood), (high, -0.03, wood)]
    s += strip(rail, lambda d: [(x, d), (-x, d)])
    s += field(-TRAY + RIM, low, 0.0, ARMY) + field(high, TRAY - RIM, SUNK, FELT)
    # brass over the corners of the rim, shoes below
    t = 0.007
    cap = [(d, z, BRASS) for d, z in ((-RIM - t, -0.02), (-RIM - t, 0.036), (-RIM + 0.014, 0.050 + t), (-0.030, 0.050 + t),
                                      (t - 0.008, 0.03), (t - 0.008, -0.06))]
    shoe = [(d, z, BRASS) for d, z in ((-0.012, -0.425), (0.0, -0.437), (0.0, -0.54))]
    for k in range(4):
        for section, leg, thick in ((cap, 0.17, 0), (shoe, 0.21, 0.0115)):
            def corner(d, leg=leg, thick=thick):  # a shoe runs out into the wood
                o = offset(outline, d)
                return [(TRAY - leg, o[0][1] + thick), o[0], o[1], (o[1][0] - thick, -TRAY + leg)]
            s += strip(section, corner).turn(z=90 * k)
    arms = box((0.4, 4, 0.55)).at(-1.70, 0, -0.24) + box((4, 0.4, 0.55)).at(0, 1.70, -0.24)   # of the board, beside it and behind it
    s = shaded(s, ground(-0.5) + arms, 0.25, 0.55)
    s.unwrap = unwrap_tray
    return s


def models():
    out = dict(chess_king=chess_king(), chess_queen=chess_queen(), chess_rook=chess_rook(), chess_bishop=chess_bishop(),
               chess_knight=chess_knight(), chess_pawn=chess_pawn())
    for s in out.values():
        s.drop_unseen = True
        shaded(s)
    out |= dict(chess_tile=chess_tile(), chess_board8=chess_board8(), chess_board14=chess_board14(), die7=die7(), token=shaded(token(), ground(), 0.12),
                ice=shaded(ice(), base_and_tile().up(0.07), 0.25, 0.75), crown=shaded(crown(), Shape(), 0.3),
                gavel=gavel(), gavel_block=gavel_block(), hand_tray=hand_tray())
    return out | chess_board8_signs() | chess_board14_signs()
