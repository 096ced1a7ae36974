"""Reads a GLB and complains about anything the game would stumble over. Plain Python: python3 check_glb.py [FILE ...]; without one, all."""
import json
import math
import os
import struct
import sys

# what the game asks each file for, and how big it may be
NAMES = {
    "pothole": (700_000, """king car racecar dirt_devil cyclone bulldozer bulldozer_blade megadozer megadozer_blade base_white
        base_red base_black base_blue chip board board_signs_n board_signs_e board_signs_s board_signs_w tile tile_hole lid rim_corner rim_centre pip lock promo letter_n letter_e letter_s
        letter_w marker ring_marker shard table mark_white mark_red mark_black mark_blue
        digit_1 digit_2 digit_3 digit_4 digit_5 digit_6 digit_7 digit_8"""),
    "knot": (650_000, """knot_king knot_prince knot_golem knot_boomerang_blade knot_boomerang_stand
        knot_icosahedron_ball knot_icosahedron_cup knot_attacker knot_frog knot_well knot_dingo knot_entity
        knot_tile knot_hub knot_board knot_letter_a knot_letter_b knot_letter_c knot_letter_d knot_digit_0 knot_digit_9"""),
    "chess": (485_000, """chess_king chess_queen chess_rook chess_bishop chess_knight chess_pawn chess_tile chess_board8
        chess_board8_signs_n chess_board8_signs_e chess_board8_signs_s chess_board8_signs_w chess_board14
        chess_board14_signs_n chess_board14_signs_e chess_board14_signs_s chess_board14_signs_w die7 token ice crown gavel gavel_block
        hand_tray"""),
}


# meshes that may have parts of some stuff (with TEXCOORD_0) besides `army` and `trim`
STUFF = {"board", "knot_board", "knot_hub", "chess_board8", "chess_board14", "gavel", "gavel_block", "hand_tray"}
TOGETHER = 3_500_000

# the places round the boards: one mesh each
PLACES = ("place_pothole", "place_knot", "place_quad", "place_auction")
PLACE_TRIANGLES, PLACE_BYTES, PLACE_MATERIALS = 14_000, 450_000, 8
TEXTURED = {"wood", "asphalt", "felt", "stone", "brass", "steel", "dirt"}   # these have TEXCOORD_0
PLAIN = {"trim", "glow"}
FREE = {"place_pothole": lambda x, z: max(abs(x), abs(z)) < 5.2, "place_knot": lambda x, z: math.hypot(x, z) < 8.8,
        "place_quad": lambda x, z: max(abs(x), abs(z)) < 5.6, "place_auction": lambda x, z: max(abs(x), abs(z)) < 10.8}
LOW = {"place_auction": 16.0}   # up to this radius (else 14) nothing is higher than 1.2 over the surface

# What a corner's value takes: numbers a value, bytes a number.
WIDTHS, SIZES = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4}, {5121: 1, 5123: 2, 5125: 4, 5126: 4}

def load(path):
    data = open(path, "rb").read()
    size = struct.unpack_from("<I", data, 12)[0]
    return json.loads(data[20:20 + size]), data


def place(path):
    """What holds for a place: one mesh, few materials, colours everywhere, UVs where there are textures, room for the board."""
    doc, data = load(path)
    name = os.path.basename(path)[:-4]
    assert [n["name"] for n in doc["nodes"]] == [m["name"] for m in doc["meshes"]] == [name], doc["nodes"]
    assert not any(doc.get(k) for k in ("textures", "images", "animations", "cameras", "skins")), "unwanted content"
    mats = [m["name"] for m in doc["materials"]]
    assert set(mats) <= TEXTURED | PLAIN and len(mats) <= PLACE_MATERIALS, mats
    acc, total, row = doc["accessors"], 0, []
    start = 28 + struct.unpack_from("<I", data, 12)[0]
    for p in doc["meshes"][0]["primitives"]:
        material, a = mats[p["material"]], p["attributes"]
        assert set(a) == {"POSITION", "NORMAL", "COLOR_0"} | ({"TEXCOORD_0"} if material in TEXTURED else set()), (material, set(a))
        n = acc[p["indices"]]["count"] // 3
        total += n
        row.append(f"{material} {n}")
        pos = acc[a["POSITION"]]
        at = start + doc["bufferViews"][pos["bufferView"]]["byteOffset"] + pos.get("byteOffset", 0)
        for k in range(pos["count"]):
            x, y, z = struct.unpack_from("<3f", data, at + 12 * k)
            assert y < -0.49 or y > 20 or not FREE[name](x, z), f"{material} at {x:.2f} {y:.2f} {z:.2f} stands where the board is"
            assert y < 0.75 or y > 20 or math.hypot(x, z) > LOW.get(name, 14.0), f"{material} at {x:.2f} {y:.2f} {z:.2f} hides the board"
    size = os.path.getsize(path)
    print(f"{name}: {total} triangles, {size} bytes: {', '.join(row)}")
    assert total <= PLACE_TRIANGLES, f"{total} triangles are more than {PLACE_TRIANGLES}"
    assert size <= PLACE_BYTES, f"{size} bytes are more than {PLACE_BYTES}"


