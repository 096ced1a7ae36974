"""Building blocks of all sounds: noise, envelopes, struck bodies, rooms, loudness, the Ogg file. numpy and scipy, mono arrays
at 44.1 kHz. Chance comes from generators seeded by a sound's name only, so the same script gives the same sound."""
import os
import subprocess
import zlib

import numpy as np
from scipy import ndimage, signal

SR = 44100
CEILING = 10 ** (-2.6 / 20)  # peaks before encoding; Vorbis may overshoot by a little


def chance(name):
    return np.random.default_rng(zlib.crc32(name.encode()))


def size(sec):
    return int(round(sec * SR))


def times(sec):
    return np.arange(size(sec)) / SR


# ---------------------------------------------------------------- envelopes and mixing

def curve(sec, *points):
    """Straight lines through (second, value) pairs."""
    return np.interp(times(sec), *zip(*points))


def glide(sec, *points):
    """As `curve`, but in octaves: for frequencies."""
    at, value = zip(*points)
    return np.exp(np.interp(times(sec), at, np.log(value)))


def swell(sec, peak=0.5, rise=2.0, fall=2.0):
    """Smooth hill with its top at `peak` (of the whole), steeper the bigger `rise` and `fall`."""
    x = times(sec) / sec
    hill = np.where(x < peak, x / peak, (1 - x) / (1 - peak))
    return np.sin(np.clip(hill, 0, 1) * np.pi / 2) ** np.where(x < peak, rise, fall)


def decay(sec, t60, attack=0.002):
    t = times(sec)
    return np.exp(-6.9 * t / t60) * np.clip(t / attack, 0, 1) ** 0.7


def put(out, what, at, gain=1.0):
    """Adds `what` to `out` from second `at` on; what does not fit is left out."""
    start = size(at)
    n = min(len(what), len(out) - start)
    if n > 0:
        out[start:start + n] += gain * what[:n]
    return out


def mix(sec, *layers):
    """Layers are (second, gain, array)."""
    out = np.zeros(size(sec))
    for at, gain, what in layers:
        put(out, what, at, gain)
    return out


def unit(x):
    """Scaled to a peak of 1."""
    return x / max(1e-9, np.max(np.abs(x)))


def even(x):
    """Scaled to the loudness 1 of its loud parts, for layers that are mixed by ear's measure."""
    return x / max(1e-9, np.sqrt(np.max(ndimage.uniform_filter1d(x * x, min(len(x), size(0.05))))))


def warm(x, amount):
    """Warm saturation."""
    return np.tanh(amount * x) / np.tanh(amount)


# ---------------------------------------------------------------- filters and noise

def low(x, f, order=2):
    return signal.sosfilt(signal.butter(order, f, "low", fs=SR, output="sos"), x)


def high(x, f, order=2):
    return signal.sosfilt(signal.butter(order, f, "high", fs=SR, output="sos"), x)


def band(x, lo, hi, order=2):
    return signal.sosfilt(signal.butter(order, (lo, hi), "band", fs=SR, output="sos"), x)


def resonate(x, *peaks):
    """Parallel resonators (frequency, Q, gain): formants, cavities, boards."""
    out = np.zeros(len(x))
    for f, q, gain in peaks:
        b, a = signal.iirpeak(f, q, fs=SR)
        out += gain * signal.lfilter(b, a, x)
    return out


def hiss(sec, rng):
    return rng.standard_normal(size(sec))


def wander(sec, rate, rng):
    """Slow noise, about +-1, changing `rate` times a second."""
    knots = rng.standard_normal(int(sec * rate) + 4)
    return np.interp(times(sec) * rate, np.arange(len(knots)), ndimage.gaussian_filter1d(knots, 0.6) * 1.5)


