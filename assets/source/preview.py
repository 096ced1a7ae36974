"""Renders contact sheets of the exported GLB into /tmp/preview (Cycles on the CPU), and the app icons.

    blender --background --factory-startup --python assets/source/preview.py -- [sheet ...]

Sheets: game (start position), a and b (pieces in four armies), close (single pieces, big), parts (board parts), top
(straight down), share (army-coloured share of each piece, no picture), icon (writes assets/icon.png, web/favicon.png, web/icons, packaging/icons);
knot_game (the whole board, as small as in the game), knot_zoom, knot_two (from both sides), knot_close, knot_rear, knot_hub;
chess_close, chess_props, chess_game, chess_cross, chess_dice, chess_board; near, knot_near, chess_near (a corner of the board); bare, knot_bare, chess_bare
(unlit: what is baked into the colours); dark, knot_dark, chess_dark (the black army); shapes and chess_shapes (black, as small as in the game); place_<game>_<view> with the views usual, low, far, wide, near.
"""
import math
import os
import sys

import bpy  # noqa: E402
from mathutils import Matrix, Vector

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import knot_pieces  # noqa: E402

OUT = "/tmp/preview"
ARMIES = {"white": "#F2EDE3", "red": "#D6402F", "black": "#24272D", "blue": "#2F74D0"}
PIECES = ["king", "car", "racecar", "dirt_devil", "cyclone", "bulldozer", "megadozer"]
BLADES = {"bulldozer": "bulldozer_blade", "megadozer": "megadozer_blade"}
_mats = {}


def lin(text):
    def f(c):
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
    return tuple(f(int(text[i:i + 2], 16) / 255) for i in (1, 3, 5)) + (1,)


def material(colour, rough=0.5):
    """Base colour times the vertex colour, as Bevy does it."""
    if (colour, rough) in _mats:
        return _mats[colour, rough]
    m = bpy.data.materials.new(colour)
    m.use_nodes = True
    nt = m.node_tree
    p = nt.nodes["Principled BSDF"]
    p.inputs["Roughness"].default_value = rough
    attr = nt.nodes.new("ShaderNodeVertexColor")
    attr.layer_name = "Tint"
    mul = nt.nodes.new("ShaderNodeMixRGB")
    mul.blend_type = "MULTIPLY"
    mul.inputs[0].default_value = 1
    mul.inputs[2].default_value = lin(colour)
    nt.links.new(attr.outputs[0], mul.inputs[1])
    nt.links.new(mul.outputs[0], p.inputs["Base Color"])
    _mats[colour, rough] = m
    return m


def place_material(kind):
    """As the game makes it: vertex colour times the textures named like the material; `glow` is shown as it is."""
    if kind in _mats:
        return _mats[kind]
    m = bpy.data.materials.new("place " + kind)
    m.use_nodes = True
    nt = m.node_tree
    p = nt.nodes["Principled BSDF"]
    attr = nt.nodes.new("ShaderNodeVertexColor")
    attr.layer_name = "Tint"
    colour = attr.outputs[0]
    m.use_backface_culling = True
    base = os.path.join(os.path.dirname(HERE), "textures", kind)

    def texture(part, data=True):
        t = nt.nodes.new("ShaderNodeTexImage")
        t.image = bpy.data.images.load(f"{base}_{part}.png", check_existing=True)
        t.image.colorspace_settings.name = "Non-Color" if data else "sRGB"
        return t.outputs[0]
    if os.path.exists(base + "_color.png"):
        mul = nt.nodes.new("ShaderNodeMixRGB")
        mul.blend_type = "MULTIPLY"
        mul.inputs[0].default_value = 1
        nt.links.new(colour, mul.inputs[1])
        nt.links.new(texture("color", False), mul.inputs[2])
        colour = mul.outputs[0]
    p.inputs["Roughness"].default_value = 0.6
    if os.path.exists(base + "_normal.png"):
        sep = nt.nodes.new("ShaderNodeSeparateRGB")
        nt.links.new(texture("rough"), sep.inputs[0])
        nt.links.new(sep.outputs[1], p.inputs["Roughness"])
        nt.links.new(sep.outputs[2], p.inputs["Metallic"])
        bump = nt.nodes.new("ShaderNodeNormalMap")
        nt.links.new(texture("normal"), bump.inputs[1])
        nt.links.new(bump.outputs[0], p.inputs["Normal"])
    nt.links.new(colour, p.inputs["Base Color"])
    out = nt.nodes["Material Output"]
    surface = p.outputs[0]
    if kind == "glow":
        e = nt.nodes.new("ShaderNodeEmission")
        nt.links.new(colour, e.inputs[0])
        surface = e.outputs[0]
    # what is seen from behind is not there
    geo, clear, mixer = nt.nodes.new("ShaderNodeNewGeometry"), nt.nodes.new("ShaderNodeBsdfTransparent"), nt.nodes.new("ShaderNodeMixShader")
    # skies and lamps shine on nothing; the sun falls through walls that look inwards, and no far wall keeps the daylight out: such is the game's light
    def maths(kind_, *args):
        node = nt.nodes.new("ShaderNodeMath")
        node.operation = kind_
        for slot, arg in enumerate(args):
            if isinstance(arg, (int, float)):
                node.inputs[slot].default_value = arg
            else:
                nt.links.new(arg, node.inputs[slot])
        return node.outputs[0]
    path, length = nt.nodes.new("ShaderNodeLightPath"), nt.nodes.new("ShaderNodeVectorMath")
    length.operation = "LENGTH"
    nt.links.new(geo.outputs["Position"], length.inputs[0])
    camera = path.outputs["Is Camera Ray"]
    front = maths("SUBTRACT", 1, geo.outputs["Backfacing"])
    through = 1 if kind == "glow" else maths("MAXIMUM", maths("MULTIPLY", path.outputs["Is Shadow Ray"], front), maths("GREATER_THAN", length.outputs["Value"], 19))
    away = maths("ADD", maths("MULTIPLY", camera, geo.outputs["Backfacing"]), maths("MULTIPLY", maths("SUBTRACT", 1, camera), through))
    nt.links.new(away, mixer.inputs[0])
    nt.links.new(surface, mixer.inputs[1])
    nt.links.new(clear.outputs[0], mixer.inputs[2])
    nt.links.new(mixer.outputs[0], out.inputs[0])
    _mats[kind] = m
    return m


