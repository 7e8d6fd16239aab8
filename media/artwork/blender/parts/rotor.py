"""Oscillating weight: a heavy rim with text and a thinner web that carries the pattern, on a ball bearing. Weight at 6."""
import numpy as np
from math import pi, sin, cos
from shape import plate, revolve, frame, group, arc, circle, box
from metals import METAL, polished, machined, plain

TINT = {'SI': 'si', 'GL': 'gl', 'RG': 'rg', 'BL': 'bl'}
FINISH = {'NORMAL': 'circular', 'CDG': None}        # the rest is brushed radially


def build(pattern, color):
    col = METAL[TINT[color]]
    # on black, the cut pattern bares the steel; on steel and gold it is filled dark
    ink, cut = ((.50, .49, .475), .85) if color == 'BL' else ((.03, .03, .032), .75)
    if pattern == 'CDG':
        cut = .30
    height = 'rotor-%s.png' % pattern
    web = machined(col, height, 30, .34, .13, FINISH.get(pattern, 'radial'), ink=ink, cut=cut, occlude=.6)
    rim = machined(col, height, 30, .30, .13, 'circular', ink=ink, cut=.8)
    with group('rotor'):
        inner = arc(0, 0, 9.98, 181, 359, 120) + [(9.98, 1.2), (4.2, 1.15)] + arc(0, 0, 3.6, 18, 162, 40) + [(-4.2, 1.15), (-9.98, 1.2)]
        plate('web', [inner, circle(0, 0, 2.15, 64)[::-1]], 5.62, .62, .12, web, res=3)
        ring = arc(0, 0, 12.75, 176, 364, 160) + [(11.2, 1.25), (9.72, 1.25)] + arc(0, 0, 9.72, 362, 178, 140) + [(-9.72, 1.25), (-11.2, 1.25)]
        plate('rim', [ring], 5.86, .9, .15, rim, res=3)
        steel = machined(METAL['si'], None, 30, .16, .1, 'circular', 40)
        revolve('bearing', [(2.45, 5.5), (2.45, 5.80), (2.36, 5.86), (1.75, 5.86), (1.68, 5.80), (1.6, 5.66), (1.25, 5.66), (1.2, 5.80),
                            (1.1, 5.86), (.01, 5.86)], [steel], 128)
        for k in range(7):
            a = 2*pi*k/7
            with frame((1.43*cos(a), 1.43*sin(a), 5.68)):
                revolve('ball', [(.2*cos(t), .2*sin(t)) for t in np.linspace(0, pi/2, 6)], [polished((.8, .8, .8), .04)], 24, smooth=80)
        box('slot', 1.6, .26, .1, 5.865, plain((.004,)*3, .5), rot=.5, bevel=.01)
