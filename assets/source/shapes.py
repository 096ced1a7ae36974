"""Primitives for the toy-like models of this project.

Everything is pure Python on a small triangle/polygon soup (`Shape`); Blender is only asked for letters (`text`), so a
model script reads as a sum of shapes:

    body = box((0.3, 0.5, 0.2), bevel=0.03).up(0.1) + wheel(...).at(0.2, 0, 0)

Axes are Blender's: X right, Y back, Z up. A piece looks along -Y (+Z in glTF).
A face has a paint: `ARMY` (the game gives the colour; an optional grey shade multiplies it) or a fixed sRGB colour.
"""
import math
import random

import bpy
from mathutils import Euler, Matrix, Vector

TAU = math.tau


# ---------------------------------------------------------------- colour

def srgb(text, shade=1.0):
    """'#rrggbb' in sRGB -> linear (r, g, b)."""
    def lin(c):
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
    return tuple(lin(int(text[i:i + 2], 16) / 255) * shade for i in (1, 3, 5))


class Paint:
    """Material name and linear colour of a face."""
    __slots__ = ("material", "colour")

    def __init__(self, material, colour):
        self.material, self.colour = material, colour

    def shade(self, k):
        return Paint(self.material, tuple(c * k for c in self.colour))


def army(shade=1.0):
    return Paint("army", (shade, shade, shade))


def trim(text, shade=1.0):
    return Paint("trim", srgb(text, shade))


ARMY = army()
ARMY_DARK = army(0.55)
ARMY_MID = army(0.78)
RUBBER = trim("#36393f")
BLACK = trim("#1b1c20")
IRON = trim("#5b626b")
STEEL = trim("#87909b")
CHROME = trim("#c3cad2")
GLASS = trim("#9fdcf5")
GOLD = trim("#f5b92e")
HAZARD = trim("#f8c620")
ORANGE = trim("#ff7d1a")
WHITE = trim("#f6f2ea")
LAMP = trim("#fff2b8")
BRAKE = trim("#c9281f")
ROCK = trim("#8a6a4c")
ROCK_DARK = trim("#5f4936")
ASPHALT = trim("#33373d")


# ---------------------------------------------------------------- the soup

class Face:
    """corners: colour per corner, or None. angle: up to which bend it is shaded round, None for what the model has."""
    __slots__ = ("v", "paint", "corners", "angle")

    def __init__(self, v, paint, corners=None, angle=None):
        self.v, self.paint, self.corners, self.angle = v, paint, corners, angle


