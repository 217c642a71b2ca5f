"""Our own score -> MIDI (mido) -> fluidsynth with FluidR3_GM.sf2 (MIT) -> WAV.

Loops are rendered twice and the second pass is cut out, so that the reverb's tail wraps seamlessly."""

import mido, subprocess, re, os, sys, numpy as np, soundfile as sf
from dsp import limiter, kweight_lufs, db, rng, FS, HERE, OUT

SF2 = "/usr/share/sounds/sf2/FluidR3_GM.sf2"
TPB = 480
NN = {n: i for i, n in enumerate(["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"])}
NN.update(Bb=10, Eb=3, Ab=8, Db=1, Gb=6)


def P(s):
    m = re.match(r"([A-G][#b]?)(-?\d)", s)
    return NN[m[1]] + 12 * (int(m[2]) + 1)


CH = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "m7": (0, 3, 7, 10),
    "maj7": (0, 4, 7, 11),
    "sus4": (0, 5, 7),
    "m9": (0, 3, 7, 10, 14),
    "9": (0, 4, 7, 10, 14),
    "6": (0, 4, 7, 9),
    "maj9": (0, 4, 7, 11, 14),
}


def chord(c):
    m = re.match(r"([A-G][#b]?)(maj9|maj7|m9|m7|sus4|m|9|7|6)?(?:/([A-G][#b]?))?$", c)
    root = NN[m[1]]
    return root, CH[m[2] or ""], NN[m[3]] if m[3] else root


class Song:
    def __init__(s, bpm, seed):
        s.us = int(round(60e6 / bpm))
        s.ev = []
        s.r = rng("music" + seed)
        s.prog = {}

    def ins(s, ch, prog, vol=100, pan=64, rev=50, cho=0):
        s.prog[ch] = (prog, vol, pan, rev, cho)

    def n(s, ch, beat, dur, p, v):
        v = int(np.clip(v + s.r.normal(0, 4), 1, 127))
        j = 0 if ch == 9 else s.r.normal(0, 0.006)
        a = max(0, int((beat + j) * TPB))
        s.ev.append((a, 1, ch, int(p), v))
        s.ev.append((a + max(30, int(dur * TPB * 0.97)), 0, ch, int(p), 0))

    def render(s, name, beats, loop=True, tail=2.5, lufs=-18, gain=0.55):
        mf = mido.MidiFile(ticks_per_beat=TPB)
        tr = mido.MidiTrack()
        mf.tracks.append(tr)
        tr.append(mido.MetaMessage("set_tempo", tempo=s.us))
        for ch, (pg, vo, pa, rv, co) in s.prog.items():
            tr.append(mido.Message("program_change", channel=ch, program=pg))
            for cc, v in ((7, vo), (10, pa), (91, rv), (93, co)):
                tr.append(mido.Message("control_change", channel=ch, control=cc, value=v))
        L = int(beats * TPB)
        ev = sorted(
            [(a + k * L, *e) for k in range(2 if loop else 1) for a, *e in s.ev], key=lambda e: (e[0], e[1])
        )
        t = 0
        for a, on, ch, p, v in ev:
            tr.append(
                mido.Message("note_on" if on else "note_off", channel=ch, note=p, velocity=v, time=a - t)
            )
            t = a
        tr.append(mido.MetaMessage("end_of_track", time=int(4 * TPB)))
        mid = str(HERE / "score" / name) + ".mid"
        mf.save(mid)
        w = OUT + "_t.wav"
        subprocess.run(
            [
                "fluidsynth",
                "-ni",
                "-q",
                "-g",
                str(gain),
                "-r",
                str(FS),
                "-R",
                "1",
                "-C",
                "1",
                "-o",
                "synth.reverb.room-size=0.6",
                "-o",
                "synth.reverb.level=0.5",
                "-o",
                "synth.cpu-cores=1",
                "-F",
                w,
                SF2,
                mid,
            ],
            check=True,
            capture_output=True,
        )
        x, fs = sf.read(w)
        os.remove(w)
        x = x.T
        S = int(round(beats * s.us / 1e6 * FS))
        # a loop begins just before its downbeat, so the seam falls where the last notes fade
        lead = int(0.03 * FS)
        x = x[:, S - lead : 2 * S - lead] if loop else x[:, : S + int(tail * FS)]
        if not loop:
            k = int(1.2 * FS)
            x[:, -k:] *= np.linspace(1, 0, k) ** 2
        x = x * db(lufs - kweight_lufs(x))
        x = limiter(x, db(-1.2), circular=loop)
        sf.write(OUT + name + ".wav", x.T, FS, subtype="PCM_16")
        print(name, x.shape[1] / FS, "s LUFS %.1f" % kweight_lufs(x))


