"""What hands are made of: solid blades with a ridge and a polished edge, flat bevelled plates, hubs. A hand is built pointing
to +y and turned as an object, so that its grain runs along it."""
import numpy as np
from shape import mesh, plate, revolve


def mirror(right):
    """Right half outline from tip to tail -> closed loop."""
    return right + [(-x, y) for x, y in right[::-1] if abs(x) > 1e-6]


def flat(angle, z, outline, mat, holes=(), fill=None, thick=.24, bevel=.07):
    plate('hand', [outline] + list(holes), z + thick, thick, bevel, mat, rot=-angle)
    if fill is not None:
        for h in holes:
            plate('lume', [h], z + thick - .035, thick - .06, .02, fill, rot=-angle)


def turned(angle, z, v, faces, mats, index, smooth):
    o = mesh('hand', v, faces, mats, index, smooth)
    o.location, o.rotation_euler = (0, 0, z), (0, 0, -angle)
    return o


EDGE, STEP = .13, .10      # mm: width of the polished edge, and how far the face lies above the foot of it


def blade(angle, z, ys, xs, ridge, finish, wall=.06, rise=None, smooth=13):
    """Solid hand: half-width xs along ys, a polished edge all round, and above it two brushed faces that meet in a ridge.
    `finish` = (face, edge) or (right face, edge, left face). The ridge follows the width, or `rise` (0..1), so that the faces
    keep their slope."""
    face, edge, *other = finish
    top = max(xs)
    rise = [min(1, x/top) for x in xs] if rise is None else rise
    ys = np.array(ys, float)
    inner = np.clip(ys, ys.min() + EDGE, ys.max() - EDGE * 2.2)
    v = []
    for y, yi, x, k in zip(ys, inner, xs, rise):
        e = min(EDGE, .42*x)
        lift = wall + STEP * e/EDGE
        v += [(-x, y, 0), (-x, y, wall), (e - x, yi, lift), (0, yi, lift + ridge*k), (x - e, yi, lift), (x, y, wall), (x, y, 0)]
    n, m = len(ys), 7
    f, index = [], []
    for i in range(n - 1):
        for k in range(m - 1):
            f.append((i*m + k, i*m + k + 1, i*m + m + k + 1, i*m + m + k)[::-1])
            index.append({2: 2 if other else 0, 3: 0}.get(k, 1))
    for a, turn in ((0, 1), ((n - 1)*m, -1)):                  # both ends: a slope up to the face, and the face's own triangle
        f += [tuple(a + k for k in ends)[::turn] for ends in ((0, 1, 5, 6), (1, 2, 4, 5), (2, 3, 4))]
        index += [1, 1, 1]
    return turned(angle, z, v, f, [face, edge, *other], index, smooth)


def hub(mat, z, r=1.15):
    revolve('hub', [(r, z), (r, z + .2), (r - .1, z + .28), (.01, z + .28)], [mat], 64)
