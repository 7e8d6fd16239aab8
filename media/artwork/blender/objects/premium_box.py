"""Solid walnut box, hinged at the back, lined with suede: a cushion for the watch and a tray for a second strap.
Base on z = 0, centred, opening towards +z; the lid turns about the upper back edge."""
import numpy as np
from math import radians
from shape import plate, mesh, frame, rounded_rect, revolve, pillow, tube
from metals import METAL, polished
from objects.branded import bear
from objects.materials import SAND, suede, walnut

WIDTH, DEPTH, BASE, LID, WALL, CORNER = 164.0, 118.0, 50.0, 26.0, 11.0, 9.0
FLOOR = 9.0
GAP = .5                                   # between base and closed lid
WELL = (-22.0, 0.0)                        # middle of the watch's well
TRAY_X = 50.0                              # middle of the strap's tray
POST = 4.0                                 # wall between well and tray


def _ring(w, d, r):
    return rounded_rect(w, d, r, 10, 4)


def _lining(mat, w, d, r, top, floor, loc=(0, 0), edge=1.6):
    """Padded lining of a hollow: rolls over the rim and runs into the floor with a soft corner."""
    rows, n = [], None
    for inset, z in ((-.2, top - .2), (.25, top + .10), (edge * .7, top - .25), (edge, top - 1.4), (edge + .2, floor + 5),
                     (edge + .8, floor + 2), (edge + 2.6, floor + .6), (edge + 5, floor + .1), (edge + 9, floor)):
        ring = rounded_rect(w - 2 * inset, d - 2 * inset, max(r - inset, .6), 10, 8)
        n = len(ring)
        rows.append([(x + loc[0], y + loc[1], z) for x, y in ring])
    v = np.concatenate(rows)
    f = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rows) - 1) for i in range(n)]
    f.append(tuple((len(rows) - 1) * n + i for i in range(n)))
    mesh('lining', v, f, mat, None, 60)


def _hinge(mat, x):
    with frame((x, DEPTH / 2 + .4, BASE + GAP / 2), (0, 90, 0)):
        revolve('hinge', [(.01, -8), (1.9, -8), (2.1, -7.8), (2.1, 7.8), (1.9, 8), (.01, 8)], [mat], 32)


def base(lining=SAND):
    wood, cloth = walnut(), suede(lining)
    well_w, tray_w = 88.0, 36.0
    inner_d = DEPTH - 2 * WALL
    holes = [[(x + WELL[0], y) for x, y in _ring(well_w, inner_d, 6)], [(x + TRAY_X, y) for x, y in _ring(tray_w, inner_d, 6)]]
    plate('floor', [_ring(WIDTH, DEPTH, CORNER)], FLOOR, FLOOR, 1.2, wood)
    plate('walls', [_ring(WIDTH, DEPTH, CORNER)] + [h[::-1] for h in holes], BASE, BASE - FLOOR + 1.4, 1.1, wood, res=4)
    _lining(cloth, well_w + .4, inner_d + .4, 6, BASE - .6, FLOOR + 1, WELL)
    _lining(cloth, tray_w + .4, inner_d + .4, 6, BASE - .6, BASE - 12, (TRAY_X, 0))
    brass = polished((.70, .52, .27), .20)
    for x in (-WIDTH * .30, WIDTH * .30):
        _hinge(brass, x)
    # a ball catch in the front rim, and the finger notch it needs
    with frame((0, -DEPTH / 2 + 5.5, BASE)):
        revolve('catch', [(2.6, -.4), (2.6, .15), (2.4, .28), (1.5, .30), (1.3, .9), (.8, 1.25), (.01, 1.35)], [brass], 48, smooth=40)


def lid(angle=104, lining=SAND):
    """Turned `angle` degrees open; the brand is printed in brass on the middle of its lining."""
    wood, cloth = walnut(), suede(lining)
    with frame((0, DEPTH / 2, BASE + GAP), (-angle, 0, 0)):
        with frame((0, -DEPTH / 2, 0)):
            plate('top', [_ring(WIDTH, DEPTH, CORNER)], LID, 9, 1.6, wood, res=4)
            rim = _ring(WIDTH - 2 * WALL, DEPTH - 2 * WALL, 6)
            plate('sides', [_ring(WIDTH, DEPTH, CORNER), rim[::-1]], LID - 7.5, LID - 7.5, 1.1, wood, res=4)
            with frame(rot=(180, 0, 0)):                         # the lining looks down; open, it reads upright
                _lining(cloth, WIDTH - 2 * WALL + .4, DEPTH - 2 * WALL + .4, 6, -.6, -(LID - 10))
                bear('lid', -(LID - 10) + .12)


def build(angle=104, lining=SAND):
    base(lining)
    lid(angle, lining)
