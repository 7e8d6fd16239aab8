"""Sections of the wrist that shows how a watch sits, by its circumference (mm): flat-topped ovals whose top lies right under the
case back of a watch with its dial at z = 0. objects/wrist_form.py is drawn by them, the poses `wrist-...` fit them."""
from functools import lru_cache
import numpy as np
from math import pi

TOP = -7.2                 # z of a section's top
POWER = 2 / 2.35           # between an ellipse and a rounded rectangle
BREADTH = 1.36             # of the section's depth


def oval(breadth, depth, n=480):
    """(y, z) points about the middle, from the top over +y to the bottom and back."""
    t = np.linspace(0, 2*pi, n, endpoint=False)
    bent = lambda v: np.sign(v) * np.abs(v) ** POWER
    return np.stack([bent(np.sin(t)) * breadth / 2, bent(np.cos(t)) * depth / 2], 1)


@lru_cache(None)
def depth_of(circumference):
    ring = oval(BREADTH, 1)
    return circumference / np.linalg.norm(np.roll(ring, -1, 0) - ring, axis=1).sum()


def section(circumference, n=480, grow=0.0):
    """(y, z) points of the section; `grow` mm larger all round."""
    deep = depth_of(circumference)
    return oval(BREADTH * deep + 2*grow, deep + 2*grow, n) + (0, TOP - deep / 2)
