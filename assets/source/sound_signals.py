"""Signals, and the ends of games."""
import numpy as np

from sound_instruments import (celesta, chord, glocken, harp, horn, hz, kalimba, line, marimba, strings, taiko, timpani,
                               trumpet, vibes)
from sound_parts import (FAINT, PLAIN, SOFT, STRONG, board, even, in_room, mix, put, size, sound, strike, swell, tick, wind)

# ---------------------------------------------------------------- signals

def seat(first, second, strong=0.6):
    """The family of turn signals: two soft tongues of a kalimba with a marimba's body."""
    x = np.zeros(size(0.8))
    for at, note, gain in ((0, first, 0.8), (0.13, second, 1.0)):
        put(x, kalimba(hz(note), 0.3, strong), at, gain)
        put(x, marimba(hz(note) / 2, 0.3, strong), at, 0.5 * gain)
    return in_room(x, 0.6, 0.16)


@sound(0.5, SOFT, fade=0.12)
def turn_1(rng):
    return seat("D5", "A5")


@sound(0.5, SOFT, fade=0.12)
def turn_2(rng):
    return seat("G5", "E5")


@sound(0.5, SOFT, fade=0.12)
def turn_3(rng):
    return seat("E5", "G5")


@sound(0.5, SOFT, fade=0.12)
def turn_4(rng):
    return seat("A5", "D5")


@sound(0.7, PLAIN, fade=0.18)
def your_turn(rng):
    x = mix(0.95, (0, 1, seat("D5", "A5", 0.8)), (0.13, 0.35, vibes(hz("A5"), 0.5, 0.6)))
    put(x, mix(0.7, (0, 1, kalimba(hz("D6"), 0.4, 0.8)), (0, 0.5, vibes(hz("D5"), 0.5, 0.6))), 0.26, 0.8)
    return in_room(x, 0.7, 0.15)


@sound(0.06, FAINT, fade=0.02)
def click(rng):
    return mix(0.1, (0, 1, strike("block", 1500, rng, ms=0.8, ring=0.6)), (0, 0.2, tick(rng, 2000, 6000, 1.5)))


@sound(0.25, SOFT)
def refuse(rng):
    """Tock-tock, the second lower: no."""
    def tock(f):
        return mix(0.2, (0, 1, strike("block", f, rng, ms=2.0, ring=0.9)), (0, 0.5, board(4.0)))
    return in_room(mix(0.35, (0, 0.9, tock(415)), (0.105, 1.0, tock(330))), 0.2, 0.08)


@sound(0.4, SOFT, fade=0.1)
def message(rng):
    x = line(0.6, kalimba, (0, "E5", 0.2, 0.5), (0.075, "B5", 0.3, 0.6))
    return in_room(mix(0.6, (0, 1, x), (0, 0.02, even(wind(0.12, 2600, 1.2, rng, 256) * swell(0.12, 0.4)))), 0.5, 0.16)


@sound(0.1, SOFT, fade=0.03)
def clock(rng):
    return mix(0.15, (0, 1, strike("block", 1750, rng, ms=0.5, ring=0.9)),
               (0, 0.35, strike("steel", 3300, rng, 0.06, ms=0.3, ring=0.08)),
               (0.011, 0.3, strike("block", 2300, rng, ms=0.4, ring=0.5)))


# ---------------------------------------------------------------- the end of a game

@sound(4.0, STRONG, fade=0.9)
def win(rng):
    """I, IV, V, I, with a run upwards into the last chord."""
    sec, x = 4.6, np.zeros(size(4.6))
    for at, notes, held, strong in ((0.0, ("D4", "F#4", "A4"), 0.2, 0.6), (0.25, ("D4", "F#4", "A4"), 0.1, 0.6),
                                    (0.375, ("D4", "F#4", "A4"), 0.1, 0.62),
                                    (0.5, ("D4", "A4", "D5"), 0.42, 0.75), (1.0, ("D4", "G4", "B4", "D5"), 0.22, 0.7),
                                    (1.25, ("E4", "A4", "C#5", "E5"), 0.42, 0.8), (1.75, ("F#4", "A4", "D5", "F#5"), 1.25, 0.92)):
        put(x, chord(trumpet, notes, held, strong), at, 0.75)
    for at, notes, held in ((0, ("D3", "A3"), 0.45), (0.5, ("D3", "A3"), 0.45), (1.0, ("G2", "D3"), 0.24),
                            (1.25, ("A2", "E3"), 0.45), (1.75, ("D3", "A3", "D4"), 1.4)):
        put(x, chord(horn, notes, held, 0.8), at, 0.8)
    for at, note, strong in ((0, "D3", 0.8), (0.5, "D3", 0.7), (1.0, "G2", 0.7), (1.25, "A2", 0.8), (1.5, "A2", 0.5),
                             (1.625, "A2", 0.6), (1.75, "D3", 1.0)):
        put(x, timpani(hz(note), 1, strong), at, 0.55)
    put(x, chord(strings, ("D4", "A4", "D5", "F#5", "A5"), 1.5, 0.6, length=3.2), 1.75, 0.5)
    put(x, chord(harp, ("D4", "F#4", "A4", "D5", "F#5", "A5", "D6", "F#6", "A6", "D7"), 1.0, 0.6, 0.045, 3), 1.35, 0.8)
    put(x, chord(glocken, ("D6", "A6", "F#6", "D7"), 1.0, 0.5, 0.09, 2.6), 1.8, 0.22)
    return in_room(x, 1.7, 0.26, "hall")


@sound(2.5, PLAIN, fade=0.6)
def lose(rng):
    """A few steps down, and no anger."""
    x = np.zeros(size(3.0))
    for at, note, low_one, sec in ((0, "A4", "F3", 0.38), (0.42, "G4", "E3", 0.38), (0.84, "F4", "D3", 0.38),
                                   (1.26, "D4", "Bb2", 0.8)):
        put(x, horn(hz(note), sec, 0.4), at, 0.8)
        put(x, chord(strings, (low_one, note), sec + 0.1, 0.7, length=sec + 1.2), at, 0.8)
    put(x, chord(strings, ("Bb2", "F3", "D4"), 0.8, 0.6, length=1.8), 1.26, 0.5)
    put(x, taiko(55, 1, 0.6), 1.26, 0.5)
    put(x, line(1.7, vibes, (0, "D5", 0.8, 0.3), (0.02, "F4", 0.8, 0.3)), 1.26, 0.6)
    return in_room(x, 1.5, 0.25, "hall", 1.2)


@sound(2.5, PLAIN, fade=0.6)
def draw(rng):
    """A question and the same question back."""
    x = np.zeros(size(3.0))
    for at, notes in ((0, ("D4", "A4", "E5")), (0.5, ("G4", "D5", "A5")), (1.0, ("D4", "G4", "A4", "E5"))):
        put(x, chord(vibes, notes, 0.45 if at < 1 else 1.2, 0.6, 0.025, 2.2), at, 0.9)
    put(x, chord(strings, ("D3", "A3", "E4"), 1.7, 0.45, length=3), 0.05, 0.7)
    put(x, line(1.5, celesta, (0, "A5", 0.5, 0.3), (0.12, "E6", 0.5, 0.25)), 1.05, 0.7)
    return in_room(x, 1.4, 0.22, "hall")
