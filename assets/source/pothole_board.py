"""The board of Pothole Chess: slab, tiles, potholes, rims, bases, chips and markers.

Board coordinates here: cell (file, rank) from 1 to 7 has its centre at x = file - 4, y = rank - 4 (Blender), top of the
tiles z = 0.
"""
import math
import os

from bake import flat_uv, ground, shaded, stuff
from chess_pieces import worn
from shapes import *  # noqa: F403

FONT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "fonts", "ui-bold.ttf")

FRAME = 0.24     # width of the frame
FLOOR = -0.50    # top of the bottom plate
HOLE = 0.36      # radius of a pothole
INK = trim("#25282d")
PAINT_WHITE = trim("#fbf8f1")
EDGE = stuff("steel", "#aab0b6")
EDGE_DARK = stuff("steel", "#4a4e54")
ROAD = stuff("asphalt", "#42464c")
KERB = stuff("stone", "#8f8b83")
KERB_DARK = stuff("stone", "#5f5c57")
PIT = trim("#14161a")


# ---------------------------------------------------------------- bases, chips, markers

def symbol(kind, size):
    """The army's sign as outlines (outer, inner or None), `size` across, one corner pointing to +Y."""
    h = size / 2
    if kind == "white":
        return circle(h, 9, TAU / 20), circle(h * 0.5, 9, TAU / 20)
    if kind == "red":
        r = size * 0.62
        return [(r * math.cos(a), r * math.sin(a) - size * 0.08) for a in (TAU * (0.25 + k / 3) for k in range(3))], None
    if kind == "black":
        q = h * 0.88
        return [(-q, -q), (q, -q), (q, q), (-q, q)], None
    return plus(size * 1.05, size * 0.38), None


def sign(kind, size, z0, z1, paint):
    """The army's sign lying flat, raised from z0 to z1, without its underside."""
    outer, inner = symbol(kind, size)
    if inner:
        n = len(outer)
        s = rings([[(x, y, z0) for x, y in outer], [(x, y, z1) for x, y in outer],
                   [(x, y, z1) for x, y in inner], [(x, y, z0) for x, y in inner]], paint, False, False)
        return decal(s)
    return decal(prism(outer, z0, z1, 0, paint))


def base(kind):
    r, h = 0.38, 0.07
    s = lathe([(r - 0.004, 0), (r, 0.008), (r, h - 0.015), (r - 0.015, h), (r - 0.065, h), (r - 0.095, h), (r - 0.101, h - 0.006),
               (0, h - 0.006)], 32)
    ink = INK if kind == "white" else PAINT_WHITE

    def k(v):  # dark under the piece, where the rim begins and towards the ground
        q = v.to_2d().length
        return 0.60 if q < 0.1 else 0.68 if q < r - 0.098 else 0.90 if q < r - 0.08 else 0.62 + 0.38 * min(1, v.z / (h - 0.016))
    s = s.gradient(k)
    flat = sign(kind, 0.058, h - 0.001, h + 0.003, ink)
    s += flat.at(0, -(r - 0.055), 0).around(10, 180 / 10)
    rim = sign(kind, 0.046, -0.001, 0.003, ink).turn(x=90).at(0, -r + 0.001, h / 2 - 0.004)
    s += rim.around(12, 180 / 12)
    return s


def mark(kind):
    ink = INK if kind == "white" else PAINT_WHITE
    outer, inner = symbol(kind, 0.10)
    z0, z1, b = 0.05, 0.075, 0.006
    if inner:
        return lathe([(0.05, z0), (0.05, z1 - b), (0.05 - b, z1), (0.026 + b, z1), (0.026, z1 - b), (0.026, z0)], 20, ink)
    return prism(outer, z0, z1, b, ink, bottom_bevel=0).without(lambda c, n: n.z < -0.9)


def chip():
    r, h, seg = 0.41, 0.055, 36
    s = lathe([(r - 0.012, 0), (r, 0.012), (r, h - 0.012), (r - 0.012, h), (0.305, h), (0.297, h - 0.007),
               (0.262, h - 0.007), (0.254, h), (0, h)], seg)

    def insert(c, n):
        a = math.degrees(math.atan2(c.y, c.x)) % 60
        return math.hypot(c.x, c.y) > 0.3 and 14 < a < 46
    s = s.paint(PAINT_WHITE, insert)
    return s.gradient(lambda v: 0.72, lambda c, n: 0.255 < math.hypot(c.x, c.y) < 0.305)


