"""Twenty hand families. The time shown is in one place, the shop's pictured-hands.json. Hour, minute and seconds lie at
z .85 / 1.25 / 1.75 mm.

A family is a function (finish, lume material) -> None that builds the hour and minute hands; the seconds hand is chosen
in FAMILIES. Solid hands are blades with a ridge, brushed faces and a polished edge, and take (face, edge[, left face]); hands with lume or
windows are bevelled plates whose normals lean as if they had a ridge (metals.ridged)."""
import json
import os
import numpy as np
from math import pi, sin, cos, sqrt, radians, asin, degrees
from shape import mesh, plate, revolve, spline, frame, group, arc, circle, clock
from metals import METAL, polished, ridged, sanded, plain, lacquered, lume
from parts.hand_shapes import blade, flat, hub, mirror
from parts.indices import roof

# Degrees; the viewer's hands point there too.
with open(os.path.join(os.path.dirname(__file__), '../../../../src/domain/watch/pictured-hands.json')) as f:
    pictured = json.load(f)
# The fourth hand: ten past five in the afternoon on a 24-hour scale, clear of every other hand's tail.
HOUR, MINUTE, SECOND, GMT = (radians(pictured[hand]) for hand in ('hour', 'minute', 'second', 'gmt'))
Z_HOUR, Z_MINUTE, Z_SECOND, Z_GMT = .85, 1.25, 1.75, 1.5

TINT = {'silver': 'si', 'rose': 'rg', 'gold': 'gl', 'black': 'ink', 'blue': 'blue'}


# ---------------------------------------------------------------- families
def dauphine(m, lm):
    for a, z, l, w, tail, h in ((HOUR, Z_HOUR, 9.0, 2.6, 2.7, .42), (MINUTE, Z_MINUTE, 13.9, 2.15, 3.0, .27)):
        blade(a, z, [-tail, 0, l], [.02, w/2, .02], h, m)


def dauphine_openworked(m, lm):
    """A dauphine of which only the frame is left."""
    for a, z, l, w, tail in ((HOUR, Z_HOUR, 9.0, 2.7, 2.5), (MINUTE, Z_MINUTE, 13.9, 2.3, 2.8)):
        foot = w/2 * (1 - 2.0/l) - .32
        flat(a, z, [(0, l), (w/2, 0), (0, -tail), (-w/2, 0)], m, [[(.05, l - 3.0), (foot, 2.0), (-foot, 2.0), (-.05, l - 3.0)]])
        hub(m, z)


def breguet(m, lm):
    """Pomme: slim needle with an eccentric hollow moon two thirds of the way out."""
    for a, z, l, cy, r_out, r_in, off in ((HOUR, .85, 9.2, 6.1, 1.22, .78, .14), (MINUTE, 1.25, 13.9, 10.0, 1.0, .62, .12)):
        y1 = sqrt((r_out - .02)**2 - .09)
        o = [(0, l), (.15, l - .5), (.24, cy + y1 + .25)] + arc(0, cy, r_out, 74, -74, 40)
        o += [(.32, cy - y1 - .4), (.46, 1.2)] + arc(0, 0, 1.05, 65, -90, 24)
        flat(a, z, mirror(o), m, [circle(0, cy - off, r_in, 48)], thick=.2)


def baton(m, lm):
    for a, z, l, w in ((HOUR, .80, 9.0, 1.15), (MINUTE, 1.25, 13.8, .95)):
        blade(a, z, [-2.4, -2.05, l - .35, l], [w/2]*4, .14, m, rise=[0, 1, 1, 0])


def baton_lume(m, lm):
    for a, z, l, w in ((HOUR, .80, 9.0, 1.42), (MINUTE, 1.25, 13.8, 1.22)):
        k = w/2 - .25
        flat(a, z, mirror([(w/2, l), (w/2, -2.2)]), m, [[(k, l - .55), (k, l*.30), (-k, l*.30), (-k, l - .55)]], lm, bevel=.08)


def alpha(m, lm):
    """Diamond with a thin neck: narrow at the hub, widest a fifth of the way out."""
    for a, z, l, w in ((HOUR, .85, 9.1, 2.2), (MINUTE, 1.25, 13.9, 1.75)):
        ys = [.4, 1.5, 2.2, 2.9, l*.45, l*.72, l - .02]
        xs = [.30, .30, .42, w/2, w/2 * (l - l*.45)/(l - 2.9), w/2 * (l - l*.72)/(l - 2.9), .02]
        blade(a, z, ys, xs, .30, m)
        hub(m[1], z)


