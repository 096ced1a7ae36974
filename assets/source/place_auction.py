"""The place of Auction Chess: the table of an auction house, green cloth in a frame of mahogany and brass. The gavel, the ledger, gold and hoard chests, lots of
every kind; chairs in rows, pictures in gilt frames on panelled walls, lamplight."""
import os

from place_knot import book, candle, inkwell, open_book
from places import *  # noqa: F403

FONT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "fonts", "ui-bold.ttf")
Z = SURFACE
GROUND = -8.0
HALF = 15.2       # of the table
WALL = 35.0

FELT = paint("felt", "#365a46")
FELT_DARK = paint("felt", "#2d4c3e")
FELT_LINE = paint("felt", "#8a7a48")
MAHOGANY = paint("wood", "#5c3226")
MAHOGANY_DARK = paint("wood", "#43241d")
PANEL = paint("wood", "#5a3c2d")
PANEL_DARK = paint("wood", "#3d2921")
PARQUET = paint("wood", "#5a4230")
PARQUET_DARK = paint("wood", "#4b3627")
BRASS = paint("brass", "#b08c48")
BRASS_DARK = paint("brass", "#806738")
GOLD_COIN = paint("brass", "#bd9440")
LEATHER = paint("trim", "#5a3024")
PAPER = paint("trim", "#a89775")
INKY = paint("trim", "#2b2a2c")
CLOTH_RED = paint("felt", "#5e2a2c")
RUG = paint("felt", "#4f2b2d")
RUG_DARK = paint("felt", "#3b2429")
PLASTER = paint("trim", "#56625a")
PORCELAIN = paint("trim", "#8e9aa6")
LAMP = paint("glow", "#ffd486")
SHADE = paint("trim", "#3f6b4e")
STONE = paint("trim", "#8a857b")


# ---------------------------------------------------------------- on the table

def gavel():
    """The hammer on its sounding block."""
    s = lathe([(0.62, 0), (0.64, 0.06), (0.58, 0.18), (0.50, 0.22), (0, 0.22)], 16, MAHOGANY)
    head = lathe([(0, -0.5), (0.26, -0.5), (0.30, -0.44), (0.30, -0.30), (0.24, -0.26), (0.27, 0), (0.24, 0.26), (0.30, 0.30), (0.30, 0.44), (0.26, 0.5), (0, 0.5)], 12, MAHOGANY)
    head = head.paint(BRASS, lambda c, n: 0.24 < abs(c.z) < 0.32 and n.z * c.z < 0.9 * abs(c.z))
    s += head.turn(x=90).at(0.1, 0, 0.52)
    handle = lathe([(0.075, 0), (0.06, 0.7), (0.10, 1.5), (0.115, 1.8), (0.06, 1.95), (0, 1.96)], 8, MAHOGANY)
    return s + handle.turn(y=-76).at(0.0, 0, 0.50).turn(z=180).at(0.2, 0, 0)


def coins(n, rnd):
    """A stack, with a groove between the coins."""
    h = 0.09 * n
    s = lathe([(0.24, 0), (0.24, h), (0.20, h + 0.01), (0, h)], 9, GOLD_COIN)
    for k in range(1, n, 3):   # a coin that is not quite in line
        a = rnd.uniform(0, TAU)
        s += lathe([(0.245, 0.0), (0.252, 0.05), (0.23, 0.09)], 9, (GOLD_COIN, BRASS_DARK)[k % 4 == 1]).shade_up_to(100).at(0.02 * math.cos(a), 0.02 * math.sin(a), 0.09 * k)
    return s.shade_up_to(70)


def coin(x, y, z=0.0, tilt=0):
    return lathe([(0.24, 0), (0.24, 0.07), (0, 0.075)], 8, GOLD_COIN).turn(x=tilt).at(x, y, z)


