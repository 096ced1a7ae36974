"""The pieces of Pothole Chess: king, cars, whirlwinds and dozers, all chunky toys standing on z = 0 and looking along -Y.

A piece stays within a radius of 0.40 of the origin. Large upward faces are in army colour.
"""
from bake import base_and_tile, shaded
from shapes import *  # noqa: F403

SAND = trim("#c79a68")
STORM = trim("#dfe6ee")


# ---------------------------------------------------------------- king

def king():
    def folds(a, r, z):  # the robe's folds, deep at the hem
        return r * (1 + 0.055 * max(0.0, 1 - z / 0.36) * math.cos(9 * a))
    robe = lathe([(0.268, 0.0), (0.278, 0.02), (0.274, 0.05), (0.25, 0.13), (0.22, 0.23), (0.192, 0.34), (0.178, 0.42),
                  (0.185, 0.46)], 36, wave=folds)
    ermine = torus(0.205, 0.052, 20, 7, WHITE).scale(1, 1, 0.9).up(0.475)
    spots = ball(0.014, 5, 3, BLACK).at(0.243, 0, 0.503).around(7)
    neck = lathe([(0.17, 0.48), (0.15, 0.54), (0.155, 0.56)], 20)
    band = lathe([(0.155, 0.555), (0.178, 0.56), (0.184, 0.575), (0.184, 0.60), (0.165, 0.62)], 20, GOLD)
    # crown: five broad points that lean outwards, army-coloured cushion inside
    n = 30
    loops = []
    for r, dz, k in ((0.168, 0.0, 0), (0.178, 0.0, 0), (0.222, 0.10, 1), (0.208, 0.10, 1), (0.158, 0.01, 0)):
        loop = []
        for i in range(n):
            a = TAU * i / n
            peak = 1 - abs(((i % 6) / 6) * 2 - 1)  # 0 in the valley .. 1 at the point
            z = 0.612 + (dz * (0.45 + 0.75 * peak) if k else dz)
            q = r + (0.018 * peak if k else 0)
            loop.append((q * math.cos(a), q * math.sin(a), z))
        loops.append(loop)
    crown = rings(loops, GOLD, False, False)
    beads = ball(0.026, 7, 4, GOLD).at(0.232, 0, 0.738).around(5, 36)
    cushion = lathe([(0.172, 0.615), (0.188, 0.66), (0.185, 0.70), (0.155, 0.745), (0.095, 0.775), (0, 0.785)], 20)
    knob = lathe([(0.0, 0.77), (0.05, 0.775), (0.058, 0.79), (0.05, 0.805), (0.0, 0.812)], 12, GOLD)
    cross = front(plus(0.155, 0.055), 0.05, 0.012, GOLD).up(0.875)
    jewels = ball(0.022, 7, 4, BRAKE).at(0.182, 0, 0.588).around(5, 36)
    clasp = ball(0.036, 8, 4, GOLD).scale(1, 0.7, 1).at(0, -0.25, 0.462)
    return robe + ermine + spots + neck + band + crown + beads + cushion + knob + cross + jewels + clasp


# ---------------------------------------------------------------- cars

