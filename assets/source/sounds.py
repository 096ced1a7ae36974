"""All sounds of the game, made from nothing but arithmetic: python3 assets/source/sounds.py [NAME ...]
Writes assets/sounds/*.ogg (all, or those named) and prints a table. Needs numpy, scipy and ffmpeg."""
import os
import sys

import numpy as np

import sound_beds
from sound_instruments import (celesta, chord, glocken, harp, horn, hz, kalimba, line, marimba, pizzicato, strings, taiko, timpani,
                               trumpet, vibes)
from sound_parts import (SR, board, bubble, buzz, chance, curve, decay, even, finish, glide, hiss, high, in_room, knock, loudness,
                         low, mix, put, resonate, shower, size, strike, swell, thump, tick, times, tone, unit, wander, warm, wind,
                         write)

OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "sounds")
QUALITY = 3

# how loud: what a sound level meter shows at the loudest moment, in dB below full scale
FAINT, SOFT, PLAIN, STRONG, GREAT = -29, -25, -22, -19, -16
SOUNDS = {}


def sound(sec, level, **how):
    def add(make):
        SOUNDS[make.__name__] = (sec, level, how, make)
        return make
    return add


# ---------------------------------------------------------------- pieces on the board

@sound(0.15, SOFT, fade=0.04)
def step(rng):
    """First an edge of the foot, then the felt."""
    return mix(0.2, (0, 0.35, knock(1150, rng, 0.55, 0.3)), (0.016, 1.0, knock(820, rng, 0.5, 0.7)))


@sound(0.4, SOFT)
def slide(rng):
    sec = 0.4
    rub = wind(sec, glide(sec, (0, 700), (0.15, 1300), (0.33, 800)), 1.8, rng, 512)
    rub = rub * (0.7 + 0.4 * wander(sec, 55, rng)) * swell(sec, 0.4, 1.0, 1.5)
    rub = 0.5 * rub + 2.0 * resonate(rub, (290, 6, 0.8), (560, 7, 1.0), (1150, 9, 0.7))
    return mix(sec, (0, 0.3, even(rub)), (0.325, 1.0, knock(900, rng, 0.2, 0.8)))


@sound(0.4, PLAIN)
def drop(rng):
    fall = wind(0.12, glide(0.12, (0, 900), (0.12, 2400)), 1.2, rng, 256) * swell(0.12, 0.85, 2, 1)
    x = mix(0.5, (0, 0.04, even(fall)), (0.085, 1.0, knock(760, rng, 0.5, 1.1)))
    for at, gain, f in ((0.20, 0.42, 880), (0.268, 0.22, 930), (0.305, 0.1, 960)):
        put(x, knock(f, rng, 0.45, 0.6), at, gain)
    return in_room(x, 0.25, 0.10)


@sound(0.4, PLAIN)
def capture(rng):
    """The blow, then the loser falls over and rocks."""
    x = mix(0.5, (0, 1.0, knock(980, rng, 0.85, 0.8)), (0.006, 0.6, knock(1420, rng, 0.9, 0.3)), (0, 0.5, thump(170, 95, 0.12)))
    for at, gain, f in ((0.135, 0.5, 640), (0.215, 0.32, 820), (0.268, 0.2, 860), (0.305, 0.12, 900), (0.332, 0.07, 920)):
        put(x, knock(f, rng, 0.6, 0.5), at, gain)
    return in_room(x, 0.3, 0.12)


@sound(0.25, PLAIN)
def jolt(rng):
    return mix(0.3, (0, 1.0, knock(1080, rng, 0.75, 0.5)), (0.004, 0.5, strike("wood", 1560, rng, ms=0.7)),
               (0, 0.35, thump(150, 90, 0.1)), (0.04, 0.04, even(wind(0.1, 1100, 1.6, rng, 256) * swell(0.1, 0.3))))


@sound(0.35, PLAIN)
def leap(rng):
    sec = 0.35
    air = wind(sec, glide(sec, (0, 420), (0.16, 1500), (sec, 650)), 1.3, rng, 512) * swell(sec, 0.45, 1.6, 1.8)
    high_air = wind(sec, glide(sec, (0, 1800), (0.16, 4500), (sec, 2500)), 1.0, rng, 512) * swell(sec, 0.42, 2.5, 2.5)
    return mix(sec, (0, 1, even(air)), (0, 0.25, even(high_air)))


