"""Fewer corners than a close-up needs: what the renders take 720 steps for, a watch that turns shows in 96. Must run before
any part is imported, since parts take these builders by name."""
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


def lower():
    for name in fine:
        setattr(shape, name, globals()[name])
    from parts import strap_path
    strip = strap_path.strip
    strap_path.strip = lambda path, top, under, s0, s1, width_at, nu=64, ds=.22: strip(path, top, under, s0, s1, width_at, min(nu, 44), max(ds, .7))
