"""Dial surfaces: what the dial plate is made of, before printing and indices."""
from math import radians
from nodes import Nodes
from metals import METAL


def sunburst(col, coat=.5):
    """Radially brushed metal under lacquer, darker towards the flange as lacquered dials are."""
    n = Nodes('sunburst')
    z = n.sunray()
    v = n.range(n.radius(), 5, 15.6, 1.12, .62, 'SMOOTHSTEP')
    return n.principled(Metallic=1, Anisotropic=.94, Anisotropic_Rotation=.25, Tangent=n.round_tangent(),
                        Roughness=n.range(z, .3, .7, .30, .40),
                        Base_Color=n.scale(n.scale(col, n.range(z, .25, .75, .70, 1.30)), v),
                        Normal=n.bump(z, .22, .02), Clearcoat=coat, Clearcoat_Roughness=.02)


def enamel(col, wave=.5):
    """Grand feu: pure colour under thick gloss, with the faint waviness of fired glass."""
    n = Nodes('enamel')
    z, s = n.noise(n.pos(), .35, 2), n.noise(n.pos(), 7, 1)
    return n.principled(Base_Color=col, Roughness=.16, Specular=.45, Clearcoat=1, Clearcoat_Roughness=.015,
                        Clearcoat_Normal=n.bump(z, wave, .25, n.bump(s, .05, .02)))


def kintsugi(col, gold=METAL['gl']):
    """Lacquer mended with gold: a mask drives metal, colour and a small relief."""
    n = Nodes('kintsugi')
    f = n.image('dial-kintsugi.png', 31)
    g = n.noise(n.pos(), 3.2, 5, .7)
    cloud = n.noise(n.pos(), .16, 3, .5)
    ground = n.scale(col, n.range(cloud, .3, .7, .94, 1.04))
    n.principled(Base_Color=n.mix(f, ground, n.scale(gold, n.range(g, .3, .7, .72, 1.1))), Metallic=f,
                 Roughness=n.range(f, 0, 1, .14, .22), Specular=.25, Clearcoat=.5, Clearcoat_Roughness=.02,
                 Normal=n.bump(n.math('MULTIPLY', f, n.range(g, .3, .7, .7, 1)), 1, .05))      # more gloss turns it milky
    return n.mat


def comet(v):
    """Midnight lacquer with nebula, powdered gold comet and stars (maki-e)."""
    n = Nodes('comet')
    f = n.image('dial-comet%d.png' % v, 31)
    p = n.pos()
    neb = n.range(n.noise(n.warp(p, .12, 5.0, 3), .10, 5, .55), .36, .70, 0, 1)
    a, b = ((.0018, .0034, .012), (.006, .022, .085)) if v == 1 else ((.0045, .0018, .005), (.090, .020, .022))
    dust = n.range(n.noise(p, 9, 2, .5), .55, .75, .55, 1.0)               # gold is sprinkled powder, not paint
    c = n.mix(f, n.mix(neb, a, b), n.scale((1.0, .72, .28), dust))
    # half metal: pure metal powder mirrors the dark room and goes dull
    n.principled(Base_Color=c, Metallic=n.math('MULTIPLY', f, .5), Roughness=n.range(f, 0, 1, .22, .30), Normal=n.bump(f, 1, .030), Specular=.25,
                 Clearcoat=.5, Clearcoat_Roughness=.015)
    return n.mat


def waves(col=(.040, .105, .165)):
    """Guilloche waves, one steep and one slow flank per crest, silvered metal under blue lacquer."""
    n = Nodes('waves')
    h = n.image('dial-wave.png', 31)
    v = n.range(n.radius(), 6, 15.6, 1.1, .7, 'SMOOTHSTEP')
    n.principled(Base_Color=n.scale(n.mix(h, tuple(.30*k for k in col), col), v), Metallic=1, Roughness=.26,
                 Normal=n.bump(h, 1, .30), Clearcoat=.6, Clearcoat_Roughness=.02)
    return n.mat