def theme():
    s = Song(120, "theme")
    T = "D A/C# Bm G D A G A Bm F#m G D Em G Asus4 A".split()
    s.ins(0, 61, 96, 70, 55)
    s.ins(1, 60, 92, 50, 65)
    s.ins(2, 48, 88, 64, 60)
    s.ins(3, 38, 98, 64, 10)
    s.ins(4, 47, 90, 64, 50)
    s.ins(5, 52, 72, 64, 75)
    s.ins(6, 56, 78, 80, 50)
    s.ins(7, 45, 70, 40, 40)
    s.ins(9, 0, 104, 64, 30)
    mel = """A4:1.5 D5:.5 F#5:2|E5:1.5 D5:.5 C#5:1 E5:1|D5:1.5 C#5:.5 B4:2|B4:1 C#5:1 D5:1 G5:1|F#5:1.5 E5:.5 D5:1 A4:1|E5:1.5 F#5:.5 E5:1 C#5:1|D5:1 B4:.5 C#5:.5 D5:1 E5:1|C#5:1 E5:1 A5:2|F#5:2 D5:1 B4:1|C#5:1.5 D5:.5 C#5:1 A4:1|B4:1 D5:1 G5:1.5 F#5:.5|F#5:3 A4:1|G5:1.5 F#5:.5 E5:1 B4:1|D5:1 E5:1 F#5:1 G5:1|A5:2 G5:1 F#5:1|E5:3 A4:1"""
    for b, bar in enumerate(mel.split("|")):
        t = b * 4.0
        for tok in bar.split():
            p, d = tok.split(":")
            d = float(d)
            v = 96 if d >= 1 else 86
            s.n(0, t, d, P(p) - 12, v)
            s.n(1, t, d, P(p) - 12, v - 6)
            if b >= 8:
                s.n(6, t, d, P(p), v - 14)
                s.n(5, t, d, P(p), 70)
            t += d
    for b, c in enumerate(T):
        root, iv, bass = chord(c)
        t = b * 4.0
        for k, i in enumerate(iv):
            s.n(2, t, 4, 48 + (root + i) % 12 + (12 if (root + i) % 12 < 2 else 0), 66 + (6 if b >= 8 else 0))
            s.n(5, t, 4, 60 + (root + i) % 12, 48) if b >= 8 else None
        bs = 36 + bass if bass < 8 else 24 + bass
        for k in range(8):
            s.n(3, t + k * 0.5, 0.42, bs + (12 if k in (3, 6) else 0), 88 if k % 2 == 0 else 74)
        ost = [0, 7, 12, 7, iv[1], 7, 12, 7]
        for k in range(8):
            s.n(
                7,
                t + k * 0.5,
                0.3,
                60 + root % 12 + ost[k] - (12 if root > 7 else 0),
                62 + (10 if k % 4 == 0 else 0),
            )
        s.n(4, t, 1, 36 + bass if bass < 8 else 24 + bass, 86) if b % 2 == 0 else None
        for k in range(4):
            s.n(9, t + k, 0.3, 36, 104)
        for k in (1, 3):
            s.n(9, t + k, 0.3, 38, 88)
            s.n(9, t + k, 0.3, 39, 84)
        for k in range(8):
            s.n(
                9,
                t + k * 0.5,
                0.2,
                42 if k % 2 == 0 else 46 if b % 4 == 3 and k == 7 else 42,
                52 + (14 if k % 2 else 0),
            )
        if b in (0, 8):
            s.n(9, t, 2, 49, 92)
        if b in (7, 15):
            for k in range(8):
                s.n(9, t + 2 + k * 0.25, 0.2, [48, 48, 47, 47, 45, 45, 43, 41][k], 78 + 3 * k)
    s.render("music_theme_loop", 64, True, lufs=-18)


