"""Steel tweezers lying on their side along x, tip at x = 0: two leaves welded at the far end, hollow between them."""
import numpy as np
from math import pi
from shape import mesh
from metals import brushed

LENGTH = 118


def leaf(side, mat):
    """One arm as a bent strip: its distance from the middle plane, height and thickness along x."""
    x = np.linspace(0, LENGTH, 90)
    u = x / LENGTH
    away = .25 + 4.6 * np.sin(pi * np.clip(u, 0, 1) ** .8) ** 1.2 * (1 - u) ** .15
    away = np.where(u > .93, np.interp(u, [.93, 1], [away[int(.93*89)], .45]), away)
    high = np.interp(u, [0, .10, .28, .60, .90, 1], [.55, 1.3, 5.2, 8.8, 9.2, 8.4]) / 2
    thick = np.interp(u, [0, .15, 1], [.45, .8, .9])
    v = []
    for a, b, h, t in zip(x, away, high, thick):
        bevel = min(.18, t / 3)
        v += [(a, side*b, -h + bevel), (a, side*b, h - bevel), (a, side*(b + bevel), h), (a, side*(b + t - bevel), h),
              (a, side*(b + t), h - bevel), (a, side*(b + t), -h + bevel), (a, side*(b + t - bevel), -h), (a, side*(b + bevel), -h)]
    n = len(x)
    f = [(8*i + k, 8*i + (k + 1) % 8, 8*i + 8 + (k + 1) % 8, 8*i + 8 + k)[::side] for i in range(n - 1) for k in range(8)]
    f += [tuple(range(8)), tuple(8*(n - 1) + k for k in range(8))]
    mesh('leaf', v, f, mat, None, 24)


def build():
    steel = brushed((.62, .62, .615), .20, .22, along='x')
    for side in (1, -1):
        leaf(side, steel)
