"""The place of Knot Chess: a round table in an observatory at night. Under the board a star chart of lapis and brass, round it the clockwork of the
heavens; a telescope looks out through the slit of the dome, books stand along the wall."""
from places import *  # noqa: F403

Z = SURFACE
GROUND = -9.0
TABLE = 14.4
WALL = 37.0

WALNUT = paint("wood", "#62422f")
WALNUT_DARK = paint("wood", "#4c3225")
WALNUT_LIGHT = paint("wood", "#765236")
EBONY = paint("wood", "#2b2020")
BRASS = paint("brass", "#b08a48")
BRASS_DARK = paint("brass", "#836535")
LAPIS = paint("stone", "#2b3757")
LAPIS_DARK = paint("stone", "#212a42")
SLATE = paint("stone", "#34384a")
SLATE_DARK = paint("stone", "#262a3c")
IVORY = paint("trim", "#a89c84")
PAPER = paint("trim", "#a3906a")
PAPER_INK = paint("trim", "#5e4c38")
GLASSY = paint("trim", "#4d6b74")
INK = paint("trim", "#1d2028")
WAX = paint("trim", "#b5a88c")
FLAME = paint("glow", "#ffcf73")
STAR = paint("glow", "#ffffff")
COVERS = ["#7a3a36", "#36585c", "#46593e", "#3d4470", "#7f6238", "#5e3d60", "#665042"]


# ---------------------------------------------------------------- on the table

def spoked_gear(r, teeth, spokes, h=0.16, p=BRASS):
    """A cog wheel with spokes, lying flat."""
    depth = min(0.17, 2.0 * r / teeth)
    pts = []
    for i in range(teeth):
        for k, q in ((-.30, r), (-.16, r + depth), (.16, r + depth), (.30, r)):
            a = TAU * (i + k) / teeth
            pts.append((q * math.cos(a), q * math.sin(a)))
    wall_ = rings([[(x, y, z) for x, y in pts] for z in (0, h)], p, False, False).shade_up_to(100)
    n = len(pts)
    inner = [(r * 0.76 * math.cos(math.atan2(y, x)), r * 0.76 * math.sin(math.atan2(y, x))) for x, y in pts[::2]]
    top = Shape([(x, y, h) for x, y in pts] + [(x, y, h) for x, y in inner])
    m = len(inner)
    for i in range(m):
        a, b, c, d = 2 * i, 2 * i + 1, (2 * i + 2) % n, n + i
        top.faces += [Face((d, a, b), p), Face((d, b, n + (i + 1) % m), p), Face((n + (i + 1) % m, b, c), p)]
    s = wall_ + top
    for k in range(spokes):
        s += box((r * 0.62, r * 0.13, h * 0.8), 0, p).at(r * 0.49, 0, h * 0.4).without(lambda c, n: n.z < 0.5).turn(z=360 * k / spokes)
    s += lathe([(r * 0.25, h - 0.02), (r * 0.19, h + 0.07), (0, h + 0.14)], 8, p.shade(0.85))
    return s


def book(w, d, h, colour, turn=0.0):
    c = paint("trim", colour)
    s = block(w, d, 0.05, c) + box((w, d, 0.05), 0.02, c).up(h - 0.025)
    s += box((w - 0.10, d - 0.14, h - 0.09), 0, PAPER).at(0.0, 0, h / 2).without(lambda q, n: abs(n.z) > 0.9)
    s += side(rounded([(-0.10, 0.0), (0.03, 0.0), (0.03, h), (-0.10, h)], 0.07, 1), w, 0, c).at(0, -d / 2 + 0.05, 0)
    s += decal(prism(star(4, min(w, d) * 0.22, min(w, d) * 0.07), h, h + 0.006, 0, BRASS_DARK))
    return s.turn(z=turn)


