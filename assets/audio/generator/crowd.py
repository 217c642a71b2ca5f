"""The crowd: murmur and tense beds, goal roars, near-miss oohs, clap-and-hey chant, applause, whistling, the drum."""

import sys, time, numpy as np
from scipy import signal
from dsp import *  # noqa: F403 - the shared signal tools

# LTAS targets for the dense far layer (Hz -> dB), from known stadium spectra
LT_MURMUR = (
    [60, 120, 250, 400, 700, 1000, 1500, 2500, 4000, 8000, 16000],
    [-32, -22, -8, -2, 0, -1.5, -4, -8, -15, -29, -48],
)
LT_ROAR = (
    [60, 120, 250, 400, 700, 1000, 1500, 2500, 4000, 8000, 16000],
    [-36, -30, -15, -7, -1, 0, -1.5, -5, -12, -25, -44],
)
LT_OOH = (
    [60, 120, 250, 350, 500, 800, 1000, 1500, 2500, 4000, 8000, 16000],
    [-38, -30, -12, -6, -2, 0, -1, -9, -16, -22, -34, -50],
)


def far_murmur(r, dur, n=None):
    return shaped_noise(
        r, n or int(round(dur * FS)), *LT_MURMUR, mod_db=1.6, common_db=0.9, common_hz=0.30, band_hz=2.5
    )


def murmur(dur=30.0, excite=0.0, name="murmur"):
    r = rng(name)
    ir = stadium_ir(rng("ir"))
    st = Stage(dur, True)
    t0 = time.time()
    bank = [talk(r, r.uniform(0.9, 2.8), f0=r.uniform(135, 170)) for _ in range(160)]
    nphr = int(dur * 36 * (1 + excite))  # 36 phrases begin per second (~65 talkers at once)
    for _ in range(nphr):
        d = np.exp(r.uniform(np.log(9), np.log(120)))
        st.put(
            varispeed(r, bank[r.integers(len(bank))], 0.05),
            r.uniform(0, dur),
            0.55 * db(min(6.0, r.normal(0, 4.5))),
            r.uniform(-1, 1),
            d,
        )
    # occasional far shouts, whistles, small clap clusters
    calls = [
        shout(
            r,
            r.choice(["eo", "a", "oe", "ea", "ou", "Oa"]),
            r.uniform(0.4, 1.1),
            r.uniform(170, 260),
            (0, 2, -3),
        )
        for _ in range(36)
    ]
    for _ in range(int(dur * (1.6 + 6 * excite))):
        st.put(
            varispeed(r, calls[r.integers(36)]),
            r.uniform(0, dur),
            0.9 * db(r.normal(0, 3)),
            r.uniform(-1, 1),
            r.uniform(35, 120),
        )
    for _ in range(int(dur * (0.10 + 0.5 * excite))):
        st.put(
            finger_whistle(r),
            r.uniform(0, dur),
            0.55 * db(r.normal(0, 3)),
            r.uniform(-1, 1),
            r.uniform(60, 130),
        )
    cb = [clap(r) for _ in range(40)]
    for _ in range(int(dur * (0.12 + 0.25 * excite))):  # a fan or small group claps 4-12 times
        t = r.uniform(0, dur)
        per = r.uniform(0.2, 0.3)
        d = r.uniform(30, 90)
        pan = r.uniform(-1, 1)
        c = cb[r.integers(40)]
        for k in range(r.integers(4, 12)):
            st.put(c, t + k * per + r.normal(0, 0.012), 2.2 * db(r.normal(0, 1.5)), pan, d)
    wet = conv(st.b, ir, True)
    near = st.b / st.b.std()
    wet /= wet.std()
    far = far_murmur(r, dur)
    far /= far.std()
    x = 0.80 * near + 0.40 * wet + 0.46 * far
    if excite:  # sustained low 'wooo' energy rises with tension
        o = shaped_noise(r, st.n, *LT_ROAR, mod_db=1.8, common_db=1.2, common_hz=0.4)
        x += excite * 0.9 * o / o.std()
    hp = np.fft.rfftfreq(x.shape[1], 1 / FS)
    X = np.fft.rfft(x)
    X *= 1 / np.sqrt(1 + (55 / np.maximum(hp, 1)) ** 6)
    x = np.fft.irfft(X, x.shape[1])  # circular high-pass
    print(name, "%.1fs" % (time.time() - t0))
    return x


