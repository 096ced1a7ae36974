"""Writes GLB files: 8-bit colours, 8-bit or 16-bit indices, one buffer view per kind, nothing twice. Plain Python with numpy."""
import json
import struct

import numpy as np

STRIDE = {"position": 12, "normal": 12, "colour": 4, "uv": 8}
# Steps of a unit: half a millimetre on a square of a metre, a degree of light, half a pixel of a texture.
STEPS = {"position": 2048, "normal": 64, "uv": 1024}


def short(arr, view):
    """Numbers whose last bits are noughts: nobody sees the difference, and a server's compression saves a third by it."""
    return (np.round(arr.astype(np.float64) * STEPS[view]) / STEPS[view] + 0.0).astype(np.float32)   # + 0.0: no -0


class Buffers:
    """The file's data, one buffer view per kind."""

    def __init__(self):
        self.accs, self.parts, self.known = [], {}, {}

    def put(self, arr, kind, comp, view, **more):
        """The number of the accessor for this data; what is there already is not written again."""
        buf = self.parts.setdefault(view, bytearray())
        data = np.ascontiguousarray(arr).tobytes()
        if (view, comp, data) in self.known:
            return self.known[view, comp, data]
        acc = {"bufferView": list(self.parts).index(view), "byteOffset": len(buf), "componentType": comp, "count": len(arr), "type": kind, **more}
        if not buf:
            del acc["byteOffset"]
        self.known[view, comp, data] = len(self.accs)
        self.accs.append(acc)
        buf.extend(data)
        buf.extend(bytes(-len(buf) % 4))
        return len(self.accs) - 1

    def triangles(self, idx, count):
        width, comp = next((w, c) for w, c, most in ((np.uint8, 5121, 255), (np.uint16, 5123, 65535), (np.uint32, 5125, 1 << 32)) if count <= most)
        return self.put(idx.reshape(-1).astype(width), "SCALAR", comp, "index")

    def positions(self, pos):
        pos = short(pos, "position")
        lo, hi = ([float(str(c)) for c in ends] for ends in (pos.min(0), pos.max(0)))   # as few digits as tell the number
        return self.put(pos, "VEC3", 5126, "position", min=lo, max=hi)

    def write(self, path, doc):
        views, out = [], bytearray()
        for name, buf in self.parts.items():
            view = {"buffer": 0, "byteOffset": len(out), "byteLength": len(buf), "target": 34962 if name in STRIDE else 34963}
            if name in STRIDE:
                view["byteStride"] = STRIDE[name]
            views.append(view)
            out += buf
        doc.update(bufferViews=views, accessors=self.accs, buffers=[{"byteLength": len(out)}])
        text = json.dumps(doc, separators=(",", ":")).encode()
        text += b" " * (-len(text) % 4)
        with open(path, "wb") as f:
            f.write(struct.pack("<4sII", b"glTF", 2, 28 + len(text) + len(out)))
            f.write(struct.pack("<I4s", len(text), b"JSON") + text)
            f.write(struct.pack("<I4s", len(out), b"BIN\0") + out)


def save(path, name, prims):
    """Writes a file of one mesh: {material: (positions, normals, colours, UVs or None)}, three rows to a triangle."""
    buf, out = Buffers(), []
    for k, (pos, nor, col, uv) in enumerate(prims.values()):
        rows = [np.round(pos * 5000), np.round(nor * 24), np.round(col * 255)] + ([] if uv is None else [np.round(uv * 1000)])
        _, first, back = np.unique(np.concatenate(rows, 1), axis=0, return_index=True, return_inverse=True)
        order = np.argsort(first)                        # in the order of their making, which the cache likes
        rank = np.empty(len(order), int)
        rank[order] = np.arange(len(order))
        first, tri = first[order], rank[back].reshape(-1, 3)
        tri = tri[(tri[:, 0] != tri[:, 1]) & (tri[:, 1] != tri[:, 2]) & (tri[:, 0] != tri[:, 2])]
        n = nor[first] / np.linalg.norm(nor[first], axis=1, keepdims=True)
        rgba = np.concatenate([col[first], np.ones((len(first), 1))], 1)
        at = {"POSITION": buf.positions(pos[first]), "NORMAL": buf.put(short(n, "normal"), "VEC3", 5126, "normal"),
              "COLOR_0": buf.put(np.round(rgba * 255).astype(np.uint8), "VEC4", 5121, "colour", normalized=True)}
        if uv is not None:
            at["TEXCOORD_0"] = buf.put(short(uv[first], "uv"), "VEC2", 5126, "uv")
        out.append({"attributes": at, "indices": buf.triangles(tri, len(first)), "material": k})
        print(f"  {list(prims)[k]:8} {len(tri):6} triangles {len(first):6} vertices")
    buf.write(path, {"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": [{"mesh": 0, "name": name}],
                     "meshes": [{"name": name, "primitives": out}], "materials": [{"name": m} for m in prims]})


def save_models(path, models):
    """Writes a file of many meshes: [(name, where, {material: [positions, normals, colours or None, UVs or None, triangles]})]."""
    buf, nodes, meshes, materials = Buffers(), [], [], ["army", "trim"]
    for name, where, parts in models:
        prims = []
        for material, (pos, nor, col, uv, tri) in parts.items():
            if material not in materials:
                materials.append(material)
            at = {"POSITION": buf.positions(pos), "NORMAL": buf.put(short(nor, "normal"), "VEC3", 5126, "normal")}
            if col is not None:
                rgba = np.concatenate([col, np.ones((len(col), 1))], 1)
                at["COLOR_0"] = buf.put(np.round(rgba * 255).astype(np.uint8), "VEC4", 5121, "colour", normalized=True)
            if uv is not None:
                at["TEXCOORD_0"] = buf.put(short(uv, "uv"), "VEC2", 5126, "uv")
            prims.append({"attributes": at, "indices": buf.triangles(tri, len(pos)), "material": materials.index(material)})
        node = {"mesh": len(meshes), "name": name}
        if any(where):
            node["translation"] = [where[0], where[2], -where[1]]
        nodes.append(node)
        meshes.append({"name": name, "primitives": prims})
    buf.write(path, {"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": list(range(len(nodes)))}], "nodes": nodes, "meshes": meshes,
                     "materials": [{"name": m} for m in materials]})
