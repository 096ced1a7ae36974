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


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    folder, target = map(pathlib.Path, sys.argv[1:])
    date = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    files = sorted((path for path in folder.rglob("*") if path.is_file()), key=lambda path: path.as_posix())
    with zipfile.ZipFile(target, "w") as packed:
        for path in files:
            entry = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), date)
            entry.external_attr = (0o100755 if os.access(path, os.X_OK) else 0o100644) << 16
            entry.create_system = 3
            entry.compress_type = zipfile.ZIP_STORED if path.suffix in STORED else zipfile.ZIP_DEFLATED
            packed.writestr(entry, path.read_bytes(), compresslevel=9)


if __name__ == "__main__":
    main()