def dugout():  # calm card-table loop: e-piano, upright bass, brushes, vibraphone; 96 bpm, 16 bars = 40 s
    s = Song(96, "dugout")
    T = "Dm9 G9 Cmaj9 Am7 Dm9 G9 Cmaj9 C6 Fmaj9 G9 Am7 Am7 Fmaj9 Dm9 G9 G7".split()
    s.ins(0, 4, 92, 64, 45, 30)
    s.ins(1, 32, 100, 64, 25)
    s.ins(2, 11, 74, 84, 55, 20)
    s.ins(3, 48, 52, 50, 70)
    s.ins(9, 40, 84, 64, 35)
    mel = "r:1 A4:.5 C5:.5 E5:1.5 D5:.5|B4:2 r:2|r:.5 G4:.5 B4:.5 D5:.5 E5:2|C5:1 A4:3|r:1 F5:.5 E5:.5 D5:1 C5:1|B4:1.5 A4:.5 G4:2|E5:1.5 D5:.5 B4:2|r:4|A4:.5 C5:.5 E5:1 G5:2|F5:1 D5:1 B4:2|C5:1.5 B4:.5 A4:2|r:4|E5:1 C5:.5 A4:.5 G4:2|F4:.5 A4:.5 C5:1 E5:2|D5:1.5 C5:.5 B4:1 A4:1|B4:2 r:2"
    for b, bar in enumerate(mel.split("|")):
        t = b * 4.0
        for tok in bar.split():
            p, d = tok.split(":")
            d = float(d)
            if p != "r":
                s.n(2, t, d, P(p), 70)
            t += d
    for b, c in enumerate(T):
        root, iv, bass = chord(c)
        t = b * 4.0
        v = [55 + (root + i - 55) % 12 for i in iv]
        for tt, d, ve in ((0, 1.4, 62), (1.5, 0.4, 50), (2.5, 1.2, 56)):
            [s.n(0, t + tt, d, p, ve) for p in v[1:] + v[:1]]
        [s.n(3, t, 4, p, 44) for p in v[:3]]
        bs = 36 + root if root < 8 else 24 + root
        nx = chord(T[(b + 1) % 16])[0]
        nb = 36 + nx if nx < 8 else 24 + nx
        for k, p in enumerate((bs, bs + 7, bs + 12 if b % 2 else bs + iv[1], nb + (1 if b % 3 else -1))):
            s.n(1, t + k, 0.9, p, 82 - 6 * (k % 2))
        for k in range(4):
            s.n(9, t + k, 0.2, 51, 48)
            s.n(9, t + k + 0.66, 0.2, 51, 30) if k % 2 else None
        for k in (1, 3):
            s.n(9, t + k, 0.2, 38, 44)
            s.n(9, t + k, 0.2, 44, 40)
    s.render("music_dugout_loop", 64, True, lufs=-22)


def jingle(name, bpm, parts, beats, lufs=-16, drums=()):
    s = Song(bpm, name)
    s.ins(0, 61, 100, 70, 60)
    s.ins(1, 60, 92, 50, 65)
    s.ins(2, 48, 86, 64, 60)
    s.ins(4, 47, 96, 64, 55)
    s.ins(5, 52, 70, 64, 70)
    s.ins(9, 0, 100, 64, 35)
    s.ins(6, 14, 80, 64, 60)
    for ch, t, d, ps, v in parts:
        [s.n(ch, t, d, P(p), v) for p in ps.split()]
    for t, n, v in drums:
        s.n(9, t, 0.3, n, v)
    s.render(name, beats, False, 1.6, lufs)