def open_book(w=2.4, d=1.7):
    s = box((w, d, 0.05), 0.015, paint("trim", COVERS[0])).up(0.025)
    prof = [(-w / 2 + 0.06, 0.05), (0, 0.05), (w / 2 - 0.06, 0.05), (w / 2 - 0.06, 0.13), (w * 0.32, 0.23), (w * 0.12, 0.25), (0, 0.12), (-w * 0.12, 0.25), (-w * 0.32, 0.23), (-w / 2 + 0.06, 0.13)]
    s += front(prof, d - 0.14, 0, PAPER)
    lines = Shape()
    for q in (-1, 1):
        for k in range(7):
            y = d * 0.36 - k * d * 0.115
            x0, x1 = w * 0.13, w * (0.32 if k != 6 else 0.24)
            pts = [(q * x0, y, 0.2525), (q * x1, y, 0.2345), (q * x1, y + 0.035, 0.2345), (q * x0, y + 0.035, 0.2525)]
            lines += Shape([(x, yy, z + 0.004) for x, yy, z in pts], [Face((0, 1, 2, 3) if q > 0 else (3, 2, 1, 0), PAPER_INK)])
    return s + lines


def candle(h, r=0.17):
    s = lathe([(0.42, 0), (0.43, 0.06), (0.34, 0.05), (0.19, 0.07)], 11, BRASS)
    s += lathe([(r, 0.05), (r, h - 0.04), (r * 0.8, h), (0, h - 0.04)], 8, WAX, wave=lambda a, q, z: q * (1 + 0.06 * math.sin(5 * a)))
    return s + lathe([(0, h), (0.05, h + 0.08), (0, h + 0.22)], 5, FLAME)


def telescope(length=3.4):
    """A spyglass lying down, along X."""
    k = length / 3.4
    prof = [(0, 0), (0.20, 0), (0.22, 0.42), (0.22, 0.98), (0.26, 1.05), (0.26, 1.75), (0.30, 1.83), (0.30, 3.0), (0.345, 3.1), (0.345, 3.4), (0.29, 3.33), (0, 3.33)]
    s = lathe([(r, z * k) for r, z in prof], 10, BRASS)
    s = s.paint(paint("trim", "#4a2c26"), lambda c, n: 1.06 * k < c.z < 1.74 * k or 1.86 * k < c.z < 2.98 * k)
    s = s.paint(GLASSY, lambda c, n: c.z > 3.32 * k and n.z > 0.9 and math.hypot(c.x, c.y) < 0.29)
    return s.turn(y=90).up(0.345)


def magnifier():
    s = torus(0.72, 0.075, 18, 4, BRASS).scale(1, 1, 0.8).up(0.07)
    s += lathe([(0.68, 0.05), (0.45, 0.10), (0, 0.12)], 14, paint("trim", "#3d4c5a"))
    s += tube([(0.78, 0, 0.09), (1.0, 0, 0.10), (1.08, 0, 0.11), (1.6, 0, 0.12), (2.1, 0, 0.11)], [0.06, 0.06, 0.11, 0.13, 0.09], 6, EBONY)
    return s


def armillary(r=0.52):
    """Rings about a small globe on a foot."""
    c = r + 0.08
    s = lathe([(0.40, 0), (0.38, 0.05), (0.10, 0.11), (0.07, 0.16)], 10, EBONY)
    for x, y, k in ((90, 0, 1.0), (90, 90, 1.0), (0, 23, 0.97)):
        s += torus(r * k, 0.025, 16, 3, BRASS).turn(x=x, z=y).up(c)
    return s + ball(0.16, 8, 5, paint("trim", "#3c5a78")).up(c) + rod((0, 0, 0.1), (0, 0, 2 * c - 0.08), 0.018, 3, BRASS_DARK)


def astrolabe():
    s = lathe([(0.9, 0), (0.88, 0.10), (0.74, 0.10), (0.73, 0.07), (0, 0.07)], 16, BRASS)
    s = s.paint(BRASS_DARK, lambda c, n: n.z > 0.9 and c.z < 0.08)
    s += ring(0.40, 0.46, 0.06, 0.105, 0, 12, BRASS).at(0.12, 0.05, 0)
    s += box((1.66, 0.08, 0.03), 0, BRASS).turn(z=34).up(0.12)
    return s + torus(0.14, 0.035, 8, 4, BRASS).at(0, 1.02, 0.04)


