"""Bracelet links along any line, with the families of the layers."""
from parts import strap_metal
from parts.strap_path import core
from metals import METAL, polished, brushed


def lay(run, style='OY', color='si'):
    """Links of one family along the whole run."""
    a, b = METAL[color[:2]], METAL[color[2:4] or color[:2]]
    outer, centre = (polished(a, .07), brushed(a)), (polished(b, .06), brushed(b))
    if style == 'OY':
        strap_metal.oyster(run, outer, centre)
    else:
        {'JU': strap_metal.jubilee, 'PR': strap_metal.president, 'PM': strap_metal.premium}[style](run, outer, centre)
    core(run, .9)
