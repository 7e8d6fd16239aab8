"""The watch from behind. Modelled in the back frame: z points to the viewer of the back, x is mirrored (crown on the
left). The case is the front's own mesh turned over, so both sides have exactly one outline."""
import numpy as np
from math import pi
from shape import revolve, spline, frame, group
from metals import METAL, polished, machined, plain
from parts import case

GLASS_R = 13.4


def notches(r, z, t):
    """Six key notches in the screw-down ring."""
    d = np.min([np.abs((t - pi/6 - k*pi/3 + pi) % (2*pi) - pi) for k in range(6)], axis=0)
    deep = np.where(d < .062, 1, np.clip(1 - (d - .062) / .012, 0, 1))
    return np.where((r > 16.55) & (z > 5.5), z - .55*deep, z)


def ring(col, closed, floor=True):
    """Sloped polished edge with notches, then a circular-brushed band with engraved text; closed backs go on to the
    middle, open ones carry the rim of the glass, over a black floor unless the movement is elsewhere."""
    black = col[0] < .2
    face = machined(col, 'back-closed.png' if closed else 'back-open.png', 40, .32, .10, 'circular',
                    ink=(.42, .41, .40) if black else (.03, .03, .032))          # on black, engraving bares the steel
    revolve('edge', [(18.6, 4.9), (18.4, 5.5), (18.15, 5.75), (17.75, 5.95), (17.6, 6.2), (17.55, 6.35), (17.35, 6.5),
                     (16.6, 6.58), (16.5, 6.6)], [polished(col, .07)], 720, cut_z=notches)
    if closed:
        revolve('face', [(16.5, 6.6), (16.4, 6.62)] + [(r, 6.62) for r in (14, 12, 9, 6, 3, 1, .01)], [face], 360)
        return
    revolve('band', [(16.5, 6.6), (16.4, 6.62), (14.1, 6.62), (13.9, 6.6), (13.75, 6.5)], [face], 360)
    revolve('rim', spline([(13.75, 6.5), (13.6, 6.36), (13.45, 6.0), (13.4, 5.2), (13.4, 2.4)], 4), [polished(col, .12)], 360, smooth=40)
    if floor:                  # whatever lies in the glass, nothing behind the watch can show through
        revolve('floor', [(13.6, 2.3), (.01, 2.3)], [plain((.006, .006, .007), .6)], 180)


def build(kind, color, closed, layer='caseback'):
    with frame(rot=(0, 180, 0)):
        case.build(kind, color, layer)
    with group(layer):
        ring(METAL[color[:2]], closed)
