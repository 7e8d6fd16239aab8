"""Leather straps. One shape, six skins; every skin comes in seven dyes.

No sheen anywhere: it would count as diffuse light and falsify the albedo that dyeing.py multiplies with."""
import numpy as np
from math import sqrt, exp
from shape import mesh, pillow
from nodes import Nodes
from metals import plain
from parts.strap_path import END, loop, padding, strip, spring_bar, width

DYES = {
    'BL': (.012, .012, .013), 'BR': (.085, .032, .014), 'BU': (.012, .020, .060), 'DB': (.049, .019, .0095),
    'GR': (.020, .045, .025), 'RE': (.160, .012, .012), 'WH': (.72, .70, .66),
    'NEUTRAL': (.18, .18, .18),          # for the light (see dyeing.py)
}
# -1 .. -5 of the catalogue; no number is smooth calf
SKINS = {'': 'calf', '1': 'alligator', '2': 'suede', '3': 'vintage', '4': 'perforated', '5': 'grained'}


def calf(col):
    n = Nodes('calf')
    p = n.pos()
    cells = n.voronoi(n.warp(p, .9, .9), 1.9, 'SMOOTH_F1', Smoothness=.35)
    fine = n.noise(p, 9, 2)
    low, high = (.90, 1.03) if min(col) > .5 else (.55, 1.15)  # pale hides show no dark grain
    return n.principled(Base_Color=n.scale(col, n.range(cells, 0, .7, high, low)), Roughness=n.range(fine, .3, .7, .36, .5),
                        Specular=.45, Normal=n.bump(fine, .25, .03, n.bump(cells, .55, .10, invert=True)))


def scales(n, uv):
    """Alligator: rows of large square belly scales in the middle, small round ones on the flanks. Two cell patterns that
    meet along a wavering line. Returns the plump height and the narrow groove, both 0..1."""
    u = n.math('ABSOLUTE', n.xyz(uv)[0])
    belly = n.voronoi(n.mul(n.warp(uv, .16, 1.6, 0), (.235, .36, 1)), 1.0, 'DISTANCE_TO_EDGE', Randomness=.34)
    flank = n.voronoi(n.warp(uv, .30, .8, 0), .78, 'DISTANCE_TO_EDGE', Randomness=.62)
    waver = n.range(n.noise(n.mul(uv, (.2, .42, 1)), 1.0, 0), .3, .7, -.7, .7)
    seam = n.math('ADD', u, waver)
    edge = n.range(seam, 4.80, 4.90, 0, 1)
    away = n.math('ABSOLUTE', n.math('SUBTRACT', seam, 4.85))          # the seam itself is a groove like any other
    plump = n.mix(edge, n.range(belly, 0, .26, 0, 1, 'SMOOTHSTEP'), n.range(flank, 0, .34, 0, 1, 'SMOOTHSTEP'))
    groove = n.mix(edge, n.range(belly, 0, .034, 1, 0), n.range(flank, 0, .070, 1, 0))
    plump = n.math('MULTIPLY', plump, n.range(away, .02, .50, 0, 1, 'SMOOTHERSTEP'))
    return plump, n.math('MAXIMUM', groove, n.range(away, .03, .13, 1, 0))


def alligator(col):
    n = Nodes('alligator')
    uv = n.uv()
    h, groove = scales(n, uv)
    wrinkle = n.noise(n.mul(n.warp(uv, .4, .6, 1), (.9, 3.4, 1)), 1.7, 4, .62)      # fine folds across each scale
    tone = n.noise(uv, .22, 2)                                 # scales take the dye unevenly
    pores = n.noise(n.pos(), 10, 2)
    c = n.scale(col, n.math('MULTIPLY', n.range(h, 0, 1, .62, 1.10), n.range(tone, .3, .7, .84, 1.14)))
    c = n.mix(n.math('MULTIPLY', groove, .75), c, tuple(.30*k for k in col))
    # semi-matt glaze: the crown of a scale is burnished, the groove stays dull
    return n.principled(Base_Color=c, Roughness=n.range(n.math('ADD', h, n.math('MULTIPLY', wrinkle, .5)), .2, 1.3, .66, .44), Specular=.34,
                        Normal=n.bump(pores, .14, .03, n.bump(wrinkle, .22, .10, n.bump(h, .62, .20))))


