"""Foley: whistle, kicks, net, cards, interface."""

import sys, numpy as np
from scipy import signal
from dsp import *  # noqa: F403 - the shared signal tools

sos = lambda *a, **k: signal.butter(*a, fs=FS, output="sos", **k)
bp = lambda x, lo, hi, o=2: signal.sosfilt(sos(o, [lo, hi], "band"), x)
lp = lambda x, f, o=2: signal.sosfilt(sos(o, f, "low"), x)
hp = lambda x, f, o=2: signal.sosfilt(sos(o, f, "high"), x)


def padded(y, ir, wet, tail=1.2, gain=1.0):
    n = len(y) + int(tail * FS)
    z = np.zeros(n)
    z[: len(y)] = y
    w = conv(z, ir)[:, :n]
    w *= np.sqrt((y**2).sum() / ((w**2).mean(0).sum() + 1e-12))
    o = np.stack([z, z]) * gain + wet * w
    k = int(0.25 * FS)
    o[:, -k:] *= np.cos(np.linspace(0, np.pi / 2, k)) ** 2
    return o


# ---------- referee whistle: carrier 2.9 kHz (steel pea whistle), pea AM ~42 Hz with strong 2nd harmonic,
# FM in phase, breath band, 2f/3f
def peep(r, dur, fc=2860.0, pea=42.0, strength=1.0):
    n = int(dur * FS)
    t = np.arange(n) / FS
    blow = np.minimum(1, t / 0.018) * np.minimum(1, np.maximum(0, dur - t) / 0.035)
    blow *= 1 + 0.05 * smooth_noise(r, n, 9)
    pe = pea * (1 - 0.35 * np.exp(-t / 0.04)) * (1 + 0.04 * smooth_noise(r, n, 5))
    ph = 2 * np.pi * np.cumsum(pe) / FS + r.uniform(0, 6)
    m = 0.62 + 0.22 * np.sin(ph) + 0.30 * np.sin(2 * ph + 0.8) + 0.06 * np.sin(3 * ph)
    m = np.clip(m, 0.05, None)
    m += 0.06 * smooth_noise(r, n, 60)
    f = (
        fc
        * (1 - 0.10 * np.exp(-t / 0.012))
        * (0.985 + 0.015 * np.minimum(1, blow))
        * (1 + 0.020 * np.sin(2 * ph + 0.5) + 0.012 * np.sin(ph) + 0.0015 * smooth_noise(r, n, 150))
    )
    p = 2 * np.pi * np.cumsum(f) / FS
    y = np.sin(p) + 0.075 * np.sin(2 * p + 0.4) + 0.11 * np.sin(3 * p + 1) + 0.02 * np.sin(4 * p)
    # second (detuned) chamber tone gives the reedy beat
    f2 = f * 1.075
    y += 0.28 * np.sin(2 * np.pi * np.cumsum(f2) / FS) * (0.6 + 0.4 * np.sin(ph + 2))
    br = bp(r.standard_normal(n), fc * 0.82, fc * 1.25) * 0.30 + hp(r.standard_normal(n), 4500) * 0.030
    return (y * m + br * m) * blow * strength


def whistle(kind, seed):
    r = rng("whistle" + kind + str(seed))
    ir = stadium_ir(rng("ir"), slap=((0.21, 0.45), (0.37, 0.25)))
    gap = lambda s: np.zeros(int(s * FS))
    fc = 2860 * r.uniform(0.99, 1.01)
    seqs = {
        "short": [(0.30, 0)],
        "long": [(0.85, 0)],
        "double": [(0.16, 0.09), (0.42, 0)],
        "fulltime": [(0.36, 0.17), (0.36, 0.17), (1.15, 0)],
        "kickoff": [(0.55, 0)],
    }[kind]
    y = np.concatenate([np.concatenate([peep(r, d, fc * (1 + r.normal(0, 0.003))), gap(g)]) for d, g in seqs])
    return padded(y, ir, 0.16, 1.5)


