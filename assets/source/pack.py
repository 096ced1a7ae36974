"""Shrinks a GLB written by Blender: joins equal vertices, 8-bit colours, 16-bit indices, no colours where all are white,
accessors rewritten tightly. Plain Python with numpy."""
import json
import math
import struct

import numpy as np

DT = {5121: np.uint8, 5123: np.uint16, 5125: np.uint32, 5126: np.float32}
STRIDE = {"position": 12, "normal": 12, "colour": 4, "uv": 8}
WIDTH = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4}


def read(path):
    data = open(path, "rb").read()
    size = struct.unpack_from("<I", data, 12)[0]
    return json.loads(data[20:20 + size]), data[28 + size:]


def accessor(doc, blob, i):
    a = doc["accessors"][i]
    view = doc["bufferViews"][a["bufferView"]]
    start = view.get("byteOffset", 0) + a.get("byteOffset", 0)
    n = a["count"] * WIDTH[a["type"]]
    arr = np.frombuffer(blob, DT[a["componentType"]], n, start).reshape(a["count"], -1)
    if a.get("normalized"):
        arr = arr / np.iinfo(arr.dtype).max
    return arr


def join(pos, nor, col, idx, limit=math.cos(math.radians(24))):
    """Vertices at one place, of one colour and with nearly one normal become one: (kept vertices, indices, normals)."""
    p, c = np.round(pos * 20000).astype(int), None if col is None else np.round(col * 4095).astype(int)
    groups, owner, keep, sums = {}, np.empty(len(pos), int), [], []
    for i in range(len(pos)):
        key = (*p[i], *(() if c is None else c[i]))
        for g in groups.setdefault(key, []):
            if sums[g] @ nor[i] > limit * np.linalg.norm(sums[g]):
                sums[g] = sums[g] + nor[i]
                break
        else:
            g = len(keep)
            groups[key].append(g)
            keep.append(i)
            sums.append(nor[i])
        owner[i] = g
    n = np.array(sums)
    return np.array(keep), owner[idx], n / np.linalg.norm(n, axis=1, keepdims=True)


class Buffers:
    """The file's data, one buffer view per kind."""

    def __init__(self):
        self.accs, self.parts = [], {}

    def put(self, arr, kind, comp, view, **more):
        buf = self.parts.setdefault(view, bytearray())
        self.accs.append({"bufferView": list(self.parts).index(view), "byteOffset": len(buf), "componentType": comp, "count": len(arr),
                          "type": kind, **more})
        buf.extend(np.ascontiguousarray(arr).tobytes())
        buf.extend(bytes(-len(buf) % 4))
        return len(self.accs) - 1

    def triangles(self, idx, count):
        wide = count > 65535
        return self.put(idx.reshape(-1).astype(np.uint32 if wide else np.uint16), "SCALAR", 5125 if wide else 5123, "index")

    def positions(self, pos):
        pos = pos.astype(np.float32)
        return self.put(pos, "VEC3", 5126, "position", min=[float(c) for c in pos.min(0)], max=[float(c) for c in pos.max(0)])

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
        at = {"POSITION": buf.positions(pos[first]), "NORMAL": buf.put(n.astype(np.float32), "VEC3", 5126, "normal"),
              "COLOR_0": buf.put(np.round(rgba * 255).astype(np.uint8), "VEC4", 5121, "colour", normalized=True)}
        if uv is not None:
            at["TEXCOORD_0"] = buf.put(uv[first].astype(np.float32), "VEC2", 5126, "uv")
        out.append({"attributes": at, "indices": buf.triangles(tri, len(first)), "material": k})
        print(f"  {list(prims)[k]:8} {len(tri):6} triangles {len(first):6} vertices")
    buf.write(path, {"asset": {"version": "2.0"}, "scene": 0, "scenes": [{"nodes": [0]}], "nodes": [{"mesh": 0, "name": name}],
                     "meshes": [{"name": name, "primitives": out}], "materials": [{"name": m} for m in prims]})


def pack(path):
    doc, blob = read(path)
    buf = Buffers()
    for mesh in doc["meshes"]:
        for p in mesh["primitives"]:
            at = p["attributes"]
            pos = accessor(doc, blob, at["POSITION"]).astype(np.float64)
            nor = accessor(doc, blob, at["NORMAL"]).astype(np.float64)
            col = accessor(doc, blob, at["COLOR_0"]).astype(np.float64) if "COLOR_0" in at else None
            idx = accessor(doc, blob, p["indices"]).reshape(-1).astype(np.int64)
            if col is not None and (col > 0.999).all():
                col = None
            keep, idx, nor = join(pos, nor, col, idx)
            tri = idx.reshape(-1, 3)
            tri = tri[(tri[:, 0] != tri[:, 1]) & (tri[:, 1] != tri[:, 2]) & (tri[:, 0] != tri[:, 2])]
            new = {"POSITION": buf.positions(pos[keep]), "NORMAL": buf.put(nor.astype(np.float32), "VEC3", 5126, "normal")}
            if col is not None:
                q = np.round(np.clip(col[keep], 0, 1) * 255).astype(np.uint8)
                new["COLOR_0"] = buf.put(q, "VEC4", 5121, "colour", normalized=True)
            p["indices"] = buf.triangles(tri, len(keep))
            p["attributes"] = new
    buf.write(path, doc)