def chest(open_=True):
    """A hoard chest, its lock towards -Y."""
    w, d, h = 1.6, 1.05, 0.62
    s = box((w, d, h), 0, PANEL).up(h / 2).without(lambda c, n: abs(n.z) > 0.9)
    for x in (-w / 2 + 0.08, w / 2 - 0.08):
        s += box((0.14, d + 0.05, h + 0.02), 0, BRASS_DARK).at(x, 0, h / 2).without(lambda c, n: n.z < -0.9 or abs(n.x) > 2)
    s += pane(0.28, 0.28, BRASS).at(0, -d / 2 - 0.03, h - 0.16)
    lid = [(-d / 2, 0), (d / 2, 0)] + [(d / 2 * math.cos(a), 0.34 * math.sin(a)) for a in (math.pi * k / 5 for k in range(1, 5))]
    top = side(lid, w, 0, PANEL)
    for x in (-w / 2 + 0.08, w / 2 - 0.08):
        top += side([(y * 1.04, z * 1.06) for y, z in lid], 0.14, 0, BRASS_DARK).at(x, 0, 0).without(lambda c, n: n.z < -0.5)
    if not open_:
        return s + top.up(h)
    s += top.at(0, -d / 2, 0).turn(x=-108).at(0, d / 2, h)
    hoard = lathe([(0.72, 0.45), (0.5, 0.62), (0.2, 0.72), (0, 0.74)], 10, GOLD_COIN, wave=lambda a, r, z: r * (1 + 0.1 * math.sin(3 * a))).scale(1, 0.65, 1)
    s += hoard.shade_up_to(20)
    for x, y, z, t in ((0.2, -0.1, 0.70, 20), (-0.25, 0.05, 0.70, -25), (0.42, 0.1, 0.62, 35), (-0.1, -0.22, 0.66, 30)):
        s += coin(x, y, z, t)
    return s


def paddle(k):
    """A bidder's paddle lying along X."""
    s = prism([(0.62 + x, y) for x, y in rounded_rect(1.1, 0.95, 0.2, 2)], 0.02, 0.09, 0, (paint("trim", "#7f2f2b"), paint("trim", "#2e4a6a"), paint("trim", "#8c7434"), paint("trim", "#34583f"))[k]).no_bottom(0.03)
    s += box((0.9, 0.18, 0.09), 0, MAHOGANY).at(-0.38, 0, 0.06)
    return s + decal(text(str((7, 24, 13, 42)[k]), 0.5, 0.0, 0.095, FONT, paint("trim", "#b8ac92"), resolution=1)).turn(z=-90).at(0.62, 0, 0)


def bankers_lamp():
    s = lathe([(0.42, 0), (0.40, 0.06), (0.08, 0.12), (0.06, 0.72)], 10, BRASS)
    shade = side([(-0.30, 0.70), (0.30, 0.70), (0.30, 0.78), (0.18, 0.98), (0, 1.06), (-0.18, 0.98), (-0.30, 0.78)], 1.3, 0.06, SHADE).shade_up_to(50)
    s += shade.without(lambda c, n: n.z < -0.9)
    return s + Shape([(x, y, 0.715) for x, y in rect(-0.58, -0.25, 0.58, 0.25)], [Face((3, 2, 1, 0), LAMP)])


def scales():
    s = lathe([(0.46, 0), (0.44, 0.07), (0.09, 0.13), (0.05, 0.30), (0.05, 0.98), (0.09, 1.02), (0, 1.1)], 10, BRASS)
    s += box((1.5, 0.06, 0.07), 0, BRASS).turn(y=8).up(0.98)
    for x, z in ((-0.72, 0.40), (0.72, 0.22)):
        s += lathe([(0.12, z), (0.32, z + 0.06), (0.34, z + 0.09), (0.30, z + 0.07), (0, z + 0.03)], 10, BRASS).at(x, 0, 0)
        for a in (0, 120, 240):
            s += rod((x + 0.32 * math.cos(math.radians(a)), 0.32 * math.sin(math.radians(a)), z + 0.08), (x, 0, 0.98 - x * 0.14), 0.012, 3, BRASS_DARK)
    return s + coin(0.70, 0.02, 0.27) + coin(0.76, -0.05, 0.34)


def vase():
    s = lathe([(0.20, 0), (0.22, 0.04), (0.36, 0.35), (0.33, 0.58), (0.15, 0.80), (0.14, 0.95), (0.22, 1.05), (0.17, 1.04), (0.10, 0.9)], 12, PORCELAIN)
    return s.paint(paint("trim", "#3b5a86"), lambda c, n: 0.30 < c.z < 0.6 or c.z > 0.96)


