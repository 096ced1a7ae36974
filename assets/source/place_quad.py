"""The place of Quad Chess: a council hall at evening. Four thrones at an eight-sided table, letters, daggers and wine between them; carpets and banners in the
armies' colours, a ring of columns, tall windows with the last light."""
from place_knot import book, candle, inkwell, open_book, scroll
from places import *  # noqa: F403

Z = SURFACE
GROUND = -7.5
WALL = 36.0
TABLE = 10.6     # to the corners

OAK = paint("wood", "#6b4a30")
OAK_DARK = paint("wood", "#543823")
OAK_LIGHT = paint("wood", "#6f5235")
EBONY = paint("wood", "#2e221c")
BRASS = paint("brass", "#a98649")
BRASS_DARK = paint("brass", "#7c6337")
MARBLE = paint("stone", "#79736a")
MARBLE_DARK = paint("stone", "#4d4a4c")
MARBLE_RED = paint("stone", "#5f423c")
MARBLE_GREEN = paint("stone", "#414c46")
COLUMN = paint("stone", "#857d70")
PLASTER = paint("stone", "#6b6154")
PAPER = paint("trim", "#a3916c")
WAX = paint("trim", "#7d2a25")
STEEL = paint("trim", "#80858c")
WINE = paint("trim", "#4c1a1e")
LEATHER = paint("trim", "#4b3426")
FLAME = paint("glow", "#ffcb6e")
CLOTH = {"white": "#a59c8b", "red": "#7c2f28", "black": "#33363c", "blue": "#2f4a77"}
ORDER = ("white", "red", "black", "blue")


def cloth(k, shade=1.0):
    return paint("felt", CLOTH[ORDER[k]], shade)


# ---------------------------------------------------------------- on the table

def letter(w=0.9, d=0.62, seal=WAX):
    """A folded letter with a seal."""
    s = box((w, d, 0.03), 0, PAPER).up(0.015).no_bottom()
    for a, b in (((-w / 2, d / 2), (0, -d * 0.08)), ((0, -d * 0.08), (w / 2, d / 2))):
        x, y = b[0] - a[0], b[1] - a[1]
        n = Vector((-y, x)).normalized() * 0.012
        s += Shape([(a[0] - n.x, a[1] - n.y, 0.034), (b[0] - n.x, b[1] - n.y, 0.034), (b[0] + n.x, b[1] + n.y, 0.034), (a[0] + n.x, a[1] + n.y, 0.034)], [Face((0, 1, 2, 3), PAPER.shade(0.6))])
    return s + lathe([(0.10, 0.03), (0.10, 0.055), (0, 0.06)], 8, seal).at(0, -d * 0.06, 0)


def dagger():
    """Lying along X."""
    s = Shape([(0, 0.075, 0.05), (1.15, 0, 0.05), (0, -0.075, 0.05), (0, 0, 0.085)], [Face((2, 1, 3), STEEL), Face((1, 0, 3), STEEL.shade(0.75))])
    s += box((0.08, 0.52, 0.09), 0, BRASS).at(-0.02, 0, 0.06)
    s += rod((-0.06, 0, 0.06), (-0.42, 0, 0.06), 0.05, 6, LEATHER) + ball(0.075, 7, 4, BRASS).at(-0.46, 0, 0.07)
    return s


def goblet(full=True):
    s = lathe([(0.20, 0), (0.18, 0.04), (0.05, 0.09), (0.045, 0.26), (0.16, 0.36), (0.21, 0.50), (0.20, 0.64), (0.17, 0.57)], 9, BRASS).shade_up_to(80)
    return s + lathe([(0.175, 0.57), (0, 0.57)], 9, WINE)


