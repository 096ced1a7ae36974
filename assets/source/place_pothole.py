"""The place of Pothole Chess: a crossroads that is dug up. The board lies where two roads meet; each road is closed by barriers, and behind
the pavements lie four building plots. By day, a little hazy."""
from places import *  # noqa: F403
from pothole_board import FRAME, outline_board

Z = -0.512               # the road; a hair under the board's bottom plate
KERB = -0.40             # the pavements
W, R = 5.7, 2.6          # half a road, radius of a street corner
FAR = 46.0

ROAD = paint("asphalt", "#4a4c4f")
ROAD_NEW = paint("asphalt", "#3a3c40")
ROAD_OLD = paint("asphalt", "#55544f")
CRACK = paint("asphalt", "#2a2b2d")
LINE = paint("asphalt", "#8e8b80")
LINE_YELLOW = paint("asphalt", "#94783c")
PAVING = paint("stone", "#6a665e")
PAVING_DARK = paint("stone", "#5d5a53")
KERBSTONE = paint("stone", "#7d786e")
DIRT = paint("dirt", "#6b5540")
DIRT_DARK = paint("dirt", "#57442f")
GRAVEL = paint("dirt", "#6a655c")
GRASS = paint("dirt", "#5a6342")
HEAP = paint("dirt", "#6b5642")
SAND = paint("dirt", "#85755a")
CONCRETE = paint("stone", "#827e75")
TIMBER = paint("wood", "#8a6c48")
TIMBER_DARK = paint("wood", "#6f5538")
GALVANISED = paint("steel", "#7c8288")
STEEL_DARK = paint("steel", "#45494f")
GREY = paint("trim", "#74797e")
RUST = paint("steel", "#7a4f36")
ORANGE = paint("trim", "#c4622a")
CREAM = paint("trim", "#bdb6a6")
YELLOW = paint("trim", "#c29a38")
TYRE = paint("trim", "#232427")
WINDOW = paint("trim", "#31424d")
LAMP_ON = paint("glow", "#ffb54a")
BLUE = paint("trim", "#46637c")
RED = paint("trim", "#8c4436")
GREEN = paint("trim", "#4d6b56")
CAB_WHITE = paint("trim", "#a9a498")


# ---------------------------------------------------------------- what stands about

def cone():
    s = post(0.30, 0.30, 0.04, TYRE) + Shape([(x, y, 0.04) for x, y in rect(-0.15, -0.15, 0.15, 0.15)], [Face((0, 1, 2, 3), TYRE)])
    prof = [(0.115, 0.04, ORANGE), (0.090, 0.16, CREAM), (0.064, 0.27, ORANGE), (0.028, 0.41, ORANGE)]
    for (r0, z0, p), (r1, z1, _) in zip(prof, prof[1:]):
        s += lathe([(r0, z0), (r1, z1)], 6, p)
    return s


def barrier(lamps=True):
    """A board striped orange and white on two feet."""
    s = Shape()
    z0, z1, n, t = 0.36, 0.68, 7, 0.10
    for k in range(n):   # a slanted piece of board in each colour
        a, b = -0.85 + 1.7 * k / n, -0.85 + 1.7 * (k + 1) / n
        t0, t1 = t * (k > 0), t * (k < n - 1)
        pts = [(a - t0, z0), (b - t1, z0), (b + t1, z1), (a + t0, z1)]
        p = (ORANGE, CREAM)[k % 2]
        s += Shape([(x, -0.03, z) for x, z in pts] + [(x, 0.03, z) for x, z in pts], [Face((0, 1, 2, 3), p), Face((7, 6, 5, 4), p)])
    s += Shape([(x, y, z1) for x, y in rect(-0.85, -0.03, 0.85, 0.03)], [Face((0, 1, 2, 3), CREAM)])
    for x in (-0.68, 0.68):
        s += post(0.05, 0.09, 0.74, GREY).at(x, 0, 0)
        s += box((0.22, 0.6, 0.09), 0, TYRE).up(0.045).no_bottom(0.01).shade_up_to(100).at(x, 0, 0)
        if lamps:
            s += lathe([(0.06, 0.72), (0.075, 0.82), (0, 0.89)], 5, LAMP_ON).shade_up_to(100).at(x, 0, 0)
    return s