class Shape:
    def __init__(self, verts=(), faces=()):
        self.verts = [Vector(v) for v in verts]
        self.faces = list(faces)

    # -- joining
    def __add__(self, other):
        out = Shape(self.verts, [Face(f.v, f.paint, f.corners, f.angle) for f in self.faces])
        return out.__iadd__(other)

    def __iadd__(self, other):
        n = len(self.verts)
        self.verts += [v.copy() for v in other.verts]
        self.faces += [Face(tuple(i + n for i in f.v), f.paint, f.corners, f.angle) for f in other.faces]
        return self

    def copy(self):
        return Shape(self.verts, [Face(f.v, f.paint, f.corners, f.angle) for f in self.faces])

    # -- moving (each returns a new shape)
    def map(self, fn):
        out = self.copy()
        out.verts = [Vector(fn(v)) for v in out.verts]
        return out

    def transform(self, m):
        out = self.map(lambda v: m @ v)
        if m.to_3x3().determinant() < 0:
            out = out.flipped()
        return out

    def at(self, x=0.0, y=0.0, z=0.0):
        return self.transform(Matrix.Translation((x, y, z)))

    def up(self, z):
        return self.at(0, 0, z)

    def turn(self, x=0.0, y=0.0, z=0.0):
        """Turn by degrees about X, then Y, then Z."""
        r = Euler([math.radians(a) for a in (x, y, z)]).to_matrix().to_4x4()
        return self.transform(r)

    def scale(self, x=1.0, y=None, z=None):
        y = x if y is None else y
        z = x if z is None else z
        return self.transform(Matrix.Diagonal((x, y, z, 1)))

    def mirror(self):
        """Mirrored left to right."""
        return self.scale(-1, 1, 1)

    def both(self):
        """This and its mirror image."""
        return self + self.mirror()

    def flipped(self):
        out = self.copy()
        for f in out.faces:
            f.v = tuple(reversed(f.v))
            f.corners = f.corners and list(reversed(f.corners))
        return out

    def around(self, n, phase=0.0):
        """n copies about the Z axis."""
        out = Shape()
        for i in range(n):
            out += self.turn(z=phase + 360 * i / n)
        return out

    # -- painting
    def centre(self, face):
        return sum((self.verts[i] for i in face.v), Vector()) / len(face.v)

    def normal(self, face):
        p = [self.verts[i] for i in face.v]
        n = Vector()
        for a, b in zip(p, p[1:] + p[:1]):
            n += a.cross(b)
        return n.normalized() if n.length > 1e-12 else Vector((0, 0, 1))

    def paint(self, paint, where=None):
        """Repaint the faces whose (centre, normal) satisfies `where` (all without one)."""
        out = self.copy()
        for f in out.faces:
            if where is None or where(self.centre(f), self.normal(f)):
                f.paint, f.corners = paint, None
        return out

    def gradient(self, fn, where=None):
        """Colour every corner with fn(position) -> factor, multiplying the face's paint."""
        out = self.copy()
        for f in out.faces:
            if where is None or where(self.centre(f), self.normal(f)):
                f.corners = [tuple(c * fn(self.verts[i]) for c in f.paint.colour) for i in f.v]
        return out

    def without(self, where):
        """Without the faces whose (centre, normal) satisfies `where` (undersides nobody sees)."""
        out = self.copy()
        out.faces = [f for f in out.faces if not where(self.centre(f), self.normal(f))]
        return out

    def no_bottom(self, z=1e-4):
        return self.without(lambda c, n: n.z < -0.9 and c.z < z)

    def shade_up_to(self, angle):
        """With facets up to `angle` degrees apart shaded as one round surface: 0 for a cut stone, 89 for a blob."""
        out = self.copy()
        for f in out.faces:
            f.angle = angle
        return out

    # -- measuring
    def bounds(self):
        used = {i for f in self.faces for i in f.v}
        pts = [self.verts[i] for i in used]
        return tuple(min(p[k] for p in pts) for k in range(3)), tuple(max(p[k] for p in pts) for k in range(3))


# ---------------------------------------------------------------- outlines (2D, counter-clockwise)

def circle(r, n, phase=0.0):
    return [(r * math.cos(TAU * i / n + phase), r * math.sin(TAU * i / n + phase)) for i in range(n)]


def rounded_rect(sx, sy, r, seg=3):
    """Rectangle sx by sy about the origin with corner radius r."""
    hx, hy = sx / 2, sy / 2
    r = min(r, hx, hy)
    out = []
    for k, (cx, cy) in enumerate(((hx - r, hy - r), (r - hx, hy - r), (r - hx, r - hy), (hx - r, r - hy))):
        for i in range(seg + 1):
            a = TAU / 4 * (k + i / seg)
            out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def rounded(points, r, seg=3):
    """Polygon with its corners rounded; r may be one radius or one per corner."""
    n = len(points)
    rs = r if isinstance(r, (list, tuple)) else [r] * n
    out = []
    for i in range(n):
        p, a, b = Vector(points[i]), Vector(points[i - 1]), Vector(points[(i + 1) % n])
        u, w = (a - p), (b - p)
        lu, lw = u.length, w.length
        u.normalize(), w.normalize()
        half = u.angle(w) / 2
        if rs[i] <= 0 or half < 1e-3:
            out.append(tuple(p))
            continue
        t = min(rs[i] / math.tan(half), 0.49 * lu, 0.49 * lw)
        p0, p2 = p + u * t, p + w * t
        for k in range(seg + 1):
            s = k / seg
            q = p0 * (1 - s) ** 2 + p * 2 * s * (1 - s) + p2 * s * s
            out.append(tuple(q))
    return out


def star(n, r_out, r_in, phase=0.0):
    return [((r_out if i % 2 == 0 else r_in) * math.cos(phase + TAU * i / (2 * n)),
             (r_out if i % 2 == 0 else r_in) * math.sin(phase + TAU * i / (2 * n))) for i in range(2 * n)]