def wind(sec, centre, width, rng, window=1024):
    """Noise in a moving band: `centre` in Hz and `width` in octaves, numbers or arrays over time. Even loudness."""
    n, hop = size(sec), window // 4
    count = n // hop + 8
    padded = np.zeros((count + 4) * hop + window)
    shape = np.sqrt(np.hanning(window + 1)[:-1])
    freqs = np.maximum(np.fft.rfftfreq(window, 1 / SR), 20.0)
    place = np.clip(np.arange(count) * hop + window // 2 - window, 0, n - 1)
    centre = np.broadcast_to(centre, n)[place]
    width = np.broadcast_to(width, n)[place]
    for i in range(count):
        spectrum = np.fft.rfft(rng.standard_normal(window) * shape)
        gain = np.exp(-0.5 * (np.log2(freqs / centre[i]) / (0.5 * width[i])) ** 2)
        gain /= np.sqrt(np.sum(gain ** 2) / len(gain))
        padded[i * hop:i * hop + window] += np.fft.irfft(spectrum * gain) * shape
    return padded[window:window + n] * 0.7


# ---------------------------------------------------------------- oscillators

def phase(freq, sec=None):
    """Turns made by an oscillator of frequency `freq` (array, or number with `sec`)."""
    if sec is not None:
        freq = np.full(size(sec), float(freq))
    return np.cumsum(freq) / SR


def tone(freq, sec=None):
    return np.sin(2 * np.pi * phase(freq, sec))


def buzz(freq, tilt=1.0, top=9000.0, sec=None):
    """Harmonics falling as 1/n^tilt, none above `top`: a saw without aliases."""
    if sec is not None:
        freq = np.full(size(sec), float(freq))
    turn, out = phase(freq), np.zeros(len(freq))
    for n in range(1, int(top / np.min(freq)) + 1):
        fade = np.clip((top - n * freq) / (0.2 * top), 0, 1)
        out += fade * np.sin(2 * np.pi * n * turn + 1.3 * n * n) / n ** tilt
    return out


# ---------------------------------------------------------------- struck bodies

# partials, how long the lowest one rings (T60 at 440 Hz), how much faster the high ones die, fall of their strength
BODIES = {
    "wood": ((1, 1.62, 2.41, 3.07, 4.15, 5.4, 6.8, 8.3), 0.11, 0.75, 0.9),
    "block": ((1, 2.3, 2.75, 4.1, 5.6, 7.3), 0.16, 0.8, 1.0),
    "steel": ((1, 1.34, 1.79, 2.41, 2.93, 3.52, 4.11, 5.03, 5.9, 7.2, 8.8, 10.5, 12.9), 0.7, 0.6, 0.45),
    "stone": ((1, 1.44, 2.08, 2.7, 3.6, 4.6, 5.9, 7.7), 0.09, 0.65, 0.5),
    "clay": ((1, 1.72, 2.32, 2.65, 3.4, 4.2), 0.16, 0.7, 0.5),
    "coin": ((1, 1.004, 1.73, 2.95, 2.33, 2.345, 3.91, 4.6), 1.9, 0.55, 0.3),
    "glass": ((1, 2.32, 2.9, 4.25, 5.1, 6.63), 1.0, 0.6, 0.5),
    "bell": ((0.5, 1, 1.183, 1.506, 2, 2.003, 2.514, 2.662, 3.011, 4.166, 5.433, 6.796), 3.5, 0.7, 0.75),
    "gong": ((1, 1.007, 1.48, 1.63, 2.07, 2.49, 2.94, 3.41, 3.87, 4.46, 5.12, 5.77, 6.6, 7.6, 8.9, 10.3), 3.0, 0.4, 0.25),
    "skin": ((1, 1.59, 2.14, 2.3, 2.65, 2.92, 3.5), 0.35, 0.9, 1.3),
}


def contact(x, ms):
    """What a blow of `ms` milliseconds makes of a response: soft hammers are long. Its spectrum falls without notches, else
    some notes would lose their fundamental."""
    t = np.arange(1, int(2 * ms * SR / 1000) + 3) / (0.12 * ms * SR / 1000)
    pulse = t ** 2 * np.exp(-t)
    return signal.fftconvolve(x, pulse / np.sum(pulse))[:len(x)]


def modes(sec, freqs, t60s, gains):
    t, out = times(sec), np.zeros(size(sec))
    for f, t60, gain in zip(freqs, t60s, gains):
        if f < 0.42 * SR:
            out += gain * np.sin(2 * np.pi * f * t) * np.exp(-6.9 / t60 * t)
    return out


def strike(body, f, rng, sec=None, ms=1.0, ring=1.0, loose=0.02):
    """A body of a material, its lowest partial at `f`, struck for `ms` milliseconds. Peak 1."""
    ratios, t60, damp, tilt = BODIES[body]
    ratios = np.array(ratios) * (1 + loose * rng.standard_normal(len(ratios)))
    freqs = f * ratios
    t60s = ring * t60 * (440 / freqs) ** damp
    gains = ratios ** -tilt * rng.uniform(0.6, 1.0, len(ratios)) * np.resize((1, 1, -1, -1), len(ratios))
    sec = sec or min(2.5, 1.2 * float(np.max(t60s)) + 0.01)
    return unit(contact(modes(sec, freqs, t60s, gains), ms))


def tick(rng, lo=2000, hi=7000, ms=4.0):
    """The noise of two surfaces meeting."""
    sec = ms / 1000 * 5
    return unit(band(hiss(sec, rng) * decay(sec, ms / 1000 * 3, 0.0004), lo, hi, 1))


BOARD = ((118, 0.15, 0.35), (174, 0.14, 0.75), (263, 0.11, 0.85), (391, 0.08, 0.8), (548, 0.06, 0.6), (733, 0.05, 0.45),
         (960, 0.04, 0.3))


def board(ms=3.0, deep=1.0):
    """The wooden board under everything: a short hollow thump."""
    freqs, t60s, gains = zip(*BOARD)
    return unit(contact(modes(0.24, np.array(freqs) * deep, t60s, gains), ms))


def knock(f, rng, hard=0.5, weight=0.6, body="wood"):
    """A piece put or thrown onto the board; `hard` 0 felt .. 1 bare wood, `weight` of the board's answer."""
    ms = 2.6 - 2.0 * hard
    return mix(0.26, (0, 1.0, strike(body, f, rng, ms=ms)), (0, weight, board(ms + 1.5)),
               (0, 0.10 + 0.35 * hard, tick(rng, 1500, 3500 + 3500 * hard, 2.5)))


def thump(f0, f1, t60, rng=None, sec=None):
    """A heavy soft blow: a sine sinking from f0 to f1 within a few hundredths of a second."""
    sec = sec or 1.1 * t60
    t = times(sec)
    return unit(tone(f1 + (f0 - f1) * np.exp(-t / 0.025)) * decay(sec, t60, 0.004))


def shower(sec, rate, make, rng, loud=0.5):
    """Many small things: `rate(t)` a second on average, each from `make(t)`; their strengths vary by `loud`."""
    out, t = np.zeros(size(sec)), 0.0
    while True:
        t += rng.exponential(1 / max(rate(t), 1e-3)) if rate(t) > 0.5 else 0.01
        if t >= sec:
            return out
        if rate(t) > 0.5:
            put(out, make(t), t, float(np.exp(loud * rng.standard_normal())))


def bubble(f, sec, rise, rng=None):
    """A bubble or drop in water: a sine that rises while it dies."""
    t = times(sec)
    return tone(f * (1 + rise * (t / sec) ** 1.5)) * decay(sec, sec * 0.9, 0.002)


def grain(rng, lo, hi, ring=0.5):
    """A bit of stone falls on stone."""
    f = np.exp(rng.uniform(np.log(lo), np.log(hi)))
    return strike("stone", f, rng, ms=0.5, ring=ring, loose=0.1) * (lo / f) ** 0.25


# ---------------------------------------------------------------- rooms

def response(t60, name, dark=1.0, delay=0.012, scatter=0.5):
    """A room's answer: a few early echoes, then noise that dies sooner the higher it is. Energy 1."""
    rng, sec = chance("room " + name), 1.15 * t60 + delay
    out = np.zeros(size(sec))
    tail = hiss(t60 * 1.15, rng)
    edges = (60, 300, 1000, 3000, 9000)
    for i, (lo, hi) in enumerate(zip(edges, edges[1:])):
        share = t60 * (1.0, 0.95, 0.75, 0.45)[i]
        put(out, band(tail, lo, hi, 1) * decay(t60 * 1.15, share, 0.01), delay, (1.0, 1.0, 0.8, 0.45)[i] * dark ** -i)
    out = out / np.sqrt(np.sum(out ** 2))
    for _ in range(6):
        put(out, np.array([1.0]), delay * rng.uniform(0.5, 2.6), scatter * rng.uniform(0.1, 0.4) * rng.choice((-1, 1)))
    fade = size(0.05)
    out[-fade:] *= np.linspace(1, 0, fade)
    return out


def in_room(x, t60, wet, name="hall", dark=1.0, delay=0.012):
    """`x` with as much room, the length kept."""
    return x + wet * signal.fftconvolve(x, response(t60, name, dark, delay))[:len(x)]


# ---------------------------------------------------------------- loudness and files

def weighted(x, rate=SR):
    """K-weighting of ITU-R BS.1770: what an ear makes of it."""
    def shelf(f, gain, q):
        k, v = np.tan(np.pi * f / rate), 10 ** (gain / 20)
        root = v ** 0.4996667741545416
        a0 = 1 + k / q + k * k
        return ((v + root * k / q + k * k) / a0, 2 * (k * k - v) / a0, (v - root * k / q + k * k) / a0), (
            1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0)

    k = np.tan(np.pi * 38.13547087602444 / rate)
    q = 0.5003270373238773
    a0 = 1 + k / q + k * k
    x = signal.lfilter(*shelf(1681.974450955533, 3.999843853973347, 0.7071752369554196), x)
    return signal.lfilter((1, -2, 1), (1, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0), x)


def loudness(x, rate=SR, tau=0.125):
    """The most a sound level meter would show ("fast"), in dB: short sounds count for less, as for the ear. Channels in rows."""
    power = sum(weighted(row, rate) ** 2 for row in np.atleast_2d(x))
    power = np.concatenate((power, np.zeros(int(0.05 * rate))))
    k = 1 / (tau * rate)
    return 10 * np.log10(np.max(signal.lfilter((k,), (1, k - 1), power)) + 1e-12)


def limited(x, ceiling=CEILING, ahead=0.004):
    """Loud peaks are turned down smoothly, not cut."""
    n = size(ahead)
    gain = ceiling / np.maximum(np.max(np.abs(np.atleast_2d(x)), axis=0), ceiling)
    gain = ndimage.minimum_filter1d(gain, 2 * n + 1)
    window = np.hanning(2 * n + 3)[1:-1]
    return x * ndimage.convolve1d(gain, window / window.sum(), mode="nearest")


def finish(x, sec, level, fade=0.03, rise=0.001, floor=25):
    """An effect made ready: no DC, no silence in front, exact length, no click at the ends, as loud as it should be."""
    x = high(np.concatenate((np.zeros(size(0.004)), x)), floor, 2)
    first = np.argmax(np.abs(x) > 0.003 * np.max(np.abs(x)))
    x = x[max(0, first - size(0.004)):]
    n = size(sec)
    x = np.pad(x, (0, max(0, n - len(x))))[:n]
    a, b = size(rise), size(min(fade, sec / 3))
    x[:a] *= np.sin(np.linspace(0, np.pi / 2, a)) ** 2
    x[-b:] *= np.cos(np.linspace(0, np.pi / 2, b)) ** 2
    for _ in range(3):
        x = limited(x * 10 ** ((level - loudness(x)) / 20))
    return x


def write(path, x, quality, rate=SR):
    """Ogg Vorbis; nothing in it depends on the day or the machine's name. Decoders can only tell where a sound ends if it has
    several pages, so short ones get short pages."""
    x = np.atleast_2d(x)
    pcm = np.round(x.T * 32767).astype("<i2").tobytes()
    os.makedirs(os.path.dirname(path), exist_ok=True)
    subprocess.run(
        ["ffmpeg", "-v", "error", "-y", "-f", "s16le", "-ar", str(rate), "-ac", str(len(x)), "-i", "-", "-map_metadata", "-1",
         "-page_duration", str(int(min(1e6, 2.5e5 * x.shape[1] / rate))), "-fflags", "+bitexact", "-flags:a", "+bitexact",
         "-c:a", "libvorbis", "-q:a", str(quality), "-threads", "1", path],
        input=pcm, check=True)
    return os.path.getsize(path)


# ---------------------------------------------------------------- the list of effects

# how loud: what a sound level meter shows at the loudest moment, in dB below full scale
FAINT, SOFT, PLAIN, STRONG, GREAT = -29, -25, -22, -19, -16
SOUNDS = {}


def sound(sec, level, **how):
    def add(make):
        SOUNDS[make.__name__] = (sec, level, how, make)
        return make
    return add
