"""The pieces of 4-by-1 Knot Chess: chunky toys standing on z = 0 and looking along -Y.

A piece stays within a radius of 0.42 of the origin. Large faces are in army colour; every piece has a shape and an accent
colour of its own, so that it is known from above and from behind too.
"""
import os

from bake import ground, shaded
from shapes import *  # noqa: F403

FONT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "fonts", "ui-bold.ttf")

SKIN = trim("#e8b98c")
HAIR = trim("#7b4721")
PURPLE = trim("#8a3fb4")
PUPIL = trim("#17181c")
HORN = trim("#9a6432")
EMBER = trim("#ff8a1f")
STONE = trim("#a9adb6")
STONE_DARK = trim("#7b808a")
LEAF = trim("#57b03c")
LEAF_DARK = trim("#2f6d2a")
IRIS = trim("#ffc531")
TAN = trim("#dd8f3f")
CREAM = trim("#f6ecd6")
BRONZE = trim("#94651d")   # figures that are to be read on the white army as on the black one
SUN = trim("#ffc928")     # known from afar on both armies
BRICK = trim("#a8321f")
WOOD = trim("#8f6038")
GHOST = trim("#35e0cf")
GHOST_DARK = trim("#12877f")


# ---------------------------------------------------------------- royals

def points_of_crown(n, r0, r1, z0, low, high, seg, thick=0.018, paint=GOLD):
    """A crown's upright rim with n points, leaning outwards."""
    loops = []
    for inner in (False, True):
        rows = []
        for top in (False, True):
            row = []
            for i in range(seg):
                a = TAU * i / seg
                peak = 1 - abs((i * n / seg) % 1 * 2 - 1)
                z = z0 + (low + (high - low) * peak if top else 0)
                r = (r0 + (r1 - r0) * (z - z0) / high) - (thick if inner else 0)
                row.append((r * math.cos(a), r * math.sin(a), z))
            rows.append(row)
        loops += rows if not inner else rows[::-1]
    return rings(loops, paint, False, False)


def king():
    def folds(a, r, z):  # the robe's folds, deep at the hem
        return r * (1 + 0.05 * max(0.0, 1 - z / 0.4) * math.cos(8 * a))
    robe = lathe([(0.308, 0.05), (0.275, 0.16), (0.245, 0.28), (0.225, 0.40), (0.20, 0.47), (0.13, 0.51), (0.12, 0.55)], 32,
                 wave=folds)
    hem = lathe([(0.318, 0.0), (0.326, 0.05), (0.306, 0.062)], 32, GOLD, wave=folds)
    ermine = torus(0.205, 0.066, 20, 7, WHITE).scale(1, 1, 0.85).up(0.475)
    spots = ball(0.019, 5, 3, BLACK).without(lambda c, n: n.z < -0.5).scale(1, 1, 0.7).at(0.248, 0, 0.512).around(7, 12)
    tippet = box((0.10, 0.03, 0.36), 0.012, WHITE).turn(x=-15).at(0, -0.272, 0.25)
    spots += ball(0.016, 5, 3, BLACK).at(0, -0.262, 0.35) + ball(0.016, 5, 3, BLACK).at(0.022, -0.288, 0.25) + \
        ball(0.016, 5, 3, BLACK).at(-0.022, -0.313, 0.15)
    head = ball(0.142, 12, 7, SKIN).at(0, -0.01, 0.62)
    hair = ball(0.155, 12, 7, WHITE).without(lambda c, n: c.y < -0.04 or c.z < -0.11).at(0, -0.01, 0.615)
    beard = limb([(0, -0.115, 0.585, 0.075), (0, -0.175, 0.545, 0.095), (0, -0.20, 0.48, 0.075), (0, -0.205, 0.42, 0.02)], 8, 2,
                 WHITE)
    nose = ball(0.032, 7, 4, SKIN).at(0, -0.16, 0.625)
    eye = ball(0.022, 6, 4, PUPIL).at(0.055, -0.132, 0.655)
    tache = limb([(0, -0.168, 0.602, 0.02), (0.045, -0.165, 0.60, 0.03), (0.095, -0.135, 0.585, 0.008)], 6, 2, WHITE)
    # crown: five broad points, army-coloured cushion, orb and cross
    band = lathe([(0.150, 0.672), (0.172, 0.678), (0.178, 0.70), (0.178, 0.735), (0.165, 0.74)], 20, GOLD)
    crown = points_of_crown(5, 0.172, 0.225, 0.735, 0.05, 0.155, 30)
    beads = ball(0.030, 6, 4, GOLD).at(0.218, 0, 0.885).around(5, 36)
    cushion = lathe([(0.162, 0.735), (0.188, 0.79), (0.182, 0.84), (0.145, 0.885), (0.085, 0.91), (0, 0.918)], 18)
    knob = ball(0.055, 10, 6, GOLD).at(0, 0, 0.935)
    cross = front(plus(0.17, 0.066), 0.06, 0.014, GOLD).up(1.035)
    jewels = ball(0.026, 6, 3, BRAKE).at(0.176, 0, 0.707).around(5)
    # sceptre in the right hand
    sleeve = limb([(-0.20, -0.02, 0.45, 0.05), (-0.275, -0.07, 0.37, 0.072), (-0.27, -0.17, 0.33, 0.078)], 8, 3)
    hand = ball(0.046, 8, 5, SKIN).at(-0.262, -0.215, 0.335)
    sceptre = rod((-0.255, -0.235, 0.16), (-0.285, -0.235, 0.55), 0.022, 7, GOLD) + \
        ball(0.058, 9, 6, GOLD).at(-0.287, -0.235, 0.575) + ball(0.026, 7, 4, BRAKE).at(-0.290, -0.235, 0.64)
    arm = limb([(0.20, -0.02, 0.45, 0.05), (0.275, -0.06, 0.37, 0.072), (0.24, -0.18, 0.32, 0.078)], 8, 3)
    orb = ball(0.062, 10, 6, GOLD).at(0.20, -0.265, 0.35)
    return (robe + hem + ermine + spots + tippet + head + hair + beard + nose + eye.both() + tache.both() + band + crown + beads +
            cushion + knob + cross + jewels + sleeve + hand + sceptre + arm + orb).scale(0.985, 0.985, 1)