def plus(size, arm):
    """A plus sign `size` across with arms `arm` wide."""
    a, b = size / 2, arm / 2
    return [(b, -a), (b, -b), (a, -b), (a, b), (b, b), (b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b), (-b, -a)]


def offset(points, d):
    """The outline moved outwards by d (mitred)."""
    n = len(points)
    out = []
    for i in range(n):
        p, a, b = Vector(points[i]), Vector(points[i - 1]), Vector(points[(i + 1) % n])
        u, w = (p - a).normalized(), (b - p).normalized()
        nu, nw = Vector((u.y, -u.x)), Vector((w.y, -w.x))
        m = nu + nw
        m = nu if m.length < 1e-6 else m / max(m.length_squared / 2, 0.25)
        out.append(tuple(p + m * d))
    return out


# ---------------------------------------------------------------- primitives

def rings(loops, paint=ARMY, cap_start=True, cap_end=True, closed=False):
    """Skin through loops of 3D points, all of equal length, each counter-clockwise as seen from the end."""
    n = len(loops[0])
    s = Shape([p for loop in loops for p in loop])
    m = len(loops)
    for k in range(m if closed else m - 1):
        a, b = k * n, (k + 1) % m * n
        for i in range(n):
            j = (i + 1) % n
            s.faces.append(Face((a + i, a + j, b + j, b + i), paint))
    if not closed:
        if cap_start:
            s.faces.append(Face(tuple(reversed(range(n))), paint))
        if cap_end:
            s.faces.append(Face(tuple(range((m - 1) * n, m * n)), paint))
    return s


def lathe(profile, seg=24, paint=ARMY, closed=False, wave=None):
    """Turn [(r, z), ...] (upwards along the outside) about Z. `closed` joins the last point to the first (a ring).
    wave(angle, r, z) -> r may modulate the radius."""
    s = Shape()
    idx = []
    for r, z in profile:
        if r < 1e-6:
            s.verts.append(Vector((0, 0, z)))
            idx.append([len(s.verts) - 1] * seg)
        else:
            row = []
            for i in range(seg):
                a = TAU * i / seg
                q = wave(a, r, z) if wave else r
                s.verts.append(Vector((q * math.cos(a), q * math.sin(a), z)))
                row.append(len(s.verts) - 1)
            idx.append(row)
    m = len(profile)
    for k in range(m if closed else m - 1):
        lo, hi = idx[k], idx[(k + 1) % m]
        for i in range(seg):
            j = (i + 1) % seg
            q = []
            for v in (lo[i], lo[j], hi[j], hi[i]):
                if v not in q:
                    q.append(v)
            if len(q) > 2:
                s.faces.append(Face(tuple(q), paint))
    return s


def prism(outline, z0, z1, bevel=0.0, paint=ARMY, seg=1, bottom_bevel=None):
    """Outline extruded from z0 to z1, the top edge (and by default the bottom edge) bevelled inwards."""
    bb = bevel if bottom_bevel is None else bottom_bevel
    loops = []

    def add(d, z):
        loops.append([(x, y, z) for x, y in (offset(outline, -d) if d else outline)])
    if bb:
        for k in range(seg):
            a = TAU / 4 * k / seg
            add(bb * (1 - math.sin(a)), z0 + bb * (1 - math.cos(a)))
        add(0, z0 + bb)
    else:
        add(0, z0)
    if bevel:
        add(0, z1 - bevel)
        for k in range(seg - 1, -1, -1):
            a = TAU / 4 * k / seg
            add(bevel * (1 - math.sin(a)), z1 - bevel * (1 - math.cos(a)))
    else:
        add(0, z1)
    return rings(loops, paint)


def side(outline, width, bevel=0.0, paint=ARMY, seg=1):
    """A side view [(y, z), ...] (counter-clockwise with y to the right) made `width` thick along X, about x = 0."""
    s = prism(outline, -width / 2, width / 2, bevel, paint, seg)
    return s.transform(Matrix(((0, 0, 1, 0), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1))))


