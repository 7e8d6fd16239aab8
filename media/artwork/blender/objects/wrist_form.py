"""Smooth felt form to try a watch on: no more than a padded bar with the section of a wrist. A watch in the pose
`wrist` fits it. Runs along x."""
import numpy as np
from math import cos, sin, pi
from shape import mesh
from objects.materials import felt
from wrist import section

GREY = (.26, .265, .27)
def build(length=300.0, col=GREY):
    ring = section(160)
    n = len(ring)
    xs = [-length/2, *(-length/2 + 9*(1 - cos(a)) for a in np.linspace(.15, pi/2, 8)), *np.linspace(-length/2 + 12, length/2 - 12, 40)]
    xs += [length/2 - 9*(1 - cos(a)) for a in np.linspace(pi/2, .15, 8)] + [length/2]
    mid = ring.mean(0)
    rows = []
    for x in xs:
        d = max(0.0, 1 - (length/2 - abs(x)) / 9)
        k = 1 - (1 - np.sqrt(max(0, 1 - d*d))) * .22
        rows.append(np.column_stack([np.full(n, x), mid + (ring - mid) * k]))
    m = len(rows)
    f = [(i*n + j, (i+1)*n + j, (i+1)*n + (j+1) % n, i*n + (j+1) % n) for i in range(m - 1) for j in range(n)]
    f += [tuple(range(n)), tuple((m-1)*n + j for j in range(n))[::-1]]
    mesh('form', np.vstack(rows), f, felt(col), None, 60)