if __name__ == "__main__":
    theme()
    dugout()
    jingle(
        "jingle_goal",
        144,
        [
            (0, 0, 0.45, "D4 F#4 A4", 108),
            (0, 0.5, 0.45, "D4 F#4 A4", 104),
            (0, 1, 0.9, "F#4 A4 D5", 112),
            (0, 2, 0.45, "E4 A4 C#5", 104),
            (0, 2.5, 0.45, "F#4 A4 D5", 106),
            (0, 3, 3, "A4 D5 F#5", 116),
            (1, 0, 1, "D3 A3", 96),
            (1, 1, 2, "D3 A3", 96),
            (1, 3, 3, "D3 A3 D4", 100),
            (2, 3, 3, "D4 F#4 A4 D5", 90),
            (5, 3, 3, "D4 A4 D5", 80),
            (4, 0, 0.5, "D2", 100),
            (4, 3, 2, "D2 A2", 108),
        ],
        6,
        drums=[
            (0, 49, 100),
            (0, 36, 110),
            (1, 36, 108),
            (2, 36, 108),
            (2, 38, 90),
            (2.5, 38, 96),
            (2.75, 38, 100),
            (3, 49, 112),
            (3, 36, 118),
        ],
    )
    jingle(
        "jingle_win",
        120,
        [
            (0, 0, 1, "A4 C#5 E5", 100),
            (0, 1, 0.5, "A4 D5 F#5", 100),
            (0, 1.5, 0.5, "B4 E5 G5", 102),
            (0, 2, 2, "D5 F#5 A5", 112),
            (0, 4, 1, "B4 D5 G5", 106),
            (0, 5, 1, "C#5 E5 A5", 108),
            (0, 6, 4, "D5 F#5 A5", 116),
            (1, 0, 2, "A3 E4", 92),
            (1, 2, 2, "D3 A3", 96),
            (1, 4, 1, "G3 D4", 96),
            (1, 5, 1, "A3 E4", 98),
            (1, 6, 4, "D3 A3 D4", 104),
            (2, 0, 2, "A3 C#4 E4", 76),
            (2, 2, 2, "D4 F#4 A4", 80),
            (2, 4, 2, "G3 B3 D4 A4", 80),
            (2, 6, 4, "D4 F#4 A4 D5", 92),
            (5, 6, 4, "D4 F#4 A4", 84),
            (4, 0, 1, "A2", 90),
            (4, 6, 3, "D2 A2", 112),
        ],
        10,
        drums=[(0, 49, 90)]
        + [(k * 0.5, 38, 60 + 8 * k) for k in range(8)]
        + [(4, 36, 100), (5, 36, 100), (6, 49, 115), (6, 57, 105), (6, 36, 118)],
    )
    jingle(
        "jingle_lose",
        84,
        [
            (1, 0, 1, "A3 D4 F4", 82),
            (1, 1, 1, "G3 C4 E4", 78),
            (1, 2, 1, "F3 Bb3 D4", 76),
            (1, 3, 3, "E3 A3 C#4", 74),
            (2, 0, 1, "D3 A3", 60),
            (2, 1, 1, "C3 G3", 58),
            (2, 2, 1, "Bb2 F3", 56),
            (2, 3, 3, "A2 E3 A3", 58),
            (4, 3, 2, "A2", 70),
        ],
        6,
        lufs=-19,
    )
    jingle(
        "jingle_unlock",
        132,
        [
            (6, 0, 0.5, "D5", 90),
            (6, 0.5, 0.5, "F#5", 92),
            (6, 1, 0.5, "A5", 96),
            (6, 1.5, 2, "D6 A5 F#5", 104),
            (2, 1.5, 2, "D4 A4", 60),
        ],
        4,
        lufs=-19,
    )
