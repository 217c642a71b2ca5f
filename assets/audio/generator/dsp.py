"""Signal tools shared by crowd.py, foley.py and music.py. Deterministic: everything takes a numpy Generator."""

import pathlib

import numpy as np
from scipy import signal

FS = 44100
HERE = pathlib.Path(__file__).resolve().parent
OUT = str(HERE / "out") + "/"  # WAVs; encode.py encodes them as OGG
(HERE / "out").mkdir(exist_ok=True)


def rng(name, seed=1966):
    import zlib

    return np.random.default_rng([seed, zlib.crc32(name.encode())])


def db(x):
    return 10 ** (x / 20)


# ---------- voices ----------
VOW = {  # F1..F5 Hz, adult male, loud speech
    "o": (560, 900, 2500, 3300, 4300),
    "a": (820, 1250, 2600, 3400, 4300),
    "u": (370, 800, 2350, 3300, 4200),
    "e": (600, 1750, 2550, 3500, 4400),
    "i": (330, 2200, 2900, 3600, 4500),
    "@": (530, 1450, 2450, 3400, 4300),
    "O": (480, 780, 2450, 3300, 4200),
    "A": (760, 1150, 2550, 3400, 4300),
}


def smooth_noise(r, n, fc, fs=FS):
    """low-passed unit-variance noise, ~fc Hz bandwidth (cheap: interpolated coarse noise)"""
    m = max(4, int(n / fs * fc * 4) + 4)
    c = np.convolve(r.standard_normal(m + 6), np.hanning(5) / 1.5, "same")[3 : 3 + m]
    y = np.interp(np.linspace(0, m - 1, n), np.arange(m), c)
    return y / (y.std() + 1e-9)


def blep_saw(f0, ph0=0.0, fs=FS):
    dt = f0 / fs
    p = (ph0 + np.cumsum(dt)) % 1.0
    y = 2 * p - 1
    a = p < dt
    t = p[a] / dt[a]
    y[a] -= t + t - t * t - 1
    b = p > 1 - dt
    t = (p[b] - 1) / dt[b]
    y[b] -= t * t + t + t + 1
    return -y


NF, HOP = 1024, 256
FR = np.fft.rfftfreq(NF, 1 / FS)


def env_mag(F, bw=1.0, tilt=0.35):
    """cascade formant magnitude |H(f)| for rows F (frames x 5) -> frames x bins; tilt = shouted-voice HF lift"""
    B = np.array([95, 115, 180, 260, 350]) * bw
    f = FR[None, :]
    H = np.ones((F.shape[0], FR.size))
    for k in range(F.shape[1]):
        Fk = F[:, k : k + 1]
        H *= Fk * Fk / np.sqrt((f * f - Fk * Fk) ** 2 + (B[k] * f) ** 2 + 1)
    H *= _HPC  # poles above F5 (without them the cascade is dull above 2 kHz)
    i = int(np.searchsorted(FR, 4600))
    H[:, i:] = (
        H[:, i : i + 1] * (FR[i] / FR[i:]) ** 1.6
    )  # measured voices fall ~-16 dB/oct here incl. the source's -6
    return H * np.clip(f / 500, 1, 9) ** tilt * np.clip(f / 120, 0, 1)


_HPC = np.ones((1, FR.size))
for _p in np.arange(5400, 22000, 1080.0):
    _HPC = _HPC * _p * _p / np.sqrt((FR**2 - _p * _p) ** 2 + (0.16 * _p * FR) ** 2)[None, :]
_HPC = np.minimum(_HPC, 3000.0)
WIN = np.sqrt(np.hanning(NF + 1)[:NF])