@sound(0.25, PLAIN)
def land(rng):
    dust = wind(0.2, glide(0.2, (0, 1500), (0.2, 600)), 1.8, rng, 256) * decay(0.2, 0.16, 0.008)
    return mix(0.3, (0, 0.7, thump(160, 84, 0.16)), (0, 1.0, knock(520, rng, 0.45, 0.9)), (0.004, 0.14, even(dust)))


# ---------------------------------------------------------------- the construction site

@sound(0.7, PLAIN, fade=0.12)
def drive(rng):
    """A small petrol engine revs up, the tyres run, it brakes."""
    sec = 0.75
    revs = glide(sec, (0, 85), (0.28, 178), (0.42, 160), (0.75, 92)) * (1 + 0.012 * wander(sec, 40, rng))
    turn = np.cumsum(revs) / SR
    motor = buzz(revs, 0.85, 5200) * (1 + 0.35 * np.sin(np.pi * turn)) * (1 + 0.2 * wander(sec, 90, rng))
    motor = low(0.35 * motor + resonate(motor, (330, 3, 1.0), (850, 4, 0.8), (1900, 4, 0.35)), 4200, 1)
    tyres = wind(sec, glide(sec, (0, 500), (0.35, 1100), (sec, 500)), 1.6, rng) * swell(sec, 0.5)
    env = curve(sec, (0, 0), (0.05, 0.75), (0.25, 1), (0.45, 0.75), (0.7, 0.12), (0.75, 0))
    return in_room(mix(sec, (0, 1, even(warm(unit(motor) * env, 1.6))), (0, 0.3, even(tyres))), 0.25, 0.08)


@sound(1.4, STRONG, fade=0.008, rise=0.006)
def engine(rng):
    """A big diesel labours while tracks clank. Everything wraps around at the end and the seam lies between two strokes, so
    it may be looped. 42 strokes, four cylinders that are not alike, 13 track links."""
    sec = 1.4
    long = np.zeros(size(2 * sec + 0.4))
    cylinders = [(strike("steel", f, rng, 0.09, ms=0.9, ring=0.05), strike("stone", 0.28 * f, rng, 0.12, ms=3.0, ring=0.8), g)
                 for f, g in ((640, 1.0), (700, 0.8), (590, 0.95), (760, 0.7))]
    load = lambda t: 0.72 + 0.28 * np.sin(np.pi * (t % sec) / sec)  # it labours in the middle
    for i in range(84):
        rattle, bang, gain = cylinders[i % 4]
        at = (i + 0.2) * sec / 42 + 0.0008 * rng.standard_normal() * (i % 42 > 0)
        puff = low(hiss(0.05, rng), 260) * decay(0.05, 0.045, 0.004)
        put(long, mix(0.13, (0, 0.5, rattle), (0, 0.9, bang), (0, 1.1, even(puff)), (0, 0.9, thump(95, 52, 0.06))), at, gain * load(at))
    for i in range(26):
        clank = mix(0.2, (0, 0.7, strike("steel", rng.uniform(500, 620), rng, 0.16, ms=0.8, ring=0.16)),
                    (0.012, 0.5, strike("steel", rng.uniform(900, 1300), rng, 0.1, ms=0.5, ring=0.12)), (0, 0.4, tick(rng, 1500, 6000, 5)))
        put(long, clank, (i + 0.4 + 0.16 * rng.standard_normal()) * sec / 13, 0.42 * rng.uniform(0.6, 1.1))
    growl = resonate(hiss(2 * sec + 0.4, rng), (70, 2, 1), (130, 2, 0.7), (240, 3, 0.4))
    long += 0.3 * even(growl) * load(times(2 * sec + 0.4))
    x = warm(0.5 * even(long), 1.3)
    return x[size(sec):2 * size(sec)]


@sound(0.5, STRONG)
def shove(rng):
    clang = mix(0.55, (0, 1.0, strike("steel", 385, rng, ms=0.6, ring=0.8)), (0.003, 0.5, strike("steel", 910, rng, ms=0.4, ring=0.35)))
    scrape = wind(0.42, glide(0.42, (0, 2600), (0.2, 1900), (0.42, 1300)), 1.5, rng, 512) * (0.7 + 0.5 * wander(0.42, 70, rng))
    scrape = scrape + 1.5 * resonate(scrape, (820, 14, 1), (1730, 16, 0.8), (2950, 20, 0.6))
    x = mix(0.55, (0, 1.0, clang), (0, 0.8, thump(150, 68, 0.2)), (0.002, 0.7, knock(760, rng, 0.8, 0.7)),
            (0, 0.25, tick(rng, 1800, 7000, 6)), (0.03, 0.13, even(scrape * swell(0.42, 0.2, 1, 1.6))))
    return in_room(x, 0.4, 0.12)


