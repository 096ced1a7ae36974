"""Effects of pieces and boards: what stands, moves, falls and is thrown there."""
import numpy as np

from sound_instruments import (celesta, glocken, hz, line)
from sound_parts import (GREAT, PLAIN, SOFT, SR, STRONG, bubble, buzz, curve, decay, even, glide, grain, hiss, in_room, knock,
                         low, mix, put, resonate, shower, size, sound, strike, swell, thump, tick, times, tone, unit, wander,
                         warm, wind)

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
        put(long, mix(0.13, (0, 0.5, rattle), (0, 0.9, bang), (0, 1.1, even(puff)), (0, 0.9, thump(95, 52, 0.06))), at,
            gain * load(at))
    for i in range(26):
        clank = mix(0.2, (0, 0.7, strike("steel", rng.uniform(500, 620), rng, 0.16, ms=0.8, ring=0.16)),
                    (0.012, 0.5, strike("steel", rng.uniform(900, 1300), rng, 0.1, ms=0.5, ring=0.12)),
                    (0, 0.4, tick(rng, 1500, 6000, 5)))
        put(long, clank, (i + 0.4 + 0.16 * rng.standard_normal()) * sec / 13, 0.42 * rng.uniform(0.6, 1.1))
    growl = resonate(hiss(2 * sec + 0.4, rng), (70, 2, 1), (130, 2, 0.7), (240, 3, 0.4))
    long += 0.3 * even(growl) * load(times(2 * sec + 0.4))
    x = warm(0.5 * even(long), 1.3)
    return x[size(sec):2 * size(sec)]


@sound(0.5, STRONG)
def shove(rng):
    clang = mix(0.55, (0, 1.0, strike("steel", 385, rng, ms=0.6, ring=0.8)),
                (0.003, 0.5, strike("steel", 910, rng, ms=0.4, ring=0.35)))
    scrape = wind(0.42, glide(0.42, (0, 2600), (0.2, 1900), (0.42, 1300)), 1.5, rng, 512) * (0.7 + 0.5 * wander(0.42, 70, rng))
    scrape = scrape + 1.5 * resonate(scrape, (820, 14, 1), (1730, 16, 0.8), (2950, 20, 0.6))
    x = mix(0.55, (0, 1.0, clang), (0, 0.8, thump(150, 68, 0.2)), (0.002, 0.7, knock(760, rng, 0.8, 0.7)),
            (0, 0.25, tick(rng, 1800, 7000, 6)), (0.03, 0.13, even(scrape * swell(0.42, 0.2, 1, 1.6))))
    return in_room(x, 0.4, 0.12)


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
        hit = low(mix(0.35, (0, 1, thump(120, 55, 0.3)), (0, 0.7, knock(330, rng, 0.4, 1.0)),
                      (0.03, 0.25, grain(rng, 300, 700))), dull)
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
    crack = mix(0.3, (0, 1, strike("stone", 260, rng, ms=0.8, ring=1.3)), (0, 0.7, tick(rng, 600, 5000, 12)),
                (0.022, 0.6, grain(rng, 400, 900, 1.0)),
                (0.047, 0.5, grain(rng, 300, 900, 1.0)))
    fade = curve(sec, (0, 0.2), (0.12, 1), (0.4, 0.75), (sec, 0))
    rumble = even(low(hiss(sec, rng), 140, 2)) * fade * (0.8 + 0.4 * wander(sec, 22, rng))
    sink = tone(glide(sec, (0, 105), (0.7, 42))) * fade
    stones = shower(sec, lambda t: 85 * np.exp(-3.2 * t), lambda t: grain(rng, 350, 2600, 0.7) * (1 - 0.6 * t), rng)
    return in_room(mix(sec, (0, 1.0, crack), (0.02, 0.18, rumble), (0.02, 0.22, sink), (0.05, 0.75, unit(stones))), 0.6, 0.22,
                   "shaft", 1.4)


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
    x = mix(sec, (0, 0.25, suck), (0, 0.22, rise), (pop, 1.2, plop), (pop, 0.4, thump(190, 90, 0.12)),
            (pop, 0.12, tick(rng, 1500, 6000, 4)))
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
    croak = voice(glide(two, (0, 96), (0.07, 132), (two, 104)), ((520, 760, 5, 1), (1150, 1500, 7, 0.75), (2500, 2700, 8, 0.25)),
                  rng, 0.02, 0.5)
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
    throat = voice(pitch, ((340, 720, 5, 1), (900, 1350, 7, 0.9), (2200, 2700, 7, 0.4)), rng, 0.03, 0.7) * flutter
    under = voice(pitch / 2, ((180, 260, 3, 1), (500, 700, 4, 0.6)), rng, 0.08, 0.6)
    breath = wind(sec, glide(sec, (0, 500), (1.0, 1700), (sec, 700)), 1.7, rng) * (0.5 + 0.5 * flutter)
    fire = low(hiss(sec, rng), 180) * (0.6 + 0.5 * wander(sec, 14, rng))
    sparks = shower(sec, lambda t: 75 * env[size(t)], lambda t: tick(rng, 900, 5000, rng.uniform(0.8, 4)), rng, 0.8)
    x = mix(sec, (0, 1.0, even(throat) * env), (0, 0.7, even(under) * env), (0, 0.22, even(breath) * env),
            (0, 0.3, even(fire) * env ** 0.7))
    return in_room(warm(0.5 * even(x), 1.2) + 0.5 * unit(sparks) * env, 0.8, 0.25, "cave", 1.3)