def place(name):
    src = bpy.data.objects[name]
    src.hide_render = False
    for slot, m in zip(src.material_slots, list(src.data.materials)):
        slot.link = "OBJECT"
        slot.material = place_material(m.name.split(".")[0])
    src.visible_shadow = True


def join_wholes():
    """Pieces that the files have in two models, as one."""
    for name, (stands, moves, at, lean) in knot_pieces.WHOLES.items():
        if stands not in bpy.data.objects:
            continue
        parts = [bpy.data.objects[part].copy() for part in (stands, moves)]
        parts[1].matrix_world = Matrix.Translation(at) @ Matrix.Rotation(math.radians(lean), 4, "X")
        for part in parts:
            part.data = part.data.copy()
            bpy.context.scene.collection.objects.link(part)
        with bpy.context.temp_override(active_object=parts[0], selected_editable_objects=parts):
            bpy.ops.object.join()
        parts[0].name = name


def open_glb(paths):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _mats.clear()
    import addon_utils
    addon_utils.enable("io_scene_gltf2")
    import numpy
    numpy.bool = bool  # Debian pairs Blender 3.4 with a numpy that dropped the alias
    for path in paths:
        bpy.ops.import_scene.gltf(filepath=path)
    join_wholes()
    for o in list(bpy.data.objects):
        me = o.data
        tint = me.color_attributes.new("Tint", "FLOAT_COLOR", "CORNER")
        old = next((c for c in me.color_attributes if c.name != "Tint"), None)
        names = [m.name for m in me.materials]
        for p in me.polygons:
            for li in p.loop_indices:
                c = (1, 1, 1, 1)
                if old:
                    k = li if old.domain == "CORNER" else me.loops[li].vertex_index
                    c = tuple(old.data[k].color)
                    if names[p.material_index].startswith("army") and sum(c[:3]) == 0:
                        c = (1, 1, 1, 1)
                tint.data[li].color = c
        o.hide_render = True


def put(name, at=(0, 0, 0), turn=0.0, colour="#ffffff"):
    src = bpy.data.objects[name]
    o = src.copy()
    o.hide_render = False
    o.matrix_world = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Translation(src.location)
    bpy.context.scene.collection.objects.link(o)
    for slot, m in zip(o.material_slots, src.data.materials):
        slot.link = "OBJECT"
        kind = m.name.split(".")[0]
        slot.material = material(colour if kind == "army" else "#ffffff") if kind in ("army", "trim") else place_material(kind)
    return o


def piece(name, army, at=(0, 0, 0), turn=0.0, on_base=True):
    z = 0.07 if on_base else 0.0
    if on_base:
        put("base_" + army, at, 0, ARMIES[army])
    p = (at[0], at[1], at[2] + z)
    put(name, p, turn, ARMIES[army])
    if name in BLADES:
        put(BLADES[name], p, turn, ARMIES[army])


def fit(size, pitch, fov=35):
    """How far the game's camera goes so that a board of this half width is seen, 1280 by 720."""
    return size * (1.0 / math.tan(math.radians(fov / 2)) * math.sin(math.radians(pitch)) + math.cos(math.radians(pitch)))


def place_view(name, half, lift, light, view):
    """The usual view, or a lower one (`low`), or one from far off and the side (`far`)."""
    place(name)
    pitch, distance, yaw = {"usual": (60, fit(half, 60), 0), "low": (35, fit(half, 35) * 1.1, 0), "far": (40, 30, 130), "wide": (24, 34, 40),
                            "near": (50, 12, -70)}[view]
    scene(pitch, distance, (0, 0, lift), 35, (960, 540), 12, yaw=yaw, lens="vertical", light=light)


DAY = ("#fff1dc", 3.0, "#b6cbe0", 0.75)
EVENING = ("#ffdcae", 2.6, "#8d97b8", 0.55)
NIGHT = ("#ffe2bd", 2.3, "#7686b4", 0.55)
LAMPS = ("#ffe0b4", 2.6, "#9a93a0", 0.55)


def place_pothole(view):
    lay_board(HOLES)
    for army, men in START.items():
        for m in men:
            piece(NAMES[m[2]], army, (ord(m[0]) - 97 - 3, int(m[1]) - 4, 0), FACE[army])
    place_view("place_pothole", 4.3, 0, DAY, view)


