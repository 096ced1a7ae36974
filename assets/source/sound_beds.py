"""The music: one quiet bed for each table and one for the title. Beds are rings: whatever sounds on past the end, and the room's
answer, goes on at the beginning, so that they loop without a seam. As Vorbis is least exact at its ends, the players take a breath
there: held notes end within the last bar, and nobody begins before the first beat."""
import re

import numpy as np
from scipy import signal

from sound_instruments import (bass, block, brush, celesta, clarinet, glocken, harp, horn, hz, kalimba, lute, marimba, pad,
                               pizzicato,
                               ride, strings, taiko, tap, timpani, vibes)
from sound_parts import SR, chance, response, size, weighted

RATE, QUALITY = 32000, 0.0
UPBEAT = 0.035  # seconds before the first beat
BEDS = {}

CHORDS = {"": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10), "maj7": (0, 4, 7, 11), "m6": (0, 3, 7, 9),
          "sus": (0, 5, 7), "9": (0, 4, 7, 14), "m9": (0, 3, 7, 10, 14), "maj9": (0, 4, 7, 11, 14)}
STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}


def spelled(symbol):
    """A chord's tones (0 .. 11, the root first) and its bass."""
    root, kind, under = re.fullmatch(r"([A-G][#b]?)([a-z0-9]*)(?:/([A-G][#b]?))?", symbol).groups()
    step = lambda note: (STEPS[note[0]] + note.count("#") - note.count("b")) % 12
    return [(step(root) + i) % 12 for i in CHORDS[kind]], step(under or root)


def near(step, floor):
    """The lowest note of that name not below `floor`."""
    return floor + (step - floor) % 12


def voiced(symbol, floor):
    """The chord's tones upwards from `floor`, in close position."""
    return sorted(near(step, floor) for step in spelled(symbol)[0])