def pottery(col=(.010, .058, .20)):
    """Raku blue: one pool of glaze, pale where it is thick in the middle and nearly black where it has run off the edge, under
    a net of fine crackle."""
    n = Nodes('pottery')
    p = n.pos()
    run = n.noise(n.warp(p, .07, 2.0, 1), .075, 1, .4)
    depth = n.math('ADD', n.range(n.radius(), 1.0, 15.8, 0, 1, 'SMOOTHSTEP'), n.range(run, .25, .75, -.34, .34))
    c = n.mix(n.range(depth, -.12, .78, 0, 1, 'SMOOTHSTEP'), (.022, .150, .33), col)
    c = n.mix(n.range(depth, .45, 1.15, 0, 1, 'SMOOTHSTEP'), c, tuple(.13*k for k in col))
    bent = n.mul(n.warp(p, .30, 2.2, 3), (1, 1, 0))
    net = n.range(n.voronoi(bent, .36, 'DISTANCE_TO_EDGE'), .004, .020, 1, 0)
    hair = n.range(n.voronoi(bent, 1.05, 'DISTANCE_TO_EDGE'), .006, .034, 1, 0)
    c = n.mix(n.math('MULTIPLY', hair, .26), c, (.004, .014, .045))
    c = n.mix(n.math('MULTIPLY', net, .80), c, (.003, .008, .022))
    grain = n.noise(p, 7, 2)
    n.principled(Base_Color=n.scale(c, n.range(grain, .3, .7, .93, 1.06)), Roughness=.2, Specular=.45, Normal=n.bump(net, .35, .03, invert=True),
                 Clearcoat=1, Clearcoat_Roughness=.02, Clearcoat_Normal=n.bump(n.noise(p, .30, 1), .35, .3))
    return n.mat


def matt(col, grain=.10):
    """Galvanised matt dial with the fine tooth of a sand-blasted plate."""
    n = Nodes('matt')
    p = n.pos()
    g = n.noise(p, 11, 3, .65)
    v = n.range(n.radius(), 6, 15.6, 1.06, .84, 'SMOOTHSTEP')
    return n.principled(Base_Color=n.scale(n.scale(col, n.range(g, .3, .7, .92, 1.06)), v), Roughness=.46, Specular=.4,
                        Normal=n.bump(g, grain, .03))


def brushed_bronze(col):
    """Vertical satin brushing, smoked towards the flange."""
    n = Nodes('bullet')
    z = n.noise(n.mul(n.pos(), (20, .18, 1)), 1, 4)
    v = n.range(n.radius(), 4, 15.6, 1.15, .36, 'SMOOTHSTEP')
    return n.principled(Metallic=1, Anisotropic=.8, Anisotropic_Rotation=.25, Tangent=n.to_world((1, 0, 0)), Roughness=.34,
                        Base_Color=n.scale(n.scale(col, n.range(z, .28, .72, .78, 1.2)), v), Normal=n.bump(z, .25, .02),
                        Clearcoat=.5, Clearcoat_Roughness=.02)


def meteorite():
    """Widmanstaetten pattern: crossing iron-nickel lamellae in three directions, each reflecting differently."""
    n = Nodes('meteorite')
    p = n.warp(n.pos(), .25, .35, 2)
    x, y, _ = n.xyz(p)
    shade = n.noise(p, .8, 3)
    total = None
    bumps = None
    for k, (cx, cy, wide) in enumerate(((.94, .34, .55), (-.17, .985, .75), (-.79, .61, .62))):
        across = n.math('ADD', n.math('MULTIPLY', x, cx), n.math('MULTIPLY', y, cy))
        along = n.math('SUBTRACT', n.math('MULTIPLY', y, cx), n.math('MULTIPLY', x, cy))
        lam = n.voronoi(n.vec(n.math('MULTIPLY', across, 1.25 / wide), n.math('MULTIPLY', along, .085), 3.7*k), 1.0, 'F1', 'Color')
        r, g, _ = n.xyz(lam)
        # a direction shows only in its own patches, so bands end against each other as crystals do
        on = n.range(n.math('ADD', n.noise(n.vec(n.math('MULTIPLY', across, .8), n.math('MULTIPLY', along, .16), 9.0 + k), 1.0, 2), n.math('MULTIPLY', g, .25)), .58, .66, 0, 1)
        tone = n.math('MULTIPLY', on, n.range(r, 0, 1, .25, 1.0))
        total = tone if total is None else n.math('MAXIMUM', total, tone)
    c = n.mix(total, (.20, .195, .19), (.60, .585, .565))
    fine = n.noise(n.pos(), 6, 4, .7)
    n.principled(Metallic=1, Base_Color=n.scale(c, n.range(fine, .3, .7, .88, 1.08)), Roughness=n.range(total, 0, 1, .46, .28),
                 Normal=n.bump(total, .5, .05, n.bump(shade, .12, .2)), Clearcoat=.35, Clearcoat_Roughness=.03)
    return n.mat