def fence_panel(length=1.9, h=1.0):
    """A mesh panel on blocks, along X."""
    s = Shape()
    for x in (-length / 2, length / 2):
        s += rod((x, 0, 0.05), (x, 0, h), 0.026, 3, GREY)
    for z in (0.18, h - 0.03):
        s += rod((-length / 2, 0, z), (length / 2, 0, z), 0.02, 3, GREY)
    for k in range(1, 3):
        x = -length / 2 + length * k / 3
        s += rod((x, 0, 0.18), (x, 0, h - 0.03), 0.011, 3, GREY)
    return s + block(0.24, 0.5, 0.13, CREAM.shade(0.5)).shade_up_to(100).at(-length / 2, 0, 0)


def hoarding(p, length=1.98, h=0.92):
    """A solid fence panel along X: boards, a rail, a band."""
    s = box((length, 0.07, h), 0, p).up(h / 2).without(lambda c, n: n.z < -0.9 or abs(n.x) > 0.9)
    return s + block(0.14, 0.18, h + 0.05, p.shade(0.6)).shade_up_to(100).at(-length / 2, 0, 0)


def container(p, length=3.2, h=1.12, w=1.3):
    """A shipping container, corrugated."""
    n = 7
    pts = []
    for k in range(n):
        x = -length / 2 + 0.08 + (length - 0.16) * k / n
        d = (length - 0.16) / n
        pts += [(x, -w / 2 + 0.035), (x + d * 0.25, -w / 2), (x + d * 0.65, -w / 2), (x + d * 0.9, -w / 2 + 0.035)]
    outline = pts + [(-x, -y) for x, y in pts]
    s = prism(outline, 0.04, h - 0.03, 0.0, p).without(lambda c, n_: n_.z < -0.9)
    for x in (-length / 2 + 0.05, length / 2 - 0.05):
        for y in (-w / 2 + 0.05, w / 2 - 0.05):
            s += post(0.12, 0.12, h, p.shade(0.75)).at(x, y, 0)
    for y in (-w / 2 + 0.04, w / 2 - 0.04):
        s += box((length, 0.09, 0.09), 0, p.shade(0.8)).at(0, y, h - 0.045).shade_up_to(100)
    for x in (-length / 2 + 0.04, length / 2 - 0.04):
        s += box((0.09, w, 0.09), 0, p.shade(0.8)).at(x, 0, h - 0.045).shade_up_to(100)
    x = length / 2 + 0.005   # the doors' bars
    for y in (-0.3, 0.3):
        s += rod((x, y, 0.08), (x, y, h - 0.08), 0.025, 3, GREY)
    return s


def cabin():
    """A portacabin with windows, door and steps."""
    s = box((3.0, 1.35, 1.06), 0.05, CAB_WHITE).up(0.60)
    s += box((3.1, 1.45, 0.08), 0.03, BLUE).up(1.13)
    s += box((3.04, 1.39, 0.10), 0, BLUE).up(0.14).shade_up_to(100)
    for x in (-1.0, 0.95):
        s += pane(0.68, 0.40, WINDOW).at(x, -0.68, 0.70) + pane(0.68, 0.40, WINDOW).turn(z=180).at(x, 0.68, 0.70)
    s += pane(0.46, 0.82, BLUE).at(0, -0.68, 0.56)
    s += block(0.6, 0.5, 0.16, GREY).at(0, -0.9, 0) + block(0.5, 0.3, 0.08, GREY).at(0, -1.2, 0)
    return s + block(0.5, 0.4, 0.15, GREY).at(0.8, 0.2, 1.03)


def heap(r, h, seed, p=HEAP, seg=12, stones=2):
    rnd = random.Random(seed)
    ph = [rnd.uniform(0, TAU) for _ in range(3)]

    def wave(a, q, z):
        return q * (1 + 0.13 * math.sin(2 * a + ph[0]) + 0.07 * math.sin(3 * a + ph[1]) + 0.05 * math.sin(5 * a + ph[2]))
    s = lathe([(r * 1.12, -0.03), (r * 0.88, h * 0.10), (r * 0.55, h * 0.46), (r * 0.27, h * 0.85), (0, h)], seg, p, wave=wave)
    s.verts = [v + Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-0.6, 0.6))) * 0.045 * r * (v.z > 0) for v in s.verts]
    s = s.gradient(lambda v: 0.72 + 0.34 * max(0, v.z / h))
    for k in range(stones):
        a, q = rnd.uniform(0, TAU), r * rnd.uniform(0.95, 1.25)
        s += rock(rnd.uniform(0.07, 0.15), seed * 7 + k, p.shade(rnd.uniform(0.7, 0.95))).at(q * math.cos(a), q * math.sin(a), 0.03)
    return s.shade_up_to(80)


