"""Instruments. Each takes a frequency, how long the note is held, how strongly it is played (0 .. 1) and a generator, and gives
a mono array that may ring on after the note."""
import numpy as np

from sound_parts import SR, band, buzz, chance, contact, decay, high, hiss, low, modes, put, size, swell, thump, tick, times, tone

NAMES = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def hz(note):
    """"F#4", "Bb2" or a MIDI number."""
    if isinstance(note, str):
        note = 12 * (int(note[-1]) + 1) + NAMES[note[0]] + note.count("#") - note[1:].count("b")
    return 440 * 2 ** ((note - 69) / 12)


def bar(f, strong, ratios, t60s, gains, ms, click):
    """A struck bar: the harder the blow, the more of its upper partials."""
    gains = [g * (1 if i == 0 else strong ** (0.6 * i)) for i, g in enumerate(gains)]
    x = contact(modes(1.1 * max(t60s), [f * r for r in ratios], t60s, gains), ms)
    return put(x, tick(chance("bar"), 900, 3000, 3), 0, click * strong)


def marimba(f, sec, strong=0.7, rng=None):
    low_one = (262 / f) ** 0.75
    return strong * bar(f, strong, (1, 3.93, 9.24), (1.1 * low_one, 0.3 * low_one, 0.08), (1, 0.22, 0.09), 2.2 * low_one ** 0.5,
                        0.06)


def vibes(f, sec, strong=0.7, rng=None):
    long = min(3.5, 2.9 * (440 / f) ** 0.5)
    x = bar(f, strong, (1, 1.0012, 4.0, 10.1), (long, long, 0.35 * long, 0.15), (0.6, 0.5, 0.13, 0.05), 1.4, 0.02)
    t = np.arange(len(x)) / SR
    return strong * x * (1 - 0.16 * (1 - np.cos(2 * np.pi * 4.6 * t))) * release(len(x), sec + 0.25, 0.35)


def celesta(f, sec, strong=0.7, rng=None):
    long = min(2.6, 1.9 * (660 / f) ** 0.6)
    return strong * bar(f, strong, (1, 2.003, 4.1, 6.4), (long, 0.55 * long, 0.3 * long, 0.12), (1, 0.16, 0.11, 0.06), 0.8, 0.03)


def glocken(f, sec, strong=0.7, rng=None):
    long = min(2.4, 1.8 * (1000 / f) ** 0.6)
    return strong * bar(f, strong, (1, 2.76, 5.4), (long, 0.5 * long, 0.2 * long), (1, 0.3, 0.15), 0.5, 0.03)


def kalimba(f, sec, strong=0.7, rng=None):
    long = 0.8 * (440 / f) ** 0.5
    return strong * bar(f, strong, (1, 2.0, 5.3, 6.6), (long, 0.4 * long, 0.12, 0.07), (1, 0.1, 0.12, 0.06), 1.4, 0.08)


def release(n, sec, fall):
    """A damper comes down at `sec` and takes `fall` seconds."""
    t = np.arange(n) / SR
    return np.exp(-6.9 * np.clip(t - sec, 0, None) / fall)


