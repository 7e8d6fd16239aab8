"""Sapphire of the scenes. (The layers get their glare from flat.mjs.)"""
from nodes import Nodes
from shape import group, revolve, spline


def sapphire(coat=.3):
    """Transparent with a faint Fresnel mirror and no refraction. `coat` is what the anti-reflective layer leaves of it."""
    n = Nodes('sapphire')
    shine = n.math('MULTIPLY', n('Fresnel', {0: 1.5}).outputs[0], coat)
    clear, mirror = n('BsdfTransparent', {0: (.985, .99, .99)}).outputs[0], n('BsdfGlossy', {1: 0.0}).outputs[0]
    n.tree.links.new(n('MixShader', {0: shine, 1: clear, 2: mirror}).outputs[0], n.out.inputs[0])
    return n.mat


def clear(edge=False):
    """Sapphire that stands by itself: clear faces, and a ground edge that holds the light."""
    n = Nodes('clear')
    shine = n.math('MULTIPLY', n('Fresnel', {0: 1.76}).outputs[0], 1.0 if edge else .07)
    through = n('BsdfTransparent', {0: (.80, .87, .90) if edge else (.965, .98, .985)}).outputs[0]
    mirror = n('BsdfGlossy', {1: .12 if edge else 0.0}).outputs[0]
    n.tree.links.new(n('MixShader', {0: shine, 1: through, 2: mirror}).outputs[0], n.out.inputs[0])
    return n.mat


def build():
    """Slightly domed, seated in the bezel."""
    with group('crystal'):
        dome = spline([(15.98, 2.6), (15.98, 3.0), (15.8, 3.14), (12, 3.26), (6, 3.36), (0, 3.4)], 6)
        revolve('crystal', dome, [sapphire()], 180, smooth=60).visible_shadow = False
