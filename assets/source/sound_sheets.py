"""Pictures of sounds, for eyes: waveform over spectrogram (0.06 .. 16 kHz, an octave is an octave, 70 dB)."""
import os

import numpy as np
from PIL import Image, ImageDraw

from check_sounds import BEDS, EFFECTS, SOUNDS, decoded, ogg

WIDTH, HEIGHT, WAVE = 300, 150, 46


def spectrogram(x, rate, width, height):
    window = 2048 if len(x) > rate // 2 else 1024
    hop = max(1, len(x) // width)
    padded = np.pad(x, window // 2 + hop)
    frames = np.array([padded[i * hop:i * hop + window] * np.hanning(window) for i in range(width)])
    power = np.abs(np.fft.rfft(frames, 4 * window)) ** 2
    freqs = np.geomspace(60, min(16000, 0.49 * rate), height)[::-1]
    rows = 10 * np.log10(power[:, (freqs / rate * 4 * window).astype(int)].T + 1e-9)
    level = np.clip((rows - rows.max() + 70) / 70, 0, 1)
    return np.stack([np.clip(level * 3 - k, 0, 1) * 255 for k in (0, 1, 2)], axis=2)[..., [0, 1, 2]].astype(np.uint8)


def cell(name, x, rate, width=WIDTH):
    image = Image.new("RGB", (width, HEIGHT + WAVE + 14), (16, 16, 24))
    image.paste(Image.fromarray(spectrogram(x, rate, width, HEIGHT)), (0, WAVE + 14))
    pen = ImageDraw.Draw(image)
    pen.text((2, 1), f"{name} {len(x) / rate:.2f} s", fill=(255, 255, 255))
    for i, part in enumerate(np.array_split(x / np.max(np.abs(x)), width)):
        pen.line((i, 14 + WAVE / 2 * (1 - part.max()), i, 14 + WAVE / 2 * (1 - part.min())), fill=(120, 200, 255))
    for f in (100, 1000, 10000):
        y = WAVE + 14 + HEIGHT * (1 - np.log(f / 60) / np.log(16000 / 60))
        pen.line((0, y, 5, y), fill=(0, 255, 0))
    return image


def sheet(path, cells, columns):
    w, h = cells[0].size
    image = Image.new("RGB", (columns * (w + 4), -(-len(cells) // columns) * (h + 4)))
    for i, one in enumerate(cells):
        image.paste(one, (i % columns * (w + 4), i // columns * (h + 4)))
    image.save(path)


def draw(folder):
    os.makedirs(folder, exist_ok=True)
    names = [n for n in EFFECTS if os.path.exists(os.path.join(SOUNDS, n + ".ogg"))]
    for k in range(0, len(names), 20):
        cells = []
        for name in names[k:k + 20]:
            path = os.path.join(SOUNDS, name + ".ogg")
            cells.append(cell(name, decoded(path, 1)[0], ogg(path)[1]))
        sheet(os.path.join(folder, f"effects_{k // 20 + 1}.png"), cells, 5)
    cells = []
    for name in BEDS:
        path = os.path.join(SOUNDS, name + ".ogg")
        if os.path.exists(path):
            rate, x = ogg(path)[1], decoded(path, 2).mean(axis=0)
            n = 2 * rate
            cells += [cell(name, x, rate, 900), cell(name + " seam", np.concatenate((x[-n:], x[:n])), rate, 900)]
    if cells:
        sheet(os.path.join(folder, "beds.png"), cells, 2)
