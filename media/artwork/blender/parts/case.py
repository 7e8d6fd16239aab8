"""Mid-case with lugs and crown. Colour pairs: first letters = mid-case and lugs, second = bezel and crown."""
import numpy as np
from math import sin, pi, sqrt
from shape import mesh, revolve, spline, frame, group
from metals import METAL, polished, brushed, second_tone
from parts import bezel


def pair(color):
    return METAL[color[:2]], METAL[color[2:4] or color[:2]]


def outer_x(y):
    """Half-width at |y|: one Bezier from the flank at 3 o'clock to the lug tip, so there is no step where lug meets
    case."""
    p0, p1, p2 = (20.05, 0), (20.0, 10.9), (13.3, 23.8)
    at = lambda t, i: (1-t)**2 * p0[i] + 2*t*(1-t) * p1[i] + t*t * p2[i]
    lo, hi = 0, 1
    for _ in range(40):
        m = (lo + hi) / 2
        lo, hi = (m, hi) if at(m, 1) < y else (lo, m)
    return at(lo, 0)


def top_z(y):
    return 1.0 - 4.3 * max(0, (y - 3) / 20.5) ** 1.9          # lugs bend down towards the wrist


def bottom_z(y):
    return -5.0 - 1.6 * (y / 23.75) ** 2


def clamp(x):
    return min(1, max(0, x))


def body(pol, bru, guards=False):
    """A cross-section swept along y on both sides: inner wall, brushed top, polished chamfer, flank, underside.
    The chamfer drops .5 over 1.05 mm (26 degrees): at 45 it would mirror the black horizon. Where it meets the flank the
    angle stays well above the smoothing limit all along, else the edge turns from crisp to soft half-way."""
    for side in (1, -1):
        ys = list(np.linspace(0, 23.1, 64)) + [23.35, 23.55, 23.68, 23.75]
        guard = guards and side > 0
        if guard:
            ys = sorted(ys + list(np.linspace(2.95, 3.35, 6)) + list(np.linspace(3.4, 9, 30)))
        ys = [-y for y in ys[:0:-1]] + ys
        verts = []
        for y0 in ys:
            y = abs(y0)
            d = max(0, (y - 23.1) / .65)
            drop = (1 - sqrt(max(0, 1 - d*d))) * .8 if d else 0
            xo, z, sink = outer_x(y) - drop*.5, top_z(y) - drop, 0
            xi = max(10.15, sqrt(max(0, 18.3**2 - y*y)))
            bev = .34 + .71 * clamp((y - 1) / 11)
            dz = .5 * min(1, .45 + .55*bev)
            if guard:                                          # shoulders either side of the crown
                t, u = clamp((y - 2.98) / .3), clamp((9.5 - y) / 5.4)
                u = u*u*(3 - 2*u)
                xo, sink = xo + 2.5*t*u, -1.1*t*u
            m, zb = xo - bev, bottom_z(y) + drop*.5
            dip = lambda x: sink * max(0, (x - 19) / 3)
            sec = [(xi, zb), (xi, z - .25), (xi + .08, z - .06), (xi + .25, z)]
            for q in np.linspace(0, 1, 9)[1:-1]:
                x = xi + .25 + (m - xi - .25)*q
                sec.append((x, z + .16*sin(pi*q) + dip(x)))
            ze = z + dip(m)
            sec += [(m, ze), (m + bev*.5, ze - dz*.48), (xo - .03, ze - dz*.95), (xo, ze - dz*1.5),
                    (xo + .02, (ze + zb)/2), (xo - .05, zb + .34), (xo - 1.0, zb), (xi, zb)]
            n = len(sec)
            verts += [(side*x, y0, zz) for x, zz in sec]
        faces, index = [], []
        for i in range(len(ys) - 1):
            for k in range(n - 1):
                f = (i*n + k, i*n + k + 1, (i+1)*n + k + 1, (i+1)*n + k)
                faces.append(f if side > 0 else f[::-1])
                index.append(1 if 2 < k < 11 or k >= n - 2 else 0)
        for i in (0, len(ys) - 1):
            faces.append(tuple(i*n + k for k in range(n)))
            index.append(0)
        mesh('body', verts, faces, [pol, bru], index, 24)
    # the barrel closes the case between the lugs and carries the bezel
    revolve('barrel', [(16.3, .9), (19.2, .9), (19.3, .6), (19.3, -4.6), (18.6, -5.0), (16.3, -5.0)], [pol], 360, smooth=20)


def crown(pol, z=-2.2):
    """Screwed down: what is seen between it and the case is a gap, not the tube it turns on. The flutes run out in a chamfer
    at both ends."""
    prof = spline([(0, 4.05), (1.2, 4.03), (2.2, 3.9), (2.75, 3.65), (2.95, 3.3)], 6)[:-1]
    prof += [(2.95, 3.3), (2.97, 3.05), (2.97, 3.0), (2.97, .9), (2.97, .85), (2.95, .6), (2.8, .44), (2.2, .40), (2.2, -.8)]

    def flutes(r, z, t):
        deep = np.clip((z - .6) / .25, 0, 1) * np.clip((3.3 - z) / .25, 0, 1) * (r > 2.8)
        return r - deep * .26 * np.clip(np.abs((t / (2*pi) * 30) % 1 - .5) * 4 - .9, 0, 1)
    with frame((19.78, 0, z), (0, 90, 0)):
        revolve('crown', prof, [pol], 360, cut_r=flutes, smooth=40)
        revolve('crown_dot', spline([(.9, 4.02), (.85, 4.14), (.6, 4.17), (0, 4.18)], 3), [pol], 48)


def build(kind='SM', color='si', layer='case'):
    a, b = pair(color)
    with group(layer):
        body(polished(a, .07), brushed(a), guards=kind == 'SU')
        pol = second_tone(polished(b, .06))
        crown(pol)
        {'SM': bezel.smooth, 'FL': bezel.fluted, 'SU': bezel.diver}[kind](pol)
