"""What the places round the boards are made with: sheets of ground with patterns, props, baked shade, one mesh per place.

Blender's axes: Z up, the usual camera stands at -Y. A place is one mesh with one primitive per material; every corner has a
colour (albedo times baked ambient occlusion, linear) and, where the material has a texture, a UV (4 units to one repeat).
"""
import math
import random

import numpy as np
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree
from mathutils.geometry import convex_hull_2d, delaunay_2d_cdt, tessellate_polygon

import shapes
from shapes import *  # noqa: F403
from shapes import soft_normals

def rod(a, b, r, sides=3, paint=STEEL):
    """A thin rod without ends, shaded round however few its sides, so that its corners are shared."""
    return shapes.tube([a, b], r, sides, paint, caps=False).shade_up_to(130)


def torus(r, t, seg=24, sides=3, paint=ARMY):
    return shapes.torus(r, t, seg, sides, paint).shade_up_to(130)


def tube(path, radius, sides=6, paint=ARMY, flat=1.0, caps=True):
    return shapes.tube(path, radius, sides, paint, flat, caps).shade_up_to(130)


def post(sx, sy, sz, p):
    """A leg or pole of which nobody sees the ends."""
    return block(sx, sy, sz, p).without(lambda c, n: abs(n.z) > 0.9).shade_up_to(100)


TEXTURED = ("wood", "asphalt", "felt", "stone", "brass", "steel", "dirt")
PLAIN = ("trim", "glow")
REPEAT = 4.0          # board units to one repeat of a texture
SURFACE = -0.5        # where the boards stand
SUN = (-600.0, -500.0, 1100.0)   # as in the game (src/theme/daylight.rs), far off


def paint(material, text, shade=1.0):
    return Paint(material, srgb(text, shade))


def mix(a, b, t):
    return tuple(p + (q - p) * t for p, q in zip(a, b))


def spread(n, closed=False):
    """0 to 1 in n steps."""
    return [k / n for k in range(n if closed else n + 1)]


def inside(p, poly):
    """Whether the 2D point lies in the polygon."""
    x, y = p[0], p[1]
    odd = False
    for (x0, y0), (x1, y1) in zip(poly, poly[1:] + poly[:1]):
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
            odd = not odd
    return odd


def resample(poly, step):
    """The outline with points no farther apart than `step`."""
    out = []
    for p, q in zip(poly, poly[1:] + poly[:1]):
        n = max(1, math.ceil(math.dist(p, q) / step))
        out += [(p[0] + (q[0] - p[0]) * k / n, p[1] + (q[1] - p[1]) * k / n) for k in range(n)]
    return out


def rect(x0, y0, x1, y1):
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def moved(poly, x=0.0, y=0.0, turn=0.0):
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [(px * c - py * s + x, px * s + py * c + y) for px, py in poly]


def sheet(lines, z, colour, points=(), keep=None):
    """A flat floor: `lines` are outlines (closed loops) whose edges are kept, `points` are further points. colour(x, y) gives the paint of
    a triangle by its middle, or None where there is no floor."""
    verts, edges = [], []
    for loop in lines:
        n = len(verts)
        verts += [Vector(p[:2]) for p in loop]
        edges += [(n + k, n + (k + 1) % len(loop)) for k in range(len(loop))]
    verts += [Vector(p[:2]) for p in points]
    v, _, tris, *_ = delaunay_2d_cdt(verts, edges, [], 0, 1e-4)
    s = Shape([(p.x, p.y, z) for p in v])
    for t in tris:
        a, b, c = (v[i] for i in t)
        turn = (b - a).cross(c - a)
        if abs(turn) < 1e-6:
            continue
        m = (a + b + c) / 3
        p = colour(m.x, m.y)
        if p is not None:
            s.faces.append(Face(tuple(t) if turn > 0 else tuple(reversed(t)), p))
    return s


def spots(n):
    """n points spread over a triangle, as weights of its corners."""
    if n == 1:
        return np.full((1, 3), 1 / 3)
    k = np.arange(1, n + 1)
    a, b = (0.5 + k * 0.7548776662) % 1, (0.5 + k * 0.5698402910) % 1
    over = a + b > 1
    a, b = np.where(over, 1 - a, a), np.where(over, 1 - b, b)
    return np.stack([1 - a - b, a, b], 1)


