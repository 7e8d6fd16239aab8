"""Dials without what the brand prints on them, that printing, and the date window. The flange belongs to the dial layer because
it mirrors the dial's colour."""
import json
import os
from shape import mesh, revolve, plate, frame, group, rounded_rect
from nodes import Nodes
from metals import METAL, polished
from parts import faces, indices

WHITE, BLACK, GOLD, BROWN = (.86, .86, .85), (.012, .012, .014), (.80, .58, .26), (.050, .028, .016)
DATE_X, DATE_W, DATE_H = 11.35, 3.05, 2.15
PRINTED_Z = .014
PRINTING = os.path.join(os.path.dirname(__file__), '../../../../content/printing/dials.json')
LAYOUTS = os.path.join(os.path.dirname(__file__), '../../../../src/domain/watch/printing-layouts.json')

# key -> face, scale, ink, index style, index metal, room for the date at 3
DIALS = {
    'DI': (lambda: faces.sunburst((.040, .056, .098)), 'track', WHITE, 'bars', 'si', True),
    'DI-GR': (lambda: faces.sunburst((.018, .064, .040)), 'track', WHITE, 'bars', 'si', True),
    'DI-PI': (lambda: faces.sunburst((.50, .255, .235)), 'track', BLACK, 'bars', 'si', True),
    'POT-BL': (faces.pottery, None, WHITE, 'dots', 'si', False),
    'ART-COMET1': (lambda: faces.comet(1), None, GOLD, 'dots', 'gl', False),
    'ART-COMET2': (lambda: faces.comet(2), None, GOLD, 'dots', 'rg', False),
    'ART-BUGL': (lambda: faces.kintsugi((.0035, .015, .060)), 'track', WHITE, 'dots', 'gl', False),
    'ART-WH': (lambda: faces.enamel((.88, .87, .845)), 'roman', BLACK, None, 'si', False),
    'ART-WHGL': (lambda: faces.kintsugi((.88, .87, .845)), 'track', BLACK, 'dots', 'gl', False),
    'ART-WAVE': (faces.waves, 'track', WHITE, 'bars', 'si', False),
    # ready-made lines
    'RE1070': (lambda: faces.matt((.76, .63, .435)), 'railway', BROWN, 'needles', 'gl', True),
    'DI01': (lambda: faces.sunburst((.54, .54, .535)), 'line', BLACK, 'bars', 'si', True),
    'DI02': (lambda: faces.sunburst((.014, .050, .030)), 'line', WHITE, 'bars', 'gl', True),
    'DI03': (lambda: faces.sunburst((.058, .060, .064)), 'line', WHITE, 'bars', 'si', True),
    'DI05': (lambda: faces.sunburst((.082, .0085, .017)), 'line', WHITE, 'bars', 'rg', True),
    'DIPIME': (faces.meteorite, None, BLACK, 'sticks', 'rg', False),
    'DIPIMM': (faces.malachite, None, GOLD, 'sticks', 'rg', False),
    'DIPILI': (faces.lapis, None, GOLD, 'sticks', 'rg', False),
    'DIPIAL': (faces.aventurine, None, GOLD, 'sticks', 'rg', False),
    'DIPIRU': (faces.ruby, None, GOLD, 'sticks', 'rg', False),
    'DIHO': (faces.horizon, 'line', WHITE, 'needles', 'si', True),
    'DIBU01': (lambda: faces.brushed_bronze((.33, .285, .235)), 'line', WHITE, 'bars', 'si', True),
}


def inked(name, ink, box, z, **more):
    n = Nodes(name)
    n.principled(Base_Color=ink, Roughness=.35, Metallic=1 if ink == GOLD else 0, Specular=.4, **{k: v(n) for k, v in more.items()})
    x0, y0, x1, y1 = box
    o = mesh(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], n.mat)
    o.visible_shadow = False
    return o


def decal(name, file, size, ink, z=.012):
    """Printed ink: a plane just above the dial, transparent except where the mask is white."""
    s = size / 2
    inked(name, ink, (-s, -s, s, s), z, Alpha=lambda n: n.image(file, size))


def swatch_of_ink(key, box, dial):
    """A piece of a built dial (its object) covered with its ink."""
    o = inked('ink', DIALS[key][2], box, PRINTED_Z)
    o.parent, o.matrix_world = None, dial.matrix_world
    return o


def build(key):
    face, scale, ink, style, metal, date = DIALS[key]
    applied = polished(METAL[metal], .05)
    with group('dial'):
        revolve('flange', [(16.04, 2.6), (15.85, 2.56), (15.3, 0)], [polished(METAL['si'], .16)], 360, smooth=20)
        revolve('dial', [(r, 0) for r in (.01, .4, 1, 2, 4, 6, 8, 10, 11, 12, 13, 14, 15, 15.6)], [face()], 256)['dial'] = key
        if scale:
            decal('print', 'print-%s.png' % scale, 31, ink)
        if style:
            getattr(indices, style)([h for h in range(12) if h != 3 or not date], applied)


def printing(key):
    """What the brand prints: a part of its own, so that another brand's can take its place."""
    with open(PRINTING) as f:
        layout = json.load(f)[key]['layout']
    with group('printing'):
        decal('brand', 'brand-%s.png' % layout, 20, DIALS[key][2], PRINTED_Z)


def date_window(disc):
    """Bevelled frame 3.6 x 2.7 with the disc just below the dial's face."""
    ink, ground = (BLACK, (.80, .80, .79)) if disc == 'WHITE' else ((.80, .80, .78), BLACK)
    w, h = DATE_W, DATE_H
    with group('date'), frame((DATE_X, 0, 0)):
        o, i = rounded_rect(w + .55, h + .55, .15, 4, 2), rounded_rect(w, h, .06, 2, 2)
        plate('frame', [o, i[::-1]], .30, .34, .09, polished(METAL['si'], .05))
        n = Nodes('date')
        f = n.image('date28.png', 3.2)
        n.principled(Base_Color=n.mix(f, ground, ink), Roughness=.5)
        mesh('disc', [(-w/2 - .05, -h/2 - .05, .05), (w/2 + .05, -h/2 - .05, .05), (w/2 + .05, h/2 + .05, .05), (-w/2 - .05, h/2 + .05, .05)],
             [(0, 1, 2, 3)], n.mat)