def cheer_env(t, onset=0.22, rise=0.34, hold=1.5, tau=1.9):
    e = 1 / (1 + np.exp(-(t - onset - rise / 2) / (rise / 6)))
    return e * np.where(t > hold, np.exp(-(t - hold) / tau), 1.0)


def roar(dur=8.0, name="roar", people=230, horns=3):
    r = rng(name)
    ir = stadium_ir(rng("ir"))
    t0 = time.time()
    st = Stage(dur + 0.5)
    n = st.n
    t = np.arange(n) / FS
    bank = []
    for i in range(220):
        kind = r.random()
        du = r.uniform(1.0, 2.8)
        if kind < 0.30:
            seq, con = "oOo" if r.random() < 0.5 else "ooA", (-3, 2, 2, 1, -3)  # goooooal
        elif kind < 0.55:
            seq, con = r.choice(["ea", "eaA", "aA", "Aa"]), (-4, 3, 2, 0, -4)  # yeaaah / aaah
        elif kind < 0.65:
            seq, con = r.choice(["oA", "Ao", "uO"]), (-2, 3, 1, -4)
        else:
            seq, con, du = (
                r.choice(["ea", "e", "iea", "a", "eo", "ae"]),
                (-3, 2, -3),
                r.uniform(0.22, 0.7),
            )  # yes! hey! come on!
        bank.append(
            shout(
                r,
                seq,
                du,
                r.uniform(225, 320),
                con,
                effort=1.6,
                f1=1.2,
                att=min(0.2, du * 0.2),
                rel=min(0.6, du * 0.35),
                rough=0.6,
            )
        )
    for _ in range(people):
        d = np.exp(r.uniform(np.log(6), np.log(130))) if _ > 14 else r.uniform(4, 7)
        pan = r.uniform(-1, 1)
        tt = 0.03 + r.gamma(2.2, 0.085)
        vig = db(r.normal(0, 7))
        who = r.integers(220)
        for k in range(r.integers(2, 9)):
            y = varispeed(r, bank[(who + k * 7) % 220], 0.06)
            g = vig * np.exp(-max(0, tt - 1.4) / 1.7)
            if g > 0.04:
                st.put(y, tt, 0.75 * g, pan, d)
            tt += len(y) / FS * r.uniform(0.8, 1.05) + r.uniform(0.03, 0.45)
            if tt > dur - 1:
                break
    cb = [clap(r) for _ in range(80)]
    ap = Stage(dur + 0.5)
    for _ in range(420):  # applause builds from ~1.2 s
        per = 1 / r.uniform(3.4, 5.2)
        tt = r.gamma(3, 0.55) + 0.5
        end = min(dur, r.uniform(4.5, 9))
        d = np.exp(r.uniform(np.log(7), np.log(90)))
        pan = r.uniform(-1, 1)
        c = cb[r.integers(80)]
        g = db(r.normal(0, 2))
        while tt < end:
            ap.put(c, tt + r.normal(0, 0.010), g * db(r.normal(0, 2.5)), pan, d)
            tt += per * (1 + r.normal(0, 0.04))
    ho = Stage(dur + 0.5)
    for _ in range(horns):
        ho.put(
            air_horn(r, r.uniform(0.7, 1.6)),
            r.uniform(0.9, 4.0),
            1.0,
            r.uniform(-0.9, 0.9),
            r.uniform(60, 110),
        )
    for _ in range(12):
        ho.put(
            finger_whistle(r),
            r.uniform(0.5, 5),
            0.8 * db(r.normal(0, 3)),
            r.uniform(-1, 1),
            r.uniform(40, 110),
        )
    N = lambda a: a / np.sqrt((a**2).mean())
    far = shaped_noise(r, n, *LT_ROAR, mod_db=1.6, common_db=0.6, common_hz=1.2) * cheer_env(
        t, 0.12, 0.45, 1.7, 1.75
    )
    near = N(presence(st.b)) * 0.95
    far = N(far) * 0.30
    ap = N(ap.b) * 0.15
    ho = N(ho.b) * 0.12
    mix = near + far + ap + ho
    m2 = N(murmur_tail(r, n)) * 0.10
    wet = conv(near * 0.9 + far * 0.5 + ap * 0.7 + ho * 1.2, ir)[:, :n]
    x = mix + 0.60 * wet * np.sqrt((mix**2).mean() / (wet**2).mean()) + m2
    x = np.tanh(x * 0.45 / np.sqrt((x**2).mean()) / 2.2)  # gentle density saturation
    f = np.ones(n)
    k = int(1.2 * FS)
    f[-k:] = np.cos(np.linspace(0, np.pi / 2, k)) ** 2
    f[: int(0.02 * FS)] *= np.linspace(0, 1, int(0.02 * FS))
    x = hp_lin(x * f, 70)
    print(name, "%.1fs" % (time.time() - t0))
    return x[:, : int(dur * FS)]


