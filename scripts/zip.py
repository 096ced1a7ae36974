#!/usr/bin/env python3
"""Packs the page for itch.io and other hosts that take a zip: zip.py FOLDER FILE.

The same page gives the same file: sorted, with a fixed time. Of the compressed copies there are only those of programs,
which the page unpacks itself where the host does not compress (web/packed.js).
"""
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "packaging"))
sys.dont_write_bytecode = True
from pack_zip import files_of, pack  # noqa: E402

# What itch.io takes: https://itch.io/docs/creators/html5
MOST_FILES = 1000
MOST_BYTES = 200_000_000
MOST_LETTERS = 240
COPIES = (".br", ".gz")
TIME = (2026, 1, 1, 0, 0, 0)


def wanted(path):
    return path.suffix not in COPIES or path.stem.endswith(".wasm")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.splitlines()[0])
    folder, target = map(pathlib.Path, sys.argv[1:])
    files = [(path.relative_to(folder).as_posix(), path) for path in files_of(folder) if wanted(path)]
    for name, path in files:
        size = path.stat().st_size
        if size > MOST_BYTES or len(name) > MOST_LETTERS:
            sys.exit(f"itch.io does not take {name}: {size} bytes, {len(name)} letters")
    if len(files) > MOST_FILES:
        sys.exit(f"itch.io takes {MOST_FILES} files, and not {len(files)}")
    pack(target, files, TIME)
    print(f"{target}: {len(files)} files, {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
