"""out/*.wav -> ../*.ogg: all files, or those named (without `.wav`).

The fixed serial number (-s 1) makes equal input give equal output on one machine. A sound with a stated peak is
encoded again with more gain, until the decoded peak is that of the WAV.
"""

import pathlib
import subprocess
import sys

import numpy as np
import soundfile as sf

HERE = pathlib.Path(__file__).resolve().parent
SHORT = ("card_", "kick_", "net_", "ui_", "whistle_")


def oggenc(wav, ogg):
    subprocess.run(["oggenc", "-Q", "-s", "1", "-q", "5", "-o", str(ogg), str(wav)], check=True)


def peak_db(path):
    return 20 * np.log10(np.abs(sf.read(path)[0]).max())


def encode(name):
    wav, ogg = HERE / "out" / f"{name}.wav", HERE.parent / f"{name}.ogg"
    oggenc(wav, ogg)
    if name.startswith(SHORT):
        x, fs = sf.read(wav)
        wanted, gain, tries = peak_db(wav), 0.0, []
        louder = HERE / "out" / "_louder.wav"
        for _ in range(12):  # the codec's loss changes with the gain: the best try counts
            off = wanted - peak_db(ogg)
            tries.append((abs(off), gain))
            if abs(off) < 0.1:
                break
            gain += 0.6 * off
            sf.write(louder, x * 10 ** (gain / 20), fs, subtype="PCM_24")
            oggenc(louder, ogg)
        else:
            sf.write(louder, x * 10 ** (min(tries)[1] / 20), fs, subtype="PCM_24")
            oggenc(louder, ogg)
        louder.unlink(missing_ok=True)
    print(f"{name:24s} peak {peak_db(ogg):6.1f} dBFS")


if __name__ == "__main__":
    for name in sys.argv[1:] or sorted(p.stem for p in (HERE / "out").glob("*.wav")):
        encode(name)
