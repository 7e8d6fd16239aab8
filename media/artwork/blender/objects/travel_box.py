"""Soft travel case: a flat pouch of grained leather, two panels sewn together on three sides, with a flap that closes on
a press stud. Lies on z = 0, mouth towards +y. Its mouth stands open by `gap`, so a watch can lie half in it; closed, the flap
runs round it and down its front."""
import numpy as np
from math import pi, sin, cos, sqrt
from shape import mesh, frame, revolve, pillow
from metals import plain, polished
from objects.materials import DEEP_BLUE, grained, suede

WIDTH, LENGTH, LEATHER = 82.0, 104.0, 1.9
HIDE = (.014, .016, .019)


def outline(t):
    """Half width at t = 0 (mouth) .. 1 (foot): straight, with round corners at the foot."""
    y = t * LENGTH
    r = 14.0
    if y < LENGTH - r:
        return WIDTH / 2
    d = y - (LENGTH - r)
    return WIDTH / 2 - r + sqrt(max(0, r * r - d * d))


def _panel(mat, cloth, height, thick=LEATHER):
    """A sheet following height(u, t), u -1..1 across, t 0..1 from mouth to foot: leather above, lining below."""
    nu, nt = 65, 90
    us, ts = np.sin(np.linspace(-1, 1, nu) * pi / 2), 1 - (1 - np.linspace(0, 1, nt)) ** 1.35
    ts = np.clip(ts, 0, .99999)
    top = np.array([[(u * outline(t), -t * LENGTH, height(u, t) + thick) for u in us] for t in ts])
    low = top - (0, 0, thick)
    low[:, :, 0] *= .996
    v = np.concatenate([top.reshape(-1, 3), low.reshape(-1, 3)])
    k = nu * nt
    f, idx = [], []
    for j in range(nt - 1):
        for i in range(nu - 1):
            a = j * nu + i
            f.append((a, a + nu, a + nu + 1, a + 1))
            f.append((k + a, k + a + 1, k + a + nu + 1, k + a + nu))
            idx += [0, 1]
    ring = [i for i in range(nu)] + [j * nu + nu - 1 for j in range(1, nt)] + [(nt - 1) * nu + i for i in range(nu - 2, -1, -1)] + [j * nu for j in range(nt - 2, 0, -1)]
    for a, b in zip(ring, ring[1:] + ring[:1]):
        f.append((a, b, k + b, k + a))
        idx.append(2)
    edge = plain(tuple(.5 * c for c in HIDE), .35)           # burnished cut edge
    mesh('panel', v, f, [mat, cloth, edge], idx, 50)


def _stitches(points, normals, thread):
    """Saddle stitches along a line on the leather."""
    p = np.asarray(points, float)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    vv, ff, base = [], [], 0
    for s in np.arange(1.5, run[-1] - 1, 3.4):
        at = np.array([np.interp(s, run, p[:, k]) for k in range(3)])
        to = np.array([np.interp(s + .5, run, p[:, k]) for k in range(3)]) - at
        to /= np.linalg.norm(to)
        n = np.array([np.interp(s, run, normals[:, k]) for k in range(3)])
        side = np.cross(to, n)
        v, f, _ = pillow(.62, 2.5, .5, .26, .3, nb=3, nt=2)
        vv.append(at + v[:, :1] * side + v[:, 1:2] * to + (v[:, 2:] + .22) * n)
        ff += [tuple(q + base for q in t) for t in f]
        base += len(v)
    mesh('stitch', np.vstack(vv), ff, thread, None, 40)


def _belly(gap):
    """Height of the upper panel's underside: open at the mouth, closed at the sewn edges."""
    def height(u, t):
        across = max(0.0, 1 - (abs(u) / .90) ** 2.4)
        along = (1 - t) ** .55 * (1 - .25 * t)
        sag = 1.2 * sin(pi * t) * across
        return LEATHER + .05 + gap * across * along + sag
    return height


