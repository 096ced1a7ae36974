"""Complains about any sound the game would stumble over: python3 assets/source/check_sounds.py [--sheets FOLDER]
Names, sizes, formats and durations in plain Python; if numpy, scipy and ffmpeg are there, the sound itself too. `--sheets` draws
pictures of all effects and of the beds' seams (needs Pillow)."""
import os
import shutil
import struct
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
SOUNDS = os.path.join(HERE, "..", "sounds")
EFFECTS_LIMIT, BEDS_LIMIT = 700_000, 1_200_000
RATE, BED_RATE, BED_SECONDS = 44100, 32000, (35, 60)
PEAK = -1.5  # dB

# seconds of each effect, as the game knows them
EFFECTS = {name: float(sec) for name, sec in (pair.split(":") for pair in """
    step:0.15 slide:0.4 drive:0.7 engine:1.4 shove:0.5 jolt:0.25 fall:1.6 tile:0.7 pothole:0.8 whirl:1.2 teleport:0.7 leap:0.35
    land:0.25 boomerang:1.2 frog:0.5 roar:1.6 slash:0.3 golem:0.9 fly_back:0.8 ring:1.4 roll:1.0 splash:0.6 capture:0.4
    king_falls:2.2 annex:1.8 promote:0.9 crown:1.0 freeze:0.7 hammer:0.7 gavel:0.45 offer:0.5 bid:0.3 coin:0.35 coins:0.8 chip:0.25
    dice:1.1 drop:0.4 wake:0.8 check:0.7 mate:1.4 turn_1:0.5 turn_2:0.5 turn_3:0.5 turn_4:0.5 your_turn:0.7 win:4 lose:2.5
    draw:2.5 click:0.06 refuse:0.25 message:0.4 clock:0.1""".split())}
BEDS = "bed_site bed_stars bed_hall bed_room bed_title".split()

# where the middle of a sound's spectrum may lie (Hz): a thud is not to hiss, ice not to rumble
CENTRES = {"engine": (60, 900), "land": (60, 600), "pothole": (60, 900), "king_falls": (60, 700), "roar": (100, 1200),
           "mate": (80, 900),
           "freeze": (1500, 7000), "coin": (2500, 9000), "coins": (2500, 9000), "chip": (1200, 6000), "golem": (100, 1500),
           "fall": (200, 1800), "whirl": (300, 2500), "annex": (80, 900)}
SLOW = "slide leap whirl roar fly_back teleport boomerang drive annex freeze fall lose wake tile ring bid drop offer slash".split()  # these may fade in


def ogg(path):
    """Channels, rate and samples of an Ogg Vorbis file."""
    data = open(path, "rb").read()
    assert data[:4] == b"OggS" and data[28:35] == b"\x01vorbis", "is no Ogg Vorbis"
    channels, rate = struct.unpack_from("<BI", data, 39)
    at, samples, last, before = 0, 0, False, 0
    while at < len(data):
        assert data[at:at + 4] == b"OggS", "has a broken page"
        granule, = struct.unpack_from("<q", data, at + 6)
        before = samples
        samples, last = max(samples, granule), bool(data[at + 5] & 4)
        at += 27 + data[at + 26] + sum(data[at + 27:at + 27 + data[at + 26]])
    assert last, "does not end"
    assert before > 0, "has one page only, so that decoders cannot tell where it ends"
    return channels, rate, samples


def decoded(path, channels):
    import numpy as np
    raw = subprocess.run(["ffmpeg", "-v", "error", "-i", path, "-f", "f32le", "-"], capture_output=True, check=True).stdout
    return np.frombuffer(raw, "<f4").astype(float).reshape(-1, channels).T


def decibel(x):
    import numpy as np
    return 20 * np.log10(max(1e-9, np.max(np.abs(x))))


def centre(x, rate):
    import numpy as np
    power = np.abs(np.fft.rfft(x)) ** 2
    freqs = np.fft.rfftfreq(len(x), 1 / rate)
    return float(np.sum(power * freqs) / np.sum(power))


