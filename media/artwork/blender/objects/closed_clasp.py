"""What holds a strap that is closed as on a wrist (poses.loop): a pin buckle with its two metal keepers (`wide` for nylon,
which does not taper), or the cover of a folding clasp. Stands in the frame of the front, under the middle of the loop."""
import numpy as np
from shape import frame, rounded_rect, mesh, revolve
from metals import METAL, polished, brushed
from objects import buckle
from objects.run import Run, slab

# z (mm) of the loop's lowest line, of soft straps and of bracelets
SOFT, LINKS = -37.78, -36.38
HALF = 13.5            # of a cover along the strap: the loop is flat no further


def line(half):
    return Run([(y, 0) for y in np.linspace(-half, half, 60)], zero=True)


def keeper(y, col, strap):
    """Metal ring round the strap."""
    outer, inner = rounded_rect(strap + 1.9, 5.2, 1.1, 6, 2), rounded_rect(strap + .4, 3.8, .5, 6, 2)
    k = len(outer)
    rings = [(inner, -1.1), (outer, -1.1), (outer, 1.1), (inner, 1.1)]
    v = [(x, y + d, z + .25) for loop, d in rings for x, z in loop]
    f = [(i*k + j, i*k + (j+1) % k, (i+1) % 4*k + (j+1) % k, (i+1) % 4*k + j) for i in range(4) for j in range(k)]
    mesh('keeper', v, f, polished(col, .07), None, 35)


def pin(col, color, strap):
    with frame((0, 0, 1.25)):
        buckle.build(color, strap, tang_tip=.35)
    for y in (7.0, 12.5):
        keeper(y, col, strap)


def fold(col, width, foot):
    """Cover, and the two pushers that open it."""
    mats = polished(col, .07), brushed(col, .22)
    run = line(HALF + 2).lifted(lambda s: foot)
    slab('cover', run, -HALF, HALF, width, 2.5, mats, .6, .7, .14)
    for g in (-1, 1):
        with frame((g * width / 2, 0, foot + 1.25), (0, 90 * g, 0)):
            revolve('pusher', [(1.45, -.4), (1.45, .5), (1.3, .7), (.01, .75)], [mats[0]], 48, smooth=30)


def build(kind, color):
    col = METAL[color]
    with frame((0, 0, LINKS if kind in ('links', 'mesh') else SOFT), (180, 0, 0)):
        if kind in ('pin', 'wide'):
            pin(col, color, {'pin': 17.2, 'wide': 19.4}[kind])
        else:
            fold(col, *{'fold': (18.4, -.4), 'links': (17.4, -1.0), 'mesh': (19.6, .15)}[kind])