def presence(x, g=6.0, f0=2200.0, q=0.7):
    A = 10 ** (g / 40)
    w = 2 * np.pi * f0 / FS
    al = np.sin(w) / (2 * q)
    return signal.lfilter(
        [1 + al * A, -2 * np.cos(w), 1 - al * A], [1 + al / A, -2 * np.cos(w), 1 - al / A], x
    )


def murmur_tail(r, n):
    return far_murmur(r, 0, n)


def hp_lin(x, fc):
    return signal.sosfilt(signal.butter(2, fc, "high", fs=FS, output="sos"), x)


def ooh(dur=3.6, name="ooh", people=260):
    r = rng(name)
    ir = stadium_ir(rng("ir"))
    t0 = time.time()
    st = Stage(dur + 0.5)
    n = st.n
    t = np.arange(n) / FS
    bank = [
        shout(
            r,
            r.choice(["oO", "AoO", "ooO", "Aou"]),
            r.uniform(0.9, 1.9),
            r.uniform(195, 265),
            (0.5, 2.5, 1, -1, -5),
            effort=0.55,
            f1=1.15,
            att=r.uniform(0.07, 0.16),
            rel=r.uniform(0.35, 0.8),
            rough=0.15,
            breath=0.16,
        )
        for _ in range(150)
    ]
    for _ in range(people):
        d = np.exp(r.uniform(np.log(8), np.log(130)))
        tt = 0.05 + r.gamma(2.5, 0.06)
        st.put(varispeed(r, bank[r.integers(150)], 0.05), tt, 0.8 * db(r.normal(0, 5.5)), r.uniform(-1, 1), d)
    ap = Stage(dur + 0.5)
    cb = [clap(r) for _ in range(40)]
    for _ in range(45):  # a little appreciative applause afterwards
        per = 1 / r.uniform(3.2, 4.6)
        tt = r.uniform(1.2, 2.0)
        end = tt + r.uniform(0.8, 1.8)
        d = r.uniform(12, 90)
        pan = r.uniform(-1, 1)
        c = cb[r.integers(40)]
        while tt < end:
            ap.put(c, tt + r.normal(0, 0.012), db(r.normal(0, 2)), pan, d)
            tt += per
    e = np.interp(t, [0, 0.08, 0.38, 0.8, 1.5, 2.3, 3.2, 9], [0, 0.02, 1, 0.9, 0.42, 0.12, 0.04, 0.02])
    N = lambda a: a / np.sqrt((a**2).mean())
    # far layer: two noise vowels cross-fading o -> u
    A = shaped_noise(r, n, *LT_OOH, mod_db=1.2, common_db=0.4, common_hz=1.0)
    B = shaped_noise(
        r,
        n,
        [60, 120, 220, 350, 450, 700, 900, 1300, 2000, 4000, 8000],
        [-36, -26, -10, -2, 0, -1, -4, -13, -20, -28, -42],
        mod_db=1.2,
        common_db=0.4,
        common_hz=1.0,
    )
    c = np.clip((t - 0.5) / 1.2, 0, 1)
    far = (A * np.cos(c * np.pi / 2) + B * np.sin(c * np.pi / 2)) * e
    near = N(presence(st.b, 1.5)) * 0.92
    far = N(far) * 0.28
    a2 = N(ap.b) * 0.06
    mix = near + far + a2
    wet = conv(near + far * 0.5 + a2, ir)[:, :n]
    x = mix + 0.55 * wet * np.sqrt((mix**2).mean() / (wet**2).mean()) + N(murmur_tail(r, n)) * 0.05
    x = np.tanh(x * 0.5 / np.sqrt((x**2).mean()) / 2.2)
    f = np.ones(n)
    k = int(0.9 * FS)
    f[-k:] = np.cos(np.linspace(0, np.pi / 2, k)) ** 2
    x = hp_lin(x * f, 70)
    print(name, "%.1fs" % (time.time() - t0))
    return x[:, : int(dur * FS)]