def car():
    """A small rounded city car."""
    shell = [(-0.33, 0.10), (0.33, 0.10), (0.345, 0.17), (0.325, 0.235), (0.22, 0.262), (-0.12, 0.262), (-0.24, 0.245),
             (-0.325, 0.21), (-0.348, 0.15)]
    body = side(rounded(shell, 0.05, 2), 0.36, 0.05, ARMY, 2)
    # glass house, then the roof as a cap that overhangs it a little
    glass = pillow([(0.24, 0.345, 0.46, 0.10, 0.075), (0.30, 0.325, 0.41, 0.10, 0.085), (0.365, 0.285, 0.31, 0.09, 0.09)],
                   GLASS, 3)
    roof = pillow([(0.350, 0.285, 0.305, 0.09, 0.09), (0.356, 0.312, 0.335, 0.10, 0.09),
                   (0.372, 0.308, 0.33, 0.10, 0.09), (0.392, 0.27, 0.29, 0.09, 0.09), (0.402, 0.17, 0.19, 0.07, 0.09)])
    pillars = Shape()
    for x, y0, y1 in ((0.133, -0.118, -0.032), (0.133, 0.272, 0.215)):
        pillars += tube([(x + 0.012, y0, 0.245), (x + 0.003, (y0 + y1) / 2, 0.305), (x - 0.02, y1, 0.362)], 0.019, 5, caps=False)
    pillars += tube([(0.171, 0.08, 0.25), (0.161, 0.08, 0.305), (0.144, 0.08, 0.36)], 0.014, 5, caps=False)
    # wings bulge over the wheels
    wings = Shape()
    tyres = Shape()
    for y in (-0.205, 0.205):
        wings += ball(0.118, 12, 7).scale(0.50, 1.0, 0.90).at(0.163, y, 0.128).without(lambda c, n: c.z < 0.10)
        tyres += wheel(0.088, 0.075, seg=12).at(0.180, y, 0.088)
    sill = box((0.05, 0.24, 0.03), 0.010, ARMY_MID).at(0.165, 0, 0.105)
    lamp = lathe([(0.052, -0.06), (0.052, 0.01), (0.040, 0.014), (0, 0.032)], 12, LAMP).paint(
        CHROME, lambda c, n: math.hypot(c.x, c.y) > 0.040).turn(x=90).at(0.113, -0.322, 0.178)
    tail = box((0.05, 0.03, 0.06), 0.012, BRAKE).at(0.125, 0.33, 0.185)
    mirror = box((0.05, 0.028, 0.035), 0.011).at(0.198, -0.115, 0.265)
    half = pillars + wings + tyres + sill + lamp + tail + mirror
    bumper = tube([(-0.165, -0.335, 0.125), (-0.09, -0.358, 0.125), (0.09, -0.358, 0.125), (0.165, -0.335, 0.125)], 0.020,
                  5, CHROME)
    bumper += tube([(0.165, 0.335, 0.125), (0.09, 0.35, 0.125), (-0.09, 0.35, 0.125), (-0.165, 0.335, 0.125)], 0.020, 5,
                   CHROME)
    grille = box((0.10, 0.02, 0.035), 0.008, BLACK).at(0, -0.338, 0.175)
    under = box((0.30, 0.60, 0.05), 0, BLACK).up(0.095)
    return body + glass + roof + half.both() + bumper + grille + under


