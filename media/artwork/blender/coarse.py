"""Fewer corners than a close-up needs: what the renders take 720 steps for, a watch that turns shows in 96. Must run before
any part is imported, since parts take these builders by name."""
import bpy
import numpy as np
import nodes
import shape

STEPS = 96
fine = {name: getattr(shape, name) for name in ('revolve', 'pillow', 'rounded_rect', 'circle', 'arc')}


def steps_of(profile, segments, cut):
    """Teeth, flutes and notches keep what carves them; small things need fewer steps than large ones."""
    if cut:
        return min(segments, 480 if max(r for r, _ in profile) > 8 else 180)
    radius = max(r for r, _ in profile)
    return int(min(segments, max(12, round(STEPS * min(1, (radius / 14) ** .5) / 4) * 4)))


def revolve(name, profile, mats, segments=720, cut_r=None, cut_z=None, smooth=30):
    return fine['revolve'](name, profile, mats, steps_of(profile, segments, cut_r or cut_z), cut_r, cut_z, smooth)


def rounded_rect(w, h, r, seg=6, sub=5):
    return fine['rounded_rect'](w, h, r, min(seg, 2), min(sub, 2))


def pillow(w, h, thick, bevel, corner, crown=(0, 0), nb=4, nt=6, drop=1.0):
    # flat tops keep the ring beside their bevel, or its shading would run over all of them
    return fine['pillow'](w, h, thick, bevel, corner, crown, min(nb, 2), nt if min(w, h) > 3 else min(nt, 2), drop)


def arc(cx, cy, r, a0, a1, n=48):
    return fine['arc'](cx, cy, r, a0, a1, min(n, max(6, round(abs(a1 - a0) / 360 * 72 * min(1, (r / 5) ** .5)) + 1)))


def circle(cx, cy, r, n=96):
    return arc(cx, cy, r, 0, 360, n + 1)[:-1]


def once(weave):
    """The woven pattern takes seconds and is the same for every colour; a picture of Blender's ends with its scene."""
    known = {}

    def again(n=1536):
        im = bpy.data.images.new('weave', n, n, float_buffer=True) if n in known else weave(n)
        if n in known:
            im.colorspace_settings.name = 'Non-Color'
            im.pixels.foreach_set(known[n])
            im.update()
            im.pack()
        else:
            known[n] = np.empty(n * n * 4, np.float32)
            im.pixels.foreach_get(known[n])
        return im
    return again


def lower():
    for name in fine:
        setattr(shape, name, globals()[name])
    nodes.Nodes.occlusion = lambda self, dist, low: 1.0        # a part pictured alone stands in nobody's shade
    from parts import strap_path, strap_soft
    strap_soft.weave = once(strap_soft.weave)
    strip = strap_path.strip

    def coarse_strip(path, top, under, s0, s1, width_at, nu=64, ds=.22):
        return strip(path, whole(top), under, s0, s1, width_at, min(nu, 44), max(ds, .7))
    strap_path.strip = strap_soft.strip = coarse_strip
    from parts import strap_leather
    stitches = strap_leather.stitches
    strap_leather.stitches = lambda path, thread, top, wide, skin: stitches(path, thread, whole(top), wide, skin)


TAPERED = 22.5


def whole(top):
    """A strap's padding thins out by a law made for the short piece a layer shows; a whole strap stays as thick from here on."""
    return lambda u, s: top(u, min(s, TAPERED))