def dividers():
    s = tube([(0, 0, 0.10), (1.5, 0.22, 0.05)], [0.055, 0.012], 6, BRASS) + tube([(0, 0, 0.10), (1.5, -0.30, 0.05)], [0.055, 0.012], 6, BRASS)
    return s + lathe([(0.10, 0.03), (0.12, 0.06), (0.12, 0.15), (0.05, 0.18), (0, 0.18)], 10, BRASS)


def inkwell():
    s = lathe([(0.30, 0), (0.32, 0.05), (0.30, 0.25), (0.17, 0.34), (0.17, 0.40), (0.20, 0.43), (0.13, 0.43), (0.12, 0.36), (0, 0.36)], 10, GLASSY)
    s = s.paint(INK, lambda c, n: c.z > 0.3 and math.hypot(c.x, c.y) < 0.16)
    feather = [(0, 0, 0.36), (0.16, 0.0, 0.62), (0.34, 0.02, 0.86), (0.6, 0.04, 1.08)]
    return s + tube(curve(feather, 3), [0.02] + [0.07, 0.10, 0.11, 0.12, 0.12, 0.11, 0.09, 0.06, 0.01], 5, IVORY, flat=0.3)


def scroll(w=2.6, d=1.9):
    """A chart held open by its own rolls."""
    s = Shape([(-w / 2, -d / 2, 0.015), (w / 2, -d / 2, 0.015), (w / 2, d / 2, 0.015), (-w / 2, d / 2, 0.015)], [Face((0, 1, 2, 3), PAPER)])
    for q in (-1, 1):
        s += tube([(q * w / 2, -d / 2, 0.10), (q * w / 2, d / 2, 0.10)], 0.10, 6, PAPER.shade(0.9), caps=False)
        s += tube([(q * w / 2, -d / 2 - 0.08, 0.10), (q * w / 2, d / 2 + 0.08, 0.10)], 0.055, 5, EBONY)
    z = 0.022
    for r in (0.40, 0.70):
        s += decal(ring(r, r + 0.035, 0, z, 0, 16, PAPER_INK))
    for a in range(0, 180, 45):
        s += decal(prism(moved(rect(-0.78, -0.01, 0.78, 0.01), turn=a), 0, z, 0, PAPER_INK))
    for r, a in ((0.35, 40), (0.53, 160), (0.71, 280)):
        s += decal(prism([(x + r * math.cos(math.radians(a)), y + r * math.sin(math.radians(a))) for x, y in circle(0.07, 6)], 0, z + 0.004, 0, paint("trim", "#7d3a2e")))
    return s


def hourglass():
    s = lathe([(0.36, 0), (0.38, 0.04), (0.36, 0.08), (0, 0.08)], 12, EBONY) + lathe([(0.36, 1.0), (0.38, 1.04), (0.36, 1.08), (0, 1.08)], 12, EBONY)
    s += lathe([(0.24, 0.08), (0.25, 0.22), (0.19, 0.38), (0.045, 0.52), (0.045, 0.56), (0.19, 0.70), (0.25, 0.86), (0.24, 1.0)], 10, paint("trim", "#7f8f92"))
    s = s.paint(paint("trim", "#b08d56"), lambda c, n: 0.1 < c.z < 0.30 and math.hypot(c.x, c.y) < 0.3)
    for k in range(3):
        a = TAU * k / 3
        s += rod((0.31 * math.cos(a), 0.31 * math.sin(a), 0.06), (0.31 * math.cos(a), 0.31 * math.sin(a), 1.02), 0.03, 6, BRASS)
    return s


