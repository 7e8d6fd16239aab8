"""What bears the brand besides dials: where its mark and its name stand on a plane of the thing (mm, as in
src/domain/watch/dial-printing.ts), and their ink. Things are drawn without; ../printed_planes.py tells how both are laid over
the picture."""
import json
import os
from metals import plain
from shape import frame

with open(os.path.join(os.path.dirname(__file__), '../../../../src/domain/watch/clasp-printing.json')) as f:
    CLASP = json.load(f)

PLACES = {
    'gift-card': {'mark': {'y': 13, 'height': 8.6, 'room': 16}, 'wordmark': {'y': 3.4, 'height': 3.1, 'room': 44}},
    'lid': {'mark': {'y': 5.2, 'height': 9.5, 'room': 20}, 'wordmark': {'y': -4.6, 'height': 3.2, 'room': 44}},
    'clasp': CLASP,
}
INKS = {
    'gift-card': lambda: plain((.86, .87, .87), .42, spec=.4),
    'lid': lambda: plain((.70, .52, .27), .26, metallic=1),
    'clasp': lambda: plain((.17, .17, .172), .42, metallic=1),          # matt, as a laser leaves it
}


def bear(name, z, turn=0):
    """A plane that bears the brand, at height z of the frame it is built in, its top turned by that angle."""
    with frame((0, 0, z), (0, 0, turn)) as plane:
        plane['branded'] = name