# ---------- ball kick
def kick(kind, seed):
    r = rng("kick" + kind + str(seed))
    n = int(0.40 * FS)
    t = np.arange(n) / FS
    P = dict(
        pass_=(260, 122, 0.018, 0.038, 1.0, 800, 2600, 0.008, 0.55),
        shot=(330, 98, 0.022, 0.062, 2.2, 650, 3600, 0.013, 0.80),
        header=(300, 165, 0.016, 0.030, 0.6, 450, 1500, 0.007, 0.35),
        bounce=(230, 120, 0.018, 0.045, 0.5, 450, 1600, 0.006, 0.6),
    )[kind]
    f0, f1, tg, td, sl, lo, hi, ts, ring = P
    f0 *= r.uniform(0.93, 1.07)
    f1 *= r.uniform(0.95, 1.05)
    th = np.sin(2 * np.pi * np.cumsum(f1 + (f0 - f1) * np.exp(-t / tg)) / FS) * np.exp(-t / td)
    slap = (
        bp(r.standard_normal(n), lo, hi) * np.exp(-t / ts) * 2.0
        + hp(r.standard_normal(n), 3000) * np.exp(-t / 0.0025) * 0.35
    )
    cav = sum(
        a * np.sin(2 * np.pi * f * t + r.uniform(0, 6)) * np.exp(-t / d)
        for f, a, d in (
            (318 * r.uniform(0.97, 1.03), 0.30, 0.045),
            (472, 0.16, 0.035),
            (905 * r.uniform(0.97, 1.03), 0.10, 0.022),
        )
    )
    gr = bp(r.standard_normal(n), 1500, 6500) * np.exp(-(((t - 0.035) / 0.03) ** 2)) * 0.05  # turf brush
    y = (th + sl * slap + ring * cav + gr) * np.minimum(1, t / 0.0006)
    y = np.tanh(1.6 * y / np.abs(y).max())
    return padded(y, stadium_ir(rng("ir"), slap=((0.17, 0.5), (0.31, 0.25))), 0.05, 0.6)


# ---------- net: impact + swish of many cord grains + settling
def net(seed):
    r = rng("net" + str(seed))
    n = int(1.15 * FS)
    t = np.arange(n) / FS
    y = np.zeros(n)
    env = np.interp(t, [0, 0.012, 0.10, 0.35, 0.8, 1.15], [0, 1, 0.75, 0.28, 0.05, 0])
    rip = 1 + 0.55 * np.sin(2 * np.pi * np.cumsum(19 * np.exp(-t / 0.9)) / FS + 1) * np.exp(-t / 0.5)
    c = np.exp(-t / 0.35)
    z = r.standard_normal(n)
    hi = bp(z, 3200, 9000)
    mid = bp(z, 900, 3200)
    y += (hi * c * 0.6 + mid * 0.9) * env * rip
    for _ in range(170):
        i = int(np.clip(r.gamma(1.6, 0.14), 0, 1.0) * FS)
        L = int(r.uniform(0.003, 0.014) * FS)
        f = r.uniform(1200, 6500)
        L = min(L, n - i)
        if L > 60:
            g = bp(r.standard_normal(L), f * 0.75, min(f * 1.35, 15000), 1) * np.hanning(L)
            y[i : i + L] += g * r.uniform(0.4, 1.6) * np.exp(-i / FS / 0.45)
    y += np.sin(2 * np.pi * np.cumsum(95 + 60 * np.exp(-t / 0.03)) / FS) * np.exp(-t / 0.07) * 0.45
    return padded(y / np.abs(y).max(), stadium_ir(rng("ir")), 0.05, 0.4)


# ---------- cards
ROOM = None


def room():
    global ROOM
    if ROOM is None:
        ROOM = stadium_ir(
            rng("room"), rt=(0.25, 0.28, 0.25, 0.2, 0.14), pre=0.002, length=0.5, slap=(), early=30
        )
    return ROOM


def snap(r, fc=3400, tau=0.006, n=0.06):
    n = int(n * FS)
    t = np.arange(n) / FS
    z = r.standard_normal(n)
    y = (
        bp(z, fc * 0.6, min(fc * 1.8, 16000)) * np.exp(-t / tau) * 1.6
        + hp(z, 6000) * np.exp(-t / 0.0018) * 0.6
        + np.sin(2 * np.pi * r.uniform(420, 640) * t) * np.exp(-t / 0.008) * 0.20
    )
    return y * np.minimum(1, t / 0.0003)


def card_flick(seed):  # thumb leaves the edge: 12-18 ms rising rub, then snap + short flutter
    r = rng("flick" + str(seed))
    n = int(0.20 * FS)
    t = np.arange(n) / FS
    y = np.zeros(n)
    k = int(r.uniform(0.030, 0.045) * FS)
    y[:k] += bp(r.standard_normal(k), 2200, 9000) * np.linspace(0, 1, k) ** 2 * 0.35
    s = snap(r, r.uniform(2800, 4200))
    y[k : k + len(s)] += s * 1.2
    fl = int(r.uniform(0.020, 0.03) * FS)
    for j in range(3):
        s = snap(r, r.uniform(2500, 5200), 0.003, 0.03) * 0.30 * 0.6**j
        i = k + fl * (j + 1)
        if i + len(s) < n:
            y[i : i + len(s)] += s
    return padded(y, room(), 0.22, 0.15)


def card_slide(seed, dur=0.26):
    r = rng("slide" + str(seed))
    n = int(dur * FS)
    t = np.linspace(0, 1, n)
    fc = 2400 + 2600 * np.sin(np.pi * t**0.8)
    z = r.standard_normal(n)
    b = [bp(z, a, a * 2.2) for a in (1300, 2300, 3900)]
    w = np.stack([np.clip(1 - np.abs(np.log2(fc / c)) / 1.0, 0, 1) for c in (1900, 3300, 5600)])
    y = sum(w[i] * b[i] for i in range(3))
    e = np.sin(np.pi * t**0.7) ** 1.4 * (1 + 0.35 * smooth_noise(r, n, 70))
    y = y * e + lp(r.standard_normal(n), 350) * e * 0.8
    return padded(y, room(), 0.18, 0.12)


