"""What a key of the catalogue is in three dimensions: the same builders as the layers', without their neighbours. Everything
stands in the frame of the front; the back is turned over."""
import bpy
from shape import frame, group, mesh, revolve, rounded_rect
from metals import METAL, brushed, plain
from nodes import Nodes
from parts import bezel, caseback as backs, case as cases, crystal as crystals, dial as dials, hands as hand_parts
from parts import movement as movements, rotor as rotors, strap as straps
from objects import closed_clasp
import woven

POSE = 'loop'


def case(kind, color):
    cases.build(kind, color)


def insert(key):
    bezel.insert(key)


def dial(key):
    """A shop draws one side of a surface: of the flange, the one towards the dial."""
    dials.build(key)
    for o in bpy.data.objects:
        if o.name.startswith('flange'):
            o.data.flip_normals()


def printing(key):
    dials.printing(key)


def date(disc):
    dials.date_window(disc)


def magnifier(disc):
    """A lens on the sapphire: dome, and what it shows, as the layer has it, just under it."""
    ink, ground = ((.012, .012, .014), (.80, .80, .79)) if disc == 'WHITE' else ((.80, .80, .78), (.012, .012, .014))
    with group('magnifier'), frame((11.0, 0, 3.28)):
        n = Nodes('enlarged')
        f = n.image('date28.png', 3.2 * 1.9)
        n.principled(Base_Color=n.mix(f, ground, ink), Roughness=.3)
        w, h = 2.86 * .965, 2.06 * .965
        mesh('shown', [(-w, -h, .05), (w, -h, .05), (w, h, .05), (-w, h, .05)], [(0, 1, 2, 3)], n.mat)
        rim = plain((.28, .29, .30), .12, metallic=1)
        edge = [rounded_rect(7.0, 5.4, 1.7, 6, 2), rounded_rect(6.0, 4.4, 1.3, 6, 2)]
        k = len(edge[0])
        v = [(x, y, z) for loop, z in ((edge[0], -.10), (edge[0], .12), (edge[1], .26)) for x, y in loop]
        mesh('rim', v, [(i*k + j, i*k + (j+1) % k, (i+1)*k + (j+1) % k, (i+1)*k + j) for i in (0, 1) for j in range(k)],
             plain((.06, .065, .07), .05, coat=1), None, 40)
        base = [(x, y, .04) for x, y in rounded_rect(6.9, 5.3, 1.65, 6, 2)]
        mesh('ground', base, [tuple(range(k))], rim, None, 40)
        rings = [rounded_rect(6.0 * q, 4.4 * q, 1.3 * q, 6, 2) for q in (1, .75, .5, .25)]
        dome = [(x, y, .26 + .30 * (1 - q*q)) for loop, q in zip(rings, (1, .75, .5, .25)) for x, y in loop] + [(0, 0, .56)]
        faces = [(i*k + j, i*k + (j+1) % k, (i+1)*k + (j+1) % k, (i+1)*k + j) for i in range(3) for j in range(k)]
        faces += [(3*k + j, 3*k + (j+1) % k, 4*k) for j in range(k)]
        mesh('lens', dome, faces, crystals.sapphire(), None, 60)


def crystal():
    crystals.build()


def hands(family, metal, lume=None):
    """All at twelve: who shows the watch turns them."""
    hand_parts.HOUR = hand_parts.MINUTE = hand_parts.SECOND = 0.0
    hand_parts.build(family, metal, lume)


def gmt(code):
    hand_parts.GMT = 0.0
    hand_parts.build_gmt(code)


def strap(style, color):
    if style == 'MA':
        woven.build(color, POSE)
    else:
        straps.build(style, color, POSE)


def endlink(color):
    """From above its edges meet the lugs; held at a slant, one would look between them, so it runs on down into
    the lugs."""
    straps.build_end_links(color)
    y0 = (18.6**2 - 10.08**2) ** .5
    mat = brushed(METAL[color[:2]])
    profile = ((y0, -.60), (21.35, -1.41), (21.85, -1.55), (22.3, -1.77), (22.53, -2.0), (22.60, -2.35), (22.60, -4.8))
    n = len(profile)
    with group('endlink'):
        for side in (1, -1):
            for g in (-1, 1):
                v = [(g * x, y * side, z - low) for x, low in ((9.7, .16), (10.3, .3), (11.3, 1.1)) for y, z in profile]
                f = [(k, k + 1, n + k + 1, n + k)[::g * side] for k in (*range(n - 1), *range(n, 2*n - 1))]
                mesh('jamb', v, f, mat, None, 24)


def caseback(color, closed):
    with frame(rot=(0, 180, 0)), group('caseback'):
        backs.ring(METAL[color[:2]], closed)
        if not closed:
            revolve('glass', [(13.42, 6.1), (13.42, 6.25), (12, 6.3), (6, 6.34), (.01, 6.36)], [crystals.sapphire()], 96, smooth=60)


def movement():
    with frame(rot=(0, 180, 0)):
        movements.build()


def rotor(pattern, color):
    with frame(rot=(0, 180, 0)):
        rotors.build(pattern, color)


def clasp(kind, color):
    with group('clasp'):
        closed_clasp.build(kind, color)


def mark(kind, color):
    """A part of its own, so that another brand's can take its place."""
    with group('mark'):
        closed_clasp.mark(kind, color)
