"""Automatic movement in the manner of an NH35, seen through the back. Drawn in the back frame of caseback.py."""
import numpy as np
from math import pi, sin, cos, radians
from shape import plate, revolve, spline, frame, group, arc, circle, tube, box
from metals import METAL, polished, machined, plain


def screw(x, y, z, r=.62, blue=True, turn=0):
    m = polished((.012, .028, .17) if blue else METAL['si'], .10)
    with frame((x, y, z), (0, 0, turn)):
        revolve('sink', [(r + .20, .03), (r + .14, -.02), (r + .02, -.16)], [polished((.22, .22, .22), .15)], 48)
        revolve('screw', [(r, -.10), (r, .08), (r - .13, .19), (r - .3, .20), (.01, .20)], [m], 48, smooth=20)
        box('slot', 2*r - .10, .2, .05, .212, plain((.004, .004, .006), .5), bevel=.01)


def jewel(x, y, z, r=.62):
    with frame((x, y, z)):
        revolve('chaton', [(r + .42, -.1), (r + .42, .02), (r + .36, .07), (r + .14, .06), (r + .02, -.06)], [polished(METAL['gl'], .08)], 64)
        ruby = plain((.36, .004, .035), .04, coat=1, spec=.8)
        revolve('ruby', spline([(r + .03, -.08), (r*.8, .0), (.24, -.03), (.16, -.14)], 4), [ruby], 48, smooth=60)
        revolve('pivot', [(.17, -.13), (.01, -.13)], [polished((.5, .45, .35), .1)], 24)


def wheel(x, y, z, r, teeth, mat, thick=.28, spokes=0, hole=.5, turn=0.0):
    """Toothed wheel; with spokes it is crossed out."""
    pts = []
    for i in range(teeth):
        for d, out in ((-.30, 1), (-.16, 0), (.16, 0), (.30, 1)):
            a, rr = 2*pi*(i + d)/teeth, r if out else r - .34
            pts.append((rr*cos(a), rr*sin(a)))
    loops = [pts, circle(0, 0, hole, 24)[::-1]]
    for k in range(spokes):
        a0, a1 = 360*k/spokes + 9, 360*(k + 1)/spokes - 9
        loops.append(arc(0, 0, r - .95, a0, a1, 24) + arc(0, 0, hole + .55, a1 - 6, a0 + 6, 10))
    plate('wheel', loops, z, thick, .05, mat, rot=turn, loc=(x, y))


def balance(x, y, z):
    """Ring with two arms and a blued hairspring of eleven turns."""
    with frame((x, y, z)):
        loops = [circle(0, 0, 4.15, 120)]
        for k in (0, 1):
            a0, a1 = 180*k + 7, 180*k + 173
            loops.append(arc(0, 0, 3.45, a0, a1, 40) + arc(0, 0, .75, a1 - 18, a0 + 18, 12))
        plate('balance', loops, 0, .5, .09, polished((.86, .62, .33), .10), rot=radians(24))
        turns = [((.55 + 1.95*t)*cos(2*pi*11*t), (.55 + 1.95*t)*sin(2*pi*11*t), .10) for t in np.linspace(0, 1, 700)]
        tube('hairspring', turns, .045, polished((.03, .06, .34), .15), 1)


