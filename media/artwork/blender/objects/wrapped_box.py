"""Box in wrapping paper printed with the house's rule, tied with a ribbon. Base on z = 0, centred."""
import numpy as np
from shape import mesh
from objects.ribbon import band, bow
from objects.materials import BLEUI, INK, printed_paper, ribbon

SHEET = (.80, .815, .82)


def _sheet(mat, origin, du, dv, w, h, seed=(0, 0)):
    """One face, slightly pillowed; uv in mm continue the print."""
    n = 14
    o, du, dv = np.array(origin, float), np.array(du, float), np.array(dv, float)
    out = np.cross(du, dv)
    v, uv = [], []
    for j in range(n + 1):
        for i in range(n + 1):
            a, b = i / n, j / n
            bulge = .55 * np.sin(np.pi * a) ** .7 * np.sin(np.pi * b) ** .7
            v.append(o + du * w * a + dv * h * b + out * bulge)
            uv.append((seed[0] + w * a, seed[1] + h * b))
    f = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(n) for i in range(n)]
    mesh('face', v, f, mat, None, 40, uv)


def _flap(mat, origin, du, dv, w, h, lift=.5):
    """Folded triangle-ended flap on a short side: its slanted edges are what tells a wrapped box from a printed one."""
    o, du, dv = np.array(origin, float), np.array(du, float), np.array(dv, float)
    out = np.cross(du, dv)
    inset = min(w * .5, h * .92)
    pts = [(0, 0, .05), (w, 0, .05), (w - inset, h, lift), (inset, h, lift)]
    v = [o + du * a + dv * b + out * c for a, b, c in pts] + [o + du * a + dv * b for a, b, c in pts]
    f = [(0, 1, 2, 3), (3, 2, 6, 7), (0, 3, 7, 4), (2, 1, 5, 6)]
    uv = [(a, b) for a, b, _ in pts] * 2
    mesh('flap', v, f, mat, None, 20, uv)


def build(w=118, d=118, h=78, sheet=SHEET, ink=INK, tie=BLEUI, ribbon_width=19):
    mat = printed_paper(sheet, ink)
    x, y = w / 2, d / 2
    _sheet(mat, (-x, -y, h), (1, 0, 0), (0, 1, 0), w, d)
    _sheet(mat, (-x, -y, 0), (1, 0, 0), (0, 0, 1), w, h, (0, -h))
    _sheet(mat, (x, y, 0), (-1, 0, 0), (0, 0, 1), w, h, (0, d))
    _sheet(mat, (x, -y, 0), (0, 1, 0), (0, 0, 1), d, h, (9, 0))
    _sheet(mat, (-x, y, 0), (0, -1, 0), (0, 0, 1), d, h, (4, 0))
    for s in (1, -1):
        start = (s * (x + .62), -s * y, h)
        _flap(mat, start, (0, s, 0), (0, 0, -1), d, h * .56)
        _flap(mat, (s * (x + .70), s * y, 0), (0, -s, 0), (0, 0, 1), d, h * .60, 1.1)
    cloth = ribbon(tie)
    for turn in (0, 1):
        r, t = (x, (1, 0)) if turn == 0 else (y, (0, 1))
        e = 1.0 + .35 * turn
        ring = [(-r - e, 0), (-r - e, h - 2), (-r - e * .6, h - .2), (-r + 1.4, h + e), (-r * .5, h + e + .3), (r * .5, h + e + .3), (r - 1.4, h + e), (r + e * .6, h - .2), (r + e, h - 2), (r + e, 0)]
        p = []
        for (a, z0), (b, z1) in zip(ring, ring[1:]):
            k = max(2, int(np.hypot(b - a, z1 - z0) / 2))
            p += [(a + (b - a) * q / k, z0 + (z1 - z0) * q / k) for q in range(k)]
        p.append(ring[-1])
        band([(a * t[0], a * t[1], z) for a, z in p], (t[1], -t[0], 0), ribbon_width, cloth)
    bow((0, 0, h + 1.4), ribbon_width, tie, 1.12)
