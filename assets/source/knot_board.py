"""The board of 4-by-1 Knot Chess: a wooden star of eight arms, its tiles, the Knot in the middle, letters and digits.

Board coordinates here: the arms lie at 22.5 + 45 k degrees from +X; the tile at distance r (1 to 8) has its centre at
radius FIRST + STEP * (r - 1) along its arm. The top of the tiles is z = 0.
"""
import os

from bake import flat_uv, ground, plank_uv, shaded, stuff
from chess_pieces import worn
from shapes import *  # noqa: F403

FONT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "fonts", "ui-bold.ttf")

FIRST, STEP = 1.52, 0.86
ARM = 0.53            # half the width of an arm
REACH = 8.1           # of the arms
HEART = 2.00          # circumradius of the octagon in the middle, whose corners lie between the arms
BRASS = stuff("brass", "#e0ac3f")
CREAM = trim("#f6ecd6")
WOOD = stuff("wood", "#6b4a31")
WOOD_EDGE = stuff("wood", "#432d1f")
WOOD_SIDE = stuff("wood", "#563a27")
WOOD_HEART = stuff("wood", "#5d402b")
STONE = stuff("stone", "#a39d91")
STONE_DARK = stuff("stone", "#59554f")
STRAP = stuff("brass", "#efb43a")
STRAP_SIDE = stuff("brass", "#5c4016")


def tile():
    o = rounded_rect(0.90, 0.84, 0.035, 2)
    loops = [[(x, y, z) for x, y in offset(o, -d)] for d, z in ((0.008, -0.08), (0, -0.024), (0.008, -0.008), (0.026, 0.0))]
    loops += [[(x, y, 0.0) for x, y in rounded_rect(0.90 - w, 0.84 - w, 0.02, 2)] for w in (0.12, 0.32)]
    return worn(rings(loops, ARMY, False, True), 0.45, 0.42)


# ---------------------------------------------------------------- the Knot

def strap(n, seg, place, section, paints):
    """A closed band: place(angle) gives its middle, `section` [(across, up), ...] its cut, one paint per face of the cut."""
    loops = []
    pts = [Vector(place(TAU * n * k / seg)) for k in range(seg)]
    for k, p in enumerate(pts):
        t = pts[(k + 1) % seg] - pts[k - 1]
        right = Vector((t.y, -t.x, 0)).normalized()
        loops.append([tuple(p + right * x + Vector((0, 0, z))) for x, z in section])
    s = Shape([p for loop in loops for p in loop])
    m = len(section)
    for k in range(seg):
        a, b = k * m, (k + 1) % seg * m
        for i in range(m - 1):
            s.faces.append(Face((a + i, a + i + 1, b + i + 1, b + i), paints[i]))
    return s


def hub():
    def octagon(r, z):
        return [(r * math.cos(TAU * k / 8), r * math.sin(TAU * k / 8), z) for k in range(8)]
    # stone steps up to a channel for the straps
    s = rings([octagon(r, z) for r, z in ((1.03, -0.08), (1.03, 0.05), (1.005, 0.075), (0.975, 0.08), (0.965, 0.095), (0.965, 0.185), (0.945, 0.21),
                                          (0.925, 0.214))], STONE, False, False)
    seg = 48
    def cut(a, r, z):  # from the octagon's lip to a round channel
        k = (a) % (TAU / 8) - TAU / 16
        return 0.925 * math.cos(TAU / 16) / math.cos(k) if r > 0.9 else r
    lip = lathe([(0.925, 0.214), (0.886, 0.214), (0.880, 0.175), (0.465, 0.175)], seg, STONE, wave=cut)
    lip = lip.paint(STONE_DARK, lambda c, n: c.z < 0.2)
    disc_ = lathe([(0.462, 0.17), (0.462, 0.208), (0.450, 0.22), (0.40, 0.22), (0, 0.22)], 32)
    disc_ = disc_.gradient(lambda v: 0.86 if math.hypot(v.x, v.y) > 0.43 else 1.0)
    # the knot: one strap, three times around, eight bights, over and under in turn
    R, A, H = 0.672, 0.150, 0.017

    def place(t):
        u = 8 * t / 3
        return ((R + A * math.cos(u)) * math.cos(t + TAU / 16), (R + A * math.cos(u)) * math.sin(t + TAU / 16), 0.200 + H * math.sin(2 * u))
    w = 0.046
    band = strap(3, 138, place, [(-w - 0.012, -0.035), (-w, 0.004), (-w * 0.6, 0.014), (w * 0.6, 0.014), (w, 0.004), (w + 0.012, -0.035)],
                 [STRAP_SIDE, STRAP, STRAP, STRAP, STRAP_SIDE])
    out = shaded(s + lip + disc_ + band.shade_up_to(50), ground(-0.02), 0.22, 0.45)
    out.unwrap = lambda points, normal, material: [flat_uv(p, 1.6) for p in points]
    return out


# ---------------------------------------------------------------- board

