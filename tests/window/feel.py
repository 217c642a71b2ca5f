"""Judges how the game feels, from frames of the running game and from the log of what it plays.

Points have numbers, each with its figure; see feel.sh, which starts the game. Uses the standard library alone. Frames
come from Xlib; mouse and keys are sent by XTest."""

import ctypes
import math
import os
import re
import subprocess
import sys
import threading
import time

WIDE, HIGH = 1280, 720
BOARD = (334, 14, 612, 58)  # the scoreboard: left, top, width, height in pixels


class Hand:
    """Sends mouse and key events without a process for each."""

    def __init__(self):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.test = ctypes.CDLL("libXtst.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XStringToKeysym.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))

    def flush(self):
        self.x11.XSync(self.display, 0)

    def move(self, x, y):
        self.test.XTestFakeMotionEvent(self.display, -1, int(x), int(y), 0)
        self.flush()

    def button(self, down):
        self.test.XTestFakeButtonEvent(self.display, 1, int(down), 0)
        self.flush()

    def key(self, name):
        symbol = self.x11.XStringToKeysym(name.encode())
        code = self.x11.XKeysymToKeycode(self.display, ctypes.c_ulong(symbol))
        for down in (1, 0):
            self.test.XTestFakeKeyEvent(self.display, code, down, 0)
            self.flush()


class XImage(ctypes.Structure):
    """The start of Xlib's XImage structure."""

    _fields_ = [(name, ctypes.c_int) for name in ("width", "height", "xoffset", "format")] + [
        ("data", ctypes.POINTER(ctypes.c_char))] + [
        (name, ctypes.c_int) for name in ("byte_order", "unit", "bit_order", "pad", "depth", "bytes_per_line")]


class Glass:
    """Reads a part of the screen."""

    def __init__(self, box):
        self.x, self.y, self.w, self.h = box
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.x11.XOpenDisplay.restype = ctypes.c_void_p
        self.x11.XDefaultRootWindow.restype = ctypes.c_ulong
        self.x11.XGetImage.restype = ctypes.POINTER(XImage)
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))
        self.root = ctypes.c_ulong(self.x11.XDefaultRootWindow(self.display))

    def look(self):
        """Returns the current picture: blue, green, red and an unused byte for each pixel."""
        taken = self.x11.XGetImage(self.display, self.root, self.x, self.y, self.w, self.h, ctypes.c_ulong(0xFFFFFF), 2)
        picture = taken.contents
        raw = ctypes.string_at(picture.data, picture.bytes_per_line * self.h)
        self.x11.XFree(ctypes.cast(picture.data, ctypes.c_void_p))
        self.x11.XFree(ctypes.cast(taken, ctypes.c_void_p))
        return raw

    def close(self):
        self.x11.XCloseDisplay(self.display)


class Film:
    """Records a part of the screen with the time of each frame, 60 times a second if the machine can.

    A film by ffmpeg would be a quarter of a second late."""

    def __init__(self, box, colour=False):
        self.glass = Glass(box)
        self.deep = 3 if colour else 1
        self.frames = []
        self.on = True
        self.thread = threading.Thread(target=self.take, daemon=True)
        self.thread.start()
        while len(self.frames) < 5:
            time.sleep(0.02)

    def take(self):
        while self.on:
            since = time.time()
            raw = self.glass.look()
            when = time.time()
            # The green channel approximates grey.
            frame = raw[1::4]
            if self.deep == 3:
                three = bytearray(3 * len(frame))
                three[0::3], three[1::3], three[2::3] = raw[2::4], frame, raw[0::4]
                frame = bytes(three)
            self.frames.append((when, frame))
            time.sleep(max(0.001, 1 / 60 - (time.time() - since)))
        self.glass.close()

    def cut(self):
        """Ends the recording. Returns the frames without repetitions."""
        self.on = False
        self.thread.join()
        kept = []
        for when, frame in self.frames:
            if not kept or frame != kept[-1][1]:
                kept.append((when, frame))
        return kept


def unlike(a, b, least=24):
    """Returns the number of bytes that differ by more than `least` between two frames."""
    return sum(1 for p, q in zip(a, b) if abs(p - q) > least) if a != b else 0