def candelabrum():
    """Three candles on a low stand."""
    s = lathe([(0.36, 0), (0.33, 0.06), (0.07, 0.12), (0.05, 0.32), (0.10, 0.38), (0.04, 0.44), (0.04, 0.62)], 10, BRASS)
    arm = curve([(-0.46, 0, 0.56), (-0.40, 0, 0.42), (-0.18, 0, 0.36), (0, 0, 0.46), (0.18, 0, 0.36), (0.40, 0, 0.42), (0.46, 0, 0.56)], 2)
    s += tube(arm, 0.032, 4, BRASS, caps=False)
    for x, z in ((-0.46, 0.55), (0, 0.62), (0.46, 0.55)):
        s += lathe([(0.06, z - 0.02), (0.13, z + 0.03)], 7, BRASS).at(x, 0, 0)
        s += lathe([(0.06, z + 0.02), (0.055, z + 0.28), (0, z + 0.30)], 5, paint("trim", "#b0a488")).shade_up_to(100).at(x, 0, 0)
        s += lathe([(0, z + 0.29), (0.04, z + 0.35), (0, z + 0.46)], 4, FLAME).shade_up_to(120).at(x, 0, 0)
    return s


def pouch():
    s = lathe([(0.20, 0), (0.29, 0.10), (0.25, 0.24), (0.10, 0.33), (0.17, 0.42)], 9, LEATHER)
    for x, y, z in ((0.42, 0.05, 0), (0.5, -0.12, 0), (0.36, -0.2, 0), (0.44, -0.02, 0.035)):
        s += lathe([(0.10, 0), (0.10, 0.035), (0, 0.035)], 8, BRASS).at(x, y, z)
    return s


def throne(k):
    """A throne looking along -Y, to stand on the hall's floor behind the table."""
    c = cloth(k)
    s = box((3.6, 3.2, 0.7), 0.2, c).up(4.3) + block(3.9, 3.5, 0.6, OAK_DARK).up(3.4)
    for x in (-1.75, 1.75):
        s += post(0.45, 0.45, 3.6, OAK_DARK).at(x, -1.5, 0) + post(0.5, 0.6, 7.9, OAK_DARK).at(x, 1.55, 0)
        s += box((0.5, 3.0, 0.4), 0, OAK_LIGHT).at(x, -0.1, 5.6) + post(0.4, 0.4, 1.6, OAK_DARK).at(x, -1.4, 4.0)
        s += ball(0.36, 7, 4, BRASS).at(x, 1.55, 8.0)
    s += box((3.2, 0.5, 3.6), 0.16, c).at(0, 1.5, 6.0)
    s += front([(-1.75, 7.5), (1.75, 7.5), (1.6, 7.9), (0, 8.25), (-1.6, 7.9)], 0.6, 0, OAK_LIGHT).at(0, 1.6, 0)
    return s


# ---------------------------------------------------------------- the hall

def column():
    s = block(3.0, 3.0, 0.7, MARBLE_DARK)
    s += lathe([(1.4, 0.7), (1.4, 1.0), (1.05, 1.6), (0.88, 15.6), (1.0, 15.8), (1.35, 16.6)], 9, COLUMN).shade_up_to(80)
    s = s.paint(BRASS_DARK, lambda c, n: 15.55 < c.z < 15.85)
    return s + block(3.0, 3.0, 0.8, COLUMN).up(16.6).without(lambda c, n: n.z > 0.9)


def floor_candles():
    s = lathe([(1.0, 0), (0.9, 0.3), (0.25, 0.7), (0.16, 5.2), (0.5, 5.5)], 8, BRASS_DARK).shade_up_to(80)
    s += tube(curve([(-1.3, 0, 6.2), (-1.0, 0, 5.4), (0, 0, 5.6), (1.0, 0, 5.4), (1.3, 0, 6.2)], 2), 0.10, 4, BRASS_DARK, caps=False)
    for x in (-1.3, 0, 1.3):
        s += lathe([(0.2, 6.1), (0.2, 7.2), (0, 7.3)], 5, paint("trim", "#b0a488")).shade_up_to(80).at(x, 0, 0) + lathe([(0, 7.2), (0.13, 7.5), (0, 8.0)], 4, FLAME).shade_up_to(120).at(x, 0, 0)
    return s


