"""Writes the textures of places, boards, pieces and tiles into assets/textures: python3 assets/source/textures.py (numpy, Pillow and Debian's zopfli, no Blender).

Each material has NAME_normal.png (OpenGL's way: green is up), NAME_rough.png (glTF's: green is roughness, blue is metal) and, some, NAME_color.png, near white,
to multiply the colours of the corners with. All tile: everything is made of waves that fit the picture. One repeat is 4 board units.
`-- sheet` as the argument also writes /tmp/preview/textures.png, each picture laid two by two.
"""
import os
import subprocess
import sys

import numpy as np
from PIL import Image

OUT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "textures")
N = 256


def fourier(seed, lo, hi, fall=1.0, stretch=(1.0, 1.0), n=N):
    """Tileable noise of the frequencies from lo to hi (waves per picture), mean 0, deviation 1. stretch > 1 draws it out along that axis (x, y)."""
    rng = np.random.default_rng(seed)
    fy, fx = np.meshgrid(np.fft.fftfreq(n, 1 / n), np.fft.fftfreq(n, 1 / n), indexing="ij")
    f = np.hypot(fx * stretch[0], fy * stretch[1])
    amp = np.where((f >= lo) & (f <= hi), np.maximum(f, 1e-9) ** -fall, 0)
    out = np.fft.ifft2(np.fft.fft2(rng.standard_normal((n, n))) * amp).real
    return (out - out.mean()) / out.std()


def cells(seed, count, n=N):
    """Distance to the nearest and to the second nearest of `count` random points, and which one it is; tileable, in picture widths."""
    rng = np.random.default_rng(seed)
    p = rng.random((count, 2))
    y, x = np.mgrid[0:n, 0:n] / n
    d = []
    for px, py in p:
        dx, dy = np.abs(x - px), np.abs(y - py)
        d.append(np.hypot(np.minimum(dx, 1 - dx), np.minimum(dy, 1 - dy)))
    d = np.array(d)
    order = np.sort(d, 0)
    return order[0], order[1], d.argmin(0)


def wrap(x):
    """Between -0.5 and 0.5."""
    return (x + 0.5) % 1.0 - 0.5


def soft(x, lo, hi):
    t = np.clip((x - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)


def save(name, rgb, colours):
    """An image with a palette of so many colours: a third of the size, and the decoder gives plain RGB."""
    img = Image.fromarray(np.clip(np.round(rgb * 255), 0, 255).astype(np.uint8))
    if colours:
        img = img.quantize(colours, Image.MEDIANCUT, dither=Image.Dither.NONE)
    path = os.path.join(OUT, name + ".png")
    img.save(path, optimize=True)
    # Every byte is waited for on the page: a twentieth less, pixel for pixel the same.
    subprocess.run(["zopflipng", "-y", "--iterations=15", path, path], check=True, stdout=subprocess.DEVNULL)
    return os.path.getsize(path)


def normal(height, strength):
    """height in pixels of relief."""
    dx = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) / 2 * strength
    dy = (np.roll(height, 1, 0) - np.roll(height, -1, 0)) / 2 * strength   # rows run downwards, green is up
    n = np.stack([-dx, -dy, np.ones_like(dx)], -1)
    return n / np.linalg.norm(n, axis=-1, keepdims=True) * 0.5 + 0.5


def grey(v):
    return np.repeat(v[..., None], 3, -1)


def rough(r, metal=0.0):
    return np.stack([np.zeros_like(r), r, np.full_like(r, metal)], -1)


def halved(rgb):
    """Half as wide and high, each pixel the mean of four, as the game makes its smaller copies."""
    return (rgb[::2, ::2] + rgb[1::2, ::2] + rgb[::2, 1::2] + rgb[1::2, 1::2]) / 4