def string(f, long, where, bright, stiff=0.00008, loss=0.35, top=9000):
    """A plucked string: its partials after where it was plucked, the high ones dying first."""
    n = np.arange(1, max(2, int(min(top / f, 48))) + 1)
    freqs = n * f * np.sqrt(1 + stiff * n * n)
    gains = np.sin(np.pi * n * where) / n * np.exp(-freqs / bright)
    t60s = long / (1 + loss * (n - 1))
    return modes(min(1.05 * long, 3.2), freqs, t60s, gains * (-1.0) ** (n // 2))


def lute(f, sec, strong=0.7, rng=None):
    long = min(2.6, 2.2 * (220 / f) ** 0.5)
    x = string(f, long, 0.14, 1500 + 1500 * strong)
    x = x + string(f * 1.0011, long, 0.17, 1300 + 1400 * strong)
    x = contact(x, 0.8)
    put(x, tick(chance("lute"), 700, 2600, 3), 0, 0.05)
    return 0.8 * strong * x * release(len(x), sec + 0.4, 0.5)


def harp(f, sec, strong=0.7, rng=None):
    long = min(3.0, 2.4 * (330 / f) ** 0.5)
    return strong * contact(string(f, long, 0.42, 1400 + 1400 * strong), 1.2)


def pizzicato(f, sec, strong=0.7, rng=None):
    x = string(f, min(0.9, 0.55 * (220 / f) ** 0.6), 0.2, 900 + 900 * strong, loss=0.3)
    return 1.1 * strong * put(contact(x, 1.6), tick(chance("pizz"), 400, 1500, 4), 0, 0.08)


def bass(f, sec, strong=0.7, rng=None):
    """An upright bass, plucked."""
    x = string(f, 1.5, 0.22, 420 + 420 * strong, loss=0.28)
    x = contact(x, 3.0)
    put(x, low(tick(chance("bass"), 300, 1200, 6), 900), 0, 0.10)
    return 1.5 * strong * x * release(len(x), 0.92 * sec, 0.14)


def held(sec, rise, fall):
    t = times(sec + fall)
    up, down = np.clip(t / rise, 0, 1), np.clip((t - sec) / fall, 0, 1)
    return np.sin(up * np.pi / 2) ** 2 * np.cos(down * np.pi / 2) ** 2


def strings(f, sec, strong=0.7, rng=None, rise=0.5, fall=0.7, bright=1500):
    """A few bowed strings, not quite together."""
    rng = rng if rng is not None else chance(f"strings {f:.3f}")
    env = held(sec, min(rise, 0.45 * sec + 0.05), fall)
    t, out = np.arange(len(env)) / SR, 0
    for _ in range(3):
        cents = rng.normal(0, 4) + 5 * np.sin(2 * np.pi * (rng.uniform(4.6, 5.6) * t + rng.random())) * np.clip(t / 0.6, 0, 1)
        out = out + buzz(f * 2 ** (cents / 1200), tilt=1.15, top=min(6500, 26 * f))
    return 0.16 * strong * env * low(low(out, bright * (0.6 + 0.6 * strong), 1), 3.2 * bright, 1)


def pad(f, sec, strong=0.7, rng=None):
    """Something between glass and choir."""
    rng = rng if rng is not None else chance(f"pad {f:.3f}")
    env = held(sec, min(1.6, 0.5 * sec), 1.8)
    t, out = np.arange(len(env)) / SR, 0
    for ratio, gain in ((1, 1.0), (2, 0.32), (3, 0.14), (4, 0.07), (5, 0.03)):
        for _ in range(2):
            cents = rng.normal(0, 3.5) + 3 * np.sin(2 * np.pi * (rng.uniform(0.2, 0.5) * t + rng.random()))
            breath = 1 + 0.3 * np.sin(2 * np.pi * (rng.uniform(0.1, 0.3) * t + rng.random()))
            out = out + gain * breath * tone(f * ratio * 2 ** (cents / 1200))
    return 0.3 * strong * env * out


def brass(f, sec, strong=0.7, rng=None, bright=0.62, rise=0.06, fall=0.18, body=(350, 1400)):
    """Horns and trumpets: the louder, the brighter, also within a note."""
    rng = rng if rng is not None else chance(f"brass {f:.3f}")
    env = held(sec, rise, fall)
    t = np.arange(len(env)) / SR
    level = env * (0.8 + 0.2 * np.exp(-t / 0.15)) * (0.55 + 0.45 * strong)
    out = np.zeros(len(env))
    for detune in (-3.0, 3.5):
        cents = detune - 25 * np.exp(-t / 0.025) + 4 * np.sin(2 * np.pi * (5.1 * t + rng.random())) * np.clip(t / 0.8 - 0.3, 0, 1)
        turn = np.cumsum(f * 2 ** (cents / 1200)) / SR
        for n in range(1, int(min(7500 / f, 28)) + 1):
            gain = (0.35 + 0.65 * np.exp(-0.5 * (np.log2(n * f / body[0]) / 1.1) ** 2)) * np.exp(-n * f / (2.2 * body[1]))
            out += gain * level ** (1 + 0.45 * (n - 1) * (1 - bright)) * bright ** (0.35 * (n - 1)) * np.sin(2 * np.pi * n * turn + n)
    return 0.3 * strong * out


def horn(f, sec, strong=0.7, rng=None):
    return brass(f, sec, strong, rng, bright=0.5, rise=0.09, fall=0.3, body=(320, 900))


def trumpet(f, sec, strong=0.7, rng=None):
    return brass(f, sec, strong, rng, bright=0.75, rise=0.035, fall=0.14, body=(900, 1900))


def clarinet(f, sec, strong=0.7, rng=None):
    """Odd harmonics above all: a reed, softly."""
    env = held(sec, 0.07, 0.14)
    t = np.arange(len(env)) / SR
    turn = np.cumsum(f * (1 + 0.0022 * np.sin(2 * np.pi * 4.8 * t) * np.clip(t / 0.7 - 0.3, 0, 1))) / SR
    out = sum(g * env ** (1 + 0.15 * n) * np.sin(2 * np.pi * n * turn)
              for n, g in ((1, 1), (2, 0.06), (3, 0.34), (4, 0.04), (5, 0.13), (7, 0.06), (9, 0.025)) if n * f < 8000)
    return 0.4 * strong * out


def timpani(f, sec, strong=0.7, rng=None):
    rng = rng if rng is not None else chance(f"timpani {f:.3f}")
    x = modes(1.8, [f * r for r in (1, 1.504, 1.99, 2.44, 0.63, 2.9)], (1.5, 1.1, 0.8, 0.5, 0.25, 0.3),
              (1, 0.6, 0.32, 0.16, 0.4, 0.15))
    x = contact(x, 5.0)
    put(x, thump(2.2 * f, 0.9 * f, 0.16), 0, 0.5)
    put(x, low(tick(rng, 200, 1500, 8), 1500), 0, 0.18 * strong)
    return 0.8 * strong * x


def taiko(f, sec, strong=0.7, rng=None):
    rng = rng if rng is not None else chance(f"taiko {f:.3f}")
    x = modes(0.9, [f * r for r in (1, 1.59, 2.14, 2.65, 3.2)], (0.6, 0.32, 0.22, 0.15, 0.1), (1, 0.5, 0.3, 0.18, 0.1))
    put(x, thump(2.4 * f, f, 0.35), 0, 0.8)
    put(x, band(hiss(0.12, rng) * decay(0.12, 0.07), 150, 1800, 1), 0, 0.35 * strong)
    return 0.8 * strong * contact(x, 2.5)


def brush(f, sec, strong=0.7, rng=None):
    """A brush drawn over a drum's skin; `f` is how high."""
    rng = rng if rng is not None else chance("brush")
    return 0.16 * strong * band(hiss(sec, rng), 0.5 * f, 2.2 * f, 1) * swell(sec, 0.25, 1.3, 1.6)


def tap(f, sec, strong=0.7, rng=None):
    """A brush tapped."""
    rng = rng if rng is not None else chance("tap")
    return 0.3 * strong * band(hiss(0.16, rng), 0.4 * f, 2.5 * f, 1) * decay(0.16, 0.1, 0.002)


def ride(f, sec, strong=0.7, rng=None):
    """A cymbal touched by a stick."""
    rng = chance("ride")
    freqs = np.sort(rng.uniform(2200, 9500, 34))
    x = modes(0.9, freqs, 0.9 * (2200 / freqs) ** 0.5, rng.uniform(0.3, 1, 34) * rng.choice((-1, 1), 34) / 9)
    x = x * (0.35 + 0.65 * np.exp(-np.arange(len(x)) / SR / 0.06))
    return 0.22 * strong * high(put(x, tick(rng, 3000, 8000, 2), 0, 0.5), 1500, 1)


def block(f, sec, strong=0.7, rng=None):
    """A small wood block."""
    return 0.5 * strong * contact(modes(0.2, (f, 1.52 * f, 2.7 * f), (0.09, 0.06, 0.03), (1, 0.4, 0.25)), 0.9)


def chord(instrument, notes, sec, strong=0.7, spread=0.0, length=None):
    """Several notes, one after the other by `spread` seconds."""
    length = length or sec + 2.0
    out = np.zeros(size(length))
    for i, note in enumerate(notes):
        put(out, instrument(hz(note), sec, strong), i * spread, 1 / len(notes) ** 0.5)
    return out


def line(length, instrument, *notes):
    """A melody: (second, note, held, strong)."""
    out = np.zeros(size(length))
    for at, note, sec, strong in notes:
        put(out, instrument(hz(note), sec, strong), at)
    return out
