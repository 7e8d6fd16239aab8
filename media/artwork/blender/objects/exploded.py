"""A watch taken apart along its axis: crystal, bezel, hands, dial, case, movement, rotor, caseback. Each part has the
thickness that the finished watch hides."""
from shape import arc, circle, frame, group, plate, revolve
from metals import METAL, brushed, machined, polished
from nodes import Nodes
from objects import screwed_back
from parts import bezel, case, dial, hands, movement, rotor
from parts.crystal import clear, ground_edge

# mm along the axis, front to back; everything else keeps its place in the watch
PLACES = {'crystal': 74, 'bezel': 52, 'hands': 27, 'dial': 7, 'case': -18, 'movement': -48, 'rotor': -62, 'caseback': -78}


def crystal():
    revolve('face', [(15.6, 3.4), (8, 3.46), (.01, 3.5)], [clear()], 180, smooth=60).visible_shadow = False
    revolve('under', [(15.8, 1.7), (.01, 1.7)], [clear()], 180).visible_shadow = False
    revolve('edge', [(15.6, 3.4), (15.92, 3.1), (15.95, 1.9), (15.8, 1.7)], [ground_edge()], 240, smooth=20)


def bezel_ring(kind, metal):
    bright = polished(metal, .06)
    {'SM': bezel.smooth, 'FL': bezel.fluted, 'SU': bezel.diver}[kind](bright)
    revolve('seat', [(16.02, 2.6), (16.02, .7), (16.3, .45), (19.1, .45), (19.38, .75)], [brushed(metal)], 360, smooth=20)


def dial_plate(parts):
    dial.build(**parts['dial'])
    if 'date' in parts:
        dial.date_window(**parts['date'])
    brass = machined(METAL['gilt'], None, 30, .2, .1, 'circular', 40)
    revolve('plate', [(15.6, 0), (15.6, -.45), (.01, -.45)], [brass], 240, smooth=20)
    revolve('rehaut', [(16.04, 2.6), (16.12, 2.5), (16.12, -.2), (15.5, -.2)], [polished(METAL['si'], .12)], 240, smooth=20)


def middle(parts):
    kind, color = parts['case']['kind'], parts['case']['color']
    first, second = case.pair(color)
    case.body(polished(first, .07), brushed(first), guards=kind == 'SU')
    case.crown(polished(second, .06))
    revolve('bore', [(16.3, .9), (16.3, -5.0)], [machined(first, None, 40, .24, .1, 'circular', 30)], 360, smooth=20)


def calibre():
    """The movement with its dial side in front: calendar ring under a rim, brass edge, then what the open back shows."""
    with frame(rot=(0, 180, 0)):
        movement.build()
    ring = Nodes('calendar')
    ring.principled(Base_Color=ring.mix(ring.image('date-ring.png', 28), (.80, .80, .78), (.012, .012, .014)), Roughness=.45)
    steel, grained = machined((.62, .615, .60), None, 30, .2, .1, 'circular', 34), machined((.50, .49, .47), 'perlage.png', 30, .26, .02, None, cut=.4)
    plate('base', [circle(0, 0, 13.5, 240)], -1.1, .9, .08, grained)
    plate('calendar', [circle(0, 0, 12.75, 200), circle(0, 0, 9.75, 160)[::-1]], -.85, .2, .03, ring.mat)
    plate('rim', [circle(0, 0, 13.6, 240), circle(0, 0, 12.8, 200)[::-1]], -.7, 1.6, .12, steel)
    plate('cover', [circle(0, 0, 9.7, 160)], -.8, .3, .06, grained)
    revolve('barrel', [(13.5, -1.3), (13.62, -1.5), (13.62, -3.2), (13.4, -3.4)], [machined(METAL['gilt'], None, 30, .2, .1, 'circular', 40)], 240, smooth=20)
    for name, r, top in (('cannon', .95, 1.2), ('minute', .55, 2.2), ('pinion', .22, 3.0)):
        revolve(name, [(r, -.8), (r, top - .1), (r - .1, top), (.01, top)], [polished((.62, .61, .60), .1)], 48, smooth=20)


def weight(args):
    """The rotor. Its engraving is on the outside only: the underside gets a plain turned face."""
    rotor.build(**args)
    face = machined(METAL[rotor.TINT[args['color']]], None, 30, .26, .1, 'circular', 30)
    plate('underside', [arc(0, 0, 12.7, 177, 363, 120)], 4.95, .12, .03, face)


def build(parts):
    color = parts['case']['color']
    makers = {
        'crystal': crystal,
        'bezel': lambda: bezel_ring(parts['case']['kind'], case.pair(color)[1]),
        'hands': lambda: hands.build(**parts['hands']),
        'dial': lambda: dial_plate(parts),
        'case': lambda: middle(parts),
        'movement': calibre,
        'rotor': lambda: turned_over(lambda: weight(parts['rotor'])),
        'caseback': lambda: turned_over(lambda: screwed_back.build(color)),
    }
    for name, z in PLACES.items():
        with group(name), frame((0, 0, z)):
            makers[name]()


def turned_over(make):
    with frame(rot=(0, 180, 0)):
        make()