def racecar():
    """A low open-wheel formula car with a big rear wing."""
    # monocoque: needle nose to engine cover
    def section(y, w, z0, z1, r):
        return [(x, y, (z0 + z1) / 2 + z) for x, z in rounded_rect(w, z1 - z0, r, 2)]
    hull = outward(rings(list(reversed([section(0.33, 0.07, 0.10, 0.16, 0.02), section(0.22, 0.13, 0.07, 0.235, 0.045),
                                section(0.10, 0.17, 0.05, 0.27, 0.055), section(0.055, 0.19, 0.05, 0.19, 0.05),
                                section(-0.10, 0.17, 0.05, 0.185, 0.05), section(-0.25, 0.12, 0.055, 0.145, 0.04),
                                section(-0.36, 0.075, 0.06, 0.11, 0.022)]))))
    cockpit = pillow([(0.17, 0.115, 0.17, 0.05, -0.02), (0.195, 0.11, 0.16, 0.05, -0.02)], BLACK, 3)
    rim = lathe([(0.064, 0), (0.075, 0.010), (0.066, 0.020), (0.055, 0.012)], 14).scale(0.92, 1.32, 1).at(0, -0.02, 0.183)
    helmet = ball(0.056, 10, 6, WHITE).without(lambda c, n: c.z < -0.03).at(0, 0.005, 0.225)
    visor = ball(0.0578, 10, 8, BLACK).without(lambda c, n: not (c.y < -0.018 and -0.016 < c.z < 0.03)).at(0, 0.005, 0.225)
    scoop = side(rounded([(0.05, 0.25), (0.085, 0.305), (0.12, 0.305), (0.28, 0.20), (0.28, 0.17), (0.07, 0.17)][::-1],
                         0.015, 2), 0.07, 0.018)
    intake = box((0.046, 0.012, 0.03), 0.0, BLACK).at(0, 0.062, 0.278)
    pods = side(rounded([(-0.07, 0.055), (0.21, 0.055), (0.24, 0.09), (0.20, 0.145), (-0.03, 0.165), (-0.075, 0.15)], 0.025, 2),
                0.115, 0.028, ARMY, 1).at(0.135)
    mouth = box((0.075, 0.014, 0.06), 0.0, BLACK).at(0.135, -0.069, 0.112)
    floor = box((0.37, 0.36, 0.02), 0.006, BLACK).at(0, 0.08, 0.055)
    # wheels, fat at the back
    fr = wheel(0.082, 0.095, seg=12, hub=GOLD).at(0.205, -0.225, 0.082)
    rr = wheel(0.098, 0.125, seg=14, hub=GOLD).at(0.205, 0.215, 0.098)
    arms = rod((0.04, -0.21, 0.11), (0.17, -0.225, 0.09), 0.010, 5, IRON) + \
        rod((0.04, -0.25, 0.11), (0.17, -0.225, 0.085), 0.010, 5, IRON) + \
        rod((0.04, 0.25, 0.12), (0.17, 0.215, 0.10), 0.012, 5, IRON)
    # wings
    blade = [(-0.055, 0.0), (0.055, 0.018), (0.06, 0.032), (0.0, 0.030), (-0.05, 0.016)]
    f_wing = side(blade, 0.44, 0.0).at(0, -0.330, 0.040)
    f_end = side(rounded([(-0.055, 0.015), (0.06, 0.015), (0.06, 0.095), (0.0, 0.095), (-0.055, 0.06)], 0.012, 1), 0.018, 0,
                 WHITE).at(0.222, -0.305, 0.01)
    r_wing = side(rounded([(-0.065, 0.0), (0.06, 0.035), (0.07, 0.058), (-0.01, 0.044), (-0.07, 0.022)], 0.01, 1), 0.44,
                  0.0).at(0, 0.31, 0.315)
    r_flap = side(rounded([(-0.028, 0.0), (0.03, 0.030), (0.03, 0.048), (-0.03, 0.020)], 0.006, 1), 0.44, 0.0).at(0, 0.335,
                                                                                                               0.262)
    r_end = side(rounded([(-0.085, 0.17), (0.055, 0.17), (0.075, 0.24), (0.075, 0.385), (-0.055, 0.385), (-0.085, 0.33)], 0.02,
                         1), 0.020, 0.005, WHITE).at(0.222, 0.305, 0)
    stay = box((0.018, 0.05, 0.20), 0.005, IRON).at(0.045, 0.31, 0.22)
    light = box((0.05, 0.02, 0.03), 0.006, ORANGE).at(0, 0.335, 0.13)
    half = pods + mouth + fr + rr + arms + f_end + r_end + stay
    return (hull + cockpit + rim + helmet + visor + scoop + intake + floor + f_wing + r_wing + r_flap + light +
            half.both())


# ---------------------------------------------------------------- whirlwinds

def funnel(height, r0, r1, t0, t1, turns, starts, lean, sides=8, steps=11, phase=0.0, flat=0.72, tail=0.5, curve=1.6,
           shade=None):
    """Spiral bands winding up a funnel: radius r0 to r1, band thickness t0 to t1, the loose end flung outwards."""
    out = Shape()
    for s in range(starts):
        n = max(8, int(turns * steps))
        path, rad = [], []
        for k in range(n + 1):
            u = k / n
            a = TAU * (turns * u + s / starts) + phase
            z = height * (0.04 + 0.96 * u ** 0.92)
            r = r0 + (r1 - r0) * u ** curve
            if u > 1 - 0.10:
                r *= 1 + tail * ((u - 0.90) / 0.10) ** 2 * 0.25
            dx, dy = lean(z / height)
            path.append((dx + r * math.cos(a), dy + r * math.sin(a), z))
            t = t0 + (t1 - t0) * u
            t *= min(1.0, 0.25 + u * 9, 0.12 + (1 - u) * 7)
            rad.append(t)
        paint = shade[s % len(shade)] if shade else ARMY
        out += tube(path, rad, sides, paint, flat, roll=lambda p: Vector((0, 0, 1)))
    return out