def grain(rng, lo, hi, ring=0.5):
    """A bit of stone falls on stone."""
    f = np.exp(rng.uniform(np.log(lo), np.log(hi)))
    return strike("stone", f, rng, ms=0.5, ring=ring, loose=0.1) * (lo / f) ** 0.25


@sound(1.6, STRONG, fade=0.2)
def fall(rng):
    """Ever fainter down a shaft, then the bottom and its echoes."""
    sec, end = 1.7, 1.02
    t = times(end)
    pitch = glide(end, (0, 1500), (0.15, 1420), (end, 330)) * (1 + 0.012 * np.sin(2 * np.pi * 7 * t))
    gain = curve(end, (0, 0), (0.04, 1), (0.5, 0.42), (end - 0.05, 0.1), (end, 0))
    whistle = (tone(pitch) + 0.12 * tone(2 * pitch)) * gain + 0.15 * even(wind(end, pitch, 0.35, rng)) * gain
    air = wind(end, glide(end, (0, 900), (end, 300)), 1.6, rng) * gain
    x = mix(sec, (0, 0.5, whistle), (0, 0.09, even(air)))
    x = x + 0.5 * resonate(x, (210, 9, 1), (420, 11, 0.8), (630, 13, 0.6), (1050, 15, 0.4))
    for at, gain, dull in ((1.06, 1.0, 700), (1.235, 0.42, 420), (1.41, 0.2, 280)):
        hit = low(mix(0.35, (0, 1, thump(120, 55, 0.3)), (0, 0.7, knock(330, rng, 0.4, 1.0)), (0.03, 0.25, grain(rng, 300, 700))), dull)
        put(x, hit, at, 1.5 * gain)
    return in_room(x, 0.9, 0.3, "shaft", dark=1.6)


@sound(0.7, PLAIN)
def tile(rng):
    """A stone lid is pulled over a hole and falls into its seat."""
    sec = 0.8
    speed = curve(sec, (0, 0), (0.06, 0.8), (0.3, 1), (0.46, 0.8), (0.5, 0), (0.8, 0))
    rub = even(wind(sec, 900 + 700 * speed, 2.2, rng, 512)) * (0.75 + 0.45 * wander(sec, 80, rng)) * speed
    grit = shower(sec, lambda t: 170 * speed[size(t)], lambda t: grain(rng, 900, 3200, 0.3), rng)
    rumble = resonate(hiss(sec, rng), (88, 4, 1), (145, 5, 0.6)) * speed
    clunk = mix(0.4, (0, 1, strike("stone", 205, rng, ms=2.0, ring=1.1)), (0, 0.45, thump(130, 74, 0.16)),
                (0.014, 0.8, strike("stone", 390, rng, ms=1.0)), (0, 0.25, tick(rng, 700, 3000, 6)))
    return in_room(mix(sec, (0, 0.14, rub), (0, 0.2, unit(grit)), (0, 0.10, even(rumble)), (0.495, 1.0, clunk)), 0.4, 0.13)


@sound(0.8, STRONG, fade=0.12)
def pothole(rng):
    sec = 0.9
    crack = mix(0.3, (0, 1, strike("stone", 260, rng, ms=0.8, ring=1.3)), (0, 0.7, tick(rng, 600, 5000, 12)), (0.022, 0.6, grain(rng, 400, 900, 1.0)),
                (0.047, 0.5, grain(rng, 300, 900, 1.0)))
    fade = curve(sec, (0, 0.2), (0.12, 1), (0.4, 0.75), (sec, 0))
    rumble = even(low(hiss(sec, rng), 140, 2)) * fade * (0.8 + 0.4 * wander(sec, 22, rng))
    sink = tone(glide(sec, (0, 105), (0.7, 42))) * fade
    stones = shower(sec, lambda t: 85 * np.exp(-3.2 * t), lambda t: grain(rng, 350, 2600, 0.7) * (1 - 0.6 * t), rng)
    return in_room(mix(sec, (0, 1.0, crack), (0.02, 0.18, rumble), (0.02, 0.22, sink), (0.05, 0.75, unit(stones))), 0.6, 0.22, "shaft", 1.4)


