"""What things lie on. A rig is at infinity and its light does not fall off, so a surface carries the pool of light in its
own colour: full within the inner radius, down to a share `low` at the outer one (mm, about `at`)."""
from math import sin, cos, pi
import numpy as np
from nodes import Nodes
from shape import mesh, group


def where(n):
    return n('NewGeometry').outputs['Position']


def pool(n, col, inner, outer, low, at=(0, 0)):
    x, y, _ = n.xyz(n.add(where(n), (-at[0], -at[1], 0)))
    d = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', y, y)))
    return n.scale(col, n.range(d, inner, outer, 1, low, 'SMOOTHSTEP'))


def slate(light):
    """Split slate: layers of relief, satin sheen."""
    n = Nodes('slate')
    p = where(n)
    layers, fine = n.noise(p, .09, 8, .62), n.noise(p, 1.3, 4, .6)
    c = n.scale((.024, .0255, .029), n.range(layers, .3, .7, .65, 1.5))
    return n.principled(Base_Color=pool(n, c, *light), Roughness=n.range(fine, .3, .7, .18, .30), Specular=.18,
                        Normal=n.bump(fine, .07, .06, n.bump(layers, .22, 1.0)))


def walnut(light):
    """Oiled dark wood, grain along x."""
    n = Nodes('walnut')
    p = where(n)
    bent = n.warp(n.mul(p, (.010, .075, .05)), .35, 1.1, 2)
    rings = n.noise(bent, 1.0, 5, .62)
    pores = n.noise(n.mul(p, (.06, 2.2, 1)), 1.0, 3, .7)
    c = n.mix(n.range(rings, .34, .66, 0, 1), (.016, .0078, .0042), (.060, .029, .0145))
    c = n.mix(n.range(pores, .56, .66, 0, .65), c, (.007, .0036, .002))
    return n.principled(Base_Color=pool(n, c, *light), Roughness=n.range(rings, .3, .7, .34, .24), Specular=.3,
                        Normal=n.bump(pores, .12, .10, n.bump(rings, .06, .4)))


def limestone(light):
    """Warm honed stone with veins and pores."""
    n = Nodes('limestone')
    p = where(n)
    col = (.56, .49, .41)
    cloud, grain = n.noise(n.mul(p, (.7, 1.5, 1)), .018, 9, .62), n.noise(p, .22, 6, .65)
    pore = n.range(n.noise(p, .9, 3, .7), .66, .74, 0, 1)
    c = n.mix(n.range(cloud, .35, .65, 0, 1), tuple(.78*k for k in col), col)
    c = n.scale(c, n.range(grain, .3, .7, .9, 1.08))
    c = n.mix(n.math('MULTIPLY', pore, .45), c, tuple(.45*k for k in col))
    return n.principled(Base_Color=pool(n, c, *light), Roughness=.5, Specular=.35,
                        Normal=n.bump(n.math('SUBTRACT', grain, pore), .3, .5))


def card(col, tooth=.16, sheen=.22):
    """Heavy uncoated card with a fine tooth."""
    def material(light):
        n = Nodes('card')
        p = where(n)
        fibre, cloud = n.noise(p, 2.4, 4, .7), n.noise(p, .03, 4)
        c = n.scale(col, n.math('MULTIPLY', n.range(fibre, .3, .7, .965, 1.02), n.range(cloud, .3, .7, .97, 1.02)))
        return n.principled(Base_Color=pool(n, c, *light), Roughness=.62, Specular=sheen, Normal=n.bump(fibre, tooth, .08))
    return material


def felt(col):
    """Watchmaker's felt: matt, with loose fibres."""
    def material(light):
        n = Nodes('felt')
        p = where(n)
        fibre = n.noise(n.warp(p, 1.2, 1.5), 2.8, 5, .75)
        c = n.scale(col, n.range(fibre, .3, .7, .70, 1.25))
        return n.principled(Base_Color=pool(n, c, *light), Roughness=1, Specular=0, Normal=n.bump(fibre, .6, .25))
    return material


SURFACES = {
    'slate': slate, 'walnut': walnut, 'limestone': limestone,
    'paper-warm': card((.72, .645, .56)), 'paper-cool': card((.54, .615, .645)), 'paper-rose': card((.74, .60, .565)),
    'paper-night': card((.011, .0135, .0165), .08, .06), 'felt-green': felt((.018, .050, .040)), 'felt-grey': felt((.055, .058, .062)),
}


def lay(name, light=(60, 330, .06), back=None, size=1800):
    """The surface at z = 0. `light` = inner, outer, low[, at] of the pool. With back = y it sweeps up into a wall there, with
    a radius of 120 mm, like a studio cove."""
    material = SURFACES[name](tuple(light))
    with group('surface'):
        if back is None:
            return mesh('surface', [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)], [(0, 1, 2, 3)], material)
        bend = [(back + 120*sin(a), 120 - 120*cos(a)) for a in np.linspace(0, pi/2, 24)]
        profile = [(-size, 0)] + bend + [(back + 120, 900)]
        v = [(x, y, z) for y, z in profile for x in (-size, size)]
        return mesh('surface', v, [(2*i, 2*i + 1, 2*i + 3, 2*i + 2) for i in range(len(profile) - 1)], material, None, 60)