def crown_lot():
    """A crown on a cushion."""
    s = box((1.3, 1.3, 0.34), 0.14, CLOTH_RED).up(0.17)
    for q in range(4):
        s += ball(0.09, 6, 4, BRASS).at(*moved([(0.6, 0.6)], turn=90 * q)[0], 0.17)
    n, k = 20, 5
    rows = []
    for r, z0, lift in ((0.36, 0.33, 0), (0.38, 0.46, 0), (0.46, 0.52, 0.24), (0.42, 0.52, 0.24), (0.33, 0.42, 0)):
        rows.append([(r * math.cos(TAU * i / n), r * math.sin(TAU * i / n), z0 + lift * (1 - abs((i * k / n) % 1 * 2 - 1))) for i in range(n)])
    return s + rings(rows, BRASS, False, False) + ball(0.055, 6, 4, paint("trim", "#8c2f2c")).at(0.385, 0, 0.43).around(5, 36)


def bell():
    s = lathe([(0.42, 0), (0.42, 0.08), (0.36, 0.10)], 12, MAHOGANY_DARK) + lathe([(0.36, 0.10), (0.34, 0.26), (0.22, 0.40), (0.07, 0.46), (0.07, 0.52), (0, 0.54)], 12, BRASS)
    return s


def note(w=0.8, d=1.05):
    s = Shape([(x, y, 0.012) for x, y in rect(-w / 2, -d / 2, w / 2, d / 2)], [Face((0, 1, 2, 3), PAPER)])
    for k in range(4):
        y = d * 0.3 - k * d * 0.17
        s += Shape([(x, yy, 0.017) for x, yy in rect(-w * 0.36, y, w * (0.36 if k < 3 else 0.05), y + 0.03)], [Face((0, 1, 2, 3), INKY)])
    return s


# ---------------------------------------------------------------- in the room

def chair():
    """Looking along -Y."""
    s = box((2.6, 2.5, 0.5), 0.16, CLOTH_RED).up(3.3).without(lambda c, n: n.z < -0.5).shade_up_to(50)
    for x in (-1.15, 1.15):
        s += post(0.28, 0.28, 3.2, MAHOGANY).at(x, -1.1, 0) + post(0.28, 0.28, 7.4, MAHOGANY).at(x, 1.15, 0)
    s += box((2.3, 0.3, 2.6), 0, CLOTH_RED).at(0, 1.15, 6.1).without(lambda c, n: abs(n.x) > 0.9 or abs(n.z) > 0.9)
    return s + box((2.9, 0.36, 0.5), 0, MAHOGANY).at(0, 1.15, 7.3).shade_up_to(100)


def rostrum():
    s = block(6.0, 3.0, 5.0, PANEL) + box((6.6, 3.6, 0.5), 0.1, MAHOGANY).up(5.2)
    for x in (-1.5, 1.5):
        s += block(2.3, 0.2, 3.2, MAHOGANY_DARK).at(x, -1.5, 0.9)
    s += block(8.5, 5.5, 1.2, PARQUET_DARK).at(0, 1.5, 0)
    return s


