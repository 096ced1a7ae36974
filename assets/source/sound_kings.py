"""Effects of kings, armies and the auction room."""
import numpy as np

from sound_instruments import (celesta, chord, glocken, harp, horn, hz, line, pizzicato, strings, taiko, timpani, trumpet,
                               vibes)
from sound_parts import (GREAT, PLAIN, SOFT, STRONG, board, bubble, even, glide, grain, in_room, knock, mix, put, shower, size,
                         sound, strike, swell, thump, tick, times, unit, wander, wind)

# ---------------------------------------------------------------- kings and armies

@sound(2.2, GREAT, fade=0.4)
def king_falls(rng):
    sec = 2.5
    bloom = strike("gong", 98, rng, sec, ms=3.2, ring=1.0, loose=0.004) * (1 - 0.5 * np.exp(-times(sec) / 0.05))
    shimmer = even(strike("gong", 311, rng, sec, ms=2, ring=1.6, loose=0.01)) * swell(sec, 0.17, 1.2, 2.5)
    x = mix(sec, (0, 0.9, unit(bloom)), (0, 0.28, shimmer), (0, 0.35, taiko(70, 1)))
    for at, gain, f in ((0.52, 1.0, 300), (0.80, 0.6, 380), (0.95, 0.42, 420), (1.05, 0.3, 450), (1.12, 0.2, 470),
                        (1.17, 0.12, 480)):
        put(x, mix(0.4, (0, 1, knock(f, rng, 0.6, 1.2, "block")), (0, 0.5, thump(140, 70, 0.18))), at, 1.0 * gain)
    rubble = shower(1.0, lambda t: 45 * np.exp(-3 * t), lambda t: grain(rng, 300, 1500, 0.8), rng)
    return in_room(mix(sec, (0, 1, x), (0.55, 0.35, unit(rubble))), 1.5, 0.28, "hall", 1.3)


@sound(1.8, GREAT, fade=0.3)
def annex(rng):
    """Drums, and horns that climb from the old lord's chord to the new one's."""
    sec = 2.1
    x = np.zeros(size(sec))
    for at, f, gain in ((0, 66, 1.0), (0.2, 74, 0.5), (0.3, 74, 0.6), (0.4, 66, 1.0), (0.8, 60, 1.15)):
        put(x, taiko(f, 1, 0.9), at, 0.5 * gain)
    for at, notes, held, strong in ((0.0, ("D3", "A3", "D4"), 0.34, 0.55), (0.4, ("F3", "C4", "F4"), 0.34, 0.7),
                                    (0.8, ("G3", "D4", "G4", "B4"), 0.75, 0.9)):
        put(x, chord(horn, notes, held, strong, 0.012), at, 1.0)
    return in_room(x, 1.2, 0.25, "hall", 1.1)


@sound(0.9, PLAIN, fade=0.2)
def promote(rng):
    x = np.zeros(size(1.2))
    for i, note in enumerate(("D5", "F#5", "A5", "D6", "F#6", "A6")):
        put(x, mix(1.1, (0, 1, celesta(hz(note), 0.5, 0.55 + 0.06 * i)), (0, 0.6, harp(hz(note), 0.5, 0.6))), 0.06 * i,
            0.36 + 0.06 * i)
    put(x, glocken(hz("D7"), 0.5, 0.6), 0.36, 0.5)
    glitter = shower(0.6, lambda t: 45 * (1 - t), lambda t: strike("glass", rng.uniform(3000, 7000), rng, 0.2, ms=0.3, ring=0.4),
                     rng)
    return in_room(mix(1.2, (0, 1, x), (0.3, 0.06, unit(glitter))), 0.9, 0.22)


@sound(1.0, STRONG, fade=0.2)
def crown(rng):
    x = mix(1.2, (0, 0.45, timpani(hz("D3"), 1, 0.8)), (0.36, 0.6, timpani(hz("D3"), 1, 0.9)))
    for at, notes, held, strong in ((0, ("A4", "D4"), 0.09, 0.7), (0.12, ("A4", "D4"), 0.07, 0.65), (0.24, ("A4", "D4"), 0.07, 0.7),
                                    (0.36, ("D5", "A4", "F#4", "D4"), 0.4, 0.95)):
        put(x, chord(trumpet, notes, held, strong), at, 0.9)
    put(x, chord(glocken, ("D6", "F#6", "A6"), 0.5, 0.4, 0.03), 0.38, 0.12)
    return in_room(x, 1.0, 0.24, "hall")


