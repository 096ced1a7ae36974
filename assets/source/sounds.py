"""All sounds of the game, made from nothing but arithmetic: python3 assets/source/sounds.py [NAME ...]
Writes assets/sounds/*.ogg (all, or those named), brings the table in assets/sounds/README.md up to date and prints how loud they
are. Needs numpy, scipy and ffmpeg."""
import os
import re
import sys

import numpy as np

import sound_beds
import sound_kings  # noqa: F401
import sound_pieces  # noqa: F401
import sound_signals  # noqa: F401
from sound_parts import SOUNDS, SR, chance, finish, loudness, write

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "sounds")
QUALITY = 3


def effect(name):
    sec, level, how, make = SOUNDS[name]
    return finish(make(chance(name)), sec, level, **how)


def note(name, sec, count):
    """The seconds and bytes of a sound in the table."""
    path = os.path.join(OUT, "README.md")
    text = open(path).read()
    with open(path, "w") as file:
        file.write(re.sub(rf"^(\| `{name}` \|[^|]*\|)[^|]*\|[^|]*\|", rf"\g<1> {sec:g} | {count} |", text, flags=re.M))


def main(names):
    total = 0
    print(f"{'sound':12} {'seconds':>7} {'loud':>6} {'peak':>6} {'bytes':>7}")
    for name in names or [*SOUNDS, *sound_beds.BEDS]:
        path = os.path.join(OUT, name + ".ogg")
        if name in SOUNDS:
            x, rate = effect(name), SR
            count = write(path, x, QUALITY)
        else:
            x, rate = sound_beds.bed(name), sound_beds.RATE
            count = write(path, x, sound_beds.QUALITY, rate)
        total += count
        print(f"{name:12} {x.shape[-1] / rate:7.2f} {loudness(x, rate):6.1f} {20 * np.log10(np.max(np.abs(x))):6.1f} {count:7}",
              flush=True)
        note(name, x.shape[-1] / rate, count)
    print(f"{total} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