def write(name, height, strength, roughness, metal=0.0, colour=None, levels=256, shades=48, halves=False):
    """halves: relief and roughness in half the detail, where the colour has what is fine: noise in them takes most of the bytes."""
    relief, roughness = normal(height, strength), np.clip(roughness, 0, 1)
    if halves:
        relief, roughness = halved(relief), halved(roughness)
    size = save(name + "_normal", relief, levels)
    step = 16.0
    size += save(name + "_rough", rough(np.round(roughness * 255 / step) * step / 255, metal), 32)
    if colour is not None:
        size += save(name + "_color", np.clip(colour, 0, 1), shades)
    print(f"{name:8} {size:7} bytes")
    return size


def wood():
    """Boards along U, four to a repeat, each with its own grain."""
    n = 512
    y, x = np.mgrid[0:n, 0:n] / n
    board = (y * 4).astype(int)
    t = y * 4 - board
    rng = np.random.default_rng(4)
    warp = fourier(1, 1, 6, 1.2, (3.0, 0.6), n)
    fine = fourier(2, 30, 150, 0.3, (14.0, 1.0), n)
    pores = fourier(3, 40, 200, 0.0, (20.0, 1.0), n)
    tone, shift = rng.uniform(0.86, 1.0, 4)[board], rng.uniform(0, 1, 4)[board]
    rings = np.sin((t * 3.2 + shift * 9 + 0.55 * warp) * 2 * np.pi)
    end = (x + shift) % 1.0
    gap = np.maximum(1 - soft(np.minimum(t, 1 - t), 0.0, 0.022), 1 - soft(np.abs(wrap(end)), 0.0, 0.004))
    colour = tone * (0.90 + 0.055 * rings + 0.03 * fine - 0.05 * np.clip(pores - 1, 0, 2)) * (1 - 0.55 * gap)
    tint = np.stack([colour, colour * (0.985 + 0.01 * rings), colour * (0.96 + 0.02 * rings)], -1)
    height = 0.5 * rings + 0.55 * fine - 0.5 * np.clip(pores - 1, 0, 2) - 7 * gap
    return write("wood", height, 0.30, 0.50 - 0.06 * rings + 0.05 * fine + 0.25 * gap, 0, tint, 24, 24, True)


def asphalt():
    n = 512
    a, b, which = (c for c in cells(7, 900, n))
    stone = 1 - soft(a / np.maximum(b, 1e-6), 0.55, 1.0)
    tone = np.random.default_rng(8).uniform(0, 1, 900)[which]
    fine = fourier(9, 20, 110, 0.3, n=n)
    big = fourier(10, 1, 5, 1.0, n=n)
    colour = 0.84 + 0.10 * stone * (tone - 0.35) * 2 + 0.025 * fine + 0.035 * big
    return write("asphalt", 1.6 * stone * (0.4 + tone) + 0.25 * fine, 0.55, 0.86 - 0.10 * stone * tone + 0.03 * big, 0, grey(colour), 16, 8, True)


def felt():
    fibre = fourier(11, 12, 110, 0.35)
    a, b = fourier(12, 25, 120, 0.2, (5.0, 1.0)), fourier(13, 25, 120, 0.2, (1.0, 5.0))
    big = fourier(14, 1, 6, 1.0)
    return write("felt", fibre + 0.7 * a + 0.7 * b, 0.32, 0.95 + 0.02 * big, 0, grey(0.91 + 0.025 * fibre + 0.02 * (a + b) + 0.02 * big), 64, 16, True)


