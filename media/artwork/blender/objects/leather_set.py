"""The two halves of a leather strap, taken off the watch and laid out side by side along y: the long one with its holes,
the short one with its buckle. One alone lies on the y axis."""
import numpy as np
from shape import frame
from objects import buckle, leather_strap
from objects.run import Run


def _line(length):
    return Run([(y, 0) for y in np.linspace(-8, length + 8, 500)], zero=True)


def build(code='BR', color='si', apart=25.0, long=112.0, short=72.0, pieces=('long', 'short')):
    both = len(pieces) == 2
    if 'long' in pieces:
        with frame((-apart/2 if both else 0, long/2, 1.15), (0, 0, 180)):
            leather_strap.tail(_line(long), code, 0, long, 16.6, holes=(long - 24, 7), thick=1.35)
    if 'short' not in pieces:
        return
    with frame((apart/2, long/2 - short - 9, 1.15) if both else (0, -short/2, 1.15)):
        buckle.build(color, tang_tip=-1.2)
        leather_strap.head(_line(short), code, .2, short)
        leather_strap.keeper(_line(short), code, 12.5, 17.4, -1.5, 3.0)
        leather_strap.keeper(_line(short), code, 26, 17.4, -1.5, 3.0)
