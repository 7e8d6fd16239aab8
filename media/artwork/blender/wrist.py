"""Section of the form that shows how a watch sits on a wrist: a flat-topped oval whose top lies right under the case back of
a watch with its dial at z = 0."""
import numpy as np
from math import pi

TOP, HIGH, DEEP = -7.2, 47.0, 58.0        # z of its top, its height and depth (mm)
POWER = 2 / 2.5


def section(n=480, grow=0.0):
    """(y, z) points, from the top over +y to the bottom and back; `grow` mm larger all round."""
    t = np.linspace(0, 2*pi, n, endpoint=False)
    y = np.sign(np.sin(t)) * np.abs(np.sin(t)) ** POWER * (DEEP/2 + grow)
    z = np.sign(np.cos(t)) * np.abs(np.cos(t)) ** POWER * (HIGH/2 + grow) + TOP - HIGH/2
    return np.stack([y, z], 1)
