"""Folding clasp of a bracelet, closed: a cover that bears the brand's mark, a safety catch over its end, two pushers, and the
links that run into it from both sides. Lies along y on a gentle arc, its middle at the origin."""
import numpy as np
from shape import frame, revolve
from metals import METAL, polished, brushed
from objects.branded import bear
from objects.links import lay
from objects.run import Run, bent, slab

HALF, WIDTH, CATCH = 17.5, 16.6, 12.0


class _Links(Run):
    """Part of a run, walked away from the clasp, so that links are laid from its end outwards."""
    def __init__(self, run, start, away, length, drop):
        ss = np.arange(-4, length + 4, .1)
        y, z, _ = run.at(start + away * ss)
        p = np.interp(start + away * ss, run.s, run.p)
        super().__init__(np.stack([away * y - drop*np.sin(p)*away, z - drop*np.cos(p)], 1))
        self.s -= 4
        self.length = length
        self.away = away

    def put(self, v, s):
        w = super().put(v, s)
        return w * (self.away, self.away, 1)


def build(color='si', style='OY', radius=34.0, links=48.0):
    a, b = METAL[color[:2]], METAL[color[2:4] or color[:2]]
    run = bent(-HALF - links - 10, HALF + links + 10, radius)
    pol, bru = polished(a, .07), brushed(a, .22)
    seam = HALF - CATCH
    y, z, p = run.at((seam - HALF) / 2 - .6)
    with frame((0, y, z)):
        local = Run(np.stack([run.y - y, run.z - z], 1), zero=False)
        local.s = run.s.copy()
        slab('cover', local, -HALF, seam - .12, WIDTH, 3.0, (pol, brushed(b)), .62, .55, .12)
        with frame(rot=(np.degrees(-p), 0, 0)):
            bear('clasp', 3.15)
    slab('catch', run, seam, HALF, WIDTH, 3.15, (pol, bru), .62, .6, .12)
    slab('lip', run, HALF - .2, HALF + 1.5, 9.0, 1.5, (pol, pol), .4, .5)
    slab('inside', run, -HALF + .4, HALF - .4, WIDTH - 1.6, 1.2, (polished((.05, .05, .052), .3),) * 2, .2, .2)
    for g in (-1, 1):
        y, z, p = run.at(seam - 7.5)
        with frame((g * WIDTH / 2, y, z), (np.degrees(-p), 0, 0)):
            with frame((0, 0, 1.45), (0, 90 * g, 0)):
                revolve('pusher', [(1.45, -.4), (1.45, .55), (1.30, .75), (.01, .80)], [pol], 64, smooth=30)
    for away in (-1, 1):
        start = HALF - 1.4 if away > 0 else -HALF + 1.4
        lay(_Links(run, start, away, links, -1.9), style, color)