def front(outline, depth, bevel=0.0, paint=ARMY, seg=1):
    """A front view [(x, z), ...] (counter-clockwise seen from -Y) made `depth` thick along Y, about y = 0."""
    s = prism(outline, -depth / 2, depth / 2, bevel, paint, seg)
    return s.transform(Matrix(((1, 0, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1))))


def box(size, bevel=0.0, paint=ARMY):
    """Chamfered box about the origin."""
    hx, hy, hz = (c / 2 for c in size)
    b = min(bevel, hx * 0.98, hy * 0.98, hz * 0.98)
    if b <= 0:
        return rings([[(-hx, -hy, z), (hx, -hy, z), (hx, hy, z), (-hx, hy, z)] for z in (-hz, hz)], paint)
    def loop(x, y, z):
        return [(-x + b, -y, z), (x - b, -y, z), (x, -y + b, z), (x, y - b, z),
                (x - b, y, z), (-x + b, y, z), (-x, y - b, z), (-x, -y + b, z)]
    def small(x, y, z):  # the cap: the corner pairs fall together
        return [(-x, -y, z), (x, -y, z), (x, -y, z), (x, y, z), (x, y, z), (-x, y, z), (-x, y, z), (-x, -y, z)]
    s = rings([small(hx - b, hy - b, -hz), loop(hx, hy, -hz + b), loop(hx, hy, hz - b), small(hx - b, hy - b, hz)],
              paint)
    return weld(s)


def pillow(layers, paint=ARMY, seg=3):
    """Skin through rounded rectangles, bottom to top; a layer is (z, sx, sy, r, cy=0)."""
    loops = []
    for layer in layers:
        z, sx, sy, r = layer[:4]
        cy = layer[4] if len(layer) > 4 else 0.0
        loops.append([(x, y + cy, z) for x, y in rounded_rect(sx, sy, r, seg)])
    return rings(loops, paint)


def ball(r, seg=12, rows=6, paint=ARMY):
    prof = [(r * math.sin(math.pi * k / rows), -r * math.cos(math.pi * k / rows)) for k in range(rows + 1)]
    prof[0], prof[-1] = (0, -r), (0, r)
    return lathe(prof, seg, paint)


def disc(r, z0, z1, bevel=0.0, seg=24, paint=ARMY, bottom=True):
    """A flat cylinder standing on z0."""
    prof = ([(0, z0)] if bottom else []) + [(r, z0)]
    prof += [(r, z1 - bevel), (r - bevel, z1)] if bevel else [(r, z1)]
    return lathe(prof + [(0, z1)], seg, paint)


def ring(r0, r1, z0, z1, bevel=0.0, seg=32, paint=ARMY, bottom=False):
    """A flat washer between the radii r0 < r1, without its underside unless asked."""
    b = bevel
    prof = [(r1, z0), (r1, z1 - b), (r1 - b, z1), (r0 + b, z1), (r0, z1 - b), (r0, z0)] if b else \
        [(r1, z0), (r1, z1), (r0, z1), (r0, z0)]
    return lathe(prof, seg, paint, closed=bottom)


def torus(r, t, seg=24, sides=8, paint=ARMY):
    return lathe([(r + t * math.cos(TAU * k / sides), t * math.sin(TAU * k / sides)) for k in range(sides)],
                 seg, paint, closed=True)


def tube(path, radius, sides=8, paint=ARMY, flat=1.0, caps=True, roll=None):
    """A tube along 3D points; radius one number or one per point; flat < 1 squashes it along its own up direction."""
    pts = [Vector(p) for p in path]
    rs = radius if isinstance(radius, (list, tuple)) else [radius] * len(pts)
    loops = []
    for k, p in enumerate(pts):
        t = (pts[min(k + 1, len(pts) - 1)] - pts[max(k - 1, 0)]).normalized()
        ref = roll(p) if roll else (Vector((0, 0, 1)) if abs(t.z) < 0.9 else Vector((0, 1, 0)))
        right = t.cross(ref).normalized()
        upv = right.cross(t)
        loops.append([tuple(p + right * (rs[k] * math.cos(TAU * i / sides)) + upv * (rs[k] * flat * math.sin(TAU * i / sides)))
                      for i in range(sides)])
    s = rings(loops, paint, caps, caps)
    return s.flipped()if (Vector(loops[0][1]) - Vector(loops[0][0])).cross(
        Vector(loops[0][2]) - Vector(loops[0][1])).dot(pts[1] - pts[0]) < 0 else s