class Place:
    """Gathers the parts of one place, then bakes and hands out its triangles."""

    def __init__(self, seed=1):
        self.rnd = random.Random(seed)
        self.pos, self.nor, self.uv, self.col, self.mat = [], [], [], [], []   # per corner, three to a triangle; mat per triangle
        self.blocks = []      # unseen occluders
        self.feet = {}        # height -> outlines of what stands there

    def add(self, shape, x=0.0, y=0.0, z=0.0, turn=0.0, grain=(1, 0, 0), angle=62, foot=None, tilt=(0, 0), inward=False):
        """Put a shape down. grain: the direction (in the shape's own axes) the texture's U runs along, or 'ring' (about Z).
        foot: the height of the surface that is to show its contact shadow. inward: without the faces that look away from the middle."""
        s = weld(shape, 1e-4)
        normals = iter(soft_normals(s, angle))
        m = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ \
            Matrix.Rotation(math.radians(tilt[0]), 4, "X") @ Matrix.Rotation(math.radians(tilt[1]), 4, "Y")
        r = m.to_3x3()
        du, dv = (self.rnd.random(), self.rnd.random()) if (x, y, turn) != (0, 0, 0) else (0, 0)
        g = None if grain == "ring" else Vector(grain).normalized()
        lo, hi = s.bounds()
        small = max(b - a for a, b in zip(lo, hi)) < 7
        for f in s.faces:
            n = [next(normals) for _ in f.v]
            pts = [s.verts[i] for i in f.v]
            if f.paint.material in TEXTURED:
                uv = self.unwrap(s, f, pts, g, du, dv, small)
            else:
                uv = [(0.0, 0.0)] * len(pts)
            world = [m @ p for p in pts]
            wn = [r @ q for q in n]
            if inward:
                c, fn = sum(world, Vector()) / len(world), r @ s.normal(f)
                if fn.x * c.x + fn.y * c.y > 0.3 * math.hypot(c.x, c.y) or fn.z < -0.9:
                    continue
            for t in self.triangles(pts, s.normal(f)):
                self.mat.append(f.paint.material)
                for i in t:
                    self.pos.append(tuple(world[i]))
                    self.nor.append(tuple(wn[i]))
                    self.uv.append(uv[i])
                    self.col.append(tuple(f.corners[i]) if f.corners else tuple(f.paint.colour))
        if foot is not None:
            low = [(m @ v).to_2d() for v in s.verts if (m @ v).z < foot + 0.12]
            if len(low) > 2:
                hull = [tuple(low[i]) for i in convex_hull_2d(low)]
                if len(hull) > 2:
                    self.feet.setdefault(round(foot, 3), []).append(hull)

    @staticmethod
    def triangles(pts, normal):
        if len(pts) == 3:
            return [(0, 1, 2)]
        if len(pts) == 4:
            cut = [(0, 1, 2), (0, 2, 3)] if (pts[0] - pts[2]).length <= (pts[1] - pts[3]).length else [(0, 1, 3), (1, 2, 3)]
            if all((pts[b] - pts[a]).cross(pts[c] - pts[a]).dot(normal) > 0 for a, b, c in cut):
                return cut
        out = []
        for a, b, c in tessellate_polygon([pts]):
            k = (pts[b] - pts[a]).cross(pts[c] - pts[a]).dot(normal)
            if abs(k) > 1e-10:
                out.append((a, b, c) if k > 0 else (a, c, b))
        return out

    @staticmethod
    def unwrap(s, f, pts, g, du, dv, small):
        if g is None:
            c = s.centre(f)
            mid, rad = math.atan2(c.y, c.x), math.hypot(c.x, c.y)
            turns = 18   # one number for a whole table, so that rings meet
            out = []
            for p in pts:
                a = math.atan2(p.y, p.x)
                while a - mid > math.pi:
                    a -= TAU
                while a - mid < -math.pi:
                    a += TAU
                out.append((a / TAU * turns, (math.hypot(p.x, p.y) - p.z) / REPEAT))
            return out
        if small:   # one slanting projection for the whole prop: no seams, so that corners are shared
            a = g.orthogonal().normalized()
            w = (a * 0.8 + g.cross(a) * 0.6)
            return [(p.dot(g) / REPEAT + du, p.dot(w) / REPEAT + dv) for p in pts]
        n = s.normal(f)
        k = max(range(3), key=lambda i: abs(n[i]))
        axis = Vector([float(i == k) for i in range(3)])
        w = axis.cross(g)
        if w.length < 0.3:
            u, w = Vector([float(i == (k + 1) % 3) for i in range(3)]), Vector([float(i == (k + 2) % 3) for i in range(3)])
        else:
            w.normalize()
            u = w.cross(axis)
        return [(p.dot(u) / REPEAT + du, p.dot(w) / REPEAT + dv) for p in pts]

    def shadow_points(self, z, rings_at=(0.18, 0.5), step=0.9):
        """Points round everything that stands at this height, so that a floor has corners enough to be dark there."""
        loops, extra = [], []
        for hull in self.feet.get(round(z, 3), []):
            hull = [p for k, p in enumerate(hull) if math.dist(p, hull[k - 1]) > 0.03]
            if len(hull) < 3 or sum(math.dist(a, b) for a, b in zip(hull, hull[1:] + hull[:1])) < 2.2:
                continue   # too small: the sun's shadow will do
            if sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(hull, hull[1:] + hull[:1])) < 0:
                hull = hull[::-1]
            if len(hull) > 8:
                hull = hull[::2]
            loops.append(resample(hull, 1.6))
            for d in rings_at:
                extra += resample(offset(hull, d), step)
        return loops, extra

    @staticmethod
    def merge(pos, nor, col, uv, limit=math.cos(math.radians(32))):
        """Normals of one spot and look that differ a little become one, so that the corners can be one vertex."""
        keys = np.concatenate([np.round(pos * 5000), np.round(col * 255), np.round(uv * 1000)], 1).astype(int)
        groups, owner, sums = {}, [], []
        for i, key in enumerate(map(tuple, keys)):
            n = nor[i]
            for g in groups.setdefault(key, []):
                if sums[g] @ n > limit * np.linalg.norm(sums[g]):
                    sums[g] = sums[g] + n
                    break
            else:
                g = len(sums)
                groups[key].append(g)
                sums.append(n)
            owner.append(g)
        out = np.array(sums)
        return (out / np.linalg.norm(out, axis=1, keepdims=True))[owner]

    def block(self, outline, z0, z1):
        self.blocks.append(prism(outline, z0, z1))

    def seen(self):
        """For each triangle whether any camera over the board can see it, or the sun, in whose light it throws a shadow."""
        pos = np.array(self.pos).reshape(-1, 3, 3)
        cross = np.cross(pos[:, 1] - pos[:, 0], pos[:, 2] - pos[:, 0])
        area = np.linalg.norm(cross, axis=1) / 2
        normals = cross / np.maximum(2 * area, 1e-12)[:, None]
        cast = BVHTree.FromPolygons([Vector(p) for p in self.pos], [(i, i + 1, i + 2) for i in range(0, len(self.pos), 3)]).ray_cast
        eyes = np.array([(far * math.cos(pitch) * math.cos(yaw), far * math.cos(pitch) * math.sin(yaw), far * math.sin(pitch))
                         for yaw in np.arange(20) * TAU / 20 for pitch in (0.27, 0.5, 0.95, 1.45) for far in (9, 22, 55)] + [SUN])

        def reaches(start, eye):
            """Nothing is between: what turns its back on the camera is not drawn."""
            way = eye - start
            left = np.linalg.norm(way)
            way = way / left
            o, d = Vector(start), Vector(way)
            while True:
                _, _, hit, dist = cast(o, d, left)
                if dist is None:
                    return True
                if normals[hit] @ way > 0:
                    return False
                o, left = o + d * (dist + 1e-4), left - dist - 1e-4
                if left <= 0:
                    return True
        out = []
        for t, (corner, n) in enumerate(zip(pos, normals)):
            few = min(40, 9 + int(area[t] * 12))
            weights = np.concatenate([[(0.96, 0.02, 0.02), (0.02, 0.96, 0.02), (0.02, 0.02, 0.96), (0.49, 0.49, 0.02), (0.02, 0.49, 0.49),
                                       (0.49, 0.02, 0.49)], spots(few - 6)])
            starts = weights @ corner + n * 1e-3
            out.append(area[t] < 1e-9 or any(reaches(start, eye) for start in starts for eye in eyes if (eye - start) @ n > 0))
        return np.array(out)

    def bake(self, reach=5.0, rays=96, strength=0.85, tint=None, floor=0.2):
        """{material: arrays}; tint(x, y, z, normal z) -> factors multiplies the colours (pools of light, dark corners)."""
        pos, nor = np.array(self.pos), np.array(self.nor)
        col, uv = np.array(self.col, float), np.array(self.uv)
        nor = self.merge(pos, nor, col, uv)
        verts = [Vector(p) for p in self.pos]
        polys = [(i, i + 1, i + 2) for i in range(0, len(verts), 3)]
        polys = [p for p, m in zip(polys, self.mat) if m != "glow"]
        for b in self.blocks:
            n = len(verts)
            verts += b.verts
            polys += [tuple(i + n for i in f.v) for f in b.faces]
        tree = BVHTree.FromPolygons(verts, polys)
        golden = math.pi * (3 - math.sqrt(5))
        dirs = []
        for k in range(rays):
            u = (k + 0.5) / rays
            rad, a = math.sqrt(u), golden * k
            dirs.append((rad * math.cos(a), rad * math.sin(a), math.sqrt(1 - u)))
        dirs = np.array(dirs)
        key = np.concatenate([np.round(pos, 3), np.round(nor, 2)], 1)
        _, first, back = np.unique(key, axis=0, return_index=True, return_inverse=True)
        lit = np.repeat(np.array([m != "glow" for m in self.mat]), 3)
        shade = np.ones(len(first))
        cast = tree.ray_cast
        for j, i in enumerate(first):
            if not lit[i]:
                continue
            n = Vector(nor[i])
            t = n.orthogonal().normalized()
            b = n.cross(t)
            basis = np.array([t, b, n])
            o = Vector(pos[i]) + n * 0.025
            occ = 0.0
            for d in dirs @ basis:
                _, _, _, dist = cast(o, d, reach)
                if dist is not None:
                    occ += 1 - dist / reach
            shade[j] = max(floor, 1 - strength * 1.25 * occ / rays)
        col *= np.where(lit, shade[back], 1.0)[:, None]
        if tint is not None:
            for i in range(len(col)):
                if lit[i]:
                    col[i] *= tint(*pos[i], nor[i][2])
        out = {}
        mats, seen = np.repeat(np.array(self.mat), 3), np.repeat(self.seen(), 3)
        print(f"{len(seen) // 3} triangles, {np.count_nonzero(~seen) // 3} of which nobody sees")
        for m in sorted(set(self.mat)):
            w = (mats == m) & seen
            out[m] = gltf_axes(pos[w]), gltf_axes(nor[w]), np.clip(col[w], 0, 1), uv[w] if m in TEXTURED else None
        return out