def core(height, r0, r1, lean, curve, paint, seg=16, rows=6, dip=0.55):
    """The dark inside of a funnel: a lathed cone along the leaning axis, its top dipping to a throat."""
    prof = [(r0 + (r1 - r0) * (k / rows) ** curve, height * (0.03 + 0.93 * k / rows)) for k in range(rows + 1)]
    prof += [(r1 * 0.6, height * (0.96 - 0.18 * dip)), (r1 * 0.25, height * (0.96 - 0.5 * dip)), (0, height * (0.96 - 0.6 * dip))]
    s = lathe(prof, seg, paint)

    def shift(v):
        dx, dy = lean(v.z / height)
        return (v.x + dx, v.y + dy, v.z)
    return s.map(shift)


def dust(r, n, size, seed, paint=ARMY):
    """Puffs of dust about the foot."""
    rnd = random.Random(seed)
    out = Shape()
    for i in range(n):
        a = TAU * (i + rnd.uniform(-0.2, 0.2)) / n
        q = size * rnd.uniform(0.75, 1.15)
        d = r * rnd.uniform(0.9, 1.1)
        out += ball(q, 8, 4, paint).scale(1, 1, 0.75).at(d * math.cos(a), d * math.sin(a), q * 0.6)
    return out


def dirt_devil():
    def lean(u):
        return 0.045 * math.sin(u * 4.2), -0.03 * math.sin(u * 3.0 + 0.5)
    wind = funnel(0.74, 0.05, 0.25, 0.044, 0.078, 2.0, 3, lean, sides=6, steps=12, flat=0.78, curve=1.55,
                  shade=(ARMY, SAND, army(0.82)))
    heart = core(0.70, 0.045, 0.215, lean, 1.6, ARMY_DARK, 12, 4)
    foot = dust(0.120, 7, 0.055, 3, SAND)
    bits = Shape()
    for k, (a, r, z, q) in enumerate(((20, 0.29, 0.24, 0.050), (150, 0.24, 0.14, 0.042), (265, 0.31, 0.31, 0.056),
                                      (330, 0.20, 0.10, 0.036), (95, 0.30, 0.46, 0.044), (205, 0.30, 0.52, 0.036))):
        c = (r * math.cos(math.radians(a)), r * math.sin(math.radians(a)), z)
        bits += rock(q, 10 + k, ROCK if k % 2 else ROCK_DARK).at(*c)
    plank = box((0.19, 0.042, 0.024), 0, trim("#c08a4e"))
    bits += plank.turn(20, 25, 40).at(-0.25, -0.19, 0.28) + plank.scale(0.7).turn(-30, 15, 110).at(0.26, 0.17, 0.34)
    return Smooth(wind + heart + foot, 89) + bits


