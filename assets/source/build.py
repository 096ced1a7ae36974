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

import bake  # noqa: E402
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
GAMES = {"pothole": [pothole_pieces.models, pothole_board.models, knot_board.digits],
         "knot": [knot_pieces.models, knot_board.models],
         "chess": [chess_pieces.models]}

# the places round the boards: one mesh each, see places.py
PLACES = {"place_pothole": "place_pothole", "place_knot": "place_knot", "place_quad": "place_quad", "place_auction": "place_auction"}


def build(game):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    shapes.forget_fonts()
    models = []
    for part in GAMES[game]:
        for name, model in part().items():
            shape, location = model if isinstance(model, tuple) else (model, (0, 0, 0))
            models.append((name, location, bake.bake(shape)))
    path = os.path.join(MODELS, game + ".glb")
    os.makedirs(MODELS, exist_ok=True)
    pack.save_models(path, models)
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
