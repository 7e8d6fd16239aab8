"""A strap's line anywhere in a scene, with the same two methods as parts.strap_path.Path, and sweeps along lines."""
import numpy as np
from math import pi, cos, sin
from shape import mesh


class Run:
    """Line in the y-z plane through `points` ((y, z) pairs, close together). s = mm from where it begins, or from the
    point nearest y = 0 if `zero` is set. Local x is across, y along, z outwards (up for a line that runs towards +y)."""
    side = 1

    def __init__(self, points, zero=False):
        p = np.asarray(points, float)
        d = np.diff(p, axis=0)
        step = np.hypot(d[:, 0], d[:, 1])
        self.s = np.concatenate([[0], np.cumsum(step)])
        if zero:
            self.s -= self.s[np.abs(p[:, 0]).argmin()]
        self.y, self.z = p[:, 0], p[:, 1]
        a = np.unwrap(np.arctan2(-d[:, 1], d[:, 0]))
        self.p = np.concatenate([[a[0]], (a[1:] + a[:-1]) / 2, [a[-1]]])
        self.length = self.s[-1]

    def at(self, s):
        return np.interp(s, self.s, self.y), np.interp(s, self.s, self.z), np.interp(s, self.s, self.p)

    def put(self, v, s):
        y, z, p = self.at(s)
        v = np.asarray(v, float)
        return np.stack([v[:, 0], v[:, 1]*cos(p) + v[:, 2]*sin(p) + y, -v[:, 1]*sin(p) + v[:, 2]*cos(p) + z], 1)

    def lifted(self, height):
        """The same line, height(s) mm further out."""
        h = np.array([height(s) for s in self.s])
        return Run(np.stack([self.y + h*np.sin(self.p), self.z + h*np.cos(self.p)], 1), zero=self.s[0] < 0)


def bent(s0, s1, radius, n=400):
    """A line that lies on top of a circle of `radius` mm, level at s = 0."""
    s = np.linspace(s0, s1, n)
    return Run(np.stack([radius*np.sin(s/radius), radius*np.cos(s/radius) - radius], 1), zero=True)


def sweep(name, points, section, mat, closed=False, smooth=40, scale=None):
    """Solid that follows `points` (N x 3): `section` is a closed outline of (side, up) points, where up starts as +z.
    `scale(k)` (k = 0..1 along the way) resizes it."""
    p = np.asarray(points, float)
    tan = (np.roll(p, -1, 0) - np.roll(p, 1, 0)) if closed else np.gradient(p, axis=0)
    tan /= np.linalg.norm(tan, axis=1)[:, None]
    side = np.cross(tan, (0, 0, 1.0))
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(side, tan)
    sec = np.asarray(section, float)
    n, m = len(p), len(sec)
    k = np.array([scale(i / (n - 1)) if scale else (1, 1) for i in range(n)])
    v = p[:, None] + side[:, None] * (sec[None, :, :1] * k[:, None, :1]) + up[:, None] * (sec[None, :, 1:] * k[:, None, 1:])
    f = [(i*m + j, i*m + (j+1) % m, (i+1) % n*m + (j+1) % m, (i+1) % n*m + j) for i in range(n if closed else n - 1) for j in range(m)]
    if not closed:
        f += [tuple(range(m))[::-1], tuple((n-1)*m + j for j in range(m))]
    return mesh(name, v.reshape(-1, 3), f, mat, None, smooth)


def bar_section(w, h, bevel):
    """Rectangle w x h, its foot at 0, with cut edges."""
    x, b = w/2, bevel
    return [(-x + b, 0), (x - b, 0), (x, b), (x, h - b), (x - b, h), (-x + b, h), (-x, h - b), (-x, b)]


def slab(name, run, s0, s1, width, thick, mats, chamfer=.5, end=.5, crown=.0, nu=24, ds=.4):
    """Metal strip along a run with a brushed top (mats[1]) and polished chamfers and flanks (mats[0]). Its foot lies on
    the run. `width` is mm or a function of s; `crown` makes the top higher in the middle."""
    wide = width if callable(width) else lambda s: width
    ss = [s0, s0 + end*.5, s0 + end] + list(np.arange(s0 + end + ds, s1 - end, ds)) + [s1 - end, s1 - end*.5, s1]
    rows, n = [], 0
    for i, s in enumerate(ss):
        fall = end and max(0.0, (end - min(s - s0, s1 - s)) / end) * chamfer * .62
        w = wide(s) / 2
        h = thick - fall
        top = [(u*(w - chamfer), 0, h + crown*(1 - u*u)) for u in np.linspace(-1, 1, nu)]
        sec = [(-w, 0, .06), (-w, 0, h - chamfer*.62)] + top + [(w, 0, h - chamfer*.62), (w, 0, .06), (w - .1, 0, 0), (-w + .1, 0, 0)]
        n = len(sec)
        rows.append(run.put(sec, s))
    v = np.vstack(rows)
    f, index = [], []
    for i in range(len(ss) - 1):
        for k in range(n):
            f.append((i*n + k, i*n + (k+1) % n, (i+1)*n + (k+1) % n, (i+1)*n + k))
            index.append(1 if 2 <= k < nu + 1 and 1 < i < len(ss) - 3 else 0)
    f += [tuple(range(n))[::-1], tuple((len(ss)-1)*n + k for k in range(n))]
    index += [0, 0]
    return mesh(name, v, f, mats, index, 22)
