"""analyze.py FILE... -> prints metrics, writes spectrogram PNG per file (png/<name>.png)
Metrics: duration, peak/RMS dBFS, crest, octave-band levels relative to max, spectral centroid, -3dB band,
envelope modulation depth in bands, short-time kurtosis (3 = gaussian/dense), stereo correlation, loop seam."""

import sys, os, numpy as np, soundfile as sf
from scipy import signal
import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt

OUT = os.environ.get("PNG", "png")
BANDS = [63, 125, 250, 500, 1000, 2000, 4000, 8000, 16000]


def ltas(x, fs, n=4096):
    f, p = signal.welch(x, fs, nperseg=min(n, len(x)), noverlap=min(n, len(x)) // 2)
    return f, p


def octs(f, p):
    r = []
    for c in BANDS:
        m = (f >= c / 2**0.5) & (f < c * 2**0.5)
        r.append(10 * np.log10(p[m].sum() + 1e-20) if m.any() else -200)
    r = np.array(r)
    return r - r.max()


def metrics(path):
    x, fs = sf.read(path, always_2d=True)
    m = x.mean(1)
    n = len(m)
    f, p = ltas(m, fs)
    o = octs(f, p)
    cen = (f * p).sum() / p.sum()
    cum = np.cumsum(p) / p.sum()
    lo = f[np.searchsorted(cum, 0.1)]
    hi = f[np.searchsorted(cum, 0.9)]
    pk = np.abs(x).max()
    rms = np.sqrt((x**2).mean())
    # envelope 10ms
    h = int(0.01 * fs)
    e = np.sqrt(np.convolve(m**2, np.ones(h) / h, "same")[::h] + 1e-12)
    mid = e[len(e) // 5 : len(e) * 4 // 5]
    sd = np.std(20 * np.log10(mid + 1e-6))
    # modulation spectrum of envelope: energy in 0.2-2, 2-8, 8-30 Hz normalised by DC
    ee = e - e.mean()
    F = np.abs(np.fft.rfft(ee * np.hanning(len(ee))))
    ff = np.fft.rfftfreq(len(ee), 0.01)
    mod = [
        np.sqrt((F[(ff >= a) & (ff < b)] ** 2).sum()) / (e.mean() * len(ee)) * np.sqrt(8 / 3.0)
        for a, b in ((0.2, 2), (2, 8), (8, 30))
    ]
    # kurtosis in 100ms frames median
    L = int(0.1 * fs)
    fr = m[: n // L * L].reshape(-1, L)
    act = fr.std(1) > fr.std(1).max() * 0.1
    fr = fr[act]
    k = np.median(((fr - fr.mean(1, keepdims=1)) ** 4).mean(1) / fr.var(1) ** 2) if len(fr) else 0
    corr = np.corrcoef(x[:, 0], x[:, 1])[0, 1] if x.shape[1] > 1 else 1
    # harmonicity: 1-2nd spectral fluctuation: ratio of narrowband peaks to local median in LTAS 200-2000 over 0.19s frames
    S = np.abs(signal.stft(m, fs, nperseg=8192 if n > 8192 else 1024)[2])
    fq = np.linspace(0, fs / 2, S.shape[0])
    b = (fq > 200) & (fq < 2000)
    S = S[b]
    med = signal.medfilt(S, (9 if S.shape[0] > 9 else 1, 1))
    ton = 20 * np.log10(np.median(np.percentile(S, 95, axis=0) / (np.median(S, axis=0) + 1e-12)))
    print(
        f"{os.path.basename(path):28s} {n / fs:6.2f}s {fs} ch{x.shape[1]} pk{20 * np.log10(pk + 1e-9):6.1f} rms{20 * np.log10(rms + 1e-9):6.1f} crest{20 * np.log10(pk / rms):5.1f} cen{cen:6.0f} 10-90%:{lo:.0f}-{hi:.0f}Hz env sd{sd:4.1f}dB mod{mod[0]:.2f}/{mod[1]:.2f}/{mod[2]:.2f} kurt{k:4.1f} ton{ton:4.1f} corr{corr:5.2f}"
    )
    print("    oct63..16k dB:", " ".join(f"{v:6.1f}" for v in o))
    return x, m, fs


def pic(path, x, m, fs, fmax=10000):
    fig, ax = plt.subplots(3, 1, figsize=(11, 8), gridspec_kw=dict(height_ratios=[1, 3, 1.6]))
    t = np.arange(len(m)) / fs
    ax[0].plot(t, x[:, 0], lw=0.3)
    ax[0].set_xlim(0, t[-1])
    ax[0].set_ylim(-1, 1)
    ax[0].set_title(os.path.basename(path))
    nf = 2048 if len(m) > fs * 0.8 else 512
    f, tt, S = signal.spectrogram(m, fs, nperseg=nf, noverlap=nf * 3 // 4)
    D = 10 * np.log10(S + 1e-14)
    mx = D.max()
    ax[1].pcolormesh(tt, f, D, vmin=mx - 75, vmax=mx, shading="auto", cmap="magma")
    ax[1].set_ylim(0, min(fmax, fs / 2))
    ff, p = ltas(m, fs)
    ax[2].semilogx(ff[1:], 10 * np.log10(p[1:] + 1e-16))
    ax[2].set_xlim(50, 20000)
    ax[2].grid(True, which="both", alpha=0.4)
    mm = 10 * np.log10(p.max())
    ax[2].set_ylim(mm - 70, mm + 3)
    plt.tight_layout()
    plt.savefig(os.path.join(OUT, os.path.basename(path).rsplit(".", 1)[0] + ".png"), dpi=70)
    plt.close()


if __name__ == "__main__":
    os.makedirs(OUT, exist_ok=True)
    for p in sys.argv[1:]:
        x, m, fs = metrics(p)
        pic(p, x, m, fs)