def report(path):
    if os.path.basename(path)[:-4] in PLACES:
        return place(path)
    doc, _ = load(path)
    assert not any(doc.get(k) for k in ("textures", "images", "animations", "cameras", "skins")), "unwanted content"
    mats = [m["name"] for m in doc["materials"]]
    assert mats[:2] == ["army", "trim"] and set(mats[2:]) <= TEXTURED, mats
    limit, names = NAMES[os.path.basename(path)[:-4]]
    has = {node["name"] for node in doc["nodes"]}
    assert has == set(names.split()), f"lacks {set(names.split()) - has}, has to spare {has - set(names.split())}"
    assert os.path.getsize(path) <= limit, f"{os.path.getsize(path)} bytes are more than {limit}"
    acc, total = doc["accessors"], 0
    print(f"{'mesh':22} {'army':>6} {'trim':>6}  {'bytes':>6}  x (min..max)      y (up)            z (front)")
    for node in doc["nodes"]:
        mesh = doc["meshes"][node["mesh"]]
        assert mesh["name"] == node["name"], (mesh["name"], node["name"])
        tri, lo, hi = {"army": 0, "trim": 0}, [9e9] * 3, [-9e9] * 3
        used = {i for p in mesh["primitives"] for i in (*p["attributes"].values(), p["indices"])}
        weight = sum(acc[i]["count"] * WIDTHS[acc[i]["type"]] * SIZES[acc[i]["componentType"]] for i in used)
        for p in mesh["primitives"]:
            a = p["attributes"]
            name = mats[p["material"]]
            assert "NORMAL" in a, mesh["name"]
            assert "COLOR_0" in a or name == "army", f"{mesh['name']}: trim without COLOR_0"
            assert name in ("army", "trim") or node["name"] in STUFF, f"{mesh['name']}: {name}"
            assert set(a) - {"COLOR_0"} == {"POSITION", "NORMAL"} | ({"TEXCOORD_0"} if name in TEXTURED else set()), a
            tri[name] = tri.get(name, 0) + acc[p["indices"]]["count"] // 3
            pos = acc[a["POSITION"]]
            lo = [min(x) for x in zip(lo, pos["min"])]
            hi = [max(x) for x in zip(hi, pos["max"])]
        total += sum(tri.values())
        span = "  ".join(f"{a:7.3f}..{b:6.3f}" for a, b in zip(lo, hi))
        where = f"  at {[round(c, 3) for c in node['translation']]}" if "translation" in node else ""
        stuff = "".join(f"  {name} {n}" for name, n in tri.items() if name in TEXTURED)
        print(f"{node['name']:22} {tri['army']:6} {tri['trim']:6}  {weight:6}  {span}{where}{stuff}")
    print(f"{len(doc['nodes'])} meshes, {total} triangles, {os.path.getsize(path)} bytes")


if __name__ == "__main__":
    here = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "models")
    everything = [os.path.join(here, name + ".glb") for name in (*NAMES, *PLACES)]
    for path in sys.argv[1:] or everything:
        report(path)
    total = sum(map(os.path.getsize, everything))
    print(f"{total} bytes together")
    assert total <= TOGETHER, f"more than {TOGETHER}"
