"""Applied hour marks. h = hour, r = distance of the middle from the axis."""
import numpy as np
from math import pi, sin, cos
from shape import mesh, frame, revolve, spline, plate, clock
from metals import lume


def roof(w, l, h0, h1, hip):
    """Hipped bar: walls h0 high, ridge h1. Facets below 25 degrees see the soft boxes."""
    v = [(sx*w/2, sy*l/2, z) for z in (0, h0) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    v += [(0, -l/2 + hip, h1), (0, l/2 - hip, h1)]
    f = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 8), (5, 6, 9, 8), (6, 7, 9), (7, 4, 8, 9)]
    return np.array(v), f


def bars(hours, mat, w=.95, l=3.3, r=11.75):
    for h in hours:
        for x in ((-.62, .62) if h == 0 else (0,)):
            v, f = roof(w, l + (.3 if h % 3 == 0 else 0), .30, .62, .62)
            mesh('index', clock(v + (x, 0, 0), r, h*pi/6), f, mat, None, 1)


def needles(hours, mat, r=11.9):
    """Slim faceted darts, wide outside and pointed inwards."""
    for h in hours:
        l, w = (4.4, 1.0) if h % 3 == 0 else (3.7, .78)
        v = [(0, -l/2, 0), (w/2, l/2, 0), (-w/2, l/2, 0), (0, -l/2, .14), (w/2, l/2, .22), (-w/2, l/2, .22), (0, l/2 - .5, .58)]
        f = [(0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5), (3, 4, 6), (4, 5, 6), (5, 3, 6)]
        for x in ((-.60, .60) if h == 0 else (0,)):
            mesh('index', clock(np.array(v) + (x, 0, 0), r, h*pi/6), f, mat, None, 1)


def sticks(hours, mat, r=12.1):
    """Hairline batons for stone dials: as much stone as possible."""
    for h in hours:
        v, f = roof(.46 if h % 3 else .62, 2.5 if h % 3 else 3.4, .22, .42, .3)
        for x in ((-.5, .5) if h == 0 else (0,)):
            mesh('index', clock(v + (x, 0, 0), r, h*pi/6), f, mat, None, 1)


def dots(hours, mat, r=13.2):
    """Small cabochons that leave the art free."""
    for h in hours:
        k = .5 if h % 3 == 0 else .36
        with frame((r*sin(h*pi/6), r*cos(h*pi/6), 0)):
            revolve('index', spline([(k, 0), (k*.94, .16), (k*.56, .32), (0, .38)], 4), [mat], 48, smooth=60)


def plots(hours, mat, r=12.1, glow='green'):
    """Diver plots: metal cup with a domed luminous fill. Triangle at 12, batons at 6 and 9, discs elsewhere."""
    fill = lume(glow)
    for h in hours:
        a = h*pi/6
        if h in (0, 6, 9):
            if h == 0:
                o, i = [(-1.55, 1.35), (1.55, 1.35), (0, -1.75)], [(-1.12, 1.10), (1.12, 1.10), (0, -1.18)]
            else:
                o, i = [(-.72, -1.75), (.72, -1.75), (.72, 1.75), (-.72, 1.75)], [(-.48, -1.5), (.48, -1.5), (.48, 1.5), (-.48, 1.5)]
            with frame((11.9*sin(a), 11.9*cos(a), 0), (0, 0, -np.degrees(a))):
                plate('cup', [o[::-1], i], .34, .34, .06, mat)
                plate('lume', [i[::-1]], .33, .3, .05, fill)
        else:
            with frame((r*sin(a), r*cos(a), 0)):
                revolve('cup', [(1.16, 0), (1.16, .26), (1.1, .34), (.98, .36), (.90, .30), (.88, .1)], [mat], 72, smooth=40)
                revolve('lume', spline([(.9, .22), (.8, .31), (.4, .37), (0, .38)], 4), [fill], 72, smooth=60)
