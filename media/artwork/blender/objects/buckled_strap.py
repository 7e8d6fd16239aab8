"""The closed pin buckle of a leather strap: tail through the frame, tang through a hole, two keepers. Lies along y on a
gentle arc with the buckle's bar at the origin; the strap's head comes from +y."""
from objects import buckle, leather_strap
from objects.run import bent


def build(color='si', code='BR', radius=46.0):
    base = bent(-90, 96, radius)
    buckle.build(color)
    leather_strap.head(base.lifted(lambda s: -.15), code, .2, 92)

    def over(s):
        """Under the front of the frame, over the bar, then flat on the strap's head."""
        t = min(1, max(0, (s + 12) / 13))
        return -1.25 + 3.85 * t * t * (3 - 2*t) - (.25 if s > 6 else 0) * min(1, max(0, (s - 6) / 6))
    leather_strap.tail(base.lifted(over), code, -80, 41, 15.8, holes=(19.2, 5))
    leather_strap.keeper(base, code, 12.5, 16.9, -1.5, 3.95)
    leather_strap.keeper(base, code, 27.0, 16.9, -1.5, 3.85)
