"""Texture statistics (McDermott&Simoncelli style): excess band-modulation vs gaussian noise of equal LTAS. 1.0 = pure noise."""

import sys, numpy as np, soundfile as sf
from scipy import signal


def bandmod(m, fs, bands=(300, 500, 800, 1250, 2000, 3200), lo=1.5, hi=12):
    out = []
    for c in bands:
        if c * 1.2 > fs / 2:
            out.append(np.nan)
            continue
        sos = signal.butter(3, [c / 1.12, c * 1.12], "band", fs=fs, output="sos")
        e = np.abs(signal.hilbert(signal.sosfiltfilt(sos, m)))
        d = int(fs / 100)
        e = (
            signal.decimate(e[: len(e) // d * d].reshape(-1, d).mean(1), 1)
            if False
            else e[: len(e) // d * d].reshape(-1, d).mean(1)
        )
        # remove slow trend
        k = signal.butter(2, [lo, hi], "band", fs=100, output="sos")
        em = signal.sosfiltfilt(k, e)
        out.append(em.std() / e.mean())
    return np.array(out)


def crosscorr(m, fs, bands=(300, 500, 800, 1250, 2000, 3200)):
    E = []
    for c in bands:
        if c * 1.2 > fs / 2:
            continue
        sos = signal.butter(3, [c / 1.12, c * 1.12], "band", fs=fs, output="sos")
        e = np.abs(signal.hilbert(signal.sosfiltfilt(sos, m)))
        d = int(fs / 100)
        e = e[: len(e) // d * d].reshape(-1, d).mean(1)
        k = signal.butter(2, [1.5, 12], "band", fs=100, output="sos")
        E.append(signal.sosfiltfilt(k, e))
    C = np.corrcoef(E)
    return (C.sum() - len(E)) / (len(E) * (len(E) - 1))


for p in sys.argv[1:]:
    t = None
    if ":" in p:
        p, a, b = p.split(":")
        t = (float(a), float(b))
    x, fs = sf.read(p, always_2d=True)
    m = x[:, 0]
    if t:
        m = m[int(t[0] * fs) : int(t[1] * fs)]
    r = np.random.default_rng(0)
    X = np.abs(np.fft.rfft(m))
    sm = np.sqrt(np.convolve(X**2, np.ones(201) / 201, "same"))
    g = np.fft.irfft(sm * np.exp(2j * np.pi * r.random(len(sm))), len(m))
    a, b = bandmod(m, fs), bandmod(g, fs)
    print(
        f"{p.split('/')[-1]:30s} excess {' '.join(f'{v:5.2f}' for v in a / b)}  mean {np.nanmean(a / b):.2f}  xband-corr {crosscorr(m, fs):.2f} (noise {crosscorr(g, fs):.2f})"
    )