def cyclone():
    def lean(u):
        return 0.03 * math.sin(u * 5.0), 0.02 * math.sin(u * 4.0 + 1)
    wind = funnel(0.72, 0.075, 0.25, 0.058, 0.086, 1.7, 3, lean, sides=6, steps=12, flat=0.78, curve=1.25,
                  shade=(army(0.9), STORM, army(0.72)))
    heart = core(0.70, 0.07, 0.23, lean, 1.25, ARMY_DARK, 12, 2, dip=0.2)
    foot = dust(0.155, 7, 0.075, 8, STORM)
    # cloud deck: a hurricane seen from the sky, three arms winding into an open eye
    cloud = lathe([(0.10, 0.74), (0.24, 0.71), (0.30, 0.755), (0.26, 0.815), (0.16, 0.83), (0.09, 0.80), (0.10, 0.74)], 18,
                  army(0.86))
    for arm in range(3):
        path, rad = [], []
        for k in range(9):
            u = k / 8
            a = TAU * (arm / 3 - 0.56 * u)
            r = 0.125 + 0.235 * u ** 0.9
            path.append((r * math.cos(a), r * math.sin(a), 0.845 - 0.075 * u))
            rad.append((0.088 - 0.066 * u ** 1.3) * (1 + 0.13 * math.cos(TAU * u * 3.5)))
        cloud += tube(path, rad, 6, ARMY, 0.9, roll=lambda p: Vector((0, 0, 1)))
        for u, q in ((0.16, 0.088), (0.56, 0.066)):
            a = TAU * (arm / 3 - 0.56 * u) + 0.08
            r = 0.135 + 0.235 * u ** 0.9
            cloud += ball(q, 8, 5).scale(1, 1, 0.85).at(r * math.cos(a), r * math.sin(a), 0.87 - 0.075 * u)
    # lightning, thick enough to read from the sky
    zig = [(0.035, 0.30), (0.105, 0.08), (0.03, 0.09), (0.075, -0.20), (-0.075, 0.03), (0.0, 0.03), (-0.06, 0.30)]
    bolt = front(list(reversed(zig)), 0.045, 0.008, GOLD)
    bolts = bolt.turn(x=-10).at(0.245, -0.215, 0.36) + bolt.scale(0.85).turn(z=150).at(-0.30, 0.10, 0.40) + \
        bolt.scale(0.85).turn(z=-30).at(-0.23, -0.21, 0.40)
    bits = Shape()
    for k, (a, r, z, q) in enumerate(((75, 0.30, 0.30, 0.055), (250, 0.25, 0.13, 0.048), (20, 0.29, 0.14, 0.042),
                                      (130, 0.32, 0.50, 0.046))):
        bits += rock(q, 30 + k, ROCK if k % 2 else ROCK_DARK).at(r * math.cos(math.radians(a)), r * math.sin(math.radians(a)), z)
    return Smooth(wind + heart + foot + cloud, 89) + bolts + bits


# ---------------------------------------------------------------- dozers

HINGE = (0.0, -0.02, 0.095)        # of the bulldozer's blade
MEGA_HINGE = (0.0, -0.02, 0.12)


def bulldozer():
    belt = track(stadium(0.34, 0.098, 5), 0.125, 16, where=lambda y, z: z < 0.07).at(0.175, 0.045, 0.117)
    for y in (-0.105, 0.0, 0.10, 0.195):
        belt += lathe([(0.044, 0), (0.034, 0.014), (0, 0.014)], 8, IRON).turn(y=90).at(0.243, y, 0.11)
    fender = side(rounded([(-0.20, 0.222), (0.285, 0.222), (0.31, 0.235), (0.30, 0.252), (-0.195, 0.252), (-0.225, 0.238)],
                          0.01, 1), 0.150, 0.006).at(0.178)
    hull = box((0.23, 0.46, 0.17), 0.02, IRON).at(0, 0.04, 0.17)
    hood = side(rounded([(-0.235, 0.17), (0.06, 0.17), (0.06, 0.365), (-0.19, 0.335), (-0.235, 0.30)], 0.03, 2), 0.215, 0.03,
                ARMY, 2)
    grille = box((0.15, 0.02, 0.10), 0.006, BLACK).at(0, -0.232, 0.245)
    bars = Shape()
    for z in (0.215, 0.245, 0.275):
        bars += box((0.15, 0.012, 0.012), 0.0, STEEL).at(0, -0.243, z)
    stack = lathe([(0.024, 0), (0.024, 0.105), (0.03, 0.11), (0.03, 0.15), (0.018, 0.155), (0.018, 0.12), (0, 0.12)], 8, CHROME
                  ).at(0.062, -0.12, 0.33)
    cap = disc(0.036, 0.0, 0.02, 0.008, 10, ARMY_MID).at(-0.06, -0.12, 0.335)
    cab = pillow([(0.24, 0.25, 0.24, 0.02, 0.155), (0.33, 0.25, 0.24, 0.025, 0.155)], ARMY, 2)
    glass = pillow([(0.325, 0.232, 0.222, 0.02, 0.155), (0.455, 0.222, 0.205, 0.02, 0.155)], GLASS, 2)
    posts = Shape()
    for y in (0.052, 0.258):
        posts += tube([(0.112, y, 0.32), (0.106, y + (0.006 if y < 0.1 else -0.006), 0.46)], 0.019, 5, caps=False)
    roof = pillow([(0.448, 0.26, 0.25, 0.03, 0.155), (0.452, 0.305, 0.295, 0.045, 0.155), (0.475, 0.31, 0.30, 0.05, 0.155),
                   (0.495, 0.275, 0.265, 0.045, 0.155), (0.502, 0.23, 0.22, 0.04, 0.155)], ARMY, 3)
    beacon = lathe([(0.042, 0.49), (0.042, 0.512), (0.034, 0.515), (0.034, 0.54), (0.024, 0.556), (0, 0.56)], 12, ORANGE).at(
        0.0, 0.155)
    beacon = beacon.paint(IRON, lambda c, n: c.z < 0.513)
    tank = box((0.24, 0.06, 0.10), 0.02, HAZARD).at(0, 0.305, 0.225)
    warn = stripes(0.20, 0.066, 3, 0.9, 0, 0.005, BLACK).turn(x=90).turn(z=180).at(0, 0.334, 0.225)
    lamps = dome(0.026).at(0.085, 0.004, 0.474) + dome(0.024).at(0.075, -0.228, 0.312)
    half = belt + fender + posts + lamps
    return hull + hood + grille + bars + stack + cap + cab + glass + roof + beacon + tank + warn + half.both()