def leaf(m, lm):
    """Long willow leaf, widest in the middle."""
    for a, z, l, w in ((HOUR, .85, 9.2, 1.9), (MINUTE, 1.25, 13.9, 1.6)):
        t = np.linspace(0, 1, 48)
        x = w/2 * np.sin(pi * (.06 + .94*t) ** .95) ** .85
        x = np.maximum(.035, x * np.where(t > .97, (1 - t)/.03, 1) + .03)
        x[:6] = np.maximum(x[:6], .30)
        blade(a, z, .7 + (l - .7)*t, x, .28, m)
        hub(m[1], z)


def feuille(m, lm):
    """Broad French leaf: widest at a third, long pointed tip, rounded foot."""
    for a, z, l, w in ((HOUR, .85, 8.9, 2.9), (MINUTE, 1.25, 13.8, 2.25)):
        t = np.linspace(0, 1, 60)
        rise = np.sin(np.clip(t/.30, 0, 1) * pi/2) ** 1.3
        fall = np.where(t > .30, np.cos(np.clip((t - .30)/.70, 0, 1) * pi/2) ** 1.05, 1)
        x = np.maximum(.03, w/2 * rise * fall)
        x[:5] = np.maximum(x[:5], .28)
        blade(a, z, .8 + (l - .8)*t, x, .34, m)
        hub(m[1], z)


def sword(m, lm):
    for a, z, l, w in ((HOUR, .80, 9.0, 1.75), (MINUTE, 1.25, 13.8, 1.45)):
        o = [(0, l), (w*.5, l - 1.7), (w*.36, 2.4), (.45, 1.6), (.45, 0)] + arc(0, 0, 1.15, 0, -90, 12)
        h = [(0, l - .8), (w*.5 - .26, l - 1.85), (w*.36 - .24, 3.0), (-w*.36 + .24, 3.0), (-w*.5 + .26, l - 1.85)]
        flat(a, z, mirror(o), m, [h], lm)
        hub(m, z)


def syringe(m, lm):
    """Barrel with lume, then a needle."""
    for a, z, l, w, b0, b1 in ((HOUR, .80, 9.1, 1.35, 2.4, 6.3), (MINUTE, 1.25, 13.9, 1.15, 3.2, 10.2)):
        o = [(0, l), (.10, l - .3), (.14, b1 + .5), (w*.5, b1), (w*.5, b0), (.30, b0 - .55), (.30, 0)] + arc(0, 0, 1.15, 0, -90, 12)
        k = w/2 - .25
        flat(a, z, mirror(o), m, [[(k, b1 - .2), (k, b0 + .15), (-k, b0 + .15), (-k, b1 - .2)]], lm)
        hub(m, z)


def mercedes(m, lm):
    """Hour hand with a disc split in three, sword minute hand."""
    cy, r = 5.3, 2.02
    o = [(0, 9.3), (.62, 7.85)] + arc(0, cy, r, 68, -72, 40) + [(.55, 2.8), (.55, 0)] + arc(0, 0, 1.15, 0, -90, 12)
    holes = []
    for k in range(3):                                         # windows between the spokes
        c, r1, w = 150 + 120*k, r - .34, .17
        d = degrees(asin(w/r1))
        s = arc(0, cy, r1, c - 60 + d, c + 60 - d, 24)
        s.append((w*2/sqrt(3)*cos(radians(c)), cy + w*2/sqrt(3)*sin(radians(c))))
        holes.append(s)
    holes.append([(0, 8.6), (.26, 7.75), (-.26, 7.75)])
    flat(HOUR, .80, mirror(o), m, holes, lm)
    l, w = 13.8, 1.4
    o = [(0, l), (w*.5, l - 1.5), (w*.42, 2.6), (.5, 1.6), (.5, 0)] + arc(0, 0, 1.1, 0, -90, 12)
    h = [(0, l - .75), (w*.5 - .26, l - 1.75), (w*.42 - .26, 3.2), (-w*.42 + .26, 3.2), (-w*.5 + .26, l - 1.75)]
    flat(MINUTE, Z_MINUTE, mirror(o), m, [h], lm)
    hub(m, Z_MINUTE)