def window():
    """A tall window of evening light, its foot at z = 0, looking along -Y."""
    w, h = 3.4, 13.0
    outline = [(-w, 0), (w, 0), (w, h - w)] + [(w * math.cos(a), h - w + w * 1.15 * math.sin(a)) for a in (TAU / 4 * k / 3 for k in range(1, 6))] + [(-w, h - w)]
    lo, mid_, hi = srgb("#f0a35c"), srgb("#d98a6a"), srgb("#7d7397")

    def light(z):
        t = z / h
        return mix(lo, mid_, t * 2) if t < 0.5 else mix(mid_, hi, t * 2 - 1)
    s = Shape([(0, -0.05, h * 0.45)] + [(x, -0.05, z) for x, z in outline])
    n = len(outline)
    for i in range(n):
        f = Face((0, 1 + i, 1 + (i + 1) % n), paint("glow", "#ffffff"))
        f.corners = [light(s.verts[v].z) for v in f.v]
        s.faces.append(f)
    frame = rings([[(x, y, z) for x, z in o] for o, y in ((offset(outline, 0.9), 0), (offset(outline, 0.7), -0.7), (outline, -0.5), (outline, 0))], COLUMN, False, False)
    if sum((frame.normal(f).y < -0.5) * 1 for f in frame.faces) < len(outline) // 2:
        frame = frame.flipped()
    s += frame
    for x in (-w / 3, w / 3):
        s += post(0.18, 0.18, h - 1.2, EBONY).at(x, -0.2, 0)
    for z in (2.6, 5.2, 7.8):
        s += box((2 * w, 0.16, 0.18), 0, EBONY).at(0, -0.2, z).without(lambda c, n_: abs(n_.x) > 0.9).shade_up_to(100)
    return s


