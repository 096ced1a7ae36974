#!/usr/bin/env python3
"""How the game looks to those who see fewer colours (numpy; Pillow for pictures).

    scripts/colour_blind.py                    how far apart the players' colours are in each game
    scripts/colour_blind.py PICTURE...         also writes NAME-protan.png, NAME-deutan.png and NAME-tritan.png beside each picture

Sight is simulated as by Machado, Oliveira and Fernandes (2009), severity 1, in linear RGB. Distances are CIEDE2000; it ends
with 1 when two players of a game come closer than NEAR to somebody.
"""
import itertools
import pathlib
import re
import sys

import numpy as np

ROOT = pathlib.Path(__file__).resolve().parent.parent
NEAR = 12.0
SIGHTS = {
    "usual": np.eye(3),
    "protan": np.array([[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    "deutan": np.array([[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]),
    "tritan": np.array([[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
}


def linear(srgb):
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def encoded(rgb):
    rgb = np.clip(rgb, 0, 1)
    return np.where(rgb <= 0.0031308, rgb * 12.92, 1.055 * rgb ** (1 / 2.4) - 0.055)


def seen(srgb, sight):
    """sRGB from 0 to 1, as somebody of that sight sees it."""
    return encoded(linear(srgb) @ SIGHTS[sight].T)


def lab(srgb):
    """CIE L*a*b* under D65."""
    to_xyz = np.array([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]])
    xyz = to_xyz @ linear(srgb) / to_xyz.sum(1)
    f = np.where(xyz > 216 / 24389, np.cbrt(xyz), (24389 / 27 * xyz + 16) / 116)
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


def distance(one, other):
    """CIEDE2000 of two colours in L*a*b* (Sharma, Wu and Dalal 2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = ((np.hypot(a1, b1) + np.hypot(a2, b2)) / 2) ** 7
    grey = 1.5 - 0.5 * np.sqrt(mean / (mean + 25.0 ** 7))
    c1, c2 = np.hypot(a1 * grey, b1), np.hypot(a2 * grey, b2)
    h1, h2 = (np.degrees(np.arctan2(b, a * grey)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2

    def wave(factor, degrees):
        return np.cos(np.radians(factor * hue + degrees))
    tilt = 1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.20 * wave(4, -63)
    d_light = (l2 - l1) / (1 + 0.015 * (light - 50) ** 2 / np.sqrt(20 + (light - 50) ** 2))
    d_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    d_hue = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2)) / (1 + 0.015 * chroma * tilt)
    bend = np.sin(np.radians(60 * np.exp(-((hue - 275) / 25) ** 2)))
    rotation = -2 * np.sqrt(chroma ** 7 / (chroma ** 7 + 25.0 ** 7)) * bend
    return float(np.sqrt(d_light ** 2 + d_chroma ** 2 + d_hue ** 2 + rotation * d_chroma * d_hue))


def liveries():
    """The colours of seats by name, as the game has them."""
    text = (ROOT / "src/theme/livery.rs").read_text()
    found = re.findall(r"const (\w+): Livery =\s+Livery \{\s*color: hex\(0x(\w+)\)", text)
    return {name.title(): np.array(list(bytes.fromhex(digits.replace("_", "")))) / 255 for name, digits in found}


def finishes():
    """What each finish does to a colour: how much of the wood's colour is mixed in, as the game has it."""
    text = (ROOT / "src/theme/finish.rs").read_text()
    wood = np.array([float(part) for part in re.search(r"const WOOD: Color = Color::srgb\((.*?)\)", text)[1].split(",")])
    shares = {name.lower(): float(share) for name, share in re.findall(r"Self::(\w+) => \(([\d.]+),", text)}
    return {name: lambda color, share=share: color * (1 - share) + wood * share for name, share in shares.items()}


def games():
    """The colours of each game's seats, as its rules name them."""
    boards = sorted((ROOT / "src/rules").glob("*/board.rs"))
    return {board.parent.name: re.findall(r"color: SeatColor::(\w+)", board.read_text()) for board in boards}


def table():
    """Prints all distances and returns the smallest."""
    colors, least = liveries(), np.inf
    print(f"{'':32}" + "".join(f"{sight:>8}" for sight in SIGHTS))
    for (finish, paint), (game, names) in itertools.product(finishes().items(), games().items()):
        for one, other in itertools.combinations(names, 2):
            apart = [distance(*(lab(seen(paint(colors[name]), sight)) for name in (one, other))) for sight in SIGHTS]
            least = min(least, *apart)
            near = "  too near" if min(apart) < NEAR else ""
            print(f"{finish:9}{game:9}{one + ' ' + other:14}" + "".join(f"{d:8.1f}" for d in apart) + near)
    return least


def write_as_seen(path):
    from PIL import Image
    picture = np.asarray(Image.open(path).convert("RGB")) / 255
    for sight in list(SIGHTS)[1:]:
        to = path.with_name(f"{path.stem}-{sight}.png")
        Image.fromarray(np.round(seen(picture, sight) * 255).astype(np.uint8)).save(to)
        print(to)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write_as_seen(pathlib.Path(name))
    sys.exit(table() < NEAR)