def pipe(length, r, p=CONCRETE, seg=8):
    """A pipe along X lying on the ground."""
    s = lathe([(r * 0.78, -length / 2), (r * 1.12, -length / 2), (r, -length / 2 + 0.32), (r, length / 2), (r * 0.78, length / 2)], seg, p, closed=True)
    dark = p.shade(0.45)
    s = s.paint(dark, lambda c, n: math.hypot(c.x, c.y) < r * 0.8)
    return s.shade_up_to(80).turn(y=90).up(r)


def pallet(load=None):
    if load:
        return block(1.0, 0.95, 0.13, TIMBER_DARK)
    s = Shape()
    for y in (-0.4, 0.4):
        s += post(1.0, 0.12, 0.10, TIMBER_DARK).at(0, y, 0)
    for k in range(5):
        s += block(0.16, 0.95, 0.05, TIMBER).at(-0.42 + 0.21 * k, 0, 0.09)
    return s


def bricks(layers=4, p=RUST):
    s = pallet(True)
    brick = paint("trim", "#7d4c3a")
    for k in range(layers):
        for i in range(2):
            s += block(0.45, 0.88, 0.14, brick.shade(0.85 + 0.1 * ((i * 7 + k * 5) % 4))).at(-0.23 + 0.46 * i, 0, 0.14 + 0.155 * k)
    return s