def banner(k):
    """A banner hanging in a niche, looking along -Y; its foot at z = 0."""
    c = cloth(k, 1.1)
    s = Shape()
    cols = 6
    for i in range(cols + 1):
        x = -2.6 + 5.2 * i / cols
        y = -0.7 - 0.18 * math.sin(i * 2.2)
        s.verts += [Vector((x, y, 2.0 - (1.4 if i == cols // 2 else 0.7 if i in (cols // 2 - 1, cols // 2 + 1) else 0))), Vector((x, y, 13.0))]
    for i in range(cols):
        s.faces.append(Face((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1), c))
    s += tube([(-3.2, -0.75, 13.1), (3.2, -0.75, 13.1)], 0.16, 5, BRASS)
    ink = paint("trim", "#b39a5e") if ORDER[k] != "white" else paint("trim", "#6a5a3c")
    sign = {"white": ring(1.0, 1.6, 0, 0.02, 0, 16, ink), "red": prism([(1.6 * math.cos(a), 1.6 * math.sin(a)) for a in (TAU * (0.25 + j / 3) for j in range(3))], 0, 0.02, 0, ink),
            "black": prism(rect(-1.15, -1.15, 1.15, 1.15), 0, 0.02, 0, ink), "blue": prism(plus(2.9, 1.0), 0, 0.02, 0, ink)}[ORDER[k]]
    return s + decal(sign).turn(x=90).at(0, -0.98, 8.3)


def place():
    P = Place(23)
    rnd = random.Random(8)
    P.block(rect(-4.43, -4.43, 4.43, 4.43), Z, 0.03)
    octo = moved(circle(TABLE, 8), turn=22.5)

    def put(shape, r, a, turn=0.0, z=Z, **kw):
        """At radius r and angle a (degrees from +X); turn 0: its -Y looks outwards."""
        t = math.radians(a)
        P.add(shape, r * math.cos(t), r * math.sin(t), z, a + 90 + turn, foot=Z if z == Z else GROUND if z == GROUND and r < 20 else None, **kw)
    put(candelabrum(), 8.6, 45, 20), put(candelabrum(), 8.6, 225, 20), put(candle(0.8), 8.8, 318), put(candle(0.95), 8.8, 138)
    put(scroll(2.4, 1.7), 7.7, 291, 14)
    put(letter(), 7.8, 256, -20), put(letter(), 8.0, 249, 34), put(dagger(), 8.2, 240, 60)
    put(goblet(), 8.3, 304), put(goblet(), 8.2, 213), put(goblet(), 8.4, 31), put(goblet(), 8.3, 122)
    put(inkwell(), 8.0, 281, 30)
    put(open_book(2.2, 1.5), 7.9, 22, -8), put(pouch(), 7.9, 340, 60), put(letter(), 7.8, 347, 70), put(dagger(), 8.2, 328, 130)
    put(book(1.9, 1.4, 0.32, "#4a3a34"), 8.0, 69, 14), put(book(1.6, 1.2, 0.26, "#6b3230"), 8.0, 69, -12, z=Z + 0.322)
    put(letter(), 7.9, 104, 20), put(letter(), 8.1, 110, -34), put(pouch(), 7.8, 80, 200)
    put(scroll(2.2, 1.5), 7.9, 201, -6), put(pouch(), 7.7, 163, 10), put(letter(), 7.8, 190, -40), put(dagger(), 8.3, 150, 80)
    put(inkwell(), 7.9, 169, 200)

    # the table's top
    top = Floor(Z, octo, OAK)
    for k in range(8):   # eight boards of alternate tone
        a0, a1 = 22.5 + 45 * k, 67.5 + 45 * k
        p0, p1 = moved([(1, 0)], turn=a0)[0], moved([(1, 0)], turn=a1)[0]
        top.area([(p0[0] * 4, p0[1] * 4), (p0[0] * 10.2, p0[1] * 10.2), (p1[0] * 10.2, p1[1] * 10.2), (p1[0] * 4, p1[1] * 4)], OAK_DARK if k % 2 else OAK)
    band = moved(circle(9.75, 8), turn=22.5)
    top.area(moved(circle(9.95, 8), turn=22.5), BRASS, band)
    top.area(rect(-5.95, -5.95, 5.95, 5.95), BRASS_DARK)
    top.area(rect(-5.85, -5.85, 5.85, 5.85), MARBLE_DARK)
    top.area(rect(-5.35, -5.35, 5.35, 5.35), BRASS_DARK)
    top.area(rect(-5.30, -5.30, 5.30, 5.30), MARBLE_GREEN)
    for k in range(4):   # diamonds in the corners, arms on the sides
        top.area(moved([(5.575 + x, 5.575 + y) for x, y in circle(0.2, 4)], turn=90 * k), BRASS)
        c = cloth(k, 0.9)
        shield = [(-0.6, 0.62), (0.6, 0.62), (0.6, 0.0), (0.36, -0.45), (0, -0.72), (-0.36, -0.45), (-0.6, 0.0)]
        top.area(moved(moved([(x * 1.16, y * 1.16) for x, y in shield], 0, -8.6), turn=90 * k), BRASS)
        top.area(moved(moved(shield, 0, -8.6), turn=90 * k), c)
        for i in range(7):   # teeth along the marble's edge
            x = -4.8 + 1.6 * i
            top.area(moved([(x - 0.16, -5.6), (x, -5.76), (x + 0.16, -5.6), (x, -5.44)], turn=90 * k), BRASS_DARK)
    for d in (0.0, 0.3, 0.75):
        top.points += resample(rect(-4.43 - d, -4.43 - d, 4.43 + d, 4.43 + d), 1.5)
    top.grid(1.9, lambda x, y: math.hypot(x, y) < 9.6 and max(abs(x), abs(y)) > 6)
    P.add(top.shape(P, (0.22,)))
    edge = [(1.0, Z - 0.6), (0.0, Z - 1.3), (0.45, Z - 1.0), (0.6, Z - 0.75), (0.6, Z - 0.35), (0.45, Z - 0.2), (0.5, Z - 0.1), (0.32, Z + 0.10), (0.10, Z + 0.12), (0.0, Z)]
    e = rings([[(x, y, z) for x, y in offset(octo, d)] for d, z in edge[1:]], OAK_DARK, False, False)
    P.add(e.paint(BRASS, lambda c, n: Z - 0.76 < c.z < Z - 0.34), angle=40, grain="ring")
    P.add(lathe([(4.6, GROUND), (4.2, GROUND + 0.9), (2.4, GROUND + 1.6), (2.2, Z - 2.4), (5, Z - 1.4), (9.6, Z - 1.2)], 8, OAK_DARK).turn(z=22.5), angle=30)
    # who sits there
    for k in range(4):
        put(throne(k), 13.6, 270 + 90 * k, 180, z=GROUND)
    for k in range(8):
        put(column(), 24.5, 22.5 + 45 * k, 90, z=GROUND, inward=True)
    for k in range(4):
        put(floor_candles(), 20.5, 45 + 90 * k, 0, z=GROUND)
    # walls: windows on the slants, banners on the sides
    bays = 8
    for k in range(bays):
        a = 45 * k
        if k % 2:
            put(window(), WALL - 2.95, a, 180, z=GROUND + 4.0, inward=True)
        else:
            put(banner(((k // 2) + 1) % 4), WALL - 2.9, a, 180, z=GROUND + 3.0)
    room = moved(circle(WALL, 8), turn=22.5)
    P.add(wall(room, GROUND, GROUND + 3.0, OAK_DARK))
    P.add(wall(room, GROUND + 3.0, 14, PLASTER, 2))
    ledge = rings([[(x, y, z) for x, y in offset(room, d)] for d, z in ((-0.02, GROUND + 2.7), (-0.5, GROUND + 2.9), (-0.5, GROUND + 3.3), (0, GROUND + 3.4))], OAK, False, False).flipped()
    P.add(ledge)
    cornice = rings([[(x, y, z) for x, y in offset(room, d)] for d, z in ((-0.02, 11.6), (-0.9, 12.6), (-0.9, 13.4), (-1.6, 14.2))], COLUMN, False, False).flipped()
    P.add(cornice)
    for k in range(8):
        put(block(1.6, 1.0, 18.6, COLUMN), WALL - 0.9, 45 * k + 22.5, 180, z=GROUND, inward=True)
    vault = bank([(WALL, 13.9), (WALL * 0.93, 19), (WALL * 0.72, 24), (WALL * 0.4, 27.5), (0, 29)], 16, paint("trim", "#39343c"))
    P.add(vault.turn(z=22.5).gradient(lambda v: 1.2 - 0.6 * (v.z - 14) / 15))
    # the floor: rings of marble, carpets to the four sides
    f = Floor(GROUND, room, MARBLE_DARK)
    n = 24
    for j, (r0, r1) in enumerate(((11.5, 15.0), (15.0, 18.6))):
        for k in range(n):
            if (k + j) % 2:
                a0, a1 = 360 / n * k, 360 / n * (k + 1)
                f.area(arc(0, 0, r0, a0, a1, 1) + arc(0, 0, r1, a1, a0, 1), MARBLE)
    f.ring(18.6, 18.9, BRASS_DARK, 48)
    f.ring(18.9, 21.6, MARBLE_RED, 48)
    f.ring(21.6, 21.9, BRASS_DARK, 48)
    for k in range(8):
        f.area(moved([(20.25 + x, y) for x, y in ((-1.0, 0), (0, -0.7), (1.0, 0), (0, 0.7))], turn=45 * k + 22.5), MARBLE)
    for k in range(24):
        if k % 2:
            f.area(arc(0, 0, 21.9, 15 * k, 15 * k + 15, 1) + arc(0, 0, 30.0, 15 * k + 15, 15 * k, 1), MARBLE_GREEN)
    for k in range(4):
        f.area(moved(rect(-2.6, -33, 2.6, -11), turn=90 * k), BRASS_DARK)
        f.area(moved(rect(-2.4, -33, 2.4, -11), turn=90 * k), cloth(k, 0.75))
        f.area(moved(rect(-1.8, -33, 1.8, -11.0), turn=90 * k), cloth(k, 0.62))
    f.area(circle(4, 8), None)
    f.points += [(r * math.cos(TAU * k / 16), r * math.sin(TAU * k / 16)) for r in (9.5, 32) for k in range(16)]
    P.add(f.shape(P, (0.8,)))

    blot = noise(13)

    def tint(x, y, z, n_):
        r = math.hypot(x, y)
        k = 0.90 + 0.17 * blot(x / 2.1, y / 2.1) if n_ > 0.9 and z < Z + 0.01 else 1.0
        warm = max(0.0, min(1.0, (r - 14) / 20)) * (0.5 + 0.5 * math.cos(4 * (math.atan2(y, x) - TAU / 8)))   # below the windows
        dark = 1 - 0.28 * max(0, min(1, (r - 16) / 20))
        return np.array([k * dark * (1 + 0.35 * warm), k * dark * (1 + 0.16 * warm), k * dark])
    return P.bake(5.0, 96, 0.85, tint)
