#!/usr/bin/env python3
"""Packs the icons of packaging/icons into the one file that Windows wants: ico.py FILE.ico"""
import pathlib
import struct
import sys

SIDES = (48, 64, 128, 256)


def main():
    icons = pathlib.Path(__file__).resolve().parents[1] / "icons"
    pictures = [(icons / f"{side}.png").read_bytes() for side in SIDES]
    start = 6 + 16 * len(SIDES)
    entries = b""
    for side, picture in zip(SIDES, pictures):
        # 256 does not fit into a byte and is written as 0.
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), start)
        start += len(picture)
    pathlib.Path(sys.argv[1]).write_bytes(struct.pack("<HHH", 0, 1, len(SIDES)) + entries + b"".join(pictures))


if __name__ == "__main__":
    main()
