#!/usr/bin/env python3
"""Packs the icons of packaging/icons into the one file that macOS wants: icns.py FILE.icns"""
import pathlib
import struct
import sys

# The types that hold PNG, and the sides of their pictures in pixels; those of `@2x` are half as large on the screen.
TYPES = [("ic12", 64), ("ic07", 128), ("ic08", 256), ("ic13", 256), ("ic09", 512), ("ic14", 512)]


def main():
    icons = pathlib.Path(__file__).resolve().parents[1] / "icons"
    parts = b""
    for kind, side in TYPES:
        picture = (icons / f"{side}.png").read_bytes()
        parts += kind.encode() + struct.pack(">I", 8 + len(picture)) + picture
    pathlib.Path(sys.argv[1]).write_bytes(b"icns" + struct.pack(">I", 8 + len(parts)) + parts)


if __name__ == "__main__":
    main()
