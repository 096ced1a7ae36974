#!/usr/bin/env python3
"""Writes the texts of each language that a page's program does not contain (src/texts/apart.rs) as FOLDER/<code>.json, an
object of the names of its files and their contents: languages.py FOLDER."""

import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[1]
# What no page has: the game that shows how one is added, the page's own texts, and a list for tests.
LEFT_OUT = {"nine.ftl", "nine.txt", "page.json", "avoid.txt"}


def files(language):
    paths = sorted(path for path in language.rglob("*") if path.is_file() and path.name not in LEFT_OUT)
    return {path.relative_to(language).as_posix(): path.read_text("utf-8") for path in paths}


def main():
    to = pathlib.Path(sys.argv[1])
    to.mkdir(parents=True, exist_ok=True)
    first = re.search(r'<html lang="(\w+)"', (ROOT / "web/index.html").read_text("utf-8")).group(1)
    for language in sorted((ROOT / "assets/texts").iterdir()):
        if language.is_dir() and language.name != first:
            text = json.dumps(files(language), ensure_ascii=False, separators=(",", ":"))
            (to / f"{language.name}.json").write_text(text, "utf-8")


main()
