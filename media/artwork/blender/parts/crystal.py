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


def clear():
    """Sapphire that stands by itself. Its sheen is painted, brighter towards 12 o'clock: a mirror of a few per cent would be
    nothing but noise."""
    n = Nodes('clear')
    sheen = n.range(n.xyz(n.pos())[1], -15, 16, .006, .11, 'SMOOTHSTEP')
    glow = n('Emission', {0: (.86, .93, 1.0), 1: sheen}).outputs[0]
    through = n('BsdfTransparent', {0: (.95, .97, .98)}).outputs[0]
    n.tree.links.new(n('AddShader', {0: through, 1: glow}).outputs[0], n.out.inputs[0])
    return n.mat


def ground_edge():
    """The rim of a crystal, which holds the light."""
    n = Nodes('ground edge')
    shine = n.math('MAXIMUM', n('Fresnel', {0: 1.76}).outputs[0], .35)
    through = n('BsdfTransparent', {0: (.62, .72, .78)}).outputs[0]
    n.tree.links.new(n('MixShader', {0: shine, 1: through, 2: n('BsdfGlossy', {1: .18}).outputs[0]}).outputs[0], n.out.inputs[0])
    return n.mat


def build():
    """Slightly domed, seated in the bezel."""
    with group('crystal'):
        dome = spline([(15.98, 2.6), (15.98, 3.0), (15.8, 3.14), (12, 3.26), (6, 3.36), (0, 3.4)], 6)
        revolve('crystal', dome, [sapphire()], 180, smooth=60).visible_shadow = False
