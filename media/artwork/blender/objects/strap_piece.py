"""One half of a strap of the catalogue, laid straight along y with its lug end at the origin. It is cut off at
`length`."""
import numpy as np
from objects.run import Run
from parts import strap_leather, strap_metal, strap_soft

BUILDERS = {'LE': strap_leather.build, 'RU': strap_soft.rubber, 'NY': strap_soft.nylon, 'MA': strap_metal.milanese}


def straight(length):
    return Run([(y, 0) for y in np.linspace(-5, length + 4, 600)], zero=True)


def build(parts, length=120.0):
    style, color = parts['strap']['style'], parts['strap']['color']
    run = straight(length)
    run.length = length
    if style in BUILDERS:
        BUILDERS[style](run, color)
    else:
        strap_metal.links(style, run, color)
