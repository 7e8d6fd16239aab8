"""What holds a strap that is closed as on a wrist (poses.loop): a pin buckle with its two metal keepers (`wide` for nylon,
which does not taper), or the cover of a folding clasp. Stands in the frame of the front, under the middle of the loop."""
import numpy as np
from shape import frame, rounded_rect, mesh, revolve
from metals import METAL, polished, brushed
from nodes import Nodes
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


# width and foot of the covers
COVERS = {'fold': (18.4, -.4), 'links': (17.4, -1.0), 'mesh': (19.6, .15)}
THICK, CROWN = 2.5, .14


def fold(col, width, foot):
    """Cover, and the two pushers that open it."""
    mats = polished(col, .07), brushed(col, .22)
    run = line(HALF + 2).lifted(lambda s: foot)
    slab('cover', run, -HALF, HALF, width, THICK, mats, .6, .7, CROWN)
    for g in (-1, 1):
        with frame((g * width / 2, 0, foot + 1.25), (0, 90 * g, 0)):
            revolve('pusher', [(1.45, -.4), (1.45, .5), (1.3, .7), (.01, .75)], [mats[0]], 48, smooth=30)


def at(kind):
    """Frame of what closes a strap, its face away from the wrist."""
    return frame((0, 0, LINKS if kind in ('links', 'mesh') else SOFT), (180, 0, 0))


def mark(kind, color):
    """The brand's mark on a cover, upright for who looks at the back: dark as a laser leaves it, on black the bare steel."""
    ink = (.42, .41, .40) if color == 'bl' else (.17, .17, .172)
    with at(kind), frame((0, 0, COVERS[kind][1] + THICK + CROWN + .012), (0, 0, 180)):
        n = Nodes('mark')
        n.principled(Base_Color=ink, Roughness=.42, Metallic=1, Alpha=n.image('brand-clasp.png', 10))
        mesh('mark', [(-5, -5, 0), (5, -5, 0), (5, 5, 0), (-5, 5, 0)], [(0, 1, 2, 3)], n.mat)


def build(kind, color):
    col = METAL[color]
    with at(kind):
        if kind in ('pin', 'wide'):
            pin(col, color, {'pin': 17.2, 'wide': 19.4}[kind])
        else:
            fold(col, *COVERS[kind])