def outline_board():
    """The star's outline, counter-clockwise."""
    pts, radii = [], []
    x0, y0 = HEART * math.cos(TAU / 16), HEART * math.sin(TAU / 16)
    for k in range(8):
        a = TAU / 16 + TAU / 8 * k
        for x, y, r in ((x0, -y0, 0.10), (x0, -ARM, 0.06), (REACH, -ARM, 0.22), (REACH, ARM, 0.22), (x0, ARM, 0.06)):
            pts.append((x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)))
            radii.append(r)
    return rounded(pts, radii, 2)


OUTLINE = outline_board()
RUN = [sum(math.dist(OUTLINE[i], OUTLINE[i + 1]) for i in range(k)) for k in range(len(OUTLINE))]
RUN.append(RUN[-1] + math.dist(OUTLINE[-1], OUTLINE[0]))


def floor(o):
    """Wood at z = -0.02 within this outline (15 points to an arm): a plank to every arm, eight about the middle."""
    s, z, n = Shape(), -0.02, len(o)
    for k in range(8):
        a = TAU / 16 + TAU / 8 * k
        p = [o[(15 * k + i) % n] for i in range(18)]
        arm = p[3:15]
        heart = [(0.95 * math.cos(a - TAU / 16), 0.95 * math.sin(a - TAU / 16)), p[1], p[2], p[3], p[14], p[15], p[16],
                 (0.95 * math.cos(a + TAU / 16), 0.95 * math.sin(a + TAU / 16))]
        s += rings([[(x, y, z) for x, y in arm]], WOOD, False, True) + rings([[(x, y, z) for x, y in heart]], WOOD_HEART, False, True)
    return s


def unwrap(points, normal, material):
    """Wood along the arms and, in the middle, across them; down the sides along the edge."""
    if material != "wood":
        return [flat_uv(p, 2.0) for p in points]
    c = sum(points, Vector()) / len(points)
    if normal.z > 0.9:
        a = TAU / 16 + round((math.atan2(c.y, c.x) - TAU / 16) / (TAU / 8)) * TAU / 8
        r, q = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
        inner = c.length < 1.95
        return [plank_uv(p.dot(q), (p.dot(r) - 1.42) / 2.2) if inner else plank_uv(p.dot(r) - 5, p.dot(q) / 2.4) for p in points]
    o = OUTLINE
    def along(p):
        return RUN[min(range(len(o)), key=lambda i: (o[i][0] - p.x) ** 2 + (o[i][1] - p.y) ** 2)]
    run = [along(p) for p in points]
    if max(run) - min(run) > RUN[-1] / 2:
        run = [u + RUN[-1] if u < RUN[-1] / 2 else u for u in run]
    return [plank_uv(u, p.z + 0.25) for u, p in zip(run, points)]


def board():
    o = OUTLINE
    section = [(0.055, -0.02, BRASS), (0.050, 0.007, BRASS), (0.042, 0.010, BRASS), (0.014, 0.010, BRASS), (0.0, -0.004, WOOD_EDGE), (0.0, -0.07, WOOD_EDGE),
               (0.014, -0.08, WOOD_SIDE), (0.014, -0.43, WOOD_EDGE), (-0.01, -0.50, WOOD_EDGE)]
    loops = [[(x, y, z) for x, y in offset(o, -d)] for d, z, _ in section]
    s = rings(list(reversed(loops)), WOOD_EDGE, False, False)
    for i, f in enumerate(s.faces):
        f.paint = section[len(section) - 2 - i // len(o)][2]
    s += floor(offset(o, -0.055))
    # brass line about the Knot and an inlaid dart in every corner between two arms
    s += decal(ring(1.045, 1.075, -0.03, -0.016, 0, 8, BRASS))
    dart = [(1.36, 0.0), (1.60, -0.085), (1.80, 0.0), (1.60, 0.085)]
    s += decal(prism(dart, -0.03, -0.012, 0, BRASS)).around(8)
    inner = [(1.45, 0.0), (1.60, -0.052), (1.72, 0.0), (1.60, 0.052)]
    s += decal(prism(inner, -0.03, -0.010, 0, trim("#2c1d13"))).around(8)
    on = ground(-0.5, 12) + rings([[(1.03 * math.cos(TAU * k / 8), 1.03 * math.sin(TAU * k / 8), z) for k in range(8)] for z in (-0.08, 0.18)])
    for k in range(8):
        for r in range(8):
            on += box((0.84, 0.90, 0.08)).at(FIRST + STEP * r, 0, -0.04).turn(z=22.5 + 45 * k)
    s = shaded(s, on, 0.25, 0.5)
    s.unwrap = unwrap
    return s


def letter(c, height):
    return text(c, height, 0.0, 0.02, FONT, CREAM, resolution=1)


def models():
    out = dict(knot_tile=tile(), knot_hub=hub(), knot_board=board())
    out |= {"knot_letter_" + c: letter(c, 0.56 if c in "bd" else 0.42) for c in "abcd"}
    out |= {f"knot_digit_{k}": letter(str(k), 0.28) for k in (0, 9)}
    return out


def digits():
    """The figures 1 to 8: beside the star's arms, and in every game where the order of play is shown. 0 and 9 are the star's alone."""
    return {f"digit_{k}": letter(str(k), 0.28) for k in range(1, 9)}