def cathedral(m, lm):
    """Stained-glass windows: the hour hand swells into a three-part window, the minute hand is a barred sword."""
    def half_h(y):
        return np.interp(y, [1.0, 2.4, 3.2, 5.0, 6.4, 7.6, 9.3], [.34, .40, 1.05, 1.75, 1.25, .62, .02])
    ys = np.linspace(1.0, 9.3, 60)
    o = [(float(half_h(y)), y) for y in ys[::-1]] + arc(0, 0, 1.15, 70, -90, 16)
    b = .13
    cut = lambda y0, y1: [(float(max(.05, half_h(y) - .30)), y) for y in np.linspace(y1, y0, 14)]
    holes = [mirror(cut(2.75, 3.75)), mirror(cut(6.05, 8.0))]
    right = cut(4.0, 5.8)
    holes += [right + [(b, 4.0), (b, 5.8)], [(-x, y) for x, y in (right + [(b, 4.0), (b, 5.8)])][::-1]]
    flat(HOUR, .80, mirror(o), m, holes, lm)
    half_m = lambda y: np.interp(y, [1.0, 2.8, 4.0, 9.5, 11.3, 13.9], [.34, .40, .80, .98, .62, .02])
    o = [(float(half_m(y)), y) for y in np.linspace(13.9, 1.0, 60)] + arc(0, 0, 1.1, 70, -90, 16)
    cut = lambda y0, y1: mirror([(float(max(.04, half_m(y) - .27)), y) for y in np.linspace(y1, y0, 12)])
    flat(MINUTE, 1.25, mirror(o), m, [cut(3.5, 5.6), cut(5.9, 8.0), cut(8.3, 10.2), cut(10.5, 12.6)], lm)
    hub(m, Z_MINUTE)


def arrow(m, lm):
    """Broad arrow hour hand, straight minute hand."""
    o = [(0, 9.2), (1.75, 5.4), (.95, 5.75), (.42, 5.75), (.42, 0)] + arc(0, 0, 1.15, 0, -90, 12)
    h = [(0, 8.35), (.98, 6.2), (-.98, 6.2)]
    flat(HOUR, .80, mirror(o), m, [h], lm)
    l, w = 13.8, 1.2
    o = [(0, l), (w/2, l - 1.0), (w/2, 2.6), (.42, 1.9), (.42, 0)] + arc(0, 0, 1.1, 0, -90, 12)
    k = w/2 - .24
    flat(MINUTE, 1.25, mirror(o), m, [[(0, l - .5), (k, l - 1.2), (k, 6.0), (-k, 6.0), (-k, l - 1.2)]], lm)
    hub(m, Z_MINUTE)


def lollipop(m, lm):
    """Plain tapering needles; the seconds hand carries an open ring."""
    for a, z, l, w in ((HOUR, .85, 8.8, 1.25), (MINUTE, 1.25, 13.7, 1.05)):
        blade(a, z, [-2.6, 0, l*.6, l - .02], [w*.55, w*.50, w*.36, .05], .22, m)
        hub(m[1], z)


def skeleton(m, lm):
    """Open frames: only the outline of a baton is left."""
    for a, z, l, w in ((HOUR, .80, 8.9, 1.9), (MINUTE, 1.25, 13.8, 1.55)):
        k = w/2 - .30
        o = [(0, l), (w*.5, l - 1.3), (w*.5, 1.7), (.4, 1.2), (.4, 0)] + arc(0, 0, 1.15, 0, -90, 12)
        flat(a, z, mirror(o), m, [[(0, l - .62), (k, l - 1.5), (k, 2.3), (-k, 2.3), (-k, l - 1.5)]])
        hub(m, z)


def pencil(m, lm):
    """Parallel sides and a short sharpened tip, lume almost to the edge."""
    for a, z, l, w in ((HOUR, .80, 9.0, 1.75), (MINUTE, 1.25, 13.8, 1.5)):
        k = w/2 - .22
        o = [(0, l), (w*.5, l - .85), (w*.5, 2.1), (.45, 1.5), (.45, 0)] + arc(0, 0, 1.15, 0, -90, 12)
        flat(a, z, mirror(o), m, [[(0, l - .5), (k, l - 1.05), (k, 2.6), (-k, 2.6), (-k, l - 1.05)]], lm)
        hub(m, z)