def build():
    # bright bridges over a dark plate, or the whole would read as one sheet
    stripes = machined((.74, .73, .705), 'bridge-stripes.png', 30, .24, .010, None, ink=(.36, .355, .35), cut=.80, occlude=.9)
    grained = machined((.30, .295, .285), 'perlage.png', 30, .28, .020, None, cut=.45, occlude=2.2)
    gilt = machined(METAL['gilt'], None, 30, .16, .1, 'circular', 40, occlude=.7)
    steel = machined((.60, .60, .595), None, 30, .16, .1, 'circular', 34, occlude=.7)
    snail = machined((.40, .395, .385), None, 30, .22, .1, 'circular', 30, occlude=2.0)
    with group('movement'):
        revolve('floor', [(13.6, 1.9), (.01, 1.9)], [plain((.01, .01, .01), .6)], 180)
        plate('plate', [circle(0, 0, 13.5, 240)], 2.7, .8, .08, grained)
        # bridges; gaps of about .25 mm between them read as black lines
        barrel = arc(0, 0, 13.05, -8, 96, 60) + spline([(-1.2, 12.6), (-2.2, 9.0), (-1.0, 5.4), (1.0, 3.2), (1.6, .4), (3.8, -1.6), (8.0, -2.2), (12.6, -2.0)])
        train = arc(0, 0, 13.05, -162, -13, 80) + spline([(12.4, -3.2), (8.2, -2.7), (3.6, -2.1), (.2, -2.6), (-3.2, -1.6), (-6.4, -2.0), (-10.0, -2.8), (-12.2, -3.9)])
        plate('barrel_bridge', [barrel], 3.95, .85, .24, stripes, res=0)
        plate('train_bridge', [train], 3.95, .85, .24, stripes, res=0)
        # escapement well on the left, with the balance over it
        plate('well', [circle(-6.9, 4.6, 4.75, 96)], 2.78, .1, .04, snail)
        wheel(-1.2, 1.4, 3.35, 2.2, 60, gilt, spokes=5)
        wheel(-3.3, -.6, 3.05, 1.5, 20, steel, .2, spokes=4)
        balance(-6.9, 4.6, 3.75)
        cock = arc(-6.9, 4.6, 1.35, -35, 245, 36) + spline([(-7.9, 3.4), (-9.6, 1.4), (-12.0, -.4), (-13.0, -1.4)]) + arc(0, 0, 13.05, 187.5, 195, 8) \
            + spline([(-12.2, -3.6), (-9.6, -2.2), (-7.0, .8), (-5.95, 3.5)])
        plate('cock', [cock], 4.75, .7, .2, stripes, res=0)
        jewel(-6.9, 4.6, 4.80, .55)
        screw(-11.2, -1.9, 4.78, .72, turn=35)
        plate('regulator', [[(0, .22), (3.0, .12), (3.0, -.12), (0, -.22)]], 4.95, .12, .03, steel, rot=radians(62), loc=(-6.9, 4.6))
        # upper plate holding the balance stud, a small screw-down piece at the rim
        foot = arc(0, 0, 13.05, 104, 132, 16) + spline([(-8.3, 9.4), (-6.8, 10.0), (-4.4, 10.3), (-3.3, 11.6)])
        plate('foot', [foot], 3.6, .6, .2, stripes, res=0)
        screw(-5.9, 11.1, 3.66, .6, turn=80)
        # keyless and winding work on the barrel bridge
        wheel(6.1, 6.0, 4.36, 3.75, 54, steel, .4, hole=.9)
        screw(6.1, 6.0, 4.42, 1.0, turn=70)
        wheel(.9, 9.2, 4.36, 2.05, 28, steel, .4, hole=.6)
        screw(.9, 9.2, 4.4, .75, turn=15)
        wheel(4.2, -5.4, 4.34, 2.9, 64, gilt, .34, spokes=5)
        for x, y, z, r in ((4.2, -5.4, 4.30, .5), (-2.6, -4.9, 4.0, .62), (-6.3, -5.6, 4.0, .5), (1.2, -8.9, 4.0, .5), (9.2, -4.6, 4.0, .5), (3.2, 1.4, 4.0, .55), (-1.2, 1.4, 3.55, .40)):
            jewel(x, y, z, r)
        for x, y, a in ((11.2, 2.2, 20), (2.6, 12.0, 110), (-9.6, -6.8, 60), (9.0, -8.6, 150), (-2.8, -11.6, 5)):
            screw(x, y, 4.0, .72, turn=a)