def malachite():
    """Banded green: growth rings about a few eyes, from nearly black to pale, each of its own width, with hair-fine lines in them."""
    n = Nodes('malachite')
    p = n.add(n.warp(n.warp(n.pos(), .050, 3.4, 1), .30, .40, 2), (4.0, 7.5, 0))
    x, y, _ = n.xyz(p)
    eyes = n('TexVoronoi', {'Vector': n.mul(p, (.060, .078, 0)), 'Scale': 1.0, 'Smoothness': .30}, voronoi_dimensions='2D', feature='SMOOTH_F1').outputs['Distance']
    t = n.math('ADD', n.math('MULTIPLY', eyes, 14.0), n.math('ADD', n.math('MULTIPLY', x, .16), n.math('MULTIPLY', y, -.10)))      # mm of growth
    ring = lambda scale, detail: n('TexNoise', {'W': t, 'Scale': scale, 'Detail': detail, 'Roughness': .5}, noise_dimensions='1D').outputs['Fac']
    broad, band, hair = ring(.34, 0), ring(1.15, 1), ring(5.5, 2)
    tone = n.math('ADD', n.math('MULTIPLY', broad, .45), n.math('ADD', n.math('MULTIPLY', band, .95), n.math('MULTIPLY', hair, .20)))
    c = n.mix(n.range(tone, .68, .78, 0, 1, 'SMOOTHSTEP'), (.0020, .030, .017), (.010, .115, .060))
    c = n.mix(n.range(tone, .84, .90, 0, 1, 'SMOOTHSTEP'), c, (.030, .215, .118))
    c = n.mix(n.range(tone, .96, 1.02, 0, 1, 'SMOOTHSTEP'), c, (.110, .400, .250))
    fleck = n.noise(n.pos(), 4.5, 4, .6)
    n.principled(Base_Color=n.scale(c, n.range(fleck, .3, .7, .93, 1.06)), Roughness=.18, Specular=.4, Clearcoat=.8, Clearcoat_Roughness=.012)
    return n.mat


def lapis():
    """Ultramarine with calcite clouds and flecks of pyrite."""
    n = Nodes('lapis')
    p = n.pos()
    cloud = n.noise(n.warp(p, .2, 3.0), .32, 7, .64)
    vein = n.range(n.noise(n.warp(p, .3, 2.2), .45, 5, .6), .60, .74, 0, 1)
    where = n.range(n.noise(n.warp(p, .18, 4.0), .22, 3), .50, .62, 0, 1)
    gold = n.math('MULTIPLY', n.range(n.noise(p, 3.6, 4, .72), .635, .665, 0, 1), where)
    c = n.mix(n.range(cloud, .32, .68, 0, 1), (.0022, .0055, .040), (.0075, .032, .175))
    c = n.mix(n.math('MULTIPLY', vein, .30), c, (.16, .24, .42))
    c = n.mix(gold, c, (.80, .58, .24))
    n.principled(Base_Color=c, Metallic=gold, Roughness=.2, Specular=.25, Clearcoat=.5, Clearcoat_Roughness=.012)
    return n.mat


def aventurine():
    """Goldstone glass: deep blue full of copper crystals, each facing its own way so that only some flash."""
    n = Nodes('aventurine')
    p = n.pos()
    flat = n.mul(p, (1, 1, 0))
    cloud = n.range(n.noise(p, .14, 4), .35, .68, 0, 1)
    base = n.mix(cloud, (.0012, .0022, .012), (.0045, .010, .048))
    glow, metal = base, None
    for scale, cut, col in ((2.6, .80, (.95, .70, .46)), (5.2, .68, (.62, .66, .95)), (1.15, .93, (1.0, .82, .55))):
        v = n('TexVoronoi', {'Vector': flat, 'Scale': scale}, feature='F1')
        r, g, b = n.xyz(v.outputs['Color'])
        dot = n.range(v.outputs['Distance'], .10, .20, 1, 0)
        on = n.math('MULTIPLY', dot, n.range(r, cut, cut + .05, 0, 1))
        on = n.math('MULTIPLY', on, n.range(g, 0, 1, .15, 1.0))
        glow = n.mix(on, glow, col)
        metal = on if metal is None else n.math('MAXIMUM', metal, on)
    n.principled(Base_Color=glow, Roughness=n.range(metal, 0, 1, .2, .42), Metallic=metal, Specular=.25, Clearcoat=.5,
                 Clearcoat_Roughness=.012)
    return n.mat