def prince():
    legs = limb([(0.065, 0.01, 0.0, 0.06), (0.068, 0.0, 0.12, 0.062), (0.07, 0.0, 0.25, 0.075)], 8, 2, IRON)
    boot = limb([(0.068, 0.02, 0.045, 0.05), (0.075, -0.04, 0.035, 0.058), (0.08, -0.11, 0.028, 0.03)], 7, 2, HAIR)
    tunic = lathe([(0.185, 0.155), (0.19, 0.175), (0.155, 0.26), (0.122, 0.34), (0.15, 0.43), (0.145, 0.485), (0.08, 0.535)], 18)
    skirt = lathe([(0.188, 0.152), (0.20, 0.162), (0.196, 0.19), (0.178, 0.21)], 18, GOLD)
    belt = lathe([(0.13, 0.322), (0.146, 0.33), (0.142, 0.362), (0.128, 0.37)], 16, GOLD)
    neck = lathe([(0.07, 0.50), (0.06, 0.57)], 10, SKIN)
    head = ball(0.132, 12, 7, SKIN).at(0, -0.012, 0.655)
    # page-boy hair, cut straight
    hair = ball(0.158, 14, 9, HAIR).scale(1, 1, 1.02).without(lambda c, n: c.z < -0.105 or (c.y < -0.06 and c.z < 0.07)).at(
        0, 0.0, 0.66)
    fringe = torus(0.128, 0.034, 16, 6, HAIR).at(0, -0.002, 0.732)
    eye = ball(0.023, 6, 4, PUPIL).at(0.052, -0.125, 0.668)
    nose = ball(0.026, 6, 4, SKIN).at(0, -0.148, 0.64)
    crown = lathe([(0.118, 0.752), (0.140, 0.757), (0.144, 0.775), (0.140, 0.79)], 18, GOLD)
    crown += points_of_crown(3, 0.140, 0.155, 0.785, 0.005, 0.10, 18, 0.016)
    crown = crown.turn(z=30)
    crown += ball(0.028, 6, 4, GOLD).at(0.148, 0, 0.893).around(3, 90)
    gem = ball(0.028, 7, 4, trim("#2f8fe0")).at(0, -0.14, 0.775)
    # cape: army outside, purple inside, gold hem, blown a little to the left
    def cape_loop(z, r, spread, thick):
        outer, inner = [], []
        for k in range(13):
            a = math.radians(90 + spread * (k / 6 - 1))
            wave = 1 + 0.055 * math.cos(k * math.pi / 1.5) * (0.55 - z)
            outer.append((r * wave * math.cos(a), r * wave * math.sin(a), z))
            inner.append(((r * wave - thick) * math.cos(a), (r * wave - thick) * math.sin(a), z))
        return outer + inner[::-1]
    spans = [(0.015, 0.372, 78), (0.06, 0.357, 80), (0.15, 0.322, 82), (0.22, 0.292, 84), (0.34, 0.235, 94), (0.45, 0.190, 108), (0.515, 0.145, 118)]
    cape = rings([cape_loop(z, r, w, 0.03) for z, r, w in spans])
    cape = cape.paint(PURPLE, lambda c, n: c.x * n.x + c.y * n.y < -0.02 and n.z < 0.6)
    cape = cape.paint(PURPLE, lambda c, n: c.z < 0.145)
    cape = cape.paint(GOLD, lambda c, n: c.z < 0.055 and c.x * n.x + c.y * n.y >= -0.02)
    collar = torus(0.122, 0.034, 16, 6, PURPLE).at(0, 0.01, 0.52)
    brooch = ball(0.032, 8, 5, GOLD).at(0, -0.145, 0.51)
    # one hand on the hip, the other holds a short sword, point down
    arm = limb([(0.13, 0, 0.47, 0.05), (0.215, -0.03, 0.40, 0.056), (0.165, -0.09, 0.335, 0.046)], 8, 3)
    arm2 = limb([(-0.13, 0, 0.47, 0.05), (-0.205, -0.06, 0.40, 0.056), (-0.185, -0.16, 0.375, 0.046)], 8, 3)
    fist = ball(0.046, 8, 5, SKIN).at(0.14, -0.105, 0.328) + ball(0.048, 8, 5, SKIN).at(-0.18, -0.195, 0.375)
    sword = box((0.045, 0.02, 0.30), 0.008, CHROME).at(-0.18, -0.215, 0.175) + box((0.16, 0.036, 0.034), 0.012, GOLD).at(
        -0.18, -0.215, 0.335) + ball(0.032, 8, 5, GOLD).at(-0.18, -0.215, 0.435)
    return ((legs + boot + eye).both() + tunic + skirt + belt + neck + head + hair + fringe + nose + crown + gem + cape + collar +
            brooch + arm + arm2 + fist + sword)