@sound(0.7, PLAIN, fade=0.1)
def freeze(rng):
    """Frost runs over a piece and closes with a cold note."""
    sec = 0.8
    crackle = shower(0.5, lambda t: 40 + 420 * t, lambda t: strike("glass", np.exp(rng.uniform(7.7, 9.1)), rng, 0.06, ms=0.25,
                                                                   ring=0.09), rng, 0.7)
    snap = shower(0.5, lambda t: 25, lambda t: mix(0.06, (0, 1, tick(rng, 1200, 7000, 3)),
                                                   (0, 0.7, strike("glass", rng.uniform(900, 1800), rng, 0.06, ms=0.4,
                                                                   ring=0.06))), rng, 0.5)
    frost = wind(0.55, glide(0.55, (0, 2500), (0.55, 7500)), 1.0, rng, 256) * swell(0.55, 0.8, 1.3, 1.0)
    close = mix(0.4, (0, 1, strike("glass", 1480, rng, 0.4, ms=0.5, ring=0.9)),
                (0.01, 0.5, strike("glass", 2217, rng, 0.4, ms=0.4, ring=0.7)))
    return in_room(mix(sec, (0, 0.6, unit(crackle)), (0, 0.6, unit(snap)), (0, 0.13, even(frost)), (0.46, 0.45, close)), 0.5, 0.18)


@sound(0.7, PLAIN, fade=0.15)
def check(rng):
    """Two notes that want to go somewhere."""
    x = mix(0.9, (0, 0.55, chord(pizzicato, ("D3", "D4"), 0.3, 0.9)), (0.17, 0.6, chord(pizzicato, ("Eb3", "A4"), 0.4, 1.0)))
    x += line(0.9, vibes, (0, "D5", 0.14, 0.5), (0.17, "A5", 0.5, 0.5), (0.17, "Eb5", 0.5, 0.55))
    put(x, strings(hz("Eb4"), 0.3, 0.7, rise=0.05, fall=0.25), 0.17, 0.6)
    return in_room(x, 0.8, 0.2)


@sound(1.4, GREAT, fade=0.35)
def mate(rng):
    sec = 1.8
    x = mix(sec, (0, 0.55, taiko(64, 1, 1.0)), (0.16, 0.65, taiko(58, 1, 1.0)), (0.16, 0.5, timpani(hz("D2"), 1, 1.0)))
    put(x, chord(horn, ("D3", "A3"), 0.1, 0.7), 0, 0.6)
    put(x, chord(horn, ("Bb2", "D3", "F3", "Bb3", "D4", "F4"), 0.65, 1.0), 0.16, 0.9)
    put(x, chord(strings, ("Bb2", "F3", "D4", "A4"), 0.75, 0.9, length=sec), 0.16, 0.8)
    put(x, strike("gong", 116.5, rng, 1.6, ms=3, ring=0.9, loose=0.004), 0.16, 0.4)
    return in_room(x, 1.3, 0.26, "hall", 1.2)


# ---------------------------------------------------------------- the auction room

def blow(rng):
    """A gavel comes down on its block."""
    return mix(0.35, (0, 1, strike("block", 470, rng, ms=0.9)), (0.001, 0.6, strike("wood", 910, rng, ms=0.6)),
               (0, 0.7, board(2.0)),
               (0, 0.25, tick(rng, 1500, 6500, 3)), (0, 0.35, thump(190, 120, 0.09)))


@sound(0.7, STRONG)
def hammer(rng):
    return in_room(mix(0.8, (0, 0.8, blow(rng)), (0.24, 1.0, blow(rng))), 0.6, 0.2, "hall")


@sound(0.45, PLAIN)
def gavel(rng):
    """Going once: a light blow, before it counts."""
    return in_room(mix(0.5, (0, 1, blow(rng))), 0.6, 0.2, "hall")