def dome(r, seg=8, paint=LAMP, depth=0.6):
    """A half ball bulging towards -Y: a lamp."""
    s = lathe([(0, -0.01), (r, -0.01), (r * 0.92, r * depth * 0.45), (0, r * depth)], seg, paint)
    return s.turn(x=90)


def rod(a, b, r, sides=8, paint=STEEL):
    return tube([a, b], r, sides, paint)


def curve(points, steps=4, closed=False):
    """A smooth curve through the points (Catmull-Rom); a point may carry a radius and more behind its coordinates."""
    n = len(points)
    out = []
    for k in range(n if closed else n - 1):
        p0, p1, p2, p3 = (points[(k + d) % n if closed else min(max(k + d, 0), n - 1)] for d in (-1, 0, 1, 2))
        for i in range(steps):
            t = i / steps
            out.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t +
                                    (3 * b - a - 3 * c + d) * t ** 3) for a, b, c, d in zip(p0, p1, p2, p3)))
    if not closed:
        out.append(tuple(points[-1]))
    return out


def limb(points, sides=8, steps=3, paint=ARMY, flat=1.0):
    """A smooth tube through points (x, y, z, radius), without a twist however it bends; flat < 1 squashes it."""
    path = curve(points, steps)
    pts = [Vector(p[:3]) for p in path]
    way = [(pts[min(k + 1, len(pts) - 1)] - pts[max(k - 1, 0)]).normalized() for k in range(len(pts))]
    ref = min((Vector((0, 0, 1)), Vector((0, 1, 0)), Vector((1, 0, 0))), key=lambda v: abs(v.dot(way[0])))
    right = way[0].cross(ref).normalized()
    loops = []
    for p, r, t in zip(pts, (q[3] for q in path), way):
        right = (right - t * right.dot(t)).normalized()
        up = right.cross(t)
        loops.append([tuple(p + right * (r * math.cos(TAU * i / sides)) - up * (r * flat * math.sin(TAU * i / sides)))
                      for i in range(sides)])
    return rings(loops, paint).shade_up_to(89)


def boulder(sx, sy, sz, seed, paint=ARMY, cut=0.3, rough=0.12):
    """A roughly hewn block about the origin, its corners cut off."""
    rnd = random.Random(seed)
    s = box((sx, sy, sz), cut * min(sx, sy, sz), paint)
    m = rough * min(sx, sy, sz)
    s.verts = [v + Vector([rnd.uniform(-m, m) for _ in range(3)]) for v in s.verts]
    return s.shade_up_to(20)


def rock(size, seed, paint=ROCK):
    """An irregular chunk about the origin."""
    rnd = random.Random(seed)
    s = ball(size, 6, 3, paint)
    moved = [v * rnd.uniform(0.75, 1.2) for v in s.verts]
    s.verts = moved
    return s.turn(rnd.uniform(0, 360), rnd.uniform(0, 360), rnd.uniform(0, 360))


def wheel(r, width, paint=RUBBER, hub=STEEL, seg=16, bevel=0.02, hub_r=0.55):
    """A wheel with its axle along X, about the origin, the hub on the +X face."""
    h = width / 2
    prof = [(0, -h + bevel * 0.5), (r, -h + bevel), (r, h - bevel), (r - bevel, h), (r * hub_r + 0.01, h)]
    tyre = lathe(prof, seg, paint)
    dish = lathe([(r * hub_r + 0.01, h), (r * hub_r - 0.004, h - 0.010), (r * 0.22, h - 0.002),
                  (0, h + 0.008)], seg, hub)
    return weld(tyre + dish).turn(y=90)


def stadium(length, r, seg=6):
    """The outline of a track: two half circles `length` apart (centre to centre), [(y, z), ...] about the origin."""
    out = [(length / 2 + r * math.sin(TAU / 2 * i / seg), -r * math.cos(TAU / 2 * i / seg)) for i in range(seg + 1)]
    out += [(-length / 2 - r * math.sin(TAU / 2 * i / seg), r * math.cos(TAU / 2 * i / seg)) for i in range(seg + 1)]
    return out