def place_knot(view):
    knot_table(False)
    knot_men()
    place_view("place_knot", 8.8, 0, NIGHT, view)


def place_quad(view):
    chess_table8()
    place_view("place_quad", 5.0, 0, EVENING, view)


def place_auction(view):
    chess_table14()
    for k, colour in enumerate(("#5f3a31", "#37517a", "#7d7770", "#2c2826")):
        a = math.radians(-90 * k)
        put("hand_tray", (5.95 * (math.cos(a) + math.sin(a)), 5.95 * (math.sin(a) - math.cos(a)), 0), -90 * k, colour)
    place_view("place_auction", 8.2, 0, LAMPS, view)


for _p in ("pothole", "knot", "quad", "auction"):
    for _v in ("usual", "low", "far", "wide", "near"):
        globals()[f"sheet_place_{_p}_{_v}"] = lambda p=_p, v=_v: globals()["place_" + p](v)


def scene(pitch, distance, target=(0, 0, 0), fov=40, size=(960, 640), samples=8, sky="#9fb6cc", yaw=0.0, clear=False, lens="AUTO",
          light=("#ffffff", 3.2, None, 0.75)):
    sc = bpy.context.scene
    cam = bpy.data.objects.new("cam", bpy.data.cameras.new("cam"))
    cam.data.sensor_fit = lens.upper()
    if lens == "vertical":
        cam.data.angle_y = math.radians(fov)
    else:
        cam.data.angle = math.radians(fov)
    a, b = math.radians(pitch), math.radians(yaw)
    d = Vector((math.sin(b) * math.cos(a), -math.cos(b) * math.cos(a), math.sin(a)))
    cam.location = Vector(target) + d * distance
    cam.rotation_euler = (-d).to_track_quat("-Z", "Y").to_euler()
    sc.collection.objects.link(cam)
    sc.camera = cam
    sun = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
    sun.data.energy, sun.data.angle, sun.data.color = light[1], 0.12, lin(light[0])[:3]
    sun.rotation_euler = (math.radians(38), math.radians(-22), math.radians(15))
    sc.collection.objects.link(sun)
    w = bpy.data.worlds.new("w")
    w.use_nodes = True
    w.node_tree.nodes["Background"].inputs[0].default_value = lin(light[2] or sky)
    w.node_tree.nodes["Background"].inputs[1].default_value = light[3]
    sc.world = w
    sc.render.engine = "CYCLES"
    sc.cycles.samples = samples
    sc.cycles.max_bounces = 3
    sc.cycles.use_denoising = False
    sc.render.resolution_x, sc.render.resolution_y = size
    sc.render.film_transparent = clear
    sc.view_settings.view_transform = "Standard"
    try:
        sc.cycles.use_denoising = True
        sc.cycles.denoiser = "OPENIMAGEDENOISE"
    except TypeError:
        sc.cycles.use_denoising = False


def render(path):
    bpy.context.scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
    print("wrote", path)


def cell_colour(f, r):
    return "#8b9098" if (f + r) % 2 else "#a7abb1"


def lay_board(holes):
    put("board")
    for side in "nesw":
        put("board_signs_" + side)
    put("table", colour="#7a5b40")
    for f in range(1, 8):
        for r in range(1, 8):
            if (f, r) in ((1, 4), (4, 1), (4, 7), (7, 4)):
                continue
            put("tile_hole" if (f, r) in holes else "tile", (f - 4, r - 4, 0), 0, cell_colour(f, r))


START = {"white": ["a1k", "a2c", "b1c", "a3d", "c1d", "b3b", "c2b"], "red": ["a7k", "a6c", "b7c", "a5d", "c7d", "b5b", "c6b"],
         "black": ["g7k", "g6c", "f7c", "g5d", "e7d", "f5b", "e6b"], "blue": ["g1k", "g2c", "f1c", "g3d", "e1d", "f3b", "e2b"]}
HOLES = {(2, 2): "white", (2, 6): "red", (6, 6): "black", (6, 2): "blue", (3, 4): None, (5, 4): None}
NAMES = dict(k="king", c="car", d="dirt_devil", b="bulldozer", r="racecar", y="cyclone", m="megadozer")
FACE = {"white": 135, "red": 45, "black": -45, "blue": -135}


def sheet_game():
    lay_board(HOLES)
    for (f, r), army in HOLES.items():
        at = (f - 4, r - 4, 0)
        if army:
            put("rim_corner", at, 0, ARMIES[army])
            put("mark_" + army, (at[0], at[1] - 0.41, 0.0), 0)
        else:
            put("rim_centre", at)
            for k in range(1 if f == 3 else 2):
                put("pip", (at[0] - 0.42 + 0.12 * k, at[1] + 0.43, 0))
    put("lock", (1, 0, 0))
    for (f, r), army, c in (((4, 2), "white", "n"), ((2, 4), "red", "w"), ((4, 6), "black", "s"), ((6, 4), "blue", "e")):
        put("promo", (f - 4, r - 4, 0), 0, "#3fae6b")
        put("letter_" + c, (f - 4, r - 4, 0))
    for army, men in START.items():
        for m in men:
            piece(NAMES[m[2]], army, (ord(m[0]) - 97 - 3, int(m[1]) - 4, 0), FACE[army])
    piece("racecar", "white", (0, 0, 0), 160)
    piece("megadozer", "red", (-1, 1, 0), 90)
    piece("cyclone", "blue", (1, -1, 0), 0)
    piece("megadozer", "blue", (0, -1, 0), 200)
    piece("cyclone", "black", (-1, -1, 0), 0)
    put("ring_marker", (0, 0, 0), 0, "#ffe14a")
    put("marker", (0, 1, 0), 0, "#3ddc84")
    put("marker", (1, 1, 0), 0, "#3ddc84")
    scene(52, 11.0, (0, -0.3, 0), 42, (1120, 800), 8)


