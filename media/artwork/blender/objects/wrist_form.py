"""Plaster cast of a left wrist, to show a watch as large as it is when worn: forearm, the head of the ulna, back of the hand with
its tendons and the base of the thumb. A watch in the pose `wrist-<circumference>-<diameter>` fits it. Runs along x, the hand's end
towards +x, the thumb's side towards -y."""
import numpy as np
from math import pi, sin, cos
from shape import mesh, spline
from stage import smooth
from objects.materials import plaster
from wrist import BREADTH, TOP, depth_of, oval

# x (mm from the dial's middle), breadth and depth (share of the wrist's), z of the top and y of the middle (mm)
STATIONS = [(-210, 1.44, 1.62, 3.0, 0), (-130, 1.30, 1.42, 2.2, 0), (-70, 1.12, 1.18, .9, 0), (-34, 1.03, 1.06, .2, 0), (-12, 1, 1, 0, 0),
            (14, 1, 1, 0, 0), (32, 1.05, .95, -.3, -.4), (52, 1.16, .88, -.8, -1.6), (76, 1.30, .80, -1.2, -3.4), (104, 1.40, .72, -2.0, -4.6), (140, 1.42, .66, -4, -5)]
TONE = (.47, .435, .40)


def _hill(p, at, high, wide):
    return high * np.exp(-((p - at) ** 2).sum(-1) / (2 * wide**2))


def _ridge(p, a, b, high, wide, start):
    """Along the line from a to b, out of nothing over 30 mm from x = start."""
    a, b = np.array(a, float), np.array(b, float)
    way = (b - a) / np.linalg.norm(b - a)
    off = p - a
    off = off - (off @ way)[..., None] * way
    return high * smooth(start, start + 30, p[..., 0]) * np.exp(-(off ** 2).sum(-1) / (2 * wide**2))


def _anatomy(p, half, deep):
    """mm by which the points of the oval are raised."""
    floor = TOP - deep / 2
    out = _hill(p, (27, .74 * half, TOP - 4.0), 3.6, 8.0)                        # head of the ulna
    out = out + _hill(p, (33, -half, floor + 1), 1.8, 11.0)                      # end of the radius
    out = out + _ridge(p, (34, -half, floor - 2), (110, -1.6 * half, floor - 7), 9.5, 10.5, 34)     # first bone of the thumb
    for y0, y1, high in ((-7, -25, .75), (-1, -5, .6), (4, 13, .5)):             # tendons of the fingers
        out = out + _ridge(p, (30, y0, TOP), (112, y1, TOP), high, 1.9, 26)
    return out


def build(circumference=170, start=-210.0, end=120.0, edge=2.4, tone=TONE):
    """From x = start to x = end, where it is cut off straight with edges rounded by `edge` mm."""
    deep = depth_of(circumference)
    half = BREADTH * deep / 2
    table = np.array(spline(STATIONS, 24))
    rounded = [(edge * (1 - sin(t)), edge * (1 - cos(t))) for t in np.linspace(0, pi / 2, 7)]       # mm from the end, mm inwards
    ways = [(start + x, inset) for x, inset in rounded] + [(x, 0) for x in np.arange(start + edge + .5, end - edge, .9)] + [(end - x, inset) for x, inset in rounded]
    n, rows = 420, []
    for x, inset in sorted(ways):
        breadth, depth, top, y = (np.interp(x, table[:, 0], table[:, k]) for k in (1, 2, 3, 4))
        yz = oval(2 * half * breadth, deep * depth, n) + (y, TOP + top - deep * depth / 2)
        p = np.column_stack([np.full(n, x), yz])
        out = p - p.mean(0)
        out /= np.linalg.norm(out, axis=1)[:, None]
        rows.append(p + out * (_anatomy(p, half, deep) - inset)[:, None])
    m = len(rows)
    f = [(i*n + j, (i+1)*n + j, (i+1)*n + (j+1) % n, i*n + (j+1) % n) for i in range(m - 1) for j in range(n)]
    f += [tuple(range(n)), tuple((m-1)*n + j for j in range(n))[::-1]]
    mesh('form', np.vstack(rows), f, plaster(tone), None, 40)