def along(outline, n):
    """n points evenly spaced along a closed outline, with the tangent angle: [(x, y, angle), ...]."""
    pts = [Vector(p) for p in outline]
    seg = [(pts[i], pts[(i + 1) % len(pts)]) for i in range(len(pts))]
    total = sum((b - a).length for a, b in seg)
    out, k, run = [], 0, 0.0
    for i in range(n):
        want = total * i / n
        while run + (seg[k][1] - seg[k][0]).length < want:
            run += (seg[k][1] - seg[k][0]).length
            k += 1
        a, b = seg[k]
        d = b - a
        p = a + d * ((want - run) / max(d.length, 1e-9))
        out.append((p.x, p.y, math.atan2(d.y, d.x)))
    return out


def track(outline, width, lugs, lug=0.018, paint=RUBBER, lug_paint=IRON, inner=STEEL, bevel=0.012, ends=True,
          where=None):
    """A crawler track: the outline [(y, z)] made `width` thick along X, with lugs around it and lighter sides.

    `ends` closes the lugs on the +X side; where(y, z) leaves out lugs nobody sees."""
    s = side(outline, width, bevel, paint)
    if inner:
        s += side(offset(outline, -0.034), width + 0.012, 0, inner).without(lambda c, n: n.x < 0.5)
    h, w, foot, top = lug, width * 0.49, 0.022, 0.007
    bar = Shape([(x, y, z) for x in (-w, w) for y, z in ((-foot, 0.002), (-top, -h), (top, -h), (foot, 0.002))])
    bar.faces = [Face((k, k + 1, k + 5, k + 4), lug_paint) for k in range(3)]
    if ends:
        bar.faces.append(Face((4, 5, 6, 7), lug_paint))
    for y, z, a in along(outline, lugs):
        if where is None or where(y, z):
            s += bar.turn(x=math.degrees(a)).at(0, y, z)
    return s


def gear(r, teeth, depth, z0, z1, bevel=0.0, paint=STEEL):
    """A cog wheel lying flat."""
    pts = []
    for i in range(teeth):
        for k, q in ((-.32, r), (-.2, r + depth), (.2, r + depth), (.32, r)):
            a = TAU * (i + k) / teeth
            pts.append((q * math.cos(a), q * math.sin(a)))
    return prism(pts, z0, z1, bevel, paint)


def stripes(w, h, n, slant, z0, z1, paint=HAZARD):
    """n slanted bars filling a w by h plate about the origin, lying flat (raised; the ground shows between them)."""
    out = Shape()  # see decal
    pitch = w / n
    for i in range(n):
        x = -w / 2 + pitch * (i + 0.5)
        q = pitch * 0.27
        lo, hi = -slant * h / 2, slant * h / 2
        poly = [(x - q + lo, -h / 2), (x + q + lo, -h / 2), (x + q + hi, h / 2), (x - q + hi, h / 2)]
        poly = [(max(-w / 2, min(w / 2, px)), py) for px, py in poly]
        out += decal(prism(poly, z0, z1, 0, paint))
    return out


_fonts = {}


def forget_fonts():
    """To be called after Blender has thrown its data away."""
    _fonts.clear()


def text(body, height, z0, z1, font, paint=WHITE, bevel=0.0, resolution=2):
    """Text as a solid lying flat (readable from above, up is +Y), capitals `height` high, centred."""
    if font not in _fonts:
        _fonts[font] = bpy.data.fonts.load(font)
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.font = body, _fonts[font]
    curve.resolution_u = resolution
    curve.extrude = 0.5
    obj = bpy.data.objects.new("text", curve)
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.view_layer.update()
    mesh = obj.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    s = Shape([v.co.copy() for v in mesh.vertices], [Face(tuple(p.vertices), paint) for p in mesh.polygons])
    bpy.data.objects.remove(obj)
    bpy.data.curves.remove(curve)
    s = weld(s).without(lambda c, n: n.z < -0.9)
    lo, hi = s.bounds()
    k = height / (hi[1] - lo[1])
    return s.map(lambda v: ((v.x - (lo[0] + hi[0]) / 2) * k, (v.y - (lo[1] + hi[1]) / 2) * k,
                            z0 + (v.z + 0.5) * (z1 - z0)))


