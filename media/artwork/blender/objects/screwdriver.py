"""Watchmaker's screwdriver, lying along x: knurled barrel, swivelling cap with the colour ring of its size, thin blade."""
import numpy as np
from math import pi
from shape import box, frame, revolve, spline
from metals import METAL, machined, plain, polished

RINGS = {1.2: (.62, .42, .04), 1.6: (.42, .012, .016), 2.0: (.012, .055, .24)}       # colour by width of the blade, mm


def knurl(r, z, t):
    """Straight flutes on the grip."""
    cut = .16 * np.clip(np.abs((t / (2*pi) * 28) % 1 - .5) * 4 - .8, 0, 1)
    return np.where((z > 34) & (z < 62) & (r > 2), r - cut, r)


def build(blade=1.6):
    steel, satin = polished(METAL['si'], .10), machined((.60, .60, .595), None, 30, .2, .1, 'circular', 26)
    with frame(rot=(0, 90, 0)):
        revolve('shank', [(.01, 0), (.62, .02), (.68, 4), (.72, 17), (1.1, 19), (1.1, 20)], [steel], 48, smooth=20)
        chuck = spline([(1.1, 20), (1.75, 21), (1.9, 24), (1.9, 31), (2.3, 33)], 5)
        revolve('chuck', chuck, [satin], 96)
        grip = [(2.3, 33), (2.42, 33.3)] + [(2.42, z) for z in np.linspace(34.5, 61.5, 20)] + [(2.42, 62.7), (2.25, 63)]
        revolve('grip', grip, [steel], 336, cut_r=knurl, smooth=24)
        revolve('waist', spline([(2.25, 63), (1.8, 65), (1.8, 70), (2.3, 72)], 5), [satin], 96)
        revolve('ring', [(2.42, 72), (2.5, 72.2), (2.5, 74.8), (2.42, 75)], [plain(RINGS[blade], .3, coat=1)], 96, smooth=20)
        revolve('neck', [(1.3, 75), (1.3, 76)], [satin], 64)
        cap = spline([(1.3, 76), (3.6, 76.2), (4.0, 76.9), (4.0, 78.4), (3.7, 79), (2.6, 79.15), (1.4, 78.85), (.01, 78.8)], 5)
        revolve('cap', cap, [satin], 128)
        box('tip', blade, .34, 5.0, .3, steel, loc=(0, 0), bevel=.04)
