"""Rubber and nylon straps."""
import bpy
import numpy as np
from math import pi, sqrt
from shape import mesh, pillow
from nodes import Nodes
from metals import plain
from parts.strap_path import END, loop, strip, spring_bar, width

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
    wide = lambda s: width(s, 19.3, .035, 17)

    def top(u, s):
        a, w = abs(u), wide(s)
        e = (1 - a) * w / 2
        h = 1.15 - .035 * max(0, min(s, 20) - 6)
        if e < .8:
            h -= .8 - sqrt(max(0, .64 - (.8 - e)**2))
        g = abs(a*w/2 - 3.3)
        h -= .42 * (1 - min(1, max(0, (g - .45) / .3))) * min(1, max(0, (s - 6) / 2))
        return h + .55 * loop(s)                               # moulded in one piece: a soft swelling, no crease
    v, f, uv = strip(path, top, 1.2, END, path.length, wide, nu=110)
    mesh('band', v, f, n.mat, None, 50, uv)
    spring_bar(path)


PATCH = 12.0          # mm that the woven pattern covers before it repeats
WARP, WEFT = 32, 18   # yarns across and along it; even, so that the pattern closes


def wobble(rnd, count, x):
    """Smooth periodic wander for each of `count` yarns, at x in 0..1 (mean 0, about +-1)."""
    out = 0
    for k in (1, 2, 4, 7):
        out = out + rnd.uniform(-1, 1, (count, 1)) / k * np.sin(2*pi*k*x[None] + rnd.uniform(0, 2*pi, (count, 1)))
    return out / 1.3


def weave(n=1536):
    """Plain weave of flat multi-filament yarns, none quite like its neighbour: R = height, G = which yarn lies on top and
    how it took the dye, B = strands of the yarn. The warp (along the strap) is thicker and floats higher than the weft,
    which gives webbing its ribs."""
    rnd = np.random.RandomState(3)
    t = (np.arange(n) + .5) / n
    height, dye, strand = np.zeros((n, n)), np.zeros((n, n)), np.zeros((n, n))

    def lay(count, across, along, over, thick, high, strands, slant):
        """Yarns of one direction; `across` and `along` are pixel coordinates 0..1 (a row and a column)."""
        drift = wobble(rnd, count, t) * .10
        girth = 1 + wobble(rnd, count, t) * .10
        tint = rnd.uniform(-1, 1, count)
        lift = rnd.uniform(-1, 1, count) * .10
        for i in range(count):
            at, wide = drift[i].reshape(along.shape), girth[i].reshape(along.shape)
            d = (across*count - i - .5 - at + count/2) % count - count/2          # in pitches from the yarn's middle
            q = d / (.53 * thick * wide)
            body = np.sqrt(np.clip(1 - q*q, 0, 1)) ** .8
            wave = over(along, i)                                                # -1 under .. 1 over
            h = body * (high + lift[i] + .42*wave) - (np.abs(q) >= 1) * 9
            up = h > height
            height[up] = h[up]
            dye[up] = .5 + .5*tint[i]
            strand[up] = (.5 + .5*np.sin(2*pi*(strands*.5*q + slant*along*count)))[up]
    x, y = t[None], t[:, None]
    lay(WARP, x, y, lambda a, i: np.sin(2*pi*(a*WEFT/2 + i/2)), 1.04, .56, 5, 1.5)
    lay(WEFT, y, x, lambda a, i: -np.sin(2*pi*(a*WARP/2 + i/2 + .25)) * .9, .92, .40, 4, -1.0)
    px = np.ones((n, n, 4), np.float32)
    px[..., 0], px[..., 1], px[..., 2] = np.clip(height, 0, 1), dye, strand
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
    lost = n.add(uv, n.scale(n.noise(n.mul(uv, (.5, .16, 1)), 1.0, 2, .5, 'Color'), .35))
    t = n('TexImage', {0: n.mul(lost, (1/PATCH, 1/PATCH, 0))}, image=weave(), interpolation='Cubic').outputs[0]
    r, g, b = n('SeparateRGB', {0: t}).outputs
    x, y, _ = n.xyz(lost)
    c = cols[0]
    if len(cols) == 3:
        c = n.mix(n.math('GREATER_THAN', x, 3.3), n.mix(n.math('GREATER_THAN', x, -2.9), cols[0], cols[1]), cols[2])
    cloud = n.noise(n.mul(uv, (.3, .12, 1)), 1, 3)              # handling lightens some places
    fuzz = n.noise(n.mul(uv, (30, 11, 1)), 1, 2)
    c = n.scale(c, n.range(r, .05, .95, .30, 1.42))             # dark between the yarns, pale on their crowns
    c = n.scale(c, n.math('MULTIPLY', n.range(g, 0, 1, .84, 1.16), n.range(b, 0, 1, .86, 1.10)))
    c = n.scale(c, n.math('MULTIPLY', n.range(cloud, .3, .7, .93, 1.07), n.range(fuzz, .3, .7, .90, 1.08)))
    strands = n.bump(b, .35, .035)
    n.principled(Base_Color=c, Roughness=.62, Specular=.28, Normal=n.bump(r, 1, .26, strands))

    def top(u, s):
        e = (1 - abs(u)) * 9.6
        h = .80 - (.42 - sqrt(max(0, .1764 - (.42 - min(e, .42))**2)))
        return h + .8 * loop(s)
    v, f, uv = strip(path, top, .62, END, path.length, lambda s: 19.2, nu=40)
    mesh('band', v, f, n.mat, None, 50, uv)
    tacks(path, top, cols[0])
    spring_bar(path)


def tacks(path, top, col):
    """Two rows of stitches across the strap, which close the loop round the spring bar."""
    thread = plain(tuple(min(.85, 1.35*k + .006) for k in col), .6)
    vv, ff, base = [], [], 0
    for s in (3.95, 4.75):
        for k in range(-7, 8):
            x = 1.22*k + (.3 if s > 4.2 else 0)
            v, f, _ = pillow(.92, .30, .26, .13, .14, nb=3, nt=2)
            vv.append(path.put(v + np.array((x, 0, top(abs(x)/9.6, s) + .10)), s))
            ff.extend(tuple(q + base for q in p) for p in f)
            base += len(v)
    mesh('tack', np.vstack(vv), ff, thread, None, 40)
