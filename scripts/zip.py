#!/usr/bin/env python3
"""Packs the page for itch.io and other hosts that take a zip: zip.py FOLDER FILE.

The same page gives the same file: sorted, with a fixed time. Of the compressed copies there are only those of programs,
which the page unpacks itself where the host does not compress (web/packed.js).
"""
import pathlib
import sys
import zipfile

# What itch.io takes: https://itch.io/docs/creators/html5
MOST_FILES = 1000
MOST_BYTES = 200_000_000
MOST_LETTERS = 240
COPIES = (".br", ".gz")
# What is compressed already.
STORED = (*COPIES, ".jpg", ".mp4", ".ogg", ".png", ".webp", ".woff2")
TIME = (2026, 1, 1, 0, 0, 0)


def wanted(path):
    return path.suffix not in COPIES or path.stem.endswith(".wasm")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__.splitlines()[0])
    folder, target = map(pathlib.Path, sys.argv[1:])
    files = sorted((path for path in folder.rglob("*") if path.is_file() and wanted(path)), key=lambda path: path.as_posix())
    with zipfile.ZipFile(target, "w") as packed:
        for path in files:
            name = path.relative_to(folder).as_posix()
            entry = zipfile.ZipInfo(name, TIME)
            entry.external_attr = 0o644 << 16
            entry.create_system = 3
            entry.compress_type = zipfile.ZIP_STORED if path.suffix in STORED else zipfile.ZIP_DEFLATED
            data = path.read_bytes()
            if len(data) > MOST_BYTES or len(name) > MOST_LETTERS:
                sys.exit(f"itch.io does not take {name}: {len(data)} bytes, {len(name)} letters")
            packed.writestr(entry, data, compresslevel=9)
    if len(files) > MOST_FILES:
        sys.exit(f"itch.io takes {MOST_FILES} files, and not {len(files)}")
    print(f"{target}: {len(files)} files, {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
