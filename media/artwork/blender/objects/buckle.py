"""Pin buckle: arched steel frame, tang, and the bar it turns on. The bar is the origin's x axis; the frame reaches to
-y."""
import numpy as np
from math import pi, sin, cos
from shape import frame, revolve, spline, tube
from metals import METAL, polished, brushed
from objects.run import bar_section, sweep, slab, Run

REACH = 9.6            # from the bar to the middle of the front
RISE = 1.55            # how much higher the front lies


def build(color='si', strap=16.0, tang_tip=.0):
    """`strap` is the width of leather that passes through; `tang_tip` lifts the tang's end."""
    col = METAL[color]
    pol, bru = polished(col, .07), brushed(col, .22, along='x')
    x = strap / 2 + 1.75
    corner = 3.0
    # the two arms and the rounded corners in one sweep, the broad front as a plate of its own over it
    arm = [(-x, 1.6), (-x, .6), (-x, -REACH + corner)]
    arm += [(-x + corner - corner*cos(a), -REACH + corner - corner*sin(a)) for a in np.linspace(.15, pi/2, 9)]
    line = spline(arm, 6)
    line = line + [(-a, b) for a, b in line[::-1]]
    rise = lambda y: RISE * (max(0, -y) / REACH) ** 1.4
    # towards the front they dive under its plate, or their bend would show on its top
    dive = lambda y: .5 * min(1, max(0, (-y - REACH + corner) / (.7 * corner)))
    pts = [(a, b, rise(b) - .95 - dive(b)) for a, b in line]
    sweep('arms', pts, bar_section(2.3, 2.1, .5), pol, smooth=25)
    tilt = -np.degrees(np.arctan2(1.4 * RISE, REACH))
    with frame((0, -REACH, RISE - .80), (tilt, 0, 0)):
        run = Run([(y, 0) for y in np.linspace(-2.0, 2.0, 30)], zero=True)
        slab('front', run, -1.95, 1.95, 2*x - .2, 1.95, (pol, bru), .42, .42, .10)
    tube('bar', [(-x, .1, 0), (x, .1, 0)], .85, pol, 8)
    for g in (-1, 1):
        with frame((g * (x + .9), .1, 0), (0, 90 * g, 0)):
            revolve('boss', [(1.35, -1.0), (1.35, .35), (1.15, .55), (.01, .6)], [pol], 48, smooth=30)
    # tang: rises from the bar, runs level, rests its bevelled tip on the front
    p = spline([(0, .95, .35), (0, -.4, 1.35), (0, -2.6, 2.35), (0, -6.4, 2.55 + tang_tip*.4), (0, -REACH - 1.75, RISE + 1.22 + tang_tip)], 10)
    sweep('tang', [(a, b, c) for a, b, c in p], bar_section(2.5, 1.15, .32), pol, smooth=25, scale=lambda k: (1 - .30*k, 1 - .30*max(0, k - .6)/.4))
    tube('knuckle', [(-1.5, .1, 0), (1.5, .1, 0)], 1.25, pol, 8)