@sound(1.2, PLAIN, fade=0.15)
def whirl(rng):
    """A dirt devil: wind that turns ever faster, dust in it."""
    sec = 1.25
    turns = 2 * np.pi * np.cumsum(curve(sec, (0, 4), (0.6, 9), (sec, 6))) / SR
    env = swell(sec, 0.45, 0.8, 1.5)
    around = 0.62 + 0.38 * np.sin(turns + 0.8)
    centre = glide(sec, (0, 320), (0.6, 820), (sec, 380)) * 2 ** (0.3 * np.sin(turns + 0.6))
    howl = wind(sec, centre * 1.9, 0.22, rng, 2048)
    dust = wind(sec, 4200, 1.3, rng, 512) * (0.5 + 0.5 * np.sin(turns + 0.9)) ** 2
    grit = shower(sec, lambda t: 90 * env[size(t)], lambda t: grain(rng, 1800, 5000, 0.25), rng)
    x = mix(sec, (0, 1.0, even(wind(sec, centre, 1.5, rng)) * env * around), (0, 0.3, even(howl) * env * around),
            (0, 0.16, even(dust) * env), (0, 0.10, unit(grit)))
    return in_room(x, 0.4, 0.1)


@sound(0.7, PLAIN, fade=0.1)
def teleport(rng):
    """Sucked in, a pop, and a little glitter at the other end."""
    sec, pop = 0.8, 0.34
    draw = np.linspace(0, 1, size(pop)) ** 2.6
    suck = even(wind(pop, glide(pop, (0, 350), (pop, 3200)), 1.0, rng, 512)) * draw
    rise = (tone(glide(pop, (0, 160), (pop, 980))) + 0.3 * tone(glide(pop, (0, 241), (pop, 1470)))) * draw
    plop = tone(glide(0.09, (0, 1050), (0.03, 420), (0.09, 240))) * decay(0.09, 0.08, 0.001)
    x = mix(sec, (0, 0.25, suck), (0, 0.22, rise), (pop, 1.2, plop), (pop, 0.4, thump(190, 90, 0.12)), (pop, 0.12, tick(rng, 1500, 6000, 4)))
    for i, note in enumerate(("A6", "E6", "B6", "D7")):
        put(x, glocken(hz(note), 0.3, 0.5)[:size(0.5)], pop + 0.05 + 0.045 * i, 0.11)
    return in_room(x, 0.6, 0.22)


# ---------------------------------------------------------------- Knot Chess

@sound(1.2, PLAIN, fade=0.15)
def boomerang(rng):
    """Away past the ear and back: two passes, each lower once it has gone by."""
    sec, x = 1.25, np.zeros(size(1.25))
    t = times(sec)
    for at, speed in ((0.3, 1.0), (0.86, 0.85)):
        along = (t - at) * 14 * speed  # metres, passing at 1 metre
        far = np.sqrt(1 + along ** 2)
        shift = 1 / (1 + 0.24 * along / far)
        beat = np.cumsum(13.5 * shift) / SR
        blade = (0.5 + 0.5 * np.sin(2 * np.pi * beat)) ** 2.2
        air = wind(sec, 760 * shift * 2 ** (0.5 * (blade - 0.5)), 1.1, rng, 512)
        hum = buzz(148 * shift, 1.5, 1500) * (0.3 + 0.7 * blade)
        x += (even(air) * (0.12 + 0.88 * blade) + 0.28 * even(hum)) / far ** 1.1
    return in_room(x * curve(sec, (0, 0), (0.05, 1), (1.05, 1), (sec, 0)), 0.35, 0.1)


def voice(pitch, formants, rng, rough=0.0, tilt=0.9):
    """A throat: pulses, and cavities that move. `formants`: (start Hz, end Hz, Q, gain)."""
    n = len(pitch)
    source = buzz(pitch * (1 + rough * wander(n / SR, 120, rng)[:n]), tilt, 7000)
    first = sum(g * resonate(source, (a, q, 1)) for a, b, q, g in formants)
    last = sum(g * resonate(source, (b, q, 1)) for a, b, q, g in formants)
    x = np.linspace(0, 1, n)
    return first * (1 - x) + last * x


@sound(0.5, PLAIN)
def frog(rng):
    """Rib-bit: a creaky throat, twice, the second time higher and rounder."""
    one, two = 0.17, 0.19
    creak = voice(glide(one, (0, 62), (one, 74)), ((430, 560, 5, 1), (1050, 1250, 7, 0.7), (2300, 2500, 8, 0.25)), rng, 0.03, 0.5)
    croak = voice(glide(two, (0, 96), (0.07, 132), (two, 104)), ((520, 760, 5, 1), (1150, 1500, 7, 0.75), (2500, 2700, 8, 0.25)), rng, 0.02, 0.5)
    x = mix(0.55, (0, 0.75, even(creak) * swell(one, 0.45, 0.8, 0.8)), (0.215, 1.0, even(croak) * swell(two, 0.3, 0.7, 1.0)))
    return in_room(warm(unit(x), 1.2), 0.3, 0.10)


