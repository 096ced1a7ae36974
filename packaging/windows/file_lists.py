#!/usr/bin/env python3
"""Writes what the installer does with files: file_lists.py FOLDER PARTS. PARTS/files.nsh installs those in FOLDER,
PARTS/remove.nsh removes them and nothing else.
"""
import pathlib
import sys


def windows(path):
    return str(path).replace("/", "\\")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    folder, parts = map(pathlib.Path, sys.argv[1:])
    install, remove, folders = [], [], set()
    for path in sorted((path for path in folder.rglob("*") if path.is_file()), key=lambda path: path.as_posix()):
        name = path.relative_to(folder)
        folders.update(parent for parent in name.parents if parent.name)
        install.append(f'SetOutPath "$INSTDIR\\{windows(name.parent)}"' if name.parent.name else 'SetOutPath "$INSTDIR"')
        install.append(f'File "{path}"')
        remove.append(f'Delete "$INSTDIR\\{windows(name)}"')
    # Only folders that are empty go, the innermost first.
    for name in sorted(folders, key=lambda name: (-len(name.parts), name.as_posix())):
        remove.append(f'RMDir "$INSTDIR\\{windows(name)}"')
    (parts / "files.nsh").write_text("\n".join(install) + "\n", encoding="utf-8")
    (parts / "remove.nsh").write_text("\n".join(remove) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
