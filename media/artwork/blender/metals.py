"""Metals and machined finishes."""
import bpy
from nodes import Nodes

METAL = {
    'si': (.66, .655, .65),
    'gl': (.96, .63, .28),
    'rg': (.84, .54, .41),
    'bl': (.05, .051, .055),
    'blue': (.020, .045, .30),        # blued steel
    'ink': (.012, .012, .014),        # black lacquered hands and indices
    'gilt': (.86, .66, .36),          # gear train
    'dark': (.012, .012, .013),
}


def base(n, col, rough):
    """Base colour drifts to its grey after the first mirror bounce: two gold faces looking at each other would multiply
    their saturation and glow orange in link gaps."""
    grey = sum(col) / 3
    faded = tuple(.45 * c + .55 * grey for c in col)
    c = n.mix(n.math('GREATER_THAN', n('LightPath').outputs['Glossy Depth'], .5), col, faded)
    n.principled(Metallic=1, Roughness=rough, Base_Color=c)
    n.mat['color'] = col                  # what models.py reads
    return c


def polished(col, rough=.06):
    n = Nodes('polished')
    base(n, col, rough)
    return n.mat


def brushed(col, rough=.24, depth=.26, along='y'):
    """Linear brushing: noise dense across the lines (22/mm), long along them. The tangent is x with a quarter turn,
    since a y tangent degenerates where a bracelet bends away in the y-z plane."""
    n = Nodes('brushed')
    c = base(n, col, rough)
    z = n.noise(n.mul(n.pos(), (22, .22, .22) if along == 'y' else (.22, 22, .22)))
    t = n.to_world((1, 0, 0) if along == 'y' else (0, 1, 0))
    return n.principled(Anisotropic=.75, Anisotropic_Rotation=.25, Tangent=t,
                        Roughness=n.range(z, .3, .7, rough * .75, rough * 1.3),
                        Normal=n.bump(z, depth, .02),
                        Base_Color=n.scale(c, n.range(z, .25, .75, .84, 1.12)))


def along_hand(n, lean=None, depth=.10):
    """Normal of a hand's face: fine grain along y, and a little bow along and across, so that a face mirrors a ramp of the
    room and not one patch of it. Truly flat hands look like cut paper. Also the grain itself."""
    x, y, _ = n.xyz(n.pos())
    grain = n.noise(n.mul(n.pos(), (9, .16, 0)), 1, 2)
    if lean is None:                                          # a real slope: bowed only
        bow = n.vec(n.math('MULTIPLY', x, .05), n.range(y, -4, 14, -.17, .17))
        up = n('VectorMath', {0: n.add(n.normal(), n.to_world(bow))}, operation='NORMALIZE').outputs[0]
    else:
        sides = n.math('ADD', n.range(x, -.03, .03, -lean, lean), n.math('MULTIPLY', x, .05))
        up = n.to_world(n.vec(sides, n.range(y, -4, 14, -.16, .16), 1.0), 'NORMAL')
    return n.bump(grain, depth, .02, up), grain


def sanded(col, rough=.05):
    """Face of a solid hand: brushed along its length."""
    n = Nodes('brushed')
    c = base(n, col, rough)
    normal, grain = along_hand(n)
    return n.principled(Anisotropic=.6, Anisotropic_Rotation=.25, Tangent=n.to_world((1, 0, 0)), Normal=normal,
                        Roughness=n.range(grain, .3, .7, rough + .05, rough + .12),
                        Base_Color=n.scale(c, n.range(grain, .3, .7, .86, 1.10)))


def ridged(col, rough=.05, tilt=.30, grained=False):
    """Flat hand that shades as if it had a centre ridge: upward normals lean left and right of object x = 0, so the two
    halves mirror different parts of the room."""
    n = Nodes('ridged')
    c = base(n, col, rough)
    if grained:
        lean, grain = along_hand(n, tilt)
        n.principled(Base_Color=n.scale(c, n.range(grain, .3, .7, .88, 1.08)))
    else:
        x = n.xyz(n.pos())[0]
        lean = n.to_world(n.vec(n.range(x, -.03, .03, -tilt, tilt), 0.0, 1.0), 'NORMAL')
    mixed = n.mix(n.facing_up(), n.normal(), lean)
    return n.principled(Normal=n('VectorMath', {0: mixed}, operation='NORMALIZE').outputs[0])