def planet_arm(r, ball_r, colour, a, ring_=False):
    """An orrery's arm on the table's rim track: a low carriage with a planet."""
    s = block(0.5, 0.34, 0.12, BRASS_DARK)
    s += lathe([(0.06, 0.1), (0.05, 0.3)], 4, BRASS) + ball(ball_r, 9, 5, paint("trim", colour)).up(0.28 + ball_r)
    if ring_:
        s += lathe([(ball_r * 1.75, 0.02), (ball_r * 1.3, 0.02)], 14, IVORY).turn(x=18, y=10).up(0.28 + ball_r)
    return s


# ---------------------------------------------------------------- on the floor

def big_telescope():
    """The great refractor on its mount, pointing up along +X."""
    s = lathe([(2.6, 0), (2.5, 0.6), (1.2, 1.0), (1.0, 5.0), (1.3, 5.9)], 10, WALNUT_DARK)
    s = s.paint(BRASS_DARK, lambda c, n: c.z > 4.9)
    barrel = []
    for r, a, b in ((0.5, -6.5, -5.2), (1.0, -4.8, -1.0), (1.15, -1.0, 1.0), (1.15, 1.0, 7.8), (1.4, 7.9, 9.2)):
        barrel += [(r, a), (r, b)]
    t = lathe([(0, -6.5)] + barrel + [(1.2, 9.2), (1.15, 8.9), (0, 8.9)], 9, paint("trim", "#3c4650"))
    t = t.paint(BRASS, lambda c, n: c.z < -4.7 or -1.1 < c.z < 1.1 or c.z > 7.7)
    t = t.paint(GLASSY, lambda c, n: c.z > 8.85 and n.z > 0.9 and math.hypot(c.x, c.y) < 1.1)
    s += t.turn(y=42).up(7.2)
    s += lathe([(1.7, 0), (1.6, 0.6), (0, 0.6)], 9, BRASS).turn(x=90).at(0, -1.1, 7.2)
    return s


def chair(seat, frame):
    """A chair looking along -Y, towards the table; for a table whose floor lies deep."""
    s = box((3.4, 3.2, 0.5), 0.16, seat).up(4.4)
    for x in (-1.5, 1.5):
        s += post(0.4, 0.4, 4.2, frame).at(x, -1.4, 0) + post(0.42, 0.42, 9.3, frame).at(x, 1.5, 0)
    return s + box((2.7, 0.4, 3.6), 0.12, seat).at(0, 1.45, 7.0) + block(3.2, 0.36, 0.4, frame).at(0, 1.5, 8.85)


def shelf(w=13.0, h=11.5, rows=3, seed=0):
    """A bookcase along X, its front towards -Y, the back is the wall."""
    rnd = random.Random(seed)
    s = Shape()
    front_ = lambda c, n: n.y > 0.9 or n.z < -0.9
    for x in (-w / 2, w / 2):
        s += box((0.6, 1.9, h), 0, WALNUT).at(x, 0, h / 2).without(lambda c, n: abs(n.z) > 0.9 or n.y > 0.9)
    s += box((w + 1.4, 2.3, 0.6), 0, WALNUT).up(h + 0.2).without(front_) + box((w + 0.9, 2.2, 0.8), 0, WALNUT).up(0.4).without(front_)
    s += Shape([(-w / 2, 0.85, 0.5), (w / 2, 0.85, 0.5), (w / 2, 0.85, h), (-w / 2, 0.85, h)], [Face((0, 1, 2, 3), EBONY)])
    step = (h - 0.8) / rows
    for k in range(rows):
        z = 0.8 + step * k
        if k:
            s += Shape([(-w / 2, -0.8, z - 0.25), (w / 2, -0.8, z - 0.25), (w / 2, -0.8, z), (-w / 2, -0.8, z), (-w / 2, 0.8, z), (w / 2, 0.8, z)], [Face((0, 1, 2, 3), WALNUT_LIGHT), Face((3, 2, 5, 4), WALNUT)])
        x = -w / 2 + 0.45
        while x < w / 2 - 1.1:
            b, hh, dd = rnd.uniform(0.7, 1.2), step * rnd.uniform(0.62, 0.88), rnd.uniform(-0.65, -0.35)
            if rnd.random() < 0.10:
                x += rnd.uniform(0.6, 1.5)
                continue
            c = paint("trim", rnd.choice(COVERS), rnd.uniform(0.7, 1.1))
            s += Shape([(x, dd, z), (x + b, dd, z), (x + b, dd, z + hh), (x, dd, z + hh)], [Face((0, 1, 2, 3), c)])
            x += b + 0.03
    return s


