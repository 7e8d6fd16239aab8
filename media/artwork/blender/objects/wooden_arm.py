"""An arm turned from pale wood, as a lay figure has one, to show a watch as large as it is on a wrist. A watch in the pose
`wrist` fits it. Runs along x, the hand's end towards +x."""
import numpy as np
from shape import mesh
from stage import smooth
from objects.materials import ash
from wrist import section


def build(length=420.0):
    ring = section(200)
    n = len(ring)
    mid = ring.mean(0)
    xs = np.linspace(-length/2, length/2, 120)
    # as wide as a wrist where watches lie, and a little wider towards hand and elbow
    rows = [np.column_stack([np.full(n, x), mid + (ring - mid) * (1 + .16*smooth(48, 150, x) + .14*smooth(-48, -170, x))]) for x in xs]
    m = len(rows)
    f = [(i*n + j, (i+1)*n + j, (i+1)*n + (j+1) % n, i*n + (j+1) % n) for i in range(m - 1) for j in range(n)]
    f += [tuple(range(n)), tuple((m-1)*n + j for j in range(n))[::-1]]
    mesh('form', np.vstack(rows), f, ash(), None, 60)