def bulldozer_blade():
    """Origin at the hinge; in the piece's coordinates the blade stands at y = -0.30."""
    y0, z0 = HINGE[1], HINGE[2]
    curve = [(-0.318, 0.018), (-0.285, 0.05), (-0.272, 0.11), (-0.283, 0.175), (-0.312, 0.225),
             (-0.300, 0.236), (-0.262, 0.19), (-0.246, 0.11), (-0.255, 0.03), (-0.29, 0.012)]
    plate = side(list(reversed(curve)), 0.50, 0.0)
    plate = outward(plate)
    edge = box((0.51, 0.034, 0.030), 0.008, STEEL).turn(x=-40).at(0, -0.306, 0.024)
    lip = box((0.50, 0.045, 0.026), 0.010).turn(x=-38).at(0, -0.297, 0.233)
    cheek = side(rounded([(-0.325, 0.012), (-0.25, 0.012), (-0.245, 0.20), (-0.295, 0.245), (-0.325, 0.235)], 0.012, 1), 0.020,
                 0.005, HAZARD).at(0.245)
    arm = tube([(0.262, 0.0, 0.10), (0.262, -0.19, 0.085), (0.225, -0.255, 0.08)], 0.022, 6, ARMY, 1.2)
    pin = lathe([(0.036, 0), (0.036, 0.03), (0.028, 0.038), (0, 0.038)], 10, STEEL).turn(y=90).at(0.245, -0.01, 0.10)
    ram = rod((0.085, -0.262, 0.17), (0.085, -0.17, 0.21), 0.014, 6, CHROME)
    plate = plate.paint(STEEL, lambda c, n: c.z < 0.09 and n.y < 0)
    s = plate + edge + lip + (cheek + arm + pin + ram).both()
    return s.at(0, -y0, -z0)


