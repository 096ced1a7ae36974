"""Reads a GLB and complains about anything the game would stumble over. Plain Python: python3 check_glb.py FILE"""
import json
import os
import struct
import sys


def load(path):
    data = open(path, "rb").read()
    size = struct.unpack_from("<I", data, 12)[0]
    return json.loads(data[20:20 + size]), data


def report(path):
    doc, _ = load(path)
    assert not any(doc.get(k) for k in ("textures", "images", "animations", "cameras", "skins")), "unwanted content"
    mats = [m["name"] for m in doc["materials"]]
    assert sorted(mats) == ["army", "trim"], mats
    acc, total = doc["accessors"], 0
    print(f"{'mesh':18} {'army':>6} {'trim':>6}  x (min..max)      y (up)            z (front)")
    for node in doc["nodes"]:
        mesh = doc["meshes"][node["mesh"]]
        assert mesh["name"] == node["name"], (mesh["name"], node["name"])
        tri, lo, hi = {"army": 0, "trim": 0}, [9e9] * 3, [-9e9] * 3
        for p in mesh["primitives"]:
            a = p["attributes"]
            name = mats[p["material"]]
            assert "NORMAL" in a, mesh["name"]
            assert "COLOR_0" in a or name == "army", f"{mesh['name']}: trim without COLOR_0"
            assert set(a) <= {"POSITION", "NORMAL", "COLOR_0"}, a
            tri[name] += acc[p["indices"]]["count"] // 3
            pos = acc[a["POSITION"]]
            lo = [min(x) for x in zip(lo, pos["min"])]
            hi = [max(x) for x in zip(hi, pos["max"])]
        total += sum(tri.values())
        span = "  ".join(f"{a:7.3f}..{b:6.3f}" for a, b in zip(lo, hi))
        where = f"  at {[round(c, 3) for c in node['translation']]}" if "translation" in node else ""
        print(f"{node['name']:18} {tri['army']:6} {tri['trim']:6}  {span}{where}")
    print(f"{len(doc['nodes'])} meshes, {total} triangles, {os.path.getsize(path)} bytes")


if __name__ == "__main__":
    report(sys.argv[1])