def picture(w, h, kind, seed):
    """A picture in a gilt frame, looking along -Y, about the origin."""
    rnd = random.Random(seed)
    o = rect(-w / 2, -h / 2, w / 2, h / 2)
    s = rings([[(x, y, z) for x, z in q] for q, y in ((offset(o, 0.7), 0), (offset(o, 0.6), -0.5), (offset(o, 0.2), -0.35), (o, -0.15))], BRASS, False, False)
    if sum(s.normal(f).y for f in s.faces) > 0:
        s = s.flipped()

    def quad(x0, z0, x1, z1, a, b, y=-0.14):
        f = Face((0, 1, 2, 3), paint("trim", "#ffffff"))
        f.corners = [srgb(a), srgb(a), srgb(b), srgb(b)]
        return Shape([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [f])
    if kind == 0:    # hills under an evening sky
        s += quad(-w / 2, -h * 0.1, w / 2, h / 2, "#a98e62", "#4f6474") + quad(-w / 2, -h / 2, w / 2, -h * 0.1, "#2f3a2c", "#55603f")
        s += Shape([(x, -0.16, z) for x, z in ((-w / 2, -h * 0.12), (w * 0.05, -h * 0.12), (-w * 0.2, h * 0.17))], [Face((0, 1, 2), paint("trim", "#3e4a46"))])
        s += Shape([(x, -0.17, z) for x, z in ((-w * 0.12, -h * 0.12), (w / 2, -h * 0.12), (w * 0.24, h * 0.08))], [Face((0, 1, 2), paint("trim", "#4a5547"))])
    elif kind == 1:  # somebody of importance
        s += quad(-w / 2, -h / 2, w / 2, h / 2, "#2c231d", "#4b3a2c")
        s += Shape([(x, -0.16, z) for x, z in ((-w * 0.38, -h / 2), (w * 0.38, -h / 2), (w * 0.26, -h * 0.12), (0, 0.02 * h), (-w * 0.26, -h * 0.12))], [Face((0, 1, 2, 3, 4), paint("trim", rnd.choice(("#5c2a28", "#2e3f57", "#3c3a36"))))])
        s += Shape([(w * 0.15 * math.cos(a), -0.17, h * 0.14 + h * 0.15 * math.sin(a)) for a in (TAU * k / 8 for k in range(8))], [Face(tuple(range(8)), paint("trim", "#9a7a5c"))])
    else:            # the sea
        s += quad(-w / 2, 0, w / 2, h / 2, "#8c9089", "#55697a") + quad(-w / 2, -h / 2, w / 2, 0, "#25394a", "#4f6a74")
        s += Shape([(x, -0.16, z) for x, z in ((-w * 0.02, h * 0.02), (w * 0.16, h * 0.02), (w * 0.0, h * 0.34))], [Face((0, 1, 2), paint("trim", "#a39a84"))])
        s += Shape([(x, -0.16, z) for x, z in ((-w * 0.1, 0.0), (w * 0.14, 0.0), (w * 0.2, h * 0.05), (-w * 0.14, h * 0.05))], [Face((0, 1, 2, 3), paint("trim", "#3a2a22"))])
    return s


def sconce():
    s = pane(0.8, 2.0, BRASS_DARK).at(0, -0.05, 0) + rod((0, 0, 0), (0, -1.0, 0.2), 0.1, 4, BRASS)
    return s + lathe([(0.3, 0.4), (0.7, 1.7)], 8, LAMP).at(0, -1.0, 0) + lathe([(0.25, 0.2), (0.3, 0.4)], 8, BRASS).at(0, -1.0, 0)


def place():
    P = Place(31)
    rnd = random.Random(17)
    cross = []
    for k in range(4):
        cross += moved([(-4.45, -4.45), (-4.45, -7.45), (4.45, -7.45)], turn=90 * k)
    P.block(cross, Z, 0.034)

    def put(shape, x, y, turn=0.0, z=Z, **kw):
        P.add(shape, x, y, z, turn, foot=Z if z == Z else GROUND if z == GROUND and math.hypot(x, y) < 24 else None, **kw)
    # the auctioneer's side is +Y; each corner has its hoard, each side its paddle
    put(gavel(), -1.4, 12.3, 10), put(open_book(2.8, 1.9), 2.4, 12.5, 176), put(inkwell(), 4.6, 12.9, 140), put(bell(), -4.0, 12.6)
    put(bankers_lamp(), 6.6, 12.9, 4), put(bankers_lamp(), -6.6, 12.9, -4), put(book(2.0, 1.4, 0.34, "#4a3030"), -9.4, 12.5, 8), put(book(1.7, 1.2, 0.26, "#33405a"), -9.4, 12.5, -12, z=Z + 0.342)
    for k, (x, y) in enumerate(((12.6, 12.4), (-12.6, 12.2), (-12.5, -12.5), (12.4, -12.5))):
        put(chest(k != 1), x, y, (315, 45, 135, 225)[k])
        n = 0
        for dx, dy, h in ((-2.1, 0.3, 5), (-2.7, -0.2, 2), (0.3, -2.2, 6)):
            sx, sy = (1 if x > 0 else -1), (1 if y > 0 else -1)
            put(coins(h, rnd), x + dx * sx, y + dy * sy, rnd.uniform(0, 90))
        put(coin(0, 0), x - 1.0 * (1 if x > 0 else -1), y - 1.65 * (1 if y > 0 else -1))
    for k, (x, y, t) in enumerate(((-3.6, -12.2, -80), (12.3, 3.4, 12), (12.2, -4.2, 170), (-12.3, -3.0, 195))):
        P.add(paddle(k), x, y, Z, t)   # without a foot: from its thin end the floor's triangles would be dark far along
    put(note(), 0.2, -12.3, 8), put(note(), 1.4, -12.1, -14), put(crown_lot(), 5.2, -12.5, 12), put(candle(0.9), -7.0, -12.6), put(scales(), -12.5, 2.0, 80)
    put(vase(), 12.6, 0.2), put(note(), 12.1, 6.0, 80), put(note(), -12.2, 5.2, 100), put(candle(0.8), 12.6, -7.2), put(candle(0.95), -12.6, -6.2), put(vase(), -12.6, 8.2)
    put(book(1.9, 1.4, 0.32, "#3c4a38"), 12.4, 8.4, 80), put(inkwell(), -1.6, -12.7, 30), put(bell(), 8.4, -12.6)

    # the table's top
    top = Floor(Z, rect(-13.9, -13.9, 13.9, 13.9), FELT)
    def frame_(h, w, p, r=0.0):
        top.area(rounded_rect(2 * h, 2 * h, r, 3) if r else rect(-h, -h, h, h), p, rounded_rect(2 * h - 2 * w, 2 * h - 2 * w, max(0.01, r - w), 3) if r else rect(-h + w, -h + w, h - w, h - w))
    frame_(11.15, 0.10, FELT_LINE, 0.9)
    frame_(10.90, 0.045, FELT_LINE, 0.7)
    frame_(13.7, 0.12, FELT_LINE, 0.4)
    for k in range(4):   # where the lots of the four bidders lie, and a fan in every corner
        top.area(moved(rect(-4.2, -10.45, 4.2, -8.25), turn=90 * k), FELT_LINE, moved(rect(-4.14, -10.39, 4.14, -8.31), turn=90 * k))
        top.area(moved(rect(-4.14, -10.39, 4.14, -8.31), turn=90 * k), FELT_DARK, line=False)
        fan = [(8.9, 8.9)]
        for r_, q in ((1.25, FELT_LINE), (1.13, FELT_DARK)):
            pts = []
            for i in range(8):
                c = 45 * i
                pts += [(8.9 + r_ * math.cos(math.radians(c + d)) * m, 8.9 + r_ * math.sin(math.radians(c + d)) * m) for d, m in ((-22.5, 0.62), (-11, 0.93), (0, 1.0), (11, 0.93))]
            top.area(moved(pts, turn=90 * k), q)
        top.area(moved([(8.9 + x, 8.9 + y) for x, y in star(4, 0.75, 0.2, TAU / 8)], turn=90 * k), FELT_LINE)
        for s_ in (-1, 1):
            top.area(moved([(s_ * 5.6 + x, -9.35 + y) for x, y in circle(0.34, 4)], turn=90 * k), FELT_LINE)
    for d in (0.0, 0.3, 0.8):
        top.points += resample(offset(cross, d), 1.6)
    top.grid(3.2, lambda x, y: max(abs(x), abs(y)) > 10.9)
    P.add(top.shape(P, (0.25,)))
    section = [(0.0, Z - 0.01), (0.02, Z + 0.05), (0.22, Z + 0.06), (0.24, Z + 0.13), (0.4, Z + 0.17), (1.1, Z + 0.17), (1.28, Z + 0.08), (1.3, Z - 0.3), (1.2, Z - 0.36), (1.2, Z - 0.75), (1.0, Z - 0.9), (0.5, Z - 1.3)]
    corner = rect(-13.9, -13.9, 13.9, 13.9)
    e = rings([[(x, y, z) for x, y in offset(corner, d)] for d, z in reversed(section)], MAHOGANY, False, False)
    e = e.paint(BRASS, lambda c, n: Z + 0.02 < c.z < Z + 0.08 and max(abs(c.x), abs(c.y)) < 14.2 or Z - 0.74 < c.z < Z - 0.37)
    P.add(e.without(lambda c, n: abs(c.x) > abs(c.y)), grain=(1, 0, 0), angle=35)
    P.add(e.without(lambda c, n: abs(c.x) < abs(c.y)), grain=(0, 1, 0), angle=35)
    for k in range(4):
        x, y = moved([(14.62, 14.62)], turn=90 * k)[0]
        P.add(lathe([(0.5, 0.155), (0.46, 0.22), (0.2, 0.26), (0, 0.26)], 12, BRASS), x, y, Z)
        P.add(lathe([(0.9, 0), (0.7, 1.5), (0.45, 2.2), (0.8, 4.0), (0.9, 6.6)], 8, MAHOGANY_DARK), *moved([(13.2, 13.2)], turn=90 * k)[0], GROUND)
    # the room
    for s_, turn in ((0, 0), (1, 90), (3, 270)):
        for row in range(2 if s_ == 0 else 1):
            for i in range(2 + row):
                x = -3.0 + 6.0 * i - 3.0 * row
                px, py = moved([(x, -20.5 - 5.5 * row)], turn=turn)[0]
                put(chair(), px, py, turn + 180 + rnd.uniform(-7, 7), z=GROUND, inward=False)
    put(rostrum(), 0, 25.0, 0, z=GROUND, inward=True)
    for x in (-14, 14):
        put(picture(6, 7, 1, int(x)).turn(x=-8), x, 27.5, -x, z=GROUND + 4.6, inward=True)
        put(post(0.3, 0.3, 9.5, MAHOGANY_DARK), x - 2, 29.2, 0, z=GROUND), put(post(0.3, 0.3, 9.5, MAHOGANY_DARK), x + 2, 29.2, 0, z=GROUND)
    room = rect(-WALL, -WALL, WALL, WALL)
    P.add(wall(room, GROUND, GROUND + 7.0, PANEL, 1, step=18), grain=(0, 0, 1))
    P.add(wall(room, GROUND + 7.0, 15, PLASTER, 1, step=18))
    for d in range(4):
        for q, kind in ((-22, 1), (0, 0), (22, 2)):
            x, y = moved([(q, WALL - 0.3)], turn=90 * d)[0]
            wide = kind != 1
            put(picture(10 if wide else 5.5, 6.5 if wide else 7, (kind + d) % 3 if wide else 1, d * 10 + q), x, y, 90 * d, z=4.6, inward=True)
        for q in (-11.5, 11.5):
            x, y = moved([(q, WALL - 0.2)], turn=90 * d)[0]
            put(sconce(), x, y, 90 * d, z=3.0, inward=True)
        for i in range(5):
            x, y = moved([(-27.6 + 13.8 * i, WALL - 0.25)], turn=90 * d)[0]
            o_ = rect(-5.4, 0.9, 5.4, 6.1)
            frame3 = rings([[(px, py, pz) for px, pz in q] for q, py in ((o_, 0), (offset(o_, -0.6), -0.1))], PANEL_DARK, False, False)
            frame3 = frame3 if sum(frame3.normal(f).y for f in frame3.faces) < 0 else frame3.flipped()
            put(frame3, x, y, 90 * d, z=GROUND)
    for z, a, b, p in ((GROUND + 7.0, 0.7, 0.35, MAHOGANY), (14.6, 1.2, 0.9, MAHOGANY), (GROUND + 0.3, 0.4, 0.4, MAHOGANY_DARK)):
        P.add(rings([[(x, y, q) for x, y in offset(room, d)] for d, q in ((-0.02, z - b), (-a, z - b * 0.6), (-a, z + b * 0.6), (0, z + b))], p, False, False).flipped())
    # the floor: parquet and a rug
    f = Floor(GROUND, room, PARQUET)
    for i in range(-3, 4):
        for j in range(-3, 4):
            if (i + j) % 2 and max(abs(i), abs(j)) > 1:
                f.area(rect(10 * i - 5, 10 * j - 5, 10 * i + 5, 10 * j + 5), PARQUET_DARK)
    for h, p in ((18.4, BRASS_DARK), (18.2, RUG), (17.0, RUG_DARK), (16.4, RUG)):
        f.area(rect(-h, -h, h, h), paint("felt", "#7d6a40") if p is BRASS_DARK else p)
    f.area(rect(-10, -10, 10, 10), None)
    P.add(f.shape(P, (0.8,)))

    blot = noise(19)

    def tint(x, y, z, n_):
        r = math.hypot(x, y)
        k = 0.92 + 0.13 * blot(x / 2.6, y / 2.6) if n_ > 0.9 and z < Z + 0.01 else 1.0
        return k * (1 - 0.28 * max(0, min(1, (r - 18) / 24)))
    return P.bake(5.0, 96, 0.85, tint)