def build(gap=13.0, flap=62.0, closed=False, lining=DEEP_BLUE, hide=HIDE, thread_col=(.30, .31, .33)):
    """`gap` mm between the panels at the mouth; `flap` mm of flap, lying open behind the mouth or closed over it."""
    leather, cloth = grained(hide), suede(lining)
    thread = plain(thread_col, .7)
    belly = _belly(gap)
    _panel(leather, cloth, belly)
    # the lower panel turns over: lining looks up, and runs on as the flap
    with frame(rot=(0, 0, 0)):
        nu, nt = 65, 130
        us = np.sin(np.linspace(-1, 1, nu) * pi / 2)
        ys = np.concatenate([np.linspace(flap, 0, 60)[:-1], -LENGTH * np.clip(1 - (1 - np.linspace(0, 1, nt - 59)) ** 1.35, 0, .99999)])

        def half(y):
            if y <= 0:
                return outline(min(.99999, -y / LENGTH))
            r = 17.0
            d = max(0, y - (flap - r))
            return WIDTH / 2 - .02 * y - r + sqrt(max(0, r * r - d * d))

        def lift(u, y):                                      # the flap springs up a little, its end curls
            return 0 if y <= 0 else 2.6 * (y / flap) ** 2 + .9 * (y / flap) * u * u
        def over(u, y, out):
            """Of the flap when closed: round the mouth, then on the upper panel; `out` mm outside its lining."""
            x = u * half(y)
            at = lambda t: belly(min(.999, abs(x) / outline(t)), t) + LEATHER
            r = (at(0) - LEATHER) / 2
            if y < pi * r:
                return x, (r + out) * sin(y / r), LEATHER + r - (r + out) * cos(y / r)
            t = min(.999, (y - pi * r) / LENGTH)
            return x, -t * LENGTH, at(t) + out + .15

        def open_(u, y, out):
            return u * half(y), y, LEATHER + lift(u, y) - out
        place = lambda u, y, out: over(u, y, out) if closed and y > 0 else open_(u, y, out)
        top = np.array([[place(u, y, 0) for u in us] for y in ys])
        low = np.array([[place(u, y, LEATHER) for u in us] for y in ys])
        v = np.concatenate([top.reshape(-1, 3), low.reshape(-1, 3)])
        n, k = len(ys), nu * len(ys)
        f, idx = [], []
        for j in range(n - 1):
            for i in range(nu - 1):
                a = j * nu + i
                f += [(a, a + nu, a + nu + 1, a + 1), (k + a, k + a + 1, k + a + nu + 1, k + a + nu)]
                idx += [1, 0]
        ring = list(range(nu)) + [j * nu + nu - 1 for j in range(1, n)] + [(n - 1) * nu + i for i in range(nu - 2, -1, -1)] + [j * nu for j in range(n - 2, 0, -1)]
        for a, b in zip(ring, ring[1:] + ring[:1]):
            f.append((a, b, k + b, k + a))
            idx.append(2)
        mesh('back', v, f, [leather, cloth, plain(tuple(.5 * c for c in hide), .35)], idx, 50)
        edge = [(half(y) - 3.2, y) for y in np.linspace(1, flap - 17, 30)]
        edge += [(WIDTH / 2 - .02 * flap - 17 + 13.8 * cos(a), flap - 17 + 13.8 * sin(a)) for a in np.linspace(0, pi / 2, 14)]
        edge += [(x, edge[-1][1]) for x in np.linspace(edge[-1][0], 0, 12)]
        edge += [(-x, y) for x, y in edge[::-1]]
        seam = [place(x / half(y), y, LEATHER if closed else 0) for x, y in edge]
        if closed:
            seam = [p for p in seam if p[1] < 0]
        _stitches(seam, np.tile((0, 0, 1.0), (len(seam), 1)), thread)
    # stitching of the three sewn sides
    ts = np.linspace(.015, .9999, 160)
    side = []
    for t in ts:
        w = outline(t)
        r = 14.0
        inset = 3.4
        y = -t * LENGTH
        d = -y - (LENGTH - r)
        if d <= 0:
            side.append((w - inset, y))
    side += [(WIDTH / 2 - r + (r - 3.4) * cos(a), -(LENGTH - r) - (r - 3.4) * sin(a)) for a in np.linspace(0, pi / 2, 16)]
    side += [(x, side[-1][1]) for x in np.linspace(side[-1][0], 0, 12)]
    line = side + [(-x, y) for x, y in side[::-1]]
    at = lambda x, y: (x, y, belly(x / max(1e-3, outline(min(.9999, -y / LENGTH))), min(.9999, -y / LENGTH)) + LEATHER)
    pts = np.array([at(x, y) for x, y in line])
    _stitches(pts, np.tile((0, 0, 1.0), (len(pts), 1)), thread)
    # press stud: its socket sits on the pouch, its other half in the flap, whose outside shows a cap
    steel = polished((.62, .615, .61), .12)
    reach = flap - pi * (belly(0, 0)) / 2 if closed else .42 * LENGTH
    if closed:
        with frame((0, 15 - reach, belly(0, (reach - 15) / LENGTH) + 2*LEATHER + .15)):
            revolve('cap', [(5.4, -.2), (5.4, .5), (5.1, .95), (4.2, 1.25), (2.2, 1.4), (.01, 1.42)], [steel], 96, smooth=30)
        return
    with frame((0, -reach, belly(0, .42) + LEATHER)):
        revolve('socket', [(5.2, -.1), (5.2, .35), (4.8, .75), (3.6, .85), (3.2, .5), (2.4, .45), (.01, .45)], [steel], 64, smooth=30)
    with frame((0, flap - 15, LEATHER + lift(0, flap - 15))):
        revolve('stud', [(5.0, -.1), (5.0, .4), (4.5, .7), (2.6, .8), (2.5, 1.9), (2.2, 2.3), (1.2, 2.5), (.01, 2.5)], [steel], 64, smooth=30)