def check_effect(name, x, rate):
    import numpy as np
    peak = np.max(np.abs(x))
    assert abs(np.mean(x)) < 0.004 * max(peak, 0.1), f"has DC {np.mean(x):.4f}"
    loud = np.argmax(np.abs(x) > 0.1 * peak) / rate
    assert loud < (0.2 if name in SLOW else 0.012), f"is silent for {1000 * loud:.0f} ms"
    first = np.argmax(np.abs(x) > 0.01 * peak) / rate
    assert first < 0.03 or name in SLOW, f"starts after {1000 * first:.0f} ms"
    for where, edge, most in (("start", x[:4], 0.03), ("end", x[-4:], 0.006)):
        edge = np.max(np.abs(edge)) / max(peak, 0.2)
        assert edge < most, f"clicks at its {where} ({edge:.4f} of its peak)"
    lo, hi = CENTRES.get(name, (60, 7000))
    middle = centre(x, rate)
    assert lo <= middle <= hi, f"has its middle at {middle:.0f} Hz"
    return f"attack {1000 * loud:4.0f} ms, centre {middle:5.0f} Hz"


def check_bed(x, rate):
    """A bed is played round and round: the step over the seam must not be bigger than other steps."""
    import numpy as np
    inside = np.sqrt(np.mean(np.diff(x, axis=1) ** 2))
    seam = np.max(np.abs(x[:, 0] - x[:, -1]))
    assert seam < 4 * inside + 0.002, f"steps by {seam:.4f} at its seam, by {inside:.4f} inside"
    n = int(0.03 * rate)
    before, after = (np.sqrt(np.mean(part ** 2)) for part in (x[:, -n:], x[:, :n]))
    around = np.concatenate((x[:, -n:], x[:, :n]), axis=1)
    bend = np.abs(np.diff(around, 2, axis=1))  # a click would stand out in the second differences
    click = np.max(bend[:, n - 4:n + 3]) / (np.median(bend) + 1e-5)
    assert click < 25, f"clicks at its seam ({click:.0f})"
    return f"seam {seam:.4f} (inside {inside:.4f}), before {before:.4f} after {after:.4f}, bend {click:.1f}"


def check(name, deep):
    path = os.path.join(SOUNDS, name + ".ogg")
    channels, rate, samples = ogg(path)
    bed = name in BEDS
    assert (channels, rate) == ((2, BED_RATE) if bed else (1, RATE)), f"has {channels} channels at {rate} Hz"
    sec = samples / rate
    if bed:
        assert BED_SECONDS[0] <= sec <= BED_SECONDS[1], f"lasts {sec:.2f} s"
    else:
        assert abs(sec - EFFECTS[name]) < 0.002, f"lasts {sec:.3f} s, not {EFFECTS[name]}"
    count, note = os.path.getsize(path), ""
    if deep:
        from sound_parts import loudness
        x = decoded(path, channels)
        assert x.shape[1] == samples, f"says {samples} samples and has {x.shape[1]}"
        assert decibel(x) <= PEAK, f"peaks at {decibel(x):.2f} dB"
        note = f"peak {decibel(x):6.1f} loud {loudness(x, rate):6.1f}  " + (check_bed(x, rate) if bed else check_effect(name,
                x[0], rate))
    print(f"{name:12} {sec:6.2f} s {count:7} bytes  {note}")
    return count


def main():
    deep = shutil.which("ffmpeg") is not None
    try:
        import scipy  # noqa: F401
    except ImportError:
        deep = False
    wanted, there = {*EFFECTS, *BEDS}, {f[:-4] for f in os.listdir(SOUNDS) if f.endswith(".ogg")}
    wrong = [f"{name}.ogg is missing" for name in sorted(wanted - there)] + [f"{name}.ogg is not asked for" for name in sorted(there - wanted)]
    total = {True: 0, False: 0}
    for name in [n for n in [*EFFECTS, *BEDS] if n in there]:
        try:
            total[name in BEDS] += check(name, deep)
        except AssertionError as why:
            wrong.append(f"{name}.ogg {why}")
    print(f"effects {total[False]} bytes, beds {total[True]} bytes" + ("" if deep else " (not listened to: numpy, scipy or ffmpeg missing)"))
    for (what, limit), size in zip((("effects", EFFECTS_LIMIT), ("beds", BEDS_LIMIT)), (total[False], total[True])):
        if size > limit:
            wrong.append(f"{what} take more than {limit} bytes")
    if "--sheets" in sys.argv:
        import sound_sheets
        sound_sheets.draw(sys.argv[sys.argv.index("--sheets") + 1])
    sys.exit("\n".join(wrong) or None)


if __name__ == "__main__":
    main()