def chant(bpm=112, bars=4, name="chant", people=230):
    """seamless loop: own clap pattern  x . x . xxx . | x x x x HEY  with drum; 4 bars of 4/4"""
    r = rng(name)
    ir = stadium_ir(rng("ir"), rt=(1.6, 1.3, 1.1, 0.7, 0.4))
    t0 = time.time()
    beat = 60 / bpm
    dur = beat * 4 * bars
    st = Stage(dur, True)
    dr = Stage(dur, True)
    pat = [[0, 1, 2, 2.5, 3], [0, 0.5, 1, 1.5, 2]]
    hey = [None, 3]  # bar A: clap clap clap-clap clap ; bar B: 5 claps + HEY
    cb = [clap(r) for _ in range(80)]
    hb = [
        shout(
            r,
            "ei",
            r.uniform(0.26, 0.42),
            r.uniform(190, 270),
            (-1, 2, -2),
            effort=1.1,
            att=0.03,
            rel=0.16,
            rough=0.5,
        )
        for _ in range(90)
    ]
    for p in range(people):
        d = np.exp(r.uniform(np.log(10), np.log(95)))
        pan = r.uniform(-1, 1)
        lag = r.normal(0, 0.022)
        c = cb[r.integers(80)]
        g = db(r.normal(0, 2))
        for b in range(bars):
            if r.random() < 0.10:
                continue
            for s in pat[b % 2]:
                st.put(
                    c,
                    (b * 4 + s) * beat + lag + r.normal(0, 0.011) - d / 343 * 0.55,
                    g * db(r.normal(0, 1.3)),
                    pan,
                    d,
                )
            if hey[b % 2] is not None:
                st.put(
                    varispeed(r, hb[r.integers(90)], 0.05),
                    (b * 4 + hey[1]) * beat + lag * 1.4 + r.normal(0, 0.02) - d / 343 * 0.55,
                    0.12 * g,
                    pan,
                    d,
                )
    n = int(0.5 * FS)
    t = np.arange(n) / FS
    boom = np.sin(2 * np.pi * np.cumsum(58 + 70 * np.exp(-t / 0.02)) / FS) * np.exp(
        -t / 0.14
    ) + 0.25 * r.standard_normal(n) * np.exp(-t / 0.006)
    boom = signal.sosfilt(signal.butter(1, 1400, "low", fs=FS, output="sos"), boom)
    for b in range(bars):
        for s in pat[b % 2] + ([3] if hey[b % 2] else []):
            dr.put(boom, (b * 4 + s) * beat + r.normal(0, 0.004), 1.0, 0.25, 70)
    N = lambda a: a / np.sqrt((a**2).mean())
    mix = N(st.b) * 0.8 + N(dr.b) * 0.24
    wet = conv(mix, ir, True)
    far = far_murmur(r, dur, st.n)
    x = mix + 0.55 * N(wet) + 0.16 * N(far[:, : mix.shape[1]])
    x = np.tanh(x * 0.30 / np.sqrt((x**2).mean()) / 1.2)
    print(name, "%.1fs" % (time.time() - t0), "dur", dur)
    return x


def applause(dur=5.0, name="applause", people=380):
    """polite applause for a good move / full time; own claps only, Repp-style palm resonances; a few shouts"""
    r = rng(name)
    ir = stadium_ir(rng("ir"))
    st = Stage(dur + 0.5)
    n = st.n
    cb = [clap(r) for _ in range(90)]
    for p in range(people):
        per = 1 / r.uniform(3.2, 5.0)
        tt = r.gamma(2.5, 0.16)
        end = r.uniform(2.2, dur)
        d = np.exp(r.uniform(np.log(5), np.log(95)))
        pan = r.uniform(-1, 1)
        c = cb[r.integers(90)]
        g = db(r.normal(0, 3))
        while tt < end:
            st.put(c, tt + r.normal(0, 0.010), g * db(r.normal(0, 2)), pan, d)
            tt += per * (1 + r.normal(0, 0.04))
    for _ in range(14):
        st.put(
            shout(
                r,
                r.choice(["ea", "e", "ae"]),
                r.uniform(0.25, 0.8),
                r.uniform(210, 290),
                (-3, 2, -3),
                effort=1.3,
                f1=1.2,
                rough=0.5,
            ),
            r.uniform(0.2, 2.5),
            0.8 * db(r.normal(0, 4)),
            r.uniform(-1, 1),
            r.uniform(20, 100),
        )
    N = lambda a: a / np.sqrt((a**2).mean())
    wet = conv(st.b, ir)[:, :n]
    x = N(st.b) + 0.5 * N(wet) + 0.06 * N(murmur_tail(r, n))
    f = np.ones(n)
    k = int(1.4 * FS)
    f[-k:] = np.cos(np.linspace(0, np.pi / 2, k)) ** 2
    return hp_lin(x * f, 120)[:, : int(dur * FS)]