def boards(n=3):
    s = Shape()
    for y in (-0.9, 0.9):
        s += block(0.1, 0.12, 0.1, TIMBER_DARK).turn(z=90).at(y, 0, 0)
    for k in range(n):
        for i in range(4 - k // 2):
            s += box((2.6, 0.22, 0.07), 0, TIMBER.shade(0.85 + 0.07 * ((i + 2 * k) % 5))).at(0.05 * ((i * 3 + k) % 3), -0.36 + 0.24 * i + 0.1 * (k // 2), 0.14 + 0.08 * k)
    return s.shade_up_to(100)


def barrel(p):
    return lathe([(0.20, 0), (0.20, 0.19), (0.215, 0.22), (0.215, 0.38), (0.20, 0.41), (0.20, 0.6), (0.18, 0.59), (0, 0.59)], 9, p)


def truck():
    """A tipper, looking along +X."""
    s = box((2.3, 0.5, 0.14), 0, TYRE).up(0.36).shade_up_to(100)
    s += wheels((-0.8, -0.35, 0.8), 0.36, 0.24)
    s += side([(-0.44, 0.30), (0.44, 0.30), (0.44, 0.62), (0.34, 0.98), (-0.30, 1.0), (-0.44, 0.98)], 0.86, 0.04, YELLOW).turn(z=90).at(0.78, 0, 0)
    s += pane(0.70, 0.30, WINDOW).turn(x=-16).turn(z=90).at(1.205, 0, 0.79)
    for q in (-1, 1):
        s += pane(0.42, 0.27, WINDOW).turn(z=90 + 90 * q).at(0.83, q * 0.434, 0.78)
        s += pane(0.14, 0.10, paint("glow", "#d8cfae")).turn(z=90).at(1.226, q * 0.3, 0.46)
    body = [(-0.52, 0.44), (0.50, 0.44), (0.50, 0.98), (-0.66, 0.92)]
    outer = side([(-x, z) for x, z in reversed(body)], 0.92, 0, YELLOW.shade(0.85)).turn(z=90).at(-0.33, 0, 0)
    s += outer.without(lambda c, n: n.z > 0.8)
    s += heap(0.52, 0.36, 5, HEAP, 7, 0).scale(1, 0.8, 1).at(-0.36, 0, 0.80)
    for q in (-1, 1):
        s += box((1.16, 0.05, 0.06), 0, YELLOW.shade(0.7)).shade_up_to(100).turn(y=-3).at(-0.40, q * 0.44, 0.955)
    return s


def roller():
    s = lathe([(0.38, -0.47), (0.40, -0.45), (0.40, 0.45), (0.38, 0.47), (0.30, 0.44), (0, 0.44)], 14, GALVANISED).turn(x=90).at(0.72, 0, 0.40)
    s += lathe([(0.38, -0.47), (0.30, -0.44), (0, -0.44)], 14, STEEL_DARK).flipped().turn(x=90).at(0.72, 0, 0.40)
    s += wheels((-0.5,), 0.38, 0.36, 0.22)
    s += box((1.05, 0.62, 0.34), 0.06, YELLOW).at(-0.45, 0, 0.58)
    for q in (-1, 1):
        s += box((0.85, 0.07, 0.16), 0, YELLOW.shade(0.8)).at(0.5, q * 0.52, 0.46)
        s += rod((-0.1, q * 0.26, 0.7), (-0.06, q * 0.26, 1.14), 0.025, 3, STEEL_DARK) + rod((-0.6, q * 0.26, 0.7), (-0.6, q * 0.26, 1.14), 0.025, 3, STEEL_DARK)
    s += box((0.10, 1.1, 0.14), 0, YELLOW.shade(0.8)).at(0.15, 0, 0.46)
    s += box((0.75, 0.66, 0.06), 0.02, YELLOW.shade(0.9)).at(-0.33, 0, 1.15)
    return s + block(0.2, 0.3, 0.2, TYRE).at(-0.4, 0, 0.74)


def sign_board(kind="men"):
    s = rod((0, 0, 0), (0, 0, 0.62), 0.022, 3, GREY) + block(0.3, 0.3, 0.05, TYRE).shade_up_to(100)
    tri = [(-0.27, 0.48), (0.27, 0.48), (0, 0.95)]
    s += front(tri, 0.03, 0, RED).shade_up_to(50)
    s += Shape([(x * 0.68, -0.018, 0.615 + (z - 0.615) * 0.66) for x, z in tri], [Face((0, 1, 2), YELLOW)])
    return s + front(rounded_rect(0.05, 0.15, 0.0, 1), 0.04, 0, TYRE).at(0, -0.002, 0.63).without(lambda c, n: n.y > -0.9)


def building(w, d, floors, p, h=1.15, roof=True, seed=0):
    """A block with bands of windows and a flat roof."""
    s = Shape()
    z = 0
    s += block(w, d, 0.7, p.shade(0.8))
    z = 0.7
    pane = paint("trim", "#3c4c57", 0.9 + 0.2 * ((seed * 37) % 5) / 5)
    h, floors = h * 2.2, max(2, round(floors / 2.2))
    for k in range(floors):
        s += block(w - 0.12, d - 0.12, h * 0.55, pane).at(0, 0, z).without(lambda c, n: n.z > 0.9)
        z += h * 0.55
        s += rings([[(x, y, q) for x, y in rect(-w / 2, -d / 2, w / 2, d / 2)] for q in (z, z + h * 0.45)], p, False, k == floors - 1)
        z += h * 0.45
    if roof:
        s += block(w * 0.3, d * 0.35, 0.8, p.shade(0.85)).at(w * 0.18, d * 0.1, z)
        pass
    return s


def house_frame():
    """A concrete skeleton going up: three slabs on columns, timber props, scaffolding poles."""
    s = Shape()
    for k in range(4):
        z = 1.8 * k
        s += box((7, 5.4, 0.22), 0, CONCRETE).up(z + 0.11)
        if k == 3:
            for x in (-3, 0, 3):
                s += rod((x, 0, z), (x, 0, z + 0.9), 0.06, 3, RUST)
            continue
        for x in (-3, 0, 3):
            for y in (-2.2, 2.2):
                s += post(0.36, 0.36, 1.6, CONCRETE).at(x, y, z + 0.2)
    for x in (-3.9, 0, 3.9):
        s += rod((x, -3.2, 0), (x, -3.2, 6.4), 0.05, 4, GALVANISED)
    for z in (1.7, 3.5, 5.3):
        s += box((8, 0.6, 0.06), 0, TIMBER).at(0, -3.05, z) + rod((-4, -3.25, z + 0.7), (4, -3.25, z + 0.7), 0.04, 4, GALVANISED)
    return s


def truss(a, b, w, bays, r, p):
    """A square lattice from a to b."""
    a, b = Vector(a), Vector(b)
    t = (b - a).normalized()
    u = t.cross(Vector((0, 1, 0)) if abs(t.y) < 0.9 else Vector((1, 0, 0))).normalized()
    v = t.cross(u)
    cs = [(u * x + v * y) * w / 2 for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    s = Shape()
    for c in cs:
        s += tube([a + c, b + c], r, 3, p, caps=False)
    for k in range(bays):
        p0, p1 = a + (b - a) * k / bays, a + (b - a) * (k + 1) / bays
        for i in range(4):
            s += tube([p0 + cs[(i + k) % 4], p1 + cs[(i + k + 1) % 4]], r * 0.6, 3, p, caps=False)
    return s


def crane():
    s = box((2.4, 2.4, 0.5), 0.08, CONCRETE).up(0.25)
    s += truss((0, 0, 0.5), (0, 0, 15), 0.8, 3, 0.08, YELLOW)
    s += box((1.1, 1.1, 0.35), 0.05, YELLOW.shade(0.8)).up(15.1)
    s += truss((-4.5, 0, 15.8), (13, 0, 15.8), 0.6, 5, 0.065, YELLOW)
    s += rod((0, 0, 15.2), (0, 0, 18), 0.3, 4, YELLOW)
    for x in (8.5, -4.2):
        s += rod((0, 0, 18), (x, 0, 16.1), 0.035, 3, STEEL_DARK)
    s += box((1.3, 0.9, 1.2), 0.06, CONCRETE).at(-3.9, 0, 15.2)
    s += box((0.8, 0.8, 0.9), 0.06, CAB_WHITE).at(0.75, -0.6, 15.0) + box((0.04, 0.66, 0.5), 0, WINDOW).at(1.16, -0.6, 15.1)
    s += rod((8.4, 0, 15.4), (8.4, 0, 7), 0.025, 3, STEEL_DARK) + box((0.3, 0.3, 0.4), 0.05, YELLOW).at(8.4, 0, 6.8)
    return s


# ---------------------------------------------------------------- the place

def corner_block(r=R, w=W, far=FAR):
    """One plot with its pavement, in the quadrant of +X +Y."""
    return [(w, far)] + arc(w + r, w + r, r, 180, 270, 5) + [(far, w), (far, far)]


def place():
    P = Place(7)
    rnd = random.Random(3)
    frame = offset(outline_board(), FRAME + 0.012)
    P.block(frame, Z, 0.02)

    # props on the road
    for k in range(4):   # each arm of the crossroads is closed
        def road(shape, x, y, turn=0.0, **kw):
            (px, py), = moved([(x, y)], turn=90 * k)
            P.add(shape, px, py, Z, turn + 90 * k, **kw)
        road(barrier(), -3.9, -10.4, 4)
        road(barrier(k % 2 == 0), -1.9, -10.6, -3)
        road(barrier(), 2.3, -10.5, 2)
        road(sign_board(), 4.5, -10.2, 8)
        road(sign_board(), 0.3, -11.6, -6)
        for x, y in ((-5.0, -9.2), (4.9, -7.6)):
            road(cone(), x + rnd.uniform(-.1, .1), y + rnd.uniform(-.1, .1), rnd.uniform(0, 90))
    P.add(roller(), -2.8, 13.4, Z, 24, foot=Z)
    P.add(truck(), 13.6, -2.6, Z, 8, foot=Z)
    P.add(truck(), -14.4, 2.7, Z, 171, foot=Z)
    P.add(pipe(2.4, 0.36), 9.0, 3.0, Z, 78, foot=Z)
    P.add(pipe(2.4, 0.36), 8.1, 2.9, Z, 84, foot=Z)
    P.add(pallet(), -9.0, -2.6, Z, 12, foot=Z)
    P.add(heap(1.0, 0.62, 11), -8.2, 3.2, Z, 0, foot=Z)
    P.add(heap(0.8, 0.5, 14, SAND), 3.6, 8.2, Z, 40, foot=Z)
    for x, y, t in ((7.2, 1.0, 10), (-3.2, 7.2, 20), (1.2, 6.6, 70), (-6.9, 4.9, 0), (7.4, 5.1, 33)):
        P.add(cone(), x, y, Z, t, foot=Z)
    P.add(cone().turn(x=83).up(0.11), -2.3, -7.6, Z, 130, foot=Z)

    # the four plots
    def plot(k, shape, x, y, turn=0.0, z=KERB, shadow=True, **kw):
        (px, py), = moved([(x, y)], turn=90 * k)
        P.add(shape, px, py, z, turn + 90 * k, foot=KERB if z == KERB and shadow and math.hypot(x, y) < 20 else None, **kw)
    # quadrant 0 (back right): containers and pipes; 1 (back left): offices; 2 (front left): timber and earth; 3 (front right): drums, bricks
    for k in range(4):
        panel = (fence_panel, lambda: hoarding(BLUE.shade(0.8)), fence_panel, lambda: hoarding(GREEN.shade(0.8)))[k]
        for q in range(3):
            for along_x in (True, False):
                t = 11.2 + 2.0 * q
                if (k + q) % 4 == 1 and along_x:
                    continue   # a gate
                x, y, a = (t, 8.15, 0) if along_x else (8.15, t, 90)
                plot(k, panel(), x, y, a + (rnd.uniform(-3, 3) if k % 2 == 0 else 0), shadow=k % 2 == 1)
        plot(k, panel(), 9.46, 9.46, -45 + 180)
    plot(0, container(BLUE), 11.4, 10.2, 4)
    plot(0, container(RED), 14.8, 12.6, 96)
    for i in range(3):
        plot(0, pipe(2.6, 0.30, GALVANISED), 10.4 + 0.62 * i, 13.6, 90)
    for i in range(1):
        plot(0, pipe(2.6, 0.30, GALVANISED), 10.7 + 0.62 * i, 13.6, 90, z=KERB + 0.52)
    plot(0, barrel(GREEN), 13.2, 9.6) 
    plot(1, cabin(), 10.6, 13.2, 90)
    plot(1, cabin(), 13.6, 10.4, 180)
    plot(1, barrel(BLUE), 11.2, 10.6)
    plot(1, heap(1.5, 1.0, 21, SAND), 14.0, 14.3)
    plot(2, heap(2.0, 1.18, 31), 12.2, 13.4)
    plot(2, heap(1.3, 0.9, 33), 14.4, 11.0)
    plot(2, boards(), 11.2, 10.2, 8)
    plot(3, bricks(4), 10.5, 10.2, 4)
    plot(3, bricks(3), 11.9, 10.4, 0)
    # farther off
    plot(0, house_frame(), 24, 22, 0, inward=True)
    plot(0, crane(), 30, 16.5, 112, inward=True)
    tones = ["#8d8478", "#7f8489", "#96887a", "#7c7468", "#8b7a70"]
    spots = {0: [(39, 19, 7, 8, 5)], 1: [(22, 21, 7, 6, 4), (34, 18, 8, 8, 7), (36, 33, 10, 10, 9)],
             2: [(24, 19, 8, 6, 3), (20, 32, 7, 8, 5), (35, 34, 10, 8, 8)], 3: [(22, 20, 8, 7, 5), (37, 35, 8, 8, 10)]}
    for k, rows in spots.items():
        for i, (x, y, w, d, f) in enumerate(rows):
            plot(k, building(w, d, f, paint("trim", tones[(i * 2 + k) % 5]), seed=i + 3 * k), x, y, 0, inward=True)
    for k in range(4):
        for x, y in ((10, 24.5), (25, 9.6)):
            plot(k, tree(rnd, rnd.uniform(2.2, 3.2)), x + rnd.uniform(-.6, .6), y + rnd.uniform(-.6, .6))

    # the ground: road
    road = Floor(Z, rect(-FAR, -FAR, FAR, FAR), ROAD)
    for k in range(4):
        t = 90 * k
        for i in range(-5, 6):   # zebra crossing
            road.area(moved(rect(i * 0.82 - 0.22, -8.35, i * 0.82 + 0.22, -6.75), turn=t), LINE)
        road.area(moved(rect(0.25, -9.0, 5.3, -8.75), turn=t), LINE)
        for i in range(6):   # middle line
            road.area(moved(rect(-0.08, -12.6 - 3.2 * i, 0.08, -11.0 - 3.2 * i), turn=t), LINE)
        for x in (5.35,):
            road.area(moved(rect(x - 0.05, -40, x + 0.05, -9.4), turn=t), LINE_YELLOW)
        arrow = [(-0.09, -1.1), (0.09, -1.1), (0.09, 0.2), (0.34, 0.2), (0, 1.0), (-0.34, 0.2), (-0.09, 0.2)]
        road.area(moved(moved(arrow, 2.7, -12.6), turn=t), LINE)
        road.area(moved(moved(arrow, -2.7, -13.2, 180), turn=t), LINE)
    for x, y, w, d, a in ((-6.8, -2.6, 1.5, 2.6, 4), (6.6, 3.5, 2.0, 1.4, -3), (2.7, -7.2, 2.2, 1.0, 2), (-1.6, 9.2, 2.8, 1.5, 5), (11.6, 1.8, 3.0, 1.6, 0),
                          (-12.2, -1.6, 2.2, 2.8, 3), (-2.4, -12.6, 1.6, 3.2, -2)):
        road.area(moved(rect(-w / 2, -d / 2, w / 2, d / 2), x, y, a), ROAD_NEW)
    for x, y, r, s_ in ((7.7, -2.9, 1.5, 1), (-6.6, 5.5, 1.2, 2), (-4.0, -8.6, 1.3, 3), (3.5, 11.0, 1.8, 4)):
        blob = [(x + r * q * math.cos(a), y + r * q * math.sin(a)) for a, q in ((TAU * i / 8, random.Random(s_ * 20 + i).uniform(0.6, 1.1)) for i in range(8))]
        road.area(blob, ROAD_OLD)
    for x, y, a, n in ((5.0, -5.0, -30, 7), (-5.3, 1.4, 165, 6), (1.5, 5.2, 80, 7), (-5.4, -5.2, 215, 6), (5.2, 2.0, 12, 6), (-1.6, -5.2, 262, 6)):
        pts, d = [(x, y)], math.radians(a)
        for _ in range(n):
            d += rnd.uniform(-0.8, 0.8)
            pts.append((pts[-1][0] + 0.5 * math.cos(d), pts[-1][1] + 0.5 * math.sin(d)))
        road.area(strip(pts, 0.075), CRACK)
    for pts, w in (([(-9.5, -1.0), (-7.6, -1.4), (-6.2, -2.6), (-5.6, -4.2), (-5.4, -6.0)], 0.26), ([(-9.5, -0.2), (-7.3, -0.7), (-5.6, -2.2), (-4.95, -4.2), (-4.75, -6.0)], 0.26),
                   ([(1.2, 9.4), (1.8, 7.4), (3.2, 6.1), (5.0, 5.5), (7.2, 5.3)], 0.26), ([(0.4, 9.2), (1.0, 7.0), (2.7, 5.4), (4.8, 4.75), (7.0, 4.55)], 0.26)):
        road.area(strip(curve(pts, 2), w), paint("asphalt", "#3e4042"))   # wheel tracks
    for x, y, a, c in ((6.1, -1.6, 80, "#7a5638"), (-1.9, 6.1, 20, "#646c72"), (-6.3, 1.0, 100, "#716f52")):   # what the surveyors sprayed
        for mark in (rect(-0.45, -0.03, 0.45, 0.03), rect(-0.55, -0.14, -0.49, 0.14), rect(0.49, -0.14, 0.55, 0.14)):
            road.area(moved(mark, x, y, a), paint("asphalt", c))
    for x, y in ((-2.8, -9.6), (9.6, 0.2), (2.6, 9.9)):   # manholes
        road.area([(x + a, y + b) for a, b in circle(0.46, 12)], STEEL_DARK)
        road.area([(x + a, y + b) for a, b in circle(0.36, 12)], paint("steel", "#565b61"))
        for i in (-1, 0, 1):
            road.area(rect(x - 0.2, y + i * 0.14 - 0.025, x + 0.2, y + i * 0.14 + 0.025), STEEL_DARK)
    for d in (0.0, 0.5):
        road.points += resample(offset(frame, d), 1.2)
    road.grid(3.8, lambda x, y: max(abs(x), abs(y)) < 17 and max(abs(x), abs(y)) > 4.6 and min(abs(x), abs(y)) < 6.2)
    road.grid(10, lambda x, y: min(abs(x), abs(y)) < 6)
    # what lies under the plots and under the board's slab is never seen
    plots = [moved(corner_block(R - 0.5, W + 0.5), turn=90 * k) for k in range(4)]
    for q in plots:
        road.area(q, None)
    road.area(offset(outline_board(), -0.6), None)
    P.add(road.shape(P, (0.3,)))

    # pavements, kerbs and plots
    for k in range(4):
        o = moved(corner_block(), turn=90 * k)
        kerb = offset(o, -0.28)
        P.add(rings([[(x, y, z) for x, y in q] for q, z in ((o, Z - 0.02), (o, KERB - 0.035), (offset(o, -0.035), KERB), (kerb, KERB))], KERBSTONE, False, False))
        f = Floor(KERB, kerb, PAVING)
        yard = moved([(8.05, FAR - 1)] + arc(8.05 + 1.9, 8.05 + 1.9, 1.9, 180, 270, 3) + [(FAR - 1, 8.05), (FAR - 1, FAR - 1)], turn=90 * k)
        ground = (GRAVEL, GRASS, DIRT, GRAVEL)[k]
        f.area(yard, ground)
        for j in range(1):
            x, y, r = rnd.uniform(10.5, 14), rnd.uniform(10.5, 15), rnd.uniform(1.5, 2.6)
            blob = [(x + r * q * math.cos(a), y + r * q * math.sin(a)) for a, q in ((TAU * i / 10, rnd.uniform(0.65, 1.1)) for i in range(10))]
            f.area(moved(blob, turn=90 * k), (DIRT, DIRT, DIRT_DARK, DIRT)[k])
        f.area(moved(rect(19, 8.3, 40, 15.5), turn=90 * k), GRASS)
        f.area(moved(rect(8.3, 19, 15.5, 40), turn=90 * k), GRASS)
        f.grid(5.0, lambda x, y: max(abs(x), abs(y)) < 16)
        P.add(f.shape(P, (0.35,)))

    # hills and a hazy town, unlit: they are seen as they are
    far = wall(circle(58, 32), -0.6, 7.0, paint("glow", "#8fa0a8"), 1)
    for i, v in enumerate(far.verts):
        if i >= 32:
            a = math.atan2(v.y, v.x)
            v.z = 3.2 + 1.6 * math.sin(3 * a + 1) + 1.1 * math.sin(7 * a) + 0.6 * math.sin(13 * a + 2)
    for f in far.faces:
        f.corners = [mix(srgb("#8d9a98"), srgb("#7b8d93"), max(0, min(1, far.verts[i].z / 5))) for i in f.v]
    P.add(far)
    town = Shape()
    n = 30
    for i in range(n):
        a0, a1 = TAU * (i + 0.06 * rnd.random()) / n, TAU * (i + rnd.uniform(0.75, 1.05)) / n
        h, r = rnd.choice((3.5, 5, 6.5, 8, 11)) * rnd.uniform(0.85, 1.15), 54 + rnd.uniform(-1.5, 1.5)
        lo, hi = srgb("#919b9d"), mix(srgb("#84949e"), srgb("#9aa3a4"), rnd.random())
        pts = [(r * math.cos(a1), r * math.sin(a1), -0.6), (r * math.cos(a0), r * math.sin(a0), -0.6), (r * math.cos(a0), r * math.sin(a0), h), (r * math.cos(a1), r * math.sin(a1), h)]
        town += Shape(pts, [Face((0, 1, 2, 3), paint("glow", "#ffffff"), [lo, lo, hi, hi])])
    P.add(town)
    ground = Floor(-0.62, circle(60, 32), GRASS)
    ground.area(rect(-FAR + 1, -FAR + 1, FAR - 1, FAR - 1), None)
    P.add(ground.shape(P))
    stops = [(-2, "#a9b3b5"), (3, "#b3bec2"), (12, "#9db3c2"), (30, "#7f9fbb"), (60, "#5f86ab")]

    def sky(v):
        for (z0, c0), (z1, c1) in zip(stops, stops[1:]):
            if v.z <= z1:
                return mix(srgb(c0), srgb(c1), max(0, (v.z - z0) / (z1 - z0)))
        return srgb(stops[-1][1])
    P.add(bank([(62, -2), (61, 12), (52, 30), (36, 46), (14, 56), (0, 58)], 18, paint("glow", "#ffffff"), sky))

    blot, fine = noise(5), noise(6)

    def tint(x, y, z, n):
        k = 0.86 + 0.20 * blot(x / 3.1, y / 3.1) + 0.10 * fine(x / 0.9, y / 0.9) if n > 0.8 and z < KERB + 0.01 else 1.0
        far_ = max(0, min(1, (math.hypot(x, y) - 24) / 34))
        return k * (1 - 0.10 * far_)
    return P.bake(4.5, 96, 0.9, tint)