def stone():
    """Marble: soft clouds and thin veins."""
    n = 512
    w1 = fourier(15, 1, 4, 1.2, (1.0, 1.7), n) + 0.06 * fourier(31, 6, 30, 1.0, n=n)
    w2 = fourier(16, 1, 5, 1.2, (1.8, 1.0), n) + 0.05 * fourier(32, 6, 30, 1.0, n=n)
    cloud = fourier(17, 1, 14, 1.2, n=n)
    fade = soft(fourier(18, 1, 6, 0.8, n=n), -1.2, 1.4)
    vein = np.exp(-(w1 / 0.04) ** 2) * (0.15 + 0.6 * fade) + 0.28 * np.exp(-(w1 / 0.22) ** 2) * fade + 0.45 * np.exp(-(w2 / 0.03) ** 2) * (1 - fade)
    colour = 0.90 + 0.04 * cloud - 0.17 * np.clip(vein, 0, 1)
    tint = np.stack([colour, colour * 0.993, colour * 0.985], -1)
    grain = fourier(19, 16, 60, 0.5, n=n)
    return write("stone", 0.35 * grain + 0.6 * cloud - 1.2 * vein, 0.14, 0.40 + 0.05 * cloud + 0.16 * vein, 0, tint, 16, 20, True)


def brass():
    brush = fourier(20, 20, 120, 0.2, (10.0, 1.0))
    big = fourier(21, 1, 8, 0.9)
    spots = np.clip(fourier(22, 4, 40, 0.8) - 1.7, 0, 1)
    return write("brass", 0.6 * brush + 0.6 * big, 0.10, 0.34 + 0.05 * brush + 0.06 * big + 0.25 * spots, 0.6, grey(0.93 + 0.03 * big + 0.015 * brush - 0.12 * spots), 48, 24, True)


def steel():
    big = fourier(23, 2, 14, 1.0)
    scratch = np.clip(fourier(24, 10, 110, 0.0, (12.0, 0.7)) - 1.9, 0, 1) + np.clip(fourier(25, 10, 110, 0.0, (0.7, 12.0)) - 2.1, 0, 1)
    rust = soft(fourier(26, 2, 30, 0.8), 1.1, 2.2)
    return write("steel", 0.9 * big - 1.5 * scratch + rust, 0.16, 0.52 + 0.06 * big + 0.15 * scratch + 0.2 * rust, 0.35,
                 np.stack([0.92 + 0.03 * big - 0.05 * rust, 0.92 + 0.03 * big - 0.16 * rust, 0.92 + 0.03 * big - 0.22 * rust], -1), 24, 20, True)


def dirt():
    n = 256
    a, b, which = cells(27, 260, n)
    size = np.random.default_rng(28).uniform(0, 1, 260)[which]
    pebble = (size > 0.55) * (1 - soft(a * 16, 0.15 + 0.3 * size, 0.3 + 0.55 * size))
    clump = fourier(29, 2, 40, 0.9, n=n)
    fine = fourier(30, 25, 120, 0.3, n=n)
    colour = 0.82 + 0.06 * clump + 0.03 * fine + 0.08 * pebble
    return write("dirt", 2.2 * clump + 0.5 * fine + 3.0 * pebble, 0.40, 0.93 - 0.08 * pebble, 0,
                 np.stack([colour, colour * 0.985, colour * (0.96 + 0.04 * pebble)], -1), 24, 16, True)


def sheet():
    names = sorted(f for f in os.listdir(OUT) if f.endswith(".png"))
    kinds = sorted({f.split("_")[0] for f in names})
    s = 300
    big = Image.new("RGB", (3 * (s + 8), len(kinds) * (s + 8)), "white")
    for j, k in enumerate(kinds):
        for i, part in enumerate(("normal", "rough", "color")):
            f = f"{k}_{part}.png"
            if f in names:
                img = Image.open(os.path.join(OUT, f)).convert("RGB")
                two = Image.new("RGB", (img.width * 2, img.height * 2))
                for dx in (0, 1):
                    for dy in (0, 1):
                        two.paste(img, (dx * img.width, dy * img.height))
                big.paste(two.resize((s, s), Image.LANCZOS), (i * (s + 8), j * (s + 8)))
    big.save("/tmp/preview/textures.png")


if __name__ == "__main__":
    os.makedirs(OUT, exist_ok=True)
    print(sum(f() for f in (wood, asphalt, felt, stone, brass, steel, dirt)), "bytes in all")
    if "sheet" in sys.argv:
        sheet()
