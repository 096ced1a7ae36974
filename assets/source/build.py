"""Builds every model of the game. The one command that regenerates everything (from the repository's root):

    blender --background --factory-startup --python assets/source/build.py

It writes assets/models/<game>.glb and prints a table of triangles. The same input gives the same file.
`-- knot` after it builds one game only; `-- --preview` also renders the contact sheets into /tmp/preview (see preview.py, which can do single sheets and
the app icons as well). The fonts have a script of their own, fonts.py; the board's letters are taken from ui-bold.ttf.
"""
import importlib
import os
import sys

import bpy

sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import addon_utils  # noqa: E402
import check_glb  # noqa: E402
import chess_pieces  # noqa: E402
import knot_board  # noqa: E402
import knot_pieces  # noqa: E402
import pack  # noqa: E402
import pothole_board  # noqa: E402
import pothole_pieces  # noqa: E402
import shapes  # noqa: E402

MODELS = os.path.join(os.path.dirname(HERE), "models")

# game -> list of functions giving {name: Shape or (Shape, location)}
GAMES = {"pothole": [pothole_pieces.models, pothole_board.models],
         "knot": [knot_pieces.models, knot_board.models],
         "chess": [chess_pieces.models]}

# the places round the boards: one mesh each, see places.py
PLACES = {"place_pothole": "place_pothole", "place_knot": "place_knot", "place_quad": "place_quad", "place_auction": "place_auction"}


def materials():
    """The only two materials: 'army' (recoloured by the game) and 'trim' (vertex colours)."""
    out = {}
    for name, rough in (("army", 0.5), ("trim", 0.55)):
        m = bpy.data.materials.new(name)
        m.use_nodes = True
        p = m.node_tree.nodes["Principled BSDF"]
        p.inputs["Base Color"].default_value = (1, 1, 1, 1)
        p.inputs["Roughness"].default_value = rough
        p.inputs["Metallic"].default_value = 0.0
        m.use_backface_culling = True
        out[name] = m
    return out


def build(game):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    addon_utils.enable("io_scene_gltf2")
    shapes.forget_fonts()
    mats = materials()
    for part in GAMES[game]:
        for name, model in part().items():
            shape, location = model if isinstance(model, tuple) else (model, (0, 0, 0))
            shapes.to_object(name, shape, mats, location)
    path = os.path.join(MODELS, game + ".glb")
    os.makedirs(MODELS, exist_ok=True)
    bpy.ops.export_scene.gltf(
        filepath=path, export_format="GLB", export_yup=True, export_texcoords=False, export_normals=True,
        export_tangents=False, export_colors=True, export_materials="EXPORT", export_cameras=False,
        export_lights=False, export_animations=False, export_skins=False, export_morph=False, export_extras=False)
    pack.pack(path)
    check_glb.report(path)


def build_place(name):
    path = os.path.join(MODELS, name + ".glb")
    pack.save(path, name, importlib.import_module(PLACES[name]).place())
    check_glb.report(path)


if __name__ == "__main__":
    wanted = [a for a in sys.argv[sys.argv.index("--") + 1:] if a in GAMES or a in PLACES] if "--" in sys.argv else []
    for game in wanted or [*GAMES, *PLACES]:
        if game in PLACES:
            build_place(game)
            continue
        build(game)
        if "--preview" in sys.argv:
            import preview
            preview.sheets(preview.USUAL[game])