@sound(0.3, PLAIN)
def slash(rng):
    air = wind(0.16, glide(0.16, (0, 900), (0.09, 4800), (0.16, 2600)), 1.1, rng, 256) * swell(0.16, 0.55, 2.2, 1.6)
    shing = strike("steel", 2350, rng, 0.3, ms=0.3, ring=0.75)
    return mix(0.35, (0, 0.2, even(air)), (0.074, 0.5, shing), (0.084, 0.8, thump(190, 85, 0.13)),
               (0.084, 0.7, knock(680, rng, 0.7, 0.5)))


@sound(0.9, STRONG, fade=0.12)
def golem(rng):
    sec = 1.0
    burst = mix(0.4, (0, 1, strike("stone", 190, rng, ms=1.2, ring=1.5)), (0, 0.8, tick(rng, 400, 4500, 16)),
                (0, 0.9, thump(130, 58, 0.25)),
                (0.014, 0.7, grain(rng, 300, 600, 1.2)), (0.031, 0.6, grain(rng, 400, 800, 1.2)))
    rubble = shower(sec, lambda t: 14 + 170 * np.exp(-4.2 * t) if t < 0.75 else 0,
                    lambda t: grain(rng, 280, 2400, 0.9) * np.exp(-1.2 * t), rng, 0.5)
    dust = wind(sec, glide(sec, (0, 1500), (sec, 500)), 2.2, rng) * decay(sec, 0.9, 0.02)
    return in_room(mix(sec, (0, 1, burst), (0.02, 1.3, unit(rubble)), (0, 0.09, even(dust))), 0.5, 0.16, "cave")


@sound(0.8, STRONG)
def fly_back(rng):
    """The pieces hurry to one place, ever denser, and lock."""
    sec, lock = 0.85, 0.6
    rush = shower(lock, lambda t: 10 + 130 * (t / lock) ** 2, lambda t: grain(rng, 350 + 500 * t, 1500 + 2200 * t,
            0.5)[::-1] * (0.4 + 0.6 * t / lock), rng, 0.4)
    draw = wind(lock, glide(lock, (0, 350), (lock, 1900)), 1.2, rng, 512) * np.linspace(0, 1, size(lock)) ** 2
    clunk = mix(0.3, (0, 1, strike("stone", 235, rng, ms=1.5, ring=1.2)), (0, 0.8, thump(150, 80, 0.17)),
                (0.016, 0.5, strike("stone", 420, rng, ms=1.0)))
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
        tip = mix(0.3, (0, 1, knock(f, rng, 0.55, 0.9, "block")), (0.013, 0.4, knock(1.7 * f, rng, 0.6, 0.3)),
                  (0, 0.4, thump(140, 85, 0.1)))
        put(x, tip, at, (0.75, 0.9, 1.0, 0.95, 0.8, 0.6, 0.4, 0.2)[i])
        at += gap * (1.0, 0.95, 0.92, 0.95, 1.05, 1.2, 0.75)[min(i, 6)]
    rumble = resonate(hiss(1.0, rng), (120, 4, 1), (210, 5, 0.7)) * curve(1.0, (0, 0), (0.1, 1), (0.6, 0.7), (0.85, 0), (1, 0))
    return in_room(mix(1.1, (0, 1, x), (0, 0.12, even(rumble))), 0.3, 0.12)


@sound(0.6, PLAIN, fade=0.1)
def splash(rng):
    sec = 0.7
    slap = wind(0.3, glide(0.3, (0, 2200), (0.3, 1000)), 2.4, rng, 256) * decay(0.3, 0.2, 0.004)
    plunge = mix(sec, (0.045, 1.0, bubble(260, 0.2, 1.1)), (0.10, 0.5, bubble(430, 0.13, 0.8)), (0, 0.6, thump(210, 110, 0.12)))
    drops = shower(0.5, lambda t: 0 if t < 0.1 else 60 * np.exp(-5 * t),
                   lambda t: bubble(rng.uniform(700, 2400), rng.uniform(0.025, 0.06), 0.5), rng, 0.4)
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