def gltf_axes(a):
    return np.stack([a[:, 0], a[:, 2], -a[:, 1]], 1)


# ---------------------------------------------------------------- backdrops and common props

def wall(outline, z0, z1, paint_, rows=1, colours=None, step=None):
    """A wall seen from inside: outline counter-clockwise; colours(u along, v up, point) -> linear colour gives each corner its own."""
    pts = resample(outline, step) if step else outline
    s = Shape()
    n = len(pts)
    for k in range(rows + 1):
        z = z0 + (z1 - z0) * k / rows
        s.verts += [Vector((x, y, z)) for x, y in pts]
    for k in range(rows):
        for i in range(n):
            j = (i + 1) % n
            v = (k * n + j, k * n + i, (k + 1) * n + i, (k + 1) * n + j)
            c = None
            if colours:
                c = [colours(((i + (q in (0, 3))) / n), (k + (q in (2, 3))) / rows, s.verts[v[q]]) for q in range(4)]
            s.faces.append(Face(v, paint_, c))
    return s


def bank(profile, seg, paint_, colours=None):
    """A shell turned about Z and seen from inside (a dome, a sky): [(r, z), ...] upwards."""
    s = lathe(profile, seg, paint_).flipped()
    if colours:
        for f in s.faces:
            f.corners = [colours(s.verts[i]) for i in f.v]
    return s.shade_up_to(89)