# ---------------------------------------------------------------- finishing

def outward(s):
    """The closed shape with its faces turned outwards."""
    vol = 0.0
    for f in s.faces:
        p = [s.verts[i] for i in f.v]
        for i in range(1, len(p) - 1):
            vol += p[0].dot(p[i].cross(p[i + 1]))
    return s.flipped() if vol < 0 else s


def decal(s):
    """Only the upward faces: a painted mark a hair above its ground."""
    return s.without(lambda c, n: n.z < 0.9)


def weld(s, eps=1e-5):
    """Join equal vertices, drop degenerate faces."""
    key, remap, verts = {}, [], []
    for v in s.verts:
        k = tuple(round(c / eps) for c in v)
        if k not in key:
            key[k] = len(verts)
            verts.append(v)
        remap.append(key[k])
    out = Shape(verts)
    for f in s.faces:
        idx, cor = [], []
        for n, i in enumerate(f.v):
            j = remap[i]
            if j not in idx:
                idx.append(j)
                cor.append(f.corners[n] if f.corners else None)
        if len(idx) > 2:
            out.faces.append(Face(tuple(idx), f.paint, cor if f.corners else None, f.angle))
    return out


def seen(s, lowest=-0.35, ways=56):
    """For each face whether it can be seen from outside at all, from nowhere lower than `lowest` (sine of the height)."""
    from mathutils.bvhtree import BVHTree
    tree = BVHTree.FromPolygons(s.verts, [f.v for f in s.faces])
    golden = math.pi * (3 - math.sqrt(5))
    dirs = []
    for k in range(ways):
        z = 1 - (1 - lowest) * (k + 0.5) / ways
        r = math.sqrt(1 - z * z)
        dirs.append(Vector((r * math.cos(golden * k), r * math.sin(golden * k), z)))
    out = []
    for f in s.faces:
        c, n = s.centre(f), s.normal(f)
        p = [s.verts[i] for i in f.v]
        spots = [c] + [q * 0.93 + c * 0.07 for q in p] + [(q + r) * 0.47 + c * 0.06 for q, r in zip(p, p[1:] + p[:1])]
        ahead = [d for d in dirs if d.dot(n) > 0.02]
        lift = n * (2e-4 + max(abs((q - c).dot(n)) for q in p))  # clear of a face that is not quite flat
        out.append(any(tree.ray_cast(q + lift, d)[0] is None for q in spots for d in ahead))
    return out


def soft_normals(s, angle):
    """One normal per corner: area-weighted mean of the faces about the vertex that bend by less than `angle`.

    Big flat faces keep flat normals and the narrow bevels take up the bend, so one chamfer looks like a round edge."""
    def limit(face):
        return math.cos(math.radians(angle if face.angle is None else face.angle))
    info = []
    at = [[] for _ in s.verts]
    for k, f in enumerate(s.faces):
        p = [s.verts[i] for i in f.v]
        n = Vector()
        for i in range(1, len(p) - 1):
            n += (p[i] - p[0]).cross(p[i + 1] - p[0])
        area = n.length
        info.append((n / area if area > 1e-14 else Vector((0, 0, 1)), area))
        for i in f.v:
            at[i].append(k)
    out = []
    for k, f in enumerate(s.faces):
        n0, own = info[k][0], limit(f)
        for i in f.v:
            n = Vector()
            for g in at[i]:
                if info[g][0].dot(n0) > max(own, limit(s.faces[g])):
                    n += info[g][0] * info[g][1]
            out.append(n.normalized() if n.length > 1e-14 else n0)
    return out


class Smooth(Shape):
    """A shape whose facets up to `angle` degrees apart are shaded as one round surface."""

    def __init__(self, shape, angle):
        super().__init__(shape.verts, shape.faces)
        self.angle = angle

    def __add__(self, other):
        return Smooth(super().__add__(other), self.angle)