def grid(names, turn, armies=("white", "red", "black", "blue"), step=1.0):
    put("table", (0, 0, 0.5), 0, "#8a8f96")
    for j, army in enumerate(armies):
        for i, n in enumerate(names):
            at = ((i - (len(names) - 1) / 2) * step, ((len(armies) - 1) / 2 - j) * step, 0)
            piece(n, army, at, turn + 14 * (i - 1))


def sheet_a():
    grid(PIECES[:4], 20)
    scene(52, 6.6, (0, 0, 0.2), 40, (800, 760), 8)


def sheet_b():
    grid(PIECES[4:], 20)
    scene(52, 6.6, (0, 0, 0.2), 40, (800, 760), 8)


def sheet_close():
    names = PIECES + ["bulldozer"]
    put("table", (0, 0, 0.5), 0, "#8a8f96")
    for k, n in enumerate(names):
        army = ["blue", "red", "white", "blue", "red", "white", "blue", "red"][k]
        piece(n, army, ((k % 4 - 1.5) * 1.0, 0.5 - k // 4, 0), 155 if k == 7 else 35)
    scene(40, 5.2, (0, 0, 0.2), 44, (1000, 640), 8)


def single(name, army, turn=35, pitch=35):
    piece(name, army, (0, 0, 0), turn)
    put("table", (0, 0, 0.5), 0, "#8a8f96")
    scene(pitch, 2.9, (0, 0, 0.42), 30, (640, 480), 8)


for _n in PIECES:  # king_big, car_big ...: one piece, close
    globals()[f"sheet_{_n}_big"] = lambda n=_n: single(n, "blue")
    globals()[f"sheet_{_n}_rear"] = lambda n=_n: single(n, "red", 205)


def sheet_top():
    grid(PIECES, 0, ("red", "blue"))
    scene(88, 8, (0, 0, 0), 50, (1280, 500), 8)


def sheet_parts():
    lay_board({(f, r) for f in (3, 4, 5) for r in (3, 5)})
    for i, c in enumerate(("white", "red", "black")):
        put("rim_corner", (i - 1, 1, 0), 0, ARMIES[c])
        put("mark_" + c, (i - 1, 0.59, 0))
    put("rim_centre", (-1, -1, 0))
    put("pip", (-1.42, -0.58, 0))
    put("rim_centre", (0, -1, 0))
    put("lock", (0, -1, 0))
    put("rim_corner", (1, -1, 0), 0, ARMIES["blue"])
    put("mark_blue", (1, -1.41, 0))
    put("lid", (1, -1, 0), 0, "#a7abb1")
    put("promo", (0, 0, 0), 0, "#3fae6b")
    put("letter_w", (0, 0, 0))
    put("promo", (-1, 0, 0), 0, "#c06bd6")
    put("letter_e", (-1, 0, 0))
    put("letter_n", (2, 0, 0))
    put("letter_s", (2, 1, 0))
    put("chip", (1, 0, 0), 0, "#3fae6b")
    put("chip", (1, 0, 0.055), 15, "#c06bd6")
    put("base_red", (1, 0, 0.11), 0, ARMIES["red"])
    for k, c in enumerate(ARMIES):
        put("base_" + c, (k - 1, -2, 0), 0, ARMIES[c])
    put("marker", (-2, -1, 0), 0, "#3ddc84")
    put("ring_marker", (-2, 0, 0), 0, "#ffe14a")
    for k in range(5):
        put("shard", (-2 + 0.15 * k - 0.3, 1, 0.05), 70 * k, ARMIES["blue"])
    scene(48, 5.8, (0, -0.35, 0), 44, (1000, 700), 8)


def sheet_share():
    """Share of army colour among what is seen of each piece, from the game camera and from straight above."""
    share(PIECES + ["base_red", "chip", "tile", "tile_hole", "lid", "rim_corner", "rim_centre", "lock", "promo", "pip", "board"])


def sheet_knot_share():
    share(KNOT + ["knot_well", "knot_boomerang_blade", "knot_icosahedron_ball", "knot_tile", "knot_hub", "knot_letter_a", "digit_8"])


def share(names):
    from mathutils.bvhtree import BVHTree
    for n in names:
        wide = 0.07 if n == "board" else 0.01
        verts, polys, kind = [], [], []
        for part in [n] + ([BLADES[n]] if n in BLADES else []):
            o = bpy.data.objects[part]
            base = len(verts)
            verts += [o.matrix_world @ v.co for v in o.data.vertices]
            for p in o.data.polygons:
                polys.append([base + v for v in p.vertices])
                kind.append(o.data.materials[p.material_index].name)
        tree = BVHTree.FromPolygons(verts, polys)
        line = []
        for pitch, yaw in ((52, 0), (52, 120), (52, 240), (90, 0)):
            a, b = math.radians(pitch), math.radians(yaw)
            d = Vector((math.sin(b) * math.cos(a), -math.cos(b) * math.cos(a), math.sin(a)))
            q = d.to_track_quat("Z", "Y")
            hits, back = {"army": 0, "trim": 0}, []
            for i in range(-60, 61):
                for j in range(-60, 61):
                    o3 = q @ Vector((i * wide, j * wide, 0)) + d * 8 + Vector((0, 0, 0.35))
                    loc, normal, f, _ = tree.ray_cast(o3, -d)
                    if f is not None:
                        if normal.dot(d) < -0.02:
                            back.append((round(loc.x, 2), round(loc.y, 2), round(loc.z, 2), kind[f]))
                        hits["army" if kind[f].startswith("army") else "trim"] += 1
            line.append(f"{100 * hits['army'] / max(1, sum(hits.values())):.0f}%")
            if back:
                line.append(f"({len(back)} backs, e.g. {back[len(back) // 2]} {back[len(back) // 4]})")
        print(f"{n:22} army share, front/left/right/above: {' '.join(line)}")


def sheet_icon():
    piece("bulldozer", "red", (0, 0, 0), 33, False)
    scene(27, 1.78, (0, -0.01, 0.255), 30, (1536, 1536), 12, clear=True, sky="#ffffff")


def icon_picture(path, share):
    """The rendered picture, by this share of its size in the middle of an empty square."""
    import numpy as np
    img = bpy.data.images.load(path)
    n = img.size[0]
    k = round(n * share)
    if k != n:
        img.scale(k, k)
    px = np.zeros((n, n, 4))
    at = (n - k) // 2
    px[at:at + k, at:at + k] = np.array(img.pixels[:]).reshape(k, k, 4)
    bpy.data.images.remove(img)
    return px


def finish_icon(path):
    """The picture over a hazard-yellow square, scaled to the sizes of the icons: rounded, and for systems that cut icons
    into a shape of their own (maskable) up to the edges, with the picture within the circle that all of them leave."""
    import numpy as np
    for shape, share, targets in (("rounded", 1, ((256, "assets/icon.png"), (64, "web/favicon.png"), (512, "web/icons/512.png"), (192, "web/icons/192.png"),
                                               *((size, f"packaging/icons/{size}.png") for size in (48, 64, 128, 256, 512)))),
                                  ("maskable", 0.78, ((512, "web/icons/maskable-512.png"), (192, "web/icons/maskable-192.png"), (180, "web/icons/apple.png")))):
        px = icon_picture(path, share)
        n = len(px)
        y, x = np.mgrid[0:n, 0:n] + 0.5
        up = (y / n)[..., None]
        ground = np.array([0.93, 0.62, 0.10]) * (1 - up) + np.array([1.0, 0.82, 0.25]) * up
        band = (y < n * 0.10)[..., None]  # a hazard band along the foot
        dark = (((x + y) // (n * 0.09)) % 2 == 0)[..., None]
        ground = np.where(band & dark, np.array([0.12, 0.12, 0.14]), ground)
        a = px[..., 3:]
        rgb = px[..., :3] * a + ground * (1 - a)
        alpha = np.ones((n, n))
        if shape == "rounded":
            r = n * 0.2
            d = np.hypot(np.maximum(abs(x - n / 2) - n / 2 + r, 0), np.maximum(abs(y - n / 2) - n / 2 + r, 0))
            alpha = np.clip(r - d, 0, 1)
        full = np.dstack([rgb * alpha[..., None], alpha])
        for size, target in targets:
            save_icon(full, size, target)


def shares(n, size):
    """How much of each of n pixels in a row each of `size` pixels covers: rows that add up to 1."""
    import numpy as np
    at = np.arange(size)[:, None] * n / size
    k = np.arange(n)[None, :]
    return np.clip(np.minimum(k + 1, at + n / size) - np.maximum(k, at), 0, 1) * size / n


def save_icon(full, size, target):
    import numpy as np
    rows = shares(len(full), size)
    small = np.einsum("ay,yxc,bx->abc", rows, full, rows, optimize=True)
    small[..., :3] /= np.maximum(small[..., 3:], 1e-6)
    out = bpy.data.images.new("icon", size, size, alpha=True)
    out.pixels = small.astype(np.float32).ravel().tolist()
    out.filepath_raw = os.path.join(os.path.dirname(os.path.dirname(HERE)), target)
    os.makedirs(os.path.dirname(out.filepath_raw), exist_ok=True)
    out.file_format = "PNG"
    out.save()
    print("wrote", target)


def sheet_board():
    lay_board(HOLES)
    scene(75, 12, (0, 0, 0), 44, (900, 900), 8)


def sheet_low():
    lay_board(HOLES)
    scene(25, 11, (0, -0.5, 0), 44, (900, 500), 8, yaw=20)


# ---------------------------------------------------------------- 4-by-1 Knot Chess

KNOT = ["knot_king", "knot_prince", "knot_golem", "knot_boomerang", "knot_icosahedron", "knot_attacker", "knot_frog", "knot_dingo",
        "knot_entity"]
KNOT_NAMES = dict(zip("KCGBIAFDE", KNOT))
GROUPS = ("KGB", "CIA", "FBI", "FIDE")


def arm_place(arm, r):
    """The middle of a tile and the way outwards in degrees from +X, in Blender's axes; arm 0 to 7 anticlockwise."""
    a = math.radians(22.5 + 45 * arm)
    d = 1.52 + 0.86 * (r - 1)
    return d * math.cos(a), d * math.sin(a), math.degrees(a)


def knot_table(table=True):
    if table:
        put("table", (0, 0, 0.0), 0, "#7a5b40")
    put("knot_board")
    put("knot_hub", (0, 0, 0), 0, "#b9b2a2")
    for arm in range(8):
        for r in range(1, 9):
            x, y, a = arm_place(arm, r)
            put("knot_tile", (x, y, 0), a + 90, "#d9c7a0" if (r + arm) % 2 else "#a98459")


def knot_men():
    for army, first in (("white", 4), ("black", 0)):
        for k, group in enumerate(GROUPS):
            arm = first + k
            for i, c in enumerate(group):
                x, y, a = arm_place(arm, 8 - i)
                if c == "F":
                    put("knot_well", (x, y, 0), a + 90, ARMIES[army])
                piece(KNOT_NAMES[c], army, (x, y, 0), a - 90)


def sheet_knot_game():
    """The whole board, about 45 pixels a square."""
    knot_table()
    knot_men()
    for k, c in enumerate("abcd"):
        a = math.radians(22.5 + 45 * (4 + k))
        put("knot_letter_" + c, (8.5 * math.cos(a), 8.5 * math.sin(a), -0.5))
    x, y, _ = arm_place(5, 5)
    put("digit_5", (x, y, 0))
    scene(50, 26.5, (0, -0.3, 0), 36, (1280, 820), 12)


def sheet_knot_zoom():
    """White's side of the same, nearer."""
    knot_table()
    knot_men()
    for r in range(1, 9):
        x, y, _ = arm_place(6, r)
        put(f"digit_{r}", (x, y, 0.0))
    scene(50, 14, (-2, -3.6, 0), 36, (1280, 820), 12)


def knot_row(turn, pitch, y0=0.0, names=KNOT):
    for j, army in enumerate(("white", "black")):
        for i, n in enumerate(names):
            piece(n, army, ((i - (len(names) - 1) / 2), y0 + 0.6 - 1.2 * j, 0), turn)
            if n == "knot_frog":
                put("knot_well", ((i - (len(names) - 1) / 2), y0 + 0.6 - 1.2 * j, 0), turn, ARMIES[army])


def sheet_knot_two():
    """From the front and from behind, 45 pixels a square."""
    put("table", (0, 0, 0.5), 0, "#8a8f96")
    knot_row(0, 50, 1.2)
    knot_row(180, 50, -1.2)
    scene(50, 20, (0, 0, 0.3), 36, (900, 450), 16)


def sheet_knot_close():
    put("table", (0, 0, 0.5), 0, "#8a8f96")
    extra = ["knot_well", "knot_boomerang_blade", "knot_icosahedron_ball"]
    for k, n in enumerate(KNOT + extra):
        army = ("white", "black")[(k + k // 6) % 2]
        at = ((k % 6 - 2.5) * 1.0, 0.55 - 1.15 * (k // 6), 0)
        if n in extra:
            put(n, (at[0], at[1], 0 if n == "knot_well" else 0.4), 0, ARMIES[army])
        else:
            piece(n, army, at, 30)
    scene(42, 7.7, (0, 0, 0.25), 44, (1500, 760), 16)


def sheet_knot_rear():
    put("table", (0, 0, 0.5), 0, "#8a8f96")
    for k, n in enumerate(KNOT):
        piece(n, ("white", "black")[k % 2], ((k % 5 - 2) * 1.0, 0.55 - 1.15 * (k // 5), 0), 200)
    scene(50, 6.0, (0, 0, 0.25), 44, (1300, 760), 16)


def sheet_knot_turns():
    """The pieces from eight sides, as small as in the game."""
    put("table", (0, 0, 0.5), 0, "#8a8f96")
    for i, n in enumerate(KNOT):
        for j in range(8):
            piece(n, ("white", "black")[j % 2], (i - 4, 3.5 - j, 0), 45 * j + 22.5)
    scene(50, 17, (0, 0, 0.3), 36, (700, 560), 16)


def sheet_knot_hub():
    knot_table()
    piece("knot_king", "white", (0, 0, 0.22), 20)
    scene(50, 7, (0, 0, 0), 36, (900, 700), 16)


# ---------------------------------------------------------------- chess

FROST = "#cfeaff"     # what tints the ice
CHESS = ["chess_king", "chess_queen", "chess_rook", "chess_bishop", "chess_knight", "chess_pawn"]
ROW = ["chess_rook", "chess_knight", "chess_bishop", "chess_queen", "chess_king", "chess_bishop", "chess_knight", "chess_rook"]
DIE_TILT = 42.795


def die(at, n, colour):
    """The die with n on top, by the rule in chess_pieces.die7."""
    o = put("die7", (0, 0, 0), 0, colour)
    turn = Matrix.Rotation(math.radians(-DIE_TILT), 4, "X") @ Matrix.Rotation(math.radians(-(n - 1) * 360 / 7), 4, "Z")
    o.matrix_world = Matrix.Translation(at) @ turn


def sheet_chess_close():
    put("table", (0, 0, 0.5), 0, "#8a8f96")
    for k, n in enumerate(CHESS):
        piece(n, ("white", "red", "black", "blue")[k % 4], (k - 2.5, 0.6, 0), 30)
    piece("chess_queen", "blue", (-2.5, -0.6, 0), 30)
    put("ice", (-2.5, -0.6, 0), 0, FROST)
    piece("chess_king", "red", (-1.5, -0.6, 0), 30)
    put("crown", (-1.5, -0.6, 1.25), 0, ARMIES["blue"])
    die((-0.6, -0.5, 0.2), 3, "#D6402F")
    die((0.1, -0.5, 0.2), 6, "#2F74D0")
    for k in range(4):
        put("token", (0.75 + 0.04 * (k % 2), -0.55, 0.05 * k))
    put("token", (1.05, -0.75, 0))
    put("crown", (1.55, -0.6, 0), 0, ARMIES["white"])
    put("ice", (2.5, -0.6, 0), 0, FROST)
    scene(42, 7.4, (0, 0, 0.25), 44, (1500, 760), 16)


def sheet_chess_props():
    """What stands about: the hammer raised and on its block, ice about pieces seen from all sides, the tray with what it holds."""
    put("table", (0, 0, 0.5), 0, "#8a8f96")
    for x, angle in ((-3.2, 0), (-2.1, -40)):
        put("gavel_block", (x, -0.6, 0))
        hammer = put("gavel", (0, 0, 0))
        hammer.matrix_world = Matrix.Translation((x, 0.55, 0.466)) @ Matrix.Rotation(math.radians(angle), 4, "X") @ hammer.matrix_world
    for k, (n, army) in enumerate((("chess_king", "red"), ("chess_pawn", "black"), ("chess_queen", "blue"), ("chess_knight", "white"))):
        at = (-3.3 + 1.15 * (k % 2), 2.9 - 1.25 * (k // 2), 0)
        piece(n, army, at, 90 * k)
        put("ice", at, 90 * k, FROST)
    for x, turn, colour in ((0.4, 0, "#5f3a31"), (3.5, 90, "#37517a")):
        put("hand_tray", (x, 1, 0.5), turn, colour)
    put("token", (0.2, 0.3, 0.5))
    for k, n in enumerate(CHESS):
        for o in (put("base_blue", (0, 0, 0), 0, ARMIES["blue"]), put(n, (0, 0, 0.07), 0, ARMIES["red"])):
            o.matrix_world = Matrix.Translation((0.4 + 0.93 * (k % 3 - 1), 0.3 + 0.7 * (k // 3) - 0.35, 0.5)) @ Matrix.Scale(0.6, 4) @ o.matrix_world
    die((-0.25, 1.71, 0.698), 5, "#8E2F6B")
    die((1.05, 1.71, 0.698), 2, "#1F5F73")
    scene(46, 10.5, (0.3, 0.6, 0.2), 44, (1800, 1000), 16)


def sheet_chess_dice():
    put("table", (0, 0, 0.5), 0, "#8a8f96")
    for n in range(1, 8):
        die(((n - 4) * 0.8, 0, 0.21), n, "#D6402F")
    scene(60, 6.4, (0, 0, 0), 44, (1100, 300), 16)


def sheet_chess_game():
    put("table", colour="#7a5b40")
    chess_table8()
    scene(50, 20, (0, -0.3, 0), 36, (900, 600), 12)


def chess_table8():
    put("chess_board8")
    for side in "nesw":
        put("chess_board8_signs_" + side)
    for f in range(8):
        for r in range(8):
            put("chess_tile", (f - 3.5, r - 3.5, 0), 0, "#d9c7a0" if (f + r) % 2 else "#a98459")
    for k, n in enumerate(ROW):
        piece(n, "white", (k - 3.5, -3.5, 0), 180)
        piece("chess_pawn", "white", (k - 3.5, -2.5, 0), 180)
        piece(n, "black", (k - 3.5, 3.5, 0), 0)
        piece("chess_pawn", "black", (k - 3.5, 2.5, 0), 0)


def dark(names):
    """The black army from the game's usual view, in front of a light and a dark tile's colour."""
    for k, n in enumerate(names):
        for j, yaw in enumerate((200, 20)):
            at = (k - (len(names) - 1) / 2, 0.55 - 1.1 * j, 0)
            put("chess_tile", at, 0, "#d9c7a0" if (k + j) % 2 else "#a98459")
            piece(n, "black", at, yaw)
    scene(60, 1.85 * len(names), (0, 0, 0.2), 36, (130 * len(names), 340), 12)


def sheet_chess_dark():
    dark(CHESS)


def sheet_knot_dark():
    dark(KNOT)


def sheet_dark():
    dark(PIECES)


def sheet_chess_near():
    put("table", colour="#7a5b40")
    chess_table8()
    scene(50, 6.5, (-2.6, -3.2, 0), 36, (900, 600), 12)


def sheet_knot_near():
    knot_table()
    knot_men()
    scene(50, 7.5, (-1.6, -1.6, 0), 36, (900, 600), 12)


def sheet_near():
    lay_board(HOLES)
    for army, men in START.items():
        for m in men:
            piece(NAMES[m[2]], army, (ord(m[0]) - 97 - 3, int(m[1]) - 4, 0), FACE[army])
    scene(50, 6.5, (-1.8, -2.4, 0), 36, (900, 600), 12)


def sheet_chess_cross():
    put("table", colour="#7a5b40")
    chess_table14()
    scene(50, 27, (0, -0.3, 0), 36, (1280, 820), 12)


def chess_table14():
    put("chess_board14")
    put("chess_board14_signs")
    for f in range(14):
        for r in range(14):
            if 3 <= f <= 10 or 3 <= r <= 10:
                put("chess_tile", (f - 6.5, r - 6.5, 0), 0, "#d9c7a0" if (f + r) % 2 else "#a98459")
    for side_, army in enumerate(("red", "blue", "white", "black")):
        a = math.radians(-90 * side_)
        for k, n in enumerate(ROW):
            for y, m in ((-6.5, n), (-5.5, "chess_pawn")):
                x = k - 3.5
                piece(m, army, (x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), 0), 180 - 90 * side_)
    put("ice", (-3.5, -5.5, 0), 0, FROST)
    put("ice", (0.5, 5.5, 0), 0, FROST)
    die((0.5, 0.5, 0.2), 5, "#D6402F")
    die((1.2, 0.2, 0.2), 2, "#2F74D0")


def shapes_of(names, base=True):
    """Black on white, 40 pixels a square, from the game's usual view: every kind from four sides."""
    for i, n in enumerate(names):
        for j in range(4):
            piece(n, "black", (1.3 * i, -1.3 * j, 0), 180 - 90 * j, base)
    black = bpy.data.materials.new("black")
    black.use_nodes = True
    e = black.node_tree.nodes.new("ShaderNodeEmission")
    e.inputs[0].default_value = (0, 0, 0, 1)
    black.node_tree.links.new(e.outputs[0], black.node_tree.nodes["Material Output"].inputs[0])
    for o in bpy.context.scene.objects:
        for slot in getattr(o, "material_slots", ()):
            if not o.hide_render:
                slot.material = black
    w = 1.3 * len(names) + 0.6
    scene(60, 60, (0.65 * (len(names) - 1), -1.95, 0.3), 35, (round(w * 40), 230), 8, sky="#ffffff")
    cam = bpy.context.scene.camera.data
    cam.type, cam.ortho_scale = "ORTHO", w
    bpy.context.scene.world.node_tree.nodes["Background"].inputs[1].default_value = 1


def sheet_chess_shapes():
    shapes_of(CHESS)


def sheet_shapes():
    shapes_of(PIECES)


def sheet_chess_share():
    share(CHESS + ["chess_tile", "die7", "token", "ice", "crown", "gavel", "gavel_block", "hand_tray"])


def bare(names, step=1.0, columns=7, base=True):
    """Unlit, in light grey: what is baked into the colours."""
    for k, n in enumerate(names):
        at = ((k % columns - (columns - 1) / 2) * step, -(k // columns) * step * 1.15, 0)
        piece(n, "white", at, 30, base)
    for o in bpy.context.scene.objects:
        for slot in getattr(o, "material_slots", ()):
            m = slot.material
            if o.hide_render or not m.use_nodes or "Principled BSDF" not in m.node_tree.nodes:
                continue
            nt = m.node_tree
            link = next((x for x in nt.links if x.to_socket == nt.nodes["Principled BSDF"].inputs["Base Color"]), None)
            e = nt.nodes.new("ShaderNodeEmission")
            if link:
                nt.links.new(link.from_socket, e.inputs[0])
            nt.links.new(e.outputs[0], nt.nodes["Material Output"].inputs[0])
    rows = (len(names) - 1) // columns + 1
    scene(50, 1.6 * columns * step, (0, -(rows - 1) * step * 0.55, 0.25), 36, (1200, 200 + 260 * rows), 6)


def sheet_bare():
    bare(PIECES)


def sheet_knot_bare():
    bare(KNOT, columns=5)


def sheet_chess_bare():
    bare(CHESS, columns=6)


def sheet_chess_board():
    put("table", colour="#7a5b40")
    put("chess_board14")
    put("chess_board14_signs")
    scene(75, 24, (0, 0, 0), 44, (900, 900), 8)


USUAL = {"pothole": ("game", "a", "b", "close", "parts"), "knot": ("knot_game", "knot_two", "knot_close"),
         **{f"place_{p}": tuple(f"place_{p}_{v}" for v in ("usual", "low", "far")) for p in ("pothole", "knot", "quad", "auction")},
         "chess": ("chess_close", "chess_props", "chess_game", "chess_cross", "chess_dice")}


def sheets(names):
    os.makedirs(OUT, exist_ok=True)
    models = os.path.join(os.path.dirname(HERE), "models")
    for name in names:
        more = ["chess"] if name == "dark" else ["knot", "chess"] if name == "knot_dark" else [g for g in ("knot", "chess") if name.startswith(g)]
        if name.startswith("place"):
            which = "_".join(name.split("_")[:2])
            more = {"place_pothole": [], "place_knot": ["knot"]}.get(which, ["chess"]) + [which]
        open_glb([f"{models}/{g}.glb" for g in ["pothole"] + more])
        globals()["sheet_" + name]()
        if name.endswith("share"):
            continue
        render(f"{OUT}/{name}.png")
        if name == "icon":
            finish_icon(f"{OUT}/{name}.png")


if __name__ == "__main__":
    args = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    sheets(args or USUAL["pothole"])
