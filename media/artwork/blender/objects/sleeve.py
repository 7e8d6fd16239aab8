"""The end of a jacket's sleeve with the shirt's cuff in it, round objects/wrist_form.py: it tells how large a watch
is at a glance. Runs along x, its opening towards +x."""
import numpy as np
from math import cos, sin, pi
from shape import mesh, pillow
from metals import plain
from stage import smooth
from objects.materials import poplin, twill
from wrist import BREADTH, TOP, depth_of

WOOL = {'navy': (.017, .022, .040), 'charcoal': (.050, .052, .056), 'tobacco': (.082, .058, .040)}
SHIRT = (.74, .745, .75)


def _outline(half_y, half_z, top, fold, hem, n=220):
    """function (x, out) -> ring of points at x, `out` mm outside the face of cloth that ends at x = hem and lies at z = `top` on
    the arm. `fold` mm is how deep its folds are."""
    middle = top - half_z
    t = np.linspace(0, 2*pi, n, endpoint=False)
    soft = lambda v: np.sign(v) * np.abs(v) ** .94

    def ring(x, out):
        # folds run aslant along the sleeve and die out towards its hem, which is stiffer
        deep = fold * (.35 + .65 * smooth(0, -45, x - hem))
        d = deep * (np.sin(3*t + .045*x + .6) * .55 + np.sin(5*t - .085*x + 2.1) * .32 + np.sin(2*t + .13*x) * .28)
        return np.column_stack([np.full(n, x), soft(np.sin(t)) * (half_y + out + d), soft(np.cos(t)) * (half_z + out + d) + middle])
    return ring


def _tube(name, ring, hem, long, thick, mat, deep=34.0):
    """Cloth from x = hem - long to its hem, turned over there, and back on the inside."""
    r = thick / 2
    way = [(x, 0) for x in np.linspace(hem - long, hem - r, 90)]
    way += [(hem - r + r*sin(a), -r + r*cos(a)) for a in np.linspace(0, pi, 10)[1:]]
    way += [(x, -thick) for x in np.linspace(hem - r, hem - deep, 24)[1:]]
    rows = [ring(x, out) for x, out in way]
    n, m = len(rows[0]), len(rows)
    rows = [np.vstack([row, row[:1]]) for row in rows]          # a seam, so that the weave can be laid on by mm
    round_ = np.linspace(0, 1, n + 1) * np.linalg.norm(np.diff(rows[0], axis=0), axis=1).sum()
    along = np.concatenate([[0], np.cumsum([np.hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(way, way[1:])])])
    uv = [(u, v) for v in along for u in round_]
    n += 1
    f = [(i*n + j, (i+1)*n + j, (i+1)*n + j + 1, i*n + j + 1) for i in range(m - 1) for j in range(n - 1)]
    return mesh(name, np.vstack(rows), f, mat, None, 60, uv)


def _stitches(ring, x, col, length=1.9, step=2.5):
    """One row round the sleeve at x."""
    p = ring(x, .06)
    p = np.vstack([p, p[:1]])
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    at = lambda s: np.array([np.interp(s, run, p[:, k]) for k in range(3)])
    vv, ff = [], []
    for s in np.arange(0, run[-1] - step, step):
        a, b = at(s), at(s + length)
        to = (b - a) / np.linalg.norm(b - a)
        out = np.cross(to, (1, 0, 0))
        out *= np.sign(out @ (a - (x, *p[:, 1:].mean(0))))
        v, f, _ = pillow(.34, length, .3, .13, .16, nb=3, nt=2)
        ff += [tuple(q + len(v) * len(vv) for q in t) for t in f]
        vv.append((a + b)/2 + v[:, :1] * (1, 0, 0) + v[:, 1:2] * to + v[:, 2:] * out)
    mesh('stitch', np.vstack(vv), ff, plain(col, .8), None, 40)


def build(circumference=170, cloth='navy', hem=-41.0, cuff=13.0, long=190.0):
    """`hem` is the x of the sleeve's end; the shirt's cuff reaches `cuff` mm out of it."""
    deep = depth_of(circumference)
    half_y, half_z = BREADTH * deep / 2, deep / 2
    shirt = _outline(half_y + 5.0, half_z + 4.2, TOP + 3.4, .55, hem + cuff)
    _tube('cuff', shirt, hem + cuff, 60, 1.7, poplin(SHIRT))
    _stitches(shirt, hem + cuff - 5.0, tuple(.94*c for c in SHIRT))
    _tube('sleeve', _outline(half_y + 11.0, half_z + 8.8, TOP + 8.2, 2.4, hem), hem, long, 3.4, twill(WOOL[cloth]))
