"""The mesh bracelet as a band with the picture of its weave: its wires would be two million triangles."""
import numpy as np
from metals import METAL
from nodes import Nodes
from shape import group, mesh, tube
from stage import smooth
from metals import polished
from parts.strap_path import Path, strip, width

ROW, PITCH, THICK = 1.18, 1.05, .55


def weave(col):
    """Flattened springs side by side: each wire a short slanting arch, neighbours leaning the other way."""
    n = Nodes('woven')
    x, y, _ = n.xyz(n.uv())
    row = n.math('DIVIDE', y, ROW)
    odd = n.math('MODULO', n.math('ABSOLUTE', n.math('FLOOR', row)), 2.0)
    across = n.math('SUBTRACT', n.math('FRACT', row), .5)
    slant = n.math('MULTIPLY', across, n.math('SUBTRACT', n.math('MULTIPLY', odd, 1.1), .55))
    wire = n.math('SUBTRACT', n.math('FRACT', n.math('ADD', n.math('DIVIDE', x, PITCH), slant)), .5)
    girth = n.math('SQRT', n.math('MAXIMUM', 0.0, n.math('SUBTRACT', 1.0, n.math('POWER', n.math('MULTIPLY', wire, 2.05), 2.0))))
    arch = n.math('COSINE', n.math('MULTIPLY', across, 2.6))
    h = n.math('MULTIPLY', girth, arch)
    dark = n.range(h, 0, .5, .10, 1)
    return n.principled(Base_Color=n.scale(col, dark), Metallic=1, Roughness=.2, Normal=n.bump(h, 1, .32))


def sunk(s):
    """mm by which the band begins lower, under the end link; level again once it has left it."""
    return .5 * (1 - smooth(3.0, 5.4, s))


def build(color, pose):
    col = METAL[color] if color in ('si', 'bl') else tuple(.88*c + .12*max(METAL[color]) for c in METAL[color])
    mat, edge = weave(col), polished(col, .16)
    wide = lambda s: width(s, 19.6, .02, 17.5) - .5
    with group('strap'):
        for side in (1, -1):
            path = Path(side, False, pose)
            v, f, uv = strip(path, lambda u, s: THICK - sunk(s), THICK, -2.5, path.length, wide, nu=10, ds=.8)
            mesh('band', v, f, mat, None, 40, uv)
            for g in (-1, 1):
                ss = np.linspace(-2.5, path.length, 90)
                tube('edge', [tuple(path.put([(g * (wide(x) / 2), 0, -sunk(x))], x)[0]) for x in ss], .55, edge)