# ---------------------------------------------------------------- golem

def golem():
    body = boulder(0.44, 0.34, 0.32, 3, cut=0.3).turn(x=8).at(0, 0.05, 0.44)
    belly = boulder(0.32, 0.26, 0.20, 8, ARMY_MID, 0.25).at(0, 0.04, 0.22)
    head = boulder(0.27, 0.24, 0.225, 12, cut=0.24, rough=0.05).at(0, -0.11, 0.675)
    brow = boulder(0.285, 0.10, 0.075, 4, ARMY_MID, 0.25, 0.08).turn(x=-10).at(0, -0.215, 0.735)
    eyes = box((0.085, 0.03, 0.06), 0.008, EMBER).at(0.066, -0.232, 0.672)
    jaw = boulder(0.21, 0.08, 0.07, 5, ARMY_MID, 0.2, 0.08).at(0, -0.215, 0.60)
    legs = boulder(0.19, 0.22, 0.19, 21, cut=0.22).at(0.12, 0.06, 0.095)
    shoulder = boulder(0.21, 0.23, 0.19, 31, cut=0.32).turn(y=14).at(0.275, 0.02, 0.55)
    upper = boulder(0.14, 0.15, 0.20, 33, ARMY_MID, rough=0.07).at(0.305, -0.05, 0.385)
    fist = boulder(0.25, 0.26, 0.25, 37, STONE, cut=0.27, rough=0.07).at(0.230, -0.140, 0.185)
    knuckle = Shape()
    for k, x in enumerate((0.150, 0.230, 0.305)):
        knuckle += boulder(0.072, 0.06, 0.10, 40 + k, STONE_DARK, 0.3, 0.05).at(x, -0.262 + 0.012 * k, 0.165)
    slab = boulder(0.23, 0.24, 0.10, 51, STONE, 0.25, 0.06).turn(y=14).at(0.268, 0.02, 0.625)
    cap = boulder(0.22, 0.20, 0.08, 53, STONE, 0.25, 0.06).at(0, -0.085, 0.785)
    crack = front([(-0.03, 0.10), (0.03, 0.02), (-0.005, 0.0), (0.035, -0.11), (-0.035, 0.015), (-0.005, 0.03)][::-1], 0.03, 0,
                  EMBER).turn(x=8, y=12).scale(1.3).at(0.0, -0.125, 0.44)
    half = eyes + legs + shoulder + slab + upper + fist + knuckle
    return (body + belly + head + brow + jaw + cap + crack + half.both()).scale(1, 1, 1.1).at(0, 0.015)