def pip():
    return lathe([(0.05, 0), (0.05, 0.035), (0.044, 0.05), (0.03, 0.058), (0, 0.06)], 16, PAINT_WHITE)


def promo():
    s = ring(0.335, 0.40, 0, 0.015, 0.006, 36)
    s += prism(star(4, 0.30, 0.095, TAU / 4), 0, 0.015, 0.006, bottom_bevel=0).no_bottom()
    return s


def letter(c):
    return text(c, 0.26, 0.015, 0.03, FONT, PAINT_WHITE, resolution=1)


def marker():
    return lathe([(0.16, 0.01), (0.16, 0.022), (0.148, 0.034), (0.125, 0.04), (0, 0.04)], 28)


def ring_marker():
    return torus(0.425, 0.025, 40, 6).up(0.035)


def shard():
    return rock(0.045, 5, ARMY)


# ---------------------------------------------------------------- cells

def outline_cell():
    return rounded_rect(0.97, 0.97, 0.035, 2)


def tile_sides(outline, top_rings):
    """The tile's body below its top face: a bevelled edge and walls, plus `top_rings` [(outline, z)] inwards."""
    loops = [[(x, y, z) for x, y in offset(outline, -d)] for d, z in
             ((0, -0.30), (0, -0.024), (0.008, -0.008), (0.026, 0.0))]
    loops += [[(x, y, z) for x, y in o] for o, z in top_rings]
    return loops


def tile():
    o = outline_cell()
    inner = [(rounded_rect(w, w, 0.02, 2), 0.0) for w in (0.85, 0.65)]
    return worn(rings(tile_sides(o, inner), ARMY, False, True), 0.485, 0.485)


def tile_hole():
    o = rounded_rect(0.97, 0.97, 0.035, 2)
    # add points along the sides so that the round hole is smooth
    pts = []
    for i, p in enumerate(o):
        q = o[(i + 1) % len(o)]
        pts.append(p)
        if math.dist(p, q) > 0.5:
            for k in range(1, 7):
                pts.append((p[0] + (q[0] - p[0]) * k / 7, p[1] + (q[1] - p[1]) * k / 7))
    angles = [math.atan2(y, x) for x, y in pts]

    def hole(r):
        return [(r * math.cos(a), r * math.sin(a)) for a in angles]
    s = rings(tile_sides(pts, [(hole(HOLE + 0.012), 0.0), (hole(HOLE + 0.003), -0.004), (hole(HOLE), -0.014)]),
              ARMY, False, False)
    s = worn(s, 0.485, 0.485)
    for f in s.faces:  # soft darkness at the hole's edge
        f.corners = [tuple(c * (0.72 if s.verts[i].to_2d().length < HOLE + 0.006 else 0.88 if s.verts[i].to_2d().length < HOLE + 0.02 else 1) for c in q)
                     for q, i in zip(f.corners, f.v)]
    depth = [(0.014, "#5d5348"), (0.10, "#4a4038"), (0.22, "#2c2724"), (0.36, "#151416"), (0.48, "#060608")]
    for (z0, c0), (z1, c1) in zip(depth, depth[1:]):
        wall = rings([[(x, y, -z0) for x, y in hole(HOLE)], [(x, y, -z1) for x, y in hole(HOLE)]], trim(c0), False, False)
        lo, hi = srgb(c1), srgb(c0)
        for f in wall.faces:
            f.corners = [hi if wall.verts[i].z > -(z0 + z1) / 2 else lo for i in f.v]
        s += wall
    floor = trim("#030304")
    s += rings([[(x, y, -0.48) for x, y in hole(HOLE)]], floor, False, True)
    return s


def lid():
    s = lathe([(0.355, -0.12), (0.355, -0.012), (0.343, 0.0), (0.30, 0.0), (0.296, -0.004), (0.290, -0.004), (0.286, 0.0),
               (0, 0)], 32)
    return s.gradient(lambda v: 0.8, lambda c, n: 0.286 < math.hypot(c.x, c.y) < 0.30)


