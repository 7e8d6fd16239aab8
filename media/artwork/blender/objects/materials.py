"""Materials of things that are no watch: wood, felt, suede, paper, ribbon. They read object coordinates (mm), so grain
and print stay glued to a thing however it is posed."""
from nodes import Nodes

BLEUI = (.0116, .0497, .4233)             # #1c3fae, the interface's blued steel, linear
DEEP_BLUE = (.0085, .0165, .0480)         # that steel in the shade, for linings
SAND = (.50, .43, .345)
INK = (.0060, .0086, .0110)


def walnut():
    """Oiled walnut, grain along x: wavering growth rings, darker streaks, short open pores. Cut across (y-z faces) the
    same field shows end grain, as in a box carved from one block."""
    n = Nodes('walnut')
    p = n.pos()
    x, y, z = n.xyz(p)
    drift = n.noise(n.mul(p, (.010, .045, .045)), 1.0, 3, .5)
    v = n.math('ADD', n.math('MULTIPLY', n.math('ADD', y, n.math('MULTIPLY', z, .7)), .42), n.math('MULTIPLY', drift, 26))
    ring = n.range(n.math('SINE', v), -1, 1, 0, 1)
    streak = n.noise(n.mul(p, (.03, 1.6, 1.6)), 1.0, 5, .62)
    cloud = n.noise(n.mul(p, (.02, .06, .06)), 1.0, 2)
    pore = n.range(n.noise(n.mul(p, (.16, 3.4, 3.4)), 1.0, 2, .5), .62, .70, 0, 1)
    tone = n.math('ADD', n.math('MULTIPLY', ring, .42), n.math('MULTIPLY', streak, .85))
    c = n.mix(n.range(tone, .25, 1.05, 0, 1), (.030, .0125, .0058), (.150, .070, .034))
    c = n.scale(c, n.range(cloud, .3, .7, .78, 1.2))
    c = n.mix(n.math('MULTIPLY', pore, .62), c, (.014, .006, .003))
    return n.principled(Base_Color=c, Roughness=n.range(streak, .3, .7, .34, .46), Specular=.42,
                        Clearcoat=.22, Clearcoat_Roughness=.22, Normal=n.bump(pore, .35, .05, n.bump(streak, .12, .05), invert=True))


def plaster(col):
    """Cast and rubbed smooth by hand: matt, as good as even in colour, with the faintest waviness."""
    n = Nodes('plaster')
    p = n.pos()
    cloud = n.noise(p, .035, 3, .5)
    return n.principled(Base_Color=n.scale(col, n.range(cloud, .3, .7, .965, 1.03)), Roughness=.78, Specular=.22,
                        Normal=n.bump(n.noise(p, .11, 2), .18, .5))


def twill(col):
    """Worsted wool by uv in mm: diagonal ribs 1.15 mm apart under a soft nap."""
    n = Nodes('twill')
    u, v, _ = n.xyz(n.uv())
    rib = n.range(n.math('SINE', n.math('MULTIPLY', n.math('ADD', u, v), 5.46)), -1, 1, 0, 1)
    yarn = n.noise(n.mul(n.uv(), (1.6, 1.6, 1)), 1, 3, .65)
    nap = n.noise(n.uv(), 4.5, 3, .7)
    c = n.scale(col, n.math('MULTIPLY', n.range(rib, 0, 1, .72, 1.12), n.math('MULTIPLY', n.range(yarn, .3, .7, .85, 1.18), n.range(nap, .3, .7, .85, 1.2))))
    return n.principled(Base_Color=c, Roughness=.85, Specular=.12, Sheen=.6, Sheen_Tint=.7, Normal=n.bump(rib, .35, .10, n.bump(nap, .25, .10)))


def poplin(col):
    """Shirt cloth by uv in mm, so finely woven that only a tooth is seen."""
    n = Nodes('poplin')
    u, v, _ = n.xyz(n.uv())
    weave = n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', u, 17.0)), n.math('SINE', n.math('MULTIPLY', v, 13.0)))
    return n.principled(Base_Color=n.scale(col, n.range(weave, -1, 1, .955, 1.02)), Roughness=.75, Specular=.15, Normal=n.bump(weave, .12, .04))


