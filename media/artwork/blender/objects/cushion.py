"""Watch cushion: fills a strap in the pose `cushion`. Lies along x, under a watch with its dial at z = 0."""
import numpy as np
from math import pi
import poses
from shape import mesh
from objects.materials import SAND, suede

TOP = -7.4


def half(inset):
    """(y, z) from the middle of the top down to the middle of the underside, `inset` mm inside the strap's line."""
    bend, length = poses.slope('cushion', 1, True)
    s = np.arange(0, length, .5)
    p = bend(s)
    y, z = np.cumsum(np.cos(p)) * .5 + 19.0 - np.sin(p)*inset, -np.cumsum(np.sin(p)) * .5 - 3.0 - np.cos(p)*inset
    keep = z < TOP - .6
    y, z = y[keep], z[keep]
    top = [(a, TOP - .6*(a/y[0])**2) for a in np.linspace(0, y[0], 20)[:-1]]
    low = [(a, z[-1] - 1.5*np.sin(pi/2*(1 - a/y[-1]))) for a in np.linspace(y[-1], 0, 12)[1:]]
    return np.array(top + list(zip(y, z)) + low)


def build(width=72.0, col=SAND, inset=1.3):
    right = half(inset)
    ring = np.concatenate([right, right[-2:0:-1] * (-1, 1)])
    mid = np.array([0, (ring[:, 1].max() + ring[:, 1].min()) / 2])
    rows, n = [], len(ring)
    ends = np.linspace(0, pi/2, 10)[1:]
    xs = [(-width/2 + 6*(1 - np.sin(a)), 1 - .17*(1 - np.cos(a))) for a in ends[::-1]]
    xs += [(x, 1.0) for x in np.linspace(-width/2 + 7, width/2 - 7, 30)]
    xs += [(-x, k) for x, k in xs[8::-1]]
    for x, k in xs:
        rows.append(np.column_stack([np.full(n, x), mid + (ring - mid)*k]))
    m = len(rows)
    f = [(i*n + j, (i+1)*n + j, (i+1)*n + (j+1) % n, i*n + (j+1) % n) for i in range(m - 1) for j in range(n)]
    f += [tuple(range(n)), tuple((m-1)*n + j for j in range(n))[::-1]]
    mesh('cushion', np.vstack(rows), f, suede(col), None, 60)