# ---------------------------------------------------------------- the place

def place():
    P = Place(11)
    rnd = random.Random(5)
    arm = [moved(rect(0.9, -0.54, 8.1, 0.54), turn=22.5 + 45 * k) for k in range(8)]
    for a in arm:
        P.block(a, Z, -0.02)
    P.block(circle(2.0, 8), Z, 0.2)

    def put(shape, r, a, turn=0.0, z=Z, **kw):
        """At radius r and angle a (degrees from +X); turn 0: its -Y looks outwards, to who sits there."""
        t = math.radians(a)
        P.add(shape, r * math.cos(t), r * math.sin(t), z, a + 90 + turn, foot=Z if z == Z else GROUND if z == GROUND else None, **kw)
    # clockwork: trains of gears
    def train(r, a, sizes):
        x, y = r * math.cos(math.radians(a)), r * math.sin(math.radians(a))
        for k, (size, teeth, spokes, way) in enumerate(sizes):
            P.add(spoked_gear(size, teeth, spokes, 0.14 + 0.04 * (k % 2), (BRASS, BRASS_DARK)[k % 2]), x, y, Z, 11 * k, foot=Z)
            if k + 1 < len(sizes):
                d = size + sizes[k + 1][0] + 0.11
                x, y = x + d * math.cos(math.radians(way)), y + d * math.sin(math.radians(way))
    train(11.7, 248, [(1.25, 16, 5, 352), (0.62, 9, 3, 330)])
    train(11.9, 70, [(1.3, 16, 5, 165), (0.7, 10, 4, 208)])
    train(11.6, 158, [(0.95, 13, 4, 255), (0.6, 9, 3, 0)])
    train(12.0, 338, [(1.0, 13, 4, 0)])
    put(telescope(), 11.6, 301, 172)
    put(open_book(), 11.4, 273, 6)
    put(inkwell(), 12.0, 283, 40)
    put(book(2.3, 1.6, 0.36, COVERS[1]), 11.7, 222, 12)
    put(book(1.9, 1.4, 0.30, COVERS[4]), 11.7, 222, -14, z=Z + 0.362)
    put(candle(0.85), 12.5, 233)
    put(candle(1.0), 12.6, 48)
    put(candle(0.7, 0.2), 12.4, 128)
    put(candle(0.9), 12.4, 320)
    put(scroll(), 11.7, 22, 4)
    put(dividers(), 11.0, 32, 60)
    put(magnifier(), 11.4, 200, 25)
    put(armillary(), 11.6, 180)
    put(astrolabe(), 11.5, 358, -20)
    put(hourglass(), 12.3, 9)
    put(book(2.2, 1.7, 0.34, COVERS[3]), 11.8, 95, -8)
    put(book(2.0, 1.4, 0.30, COVERS[0]), 11.75, 95, 9, z=Z + 0.342)
    put(book(1.7, 1.2, 0.24, COVERS[2]), 11.75, 95.5, 30, z=Z + 0.643)
    put(scroll(2.2, 1.6), 11.6, 141, 9)
    # planets on the rim's track
    for r, c, a, q in ((0.22, "#8a7a62", 300, 0), (0.24, "#8c4b35", 82, 0), (0.31, "#a08a5c", 214, 1)):
        put(planet_arm(0, r, c, a, q), 13.62, a)

    # the table's top
    top = Floor(Z, circle(13.95, 48), WALNUT)
    top.ring(0, 8.72, LAPIS, 48)
    sky_rnd = random.Random(12)
    for k in range(8):
        pts = []
        for q in range(4):
            r = 4.5 + 1.2 * q
            w = 0.22 * (r - 2.6)
            a = sky_rnd.uniform(-w, w)
            pts.append((r, a))
        for p, q in zip(pts, pts[1:]):
            d = Vector((q[0] - p[0], q[1] - p[1])).normalized() * 0.16
            n = Vector((-d.y, d.x)) * 0.17
            line = [(p[0] + d.x - n.x, p[1] + d.y - n.y), (q[0] - d.x - n.x, q[1] - d.y - n.y), (q[0] - d.x + n.x, q[1] - d.y + n.y), (p[0] + d.x + n.x, p[1] + d.y + n.y)]
            top.area(moved(line, turn=45 * k), BRASS_DARK)
        for j, p in enumerate(pts):
            size = (0.17, 0.12, 0.21)[(j + k) % 3]
            top.area(moved([(p[0] + x, p[1] + y) for x, y in circle(size, 4)], turn=45 * k), BRASS)
    for r0, r1, p, seg in ((8.72, 8.86, BRASS, 48), (8.86, 9.02, EBONY, 48), (9.98, 10.05, BRASS, 48), (13.2, 13.28, BRASS, 48), (13.28, 13.95, EBONY, 48),
                           (13.56, 13.68, BRASS_DARK, 48)):
        top.ring(r0, r1, p, seg)
    for k in range(24):   # the degrees
        w, r0 = (0.06, 9.16) if k % 3 == 0 else (0.03, 9.42)
        top.area(moved(rect(r0, -w, 9.86, w), turn=15 * k), BRASS if k % 3 == 0 else BRASS_DARK)
    for k in range(12):   # the field's panels, and a star in every joint
        top.area(arc(0, 0, 10.32, 30 * k + 1.1, 30 * k + 28.9, 4) + arc(0, 0, 13.08, 30 * k + 29.1, 30 * k + 0.9, 4), WALNUT_DARK if k % 2 else WALNUT_LIGHT)
    for a in arm:
        for d in (0.0, 0.4):
            top.points += resample(offset(a, d), 2.6)
    top.points += [(r * math.cos(TAU * k / 48), r * math.sin(TAU * k / 48)) for r in (11.6,) for k in range(48)]
    P.add(top.shape(P, (0.2,)), grain="ring")
    edge = [(13.95, Z), (14.1, Z + 0.09), (14.3, Z + 0.06), (TABLE, Z - 0.16), (TABLE, Z - 0.30), (TABLE - 0.04, Z - 0.75), (TABLE - 0.6, Z - 1.3)]
    e = lathe(list(reversed(edge)), 48, EBONY).shade_up_to(70)
    e = e.paint(BRASS, lambda c, n: c.z > Z + 0.02 or Z - 0.76 < c.z < Z - 0.3)
    P.add(e, grain="ring")
    P.add(lathe([(4.0, GROUND), (3.6, GROUND + 0.8), (2.0, GROUND + 2), (2.0, Z - 2.6), (5, Z - 1.5), (13.4, Z - 1.45)], 16, EBONY))

    # the room
    for a in (90, 270):
        put(chair(paint("felt", "#3a4a5e"), WALNUT_DARK), 21.6, a, 180 + rnd.uniform(-8, 8), z=GROUND)
    put(big_telescope(), 28.0, 62, -90 + 8, z=GROUND)
    for k in range(8):
        a = 22.5 + 45 * k
        if k in (1, 2, 4, 6):
            continue
        put(shelf(seed=k), 34.6, a, 180, z=GROUND, inward=True)
    P.add(wall(circle(WALL, 32), GROUND, 6.0, paint("wood", "#5a4232"), 1), grain="ring")
    P.add(lathe([(WALL - 0.9, 6.2), (WALL - 0.2, 5.2)], 32, WALNUT).flipped(), grain="ring")
    for k in range(0, 8, 2):   # lamps between the bookcases
        lamp = block(0.5, 0.4, 1.2, BRASS_DARK) + lathe([(0.35, 0.5), (0.55, 0.8), (0.5, 1.6), (0, 1.95)], 6, paint("glow", "#ffbf6a")).at(0, -0.6, 0)
        put(lamp, WALL - 0.5, 45 * k, 180, z=-1.0)
        put(post(1.2, 0.5, 15, WALNUT_LIGHT), WALL - 0.2, 45 * k, 180, z=GROUND, grain=(0, 0, 1), inward=True)
    # the dome, open in a slit
    prof = [(WALL, 6.0), (WALL * 0.97, 14), (WALL * 0.86, 22), (WALL * 0.68, 29), (WALL * 0.44, 34.5), (WALL * 0.16, 37.6), (0.0, 38)]
    n = 32
    shell = lathe(prof, n, paint("trim", "#2c3446")).flipped()
    shell = shell.without(lambda c, m: 56 < math.degrees(math.atan2(c.y, c.x)) < 79 and c.z < 35)
    P.add(shell.gradient(lambda v: 1.15 - 0.55 * (v.z - 6) / 32), angle=60)
    for k in range(6):
        rib = tube([((r - 0.25) * math.cos(0), 0, z) for r, z in prof[:-1]], 0.4, 3, WALNUT_DARK, caps=False)
        P.add(rib.shade_up_to(130), turn=60 * k + 7.5, inward=True)
    for a in (56.25, 78.75):
        P.add(tube([((r - 0.2), 0, z) for r, z in prof[:-2]], 0.45, 4, BRASS_DARK, caps=False), turn=a)
    lo, hi = srgb("#3d4f80"), srgb("#10162e")
    P.add(bank([(55, 2), (54, 16), (46, 34), (30, 46), (0, 52)], 24, paint("glow", "#ffffff"), lambda v: mix(lo, hi, max(0, min(1, (v.z - 4) / 40)))))
    stars = Shape()
    for k in range(38):
        a, h = math.radians(rnd.uniform(48, 95)), rnd.uniform(8, 44)
        r = {True: 52.0, False: 52 - (h - 16) * 0.62}[h < 16] if h < 34 else 41 - (h - 34) * 1.2
        c = Vector((r * math.cos(a), r * math.sin(a), h))
        d = c.normalized()
        u = d.cross(Vector((0, 0, 1))).normalized()
        w = u.cross(d)
        q = rnd.choice((0.10, 0.13, 0.2, 0.32))
        colour = mix(srgb("#cfdcff"), srgb("#ffe9c4"), rnd.random())
        stars += Shape([c - u * q, c + w * -q, c + u * q, c + w * q], [Face((0, 1, 2, 3), Paint("glow", colour))])
    P.add(stars)
    # the floor: a star chart
    f = Floor(GROUND, circle(WALL, 32), SLATE)
    for r0, r1, p in ((18.6, 26.0, SLATE_DARK), (26.0, 26.3, BRASS_DARK)):
        f.ring(r0, r1, p, 24)
    for k in range(8):
        f.area(moved([(22.3 + x, y) for x, y in star(4, 2.6, 0.55)], turn=45 * k + 22.5), BRASS_DARK)
    f.points += [(r * math.cos(TAU * k / 20), r * math.sin(TAU * k / 20)) for r in (15.5, 31) for k in range(14)]
    f.area(circle(3.5, 8), None)
    P.add(f.shape(P, (0.9,)))

    blot = noise(9)

    def tint(x, y, z, n_):
        r = math.hypot(x, y)
        k = 0.90 + 0.18 * blot(x / 2.3, y / 2.3) if n_ > 0.9 and z < Z + 0.01 else 1.0
        if r > 15:
            k *= 1 - 0.30 * max(0, min(1, (r - 15) / 22))
        return k
    return P.bake(5.0, 96, 0.85, tint)