def megadozer():
    # double tracks: an inner and an outer belt on each side, high-drive (triangular)
    tri = rounded([(-0.225, 0.015), (0.225, 0.015), (0.27, 0.09), (0.12, 0.285), (0.04, 0.285), (-0.27, 0.09)], [0.06] * 6, 2)
    belt = track(tri, 0.085, 20, 0.016, bevel=0.01, where=lambda y, z: z < 0.27).at(0.255, 0.055, 0.012) + \
        track(tri, 0.070, 20, 0.016, bevel=0, ends=False,
              where=lambda y, z: z < 0.15, inner=None).without(lambda c, n: n.x > 0.9).at(0.155, 0.055, 0.012)
    for y, z in ((-0.155, 0.105), (-0.05, 0.085), (0.06, 0.085), (0.17, 0.085), (0.25, 0.105)):
        belt += lathe([(0.046, 0), (0.035, 0.013), (0, 0.013)], 8, IRON).turn(y=90).at(0.302, y, z)
    belt += gear(0.05, 7, 0.014, 0, 0.012, 0, GOLD).no_bottom().turn(y=90).at(0.303, 0.135, 0.225)
    hull = box((0.26, 0.52, 0.20), 0.02, IRON).at(0, 0.05, 0.20)
    # mudguards follow the belts: down at the nose, over the drive wheel, down at the back
    arch = rounded([(-0.262, 0.190), (-0.248, 0.160), (0.02, 0.312), (0.165, 0.312), (0.318, 0.160), (0.338, 0.182),
                    (0.18, 0.355), (-0.005, 0.355)], [0, 0, 0.05, 0.05, 0, 0, 0.05, 0.05], 2)
    fender = side(arch, 0.205, 0.006).at(0.203).paint(ARMY_MID, lambda c, n: n.x > 0.9)
    # long stepped bonnet
    hood = side(rounded([(-0.245, 0.20), (0.08, 0.20), (0.08, 0.455), (-0.17, 0.435), (-0.245, 0.36)], 0.035, 2), 0.235, 0.035,
                ARMY, 2)
    scoop = pillow([(0.435, 0.13, 0.17, 0.02, -0.065), (0.475, 0.12, 0.15, 0.02, -0.06), (0.485, 0.09, 0.12, 0.02, -0.06)], ARMY, 2)
    grille = box((0.17, 0.02, 0.13), 0.006, BLACK).at(0, -0.242, 0.275)
    bars = Shape()
    for x in (-0.055, -0.018, 0.018, 0.055):
        bars += box((0.014, 0.014, 0.13), 0.0, HAZARD).at(x, -0.252, 0.275)
    stack = lathe([(0.032, 0), (0.032, 0.13), (0.042, 0.14), (0.042, 0.26), (0.026, 0.26), (0.024, 0.22),
                   (0, 0.22)], 10, CHROME).paint(BLACK, lambda c, n: c.z > 0.21 and math.hypot(c.x, c.y) < 0.026).at(
        0.145, -0.055, 0.36)
    cab = pillow([(0.30, 0.27, 0.22, 0.02, 0.18), (0.43, 0.27, 0.22, 0.03, 0.18)], ARMY, 2)
    glass = pillow([(0.42, 0.25, 0.20, 0.02, 0.18), (0.565, 0.24, 0.185, 0.02, 0.18)], GLASS, 2)
    posts = Shape()
    for y0, y1 in ((0.085, 0.094), (0.275, 0.266)):
        posts += tube([(0.122, y0, 0.42), (0.116, y1, 0.57)], 0.021, 5, caps=False)
    roof = pillow([(0.555, 0.28, 0.23, 0.03, 0.18), (0.56, 0.33, 0.285, 0.05, 0.175), (0.59, 0.335, 0.29, 0.05, 0.175),
                   (0.612, 0.295, 0.25, 0.045, 0.175), (0.618, 0.24, 0.20, 0.04, 0.175)], ARMY, 3)
    bar = box((0.26, 0.05, 0.035), 0.012, ORANGE).at(0, 0.10, 0.63)
    bar += box((0.07, 0.052, 0.037), 0.012, IRON).at(0, 0.10, 0.63)
    lamps = dome(0.028).at(0.10, 0.028, 0.585) + dome(0.028).at(0.085, -0.232, 0.375)
    # ripper
    yoke = box((0.30, 0.06, 0.075), 0.018, HAZARD).at(0, 0.325, 0.23)
    warn = stripes(0.27, 0.055, 4, 0.8, 0, 0.004, BLACK)
    warn = warn.turn(x=90).turn(z=180).at(0, 0.354, 0.23) + warn.at(0, 0.325, 0.266)
    tooth = side(rounded([(0.30, 0.25), (0.345, 0.26), (0.395, 0.18), (0.385, 0.05), (0.335, 0.0), (0.35, 0.06), (0.345, 0.14)][::-1],
                         0, 1), 0.042, 0.008, STEEL)
    teeth = tooth + tooth.at(0.105, -0.012) + tooth.at(-0.105, -0.012)
    half = belt + fender + stack + posts + lamps
    return hull + hood + scoop + grille + bars + cab + glass + roof + bar + yoke + warn + teeth + half.both()


