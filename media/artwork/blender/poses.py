"""How a strap lies: its slope along its length. A pose gives, for one half of the strap, the slope in radians below the
horizontal at s mm from the lug, and how long that half is drawn.

`drape` is the pose of the layers; the others are for the scenes."""
import numpy as np
from math import pi, radians
from stage import smooth
from wrist import TOP as WRIST_TOP, section as wrist_section

LONG, SHORT = 112, 74      # mm: the half with the holes (6 o'clock) and the half with the buckle


def drape(s, side, soft):
    """Falls away round the wrist, so that the end is never seen from above."""
    return radians(9) + s / 17.5, 27


def loop(s, side, soft):
    """Closed as on a wrist: an oval of 72 x 36 mm."""
    return np.minimum(pi, radians(9) + s / 17.5), 68.4


def closed(s, side, soft):
    """The same with its ends overlapping, where the inside of the strap is seen: no light falls between them."""
    return loop(s, side, soft)[0], 68.6


def round_loop(s, side, soft):
    """Closed and rounder, as a bracelet stands on its side: 70 x 50 mm."""
    return np.minimum(pi, radians(12) + s / 23), 78.4


def flat(s, side, soft):
    """Opened out on a table."""
    lean = radians(21 if soft else 26)
    return lean * (1 - smooth(3, 21, s)) * (.45 + .55*smooth(0, 4, s)), SHORT if side > 0 else LONG


def over(s, side, soft):
    """The watch lies on its face: the strap leans back to the table behind it."""
    return radians(9) - radians(27)*smooth(0, 12, s) + radians(18)*smooth(16, 40, s), SHORT if side > 0 else LONG


def arch(s, side, soft):
    """Leather that keeps the curve of the wrist while it lies on the table: rises from its ends to the case."""
    return radians(34)*smooth(0, 14, s) - radians(34)*smooth(26, 62, s) + radians(9)*(1 - smooth(0, 14, s)), SHORT if side > 0 else LONG


def cushion(s, side, soft):
    """Round a watch cushion."""
    return np.minimum(radians(150), radians(9) + s / 21), 62


def hug(circumference, k):
    """Pulled tight round objects/wrist_form.py by a watch drawn at k times its size: straight from the lug to the form, then
    along it."""
    def law(s, side, soft):
        form = wrist_section(circumference, grow=1.3 if soft else 2.7)
        y, z = form[:, 0] / k, (form[:, 1] - WRIST_TOP) / k + WRIST_TOP
        down = np.arange(len(y) // 2)                         # from the top over +y to the bottom
        y, z = y[down], z[down]
        from_lug = np.arctan2((-3.0 if soft else -1.6) - z, y - 19.0)
        touch = np.argmax(np.where(y > 20, -from_lug, -9))
        straight = np.hypot(y[touch] - 19.0, z[touch] - (-3.0 if soft else -1.6))
        run = straight + np.concatenate([[0], np.cumsum(np.hypot(np.diff(y[touch:]), np.diff(z[touch:])))])
        lean = np.unwrap(np.arctan2(-np.diff(z[touch:]), np.diff(y[touch:])))
        grid = np.linspace(0, 80, 1600)
        bend = np.interp(grid, np.concatenate([[0, straight], run[1:]]), np.concatenate([[from_lug[touch]] * 2, lean]))
        width = 61                                            # leather does not kink
        eased = np.convolve(np.pad(bend, width // 2, 'edge'), np.ones(width) / width, 'valid')
        return np.interp(s, grid, eased), min(62.0, run[-1] - 2)
    return law


POSES = {'drape': drape, 'loop': loop, 'closed': closed, 'round-loop': round_loop, 'flat': flat, 'over': over, 'arch': arch, 'cushion': cushion,
         **{f'wrist-{mm}-{size}': hug(mm, size / 40) for mm in (150, 165, 170, 180, 195) for size in (36, 40)}}


def slope(pose, side, soft):
    """(function of an array of s >= 0, length in mm) of one half of the strap; side = +1 at 12 o'clock, -1 at 6."""
    law = POSES[pose]
    return lambda s: law(s, side, soft)[0], law(np.zeros(1), side, soft)[1]
