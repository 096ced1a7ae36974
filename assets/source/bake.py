"""From shapes to what a file has: triangles by material, soft normals, UVs, and shade baked into the colours.

A shape may say how it is to be baked with these attributes: `on` (a Shape that is not shown but darkens it; without one there is no shade at all),
`reach` (how far something darkens), `darkest` (the factor deep in a fold), `unwrap` (points, normal, material -> UVs, for textured materials),
`drop_unseen` (only faces seen from outside are kept).
"""
import math

import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from places import TEXTURED, Place, gltf_axes, spots
from shapes import *  # noqa: F403
from shapes import seen, soft_normals

ORDER = ("army", "trim", *TEXTURED)
RAYS = 72
LIFT = 0.008
ROUND = math.cos(math.radians(24))


# ---------------------------------------------------------------- what things stand on

def ground(z=0.0, r=3.0):
    return Shape([(-r, -r, z), (r, -r, z), (r, r, z), (-r, r, z)], [Face((0, 1, 2, 3), ARMY)])


def base_and_tile():
    """What lies under a piece: the disc it stands on and, a little lower, the tile."""
    return lathe([(0.38, -0.07), (0.38, 0.0), (0.28, 0.0), (0.28, -0.006), (0, -0.006)], 24) + ground(-0.07)


def shaded(s, on=None, reach=0.45, darkest=0.55):
    s.on, s.reach, s.darkest = base_and_tile() if on is None else on, reach, darkest
    return s


# ---------------------------------------------------------------- stuff of boards

WOOD_WIDE, WOOD_LONG, JOINT = 2.2, 10.0, 0.395   # a board is cut from one plank of the picture, whose joint lies at this U


def stuff(material, text, shade=1.0):
    return Paint(material, srgb(text, shade))


def flat_uv(p, repeat):
    """One slanting projection for everything: nothing is cut, corners are shared."""
    return (p.x + 0.35 * p.z) / repeat, (p.y + 0.6 * p.z) / repeat


def plank_uv(along, across):
    """Grain along U; `along` within 4.9 and `across` within 0.25 of the plank's middle."""
    return JOINT + 0.5 + along / WOOD_LONG, 0.125 + across / WOOD_WIDE


# ---------------------------------------------------------------- triangles

def corners(shape):
    """{material: (positions, normals, colours, UVs or None)}, three rows to a triangle, Blender's axes."""
    s = weld(shape)
    normals = iter(soft_normals(s, getattr(shape, "angle", 62)))
    kept = seen(s) if getattr(shape, "drop_unseen", False) else [True] * len(s.faces)
    unwrap = getattr(shape, "unwrap", None)
    out = {}
    for f, keep in zip(s.faces, kept):
        n = [next(normals) for _ in f.v]
        if not keep:
            continue
        pts = [s.verts[i] for i in f.v]
        material = f.paint.material
        uv = unwrap(pts, s.normal(f), material) if material in TEXTURED else [(0, 0)] * len(pts)
        rows = out.setdefault(material, ([], [], [], []))
        for t in Place.triangles(pts, s.normal(f)):
            for i in t:
                rows[0].append(tuple(pts[i]))
                rows[1].append(tuple(n[i]))
                rows[2].append(tuple(f.corners[i] if f.corners else f.paint.colour))
                rows[3].append(tuple(uv[i]))
    return {m: tuple(np.array(a, float) for a in out[m]) for m in ORDER if m in out}


def groups(keys, nor, limit=ROUND):
    """Rows with one key and nearly one normal belong together: (first row of each group, group of each row, normal of each group)."""
    known, owner, first, sums = {}, np.empty(len(nor), int), [], []
    for i, key in enumerate(map(tuple, keys)):
        for g in known.setdefault(key, []):
            if sums[g] @ nor[i] > limit * math.sqrt(sums[g] @ sums[g]):
                sums[g] = sums[g] + nor[i]
                break
        else:
            g = len(first)
            known[key].append(g)
            first.append(i)
            sums.append(nor[i])
        owner[i] = g
    n = np.array(sums)
    return np.array(first), owner, n / np.linalg.norm(n, axis=1, keepdims=True)


def vertices(part):
    """Shared vertices: positions, normals, colours, UVs, triangles."""
    pos, nor, col, uv = part
    keys = np.concatenate([np.round(pos * 20000), np.round(col * 4095), np.round(uv * 2000)], 1).astype(int)
    first, tri, n = groups(keys, nor)
    tri = tri.reshape(-1, 3)
    tri = tri[(tri[:, 0] != tri[:, 1]) & (tri[:, 1] != tri[:, 2]) & (tri[:, 0] != tri[:, 2])]
    return [pos[first], n, col[first], uv[first], tri]


# ---------------------------------------------------------------- shade