@sound(1.6, GREAT, fade=0.15)
def roar(rng):
    """A beast rises, hot: a rough throat, breath, and fire around it."""
    sec = 1.7
    env = curve(sec, (0, 0), (0.04, 0.12), (0.35, 0.3), (0.8, 0.9), (1.05, 1), (1.25, 0.6), (1.5, 0.1), (sec, 0))
    pitch = glide(sec, (0, 52), (0.5, 68), (0.95, 108), (1.2, 98), (sec, 58))
    pitch = pitch * (1 + 0.035 * wander(sec, 60, rng))
    flutter = 0.55 + 0.45 * np.sin(2 * np.pi * np.cumsum(pitch / 2.97) / SR + 1.5 * wander(sec, 30, rng))
    throat = voice(pitch, ((340, 720, 4, 1), (900, 1350, 5, 0.8), (2200, 2700, 6, 0.35)), rng, 0.05, 0.7) * flutter
    under = voice(pitch / 2, ((180, 260, 3, 1), (500, 700, 4, 0.6)), rng, 0.08, 0.6)
    breath = wind(sec, glide(sec, (0, 500), (1.0, 1700), (sec, 700)), 1.7, rng) * (0.5 + 0.5 * flutter)
    fire = low(hiss(sec, rng), 180) * (0.6 + 0.5 * wander(sec, 14, rng))
    sparks = shower(sec, lambda t: 75 * env[size(t)], lambda t: tick(rng, 900, 5000, rng.uniform(0.8, 4)), rng, 0.8)
    x = mix(sec, (0, 1.0, even(throat) * env), (0, 0.7, even(under) * env), (0, 0.45, even(breath) * env), (0, 0.5, even(fire) * env ** 0.7))
    return in_room(warm(0.5 * even(x), 1.2) + 0.5 * unit(sparks) * env, 0.8, 0.25, "cave", 1.3)


@sound(0.3, PLAIN)
def slash(rng):
    air = wind(0.16, glide(0.16, (0, 900), (0.09, 4800), (0.16, 2600)), 1.1, rng, 256) * swell(0.16, 0.55, 2.2, 1.6)
    shing = strike("steel", 2350, rng, 0.3, ms=0.3, ring=0.75)
    return mix(0.35, (0, 0.2, even(air)), (0.074, 0.5, shing), (0.084, 0.8, thump(190, 85, 0.13)), (0.084, 0.7, knock(680, rng, 0.7, 0.5)))


@sound(0.9, STRONG, fade=0.12)
def golem(rng):
    sec = 1.0
    burst = mix(0.4, (0, 1, strike("stone", 190, rng, ms=1.2, ring=1.5)), (0, 0.8, tick(rng, 400, 4500, 16)), (0, 0.9, thump(130, 58, 0.25)),
                (0.014, 0.7, grain(rng, 300, 600, 1.2)), (0.031, 0.6, grain(rng, 400, 800, 1.2)))
    rubble = shower(sec, lambda t: 14 + 170 * np.exp(-4.2 * t) if t < 0.75 else 0, lambda t: grain(rng, 280, 2400, 0.9) * np.exp(-1.2 * t), rng, 0.5)
    dust = wind(sec, glide(sec, (0, 1500), (sec, 500)), 2.2, rng) * decay(sec, 0.9, 0.02)
    return in_room(mix(sec, (0, 1, burst), (0.02, 1.3, unit(rubble)), (0, 0.09, even(dust))), 0.5, 0.16, "cave")


@sound(0.8, STRONG)
def fly_back(rng):
    """The pieces hurry to one place, ever denser, and lock."""
    sec, lock = 0.85, 0.6
    rush = shower(lock, lambda t: 10 + 130 * (t / lock) ** 2, lambda t: grain(rng, 350 + 500 * t, 1500 + 2200 * t, 0.5)[::-1] * (0.4 + 0.6 * t / lock), rng, 0.4)
    draw = wind(lock, glide(lock, (0, 350), (lock, 1900)), 1.2, rng, 512) * np.linspace(0, 1, size(lock)) ** 2
    clunk = mix(0.3, (0, 1, strike("stone", 235, rng, ms=1.5, ring=1.2)), (0, 0.8, thump(150, 80, 0.17)), (0.016, 0.5, strike("stone", 420, rng, ms=1.0)))
    return in_room(mix(sec, (0, 0.8, unit(rush)), (0, 0.13, even(draw)), (lock - 0.01, 1.0, clunk)), 0.4, 0.15, "cave")