def spade(m, lm):
    """Poker spade: needle, heart-shaped head, fine tip."""
    for a, z, l, c, w in ((HOUR, .85, 9.2, 5.4, 1.75), (MINUTE, 1.25, 13.9, 9.4, 1.35)):
        head = spline([(.10, c + 2.3), (.42, c + 1.5), (w*.82, c + .55), (w, c - .25), (w*.80, c - .85), (w*.42, c - .95), (.20, c - .70)], 6)
        o = [(0, l), (.10, l - .3)] + head + [(.24, c - 1.2), (.40, 1.3)] + arc(0, 0, 1.05, 66, -90, 20)
        flat(a, z, mirror(o), m, thick=.22, bevel=.09)
        hub(m, z, 1.05)


def snowflake(m, lm):
    """Hour hand with a square on its corner, sword minute hand with a smaller square tip."""
    c, s = 6.0, 1.95
    o = [(0, 9.3), (.42, 8.6), (.42, c + s - .42), (s, c), (.50, c - s + .50), (.50, 0)] + arc(0, 0, 1.15, 0, -90, 12)
    i = s - .46
    flat(HOUR, .80, mirror(o), m, [[(0, c + i), (i, c), (0, c - i), (-i, c)]], lm)
    l, w = 13.8, 1.45
    o = [(0, l), (w/2, l - .8), (w/2, 2.4), (.45, 1.7), (.45, 0)] + arc(0, 0, 1.1, 0, -90, 12)
    k = w/2 - .24
    flat(MINUTE, 1.25, mirror(o), m, [[(0, l - .45), (k, l - 1.0), (k, 3.2), (-k, 3.2), (-k, l - 1.0)]], lm)
    hub(m, Z_MINUTE)


def obelisk(m, lm):
    """Widens outwards, then a pyramid tip."""
    for a, z, l, w0, w1 in ((HOUR, .80, 9.0, .85, 1.95), (MINUTE, 1.25, 13.8, .80, 1.60)):
        o = [(0, l), (w1/2, l - 1.5), (w0/2, 1.4), (w0/2, 0)] + arc(0, 0, 1.15, 0, -90, 12)
        a0, a1 = w0/2 - .20, w1/2 - .27
        at = lambda y: a0 + (a1 - a0) * (y - 1.4)/(l - 2.9)
        y0 = l*.42
        flat(a, z, mirror(o), m, [[(0, l - .85), (a1, l - 1.75), (at(y0), y0), (-at(y0), y0), (-a1, l - 1.75)]], lm)
        hub(m, z)


# ---------------------------------------------------------------- seconds
def seconds(m, kind, lm):
    z = Z_SECOND
    v, f = roof(.26, 18.5, .10, .125, .1)
    mesh('second', clock(v + (0, 0, z), 5.1, SECOND), f, m, None, 1)
    if kind != 'ring':
        v, f = roof(.62, 3.0, .10, .16, .2)
        mesh('tail', clock(v + (0, 0, z), -4.2, SECOND), f, m, None, 1)
    if kind == 'dot':                                          # luminous dot towards the tip
        with frame((10.6*sin(SECOND), 10.6*cos(SECOND), z)):
            revolve('dot', [(.78, 0), (.78, .1), (.72, .17), (.56, .17), (.52, .1)], [m], 64)
            revolve('lume', spline([(.54, .08), (.4, .15), (0, .17)], 3), [lm], 48, smooth=60)
    if kind == 'square':
        plate('square', [[(.85, 0), (0, .85), (-.85, 0), (0, -.85)], [(-.5, 0), (0, .5), (.5, 0), (0, -.5)]], z + .2, .2, .05, m,
              rot=-SECOND, loc=(10.4*sin(SECOND), 10.4*cos(SECOND)))
        plate('lume', [[(.5, 0), (0, .5), (-.5, 0), (0, -.5)]], z + .17, .15, .02, lm, rot=-SECOND, loc=(10.4*sin(SECOND), 10.4*cos(SECOND)))
    if kind == 'lollipop':                                     # open ring near the tip
        plate('ring', [circle(0, 11.2, .95, 64), circle(0, 11.2, .58, 48)[::-1]], z + .18, .18, .06, m, rot=-SECOND)
    if kind in ('moon', 'ring'):                               # ring as counterweight
        plate('ring', [circle(0, -4.6, .92, 64), circle(0, -4.6, .56, 48)[::-1]], z + .18, .18, .06, m, rot=-SECOND)
    revolve('boss', spline([(.95, 1.6), (.95, 1.95), (.85, 2.05), (.5, 2.12), (0, 2.14)], 5), [m], 96, smooth=40)