def lacquered(col, ridge=False, tilt=.36):
    """Coloured hand: gloss over paint. With a ridge its halves lean as those of `ridged`."""
    n = Nodes('plain')
    n.principled(Base_Color=col, Roughness=.22, Specular=.5, Clearcoat=1, Clearcoat_Roughness=.04)
    n.mat['color'] = col
    if ridge:
        x, y, _ = n.xyz(n.pos())
        lean = n.to_world(n.vec(n.range(x, -.04, .04, -tilt, tilt), n.range(y, 0, 14, -.12, .12), 1.0), 'NORMAL')
        up = n('VectorMath', {0: n.mix(n.facing_up(), n.normal(), lean)}, operation='NORMALIZE').outputs[0]
        dark = n.math('MULTIPLY', n.facing_up(), n.range(x, -.04, .04, .45, 0))       # the half away from the window
        n.principled(Normal=up, Clearcoat_Normal=up, Base_Color=n.mix(dark, col, tuple(.25 * k for k in col)))
    return n.mat


def machined(col, height=None, size=30, rough=.2, depth=.16, finish='circular', freq=26, ink=(.03, .03, .032), cut=.75,
             occlude=0):
    """Plate whose upper faces are brushed (circular or radial) and carry a height map (white = high), while chamfers
    stay polished. The split is by normal, so a single material serves a bevelled curve object. `occlude` mm darkens
    corners."""
    n = Nodes('machined')
    c = base(n, col, rough)
    up = n.facing_up()
    normal = None
    if finish:
        z = n.sunray() if finish == 'radial' else n.rings(freq)
        normal = n.bump(z, .18, .02)
        c = n.scale(c, n.range(z, .25, .75, .88, 1.08))
        n.principled(Base_Color=c, Tangent=n.round_tangent(), Anisotropic=.85,
                     Anisotropic_Rotation=.25 if finish == 'radial' else 0)
    if height:
        h = n.image(height, size)
        n.principled(Base_Color=n.mix(n.range(h, 0, 1, cut, 0), c, ink))    # cuts read darker: oxide or lacquer fill
        normal = n.bump(h, 1, depth, normal) if normal is not None else n.bump(h, 1, depth)
    if occlude:
        socket = n.bsdf.inputs['Base Color']
        n.principled(Base_Color=n.scale(socket.links[0].from_socket, n.occlusion(occlude, .18)))
    if normal is not None:
        n.principled(Normal=n.mix(up, n.normal(), normal))
    return n.principled(Roughness=n.range(up, 0, 1, .05, rough))


def second_tone(mat):
    """Marks the metal of the second colour in two-tone parts."""
    mat['second'] = True
    return mat


def show_second_tone():
    """Turns the scene into a mask: marked metal glows white, everything else is black."""
    for m in bpy.data.materials:
        if not m.use_nodes:
            continue
        m.node_tree.nodes.clear()
        e, o = m.node_tree.nodes.new('ShaderNodeEmission'), m.node_tree.nodes.new('ShaderNodeOutputMaterial')
        e.inputs[0].default_value = (1, 1, 1, 1) if m.get('second') else (0, 0, 0, 1)
        m.node_tree.links.new(e.outputs[0], o.inputs[0])
    bpy.context.scene.view_settings.view_transform = 'Raw'
    bpy.context.scene.view_settings.look = 'None'


def plain(col, rough=.5, metallic=0, coat=0, spec=.5):
    n = Nodes('plain')
    return n.principled(Base_Color=col, Roughness=rough, Metallic=metallic, Clearcoat=coat, Clearcoat_Roughness=.03,
                        Specular=spec)


# Luminous paint: daylight colour of the pigment, a little stronger than life so that a shopper can tell them apart in a
# 400 px picture after the film curve has paled them.
LUME = {'green': (.52, .86, .42), 'blue': (.36, .68, .94), 'orange': (.92, .17, .012), 'white': (.84, .86, .80)}


def lume(name='green'):
    n = Nodes('lume')
    grain = n.noise(n.pos(), 16, 2)        # pigment grains
    n.mat['color'] = LUME[name]
    return n.principled(Base_Color=n.scale(LUME[name], n.range(grain, .3, .7, .94, 1.03)), Roughness=.6, Specular=.25)