def bolt(r, h, paint=STEEL):
    return lathe([(r, 0), (r * 0.8, h), (0, h)], 6, paint)


def rim_corner():
    s = lathe([(0.46, 0), (0.46, 0.030), (0.442, 0.05), (0.378, 0.05), (0.36, 0.036), (0.36, -0.02)], 36)
    s += bolt(0.027, 0.016, CHROME).at(0.41, 0, 0.048).around(4, 45)
    return s


def rim_centre():
    """A chunky octagonal collar in hazard stripes."""
    seg = 32

    def octagon(a, r, z):
        k = (a + TAU / 16) % (TAU / 8) - TAU / 16
        return r if r < 0.40 else r / math.cos(k)
    out = 0.458 * math.cos(TAU / 16)
    s = lathe([(out, 0), (out, 0.032), (out - 0.016, 0.05), (0.374, 0.05), (0.36, 0.038), (0.36, -0.02)], seg, HAZARD,
              wave=octagon)
    return s.paint(BLACK, lambda c, n: int((math.degrees(math.atan2(c.y, c.x)) % 360) / 22.5) % 2 == 0)


def lock():
    beam = box((0.82, 0.095, 0.05), 0.014, STEEL).without(lambda c, n: n.z < -0.5)
    s = beam.turn(z=45).up(0.055) + beam.turn(z=-45).up(0.056)
    foot = box((0.09, 0.15, 0.06), 0.012, HAZARD).without(lambda c, n: n.z < -0.5)
    s += foot.at(0.365, 0, 0.058).around(4, 45)
    s += bolt(0.024, 0.012, IRON).at(0.365, 0, 0.086).around(4, 45)
    # the padlock lies in the middle, a little propped up, readable from the south
    body = prism(rounded_rect(0.25, 0.20, 0.045, 3), 0, 0.055, 0.014, GOLD)
    shackle = tube([(-0.075, 0.09, 0.03), (-0.075, 0.16, 0.03), (-0.055, 0.205, 0.03), (0, 0.225, 0.03),
                    (0.055, 0.205, 0.03), (0.075, 0.16, 0.03), (0.075, 0.09, 0.03)], 0.024, 8, CHROME)
    keyhole = disc(0.028, 0.05, 0.058, 0, 12, BLACK, False).at(0, 0.012) + \
        prism([(-0.010, -0.055), (0.010, -0.055), (0.010, 0.01), (-0.010, 0.01)], 0.05, 0.058, 0, BLACK)
    s += (body + shackle + keyhole).at(0, -0.045, 0.078)
    return s


# ---------------------------------------------------------------- board

VOID = ((1, 4), (4, 1), (4, 7), (7, 4))


def outline_board():
    """The cells' outline, counter-clockwise from the south-west corner."""
    q = [(-3.5, -3.5), (-0.5, -3.5), (-0.5, -2.5), (0.5, -2.5), (0.5, -3.5)]
    out = []
    for k in range(4):
        a = TAU / 4 * k
        c, s = round(math.cos(a)), round(math.sin(a))
        out += [(x * c - y * s, x * s + y * c) for x, y in q]
    return out