def solid(*tones):
    """Finish of blades: brushed faces (two tones: right, left) and one polished edge."""
    faces = [sanded(METAL[TINT[t]], .12 if t == 'blue' else .05) for t in tones]
    return [faces[0], polished(METAL[TINT[tones[0]]], .10 if tones[0] == 'blue' else .05), *faces[1:]]


def leaning(tone):
    return ridged(METAL[TINT[tone]], .12 if tone == 'blue' else .05)


# family -> builder, finish of the hour and minute hands, seconds hand
FAMILIES = {
    'dauphine': (dauphine, solid, 'plain'), 'dauphine-openworked': (dauphine_openworked, leaning, 'plain'),
    'dauphine-two-tone': (dauphine, solid, 'plain'), 'breguet': (breguet, leaning, 'ring'),
    'baton': (baton, solid, 'plain'), 'baton-lume': (baton_lume, leaning, 'plain'), 'alpha': (alpha, solid, 'plain'),
    'leaf': (leaf, solid, 'plain'), 'feuille': (feuille, solid, 'plain'), 'sword': (sword, leaning, 'dot'),
    'syringe': (syringe, leaning, 'plain'), 'mercedes': (mercedes, leaning, 'dot'), 'cathedral': (cathedral, leaning, 'ring'),
    'arrow': (arrow, leaning, 'dot'), 'lollipop': (lollipop, solid, 'lollipop'), 'skeleton': (skeleton, leaning, 'plain'),
    'pencil': (pencil, leaning, 'plain'), 'spade': (spade, leaning, 'ring'), 'snowflake': (snowflake, leaning, 'square'),
    'obelisk': (obelisk, leaning, 'plain'),
}


def build(family, metal, glow=None):
    make, finish, sec = FAMILIES[family]
    tones = metal.split('-')                                   # two of them: one for each half
    lm = lume(glow or 'white')
    with group('hands'):
        make(finish(*tones), lm)
        seconds(polished(METAL[TINT[tones[0]]], .12 if tones[0] == 'blue' else .05), sec, lm)


GMT_COLORS = {
    'RE': (.42, .010, .013), 'OR': (.80, .15, .010), 'BU': (.010, .045, .26), 'GR': (.010, .13, .045), 'WH': (.82, .82, .80), 'BL': (.010, .010, .011),
    'SI': 'si', 'RG': 'rg', 'GL': 'gl',
}

DEEP_GOLD = (.88, .50, .15)        # so slim a hand has to be yellower than gold to be told from rose gold


def build_gmt(code):
    """Fourth hand with a luminous arrow. Its layer lies above the other hands, so it is drawn as the hand just below the
    seconds: a slim collar round the boss, with the boss and the seconds hand left free."""
    c = GMT_COLORS[code]
    metal = DEEP_GOLD if c == 'gl' else METAL.get(c) if isinstance(c, str) else None
    face, collar = (ridged(metal, .05, grained=True), polished(metal, .06)) if metal else (lacquered(c, ridge=True), lacquered(c))
    with group('gmt'):
        o = [(0, 13.75), (1.36, 11.15), (.36, 11.15), (.27, 1.1)]
        flat(GMT, Z_GMT, mirror(o), face, [[(0, 12.75), (.66, 11.5), (-.66, 11.5)]], lume('white'), thick=.2, bevel=.075)
        revolve('gmt_hub', spline([(1.27, Z_GMT - .1), (1.27, Z_GMT + .12), (1.20, Z_GMT + .24), (1.10, Z_GMT + .27), (1.0, Z_GMT + .22), (.96, Z_GMT)], 5),
                [collar], 96, smooth=50)