def plank(sx, sy, sz, p, bevel=0.03):
    return box((sx, sy, sz), bevel, p).up(sz / 2)


def block(sx, sy, sz, p):
    """A box without a bevel or an underside, standing on z = 0."""
    return box((sx, sy, sz), 0, p).up(sz / 2).no_bottom()


def wheels(xs, y, r, w=0.2, tyre="#232427", hub="#7c8288"):
    """Simple wheels on axles along Y."""
    one = lathe([(r, -w / 2), (r, w / 2), (r * 0.55, w / 2), (0, w / 2 - 0.01)], 7, paint("trim", tyre))
    one = one.paint(paint("trim", hub), lambda c, n: math.hypot(c.x, c.y) < r * 0.5).turn(x=90)
    s = Shape()
    for x in xs:
        s += one.turn(z=180).at(x, y, r) + one.at(x, -y, r)
    return s


def pane(w, h, p):
    """A flat plate upright at the origin, looking along -Y."""
    return Shape([(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [Face((0, 1, 2, 3), p)])


class Floor:
    """A flat ground with painted areas: later areas lie over earlier ones."""

    def __init__(self, z, outer, base):
        self.z, self.outer, self.base, self.areas = z, outer, base, []
        self.points = []

    def area(self, poly, paint_, hole=None, line=True):
        """paint_ None cuts a hole; `hole` is an inner outline that stays as it is."""
        xs, ys = [p[0] for p in poly], [p[1] for p in poly]
        self.areas.append((poly, hole, paint_, (min(xs), min(ys), max(xs), max(ys)), line))

    def ring(self, r0, r1, paint_, seg=72):
        self.area(circle(r1, seg), paint_, circle(r0, seg) if r0 else None)

    def grid(self, step, test):
        x0, y0 = (min(p[k] for p in self.outer) for k in (0, 1))
        x1, y1 = (max(p[k] for p in self.outer) for k in (0, 1))
        nx, ny = int((x1 - x0) / step), int((y1 - y0) / step)
        for i in range(nx + 1):
            for j in range(ny + 1):
                p = (x0 + (i + 0.5 * (j % 2)) * step, y0 + j * step)
                if test(*p) and inside(p, self.outer):
                    self.points.append(p)

    def colour(self, x, y):
        if not inside((x, y), self.outer):
            return None
        for poly, hole, p, (x0, y0, x1, y1), _ in reversed(self.areas):
            if x0 <= x <= x1 and y0 <= y <= y1 and inside((x, y), poly) and not (hole and inside((x, y), hole)):
                return p
        return self.base

    def shape(self, place, rings_at=(0.18, 0.5)):
        lines = [self.outer]
        for poly, hole, _, _, line in self.areas:
            if line:
                lines += [poly] + ([hole] if hole else [])
        loops, extra = place.shadow_points(self.z, rings_at)
        extra = [p for p in extra if inside(p, self.outer)]
        loops = [q for q in loops if all(inside(p, self.outer) for p in q)]
        return sheet(lines + loops, self.z, self.colour, self.points + extra)


def noise(seed, n=64):
    """A smooth value noise on the plane, period n, between 0 and 1."""
    rnd = np.random.default_rng(seed)
    t = rnd.random((n, n))

    def f(x, y):
        i, j = math.floor(x), math.floor(y)
        u, v = x - i, y - j
        u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
        a = t[i % n, j % n] * (1 - u) + t[(i + 1) % n, j % n] * u
        b = t[i % n, (j + 1) % n] * (1 - u) + t[(i + 1) % n, (j + 1) % n] * u
        return a * (1 - v) + b * v
    return f


def arc(cx, cy, r, a0, a1, n):
    return [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * k / n)), cy + r * math.sin(math.radians(a0 + (a1 - a0) * k / n)))
            for k in range(n + 1)]


