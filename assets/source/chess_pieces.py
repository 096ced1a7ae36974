"""A classic set, chunky and toy-like, for the games on square boards: six pieces, tiles, two boards, a seven-sided die, a coin,
ice for frozen pieces and a crown to hover over a piece.

Pieces stand on z = 0 and look along -Y. The top of the tiles is z = 0, a cell is 1.0; a board's middle is the origin.
"""
import os

from bake import flat_uv, ground, plank_uv, shaded, stuff
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
ICE = trim("#ffffff")


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


def coordinates(n, edge):
    """File letters and rank digits on the frame, which the game can leave out; edge(k) is how far the cells reach from the middle in file or rank k."""
    s = Shape()
    for k in range(n):
        c, e = k - (n - 1) / 2, edge(k) + 0.235
        letter = "abcdefghijklmn"[k]
        h = 0.165 if letter in "acemn" else 0.215
        for q in (-1, 1):
            s += sign(letter, h, c, q * e) + sign(str(k + 1), 0.19, q * e, c)
    return s


def chess_board8():
    cells = [(x - 3.5, y - 3.5) for x in range(8) for y in range(8)]
    return board([(-4, -4), (4, -4), (4, 4), (-4, 4)], cells)


def chess_board8_signs():
    return coordinates(8, lambda k: 4)


def chess_board14():
    out = []
    for k in range(4):
        c, s = ((1, 0), (0, 1), (-1, 0), (0, -1))[k]
        out += [(x * c - y * s, x * s + y * c) for x, y in ((-4, -4), (-4, -7), (4, -7))]
    cells = [(x - 6.5, y - 6.5) for x in range(14) for y in range(14) if 3 <= x <= 10 or 3 <= y <= 10]
    return board(out, cells)


def chess_board14_signs():
    return coordinates(14, lambda k: 7 if 3 <= k <= 10 else 4)


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


def crystal(r, h, sides=6, seed=0):
    """An ice crystal: a six-sided needle with a slanted tip."""
    rnd = random.Random(seed)
    dx, dy = rnd.uniform(-0.3, 0.3) * r, rnd.uniform(-0.3, 0.3) * r
    rows = [[(q * r * math.cos(TAU * i / sides), q * r * math.sin(TAU * i / sides), z) for i in range(sides)] for q, z in ((0.8, -0.03), (1.0, h * 0.62))]
    n = sides
    s = Shape([*rows[0], *rows[1], (dx, dy, h)])
    for i in range(n):
        j = (i + 1) % n
        s.faces += [Face((i, j, n + j, n + i), ICE), Face((n + i, n + j, 2 * n), ICE)]
    return s


def ice():
    """A jagged ring of crystals around a base (radius 0.38); the piece stands free in the middle."""
    rnd = random.Random(11)
    s = Shape()
    n = 15
    for k in range(n):
        a = 360 * (k + rnd.uniform(-0.2, 0.2)) / n
        big = k % 3 == 0
        h = rnd.uniform(0.30, 0.40) if big else rnd.uniform(0.15, 0.26)
        r = rnd.uniform(0.062, 0.074) if big else rnd.uniform(0.042, 0.056)
        c = crystal(r, h, 6 if big else 5, k).turn(z=rnd.uniform(0, 60)).turn(x=rnd.uniform(4, 14) if not big else rnd.uniform(-6, 4), y=rnd.uniform(-12, 12))
        s += c.at(0, -0.405 if big else -0.415).turn(z=a)
    low, high = srgb("#58b4ea"), srgb("#f4fcff")
    for f in s.faces:
        c = s.centre(f)
        k0 = 0.92 if (int(math.degrees(math.atan2(s.normal(f).y, s.normal(f).x)) // 40) % 2) else 1.0
        f.corners = []
        for i in f.v:
            u = max(0.0, min(1.0, s.verts[i].z / 0.26)) ** 0.8
            f.corners.append(tuple((p + (q - p) * u) * k0 for p, q in zip(low, high)))
    # a frozen crust on the ground
    def jag(a, r, z):
        return r * (1 + 0.05 * math.cos(5 * a) + 0.045 * math.cos(8 * a + 1)) if r > 0.43 else r
    crust = lathe([(0.452, 0.004), (0.44, 0.03), (0.40, 0.05), (0.386, 0.045), (0.384, 0.0)], 40, trim("#d3effc"), wave=jag)
    return s.shade_up_to(0) + crust


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


def models():
    out = dict(chess_king=chess_king(), chess_queen=chess_queen(), chess_rook=chess_rook(), chess_bishop=chess_bishop(),
               chess_knight=chess_knight(), chess_pawn=chess_pawn())
    for s in out.values():
        s.drop_unseen = True
        shaded(s)
    out |= dict(chess_tile=chess_tile(), chess_board8=chess_board8(), chess_board8_signs=chess_board8_signs(),
                chess_board14=chess_board14(), chess_board14_signs=chess_board14_signs(), die7=die7(), token=shaded(token(), ground(), 0.12),
                ice=shaded(ice(), ground(), 0.35, 0.65), crown=shaded(crown(), Shape(), 0.3))
    return out