def suede(col):
    """Nap brushed one way in patches: no highlight at all, a soft pale bloom at grazing angles."""
    n = Nodes('suede')
    p = n.pos()
    stroke = n.noise(n.warp(p, .25, 3.0), .38, 3, .55)
    nap = n.noise(n.mul(p, (9, 4, 9)), 1.6, 3, .7)
    lift = tuple(1.05*c + .016 for c in col)                     # nap scatters: black suede is charcoal
    c = n.scale(lift, n.math('MULTIPLY', n.range(stroke, .32, .68, .70, 1.30), n.range(nap, .28, .72, .60, 1.38)))
    return n.principled(Base_Color=c, Roughness=1.0, Specular=.0,
                        Normal=n.bump(nap, .75, .10, n.bump(stroke, .25, .3)))


def vintage(col):
    """Waxed pull-up leather: paler where it is stretched, scuffed, with small creases across."""
    n = Nodes('vintage')
    uv, p = n.uv(), n.pos()
    cloud = n.noise(n.warp(uv, .2, 2.0), .22, 5, .62)
    scuff = n.range(n.noise(n.mul(n.warp(uv, .5, 1.0), (.7, 2.2, 1)), .9, 6, .72), .52, .72, 0, 1)
    crease = n.range(n.voronoi(n.mul(n.warp(uv, .8, 1.6), (.35, 1.5, 1)), .8, 'DISTANCE_TO_EDGE'), 0, .09, 1, 0)
    pale = tuple(min(.8, 1.9*c + .035) for c in col)
    c = n.mix(n.range(cloud, .34, .66, 0, .75), col, pale)
    c = n.mix(n.math('MULTIPLY', scuff, .38), c, tuple(min(.85, 2.4*k + .06) for k in col))
    c = n.mix(n.math('MULTIPLY', crease, .20), c, tuple(.5*k for k in col))
    grain = n.noise(p, 7, 3)
    return n.principled(Base_Color=c, Roughness=n.range(cloud, .3, .7, .38, .56), Specular=.42,
                        Normal=n.bump(grain, .35, .05, n.bump(crease, .18, .07, invert=True)))


PITCH = 2.55      # of the punched holes


def perforated(col):
    """Rally strap: three rows of punched holes with a dark lining showing through."""
    n = Nodes('perforated')
    uv, p = n.uv(), n.pos()
    x, y, _ = n.xyz(uv)
    gy = n.math('SUBTRACT', n.math('FRACT', n.math('DIVIDE', n.math('ABSOLUTE', y), PITCH)), .5)
    gx = n.math('SUBTRACT', n.math('FRACT', n.math('ADD', n.math('DIVIDE', x, 4.1), .5)), .5)
    d = n.math('SQRT', n.math('ADD', n.math('POWER', n.math('MULTIPLY', gx, 4.1), 2.0), n.math('POWER', n.math('MULTIPLY', gy, PITCH), 2.0)))
    inside = n.math('LESS_THAN', n.math('ABSOLUTE', x), 6.2)
    clear = n.math('GREATER_THAN', n.math('ABSOLUTE', y), 5.1)      # between two rows, so none is cut
    on = n.math('MULTIPLY', inside, clear)
    hole = n.math('MULTIPLY', n.range(d, .52, .60, 1, 0), on)
    lip = n.math('MULTIPLY', n.range(d, .50, .88, 1, 0, 'SMOOTHSTEP'), on)
    cells = n.voronoi(n.warp(p, .9, .9), 2.3, 'SMOOTH_F1', Smoothness=.35)
    fine = n.noise(p, 9, 2)
    c = n.mix(hole, n.scale(col, n.range(cells, 0, .7, 1.1, .7)), (.006, .006, .006))
    grain = n.bump(fine, .22, .03, n.bump(cells, .30, .07, invert=True))
    return n.principled(Base_Color=c, Roughness=n.range(fine, .3, .7, .34, .46), Specular=n.range(hole, 0, 1, .45, 0),
                        Normal=n.bump(lip, .9, .28, grain, invert=True))