@sound(1.4, STRONG, fade=0.3)
def ring(rng):
    """A deep bell, and its wave runs outwards."""
    sec = 1.6
    toll = strike("bell", 220, rng, sec, ms=1.4, ring=0.9, loose=0.002)
    t = times(sec)
    pulse = 1 - 0.35 * np.exp(-t / 0.6) * (0.5 + 0.5 * np.cos(2 * np.pi * 7.5 * t))
    wave = wind(sec, glide(sec, (0, 260), (0.35, 1700), (1.2, 3600)), 0.9, rng, 512) * swell(sec, 0.16, 1.2, 3.2)
    sub = tone(glide(sec, (0, 98), (0.5, 49))) * decay(sec, 1.0, 0.01)
    return in_room(mix(sec, (0, 1, toll * pulse), (0, 0.16, even(wave)), (0, 0.15, sub)), 1.3, 0.3, "hall", 1.2)


@sound(1.0, PLAIN)
def roll(rng):
    """A heavy ball of twenty faces tips over edge after edge and comes to rest."""
    x, at, gap = np.zeros(size(1.1)), 0.0, 0.125
    for i in range(8):
        f = 430 * rng.uniform(0.92, 1.1)
        tip = mix(0.3, (0, 1, knock(f, rng, 0.55, 0.9, "block")), (0.013, 0.4, knock(1.7 * f, rng, 0.6, 0.3)), (0, 0.4, thump(140, 85, 0.1)))
        put(x, tip, at, (0.75, 0.9, 1.0, 0.95, 0.8, 0.6, 0.4, 0.2)[i])
        at += gap * (1.0, 0.95, 0.92, 0.95, 1.05, 1.2, 0.75)[min(i, 6)]
    rumble = resonate(hiss(1.0, rng), (120, 4, 1), (210, 5, 0.7)) * curve(1.0, (0, 0), (0.1, 1), (0.6, 0.7), (0.85, 0), (1, 0))
    return in_room(mix(1.1, (0, 1, x), (0, 0.12, even(rumble))), 0.3, 0.12)


@sound(0.6, PLAIN, fade=0.1)
def splash(rng):
    sec = 0.7
    slap = wind(0.3, glide(0.3, (0, 2200), (0.3, 1000)), 2.4, rng, 256) * decay(0.3, 0.2, 0.004)
    plunge = mix(sec, (0.045, 1.0, bubble(260, 0.2, 1.1)), (0.10, 0.5, bubble(430, 0.13, 0.8)), (0, 0.6, thump(210, 110, 0.12)))
    drops = shower(0.5, lambda t: 0 if t < 0.1 else 60 * np.exp(-5 * t), lambda t: bubble(rng.uniform(700, 2400), rng.uniform(0.025, 0.06), 0.5), rng, 0.4)
    x = mix(sec, (0, 0.22, even(slap)), (0, 1.0, plunge), (0.05, 0.45, unit(drops)))
    return in_room(x + 0.4 * resonate(x, (310, 8, 1), (620, 9, 0.5)), 0.5, 0.25, "well")


@sound(0.8, PLAIN, fade=0.12)
def wake(rng):
    """A sleeper stretches: a breath, a rattle of the foot, three bright notes."""
    sec = 0.95
    breath = wind(0.45, glide(0.45, (0, 380), (0.45, 1500)), 1.2, rng, 512) * swell(0.45, 0.7, 1.5, 1.2)
    x = mix(sec, (0, 0.06, even(breath)))
    for at, gain in ((0.16, 0.25), (0.215, 0.3), (0.262, 0.35)):
        put(x, knock(900, rng, 0.3, 0.4), at, gain)
    return in_room(x + line(sec, celesta, (0.30, "D5", 0.4, 0.3), (0.40, "A5", 0.4, 0.36), (0.50, "E6", 0.4, 0.42)), 0.7, 0.2)


# ---------------------------------------------------------------- kings and armies