def ruby():
    """Slice across a ruby: growth zones as hexagons about the crystal's axis, and silk, needles that lie in three directions."""
    n = Nodes('ruby')
    p = n.add(n.warp(n.pos(), .13, 1.5, 3), (3.4, 4.2, 0))
    x, y, _ = n.xyz(p)
    half, high = n.math('MULTIPLY', x, .5), n.math('MULTIPLY', y, .866)
    sides = [n.math('ABSOLUTE', v) for v in (x, n.math('ADD', half, high), n.math('SUBTRACT', half, high))]
    hexagon = n.math('MAXIMUM', n.math('MAXIMUM', sides[0], sides[1]), sides[2])
    zone = n('TexNoise', {'W': hexagon, 'Scale': .50, 'Detail': 3, 'Roughness': .50}, noise_dimensions='1D').outputs['Fac']
    silk = None
    for degrees in (0, 60, 120):
        turned = n('VectorRotate', {'Vector': n.pos(), 'Angle': radians(degrees)}, rotation_type='Z_AXIS').outputs[0]
        needles = n.range(n.noise(n.mul(turned, (.30, 9, 0)), 1, 2), .60, .74, 0, 1)
        silk = needles if silk is None else n.math('MAXIMUM', silk, needles)
    where = n.range(zone, .42, .62, .10, 1)
    c = n.mix(n.range(zone, .34, .64, 0, 1, 'SMOOTHSTEP'), (.080, .0020, .0100), (.205, .0042, .020))
    c = n.mix(n.math('MULTIPLY', n.math('MULTIPLY', silk, where), .34), c, (.62, .050, .085))
    v = n.range(n.radius(), 4, 15.6, 1.12, .66, 'SMOOTHSTEP')
    n.principled(Base_Color=n.scale(c, v), Roughness=.16, Specular=.25, Clearcoat=.5, Clearcoat_Roughness=.012)
    return n.mat


def horizon():
    """Sunset over the sea: smoked copper sky above, rippled deep blue below, a thin bright line between."""
    n = Nodes('horizon')
    x, y, _ = n.xyz(n.pos())
    line = -2.6                                                # the horizon sits below the centre
    sky = n.range(y, line, 15.0, 0, 1)
    ramp = n('ValToRGB', {0: sky})
    e = ramp.color_ramp.elements
    stops = [(0, (.98, .52, .17)), (.16, (.82, .27, .085)), (.42, (.40, .085, .070)), (.70, (.115, .034, .070)), (1, (.018, .014, .045))]
    e[0].position, e[0].color = stops[0][0], (*stops[0][1], 1)
    e[1].position, e[1].color = stops[-1][0], (*stops[-1][1], 1)
    for pos, col in stops[1:-1]:
        k = e.new(pos)
        k.color = (*col, 1)
    glow = n.range(n.math('ABSOLUTE', n.math('SUBTRACT', x, .0)), 0, 15, 1.15, .62, 'SMOOTHSTEP')
    sky_c = n.scale(ramp.outputs[0], glow)
    depth = n.range(y, -15.5, line, 0, 1)
    # ripples get finer towards the horizon, like perspective
    yy = n.math('DIVIDE', 26.0, n.math('ADD', n.math('SUBTRACT', line, y), 1.2))
    rip = n.noise(n.vec(n.math('MULTIPLY', x, .42), n.math('MULTIPLY', yy, 2.4)), 1.0, 3, .55)
    path = n.math('MULTIPLY', n.range(n.math('ABSOLUTE', x), 0, n.range(depth, 0, 1, 5.5, 2.6), 1, 0, 'SMOOTHSTEP'), n.range(rip, .48, .62, 0, 1))
    sea = n.mix(depth, (.004, .012, .034), (.020, .065, .125))
    sea = n.scale(sea, n.range(rip, .3, .7, .62, 1.40))
    sea = n.mix(n.math('MULTIPLY', path, n.range(depth, 0, 1, .20, .85)), sea, (.95, .46, .15))
    above = n.math('GREATER_THAN', y, line)
    z = n.sunray()
    c = n.mix(above, sea, n.scale(sky_c, n.range(z, .25, .75, .82, 1.18)))
    return n.principled(Base_Color=c, Metallic=.85, Anisotropic=n.range(above, 0, 1, 0, .9), Anisotropic_Rotation=.25, Tangent=n.round_tangent(),
                        Roughness=.38, Normal=n.bump(n.mix(above, n.vec(rip, rip, rip), n.vec(.5, .5, .5)), .6, .10),
                        Clearcoat=.6, Clearcoat_Roughness=.02)
