"""Rubber and nylon straps."""
import bpy
import numpy as np
from math import pi, sqrt
from shape import mesh
from nodes import Nodes
from parts.strap_path import strip, spring_bar, width

RUBBER = {'BL': (.012, .012, .013), 'BU': (.008, .025, .11), 'RE': (.33, .012, .015), 'OR': (.62, .13, .012), 'GR': (.018, .06, .03),
          'NEUTRAL': (.18, .18, .18)}
NYLON = {
    'BL': [(.02, .02, .022)], 'GY': [(.16, .165, .17)], 'BR': [(.11, .055, .028)], 'GR': [(.062, .082, .040)],
    'BU': [(.020, .042, .13)], 'BE': [(.46, .375, .25)],
    'FR': [(.015, .042, .21), (.80, .79, .77), (.50, .015, .02)],          # three stripes, left to right
    'NEUTRAL': [(.18, .18, .18)],
}


def rubber(path, code):
    """Moulded: two channels along the strap, rounded edges, a matt micro-texture from the mould."""
    n = Nodes('rubber')
    z = n.noise(n.pos(), 14, 2)
    cloud = n.noise(n.pos(), .5, 3)
    n.principled(Base_Color=n.scale(RUBBER[code], n.range(cloud, .3, .7, .94, 1.06)), Roughness=n.range(z, .3, .7, .44, .58),
                 Specular=.40, Normal=n.bump(z, .14, .02))
    wide = lambda s: width(s, 19.9, .06, 17)

    def top(u, s):
        a, w = abs(u), wide(s)
        e = (1 - a) * w / 2
        h = 1.15 - .035 * max(0, min(s, 20) - 6)
        if e < .8:
            h -= .8 - sqrt(max(0, .64 - (.8 - e)**2))
        g = abs(a*w/2 - 3.3)
        h -= .42 * (1 - min(1, max(0, (g - .45) / .3))) * min(1, max(0, (s - 6) / 2))
        return h - max(0, 1 - (s - .2) / .8) ** 2 * .8
    v, f, uv = strip(path, top, 1.2, .2, path.length, wide, nu=110)
    mesh('band', v, f, n.mat, None, 50, uv)
    spring_bar(path)


def weave(n=256, cells=4):
    """Repeat of a plain weave, `cells` yarns wide: R = height, G = which yarn lies on top. Warp yarns (along the strap)
    are thicker and float higher than the weft, which gives seat-belt webbing its ribs."""
    y, x = np.mgrid[0:n, 0:n] / n
    a, b = x*cells % 1, y*cells*.5 % 1
    over = ((np.floor(x*cells) + np.floor(y*cells)) % 2).astype(bool)
    prof = lambda t: np.sqrt(np.clip(1 - (2*t - 1)**2 * 1.05, 0, 1))
    b2 = y*cells % 1
    warp = prof(a) * (.50 + .50*np.sin(pi*b2))
    weft = prof(b2) * (.35 + .45*np.sin(pi*a))
    px = np.ones((n, n, 4), np.float32)
    px[..., 0], px[..., 1], px[..., 2] = np.where(over, warp, weft*.85), over, b
    im = bpy.data.images.new('weave', n, n, float_buffer=True)
    im.colorspace_settings.name = 'Non-Color'
    im.pixels.foreach_set(px.ravel())
    im.update()
    im.pack()
    return im


def nylon(path, code):
    cols = NYLON[code]
    n = Nodes('nylon')
    uv = n.uv()
    # yarns wander a little: a perfectly regular weave looks printed
    lost = n.add(uv, n.scale(n.noise(n.mul(uv, (1.1, .35, 1)), 1.0, 2, .5, 'Color'), .22))
    t = n('TexImage', {0: n.mul(lost, (1/1.5, 1/1.5, 0))}, image=weave(), interpolation='Cubic').outputs[0]
    r, g, _ = n('SeparateRGB', {0: t}).outputs
    x, y, _ = n.xyz(uv)
    c = cols[0]
    if len(cols) == 3:
        c = n.mix(n.math('GREATER_THAN', x, 3.1), n.mix(n.math('GREATER_THAN', x, -3.1), cols[0], cols[1]), cols[2])
    yarn = n.noise(n.mul(uv, (2.7, .12, 1)), 1, 1)              # each warp yarn took the dye a little differently
    fuzz = n.noise(n.mul(uv, (34, 9, 1)), 1, 2)
    c = n.scale(c, n.range(r, 0, 1, .52, 1.50))
    c = n.scale(c, n.range(g, 0, 1, .86, 1.1))
    c = n.scale(c, n.math('MULTIPLY', n.range(yarn, .3, .7, .86, 1.12), n.range(fuzz, .3, .7, .8, 1.15)))
    n.principled(Base_Color=c, Roughness=.8, Specular=.2, Normal=n.bump(r, 1, .24))

    def top(u, s):
        e = (1 - abs(u)) * 9.8
        h = .62 - (.35 - sqrt(max(0, .1225 - (.35 - min(e, .35))**2)))
        return h - max(0, 1 - (s - .2) / .9) ** 2 * .7
    v, f, uv = strip(path, top, .62, .2, path.length, lambda s: 19.6, nu=40)
    mesh('band', v, f, n.mat, None, 50, uv)
    spring_bar(path)