class Bed:
    def __init__(self, name, tempo, bars, loud, wet, room, swing=0.5):
        self.rng, self.beat, self.swing = chance(name), 60 / tempo, swing
        self.n = int(round(bars * 4 * self.beat * SR / 441)) * 441  # whole hundredths of a second, at any rate
        self.dry, self.sent = np.zeros((2, self.n)), np.zeros((2, self.n))
        self.loud, self.wet, self.room, self.notes = loud, wet, room, {}

    def at(self, beat):
        """Seconds; eighths off the beat come late where it swings."""
        whole, part = divmod(beat, 1)
        return (whole + (2 * self.swing * part if part <= 0.5 else self.swing + (2 * part - 1) * (1 - self.swing))) * self.beat

    def play(self, instrument, beat, note, held=1.0, strong=0.6, pan=0.0, send=0.5, loose=0.006):
        """One note; nobody plays quite in time or quite evenly."""
        strong = round(float(np.clip(strong * (1 + 0.1 * self.rng.standard_normal()), 0.05, 1)), 2)
        key = (instrument, note, round(held, 3), strong)
        if key not in self.notes:
            self.notes[key] = instrument(hz(note), held * self.beat, strong, None)
        sound = self.notes[key]
        start = size(self.at(beat) + UPBEAT + loose * float(np.clip(self.rng.standard_normal(), -2, 2))) % self.n
        left, right = np.cos((pan + 1) * np.pi / 4), np.sin((pan + 1) * np.pi / 4)
        for side, gain in enumerate((left, right)):
            for begin, part in ((start, sound[:self.n - start]), (0, sound[self.n - start:])):
                self.dry[side, begin:begin + len(part)] += gain * part
                self.sent[side, begin:begin + len(part)] += send * gain * part

    def tune(self, instrument, beat, text, strong, pan=0.0, send=0.6, shift=0, legato=1.0):
        """A melody: "D5:1 -:.5 F#5:1.5", from `beat` on."""
        for word in text.split():
            note, held = word.split(":")
            if note != "-":
                name, octave = note[:-1], int(note[-1])
                midi = 12 * (octave + 1) + STEPS[name[0]] + name.count("#") - name.count("b") + shift
                self.play(instrument, beat, midi, float(held) * legato, strong * (1.08 if beat % 4 == 0 else 1), pan, send)
            beat += float(held)

    def ready(self):
        """With its room, without DC and hiss, at the rate it is kept, as quiet as it should be."""
        freqs = np.fft.rfftfreq(self.n, 1 / SR)
        shape = 1 / (1 + (30 / np.maximum(freqs, 1e-3)) ** 4) / (1 + (freqs / 9500) ** 4)
        shape[0] = 0
        out = []
        for side in (0, 1):
            answer = response(self.room, f"bed {side}", dark=1.25, delay=0.02 + 0.004 * side)
            ring = np.zeros(self.n)
            ring[:len(answer)] = answer
            wet = 0.8 * self.sent[side] + 0.2 * self.sent[1 - side]
            out.append(np.fft.irfft((np.fft.rfft(self.dry[side]) + self.wet * np.fft.rfft(wet) * np.fft.rfft(ring)) * shape,
                                    self.n))
        x = signal.resample(np.array(out), self.n // 441 * 320, axis=1)
        power = np.mean(sum(weighted(np.concatenate((row, row)), RATE)[len(row):] ** 2 for row in x))
        x *= 10 ** ((self.loud - 10 * np.log10(power)) / 20)
        edge = np.sin(np.linspace(0, np.pi / 2, int(0.015 * RATE))) ** 2
        x[:, :len(edge)] *= edge
        x[:, -len(edge):] *= edge[::-1]
        assert np.max(np.abs(x)) < 0.8, "a quiet bed has no such peaks"
        return x


def bed_of(name):
    def add(make):
        BEDS[name] = make
        return make
    return add


@bed_of("bed_site")
def site():
    """D major, a marimba at work, plucked bass, brushes, a clarinet that whistles to itself."""
    b = Bed("site", 96, 16, -27.5, 0.5, 1.1)
    chords = "D G/D D Asus D G Em7 D Bm G D/F# A Bm Em7 G D".split()
    for i, symbol in enumerate(chords):
        tones = voiced(symbol, 57)
        tones = (tones + [t + 12 for t in tones])[:5]
        for k, pick in enumerate((0, 2, 1, 3, 2, 4, 3, 1) if i % 2 == 0 else (0, 2, 3, 1, 4, 2, 1, 3)):
            if not (i % 4 == 3 and k == 7):
                b.play(marimba, 4 * i + k / 2, tones[pick % len(tones)], 0.5, 0.42 if k % 4 == 0 else 0.27, -0.35)
        under = near(spelled(symbol)[1], 38)
        fifth = near((spelled(symbol)[0][2]), 38)
        for beat, note, strong in ((0, under, 0.75), (1.5, under, 0.4), (2, fifth, 0.6), (3.5, under, 0.3 if i % 2 else 0)):
            if strong:
                b.play(pizzicato, 4 * i + beat, note, 0.5, strong, 0.1, 0.3)
        for beat in range(4):
            b.play(brush, 4 * i + beat, 100 if beat % 2 else 96, 0.9, 0.36 if beat % 2 else 0.22, 0.3, 0.25)
            b.play(tap, 4 * i + beat + 0.5, 98, 0.2, 0.3, 0.3, 0.25)
            if beat % 2:
                b.play(tap, 4 * i + beat, 92, 0.2, 0.7, 0.25, 0.3)
        if i % 4 == 3:
            for beat, note in ((2.5, 82), (3, 82), (3.5, 78)):
                b.play(block, 4 * i + beat, note, 0.2, 0.5, 0.5, 0.6)
    tune = """F#5:1.5 E5:.5 D5:1 A4:1  B4:1 D5:1 E5:2  F#5:1.5 G5:.5 A5:1 F#5:1  G5:1 B4:1 D5:2  E5:1 G5:.5 F#5:.5 E5:1 B4:1
        D5:2.5 -:1.5  -:4  D5:.5 E5:.5 D5:1 B4:2  F#5:1 A5:1 F#5:1 D5:1  E5:3 -:1  D5:1 C#5:.5 D5:.5 F#5:2  E5:1.5 D5:.5 B4:2
        G4:1 B4:1 D5:1 B4:1  A4:2 -:2"""
    b.tune(clarinet, 8, tune, 0.21, 0.15, 0.8, legato=0.9)
    b.tune(pizzicato, 8, tune, 0.22, 0.4, 0.5)
    return b


@bed_of("bed_stars")
def stars():
    """Pads that breathe, a celesta that counts stars; D with the sharp fourth of a clear night."""
    b = Bed("stars", 66, 12, -28.5, 0.9, 2.6)
    chords = "Dmaj9 E/D Bm9 Gmaj7 Dmaj9 E/D F#m7 Bm7 Gmaj9 A/G Em9 Asus".split()
    for i, symbol in enumerate(chords):
        for k, note in enumerate(n for n in voiced(symbol, 54) if len(symbol) < 4 or (n - spelled(symbol)[1]) % 12):
            b.play(pad, 4 * i - 0.4 * (i > 0), note, 4.2 if i < 11 else 2.0, 0.26, (-0.6, 0.5, -0.2, 0.7, 0)[k % 5], 0.6)
        b.play(harp, 4 * i, near(spelled(symbol)[1], 38), 4, 0.5, -0.1, 0.6)
        b.play(strings, 4 * i, near(spelled(symbol)[1], 38), 3.9 if i < 11 else 2.4, 0.22, 0, 0.5)
        tones = voiced(symbol, 69)
        for k, (beat, pick) in enumerate(((0.5, 0), (1, 2), (1.5, 1), (2.5, 2), (3, 0), (3.5, 1))):
            if (i + k) % 5 != 3 and 4 * i + beat < 46.5:
                b.play(harp, 4 * i + beat, tones[pick % len(tones)] - 12, 1, 0.2, 0.45, 0.8)
    b.tune(celesta, 0, """A5:2 F#5:1 E5:1  G#5:3 -:1  F#5:1.5 C#6:.5 D6:2  B5:3 -:1  A5:1 E6:1 F#6:1 E6:1  G#5:2 B5:2  A5:1.5 C#6:.5 E6:2
        D6:3 -:1  -:1 B5:1 D6:1 F#6:1  E6:2 C#6:2  B5:1 G5:1 F#5:2  E5:3 -:1""", 0.48, -0.25, 0.9)
    for beat, note in ((3, "A6"), (11, "D7"), (15.5, "F#6"), (22, "B6"), (31, "F#6"), (35.5, "A6"), (39, "C#7"), (46, "E6")):
        b.tune(glocken, beat, note + ":1", 0.2, 0.7, 1.0)
    return b


@bed_of("bed_hall")
def hall():
    """A council that has met since long ago: Dorian, low strings, a lute, a far drum."""
    b = Bed("hall", 66, 12, -27.5, 0.7, 2.0)
    chords = "Dm C G/B Am F C/E G Dm Am F G Asus".split()
    for i, symbol in enumerate(chords):
        tones, under = spelled(symbol)
        low_one = near(under, 38)
        for note, pan, strong in ((low_one, -0.2, 0.36), (near(tones[2], 45), 0.3, 0.25), (near(tones[1], 50), -0.4, 0.2),
                                  (near(tones[0], 50), 0.5, 0.2)):
            b.play(strings, 4 * i - 0.15 * (i > 0), note, 4.05 if i < 11 else 2.9, strong, pan, 0.5)
        picks = voiced(symbol, 50)
        picks = (picks + [p + 12 for p in picks])[:5]
        for k, pick in enumerate((0, 2, 3, 4, 3, 2, 1, 2)):
            if (k or i % 2 == 0) and 8 * i + k < 93:
                b.play(lute, 4 * i + k / 2, near(under, 38) if k == 0 else picks[pick % len(picks)], 1.5,
                       0.46 if k == 0 else 0.24, -0.3, 0.5, 0.009)
        b.play(taiko, 4 * i, 34, 1, 0.28, 0.1, 0.8)
        if i % 2:
            b.play(taiko, 4 * i + 2.5, 37, 1, 0.15, 0.15, 0.8)
    b.tune(lute, 0, "A4:1.5 B4:.5 C5:1 A4:1  G4:2 E4:1 G4:1  B4:1.5 A4:.5 G4:1 B4:1  A4:3 -:1", 0.5, 0.2, 0.7)
    b.tune(strings, 16, "C5:1.5 D5:.5 C5:1 A4:1  G4:1 C5:1 E5:2  D5:1.5 C5:.5 B4:1 G4:1  A4:1 F4:1 D4:2", 0.3, 0.25, 0.9)
    b.tune(lute, 32, "C5:1 B4:.5 A4:.5 E4:2  F4:1 A4:1 C5:2  B4:1 D5:.5 C5:.5 B4:1 G4:1  A4:2 -:2", 0.5, 0.2, 0.7)
    return b


@bed_of("bed_room")
def room():
    """After hours at the auction house: bass, brushes, a vibraphone."""
    b = Bed("room", 92, 16, -27.5, 0.45, 1.0, swing=0.64)
    chords = "Gmaj7 Em7 Am7 D7 Bm7 E7 Am7 D7 Dm7 G7 Cmaj7 Cm6 Bm7 E7 Am7 D7".split()
    for i, symbol in enumerate(chords):
        tones, under = spelled(symbol)
        root = near(under, 33)
        aim = near(spelled(chords[(i + 1) % len(chords)])[1], 33)
        third, fifth = near(tones[1], root), near(tones[2], root)
        if i < 8 and i % 4 != 3:  # in two, then walking
            steps = ((0, root, 1.8, 0.7), (2, fifth if i % 2 else fifth - 12 * (fifth > 43), 1.4, 0.6),
                     (3.5, aim + (1 if i % 2 else -1), 0.45, 0.4))
        else:
            steps = ((0, root, 1, 0.7), (1, third, 1, 0.55), (2, fifth, 1, 0.62), (3, aim + (1 if i % 3 else -1), 1, 0.55))
        for beat, note, held, strong in steps:
            b.play(bass, 4 * i + beat, note, held, strong, -0.1, 0.2, 0.007)
        for beat, held, strong in ((0, 1.2, 0.2), (1.5, 1.0, 0.17)) if i % 2 == 0 else ((0.5, 1.0, 0.16), (2.5, 1.0, 0.2)):
            for k, note in enumerate(voiced(symbol, 55)[-3:]):
                b.play(vibes, 4 * i + beat, note, held, strong, 0.35 + 0.1 * k, 0.5, 0.004)
        for beat in range(4):
            b.play(brush, 4 * i + beat, 99 if beat % 2 else 95, 1.0, 0.34 if beat % 2 else 0.28, 0.2, 0.2)
            b.play(ride, 4 * i + beat, 90, 0.5, 0.55 if beat % 2 else 0.45, -0.45, 0.3)
            if beat % 2:
                b.play(tap, 4 * i + beat, 91, 0.2, 0.6, 0.2, 0.3)
                b.play(ride, 4 * i + beat + 0.5, 90, 0.5, 0.3, -0.45, 0.3)
    b.tune(vibes, 0, """-:1 B4:.5 D5:.5 F#5:1.5 E5:.5  D5:2 -:2  -:1 C5:.5 E5:.5 G5:1.5 E5:.5  F#5:1 D5:.5 C5:1.5 A4:1  B4:1.5 D5:.5 F#5:2
        G#5:1 F5:1 E5:2  E5:.5 D5:.5 C5:1 B4:.5 C5:.5 E5:1  D5:.5 C5:.5 A4:1 -:2  -:1 F5:.5 E5:.5 D5:1 A4:1  B4:1.5 D5:.5 F5:2
        E5:1.5 B4:.5 G4:2  -:1 Eb5:1 D5:.5 C5:.5 G4:1  D5:1 B4:1 F#4:2  G#4:1 B4:1 D5:1 F5:1  E5:1.5 C5:.5 A4:2
        F#4:1 A4:1 C5:.5 E5:.5 -:1""", 0.42, -0.1, 0.6)
    return b


@bed_of("bed_title")
def title():
    """All four tables: the site's marimba, the stars' celesta, the hall's strings and horn."""
    b = Bed("title", 84, 16, -25.5, 0.7, 1.8)
    chords = "D A/C# Bm G D/F# G Em7 A Bm G D A G A Bm D".split()
    for i, symbol in enumerate(chords):
        tones, under = spelled(symbol)
        for k, note in enumerate((near(under, 38), near(tones[2], 50), near(tones[0], 55), near(tones[1], 57))):
            b.play(strings, 4 * i - 0.1 * (i > 0), note, 4.0 if i < 15 else 2.9, 0.22 if k else 0.34, (-0.2, 0.4, -0.5, 0.6)[k],
                   0.5)
        b.play(pizzicato, 4 * i, near(under, 38), 0.5, 0.6, 0, 0.4)
        b.play(pizzicato, 4 * i + 2, near(tones[2], 38), 0.5, 0.4, 0, 0.4)
        picks = voiced(symbol, 62)
        picks = (picks + [p + 12 for p in picks])[:5]
        for k, pick in enumerate((0, 2, 1, 3, 2, 4, 3, 1)):
            if 8 * i + k < 125:
                b.play(marimba, 4 * i + k / 2, picks[pick % len(picks)], 0.5, 0.36 if k % 4 == 0 else 0.22, -0.45, 0.6)
        for beat in (1, 3):
            b.play(brush, 4 * i + beat, 97, 0.9, 0.35, 0.35, 0.3)
        if i in (0, 4, 8, 12):
            b.play(timpani, 4 * i, near(under, 38), 1, 0.36, 0.1, 0.8)
        if i == 7:
            for k in range(8):
                b.play(timpani, 4 * i + 2 + k / 4, near(tones[0], 38), 0.25, 0.05 + 0.018 * k, 0.1, 0.8)
    b.tune(horn, 0, """D4:1.5 E4:.5 F#4:1 A4:1  E4:3 -:1  F#4:1.5 E4:.5 D4:1 B3:1  D4:3 -:1  A4:1.5 B4:.5 A4:1 F#4:1  G4:2 D4:1 G4:1
        F#4:1 E4:1 G4:1 B4:1  A4:3 -:1""", 0.36, 0.2, 0.9, legato=0.93)
    b.tune(celesta, 32, "B4:1 D5:1 F#5:2  G5:1 D5:1 B4:2  A4:1 D5:1 F#5:2  E5:3 -:1", 0.4, -0.2, 0.9, shift=12)
    b.tune(strings, 32, "B4:1 D5:1 F#5:2  G5:1 D5:1 B4:2  A4:1 D5:1 F#5:2  E5:3 -:1", 0.24, 0.2, 0.8)
    b.tune(horn, 48, "B4:1.5 A4:.5 G4:1 D4:1  E4:1 F#4:1 G4:1 A4:1  F#4:2 B4:2  A4:2.5 -:1.5", 0.4, 0.2, 0.9, legato=0.93)
    b.tune(kalimba, 48, "B5:1.5 A5:.5 G5:1 D5:1  E5:1 F#5:1 G5:1 A5:1  F#5:2 B5:2  A5:3 -:1", 0.4, -0.2, 0.8)
    return b


def bed(name):
    return BEDS[name]().ready()