def board():
    o = outline_board()
    inner = offset(o, 0.012)
    # inner wall and a steel edge, asphalt, a concrete kerb
    section = [(0.0, FLOOR, PIT), (0.0, -0.05, EDGE_DARK), (0.0, 0.042, EDGE), (0.006, 0.055, EDGE), (0.016, 0.06, EDGE), (0.036, 0.06, EDGE_DARK),
               (0.040, 0.056, ROAD), (FRAME - 0.034, 0.056, KERB_DARK), (FRAME - 0.031, 0.06, KERB), (FRAME - 0.013, 0.058, KERB), (FRAME - 0.003, 0.048, KERB),
               (FRAME, 0.03, KERB), (FRAME, -0.40, KERB_DARK), (FRAME + 0.02, -0.42, KERB_DARK), (FRAME + 0.02, FLOOR - 0.015, KERB_DARK)]
    loops = [[(x, y, z) for x, y in offset(inner, d)] for d, z, _ in section]
    s = rings(list(reversed(loops)), KERB, False, False)
    for i, f in enumerate(s.faces):
        f.paint = section[len(section) - 2 - i // len(inner)][2]
    # bottom plate
    s += rings([[(x, y, FLOOR) for x, y in inner]], PIT, False, True)
    mid = 0.012 + FRAME / 2
    # hazard stripes round the notches, on both arms and beside the letter
    arm = stripes(0.80, FRAME - 0.075, 6, 0.6, 0.058, 0.065)
    notch = Shape()
    notch += arm.turn(z=90).at(-(0.5 - mid), -3.10, 0)
    notch += arm.turn(z=90).scale(-1, 1, 1).at(0.5 - mid, -3.10, 0)
    s += notch.around(4)
    face = stripes(0.5, 0.16, 4, 0.8, 0, 0.006).turn(x=90).at(0, -2.5 - 0.012 - FRAME, -0.10)
    s += face.around(4)
    # bolts at the outer corners
    for x in (-3.5 - mid, 3.5 + mid):
        for y in (-3.5 - mid, 3.5 + mid):
            s += bolt(0.06, 0.03, STEEL).at(x, y, 0.058)
    # outer wall: a hazard band at each corner of the slab
    panel = stripes(0.62, 0.20, 4, 0.8, 0, 0.008).turn(x=90)
    e = 3.5 + 0.012 + FRAME
    for x in (-3.30, 3.30):
        s += panel.at(x, -e, -0.17).around(4)
    tiles = Shape()
    for x in range(-3, 4):
        for y in range(-3, 4):
            if (x + 4, y + 4) not in VOID:
                tiles += box((0.97, 0.97, 0.3)).at(x, y, -0.15)
    s = shaded(s, tiles + ground(-0.51, 12), 0.30, 0.5)
    s.unwrap = unwrap
    return s


def board_signs():
    """File letters and rank digits on the frame, a model for each side, so that the game can leave out those that pieces hide."""
    sides = {side: Shape() for side in "nesw"}
    mid = 0.012 + FRAME / 2
    for i, letter in enumerate("abcdefg"):
        e = (2.5 if i == 3 else 3.5) + mid
        file_sign = decal(text(letter, 0.165 if letter in "bdfg" else 0.125, 0.059, 0.065, FONT, PAINT_WHITE, resolution=1))
        rank_sign = decal(text(str(i + 1), 0.155, 0.059, 0.065, FONT, PAINT_WHITE, resolution=1))
        for q, file, rank in ((-1, "s", "w"), (1, "n", "e")):
            sides[file] += file_sign.at(i - 3, q * e, 0)
            sides[rank] += rank_sign.at(q * e, i - 3, 0)
    return {f"board_signs_{side}": s for side, s in sides.items()}


def unwrap(points, normal, material):
    """Flat on top; the sides along and up."""
    if abs(normal.z) > 0.5 or material == "steel":
        return [flat_uv(p, 2.0) for p in points]
    return [((p.x if abs(normal.y) > abs(normal.x) else p.y) / 3, p.z / 3) for p in points]


def table():
    s = lathe([(8.86, -0.66), (9.0, -0.58), (8.97, -0.535), (8.88, -0.52), (0, -0.52)], 56)
    return s


def models():
    out = {f"base_{k}": base(k) for k in ("white", "red", "black", "blue")}
    out |= {f"mark_{k}": mark(k) for k in ("white", "red", "black", "blue")}
    out |= {"letter_" + c.lower(): letter(c) for c in "NESW"}
    out |= dict(chip=shaded(chip(), ground(), 0.12, 0.65), pip=pip(), promo=promo(), marker=marker(), ring_marker=ring_marker(), shard=shard(),
                tile=tile(), tile_hole=tile_hole(), lid=lid(), rim_corner=shaded(rim_corner(), tile_hole(), 0.15), rim_centre=shaded(rim_centre(), tile_hole(), 0.15),
                lock=shaded(lock(), tile_hole() + rim_centre(), 0.3), board=board(), table=table())
    return out | board_signs()