def suede(col):
    """Lining: short nap with brush marks, no highlight."""
    n = Nodes('lining')
    p = n.pos()
    stroke = n.noise(n.warp(p, .12, 5.0), .10, 3, .55)
    nap = n.noise(p, 5.5, 3, .7)
    c = n.scale(col, n.math('MULTIPLY', n.range(stroke, .32, .68, .84, 1.14), n.range(nap, .28, .72, .74, 1.22)))
    return n.principled(Base_Color=c, Roughness=1.0, Specular=.0, Normal=n.bump(nap, .5, .12))


def felt(col):
    """Pressed wool: matt, mottled, with stray fibres."""
    n = Nodes('felt')
    p = n.pos()
    mottle = n.noise(n.warp(p, .5, 1.2), .9, 4, .6)
    fibre = n.noise(n.mul(n.warp(p, .35, 3.0), (1.0, 5.0, 1.0)), 2.4, 3, .65)
    c = n.scale(col, n.math('MULTIPLY', n.range(mottle, .3, .7, .90, 1.09), n.range(fibre, .3, .7, .86, 1.14)))
    return n.principled(Base_Color=c, Roughness=.95, Specular=.08, Normal=n.bump(fibre, .5, .16, n.bump(mottle, .3, .3)))


def grained(col):
    """Grained calf for cases, finer than a strap's: plump pebbles with thin valleys."""
    n = Nodes('grained')
    p = n.pos()
    cell = n.voronoi(n.warp(p, .6, .6, 2), 1.15, 'DISTANCE_TO_EDGE')
    plump = n.range(cell, 0, .22, 0, 1, 'SMOOTHERSTEP')
    fine = n.noise(p, 6, 3)
    c = n.scale(col, n.math('MULTIPLY', n.range(plump, 0, 1, .62, 1.06), n.range(n.noise(p, .08, 2), .3, .7, .9, 1.1)))
    return n.principled(Base_Color=c, Roughness=n.range(plump, 0, 1, .56, .40), Specular=.45,
                        Normal=n.bump(fine, .15, .04, n.bump(plump, .65, .16)))


def paper(col):
    """Uncoated sheet with a faint tooth."""
    n = Nodes('sheet')
    tooth = n.noise(n.pos(), 3.2, 3, .6)
    return n.principled(Base_Color=col, Roughness=.62, Specular=.28, Normal=n.bump(tooth, .10, .05))


def printed_paper(col, ink):
    """Wrapping paper with rows of graduations, laid on by uv in mm (60 mm repeat)."""
    import bpy
    import os
    import nodes
    n = Nodes('wrapping')
    im = bpy.data.images.load(os.path.join(nodes.MAPS, 'paper-rule.png'), check_existing=True)
    im.colorspace_settings.name = 'Non-Color'
    f = n('TexImage', {0: n.scale(n.uv(), 1 / 60)}, image=im, interpolation='Cubic', extension='REPEAT').outputs[0]
    tooth = n.noise(n.pos(), 2.6, 3, .6)
    wave = n.noise(n.pos(), .035, 2)                    # a sheet is never quite flat on its box
    return n.principled(Base_Color=n.mix(f, col, ink), Roughness=.50, Specular=.32,
                        Normal=n.bump(tooth, .08, .05, n.bump(wave, .35, 2.2)))


def ribbon(col):
    """Grosgrain: fine ribs across, by uv in mm (v along the ribbon)."""
    n = Nodes('ribbon')
    u, v, _ = n.xyz(n.uv())
    rib = n.range(n.math('SINE', n.math('MULTIPLY', v, 8.4)), -1, 1, 0, 1)
    edge = n.range(n.math('ABSOLUTE', u), .90, .97, 0, 1)
    thread = n.noise(n.mul(n.uv(), (9, 1.2, 1)), 1, 2)
    c = n.scale(col, n.math('MULTIPLY', n.range(rib, 0, 1, .72, 1.12), n.range(thread, .3, .7, .9, 1.1)))
    return n.principled(Base_Color=n.mix(n.math('MULTIPLY', edge, .35), c, tuple(.5 * k for k in col)), Roughness=.48,
                        Specular=.38, Normal=n.bump(rib, .45, .10))
