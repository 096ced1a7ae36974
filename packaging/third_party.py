#!/usr/bin/env python3
"""Prints the licences of all crates that are linked into the program for a target: third_party.py [TARGET].

Each text stands once, below the crates that have it. What only builds or tests the program is left out.
"""
import json
import pathlib
import subprocess
import sys

NAMES = ("LICENSE", "LICENCE", "COPYING", "NOTICE", "COPYRIGHT", "UNLICENSE")


def linked(metadata):
    """The packages that the program is linked with: no procedural macros, no dependencies for building and tests."""
    packages = {package["id"]: package for package in metadata["packages"]}
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    root = metadata["resolve"]["root"]
    found, todo = set(), [root]
    while todo:
        for dependency in nodes[todo.pop()]["deps"]:
            package = packages[dependency["pkg"]]
            is_macro = any("proc-macro" in target["kind"] for target in package["targets"])
            is_normal = any(kind["kind"] is None for kind in dependency["dep_kinds"])
            if is_normal and not is_macro and package["id"] not in found:
                found.add(package["id"])
                todo.append(package["id"])
    return sorted((packages[found_id] for found_id in found), key=lambda package: (package["name"], package["version"]))


def texts(package):
    folder = pathlib.Path(package["manifest_path"]).parent
    files = {file for file in folder.iterdir() if file.is_file() and file.name.upper().startswith(NAMES)}
    if package.get("license_file"):
        files.add(folder / package["license_file"])
    # White space at the ends of lines differs between copies of the same text.
    read = (file.read_text(encoding="utf-8", errors="replace") for file in sorted(files))
    return ["\n".join(line.rstrip() for line in text.strip().splitlines()) for text in read]


def main():
    target = sys.argv[1] if len(sys.argv) > 1 else "x86_64-unknown-linux-gnu"
    command = ["cargo", "metadata", "--locked", "--format-version", "1", "--filter-platform", target]
    packages = linked(json.loads(subprocess.run(command, check=True, capture_output=True).stdout))
    by_text = {}
    print(f"The program has {len(packages)} libraries linked into it. These are their licences.\n")
    for package in packages:
        print(f"{package['name']} {package['version']}: {package['license'] or 'see its text below'}")
        for text in texts(package):
            by_text.setdefault(text, []).append(f"{package['name']} {package['version']}")
    for text, names in by_text.items():
        print(f"\n{'-' * 80}\n{', '.join(names)}\n{'-' * 80}\n{text}")


if __name__ == "__main__":
    main()
