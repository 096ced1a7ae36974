"""Reads a GLB and complains about anything the game would stumble over. Plain Python: python3 check_glb.py FILE"""
import json
import os
import struct
import sys

# what the game asks each file for, and how big it may be
NAMES = {
    "pothole": (720_000, """king car racecar dirt_devil cyclone bulldozer bulldozer_blade megadozer megadozer_blade base_white
        base_red base_black base_blue chip board tile tile_hole lid rim_corner rim_centre pip lock promo letter_n letter_e letter_s
        letter_w marker ring_marker shard table mark_white mark_red mark_black mark_blue"""),
    "knot": (700_000, """knot_king knot_prince knot_golem knot_boomerang knot_boomerang_blade knot_boomerang_stand
        knot_icosahedron knot_icosahedron_ball knot_icosahedron_cup knot_attacker knot_frog knot_well knot_dingo knot_entity
        knot_tile knot_hub knot_board knot_letter_a knot_letter_b knot_letter_c knot_letter_d knot_digit_1 knot_digit_2
        knot_digit_3 knot_digit_4 knot_digit_5 knot_digit_6 knot_digit_7 knot_digit_8"""),
    "chess": (500_000, """chess_king chess_queen chess_rook chess_bishop chess_knight chess_pawn chess_tile chess_board8
        chess_board14 die7 token ice crown"""),
}


def load(path):
    data = open(path, "rb").read()
    size = struct.unpack_from("<I", data, 12)[0]
    return json.loads(data[20:20 + size]), data


def report(path):
    doc, _ = load(path)
    assert not any(doc.get(k) for k in ("textures", "images", "animations", "cameras", "skins")), "unwanted content"
    mats = [m["name"] for m in doc["materials"]]
    assert sorted(mats) == ["army", "trim"], mats
    limit, names = NAMES[os.path.basename(path)[:-4]]
    has = {node["name"] for node in doc["nodes"]}
    assert has == set(names.split()), f"lacks {set(names.split()) - has}, has to spare {has - set(names.split())}"
    assert os.path.getsize(path) <= limit, f"{os.path.getsize(path)} bytes are more than {limit}"
    acc, total = doc["accessors"], 0
    print(f"{'mesh':22} {'army':>6} {'trim':>6}  x (min..max)      y (up)            z (front)")
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
        print(f"{node['name']:22} {tri['army']:6} {tri['trim']:6}  {span}{where}")
    print(f"{len(doc['nodes'])} meshes, {total} triangles, {os.path.getsize(path)} bytes")


if __name__ == "__main__":
    report(sys.argv[1])
