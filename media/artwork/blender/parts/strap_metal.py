"""Link bracelets (oyster, jubilee, president, premium) and the woven mesh."""
import numpy as np
from math import pi, cos, sin
from shape import mesh, pillow, tube
from metals import METAL, polished, brushed, second_tone
from parts.strap_path import core, width


def _add(path, block, mats, x, s):
    v, f, idx = block
    mesh('link', path.put(v + np.array((x, 0, 0)), s), f, mats, idx, 30)


def oyster(path, outer, centre, po=False):
    """Three flat links, the centre row staggered by half a pitch; `po` polishes the centre."""
    pitch, s = 6.5, -3.0
    mid = (centre[0], centre[0 if po else 1])
    first = True
    while s < path.length:
        w = width(s)
        cw = w * .40
        ow = (w - cw) / 2 - .07
        for g in (-1, 1):
            _add(path, pillow(ow, pitch - .16, 2.6, .26, .35, (.06, .20)), outer, g * (cw/2 + .07 + ow/2), s + pitch/2)
        for q in ([0] if first else []) + [pitch/2]:
            _add(path, pillow(cw, pitch - .17, 2.6, .26, .34, (.03, .24)), mid, 0, s + pitch/2 + q)
        first = False
        s += pitch


def jubilee(path, outer, centre):
    """Brushed outer links, three rows of polished beads."""
    pitch, s = 4.3, -3.2
    while s < path.length:
        w = width(s)
        ow = w * .285
        iw = (w - 2*ow) / 3 - .10
        for g in (-1, 1):
            _add(path, pillow(ow - .05, pitch - .18, 2.2, .35, .5, (.10, .22)), outer, g * (w/2 - ow/2), s + pitch/2)
        for k in (-1, 0, 1):
            _add(path, pillow(iw, pitch - .16, 2.0, .75, .75, (.10, .40), nb=6), (centre[0], centre[0]), k * (iw + .10), s + pitch)
        s += pitch


def president(path, outer, centre):
    """Three rounded links per short row; brushed outside, polished and staggered in the middle."""
    pitch, s = 4.5, -3.2
    while s < path.length:
        w = width(s)
        cw = w * .36
        ow = (w - cw) / 2 - .08
        for g in (-1, 1):
            _add(path, pillow(ow, pitch - .14, 2.4, .60, .55, (.10, .62), nb=6, nt=8), outer, g * (cw/2 + .08 + ow/2), s + pitch/2)
        _add(path, pillow(cw, pitch - .14, 2.4, .62, .6, (.06, .66), nb=6, nt=8), (centre[0], centre[0]), 0, s + pitch)
        s += pitch


def premium(path, outer, centre):
    """Grains of rice: seven rows of slim polished grains, each half a grain further on than its neighbour, between
    brushed outer links with a broad polished edge."""
    pitch, s, rows = 3.9, -3.9, 7
    while s < path.length:
        w = width(s, 19.9, .045)
        ow = w * .175
        gw = (w - 2*ow) / rows
        for g in (-1, 1):
            _add(path, pillow(ow - .05, pitch - .13, 2.5, .42, .45, (.10, .22), nb=5), outer, g * (w/2 - ow/2), s + pitch/2)
        for k in range(rows):
            block = pillow(gw - .05, pitch - .10, 2.0, .62, .78, (.16, .46), nb=6, nt=8)
            _add(path, block, (centre[0], centre[0]), (k - rows//2) * gw, s + pitch/2 + (k % 2) * pitch/2)
        s += pitch


def links(style, path, color):
    po = color.endswith('-po')
    c = color.replace('-po', '').lower()
    a, b = METAL[c[:2]], METAL[c[2:4] or c[:2]]
    outer = polished(a, .07), brushed(a)
    centre = second_tone(polished(b, .06)), second_tone(brushed(b))
    if style == 'OY':
        oyster(path, outer, centre, po)
    else:
        {'JU': jubilee, 'PR': president, 'PM': premium}[style](path, outer, centre)
    core(path, .9)


def milanese(path, color):
    """Flattened springs lying across the strap; neighbours alternate hand and overlap, which gives the herringbone."""
    # wires mirror each other many times over, which would turn gold to brass: paler than the metal of other parts
    mat = polished(METAL[color] if color in ('si', 'bl') else tuple(.88*c + .12*max(METAL[color]) for c in METAL[color]), .16)
    row, pitch, b, a, r, sides = 1.18, 1.05, .94, .34, .235, 6
    ang = np.arange(sides) * 2*pi / sides
    vv, ff, base = [], [], 0
    s, k = -2.5, 0
    while s < path.length:
        w = width(s, 19.6, .02, 17.5) - .5
        turns = w / pitch
        m = int(turns * 14)
        t = np.linspace(0, turns * 2*pi, m)
        x = (1 if k % 2 else -1) * (-w/2 + w*t/t[-1])
        c = np.stack([x, b*np.cos(t), a*np.sin(t)], 1)
        tan = np.gradient(c, axis=0)
        tan /= np.linalg.norm(tan, axis=1)[:, None]
        n1 = np.cross(tan, (1, 0, 0))
        n1 /= np.linalg.norm(n1, axis=1)[:, None]
        n2 = np.cross(tan, n1)
        v = (c[:, None] + r * (np.cos(ang)[None, :, None]*n1[:, None] + np.sin(ang)[None, :, None]*n2[:, None])).reshape(-1, 3)
        vv.append(path.put(v, s))
        i, j = np.arange(m - 1)[:, None] * sides, np.arange(sides)[None]
        j2 = (j + 1) % sides
        ff.append(np.stack([i + j, i + j2, i + sides + j2, i + sides + j], -1).reshape(-1, 4) + base)
        base += len(v)
        s += row
        k += 1
    mesh('mesh', np.vstack(vv), np.vstack(ff), mat, smooth=80)
    for g in (-1, 1):                                          # soldered edge wires
        ss = np.linspace(-2.5, path.length, 160)
        tube('edge', [tuple(path.put([(g * (width(x, 19.6, .02, 17.5)/2 - .25), 0, 0)], x)[0]) for x in ss], .42, mat)
    core(path, .3)