# ---------------------------------------------------------------- boomerang

def boomerang_blade():
    """Lying flat, the elbow to the back; the origin is its middle, about which it spins (around Z)."""
    n, reach, drop = 18, 0.365, 0.72
    centre = []
    for k in range(n + 1):  # two straight arms and a round elbow
        u = k / n * 2 - 1
        centre.append((reach * u, -drop * (math.sqrt(u * u + 0.035) - math.sqrt(0.035))))
    loops = []
    for k in range(n + 1):
        p = Vector(centre[k])
        t = (Vector(centre[min(k + 1, n)]) - Vector(centre[max(k - 1, 0)])).normalized()
        nrm = Vector((-t.y, t.x))
        u = abs(k / n * 2 - 1)
        end = max(0.0, (u - 0.75) / 0.25)
        w = (0.130 - 0.035 * u) * math.sqrt(max(0.0, 1 - 0.88 * end ** 3))
        d = 0.050 * (1 - 0.45 * end ** 2)
        sec = [(1.0, 0), (0.66, 1), (-0.66, 1), (-1.0, 0), (-0.66, -1), (0.66, -1)]
        loops.append([(p.x + nrm.x * w * s, d * q, p.y + nrm.y * w * s) for s, q in sec])
    s = outward(rings(loops))
    for k, f in enumerate(s.faces[:6 * n]):  # bands across the arms, six faces each
        u = abs(k // 6 - (n - 1) / 2)
        f.paint = SUN if u > 2.4 else ARMY
    for f in s.faces[6 * n:]:
        f.paint = SUN
    s = s.shade_up_to(62)
    dots = Shape()
    for x, z, q, paint in ((0.0, 0.015, 0.046, SUN),):
        d = lathe([(q, 0), (q * 0.8, 0.010), (0, 0.012)], 9, paint)
        dots += d.turn(x=90).at(x, -0.047, z) + d.turn(x=-90).at(x, 0.047, z)
    s = s + dots
    lo, hi = s.bounds()
    return s.at(0, 0, -(lo[2] + hi[2]) / 2).turn(x=-90)


BLADE_AT = (0.0, 0.0, 0.50)    # the blade's middle above the foot of its stand
BLADE_LEAN = 90               # degrees by which the lying blade is raised at its elbow in the stand


def boomerang_stand():
    foot = lathe([(0.225, 0), (0.235, 0.012), (0.228, 0.035), (0.15, 0.06), (0.0, 0.065)], 20)
    # It stands behind the blade and holds it below the elbow.
    post = limb([(0, 0.05, 0.03, 0.085), (0, 0.06, 0.20, 0.055), (0, 0.085, 0.44, 0.05), (0, 0.09, 0.66, 0.055)], 8, 2, WOOD)
    rest = box((0.16, 0.07, 0.07), 0.016, WOOD).at(0, 0.075, 0.68)
    return foot + post + rest


# ---------------------------------------------------------------- icosahedron

BALL_R = 0.33
BALL_AT = (0.0, 0.0, 0.44)


def icosahedron_faces():
    """Vertices and faces of the icosahedron with a corner up and one down."""
    v = [Vector((0, 0, 1))]
    h, r = 1 / math.sqrt(5), 2 / math.sqrt(5)
    v += [Vector((r * math.cos(TAU * k / 5 - TAU / 4), r * math.sin(TAU * k / 5 - TAU / 4), h)) for k in range(5)]
    v += [Vector((r * math.cos(TAU * (k + 0.5) / 5 - TAU / 4), r * math.sin(TAU * (k + 0.5) / 5 - TAU / 4), -h)) for k in range(5)]
    v += [Vector((0, 0, -1))]
    f = []
    for k in range(5):
        j = (k + 1) % 5
        f += [(0, 1 + k, 1 + j), (1 + k, 6 + k, 1 + j), (1 + j, 6 + k, 6 + j), (11, 6 + j, 6 + k)]
    return v, f


def icosahedron_ball():
    v, faces = icosahedron_faces()
    s = Shape()
    numbers = {}
    # opposite faces add up to 21, as on a real die
    pairs = [(20, 1), (8, 13), (14, 7), (2, 19), (17, 4), (10, 11), (16, 5), (3, 18), (12, 9), (6, 15)]
    for i, f in enumerate(faces):
        if i in numbers:
            continue
        c = sum((v[k] for k in f), Vector())
        j = min(range(20), key=lambda q: (sum((v[k] for k in faces[q]), Vector()) + c).length)
        numbers[i], numbers[j] = pairs.pop(0)
    for i, f in enumerate(faces):
        p = [v[k] * BALL_R for k in f]
        c = sum(p, Vector()) / 3
        n = c.normalized()
        inner = [c + (q - c) * 0.86 for q in p]
        body = Shape([*p, *inner], [Face((3, 4, 5), ARMY)] + [Face((k, (k + 1) % 3, 3 + (k + 1) % 3, 3 + k), GOLD) for k in range(3)])
        s += body
        up = (p[0] - c).normalized()
        right = up.cross(n)
        m = Matrix((right, up, n)).transposed().to_4x4()
        m.translation = c
        k = numbers[i]
        t = decal(text(str(k), 0.115, 0.001, 0.004, FONT, BRICK if k == 20 else BRONZE, resolution=1))
        if k in (6, 9):
            t += decal(prism([(-0.036, -0.083), (0.036, -0.083), (0.036, -0.07), (-0.036, -0.07)], 0, 0.004, 0, BRONZE))
        s += t.at(0, -0.008).transform(m)
    return s.shade_up_to(0)


def icosahedron_cup():
    s = lathe([(0.225, 0), (0.235, 0.012), (0.228, 0.03), (0.12, 0.055), (0.085, 0.09), (0.11, 0.135), (0.19, 0.185), (0.225, 0.235),
               ], 20)
    rim = lathe([(0.222, 0.228), (0.240, 0.238), (0.240, 0.262), (0.225, 0.272), (0.198, 0.262), (0.14, 0.20), (0, 0.17)], 20, GOLD)
    return s + rim


# pieces of two models: what stands, what moves, where that is, and by how many degrees it is raised
WHOLES = {"knot_boomerang": ("knot_boomerang_stand", "knot_boomerang_blade", BLADE_AT, BLADE_LEAN),
          "knot_icosahedron": ("knot_icosahedron_cup", "knot_icosahedron_ball", BALL_AT, 0)}


# ---------------------------------------------------------------- attacker

def attacker():
    """A rook upside down, its battlements for teeth below and the red felt above, with the head of a ram."""
    y0, seg = 0.135, 18
    rook = lathe([(0.245, 0.10), (0.262, 0.115), (0.262, 0.18), (0.235, 0.205), (0.19, 0.24), (0.165, 0.32), (0.165, 0.40),
                  (0.18, 0.46), (0.205, 0.50)], seg)
    merlon = Shape()
    for k in range(6):
        arc = [math.radians(d) for d in (-18, 0, 18)]
        pts = [(0.26 * math.cos(a), 0.26 * math.sin(a)) for a in arc] + [(0.15 * math.cos(a), 0.15 * math.sin(a)) for a in reversed(arc)]
        merlon += prism(pts, 0.0, 0.125, 0.0).without(lambda c, n: abs(n.z) > 0.9).turn(z=60 * k + 30)
    dark = disc(0.15, 0.0, 0.11, 0, 12, BLACK, False)
    foot = lathe([(0.20, 0.495), (0.235, 0.515), (0.260, 0.53), (0.268, 0.55), (0.268, 0.60), (0.25, 0.622), (0.215, 0.625)], seg)
    felt = lathe([(0.217, 0.625), (0.205, 0.633), (0, 0.633)], seg, BRICK)
    tower = (rook + merlon + dark + foot + felt).at(0, y0)
    # head, low and forward
    skull = limb([(0, 0.05, 0.40, 0.12), (0, -0.08, 0.475, 0.145), (0, -0.19, 0.46, 0.135), (0, -0.275, 0.385, 0.112), (0, -0.32, 0.33, 0.095)], 10, 2)
    muzzle = limb([(0, -0.285, 0.36, 0.105), (0, -0.325, 0.32, 0.118), (0, -0.365, 0.28, 0.10), (0, -0.385, 0.26, 0.05)], 10, 2, STEEL)
    nostril = ball(0.022, 6, 4, BLACK).at(0.045, -0.39, 0.335)
    eye = ball(0.040, 8, 5, EMBER).at(0.098, -0.235, 0.51)
    brow = box((0.13, 0.075, 0.045), 0.014, ARMY_DARK).turn(x=20, y=26, z=-24).at(0.085, -0.225, 0.555)
    pts = []
    for k in range(9):
        u = k / 8
        a = math.radians(70 + 400 * u)  # in the side view: up from the brow, back, down, forward and up again
        r = 0.185 - 0.085 * u
        x = 0.06 + 0.165 * min(1.0, u * 2.5) ** 0.7 + 0.09 * u
        pts.append((x, -0.105 + r * math.cos(a), 0.475 + 1.05 * r * math.sin(a), 0.088 * (1 - u) ** 0.6 + 0.012))
    horn = limb(pts, 8, 2, HORN)
    return (tower + skull + muzzle + (nostril + eye + brow + horn).both()).at(0, 0.016)


# ---------------------------------------------------------------- frog and well

def frog():
    body = limb([(0, 0.33, 0.10, 0.03), (0, 0.27, 0.16, 0.14), (0, 0.13, 0.24, 0.20), (0, -0.04, 0.315, 0.215), (0, -0.18, 0.36, 0.20),
                 (0, -0.30, 0.365, 0.135), (0, -0.355, 0.36, 0.05)], 14, 2)
    body = body.paint(CREAM, lambda c, n: n.z < -0.25 and c.y < 0.1 or (n.y < -0.45 and n.z < -0.1))
    lips = tube(curve([(-0.185, -0.17, 0.345), (-0.13, -0.30, 0.325), (0, -0.362, 0.315), (0.13, -0.30, 0.325), (0.185, -0.17, 0.345)],
                      3), 0.022, 6, LEAF_DARK)
    socket = ball(0.115, 10, 7).at(0.145, -0.145, 0.51)
    eye = ball(0.105, 12, 8, IRIS).at(0.158, -0.172, 0.53)
    pupil = lathe([(0.058, -0.02), (0.058, 0.012), (0.04, 0.022), (0, 0.026)], 10, PUPIL).turn(x=58).turn(z=38).at(
        0.158 + 0.05, -0.172 - 0.065, 0.53 + 0.052)
    glint = ball(0.02, 6, 4, WHITE).at(0.205, -0.25, 0.61)
    thigh = ball(0.19, 12, 8).scale(0.62, 1.05, 0.80).turn(x=12).turn(z=-18).at(0.245, 0.145, 0.17)
    shin = limb([(0.30, 0.02, 0.16, 0.06), (0.32, 0.16, 0.07, 0.062), (0.30, 0.22, 0.05, 0.05)], 8, 2)
    foot = Shape()
    for a in (-16, 8, 32):
        toe = limb([(0, 0.06, 0.03, 0.035), (0, -0.10, 0.025, 0.032), (0, -0.17, 0.03, 0.042), (0, -0.205, 0.028, 0.015)], 5, 1, LEAF)
        foot += toe.turn(z=a * 0.8).at(0.275, 0.02)
    arm = limb([(0.155, -0.13, 0.26, 0.075), (0.225, -0.19, 0.15, 0.06), (0.205, -0.25, 0.045, 0.045)], 8, 2)
    hand = Shape()
    for a in (-40, -5, 30):
        toe = limb([(0, 0.02, 0.035, 0.035), (0, -0.06, 0.025, 0.028), (0, -0.105, 0.03, 0.036), (0, -0.135, 0.028, 0.012)], 5, 1, LEAF)
        hand += toe.turn(z=a).at(0.20, -0.245)
    spots = Shape()
    for x, y, z, q, tilt in ((0.0, 0.03, 0.513, 0.075, 25), (0.105, 0.13, 0.425, 0.058, 30), (-0.11, 0.12, 0.428, 0.06, 30), (0.01, 0.235, 0.328, 0.058, 45)):
        spots += ball(q, 9, 5, LEAF).scale(1, 1.1, 0.4).turn(x=-tilt, y=x * 260).at(x, y, z)
    warts = ball(0.05, 8, 5, LEAF).scale(0.5, 1, 1).at(0.345, 0.13, 0.22)
    half = socket + eye + pupil + glint + thigh + shin + foot + arm + hand + warts
    return (body + lips + spots + half.both()).scale(0.92, 0.92, 0.96)


def well():
    """A kerb of stones about the frog's base (radius 0.38) and the dark water, for when it is away."""
    n = 14
    rnd = random.Random(5)
    s = Shape()
    for k in range(n):
        a0, a1 = TAU * (k + 0.05) / n, TAU * (k + 0.95) / n
        arc = [a0, (a0 + a1) / 2, a1]
        h = 0.088 + rnd.uniform(0, 0.022)
        pts = [(0.43 * math.cos(a), 0.43 * math.sin(a)) for a in arc] + [(0.385 * math.cos(a), 0.385 * math.sin(a)) for a in reversed(arc)]
        paint = ARMY if k % 2 else (STONE if k % 4 else STONE_DARK)
        s += prism(pts, 0, h, 0.010, paint, bottom_bevel=0).without(lambda c, n: n.z < -0.9)
    s += lathe([(0.424, 0.0), (0.424, 0.05), (0.389, 0.05), (0.389, 0.0)], 28, trim("#3a3d44"))
    water = lathe([(0.39, 0.004), (0.30, 0.006), (0.20, 0.006), (0, 0.006)], 28, trim("#2f7f95"))
    for f in water.faces:
        f.corners = [srgb("#0b1a22") if math.hypot(*water.verts[i][:2]) > 0.35 else srgb("#123643") if
                     math.hypot(*water.verts[i][:2]) > 0.25 else srgb("#1d5568") for i in f.v]
    ripple = ring(0.15, 0.168, 0.005, 0.008, 0, 24, trim("#7cc3d6"))
    glint = decal(prism([(0.04, 0.24), (0.17, 0.19), (0.19, 0.215), (0.05, 0.27)], 0.005, 0.009, 0, trim("#bfe8f2")))
    return s + water + decal(ripple) + glint


# ---------------------------------------------------------------- dingo

def dingo():
    body = limb([(0, 0.28, 0.37, 0.05), (0, 0.23, 0.375, 0.115), (0, 0.10, 0.375, 0.118), (0, -0.06, 0.39, 0.14), (0, -0.17, 0.42, 0.135),
                 (0, -0.235, 0.50, 0.10), (0, -0.26, 0.56, 0.085)], 12, 2)
    body = body.paint(CREAM, lambda c, n: n.z < -0.62 or (n.y < -0.5 and c.z < 0.5 and abs(c.x) < 0.09))
    head = ball(0.125, 12, 8).scale(1, 0.95, 0.92).at(0, -0.245, 0.60)
    muzzle = limb([(0, -0.27, 0.58, 0.085), (0, -0.345, 0.555, 0.068), (0, -0.395, 0.545, 0.055), (0, -0.412, 0.543, 0.02)], 9, 2, TAN)
    nose = ball(0.032, 8, 5, PUPIL).scale(1.1, 0.8, 0.9).at(0, -0.405, 0.575)
    eye = ball(0.030, 7, 4, CREAM).at(0.064, -0.334, 0.642) + ball(0.021, 6, 4, PUPIL).at(0.071, -0.350, 0.646)
    ear = lathe([(0.068, 0), (0.056, 0.06), (0.03, 0.13), (0.0, 0.175)], 8).scale(1, 0.55, 1)
    inner = lathe([(0.045, 0.01), (0.036, 0.06), (0.018, 0.11), (0, 0.14)], 8, TAN).scale(1, 0.5, 1).at(0, -0.022, 0.005)
    ear = (ear + inner).turn(x=-6, y=16).at(0.075, -0.21, 0.675)
    tail = limb([(0, 0.25, 0.41, 0.045), (0, 0.315, 0.47, 0.062), (0, 0.355, 0.56, 0.074), (0, 0.345, 0.66, 0.06), (0, 0.31, 0.73, 0.012)], 9, 2)
    tail = tail.paint(TAN, lambda c, n: c.z > 0.56)
    # gallop: fore legs reach out, hind legs push off
    def leg(points):
        s = limb(points, 8, 2)
        z = points[-2][2]
        return s.paint(TAN, lambda c, n: c.z < 0.135)
    fore_l = leg([(0.085, -0.13, 0.36, 0.075), (0.095, -0.225, 0.24, 0.055), (0.10, -0.315, 0.12, 0.042),
                  (0.10, -0.365, 0.045, 0.045), (0.10, -0.395, 0.03, 0.02)])
    fore_r = leg([(-0.085, -0.12, 0.36, 0.075), (-0.095, -0.165, 0.23, 0.055), (-0.10, -0.185, 0.11, 0.042),
                  (-0.10, -0.205, 0.04, 0.045), (-0.10, -0.245, 0.028, 0.02)])
    hind_l = leg([(0.08, 0.20, 0.36, 0.098), (0.10, 0.235, 0.25, 0.075), (0.10, 0.33, 0.17, 0.045), (0.10, 0.365, 0.06, 0.042),
                  (0.10, 0.335, 0.032, 0.02)])
    hind_r = leg([(-0.08, 0.18, 0.36, 0.098), (-0.10, 0.15, 0.25, 0.075), (-0.10, 0.235, 0.16, 0.045),
                  (-0.10, 0.24, 0.055, 0.042), (-0.10, 0.20, 0.03, 0.02)])
    collar = torus(0.105, 0.026, 14, 6, BRAKE).turn(x=62).at(0, -0.225, 0.49)
    s = body + head + muzzle + nose + tail + fore_l + fore_r + hind_l + hind_r + collar + (eye + ear).both()
    return s.scale(1.06, 0.965, 1.0)


# ---------------------------------------------------------------- entity

def entity():
    """Four pawns grown together, their heads about a floating eye."""
    pawn = limb([(0.115, 0, 0.0, 0.135), (0.115, 0, 0.035, 0.14), (0.12, 0, 0.09, 0.11), (0.15, 0, 0.24, 0.07), (0.20, 0, 0.40, 0.055),
                 (0.23, 0, 0.46, 0.065)], 8, 2)
    collar = lathe([(0.05, -0.02), (0.105, -0.008), (0.105, 0.012), (0.05, 0.03)], 12, GHOST_DARK).turn(y=24).at(0.225, 0, 0.455)
    orb = ball(0.128, 11, 7).at(0.27, 0, 0.575)
    glow = ball(0.045, 8, 5, GHOST).at(0.345, 0, 0.655)
    four = (pawn + collar + orb).around(4, 45)
    foot = lathe([(0.27, 0), (0.285, 0.015), (0.275, 0.04), (0.20, 0.065), (0, 0.075)], 24)
    halo = torus(0.275, 0.024, 28, 5, GHOST).up(0.60)
    core = ball(0.145, 14, 9, GHOST).up(0.70)
    iris = lathe([(0.09, 0), (0.088, 0.03), (0.06, 0.045), (0, 0.05)], 14, GHOST_DARK).up(0.81)
    slit = ball(0.07, 8, 5, PUPIL).scale(0.42, 1.0, 0.4).up(0.85)
    veins = lathe([(0.10, 0.06), (0.04, 0.25), (0.03, 0.45), (0.07, 0.58)], 8, GHOST_DARK)
    return foot + four + halo + core + iris + slit + veins


def models():
    out = {"knot_" + k: v for k, v in dict(
        king=king(), prince=prince(), golem=golem(), boomerang_blade=boomerang_blade(), boomerang_stand=boomerang_stand(),
        icosahedron_ball=icosahedron_ball(), icosahedron_cup=icosahedron_cup(), attacker=attacker(), frog=frog(), well=well(), dingo=dingo(), entity=entity()).items()}
    for name, s in out.items():
        s.drop_unseen = not name.endswith(("_blade", "_ball"))
        if s.drop_unseen:
            shaded(s, ground() if name == "knot_well" else None)
        reach = max(math.hypot(v.x, v.y) for v in s.verts)
        if reach > (0.4301 if name in ("knot_well", "knot_boomerang_blade") else 0.42):
            print(f"{name} reaches out to {reach:.3f}")
    return out