@sound(0.5, SOFT, fade=0.12)
def offer(rng):
    """A sheet of paper is laid down, a soft bell asks."""
    rustle = even(wind(0.26, 3600, 1.5, rng, 256)) * np.abs(wander(0.26, 75, rng)) ** 1.5 * swell(0.26, 0.35)
    crisp = shower(0.26, lambda t: 120, lambda t: tick(rng, 2500, 8000, 1.5), rng, 0.6)
    x = mix(0.65, (0, 0.13, rustle), (0, 0.12, unit(crisp)), (0.13, 0.15, board(5.0)))
    return in_room(mix(0.65, (0, 1, x), (0.16, 0.45, celesta(hz("A5"), 0.4, 0.6)), (0.16, 0.12, celesta(hz("E6"), 0.4, 0.5))),
                   0.6, 0.18)


def chips(f, rng):
    """Two poker chips meet."""
    return mix(0.2, (0, 1, strike("clay", f, rng, ms=0.35, ring=1.0)),
               (0.0025, 0.5, strike("clay", 1.31 * f, rng, ms=0.3, ring=0.8)),
               (0, 0.25, tick(rng, 2500, 8000, 1.2)), (0, 0.25, board(3.0)))


@sound(0.25, SOFT)
def chip(rng):
    return mix(0.3, (0, 1, chips(1950, rng)), (0.052, 0.4, chips(2150, rng)), (0.08, 0.15, chips(2250, rng)))


@sound(0.3, SOFT)
def bid(rng):
    """A chip is tossed into the middle."""
    toss = wind(0.08, glide(0.08, (0, 1200), (0.08, 3000)), 1.2, rng, 256) * swell(0.08, 0.7)
    x = mix(0.35, (0, 0.035, even(toss)))
    for at, gain, f in ((0.06, 1.0, 1700), (0.135, 0.55, 1850), (0.185, 0.32, 1950), (0.218, 0.2, 2000), (0.242, 0.12, 2050)):
        put(x, chips(f, rng), at, gain)
    return in_room(x, 0.25, 0.08)


def ping(f, rng, ring=0.35):
    return mix(0.5, (0, 1, strike("coin", f, rng, 0.5, ms=0.2, ring=ring, loose=0.002)), (0, 0.25, tick(rng, 3000, 9000, 1.5)),
               (0, 0.15, board(2.5)))


@sound(0.35, SOFT, fade=0.08)
def coin(rng):
    f = 2900
    return in_room(mix(0.45, (0, 1, ping(f, rng, 0.4)), (0.075, 0.5, ping(f * 1.006, rng)), (0.125, 0.3, ping(f * 0.997, rng)),
                       (0.155, 0.18, ping(f, rng))), 0.3, 0.08)


@sound(0.8, SOFT, fade=0.12)
def coins(rng):
    x = np.zeros(size(0.95))
    for i in range(15):
        at = 0.55 * (i / 14) ** 0.85 + 0.012 * rng.standard_normal() * (i > 0)
        put(x, ping(rng.choice((2600, 2900, 3150, 3400)) * rng.uniform(0.98, 1.02), rng, rng.uniform(0.12, 0.4)), max(0, at),
            rng.uniform(0.3, 1.0) * (1 - 0.5 * i / 15))
    return in_room(x, 0.35, 0.10)


@sound(1.1, PLAIN)
def dice(rng):
    """A seven-sided die: thrown, bouncing, tumbling over its many faces, at rest."""
    x, at, gap, gain = np.zeros(size(1.25)), 0.0, 0.17, 1.0
    for i in range(13):
        f = 1250 * rng.uniform(0.85, 1.2)
        put(x, mix(0.3, (0, 1, knock(f, rng, 0.9, 0.8 * gain + 0.2)),
                   (rng.uniform(0.004, 0.016), 0.45, knock(1.4 * f, rng, 0.95, 0.2))), at, gain)
        at += gap * rng.uniform(0.85, 1.15)
        gap, gain = max(0.038, gap * 0.8), gain * rng.uniform(0.74, 0.9)
    return in_room(x, 0.35, 0.14)
