#!/usr/bin/env python3
"""Prints how many bytes of code each crate has in a WASM that still has the names of its functions, such as that of the quick
page: wasm_crates.py dist/web-quick/bulldozer_gambit_bg.wasm [COUNT]. Functions of a generic type count for its crate."""

import re
import sys
from collections import Counter


def leb(data, at):
    """The number in bytes of seven bits that begins there, and where it ends."""
    number = shift = 0
    while True:
        byte = data[at]
        at += 1
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return number, at


def limits(data, at):
    """Where the limits of a table or a memory end."""
    flags = data[at]
    _, at = leb(data, at + 1)
    return leb(data, at)[1] if flags & 1 else at


def imported_functions(data, at):
    """The number of functions that the section of imports has."""
    count, at = leb(data, at)
    functions = 0
    for _ in range(count):
        for _ in range(2):
            length, at = leb(data, at)
            at += length
        kind = data[at]
        at += 1
        if kind == 0:
            _, at = leb(data, at)
            functions += 1
        elif kind == 1:
            at = limits(data, at + 1)
        elif kind == 2:
            at = limits(data, at)
        else:
            at += 2
    return functions


def sizes_of(data, at):
    count, at = leb(data, at)
    for _ in range(count):
        size, at = leb(data, at)
        yield size
        at += size


def function_names(data, at, end):
    while at < end:
        part = data[at]
        size, at = leb(data, at + 1)
        if part == 1:
            count, place = leb(data, at)
            for _ in range(count):
                index, place = leb(data, place)
                length, place = leb(data, place)
                yield index, data[place : place + length].decode("utf8", "replace")
                place += length
        at += size


def crate_of(name):
    """Names are as wasm-bindgen writes them: `<crate[hash]::module::Type as ...>::function`."""
    found = re.search(r"([a-zA-Z_]\w*)(?:\[[0-9a-f]+\])?::", name)
    return found.group(1) if found else "no crate"


def main():
    with open(sys.argv[1], "rb") as file:
        data = file.read()
    if data[:4] != b"\0asm":
        sys.exit(f"{sys.argv[1]} is no WASM")
    at, imports, sizes, names = 8, 0, [], {}
    while at < len(data):
        section = data[at]
        length, at = leb(data, at + 1)
        if section == 2:
            imports = imported_functions(data, at)
        elif section == 10:
            sizes = list(sizes_of(data, at))
        elif section == 0:
            size, begin = leb(data, at)
            if data[begin : begin + size] == b"name":
                names = dict(function_names(data, begin + size, at + length))
        at += length
    if not names:
        sys.exit(f"{sys.argv[1]} has no names of functions")
    crates = Counter()
    for number, size in enumerate(sizes, imports):
        crates[crate_of(names.get(number, ""))] += size
    total = sum(sizes)
    print(f"{total:12,}        all of {len(sizes):,} functions")
    for crate, size in crates.most_common(int(sys.argv[2]) if len(sys.argv) > 2 else 30):
        print(f"{size:12,}  {100 * size / total:4.1f} %  {crate}")


main()
