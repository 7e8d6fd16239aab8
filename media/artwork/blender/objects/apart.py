"""One part of a watch in its place, alone: laid over each other, the pictures of all parts are the whole watch, and moved along
its axis they are the watch taken apart. `before` names the parts that hide some of it in the whole watch: they cut their
outline out of the picture and are seen by nothing else."""
from shape import frame, revolve
from metals import METAL, machined
from objects import exploded
from parts import hands, rotor, strap


def _case(parts):
    exploded.bezel_ring(parts['case']['kind'], METAL[parts['case']['color'][:2]])
    exploded.middle(parts)


def _rotor(parts):
    """Its engraved face in front: in the whole watch it is out of sight."""
    with frame((0, 0, -11)):
        rotor.build(**parts['rotor'])


def _hands(parts):
    hands.build(**parts['hands'])
    revolve('cannon', [(.9, 1.3), (.9, -1.6), (.75, -1.7), (.01, -1.7)], [machined(METAL['si'], None, 30, .2, .1, 'circular', 30)], 64, smooth=20)


MAKERS = {
    'rotor': _rotor, 'case': _case, 'dial': exploded.dial_plate, 'hands': _hands,
    'strap': lambda parts: strap.build(**parts['strap'], pose='closed'),
}


def build(show, parts, before=()):
    for name in (show, *before):
        with frame() as root:
            MAKERS[name](parts)
        if name in before:
            _cut_out(root)


def _cut_out(root):
    for o in root.children_recursive:
        o.is_holdout = True
        o.visible_diffuse = o.visible_glossy = o.visible_shadow = o.visible_transmission = False