def hemisphere(rays):
    """Directions about +Z, the denser the steeper."""
    golden = math.pi * (3 - math.sqrt(5))
    u = (np.arange(rays) + 0.5) / rays
    a = golden * np.arange(rays)
    return np.stack([np.sqrt(u) * np.cos(a), np.sqrt(u) * np.sin(a), np.sqrt(1 - u)], 1)


def shade(parts, on, reach, darkest):
    """A factor for every vertex of every part. It is measured all over the faces, not at the corners, of which many are inside something else; the
    factors are those that come nearest to what was measured when a face is filled with their mixture, and that differ little from their neighbours."""
    pos, nor = np.concatenate([p[0] for p in parts]), np.concatenate([p[1] for p in parts])
    start = np.cumsum([0] + [len(p[0]) for p in parts])
    tri = np.concatenate([p[4] + k for p, k in zip(parts, start)])
    _, node, _ = groups(np.round(pos * 4000).astype(int), nor, math.cos(math.radians(40)))
    verts = [Vector(p) for p in pos] + on.verts
    polys = [tuple(int(i) for i in t) for t in tri] + [tuple(i + len(pos) for i in f.v) for f in on.faces]
    cast = BVHTree.FromPolygons(verts, polys).ray_cast
    dirs = hemisphere(RAYS)
    a, b, c = (pos[tri[:, k]] for k in range(3))
    cross = np.cross(b - a, c - a)
    area = np.linalg.norm(cross, axis=1) / 2
    of, weight, value = [], [], []
    for t, corner in enumerate(tri):
        if area[t] < 1e-9:
            continue
        flat = cross[t] / (2 * area[t])
        n = int(min(24, max(2, area[t] / 0.0012)))
        for w in spots(n):
            p = w @ pos[corner] + flat * LIFT
            up = Vector(w @ nor[corner] + flat).normalized()
            side = up.orthogonal().normalized()
            o, occluded, back = Vector(p), 0.0, 0
            for d in dirs @ np.array([side, up.cross(side), up]):
                _, hit, _, far = cast(o, d, reach)
                if far is not None:
                    occluded += 1 - far / reach
                    back += hit.x * d[0] + hit.y * d[1] + hit.z * d[2] > 0
            if back < 0.35 * RAYS:  # else it is inside something
                of.append(node[corner])
                weight.append(w * math.sqrt(area[t] / n))
                value.append((darkest + (1 - darkest) * (1 - min(1, occluded / RAYS)) ** 3.2) * math.sqrt(area[t] / n))
    return solve(np.array(of), np.array(weight), np.array(value), node[tri], area, node.max() + 1, darkest)[node], start


def solve(of, weight, value, tri, area, count, darkest, stiff=0.06, pull=1e-7):
    """Least squares by conjugate gradients: the samples, a spring along every edge, a faint pull for what has no sample at all."""
    edges = np.concatenate([tri[:, [0, 1]], tri[:, [1, 2]], tri[:, [2, 0]]])
    spring = np.tile(stiff * area, 3) + 1e-8

    def add(index, what):
        return np.bincount(index.ravel(), what.ravel(), count)

    def times(x):
        r = (weight * x[of]).sum(1)
        d = spring * (x[edges[:, 0]] - x[edges[:, 1]])
        return add(of, weight * r[:, None]) + add(edges[:, 0], d) - add(edges[:, 1], d) + pull * x
    diag = add(of, weight ** 2) + add(edges[:, 0], spring) + add(edges[:, 1], spring) + pull
    x = np.full(count, 0.85)
    r = add(of, weight * value[:, None]) + pull * 0.8 - times(x)
    z = r / diag
    p, rz = z, (r * z).sum()
    for _ in range(200):
        if rz < 1e-16:
            break
        q = times(p)
        step = rz / (p * q).sum()
        x, r = x + step * p, r - step * q
        z = r / diag
        rz, old = (r * z).sum(), rz
        p = z + rz / old * p
    return np.clip(x, darkest, 1)


def bake(shape):
    """{material: [positions, normals, colours or None, UVs or None, triangles]} in glTF's axes."""
    tris = corners(shape)
    parts = {m: vertices(p) for m, p in tris.items()}
    if getattr(shape, "on", None) is not None:
        factor, start = shade(list(parts.values()), shape.on, shape.reach, shape.darkest)
        for k, p in enumerate(parts.values()):
            p[2] = p[2] * factor[start[k]:start[k + 1], None]
    for m, p in parts.items():
        p[0], p[1], p[2] = gltf_axes(p[0]), gltf_axes(p[1]), np.clip(p[2], 0, 1)
        if m == "army" and (p[2] > 0.999).all():
            p[2] = None
        if m not in TEXTURED:
            p[3] = None
    return parts