def grained(col):
    """Pebbled bull hide: plump irregular grains, round on top, with fine valleys."""
    n = Nodes('grained')
    p = n.warp(n.pos(), .8, .5, 2)
    cell = n.voronoi(n.mul(p, (1, .9, 1)), 1.18, 'DISTANCE_TO_EDGE', Randomness=.9)
    dome = n.math('POWER', n.range(cell, 0, .42, 0, 1), .55)
    fine = n.noise(n.pos(), 8, 3)
    tone = n.noise(n.pos(), .35, 2)
    c = n.scale(col, n.math('MULTIPLY', n.range(dome, 0, .8, .52, 1.10), n.range(tone, .3, .7, .90, 1.10)))
    return n.principled(Base_Color=c, Roughness=n.range(dome, 0, 1, .60, .40), Specular=.38,
                        Normal=n.bump(fine, .18, .03, n.bump(dome, .70, .17)))


SKIN = {'calf': calf, 'alligator': alligator, 'suede': suede, 'vintage': vintage, 'perforated': perforated, 'grained': grained}


def build(path, code):
    dye, _, number = code.partition('-')
    col, skin = DYES[dye], SKINS[number]
    mat = SKIN[skin](col)
    thread = plain(tuple(min(.8, c*2.2 + .10) for c in col) if skin != 'vintage' else (.52, .46, .36), .8)
    if skin in ('alligator', 'suede'):                         # tone on tone
        thread = plain(tuple(min(.75, c*1.25 + .012) for c in col), .75)
    flat = {'suede': .82, 'vintage': .80, 'perforated': .86}.get(skin, 1)     # unpadded skins lie flatter
    wide = lambda s: width(s, 19.3, .045, 16)

    def top(u, s):
        a, w = abs(u), wide(s)
        pad = padding(s)
        h = (1.20 + (.55 - .06 * max(0, s - 9)) * pad) * flat
        h *= 1 - max(0, (a - .30) / .70) ** 2.2 * (.62 if flat == 1 else .34) * pad    # pad: thick in the middle
        e = (1 - a) * w / 2
        if e < .55:                                            # rolled edge
            h -= .55 - sqrt(max(0, .55**2 - (.55 - e)**2))
        if skin != 'vintage':
            h -= .16 * exp(-((e - 1.55) / .28) ** 2) * pad     # groove pressed by the stitching
        return h + loop(s)
    v, f, uv = strip(path, top, 1.15, END, path.length, wide)
    mesh('band', v, f, mat, None, 50, uv)
    stitches(path, thread, top, wide, skin)
    spring_bar(path)


def stitches(path, thread, top, wide, skin):
    vv, ff, base = [], [], 0

    def put(x, s, turn=0.0, w=.34, l=1.15):
        nonlocal base
        v, f, _ = pillow(w, l, .3, .14, .16, nb=3, nt=2)
        c, sn = np.cos(turn), np.sin(turn)
        v = np.stack([v[:, 0]*c - v[:, 1]*sn, v[:, 0]*sn + v[:, 1]*c, v[:, 2]], 1)
        h = top(2*abs(x) / wide(s), s) + .12
        vv.append(path.put(v + np.array((x, 0, h)), s))
        ff.extend(tuple(q + base for q in t) for t in f)
        base += len(v)
    if skin == 'vintage':                                      # two pairs of hand stitches near the lug only
        for g in (-1, 1):
            for s in (5.2, 6.6):
                put(g * (wide(s)/2 - 2.0), s, np.pi/2 + g*.06, .42, 1.7)
    else:
        s = 4.9
        while s < path.length - 4:
            for g in (-1, 1):
                put(g * (wide(s)/2 - 1.55), s, g*.05)
            s += 1.62
    mesh('stitch', np.vstack(vv), ff, thread, None, 40)