def strip(points, width):
    """An outline along a polyline, tapering at both ends."""
    left, right = [], []
    for k, p in enumerate(points):
        a, b = points[max(k - 1, 0)], points[min(k + 1, len(points) - 1)]
        d = Vector((b[0] - a[0], b[1] - a[1])).normalized()
        w = width / 2 * (0.25 if k in (0, len(points) - 1) else 1)
        left.append((p[0] - d.y * w, p[1] + d.x * w))
        right.append((p[0] + d.y * w, p[1] - d.x * w))
    return right + left[::-1]


def tree(rnd, h=2.2, leaf="#4d5a38", trunk="#4a3a2c"):
    s = lathe([(0.11 * h / 2, 0), (0.07 * h / 2, h * 0.5)], 4, paint("trim", trunk))
    for r, x, y, z in ((0.31, 0, 0, 0.62), (0.21, 0.15, 0.06, 0.86)):
        b = ball(r * h, 6, 3, paint("trim", leaf, rnd.uniform(0.85, 1.15))).scale(1, 1, 0.9)
        b.verts = [v * rnd.uniform(0.9, 1.1) for v in b.verts]
        s += b.turn(z=rnd.uniform(0, 360)).at(x * h, y * h, z * h).gradient(lambda v: 0.62 + 0.38 * min(1, max(0, (v.z / h - 0.3) / 0.6)))
    return s