@sound(2.2, GREAT, fade=0.4)
def king_falls(rng):
    sec = 2.5
    bloom = strike("gong", 98, rng, sec, ms=3.2, ring=1.0, loose=0.004) * (1 - 0.5 * np.exp(-times(sec) / 0.05))
    shimmer = even(strike("gong", 311, rng, sec, ms=2, ring=1.6, loose=0.01)) * swell(sec, 0.17, 1.2, 2.5)
    x = mix(sec, (0, 0.9, unit(bloom)), (0, 0.28, shimmer), (0, 0.35, taiko(70, 1)))
    for at, gain, f in ((0.52, 1.0, 300), (0.80, 0.6, 380), (0.95, 0.42, 420), (1.05, 0.3, 450), (1.12, 0.2, 470), (1.17, 0.12, 480)):
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
        put(x, mix(1.1, (0, 1, celesta(hz(note), 0.5, 0.55 + 0.06 * i)), (0, 0.6, harp(hz(note), 0.5, 0.6))), 0.06 * i, 0.36 + 0.06 * i)
    put(x, glocken(hz("D7"), 0.5, 0.6), 0.36, 0.5)
    glitter = shower(0.6, lambda t: 45 * (1 - t), lambda t: strike("glass", rng.uniform(3000, 7000), rng, 0.2, ms=0.3, ring=0.4), rng)
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
    crackle = shower(0.5, lambda t: 40 + 420 * t, lambda t: strike("glass", np.exp(rng.uniform(7.7, 9.1)), rng, 0.06, ms=0.25, ring=0.09), rng, 0.7)
    snap = shower(0.5, lambda t: 25, lambda t: mix(0.06, (0, 1, tick(rng, 1200, 7000, 3)), (0, 0.7, strike("glass", rng.uniform(900, 1800), rng, 0.06, ms=0.4, ring=0.06))), rng, 0.5)
    frost = wind(0.55, glide(0.55, (0, 2500), (0.55, 7500)), 1.0, rng, 256) * swell(0.55, 0.8, 1.3, 1.0)
    close = mix(0.4, (0, 1, strike("glass", 1480, rng, 0.4, ms=0.5, ring=0.9)), (0.01, 0.5, strike("glass", 2217, rng, 0.4, ms=0.4, ring=0.7)))
    return in_room(mix(sec, (0, 0.6, unit(crackle)), (0, 0.6, unit(snap)), (0, 0.13, even(frost)), (0.46, 0.45, close)), 0.5, 0.18)


@sound(0.5, PLAIN, fade=0.08)
def thaw(rng):
    """A crack, then drops."""
    crack = mix(0.2, (0, 1, strike("glass", 1250, rng, 0.15, ms=0.4, ring=0.12)), (0, 0.5, tick(rng, 1500, 7000, 5)), (0.028, 0.5, strike("glass", 1900, rng, 0.1, ms=0.3, ring=0.1)))
    x = mix(0.55, (0, 0.6, crack))
    for at, f, gain in ((0.10, 1350, 0.6), (0.17, 1050, 0.8), (0.225, 1500, 0.5), (0.29, 900, 0.9), (0.37, 1180, 0.5)):
        put(x, bubble(f, 0.07, 0.55), at, gain)
    return in_room(x, 0.45, 0.2, "well")


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

@sound(0.7, STRONG)
def hammer(rng):
    def blow():
        return mix(0.35, (0, 1, strike("block", 470, rng, ms=0.9)), (0.001, 0.6, strike("wood", 910, rng, ms=0.6)), (0, 0.7, board(2.0)),
                   (0, 0.25, tick(rng, 1500, 6500, 3)), (0, 0.35, thump(190, 120, 0.09)))
    return in_room(mix(0.8, (0, 0.8, blow()), (0.24, 1.0, blow())), 0.6, 0.2, "hall")


@sound(0.5, SOFT, fade=0.12)
def offer(rng):
    """A sheet of paper is laid down, a soft bell asks."""
    rustle = even(wind(0.26, 3600, 1.5, rng, 256)) * np.abs(wander(0.26, 75, rng)) ** 1.5 * swell(0.26, 0.35)
    crisp = shower(0.26, lambda t: 120, lambda t: tick(rng, 2500, 8000, 1.5), rng, 0.6)
    x = mix(0.65, (0, 0.13, rustle), (0, 0.12, unit(crisp)), (0.13, 0.15, board(5.0)))
    return in_room(mix(0.65, (0, 1, x), (0.16, 0.45, celesta(hz("A5"), 0.4, 0.6)), (0.16, 0.12, celesta(hz("E6"), 0.4, 0.5))), 0.6, 0.18)


