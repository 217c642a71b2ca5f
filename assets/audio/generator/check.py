"""Checks the committed OGGs: format, length, level, loop seams. Run by hand after generating anything:

    python check.py            one line a file; exit status 1 if anything is wrong
    python check.py --table    the table of ../README.md

Needs numpy, scipy and soundfile. Every OGG must be listed in SOUNDS and the other way round.
"""

import pathlib
import sys

import numpy as np
import soundfile as sf
from scipy import signal

AUDIO = pathlib.Path(__file__).resolve().parent.parent
FS = 44100

# name -> (what is levelled, its value in dB, loop length in seconds or None, what it is for)
# `lufs`: K-weighted loudness of the whole file, ungated; `peak`: highest sample, dBFS.
SOUNDS = {
    "crowd_murmur_loop": ("lufs", -25, 30, "bed of a calm crowd"),
    "crowd_tense_loop": (
        "lufs",
        -21,
        30,
        "bed when much is at stake; cross-faded with the calm one, same length",
    ),
    "crowd_clap_chant_loop": (
        "lufs",
        -18,
        4 * 4 * 60 / 112,
        "clap chant with drum: shoot-outs, last minutes",
    ),
    "crowd_goal_roar_1": ("lufs", -14, None, "goal"),
    "crowd_goal_roar_2": ("lufs", -14, None, "goal; never the same roar twice in a row"),
    "crowd_ooh_1": ("lufs", -17, None, "near miss"),
    "crowd_ooh_2": ("lufs", -17, None, "near miss"),
    "crowd_applause": ("lufs", -18, None, "save, fine move, full time"),
    "whistle_short": ("peak", -3, None, "foul, restart"),
    "whistle_long": ("peak", -3, None, "goal given, penalty"),
    "whistle_double": ("peak", -3, None, "half-time"),
    "whistle_kickoff": ("peak", -3, None, "kick-off"),
    "whistle_fulltime": ("peak", -3, None, "full time: three blasts"),
    "kick_pass_1": ("peak", -6, None, "pass, dribble"),
    "kick_pass_2": ("peak", -6, None, "pass, dribble"),
    "kick_pass_3": ("peak", -6, None, "pass, dribble"),
    "kick_shot_1": ("peak", -3, None, "shot"),
    "kick_shot_2": ("peak", -3, None, "shot"),
    "kick_shot_3": ("peak", -3, None, "shot"),
    "kick_header_1": ("peak", -6, None, "header, clearance"),
    "kick_header_2": ("peak", -6, None, "header, clearance"),
    "kick_header_3": ("peak", -6, None, "header, clearance"),
    "kick_bounce_1": ("peak", -6, None, "ball bounces, tackle won"),
    "kick_bounce_2": ("peak", -6, None, "ball bounces, tackle won"),
    "kick_bounce_3": ("peak", -6, None, "ball bounces, tackle won"),
    "net_1": ("peak", -5, None, "ball in the net, 0.1 s before the roar"),
    "net_2": ("peak", -5, None, "ball in the net, 0.1 s before the roar"),
    "card_flick_1": ("peak", -8, None, "card turned over"),
    "card_flick_2": ("peak", -8, None, "card turned over"),
    "card_flick_3": ("peak", -8, None, "card turned over"),
    "card_slide_1": ("peak", -10, None, "card dealt or drawn"),
    "card_slide_2": ("peak", -10, None, "card dealt or drawn"),
    "card_slide_3": ("peak", -10, None, "card dealt or drawn"),
    "card_place_1": ("peak", -7, None, "card laid down"),
    "card_place_2": ("peak", -7, None, "card laid down"),
    "card_place_3": ("peak", -7, None, "card laid down"),
    "card_shuffle_1": ("peak", -7, None, "deck shuffled"),
    "card_shuffle_2": ("peak", -7, None, "deck shuffled"),
    "ui_tick": ("peak", -12, None, "focus moved, value stepped"),
    "ui_hover": ("peak", -12, None, "pointer enters a control"),
    "ui_confirm": ("peak", -12, None, "chosen, committed"),
    "ui_back": ("peak", -12, None, "back, cancelled"),
    "ui_error": ("peak", -12, None, "refused"),
    "music_theme_loop": ("lufs", -18, 64 * 60 / 120, "title and menus; 120 bpm in D"),
    "music_dugout_loop": ("lufs", -22, 64 * 60 / 96, "under a match, quietly; 96 bpm"),
    "jingle_goal": ("lufs", -16, None, "goal banner"),
    "jingle_win": ("lufs", -16, None, "result: won"),
    "jingle_lose": ("lufs", -19, None, "result: lost"),
    "jingle_unlock": ("lufs", -19, None, "something earned"),
}
TOLERANCE = {"lufs": 0.5, "peak": 2.0}  # dB; the codec moves the one peak of a short noise by up to 1.5