def jeers(dur=3.4, name="jeers", people=70):
    """crowd at a foul: long, falling finger whistles over a low boo"""
    r = rng(name)
    ir = stadium_ir(rng("ir"))
    st = Stage(dur + 0.5)
    n = st.n
    t = np.arange(n) / FS
    for _ in range(people):
        d = np.exp(r.uniform(np.log(14), np.log(120)))
        tt = 0.04 + r.gamma(2.0, 0.14)
        g = db(r.normal(0, 4))
        pan = r.uniform(-1, 1)
        stretch = r.uniform(1.0, 1.9)  # held longer than a whistle of joy, and lower by the same factor at most
        for _ in range(r.integers(1, 4)):
            y = finger_whistle(r)
            y = np.interp(np.linspace(0, len(y) - 1, int(len(y) * min(stretch, 1.35))), np.arange(len(y)), y)
            st.put(y, tt, g, pan, d)
            tt += len(y) / FS + r.uniform(0.05, 0.5)
            if tt > dur - 1.2:
                break
    boo = Stage(dur + 0.5)
    bank = [
        shout(
            r,
            r.choice(["u", "uO", "Ou", "uu"]),
            r.uniform(0.8, 1.9),
            r.uniform(120, 175),
            (0, 0.8, -2.5),
            effort=0.8,
            f1=1.1,
            att=r.uniform(0.1, 0.2),
            rel=r.uniform(0.3, 0.7),
            rough=0.3,
        )
        for _ in range(90)
    ]
    for _ in range(150):
        d = np.exp(r.uniform(np.log(10), np.log(120)))
        y = varispeed(r, bank[r.integers(90)], 0.05)
        boo.put(y, 0.15 + r.gamma(2.2, 0.16), db(r.normal(0, 5)), r.uniform(-1, 1), d)
    N = lambda a: a / np.sqrt((a**2).mean())
    e = np.interp(t, [0, 0.1, 0.5, 1.6, 2.6, dur, 9], [0, 0.1, 1, 0.75, 0.3, 0.08, 0])
    far = shaped_noise(r, n, *LT_ROAR, mod_db=1.6, common_db=0.6, common_hz=1.0) * e
    mix = N(st.b) * 0.62 + N(presence(boo.b, 2.0)) * 0.55 + N(far) * 0.22
    wet = conv(mix, ir)[:, :n]
    x = mix + 0.55 * N(wet) * np.sqrt((mix**2).mean()) + N(murmur_tail(r, n)) * 0.04
    x = np.tanh(x * 0.45 / np.sqrt((x**2).mean()) / 2.2)
    f = np.ones(int(dur * FS))
    k = int(0.9 * FS)
    f[-k:] = np.cos(np.linspace(0, np.pi / 2, k)) ** 2
    return hp_lin(x, 90)[:, : int(dur * FS)] * f


def stroke(r, force):
    """one bass drum beat: falling pitch of the skin, two ringing modes, slap of the mallet"""
    n = int(0.9 * FS)
    t = np.arange(n) / FS
    f = r.uniform(82, 90) * (1 + 0.9 * np.exp(-t / 0.018))
    phase = 2 * np.pi * np.cumsum(f) / FS
    skin = np.sin(phase) * np.exp(-t / 0.17)
    # the higher modes make it audible on loudspeakers without bass
    ring = sum(
        a * np.sin(m * phase + r.uniform(0, 6)) * np.exp(-t / d)
        for m, a, d in ((1.59, 0.9, 0.13), (2.14, 0.8, 0.11), (2.92, 0.55, 0.08), (4.06, 0.3, 0.05))
    )
    slap = signal.sosfilt(
        signal.butter(1, [180, 1900], "band", fs=FS, output="sos"), r.standard_normal(n)
    ) * np.exp(-t / 0.012)
    return np.tanh(1.2 * (0.7 * skin + ring + 3.0 * force * slap)) * force * np.minimum(1, t / 0.001)


