"""Flat ribbons along a line in space, with uv in mm, and a tied bow."""
import numpy as np
from math import pi
from shape import mesh, spline
from objects.materials import ribbon as ribbon_cloth


def band(points, across, width, mat, thick=.35, curl=0.0):
    """Ribbon along `points` (N x 3); `across` is the direction of its width, one vector or one per point. `curl` bends it
    into a shallow gutter of that many mm."""
    p = np.asarray(points, float)
    a = np.broadcast_to(np.asarray(across, float), p.shape).copy()
    tan = np.gradient(p, axis=0)
    tan /= np.linalg.norm(tan, axis=1)[:, None]
    a -= (a * tan).sum(1)[:, None] * tan
    a /= np.linalg.norm(a, axis=1)[:, None]
    up = np.cross(a, tan)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    us = np.linspace(-1, 1, 9)
    v, uv = [], []
    for side in (1, -1):
        for u in us[::side]:
            v.append(p + a * (u * width / 2) + up * (side * thick / 2 + curl * (u * u - .4)))
            uv.append(np.stack([np.full(len(p), u), run], 1))
    m, n = len(v), len(p)
    f = [(k * n + i, k * n + i + 1, (k + 1) % m * n + i + 1, (k + 1) % m * n + i) for k in range(m) for i in range(n - 1)]
    return mesh('ribbon', np.concatenate(v), f, mat, None, 50, np.concatenate(uv))


def bow(at, width, col, size=1.0):
    """Two loops, a knot and two tails that follow the lid; `at` is the middle of the knot's foot."""
    mat = ribbon_cloth(col)
    o = np.array(at, float)
    for g in (-1, 1):
        # a loop leaves the knot, rises, turns over and comes back flat
        side = spline([(0, 0, 2.2), (9, .6, 6.0), (21, 1.4, 11.5), (31, 1.0, 11.0), (34.5, 0, 6.6), (30, -1.0, 2.9), (20, -1.4, 1.9), (9, -.6, 1.6), (0, 0, 1.4)], 10)
        p = np.array(side) * size * (g, 1, 1)
        turn = np.stack([np.full(len(p), .10 * g), np.ones(len(p)), np.full(len(p), .12)], 1)
        band(o + p, turn, width * .92, mat, curl=.5)
        tail = np.array(spline([(0, 0, 1.4), (8, -7, 1.5), (17, -17, .9), (26, -30, .8), (31, -39, 2.4)], 10)) * size * (g, 1, 1)
        across = np.stack([np.full(len(tail), 1.0), np.full(len(tail), .62 * g), np.full(len(tail), 0.0)], 1)
        band(o + tail, across, width * .92, mat, curl=.25)
    t = np.linspace(-pi * .10, pi * 1.10, 30)
    knot = np.stack([np.zeros(30), 6.2 * size * np.cos(t), 5.6 * size * np.sin(t) + .2], 1)
    band(o + knot, (1, 0, 0), width * .80, mat, .8, curl=.9)