def dbfs(x):
    return 20 * np.log10(max(x, 1e-9))


def lufs(x):
    """K-weighted loudness of (n, 2), ungated: ITU-R BS.1770's two filters for 44.1 kHz."""
    shelf = signal.lfilter(
        [1.53512485958697, -2.69169618940638, 1.19839281085285],
        [1, -1.69065929318241, 0.73248077421585],
        x,
        axis=0,
    )
    high = signal.lfilter([1, -2, 1], [1, -1.99004745483398, 0.99007225036621], shelf, axis=0)
    return -0.691 + 10 * np.log10((high**2).mean(0).sum() + 1e-20)


def seam_faults(x, seconds):
    """The join of a loop must not stand out of the loop itself: in length, sample step and spectral flux."""
    wanted = round(seconds * FS)
    if abs(len(x) - wanted) > 1:
        yield f"loop is {len(x)} samples long, not {wanted}"
    mono = x.mean(1)
    step, usual = abs(mono[0] - mono[-1]), np.percentile(np.abs(np.diff(mono)), 99)
    if step > usual:
        yield f"step of {step:.4f} at the seam; 99 % of all steps are below {usual:.4f}"
    size, hop = 512, 128
    twice = np.r_[mono, mono]
    frames = np.stack([twice[i : i + size] * np.hanning(size) for i in range(0, len(twice) - size, hop)])
    floor = 10 ** (-60 / 20) * size / 4  # what a sine of -60 dBFS reads: nobody hears a click below it
    spectra = np.log(np.abs(np.fft.rfft(frames, axis=1)) + floor)
    flux = np.sqrt(((spectra[4:] - spectra[:-4]) ** 2).mean(1))
    seam = len(mono) // hop
    # 15 % above, because the seam of a piece of music is a downbeat: as strong as the strongest elsewhere.
    at_seam, top = flux[seam - 8 : seam + 4].max(), 1.15 * np.percentile(flux, 99.9)
    if at_seam > top:
        yield f"spectral flux of {at_seam:.2f} at the seam; elsewhere hardly any is above {top:.2f}"


def main():
    faults, rows = [], []
    for name in sorted(SOUNDS.keys() | {p.stem for p in AUDIO.glob("*.ogg")}):
        path = AUDIO / f"{name}.ogg"
        if name not in SOUNDS or not path.exists():
            faults.append(
                f"{name}: {'not in SOUNDS' if path.exists() else 'in SOUNDS, but there is no such file'}"
            )
            continue
        kind, target, loop, purpose = SOUNDS[name]
        x, fs = sf.read(path, always_2d=True)
        peak, rms, loud = dbfs(np.abs(x).max()), dbfs(np.sqrt((x**2).mean())), lufs(x)
        found = (
            []
            if (fs, x.shape[1]) == (FS, 2)
            else [f"{fs} Hz, {x.shape[1]} channels; wanted {FS} Hz, 2 channels"]
        )
        level = {"lufs": loud, "peak": peak}[kind]
        if abs(level - target) > TOLERANCE[kind]:
            found.append(f"{kind} is {level:.1f} dB, wanted {target} +- {TOLERANCE[kind]}")
        if peak > -0.5:
            found.append(f"peak of {peak:.1f} dBFS would clip")
        if loop:
            found.extend(seam_faults(x, loop))
        faults.extend(f"{name}: {fault}" for fault in found)
        rows.append((name, purpose, len(x) / fs, peak, rms, loud, bool(loop)))
    if "--table" in sys.argv:
        print("| file | what for | s | peak dBFS | RMS dBFS | LUFS |\n|---|---|--:|--:|--:|--:|")
        for name, purpose, seconds, peak, rms, loud, _ in rows:
            print(f"| `{name}.ogg` | {purpose} | {seconds:.2f} | {peak:.1f} | {rms:.1f} | {loud:.1f} |")
    else:
        for name, _, seconds, peak, rms, loud, loop in rows:
            print(
                f"{name:24s} {seconds:6.2f} s  peak {peak:6.1f}  rms {rms:6.1f}  lufs {loud:6.1f}  {'loop' if loop else ''}"
            )
    for fault in faults:
        print(f"FAULT {fault}", file=sys.stderr)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