def chips(f, rng):
    """Two poker chips meet."""
    return mix(0.2, (0, 1, strike("clay", f, rng, ms=0.35, ring=1.0)), (0.0025, 0.5, strike("clay", 1.31 * f, rng, ms=0.3, ring=0.8)),
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
    return mix(0.5, (0, 1, strike("coin", f, rng, 0.5, ms=0.2, ring=ring, loose=0.002)), (0, 0.25, tick(rng, 3000, 9000, 1.5)), (0, 0.15, board(2.5)))


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
        put(x, ping(rng.choice((2600, 2900, 3150, 3400)) * rng.uniform(0.98, 1.02), rng, rng.uniform(0.12, 0.4)), max(0, at), rng.uniform(0.3, 1.0) * (1 - 0.5 * i / 15))
    return in_room(x, 0.35, 0.10)


@sound(1.1, PLAIN)
def dice(rng):
    """A seven-sided die: thrown, bouncing, tumbling over its many faces, at rest."""
    x, at, gap, gain = np.zeros(size(1.25)), 0.0, 0.17, 1.0
    for i in range(13):
        f = 1250 * rng.uniform(0.85, 1.2)
        put(x, mix(0.3, (0, 1, knock(f, rng, 0.9, 0.8 * gain + 0.2)), (rng.uniform(0.004, 0.016), 0.45, knock(1.4 * f, rng, 0.95, 0.2))), at, gain)
        at += gap * rng.uniform(0.85, 1.15)
        gap, gain = max(0.038, gap * 0.8), gain * rng.uniform(0.74, 0.9)
    return in_room(x, 0.35, 0.14)


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
    return mix(0.15, (0, 1, strike("block", 1750, rng, ms=0.5, ring=0.9)), (0, 0.35, strike("steel", 3300, rng, 0.06, ms=0.3, ring=0.08)),
               (0.011, 0.3, strike("block", 2300, rng, ms=0.4, ring=0.5)))


# ---------------------------------------------------------------- the end of a game

@sound(4.0, STRONG, fade=0.9)
def win(rng):
    """I, IV, V, I, with a run upwards into the last chord."""
    sec, x = 4.6, np.zeros(size(4.6))
    for at, notes, held, strong in ((0.0, ("D4", "F#4", "A4"), 0.2, 0.6), (0.25, ("D4", "F#4", "A4"), 0.1, 0.6), (0.375, ("D4", "F#4", "A4"), 0.1, 0.62),
                                    (0.5, ("D4", "A4", "D5"), 0.42, 0.75), (1.0, ("D4", "G4", "B4", "D5"), 0.22, 0.7),
                                    (1.25, ("E4", "A4", "C#5", "E5"), 0.42, 0.8), (1.75, ("F#4", "A4", "D5", "F#5"), 1.25, 0.92)):
        put(x, chord(trumpet, notes, held, strong), at, 0.75)
    for at, notes, held in ((0, ("D3", "A3"), 0.45), (0.5, ("D3", "A3"), 0.45), (1.0, ("G2", "D3"), 0.24), (1.25, ("A2", "E3"), 0.45), (1.75, ("D3", "A3", "D4"), 1.4)):
        put(x, chord(horn, notes, held, 0.8), at, 0.8)
    for at, note, strong in ((0, "D3", 0.8), (0.5, "D3", 0.7), (1.0, "G2", 0.7), (1.25, "A2", 0.8), (1.5, "A2", 0.5), (1.625, "A2", 0.6), (1.75, "D3", 1.0)):
        put(x, timpani(hz(note), 1, strong), at, 0.55)
    put(x, chord(strings, ("D4", "A4", "D5", "F#5", "A5"), 1.5, 0.6, length=3.2), 1.75, 0.5)
    put(x, chord(harp, ("D4", "F#4", "A4", "D5", "F#5", "A5", "D6", "F#6", "A6", "D7"), 1.0, 0.6, 0.045, 3), 1.35, 0.8)
    put(x, chord(glocken, ("D6", "A6", "F#6", "D7"), 1.0, 0.5, 0.09, 2.6), 1.8, 0.22)
    return in_room(x, 1.7, 0.26, "hall")


@sound(2.5, PLAIN, fade=0.6)
def lose(rng):
    """A few steps down, and no anger."""
    x = np.zeros(size(3.0))
    for at, note, low_one, sec in ((0, "A4", "F3", 0.38), (0.42, "G4", "E3", 0.38), (0.84, "F4", "D3", 0.38), (1.26, "D4", "Bb2", 0.8)):
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


def effect(name):
    sec, level, how, make = SOUNDS[name]
    return finish(make(chance(name)), sec, level, **how)


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
        print(f"{name:12} {x.shape[-1] / rate:7.2f} {loudness(x, rate):6.1f} {20 * np.log10(np.max(np.abs(x))):6.1f} {count:7}", flush=True)
    print(f"{total} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