class Verdict:
    """The results by point."""

    def __init__(self):
        self.held, self.missed = set(), set()

    def tell(self, point, good, words):
        (self.held if good else self.missed).add(point)
        print(f"  {point:2} {'holds ' if good else 'MISSES'} {words}", flush=True)


def calm(secs):
    time.sleep(secs)


def latency(hand, verdict):
    """1: measures the time from a key that opens or closes the log to the first frame that shows it, twenty times.

    Software rendering draws some fifteen frames a second, so frames are counted too: three of a graphics card's are 50 ms,
    six are 100. Something that twinkles in the stands is no answer: a twentieth of the box must change."""
    glass = Glass((10, 540, 60, 60))
    took, gaps = [], []
    for _ in range(20):
        calm(0.9)
        before = last = glass.look()
        since = time.time()
        hand.key("l")
        answer, changes = None, []
        while time.time() < since + 1.0:
            now = glass.look()
            if now != last:
                last = now
                changes.append(1000 * (time.time() - since))
                if answer is None and unlike(before, now) > len(before) / 20:
                    answer = changes[-1]
            time.sleep(0.002)
        took += [answer] if answer else []
        gaps += [b - a for a, b in zip(changes, changes[1:])]
    glass.close()
    took.sort()
    gaps.sort()
    middle, most = (took[len(took) // 2], took[-1]) if took else (0, 0)
    frame = gaps[len(gaps) // 2] if gaps else 1000 / 60
    good = len(took) == 20 and middle <= 3 * frame and took[18] <= 6 * frame
    verdict.tell(1, good, f"{len(took)} of 20 keys seen: middle {middle:.0f} ms or {middle / frame:.1f} frames, slowest "
                 f"{most:.0f} ms or {most / frame:.1f}; a frame takes {frame:.0f} ms")


def card_edge(frame, w, still, near):
    """Finds the white frame of a card on the grass, on both sides of the column `near`.

    Returns the slope of its upper edge in degrees clockwise and the rows of its upper and lower edge there; None
    without a card."""
    def white(picture, k):
        return min(picture[k:k + 3]) > 205

    high = len(frame) // 3 // w
    upper, lower = {}, []
    for x in range(max(near - 45, 0), min(near + 45, w)):
        rows = [y for y in range(high) if white(frame, k := 3 * (y * w + x)) and not white(still, k)]
        if rows:
            upper[x] = rows[0]
            lower.append(rows[-1])
    if len(upper) < 30:
        return None
    # The median over all pairs far enough apart, so that a letter or a line of the pitch does not count.
    slopes = sorted((upper[b] - upper[a]) / (b - a) for a in upper for b in upper if b - a >= 20)
    middle = sorted(upper.values())[len(upper) // 2], sorted(lower)[len(lower) // 2]
    return math.degrees(math.atan(slopes[len(slopes) // 2])), *middle


def middle_of_card(frame, w, still):
    """Returns the middle column of everything brighter than the still; None if nothing is."""
    columns = sorted(k // 3 % w for k in range(0, len(frame), 3) if frame[k] > still[k] + 40)
    return columns[len(columns) // 2] if len(columns) > 400 else None


def drag(hand, verdict, card):
    """5, 6, 3, 8: picks up a card, drags it over the grass and drops it in the stands."""
    left, top, w, h = 180, 130, 920, 320
    calm(0.6)
    film = Film((left, top, w, h), colour=True)
    hand.move(card[0] + 2, card[1])
    calm(0.8)
    still = film.frames[-1][1]
    hand.button(True)
    calm(0.3)
    hand.move(card[0] + 10, card[1] - 30)
    calm(0.1)
    # Left of its hint.
    for k in range(20):
        hand.move(card[0] + 10 - (card[0] - 280) * k / 19, card[1] - 30 - 15 * k)
        time.sleep(0.016)
    calm(0.8)
    since = time.time()
    for k in range(25):
        hand.move(290 + 9 * k, card[1] - 315)
        time.sleep(0.016)
    until = time.time()
    calm(0.7)
    held = film.frames[-1][1]

    def edge(frame):
        near = middle_of_card(frame, w, still)
        return near and card_edge(frame, w, still, near)

    on_its_way = [edge(frame) for when, frame in film.frames if since + 0.15 < when < until]
    leans = sorted(abs(found[0]) for found in on_its_way if found)
    lean = leans[len(leans) // 2] if leans else 0
    end = edge(held)
    left_over = abs(end[0]) if end else 99
    verdict.tell(6, 3 <= lean <= 12 and left_over < 1, f"leans {lean:.1f} degrees on its way, {left_over:.1f} at rest")
    # The shadow: grass below the card that has become darker.
    if end:
        mx, (_, top, bottom) = middle_of_card(held, w, still), end
        dark = [(k // 3 % w, k // 3 // w) for k in range(0, len(held), 3)
                if held[k + 1] < still[k + 1] - 14 and held[k] < still[k] + 5]
        rows = [y for x, y in dark if abs(x - mx) < 70]
        below = sum(1 for y in rows if bottom + 3 < y < bottom + 40)
        above = sum(1 for y in rows if top - 40 < y < top - 3)
        verdict.tell(5, below > 3 * max(above, 1) and below > 300, f"shadow below the card {below} pixels, above {above}")
    # Back from the stands on the right.
    hand.move(1150, 300)
    calm(0.6)
    hand.button(False)
    since = time.time()
    calm(1.0)
    frames = [(when, frame) for when, frame in film.cut() if when > since - 0.02]
    # The frame from which on nothing but the stands changes.
    there = next((when for when, frame in frames if unlike(frame, frames[-1][1]) < len(frame) / 500), None)
    last = there - since if there else 9
    verdict.tell(8, last <= 0.25 + 0.05, f"home {1000 * last:.0f} ms after it was let go, a frame of the film and one of the game included")


def hover(hand, verdict, from_, onto):
    """7: the next card steps aside."""
    hand.move(640, 300)
    calm(0.8)
    left, top, w, h = 330, 480, 660, 60
    film = Film((left, top + 120, w, h))
    calm(0.3)
    before = film.frames[-1][1]
    since = time.time()
    hand.move(*onto)
    hand.move(onto[0] + 1, onto[1])
    calm(0.6)
    after = film.frames[-1][1]
    frames = [(when, frame) for when, frame in film.cut() if when > since]

    def shift(frame):
        """Returns the shift of the neighbouring card in pixels."""
        x0, x1 = from_[0] - left - 40, from_[0] - left + 40
        rows = range(10, h - 10, 4)
        best = None
        for by in range(-24, 25):
            cost = sum(abs(before[y * w + x] - frame[y * w + x + by]) for y in rows for x in range(x0, x1, 2))
            if best is None or cost < best[0]:
                best = (cost, by)
        return abs(best[1])

    far = shift(after)
    # The first frame that shows anything of it.
    first = next((t for t, frame in frames if unlike(before, frame) > len(before) / 50), since)
    when = next((1000 * (t - first) for t, frame in frames if shift(frame) >= 8), None)
    shown = "never" if when is None else f"{when:.0f} ms after the first frame"
    verdict.tell(7, far >= 8 and when is not None and when <= 120, f"the next card steps {far} px aside; 8 px {shown}")


def still_words(hand, verdict, onto):
    """4: text to be read stays in place while cards settle."""
    hand.move(640, 300)
    calm(0.8)
    film = Film(BOARD)
    calm(0.2)
    hand.move(*onto)
    calm(0.7)
    frames = film.cut()
    most = max((unlike(frames[0][1], frame) for _, frame in frames), default=0)
    verdict.tell(4, most == 0, f"words of the scoreboard move while a card rises: {most} pixels")


STAMP = re.compile(r"^(?:\x1b\[[0-9;]*m)*(\d{4}-\d\d-\d\dT)(\d\d):(\d\d):([\d.]+)Z")


def lines(path):
    """Returns each line of the log as seconds of the day and text."""
    with open(path, encoding="utf-8", errors="replace") as log:
        for line in log:
            found = STAMP.match(line)
            if found:
                h, m, s = int(found[2]), int(found[3]), float(found[4])
                yield 3600 * h + 60 * m + s, re.sub(r"\x1b\[[0-9;]*m", "", line)


def plays(path):
    """Returns every played sound: time, family, file and rate."""
    for when, line in lines(path):
        found = re.search(r"plays (\w+) at rate ([\d.]+)", line)
        if found:
            yield when, re.sub(r"_\d+$", "", found[1]), found[1], float(found[2])


def heard(verdict, path):
    """10, 14, 16, 17: judges the log of played sounds."""
    last, twice, wide, families = {}, [], [], set()
    chain, longest = [], []
    begins = [when for when, line in lines(path) if "match begins" in line]
    before = 0
    for when, family, name, rate in plays(path):
        # The matches of several runs; each run begins anew.
        if any(before < begin <= when for begin in begins):
            last, chain = {}, []
        before = when
        several = os.path.exists(os.path.join(os.environ["BEVY_ASSET_ROOT"], "assets/audio", f"{family}_2.ogg"))
        if several:
            families.add(family)
            if last.get(family) == name:
                twice.append(name)
            last[family] = name
        if family == "kick_pass":
            chain = chain + [rate] if chain and rate > 1.03 * chain[-1] else [rate]
            longest = max(longest, chain, key=len)
        elif several and abs(rate - 1) > 0.031:
            wide.append(f"{name} {rate:.3f}")
    good = not twice and not wide and len(longest) >= 5
    climb = " ".join(f"{rate:.2f}" for rate in longest)
    verdict.tell(14, good, f"{len(families)} sounds in variants, {len(twice)} twice running, {len(wide)} beyond 3 %; "
                           f"longest chain of passes {climb}")
    nets = [when for when, family, *_ in plays(path) if family == "net"]
    roars = [when for when, family, *_ in plays(path) if family == "crowd_goal_roar"]
    waits = [min((r - n for r in roars if r >= n), default=9) for n in nets]
    waits = [wait for wait in waits if wait < 1]
    worst = 1000 * max(waits, default=9)
    louder = [when for when, line in lines(path) if "brings" in line and "dB" in line]
    swells = [any(0 <= when - n < 8 for when in louder) for n in nets]
    verdict.tell(16, bool(waits) and worst <= 150 and any(swells), f"{len(waits)} roars, the latest {worst:.0f} ms after the net; the bed moved after {sum(swells)}")
    # The dip of the bed before a shot is decided: depth and duration.
    dips = []
    for when, line in lines(path):
        found = re.search(r"brings VoiceId\((\d+)\) to (-?[\d.]+) dB in 0.25 s", line)
        if found:
            after = next((t for t, family, *_ in plays(path) if t > when and family in ("net", "crowd_ooh", "kick_bounce", "crowd_applause")), None)
            if after:
                dips.append(1000 * (after - when))
    held = [dip for dip in dips if dip >= 250]
    verdict.tell(10, len(held) >= 1 and len(held) >= 0.8 * len(dips), f"the bed dips by 6 dB before {len(dips)} shots, the shortest hold {min(dips, default=0):.0f} ms")
    pans = [(when, float(found[1]), float(found[2])) for when, line in lines(path)
            for found in [re.search(r"to pan (-?[\d.]+) in ([\d.]+) s", line)] if found]
    leans = [(when, pan) for when, pan, _ in pans if pan != 0]
    lasts = [min((t - when for t, pan, _ in pans if pan == 0 and t > when), default=0) for when, _ in leans]
    lasts = [secs for secs in lasts if secs > 0]
    lean = 10 * math.log10((1 + abs(leans[0][1])) / (1 - abs(leans[0][1]))) if leans else 0
    verdict.tell(17, lean >= 3 and bool(lasts) and max(lasts) >= 5.9, f"after a goal the bed leans by {lean:.1f} dB for {max(lasts, default=0):.1f} s")


def loudness(name, gain=0.0):
    """Returns integrated loudness, range and true peak of a sound of the game."""
    path = os.path.join(os.environ["BEVY_ASSET_ROOT"], "assets/audio", f"{name}.ogg")
    told = subprocess.run(["ffmpeg", "-hide_banner", "-nostats", "-i", path, "-af", f"volume={gain}dB,ebur128=peak=true", "-f", "null", "-"],
                          capture_output=True, text=True, check=False).stderr
    momentary = [float(found) for found in re.findall(r" M:\s*(-?[\d.]+)", told)]
    peak = re.findall(r"Peak:\s*(-?[\d.]+|-inf)", told)
    return max(momentary, default=-70.0), float(re.findall(r"I:\s*(-?[\d.]+) LUFS", told)[-1]), float(peak[-1])


def ladder(verdict):
    """11 and 19: judges the sound files themselves."""
    steps = ["kick_pass_1", "kick_header_1", "kick_shot_1", "net_1", "crowd_goal_roar_1"]
    loud = [loudness(name)[0] for name in steps]
    goal, murmur = loudness("crowd_goal_roar_1"), loudness("crowd_murmur_loop")
    peaks = [loudness(name)[2] for name in ("crowd_goal_roar_1", "crowd_goal_roar_2", "whistle_fulltime", "net_1", "jingle_goal")]
    told = ", ".join(f"{name} {value:.0f}" for name, value in zip(steps, loud))
    verdict.tell(11, loud[0] < loud[2] < loud[4] and loud[1] < loud[4], f"loudest moments, LUFS: {told}")
    verdict.tell(19, goal[1] - murmur[1] >= 9 and max(peaks) <= -1, f"roar {goal[1] - murmur[1]:.1f} LU over the murmur, true peak {max(peaks):.1f} dBTP")


def goal(verdict, path, shots):
    """12, 15, 20: waits for a goal and judges how it looks."""
    seen = sum(1 for _, line in lines(path) if "goal: " in line)
    stands = Film((0, 0, WIDE, HIGH), colour=False)
    until = time.time() + 240
    fell = None
    while time.time() < until and fell is None:
        calm(0.2)
        if sum(1 for _, line in lines(path) if "goal: " in line) > seen:
            fell = time.time()
        elif len(stands.frames) > 900:
            del stands.frames[:600]
    if fell is None:
        stands.cut()
        verdict.tell(15, False, "no goal fell")
        return
    calm(2.6)
    frames = [(when, frame) for when, frame in stands.cut() if fell - 1.2 < when < fell + 2.4]

    def part(frame, box):
        x, y, w, h = box
        return b"".join(frame[(y + k) * WIDE + x:(y + k) * WIDE + x + w] for k in range(h))

    # The sides' names on the scoreboard, which nothing may cover.
    names = [(383, 22, 66, 44), (836, 22, 66, 44)]
    over = min(max(unlike(part(frames[0][1], box), part(frame, box), 60) for _, frame in frames) for box in names)
    verdict.tell(20, over < 40, f"of the name on the scoreboard of who conceded {over} pixels change while a goal is celebrated")
    gaps = [1000 * (b[0] - a[0]) for a, b in zip(frames, frames[1:])]
    strike = [gap for (when, _), gap in zip(frames, gaps) if -0.4 < when - fell < 1.2]
    verdict.tell(12, any(50 <= gap <= 130 for gap in strike), f"longest stillness round the strike {max(strike, default=0):.0f} ms")
    calm(7.4)
    if shots:
        subprocess.run(["import", "-window", "root", os.path.join(shots, "after-a-goal.png")], check=False)


def marks(verdict, before, path):
    """15: compares the pitch before the first goal with the pitch ten seconds after one."""
    changed = unlike(before, path, 30)
    verdict.tell(15, changed > 250, f"{changed} pixels of the grass beside the goals tell of it ten seconds later")


def grass():
    """Returns the current picture of the grass in front of both goals."""
    out = b""
    for x in (216, 900):
        film = Film((x, 140, 160, 240))
        out += film.frames[-1][1]
        film.cut()
    return out


def main():
    what, log = sys.argv[1], sys.argv[2]
    shots = os.environ.get("SHOTS", "")
    verdict = Verdict()
    if what == "hands":
        hand = Hand()
        # A hand of four: the second and the third card.
        second, third = (560, 640), (700, 640)
        latency(hand, verdict)
        still_words(hand, verdict, second)
        hover(hand, verdict, third, second)
        drag(hand, verdict, second)
    elif what == "goal":
        before = grass()
        goal(verdict, log, shots)
        marks(verdict, before, grass())
    elif what == "sounds":
        heard(verdict, log)
        ladder(verdict)
    return 1 if verdict.missed else 0


if __name__ == "__main__":
    sys.exit(main())
