"""The board of 4-by-1 Knot Chess: a wooden star of eight arms, its tiles, the Knot in the middle, letters and digits.

Board coordinates here: the arms lie at 22.5 + 45 k degrees from +X; the tile at distance r (1 to 8) has its centre at
radius FIRST + STEP * (r - 1) along its arm. The top of the tiles is z = 0.
"""
import os

from shapes import *  # noqa: F403

FONT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "fonts", "ui-bold.ttf")

FIRST, STEP = 1.52, 0.86
ARM = 0.53            # half the width of an arm
REACH = 8.1           # of the arms
HEART = 2.00          # circumradius of the octagon in the middle, whose corners lie between the arms
BRASS = trim("#e0ac3f")
CREAM = trim("#f6ecd6")
WOOD = trim("#6e4a2e")
WOOD_EDGE = trim("#3a2618")
WOOD_SIDE = trim("#4a3120")
STONE = trim("#9a958b")
STONE_DARK = trim("#55524d")


def tile():
    o = rounded_rect(0.90, 0.84, 0.035, 2)
    loops = [[(x, y, z) for x, y in offset(o, -d)] for d, z in ((0.008, -0.08), (0, -0.022), (0.0065, -0.0065), (0.022, 0.0))]
    loops.append([(x, y, 0.0) for x, y in rounded_rect(0.72, 0.66, 0.02, 2)])
    s = rings(loops, ARMY, False, True)

    def worn(v):
        d = max(abs(v.x) - 0.36, abs(v.y) - 0.33) / 0.09
        return 1.0 - 0.13 * max(0.0, min(1.0, d))
    return s.gradient(worn)


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
                 [trim("#3b2a12"), GOLD, GOLD, GOLD, trim("#3b2a12")])
    return s + lip + disc_ + band.shade_up_to(50)


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


def board():
    o = outline_board()
    section = [(0.055, -0.02), (0.050, 0.010), (0.014, 0.010), (0.0, -0.006), (0.0, -0.07), (0.014, -0.08), (0.014, -0.43), (-0.01, -0.46),
               (-0.01, -0.50)]
    loops = [[(x, y, z) for x, y in offset(o, -d)] for d, z in section]
    s = rings(list(reversed(loops)), WOOD_EDGE, False, True)
    s = s.paint(WOOD_SIDE, lambda c, n: c.z < -0.07)
    s = s.paint(WOOD, lambda c, n: n.z > 0.9 and c.z < -0.01)
    # brass line about the Knot and an inlaid dart in every corner between two arms
    s += decal(ring(1.045, 1.075, -0.03, -0.016, 0, 8, BRASS))
    dart = [(1.36, 0.0), (1.60, -0.085), (1.80, 0.0), (1.60, 0.085)]
    s += decal(prism(dart, -0.03, -0.012, 0, BRASS)).around(8)
    inner = [(1.45, 0.0), (1.60, -0.052), (1.72, 0.0), (1.60, 0.052)]
    s += decal(prism(inner, -0.03, -0.010, 0, WOOD_EDGE)).around(8)
    return s


def letter(c, height):
    return text(c, height, 0.0, 0.02, FONT, CREAM, resolution=1)


def models():
    out = dict(knot_tile=tile(), knot_hub=hub(), knot_board=board())
    out |= {"knot_letter_" + c: letter(c, 0.56 if c in "bd" else 0.42) for c in "abcd"}
    out |= {f"knot_digit_{k}": letter(str(k), 0.28) for k in range(1, 9)}
    return out