def stft_filter(x, F, bw, tilt):
    """time-varying formant filter: F = (nframes,5) sampled over the signal; sqrt-hann WOLA"""
    n = len(x)
    nf = n // HOP + 5
    xp = np.zeros(nf * HOP + NF)
    xp[NF // 2 : NF // 2 + n] = x
    idx = np.arange(NF)[None, :] + HOP * np.arange(nf)[:, None]
    Fi = np.stack(
        [np.interp(np.linspace(0, 1, nf), np.linspace(0, 1, F.shape[0]), F[:, k]) for k in range(F.shape[1])],
        1,
    )
    Y = np.fft.irfft(np.fft.rfft(xp[idx] * WIN, axis=1) * env_mag(Fi, bw, tilt), axis=1) * WIN
    y = np.zeros(nf * HOP + NF)
    for i in range(nf):
        y[i * HOP : i * HOP + NF] += Y[i]
    return y[NF // 2 : NF // 2 + n] / 2


def person(r, women=0.28, kids=0.05):
    u = r.random()
    if u < kids:
        return dict(f=1.65, vt=1.28)
    if u < kids + women:
        return dict(f=1.5, vt=1.15)
    return dict(f=1.0, vt=1.0)


def shout(
    r,
    seq,
    dur,
    f0=250,
    contour=(0, 0),
    effort=1.0,
    att=0.09,
    rel=0.3,
    breath=0.10,
    rough=0.35,
    who=None,
    f1=1.0,
):
    """one sustained shout. seq: vowel string glided through; contour: semitones at (t,...) breakpoints"""
    n = int(dur * FS)
    w = who or person(r)
    t = np.linspace(0, 1, n)
    st = np.interp(t, np.linspace(0, 1, len(contour)), contour)
    base = f0 * w["f"] * 2 ** (r.normal(0, 2.6) / 12)
    f = (
        base
        * 2 ** ((st + smooth_noise(r, n, 6) * 0.25 + smooth_noise(r, n, 1.5) * 0.5) / 12)
        * (1 + 0.012 * smooth_noise(r, n, 90))
    )
    src = blep_saw(f, r.random())
    if rough > 0:  # harsh shouting: random low-frequency AM (vocal-fold irregularity)
        fm = r.uniform(35, 75)
        src *= 1 - rough * r.random() * (
            0.5 + 0.5 * np.sin(2 * np.pi * fm * np.arange(n) / FS + 3 * smooth_noise(r, n, 12))
        )
    src += breath * r.standard_normal(n) * (1.0 + 0.5 * smooth_noise(r, n, 8))
    vt = w["vt"] * np.exp(r.normal(0, 0.05))
    V = np.array([VOW[c] for c in seq], float) * vt * np.exp(r.normal(0, 0.04, (len(seq), 1)))
    V[:, 0] *= f1
    V[:, 1] = np.maximum(V[:, 1] * f1**0.5, V[:, 0] * 1.35)
    y = stft_filter(src, V, bw=1.25, tilt=-0.15 + 0.35 * effort)
    a = np.ones(n)
    na = max(2, int(att * FS))
    nr = min(n - na, int(rel * FS))
    a[:na] = np.sin(np.linspace(0, np.pi / 2, na)) ** 2
    if nr > 0:
        a[-nr:] *= np.cos(np.linspace(0, np.pi / 2, nr)) ** 2
    a *= db(1.5 * smooth_noise(r, n, 7))
    y *= a
    return y / (np.sqrt((y**2).mean()) + 1e-9)


def talk(r, dur, f0=118, who=None):
    """a phrase of pseudo-speech: 3-5 syllables/s, vowels + fricative/stop gaps"""
    n = int(dur * FS)
    w = who or person(r)
    k = max(2, int(dur * r.uniform(3.2, 5.2)))
    vs = r.choice(list("aoeiu@@AO"), k)
    V = np.array([VOW[c] for c in vs], float) * w["vt"] * np.exp(r.normal(0, 0.05))
    st = np.interp(
        np.linspace(0, 1, n),
        np.linspace(0, 1, k + 1),
        r.normal(0, 1.6, k + 1) + np.linspace(1.5, -2.5, k + 1),
    )
    f = f0 * w["f"] * 1.15 * 2 ** (r.normal(0, 2) / 12) * 2 ** (st / 12) * (1 + 0.01 * smooth_noise(r, n, 80))
    ds = r.gamma(5, 1, k)
    ds /= ds.sum()
    pos = np.cumsum(ds) - ds / 2
    tt = np.linspace(0, 1, n)
    a = np.zeros(n)
    for p, q in zip(pos, ds):
        z = (tt - p) / q
        a = np.maximum(
            a, db(r.normal(-2, 3)) * np.exp(-(np.where(z < 0, z / 0.34, z / 0.46) ** 4) * 1.2)
        )  # fast rise, slower fall
    src = blep_saw(f, r.random()) * a + 0.05 * r.standard_normal(n) * a
    kk = np.interp(np.linspace(0, 1, 6 * k), pos, np.arange(k))
    V = np.stack([np.interp(kk, np.arange(k), V[:, c]) for c in range(5)], 1)
    y = stft_filter(src, V, bw=1.1, tilt=0.0)
    y /= np.sqrt((y**2).mean()) + 1e-9
    for _ in range(r.poisson(k * 0.45)):  # fricatives
        L = int(r.uniform(0.05, 0.12) * FS)
        s = r.integers(0, max(1, n - L))
        z = r.standard_normal(L) * np.hanning(L)
        lo, hi = sorted(r.uniform(2200, 8000, 2))
        hi = max(hi, lo + 1200)
        sos = signal.butter(2, [lo, min(hi, 14000)], "band", fs=FS, output="sos")
        L = min(L, n - s)
        y[s : s + L] += signal.sosfilt(sos, z)[:L] * 0.8
    return y * np.minimum(1, np.minimum(np.arange(n), np.arange(n)[::-1]) / (0.02 * FS))


def clap(r):
    """single hand clap 60 ms: resonant noise (palm cavity 700-2600 Hz) + broadband snap"""
    n = int(0.06 * FS)
    t = np.arange(n) / FS
    z = r.standard_normal(n)
    fc = np.exp(r.normal(np.log(1250), 0.38))
    bwd = fc * r.uniform(0.35, 0.8)
    sos = signal.butter(1, [max(200, fc - bwd / 2), min(12000, fc + bwd / 2)], "band", fs=FS, output="sos")
    tau = r.uniform(0.004, 0.011)
    y = signal.sosfilt(sos, z * np.exp(-t / tau)) * 2.2
    hp = signal.butter(1, 2500, "high", fs=FS, output="sos")
    y += signal.sosfilt(hp, r.standard_normal(n) * np.exp(-t / 0.0018)) * r.uniform(0.15, 0.5)
    if r.random() < 0.4:
        d = int(r.uniform(0.0008, 0.003) * FS)
        y[d:] += 0.5 * y[:-d]
    y *= np.minimum(1, t / 0.0004)
    return y / (np.abs(y).max() + 1e-9)


def finger_whistle(r):
    d = r.uniform(0.25, 0.9)
    n = int(d * FS)
    t = np.linspace(0, 1, n)
    f0 = np.exp(r.normal(np.log(2100), 0.16))
    shape = r.choice(4)
    c = [[0, 4, 4], [-6, 2, -5], [0, 0, -8], [-8, 3, 3, -9]][shape]
    f = f0 * 2 ** (np.interp(t, np.linspace(0, 1, len(c)), c) / 12) * (1 + 0.006 * smooth_noise(r, n, 40))
    p = 2 * np.pi * np.cumsum(f) / FS
    y = np.sin(p) + 0.06 * np.sin(2 * p) + 0.03 * np.sin(3 * p)
    y *= np.minimum(1, np.minimum(t / 0.08, (1 - t) / 0.12)) * db(2 * smooth_noise(r, n, 30))
    return y


def air_horn(r, dur):
    n = int(dur * FS)
    t = np.arange(n) / FS
    y = np.zeros(n)
    for k, f0 in enumerate((r.choice([311, 349, 392]), r.choice([466, 440, 415]))):
        f = f0 * (1 - 0.06 * np.exp(-t / 0.05)) * (1 + 0.003 * smooth_noise(r, n, 10))
        s = blep_saw(f, r.random())
        s = np.tanh(2.5 * s + 0.6)
        y += s * (1, 0.8)[k]
    y = signal.sosfilt(signal.butter(2, [280, 3600], "band", fs=FS, output="sos"), y - y.mean())
    return y * np.minimum(1, np.minimum(t / 0.03, (dur - t) / 0.10))


# ---------- space ----------
def stadium_ir(
    r,
    rt=(2.4, 1.9, 1.5, 0.9, 0.45),
    edges=(200, 800, 2500, 6000),
    pre=0.018,
    length=2.6,
    slap=((0.19, 0.30), (0.33, 0.18)),
    early=50,
):
    """stereo IR: sparse early reflections + band-wise exponential tail; unit energy per channel"""
    n = int(length * FS)
    t = np.arange(n) / FS
    out = np.zeros((2, n))
    for ch in range(2):
        z = r.standard_normal(n)
        E = np.concatenate([[0], edges, [FS / 2]])
        y = np.zeros(n)
        for i, T in enumerate(rt):
            lo, hi = E[i], E[i + 1]
            sos = (
                signal.butter(2, hi, "low", fs=FS, output="sos")
                if i == 0
                else signal.butter(2, lo, "high", fs=FS, output="sos")
                if hi >= FS / 2
                else signal.butter(2, [lo, hi], "band", fs=FS, output="sos")
            )
            y += signal.sosfilt(sos, z) * 10 ** (-3 * t / T)
        y *= 1 - np.exp(-np.maximum(t - pre, 0) / 0.06)
        y /= np.sqrt((y**2).sum())
        e = np.zeros(n)
        for _ in range(early):
            d = pre + r.uniform(0, 0.22) ** 1.2
            e[int(d * FS)] += r.choice([-1, 1]) * np.exp(-d / 0.09) * r.uniform(0.3, 1)
        for d, g in slap:
            L = int(0.03 * FS)
            s = int((d + r.uniform(-0.012, 0.012)) * FS)
            e[s : s + L] += r.standard_normal(L) * np.hanning(L) * g * 0.35
        e = signal.sosfilt(signal.butter(1, 5000, "low", fs=FS, output="sos"), e)
        e /= np.sqrt((e**2).sum())
        out[ch] = 0.80 * y + 0.60 * e
    return out


def conv(x, ir, circular=False):
    """x (2,n) or (n,) with stereo ir"""
    x = np.atleast_2d(x)
    x = np.repeat(x, 2, 0) if x.shape[0] == 1 else x
    n = x.shape[1]
    if circular:
        h = np.zeros((2, n))
        L = min(n, ir.shape[1])
        h[:, :L] = ir[:, :L]
        return np.fft.irfft(np.fft.rfft(x) * np.fft.rfft(h), n)
    return np.stack([signal.fftconvolve(x[c], ir[c]) for c in range(2)])


class Stage:
    """stereo buffer that mixes in events by distance (gain 1/d, delay d/343 s, air LPF); circular or linear"""

    def __init__(s, dur, circular=False):
        s.n = int(round(dur * FS))
        s.b = np.zeros((2, s.n))
        s.c = circular

    def put(s, y, t, gain=1.0, pan=0.0, dist=None, ref=12.0):
        if dist is not None:
            t += dist / 343.0
            gain *= ref / dist
            fc = min(16000, 16000 * (22.0 / max(dist, 10)) ** 0.75)
            a = np.exp(-2 * np.pi * fc / FS)
            y = signal.lfilter([1 - a], [1, -a], y)
        th = (pan + 1) * np.pi / 4
        i = int(round(t * FS))
        L = len(y)
        for ch, g in enumerate((np.cos(th), np.sin(th))):
            j = i + (int(0.00028 * FS * abs(pan)) if (pan > 0) == (ch == 0) else 0)
            if s.c:
                k = j % s.n
                m = 0
                while m < L:
                    q = min(L - m, s.n - k)
                    s.b[ch, k : k + q] += g * gain * y[m : m + q]
                    m += q
                    k = 0
            else:
                if j < 0 or j >= s.n:
                    continue
                q = min(L, s.n - j)
                s.b[ch, j : j + q] += g * gain * y[:q]


def varispeed(r, y, sd=0.05):
    k = np.exp(r.normal(0, sd))
    m = int(len(y) / k)
    return np.interp(np.arange(m) * k, np.arange(len(y)), y)


def shaped_noise(
    r, n, freqs, dbs, circular_mod=True, mod_db=1.2, nb=18, common_db=1.5, common_hz=0.35, band_hz=3.0
):
    """dense far crowd: gaussian noise with given LTAS; log bands get independent slow AM (periodic -> seamless)"""
    f = np.fft.rfftfreq(n, 1 / FS)
    X = np.fft.rfft(r.standard_normal((2, n)))
    g = db(np.interp(np.log2(np.maximum(f, 20)), np.log2(freqs), dbs, left=-60, right=-90))
    X *= g

    def per(fc):  # periodic random modulation, unit variance
        k = max(2, int(fc * n / FS))
        c = np.zeros(n // 2 + 1, complex)
        c[1 : k + 1] = r.standard_normal(k) + 1j * r.standard_normal(k)
        y = np.fft.irfft(c, n)
        return y / (y.std() + 1e-12)

    if mod_db <= 0:
        y = np.fft.irfft(X, n)
    else:
        y = np.zeros((2, n))
        ed = np.geomspace(120, 7000, nb + 1)
        lf = np.log2(np.maximum(f, 1))
        cen = np.log2(np.sqrt(ed[1:] * ed[:-1]))
        wd = cen[1] - cen[0]
        W = np.stack([np.clip(1 - np.abs(lf - c) / wd, 0, 1) for c in cen])
        W[0][lf < cen[0]] = 1
        W[-1][lf > cen[-1]] = 1
        for k in range(nb):
            y += np.fft.irfft(X * W[k], n) * db(mod_db * per(band_hz))
    return y * db(common_db * per(common_hz))


# ---------- finishing ----------
def kweight_lufs(x):
    """integrated-ish loudness (no gating) of (2,n)"""
    b, a = [1.53512485958697, -2.69169618940638, 1.19839281085285], [1, -1.69065929318241, 0.73248077421585]
    b2, a2 = [1, -2, 1], [1, -1.99004745483398, 0.99007225036621]
    y = signal.lfilter(b2, a2, signal.lfilter(b, a, np.atleast_2d(x)))
    m = (y**2).mean(1)
    return -0.691 + 10 * np.log10(m.sum() if len(m) > 1 else 2 * m[0] + 1e-20)


def limiter(x, ceil=0.89, look=0.004, rel=0.08, circular=False):
    p = np.abs(x).max(0)
    L = int(look * FS)
    from scipy.ndimage import maximum_filter1d, uniform_filter1d

    md = "wrap" if circular else "nearest"
    g = np.minimum(1, ceil / np.maximum(maximum_filter1d(p, 2 * L + 1, mode=md), 1e-9))
    from scipy.ndimage import minimum_filter1d

    g = minimum_filter1d(g, int(rel * FS), mode=md)
    g = uniform_filter1d(g, int(rel * FS), mode=md)
    g = np.minimum(g, np.minimum(1, ceil / np.maximum(p, 1e-9)))
    return x * g


def save(path, x, peak=None, lufs=None, circular=False, sr=FS):
    import soundfile as sf

    x = np.atleast_2d(x)
    if lufs is not None:
        x = x * db(lufs - kweight_lufs(x))
        x = limiter(x, db(-1.5), circular=circular)
    if peak is not None:
        x = x * (db(peak) / np.abs(x).max())
    sf.write(path + ".wav", x.T, sr, subtype="PCM_16")
    return x
