#!/usr/bin/env python3
"""Writes what Flatpak downloads before it builds offline: cargo_sources.py [Cargo.lock] > cargo-sources.json

Each crate of Cargo.lock becomes an archive with its sum, which is unpacked where cargo looks for vendored sources, and a
file in which cargo reads that sum. The form is that of flatpak-cargo-generator.
"""
import json
import pathlib
import sys
import tomllib

VENDOR = "cargo/vendor"
CONFIG = f"""[source.vendored-sources]
directory = "{VENDOR}"

[source.crates-io]
replace-with = "vendored-sources"
"""


def sources(lock):
    for package in lock["package"]:
        # The game itself has no source.
        if "source" not in package:
            continue
        name, version, sum_of = package["name"], package["version"], package.get("checksum")
        if sum_of is None or not package["source"].startswith("registry+"):
            sys.exit(f"{name} {version} is from {package['source']}, which Flatpak does not get here")
        dest = f"{VENDOR}/{name}-{version}"
        yield {
            "type": "archive",
            "archive-type": "tar-gzip",
            "url": f"https://static.crates.io/crates/{name}/{name}-{version}.crate",
            "sha256": sum_of,
            "dest": dest,
        }
        yield {
            "type": "inline",
            "contents": json.dumps({"package": sum_of, "files": {}}),
            "dest": dest,
            "dest-filename": ".cargo-checksum.json",
        }
    yield {"type": "inline", "contents": CONFIG, "dest": "cargo", "dest-filename": "config.toml"}


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    lock = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else root / "Cargo.lock"
    found = list(sources(tomllib.loads(lock.read_text(encoding="utf-8"))))
    json.dump(found, sys.stdout, indent=1)
    print()


if __name__ == "__main__":
    main()