def card_place(seed):
    r = rng("place" + str(seed))
    n = int(0.16 * FS)
    t = np.arange(n) / FS
    y = (
        lp(r.standard_normal(n), 420) * np.exp(-t / 0.016) * 3.0
        + np.sin(2 * np.pi * r.uniform(130, 165) * t) * np.exp(-t / 0.028) * 0.9
    )
    s = snap(r, 2300, 0.004)
    y[: len(s)] += s * 0.45
    y += bp(r.standard_normal(n), 1500, 5000) * np.exp(-(((t - 0.02) / 0.016) ** 2)) * 0.12
    return padded(y * np.minimum(1, t / 0.0004), room(), 0.22, 0.15)


def shuffle(seed):  # riffle (accelerating packets of snaps) + bridge + 2 square-up taps
    r = rng("shuffle" + str(seed))
    n = int(1.55 * FS)
    y = np.zeros(n)
    tt = 0.02
    N = 46
    for k in range(N):
        s = (
            snap(r, r.uniform(2200, 4600), r.uniform(0.0025, 0.005), 0.03)
            * r.uniform(0.35, 0.8)
            * (0.6 + 0.6 * np.sin(np.pi * k / N))
        )
        i = int(tt * FS)
        y[i : i + len(s)] += s
        tt += (1 / (38 + 58 * np.sin(np.pi * (k + 0.5) / N) ** 1.2)) * (1 + r.normal(0, 0.22))
    i = int((tt + 0.10) * FS)
    L = int(0.34 * FS)
    t = np.linspace(0, 1, L)
    f = 90 + 150 * t
    saw = (np.cumsum(f) / FS) % 1 < 0.25  # bridge: fluttering release
    y[i : i + L] += bp(r.standard_normal(L) * saw, 1600, 7500) * np.sin(np.pi * t) ** 0.8 * 0.75
    j = i + L + int(0.09 * FS)
    for q in range(2):
        p = card_place(seed * 10 + q)[0][: int(0.14 * FS)]
        k = j + int(q * 0.13 * FS)
        y[k : k + len(p)] += p * (0.8, 0.55)[q]
    return padded(y, room(), 0.2, 0.2)


# ---------- UI
def ui(kind):
    r = rng("ui" + kind)
    n = int(0.14 * FS)
    t = np.arange(n) / FS

    def tone(f, d, a=1, h=0.15):
        return (
            a
            * (np.sin(2 * np.pi * f * t) + h * np.sin(2 * np.pi * 2.76 * f * t) * np.exp(-t / (d * 0.35)))
            * np.exp(-t / d)
            * np.minimum(1, t / 0.001)
        )

    if kind == "tick":
        y = tone(1850, 0.010, 0.8) + bp(r.standard_normal(n), 3000, 8000) * np.exp(-t / 0.002) * 0.25
    elif kind == "hover":
        y = tone(1250, 0.008, 0.5) + hp(r.standard_normal(n), 5000) * np.exp(-t / 0.0012) * 0.12
    elif kind == "confirm":
        y = tone(740, 0.03, 0.7) + np.roll(tone(1110, 0.045, 0.8), int(0.045 * FS)) * (t > 0.045)
    elif kind == "back":
        y = tone(740, 0.025, 0.7) + np.roll(tone(495, 0.04, 0.8), int(0.045 * FS)) * (t > 0.045)
    elif kind == "error":
        y = tone(196, 0.05, 0.9, 0.5) + tone(208, 0.05, 0.6, 0.5)
    return padded(y, room(), 0.12, 0.12)


def save_(name, x, peak):
    save(OUT + name, x, peak=peak)
    print(name, x.shape[1] / FS)


if __name__ == "__main__":
    for k in ("short", "long", "double", "kickoff", "fulltime"):
        save_("whistle_" + k, whistle(k, 1), -3)
    for k in ("pass_", "shot", "header", "bounce"):
        for s in (1, 2, 3):
            save_(f"kick_{k.strip('_')}_{s}", kick(k, s), -3 if k == "shot" else -6)
    for s in (1, 2):
        save_(f"net_{s}", net(s), -5)
    for s in (1, 2, 3):
        save_(f"card_flick_{s}", card_flick(s), -8)
        save_(f"card_slide_{s}", card_slide(s), -10)
        save_(f"card_place_{s}", card_place(s), -7)
    for s in (1, 2):
        save_(f"card_shuffle_{s}", shuffle(s), -7)
    for k in ("tick", "hover", "confirm", "back", "error"):
        save_("ui_" + k, ui(k), -12)
