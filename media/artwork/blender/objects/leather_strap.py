"""Pieces of a leather strap on any line: the end that folds round a buckle's bar, the tail with its holes, and keepers.
Skins and dyes are those of the layers."""
import numpy as np
from math import exp, pi, sqrt, cos, sin
from shape import mesh, pillow
from metals import plain
from nodes import Nodes
from objects.run import Run
from parts.strap_leather import DYES, SKINS, SKIN
from parts.strap_path import strip

HOLE, PITCH = 1.05, 6.6        # radius and distance of the holes, mm


def skin(code):
    dye, _, number = code.partition('-')
    return SKIN[SKINS[number]](DYES[dye]), DYES[dye]


def punched(mat, first, count):
    """The same leather with holes along its middle, the first at uv v = `first`."""
    n = Nodes.__new__(Nodes)
    n.mat, n.tree = mat, mat.node_tree
    n.bsdf, n.out = n.tree.nodes['Principled BSDF'], n.tree.nodes['Material Output']
    x, y, _ = n.xyz(n.uv())
    t = n.math('DIVIDE', n.math('SUBTRACT', y, first), PITCH)
    near = n.math('MINIMUM', n.math('MAXIMUM', n.math('ROUND', t), 0), count - 1)
    dy = n.math('MULTIPLY', n.math('SUBTRACT', t, near), PITCH)
    d = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', dy, dy)))
    hole = n.range(d, HOLE - .06, HOLE + .04, 1, 0)
    lip = n.range(d, HOLE - .1, HOLE + .75, 1, 0, 'SMOOTHSTEP')
    col, normal = n.bsdf.inputs['Base Color'].links[0].from_socket, n.bsdf.inputs['Normal'].links[0].from_socket
    n.put(n.bsdf.inputs['Specular'], n.range(hole, 0, 1, .42, 0))
    return n.principled(Base_Color=n.mix(hole, col, (.005, .004, .004)), Normal=n.bump(lip, .9, .35, normal, invert=True))


def _thread(col):
    return plain(tuple(min(.8, c*2.2 + .10) for c in col), .8)


def stitches(run, col, wide, top, s0, s1, inset=1.55):
    vv, ff, base = [], [], 0
    for s in np.arange(s0, s1, 1.75):
        for g in (-1, 1):
            v, f, _ = pillow(.36, 1.2, .34, .15, .17, nb=3, nt=2)
            x = g * (wide(s)/2 - inset)
            vv.append(run.put(v + np.array((x, 0, top(2*abs(x)/wide(s), s) + .12)), s))
            ff += [tuple(q + base for q in t) for t in f]
            base += len(v)
    mesh('stitch', np.vstack(vv), ff, _thread(col), None, 40)


def _section(high, wide, groove=True):
    """Padded height of the strap over its line."""
    def top(u, s):
        a, w = abs(u), wide(s)
        h = high(s)
        h *= 1 - max(0, (a - .35) / .65) ** 2.4 * .30
        e = (1 - a) * w / 2
        if e < .5:
            h -= .5 - sqrt(max(0, .25 - (.5 - e)**2))
        return h - (.14 * exp(-((e - 1.55) / .28) ** 2) if groove else 0)
    return top


def head(run, code, s0, s1, wide=16.0, thick=1.25):
    """From the fold round the bar at s0 onwards: stitched up to the keeper, then on along the line."""
    mat, col = skin(code)
    w = lambda s: wide + .035 * max(0, s - s0 - 10)

    def high(s):
        d = s - s0
        roll = sqrt(max(0, 1 - min(1, 1 - d/2.3) ** 2)) if d < 2.3 else 1
        return thick * roll + .25*roll*exp(-((d - 2.2)/2.6)**2)
    top = _section(high, w)
    v, f, uv = strip(run, top, 1.15, s0 + .02, s1, w)
    mesh('head', v, f, mat, None, 50, uv)
    stitches(run, col, w, top, s0 + 5.2, s1 - 2)


def tail(run, code, s0, s1, wide=16.0, holes=None, thick=1.1, point=11.0):
    """Ends in a rounded point at s1. `holes` = (s of the one next to the point, count): they lie towards s0."""
    mat, col = skin(code)
    if holes:
        mat = punched(mat, holes[0] - (holes[1] - 1) * PITCH, holes[1])

    def w(s):
        d = max(0.0, (s - (s1 - point)) / point)
        return (wide + .035 * max(0, s1 - 42 - s)) * sqrt(max(.004, 1 - d**2.3))
    top = _section(lambda s: thick, w, False)
    v, f, uv = strip(run, top, 1.1, s0, s1, w)
    mesh('tail', v, f, mat, None, 50, uv)
    stitches(run, col, w, top, s0 + 1, s1 - point * .75)


def keeper(run, code, s, inside_w, low, high, width=5.4, thick=1.15):
    """Leather loop round the strap: inner size inside_w across, from `low` to `high` over the line."""
    mat, _ = skin(code)
    x, r = inside_w/2, .9
    ring = []
    for cx, cz, a0 in ((x - r, high - r, 0), (-x + r, high - r, 90), (-x + r, low + r, 180), (x - r, low + r, 270)):
        ring += [(cx + r*cos(a), cz + r*sin(a), cos(a), sin(a)) for a in np.radians(np.linspace(a0, a0 + 90, 9))]
    n = len(ring)
    rows = []
    for along, out in ((-width/2 + .35, 0), (-width/2, .35), (-width/2, thick - .4), (-width/2 + .4, thick), (width/2 - .4, thick), (width/2, thick - .4), (width/2, .35), (width/2 - .35, 0)):
        rows.append(run.put([(a + c*out, along, b + d*out) for a, b, c, d in ring], s))
    m = len(rows)
    f = [(i*n + j, (i+1) % m*n + j, (i+1) % m*n + (j+1) % n, i*n + (j+1) % n) for i in range(m) for j in range(n)]
    uv = [(j, i) for i in range(m) for j in range(n)]
    mesh('keeper', np.vstack(rows), f, mat, None, 50, uv)