def drum(variant=1, dur=3.0):
    """drum of a shoot-out, while a player walks to the spot: three figures at 92 bpm"""
    r = rng("drum" + str(variant))
    ir = stadium_ir(rng("ir"), rt=(1.6, 1.3, 1.1, 0.7, 0.4))
    figure = {
        1: [(0, 0.8), (0.5, 1.0), (2, 0.8), (2.5, 1.0)],  # a heartbeat
        2: [(0, 0.7), (1, 0.8), (2, 0.9), (2.5, 0.7), (2.75, 1.0)],  # steps; the last one comes early
        3: [(0, 0.9), (0.75, 0.6), (1, 0.9), (2, 0.7), (2.25, 0.8), (2.5, 1.0)],
    }[variant]
    beat = 60 / 92
    st = Stage(dur)
    for k in range(4):  # four drummers side by side
        pan, lag, d = r.uniform(-0.5, 0.5), r.normal(0, 0.006), r.uniform(38, 46)
        for at, force in figure:
            st.put(stroke(r, force * db(r.normal(0, 0.8))), 0.02 + at * beat + lag + r.normal(0, 0.003), 1.0, pan, d)
    N = lambda a: a / np.sqrt((a**2).mean())
    wet = conv(st.b, ir)[:, : st.n]
    x = N(st.b) + 0.40 * N(wet) + N(murmur_tail(r, st.n)) * 0.02
    f = np.ones(st.n)
    k = int(0.8 * FS)
    f[-k:] = np.cos(np.linspace(0, np.pi / 2, k)) ** 2
    return hp_lin(x * f, 45)


def thump(r, f, long, force):
    """one sound of a heart: a soft low thud; its overtones make it audible on small loudspeakers"""
    n = int(0.5 * FS)
    t = np.arange(n) / FS
    phase = 2 * np.pi * np.cumsum(f * (1 + 0.5 * np.exp(-t / 0.02))) / FS
    body = sum(a * np.sin(m * phase) * np.exp(-t / (long / m**0.5)) for m, a in ((1, 1.0), (2, 0.7), (3, 0.4), (4, 0.2)))
    skin = signal.sosfilt(signal.butter(2, [60, 400], "band", fs=FS, output="sos"), r.standard_normal(n))
    return np.tanh(1.4 * (body + 0.8 * skin * np.exp(-t / 0.03))) * force * np.minimum(1, t / 0.006)


def heartbeat(beats=10, bpm=75):
    """the kicker's heart in sudden death: ten beats, close and dry, a little louder each time"""
    r = rng("heartbeat")
    beat = 60 / bpm
    n = int(beats * beat * FS)
    y = np.zeros(n + FS)
    for k in range(beats):
        force = 0.75 + 0.25 * k / (beats - 1)
        for at, f, long, part in ((0.03, 62, 0.10, 1.0), (0.03 + 0.29, 74, 0.07, 0.72)):
            a = int((k * beat + at + r.normal(0, 0.004)) * FS)
            y[a : a + FS // 2] += thump(r, f, long, force * part)
    y = y[:n]
    k = int(0.1 * FS)
    y[-k:] *= np.cos(np.linspace(0, np.pi / 2, k)) ** 2
    # inside a chest: the left ear a hair before the right one
    return hp_lin(np.stack([y, np.roll(y, 12)]), 35)


if __name__ == "__main__":
    w = sys.argv[1:] or ["murmur", "tense", "roar", "ooh", "chant", "applause", "whistles", "drum", "heartbeat"]

    def loop(name, x, lufs):
        save(OUT + name, x, lufs=lufs, circular=True)

    if "murmur" in w:
        loop("crowd_murmur_loop", murmur(), -25)
    if "tense" in w:
        loop("crowd_tense_loop", murmur(excite=1.0, name="tense"), -21)
    if "chant" in w:
        loop("crowd_clap_chant_loop", chant(), -18)
    if "roar" in w:
        save(OUT + "crowd_goal_roar_1", roar(), lufs=-14)
        save(OUT + "crowd_goal_roar_2", roar(name="roar2", horns=4), lufs=-14)
    if "ooh" in w:
        save(OUT + "crowd_ooh_1", ooh(), lufs=-17)
        save(OUT + "crowd_ooh_2", ooh(name="ooh2"), lufs=-17)
    if "applause" in w:
        save(OUT + "crowd_applause", applause(), lufs=-18)
    if "whistles" in w:
        save(OUT + "crowd_whistles_1", jeers(), lufs=-19)
        save(OUT + "crowd_whistles_2", jeers(name="jeers2"), lufs=-19)
    if "drum" in w:
        for k in (1, 2, 3):
            save(OUT + f"crowd_drum_{k}", drum(k), lufs=-20)
    if "heartbeat" in w:
        save(OUT + "heartbeat", heartbeat(), lufs=-22)
