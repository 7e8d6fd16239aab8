"""The curve every strap follows, and the two pieces of metal near the case: dark core and end link."""
import numpy as np
from math import sin, cos, sqrt
import poses
from shape import mesh, tube
from metals import METAL, polished, brushed, plain, second_tone

START_Y = 19.0
LUG_TIP = 4.85        # position of the lug tips along the strap


class Path:
    """s = mm along the strap from the lug, side = +1 (12 o'clock) or -1 (6 o'clock). The pose says how it bends."""
    def __init__(self, side, soft=False, pose='drape'):
        bend, self.length = poses.slope(pose, side, soft)
        self.side = side
        step = .05
        s = np.arange(-5, self.length + 4, step)
        p = bend(np.maximum(0, s))
        zero = int(5 / step)
        y, z = np.cumsum(np.cos(p)) * step, -np.cumsum(np.sin(p)) * step
        self.s, self.p, self.y, self.z = s, p, y - y[zero] + START_Y, z - z[zero] + (-3.0 if soft else -1.6)

    def at(self, s):
        return np.interp(s, self.s, self.y), np.interp(s, self.s, self.z), np.interp(s, self.s, self.p)

    def put(self, v, s):
        """Part-local (x across, y along, z outwards) to the watch frame at s."""
        y, z, p = self.at(s)
        v = np.asarray(v, float)
        along = v[:, 1]*cos(p) + v[:, 2]*sin(p) + y
        out = -v[:, 1]*sin(p) + v[:, 2]*cos(p) + z
        return np.stack([v[:, 0]*self.side, along*self.side, out], 1)


def width(s, at_lug=19.9, taper=.055, least=16):
    return max(least, at_lug - max(0, s) * taper)


def core(path, drop):
    """Near-black band under the links. As far as the lug tips it is .6 mm wider than the links, so no background shows
    between strap and lug; stopping earlier leaves a sliver, going on leaves black tabs."""
    st = list(np.arange(-3, 4.7, .6)) + [4.75, 4.9] + list(np.arange(5.2, path.length, .6))
    rows = []
    for s in st:
        w = width(s) / 2 - .22 + (.6 if s < 4.8 else 0)
        rows.append(path.put([(-w, 0, -drop), (w, 0, -drop)], s))
    f = [(2*i, 2*i + 1, 2*i + 3, 2*i + 2) for i in range(len(st) - 1)]
    mesh('core', np.vstack(rows), f, plain((.004, .004, .004), .9))


BAR = 1.65            # where the spring bar lies along the strap
LOOP = 1.45           # radius of the loop that holds it
END = BAR - LOOP      # the straight end of a soft strap


def loop(s):
    """Height (mm) that the loop round the spring bar adds to a soft strap: its roll, and the crease that closes it."""
    t = (s - BAR) / LOOP
    roll = .62 * sqrt(max(0, 1 - t*t)) - .62 if s < BAR else -.62 * min(1, (s - BAR) / (1.5*LOOP)) ** 2 * (1 if s < BAR + 1.5*LOOP else 0)
    after = -.62 * np.exp(-((s - BAR - 1.5*LOOP) / .7) ** 2) if s >= BAR + 1.5*LOOP else 0
    return roll + after - max(0, 1 - (s - END) / .35) ** 2 * .5


def padding(s):
    """0 at the loop, where a strap is no more than its folded skin, 1 where it is padded."""
    t = min(1, max(0, (s - BAR - 1.5*LOOP) / 3.6))
    return t*t*(3 - 2*t)


def spring_bar(path):
    """Seen on both sides of a straight strap end: barrel, flange, and the tip that springs into the lug."""
    y, z, _ = path.at(BAR)
    steel = polished((.56, .555, .55), .16)
    for name, x0, x1, r in (('bar', 0, 9.78, .72), ('flange', 9.78, 9.95, .84), ('tip', 9.95, 10.3, .50)):
        for g in (-1, 1):
            tube(name, [(g*x0, y*path.side, z - .2), (g*x1, y*path.side, z - .2)], r, steel, 8)


def end_link(path, color):
    """Fills the gap between the round case and a straight strap end: follows the case on one side, is straight on the
    other. In two tones, its polished edge takes the second."""
    outer, inner = METAL[color[:2]], METAL[color[2:4] or color[:2]]
    mats = (second_tone(polished(inner, .07)), brushed(outer))
    v, n = [], 7
    for x in np.linspace(-10.08, 10.08, 61):
        yi, c = sqrt(18.6**2 - x*x), -.16 * (x/10)**2
        for y, z in ((yi, -.55), (21.35, -1.36), (21.85, -1.50), (22.3, -1.72), (22.53, -1.95), (22.62, -2.3), (22.62, -4.8)):
            v.append((x*path.side, y*path.side, z + c))
    f = [(i*n + k, i*n + k + 1, i*n + k + n + 1, i*n + k + n)[::1 if path.side < 0 else -1] for i in range(60) for k in range(n - 1)]
    mesh('endlink', v, f, mats, [1 if k == 0 else 0 for i in range(60) for k in range(n - 1)], 24)


def strip(path, top, under, s0, s1, width_at, nu=64, ds=.22):
    """Solid soft strap. top(u, s) is the height above the path for u in -1..1. Returns verts, faces and uv in mm."""
    ns = int((s1 - s0) / ds)
    us = [np.copysign(abs(u) ** .72, u) for u in np.linspace(-1, 1, nu)]      # denser towards the edges
    low = np.linspace(1, -1, 12)
    rows, uv = [], []
    for i in range(ns + 1):
        s = s0 + (s1 - s0) * i / ns
        w = width_at(s) / 2
        row = [(u*w, 0, top(u, s)) for u in us] + [(u*w*.985, 0, -under) for u in low]
        rows.append(path.put(row, s))
        uv += [(p[0]*path.side, s*path.side) for p in row]
    n = nu + len(low)
    f = [(i*n + k, i*n + (k+1) % n, (i+1)*n + (k+1) % n, (i+1)*n + k) for i in range(ns) for k in range(n)]
    f += [tuple(range(n))[::-1], tuple(ns*n + k for k in range(n))]
    return np.vstack(rows), f, uv
