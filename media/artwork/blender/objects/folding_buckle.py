"""Folding buckles for leather and rubber, open: `deployant` unfolds to one side like a Z, `butterfly` spreads two wings
from the middle. They lie along y, seen best from the side."""
import numpy as np
from shape import frame, revolve
from metals import METAL, polished, brushed
from objects.run import bent, slab

RADIUS = 36.0


def _hinge(mat, y, z, width):
    with frame((0, y, z), (0, 90, 0)):
        revolve('hinge', [(.01, -width/2), (1.0, -width/2), (1.15, -width/2 + .2), (1.15, width/2 - .2), (1.0, width/2), (.01, width/2)], [mat], 40)


def _bar(mats, run, s, width):
    """Frame that a strap end is sewn round."""
    for g in (-1, 1):
        y, z, p = run.at(s)
        with frame((g*(width/2 - .6), y, z), (np.degrees(-p), 0, 0)):
            slab('cheek', bent(-2.2, 2.2, 200), -2.2, 2.2, 1.3, 2.6, mats, .3, .3)
    y, z, _ = run.at(s)
    with frame((0, y, z + 1.3), (0, 90, 0)):
        revolve('bar', [(.01, -width/2), (.8, -width/2), (.8, width/2), (.01, width/2)], [mats[0]], 32)


def deployant(mats):
    base = bent(-22, 22, RADIUS)
    slab('base', base, -19, 19, 8.5, 1.1, mats, .3, .4)
    _bar(mats, base, -20.5, 15.5)
    y, z, p = base.at(19.6)
    _hinge(mats[0], y, z + .9, 11)
    with frame((0, y, z + 1.2), (-82, 0, 0)):
        blade = bent(-44, 0, RADIUS)
        slab('blade', blade, -34, -.8, 8.5, 1.1, mats, .3, .4)
        cover = blade.lifted(lambda s: 1.0)
        slab('cover', cover, -41, -21, 17.0, 2.1, mats, .6, .6, .1)
        for g in (-1, 1):
            a, b, q = cover.at(-31)
            with frame((g*8.5, a, b + 1.1), (0, 90*g, 0)):
                revolve('pusher', [(1.3, -.4), (1.3, .5), (1.15, .7), (.01, .75)], [mats[0]], 48, smooth=30)


def butterfly(mats):
    base = bent(-22, 22, RADIUS)
    slab('base', base, -19, 19, 7.0, 1.1, mats, .3, .4)
    for g in (-1, 1):
        y, z, _ = base.at(g*19.4)
        _hinge(mats[0], y, z + .7, 9.5)
        with frame(rot=(0, 0, 0 if g > 0 else 180)):
            y, z, _ = base.at(19.4)
            with frame((0, y, z + 1.0), (-74, 0, 0)):
                wing = bent(-24, 0, RADIUS)
                slab('wing', wing, -20, -.8, 7.0, 1.0, mats, .3, .4)
                slab('cover', wing.lifted(lambda s: .9), -21.5, -4.5, 16.5, 2.0, mats, .55, .55, .1)
                _bar(mats, wing, -23.0, 15.0)


def build(kind='deployant', color='si'):
    mats = polished(METAL[color], .07), brushed(METAL[color], .22)
    {'deployant': deployant, 'butterfly': butterfly}[kind](mats)
