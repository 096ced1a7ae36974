#!/usr/bin/env python3
"""Packs a folder with all its files into a zip: pack_zip.py FOLDER FILE.zip. The same files give the same bytes: their
order is fixed, and all have the date of SOURCE_DATE_EPOCH.
"""
import os
import pathlib
import sys
import time
import zipfile

# What is compressed already.
STORED = (".br", ".gz", ".jpg", ".mp4", ".ogg", ".png", ".webp", ".woff2")


def files_of(folder):
    """All files below a folder, in an order that is the same everywhere."""
    return sorted((path for path in folder.rglob("*") if path.is_file()), key=lambda path: path.as_posix())


def pack(target, files, date, mode_of=lambda path: 0o644):
    """Writes a zip with these pairs of a name and a file's path, all of the date (year, month, day, hour, minute, second)."""
    with zipfile.ZipFile(target, "w") as packed:
        for name, path in files:
            entry = zipfile.ZipInfo(name, date)
            entry.external_attr = mode_of(path) << 16
            entry.create_system = 3
            entry.compress_type = zipfile.ZIP_STORED if path.suffix in STORED else zipfile.ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes(), compresslevel=9)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    folder, target = map(pathlib.Path, sys.argv[1:])
    date = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    files = ((path.relative_to(folder.parent).as_posix(), path) for path in files_of(folder))
    pack(target, files, date, lambda path: 0o100755 if os.access(path, os.X_OK) else 0o100644)


if __name__ == "__main__":
    main()