def megadozer_blade():
    """A huge V-plough with teeth. Origin at the hinge."""
    prof = [(-0.030, 0.02), (0.008, 0.07), (0.020, 0.15), (0.005, 0.235), (-0.040, 0.30)]  # (forward offset, z), concave
    thick = 0.034

    def loop(x, y):
        outer = [(x, y + d, z) for d, z in prof]
        inner = [(x, y + d + thick + 0.008, z) for d, z in reversed(prof)]
        return outer + inner
    cols = [(-0.315, -0.215), (-0.16, -0.275), (0.0, -0.345), (0.16, -0.275), (0.315, -0.215)]
    plate = outward(rings([loop(x, y) for x, y in cols]))
    # hazard-striped top rail following the V
    rail = Shape()
    for sx in (-1, 1):
        for k in range(6):
            a, b = k / 6, (k + 1) / 6
            p, q = (sx * 0.318 * a, -0.372 + 0.132 * a), (sx * 0.318 * b, -0.372 + 0.132 * b)
            m = ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)
            ang = math.degrees(math.atan2(q[1] - p[1], q[0] - p[0]))
            rail += box((0.059, 0.038, 0.030), 0, HAZARD if k % 2 else BLACK).without(lambda c, n: abs(n.x) > 0.9).turn(z=ang).at(m[0], m[1], 0.302)
    teeth = Shape()
    for sx in (-1, 1):
        for k in range(4):
            a = (k + 0.55) / 4.2
            t = side([(-0.05, 0.0), (0.02, 0.005), (0.03, 0.05), (0.0, 0.06)], 0.045, 0.008, HAZARD)
            teeth += t.turn(z=sx * 22.5).at(sx * 0.30 * a, -0.352 + 0.13 * a, 0.004)
    prow = rod((0, -0.378, 0.01), (0, -0.338, 0.11), 0.020, 6, STEEL) + rod((0, -0.338, 0.11), (0, -0.385, 0.30), 0.016, 6, STEEL)
    arm = tube([(0.318, 0.0, 0.125), (0.318, -0.10, 0.115), (0.30, -0.165, 0.11)], 0.024, 6, ARMY, 1.2)
    pin = lathe([(0.042, 0), (0.042, 0.03), (0.032, 0.04), (0, 0.04)], 10, STEEL).turn(y=90).at(0.300, -0.01, 0.125)
    ram = rod((0.09, -0.285, 0.22), (0.09, -0.20, 0.27), 0.018, 6, CHROME)
    plate = plate.paint(STEEL, lambda c, n: c.z < 0.12 and n.y < 0)
    s = plate + rail + teeth + prow + (arm + pin + ram).both()
    return s.at(-MEGA_HINGE[0], -MEGA_HINGE[1], -MEGA_HINGE[2])


def models():
    """The dozers and their blades darken each other, as when the blade is down."""
    out = dict(king=king(), car=car(), racecar=racecar(), dirt_devil=dirt_devil(), cyclone=cyclone())
    for s in out.values():
        s.drop_unseen = True
        shaded(s)
    for name, body, blade, hinge in (("bulldozer", bulldozer(), bulldozer_blade(), HINGE), ("megadozer", megadozer(), megadozer_blade(), MEGA_HINGE)):
        body.drop_unseen = True
        out[name] = shaded(body, base_and_tile() + blade.at(*hinge))
        out[name + "_blade"] = shaded(blade, (base_and_tile() + body).at(*(-c for c in hinge))), hinge
    return out
